//! Stories of Lost Empires: control, gates, wrap up (rulebook: 2. Control Phase, 3. Gate Phase, 5. Wrap Up Phase).

mod common;

use adjutant::ffi::*;
use common::{Story, Table};
use serde_json::{Value, json};

fn artifacts(story: &Story) -> [u64; 2] {
    [0, 1].map(|seat| story.seat(seat)["artifacts"].as_u64().expect("a number"))
}

fn damaged() -> Value {
    json!({ "damage": 1 })
}

// covers: LE-K1, LE-R73, LE-R74, LE-R75, LE-37, LE-R98
#[test]
fn feng_wins_the_center_with_three_against_two() {
    let mut story = Table::new()
        .unit(0, "eye_of_gliese", "center")
        .unit_with(0, "fellgrin_captain", "center", json!({ "damage": 1, "drained": true }))
        .unit(1, "dust_angel", "center")
        .unit(1, "dust_marine", "center")
        .play();
    assert_eq!(story.control(3), (3, 2), "4 before damage; drained units count too");
    story.both_pass();
    assert_eq!(artifacts(&story), [2, 0], "1 for the objective and 1 more for the center");
}

// covers: LE-K2
#[test]
fn scion_imperium_wins_the_center_with_three_against_two() {
    let mut story = Table::of("scion_imperium", "neo_human_republic")
        .unit(0, "flack_reaper", "center")
        .unit(0, "paladin", "center")
        .unit(1, "vanguard", "center")
        .unit(1, "dr_76", "center")
        .play();
    assert_eq!(story.control(3), (3, 2));
    story.both_pass();
    assert_eq!(artifacts(&story), [2, 0]);
}

// covers: LE-K3, LE-R72, LE-R71, LE-R70
#[test]
fn the_only_occupant_controls_an_objective_whatever_the_total() {
    let pack = json!({ "format": 1, "cards": [{ "key": "hound", "control": 0 }] });
    let mut story = Table::new().pack(pack).unit(0, "hound", "outer_left").unit(1, "basilisk", "outer_right").play();
    assert_eq!(story.control(2), (0, 0));
    let before = story.now();
    story.both_pass();
    assert_eq!(artifacts(&story), [1, 1]);
    assert_eq!(
        (story.told(before, "control"), story.told(before, "tie")),
        (2, 0),
        "each objective with units is checked once; the empty center gives nothing"
    );
}

// covers: LE-K4, LE-36
#[test]
fn a_contested_tie_gives_nobody_anything() {
    let mut story = Table::new()
        .unit(0, "fellgrin_captain", "center")
        .unit(1, "dust_angel", "center")
        .unit(1, "basilisk", "center")
        .play();
    assert_eq!(story.control(3), (3, 3));
    story.both_pass();
    assert_eq!(artifacts(&story), [0, 0], "neither of the center's two");
    let pack =
        json!({ "format": 1, "cards": [{ "key": "hound", "control": 0 }, { "key": "dust_angel", "control": 0 }] });
    for (floor, expected) in [("zero", [0, 0]), ("none", [0, 1])] {
        let mut story = Table::new()
            .pack(pack.clone())
            .option("control_floor", json!(floor))
            .unit_with(0, "hound", "outer_left", damaged())
            .unit(1, "dust_angel", "outer_left")
            .play();
        story.both_pass();
        assert_eq!(artifacts(&story), expected, "control below 0: {floor}");
    }
}

// covers: LE-K5, LE-34, LE-R69
#[test]
fn hives_give_no_artifacts() {
    let mut story = Table::new().unit(0, "hound", "hive_1").unit(0, "edgeguard", "hive_0").play();
    story.both_pass();
    assert_eq!(artifacts(&story), [0, 0]);
}

