//! Stories of Colonial Space Wars: game turns, statuses, points of CMD and activation (rulebook: 2.5 to 2.5.2).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story};
use serde_json::{Value, json};

/// Terra against Centauri with pieces of each price; nobody reaches anybody.
fn camp() -> Field {
    Field::arena(
        "terra",
        "centauri",
        &[
            ("cheap", "terra", json!({})),
            ("dear", "terra", json!({ "cmd": 2 })),
            ("free", "terra", json!({ "cmd": 0 })),
            ("cheap_c", "centauri", json!({})),
        ],
    )
}

fn points(story: &Story, seat: usize) -> u64 {
    story.seat(seat)["swords"][0]["points"].as_u64().expect("a number")
}

fn status(story: &Story, id: u32) -> String {
    story.entity(id)["statuses"][0].as_str().expect("text").to_owned()
}

fn statuses(story: &Story, id: u32) -> Vec<Value> {
    story.entity(id)["statuses"].as_array().expect("a list").clone()
}

#[track_caller]
fn refused(story: &mut Story, notation: &str, reason: u16, rule: &str) {
    let refusal = story.refused(notation);
    assert_eq!((refusal.reason, refusal.rule.as_str()), (u32::from(reason), rule), "{notation}: {}", refusal.message);
}

/// Activates a unit and ends its activation at once.
#[track_caller]
fn use_up(story: &mut Story, id: u32) {
    story.order(&format!("activate u{id}")).order(&format!("stop u{id}"));
}

// covers: CSW-T1, CSW-R35, CSW-R48, CSW-R53, CSW-R12
#[test]
fn five_points_activate_three_units_of_1_and_one_of_2() {
    let field = camp().unit(0, "cheap", "c2").unit(0, "cheap", "e2").unit(0, "cheap", "g2").unit(0, "dear", "i2");
    let mut story = field.unit(0, "dear", "k2").points(0, 5).play();
    for id in 3..=5 {
        use_up(&mut story, id);
    }
    assert_eq!(points(&story, 0), 2);
    story.order("activate u6").order("stop u6");
    assert_eq!(story.view()["turn"], 1, "0 points are left, so the turn is over");
}

// covers: CSW-R48
#[test]
fn with_fewer_points_than_its_cost_a_unit_is_refused() {
    let mut story = camp().unit(0, "cheap", "c2").unit(0, "dear", "e2").points(0, 1).play();
    refused(&mut story, "activate u4", reason::COMMAND, "2.5.1");
    story.order("activate u3");
}

// covers: CSW-T2, CSW-R47
#[test]
fn ascaryan_points_are_twice_the_highest_trophic_level() {
    let level = |level: u8| json!({ "level": level, "skills": [{ "skill": "feed" }, { "skill": "plague" }] });
    let cast = [("three", "ascaryan", level(3)), ("two", "ascaryan", level(2)), ("one", "ascaryan", level(1))];
    for (kinds, expected) in [(vec!["one", "three", "two"], 6), (vec!["two", "one"], 4), (vec!["one", "one"], 2)] {
        let field = cast.iter().fold(Field::of("terra", "ascaryan"), |field, (key, faction, values)| {
            field.pack(json!({ "units": [common::field::plain_unit(key, faction, values.clone())] }))
        });
        let field = field.unit(0, "major", "a1").print("major", json!({ "skills": [{ "skill": "leader", "x": 1 }] }));
        let field = kinds.iter().zip(["h9", "j9", "l9"]).fold(field, |field, (kind, place)| field.unit(1, kind, place));
        let mut story = field.play();
        story.order("end_turn");
        assert_eq!(points(&story, 1), expected, "{kinds:?}");
        assert_eq!(story.seat(1)["swords"][0]["trophic_level"], expected / 2);
    }
}

