//! Saves, records and forks: equal games that play on equally, and bytes that are never trusted.

use super::*;
use crate::table::save::{self, Kind};
use crate::table::{load, replay};

#[test]
fn saved_loaded_replayed_and_forked_games_are_equal_and_play_on_equally() {
    let mut picks = Picks(3);
    for seed in 1..=100 {
        let mut game = game_with("seed", json!(seed));
        for _ in 0..picks.below(10) {
            if !is_over(&game) {
                give_any(&mut game, &mut picks);
            }
        }
        let save = game.save(ALL).expect("a save");
        let mut twins = [
            load(&save).expect("it can be loaded"),
            replay(&game.record().expect("a record"), u64::MAX).expect("it can be replayed"),
            game.fork(0).expect("a fork"),
        ];
        assert_eq!(twins[0].save(ALL).expect("a save"), save);
        while !is_over(&game) {
            let index = picks.below(game.info(ALL).expect("info").order_count as usize) as u32;
            for game in twins.iter_mut().chain([&mut game]) {
                let revision = game.info(ALL).expect("info").revision;
                game.submit(ALL, revision, Some(index)).expect("a listed order is accepted");
            }
            for twin in &twins {
                for viewer in [ALL, Viewer::Seat(0), Viewer::Seat(1), Viewer::Public] {
                    assert_eq!(twin.hash(viewer), game.hash(viewer));
                }
                assert_eq!(twin.record().expect("a record"), game.record().expect("a record"));
            }
        }
    }
}

