//! Stories of Colonial Space Wars: units and their attributes, combat swords and how they are built, and how a game of them
//! ends (rulebook: 1.1 to 1.5, 2.1, 3, 4.2).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::field::{deploy_all, faults, plain_unit};
use common::{ALL, Field, PUBLIC, Story, host};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const FACTIONS: [&str; 4] = ["terra", "centauri", "heimdall", "ascaryan"];

/// Units whose every value is known here.
fn cast() -> Value {
    let leader = |x: u8| json!([{ "skill": "leader", "x": x }]);
    let node = json!([{ "skill": "caste" }, { "skill": "node", "x": 2 }]);
    let ascaryan = json!([{ "skill": "feed" }, { "skill": "plague" }]);
    json!({ "units": [
        plain_unit("chief", "terra", json!({ "skills": leader(4) })),
        plain_unit("general", "terra", json!({ "level": 2, "skills": leader(6) })),
        plain_unit("tank", "terra", json!({ "level": 2, "cls": "heavy" })),
        plain_unit("fort", "terra", json!({ "level": 3 })),
        plain_unit("costly", "terra", json!({ "cost": 24 })),
        plain_unit("strategist", "centauri", json!({ "skills": leader(3) })),
        plain_unit("elephant", "centauri", json!({ "cost": 22 })),
        plain_unit("titan", "centauri", json!({ "level": 2 })),
        plain_unit("gunner", "centauri", json!({ "ata_light": 10, "ata_heavy": 10, "rng": 10 })),
        plain_unit("hub", "heimdall", json!({ "skills": node })),
        plain_unit("engine", "heimdall", json!({ "level": 2, "skills": [{ "skill": "caste" }] })),
        plain_unit("brood", "ascaryan", json!({ "level": 3, "skills": ascaryan })),
        plain_unit("whole_terra", "terra", json!({ "cost": 25, "skills": leader(1) })),
        plain_unit("whole_centauri", "centauri", json!({ "cost": 25, "skills": leader(1) })),
        plain_unit("whole_heimdall", "heimdall", json!({ "cost": 25, "skills": node })),
        plain_unit("whole_ascaryan", "ascaryan", json!({ "cost": 25, "skills": ascaryan })),
    ] })
}

/// Faults of a game in which seat 0 has this sword, as `place reason rule`.
fn bought(faction: &str, army: &[&str]) -> Vec<String> {
    let enemy = json!({ "faction": "centauri", "army": ["strategist"] });
    let seats = json!([{ "faction": faction, "army": army }, enemy]);
    faults(&Field::new().pack(cast()).config("seats", seats).fresh())
}

/// The kinds of a seat's pieces with their numbers.
fn pieces(story: &Story, seat: u8) -> BTreeMap<String, usize> {
    let view = story.view();
    let mut kinds = BTreeMap::new();
    for unit in view["entities"].as_array().expect("a list").iter().filter(|unit| unit["owner"] == seat) {
        *kinds.entry(unit["card"].as_str().expect("a key").to_owned()).or_default() += 1;
    }
    kinds
}

