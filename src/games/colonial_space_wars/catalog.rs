//! The catalogue: every unit, skill, map and sword with number and provenance, packs included, and what is known without a
//! configuration.

use super::ColonialSpaceWars;
use super::battlefield::Zone;
use super::library::{Library, UNITS};
use super::options::{ATTACKERS, OTHERS, READINGS};
use super::size::Size;
use crate::kit::Faults;
use serde_json::{Value, json};

/// What is known without a configuration: scenarios, swords, maps, options and the version of the data.
pub fn about() -> Value {
    let library = Library::with(&[], &mut Faults::default());
    let units: Value = serde_json::from_str(UNITS).expect("the shipped units are JSON");
    let faction = |index: u8| library.factions[usize::from(index)].key.as_str();
    let swords: Vec<Value> = (library.swords.iter())
        .map(|sword| json!({ "deck": sword.key, "faction": faction(sword.faction), "name": sword.source["name"] }))
        .collect();
    let maps: Vec<Value> = (library.maps.iter())
        .map(|map| json!({ "map": map.key, "name": map.name, "rows": map.rows, "columns": map.columns }))
        .collect();
    let words = |name: &str| -> Vec<&str> {
        match name {
            "attacker" => ATTACKERS.to_vec(),
            "teams" => vec!["none", "pairs"],
            _ => Vec::new(),
        }
    };
    let others = OTHERS.iter().map(|name| json!({ "option": name, "values": words(name) }));
    let readings = READINGS.iter().map(|(name, words)| json!({ "option": name, "values": words }));
    let scenarios: Vec<Value> = (library.scenarios.iter())
        .map(|scenario| json!({ "scenario": scenario.key, "name": scenario.source["name"] }))
        .collect();
    json!({
        "data_version": units["version"],
        "decks": swords,
        "maps": maps,
        "options": others.chain(readings).collect::<Vec<Value>>(),
        "scenarios": scenarios,
    })
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Units, skills, factions, swords, the board and the size of the action space.
    pub fn units_and_numbers(&self) -> Value {
        let library = &self.plan.library;
        let units = library.units.iter().enumerate().map(|(index, unit)| {
            let mut row = unit.source.clone();
            row["number"] = (index + 1).into();
            row
        });
        let squares = self.plan.map.names.iter().enumerate().skip(1);
        let places: Vec<Value> =
            squares.map(|(number, key)| json!({ "number": number, "key": key, "name": key })).collect();
        let sources = |values: &mut dyn Iterator<Item = &Value>| values.cloned().collect::<Vec<Value>>();
        json!({
            "actions": self.actions(),
            "bases": Zone::NAMES,
            "cards": units.collect::<Vec<Value>>(),
            "factions": sources(&mut library.factions.iter().map(|faction| &faction.source)),
            "maps": sources(&mut library.maps.iter().map(|map| &map.source)),
            "places": places,
            "scenarios": sources(&mut library.scenarios.iter().map(|scenario| &scenario.source)),
            "skills": library.skills,
            "swords": sources(&mut library.swords.iter().map(|sword| &sword.source)),
        })
    }
}
