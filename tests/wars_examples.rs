//! The worked examples of the WARS TCG rulebook, as stories: each begins with a position and is played through the C ABI.

mod common;

use common::{ALL, Game};
use serde_json::{Value, json};

/// A game that begins with this table; what is left out is empty, and both reserves hold some cards.
fn table(mut position: Value) -> Game {
    for seat in 0..2 {
        let own = &mut position["seats"][seat];
        if own["reserve"].is_null() {
            own["reserve"] = json!(["boxer", "boxer", "boxer", "boxer", "boxer", "boxer"]);
        }
    }
    let config = json!({ "ruleset": "wars_tcg", "seed": 1, "position": position });
    Game::new(&config).unwrap_or_else(|refused| panic!("{config}: {refused:?}"))
}

fn give(game: &Game, notation: &str) {
    let info = game.info(ALL).expect("info");
    let refused = |failure| panic!("{notation}: {failure:?}\nlisted: {:?}", listed(game));
    game.submit_text(ALL, info.revision, notation).unwrap_or_else(refused);
}

fn all(game: &Game, notations: &[&str]) {
    notations.iter().for_each(|notation| give(game, notation));
}

/// Both players pass until nothing is pending.
fn settle(game: &Game) {
    while game.view(ALL).expect("a view")["question"]["prompt"] == "respond" {
        give(game, "pass");
    }
}

fn listed(game: &Game) -> Vec<String> {
    let orders = game.orders_json(ALL).expect("orders");
    let rows = orders["orders"].as_array().expect("a list");
    rows.iter().map(|row| row["notation"].as_str().expect("text").to_owned()).collect()
}

fn is_listed(game: &Game, notation: &str) -> bool {
    listed(game).iter().any(|listed| listed == notation)
}

fn seat(game: &Game, seat: usize, key: &str) -> i64 {
    game.view(ALL).expect("a view")["seats"][seat][key].as_i64().expect("a number")
}

fn lost(game: &Game, of: usize) -> Vec<String> {
    let view = game.view(ALL).expect("a view");
    let cards = view["seats"][of]["lost"].as_array().expect("a list");
    cards.iter().map(|card| card["card"].as_str().expect("a key").to_owned()).collect()
}

/// A location of a seat with units and ships of anybody.
fn place(card: &str, seat: usize, cards: Value) -> Value {
    json!({ "card": card, "seat": seat, "cards": cards })
}

fn unit(card: &str, seat: usize) -> Value {
    json!({ "card": card, "seat": seat })
}

// covers: WARS-W1, WARS-R11, WARS-R12, WARS-R13
#[test]
fn the_activation_total_is_all_icons_on_my_side_and_one() {
    // Hallway shows 1 icon to its owner and 0 to the other; Humanity's Home 2 to its owner and 1 to the other.
    let locations =
        json!([place("alnak_station_launch_bay", 1, json!([])), place("earth_humanitys_home", 0, json!([]))]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "activate", "locations": locations, "seats": [{}, {}] }));
    give(&game, "activate");
    settle(&game);
    // 0 + 2 + 1
    assert_eq!(listed(&game), ["number 0", "number 1", "number 2", "number 3"]);
    give(&game, "number 2");
    assert_eq!((seat(&game, 0, "reserve"), seat(&game, 0, "active")), (4, 2));
    assert!(!is_listed(&game, "activate"), "once in a phase");
}

// covers: WARS-W2, WARS-R14, WARS-R15, WARS-R16, WARS-R17, WARS-R18, WARS-R114
#[test]
fn a_drain_takes_one_energy_for_each_icon_of_the_opponent() {
    let units = json!([unit("infantry_officer", 0), unit("infantry_officer", 0), unit("infantry_officer", 0)]);
    let locations = json!([place("ganymede_valley", 0, units)]);
    let seats = json!([{}, { "hand": ["boxer", "stinger"] }]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "control", "locations": locations, "seats": seats }));
    give(&game, "drain u1");
    settle(&game);
    all(&game, &["lose stinger", "lose reserve"]);
    assert_eq!((seat(&game, 1, "hand"), seat(&game, 1, "reserve")), (1, 5));
    assert_eq!(lost(&game, 1).len(), 2);
    assert!(!is_listed(&game, "drain u1"), "once at each location and turn");
}

// covers: WARS-W3, WARS-W4, WARS-R24, WARS-R25, WARS-R26, WARS-R27
#[test]
fn a_card_is_paid_from_the_active_pile_and_icons_are_not_used_up() {
    let camp = |at: &str| place(at, 0, json!([]));
    let locations =
        json!([camp("luna_military_outpost"), camp("earth_humanitys_home"), camp("earth_corporate_headquarters")]);
    let active = ["boxer"; 6];
    let seats = json!([{ "hand": ["horatio_hicks", "consigned_trooper"], "active": active }, {}]);
    let game = |active: usize, places: usize| {
        let mut position = json!({ "turn": 0, "turns": 1, "phase": "deploy", "locations": locations, "seats": seats });
        position["seats"][0]["active"].as_array_mut().expect("a list").truncate(active);
        position["locations"].as_array_mut().expect("a list").drain(..3 - places);
        table(position)
    };
    // Cost 5, three Earther icons on three locations.
    let well = game(6, 3);
    give(&well, "play horatio_hicks u3");
    settle(&well);
    assert_eq!((seat(&well, 0, "active"), seat(&well, 0, "used")), (1, 5));
    assert!(!is_listed(&game(4, 3), "play horatio_hicks u3"), "too little active energy");
    assert!(!listed(&game(6, 2)).iter().any(|order| order.starts_with("play horatio_hicks")), "too few icons");
}

