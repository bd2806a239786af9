//! Stories of Lost Empires: components, set-up, decks (rulebook: Components, Setup, Deck Builder).

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, Story, Table, host, starter};
use serde_json::{Value, json};

const FACTIONS: [&str; 4] = ["feng", "terra_corps", "neo_human_republic", "scion_imperium"];

fn host_chance(more: Value) -> Story {
    let mut config = json!({ "ruleset": "lost_empires", "chance": "host" });
    for (key, value) in more.as_object().expect("an object") {
        config[key] = value.clone();
    }
    Story::new(&config)
}

/// Rolls for First Player and lets the engine deal both opening hands.
fn dealt(dice: [&str; 4]) -> Story {
    let mut story = host_chance(json!({}));
    for die in dice {
        story.order(&format!("roll {die}"));
    }
    story.draw_all();
    story
}

fn faults(config: Value) -> Vec<(String, String, String)> {
    let faults = host::faults(&config.to_string()).expect("a configuration can be checked");
    let row = |fault: &Value| ["place", "reason", "rule"].map(|key| fault[key].as_str().expect("text").to_owned());
    let rows = faults["faults"].as_array().expect("a list").iter().map(row);
    rows.map(|[place, reason, rule]| (place, reason, rule)).collect()
}

fn with_deck(cards: &[&str]) -> Value {
    json!({ "ruleset": "lost_empires", "seats": [{ "faction": "feng", "cards": cards }, { "faction": "terra_corps" }] })
}

const DECK: [&str; 9] = [
    "hound",
    "war_dog",
    "slew_pod",
    "edgeguard",
    "cyber_trooper",
    "ferrik_hulk",
    "alpha_dog",
    "blast_fire",
    "march_orders",
];

