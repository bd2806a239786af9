//! Stories of Colonial Space Wars: sudden death, draws, several swords and several seats (rulebook: 2.1).

mod common;

use adjutant::ffi::*;
use adjutant::games::colonial_space_wars::codes::reason;
use common::field::plain_unit;
use common::{ALL, Field, Game, Story};
use serde_json::{Value, json};

/// A gunner who kills whatever he sees, and victims.
fn range(first: &str, second: &str) -> Field {
    let caste = |more: Value| json!({ "prt": 0, "skills": [{ "skill": "caste" }, more] });
    let racial =
        |level: u8| json!({ "prt": 0, "level": level, "skills": [{ "skill": "feed" }, { "skill": "plague" }] });
    Field::arena(
        first,
        second,
        &[
            ("gun", "terra", json!({ "ata_light": 10, "ata_heavy": 10, "rng": 10 })),
            ("soldier", "terra", json!({})),
            ("chief", "centauri", json!({ "prt": 0, "skills": [{ "skill": "leader", "x": 2 }] })),
            ("foot", "centauri", json!({ "prt": 0 })),
            ("hub", "heimdall", caste(json!({ "skill": "node", "x": 2 }))),
            ("bot", "heimdall", caste(json!({ "skill": "nexus" }))),
            ("brood", "ascaryan", racial(1)),
            ("dear", "centauri", json!({ "cmd": 9 })),
        ],
    )
}

/// The field without the captain of seat 1, who would keep his side alive.
fn without_captain(field: Field) -> Value {
    let mut whole = field.whole();
    let units = whole["position"]["units"].as_array_mut().expect("a list");
    units.retain(|unit| unit["place"] != "l10");
    whole
}

fn ending(story: &Story) -> (i32, u32) {
    let outcome = story.game.outcome();
    (outcome.winner, outcome.reason)
}

// covers: CSW-R18, CSW-3.31, CSW-3.33, CSW-3.54
#[test]
fn a_side_is_beaten_at_once_with_its_last_source_of_command() {
    let field = range("terra", "centauri").unit(0, "gun", "d4").unit(1, "chief", "e5").unit(1, "foot", "f6");
    let field = field.print("foot", json!({ "cmd": 0 }));
    let mut story = Story::new(&without_captain(field));
    story.orders_given(&["activate u2", "attack u2 u3 4"]);
    assert_eq!(ending(&story), (0, u32::from(reason::NO_COMMAND)), "though a unit of CMD 0 could go on");
    let outcome = story.game.outcome();
    assert_eq!((outcome.result[0], outcome.result[1]), (1, -1));
}

// covers: CSW-R18, CSW-3.31
#[test]
fn heimdall_is_beaten_with_its_last_node() {
    let field = range("terra", "heimdall").unit(0, "gun", "d4").unit(1, "hub", "e5").unit(1, "bot", "f6");
    let mut story = Story::new(&without_captain(field));
    story.orders_given(&["activate u2", "attack u2 u3 4"]);
    assert_eq!(ending(&story), (0, u32::from(reason::NO_COMMAND)));
}

// covers: CSW-R18, CSW-3.31, CSW-3.32
#[test]
fn ascaryans_are_beaten_only_with_their_last_unit() {
    let field = range("terra", "ascaryan").unit(0, "gun", "d4").unit(1, "brood", "e5").unit(1, "brood", "f6");
    let mut story = Story::new(&without_captain(field));
    story.orders_given(&["activate u2", "attack u2 u3 4"]);
    assert_eq!(story.prompt(), "action");
    story.orders_given(&["attack u2 u4 4"]);
    assert_eq!(ending(&story), (0, u32::from(reason::NO_UNITS)));
}

// covers: CSW-3.31
#[test]
fn a_side_that_can_pay_for_nobody_is_beaten_at_the_start_of_its_own_turn() {
    let chief = json!({ "skills": [{ "skill": "leader", "x": 2 }], "cmd": 3 });
    let field = range("terra", "centauri")
        .print("chief", chief)
        .unit(0, "gun", "a2")
        .unit(1, "chief", "l9")
        .unit(1, "dear", "k9");
    let mut story = Story::new(&without_captain(field));
    story.order("end_turn");
    assert_eq!(ending(&story), (0, u32::from(reason::CANNOT_ACTIVATE)));
}

