//! Golden transcripts: whole games as readable text, one for each pair of factions. `ADJ_BLESS=1 cargo test --test golden` writes
//! them anew; a change in them is a change of the rules and is read as such.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::Path;

const FACTIONS: [&str; 4] = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];

/// A random game told in events, orders and hashes.
fn transcript(first: &str, second: &str, seed: u64) -> String {
    let config =
        json!({ "ruleset": "lost_empires", "seed": seed, "seats": [{ "faction": first }, { "faction": second }] });
    let game = Game::new(&config).expect("a good configuration");
    let mut picks = StdRng::seed_from_u64(seed);
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("ADJ_BLESS").is_some();
    for (index, first) in FACTIONS.iter().enumerate() {
        for second in &FACTIONS[index + 1..] {
            let path = folder.join(format!("lost_empires_{first}_{second}.txt"));
            let now = transcript(first, second, index as u64 + 21);
            if bless {
                std::fs::create_dir_all(&folder).expect("a folder can be made");
                std::fs::write(&path, &now).expect("the file can be written");
                continue;
            }
            let golden = std::fs::read_to_string(&path).expect("a golden transcript");
            let differs = golden.lines().zip(now.lines()).enumerate().find(|(_, (golden, now))| golden != now);
            assert!(golden == now, "{} differs: {differs:?}", path.display());
        }
    }
}

/// A record that an earlier build made still replays to the same end: it does not depend on how chances are drawn.
#[test]
fn a_record_of_an_earlier_build_is_replayed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/record.json");
    if std::env::var_os("ADJ_BLESS").is_some() {
        let game = Game::new(&json!({ "ruleset": "lost_empires", "seed": "golden" })).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(1);
        while game.info(ALL).expect("info").over == 0 {
            let info = game.info(ALL).expect("info");
            game.submit(ALL, info.revision, picks.random_range(0..info.order_count))
                .expect("a listed order is accepted");
        }
        let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
        std::fs::write(&path, serde_json::to_string_pretty(&record).expect("JSON") + "\n")
            .expect("the file can be written");
    }
    let record = std::fs::read_to_string(&path).expect("a golden record");
    let game = Game::replay(&record, u64::MAX).expect("it is replayed, hash by hash");
    assert_eq!(game.info(ALL).expect("info").over, 1);
}
