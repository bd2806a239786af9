//! What the library writes is what its schemas say, at every question of whole games.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, PUBLIC, host};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

fn schema(name: &str) -> Value {
    let (text, len) = (name.as_ptr().cast(), name.len() as u64);
    // SAFETY: pointer and length of one text, and the buffer of `json`.
    let schema = host::json(|buf, cap, needed, error| unsafe { adj_schema(text, len, buf, cap, needed, error) });
    schema.expect("a schema")
}

/// The faults of a value under a schema. It knows the keywords that our schemas use and fails on any other: a validator crate
/// would take longer to build than the library and all its hosts.
fn faults(schema: &Value, value: &Value, place: &str) -> Vec<String> {
    let rules = schema.as_object().expect("a schema is an object");
    let mut found = Vec::new();
    for (keyword, rule) in rules {
        match keyword.as_str() {
            "$schema" | "title" | "description" | "additionalProperties" => {}
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    found.extend(faults(rule, item, &format!("{place}[{index}]")));
                }
            }
            "properties" => {
                for (key, member) in value.as_object().into_iter().flatten() {
                    let place = format!("{place}.{key}");
                    match (rule.get(key), rules.get("additionalProperties")) {
                        (Some(known), _) => found.extend(faults(known, member, &place)),
                        (None, Some(Value::Bool(false))) => found.push(format!("{place} is unknown")),
                        _ => {}
                    }
                }
            }
            "oneOf" => {
                let fitting =
                    rule.as_array().expect("a list").iter().filter(|one| faults(one, value, place).is_empty());
                if fitting.count() != 1 {
                    found.push(format!("{place} fits none of {rule}"));
                }
            }
            _ if !holds(keyword, rule, value) => found.push(format!("{place}: {value} breaks {keyword} {rule}")),
            _ => {}
        }
    }
    found
}

/// Does a keyword without parts hold?
fn holds(keyword: &str, rule: &Value, value: &Value) -> bool {
    let (number, limit) = (value.as_i64(), rule.as_i64().unwrap_or(0));
    let text = value.as_str().unwrap_or("");
    let items = value.as_array().map_or(0, Vec::len) as i64;
    match (keyword, rule.as_str()) {
        ("type", Some("object")) => value.is_object(),
        ("type", Some("array")) => value.is_array(),
        ("type", Some("string")) => value.is_string(),
        ("type", Some("boolean")) => value.is_boolean(),
        ("type", Some("integer")) => number.is_some(),
        ("const", _) => rule == value,
        ("enum", _) => rule.as_array().is_some_and(|all| all.contains(value)),
        ("minimum", _) => number.is_none_or(|number| number >= limit),
        ("maximum", _) => number.is_none_or(|number| number <= limit),
        ("maxLength", _) => text.len() as i64 <= limit,
        ("minItems", _) => items >= limit,
        ("maxItems", _) => items <= limit,
        ("required", _) => {
            rule.as_array().is_some_and(|keys| keys.iter().all(|key| value.get(key.as_str().unwrap_or("")).is_some()))
        }
        ("pattern", Some("^[0-9a-f]{16}$")) => {
            text.len() == 16 && text.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c))
        }
        ("pattern", Some("^[a-z0-9_]{1,40}$")) => {
            (1..=40).contains(&text.len())
                && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        }
        _ => panic!("this checker does not know {keyword} {rule}"),
    }
}

#[track_caller]
fn assert_valid(schema: &Value, document: &Value) {
    let faults = faults(schema, document, "");
    assert!(faults.is_empty(), "{faults:#?}\n{document:#}");
}

