//! The shell of a configuration: what every ruleset shares. The ruleset reads the rest itself.

use super::Seed;
use super::strict::Strict;
use crate::kit::common::reason;
use crate::kit::{Failure, Faults, Node, Status, Viewer};
use serde_json::Value;

/// The longest configuration, packs included, in bytes.
const LONGEST: usize = 4 << 20;
/// The longest text of a seed, in bytes.
const LONGEST_SEED: usize = 64;
/// The largest number that is a seed: what every host's JSON can hold.
pub const LARGEST_SEED: u64 = 1 << 53;

const KEYS: [&str; 9] =
    ["ruleset", "seed", "chance", "seats", "scenario", "options", "packs", "position", "open_lists"];

/// Who answers chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The engine's stream, at once.
    Engine,
    /// The host: real dice, a known roll in a test, a search that walks over outcomes.
    Host,
}

/// What every ruleset shares.
#[derive(Clone, Debug)]
pub struct Shell {
    /// The configuration as it was given.
    pub value: Value,
    /// Where dice come from.
    pub seed: Seed,
    /// Who answers chances.
    pub dice: Dice,
    /// How many events are kept.
    pub keep_events: usize,
    /// Does everybody see the deck lists?
    pub open_lists: bool,
}

/// Parses a document; what is no JSON is a fault with the byte where it breaks.
pub fn parse(text: &str) -> Result<Value, Failure> {
    if text.len() > LONGEST {
        return Err(Failure::new(Status::Limit, format!("a configuration is {LONGEST} bytes long at most")));
    }
    serde_json::from_str(text).map(|Strict(value)| value).map_err(|error| {
        let reason = u32::from(reason::number(reason::JSON));
        let failure = Failure::new(Status::Config, format!("this is not JSON: {error}"));
        Failure { reason, ..failure }.with_detail(offset(text, error.line(), error.column()))
    })
}

/// The byte offset of a line and column, both from 1.
pub fn offset(text: &str, line: usize, column: usize) -> u32 {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    (before + column.saturating_sub(1)).min(text.len()) as u32
}

/// The name of the ruleset that a configuration asks for.
pub fn ruleset<'a>(node: &Node<'a>, faults: &mut Faults) -> Option<&'a str> {
    if !node.value().is_object() {
        faults.add("", reason::TYPE, "a configuration is an object");
        return None;
    }
    node.need("ruleset", faults)?.text(faults)
}

impl Shell {
    /// Reads the shared keys; the ruleset's own stay in `value`.
    pub fn read(node: &Node, faults: &mut Faults) -> Shell {
        node.object(&KEYS, faults);
        let mut shell = Shell {
            value: node.value().clone(),
            seed: Seed::default(),
            dice: Dice::Engine,
            keep_events: usize::MAX,
            open_lists: false,
        };
        if let Some(seed) = node.get("seed") {
            shell.seed = read_seed(&seed, faults);
        }
        if let Some(dice) = node.get("chance").and_then(|chance| chance.one_of(&["engine", "host"], faults)) {
            shell.dice = [Dice::Engine, Dice::Host][dice];
        }
        let options = node.get("options");
        if let Some(keep) = options.as_ref().and_then(|options| options.get("keep_events")) {
            if let Some(keep) = keep.number(0, 1 << 40, faults) {
                shell.keep_events = usize::try_from(keep).unwrap_or(usize::MAX);
            }
        }
        let open = |node: &Node| node.get("open_lists").is_some_and(|open| open.value() == true);
        shell.open_lists = open(node) || options.as_ref().is_some_and(open);
        shell
    }
}

fn read_seed(seed: &Node, faults: &mut Faults) -> Seed {
    if let Some(text) = seed.value().as_str() {
        if text.len() > LONGEST_SEED {
            faults.add(seed.place(), reason::RANGE, format!("a seed has {LONGEST_SEED} bytes at most"));
        }
        return Seed::Text(text.to_owned());
    }
    match seed.number(0, LARGEST_SEED as i64, faults) {
        Some(number) => Seed::Number(number as u64),
        None => Seed::default(),
    }
}

/// What of a configuration a save for this viewer may hold: no seed, no position, no hidden deck lists.
pub fn masked(shell: &Shell, viewer: Viewer) -> Value {
    let mut value = shell.value.clone();
    let Some(map) = value.as_object_mut() else { return value };
    for key in ["seed", "position", "chance"] {
        map.remove(key);
    }
    if let Some(seats) = map.get_mut("seats").and_then(Value::as_array_mut) {
        for (seat, row) in seats.iter_mut().enumerate() {
            let hidden = !shell.open_lists && !viewer.sees(seat as u8);
            if let Some(row) = row.as_object_mut().filter(|_| hidden) {
                for key in ["deck", "cards", "army"] {
                    row.remove(key);
                }
            }
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn all_faults_are_found_at_once() {
        let value = json!({"ruleset": "x", "sed": 1, "seed": -1, "chance": "dice", "options": {"keep_events": "all"}});
        let mut faults = Faults::default();
        Shell::read(&Node::root(&value), &mut faults);
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places, ["sed", "seed", "chance", "options.keep_events"]);
    }

    #[test]
    fn a_key_that_stands_twice_is_refused() {
        let failure = parse(r#"{"seed":1,"seed":7}"#).expect_err("one of them would be lost");
        assert!(failure.message.contains("twice"), "{}", failure.message);
    }

    #[test]
    fn broken_json_names_the_byte() {
        let failure = parse("{\n \"ruleset\": ,}").expect_err("it is broken");
        assert_eq!((failure.status, failure.detail), (Status::Config, 14));
    }
}
