//! The library itself: versions, rulesets, catalogue, schemas, and checking a configuration.

use super::buffers::{Buffer, text_in};
use super::constants::*;
use super::guard::tell;
use super::handles;
use super::structs::{adj_error, adj_status};
use crate::table;
use serde_json::json;
use std::ffi::c_char;

/// The ABI version of this library: major << 16 | minor.
///
/// Ownership: nothing. Nullable: nothing. Threads: any.
/// Errors: none. Stable.
#[unsafe(no_mangle)]
pub extern "C" fn adj_abi_version() -> u32 {
    ADJ_ABI_VERSION
}

/// Says whether a program made with this header's `ADJ_ABI_VERSION` can use this library: the same major, and a minor not
/// above the library's (while major is 0 the same minor). Call it once at start.
///
/// Ownership: nothing. Nullable: nothing. Threads: any.
/// Errors: ADJ_E_ABI. Stable.
#[unsafe(no_mangle)]
pub extern "C" fn adj_check_abi(header_version: u32) -> adj_status {
    if header_version == ADJ_ABI_VERSION { ADJ_OK } else { ADJ_E_ABI }
}

/// The library's version, `0.1.0`.
///
/// Ownership: static text, never freed, never NULL, NUL-terminated. Nullable: nothing. Threads: any.
/// Errors: none. Stable.
#[unsafe(no_mangle)]
pub extern "C" fn adj_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The name of a status, `ADJ_E_RULE`; `ADJ_E_UNKNOWN` for a number that is none.
///
/// Ownership: static text, never freed, never NULL, NUL-terminated. Nullable: nothing. Threads: any.
/// Errors: none. Stable.
#[unsafe(no_mangle)]
pub extern "C" fn adj_status_name(status: adj_status) -> *const c_char {
    let name = match status {
        ADJ_OK => c"ADJ_OK",
        ADJ_E_ARGUMENT => c"ADJ_E_ARGUMENT",
        ADJ_E_HANDLE => c"ADJ_E_HANDLE",
        ADJ_E_BUFFER => c"ADJ_E_BUFFER",
        ADJ_E_UTF8 => c"ADJ_E_UTF8",
        ADJ_E_ABI => c"ADJ_E_ABI",
        ADJ_E_VIEWER => c"ADJ_E_VIEWER",
        ADJ_E_CONFIG => c"ADJ_E_CONFIG",
        ADJ_E_DATA => c"ADJ_E_DATA",
        ADJ_E_STALE => c"ADJ_E_STALE",
        ADJ_E_RULE => c"ADJ_E_RULE",
        ADJ_E_OVER => c"ADJ_E_OVER",
        ADJ_E_GONE => c"ADJ_E_GONE",
        ADJ_E_DIVERGED => c"ADJ_E_DIVERGED",
        ADJ_E_LIMIT => c"ADJ_E_LIMIT",
        ADJ_E_PANIC => c"ADJ_E_PANIC",
        _ => c"ADJ_E_UNKNOWN",
    };
    name.as_ptr()
}

/// JSON: `version`, `abi`, `target`, `data` (hash of each ruleset's data), `features`, `live` (how many handles of each kind
/// are alive: a way to find leaks).
///
/// Ownership: the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without the NUL.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_build_info(
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        let hashes = table::data_hashes().into_iter();
        let data: Vec<_> = hashes.map(|(id, hash)| json!({ "ruleset": id, "hash": format!("{hash:016x}") })).collect();
        let info = json!({
            "version": env!("CARGO_PKG_VERSION"),
            "abi": ADJ_ABI_VERSION,
            "target": env!("ADJ_TARGET"),
            "data": data,
            "features": [],
            "live": { "games": handles::live() },
        });
        Ok(info.to_string())
    })
}

/// JSON: `rulesets`, a list of `id`, `name`, `number`, `seats`, `scenarios`, `decks`, `options`, `data_version`.
///
/// Ownership: the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without the NUL.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_rulesets(
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || Ok(table::rulesets()))
}

/// JSON: everything that a configuration can put on the table: every card with its number and the source of each value
/// (packs included), places, the die, the size of the action space, and under `words` the catalogue of order kinds (notation
/// pattern, label template), prompts, events, reasons and phases.
///
/// Ownership: `config` (UTF-8, `len` bytes, no NUL needed) is read during the call; the text is copied into the caller's
/// `buf` of `cap` bytes; `needed` is its length without the NUL.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_CONFIG, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `config` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_catalog(
    config: *const c_char,
    len: u64,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        // SAFETY: the caller's promise for `config`.
        let config = unsafe { text_in(config, len) }?;
        table::catalog(&config)
    })
}

/// A JSON Schema by name: `config`, `pack`, `position`, `view`, `orders`, `events`, `record`, `catalog`.
///
/// Ownership: `name` (UTF-8, `len` bytes) is read during the call; the text is copied into the caller's `buf` of `cap`
/// bytes; `needed` is its length without the NUL.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
/// Errors: ADJ_E_ARGUMENT (no such schema too), ADJ_E_UTF8, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `name` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_schema(
    name: *const c_char,
    len: u64,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        // SAFETY: the caller's promise for `name`.
        let name = unsafe { text_in(name, len) }?;
        table::schema(&name)
    })
}

/// JSON: all faults of a configuration (decks, packs, position): `faults`, a list of `place`, `reason`, `rule`, `text`; an
/// empty list when it is good. Finding faults is no failure of the call.
///
/// Ownership: `config` (UTF-8, `len` bytes) is read during the call; the text is copied into the caller's `buf` of `cap`
/// bytes; `needed` is its length without the NUL.
/// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
/// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
///
/// # Safety
/// `config` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn adj_config_check(
    config: *const c_char,
    len: u64,
    buf: *mut c_char,
    cap: u64,
    needed: *mut u64,
    error: *mut adj_error,
) -> adj_status {
    // SAFETY: the caller's promise for `buf` and `needed`.
    let out = unsafe { Buffer::text(buf, cap, needed) };
    tell(out, error, || {
        // SAFETY: the caller's promise for `config`.
        let config = unsafe { text_in(config, len) }?;
        table::check(&config)
    })
}