/// The cards of the shipped catalogue.
fn cards() -> Vec<Value> {
    let catalog = host::catalog(r#"{"ruleset":"colonial_space_wars"}"#).expect("a catalogue");
    catalog["cards"].as_array().expect("a list").clone()
}

/// A card of the shipped catalogue.
fn card(key: &str) -> Value {
    cards().into_iter().find(|card| card["key"] == key).expect("a card of the catalogue")
}

/// Has a card this skill?
fn has(card: &Value, skill: &str) -> bool {
    card["skills"].as_array().expect("a list").iter().any(|row| row["skill"] == skill)
}

/// Command points of each sword of a seat.
fn points(story: &Story, seat: usize) -> Vec<u64> {
    let row = story.seat(seat);
    let swords = row["swords"].as_array().expect("a list").iter();
    swords.map(|sword| sword["points"].as_u64().expect("a number")).collect()
}

/// The fixed swords, as printed.
fn basic(faction: &str) -> Vec<(&'static str, usize)> {
    match faction {
        "terra" => vec![
            ("brigade", 2),
            ("support_brigade", 2),
            ("tech", 1),
            ("med", 1),
            ("sergeant", 1),
            ("hunter", 2),
            ("major", 1),
            ("battleloid", 2),
        ],
        "centauri" => vec![
            ("polemarch", 1),
            ("enomotarch", 1),
            ("chariot", 1),
            ("hoplite", 2),
            ("spearman", 2),
            ("myrmidon", 2),
            ("healer", 2),
        ],
        "heimdall" => {
            vec![("agent", 1), ("steel_wizard", 1), ("cybermerc", 1), ("screamer", 2), ("gbot", 4), ("annihilator", 1)]
        }
        _ => vec![
            ("estranger", 1),
            ("medusa", 2),
            ("xenomorph", 2),
            ("centipede", 1),
            ("plague", 3),
            ("swarm", 1),
            ("infected", 2),
        ],
    }
}

// covers: CSW-R3, CSW-R4, CSW-R5, CSW-R6, CSW-R7, CSW-R8, CSW-T37
#[test]
fn each_player_has_the_fixed_sword_of_his_faction() {
    for (faction, size) in FACTIONS.into_iter().zip([12, 11, 10, 12]) {
        let story = Field::of(faction, faction).set_up();
        let printed: BTreeMap<String, usize> =
            basic(faction).into_iter().map(|(key, count)| (key.to_owned(), count)).collect();
        for seat in 0..2 {
            let own = pieces(&story, seat);
            assert_eq!(own, printed, "{faction}, and nothing bars both sides from it");
            assert_eq!(own.values().sum::<usize>(), size);
        }
    }
    let level = |key: &str| card(key)["level"].as_u64().expect("a number");
    assert_eq!(["estranger", "medusa"].map(level), [3, 3]);
    assert_eq!(["xenomorph", "centipede"].map(level), [2, 2]);
    assert_eq!(["plague", "swarm", "infected"].map(level), [1, 1, 1]);
}

// covers: CSW-R111
#[test]
fn each_basic_sword_costs_exactly_25_points() {
    for faction in FACTIONS {
        let cost = |(key, count): &(&str, usize)| card(key)["cost"].as_u64().expect("a price") * *count as u64;
        assert_eq!(basic(faction).iter().map(cost).sum::<u64>(), 25, "{faction}");
    }
}

// covers: CSW-R9, CSW-T38
#[test]
fn every_unit_has_every_attribute_between_0_and_10() {
    let cards = cards();
    assert_eq!(cards.len(), 30, "45 pieces of 28 kinds, the Messenger and the Bastion");
    for card in cards {
        for key in ["cmd", "mov", "ata_light", "ata_heavy", "rng", "prt"] {
            assert!(card[key].as_u64().is_some_and(|value| value <= 10), "{key} of {card}");
        }
        assert!(["light", "heavy"].contains(&card["cls"].as_str().expect("a class")), "{card}");
        assert!(card["skills"].is_array(), "{card}");
    }
}

// covers: CSW-R108, CSW-R109
#[test]
fn every_heimdall_unit_has_caste_and_every_ascaryan_unit_feed_and_plague() {
    for card in cards() {
        let racial: &[&str] = match card["faction"].as_str().expect("a faction") {
            "heimdall" => &["caste"],
            "ascaryan" => &["feed", "plague"],
            _ => &[],
        };
        assert!(racial.iter().all(|skill| has(&card, skill)), "{card}");
    }
}

// covers: CSW-R10, CSW-R11
#[test]
fn nothing_on_the_board_is_hidden() {
    let mut story = Field::duel("terra", "centauri", 5)
        .pack(cast())
        .print("hoplite", json!({ "prt": 3 }))
        .unit(0, "general", "e5")
        .unit_with(1, "hoplite", "e6", json!({ "damage": 2, "marked": true }))
        .play();
    story.orders_given(&["activate u3", "attack u3 u4 2"]);
    for viewer in [0, 1, PUBLIC, ALL] {
        let view = story.game.view(viewer).expect("a view");
        let hoplite = view["entities"][3].clone();
        assert_eq!((&hoplite["card"], &hoplite["place"]), (&json!("hoplite"), &json!("e6")), "{viewer}");
        assert_eq!((&hoplite["health"], &hoplite["absorbed"]), (&json!(2), &json!(2)), "impact markers: {viewer}");
        assert_eq!(hoplite["statuses"][0], "non_active", "{viewer}");
        assert_eq!(view["seats"][0]["swords"][0]["points"], 4, "{viewer}");
    }
}

// covers: CSW-R12
#[test]
fn cmd_is_what_using_the_unit_costs() {
    for cmd in [0, 1, 2, 4] {
        let field = Field::duel("terra", "centauri", 5).pack(cast()).print("tank", json!({ "cmd": cmd }));
        let mut story = field.unit(0, "tank", "e5").play();
        assert_eq!(story.stat(3, "cmd"), cmd);
        story.order("activate u3");
        assert_eq!(points(&story, 0), [5 - cmd as u64]);
    }
}

// covers: CSW-R13
#[test]
fn mov_is_the_number_of_movement_points_of_one_activation() {
    let mut story = Field::duel("terra", "centauri", 5).pack(cast()).unit(0, "tank", "e5").play();
    story.orders_given(&["activate u3", "move u3 e7"]);
    assert_eq!((story.stat(3, "mov"), story.stat(3, "printed_mov")), (1, 3));
    assert_eq!(story.refused("move u3 e9").reason, u32::from(reason::TOO_FAR));
    story.order("move u3 e8");
    assert_eq!(story.stat(3, "mov"), 3, "it has stopped, and the next activation has all points again");
    let screamer = card("screamer");
    assert!(screamer["mov"] == 6 && has(&screamer, "fly"), "printed as 6F");
}

// covers: CSW-R15
#[test]
fn the_crown_marks_a_protected_unit() {
    assert!(has(&card("agent"), "protected"), "the example of 1.4");
    assert!(["brigade", "hoplite"].iter().all(|key| !has(&card(key), "protected")), "the two without a crown");
    let story = Field::of("heimdall", "centauri")
        .print(
            "agent",
            json!({ "skills": [{ "skill": "caste" }, { "skill": "protected" }, { "skill": "node", "x": 3 }] }),
        )
        .print("gbot", json!({ "skills": [{ "skill": "caste" }] }))
        .pack(cast())
        .unit(0, "agent", "a1")
        .unit(0, "gbot", "b1")
        .unit(1, "strategist", "l10")
        .play();
    let protected = |id: u32| {
        let (statuses, skills) = (story.entity(id)["statuses"].clone(), story.entity(id)["skills"].clone());
        let skilled = skills.as_array().expect("a list").iter().any(|row| row["skill"] == "protected");
        (skilled, statuses.as_array().expect("a list").contains(&json!("protected")))
    };
    assert_eq!([1, 2].map(protected), [(true, true), (false, false)]);
}

// covers: CSW-R16, CSW-R17
#[test]
fn ata_counts_light_units_first_and_heavy_units_second_within_rng_and_against_prt() {
    let shooter = |light: u8, heavy: u8| {
        let unit = plain_unit("shooter", "terra", json!({ "ata_light": light, "ata_heavy": heavy, "rng": 2 }));
        Field::duel("terra", "centauri", 5)
            .pack(json!({ "units": [unit] }))
            .print("hoplite", json!({ "cls": "light", "prt": 1 }))
            .print("chariot", json!({ "cls": "heavy", "prt": 1, "skills": [] }))
            .unit(0, "shooter", "e5")
            .unit(1, "hoplite", "e7")
            .unit(1, "chariot", "g7")
            .unit(1, "hoplite", "e8")
            .play()
    };
    for (light, heavy, hurt, dead) in [(2, 0, 4, 5), (0, 2, 5, 4)] {
        let mut story = shooter(light, heavy);
        story.order("activate u3");
        let refused = story.refused(&format!("attack u3 u{dead} 1"));
        assert_eq!(refused.reason, u32::from(reason::ATTACK_POINTS), "0 means none");
        assert_eq!(story.refused("attack u3 u6 1").reason, u32::from(reason::RANGE), "RNG 2 does not reach 3 squares");
        assert_eq!(story.refused(&format!("attack u3 u{hurt} 3")).reason, u32::from(reason::ATTACK_POINTS));
        story.order(&format!("attack u3 u{hurt} 2"));
        assert_eq!((story.damage(hurt), story.stat(hurt, "absorbed")), (1, 1), "PRT 1 takes one of the two hits");
    }
}

// covers: CSW-3.2
#[test]
fn distance_counts_diagonal_steps_as_single_ones() {
    let shooter = plain_unit("shooter", "terra", json!({ "rng": 2, "mov": 0 }));
    let mut story = Field::duel("terra", "centauri", 5)
        .pack(json!({ "units": [shooter] }))
        .unit(0, "shooter", "e5")
        .unit(1, "hoplite", "g7")
        .unit(1, "hoplite", "f7")
        .unit(1, "hoplite", "h5")
        .unit(1, "hoplite", "h7")
        .play();
    story.order("activate u3");
    for far in [6, 7] {
        assert_eq!(story.refused(&format!("attack u3 u{far} 1")).reason, u32::from(reason::RANGE));
    }
    story.orders_given(&["attack u3 u4 1", "attack u3 u5 1"]);
}

// covers: CSW-R18
#[test]
fn sudden_death_is_lost_by_who_cannot_activate_any_unit() {
    let field = || Field::new().pack(cast()).unit(1, "strategist", "e5").unit(1, "elephant", "a10");
    let mut story = field().unit(0, "general", "e6").print("general", json!({ "ata_light": 10 })).play();
    story.orders_given(&["activate u3", "attack u3 u1 5"]);
    assert_eq!(story.prompt(), "over", "the last source of command points is gone");
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.reason), (0, u32::from(reason::NO_COMMAND)));
    // At the start of his turn nobody can be paid for: 1 point, and every unit costs 2.
    let dear = json!({ "cmd": 2, "skills": [{ "skill": "leader", "x": 1 }] });
    let mut story = Field::new()
        .pack(cast())
        .print("strategist", dear)
        .unit(0, "general", "a1")
        .unit(1, "strategist", "l10")
        .play();
    story.order("end_turn");
    let outcome = story.game.outcome();
    assert_eq!((outcome.winner, outcome.reason), (0, u32::from(reason::CANNOT_ACTIVATE)));
}

