//! Bad configurations of Colonial Space Wars: armies, maps, units, scenarios, seats and options. Every fault is
//! told with its place, its reason and its rule, all of a document at once, and nothing is repaired in silence.

mod common;

use adjutant::ffi::{ADJ_E_CONFIG, ADJ_OK, adj_game, adj_game_free, adj_game_new};
use common::field::{self, plain_unit};
use common::{Field, Game, host};
use serde_json::{Value, json};

/// The faults of a configuration, each as `place reason rule`. What has one makes no game.
#[track_caller]
fn faults(config: &Value) -> Vec<String> {
    let told = field::faults(config);
    match Game::new(config) {
        Ok(_) => assert!(told.is_empty(), "a game in spite of {told:#?}"),
        Err(refused) => assert!(refused.status == ADJ_E_CONFIG && !told.is_empty(), "{refused:?}"),
    }
    told
}

/// Units whose every value is known here.
fn cast() -> Value {
    let leader = json!([{ "skill": "leader", "x": 6 }]);
    json!({ "units": [
        plain_unit("chief", "terra", json!({ "skills": leader })),
        plain_unit("trooper", "terra", json!({})),
        plain_unit("veteran", "terra", json!({ "level": 2 })),
        plain_unit("walker", "terra", json!({ "cls": "heavy", "mov": 1 })),
        plain_unit("strategist", "centauri", json!({ "skills": leader })),
    ] })
}

/// Two small armies of this cast, from the set-up on.
fn armies(first: &[&str]) -> Field {
    let seats = json!([{ "faction": "terra", "army": first }, { "faction": "centauri", "army": ["strategist"] }]);
    Field::new().pack(cast()).config("seats", seats)
}

/// The faults of an army of Terra, without the beginning of their places.
#[track_caller]
fn army(first: &[&str]) -> Vec<String> {
    let told = faults(&armies(first).fresh());
    told.into_iter().map(|fault| fault.replace("seats[0].army", "army")).collect()
}

/// The faults of a pack with one row in one list, without the beginning of their places.
#[track_caller]
fn pack(list: &str, row: Value) -> Vec<String> {
    let start = format!("packs[0].{list}[0].");
    faults(&Field::new().pack(json!({ list: [row] })).fresh())
        .into_iter()
        .map(|fault| fault.replace(&start, ""))
        .collect()
}

/// The faults of a unit of Terra with these values.
#[track_caller]
fn unit(more: Value) -> Vec<String> {
    pack("units", plain_unit("subject", "terra", more))
}

/// The faults of a unit with these skills.
#[track_caller]
fn skills(faction: &str, skills: Value) -> Vec<String> {
    pack("units", plain_unit("subject", faction, json!({ "skills": skills })))
}

/// The faults of a map with this terrain.
#[track_caller]
fn terrain(rows: Value) -> Vec<String> {
    pack("maps", json!({ "key": "subject", "name": "Subject", "terrain": rows }))
}

/// The faults of a game with these seats, besides other changes.
#[track_caller]
fn seats(scenario: &str, seats: Value) -> Vec<String> {
    faults(&Field::new().config("scenario", json!(scenario)).config("seats", seats).fresh())
}

/// The faults of an option.
#[track_caller]
fn option(key: &str, value: Value) -> Vec<String> {
    faults(&Field::new().option(key, value).fresh())
}

const NONE: [&str; 0] = [];

#[test]
fn a_game_that_is_refused_leaves_no_handle() {
    let good = armies(&["chief"]).fresh().to_string();
    for (config, status) in [(good, ADJ_OK), (armies(&["unicorn"]).fresh().to_string(), ADJ_E_CONFIG)] {
        let mut handle = std::ptr::dangling_mut::<adj_game>();
        let (text, len) = (config.as_ptr().cast(), config.len() as u64);
        // SAFETY: pointer and length of one text, a place for the handle; no error struct.
        let told = unsafe { adj_game_new(text, len, &mut handle, std::ptr::null_mut()) };
        assert_eq!((told, handle.is_null()), (status, status != ADJ_OK));
        assert_eq!(adj_game_free(handle), ADJ_OK);
    }
    let refused = Game::new(&armies(&["unicorn", "chief", "pegasus"]).fresh()).expect_err("two units are unknown");
    assert!(refused.message.contains("unicorn"), "the first fault is told: {}", refused.message);
}

