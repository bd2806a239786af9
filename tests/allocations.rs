//! The path of play-outs and search allocates nothing once its buffers are warm.

use adjutant::games::lost_empires::LostEmpires;
use adjutant::kit::{Asked, Faults, Node, Rules, Silent};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
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

#[test]
fn play_outs_allocate_nothing() {
    let config = json!({ "ruleset": "lost_empires", "seats": [{ "faction": "neo_human_republic" }, { "faction": "scion_imperium" }] });
    let rules = LostEmpires::load(&Node::root(&config), &mut Faults::default()).expect("a good configuration");
    let (mut answers, mut picks) = (Vec::with_capacity(256), StdRng::seed_from_u64(1));
    play(&rules, &mut answers, &mut picks, 10);
    let before = COUNT.load(Ordering::Relaxed);
    let steps = play(&rules, &mut answers, &mut picks, 1_000);
    assert_eq!(COUNT.load(Ordering::Relaxed) - before, 0, "over {steps} answers");
    assert!(steps > 100_000);
    assert!(size_of::<<LostEmpires as Rules>::State>() <= 1536, "a position fits 1.5 KiB");
}
