//! Stories of Colonial Space Wars: attacks, protection and damage (rulebook: 2.5.3.3).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story};
use serde_json::{Value, json};

/// Terra against Centauri with units of known values.
fn arena() -> Field {
    let cast = [
        ("rifle", "terra", json!({})),
        ("support", "terra", json!({ "ata_light": 3, "ata_heavy": 2, "rng": 4 })),
        ("sergeant_x", "terra", json!({ "ata_light": 2, "ata_heavy": 1 })),
        ("cannon", "terra", json!({ "ata_light": 10, "ata_heavy": 8, "rng": 10, "mov": 10 })),
        ("blade", "terra", json!({ "ata_light": 7, "ata_heavy": 0, "rng": 5 })),
        ("phalanx", "centauri", json!({ "prt": 3, "rng": 1, "ata_light": 4, "ata_heavy": 2, "mov": 2 })),
        ("wagon", "centauri", json!({ "cls": "heavy", "prt": 0 })),
        ("bare", "centauri", json!({ "prt": 0 })),
    ];
    Field::arena("terra", "centauri", &cast)
}

fn attacks(story: &Story) -> Vec<String> {
    story.orders().into_iter().filter(|order| order.starts_with("attack")).collect()
}

fn hurt(story: &Story, id: u32) -> Value {
    story.entity(id)["condition"].clone()
}

// covers: CSW-T4, CSW-R16, CSW-R17, CSW-R75, CSW-R81
#[test]
fn a_hoplite_hits_light_units_four_times_and_heavy_units_twice_next_to_it() {
    let field = Field::arena(
        "centauri",
        "terra",
        &[("target", "terra", json!({ "prt": 5 })), ("tank", "terra", json!({ "prt": 5, "cls": "heavy" }))],
    );
    let mut story =
        field.unit(0, "hoplite", "d4").unit(1, "target", "e5").unit(1, "tank", "c3").unit(1, "target", "f6").play();
    story.order("activate u3");
    let of = |target: &str, most: u32| (1..=most).map(|n| format!("attack u3 {target} {n}")).collect::<Vec<_>>();
    assert_eq!(attacks(&story), [of("u5", 2), of("u4", 4)].concat());
    assert_eq!(story.refused("attack u3 u5 3").reason, u32::from(reason::ATTACK_POINTS));
    let far = story.refused("attack u3 u6 1");
    assert_eq!((far.reason, far.rule.as_str()), (u32::from(reason::RANGE), "2.5.3.3"));
}

// covers: CSW-T5, CSW-R75
#[test]
fn only_a_target_within_range_can_be_chosen() {
    let field = Field::arena("centauri", "terra", &[("myrmidon_x", "centauri", json!({ "rng": 2 }))]);
    let mut story =
        field.unit(0, "myrmidon_x", "d4").unit(1, "support_brigade", "f5").unit(1, "support_brigade", "g4").play();
    story.order("activate u3");
    assert!(attacks(&story).iter().all(|order| order.contains("u4")) && !attacks(&story).is_empty());
    assert_eq!(story.refused("attack u3 u5 1").reason, u32::from(reason::RANGE));
    story.order("move u3 e4");
    assert!(attacks(&story).iter().any(|order| order.contains("u5")), "measured from where it stands now");
}

// covers: CSW-T6, CSW-R76, CSW-3.16
#[test]
fn nothing_between_attacker_and_target_stops_an_attack() {
    let field = arena().ground(&[("e4", "C"), ("f4", "B")]);
    let mut story =
        field.unit(0, "support", "d4").unit(1, "bare", "h4").unit(1, "bare", "g4").unit(0, "rifle", "f3").play();
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
    assert_eq!(story.damage(4), 1);
}

// covers: CSW-T7, CSW-R78, CSW-R79, CSW-R77
#[test]
fn points_can_be_split_between_targets_and_each_is_a_sure_hit() {
    let mut story = arena().unit(0, "support", "d4").unit(1, "bare", "f4").unit(1, "bare", "f5").play();
    story.order("activate u3");
    let before = story.now();
    story.order("attack u3 u4 2").order("attack u3 u5 1");
    assert_eq!((story.damage(4), story.damage(5)), (2, 1));
    assert!(attacks(&story).is_empty(), "0 points are left");
    assert_eq!(story.told(before, "attack"), 2);
    let damage: Vec<Value> = story.events(before).into_iter().filter(|event| event["kind"] == "damage").collect();
    assert_eq!((&damage[0]["subject"], &damage[0]["value"]), (&json!(4), &json!(2)));
    assert_eq!((&damage[1]["subject"], &damage[1]["value"]), (&json!(5), &json!(1)));
}

