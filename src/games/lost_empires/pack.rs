//! Reading cards: the shipped ones, and packs that replace single values or add cards. All faults, each at its place.
//!
//! A pack's card is laid over the known card of the same key, value by value, and the whole is read again: so there is one
//! reader, and a fault can only stand where the pack wrote something.

use super::card::{AlternativePlay, CardFace, Enters, Kind, Programs, Subtype, action, keyword};
use super::catalog;
use super::compile::{Compiler, Paid};
use super::deck::Scenario;
use super::effect::{Continuous, Name, NamedAbility, Often, Target, TriggerAbility};
use crate::kit::common::reason;
use crate::kit::{Faults, Node, Phrasebook, lay_over};
use serde_json::{Map, Value};
use std::sync::{Arc, OnceLock};

/// A face of the result die and how many sides show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its value.
    pub value: u8,
    /// Is it the critical one?
    pub critical: bool,
    /// On how many sides.
    pub sides: u8,
}

/// A ready deck.
#[derive(Clone, Debug)]
pub struct Deck {
    /// `starter`
    pub key: String,
    /// Index of its faction.
    pub faction: u8,
    /// Keys of its titles.
    pub cards: Vec<String>,
}

/// Everything that is data.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Hash of all of it.
    pub data_hash: u64,
    /// The words.
    pub phrases: Phrasebook,
    /// Keys and names.
    pub factions: Vec<(String, String)>,
    /// The different faces of the die.
    pub die: Vec<Face>,
    /// Cards; the number of a card is one more than its index.
    pub cards: Vec<CardFace>,
    /// Compiled abilities.
    pub programs: Programs,
    /// Ready decks.
    pub decks: Vec<Deck>,
    /// Recommended games; the first is the rulebook's first.
    pub scenarios: Vec<Scenario>,
    /// Which cards change a stat of units in play, by stat.
    pub ongoing: [CardSet; 3],
    /// Which cards have a trigger of a kind, by kind.
    pub triggered: [CardSet; 8],
}

/// A set of cards by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// Is the card in it?
    pub fn holds(&self, card: u8) -> bool {
        self.0[usize::from(card >> 6)] & 1 << (card & 63) != 0
    }

    /// Is there any?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    fn add(&mut self, card: u8) {
        self.0[usize::from(card >> 6)] |= 1 << (card & 63);
    }
}

/// The shipped cards.
pub const CARDS: &str = include_str!("data/cards.json");
/// The shipped decks and scenarios.
pub const DECKS: &str = include_str!("data/decks.json");
/// The shipped words.
pub const WORDS: &str = include_str!("data/words.json");

/// So many cards a catalogue holds at most: their numbers are bytes.
const MOST_CARDS: usize = 255;

