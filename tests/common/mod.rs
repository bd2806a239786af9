//! What the tests share: the host in Rust, and positions built in a few words.

#![allow(dead_code)] // Each test uses its own part.

pub mod field;
#[path = "../../examples/host/mod.rs"]
pub mod host;
pub mod wars;

#[allow(unused_imports)] // As above.
pub use field::Field;
#[allow(unused_imports)] // As above.
pub use host::{ALL, Game, Outcome, PUBLIC, Refused};
use serde_json::{Value, json};

/// A position of Lost Empires in a few words, played with host-given dice.
///
/// Entity ids are given in the order in which cards are put down: the first is `u1`.
#[derive(Clone, Debug)]
pub struct Table {
    /// The configuration that is being built.
    pub config: Value,
    cards: Vec<Value>,
}

impl Table {
    /// Feng (seat 0) against Terra Corps (seat 1), starter decks, an empty table, seat 0 to move with all tokens ready.
    pub fn new() -> Table {
        Table::of("feng", "terra_corps")
    }

    /// Two factions with their starter decks.
    pub fn of(first: &str, second: &str) -> Table {
        let config = json!({
            "ruleset": "lost_empires",
            "chance": "host",
            "seats": [{ "faction": first }, { "faction": second }],
            "options": {},
            "position": { "round": 1, "seats": [{}, {}], "cards": [] },
        });
        Table { config, cards: Vec::new() }
    }

    /// Puts these cards into a seat's deck in place of its last titles.
    pub fn with_cards(mut self, seat: usize, cards: &[&str]) -> Table {
        let mut titles = starter(self.config["seats"][seat]["faction"].as_str().expect("a faction"));
        titles.retain(|title| !cards.contains(&title.as_str()));
        titles.truncate(9 - cards.len());
        titles.extend(cards.iter().map(|card| card.to_string()));
        self.config["seats"][seat]["cards"] = json!(titles);
        self
    }

    /// The deck of a seat: exactly these nine titles.
    pub fn deck(mut self, seat: usize, titles: &[&str]) -> Table {
        self.config["seats"][seat]["cards"] = json!(titles);
        self
    }

    /// Puts a unit into a battlefield.
    pub fn unit(self, owner: u8, card: &str, place: &str) -> Table {
        self.unit_with(owner, card, place, json!({}))
    }

    /// Puts a unit into a battlefield, with more to say: `{"damage": 1, "drained": true, ...}`.
    pub fn unit_with(mut self, owner: u8, card: &str, place: &str, more: Value) -> Table {
        let mut row = json!({ "card": card, "owner": owner, "place": place });
        for (key, value) in more.as_object().expect("an object") {
            row[key] = value.clone();
        }
        self.cards.push(row);
        self
    }

    /// Puts a card into its owner's discard pile.
    pub fn discarded(self, owner: u8, card: &str) -> Table {
        let place = format!("discard_{owner}");
        self.unit_with(owner, card, &place, json!({}))
    }

    /// Gives a seat a hand.
    pub fn hand(mut self, seat: usize, cards: &[&str]) -> Table {
        let hand: Vec<Value> = cards.iter().map(|card| json!({ "card": card })).collect();
        self.config["position"]["seats"][seat]["hand"] = json!(hand);
        self
    }

    /// Sets a value of a seat: `command`, `supply`, `artifacts`, `gates`, `passed`, `deck`.
    pub fn seat(mut self, seat: usize, key: &str, value: Value) -> Table {
        self.config["position"]["seats"][seat][key] = value;
        self
    }

    /// Sets a value of the position: `round`, `first_player`, `turn`, `activated`, `mandatory_done`.
    pub fn set(mut self, key: &str, value: Value) -> Table {
        self.config["position"][key] = value;
        self
    }

    /// Sets an option.
    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.config["options"][key] = value;
        self
    }

    /// Adds a pack.
    pub fn pack(mut self, pack: Value) -> Table {
        match self.config["packs"].as_array_mut() {
            Some(packs) => packs.push(pack),
            None => self.config["packs"] = json!([pack]),
        }
        self
    }

    /// Begins to play.
    pub fn play(mut self) -> Story {
        self.config["position"]["cards"] = json!(self.cards);
        Story::new(&self.config)
    }
}

/// The titles of a faction's starter deck.
pub fn starter(faction: &str) -> Vec<String> {
    let decks: Value =
        serde_json::from_str(include_str!("../../src/games/lost_empires/data/decks.json")).expect("JSON");
    let decks = decks["decks"].as_array().expect("a list");
    let deck = decks.iter().find(|deck| deck["faction"] == faction).expect("every faction has a starter deck");
    deck["cards"].as_array().expect("a list").iter().map(|card| card.as_str().expect("a key").to_owned()).collect()
}

/// A game that is told order by order, in notations; the host's eyes see everything.
#[derive(Debug)]
pub struct Story {
    /// The game.
    pub game: Game,
}

impl Story {
    /// A game from a configuration.
    pub fn new(config: &Value) -> Story {
        let faults = host::faults(&config.to_string()).expect("a configuration can be checked");
        assert_eq!(faults["faults"], json!([]), "the configuration is good");
        Story { game: Game::new(config).expect("a good configuration makes a game") }
    }