// covers: CSW-R45, CSW-R101, CSW-T28, CSW-3.22, CSW-3.20, CSW-R84
#[test]
fn leaders_on_the_board_add_up_to_six_at_most_once_a_turn() {
    let leader = |x: u8| json!({ "prt": 0, "skills": [{ "skill": "leader", "x": x }] });
    let cast = [
        ("l2", "centauri", leader(2)),
        ("l3", "centauri", leader(3)),
        ("gun", "terra", json!({ "ata_light": 9, "rng": 10 })),
    ];
    let field = || {
        Field::arena("terra", "centauri", &cast)
            .print("centauri_captain", json!({ "skills": [{ "skill": "leader", "x": 1 }] }))
    };
    for (kinds, expected) in [(vec!["l2"], 3), (vec!["l2", "l3"], 6), (vec!["l2", "l3", "l3"], 6)] {
        let field = kinds
            .iter()
            .zip(["h9", "i9", "j9"])
            .fold(field(), |field, (kind, place)| field.unit_with(1, kind, place, json!({ "damage": 3 })));
        let mut story = field.play();
        story.order("end_turn");
        assert_eq!(points(&story, 1), expected, "{kinds:?}; damage does not lower what a leader gives");
    }
    // A leader that falls later in the turn changes nothing, and nothing is saved up.
    let mut story = field().unit(0, "gun", "d4").unit_with(1, "l3", "h9", json!({ "damage": 3 })).play();
    story.order("end_turn");
    assert_eq!(points(&story, 1), 4);
    story.orders_given(&["end_turn", "activate u3", "attack u3 u4 1", "stop u3", "end_turn"]);
    assert_eq!(points(&story, 1), 1, "the next turn is counted anew");
}

// covers: CSW-3.20
#[test]
fn the_pool_of_a_turn_stands_even_when_a_leader_dies_in_it() {
    let racial = |x: u8| json!({ "prt": 0, "level": x, "skills": [{ "skill": "feed" }, { "skill": "plague" }] });
    let cast = [("queen", "ascaryan", racial(2)), ("worker", "ascaryan", racial(2))];
    let field = Field::arena("ascaryan", "terra", &cast).print("ascaryan_captain", json!({ "level": 1 }));
    let mut story = field
        .unit(0, "worker", "d4")
        .unit_with(0, "queen", "d5", json!({ "damage": 3 }))
        .unit(0, "worker", "k2")
        .play();
    assert_eq!(points(&story, 0), 4);
    story.orders_given(&["activate u3", "attack u3 u4 1", "stop u3"]);
    assert_eq!(points(&story, 0), 3);
}

// covers: CSW-R46, CSW-R102
#[test]
fn nodes_on_the_board_give_heimdall_its_points() {
    let node = json!({ "rng": 9, "skills": [{ "skill": "caste" }, { "skill": "node", "x": 2 }] });
    let field = Field::arena("terra", "heimdall", &[("hub", "heimdall", node)]);
    let field =
        field.print("heimdall_captain", json!({ "skills": [{ "skill": "caste" }, { "skill": "node", "x": 1 }] }));
    let mut story = field.unit(1, "hub", "h9").play();
    story.order("end_turn");
    assert_eq!(points(&story, 1), 3);
}

// covers: CSW-R36, CSW-R37, CSW-R38, CSW-R50, CSW-R52, CSW-3.49
#[test]
fn a_unit_is_in_reserve_then_active_then_non_active_and_acts_once_a_turn() {
    let mut story = camp().unit(0, "cheap", "c2").unit(0, "cheap", "e2").play();
    assert_eq!(status(&story, 3), "reserve");
    story.order("activate u3");
    assert_eq!((status(&story, 3), status(&story, 4)), ("active".to_owned(), "reserve".to_owned()));
    refused(&mut story, "move u4 e3", reason::NOT_ACTIVE, "2.5.1");
    story.order("move u3 c3");
    story.order("stop u3");
    assert_eq!(status(&story, 3), "non_active");
    refused(&mut story, "activate u3", reason::MARKED, "2.5.1");
    story.orders_given(&["activate u4", "stop u4", "end_turn"]);
    assert_eq!(status(&story, 3), "reserve", "its owner's markers are off");
    refused(&mut story, "activate u3", reason::NOT_YOURS, "2.5.2");
}

