"""The Python binding, against the built library (``ADJUTANT_LIBRARY``)."""

import ctypes
import gc
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading
import unittest

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
sys.path.insert(0, str(PACKAGE))

import adjutant  # noqa: E402
from adjutant import _native, constants  # noqa: E402
from adjutant import Game  # noqa: E402

HEADER = (ROOT / "include" / "adjutant.h").read_text()
CONFIG = {"ruleset": "lost_empires", "seed": 7}


def play_on(game, pick, answers=10**9):
    """Gives so many random answers, or plays to the end."""
    for _ in range(answers):
        info = game.info()
        if info.over:
            return
        game.submit(info.seat, info.revision, pick.randrange(info.order_count))


class TheHeader(unittest.TestCase):
    """What the header declares is what the binding uses."""

    def test_every_function_has_its_types(self):
        declared = set(re.findall(r"^[\w ]+\**\b(adj_\w+)\(", HEADER, re.M))
        self.assertGreater(len(declared), 30)
        self.assertEqual(declared, set(_native.SIGNATURES) | set(_native.OTHERS))
        for name in declared:
            function = getattr(_native.lib, name)
            self.assertIsNotNone(function.argtypes, name)
            self.assertNotEqual(function.restype, ctypes.c_char_p, name)
            parameters = re.search(rf"\b{name}\(([^)]*)\)", HEADER).group(1)
            count = 0 if parameters == "void" else len(parameters.split(","))
            self.assertEqual(len(function.argtypes), count, name)

    def test_every_constant_is_the_headers(self):
        declared = {name: int(value, 0) for name, value in re.findall(r"^#define ADJ_(\w+) (-?\w+)$", HEADER, re.M)}
        ours = {name: value for name, value in vars(constants).items() if name.isupper()}
        self.assertEqual(declared, ours)

    def test_structs_have_their_layouts(self):
        layout = (ROOT / "tests" / "abi" / "layout.txt").read_text().splitlines()
        structs = {"adj_error": _native.Error, "adj_info": _native.Info, "adj_outcome": _native.Outcome}
        structs.update({"adj_order": _native.Order, "adj_event": _native.Event})
        current, seen = None, 0
        for line in layout:
            name, number = line.split()
            if not line.startswith(" "):
                current = structs[name]
                self.assertEqual(ctypes.sizeof(current), int(number), name)
            else:
                self.assertEqual(getattr(current, name).offset, int(number), f"{current.__name__}.{name}")
                seen += 1
        self.assertEqual(seen, sum(len(struct._fields_) for struct in structs.values()))


