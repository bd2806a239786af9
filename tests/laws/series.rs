//! The table of games that every law walks over: configurations by seed, and random players for them.

use crate::common::{ALL, Game};
use adjutant::ffi::adj_info;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Random games of one rulebook.
pub struct Series {
    /// Its name.
    pub name: &'static str,
    /// The configuration of a game, by seed.
    pub config: fn(u64) -> Value,
    /// How much longer a game is than one of the shortest: a law that looks closely takes so many fewer.
    pub length: u64,
    /// Does this rulebook hide nothing?
    pub open: bool,
    /// Does a position that is read out hold every id, so that the game made from it has the same hash?
    pub exact_positions: bool,
    /// Pairings of two factions or decks, by board and scenario.
    pub pairings: usize,
}

/// All of them.
pub const SERIES: [Series; 3] = [
    Series { name: "Lost Empires", config: lost_empires, length: 1, open: false, exact_positions: true, pairings: 12 },
    Series {
        name: "Colonial Space Wars",
        config: colonial_space_wars,
        length: 8,
        open: true,
        exact_positions: true,
        pairings: 240,
    },
    Series { name: "WARS TCG", config: wars_tcg, length: 8, open: false, exact_positions: false, pairings: 37 },
];

/// The seed of a game for two seats that has a configuration of average size in every series.
pub const USUAL: u64 = 9;

/// Games of all series for a law that takes so many of the shortest.
pub fn walks(games: u64) -> impl Iterator<Item = Walk> {
    SERIES.iter().flat_map(move |series| (1..=games / series.length).map(|seed| Walk::new((series.config)(seed), seed)))
}

/// The usual game of each series.
pub fn usual_configs() -> impl Iterator<Item = Value> {
    SERIES.iter().map(|series| (series.config)(USUAL))
}

/// A game among random players, walked through question by question.
pub struct Walk {
    /// What it was made from.
    pub config: Value,
    /// The game.
    pub game: Game,
    /// Whatever else is drawn by lot in this walk.
    pub luck: StdRng,
}

impl Walk {
    /// At the first question.
    pub fn new(config: Value, seed: u64) -> Walk {
        let game = Game::new(&config).unwrap_or_else(|refused| panic!("{config}: {refused:?}"));
        Walk { config, game, luck: StdRng::seed_from_u64(seed) }
    }

    /// What is asked; `None` when the game is over.
    pub fn asked(&self) -> Option<adj_info> {
        Some(self.game.info(ALL).expect("info")).filter(|info| info.over == 0)
    }

    /// Happens once in so many times.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.luck.random_range(0..times) == 0
    }

    /// One of the listed orders.
    pub fn pick(&mut self, info: &adj_info) -> u32 {
        assert!(info.order_count > 0, "no question is empty");
        self.luck.random_range(0..info.order_count)
    }

    /// Gives one of the listed orders by index; tells which.
    pub fn step(&mut self, info: &adj_info) -> u32 {
        let index = self.pick(info);
        self.game.submit(info.seat, info.revision, index).expect("a listed order is accepted");
        index
    }

    /// Plays so many random orders, or to the end.
    pub fn play(&mut self, orders: usize) {
        for _ in 0..orders {
            let Some(info) = self.asked() else { return };
            self.step(&info);
        }
    }
}

fn lost_empires(seed: u64) -> Value {
    let factions = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];
    let (first, second) = (seed as usize % 4, (seed as usize % 4 + 1 + seed as usize / 4 % 3) % 4);
    json!({
        "ruleset": "lost_empires",
        "seed": seed,
        "seats": [{ "faction": factions[first] }, { "faction": factions[second] }],
        "options": { "max_rounds": 60 },
    })
}

/// The two sample decks against each other, two of the starters (each against itself as well), or, now and then, decks by
/// lot from all cards whose abilities are written.
fn wars_tcg(seed: u64) -> Value {
    let starters = ["alliance", "solidarity", "suppression", "swarm", "cats_and_claws", "overlords"];
    let deck = |deck: &str| json!({ "deck": deck });
    let (size, seats) = match seed % 37 {
        36 => (40, [deck("sample_a"), deck("sample_b")]),
        30..36 => (60, [0, 1].map(|seat| json!({ "cards": random_deck(seed * 2 + seat) }))),
        _ => (60, [deck(starters[seed as usize / 6 % 6]), deck(starters[seed as usize % 6])]),
    };
    json!({ "ruleset": "wars_tcg", "seed": seed, "seats": seats, "options": { "deck_size": size, "max_rounds": 2_000 } })
}

/// Sixty cards by lot, twelve of them locations.
fn random_deck(seed: u64) -> Vec<String> {
    static POOL: OnceLock<[Vec<String>; 2]> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let cards: Value =
            serde_json::from_str(include_str!("../../src/games/wars_tcg/data/cards.json")).expect("JSON");
        let written = cards["cards"].as_array().expect("a list").iter().filter(|card| card["abilities"].is_array());
        let (places, others): (Vec<&Value>, Vec<&Value>) = written.partition(|card| card["type"] == "location");
        let keys =
            |cards: Vec<&Value>| cards.iter().map(|card| card["key"].as_str().expect("a key").to_owned()).collect();
        [keys(places), keys(others)]
    });
    let mut luck = StdRng::seed_from_u64(seed);
    let mut deck: Vec<String> = Vec::new();
    for (cards, count) in pool.iter().zip([12, 48]) {
        // Each title up to twice.
        let titles = cards.choose_multiple(&mut luck, count / 2);
        deck.extend(titles.flat_map(|title| [title.clone(), title.clone()]));
    }
    deck
}

