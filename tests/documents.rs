//! What the library writes is what its schemas say, at every question of whole games.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, PUBLIC, host};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DOCUMENTS: [&str; 8] = ["config", "pack", "position", "view", "orders", "events", "record", "catalog"];

fn schema(name: &str) -> Value {
    let (text, len) = (name.as_ptr().cast(), name.len() as u64);
    // SAFETY: pointer and length of one text, and the buffer of `json`.
    let schema = host::json(|buf, cap, needed, error| unsafe { adj_schema(text, len, buf, cap, needed, error) });
    schema.expect("a schema")
}

/// The part that a `$ref` names.
fn part<'a>(root: &'a Value, reference: &Value) -> &'a Value {
    let name = reference.as_str().and_then(|to| to.strip_prefix("#/$defs/")).expect("schemas refer to their own parts");
    root["$defs"].get(name).unwrap_or_else(|| panic!("there is no part {name}"))
}

/// The faults of a value under a schema of a document. It knows the keywords that our schemas use and fails on any other: a
/// validator crate would take longer to build than the library and all its hosts.
fn faults(root: &Value, schema: &Value, value: &Value, place: &str) -> Vec<String> {
    let rules = schema.as_object().expect("a schema is an object");
    let mut found = Vec::new();
    for (keyword, rule) in rules {
        match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" => {}
            "$ref" => found.extend(faults(root, part(root, rule), value, place)),
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    found.extend(faults(root, rule, item, &format!("{place}[{index}]")));
                }
            }
            "properties" => {
                for (key, member) in value.as_object().into_iter().flatten() {
                    if let Some(known) = rule.get(key) {
                        found.extend(faults(root, known, member, &format!("{place}.{key}")));
                    }
                }
            }
            "additionalProperties" => {
                let known = |key: &String| rules.get("properties").is_some_and(|known| known.get(key).is_some());
                for (key, member) in value.as_object().into_iter().flatten().filter(|(key, _)| !known(key)) {
                    let place = format!("{place}.{key}");
                    match rule {
                        Value::Bool(_) => found.push(format!("{place} is unknown")),
                        other => found.extend(faults(root, other, member, &place)),
                    }
                }
            }
            "oneOf" | "anyOf" => {
                let forms = rule.as_array().expect("a list").iter().map(|form| faults(root, form, value, place));
                let forms: Vec<Vec<String>> = forms.collect();
                let fitting = forms.iter().filter(|faults| faults.is_empty()).count();
                if fitting == 0 {
                    // The form that fits best says most.
                    found.extend(forms.into_iter().min_by_key(Vec::len).expect("there is a form"));
                } else if fitting > 1 && keyword == "oneOf" {
                    found.push(format!("{place} fits {fitting} forms"));
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
    let faults = faults(schema, schema, document, "");
    assert!(faults.is_empty(), "{faults:#?}\n{document:#}");
}

/// Games of every ruleset: all scenarios, sizes and numbers of seats, and a pack with a transport and a map of its own.
fn games() -> Vec<Value> {
    let seats = json!([{ "faction": "scion_imperium" }, { "faction": "terra_corps" }]);
    let open = |seed: u64| json!({ "open_lists": seed % 2 == 0 });
    let mut games: Vec<Value> = (1..8)
        .map(|seed| json!({ "ruleset": "lost_empires", "seed": seed, "seats": seats, "options": open(seed) }))
        .collect();
    // SAFETY: the buffer of `json`.
    let known = host::json(|buf, cap, needed, error| unsafe { adj_rulesets(buf, cap, needed, error) }).expect("JSON");
    for ruleset in known["rulesets"].as_array().expect("a list") {
        for scenario in ruleset["scenarios"].as_array().expect("a list") {
            // Random players need not come to an end, and a few rounds have every kind of document.
            let options = json!({ "max_rounds": 5 });
            games.push(json!({ "ruleset": ruleset["id"], "scenario": scenario["scenario"], "options": options }));
        }
    }
    let options = json!({ "max_rounds": 5, "attacker": "roll" });
    let seats = ["terra", "heimdall", "ascaryan"].map(|faction| json!({ "faction": faction }));
    games.push(json!({ "ruleset": "colonial_space_wars", "seats": seats, "options": options }));
    games.push(with_transport());
    games
}

/// A pack with a transport, a map, a sword and a scenario.
fn pack() -> Value {
    let skills = json!([{ "skill": "transport", "x": 2 }]);
    let carrier = json!({ "key": "battleloid", "skills": skills, "source": { "skills": "house" } });
    let map = json!({ "key": "hall", "name": "Hall", "terrain": vec!["............"; 10], "marks": vec!["..D...X..F.."; 10] });
    let sword = json!({ "key": "carried", "faction": "terra", "units": ["major", "battleloid", "brigade", "med"] });
    let seats = json!([{ "swords": [{ "faction": "terra", "sword": "carried" }] }, { "faction": "heimdall" }]);
    let scenario = json!({ "key": "ride", "name": "A ride", "mission": "sudden_death", "map": "hall", "seats": seats });
    json!({ "format": 1, "game": "colonial_space_wars", "name": "Transports", "version": 1,
            "units": [carrier], "maps": [map], "swords": [sword], "scenarios": [scenario] })
}

/// A game that begins with a unit aboard: random players seldom embark.
fn with_transport() -> Value {
    let units = json!([
        { "unit": "major", "place": "b2" }, { "unit": "battleloid", "place": "b3" }, { "unit": "brigade", "carrier": 1 },
        { "unit": "agent", "sword": 1, "place": "h5", "damage": 1, "marked": true }, { "unit": "gbot", "sword": 1, "place": "i6" },
    ]);
    let position = json!({ "round": 3, "units": units, "seats": [{ "base": "south" }, { "base": "north" }] });
    let options = json!({ "max_rounds": 12 });
    json!({ "ruleset": "colonial_space_wars", "packs": [pack()], "scenario": "ride", "options": options, "position": position })
}

#[test]
fn documents_are_what_their_schemas_say() {
    let [config, view, orders, events, record, position, catalog] =
        ["config", "view", "orders", "events", "record", "position", "catalog"].map(schema);
    let (mut passengers, mut half_done) = (0, 0);
    for (seed, wish) in (1..).zip(games()) {
        assert_valid(&config, &wish);
        let game = Game::new(&wish).expect("a good configuration");
        let viewers: Vec<i32> = (0..game.info(ALL).expect("info").seats as i32).chain([PUBLIC, ALL]).collect();
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let info = game.info(ALL).expect("info");
            // Of a long game one question in some is looked at.
            if info.over == 0 && info.answers % (1 + info.answers / 8) != 0 {
                game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("it is listed");
                continue;
            }
            for viewer in &viewers {
                let seen = game.view(*viewer).expect("a view");
                assert_valid(&view, &seen);
                assert_eq!(seen["outcome"].is_object(), info.over != 0);
                let entities = seen["entities"].as_array().into_iter().flatten();
                passengers += entities.filter(|entity| entity["carrier"].is_u64()).count();
                if seen["position"].is_object() {
                    assert_valid(&position, &seen["position"]);
                } else if *viewer == ALL {
                    half_done += 1;
                }
            }
            assert_valid(&orders, &game.orders_json(ALL).expect("orders"));
            if info.over != 0 {
                break;
            }
            game.submit(ALL, info.revision, picks.random_range(0..info.order_count))
                .expect("a listed order is accepted");
        }
        for viewer in viewers {
            assert_valid(&events, &game.events_json(viewer, 0).expect("events"));
        }
        let told: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
        assert_valid(&record, &told);
        assert_valid(&catalog, &host::catalog(&wish.to_string()).expect("a catalogue"));
    }
    assert!(passengers > 0 && half_done > 0, "{passengers} passengers, {half_done} in the middle of an order");
}

