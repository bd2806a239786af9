"""What positions are worth to a greedy player, one class for each ruleset that has such a thing: :data:`RULESETS`.

An evaluation reads the view once for a question, which is slow, and the numeric events of each order tried, which is fast.
"""

from itertools import product
from typing import Any, Dict, List, Sequence, Tuple

from . import constants as c
from ._native import Event, Info, Order
from .game import Game
from .library import catalog

#: Questions for an action.
_ACTIONS = (c.LE_PROMPT_ACTION, c.LE_PROMPT_SECOND_ATTACK, c.LE_PROMPT_GRANT)

#: A unit: side (1 own, -1 other), place, control, offense, defense, damage, 1 if ready.
Unit = Tuple[int, int, int, int, int, int, int]
SIDE, PLACE, CONTROL, OFFENSE, DEFENSE, DAMAGE, READY = range(7)

#: Artifacts at the objectives, by place.
PRIZES = {2: 1, 3: 2, 4: 1}
ARTIFACTS_OF_A_GATE = 4
#: Weights. The unit of account is a third of an artifact.
ARTIFACT, HAND, TOKEN, PASSING = 3.0, 0.6, 0.25, 0.3
#: What is left of a unit by its damage; the last stands for more.
HEALTH = (1.0, 0.75, 0.5, 0.1)


class LostEmpires:
    """Lost Empires: objectives held, units by strength and health, artifacts, cards in hand and ready tokens.

    Bonuses that others give a unit count as they stand when the question is asked, not as an order changes them.
    """

    def __init__(self, config: Any) -> None:
        found = catalog(config)
        self.cards = {row["number"]: row for row in found["cards"]}
        self.damage = _expected_damage(found["die"])

    def table(self, game: Game, seat: int) -> "Table":
        """The table as this seat sees it."""
        view = game.view(seat)
        own = view["seats"][seat]
        places = {row["key"]: row["place"] for row in view["places"]}
        units = {
            row["id"]: (
                1 if row["owner"] == seat else -1, places[row["place"]],
                row["control"], row["offense"], row["defense"], row["damage"], not row["drained"],
            )
            for row in view["entities"] if "damage" in row
        }  # fmt: skip
        goods = 0.0
        for row in view["seats"]:
            theirs = ARTIFACT * (row["artifacts"] + ARTIFACTS_OF_A_GATE * row["gates"])
            theirs += HAND * row["hand"] + TOKEN * (row["command"] + row["supply"])
            goods += theirs if row is own else -theirs
        return Table(self, seat, units, goods, own["command"] + own["supply"], own["hand"])

    def chancy(self, events: Sequence[Event]) -> bool:
        """Did dice fall?"""
        return any(event.kind == c.LE_EVENT_ROLL for event in events)

    def incomplete(self, asked: Info) -> bool:
        """Is this a choice inside an order that only trying through can judge?"""
        return asked.phase == c.LE_PHASE_ORDER and asked.prompt != c.LE_PROMPT_TURN and asked.prompt not in _ACTIONS


