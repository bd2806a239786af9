//! 2.5.3.3 Health levels and damages, Protection.

use super::ColonialSpaceWars;
use super::codes::event;
use super::referee::Referee;
use super::size::Size;
use super::state::{HEALTH, State, Unit};
use super::unit::Class;
use crate::kit::Sink;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The protection of a unit where it stands: Covered, Fortified and Uncovered add up, never below 0.
    pub fn protection(&self, state: &State<Z>, slot: usize) -> u8 {
        let unit = state.unit(slot);
        let profile = self.unit(unit.kind);
        let Some(square) = unit.square() else { return profile.prt };
        let covered = profile.class == Class::Light && self.ground.cover.has(square);
        let fortified = self.ground.fortified.has(square);
        let uncovered = self.ground.uncovered.has(square);
        (profile.prt + u8::from(covered) + u8::from(fortified)).saturating_sub(uncovered.into())
    }

    /// Hits that a unit would need in this game turn to be destroyed.
    pub fn hits_to_destroy(&self, state: &State<Z>, slot: usize) -> u8 {
        let unit = state.unit(slot);
        self.protection(state, slot).saturating_sub(unit.absorbed) + HEALTH - unit.hurt()
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// Hits strike a unit: its protection absorbs the first of a game turn, each further one costs a health level. Tells
    /// whether they destroy it.
    pub fn hit(&mut self, slot: usize, hits: u8) -> bool {
        let prt = self.rules.protection(self.state, slot);
        let unit = self.state.unit_mut(slot);
        let absorbed = hits.min(prt.saturating_sub(unit.absorbed));
        let levels = (hits - absorbed).min(HEALTH - unit.hurt());
        let dies = unit.hurt() + levels == HEALTH;
        unit.absorbed += absorbed;
        if !dies {
            unit.condition += levels;
        }
        if absorbed > 0 {
            self.tell_of(event::ABSORB, slot, |event| event.value = absorbed.into());
        }
        if levels > 0 {
            self.tell_of(event::DAMAGE, slot, |event| event.value = levels.into());
        }
        dies
    }

    /// A unit gets one health level back.
    pub fn restore(&mut self, slot: usize) {
        self.state.unit_mut(slot).condition -= 1;
    }

    /// A unit is destroyed, and its passengers with it. Gives how many went.
    pub fn destroy(&mut self, slot: usize) -> u8 {
        self.take_away(slot, event::DESTROY)
    }

    /// A unit leaves the game, its passengers first. Gives how many went.
    pub fn take_away(&mut self, slot: usize, kind: u16) -> u8 {
        let mut gone = 1;
        while let Some(passenger) = { self.state.passengers(slot).next() } {
            self.remove(passenger, kind);
            gone += 1;
        }
        self.remove(slot, kind);
        gone
    }

    /// Takes a piece away.
    fn remove(&mut self, slot: usize, kind: u16) {
        let place = self.state.place(slot).map_or(0, |square| square + 1);
        self.tell_of(kind, slot, |event| event.place = place);
        let seat = self.rules.seat_of(self.state, slot);
        self.state.lift(slot, seat);
        *self.state.unit_mut(slot) = Unit::default();
        while self.state.top > 0 && self.state.unit(usize::from(self.state.top) - 1).kind == 0 {
            self.state.top -= 1;
        }
    }
}
