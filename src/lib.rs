//! Adjutant knows the rules of three science-fiction war games and lets any host play them through a small C ABI.
//!
//! The crate is layered, and imports run downwards only:
//!
//! * [`ffi`], the door: handles, buffers, statuses. It takes no decision.
//! * [`table`], one match in progress: rules, state, record of answers, events, undo, save, chance.
//! * [`games`], the rulebooks: pure state machines that ask, with their cards as data.
//! * [`kit`], the workshop: what the rulebooks share.
//!
//! A rulebook never rolls a die. It asks: a seat for a choice, or chance for an outcome; whoever holds the game
//! answers. A record of the answers is therefore the whole game.

#![warn(missing_debug_implementations)]

pub mod ffi;
pub mod games;
pub mod kit;
pub mod table;
