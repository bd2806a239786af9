//! Stories of Colonial Space Wars: the War of Attrition (rulebook: 4.3.2).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::field::plain_unit;
use common::{Field, Story};
use serde_json::{Value, json};

/// Terra against Centauri with a Bastion each (`u1` at a1, `u2` at l10), in seat 0's turn.
fn war(resources: u16) -> Field {
    let leader = |level: u8| json!({ "level": level, "cost": 3, "skills": [{ "skill": "leader", "x": 2 }] });
    let field = Field::of("terra", "centauri").config("scenario", json!("attrition")).pack(json!({ "units": [
        plain_unit("chief", "terra", leader(2)),
        plain_unit("trooper", "terra", json!({ "cost": 2 })),
        plain_unit("veteran", "terra", json!({ "cost": 2, "level": 2 })),
        plain_unit("gun", "centauri", json!({ "ata_light": 10, "ata_heavy": 10, "rng": 10, "skills": [{ "skill": "leader", "x": 2 }] })),
    ] }));
    let field = field.seat(0, "base", json!("southwest")).seat(1, "base", json!("northeast"));
    field.unit(0, "bastion", "a1").unit(1, "bastion", "l10").seat(0, "resources", json!(resources))
}

fn creations(story: &Story) -> Vec<String> {
    story.orders().into_iter().filter_map(|order| order.strip_prefix("create ").map(str::to_owned)).collect()
}

fn kinds(story: &Story) -> Vec<String> {
    let mut kinds: Vec<String> =
        creations(story).iter().map(|order| order.split(' ').next().expect("a key").to_owned()).collect();
    kinds.dedup();
    kinds
}

fn resources(story: &Story, seat: usize) -> Value {
    story.seat(seat)["resources"].clone()
}

/// Ends the turn and creates nothing.
#[track_caller]
fn pass(story: &mut Story) {
    story.order("end_turn");
    if story.prompt() == "create" {
        story.order("decline");
    }
}

#[track_caller]
fn refused(story: &mut Story, notation: &str, reason: u16, rule: &str) {
    let refusal = story.refused(notation);
    assert_eq!((refusal.reason, refusal.rule.as_str()), (u32::from(reason), rule), "{notation}: {}", refusal.message);
}

// covers: CSW-R124, CSW-R125, CSW-3.56, CSW-3.37
#[test]
fn the_defender_puts_his_bastion_into_a_corner_and_the_attacker_gets_the_opposite_one() {
    let mut story = Story::new(&json!({ "ruleset": "colonial_space_wars", "scenario": "attrition" }));
    assert_eq!(story.asked(), 1);
    assert_eq!(story.orders(), ["base southwest", "base southeast", "base northwest", "base northeast"]);
    story.order("base southeast");
    let view = story.view();
    let units: Vec<(&Value, &Value, &Value)> = view["entities"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|unit| (&unit["card"], &unit["owner"], &unit["place"]))
        .collect();
    assert_eq!(units, [(&json!("bastion"), &json!(0), &json!("a10")), (&json!("bastion"), &json!(1), &json!("l1"))]);
    assert_eq!((story.prompt().as_str(), story.asked()), ("turn", 0), "the attacker begins, and nobody is beaten");
}

// covers: CSW-R126, CSW-T29, CSW-3.59
#[test]
fn each_turn_brings_one_resource_point_and_points_are_kept() {
    let mut story = Story::new(&json!({ "ruleset": "colonial_space_wars", "scenario": "attrition" }));
    story.order("base southeast");
    assert_eq!((resources(&story, 0), resources(&story, 1)), (json!(1), json!(0)), "the first turn included");
    for turn in 0..6 {
        pass(&mut story);
        assert_eq!(resources(&story, 1), 1 + turn / 2);
    }
    assert_eq!((resources(&story, 0), story.prompt().as_str()), (json!(4), "turn"), "nothing is repeated");
}

// covers: CSW-R128, CSW-R129, CSW-3.40, CSW-3.37
#[test]
fn at_the_end_of_the_turn_one_unit_may_be_created_next_to_the_bastion() {
    let mut story = war(5).unit(0, "chief", "b1").play();
    let before = story.now();
    story.order("end_turn");
    assert_eq!(story.prompt(), "create");
    let squares: Vec<String> = creations(&story).into_iter().filter(|order| order.starts_with("trooper")).collect();
    assert_eq!(squares, ["trooper a2", "trooper b2"], "free squares at distance 1");
    refused(&mut story, "create trooper c3", reason::NOT_AT_BASTION, "4.3.2");
    refused(&mut story, "create trooper b1", reason::TAKEN, "2.4");
    story.order("create trooper b2");
    assert_eq!((resources(&story, 0), story.told(before, "create")), (json!(3), 1));
    assert_eq!(story.view()["turn"], 1, "one unit a turn");
    let made = story.entity(4);
    assert_eq!(
        (&made["card"], &made["place"], &made["statuses"][0]),
        (&json!("trooper"), &json!("b2"), &json!("reserve"))
    );
    pass(&mut story);
    story.order("activate u4");
}

