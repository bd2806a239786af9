//! Stories of Colonial Space Wars: embarking, riding and disembarking (rulebook: 2.5.3.2). The boxed units know no transport,
//! so a pack brings some.

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story};
use serde_json::{Value, json};

fn of(cls: &str, prt: u8, mov: u8, skills: Value) -> Value {
    json!({ "cls": cls, "prt": prt, "mov": mov, "ata_light": 0, "ata_heavy": 0, "rng": 0, "skills": skills })
}

/// Terra with transports against Centauri.
fn depot() -> Field {
    let carry = |x: u8| json!([{ "skill": "transport", "x": x }]);
    Field::arena(
        "terra",
        "centauri",
        &[
            ("truck", "terra", of("heavy", 2, 4, carry(2))),
            ("cart", "terra", of("light", 2, 4, carry(1))),
            ("foot", "terra", of("light", 1, 3, json!([]))),
            ("tank", "terra", of("heavy", 1, 3, json!([]))),
            ("knight", "terra", of("light", 3, 3, json!([]))),
            ("wing", "terra", of("light", 1, 4, json!([{ "skill": "fly" }]))),
            ("post", "terra", of("light", 1, 0, json!([]))),
            ("aide", "terra", of("light", 1, 3, json!([{ "skill": "leader", "x": 2 }]))),
            ("gun", "centauri", json!({ "ata_light": 9, "ata_heavy": 9, "rng": 9 })),
            ("foe", "centauri", of("light", 1, 3, json!([]))),
        ],
    )
}

#[track_caller]
fn refused(story: &mut Story, notation: &str, reason: u16, rule: &str) {
    let refusal = story.refused(notation);
    assert_eq!((refusal.reason, refusal.rule.as_str()), (u32::from(reason), rule), "{notation}: {}", refusal.message);
}

fn carrier(story: &Story, id: u32) -> Value {
    story.entity(id)["carrier"].clone()
}

// covers: CSW-R66, CSW-R69, CSW-R70, CSW-R71, CSW-R72, CSW-3.41, CSW-R55
#[test]
fn a_unit_embarks_rides_and_disembarks_in_separate_activations() {
    let mut story = depot().unit(0, "truck", "d4").unit(0, "foot", "f4").play();
    story.order("activate u4");
    refused(&mut story, "embark u4 u3", reason::NOT_BESIDE, "2.5.3.2");
    story.orders_given(&["move u4 e4", "embark u4 u3"]);
    assert_eq!(
        (carrier(&story, 4), story.entity(4)["mov"].clone()),
        (json!(3), json!(1)),
        "1 MOV, paid by the passenger"
    );
    refused(&mut story, "move u4 e4", reason::ABOARD, "2.5.3.2");
    story.orders_given(&["stop u4", "activate u3", "move u3 d8"]);
    assert_eq!(story.place(4), "d8", "it goes where the transport goes");
    refused(&mut story, "activate u4", reason::MARKED, "2.5.1");
    story.orders_given(&["end_turn", "end_turn", "activate u4", "disembark u4 e9", "move u4 f9", "stop u4"]);
    assert_eq!((carrier(&story, 4), story.place(4)), (Value::Null, "f9".to_owned()));
}

// covers: CSW-R67, CSW-R68, CSW-3.44, CSW-R66
#[test]
fn a_light_transport_takes_light_units_and_nobody_of_a_greater_protection() {
    let field = depot()
        .unit(0, "cart", "d4")
        .unit(0, "tank", "e4")
        .unit(0, "knight", "e5")
        .unit(0, "foot", "c4")
        .unit(0, "foot", "c3");
    let field = field.unit(1, "foe", "d3").unit(0, "truck", "f5");
    let mut story = field.clone().play();
    story.order("activate u4");
    refused(&mut story, "embark u4 u3", reason::NO_TRANSPORT, "2.5.3.2");
    story.order("embark u4 u9");
    story.orders_given(&["stop u4", "activate u5"]);
    refused(&mut story, "embark u5 u3", reason::NO_TRANSPORT, "2.5.3.2");
    story.orders_given(&["stop u5", "activate u6"]);
    refused(&mut story, "embark u6 u7", reason::NO_TRANSPORT, "2.5.3.2");
    story.orders_given(&["embark u6 u3", "stop u6", "activate u7"]);
    refused(&mut story, "embark u7 u3", reason::FULL, "2.5.3.2");
    refused(&mut story, "embark u7 u8", reason::NO_TRANSPORT, "2.5.3.2");
    // The other reading compares the other way round.
    let mut story = field.option("transport_prt", json!("carrier_at_most")).play();
    story.orders_given(&["activate u5", "embark u5 u3"]);
}

// covers: CSW-3.69
#[test]
fn a_transport_does_not_ride_in_a_transport() {
    let mut story = depot().unit(0, "truck", "d4").unit(0, "cart", "e4").play();
    story.order("activate u4");
    refused(&mut story, "embark u4 u3", reason::NO_TRANSPORT, "2.5.3.2");
}

// covers: CSW-R69
#[test]
fn nobody_embarks_from_above_an_enemy() {
    let mut story = depot().unit(0, "truck", "d4").unit(0, "wing", "g4").unit(1, "foe", "e4").play();
    story.orders_given(&["activate u4", "move u4 e4"]);
    refused(&mut story, "embark u4 u3", reason::ENEMY_THERE, "2.5.3.1");
    story.orders_given(&["move u4 e5", "embark u4 u3"]);
}

