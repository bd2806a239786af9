//! A game's life, and what can be seen of it.

use super::buffers::{Buffer, Out, Struct, text_in};
use super::constants::*;
use super::guard::{guard, make, tell};
use super::handles;
use super::structs::*;
use crate::kit::{Failure, Status, Viewer};
use crate::table::{self, Text};
use std::ffi::c_char;

/// A viewer from its number.
pub(super) fn eyes(number: i32) -> Result<Viewer, Failure> {
    viewer(number).ok_or_else(|| Failure::new(Status::Viewer, format!("there is no viewer {number}")))
}

/// Makes a game from a configuration (JSON). Every key but `ruleset` has a default, so `{"ruleset":"lost_empires"}` plays
/// the rulebook's own first game.
///
/// Ownership: `config` (UTF-8, `len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
/// Nullable: `error`. `*out` is NULL on failure. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_CONFIG (the first fault and how many more; adj_config_check lists all),
/// ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `config` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_new(
    config: *const c_char,
    len: u64,
    out: *mut *mut adj_game,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Out::new(out, std::ptr::null_mut()) };
    make(out, error, || {
        // SAFETY: the caller's promise for `config`.
        let config = unsafe { text_in(config, len) }?;
        table::new_game(&config)
    })
}

/// Makes a second game from here on. With seed 0 the same dice are to come, which is for the host's own use; with another
/// seed new ones. The record is kept; events and undo start anew.
///
/// Ownership: `game` is borrowed; `*out` is the caller's, to be freed by `adj_game_free`.
/// Nullable: `error`. `*out` is NULL on failure. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` and `error` point to their types, or are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_clone(
    game: *const adj_game,
    seed: u64,
    out: *mut *mut adj_game,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Out::new(out, std::ptr::null_mut()) };
    make(out, error, || handles::look(game, |seated| seated.game.fork(seed)))
}

/// Ends a game's life. Waits for calls on it that are running. Freeing NULL is ADJ_OK; a second free is ADJ_E_HANDLE.
///
/// Ownership: the handle is used up. Nullable: `game`. Threads: any.
/// Errors: ADJ_E_HANDLE, ADJ_E_PANIC. Stable.
#[unsafe(no_mangle)]
pub extern "C" fn adj_game_free(game: *mut adj_game) -> adj_status {
    guard(std::ptr::null_mut(), || if game.is_null() { Ok(()) } else { handles::free(game) })
}

/// What is asked, of whom, and where the counters stand. Read it before the list of orders: a change in between is then
/// caught by `adj_game_submit`.
///
/// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT (struct_size), ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` and `error` point to structs of the size that they say, or are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_info(
    game: *const adj_game,
    viewer: i32,
    out: *mut adj_info,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Struct::new(out, adj_info::ZERO) };
    guard(error, || {
        let out = out?;
        let info = handles::look(game, |seated| seated.game.info(eyes(viewer)?))?;
        out.set(info.into());
        Ok(())
    })
}

/// How the game ended. While it is not over, `reason` is 0 and `winner` -1; that is no failure.
///
/// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT (struct_size), ADJ_E_HANDLE, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` and `error` point to structs of the size that they say, or are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_outcome(
    game: *const adj_game,
    out: *mut adj_outcome,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Struct::new(out, adj_outcome::ZERO) };
    guard(error, || {
        let out = out?;
        let ending = handles::look(game, |seated| seated.game.outcome())?;
        out.set(ending.into());
        Ok(())
    })
}

/// The table as this viewer sees it, as JSON: `format`, `ruleset`, `viewer`, `revision`, `answers`, `events`, `question`,
/// `turn`, `round`, `phase`, `over`, `outcome` at the end, then the ruleset's own `seats`, `places`, `entities`; for
/// ADJ_VIEWER_ALL between two orders also `position`.
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_view(
    game: *const adj_game,
    viewer: i32,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || handles::look(game, |seated| seated.game.view(eyes(viewer)?)))
}

/// Plain lines for a terminal: `what` is ADJ_TEXT_TABLE, ADJ_TEXT_QUESTION (prompt and numbered menu) or ADJ_TEXT_EVENTS
/// (one line an event, after number `since`).
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_text(
    game: *const adj_game,
    viewer: i32,
    what: u32,
    since: u64,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        let what = match what {
            ADJ_TEXT_TABLE => Text::Table,
            ADJ_TEXT_QUESTION => Text::Question,
            ADJ_TEXT_EVENTS => Text::Events(since),
            other => return Err(Failure::new(Status::Argument, format!("there is no text {other}"))),
        };
        handles::look(game, |seated| seated.game.text(eyes(viewer)?, what))
    })
}

/// Hash of the position as this viewer knows it. Not in it: revision, events, record, seed. ADJ_VIEWER_ALL's hash is for the
/// host alone: whoever has it can search for what is hidden.
///
/// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` and `error` point to their types, or are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_hash(
    game: *const adj_game,
    viewer: i32,
    out: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Out::new(out, 0) };
    guard(error, || {
        out.needed("out")?;
        out.set(handles::look(game, |seated| seated.game.hash(eyes(viewer)?))?);
        Ok(())
    })
}
