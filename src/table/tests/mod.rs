//! The table's promises, tried with a toy rulebook: they must hold for any rulebook, not only for the shipped one.

use super::{Form, Game, Text, UndoPolicy, new_game};
use crate::kit::common::reason;
use crate::kit::{Cause, Failure, Order, Status, Viewer};
use serde_json::{Value, json};

mod asking;
mod bytes;
mod hidden;
mod undo;

const ALL: Viewer = Viewer::All;
const SAME: UndoPolicy = UndoPolicy { fresh_chance: false, force: false };
const FORCE: UndoPolicy = UndoPolicy { fresh_chance: false, force: true };
const FORCE_FRESH: UndoPolicy = UndoPolicy { fresh_chance: true, force: true };

type Play = Box<dyn Game>;

fn config() -> Value {
    json!({ "ruleset": "toy", "seed": 5, "seats": [{ "deck": ["ant", "bee"] }, { "deck": ["cat", "cat", "bee"] }] })
}

fn game() -> Play {
    new_game(&config().to_string()).expect("a good configuration")
}

fn game_with(key: &str, value: Value) -> Play {
    let mut config = config();
    config[key] = value;
    new_game(&config.to_string()).expect("a good configuration")
}

/// Answers by notation with the host's eyes.
#[track_caller]
fn give(game: &mut Play, notations: &[&str]) {
    for notation in notations {
        let revision = game.info(ALL).expect("info").revision;
        game.submit_text(ALL, revision, notation).expect("a legal order");
    }
}

fn orders(game: &Play, viewer: Viewer) -> Result<Vec<Order>, Failure> {
    let mut orders = Vec::new();
    game.orders(viewer, &mut orders).map(|()| orders)
}

fn notations(game: &Play) -> Vec<String> {
    let count = orders(game, ALL).expect("orders").len() as u32;
    (0..count).map(|index| game.order_text(ALL, index, Form::Notation).expect("a notation")).collect()
}

/// A number that walks through all games: xorshift.
struct Picks(u64);

impl Picks {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn give_any(game: &mut Play, picks: &mut Picks) {
    let info = game.info(ALL).expect("info");
    // Passing twice ends the game soon; look and play more often.
    let index = picks.below(info.order_count as usize * 3) as u32 % info.order_count;
    game.submit(ALL, info.revision, Some(index)).expect("a listed order is accepted");
}

fn is_over(game: &Play) -> bool {
    game.info(ALL).expect("info").over
}

/// Everything that a viewer can read of a game, in one text.
fn all_that_is_seen(game: &Play, viewer: Viewer) -> String {
    let said = |result: Result<String, Failure>| result.unwrap_or_else(|failure| format!("{failure:?}"));
    let first = game.info(viewer).map_or(0, |info| info.events);
    [
        format!("{:?} {:?} {:?}", game.info(viewer), game.outcome(), game.hash(viewer)),
        said(game.view(viewer)),
        said(game.orders_json(viewer)),
        said(game.text(viewer, Text::Table)),
        said(game.text(viewer, Text::Question)),
        said(game.events_json(viewer, first)),
        format!("{:?}", game.save(viewer)),
    ]
    .join("\n")
}

#[track_caller]
fn assert_refused(result: Result<(), Failure>, status: Status, reason: u16) {
    let failure = result.expect_err("this must be refused");
    assert_eq!((failure.status, failure.reason), (status, u32::from(reason)), "{}", failure.message);
}
