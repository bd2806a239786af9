//! The referee carries rules out: it holds the rules, the position and the place where events go.
//!
//! Each chapter of the rulebook is a file that teaches the referee its part (`impl Referee<'_>`). This one holds the loop:
//! look at the top step; it either asks, and the loop ends, or it acts, pops and pushes. A step that has nothing left to do
//! is popped before the next is pushed, so chains of effects do not deepen the stack.

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield;
use super::codes::{self, event};
use super::state::{Context, Phase, State, Step, Trigger};
use crate::kit::{Asked, Event, Question, Sink};

/// Rules, position and events of one answer.
pub struct Referee<'a, S> {
    /// The rules and cards.
    pub rules: &'a LostEmpires,
    /// The position that changes.
    pub state: &'a mut State,
    /// Where events go.
    pub events: &'a mut S,
    /// A list of the state was full.
    pub full: Fullness,
}

/// Did everything find its place?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fullness {
    /// Yes.
    Fits,
    /// No: the answer cannot be carried out.
    Overflow,
}

/// What the top step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It asks.
    Asks,
    /// It acted; look at the top again.
    Acted,
}

impl<S: Sink> Referee<'_, S> {
    /// Goes on until somebody is asked or the game is over.
    pub fn go_on(&mut self) {
        loop {
            if self.full == Fullness::Overflow {
                return;
            }
            if self.may_trigger() {
                self.push(Step::Triggers);
            }
            if self.act() == Flow::Asks {
                return;
            }
        }
    }

    /// Do triggers wait, and is what set them off done?
    fn may_trigger(&self) -> bool {
        let busy = matches!(
            self.state.top(),
            Step::Run
                | Step::Announce { .. }
                | Step::Attack { .. }
                | Step::Triggers
                | Step::Draw { .. }
                | Step::RevealTop { .. }
                | Step::Over { .. }
        );
        !busy && !self.state.triggers.is_empty()
    }

    fn act(&mut self) -> Flow {
        match self.state.top() {
            Step::None => self.next_phase(),
            Step::Turn => {
                self.state.grants = 0;
                Flow::Asks
            }
            Step::FirstPlayer { .. } | Step::Mulligan { .. } | Step::Over { .. } => Flow::Asks,
            Step::Attack { .. } => Flow::Asks,
            Step::Draw { seat, left } => self.draw(seat, left),
            Step::RevealTop { seat } => self.reveal_top(seat),
            Step::Announce { .. } | Step::Run => self.run(),
            Step::Active { unit, actions, .. } => self.activation(unit, actions),
            Step::SecondAttack { attacker, .. } => self.second_attack(attacker),
            Step::Granted => self.pop(),
            Step::Triggers => self.next_trigger(),
            Step::Control { index } => self.control_phase(index),
            Step::Ruthless { seat, place, slot } => self.ruthless(seat, place, slot),
            Step::FallBack { seat } => self.fall_back(seat),
            Step::Refresh => self.refresh_all(),
            Step::TurnOrder => self.turn_order(),
        }
    }

    /// Takes a legal answer to the question that is asked.
    pub fn take(&mut self, answer: Answer) {
        match (self.state.top(), answer) {
            (_, Answer::Resign { seat, cause }) => self.resign(seat, cause),
            (Step::FirstPlayer { dice, totals }, Answer::Roll { face }) => {
                self.roll_for_first_player(dice, totals, face)
            }
            (Step::Mulligan { seat }, answer) => self.mulligan(seat, answer),
            (Step::Draw { seat, left }, Answer::Draw { card }) => self.drawn(seat, left, card),
            (Step::RevealTop { seat }, Answer::Draw { card }) => self.revealed(seat, card),
            (Step::Turn, answer) => self.order(answer),
            (Step::Active { unit, actions, done }, answer) => self.action(unit, actions, done, answer),
            (Step::Attack { attacker, defender, face, flags }, Answer::Roll { face: rolled }) => {
                self.attack_die(attacker, defender, face, flags, rolled);
            }
            (Step::SecondAttack { flags, .. }, Answer::Attack { unit, target }) => {
                self.state.steps.pop();
                self.attack(unit.into(), target.into(), flags);
            }
            (Step::Announce { .. } | Step::Run, answer) => self.chosen(answer),
            (Step::Triggers, Answer::Resolve { index }) => self.start_trigger(index.into()),
            (Step::Ruthless { seat, place, slot }, answer) => self.ruthless_choice(seat, place, slot, answer),
            (Step::FallBack { seat }, Answer::FallBack { place }) => self.fall_back_to(seat, place),
            (step, answer) => unreachable!("{answer:?} does not answer {step:?}"),
        }
    }

    /// Begins the phase after the current one.
    fn next_phase(&mut self) -> Flow {
        match self.state.phase {
            Phase::Setup if self.state.round == 0 => self.begin_round(),
            Phase::Setup | Phase::WrapUp => self.begin_round(),
            Phase::Order => {
                self.enter(Phase::Control);
                self.push(Step::Control { index: 0 });
            }
            Phase::Control => {
                self.enter(Phase::Gate);
                self.gate_phase();
            }
            Phase::Gate => {
                self.enter(Phase::Casualty);
                self.casualty_phase();
            }
            Phase::Casualty => {
                self.enter(Phase::WrapUp);
                self.wrap_up_phase();
            }
        }
        Flow::Acted
    }

    /// Changes the phase and says so.
    pub fn enter(&mut self, phase: Phase) {
        self.state.phase = phase;
        self.tell(Event { value: phase as i32 + 1, ..Event::new(event::PHASE) });
    }

    /// Ends the game.
    pub fn end(&mut self, winner: i8, reason: u16) {
        self.state.steps.clear();
        self.state.contexts.clear();
        self.state.triggers.clear();
        self.push(Step::Over { winner, reason });
        self.tell(Event { seat: winner, value: reason.into(), ..Event::new(event::OVER) });
    }

    fn resign(&mut self, seat: u8, cause: u8) {
        use crate::kit::common::reason;
        self.tell(Event { seat: seat as i8, value: cause.into(), ..Event::new(event::RESIGN) });
        let reason = [reason::RESIGNED, reason::TIME_UP, reason::ABSENT][usize::from(cause)];
        self.end(1 - seat as i8, reason);
    }

    /// Pushes a step.
    pub fn push(&mut self, step: Step) {
        if self.state.steps.push(step).is_err() {
            self.full = Fullness::Overflow;
        }
    }

    /// Pops the top step, which is done.
    pub fn pop(&mut self) -> Flow {
        self.state.steps.pop();
        Flow::Acted
    }

    /// Replaces the top step.
    pub fn replace(&mut self, step: Step) {
        *self.state.steps.last_mut().expect("a step that acts") = step;
    }

    /// Begins a running ability.
    pub fn begin(&mut self, step: Step, context: Context) {
        self.push(step);
        if self.state.contexts.push(context).is_err() {
            self.full = Fullness::Overflow;
        }
    }

    /// Puts a trigger in the queue.
    pub fn queue(&mut self, trigger: Trigger) {
        if self.state.triggers.push(trigger).is_err() {
            self.full = Fullness::Overflow;
        }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: Event) {
        self.events.event(event);
    }

    /// An event about an open card.
    pub fn about(&self, kind: u16, slot: usize) -> Event {
        let card = &self.state.cards[slot];
        let place = if card.place < battlefield::DISCARD { battlefield::number(card.place) } else { 0 };
        Event { seat: card.owner as i8, card: card.card.into(), subject: card.id.into(), place, ..Event::new(kind) }
    }
}

