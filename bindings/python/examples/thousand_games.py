"""Plays random games and prints a table of results: ``python examples/thousand_games.py [--games N] [--ruleset NAME]``."""

import argparse
import collections
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from adjutant import Game, catalog  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ruleset", default="lost_empires")
    wishes = parser.parse_args()
    reasons = {row["number"]: row["name"] for row in catalog({"ruleset": wishes.ruleset})["words"]["reasons"]}
    results = collections.defaultdict(lambda: {"games": 0, "wins": collections.Counter(), "rounds": []})
    endings, answers, begin = collections.Counter(), 0, time.perf_counter()
    names = []
    for seed in range(1, wishes.games + 1):
        pick = random.Random(seed)
        with Game({"ruleset": wishes.ruleset, "seed": seed}) as game:
            info, step = game.info(), game.stepper()
            while not info.over:
                info, _ = step(info.revision, int(pick.random() * info.order_count))
            outcome = game.outcome()
            names = names or [row["name"] for row in game.view()["seats"]]
            row = results[" : ".join(names)]
            row["games"] += 1
            row["wins"][outcome.winner] += 1
            row["rounds"].append(info.round)
            endings[reasons[outcome.reason]] += 1
            answers += info.answers
    seconds = time.perf_counter() - begin
    print(f"{'players':<34} {'games':>6} {'first':>7} {'second':>7} {'drawn':>7} {'rounds':>15}")
    for players, row in results.items():
        share = [100 * row["wins"][winner] / row["games"] for winner in (0, 1, -1)]
        rounds = row["rounds"]
        spread = f"{min(rounds)} / {sum(rounds) / len(rounds):.1f} / {max(rounds)}"
        print(f"{players:<34} {row['games']:>6} {share[0]:>6.1f}% {share[1]:>6.1f}% {share[2]:>6.1f}% {spread:>15}")
    print("endings: " + ", ".join(f"{name} {count}" for name, count in endings.most_common()))
    print(f"{wishes.games / seconds:.0f} games/s, {answers / seconds:.0f} answers/s")


if __name__ == "__main__":
    main()
