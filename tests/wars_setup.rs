//! Stories of WARS TCG: set-up, the turn and its end, locations and how they relate, labels, encampments, and who sees what
//! (rulebook: Starter Rules, Turn Sequence, Playing a Location, Types of Cards).

mod common;

use adjutant::games::wars_tcg::codes::reason;
use common::wars::{Tale, War, keys, on, place, plain as card};
use common::{ALL, PUBLIC};
use serde_json::{Value, json};

fn plain() -> Value {
    json!({})
}

/// Two decks of 60, each of one location and grunts, before anything is chosen.
fn fresh(first: &str, second: &str) -> Value {
    let grunt = json!({ "abilities": [{ "keyword": { "unlimited": true } }] });
    let eager = json!([{ "on": { "enters": { "what": "this" } }, "do": [{ "draw": 5 }] }]);
    let mut eager = json!({ "abilities": eager });
    eager["location"] = json!({ "kind": "site", "system": "Alpha", "energy": [2, 1], "support": { "shi": 1 } });
    let war = War::new("activate").plain("grunt", "character", grunt).plain("eager", "location", eager);
    let mut config = war.whole();
    config.as_object_mut().expect("an object").remove("position");
    let deck = |start: &str| json!({ "cards": { "grunt": 59 - usize::from(start == "hall"), start: 1 + usize::from(start == "hall") } });
    config["seats"] = json!([deck(first), deck(second)]);
    config["options"] = json!({ "deck_size": 60 });
    config
}

/// Plays the set-up to its end.
fn begun(first: &str, second: &str) -> Tale {
    let mut tale = Tale::of(&fresh(first, second));
    tale.order("first 0").order(&format!("start {first}")).order(&format!("start {second}"));
    draw_all(&mut tale);
    tale
}

fn draw_all(tale: &mut Tale) {
    while tale.story.prompt() == "face" {
        let first = tale.story.orders()[0].clone();
        tale.story.order(&first);
    }
}

// covers: WARS-R1, WARS-R2, WARS-R3
#[test]
fn the_first_player_is_found_by_lot_before_locations_are_chosen_in_secret() {
    let mut tale = Tale::of(&fresh("pit", "rim"));
    assert_eq!((tale.story.asked(), tale.story.orders()), (-3, vec!["first 0".to_owned(), "first 1".to_owned()]));
    tale.order("first 1");
    assert_eq!((tale.story.prompt().as_str(), tale.story.asked()), ("start", 1));
    assert_eq!(tale.story.orders(), ["start rim"], "a location out of the own deck");
    tale.order("start rim");
    for viewer in [0, PUBLIC] {
        let seen = tale.story.game.view_text(viewer).expect("a view");
        assert!(!seen.contains("rim"), "viewer {viewer} has not seen it: {seen}");
        let told = tale.story.game.events_json(viewer, 0).expect("events").to_string();
        assert!(!told.contains("\"rim\""), "nor been told: {told}");
    }
    assert!(tale.rows().is_empty(), "they are shown together");
    tale.order("start pit");
    assert_eq!(tale.rows(), [["rim", "pit"]]);
}

// covers: WARS-R4
#[test]
fn starting_locations_of_one_system_stand_side_by_side_and_others_apart() {
    assert_eq!(begun("hall", "pit").rows(), [["hall", "pit"]]);
    assert_eq!(begun("sky", "pit").rows().len(), 1);
    assert_eq!(begun("hall", "dome").rows(), [["hall"], ["dome"]]);
}

// covers: WARS-R5, WARS-A1
#[test]
fn a_starting_location_is_free_faces_its_owner_and_does_not_enter_play() {
    let mut tale = begun("eager", "dome");
    assert_eq!((&tale.find("eager")["seat"], &tale.find("eager")["energy"]), (&json!(0), &json!([2, 1])));
    assert_eq!(tale.story.seat(0)["support"], json!({ "shi": 1 }));
    assert_eq!(tale.sizes(0), [51, 0, 0, 0, 8], "its text on entering play did not draw");
    tale.does("activate");
    assert_eq!(tale.story.orders().len(), 6, "1 + 2 of its own + 2 of the opponent's: from the first turn on");
}