// covers: LE-K6, LE-R99
#[test]
fn alpha_dog_has_one_control_more_for_each_enemy_up_to_three() {
    for (enemies, bonus) in [0, 1, 2, 3, 3, 3].into_iter().enumerate() {
        let mut table = Table::new()
            .with_cards(0, &["alpha_dog"])
            .unit(0, "alpha_dog", "center")
            .unit(0, "hound", "center")
            .unit(1, "basilisk", "hive_1");
        for enemy in ["basilisk", "firebird", "firebird", "dust_angel", "dust_angel"].into_iter().take(enemies) {
            table = table.unit(1, enemy, "center");
        }
        let story = table.play();
        let printed = story.stat(1, "printed_control");
        assert_eq!(story.stat(1, "control") - printed, bonus, "{enemies} enemies; the printed value stays");
    }
}

// covers: LE-35
#[test]
fn objectives_are_checked_from_the_first_players_left() {
    for (first, order) in [(0, ["outer_left", "center", "outer_right"]), (1, ["outer_right", "center", "outer_left"])] {
        let mut story = Table::new()
            .set("first_player", json!(first))
            .unit(0, "hound", "outer_left")
            .unit(0, "hound", "center")
            .unit(0, "edgeguard", "outer_right")
            .play();
        let before = story.now();
        story.both_pass();
        let places: Vec<Value> = story
            .events(before)
            .iter()
            .filter(|event| event["kind"] == "control")
            .map(|event| event["place"].clone())
            .collect();
        assert_eq!(places, order);
        assert_eq!(artifacts(&story)[0], 0, "4 artifacts, all there can be, built a gate");
        assert_eq!(story.seat(0)["gates"], 1);
    }
}

// covers: LE-G1, LE-R76, LE-R77, LE-R78, LE-38
#[test]
fn six_artifacts_build_the_first_gate_and_two_are_left() {
    let mut story = Table::new().seat(0, "artifacts", json!(6)).seat(1, "artifacts", json!(3)).play();
    story.both_pass();
    assert_eq!(artifacts(&story), [2, 3], "fewer than 4 build nothing and are kept");
    assert_eq!([story.seat(0)["gates"].clone(), story.seat(1)["gates"].clone()], [json!(1), json!(0)]);
    assert_eq!(story.game.view(1).expect("a view")["seats"][0]["artifacts"], 2, "everybody sees the numbers");
    for round in 2..4 {
        let mut on = Table::new().seat(0, "artifacts", json!(4)).seat(0, "gates", json!(round - 1)).play();
        let before = on.now();
        on.both_pass();
        let gate = on.events(before).into_iter().find(|event| event["kind"] == "gate").expect("it is compulsory");
        assert_eq!(gate["value"], round, "in the order 1, 2, 3, 4");
    }
}

// covers: LE-G2
#[test]
fn eight_artifacts_still_build_one_gate_a_round() {
    let mut story = Table::new().seat(0, "artifacts", json!(9)).play();
    story.both_pass();
    assert_eq!((artifacts(&story)[0], story.seat(0)["gates"].clone()), (5, json!(1)));
}

// covers: LE-G3, LE-R79, LE-R80, LE-R21
#[test]
fn the_fourth_gate_wins_and_nothing_can_be_ordered_after() {
    let mut story = Table::new()
        .seat(1, "artifacts", json!(4))
        .seat(1, "gates", json!(3))
        .unit_with(0, "hound", "hive_0", json!({ "damage": 3, "doomed_by": 1 }))
        .play();
    let before = story.now();
    story.both_pass();
    let outcome = story.game.outcome();
    assert_eq!(
        (outcome.winner, outcome.reason, outcome.score[1], outcome.result[0]),
        (1, ADJ_LE_REASON_FOURTH_GATE, 4, -1)
    );
    assert_eq!(story.place(1), "hive_0", "before the Casualty Phase");
    assert_eq!(story.told(before, "over"), 1);
    assert_eq!(story.orders(), Vec::<String>::new());
    let info = story.game.info(common::ALL).expect("info");
    assert_eq!((info.over, info.seat), (1, ADJ_SEAT_NONE));
    let refused = story.game.submit_text(common::ALL, info.revision, "pass").expect_err("the game is over");
    assert_eq!(refused.status, ADJ_E_OVER);
    assert_eq!(story.game.resign(0, ADJ_CAUSE_RESIGN).expect_err("the game is over").status, ADJ_E_OVER);
    let mut poor = Table::new().play();
    poor.both_pass().draw_all();
    assert_eq!(poor.view()["over"], false, "no units and no hand end nothing");
}

