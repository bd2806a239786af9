//! Stories of Colonial Space Wars: the board, the initiative and the deployment (rulebook: 2.2, 2.3, 2.4, 4.1, 4.3).

mod common;

use adjutant::ffi::ADJ_SEAT_CHANCE;
use adjutant::games::colonial_space_wars::codes::reason;
use common::field::{deploy_all, plain_unit};
use common::{ALL, Field, Story, host};
use serde_json::{Value, json};

/// Units whose every value is known here: a LEADER for each side, and whom they lead.
fn cast() -> Value {
    let leader = json!([{ "skill": "leader", "x": 6 }]);
    json!({ "units": [
        plain_unit("chief", "terra", json!({ "skills": leader })),
        plain_unit("trooper", "terra", json!({})),
        plain_unit("walker", "terra", json!({ "cls": "heavy", "mov": 1 })),
        plain_unit("scout", "terra", json!({ "skills": [{ "skill": "vanguard" }] })),
        plain_unit("strategist", "centauri", json!({ "skills": leader })),
        plain_unit("ranger", "centauri", json!({ "skills": [{ "skill": "vanguard" }] })),
    ] })
}

/// Terra (seat 0) and Centauri with armies of this cast.
fn armies(first: &[&str], second: &[&str]) -> Field {
    let seats = json!([{ "faction": "terra", "army": first }, { "faction": "centauri", "army": second }]);
    Field::new().pack(cast()).config("seats", seats)
}

/// So many swords for each of two seats.
fn swords(count: usize) -> Field {
    let side = |faction: &str| json!({ "swords": vec![json!({ "faction": faction }); count] });
    Field::new().config("seats", json!([side("terra"), side("centauri")]))
}

/// The squares where the piece that is asked for can be set up.
fn berths(story: &Story) -> Vec<String> {
    let orders = story.orders();
    assert!(orders.iter().all(|order| order.starts_with("deploy ")), "{orders:?}");
    orders.iter().map(|order| order.rsplit(' ').next().expect("a square").to_owned()).collect()
}

/// The squares of rows and columns, from the south-west.
fn block(rows: std::ops::RangeInclusive<u8>, columns: std::ops::RangeInclusive<char>) -> Vec<String> {
    rows.flat_map(|row| columns.clone().map(move |column| format!("{column}{row}"))).collect()
}

/// Rows and columns of the board.
fn size(story: &Story) -> (u64, u64) {
    let board = &story.view()["board"];
    (board["rows"].as_u64().expect("a number"), board["columns"].as_u64().expect("a number"))
}

/// The square of this name in the view.
fn square(story: &Story, name: &str) -> Value {
    let view = story.view();
    view["places"].as_array().expect("a list").iter().find(|place| place["key"] == name).cloned().expect("a square")
}

/// Statuses of the unit `id` that come from its square.
fn on_ground(story: &Story, id: u32) -> Vec<String> {
    let statuses = story.entity(id)["statuses"].clone();
    let named = statuses.as_array().expect("a list").iter().map(|status| status.as_str().expect("text").to_owned());
    named.filter(|status| ["covered", "uncovered", "fortified"].contains(&status.as_str())).collect()
}

// covers: CSW-R2, CSW-3.66
#[test]
fn the_basic_board_has_10_rows_and_12_columns() {
    let mut story = swords(1).set_up();
    assert_eq!(size(&story), (10, 12));
    let view = story.view();
    let places = view["places"].as_array().expect("a list");
    assert_eq!(places.len(), 120);
    assert_eq!((&places[0]["key"], &places[119]["key"]), (&json!("a1"), &json!("l10")));
    assert_eq!((&places[119]["row"], &places[119]["column"]), (&json!(10), &json!(12)));
    assert_eq!(story.orders(), ["base south", "base north"], "bases lie along the long sides");
    story.order("base north");
    assert_eq!(berths(&story), block(9..=10, 'a'..='l'));
}

