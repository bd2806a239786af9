//! Units, maps, swords and scenarios as data: the shipped ones, with packs laid over them. All faults, each at its place.
//!
//! A pack's unit is laid over the known unit of the same key, value by value, and the whole is read again: so there is one
//! reader, and a fault can only stand where the pack wrote something.

use super::battlefield::{MOST_LINES, MOST_SQUARES, Map, Square, Terrain, square_names};
use super::unit::{Class, Print, Profile, skill};
use crate::kit::common::reason;
use crate::kit::{Faults, Node, Phrasebook, lay_over};
use serde_json::{Map as Object, Value};
use siphasher::sip::SipHasher24;
use std::hash::Hasher;
use std::sync::{Arc, OnceLock};

/// Where a faction's command points come from (2.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The LEADERs.
    Leader,
    /// The NODEs.
    Node,
    /// Twice the trophic level.
    Trophic,
    /// Nowhere: pieces that belong to a mission.
    Nothing,
}

/// A faction.
#[derive(Clone, Debug)]
pub struct Faction {
    /// `terra`
    pub key: String,
    /// `Union of Terra`
    pub name: String,
    /// Where its command points come from.
    pub command: Command,
    /// Skills that every unit of it has.
    racial: u32,
    /// The document that it was read from.
    pub source: Value,
}

/// A sword that is ready to play.
#[derive(Clone, Debug)]
pub struct ReadySword {
    /// `basic`
    pub key: String,
    /// Index of its faction.
    pub faction: u8,
    /// Keys of its units.
    pub units: Vec<String>,
    /// The document that it was read from.
    pub source: Value,
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mission {
    /// 2.1 Sudden death (Kingslayer).
    #[default]
    SuddenDeath,
    /// 4.3.1 The Messenger.
    Messenger,
    /// 4.3.2 War of Attrition.
    Attrition,
}

impl Mission {
    /// The words of the data, by mission.
    pub const NAMES: [&'static str; 3] = ["sudden_death", "messenger", "attrition"];
    const ALL: [Mission; 3] = [Mission::SuddenDeath, Mission::Messenger, Mission::Attrition];
}

/// A game that is ready to play.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `sudden_death`
    pub key: String,
    /// What it is played for.
    pub mission: Mission,
    /// Key of its map.
    pub map: String,
    /// The seats as they would stand in a configuration.
    pub seats: Value,
    /// Do seats 0 and 2 play against 1 and 3?
    pub pairs: bool,
    /// The document that it was read from.
    pub source: Value,
}

/// Everything that is data.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Hash of all of it.
    pub data_hash: u64,
    /// The words.
    pub phrases: Phrasebook,
    /// The factions.
    pub factions: Vec<Faction>,
    /// What is known of each skill, for the catalogue.
    pub skills: Vec<Value>,
    /// Kinds of units; the number of a kind is one more than its index.
    pub units: Vec<Print>,
    /// Maps.
    pub maps: Vec<Arc<Map>>,
    /// Ready swords.
    pub swords: Vec<ReadySword>,
    /// Ready games; the first is the rulebook's first.
    pub scenarios: Vec<Scenario>,
}

/// The shipped documents.
pub const UNITS: &str = include_str!("data/units.json");
const SWORDS: &str = include_str!("data/swords.json");
const MAPS: &str = include_str!("data/maps.json");
const SCENARIOS: &str = include_str!("data/scenarios.json");
const WORDS: &str = include_str!("data/words.json");

/// So many kinds of units a catalogue holds at most: their numbers are bytes.
const MOST_UNITS: usize = 255;

const VALUES: [&str; 15] = [
    "key",
    "number",
    "name",
    "faction",
    "level",
    "cost",
    "mov",
    "cls",
    "ata_light",
    "ata_heavy",
    "rng",
    "prt",
    "cmd",
    "skills",
    "source",
];

impl Library {
    /// The shipped data, or with packs laid over it. The shipped data never changes, so it is read once.
    pub fn with(packs: &[Node], faults: &mut Faults) -> Arc<Library> {
        static SHIPPED: OnceLock<Arc<Library>> = OnceLock::new();
        if packs.is_empty() {
            return Arc::clone(SHIPPED.get_or_init(|| Arc::new(Library::load(&[], faults))));
        }
        Arc::new(Library::load(packs, faults))
    }

