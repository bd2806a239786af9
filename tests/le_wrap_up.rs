//! Stories of Lost Empires: fall back, ready, refresh, draw, turn order (rulebook: 5. Wrap Up Phase).
//!
//! Both decks are test cards, so nothing here depends on a house value of a shipped card.

mod common;

use adjutant::ffi::*;
use common::{Story, Table};
use serde_json::{Value, json};

/// A plain Light unit of a test deck: every stat 1, one command, no keyword, no ability.
fn plain(key: &str, faction: &str) -> Value {
    json!({ "key": key, "name": key, "faction": faction, "type": "unit", "subtype": "light", "command": 1, "supply": 0,
        "control": 1, "offense": 1, "defense": 1, "keywords": [], "abilities": [] })
}

/// Two decks of nothing but test cards, so no house value of a shipped card can matter: seat 0 has the units `o1` to `o8`
/// and the support `os`, seat 1 `e1` to `e8` and `es`. `cards` overrides values of them.
fn game_of(factions: [&str; 2], cards: Value) -> Table {
    let mut base = Vec::new();
    let mut table = Table::of(factions[0], factions[1]);
    for (seat, letter) in ["o", "e"].into_iter().enumerate() {
        let mut titles: Vec<String> = (1..=8).map(|number| format!("{letter}{number}")).collect();
        base.extend(titles.iter().map(|key| plain(key, factions[seat])));
        titles.push(format!("{letter}s"));
        base.push(
            json!({ "key": format!("{letter}s"), "name": "Support", "faction": factions[seat], "type": "support",
            "command": 1, "supply": 0, "abilities": [{ "effect": [{ "gain": 0 }] }] }),
        );
        table = table.deck(seat, &titles.iter().map(String::as_str).collect::<Vec<_>>());
    }
    table = table.pack(json!({ "format": 1, "cards": base }));
    if cards.as_array().is_some_and(|cards| cards.is_empty()) {
        return table;
    }
    table.pack(json!({ "format": 1, "cards": cards }))
}

/// Feng (seat 0) against Terra Corps (seat 1).
fn game(cards: Value) -> Table {
    game_of(["feng", "terra_corps"], cards)
}

/// The artifacts of both seats.
fn artifacts(story: &Story) -> [u64; 2] {
    [0, 1].map(|seat| story.seat(seat)["artifacts"].as_u64().expect("a number"))
}

/// The kinds of the events since a number, without the dice and draws of the host's chance.
fn kinds(story: &Story, since: u64) -> Vec<String> {
    story.events(since).iter().map(|event| event["kind"].as_str().expect("a kind").to_owned()).collect()
}

fn rest(story: &mut Story) {
    story.both_pass().draw_all();
}

// covers: LE-R82
#[test]
fn wrap_up_runs_fall_back_ready_refresh_draw_turn_order() {
    let mut story =
        game(json!([])).unit_with(0, "o1", "hive_1", json!({ "drained": true })).seat(0, "command", json!(0)).play();
    let before = story.now();
    rest(&mut story);
    let kinds = kinds(&story, before);
    let at =
        |kind: &str| kinds.iter().rposition(|other| other == kind).unwrap_or_else(|| panic!("{kind} in {kinds:?}"));
    let steps = ["fall_back", "ready", "refresh_command", "draw", "first_player", "round", "turn"].map(at);
    assert!(steps.is_sorted(), "{kinds:?}");
    let wrap_up = story.events(before).into_iter().filter(|event| event["kind"] == "phase").collect::<Vec<_>>();
    assert_eq!(
        wrap_up.iter().map(|event| event["value"].as_i64().expect("a number")).collect::<Vec<_>>(),
        [3, 4, 5, 6, 2],
        "Control, Gate, Casualty, Wrap Up, and the next Order Phase"
    );
}

