//! Stories of Lost Empires: what an active unit does (rulebook: Unit Actions, Attack Actions, Named Ability Action, Granted
//! actions).

mod common;

use adjutant::ffi::*;
use common::{Story, Table};
use serde_json::{Value, json};

/// Overrides values of a card.
fn over(key: &str, more: Value) -> Value {
    let mut card = json!({ "key": key });
    for (name, value) in more.as_object().expect("an object") {
        card[name] = value.clone();
    }
    json!({ "format": 1, "cards": [card] })
}

/// A named ability that does little, with these conditions.
fn named(key: &str, conditions: &[&str]) -> Value {
    over(
        key,
        json!({ "abilities": [{ "action": "Trick", "conditions": conditions, "do": [{ "modify": { "stat": "offense", "by": 1 }, "to": "this", "until": "turn" }] }] }),
    )
}

fn attacked(story: &mut Story, dice: [&str; 2]) {
    story.order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
}

// covers: LE-R48, LE-R49, LE-R50, LE-22
#[test]
fn an_active_unit_moves_attacks_once_and_uses_its_ability_once_in_any_order() {
    let pack = over(
        "ferrik_hulk",
        json!({ "abilities": [
        { "action": "Trick", "do": [{ "modify": { "stat": "offense", "by": 1 }, "to": "this", "until": "turn" }] },
        { "action": "Second trick", "do": [{ "ready": "this" }] }
    ] }),
    );
    let table = |at: &str| Table::new().pack(pack.clone()).unit(0, "ferrik_hulk", at).unit(1, "basilisk", "center");
    let mut story = table("center").play();
    story.order("activate u1 command");
    let kinds: Vec<String> = story.orders();
    assert_eq!(
        kinds,
        ["move u1 outer_left", "move u1 outer_right", "attack u1 u2", "ability u1 0", "ability u1 1", "stop u1"]
    );
    story.order("attack u1 u2");
    attacked(&mut story, ["1", "4"]);
    let refused = story.refused("attack u1 u2");
    assert_eq!((refused.reason, refused.rule.as_str()), (ADJ_LE_REASON_ATTACKED, "Attack Actions"));
    story.order("move u1 outer_left");
    assert_eq!(story.entity(1)["drained"], true, "two actions, one each");
    let mut story = table("outer_left").play();
    story.orders_given(&["activate u1 command", "move u1 center", "attack u1 u2"]);
    attacked(&mut story, ["1", "4"]);
    let mut story = table("center").play();
    story.orders_given(&["activate u1 command", "ability u1 1"]);
    assert_eq!(story.refused("ability u1 0").reason, ADJ_LE_REASON_ABILITY_USED, "one named ability, whichever");
    let mut story = table("hive_0").play();
    story.orders_given(&["activate u1 command", "move u1 outer_left", "move u1 center"]);
    assert_eq!(story.place(1), "center", "moves are not limited");
}

// covers: LE-R51, LE-R53, LE-R54, LE-M1, LE-R55
#[test]
fn a_move_goes_to_an_adjacent_battlefield_both_ways_and_nobody_blocks() {
    let mut story = Table::new()
        .unit(0, "ferrik_hulk", "hive_0")
        .unit(1, "basilisk", "outer_left")
        .unit(1, "firebird", "outer_left")
        .play();
    story.order("activate u1 command");
    for far in ["center", "hive_1", "hive_0"] {
        let refused = story.refused(&format!("move u1 {far}"));
        assert_eq!((refused.reason, refused.rule.as_str()), (ADJ_LE_REASON_NOT_ADJACENT, "Move Action"));
    }
    story.order("move u1 outer_left");
    assert_eq!(story.place(1), "outer_left");
    assert_eq!(story.refused("move u1 outer_right").reason, ADJ_LE_REASON_NOT_ADJACENT);
    story.order("move u1 hive_0");
    assert_eq!(story.place(1), "hive_0", "it may walk back where it came from");
    let mut story = Table::new().unit(0, "ferrik_hulk", "outer_right").unit(1, "basilisk", "hive_1").play();
    story.orders_given(&["activate u1 command", "move u1 hive_1"]);
    assert!(story.orders().contains(&"attack u1 u2".to_owned()), "into the enemy hive");
    story.order("move u1 outer_left");
    assert_eq!(story.place(1), "outer_left", "and out of it");
    let mut crowd = Table::new();
    for title in ["hound", "edgeguard", "cyber_trooper", "frontline_patroller", "fellgrin_captain"] {
        crowd = crowd.unit(0, title, "outer_left").unit(0, title, "outer_left");
    }
    crowd.unit(0, "ferrik_hulk", "center").play().orders_given(&["activate u11 supply", "move u11 outer_left"]);
}

