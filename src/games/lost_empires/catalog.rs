//! The catalogue: every card with number and provenance, packs included, and what is known without a configuration.

use super::LostEmpires;
use super::battlefield;
use super::options;
use super::pack::{CARDS, DECKS, WORDS};
use crate::kit::Node;
use serde_json::{Value, json};
use siphasher::sip::SipHasher24;
use std::hash::Hasher;

/// What is known without a configuration: scenarios, decks, options and the version of the data.
pub fn about() -> Value {
    let cards: Value = serde_json::from_str(CARDS).expect("the shipped cards are JSON");
    let decks: Value = serde_json::from_str(DECKS).expect("the shipped decks are JSON");
    let rows = decks["decks"].as_array().into_iter().flatten();
    let rows: Vec<Value> =
        rows.map(|deck| json!({ "deck": deck["key"], "faction": deck["faction"], "name": deck["name"] })).collect();
    let options: Vec<Value> =
        options::NAMES.iter().map(|(name, words)| json!({ "option": name, "values": words })).collect();
    let keys = decks["scenarios"].as_array().into_iter().flatten();
    let scenarios: Vec<Value> =
        keys.map(|scenario| json!({ "scenario": scenario["key"], "name": scenario["name"] })).collect();
    json!({ "data_version": cards["version"], "decks": rows, "options": options, "scenarios": scenarios })
}

/// Hash of the shipped data and these packs.
pub fn data_hash(packs: &[Node]) -> u64 {
    let mut hasher = SipHasher24::new_with_keys(0, 0);
    for text in [CARDS, DECKS, WORDS] {
        hasher.write(text.as_bytes());
    }
    for pack in packs {
        hasher.write(pack.value().to_string().as_bytes());
    }
    hasher.finish()
}

impl LostEmpires {
    /// Cards, factions, places and the size of the action space.
    pub fn cards_and_numbers(&self) -> Value {
        let cards = self.library.cards.iter().enumerate().map(|(index, card)| {
            let mut row = card.source.clone();
            row["number"] = (index + 1).into();
            row
        });
        let places = battlefield::NAMES.iter().enumerate().skip(1);
        let places: Vec<Value> = places
            .map(|(number, key)| json!({ "number": number, "key": key, "name": self.place_names[number] }))
            .collect();
        let factions: Vec<Value> =
            self.library.factions.iter().map(|(key, name)| json!({ "key": key, "name": name })).collect();
        let die: Vec<Value> = self
            .library
            .die
            .iter()
            .map(|face| json!({ "value": face.value, "critical": face.critical, "sides": face.sides }))
            .collect();
        json!({
            "actions": self.actions(),
            "cards": cards.collect::<Vec<Value>>(),
            "die": die,
            "factions": factions,
            "places": places,
        })
    }
}