class Table:
    """What lies on the table for one seat, and what becomes of it by events."""

    __slots__ = ("_goods", "_hand", "_passed", "_rules", "_seat", "_tokens", "_units")

    def __init__(
        self, rules: LostEmpires, seat: int, units: Dict[int, Unit], goods: float, tokens: int, hand: int
    ) -> None:
        self._rules, self._seat, self._units = rules, seat, units
        self._goods, self._tokens, self._hand, self._passed = goods, tokens, hand, False

    def after(self, events: Sequence[Event]) -> "Table":
        """The table after these events of the Order Phase; what comes with the next phase is no merit of an order."""
        table = Table(self._rules, self._seat, dict(self._units), self._goods, self._tokens, self._hand)
        table._passed = self._passed
        for event in events:
            if event.kind == c.LE_EVENT_PHASE or event.kind == c.LE_EVENT_ROUND:
                break
            tell = _TELL.get(event.kind)
            if tell:
                tell(table, event, 1 if event.seat == self._seat else -1)
        return table

    def score(self, orders: Sequence[Order], asked: Info) -> float:
        """What the table is worth, with the best action that is offered now, judged at a glance."""
        held = [[0, 0, 0, 0] for _ in range(6)]  # By place: own units and their control, the other's units and theirs.
        score = self._goods
        for unit in self._units.values():
            row, at = held[unit[PLACE]], 1 - unit[SIDE]
            row[at] += 1
            row[at + 1] += unit[CONTROL]
            score += _price(*unit)
        for place in PRIZES:
            score += _hold(place, held[place])
        if self._passed:
            score -= PASSING * (1 + self._tokens)
        if asked.seat == self._seat and asked.prompt in _ACTIONS:
            score += max(self._glance(order, held) for order in orders)
        return score

    def _glance(self, order: Order, held: List[List[int]]) -> float:
        """What an action might bring."""
        if order.kind in (c.LE_ORDER_ATTACK, c.LE_ORDER_GRANT_ATTACK):
            return self._blow(order.subject, order.target)
        if order.kind == c.LE_ORDER_ABILITY:
            return 0.8
        if order.kind not in (c.LE_ORDER_MOVE, c.LE_ORDER_GRANT_MOVE):
            return 0.0
        unit, there = self._units.get(order.subject), order.place
        gain = 0.0
        if not unit:  # Not even a unit of a card that nobody foresaw may stop a run.
            return gain
        for place, sign in ((unit[PLACE], -1), (there, 1)):
            if place in PRIZES:
                now = held[place]
                then = [now[0] + sign, now[1] + sign * unit[CONTROL], now[2], now[3]]
                gain += _hold(place, then) - _hold(place, now)
        if held[there][2]:
            foes = [id for id, other in self._units.items() if other[PLACE] == there and other[SIDE] < 0]
            gain += 0.5 * max(self._blow(order.subject, id) for id in foes)
        return 0.9 * gain

    def _blow(self, attacker: int, target: int) -> float:
        one, other = self._units.get(attacker), self._units.get(target)
        if not one or not other:
            return 0.0
        return 0.3 * self._rules.damage[max(-4, min(4, one[OFFENSE] - other[DEFENSE]))] * -_price(*other)

    # What the events do.

    def _enter(self, event: Event, side: int) -> None:
        card = self._rules.cards[event.card]
        self._units[event.subject] = (side, event.place, card["control"], card["offense"], card["defense"], 0, 1)
        self._spend(event, side)

    def _spend(self, event: Event, side: int) -> None:
        """A card that comes from a hand."""
        if event.origin in (6, 7):
            self._goods -= HAND * side

    def _go(self, event: Event, side: int) -> None:
        self._put(event.subject, PLACE, event.place)

    def _fall_back(self, event: Event, side: int) -> None:
        for id, unit in list(self._units.items()):
            if unit[SIDE] == side and unit[PLACE] == event.origin:
                self._put(id, PLACE, event.place)

    def _leave(self, event: Event, side: int) -> None:
        if self._units.pop(event.subject, None) is None:
            self._spend(event, side)

    def _hurt(self, event: Event, side: int) -> None:
        self._mend(event.subject, event.value)

    def _repair(self, event: Event, side: int) -> None:
        self._mend(event.subject, -event.value)

    def _mend(self, id: int, damage: int) -> None:
        unit = self._units.get(id)
        if unit:
            then = max(0, unit[DAMAGE] + damage)
            self._put(id, CONTROL, max(0, unit[CONTROL] + (unit[DAMAGE] > 0) - (then > 0)))
            self._put(id, DAMAGE, then)

    def _drain(self, event: Event, side: int) -> None:
        self._put(event.subject, READY, 0)

    def _ready(self, event: Event, side: int) -> None:
        self._put(event.subject, READY, 1)

    def _offense(self, event: Event, side: int) -> None:
        self._add(event, OFFENSE)

    def _defense(self, event: Event, side: int) -> None:
        self._add(event, DEFENSE)

    def _control(self, event: Event, side: int) -> None:
        self._add(event, CONTROL)

    def _add(self, event: Event, at: int) -> None:
        unit = self._units.get(event.subject)
        if unit:
            self._put(event.subject, at, max(0, unit[at] + event.value))

    def _put(self, id: int, at: int, value: int) -> None:
        unit = self._units.get(id)
        if unit:
            self._units[id] = unit[:at] + (value,) + unit[at + 1 :]  # type: ignore[assignment]

    def _draw(self, event: Event, side: int) -> None:
        self._goods += HAND * side

    def _give_up_card(self, event: Event, side: int) -> None:
        self._goods -= HAND * side

    def _mulligan(self, event: Event, side: int) -> None:
        """A whole hand goes, just a little better than the next on average: the draws follow."""
        self._goods -= (HAND * self._hand + 0.01) * side

    def _gain(self, event: Event, side: int) -> None:
        self._goods += ARTIFACT * side * event.value

    def _deplete(self, event: Event, side: int) -> None:
        self._goods -= TOKEN * side * event.value
        if side > 0:
            self._tokens -= event.value

    def _refresh(self, event: Event, side: int) -> None:
        self._goods += TOKEN * side * event.value
        if side > 0:
            self._tokens += event.value

    def _pass(self, event: Event, side: int) -> None:
        self._passed = self._passed or side > 0


