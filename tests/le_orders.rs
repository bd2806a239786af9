//! Stories of Lost Empires: turns, the three orders, passing (rulebook: 1. Order Phase, Play a Unit, Play a Support, Activate a
//! Unit, Pass).

mod common;

use adjutant::ffi::*;
use common::{Story, Table, host};
use serde_json::json;

fn kinds(story: &Story) -> Vec<String> {
    let mut verbs: Vec<String> =
        story.orders().iter().map(|order| order.split(' ').next().unwrap_or("").to_owned()).collect();
    verbs.dedup();
    verbs
}

// covers: LE-R22, LE-R23, LE-R30, LE-R31, LE-R82, LE-R89, LE-S2
#[test]
fn a_round_runs_through_its_five_phases_and_the_next_begins() {
    let mut story = Table::new().seat(0, "command", json!(2)).seat(1, "command", json!(2)).hand(0, &["hound"]).play();
    let before = story.now();
    story.order("pass");
    assert_eq!((story.asked(), story.view()["phase"].as_str().map(str::to_owned)), (1, Some("order".to_owned())));
    story.order("pass");
    let phases: Vec<i64> = story
        .events(before)
        .iter()
        .filter(|event| event["kind"] == "phase")
        .map(|event| event["value"].as_i64().expect("a number"))
        .collect();
    assert_eq!(phases, [3, 4, 5, 6], "Control, Gate, Casualty, Wrap Up, at once when both have passed");
    let steps: Vec<String> = story
        .events(before)
        .iter()
        .map(|event| event["kind"].as_str().expect("text").to_owned())
        .filter(|kind| kind.starts_with("refresh"))
        .collect();
    assert_eq!(steps, ["refresh_command", "refresh_command"]);
    assert_eq!(story.prompt(), "draw");
    story.draw_all();
    let view = story.view();
    assert_eq!((&view["round"], &view["phase"], &view["first_player"]), (&json!(2), &json!("order"), &json!(1)));
    assert_eq!(story.asked(), 1, "the First Player token went on");
    assert_eq!(
        (&story.seat(0)["command"], &story.seat(0)["supply"], &story.seat(0)["hand"]),
        (&json!(4), &json!(1), &json!(2))
    );
    assert_eq!(story.seat(0)["passed"], false, "a Pass holds for its Order Phase only");
    story.order("pass").order("pass").draw_all();
    assert_eq!(story.view()["first_player"], 0, "with two players it alternates");
}

// covers: LE-R24, LE-R28, LE-R25, LE-R26, LE-R27
#[test]
fn a_turn_holds_any_number_of_orders_and_ending_it_is_not_passing() {
    let mut story = Table::new()
        .set("first_player", json!(1))
        .hand(0, &["hound", "hound", "march_orders"])
        .hand(1, &["dust_marine"])
        .unit(0, "war_dog", "hive_0")
        .with_cards(0, &["war_dog"])
        .play();
    assert_eq!(story.asked(), 1, "the First Player takes the first turn");
    story.order("play dust_marine hive_1 paid").order("end_turn");
    assert_eq!(story.asked(), 0);
    assert_eq!(kinds(&story), ["play", "activate", "pass"], "the three kinds of orders, and Pass");
    story.order("play march_orders").order("decline").order("decline");
    story.order("play hound hive_0 paid").order("play hound hive_0 paid");
    assert_eq!(story.asked(), 0, "several units and supports in one turn");
    story.order("activate u1 command").order("stop u1").order("end_turn");
    assert_eq!(story.asked(), 1, "whoever ended a turn acts again later");
    story.order("activate u2 supply").order("stop u2").order("end_turn");
    assert_eq!(story.asked(), 0);
}

// covers: LE-12, LE-13, LE-14, LE-O7, LE-R29
#[test]
fn a_player_may_pass_although_able_to_act_and_the_other_goes_on_alone() {
    let mut story =
        Table::new().hand(0, &["hound"]).hand(1, &["dust_marine", "dust_marine"]).unit(1, "basilisk", "hive_1").play();
    assert!(story.orders().contains(&"pass".to_owned()) && story.orders().len() > 1);
    story.order("pass");
    assert_eq!(story.seat(0)["passed"], true);
    story.order("play dust_marine hive_1 paid").order("end_turn");
    assert_eq!(story.asked(), 1, "no more turns for the one who passed");
    story.order("activate u1 command").order("stop u1");
    assert_eq!(story.refused("activate u2 command").reason, ADJ_LE_REASON_ACTIVATED);
    story.order("end_turn");
    story.order("activate u2 command").order("stop u2");
    assert_eq!(story.asked(), 1, "separate turns: the activation limit began anew");
    let before = story.now();
    story.order("pass");
    assert!(story.told(before, "phase") > 0);
}

