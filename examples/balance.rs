//! How even the factions of Colonial Space Wars are: equal one-ply greedy players, sides exchanged, over all small boards.
//!
//! `cargo run --release --example balance [-- --games N] [--pack FILE]`
//!
//! A pack is laid over the shipped units, so that changed values can be tried before they are printed.
//!
//! A greedy player looks at the position after each of his orders and takes the best; equal ones are drawn by lot. He
//! counts the worth and health of the pieces, hits that wear protection down, how near his fighters are to what the enemy
//! lives by, and how far his own leaders are from the enemy. A draw counts half. The interval is the 95 % one of Wilson.

use adjutant::games::colonial_space_wars::{Answer, Class, ColonialSpaceWars, Small, State};
use adjutant::kit::{Asked, Faults, Node, Outcome, Rules, Silent};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

type Game = ColonialSpaceWars<Small>;

const FACTIONS: [&str; 4] = ["terra", "centauri", "heimdall", "ascaryan"];
const MAPS: [&str; 5] = ["plain", "ruins", "river", "ridge", "bunkers"];
/// Rounds after which a game counts as a draw.
const ROUNDS: u32 = 60;

/// The rules of one pairing on one map.
fn load(first: &str, second: &str, map: &str, pack: &Option<Value>) -> Game {
    let mut config = json!({
        "ruleset": "colonial_space_wars",
        "seats": [{ "faction": first }, { "faction": second }],
        "options": { "map": map, "max_rounds": ROUNDS },
    });
    if let Some(pack) = pack {
        config["packs"] = json!([pack]);
    }
    let mut faults = Faults::default();
    Game::load(&Node::root(&config), &mut faults).unwrap_or_else(|| panic!("{:#?}", faults.0))
}

/// What a piece is worth, undamaged.
fn worth(rules: &Game, kind: u8) -> f64 {
    let profile = rules.unit(kind);
    f64::from(profile.cost.unwrap_or(1)) * 10.0 + f64::from(profile.leader + profile.node) * 8.0
}

/// How good a position is for a seat.
fn judge(rules: &Game, state: &State<Small>, seat: u8) -> f64 {
    if let Some(outcome) = rules.outcome(state) {
        return f64::from(outcome.result[usize::from(seat)]) * 10_000.0;
    }
    let mut sum = 0.0;
    for (slot, unit) in state.living() {
        let own = rules.seat_of(state, slot) == seat;
        let health = 0.4 + 0.15 * f64::from(4 - unit.hurt());
        let value = worth(rules, unit.kind) * health - 0.4 * f64::from(unit.absorbed);
        sum += if own { value } else { -value };
        if !own {
            continue;
        }
        let Some(from) = state.place(slot) else { continue };
        let profile = rules.unit(unit.kind);
        let distance = |other: usize| state.place(other).map_or(20, |at| rules.distance(from, at));
        let enemy = 1 - seat;
        let prey = rules.lifelines(state, enemy).map(distance).min().unwrap_or(0);
        let nearest = rules.units_of(state, enemy).map(distance).min().unwrap_or(0);
        if profile.leader + profile.node > 0 {
            sum += 0.5 * f64::from(nearest.min(6));
        } else if profile.ata[Class::Light as usize] + profile.ata[Class::Heavy as usize] > 0 {
            sum -= 0.2 * f64::from(prey) + 0.1 * f64::from(nearest);
        }
    }
    sum
}

/// The best answer of a greedy player.
fn choose(rules: &Game, state: &State<Small>, seat: u8, answers: &[Answer], luck: &mut StdRng) -> Answer {
    let mut best = (f64::MIN, answers[0]);
    for answer in answers {
        let mut after = *state;
        rules.apply(&mut after, *answer, &mut Silent).expect("a shipped game never overflows");
        let idle = if matches!(answer, Answer::EndTurn | Answer::Stop) { 0.02 } else { 0.0 };
        let score = judge(rules, &after, seat) - idle + luck.random_range(0.0..0.01);
        if score > best.0 {
            best = (score, *answer);
        }
    }
    best.1
}

fn play(rules: &Game, luck: &mut StdRng) -> (Outcome, u32) {
    let mut state = rules.start(&mut Silent);
    let mut answers = Vec::new();
    loop {
        match rules.question(&state).asked {
            Asked::Seat(seat) => {
                rules.answers(&state, &mut answers);
                // Nothing is known yet when armies are set up: squares are drawn by lot.
                let answer = match answers[0] {
                    Answer::Deploy { .. } | Answer::Base { .. } => answers[luck.random_range(0..answers.len())],
                    _ => choose(rules, &state, seat, &answers, luck),
                };
                rules.apply(&mut state, answer, &mut Silent).expect("a shipped game never overflows");
            }
            _ => return (rules.outcome(&state).expect("nobody is asked"), rules.clock(&state).round),
        }
    }
}

/// Games of one pairing.
#[derive(Default)]
struct Tally {
    games: u32,
    wins: u32,
    draws: u32,
    attacker_wins: u32,
    rounds: u32,
}

impl Tally {
    fn rate(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games)
    }

    /// The 95 % interval of the rate (Wilson).
    fn interval(&self) -> (f64, f64) {
        let (n, p, z) = (f64::from(self.games), self.rate(), 1.96);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let width = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        (middle - width, middle + width)
    }
}

fn pairing(first: &str, second: &str, games: u32, pack: &Option<Value>) -> Tally {
    let mut tally = Tally::default();
    let boards = |first: &str, second: &str| MAPS.map(|map| load(first, second, map, pack));
    let (straight, crossed) = (boards(first, second), boards(second, first));
    for number in 0..games {
        let exchanged = number % 2 == 1;
        let map = (number / 2) as usize % MAPS.len();
        let rules = if exchanged { &crossed[map] } else { &straight[map] };
        let (outcome, rounds) = play(rules, &mut StdRng::seed_from_u64(u64::from(number / 2)));
        let own = usize::from(exchanged);
        tally.games += 1;
        tally.rounds += rounds;
        tally.attacker_wins += u32::from(outcome.result[0] > 0);
        match outcome.result[own] {
            1 => tally.wins += 1,
            0 => tally.draws += 1,
            _ => {}
        }
    }
    tally
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let after = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1));
    let games = after("--games").and_then(|text| text.parse().ok()).unwrap_or(400);
    let pack = after("--pack").map(|path| {
        let text = std::fs::read_to_string(path).expect("a file that can be read");
        serde_json::from_str(&text).expect("a pack is JSON")
    });
    println!("| pairing | rate of the first | 95 % | wins, draws, losses | attacker wins | rounds |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for (index, first) in FACTIONS.iter().enumerate() {
        for second in &FACTIONS[index + 1..] {
            let tally = pairing(first, second, games, &pack);
            let (low, high) = tally.interval();
            println!(
                "| {first} against {second} | {:.1} % | {:.1} to {:.1} | {}, {}, {} | {:.0} % | {:.1} |",
                tally.rate() * 100.0,
                low * 100.0,
                high * 100.0,
                tally.wins,
                tally.draws,
                tally.games - tally.wins - tally.draws,
                f64::from(tally.attacker_wins) * 100.0 / f64::from(tally.games),
                f64::from(tally.rounds) / f64::from(tally.games),
            );
        }
    }
}
