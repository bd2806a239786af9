//! Seeds, dice and undo.

use crate::common::{ALL, Game};
use crate::series::{SERIES, Walk, usual_configs, walks};
use adjutant::ffi::*;
use std::collections::HashSet;

#[test]
fn the_same_seed_is_the_same_game_and_another_seed_another() {
    for mut config in usual_configs() {
        let first = Game::new(&config).expect("a good configuration");
        let second = Game::new(&config).expect("a good configuration");
        assert_eq!(first.view_text(ALL), second.view_text(ALL));
        let fork = first.fork(99).expect("a fork");
        assert_eq!(fork.hash(ALL), first.hash(ALL), "a fork stands where it was made");
        let mut hashes = HashSet::new();
        for seed in 0..50 {
            config["seed"] = seed.into();
            hashes.insert(Game::new(&config).expect("a good configuration").hash(ALL).expect("a hash"));
        }
        assert!(hashes.len() > 1, "the dice fall otherwise");
    }
}

#[test]
fn undo_goes_back_exactly_and_dice_come_again_or_anew() {
    let mut fresh_differs = 0;
    for mut walk in walks(200) {
        while let Some(info) = walk.asked() {
            if !walk.once_in(4) {
                walk.step(&info);
                continue;
            }
            let before = walk.game.view(ALL).expect("a view");
            let index = walk.step(&info);
            let after = walk.game.hash(ALL);
            let next = walk.game.info(ALL).expect("info");
            if next.undoable == 0 {
                let refused = walk.game.undo(ADJ_UNDO_SAME_CHANCE).expect_err("past a reveal only by force");
                assert_eq!((refused.status, refused.reason), (ADJ_E_RULE, ADJ_REASON_REVEALED));
            }
            let fresh = u32::from(walk.once_in(2));
            walk.game.undo(ADJ_UNDO_FORCE | fresh).expect("a forced undo");
            let back = walk.game.view(ALL).expect("a view");
            for key in ["question", "turn", "round", "phase", "seats", "places", "entities", "answers"] {
                assert_eq!(back[key], before[key], "{key} is as it was");
            }
            let again = walk.game.info(ALL).expect("info");
            assert!(again.revision > next.revision && again.events > next.events, "counters only grow");
            walk.game.submit(ALL, again.revision, index).expect("the same order again");
            if fresh == 0 {
                assert_eq!(walk.game.hash(ALL), after, "the same dice come again");
            } else {
                fresh_differs += u32::from(walk.game.hash(ALL) != after);
            }
        }
    }
    assert!(fresh_differs > 0, "fresh dice differ somewhere");
}

/// Where the host rolls, it may say how the dice fell, or let the engine's stream answer one by one.
#[test]
fn host_chance_with_the_engines_stream_is_the_engines_own_game() {
    for series in &SERIES {
        let mut chances = 0;
        for seed in 1..=50 {
            let mut config = (series.config)(seed);
            let mut walk = Walk::new(config.clone(), seed);
            config["chance"] = "host".into();
            let host = Game::new(&config).expect("a good configuration");
            loop {
                let mut info = host.info(ALL).expect("info");
                while info.seat == ADJ_SEAT_CHANCE {
                    let outcomes = host.orders(ADJ_SEAT_CHANCE).expect("chance sees its outcomes");
                    assert!(outcomes.iter().all(|order| order.weight > 0 && order.flags & ADJ_ORDER_DEFAULT == 0));
                    assert_eq!(host.orders(0).expect_err("they belong to chance").status, ADJ_E_VIEWER);
                    host.submit(ADJ_SEAT_CHANCE, info.revision, ADJ_INDEX_CHANCE).expect("the stream answers");
                    info = host.info(ALL).expect("info");
                    chances += 1;
                }
                assert_eq!(host.hash(ALL), walk.game.hash(ALL), "the same dice");
                let Some(asked) = walk.asked() else { break };
                let index = walk.step(&asked);
                host.submit(info.seat, info.revision, index).expect("a listed order is accepted");
            }
            assert_eq!(host.events_json(ALL, 0), walk.game.events_json(ALL, 0), "the same story");
        }
        assert!(chances > 0, "there are chances in {}", series.name);
    }
}
