//! The plain structs that cross the border, byte for byte: every member at a multiple of its own size, no hidden padding.

use crate::kit::{Event, Order, Viewer};
use crate::table::{Ending, Info};
use std::ffi::c_char;

/// A status: `ADJ_OK` or a negative `ADJ_E_...`. Treat unknown negative values as failures.
pub type adj_status = i32;

/// A game in progress. The pointer is a number, not an address: it is never followed, only looked up.
#[derive(Debug)]
pub struct adj_game {
    _private: (),
}

/// Why a call failed. Fill `struct_size` with `sizeof(adj_error)` before the call; the rest is output.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct adj_error {
    /// Size of this struct as the caller knows it.
    pub struct_size: u32,
    /// The status that the call returned.
    pub status: adj_status,
    /// `ADJ_REASON_...` or a ruleset's reason; 0 when the status says it all.
    pub reason: u32,
    /// Number of the answer for a record, byte offset for JSON and saves.
    pub detail: u32,
    /// Section of the rulebook, NUL-terminated UTF-8; empty when no rule is meant.
    pub rule: [c_char; 24],
    /// Entity id of what was meant, 0 for none.
    pub subject: u32,
    /// Entity id of what was aimed at, 0 for none.
    pub target: u32,
    /// One sentence for people, NUL-terminated UTF-8, cut at a character.
    pub message: [c_char; 208],
}

/// What is asked, and where the counters stand. Fill `struct_size` before the call.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct adj_info {
    /// Size of this struct as the caller knows it.
    pub struct_size: u32,
    /// `ADJ_RULESET_...`
    pub ruleset: u32,
    /// Counts every change of the game; an order carries the revision that it answers.
    pub revision: u64,
    /// Number of the last event.
    pub events: u64,
    /// The seat to answer, `ADJ_SEAT_CHANCE` when the host must say how the dice fell, `ADJ_SEAT_NONE` when the game is over.
    pub seat: i32,
    /// What is asked: `ADJ_PROMPT_...` or a ruleset's prompt.
    pub prompt: u32,
    /// How many orders there are; 0 for viewers who are not asked.
    pub order_count: u32,
    /// Round, from 1; 0 before the first.
    pub round: u32,
    /// The ruleset's phase.
    pub phase: u32,
    /// 1 when the game is over.
    pub over: u32,
    /// How many seats play.
    pub seats: u32,
    /// Entity id of what the question is about; 0 for none and for viewers who are not asked.
    pub subject: u32,
    /// Length of the record.
    pub answers: u64,
    /// The seat whose turn it is, or `ADJ_SEAT_NONE`.
    pub turn: i32,
    /// How many calls of `adj_game_undo` would pass without `ADJ_UNDO_FORCE`.
    pub undoable: u32,
    /// How many of them take back the order that is half made: this is "cancel". 0 when none is.
    pub pending: u32,
    /// 0.
    pub reserved: [u32; 5],
}

/// How the game ended. Fill `struct_size` before the call.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct adj_outcome {
    /// Size of this struct as the caller knows it.
    pub struct_size: u32,
    /// The one winning seat, or -1.
    pub winner: i32,
    /// Why it ended; 0 while the game is not over.
    pub reason: u32,
    /// How many seats play.
    pub seats: u32,
    /// The ruleset's own points, by seat.
    pub score: [i32; 4],
    /// 1 won, 0 drawn, -1 lost, by seat.
    pub result: [i32; 4],
    /// 0.
    pub reserved: [u32; 4],
}

/// One legal order. Unused fields are 0. This struct comes in arrays and never changes size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct adj_order {
    /// `ADJ_ORDER_...` or a ruleset's kind.
    pub kind: u16,
    /// `ADJ_ORDER_DEFAULT`, `ADJ_ORDER_CRITICAL`.
    pub flags: u16,
    /// Catalogue number of a card.
    pub card: u16,
    /// Place number.
    pub place: u16,
    /// Entity id of who acts.
    pub subject: u32,
    /// Entity id of who is acted upon.
    pub target: u32,
    /// A number whose meaning the kind gives.
    pub value: i32,
    /// Experimental. Number in the ruleset's fixed action space, below the catalogue's `actions`.
    pub action: u32,
    /// At a chance the share of this outcome (the whole is the sum of the list); 0 at a choice.
    pub weight: u32,
    /// 0.
    pub reserved: u32,
}

