//! Reads the document of a table (`position`) and lays out what it holds.
//!
//! A document need not hold legal decks: the decks of the players become what it holds. All faults are found, and an
//! impossible table is refused, never repaired. Cards get their ids in the order of the document.

use super::WarsTcg;
use super::card::{CardFace, Kind, LocationKind};
use super::effect::{PHASES, Phase, Pile};
use super::position::GROUP;
use super::state::{Card, DECK, Face, HandCard, PileCard, SEATS, State, Step, WindowKind, Zone, flag};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};

const PHASE_OF: [Phase; 6] = [Phase::Activate, Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw];

const CARD: [&str; 10] =
    ["card", "seat", "owner", "damaged", "inverted", "entered", "aboard", "beneath", "stacked", "stacked_down"];

const SEAT: [&str; 11] =
    ["hand", "reserve", "active", "used", "lost", "removed", "assets", "pool", "faceless", "played", "battles_won"];

/// Where a card of the document is laid.
#[derive(Clone, Copy)]
struct Laid {
    zone: Zone,
    host: usize,
    /// Whose card it is when the document does not say.
    seat: u8,
}

impl WarsTcg {
    /// Reads a position; the decks become the cards that it holds.
    pub fn read_position(&mut self, node: &Node, faults: &mut Faults) -> Option<State> {
        node.object(&["turn", "turns", "phase", "activated", "locations", "seats"], faults)?;
        let number = |key: &str, low: i64, high: i64, faults: &mut Faults| {
            node.get(key).and_then(|n| n.number(low, high, faults)).unwrap_or(low)
        };
        let turn = number("turn", 0, SEATS as i64 - 1, faults) as u8;
        let phase = node.get("phase").and_then(|phase| phase.one_of(&PHASES[..PHASE_OF.len()], faults));
        let mut state = State {
            turn,
            turns: number("turns", 1, 60_000, faults) as u16,
            phase: PHASE_OF[phase.unwrap_or(0)],
            activated: node.get("activated").and_then(|is| is.truth(faults)).unwrap_or(false).into(),
            ..State::default()
        };
        let _ = state.steps.push(Step::PhaseEnd);
        let _ = state.steps.push(Step::Window { kind: WindowKind::Phase, base: 0, passes: 0, seat: turn });
        for row in node.get("locations").and_then(|rows| rows.list(faults)).unwrap_or_default() {
            self.read_location(&row, &mut state, faults);
        }
        self.check_rows(node, &state, faults);
        let rows = node.need("seats", faults).and_then(|seats| seats.list(faults)).unwrap_or_default();
        if rows.len() != SEATS {
            let text = format!("a position has {SEATS} seats, not {}", rows.len());
            faults.add(&node.place_of("seats"), reason::RANGE, text);
        }
        for (seat, row) in rows.iter().enumerate().take(SEATS) {
            self.read_seat(row, seat as u8, &mut state, faults);
        }
        for seat in 0..SEATS {
            self.take_deck(node, seat, &state, faults);
        }
        faults.is_empty().then_some(state)
    }

    fn number_of(&self, node: &Node, faults: &mut Faults) -> Option<u16> {
        let key = node.text(faults)?;
        let index = self.library.cards.iter().position(|card| card.key == key);
        if index.is_none() {
            faults.add(node.place(), reason::UNKNOWN_NAME, format!("there is no card {key:?}"));
        }
        index.and_then(|index| u16::try_from(index + 1).ok())
    }

    /// The card named by a member `card`.
    fn card_named(&self, node: &Node, faults: &mut Faults) -> Option<u16> {
        self.number_of(&node.need("card", faults)?, faults)
    }

    fn named_face(&self, card: u16) -> &CardFace {
        &self.library.cards[usize::from(card) - 1]
    }

    fn read_location(&self, node: &Node, state: &mut State, faults: &mut Faults) {
        const KEYS: [&str; 8] = ["card", "seat", "owner", "drained", "attacked", "entered", "camps", "cards"];
        if node.object(&KEYS, faults).is_none() {
            return;
        }
        let laid = Laid { zone: Zone::Location, host: 0, seat: 0 };
        let Some(slot) = self.lay(node, laid, state, faults) else {
            return;
        };
        state.cards[slot].flags |= flags(node, &[("drained", flag::DRAINED), ("attacked", flag::ATTACKED)], faults);
        let _ = state.rows.push(slot as u8);
        let seat = state.cards[slot].seat;
        for (key, zone) in [("camps", Zone::Beneath), ("cards", Zone::At)] {
            for row in node.get(key).and_then(|rows| rows.list(faults)).unwrap_or_default() {
                self.read_card(&row, Laid { zone, host: slot, seat }, state, faults);
            }
        }
    }