// covers: CSW-R31, CSW-R32, CSW-R33, CSW-T25
#[test]
fn each_base_is_two_rows_at_its_long_edge_with_six_neutral_rows_between() {
    let mut story = armies(&["chief", "trooper"], &["strategist"]).set_up();
    story.order("base south");
    assert_eq!(berths(&story), block(1..=2, 'a'..='l'));
    for place in ["a3", "f5", "l8", "a9", "l10"] {
        let refused = story.refused(&format!("deploy u1 {place}"));
        assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::NOT_IN_BASE), "2.4"), "{place}");
    }
    story.orders_given(&["deploy u1 a1", "deploy u2 l2"]);
    assert_eq!(berths(&story), block(9..=10, 'a'..='l'), "2 + 6 + 2 rows");
    assert_eq!(story.refused("deploy u3 f8").reason, u32::from(reason::NOT_IN_BASE));
}

// covers: CSW-T27, CSW-3.10, CSW-3.66
#[test]
fn more_swords_play_on_combined_boards_whose_bases_are_the_first_two_rows() {
    let catalog = host::catalog(r#"{"ruleset":"colonial_space_wars"}"#).expect("a catalogue");
    let maps = catalog["maps"].as_array().expect("a list");
    for (count, rows, columns, boards) in [(1, 10, 12, 1), (2, 12, 20, 2), (3, 20, 24, 4)] {
        let mut story = swords(count).set_up();
        assert_eq!(size(&story), (rows, columns), "{count} swords");
        let map = maps.iter().find(|map| map["key"] == story.view()["board"]["map"]).expect("a map of the catalogue");
        assert_eq!(map["boards"], boards, "{count} swords");
        assert_eq!(story.orders(), ["base south", "base north"]);
        story.order("base south");
        let last = char::from(b'a' + columns as u8 - 1);
        assert_eq!(berths(&story), block(1..=2, 'a'..=last), "{count} swords");
    }
}

// covers: CSW-R22
#[test]
fn a_host_may_set_another_board_than_the_recommended_one() {
    for (count, map) in [(1, "plain_20x24"), (2, "plain_20x24"), (3, "plain_12x20")] {
        let story = swords(count).option("map", json!(map)).set_up();
        assert_eq!(story.view()["board"]["map"], map);
    }
}

// covers: CSW-R30
#[test]
fn terrain_is_data_that_players_may_change() {
    let plain = swords(1).set_up();
    let view = plain.view();
    let places = view["places"].as_array().expect("a list");
    let bare =
        |place: &Value| place["terrain"] == "normal" && place["fortified"].is_null() && place["uncovered"].is_null();
    assert!(places.iter().all(bare), "a board without marks is all normal");
    let rows = ["AAAA", "....", "....", "CBBB"];
    let map =
        json!({ "key": "plain", "name": "Another plain", "terrain": rows, "marks": ["D...", "....", "....", "...F"] });
    let story =
        armies(&["chief"], &["strategist"]).pack(json!({ "maps": [map] })).option("base_rows", json!(1)).set_up();
    assert_eq!((size(&story), &story.view()["board"]["name"]), ((4, 4), &json!("Another plain")));
    assert_eq!(square(&story, "a1")["terrain"], "impenetrable", "the first row that is written is the northern edge");
    assert_eq!(square(&story, "a4")["uncovered"], true);
    assert_eq!(square(&story, "d1")["fortified"], true);
}

// covers: CSW-R23
#[test]
fn each_square_has_one_base_type() {
    let story =
        Field::duel("terra", "centauri", 6).ground(&[("b2", "A"), ("c2", "BF"), ("d2", "CD"), ("e2", "DF")]).play();
    let types = ["b2", "c2", "d2", "e2"].map(|name| square(&story, name)["terrain"].clone());
    assert_eq!(types, ["abrupt", "extreme", "impenetrable", "normal"]);
    assert_eq!(square(&story, "e2")["uncovered"], true, "both modifications of one square are kept");
    assert_eq!(square(&story, "e2")["fortified"], true);
}

/// A Light and a Heavy flyer of PRT 2 on such a square: their statuses and their PRT there.
fn standing_on(letters: &str) -> [(Vec<String>, i64); 2] {
    let flyer = |cls: &str| plain_unit(cls, "terra", json!({ "cls": cls, "prt": 2, "skills": [{ "skill": "fly" }] }));
    let story = Field::duel("terra", "centauri", 6)
        .pack(json!({ "units": [flyer("light"), flyer("heavy")] }))
        .ground(&[("e5", letters), ("g5", letters)])
        .unit(0, "light", "e5")
        .unit(0, "heavy", "g5")
        .play();
    [3, 4].map(|id| (on_ground(&story, id), story.stat(id, "prt")))
}

// covers: CSW-R24, CSW-R25
#[test]
fn a_light_unit_on_abrupt_or_extreme_terrain_is_covered_and_a_heavy_one_is_not() {
    for letters in ["A", "B"] {
        assert_eq!(standing_on(letters), [(vec!["covered".into()], 3), (vec![], 2)], "{letters}");
    }
}

// covers: CSW-R26
#[test]
fn normal_ground_and_impenetrable_terrain_give_no_status() {
    for letters in ["", "C"] {
        assert_eq!(standing_on(letters), [(vec![], 2), (vec![], 2)], "{letters:?}");
    }
}

// covers: CSW-R27, CSW-R28
#[test]
fn marks_d_and_f_count_for_light_and_heavy_units() {
    let both = |status: &str, prt: i64| [(vec![status.to_owned()], prt), (vec![status.to_owned()], prt)];
    assert_eq!(standing_on("D"), both("uncovered", 1));
    assert_eq!(standing_on("F"), both("fortified", 3));
}

// covers: CSW-R29
#[test]
fn a_status_lasts_exactly_as_long_as_the_unit_stands_on_the_square() {
    let mut story = Field::duel("terra", "centauri", 6)
        .print("brigade", json!({ "prt": 1, "mov": 4, "cmd": 1, "skills": [] }))
        .ground(&[("e5", "A"), ("e7", "F")])
        .unit(0, "brigade", "e5")
        .play();
    let state = |story: &Story| (on_ground(story, 3), story.stat(3, "prt"));
    assert_eq!(state(&story), (vec!["covered".into()], 2));
    story.orders_given(&["activate u3", "move u3 e6"]);
    assert_eq!(state(&story), (vec![], 1), "it is lost on leaving");
    story.order("move u3 e7");
    assert_eq!(state(&story), (vec!["fortified".into()], 2), "and the next square counts at once");
    story.orders_given(&["stop u3", "end_turn"]);
    assert_eq!(state(&story), (vec!["fortified".into()], 2), "it lasts in the enemy's turn too");
}

// covers: CSW-3.45, CSW-3.46, CSW-R34
#[test]
fn attacker_and_defender_set_up_all_pieces_one_on_a_square() {
    let mut story = armies(&["chief", "trooper"], &["strategist", "ranger"]).set_up();
    assert_eq!((story.asked(), story.prompt()), (0, "base".into()), "the attacker picks a side first");
    story.order("base south");
    for (id, place) in [(1, "c1"), (2, "d1")] {
        let question = story.view()["question"].clone();
        assert_eq!(
            (&question["seat"], &question["subject"]),
            (&json!(0), &json!(id)),
            "unit by unit, in the order of the list"
        );
        assert!(berths(&story).len() >= 23, "nothing but setting up is offered");
        story.order(&format!("deploy u{id} {place}"));
        if id == 1 {
            let refused = story.refused("deploy u2 c1");
            assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::TAKEN), "2.4"));
            assert_eq!(story.refused("deploy u1 e1").reason, u32::from(reason::NOT_ACTIVE));
        }
    }
    assert_eq!((story.asked(), story.prompt()), (1, "deploy".into()), "then the defender, in the opposite base");
    story.orders_given(&["deploy u3 a9", "deploy u4 b9"]);
    assert_eq!((story.asked(), story.prompt()), (0, "turn".into()), "then the attacker has the first turn");
    let places = [1, 2, 3, 4].map(|id| story.place(id));
    assert_eq!(places, ["c1", "d1", "a9", "b9"]);
    assert_eq!((&story.view()["round"], &story.view()["turn"]), (&json!(1), &json!(0)));
}

