//! The record: configuration and all answers. It is the replay, and the inside of a save.
//!
//! Answers stand as notations, chance answers included, so a record needs no generator and outlives a change of it. A hash
//! after each answer lets a replay say where it first went another way.

use super::config::{self, Shell};
use super::document::write;
use super::r#match::{By, MOST_ANSWERS, Match, Purpose, note};
use super::strict::Strict;
use crate::kit::common::reason;
use crate::kit::{Asked, Failure, Faults, Node, Rules, Silent, Status, Viewer, Writer};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

/// Version of the shape of records.
const FORMAT: i64 = 1;
/// Version of what a hash is taken over. Hashes of another version are not compared.
pub(super) const HASH_VERSION: i64 = 1;
/// Key of position hashes.
const HASH_KEY: (u64, u64) = (0x6164_6a75_7461_6e74, 0x706f_7369_7469_6f6e);
/// The longest record or save, in bytes.
pub(super) const LONGEST: usize = 16 << 20;

#[derive(Serialize)]
struct RecordDocument<'a> {
    format: i64,
    engine: &'static str,
    data: String,
    hash_version: i64,
    config: &'a Value,
    answers: Vec<AnswerRow>,
}

/// One answer of a record.
#[derive(Serialize)]
pub(super) struct AnswerRow {
    by: i32,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    engine: bool,
    order: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    hash: String,
}

/// What was read of one answer.
pub(super) struct Told<'a> {
    by: i32,
    order: &'a str,
    engine: bool,
    hash: Option<u64>,
}

/// Are hashes made when answers are written out?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hashes {
    /// One after each answer.
    Made,
    /// None.
    LeftOut,
}

impl By {
    fn number(self) -> i32 {
        match self {
            By::Seat(seat) => seat.into(),
            By::Agreement => -1,
            By::Host | By::Engine => -3,
        }
    }
}

/// A hash as 16 hex digits.
pub(super) fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}

/// A hash from 16 hex digits.
fn read_hash(node: &Node, faults: &mut Faults) -> Option<u64> {
    let text = node.text(faults)?;
    let hash = u64::from_str_radix(text, 16).ok().filter(|hash| hex(*hash) == text);
    if hash.is_none() {
        faults.add(node.place(), reason::TYPE, "a hash is 16 hex digits");
    }
    hash
}

impl<R: Rules> Match<R> {
    /// Hash of a position as a viewer knows it: over the hash version, the ruleset, its data and the canonical bytes of the
    /// position with everything blanked that the viewer cannot know. Revision, events, record and seed are not in it.
    pub(super) fn hash_of(rules: &R, state: &R::State, viewer: Viewer) -> u64 {
        let mut writer = Writer::default();
        writer.0.extend_from_slice(&HASH_VERSION.to_le_bytes());
        writer.0.extend_from_slice(R::RULESET.id.as_bytes());
        writer.0.extend_from_slice(&rules.data_hash().to_le_bytes());
        rules.wire(&mut rules.mask(state, viewer), &mut writer);
        super::chance::hash(HASH_KEY, &writer.0)
    }

    /// The answers as notations.
    pub(super) fn answer_rows(&self, hashes: Hashes) -> Result<Vec<AnswerRow>, Failure> {
        let mut state = self.checkpoints[0].state;
        let mut rows = Vec::with_capacity(self.record.len());
        for given in &self.record {
            let order = note(&*self.rules, &state, given.answer);
            let result = self.rules.apply(&mut state, given.answer, &mut Silent);
            result.map_err(|overflow| Failure::new(Status::Limit, overflow.to_string()))?;
            let hash = match hashes {
                Hashes::Made => hex(Self::hash_of(&self.rules, &state, Viewer::All)),
                Hashes::LeftOut => String::new(),
            };
            rows.push(AnswerRow { by: given.by.number(), engine: given.by == By::Engine, order, hash });
        }
        Ok(rows)
    }

    /// The record as JSON: the whole truth, seed and hidden cards included.
    pub(super) fn record_document(&self) -> Result<String, Failure> {
        self.whole()?;
        Ok(write(&RecordDocument {
            format: FORMAT,
            engine: env!("CARGO_PKG_VERSION"),
            data: hex(self.rules.data_hash()),
            hash_version: HASH_VERSION,
            config: &self.shell.value,
            answers: self.answer_rows(Hashes::Made)?,
        }))
    }

