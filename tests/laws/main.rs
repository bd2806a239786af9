//! Laws that hold in every game of every ruleset, over thousands of random games through the C ABI.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};

/// Games in all; each law looks at every game or at a fixed share of them.
const GAMES: u64 = 10_000;
const FACTIONS: [&str; 4] = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];

fn config(seed: u64) -> Value {
    let (first, second) = (seed as usize % 4, (seed as usize % 4 + 1 + seed as usize / 4 % 3) % 4);
    json!({
        "ruleset": "lost_empires",
        "seed": seed,
        "seats": [{ "faction": FACTIONS[first] }, { "faction": FACTIONS[second] }],
        "options": { "max_rounds": 60 },
    })
}

/// The orders of a question: none is there twice, one is the default, none has the action of another.
fn assert_question(game: &Game, info: &adj_info) -> Vec<adj_order> {
    let orders = game.orders(ALL).expect("the host sees the question");
    assert_eq!(orders.len(), info.order_count as usize);
    assert!(!orders.is_empty(), "no question is empty");
    let actions: HashSet<u32> = orders.iter().map(|order| order.action).collect();
    assert_eq!(actions.len(), orders.len(), "no two orders are one action");
    let defaults = orders.iter().filter(|order| order.flags & ADJ_ORDER_DEFAULT != 0).count();
    assert_eq!(defaults, 1, "one order is the default");
    orders
}

/// Stale and wrong answers are refused and change nothing.
fn assert_refusals(game: &Game, info: &adj_info, count: usize) {
    let hash = game.hash(ALL).expect("a hash");
    let status = |result: common::Outcome<()>| result.expect_err("this must be refused").status;
    assert_eq!(status(game.submit(ALL, info.revision + 1, 0)), ADJ_E_STALE);
    assert_eq!(status(game.submit(ALL, info.revision, count as u32)), ADJ_E_RULE);
    assert_eq!(status(game.submit(ALL, info.revision, ADJ_INDEX_CHANCE)), ADJ_E_RULE);
    assert_eq!(status(game.submit(1 - info.seat, info.revision, 0)), ADJ_E_VIEWER);
    assert_eq!(status(game.submit(ADJ_VIEWER_PUBLIC, info.revision, 0)), ADJ_E_VIEWER);
    assert_eq!(status(game.submit_text(ALL, info.revision, "conquer everything")), ADJ_E_RULE);
    assert_eq!(game.hash(ALL).expect("a hash"), hash, "a refusal changes nothing");
    assert_eq!(game.info(ALL).expect("info").revision, info.revision);
}

#[test]
fn every_listed_order_is_accepted_and_every_game_ends() {
    let mut ends = BTreeMap::new();
    let mut answers = 0;
    for seed in 1..=GAMES {
        let game = Game::new(&config(seed)).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let info = game.info(ALL).expect("info");
            if info.over != 0 {
                assert_eq!(game.orders(ALL).expect("an empty list").len(), 0);
                break;
            }
            let orders = assert_question(&game, &info);
            if picks.random_range(0..50) == 0 {
                assert_refusals(&game, &info, orders.len());
            }
            let index = picks.random_range(0..orders.len() as u32);
            game.submit(info.seat, info.revision, index).expect("a listed order is accepted");
        }
        answers += game.info(ALL).expect("info").answers;
        *ends.entry(game.outcome().reason).or_insert(0u64) += 1;
    }
    let limited = ends.get(&ADJ_REASON_MAX_ROUNDS).copied().unwrap_or(0);
    eprintln!("{GAMES} games, {answers} answers, endings by reason {ends:?}; {limited} needed max_rounds");
    assert_eq!(ends.values().sum::<u64>(), GAMES);
}

#[test]
fn notations_are_unique_and_mean_their_order() {
    for seed in 1..=GAMES / 100 {
        let game = Game::new(&config(seed)).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let info = game.info(ALL).expect("info");
            if info.over != 0 {
                break;
            }
            let question = game.orders_json(ALL).expect("the host sees the question");
            let rows = question["orders"].as_array().expect("a list");
            let notations: HashSet<&str> = rows.iter().map(|row| row["notation"].as_str().expect("text")).collect();
            assert_eq!(notations.len(), rows.len(), "no two orders are written alike: {question:#}");
            let index = picks.random_range(0..rows.len());
            let notation = rows[index]["notation"].as_str().expect("text");
            game.check(info.seat, notation).expect("a listed order passes the check");
            let twin = game.fork(0).expect("a fork");
            let revision = twin.info(ALL).expect("info").revision;
            twin.submit(info.seat, revision, index as u32).expect("a listed order is accepted");
            game.submit_text(info.seat, info.revision, notation).expect("a listed order is accepted");
            assert_eq!(game.hash(ALL), twin.hash(ALL), "index and notation mean the same");
        }
    }
}