// covers: WARS-R6, WARS-R7, WARS-R112
#[test]
fn eight_cards_are_the_opening_hand_and_51_the_energy() {
    let tale = begun("pit", "rim");
    for seat in 0..2 {
        assert_eq!(tale.sizes(seat), [51, 0, 0, 0, 8]);
        assert_eq!(tale.count(seat, "energy"), 51);
    }
    assert_eq!((tale.phase().as_str(), tale.story.asked()), ("activate", 0), "no mulligan");
}

// covers: WARS-R7
#[test]
fn with_a_sample_deck_of_40_the_energy_is_31() {
    let mut tale = Tale::of(&json!({ "ruleset": "wars_tcg", "chance": "host" }));
    tale.order("first 0");
    while tale.story.prompt() == "start" {
        let first = tale.story.orders()[0].clone();
        tale.story.order(&first);
    }
    draw_all(&mut tale);
    assert_eq!((tale.count(0, "energy"), tale.count(1, "energy")), (31, 31));
}

// covers: WARS-R8, WARS-R9
#[test]
fn a_turn_has_six_phases_and_turns_alternate() {
    let mut tale = War::new("activate").play();
    for seat in [0, 1, 0] {
        for phase in ["activate", "control", "deploy", "battle", "move", "draw"] {
            assert_eq!((tale.phase().as_str(), tale.story.asked()), (phase, seat), "left without acting");
            tale.both_pass();
        }
        assert_eq!(tale.phase(), "end");
        tale.both_pass();
    }
}

// covers: WARS-R10
#[test]
fn phase_actions_are_the_turn_players_and_each_in_its_own_phase() {
    let actions = [
        ("activate", "activate"),
        ("control", "drain @hall"),
        ("battle", "attack @pit"),
        ("move", "move @rover @pit"),
        ("draw", "draw"),
    ];
    for phase in ["activate", "control", "deploy", "battle", "move", "draw"] {
        let war = War::new(phase).active(0, 3).at("hall", 0, vec![on("rover", 0, plain())]);
        let mut tale = war.at("pit", 1, vec![on("robot", 0, plain()), on("robot", 1, plain())]).active(1, 3).play();
        for (own, action) in actions {
            if own == phase {
                assert!(tale.may(action), "{action}");
            } else {
                tale.refuses(action, reason::PHASE);
            }
        }
        tale.order("pass");
        assert_eq!(tale.story.orders(), ["pass"], "the opponent has none in {phase}");
    }
}

// covers: WARS-R100, WARS-R101, WARS-W22
#[test]
fn at_the_end_of_each_turn_both_players_recirculate() {
    let war = War::new("draw").pile(0, "reserve", &["gun", "charm"]).pile(0, "used", &["rover", "robot"]).active(0, 1);
    let war = war.pile(1, "reserve", &["hero"]).pile(1, "used", &["ruse", "plan"]).active(1, 2);
    let mut tale = war.play();
    tale.until("activate", 1);
    assert_eq!(tale.pile(0, "reserve"), ["gun", "charm", "rover", "robot"], "as a block to the bottom, order kept");
    assert_eq!(tale.pile(1, "reserve"), ["hero", "ruse", "plan"]);
    assert_eq!((tale.sizes(0)[1..3].to_vec(), tale.sizes(1)[1..3].to_vec()), (vec![1, 0], vec![2, 0]), "active stays");
}

// covers: WARS-R100
#[test]
fn what_lasts_until_the_end_of_the_turn_stops_there() {
    let boost = json!([{ "play": { "do": [{ "modify": "power", "of": { "type": ["vehicle"] }, "by": 3 }] } }]);
    let war = War::new("draw").plain("ruse", "interrupt", json!({ "energy": 0, "abilities": boost }));
    let mut tale = war.pile(0, "hand", &["ruse"]).at("hall", 0, vec![on("rover", 0, plain())]).play();
    tale.does("play ruse used");
    assert_eq!(tale.find("rover")["power"], 5);
    tale.until("activate", 1);
    assert_eq!(tale.find("rover")["power"], 2);
}

// covers: WARS-R102
#[test]
fn kept_active_energy_pays_in_the_opponents_turn() {
    let mut tale = War::new("draw").active(0, 1).pile(0, "hand", &["ruse"]).play();
    tale.until("activate", 1).order("pass").order("play ruse used");
    assert_eq!(tale.sizes(0)[1..3], [0, 1]);
}

