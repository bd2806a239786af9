//! 2.4 Deployment: bases are chosen, and every piece is set up, one after the other in the order of its list.
//!
//! In which order a player sets up changes nothing, so the game asks unit by unit. A square is offered only if all that
//! still wait find room afterwards.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::battlefield::{Ground, NOWHERE, Terrain, Zone};
use super::codes::event;
use super::library::Mission;
use super::plan::Plan;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::{NO_ZONE, Stage, State};
use super::unit::{Mover, skill};
use crate::kit::common::reason;
use crate::kit::{Event, Faults, Node, Sink};

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

impl Plan {
    /// All pieces of a seat must find room in every base that it can get.
    pub fn check_deployment(&self, places: &[String], config: &Node, faults: &mut Faults) {
        self.check_bases(config, faults);
        for zone in &self.zones {
            let squares = self.base(*zone);
            let name = Zone::NAMES[*zone as usize];
            if self.mission == Mission::Attrition {
                let corner = self.map.squares[usize::from(squares[0])];
                if corner.terrain == Terrain::Impenetrable {
                    let text =
                        format!("the {name} corner of {} is impenetrable, and a Bastion stands there", self.map.name);
                    faults.add_rule(&config.place_of("options.map"), reason::CONFLICT, "4.3.2", text);
                }
                continue;
            }
            for seat in 0..self.seats {
                let own = self.swords.iter().filter(|sword| sword.seat == seat);
                let mut kinds: Vec<u8> = own.flat_map(|sword| sword.units.iter().copied()).collect();
                if self.mission == Mission::Messenger {
                    kinds.push(self.messenger);
                }
                let mut room = Room::default();
                squares
                    .iter()
                    .for_each(|square| room.free[self.map.squares[usize::from(*square)].terrain as usize] += 1);
                kinds.iter().for_each(|kind| room.waiting[self.footing(*kind) as usize] += 1);
                if !room.is_enough() {
                    let place = self.swords.iter().position(|sword| sword.seat == seat).map_or("", |at| &places[at]);
                    let text = format!(
                        "this army of {} units cannot be set up whole in the {name} base of {}",
                        kinds.len(),
                        self.map.name
                    );
                    faults.add_rule(place, reason::CONFLICT, "2.4", text);
                }
            }
        }
    }

    /// No square lies in two bases.
    fn check_bases(&self, config: &Node, faults: &mut Faults) {
        let bases = || self.zones.iter().map(|zone| self.base(*zone));
        let twice = bases().enumerate().any(|(own, base)| bases().skip(own + 1).flatten().any(|it| base.contains(&it)));
        if !twice {
            return;
        }
        let (key, rule) = match config.get("options").and_then(|options| options.get("base_rows")) {
            _ if self.mission == Mission::Messenger => ("options.map", "4.3.1"),
            Some(_) => ("options.base_rows", "2.4"),
            None => ("options.map", "2.4"),
        };
        let text = format!("{} is too narrow: bases of {} lines would overlap", self.map.name, self.depth());
        faults.add_rule(&config.place_of(key), reason::CONFLICT, rule, text);
    }

    /// The worst terrain on which a kind of unit can be set up: what it could not enter is closed (2.4). A unit without
    /// MOV is carried to normal ground.
    pub fn footing(&self, kind: u8) -> Terrain {
        let profile = self.library.unit(kind);
        let enters = |terrain: &Terrain| terrain.cost(profile.mover()).is_some_and(|cost| cost <= profile.mov.max(1));
        let terrains = [Terrain::Impenetrable, Terrain::Extreme, Terrain::Abrupt];
        terrains.into_iter().find(enters).unwrap_or(Terrain::Normal)
    }
}

/// Free squares of a base and units that wait for one, by terrain: which units fit where is a chain (whoever can stand on
/// B can stand on A), so that counting tells whether all find room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Free squares of each terrain.
    pub free: [u16; 4],
    /// Waiting units by the worst terrain that they can stand on.
    pub waiting: [u16; 4],
}

impl Room {
    /// Do all find room?
    pub fn is_enough(self) -> bool {
        let (mut free, mut waiting) = (0, 0);
        (0..4).all(|terrain| {
            free += self.free[terrain];
            waiting += self.waiting[terrain];
            waiting <= free
        })
    }
}

impl<Z: Size> Ground<Z> {
    /// The free squares among these, by terrain.
    pub fn by_terrain(&self, squares: Squares<Z>) -> [u16; 4] {
        let light = &self.costs[Mover::Heavy as usize];
        let count = |with: Squares<Z>| (squares & with).len() as u16;
        let open = [count(light[0]), count(light[1]), count(light[2])];
        [open[0], open[1], open[2], squares.len() as u16 - open.iter().sum::<u16>()]
    }
}