// covers: CSW-R19
#[test]
fn a_draw_can_be_agreed() {
    let story = Field::duel("terra", "centauri", 5).play();
    story.game.agree_draw().expect("both players consent");
    let outcome = story.game.outcome();
    assert_eq!((story.prompt(), outcome.winner, outcome.reason), ("over".into(), -1, u32::from(reason::AGREED)));
}

// covers: CSW-R111
#[test]
fn a_built_sword_costs_at_most_25_points_whatever_they_are_called() {
    assert_eq!(bought("terra", &["chief", "costly"]), [""; 0]);
    assert_eq!(bought("terra", &["chief", "costly", "chief"]), ["seats[0].army range 4.2"]);
    for faction in FACTIONS {
        let whole = format!("whole_{faction}");
        assert_eq!(bought(faction, &[&whole]), [""; 0], "honor, credits, energy or entropy");
        assert_eq!(bought(faction, &[&whole, &whole]), ["seats[0].army range 4.2"]);
    }
}

// covers: CSW-R112
#[test]
fn a_sword_holds_units_of_one_faction_only() {
    assert_eq!(bought("terra", &["chief", "titan"]), ["seats[0].army[1] conflict 4.2"]);
    assert_eq!(bought("heimdall", &["hub", "chief", "brood"]).len(), 2);
}

