//! All faults of a document at once, each with its place and its rule.

use serde::Serialize;

/// One thing that is wrong with a configuration, pack, deck or position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Where: `seats[1].cards[3]`; empty for the document itself.
    pub place: String,
    /// Catalogue name of the reason.
    pub reason: &'static str,
    /// The rulebook's section, empty when no rule of a game is broken.
    pub rule: &'static str,
    /// One sentence for people.
    pub text: String,
}

/// The faults found so far.
#[derive(Clone, Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Adds a fault of form: no rule of a game is broken, the document is.
    pub fn add(&mut self, place: &str, reason: &'static str, text: impl Into<String>) {
        self.add_rule(place, reason, "", text);
    }

    /// Adds a breach of a rule, with the rulebook's section.
    pub fn add_rule(&mut self, place: &str, reason: &'static str, rule: &'static str, text: impl Into<String>) {
        // Past this many nobody reads on, and a hostile document must not make a long answer.
        if self.0.len() < 200 {
            self.0.push(Fault { place: place.to_owned(), reason, rule, text: text.into() });
        }
    }

    /// Is all well?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