// covers: CSW-R39, CSW-3.17
#[test]
fn at_the_end_of_a_turn_markers_come_off_that_players_units_only() {
    let marked = json!({ "marked": true });
    let field = camp().unit_with(0, "cheap", "c2", marked.clone()).unit_with(1, "cheap_c", "c9", marked);
    let mut story = field.play();
    story.order("end_turn");
    assert_eq!((status(&story, 3), status(&story, 4)), ("reserve".to_owned(), "non_active".to_owned()));
}

// covers: CSW-R54, CSW-3.64
#[test]
fn a_unit_that_costs_nothing_keeps_the_turn_open() {
    let mut story = camp().unit(0, "cheap", "c2").unit(0, "free", "e2").points(0, 1).play();
    use_up(&mut story, 3);
    assert_eq!(
        (story.prompt().as_str(), story.orders()),
        ("turn", vec!["activate u4".to_owned(), "end_turn".to_owned()])
    );
    use_up(&mut story, 4);
    assert_eq!(story.view()["turn"], 1, "nobody is left to activate");
}

// covers: CSW-3.24
#[test]
fn a_player_may_end_his_turn_early() {
    let mut story = camp().unit(0, "cheap", "c2").play();
    story.order("end_turn");
    assert_eq!((story.view()["turn"].clone(), points(&story, 1)), (json!(1), 6));
}

/// Heimdall with a relay of range 2 at d4.
fn net(skills: Value) -> Field {
    let caste = json!({ "skills": [{ "skill": "caste" }] });
    let cast = [
        ("relay", "heimdall", json!({ "rng": 2, "skills": skills })),
        ("bot", "heimdall", caste),
        ("human", "heimdall", json!({ "skills": [{ "skill": "caste" }] })),
    ];
    Field::arena("heimdall", "terra", &cast).unit(0, "relay", "d4")
}

// covers: CSW-R40, CSW-R41, CSW-R103, CSW-R104, CSW-3.27
#[test]
fn heimdall_units_are_activated_only_inside_the_net_as_it_is_now() {
    let skills = json!([{ "skill": "caste" }, { "skill": "net" }]);
    let mut story = net(skills)
        .unit(0, "bot", "f6")
        .unit(0, "bot", "h4")
        .unit(0, "bot", "k9")
        .option("net", json!("net_only"))
        .play();
    assert!(statuses(&story, 4).contains(&json!("connected")) && statuses(&story, 5).contains(&json!("disconnected")));
    refused(&mut story, "activate u5", reason::DISCONNECTED, "2.5.1");
    story.orders_given(&["activate u3", "move u3 f4", "stop u3"]);
    assert!(statuses(&story, 5).contains(&json!("connected")), "the relay moved earlier in this turn");
    story.orders_given(&["activate u5", "stop u5", "activate u4"]);
}

// covers: CSW-3.28
#[test]
fn every_node_counts_as_net_and_is_connected_to_itself_unless_the_option_says_no() {
    let skills = json!([{ "skill": "caste" }, { "skill": "node", "x": 1 }]);
    let field = net(skills).unit(0, "bot", "f6");
    let mut story = field.clone().play();
    story.orders_given(&["activate u4", "stop u4", "activate u3"]);
    let mut story = field.option("net", json!("net_only")).play();
    refused(&mut story, "activate u4", reason::DISCONNECTED, "2.5.1");
    refused(&mut story, "activate u3", reason::DISCONNECTED, "2.5.1");
}

// covers: CSW-R104
#[test]
fn only_nexus_binds_a_unit_to_the_net() {
    let field = Field::arena("heimdall", "terra", &[("bot", "heimdall", json!({ "skills": [{ "skill": "caste" }] }))]);
    let mut story = field
        .unit(0, "bot", "k9")
        .config("scenario", json!("messenger"))
        .set("attacker", json!(1))
        .set("turn", json!(0))
        .option("attacker", json!("seat_1"))
        .unit(0, "messenger", "g5")
        .play();
    refused(&mut story, "activate u3", reason::DISCONNECTED, "2.5.1");
    story.order("activate u4");
}

