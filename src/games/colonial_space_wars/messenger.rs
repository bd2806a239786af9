//! 4.3.1 The Messenger: the defender's emissary must cross the board and leave it over the attacker's short edge.
//!
//! The attacker wins by killing him and in no other way; nobody loses here by a lack of command points.

use super::ColonialSpaceWars;
use super::battlefield::Zone;
use super::codes::{event, reason};
use super::library::Mission;
use super::referee::Referee;
use super::size::Size;
use super::state::State;
use crate::kit::Sink;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Can the active unit leave the board? Only the Messenger, over the attacker's edge, for 1 MOV.
    pub fn may_leave(&self, state: &State<Z>) -> bool {
        let slot = usize::from(state.active.unit);
        self.plan.mission == Mission::Messenger
            && state.unit(slot).kind == self.plan.messenger
            && state.active.mov > 0
            && state.unit(slot).square().is_some_and(|square| self.is_attackers_edge(state, square))
    }

    fn is_attackers_edge(&self, state: &State<Z>, square: u16) -> bool {
        let zone = Zone::ALL[usize::from(state.zones[usize::from(state.first)])];
        self.plan.map.zone(zone, 1).any(|edge| edge == square)
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// The Messenger escapes.
    pub fn leave(&mut self) {
        self.take_away(self.state.active.unit.into(), event::LEAVE);
        let defender = 1 - self.state.first;
        self.end(self.rules.side(defender) as i8, reason::MESSENGER_ESCAPED);
    }

    /// Is the Messenger dead?
    pub fn settle_messenger(&mut self) {
        let messenger = self.rules.plan.messenger;
        if !self.state.living().any(|(_, unit)| unit.kind == messenger) {
            self.end(self.rules.side(self.state.first) as i8, reason::MESSENGER_KILLED);
        }
    }
}
