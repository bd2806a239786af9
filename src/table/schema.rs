//! The schemas of the documents. A schema names its parts and each part stands in one file alone; what a host gets is whole.

use crate::kit::{Failure, Status};
use serde_json::{Map, Value};

const SCHEMAS: [(&str, &str); 8] = [
    ("config", include_str!("schemas/config.json")),
    ("pack", include_str!("schemas/pack.json")),
    ("position", include_str!("schemas/position.json")),
    ("view", include_str!("schemas/view.json")),
    ("orders", include_str!("schemas/orders.json")),
    ("events", include_str!("schemas/events.json")),
    ("record", include_str!("schemas/record.json")),
    ("catalog", include_str!("schemas/catalog.json")),
];

/// What all rulesets share, and each ruleset's own.
const PARTS: [&str; 4] = [
    include_str!("schemas/parts/common.json"),
    include_str!("schemas/parts/lost_empires.json"),
    include_str!("schemas/parts/colonial_space_wars.json"),
    include_str!("schemas/parts/wars_tcg.json"),
];

/// A JSON Schema by name, with the definition of every part that it needs.
pub fn schema(name: &str) -> Result<String, Failure> {
    let Some((_, text)) = SCHEMAS.iter().find(|(known, _)| *known == name) else {
        let known = SCHEMAS.map(|(known, _)| known).join(", ");
        return Err(Failure::new(Status::Argument, format!("there is no schema {name:?}; there are {known}")));
    };
    let parts: Map<String, Value> = PARTS.iter().flat_map(|text| read(text)).collect();
    let mut schema = read(text);
    let mut defs = Map::new();
    let mut wanted: Vec<String> = schema.values().flat_map(references).collect();
    while let Some(part) = wanted.pop() {
        if !defs.contains_key(&part) {
            let body = parts.get(&part).expect("a shipped schema names parts that there are");
            wanted.extend(references(body));
            defs.insert(part, body.clone());
        }
    }
    schema.insert("$defs".to_owned(), defs.into());
    Ok(Value::Object(schema).to_string())
}

fn read(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).expect("the shipped schemas are JSON objects")
}

/// The names of the parts that stand in a schema, however deep.
fn references(schema: &Value) -> Vec<String> {
    match schema {
        Value::Array(items) => items.iter().flat_map(references).collect(),
        Value::Object(members) => {
            let own = members.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix("#/$defs/"));
            own.map(str::to_owned).into_iter().chain(members.values().flat_map(references)).collect()
        }
        _ => Vec::new(),
    }
}
