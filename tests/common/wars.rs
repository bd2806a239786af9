//! A position of WARS TCG in a few words, with plain cards of its own so that no story hangs on a printed text.
//!
//! A player with an empty hand and nothing to use is not asked in a window. So that each pass of a story is given, every
//! hand holds besides what is said a `keepsake`, which can never be paid for; [`Tale::hand`] and [`Tale::sizes`] leave it
//! out. [`War::empty_handed`] takes it away.

use super::{Story, host};
use serde_json::{Value, json};

/// The card that keeps a player asked.
const KEEPSAKE: &str = "keepsake";

/// A table in a phase of seat 0's turn, nothing pending. Its cards are named by their keys; in the orders of a [`War`],
/// `@trooper` is the id of the first card of that key in play (or lost), `@trooper#2` the second.
#[derive(Clone, Debug)]
pub struct War {
    /// The configuration that is being built.
    pub config: Value,
    cards: Vec<Value>,
    locations: Vec<Value>,
    keepsakes: [bool; 2],
}

/// A card without text for a pack: energy 1, no support, destiny 3, and what is said over it.
pub fn plain(key: &str, kind: &str, more: Value) -> Value {
    let mut card =
        json!({ "key": key, "number": "T1", "name": key, "type": kind, "energy": 1, "destiny": 3, "abilities": [] });
    if ["character", "nobot", "vehicle", "ship"].contains(&kind) {
        (card["power"], card["tactics"], card["defense"]) = (json!(2), json!(2), json!(3));
    }
    if kind == "ship" {
        card["capacity"] = json!(2);
    }
    if kind == "location" {
        card.as_object_mut().expect("an object").remove("energy");
    }
    if kind == "order" || kind == "interrupt" {
        card["disposition"] = json!("used");
        card["abilities"] = json!([{ "play": { "do": [{ "draw": 1 }] } }]);
    }
    for (key, value) in more.as_object().expect("an object") {
        card[key] = value.clone();
    }
    card
}

/// A location `System/Key` with energy icons on both sides and support icons of its owner.
pub fn place(key: &str, system: &str, kind: &str, energy: [i64; 2], support: Value) -> Value {
    let location = json!({ "kind": kind, "system": system, "energy": energy, "support": support });
    plain(key, "location", json!({ "name": format!("{system}/{key}"), "location": location }))
}

/// The plain cards that every table knows.
fn cast() -> Vec<Value> {
    let site = |key: &str, system: &str, energy| place(key, system, "site", energy, json!({}));
    let sector = |key: &str, system: &str, energy| place(key, system, "sector", energy, json!({}));
    vec![
        site("hall", "Alpha", [1, 1]),
        site("pit", "Alpha", [1, 1]),
        site("rim", "Alpha", [1, 1]),
        site("bare", "Alpha", [0, 0]),
        sector("sky", "Alpha", [1, 1]),
        sector("void", "Gamma", [0, 0]),
        site("dome", "Beta", [2, 2]),
        plain("blank", "asset", json!({ "energy": 0 })),
        plain("trooper", "character", json!({})),
        plain("hero", "character", json!({ "unique": true })),
        plain("robot", "nobot", json!({})),
        plain("rover", "vehicle", json!({})),
        plain("cutter", "ship", json!({})),
        plain("gun", "weapon", json!({ "attach": { "type": ["character"] } })),
        plain("charm", "asset", json!({})),
        plain("badge", "asset", json!({ "attach": { "type": ["character"] } })),
        plain("curse", "asset", json!({ "attach": { "type": ["character"], "enemy": true } })),
        plain("plan", "order", json!({})),
        plain("ruse", "interrupt", json!({})),
        plain(KEEPSAKE, "interrupt", json!({ "energy": 20 })),
    ]
}

/// A card on the table: of a seat, `{"damaged": true, "beneath": [..]}` besides.
pub fn on(card: &str, seat: u8, more: Value) -> Value {
    let mut row = json!({ "card": card, "seat": seat });
    for (key, value) in more.as_object().expect("an object") {
        row[key] = value.clone();
    }
    row
}

impl War {
    /// A table in this phase; each seat has a reserve of ten blank cards and nothing else.
    pub fn new(phase: &str) -> War {
        let seat = json!({ "reserve": vec!["blank"; 10], "hand": [], "active": [], "used": [], "lost": [] });
        let config = json!({
            "ruleset": "wars_tcg",
            "chance": "host",
            "position": { "turn": 0, "turns": 1, "phase": phase, "locations": [], "seats": [seat, seat] },
        });
        War { config, cards: cast(), locations: Vec::new(), keepsakes: [true; 2] }
    }