// covers: LE-R56, LE-R60, LE-10
#[test]
fn an_attack_names_an_enemy_unit_in_the_same_battlefield() {
    let mut story = Table::new()
        .unit(0, "ferrik_hulk", "hive_1")
        .unit(0, "hound", "hive_1")
        .unit(1, "basilisk", "hive_1")
        .unit(1, "firebird", "center")
        .play();
    story.order("activate u1 command");
    let attacks: Vec<String> = story.orders().into_iter().filter(|order| order.starts_with("attack")).collect();
    assert_eq!(attacks, ["attack u1 u3"], "in either hive too; only units");
    assert_eq!(story.refused("attack u1 u2").reason, ADJ_LE_REASON_FRIENDLY);
    assert_eq!(story.refused("attack u1 u4").reason, ADJ_LE_REASON_ELSEWHERE);
    assert_eq!(story.refused("attack u1 u9").reason, ADJ_REASON_NO_SUCH_THING);
    let mut alone = Table::new().unit(0, "ferrik_hulk", "center").play();
    alone.order("activate u1 command");
    assert!(!alone.orders().iter().any(|order| order.starts_with("attack")), "without an enemy there is no attack");
}

// covers: LE-11, LE-R57, LE-4
#[test]
fn both_dice_are_rolled_the_attackers_first_and_the_attacker_takes_no_damage() {
    let mut story = Table::of("terra_corps", "feng")
        .with_cards(1, &["war_dog"])
        .unit_with(0, "dust_marine", "center", json!({ "damage": 2 }))
        .unit(1, "war_dog", "center")
        .play();
    story.order("activate u1 command").order("attack u1 u2");
    assert_eq!((story.prompt(), story.asked()), ("attack_die".to_owned(), -3));
    story.order("roll 1");
    assert_eq!(story.prompt(), "defense_die", "also when the attack has no chance any more");
    story.order("roll 4*");
    assert_eq!((story.damage(1), story.damage(2)), (2, 0));
    assert_eq!(story.stat(1, "offense"), 1, "damage changes neither offense nor defense");
}

// covers: LE-R59
#[test]
fn a_drained_or_damaged_unit_defends_like_any_other() {
    for state in [json!({}), json!({ "drained": true }), json!({ "damage": 2 })] {
        let mut story = Table::of("terra_corps", "feng")
            .with_cards(1, &["war_dog"])
            .unit(0, "dust_marine", "center")
            .unit_with(1, "war_dog", "center", state)
            .play();
        let before = story.damage(2);
        story.order("activate u1 command").order("attack u1 u2");
        attacked(&mut story, ["1", "1"]);
        assert_eq!(story.damage(2), before, "1 + 1 against 1 + 2");
    }
}

// covers: LE-R65, LE-R66, LE-R67
#[test]
fn only_a_unit_that_prints_a_named_ability_uses_one() {
    let mut story =
        Table::new().unit(0, "hound", "center").unit(0, "ferrik_hulk", "center").unit(1, "basilisk", "center").play();
    story.order("activate u1 command");
    let refused = story.refused("ability u1 0");
    assert_eq!((refused.reason, refused.rule.as_str()), (ADJ_LE_REASON_NO_ABILITY, "Named Ability Action"));
    story.orders_given(&["stop u1", "end_turn", "pass", "activate u2 command"]);
    let before = story.now();
    story.order("ability u2 0");
    let kinds: Vec<String> =
        story.events(before).iter().map(|event| event["kind"].as_str().expect("text").to_owned()).collect();
    let at = |kind: &str| kinds.iter().position(|other| other == kind);
    assert!(at("ability") < at("damage"), "announced, then resolved: {kinds:?}");
    assert_eq!(story.damage(3), 1);
}

