//! 2.5.3.3 Attack: sure hits, split as the player likes, at any moment of the activation.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::event;
use super::library::Command;
use super::options::Point;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::State;
use super::unit::{Class, Profile, skill};
use crate::kit::Sink;

/// RNG against a Cloaked target.
const CLOAKED_RANGE: u8 = 1;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// ATA points that the active unit has left against a class: three caps hold at once.
    pub fn points_against(&self, state: &State<Z>, class: Class) -> u8 {
        let active = state.active;
        let ata = self.unit(state.unit(active.unit.into()).kind).ata;
        let against = ata[class as usize].saturating_sub(active.spent[class as usize]);
        let in_all = ata[0].max(ata[1]).saturating_sub(active.spent[0] + active.spent[1]);
        against.min(in_all)
    }

    /// May an attacker choose this target, as far as friendship goes? Ascaryans attack friends of their own kind and of an
    /// equal or lower trophic level.
    pub fn is_prey(&self, state: &State<Z>, attacker: usize, target: usize) -> bool {
        if self.side_of(state, attacker) != self.side_of(state, target) {
            return true;
        }
        let (own, other) = (self.unit(state.unit(attacker).kind), self.unit(state.unit(target).kind));
        attacker != target && self.is_trophic(own) && self.is_trophic(other) && other.level <= own.level
    }

    /// Does a unit live by trophic levels?
    pub fn is_trophic(&self, profile: &Profile) -> bool {
        self.plan.library.command(profile.faction) == Command::Trophic
    }

    /// The distance from which an attacker reaches this target.
    pub fn range(&self, attacker: &Profile, target: &Profile) -> u8 {
        if target.has(skill::CLOAK) { CLOAKED_RANGE } else { attacker.rng }
    }

    /// Does a neighbour protect this unit?
    pub fn is_protected(&self, state: &State<Z>, target: usize) -> bool {
        let unit = state.unit(target);
        if !self.unit(unit.kind).has(skill::PROTECTED) {
            return false;
        }
        let Some(square) = unit.square() else { return false };
        let any = self.plan.options.other(Point::Protectors);
        let beside = self.ground.disc(square, 1) & state.occupied();
        beside.each().filter_map(|square| state.resident(square)).any(|slot| {
            let other = state.unit(slot);
            slot != target
                && self.side_of(state, slot) == self.side_of(state, target)
                && self.reaches(other.sword, unit.sword)
                && (any || !self.unit(other.kind).has(skill::PROTECTED))
        })
    }

    /// Does PROTECTED keep CONTROL and PLAGUE off too?
    pub fn protects_from_skills(&self) -> bool {
        self.plan.options.other(Point::ProtectedFrom)
    }

    /// Can the active unit hit this one from where it is, and with how many points at most? More than the target can take
    /// would be lost, so no order offers more.
    fn hits_on(&self, state: &State<Z>, target: usize) -> u8 {
        let attacker = usize::from(state.active.unit);
        let (Some(from), Some(at)) = (state.unit(attacker).square(), state.unit(target).square()) else { return 0 };
        let (own, other) = (self.unit(state.unit(attacker).kind), self.unit(state.unit(target).kind));
        let points = self.points_against(state, other.class);
        if points == 0
            || self.ground.distance(from, at) > self.range(own, other)
            || !self.is_prey(state, attacker, target)
        {
            return 0;
        }
        let friend = self.side_of(state, attacker) == self.side_of(state, target);
        if !friend && self.is_protected(state, target) {
            return 0;
        }
        let most = points.min(self.hits_to_destroy(state, target));
        if friend && state.resident(from).is_some() && self.is_last_way_off(state, target) {
            return most.min(self.hits_to_destroy(state, target) - 1);
        }
        most
    }

    /// Would the active unit, above an occupied square, be stuck if this friend were gone?
    fn is_last_way_off(&self, state: &State<Z>, target: usize) -> bool {
        let Some(square) = state.unit(state.active.unit.into()).square() else { return false };
        if !self.transports || state.unit(target).square() == Some(square) {
            return false;
        }
        let mut after = *state;
        after.lift(target, self.seat_of(state, target));
        *after.unit_mut(target) = Default::default();
        !self.has_way_off(&after, square, state.active.mov)
    }

    /// The squares of those whom the active unit may think of attacking: near enough, and no friends but for Ascaryans.
    fn prey(&self, state: &State<Z>) -> Squares<Z> {
        let unit = state.unit(state.active.unit.into());
        let Some(from) = unit.square() else { return Squares::default() };
        let own = self.unit(unit.kind);
        let there = if self.is_trophic(own) { state.occupied() } else { self.enemies(state, state.turn) };
        there & self.ground.disc(from, own.rng.max(CLOAKED_RANGE))
    }

    /// Whom the active unit can hit now, each with the most points that it may spend on him.
    pub fn targets<'a>(&'a self, state: &'a State<Z>) -> impl Iterator<Item = (usize, u8)> + 'a {
        let left = self.points_against(state, Class::Light) + self.points_against(state, Class::Heavy);
        let prey = if left == 0 { Squares::default() } else { self.prey(state) };
        let targets = prey.each().filter_map(|square| state.resident(square));
        targets.map(|target| (target, self.hits_on(state, target))).filter(|(_, most)| *most > 0)
    }

    /// Is there anybody to attack?
    pub fn may_attack(&self, state: &State<Z>) -> bool {
        self.targets(state).next().is_some()
    }

    pub(super) fn list_attacks(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        for (target, most) in self.targets(state) {
            out.extend((1..=most).map(|points| Answer::Attack { target: target as u8, points }));
        }
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// The active unit spends ATA points on a target.
    pub fn attack(&mut self, target: usize, points: u8) {
        let rules = self.rules;
        let attacker = usize::from(self.state.active.unit);
        let class = rules.unit(self.state.unit(target).kind).class;
        self.state.active.spent[class as usize] += points;
        let aim = self.aim(target);
        self.tell_of(event::ATTACK, attacker, |event| {
            aim(event);
            event.value = points.into();
        });
        let friend = rules.side_of(self.state, attacker) == rules.side_of(self.state, target);
        if self.hit(target, points) {
            let deaths = self.destroy(target);
            self.settle();
            if !friend || rules.plan.options.other(Point::FeedOnFriends) {
                self.eliminated(attacker, deaths);
            }
        }
    }
}