// covers: CSW-R111, CSW-R112, CSW-R114, CSW-R115
#[test]
fn armies_that_break_the_rules_of_building_are_refused() {
    assert_eq!(army(&["chief", "trooper"]), NONE);
    assert_eq!(army(&["chief", "trooper", "hoplite"]), ["army[2] conflict 4.2"], "a foreign unit");
    assert_eq!(army(&["chief", "unicorn"]), ["army[1] unknown_name"]);
    assert_eq!(army(&["chief", "messenger", "bastion"]), ["army[1] conflict 4.2", "army[2] conflict 4.2"], "priceless");
    assert_eq!(army(&["chief", "veteran"]), ["army[1] conflict 4.2"], "a level without its LEADER");
    assert_eq!(army(&["trooper"]), ["army[0] conflict 4.2", "army conflict 2.5.1"], "no LEADER at all");
    assert_eq!(army(&[]), ["army range 4.2"]);
    assert_eq!(army(&["chief"; 26])[0], "army range 4.2", "26 points");
    let all = ["hoplite", "unicorn", "veteran", "messenger"];
    let told = [
        "army[0] conflict 4.2",
        "army[1] unknown_name",
        "army[3] conflict 4.2",
        "army[2] conflict 4.2",
        "army conflict 2.5.1",
    ];
    assert_eq!(army(&all), told, "several faults at once");
}

// covers: CSW-R31, CSW-3.46
#[test]
fn armies_that_cannot_be_set_up_whole_are_refused() {
    assert_eq!(army(&["chief"; 24]), NONE, "a base has 24 squares");
    assert_eq!(army(&["chief"; 25]), ["seats[0] conflict 2.4"; 2], "25 points, but too many for either base");
    let rough: Vec<String> =
        "abcdefghijkl".chars().flat_map(|column| [format!("{column}1"), format!("{column}2")]).collect();
    let rough: Vec<(&str, &str)> = rough.iter().skip(1).map(|name| (name.as_str(), "A")).collect();
    let field = |army: &[&str]| armies(army).ground(&rough).fresh();
    assert_eq!(faults(&field(&["chief", "walker"])), NONE);
    assert_eq!(faults(&field(&["chief", "walker", "walker"])), ["seats[0] conflict 2.4"], "one square for two of them");
}

#[test]
fn a_sword_is_ready_or_built_and_a_seat_has_one_or_a_list() {
    let enemy = || json!({ "faction": "centauri" });
    let refused = |seat: Value| seats("sudden_death", json!([seat, enemy()]));
    let army = json!(["major"]);
    assert_eq!(refused(json!({ "faction": "terra", "sword": "basic", "army": army })), ["seats[0].sword conflict"]);
    assert_eq!(refused(json!({ "faction": "terra", "sword": "elite" })), ["seats[0].sword unknown_name"]);
    assert_eq!(refused(json!({ "sword": "basic" })), ["seats[0].faction missing"]);
    assert_eq!(
        refused(json!({ "faction": "terra", "army": "major" })),
        ["seats[0].army type", "seats[0].army range 4.2"]
    );
    let list = json!([{ "faction": "terra" }]);
    assert_eq!(refused(json!({ "faction": "terra", "swords": list })), ["seats[0].faction conflict"]);
    assert_eq!(refused(json!({ "swords": [] })), ["seats[0].swords range 4.1"]);
    assert_eq!(
        refused(json!({ "swords": [{}, { "faction": "orks" }] })),
        ["seats[0].swords[0].faction missing", "seats[0].swords[1].faction unknown_name"]
    );
    assert_eq!(refused(json!({ "swords": vec![json!({ "faction": "terra" }); 12] })), ["seats range 4.1"]);
    let sword = json!({ "faction": "terra", "army": vec!["chief"; 24] });
    let seats_of_many = json!([{ "swords": vec![sword; 11] }, enemy()]);
    let many = Field::new().pack(cast()).config("seats", seats_of_many).fresh();
    assert_eq!(faults(&many), ["seats range 4.1"], "12 swords, but more than 255 units");
    assert_eq!(
        seats("sudden_death", json!([{ "fraction": "terra" }, 7])),
        ["seats[0].fraction unknown_key", "seats[1] type"]
    );
}