// covers: LE-W1, LE-R83, LE-40
#[test]
fn with_no_friendly_unit_in_an_outer_objective_they_must_fall_back_to_their_hive() {
    let notice = json!([
        { "key": "o1", "abilities": [{ "on": "moved", "do": [{ "gain": 1 }] }] },
        { "key": "o3", "abilities": [{ "on": "enters", "do": [{ "gain": 1 }] }] },
        { "key": "e1", "abilities": [{ "on": "enters", "do": [{ "gain": 1 }] }] }
    ]);
    let mut story = game(notice)
        .unit(0, "o1", "hive_1")
        .unit_with(0, "o2", "hive_1", json!({ "drained": true, "damage": 2 }))
        .unit(0, "o3", "hive_0")
        .unit(0, "o4", "center")
        .unit(1, "e1", "hive_0")
        .unit(1, "e2", "hive_1")
        .unit(1, "e3", "outer_left")
        .play();
    let before = story.now();
    story.order("pass").order("pass");
    assert_eq!(story.prompt(), "fall_back", "only seat 1, who holds an outer objective, may choose");
    assert_eq!((story.asked(), story.place(1), story.place(2)), (1, "hive_0".into(), "hive_0".into()));
    story.order("fall_back hive_1");
    assert_eq!(
        [1, 2, 3, 4, 5, 6, 7].map(|id| story.place(id)),
        ["hive_0", "hive_0", "hive_0", "center", "hive_1", "hive_1", "outer_left"],
        "units elsewhere, in their own hive too, stay where they are"
    );
    assert_eq!(story.damage(2), 2, "falling back repairs nothing");
    assert_eq!((story.told(before, "move"), story.told(before, "trigger")), (0, 0), "it is not considered a move");
    assert_eq!(artifacts(&story), [2, 1], "the center and an outer objective, and no effect");
}

// covers: LE-W1, LE-40, LE-26
#[test]
fn fall_back_movement_does_not_trigger_edgeguard() {
    let mut story = Table::new()
        .pack(json!({ "format": 1, "cards": [{ "key": "hound", "abilities": [], "keywords": [] }] }))
        .unit(0, "edgeguard", "hive_1")
        .unit(0, "hound", "hive_0")
        .play();
    story.order("pass").order("pass");
    assert_ne!(story.prompt(), "grant");
    assert_eq!(story.place(1), "hive_0");
}

// covers: LE-W2, LE-R83, LE-40
#[test]
fn all_of_them_go_to_one_outer_objective_with_a_friendly_unit_or_always_to_the_own_hive() {
    let table = || {
        game(json!([]))
            .unit(0, "o1", "hive_1")
            .unit(0, "o2", "hive_1")
            .unit(0, "o3", "outer_right")
            .unit(0, "o4", "center")
            .unit(1, "e1", "outer_left")
    };
    for (order, place) in [("fall_back outer_right", "outer_right"), ("fall_back hive_0", "hive_0")] {
        let mut story = table().play();
        story.order("pass").order("pass");
        assert_eq!(story.orders(), ["fall_back hive_0", "fall_back outer_right"]);
        for wrong in ["fall_back outer_left", "fall_back center", "fall_back hive_1"] {
            assert_eq!(story.refused(wrong).reason, ADJ_LE_REASON_NO_FALL_BACK, "{wrong}");
        }
        story.order(order);
        assert_eq!([1, 2].map(|id| story.place(id)), [place, place]);
        assert_ne!(story.prompt(), "fall_back", "one destination for all units there");
    }
    let mut story = table().unit(0, "o5", "outer_left").play();
    story.order("pass").order("pass");
    assert_eq!(story.orders(), ["fall_back hive_0", "fall_back outer_left", "fall_back outer_right"]);
}

// covers: LE-40, LE-W2
#[test]
fn the_first_player_falls_back_first() {
    for first in [0, 1] {
        let mut story = game(json!([]))
            .set("first_player", json!(first))
            .set("turn", json!(first))
            .unit(0, "o1", "hive_1")
            .unit(0, "o2", "outer_left")
            .unit(1, "e1", "hive_0")
            .unit(1, "e2", "outer_right")
            .play();
        story.order("pass").order("pass");
        assert_eq!((story.prompt(), story.asked()), ("fall_back".to_owned(), first));
        story.order(&format!("fall_back hive_{first}"));
        assert_eq!((story.prompt(), story.asked()), ("fall_back".to_owned(), 1 - first));
    }
}

