"""Counting games: rates with their intervals, for pairings, factions, cards and the First Player."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

Pairing = Tuple[str, str]


class Match(NamedTuple):
    """A game to play: two factions with their decks (none: the starter decks), which of them sits in seat 0, and a seed."""

    pairing: Pairing
    decks: Optional[Tuple[List[str], List[str]]]
    first: int
    seed: int


class Result(NamedTuple):
    """How a match ended for the first of its pairing: 1, 0 or -1; and in which round."""

    match: Match
    result: int
    round: int


class Card(NamedTuple):
    """A card of a faction's pool."""

    key: str
    name: str
    faction: str


def wilson(points: float, games: int, z: float = 1.959964) -> Tuple[float, float]:
    """Wilson's interval of a rate, by default of 95 %; without games everything is possible."""
    if not games:
        return 0.0, 1.0
    rate, square = points / games, z * z / games
    middle = (rate + square / 2) / (1 + square)
    width = z / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - width), min(1.0, middle + width)


@dataclass
class Tally:
    """Games from one side's point of view. A draw counts half."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def add(self, result: int) -> None:
        """1 a win, 0 a draw, -1 a loss."""
        self.games += 1
        self.wins += result > 0
        self.draws += result == 0

    @property
    def points(self) -> float:
        """Wins and half the draws."""
        return self.wins + self.draws / 2

    @property
    def rate(self) -> float:
        """Share of the points; half of them before the first game."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> Tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.points, self.games)

    def document(self) -> Dict[str, Any]:
        """For JSON."""
        low, high = self.interval
        figures = {"rate": round(self.rate, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"games": self.games, "wins": self.wins, "draws": self.draws, **figures}


@dataclass
class Balance:
    """All that a run has counted. ``names`` are those of the factions; ``cards`` the pools that random decks came from."""

    names: Dict[str, str]
    cards: List[Card]
    pairings: Dict[Pairing, Tally] = field(default_factory=dict)
    factions: Dict[str, Tally] = field(default_factory=dict)
    played: Dict[str, Tally] = field(default_factory=dict)
    left_out: Dict[str, Tally] = field(default_factory=dict)
    first_player: Tally = field(default_factory=Tally)
    rounds: Dict[Pairing, "Counter[int]"] = field(default_factory=dict)

    def add(self, outcome: Result) -> None:
        """Counts a game."""
        match, result, round = outcome
        self.pairings.setdefault(match.pairing, Tally()).add(result)
        self.rounds.setdefault(match.pairing, Counter())[round] += 1
        self.first_player.add(result if match.first == 0 else -result)
        for side, faction in enumerate(match.pairing):
            own = -result if side else result
            self.factions.setdefault(faction, Tally()).add(own)
            if match.decks:
                for card in self.cards:
                    if card.faction == faction:
                        tallies = self.played if card.key in match.decks[side] else self.left_out
                        tallies.setdefault(card.key, Tally()).add(own)

    def winning_share(self, card: Card) -> float:
        """The share of its faction's winning decks that hold a card: 1 if it is in every one."""
        wins = [tallies.get(card.key, Tally()).wins for tallies in (self.played, self.left_out)]
        return wins[0] / sum(wins) if any(wins) else 0.0

    def mean_rounds(self, pairing: Pairing) -> float:
        """Mean length of a pairing's games."""
        rounds = self.rounds[pairing]
        return sum(round * games for round, games in rounds.items()) / sum(rounds.values())

    def document(self) -> Dict[str, Any]:
        """For JSON."""
        pairings = [
            {"first": one, "second": other, **tally.document(), "mean_rounds": round(self.mean_rounds((one, other)), 2)}
            for (one, other), tally in self.pairings.items()
        ]
        cards = [
            {
                "card": card.key,
                "faction": card.faction,
                "in_deck": self.played.get(card.key, Tally()).document(),
                "left_out": self.left_out.get(card.key, Tally()).document(),
                "share_of_winning_decks": round(self.winning_share(card), 4),
            }
            for card in self.cards
        ]
        rounds: "Counter[int]" = sum(self.rounds.values(), Counter())
        return {
            "factions": [{"faction": key, **tally.document()} for key, tally in self.factions.items()],
            "pairings": pairings,
            "cards": cards,
            "first_player": self.first_player.document(),
            "rounds": {str(number): rounds[number] for number in sorted(rounds)},
        }
