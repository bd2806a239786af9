"""Plays random games and prints a table of results: ``python examples/thousand_games.py [--games N] [--ruleset NAME]``.

The games go through the ruleset's scenarios in turn. Nothing here knows a ruleset or how many seats it has.
"""

import argparse
import pathlib
import random
import sys
import time
from collections import Counter
from typing import Any, Dict, List, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from adjutant import Game, Outcome, catalog, constants, rulesets  # noqa: E402


class Row:
    """The results of one scenario."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        self.drawn = 0
        self.reasons: "Counter[int]" = Counter()
        self.rounds: List[int] = []

    def add(self, outcome: Outcome, rounds: int) -> None:
        """Allies win together, so a game may count for several seats."""
        won = [outcome.result[seat] > 0 for seat in range(outcome.seats)]
        self.wins = [wins + win for wins, win in zip(self.wins, won)]
        self.drawn += not any(won)
        self.reasons[outcome.reason] += 1
        self.rounds.append(rounds)

    def share(self, games: int) -> str:
        return f"{100 * games / len(self.rounds):.1f}%"

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
    parser.add_argument("--max-rounds", type=int, default=500, help="random players need not come to an end of their own")
    wishes = parser.parse_args()
    ruleset = next((each for each in rulesets() if each["id"] == wishes.ruleset), None)
    if ruleset is None or wishes.games < 1:
        parser.error("there is no such ruleset" if ruleset is None else "at least one game")
    # A ruleset without scenarios plays what its bare name plays.
    scenarios = [{"scenario": each["scenario"]} for each in ruleset["scenarios"]] or [{}]

    rows: Dict[Tuple[str, str], Row] = {}
    answers, begin = 0, time.perf_counter()
    for seed in range(1, wishes.games + 1):
        scenario = scenarios[seed % len(scenarios) - 1]
        config = {"ruleset": wishes.ruleset, "seed": seed, "options": {"max_rounds": wishes.max_rounds}, **scenario}
        with Game(config) as game:
            info = play(game, random.Random(seed))
            outcome = game.outcome()
            pairing = " : ".join(seat["name"] for seat in game.view(constants.VIEWER_PUBLIC)["seats"])
            row = rows.setdefault((scenario.get("scenario", ""), pairing), Row(outcome.seats))
            row.add(outcome, info.round)
            answers += info.answers
    seconds = time.perf_counter() - begin

    words = {reason["number"]: reason["name"] for reason in catalog({"ruleset": wishes.ruleset})["words"]["reasons"]}
    lines = [("scenario", "seats", "games", "each wins", "drawn", "rounds min/mean/max", "reasons")]
    for (key, pairing), row in rows.items():
        reasons = ", ".join(f"{words[reason]} {count}" for reason, count in row.reasons.most_common())
        wins = " : ".join(map(row.share, row.wins))
        lines.append((key, pairing, str(len(row.rounds)), wins, row.share(row.drawn), row.spread(), reasons))
    widths = [max(map(len, column)) for column in zip(*lines)]
    for line in lines:
        print("  ".join(word.ljust(width) for word, width in zip(line, widths)).rstrip())
    print(f"{wishes.games / seconds:.0f} games/s, {answers / seconds:.0f} answers/s")


if __name__ == "__main__":
    main()
