//! Who plays with what: decks and scenarios of a configuration (rulebook: Building a Deck).

use super::card::{Kind, keyword};
use super::pack::Library;
use super::state::{DECK, SEATS};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::Value;

/// The rulebook's section for everything about decks.
const SECTION: &str = "Building a Deck";

/// Copies of a title that is not unlimited.
const COPIES: usize = 4;

/// A ready deck.
#[derive(Clone, Debug)]
pub struct Deck {
    /// `alliance`
    pub key: String,
    /// `Alliance`
    pub name: String,
    /// Keys of its cards, each as often as it is there.
    pub cards: Vec<String>,
}

/// Two decks that fit each other.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `introduction`
    pub key: String,
    /// Keys of the decks.
    pub decks: Vec<String>,
    /// Cards of a deck.
    pub size: u8,
}

/// One player's deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name that sentences call the player by.
    pub name: String,
    /// Catalogue numbers of the cards, sorted.
    pub list: Vec<u16>,
}

impl Library {
    /// Reads ready decks and scenarios.
    pub fn read_decks(&mut self, node: &Node, faults: &mut Faults) {
        for deck in node.get("decks").and_then(|decks| decks.list(faults)).unwrap_or_default() {
            deck.object(&["key", "name", "size", "start", "cards", "source"], faults);
            let text = |key, faults: &mut Faults| deck.need(key, faults)?.text(faults).map(str::to_owned);
            let (key, name) = (text("key", faults), text("name", faults));
            let cards = deck.need("cards", faults).map(|cards| read_counts(&cards, faults)).unwrap_or_default();
            if let (Some(key), Some(name)) = (key, name) {
                let cards = cards.into_iter().map(|(key, _)| key).collect();
                self.decks.push(Deck { key, name, cards });
            }
        }
        for scenario in node.get("scenarios").and_then(|list| list.list(faults)).unwrap_or_default() {
            let key = scenario.need("key", faults).and_then(|key| key.text(faults)).unwrap_or_default().to_owned();
            let decks = scenario.need("decks", faults).and_then(|decks| decks.list(faults)).unwrap_or_default();
            let decks = decks.iter().filter_map(|deck| deck.text(faults)).map(str::to_owned).collect();
            let size = scenario.get("deck_size").and_then(|size| size.number(1, DECK as i64, faults));
            self.scenarios.push(Scenario { key, decks, size: size.unwrap_or(DECK as i64) as u8 });
        }
    }

    /// Cards of a deck when no scenario says it: as many as the ready decks that the seats name, else the rulebook's 60.
    /// Without seats the first scenario is played, with decks of its size.
    pub fn usual_size(&self, config: &Node) -> u8 {
        let Some(seats) = config.value()["seats"].as_array() else {
            return self.scenarios.first().map_or(DECK as u8, |scenario| scenario.size);
        };
        let named = seats.iter().filter_map(|seat| seat["deck"].as_str());
        let ready = named.filter_map(|key| self.decks.iter().rev().find(|deck| deck.key == key));
        ready.map(|deck| deck.cards.len() as u8).max().unwrap_or(DECK as u8)
    }

    /// A scenario by its key.
    pub fn read_scenario(&self, node: &Node, faults: &mut Faults) -> Option<Scenario> {
        let keys: Vec<&str> = self.scenarios.iter().map(|scenario| scenario.key.as_str()).collect();
        node.one_of(&keys, faults).map(|index| self.scenarios[index].clone())
    }
}

/// Cards with their places: `["key", ..]`, `[{"key": .., "count": 2}, ..]` or `{"key": 2, ..}`.
fn read_counts(node: &Node, faults: &mut Faults) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut add = |key: &str, count: i64, place: &str| {
        (0..count).for_each(|_| out.push((key.to_owned(), place.to_owned())));
    };
    if let Value::Object(map) = node.value() {
        for key in map.keys() {
            let count = node.get(key).and_then(|count| count.number(1, DECK as i64, faults)).unwrap_or(0);
            add(key, count, &node.place_of(key));
        }
        return out;
    }
    for item in node.list(faults).unwrap_or_default() {
        if item.value().is_string() {
            add(item.text(faults).unwrap_or_default(), 1, item.place());
        } else if item.object(&["key", "count"], faults).is_some() {
            let count = item.get("count").and_then(|count| count.number(1, DECK as i64, faults)).unwrap_or(1);
            let key = item.need("key", faults).and_then(|key| key.text(faults)).unwrap_or_default();
            add(key, count, item.place());
        }
    }
    out
}