// covers: LE-O1, LE-R29, LE-R43, LE-R44
#[test]
fn after_supports_alone_the_turn_can_only_be_passed() {
    let mut story = Table::new()
        .hand(0, &["blast_fire"])
        .unit(1, "basilisk", "center")
        .unit(0, "hound", "center")
        .unit_with(0, "hound", "hive_0", json!({"drained": true}))
        .play();
    story.order("play blast_fire").order("choose u1");
    assert_eq!(story.damage(1), 2, "a support is paid and resolves at once");
    assert_eq!(story.seat(0)["command"], 3);
    assert_eq!(story.place(4), "discard_0", "then it goes to its owner's discard pile");
    let refused = story.refused("end_turn");
    assert_eq!((refused.reason, refused.rule.as_str()), (ADJ_LE_REASON_MUST_PASS, "Pass"));
    assert!(!story.orders().iter().any(|order| order.contains("u4")), "a support is never activated or chosen");
    assert_eq!(story.control(3), (1, 1), "nor counted for control");
    story.order("pass");
    assert_eq!(story.asked(), 1);
}

// covers: LE-R32, LE-R36, LE-R37, LE-R38
#[test]
fn a_unit_of_the_hand_enters_its_own_hive_ready_and_undamaged() {
    let mut story = Table::new().hand(0, &["hound", "blast_fire"]).unit(1, "basilisk", "center").play();
    let refused = story.refused("play ferrik_hulk hive_0 paid");
    assert_eq!(
        (refused.reason, refused.message.as_str()),
        (ADJ_LE_REASON_NOT_IN_HAND, "Ferrik Hulk is not in your hand")
    );
    assert_eq!(story.refused("play blast_fire hive_0 paid").reason, ADJ_LE_REASON_NOT_A_UNIT);
    for elsewhere in ["hive_1", "outer_left", "center"] {
        assert_eq!(story.refused(&format!("play hound {elsewhere} paid")).reason, ADJ_LE_REASON_PLACE);
    }
    assert_eq!(story.refused("play hound hive_0 free").reason, ADJ_LE_REASON_PRICE);
    story.order("play hound hive_0 paid");
    let unit = story.entity(2);
    assert_eq!(
        (&unit["place"], &unit["drained"], &unit["damage"], &unit["played_this_turn"]),
        (&json!("hive_0"), &json!(false), &json!(0), &json!(true))
    );
    assert_eq!(story.seat(0)["hand"], 1);
}

// covers: LE-R33, LE-R34, LE-R35, LE-19
#[test]
fn the_printed_cost_is_paid_exactly_or_the_card_is_refused() {
    let pack = json!({ "format": 1, "cards": [{ "key": "hound", "command": 2, "supply": 1 }] });
    let mut story = Table::new().pack(pack.clone()).hand(0, &["hound", "hound"]).play();
    story.order("play hound hive_0 paid");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&json!(2), &json!(0)));
    let refused = story.refused("play hound hive_0 paid");
    assert_eq!(
        refused.reason, ADJ_LE_REASON_SUPPLY,
        "a depleted token cannot be spent again, and command does not stand in for it"
    );
    assert_eq!(story.seat(0)["command"], 2, "nothing is paid");
    let mut poor = Table::new().pack(pack).hand(0, &["hound"]).seat(0, "command", json!(1)).play();
    assert_eq!(poor.refused("play hound hive_0 paid").reason, ADJ_LE_REASON_COMMAND);
    for (key, value) in [("command", 5), ("supply", 2)] {
        let dear =
            json!({ "ruleset": "lost_empires", "packs": [{ "format": 1, "cards": [{ "key": "hound", key: value }] }] });
        let faults = host::faults(&dear.to_string()).expect("faults");
        assert_eq!(faults["faults"][0]["reason"], "range", "a dearer card could never be paid");
    }
    let support = json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 4, "supply": 1 }] });
    let mut story = Table::new().pack(support).hand(0, &["march_orders"]).seat(0, "supply", json!(0)).play();
    assert_eq!(story.refused("play march_orders").reason, ADJ_LE_REASON_SUPPLY);
}

