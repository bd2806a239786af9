//! The table between two activations as a document: for tests, puzzles and tutorials, and to carry a position elsewhere.
//!
//! What the document leaves out has the value that a fresh turn would have. All faults are found, and an impossible table is
//! refused, never repaired.

use super::ColonialSpaceWars;
use super::battlefield::{NOWHERE, Terrain, Zone};
use super::library::Mission;
use super::options::Attacker;
use super::size::Size;
use super::state::{ABOARD, MARKED, NO_ZONE, Stage, State, Unit};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde::Serialize;

/// The whole table.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    round: u16,
    turn: u8,
    attacker: u8,
    next_id: u16,
    seats: Vec<SeatRow>,
    units: Vec<UnitRow>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatRow {
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<&'static str>,
    out: bool,
    resources: u16,
    points: Vec<u8>,
    last: String,
    repeats: u8,
}

#[derive(Clone, Debug, Serialize)]
struct UnitRow {
    slot: usize,
    unit: String,
    sword: u8,
    id: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    carrier: Option<usize>,
    damage: u8,
    absorbed: u8,
    marked: bool,
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The document of this position; `None` while anything is half done.
    pub fn write_position(&self, state: &State<Z>) -> Option<Position> {
        if state.stage != Stage::Turn {
            return None;
        }
        let seats = (0..self.plan.seats).map(|seat| {
            let own = usize::from(seat);
            SeatRow {
                base: (state.zones[own] != NO_ZONE).then(|| Zone::NAMES[usize::from(state.zones[own])]),
                out: state.is_out(seat),
                resources: state.resources[own],
                points: self.plan.swords_of(seat).map(|sword| state.points[sword]).collect(),
                last: format!("{:016x}", state.last[own]),
                repeats: state.repeats[own],
            }
        });
        let units = state.living().map(|(slot, unit)| UnitRow {
            slot,
            unit: self.plan.library.print(unit.kind).key.clone(),
            sword: unit.sword,
            id: unit.id,
            place: unit.square().map(|square| self.plan.map.names[usize::from(square) + 1].clone()),
            carrier: unit.carrier(),
            damage: unit.hurt(),
            absorbed: unit.absorbed,
            marked: unit.is_marked(),
        });
        Some(Position {
            round: state.round,
            turn: state.turn,
            attacker: state.first,
            next_id: state.next_id,
            seats: seats.collect(),
            units: units.collect(),
        })
    }

    /// Reads a position of this game.
    pub fn read_position(&self, node: &Node, faults: &mut Faults) -> Option<State<Z>> {
        let before = faults.0.len();
        node.object(&["round", "turn", "attacker", "next_id", "seats", "units"], faults)?;
        let last_seat = i64::from(self.plan.seats) - 1;
        let number = |key: &str, low, high, other: i64, faults: &mut Faults| {
            node.get(key).map_or(Some(other), |n| n.number(low, high, faults)).unwrap_or(other)
        };
        let attacker = match self.plan.options.attacker {
            Attacker::Seat(seat) => seat.into(),
            Attacker::Roll => 0,
        };
        let first = number("attacker", 0, last_seat, attacker, faults);
        let mut state = State {
            round: number("round", 1, 60_000, 1, faults) as u16,
            first: first as u8,
            turn: number("turn", 0, last_seat, first, faults) as u8,
            stage: Stage::Turn,
            ..State::default()
        };
        self.read_bases(node, &mut state, faults);
        let units = node.need("units", faults).and_then(|units| units.list(faults)).unwrap_or_default();
        if units.len() > Z::UNITS {
            faults.add(&node.place_of("units"), reason::RANGE, format!("there is room for {} units", Z::UNITS));
        }
        for (index, unit) in units.iter().enumerate().take(Z::UNITS) {
            self.read_unit(unit, index, &mut state, faults);
        }
        for (index, unit) in units.iter().enumerate().take(Z::UNITS) {
            self.read_passenger(unit, index, &mut state, faults);
        }
        let low = i64::from(state.next_id);
        state.next_id = number("next_id", low, 65_000, low, faults) as u16;
        self.read_stores(node, &mut state, faults);
        self.check_lifelines(node, &state, faults);
        (faults.0.len() == before).then_some(state)
    }

