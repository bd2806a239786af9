//! The table as plain lines for a terminal: what a view shows, drawn with letters.

use super::WarsTcg;
use super::card::{FACTIONS, KINDS, Kind, LocationKind, Stat};
use super::effect::{PHASES, Pile};
use super::state::{Card, HandCard, Item, SEATS, State, Zone, flag};
use super::view::{ITEMS, knows, step_name};
use crate::kit::{Lexicon, Viewer};
use std::fmt::Write;

impl WarsTcg {
    /// The table as this viewer sees it: the other player on top, the own side below.
    pub fn lines(&self, state: &State, viewer: Viewer) -> String {
        let near = if viewer == Viewer::Seat(1) { 1 } else { 0 };
        let mut out = String::new();
        let phase = (state.phase as usize).checked_sub(1).map_or("set-up", |phase| PHASES[phase]);
        let _ = writeln!(out, "Turn {} of {}, {phase} phase", state.turns, self.called(state.turn));
        self.player_lines(state, 1 - near, viewer, &mut out);
        let mut last = None;
        for slot in state.rows.iter().map(|slot| usize::from(*slot)) {
            let system = self.system_of(state, slot);
            if last != Some(system) {
                let _ = writeln!(out, "  = {} =", self.library.systems.name(system));
            }
            last = Some(system);
            self.location_lines(state, slot, near, viewer, &mut out);
        }
        self.player_lines(state, near, viewer, &mut out);
        self.battle_line(state, &mut out);
        for item in state.stack.iter() {
            let _ = writeln!(out, "Pending: {}", self.item_line(state, item));
        }
        for own in 0..SEATS as u8 {
            self.hand_lines(state, own, viewer, &mut out);
        }
        out
    }

    fn called(&self, seat: u8) -> &str {
        self.seat_name(seat as i8)
    }

    fn player_lines(&self, state: &State, seat: u8, viewer: Viewer, out: &mut String) {
        let own = &state.seats[usize::from(seat)];
        let _ = write!(
            out,
            "{}: energy {} (reserve {}, active {}, used {}), hand {}, lost {}",
            self.called(seat),
            own.energy(),
            own.pile(Pile::Reserve).len(),
            own.pile(Pile::Active).len(),
            own.pile(Pile::Used).len(),
            own.hand.len(),
            own.lost.len(),
        );
        for (faction, n) in self.support_total(state, seat) {
            let _ = write!(out, ", {n} {faction}");
        }
        out.push('\n');
        for (slot, card) in state.cards.iter().enumerate() {
            if card.zone == Zone::Area && card.seat == seat {
                self.card_lines(state, slot, 1, viewer, out);
            }
        }
        for (name, pile) in [("reserve", Pile::Reserve), ("active", Pile::Active), ("used", Pile::Used)] {
            let cards = own.pile(pile).iter().rev().enumerate();
            let known = cards.filter(|(_, card)| card.card != 0 && knows(viewer, card.knows));
            let known: Vec<String> =
                known.map(|(from_top, card)| format!("{from_top} {}", self.card_name(card.card))).collect();
            if !known.is_empty() {
                let _ = writeln!(out, "  known in {name}, from the top: {}", known.join(", "));
            }
        }
    }

    fn location_lines(&self, state: &State, slot: usize, near: u8, viewer: Viewer, out: &mut String) {
        let open = &state.cards[slot];
        let face = self.face(state, slot);
        let site = face.location.is_some_and(|location| location.kind == LocationKind::Site);
        let kind = if site { "site" } else { "sector" };
        let _ = write!(out, "  u{} {} ({kind}, {})", open.id, face.name, self.called(open.seat));
        for seat in [1 - near, near] {
            let _ = write!(out, " [{}: {} energy", self.called(seat), self.energy_icons(state, seat, slot));
            for (faction, name) in FACTIONS.iter().enumerate() {
                let n = self.support_icons(state, seat, slot, faction as u8);
                if n != 0 {
                    let _ = write!(out, ", {n} {name}");
                }
            }
            out.push_str(if self.controls(state, seat, slot) { ", controls]" } else { "]" });
        }
        for (bit, word) in [(flag::DRAINED, "drained"), (flag::ATTACKED, "attacked")] {
            if open.has(bit) {
                let _ = write!(out, ", {word}");
            }
        }
        out.push('\n');
        for camp in state.on(slot) {
            self.card_lines(state, camp, 2, viewer, out);
        }
        for seat in [1 - near, near] {
            for (other, card) in state.cards.iter().enumerate() {
                if card.zone == Zone::At && usize::from(card.host) == slot && card.seat == seat {
                    self.card_lines(state, other, 2, viewer, out);
                }
            }
        }
    }

    /// A card and, deeper, what lies on it.
    fn card_lines(&self, state: &State, slot: usize, depth: usize, viewer: Viewer, out: &mut String) {
        let card = &state.cards[slot];
        let _ = writeln!(out, "{:1$}{2}", "", depth * 2, self.card_line(state, slot, viewer));
        // Cards that lie on a stacked card are not of this game.
        if card.zone.is_play() {
            for other in state.on(slot) {
                self.card_lines(state, other, depth + 1, viewer, out);
            }
        }
    }