// covers: LE-R39, LE-R40, LE-R45, LE-R47, LE-O2, LE-O4, LE-21
#[test]
fn one_token_activates_a_ready_unit_of_ones_own_once_a_turn() {
    let mut story = Table::new()
        .unit(0, "ferrik_hulk", "outer_left")
        .unit(0, "hound", "hive_0")
        .unit(1, "basilisk", "center")
        .unit_with(0, "cyber_trooper", "hive_0", json!({ "drained": true }))
        .play();
    let refused = story.refused("activate u3 command");
    assert_eq!((refused.reason, refused.message.as_str()), (ADJ_LE_REASON_NOT_YOURS, "Basilisk u3 is not yours"));
    assert_eq!(story.refused("activate u4 command").reason, ADJ_LE_REASON_DRAINED);
    assert_eq!(story.refused("activate u1 free").reason, ADJ_LE_REASON_PRICE);
    story.order("activate u1 command");
    assert_eq!(story.entity(1)["actions"], 2, "a command token gives two actions");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&json!(3), &json!(1)));
    story.order("move u1 center").order("move u1 outer_right");
    assert_eq!(story.entity(1)["drained"], true, "after its activation it is drained");
    assert_eq!(story.refused("activate u2 supply").reason, ADJ_LE_REASON_ACTIVATED);
    story.order("end_turn").order("pass");
    assert_eq!(story.refused("activate u1 command").reason, ADJ_LE_REASON_DRAINED);
    story.order("activate u2 supply");
    assert_eq!(story.entity(2)["actions"], 1, "the supply token gives one");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&json!(3), &json!(0)));
    story.order("move u2 outer_left");
    assert_eq!(story.entity(2)["drained"], true);
    let mut broke =
        Table::new().unit(0, "hound", "hive_0").seat(0, "command", json!(0)).seat(0, "supply", json!(0)).play();
    assert_eq!(broke.refused("activate u1 command").reason, ADJ_LE_REASON_NO_TOKEN);
    assert_eq!(broke.refused("activate u1 supply").reason, ADJ_LE_REASON_NO_TOKEN);
    assert_eq!(broke.orders(), ["pass"]);
}

// covers: LE-O3, LE-15
#[test]
fn a_unit_is_not_activated_in_the_turn_in_which_it_is_played_unless_frontline() {
    let mut story = Table::new().hand(0, &["hound"]).hand(1, &["siraxion_veteran"]).play();
    story.order("play hound hive_0 paid").order("activate u1 command").order("stop u1").order("end_turn");
    story.order("play siraxion_veteran hive_1 paid");
    let refused = story.refused("activate u2 command");
    assert_eq!(refused.reason, ADJ_LE_REASON_JUST_PLAYED);
    assert_eq!(refused.message, "Siraxion Veteran u2 was played this turn and has no FRONTLINE");
    assert_eq!(refused.rule, "Activate a Unit");
    story.order("end_turn").order("pass");
    story.order("activate u2 command");
    assert_eq!(story.view()["round"], 1, "turn, not round");
}

// covers: LE-R46
#[test]
fn a_unit_may_be_activated_wherever_it_stands() {
    for place in ["hive_0", "outer_left", "center", "outer_right", "hive_1"] {
        Table::new().unit(0, "hound", place).play().order("activate u1 supply");
    }
}

// covers: LE-16
#[test]
fn an_activation_is_not_interrupted() {
    let mut story = Table::new()
        .unit(0, "ferrik_hulk", "hive_0")
        .unit(0, "hound", "hive_0")
        .hand(0, &["march_orders", "edgeguard"])
        .play();
    story.order("activate u1 command").order("move u1 outer_left");
    assert_eq!(kinds(&story), ["move", "stop"]);
    assert_eq!(story.refused("play march_orders").status, ADJ_E_RULE);
    assert_eq!(story.refused("activate u2 command").status, ADJ_E_RULE);
    assert_eq!(story.refused("move u2 outer_left").reason, ADJ_LE_REASON_NOT_ACTIVE);
    assert_eq!(story.refused("pass").reason, ADJ_REASON_OTHER_QUESTION);
}

// covers: LE-17
#[test]
fn an_activation_may_be_stopped_at_any_time_even_without_an_action() {
    let mut story = Table::new().unit(0, "ferrik_hulk", "hive_0").play();
    story.order("activate u1 command").order("stop u1");
    assert_eq!(
        (&story.entity(1)["drained"], &story.seat(0)["command"]),
        (&json!(true), &json!(3)),
        "the token is spent"
    );
    let mut strict =
        Table::new().option("stop_activation", json!("after_an_action")).unit(0, "ferrik_hulk", "hive_0").play();
    strict.order("activate u1 command");
    assert_eq!(strict.refused("stop u1").reason, ADJ_LE_REASON_ACT_FIRST);
    strict.order("move u1 outer_left").order("stop u1");
}

