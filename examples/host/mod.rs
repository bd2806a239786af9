//! A host in Rust that plays through the C ABI like any other: the examples and the tests share it.
//!
//! Everything here calls `adj_*` functions with pointers and lengths, as a C program would, and turns what comes back
//! into owned Rust values.

#![allow(dead_code)] // Each example and test uses its own part.

use adjutant::ffi::*;
use serde_json::Value;

/// The viewer that sees everything.
pub const ALL: i32 = ADJ_VIEWER_ALL;
/// The public.
pub const PUBLIC: i32 = ADJ_VIEWER_PUBLIC;

/// A failed call, as the host gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// `ADJ_E_RULE` and so on.
    pub status: i32,
    /// Catalogue number of the reason.
    pub reason: u32,
    /// Answer number or byte offset.
    pub detail: u32,
    /// The rulebook's section.
    pub rule: String,
    /// The sentence.
    pub message: String,
}

/// What a call gives.
pub type Outcome<T> = Result<T, Refused>;

/// An error struct as a host prepares it.
pub fn new_error() -> adj_error {
    // SAFETY: plain integers and bytes; all zero is a value.
    let mut error: adj_error = unsafe { std::mem::zeroed() };
    error.struct_size = size_of::<adj_error>() as u32;
    error
}

fn text_of(bytes: &[std::ffi::c_char]) -> String {
    let bytes: Vec<u8> = bytes.iter().map(|byte| *byte as u8).take_while(|byte| *byte != 0).collect();
    String::from_utf8(bytes).expect("texts are UTF-8")
}

/// Calls with an error struct and turns a failure into `Refused`.
pub fn call(function: impl FnOnce(*mut adj_error) -> adj_status) -> Outcome<()> {
    let mut error = new_error();
    let status = function(&mut error);
    if status == ADJ_OK {
        return Ok(());
    }
    assert_eq!(error.status, status, "the error repeats the status");
    Err(Refused {
        status,
        reason: error.reason,
        detail: error.detail,
        rule: text_of(&error.rule),
        message: text_of(&error.message),
    })
}

/// Reads a text into a buffer that grows while it is too small: another thread may change the game meanwhile.
pub fn text(
    mut function: impl FnMut(*mut std::ffi::c_char, u64, *mut u64, *mut adj_error) -> adj_status,
) -> Outcome<String> {
    let mut buffer = vec![0u8; 4096];
    loop {
        let mut needed = 0;
        let done = call(|error| function(buffer.as_mut_ptr().cast(), buffer.len() as u64, &mut needed, error));
        match done {
            Err(refused) if refused.status == ADJ_E_BUFFER => buffer = vec![0u8; 2 * needed as usize + 1],
            Err(refused) => return Err(refused),
            Ok(()) => {
                buffer.truncate(needed as usize);
                return Ok(String::from_utf8(buffer).expect("texts are UTF-8"));
            }
        }
    }
}

/// The same, parsed.
pub fn json(
    function: impl FnMut(*mut std::ffi::c_char, u64, *mut u64, *mut adj_error) -> adj_status,
) -> Outcome<Value> {
    Ok(serde_json::from_str(&text(function)?).expect("documents are JSON"))
}

/// One game.
#[derive(Debug)]
pub struct Game {
    /// The handle.
    pub handle: *mut adj_game,
}

// SAFETY: handles are numbers that any thread may use.
unsafe impl Send for Game {}
// SAFETY: as above; the library excludes changing calls from others.
unsafe impl Sync for Game {}

impl Drop for Game {
    fn drop(&mut self) {
        adj_game_free(self.handle);
    }
}

impl Game {
    /// A new game from a configuration.
    pub fn new(config: &Value) -> Outcome<Game> {
        Game::from_text(&config.to_string())
    }

