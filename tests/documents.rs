//! What the library writes is what its schemas say, at every question of whole games.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, PUBLIC, host};
use jsonschema::Validator;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

fn schema(name: &str) -> Validator {
    let (text, len) = (name.as_ptr().cast(), name.len() as u64);
    // SAFETY: pointer and length of one text, and the buffer of `json`.
    let schema = host::json(|buf, cap, needed, error| unsafe { adj_schema(text, len, buf, cap, needed, error) });
    jsonschema::validator_for(&schema.expect("a schema")).expect("a schema that is one")
}

#[track_caller]
fn assert_valid(schema: &Validator, document: &Value) {
    let faults: Vec<String> =
        schema.iter_errors(document).map(|fault| format!("{}: {fault}", fault.instance_path)).collect();
    assert!(faults.is_empty(), "{faults:#?}\n{document:#}");
}

#[test]
fn documents_are_what_their_schemas_say() {
    let [config, view, orders, events, record, position, catalog] =
        ["config", "view", "orders", "events", "record", "position", "catalog"].map(schema);
    for seed in 1..20 {
        let seats = json!([{ "faction": "scion_imperium" }, { "faction": "terra_corps" }]);
        let wish = json!({ "ruleset": "lost_empires", "seed": seed, "seats": seats, "options": { "open_lists": seed % 2 == 0 } });
        assert_valid(&config, &wish);
        let game = Game::new(&wish).expect("a good configuration");
        let mut picks = StdRng::seed_from_u64(seed);
        loop {
            let info = game.info(ALL).expect("info");
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
    }
    assert_valid(&catalog, &host::catalog(r#"{"ruleset":"lost_empires"}"#).expect("a catalogue"));
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
    ] {
        assert!(!config.is_valid(&bad), "{bad}");
        let faults = host::faults(&bad.to_string()).expect("it can be checked");
        assert_ne!(faults["faults"], json!([]), "{bad}");
    }
    assert!(schema("pack").is_valid(&json!({ "format": 1, "cards": [{ "key": "hound", "offense": 3 }] })));
}
