//! The table as plain lines for a terminal: the board drawn with letters, and a line for each piece.

use super::ColonialSpaceWars;
use super::battlefield::Terrain;
use super::size::Size;
use super::state::State;
use super::unit::Class;
use std::fmt::Write;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The board, north on top, and the pieces of each seat.
    pub fn lines(&self, state: &State<Z>) -> String {
        let map = &self.plan.map;
        let mut out = format!("{}, round {}\n    ", map.name, state.round);
        for column in 0..map.columns {
            let _ = write!(out, "  {} ", char::from(b'a' + column));
        }
        for row in (0..map.rows).rev() {
            let _ = write!(out, "\n{:>3} ", row + 1);
            for column in 0..map.columns {
                let square = u16::from(row) * u16::from(map.columns) + u16::from(column);
                let _ = write!(out, "{:^4}", self.square_text(state, square));
            }
        }
        out.push('\n');
        for seat in 0..self.plan.seats {
            let _ = writeln!(out, "{}", self.seat_text(state, seat));
            for slot in self.units_of(state, seat) {
                let _ = writeln!(out, "  {}", self.unit_text(state, slot));
            }
        }
        out
    }

    /// Who stands on a square, else its terrain: `.` A B C, with D and F.
    fn square_text(&self, state: &State<Z>, square: u16) -> String {
        if let Some(slot) = state.resident(square) {
            return format!("u{}", state.unit(slot).id);
        }
        let here = self.plan.map.squares[usize::from(square)];
        let base = match here.terrain {
            Terrain::Normal => ".",
            Terrain::Abrupt => "A",
            Terrain::Extreme => "B",
            Terrain::Impenetrable => "C",
        };
        format!("{base}{}{}", if here.uncovered { "D" } else { "" }, if here.fortified { "F" } else { "" })
    }

    fn seat_text(&self, state: &State<Z>, seat: u8) -> String {
        let points: Vec<String> = self.plan.swords_of(seat).map(|sword| state.points[sword].to_string()).collect();
        let mut line = format!(
            "{} (seat {seat}): command points {}",
            self.plan.seat_names[usize::from(seat)],
            points.join(" and ")
        );
        let store = state.resources[usize::from(seat)];
        if store > 0 {
            let _ = write!(line, ", {store} resource points");
        }
        if state.is_out(seat) {
            line.push_str(", out of the game");
        }
        line
    }

    fn unit_text(&self, state: &State<Z>, slot: usize) -> String {
        let unit = state.unit(slot);
        let profile = self.unit(unit.kind);
        let place = match (unit.carrier(), state.place(slot)) {
            (Some(carrier), _) => format!("in u{}", state.unit(carrier).id),
            (None, Some(square)) => self.plan.map.names[usize::from(square) + 1].clone(),
            (None, None) => "not set up".to_owned(),
        };
        let class = if profile.class == Class::Heavy { "H" } else { "L" };
        let cost = self.price(state, slot, &self.surroundings(state, self.seat_of(state, slot)));
        let mut line = format!(
            "u{} {} {place}: CMD {cost} MOV {} {class} ATA {}/{} RNG {} PRT {}",
            unit.id,
            self.plan.library.name(unit.kind),
            profile.mov,
            profile.ata[0],
            profile.ata[1],
            profile.rng,
            self.protection(state, slot),
        );
        if unit.absorbed > 0 {
            let _ = write!(line, " ({} absorbed)", unit.absorbed);
        }
        if unit.hurt() > 0 {
            let _ = write!(line, ", {} of 4 health lost", unit.hurt());
        }
        if unit.is_marked() {
            line.push_str(", marked");
        }
        line
    }
}
