//! The question, its orders, and answering it.

use super::buffers::{Buffer, List, Struct, text_in};
use super::constants::*;
use super::game::eyes;
use super::guard::{guard, tell};
use super::handles;
use super::structs::*;
use crate::kit::{Cause, Failure, Status, Viewer};
use crate::table::{Form, Game};
use std::ffi::c_char;

/// Who answers: a viewer, or ADJ_SEAT_CHANCE at a chance.
fn answerer(number: i32, game: &dyn Game) -> Result<Viewer, Failure> {
    if number == ADJ_SEAT_CHANCE && game.info(Viewer::Public)?.seat == ADJ_SEAT_CHANCE {
        return Ok(Viewer::All);
    }
    eyes(number)
}

/// The index of an answer; `None` stands for ADJ_INDEX_CHANCE.
fn answer(index: u32) -> Option<u32> {
    (index != ADJ_INDEX_CHANCE).then_some(index)
}

/// Lists the legal orders, in order and without doubles. They belong to the seat that is asked (ADJ_SEAT_CHANCE at a chance)
/// and to ADJ_VIEWER_ALL. The list is never empty unless the game is over.
///
/// Ownership: `game` is borrowed; the first `cap` orders are copied into `out`, `count` is how many there are.
/// Nullable: `out` with `cap` 0, `count`, `error`. Threads: any; together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER (some are left), ADJ_E_PANIC. Stable.
///
/// # Safety
/// `out` points to memory for `cap` orders, `count` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_orders(
    game: *const adj_game,
    viewer: i32,
    out: *mut adj_order,
    cap: u64,
    count: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `out` and `count`.
    let out = unsafe { List::new(out, cap, count) };
    guard(error, || {
        out.check()?;
        handles::look(game, |seated| {
            let mut orders = Vec::new();
            seated.game.orders(answerer(viewer, &*seated.game)?, &mut orders)?;
            out.put(orders.iter().map(adj_order::from))
        })
    })
}

/// The question as JSON: `revision`, `seat`, `prompt`, `text`, `picked`, `min`, `max`, and `orders`, each with `index`,
/// `kind`, `notation`, `label` and what else it has.
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_orders_json(
    game: *const adj_game,
    viewer: i32,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || handles::look(game, |seated| seated.game.orders_json(answerer(viewer, &*seated.game)?)))
}

/// One order of the list in words: `form` is ADJ_TEXT_NOTATION (short and exact) or ADJ_TEXT_LABEL (for people).
///
/// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
/// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
/// calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_RULE (no such index), ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_order_text(
    game: *const adj_game,
    viewer: i32,
    index: u32,
    form: u32,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        let form = match form {
            ADJ_TEXT_NOTATION => Form::Notation,
            ADJ_TEXT_LABEL => Form::Label,
            other => return Err(Failure::new(Status::Argument, format!("there is no form {other}"))),
        };
        handles::look(game, |seated| seated.game.order_text(answerer(viewer, &*seated.game)?, index, form))
    })
}

/// Would this order be accepted, and if not, why? Nothing changes. Submitting takes the same path.
///
/// Ownership: `game` is borrowed; `notation` (UTF-8, `len` bytes) is read during the call. Nullable: `error`. Threads: any;
/// together with other looking calls.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_RULE, ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `notation` points to `len` bytes, `error` to its type, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_check(
    game: *const adj_game,
    viewer: i32,
    notation: *const c_char,
    len: u64,
    error: *mut adj_error,
) -> adj_status {
    guard(error, || {
        // SAFETY: the caller's promise for `notation`.
        let notation = unsafe { text_in(notation, len) }?;
        handles::look(game, |seated| seated.game.check(answerer(viewer, &*seated.game)?, &notation))
    })
}

/// Gives an answer by its index in the list. `revision` is the one that the list was read at. At a chance ADJ_INDEX_CHANCE
/// lets the engine's stream answer. A refusal changes nothing.
///
/// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE (no such index), ADJ_E_LIMIT,
/// ADJ_E_PANIC. Stable.
///
/// # Safety
/// `error` points to its type, or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_submit(
    game: *mut adj_game,
    viewer: i32,
    revision: u64,
    index: u32,
    error: *mut adj_error,
) -> adj_status {
    guard(error, || {
        handles::change(game, |seated| {
            let viewer = answerer(viewer, &*seated.game)?;
            seated.game.submit(viewer, revision, answer(index))
        })
    })
}