#[test]
fn saving_loading_and_replaying_give_an_equal_game_that_plays_on_equally() {
    for seed in 1..=GAMES / 100 {
        let game = Game::new(&config(seed)).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        let mut twin: Option<Game> = None;
        loop {
            let info = game.info(ALL).expect("info");
            if info.over != 0 {
                break;
            }
            if picks.random_range(0..8) == 0 {
                let save = game.save(ALL).expect("a save");
                let loaded = Game::load(&save).expect("a save can be loaded");
                assert_eq!(loaded.save(ALL).expect("a save"), save, "a loaded game saves the same bytes");
                twin = Some(loaded);
            }
            let index = picks.random_range(0..info.order_count);
            game.submit(info.seat, info.revision, index).expect("a listed order is accepted");
            if let Some(twin) = &twin {
                twin.submit(info.seat, info.revision, index).expect("what one game accepts, its twin accepts");
                assert_eq!(twin.hash(ALL), game.hash(ALL));
                assert_eq!(twin.view_text(ALL), game.view_text(ALL));
            }
        }
        let record = game.record().expect("a record");
        let replayed = Game::replay(&record, u64::MAX).expect("a record can be replayed");
        assert_eq!(replayed.hash(ALL), game.hash(ALL));
        assert_eq!(replayed.record().expect("a record"), record);
        assert_eq!(replayed.events_json(ALL, 0), game.events_json(ALL, 0), "a replay tells the same story");
    }
}

#[test]
fn a_replay_names_the_first_answer_that_differs() {
    let game = Game::new(&config(7)).expect("a good configuration");
    let mut picks = StdRng::seed_from_u64(7);
    while game.info(ALL).expect("info").over == 0 {
        let info = game.info(ALL).expect("info");
        game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("a listed order is accepted");
    }
    let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
    let count = record["answers"].as_array().expect("a list").len();
    for number in (0..count).step_by(7) {
        let mut broken = record.clone();
        broken["answers"][number]["hash"] = "0000000000000000".into();
        let refused = Game::replay(&broken.to_string(), u64::MAX).expect_err("a wrong hash is found");
        assert_eq!((refused.status, refused.detail), (ADJ_E_DIVERGED, number as u32));
        let mut broken = record.clone();
        broken["answers"][number]["order"] = "conquer everything".into();
        let refused = Game::replay(&broken.to_string(), u64::MAX).expect_err("an illegal order is found");
        assert_eq!((refused.status, refused.detail), (ADJ_E_DIVERGED, number as u32));
        let part = Game::replay(&record.to_string(), number as u64).expect("the part before is good");
        assert_eq!(part.info(ALL).expect("info").answers, number as u64);
    }
}

#[test]
fn undo_goes_back_exactly_and_dice_come_again_or_anew() {
    let mut fresh_differs = 0;
    for seed in 1..=GAMES / 50 {
        let game = Game::new(&config(seed)).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        while game.info(ALL).expect("info").over == 0 {
            let info = game.info(ALL).expect("info");
            let before = game.view(ALL).expect("a view");
            let index = picks.random_range(0..info.order_count);
            game.submit(ALL, info.revision, index).expect("a listed order is accepted");
            if picks.random_range(0..4) != 0 {
                continue;
            }
            let after = game.hash(ALL);
            let next = game.info(ALL).expect("info");
            if next.undoable == 0 {
                let refused = game.undo(ADJ_UNDO_SAME_CHANCE).expect_err("past a reveal only by force");
                assert_eq!((refused.status, refused.reason), (ADJ_E_RULE, ADJ_REASON_REVEALED));
            }
            let fresh = picks.random_range(0..2u32);
            game.undo(ADJ_UNDO_FORCE | fresh).expect("a forced undo");
            let back = game.view(ALL).expect("a view");
            for key in ["question", "turn", "round", "phase", "seats", "places", "entities", "answers"] {
                assert_eq!(back[key], before[key], "{key} is as it was");
            }
            let again = game.info(ALL).expect("info");
            assert!(again.revision > next.revision && again.events > next.events, "counters only grow");
            game.submit(ALL, again.revision, index).expect("the same order again");
            if fresh == 0 {
                assert_eq!(game.hash(ALL), after, "the same dice come again");
            } else {
                fresh_differs += u32::from(game.hash(ALL) != after);
            }
        }
    }
    assert!(fresh_differs > 0, "fresh dice differ somewhere");
}

#[test]
fn the_same_seed_is_the_same_game_and_another_seed_another() {
    let first = Game::new(&config(5)).expect("a good configuration");
    let second = Game::new(&config(5)).expect("a good configuration");
    assert_eq!(first.view_text(ALL), second.view_text(ALL));
    let mut other = config(5);
    other["seed"] = "another".into();
    assert_ne!(Game::new(&other).expect("a good configuration").hash(ALL), first.hash(ALL));
    let fork = first.fork(99).expect("a fork");
    assert_eq!(fork.hash(ALL), first.hash(ALL), "a fork stands where it was made");
}

