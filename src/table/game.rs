//! A match as the door sees it, whatever the rulebook.

use super::r#match::Match;
use crate::kit::{Cause, Event, Failure, Order, Rules, Viewer};

/// What every caller asks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Number of the ruleset.
    pub ruleset: u32,
    /// Counts every change; never repeats in the life of the game.
    pub revision: u64,
    /// Number of the last event.
    pub events: u64,
    /// Answers in the record.
    pub answers: u64,
    /// The seat to answer, -3 for chance (only where the host rolls), -1 when the game is over.
    pub seat: i32,
    /// Catalogue number of the prompt.
    pub prompt: u32,
    /// How many orders the question has; 0 for viewers who are not asked.
    pub order_count: u32,
    /// Round, from 1.
    pub round: u32,
    /// Catalogue number of the phase.
    pub phase: u32,
    /// Is the game over?
    pub over: bool,
    /// How many seats play.
    pub seats: u32,
    /// What the question is about; 0 for viewers who are not asked.
    pub subject: u32,
    /// The seat whose turn it is, or -1.
    pub turn: i32,
    /// How many undos would pass without force.
    pub undoable: u32,
    /// How many of them take back the order that is half made.
    pub pending: u32,
}

/// How the game stands at its end; all zero and `winner` -1 before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The one winning seat, or -1.
    pub winner: i32,
    /// Catalogue number of the reason; 0 while the game is not over.
    pub reason: u32,
    /// How many seats play.
    pub seats: u32,
    /// The ruleset's own points, by seat.
    pub score: [i32; 4],
    /// 1, 0 or -1, by seat.
    pub result: [i32; 4],
}

/// What `Game::text` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// The table, drawn with characters.
    Table,
    /// The prompt and a numbered menu.
    Question,
    /// One line an event, after the given number.
    Events(u64),
}

/// How `Game::order_text` writes an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Short and exact: `attack u14 u3`.
    Notation,
    /// A sentence for people.
    Label,
}

/// What an undo does with the dice to come, and whether it goes past a reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoPolicy {
    /// Roll new dice in place of the ones taken back.
    pub fresh_chance: bool,
    /// Go past a reveal.
    pub force: bool,
}

/// One game in progress. `&self` calls may run together, `&mut self` calls exclude all others.
pub trait Game: std::fmt::Debug + Send + Sync {
    /// What is asked, of whom, and where the counters stand.
    fn info(&self, viewer: Viewer) -> Result<Info, Failure>;
    /// How the game ended, or that it has not.
    fn outcome(&self) -> Result<Ending, Failure>;
    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> Result<String, Failure>;
    /// Plain lines for a terminal.
    fn text(&self, viewer: Viewer, what: Text) -> Result<String, Failure>;
    /// Hash of the position as the viewer knows it.
    fn hash(&self, viewer: Viewer) -> Result<u64, Failure>;

    /// The legal orders, in order, into a buffer that is emptied first.
    fn orders(&self, viewer: Viewer, out: &mut Vec<Order>) -> Result<(), Failure>;
    /// The question with all that a menu needs, as JSON.
    fn orders_json(&self, viewer: Viewer) -> Result<String, Failure>;
    /// One order of the list in words.
    fn order_text(&self, viewer: Viewer, index: u32, form: Form) -> Result<String, Failure>;
    /// Would this notation be accepted?
    fn check(&self, viewer: Viewer, notation: &str) -> Result<(), Failure>;
    /// Gives an answer by its index; `None` lets the engine's stream answer a chance.
    fn submit(&mut self, viewer: Viewer, revision: u64, index: Option<u32>) -> Result<(), Failure>;
    /// Gives an answer by its notation.
    fn submit_text(&mut self, viewer: Viewer, revision: u64, notation: &str) -> Result<(), Failure>;
    /// A seat gives up.
    fn resign(&mut self, seat: i32, cause: Cause) -> Result<(), Failure>;
    /// The seats have agreed on a draw.
    fn agree_draw(&mut self) -> Result<(), Failure>;