// covers: LE-R1, LE-R19, LE-R20, LE-R95
#[test]
fn four_factions_with_starter_decks_of_nine_titles_of_their_own() {
    let catalog = host::catalog(r#"{"ruleset":"lost_empires"}"#).expect("a catalogue");
    let cards = catalog["cards"].as_array().expect("a list");
    let keys: Vec<&str> =
        catalog["factions"].as_array().expect("a list").iter().map(|row| row["key"].as_str().expect("text")).collect();
    assert_eq!(keys, FACTIONS);
    for faction in FACTIONS {
        let deck = starter(faction);
        assert_eq!(deck.len(), 9);
        for title in &deck {
            let card = cards.iter().find(|card| card["key"] == title.as_str()).expect("a card of the catalogue");
            assert_eq!(card["faction"], faction);
        }
        let own = json!({ "ruleset": "lost_empires", "seats": [{ "faction": faction }, { "faction": FACTIONS[usize::from(faction == "feng")] }] });
        assert_eq!(faults(own), []);
    }
    let only = [
        ("FRONTLINE", "feng"),
        ("RUTHLESS", "terra_corps"),
        ("FORMATION", "neo_human_republic"),
        ("MELEE", "scion_imperium"),
    ];
    for card in cards {
        for keyword in card["keywords"].as_array().into_iter().flatten() {
            let home = only.iter().find(|(name, _)| keyword == name);
            assert!(home.is_none_or(|(_, faction)| card["faction"] == *faction), "{card}");
        }
    }
    for (scenario, first, second) in
        [("first_game", "feng", "terra_corps"), ("second_game", "neo_human_republic", "scion_imperium")]
    {
        let story = host_chance(json!({ "scenario": scenario }));
        let view = story.view();
        assert_eq!((&view["seats"][0]["faction"], &view["seats"][1]["faction"]), (&json!(first), &json!(second)));
        assert_eq!(view["first_player"], 0, "the scenario says who is First Player");
        assert_eq!(story.prompt(), "draw", "so nobody rolls for it");
    }
}

// covers: LE-R95
#[test]
fn a_pack_cannot_print_a_keyword_on_another_faction() {
    let config = json!({ "ruleset": "lost_empires", "packs": [{ "format": 1, "cards": [{ "key": "hound", "keywords": ["MELEE"] }] }] });
    assert_eq!(faults(config), [("packs[0].cards[0].keywords[0]".into(), "conflict".into(), "Glossary".into())]);
}

// covers: LE-R6, LE-R8, LE-53
#[test]
fn both_players_roll_both_dice_and_the_highest_total_is_first_player() {
    let mut story = host_chance(json!({}));
    assert_eq!(story.asked(), i64::from(ADJ_SEAT_CHANCE));
    assert_eq!(story.prompt(), "first_player_die");
    assert_eq!(story.orders(), ["roll 1", "roll 2", "roll 3", "roll 4", "roll 4*"]);
    story.orders_given(&["roll 3", "roll 3", "roll 4*"]);
    assert_eq!(story.prompt(), "first_player_die", "four dice, two each");
    let before = story.now();
    story.order("roll 3");
    let told = story.events(before);
    assert_eq!(
        (told[1]["kind"].as_str(), told[1]["seat"].as_i64()),
        (Some("first_player"), Some(1)),
        "6 against 4 + 3"
    );
    assert_eq!(story.view()["first_player"], 1);
    assert_eq!(story.view()["seats"][0]["faction"], "feng", "factions came with the configuration");
}

// covers: LE-R7
#[test]
fn equal_totals_are_rolled_again() {
    let mut story = host_chance(json!({}));
    for _ in 0..3 {
        story.orders_given(&["roll 4*", "roll 1", "roll 2", "roll 3"]);
        assert_eq!(story.prompt(), "first_player_die");
        assert_eq!(story.told(0, "first_player"), 0);
    }
    story.orders_given(&["roll 1", "roll 1", "roll 1", "roll 2"]);
    assert_eq!(story.view()["first_player"], 1);
}

// covers: LE-R9, LE-R3
#[test]
fn the_same_faction_twice_and_other_numbers_of_seats_are_refused() {
    let mirror = json!({ "ruleset": "lost_empires", "seats": [{ "faction": "feng" }, { "faction": "feng" }] });
    assert_eq!(faults(mirror), [("seats".into(), "conflict".into(), "FAQ".into())]);
    let mirror = json!({ "ruleset": "lost_empires", "seats": [{ "faction": "terra_corps" }, {}] });
    assert_eq!(faults(mirror).len(), 1, "what is left out is Terra Corps too");
    for seats in [json!([{}]), json!([{}, {}, {}])] {
        let config = json!({ "ruleset": "lost_empires", "seats": seats });
        assert_eq!(faults(config), [("seats".into(), "range".into(), "Components".into())]);
    }
    assert_eq!(Game::new(&json!({ "ruleset": "lost_empires" })).expect("a game").info(ALL).expect("info").seats, 2);
}

// covers: LE-R10, LE-R11
#[test]
fn a_deck_is_nine_different_cards_of_one_faction_both_copies() {
    assert_eq!(faults(with_deck(&DECK)), []);
    let both: Vec<&str> = DECK.iter().chain(&DECK).copied().collect();
    assert_eq!(faults(with_deck(&both)), [], "all 18 cards may be named too");
    let reason = |cards: &[&str]| {
        faults(with_deck(cards)).into_iter().map(|(_, reason, rule)| format!("{reason} {rule}")).collect::<Vec<_>>()
    };
    assert_eq!(reason(&DECK[..8]), ["range Deck Builder"]);
    let mut ten = DECK.to_vec();
    ten.push("eye_of_gliese");
    assert_eq!(reason(&ten), ["range Deck Builder"]);
    let mut foreign = DECK;
    foreign[3] = "dust_marine";
    assert_eq!(reason(&foreign), ["conflict Deck Builder"]);
    assert_eq!(reason(&both[..17]), ["duplicate Deck Builder"], "a single copy");
    let mut third = both.clone();
    third.push("hound");
    assert_eq!(reason(&third), ["duplicate Deck Builder"], "a third copy");
    let all = faults(with_deck(&["hound", "hound", "hound", "dust_marine", "unicorn"]));
    assert_eq!(all.len(), 5, "all faults at once: {all:?}");
    assert_eq!(all[0].0, "seats[0].cards[3]");
    assert!(Game::new(&with_deck(&["hound"])).is_err(), "and no game is made");
}

// covers: LE-R12, LE-R13, LE-R16, LE-R102, LE-S1
#[test]
fn the_opening_hand_is_six_cards_of_the_shuffled_deck() {
    let mut story = host_chance(json!({ "scenario": "first_game" }));
    assert_eq!(story.told(0, "shuffle"), 2, "each deck is shuffled before the first draw");
    let outcomes = story.orders();
    let mut titles = starter("feng");
    titles.sort();
    let mut drawable: Vec<String> = outcomes.iter().map(|order| order.trim_start_matches("draw ").to_owned()).collect();
    drawable.sort();
    assert_eq!(drawable, titles, "any card of the deck, and no card that was left out of it");
    let question = story.game.orders_json(ALL).expect("outcomes");
    assert!(question["orders"].as_array().expect("a list").iter().all(|row| row["weight"] == 2));
    story.order("draw hound").order("draw hound");
    assert!(!story.orders().contains(&"draw hound".to_owned()), "both copies are in the hand");
    story.draw_all();
    for seat in 0..2 {
        let row = story.seat(seat);
        assert_eq!((&row["hand"], &row["deck"]), (&json!(6), &json!(12)), "hand and deck sizes are public");
        let other = story.game.view(1 - seat as i32).expect("a view");
        assert_eq!((&other["seats"][seat]["hand"], &other["seats"][seat]["deck"]), (&json!(6), &json!(12)));
        let seen =
            other["entities"].as_array().expect("a list").iter().filter(|entity| entity["owner"] == seat).count();
        assert_eq!(seen, 0, "a hand is seen by its owner only");
        let own = story.game.view(seat as i32).expect("a view");
        let held = own["entities"].as_array().expect("a list").iter().filter(|entity| entity["owner"] == seat).count();
        assert_eq!(held, 6, "and the order of a deck by nobody");
    }
}

// covers: LE-R14, LE-S1, LE-R2
#[test]
fn a_player_begins_with_two_ready_command_one_supply_no_artifact_no_gate_and_no_unit() {
    let story = dealt(["4", "4", "1", "1"]);
    let view = story.view();
    for seat in 0..2 {
        let row = &view["seats"][seat];
        let counts = ["command", "command_tokens", "supply", "supply_tokens", "artifacts", "gates"]
            .map(|key| row[key].as_u64().expect("a number"));
        assert_eq!(counts, [2, 4, 1, 1, 0, 0]);
    }
    assert!(view["places"].as_array().expect("a list").iter().all(|place| place["control"] == json!([0, 0])));
    let in_play =
        view["entities"].as_array().expect("a list").iter().filter(|entity| entity["damage"].is_number()).count();
    assert_eq!(in_play, 0);
}

// covers: LE-R15, LE-R101
#[test]
fn the_depleted_tokens_of_round_one_can_be_refreshed_like_any_others() {
    let pack = json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1, "abilities": [{ "effect": [{ "refresh": { "command": 3, "supply": 1 } }] }] }] });
    let mut story =
        Table::new().pack(pack).hand(0, &["march_orders", "march_orders"]).seat(0, "command", json!(2)).play();
    story.order("play march_orders");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&json!(4), &json!(1)), "2 - 1 paid + 3");
    let before = story.now();
    story.order("play march_orders");
    assert_eq!(story.seat(0)["command"], 4, "never more than there are tokens");
    assert_eq!(story.told(before, "refresh_supply"), 0, "with none depleted it does nothing");
}

