//! How fast the rules run: one line a ruleset, medians of several rounds on one core.
//!
//! `cargo run --release --example speed [-- --json] [--seconds N]`
//!
//! A *step* is one answered question, chances and forced answers included; a *choice* has two or more options. Random play
//! with a uniform choice, through the Rust API with events dropped; `abi` is the same through the C ABI with record and
//! events kept. Quote ratios taken in one run: the machine may be shared.

mod host;

use adjutant::ffi::*;
use adjutant::games::colonial_space_wars::{ColonialSpaceWars, Large, Small};
use adjutant::games::lost_empires::LostEmpires;
use adjutant::games::wars_tcg::WarsTcg;
use adjutant::kit::{Asked, Faults, Node, Rules, Silent};
use host::{ALL, Game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Rounds that the medians are taken of.
const ROUNDS: usize = 5;

/// A small fast generator, so that drawing a number costs next to nothing.
struct Picks(u64);

impl Picks {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * count as u128) >> 64) as usize
    }
}

#[derive(Default)]
struct Counts {
    steps: u64,
    choices: u64,
    chances: u64,
    listed: u64,
    questions: u64,
    games: u64,
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn load<R: Rules>(config: &Value) -> R {
    R::load(&Node::root(config), &mut Faults::default()).expect("a good configuration")
}

/// Plays random games for a while.
fn play<R: Rules>(rules: &R, picks: &mut Picks, time: Duration) -> (Counts, f64) {
    let mut counts = Counts::default();
    let mut answers = Vec::with_capacity(256);
    let begin = Instant::now();
    while begin.elapsed() < time {
        let mut state = rules.start(&mut Silent);
        loop {
            let answer = match rules.question(&state).asked {
                Asked::Nobody => break,
                Asked::Chance => {
                    counts.chances += 1;
                    rules.draw(&state, picks.below(rules.tickets(&state) as usize) as u32)
                }
                Asked::Seat(_) => {
                    rules.answers(&state, &mut answers);
                    counts.questions += 1;
                    counts.listed += answers.len() as u64;
                    counts.choices += u64::from(answers.len() > 1);
                    answers[picks.below(answers.len())]
                }
            };
            rules.apply(&mut state, answer, &mut Silent).expect("a shipped game never overflows");
            counts.steps += 1;
        }
        counts.games += 1;
    }
    (counts, begin.elapsed().as_secs_f64())
}

/// Plays random games through the C ABI: one `adj_game_step` a choice.
fn play_abi(config: &Value, picks: &mut Picks, time: Duration) -> f64 {
    let mut steps = 0;
    let mut orders: Vec<adj_order> = Vec::with_capacity(1024);
    let begin = Instant::now();
    let mut seed = 0;
    let mut config = config.clone();
    while begin.elapsed() < time {
        seed += 1;
        config["seed"] = seed.into();
        let game = Game::new(&config).expect("a good configuration");
        let mut info = game.info(ALL).expect("info");
        while info.over == 0 {
            let index = picks.below(info.order_count as usize) as u32;
            let mut count = 0;
            // SAFETY: a live handle, a struct of the size it says, room for 1,024 orders.
            let status = unsafe {
                let error = std::ptr::null_mut();
                adj_game_step(
                    game.handle,
                    ALL,
                    info.revision,
                    index,
                    &mut info,
                    orders.as_mut_ptr(),
                    1024,
                    &mut count,
                    error,
                )
            };
            assert_eq!(status, ADJ_OK);
        }
        steps += info.answers;
    }
    steps as f64 / begin.elapsed().as_secs_f64()
}

fn clone_ns<R: Rules>(rules: &R) -> f64 {
    let state = rules.start(&mut Silent);
    let copies = 1_000_000;
    let begin = Instant::now();
    let mut copy = state;
    for _ in 0..copies {
        copy = *std::hint::black_box(&copy);
    }
    std::hint::black_box(&copy);
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(copies)
}

fn new_us<R: Rules>(rules: &R) -> f64 {
    let games = 100_000;
    let begin = Instant::now();
    for _ in 0..games {
        std::hint::black_box(rules.start(&mut Silent));
    }
    begin.elapsed().as_secs_f64() * 1e6 / f64::from(games)
}

fn measure<R: Rules>(name: &str, more: Value, time: Duration) -> Value {
    let mut config = json!({ "ruleset": R::RULESET.id, "options": { "max_rounds": 200 } });
    for (key, value) in more.as_object().into_iter().flatten() {
        config[key] = value.clone();
    }
    let rules = load::<R>(&config);
    let mut picks = Picks(0x9E37_79B9_7F4A_7C15);
    play(&rules, &mut picks, time / 4);
    let mut rounds = Vec::new();
    let mut abi = Vec::new();
    for _ in 0..ROUNDS {
        rounds.push(play(&rules, &mut picks, time));
        abi.push(play_abi(&config, &mut picks, time));
    }
    let rate = |count: fn(&Counts) -> u64| median(rounds.iter().map(|(counts, s)| count(counts) as f64 / s).collect());
    let part = |a: fn(&Counts) -> u64, b: fn(&Counts) -> u64| {
        let sum = |count: fn(&Counts) -> u64| rounds.iter().map(|(counts, _)| count(counts)).sum::<u64>() as f64;
        sum(a) / sum(b)
    };
    let round = |value: f64, digits: i32| (value * 10f64.powi(digits)).round() / 10f64.powi(digits);
    let steps = rate(|counts| counts.steps);
    json!({
        "ruleset": name,
        "steps_per_s": steps.round(),
        "choices_per_s": rate(|counts| counts.choices).round(),
        "chance_share": round(part(|counts| counts.chances, |counts| counts.steps), 3),
        "games_per_s": rate(|counts| counts.games).round(),
        "ns_per_step": round(1e9 / steps, 1),
        "clone_ns": round(median((0..ROUNDS).map(|_| clone_ns(&rules)).collect()), 1),
        "state_bytes": size_of::<R::State>(),
        "new_us": round(median((0..ROUNDS).map(|_| new_us(&rules)).collect()), 3),
        "orders_per_question": round(part(|counts| counts.listed, |counts| counts.questions), 2),
        "answers_per_game": round(part(|counts| counts.steps, |counts| counts.games), 1),
        "abi_steps_per_s": median(abi).round(),
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seconds = words.iter().position(|word| word == "--seconds").and_then(|at| words.get(at + 1));
    let time = Duration::from_secs_f64(seconds.and_then(|text| text.parse().ok()).unwrap_or(1.0));
    let four = json!({ "scenario": "four_factions" });
    let rows = [
        measure::<LostEmpires>("lost_empires", json!({}), time),
        measure::<ColonialSpaceWars<Small>>("colonial_space_wars", json!({}), time),
        measure::<ColonialSpaceWars<Large>>("colonial_space_wars 20x24", four, time),
        measure::<WarsTcg>("wars_tcg", json!({ "scenario": "alliance_suppression" }), time),
    ];
    if words.iter().any(|word| word == "--json") {
        rows.iter().for_each(|row| println!("{row}"));
        return;
    }
    println!(
        "{:<26} {:>9} {:>9} {:>8} {:>8} {:>8} {:>8} {:>7} {:>7} {:>8} {:>9} {:>9}",
        "ruleset",
        "steps/s",
        "choices/s",
        "chance",
        "games/s",
        "ns/step",
        "clone ns",
        "bytes",
        "new us",
        "orders",
        "answers",
        "abi/s"
    );
    for row in &rows {
        let million = |key: &str| format!("{:.2}M", row[key].as_f64().unwrap_or(0.0) / 1e6);
        println!(
            "{:<26} {:>9} {:>9} {:>8} {:>8} {:>8} {:>8} {:>7} {:>7} {:>8} {:>9} {:>9}",
            row["ruleset"].as_str().unwrap_or(""),
            million("steps_per_s"),
            million("choices_per_s"),
            row["chance_share"],
            row["games_per_s"],
            row["ns_per_step"],
            row["clone_ns"],
            row["state_bytes"],
            row["new_us"],
            row["orders_per_question"],
            row["answers_per_game"],
            million("abi_steps_per_s"),
        );
    }
}
