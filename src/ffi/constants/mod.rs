//! Every named number of the C ABI. They are never renumbered; a test compares them with the catalogue.
//!
//! cbindgen needs literals, so the numbers of the rulebooks stand here a second time.

mod colonial_space_wars;
mod lost_empires;
mod wars_tcg;

pub use colonial_space_wars::*;
pub use lost_empires::*;
pub use wars_tcg::*;

use crate::ffi::structs::adj_status;

/// Version of the ABI: major << 16 | minor. While major is 0, header and library must have the same minor.
pub const ADJ_ABI_VERSION: u32 = 1;

/// The call did what it was asked for.
pub const ADJ_OK: adj_status = 0;
/// NULL, a wrong struct_size, an unknown form or policy.
pub const ADJ_E_ARGUMENT: adj_status = -1;
/// Not a live handle of this kind.
pub const ADJ_E_HANDLE: adj_status = -2;
/// The buffer is too small; the size needed has been written.
pub const ADJ_E_BUFFER: adj_status = -3;
/// Text that is not UTF-8.
pub const ADJ_E_UTF8: adj_status = -4;
/// Header and library do not fit together.
pub const ADJ_E_ABI: adj_status = -5;
/// Not this viewer's business.
pub const ADJ_E_VIEWER: adj_status = -6;
/// A faulty configuration, pack, deck or position: adj_config_check lists all faults.
pub const ADJ_E_CONFIG: adj_status = -7;
/// A save or record that is damaged or of another kind.
pub const ADJ_E_DATA: adj_status = -8;
/// The answer was given to a question that has gone.
pub const ADJ_E_STALE: adj_status = -9;
/// Not a legal order: reason and rule say why.
pub const ADJ_E_RULE: adj_status = -10;
/// The game is over.
pub const ADJ_E_OVER: adj_status = -11;
/// These events are not kept: take a view and go on from its `events`.
pub const ADJ_E_GONE: adj_status = -12;
/// A record that plays differently here; `detail` is the first answer that does.
pub const ADJ_E_DIVERGED: adj_status = -13;
/// A bound on work, size or number.
pub const ADJ_E_LIMIT: adj_status = -14;
/// A fault of the library; the game is as it was before the call.
pub const ADJ_E_PANIC: adj_status = -15;

/// Somebody who sees only what lies open.
pub const ADJ_VIEWER_PUBLIC: i32 = -1;
/// The host's own eyes: nothing is hidden.
pub const ADJ_VIEWER_ALL: i32 = -2;
/// No seat: in `adj_info.seat` when the game is over.
pub const ADJ_SEAT_NONE: i32 = -1;
/// Chance: the host must say how the dice fell; also the viewer who may answer it.
pub const ADJ_SEAT_CHANCE: i32 = -3;
/// In place of an index at a chance: the engine's stream answers it.
pub const ADJ_INDEX_CHANCE: u32 = 4294967295;
/// `adj_game_text`: the table.
pub const ADJ_TEXT_TABLE: u32 = 1;
/// `adj_game_text`: the prompt and a numbered menu.
pub const ADJ_TEXT_QUESTION: u32 = 2;
/// `adj_game_text`: one line an event.
pub const ADJ_TEXT_EVENTS: u32 = 3;
/// `adj_game_order_text`: short and exact, as `adj_game_submit_text` takes it.
pub const ADJ_TEXT_NOTATION: u32 = 4;
/// `adj_game_order_text`: a sentence for people.
pub const ADJ_TEXT_LABEL: u32 = 5;
/// Undo: the same dice come again.
pub const ADJ_UNDO_SAME_CHANCE: u32 = 0;
/// Undo: new dice from here on.
pub const ADJ_UNDO_FRESH_CHANCE: u32 = 1;
/// Undo, or-ed in: go past a reveal.
pub const ADJ_UNDO_FORCE: u32 = 2;
/// The player resigned.
pub const ADJ_CAUSE_RESIGN: u32 = 0;
/// The player's time is up.
pub const ADJ_CAUSE_TIME: u32 = 1;
/// The player is absent.
pub const ADJ_CAUSE_ABSENT: u32 = 2;
/// Lost Empires: War for the New Sun.
pub const ADJ_RULESET_LOST_EMPIRES: u32 = 1;
/// Colonial Space Wars: New Horizons.
pub const ADJ_RULESET_COLONIAL_SPACE_WARS: u32 = 2;
/// WARS TCG.
pub const ADJ_RULESET_WARS_TCG: u32 = 3;