// covers: LE-R68, LE-O5, LE-9
#[test]
fn the_attack_condition_spends_the_attack_and_nothing_else_does() {
    let fight = |conditions: &[&str]| {
        Table::new()
            .pack(named("ferrik_hulk", conditions))
            .unit(0, "ferrik_hulk", "center")
            .unit(1, "basilisk", "center")
            .play()
    };
    let mut story = fight(&["attack"]);
    story.order("activate u1 command").order("attack u1 u2");
    attacked(&mut story, ["1", "4"]);
    assert_eq!(story.refused("ability u1 0").reason, ADJ_LE_REASON_ATTACKED);
    let mut story = fight(&["attack"]);
    story.order("activate u1 command").order("ability u1 0");
    assert_eq!(story.refused("attack u1 u2").reason, ADJ_LE_REASON_ATTACKED);
    let mut story = fight(&[]);
    story.order("activate u1 command").order("ability u1 0").order("attack u1 u2");
    let melee = json!({ "keywords": ["MELEE"], "abilities": [{ "action": "Trick", "conditions": ["attack"], "do": [{ "deal": 1, "to": { "side": "enemy", "at": "here" } }] }] });
    let mut story = Table::of("scion_imperium", "terra_corps")
        .pack(over("paladin", melee))
        .unit(0, "paladin", "center")
        .unit(1, "basilisk", "center")
        .play();
    story.order("activate u1 command").order("ability u1 0");
    assert_eq!((story.damage(2), story.prompt().as_str()), (1, "action"), "MELEE does not double it");
}

// covers: LE-O6, LE-23, LE-50
#[test]
fn a_draining_ability_takes_two_actions_and_ends_the_activation() {
    let table = || Table::new().pack(named("ferrik_hulk", &["draining"])).unit(0, "ferrik_hulk", "outer_left");
    let mut story = table().play();
    story.order("activate u1 command").order("ability u1 0");
    assert_eq!((story.entity(1)["drained"].clone(), story.prompt()), (json!(true), "turn".to_owned()));
    let mut story = table().play();
    story.order("activate u1 supply");
    let refused = story.refused("ability u1 0");
    assert_eq!((refused.reason, refused.rule.as_str()), (ADJ_LE_REASON_TWO_ACTIONS, "Special Conditions"));
    let mut story = table().play();
    story.order("activate u1 command").order("move u1 center");
    assert_eq!(story.refused("ability u1 0").reason, ADJ_LE_REASON_TWO_ACTIONS);
    let free = over(
        "ferrik_hulk",
        json!({ "abilities": [{ "free_activation": { "actions": 3 } },
        { "action": "Trick", "conditions": ["draining", "attack"], "do": [{ "draw": 1 }] }] }),
    );
    let mut story = Table::new().pack(free).unit(0, "ferrik_hulk", "outer_left").play();
    story.order("activate u1 free").order("move u1 center");
    assert_eq!(story.entity(1)["actions"], 2);
    story.order("ability u1 0").draw_all();
    assert_eq!(story.entity(1)["drained"], true, "two actions available, however they were gained");
}

// covers: LE-18
#[test]
fn an_activation_ends_when_its_unit_leaves_play() {
    let pack = over("ferrik_hulk", json!({ "abilities": [{ "action": "Overload", "do": [{ "destroy": "this" }] }] }));
    let mut story = Table::new().pack(pack).unit(0, "ferrik_hulk", "center").unit(0, "hound", "center").play();
    story.order("activate u1 command").order("ability u1 0");
    assert_eq!((story.place(1), story.prompt()), ("discard_0".to_owned(), "turn".to_owned()));
    assert_eq!(story.refused("activate u2 command").reason, ADJ_LE_REASON_ACTIVATED);
}

