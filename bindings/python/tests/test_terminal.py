"""``python -m adjutant play``, with the lines of the players piped in."""

import json
import pathlib
import re
import tempfile
import unittest

from support import CONFIG, adjutant, play_on, python

PLAY = ("-m", "adjutant", "play")


class TheTerminal(unittest.TestCase):
    def play(self, text, *arguments):
        done = python(*PLAY, *arguments, text=text)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.saved = pathlib.Path(folder.name) / "game.adj"

    def test_a_whole_game_against_a_random_opponent(self):
        out = self.play("0\n" * 3000, "lost_empires", "--seed", 3, "--human", 0)
        self.assertRegex(out, r"(Feng|Terra Corps) \(seat \d\) wins: |A draw: ")
        self.assertNotIn("End of input", out)
        # What only the opponent may know is not told.
        self.assertIn("Feng draws March Orders", out)
        self.assertEqual(set(re.findall(r"Terra Corps draws (.*)", out)), {"a card"})
        self.assertNotIn("Hand of Terra Corps", out)
        self.assertNotIn("Terra Corps (seat 1)>", out)

    def test_a_whole_game_of_two_people(self):
        out = self.play("0\n" * 6000, "lost_empires", "--human", 0, 1)
        self.assertRegex(out, r"\(seat \d\) wins: |A draw: ")
        turns = re.split(r"===== (.+) \(seat \d\) is asked =====\n", out)[1:]
        self.assertGreater(len(turns), 20)
        for name, told in zip(turns[::2], turns[1::2]):
            self.assertLessEqual(set(re.findall(r"^Hand of (.*):$", told, re.M)), {name})
        self.assertEqual(set(turns[::2]), {"Feng", "Terra Corps"})

    def test_a_game_of_another_ruleset_and_scenario(self):
        out = self.play("0\n" * 600, "colonial_space_wars", "--scenario", "attrition", "--human", 0)
        self.assertRegex(out, r"Union of Terra \(seat 0\)> ")
        self.assertIn("Resource points of Union of Terra: 2", out)
        self.assertIn("End of input", out)  # Units come for ever, so this war has no end of its own.
        done = python(*PLAY, "colonial_space_wars", "--scenario", "picnic")
        self.assertEqual(done.returncode, 1)
        self.assertIn("picnic", done.stderr)

    def test_four_people_and_a_whole_configuration(self):
        config = {"ruleset": "colonial_space_wars", "scenario": "four_factions", "options": {"max_rounds": 1}}
        out = self.play("0\n" * 1000, "--config", json.dumps(config))
        self.assertNotIn("End of input", out)
        self.assertRegex(out, r"\nA draw: .*rounds")
        asked = re.findall(r"===== (.+) \(seat (\d)\) is asked =====\n", out)
        factions = ["Union of Terra", "Centauri Brotherhood", "Heimdall Industries", "Ascaryan Infestation"]
        self.assertEqual(set(asked), {(name, str(seat)) for seat, name in enumerate(factions)})
        file = self.saved.with_suffix(".json")
        file.write_text(json.dumps({**config, "scenario": "messenger"}))
        self.assertIn("Messenger", self.play("0\n" * 5, "--config", file))
        done = python(*PLAY, "--config", self.saved)
        self.assertEqual((done.returncode, "Traceback" in done.stderr), (1, False))
        done = python(*PLAY, "--config", "{")
        self.assertEqual((done.returncode, "Traceback" in done.stderr), (1, False))

    def test_allies_win_together(self):
        with adjutant.Game({"ruleset": "colonial_space_wars", "scenario": "attrition_pairs"}) as game:
            game.resign(1)
            self.assertFalse(game.info().over)
            game.resign(3)
            self.saved.write_bytes(game.save())
        out = self.play("", "--load", self.saved)
        self.assertIn("\nUnion of Terra (seat 0) and Heimdall Industries (seat 2) win: ", out)

    def test_save_load_undo_and_leave(self):
        before = ["1000", "-1", "nonsense", "", "cancel", "undo", "0", "undo", "0", "0"]
        after = [f"save {self.saved}", "0", f"load {self.saved}", "table", "load /nowhere", ""]
        out = self.play("\n".join(before + after), "lost_empires")
        for part in (
            "There is no order 1000: the menu goes from 0 to 1.",
            "A number picks an order",
            "No order is half made.",
            "there is nothing to take back",
            "Answers taken back: 1",
            f"Saved to {self.saved}.",
            "No such file",
            "End of input: the players leave the table.",
        ):
            self.assertIn(part.lower(), out.lower())
        self.assertEqual(out.count("A number picks an order"), 3)
        again = self.play("quit\n", "--load", self.saved, "--save", self.saved)
        self.assertIn("issue an order", again)
        self.assertNotIn("End of input", again)
        with adjutant.Game.load(self.saved.read_bytes()) as game:
            self.assertEqual(game.info().round, 1)

    def test_a_half_made_order_is_cancelled(self):
        seed = next(seed for seed in range(1, 200) if self._save_half_made(seed))
        with adjutant.Game.load(self.saved.read_bytes()) as game:
            pending, prompt = game.info().pending, game.orders_json()["text"]
        self.assertGreater(pending, 0, seed)
        out = self.play(f"cancel\nsave {self.saved}\n", "--load", self.saved)
        self.assertLess(out.index(prompt), out.index("taken back"))
        with adjutant.Game.load(self.saved.read_bytes()) as game:
            self.assertEqual(game.info().pending, 0)

    def _save_half_made(self, seed):
        """Saves a game in the middle of an order that can be cancelled."""
        with adjutant.Game({**CONFIG, "seed": seed}) as game:
            for step in range(150):
                play_on(game, step, 1)
                if game.info().pending:
                    self.saved.write_bytes(game.save())
                    return True
        return False

    def test_undo_goes_back_to_the_persons_own_question_or_not_at_all(self):
        outcomes = set()
        for seed in range(1, 6):
            out = self.play("0\nundo\n", "--human", 0, "--seed", seed)
            self.assertNotIn("Terra Corps (seat 1)", out)
            begin, end = out.split("Feng (seat 0)> ")[1:3]
            refused = "something was revealed" in end
            outcomes.add(refused)
            # The opponent keeps its hand between the two questions: both answers go, or none.
            self.assertEqual(end.count("Answers taken back"), 0 if refused else 2, seed)
            self.assertEqual("keep this hand?" in end, not refused, seed)
            self.assertIn("issue an order", begin)
        self.assertEqual(outcomes, {True, False})

    def test_bad_wishes_are_told(self):
        done = python(*PLAY, "chess")
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no ruleset", done.stderr)
        done = python(*PLAY, "--human", 2)
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no seat 2", done.stderr)
        self.saved.write_bytes(b"nothing of ours")
        done = python(*PLAY, "--load", self.saved)
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("Traceback", done.stderr)
        with adjutant.Game(CONFIG) as game:
            self.saved.write_bytes(game.save(0))
        done = python(*PLAY, "--load", self.saved)
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
