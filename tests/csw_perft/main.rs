//! Perft of Colonial Space Wars: how many sequences of so many orders there are from six fixed positions. A game that
//! ends earlier is no such sequence. Every value of every unit is pinned here, so that only a change of the rules changes
//! a count.
//!
//! The first position is counted a second time by a slow little model of the rules that it needs, which shares no code
//! with the engine.

#[path = "../common/mod.rs"]
mod common;
mod model;

use adjutant::games::colonial_space_wars::{ColonialSpaceWars, Large, Size, Small};
use adjutant::kit::{Asked, Faults, Node, Rules, Silent};
use common::field::plain_unit;
use common::{ALL, Field, Game, host};
use model::{Man, Print, Table};
use serde_json::{Value, json};

/// Sequences of so many orders.
fn perft<R: Rules>(rules: &R, state: &R::State, orders: usize) -> u64 {
    if !matches!(rules.question(state).asked, Asked::Seat(_)) {
        return 0;
    }
    let mut answers = Vec::new();
    rules.answers(state, &mut answers);
    if orders == 1 {
        return answers.len() as u64;
    }
    let after = |answer: &R::Answer| {
        let mut state = *state;
        rules.apply(&mut state, *answer, &mut Silent).expect("no overflow");
        perft(rules, &state, orders - 1)
    };
    answers.iter().map(after).sum()
}

/// Sequences of two orders, through the C ABI.
fn perft_of_two(config: &Value) -> u64 {
    let game = Game::new(config).expect("a good position");
    let info = game.info(ALL).expect("info");
    let after = |index: u32| {
        let fork = game.fork(0).expect("a fork");
        fork.submit(ALL, fork.info(ALL).expect("info").revision, index).expect("a listed order is accepted");
        u64::from(fork.info(ALL).expect("info").order_count)
    };
    (0..info.order_count).map(after).sum()
}

/// The counts of a position, from one order on.
#[track_caller]
fn assert_perft<Z: Size>(field: Field, counts: &[u64]) {
    let config = field.whole();
    let mut faults = Faults::default();
    let rules = ColonialSpaceWars::<Z>::load(&Node::root(&config), &mut faults);
    let rules = rules.unwrap_or_else(|| panic!("{:#?}", faults.0));
    let state = rules.start(&mut Silent);
    let found: Vec<u64> = (1..=counts.len()).map(|orders| perft(&rules, &state, orders)).collect();
    assert_eq!(found, counts);
    assert_eq!(perft_of_two(&config), counts[1], "the C ABI lists the same");
}

/// A unit with MOV, ATA, RNG and PRT, Light and of level 1, for 1 point and CMD 1, but for what is said.
fn piece(key: &str, faction: &str, mov: u8, ata: [u8; 2], rng: u8, prt: u8, more: Value) -> Value {
    let mut values = json!({
        "level": 1, "cost": 1, "cmd": 1, "cls": "light", "skills": [],
        "mov": mov, "ata_light": ata[0], "ata_heavy": ata[1], "rng": rng, "prt": prt,
    });
    more.as_object().expect("an object").iter().for_each(|(key, value)| values[key] = value.clone());
    plain_unit(key, faction, values)
}

fn leader(x: u8) -> Value {
    json!([{ "skill": "leader", "x": x }])
}

/// Six pieces on open ground in the middle of a fight: some are hurt, one is marked, one has absorbed a hit, and
/// friends stand in each other's way.
fn on_the_plain() -> Field {
    let cast = json!({ "units": [
        piece("captain", "terra", 1, [1, 1], 1, 1, json!({ "skills": leader(3) })),
        piece("rifle", "terra", 2, [2, 1], 2, 1, json!({})),
        piece("walker", "terra", 1, [2, 3], 2, 2, json!({ "cls": "heavy", "cmd": 2 })),
        piece("chief", "centauri", 2, [3, 2], 1, 1, json!({ "skills": leader(3) })),
        piece("spear", "centauri", 2, [3, 3], 1, 0, json!({})),
        piece("chariot", "centauri", 2, [3, 3], 2, 1, json!({ "cls": "heavy", "cmd": 1 })),
    ] });
    Field::new()
        .pack(cast)
        .unit_with(0, "captain", "c3", json!({ "damage": 1 }))
        .unit(0, "rifle", "d4")
        .unit_with(0, "walker", "d3", json!({ "marked": true }))
        .unit_with(1, "chief", "e5", json!({ "damage": 3, "absorbed": 1 }))
        .unit_with(1, "spear", "e4", json!({ "damage": 2 }))
        .unit(1, "chariot", "g6")
        .points(0, 2)
}

// covers: CSW-R55, CSW-R56, CSW-R58, CSW-R63, CSW-R78, CSW-R79
#[test]
fn a_fight_on_the_plain() {
    assert_perft::<Small>(on_the_plain(), &[3, 35, 244, 1353, 7399, 50135, 359352]);
}

