//! Stories of Colonial Space Wars: movement over terrain, past friends and enemies (rulebook: 2.5.3, 2.5.3.1).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story};
use serde_json::{Value, json};

/// Terra with movers of every kind against Centauri.
fn march() -> Field {
    let of = |cls: &str, mov: u8, skills: Value| json!({ "cls": cls, "mov": mov, "ata_light": 0, "ata_heavy": 0, "skills": skills });
    Field::arena(
        "terra",
        "centauri",
        &[
            ("foot", "terra", of("light", 3, json!([]))),
            ("tank", "terra", of("heavy", 3, json!([]))),
            ("scout", "terra", of("light", 3, json!([{ "skill": "agile" }]))),
            ("wing", "terra", of("light", 3, json!([{ "skill": "fly" }]))),
            ("slow", "terra", of("heavy", 1, json!([]))),
            ("post", "terra", of("light", 0, json!([]))),
            ("foe", "centauri", json!({ "rng": 0, "ata_light": 0, "ata_heavy": 0 })),
        ],
    )
}

/// The cost of each move order: square and MOV points.
fn moves(story: &Story) -> Vec<(String, i64)> {
    let orders = story.game.orders_json(common::ALL).expect("orders");
    let rows = orders["orders"].as_array().expect("a list").iter().filter(|row| row["kind"] == "move");
    rows.map(|row| (row["place"].as_str().expect("a square").to_owned(), row["value"].as_i64().expect("a cost")))
        .collect()
}

fn cost(story: &Story, place: &str) -> Option<i64> {
    moves(story).into_iter().find(|(square, _)| square == place).map(|(_, cost)| cost)
}

#[track_caller]
fn refused(story: &mut Story, notation: &str, reason: u16) {
    let refusal = story.refused(notation);
    assert_eq!(
        (refusal.reason, refusal.rule.as_str()),
        (u32::from(reason), "2.5.3.1"),
        "{notation}: {}",
        refusal.message
    );
}

// covers: CSW-T3, CSW-R58, CSW-R13, CSW-R64, CSW-3.2
#[test]
fn a_brigade_moves_up_to_three_squares_in_any_direction_and_not_a_fourth() {
    let mut story = Field::duel("terra", "centauri", 6).unit(0, "brigade", "f5").play();
    story.order("activate u3");
    let mut squares: Vec<String> = moves(&story).into_iter().map(|(square, _)| square).collect();
    squares.sort();
    let mut block: Vec<String> = ('c'..='i')
        .flat_map(|column| (2..=8).map(move |row| format!("{column}{row}")))
        .filter(|square| square != "f5")
        .collect();
    block.sort();
    assert_eq!(squares, block);
    refused(&mut story, "move u3 j5", reason::TOO_FAR);
    assert_eq!(story.refused("move u3 m5").reason, adjutant::ffi::ADJ_REASON_NO_SUCH_THING, "no step leaves the board");
    story.order("move u3 i8");
    assert_eq!(story.view()["turn"], 0);
    assert!(story.orders().iter().all(|order| !order.starts_with("move")));
}

// covers: CSW-T19, CSW-T20, CSW-R89, CSW-R96, CSW-3.3, CSW-3.5, CSW-R23
#[test]
fn entering_costs_what_the_square_asks_of_the_mover() {
    let ground = [("e4", "A"), ("e5", "B"), ("e6", "C"), ("d6", "AF"), ("c6", "D")];
    for (kind, expected) in [
        ("foot", [Some(1), Some(2), Some(2), None, Some(2), Some(1)]),
        ("tank", [Some(1), Some(2), Some(3), None, Some(2), Some(1)]),
        ("scout", [Some(1), Some(1), Some(1), None, Some(1), Some(1)]),
        ("wing", [Some(1), Some(1), Some(1), Some(1), Some(1), Some(1)]),
    ] {
        let mut story = march().ground(&ground).unit(0, kind, "d5").play();
        story.order("activate u3");
        let costs = ["d4", "e4", "e5", "e6", "d6", "c6"].map(|square| cost(&story, square));
        assert_eq!(costs, expected, "{kind}: normal, A, B, C, A with F, D");
    }
}

