//! The catalogue: every card with number and provenance, packs included, and what is known without a configuration.

use super::WarsTcg;
use super::options;
use super::pack::{CARDS, DECKS, WORDS};
use super::zones;
use crate::kit::Node;
use serde_json::{Value, json};
use siphasher::sip::SipHasher24;
use std::hash::Hasher;

/// What is known without a configuration: scenarios, decks, options and the version of the data.
pub fn about() -> Value {
    let cards: Value = serde_json::from_str(CARDS).expect("the shipped cards are JSON");
    let decks: Value = serde_json::from_str(DECKS).expect("the shipped decks are JSON");
    let rows = |list: &str, name: &str| -> Vec<Value> {
        let rows = decks[list].as_array().into_iter().flatten();
        rows.map(|row| json!({ name: row["key"], "name": row["name"] })).collect()
    };
    let options: Vec<Value> =
        options::NAMES.iter().map(|(name, words)| json!({ "option": name, "values": words })).collect();
    json!({
        "data_version": cards["version"],
        "decks": rows("decks", "deck"),
        "options": options,
        "scenarios": rows("scenarios", "scenario"),
    })
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

impl WarsTcg {
    /// Cards, places and the size of the action space.
    pub fn cards_and_numbers(&self) -> Value {
        let cards = self.library.sources.iter().zip(&self.library.cards).enumerate();
        let cards = cards.map(|(index, (source, card))| {
            let mut row = source.clone();
            row["printed_number"] = row["number"].take();
            row["number"] = (index + 1).into();
            row["unwritten"] = (!card.written).into();
            row
        });
        let places = zones::NAMES.iter().enumerate().skip(1);
        let places: Vec<Value> = places
            .map(|(number, key)| json!({ "number": number, "key": key, "name": self.place_names[number] }))
            .collect();
        json!({ "actions": self.actions(), "cards": cards.collect::<Vec<Value>>(), "places": places })
    }
}