// covers: LE-R17, LE-R18, LE-44
#[test]
fn one_mulligan_of_the_whole_hand_first_player_first() {
    let mut story = dealt(["1", "1", "4", "4"]);
    assert_eq!((story.asked(), story.prompt().as_str()), (1, "mulligan"), "the First Player decides first");
    assert_eq!(story.orders(), ["keep", "mulligan"], "all or nothing");
    story.order("mulligan");
    assert_eq!(story.seat(1)["deck"], 18, "the whole hand is shuffled into the deck");
    assert_eq!(story.seat(1)["hand"], 0);
    story.draw_all();
    assert_eq!((&story.seat(1)["hand"], &story.seat(1)["deck"]), (&json!(6), &json!(12)));
    assert_eq!((story.asked(), story.prompt().as_str()), (0, "mulligan"), "no second one");
    story.order("keep");
    assert_eq!(story.prompt(), "turn");
    assert_eq!(story.refused("mulligan").status, ADJ_E_RULE, "the new hand stays");
}

// covers: LE-R61, LE-R62
#[test]
fn the_faces_of_the_die_are_data() {
    let catalog = host::catalog(r#"{"ruleset":"lost_empires"}"#).expect("a catalogue");
    let face = |value: u8, critical: bool, sides: u8| json!({ "value": value, "critical": critical, "sides": sides });
    let default = [face(1, false, 1), face(2, false, 1), face(3, false, 2), face(4, false, 1), face(4, true, 1)];
    assert_eq!(catalog["die"], json!(default));
    let pack = json!({ "format": 1, "die": { "faces": [{ "value": 0 }, { "value": 6, "critical": true }] } });
    let story = host_chance(json!({ "packs": [pack] }));
    assert_eq!(story.orders(), ["roll 0", "roll 6*"]);
    let pair = |dice: [&str; 2]| {
        let mut story = Table::of("terra_corps", "feng")
            .with_cards(1, &["war_dog"])
            .unit(0, "dust_marine", "center")
            .unit(1, "war_dog", "center")
            .play();
        story
            .orders_given(&["activate u1 command", "attack u1 u2"])
            .order(&format!("roll {}", dice[0]))
            .order(&format!("roll {}", dice[1]));
        story.damage(2)
    };
    assert_eq!(pair(["4", "1"]), 2, "a plain 4 is no critical");
    assert_eq!(pair(["4*", "1"]), 3, "the circled 4 is one");
}

// covers: LE-R41, LE-R42
#[test]
fn a_unit_card_has_its_anatomy_and_a_support_has_no_stats() {
    let whole = json!({ "key": "mole", "name": "Mole", "faction": "feng", "type": "unit", "subtype": "light", "command": 1, "supply": 1,
        "control": 1, "offense": 2, "defense": 3, "keywords": [], "abilities": [] });
    let load = |card: &Value| faults(json!({ "ruleset": "lost_empires", "packs": [{ "format": 1, "cards": [card] }] }));
    assert_eq!(load(&whole), [], "an ability there may be none");
    for key in [
        "name",
        "faction",
        "type",
        "subtype",
        "command",
        "supply",
        "control",
        "offense",
        "defense",
        "keywords",
        "abilities",
    ] {
        let mut cut = whole.clone();
        cut.as_object_mut().expect("an object").remove(key);
        assert!(
            load(&cut).iter().any(|(place, reason, _)| reason == "missing" && place.ends_with(key)),
            "{key}: {:?}",
            load(&cut)
        );
    }
    let support = json!({ "key": "mole", "name": "Mole", "faction": "feng", "type": "support", "command": 1, "supply": 1,
        "abilities": [{ "effect": [{ "draw": 1 }] }] });
    assert_eq!(load(&support), []);
    for (key, value) in
        [("control", json!(1)), ("offense", json!(1)), ("defense", json!(1)), ("subtype", json!("light"))]
    {
        let mut more = support.clone();
        more[key] = value;
        assert_eq!(load(&more), [(format!("packs[0].cards[0].{key}"), "conflict".into(), "Card Anatomy".into())]);
    }
}