// covers: WARS-W7, WARS-R65, WARS-R66, WARS-R67, WARS-R68, WARS-W23, WARS-R86
#[test]
fn battle_destiny_is_revealed_with_tactics_of_four() {
    // Tactics 2, 2 and 1 against one of 1.
    let here = json!([
        unit("infantry_officer", 0),
        unit("infantry_officer", 0),
        unit("assault_guru", 0),
        unit("hunter_bot", 1)
    ]);
    let seats = json!([{ "active": ["boxer"] }, {}]);
    let locations = json!([place("ganymede_valley", 0, here)]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "battle", "locations": locations, "seats": seats }));
    give(&game, "attack u1");
    settle(&game);
    assert_eq!(seat(&game, 0, "used"), 1, "an attack costs 1 energy");
    // The window before the step: neither hand holds a card, so nobody is asked.
    give(&game, "accept");
    let view = game.view(ALL).expect("a view");
    // Boxer has destiny 2.
    assert_eq!(view["battle"]["destiny"], json!([2, 0]));
    assert_eq!(view["battle"]["attrition"][1], 4, "2 and Assault Guru's 2");
    assert_eq!(seat(&game, 0, "used"), 2, "the revealed card goes to the used pile");
}

// covers: WARS-W12, WARS-R113
#[test]
fn energy_is_lost_card_by_card_in_any_mixture() {
    let units = json!([unit("infantry_officer", 0)]);
    let locations = json!([place("ganymede_valley", 0, units.clone()), place("mercury_untapped_planet", 0, json!([]))]);
    let seats = json!([{}, { "hand": ["stinger"], "used": ["boxer"], "active": ["vulture"] }]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "control", "locations": locations, "seats": seats }));
    give(&game, "drain u1");
    settle(&game);
    assert_eq!(listed(&game), ["lose reserve", "lose active", "lose used", "lose stinger"]);
    all(&game, &["lose used", "lose active"]);
    assert_eq!(lost(&game, 1).len(), 2);
}

// covers: WARS-W16, WARS-W18, WARS-R88, WARS-R91
#[test]
fn a_unit_moves_to_the_adjacent_site_for_one_energy() {
    let here = json!([unit("infantry_officer", 0)]);
    let locations = json!([
        place("ganymede_valley", 0, here),
        place("ganymede_forward_base", 0, json!([])),
        place("ganymede_occupied_tunnels", 0, json!([]))
    ]);
    let seats = json!([{ "active": ["boxer", "boxer"] }, {}]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "move", "locations": locations, "seats": seats }));
    let moves: Vec<String> = listed(&game).into_iter().filter(|order| order.starts_with("move")).collect();
    assert_eq!(moves.len(), 1, "only one step: {moves:?}");
    give(&game, &moves[0]);
    settle(&game);
    assert_eq!((seat(&game, 0, "active"), seat(&game, 0, "used")), (1, 1));
    // It may move again; and two passes on an empty stack end the phase.
    give(&game, "pass");
    assert_eq!(game.view(ALL).expect("a view")["phase"], "draw");
}

// covers: WARS-W22, WARS-R100, WARS-R101
#[test]
fn both_players_recirculate_at_the_end_of_a_turn() {
    let seats = json!([{ "used": ["vulture", "stinger"] }, { "used": ["boxer"] }]);
    let locations = json!([place("ganymede_valley", 0, json!([]))]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "draw", "locations": locations, "seats": seats }));
    while seat(&game, 0, "used") > 0 {
        give(&game, "pass");
    }
    let view = game.view(ALL).expect("a view");
    assert_eq!((seat(&game, 0, "reserve"), seat(&game, 1, "reserve")), (8, 7));
    let cards = view["seats"][0]["pile_cards"].as_array().expect("a list");
    let bottom = cards.iter().max_by_key(|card| card["from_top"].as_u64()).expect("a card");
    assert_eq!(bottom["card"], "stinger", "the used pile goes beneath as a block, its bottom to the very bottom");
}

// covers: WARS-R103, WARS-R105, WARS-A29
#[test]
fn drawing_the_last_energy_loses_the_game_at_once() {
    let seats = json!([{ "reserve": [], "active": ["boxer"] }, {}]);
    let locations = json!([place("ganymede_valley", 0, json!([]))]);
    let game = table(json!({ "turn": 0, "turns": 1, "phase": "draw", "locations": locations, "seats": seats }));
    give(&game, "draw");
    while game.info(ALL).expect("info").over == 0 {
        give(&game, "pass");
    }
    let outcome = game.view(ALL).expect("a view")["outcome"].clone();
    assert_eq!((&outcome["winner"], &outcome["reason"]), (&json!(1), &json!("no_energy")));
}

// covers: WARS-R2, WARS-R3, WARS-R6, WARS-R7, WARS-R112
#[test]
fn the_sample_game_begins_with_reserves_of_31() {
    let config = json!({ "ruleset": "wars_tcg", "seed": 3, "scenario": "introduction", "options": { "first_player": "seat_0" } });
    let game = Game::new(&config).expect("the introduction");
    give(&game, "start earth_humanitys_home");
    give(&game, "start themis_mobile_asteroid");
    for of in 0..2 {
        assert_eq!((seat(&game, of, "hand"), seat(&game, of, "reserve"), seat(&game, of, "energy")), (8, 31, 31));
    }
    give(&game, "activate");
    settle(&game);
    assert_eq!(listed(&game).len(), 5, "2 and 1 icons and 1: up to 4");
    assert!(game.info(ALL).expect("info").over == 0);
}
