"""How even factions and cards are, by self-play of equal greedy players: ``python -m adjutant balance``.

Every game is played twice with the same seed and decks and the seats exchanged; seat 0 begins in both. A game that comes to
the limit of rounds is a draw and counts half. The same wishes give the same figures, on however many processes.
"""

import itertools
import multiprocessing
import random
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, List, Sequence, Tuple

from . import constants
from .game import Game
from .greedy import Greedy
from .library import catalog, rulesets
from .tally import Balance, Card, Match, Result
from .worth import RULESETS

#: Different cards in a deck; both copies of each are in it.
KINDS = 9
#: Rounds after which a game counts as a draw.
ROUNDS = 40


class WishError(Exception):
    """Wishes that cannot be fulfilled; the text says why."""


@dataclass(frozen=True)
class Wishes:
    """What is to be measured: so many games a pairing, with ``starter`` or ``random`` decks, packs laid over the cards."""

    ruleset: str
    games: int = 400
    seed: int = 1
    decks: str = "starter"
    packs: Tuple[Any, ...] = ()

    def config(self) -> Dict[str, Any]:
        """The configuration of all games."""
        return {"ruleset": self.ruleset, "packs": list(self.packs)}


def run(wishes: Wishes, jobs: int, tell: Callable[[int, int], None] = lambda done, of: None) -> Balance:
    """Plays all games on so many processes and counts them; ``tell`` hears how many of how many are done."""
    _check(wishes)
    found = catalog(wishes.config())
    cards = [Card(row["key"], row["name"], row["faction"]) for row in found["cards"]]
    names = {row["key"]: row["name"] for row in found["factions"]}
    matches = list(plan(wishes, list(names), cards))
    balance = Balance(names, cards if wishes.decks == "random" else [])
    for done, result in enumerate(_play_all(wishes.config(), matches, jobs), 1):
        balance.add(result)
        tell(done, len(matches))
    return balance


def _check(wishes: Wishes) -> None:
    if wishes.ruleset not in [ruleset["id"] for ruleset in rulesets()]:
        raise WishError(f"there is no ruleset {wishes.ruleset!r}")
    if wishes.ruleset not in RULESETS:
        known = ", ".join(RULESETS)
        raise WishError(f"the greedy player cannot judge positions of {wishes.ruleset}; it can those of {known}")


def plan(wishes: Wishes, factions: Sequence[str], cards: Sequence[Card]) -> Iterator[Match]:
    """All matches: each pairing, each seed with the seats one way and the other."""
    pools = {faction: [card.key for card in cards if card.faction == faction] for faction in factions}
    for faction, pool in pools.items():
        if wishes.decks == "random" and len(pool) < KINDS:
            raise WishError(f"{faction} has {len(pool)} cards, too few for a deck of {KINDS}")
    for pairing in itertools.combinations(factions, 2):
        for number in range((wishes.games + 1) // 2):
            luck = random.Random(f"{wishes.seed} {' '.join(pairing)} {number}")
            seed, decks = luck.getrandbits(48), None
            if wishes.decks == "random":
                one, other = (sorted(luck.sample(pools[faction], KINDS)) for faction in pairing)
                decks = (one, other)
            yield from (Match(pairing, decks, first, seed) for first in (0, 1))


def _play_all(config: Dict[str, Any], matches: List[Match], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        _begin(config)
        yield from map(_play_here, matches)
        return
    with multiprocessing.Pool(jobs, _begin, (config,)) as pool:
        yield from pool.imap(_play_here, matches, chunksize=2)


#: What each process makes once: the configuration and the evaluation with its catalogue.
_table: Tuple[Dict[str, Any], Any]


def _begin(config: Dict[str, Any]) -> None:
    global _table
    _table = config, RULESETS[config["ruleset"]](config)


def _play_here(match: Match) -> Result:
    return play(*_table, match)


def play(config: Dict[str, Any], worth: Any, match: Match) -> Result:
    """Plays one game between two greedy players."""
    sides = (match.first, 1 - match.first)
    seats: List[Dict[str, Any]] = [{"faction": match.pairing[side]} for side in sides]
    if match.decks:
        seats = [{**seat, "cards": match.decks[side]} for seat, side in zip(seats, sides)]
    options = {"max_rounds": ROUNDS, "first_player": "seat_0"}
    with Game({**config, "seats": seats, "seed": match.seed, "options": options}) as game:
        players = [Greedy(worth, match.seed + seat) for seat in (0, 1)]
        info = game.info()
        while not info.over:
            info, _ = game.step(constants.VIEWER_ALL, info.revision, players[info.seat].choose(game, info))
        return Result(match, game.outcome().result[match.first], info.round)