    fn load(packs: &[Node], faults: &mut Faults) -> Library {
        let parse = |text: &str| -> Value { serde_json::from_str(text).expect("the shipped data is JSON") };
        let (units, swords, maps, scenarios) = (parse(UNITS), parse(SWORDS), parse(MAPS), parse(SCENARIOS));
        let mut library = Library {
            data_hash: data_hash(packs),
            phrases: Phrasebook::with_common(WORDS).expect("the shipped words are JSON"),
            skills: units["skills"].as_array().cloned().unwrap_or_default(),
            ..Library::default()
        };
        library.read_factions(&Node::at(&units, "units.json"), faults);
        let mut rows = Vec::new();
        for unit in list(&Node::at(&units, "units.json"), "units", faults) {
            rows.push((unit.value().clone(), unit.place().to_owned()));
        }
        for pack in packs {
            read_pack(pack, &mut rows, faults);
        }
        for (unit, place) in &rows {
            let print = library.read_unit(&Node::at(unit, place.clone()), faults);
            library.units.push(print);
        }
        library.read_maps(&Node::at(&maps, "maps.json"), faults);
        library.read_swords(&Node::at(&swords, "swords.json"), faults);
        library.read_scenarios(&Node::at(&scenarios, "scenarios.json"), faults);
        for pack in packs {
            library.read_maps(pack, faults);
            library.read_swords(pack, faults);
            library.read_scenarios(pack, faults);
        }
        library
    }

    /// The numbers of a kind of unit, by its own number.
    pub fn unit(&self, kind: u8) -> &Profile {
        &self.print(kind).profile
    }

    /// A kind of unit by its number.
    pub fn print(&self, kind: u8) -> &Print {
        &self.units[usize::from(kind) - 1]
    }

    /// The name of a kind of unit.
    pub fn name(&self, kind: u8) -> &str {
        &self.print(kind).name
    }

    /// The number of a kind of unit, by key.
    pub fn number(&self, key: &str) -> Option<u8> {
        self.units.iter().position(|unit| unit.key == key).map(|index| index as u8 + 1)
    }

    /// Where the command points of a faction come from.
    pub fn command(&self, faction: u8) -> Command {
        self.factions[usize::from(faction)].command
    }

    /// A faction that can be played, by its key.
    pub fn read_faction(&self, node: &Node, faults: &mut Faults) -> Option<u8> {
        let playable = self.factions.iter().filter(|faction| faction.command != Command::Nothing);
        let keys: Vec<&str> = playable.map(|faction| faction.key.as_str()).collect();
        let key = keys[node.one_of(&keys, faults)?];
        self.factions.iter().position(|faction| faction.key == key).map(|index| index as u8)
    }

    fn read_factions(&mut self, node: &Node, faults: &mut Faults) {
        const COMMANDS: [Command; 4] = [Command::Leader, Command::Node, Command::Trophic, Command::Nothing];
        for faction in list(node, "factions", faults) {
            let (key, name) = (text(&faction, "key", faults), text(&faction, "name", faults));
            let words = ["leader", "node", "trophic", "none"];
            let command = faction.need("command", faults).and_then(|word| word.one_of(&words, faults));
            let racial = list(&faction, "racial", faults);
            let racial = racial.iter().filter_map(|word| word.one_of(&skill::NAMES, faults));
            let racial = racial.fold(0, |bits, bit| bits | 1 << bit);
            let command = COMMANDS[command.unwrap_or(3)];
            self.factions.push(Faction { key, name, command, racial, source: faction.value().clone() });
        }
    }