// covers: WARS-R106
#[test]
fn a_deck_and_the_table_mix_all_factions() {
    let factions = ["earther", "gongen", "maverick", "shi", "quay"];
    let war = factions.iter().fold(War::new("deploy"), |war, faction| {
        war.plain(&format!("a_{faction}"), "character", json!({ "faction": faction }))
    });
    let kinds: Vec<String> = factions.iter().map(|faction| format!("a_{faction}")).collect();
    let keys: Vec<&str> = kinds.iter().map(String::as_str).chain(["trooper"]).collect();
    let mut tale = war.at("hall", 0, vec![]).active(0, 6).pile(0, "hand", &keys).play();
    for key in &keys {
        tale.does(&format!("play {key} @hall"));
    }
    let shown = factions.map(|faction| tale.find(&format!("a_{faction}"))["faction"].clone());
    assert_eq!((json!(shown), tale.find("trooper")["faction"].clone()), (json!(factions), Value::Null));
}

// covers: WARS-R107
#[test]
fn a_card_has_one_of_nine_types() {
    for kind in ["character", "nobot", "vehicle", "ship", "weapon", "asset", "order", "interrupt"] {
        assert_eq!(War::new("deploy").plain("new", kind, plain()).faults(), [""; 0], "{kind}");
    }
    assert_eq!(War::new("deploy").faults(), [""; 0], "locations are among the plain cards");
    for kind in [json!("event"), json!(["character", "ship"])] {
        let mut new = card("new", "asset", plain());
        new["type"] = kind.clone();
        assert!(!War::new("deploy").card(new).faults().is_empty(), "{kind}");
    }
}

/// Draws a card for each card that fits.
fn count(cards: Value, more: &[Value]) -> usize {
    let text = json!([{ "play": { "do": [{ "draw": { "count": cards } }] } }]);
    let war = War::new("deploy").plain("plan", "order", json!({ "energy": 0, "abilities": text }));
    let war = more.iter().fold(war, |war, card| war.card(card.clone()));
    let units = ["trooper", "robot", "rover"].map(|unit| on(unit, 0, plain())).to_vec();
    let war = war.at("hall", 0, units).at("sky", 0, vec![on("cutter", 0, plain())]).pile(0, "hand", &["plan"]);
    let mut tale = war.play();
    tale.does("play plan used");
    tale.hand(0).len()
}

// covers: WARS-R108, WARS-R109, WARS-R110
#[test]
fn characters_vehicles_and_nobots_are_units_and_nobots_are_bots() {
    assert_eq!(count(json!({ "label": "Unit", "type": ["character", "nobot", "vehicle", "ship"] }), &[]), 3);
    assert_eq!(count(json!({ "label": "Bot" }), &[]), 1);
    let tech = card("trooper", "character", json!({ "labels": ["Tech"] }));
    let bot = card("robot", "nobot", json!({ "labels": ["Tech"] }));
    assert_eq!(count(json!({ "label": "Tech" }), &[tech.clone(), bot.clone()]), 2);
    assert_eq!(count(json!({ "label": ["Tech", "Bot"] }), &[tech, bot]), 1, "both labels are needed");
}

// covers: WARS-R110
#[test]
fn a_card_that_asks_for_two_labels_needs_both() {
    let war = War::new("deploy").plain("badge", "asset", json!({ "attach": { "labels": ["Tech", "Rogue"] } }));
    let war = war.plain("tech", "character", json!({ "labels": ["Tech"] }));
    let war = war.plain("rogue", "character", json!({ "labels": ["Rogue"] }));
    let war = war.plain("both", "character", json!({ "labels": ["Tech", "Rogue"] })).active(0, 1);
    let units = ["tech", "rogue", "both"].map(|unit| on(unit, 0, plain())).to_vec();
    let tale = war.at("hall", 0, units).pile(0, "hand", &["badge"]).play();
    assert_eq!(["tech", "rogue", "both"].map(|unit| tale.may(&format!("play badge @{unit}"))), [false, false, true]);
}