// covers: CSW-R113
#[test]
fn one_side_may_field_several_swords_also_of_different_factions() {
    let swords =
        json!([{ "faction": "terra", "army": ["chief", "costly"] }, { "faction": "ascaryan", "army": ["brood"] }]);
    let seats = json!([{ "swords": swords }, { "faction": "centauri", "army": ["strategist"] }]);
    let mut story = Field::new().pack(cast()).config("seats", seats).set_up();
    deploy_all(&mut story);
    let swords = story.seat(0)["swords"].clone();
    assert_eq!((&swords[0]["faction"], &swords[0]["units"]), (&json!("terra"), &json!(2)));
    assert_eq!((&swords[1]["faction"], &swords[1]["units"]), (&json!("ascaryan"), &json!(1)));
    assert_eq!([1, 2, 3].map(|id| story.stat(id, "owner")), [0, 0, 0]);
}

// covers: CSW-R114, CSW-T14
#[test]
fn each_unit_costs_its_price_and_a_hoplite_leaves_23_of_25_points() {
    assert_eq!(card("hoplite")["cost"], 2);
    assert_eq!(bought("centauri", &["hoplite", "elephant", "strategist"]), [""; 0], "2 + 22 + 1");
    assert_eq!(bought("centauri", &["hoplite", "elephant", "strategist", "titan"])[0], "seats[0].army range 4.2");
    for piece in ["messenger", "bastion"] {
        assert_eq!(bought("terra", &["chief", piece]), ["seats[0].army[1] conflict 4.2"], "{piece} has no price");
    }
}