/// Two swords a side: Terra twice against Centauri.
fn two_swords(pool: &str) -> Story {
    let leader = |x: u8| json!({ "skills": [{ "skill": "leader", "x": x }] });
    let cast = [("l2", "terra", leader(2)), ("l3", "terra", leader(3)), ("cheap", "terra", json!({}))];
    let mut field = Field::of("terra", "centauri").config(
        "seats",
        json!([
            { "swords": [{ "faction": "terra" }, { "faction": "terra" }] }, { "faction": "centauri" },
        ]),
    );
    for (key, faction, values) in cast {
        field = field.pack(json!({ "units": [common::field::plain_unit(key, faction, values)] }));
    }
    let field = field.option("map", json!("plain")).option("command_pool", json!(pool));
    let field = field.unit(0, "l2", "a1").unit(1, "l3", "c1").unit(2, "polemarch", "l10").unit(1, "cheap", "e1");
    let field = field.print("polemarch", json!({ "skills": [{ "skill": "leader", "x": 1 }], "cmd": 1 }));
    let mut story = field.unit(0, "cheap", "g1").unit(0, "cheap", "i1").unit(0, "cheap", "k1").play();
    story.orders_given(&["end_turn", "end_turn"]);
    story
}

// covers: CSW-3.23
#[test]
fn each_sword_pays_for_its_own_units_unless_the_option_makes_one_pool() {
    let mut story = two_swords("sword");
    let row = story.seat(0);
    assert_eq!((&row["swords"][0]["points"], &row["swords"][1]["points"]), (&json!(2), &json!(3)));
    story.orders_given(&["activate u5", "stop u5", "activate u6", "stop u6"]);
    refused(&mut story, "activate u7", reason::COMMAND, "2.5.1");
    story.order("activate u4");
    let mut story = two_swords("seat");
    assert_eq!(story.seat(0)["swords"][0]["points"], 5);
    story.orders_given(&["activate u5", "stop u5", "activate u6", "stop u6", "activate u7", "stop u7", "activate u4"]);
}

// covers: CSW-3.22, CSW-3.23
#[test]
fn the_cap_of_six_holds_for_each_sword() {
    let leader = json!({ "skills": [{ "skill": "leader", "x": 9 }] });
    let seats = json!([{ "swords": [{ "faction": "terra" }, { "faction": "terra" }] }, { "faction": "centauri" }]);
    let field = Field::of("terra", "centauri").config("seats", seats).option("map", json!("plain"));
    let field = field.print("major", leader).unit(0, "major", "a1").unit(1, "major", "c1").unit(2, "polemarch", "l10");
    let mut story = field.print("polemarch", json!({ "skills": [{ "skill": "leader", "x": 1 }], "cmd": 1 })).play();
    story.orders_given(&["end_turn", "end_turn"]);
    let row = story.seat(0);
    assert_eq!((&row["swords"][0]["points"], &row["swords"][1]["points"]), (&json!(6), &json!(6)));
}

// covers: CSW-3.28
#[test]
fn a_node_is_connected_to_itself_even_aboard_a_transport_where_it_spreads_no_net() {
    let caste = |more: Value| json!([{ "skill": "caste" }, more]);
    let field = Field::arena(
        "heimdall",
        "terra",
        &[
            (
                "van",
                "heimdall",
                json!({ "prt": 5, "cls": "heavy", "skills": caste(json!({ "skill": "transport", "x": 2 })) }),
            ),
            ("hub", "heimdall", json!({ "rng": 5, "skills": caste(json!({ "skill": "node", "x": 1 })) })),
        ],
    );
    let mut story = field.unit(0, "van", "h8").passenger(0, "hub", 2).play();
    refused(&mut story, "activate u3", reason::DISCONNECTED, "2.5.1");
    story.order("activate u4");
}

// covers: CSW-3.26
#[test]
fn a_horde_unit_that_costs_nothing_leads_no_horde() {
    let rat = json!({ "cmd": 0, "skills": [{ "skill": "horde" }] });
    let mut story =
        Field::arena("terra", "centauri", &[("rat", "terra", rat)]).unit(0, "rat", "d4").unit(0, "rat", "i2").play();
    story.order("activate u3");
    assert_eq!(story.prompt(), "action", "no command point was spent");
}
