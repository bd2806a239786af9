//! Reading cards: the shipped ones, and packs that replace single values or add cards. All faults, each at its place.
//!
//! A pack's card is laid over the known card of the same key, value by value, and the whole is read again: so there is one
//! reader, and a fault can only stand where the pack wrote something.

use super::card::{
    Attach, CardFace, Disposition, FACTIONS, INDEPENDENT, KINDS, Kind, LocationFace, LocationKind, Names, STATS, Side,
};
use super::catalog;
use super::compile::{Arena, Compiler, list_or_one};
use super::deck::{Deck, Scenario};
use super::effect::{Cards, Condition, Event, Mark, Number, Statement, StaticKind};
use super::program::Programs;
use super::templates;
use crate::kit::common::reason;
use crate::kit::{Faults, Node, Phrasebook, lay_over};
use serde_json::{Map, Value};
use std::sync::{Arc, OnceLock};

/// Everything that is data.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Hash of all of it.
    pub data_hash: u64,
    /// The words.
    pub phrases: Phrasebook,
    /// Cards; the number of a card is one more than its index.
    pub cards: Vec<CardFace>,
    /// Each card as it was written.
    pub sources: Vec<Value>,
    /// Compiled abilities.
    pub programs: Programs,
    /// Numbers of abilities.
    pub numbers: Vec<Number>,
    /// Conditions of abilities.
    pub conditions: Vec<Condition>,
    /// Selections of abilities.
    pub selections: Vec<Cards>,
    /// Texts of conditions.
    pub texts: Vec<String>,
    /// Delayed abilities.
    pub later: Vec<super::effect::Later>,
    /// Systems by number.
    pub systems: Names,
    /// The label of fighters.
    pub fighter: u8,
    /// Does any card give keywords to others?
    pub gives_keywords: bool,
    /// Does any card notice which icons are used?
    pub watches_icons: bool,
    /// Can any card not be a target?
    pub spares_targets: bool,
    /// Ready decks.
    pub decks: Vec<Deck>,
    /// Recommended games; the first is played by an empty configuration.
    pub scenarios: Vec<Scenario>,
}

/// The shipped cards.
pub const CARDS: &str = include_str!("data/cards.json");
/// The shipped decks and scenarios.
pub const DECKS: &str = include_str!("data/decks.json");
/// The shipped words.
pub const WORDS: &str = include_str!("data/words.json");

/// So many cards a catalogue holds at most.
const MOST_CARDS: usize = 1_000;

