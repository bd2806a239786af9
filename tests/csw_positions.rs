//! Positions of Colonial Space Wars that cannot be: units, passengers, seats, and what a mission asks for. Every fault is told
//! with its place, its reason and its rule, and nothing is repaired in silence.

mod common;

use common::field::{faults, plain_unit};
use common::{ALL, Field, Game};
use serde_json::{Value, json};

/// Units whose every value is known here.
fn cast() -> Value {
    let leader = json!([{ "skill": "leader", "x": 6 }]);
    json!({ "units": [
        plain_unit("chief", "terra", json!({ "skills": leader })),
        plain_unit("trooper", "terra", json!({})),
        plain_unit("walker", "terra", json!({ "cls": "heavy", "mov": 1 })),
        plain_unit("truck", "terra", json!({ "prt": 3, "skills": [{ "skill": "transport", "x": 1 }] })),
        plain_unit("strategist", "centauri", json!({ "skills": leader })),
    ] })
}

/// A position of this cast: both leaders stand.
fn table() -> Field {
    Field::new().pack(cast()).unit(0, "chief", "a1").unit(1, "strategist", "l10")
}

/// The faults of a position with a third unit at e5 about which more is said.
#[track_caller]
fn third(kind: &str, more: Value) -> Vec<String> {
    let told = faults(&table().unit_with(0, kind, "e5", more).whole());
    told.into_iter().map(|fault| fault.replace("position.units[2].", "")).collect()
}

const NONE: [&str; 0] = [];

#[test]
fn positions_that_cannot_be_are_refused() {
    assert_eq!(third("trooper", json!({})), NONE);
    assert_eq!(third("trooper", json!({ "place": "a1" })), ["place duplicate 2.5.3.1"], "two units on one square");
    assert_eq!(third("trooper", json!({ "place": "m1" })), ["place unknown_name 2.3.1"]);
    assert_eq!(third("trooper", json!({ "place": null })), ["place missing"]);
    assert_eq!(third("strategist", json!({})), ["unit conflict 4.2"], "a foreign unit");
    assert_eq!(third("messenger", json!({})), ["unit conflict 4.2"], "it belongs to another mission");
    assert_eq!(third("unicorn", json!({})), ["unit unknown_name"]);
    assert_eq!(third("trooper", json!({ "id": 1 })), ["id duplicate"]);
    assert_eq!(third("trooper", json!({ "id": 0 })), ["id duplicate"]);
    assert_eq!(third("trooper", json!({ "slot": 0 })), ["slot duplicate"]);
    let told = ["rank unknown_key", "slot range", "sword range", "damage range", "absorbed range", "marked type"];
    assert_eq!(
        third("trooper", json!({ "rank": 1, "slot": 300, "sword": 2, "damage": 4, "absorbed": 21, "marked": 1 })),
        told,
        "all at once"
    );
    let closed = |kind: &str, letters: &str| faults(&table().ground(&[("e5", letters)]).unit(0, kind, "e5").whole());
    assert_eq!(closed("trooper", "C"), ["position.units[2].place conflict 2.5.3.1"], "closed ground");
    assert_eq!(closed("walker", "A"), ["position.units[2].place conflict 2.5.3.1"], "MOV 1 never gets there");
    assert_eq!(closed("trooper", "B"), NONE);
}

#[test]
fn passengers_have_a_transport_that_could_carry_them() {
    let aboard = |carrier: usize| faults(&table().unit(0, "truck", "e5").passenger(0, "trooper", carrier).whole());
    assert_eq!(aboard(2), NONE);
    for carrier in [0, 1, 3, 40] {
        assert_eq!(aboard(carrier), ["position.units[3].carrier conflict 2.5.3.2"], "no transport in slot {carrier}");
    }
    assert_eq!(third("trooper", json!({ "carrier": 0 })), ["place conflict", "carrier conflict 2.5.3.2"]);
    let full = table().unit(0, "truck", "e5").passenger(0, "trooper", 2).passenger(0, "trooper", 2);
    assert_eq!(faults(&full.whole()), ["position.units[4].carrier conflict 2.5.3.2"], "TRANSPORT 1");
    // Passengers keep to their own slots, in whatever order they stand in the list.
    let mut config = table()
        .unit(0, "truck", "e5")
        .unit(0, "truck", "g5")
        .passenger(0, "trooper", 2)
        .passenger(0, "trooper", 3)
        .whole();
    config["position"]["units"][4]["slot"] = json!(6);
    config["position"]["units"][4]["id"] = json!(16);
    config["position"]["units"][5]["id"] = json!(15);
    let game = Game::new(&config).expect("a good position");
    let places: Vec<Value> = game.view(ALL).expect("a view")["entities"].as_array().expect("a list")[4..]
        .iter()
        .map(|unit| json!([unit["id"], unit["carrier"]]))
        .collect();
    assert_eq!(places, [json!([15, 4]), json!([16, 3])]);
}