const VALUES: [&str; 16] = [
    "key",
    "number",
    "name",
    "aliases",
    "faction",
    "type",
    "subtype",
    "command",
    "supply",
    "control",
    "offense",
    "defense",
    "keywords",
    "abilities",
    "text",
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
        let base: Value = serde_json::from_str(CARDS).expect("the shipped cards are JSON");
        let decks: Value = serde_json::from_str(DECKS).expect("the shipped decks are JSON");
        let mut library = Library {
            data_hash: catalog::data_hash(packs),
            phrases: Phrasebook::with_common(WORDS).expect("the shipped words are JSON"),
            scenarios: read_scenarios(&decks),
            ..Library::default()
        };
        let shipped = Node::at(&base, "cards.json");
        for faction in shipped.need("factions", faults).and_then(|list| list.list(faults)).unwrap_or_default() {
            let text = |key, faults: &mut Faults| faction.need(key, faults)?.text(faults).map(str::to_owned);
            let (key, name) = (text("key", faults), text("name", faults));
            library.factions.push((key.unwrap_or_default(), name.unwrap_or_default()));
        }
        library.read_die(&shipped, faults);
        let mut cards = Vec::new();
        for card in shipped.need("cards", faults).and_then(|list| list.list(faults)).unwrap_or_default() {
            cards.push((card.value().clone(), card.place().to_owned()));
        }
        for pack in packs {
            library.read_pack(pack, &mut cards, faults);
        }
        library.read_cards(&cards, faults);
        library.read_decks(&Node::at(&decks, "decks.json"), faults);
        for pack in packs {
            library.read_decks(pack, faults);
        }
        library.index();
        library
    }

    /// Notes which cards the rules must look at when a stat is asked for or something happens.
    fn index(&mut self) {
        for (card, number) in self.cards.iter().zip(1..) {
            for change in &card.continuous {
                self.ongoing[change.stat as usize].add(number);
            }
            for trigger in &card.triggers {
                self.triggered[trigger.on as usize].add(number);
            }
        }
    }

    /// The index of a faction.
    pub fn faction(&self, key: &str) -> Option<u8> {
        self.factions.iter().position(|(known, _)| known == key).map(|index| index as u8)
    }

    /// The number of a card, by key.
    pub fn number(&self, key: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.key == key).map(|index| index as u8 + 1)
    }

    fn read_pack(&mut self, pack: &Node, cards: &mut Vec<(Value, String)>, faults: &mut Faults) {
        let keys = ["format", "game", "name", "version", "die", "cards", "decks", "source"];
        if pack.object(&keys, faults).is_none() {
            return;
        }
        if let Some(format) = pack.need("format", faults) {
            format.number(1, 1, faults);
        }
        if let Some(game) = pack.get("game") {
            game.one_of(&["lost_empires"], faults);
        }
        if pack.get("die").is_some() {
            self.read_die(pack, faults);
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
            if let Some(number) = card.get("number") {
                faults.add(number.place(), reason::CONFLICT, "numbers are given out by the catalogue");
            }
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

    fn read_die(&mut self, node: &Node, faults: &mut Faults) {
        let Some(die) = node.need("die", faults) else { return };
        die.object(&["faces", "source"], faults);
        let Some(faces) = die.need("faces", faults).and_then(|faces| faces.list(faults)) else {
            return;
        };
        if !(1..=100).contains(&faces.len()) {
            return faults.add(die.place(), reason::RANGE, "a die has 1 to 100 faces");
        }
        let mut die: Vec<Face> = Vec::new();
        for face in &faces {
            face.object(&["value", "critical"], faults);
            let value = face.need("value", faults).and_then(|value| value.number(0, 9, faults));
            let critical = face.get("critical").and_then(|critical| critical.truth(faults)) == Some(true);
            let Some(value) = value else { continue };
            match die.iter_mut().find(|known| (known.value, known.critical) == (value as u8, critical)) {
                Some(known) => known.sides += 1,
                None => die.push(Face { value: value as u8, critical, sides: 1 }),
            }
        }
        die.sort_by_key(|face| (face.critical, face.value));
        self.die = die;
    }

    fn read_decks(&mut self, node: &Node, faults: &mut Faults) {
        let Some(decks) = node.get("decks").and_then(|decks| decks.list(faults)) else {
            return;
        };
        for deck in decks {
            deck.object(&["key", "name", "faction", "cards", "source"], faults);
            let key = deck.need("key", faults).and_then(|key| key.text(faults));
            let faction = deck.need("faction", faults).and_then(|faction| self.read_faction(&faction, faults));
            let cards = deck.need("cards", faults).and_then(|cards| cards.list(faults)).unwrap_or_default();
            let cards = cards.iter().filter_map(|card| card.text(faults)).map(str::to_owned).collect();
            if let (Some(key), Some(faction)) = (key, faction) {
                self.decks.push(Deck { key: key.to_owned(), faction, cards });
            }
        }
    }

    /// A faction by its key.
    pub fn read_faction(&self, node: &Node, faults: &mut Faults) -> Option<u8> {
        let keys: Vec<&str> = self.factions.iter().map(|(key, _)| key.as_str()).collect();
        node.one_of(&keys, faults).map(|index| index as u8)
    }

    fn read_cards(&mut self, cards: &[(Value, String)], faults: &mut Faults) {
        let keys: Vec<String> = cards.iter().map(|(card, _)| card["key"].as_str().unwrap_or("").to_owned()).collect();
        for (card, place) in cards {
            let node = Node::at(card, place.clone());
            let face = self.read_card(&node, &keys, faults);
            self.cards.push(face);
        }
    }

    fn read_card(&mut self, node: &Node, keys: &[String], faults: &mut Faults) -> CardFace {
        node.object(&VALUES, faults);
        let text = |key, faults: &mut Faults| {
            node.need(key, faults)?.text(faults).map(str::to_owned).filter(|text| !text.is_empty())
        };
        let key = text("key", faults).unwrap_or_default();
        let well_formed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if !key.chars().all(well_formed) || key.len() > 40 {
            faults.add(&node.place_of("key"), reason::TYPE, "a key is up to 40 small letters, digits and underscores");
        }
        let faction = node.need("faction", faults).and_then(|faction| self.read_faction(&faction, faults)).unwrap_or(0);
        let kind = node.need("type", faults).and_then(|kind| kind.one_of(&["unit", "support"], faults));
        let kind = if kind == Some(1) { Kind::Support } else { Kind::Unit };
        let number = |key, high, faults: &mut Faults| {
            node.need(key, faults).and_then(|n| n.number(0, high, faults)).unwrap_or(0)
        };
        let mut card = CardFace {
            key,
            name: text("name", faults).unwrap_or_default(),
            faction,
            kind,
            subtype: None,
            command: number("command", 4, faults) as u8,
            supply: number("supply", 1, faults) as u8,
            printed: [0; 3],
            keywords: 0,
            continuous: Vec::new(),
            attack_damage: 0,
            alternative: None,
            deploy: None,
            free_activation: None,
            may: action::ALL,
            triggers: Vec::new(),
            named: Vec::new(),
            effect: None,
            source: node.value().clone(),
        };
        match kind {
            Kind::Unit => {
                let subtype =
                    node.need("subtype", faults).and_then(|subtype| subtype.one_of(&["light", "heavy"], faults));
                card.subtype = subtype.map(|index| [Subtype::Light, Subtype::Heavy][index]);
                card.printed = ["control", "offense", "defense"].map(|stat| number(stat, 9, faults) as i8);
                self.read_keywords(node, &mut card, faults);
            }
            Kind::Support => {
                for stat in ["subtype", "control", "offense", "defense"] {
                    if let Some(extra) = node.get(stat) {
                        faults.add_rule(
                            extra.place(),
                            reason::CONFLICT,
                            "Card Anatomy",
                            "a support has no stats and no subtype",
                        );
                    }
                }
            }
        }
        let abilities = node.need("abilities", faults).and_then(|list| list.list(faults)).unwrap_or_default();
        if abilities.len() > 8 {
            faults.add(&node.place_of("abilities"), reason::RANGE, "a card has 8 abilities at most");
        }
        for ability in &abilities {
            self.read_ability(ability, keys, &mut card, faults);
        }
        if kind == Kind::Support && card.effect.is_none() {
            faults.add_rule(
                &node.place_of("abilities"),
                reason::MISSING,
                "Play a Support",
                "a support needs an effect",
            );
        }
        card
    }

    fn read_keywords(&self, node: &Node, card: &mut CardFace, faults: &mut Faults) {
        for word in node.need("keywords", faults).and_then(|list| list.list(faults)).unwrap_or_default() {
            let Some(bit) = word.one_of(&keyword::NAMES, faults) else {
                continue;
            };
            card.keywords |= 1 << bit;
            let only = keyword::FACTIONS[bit];
            if !only.is_empty() && self.faction(only) != Some(card.faction) {
                let text = format!("{} is printed on cards of {only} only", keyword::NAMES[bit]);
                faults.add_rule(word.place(), reason::CONFLICT, "Glossary", text);
            }
        }
    }

    fn read_ability(&mut self, node: &Node, keys: &[String], card: &mut CardFace, faults: &mut Faults) {
        const FORMS: [(&str, &[&str]); 9] = [
            ("continuous", &["while"]),
            ("attack_damage", &[]),
            ("alternative_play", &[]),
            ("deploy", &[]),
            ("free_activation", &[]),
            ("only_actions", &[]),
            ("on", &["who", "once_per_round", "while", "do"]),
            ("action", &["conditions", "do"]),
            ("effect", &[]),
        ];
        let Some((form, others)) = FORMS.iter().find(|(form, _)| node.get(form).is_some()) else {
            let known: Vec<_> = FORMS.iter().map(|(form, _)| *form).collect();
            return faults.add(
                node.place(),
                reason::UNKNOWN_KEY,
                format!("an ability has one of {}", known.join(", ")),
            );
        };
        let known: Vec<_> = others.iter().chain([form]).copied().collect();
        node.object(&known, faults);
        let what = node.get(form).expect("it was found by this key");
        if (card.kind == Kind::Support) != (*form == "effect") {
            let text = "a support has an effect, and a unit has everything else";
            return faults.add_rule(node.place(), reason::CONFLICT, "Card Anatomy", text);
        }
        // Only the loader of a single ability can fail here; the faults say where.
        let _ = match *form {
            "continuous" => self.read_continuous(node, &what, keys, card, faults),
            "attack_damage" => what.number(1, 4, faults).map(|n| card.attack_damage = n as u8),
            "alternative_play" => read_alternative(&what, faults).map(|other| card.alternative = Some(other)),
            "deploy" => Compiler::new(keys, faults).spots(&what).map(|spots| card.deploy = Some(spots)),
            "free_activation" => {
                what.object(&["actions"], faults);
                let actions = what.need("actions", faults).and_then(|n| n.number(1, 4, faults));
                actions.map(|actions| card.free_activation = Some(actions as u8))
            }
            "only_actions" => read_actions(&what, faults).map(|may| card.may = may),
            "on" => self.read_trigger(node, &what, keys, card, faults),
            "action" => self.read_named(node, &what, keys, card, faults),
            _ => {
                let program = Compiler::new(keys, faults).program(&what, Paid::Yes);
                card.effect = Some(self.add(program));
                Some(())
            }
        };
    }

    fn read_continuous(
        &self,
        node: &Node,
        what: &Node,
        keys: &[String],
        card: &mut CardFace,
        faults: &mut Faults,
    ) -> Option<()> {
        what.object(&["stat", "by", "of"], faults);
        let mut compiler = Compiler::new(keys, faults);
        let stat = compiler.stat(what)?;
        let by = what.need("by", compiler.faults)?;
        let by = compiler.number(&by)?;
        let of = match what.get("of") {
            Some(of) => compiler.target(&of)?,
            None => Target::One(Name::This),
        };
        let condition = compiler.condition_of(node)?;
        card.continuous.push(Continuous { stat, by, of, condition });
        Some(())
    }

    fn read_trigger(
        &mut self,
        node: &Node,
        what: &Node,
        keys: &[String],
        card: &mut CardFace,
        faults: &mut Faults,
    ) -> Option<()> {
        let mut compiler = Compiler::new(keys, faults);
        let on = compiler.event(what);
        let who = match node.get("who") {
            Some(who) => Some(compiler.units(&who)?),
            None => None,
        };
        let condition = compiler.condition_of(node)?;
        let once = node.get("once_per_round").and_then(|once| once.truth(compiler.faults)) == Some(true);
        let program = node.need("do", compiler.faults)?;
        let program = compiler.program(&program, Paid::No);
        let often = if once { Often::OncePerRound } else { Often::Always };
        let program = self.add(program);
        card.triggers.push(TriggerAbility { on: on?, who, often, condition, program });
        Some(())
    }

    fn read_named(
        &mut self,
        node: &Node,
        what: &Node,
        keys: &[String],
        card: &mut CardFace,
        faults: &mut Faults,
    ) -> Option<()> {
        let name = what.text(faults)?.to_owned();
        let mut ability = NamedAbility { name, attack: false, draining: false, program: 0 };
        for condition in node.get("conditions").and_then(|list| list.list(faults)).unwrap_or_default() {
            match condition.one_of(&["attack", "draining"], faults)? {
                0 => ability.attack = true,
                _ => ability.draining = true,
            }
        }
        let program = node.need("do", faults)?;
        let program = Compiler::new(keys, faults).program(&program, Paid::Yes);
        ability.program = self.add(program);
        card.named.push(ability);
        Some(())
    }

    fn add(&mut self, program: Vec<super::effect::Statement>) -> u16 {
        self.programs.0.push(program);
        (self.programs.0.len() - 1) as u16
    }
}

fn read_scenarios(decks: &Value) -> Vec<Scenario> {
    let rows = decks["scenarios"].as_array().into_iter().flatten();
    let scenario = |row: &Value| Scenario {
        key: row["key"].as_str().unwrap_or_default().to_owned(),
        seats: row["seats"].clone(),
        first_player: row["first_player"].as_u64().map(|seat| seat as u8),
    };
    rows.map(scenario).collect()
}

fn read_alternative(node: &Node, faults: &mut Faults) -> Option<AlternativePlay> {
    node.object(&["command", "supply", "enters"], faults);
    let command = node.need("command", faults)?.number(0, 4, faults)? as u8;
    let supply = node.need("supply", faults)?.number(0, 1, faults)? as u8;
    let enters = match node.get("enters") {
        Some(enters) => [Enters::Ready, Enters::Drained][enters.one_of(&["ready", "drained"], faults)?],
        None => Enters::Ready,
    };
    Some(AlternativePlay { command, supply, enters })
}

fn read_actions(node: &Node, faults: &mut Faults) -> Option<u8> {
    let mut may = 0;
    for word in node.list(faults)? {
        may |= 1 << word.one_of(&action::NAMES, faults)?;
    }
    Some(may)
}