_TELL = {
    c.LE_EVENT_PLAY_UNIT: Table._enter,
    c.LE_EVENT_PLAY_SUPPORT: Table._spend,
    c.LE_EVENT_MOVE: Table._go,
    c.LE_EVENT_PLACE: Table._go,
    c.LE_EVENT_FALL_BACK: Table._fall_back,
    c.LE_EVENT_DISCARD: Table._leave,
    c.LE_EVENT_DAMAGE: Table._hurt,
    c.LE_EVENT_REPAIR: Table._repair,
    c.LE_EVENT_DRAIN: Table._drain,
    c.LE_EVENT_READY: Table._ready,
    c.LE_EVENT_OFFENSE: Table._offense,
    c.LE_EVENT_DEFENSE: Table._defense,
    c.LE_EVENT_CONTROL_VALUE: Table._control,
    c.LE_EVENT_DRAW: Table._draw,
    c.LE_EVENT_RETURN: Table._draw,
    c.LE_EVENT_TO_DECK: Table._give_up_card,
    c.LE_EVENT_MULLIGAN: Table._mulligan,
    c.LE_EVENT_ARTIFACTS: Table._gain,
    c.LE_EVENT_DEPLETE_COMMAND: Table._deplete,
    c.LE_EVENT_DEPLETE_SUPPLY: Table._deplete,
    c.LE_EVENT_REFRESH_COMMAND: Table._refresh,
    c.LE_EVENT_REFRESH_SUPPLY: Table._refresh,
    c.LE_EVENT_PASS: Table._pass,
}


def _price(side: int, place: int, control: int, offense: int, defense: int, damage: int, ready: int) -> float:
    """What a unit is worth in itself, negative if it is the other's."""
    strength = 0.8 + 0.4 * control + 0.3 * (offense + defense) + 0.2 * ready
    return side * strength * HEALTH[damage if damage < 3 else 3]


def _hold(place: int, held: Sequence[int]) -> float:
    """What the hold on an objective is worth: surely for one who is alone, by the lead where both are."""
    own, control, others, other = held
    lead = control - other
    if own and others:
        grip = max(-0.9, min(0.9, 0.45 * lead))
    else:
        grip = 1.0 if own else -1.0 if others else 0.0
    return 0.8 * ARTIFACT * PRIZES[place] * grip + 0.15 * lead


def _expected_damage(die: Sequence[Dict[str, Any]]) -> Dict[int, float]:
    """Mean damage of an attack by offense less defense."""
    faces = [face for face in die for _ in range(face["sides"])]
    table = {}
    for lead in range(-4, 5):
        total = 0
        for attack, defense in product(faces, faces):
            margin = lead + attack["value"] - defense["value"]
            if margin >= 0 and not defense["critical"]:
                total += (2 if margin else 1) + attack["critical"]
        table[lead] = total / len(faces) ** 2
    return table


#: The rulesets that have an evaluation, by id.
RULESETS = {"lost_empires": LostEmpires}