    fn read_unit(&self, node: &Node, faults: &mut Faults) -> Print {
        node.object(&VALUES, faults);
        let key = text(node, "key", faults);
        check_key(&key, node, faults);
        let keys: Vec<&str> = self.factions.iter().map(|faction| faction.key.as_str()).collect();
        let faction = node.need("faction", faults).and_then(|faction| faction.one_of(&keys, faults)).unwrap_or(0);
        let class = node.need("cls", faults).and_then(|class| class.one_of(&Class::NAMES, faults)).unwrap_or(0);
        // An attribute is a number between 0 and 10 (1.4), and a unit without one cannot take the field.
        let number = |key: &str, low, high, faults: &mut Faults| {
            node.need(key, faults).and_then(|n| n.number(low, high, faults)).unwrap_or(0) as u8
        };
        let name = text(node, "name", faults);
        let mut profile = Profile {
            faction: faction as u8,
            level: number("level", 1, 10, faults),
            cost: node.get("cost").and_then(|cost| cost.number(1, 25, faults)).map(|cost| cost as u8),
            cmd: number("cmd", 0, 10, faults),
            mov: number("mov", 0, 10, faults),
            class: [Class::Light, Class::Heavy][class],
            ata: [number("ata_light", 0, 10, faults), number("ata_heavy", 0, 10, faults)],
            rng: number("rng", 0, 10, faults),
            prt: number("prt", 0, 10, faults),
            ..Profile::default()
        };
        let skills = node.need("skills", faults).and_then(|skills| skills.list(faults)).unwrap_or_default();
        for row in &skills {
            read_skill(row, &mut profile, faults);
        }
        let home = &self.factions[faction];
        let place = node.place_of("skills");
        let mut breach = |rule, text: String| faults.add_rule(&place, reason::CONFLICT, rule, text);
        if profile.skills & home.racial != home.racial {
            let racial: Vec<&str> = (0..skill::NAMES.len())
                .filter(|bit| home.racial & 1 << bit != 0)
                .map(|bit| skill::NAMES[bit])
                .collect();
            breach("3", format!("every unit of {} has {}", home.name, racial.join(" and ")));
        }
        if profile.has(skill::LEADER) && home.command != Command::Leader {
            breach("2.5.1", format!("{} gets no command points from LEADER", home.name));
        }
        if profile.has(skill::NODE) && home.command != Command::Node {
            breach("2.5.1", format!("{} gets no command points from NODE", home.name));
        }
        if profile.has(skill::CASTE) {
            profile.skills |= skill::NEXUS | skill::SYMBIOTIC;
        }
        Print { key, name, source: node.value().clone(), profile }
    }

    fn read_maps(&mut self, node: &Node, faults: &mut Faults) {
        for map in list(node, "maps", faults) {
            map.object(&["key", "name", "boards", "terrain", "marks", "source"], faults);
            let (key, name) = (text(&map, "key", faults), text(&map, "name", faults));
            check_key(&key, &map, faults);
            if let Some(boards) = map.get("boards") {
                boards.number(1, 4, faults);
            }
            if let Some((rows, columns, squares)) = read_squares(&map, faults) {
                self.maps.retain(|known| known.key != key);
                let names = square_names(rows, columns);
                let source = map.value().clone();
                self.maps.push(Arc::new(Map { key, name, rows, columns, squares, names, source }));
            }
        }
    }

    fn read_swords(&mut self, node: &Node, faults: &mut Faults) {
        for sword in list(node, "swords", faults) {
            sword.object(&["key", "name", "faction", "units", "source"], faults);
            let key = text(&sword, "key", faults);
            check_key(&key, &sword, faults);
            let faction = sword.need("faction", faults).and_then(|faction| self.read_faction(&faction, faults));
            let mut units = Vec::new();
            for unit in sword.need("units", faults).and_then(|units| units.list(faults)).unwrap_or_default() {
                let Some(name) = unit.text(faults) else { continue };
                if self.number(name).is_none() {
                    faults.add(unit.place(), reason::UNKNOWN_NAME, format!("there is no unit {name:?}"));
                }
                units.push(name.to_owned());
            }
            if let Some(faction) = faction {
                self.swords.push(ReadySword { key, faction, units, source: sword.value().clone() });
            }
        }
    }