const VALUES: [&str; 22] = [
    "key",
    "number",
    "name",
    "type",
    "faction",
    "unique",
    "labels",
    "energy",
    "support",
    "destiny",
    "power",
    "tactics",
    "defense",
    "inverted",
    "capacity",
    "attach",
    "disposition",
    "once_per_turn",
    "location",
    "abilities",
    "source",
    "set",
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
        let base: Value = serde_json::from_str(CARDS).expect("the shipped cards are JSON");
        let decks: Value = serde_json::from_str(DECKS).expect("the shipped decks are JSON");
        let mut library = Library {
            data_hash: catalog::data_hash(packs),
            phrases: Phrasebook::with_common(WORDS).expect("the shipped words are JSON"),
            ..Library::default()
        };
        let shipped = Node::at(&base, "cards.json");
        let mut cards = Vec::new();
        for card in shipped.need("cards", faults).and_then(|list| list.list(faults)).unwrap_or_default() {
            cards.push((card.value().clone(), card.place().to_owned()));
        }
        for pack in packs {
            read_pack(pack, &mut cards, faults);
        }
        library.read_cards(&cards, faults);
        library.read_decks(&Node::at(&decks, "decks.json"), faults);
        for pack in packs {
            library.read_decks(pack, faults);
        }
        library.index();
        library
    }

    /// The number of a card, by key.
    pub fn number(&self, key: &str) -> Option<u16> {
        self.cards.iter().position(|card| card.key == key).map(|index| index as u16 + 1)
    }

    fn read_cards(&mut self, cards: &[(Value, String)], faults: &mut Faults) {
        let mut arena = Arena::default();
        for label in ["Unit", "Bot", "Fighter"] {
            arena.labels.number(label);
        }
        self.fighter = arena.labels.number("Fighter");
        // Faces first: abilities may ask for any label.
        for (card, place) in cards {
            let face = self.read_face(&Node::at(card, place.clone()), &mut arena.labels, faults);
            self.cards.push(face);
            self.sources.push(card.clone());
        }
        for (index, (card, place)) in cards.iter().enumerate() {
            let node = Node::at(card, place.clone());
            let written = node.get("abilities");
            let abilities = written.as_ref().map(|list| templates::expand(list, faults)).unwrap_or_default();
            let nodes: Vec<Node> = abilities.iter().map(|(value, place)| Node::at(value, place.clone())).collect();
            let mut face = std::mem::replace(&mut self.cards[index], blank());
            face.written = written.is_some();
            Compiler::new(&mut arena, faults).abilities(&nodes, &mut face);
            self.cards[index] = face;
        }
        self.programs = arena.programs;
        self.numbers = arena.numbers;
        self.conditions = arena.conditions;
        self.selections = arena.selections;
        self.texts = arena.texts;
        self.later = arena.later;
    }

    fn read_face(&mut self, node: &Node, labels: &mut Names, faults: &mut Faults) -> CardFace {
        node.object(&VALUES, faults);
        let text = |key, faults: &mut Faults| {
            node.need(key, faults)?.text(faults).map(str::to_owned).filter(|text| !text.is_empty())
        };
        let number = |key: &str, low, high, faults: &mut Faults| {
            node.get(key).and_then(|n| n.number(low, high, faults)).unwrap_or(0)
        };
        let is = |key: &str, faults: &mut Faults| node.get(key).and_then(|is| is.truth(faults)) == Some(true);
        let kind = node.need("type", faults).and_then(|kind| kind.one_of(&KINDS, faults)).unwrap_or(0);
        let kind = Kind::ALL[kind];
        let faction = node.get("faction").and_then(|faction| faction.one_of(&FACTIONS, faults));
        let inverted = node.get("inverted");
        let mut face = CardFace {
            key: text("key", faults).unwrap_or_default(),
            number: text("number", faults).unwrap_or_default(),
            name: text("name", faults).unwrap_or_default(),
            kind,
            faction: faction.map_or(INDEPENDENT, |faction| faction as u8),
            unique: is("unique", faults),
            energy: number("energy", 0, 20, faults) as u8,
            support: node.get("support").map_or([0; 5], |support| read_icons(&support, faults)),
            destiny: number("destiny", 0, 20, faults) as i8,
            capacity: number("capacity", 0, 20, faults) as u8,
            once_per_turn: is("once_per_turn", faults),
            inverts: inverted.is_some(),
            ..blank()
        };
        let well_formed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if !face.key.chars().all(well_formed) || face.key.len() > 60 {
            faults.add(&node.place_of("key"), reason::TYPE, "a key is up to 60 small letters, digits and underscores");
        }
        if self.cards.iter().any(|other| other.key == face.key) {
            faults.add(&node.place_of("key"), reason::DUPLICATE, format!("there are two cards {:?}", face.key));
        }
        face.sides[0].stats = read_stats(node, faults);
        face.sides[1].stats = inverted.map_or([0; 3], |inverted| read_stats(&inverted, faults));
        for label in node.get("labels").and_then(|list| list.list(faults)).unwrap_or_default() {
            face.labels.extend(label.text(faults).map(|label| labels.number(label)));
        }
        let implied = [(kind.is_unit(), "Unit"), (kind == Kind::NoBot, "Bot")];
        for (_, label) in implied.into_iter().filter(|(is, _)| *is) {
            let label = labels.number(label);
            if !face.labels.contains(&label) {
                face.labels.push(label);
            }
        }
        if let Some(attach) = node.get("attach") {
            face.attach = read_attach(&attach, labels, faults);
        }
        let dispositions = ["used", "lost", "used_or_lost"];
        let disposition = node.get("disposition").and_then(|disposition| disposition.one_of(&dispositions, faults));
        face.disposition = [Disposition::Used, Disposition::Lost, Disposition::Either][disposition.unwrap_or(1)];
        if kind == Kind::Location {
            face.location = node.need("location", faults).and_then(|location| self.read_location(&location, faults));
        }
        face
    }

    fn read_location(&mut self, node: &Node, faults: &mut Faults) -> Option<LocationFace> {
        node.object(&["kind", "system", "energy", "support", "encampment"], faults)?;
        let kind = node.need("kind", faults)?.one_of(&["sector", "site"], faults)?;
        let system = node.need("system", faults)?.text(faults)?;
        let energy = node.need("energy", faults)?.list(faults)?;
        let mut icons = [0; 2];
        for (icon, place) in energy.iter().zip(&mut icons) {
            *place = icon.number(0, 9, faults)? as u8;
        }
        Some(LocationFace {
            kind: [LocationKind::Sector, LocationKind::Site][kind],
            system: self.systems.number(system),
            energy: icons,
            support: node.get("support").map_or([0; 5], |support| read_icons(&support, faults)),
            encampment: node.get("encampment").and_then(|is| is.truth(faults)) == Some(true),
        })
    }

    /// Notes what the rules need not look for because no card has it.
    fn index(&mut self) {
        let sides = self.cards.iter().flat_map(|card| &card.sides);
        for side in sides {
            for ability in &side.statics {
                self.gives_keywords |= matches!(ability.what, StaticKind::Keyword { .. });
                self.spares_targets |= matches!(ability.what, StaticKind::Mark { mark: Mark::NoTarget, .. });
            }
            self.watches_icons |= side.triggers.iter().any(|trigger| trigger.when.event == Event::IconUsed);
        }
        let programs = (0..self.programs.len()).flat_map(|program| self.programs.whole(program as u16));
        let spares = |statement: &Statement| matches!(statement, Statement::Mark { mark: Mark::NoTarget, .. });
        self.spares_targets |= programs.into_iter().any(spares);
    }
}

