//! Whoever gives up.

use crate::common::{ALL, Game};
use crate::series::{USUAL, Walk, usual_configs, walks};
use adjutant::ffi::*;

const CAUSES: [(u32, u32); 3] = [
    (ADJ_CAUSE_RESIGN, ADJ_REASON_RESIGNED),
    (ADJ_CAUSE_TIME, ADJ_REASON_TIME_UP),
    (ADJ_CAUSE_ABSENT, ADJ_REASON_ABSENT),
];

#[test]
fn resigning_stands_in_the_record_and_can_be_taken_back() {
    for config in usual_configs() {
        for (cause, reason) in CAUSES {
            let game = Walk::new(config.clone(), USUAL).game;
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
}

/// Seats give up at any time, the set-up and another's turn included; the others play on, if there are two sides left.
#[test]
fn whoever_has_given_up_is_asked_nothing_more() {
    let mut played_on = 0;
    for mut walk in walks(1_000) {
        let mut gone = Vec::new();
        let often = if walk.once_in(2) { 20 } else { 400 };
        while let Some(info) = walk.asked() {
            assert!(!gone.contains(&info.seat), "{info:?} after {gone:?} gave up: {}", walk.config);
            let seat = (info.seat + i32::from(walk.once_in(2))) % info.seats as i32;
            if !gone.contains(&seat) && walk.once_in(often) {
                let (cause, _) = CAUSES[info.answers as usize % 3];
                walk.game.resign(seat, cause).expect("at any question of anybody");
                gone.push(seat);
                played_on += u32::from(walk.asked().is_some());
            } else {
                walk.step(&info);
            }
        }
        let replayed = Game::replay(&walk.game.record().expect("a record"), u64::MAX).expect("it can be replayed");
        assert_eq!(replayed.hash(ALL), walk.game.hash(ALL));
        assert_eq!(replayed.events_json(ALL, 0), walk.game.events_json(ALL, 0), "the same story");
    }
    assert!(played_on > 0, "others play on somewhere");
}
