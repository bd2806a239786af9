"""A game from its first question to its last."""

import gc
import random
import threading
import unittest

from support import CONFIG, adjutant, answer, play_on, python, state

from adjutant import Game, constants


class Playing(unittest.TestCase):
    def test_a_whole_random_game(self):
        with Game(CONFIG) as game:
            pick = random.Random(1)
            while not game.info().over:
                info, orders, question = game.info(), game.orders(), game.orders_json()
                self.assertEqual(len(orders), info.order_count)
                self.assertEqual([row["action"] for row in question["orders"]], [order.action for order in orders])
                self.assertEqual(sum(order.flags & constants.ORDER_DEFAULT for order in orders), 1)
                index = pick.randrange(len(orders))
                row = question["orders"][index]
                self.assertEqual(game.order_text(index, constants.TEXT_NOTATION), row["notation"])
                self.assertEqual(game.order_text(index), row["label"])
                game.check(row["notation"])
                game.submit_text(info.seat, info.revision, row["notation"])
            outcome = game.outcome()
            self.assertNotEqual(outcome.reason, 0)
            self.assertEqual(sum(outcome.result), 0)
            self.assertEqual(game.view()["outcome"]["winner"], outcome.winner)
            self.assertEqual(game.orders(), [])
            with self.assertRaises(adjutant.OverError):
                game.submit(constants.VIEWER_ALL, game.info().revision, 0)

    def test_stepping_is_the_same_as_submitting(self):
        with Game(CONFIG) as one, Game(CONFIG) as other:
            pick = random.Random(2)
            info = one.info()
            while not info.over:
                index = pick.randrange(info.order_count)
                one.submit(info.seat, info.revision, index)
                stepped, orders = other.step(constants.VIEWER_ALL, info.revision, index)
                info = one.info()
                self.assertEqual(bytes(stepped), bytes(info))
                self.assertEqual([bytes(order) for order in orders], [bytes(order) for order in one.orders()])
            self.assertEqual(one.hash(), other.hash())

    def test_a_step_whose_orders_do_not_fit_answers_once(self):
        with Game(CONFIG) as game, Game(CONFIG) as twin:
            game._orders._resize(1)
            info, orders = game.step(constants.VIEWER_ALL, game.info().revision, 0)
            answer(twin)
            self.assertEqual((info.answers, game.hash()), (twin.info().answers, twin.hash()))
            self.assertEqual(len(orders), 2)

    def test_buffers_grow(self):
        with Game(CONFIG) as game:
            expected = game.view(), game.events(), game.save(), game.orders()
            for buffer in (game._texts, game._events, game._orders):
                buffer._resize(1)
            found = game.view(), game.events(), game.save(), game.orders()
            self.assertEqual(found[0], expected[0])
            self.assertEqual(found[2], expected[2])
            for one, other in ((found[1], expected[1]), (found[3], expected[3])):
                self.assertEqual([bytes(item) for item in one], [bytes(item) for item in other])

    def test_a_list_is_not_changed_by_the_next(self):
        with Game(CONFIG) as game:
            orders = game.orders()
            before = [bytes(order) for order in orders]
            play_on(game, 3, 20)
            game.orders()
            self.assertEqual([bytes(order) for order in orders], before)

    def test_what_is_in_a_struct_is_shown(self):
        with Game(CONFIG) as game:
            self.assertIn("order_count=2", repr(game.info()))
            shown = "Outcome(winner=-1, reason=0, seats=2, score=[0, 0, 0, 0], result=[0, 0, 0, 0])"
            self.assertEqual(repr(game.outcome()), shown)


