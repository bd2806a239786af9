//! What a rulebook is to everybody else: a pure state machine that asks and is answered.
//!
//! There is no generator, clock, float, hash-map order, I/O or thread behind this trait. Chance is a player: where a die
//! falls or a shuffled card is seen first, the machine stops and asks. The rules object holds cards, maps and compiled
//! abilities and stands beside the state, so that a state is plain bytes that can be copied.

use super::{
    Clock, Event, Failure, Faults, Fields, Lexicon, Node, Order, Outcome, Phrasebook, Question, Refusal, Sink, Viewer,
    Wire,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// What is known of a rulebook before any configuration.
#[derive(Clone, Copy, Debug)]
pub struct Ruleset {
    /// `lost_empires`.
    pub id: &'static str,
    /// `Lost Empires: War for the New Sun`.
    pub name: &'static str,
    /// The number in `adj_info.ruleset`, from 1.
    pub number: u32,
    /// Fewest and most seats.
    pub seats: (u32, u32),
    /// May every viewer see every deck or army list, because the rulebook hides none?
    pub open_lists: bool,
}

/// Why a seat gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The player resigned.
    Resign,
    /// The player's time is up.
    Time,
    /// The player is absent.
    Absent,
}

/// A fixed list of the state was full: the last net, which no game of the shipped cards reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more is going on at once than a game holds")]
pub struct Overflow;

/// A rulebook, loaded for one configuration.
pub trait Rules: Lexicon + Clone + Debug + Send + Sync + Sized + 'static {
    /// A position with everything in progress, as plain bytes.
    type State: Copy + PartialEq + Debug + Send + Sync;
    /// One answer to a question, compact: what search and records copy.
    type Answer: Copy + PartialEq + Debug + Send + Sync;
    /// What a viewer may see, as a list of allowed things.
    type View: Serialize;

    /// What is known without a configuration.
    const RULESET: Ruleset;

    /// Scenarios, decks and data version, for the list of rulesets.
    fn about() -> Value;

    /// Reads the ruleset's own part of a configuration (`seats`, `scenario`, `options`, `packs`, `position`); `None` exactly when faults were added.
    fn load(config: &Node, faults: &mut Faults) -> Option<Self>;

    /// Has this form of the ruleset room for the game of a configuration? A ruleset with states of several sizes stands on
    /// the shelf once a size, the smallest first.
    fn fits(_config: &Node) -> bool {
        true
    }

    /// Every card, unit and map with number and provenance, packs included.
    fn catalog(&self) -> Value;

    /// The words for orders, prompts, events, reasons and phases.
    fn phrases(&self) -> &Phrasebook;

    /// Hash of everything that `load` read as data (embedded files and packs).
    fn data_hash(&self) -> u64;

    /// How many seats play.
    fn seats(&self) -> u8;

    // The machine.

    /// The position before the first answer, standing at a question.
    fn start(&self, events: &mut impl Sink) -> Self::State;

    /// What is asked now. It depends on public facts and on the answers given only.
    fn question(&self, state: &Self::State) -> Question;

    /// Lists the legal answers, in order and without doubles. Never empty unless the game is over.
    fn answers(&self, state: &Self::State, out: &mut Vec<Self::Answer>);

    /// At a chance: how many tickets there are in all.
    fn tickets(&self, state: &Self::State) -> u32;

    /// At a chance: the outcome of one ticket, in the order of [`answers`](Rules::answers).
    fn draw(&self, state: &Self::State, ticket: u32) -> Self::Answer;

    /// Carries a legal answer out, up to the next question. The answer is trusted.
    fn apply(&self, state: &mut Self::State, answer: Self::Answer, events: &mut impl Sink) -> Result<(), Overflow>;

    /// Is this seat still in the game? Among several sides a beaten one leaves while the others play on.
    fn is_in(&self, _state: &Self::State, _seat: u8) -> bool {
        true
    }

    /// What a seat's standing order answers for it, if it has one that fits. It is recorded like an answer by hand.
    fn standing(&self, _state: &Self::State, _seat: u8) -> Option<Self::Answer> {
        None
    }

    /// The answer that ends the game because a seat gives up; it is on no list.
    fn resignation(&self, seat: u8, cause: Cause) -> Self::Answer;

    /// The answer that ends the game as an agreed draw, or why there is none.
    fn agreed_draw(&self) -> Result<Self::Answer, Refusal>;

    /// How many answers of a half-made order stand; nothing of it is paid, shown or rolled yet.
    fn pending(&self, state: &Self::State) -> u32;

    /// How the game ended, if it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Turn, round and phase.
    fn clock(&self, state: &Self::State) -> Clock;

    // The door side. Nothing below is on the path of play-outs.

    /// The answer in public numbers.
    fn order(&self, state: &Self::State, answer: Self::Answer) -> Order;

    /// At a choice: the index of what a host gives when the seat's time is up.
    fn default_answer(&self, answers: &[Self::Answer]) -> usize;

    /// The answer that a notation of [`resignation`](Rules::resignation) or [`agreed_draw`](Rules::agreed_draw) means.
    fn ending(&self, notation: &str) -> Option<Self::Answer>;

    /// Why a notation is not on the list, from what the asked seat knows.
    fn refuse(&self, state: &Self::State, notation: &str) -> Refusal;

    /// What the viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The same as plain lines for a terminal.
    fn table(&self, state: &Self::State, viewer: Viewer) -> String;

    /// The position with everything blanked that the viewer cannot know. For `Viewer::All` it is the state itself.
    fn mask(&self, state: &Self::State, viewer: Viewer) -> Self::State;

    /// Visits the numbers of a state in the documented order.
    fn wire(&self, state: &mut Self::State, wire: &mut dyn Wire);

    /// Checks a state that came from outside: every index in range, every list in order.
    fn admit(&self, state: &Self::State) -> Result<(), Failure>;

    /// Fills a sentence for an order.
    fn order_fields(&self, order: &Order, seat: i8) -> Fields {
        Fields {
            seat,
            card: order.card,
            subject: order.subject,
            target: order.target,
            other: order.other,
            place: order.place,
            origin: 0,
            value: order.value,
            critical: order.flags & super::common::order_flag::CRITICAL != 0,
        }
    }

    /// Fills a sentence for an event.
    fn event_fields(&self, event: &Event) -> Fields {
        Fields {
            seat: event.seat,
            card: event.card,
            subject: event.subject,
            target: event.target,
            other: event.other,
            place: event.place,
            origin: event.origin,
            value: event.value,
            critical: event.flags & super::flags::CRITICAL != 0,
        }
    }
}