    fn card_line(&self, state: &State, slot: usize, viewer: Viewer) -> String {
        let card = &state.cards[slot];
        if card.zone == Zone::StackedDown {
            let known = knows(viewer, card.knows) && card.card != 0;
            let name = if known { self.card_name(card.card) } else { "a card" };
            return format!("u{} {name}, stacked face down", card.id);
        }
        let face = self.face(state, slot);
        let mut line =
            format!("u{} {} ({}, {})", card.id, face.name, KINDS[face.kind as usize], self.called(card.seat));
        if face.kind.fights() {
            let stat = |stat| self.stat(state, stat, slot);
            let (power, tactics, defense) = (stat(Stat::Power), stat(Stat::Tactics), stat(Stat::Defense));
            let _ = write!(line, " power {power} tactics {tactics} defense {defense}");
        }
        for word in words_of(card) {
            let _ = write!(line, ", {word}");
        }
        line
    }

    fn battle_line(&self, state: &State, out: &mut String) {
        let battle = &state.battle;
        let Some(slot) = usize::from(battle.place).checked_sub(1) else {
            return;
        };
        let card = &state.cards[slot];
        let (place, step) = (self.card_name(card.card), step_name(battle.step));
        let _ = write!(out, "Battle at u{} {place}, {step} step, attacker {}", card.id, self.called(battle.attacker));
        for seat in 0..SEATS {
            let _ = write!(
                out,
                "; {}: destiny {}, attrition against {}, power {}",
                self.called(seat as u8),
                battle.destiny[seat],
                battle.attrition[seat],
                battle.power[seat],
            );
        }
        if let Some(winner) = battle.winner.checked_sub(1) {
            let _ = write!(out, "; {} wins, {} casualties left", self.called(winner), battle.casualties);
        }
        out.push('\n');
    }

    fn item_line(&self, state: &State, item: &Item) -> String {
        let mut line = format!("u{} {} of {}", item.id, ITEMS[item.kind as usize], self.called(item.seat));
        if item.card != 0 {
            let _ = write!(line, ": {}", self.card_name(item.card));
        }
        let place = |place: u8| usize::from(place).checked_sub(1).and_then(|slot| state.cards.get(slot));
        for (word, card) in [("at", place(item.there)), ("to", place(item.to))] {
            if let Some(card) = card.filter(|card| card.id != 0) {
                let _ = write!(line, ", {word} u{}", card.id);
            }
        }
        let places = item.p.iter().filter_map(|spot| place(*spot)).map(|card| card.id);
        for id in item.t.iter().copied().chain(places).filter(|id| *id != 0) {
            let _ = write!(line, ", target u{id}");
        }
        line
    }

    fn hand_lines(&self, state: &State, seat: u8, viewer: Viewer, out: &mut String) {
        let sees = viewer.sees(seat);
        let hand = state.seats[usize::from(seat)].hand.iter();
        let seen: Vec<&HandCard> = hand.filter(|held| held.card != 0 && (sees || held.open != 0)).collect();
        if seen.is_empty() && !sees {
            return;
        }
        let _ = writeln!(out, "{} {}:", if sees { "Hand of" } else { "Shown hand of" }, self.called(seat));
        for held in seen {
            let shown = if held.open != 0 { ", shown" } else { "" };
            let _ = writeln!(out, "  {}{shown}", self.hand_line(held.card));
        }
    }

    /// A card of a hand with all that matters for playing it.
    fn hand_line(&self, card: u16) -> String {
        let Some(face) = self.by_number(card) else {
            return String::new();
        };
        let mut line = format!("{} ({}; destiny {}", face.name, KINDS[face.kind as usize], face.destiny);
        if face.kind != Kind::Location {
            let _ = write!(line, "; {} energy", face.energy);
        }
        for (faction, n) in FACTIONS.iter().zip(face.support).filter(|(_, n)| *n > 0) {
            let _ = write!(line, ", {n} {faction}");
        }
        if face.kind.fights() {
            let [power, tactics, defense] = face.sides[0].stats;
            let _ = write!(line, "; power {power} tactics {tactics} defense {defense}");
        }
        line.push(')');
        line
    }
}

fn words_of(card: &Card) -> impl Iterator<Item = &'static str> + '_ {
    let zone = match card.zone {
        Zone::Aboard => Some("aboard"),
        Zone::Beneath => Some("beneath"),
        Zone::StackedUp => Some("stacked"),
        _ => None,
    };
    let bits = [(flag::DAMAGED, "damaged"), (flag::INVERTED, "inverted"), (flag::ENTERED, "entered this turn")];
    zone.into_iter().chain(bits.into_iter().filter(|(bit, _)| card.has(*bit)).map(|(_, word)| word))
}
