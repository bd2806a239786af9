//! Which rulebooks there are, and games made from text and bytes.
//!
//! This is the one place that knows all rulesets; everything behind it is written once for any of them.

use super::config::{self, Shell};
use super::document::write;
use super::game::Game;
use super::r#match::Match;
use super::record::{self, hex};
use super::save::{self, Kind};
use crate::games::colonial_space_wars::{ColonialSpaceWars, Large, Small};
use crate::games::lost_empires::LostEmpires;
use crate::games::wars_tcg::WarsTcg;
use crate::kit::common::reason;
use crate::kit::{Failure, Fault, Faults, Node, Rules, Status};
use serde::Serialize;
use serde_json::{Value, json};

/// What can be done with a ruleset of which only the name is known.
trait Shelf: Sync {
    fn id(&self) -> &'static str;
    fn fits(&self, node: &Node) -> bool;
    fn about(&self) -> Value;
    fn data_hash(&self) -> u64;
    fn catalog(&self, node: &Node, faults: &mut Faults) -> Option<Value>;
    fn check(&self, node: &Node, faults: &mut Faults);
    fn new_game(&self, node: &Node, faults: &mut Faults) -> Option<Result<Box<dyn Game>, Failure>>;
    fn load(
        &self,
        kind: Kind,
        node: &Node,
        config: &Node,
        faults: &mut Faults,
    ) -> Option<Result<Box<dyn Game>, Failure>>;
    fn replay(&self, recorded: record::Recorded, faults: &mut Faults) -> Option<Result<Box<dyn Game>, Failure>>;
}

/// A ruleset on the shelf.
struct Book<R>(std::marker::PhantomData<fn() -> R>);

impl<R> Book<R> {
    const NEW: Book<R> = Book(std::marker::PhantomData);
}

/// A ruleset that stands here twice has states of two sizes; the first that fits is taken.
const SHELF: &[&dyn Shelf] = &[
    &Book::<LostEmpires>::NEW,
    &Book::<ColonialSpaceWars<Small>>::NEW,
    &Book::<ColonialSpaceWars<Large>>::NEW,
    &Book::<WarsTcg>::NEW,
    #[cfg(test)]
    &Book::<super::toy::Toy>::NEW,
];

fn boxed<R: Rules>(game: Result<Match<R>, Failure>) -> Result<Box<dyn Game>, Failure> {
    game.map(|game| Box::new(game) as Box<dyn Game>)
}

/// The shared part of a configuration and the rules, or faults.
fn set<R: Rules>(node: &Node, faults: &mut Faults) -> Option<(R, Shell)> {
    let mut shell = Shell::read(node, faults);
    shell.open_lists |= R::RULESET.open_lists;
    let before = faults.0.len();
    let mut own = Faults::default();
    let rules = R::load(node, &mut own);
    // A fault that both readers find (both read `options`) is told once.
    for fault in own.0 {
        if !faults.0[..before].contains(&fault) {
            faults.0.push(fault);
        }
    }
    rules.filter(|_| faults.is_empty()).map(|rules| (rules, shell))
}

impl<R: Rules> Shelf for Book<R> {
    fn id(&self) -> &'static str {
        R::RULESET.id
    }

    fn fits(&self, node: &Node) -> bool {
        R::fits(node)
    }

    fn about(&self) -> Value {
        let (fewest, most) = R::RULESET.seats;
        let mut row = json!({ "id": R::RULESET.id, "name": R::RULESET.name, "number": R::RULESET.number });
        row["seats"] = json!({ "fewest": fewest, "most": most });
        row["data"] = hex(self.data_hash()).into();
        if let Value::Object(more) = R::about() {
            row.as_object_mut().expect("a row is an object").extend(more);
        }
        row
    }

    fn data_hash(&self) -> u64 {
        let config = json!({ "ruleset": R::RULESET.id });
        let rules = R::load(&Node::root(&config), &mut Faults::default());
        rules.expect("the shipped data has no fault").data_hash()
    }

    fn catalog(&self, node: &Node, faults: &mut Faults) -> Option<Value> {
        let (rules, _) = set::<R>(node, faults)?;
        let mut catalog = json!({
            "ruleset": R::RULESET.id,
            "name": R::RULESET.name,
            "data": hex(rules.data_hash()),
            "words": rules.phrases(),
        });
        if let Value::Object(more) = rules.catalog() {
            catalog.as_object_mut().expect("a catalogue is an object").extend(more);
        }
        Some(catalog)
    }

    fn check(&self, node: &Node, faults: &mut Faults) {
        set::<R>(node, faults);
    }

    fn new_game(&self, node: &Node, faults: &mut Faults) -> Option<Result<Box<dyn Game>, Failure>> {
        let (rules, shell) = set::<R>(node, faults)?;
        Some(boxed(Match::new(rules, shell)))
    }

    fn load(
        &self,
        kind: Kind,
        node: &Node,
        config: &Node,
        faults: &mut Faults,
    ) -> Option<Result<Box<dyn Game>, Failure>> {
        let (rules, shell) = set::<R>(config, faults)?;
        Some(boxed(match kind {
            Kind::Whole => Match::from_whole(rules, shell, node, faults),
            Kind::Player => Match::from_player(rules, shell, node, faults),
        }))
    }

    fn replay(&self, recorded: record::Recorded, faults: &mut Faults) -> Option<Result<Box<dyn Game>, Failure>> {
        let (rules, shell) = set::<R>(&recorded.config, faults)?;
        Some(boxed(Match::from_answers(rules, shell, &recorded.answers, recorded.hashes)))
    }
}

