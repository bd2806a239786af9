//! 1. Order Phase: turns, the three orders, ending a turn and passing (rulebook: Order Phase, Pass).

use super::LostEmpires;
use super::answer::{Answer, Token};
use super::codes::event;
use super::effect;
use super::referee::Referee;
use super::state::{Phase, State, Step, Until, each_slot, flag, turn};
use crate::kit::{Event, Sink, common::reason};

impl<S: Sink> Referee<'_, S> {
    /// The next round begins with the First Player's turn.
    pub fn begin_round(&mut self) {
        self.state.round += 1;
        self.tell(Event { value: self.state.round.into(), ..Event::new(event::ROUND) });
        self.enter(Phase::Order);
        self.state.turn = self.state.first;
        self.begin_turn();
        for slot in each_slot(self.state.in_play()) {
            self.notice_all(effect::Event::RoundStart, slot, slot);
        }
    }

    fn begin_turn(&mut self) {
        self.state.turn_flags = 0;
        for slot in each_slot(self.state.in_play()) {
            self.state.cards[slot].flags &= !flag::PLAYED;
        }
        self.expire(Until::Turn);
        self.tell(Event { seat: self.state.turn as i8, ..Event::new(event::TURN) });
        self.push(Step::Turn);
    }

    /// Changes with this duration end.
    pub fn expire(&mut self, until: Until) {
        for slot in each_slot(self.state.in_play()) {
            self.state.cards[slot].add[until as usize] = [0; 3];
        }
    }

    /// Carries out an order of the turn.
    pub fn order(&mut self, answer: Answer) {
        match answer {
            Answer::PlayUnit { card, place, price } => self.play_unit(card, place, price),
            Answer::PlaySupport { card } => self.announce_support(card),
            Answer::Activate { unit, token } => self.activate(unit.into(), token),
            Answer::EndTurn => {
                self.tell(Event { seat: self.state.turn as i8, ..Event::new(event::END_TURN) });
                self.turn_over();
            }
            _ => {
                let seat = self.state.turn;
                self.state.seats[usize::from(seat)].passed = 1;
                self.tell(Event { seat: seat as i8, ..Event::new(event::PASS) });
                self.turn_over();
            }
        }
    }

    /// The other player takes a turn unless he has passed; when both have, the phase ends.
    fn turn_over(&mut self) {
        self.state.steps.pop();
        let other = 1 - self.state.turn;
        let passed = |seat: u8| self.state.seats[usize::from(seat)].passed != 0;
        if !passed(other) {
            self.state.turn = other;
        } else if passed(self.state.turn) {
            return self.expire(Until::Turn);
        }
        self.begin_turn();
    }

    /// The First Player token goes to the left; then the next round begins, unless the host's limit is reached.
    pub fn turn_order(&mut self) -> super::referee::Flow {
        self.state.first = 1 - self.state.first;
        for seat in &mut self.state.seats {
            seat.passed = 0;
        }
        self.expire(Until::Round);
        for card in &mut self.state.cards {
            card.used = 0;
        }
        self.tell(Event { seat: self.state.first as i8, ..Event::new(event::FIRST_PLAYER) });
        if self.rules.options.max_rounds.is_some_and(|most| u32::from(self.state.round) >= most) {
            self.end(-1, reason::MAX_ROUNDS);
            return super::referee::Flow::Acted;
        }
        self.pop()
    }
}

impl LostEmpires {
    /// The orders of a turn: units and supports to play, units to activate, the end of the turn, Pass.
    pub fn list_turn(&self, state: &State, out: &mut Vec<Answer>) {
        let seat = state.turn;
        self.list_plays(state, seat, out);
        for unit in each_slot(state.of(seat, state.in_play())) {
            self.list_activations(state, unit, out);
        }
        if state.turn_flags & turn::MANDATORY != 0 {
            out.push(Answer::EndTurn);
        }
        out.push(Answer::Pass);
    }

    fn list_activations(&self, state: &State, unit: usize, out: &mut Vec<Answer>) {
        if !self.may_activate(state, unit) {
            return;
        }
        let own = &state.seats[usize::from(state.turn)];
        let tokens = [
            (Token::Command, own.command > 0),
            (Token::Supply, own.supply > 0),
            (Token::Free, self.face(state, unit).free_activation.is_some()),
        ];
        for (token, there) in tokens {
            if there {
                out.push(Answer::Activate { unit: unit as u8, token });
            }
        }
    }
}