    fn read_scenarios(&mut self, node: &Node, faults: &mut Faults) {
        for scenario in list(node, "scenarios", faults) {
            scenario.object(&["key", "name", "mission", "map", "seats", "teams", "source"], faults);
            let key = text(&scenario, "key", faults);
            check_key(&key, &scenario, faults);
            let mission = scenario.need("mission", faults).and_then(|word| word.one_of(&Mission::NAMES, faults));
            let map = text(&scenario, "map", faults);
            let seats = scenario.need("seats", faults).filter(|seats| seats.list(faults).is_some());
            let seats = seats.map(|seats| seats.value().clone()).unwrap_or_default();
            let pairs = scenario.get("teams").and_then(|teams| teams.one_of(&["none", "pairs"], faults)) == Some(1);
            let mission = Mission::ALL[mission.unwrap_or(0)];
            self.scenarios.retain(|known| known.key != key);
            self.scenarios.push(Scenario { key, mission, map, seats, pairs, source: scenario.value().clone() });
        }
    }
}

/// Hash of the shipped data and these packs.
fn data_hash(packs: &[Node]) -> u64 {
    let mut hasher = SipHasher24::new_with_keys(0, 0);
    for text in [UNITS, SWORDS, MAPS, SCENARIOS, WORDS] {
        hasher.write(text.as_bytes());
    }
    for pack in packs {
        hasher.write(pack.value().to_string().as_bytes());
    }
    hasher.finish()
}

/// The members of a list that may be left out.
fn list<'a>(node: &Node<'a>, key: &str, faults: &mut Faults) -> Vec<Node<'a>> {
    node.get(key).and_then(|list| list.list(faults)).unwrap_or_default()
}

fn text(node: &Node, key: &str, faults: &mut Faults) -> String {
    node.need(key, faults).and_then(|text| text.text(faults)).unwrap_or_default().to_owned()
}

fn check_key(key: &str, node: &Node, faults: &mut Faults) {
    let well_formed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let empty = key.is_empty() && node.get("key").is_some_and(|key| key.value().is_string());
    if empty || !key.chars().all(well_formed) || key.len() > 40 {
        faults.add(&node.place_of("key"), reason::TYPE, "a key is 1 to 40 small letters, digits and underscores");
    }
}

fn read_pack(pack: &Node, units: &mut Vec<(Value, String)>, faults: &mut Faults) {
    let keys = ["format", "game", "name", "version", "units", "maps", "swords", "scenarios", "source"];
    if pack.object(&keys, faults).is_none() {
        return;
    }
    if let Some(format) = pack.need("format", faults) {
        format.number(1, 1, faults);
    }
    if let Some(game) = pack.get("game") {
        game.one_of(&["colonial_space_wars"], faults);
    }
    for unit in list(pack, "units", faults) {
        let Some(over) = unit.object(&VALUES, faults) else { continue };
        let Some(key) = unit.need("key", faults).and_then(|key| key.text(faults)) else { continue };
        if let Some(number) = unit.get("number") {
            faults.add(number.place(), reason::CONFLICT, "numbers are given out by the catalogue");
        }
        match units.iter_mut().find(|(known, _)| known["key"] == key) {
            Some((known, place)) => {
                lay_over(known, over, &VALUES);
                *place = unit.place().to_owned();
            }
            None => {
                let mut fresh = Value::Object(Object::new());
                lay_over(&mut fresh, over, &VALUES);
                units.push((fresh, unit.place().to_owned()));
            }
        }
    }
    if units.len() > MOST_UNITS {
        faults.add(&pack.place_of("units"), reason::RANGE, format!("a catalogue holds {MOST_UNITS} units at most"));
        units.truncate(MOST_UNITS);
    }
}

