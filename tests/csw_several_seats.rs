//! Stories of Colonial Space Wars: three and four seats, allies, and whoever resigns (rulebook: 2.1, 4.3.2).

mod common;

use adjutant::ffi::*;
use adjutant::games::colonial_space_wars::codes::reason;
use common::field::{captains, deploy_all, plain_unit};
use common::{ALL, Field, Game, Story};
use serde_json::{Value, json};

fn ending(story: &Story) -> (i32, u32) {
    let outcome = story.game.outcome();
    (outcome.winner, outcome.reason)
}

/// It can be saved and loaded, and replayed from its record.
#[track_caller]
fn assert_kept(game: &Game) {
    let loaded = Game::load(&game.save(ALL).expect("a save")).expect("it can be loaded");
    assert_eq!((loaded.hash(ALL), loaded.view_text(ALL)), (game.hash(ALL), game.view_text(ALL)));
    let replayed = Game::replay(&game.record().expect("a record"), u64::MAX).expect("it can be replayed");
    assert_eq!(replayed.hash(ALL), game.hash(ALL));
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
    assert_kept(&story.game);
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
    assert_kept(&story.game);
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("out of turn");
    assert_eq!(ending(&story).0, 3);
}

// covers: CSW-3.31, CSW-3.57
#[test]
fn a_seat_that_can_pay_for_nobody_is_out_when_its_turn_comes_and_the_next_one_plays() {
    let mut story = four("none").print("victim", json!({ "cmd": 5 })).print("foot", json!({ "cmd": 5 })).play();
    let before = story.now();
    story.order("end_turn");
    assert_eq!((story.view()["turn"].clone(), story.told(before, "beaten")), (json!(2), 1));
    assert_eq!((story.entity(2), story.entity(5)), (Value::Null, Value::Null));
}

// covers: CSW-3.57
#[test]
fn whoever_was_beaten_has_lost_even_if_the_others_draw() {
    for (teams, result) in [("none", [0, -1, 0, 0]), ("pairs", [0; 4])] {
        let story = four(teams).play();
        story.game.resign(1, ADJ_CAUSE_RESIGN).expect("out of turn");
        story.game.agree_draw().expect("2.1 a");
        assert_eq!((story.game.outcome().winner, story.game.outcome().result), (-1, result), "{teams}");
    }
}

// covers: CSW-3.57
#[test]
fn passengers_leave_with_the_transports_of_a_beaten_seat() {
    let truck = json!({ "cls": "heavy", "prt": 3, "skills": [{ "skill": "transport", "x": 1 }] });
    let field = four("none").pack(json!({ "units": [plain_unit("truck", "centauri", truck)] }));
    let story = field.unit(1, "truck", "h8").passenger(1, "foot", 5).play();
    let before = story.now();
    story.game.resign(1, ADJ_CAUSE_RESIGN).expect("out of turn");
    let gone: Vec<(Value, Value)> = story
        .events(before)
        .into_iter()
        .filter(|event| event["kind"] == "remove")
        .map(|event| (event["subject"].clone(), event["place"].clone()))
        .collect();
    let expected = [(2, "c3"), (5, "f6"), (7, "h8"), (6, "h8")];
    assert_eq!(gone, expected.map(|(subject, place)| (json!(subject), json!(place))));
}

/// Three seats without any ATA but that of the gun of seat 2.
fn two_who_cannot_fight() -> Field {
    let gun = json!({ "ata_light": 9, "rng": 9, "cmd": 1, "skills": [{ "skill": "leader", "x": 1 }] });
    let seats = json!([
        { "faction": "terra", "army": ["terra_captain"] }, { "faction": "centauri", "army": ["centauri_captain"] },
        { "faction": "terra", "army": ["gun"] },
    ]);
    let field = Field::new().pack(json!({ "units": captains() })).config("seats", seats).option("map", json!("plain"));
    field.pack(json!({ "units": [plain_unit("gun", "terra", gun)] }))
}

/// The same in seat 0's turn.
fn met() -> Field {
    two_who_cannot_fight().unit(0, "terra_captain", "a1").unit(1, "centauri_captain", "l10").unit(2, "gun", "l1")
}

// covers: CSW-3.58
#[test]
fn a_game_without_means_is_drawn_when_the_last_who_had_some_is_out() {
    let story = met().play();
    story.game.resign(2, ADJ_CAUSE_RESIGN).expect("out of turn");
    assert_eq!((ending(&story), story.game.outcome().result[2]), ((-1, u32::from(reason::NO_MEANS)), -1));
    assert_kept(&story.game);
    let mut story = met().print("gun", json!({ "cmd": 2 })).play();
    story.orders_given(&["end_turn", "end_turn"]);
    assert_eq!(ending(&story), (-1, u32::from(reason::NO_MEANS)), "the gun could not be paid for");
}