// covers: CSW-R128
#[test]
fn creating_is_optional() {
    let mut story = war(5).unit(0, "chief", "b1").play();
    story.orders_given(&["end_turn", "decline"]);
    assert_eq!((resources(&story, 0), story.view()["turn"].clone()), (json!(5), json!(1)));
}

// covers: CSW-R129
#[test]
fn with_too_few_points_nothing_is_created() {
    let mut story = war(2).unit(0, "chief", "b1").play();
    story.order("end_turn");
    refused(&mut story, "create chief a2", reason::RESOURCES, "4.3.2");
}

// covers: CSW-R130, CSW-3.38
#[test]
fn levels_need_a_leader_on_the_board_but_a_leader_opens_his_own() {
    let mut story = war(5).play();
    story.order("end_turn");
    assert!(kinds(&story).contains(&"chief".to_owned()) && !kinds(&story).contains(&"veteran".to_owned()));
    refused(&mut story, "create veteran a2", reason::LEVEL, "4.2");
    refused(&mut story, "create trooper a2", reason::LEVEL, "4.2");
    let mut story =
        war(9).unit_with(0, "chief", "b1", json!({ "damage": 3, "absorbed": 1 })).unit(1, "gun", "e5").play();
    story.order("end_turn");
    assert!(kinds(&story).contains(&"veteran".to_owned()));
    story.orders_given(&["decline", "activate u4", "attack u4 u3 2", "stop u4"]);
    pass(&mut story);
    story.order("end_turn");
    assert!(!kinds(&story).contains(&"veteran".to_owned()), "when he dies the level closes again");
}

// covers: CSW-R130, CSW-3.38
#[test]
fn ascaryans_create_without_regard_to_level() {
    let mut whole = war(99).config("seats", json!([{ "faction": "ascaryan" }, { "faction": "centauri" }])).whole();
    whole["packs"] = json!([]);
    let mut story = Story::new(&whole);
    story.order("end_turn");
    assert!(kinds(&story).contains(&"estranger".to_owned()) && kinds(&story).contains(&"plague".to_owned()));
}

// covers: CSW-R131
#[test]
fn only_units_of_the_own_faction_are_created_and_no_pieces_of_a_mission() {
    let mut story = war(9).unit(0, "chief", "b1").play();
    story.order("end_turn");
    for kind in ["hoplite", "bastion", "messenger", "gbot"] {
        refused(&mut story, &format!("create {kind} a2"), reason::NOT_FOR_SALE, "4.3.2");
    }
}

// covers: CSW-3.40
#[test]
fn without_a_free_square_nothing_is_created() {
    let field = war(9).unit(0, "chief", "b1").unit(0, "trooper", "a2").unit(0, "trooper", "b2");
    let mut story = field.play();
    story.order("end_turn");
    assert_eq!(story.view()["turn"], 1);
}

// covers: CSW-3.40
#[test]
fn a_unit_is_created_only_on_ground_that_it_could_enter() {
    let mut story =
        war(9).ground(&[("a2", "C"), ("b2", "B")]).print("trooper", json!({ "mov": 1 })).unit(0, "chief", "c1").play();
    story.order("end_turn");
    let squares: Vec<String> = creations(&story).into_iter().filter(|order| order.starts_with("trooper")).collect();
    assert_eq!(squares, ["trooper b1"]);
    for closed in ["a2", "b2"] {
        refused(&mut story, &format!("create trooper {closed}"), reason::CLOSED, "2.5.3.1");
    }
}

// covers: CSW-R127, CSW-3.39
#[test]
fn the_bastion_costs_nothing_and_shoots_each_turn_without_any_leader() {
    let field = war(0).print("bastion", json!({ "rng": 3 })).unit(1, "gun", "c2");
    let mut story = field.clone().play();
    assert_eq!(story.seat(0)["swords"][0]["points"], 0);
    story.orders_given(&["activate u1", "attack u1 u3 4"]);
    let mut story = field.option("bastion_cmd", json!(1)).play();
    refused(&mut story, "activate u1", reason::COMMAND, "2.5.1");
}