    /// A new game from a configuration as text.
    pub fn from_text(config: &str) -> Outcome<Game> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: pointer and length of one text, a place for the handle.
        call(|error| unsafe { adj_game_new(config.as_ptr().cast(), config.len() as u64, &mut handle, error) })?;
        Ok(Game { handle })
    }

    /// A game from a save.
    pub fn load(bytes: &[u8]) -> Outcome<Game> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: pointer and length of one slice, a place for the handle.
        call(|error| unsafe { adj_game_load(bytes.as_ptr(), bytes.len() as u64, &mut handle, error) })?;
        Ok(Game { handle })
    }

    /// A game from a record.
    pub fn replay(record: &str, upto: u64) -> Outcome<Game> {
        let mut handle = std::ptr::null_mut();
        let (text, len) = (record.as_ptr().cast(), record.len() as u64);
        // SAFETY: pointer and length of one text, a place for the handle.
        call(|error| unsafe { adj_game_replay(text, len, upto, &mut handle, error) })?;
        Ok(Game { handle })
    }

    /// A second game from here on.
    pub fn fork(&self, seed: u64) -> Outcome<Game> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: a live handle, a place for the new one.
        call(|error| unsafe { adj_game_clone(self.handle, seed, &mut handle, error) })?;
        Ok(Game { handle })
    }

    /// What is asked, of whom.
    pub fn info(&self, viewer: i32) -> Outcome<adj_info> {
        // SAFETY: plain integers; all zero is a value.
        let mut info: adj_info = unsafe { std::mem::zeroed() };
        info.struct_size = size_of::<adj_info>() as u32;
        // SAFETY: a live handle, a struct of the size it says.
        call(|error| unsafe { adj_game_info(self.handle, viewer, &mut info, error) })?;
        Ok(info)
    }

    /// How it ended.
    pub fn outcome(&self) -> adj_outcome {
        // SAFETY: plain integers; all zero is a value.
        let mut outcome: adj_outcome = unsafe { std::mem::zeroed() };
        outcome.struct_size = size_of::<adj_outcome>() as u32;
        // SAFETY: a live handle, a struct of the size it says.
        call(|error| unsafe { adj_game_outcome(self.handle, &mut outcome, error) }).expect("a game has an outcome");
        outcome
    }

    /// The view.
    pub fn view(&self, viewer: i32) -> Outcome<Value> {
        // SAFETY: a live handle and the buffer of `json`.
        json(|buf, cap, needed, error| unsafe { adj_game_view(self.handle, viewer, buf, cap, needed, error) })
    }

    /// The view as it comes.
    pub fn view_text(&self, viewer: i32) -> Outcome<String> {
        // SAFETY: a live handle and the buffer of `text`.
        text(|buf, cap, needed, error| unsafe { adj_game_view(self.handle, viewer, buf, cap, needed, error) })
    }

    /// Plain lines.
    pub fn text(&self, viewer: i32, what: u32, since: u64) -> Outcome<String> {
        // SAFETY: a live handle and the buffer of `text`.
        text(|buf, cap, needed, error| unsafe {
            adj_game_text(self.handle, viewer, what, since, buf, cap, needed, error)
        })
    }

    /// The hash of the position as this viewer knows it.
    pub fn hash(&self, viewer: i32) -> Outcome<u64> {
        let mut hash = 0;
        // SAFETY: a live handle and a place for the number.
        call(|error| unsafe { adj_game_hash(self.handle, viewer, &mut hash, error) })?;
        Ok(hash)
    }

    /// The legal orders.
    pub fn orders(&self, viewer: i32) -> Outcome<Vec<adj_order>> {
        let mut count = 0;
        // SAFETY: a live handle; no buffer, only the count is asked for.
        let _ =
            call(|error| unsafe { adj_game_orders(self.handle, viewer, std::ptr::null_mut(), 0, &mut count, error) });
        let mut orders = Vec::with_capacity(count as usize);
        // SAFETY: room for `count` orders, all of which are written.
        unsafe {
            call(|error| adj_game_orders(self.handle, viewer, orders.as_mut_ptr(), count, &mut count, error))?;
            orders.set_len(count as usize);
        }
        Ok(orders)
    }

    /// The question with notations and labels.
    pub fn orders_json(&self, viewer: i32) -> Outcome<Value> {
        // SAFETY: a live handle and the buffer of `json`.
        json(|buf, cap, needed, error| unsafe { adj_game_orders_json(self.handle, viewer, buf, cap, needed, error) })
    }

    /// The question as it comes.
    pub fn orders_text(&self, viewer: i32) -> Outcome<String> {
        // SAFETY: a live handle and the buffer of `text`.
        text(|buf, cap, needed, error| unsafe { adj_game_orders_json(self.handle, viewer, buf, cap, needed, error) })
    }

    /// One order in words.
    pub fn order_text(&self, viewer: i32, index: u32, form: u32) -> Outcome<String> {
        // SAFETY: a live handle and the buffer of `text`.
        text(|buf, cap, needed, error| unsafe {
            adj_game_order_text(self.handle, viewer, index, form, buf, cap, needed, error)
        })
    }

    /// Would it be accepted?
    pub fn check(&self, viewer: i32, notation: &str) -> Outcome<()> {
        let (text, len) = (notation.as_ptr().cast(), notation.len() as u64);
        // SAFETY: a live handle, pointer and length of one text.
        call(|error| unsafe { adj_game_check(self.handle, viewer, text, len, error) })
    }

    /// Answers by index.
    pub fn submit(&self, viewer: i32, revision: u64, index: u32) -> Outcome<()> {
        // SAFETY: a live handle.
        call(|error| unsafe { adj_game_submit(self.handle, viewer, revision, index, error) })
    }

    /// Answers by notation.
    pub fn submit_text(&self, viewer: i32, revision: u64, notation: &str) -> Outcome<()> {
        let (text, len) = (notation.as_ptr().cast(), notation.len() as u64);
        // SAFETY: a live handle, pointer and length of one text.
        call(|error| unsafe { adj_game_submit_text(self.handle, viewer, revision, text, len, error) })
    }

    /// A seat gives up.
    pub fn resign(&self, seat: i32, cause: u32) -> Outcome<()> {
        // SAFETY: a live handle.
        call(|error| unsafe { adj_game_resign(self.handle, seat, cause, error) })
    }

    /// The seats agree on a draw.
    pub fn agree_draw(&self) -> Outcome<()> {
        // SAFETY: a live handle.
        call(|error| unsafe { adj_game_agree_draw(self.handle, error) })
    }

    /// Events after a number.
    pub fn events(&self, viewer: i32, since: u64) -> Outcome<Vec<adj_event>> {
        let mut count = 0;
        // SAFETY: a live handle; no buffer, only the count is asked for.
        let first = call(|error| unsafe {
            adj_game_events(self.handle, viewer, since, std::ptr::null_mut(), 0, &mut count, error)
        });
        if let Err(refused) = first {
            if refused.status != ADJ_E_BUFFER {
                return Err(refused);
            }
        }
        let mut events = Vec::with_capacity(count as usize);
        // SAFETY: room for `count` events, all of which are written.
        unsafe {
            call(|error| adj_game_events(self.handle, viewer, since, events.as_mut_ptr(), count, &mut count, error))?;
            events.set_len(count as usize);
        }
        Ok(events)
    }

    /// Events after a number, in words.
    pub fn events_json(&self, viewer: i32, since: u64) -> Outcome<Value> {
        // SAFETY: a live handle and the buffer of `json`.
        json(|buf, cap, needed, error| unsafe {
            adj_game_events_json(self.handle, viewer, since, buf, cap, needed, error)
        })
    }

    /// Takes back.
    pub fn undo(&self, policy: u32) -> Outcome<()> {
        // SAFETY: a live handle.
        call(|error| unsafe { adj_game_undo(self.handle, policy, error) })
    }

    /// The game as bytes.
    pub fn save(&self, viewer: i32) -> Outcome<Vec<u8>> {
        let mut needed = 0;
        // SAFETY: a live handle; no buffer, only the size is asked for.
        call(|error| unsafe { adj_game_save(self.handle, viewer, std::ptr::null_mut(), 0, &mut needed, error) })?;
        let mut bytes = vec![0u8; needed as usize];
        // SAFETY: a live handle and a buffer of the size it says.
        call(|error| unsafe { adj_game_save(self.handle, viewer, bytes.as_mut_ptr(), needed, &mut needed, error) })?;
        Ok(bytes)
    }

    /// The replay.
    pub fn record(&self) -> Outcome<String> {
        // SAFETY: a live handle and the buffer of `text`.
        text(|buf, cap, needed, error| unsafe { adj_game_record(self.handle, buf, cap, needed, error) })
    }
}

/// The faults of a configuration.
pub fn faults(config: &str) -> Outcome<Value> {
    let (text, len) = (config.as_ptr().cast(), config.len() as u64);
    // SAFETY: pointer and length of one text, and the buffer of `json`.
    json(|buf, cap, needed, error| unsafe { adj_config_check(text, len, buf, cap, needed, error) })
}

/// The catalogue of a configuration.
pub fn catalog(config: &str) -> Outcome<Value> {
    let (text, len) = (config.as_ptr().cast(), config.len() as u64);
    // SAFETY: pointer and length of one text, and the buffer of `json`.
    json(|buf, cap, needed, error| unsafe { adj_catalog(text, len, buf, cap, needed, error) })
}