// covers: CSW-R1
#[test]
fn a_game_has_two_to_four_seats_of_the_four_factions() {
    let factions = ["terra", "centauri", "heimdall", "ascaryan", "terra"];
    let row = |count: usize| json!(factions[..count].iter().map(|name| json!({ "faction": name })).collect::<Vec<_>>());
    assert_eq!(seats("four_factions", row(4)), NONE);
    for count in [0, 1, 5] {
        assert_eq!(seats("four_factions", row(count)), ["seats range 1.1"], "{count}");
    }
    for count in [1, 3, 4] {
        assert_eq!(seats("messenger", row(count)), ["seats range 4.3.1"], "an attacker and a defender");
    }
    let others = json!([{ "faction": "general" }, { "faction": "feng" }]);
    assert_eq!(seats("sudden_death", others), ["seats[0].faction unknown_name", "seats[1].faction unknown_name"]);
    assert_eq!(seats("sudden_death", json!({})), ["seats type"]);
}

// covers: CSW-R124
#[test]
fn in_attrition_a_seat_has_a_faction_and_nothing_else() {
    let refused = |seat: Value| seats("attrition", json!([seat, { "faction": "centauri" }]));
    assert_eq!(refused(json!({ "faction": "terra" })), NONE);
    assert_eq!(refused(json!({ "faction": "terra", "army": ["major"] })), ["seats[0].army conflict 4.3.2"]);
    assert_eq!(refused(json!({ "faction": "terra", "sword": "basic" })), ["seats[0].sword conflict 4.3.2"]);
    assert_eq!(refused(json!({ "swords": [{ "faction": "terra" }] })), ["seats[0].swords conflict 4.3.2"]);
}

// covers: CSW-R9, CSW-R14, CSW-T38
#[test]
fn a_unit_with_a_missing_or_impossible_value_cannot_take_the_field() {
    for key in ["name", "faction", "level", "mov", "cls", "ata_light", "ata_heavy", "rng", "prt", "cmd", "skills"] {
        let mut row = plain_unit("subject", "terra", json!({}));
        row.as_object_mut().expect("an object").remove(key);
        assert_eq!(pack("units", row), [format!("{key} missing")]);
    }
    for key in ["mov", "ata_light", "ata_heavy", "rng", "prt", "cmd"] {
        for (value, reason) in [(json!(-1), "range"), (json!(11), "range"), (json!("3"), "type"), (json!(2.5), "type")]
        {
            assert_eq!(unit(json!({ key: value })), [format!("{key} {reason}")]);
        }
        assert_eq!(unit(json!({ key: 0 })), NONE);
        assert_eq!(unit(json!({ key: 10 })), NONE);
    }
    for class in ["both", "medium", ""] {
        assert_eq!(unit(json!({ "cls": class })), ["cls unknown_name"], "Light or Heavy, exactly one");
    }
    assert_eq!(
        unit(json!({ "cost": 0, "level": 11, "prt": 11 })),
        ["level range", "cost range", "prt range"],
        "several at once"
    );
    assert_eq!(unit(json!({ "faction": "orks" })), ["faction unknown_name"]);
    assert_eq!(unit(json!({ "armor": 3, "number": 31 })), ["armor unknown_key", "number conflict"]);
    let many: Vec<Value> = (0..226).map(|number| plain_unit(&format!("unit_{number}"), "terra", json!({}))).collect();
    assert_eq!(
        faults(&Field::new().pack(json!({ "units": many })).fresh()),
        ["packs[0].units range"],
        "256 kinds in all"
    );
    for key in ["", "Big Gun", "quite_a_long_key_for_a_unit_of_any_faction"] {
        assert_eq!(unit(json!({ "key": key })), ["key type"], "{key:?}");
    }
    assert_eq!(pack("units", json!({ "key": "brigade", "prt": 11 })), ["prt range"], "over a known unit");
    assert_eq!(pack("units", json!({ "prt": 1 })), ["key missing"]);
}

