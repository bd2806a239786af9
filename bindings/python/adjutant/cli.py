"""``python -m adjutant play RULESET``: a table at a terminal, for two people, or one against a random opponent.

``python -m adjutant balance RULESET`` is wired in here too: what it does is in :mod:`adjutant.balance`.

Nothing here knows a ruleset: table, menu and news are the library's texts, and each person is shown what that seat sees.
"""

import argparse
import pathlib
import random
import sys
from typing import List, Optional

from . import constants, measure
from .errors import AdjutantError, GoneError
from .game import Game
from .library import rulesets

HELP = "A number picks an order; also: cancel, undo, table, save FILE, load FILE, quit."


class Table:
    """One game, the people at it, and how much of the news each of them has heard."""

    def __init__(self, game: Game, humans: List[int], seed: int) -> None:
        self.humans = humans
        self._pick = random.Random(seed)
        self._sit_down(game, 0)

    def _sit_down(self, game: Game, told: int) -> None:
        self.game = game
        self._told = dict.fromkeys(self.humans, told)
        self._facing: Optional[int] = None

    def go_on(self, file: pathlib.Path) -> None:
        """Takes up a saved game; only what happens from now on is news."""
        game = Game.load(file.read_bytes())
        self._sit_down(game, game.info().events)

    def play(self) -> None:
        """Plays until the game is over or somebody leaves."""
        while True:
            info = self.game.info()
            if info.over:
                return self._tell_end()
            if info.seat in self.humans:
                if not self._ask(info.seat):
                    return
            elif info.seat == constants.SEAT_CHANCE:
                self.game.submit(info.seat, info.revision, constants.INDEX_CHANCE)
            else:
                self.game.submit(info.seat, info.revision, self._pick.randrange(info.order_count))

    def _ask(self, seat: int) -> bool:
        """Takes commands until the question has changed; False when the person leaves."""
        game, info = self.game, self.game.info(seat)
        name = self._name(seat)
        if self._facing != seat:
            self._hand_over(seat, name)
        self._tell_news(seat, self._told[seat])
        self._told[seat] = info.events
        if info.pending == 0:
            self._show(constants.TEXT_TABLE, seat)
        self._show(constants.TEXT_QUESTION, seat)
        while self.game is game and game.info().revision == info.revision:
            try:
                words = input(f"{name}> ").split()
                if words == ["quit"]:
                    return False
                self._obey(seat, *words)
            except (EOFError, KeyboardInterrupt):
                print("\nEnd of input: the players leave the table.")
                return False
            except (AdjutantError, OSError) as error:
                print(error)
        return True

    def _obey(self, seat: int, verb: str = "help", *rest: str) -> None:
        info = self.game.info(seat)
        if verb.isdecimal() and not rest:
            # Compared as text first: a number of thousands of digits is none that Python would read.
            if len(verb) > 9 or int(verb) >= info.order_count:
                print(f"There is no order {verb[:12]}: the menu goes from 0 to {info.order_count - 1}.")
            else:
                self.game.submit(seat, info.revision, int(verb))
        elif verb == "cancel" and not rest:
            if info.pending == 0:
                print("No order is half made.")
            for _ in range(info.pending):
                self.game.undo()
        elif verb == "undo" and not rest:
            self._take_back()
        elif verb == "table" and not rest:
            self._show(constants.TEXT_TABLE, seat)
            self._show(constants.TEXT_QUESTION, seat)
        elif verb == "save" and len(rest) == 1:
            self.save(pathlib.Path(rest[0]))
        elif verb == "load" and len(rest) == 1:
            old = self.game
            self.go_on(pathlib.Path(rest[0]))
            old.close()
        else:
            print(HELP)

    def _take_back(self) -> None:
        """Back to the last question that a person was asked: a random opponent would at once answer its own again.

        A copy goes first. Something revealed on the way refuses the whole, else the opponent would move anew instead.
        """
        with Game.load(self.game.save()) as copy:
            for game in (copy, self.game):
                game.undo()
                while game.info().seat not in self.humans:
                    game.undo()

    def save(self, file: pathlib.Path) -> None:
        """Writes the whole game, hidden cards included."""
        file.write_bytes(self.game.save())
        print(f"Saved to {file}.")

    def _hand_over(self, seat: int, name: str) -> None:
        """Says whose turn it is. At a real terminal the other person's cards go first, and nobody looks until he is ready."""
        if len(self.humans) > 1 and sys.stdin.isatty() and sys.stdout.isatty() and self._facing is not None:
            print("\033[2J\033[3J\033[H", end="")
            try:
                input(f"{name}, take your seat and press Enter. ")
            except (EOFError, KeyboardInterrupt):
                pass  # The next question ends it.
        print(f"\n===== {name} is asked =====")
        self._facing = seat

    def _name(self, seat: int) -> str:
        names = [row.get("name", "") for row in self.game.view(seat)["seats"]]
        return f"{names[seat]} (seat {seat})".lstrip()

    def _show(self, what: int, viewer: int) -> None:
        print(self.game.text(what, viewer), end="")

    def _tell_news(self, viewer: int, since: int) -> None:
        try:
            print(self.game.text(constants.TEXT_EVENTS, viewer, since), end="")
        except GoneError as error:  # The configuration keeps only so many.
            print(error)

    def _tell_end(self) -> None:
        """One person hears the last news as that seat; several hear what all of them may."""
        viewer = self.humans[0] if len(self.humans) == 1 else constants.VIEWER_PUBLIC
        self._tell_news(viewer, min(self._told.values()))
        self._show(constants.TEXT_TABLE, viewer)
        # Allies win together.
        winners = [self._name(seat) for seat, result in enumerate(self.game.outcome().result) if result > 0]
        ending = f"{' and '.join(winners)} win{'s' * (len(winners) == 1)}" if winners else "A draw"
        print(f"{ending}: {self.game.view(viewer)['outcome']['text']}.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="adjutant", description="Rules of science-fiction war games.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play at this terminal", epilog=HELP)
    known = ", ".join(ruleset["id"] for ruleset in rulesets())
    play.add_argument("ruleset", nargs="?", default="lost_empires", help=f"one of: {known}")
    play.add_argument("--scenario", metavar="KEY", help="one of the ruleset's scenarios")
    play.add_argument("--config", metavar="JSON", help="a whole configuration, or a file with one, in place of these two")
    play.add_argument("--seed", type=int, default=1, help="of the dice and the random opponent")
    play.add_argument("--human", type=int, nargs="+", metavar="SEAT", help="seats played by people (all, if left out)")
    play.add_argument("--load", type=pathlib.Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", type=pathlib.Path, metavar="FILE", help="save the game when leaving")
    play.set_defaults(run=_play)
    measure.add_parser(commands)
    return parser


def _play(parser: argparse.ArgumentParser, wishes: argparse.Namespace) -> None:
    if wishes.load:
        game = Game.load(wishes.load.read_bytes())
    elif wishes.config:
        whole = wishes.config.startswith("{")
        game = Game(wishes.config if whole else pathlib.Path(wishes.config).read_text(encoding="utf-8"))
    else:
        config = {"ruleset": wishes.ruleset, "seed": wishes.seed, "scenario": wishes.scenario}
        game = Game({key: value for key, value in config.items() if value is not None})
    seats = range(game.info().seats)
    humans = sorted(set(seats if wishes.human is None else wishes.human))
    strangers = [seat for seat in humans if seat not in seats]
    if strangers:
        parser.error(f"there is no seat {strangers[0]}: the seats are 0 to {seats[-1]}")
    table = Table(game, humans, wishes.seed)
    if wishes.load:
        table.go_on(wishes.load)
    table.play()
    if wishes.save:
        table.save(wishes.save)


def main(arguments: Optional[List[str]] = None) -> int:
    """The command line; gives the exit code."""
    parser = _parser()
    wishes = parser.parse_args(arguments)
    try:
        wishes.run(parser, wishes)
    except (AdjutantError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0
