//! The table between two orders as a document: for tests, puzzles and tutorials, and to carry a position elsewhere.
//!
//! What the document leaves out has the value that a fresh table would have; every card of a deck list that it does not
//! name lies face down in its deck. All faults are found, and an impossible table is refused, never repaired.

use super::LostEmpires;
use super::battlefield::{self, COUNT, DISCARD};
use super::card::Kind;
use super::setup::{COMMAND, SUPPLY};
use super::state::{Card, DeckCard, HandCard, Phase, SEATS, SLOTS, State, Step, flag, turn};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde::Serialize;

/// The whole table.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    round: u16,
    first_player: u8,
    turn: u8,
    mandatory_done: bool,
    activated: bool,
    next_id: u16,
    seats: Vec<SeatRow>,
    cards: Vec<CardRow>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatRow {
    command: u8,
    supply: u8,
    artifacts: u8,
    gates: u8,
    passed: bool,
    ran_out: bool,
    next_id: u16,
    hand: Vec<HandRow>,
    deck: Vec<DeckRow>,
}

#[derive(Clone, Debug, Serialize)]
struct HandRow {
    card: String,
    open: bool,
    id: u16,
}

#[derive(Clone, Debug, Serialize)]
struct DeckRow {
    from_top: usize,
    card: String,
    known_to: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct CardRow {
    slot: usize,
    card: String,
    owner: u8,
    place: &'static str,
    id: u16,
    damage: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    doomed_by: Option<u8>,
    drained: bool,
    elite: bool,
    played_this_turn: bool,
    used: u8,
    changes: Vec<ChangeRow>,
}

#[derive(Clone, Debug, Serialize)]
struct ChangeRow {
    stat: &'static str,
    by: i8,
    until: &'static str,
}

const STATS: [&str; 3] = ["control", "offense", "defense"];
const UNTIL: [&str; 3] = ["turn", "round", "leaves"];
const KNOWN_TO: [&str; 2] = ["owner", "all"];

impl LostEmpires {
    /// The document of this position; `None` while anything is half done.
    pub fn write_position(&self, state: &State) -> Option<Position> {
        if state.steps.as_slice() != [Step::Turn] || !state.triggers.is_empty() {
            return None;
        }
        let key = |card: u8| self.card(card).key.clone();
        let seats = state.seats.iter().map(|own| SeatRow {
            command: own.command,
            supply: own.supply,
            artifacts: own.artifacts,
            gates: own.gates,
            passed: own.passed != 0,
            ran_out: own.ran_out != 0,
            next_id: own.next_id,
            hand: own
                .hand
                .iter()
                .map(|held| HandRow { card: key(held.card), open: held.open != 0, id: held.id })
                .collect(),
            deck: (own.deck.iter().rev().enumerate().filter(|(_, card)| card.card != 0))
                .map(|(from_top, card)| DeckRow {
                    from_top,
                    card: key(card.card),
                    known_to: KNOWN_TO[usize::from(card.known.max(1)) - 1],
                })
                .collect(),
        });
        let cards = state.cards.iter().enumerate().filter(|(_, card)| card.card != 0);
        let cards = cards.map(|(slot, card)| CardRow {
            slot,
            card: key(card.card),
            owner: card.owner,
            place: battlefield::NAMES[usize::from(if card.place == DISCARD {
                battlefield::discard(card.owner)
            } else {
                battlefield::number(card.place)
            })],
            id: card.id,
            damage: card.damage,
            doomed_by: card.doom.checked_sub(1),
            drained: card.has(flag::DRAINED),
            elite: card.has(flag::ELITE),
            played_this_turn: card.has(flag::PLAYED),
            used: card.used,
            changes: changes(card),
        });
        Some(Position {
            round: state.round,
            first_player: state.first,
            turn: state.turn,
            mandatory_done: state.turn_flags & turn::MANDATORY != 0,
            activated: state.turn_flags & turn::ACTIVATED != 0,
            next_id: state.next_id,
            seats: seats.collect(),
            cards: cards.collect(),
        })
    }