/// The power that a unit or ship with power 0 has at each location of seat 0: that of the related locations.
fn related(locations: &[&str]) -> Vec<i64> {
    let scout = json!({ "power": 0, "abilities": [{ "static": { "stat": "power", "of": "this", "by": { "locations": { "at": "related" } } } }] });
    let war = War::new("move").plain("rover", "vehicle", scout.clone()).plain("cutter", "ship", scout);
    let sectors = ["sky", "earth_humanitys_home", "ganymede_traginium_source"];
    let war = locations.iter().fold(war, |war, key| {
        let war = if key.contains('_') { war.card(json!({ "key": key, "abilities": [] })) } else { war };
        let scout = if sectors.contains(key) { "cutter" } else { "rover" };
        war.at(key, 0, vec![on(scout, 0, plain())])
    });
    let tale = war.play();
    let view = tale.story.view();
    let rows = view["rows"].as_array().expect("a list").iter();
    let locations = rows.flat_map(|row| row["locations"].as_array().expect("a list"));
    locations.map(|location| location["cards"][0]["power"].as_i64().expect("a number")).collect()
}

// covers: WARS-R35, WARS-W6
#[test]
fn locations_are_related_when_their_titles_agree_before_the_slash() {
    assert_eq!(related(&["hall", "sky", "pit", "dome"]), [2, 2, 2, 0]);
    let ganymede = ["ganymede_traginium_source", "ganymede_core_shaft", "ganymede_mining_platform"];
    let [source, shaft, platform] = ganymede;
    assert_eq!(related(&[source, shaft, platform, "earth_humanitys_home"]), [2, 2, 2, 0]);
}

// covers: WARS-A30
#[test]
fn a_location_is_not_related_to_itself_but_to_another_copy_of_its_title() {
    assert_eq!(related(&["hall", "dome"]), [0, 0]);
    assert_eq!(related(&["hall", "hall", "dome"]), [1, 1, 0]);
}

// covers: WARS-R40, WARS-R38
#[test]
fn only_neighbouring_sites_of_one_row_are_adjacent() {
    let war = War::new("move").at("hall", 0, vec![on("rover", 0, plain())]).at("pit", 0, vec![on("robot", 0, plain())]);
    let war = war.at("rim", 1, vec![]).at("sky", 0, vec![]).at("dome", 0, vec![]).active(0, 3);
    let mut tale = war.play();
    assert!(tale.may("move @rover @pit") && tale.may("move @robot @hall") && tale.may("move @robot @rim"));
    for to in ["rim", "sky", "dome"] {
        tale.refuses(&format!("move @rover @{to}"), reason::NOT_REACHED);
    }
    let moves = tale.story.orders().iter().filter(|order| order.starts_with("move")).count();
    assert_eq!(moves, 3);
}

/// An encampment of Alpha: 1 energy icon and 2 of Shi on the own side, 3 energy icons on the other.
fn camp() -> Value {
    let mut camp = place("camp", "Alpha", "site", [1, 3], json!({ "shi": 2 }));
    camp["location"]["encampment"] = json!(true);
    camp
}

// covers: WARS-R111
#[test]
fn an_encampment_beneath_a_location_gives_its_own_side_to_its_player() {
    let war = War::new("deploy").card(camp()).at("hall", 0, vec![]).at("bare", 0, vec![]).at("void", 0, vec![]);
    let mut tale = war.pile(0, "hand", &["camp", "camp"]).play();
    assert!(!tale.may("play camp @bare") && !tale.may("play camp @void"), "no icon, unit or ship there");
    tale.does("play camp @hall");
    assert_eq!(
        (tale.find("hall")["energy"].clone(), tale.within("hall", "camps")),
        (json!([2, 1]), vec!["camp".to_owned()])
    );
    assert_eq!(tale.find("hall")["support"], json!([{ "shi": 2 }, {}]));
    assert_eq!(tale.rows().concat(), ["hall", "bare", "void"], "it is no location then");
    assert!(!tale.may("play camp @hall"), "one of a player beneath a location");
}

// covers: WARS-R111
#[test]
fn an_encampment_follows_a_unit_or_ship_to_a_place_without_icons() {
    let war = War::new("deploy").card(camp()).at("bare", 1, vec![on("rover", 0, plain())]);
    let tale = war.at("void", 1, vec![on("cutter", 0, plain())]).pile(0, "hand", &["camp"]).play();
    assert!(tale.may("play camp @bare") && tale.may("play camp @void"));
}

