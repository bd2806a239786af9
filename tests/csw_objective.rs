//! Stories of Colonial Space Wars: sudden death, draws and several swords (rulebook: 2.1).

mod common;

use adjutant::ffi::*;
use adjutant::games::colonial_space_wars::codes::reason;
use common::field::plain_unit;
use common::{ALL, Field, Game, PUBLIC, Story};
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

// covers: CSW-R118, CSW-3.33
#[test]
fn sudden_death_is_what_is_played_unless_another_mission_is_chosen() {
    let mission = |config: Value| Story::new(&config).view()["mission"].clone();
    assert_eq!(mission(json!({ "ruleset": "colonial_space_wars" })), "sudden_death");
    for scenario in ["sudden_death", "messenger", "attrition"] {
        assert_eq!(mission(json!({ "ruleset": "colonial_space_wars", "scenario": scenario })), scenario);
    }
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

// covers: CSW-R94, CSW-3.53
#[test]
fn what_is_marked_keeps_its_passive_skills_and_gives_its_points() {
    let chaos = json!({ "skills": [{ "skill": "caste" }, { "skill": "chaos", "x": 1 }], "cmd": 0 });
    let marked = json!({ "marked": true });
    let field = range("terra", "heimdall").print("bot", chaos).print("hub", json!({ "rng": 3 }));
    let field = field.unit(0, "soldier", "e4").unit_with(1, "hub", "g7", marked.clone());
    let mut story = Story::new(&without_captain(field.unit_with(1, "bot", "e5", marked).unit(1, "bot", "f6")));
    assert_eq!(story.entity(2)["cmd"], 2, "CHAOS");
    story.order("end_turn");
    assert_eq!(story.seat(1)["swords"][0]["points"], 2, "NODE");
    assert_eq!(story.orders(), ["activate u5", "end_turn"], "NET reaches, and the marked ones wait");
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

// covers: CSW-R19
#[test]
fn a_draw_may_be_agreed_at_any_question() {
    for scenario in ["sudden_death", "messenger", "attrition"] {
        let config =
            json!({ "ruleset": "colonial_space_wars", "scenario": scenario, "options": { "attacker": "roll" } });
        let story = Story::new(&config);
        story.game.agree_draw().expect("before the first die");
        assert_eq!((ending(&story), story.game.outcome().result), ((-1, ADJ_REASON_AGREED), [0; 4]), "{scenario}");
    }
}

#[test]
fn a_game_that_ends_while_a_unit_is_over_a_friend_can_be_kept_by_players_too() {
    let field = range("terra", "centauri").unit(0, "gun", "d4").unit(0, "soldier", "d5").unit(1, "chief", "g5");
    let mut story = Story::new(&without_captain(field));
    story.orders_given(&["activate u2", "move u2 d5"]);
    let over = |end: &dyn Fn(&Game)| {
        let game = Game::load(&story.game.save(ALL).expect("a save")).expect("it can be loaded");
        end(&game);
        for viewer in [ALL, PUBLIC, 1] {
            let loaded = Game::load(&game.save(viewer).expect("a save")).expect("it can be loaded");
            assert_eq!(loaded.view(viewer).expect("a view"), game.view(viewer).expect("a view"));
        }
    };
    over(&|game| game.agree_draw().expect("2.1 a"));
    over(&|game| game.resign(0, ADJ_CAUSE_RESIGN).expect("at any question"));
    over(&|game| {
        let revision = game.info(ALL).expect("info").revision;
        game.submit_text(ALL, revision, "attack u2 u4 4").expect("2.1");
        assert_eq!(game.outcome().winner, 0);
    });
}

/// Both sides do nothing for so many rounds.
fn idle(story: &mut Story, rounds: usize) {
    for _ in 0..rounds * 2 {
        story.order("end_turn");
    }
}

// covers: CSW-3.34, CSW-3.68
#[test]
fn the_same_position_for_three_full_rounds_is_a_draw() {
    let mut story = range("terra", "centauri").unit(0, "soldier", "d4").unit(1, "foot", "g9").play();
    idle(&mut story, 3);
    assert_eq!(story.prompt(), "turn", "the first round began in the middle");
    story.order("end_turn");
    assert_eq!(ending(&story), (-1, u32::from(reason::REPETITION)));
}

// covers: CSW-3.59
#[test]
fn equal_pieces_that_changed_places_are_the_same_position() {
    let truck = json!({ "cls": "heavy", "prt": 3, "skills": [{ "skill": "transport", "x": 2 }] });
    let field = range("terra", "centauri").pack(json!({ "units": [plain_unit("truck", "terra", truck)] }));
    let mut story = field.unit(0, "truck", "d4").passenger(0, "soldier", 2).unit(0, "soldier", "d5").play();
    let (mut inside, mut outside) = ("u4", "u5");
    for _ in 0..4 {
        assert_eq!(story.prompt(), "turn");
        for order in
            ["activate {out}", "embark {out} u3", "stop {out}", "activate {in}", "disembark {in} d5", "stop {in}"]
        {
            story.order(&order.replace("{in}", inside).replace("{out}", outside));
        }
        (inside, outside) = (outside, inside);
        story.order("end_turn");
        if story.prompt() == "turn" {
            story.order("end_turn");
        }
    }
    assert_eq!(ending(&story), (-1, u32::from(reason::REPETITION)));
}

// covers: CSW-3.59, CSW-3.34
#[test]
fn any_change_begins_the_count_anew() {
    for change in [["activate u3", "move u3 d5", "stop u3"], ["activate u4", "attack u4 u5 1", "stop u4"]] {
        let field = range("terra", "centauri").unit(0, "soldier", "d4").unit(0, "gun", "f4").unit(1, "foot", "g9");
        let mut story = field.play();
        idle(&mut story, 3);
        story.orders_given(&change).order("end_turn");
        idle(&mut story, 2);
        assert_eq!(story.prompt(), "turn", "{change:?}");
        idle(&mut story, 1);
        assert_eq!(ending(&story), (-1, u32::from(reason::REPETITION)));
    }
}

// covers: CSW-3.59, CSW-3.68
#[test]
fn an_activation_marker_is_a_change_for_the_side_that_begins_its_turn_with_it() {
    let hacker = plain_unit("hacker", "terra", json!({ "rng": 9, "skills": [{ "skill": "control" }] }));
    let field = range("terra", "centauri").pack(json!({ "units": [hacker] }));
    let mut story = field.unit(0, "hacker", "d4").unit(1, "foot", "g9").play();
    idle(&mut story, 3);
    story.orders_given(&["activate u3", "control u3 u4", "stop u3", "end_turn"]);
    assert_eq!((story.prompt().as_str(), story.asked()), ("turn", 1));
    story.order("end_turn");
    assert_eq!(ending(&story), (-1, u32::from(reason::REPETITION)), "seat 0 begins without it for the third round");
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

// covers: CSW-3.34, CSW-3.58
#[test]
fn plague_is_a_means_only_against_a_protection_of_0() {
    for (prt, drawn) in [(1, true), (0, false)] {
        let field = range("terra", "ascaryan")
            .print("terra_captain", json!({ "prt": prt }))
            .print("brood", json!({ "ata_light": 0, "ata_heavy": 0 }))
            .print("gun", json!({ "prt": 0 }));
        let mut story = field.unit_with(0, "gun", "d4", json!({ "damage": 3 })).unit(1, "brood", "e5").play();
        let before = story.now();
        story.order("end_turn");
        assert_eq!((story.told(before, "plague"), story.entity(3)), (1, Value::Null));
        assert_eq!(story.game.outcome().reason == u32::from(reason::NO_MEANS), drawn, "PRT {prt}");
    }
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

// covers: CSW-3.55, CSW-3.31
#[test]
fn a_side_of_which_one_sword_can_pay_for_somebody_is_not_beaten() {
    for (cmd, beaten) in [(2, false), (3, true)] {
        let field = three_swords().print("t_chief", json!({ "cmd": 3 })).print("h_hub", json!({ "cmd": cmd }));
        let field = field.unit(0, "t_chief", "a1").unit(1, "h_hub", "c1").unit(2, "c_gun", "l10");
        let mut story = field.set("turn", json!(1)).play();
        story.order("end_turn");
        assert_eq!(story.game.outcome().reason == u32::from(reason::CANNOT_ACTIVATE), beaten, "CMD {cmd}");
    }
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