/// The ruleset of a configuration.
fn shelf(node: &Node, faults: &mut Faults) -> Option<&'static dyn Shelf> {
    let id = config::ruleset(node, faults)?;
    let found = SHELF.iter().copied().find(|book| book.id() == id && book.fits(node));
    if found.is_none() {
        let known: Vec<&str> = each_once().map(|book| book.id()).collect();
        faults.add(
            "ruleset",
            reason::UNKNOWN_NAME,
            format!("there is no ruleset {id:?}; there are {}", known.join(", ")),
        );
    }
    found
}

/// Each ruleset once, in its first size.
fn each_once() -> impl Iterator<Item = &'static dyn Shelf> {
    let first = |index: usize| SHELF.iter().position(|book| book.id() == SHELF[index].id()) == Some(index);
    (0..SHELF.len()).filter(move |index| first(*index)).map(|index| SHELF[index])
}

/// The rulesets as JSON: id, name, seats, scenarios, decks, data version.
pub fn rulesets() -> String {
    let rows: Vec<Value> = each_once().map(|book| book.about()).collect();
    json!({ "rulesets": rows }).to_string()
}

/// Hash of each ruleset's own data, by id.
pub fn data_hashes() -> Vec<(&'static str, u64)> {
    each_once().map(|book| (book.id(), book.data_hash())).collect()
}

/// Every card, unit and map of a configuration, with the words of the ruleset, as JSON.
pub fn catalog(config: &str) -> Result<String, Failure> {
    let value = config::parse(config)?;
    let node = Node::root(&value);
    let mut faults = Faults::default();
    let catalog = shelf(&node, &mut faults).and_then(|book| book.catalog(&node, &mut faults));
    catalog.map(|catalog| catalog.to_string()).ok_or_else(|| Failure::from_faults(Status::Config, &faults))
}

/// All faults of a configuration, as JSON; an empty list when there are none.
pub fn check(config: &str) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct FaultsDocument {
        faults: Vec<Fault>,
    }
    let mut faults = Faults::default();
    match config::parse(config) {
        Ok(value) => {
            let node = Node::root(&value);
            if let Some(book) = shelf(&node, &mut faults) {
                book.check(&node, &mut faults);
            }
        }
        Err(failure) if failure.status == Status::Config => {
            faults.add("", reason::JSON, format!("byte {}: {}", failure.detail, failure.message));
        }
        Err(failure) => return Err(failure),
    }
    Ok(write(&FaultsDocument { faults: faults.0 }))
}

/// A new game.
pub fn new_game(config: &str) -> Result<Box<dyn Game>, Failure> {
    let value = config::parse(config)?;
    let node = Node::root(&value);
    let mut faults = Faults::default();
    let game = shelf(&node, &mut faults).and_then(|book| book.new_game(&node, &mut faults));
    game.unwrap_or_else(|| Err(Failure::from_faults(Status::Config, &faults)))
}

/// A game from a save. The bytes are never trusted.
pub fn load(bytes: &[u8]) -> Result<Box<dyn Game>, Failure> {
    let (kind, value) = save::unseal(bytes)?;
    let node = Node::root(&value);
    let mut faults = Faults::default();
    let config = node.need("config", &mut faults);
    let game = config
        .and_then(|config| shelf(&config, &mut faults).and_then(|book| book.load(kind, &node, &config, &mut faults)));
    game.unwrap_or_else(|| Err(Failure::from_faults(Status::Data, &faults)))
}

/// A game from a record, played up to this many answers.
pub fn replay(record: &str, upto: u64) -> Result<Box<dyn Game>, Failure> {
    let value = record::parse(record)?;
    let node = Node::root(&value);
    let mut faults = Faults::default();
    node.object(&["format", "engine", "data", "hash_version", "config", "answers"], &mut faults);
    let recorded = record::read(&node, &mut faults);
    let Some(mut recorded) = recorded.filter(|_| faults.is_empty()) else {
        return Err(Failure::from_faults(Status::Data, &faults));
    };
    recorded.answers.truncate(usize::try_from(upto).unwrap_or(usize::MAX));
    let game = shelf(&recorded.config.clone(), &mut faults).and_then(|book| book.replay(recorded, &mut faults));
    game.unwrap_or_else(|| Err(Failure::from_faults(Status::Config, &faults)))
}