class Refusing(unittest.TestCase):
    def test_a_refusal_says_why_and_changes_nothing(self):
        with Game(CONFIG) as game:
            answer(game)
            answer(game)
            before, info = state(game), game.info()
            for refuse in (
                lambda: game.submit_text(info.seat, info.revision, "end_turn"),
                lambda: game.check("end_turn"),
            ):
                with self.assertRaises(adjutant.RuleError) as caught:
                    refuse()
                self.assertEqual(caught.exception.status, constants.E_RULE)
                self.assertEqual(caught.exception.status_name, "ADJ_E_RULE")
                self.assertEqual(caught.exception.reason, constants.LE_REASON_MUST_PASS)
                self.assertEqual(caught.exception.rule, "Pass")
                self.assertIn("Pass", caught.exception.message)
                self.assertEqual(str(caught.exception), f"{caught.exception.message} (rulebook: Pass)")
            refusals = {
                constants.REASON_NO_SUCH_INDEX: lambda: game.submit(info.seat, info.revision, 10_000),
                constants.REASON_NO_SUCH_ORDER: lambda: game.submit_text(info.seat, info.revision, "grün 🌞"),
                constants.REASON_NO_AGREED_DRAW: game.agree_draw,
            }
            for reason, refuse in refusals.items():
                with self.assertRaises(adjutant.RuleError) as caught:
                    refuse()
                self.assertEqual(caught.exception.reason, reason)
            with self.assertRaises(adjutant.StaleError):
                game.submit(info.seat, info.revision - 1, 0)
            with self.assertRaises(adjutant.ArgumentError):
                game.undo(99)
            with self.assertRaises(adjutant.ArgumentError):
                game.text(99)
            self.assertEqual(state(game), before)

    def test_a_seat_sees_its_own_cards_only(self):
        with Game(CONFIG) as game:
            for seat in (0, 1):
                draws = [event for event in game.events_json(viewer=seat) if event["kind"] == "draw"]
                self.assertEqual(len(draws), 12)
                for event in draws:
                    self.assertEqual(event["masked"], event["seat"] != seat)
                    self.assertEqual("card" in event, event["seat"] == seat)
                for event in game.events(viewer=seat):
                    if event.kind == constants.LE_EVENT_DRAW:
                        self.assertEqual(bool(event.flags & constants.EVENT_MASKED), event.seat != seat)
                        self.assertEqual(event.card == 0, event.seat != seat)
                hands = [entity["owner"] for entity in game.view(seat)["entities"] if entity["place"].startswith("hand")]
                self.assertEqual(hands, [seat] * 6)

    def test_a_seat_that_is_not_asked_has_no_orders(self):
        with Game(CONFIG) as game:
            info = game.info()
            for viewer in (1 - info.seat, constants.VIEWER_PUBLIC, 2):
                for look in (game.orders, game.orders_json):
                    with self.assertRaises(adjutant.ViewerError):
                        look(viewer)
                with self.assertRaises(adjutant.ViewerError):
                    game.submit(viewer, info.revision, 0)
            self.assertEqual(game.info(1 - info.seat).order_count, 0)
            asked, orders = game.step(info.seat, info.revision, 0)
            self.assertNotEqual(asked.seat, info.seat)
            self.assertEqual((asked.order_count, list(orders)), (0, []))


class Keeping(unittest.TestCase):
    def test_saving_loading_replaying_and_cloning(self):
        with Game(CONFIG) as game:
            play_on(game, 3, 40)
            with Game.load(bytearray(game.save())) as loaded, game.clone() as clone, game.clone(5) as other:
                self.assertEqual({loaded.hash(), clone.hash(), other.hash()}, {game.hash()})
                for twin in (game, loaded, clone, other):
                    play_on(twin, 4)
                self.assertEqual({game.hash()}, {loaded.hash(), clone.hash()})
                self.assertNotEqual(other.hash(), game.hash())
            record = game.record()
            with Game.replay(record) as replayed:
                self.assertEqual(replayed.hash(), game.hash())
            with Game.replay(record, upto=10) as part:
                self.assertEqual(part.info().answers, 10)
            record["answers"][5]["hash"] = "0" * 16
            with self.assertRaises(adjutant.DivergedError) as caught:
                Game.replay(record)
            self.assertEqual(caught.exception.detail, 5)
            with self.assertRaises(adjutant.DataError):
                Game.load(game.save()[:-1])

    def test_a_players_save_is_for_looking(self):
        with Game(CONFIG) as game:
            play_on(game, 3, 40)
            with Game.load(game.save(0)) as seen:
                self.assertEqual(seen.view(0), game.view(0))
                self.assertEqual(seen.hash(0), game.hash(0))
                for forbidden in (seen.view, seen.undo, seen.clone, seen.record, lambda: seen.hash(1)):
                    with self.assertRaises(adjutant.ViewerError):
                        forbidden()

    def test_undo_and_events(self):
        with Game(CONFIG) as game:
            before, hashed, events = game.view()["question"], game.hash(), game.info().events
            answer(game)
            self.assertEqual(game.info().undoable, 1)
            game.undo()
            self.assertEqual((game.view()["question"], game.hash()), (before, hashed))
            news = game.events(since=events)
            self.assertEqual(news[-1].kind, constants.EVENT_UNDO)
            self.assertEqual([event.number for event in news], list(range(events + 1, game.info().events + 1)))
            self.assertEqual([event["text"] for event in game.events_json(events)], [
                line.split("] ", 1)[1] for line in game.text(constants.TEXT_EVENTS, since=events).splitlines()
            ])
            with self.assertRaises(adjutant.RuleError) as caught:
                game.undo()
            self.assertEqual(caught.exception.reason, constants.REASON_NOTHING_TO_UNDO)
            for look in (game.events, game.events_json):
                with self.assertRaises(adjutant.GoneError):
                    look(since=10_000)

    def test_a_half_made_order_is_cancelled(self):
        cancelled = 0
        for seed in range(20):
            with Game({**CONFIG, "seed": seed}) as game:
                pick, whole = random.Random(seed), None
                while not game.info().over and cancelled < 10:
                    info = game.info()
                    if info.pending == 0:
                        whole = (game.hash(), info.seat)
                    elif pick.random() < 0.2:
                        for _ in range(info.pending):
                            game.undo()
                        self.assertEqual((game.hash(), game.info().seat), whole)
                        self.assertEqual(game.info().pending, 0)
                        cancelled += 1
                        continue
                    answer(game, pick.randrange(info.order_count))
        self.assertEqual(cancelled, 10)

    def test_resigning(self):
        with Game(CONFIG) as game:
            with self.assertRaises(adjutant.ViewerError):
                game.resign(2)
            game.resign(1, constants.CAUSE_TIME)
            self.assertEqual((game.outcome().winner, game.outcome().reason), (0, constants.REASON_TIME_UP))
            with self.assertRaises(adjutant.OverError):
                game.resign(0)

    def test_the_host_rolls(self):
        with Game({**CONFIG, "chance": "host"}) as game:
            info, orders = game.info(), game.orders()
            self.assertEqual(info.seat, constants.SEAT_CHANCE)
            self.assertTrue(all(order.weight for order in orders))
            game.submit(constants.SEAT_CHANCE, info.revision, constants.INDEX_CHANCE)
            self.assertEqual(game.info().answers, info.answers + 1)