    /// Reads a position for these decks and rules.
    pub fn read_position(&self, node: &Node, faults: &mut Faults) -> Option<State> {
        const KEYS: [&str; 8] =
            ["round", "first_player", "turn", "mandatory_done", "activated", "next_id", "seats", "cards"];
        node.object(&KEYS, faults)?;
        let number = |key: &str, high: i64, other: i64, faults: &mut Faults| {
            node.get(key).map_or(Some(other), |n| n.number(0, high, faults)).unwrap_or(other)
        };
        let truth = |key: &str, faults: &mut Faults| node.get(key).and_then(|t| t.truth(faults)) == Some(true);
        let first = number("first_player", 1, 0, faults);
        let activated = truth("activated", faults);
        let mandatory = truth("mandatory_done", faults) || activated;
        let mut state = State {
            phase: Phase::Order,
            round: number("round", 60_000, 1, faults).max(1) as u16,
            first: first as u8,
            turn: number("turn", 1, first, faults) as u8,
            turn_flags: (u8::from(mandatory) * turn::MANDATORY) | (u8::from(activated) * turn::ACTIVATED),
            ..State::default()
        };
        let _ = state.steps.push(Step::Turn);
        self.read_cards(node, &mut state, faults);
        self.read_hands(node, &mut state, faults);
        for seat in 0..SEATS {
            self.deal_rest(node, seat, &mut state, faults);
        }
        let low = i64::from(state.next_id);
        if let Some(next) = node.get("next_id").and_then(|next| next.number(low, 65_000, faults)) {
            state.next_id = next as u16;
        }
        if state.seats[usize::from(state.turn)].passed != 0 {
            let text = "it cannot be the turn of a player who has passed";
            faults.add_rule(&node.place_of("turn"), reason::CONFLICT, "Pass", text);
        }
        faults.is_empty().then_some(state)
    }

    fn read_cards(&self, node: &Node, state: &mut State, faults: &mut Faults) {
        for row in node.get("cards").and_then(|cards| cards.list(faults)).unwrap_or_default() {
            let Some((slot, card)) = self.read_card_row(&row, state, faults) else {
                continue;
            };
            if state.cards[slot].card != 0 {
                faults.add(&row.place_of("slot"), reason::DUPLICATE, format!("slot {slot} is taken"));
                continue;
            }
            if state.cards.iter().any(|other| other.card != 0 && other.id == card.id) {
                faults.add(&row.place_of("id"), reason::DUPLICATE, format!("u{} is taken", card.id));
            }
            let place = card.place;
            state.cards[slot] = Card { place: battlefield::RESOLVING, ..card };
            state.owned[usize::from(card.owner)] |= 1 << slot;
            state.put(slot, place);
            state.next_id = state.next_id.max(card.id + 1);
        }
    }

    fn read_card_row(&self, row: &Node, state: &State, faults: &mut Faults) -> Option<(usize, Card)> {
        const KEYS: [&str; 12] = [
            "slot",
            "card",
            "owner",
            "place",
            "id",
            "damage",
            "doomed_by",
            "drained",
            "elite",
            "played_this_turn",
            "used",
            "changes",
        ];
        row.object(&KEYS, faults)?;
        let card = self.read_key(row, "card", faults)?;
        let owner = row.need("owner", faults)?.number(0, SEATS as i64 - 1, faults)? as u8;
        let names = battlefield::NAMES;
        let place = row.need("place", faults)?;
        let index = place.one_of(&names[1..], faults)? as u16 + 1;
        let in_play = usize::from(index) <= COUNT;
        if !in_play && index != battlefield::discard(owner) {
            faults.add(
                place.place(),
                reason::CONFLICT,
                "an open card lies in a battlefield or in its owner's discard pile",
            );
            return None;
        }
        let face = self.card(card);
        if in_play && face.kind == Kind::Support {
            faults.add_rule(
                place.place(),
                reason::CONFLICT,
                "Play a Support",
                format!("{} is a support and never in play", face.name),
            );
        }
        let free = (0..SLOTS).find(|slot| state.cards[*slot].card == 0).unwrap_or(0);
        let number = |key: &str, low: i64, high: i64, other: i64, faults: &mut Faults| {
            row.get(key).map_or(Some(other), |n| n.number(low, high, faults)).unwrap_or(other)
        };
        let truth = |key: &str, faults: &mut Faults| row.get(key).and_then(|t| t.truth(faults)) == Some(true);
        let slot = number("slot", 0, SLOTS as i64 - 1, free as i64, faults) as usize;
        let most = i64::from(self.options.instant_destroy_at) - 1;
        let mut open = Card {
            id: number("id", 1, 60_000, state.next_id.into(), faults) as u16,
            card,
            owner,
            place: if in_play { index as u8 - 1 } else { DISCARD },
            damage: number("damage", 0, most, 0, faults) as u8,
            used: number("used", 0, 255, 0, faults) as u8,
            ..Card::default()
        };
        if let Some(by) = row.get("doomed_by").and_then(|by| by.number(0, SEATS as i64 - 1, faults)) {
            open.doom = by as u8 + 1;
        }
        if (open.damage >= self.options.casualty_at) != (open.doom != 0) {
            let text = format!(
                "a unit with {} damage or more says by whom it is doomed, and no other does",
                self.options.casualty_at
            );
            faults.add_rule(&row.place_of("doomed_by"), reason::CONFLICT, "ELITE", text);
        }
        for (key, bit) in [("drained", flag::DRAINED), ("elite", flag::ELITE), ("played_this_turn", flag::PLAYED)] {
            if truth(key, faults) {
                open.flags |= bit;
            }
        }
        self.read_changes(row, &mut open, faults);
        if !in_play && (open.flags, open.damage, open.doom, open.used, open.add) != (0, 0, 0, 0, [[0; 3]; 3]) {
            faults.add_rule(row.place(), reason::CONFLICT, "Destroy", "a discarded card has no tokens");
        }
        Some((slot, open))
    }