/// Flag of an order: what a host gives when a seat's time is up; exactly one in a choice.
pub const ADJ_ORDER_DEFAULT: u16 = 1;
/// Flag of an order: the die shows its critical face.
pub const ADJ_ORDER_CRITICAL: u16 = 2;
/// Flag of an event: something in it is blanked for this viewer.
pub const ADJ_EVENT_MASKED: u16 = 1;
/// Flag of an event: somebody saw a card that he had not seen before.
pub const ADJ_EVENT_REVEAL: u16 = 2;
/// Flag of an event: the die showed its critical face.
pub const ADJ_EVENT_CRITICAL: u16 = 4;

/// Pass.
pub const ADJ_ORDER_PASS: u16 = 1;
/// A die falls.
pub const ADJ_ORDER_ROLL: u16 = 2;
/// A card shows its face for the first time.
pub const ADJ_ORDER_DRAW: u16 = 3;
/// Done picking, or done acting.
pub const ADJ_ORDER_DONE: u16 = 4;
/// A number is named.
pub const ADJ_ORDER_NUMBER: u16 = 5;
/// An offer is declined.
pub const ADJ_ORDER_DECLINE: u16 = 6;
/// An offer is taken.
pub const ADJ_ORDER_ACCEPT: u16 = 7;
/// A seat gives up; on no list.
pub const ADJ_ORDER_RESIGN: u16 = 8;
/// The seats agree on a draw; on no list.
pub const ADJ_ORDER_AGREE_DRAW: u16 = 9;

/// Answers were taken back.
pub const ADJ_EVENT_UNDO: u16 = 1;
/// The game is over.
pub const ADJ_EVENT_OVER: u16 = 2;
/// A seat gave up.
pub const ADJ_EVENT_RESIGN: u16 = 3;
/// A seat answered a part of an order; it is told when the order is whole.
pub const ADJ_EVENT_ANNOUNCE: u16 = 4;

/// Nothing is asked: the game is over.
pub const ADJ_PROMPT_OVER: u32 = 1;

/// An order that is on no list, for no better reason.
pub const ADJ_REASON_NOT_LEGAL: u32 = 20;
/// An index behind the end of the list.
pub const ADJ_REASON_NO_SUCH_INDEX: u32 = 21;
/// A notation of no known form.
pub const ADJ_REASON_NO_SUCH_ORDER: u32 = 22;
/// A thing that is not there, or that this viewer cannot know.
pub const ADJ_REASON_NO_SUCH_THING: u32 = 23;
/// The rulebook knows no agreed draw.
pub const ADJ_REASON_NO_AGREED_DRAW: u32 = 24;
/// Nothing can be taken back.
pub const ADJ_REASON_NOTHING_TO_UNDO: u32 = 25;
/// Something was revealed: only a forced undo goes past it.
pub const ADJ_REASON_REVEALED: u32 = 26;
/// A different question is being asked.
pub const ADJ_REASON_OTHER_QUESTION: u32 = 27;
/// Not a seat of this game.
pub const ADJ_REASON_NO_SUCH_SEAT: u32 = 28;
/// The game ended because a seat resigned.
pub const ADJ_REASON_RESIGNED: u32 = 40;
/// The game ended because a seat's time was up.
pub const ADJ_REASON_TIME_UP: u32 = 41;
/// The game ended because a seat was absent.
pub const ADJ_REASON_ABSENT: u32 = 42;
/// The game ended as an agreed draw.
pub const ADJ_REASON_AGREED: u32 = 43;
/// The game ended because the host's limit of rounds was reached.
pub const ADJ_REASON_MAX_ROUNDS: u32 = 44;

/// Fault: a key that does not exist.
pub const ADJ_REASON_UNKNOWN_KEY: u32 = 1;
/// Fault: a key that must be there.
pub const ADJ_REASON_MISSING: u32 = 2;
/// Fault: a value of the wrong type.
pub const ADJ_REASON_TYPE: u32 = 3;
/// Fault: a number out of range.
pub const ADJ_REASON_RANGE: u32 = 4;
/// Fault: a name that nobody knows.
pub const ADJ_REASON_UNKNOWN_NAME: u32 = 5;
/// Fault: the same thing twice.
pub const ADJ_REASON_DUPLICATE: u32 = 6;
/// Fault: not JSON.
pub const ADJ_REASON_JSON: u32 = 7;
/// Fault: two values that contradict each other.
pub const ADJ_REASON_CONFLICT: u32 = 8;
/// Fault: a fault that a ruleset names itself.
pub const ADJ_REASON_RULES: u32 = 9;