/// Games of every ruleset: all missions, sizes and numbers of seats.
fn games() -> Vec<Value> {
    let seats = json!([{ "faction": "scion_imperium" }, { "faction": "terra_corps" }]);
    let open = |seed: u64| json!({ "open_lists": seed % 2 == 0 });
    let empires =
        (1..8).map(|seed| json!({ "ruleset": "lost_empires", "seed": seed, "seats": seats, "options": open(seed) }));
    let scenarios =
        ["sudden_death", "messenger", "attrition", "two_swords", "four_factions", "attrition_four", "attrition_pairs"];
    let wars = scenarios.map(|scenario| {
        let options = json!({ "max_rounds": 5, "attacker": "roll" });
        json!({ "ruleset": "colonial_space_wars", "scenario": scenario, "options": options })
    });
    let carrier = json!({ "key": "battleloid", "skills": [{ "skill": "transport", "x": 2 }] });
    let map = json!({ "key": "hall", "name": "Hall", "terrain": vec!["............"; 10], "marks": vec!["..D...X..F.."; 10] });
    let pack = json!({ "format": 1, "game": "colonial_space_wars", "units": [carrier], "maps": [map] });
    let army = json!([{ "faction": "terra", "army": ["major", "battleloid"] }, { "faction": "heimdall" }]);
    let options = json!({ "max_rounds": 20, "map": "hall" });
    let packed = json!({ "ruleset": "colonial_space_wars", "packs": [pack], "seats": army, "options": options });
    empires.chain(wars).chain([packed]).collect()
}

#[test]
fn documents_are_what_their_schemas_say() {
    let [config, view, orders, events, record, position, catalog] =
        ["config", "view", "orders", "events", "record", "position", "catalog"].map(schema);
    for (seed, wish) in (1..).zip(games()) {
        assert_valid(&config, &wish);
        let game = Game::new(&wish).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let info = game.info(ALL).expect("info");
            // Of a long game one question in some is looked at.
            if info.over == 0 && info.answers % (1 + info.answers / 30) != 0 {
                game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("it is listed");
                continue;
            }
            for viewer in [0, 1, PUBLIC, ALL] {
                let seen = game.view(viewer).expect("a view");
                assert_valid(&view, &seen);
                if seen["position"].is_object() {
                    assert_valid(&position, &seen["position"]);
                }
            }
            if info.over != 0 {
                break;
            }
            assert_valid(&orders, &game.orders_json(ALL).expect("orders"));
            game.submit(ALL, info.revision, picks.random_range(0..info.order_count))
                .expect("a listed order is accepted");
        }
        for viewer in [0, 1, PUBLIC, ALL] {
            assert_valid(&events, &game.events_json(viewer, 0).expect("events"));
        }
        let told: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
        assert_valid(&record, &told);
        assert_valid(&catalog, &host::catalog(&wish.to_string()).expect("a catalogue"));
    }
}

#[test]
fn schemas_refuse_what_the_loader_refuses() {
    let config = schema("config");
    for bad in [
        json!({}),
        json!({ "ruleset": "chess" }),
        json!({ "ruleset": "lost_empires", "sed": 1 }),
        json!({ "ruleset": "lost_empires", "seats": [{}] }),
        json!({ "ruleset": "lost_empires", "options": { "max_rounds": 0 } }),
        json!({ "ruleset": "lost_empires", "options": { "ruthless": "always" } }),
        json!({ "ruleset": "lost_empires", "packs": [{ "cards": [] }] }),
        json!({ "ruleset": "lost_empires", "position": { "cards": [{ "card": "hound" }] } }),
        json!({ "ruleset": "colonial_space_wars", "seats": [{ "faction": "terra" }] }),
        json!({ "ruleset": "colonial_space_wars", "seats": [{ "fraction": "terra" }, {}] }),
        json!({ "ruleset": "colonial_space_wars", "options": { "heal": "everybody" } }),
        json!({ "ruleset": "colonial_space_wars", "options": { "base_rows": 9 } }),
        json!({ "ruleset": "colonial_space_wars", "position": { "units": [{ "place": "a1" }] } }),
        json!({ "ruleset": "colonial_space_wars", "packs": [{ "format": 1, "game": "colonial_space_wars", "maps": [{ "key": "hall" }] }] }),
    ] {
        assert!(!faults(&config, &bad, "").is_empty(), "{bad}");
        let loader = host::faults(&bad.to_string()).expect("it can be checked");
        assert_ne!(loader["faults"], json!([]), "{bad}");
    }
    assert_valid(&schema("pack"), &json!({ "format": 1, "cards": [{ "key": "hound", "offense": 3 }] }));
}