    /// The locations of one system stand together.
    fn check_rows(&self, node: &Node, state: &State, faults: &mut Faults) {
        let mut systems: Vec<u8> = state.rows.iter().map(|slot| self.system_of(state, (*slot).into())).collect();
        systems.dedup();
        let known = systems.len();
        systems.sort_unstable();
        systems.dedup();
        if systems.len() != known {
            let text = "locations of one system stand side by side";
            faults.add_rule(&node.place_of("locations"), reason::CONFLICT, "Playing a Location", text);
        }
    }

    /// A card that is not a location, with what lies on it.
    fn read_card(&self, node: &Node, laid: Laid, state: &mut State, faults: &mut Faults) {
        if node.object(&CARD, faults).is_none() {
            return;
        }
        let Some(slot) = self.lay(node, laid, state, faults) else {
            return;
        };
        let seat = state.cards[slot].seat;
        let kind = self.named_face(state.cards[slot].card).kind;
        let on = |key: &str, may: &[Kind], faults: &mut Faults| {
            let rows = node.get(key).and_then(|rows| rows.list(faults)).unwrap_or_default();
            if may.contains(&kind) || rows.is_empty() {
                return rows;
            }
            let text = format!("nothing lies there on {}", self.named_face(state.cards[slot].card).name);
            faults.add_rule(&node.place_of(key), reason::CONFLICT, "Types of Cards", text);
            Vec::new()
        };
        let fighters = [Kind::Character, Kind::NoBot, Kind::Vehicle, Kind::Ship];
        let aboard = on("aboard", &[Kind::Ship], faults);
        let beneath = on("beneath", &fighters, faults);
        let up = on("stacked", &[Kind::Asset], faults);
        let down = on("stacked_down", &[Kind::Asset], faults);
        for (zone, rows) in [(Zone::Aboard, aboard), (Zone::Beneath, beneath)] {
            for row in rows {
                self.read_card(&row, Laid { zone, host: slot, seat }, state, faults);
            }
        }
        for (zone, rows) in [(Zone::StackedUp, up), (Zone::StackedDown, down)] {
            for row in rows {
                self.read_stacked(&row, Laid { zone, host: slot, seat }, state, faults);
            }
        }
    }

    /// Puts a card with a face on the table.
    fn lay(&self, node: &Node, laid: Laid, state: &mut State, faults: &mut Faults) -> Option<usize> {
        let card = self.card_named(node, faults)?;
        if let Some(text) = self.why_not_there(state, card, laid) {
            faults.add_rule(node.place(), reason::CONFLICT, "Types of Cards", text);
            return None;
        }
        let seat_of = |key: &str, other: u8, faults: &mut Faults| {
            node.get(key).and_then(|n| n.number(0, SEATS as i64 - 1, faults)).map_or(other, |seat| seat as u8)
        };
        let seat = seat_of("seat", laid.seat, faults);
        let owner = seat_of("owner", seat, faults);
        let bits = [("damaged", flag::DAMAGED), ("inverted", flag::INVERTED), ("entered", flag::ENTERED)];
        let bits = flags(node, &bits, faults);
        let face = self.named_face(card);
        if bits & flag::INVERTED != 0 && !face.inverts {
            let text = format!("{} has no second face", face.name);
            faults.add_rule(&node.place_of("inverted"), reason::CONFLICT, "Types of Cards", text);
        }
        if bits & flag::DAMAGED != 0 && !face.kind.fights() {
            let text = format!("{} is never damaged", face.name);
            faults.add_rule(&node.place_of("damaged"), reason::CONFLICT, "4. Battle Phase", text);
        }
        let open = Card { card, owner, seat, zone: laid.zone, host: laid.host as u8, flags: bits, ..Card::default() };
        open_slot(node, open, state, faults)
    }

    /// Why this card does not lie there.
    fn why_not_there(&self, state: &State, card: u16, laid: Laid) -> Option<String> {
        let face = self.named_face(card);
        let host = &state.cards[laid.host];
        let host = (laid.zone.has_host() && host.card != 0).then(|| self.named_face(host.card));
        let ground = host.and_then(|host| host.location).map(|location| location.kind);
        let fits = match laid.zone {
            Zone::Location => face.location.is_some(),
            Zone::At => match ground {
                Some(LocationKind::Site) => face.kind.is_unit(),
                Some(LocationKind::Sector) => face.kind == Kind::Ship,
                None => false,
            },
            Zone::Aboard => face.kind.is_unit(),
            Zone::Beneath if ground.is_some() => {
                face.kind == Kind::Asset || face.location.is_some_and(|location| location.encampment)
            }
            Zone::Beneath => matches!(face.kind, Kind::Weapon | Kind::Asset),
            Zone::Area => face.kind == Kind::Asset,
            _ => true,
        };
        (!fits).then(|| format!("{} does not lie there", face.name))
    }