// covers: LE-E6, LE-26, LE-24, LE-51
#[test]
fn edgeguard_grants_a_move_or_an_attack_after_each_of_its_moves() {
    let mut story = Table::new()
        .unit(0, "edgeguard", "hive_0")
        .unit_with(0, "ferrik_hulk", "center", json!({ "drained": true }))
        .unit(0, "edgeguard", "outer_right")
        .unit(1, "basilisk", "center")
        .play();
    story.order("activate u1 command").order("move u1 outer_left");
    assert_eq!(
        story.orders(),
        ["grant u2 move outer_left", "grant u2 move outer_right", "grant u2 attack u4", "decline"]
    );
    story.order("grant u2 attack u4");
    attacked(&mut story, ["4", "1"]);
    assert_eq!(story.damage(4), 2);
    assert_eq!(
        (story.prompt(), story.entity(1)["actions"].clone()),
        ("action".to_owned(), json!(1)),
        "Edgeguard then continues"
    );
    story.order("move u1 center");
    assert_eq!(story.prompt(), "grant", "twice in a two-move activation");
    story.order("grant u2 attack u4");
    attacked(&mut story, ["1", "4"]);
    assert_eq!(story.entity(2)["drained"], true, "no limit of an activation is used or checked, and nothing drains");
    assert_eq!(story.entity(1)["drained"], true);
    let mut story = Table::new().unit(0, "edgeguard", "hive_0").unit(0, "hound", "hive_0").hand(0, &["hound"]).play();
    story.order("play hound hive_0 paid").order("activate u1 supply").order("move u1 outer_left");
    story.order("grant u3 move outer_right");
    assert_eq!(
        (story.place(3), story.entity(3)["drained"].clone()),
        ("outer_right".to_owned(), json!(false)),
        "just played, and still ready"
    );
    assert_eq!(story.prompt(), "turn", "it was the supply token's only action");
    let mut story = Table::new().unit(0, "edgeguard", "hive_0").unit(0, "hound", "hive_0").play();
    story.order("activate u1 supply").order("move u1 outer_left").order("decline");
    assert_eq!(story.place(2), "hive_0", "it is a may");
    let must = over(
        "edgeguard",
        json!({ "abilities": [{ "on": "moved", "do": [{ "grant": ["move"], "to": { "side": "friendly", "not": "this" } }] }] }),
    );
    let mut story = Table::new().pack(must).unit(0, "edgeguard", "hive_0").unit(0, "hound", "hive_0").play();
    story.order("activate u1 supply").order("move u1 outer_left");
    assert_eq!(
        story.orders(),
        ["grant u2 move outer_left", "grant u2 move outer_right"],
        "without a may it is done if it can be"
    );
}

// covers: LE-24, LE-29
#[test]
fn frontline_gives_offense_in_the_activation_of_the_turn_in_which_it_is_played() {
    let fight = |option: &str, fresh: bool, die: &str| {
        let state = json!({ "played_this_turn": fresh });
        let mut story = Table::new()
            .option("frontline_bonus", json!(option))
            .unit_with(0, "hound", "center", state)
            .unit(1, "dust_angel", "center")
            .play();
        story.order("activate u1 command").order("attack u1 u2");
        attacked(&mut story, [die, "3"]);
        story.damage(2)
    };
    // Hound has offense 2, Dust Angel defense 1.
    assert_eq!(fight("same_turn", true, "1"), 1, "1 + 2 + 1 against 3 + 1");
    assert_eq!(fight("same_turn", false, "1"), 0, "not in a later activation");
    assert_eq!(fight("every_activation", false, "1"), 1);
    let mut story = Table::new()
        .unit(0, "edgeguard", "hive_0")
        .unit_with(0, "hound", "center", json!({ "played_this_turn": true }))
        .unit(1, "dust_angel", "center")
        .play();
    story.order("activate u1 command").order("move u1 outer_left").order("grant u2 attack u3");
    attacked(&mut story, ["1", "3"]);
    assert_eq!(story.damage(3), 0, "a granted action gets no FRONTLINE bonus");
}

// covers: LE-55
#[test]
fn a_chain_of_granted_actions_is_bounded() {
    let runner = |key: &str, other: &str| json!({ "key": key, "abilities": [{ "on": "moved", "do": [{ "grant": ["move"], "to": { "side": "friendly", "name": other } }] }] });
    let pack = json!({ "format": 1, "cards": [runner("hound", "cyber_trooper"), runner("cyber_trooper", "hound")] });
    let mut story = Table::new().pack(pack).unit(0, "hound", "hive_0").unit(0, "cyber_trooper", "hive_0").play();
    let before = story.now();
    story.order("activate u1 supply").order("move u1 outer_left");
    let mut asked = 0;
    while story.prompt() == "grant" {
        let first = story.orders()[0].clone();
        story.order(&first);
        asked += 1;
    }
    assert_eq!((asked, story.told(before, "grant")), (16, 16), "the 17th is not offered");
    assert_eq!(story.prompt(), "turn", "and the game goes on");
    story.order("end_turn").order("pass");
    story.order("activate u2 command");
    let step = story.orders()[0].clone();
    story.order(&step);
    assert_eq!(story.prompt(), "grant", "the next order may grant again");
}