    /// The events with numbers above `since`, as this viewer sees them; the first has number `since + 1`.
    fn events(&self, viewer: Viewer, since: u64) -> Result<Vec<Event>, Failure>;
    /// The same as JSON.
    fn events_json(&self, viewer: Viewer, since: u64) -> Result<String, Failure>;
    /// Takes back the last answer that a host gave, and the engine's chances after it.
    fn undo(&mut self, policy: UndoPolicy) -> Result<(), Failure>;

    /// The game as bytes: whole for `Viewer::All`, for looking at as another viewer.
    fn save(&self, viewer: Viewer) -> Result<Vec<u8>, Failure>;
    /// Configuration and all answers as JSON: the replay.
    fn record(&self) -> Result<String, Failure>;
    /// A second game from here on: with the same dice to come (0), or with a new seed.
    fn fork(&self, seed: u64) -> Result<Box<dyn Game>, Failure>;
}

impl<R: Rules> Game for Match<R> {
    fn info(&self, viewer: Viewer) -> Result<Info, Failure> {
        self.tell_info(viewer)
    }

    fn outcome(&self) -> Result<Ending, Failure> {
        Ok(self.tell_ending())
    }

    fn view(&self, viewer: Viewer) -> Result<String, Failure> {
        self.view_document(viewer)
    }

    fn text(&self, viewer: Viewer, what: Text) -> Result<String, Failure> {
        self.admit(viewer)?;
        match what {
            Text::Table => Ok(self.rules.table(&self.state, viewer)),
            Text::Question => self.question_lines(viewer),
            Text::Events(since) => self.event_lines(viewer, since),
        }
    }

    fn hash(&self, viewer: Viewer) -> Result<u64, Failure> {
        self.admit(viewer)?;
        Ok(Self::hash_of(&self.rules, &self.state, viewer))
    }

    fn orders(&self, viewer: Viewer, out: &mut Vec<Order>) -> Result<(), Failure> {
        self.list_orders(viewer, out)
    }

    fn orders_json(&self, viewer: Viewer) -> Result<String, Failure> {
        self.orders_document(viewer)
    }

    fn order_text(&self, viewer: Viewer, index: u32, form: Form) -> Result<String, Failure> {
        self.order_in_words(viewer, index, form)
    }

    fn check(&self, viewer: Viewer, notation: &str) -> Result<(), Failure> {
        self.may_give(viewer)?;
        self.find(notation).map(|_| ())
    }

    fn submit(&mut self, viewer: Viewer, revision: u64, index: Option<u32>) -> Result<(), Failure> {
        self.give_index(viewer, revision, index)
    }

    fn submit_text(&mut self, viewer: Viewer, revision: u64, notation: &str) -> Result<(), Failure> {
        self.give_text(viewer, revision, notation)
    }

    fn resign(&mut self, seat: i32, cause: Cause) -> Result<(), Failure> {
        self.give_up(seat, cause)
    }

    fn agree_draw(&mut self) -> Result<(), Failure> {
        self.draw_by_agreement()
    }

    fn events(&self, viewer: Viewer, since: u64) -> Result<Vec<Event>, Failure> {
        self.tell_events(viewer, since)
    }

    fn events_json(&self, viewer: Viewer, since: u64) -> Result<String, Failure> {
        self.events_document(viewer, since)
    }

    fn undo(&mut self, policy: UndoPolicy) -> Result<(), Failure> {
        self.take_back(policy)
    }

    fn save(&self, viewer: Viewer) -> Result<Vec<u8>, Failure> {
        self.save_bytes(viewer)
    }

    fn record(&self) -> Result<String, Failure> {
        self.record_document()
    }

    fn fork(&self, seed: u64) -> Result<Box<dyn Game>, Failure> {
        self.whole()?;
        let mut fork = self.clone();
        fork.settled = fork.record.len();
        fork.forget_events(self.last_event);
        if seed != 0 {
            fork.reseed(seed);
        }
        Ok(Box::new(fork))
    }
}