#[test]
fn a_fork_begins_anew_where_it_stands() {
    let mut game = game();
    give(&mut game, &["pass"]);
    let info = game.info(ALL).expect("info");
    let mut fork = game.fork(9).expect("a fork");
    let forked = fork.info(ALL).expect("info");
    assert_eq!((forked.answers, forked.revision, forked.events, forked.undoable), (5, 1, info.events, 0));
    assert_refused(fork.undo(FORCE), Status::Rule, reason::NOTHING_TO_UNDO);
    assert_eq!(fork.events(ALL, info.events - 1).expect_err("events begin anew").status, Status::Gone);
    give(&mut fork, &["look"]);
    let again = load(&fork.save(ALL).expect("a save")).expect("it can be loaded");
    assert_eq!(again.info(ALL).expect("info").undoable, 0);
    assert_eq!(again.hash(ALL), fork.hash(ALL));
    assert!(again.record().expect("a record").contains(r#""seed":9"#));
}

#[test]
fn a_divergence_is_located() {
    let mut game = game();
    give(&mut game, &["look", "look", "pass", "look", "pass", "pass"]);
    let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
    let count = record["answers"].as_array().expect("a list").len();
    let expect = |record: &Value, status, detail| {
        let failure = replay(&record.to_string(), u64::MAX).expect_err("it differs");
        assert_eq!((failure.status, failure.detail), (status, detail), "{}", failure.message);
    };
    for number in 0..count {
        let answer = |key: &str, value: Value| {
            let mut record = record.clone();
            record["answers"][number][key] = value;
            record
        };
        expect(&answer("order", json!("dance")), Status::Diverged, number as u32);
        expect(&answer("hash", json!("0123456789abcdef")), Status::Diverged, number as u32);
        expect(&answer("by", json!(if number < 4 { 0 } else { -3 })), Status::Diverged, number as u32);
        assert_eq!(replay(&answer("hash", json!("0")).to_string(), 0).expect_err("no hash").status, Status::Data);
        assert_eq!(replay(&answer("by", json!("0")).to_string(), 0).expect_err("no seat").status, Status::Data);
        let part = replay(&record.to_string(), number as u64).expect("the part before is good");
        assert_eq!(part.info(ALL).expect("info").answers, number as u64);
    }
    let mut bad = record.clone();
    bad["config"]["sed"] = json!(1);
    expect(&bad, Status::Config, 0);
    let mut other = record.clone();
    other["hash_version"] = json!(99);
    other["answers"][2]["hash"] = json!("0123456789abcdef");
    replay(&other.to_string(), u64::MAX).expect("hashes of another version are not compared");
    assert_eq!(replay("{", 0).expect_err("no JSON").status, Status::Data);
    assert_eq!(replay("[]", 0).expect_err("no record").status, Status::Data);
}

#[test]
fn an_ending_in_a_record_is_given_by_who_may_give_it() {
    let mut game = game();
    game.resign(1, Cause::Resign).expect("a seat may give up");
    let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
    for by in [0, 7, -1, -3] {
        let mut record = record.clone();
        record["answers"][4]["by"] = json!(by);
        let failure = replay(&record.to_string(), u64::MAX).expect_err("seat 1 gave up, nobody for it");
        assert_eq!((failure.status, failure.detail), (Status::Diverged, 4), "by {by}");
    }
    let mut drawn = record.clone();
    drawn["answers"][4] = json!({ "by": 0, "order": "agree_draw" });
    assert_eq!(replay(&drawn.to_string(), u64::MAX).expect_err("one seat alone").status, Status::Diverged);
    drawn["answers"][4]["by"] = json!(-1);
    replay(&drawn.to_string(), u64::MAX).expect("all together");
    drawn["config"]["options"] = json!({ "draws": false });
    assert_eq!(replay(&drawn.to_string(), u64::MAX).expect_err("no draws here").status, Status::Diverged);
}

/// A save that was written by hand, with a right checksum.
fn forged(game: &Play, viewer: Viewer, change: impl FnOnce(&mut Value)) -> Result<Play, Failure> {
    let (kind, mut body) = save::unseal(&game.save(viewer).expect("a save")).expect("good");
    change(&mut body);
    load(&save::seal(kind, &body.to_string()))
}

#[test]
fn forged_saves_are_found_out() {
    let mut game = game();
    give(&mut game, &["look", "pass"]);
    let data = |result: Result<Play, Failure>| {
        let failure = result.expect_err("it is forged");
        assert_eq!((failure.status, failure.detail), (Status::Data, 0), "{}", failure.message);
    };
    forged(&game, ALL, |_| {}).expect("as it was");
    data(forged(&game, ALL, |body| body["hash"] = json!("0123456789abcdef")));
    data(forged(&game, ALL, |body| body["answers"][4]["order"] = json!("dance")));
    data(forged(&game, ALL, |body| body["revision"] = json!(-1)));
    data(forged(&game, ALL, |body| body["config"]["ruleset"] = json!("chess")));
    data(forged(&game, ALL, |body| body["answers"] = json!(null)));
    forged(&game, ALL, |body| (body["data"], body["hash"]) = (json!("00"), json!("00"))).expect("other data, no hash");
    let seat = Viewer::Seat(0);
    forged(&game, seat, |_| {}).expect("as it was");
    data(forged(&game, seat, |body| body["position"] = json!("00")));
    data(forged(&game, seat, |body| body["position"] = json!("zz")));
    data(forged(&game, seat, |body| body["position"] = json!("09".repeat(15))));
    data(forged(&game, seat, |body| body["viewer"] = json!(2)));
    data(forged(&game, seat, |body| body["viewer"] = json!(-2)));
    data(forged(&game, seat, |body| body["data"] = json!("0000000000000000")));
    let (_, body) = save::unseal(&game.save(ALL).expect("a save")).expect("good");
    data(load(&save::seal(Kind::Player, &body.to_string())));
    let broken = load(&save::seal(Kind::Whole, "{\"a\": ,}")).expect_err("no JSON");
    assert_eq!((broken.status, broken.detail), (Status::Data, 18 + 6), "the offset counts from the save's first byte");
    assert_eq!(load(&vec![0; 17 << 20]).expect_err("too long").status, Status::Limit);
}

#[test]
fn damaged_saves_are_errors() {
    let mut game = game();
    give(&mut game, &["look", "pass"]);
    let mut picks = Picks(11);
    for viewer in [ALL, Viewer::Seat(0)] {
        let save = game.save(viewer).expect("a save");
        for round in 0..5_000 {
            let mut bytes = save.clone();
            match round % 3 {
                0 => bytes.truncate(picks.below(save.len())),
                1 => bytes.extend([0; 3]),
                _ => {
                    let at = picks.below(save.len());
                    bytes[at] ^= 1 << picks.below(8);
                }
            }
            let failure = load(&bytes).expect_err("it is damaged");
            assert_eq!(failure.status, Status::Data, "{}", failure.message);
            assert!(failure.detail as usize <= bytes.len());
        }
    }
}