// covers: CSW-3.46
#[test]
fn no_unit_is_deployed_where_another_would_lose_its_last_square() {
    // In both bases: two normal squares, one that is closed to all, and extreme terrain everywhere else.
    let rows: Vec<u8> = vec![1, 2, 9, 10];
    let all = rows.iter().flat_map(|row| block(*row..=*row, 'a'..='l'));
    let letters = |name: &str| match name {
        "a1" | "b2" | "a10" | "b9" => "",
        "l2" | "l9" => "C",
        _ => "B",
    };
    let all: Vec<(String, &str)> = all.map(|name| (name.clone(), letters(&name))).collect();
    let ground: Vec<(&str, &str)> = all.iter().map(|(name, letters)| (name.as_str(), *letters)).collect();
    let mut story = armies(&["chief", "walker", "walker"], &["strategist"]).ground(&ground).set_up();
    story.order("base south");
    let refused = story.refused("deploy u1 a1");
    assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::NO_ROOM), "2.4"));
    assert_eq!(story.refused("deploy u1 l2").reason, u32::from(reason::CLOSED), "closed to everybody");
    assert_eq!(berths(&story).len(), 21, "all others are open to a Light unit");
    story.order("deploy u1 c1");
    assert_eq!(berths(&story), ["a1", "b2"], "what a unit could not enter is closed to it");
    assert_eq!(story.refused("deploy u2 d1").reason, u32::from(reason::CLOSED));
    story.order("deploy u2 a1");
    assert_eq!(berths(&story), ["b2"]);
}

