//! Stories of Colonial Space Wars: the Messenger (rulebook: 4.3.1).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::field::{captains, deploy_all, plain_unit};
use common::{Field, Story};
use serde_json::{Value, json};

/// Seat 0 attacks from the west; the Messenger (`u3`) of seat 1 stands at a square.
fn escort(place: &str) -> Field {
    let gun = plain_unit("gun", "terra", json!({ "ata_light": 9, "rng": 9 }));
    let field =
        Field::of("terra", "centauri").config("scenario", json!("messenger")).pack(json!({ "units": captains() }));
    let field = field.pack(json!({ "units": [gun] })).seat(0, "base", json!("west")).unit(0, "terra_captain", "h1");
    field.unit(1, "centauri_captain", "l10").unit(1, "messenger", place)
}

fn ending(story: &Story) -> (i32, u32) {
    let outcome = story.game.outcome();
    (outcome.winner, outcome.reason)
}

// covers: CSW-R119, CSW-R120, CSW-R118, CSW-3.36, CSW-T26
#[test]
fn the_defender_sets_the_messenger_up_in_his_own_base_and_the_attacker_begins() {
    let mut story = Story::new(
        &json!({ "ruleset": "colonial_space_wars", "scenario": "messenger", "options": { "attacker": "seat_1" } }),
    );
    assert_eq!((story.asked(), story.orders()), (1, vec!["base west".to_owned(), "base east".to_owned()]));
    story.order("base east");
    assert_eq!(story.prompt(), "deploy");
    assert!(
        story.orders().iter().all(|order| ["j", "k", "l"].contains(&&order.split(' ').nth(2).expect("a square")[..1]))
    );
    while story.asked() == 1 {
        let first = story.orders()[0].clone();
        story.order(&first);
    }
    let waiting: Vec<Value> = story.view()["entities"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|unit| unit["card"] == "messenger")
        .cloned()
        .collect();
    assert_eq!((waiting.len(), waiting[0]["owner"].clone(), waiting[0]["place"].clone()), (1, json!(0), json!("")));
    deploy_all(&mut story);
    assert_eq!((story.prompt().as_str(), story.asked()), ("turn", 1), "the attacker has the first turn");
    let messenger = story.entity(waiting[0]["id"].as_u64().expect("an id") as u32);
    assert!(["a", "b", "c"].contains(&&messenger["place"].as_str().expect("a square")[..1]));
}

// covers: CSW-R121, CSW-3.35
#[test]
fn the_attacker_wins_at_once_when_the_messenger_is_destroyed() {
    let mut story = escort("g6").unit(0, "gun", "g4").play();
    story.orders_given(&["activate u4", "attack u4 u3 7"]);
    assert_eq!(ending(&story), (0, u32::from(reason::MESSENGER_KILLED)));
}

// covers: CSW-R122, CSW-3.35
#[test]
fn the_attacker_loses_when_the_messenger_leaves_over_his_short_edge() {
    let mut story = escort("b5").set("turn", json!(1)).play();
    story.order("activate u3");
    let refused = story.refused("leave u3");
    assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::CANNOT_LEAVE), "4.3.1"));
    story.order("move u3 a6");
    story.order("leave u3");
    assert_eq!(ending(&story), (1, u32::from(reason::MESSENGER_ESCAPED)));
    assert_eq!(story.entity(3), Value::Null, "he is gone");
}

// covers: CSW-R122, CSW-R64
#[test]
fn no_other_piece_and_no_other_edge_allows_leaving_and_it_takes_a_point() {
    let mut story = escort("c5").unit(1, "hoplite", "a3").set("turn", json!(1)).points(1, 6).play();
    story.order("activate u4");
    assert_eq!(story.refused("leave u4").reason, u32::from(reason::CANNOT_LEAVE));
    story.orders_given(&["stop u4", "activate u3", "move u3 a5"]);
    assert_eq!(story.entity(3)["statuses"][0], "non_active", "2 points for 2 squares, and none to leave");
    for place in ["f1", "g10", "l4"] {
        let mut story = escort(place).set("turn", json!(1)).play();
        story.order("activate u3");
        assert_eq!(story.refused("leave u3").reason, u32::from(reason::CANNOT_LEAVE), "{place}");
    }
}

// covers: CSW-3.35, CSW-R123, CSW-3.60
#[test]
fn nobody_loses_here_by_a_lack_of_command_and_who_cannot_act_passes() {
    let mut whole = escort("g6").whole();
    // Without the captains neither side has any command point.
    let units = whole["position"]["units"].as_array_mut().expect("a list");
    units.retain(|unit| unit["unit"] == "messenger");
    units.push(json!({ "unit": "gun", "place": "c1" }));
    let mut story = Story::new(&whole);
    let before = story.now();
    story.order("end_turn");
    assert_eq!(
        (story.asked(), story.orders()),
        (1, vec!["activate u1".to_owned(), "end_turn".to_owned()]),
        "the Messenger costs 0"
    );
    story.orders_given(&["activate u1", "move u1 f6"]);
    story.order("stop u1");
    assert_eq!((story.asked(), story.told(before, "turn")), (1, 3), "the attacker passed");
    // Three rounds with the same position are a draw; every other end is one too.
    for _ in 0..4 {
        if story.prompt() == "turn" {
            story.order("end_turn");
        }
    }
    assert_eq!(ending(&story), (-1, u32::from(reason::REPETITION)));
}

// covers: CSW-3.35
#[test]
fn damage_makes_the_messenger_cost_points() {
    let mut story = escort("g6").set("turn", json!(1)).points(1, 0).play();
    assert_eq!(story.entity(3)["cmd"], 0);
    story.order("activate u3");
    let field = escort("g6").set("turn", json!(1)).points(1, 0);
    let mut whole = field.whole();
    whole["position"]["units"][2]["damage"] = json!(2);
    let mut story = Story::new(&whole);
    assert_eq!(story.entity(3)["cmd"], 1);
    assert_eq!(story.refused("activate u3").reason, u32::from(reason::COMMAND));
}

// covers: CSW-R123, CSW-3.35, CSW-3.58
#[test]
fn neither_the_last_leader_nor_the_last_unit_nor_a_lack_of_means_ends_this_mission() {
    let tank = plain_unit("tank", "centauri", json!({ "ata_light": 9, "ata_heavy": 9, "rng": 9 }));
    let field = escort("g6").pack(json!({ "units": [tank] })).print("gun", json!({ "cls": "heavy", "ata_light": 0 }));
    let field = field.print("terra_captain", json!({ "prt": 0 })).unit(0, "gun", "d4").unit(1, "tank", "f5");
    let mut story = field.set("turn", json!(1)).points(1, 6).play();
    // The gun cannot hurt the Messenger, and nobody of the attacker is left in the end.
    story.orders_given(&["activate u5", "attack u5 u1 4", "attack u5 u4 5", "stop u5"]);
    assert_eq!((story.view()["seats"][0]["swords"][0]["units"].clone(), story.asked()), (json!(0), 1));
    story.orders_given(&["end_turn", "end_turn", "activate u3"]);
}

// covers: CSW-R123, CSW-R19
#[test]
fn a_draw_can_be_agreed_in_this_mission_too() {
    let story = escort("g6").play();
    story.game.agree_draw().expect("2.1 a");
    assert_eq!(ending(&story).0, -1);
}