// covers: LE-G4, LE-39, LE-49
#[test]
fn two_fourth_gates_are_decided_by_artifacts_then_control_then_nobody() {
    let table = |artifacts: [u64; 2]| {
        Table::new()
            .seat(0, "gates", json!(3))
            .seat(1, "gates", json!(3))
            .seat(0, "artifacts", json!(artifacts[0]))
            .seat(1, "artifacts", json!(artifacts[1]))
    };
    let end = |table: Table| {
        let mut story = table.play();
        story.both_pass();
        let outcome = story.game.outcome();
        (outcome.winner, outcome.reason)
    };
    assert_eq!(end(table([4, 6])), (1, ADJ_LE_REASON_MORE_ARTIFACTS));
    let units = |table: Table| {
        table.unit(0, "fellgrin_captain", "hive_0").unit(1, "dust_angel", "hive_1").unit(1, "dust_marine", "hive_0")
    };
    assert_eq!(end(units(table([4, 4]))), (0, ADJ_LE_REASON_MORE_CONTROL), "in all five battlefields, hives included");
    assert_eq!(end(table([4, 4])), (-1, ADJ_LE_REASON_DRAW));
    let hurt = |option: &str| {
        let table = table([4, 4]).option("tie_break_damage", json!(option));
        end(table.unit_with(0, "edgeguard", "hive_0", json!({ "damage": 3, "doomed_by": 1 })).unit(
            1,
            "dust_angel",
            "hive_1",
        ))
    };
    assert_eq!(hurt("counts"), (1, ADJ_LE_REASON_MORE_CONTROL), "units at 3 damage count, one less");
    assert_eq!(hurt("ignored"), (-1, ADJ_LE_REASON_DRAW));
}

// covers: LE-W1, LE-R83, LE-40
#[test]
fn units_in_the_enemy_hive_fall_back_home_when_no_outer_objective_is_held() {
    let patrol = json!({ "format": 1, "cards": [{ "key": "firebird", "abilities": [{ "on": "enters", "who": { "side": "enemy" }, "do": [{ "deal": 1, "to": "it" }] }] }] });
    let mut story = Table::new()
        .pack(patrol)
        .unit(0, "hound", "hive_1")
        .unit(0, "edgeguard", "hive_1")
        .unit(0, "hound", "center")
        .unit(1, "firebird", "hive_0")
        .play();
    let before = story.now();
    story.both_pass();
    assert_eq!(
        [1, 2, 3, 4].map(|id| story.place(id)),
        ["hive_0", "hive_0", "center", "hive_1"],
        "units elsewhere stay"
    );
    assert_eq!((story.told(before, "trigger"), story.damage(1)), (0, 0), "it is no move");
    assert_eq!(story.told(before, "grant"), 0);
}

// covers: LE-W2, LE-40
#[test]
fn they_may_fall_back_together_to_an_outer_objective_with_a_friend() {
    let table = || {
        Table::new()
            .unit(0, "hound", "hive_1")
            .unit(0, "edgeguard", "hive_1")
            .unit(0, "hound", "outer_right")
            .unit(1, "firebird", "hive_0")
            .unit(1, "basilisk", "outer_left")
    };
    let mut story = table().play();
    story.both_pass();
    assert_eq!(
        (story.prompt(), story.asked(), story.orders()),
        ("fall_back".to_owned(), 0, vec!["fall_back hive_0".to_owned(), "fall_back outer_right".to_owned()])
    );
    assert_eq!(story.refused("fall_back outer_left").reason, ADJ_LE_REASON_NO_FALL_BACK);
    assert_eq!(story.refused("fall_back center").reason, ADJ_LE_REASON_NO_FALL_BACK);
    story.order("fall_back outer_right");
    assert_eq!([1, 2].map(|id| story.place(id)), ["outer_right", "outer_right"], "one destination for all");
    assert_eq!((story.prompt(), story.asked()), ("fall_back".to_owned(), 1), "the First Player went first");
    story.order("fall_back outer_left");
    assert_eq!(story.place(4), "outer_left");
    let mut story = table().set("first_player", json!(1)).set("turn", json!(1)).play();
    story.both_pass();
    assert_eq!(story.asked(), 1);
}