#[test]
fn a_position_has_what_its_mission_asks_for() {
    let without = |place: &str| Field::new().pack(cast()).unit(0, "chief", "a1").unit(1, "strategist", place);
    assert_eq!(
        faults(&Field::new().pack(cast()).unit(0, "chief", "a1").whole()),
        ["position.units conflict 2.1"],
        "seat 1 has no LEADER"
    );
    let attrition = |field: Field| faults(&field.config("scenario", json!("attrition")).whole());
    assert_eq!(attrition(without("l10")), ["position.units conflict 4.3.2"; 2], "no Bastion");
    let bastions = || without("l9").unit(0, "bastion", "b1").unit(1, "bastion", "l10");
    assert_eq!(attrition(bastions()), NONE);
    assert_eq!(attrition(bastions().unit(0, "bastion", "c1")), ["position.units conflict 4.3.2"], "two of them");
    let messenger = |field: Field| faults(&field.config("scenario", json!("messenger")).whole());
    assert_eq!(messenger(without("l10")), ["position.units conflict 4.3.1"], "the defender's Messenger is missing");
    assert_eq!(
        messenger(without("l10").unit(0, "messenger", "c1")),
        ["position.units conflict 4.3.1"; 2],
        "the attacker has none"
    );
    assert_eq!(messenger(without("l10").unit(1, "messenger", "k1")), NONE);
}

// covers: CSW-R21, CSW-3.56
#[test]
fn the_seats_of_a_position_fit_the_game() {
    let seat = |key: &str, value: Value| faults(&table().seat(0, key, value).whole());
    assert_eq!(seat("points", json!([6])), NONE);
    assert_eq!(seat("points", json!([6, 6])), ["position.seats[0].points range"], "too many rows of points");
    assert_eq!(seat("points", json!([73])), ["position.seats[0].points[0] range"]);
    assert_eq!(seat("resources", json!(-1)), ["position.seats[0].resources range"]);
    assert_eq!(seat("repeats", json!(3)), ["position.seats[0].repeats range"]);
    assert_eq!(seat("last", json!("xyz")), ["position.seats[0].last type"]);
    assert_eq!(seat("base", json!("west")), ["position.seats[0].base conflict 2.4"], "not of this game");
    assert_eq!(seat("base", json!("centre")), ["position.seats[0].base unknown_name"]);
    assert_eq!(seat("hand", json!([])), ["position.seats[0].hand unknown_key"]);
    assert_eq!(seat("out", json!(true)), ["position conflict 2.1", "position.units conflict 2.1"], "this game is over");
    let same = table().seat(0, "base", json!("north")).seat(1, "base", json!("north"));
    assert_eq!(faults(&same.whole()), ["position.seats[1].base conflict 2.4"], "it is taken");
    let corners = |other: &str| {
        let field =
            Field::new().config("scenario", json!("attrition")).unit(0, "bastion", "a1").unit(1, "bastion", "l10");
        faults(&field.seat(0, "base", json!("southwest")).seat(1, "base", json!(other)).whole())
    };
    assert_eq!(corners("northeast"), NONE);
    assert_eq!(corners("northwest"), ["position.seats[1].base conflict 2.4"], "not the opposite corner");
    let set = |key: &str, value: Value| faults(&table().set(key, value).whole());
    for (key, value) in [("round", 0), ("turn", 2), ("attacker", 2), ("next_id", 2)] {
        assert_eq!(set(key, json!(value)), [format!("position.{key} range")]);
    }
    assert_eq!(set("seats", json!([{}, {}, {}])), ["position.seats range"]);
    assert_eq!(set("weather", json!("rain")), ["position.weather unknown_key"]);
}

#[test]
fn a_beaten_seat_has_no_turn_and_no_units() {
    let factions = json!([{ "faction": "terra" }, { "faction": "centauri" }, { "faction": "terra" }]);
    let field = |third: bool| {
        let field = table().config("seats", factions.clone()).set("seats", json!([{}, {}, { "out": true }]));
        if third { field.unit(2, "chief", "e5") } else { field }
    };
    assert_eq!(faults(&field(false).whole()), NONE);
    assert_eq!(faults(&field(true).whole()), ["position.units conflict 2.1"], "its units left with it");
    assert_eq!(faults(&field(false).set("turn", json!(2)).whole()), ["position conflict 2.1"], "it is not its turn");
}
