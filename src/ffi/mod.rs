//! The door: the C ABI. Handles, pointers, buffers, the panic guard and statuses; no rule and no decision.
//!
//! All `unsafe` of the crate is here. An export is a few lines: prepare the outputs, pass the `guard`, look the handle up,
//! convert, call the table, write out. Caller memory is touched by unaligned reads, writes and byte copies only, so its
//! alignment does not matter and no reference to it ever exists.

#![allow(non_camel_case_types)] // C names.
#![deny(unsafe_op_in_unsafe_fn, clippy::undocumented_unsafe_blocks)]

#[cfg(all(panic = "abort", not(target_arch = "wasm32")))]
compile_error!("a panic must not end the host's process: build with panic = \"unwind\"");

mod buffers;
mod bytes;
mod constants;
mod game;
mod guard;
mod handles;
mod happened;
mod library;
mod orders;
mod structs;

pub use bytes::*;
pub use constants::*;
pub use game::*;
pub use guard::{PanicIn, test_panic};
pub use happened::*;
pub use library::*;
pub use orders::*;
pub use structs::*;