// covers: CSW-T21
#[test]
fn an_annihilator_is_neither_deployed_on_abrupt_or_extreme_ground_nor_enters_it() {
    let node = json!({ "skills": [{ "skill": "caste" }, { "skill": "node", "x": 6 }] });
    let field =
        Field::of("heimdall", "centauri").pack(cast()).print("annihilator", node).ground(&[("b1", "A"), ("b2", "B")]);
    let seats =
        json!([{ "faction": "heimdall", "army": ["annihilator"] }, { "faction": "centauri", "army": ["strategist"] }]);
    let mut story = field.clone().config("seats", seats).set_up();
    story.order("base south");
    for place in ["b1", "b2"] {
        assert_eq!(story.refused(&format!("deploy u1 {place}")).reason, u32::from(reason::CLOSED), "{place}");
    }
    assert_eq!(berths(&story).len(), 22);
    let mut story = field.unit(0, "annihilator", "a1").unit(1, "strategist", "l10").play();
    story.order("activate u1");
    for place in ["b1", "b2"] {
        let refused = story.refused(&format!("move u1 {place}"));
        assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::CLOSED), "2.5.3.1"), "{place}");
    }
    story.order("move u1 a2");
}

// covers: CSW-R107, CSW-3.47, CSW-R33
#[test]
fn only_vanguard_is_deployed_in_the_neutral_zone_and_nobody_in_the_enemy_base() {
    let mut story = armies(&["chief", "scout", "trooper"], &["strategist"]).set_up();
    story.orders_given(&["base south", "deploy u1 a1"]);
    assert_eq!(berths(&story), block(1..=8, 'a'..='l').into_iter().filter(|name| name != "a1").collect::<Vec<_>>());
    let refused = story.refused("deploy u2 a9");
    assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::NOT_IN_BASE), "2.4"));
    story.order("deploy u2 a8");
    assert_eq!(story.refused("deploy u3 b8").reason, u32::from(reason::NOT_IN_BASE), "this one has no VANGUARD");
}

// covers: CSW-3.47
#[test]
fn vanguard_may_have_to_keep_a_distance_from_the_enemy() {
    for distance in [0, 1, 3] {
        let field = armies(&["chief", "scout"], &["ranger", "strategist"]);
        let mut story = field.option("vanguard_distance", json!(distance)).set_up();
        story.orders_given(&["base south", "deploy u1 a1", "deploy u2 f7"]);
        // How far a1 and f7 are, diagonal steps included.
        let far = |name: &str| {
            let (column, row) = (name.as_bytes()[0] - b'a', name[1..].parse::<u8>().expect("a row"));
            column.max(row - 1).min(column.abs_diff(5).max(row.abs_diff(7)))
        };
        let own = |name: &String| name.ends_with('9') || name.ends_with("10");
        let free = block(3..=10, 'a'..='l');
        let free = free.into_iter().filter(|name| name != "f7" && (own(name) || far(name) >= distance));
        assert_eq!(berths(&story), free.collect::<Vec<_>>(), "{distance}");
    }
}

