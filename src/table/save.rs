//! Saves: a game as bytes, and back. The bytes are never trusted.
//!
//! A whole save holds configuration and answers, no position: loading plays the answers again, each checked for legality,
//! so there is nothing in a save that could be wrong with the position. A player's save holds the position as that player
//! knows it and nothing else (no record, no seed, no hidden decks); it is for looking at.
//!
//! # The form
//!
//! `ADJS`, format (1 byte), kind (1 byte: 0 whole, 1 a player's), length of the body (u32), SipHash-2-4 of the body with key
//! (0, 0) (u64), body: a JSON document. Numbers are little-endian.

use super::chance::hash;
use super::config::{Shell, masked};
use super::document::write;
use super::r#match::{Match, Purpose};
use super::record::{self, AnswerRow, HASH_VERSION, HashCheck, Hashes, LONGEST, hex};
use crate::kit::{Failure, Faults, Node, Reader, Rules, Status, Viewer, Writer};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

const MAGIC: &[u8; 4] = b"ADJS";
const FORMAT: u8 = 1;
const HEADER: usize = 18;

#[derive(Serialize)]
struct WholeSave<'a> {
    format: u8,
    engine: &'static str,
    data: String,
    hash_version: i64,
    epoch: u64,
    revision: u64,
    events: u64,
    settled: usize,
    hash: String,
    config: &'a Value,
    answers: Vec<AnswerRow>,
}

#[derive(Serialize)]
struct PlayerSave {
    format: u8,
    engine: &'static str,
    data: String,
    viewer: i32,
    revision: u64,
    events: u64,
    answers: u64,
    config: Value,
    position: String,
}

/// What the header of a save says about its body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A whole game.
    Whole,
    /// What one viewer knows.
    Player,
}

pub(super) fn seal(kind: Kind, body: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + body.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&[FORMAT, u8::from(kind == Kind::Player)]);
    bytes.extend_from_slice(&(body.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&hash((0, 0), body.as_bytes()).to_le_bytes());
    bytes.extend_from_slice(body.as_bytes());
    bytes
}

/// Checks the header and gives kind and body.
pub(super) fn unseal(bytes: &[u8]) -> Result<(Kind, Value), Failure> {
    let damaged = |text: &str, at: usize| Failure::new(Status::Data, text).with_detail(at as u32);
    if bytes.len() > HEADER + LONGEST {
        return Err(Failure::new(Status::Limit, format!("a save is {LONGEST} bytes long at most")));
    }
    let Some((header, body)) = bytes.split_at_checked(HEADER) else {
        return Err(damaged("this is too short for a save", bytes.len()));
    };
    if !header.starts_with(MAGIC) {
        return Err(damaged("this is not a save", 0));
    }
    if header[4] != FORMAT {
        return Err(damaged(&format!("this save has format {}, and {FORMAT} is read here", header[4]), 4));
    }
    let kind = match header[5] {
        0 => Kind::Whole,
        1 => Kind::Player,
        _ => return Err(damaged("this is a save of an unknown kind", 5)),
    };
    let number = |range: std::ops::Range<usize>| {
        header[range].iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte))
    };
    if number(6..10) != body.len() as u64 {
        return Err(damaged("this save is cut off or longer than it says", bytes.len()));
    }
    if number(10..18) != hash((0, 0), body) {
        return Err(damaged("this save is damaged: its checksum differs", 10));
    }
    let text = std::str::from_utf8(body);
    let text = text.map_err(|error| damaged("this save is not UTF-8", HEADER + error.valid_up_to()))?;
    let value = record::parse(text);
    // What is no JSON counts its bytes from the body, and a host from the first byte of the save.
    let value = value.map_err(|failure| Failure { detail: failure.detail + HEADER as u32, ..failure })?;
    Ok((kind, value))
}

impl<R: Rules> Match<R> {
    /// The game as bytes, for this viewer.
    pub(super) fn save_bytes(&self, viewer: Viewer) -> Result<Vec<u8>, Failure> {
        self.admit(viewer)?;
        if viewer != Viewer::All {
            return Ok(seal(Kind::Player, &self.player_save(viewer)));
        }
        let body = write(&WholeSave {
            format: FORMAT,
            engine: env!("CARGO_PKG_VERSION"),
            data: hex(self.rules.data_hash()),
            hash_version: HASH_VERSION,
            epoch: self.epoch,
            revision: self.revision,
            events: self.last_event,
            settled: self.settled,
            hash: hex(Self::hash_of(&self.rules, &self.state, Viewer::All)),
            config: &self.shell.value,
            answers: self.answer_rows(Hashes::LeftOut)?,
        });
        Ok(seal(Kind::Whole, &body))
    }

