//! What a host can get wrong with handles, and games in several threads: a status each time, and nothing breaks.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, host};
use serde_json::json;
use std::sync::Arc;

/// A game of one of the rulesets, in turn.
fn new_game(seed: u64) -> Game {
    let ruleset = ["lost_empires", "colonial_space_wars"][seed as usize % 2];
    let config = json!({ "ruleset": ruleset, "seed": seed, "options": { "max_rounds": 20 } });
    Game::new(&config).expect("a good configuration")
}

/// A handle that belongs to nobody.
fn stray(value: u64) -> Game {
    Game { handle: value as usize as *mut adj_game }
}

/// Calls every function that takes a game and gives the statuses.
fn every_call(game: &Game) -> Vec<(&'static str, i32)> {
    let status = |result: Result<(), host::Refused>| result.err().map_or(ADJ_OK, |refused| refused.status);
    vec![
        ("info", status(game.info(ALL).map(|_| ()))),
        ("view", status(game.view_text(ALL).map(|_| ()))),
        ("text", status(game.text(ALL, ADJ_TEXT_TABLE, 0).map(|_| ()))),
        ("hash", status(game.hash(ALL).map(|_| ()))),
        ("orders", status(game.orders(ALL).map(|_| ()))),
        ("orders_json", status(game.orders_text(ALL).map(|_| ()))),
        ("order_text", status(game.order_text(ALL, 0, ADJ_TEXT_LABEL).map(|_| ()))),
        ("check", status(game.check(ALL, "pass"))),
        ("submit", status(game.submit(ALL, 0, 0))),
        ("submit_text", status(game.submit_text(ALL, 0, "pass"))),
        ("resign", status(game.resign(0, ADJ_CAUSE_RESIGN))),
        ("agree_draw", status(game.agree_draw())),
        ("events", status(game.events(ALL, 0).map(|_| ()))),
        ("events_json", status(game.events_json(ALL, 0).map(|_| ()))),
        ("undo", status(game.undo(ADJ_UNDO_SAME_CHANCE))),
        ("save", status(game.save(ALL).map(|_| ()))),
        ("record", status(game.record().map(|_| ()))),
        ("clone", status(game.fork(0).map(|_| ()))),
    ]
}

#[track_caller]
fn assert_no_handle(game: Game) {
    for (call, status) in every_call(&game) {
        assert_eq!(status, ADJ_E_HANDLE, "{call} with {:?}", game.handle);
    }
    let expected = if game.handle.is_null() { ADJ_OK } else { ADJ_E_HANDLE };
    assert_eq!(adj_game_free(game.handle), expected);
    std::mem::forget(game);
}

#[test]
fn null_freed_foreign_and_random_handles_are_refused() {
    assert_no_handle(stray(0));
    let freed = new_game(1).handle;
    assert_no_handle(Game { handle: freed });
    let live = new_game(2);
    let value = live.handle as usize as u64;
    assert!((1 << 48..1 << 53).contains(&value), "a handle is a number between 2^48 and 2^53: {value:x}");
    // The low 20 bits are the slot: flipped, they may name a live game of a test beside this one.
    for bit in 20..64 {
        assert_no_handle(stray(value ^ 1 << bit));
    }
    for value in [1, 7, u64::MAX, 1 << 48, 1 << 52, value >> 1, value << 1, 0x7fff_ffff_f000] {
        assert_no_handle(stray(value));
    }
    live.info(ALL).expect("the live game is as it was");
}

#[test]
fn a_slot_comes_round_with_another_handle() {
    let mut seen = std::collections::HashSet::new();
    for seed in 1..3_000 {
        let game = new_game(seed);
        assert!(seen.insert(game.handle as usize), "a handle never comes again");
    }
}

#[test]
fn two_games_are_played_at_the_same_time_and_one_game_from_two_sides() {
    [2, 3].map(new_game).map(Arc::new).iter().for_each(play_from_two_sides);
}