// covers: CSW-T8
#[test]
fn a_sergeant_spends_both_points_on_light_units() {
    let mut story = arena().unit(0, "sergeant_x", "d4").unit(1, "bare", "e4").unit(1, "wagon", "d5").play();
    story.orders_given(&["activate u3", "attack u3 u4 1", "attack u3 u4 1"]);
    assert_eq!(story.refused("attack u3 u5 1").reason, u32::from(reason::ATTACK_POINTS));
    assert!(attacks(&story).is_empty());
}

// covers: CSW-T9, CSW-3.11
#[test]
fn a_brigade_hits_each_of_two_hoplites_once() {
    let mut story = arena().unit(0, "brigade", "d4").unit(1, "hoplite", "e4").unit(1, "hoplite", "e5").play();
    story.orders_given(&["activate u3", "attack u3 u4 1", "attack u3 u5 1"]);
    for target in ["u4", "u5"] {
        assert_eq!(story.refused(&format!("attack u3 {target} 1")).reason, u32::from(reason::ATTACK_POINTS));
    }
}

// covers: CSW-T10, CSW-3.11
#[test]
fn a_brigade_hits_a_hoplite_and_a_chariot_once_each_and_the_chariot_never_twice() {
    let field = || arena().unit(0, "brigade", "d4").unit(1, "hoplite", "e4").unit(1, "wagon", "e5");
    let mut story = field().play();
    story.order("activate u3");
    assert_eq!(story.refused("attack u3 u5 2").reason, u32::from(reason::ATTACK_POINTS));
    story.orders_given(&["attack u3 u5 1", "attack u3 u4 1"]);
    assert!(attacks(&story).is_empty(), "the larger value is the most in all");
    let mut story = field().play();
    story.orders_given(&["activate u3", "attack u3 u4 1", "attack u3 u5 1"]);
    assert!(attacks(&story).is_empty());
}

// covers: CSW-T11, CSW-T12, CSW-3.13, CSW-3.12, CSW-R84
#[test]
fn protection_absorbs_three_hits_and_the_fourth_costs_a_health_level() {
    let mut story = arena().unit(0, "brigade", "d4").unit(0, "brigade", "e3").unit(1, "hoplite", "e4").play();
    story.orders_given(&["activate u3", "attack u3 u5 1", "attack u3 u5 1"]);
    assert_eq!((hurt(&story, 5), story.entity(5)["absorbed"].clone()), (json!("undamaged"), json!(2)));
    story.order("stop u3");
    let before = story.now();
    story.orders_given(&["activate u4", "attack u4 u5 1"]);
    assert_eq!(hurt(&story, 5), "undamaged", "three hits do nothing");
    assert_eq!(story.told(before, "absorb"), 1);
    story.order("attack u4 u5 1");
    assert_eq!(hurt(&story, 5), "minor_damages");
    let hoplite = story.entity(5);
    assert_eq!(
        (&hoplite["cmd"], &hoplite["mov"], &hoplite["ata_light"], &hoplite["prt"]),
        (&json!(1), &json!(2), &json!(4), &json!(3))
    );
    story.orders_given(&["stop u4", "end_turn"]);
    assert_eq!(story.entity(5)["absorbed"], 0, "the protection is whole again");
    assert_eq!(story.damage(5), 1, "the wound stays");
}

// covers: CSW-T13, CSW-T18, CSW-3.9, CSW-R43
#[test]
fn a_hoplite_in_a_bunker_in_the_mountains_absorbs_five_hits_and_dies_of_nine() {
    let mut story = arena().ground(&[("e4", "BF")]).unit(0, "cannon", "d4").unit(1, "hoplite", "e4").play();
    assert_eq!(story.entity(4)["prt"], 5);
    story.order("activate u3");
    assert!(story.orders().contains(&"attack u3 u4 9".to_owned()));
    assert_eq!(story.refused("attack u3 u4 10").reason, u32::from(reason::SURPLUS));
    story.order("attack u3 u4 5");
    assert_eq!(story.damage(4), 0);
    story.order("attack u3 u4 1");
    assert_eq!(story.damage(4), 1);
    story.order("attack u3 u4 3");
    assert_eq!(story.entity(4), Value::Null, "5 + 4 hits destroy it");
}

