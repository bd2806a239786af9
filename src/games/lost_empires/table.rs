//! The table as plain lines for a terminal: what a view shows, drawn with letters.

use super::LostEmpires;
use super::battlefield::{self, hive};
use super::card::{Kind, keyword};
use super::state::{SEATS, Stat, State, each_slot, flag};
use crate::kit::Viewer;
use std::fmt::Write;

impl LostEmpires {
    /// The table as this viewer sees it: the other player on top, the own hive below.
    pub fn lines(&self, state: &State, viewer: Viewer) -> String {
        let near = if viewer == Viewer::Seat(1) { 1 } else { 0 };
        let mut out = String::new();
        let seat = |seat: u8| &state.seats[usize::from(seat)];
        let _ = writeln!(out, "Round {}, {} is First Player", state.round, self.faction_name(state.first));
        self.player_line(state, 1 - near, &mut out);
        let middle: Vec<u8> = if near == 0 { vec![1, 2, 3] } else { vec![3, 2, 1] };
        for place in [hive(1 - near)].into_iter().chain(middle).chain([hive(near)]) {
            self.place_lines(state, place, near, &mut out);
        }
        self.player_line(state, near, &mut out);
        for own in (0..SEATS as u8).filter(|own| viewer.sees(*own)) {
            let _ = writeln!(out, "Hand of {}:", self.faction_name(own));
            for held in seat(own).hand.iter().filter(|held| held.card != 0) {
                let _ = writeln!(out, "  {}", self.card_line(held.card));
            }
        }
        out
    }

    fn faction_name(&self, seat: u8) -> &str {
        &self.library.factions[usize::from(self.players[usize::from(seat)].faction)].1
    }

    fn player_line(&self, state: &State, seat: u8, out: &mut String) {
        let own = &state.seats[usize::from(seat)];
        let passed = if own.passed != 0 { ", passed" } else { "" };
        let _ = writeln!(
            out,
            "{}: {} command, {} supply, {} artifacts, {} gates, hand {}, deck {}, discard {}{passed}",
            self.faction_name(seat),
            own.command,
            own.supply,
            own.artifacts,
            own.gates,
            own.hand.len(),
            own.deck.len(),
            state.discarded(seat).count(),
        );
    }

    fn place_lines(&self, state: &State, place: u8, near: u8, out: &mut String) {
        let units = state.at[usize::from(place)];
        let _ = writeln!(
            out,
            "  {} [{}]",
            self.place_names[usize::from(place) + 1],
            battlefield::NAMES[usize::from(place) + 1]
        );
        for seat in [1 - near, near] {
            for slot in each_slot(state.of(seat, units)) {
                let _ = writeln!(out, "    {}", self.unit_line(state, slot));
            }
        }
    }

    fn unit_line(&self, state: &State, slot: usize) -> String {
        let unit = &state.cards[slot];
        let face = self.face(state, slot);
        let stat = |stat| self.value(state, slot, stat);
        let mut line = format!(
            "u{} {} ({}) control {} offense {} defense {}",
            unit.id,
            face.name,
            self.faction_name(unit.owner),
            stat(Stat::Control),
            stat(Stat::Offense),
            stat(Stat::Defense),
        );
        if unit.damage > 0 {
            let _ = write!(line, ", {} damage", unit.damage);
        }
        for (bit, word) in
            [(flag::DRAINED, "drained"), (flag::ELITE, "ELITE token"), (flag::PLAYED, "played this turn")]
        {
            if unit.has(bit) {
                let _ = write!(line, ", {word}");
            }
        }
        line
    }

    fn card_line(&self, card: u8) -> String {
        let face = self.card(card);
        let price = format!("{} command, {} supply", face.command, face.supply);
        let mut line = match face.kind {
            Kind::Support => format!("{} (support; {price})", face.name),
            Kind::Unit => {
                let [control, offense, defense] = face.printed;
                format!("{} ({price}; control {control} offense {offense} defense {defense})", face.name)
            }
        };
        for (_, word) in keyword::NAMES.iter().enumerate().filter(|(bit, _)| face.has(1 << bit)) {
            let _ = write!(line, " {word}");
        }
        if let Some(text) = face.source["text"].as_str().filter(|text| !text.is_empty()) {
            let _ = write!(line, " {text}");
        }
        line
    }
}
