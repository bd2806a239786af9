//! Where a rulebook hides nothing, all see the same.

use crate::common::{ALL, Game, PUBLIC};
use crate::series::{SERIES, Walk};
use adjutant::ffi::*;
use serde_json::{Map, Value};

/// Everything that a viewer sees, part by part, but for what says whose eyes they are. What a question is about is told to
/// whoever is asked, and the position to copy to the host alone.
fn seen(game: &Game, viewer: i32, since: u64) -> Map<String, Value> {
    let Value::Object(mut parts) = game.view(viewer).expect("a view") else { panic!("a view is an object") };
    assert_eq!(parts.remove("viewer"), Some(viewer.into()));
    parts.remove("position");
    parts["question"].as_object_mut().expect("an object").remove("subject");
    parts.insert("news".into(), game.events_json(viewer, since).expect("events"));
    parts.insert("hash".into(), game.hash(viewer).expect("a hash").into());
    parts.insert("table".into(), game.text(viewer, ADJ_TEXT_TABLE, 0).expect("a table").into());
    parts
}

// covers: CSW-R10, CSW-R11
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
                        let own = seen(&walk.game, viewer, told);
                        assert!(own.keys().eq(all.keys()), "viewer {viewer} of {}", walk.config);
                        for (part, value) in &all {
                            assert_eq!(own[part], *value, "{part} for viewer {viewer} of {}", walk.config);
                        }
                    }
                    told = info.events;
                }
                walk.step(&info);
            }
        }
    }
}