#[test]
fn a_position_makes_a_game_with_the_same_hash() {
    let mut positions = 0;
    for seed in 1..=GAMES / 50 {
        let game = Game::new(&config(seed)).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        while game.info(ALL).expect("info").over == 0 {
            let info = game.info(ALL).expect("info");
            let view = game.view(ALL).expect("a view");
            assert_eq!(view["position"].is_object(), view["question"]["prompt"] == "turn");
            if view["position"].is_object() && picks.random_range(0..6) == 0 {
                let mut with = config(seed);
                with["position"] = view["position"].clone();
                let placed = Game::new(&with).expect("a position that was read out can be read in");
                assert_eq!(placed.hash(ALL), game.hash(ALL));
                assert_eq!(
                    placed.orders_json(ALL).expect("orders")["orders"],
                    game.orders_json(ALL).expect("orders")["orders"]
                );
                positions += 1;
            }
            game.submit(ALL, info.revision, picks.random_range(0..info.order_count))
                .expect("a listed order is accepted");
        }
    }
    assert!(positions > 1_000, "{positions} positions");
}

/// Where the host rolls, it may say how the dice fell, or let the engine's stream answer one by one.
#[test]
fn host_chance_with_the_engines_stream_is_the_engines_own_game() {
    for seed in 1..=50 {
        let mut host = config(seed);
        host["chance"] = "host".into();
        let (engine, host) = (Game::new(&config(seed)).expect("a game"), Game::new(&host).expect("a game"));
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let mut info = host.info(ALL).expect("info");
            while info.seat == ADJ_SEAT_CHANCE {
                let outcomes = host.orders(ADJ_SEAT_CHANCE).expect("chance sees its outcomes");
                assert!(outcomes.iter().all(|order| order.weight > 0 && order.flags & ADJ_ORDER_DEFAULT == 0));
                assert_eq!(host.orders(0).expect_err("they belong to chance").status, ADJ_E_VIEWER);
                host.submit(ADJ_SEAT_CHANCE, info.revision, ADJ_INDEX_CHANCE).expect("the stream answers");
                info = host.info(ALL).expect("info");
            }
            assert_eq!(host.hash(ALL), engine.hash(ALL), "the same dice");
            if info.over != 0 {
                break;
            }
            let index = picks.random_range(0..info.order_count);
            host.submit(info.seat, info.revision, index).expect("a listed order is accepted");
            let revision = engine.info(ALL).expect("info").revision;
            engine.submit(info.seat, revision, index).expect("a listed order is accepted");
        }
        assert_eq!(host.events_json(ALL, 0), engine.events_json(ALL, 0), "the same story");
    }
}

#[test]
fn events_are_kept_as_the_host_wishes() {
    let mut wish = config(3);
    wish["options"]["keep_events"] = 5.into();
    let game = Game::new(&wish).expect("a good configuration");
    let last = game.info(ALL).expect("info").events;
    assert!(last > 15, "numbers count on");
    assert_eq!(game.events(ALL, last - 5).expect("the last five are kept").len(), 5);
    assert_eq!(game.events(ALL, last - 6).expect_err("the others are gone").status, ADJ_E_GONE);
    assert_eq!(game.events(ALL, last + 1).expect_err("not yet").status, ADJ_E_GONE);
    let loaded = Game::load(&game.save(ALL).expect("a save")).expect("a save can be loaded");
    assert_eq!(loaded.info(ALL).expect("info").events, last, "numbers go on after loading");
    assert_eq!(loaded.events(ALL, last - 1).expect_err("events begin anew").status, ADJ_E_GONE);
}

#[test]
fn resigning_stands_in_the_record_and_can_be_taken_back() {
    for (cause, reason) in [
        (ADJ_CAUSE_RESIGN, ADJ_REASON_RESIGNED),
        (ADJ_CAUSE_TIME, ADJ_REASON_TIME_UP),
        (ADJ_CAUSE_ABSENT, ADJ_REASON_ABSENT),
    ] {
        let game = Game::new(&config(9)).expect("a good configuration");
        let before = game.hash(ALL);
        game.resign(1, cause).expect("at any question of anybody");
        let outcome = game.outcome();
        assert_eq!((outcome.winner, outcome.reason, outcome.result[0], outcome.result[1]), (0, reason, 1, -1));
        let replayed = Game::replay(&game.record().expect("a record"), u64::MAX).expect("it can be replayed");
        assert_eq!((replayed.hash(ALL), replayed.outcome().reason), (game.hash(ALL), reason));
        let loaded = Game::load(&game.save(ALL).expect("a save")).expect("it can be loaded");
        assert_eq!(loaded.outcome().winner, 0);
        loaded.undo(ADJ_UNDO_SAME_CHANCE).expect("nothing was revealed");
        assert_eq!(loaded.hash(ALL), before);
        assert_eq!(game.agree_draw().expect_err("the game is over").status, ADJ_E_OVER);
    }
}
