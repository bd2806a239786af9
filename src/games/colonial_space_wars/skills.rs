//! 2.5.3.4 Skills: HEAL, CONTROL, HORDE, FEED, FRENZY and PLAGUE. The others are read where they count: AGILE and FLY in
//! `movement`, CHAOS, NET and NODE in `command`, CLOAK and PROTECTED in `attack`, TRANSPORT in `transport`, VANGUARD in
//! `deployment`. SHRAPNEL and SYMBIOTIC are names without a known effect.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::event;
use super::command::Surroundings;
use super::options::Point;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::{HEALED, MARKED, Stage, State, used};
use super::unit::{Class, skill};
use crate::kit::Sink;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The squares of those whom the active unit can heal now.
    pub fn patients(&self, state: &State<Z>) -> Squares<Z> {
        let healer = usize::from(state.active.unit);
        let profile = self.unit(state.unit(healer).kind);
        let Some(from) = state.unit(healer).square().filter(|_| state.active.heals < profile.heal) else {
            return Squares::default();
        };
        let beside = self.ground.disc(from, 1) & state.occupied();
        beside
            .each()
            .filter(|square| state.resident(*square).is_some_and(|slot| self.is_patient(state, slot)))
            .collect()
    }

    /// Would HEAL of the active unit do this one good, the distance aside?
    fn is_patient(&self, state: &State<Z>, slot: usize) -> bool {
        let unit = state.unit(slot);
        let healer = usize::from(state.active.unit);
        self.side_of(state, slot) == self.side(state.turn)
            && self.reaches(state.unit(healer).sword, unit.sword)
            && self.unit(unit.kind).class == Class::Light
            && unit.hurt() > 0
            && !(self.plan.options.other(Point::HealRepeat) && unit.condition & HEALED != 0)
    }

    /// May the active unit heal itself (an option)?
    pub fn may_heal_itself(&self, state: &State<Z>) -> bool {
        let slot = usize::from(state.active.unit);
        self.plan.options.other(Point::Heal)
            && state.active.heals < self.unit(state.unit(slot).kind).heal
            && state.unit(slot).square().is_some()
            && self.is_patient(state, slot)
    }

    /// The squares of those whom the active unit can put under its CONTROL now.
    pub fn controllable(&self, state: &State<Z>) -> Squares<Z> {
        let slot = usize::from(state.active.unit);
        let profile = self.unit(state.unit(slot).kind);
        let Some(from) = state.unit(slot).square() else { return Squares::default() };
        if !profile.has(skill::CONTROL) || state.active.used & used::CONTROL != 0 {
            return Squares::default();
        }
        let fits = |square: &u16| {
            let Some(target) = state.resident(*square) else { return false };
            let class = self.unit(state.unit(target).kind).class;
            !state.unit(target).is_marked()
                && profile.control.is_none_or(|only| only == class)
                && !(self.protects_from_skills() && self.is_protected(state, target))
        };
        (self.enemies(state, state.turn) & self.ground.disc(from, profile.rng)).each().filter(fits).collect()
    }

    /// Is there a skill to use?
    pub fn may_use_skill(&self, state: &State<Z>) -> bool {
        !(self.patients(state) | self.controllable(state)).is_empty() || self.may_heal_itself(state)
    }

    pub(super) fn list_skills(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        let slots = |squares: Squares<Z>| squares.each().filter_map(|square| state.resident(square));
        out.extend(slots(self.patients(state)).map(|target| Answer::Heal { target: target as u8 }));
        if self.may_heal_itself(state) {
            out.push(Answer::Heal { target: state.active.unit });
        }
        out.extend(slots(self.controllable(state)).map(|target| Answer::Control { target: target as u8 }));
    }

    /// HORDE: can `other` be named when `first` was activated with command points?
    fn follows(&self, state: &State<Z>, first: usize, other: usize, around: &mut Surroundings<Z>) -> bool {
        let (unit, fellow) = (state.unit(first), state.unit(other));
        first != other
            && self.unit(fellow.kind).has(skill::HORDE)
            && fellow.hurt() == 0
            && !fellow.is_marked()
            && self.reaches(unit.sword, fellow.sword)
            && self.is_connected(state, other, around)
    }

    /// HORDE: can anybody be named after this unit?
    pub fn leads_horde(&self, state: &State<Z>, slot: usize) -> bool {
        if !self.unit(state.unit(slot).kind).has(skill::HORDE) {
            return false;
        }
        let mut around = self.surroundings(state, state.turn);
        self.units_of(state, state.turn).any(|other| self.follows(state, slot, other, &mut around))
    }

    pub(super) fn list_horde(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        let mut around = self.surroundings(state, state.turn);
        for other in self.units_of(state, state.turn) {
            if self.follows(state, state.active.unit.into(), other, &mut around) {
                out.push(Answer::Horde { unit: other as u8 });
            }
        }
        out.push(Answer::Decline);
    }

    /// The squares that PLAGUE units of the seat whose turn it is touch.
    fn infected(&self, state: &State<Z>) -> Squares<Z> {
        let own = self.units_of(state, state.turn).map(|slot| state.unit(slot));
        let carriers = own.filter(|unit| self.unit(unit.kind).has(skill::PLAGUE)).filter_map(|unit| unit.square());
        self.ground.around(carriers.collect())
    }

    /// PLAGUE units of the seat whose turn it is that touch a square.
    pub fn carriers_of_plague(&self, state: &State<Z>, square: u16) -> Squares<Z> {
        let beside = self.ground.disc(square, 1) & state.residents[usize::from(state.turn)];
        let infects = |square: &u16| {
            state.resident(*square).is_some_and(|slot| self.unit(state.unit(slot).kind).has(skill::PLAGUE))
        };
        beside.each().filter(infects).collect()
    }

    pub(super) fn list_credits(&self, state: &State<Z>, place: u16, out: &mut Vec<Answer>) {
        let carriers = self.carriers_of_plague(state, place);
        let slots = carriers.each().filter_map(|square| state.resident(square));
        out.extend(slots.map(|unit| Answer::Credit { unit: unit as u8 }));
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// HEAL.
    pub fn heal(&mut self, target: usize) {
        let aim = self.aim(target);
        self.tell_of(event::HEAL, self.state.active.unit.into(), aim);
        self.state.active.heals += 1;
        self.restore(target);
        self.state.unit_mut(target).condition |= HEALED;
    }

    /// CONTROL.
    pub fn control(&mut self, target: usize) {
        let aim = self.aim(target);
        self.tell_of(event::CONTROL, self.state.active.unit.into(), aim);
        self.state.active.used |= used::CONTROL;
        self.state.unit_mut(target).condition |= MARKED;
    }

    /// A unit has eliminated others: FEED and FRENZY.
    pub fn eliminated(&mut self, slot: usize, deaths: u8) {
        if self.is_over() {
            return;
        }
        let counted = if self.rules.plan.options.other(Point::PassengersFeed) { deaths } else { 1 };
        self.feed(slot, counted);
        if self.rules.unit(self.state.unit(slot).kind).has(skill::FRENZY) && self.state.active.used & used::FRENZY == 0
        {
            if self.rules.plan.options.other(Point::Frenzy) {
                self.state.stage = Stage::Frenzy;
            } else {
                self.take_frenzy();
            }
        }
    }

    /// FRENZY: all ATA points are there again, once a turn.
    pub fn take_frenzy(&mut self) {
        let active = &mut self.state.active;
        (active.spent, active.used) = ([0; 2], active.used | used::FRENZY);
        let slot = usize::from(active.unit);
        self.state.stage = Stage::Active;
        self.tell_of(event::FRENZY, slot, |_| {});
    }

    fn feed(&mut self, slot: usize, times: u8) {
        for _ in 0..times {
            let unit = self.state.unit(slot);
            if unit.hurt() == 0 || !self.rules.unit(unit.kind).has(skill::FEED) {
                return;
            }
            self.restore(slot);
            self.tell_of(event::FEED, slot, |_| {});
        }
    }

    /// PLAGUE: every enemy that touches a PLAGUE unit takes one hit. Goes on from a slot, as a kill may stop it to ask whom
    /// it feeds; then the command points are counted.
    pub fn strike_plague(&mut self, from: u8) {
        let rules = self.rules;
        if rules.skills_of[usize::from(self.state.turn)] & skill::PLAGUE == 0 {
            return self.muster();
        }
        let infected = rules.infected(self.state);
        for slot in from..self.state.top {
            let victim = usize::from(slot);
            let unit = *self.state.unit(victim);
            let Some(square) = unit.square().filter(|square| unit.kind != 0 && infected.has(*square)) else { continue };
            let shielded = rules.protects_from_skills() && rules.is_protected(self.state, victim);
            if rules.side_of(self.state, victim) == rules.side(self.state.turn) || shielded {
                continue;
            }
            self.tell_of(event::PLAGUE, victim, |_| {});
            if self.hit(victim, 1) {
                self.destroy(victim);
                self.settle();
                if self.is_over() {
                    return;
                }
                let carriers = rules.carriers_of_plague(self.state, square);
                if self.ask_credit(carriers, slot + 1, square) {
                    return;
                }
            }
        }
        self.muster();
    }

    /// Credits a Plague kill where only one way is left; tells whether somebody must be asked.
    fn ask_credit(&mut self, carriers: Squares<Z>, next: u8, place: u16) -> bool {
        if self.rules.plan.options.other(Point::PlagueCredit) {
            return false;
        }
        let mut slots = carriers.each().filter_map(|square| self.state.resident(square));
        let first = slots.next();
        let hungry = first.into_iter().chain(slots).any(|slot| self.state.unit(slot).hurt() > 0);
        if hungry && carriers.len() > 1 {
            self.state.stage = Stage::Credit { next, place };
            return true;
        }
        if let Some(slot) = first {
            self.feed(slot, 1);
        }
        false
    }

    /// The owner chooses whom a Plague kill feeds.
    pub fn credit(&mut self, slot: usize) {
        let Stage::Credit { next, .. } = self.state.stage else { return };
        self.feed(slot, 1);
        self.strike_plague(next);
    }
}
