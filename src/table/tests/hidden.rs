//! What a viewer gets to know, in events and in the save of a seat.

use super::*;
use crate::table::{Info, load, save};

#[test]
fn events_are_kept_as_told_and_gone_otherwise() {
    let mut game = game_with("options", json!({ "keep_events": 3 }));
    assert_eq!(game.info(ALL).expect("info").events, 4);
    give(&mut game, &["look", "look"]);
    assert_eq!(game.events(ALL, 3).expect("the last three").len(), 3);
    for gone in [0, 2, 7, u64::MAX] {
        assert_eq!(game.events(ALL, gone).expect_err("not kept, or not yet").status, Status::Gone);
    }
    assert_eq!(game.events(ALL, 6).expect("nothing new"), []);
    let none = game_with("options", json!({ "keep_events": 0 }));
    assert_eq!(none.events(ALL, 4).expect("nothing new"), []);
    let loaded = load(&game.save(ALL).expect("a save")).expect("it can be loaded");
    assert_eq!(loaded.info(ALL).expect("info").events, 6, "numbers go on");
    assert_eq!(loaded.events(ALL, 5).expect_err("events begin anew").status, Status::Gone);
}

#[test]
fn every_viewer_gets_every_event_and_hidden_cards_are_blank() {
    let mut game = game();
    give(&mut game, &["look"]);
    for viewer in [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public, ALL] {
        let events = game.events(viewer, 0).expect("events");
        assert_eq!(events.len(), 5);
        for event in events.iter() {
            let only = event.only.expect("dealt and seen by one seat");
            assert_eq!((event.card != 0, event.flags & 1 == 0), (viewer.sees(only), viewer.sees(only)));
        }
    }
    let lines = game.text(Viewer::Seat(1), Text::Events(3)).expect("lines");
    assert!(lines.ends_with("[5] Left sees a card\n"), "{lines}");
}

/// Two worlds that seat 0 cannot tell apart: seed, the other deck and the other hand differ.
#[test]
fn saves_of_a_seat_hold_nothing_hidden() {
    let world = |seed: Value, deck: Value| {
        let seats = json!([{ "deck": ["ant"] }, { "deck": deck }]);
        let config = json!({ "ruleset": "toy", "seed": seed, "seats": seats });
        let mut game = new_game(&config.to_string()).expect("a good configuration");
        give(&mut game, &["pass", "look", "play ant"]);
        game
    };
    let (one, two) = (world(json!(1), json!(["cat"])), world(json!("another"), json!(["bee", "bee"])));
    for viewer in [Viewer::Seat(0), Viewer::Public] {
        assert_eq!(all_that_is_seen(&one, viewer), all_that_is_seen(&two, viewer));
        let body = save::unseal(&one.save(viewer).expect("a save")).expect("good").1.to_string();
        for hidden in ["seed", "cat", "record", "answers\":["] {
            assert!(!body.contains(hidden), "{hidden} in {body}");
        }
        assert_eq!(body.contains("ant"), viewer != Viewer::Public, "one's own deck stays");
    }
    assert_ne!(one.save(Viewer::Seat(1)), two.save(Viewer::Seat(1)));
    let open = game_with("open_lists", json!(true)).save(Viewer::Public).expect("a save");
    assert!(save::unseal(&open).expect("good").1.to_string().contains("cat"), "open lists are open");
}

#[test]
fn a_seats_save_is_for_looking() {
    let mut game = game();
    give(&mut game, &["pass", "look"]);
    let seat = Viewer::Seat(0);
    let mut seen = load(&game.save(seat).expect("a save")).expect("it can be loaded");
    for viewer in [seat, Viewer::Public] {
        let told = |game: &Play| {
            let info = game.info(viewer).expect("info");
            (Info { undoable: 0, ..info }, game.view(viewer), game.hash(viewer), game.save(viewer))
        };
        assert_eq!(told(&seen), told(&game));
    }
    assert_eq!(seen.orders_json(seat), game.orders_json(seat));
    seen.check(seat, "pass").expect("legal");
    assert_refused(seen.check(seat, "dance"), Status::Rule, reason::NOT_LEGAL);
    let revision = seen.info(seat).expect("info").revision;
    let viewer = |result: Result<(), Failure>| assert_refused(result, Status::Viewer, 0);
    viewer(seen.submit(seat, revision, Some(0)));
    viewer(seen.submit_text(seat, revision, "pass"));
    viewer(seen.resign(0, Cause::Resign));
    viewer(seen.agree_draw());
    viewer(seen.undo(FORCE));
    viewer(seen.record().map(drop));
    viewer(seen.fork(0).map(drop));
    for other in [Viewer::Seat(1), ALL] {
        viewer(seen.info(other).map(drop));
        viewer(seen.view(other).map(drop));
        viewer(seen.hash(other).map(drop));
        viewer(seen.save(other).map(drop));
        viewer(seen.text(other, Text::Question).map(drop));
        viewer(seen.events(other, 0).map(drop));
    }
}
