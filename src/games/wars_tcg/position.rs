//! The table between two orders as a document: for tests, puzzles and tutorials, and to carry a position elsewhere.
//!
//! This file is the document and how it is written; `placing` reads it. It stands in a phase with nothing pending. What
//! lasts until the end of the turn (uses, marks, changes of stats) has no place in it, so a table with such things is not
//! written.

use super::WarsTcg;
use super::effect::{PHASES, Phase, Pile};
use super::state::{Battle, Card, HandCard, PileCard, SEATS, Seat, State, Step, WindowKind, Zone, flag};
use serde::Serialize;

/// The group of cards without a face when the document names none.
pub const GROUP: u8 = 1;

/// The whole table.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    turn: u8,
    turns: u16,
    phase: &'static str,
    activated: bool,
    locations: Vec<LocationRow>,
    seats: Vec<SeatRow>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatRow {
    hand: Vec<HandRow>,
    reserve: Vec<PileRow>,
    active: Vec<PileRow>,
    used: Vec<PileRow>,
    lost: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    removed: Vec<String>,
    assets: Vec<CardRow>,
    pool: Vec<FaceRow>,
    faceless: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    played: Vec<String>,
    battles_won: u8,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum HandRow {
    Closed(String),
    Open { card: String, open: bool },
}

/// A card of a pile: with a face that nobody knows, with one that some know, or without.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum PileRow {
    Face(String),
    Known { card: String, known: Vec<u8> },
    Faceless { group: u8 },
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum FaceRow {
    First(String),
    Group { card: String, group: u8 },
}

#[derive(Clone, Debug, Serialize)]
struct LocationRow {
    card: String,
    seat: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<u8>,
    drained: bool,
    attacked: bool,
    entered: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    camps: Vec<CardRow>,
    cards: Vec<CardRow>,
}

#[derive(Clone, Debug, Serialize)]
struct CardRow {
    card: String,
    seat: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<u8>,
    damaged: bool,
    inverted: bool,
    entered: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aboard: Vec<CardRow>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    beneath: Vec<CardRow>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stacked: Vec<StackedRow>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stacked_down: Vec<StackedRow>,
}

/// A stacked card, with its owner where that is not the seat of the card beneath.
#[derive(Clone, Debug, Serialize)]
struct StackedRow {
    #[serde(flatten)]
    face: StackedFace,
    owner: u8,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum StackedFace {
    Known { card: String, known: Vec<u8> },
    Faceless { group: u8 },
}

impl WarsTcg {
    /// The document of this position; `None` while anything is half done or lasts until the end of the turn.
    pub fn write_position(&self, state: &State) -> Option<Position> {
        let here = Step::Window { kind: WindowKind::Phase, base: 0, passes: 0, seat: state.turn };
        let is_idle = state.steps.as_slice() == [Step::PhaseEnd, here]
            && state.stack.is_empty()
            && state.triggers.is_empty()
            && state.later.is_empty()
            && state.lasting.is_empty()
            && state.battle == Battle::default();
        let phase = (state.phase as usize).checked_sub(1).filter(|_| state.phase != Phase::End)?;
        if !is_idle || !state.cards.iter().all(is_plain) {
            return None;
        }
        Some(Position {
            turn: state.turn,
            turns: state.turns,
            phase: PHASES[phase],
            activated: state.activated != 0,
            locations: state.rows.iter().map(|slot| self.location_row(state, (*slot).into())).collect(),
            seats: (0..SEATS as u8).map(|seat| self.seat_row(state, seat)).collect(),
        })
    }

    fn key(&self, card: u16) -> String {
        let face = self.by_number(card);
        face.map_or_else(String::new, |face| face.key.clone())
    }

    fn seat_row(&self, state: &State, seat: u8) -> SeatRow {
        let own = &state.seats[usize::from(seat)];
        let faceless = bottom(own);
        let reserve = self.pile_rows(&own.pile(Pile::Reserve)[faceless..]);
        let slots = 0..state.cards.len();
        let in_zone = |zone: Zone| slots.clone().filter(move |slot| state.cards[*slot].zone == zone);
        let assets = in_zone(Zone::Area).filter(|slot| state.cards[*slot].seat == seat);
        let removed = in_zone(Zone::Removed).filter(|slot| state.cards[*slot].owner == seat);
        let held = |held: &HandCard| match held.open {
            0 => HandRow::Closed(self.key(held.card)),
            _ => HandRow::Open { card: self.key(held.card), open: true },
        };
        let face = |face: &super::state::Face| match face.group {
            GROUP => FaceRow::First(self.key(face.card)),
            group => FaceRow::Group { card: self.key(face.card), group },
        };
        SeatRow {
            hand: own.hand.iter().map(held).collect(),
            reserve,
            active: self.pile_rows(own.pile(Pile::Active)),
            used: self.pile_rows(own.pile(Pile::Used)),
            lost: own.lost.iter().rev().map(|slot| self.key(state.cards[usize::from(*slot)].card)).collect(),
            removed: removed.map(|slot| self.key(state.cards[slot].card)).collect(),
            assets: assets.map(|slot| self.card_row(state, slot)).collect(),
            pool: own.pool.iter().map(face).collect(),
            faceless,
            played: own.played.iter().map(|card| self.key(*card)).collect(),
            battles_won: own.won,
        }
    }

    /// The cards of a pile, the top first.
    fn pile_rows(&self, pile: &[PileCard]) -> Vec<PileRow> {
        let row = |card: &PileCard| match (card.card, card.knows) {
            (0, _) => PileRow::Faceless { group: card.group },
            (card, 0) => PileRow::Face(self.key(card)),
            (face, knows) => PileRow::Known { card: self.key(face), known: seats_of(knows) },
        };
        pile.iter().rev().map(row).collect()
    }

    fn location_row(&self, state: &State, slot: usize) -> LocationRow {
        let open = &state.cards[slot];
        let here = (0..state.cards.len()).filter(|other| {
            let other = &state.cards[*other];
            other.zone == Zone::At && usize::from(other.host) == slot
        });
        LocationRow {
            card: self.key(open.card),
            seat: open.seat,
            owner: other_owner(open),
            drained: open.has(flag::DRAINED),
            attacked: open.has(flag::ATTACKED),
            entered: open.has(flag::ENTERED),
            camps: self.rows_on(state, slot, Zone::Beneath),
            cards: here.map(|other| self.card_row(state, other)).collect(),
        }
    }

    fn rows_on(&self, state: &State, host: usize, zone: Zone) -> Vec<CardRow> {
        let on = state.on(host).filter(|slot| state.cards[*slot].zone == zone);
        on.map(|slot| self.card_row(state, slot)).collect()
    }

    fn card_row(&self, state: &State, slot: usize) -> CardRow {
        let open = &state.cards[slot];
        CardRow {
            card: self.key(open.card),
            seat: open.seat,
            owner: other_owner(open),
            damaged: open.has(flag::DAMAGED),
            inverted: open.has(flag::INVERTED),
            entered: open.has(flag::ENTERED),
            aboard: self.rows_on(state, slot, Zone::Aboard),
            beneath: self.rows_on(state, slot, Zone::Beneath),
            stacked: self.stacked_rows(state, slot, Zone::StackedUp),
            stacked_down: self.stacked_rows(state, slot, Zone::StackedDown),
        }
    }

    fn stacked_rows(&self, state: &State, host: usize, zone: Zone) -> Vec<StackedRow> {
        let on = state.on(host).map(|slot| &state.cards[slot]).filter(|card| card.zone == zone);
        let row = |open: &Card| StackedRow {
            face: match open.card {
                0 => StackedFace::Faceless { group: open.group },
                card => StackedFace::Known { card: self.key(card), known: seats_of(open.knows) },
            },
            owner: open.owner,
        };
        on.map(row).collect()
    }
}

/// Has the card nothing that the document has no word for?
fn is_plain(card: &Card) -> bool {
    card.uses == [0; 4]
        && card.fired == 0
        && card.marks == [0; 2]
        && card.add == [[0; 3]; 2]
        && card.zone != Zone::Pending
}

fn other_owner(card: &Card) -> Option<u8> {
    (card.owner != card.seat).then_some(card.owner)
}

/// The seats whose bits are set.
fn seats_of(knows: u8) -> Vec<u8> {
    (0..SEATS as u8).filter(|seat| knows >> seat & 1 != 0).collect()
}

/// How many cards of the first group lie at the bottom of the reserve.
fn bottom(seat: &Seat) -> usize {
    let plain = PileCard { card: 0, group: GROUP, knows: 0 };
    seat.pile(Pile::Reserve).iter().take_while(|card| **card == plain).count()
}
