//! What is kept can be taken up again: saves, records, positions, events.

use crate::common::{ALL, Game};
use crate::series::{SERIES, USUAL, Walk, usual_configs, walks};
use adjutant::ffi::*;
use serde_json::Value;

#[test]
fn saving_loading_and_replaying_give_an_equal_game_that_plays_on_equally() {
    for mut walk in walks(100) {
        let mut twin: Option<Game> = None;
        while let Some(info) = walk.asked() {
            if walk.once_in(8) {
                let save = walk.game.save(ALL).expect("a save");
                let loaded = Game::load(&save).expect("a save can be loaded");
                assert_eq!(loaded.save(ALL).expect("a save"), save, "a loaded game saves the same bytes");
                assert_eq!(loaded.view_text(ALL), walk.game.view_text(ALL));
                twin = Some(loaded);
            }
            let index = walk.step(&info);
            if let Some(twin) = &twin {
                twin.submit(info.seat, info.revision, index).expect("what one game accepts, its twin accepts");
                assert_eq!(twin.hash(ALL), walk.game.hash(ALL));
                if walk.once_in(8) {
                    assert_eq!(twin.view_text(ALL), walk.game.view_text(ALL));
                }
            }
        }
        let record = walk.game.record().expect("a record");
        let replayed = Game::replay(&record, u64::MAX).expect("a record can be replayed");
        assert_eq!(replayed.hash(ALL), walk.game.hash(ALL));
        assert_eq!(replayed.record().expect("a record"), record);
        assert_eq!(replayed.events_json(ALL, 0), walk.game.events_json(ALL, 0), "a replay tells the same story");
    }
}

#[test]
fn a_replay_names_the_first_answer_that_differs() {
    for config in usual_configs() {
        let mut walk = Walk::new(config, USUAL);
        walk.play(500);
        let record: Value = serde_json::from_str(&walk.game.record().expect("a record")).expect("JSON");
        let count = record["answers"].as_array().expect("a list").len();
        for number in (0..count).step_by(7) {
            for (key, wrong) in [("hash", "0000000000000000"), ("order", "conquer everything")] {
                let mut broken = record.clone();
                broken["answers"][number][key] = wrong.into();
                let refused = Game::replay(&broken.to_string(), u64::MAX).expect_err("a wrong answer is found");
                assert_eq!((refused.status, refused.detail), (ADJ_E_DIVERGED, number as u32), "a wrong {key}");
            }
            let part = Game::replay(&record.to_string(), number as u64).expect("the part before is good");
            assert_eq!(part.info(ALL).expect("info").answers, number as u64);
        }
    }
}

// Where a position numbers its cards anew, reading it in and out again changes nothing.
#[test]
fn a_position_that_is_read_in_is_read_out_again() {
    for series in SERIES.iter().filter(|series| !series.exact_positions) {
        let mut positions = 0;
        for seed in 1..=200 / series.length {
            let mut walk = Walk::new((series.config)(seed), seed);
            while let Some(info) = walk.asked() {
                let view = walk.game.view(ALL).expect("a view");
                if view["position"].is_object() {
                    let mut with = walk.config.clone();
                    with["position"] = view["position"].clone();
                    let placed = Game::new(&with).expect("a position that was read out can be read in");
                    assert_eq!(placed.view(ALL).expect("a view")["position"], view["position"]);
                    positions += 1;
                }
                walk.step(&info);
            }
        }
        assert!(positions > 1_000, "{positions} positions of {}", series.name);
    }
}

#[test]
fn a_position_makes_a_game_with_the_same_hash() {
    for series in SERIES.iter().filter(|series| series.exact_positions) {
        let mut positions = 0;
        for seed in 1..=200 / series.length {
            let mut walk = Walk::new((series.config)(seed), seed);
            while let Some(info) = walk.asked() {
                if walk.once_in(4) {
                    let view = walk.game.view(ALL).expect("a view");
                    assert_eq!(view["position"].is_object(), view["question"]["prompt"] == "turn");
                    if view["position"].is_object() {
                        let mut with = walk.config.clone();
                        with["position"] = view["position"].clone();
                        let placed = Game::new(&with).expect("a position that was read out can be read in");
                        assert_eq!(placed.hash(ALL), walk.game.hash(ALL));
                        let question = |game: &Game| game.orders_json(ALL).expect("orders")["orders"].clone();
                        assert_eq!(question(&placed), question(&walk.game));
                        positions += 1;
                    }
                }
                walk.step(&info);
            }
        }
        assert!(positions > 1_000, "{positions} positions of {}", series.name);
    }
}

#[test]
fn events_are_kept_as_the_host_wishes() {
    for mut wish in usual_configs() {
        wish["options"]["keep_events"] = 5.into();
        let mut walk = Walk::new(wish, USUAL);
        walk.play(30);
        let game = &walk.game;
        let last = game.info(ALL).expect("info").events;
        assert!(last > 15, "numbers count on");
        assert_eq!(game.events(ALL, last - 5).expect("the last five are kept").len(), 5);
        assert_eq!(game.events(ALL, last - 6).expect_err("the others are gone").status, ADJ_E_GONE);
        assert_eq!(game.events(ALL, last + 1).expect_err("not yet").status, ADJ_E_GONE);
        let loaded = Game::load(&game.save(ALL).expect("a save")).expect("a save can be loaded");
        assert_eq!(loaded.info(ALL).expect("info").events, last, "numbers go on after loading");
        assert_eq!(loaded.events(ALL, last - 1).expect_err("events begin anew").status, ADJ_E_GONE);
    }
}
