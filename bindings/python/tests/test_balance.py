"""The balance tool: figures, fairness, picture, and the command."""

import json
import pathlib
import tempfile
import unittest
from xml.etree import ElementTree

from support import adjutant, python

from adjutant.balance import KINDS, WishError, Wishes, plan, run
from adjutant.picture import picture
from adjutant.report import report
from adjutant.tally import Balance, Card, Match, Result, Tally, wilson

BALANCE = ("-m", "adjutant", "balance")


def pool():
    """Factions and cards of the ruleset."""
    found = adjutant.catalog({"ruleset": "lost_empires"})
    return [row["key"] for row in found["factions"]], [Card(row["key"], row["name"], row["faction"]) for row in found["cards"]]


class Figures(unittest.TestCase):
    def test_the_interval_of_wilson_on_known_figures(self):
        for points, games, low, high in (
            (50, 100, 0.4038, 0.5962),
            (8, 10, 0.4902, 0.9433),
            (0, 10, 0.0, 0.2775),
            (10, 10, 0.7225, 1.0),
            (81, 263, 0.2553, 0.3662),
            (0, 0, 0.0, 1.0),
        ):
            with self.subTest(points=points, games=games):
                found = wilson(points, games)
                self.assertAlmostEqual(found[0], low, 4)
                self.assertAlmostEqual(found[1], high, 4)

    def test_a_draw_counts_half(self):
        tally = Tally()
        for result in (1, 0, -1, 0, 1):
            tally.add(result)
        self.assertEqual((tally.games, tally.wins, tally.draws, tally.rate), (5, 2, 2, 0.6))
        self.assertEqual(tally.interval, wilson(3, 5))

    def test_a_card_is_counted_where_it_is_and_where_it_is_not(self):
        cards = [Card("a", "A", "x"), Card("b", "B", "x"), Card("c", "C", "x"), Card("z", "Z", "y")]
        balance = Balance({"x": "X", "y": "Y"}, cards)
        for decks, first, result in (
            ((["a", "b"], ["z"]), 0, 1),
            ((["a", "b"], ["z"]), 1, -1),
            ((["a", "c"], ["z"]), 0, 1),
            ((["b", "c"], ["z"]), 1, 0),
        ):
            balance.add(Result(Match(("x", "y"), decks, first, 1), result, 7))
        self.assertEqual(balance.pairings[("x", "y")], Tally(4, 2, 1))
        self.assertEqual(balance.factions["y"], Tally(4, 1, 1))
        self.assertEqual(balance.first_player, Tally(4, 3, 1))
        self.assertEqual((balance.played["a"], balance.left_out["a"]), (Tally(3, 2, 0), Tally(1, 0, 1)))
        self.assertEqual([balance.winning_share(card) for card in cards], [1.0, 0.5, 0.5, 1.0])
        self.assertNotIn("z", balance.left_out)
        self.assertIn("in every winning deck", report(balance))

    def test_a_picture_without_games_is_a_picture(self):
        ElementTree.fromstring(picture(Balance({"x": "X & <Y>"}, [])))


class Fairness(unittest.TestCase):
    def test_every_seed_is_played_from_both_seats_with_the_same_decks(self):
        matches = list(plan(Wishes("lost_empires", games=5, decks="random"), *pool()))
        self.assertEqual(len(matches), 6 * 6)
        for one, other in zip(matches[::2], matches[1::2]):
            self.assertEqual((one.first, other.first), (0, 1))
            self.assertEqual(one._replace(first=1), other)
        self.assertEqual(len({match.seed for match in matches}), 6 * 3)

    def test_random_decks_are_legal_and_differ(self):
        factions, cards = pool()
        decks = set()
        for match in plan(Wishes("lost_empires", games=8, decks="random"), factions, cards):
            for faction, deck in zip(match.pairing, match.decks):
                self.assertEqual(len(set(deck)), KINDS)
                self.assertLessEqual(set(deck), {card.key for card in cards if card.faction == faction})
                decks.add(tuple(deck))
            seats = [{"faction": faction, "cards": deck} for faction, deck in zip(match.pairing, match.decks)]
            self.assertEqual(adjutant.config_check({"ruleset": "lost_empires", "seats": seats}), [])
        self.assertGreater(len(decks), 10)
        with self.assertRaisesRegex(WishError, "feng has 8 cards, too few"):
            list(plan(Wishes("lost_empires", decks="random"), factions, cards[:8]))

    def test_the_same_seed_gives_the_same_table_on_any_number_of_processes(self):
        wishes = Wishes("lost_empires", games=2, seed=4, decks="random")
        told = []
        one = run(wishes, 1, lambda done, of: told.append((done, of)))
        self.assertEqual(told, [(done, 12) for done in range(1, 13)])
        self.assertEqual(report(one), report(run(wishes, 2)))
        self.assertEqual(one.document(), run(wishes, 3).document())
        self.assertNotEqual(one.document(), run(Wishes("lost_empires", games=2, seed=5, decks="random"), 1).document())


class TheCommand(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_a_tiny_run(self):
        figures, drawing = self.folder / "figures.json", self.folder / "picture.svg"
        done = python(*BALANCE, "lost_empires", "--games", 2, "--decks", "random", "--json", figures, "--svg", drawing)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("12 of 12 games", done.stderr)
        for part in ("Feng : Terra Corps", "First Player", "War Dog", "games by rounds"):
            self.assertIn(part, done.stdout)
        document = json.loads(figures.read_text(encoding="utf-8"))
        self.assertEqual((document["seed"], document["first_player"]["games"]), (1, 12))
        self.assertEqual(sum(row["games"] for row in document["pairings"]), 12)
        self.assertEqual(sum(document["rounds"].values()), 12)
        self.assertAlmostEqual(sum(row["rate"] for row in document["factions"]), 2, 3)
        root = ElementTree.fromstring(drawing.read_text(encoding="utf-8"))
        texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertLessEqual({"Factions", "Feng : Terra Corps", "War Dog", "Games by their rounds"}, set(texts))

    def test_a_pack_is_laid_over_the_cards(self):
        pack = self.folder / "pack.json"
        pack.write_text(json.dumps({"format": 1, "cards": [{"key": "hound", "name": "Hell Hound"}]}), encoding="utf-8")
        done = python(*BALANCE, "--games", 1, "--decks", "random", "--pack", pack)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Hell Hound", done.stdout)
        pack.write_text("{", encoding="utf-8")
        self.assert_refused(2, "pack.json", "--pack", pack)
        pack.write_text(json.dumps({"format": 1, "cards": [{"key": "hound", "offense": 99}]}), encoding="utf-8")
        self.assert_refused(1, "99", "--pack", pack)

    def test_wrong_wishes_are_told(self):
        self.assert_refused(2, "there is no ruleset 'chess'", "chess")
        self.assert_refused(2, "the greedy player cannot judge positions of colonial_space_wars", "colonial_space_wars")
        self.assert_refused(2, "--games: 0 is less than 1", "--games", 0)
        self.assert_refused(2, "--jobs", "--jobs", "many")
        self.assert_refused(2, "--decks", "--decks", "best")
        self.assert_refused(1, "nowhere", "--pack", self.folder / "nowhere")
        self.assert_refused(1, "nowhere", "--games", 1, "--svg", self.folder / "nowhere" / "picture.svg")

    def assert_refused(self, code, part, *arguments):
        done = python(*BALANCE, *arguments)
        self.assertEqual((done.returncode, "Traceback" in done.stderr), (code, False), done.stderr)
        self.assertIn(part, done.stderr)


if __name__ == "__main__":
    unittest.main()
