//! What happened, and taking it back.

use super::buffers::{Buffer, List};
use super::constants::*;
use super::game::eyes;
use super::guard::{guard, tell};
use super::handles;
use super::structs::*;
use crate::kit::{Failure, Status};
use crate::table::UndoPolicy;
use std::ffi::c_char;

/// Lists the events with numbers above `since`, as this viewer may know them. Every viewer gets every event; what he may not
/// know is 0 and ADJ_EVENT_MASKED is set. Go on from the last number that you have.
///
/// Ownership: `game` is borrowed; the first `cap` events are copied into `out`, `count` is how many there are.
/// Nullable: `out` with `cap` 0, `count`, `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE (not kept, or yet to come: take a view and go on from its
/// `events`), ADJ_E_BUFFER (some are left), ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` points to memory for `cap` events, `count` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_events(
    game: *const adj_game,
    viewer: i32,
    since: u64,
    out: *mut adj_event,
    cap: u64,
    count: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out` and `count`.
    let out = unsafe { List::new(out, cap, count) };
    guard(error, || {
        out.check()?;
        let events = handles::look(game, |seated| seated.game.events(eyes(viewer)?, since))?;
        out.put(events.iter().enumerate().map(|(index, event)| adj_event::new(since + 1 + index as u64, event)))
    })
}

/// The same as JSON: `events`, a list of `number`, `kind`, `seat`, `card`, `subject`, `former`, `target`, `place`, `origin`,
/// `value`, `masked`, `text`.
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_events_json(
    game: *const adj_game,
    viewer: i32,
    since: u64,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || handles::look(game, |seated| seated.game.events_json(eyes(viewer)?, since)))
}

/// Takes back the last answer that a host gave, and the engine's own chances after it. `policy` is ADJ_UNDO_SAME_CHANCE (the
/// same dice come again) or ADJ_UNDO_FRESH_CHANCE; ADJ_UNDO_FORCE may be or-ed in to go past a reveal. Events stay; an
/// ADJ_EVENT_UNDO says how many answers were taken back: take a view.
///
/// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT (policy), ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_RULE (nothing to take
/// back, or something was revealed), ADJ_E_PANIC. Stable.
///
/// # Safety
/// `error` points to its type, or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_undo(game: *mut adj_game, policy: u32, error: *mut adj_error) -> adj_status {
    guard(error, || {
        if policy & !(ADJ_UNDO_FRESH_CHANCE | ADJ_UNDO_FORCE) != 0 {
            return Err(Failure::new(Status::Argument, format!("there is no undo policy {policy}")));
        }
        let policy =
            UndoPolicy { fresh_chance: policy & ADJ_UNDO_FRESH_CHANCE != 0, force: policy & ADJ_UNDO_FORCE != 0 };
        handles::change(game, |seated| seated.game.undo(policy))
    })
}