    /// A stacked card: a key, a face that some know, or `{"group": 1}` for one without a face.
    fn read_stacked(&self, node: &Node, laid: Laid, state: &mut State, faults: &mut Faults) {
        let mut open =
            Card { owner: laid.seat, seat: laid.seat, zone: laid.zone, host: laid.host as u8, ..Card::default() };
        if node.value().is_object() {
            node.object(&["card", "known", "owner", "group"], faults);
            let owner = node.get("owner").and_then(|n| n.number(0, SEATS as i64 - 1, faults));
            (open.owner, open.seat) = owner.map_or((laid.seat, laid.seat), |owner| (owner as u8, owner as u8));
        }
        let Some(PileCard { card, group, knows }) = self.read_hidden(node, faults) else {
            return;
        };
        if laid.zone == Zone::StackedUp && card == 0 {
            faults.add(node.place(), reason::CONFLICT, "a card that lies face up has a face");
            return;
        }
        (open.card, open.group) = (card, group);
        open.knows = if laid.zone == Zone::StackedUp { 0 } else { knows };
        open_slot(node, open, state, faults);
    }

    /// A card of a pile: a key, a face that some know, or `{"group": 1}` for one without a face.
    fn read_hidden(&self, node: &Node, faults: &mut Faults) -> Option<PileCard> {
        if !node.value().is_object() {
            return self.number_of(node, faults).map(|card| PileCard { card, ..PileCard::default() });
        }
        if let Some(group) = node.get("group") {
            if node.get("card").is_some() {
                faults.add(group.place(), reason::CONFLICT, "a card has a face or a group");
            }
            let group = group.number(1, 255, faults)? as u8;
            return Some(PileCard { card: 0, group, knows: 0 });
        }
        let card = self.card_named(node, faults)?;
        let mut knows = 0;
        for seat in node.get("known").and_then(|seats| seats.list(faults)).unwrap_or_default() {
            knows |= seat.number(0, SEATS as i64 - 1, faults).map_or(0, |seat| 1 << seat);
        }
        Some(PileCard { card, group: 0, knows })
    }

    fn read_seat(&self, node: &Node, seat: u8, state: &mut State, faults: &mut Faults) {
        if node.object(&SEAT, faults).is_none() {
            return;
        }
        let list = |key: &str, faults: &mut Faults| node.get(key).and_then(|n| n.list(faults)).unwrap_or_default();
        for row in list("assets", faults) {
            self.read_card(&row, Laid { zone: Zone::Area, host: 0, seat }, state, faults);
        }
        for (key, zone) in [("lost", Zone::Lost), ("removed", Zone::Removed)] {
            for row in list(key, faults).iter().rev() {
                let Some(card) = self.number_of(row, faults) else { continue };
                let open = Card { card, owner: seat, seat, zone, ..Card::default() };
                let slot = open_slot(row, open, state, faults);
                if let Some(slot) = slot.filter(|_| zone == Zone::Lost) {
                    kept(state.seats[usize::from(seat)].lost.push(slot as u8), row, faults);
                }
            }
        }
        for row in list("hand", faults) {
            self.read_held(&row, seat, state, faults);
        }
        let own = usize::from(seat);
        let faceless = node.get("faceless").and_then(|n| n.number(0, DECK as i64, faults)).unwrap_or(0);
        for _ in 0..faceless {
            let card = PileCard { card: 0, group: GROUP, knows: 0 };
            kept(state.seats[own].piles[Pile::Reserve as usize].push(card), node, faults);
        }
        for (key, pile) in [("reserve", Pile::Reserve), ("active", Pile::Active), ("used", Pile::Used)] {
            for row in list(key, faults).iter().rev() {
                if let Some(card) = self.read_hidden(row, faults) {
                    kept(state.seats[own].piles[pile as usize].push(card), row, faults);
                }
            }
        }
        for row in list("pool", faults) {
            if let Some(face) = self.read_face(&row, faults) {
                kept(state.seats[own].pool.push(face), &row, faults);
            }
        }
        state.seats[own].pool.sort_unstable();
        for row in list("played", faults) {
            if let Some(card) = self.number_of(&row, faults) {
                kept(state.seats[own].played.push(card), &row, faults);
            }
        }
        let won = node.get("battles_won").and_then(|n| n.number(0, 255, faults)).unwrap_or(0);
        state.seats[own].won = won as u8;
    }