#[test]
fn skills_are_known_stand_once_and_have_their_x() {
    assert_eq!(skills("terra", json!([{ "skill": "sniper" }])), ["skills[0].skill unknown_name"]);
    assert_eq!(skills("terra", json!([{ "skill": "agile" }, { "skill": "agile" }])), ["skills[1] duplicate"]);
    for skill in ["leader", "heal", "transport"] {
        assert_eq!(skills("terra", json!([{ "skill": skill }])), ["skills[0].x missing"], "{skill}");
        assert_eq!(skills("terra", json!([{ "skill": skill, "x": 0 }])), ["skills[0].x range"], "{skill}");
    }
    assert_eq!(skills("heimdall", json!([{ "skill": "caste" }, { "skill": "node" }])), ["skills[1].x missing"]);
    assert_eq!(skills("terra", json!([{ "skill": "chaos" }])), NONE, "in case that X is not shown");
    assert_eq!(skills("terra", json!([{ "skill": "chaos", "x": 11 }])), ["skills[0].x range"]);
    for skill in ["agile", "control", "fly", "vanguard"] {
        assert_eq!(skills("terra", json!([{ "skill": skill, "x": 1 }])), ["skills[0].x conflict"], "{skill} has none");
    }
    assert_eq!(skills("terra", json!([{ "skill": "control", "cls": "air" }])), ["skills[0].cls unknown_name"]);
    assert_eq!(skills("terra", json!([{ "skill": "heal", "x": 1, "cls": "light" }])), ["skills[0].cls conflict"]);
    assert_eq!(skills("terra", json!(["agile", {}])), ["skills[0] type", "skills[1].skill missing"]);
}

// covers: CSW-R108, CSW-R109
#[test]
fn no_pack_prints_a_unit_against_the_rules_of_its_faction() {
    let leader = json!({ "skill": "leader", "x": 1 });
    let node = json!({ "skill": "node", "x": 1 });
    let [caste, feed, plague] = ["caste", "feed", "plague"].map(|skill| json!({ "skill": skill }));
    assert_eq!(skills("heimdall", json!([])), ["skills conflict 3"], "without CASTE");
    assert_eq!(skills("heimdall", json!([caste, leader])), ["skills conflict 2.5.1"], "LEADER is not for Heimdall");
    assert_eq!(skills("heimdall", json!([caste, node])), NONE);
    assert_eq!(skills("ascaryan", json!([feed])), ["skills conflict 3"], "without PLAGUE");
    assert_eq!(skills("ascaryan", json!([plague])), ["skills conflict 3"], "without FEED");
    assert_eq!(skills("ascaryan", json!([feed, plague, leader, node])), ["skills conflict 2.5.1"; 2]);
    for faction in ["terra", "centauri"] {
        assert_eq!(skills(faction, json!([node])), ["skills conflict 2.5.1"], "NODE is for Heimdall only");
    }
    assert_eq!(skills("general", json!([leader])), ["skills conflict 2.5.1"]);
}

