//! The one gate that every export passes: no panic leaves, and a failure is written where the host asked for it.

use super::buffers::{Buffer, Out};
use super::constants::{ADJ_E_ARGUMENT, ADJ_OK};
use super::handles;
use super::structs::{adj_error, adj_game, adj_status};
use crate::kit::{Failure, Status};
use crate::table::Game;
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the body of an export. What `error` must not be is checked first: then nothing is done, not even in `error`.
pub(super) fn guard(error: *mut adj_error, body: impl FnOnce() -> Result<(), Failure>) -> adj_status {
    if !error.is_null() {
        // SAFETY: the caller says that `error` points to an adj_error, which begins with its size.
        let size = unsafe { error.cast::<u32>().read_unaligned() };
        if size as usize != size_of::<adj_error>() {
            return ADJ_E_ARGUMENT;
        }
    }
    let failure = caught(body).err();
    let status = failure.as_ref().map_or(ADJ_OK, |failure| failure.status as adj_status);
    if !error.is_null() {
        let told = failure.as_ref().map_or(ADJ_ERROR_NONE, describe);
        // SAFETY: `error` points to an adj_error of the size checked above.
        unsafe { error.write_unaligned(told) };
    }
    status
}

/// Runs the body of an export that gives a text. The buffer is checked before the body runs.
pub(super) fn tell<T: AsRef<str>>(
    out: Buffer,
    error: *mut adj_error,
    body: impl FnOnce() -> Result<T, Failure>,
) -> adj_status {
    guard(error, || {
        out.check()?;
        out.put_text(body()?.as_ref())
    })
}

/// Runs the body of an export that makes a game, and seats it. The place for its handle is checked before the body runs.
pub(super) fn make(
    out: Out<*mut adj_game>,
    error: *mut adj_error,
    body: impl FnOnce() -> Result<Box<dyn Game>, Failure>,
) -> adj_status {
    guard(error, || {
        out.needed("out")?;
        out.set(handles::seat(body()?)?);
        Ok(())
    })
}

/// Runs a body and turns a panic into a failure. Game calls use it inside the game's lock, so that no lock is poisoned.
pub(super) fn caught<T>(body: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| {
        Err(Failure::new(Status::Panic, "a fault of the library; the game is as it was before the call"))
    })
}

const ADJ_ERROR_NONE: adj_error = adj_error {
    struct_size: size_of::<adj_error>() as u32,
    status: ADJ_OK,
    reason: 0,
    detail: 0,
    rule: [0; 24],
    subject: 0,
    target: 0,
    message: [0; 208],
};

fn describe(failure: &Failure) -> adj_error {
    let mut error = ADJ_ERROR_NONE;
    error.status = failure.status as adj_status;
    error.reason = failure.reason;
    error.detail = failure.detail;
    error.subject = failure.subject;
    error.target = failure.target;
    put(failure.rule, &mut error.rule);
    put(&failure.message, &mut error.message);
    error
}

/// Copies a text into a fixed field, cut at a character, with a NUL behind it.
fn put(text: &str, field: &mut [c_char]) {
    let mut end = text.len().min(field.len() - 1);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    for (to, from) in field.iter_mut().zip(text[..end].bytes()) {
        *to = from as c_char;
    }
}

/// Where `test_panic` panics.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanicIn {
    /// In a call that looks.
    Looking,
    /// In a call that changes, half-way.
    Changing,
}

/// Panics inside a call on this game, for the test that proves that nothing comes of it. Not exported from the library.
#[doc(hidden)]
pub fn test_panic(game: *const adj_game, place: PanicIn, error: *mut adj_error) -> adj_status {
    guard(error, || match place {
        PanicIn::Looking => handles::look(game, |_| -> Result<(), Failure> { panic!("provoked while looking") }),
        PanicIn::Changing => handles::change(game, |_| -> Result<(), Failure> { panic!("provoked while changing") }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_at_a_character() {
        let mut field = [0 as c_char; 5];
        put("aéé", &mut field);
        assert_eq!(field, [b'a' as c_char, 0xc3u8 as c_char, 0xa9u8 as c_char, 0, 0]);
    }
}
