//! The table: one match in progress, for any rulebook.
//!
//! A [`Match`] puts together what a rulebook leaves out: the stream that answers chances, the record of all answers, the
//! events that viewers have yet to read, undo, saving, loading and replaying. Hosts meet it as a [`Game`], whose type
//! does not tell which rulebook is played.
//!
//! Every changing call works on a copy of the position and puts it in place at its end, so a refusal (or a panic that
//! the door catches) leaves the match as it was.

mod chance;
mod config;
mod document;
mod game;
mod library;
mod r#match;
mod record;
mod save;
mod schema;
mod strict;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod undo;

pub use chance::{Chance, Seed};
pub use game::{Ending, Form, Game, Info, Text, UndoPolicy};
pub use library::{catalog, check, data_hashes, load, new_game, replay, rulesets};
pub use r#match::Match;
pub use schema::schema;