// covers: CSW-R23
#[test]
fn maps_of_impossible_shape_are_refused() {
    let rows = |count: usize, columns: usize| json!(vec![".".repeat(columns); count]);
    for (count, columns) in [(4, 4), (20, 24), (18, 26)] {
        assert_eq!(terrain(rows(count, columns)), NONE, "{count} x {columns}");
    }
    for (count, columns) in [(3, 12), (12, 3), (0, 0), (27, 10), (10, 27), (21, 24)] {
        assert_eq!(terrain(rows(count, columns)), ["terrain range 2.3.1"], "{count} x {columns}");
    }
    assert_eq!(terrain(json!(["....", ".....", "....", "...."])), ["terrain conflict 2.3.1"], "uneven rows");
    assert_eq!(
        terrain(json!(["....", ".D..", "....", "..a."])),
        ["terrain[1] unknown_name 2.3.2", "terrain[3] unknown_name 2.3.2"]
    );
    assert_eq!(terrain(json!(["....", 4, "....", "...."])), ["terrain[1] type"]);
    let marked = |marks: Value| {
        pack("maps", json!({ "key": "subject", "name": "Subject", "terrain": rows(4, 4), "marks": marks }))
    };
    assert_eq!(marked(rows(4, 4)), NONE);
    for (count, columns) in [(4, 5), (5, 4)] {
        assert_eq!(marked(rows(count, columns)), ["marks conflict"], "marks of another shape");
    }
    assert_eq!(marked(json!(["..A.", "....", "....", "...."])), ["marks[0] unknown_name 2.3.2"]);
    let all = json!({ "key": "", "boards": 5, "height": 3, "terrain": ["....", "Z..", "...."], "marks": ["Z..."] });
    let told = [
        "height unknown_key",
        "name missing",
        "key type",
        "boards range",
        "terrain[1] unknown_name 2.3.2",
        "marks[0] unknown_name 2.3.2",
        "terrain range 2.3.1",
        "terrain conflict 2.3.1",
        "marks conflict",
    ];
    assert_eq!(pack("maps", all), told, "all at once");
    assert_eq!(option("map", json!("atlantis")), ["options.map unknown_name"]);
}

// covers: CSW-3.56
#[test]
fn a_bastion_needs_corners_that_are_open() {
    let attrition =
        |ground: &[(&str, &str)]| Field::new().ground(ground).config("scenario", json!("attrition")).fresh();
    assert_eq!(faults(&attrition(&[("a1", "B"), ("b1", "C")])), NONE);
    assert_eq!(faults(&attrition(&[("a1", "C"), ("l10", "CF")])), ["options.map conflict 4.3.2"; 2]);
}

// covers: CSW-T26
#[test]
fn a_board_on_which_bases_would_overlap_is_refused() {
    for (rows, told) in [(5, vec![]), (6, vec!["options.base_rows conflict 2.4"])] {
        assert_eq!(faults(&armies(&["chief"]).option("base_rows", json!(rows)).fresh()), told, "{rows} of 10 rows");
    }
    let narrow = |scenario: &str, rows: usize, columns: usize| {
        let map = json!({ "key": "narrow", "name": "Narrow", "terrain": vec![".".repeat(columns); rows] });
        let field = armies(&["chief"]).pack(json!({ "maps": [map] })).option("map", json!("narrow"));
        faults(&field.config("scenario", json!(scenario)).fresh())
    };
    assert_eq!(narrow("messenger", 4, 6), NONE);
    assert_eq!(narrow("messenger", 5, 5), ["options.map conflict 4.3.1"], "three columns each do not fit into 5");
    assert_eq!(narrow("sudden_death", 5, 5), NONE);
}

