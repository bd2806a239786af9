//! The referee carries rules out: it holds the rules, the position and the place where events go.
//!
//! Each chapter of the rulebook is a file that teaches the referee its part (`impl Referee<'_>`). This one takes the
//! answers, and goes on where nothing is left to decide: this game hides nothing, so a turn or an activation in which only
//! its end is left ends by itself.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::event;
use super::size::Size;
use super::state::{Stage, State};
use crate::kit::{Event, Sink};

/// Rules, position and events of one answer.
pub struct Referee<'a, Z: Size, S> {
    /// The rules and units.
    pub rules: &'a ColonialSpaceWars<Z>,
    /// The position that changes.
    pub state: &'a mut State<Z>,
    /// Where events go.
    pub events: &'a mut S,
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// Carries a legal answer out, up to the next question.
    pub fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Roll { face } => self.roll(face),
            Answer::Role { role } => self.take_role(role),
            Answer::Base { zone } => self.take_base(zone),
            Answer::Deploy { to } => self.deploy(to),
            Answer::Credit { unit } => self.credit(unit.into()),
            Answer::Activate { unit, cost } => self.activate(unit.into(), cost),
            Answer::EndTurn => self.close_turn(),
            Answer::Horde { unit } => self.name_next(unit.into()),
            Answer::Move { to, cost } => self.march(to, cost),
            Answer::Embark { carrier } => self.embark(carrier.into()),
            Answer::Disembark { to } => self.disembark(to),
            Answer::Attack { target, points } => self.attack(target.into(), points),
            Answer::Heal { target } => self.heal(target.into()),
            Answer::Control { target } => self.control(target.into()),
            Answer::Leave => self.leave(),
            Answer::Stop => self.stop(),
            Answer::Create { kind, to } => self.create(kind, to),
            Answer::Accept => self.take_frenzy(),
            Answer::Decline => self.decline(),
            Answer::Resign { seat, cause } => self.resign(seat, cause),
            Answer::AgreeDraw => self.agree_draw(),
        }
        self.go_on();
    }

    /// Ends what has nothing left but its end. After one round of empty turns somebody is asked all the same, so that the
    /// work of one answer is bounded.
    pub fn go_on(&mut self) {
        let mut empty_turns = 0;
        loop {
            match self.state.stage {
                Stage::Active if !self.rules.may_act(self.state) => self.stop(),
                Stage::Turn if empty_turns < self.rules.plan.seats && !self.rules.may_activate_any(self.state) => {
                    empty_turns += 1;
                    self.close_turn();
                }
                _ => return,
            }
        }
    }

    fn decline(&mut self) {
        let seat = self.state.turn;
        self.tell(Event { seat: seat as i8, ..Event::new(event::DECLINE) });
        match self.state.stage {
            Stage::Horde => self.state.stage = Stage::Active,
            Stage::Frenzy => self.state.stage = Stage::Active,
            _ => self.next_turn(),
        }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: Event) {
        self.events.event(event);
    }

    /// Tells an event about a unit of the state: its seat, id and kind are filled in.
    pub fn tell_of(&mut self, kind: u16, slot: usize, more: impl FnOnce(&mut Event)) {
        if !S::LISTENS {
            return;
        }
        let unit = self.state.unit(slot);
        let mut event = Event {
            seat: self.rules.seat_of(self.state, slot) as i8,
            card: unit.kind.into(),
            subject: unit.id.into(),
            ..Event::new(kind)
        };
        more(&mut event);
        self.events.event(event);
    }

    /// Fills in whom an event is aimed at.
    pub fn aim(&self, slot: usize) -> impl FnOnce(&mut Event) + use<Z, S> {
        let unit = *self.state.unit(slot);
        move |event| (event.target, event.other) = (unit.id.into(), unit.kind.into())
    }

    /// Ends the game. In the middle of an activation the active unit stands where it is, unless it is above another one.
    pub fn end(&mut self, winner: i8, reason: u16) {
        let slot = usize::from(self.state.active.unit);
        let unit = *self.state.unit(slot);
        let acts = unit.kind != 0 && matches!(self.state.stage, Stage::Active | Stage::Horde | Stage::Frenzy);
        if let Some(square) = unit.square().filter(|square| acts && self.state.resident(*square).is_none()) {
            self.state.stand(slot, self.state.turn, square);
        }
        self.state.stage = Stage::Over { winner, reason };
        self.tell(Event { seat: winner, value: reason.into(), ..Event::new(event::OVER) });
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.state.stage, Stage::Over { .. })
    }
}
