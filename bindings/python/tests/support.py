"""What the tests share. Importing it fails, with the places that were tried, if the library is not found."""

import pathlib
import random
import subprocess
import sys

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
sys.path.insert(0, str(PACKAGE))

import adjutant  # noqa: E402

CONFIG = {"ruleset": "lost_empires", "seed": 7}


def play_on(game, seed, answers=10**9):
    """Gives so many random answers, or plays to the end."""
    pick = random.Random(seed)
    for _ in range(answers):
        info = game.info()
        if info.over:
            return
        game.submit(info.seat, info.revision, pick.randrange(info.order_count))


def answer(game, index=0):
    """The seat that is asked gives one answer."""
    info = game.info()
    game.submit(info.seat, info.revision, index)


def state(game):
    """All that a refused call must leave alone."""
    return bytes(game.info()), game.hash(), game.save()


def python(*arguments, text=""):
    """Runs another Python beside the package."""
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", cwd=PACKAGE, timeout=300)


__all__ = ["CONFIG", "PACKAGE", "ROOT", "adjutant", "answer", "play_on", "python", "state"]