// covers: LE-R84, LE-R85, LE-R82
#[test]
fn all_drain_tokens_come_off_and_all_tokens_turn_ready() {
    let drained = json!({ "drained": true });
    let mut story = Table::new()
        .unit_with(0, "hound", "hive_0", drained.clone())
        .unit_with(1, "firebird", "center", drained)
        .seat(0, "command", json!(1))
        .seat(1, "supply", json!(0))
        .play();
    story.both_pass();
    assert_eq!([1, 2].map(|id| story.entity(id)["drained"].clone()), [json!(false), json!(false)]);
    for seat in 0..2 {
        assert_eq!(
            (&story.seat(seat)["command"], &story.seat(seat)["supply"]),
            (&json!(4), &json!(1)),
            "unspent ones give no extra"
        );
    }
}

/// A Feng deck of which all cards lie in the discard pile but these.
fn nearly_empty(left: &[&str]) -> Table {
    let mut table = Table::new();
    let mut left: Vec<&str> = left.to_vec();
    for title in common::starter("feng").iter().flat_map(|title| [title.clone(), title.clone()]) {
        match left.iter().position(|kept| *kept == title) {
            Some(index) => drop(left.remove(index)),
            None => table = table.discarded(0, &title),
        }
    }
    table
}

// covers: LE-R86, LE-R87, LE-R88, LE-46
#[test]
fn one_card_is_drawn_a_round_without_a_hand_limit_while_there_is_one() {
    let mut story = Table::new()
        .hand(
            0,
            &["hound", "hound", "edgeguard", "edgeguard", "cyber_trooper", "cyber_trooper", "blast_fire", "blast_fire"],
        )
        .play();
    story.both_pass().draw_all();
    assert_eq!((&story.seat(0)["hand"], &story.seat(1)["hand"]), (&json!(9), &json!(1)), "no discarding down");
    let mut story = nearly_empty(&["hound"]).play();
    story.both_pass().draw_all();
    assert_eq!((&story.seat(0)["hand"], &story.seat(0)["deck"]), (&json!(1), &json!(0)));
    let before = story.now();
    story.both_pass().draw_all();
    assert_eq!(
        (&story.seat(0)["hand"], &story.seat(0)["deck"], &story.seat(0)["discard"]),
        (&json!(1), &json!(0), &json!(17)),
        "no penalty, no reshuffle"
    );
    assert_eq!(story.told(before, "no_card"), 1);
    let back = json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1,
        "abilities": [{ "effect": [{ "draw": 2 }, { "choose_card": "hand", "as": "c1" }, { "put_on_deck": "c1", "end": "top" }] }] }] });
    for (option, hand) in [("while_empty", 1), ("for_good", 0)] {
        let mut story = nearly_empty(&["march_orders", "hound"])
            .pack(back.clone())
            .option("deck_out", json!(option))
            .hand(0, &["march_orders", "hound"])
            .play();
        story.order("play march_orders").order("choose hound");
        assert_eq!(story.seat(0)["deck"], 1, "the deck had run out and holds a card again");
        story.both_pass().draw_all();
        assert_eq!(story.seat(0)["hand"], hand, "{option}");
    }
}

// covers: LE-R22, LE-R21
#[test]
fn the_hosts_limit_of_rounds_is_a_draw_with_its_own_reason() {
    let mut story = Table::new().option("max_rounds", json!(2)).play();
    story.both_pass().draw_all();
    assert_eq!(story.view()["over"], false);
    story.both_pass().draw_all();
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.reason), (-1, ADJ_REASON_MAX_ROUNDS));
}