// covers: CSW-3.66
#[test]
fn a_base_may_have_other_rows_by_an_option_and_lies_along_the_long_side_of_any_board() {
    for rows in [1, 3, 5] {
        let mut story = armies(&["chief"], &["strategist"]).option("base_rows", json!(rows)).set_up();
        story.order("base north");
        assert_eq!(berths(&story), block(11 - rows..=10, 'a'..='l'), "{rows}");
    }
    let map = json!({ "key": "tall", "name": "Tall", "terrain": vec!["......"; 8] });
    let tall = armies(&["chief"], &["strategist"]).pack(json!({ "maps": [map] })).option("map", json!("tall"));
    let mut story = tall.clone().set_up();
    assert_eq!(story.orders(), ["base west", "base east"]);
    story.order("base west");
    assert_eq!(berths(&story), block(1..=8, 'a'..='b'));
    assert_eq!(tall.config("scenario", json!("messenger")).set_up().orders(), ["base south", "base north"]);
}

// covers: CSW-R20, CSW-R21, CSW-3.48
#[test]
fn the_roles_are_fixed_first_and_the_attacker_picks_his_base() {
    for (attacker, wish) in [(0, None), (0, Some("seat_0")), (1, Some("seat_1"))] {
        for (own, other) in [("south", "north"), ("north", "south")] {
            let field = armies(&["chief"], &["strategist"]);
            let mut story = match wish {
                Some(wish) => field.option("attacker", json!(wish)).set_up(),
                None => field.set_up(),
            };
            assert_eq!(story.view()["attacker"], attacker, "known before anything is placed");
            assert_eq!((story.asked(), story.prompt()), (attacker, "base".into()));
            story.order(&format!("base {own}"));
            deploy_all(&mut story);
            let seat = |seat: i64| story.seat(seat as usize)["base"].clone();
            assert_eq!((seat(attacker), seat(1 - attacker)), (json!(own), json!(other)));
            assert_eq!(story.asked(), attacker, "the attacker begins");
        }
    }
}

// covers: CSW-R20, CSW-3.48
#[test]
fn the_highest_die_chooses_to_attack_or_defend() {
    let field = armies(&["chief"], &["strategist"]).option("attacker", json!("roll")).config("chance", json!("host"));
    for (dice, winner, role, attacker) in
        [([4, 2], 0, "attack", 0), ([4, 2], 0, "defend", 1), ([1, 6], 1, "attack", 1), ([1, 6], 1, "defend", 0)]
    {
        let mut story = field.clone().set_up();
        assert_eq!((story.asked(), story.prompt()), (i64::from(ADJ_SEAT_CHANCE), "initiative".into()));
        let outcomes = story.game.orders_json(ALL).expect("outcomes");
        let rows = outcomes["orders"].as_array().expect("a list");
        assert!(rows.len() == 6 && rows.iter().all(|row| row["weight"] == 1), "a fair die: {rows:?}");
        let before = story.now();
        story.order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
        let told: Vec<(Value, Value)> =
            story.events(before).iter().map(|event| (event["seat"].clone(), event["value"].clone())).collect();
        assert_eq!(told, [(json!(0), json!(dice[0])), (json!(1), json!(dice[1]))]);
        assert_eq!((story.asked(), story.prompt()), (winner, "role".into()));
        assert_eq!(story.orders(), ["attack", "defend"]);
        assert_eq!(story.view()["entities"], json!([]), "nothing is placed yet");
        story.order(role);
        assert_eq!(story.view()["attacker"], attacker);
        assert_eq!((story.asked(), story.prompt()), (attacker, "base".into()));
    }
}