class Lives(unittest.TestCase):
    def test_a_closed_game_is_closed(self):
        with Game(CONFIG) as game:
            game.info()
        game.close()
        uses = (game.info, game.orders, game.view, game.save, game.undo, game.clone, lambda: game.submit(0, 0, 0))
        for use in uses:
            with self.assertRaises(adjutant.HandleError):
                use()
        with self.assertRaises(ValueError):  # As of a closed file.
            game.hash()

    def test_nothing_leaks(self):
        before = adjutant.build_info()["live"]["games"]
        for seed in range(2000):
            Game({"ruleset": "lost_empires", "seed": seed})
        gc.collect()
        self.assertEqual(adjutant.build_info()["live"]["games"], before)
        for _ in range(10):
            with self.assertRaises(adjutant.ConfigError):
                Game({"ruleset": "chess"})
        self.assertEqual(adjutant.build_info()["live"]["games"], before)

    def test_an_interpreter_may_end_with_games_alive(self):
        program = "import adjutant, threading, time; g = adjutant.Game({'ruleset': 'lost_empires'}); c = g.clone(); c.me = c"
        worker = "; threading.Thread(target=lambda: [g.view() for _ in iter(int, 1)], daemon=True).start(); time.sleep(0.1)"
        for end in ("", worker):
            done = python("-X", "dev", "-c", program + end)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertNotIn("Fatal", done.stderr)

    def test_threads_on_two_games(self):
        hashes = {}

        def work(name):
            with Game({"ruleset": "lost_empires", "seed": "grün 🌞"}) as game:
                play_on(game, 5)
                hashes[name] = game.hash()

        self._run([lambda name=name: work(name) for name in "ab"])
        self.assertEqual(hashes["a"], hashes["b"])

    def test_threads_on_one_game(self):
        troubles, done = [], threading.Event()
        with Game(CONFIG) as game:

            def look():
                try:
                    while not done.is_set():
                        since = game.info().events
                        news = game.events(since)
                        if [event.number for event in news] != list(range(since + 1, since + 1 + len(news))):
                            troubles.append("events are mixed up")
                        if game.view(0)["viewer"] != game.view(0)["viewer"] or game.orders_json()["revision"] < 0:
                            troubles.append("texts are mixed up")
                except Exception as error:  # A thread must not swallow it.
                    troubles.append(error)

            def act():
                play_on(game, 6)
                done.set()

            self._run([look, look, act])
        self.assertEqual(troubles, [])

    def _run(self, works):
        threads = [threading.Thread(target=work) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


if __name__ == "__main__":
    unittest.main()
