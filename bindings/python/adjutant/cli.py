"""``python -m adjutant play RULESET``: a table at a terminal, for two people, or one against a random opponent.

Nothing here knows a ruleset: table, menu and news are the library's texts, and each person is shown what that seat sees.
"""

import argparse
import pathlib
import random
import sys
from typing import List, Optional

from . import constants
from .errors import AdjutantError
from .game import ALL, Game

HELP = "a number picks an order; also: cancel, undo, table, save FILE, load FILE, quit"


class Table:
    """One game, and what each seat has been told so far."""

    def __init__(self, game: Game, humans: List[int], seed: int, since: int) -> None:
        self.game = game
        self.humans = humans
        self.dice = random.Random(seed)
        self.told = {seat: since for seat in humans}

    def play(self) -> None:
        """Plays until the game is over or somebody leaves."""
        while True:
            info = self.game.info()
            if info.over:
                return self._end()
            if info.seat in self.humans:
                if not self._ask(info.seat):
                    return
            else:
                self.game.submit(info.seat, info.revision, self.dice.randrange(info.order_count))

    def _ask(self, seat: int) -> bool:
        self._news(seat)
        print(self.game.text(constants.TEXT_TABLE, seat), end="")
        print(self.game.text(constants.TEXT_QUESTION, seat), end="")
        while True:
            try:
                words = input(f"seat {seat}> ").split()
            except EOFError:
                print("\nEnd of input: the players leave the table.")
                return False
            if words == ["quit"]:
                return False
            try:
                if words and self._obey(seat, words):
                    return True
            except AdjutantError as error:
                print(error)
            except OSError as error:
                print(f"The file cannot be used: {error}")

    def _obey(self, seat: int, words: List[str]) -> bool:
        """Carries out a line; True when the question has changed."""
        info = self.game.info(seat)
        verb, rest = words[0], words[1:]
        if verb.isdigit() and not rest:
            self.game.submit(seat, info.revision, int(verb))
        elif verb == "cancel":
            if info.pending == 0:
                print("No order is half made.")
                return False
            for _ in range(info.pending):
                self.game.undo()
        elif verb == "undo":
            self.game.undo()
        elif verb == "save" and len(rest) == 1:
            pathlib.Path(rest[0]).write_bytes(self.game.save(ALL))
            print(f"Saved to {rest[0]}.")
            return False
        elif verb == "load" and len(rest) == 1:
            loaded = Game.load(pathlib.Path(rest[0]).read_bytes())
            self.game.close()
            self.game = loaded
            self.told = {own: loaded.info().events for own in self.humans}
        elif verb == "table":
            print(self.game.text(constants.TEXT_TABLE, seat), end="")
            return False
        else:
            print(HELP)
            return False
        return True

    def _news(self, seat: int) -> None:
        print("-" * 60)
        print(self.game.text(constants.TEXT_EVENTS, seat, self.told[seat]), end="")
        self.told[seat] = self.game.info(seat).events

    def _end(self) -> None:
        for seat in self.humans[:1]:
            self._news(seat)
        outcome = self.game.view()["outcome"]
        winner = f"Seat {outcome['winner']} wins" if outcome["winner"] >= 0 else "A draw"
        print(f"{winner}: {outcome['text']}.")


def main(arguments: Optional[List[str]] = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="adjutant", description="Rules of science-fiction war games.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play at this terminal")
    play.add_argument("ruleset", nargs="?", default="lost_empires")
    play.add_argument("--seed", type=int, default=1, help="the dice and the random opponent")
    play.add_argument("--human", type=int, action="append", help="a seat played by a person (default: all); may be repeated")
    play.add_argument("--load", type=pathlib.Path, help="go on with a saved game")
    play.add_argument("--save", type=pathlib.Path, help="save the game here when leaving")
    wishes = parser.parse_args(arguments)
    try:
        if wishes.load:
            game = Game.load(wishes.load.read_bytes())
        else:
            game = Game({"ruleset": wishes.ruleset, "seed": wishes.seed})
        humans = wishes.human if wishes.human is not None else list(range(game.info().seats))
        # A loaded game tells only what happens from now on.
        since = game.info().events if wishes.load else 0
        table = Table(game, humans, wishes.seed, since)
        table.play()
        if wishes.save:
            wishes.save.write_bytes(table.game.save(ALL))
        table.game.close()
    except (AdjutantError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0
