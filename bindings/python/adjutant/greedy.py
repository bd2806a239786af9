"""A one-ply greedy player: it tries each order on a copy of the game and takes the one after which its seat stands best.

It does not cheat. Every copy gets a seed of its own, so its dice and draws are not those to come; what happened there is read
as the player's seat may know it; and a copy is left as soon as somebody else is asked, so the other's hand never plays. A ply
is a whole order: choices inside an order are tried through, within a budget.

What a position is worth is the ruleset's affair: see :mod:`adjutant.worth`.
"""

import random
from typing import Any, Sequence

from . import constants
from ._native import Info, Order
from .game import Game

#: Answers that a player gives in one round of its own will; afterwards it gives the default, which ends its turn.
MOVES_IN_A_ROUND = 60
#: Copies that one question may cost before choices inside an order are no longer tried through.
BUDGET = 150
#: How often an order with dice in it is tried.
SAMPLES = 3
#: Below every worth of a game that goes on, and not of one that is lost.
LOST = -1e6


class Greedy:
    """Answers for one seat of one game. ``worth`` is an object of :mod:`adjutant.worth`."""

    def __init__(self, worth: Any, seed: int, moves_in_a_round: int = MOVES_IN_A_ROUND) -> None:
        self._worth = worth
        self._luck = random.Random(seed)
        self._limit = moves_in_a_round
        self._round, self._moves = 0, 0
        self._spent = 0

    def choose(self, game: Game, info: Info) -> int:
        """The index of the order to give; ``info`` is the question that its seat is asked."""
        if info.round != self._round:
            self._round, self._moves = info.round, 0
        self._moves += 1
        if info.order_count == 1:
            return 0
        if self._moves > self._limit:
            orders = game.orders(info.seat)
            return next(index for index, order in enumerate(orders) if order.flags & constants.ORDER_DEFAULT)
        table = self._worth.table(game, info.seat)
        self._spent = 0
        seeds = [self._luck.getrandbits(63) + 1 for _ in range(SAMPLES)]
        scores = [self._try(game, info, table, index, seeds) for index in range(info.order_count)]
        best = max(scores)
        return self._luck.choice([index for index, score in enumerate(scores) if score == best])

    def _try(self, game: Game, info: Info, table: Any, index: int, seeds: Sequence[int]) -> float:
        """What an order is worth: the mean of a few tries if dice fall in it."""
        total = 0.0
        for tries, seed in enumerate(seeds, 1):
            self._spent += 1
            with game.clone(seed) as copy:
                asked, orders = copy.step(info.seat, info.revision, index)
                events = copy.events(info.events, info.seat)
                total += self._judge(copy, info.seat, asked, orders, table.after(events), seed)
            if not self._worth.chancy(events):
                break
        return total / tries

    def _judge(self, copy: Game, seat: int, asked: Info, orders: Sequence[Order], table: Any, seed: int) -> float:
        """The worth of the copy as it stands, or of the best way to complete the order."""
        if asked.over:
            return copy.outcome().result[seat] * -LOST
        if asked.seat == seat and self._worth.incomplete(asked) and self._spent < BUDGET:
            return max(self._try(copy, asked, table, index, [seed]) for index in range(asked.order_count))
        return float(table.score(orders, asked))