    fn read_held(&self, node: &Node, seat: u8, state: &mut State, faults: &mut Faults) {
        let is_object = node.value().is_object();
        if is_object {
            node.object(&["card", "open"], faults);
        }
        let card = if is_object { self.card_named(node, faults) } else { self.number_of(node, faults) };
        let Some(card) = card else { return };
        let open = is_object && node.get("open").and_then(|open| open.truth(faults)) == Some(true);
        if !state.seats[usize::from(seat)].hand.has_room(1) {
            too_many(node, faults);
            return;
        }
        let next = if open { &mut state.next_id } else { &mut state.seats[usize::from(seat)].next_id };
        let held = HandCard { card, id: *next, open: open.into() };
        *next += 1;
        state.take_in_hand(seat, held);
    }

    fn read_face(&self, node: &Node, faults: &mut Faults) -> Option<Face> {
        if !node.value().is_object() {
            return self.number_of(node, faults).map(|card| Face { group: GROUP, card });
        }
        node.object(&["card", "group"], faults);
        let group = node.need("group", faults)?.number(1, 255, faults)? as u8;
        Some(Face { group, card: self.card_named(node, faults)? })
    }

    /// The deck of a seat becomes what the position holds.
    fn take_deck(&mut self, node: &Node, seat: usize, state: &State, faults: &mut Faults) {
        let own = &state.seats[seat];
        let place = format!("{}[{seat}]", node.place_of("seats"));
        let open = state.cards.iter().filter(|card| card.zone != Zone::Free && usize::from(card.owner) == seat);
        let piles = own.piles.iter().flat_map(|pile| pile.iter());
        let mut groups: Vec<u8> = piles.clone().filter(|card| card.card == 0).map(|card| card.group).collect();
        groups.extend(open.clone().filter(|card| card.card == 0).map(|card| card.group));
        groups.sort_unstable();
        if !own.pool.iter().map(|face| face.group).eq(groups.iter().copied()) {
            let text = format!("the pool has {} faces for {} cards without a face", own.pool.len(), groups.len());
            let text =
                if own.pool.len() == groups.len() { "the pool has other groups than the cards".into() } else { text };
            faults.add(&format!("{place}.pool"), reason::CONFLICT, text);
        }
        let mut list: Vec<u16> = open.map(|card| card.card).chain(piles.map(|card| card.card)).collect();
        list.extend(own.hand.iter().map(|held| held.card).chain(own.pool.iter().map(|face| face.card)));
        list.retain(|card| *card != 0);
        list.sort_unstable();
        if list.len() > DECK {
            let text = format!("a player has {} cards and no more than {DECK} are possible", list.len());
            faults.add_rule(&place, reason::RANGE, "Building a Deck", text);
        }
        for card in list.iter().filter(|card| !self.named_face(**card).written) {
            let text = format!("{} is known and not yet written", self.named_face(*card).name);
            faults.add(&place, reason::RULES, text);
        }
        self.players[seat].list = list;
    }
}

/// Gives a card the next slot and the next id.
fn open_slot(node: &Node, card: Card, state: &mut State, faults: &mut Faults) -> Option<usize> {
    let Some(slot) = state.cards.iter().position(|other| other.zone == Zone::Free) else {
        too_many(node, faults);
        return None;
    };
    state.cards[slot] = Card { id: state.next_id, ..card };
    state.next_id += 1;
    Some(slot)
}

/// What did not find its place in a list is a fault.
fn kept<T>(pushed: Result<(), T>, node: &Node, faults: &mut Faults) {
    if pushed.is_err() {
        too_many(node, faults);
    }
}

fn too_many(node: &Node, faults: &mut Faults) {
    let text = format!("a player has no more than {DECK} cards");
    faults.add_rule(node.place(), reason::RANGE, "Building a Deck", text);
}

fn flags(node: &Node, known: &[(&str, u8)], faults: &mut Faults) -> u8 {
    let is_set = |key: &str, faults: &mut Faults| node.get(key).and_then(|is| is.truth(faults)) == Some(true);
    known.iter().filter(|(key, _)| is_set(key, faults)).map(|(_, bit)| bit).sum()
}