    fn read_changes(&self, row: &Node, card: &mut Card, faults: &mut Faults) {
        for change in row.get("changes").and_then(|list| list.list(faults)).unwrap_or_default() {
            change.object(&["stat", "by", "until"], faults);
            let stat = change.need("stat", faults).and_then(|stat| stat.one_of(&STATS, faults));
            let until = change.need("until", faults).and_then(|until| until.one_of(&UNTIL, faults));
            let by = change.need("by", faults).and_then(|by| by.number(-100, 100, faults));
            if let (Some(stat), Some(until), Some(by)) = (stat, until, by) {
                card.add[until][stat] = by as i8;
            }
        }
    }

    fn read_hands(&self, node: &Node, state: &mut State, faults: &mut Faults) {
        const KEYS: [&str; 9] =
            ["command", "supply", "artifacts", "gates", "passed", "ran_out", "next_id", "hand", "deck"];
        let rows = node.get("seats").and_then(|seats| seats.list(faults)).unwrap_or_default();
        if node.get("seats").is_some() && rows.len() != SEATS {
            faults.add(
                &node.place_of("seats"),
                reason::RANGE,
                format!("a position has {SEATS} seats, not {}", rows.len()),
            );
        }
        for seat in 0..SEATS {
            let own = &mut state.seats[seat];
            (own.command, own.supply) = (COMMAND, SUPPLY);
            let Some(row) = rows.get(seat) else { continue };
            row.object(&KEYS, faults);
            let mut number = |key: &str, high: i64, other: i64| {
                row.get(key).map_or(Some(other), |n| n.number(0, high, faults)).unwrap_or(other) as u8
            };
            own.command = number("command", COMMAND.into(), COMMAND.into());
            own.supply = number("supply", SUPPLY.into(), SUPPLY.into());
            own.artifacts = number("artifacts", 250, 0);
            own.gates = number("gates", 3, 0);
            let mut truth = |key: &str| u8::from(row.get(key).and_then(|t| t.truth(faults)) == Some(true));
            own.passed = truth("passed");
            own.ran_out = truth("ran_out");
            for held in row.get("hand").and_then(|hand| hand.list(faults)).unwrap_or_default() {
                self.read_held(&held, seat, state, faults);
            }
            let own = &mut state.seats[seat];
            let low = i64::from(own.next_id);
            if let Some(next) = row.get("next_id").and_then(|next| next.number(low, 65_000, faults)) {
                own.next_id = next as u16;
            }
        }
    }

