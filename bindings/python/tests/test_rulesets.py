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
                    self.play(game)
                    self.assert_over(game)
                    with adjutant.Game.load(game.save()) as loaded, adjutant.Game.replay(game.record()) as replayed:
                        self.assertEqual(loaded.hash(), game.hash())
                        self.assertEqual(replayed.hash(), game.hash())
                        self.assertEqual(bytes(replayed.outcome()), bytes(game.outcome()))
        self.assertEqual(seats, {2, 4})

    def test_four_factions_fight_to_the_end_on_the_big_board(self):
        with adjutant.Game({"ruleset": "colonial_space_wars", "scenario": "four_factions", "seed": 1}) as game:
            board = game.view()["board"]
            self.assertEqual((board["rows"], board["columns"]), (20, 24))
            self.play(game)
            self.assert_over(game)
            self.assertNotEqual(game.outcome().reason, constants.REASON_MAX_ROUNDS)

    def play(self, game):
        """Random answers by step, by index and by notation; events are told in order."""
        pick, told, step = random.Random(1), 0, 0
        while not game.info().over:
            info = game.info()
            index, step = pick.randrange(info.order_count), step + 1
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
