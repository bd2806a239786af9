//! Golden transcripts: whole games as readable text, and a record of each ruleset. `ADJ_BLESS=1 cargo test --test golden`
//! writes them all anew; a change in them is a change of the rules or of the shipped values, and is read as such.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const FACTIONS: [&str; 4] = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];

/// The games of Lost Empires, by name: one for each pair of factions.
fn lost_empires() -> Vec<(String, Value)> {
    let mut games = Vec::new();
    for (index, first) in FACTIONS.iter().enumerate() {
        for second in &FACTIONS[index + 1..] {
            let seats = json!([{ "faction": first }, { "faction": second }]);
            let config = json!({ "ruleset": "lost_empires", "seed": index + 21, "seats": seats });
            games.push((format!("lost_empires_{first}_{second}"), config));
        }
    }
    games
}

/// The games of Colonial Space Wars, by name: one for each mission and one for four seats, with small armies and a limit
/// of rounds. The seeds are those of short games, as long as the shipped values are as they are.
fn colonial_space_wars() -> Vec<(String, Value)> {
    let seat = |faction: &str, army: &[&str]| json!({ "faction": faction, "army": army });
    let terra = seat("terra", &["sergeant", "brigade", "hunter", "med"]);
    let centauri = seat("centauri", &["enomotarch", "myrmidon", "healer", "spearman"]);
    let heimdall = seat("heimdall", &["steel_wizard", "screamer", "gbot"]);
    let ascaryan = seat("ascaryan", &["medusa", "plague", "swarm", "xenomorph"]);
    let faction = |faction: &str| json!({ "faction": faction });
    let options = |map: &str, rounds: u32| json!({ "map": map, "attacker": "roll", "max_rounds": rounds });
    let games = [
        ("sudden_death", 173, json!([terra, ascaryan]), options("ruins", 40)),
        ("messenger", 266, json!([heimdall, centauri]), options("river", 40)),
        ("attrition", 21, json!([faction("terra"), faction("ascaryan")]), options("ridge", 15)),
        ("four_factions", 21, json!([terra, centauri, heimdall, ascaryan]), options("continent", 12)),
    ];
    let named = |(scenario, seed, seats, options): (&str, u64, Value, Value)| {
        let config = json!({
            "ruleset": "colonial_space_wars", "scenario": scenario, "seed": seed, "seats": seats, "options": options,
        });
        (format!("colonial_space_wars_{scenario}"), config)
    };
    games.map(named).into()
}

/// The games of WARS TCG, by name: the introduction, and one for each pair of starters.
fn wars_tcg() -> Vec<(String, Value)> {
    let starters = ["alliance", "solidarity", "suppression", "swarm", "cats_and_claws", "overlords"];
    let mut games = vec![("introduction".to_owned(), 40, ["sample_a", "sample_b"])];
    for (index, first) in starters.into_iter().enumerate() {
        games.extend(starters[index + 1..].iter().map(|second| (format!("{first}_{second}"), 60, [first, second])));
    }
    let named = |(name, size, decks): (String, u32, [&str; 2])| {
        let seats = decks.map(|deck| json!({ "deck": deck }));
        let options = json!({ "deck_size": size });
        let config = json!({ "ruleset": "wars_tcg", "seed": 7, "seats": seats, "options": options });
        (format!("wars_tcg_{name}"), config)
    };
    games.into_iter().map(named).collect()
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// What stands in a golden file; where it is to be written anew, what was made now.
fn read_or_bless(name: &str, now: impl FnOnce() -> String) -> String {
    let path = golden(name);
    if std::env::var_os("ADJ_BLESS").is_some() {
        std::fs::write(&path, now()).expect("the file can be written");
    }
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A random game told in events, orders and hashes.
fn transcript(config: &Value) -> String {
    let game = Game::new(config).expect("a good configuration");
    let mut picks = StdRng::seed_from_u64(config["seed"].as_u64().expect("a number"));
    let mut out = format!("{config}\n");
    let mut told = 0;
    loop {
        let info = game.info(ALL).expect("info");
        out += &game.text(ALL, ADJ_TEXT_EVENTS, told).expect("news");
        told = info.events;
        if info.over != 0 {
            break;
        }
        let index = picks.random_range(0..info.order_count);
        let notation = game.order_text(ALL, index, ADJ_TEXT_NOTATION).expect("a notation");
        let _ = writeln!(out, "> {notation}");
        game.submit(ALL, info.revision, index).expect("a listed order is accepted");
    }
    let view = game.view(ALL).expect("a view");
    let _ = writeln!(out, "{}\n{:016x}", view["outcome"], game.hash(ALL).expect("a hash"));
    out
}

#[test]
fn whole_games_are_played_as_they_always_were() {
    for (name, config) in lost_empires().into_iter().chain(colonial_space_wars()).chain(wars_tcg()) {
        let now = transcript(&config);
        let golden = read_or_bless(&format!("{name}.txt"), || now.clone());
        let differs = golden.lines().zip(now.lines()).enumerate().find(|(_, (golden, now))| golden != now);
        assert!(golden == now, "{name} differs: {differs:?}");
    }
}

/// The record of a random game.
fn record(config: &Value) -> String {
    let game = Game::new(config).expect("a good configuration");
    let mut picks = StdRng::seed_from_u64(1);
    while game.info(ALL).expect("info").over == 0 {
        let info = game.info(ALL).expect("info");
        game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("a listed order is accepted");
    }
    let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
    serde_json::to_string_pretty(&record).expect("JSON") + "\n"
}

/// A record that an earlier build made still replays to the same end: it does not depend on how chances are drawn.
#[test]
fn a_record_of_an_earlier_build_is_replayed() {
    let skirmish = &colonial_space_wars()[0].1;
    let introduction = &wars_tcg()[0].1;
    for config in [&json!({ "ruleset": "lost_empires", "seed": "golden" }), skirmish, introduction] {
        let name = format!("record_{}.json", config["ruleset"].as_str().expect("a name"));
        let record = read_or_bless(&name, || record(config));
        let game = Game::replay(&record, u64::MAX).expect("it is replayed, hash by hash");
        assert_eq!(game.info(ALL).expect("info").over, 1);
    }
}
