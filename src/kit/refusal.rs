//! Why something was not done.

use super::Faults;

/// The statuses of the C ABI. Success is not among them: here failures are `Err`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Status {
    /// NULL, a wrong `struct_size`, an unknown form or policy.
    Argument = -1,
    /// Not a live handle of this kind.
    Handle = -2,
    /// The buffer is too small.
    Buffer = -3,
    /// Text that is not UTF-8.
    Utf8 = -4,
    /// Header and library do not fit.
    Abi = -5,
    /// Not this viewer's business.
    Viewer = -6,
    /// A faulty configuration, pack, deck or position.
    Config = -7,
    /// A damaged save or record, or one of another kind.
    Data = -8,
    /// Answers a question that has gone.
    Stale = -9,
    /// Not a legal order.
    Rule = -10,
    /// The game is over.
    Over = -11,
    /// These events are no longer (or not yet) kept.
    Gone = -12,
    /// A record that plays differently here.
    Diverged = -13,
    /// A bound on work, size or number.
    Limit = -14,
    /// A fault of the library, caught at the door.
    Panic = -15,
}

/// Why an order is not legal, from what the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Catalogue number of the reason.
    pub reason: u16,
    /// The rulebook's section.
    pub rule: &'static str,
    /// Entity id of what was meant, 0 for none.
    pub subject: u32,
    /// Entity id of what was aimed at, 0 for none.
    pub target: u32,
    /// One sentence for people.
    pub message: String,
}

/// Why a call failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    /// The status that the host gets.
    pub status: Status,
    /// Catalogue number of the reason, 0 when the status says it all.
    pub reason: u32,
    /// Number of the answer for a record, byte offset for JSON and saves.
    pub detail: u32,
    /// The rulebook's section, or empty.
    pub rule: &'static str,
    /// Entity id of what was meant, 0 for none.
    pub subject: u32,
    /// Entity id of what was aimed at, 0 for none.
    pub target: u32,
    /// One sentence for people.
    pub message: String,
}

impl Failure {
    /// A failure that needs no more than a sentence.
    pub fn new(status: Status, message: impl Into<String>) -> Failure {
        Failure { status, reason: 0, detail: 0, rule: "", subject: 0, target: 0, message: message.into() }
    }

    /// The same with a detail: an answer's number or a byte's offset.
    pub fn with_detail(self, detail: u32) -> Failure {
        Failure { detail, ..self }
    }

    /// The failure of a document with these faults: the first in words, and how many more there are.
    pub fn from_faults(status: Status, faults: &Faults) -> Failure {
        let Some(first) = faults.0.first() else {
            return Failure::new(status, "");
        };
        let place = if first.place.is_empty() { String::new() } else { format!("{}: ", first.place) };
        let more = match faults.0.len() {
            1 => String::new(),
            n => format!(" ({} more)", n - 1),
        };
        let reason = u32::from(super::common::reason::number(first.reason));
        Failure { reason, rule: first.rule, ..Failure::new(status, format!("{place}{}{more}", first.text)) }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let Refusal { reason, rule, subject, target, message } = refusal;
        Failure { reason: u32::from(reason), rule, subject, target, ..Failure::new(Status::Rule, message) }
    }
}