/// A skill of a unit: `{"skill": "heal", "x": 2}`.
fn read_skill(row: &Node, profile: &mut Profile, faults: &mut Faults) {
    row.object(&["skill", "x", "cls"], faults);
    let Some(bit) = row.need("skill", faults).and_then(|word| word.one_of(&skill::NAMES, faults)) else { return };
    let bits = 1 << bit;
    if profile.has(bits) {
        faults.add(row.place(), reason::DUPLICATE, format!("{} stands here twice", skill::NAMES[bit]));
    }
    profile.skills |= bits;
    let needed = match bits {
        skill::LEADER => Some(&mut profile.leader),
        skill::NODE => Some(&mut profile.node),
        skill::HEAL => Some(&mut profile.heal),
        skill::TRANSPORT => Some(&mut profile.transport),
        skill::CHAOS => {
            // "In case that X is not shown, a value of 1 is considered."
            profile.chaos = 1;
            row.get("x").map(|_| &mut profile.chaos)
        }
        _ => None,
    };
    match needed {
        Some(value) => {
            if let Some(x) = row.need("x", faults).and_then(|x| x.number(1, 10, faults)) {
                *value = x as u8;
            }
        }
        None => {
            if let Some(x) = row.get("x").filter(|_| bits != skill::CHAOS) {
                faults.add(x.place(), reason::CONFLICT, format!("{} has no X", skill::NAMES[bit]));
            }
        }
    }
    match row.get("cls") {
        Some(class) if bits == skill::CONTROL => {
            let class = class.one_of(&Class::NAMES, faults);
            profile.control = class.map(|class| [Class::Light, Class::Heavy][class]);
        }
        Some(class) => faults.add(class.place(), reason::CONFLICT, "only CONTROL names a class"),
        None => {}
    }
}

/// The squares of a map: rows and columns, and the squares from the south-west corner.
fn read_squares(map: &Node, faults: &mut Faults) -> Option<(u8, u8, Vec<Square>)> {
    let before = faults.0.len();
    let terrain = read_rows(map, "terrain", ".ABC", faults);
    let marks = if map.get("marks").is_some() { Some(read_rows(map, "marks", ".DFX", faults)?) } else { None };
    let terrain = terrain?;
    let (rows, columns) = (terrain.len(), terrain.first().map_or(0, Vec::len));
    let place = map.place_of("terrain");
    if !(4..=MOST_LINES).contains(&rows) || !(4..=MOST_LINES).contains(&columns) || rows * columns > MOST_SQUARES {
        let text = format!("a board has 4 to {MOST_LINES} rows and columns and {MOST_SQUARES} squares at most");
        faults.add_rule(&place, reason::RANGE, "2.3.1", text);
    }
    if terrain.iter().any(|row| row.len() != columns) {
        faults.add_rule(&place, reason::CONFLICT, "2.3.1", "the rows are not equally long");
    }
    let same = |marks: &Vec<Vec<usize>>| {
        marks.len() == rows && marks.iter().zip(&terrain).all(|(marks, row)| marks.len() == row.len())
    };
    if marks.as_ref().is_some_and(|marks| !same(marks)) {
        faults.add(&map.place_of("marks"), reason::CONFLICT, "marks have the shape of the terrain");
    }
    if faults.0.len() > before {
        return None;
    }
    const TERRAIN: [Terrain; 4] = [Terrain::Normal, Terrain::Abrupt, Terrain::Extreme, Terrain::Impenetrable];
    let square = |row: usize, column: usize| {
        let mark = marks.as_ref().map_or(0, |marks| marks[row][column]);
        let terrain = TERRAIN[terrain[row][column]];
        Square { terrain, uncovered: mark & 1 != 0, fortified: mark & 2 != 0 }
    };
    let squares = (0..rows).rev().flat_map(|row| (0..columns).map(move |column| square(row, column))).collect();
    Some((rows as u8, columns as u8, squares))
}

/// Rows of letters as their indexes in `letters`.
fn read_rows(map: &Node, key: &str, letters: &str, faults: &mut Faults) -> Option<Vec<Vec<usize>>> {
    let rows = map.need(key, faults)?.list(faults)?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in &rows {
        let Some(text) = row.text(faults) else { continue };
        let mut line = Vec::new();
        for letter in text.chars() {
            match letters.find(letter) {
                Some(index) => line.push(index),
                None => {
                    let text = format!("{letter:?} is none of {letters}");
                    faults.add_rule(row.place(), reason::UNKNOWN_NAME, "2.3.2", text);
                    line.push(0);
                }
            }
        }
        lines.push(line);
    }
    (lines.len() == rows.len()).then_some(lines)
}