    /// Adds a card to the pack, or replaces a plain one of the same key.
    pub fn card(mut self, card: Value) -> War {
        self.cards.retain(|other| other["key"] != card["key"]);
        self.cards.push(card);
        self
    }

    /// Adds a plain card with something said over it.
    pub fn plain(self, key: &str, kind: &str, more: Value) -> War {
        self.card(plain(key, kind, more))
    }

    /// Puts a location of a seat behind those that are there, with these cards (see [`on`]).
    pub fn at(self, key: &str, seat: u8, cards: Vec<Value>) -> War {
        self.at_with(key, seat, cards, json!({}))
    }

    /// The same with more to say: `{"camps": [..]}`.
    pub fn at_with(mut self, key: &str, seat: u8, cards: Vec<Value>, more: Value) -> War {
        let mut row = on(key, seat, more);
        row["cards"] = json!(cards);
        self.locations.push(row);
        self
    }

    /// A seat's `hand`, `reserve`, `active`, `used`, `lost`, the top first.
    pub fn pile(mut self, seat: usize, pile: &str, cards: &[&str]) -> War {
        self.config["position"]["seats"][seat][pile] = json!(cards);
        self
    }

    /// So many blank cards in the active pile.
    pub fn active(self, seat: usize, n: usize) -> War {
        self.pile(seat, "active", &vec!["blank"; n])
    }

    /// Sets a value of the position: `turn`, `activated`.
    pub fn set(mut self, key: &str, value: Value) -> War {
        self.config["position"][key] = value;
        self
    }

    /// Sets a value of a seat: `assets`, `played`.
    pub fn seat(mut self, seat: usize, key: &str, value: Value) -> War {
        self.config["position"]["seats"][seat][key] = value;
        self
    }

    /// Takes a seat's keepsake away.
    pub fn empty_handed(mut self, seat: usize) -> War {
        self.keepsakes[seat] = false;
        self
    }

    /// The whole configuration.
    pub fn whole(mut self) -> Value {
        for seat in (0..2).filter(|seat| self.keepsakes[*seat]) {
            let hand = &mut self.config["position"]["seats"][seat]["hand"];
            hand.as_array_mut().expect("a list").push(json!(KEEPSAKE));
        }
        self.config["position"]["locations"] = json!(self.locations);
        let pack = json!({ "format": 1, "game": "wars_tcg", "name": "test", "version": 1, "cards": self.cards });
        self.config["packs"] = json!([pack]);
        self.config
    }

    /// Begins to play.
    #[track_caller]
    pub fn play(self) -> Tale {
        Tale { story: Story::new(&self.whole()) }
    }

    /// The faults of this configuration, each as its message.
    #[track_caller]
    pub fn faults(self) -> Vec<String> {
        let document = host::faults(&self.whole().to_string()).expect("a configuration can be checked");
        let rows = document["faults"].as_array().expect("a list").clone();
        rows.iter().map(|row| row["text"].as_str().expect("text").to_owned()).collect()
    }
}

/// A game of WARS TCG that is told order by order.
#[derive(Debug)]
pub struct Tale {
    /// The game.
    pub story: Story,
}

impl Tale {
    /// A game that begins with this configuration, whatever it is.
    #[track_caller]
    pub fn of(config: &Value) -> Tale {
        Tale { story: Story::new(config) }
    }

    /// All open cards with this key, in the order of the view: on the table, then in asset areas and lost piles.
    pub fn cards(&self, key: &str) -> Vec<Value> {
        let view = self.story.view();
        let mut found = Vec::new();
        gather(&view["rows"], key, &mut found);
        for seat in view["seats"].as_array().expect("a list") {
            gather(&seat["assets"], key, &mut found);
            gather(&seat["lost"], key, &mut found);
        }
        found
    }

    /// The first open card with this key (`trooper#2` the second); `null` when there is none.
    pub fn find(&self, name: &str) -> Value {
        let (key, index) = name.split_once('#').unwrap_or((name, "1"));
        let index: usize = index.parse().expect("a number");
        self.cards(key).get(index - 1).cloned().unwrap_or(Value::Null)
    }