// covers: LE-20, LE-E4, LE-R105, LE-R104
#[test]
fn dust_marine_is_played_for_free_and_drained_or_paid_and_ready() {
    let mut story = Table::of("terra_corps", "feng").hand(0, &["dust_marine", "dust_marine"]).play();
    story.order("play dust_marine hive_0 free");
    assert_eq!(
        (&story.entity(1)["drained"], &story.seat(0)["command"], &story.seat(0)["supply"]),
        (&json!(true), &json!(4), &json!(1))
    );
    assert!(story.orders().contains(&"end_turn".to_owned()), "a free play is a Play a Unit order");
    story.order("play dust_marine hive_0 paid");
    assert_eq!((&story.entity(2)["drained"], &story.seat(0)["command"]), (&json!(false), &json!(3)));
    let broke = Table::of("terra_corps", "feng").hand(0, &["dust_marine"]).seat(0, "command", json!(0)).play();
    assert_eq!(broke.orders(), ["play dust_marine hive_0 free", "pass"]);
}

// covers: LE-E5, LE-28, LE-R106, LE-25, LE-R104
#[test]
fn eye_of_gliese_is_placed_beside_a_friend_and_only_attacks() {
    let mut story =
        Table::new().unit(0, "hound", "center").unit(1, "basilisk", "center").hand(0, &["eye_of_gliese"]).play();
    let plays: Vec<String> = story.orders().into_iter().filter(|order| order.starts_with("play")).collect();
    assert_eq!(
        plays,
        ["play eye_of_gliese hive_0 paid", "play eye_of_gliese center paid"],
        "its hive, by choice, or where a friend is"
    );
    story.order("play eye_of_gliese center paid");
    assert_eq!(story.place(3), "center");
    assert_eq!(story.refused("activate u3 free").reason, ADJ_LE_REASON_JUST_PLAYED);
    story.order("end_turn").order("pass");
    let before = story.seat(0)["command"].clone();
    story.order("activate u3 free");
    assert_eq!(story.entity(3)["actions"], 1);
    assert_eq!(story.orders(), ["attack u3 u2", "stop u3"]);
    assert_eq!(story.refused("move u3 outer_left").reason, ADJ_LE_REASON_FORBIDDEN);
    story.order("attack u3 u2").order("roll 1").order("roll 4");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&before, &json!(1)), "no token was paid");
    story.order("end_turn");
    let alone = Table::new().unit(0, "hound", "hive_1").hand(0, &["eye_of_gliese"]).play();
    assert_eq!(alone.orders()[0], "play eye_of_gliese hive_0 paid");
    assert!(!alone.orders()[1].starts_with("play"), "a hive is no objective");
    let mut granted = Table::new()
        .unit(0, "edgeguard", "hive_0")
        .unit(0, "eye_of_gliese", "center")
        .unit(1, "basilisk", "center")
        .play();
    granted.order("activate u1 supply").order("move u1 outer_left");
    assert_eq!(granted.orders(), ["grant u2 attack u3", "decline"], "restrictions beat grants");
}

// covers: LE-52, LE-R93
#[test]
fn a_unit_played_by_an_effect_is_no_play_a_unit_order() {
    let pack = json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1,
        "abilities": [{ "effect": [{ "choose_card": "discard", "type": "unit", "as": "c1" }, { "play": "c1" }] }] }] });
    let mut story = Table::new()
        .pack(pack)
        .hand(0, &["march_orders"])
        .discarded(0, "ferrik_hulk")
        .discarded(0, "edgeguard")
        .discarded(0, "blast_fire")
        .play();
    story.order("play march_orders");
    assert_eq!(story.prompt(), "discarded_card");
    assert_eq!(story.orders(), ["choose ferrik_hulk", "choose edgeguard"], "any fitting card of the pile");
    story.order("choose edgeguard");
    let unit = story.view()["entities"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|entity| entity["card"] == "edgeguard")
        .expect("in play")
        .clone();
    assert_eq!(
        (&unit["place"], &unit["played_this_turn"]),
        (&json!("hive_0"), &json!(true)),
        "it counts as played this turn"
    );
    assert_eq!(story.seat(0)["command"], 3, "only the support was paid");
    assert_eq!(story.refused("end_turn").reason, ADJ_LE_REASON_MUST_PASS);
    assert_eq!(story.refused(&format!("activate u{} command", unit["id"])).reason, ADJ_LE_REASON_JUST_PLAYED);
}