// covers: CSW-3.31, CSW-R41
#[test]
fn heimdall_with_nobody_connected_is_beaten_at_the_start_of_its_turn() {
    let field = range("terra", "heimdall")
        .option("net", json!("net_only"))
        .unit(0, "gun", "a2")
        .unit(1, "hub", "l9")
        .unit(1, "bot", "k9");
    let mut story = Story::new(&without_captain(field));
    story.order("end_turn");
    assert_eq!(ending(&story), (0, u32::from(reason::CANNOT_ACTIVATE)));
}

// covers: CSW-3.32
#[test]
fn ascaryans_that_cannot_pay_pass() {
    let field = range("terra", "ascaryan").unit(0, "gun", "a2").unit_with(1, "brood", "k9", json!({ "damage": 3 }));
    let mut story = Story::new(&without_captain(field));
    let before = story.now();
    story.order("end_turn");
    assert_eq!(
        (story.told(before, "end_turn"), story.view()["turn"].clone()),
        (2, json!(0)),
        "2 points against a cost of 3"
    );
}

// covers: CSW-3.53
#[test]
fn activation_markers_do_not_make_a_side_beaten_unless_the_option_says_so() {
    let field = range("terra", "centauri").unit(0, "gun", "a2").unit_with(1, "chief", "l9", json!({ "marked": true }));
    let mut story = Story::new(&without_captain(field.clone()));
    story.order("end_turn");
    assert_eq!(story.view()["turn"], 0, "it could activate nobody and passed");
    let mut story = Story::new(&without_captain(field.option("marked_units", json!("counted"))));
    story.order("end_turn");
    assert_eq!(ending(&story), (0, u32::from(reason::CANNOT_ACTIVATE)));
}

// covers: CSW-R19, CSW-3.34
#[test]
fn players_may_agree_on_a_draw() {
    let story = range("terra", "centauri").unit(0, "gun", "d4").play();
    story.game.agree_draw().expect("2.1 a");
    assert_eq!(ending(&story), (-1, ADJ_REASON_AGREED));
    let replayed = Game::replay(&story.game.record().expect("a record"), u64::MAX).expect("it can be replayed");
    assert_eq!(replayed.outcome().reason, ADJ_REASON_AGREED);
    story.game.undo(ADJ_UNDO_SAME_CHANCE).expect("nothing was revealed");
    assert_eq!(story.prompt(), "turn");
}

/// Both sides do nothing for so many rounds.
fn idle(story: &mut Story, rounds: usize) {
    for _ in 0..rounds * 2 {
        story.order("end_turn");
    }
}

// covers: CSW-3.34, CSW-3.59, CSW-3.68
#[test]
fn the_same_position_for_three_full_rounds_is_a_draw() {
    let field = range("terra", "centauri").unit(0, "soldier", "d4").unit(0, "soldier", "f4").unit(1, "foot", "g9");
    let mut story = field.clone().play();
    idle(&mut story, 3);
    assert_eq!(story.prompt(), "turn", "the first round began in the middle");
    // Another unit of the same kind on the same square is the same position.
    story.orders_given(&[
        "activate u3",
        "move u3 e5",
        "stop u3",
        "activate u4",
        "move u4 d4",
        "stop u4",
        "end_turn",
        "end_turn",
    ]);
    story.orders_given(&["activate u3", "move u3 f4", "stop u3"]);
    let mut equal = field.play();
    idle(&mut equal, 3);
    equal.order("end_turn");
    assert_eq!(ending(&equal), (-1, u32::from(reason::REPETITION)));
}

// covers: CSW-3.59
#[test]
fn any_change_begins_the_count_anew() {
    let mut story = range("terra", "centauri").unit(0, "soldier", "d4").unit(1, "foot", "g9").play();
    idle(&mut story, 3);
    story.orders_given(&["activate u3", "move u3 d5", "stop u3", "end_turn"]);
    idle(&mut story, 2);
    assert_eq!(story.prompt(), "turn");
}