// covers: CSW-R65
#[test]
fn a_unit_without_movement_cannot_embark() {
    let field = depot()
        .print("post", json!({ "rng": 9, "ata_light": 1 }))
        .unit(0, "truck", "d4")
        .unit(0, "post", "e4")
        .unit(1, "foe", "f4");
    let mut story = field.play();
    story.order("activate u4");
    refused(&mut story, "embark u4 u3", reason::TOO_FAR, "2.5.3.1");
}

// covers: CSW-3.42, CSW-R72
#[test]
fn disembarking_costs_one_point_on_any_ground_that_is_open_to_the_unit() {
    let ground = [("e5", "B"), ("e4", "C"), ("c4", "A")];
    let field = depot()
        .ground(&ground)
        .unit(0, "truck", "d4")
        .passenger(0, "foot", 2)
        .unit(1, "foe", "e3")
        .unit(0, "post", "d5");
    let mut story = field.play();
    story.order("activate u4");
    refused(&mut story, "disembark u4 e4", reason::CLOSED, "2.5.3.1");
    refused(&mut story, "disembark u4 e3", reason::ENEMY_THERE, "2.5.3.1");
    refused(&mut story, "disembark u4 f6", reason::TOO_FAR, "2.5.3.1");
    assert!(story.orders().contains(&"disembark u4 d5".to_owned()), "over a friend it can walk on");
    story.order("disembark u4 e5");
    assert_eq!(story.entity(4)["mov"], 2);
}

// covers: CSW-3.42, CSW-3.67
#[test]
fn a_transport_with_room_is_a_way_off_an_occupied_square() {
    let mut field = depot().unit(0, "truck", "d4").unit(0, "wing", "f4").unit(0, "post", "e4");
    for square in ["d3", "e3", "f3", "d5", "e5", "f5"] {
        field = field.unit(0, "post", square);
    }
    let mut story = field.print("wing", json!({ "mov": 2 })).play();
    story.orders_given(&["activate u4", "move u4 e4"]);
    let orders = story.orders();
    assert!(orders.contains(&"embark u4 u3".to_owned()) && !orders.contains(&"stop u4".to_owned()), "{orders:?}");
    story.order("embark u4 u3");
}

// covers: CSW-3.43, CSW-R71
#[test]
fn passengers_cannot_be_attacked_and_die_with_the_transport() {
    let field =
        depot().unit_with(0, "truck", "d4", json!({ "damage": 3 })).passenger(0, "foot", 2).passenger(0, "aide", 2);
    let mut story = field.unit(1, "gun", "g4").set("turn", json!(1)).points(1, 6).play();
    story.order("activate u6");
    assert_eq!(story.refused("attack u6 u4 1").reason, u32::from(reason::ABOARD));
    let before = story.now();
    story.order("attack u6 u3 3");
    assert_eq!(story.told(before, "destroy"), 3);
    assert_eq!((story.entity(4), story.entity(5)), (Value::Null, Value::Null));
}

// covers: CSW-3.43
#[test]
fn a_leader_inside_still_gives_points_and_does_nothing_else() {
    let chaos = json!([{ "skill": "chaos", "x": 3 }, { "skill": "leader", "x": 2 }]);
    let field = depot()
        .print("aide", json!({ "skills": chaos }))
        .print("terra_captain", json!({ "skills": [{ "skill": "leader", "x": 1 }] }));
    let mut story = field.unit(0, "truck", "d4").passenger(0, "aide", 2).unit(1, "foe", "e5").play();
    assert_eq!(story.entity(5)["cmd"], 1, "no CHAOS from inside");
    story.orders_given(&["end_turn", "end_turn"]);
    assert_eq!(story.seat(0)["swords"][0]["points"], 3);
}

// covers: CSW-3.55
#[test]
fn transports_serve_all_swords_of_a_seat_unless_the_option_keeps_them_apart() {
    let field = depot().config(
        "seats",
        json!([{ "swords": [{ "faction": "terra" }, { "faction": "terra" }] }, { "faction": "centauri" }]),
    );
    let mut whole = field.option("map", json!("plain")).unit(0, "truck", "d4").unit(1, "foot", "e4").whole();
    whole["position"]["units"][1]["sword"] = json!(2);
    whole["position"]["seats"][0]["points"] = json!([6, 6]);
    Story::new(&whole).orders_given(&["activate u4", "embark u4 u3"]);
    whole["options"]["skills_reach"] = json!("sword");
    let mut story = Story::new(&whole);
    story.order("activate u4");
    refused(&mut story, "embark u4 u3", reason::NO_TRANSPORT, "2.5.3.2");
}

// covers: CSW-3.42, CSW-3.67
#[test]
fn a_passenger_gets_out_over_a_friend_only_if_it_can_go_on_or_in_again() {
    let field = |mov: u8| {
        let gun = json!({ "mov": mov, "ata_light": 2, "rng": 2 });
        let field = depot().print("foot", gun).print("truck", json!({ "skills": [{ "skill": "transport", "x": 1 }] }));
        let friends = ["a9", "b9", "b10", "a8", "b8", "c8", "c9", "c10"];
        friends
            .iter()
            .fold(field.unit(0, "truck", "a10"), |field, place| field.unit(0, "post", place))
            .passenger(0, "foot", 2)
    };
    let mut story = field(2).play();
    story.orders_given(&["activate u12", "disembark u12 b10", "embark u12 u3"]);
    let mut story = field(1).unit(1, "foe", "c7").play();
    assert!(!story.orders().is_empty());
    story.order("activate u12");
    assert_eq!(
        story.entity(12)["statuses"][0],
        "non_active",
        "with 1 point there is no way on, so nothing is left to do"
    );
}
