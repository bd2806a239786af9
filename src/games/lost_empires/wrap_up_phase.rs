//! 5. Wrap Up Phase: fall back, ready, refresh, draw, turn order (rulebook: Wrap Up Phase).

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield::{self, OBJECTIVES, hive, is_outer};
use super::codes::event;
use super::referee::{Flow, Referee};
use super::state::{State, Step, each_slot};
use crate::kit::{Event, Sink};

impl<S: Sink> Referee<'_, S> {
    /// Lines up the steps of the phase, the last first. Everywhere the First Player goes first.
    pub fn wrap_up_phase(&mut self) {
        let first = self.state.first;
        self.push(Step::TurnOrder);
        self.push(Step::Draw { seat: 1 - first, left: 1 });
        self.push(Step::Draw { seat: first, left: 1 });
        self.push(Step::Refresh);
        self.push(Step::FallBack { seat: 1 - first });
        self.push(Step::FallBack { seat: first });
    }

    /// Units in the enemy's hive fall back: home, or to an outer objective that holds a friendly unit.
    pub fn fall_back(&mut self, seat: u8) -> Flow {
        if self.state.units_at(seat, hive(1 - seat)) == 0 {
            return self.pop();
        }
        if self.rules.refuges(self.state, seat).count() > 1 {
            return Flow::Asks;
        }
        self.fall_back_to(seat, hive(seat));
        Flow::Acted
    }

    /// All of them go to one battlefield. It is no move: nothing is set off.
    pub fn fall_back_to(&mut self, seat: u8, place: u8) {
        self.state.steps.pop();
        let from = hive(1 - seat);
        let told = Event {
            seat: seat as i8,
            place: battlefield::number(place),
            origin: battlefield::number(from),
            ..Event::new(event::FALL_BACK)
        };
        self.tell(told);
        for slot in each_slot(self.state.units_at(seat, from)) {
            self.state.put(slot, place);
        }
    }

    /// Drain tokens come off all units, and all tokens turn ready.
    pub fn refresh_all(&mut self) -> Flow {
        self.state.steps.pop();
        for slot in each_slot(self.state.in_play()) {
            self.make_ready(slot);
        }
        for seat in [self.state.first, 1 - self.state.first] {
            self.refresh(seat, super::setup::COMMAND, super::setup::SUPPLY);
        }
        Flow::Acted
    }
}

impl LostEmpires {
    /// Where a seat's units may fall back to: its hive first.
    fn refuges(&self, state: &State, seat: u8) -> impl Iterator<Item = u8> {
        let held = OBJECTIVES.map(|place| is_outer(place) && state.units_at(seat, place) != 0);
        let outer = OBJECTIVES.into_iter().zip(held).filter(|(_, held)| *held).map(|(place, _)| place);
        [hive(seat)].into_iter().chain(outer)
    }

    /// The answers to "fall back where?".
    pub fn list_fall_back(&self, state: &State, seat: u8, out: &mut Vec<Answer>) {
        out.extend(self.refuges(state, seat).map(|place| Answer::FallBack { place }));
    }
}
