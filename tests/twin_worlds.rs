//! Twin worlds: two games that differ only in what a viewer cannot know give that viewer byte-equal answers to everything,
//! and go on doing so when both are played on in a way that looks the same from outside.
//!
//! The twin of a position has the other seat's hidden cards exchanged: those of its hand, those it put into its deck, those
//! still to be drawn; and titles of which no copy was seen are exchanged for others that its deck does not hold.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, PUBLIC};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

const POSITIONS: usize = 1_000;
const ANSWERS: usize = 20;
const FACTIONS: [&str; 4] = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];

/// All titles of a faction.
fn titles(faction: &str) -> Vec<String> {
    let cards: Value = serde_json::from_str(include_str!("../src/games/lost_empires/data/cards.json")).expect("JSON");
    let cards = cards["cards"].as_array().expect("a list");
    let own = cards.iter().filter(|card| card["faction"] == faction);
    own.map(|card| card["key"].as_str().expect("a key").to_owned()).collect()
}

/// A deck of nine titles.
fn deck(faction: &str, picks: &mut StdRng) -> Vec<String> {
    let mut titles = titles(faction);
    titles.shuffle(picks);
    titles.truncate(9);
    titles.sort();
    titles
}

/// A position somewhere in a random game, as a configuration with host-given chance.
fn position(seed: u64, picks: &mut StdRng) -> Value {
    let first = picks.random_range(0..4);
    let second = (first + picks.random_range(1..4)) % 4;
    let seats: Vec<Value> = [first, second]
        .map(|faction| json!({ "faction": FACTIONS[faction], "cards": deck(FACTIONS[faction], picks) }))
        .into();
    let mut config = json!({ "ruleset": "lost_empires", "seed": seed, "seats": seats });
    let game = Game::new(&config).expect("a good configuration");
    let stop = picks.random_range(5..150);
    let mut found = Value::Null;
    for _ in 0..stop {
        let info = game.info(ALL).expect("info");
        if info.over != 0 {
            break;
        }
        let view = game.view(ALL).expect("a view");
        if view["position"].is_object() {
            found = view["position"].clone();
        }
        game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("a listed order is accepted");
    }
    config["position"] = found;
    config["chance"] = "host".into();
    config
}

/// The same position with everything exchanged that only `hidden` knows.
fn twin(config: &Value, hidden: usize, picks: &mut StdRng) -> Value {
    let mut twin = config.clone();
    let faction = config["seats"][hidden]["faction"].as_str().expect("a faction");
    let list: Vec<String> = serde_json::from_value(config["seats"][hidden]["cards"].clone()).expect("a list");
    let seat = &config["position"]["seats"][hidden];
    let mut seen: Vec<String> = Vec::new();
    for card in config["position"]["cards"].as_array().expect("a list") {
        if card["owner"] == hidden {
            seen.push(card["card"].as_str().expect("a key").to_owned());
        }
    }
    for card in seat["hand"].as_array().expect("a list").iter().filter(|card| card["open"] == true) {
        seen.push(card["card"].as_str().expect("a key").to_owned());
    }
    for card in seat["deck"].as_array().expect("a list").iter().filter(|card| card["known_to"] == "all") {
        seen.push(card["card"].as_str().expect("a key").to_owned());
    }
    // Another deck list: titles that nobody has seen may be any others of the faction.
    let mut known: Vec<String> = list.iter().filter(|title| seen.contains(title)).cloned().collect();
    let mut others: Vec<String> = titles(faction).into_iter().filter(|title| !known.contains(title)).collect();
    others.shuffle(picks);
    known.extend(others.into_iter().take(9 - known.len()));
    // The hidden cards of the new list, dealt anew.
    let mut cards: Vec<String> = known.iter().chain(&known).cloned().collect();
    for card in &seen {
        let index = cards.iter().position(|other| other == card).expect("a seen card is in the list");
        cards.remove(index);
    }
    cards.shuffle(picks);
    let seat = &mut twin["position"]["seats"][hidden];
    for card in seat["hand"].as_array_mut().expect("a list").iter_mut().filter(|card| card["open"] == false) {
        card["card"] = cards.pop().expect("a hidden card").into();
    }
    for card in seat["deck"].as_array_mut().expect("a list").iter_mut().filter(|card| card["known_to"] == "owner") {
        card["card"] = cards.pop().expect("a hidden card").into();
    }
    known.sort();
    twin["seats"][hidden]["cards"] = json!(known);
    twin
}

/// Everything that a viewer can ask for.
fn everything(game: &Game, viewer: i32) -> Vec<String> {
    let tried = [
        "pass",
        "end_turn",
        "play hound hive_0 paid",
        "play dust_marine hive_1 free",
        "activate u1 command",
        "attack u1 u2",
        "move u3 center",
        "choose u2",
        "to_deck top",
        "ability u1 0",
        "keep",
        "nonsense",
        "fall_back outer_left",
    ];
    let mut said = vec![
        format!("{:?}", game.info(viewer)),
        format!("{:?}", game.view_text(viewer)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_TABLE, 0)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_QUESTION, 0)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_EVENTS, 0)),
        format!("{:?}", game.orders(viewer)),
        format!("{:?}", game.orders_text(viewer)),
        format!("{:?}", game.events(viewer, 0)),
        format!("{:?}", game.events_json(viewer, 0)),
        format!("{:?}", game.hash(viewer)),
        format!("{:?}", game.save(viewer)),
        format!("{:?}", game.order_text(viewer, 0, ADJ_TEXT_LABEL)),
    ];
    said.extend(tried.iter().map(|notation| format!("{:?}", game.check(viewer, notation))));
    said
}