// covers: CSW-3.7, CSW-R24, CSW-R89, CSW-R96
#[test]
fn a_flyer_an_agile_and_a_heavy_unit_on_rough_ground() {
    let cast = json!({ "units": [
        piece("captain", "terra", 0, [0, 0], 2, 1, json!({ "skills": leader(2) })),
        piece("drone", "terra", 2, [1, 1], 1, 1, json!({ "skills": [{ "skill": "fly" }] })),
        piece("climber", "terra", 2, [2, 1], 1, 1, json!({ "skills": [{ "skill": "agile" }] })),
        piece("tank", "terra", 3, [2, 2], 3, 1, json!({ "cls": "heavy" })),
        piece("chief", "centauri", 1, [2, 1], 2, 1, json!({ "skills": leader(2) })),
        piece("chariot", "centauri", 2, [2, 1], 2, 1, json!({ "cls": "heavy" })),
    ] });
    let ground = [
        ("c4", "A"),
        ("c5", "B"),
        ("d3", "A"),
        ("d4", "BF"),
        ("d6", "C"),
        ("e2", "B"),
        ("e4", "C"),
        ("e5", "AD"),
        ("f3", "B"),
        ("f4", "A"),
        ("f5", "F"),
        ("g5", "D"),
    ];
    let field = Field::new()
        .pack(cast)
        .ground(&ground)
        .unit(0, "captain", "a1")
        .unit(0, "drone", "d4")
        .unit(0, "climber", "d5")
        .unit(0, "tank", "e3")
        .unit_with(1, "chief", "f5", json!({ "damage": 2 }))
        .unit_with(1, "chariot", "e5", json!({ "damage": 3 }));
    assert_perft::<Small>(field, &[5, 79, 593, 3983, 27130, 164077, 881167]);
}

/// The same unit with the racial skills of its faction.
fn of_kin(mut unit: Value) -> Value {
    let racial: &[&str] = if unit["faction"] == "ascaryan" { &["feed", "plague"] } else { &["caste"] };
    let skills = unit["skills"].as_array_mut().expect("a list");
    skills.extend(racial.iter().map(|skill| json!({ "skill": skill })));
    unit
}

// covers: CSW-R99, CSW-R100, CSW-R105, CSW-R110, CSW-3.61
#[test]
fn plague_strikes_a_horde_follows_and_kin_eats_kin() {
    let cast = json!({ "units": [
        piece("chief", "centauri", 1, [2, 1], 1, 1, json!({ "skills": leader(1) })),
        piece("spear", "centauri", 1, [2, 1], 1, 0, json!({})),
        of_kin(piece("queen", "ascaryan", 1, [2, 1], 2, 0, json!({ "level": 2 }))),
        of_kin(piece("imp", "ascaryan", 1, [2, 1], 1, 0, json!({ "skills": [{ "skill": "horde" }] }))),
    ] });
    let field = Field::of("centauri", "ascaryan")
        .pack(cast)
        .unit(0, "chief", "a1")
        .unit_with(0, "spear", "e5", json!({ "damage": 3 }))
        .unit_with(1, "queen", "f6", json!({ "damage": 1 }))
        .unit_with(1, "imp", "f5", json!({ "damage": 2 }))
        .unit(1, "imp", "f4")
        .unit(1, "imp", "h5");
    assert_perft::<Small>(field, &[2, 7, 27, 129, 794, 4514, 20505]);
}

// covers: CSW-R41, CSW-R42, CSW-R93, CSW-R103
#[test]
fn a_net_connects_controls_mark_and_cloaks_hide() {
    let wizard = json!([{ "skill": "node", "x": 3 }, { "skill": "net" }, { "skill": "control" }]);
    let puppet = json!([{ "skill": "control", "cls": "heavy" }]);
    let cast = json!({ "units": [
        of_kin(piece("wizard", "heimdall", 1, [2, 1], 2, 1, json!({ "skills": wizard }))),
        of_kin(piece("bot", "heimdall", 2, [2, 1], 2, 1, json!({ "cls": "heavy" }))),
        of_kin(piece("puppet", "heimdall", 1, [1, 0], 3, 1, json!({ "skills": puppet }))),
        piece("captain", "terra", 1, [2, 1], 2, 1, json!({ "skills": leader(2) })),
        piece("ghost", "terra", 1, [2, 1], 2, 0, json!({ "skills": [{ "skill": "cloak" }] })),
        piece("tank", "terra", 1, [2, 1], 2, 0, json!({ "cls": "heavy", "skills": [{ "skill": "chaos", "x": 2 }] })),
    ] });
    let field = Field::of("heimdall", "terra")
        .pack(cast)
        .option("net", json!("net_only"))
        .unit(0, "wizard", "d4")
        .unit(0, "bot", "e5")
        .unit(0, "bot", "a9")
        .unit(0, "puppet", "f4")
        .unit(1, "captain", "l10")
        .unit(1, "ghost", "f6")
        .unit(1, "tank", "g6");
    assert_perft::<Small>(field, &[4, 47, 253, 1187, 5714, 29846, 156546]);
}

