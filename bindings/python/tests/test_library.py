"""What can be asked without a game, and the example."""

import json
import unittest

from support import CONFIG, adjutant, python


class TheLibrary(unittest.TestCase):
    def test_catalogue_rulesets_and_schemas(self):
        self.assertEqual(adjutant.rulesets()[0]["id"], "lost_empires")
        catalog = adjutant.catalog(CONFIG)
        self.assertEqual([card["number"] for card in catalog["cards"]], list(range(1, len(catalog["cards"]) + 1)))
        for name in ("config", "pack", "position", "view", "orders", "events", "record", "catalog"):
            self.assertIn("$schema", adjutant.schema(name))
        with self.assertRaises(adjutant.ArgumentError):
            adjutant.schema("nothing")
        self.assertEqual(adjutant.version(), adjutant.build_info()["version"])

    def test_all_faults_of_a_configuration(self):
        faulty = {"ruleset": "lost_empires", "seats": [{"faction": "fang"}, {"cards": ["dust_marine"]}], "sed": 1}
        for config in (faulty, json.dumps(faulty)):
            for use in (adjutant.Game, adjutant.catalog):
                with self.assertRaises(adjutant.ConfigError) as caught:
                    use(config)
                self.assertEqual(caught.exception.faults, adjutant.config_check(config))
                places = [fault["place"] for fault in caught.exception.faults]
                self.assertEqual(places, ["sed", "seats[0].faction", "seats[1].cards"])
        self.assertEqual(adjutant.config_check(CONFIG), [])
        with self.assertRaises(adjutant.ConfigError) as caught:
            adjutant.Game("{")
        self.assertEqual([fault["reason"] for fault in caught.exception.faults], ["json"])


class TheExample(unittest.TestCase):
    def test_random_games_make_a_table(self):
        done = python("examples/thousand_games.py", "--games", 20)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"Feng : Terra Corps +10 ")
        self.assertRegex(done.stdout, r"\d+ games/s, \d+ answers/s")
        self.assertEqual(python("examples/thousand_games.py", "--ruleset", "chess").returncode, 2)

    def test_games_of_four_seats_and_of_allies_are_counted(self):
        done = python("examples/thousand_games.py", "--ruleset", "colonial_space_wars", "--games", 16, "--max-rounds", 12)
        self.assertEqual(done.returncode, 0, done.stderr)
        four = " : ".join(["Union of Terra", "Centauri Brotherhood", "Heimdall Industries", "Ascaryan Infestation"])
        for scenario in ("four_factions", "attrition_four", "attrition_pairs"):
            self.assertRegex(done.stdout, rf"{scenario} +{four} +2 +[\d.]+%( : [\d.]+%){{3}} ")


if __name__ == "__main__":
    unittest.main()