impl LostEmpires {
    /// The public skeleton of what is asked.
    pub fn ask(&self, state: &State) -> Question {
        use codes::prompt;
        let turn = Asked::Seat(state.turn);
        let (asked, prompt, subject) = match state.top() {
            Step::FirstPlayer { .. } => (Asked::Chance, prompt::FIRST_PLAYER_DIE, 0),
            Step::Draw { .. } | Step::RevealTop { .. } => (Asked::Chance, prompt::DRAW, 0),
            Step::Mulligan { seat } => (Asked::Seat(seat), prompt::MULLIGAN, 0),
            Step::Turn => (turn, prompt::TURN, 0),
            Step::Announce { seat, prompt, .. } => (Asked::Seat(seat), 0x0100 | u16::from(prompt), 0),
            Step::Active { unit, .. } => (turn, prompt::ACTION, unit),
            Step::Attack { attacker, face: 0, .. } => (Asked::Chance, prompt::ATTACK_DIE, attacker),
            Step::Attack { defender, .. } => (Asked::Chance, prompt::DEFENSE_DIE, defender),
            Step::SecondAttack { attacker, .. } => {
                let owner = state.find(attacker).map_or(state.turn, |slot| state.cards[slot].owner);
                (Asked::Seat(owner), prompt::SECOND_ATTACK, attacker)
            }
            Step::Run => self.ask_statement(state),
            Step::Triggers => (Asked::Seat(self.arbiter(state)), prompt::TRIGGER, 0),
            Step::Ruthless { seat, slot, .. } => {
                (Asked::Seat(seat), prompt::RUTHLESS, state.cards[usize::from(slot)].id)
            }
            Step::FallBack { seat } => (Asked::Seat(seat), prompt::FALL_BACK, 0),
            _ => (Asked::Nobody, prompt::OVER, 0),
        };
        Question { asked, prompt, subject: subject.into(), picks: (0, 1, 1) }
    }

    /// Who orders simultaneous effects: the active player, or the First Player when nobody is active.
    pub fn arbiter(&self, state: &State) -> u8 {
        if state.phase == Phase::Order { state.turn } else { state.first }
    }
}