    /// A match that has been given these answers. Each must be legal; the first that is not, or whose hash differs, is named.
    pub(super) fn from_answers(rules: R, shell: Shell, answers: &[Told], hashes: HashCheck) -> Result<Self, Failure> {
        let mut events = Vec::new();
        let start = rules.start(&mut events);
        let mut game = Match::bare(Arc::new(rules), shell, start, Purpose::Play);
        game.remember(&events);
        for (number, told) in answers.iter().enumerate() {
            let diverged = |text: String| {
                Failure::new(Status::Diverged, format!("answer {number}: {text}")).with_detail(number as u32)
            };
            let (answer, by) = game.recorded(told).map_err(|failure| diverged(failure.message))?;
            game.give_recorded(answer, by).map_err(|failure| diverged(failure.message))?;
            let hash = told.hash.filter(|_| hashes == HashCheck::Compare);
            if hash.is_some_and(|hash| hash != Self::hash_of(&game.rules, &game.state, Viewer::All)) {
                return Err(diverged("the position after it is another one than recorded".to_owned()));
            }
        }
        Ok(game)
    }

    /// The answer that a record means, and who gives it.
    fn recorded(&self, told: &Told) -> Result<(R::Answer, By), Failure> {
        let asked = self.question.asked;
        if asked == Asked::Nobody {
            return Err(Failure::new(Status::Over, "the game is over"));
        }
        let ending = self.rules.ending(told.order);
        let by = match (ending, asked) {
            (Some(ending), _) => self.rules.order(&self.state, ending).seat.map_or(By::Agreement, By::Seat),
            (None, Asked::Seat(seat)) => By::Seat(seat),
            (None, _) if told.engine => By::Engine,
            (None, _) => By::Host,
        };
        if by.number() != told.by {
            return Err(Failure::new(Status::Data, "this answer is not for whom it stands under"));
        }
        if let (Some(_), By::Seat(seat)) = (ending, by) {
            self.still_in(seat)?;
        }
        let answer = match by {
            By::Agreement => self.rules.agreed_draw()?,
            _ => ending.map_or_else(|| self.find(told.order), Ok)?,
        };
        Ok((answer, by))
    }
}

/// Are the hashes of a record compared?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HashCheck {
    /// Yes.
    Compare,
    /// No: they are of another version.
    Skip,
}

/// A record that has been read.
pub(super) struct Recorded<'a> {
    /// Its configuration.
    pub config: Node<'a>,
    /// Its answers.
    pub answers: Vec<Told<'a>>,
    /// Can its hashes be compared?
    pub hashes: HashCheck,
}

/// Parses a record or the inside of a save.
pub(super) fn parse(text: &str) -> Result<Value, Failure> {
    if text.len() > LONGEST {
        return Err(Failure::new(Status::Limit, format!("a record is {LONGEST} bytes long at most")));
    }
    serde_json::from_str(text).map(|Strict(value)| value).map_err(|error| {
        let offset = config::offset(text, error.line(), error.column());
        Failure::new(Status::Data, format!("this is not JSON: {error}")).with_detail(offset)
    })
}

/// Reads the parts that a record and a save share.
pub(super) fn read<'a>(node: &Node<'a>, faults: &mut Faults) -> Option<Recorded<'a>> {
    if let Some(format) = node.need("format", faults) {
        format.number(FORMAT, FORMAT, faults);
    }
    let version = node.need("hash_version", faults)?.number(0, i64::MAX, faults)?;
    let config = node.need("config", faults)?;
    let rows = node.need("answers", faults)?.list(faults)?;
    if rows.len() > MOST_ANSWERS {
        faults.add(&node.place_of("answers"), reason::RANGE, format!("a game has {MOST_ANSWERS} answers at most"));
        return None;
    }
    let mut answers = Vec::with_capacity(rows.len());
    for row in &rows {
        row.object(&["by", "engine", "order", "hash"], faults);
        let by = row.need("by", faults)?.number(-3, 255, faults)? as i32;
        let order = row.need("order", faults)?.text(faults)?;
        let engine = row.get("engine").and_then(|engine| engine.truth(faults)) == Some(true);
        let hash = match row.get("hash") {
            Some(hash) => Some(read_hash(&hash, faults)?),
            None => None,
        };
        answers.push(Told { by, order, engine, hash });
    }
    let hashes = if version == HASH_VERSION { HashCheck::Compare } else { HashCheck::Skip };
    Some(Recorded { config, answers, hashes })
}
