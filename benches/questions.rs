//! Finer figures than `speed`: one line each, the best of several rounds, in nanoseconds.
//!
//! `cargo bench` prints them. A plain program does, as the two numbers that matter need no statistics crate: quote ratios
//! taken in one run, for the machine may be shared.

use adjutant::games::colonial_space_wars::{Answer, ColonialSpaceWars, Large, Size, Small};
use adjutant::kit::{Faults, Node, Rules, Silent, Viewer, Wire, Writer};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;

/// Rounds that the best is taken of.
const ROUNDS: usize = 9;

/// Runs some work often and prints what one run takes.
fn measure(name: &str, runs: u32, mut work: impl FnMut()) {
    work();
    let round = |_| {
        let begin = Instant::now();
        (0..runs).for_each(|_| work());
        begin.elapsed().as_secs_f64() * 1e9 / f64::from(runs)
    };
    let best = (0..ROUNDS).map(round).fold(f64::MAX, f64::min);
    println!("{name:<58} {best:>10.0} ns");
}

/// A runner of MOV 10 in the middle of a board with both armies' worth of pieces on it.
fn runner(map: &str, middle: &str, rows: u32, columns: u8) -> Value {
    let runner = json!({
        "key": "runner", "name": "Runner", "faction": "terra", "level": 1, "cost": 1, "mov": 10, "cls": "light", "ata_light": 2,
        "ata_heavy": 1, "rng": 2, "prt": 1, "cmd": 1, "skills": [{ "skill": "leader", "x": 6 }],
    });
    let mut units = vec![json!({ "unit": "runner", "place": middle })];
    for column in 0..columns {
        let letter = char::from(b'a' + column);
        units.push(json!({ "unit": "brigade", "sword": 0, "place": format!("{letter}1") }));
        units.push(json!({ "unit": "hoplite", "sword": 1, "place": format!("{letter}{rows}") }));
    }
    units.push(json!({ "unit": "polemarch", "sword": 1, "place": format!("a{}", rows - 1) }));
    json!({
        "ruleset": "colonial_space_wars",
        "packs": [{ "format": 1, "game": "colonial_space_wars", "units": [runner] }],
        "options": { "map": map },
        "position": { "units": units },
    })
}

fn questions<Z: Size>(board: &str, config: &Value) {
    let mut faults = Faults::default();
    let rules = ColonialSpaceWars::<Z>::load(&Node::root(config), &mut faults);
    let rules = rules.unwrap_or_else(|| panic!("{:#?}", faults.0));
    let mut state = rules.start(&mut Silent);
    let mut answers = Vec::with_capacity(1024);
    measure(&format!("{board}: whom to activate"), 20_000, || rules.answers(black_box(&state), &mut answers));
    let runner = answers.iter().copied().find(|answer| matches!(answer, Answer::Activate { unit: 0, .. }));
    rules.apply(&mut state, runner.expect("the runner can be activated"), &mut Silent).expect("no overflow");
    rules.answers(&state, &mut answers);
    let orders = answers.len();
    measure(&format!("{board}: one full question, {orders} orders"), 20_000, || {
        rules.answers(black_box(&state), &mut answers);
    });
    measure(&format!("{board}: a view as JSON"), 200, || {
        black_box(serde_json::to_string(&rules.view(&state, Viewer::All)).expect("JSON"));
    });
    measure(&format!("{board}: canonical bytes"), 5_000, || {
        let (mut copy, mut out) = (state, Writer::default());
        rules.wire(&mut copy, &mut out as &mut dyn Wire);
        black_box(out.0.len());
    });
}

fn main() {
    questions::<Small>("10 x 12", &runner("bunkers", "f5", 10, 12));
    questions::<Large>("20 x 24", &runner("continent", "l10", 20, 24));
    for (name, config) in [
        ("a new game of Lost Empires from JSON text", json!({ "ruleset": "lost_empires" })),
        ("a new game of Colonial Space Wars from JSON text", json!({ "ruleset": "colonial_space_wars" })),
    ] {
        let text = config.to_string();
        measure(name, 500, || {
            black_box(adjutant::table::new_game(&text).expect("a good configuration"));
        });
    }
}