// covers: CSW-3.58, CSW-3.34
#[test]
fn a_game_in_which_nobody_can_hurt_what_the_other_lives_by_is_drawn() {
    let tank =
        json!({ "cls": "heavy", "prt": 1, "skills": [{ "skill": "leader", "x": 2 }], "ata_light": 0, "ata_heavy": 0 });
    let field = range("terra", "centauri").print("chief", tank.clone()).print("terra_captain", tank);
    let field = field
        .print("gun", json!({ "ata_heavy": 10, "ata_light": 10 }))
        .print("soldier", json!({ "ata_light": 3, "ata_heavy": 0 }));
    let field = field.unit_with(0, "gun", "d4", json!({ "damage": 3 })).unit(0, "soldier", "c3").unit(1, "chief", "h9");
    let cannon = json!({ "prt": 0, "ata_light": 9, "ata_heavy": 0, "rng": 9, "cmd": 1 });
    let mut story = Story::new(&without_captain(
        field.print("foot", cannon).unit(1, "foot", "g4").set("turn", json!(1)).points(1, 6),
    ));
    assert_eq!(story.prompt(), "turn", "the gun can hurt the enemy's leader");
    story.orders_given(&["activate u5", "attack u5 u2 2"]);
    assert_eq!(ending(&story), (-1, u32::from(reason::NO_MEANS)));
}

/// Three swords: seat 0 has two.
fn three_swords() -> Field {
    let seats = json!([{ "swords": [{ "faction": "terra" }, { "faction": "heimdall" }] }, { "faction": "centauri" }]);
    Field::of("terra", "centauri").config("seats", seats).option("map", json!("plain")).pack(json!({ "units": [
        plain_unit("t_chief", "terra", json!({ "prt": 0, "skills": [{ "skill": "leader", "x": 2 }] })),
        plain_unit("h_hub", "heimdall", json!({ "prt": 0, "skills": [{ "skill": "caste" }, { "skill": "node", "x": 2 }] })),
        plain_unit("c_gun", "centauri", json!({ "ata_light": 10, "rng": 10, "skills": [{ "skill": "leader", "x": 4 }, { "skill": "frenzy" }] })),
        plain_unit("t_doctor", "terra", json!({ "skills": [{ "skill": "heal", "x": 1 }] })),
    ] }))
}

// covers: CSW-3.55
#[test]
fn a_side_with_several_swords_is_beaten_when_no_sword_can_go_on() {
    let field = three_swords().unit(0, "t_chief", "d4").unit(1, "h_hub", "d5").unit(2, "c_gun", "g4");
    let mut story = field.set("turn", json!(1)).seat(1, "points", json!([4])).play();
    story.orders_given(&["activate u3", "attack u3 u1 4"]);
    assert_eq!(story.prompt(), "action", "the other sword goes on");
    story.order("attack u3 u2 4");
    assert_eq!(ending(&story), (1, u32::from(reason::NO_UNITS)));
}

// covers: CSW-3.55
#[test]
fn heal_works_across_the_swords_of_a_side_unless_the_option_keeps_them_apart() {
    let field = three_swords()
        .unit(0, "t_chief", "a1")
        .unit_with(1, "h_hub", "d5", json!({ "damage": 1 }))
        .unit(2, "c_gun", "l10")
        .unit(0, "t_doctor", "d4");
    let field = field.seat(0, "points", json!([2, 2]));
    field.clone().play().orders_given(&["activate u4", "heal u4 u2"]);
    let mut story = field.option("skills_reach", json!("sword")).play();
    story.order("activate u4");
    assert!(!story.orders().contains(&"heal u4 u2".to_owned()));
}

/// Four seats, a leader each.
fn four(teams: &str) -> Field {
    let seats =
        json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "terra" }, { "faction": "centauri" }]);
    let field = Field::of("terra", "centauri")
        .config("seats", seats)
        .option("map", json!("plain"))
        .option("teams", json!(teams));
    let field = field.pack(json!({ "units": [
        plain_unit("chief", "terra", json!({ "ata_light": 10, "rng": 10, "prt": 0, "skills": [{ "skill": "leader", "x": 4 }, { "skill": "frenzy" }] })),
        plain_unit("victim", "centauri", json!({ "prt": 0, "skills": [{ "skill": "leader", "x": 4 }] })),
        plain_unit("foot", "centauri", json!({})),
    ] }));
    field
        .unit(0, "chief", "a1")
        .unit(1, "victim", "c3")
        .unit(2, "chief", "l1")
        .unit(3, "victim", "d4")
        .unit(1, "foot", "f6")
        .seat(0, "points", json!([4]))
}