/// Gives an answer by its notation.
///
/// Ownership: `game` is borrowed; `notation` (UTF-8, `len` bytes) is read during the call. Nullable: `error`. Threads: any;
/// waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE, ADJ_E_LIMIT,
/// ADJ_E_PANIC. Stable.
///
/// # Safety
/// `notation` points to `len` bytes, `error` to its type, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_submit_text(
    game: *mut adj_game,
    viewer: i32,
    revision: u64,
    notation: *const c_char,
    len: u64,
    error: *mut adj_error,
) -> adj_status {
    guard(error, || {
        // SAFETY: the caller's promise for `notation`.
        let notation = unsafe { text_in(notation, len) }?;
        handles::change(game, |seated| {
            let viewer = answerer(viewer, &*seated.game)?;
            seated.game.submit_text(viewer, revision, &notation)
        })
    })
}

/// Submits by index, then gives info and orders of the next question in the same call, for scripts. The info is the one of
/// `viewer`; the orders are listed if that viewer is asked next, else `count` is 0. If the answer was taken but `cap` is too
/// small, the answer stands: the call returns ADJ_E_BUFFER with `info` filled and `count` set.
///
/// Ownership: `game` is borrowed; `*info` is filled, the first `cap` orders are copied into `out`. Nullable: `out` with `cap`
/// 0, `count`, `error`. Threads: any; waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE, ADJ_E_LIMIT, ADJ_E_BUFFER (the
/// answer stands), ADJ_E_PANIC. Stable.
///
/// # Safety
/// `info` points to a struct of the size that it says, `out` to memory for `cap` orders, `count` and `error` to their types,
/// or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_step(
    game: *mut adj_game,
    viewer: i32,
    revision: u64,
    index: u32,
    info: *mut adj_info,
    out: *mut adj_order,
    cap: u64,
    count: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `info`.
    let info = unsafe { Struct::new(info, adj_info::ZERO) };
    // SAFETY: the caller's promise for `out` and `count`.
    let out = unsafe { List::new(out, cap, count) };
    guard(error, || {
        let info = info?;
        out.check()?;
        handles::change(game, |seated| {
            let viewer = answerer(viewer, &*seated.game)?;
            seated.game.submit(viewer, revision, answer(index))?;
            let next = seated.game.info(viewer)?;
            info.set(next.into());
            if next.order_count == 0 {
                return Ok(());
            }
            seated.game.orders(viewer, &mut seated.orders)?;
            out.put(seated.orders.iter().map(adj_order::from))
        })
    })
}

/// A seat gives up, at any question of anybody: `cause` is ADJ_CAUSE_RESIGN, ADJ_CAUSE_TIME or ADJ_CAUSE_ABSENT. It stands
/// in the record like an answer.
///
/// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT (cause), ADJ_E_HANDLE, ADJ_E_VIEWER (no such seat), ADJ_E_OVER, ADJ_E_RULE (it has left the game),
/// ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `error` points to its type, or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_resign(
    game: *mut adj_game,
    seat: i32,
    cause: u32,
    error: *mut adj_error,
) -> adj_status {
    guard(error, || {
        let cause = match cause {
            ADJ_CAUSE_RESIGN => Cause::Resign,
            ADJ_CAUSE_TIME => Cause::Time,
            ADJ_CAUSE_ABSENT => Cause::Absent,
            other => return Err(Failure::new(Status::Argument, format!("there is no cause {other}"))),
        };
        handles::change(game, |seated| seated.game.resign(seat, cause))
    })
}

/// The seats have agreed on a draw.
///
/// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_OVER, ADJ_E_RULE (the rulebook
/// knows none), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `error` points to its type, or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_game_agree_draw(game: *mut adj_game, error: *mut adj_error) -> adj_status {
    guard(error, || handles::change(game, |seated| seated.game.agree_draw()))
}
