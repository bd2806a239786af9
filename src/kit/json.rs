//! Walking a JSON document that a host wrote: every step knows its place, every fault is kept, nothing is guessed.
//!
//! A derive stops at the first fault; a person who writes a pack wants all of them. So loaders walk the parsed value
//! with a [`Node`] and a [`Faults`] beside it.

use super::{Faults, common::reason};
use serde_json::{Map, Value};

/// A value of a document together with its place in it.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a Value,
    place: String,
}

impl<'a> Node<'a> {
    /// The document itself.
    pub fn root(value: &'a Value) -> Self {
        Node { value, place: String::new() }
    }

    /// A value at a known place of a larger document.
    pub fn at(value: &'a Value, place: impl Into<String>) -> Self {
        Node { value, place: place.into() }
    }

    /// Where this value stands: `packs[0].cards[2].cost`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// The value itself.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// The place of a member that may not be there.
    pub fn place_of(&self, key: &str) -> String {
        if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) }
    }

    /// This value as an object whose keys are all in `known`; other keys are faults.
    pub fn object(&self, known: &[&str], faults: &mut Faults) -> Option<&'a Map<String, Value>> {
        let Value::Object(map) = self.value else {
            faults.add(&self.place, reason::TYPE, "an object is needed here");
            return None;
        };
        for key in map.keys().filter(|key| !known.contains(&key.as_str())) {
            let text = format!("there is no key {key:?} here; known are {}", known.join(", "));
            faults.add(&self.place_of(key), reason::UNKNOWN_KEY, text);
        }
        Some(map)
    }

    /// A member, if there is one. `null` counts as left out.
    pub fn get(&self, key: &str) -> Option<Node<'a>> {
        let value = self.value.get(key).filter(|value| !value.is_null())?;
        Some(Node { value, place: self.place_of(key) })
    }

    /// A member that must be there.
    pub fn need(&self, key: &str, faults: &mut Faults) -> Option<Node<'a>> {
        let member = self.get(key);
        if member.is_none() && self.value.is_object() {
            faults.add(&self.place_of(key), reason::MISSING, format!("{key:?} is missing"));
        }
        member
    }

    /// This value as a list.
    pub fn list(&self, faults: &mut Faults) -> Option<Vec<Node<'a>>> {
        let Value::Array(items) = self.value else {
            faults.add(&self.place, reason::TYPE, "a list is needed here");
            return None;
        };
        let at = |(index, value)| Node { value, place: format!("{}[{index}]", self.place) };
        Some(items.iter().enumerate().map(at).collect())
    }

    /// This value as text.
    pub fn text(&self, faults: &mut Faults) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            faults.add(&self.place, reason::TYPE, "a text is needed here");
        }
        text
    }

    /// This value as true or false.
    pub fn truth(&self, faults: &mut Faults) -> Option<bool> {
        let truth = self.value.as_bool();
        if truth.is_none() {
            faults.add(&self.place, reason::TYPE, "true or false is needed here");
        }
        truth
    }

    /// This value as a whole number in a range; 12.0 is taken for 12.
    pub fn number(&self, low: i64, high: i64, faults: &mut Faults) -> Option<i64> {
        let whole = |real: f64| (real.fract() == 0.0 && real.abs() < 9e15).then_some(real as i64);
        let Some(number) = self.value.as_i64().or_else(|| self.value.as_f64().and_then(whole)) else {
            faults.add(&self.place, reason::TYPE, "a whole number is needed here");
            return None;
        };
        if (low..=high).contains(&number) {
            return Some(number);
        }
        faults.add(&self.place, reason::RANGE, format!("{number} is not between {low} and {high}"));
        None
    }

    /// This value as one of a few names; gives its index.
    pub fn one_of(&self, names: &[&str], faults: &mut Faults) -> Option<usize> {
        let text = self.text(faults)?;
        let index = names.iter().position(|name| *name == text);
        if index.is_none() {
            faults.add(&self.place, reason::UNKNOWN_NAME, format!("{text:?} is none of {}", names.join(", ")));
        }
        index
    }
}

/// Lays a pack's values over a card or unit, value by value; keys outside `values` are left alone. A value without a
/// source is the pack's own.
pub fn lay_over(card: &mut Value, over: &Map<String, Value>, values: &[&str]) {
    let told = over.get("source").and_then(Value::as_object);
    for (key, value) in over.iter().filter(|(key, _)| *key != "source" && values.contains(&key.as_str())) {
        card[key] = value.clone();
        if key != "key" {
            card["source"][key] = told.and_then(|told| told.get(key)).cloned().unwrap_or_else(|| "pack".into());
        }
    }
}