// covers: CSW-R20
#[test]
fn who_shares_the_highest_die_rolls_again() {
    let seats = json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "heimdall" }]);
    let field = Field::new().config("seats", seats).option("attacker", json!("roll")).config("chance", json!("host"));
    let mut story = field.set_up();
    story.orders_given(&["roll 5", "roll 2", "roll 5"]);
    assert_eq!((story.prompt(), story.now()), ("initiative".into(), 3));
    story.orders_given(&["roll 3", "roll 3"]);
    story.orders_given(&["roll 1", "roll 6"]);
    let rolls = story.events(0);
    let seats: Vec<&Value> = rolls.iter().filter(|event| event["kind"] == "roll").map(|event| &event["seat"]).collect();
    assert_eq!(seats, [0, 1, 2, 0, 2, 0, 2].map(|seat| json!(seat)).iter().collect::<Vec<_>>());
    assert_eq!((story.asked(), story.prompt()), (2, "role".into()));
    story.order("defend");
    assert_eq!(story.view()["attacker"], 0, "the next seat attacks");
}

// covers: CSW-R1
#[test]
fn three_or_four_armies_set_up_in_quarters_in_order_of_the_initiative() {
    let seats = ["terra", "centauri", "heimdall", "ascaryan"].map(|faction| json!({ "faction": faction }));
    for count in [3, 4] {
        let field = Field::new().config("seats", json!(seats[..count])).option("attacker", json!("seat_1"));
        let mut story = field.set_up();
        assert_eq!(size(&story), (20, 24));
        let all = ["southwest", "southeast", "northwest", "northeast"];
        assert_eq!(story.orders(), all.map(|name| format!("base {name}")));
        assert_eq!(story.asked(), 1);
        story.order("base northeast");
        assert_eq!(berths(&story), block(19..=20, 'm'..='x'), "half of a base along the long side");
        while story.prompt() == "deploy" {
            let first = story.orders()[0].clone();
            story.order(&first);
        }
        assert_eq!((story.asked(), story.prompt()), (2, "base".into()));
        assert_eq!(story.refused("base northeast").reason, u32::from(reason::NO_BASE), "it is taken");
        story.order("base southwest");
        assert_eq!(berths(&story), block(1..=2, 'a'..='l'));
        deploy_all(&mut story);
        let bases: Vec<Value> = (0..count).map(|seat| story.seat(seat)["base"].clone()).collect();
        let rest = if count == 3 {
            ["southeast", "northeast", "southwest"].as_slice()
        } else {
            &["northwest", "northeast", "southwest", "southeast"]
        };
        assert_eq!(bases, rest, "the last of four has what is left");
        assert_eq!((story.asked(), story.prompt()), (1, "turn".into()));
    }
}

// covers: CSW-T26, CSW-3.36
#[test]
fn in_the_messenger_the_bases_are_three_columns_with_six_between() {
    let mut story = armies(&["chief"], &["strategist"]).config("scenario", json!("messenger")).set_up();
    assert_eq!(story.orders(), ["base west", "base east"]);
    story.order("base west");
    let columns = |first: char, last: char| block(1..=10, first..=last);
    assert_eq!(berths(&story), columns('a', 'c'));
    for place in ["d1", "i5", "l10"] {
        assert_eq!(story.refused(&format!("deploy u1 {place}")).reason, u32::from(reason::NOT_IN_BASE), "{place}");
    }
    story.order("deploy u1 a1");
    assert_eq!(berths(&story), columns('j', 'l'), "d to i lie between");
}

// covers: CSW-3.56
#[test]
fn in_attrition_the_defender_puts_his_bastion_in_any_corner_and_the_attacker_has_the_opposite_one() {
    for (corner, own, other) in
        [("southwest", "a1", "l10"), ("southeast", "l1", "a10"), ("northwest", "a10", "l1"), ("northeast", "l10", "a1")]
    {
        let mut story =
            Field::new().config("scenario", json!("attrition")).option("attacker", json!("seat_1")).set_up();
        assert_eq!((story.asked(), story.orders().len()), (0, 4), "the defender first");
        let refused = story.refused("base south");
        assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::NO_BASE), "2.2"));
        story.order(&format!("base {corner}"));
        let entities = story.view()["entities"].clone();
        let bastions: Vec<Value> = entities
            .as_array()
            .expect("a list")
            .iter()
            .map(|unit| json!([unit["card"], unit["owner"], unit["place"]]))
            .collect();
        assert_eq!(bastions, [json!(["bastion", 0, own]), json!(["bastion", 1, other])]);
        assert_eq!(story.asked(), 1, "the attacker begins");
    }
}
