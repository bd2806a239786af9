//! One match: rules, position, record of answers, events and counters, for any rulebook.
//!
//! The record is the game. Everything else could be made from it again; the position, the events and a few checkpoints are
//! kept because hosts ask for them all the time.

use super::chance::Chance;
use super::config::{Dice, Shell};
use super::game::{Ending, Info};
use crate::kit::common::{order_flag, reason};
use crate::kit::{
    Asked, Cause, Event, Failure, Order, Phrasebook, Question, Refusal, Rules, Sink, Status, Viewer, flags,
};
use std::sync::Arc;

/// Chances that one call answers at most. No rulebook comes near it.
const MOST_CHANCES: usize = 10_000;
/// Answers that a game may have: its record then still fits what is read back.
pub(super) const MOST_ANSWERS: usize = 100_000;
/// Answers between two checkpoints.
const CHECKPOINT: usize = 64;

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A seat, or the host for it.
    Seat(u8),
    /// The host, at a chance.
    Host,
    /// All seats together.
    Agreement,
    /// The engine's stream, at a chance.
    Engine,
}

impl By {
    /// Was it an answer to a chance?
    pub fn is_chance(self) -> bool {
        matches!(self, By::Host | By::Engine)
    }
}

/// One answer of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given<A> {
    /// The answer.
    pub answer: A,
    /// Who gave it.
    pub by: By,
    /// Did anybody see something new through it?
    pub revealed: bool,
    /// How many undos would pass after it without force: an answer that reveals nothing is one more.
    pub undoable: u32,
}

/// May this game be played on, or only looked at by one viewer (and the public)?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A whole game.
    Play,
    /// A seat's save.
    Look(Viewer),
}

/// A position that undo can begin from.
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint<S> {
    /// Answers before it.
    pub answers: usize,
    /// Chances among them.
    pub chances: u64,
    /// The position.
    pub state: S,
}

/// One match in progress.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    pub(super) rules: Arc<R>,
    pub(super) shell: Shell,
    pub(super) purpose: Purpose,
    pub(super) state: R::State,
    /// What is asked.
    pub(super) question: Question,
    /// The legal answers to the question that is asked: listed once, read by every call until the next answer.
    pub(super) asked: Vec<R::Answer>,
    /// The last change, whose place in memory the next one uses.
    spare: Option<Box<Change<R>>>,
    pub(super) record: Vec<Given<R::Answer>>,
    /// Positions to go back to: how many answers and chances stand before each.
    pub(super) checkpoints: Vec<Checkpoint<R::State>>,
    /// Answers before the record: of the game that a player's save was made from.
    pub(super) earlier: u64,
    /// Answers that stand below the reach of undo: those of the game that this one was cloned from.
    pub(super) settled: usize,
    /// Chances answered in the record.
    pub(super) chances: u64,
    pub(super) epoch: u64,
    pub(super) revision: u64,
    events: std::collections::VecDeque<Event>,
    /// Number of the last event.
    pub(super) last_event: u64,
    pub(super) stream: Chance,
}

/// What a changing call works out on a copy of the position, to be put in place at its end.
#[derive(Clone, Debug)]
struct Change<R: Rules> {
    state: R::State,
    question: Question,
    chances: u64,
    given: Vec<Given<R::Answer>>,
    events: Vec<Event>,
    asked: Vec<R::Answer>,
}

/// Passes events on and remembers whether one showed somebody something.
struct Watch<'a> {
    events: &'a mut Vec<Event>,
    revealed: bool,
}

impl Sink for Watch<'_> {
    fn event(&mut self, event: Event) {
        self.revealed |= event.flags & flags::REVEAL != 0;
        self.events.push(event);
    }
}

impl<R: Rules> Match<R> {
    /// A new match, standing at its first question.
    pub fn new(rules: R, shell: Shell) -> Result<Self, Failure> {
        let mut events = Vec::new();
        let start = rules.start(&mut events);
        let mut game = Match::bare(Arc::new(rules), shell, start, Purpose::Play);
        game.remember(&events);
        game.answer_in(|game, change| game.answer_chances(change))?;
        game.revision = 0;
        Ok(game)
    }

    /// A match that stands at `start`, with nothing in its record.
    pub(super) fn bare(rules: Arc<R>, shell: Shell, start: R::State, purpose: Purpose) -> Self {
        let question = rules.question(&start);
        let mut game = Match {
            stream: Chance::new(&shell.seed, 0),
            rules,
            shell,
            purpose,
            state: start,
            question,
            asked: Vec::new(),
            spare: None,
            record: Vec::new(),
            checkpoints: vec![Checkpoint { answers: 0, chances: 0, state: start }],
            earlier: 0,
            settled: 0,
            chances: 0,
            epoch: 0,
            revision: 0,
            events: std::collections::VecDeque::new(),
            last_event: 0,
        };
        // Of a player's save only that player's own question can be listed.
        let own = match purpose {
            Purpose::Play => Viewer::All,
            Purpose::Look(viewer) => viewer,
        };
        if game.is_asked(own) {
            game.rules.answers(&game.state, &mut game.asked);
        }
        game
    }

