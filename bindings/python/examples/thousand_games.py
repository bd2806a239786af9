"""Plays random games and prints a table of results: ``python examples/thousand_games.py [--games N] [--ruleset NAME]``.

The games go through the ruleset's scenarios in turn. Nothing here knows a ruleset.
"""

import argparse
import pathlib
import random
import sys
import time
from collections import Counter
from typing import Any, Dict, List

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from adjutant import Game, catalog, constants, rulesets  # noqa: E402


class Row:
    """The results of one pairing."""

    def __init__(self) -> None:
        self.wins: "Counter[int]" = Counter()
        self.reasons: "Counter[int]" = Counter()
        self.rounds: List[int] = []

    def share(self, winner: int) -> str:
        return f"{100 * self.wins[winner] / len(self.rounds):.1f}%"

    def spread(self) -> str:
        return f"{min(self.rounds)} / {sum(self.rounds) / len(self.rounds):.1f} / {max(self.rounds)}"


def play(game: Game, pick: random.Random) -> Any:
    """Plays a game to its end by random answers; gives the last info."""
    info = game.info()
    while not info.over:
        info, _ = game.step(constants.VIEWER_ALL, info.revision, int(pick.random() * info.order_count))
    return info


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ruleset", default="lost_empires")
    wishes = parser.parse_args()
    ruleset = next((each for each in rulesets() if each["id"] == wishes.ruleset), None)
    if ruleset is None or wishes.games < 1:
        parser.error("there is no such ruleset" if ruleset is None else "at least one game")
    # A ruleset without scenarios plays what its bare name plays.
    scenarios = [{"scenario": each["scenario"]} for each in ruleset["scenarios"]] or [{}]

    rows: Dict[str, Row] = {}
    answers, begin = 0, time.perf_counter()
    for seed in range(1, wishes.games + 1):
        config = {"ruleset": wishes.ruleset, "seed": seed, **scenarios[seed % len(scenarios) - 1]}
        with Game(config) as game:
            info = play(game, random.Random(seed))
            outcome = game.outcome()
            pairing = " : ".join(seat["name"] for seat in game.view(constants.VIEWER_PUBLIC)["seats"])
            row = rows.setdefault(pairing, Row())
            row.wins[outcome.winner] += 1
            row.reasons[outcome.reason] += 1
            row.rounds.append(info.round)
            answers += info.answers
    seconds = time.perf_counter() - begin

    words = {reason["number"]: reason["name"] for reason in catalog({"ruleset": wishes.ruleset})["words"]["reasons"]}
    form = "{:<40} {:>6} {:>7} {:>7} {:>7} {:>17}   {}"
    print(form.format("seat 0 : seat 1", "games", "0 wins", "1 wins", "drawn", "rounds min/mean/max", "reasons"))
    for pairing, row in rows.items():
        reasons = ", ".join(f"{words[reason]} {count}" for reason, count in row.reasons.most_common())
        shares = [row.share(winner) for winner in (0, 1, -1)]
        print(form.format(pairing, len(row.rounds), *shares, row.spread(), reasons))
    print(f"{wishes.games / seconds:.0f} games/s, {answers / seconds:.0f} answers/s")


if __name__ == "__main__":
    main()
