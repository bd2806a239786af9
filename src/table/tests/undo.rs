//! Taking back: one answer at a time, never past a reveal, with the same dice or new ones.

use super::*;
use crate::table::{load, replay, save};

#[test]
fn undo_takes_back_one_answer_and_the_list_is_as_it_was() {
    let mut game = game();
    let (hash, listed) = (game.hash(ALL), notations(&game));
    give(&mut game, &["pass"]);
    assert_eq!(game.info(ALL).expect("info").undoable, 1);
    game.undo(SAME).expect("nothing was revealed");
    assert_eq!((game.hash(ALL), notations(&game)), (hash, listed));
    let info = game.info(ALL).expect("info");
    assert_eq!((info.revision, info.answers, info.undoable), (2, 4, 0), "the revision never goes back");
    let told: Value = serde_json::from_str(&game.events_json(ALL, info.events - 2).expect("events")).expect("JSON");
    assert_eq!((&told["events"][0]["kind"], &told["events"][1]["kind"]), (&json!("passed"), &json!("undo")));
    assert_eq!(told["events"][1]["value"], 1);
}

#[test]
fn a_reveal_stops_undo_whether_a_chance_or_a_card() {
    for revealing in [&["look"][..], &["play ant", "number 2"]] {
        let mut game = game_with("seats", json!([{ "deck": ["ant"] }, { "deck": ["bee"] }]));
        let first = game.hash(ALL);
        give(&mut game, revealing);
        let hash = game.hash(ALL);
        assert_eq!(game.info(ALL).expect("info").undoable, 0);
        assert_refused(game.undo(SAME), Status::Rule, reason::REVEALED);
        assert_eq!(game.hash(ALL), hash, "a refusal changes nothing");
        for _ in revealing {
            game.undo(FORCE).expect("by force");
        }
        assert_eq!(game.hash(ALL), first);
    }
}

#[test]
fn dice_come_again_or_anew() {
    let mut differs = 0;
    for seed in 1..=30 {
        let mut game = game_with("seed", json!(seed));
        give(&mut game, &["play bee"].map(|_| "look"));
        let play = notations(&game)[2].clone();
        give(&mut game, &[&play, "number 1"]);
        let after = game.hash(ALL);
        game.undo(FORCE).expect("by force");
        give(&mut game, &["number 1"]);
        assert_eq!(game.hash(ALL), after, "the same die");
        game.undo(FORCE_FRESH).expect("by force");
        give(&mut game, &["number 1"]);
        differs += u32::from(game.hash(ALL) != after);
        let loaded = load(&game.save(ALL).expect("a save")).expect("it can be loaded");
        assert_eq!(loaded.hash(ALL), game.hash(ALL));
    }
    assert!((15..30).contains(&differs), "{differs} of 30 new dice differ, five of six should");
}

#[test]
fn a_half_made_order_can_be_taken_back_whole_and_is_nobodys_business() {
    let mut game = game_with("seats", json!([{ "deck": ["ant", "bee"] }, {}]));
    let before = game.hash(ALL);
    let play = notations(&game)[2].clone();
    give(&mut game, &[&play]);
    let info = game.info(ALL).expect("info");
    assert_eq!((info.pending, info.undoable), (1, 1));
    let save = save::unseal(&game.save(Viewer::Public).expect("a save")).expect("good").1;
    let position = save["position"].as_str().expect("hex");
    assert_eq!(&position[6..8], "ff", "the staged card is blank");
    game.undo(SAME).expect("nothing is revealed before an order is whole");
    assert_eq!((game.hash(ALL), game.info(ALL).expect("info").pending), (before, 0));
}

#[test]
fn undo_goes_through_checkpoints() {
    let mut game = game();
    let mut hashes = Vec::new();
    // 200 answers without an end: pass and look in turns, so checkpoints stand at 64, 128, 192.
    for turn in 0..200 {
        hashes.push(game.hash(ALL));
        give(&mut game, &[if turn % 2 == 0 { "pass" } else { "look" }]);
    }
    for hash in hashes.into_iter().rev() {
        game.undo(FORCE).expect("by force");
        assert_eq!(game.hash(ALL), hash);
    }
    assert_refused(game.undo(FORCE), Status::Rule, reason::NOTHING_TO_UNDO);
    assert_eq!(game.info(ALL).expect("info").revision, 400);
}

#[test]
fn undoable_counts_the_undos_that_pass() {
    let mut picks = Picks(77);
    for _ in 0..200 {
        let mut game = game();
        for _ in 0..picks.below(12) {
            if !is_over(&game) {
                give_any(&mut game, &mut picks);
            }
            if picks.below(5) == 0 {
                let _ = game.undo(FORCE);
            }
            if picks.below(9) == 0 {
                game = game.fork(0).expect("a fork");
            }
            if picks.below(9) == 0 {
                game = load(&game.save(ALL).expect("a save")).expect("it can be loaded");
            }
        }
        for left in (0..game.info(ALL).expect("info").undoable).rev() {
            game.undo(SAME).expect("it said so");
            assert_eq!(game.info(ALL).expect("info").undoable, left);
        }
        game.undo(SAME).expect_err("it said so");
    }
}

#[test]
fn resigning_and_drawing_are_answers_that_can_be_recorded_and_taken_back() {
    let mut game = game();
    let before = game.hash(ALL);
    game.resign(1, Cause::Time).expect("at any question of anybody");
    assert_eq!(game.outcome().expect("an outcome").reason, u32::from(reason::TIME_UP));
    let record = game.record().expect("a record");
    assert!(record.contains(r#"{"by":1,"order":"resign 1 time","#), "{record}");
    assert_eq!(replay(&record, u64::MAX).expect("it can be replayed").hash(ALL), game.hash(ALL));
    game.undo(SAME).expect("nothing was revealed");
    assert_eq!(game.hash(ALL), before);
    game.agree_draw().expect("the toy knows draws");
    assert_eq!(game.outcome().expect("an outcome").reason, u32::from(reason::AGREED));
    let record = game.record().expect("a record");
    assert_eq!(replay(&record, u64::MAX).expect("it can be replayed").record().expect("a record"), record);
    assert_eq!(load(&game.save(ALL).expect("a save")).expect("it can be loaded").hash(ALL), game.hash(ALL));
}