    /// May this viewer look at the game at all?
    pub(super) fn admit(&self, viewer: Viewer) -> Result<(), Failure> {
        let known = match (self.purpose, viewer) {
            (_, Viewer::Seat(seat)) if seat >= self.rules.seats() => false,
            (Purpose::Play, _) | (Purpose::Look(_), Viewer::Public) => true,
            (Purpose::Look(own), viewer) => own == viewer,
        };
        if known { Ok(()) } else { Err(Failure::new(Status::Viewer, "this viewer has no part in this game")) }
    }

    /// Only a whole game can be changed or told in full.
    pub(super) fn whole(&self) -> Result<(), Failure> {
        match self.purpose {
            Purpose::Play => Ok(()),
            Purpose::Look(_) => Err(Failure::new(Status::Viewer, "a game from a player's save is for looking only")),
        }
    }

    /// May this viewer see and give the orders of the question?
    pub(super) fn is_asked(&self, viewer: Viewer) -> bool {
        match self.question.asked {
            Asked::Seat(seat) => viewer.sees(seat),
            Asked::Chance => viewer == Viewer::All,
            Asked::Nobody => false,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.question.asked == Asked::Nobody
    }

    /// The checks before every answer: viewer, over, revision.
    fn may_answer(&self, viewer: Viewer, revision: u64) -> Result<(), Failure> {
        self.whole()?;
        self.may_give(viewer)?;
        if revision != self.revision {
            let text = format!("this answers revision {revision}, and the game is at {}", self.revision);
            return Err(Failure::new(Status::Stale, text));
        }
        Ok(())
    }

    /// Is this viewer asked?
    pub(super) fn may_give(&self, viewer: Viewer) -> Result<(), Failure> {
        self.admit(viewer)?;
        if !self.is_over() && !self.is_asked(viewer) {
            return Err(Failure::new(Status::Viewer, "somebody else is asked"));
        }
        if self.is_over() {
            return Err(Failure::new(Status::Over, "the game is over"));
        }
        Ok(())
    }

    /// Length of the record.
    pub(super) fn answers(&self) -> u64 {
        self.earlier + self.record.len() as u64
    }

    /// The legal answers for whoever is asked; nothing at the end.
    pub(super) fn list(&self, viewer: Viewer) -> Result<&[R::Answer], Failure> {
        self.admit(viewer)?;
        if self.is_over() {
            return Ok(&[]);
        }
        if !self.is_asked(viewer) {
            return Err(Failure::new(Status::Viewer, "somebody else is asked"));
        }
        Ok(&self.asked)
    }

    /// The notation of an answer.
    pub(super) fn notation(&self, answer: R::Answer) -> String {
        note(&*self.rules, &self.state, answer)
    }

    /// The answer that a notation means, or why there is none.
    pub(super) fn find(&self, notation: &str) -> Result<R::Answer, Failure> {
        let meant = notation.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = self.asked.iter().copied().find(|answer| self.notation(*answer) == meant);
        found.ok_or_else(|| self.rules.refuse(&self.state, &meant).into())
    }

    /// Gives an answer by index; `None` lets the stream answer a chance.
    pub(super) fn give_index(&mut self, viewer: Viewer, revision: u64, index: Option<u32>) -> Result<(), Failure> {
        self.may_answer(viewer, revision)?;
        let answer = match index {
            Some(index) => {
                let answer = self.asked.get(index as usize).copied();
                answer.ok_or_else(|| self.no_such_index(index, self.asked.len()))?
            }
            None if self.question.asked == Asked::Chance => self.next_of_stream(&self.state, self.chances),
            None => return Err(self.no_such_index(u32::MAX, 0)),
        };
        self.give(answer)
    }

    /// Gives an answer by notation.
    pub(super) fn give_text(&mut self, viewer: Viewer, revision: u64, notation: &str) -> Result<(), Failure> {
        self.may_answer(viewer, revision)?;
        self.give(self.find(notation)?)
    }

    pub(super) fn no_such_index(&self, index: u32, count: usize) -> Failure {
        let text = match index {
            u32::MAX => "no chance is asked, so the stream has nothing to answer".to_owned(),
            index => format!("there is no order {index}; the question has {count}"),
        };
        Refusal { reason: reason::NO_SUCH_INDEX, rule: "", subject: 0, target: 0, message: text }.into()
    }

    fn next_of_stream(&self, state: &R::State, number: u64) -> R::Answer {
        let ticket = self.stream.ticket(number, self.rules.tickets(state));
        self.rules.draw(state, ticket)
    }

    /// Carries out a legal answer and the engine's chances after it.
    pub(super) fn give(&mut self, answer: R::Answer) -> Result<(), Failure> {
        let by = match self.question.asked {
            Asked::Seat(seat) => By::Seat(seat),
            _ => By::Host,
        };
        self.give_as(answer, by)
    }

    pub(super) fn give_as(&mut self, answer: R::Answer, by: By) -> Result<(), Failure> {
        self.answer_in(|game, change| {
            game.take(change, answer, by)?;
            game.answer_chances(change)
        })
    }

    /// Carries out an answer of a record: the chances after it stand in the record too.
    pub(super) fn give_recorded(&mut self, answer: R::Answer, by: By) -> Result<(), Failure> {
        self.answer_in(|game, change| game.take(change, answer, by))
    }

    /// Works a change out on a copy of the position, lists what is asked then, and puts it in place.
    fn answer_in(&mut self, work: impl FnOnce(&Self, &mut Change<R>) -> Result<(), Failure>) -> Result<(), Failure> {
        let mut change = self.spare.take().unwrap_or_else(|| Box::new(self.no_change()));
        (change.state, change.question, change.chances) = (self.state, self.question, self.chances);
        change.given.clear();
        change.events.clear();
        change.asked.clear();
        let result = work(self, &mut change);
        if result.is_ok() {
            if change.question.asked != Asked::Nobody {
                self.rules.answers(&change.state, &mut change.asked);
            }
            self.commit(&mut change);
        }
        self.spare = Some(change);
        result
    }

    fn no_change(&self) -> Change<R> {
        Change {
            state: self.state,
            question: self.question,
            chances: self.chances,
            given: Vec::new(),
            events: Vec::new(),
            asked: Vec::new(),
        }
    }

    fn take(&self, change: &mut Change<R>, answer: R::Answer, by: By) -> Result<(), Failure> {
        if self.record.len() + change.given.len() >= MOST_ANSWERS {
            return Err(Failure::new(Status::Limit, format!("a game has {MOST_ANSWERS} answers at most")));
        }
        let mut watch = Watch { events: &mut change.events, revealed: by.is_chance() };
        let result = self.rules.apply(&mut change.state, answer, &mut watch);
        let revealed = watch.revealed;
        result.map_err(|overflow| Failure::new(Status::Limit, overflow.to_string()))?;
        change.question = self.rules.question(&change.state);
        change.chances += u64::from(by.is_chance());
        let before = change.given.last().or(self.record.last()).map_or(0, |given| given.undoable);
        change.given.push(Given { answer, by, revealed, undoable: if revealed { 0 } else { before + 1 } });
        Ok(())
    }

    /// Where the engine rolls, it rolls until somebody else is asked; a seat's standing order answers for it.
    fn answer_chances(&self, change: &mut Change<R>) -> Result<(), Failure> {
        let before = change.given.len();
        loop {
            let (answer, by) = match change.question.asked {
                Asked::Chance if self.shell.dice == Dice::Engine => {
                    (Some(self.next_of_stream(&change.state, change.chances)), By::Engine)
                }
                Asked::Seat(seat) => (self.rules.standing(&change.state, seat), By::Seat(seat)),
                _ => (None, By::Engine),
            };
            let Some(answer) = answer else {
                return Ok(());
            };
            if change.given.len() - before >= MOST_CHANCES {
                return Err(Failure::new(Status::Limit, format!("a call answers {MOST_CHANCES} chances at most")));
            }
            self.take(change, answer, by)?;
        }
    }

    /// Puts a change in place. Nothing here can fail.
    fn commit(&mut self, change: &mut Change<R>) {
        self.record.extend_from_slice(&change.given);
        (self.state, self.question, self.chances) = (change.state, change.question, change.chances);
        self.revision += 1;
        std::mem::swap(&mut self.asked, &mut change.asked);
        let last = self.checkpoints.last().map_or(0, |checkpoint| checkpoint.answers);
        if self.record.len() - last >= CHECKPOINT {
            let checkpoint = Checkpoint { answers: self.record.len(), chances: self.chances, state: self.state };
            self.checkpoints.push(checkpoint);
        }
        self.remember(&change.events);
    }

    pub(super) fn remember(&mut self, events: &[Event]) {
        self.last_event += events.len() as u64;
        self.events.extend(events);
        while self.events.len() > self.shell.keep_events {
            self.events.pop_front();
        }
    }

    /// A seat gives up.
    pub(super) fn give_up(&mut self, seat: i32, cause: Cause) -> Result<(), Failure> {
        self.whole()?;
        let seat = u8::try_from(seat).ok().filter(|seat| *seat < self.rules.seats());
        let seat = seat.ok_or_else(|| Failure::new(Status::Viewer, "there is no such seat"))?;
        if self.is_over() {
            return Err(Failure::new(Status::Over, "the game is over"));
        }
        self.still_in(seat)?;
        self.give_as(self.rules.resignation(seat, cause), By::Seat(seat))
    }

    /// Only who is still in the game can give up.
    pub(super) fn still_in(&self, seat: u8) -> Result<(), Failure> {
        if self.rules.is_in(&self.state, seat) {
            return Ok(());
        }
        let message = "this seat has left the game already".to_owned();
        Err(Refusal { reason: reason::NO_SUCH_SEAT, rule: "", subject: 0, target: 0, message }.into())
    }

    /// The seats agree on a draw.
    pub(super) fn draw_by_agreement(&mut self) -> Result<(), Failure> {
        self.whole()?;
        if self.is_over() {
            return Err(Failure::new(Status::Over, "the game is over"));
        }
        let answer = self.rules.agreed_draw()?;
        self.give_as(answer, By::Agreement)
    }

    /// What is asked, of whom, and where the counters stand.
    pub(super) fn tell_info(&self, viewer: Viewer) -> Result<Info, Failure> {
        self.admit(viewer)?;
        let question = self.question;
        let clock = self.rules.clock(&self.state);
        let asked = self.is_asked(viewer);
        let order_count = if asked { self.asked.len() as u32 } else { 0 };
        Ok(Info {
            ruleset: R::RULESET.number,
            revision: self.revision,
            events: self.last_event,
            answers: self.answers(),
            seat: match question.asked {
                Asked::Seat(seat) => seat.into(),
                Asked::Chance => -3,
                Asked::Nobody => -1,
            },
            prompt: question.prompt.into(),
            order_count,
            round: clock.round,
            phase: clock.phase.into(),
            over: question.asked == Asked::Nobody,
            seats: self.rules.seats().into(),
            subject: if asked { question.subject } else { 0 },
            turn: clock.turn.into(),
            undoable: self.undoable(),
            pending: self.rules.pending(&self.state),
        })
    }

    /// How the game ended, or that it has not.
    pub(super) fn tell_ending(&self) -> Ending {
        let seats = self.rules.seats().into();
        match self.rules.outcome(&self.state) {
            Some(outcome) => Ending {
                winner: outcome.winner.into(),
                reason: outcome.reason.into(),
                seats,
                score: outcome.score,
                result: outcome.result,
            },
            None => Ending { winner: -1, reason: 0, seats, score: [0; 4], result: [0; 4] },
        }
    }

    /// The legal orders in public numbers.
    pub(super) fn list_orders(&self, viewer: Viewer, out: &mut Vec<Order>) -> Result<(), Failure> {
        out.clear();
        let answers = self.list(viewer)?;
        out.extend(answers.iter().map(|answer| self.rules.order(&self.state, *answer)));
        if matches!(self.question.asked, Asked::Seat(_)) {
            if let Some(order) = out.get_mut(self.rules.default_answer(answers)) {
                order.flags |= order_flag::DEFAULT;
            }
        }
        Ok(())
    }

    /// The events above `since` as the viewer sees them.
    pub(super) fn tell_events(&self, viewer: Viewer, since: u64) -> Result<Vec<Event>, Failure> {
        self.admit(viewer)?;
        let first = self.last_event - self.events.len() as u64;
        if !(first..=self.last_event).contains(&since) {
            let text = format!("events after {first} up to {} are kept, not those after {since}", self.last_event);
            return Err(Failure::new(Status::Gone, text));
        }
        let skip = (since - first) as usize;
        Ok(self.events.iter().skip(skip).map(|event| event.seen_by(viewer)).collect())
    }

    /// Begins events anew (after loading or cloning); numbers go on.
    pub(super) fn forget_events(&mut self, last: u64) {
        self.events.clear();
        self.last_event = last;
    }
}

/// The notation of an answer in a position.
pub(super) fn note<R: Rules>(rules: &R, state: &R::State, answer: R::Answer) -> String {
    note_order(rules, state, &rules.order(state, answer))
}

/// The notation of an order in a position.
pub(super) fn note_order<R: Rules>(rules: &R, state: &R::State, order: &Order) -> String {
    let seat = order.seat.map_or_else(|| seat_of(rules, state), |seat| seat as i8);
    let fields = rules.order_fields(order, seat);
    let phrase = Phrasebook::find(&rules.phrases().orders, order.kind);
    phrase.map_or(String::new(), |phrase| phrase.note(&fields, rules))
}

/// The seat that is asked, or -1.
pub(super) fn seat_of<R: Rules>(rules: &R, state: &R::State) -> i8 {
    match rules.question(state).asked {
        Asked::Seat(seat) => seat as i8,
        _ => -1,
    }
}