// covers: CSW-T17, CSW-3.15, CSW-R82, CSW-R85
#[test]
fn seven_hits_in_one_turn_destroy_a_fresh_hoplite_and_six_leave_major_damages() {
    let mut story = arena().unit(0, "cannon", "d4").unit(1, "hoplite", "e4").play();
    assert_eq!((hurt(&story, 4), story.entity(4)["health"].clone()), (json!("undamaged"), json!(4)));
    story.order("activate u3");
    for (hits, condition) in [(4, "minor_damages"), (1, "damaged"), (1, "major_damages")] {
        story.order(&format!("attack u3 u4 {hits}"));
        assert_eq!(hurt(&story, 4), condition);
    }
    let before = story.now();
    story.order("attack u3 u4 1");
    assert_eq!((story.told(before, "destroy"), story.entity(4)), (1, Value::Null));
    assert!(story.orders().contains(&"move u3 e4".to_owned()), "its square is free at once");
}

// covers: CSW-T22, CSW-T23, CSW-R44, CSW-3.9, CSW-3.8
#[test]
fn uncovered_ground_takes_protection_away_but_never_below_nothing() {
    let ground = [("c3", "D"), ("d3", "DF"), ("e3", "D"), ("f3", "AF"), ("g3", "ADF")];
    let field = arena().ground(&ground).unit(0, "rifle", "c3").unit(0, "rifle", "d3").unit(1, "bare", "e3");
    let story = field.unit(0, "rifle", "f3").unit(0, "rifle", "g3").play();
    let prt = |id| story.entity(id)["prt"].as_u64().expect("a number");
    assert_eq!((prt(3), prt(4), prt(5), prt(6), prt(7)), (0, 1, 0, 3, 2));
}

// covers: CSW-T34, CSW-R96
#[test]
fn a_unit_of_range_1_reaches_an_adjacent_flyer() {
    let field = Field::arena(
        "centauri",
        "heimdall",
        &[("flier", "heimdall", json!({ "skills": [{"skill": "caste"}, {"skill": "fly"}] }))],
    );
    let mut story = field.unit(0, "hoplite", "d4").unit(1, "flier", "e5").play();
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
}

// covers: CSW-T36, CSW-R81
#[test]
fn an_annihilator_cannot_attack_a_heavy_unit() {
    let field = Field::arena("heimdall", "centauri", &[("wagon", "centauri", json!({ "cls": "heavy" }))]);
    let mut story = field.unit(0, "annihilator", "b2").unit(1, "wagon", "c3").unit(1, "hoplite", "b4").play();
    story.order("activate u3");
    assert!(attacks(&story).iter().all(|order| order.contains("u5")) && attacks(&story).len() == 7);
    assert_eq!(story.refused("attack u3 u4 1").reason, u32::from(reason::ATTACK_POINTS));
}

// covers: CSW-R73, CSW-R56, CSW-R55, CSW-R51, CSW-3.12
#[test]
fn attacks_and_movement_alternate_as_the_player_likes() {
    let mut story = arena().unit(0, "rifle", "d4").unit(1, "bare", "f4").unit(1, "bare", "i4").play();
    story.orders_given(&["activate u3", "attack u3 u4 1", "move u3 e5", "move u3 g5", "attack u3 u5 1"]);
    assert_eq!((story.damage(4), story.damage(5)), (1, 1));
    assert!(attacks(&story).is_empty(), "both points are spent");
}

// covers: CSW-R74
#[test]
fn only_the_active_unit_attacks_and_nobody_strikes_back() {
    let mut story = arena().unit(0, "rifle", "d4").unit(0, "rifle", "d5").unit(1, "phalanx", "e4").play();
    let before = story.now();
    story.orders_given(&["activate u3", "attack u3 u5 1"]);
    assert_eq!(story.refused("attack u4 u5 1").reason, u32::from(reason::NOT_ACTIVE));
    assert_eq!(story.told(before, "attack"), 1);
    assert_eq!(story.damage(3), 0);
}

// covers: CSW-R80
#[test]
fn points_that_are_not_spent_are_lost_and_the_next_activation_has_all_again() {
    let mut story = arena().unit(0, "rifle", "d4").unit(1, "phalanx", "e4").play();
    story.orders_given(&["activate u3", "attack u3 u4 1", "stop u3", "end_turn", "end_turn", "activate u3"]);
    assert!(story.orders().contains(&"attack u3 u4 2".to_owned()));
}

// covers: CSW-R83, CSW-R86, CSW-3.21, CSW-T16, CSW-R49
#[test]
fn damage_stays_and_makes_a_unit_dearer() {
    for (damage, cost) in [(0, 1), (1, 1), (2, 2), (3, 3)] {
        let field = arena().unit_with(0, "rifle", "d4", json!({ "damage": damage }));
        let mut story = field.unit_with(1, "bare", "j9", json!({ "damage": 1 })).play();
        assert_eq!(story.entity(3)["cmd"], cost, "{damage} levels lost");
        story.order("activate u3").order("stop u3");
        assert_eq!(story.seat(0)["swords"][0]["points"], 6 - cost);
        story.orders_given(&["end_turn", "end_turn"]);
        assert_eq!((story.damage(3), story.damage(4)), (damage, 1), "turns do not heal");
    }
}