// covers: CSW-R1, CSW-3.57
#[test]
fn among_several_seats_the_beaten_leave_and_the_last_side_wins() {
    let mut story = four("none").play();
    let before = story.now();
    story.orders_given(&["activate u1", "attack u1 u2 4"]);
    assert_eq!((story.told(before, "beaten"), story.told(before, "remove"), story.entity(5)), (1, 1, Value::Null));
    story.order("attack u1 u4 4");
    assert_eq!(story.view()["seats"][3]["out"], true);
    assert_eq!(story.game.outcome().reason, 0, "seat 2 is a foe as well");
    story.order("stop u1");
    assert_eq!(story.view()["turn"], 2, "beaten seats have no turn");
}

// covers: CSW-3.57
#[test]
fn allies_win_together() {
    let mut story = four("pairs").play();
    story.order("activate u1");
    assert_eq!(story.refused("attack u1 u3 1").reason, u32::from(reason::FRIEND));
    story.orders_given(&["attack u1 u2 4", "attack u1 u4 4"]);
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.result), (-1, [1, -1, 1, -1]));
}

#[test]
fn a_resigned_seat_leaves_and_the_others_play_on() {
    let mut story = four("none").play();
    story.orders_given(&["activate u1"]);
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("at any question");
    assert_eq!((story.view()["turn"].clone(), story.entity(1)), (json!(1), Value::Null));
    let again = story.game.resign(0, ADJ_CAUSE_RESIGN).expect_err("it has left");
    assert_eq!((again.status, again.reason), (ADJ_E_RULE, ADJ_REASON_NO_SUCH_SEAT));
    story.game.resign(3, ADJ_CAUSE_ABSENT).expect("out of turn");
    assert_eq!(story.view()["turn"], 1, "seat 1 goes on");
    story.game.resign(2, ADJ_CAUSE_TIME).expect("out of turn");
    assert_eq!(ending(&story), (1, ADJ_REASON_TIME_UP));
    let loaded = Game::load(&story.game.save(ALL).expect("a save")).expect("it can be loaded");
    assert_eq!(loaded.hash(ALL), story.game.hash(ALL));
}

#[test]
fn seats_may_resign_during_initiative_and_deployment() {
    let config = json!({ "ruleset": "colonial_space_wars", "scenario": "four_factions", "options": { "attacker": "roll" }, "chance": "host" });
    let mut story = Story::new(&config);
    story.order("roll 6");
    story.game.resign(1, ADJ_CAUSE_RESIGN).expect("during the roll");
    story.orders_given(&["roll 3", "roll 2", "roll 2", "defend"]);
    assert_eq!(story.asked(), 2, "the next seat in the game attacks");
    story.order("base northwest");
    story.game.resign(2, ADJ_CAUSE_RESIGN).expect("while it sets up");
    assert_eq!((story.prompt().as_str(), story.asked()), ("base", 3));
    story.order("base northwest");
    let replayed = Game::replay(&story.game.record().expect("a record"), u64::MAX).expect("it can be replayed");
    assert_eq!(replayed.hash(ALL), story.game.hash(ALL));
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("out of turn");
    assert_eq!(ending(&story).0, 3);
}

// covers: CSW-3.60
#[test]
fn a_round_limit_ends_any_mission_as_a_draw() {
    for scenario in ["sudden_death", "messenger", "attrition"] {
        let config = json!({ "ruleset": "colonial_space_wars", "scenario": scenario, "options": { "max_rounds": 1 } });
        let mut story = Story::new(&config);
        common::field::deploy_all(&mut story);
        story.orders_given(&["end_turn"]);
        if story.prompt() == "create" {
            story.order("decline");
        }
        story.order("end_turn");
        if story.prompt() == "create" {
            story.order("decline");
        }
        assert_eq!(ending(&story), (-1, ADJ_REASON_MAX_ROUNDS), "{scenario}");
    }
}
