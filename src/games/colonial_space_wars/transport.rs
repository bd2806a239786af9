//! 2.5.3.2 Embark and Disembark in Transports. A seat's transports carry units of that seat.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::event;
use super::options::Point;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::{ABOARD, State};
use super::unit::{Class, skill};
use crate::kit::Sink;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Can this transport ever carry this unit, room aside?
    pub fn carries(&self, state: &State<Z>, carrier: usize, slot: usize) -> bool {
        let (big, small) = (state.unit(carrier), state.unit(slot));
        let (transport, passenger) = (self.unit(big.kind), self.unit(small.kind));
        let prt_fits = if self.plan.options.other(Point::TransportPrt) {
            transport.prt <= passenger.prt
        } else {
            passenger.prt <= transport.prt
        };
        carrier != slot
            && transport.has(skill::TRANSPORT)
            && !passenger.has(skill::TRANSPORT)
            && (transport.class == Class::Heavy || passenger.class == Class::Light)
            && prt_fits
            && self.seat_of(state, carrier) == self.seat_of(state, slot)
            && self.reaches(big.sword, small.sword)
    }

    /// Has a transport room for this unit beside its other passengers?
    pub fn has_room(&self, state: &State<Z>, carrier: usize, slot: usize) -> bool {
        let others = state.passengers(carrier).filter(|other| *other != slot).count();
        others < usize::from(self.unit(state.unit(carrier).kind).transport)
    }

    /// The squares of transports that would take this unit in.
    pub fn docks(&self, state: &State<Z>, slot: usize) -> Squares<Z> {
        if !self.transports {
            return Squares::default();
        }
        let takes = |carrier: &usize| self.carries(state, *carrier, slot) && self.has_room(state, *carrier, slot);
        let carriers = state.living().map(|(carrier, _)| carrier).filter(takes);
        carriers.filter_map(|carrier| state.unit(carrier).square()).collect()
    }

    /// The squares beside a transport that would take this unit in. A transport is not beside itself.
    pub fn gangways(&self, state: &State<Z>, slot: usize) -> Squares<Z> {
        let beside = |dock| self.ground.disc(dock, 1).without(Squares::of(dock));
        self.docks(state, slot).each().fold(Squares::default(), |all, dock| all | beside(dock))
    }

    /// The transports that the active unit can embark in now.
    fn boarding(&self, state: &State<Z>) -> Squares<Z> {
        let slot = usize::from(state.active.unit);
        let Some(square) = state.unit(slot).square() else { return Squares::default() };
        if !self.transports || state.active.mov == 0 || self.enemies(state, state.turn).has(square) {
            return Squares::default();
        }
        self.docks(state, slot) & self.ground.disc(square, 1).without(Squares::of(square))
    }

    /// The squares where the active passenger can disembark.
    fn landing(&self, state: &State<Z>) -> Squares<Z> {
        let slot = usize::from(state.active.unit);
        let Some(carrier) = state.unit(slot).carrier() else { return Squares::default() };
        let Some(square) = state.unit(carrier).square().filter(|_| state.active.mov > 0) else {
            return Squares::default();
        };
        let profile = self.unit(state.unit(slot).kind);
        let beside = self.ground.disc(square, 1).without(Squares::of(square));
        let open = beside & self.ground.open_to(profile.mover(), profile.mov);
        let open = open.without(self.enemies(state, state.turn));
        let left = state.active.mov - 1;
        open.each().filter(|square| self.has_way_off(state, *square, left)).collect()
    }

    /// Is there a transport to enter or to leave?
    pub fn may_change_transport(&self, state: &State<Z>) -> bool {
        self.transports && !(self.boarding(state) | self.landing(state)).is_empty()
    }

    pub(super) fn list_transports(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        if !self.transports {
            return;
        }
        let carriers = self.boarding(state).each().filter_map(|square| state.resident(square));
        out.extend(carriers.map(|carrier| Answer::Embark { carrier: carrier as u8 }));
        out.extend(self.landing(state).each().map(|to| Answer::Disembark { to }));
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// The active unit gets in.
    pub fn embark(&mut self, carrier: usize) {
        let slot = usize::from(self.state.active.unit);
        let aim = self.aim(carrier);
        self.tell_of(event::EMBARK, slot, aim);
        self.state.unit_mut(slot).at = ABOARD | carrier as u16;
        self.state.active.mov -= 1;
    }

    /// The active passenger gets out.
    pub fn disembark(&mut self, to: u16) {
        let slot = usize::from(self.state.active.unit);
        if let Some(carrier) = self.state.unit(slot).carrier() {
            let aim = self.aim(carrier);
            self.tell_of(event::DISEMBARK, slot, |event| {
                aim(event);
                event.place = to + 1;
            });
        }
        self.state.unit_mut(slot).at = to;
        self.state.active.mov -= 1;
    }
}