#[test]
fn scenarios_and_ready_swords_of_a_pack_are_checked() {
    let scenario = |more: Value| {
        let mut row = json!({ "key": "own", "name": "Own", "mission": "sudden_death", "map": "plain", "seats": [{ "faction": "terra" }, { "faction": "terra" }] });
        more.as_object().expect("an object").iter().for_each(|(key, value)| row[key] = value.clone());
        let config = json!({ "ruleset": "colonial_space_wars", "scenario": "own", "packs": [{ "format": 1, "scenarios": [row] }] });
        faults(&config).into_iter().map(|fault| fault.replace("packs[0].scenarios[0].", "")).collect::<Vec<_>>()
    };
    let terra = json!({ "faction": "terra" });
    assert_eq!(scenario(json!({})), NONE);
    assert_eq!(
        scenario(json!({ "mission": "conquest", "key": "Own", "teams": "trios", "seats": 2, "prize": 1 })).len(),
        5
    );
    assert_eq!(scenario(json!({ "mission": null })), ["mission missing"]);
    assert_eq!(scenario(json!({ "map": "atlantis" })), ["scenario unknown_name"]);
    for seats in [json!([]), json!([terra]), json!([terra, terra, terra, terra, terra])] {
        assert_eq!(scenario(json!({ "seats": seats })), ["scenario range 1.1"]);
    }
    assert_eq!(scenario(json!({ "mission": "messenger", "seats": [terra, terra, terra] })), ["scenario range 4.3.1"]);
    assert_eq!(faults(&Field::new().config("scenario", json!("chess")).fresh()), ["scenario unknown_name"]);
    let sword = json!({ "key": "own", "name": "Own", "faction": "terra", "units": ["major", "unicorn", 7] });
    assert_eq!(pack("swords", sword), ["units[1] unknown_name", "units[2] type"]);
    let dear = json!({ "key": "own", "name": "Own", "faction": "terra", "units": ["chief", "hoplite"] });
    let field = Field::new().pack(cast()).pack(json!({ "swords": [dear] }));
    let seats = json!([{ "faction": "terra", "sword": "own" }, terra]);
    assert_eq!(faults(&field.config("seats", seats).fresh()), ["seats[0].sword[1] conflict 4.2"], "when it is played");
    let packs = json!([{ "game": "lost_empires", "cards": [] }, 7]);
    assert_eq!(
        faults(&Field::new().config("packs", packs).fresh()),
        ["packs[0].cards unknown_key", "packs[0].format missing", "packs[0].game unknown_name", "packs[1] type"]
    );
}

#[test]
fn options_out_of_range_or_of_unknown_words_are_refused() {
    // SAFETY: the buffer of `json`.
    let about = host::json(|buf, cap, needed, error| unsafe { adjutant::ffi::adj_rulesets(buf, cap, needed, error) });
    let about = about.expect("the rulesets");
    let own = about["rulesets"].as_array().expect("a list").iter().find(|row| row["id"] == "colonial_space_wars");
    let options = own.expect("this ruleset")["options"].as_array().expect("a list").clone();
    let names: Vec<&str> = options.iter().map(|row| row["option"].as_str().expect("a name")).collect();
    for row in options.iter().filter(|row| row["values"] != json!([])) {
        let name = row["option"].as_str().expect("a name");
        assert_eq!(option(name, json!("perhaps")), [format!("options.{name} unknown_name")]);
        assert_eq!(option(name, json!(1)), [format!("options.{name} type")]);
    }
    for (name, low, high) in
        [("base_rows", 1, 6), ("vanguard_distance", 0, 10), ("bastion_cmd", 0, 10), ("max_rounds", 1, 60_000)]
    {
        assert!(names.contains(&name));
        for value in [json!(low - 1), json!(high + 1)] {
            assert_eq!(option(name, value), [format!("options.{name} range")]);
        }
        assert_eq!(option(name, json!("2")), [format!("options.{name} type")]);
    }
    assert_eq!(option("attacker", json!("seat_2")), ["options.attacker range 2.2"]);
    assert_eq!(option("teams", json!("pairs")), ["options.teams conflict 4.3.2"], "pairs need four seats");
    assert_eq!(option("keep_events", json!(-1)), ["options.keep_events range"]);
    assert_eq!(option("open_lists", json!("yes")), ["options.open_lists type"]);
    assert_eq!(option("fog", json!(true)), ["options.fog unknown_key"]);
    let all = json!({ "fog": 1, "net": "wide", "heal": "none", "attacker": "me", "base_rows": 0, "map": "atlantis" });
    assert_eq!(faults(&Field::new().config("options", all).fresh()).len(), 6, "all at once");
}