/// Readings of Colonial Space Wars with their other word.
const READINGS: [(&str, &str); 13] = [
    ("command_pool", "seat"),
    ("skills_reach", "sword"),
    ("feed_on_friends", "yes"),
    ("net", "net_only"),
    ("heal", "self_too"),
    ("heal_repeat", "once"),
    ("transport_prt", "carrier_at_most"),
    ("protectors", "any"),
    ("protected_from", "skills_too"),
    ("marked_units", "counted"),
    ("plague_credit", "nobody"),
    ("passengers_feed", "yes"),
    ("frenzy", "offered"),
];

/// Rounds of a War of Attrition on one board, and on four: random players never break through to a Bastion.
const ATTRITION_ROUNDS: [u32; 2] = [40, 15];

/// A skirmish, or now and then a campaign: with dice for the initiative, other readings and transports in some of them.
fn colonial_space_wars(seed: u64) -> Value {
    let mut luck = StdRng::seed_from_u64(!seed);
    let mut config = if seed % 21 == 20 { campaign(&mut luck) } else { skirmish(&mut luck) };
    config["ruleset"] = "colonial_space_wars".into();
    config["seed"] = seed.into();
    if luck.random_bool(0.5) {
        config["options"]["attacker"] = "roll".into();
    }
    if luck.random_bool(0.3) {
        for (reading, other) in READINGS.iter().filter(|_| luck.random_bool(0.5)) {
            config["options"][reading] = (*other).into();
        }
    }
    if luck.random_bool(0.2) {
        config["packs"] = json!([transports()]);
    }
    config
}

fn one_of(luck: &mut StdRng, words: &[&'static str]) -> &'static str {
    words.choose(luck).expect("a list of words")
}

fn faction(luck: &mut StdRng) -> Value {
    json!({ "faction": one_of(luck, &["terra", "centauri", "heimdall", "ascaryan"]) })
}

/// One sword against one on any board of 10 x 12, for any mission.
fn skirmish(luck: &mut StdRng) -> Value {
    let scenario = one_of(luck, &["sudden_death", "messenger", "attrition"]);
    let mut config = json!({
        "scenario": scenario,
        "seats": [faction(luck), faction(luck)],
        "options": { "map": one_of(luck, &["plain", "ruins", "river", "ridge", "bunkers"]) },
    });
    if scenario == "attrition" {
        config["options"]["max_rounds"] = ATTRITION_ROUNDS[0].into();
    }
    config
}

/// Two or three swords a side, or three or four seats, on combined boards.
fn campaign(luck: &mut StdRng) -> Value {
    let small = one_of(luck, &["steppe", "plain_12x20"]);
    let big = one_of(luck, &["continent", "plain_20x24"]);
    let mut swords = |count: usize| json!({ "swords": (0..count).map(|_| faction(luck)).collect::<Vec<Value>>() });
    let two_swords = [swords(2), swords(2)];
    let three_swords = [swords(3), swords(3)];
    let seats: Vec<Value> = (0..4).map(|_| faction(luck)).collect();
    let attrition = json!({ "map": big, "max_rounds": ATTRITION_ROUNDS[1] });
    match luck.random_range(0..8) {
        0 => json!({ "scenario": "sudden_death", "seats": two_swords, "options": { "map": small } }),
        1 => json!({ "scenario": "messenger", "seats": two_swords, "options": { "map": small } }),
        2 => json!({ "scenario": "three_swords", "seats": three_swords, "options": { "map": big } }),
        3 => json!({ "scenario": "sudden_death", "seats": seats[..3], "options": { "map": big } }),
        4 => json!({ "scenario": "four_factions", "seats": seats, "options": { "map": big } }),
        5 => json!({ "scenario": "four_factions", "seats": seats, "options": { "map": big, "teams": "pairs" } }),
        6 => json!({ "scenario": "attrition_four", "seats": seats[..3], "options": attrition }),
        _ => json!({ "scenario": "attrition_pairs", "seats": seats, "options": attrition }),
    }
}

/// A transport for each faction, which the shipped swords lack.
fn transports() -> Value {
    let transport = |x: u8| json!({ "skill": "transport", "x": x });
    let (caste, feed, plague) = (json!({ "skill": "caste" }), json!({ "skill": "feed" }), json!({ "skill": "plague" }));
    json!({ "format": 1, "game": "colonial_space_wars", "name": "Transports", "version": 1, "units": [
        { "key": "battleloid", "skills": [transport(2)] },
        { "key": "chariot", "skills": [transport(1)] },
        { "key": "gbot", "skills": [caste, transport(1)] },
        { "key": "centipede", "skills": [feed, plague, transport(3)] },
    ] })
}
