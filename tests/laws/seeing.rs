//! Where a rulebook hides nothing, all see the same.

use crate::common::{ALL, Game, PUBLIC};
use crate::series::{SERIES, Walk};
use adjutant::ffi::*;
use serde_json::Value;

/// Everything that a viewer sees, but for what says whose eyes they are. Only the host's view has a position to copy.
fn seen(game: &Game, viewer: i32, since: u64) -> (Value, Value, Option<u64>, String) {
    let mut view = game.view(viewer).expect("a view");
    let rows = view.as_object_mut().expect("an object");
    assert_eq!(rows.remove("viewer"), Some(viewer.into()));
    rows.remove("position");
    let events = game.events_json(viewer, since).expect("events");
    (view, events, game.hash(viewer).ok(), game.text(viewer, ADJ_TEXT_TABLE, 0).expect("a table"))
}

// covers: CSW-R10
#[test]
fn where_nothing_is_hidden_every_viewer_sees_the_same() {
    for series in SERIES.iter().filter(|series| series.open) {
        for seed in 1..=42 {
            let mut walk = Walk::new((series.config)(seed), seed);
            let mut told = 0;
            while let Some(info) = walk.asked() {
                if walk.once_in(20) {
                    let all = seen(&walk.game, ALL, told);
                    for viewer in (0..info.seats as i32).chain([PUBLIC]) {
                        assert_eq!(seen(&walk.game, viewer, told), all, "viewer {viewer} of {}", walk.config);
                    }
                    told = info.events;
                }
                walk.step(&info);
            }
        }
    }
}
