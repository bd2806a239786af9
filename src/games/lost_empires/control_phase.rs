//! 2. Control Phase: who controls the objectives, and RUTHLESS (rulebook: Control Phase, Glossary).

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield::{self, CENTER, OBJECTIVES};
use super::card::keyword;
use super::codes::event;
use super::effect;
use super::referee::{Flow, Referee};
use super::state::{Slots, State, Step, each_slot};
use crate::kit::{Event, Sink};

/// Damage of a RUTHLESS unit.
const RUTHLESS_DAMAGE: u8 = 1;

impl<S: Sink> Referee<'_, S> {
    /// Checks the objectives one by one, from the First Player's left.
    pub fn control_phase(&mut self, index: u8) -> Flow {
        let Some(place) = objective(self.state.first, index) else {
            return self.pop();
        };
        self.replace(Step::Control { index: index + 1 });
        if let Some(seat) = self.rules.controller(self.state, place) {
            let told = Event { seat: seat as i8, place: battlefield::number(place), ..Event::new(event::CONTROL) };
            self.tell(told);
            self.gain(seat, if place == CENTER { 2 } else { 1 });
            for slot in each_slot(self.state.units_at(seat, place)) {
                self.notice(effect::Event::ControlWon, slot, slot);
            }
            self.push(Step::Ruthless { seat, place, slot: 0 });
        } else if self.state.at[usize::from(place)] != 0 {
            self.tell(Event { place: battlefield::number(place), ..Event::new(event::TIE) });
        }
        Flow::Acted
    }

    /// RUTHLESS: asks for each such unit at the objective in turn, while an enemy is there.
    pub fn ruthless(&mut self, seat: u8, place: u8, slot: u8) -> Flow {
        let next = self.rules.next_ruthless(self.state, seat, place, slot);
        let Some(next) = next.filter(|_| self.state.units_at(1 - seat, place) != 0) else {
            return self.pop();
        };
        self.replace(Step::Ruthless { seat, place, slot: next });
        Flow::Asks
    }

    /// The player deals the damage or declines.
    pub fn ruthless_choice(&mut self, seat: u8, place: u8, slot: u8, answer: Answer) {
        if self.rules.options.ruthless_once && answer != Answer::Decline {
            self.state.steps.pop();
        } else {
            self.replace(Step::Ruthless { seat, place, slot: slot + 1 });
        }
        let Answer::Ruthless { unit, target } = answer else {
            return self.tell(Event { seat: seat as i8, ..Event::new(event::DECLINE) });
        };
        let told = Event {
            target: self.state.cards[usize::from(target)].id.into(),
            other: self.state.cards[usize::from(target)].card.into(),
            value: RUTHLESS_DAMAGE.into(),
            ..self.about(event::RUTHLESS, unit.into())
        };
        self.tell(told);
        self.deal(1 << target, RUTHLESS_DAMAGE, seat);
    }
}

/// An objective in a First Player's order, from his left.
fn objective(first: u8, index: u8) -> Option<u8> {
    let index = if first == 0 { usize::from(index) } else { 2usize.checked_sub(index.into())? };
    OBJECTIVES.get(index).copied()
}

impl LostEmpires {
    /// Who controls a battlefield: its only occupant whatever the totals, or the strictly highest total.
    pub fn controller(&self, state: &State, place: u8) -> Option<u8> {
        match [0, 1].map(|seat| state.units_at(seat, place) != 0) {
            [false, false] => None,
            [true, false] => Some(0),
            [false, true] => Some(1),
            [true, true] => {
                let [own, other] = [0, 1].map(|seat| self.total_control(state, seat, place));
                (own != other).then_some(u8::from(other > own))
            }
        }
    }

    /// The next RUTHLESS unit of a seat at a place, from this slot on.
    fn next_ruthless(&self, state: &State, seat: u8, place: u8, from: u8) -> Option<u8> {
        let later: Slots = Slots::MAX.checked_shl(from.into()).unwrap_or(0);
        let units = each_slot(state.units_at(seat, place) & later);
        units.filter(|slot| self.face(state, *slot).has(keyword::RUTHLESS)).map(|slot| slot as u8).next()
    }

    /// RUTHLESS: the enemies to choose from, or decline.
    pub fn list_ruthless(&self, state: &State, seat: u8, place: u8, unit: u8, out: &mut Vec<Answer>) {
        let enemies = each_slot(state.units_at(1 - seat, place));
        out.extend(enemies.map(|target| Answer::Ruthless { unit, target: target as u8 }));
        out.push(Answer::Decline);
    }
}