    fn seat_nodes<'a>(&self, node: &Node<'a>, faults: &mut Faults) -> Vec<Node<'a>> {
        let seats = node.get("seats").and_then(|seats| seats.list(faults)).unwrap_or_default();
        if seats.len() > usize::from(self.plan.seats) {
            let text = format!("this game has {} seats", self.plan.seats);
            faults.add(&node.place_of("seats"), reason::RANGE, text);
        }
        seats.into_iter().take(self.plan.seats.into()).collect()
    }

    /// Bases, and who is out.
    fn read_bases(&self, node: &Node, state: &mut State<Z>, faults: &mut Faults) {
        let nodes = self.seat_nodes(node, faults);
        for (seat, row) in nodes.iter().enumerate() {
            row.object(&["base", "out", "resources", "points", "last", "repeats"], faults);
            if let Some(zone) = row.get("base").and_then(|base| base.one_of(&Zone::NAMES, faults)) {
                if !self.free_zones(state).any(|free| free == Zone::ALL[zone]) {
                    faults.add_rule(
                        &row.place_of("base"),
                        reason::CONFLICT,
                        "2.4",
                        "this base is taken or not of this game",
                    );
                }
                state.zones[seat] = zone as u8;
            }
            if row.get("out").and_then(|out| out.truth(faults)) == Some(true) {
                state.out |= 1 << seat;
            }
        }
        if state.is_out(state.turn) || self.living_sides(state).count_ones() < 2 {
            faults.add_rule(
                node.place(),
                reason::CONFLICT,
                "2.1",
                "this game is over, or it is the turn of a beaten seat",
            );
        }
        for seat in 0..self.plan.seats {
            if state.zones[usize::from(seat)] == NO_ZONE && !state.is_out(seat) {
                if let Some(zone) = { self.free_zones(state).next() } {
                    state.zones[usize::from(seat)] = zone as u8;
                }
            }
        }
    }

    fn read_unit(&self, node: &Node, index: usize, state: &mut State<Z>, faults: &mut Faults) {
        let keys = ["slot", "unit", "sword", "id", "place", "carrier", "damage", "absorbed", "marked"];
        if node.object(&keys, faults).is_none() {
            return;
        }
        let number = |key: &str, high: i64, other: i64, faults: &mut Faults| {
            node.get(key).map_or(Some(other), |n| n.number(0, high, faults)).unwrap_or(other)
        };
        let slot = number("slot", Z::UNITS as i64 - 1, index as i64, faults) as usize;
        let sword = number("sword", self.plan.swords.len() as i64 - 1, 0, faults) as u8;
        let id = number("id", 60_000, i64::from(state.next_id), faults) as u16;
        let damage = number("damage", 3, 0, faults) as u8;
        let absorbed = number("absorbed", 20, 0, faults) as u8;
        let marked = node.get("marked").and_then(|marked| marked.truth(faults)) == Some(true);
        let Some(key) = node.need("unit", faults).and_then(|unit| unit.text(faults)) else { return };
        let Some(kind) = self.plan.library.number(key) else {
            return faults.add(&node.place_of("unit"), reason::UNKNOWN_NAME, format!("there is no unit {key:?}"));
        };
        let mission = match self.plan.mission {
            Mission::Messenger => self.plan.messenger,
            Mission::Attrition => self.plan.bastion,
            Mission::SuddenDeath => 0,
        };
        if kind != mission && self.unit(kind).faction != self.plan.swords[usize::from(sword)].faction {
            let text = format!("{} does not belong to sword {sword}", self.plan.library.name(kind));
            faults.add_rule(&node.place_of("unit"), reason::CONFLICT, "4.2", text);
        }
        if state.unit(slot).kind != 0 {
            return faults.add(&node.place_of("slot"), reason::DUPLICATE, "this slot is taken");
        }
        if id == 0 || state.living().any(|(_, unit)| unit.id == id) {
            faults.add(&node.place_of("id"), reason::DUPLICATE, "this id is taken, or 0");
        }
        let condition = damage | if marked { MARKED } else { 0 };
        *state.unit_mut(slot) = Unit { id, at: NOWHERE, kind, sword, absorbed, condition };
        state.top = state.top.max(slot as u8 + 1);
        state.next_id = state.next_id.max(id.saturating_add(1));
        if node.get("carrier").is_none() {
            self.read_square(node, slot, state, faults);
        }
    }

    fn read_square(&self, node: &Node, slot: usize, state: &mut State<Z>, faults: &mut Faults) {
        let Some(name) = node.need("place", faults).and_then(|place| place.text(faults)) else { return };
        let place = node.place_of("place");
        let Some(square) = self.square_by_name(name) else {
            return faults.add_rule(&place, reason::UNKNOWN_NAME, "2.3.1", format!("there is no square {name:?}"));
        };
        let kind = state.unit(slot).kind;
        let terrain = self.plan.map.squares[usize::from(square)].terrain;
        let placed = kind == self.plan.bastion && terrain != Terrain::Impenetrable;
        if !placed && terrain > self.footings[usize::from(kind) - 1] {
            let text = format!("{name} is closed to {}", self.plan.library.name(kind));
            faults.add_rule(&place, reason::CONFLICT, "2.5.3.1", text);
        }
        if state.resident(square).is_some() {
            return faults.add_rule(&place, reason::DUPLICATE, "2.5.3.1", format!("somebody stands at {name} already"));
        }
        state.stand(slot, self.seat_of(state, slot), square);
    }

    /// A passenger names the slot of its transport, which may stand behind it in the list.
    fn read_passenger(&self, node: &Node, index: usize, state: &mut State<Z>, faults: &mut Faults) {
        let Some(given) = node.get("carrier") else { return };
        if let Some(place) = node.get("place") {
            faults.add(place.place(), reason::CONFLICT, "a passenger stands on no square");
        }
        let Some(carrier) = given.number(0, Z::UNITS as i64 - 1, faults) else { return };
        let carrier = carrier as usize;
        // A faulty slot has been told already.
        let slot = node
            .get("slot")
            .map_or(Some(index as i64), |slot| slot.number(0, Z::UNITS as i64 - 1, &mut Faults::default()));
        let Some(slot) = slot.map(|slot| slot as usize).filter(|slot| state.unit(*slot).at == NOWHERE) else { return };
        let fits = state.unit(carrier).kind != 0
            && self.carries(state, carrier, slot)
            && self.has_room(state, carrier, slot)
            && state.unit(carrier).square().is_some();
        if !fits {
            let text = "there is no transport in this slot that could carry this unit";
            return faults.add_rule(given.place(), reason::CONFLICT, "2.5.3.2", text);
        }
        state.unit_mut(slot).at = ABOARD | carrier as u16;
    }

    /// Points, resources and the memory of repetition; points are those of a fresh turn where they are left out.
    fn read_stores(&self, node: &Node, state: &mut State<Z>, faults: &mut Faults) {
        for sword in self.plan.swords_of(state.turn) {
            let points = self.pool(state, sword);
            state.points[self.purse_of_sword(sword)] += points;
        }
        let mut silent = Faults::default();
        let nodes = self.seat_nodes(node, &mut silent);
        for (seat, row) in nodes.iter().enumerate() {
            if let Some(store) = row.get("resources").and_then(|store| store.number(0, 60_000, faults)) {
                state.resources[seat] = store as u16;
            }
            if let Some(repeats) = row.get("repeats").and_then(|repeats| repeats.number(0, 2, faults)) {
                state.repeats[seat] = repeats as u8;
            }
            if let Some(text) = row.get("last").and_then(|last| last.text(faults)) {
                match u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16) {
                    Some(print) => state.last[seat] = print,
                    None => faults.add(&row.place_of("last"), reason::TYPE, "16 hex digits are needed here"),
                }
            }
            let swords: Vec<usize> = self.plan.swords_of(seat as u8).collect();
            let points = row.get("points").and_then(|points| points.list(faults)).unwrap_or_default();
            if points.len() > swords.len() {
                faults.add(&row.place_of("points"), reason::RANGE, format!("this seat has {} swords", swords.len()));
            }
            for (points, sword) in points.iter().zip(swords) {
                if let Some(points) = points.number(0, 72, faults) {
                    state.points[sword] = points as u8;
                }
            }
        }
    }

    /// Whoever is in the game must have what the mission asks for.
    fn check_lifelines(&self, node: &Node, state: &State<Z>, faults: &mut Faults) {
        let place = node.place_of("units");
        let kinds =
            |seat: u8, kind: u8| self.units_of(state, seat).filter(|slot| state.unit(*slot).kind == kind).count();
        for seat in 0..self.plan.seats {
            let (rule, text) = match self.plan.mission {
                _ if state.is_out(seat) && self.units_of(state, seat).next().is_some() => {
                    ("2.1", "is beaten, so its units are gone")
                }
                _ if state.is_out(seat) => continue,
                Mission::SuddenDeath if self.lifelines(state, seat).next().is_none() => {
                    ("2.1", "has nothing left that it lives by, so it is beaten")
                }
                Mission::Attrition if kinds(seat, self.plan.bastion) != 1 => {
                    ("4.3.2", "has one Bastion in a War of Attrition")
                }
                Mission::Messenger if kinds(seat, self.plan.messenger) != usize::from(seat != state.first) => {
                    ("4.3.1", "has the Messenger exactly when it defends")
                }
                _ => continue,
            };
            faults.add_rule(&place, reason::CONFLICT, rule, format!("seat {seat} {text}"));
        }
    }

    /// A square by its name.
    pub fn square_by_name(&self, name: &str) -> Option<u16> {
        let index = self.plan.map.names.iter().position(|known| known == name && !name.is_empty())?;
        Some(index as u16 - 1)
    }
}