// covers: CSW-R59, CSW-R60, CSW-R61
#[test]
fn points_may_be_spent_in_parts_and_a_square_entered_again_is_paid_again() {
    let mut story = march().ground(&[("e5", "A")]).unit(0, "foot", "d5").play();
    story.orders_given(&["activate u3", "move u3 e5"]);
    assert_eq!(story.entity(3)["mov"], 1, "A costs 2");
    refused(&mut story, "move u3 g5", reason::TOO_FAR);
    story.orders_given(&["move u3 d5"]);
    assert_eq!(story.place(3), "d5");
    assert_eq!(story.view()["turn"], 0);
    assert_eq!(story.entity(3)["statuses"][0], "non_active", "nothing was left to do");
    story.orders_given(&["end_turn", "end_turn", "activate u3"]);
    assert_eq!(story.entity(3)["mov"], 3, "what was left is not kept, and all is there again");
}

// covers: CSW-3.4, CSW-T21
#[test]
fn with_too_few_points_a_square_is_closed() {
    let mut story = march().ground(&[("e5", "A"), ("e4", "B")]).unit(0, "slow", "d5").unit(0, "foot", "i4").play();
    story.order("activate u3");
    refused(&mut story, "move u3 e5", reason::CLOSED);
    refused(&mut story, "move u3 e4", reason::CLOSED);
    story.order("move u3 d6");
}

// covers: CSW-R62, CSW-R63
#[test]
fn enemies_bar_the_way_and_friends_do_not() {
    let wall = ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"];
    let field = wall.iter().fold(march().unit(0, "foot", "d5"), |field, square| field.unit(1, "foe", square));
    let mut story = field.play();
    story.order("activate u3");
    refused(&mut story, "move u3 e5", reason::ENEMY_THERE);
    refused(&mut story, "move u3 f5", reason::TOO_FAR);
    let field = wall.iter().fold(march().unit(0, "foot", "d5"), |field, square| field.unit(0, "post", square));
    let mut story = field.play();
    story.orders_given(&["activate u3", "move u3 e5"]);
    refused(&mut story, "stop u3", reason::OCCUPIED);
    story.orders_given(&["move u3 f5", "stop u3"]);
}

// covers: CSW-T32, CSW-3.67, CSW-3.1
#[test]
fn a_stop_over_a_friend_needs_points_that_lead_on_to_a_free_square() {
    let field = Field::arena(
        "terra",
        "centauri",
        &[
            ("gun", "terra", json!({ "mov": 2, "rng": 1 })),
            ("post", "terra", json!({ "mov": 0, "ata_light": 0, "ata_heavy": 0 })),
            ("foe", "centauri", json!({ "prt": 5 })),
        ],
    );
    let field = field.unit(0, "gun", "d5").unit(0, "post", "e5").unit(1, "foe", "f5").unit(0, "post", "f6");
    let mut story = field.play();
    story.order("activate u3");
    refused(&mut story, "move u3 f6", reason::NO_WAY_OFF);
    story.orders_given(&["move u3 e5", "attack u3 u5 1", "move u3 e6", "stop u3"]);
}

// covers: CSW-3.67
#[test]
fn an_enemy_that_could_be_killed_is_no_way_off() {
    let field = Field::arena(
        "terra",
        "centauri",
        &[
            ("wing", "terra", json!({ "mov": 1, "rng": 1, "ata_light": 9, "skills": [{ "skill": "fly" }] })),
            ("foe", "centauri", json!({ "prt": 0 })),
        ],
    );
    let mut story = field.unit(0, "wing", "d5").unit(1, "foe", "e5").play();
    story.order("activate u3");
    refused(&mut story, "move u3 e5", reason::NO_WAY_OFF);
}