/// Two threads play this game, and two others their own.
fn play_from_two_sides(shared: &Arc<Game>) {
    std::thread::scope(|scope| {
        for first in [1_000, 1_100] {
            scope.spawn(move || {
                for seed in first..first + 20 {
                    let game = new_game(seed);
                    while game.info(ALL).expect("info").over == 0 {
                        let info = game.info(ALL).expect("info");
                        game.submit(ALL, info.revision, info.order_count / 2).expect("a listed order is accepted");
                    }
                }
            });
        }
        for side in 0..2 {
            let game = Arc::clone(shared);
            scope.spawn(move || {
                let mut stale = 0;
                loop {
                    let info = game.info(ALL).expect("info");
                    if info.over != 0 {
                        return;
                    }
                    let index = if side == 0 { info.order_count - 1 } else { info.order_count / 3 };
                    match game.submit(ALL, info.revision, index) {
                        Ok(()) => {}
                        // The other side was quicker.
                        Err(refused) if [ADJ_E_STALE, ADJ_E_OVER].contains(&refused.status) => stale += 1,
                        Err(refused) => panic!("{refused:?} after {stale} stale answers"),
                    }
                    game.view_text(side).expect("a view beside another's answer");
                }
            });
        }
    });
    assert_eq!(shared.info(ALL).expect("info").over, 1);
}

#[test]
fn a_panic_leaves_the_game_as_it_was() {
    [4, 5].map(new_game).into_iter().for_each(assert_unharmed);
}

/// Panics in and out of it, and it goes on.
fn assert_unharmed(game: Game) {
    let before = (game.hash(ALL), game.view_text(ALL), game.events(ALL, 0));
    for place in [PanicIn::Looking, PanicIn::Changing] {
        let refused = host::call(|error| test_panic(game.handle, place, error)).expect_err("it panics");
        assert_eq!(refused.status, ADJ_E_PANIC);
        assert_eq!((game.hash(ALL), game.view_text(ALL), game.events(ALL, 0)), before);
    }
    let info = game.info(ALL).expect("info");
    game.submit(ALL, info.revision, 0).expect("the game goes on");
}

#[test]
fn a_second_copy_of_the_library_knows_nothing_of_our_games() {
    let beside = std::env::current_exe().expect("a test has an executable");
    let name = format!("{}adjutant{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = beside.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.exists());
    let library = library.expect("cargo builds the library for its tests");
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let copies = ["first", "second"].map(|copy| {
        let path = folder.join(format!("{copy}_{name}"));
        std::fs::copy(&library, &path).expect("the library can be copied");
        // SAFETY: our own library; loading it runs nothing.
        unsafe { libloading::Library::new(path) }.expect("the library can be loaded")
    });
    type New = unsafe extern "C" fn(*const std::ffi::c_char, u64, *mut *mut adj_game, *mut adj_error) -> adj_status;
    type Hash = unsafe extern "C" fn(*const adj_game, i32, *mut u64, *mut adj_error) -> adj_status;
    let config = r#"{"ruleset":"lost_empires"}"#;
    let mut handles = [std::ptr::null_mut(); 2];
    let mut hash = 0;
    for (copy, handle) in copies.iter().zip(&mut handles) {
        // SAFETY: the functions have these types, and the pointers are good.
        unsafe {
            let new = copy.get::<New>(b"adj_game_new").expect("it is exported");
            assert_eq!(new(config.as_ptr().cast(), config.len() as u64, handle, std::ptr::null_mut()), ADJ_OK);
        }
    }
    let ours = new_game(1);
    for (copy, own) in copies.iter().zip(handles) {
        // SAFETY: as above.
        let mut status = |handle: *mut adj_game| unsafe {
            copy.get::<Hash>(b"adj_game_hash").expect("it is exported")(handle, ALL, &mut hash, std::ptr::null_mut())
        };
        let results = handles.map(&mut status);
        let others = handles.iter().zip(results).filter(|(handle, _)| **handle != own);
        assert!(others.into_iter().all(|(_, status)| status == ADJ_E_HANDLE), "another copy's handle is not found");
        assert_eq!(status(own), ADJ_OK);
        assert_eq!(status(ours.handle), ADJ_E_HANDLE);
    }
    assert_ne!(handles[0], handles[1]);
}
