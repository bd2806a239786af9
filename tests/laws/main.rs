//! Laws that hold in every game of every ruleset, over thousands of random games through the C ABI.
//!
//! No law knows a rulebook: `series` says which games are walked through. How games of random players end is told by the
//! first law (`cargo test --test laws every_game_ends -- --nocapture`): all of them end by themselves, but for Wars of
//! Attrition, where random players practically never destroy a Bastion. Those stop at the host's `max_rounds`, which
//! makes the game a draw when that round is over and does nothing before.

#[path = "../common/mod.rs"]
mod common;

mod chance;
mod conservation;
mod endings;
mod keeping;
mod orders;
mod seeing;
mod series;