/// One document of every kind, in the middle of a game of this configuration.
fn samples(wish: &Value) -> Vec<(&'static str, Value)> {
    let game = Game::new(wish).expect("a good configuration");
    let mut picks = StdRng::seed_from_u64(5);
    let mut position = Value::Null;
    for _ in 0..12 {
        let info = game.info(ALL).expect("info");
        let seen = game.view(ALL).expect("a view");
        position = if seen["position"].is_object() { seen["position"].clone() } else { position };
        game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("it is listed");
    }
    let record: Value = serde_json::from_str(&game.record().expect("a record")).expect("JSON");
    vec![
        ("config", wish.clone()),
        ("pack", wish["packs"][0].clone()),
        ("position", position),
        ("view", game.view(ALL).expect("a view")),
        ("orders", game.orders_json(ALL).expect("orders")),
        ("events", game.events_json(ALL, 0).expect("events")),
        ("record", record),
        ("catalog", host::catalog(&wish.to_string()).expect("a catalogue")),
    ]
}

/// The places of all objects of a document; of a list its first and last item stand for all. What is free in form is left out.
fn objects(value: &Value, place: String, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (key, member) in members.iter().filter(|(key, _)| !["abilities", "source"].contains(&key.as_str())) {
                objects(member, format!("{place}/{key}"), found);
            }
            found.push(place);
        }
        Value::Array(items) => {
            for index in BTreeSet::from([0, items.len().saturating_sub(1)]).into_iter().filter(|at| *at < items.len()) {
                objects(&items[index], format!("{place}/{index}"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn a_wrong_key_fails_wherever_it_stands() {
    let card = json!({ "key": "hound", "offense": 3 });
    let empires = json!({ "ruleset": "lost_empires", "packs": [{ "format": 1, "cards": [card] }] });
    for (name, document) in [empires, with_transport()].iter().flat_map(samples) {
        let schema = schema(name);
        assert_valid(&schema, &document);
        let mut places = Vec::new();
        objects(&document, String::new(), &mut places);
        for place in places {
            let mut wrong = document.clone();
            wrong.pointer_mut(&place).expect("it was found there")["no_such_key"] = true.into();
            assert!(!faults(&schema, &schema, &wrong, "").is_empty(), "a wrong key of {name} at {place:?}");
        }
    }
}

/// The keys of a schema without a meaning or a type.
fn poor_keys(root: &Value, schema: &Value, place: &str, found: &mut Vec<String>) {
    let says = |key: &Value, what: &str| key.get(what).is_some();
    for (key, rule) in schema["properties"].as_object().into_iter().flatten() {
        let place = format!("{place}.{key}");
        let body = rule.get("$ref").map_or(rule, |to| part(root, to));
        let typed = ["type", "enum", "const", "oneOf"].iter().any(|what| says(body, what)) || key == "source";
        if !typed || !(says(rule, "description") || says(body, "description")) {
            found.push(place.clone());
        }
        // What a key refers to is looked at under its own name.
        poor_keys(root, rule, &place, found);
    }
    if let Some(items) = schema.get("items") {
        poor_keys(root, items, &format!("{place}[]"), found);
    }
}

#[test]
fn schemas_say_type_and_meaning_of_every_key() {
    for name in DOCUMENTS {
        let schema = schema(name);
        let mut poor = Vec::new();
        poor_keys(&schema, &schema, name, &mut poor);
        for (part, body) in schema["$defs"].as_object().expect("the parts") {
            poor_keys(&schema, body, part, &mut poor);
        }
        assert!(poor.is_empty(), "{poor:?}");
        assert!(schema.get("description").is_some() && schema.get("$schema").is_some(), "{name}");
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
        json!({ "ruleset": "colonial_space_wars", "options": { "teams": "three" } }),
        json!({ "ruleset": "colonial_space_wars", "seats": [{ "faction": "terra", "army": [] }, {}] }),
        json!({ "ruleset": "colonial_space_wars", "seats": [{ "swords": [] }, {}] }),
        json!({ "ruleset": "colonial_space_wars", "position": { "units": [{ "unit": "brigade", "damage": 4, "place": "a1" }] } }),
        json!({ "ruleset": "colonial_space_wars", "packs": [{ "format": 1, "maps": [{ "key": "hall" }] }] }),
        json!({ "ruleset": "colonial_space_wars", "packs": [{ "format": 1, "units": [{ "key": "brigade", "rng": 11 }] }] }),
        json!({ "ruleset": "colonial_space_wars", "packs": [{ "format": 1, "cards": [] }] }),
        json!({ "ruleset": "colonial_space_wars", "packs": [{ "format": 1, "game": "lost_empires" }] }),
    ] {
        assert!(!faults(&config, &config, &bad, "").is_empty(), "{bad}");
        let loader = host::faults(&bad.to_string()).expect("it can be checked");
        assert_ne!(loader["faults"], json!([]), "{bad}");
    }
    assert_valid(&schema("pack"), &json!({ "format": 1, "cards": [{ "key": "hound", "offense": 3 }] }));
    assert_valid(&schema("pack"), &json!({ "format": 1, "units": [{ "key": "hunter", "rng": 4 }] }));
}
