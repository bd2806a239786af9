//! The referee carries rules out: it holds the rules, the position and the place where events go.
//!
//! Each chapter of the rulebook is a file that teaches the referee its part (`impl Referee<'_>`). This one holds the loop:
//! look at the top step; it either asks, and the loop ends, or it acts, pops and pushes.

use super::WarsTcg;
use super::answer::Answer;
use super::codes::event;
use super::state::{Item, State, Step, Trigger, Zone};
use crate::kit::{Event, Sink};

/// Rules, position and events of one answer.
pub struct Referee<'a, S> {
    /// The rules and cards.
    pub rules: &'a WarsTcg,
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

/// So many steps one answer may take, at most.
const MOST_STEPS: u32 = 20_000;

impl<S: Sink> Referee<'_, S> {
    /// Goes on until somebody is asked or the game is over.
    pub fn go_on(&mut self) {
        for _ in 0..MOST_STEPS {
            if self.full == Fullness::Overflow || self.act() == Flow::Asks {
                return;
            }
        }
        self.full = Fullness::Overflow;
    }

    fn act(&mut self) -> Flow {
        match self.state.top() {
            Step::None => self.next_phase(),
            Step::Coin | Step::Begin { .. } | Step::Over { .. } | Step::Random { .. } => Flow::Asks,
            Step::Unveil { .. } => Flow::Asks,
            Step::PhaseEnd => self.phase_end(),
            Step::Draw { seat, pile, left } => self.draw_cards(seat, pile, left),
            Step::Window { kind, base, passes, seat } => self.window(kind, base, passes, seat),
            Step::Triggers => self.next_trigger(),
            Step::Announce { .. } | Step::Run => self.run(),
            Step::Activate { most, .. } => self.ask_unless(most == 0),
            Step::DrawUpTo { seat, left } => {
                let reserve = self.state.seats[usize::from(seat)].pile(super::effect::Pile::Reserve).len();
                self.ask_unless(left == 0 || reserve == 0)
            }
            Step::Lose { seat, left, place, .. } => self.lose_on(seat, left, place),
            Step::Top { seat, pile, why } => self.top(seat, pile, why),
            Step::LookThrough { seat, pile, looker, index } => self.look_through(seat, pile, looker, index),
            Step::LookTop { seat, looker, n, left } => self.look_top(seat, looker, n, left),
            Step::Battle => self.battle(),
            Step::Attrition { seat } => self.attrition(seat),
            Step::Loss { seat } => self.loss(seat),
            Step::Cull { seat } => self.cull(seat),
            Step::Doom { id, how } => self.doom(id, how),
            Step::Instead { seat, id, how, place } => self.instead(seat, id, how, place),
            Step::Passengers { id, from, to, left } => self.passengers(id, from, to, left),
        }
    }

    /// Asks, or pops a question that has nothing to ask on facts that everybody knows.
    fn ask_unless(&mut self, settled: bool) -> Flow {
        if settled { self.pop() } else { Flow::Asks }
    }

    /// Takes a legal answer to the question that is asked.
    pub fn take(&mut self, answer: Answer) {
        match (self.state.top(), answer) {
            (_, Answer::Resign { seat, cause }) => self.resign(seat, cause),
            (_, Answer::AgreeDraw) => self.end(-1, crate::kit::common::reason::AGREED),
            (Step::Coin, Answer::Coin { seat }) => self.first(seat),
            (Step::Begin { seat }, Answer::Start { card }) => self.begin_with(seat, card),
            (Step::Draw { seat, pile, .. } | Step::Top { seat, pile, .. }, Answer::Face { card }) => {
                self.show_face(seat, pile, card);
            }
            (Step::LookThrough { seat, pile, looker, index }, Answer::Face { card }) => {
                self.give_face(seat, pile, index.into(), card, super::piles::seen_by(looker));
            }
            (Step::LookTop { seat, looker, n, left }, Answer::Face { card }) => {
                let length = self.state.seats[usize::from(seat)].pile(super::effect::Pile::Reserve).len();
                let index = length - usize::from(n) + usize::from(left) - 1;
                self.give_face(seat, super::effect::Pile::Reserve, index, card, super::piles::seen_by(looker));
            }
            (Step::Unveil { slot }, Answer::Face { card }) => self.unveil(slot.into(), card),
            (Step::Random { seat, left, hidden }, Answer::Random { card }) => self.at_random(seat, left, hidden, card),
            (Step::Window { kind, base, passes, seat }, answer) => self.act_in_window(kind, base, passes, seat, answer),
            (Step::Triggers, Answer::Trigger { index }) => self.start_trigger(index.into()),
            (Step::Announce { .. } | Step::Run, answer) => self.chosen(answer),
            (Step::Activate { seat, .. }, Answer::Number { n }) => {
                self.state.steps.pop();
                self.activate(seat, n.into());
            }
            (Step::DrawUpTo { seat, left }, answer) => self.draw_or_not(seat, left, answer),
            (Step::Lose { seat, left, place, onto }, answer) => self.lose_this(seat, left, place, onto, answer),
            (Step::Battle, answer) => self.reveal_or_not(answer),
            (Step::Attrition { .. }, Answer::Damage { slot }) => self.damage(slot.into(), None),
            (Step::Attrition { .. }, _) => {
                self.state.steps.pop();
            }
            (Step::Loss { seat }, answer) => self.suffer(seat, answer),
            (Step::Cull { .. }, Answer::Destroy { slot }) => self.cull_this(slot.into()),
            (Step::Instead { seat, id, how, place }, answer) => self.replace_with(seat, id, how, place, answer),
            (Step::Passengers { id, from, to, left }, answer) => self.bring(id, from, to, left, answer),
            (step, answer) => unreachable!("{answer:?} does not answer {step:?}"),
        }
    }

    /// The game is over.
    pub fn end(&mut self, winner: i8, reason: u16) {
        self.state.steps.clear();
        self.state.running.clear();
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

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.state.top(), Step::Over { .. })
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

    /// Begins a running ability under this step.
    pub fn begin(&mut self, step: Step, item: Item) {
        self.push(step);
        if self.state.running.push(item).is_err() {
            self.full = Fullness::Overflow;
        }
    }

    /// Puts a trigger in the queue.
    pub fn queue(&mut self, trigger: Trigger) {
        if self.state.triggers.push(trigger).is_err() {
            self.full = Fullness::Overflow;
        }
    }

    /// Puts an item on the stack; the window below begins anew.
    pub fn stack(&mut self, item: Item) {
        if self.state.stack.push(item).is_err() {
            self.full = Fullness::Overflow;
        }
        self.reopen();
    }

    /// Both players get a new chance to respond, the turn player first.
    pub fn reopen(&mut self) {
        let turn = self.state.turn;
        let window = self.state.steps.iter_mut().rev().find(|step| matches!(step, Step::Window { .. }));
        if let Some(Step::Window { passes, seat, .. }) = window {
            *passes = 0;
            *seat = turn;
        }
    }

    /// Changes the topmost running ability.
    pub fn bind(&mut self, change: impl FnOnce(&mut Item)) {
        if let Some(item) = self.state.running.last_mut() {
            change(item);
        }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: Event) {
        if S::LISTENS {
            self.events.event(event);
        }
    }

    /// An event about an open card.
    pub fn about(&self, kind: u16, slot: usize) -> Event {
        let card = &self.state.cards[slot];
        Event { seat: card.seat as i8, card: card.card, subject: card.id.into(), ..Event::new(kind) }
    }

    /// An event with a target.
    pub fn about_two(&self, kind: u16, slot: usize, target: usize) -> Event {
        let other = &self.state.cards[target];
        Event { target: other.id.into(), other: other.card, ..self.about(kind, slot) }
    }

    /// An event of a seat.
    pub fn of(&self, kind: u16, seat: u8) -> Event {
        Event { seat: seat as i8, ..Event::new(kind) }
    }

    /// The next id that everybody sees.
    pub fn next_public_id(&mut self) -> u16 {
        let id = self.state.next_id;
        self.state.next_id = id.saturating_add(1);
        id
    }

    /// Brings a card into the open.
    pub fn open(&mut self, owner: u8, card: u16, zone: Zone) -> usize {
        let slot = self.state.free_slot();
        let id = self.next_public_id();
        self.state.cards[slot] = super::state::Card { id, card, owner, seat: owner, zone, ..Default::default() };
        slot
    }
}