    #[track_caller]
    fn written(&self, notation: &str) -> String {
        let word = |word: &str| match word.strip_prefix('@') {
            Some(name) => format!("u{}", self.find(name)["id"].as_u64().unwrap_or_else(|| panic!("no {name}"))),
            None => word.to_owned(),
        };
        notation.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// Gives an answer.
    #[track_caller]
    pub fn order(&mut self, notation: &str) -> &mut Tale {
        let written = self.written(notation);
        self.story.order(&written);
        self
    }

    /// Gives several answers.
    #[track_caller]
    pub fn orders_given(&mut self, notations: &[&str]) -> &mut Tale {
        for notation in notations {
            self.order(notation);
        }
        self
    }

    /// Gives an answer and lets both players pass, so that what was put on the stack resolves.
    #[track_caller]
    pub fn does(&mut self, notation: &str) -> &mut Tale {
        self.order(notation).both_pass()
    }

    /// Both players pass.
    #[track_caller]
    pub fn both_pass(&mut self) -> &mut Tale {
        self.order("pass").order("pass")
    }

    /// Both players pass until this phase of this seat's turn is reached.
    #[track_caller]
    pub fn until(&mut self, phase: &str, seat: u8) -> &mut Tale {
        for _ in 0..40 {
            if self.phase() == phase && self.story.view()["turn"] == seat && self.story.asked() == i64::from(seat) {
                return self;
            }
            self.order("pass");
        }
        panic!("{phase} of seat {seat} does not come");
    }

    /// The phase that the game is in.
    pub fn phase(&self) -> String {
        self.story.view()["phase"].as_str().expect("a phase").to_owned()
    }

    /// Is this answer legal?
    #[track_caller]
    pub fn may(&self, notation: &str) -> bool {
        self.story.orders().contains(&self.written(notation))
    }

    /// This answer is refused for this reason.
    #[track_caller]
    pub fn refuses(&mut self, notation: &str, reason: u16) -> &mut Tale {
        let written = self.written(notation);
        let refusal = self.story.refused(&written);
        assert_eq!(refusal.reason, u32::from(reason), "{notation}: {}", refusal.message);
        self
    }

    /// A value of a seat that is a number: `reserve`, `active`, `used`, `energy`.
    #[track_caller]
    pub fn count(&self, seat: usize, key: &str) -> u64 {
        self.story.seat(seat)[key].as_u64().expect("a number")
    }

    /// Sizes of a seat's reserve, active pile, used pile, lost pile and hand.
    pub fn sizes(&self, seat: usize) -> [u64; 5] {
        let lost = self.story.seat(seat)["lost"].as_array().expect("a list").len() as u64;
        let [reserve, active, used] = ["reserve", "active", "used"].map(|key| self.count(seat, key));
        [reserve, active, used, lost, self.hand(seat).len() as u64]
    }

    /// The keys of a seat's lost pile, the top first.
    pub fn lost(&self, seat: usize) -> Vec<String> {
        keys(&self.story.seat(seat)["lost"])
    }

    /// The keys of a seat's hand, sorted.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        let mut hand = keys(&self.story.seat(seat)["hand_cards"]);
        hand.retain(|key| key != KEEPSAKE);
        hand.sort_unstable();
        hand
    }

    /// The keys of a pile that has a face everywhere, the top first, as the host sees them.
    pub fn pile(&self, seat: usize, pile: &str) -> Vec<String> {
        let rows = self.story.seat(seat)["pile_cards"].clone();
        let rows = rows.as_array().expect("a list").iter().filter(|row| row["pile"] == pile);
        rows.map(|row| row["card"].as_str().expect("a key").to_owned()).collect()
    }

    /// The keys of the locations, row by row.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let view = self.story.view();
        view["rows"].as_array().expect("a list").iter().map(|row| keys(&row["locations"])).collect()
    }

    /// The keys of what lies at a location, aboard a ship (`aboard`) or beneath a card (`beneath`).
    pub fn within(&self, name: &str, part: &str) -> Vec<String> {
        keys(&self.find(name)[part])
    }
}

/// The keys of rows of a view.
pub fn keys(rows: &Value) -> Vec<String> {
    let rows = rows.as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().map(|row| row["card"].as_str().expect("a key").to_owned()).collect()
}

fn gather(value: &Value, key: &str, found: &mut Vec<Value>) {
    match value {
        Value::Array(rows) => rows.iter().for_each(|row| gather(row, key, found)),
        Value::Object(row) => {
            if row.get("card").is_some_and(|card| card == key) && row.contains_key("id") {
                found.push(value.clone());
            }
            for part in ["locations", "camps", "cards", "aboard", "beneath", "stacked"] {
                row.get(part).into_iter().for_each(|part| gather(part, key, found));
            }
        }
        _ => {}
    }
}