#[track_caller]
fn assert_alike(worlds: &[Game; 2], viewer: usize, story: &[String]) {
    for eyes in [viewer as i32, PUBLIC] {
        let [first, second] = [everything(&worlds[0], eyes), everything(&worlds[1], eyes)];
        for (one, other) in first.iter().zip(&second) {
            assert_eq!(one, other, "viewer {eyes} sees a difference after {story:#?}");
        }
    }
}

fn notations(game: &Game) -> Vec<String> {
    let orders = game.orders_json(ALL).expect("the host sees the question");
    let rows = orders["orders"].as_array().expect("a list");
    rows.iter().map(|row| row["notation"].as_str().expect("text").to_owned()).collect()
}

/// One answer in each world that looks the same from outside; `None` where there is none.
fn alike(worlds: &[Game; 2], hidden: usize, picks: &mut StdRng) -> Option<[String; 2]> {
    let [first, second] = [notations(&worlds[0]), notations(&worlds[1])];
    let prompt = worlds[0].view(PUBLIC).expect("a view")["question"]["prompt"].clone();
    let asked = worlds[0].info(ALL).expect("info").seat;
    let shown = worlds[0].events_json(ALL, 0).expect("events")["events"].as_array().expect("a list").last().cloned();
    // The top of a deck that is being shown must be the same card in both; a card drawn or chosen in secret need not be.
    let secret = (prompt == "draw" && shown.is_none_or(|event| event["kind"] != "trigger"))
        || (prompt == "hand_card" && asked == hidden as i32);
    if secret && first != second {
        return Some([first.choose(picks)?.clone(), second.choose(picks)?.clone()]);
    }
    let both: Vec<&String> = first.iter().filter(|notation| second.contains(notation)).collect();
    both.choose(picks).map(|notation| [notation.to_string(), notation.to_string()])
}

// covers: LE-R102, LE-R103
#[test]
fn what_a_viewer_cannot_know_makes_no_difference_to_him() {
    let mut picks = StdRng::seed_from_u64(11);
    let (mut positions, mut answers, mut different) = (0, 0, 0);
    let mut seed = 0;
    while positions < POSITIONS {
        seed += 1;
        let config = position(seed, &mut picks);
        if config["position"].is_null() {
            continue;
        }
        let hidden = picks.random_range(0..2);
        let viewer = 1 - hidden;
        let other = twin(&config, hidden, &mut picks);
        let worlds = [&config, &other].map(|config| Game::new(config).expect("both positions are good"));
        let mut story = vec![format!("{config}\n{other}")];
        assert_alike(&worlds, viewer, &story);
        different += usize::from(worlds[0].hash(ALL) != worlds[1].hash(ALL));
        for _ in 0..ANSWERS {
            if worlds[0].info(ALL).expect("info").over != 0 {
                break;
            }
            let Some(answer) = alike(&worlds, hidden, &mut picks) else { break };
            for (world, notation) in worlds.iter().zip(&answer) {
                let revision = world.info(ALL).expect("info").revision;
                world.submit_text(ALL, revision, notation).expect("a listed order is accepted");
            }
            story.push(format!("{answer:?}"));
            assert_alike(&worlds, viewer, &story);
            answers += 1;
        }
        positions += 1;
    }
    eprintln!("{positions} positions, {different} of them with a different twin, {answers} answers");
    assert!(different > POSITIONS * 9 / 10, "twins differ in what is hidden");
    assert!(answers > POSITIONS * 10, "twins are played on");
}

#[test]
fn a_players_save_shows_what_the_player_saw_and_nothing_more() {
    let mut picks = StdRng::seed_from_u64(12);
    for seed in 1..100 {
        let config = position(seed, &mut picks);
        if config["position"].is_null() {
            continue;
        }
        let game = Game::new(&config).expect("a good position");
        for viewer in [0, 1, PUBLIC] {
            let save = game.save(viewer).expect("a save");
            let text = String::from_utf8_lossy(&save).into_owned();
            assert!(!text.contains("\"seed\"") && !text.contains("\"answers\":["), "no seed and no record in it");
            let loaded = Game::load(&save).expect("a player's save can be loaded");
            for eyes in [viewer, PUBLIC] {
                let kept = |game: &Game| {
                    (
                        game.view_text(eyes),
                        game.orders_text(eyes),
                        game.hash(eyes),
                        game.save(eyes),
                        game.text(eyes, ADJ_TEXT_TABLE, 0),
                    )
                };
                assert_eq!(kept(&loaded), kept(&game));
            }
            let status = |result: common::Outcome<()>| result.expect_err("it is for looking only").status;
            let revision = game.info(ALL).expect("info").revision;
            assert_eq!(status(loaded.submit(viewer, revision, 0)), ADJ_E_VIEWER);
            assert_eq!(status(loaded.undo(ADJ_UNDO_FORCE)), ADJ_E_VIEWER);
            assert_eq!(status(loaded.resign(0, ADJ_CAUSE_RESIGN)), ADJ_E_VIEWER);
            assert_eq!(status(loaded.view(ALL).map(|_| ())), ADJ_E_VIEWER);
            assert_eq!(status(loaded.record().map(|_| ())), ADJ_E_VIEWER);
            assert_eq!(status(loaded.fork(0).map(|_| ())), ADJ_E_VIEWER);
        }
    }
}