// covers: CSW-R65
#[test]
fn a_unit_without_movement_never_steps() {
    let field = Field::arena("terra", "centauri", &[("gun", "terra", json!({ "mov": 0, "rng": 5 }))]);
    let mut story = field.unit(0, "gun", "d5").unit(1, "hoplite", "f5").play();
    story.order("activate u3");
    assert!(moves(&story).is_empty());
    refused(&mut story, "move u3 d6", reason::CLOSED);
}

// covers: CSW-3.6, CSW-R29
#[test]
fn a_terrain_status_lasts_as_long_as_the_unit_stands_there() {
    let mut story = march().ground(&[("e5", "B"), ("g5", "D")]).unit(0, "scout", "d5").play();
    let prt = |story: &Story| story.entity(3)["prt"].clone();
    story.orders_given(&["activate u3", "move u3 e5"]);
    assert_eq!(prt(&story), 2, "AGILE does not lift a status");
    story.order("move u3 f5");
    assert_eq!(prt(&story), 1);
    story.order("move u3 g5");
    assert_eq!(prt(&story), 0);
}

// covers: CSW-R59
#[test]
fn a_move_goes_the_cheapest_way_and_its_event_tells_it_step_by_step() {
    let ground = [("e4", "B"), ("e5", "C"), ("e6", "B")];
    let field = Field::arena("terra", "centauri", &[("runner", "terra", json!({ "mov": 8, "cls": "heavy" }))]);
    let mut story = field.ground(&ground).unit(0, "runner", "d5").play();
    story.order("activate u3");
    assert_eq!(cost(&story, "f5"), Some(4), "round about costs 4, across a B square too");
    let before = story.now();
    story.order("move u3 f5");
    let steps: Vec<Value> = story.events(before).into_iter().filter(|event| event["kind"] == "step").collect();
    let mut at = "d5".to_owned();
    let mut left = 8;
    for step in &steps {
        assert_eq!(step["origin"], at.as_str());
        let next = step["place"].as_str().expect("a square").to_owned();
        let far = |a: &str, b: &str| {
            (a.as_bytes()[0].abs_diff(b.as_bytes()[0])).max(a.as_bytes()[1].abs_diff(b.as_bytes()[1]))
        };
        assert_eq!(far(&at, &next), 1, "each step goes to a neighbour");
        left -= if ["e4", "e6"].contains(&next.as_str()) { 3 } else { 1 };
        assert_eq!(step["value"], left);
        at = next;
    }
    assert_eq!((at.as_str(), left), ("f5", 4));
}

#[test]
fn the_view_shows_where_a_unit_could_go_as_the_orders_do() {
    let ground = [("e4", "A"), ("e5", "B"), ("e6", "C")];
    let mut story = march().ground(&ground).unit(0, "tank", "d5").unit(0, "post", "c5").unit(1, "foe", "d6").play();
    let seen = story.entity(3)["reach"].clone();
    story.order("activate u3");
    let view = story.view();
    let number = |square: &str| {
        let places = view["places"].as_array().expect("a list");
        places.iter().find(|place| place["key"] == square).expect("a square")["place"].as_u64().expect("a number")
    };
    let mut orders: Vec<u64> = moves(&story).iter().map(|(square, _)| number(square)).collect();
    orders.sort_unstable();
    assert_eq!(seen, json!(orders));
    assert_eq!(story.entity(3)["reach"], json!(orders));
}

// covers: CSW-R55, CSW-R63
#[test]
fn no_two_pieces_share_a_square_when_an_activation_ends() {
    let mut story = march().unit(0, "foot", "d5").unit(0, "post", "e5").play();
    story.orders_given(&["activate u3", "move u3 e5"]);
    let above = story.view();
    let e5 = above["places"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|place| place["key"] == "e5")
        .expect("a square")
        .clone();
    assert_eq!(e5["unit"], 4, "squares show residents only");
    story.orders_given(&["move u3 f6", "stop u3"]);
    assert_eq!((story.place(3), story.place(4)), ("f6".to_owned(), "e5".to_owned()));
}
