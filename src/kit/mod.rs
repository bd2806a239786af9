//! The workshop: what every rulebook is built with, and nothing that knows a rule.
//!
//! The centre is [`Rules`]: a pure state machine that asks a seat or chance, is answered, and says what happened.
//! Everything else here is the vocabulary in which it asks ([`Question`], [`Order`]), tells ([`Event`]), refuses
//! ([`Refusal`]), speaks ([`Phrasebook`]), reads its data ([`Node`], [`Faults`]) and turns a state to bytes ([`Wire`]).

mod event;
mod faults;
mod fixed;
mod json;
mod order;
mod phrases;
mod question;
mod refusal;
mod rules;
mod viewer;
mod wire;

pub use event::{Event, Silent, Sink, flags};
pub use faults::{Fault, Faults};
pub use fixed::Fixed;
pub use json::{Node, lay_over};
pub use order::{ACTION_NONE, Order};
pub use phrases::{Fields, Form, Lexicon, Phrase, Phrasebook};
pub use question::{Asked, Clock, Outcome, Question};
pub use refusal::{Failure, Refusal, Status};
pub use rules::{Cause, Overflow, Rules, Ruleset};
pub use viewer::Viewer;
pub use wire::{Reader, Wire, Writer};

pub mod common;