/// Reads `seats`; whatever a seat leaves out comes from the scenario.
pub fn read_seats(
    config: &Node,
    scenario: &Scenario,
    size: u8,
    library: &Library,
    faults: &mut Faults,
) -> [Player; SEATS] {
    let given = match config.get("seats") {
        Some(seats) => seats.list(faults).unwrap_or_default(),
        None => Vec::new(),
    };
    if config.get("seats").is_some() && given.len() != SEATS {
        let text = format!("a game has {SEATS} seats, not {}", given.len());
        faults.add_rule(&config.place_of("seats"), reason::RANGE, "Starter Rules", text);
    }
    let empty = Value::Object(serde_json::Map::new());
    let mut players: [Player; SEATS] = std::array::from_fn(|seat| {
        let node = given.get(seat).cloned().unwrap_or_else(|| Node::at(&empty, format!("seats[{seat}]")));
        node.object(&["deck", "cards", "name"], faults);
        let mut player = read_player(&node, seat, scenario, size, library, faults);
        if let Some(name) = node.get("name").and_then(|name| name.text(faults)) {
            player.name = name.chars().take(40).collect();
        }
        player
    });
    if players[0].name == players[1].name {
        for (player, mark) in players.iter_mut().zip(["(first)", "(second)"]) {
            player.name = format!("{} {mark}", player.name);
        }
    }
    players
}

fn read_player(
    node: &Node,
    seat: usize,
    scenario: &Scenario,
    size: u8,
    library: &Library,
    faults: &mut Faults,
) -> Player {
    if let Some(cards) = node.get("cards") {
        if let Some(deck) = node.get("deck") {
            faults.add(deck.place(), reason::CONFLICT, "a seat has a ready deck or a list of cards, not both");
        }
        let counts = read_counts(&cards, faults);
        let list = read_list(&cards, &counts, size, library, faults);
        return Player { name: format!("Player {}", seat + 1), list };
    }
    let deck = node.get("deck");
    let place = deck.as_ref().map_or_else(|| node.place_of("deck"), |deck| deck.place().to_owned());
    let default = scenario.decks.get(seat).map_or("", String::as_str);
    let key = deck.map_or(Some(default), |deck| deck.text(faults)).unwrap_or_default();
    let Some(ready) = library.decks.iter().rev().find(|deck| deck.key == key) else {
        let keys: Vec<&str> = library.decks.iter().map(|deck| deck.key.as_str()).collect();
        faults.add(&place, reason::UNKNOWN_NAME, format!("{key:?} is no ready deck; there are {}", keys.join(", ")));
        return Player::default();
    };
    let counts: Vec<(String, String)> = ready.cards.iter().map(|card| (card.clone(), place.clone())).collect();
    let empty = Value::Null;
    let list = read_list(&Node::at(&empty, place), &counts, size, library, faults);
    Player { name: ready.name.clone(), list }
}

/// Checks a deck list: its size, copies, a location to begin with, and that every card is known and written.
fn read_list(node: &Node, cards: &[(String, String)], size: u8, library: &Library, faults: &mut Faults) -> Vec<u16> {
    let mut list = Vec::new();
    for (key, place) in cards {
        match library.number(key) {
            Some(number) => list.push((number, place)),
            None => faults.add(place, reason::UNKNOWN_NAME, format!("there is no card {key:?}")),
        }
    }
    list.sort_unstable_by_key(|(number, _)| *number);
    if cards.len() != usize::from(size) {
        let text = format!("a deck has exactly {size} cards, not {}", cards.len());
        faults.add_rule(node.place(), reason::RANGE, SECTION, text);
    }
    for copies in list.chunk_by(|a, b| a.0 == b.0) {
        let (number, place) = copies[0];
        let card = &library.cards[usize::from(number) - 1];
        let unlimited = card.sides[0].keywords.flags & keyword::UNLIMITED != 0;
        if copies.len() > COPIES && !unlimited {
            let text = format!("{} is there {} times; {COPIES} copies are allowed", card.name, copies.len());
            faults.add_rule(place, reason::DUPLICATE, SECTION, text);
        }
        if !card.written {
            let text = format!("the abilities of {} ({}) are not written yet", card.name, card.number);
            faults.add(place, reason::RULES, text);
        }
    }
    let is_location = |number: u16| library.cards[usize::from(number) - 1].kind == Kind::Location;
    if !list.iter().any(|(number, _)| is_location(*number)) {
        faults.add_rule(node.place(), reason::MISSING, SECTION, "a deck needs a location to begin with");
    }
    list.truncate(DECK);
    list.into_iter().map(|(number, _)| number).collect()
}