    fn read_held(&self, held: &Node, seat: usize, state: &mut State, faults: &mut Faults) {
        held.object(&["card", "open", "id"], faults);
        let Some(card) = self.read_key(held, "card", faults) else {
            return;
        };
        let open = held.get("open").and_then(|open| open.truth(faults)) == Some(true);
        let next = if open { state.next_id } else { state.seats[seat].next_id };
        let id = held.get("id").map_or(Some(next.into()), |id| id.number(i64::from(open), 60_000, faults));
        let id = id.unwrap_or(0) as u16;
        let next = if open { &mut state.next_id } else { &mut state.seats[seat].next_id };
        *next = (*next).max(id + 1);
        let taken = state.seats[seat].hand.iter().any(|other| (other.open != 0) == open && other.id == id);
        if taken || (open && state.cards.iter().any(|other| other.card != 0 && other.id == id)) {
            faults.add(&held.place_of("id"), reason::DUPLICATE, format!("the id {id} is taken"));
        }
        if state.seats[seat].hand.has_room(1) {
            state.take_in_hand(seat as u8, HandCard { card, open: open.into(), id });
        } else {
            faults.add_rule(held.place(), reason::RANGE, "Deck Builder", "a hand cannot hold more than the whole deck");
        }
    }

    /// What the position does not name lies face down in the deck, around the cards that it does name there.
    fn deal_rest(&self, node: &Node, seat: usize, state: &mut State, faults: &mut Faults) {
        let place = format!("{}.seats[{seat}]", node.place());
        let mut rest = self.players[seat].deck.clone();
        let mut take = |card: u8, faults: &mut Faults| match rest.iter().position(|other| *other == card) {
            Some(index) => {
                rest.remove(index);
            }
            None => {
                let name = &self.card(card).name;
                let text = format!("the position has more of {name} than the deck of seat {seat}");
                faults.add_rule(&place, reason::CONFLICT, "Deck Builder", text);
            }
        };
        for card in state.cards.iter().filter(|card| card.card != 0 && usize::from(card.owner) == seat) {
            take(card.card, faults);
        }
        for held in state.seats[seat].hand.iter() {
            take(held.card, faults);
        }
        let rows = node.get("seats").and_then(|seats| seats.list(faults)).unwrap_or_default();
        let row = rows.get(seat).and_then(|row| row.get("deck")).and_then(|deck| deck.list(faults)).unwrap_or_default();
        let mut known = Vec::new();
        for card in &row {
            card.object(&["from_top", "card", "known_to"], faults);
            let from_top = card.need("from_top", faults).and_then(|from| from.number(0, 17, faults));
            let key = self.read_key(card, "card", faults);
            let known_to = card.get("known_to").map_or(Some(0), |known| known.one_of(&KNOWN_TO, faults));
            if let (Some(from_top), Some(key), Some(known_to)) = (from_top, key, known_to) {
                take(key, faults);
                known.push((from_top as usize, DeckCard { card: key, known: known_to as u8 + 1 }));
            }
        }
        let own = &mut state.seats[seat];
        for face in &rest {
            let _ = own.pool.push(*face);
        }
        let size = rest.len() + known.len();
        for _ in 0..size {
            let _ = own.deck.push(DeckCard::default());
        }
        for (from_top, card) in known {
            match size.checked_sub(from_top + 1).map(|index| &mut own.deck[index]) {
                Some(there) if there.card == 0 => *there = card,
                _ => faults.add(
                    &format!("{place}.deck"),
                    reason::RANGE,
                    format!("there is no room in the deck {from_top} from its top"),
                ),
            }
        }
    }

    fn read_key(&self, node: &Node, key: &str, faults: &mut Faults) -> Option<u8> {
        let member = node.need(key, faults)?;
        let name = member.text(faults)?;
        let index = self.library.cards.iter().position(|card| card.key == name);
        if index.is_none() {
            faults.add(member.place(), reason::UNKNOWN_NAME, format!("there is no card {name:?}"));
        }
        index.map(|index| index as u8 + 1)
    }
}

fn changes(card: &Card) -> Vec<ChangeRow> {
    let mut rows = Vec::new();
    for (until, stats) in card.add.iter().enumerate() {
        for (stat, by) in stats.iter().enumerate().filter(|(_, by)| **by != 0) {
            rows.push(ChangeRow { stat: STATS[stat], by: *by, until: UNTIL[until] });
        }
    }
    rows
}