    /// Gives an answer by its notation: `activate u1 command`, `attack u1 u2`, `roll 4*`, `pass`.
    #[track_caller]
    pub fn order(&mut self, notation: &str) -> &mut Story {
        let revision = self.game.info(ALL).expect("info").revision;
        if let Err(refused) = self.game.submit_text(ALL, revision, notation) {
            panic!("{notation:?} is refused: {} {refused:?}\nlegal are {:#?}", refused.message, self.orders());
        }
        self
    }

    /// Gives several answers.
    #[track_caller]
    pub fn orders_given(&mut self, notations: &[&str]) -> &mut Story {
        for notation in notations {
            self.order(notation);
        }
        self
    }

    /// Tries an answer that must be refused; gives why. Nothing changes.
    #[track_caller]
    pub fn refused(&mut self, notation: &str) -> Refused {
        let before = self.game.hash(ALL).expect("a hash");
        let info = self.game.info(ALL).expect("info");
        let checked = self.game.check(ALL, notation).expect_err("this must be refused");
        let refused = self.game.submit_text(ALL, info.revision, notation).expect_err("this must be refused");
        assert_eq!(checked, refused, "checking and submitting say the same");
        assert_eq!(self.game.hash(ALL).expect("a hash"), before, "a refusal changes nothing");
        assert_eq!(self.game.info(ALL).expect("info").revision, info.revision);
        refused
    }

    /// The notations of all legal answers.
    pub fn orders(&self) -> Vec<String> {
        let orders = self.game.orders_json(ALL).expect("orders");
        orders["orders"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|row| row["notation"].as_str().expect("text").to_owned())
            .collect()
    }

    /// The catalogue name of what is asked: `turn`, `action`, `attack_die`, `over`.
    pub fn prompt(&self) -> String {
        self.view()["question"]["prompt"].as_str().expect("a prompt").to_owned()
    }

    /// The seat that is asked, -3 for chance, -1 when the game is over.
    pub fn asked(&self) -> i64 {
        self.view()["question"]["seat"].as_i64().expect("a seat")
    }

    /// The host's view.
    pub fn view(&self) -> Value {
        self.game.view(ALL).expect("a view")
    }

    /// A seat's row of the view: `command`, `supply`, `artifacts`, `gates`, `hand`, `deck`, `discard`, `passed`.
    pub fn seat(&self, seat: usize) -> Value {
        self.view()["seats"][seat].clone()
    }

    /// An entity of the view by its id; `null` when it is not there.
    pub fn entity(&self, id: u32) -> Value {
        let view = self.view();
        let entities = view["entities"].as_array().expect("a list");
        entities.iter().find(|entity| entity["id"] == id).cloned().unwrap_or(Value::Null)
    }

    /// Damage on a unit in play.
    #[track_caller]
    pub fn damage(&self, id: u32) -> u64 {
        self.entity(id)["damage"].as_u64().expect("a unit in play has damage")
    }

    /// Where an entity lies: `center`, `hive_0`, `discard_1`.
    #[track_caller]
    pub fn place(&self, id: u32) -> String {
        self.entity(id)["place"].as_str().expect("a place").to_owned()
    }

    /// A stat of a unit in play: `control`, `offense`, `defense`.
    #[track_caller]
    pub fn stat(&self, id: u32, stat: &str) -> i64 {
        self.entity(id)[stat].as_i64().expect("a unit in play has stats")
    }

    /// Control of both seats in a battlefield (number 1 to 5).
    pub fn control(&self, place: usize) -> (i64, i64) {
        let view = self.view();
        let control = &view["places"][place - 1]["control"];
        (control[0].as_i64().expect("a number"), control[1].as_i64().expect("a number"))
    }

    /// The kinds of all events since a number.
    pub fn events(&self, since: u64) -> Vec<Value> {
        let events = self.game.events_json(ALL, since).expect("events");
        events["events"].as_array().expect("a list").clone()
    }

    /// The number of the last event.
    pub fn now(&self) -> u64 {
        self.game.info(ALL).expect("info").events
    }

    /// Have there been events of this kind since a number?
    pub fn told(&self, since: u64, kind: &str) -> usize {
        self.events(since).iter().filter(|event| event["kind"] == kind).count()
    }

    /// Both players pass: the rest of the round runs until somebody is asked.
    #[track_caller]
    pub fn both_pass(&mut self) -> &mut Story {
        self.order("pass");
        if self.prompt() == "turn" && self.view()["phase"] == "order" {
            self.order("pass");
        }
        self
    }

    /// Draws whatever the engine's stream gives while cards are drawn.
    #[track_caller]
    pub fn draw_all(&mut self) -> &mut Story {
        while self.prompt() == "draw" {
            let revision = self.game.info(ALL).expect("info").revision;
            self.game.submit(ALL, revision, adjutant::ffi::ADJ_INDEX_CHANCE).expect("the stream answers");
        }
        self
    }
}
