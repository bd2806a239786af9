"""A balance as a table for a terminal."""

from typing import List, Sequence

from .tally import Balance, Tally


def report(balance: Balance) -> str:
    """All figures as text."""
    name = balance.names
    parts = []
    rows = [(name[key], *_figures(tally)) for key, tally in balance.factions.items()]
    parts.append(_table(("faction", "rate", "95 %", "games", "won, drawn, lost"), rows))
    longer = [
        (f"{name[one]} : {name[other]}", *_figures(tally), f"{balance.mean_rounds((one, other)):.1f}")
        for (one, other), tally in balance.pairings.items()
    ]
    parts.append(_table(("pairing", "rate", "95 %", "games", "won, drawn, lost", "rounds"), longer))
    parts.append(_table(("", "rate", "95 %", "games", "won, drawn, lost"), [("First Player", *_figures(balance.first_player))]))
    if balance.cards:
        parts.append(_cards(balance))
    rounds = balance.document()["rounds"]
    parts.append("games by rounds: " + ", ".join(f"{number}: {games}" for number, games in rounds.items()) + "\n")
    return "\n".join(parts)


def _cards(balance: Balance) -> str:
    """The cards of each faction, the best first. Marked are those whose interval in the deck lies wholly off the one without."""
    rows: List[Sequence[str]] = []
    for faction in balance.names:
        own = [card for card in balance.cards if card.faction == faction]
        tallies = {card.key: balance.played.get(card.key, Tally()) for card in own}
        for card in sorted(own, key=lambda card: -tallies[card.key].rate):
            without = balance.left_out.get(card.key, Tally())
            low, high = tallies[card.key].interval
            mark = "strong" if low > without.interval[1] else "weak" if high < without.interval[0] else ""
            share = balance.winning_share(card)
            every = "in every winning deck" if share == 1 and without.games else ""
            rows.append((
                balance.names[faction], card.name, *_figures(tallies[card.key])[:3],
                _percent(without.rate) if without.games else "-", _percent(share), " ".join(filter(None, (mark, every))),
            ))  # fmt: skip
    return _table(("faction", "card in the deck", "rate", "95 %", "games", "left out", "of winning decks", ""), rows)


def _figures(tally: Tally) -> Sequence[str]:
    low, high = tally.interval
    lost = tally.games - tally.wins - tally.draws
    return (
        _percent(tally.rate), f"{100 * low:.1f} to {100 * high:.1f}", str(tally.games),
        f"{tally.wins}, {tally.draws}, {lost}",
    )  # fmt: skip


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "".join("  ".join(word.ljust(width) for word, width in zip(line, widths)).rstrip() + "\n" for line in lines)