// covers: LE-40
#[test]
fn a_unit_that_dies_in_the_casualty_phase_neither_falls_back_nor_holds_an_objective_to_fall_back_to() {
    let doomed = json!({ "damage": 3, "doomed_by": 1 });
    let mut story = game(json!([]))
        .unit_with(0, "o1", "hive_1", doomed.clone())
        .unit(0, "o2", "hive_1")
        .unit_with(0, "o3", "outer_left", doomed)
        .play();
    story.order("pass").order("pass");
    assert_eq!([1, 2, 3].map(|id| story.place(id)), ["discard_0", "hive_0", "discard_0"]);
}

// covers: LE-R84
#[test]
fn all_drain_tokens_of_all_players_come_off() {
    let drained = json!({ "drained": true });
    let mut table = game(json!([]));
    for (index, place) in ["hive_0", "outer_left", "center", "outer_right", "hive_1"].into_iter().enumerate() {
        table = table.unit_with(0, &format!("o{}", index + 1), place, drained.clone());
        table = table.unit_with(1, &format!("e{}", index + 1), place, drained.clone());
    }
    let mut story = table.play();
    story.order("pass").order("pass");
    for _ in 0..2 {
        assert_eq!(story.prompt(), "fall_back");
        let order = story.orders()[0].clone();
        story.order(&order);
    }
    assert!((1..=10).all(|id| story.entity(id)["drained"] == false));
}

// covers: LE-R85
#[test]
fn all_tokens_turn_ready_and_unspent_ones_give_no_extra() {
    for (command, supply) in [(0, 0), (2, 1), (4, 0), (4, 1)] {
        let mut story = game(json!([]))
            .seat(0, "command", json!(command))
            .seat(0, "supply", json!(supply))
            .seat(1, "command", json!(1))
            .seat(1, "supply", json!(0))
            .play();
        rest(&mut story);
        for seat in 0..2 {
            assert_eq!((&story.seat(seat)["command"], &story.seat(seat)["supply"]), (&json!(4), &json!(1)));
        }
    }
}

// covers: LE-R86
#[test]
fn each_player_draws_exactly_one_card_from_the_top_of_the_own_deck() {
    let mut story = game(json!([]))
        .seat(
            0,
            "deck",
            json!([{ "from_top": 0, "card": "o7" }, { "from_top": 1, "card": "o3" }, { "from_top": 17, "card": "o5" }]),
        )
        .seat(1, "deck", json!([{ "from_top": 0, "card": "e2", "known_to": "all" }, { "from_top": 1, "card": "e6" }]))
        .play();
    let mut expected = [["o7", "e2"], ["e6", "o3"]].into_iter();
    for round in 1..=2 {
        let before = story.now();
        rest(&mut story);
        let drawn: Vec<Value> = story
            .events(before)
            .into_iter()
            .filter(|event| event["kind"] == "draw")
            .map(|event| event["card"].clone())
            .collect();
        assert_eq!(drawn, expected.next().expect("two rounds"), "one each, from the top, First Player first");
        for seat in 0..2 {
            assert_eq!((&story.seat(seat)["hand"], &story.seat(seat)["deck"]), (&json!(round), &json!(18 - round)));
        }
    }
}

// covers: LE-R87
#[test]
fn there_is_no_limit_to_the_number_of_cards_in_hand() {
    let hand = ["o1", "o1", "o2", "o2", "o3", "o3", "o4", "o4", "o5", "o5", "o6", "o6", "o7", "o7"];
    let mut story = game(json!([])).hand(0, &hand).play();
    for held in 15..=18 {
        rest(&mut story);
        assert_eq!((&story.seat(0)["hand"], &story.seat(0)["discard"]), (&json!(held), &json!(0)));
    }
}