// covers: CSW-R127
#[test]
fn command_points_are_counted_as_usual() {
    let mut story = war(0).unit(0, "chief", "c2").play();
    pass(&mut story);
    pass(&mut story);
    assert_eq!(story.seat(0)["swords"][0]["points"], 2);
}

// covers: CSW-R132, CSW-3.37
#[test]
fn who_destroys_the_enemy_bastion_wins_and_nothing_else_ends_the_game() {
    let field = war(0).print("bastion", json!({ "prt": 2 })).unit(1, "gun", "e5").unit(1, "gun", "f6").unit_with(
        0,
        "chief",
        "c2",
        json!({ "damage": 3 }),
    );
    let mut story = field.set("turn", json!(1)).points(1, 4).play();
    story.orders_given(&["activate u3", "attack u3 u5 2"]);
    assert_eq!(
        (story.entity(5), story.prompt().as_str()),
        (Value::Null, "action"),
        "no unit and no command, and the war goes on"
    );
    story.orders_given(&["attack u3 u1 6"]);
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.reason), (1, u32::from(reason::BASTION_LOST)));
}

// covers: CSW-3.58, CSW-R132
#[test]
fn a_lack_of_means_does_not_end_this_mission() {
    let field = war(0)
        .print("bastion", json!({ "cls": "heavy", "ata_light": 0, "ata_heavy": 0 }))
        .print("gun", json!({ "ata_heavy": 0 }))
        .print("trooper", json!({ "ata_heavy": 0, "prt": 0 }));
    let mut story = field.unit(1, "gun", "e5").unit(0, "trooper", "e6").set("turn", json!(1)).play();
    story.orders_given(&["activate u3", "attack u3 u4 4"]);
    assert_eq!((story.entity(4), story.prompt() == "over"), (Value::Null, false));
}

// covers: CSW-R133, CSW-3.57
#[test]
fn four_seats_take_a_corner_each_in_the_order_of_initiative() {
    let config =
        json!({ "ruleset": "colonial_space_wars", "scenario": "attrition_four", "options": { "attacker": "seat_2" } });
    let mut story = Story::new(&config);
    let board = story.view()["board"].clone();
    assert_eq!((&board["rows"], &board["columns"]), (&json!(20), &json!(24)));
    for (seat, corner) in [(2, "southeast"), (3, "northwest"), (0, "southwest")] {
        assert_eq!(story.asked(), seat);
        story.order(&format!("base {corner}"));
        if seat == 2 {
            refused(&mut story, "base southeast", reason::NO_BASE, "2.2");
        }
    }
    assert_eq!((story.prompt().as_str(), story.asked()), ("turn", 2), "the last corner needs no question");
    assert_eq!(story.view()["seats"][1]["base"], "northeast");
}

/// Four Bastions on the small board; seat 1 has a gun in the middle.
fn four(teams: &str) -> Story {
    let seats =
        json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "terra" }, { "faction": "centauri" }]);
    let mut whole = war(0)
        .config("seats", seats)
        .option("teams", json!(teams))
        .option("map", json!("plain"))
        .print("bastion", json!({ "prt": 0 }))
        .whole();
    whole["position"] = json!({
        "turn": 1,
        "seats": [{ "base": "southwest" }, { "base": "northeast", "points": [4] }, { "base": "southeast" }, { "base": "northwest" }],
        "units": [
            { "unit": "bastion", "sword": 0, "place": "a1" }, { "unit": "bastion", "sword": 1, "place": "l10" },
            { "unit": "bastion", "sword": 2, "place": "l1" }, { "unit": "bastion", "sword": 3, "place": "a10" },
            { "unit": "gun", "sword": 1, "place": "e5" }, { "unit": "gun", "sword": 1, "place": "f5" }, { "unit": "trooper", "sword": 0, "place": "c3" },
        ],
    });
    Story::new(&whole)
}

// covers: CSW-3.57, CSW-R133
#[test]
fn who_loses_the_bastion_is_out_with_all_units_and_the_last_side_wins() {
    let mut story = four("none");
    story.orders_given(&["activate u5", "attack u5 u1 4"]);
    assert_eq!((story.entity(7), story.view()["seats"][0]["out"].clone()), (Value::Null, json!(true)));
    story.orders_given(&["attack u5 u3 4", "stop u5", "activate u6", "attack u6 u4 4"]);
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.result), (1, [-1, 1, -1, -1]));
    let mut story = four("pairs");
    story.orders_given(&["activate u5", "attack u5 u1 4", "attack u5 u3 4"]);
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.result), (-1, [-1, 1, -1, 1]));
}
