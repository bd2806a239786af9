//! Who is asked, what is refused and what documents say.

use super::*;
use crate::table::check;

#[test]
fn the_engine_answers_chances_until_a_seat_is_asked() {
    let mut game = game();
    let info = game.info(ALL).expect("info");
    assert_eq!((info.seat, info.answers, info.revision, info.undoable), (0, 4, 0, 0), "both hands are dealt");
    give(&mut game, &["look", "play cat", "number 1"]);
    let info = game.info(ALL).expect("info");
    assert_eq!((info.seat, info.answers, info.revision), (0, 8, 3), "the die has fallen");
}

#[test]
fn checks_come_in_order_viewer_over_revision_rule() {
    let mut game = game();
    assert_refused(game.submit(Viewer::Seat(1), 9, Some(99)), Status::Viewer, 0);
    assert_refused(game.submit(Viewer::Public, 9, Some(99)), Status::Viewer, 0);
    assert_refused(game.submit(Viewer::Seat(2), 0, Some(0)), Status::Viewer, 0);
    assert_refused(game.submit(Viewer::Seat(0), 9, Some(99)), Status::Stale, 0);
    assert_refused(game.submit(Viewer::Seat(0), 0, Some(99)), Status::Rule, reason::NO_SUCH_INDEX);
    assert_refused(game.submit(ALL, 0, None), Status::Rule, reason::NO_SUCH_INDEX);
    assert_refused(game.submit_text(ALL, 0, "dance"), Status::Rule, reason::NOT_LEGAL);
    let checked = game.check(ALL, "dance").expect_err("no such order");
    assert_eq!(checked, game.submit_text(ALL, 0, " dance ").expect_err("no such order"), "one path for both");
    game.check(Viewer::Seat(0), "  look ").expect("blanks around do not matter");
    give(&mut game, &["pass", "pass"]);
    assert_refused(game.submit(ALL, 0, Some(99)), Status::Over, 0);
    assert_refused(game.check(ALL, "pass"), Status::Over, 0);
    assert_refused(game.resign(0, Cause::Time), Status::Over, 0);
    assert_refused(game.agree_draw(), Status::Over, 0);
    for viewer in [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public, ALL] {
        assert_eq!(orders(&game, viewer).expect("an empty list"), []);
    }
    assert_eq!(orders(&game, Viewer::Seat(2)).expect_err("no such seat").status, Status::Viewer);
}

#[test]
fn orders_belong_to_who_is_asked() {
    let game = game();
    assert_eq!(orders(&game, Viewer::Seat(0)), orders(&game, ALL));
    for other in [Viewer::Seat(1), Viewer::Public] {
        assert_eq!(orders(&game, other).expect_err("not asked").status, Status::Viewer);
        assert_eq!(game.check(other, "pass").expect_err("not asked").status, Status::Viewer);
        let info = game.info(other).expect("info");
        assert_eq!((info.order_count, info.subject, info.seat), (0, 0, 0));
        assert_eq!(game.text(other, Text::Question).expect("the prompt").lines().count(), 1);
    }
    let info = game.info(Viewer::Seat(0)).expect("info");
    assert_eq!((info.subject, info.order_count as usize), (77, notations(&game).len()));
    let menu = game.text(Viewer::Seat(0), Text::Question).expect("a menu");
    assert!(menu.starts_with("Left, your turn\n   0  Pass\n   1  Look at"), "{menu}");
}

#[test]
fn a_refused_change_changes_nothing() {
    let mut game = game_with("options", json!({ "draws": false }));
    let before = all_that_is_seen(&game, ALL);
    game.submit(ALL, 0, Some(50)).expect_err("no such index");
    game.submit(ALL, 7, Some(0)).expect_err("stale");
    game.submit_text(ALL, 0, "play dragon").expect_err("no such card");
    game.resign(2, Cause::Resign).expect_err("no such seat");
    game.resign(-1, Cause::Resign).expect_err("no such seat");
    assert_refused(game.agree_draw(), Status::Rule, reason::NO_AGREED_DRAW);
    assert_refused(game.undo(FORCE), Status::Rule, reason::NOTHING_TO_UNDO);
    assert_eq!(all_that_is_seen(&game, ALL), before);
}

