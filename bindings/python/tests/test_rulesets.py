"""Every scenario of every ruleset through the same lines: a host has no part that knows a game."""

import random
import unittest

from support import adjutant

from adjutant import constants


def scenarios():
    """Ruleset and scenario, all of them."""
    for ruleset in adjutant.rulesets():
        for scenario in ruleset["scenarios"]:
            yield ruleset, scenario["scenario"]


class EveryRuleset(unittest.TestCase):
    def test_every_scenario_plays_to_its_end(self):
        seats = set()
        for ruleset, scenario in scenarios():
            with self.subTest(ruleset=ruleset["id"], scenario=scenario):
                # Random players need not come to an end of their own: on large boards the host sets a limit.
                config = {"ruleset": ruleset["id"], "scenario": scenario, "options": {"max_rounds": 12}, "seed": 3}
                self.assertEqual(adjutant.config_check(config), [])
                with adjutant.Game(config) as game:
                    seats.add(game.info().seats)
                    self.play(game, 1)
                    self.assert_over(game)
                    self.assert_kept(game)
        self.assertEqual(seats, {2, 4})

    def test_wars_come_to_an_end_of_their_own(self):
        # Four factions have four seats on 20 x 24 squares. A War of Attrition has no end between random players, for new
        # units come for ever: it is played above, with a limit.
        for wish in ({}, {"scenario": "messenger"}, {"scenario": "four_factions"}):
            with self.subTest(**wish), adjutant.Game({"ruleset": "colonial_space_wars", **wish}) as game:
                self.play(game, 7)
                self.assert_over(game)
                self.assert_kept(game)
                self.assertGreater(game.outcome().reason, 0x200, "not the host's limit")
                if wish.get("scenario") == "four_factions":
                    board = game.view()["board"]
                    self.assertEqual((board["rows"], board["columns"], game.info().seats), (20, 24, 4))

    def play(self, game, seed):
        """Random answers by step, by index and by notation, with looks from every side; events are told in order."""
        pick, told, step = random.Random(seed), 0, 0
        while not game.info().over:
            info = game.info()
            index, step = pick.randrange(info.order_count), step + 1
            if step % (2 + step // 10) == 0:  # Of a long game ever fewer.
                self.look(game, info, index)
            if step % 3 == 0:
                game.step(info.seat, info.revision, index)
            elif step % 3 == 1:
                game.submit(info.seat, info.revision, index)
            else:
                notation = game.order_text(index, constants.TEXT_NOTATION)
                game.check(notation, info.seat)
                game.submit_text(info.seat, info.revision, notation)
            if step % 10 == 0:
                events = game.events_json(told, info.seat)
                self.assertEqual([event["number"] for event in events], list(range(told + 1, told + 1 + len(events))))
                self.assertTrue(all(event["text"] for event in events))
                told += len(events)

    def look(self, game, info, index):
        """The list of orders says the same in every form, and is for the seat that is asked alone."""
        orders, question = game.orders(), game.orders_json(info.seat)
        self.assertEqual(len(orders), info.order_count)
        self.assertEqual([row["action"] for row in question["orders"]], [order.action for order in orders])
        self.assertEqual([row["value"] for row in question["orders"]], [order.value for order in orders])
        self.assertEqual(sum(order.flags & constants.ORDER_DEFAULT for order in orders), 1)
        self.assertEqual(len({row["notation"] for row in question["orders"]}), len(orders))
        row = question["orders"][index]
        self.assertEqual(game.order_text(index, constants.TEXT_NOTATION), row["notation"])
        self.assertEqual(game.order_text(index), row["label"])
        for other in set(range(info.seats)) - {info.seat}:
            self.assertEqual(game.info(other).order_count, 0)
            with self.assertRaises(adjutant.ViewerError):
                game.orders(other)
            with self.assertRaises(adjutant.ViewerError):
                game.submit(other, info.revision, index)
        for viewer in (*range(info.seats), constants.VIEWER_PUBLIC):
            view = game.view(viewer)
            self.assertEqual((view["viewer"], view["question"]["seat"]), (viewer, info.seat))
            self.assertNotIn("position", view)
            with adjutant.Game.load(game.save(viewer)) as seen:
                self.assertEqual((seen.view(viewer), seen.hash(viewer)), (view, game.hash(viewer)))

    def assert_kept(self, game):
        """A game that is loaded or replayed is the same game."""
        with adjutant.Game.load(game.save()) as loaded, adjutant.Game.replay(game.record()) as replayed:
            self.assertEqual(loaded.hash(), game.hash())
            self.assertEqual(replayed.hash(), game.hash())
            self.assertEqual(bytes(replayed.outcome()), bytes(game.outcome()))
        with self.assertRaises(adjutant.OverError):
            game.submit(constants.VIEWER_ALL, game.info().revision, 0)

    def assert_over(self, game):
        """The outcome says the same in the struct and in the view."""
        outcome, view = game.outcome(), game.view()
        self.assertNotEqual(outcome.reason, 0)
        self.assertEqual(view["outcome"]["result"], list(outcome.result)[: outcome.seats])
        self.assertTrue(view["outcome"]["text"])
        winners = [seat for seat in range(outcome.seats) if outcome.result[seat] > 0]
        self.assertEqual(outcome.winner, winners[0] if len(winners) == 1 else -1)
        self.assertEqual(len(view["seats"]), outcome.seats)
        self.assertTrue(all(seat["name"] for seat in view["seats"]))
        self.assertEqual(game.orders(), [])

    def test_a_game_of_four_goes_on_when_a_seat_gives_up(self):
        with adjutant.Game({"ruleset": "colonial_space_wars", "scenario": "four_factions"}) as game:
            for seat in (2, 0):
                game.resign(seat)
                self.assertFalse(game.info().over)
                with self.assertRaises(adjutant.RuleError):
                    game.resign(seat)
            game.resign(1)
            self.assert_over(game)
            self.assertEqual((game.outcome().winner, game.outcome().reason), (3, constants.REASON_RESIGNED))

    def test_a_draw_can_be_agreed_where_the_rulebook_knows_one(self):
        with adjutant.Game({"ruleset": "colonial_space_wars"}) as game:
            game.agree_draw()
            self.assertEqual((game.outcome().winner, game.outcome().reason), (-1, constants.REASON_AGREED))
        with adjutant.Game({"ruleset": "lost_empires"}) as game:
            with self.assertRaises(adjutant.RuleError) as caught:
                game.agree_draw()
            self.assertEqual(caught.exception.reason, constants.REASON_NO_AGREED_DRAW)

    def test_a_refusal_names_the_section(self):
        with adjutant.Game({"ruleset": "colonial_space_wars"}) as game:
            with self.assertRaises(adjutant.RuleError) as caught:
                game.check("base west")
            self.assertEqual((caught.exception.reason, caught.exception.rule), (constants.CSW_REASON_NO_BASE, "2.2"))


if __name__ == "__main__":
    unittest.main()