// covers: WARS-R111, WARS-A31, WARS-A33
#[test]
fn an_encampment_at_an_enemy_location_counts_for_its_player_and_for_the_drains_there() {
    let spy = json!({ "energy": 1, "faction": "shi", "support": { "shi": 2 } });
    let war =
        War::new("deploy").card(camp()).plain("trooper", "character", spy).at("hall", 1, vec![on("rover", 1, plain())]);
    let mut tale = war.pile(0, "hand", &["camp", "trooper"]).active(0, 1).play();
    tale.refuses("play trooper @hall", reason::SUPPORT).does("play camp @hall");
    assert_eq!(tale.find("hall")["energy"], json!([2, 1]), "1 of the location, 1 of the encampment");
    assert!(tale.may("play trooper @hall"), "its icons are on my side");
    tale.until("control", 1).does("drain @hall").order("lose reserve").order("lose reserve");
    assert_eq!((tale.story.prompt().as_str(), tale.sizes(0)[3]), ("phase", 2));
}

// covers: WARS-A32
#[test]
fn an_encampment_may_be_an_ordinary_site() {
    let war = War::new("deploy").card(camp()).at("hall", 0, vec![]);
    let mut tale = war.pile(0, "hand", &["camp"]).play();
    tale.does("play camp row 0");
    assert_eq!(
        (tale.rows(), tale.find("camp")["energy"].clone()),
        (vec![vec!["camp".to_owned(), "hall".to_owned()]], json!([1, 3]))
    );
}

// covers: WARS-A33
#[test]
fn an_icon_gained_by_an_opponents_location_on_my_side_supports_me() {
    let bot = json!([{ "play": { "do": [{ "gain_icon": "shi", "who": "me", "at": "any" }] } }]);
    let spy = json!({ "energy": 1, "faction": "shi", "support": { "shi": 1 } });
    let war = War::new("deploy").plain("plan", "order", json!({ "energy": 0, "abilities": bot })).active(0, 1);
    let war = war.plain("trooper", "character", spy).at("hall", 1, vec![]).pile(0, "hand", &["plan", "trooper"]);
    let mut tale = war.play();
    tale.refuses("play trooper @hall", reason::SUPPORT).does("play plan used");
    assert_eq!(tale.find("hall")["support"], json!([{ "shi": 1 }, {}]));
    assert!(tale.may("play trooper @hall"));
}

// covers: WARS-R115, WARS-R116, WARS-R117
#[test]
fn piles_and_hands_are_closed_and_lost_piles_and_cards_beneath_are_open() {
    let armed = on("trooper", 0, json!({ "beneath": [on("gun", 0, plain())] }));
    let war = War::new("deploy").at("hall", 0, vec![armed]).pile(0, "hand", &["ruse"]).pile(0, "lost", &["rover"]);
    let war = ["reserve", "active", "used"].iter().fold(war, |war, pile| war.pile(0, pile, &["hero", "hero"]));
    let tale = war.play();
    for viewer in [0, 1, PUBLIC] {
        let view = tale.story.game.view(viewer).expect("a view");
        let seat = &view["seats"][0];
        assert_eq!(
            (&seat["reserve"], &seat["active"], &seat["used"], &seat["hand"]),
            (&json!(2), &json!(2), &json!(2), &json!(2))
        );
        assert_eq!(seat["pile_cards"], json!([]), "face down to both");
        assert_eq!(keys(&seat["lost"]), ["rover"]);
        assert_eq!(seat["hand_cards"].as_array().expect("a list").len(), if viewer == 0 { 2 } else { 0 });
        assert_eq!(keys(&view["rows"][0]["locations"][0]["cards"][0]["beneath"]), ["gun"]);
    }
    assert_eq!(
        tale.story.game.view(ALL).expect("a view")["seats"][0]["pile_cards"].as_array().expect("a list").len(),
        6
    );
}

// covers: WARS-R118
#[test]
fn every_card_has_a_destiny_number() {
    let cards: Value = serde_json::from_str(include_str!("../src/games/wars_tcg/data/cards.json")).expect("JSON");
    let cards = cards["cards"].as_array().expect("a list");
    assert_eq!(cards.iter().filter(|card| card["destiny"].is_u64()).count(), 497);
}
