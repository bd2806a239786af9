//! 2.4 Deployment: bases are chosen, and every piece is set up, one after the other in the order of its list.
//!
//! In which order a player sets up changes nothing, so the game asks unit by unit. A square is offered only if all that
//! still wait find room afterwards.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::army::Room;
use super::battlefield::{NOWHERE, Zone};
use super::codes::event;
use super::library::Mission;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::{NO_ZONE, Stage, State};
use super::unit::skill;
use crate::kit::{Event, Sink};

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The bases or corners that this seat can take.
    pub fn free_zones(&self, state: &State<Z>) -> impl Iterator<Item = Zone> + '_ {
        let taken = state.zones;
        let two = self.plan.seats == 2;
        self.plan.zones.iter().copied().filter(move |zone| match taken.iter().find(|taken| **taken != NO_ZONE) {
            // With two seats the second gets what lies across the board.
            Some(first) if two => Zone::ALL[usize::from(*first)].opposite() == *zone,
            _ => !taken.contains(&(*zone as u8)),
        })
    }

    /// The squares where the waiting unit in this slot can be set up.
    pub fn berths(&self, state: &State<Z>, slot: usize) -> Squares<Z> {
        let unit = state.unit(slot);
        let seat = self.seat_of(state, slot);
        let base = self.bases[usize::from(state.zones[usize::from(seat)])];
        let free = self.ground.all.without(state.occupied());
        let profile = self.unit(unit.kind);
        let mut room = Room { free: self.ground.by_terrain(base & free), waiting: [0; 4] };
        for (_, other) in state
            .living()
            .filter(|(other, unit)| unit.at == NOWHERE && *other != slot && self.seat_of(state, *other) == seat)
        {
            room.waiting[self.footings[usize::from(other.kind) - 1] as usize] += 1;
        }
        let mut berths = base & free & self.ground.open_to(profile.mover(), profile.mov.max(1));
        for terrain in 0..4 {
            let mut after = room;
            if after.free[terrain] == 0 {
                continue;
            }
            after.free[terrain] -= 1;
            if !after.is_enough() {
                berths = berths.without(self.terrains[terrain]);
            }
        }
        if profile.has(skill::VANGUARD) && room.is_enough() {
            berths |=
                self.vanguard_squares(state, seat) & free & self.ground.open_to(profile.mover(), profile.mov.max(1));
        }
        berths
    }

    /// The Neutral Zone, as far as it is open to VANGUARD units of a seat.
    fn vanguard_squares(&self, state: &State<Z>, seat: u8) -> Squares<Z> {
        let far = u16::from(self.plan.options.vanguard_distance);
        let mut near = Squares::default();
        if far > 0 {
            near = self.enemies(state, seat);
            (1..far).for_each(|_| near = self.ground.around(near));
        }
        self.neutral.without(near)
    }

    pub(super) fn list_bases(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        out.extend(self.free_zones(state).map(|zone| Answer::Base { zone: zone as u8 }));
    }

    pub(super) fn list_berths(&self, state: &State<Z>, slot: usize, out: &mut Vec<Answer>) {
        out.extend(self.berths(state, slot).each().map(|to| Answer::Deploy { to }));
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// Asks the next seat for its base, or begins the first turn when all have set up.
    pub fn next_base(&mut self) {
        let plan = &self.rules.plan;
        // In a War of Attrition the defender puts his Bastion down first.
        let begins =
            if plan.mission == Mission::Attrition && plan.seats == 2 { 1 - self.state.first } else { self.state.first };
        let order = (0..plan.seats).map(|place| (begins + place) % plan.seats);
        let waits = |seat: &u8| self.state.zones[usize::from(*seat)] == NO_ZONE && !self.state.is_out(*seat);
        let Some(seat) = order.into_iter().find(waits) else {
            return self.first_turn();
        };
        self.state.stage = Stage::Base { seat };
        let mut zones = self.rules.free_zones(self.state);
        if let (Some(zone), None) = (zones.next(), zones.next()) {
            self.take_base(zone as u8);
        }
    }

    /// A seat takes a base, or puts its Bastion into a corner.
    pub fn take_base(&mut self, zone: u8) {
        let Stage::Base { seat } = self.state.stage else { return };
        self.state.zones[usize::from(seat)] = zone;
        self.tell(Event { seat: seat as i8, value: zone.into(), ..Event::new(event::BASE) });
        if self.rules.plan.mission == Mission::Attrition {
            let corner = self.rules.plan.map.corner(Zone::ALL[usize::from(zone)]);
            if let Some(bastion) = self.rules.waiting(self.state, seat) {
                self.set_up(bastion, seat, corner);
            }
        }
        self.next_berth(seat);
    }

    /// The waiting unit is set up.
    pub fn deploy(&mut self, to: u16) {
        let Stage::Deploy { unit } = self.state.stage else { return };
        let seat = self.rules.seat_of(self.state, unit.into());
        self.set_up(unit.into(), seat, to);
        self.next_berth(seat);
    }

    fn set_up(&mut self, slot: usize, seat: u8, to: u16) {
        self.state.stand(slot, seat, to);
        self.tell_of(event::DEPLOY, slot, |event| event.place = to + 1);
    }

    fn next_berth(&mut self, seat: u8) {
        match self.rules.waiting(self.state, seat) {
            Some(unit) => self.state.stage = Stage::Deploy { unit: unit as u8 },
            None => self.next_base(),
        }
    }
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The next unit of a seat that is not set up yet.
    fn waiting(&self, state: &State<Z>, seat: u8) -> Option<usize> {
        let mut living = state.living();
        living.find(|(slot, unit)| unit.at == NOWHERE && self.seat_of(state, *slot) == seat).map(|(slot, _)| slot)
    }
}