// covers: CSW-3.58
#[test]
fn a_game_in_which_the_attacker_resigned_before_the_first_turn_may_lack_means_too() {
    let mut story = two_who_cannot_fight().option("attacker", json!("seat_2")).set_up();
    story.order("base northeast");
    story.game.resign(2, ADJ_CAUSE_RESIGN).expect("while it sets up");
    deploy_all(&mut story);
    assert_eq!(ending(&story), (-1, u32::from(reason::NO_MEANS)));
}

#[test]
fn the_rounds_go_on_when_the_attacker_is_out() {
    let mut story = four("none").play();
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("in turn");
    for (seat, round) in [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2)] {
        assert_eq!((story.asked(), story.view()["round"].clone()), (seat, json!(round)));
        story.order("end_turn");
    }
}

#[test]
fn a_seat_that_is_out_cannot_give_up_once_more() {
    let config = json!({ "ruleset": "colonial_space_wars", "scenario": "four_factions", "options": { "attacker": "roll" }, "chance": "host" });
    let mut story = Story::new(&config);
    story.game.resign(3, ADJ_CAUSE_RESIGN).expect("during the roll");
    story.order("roll 6");
    story.game.resign(3, ADJ_CAUSE_TIME).expect_err("it has left the game");
    story.orders_given(&["roll 1", "roll 1"]);
    assert_eq!((story.prompt().as_str(), story.asked()), ("role", 0), "nobody rolls again");
    assert_kept(&story.game);
}

#[test]
fn the_winner_of_the_initiative_keeps_it_when_another_seat_resigns() {
    let config = json!({ "ruleset": "colonial_space_wars", "scenario": "four_factions", "options": { "attacker": "roll" }, "chance": "host" });
    let mut story = Story::new(&config);
    story.orders_given(&["roll 1", "roll 2", "roll 6", "roll 3"]);
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("out of turn");
    assert_eq!((story.prompt().as_str(), story.asked()), ("role", 2));
    story.game.resign(2, ADJ_CAUSE_RESIGN).expect("in turn");
    assert_eq!(story.prompt(), "initiative", "the others roll for it");
    story.orders_given(&["roll 1", "roll 2"]);
    assert_eq!((story.prompt().as_str(), story.asked()), ("role", 3));
}

#[test]
fn a_resignation_in_the_middle_of_an_activation_leaves_nothing_of_it_to_allies() {
    let medic = plain_unit("medic", "terra", json!({ "skills": [{ "skill": "heal", "x": 1 }] }));
    let field = four("pairs").option("heal_repeat", json!("once")).pack(json!({ "units": [medic] }));
    let mut whole = field.unit(0, "medic", "k2").unit(2, "medic", "k1").whole();
    whole["position"]["units"][2]["damage"] = json!(2);
    let mut story = Story::new(&whole);
    story.orders_given(&["activate u6", "heal u6 u3"]);
    story.game.resign(0, ADJ_CAUSE_RESIGN).expect("in turn");
    assert_eq!(story.damage(3), 1);
    story.orders_given(&["end_turn", "activate u7", "heal u7 u3"]);
    assert_eq!(story.damage(3), 0, "once a turn");
}

/// At every question of a game from the first die on, each seat gives up in a copy, which is kept and played on.
fn resign_everywhere(seats: Value) {
    let count = seats.as_array().expect("a list").len() as i64;
    let options = json!({ "attacker": "roll", "map": "plain" });
    let config = json!({ "ruleset": "colonial_space_wars", "chance": "host", "seats": seats, "options": options });
    let mut story = Story::new(&config);
    let mut asked = Vec::new();
    for step in 0..70 {
        asked.push(story.prompt());
        for seat in 0..count {
            let game = Game::load(&story.game.save(ALL).expect("a save")).expect("it can be loaded");
            let mut copy = Story { game };
            copy.game.resign(seat as i32, ADJ_CAUSE_RESIGN).expect("at any question");
            assert_kept(&copy.game);
            if count == 2 {
                assert_eq!(ending(&copy), (1 - seat as i32, ADJ_REASON_RESIGNED));
            }
            for _ in 0..(count - 2) * 4 {
                assert_ne!(copy.asked(), seat);
                let first = copy.orders()[0].clone();
                copy.order(&first);
            }
            assert_kept(&copy.game);
        }
        let order = if step == 0 { "roll 6".to_owned() } else { story.orders()[0].clone() };
        story.order(&order);
    }
    for prompt in ["initiative", "role", "base", "deploy", "turn", "action"] {
        assert!(asked.iter().any(|it| it == prompt), "{prompt}");
    }
}

#[test]
fn with_two_seats_a_resignation_ends_the_game_at_any_question() {
    resign_everywhere(json!([{ "faction": "terra" }, { "faction": "ascaryan" }]));
}

#[test]
fn with_three_seats_the_other_two_play_on() {
    resign_everywhere(json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "ascaryan" }]));
}

#[test]
fn with_four_seats_the_other_three_play_on() {
    resign_everywhere(
        json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "heimdall" }, { "faction": "ascaryan" }]),
    );
}
