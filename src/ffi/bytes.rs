//! Games to bytes and back.

use super::buffers::{Buffer, Out, bytes_in, text_in};
use super::game::eyes;
use super::guard::{guard, make, tell};
use super::handles;
use super::structs::*;
use crate::table;
use std::ffi::c_char;

/// Saves the game for a viewer. For ADJ_VIEWER_ALL it is the whole truth, configuration and packs included: the host's own.
/// For a seat or the public it holds what that viewer knows, and the game loaded from it is for looking at.
///
/// Ownership: `game` is borrowed; the bytes are copied into the caller's `buf` of `cap` bytes; `needed` is how many there are.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_save(
    game: *const adj_game,
    viewer: i32,
    buf: *mut u8,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::bytes(buf, cap, needed) };
    guard(error, || {
        out.check()?;
        out.put_bytes(&handles::look(game, |seated| seated.game.save(eyes(viewer)?))?)
    })
}

/// Makes a game from a save. The bytes are never trusted: a whole save is played again, answer by answer. Counters go on,
/// events start anew.
///
/// Ownership: `data` (`len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
/// Nullable: `error`. `*out` is NULL on failure. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_DATA (`detail` is a byte offset), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `data` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_load(
    data: *const u8,
    len: u64,
    out: *mut *mut adj_game,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Out::new(out, std::ptr::null_mut()) };
    make(out, error, || {
        // SAFETY: the caller's promise for `data`.
        let bytes = unsafe { bytes_in(data, len) }?;
        table::load(&bytes)
    })
}

/// The record as JSON: configuration (packs and seed included), and every answer as a notation with the hash after it. It
/// is the whole truth: for players only when the game is over.
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC.
/// Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_record(
    game: *const adj_game,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || handles::look(game, |seated| seated.game.record()))
}

/// Makes a game from a record and plays its first `upto` answers (all, if there are fewer). Each answer must be legal here,
/// and the hash after it must be the recorded one.
///
/// Ownership: `record` (UTF-8, `len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
/// Nullable: `error`. `*out` is NULL on failure. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_DATA, ADJ_E_CONFIG, ADJ_E_DIVERGED (`detail` is the number, from 0, of the first
/// answer that differs), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `record` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_replay(
    record: *const c_char,
    len: u64,
    upto: u64,
    out: *mut *mut adj_game,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out`.
    let out = unsafe { Out::new(out, std::ptr::null_mut()) };
    make(out, error, || {
        // SAFETY: the caller's promise for `record`.
        let record = unsafe { text_in(record, len) }?;
        table::replay(&record, upto)
    })
}
