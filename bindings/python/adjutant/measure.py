"""The command ``balance``: reads the wishes, shows how far it is, writes table, JSON and picture."""

import argparse
import json
import os
import pathlib
import sys
import time
from typing import Any

from .balance import WishError, Wishes, run
from .picture import picture
from .report import report


def add_parser(commands: Any) -> None:
    """Adds the command to a command line."""
    parser = commands.add_parser("balance", help="measure by self-play how even factions and cards are")
    parser.add_argument("ruleset", nargs="?", default="lost_empires", help="the ruleset to measure")
    parser.add_argument("--games", type=_positive, default=400, help="games a pairing, made even: each seed twice, seats exchanged")
    parser.add_argument("--seed", type=int, default=1, help="of decks, dice and players: the same seed gives the same table")
    parser.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes (the cores, if left out)")
    parser.add_argument("--decks", choices=("starter", "random"), default="starter", help="ready decks, or decks drawn by lot")
    parser.add_argument("--pack", type=pathlib.Path, nargs="+", default=[], metavar="FILE", help="packs laid over the cards")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="write the figures")
    parser.add_argument("--svg", type=pathlib.Path, metavar="FILE", help="write the picture")
    parser.set_defaults(run=_balance)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _balance(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    begin = time.monotonic()
    try:
        wishes = Wishes(given.ruleset, given.games, given.seed, given.decks, tuple(map(_read_pack, given.pack)))
        balance = run(wishes, given.jobs, _tell)
    except WishError as error:
        parser.error(str(error))
    print(report(balance), end="")
    print(f"{time.monotonic() - begin:.0f} s on {given.jobs} processes", file=sys.stderr)
    if given.json:
        about = {"ruleset": wishes.ruleset, "games": wishes.games, "seed": wishes.seed, "decks": wishes.decks}
        given.json.write_text(json.dumps({**about, **balance.document()}, indent=2) + "\n", encoding="utf-8")
    if given.svg:
        given.svg.write_text(picture(balance), encoding="utf-8")


def _read_pack(file: pathlib.Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WishError(f"{file} is not JSON: {error}") from error


def _tell(done: int, of: int) -> None:
    """A line that is written over and over at a terminal; in a log, one line each tenth."""
    live = sys.stderr.isatty()
    if live or done == of or done * 10 // of != (done - 1) * 10 // of:
        end = "\r" if live and done < of else "\n"
        print(f"{done} of {of} games", end=end, file=sys.stderr, flush=True)
