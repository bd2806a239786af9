//! Who plays with what: factions, decks and scenarios of a configuration (rulebook: Deck Builder, Build Your Deck in 4 Steps).

use super::pack::Library;
use super::state::{DECK, SEATS};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::Value;

/// The rulebook's section for everything about decks.
const SECTION: &str = "Deck Builder";

/// One player's faction and deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Index of the faction.
    pub faction: u8,
    /// Catalogue numbers of the 18 cards, sorted.
    pub deck: Vec<u8>,
}

/// A game that the rulebook recommends.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `first_game`
    pub key: String,
    /// The seats as they would stand in a configuration.
    pub seats: Value,
    /// The First Player, where the scenario says who it is.
    pub first_player: Option<u8>,
}

impl Library {
    /// The first game of the rulebook, with the First Player left to the dice: what an empty configuration plays.
    pub fn first_game(&self) -> Scenario {
        let first = self.scenarios.first().expect("the first game is shipped");
        Scenario { first_player: None, ..first.clone() }
    }

    /// A scenario by its key.
    pub fn read_scenario(&self, node: &Node, faults: &mut Faults) -> Option<Scenario> {
        let keys: Vec<&str> = self.scenarios.iter().map(|scenario| scenario.key.as_str()).collect();
        node.one_of(&keys, faults).map(|index| self.scenarios[index].clone())
    }
}

/// Reads `seats`; whatever a seat leaves out comes from the scenario.
pub fn read_seats(config: &Node, scenario: &Scenario, library: &Library, faults: &mut Faults) -> [Player; SEATS] {
    let defaults = Node::at(&scenario.seats, "scenario.seats");
    let defaults = defaults.list(faults).unwrap_or_default();
    let given = match config.get("seats") {
        Some(seats) => seats.list(faults).unwrap_or_default(),
        None => Vec::new(),
    };
    if config.get("seats").is_some() && given.len() != SEATS {
        let text = format!("a game has {SEATS} seats, not {}", given.len());
        faults.add_rule(&config.place_of("seats"), reason::RANGE, "Components", text);
    }
    let empty = Value::Object(serde_json::Map::new());
    let nodes: Vec<Node> = (0..SEATS)
        .map(|seat| given.get(seat).cloned().unwrap_or_else(|| Node::at(&empty, format!("seats[{seat}]"))))
        .collect();
    let factions = [0, 1].map(|seat: usize| {
        let default = || defaults[seat].get("faction").expect("a scenario names factions");
        library.read_faction(&nodes[seat].get("faction").unwrap_or_else(default), faults)
    });
    if factions[0].is_some() && factions[0] == factions[1] {
        let text = "both seats play the same faction";
        faults.add_rule(&config.place_of("seats"), reason::CONFLICT, "FAQ", text);
    }
    [0, 1].map(|seat: usize| {
        nodes[seat].object(&["faction", "deck", "cards"], faults);
        let Some(faction) = factions[seat] else { return Player::default() };
        Player { faction, deck: read_deck(&nodes[seat], faction, library, faults) }
    })
}

/// A ready deck by its key, or a list of cards; the starter deck when neither is named.
fn read_deck(node: &Node, faction: u8, library: &Library, faults: &mut Faults) -> Vec<u8> {
    if let Some(cards) = node.get("cards") {
        if let Some(deck) = node.get("deck") {
            faults.add(deck.place(), reason::CONFLICT, "a seat has a ready deck or a list of cards, not both");
        }
        let names = cards.list(faults).unwrap_or_default();
        return read_list(&cards, &names, faction, library, faults);
    }
    let deck = node.get("deck");
    let place = deck.as_ref().map_or_else(|| node.place_of("deck"), |deck| deck.place().to_owned());
    let key = deck.map_or(Some("starter"), |deck| deck.text(faults)).unwrap_or_default();
    let ready = library.decks.iter().rev().find(|deck| deck.key == key && deck.faction == faction);
    let Some(ready) = ready else {
        let name = &library.factions[usize::from(faction)].0;
        faults.add(&place, reason::UNKNOWN_NAME, format!("{name} has no ready deck {key:?}"));
        return Vec::new();
    };
    let list = Value::from(ready.cards.clone());
    let list = Node::at(&list, place);
    let names = list.list(faults).unwrap_or_default();
    read_list(&list, &names, faction, library, faults)
}

/// 9 titles (each stands for both copies) or all 18 cards.
fn read_list(list: &Node, names: &[Node], faction: u8, library: &Library, faults: &mut Faults) -> Vec<u8> {
    let mut copies: Vec<(u8, usize)> = Vec::new();
    for name in names {
        let Some(key) = name.text(faults) else { continue };
        let Some(number) = library.number(key) else {
            faults.add(name.place(), reason::UNKNOWN_NAME, format!("there is no card {key:?}"));
            continue;
        };
        let card = &library.cards[usize::from(number) - 1];
        if card.faction != faction {
            let text = format!("{} is not a card of {}", card.name, library.factions[usize::from(faction)].1);
            faults.add_rule(name.place(), reason::CONFLICT, SECTION, text);
        }
        match copies.iter_mut().find(|(known, _)| *known == number) {
            Some((_, count)) => *count += 1,
            None => copies.push((number, 1)),
        }
    }
    let titles_only = copies.iter().all(|(_, count)| *count == 1);
    if copies.len() != DECK / 2 {
        let text = format!("a deck has {} different cards, not {}", DECK / 2, copies.len());
        faults.add_rule(list.place(), reason::RANGE, SECTION, text);
    }
    for (number, count) in copies.iter().filter(|(_, count)| !titles_only && *count != 2) {
        let name = &library.cards[usize::from(*number) - 1].name;
        let text = format!("both copies of a card go into a deck; {name} is there {count} times");
        faults.add_rule(list.place(), reason::DUPLICATE, SECTION, text);
    }
    let mut deck: Vec<u8> = copies.iter().flat_map(|(number, _)| [*number, *number]).collect();
    deck.sort_unstable();
    deck
}