/// Something that happened. Unused fields are 0, an unused seat is -1. This struct comes in arrays and never changes size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct adj_event {
    /// Counts up by one.
    pub number: u64,
    /// `ADJ_EVENT_...` or a ruleset's kind.
    pub kind: u16,
    /// `ADJ_EVENT_MASKED`, `ADJ_EVENT_REVEAL`, `ADJ_EVENT_CRITICAL`.
    pub flags: u16,
    /// Whose event it is, or -1.
    pub seat: i16,
    /// Catalogue number of what `subject` shows.
    pub card: u16,
    /// Entity id of what it happened to.
    pub subject: u32,
    /// The id that `subject` had before, for those who knew it.
    pub former: u32,
    /// Entity id of the other thing meant.
    pub target: u32,
    /// Where it is now.
    pub place: u16,
    /// Where it came from.
    pub origin: u16,
    /// A number whose meaning the kind gives.
    pub value: i32,
    /// 0.
    pub reserved: u32,
}

impl adj_info {
    pub(super) const ZERO: adj_info = adj_info {
        struct_size: size_of::<adj_info>() as u32,
        ruleset: 0,
        revision: 0,
        events: 0,
        seat: 0,
        prompt: 0,
        order_count: 0,
        round: 0,
        phase: 0,
        over: 0,
        seats: 0,
        subject: 0,
        answers: 0,
        turn: 0,
        undoable: 0,
        pending: 0,
        reserved: [0; 5],
    };
}

impl From<Info> for adj_info {
    fn from(info: Info) -> adj_info {
        adj_info {
            ruleset: info.ruleset,
            revision: info.revision,
            events: info.events,
            seat: info.seat,
            prompt: info.prompt,
            order_count: info.order_count,
            round: info.round,
            phase: info.phase,
            over: info.over.into(),
            seats: info.seats,
            subject: info.subject,
            answers: info.answers,
            turn: info.turn,
            undoable: info.undoable,
            pending: info.pending,
            ..adj_info::ZERO
        }
    }
}

impl adj_outcome {
    pub(super) const ZERO: adj_outcome = adj_outcome {
        struct_size: size_of::<adj_outcome>() as u32,
        winner: 0,
        reason: 0,
        seats: 0,
        score: [0; 4],
        result: [0; 4],
        reserved: [0; 4],
    };
}

impl From<Ending> for adj_outcome {
    fn from(ending: Ending) -> adj_outcome {
        let Ending { winner, reason, seats, score, result } = ending;
        adj_outcome { winner, reason, seats, score, result, ..adj_outcome::ZERO }
    }
}

impl From<&Order> for adj_order {
    fn from(order: &Order) -> adj_order {
        adj_order {
            kind: order.kind,
            flags: order.flags,
            card: order.card,
            place: order.place,
            subject: order.subject,
            target: order.target,
            value: order.value,
            action: order.action,
            weight: order.weight,
            reserved: 0,
        }
    }
}

impl adj_event {
    pub(super) fn new(number: u64, event: &Event) -> adj_event {
        adj_event {
            number,
            kind: event.kind,
            flags: event.flags,
            seat: event.seat.into(),
            card: event.card,
            subject: event.subject,
            former: event.former,
            target: event.target,
            place: event.place,
            origin: event.origin,
            value: event.value,
            reserved: 0,
        }
    }
}

/// A viewer from its number; `None` for numbers that no game can have.
pub(super) fn viewer(number: i32) -> Option<Viewer> {
    match number {
        -1 => Some(Viewer::Public),
        -2 => Some(Viewer::All),
        seat => u8::try_from(seat).ok().map(Viewer::Seat),
    }
}
