//! Stories of Lost Empires: keywords, triggers and who sees what (rulebook: Glossary, FAQ, Granted actions).

mod common;

use adjutant::ffi::*;
use common::{Story, Table};
use serde_json::{Value, json};

fn attack(story: &mut Story, order: &str, dice: [&str; 2]) {
    story.order(order).order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
}

fn card(key: &str, abilities: Value) -> Value {
    json!({ "format": 1, "cards": [{ "key": key, "command": 1, "abilities": abilities }] })
}

// covers: LE-30
#[test]
fn formation_needs_another_friendly_unit_in_the_same_battlefield() {
    let table = |friends: usize, place: &str| {
        let mut table = Table::of("neo_human_republic", "scion_imperium").unit_with(
            0,
            "republic_soldier",
            "center",
            json!({ "damage": 2 }),
        );
        for _ in 0..friends {
            table = table.unit(0, "dragoon_medic", place);
        }
        table.unit(1, "acolyte", "center").play()
    };
    let (alone, near, far, two) = (table(0, "center"), table(1, "center"), table(1, "outer_left"), table(2, "center"));
    let stats = |story: &Story| (story.stat(1, "offense"), story.stat(1, "control"));
    assert_eq!(
        [stats(&alone), stats(&near), stats(&far), stats(&two)],
        [(1, 0), (2, 1), (1, 0), (2, 1)],
        "+1 flat, and damage does not reduce its control"
    );
    let mut story = table(1, "center");
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u3", ["1", "1"]);
    assert_eq!(story.damage(3), 2, "1 + 1 + 1 against 1 + 1: it is added in the attack");
}

// covers: LE-31
#[test]
fn ruthless_units_may_deal_one_damage_where_control_was_won() {
    let table = |option: &str| {
        Table::of("terra_corps", "feng")
            .option("ruthless", json!(option))
            .unit(0, "siraxion_veteran", "outer_left")
            .unit(0, "siraxion_veteran", "outer_left")
            .unit(1, "hound", "outer_left")
            .unit_with(1, "edgeguard", "center", json!({ "damage": 3, "doomed_by": 0, "elite": true }))
            .unit(0, "basilisk", "center")
            .unit(1, "cyber_trooper", "hive_1")
    };
    let mut story = table("per_unit").play();
    story.both_pass();
    assert_eq!(
        (story.prompt(), story.asked()),
        ("ruthless".to_owned(), 0),
        "right after that objective, before the next"
    );
    assert_eq!(story.seat(0)["artifacts"], 1);
    assert_eq!(story.orders(), ["ruthless u1 u3", "decline"], "an enemy unit there");
    assert_eq!(story.refused("ruthless u1 u6").reason, ADJ_LE_REASON_NOT_ALLOWED);
    story.order("ruthless u1 u3");
    assert_eq!(story.orders(), ["ruthless u2 u3", "decline"], "each unit once");
    story.order("decline");
    assert_eq!(story.damage(3), 1);
    assert_eq!(story.orders(), ["ruthless u5 u4", "decline"]);
    story.order("ruthless u5 u4");
    assert_eq!(story.place(4), "discard_1", "it can bring a unit to 4");
    assert_eq!(story.seat(0)["artifacts"], 0, "1 + 2 + 1 for ELITE were 4: a gate");
    assert_eq!(story.seat(0)["gates"], 1);
    let mut story = table("per_objective").play();
    story.both_pass().order("ruthless u1 u3");
    assert_eq!(story.orders(), ["ruthless u5 u4", "decline"], "once an objective");
    let mut story = Table::of("terra_corps", "feng").unit(0, "siraxion_veteran", "outer_left").play();
    story.both_pass();
    assert_ne!(story.prompt(), "ruthless", "only when contested");
}