// covers: CSW-R86
#[test]
fn a_unit_is_dearer_from_the_moment_of_its_wound() {
    let field = Field::arena(
        "ascaryan",
        "terra",
        &[
            ("biter", "ascaryan", json!({ "level": 2, "skills": [{"skill": "feed"}, {"skill": "plague"}] })),
            ("prey", "ascaryan", json!({ "prt": 0, "skills": [{"skill": "feed"}, {"skill": "plague"}] })),
        ],
    );
    let mut story = field.unit(0, "biter", "d4").unit(0, "prey", "d5").play();
    story.orders_given(&["activate u3", "attack u3 u4 2", "stop u3"]);
    assert_eq!(story.entity(4)["cmd"], 2);
    story.order("activate u4").order("stop u4");
    assert_eq!(story.seat(0)["swords"][0]["points"], 6 - 1 - 2);
}

// covers: CSW-3.65, CSW-R29, CSW-3.13
#[test]
fn absorbed_hits_are_kept_when_the_ground_changes_under_a_unit() {
    let field = Field::arena(
        "ascaryan",
        "terra",
        &[
            ("biter", "ascaryan", json!({ "level": 2, "skills": [{"skill": "feed"}, {"skill": "plague"}] })),
            ("prey", "ascaryan", json!({ "prt": 2, "skills": [{"skill": "feed"}, {"skill": "plague"}] })),
        ],
    );
    let mut story = field
        .ground(&[("e5", "A"), ("f5", "D")])
        .unit(0, "biter", "d4")
        .unit(0, "prey", "d5")
        .unit(0, "biter", "d6")
        .play();
    story.orders_given(&["activate u3", "attack u3 u4 2", "stop u3", "activate u4", "move u4 e5", "stop u4"]);
    assert_eq!((story.entity(4)["prt"].clone(), story.entity(4)["absorbed"].clone()), (json!(3), json!(2)));
    story.orders_given(&["activate u5", "attack u5 u4 1"]);
    assert_eq!((story.damage(4), story.entity(4)["absorbed"].clone()), (0, json!(3)), "one more is absorbed on A");
    story.order("attack u5 u4 1");
    assert_eq!(story.damage(4), 1);
}

// covers: CSW-R42, CSW-T24, CSW-R92, CSW-3.18
#[test]
fn a_cloaked_unit_is_attacked_with_range_1() {
    let field = Field::arena(
        "terra",
        "centauri",
        &[
            ("gun", "terra", json!({ "rng": 5 })),
            ("ghost", "centauri", json!({ "skills": [{"skill": "cloak"}] })),
            ("warden", "terra", json!({ "rng": 5, "skills": [{"skill": "control"}] })),
        ],
    );
    let mut story = field.unit(0, "gun", "d4").unit(1, "ghost", "f4").unit(0, "warden", "d3").play();
    assert!(story.entity(4)["statuses"].as_array().expect("a list").contains(&json!("cloaked")));
    story.order("activate u3");
    let refused = story.refused("attack u3 u4 1");
    assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::CLOAKED), "2.5.1"));
    story.orders_given(&["move u3 e4", "attack u3 u4 1", "stop u3"]);
    story.orders_given(&["activate u5", "control u5 u4"]);
}

// covers: CSW-R43, CSW-3.7, CSW-3.6
#[test]
fn light_units_are_covered_by_rough_ground_and_all_by_fortifications() {
    let field = Field::arena(
        "terra",
        "centauri",
        &[
            ("tank", "terra", json!({ "cls": "heavy" })),
            ("wing", "terra", json!({ "skills": [{"skill": "fly"}] })),
            ("scout", "terra", json!({ "skills": [{"skill": "agile"}] })),
        ],
    );
    let ground = [("c3", "A"), ("d3", "B"), ("e3", "F"), ("f3", "AF"), ("g3", "A"), ("h3", "BF"), ("i3", "C")];
    let field =
        field.ground(&ground).unit(0, "tank", "c3").unit(0, "tank", "d3").unit(0, "tank", "e3").unit(0, "tank", "f3");
    let story = field.unit(0, "scout", "g3").unit(0, "wing", "h3").unit(0, "wing", "i3").play();
    let prt: Vec<u64> = (3..=9).map(|id| story.entity(id)["prt"].as_u64().expect("a number")).collect();
    assert_eq!(prt, [1, 1, 2, 2, 2, 3, 1], "printed 1; C gives nothing");
}