#[test]
fn a_host_that_rolls_is_asked_at_each_chance() {
    let mut game = game_with("chance", json!("host"));
    let info = game.info(ALL).expect("info");
    assert_eq!((info.seat, info.answers, info.order_count), (-3, 0, 2));
    assert_eq!(notations(&game), ["draw ant", "draw bee"]);
    assert_eq!(orders(&game, Viewer::Seat(0)).expect_err("it is chance's").status, Status::Viewer);
    assert!(orders(&game, ALL).expect("orders").iter().all(|order| order.flags & 1 == 0), "chance has no default");
    give(&mut game, &["draw ant", "draw ant"]);
    let weights: Vec<u32> = orders(&game, ALL).expect("orders").iter().map(|order| order.weight).collect();
    assert_eq!(weights, [1, 2], "one bee, two cats");
    game.submit(ALL, 2, None).expect("the stream answers");
    game.submit(ALL, 3, None).expect("the stream answers");
    assert_refused(game.submit(ALL, 4, None), Status::Rule, reason::NO_SUCH_INDEX);
    assert_refused(game.undo(SAME), Status::Rule, reason::REVEALED);
    game.undo(FORCE).expect("by force");
    assert_eq!(game.info(ALL).expect("info").seat, -3, "a host's chance is an answer of its own");
}

#[test]
fn streams_of_host_and_engine_are_one() {
    let mut host = game_with("chance", json!("host"));
    while host.info(ALL).expect("info").seat == -3 {
        let revision = host.info(ALL).expect("info").revision;
        host.submit(ALL, revision, None).expect("the stream answers");
    }
    assert_eq!(host.hash(ALL), game().hash(ALL));
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let wrong = json!({
        "ruleset": "toy", "sed": 1, "seed": -1, "chance": "dice", "open_lists": "yes",
        "options": { "keep_events": "all", "drews": 1 },
        "seats": [{ "deck": ["dragon", "ant"] }, { "color": "red" }],
    });
    let told: Value = serde_json::from_str(&check(&wrong.to_string()).expect("it can be checked")).expect("JSON");
    let mut places: Vec<&str> =
        told["faults"].as_array().expect("a list").iter().map(|fault| fault["place"].as_str().expect("text")).collect();
    places.sort_unstable();
    let expected = [
        "chance",
        "open_lists",
        "options.drews",
        "options.keep_events",
        "seats[0].deck[0]",
        "seats[1].color",
        "sed",
        "seed",
    ];
    assert_eq!(places, expected);
    let failure = new_game(&wrong.to_string()).expect_err("it has faults");
    assert_eq!(failure.status, Status::Config);
    assert!(failure.message.ends_with("(7 more)"), "{}", failure.message);
    assert_eq!(check(&config().to_string()).expect("it can be checked"), r#"{"faults":[]}"#);
    assert!(check("{").expect("it can be checked").contains(r#""reason":"json""#));
    let long = format!("{{\"ruleset\": \"toy\"{}}}", " ".repeat(4 << 20));
    assert_eq!(new_game(&long).expect_err("too long").status, Status::Limit);
    for seed in [json!(0), json!(7.0), json!("x".repeat(64)), json!(1u64 << 53)] {
        game_with("seed", seed);
    }
    for seed in [json!("x".repeat(65)), json!(1.5), json!([]), json!(u64::MAX)] {
        let mut config = config();
        config["seed"] = seed;
        assert_eq!(new_game(&config.to_string()).expect_err("no seed").status, Status::Config);
    }
}

#[test]
fn documents_have_their_keys_in_order() {
    let mut game = game();
    give(&mut game, &["pass"]);
    let view = game.view(ALL).expect("a view");
    let mut at = 0;
    let keys =
        ["format", "ruleset", "viewer", "revision", "answers", "events", "question", "turn", "round", "phase", "over"];
    for key in keys.into_iter().chain(["hands"]) {
        let found = view.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key} is missing in {view}"));
        assert!(found >= at, "{key} stands too early in {view}");
        at = found;
    }
    let orders = game.orders_json(ALL).expect("orders");
    assert!(
        orders.contains(
            r#"{"index":0,"kind":"pass","value":0,"default":true,"action":0,"notation":"pass","label":"Pass"}"#
        )
    );
}
