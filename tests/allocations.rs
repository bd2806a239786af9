//! The path of play-outs and search allocates nothing once its buffers are warm.

use adjutant::games::colonial_space_wars::{ColonialSpaceWars, Large, Small};
use adjutant::games::lost_empires::LostEmpires;
use adjutant::kit::{Asked, Faults, Node, Rules, Silent};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    /// Allocations of this thread: each test has its own.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: as the caller promises.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays random games; gives how many answers.
fn play<R: Rules>(rules: &R, answers: &mut Vec<R::Answer>, picks: &mut StdRng, games: usize) -> u64 {
    let mut steps = 0;
    for _ in 0..games {
        let mut state = rules.start(&mut Silent);
        loop {
            let answer = match rules.question(&state).asked {
                Asked::Nobody => break,
                Asked::Chance => rules.draw(&state, picks.random_range(0..rules.tickets(&state))),
                Asked::Seat(_) => {
                    rules.answers(&state, answers);
                    answers[picks.random_range(0..answers.len())]
                }
            };
            rules.apply(&mut state, answer, &mut Silent).expect("a shipped game never overflows");
            steps += 1;
        }
    }
    steps
}

/// Plays so many games without an allocation, once some have been played; a position has so many bytes at most.
#[track_caller]
fn assert_no_allocation<R: Rules>(config: Value, games: usize, bytes: usize) {
    let rules = R::load(&Node::root(&config), &mut Faults::default()).expect("a good configuration");
    let (mut answers, mut picks) = (Vec::with_capacity(4096), StdRng::seed_from_u64(1));
    play(&rules, &mut answers, &mut picks, 10);
    let before = COUNT.get();
    let steps = play(&rules, &mut answers, &mut picks, games);
    assert_eq!(COUNT.get() - before, 0, "over {steps} answers");
    assert!(steps > 100 * games as u64, "whole games: {steps} answers");
    assert!(size_of::<R::State>() <= bytes, "a position has {} bytes", size_of::<R::State>());
}

#[test]
fn games_of_lost_empires_allocate_nothing() {
    let seats = json!([{ "faction": "neo_human_republic" }, { "faction": "scion_imperium" }]);
    assert_no_allocation::<LostEmpires>(json!({ "ruleset": "lost_empires", "seats": seats }), 1_000, 1_536);
}

/// Games of Colonial Space Wars with every faction on either side.
fn skirmishes() -> impl Iterator<Item = Value> {
    let factions = ["terra", "centauri", "heimdall", "ascaryan"];
    let pairs = factions.into_iter().flat_map(move |first| factions.map(|second| [first, second]));
    pairs.map(|pair| {
        let seats = pair.map(|faction| json!({ "faction": faction }));
        json!({ "ruleset": "colonial_space_wars", "seats": seats, "options": { "map": "ruins", "attacker": "roll" } })
    })
}

#[test]
fn skirmishes_of_colonial_space_wars_allocate_nothing() {
    for scenario in ["sudden_death", "messenger"] {
        for mut config in skirmishes() {
            config["scenario"] = scenario.into();
            assert_no_allocation::<ColonialSpaceWars<Small>>(config, 32, 1_536);
        }
    }
}

#[test]
fn campaigns_of_colonial_space_wars_allocate_nothing() {
    for (scenario, games) in [("four_factions", 200), ("three_swords", 100), ("attrition_pairs", 200)] {
        let config = json!({ "ruleset": "colonial_space_wars", "scenario": scenario, "options": { "max_rounds": 40 } });
        assert_no_allocation::<ColonialSpaceWars<Large>>(config, games, 4_096);
    }
    for mut config in skirmishes() {
        config["scenario"] = "attrition".into();
        config["options"]["max_rounds"] = 40.into();
        assert_no_allocation::<ColonialSpaceWars<Large>>(config, 32, 4_096);
    }
}
