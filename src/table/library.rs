//! Which rulebooks there are, and games made from text and bytes.

use super::Game;
use crate::kit::{Failure, Status};

/// The rulesets as JSON: id, name, seats, scenarios, decks, data version.
pub fn rulesets() -> String {
    String::new()
}

/// Hash of each ruleset's own data, by id.
pub fn data_hashes() -> Vec<(&'static str, u64)> {
    Vec::new()
}

/// Every card, unit and map of a configuration, with the words of the ruleset, as JSON.
pub fn catalog(_config: &str) -> Result<String, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}

/// A JSON Schema by name.
pub fn schema(_name: &str) -> Result<&'static str, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}

/// All faults of a configuration, as JSON; an empty list when there are none.
pub fn check(_config: &str) -> Result<String, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}

/// A new game.
pub fn new_game(_config: &str) -> Result<Box<dyn Game>, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}

/// A game from a save. The bytes are never trusted.
pub fn load(_bytes: &[u8]) -> Result<Box<dyn Game>, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}

/// A game from a record, played up to this many answers.
pub fn replay(_record: &str, _upto: u64) -> Result<Box<dyn Game>, Failure> {
    Err(Failure::new(Status::Config, "to be written"))
}