fn read_pack(pack: &Node, cards: &mut Vec<(Value, String)>, faults: &mut Faults) {
    if pack.object(&["format", "game", "name", "version", "cards", "decks", "source"], faults).is_none() {
        return;
    }
    if let Some(format) = pack.need("format", faults) {
        format.number(1, 1, faults);
    }
    if let Some(game) = pack.get("game") {
        game.one_of(&["wars_tcg"], faults);
    }
    let Some(list) = pack.get("cards").and_then(|list| list.list(faults)) else {
        return;
    };
    for card in list {
        let Some(over) = card.object(&VALUES, faults) else {
            continue;
        };
        let Some(key) = card.need("key", faults).and_then(|key| key.text(faults)) else {
            continue;
        };
        match cards.iter_mut().find(|(known, _)| known["key"] == key) {
            Some((known, place)) => {
                lay_over(known, over, &VALUES);
                *place = card.place().to_owned();
            }
            None => {
                let mut fresh = Value::Object(Map::new());
                lay_over(&mut fresh, over, &VALUES);
                cards.push((fresh, card.place().to_owned()));
            }
        }
    }
    if cards.len() > MOST_CARDS {
        faults.add(&pack.place_of("cards"), reason::RANGE, format!("a catalogue holds {MOST_CARDS} cards at most"));
        cards.truncate(MOST_CARDS);
    }
}

/// Power, tactics and defense of a face.
fn read_stats(node: &Node, faults: &mut Faults) -> [i8; 3] {
    STATS.map(|stat| node.get(stat).and_then(|n| n.number(-9, 30, faults)).unwrap_or(0) as i8)
}

/// Support icons by faction.
fn read_icons(node: &Node, faults: &mut Faults) -> [u8; 5] {
    node.object(&FACTIONS, faults);
    FACTIONS.map(|faction| node.get(faction).and_then(|n| n.number(0, 9, faults)).unwrap_or(0) as u8)
}

fn read_attach(node: &Node, labels: &mut Names, faults: &mut Faults) -> Attach {
    node.object(&["type", "labels", "location", "enemy", "one_each"], faults);
    let mut attach = Attach::default();
    for kind in node.get("type").map(|kinds| list_or_one(&kinds)).unwrap_or_default() {
        if kind.value() == "unit" {
            attach.kinds |= Kind::Character.bit() | Kind::NoBot.bit() | Kind::Vehicle.bit();
        } else if let Some(index) = kind.one_of(&KINDS, faults) {
            attach.kinds |= 1 << index;
        }
    }
    let wanted = node.get("labels").map(|wanted| list_or_one(&wanted)).unwrap_or_default();
    for (label, place) in wanted.iter().zip(&mut attach.labels) {
        *place = label.text(faults).map_or(0, |label| labels.number(label));
    }
    let location = node.get("location").and_then(|kind| kind.one_of(&["sector", "site", "any"], faults));
    attach.location = [Some(LocationKind::Sector), Some(LocationKind::Site), None][location.unwrap_or(2)];
    if location.is_some() {
        attach.kinds |= Kind::Location.bit();
    }
    attach.enemy = node.get("enemy").and_then(|is| is.truth(faults)) == Some(true);
    attach.one_each = node.get("one_each").and_then(|is| is.truth(faults)) == Some(true);
    attach
}

/// A card with nothing on it.
fn blank() -> CardFace {
    CardFace {
        key: String::new(),
        number: String::new(),
        name: String::new(),
        kind: Kind::Character,
        faction: INDEPENDENT,
        unique: false,
        labels: Vec::new(),
        energy: 0,
        support: [0; 5],
        destiny: 0,
        capacity: 0,
        attach: Attach::default(),
        disposition: Disposition::Lost,
        once_per_turn: false,
        location: None,
        sides: [Side::default(), Side::default()],
        inverts: false,
        play: [None, None],
        stacked_to_used: false,
        captain: String::new(),
        written: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_cards_have_no_fault() {
        let mut faults = Faults::default();
        let library = Library::load(&[], &mut faults);
        for fault in &faults.0 {
            let index = fault.place.split(['[', ']']).nth(1).and_then(|index| index.parse::<usize>().ok());
            let card = index.and_then(|index| library.cards.get(index)).map_or("", |card| &card.number);
            eprintln!("{card} {}: {}", fault.place, fault.text);
        }
        assert!(faults.is_empty());
        assert_eq!(library.cards.len(), 497);
    }
}