// covers: LE-R109, LE-27, LE-E7, LE-33
#[test]
fn frontline_patroller_is_set_off_by_the_first_enemy_light_unit_of_a_round() {
    // Its effect is a house value: 1 damage. Firebird and Dust Marine are Light, Machinegun Rex is Heavy.
    let table = || {
        Table::new()
            .set("turn", json!(1))
            .unit(0, "frontline_patroller", "outer_left")
            .unit(1, "firebird", "hive_1")
            .unit(1, "machinegun_rex", "hive_1")
            .unit(1, "dust_marine", "center")
    };
    let mut story = table().play();
    story.orders_given(&["activate u3 command", "move u3 outer_left", "stop u3"]);
    assert_eq!(story.damage(3), 0, "not a Heavy unit");
    story.orders_given(&["end_turn", "pass", "activate u2 supply", "move u2 outer_left"]);
    assert_eq!(story.damage(2), 1, "no order and no token is needed");
    story.orders_given(&["end_turn", "activate u4 command", "move u4 outer_left"]);
    assert_eq!(story.damage(4), 0, "a second Light unit the same round does not");
    story.orders_given(&["move u4 center", "pass"]).draw_all();
    story.orders_given(&["activate u4 command", "move u4 outer_left"]);
    assert_eq!(story.damage(4), 1, "it resets each round");
    let mut story = table().play();
    story.orders_given(&["pass", "activate u1 supply", "move u1 center"]);
    assert_eq!(story.damage(4), 0, "not by its own arriving");
    let grant = card("air_strike", json!([{ "effect": [{ "grant": ["move"], "to": { "side": "friendly" } }] }]));
    let mut story = table().pack(grant).hand(1, &["air_strike"]).play();
    story.orders_given(&["play air_strike", "grant u4 move outer_left"]);
    assert_eq!(story.damage(4), 1, "a granted move counts");
    let place = card(
        "air_strike",
        json!([{ "effect": [{ "choose_unit": { "side": "friendly" }, "as": "t1" }, { "choose_place": { "at": "outer" }, "as": "p1" }, { "place": "t1", "at": "p1" }] }]),
    );
    let mut story = table().pack(place).hand(1, &["air_strike"]).play();
    story.orders_given(&["play air_strike", "choose u4", "choose outer_left"]);
    assert_eq!(story.damage(4), 1, "a placement counts");
    let mut story =
        Table::new().set("turn", json!(1)).unit(0, "frontline_patroller", "hive_1").hand(1, &["dust_marine"]).play();
    story.order("play dust_marine hive_1 paid");
    assert_eq!(story.damage(2), 1, "being played there counts");
    let mut story = Table::new()
        .unit(0, "frontline_patroller", "hive_0")
        .unit(0, "frontline_patroller", "hive_0")
        .unit(1, "dust_marine", "outer_left")
        .set("turn", json!(1))
        .play();
    story.orders_given(&["activate u3 supply", "move u3 hive_0"]);
    story.order("resolve 0");
    assert_eq!(story.damage(3), 2, "each Patroller by itself");
}

// covers: LE-41, LE-54
#[test]
fn simultaneous_triggers_are_ordered_by_the_active_player_and_run_although_their_unit_has_left() {
    let pack = json!({ "format": 1, "cards": [
        { "key": "frontline_patroller", "abilities": [{ "on": "enters", "who": { "side": "enemy" }, "do": [{ "destroy": "it" }] }] },
        { "key": "firebird", "abilities": [{ "on": "moved", "do": [{ "gain": 1 }] }] }
    ] });
    let table = || {
        Table::new()
            .pack(pack.clone())
            .set("turn", json!(1))
            .unit(0, "frontline_patroller", "outer_left")
            .unit(1, "firebird", "hive_1")
    };
    let mut story = table().play();
    story.orders_given(&["activate u2 command", "move u2 outer_left"]);
    assert_eq!(
        (story.prompt(), story.asked(), story.orders()),
        ("trigger".to_owned(), 1, vec!["resolve 0".to_owned(), "resolve 1".to_owned()])
    );
    let sources: Vec<Value> = story.game.orders_json(1).expect("the active player is asked")["orders"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|row| row["subject"].clone())
        .collect();
    let patroller = sources.iter().position(|source| *source == 1).expect("the Patroller waits");
    story.order(&format!("resolve {patroller}"));
    assert_eq!(
        (story.place(2), story.seat(1)["artifacts"].clone()),
        ("discard_1".to_owned(), json!(1)),
        "its own trigger still ran"
    );
    assert_eq!(story.prompt(), "turn", "and its activation is over");
    let casualty = card("hound", json!([{ "on": "destroyed", "do": [{ "gain": 1 }] }]));
    let doomed = json!({ "damage": 3, "doomed_by": 0 });
    let mut story = Table::new()
        .pack(casualty)
        .set("first_player", json!(1))
        .set("turn", json!(1))
        .unit_with(0, "hound", "hive_0", doomed.clone())
        .unit_with(0, "hound", "center", doomed)
        .play();
    story.both_pass();
    assert_eq!(
        (story.prompt(), story.asked()),
        ("trigger".to_owned(), 1),
        "in the Casualty Phase the First Player orders them"
    );
    assert_eq!([1, 2].map(|id| story.place(id)), ["discard_0", "discard_0"], "after all have left together");
    story.order("resolve 1");
    assert_eq!(story.seat(0)["artifacts"], 4, "2 for the center, 1 and 1");
}