class AGame(unittest.TestCase):
    """A game from its first question to its last."""

    def test_a_whole_random_game(self):
        with Game(CONFIG) as game:
            pick = random.Random(1)
            while not game.info().over:
                info, orders = game.info(), game.orders()
                self.assertEqual(len(orders), info.order_count)
                question = game.orders_json()
                self.assertEqual([row["action"] for row in question["orders"]], [order.action for order in orders])
                index = pick.randrange(len(orders))
                notation = game.order_text(index, constants.TEXT_NOTATION)
                self.assertEqual(notation, question["orders"][index]["notation"])
                game.check(notation)
                game.submit_text(info.seat, info.revision, notation)
            outcome = game.outcome()
            self.assertNotEqual(outcome.reason, 0)
            self.assertEqual(sum(outcome.result), 0)
            self.assertEqual(game.view()["outcome"]["winner"], outcome.winner)
            self.assertEqual(game.orders(), [])
            with self.assertRaises(adjutant.OverError):
                game.submit(constants.VIEWER_ALL, game.info().revision, 0)

    def test_stepping_is_the_same_as_submitting(self):
        with Game(CONFIG) as one, Game(CONFIG) as other:
            pick, step = random.Random(2), other.stepper()
            while not one.info().over:
                info = one.info()
                index = pick.randrange(info.order_count)
                one.submit(info.seat, info.revision, index)
                after, count = step(other.info().revision, index)
                self.assertEqual(count, after.order_count)
            self.assertEqual(one.hash(), other.hash())

    def test_a_refusal_says_why_and_changes_nothing(self):
        with Game(CONFIG) as game:
            game.submit(game.info().seat, game.info().revision, 0)
            game.submit(game.info().seat, game.info().revision, 0)
            before, info = game.hash(), game.info()
            with self.assertRaises(adjutant.RuleError) as caught:
                game.submit_text(info.seat, info.revision, "end_turn")
            self.assertEqual(caught.exception.reason, constants.LE_REASON_MUST_PASS)
            self.assertEqual(caught.exception.rule, "Pass")
            self.assertIn("Pass", caught.exception.message)
            self.assertEqual(caught.exception.status_name, "ADJ_E_RULE")
            with self.assertRaises(adjutant.RuleError):
                game.submit(info.seat, info.revision, 10_000)
            with self.assertRaises(adjutant.StaleError):
                game.submit(info.seat, info.revision - 1, 0)
            with self.assertRaises(adjutant.ViewerError):
                game.submit(1 - info.seat, info.revision, 0)
            with self.assertRaises(adjutant.RuleError):
                game.agree_draw()
            self.assertEqual((game.hash(), game.info().revision), (before, info.revision))

    def test_a_seat_sees_its_own_cards_only(self):
        with Game(CONFIG) as game:
            for seat in (0, 1):
                draws = [event for event in game.events_json(viewer=seat) if event["kind"] == "draw"]
                self.assertEqual(len(draws), 12)
                for event in draws:
                    self.assertEqual(event["masked"], event["seat"] != seat)
                    self.assertEqual("card" in event, event["seat"] == seat)
                hands = [entity["owner"] for entity in game.view(seat)["entities"] if entity["place"].startswith("hand")]
                self.assertEqual(hands, [seat] * 6)
            asked = game.info().seat
            self.assertEqual(game.info(1 - asked).order_count, 0)
            with self.assertRaises(adjutant.ViewerError):
                game.orders(1 - asked)

    def test_saving_loading_replaying_and_cloning(self):
        with Game(CONFIG) as game:
            play_on(game, random.Random(3), 40)
            with Game.load(game.save()) as loaded, game.clone() as clone:
                self.assertEqual(loaded.hash(), game.hash())
                for twin in (game, loaded, clone):
                    play_on(twin, random.Random(4))
                self.assertEqual({game.hash()}, {loaded.hash(), clone.hash()})
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
            with Game.load(game.save(0)) as seen:
                self.assertEqual(seen.view(0), game.view(0))
                with self.assertRaises(adjutant.ViewerError):
                    seen.view()

    def test_undo_and_events(self):
        with Game(CONFIG) as game:
            before, events = game.view()["question"], game.info().events
            game.submit(game.info().seat, game.info().revision, 0)
            self.assertEqual(game.info().undoable, 1)
            game.undo()
            self.assertEqual(game.view()["question"], before)
            news = game.events(since=events)
            self.assertEqual(news[-1].kind, constants.EVENT_UNDO)
            self.assertEqual([event.number for event in news], list(range(events + 1, game.info().events + 1)))
            with self.assertRaises(adjutant.RuleError):
                game.undo()
            with self.assertRaises(adjutant.GoneError):
                game.events_json(since=10_000)
            game.resign(1, constants.CAUSE_TIME)
            self.assertEqual((game.outcome().winner, game.outcome().reason), (0, constants.REASON_TIME_UP))

    def test_all_faults_of_a_configuration(self):
        faulty = {"ruleset": "lost_empires", "seats": [{"faction": "fang"}, {"cards": ["dust_marine"]}], "sed": 1}
        with self.assertRaises(adjutant.ConfigError) as caught:
            Game(faulty)
        places = [fault["place"] for fault in caught.exception.faults]
        self.assertEqual(places, ["sed", "seats[0].faction", "seats[1].cards"])
        self.assertEqual(adjutant.config_check(CONFIG), [])
        with self.assertRaises(adjutant.ConfigError):
            Game("{")

    def test_a_closed_game_is_closed(self):
        game = Game(CONFIG)
        game.close()
        game.close()
        with self.assertRaises(ValueError):
            game.info()

    def test_nothing_leaks(self):
        before = adjutant.build_info()["live"]["games"]
        for seed in range(2000):
            Game({"ruleset": "lost_empires", "seed": seed})
        gc.collect()
        self.assertEqual(adjutant.build_info()["live"]["games"], before)

    def test_two_threads_on_two_games(self):
        hashes = {}

        def work(seed):
            with Game({"ruleset": "lost_empires", "seed": "grün 🌞"}) as game:
                play_on(game, random.Random(5))
                hashes[seed] = game.hash()

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(hashes[0], hashes[1])


class TheLibrary(unittest.TestCase):
    """What can be asked without a game."""

    def test_catalogue_rulesets_and_schemas(self):
        self.assertEqual(adjutant.rulesets()[0]["id"], "lost_empires")
        catalog = adjutant.catalog(CONFIG)
        self.assertEqual([card["number"] for card in catalog["cards"]], list(range(1, len(catalog["cards"]) + 1)))
        for name in ("config", "pack", "position", "view", "orders", "events", "record", "catalog"):
            self.assertIn("$schema", adjutant.schema(name))
        with self.assertRaises(adjutant.AdjutantError):
            adjutant.schema("nothing")
        self.assertEqual(adjutant.version(), adjutant.build_info()["version"])


class TheTerminal(unittest.TestCase):
    """``python -m adjutant play``"""

    def play(self, text, *arguments):
        command = [sys.executable, "-m", "adjutant", "play", *arguments]
        done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=PACKAGE, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_a_whole_game_against_a_random_opponent(self):
        out = self.play("0\n" * 2000, "lost_empires", "--seed", "3", "--human", "0")
        self.assertRegex(out, r"Seat \d wins: |A draw: ")

    def test_two_people_save_load_undo_and_leave(self):
        with tempfile.TemporaryDirectory() as folder:
            saved = pathlib.Path(folder) / "game.adj"
            text = f"1000\nnonsense\ncancel\nundo\n0\nundo\n0\n0\nsave {saved}\n0\nload {saved}\ntable\n"
            out = self.play(text, "lost_empires")
            self.assertIn("there is no order 1000", out)
            self.assertIn("No order is half made", out)
            self.assertIn("There is nothing to take back".lower(), out.lower())
            self.assertIn("answers are taken back", out)
            self.assertIn("End of input", out)
            again = self.play("quit\n", "--load", str(saved), "--save", str(saved))
            self.assertIn("issue an order", again)

    def test_a_bad_ruleset_is_told(self):
        command = [sys.executable, "-m", "adjutant", "play", "chess"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=PACKAGE, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no ruleset", done.stderr)


if __name__ == "__main__":
    unittest.main()