/// Everything of seat 0 but these cards lies in its discard pile.
fn nearly_empty(cards: Value, left: &[&str]) -> Table {
    let mut table = game(cards);
    let mut left = left.to_vec();
    for title in ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "os"].into_iter().flat_map(|title| [title, title]) {
        match left.iter().position(|kept| *kept == title) {
            Some(index) => drop(left.remove(index)),
            None => table = table.discarded(0, title),
        }
    }
    table
}

// covers: LE-R88, LE-R21
#[test]
fn with_a_depleted_deck_a_player_simply_does_not_draw() {
    let mut story = nearly_empty(json!([]), &["o1"]).play();
    rest(&mut story);
    assert_eq!((&story.seat(0)["hand"], &story.seat(0)["deck"]), (&json!(1), &json!(0)), "the last card is drawn");
    for _ in 0..3 {
        let before = story.now();
        rest(&mut story);
        assert_eq!((story.told(before, "no_card"), story.told(before, "shuffle")), (1, 0));
        let own = story.seat(0);
        assert_eq!((&own["hand"], &own["deck"], &own["discard"]), (&json!(1), &json!(0), &json!(17)), "no reshuffle");
        assert_eq!((&own["artifacts"], &story.view()["over"]), (&json!(0), &json!(false)), "no penalty");
    }
    assert_eq!(story.seat(1)["hand"], 4, "the other player draws on");
}

// covers: LE-46
#[test]
fn a_deck_that_had_run_out_and_holds_a_card_again_is_drawn_from_unless_the_option_closes_it() {
    let back = json!([{ "key": "os", "abilities": [{ "effect": [
        { "draw": 1 }, { "choose_card": "hand", "as": "c1" }, { "put_on_deck": "c1", "end": "top" }] }] }]);
    for (option, hand) in [("while_empty", 1), ("for_good", 0)] {
        let mut story =
            nearly_empty(back.clone(), &["os", "o1"]).option("deck_out", json!(option)).hand(0, &["os", "o1"]).play();
        let before = story.now();
        story.order("play os").order("choose o1");
        assert_eq!(story.told(before, "no_card"), 1, "the deck had run out");
        assert_eq!((&story.seat(0)["deck"], &story.seat(0)["hand"]), (&json!(1), &json!(0)));
        rest(&mut story);
        assert_eq!((&story.seat(0)["hand"], &story.seat(0)["deck"]), (&json!(hand), &json!(1 - hand)), "{option}");
    }
}

// covers: LE-R89, LE-R31
#[test]
fn the_first_player_token_passes_each_round_and_the_order_phase_begins() {
    for first in [0, 1] {
        let mut story = game(json!([])).set("first_player", json!(first)).set("turn", json!(first)).play();
        for round in 2..=4 {
            rest(&mut story);
            let now = (first + round - 1) % 2;
            let view = story.view();
            assert_eq!(
                (&view["round"], &view["first_player"], &view["phase"]),
                (&json!(round), &json!(now), &json!("order"))
            );
            assert_eq!((story.prompt(), story.asked()), ("turn".to_owned(), now));
            assert_eq!([0, 1].map(|seat| story.seat(seat)["passed"].clone()), [json!(false), json!(false)]);
        }
    }
}

// covers: LE-R98, LE-R84, LE-R85
#[test]
fn a_round_gives_the_center_its_extra_artifact_once_and_nothing_outside_the_control_phase() {
    let mut story = game(json!([])).unit(0, "o1", "outer_left").play();
    story.orders_given(&["activate u1 supply", "move u1 center"]);
    assert_eq!(artifacts(&story), [0, 0], "standing in the center gives nothing in the Order Phase");
    story.orders_given(&["pass", "pass"]).draw_all();
    assert_eq!(artifacts(&story), [2, 0]);
    story.orders_given(&["pass", "activate u1 supply", "move u1 outer_left", "pass"]);
    assert_eq!(artifacts(&story), [3, 0], "who left the center has no use of it");
}
