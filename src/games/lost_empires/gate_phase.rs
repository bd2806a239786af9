//! 3. Gate Phase: artifacts become gates, and the fourth gate wins (rulebook: Gate Phase, Check for Victory).

use super::LostEmpires;
use super::codes::{event, reason};
use super::referee::Referee;
use super::state::{State, each_slot};
use crate::kit::{Event, Sink};

/// Artifacts for a gate.
const GATE_PRICE: u8 = 4;
/// Gates to win.
const GATES: u8 = 4;

impl<S: Sink> Referee<'_, S> {
    /// Both players build, at most one gate each; then the check for victory.
    pub fn gate_phase(&mut self) {
        for seat in [self.state.first, 1 - self.state.first] {
            let own = &mut self.state.seats[usize::from(seat)];
            if own.artifacts >= GATE_PRICE && own.gates < GATES {
                own.artifacts -= GATE_PRICE;
                own.gates += 1;
                let value = own.gates.into();
                self.tell(Event { seat: seat as i8, value, ..Event::new(event::GATE) });
            }
        }
        let complete = [0, 1].map(|seat: usize| self.state.seats[seat].gates >= GATES);
        match complete {
            [false, false] => {}
            [true, false] => self.end(0, reason::FOURTH_GATE),
            [false, true] => self.end(1, reason::FOURTH_GATE),
            [true, true] => {
                let (winner, reason) = self.rules.tie_break(self.state);
                self.end(winner, reason);
            }
        }
    }
}

impl LostEmpires {
    /// Both built the fourth gate: artifacts left, then control in all five battlefields, then a draw.
    fn tie_break(&self, state: &State) -> (i8, u16) {
        let artifacts = [0, 1].map(|seat: usize| i32::from(state.seats[seat].artifacts));
        let control = [0, 1].map(|seat| {
            let units = each_slot(state.of(seat, state.in_play()));
            let ignore = self.options.tie_break_ignores_damage;
            units
                .map(|slot| if ignore { self.control_unhurt(state, slot) } else { self.control(state, slot) })
                .sum::<i32>()
        });
        for (totals, reason) in [(artifacts, reason::MORE_ARTIFACTS), (control, reason::MORE_CONTROL)] {
            if totals[0] != totals[1] {
                return (i8::from(totals[1] > totals[0]), reason);
            }
        }
        (-1, reason::DRAW)
    }
}
