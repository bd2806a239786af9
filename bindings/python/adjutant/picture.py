"""A balance as a picture: an SVG of rates with their intervals around one half, written by the standard library alone."""

import math
from typing import List, Tuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from .tally import Balance, Tally

#: Measures in pixels: a row, the column of names, the scale from 0 to 100 %, the column of figures, the margin.
ROW, NAMES, SCALE, FIGURES, MARGIN = 20, 270, 400, 130, 16
EVEN, OFF, QUIET = "#2a7f62", "#c0392b", "#888888"


def picture(balance: Balance) -> str:
    """The whole picture. A bar is green where the interval holds one half, red where it does not."""
    name = balance.names
    groups = [
        ("Factions", [(name[key], tally) for key, tally in balance.factions.items()]),
        ("Pairings", [(f"{name[one]} : {name[other]}", tally) for (one, other), tally in balance.pairings.items()]),
        ("Who begins", [("First Player", balance.first_player)]),
    ]
    for faction in name:
        rows = [(card.name, balance.played.get(card.key, Tally())) for card in balance.cards if card.faction == faction]
        if rows:
            groups.append((f"Cards of {name[faction]}", sorted(rows, key=lambda row: -row[1].rate)))
    height = 2 * MARGIN + ROW * sum(len(rows) + 2 for _, rows in groups) + ROW * 9
    width = 2 * MARGIN + NAMES + SCALE + FIGURES
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=str(width), height=str(height))
    svg.set("font-family", "sans-serif")
    svg.set("font-size", "13")
    SubElement(svg, "rect", width="100%", height="100%", fill="white")
    top = MARGIN
    for title, rows in groups:
        top = _group(svg, top, title, rows)
    _lengths(svg, top, balance)
    ElementTree.indent(svg)
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


def _group(svg: Element, top: int, title: str, rows: List[Tuple[str, Tally]]) -> int:
    """A title, a scale and a bar a row; gives where the next group begins."""
    _write(svg, MARGIN, top, title, weight="bold")
    end = top + ROW * (len(rows) + 1)
    for percent in (0, 25, 50, 75, 100):
        at = _at(percent / 100)
        _line(svg, (at, top + ROW), (at, end), QUIET, 1.5 if percent == 50 else 0.4)
        _write(svg, at, top, f"{percent} %", color=QUIET, anchor="middle")
    for number, (label, tally) in enumerate(rows, 1):
        y = top + ROW * number
        low, high = tally.interval
        color = EVEN if low <= 0.5 <= high else OFF
        _write(svg, MARGIN, y, label)
        _line(svg, (_at(low), y + ROW / 2), (_at(high), y + ROW / 2), color, 3)
        SubElement(svg, "circle", cx=f"{_at(tally.rate):.1f}", cy=f"{y + ROW / 2:.1f}", r="4", fill=color)
        _write(svg, _at(1) + MARGIN, y, f"{100 * tally.rate:.1f} % of {tally.games}")
    return end + ROW


def _lengths(svg: Element, top: int, balance: Balance) -> None:
    """How many games ended in which round, as columns."""
    rounds = {int(number): games for number, games in balance.document()["rounds"].items()}
    _write(svg, MARGIN, top, "Games by their rounds", weight="bold")
    if not rounds:
        return
    floor, most, last = top + 7 * ROW, max(rounds.values()), max(rounds)
    wide = SCALE / (last + 1)
    labelled = math.ceil(ROW / wide)  # Narrow columns have no room for every number.
    for number, games in rounds.items():
        left, high = _at(number / (last + 1)), 5 * ROW * games / most
        column = {"x": f"{left:.1f}", "y": f"{floor - high:.1f}", "width": f"{0.8 * wide:.1f}", "height": f"{high:.1f}"}
        SubElement(svg, "rect", column, fill=EVEN)
        if number % labelled == 0:
            _write(svg, left + 0.4 * wide, floor, str(number), color=QUIET, anchor="middle")


def _at(share: float) -> float:
    return MARGIN + NAMES + SCALE * share


def _line(svg: Element, start: Tuple[float, float], end: Tuple[float, float], color: str, width: float) -> None:
    ends = {"x1": f"{start[0]:.1f}", "y1": f"{start[1]:.1f}", "x2": f"{end[0]:.1f}", "y2": f"{end[1]:.1f}"}
    SubElement(svg, "line", {**ends, "stroke": color, "stroke-width": str(width)})


def _write(
    svg: Element, x: float, top: float, text: str, color: str = "black", anchor: str = "start", weight: str = "normal"
) -> None:
    look = {"fill": color, "text-anchor": anchor, "font-weight": weight}
    SubElement(svg, "text", {"x": f"{x:.1f}", "y": f"{top + 0.7 * ROW:.1f}", **look}).text = text