/// The shipped units, too dear to be created whatever their values.
fn beyond_price() -> Value {
    let catalog = host::catalog(r#"{"ruleset":"colonial_space_wars"}"#).expect("a catalogue");
    let cards = catalog["cards"].as_array().expect("a list").iter();
    json!({ "units": cards.map(|card| json!({ "key": card["key"], "cost": 25 })).collect::<Vec<Value>>() })
}

// covers: CSW-R126, CSW-R128, CSW-R129, CSW-R130
#[test]
fn a_war_of_attrition_creates_units() {
    let cast = json!({ "units": [
        piece("bastion", "general", 0, [4, 4], 3, 1, json!({ "cls": "heavy", "cmd": 0 })),
        piece("captain", "terra", 1, [2, 1], 2, 1, json!({ "level": 2, "cost": 3, "skills": leader(2) })),
        piece("rifle", "terra", 1, [2, 1], 3, 1, json!({ "cost": 2 })),
        piece("chief", "centauri", 1, [2, 1], 2, 1, json!({ "cost": 2, "skills": leader(2) })),
        piece("spear", "centauri", 1, [2, 1], 1, 1, json!({ "cost": 1 })),
    ] });
    let field = Field::new()
        .pack(beyond_price())
        .pack(cast)
        .config("scenario", json!("attrition"))
        .unit(0, "bastion", "a1")
        .unit_with(1, "bastion", "l10", json!({ "damage": 3 }))
        .unit(0, "rifle", "b2")
        .unit_with(1, "spear", "c3", json!({ "damage": 3 }))
        .seat(0, "resources", json!(5))
        .seat(1, "resources", json!(2));
    assert_perft::<Large>(field, &[2, 6, 20, 70, 288, 1061, 3743]);
}

// covers: CSW-R66, CSW-R69, CSW-R70, CSW-R72, CSW-3.42, CSW-3.43
#[test]
fn transports_take_units_in_and_let_them_out() {
    let transport = |x: u8| json!([{ "skill": "transport", "x": x }]);
    let cast = json!({ "units": [
        piece("captain", "terra", 2, [2, 1], 1, 1, json!({ "skills": leader(3) })),
        piece("truck", "terra", 2, [0, 1], 2, 3, json!({ "cls": "heavy", "skills": transport(2) })),
        piece("jeep", "terra", 2, [0, 0], 2, 1, json!({ "skills": transport(1) })),
        piece("rifle", "terra", 2, [2, 1], 2, 1, json!({})),
        piece("walker", "terra", 1, [2, 1], 1, 1, json!({ "cls": "heavy" })),
        piece("chief", "centauri", 1, [2, 1], 2, 0, json!({ "skills": leader(2) })),
    ] });
    let field = Field::new()
        .pack(cast)
        .unit(0, "captain", "b1")
        .unit(0, "truck", "d2")
        .unit(0, "jeep", "c1")
        .unit(0, "walker", "e2")
        .unit_with(1, "chief", "e3", json!({ "damage": 3 }))
        .passenger(0, "rifle", 1);
    assert_perft::<Small>(field, &[6, 59, 316, 2044, 12829, 64684, 335617]);
}

/// The first position, told to the model.
fn model_of_the_plain() -> Table {
    let print = |heavy, mov, ata, rng, prt, cmd, leader| Print { heavy, mov, ata, rng, prt, cmd, leader };
    let man = |print, seat, at| Man { print, seat, at, hurt: 0, absorbed: 0, marked: false, dead: false };
    let men = vec![
        Man { hurt: 1, ..man(print(false, 1, [1, 1], 1, 1, 1, 3), 0, (3, 3)) },
        man(print(false, 2, [2, 1], 2, 1, 1, 0), 0, (4, 4)),
        Man { marked: true, ..man(print(true, 1, [2, 3], 2, 2, 2, 0), 0, (4, 3)) },
        Man { hurt: 3, absorbed: 1, ..man(print(false, 2, [3, 2], 1, 1, 1, 3), 1, (5, 5)) },
        Man { hurt: 2, ..man(print(false, 2, [3, 3], 1, 0, 1, 0), 1, (5, 4)) },
        man(print(true, 2, [3, 3], 2, 1, 1, 0), 1, (7, 6)),
    ];
    Table { men, turn: 0, points: 2, acting: None, over: false }
}

#[test]
fn a_slow_and_obvious_model_counts_the_same() {
    let table = model_of_the_plain();
    let counts: Vec<u64> = (1..=6).map(|orders| table.leaves(orders)).collect();
    assert_perft::<Small>(on_the_plain(), &counts);
}