    fn player_save(&self, viewer: Viewer) -> String {
        let mut writer = Writer::default();
        self.rules.wire(&mut self.rules.mask(&self.state, viewer), &mut writer);
        write(&PlayerSave {
            format: FORMAT,
            engine: env!("CARGO_PKG_VERSION"),
            data: hex(self.rules.data_hash()),
            viewer: viewer.number(),
            revision: self.revision,
            events: self.last_event,
            answers: self.answers(),
            config: masked(&self.shell, viewer),
            position: writer.0.iter().map(|byte| format!("{byte:02x}")).collect(),
        })
    }

    /// Plays a whole save.
    pub(super) fn from_whole(rules: R, shell: Shell, node: &Node, faults: &mut Faults) -> Result<Self, Failure> {
        let bad = |faults: &Faults| Failure::from_faults(Status::Data, faults);
        let Some(recorded) = record::read(node, faults) else {
            return Err(bad(faults));
        };
        let mut count =
            |key: &str| node.need(key, faults).and_then(|n| n.number(0, 1 << 52, faults)).unwrap_or(0) as u64;
        let (epoch, revision, events, settled) = (count("epoch"), count("revision"), count("events"), count("settled"));
        let data = node.need("data", faults).and_then(|data| data.text(faults)).unwrap_or("");
        let last = node.need("hash", faults).and_then(|hash| hash.text(faults)).unwrap_or("");
        if !faults.is_empty() {
            return Err(bad(faults));
        }
        let same_data = data == hex(rules.data_hash());
        let game = Match::from_answers(rules, shell, &recorded.answers, HashCheck::Skip);
        // The detail of a save is a byte, and the number of an answer is none.
        let mut game = game.map_err(|failure| Failure { status: Status::Data, detail: 0, ..failure })?;
        let hash = hex(Self::hash_of(&game.rules, &game.state, Viewer::All));
        if recorded.hashes == HashCheck::Compare && same_data && hash != last {
            return Err(Failure::new(
                Status::Data,
                "the position of this save is not the one that its answers lead to",
            ));
        }
        game.set_epoch(epoch);
        game.revision = revision;
        game.settled = usize::try_from(settled).map_or(game.record.len(), |settled| settled.min(game.record.len()));
        game.forget_events(events);
        Ok(game)
    }

    /// A game to look at, from a player's save.
    pub(super) fn from_player(rules: R, shell: Shell, node: &Node, faults: &mut Faults) -> Result<Self, Failure> {
        let mut count =
            |key: &str| node.need(key, faults).and_then(|n| n.number(0, 1 << 52, faults)).unwrap_or(0) as u64;
        let (revision, events, answers) = (count("revision"), count("events"), count("answers"));
        let seats = i64::from(rules.seats());
        let viewer = node.need("viewer", faults).and_then(|n| n.number(-1, seats - 1, faults)).unwrap_or(-1);
        let data = node.need("data", faults).and_then(|data| data.text(faults)).unwrap_or("");
        let position = node.need("position", faults).and_then(|text| text.text(faults)).unwrap_or("");
        if !faults.is_empty() {
            return Err(Failure::from_faults(Status::Data, faults));
        }
        // A position holds numbers of cards and places in abilities: with other data they mean other things.
        if data != hex(rules.data_hash()) {
            return Err(Failure::new(Status::Data, "this save was made with other cards than are read here"));
        }
        let damaged = || Failure::new(Status::Data, "the position in this save is damaged");
        let bytes = from_hex_digits(position).ok_or_else(damaged)?;
        let mut reader = Reader::new(&bytes);
        let mut state = rules.start(&mut crate::kit::Silent);
        rules.wire(&mut state, &mut reader);
        if !reader.is_exact() {
            return Err(damaged());
        }
        rules.admit(&state)?;
        let viewer = u8::try_from(viewer).map_or(Viewer::Public, Viewer::Seat);
        let mut game = Match::bare(Arc::new(rules), shell, state, Purpose::Look(viewer));
        game.revision = revision;
        game.earlier = answers;
        game.forget_events(events);
        Ok(game)
    }
}

fn from_hex_digits(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16).map(|digit| digit as u8);
    let digits = text.as_bytes().iter().map(digit).collect::<Option<Vec<u8>>>()?;
    (digits.len() % 2 == 0).then(|| digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
