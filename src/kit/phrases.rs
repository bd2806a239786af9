//! Sentences made from templates, so that a host can translate them.
//!
//! Labels, prompts, event texts and refusals are templates of their kind with a few fields filled in: the same fields
//! that stand beside the sentence in the C struct or the JSON row. The notation of an order is a template too, filled
//! with keys (`dust_marine`, `u14`) in place of names (`Dust Marine`, `Dust Marine u14`).

use serde::{Deserialize, Serialize};

/// Gives the names that templates need.
pub trait Lexicon {
    /// The key of a card: `dust_marine`. Empty for an unknown number.
    fn card_key(&self, card: u16) -> &str;
    /// The name of a card: `Dust Marine`. Empty for an unknown number.
    fn card_name(&self, card: u16) -> &str;
    /// The key of a place: `outer_left`. Empty for an unknown number.
    fn place_key(&self, place: u16) -> &str;
    /// The name of a place. Empty for an unknown number.
    fn place_name(&self, place: u16) -> &str;
    /// What a seat is called: its faction.
    fn seat_name(&self, seat: i8) -> &str;
    /// The name of an ability of a card, by its index.
    fn ability_name(&self, card: u16, index: i32) -> &str;
}

/// One kind of order, event, prompt, reason or phase in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The public number; the high byte names the rulebook.
    pub number: u16,
    /// The catalogue name.
    pub name: String,
    /// The notation of an order; empty for all else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notation: String,
    /// The sentence.
    pub text: String,
    /// The sentence for viewers who do not see the card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub masked: String,
    /// The keys of `{value}`, from 0, where it is not a plain number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<String>,
    /// The words for `{value}`, where they are not the keys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub value_names: Vec<String>,
    /// The rulebook's section, for reasons.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

/// All the words of a ruleset.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrasebook {
    /// Kinds of orders: `notation` is the pattern, `text` the label.
    pub orders: Vec<Phrase>,
    /// Prompts of questions.
    pub prompts: Vec<Phrase>,
    /// Kinds of events.
    pub events: Vec<Phrase>,
    /// Reasons of refusals, faults and endings.
    pub reasons: Vec<Phrase>,
    /// Phases of the game.
    pub phases: Vec<Phrase>,
}

/// With names for people, or with keys for machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `Dust Marine u14`
    Name,
    /// `u14`
    Key,
}

/// What a template can be filled with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// `{seat}`
    pub seat: i8,
    /// `{card}`; also the face of `{subject}`.
    pub card: u16,
    /// `{subject}`
    pub subject: u32,
    /// `{target}`
    pub target: u32,
    /// The face of `{target}`.
    pub other: u16,
    /// `{place}`
    pub place: u16,
    /// `{origin}`
    pub origin: u16,
    /// `{value}`, or `{face}` for a die.
    pub value: i32,
    /// Is `{face}` the critical one?
    pub critical: bool,
}

impl Phrasebook {
    /// Reads the words of a ruleset and puts the common ones before them.
    pub fn with_common(own: &str) -> Result<Phrasebook, serde_json::Error> {
        let mut book: Phrasebook = serde_json::from_str(include_str!("words.json"))?;
        let own: Phrasebook = serde_json::from_str(own)?;
        book.orders.extend(own.orders);
        book.prompts.extend(own.prompts);
        book.events.extend(own.events);
        book.reasons.extend(own.reasons);
        book.phases.extend(own.phases);
        Ok(book)
    }

    /// The catalogue name of a number in one of the lists; empty for 0 and unknown numbers.
    pub fn name(list: &[Phrase], number: u16) -> &str {
        Self::find(list, number).map_or("", |phrase| &phrase.name)
    }

    /// The phrase of a number.
    pub fn find(list: &[Phrase], number: u16) -> Option<&Phrase> {
        list.iter().find(|phrase| phrase.number == number)
    }
}

impl Phrase {
    /// The sentence (or the masked one) with names.
    pub fn say(&self, fields: &Fields, lexicon: &dyn Lexicon) -> String {
        let blank = fields.card == 0 && fields.subject == 0 && !self.masked.is_empty();
        self.fill(if blank { &self.masked } else { &self.text }, fields, lexicon, Form::Name)
    }

    /// The notation.
    pub fn note(&self, fields: &Fields, lexicon: &dyn Lexicon) -> String {
        self.fill(&self.notation, fields, lexicon, Form::Key)
    }

    fn fill(&self, template: &str, fields: &Fields, lexicon: &dyn Lexicon, form: Form) -> String {
        let mut out = String::with_capacity(template.len() + 24);
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((field, after)) = after.split_once('}') else {
                break;
            };
            self.field(field, fields, lexicon, form, &mut out);
            rest = after;
        }
        out.push_str(rest);
        out
    }

    fn field(&self, field: &str, fields: &Fields, lexicon: &dyn Lexicon, form: Form, out: &mut String) {
        match (field, form) {
            ("seat", Form::Key) => out.push_str(&fields.seat.to_string()),
            ("seat", Form::Name) => out.push_str(lexicon.seat_name(fields.seat)),
            ("card", Form::Key) => out.push_str(lexicon.card_key(fields.card)),
            ("card", Form::Name) => out.push_str(lexicon.card_name(fields.card)),
            ("subject", _) => thing(fields.subject, fields.card, lexicon, form, out),
            ("target", _) => thing(fields.target, fields.other, lexicon, form, out),
            ("place", Form::Key) => out.push_str(lexicon.place_key(fields.place)),
            ("place", Form::Name) => out.push_str(lexicon.place_name(fields.place)),
            ("origin", Form::Key) => out.push_str(lexicon.place_key(fields.origin)),
            ("origin", Form::Name) => out.push_str(lexicon.place_name(fields.origin)),
            ("ability", _) => out.push_str(lexicon.ability_name(fields.card, fields.value)),
            ("face", _) => {
                out.push_str(&fields.value.to_string());
                if fields.critical {
                    out.push('*');
                }
            }
            ("value", _) => match self.word(fields.value, form) {
                Some(word) => out.push_str(word),
                None => out.push_str(&fields.value.to_string()),
            },
            (unknown, _) => out.push_str(unknown),
        }
    }

    fn word(&self, value: i32, form: Form) -> Option<&str> {
        let index = usize::try_from(value).ok()?;
        let named = (form == Form::Name).then(|| self.value_names.get(index)).flatten();
        named.or_else(|| self.values.get(index)).map(String::as_str)
    }
}

/// `u14`, or `Dust Marine u14`, or just the name of a card that has no public id.
fn thing(id: u32, card: u16, lexicon: &dyn Lexicon, form: Form, out: &mut String) {
    let public = id != 0 && id < super::event::PRIVATE;
    if form == Form::Name {
        let name = lexicon.card_name(card);
        out.push_str(if name.is_empty() { "a card" } else { name });
        if public {
            out.push(' ');
        }
    }
    if public {
        out.push('u');
        out.push_str(&id.to_string());
    } else if form == Form::Key {
        out.push_str(lexicon.card_key(card));
    }
}