// covers: LE-R94
#[test]
fn friendly_is_what_a_player_controls_and_enemy_what_the_opponent_controls() {
    let pack = json!({ "format": 1, "cards": [
        { "key": "march_orders", "command": 1, "abilities": [{ "effect": [{ "deal": 1, "to": { "side": "enemy" } }, { "ready": { "side": "friendly" } }] }] },
        { "key": "air_strike", "command": 1, "abilities": [{ "effect": [{ "deal": 1, "to": { "side": "enemy" } }, { "ready": { "side": "friendly" } }] }] }
    ] });
    let drained = json!({ "drained": true });
    let mut story = Table::new()
        .pack(pack)
        .hand(0, &["march_orders"])
        .hand(1, &["air_strike"])
        .unit_with(0, "hound", "center", drained.clone())
        .unit_with(1, "basilisk", "hive_1", drained)
        .play();
    story.order("play march_orders");
    assert_eq!((story.damage(1), story.damage(2)), (0, 1));
    assert_eq!([1, 2].map(|id| story.entity(id)["drained"].clone()), [json!(false), json!(true)]);
    story.order("pass").order("play air_strike");
    assert_eq!((story.damage(1), story.damage(2)), (1, 1));
}

// covers: LE-R97
#[test]
fn objective_outer_and_center_mean_what_they_say() {
    for (word, hit) in [
        ("objective", [0, 1, 1, 1, 0]),
        ("outer", [0, 1, 0, 1, 0]),
        ("center", [0, 0, 1, 0, 0]),
        ("hive", [1, 0, 0, 0, 1]),
        ("own_hive", [1, 0, 0, 0, 0]),
        ("enemy_hive", [0, 0, 0, 0, 1]),
        ("any", [1; 5]),
    ] {
        let mut story = spread(word);
        story.order("play march_orders");
        assert_eq!([1, 2, 3, 4, 5].map(|id| story.damage(id)), hit, "{word}");
    }
}

/// One enemy unit in each battlefield.
fn spread(word: &str) -> Story {
    let pack = card("march_orders", json!([{ "effect": [{ "deal": 1, "to": { "at": word } }] }]));
    let mut table = Table::new().pack(pack).hand(0, &["march_orders"]);
    for (place, unit) in ["hive_0", "outer_left", "center", "outer_right", "hive_1"].into_iter().zip([
        "basilisk",
        "basilisk",
        "dust_angel",
        "dust_angel",
        "dust_marine",
    ]) {
        table = table.unit(1, unit, place);
    }
    table.play()
}

// covers: LE-R100
#[test]
fn a_revealed_card_is_seen_by_all_then_the_effect_goes_on() {
    let pack = card(
        "march_orders",
        json!([{ "effect": [{ "choose_card": "hand", "as": "c1" }, { "reveal": "c1" }, { "gain": 1 }] }]),
    );
    let mut story = Table::new().pack(pack).hand(0, &["march_orders", "hound", "edgeguard"]).play();
    let before = story.now();
    story.order("play march_orders");
    assert_eq!(
        story.orders(),
        ["choose hound", "choose edgeguard", "choose march_orders"],
        "announced before the support has left the hand"
    );
    story.order("choose hound");
    assert_eq!(story.seat(0)["artifacts"], 1);
    for viewer in [1, -1] {
        let events = story.game.events_json(viewer, before).expect("events");
        let shown = events["events"]
            .as_array()
            .expect("a list")
            .iter()
            .find(|event| event["kind"] == "reveal")
            .expect("told to all")
            .clone();
        assert_eq!((&shown["card"], &shown["seat"]), (&json!("hound"), &json!(0)));
        let view = story.game.view(viewer).expect("a view");
        let known: Vec<&Value> =
            view["entities"].as_array().expect("a list").iter().filter(|entity| entity["place"] == "hand_0").collect();
        assert_eq!(known.len(), 1, "it stays in the hand and is known to be there");
        assert_eq!(known[0]["card"], "hound");
    }
}
