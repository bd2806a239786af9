//! 2.5.1 Points of CMD: where they come from, what an activation costs, and who can be activated.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::library::Command;
use super::options::Point;
use super::size::Size;
use super::squares::Squares;
use super::state::{SEATS, State};
use super::unit::skill;

/// Most command points of a sword (4.2 step 5).
pub const CAP: u32 = 6;

/// What surrounds a seat's units, worked out once a question.
#[derive(Debug)]
pub struct Surroundings<Z: Size> {
    /// Squares inside an enemy CHAOS.
    chaos: Squares<Z>,
    /// The sword that `net` was worked out for, and its squares.
    net: Option<(u8, Squares<Z>)>,
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The command points that a sword gets at the beginning of a turn.
    pub fn pool(&self, state: &State<Z>, sword: usize) -> u8 {
        let faction = self.plan.swords[sword].faction;
        let own =
            state.living().filter(|(_, unit)| usize::from(unit.sword) == sword).map(|(_, unit)| self.unit(unit.kind));
        let own = own.filter(|profile| profile.faction == faction);
        let points: u32 = match self.plan.library.command(faction) {
            Command::Leader => own.map(|profile| u32::from(profile.leader)).sum(),
            Command::Node => own.map(|profile| u32::from(profile.node)).sum(),
            Command::Trophic => own.map(|profile| 2 * u32::from(profile.level)).max().unwrap_or(0),
            Command::Nothing => 0,
        };
        points.min(CAP) as u8
    }

    /// The sword whose points pay for a unit.
    pub fn purse(&self, state: &State<Z>, slot: usize) -> usize {
        self.purse_of_sword(state.unit(slot).sword.into())
    }

    /// The sword that holds the points of this one: itself, or the first of its seat.
    pub fn purse_of_sword(&self, sword: usize) -> usize {
        if self.plan.options.other(Point::CommandPool) {
            let seat = self.plan.swords[sword].seat;
            return self.plan.swords_of(seat).next().unwrap_or(sword);
        }
        sword
    }

    /// The surroundings of a seat's units.
    pub fn surroundings(&self, state: &State<Z>, seat: u8) -> Surroundings<Z> {
        let mut chaos = Squares::default();
        let foes = self.foes[usize::from(seat)];
        let chaotic = (0..SEATS).filter(|foe| self.skills_of[*foe] & skill::CHAOS != 0);
        let chaotic = chaotic.fold(0, |seats, foe| seats | 1 << foe) & foes;
        for (_, unit) in state.living().filter(|_| chaotic != 0) {
            let profile = self.unit(unit.kind);
            if profile.has(skill::CHAOS) && foes & 1 << self.sword_seats[usize::from(unit.sword)] != 0 {
                if let Some(square) = unit.square() {
                    chaos |= self.ground.disc(square, profile.chaos);
                }
            }
        }
        Surroundings { chaos, net: None }
    }

    /// The squares within the RNG of a NET piece that serves this sword.
    fn net(&self, state: &State<Z>, sword: u8) -> Squares<Z> {
        let spreads = if self.plan.options.other(Point::Net) { skill::NET } else { skill::NET | skill::NODE };
        let side = self.side(self.sword_seats[usize::from(sword)]);
        let mut net = Squares::default();
        for (slot, unit) in state.living() {
            let profile = self.unit(unit.kind);
            if profile.has(spreads) && self.side_of(state, slot) == side && self.reaches(unit.sword, sword) {
                if let Some(square) = unit.square() {
                    net |= self.ground.disc(square, profile.rng);
                }
            }
        }
        net
    }

    /// Do skills of one sword work on another sword of the same side?
    pub fn reaches(&self, from: u8, to: u8) -> bool {
        from == to || !self.plan.options.other(Point::SkillsReach)
    }

    /// May this unit act as far as the net goes? Only NEXUS binds a unit to it.
    pub fn is_connected(&self, state: &State<Z>, slot: usize, around: &mut Surroundings<Z>) -> bool {
        let unit = state.unit(slot);
        let profile = self.unit(unit.kind);
        if !profile.has(skill::NEXUS) || profile.has(skill::NODE) && !self.plan.options.other(Point::Net) {
            return true;
        }
        let net = match around.net {
            Some((sword, net)) if sword == unit.sword => net,
            _ => self.net(state, unit.sword),
        };
        around.net = Some((unit.sword, net));
        state.place(slot).is_some_and(|square| net.has(square))
    }

    /// Command points that activating a unit costs now.
    pub fn price(&self, state: &State<Z>, slot: usize, around: &Surroundings<Z>) -> u8 {
        let unit = state.unit(slot);
        let cmd = if unit.kind == self.plan.bastion { self.plan.options.bastion_cmd } else { self.unit(unit.kind).cmd };
        let chaos = state.place(slot).is_some_and(|square| around.chaos.has(square));
        cmd + unit.hurt().saturating_sub(1) + u8::from(chaos)
    }

    /// What activating this unit of the seat whose turn it is costs; `None` if it cannot be activated.
    pub fn may_activate(&self, state: &State<Z>, slot: usize, around: &mut Surroundings<Z>) -> Option<u8> {
        let cost = self.price(state, slot, around);
        let ready = !state.unit(slot).is_marked()
            && cost <= state.points[self.purse(state, slot)]
            && self.is_connected(state, slot, around);
        ready.then_some(cost)
    }

    /// The units of a seat.
    pub fn units_of<'a>(&'a self, state: &'a State<Z>, seat: u8) -> impl Iterator<Item = usize> + 'a {
        state.living().filter(move |(_, unit)| self.sword_seats[usize::from(unit.sword)] == seat).map(|(slot, _)| slot)
    }

    /// Is there anybody to activate?
    pub fn may_activate_any(&self, state: &State<Z>) -> bool {
        let mut around = self.surroundings(state, state.turn);
        self.units_of(state, state.turn).any(|slot| self.may_activate(state, slot, &mut around).is_some())
    }

    pub(super) fn list_turn(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        let mut around = self.surroundings(state, state.turn);
        for slot in self.units_of(state, state.turn) {
            if let Some(cost) = self.may_activate(state, slot, &mut around) {
                out.push(Answer::Activate { unit: slot as u8, cost });
            }
        }
        out.push(Answer::EndTurn);
    }
}