// covers: CSW-R115, CSW-T15
#[test]
fn a_unit_needs_a_leader_or_node_of_its_level_or_higher_in_the_same_sword() {
    assert_eq!(bought("terra", &["chief", "tank"]), ["seats[0].army[1] conflict 4.2"], "the LEADER is of level 1");
    assert_eq!(bought("terra", &["tank", "general", "chief"]), [""; 0], "a LEADER of level 2, whatever the order");
    assert_eq!(bought("terra", &["general", "fort"]), ["seats[0].army[1] conflict 4.2"]);
    assert_eq!(bought("heimdall", &["hub", "engine"]), ["seats[0].army[1] conflict 4.2"], "the same with a NODE");
    let two = json!({ "swords": [{ "faction": "terra", "army": ["chief", "tank"] }, { "faction": "terra", "army": ["general"] }] });
    let config = Field::new().pack(cast()).config("seats", json!([two, { "faction": "centauri" }])).fresh();
    assert_eq!(faults(&config), ["seats[0].swords[0].army[1] conflict 4.2"], "a LEADER of another sword does not help");
    let major = json!({ "level": 2, "skills": [{ "skill": "leader", "x": 4 }] });
    let army = json!(["major", "brigade", "tank"]);
    let seats = json!([{ "faction": "terra", "army": army }, { "faction": "centauri" }]);
    let story = Field::new().pack(cast()).print("major", major).config("seats", seats).set_up();
    assert_eq!(pieces(&story, 0).len(), 3, "a Major unlocks levels 1 and 2");
}

// covers: CSW-R116
#[test]
fn ascaryan_units_are_bought_without_regard_to_level() {
    assert_eq!(bought("ascaryan", &["brood"]), [""; 0]);
    assert_eq!(bought("ascaryan", &["medusa", "brood"]), [""; 0]);
}

// covers: CSW-T28, CSW-3.22
#[test]
fn a_sword_has_6_command_points_at_most() {
    for (leaders, most) in [(vec!["chief"], 4), (vec!["chief", "chief"], 6), (vec!["general", "general"], 6)] {
        let seats = json!([{ "faction": "terra", "army": leaders }, { "faction": "centauri", "army": ["strategist"] }]);
        let mut story = Field::new().pack(cast()).config("seats", seats).set_up();
        deploy_all(&mut story);
        assert_eq!(points(&story, 0), [most], "{leaders:?}");
    }
    let sword = json!({ "faction": "terra", "army": ["chief", "general"] });
    let seats = json!([{ "swords": [sword, sword] }, { "faction": "centauri", "army": ["strategist"] }]);
    let mut story = Field::new().pack(cast()).config("seats", seats).set_up();
    deploy_all(&mut story);
    assert_eq!(points(&story, 0), [6, 6], "each sword by itself");
}

// covers: CSW-R117, CSW-3.22
#[test]
fn spare_leaders_keep_the_points_up_when_others_die() {
    assert_eq!(bought("terra", &["general", "general", "chief"]), [""; 0], "more than the cap can use");
    for (leaders, left) in [(["general", "chief", "chief"], 6), (["general", "chief", "tank"], 4)] {
        let mut field =
            Field::new().pack(cast()).set("turn", json!(1)).unit(1, "strategist", "l10").unit(1, "gunner", "e8");
        for (leader, place) in leaders.iter().zip(["e5", "a1", "b1"]) {
            field = field.unit(0, leader, place);
        }
        let mut story = field.play();
        story.orders_given(&["activate u2", "attack u2 u3 5", "stop u2", "end_turn"]);
        assert_eq!(points(&story, 0), [left], "{leaders:?}");
    }
}
