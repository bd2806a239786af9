//! Questions and answers: what is listed is accepted, whatever is given, and nothing else is.

use crate::common::{ALL, Game, Outcome};
use crate::series::{SERIES, Walk, walks};
use adjutant::ffi::*;
use serde_json::Value;
use std::collections::{BTreeMap, HashSet};

/// Games of each series that are played to their end.
const GAMES: u64 = 10_000;

/// The orders of a question: none is there twice, one is the default, none has the action of another.
fn assert_question(game: &Game, info: &adj_info) {
    let orders = game.orders(ALL).expect("the host sees the question");
    assert_eq!(orders.len(), info.order_count as usize);
    assert!(!orders.is_empty(), "no question is empty");
    let mut actions: Vec<u32> = orders.iter().map(|order| order.action).collect();
    actions.sort_unstable();
    actions.dedup();
    assert_eq!(actions.len(), orders.len(), "no two orders are one action");
    let defaults = orders.iter().filter(|order| order.flags & ADJ_ORDER_DEFAULT != 0).count();
    assert_eq!(defaults, 1, "one order is the default");
}

/// Stale and wrong answers are refused and change nothing.
fn assert_refusals(game: &Game, info: &adj_info) {
    let hash = game.hash(ALL).expect("a hash");
    let status = |result: Outcome<()>| result.expect_err("this must be refused").status;
    assert_eq!(status(game.submit(ALL, info.revision + 1, 0)), ADJ_E_STALE);
    assert_eq!(status(game.submit(ALL, info.revision, info.order_count)), ADJ_E_RULE);
    assert_eq!(status(game.submit(ALL, info.revision, ADJ_INDEX_CHANCE)), ADJ_E_RULE);
    for other in (0..info.seats as i32).filter(|seat| *seat != info.seat) {
        assert_eq!(status(game.submit(other, info.revision, 0)), ADJ_E_VIEWER);
    }
    assert_eq!(status(game.submit(info.seats as i32, info.revision, 0)), ADJ_E_VIEWER);
    assert_eq!(status(game.submit(ADJ_VIEWER_PUBLIC, info.revision, 0)), ADJ_E_VIEWER);
    assert_eq!(status(game.submit_text(ALL, info.revision, "conquer everything")), ADJ_E_RULE);
    assert_eq!(game.hash(ALL).expect("a hash"), hash, "a refusal changes nothing");
    assert_eq!(game.info(ALL).expect("info").revision, info.revision);
}

/// What the games of a series were about, and how they ended.
#[derive(Default)]
struct Tally {
    answers: u64,
    rounds: u32,
    /// Games by scenario and reason.
    endings: BTreeMap<String, u64>,
    /// Pairings of two factions, with board and scenario.
    pairings: HashSet<String>,
}

impl Tally {
    fn count(&mut self, walk: &Walk) {
        let info = walk.game.info(ALL).expect("info");
        self.answers += info.answers;
        self.rounds = self.rounds.max(info.round);
        let outcome = walk.game.view(ALL).expect("a view")["outcome"].clone();
        let word = |value: &Value| value.as_str().unwrap_or("").to_owned();
        let scenario = word(&walk.config["scenario"]);
        *self.endings.entry(format!("{scenario} {}", word(&outcome["reason"]))).or_default() += 1;
        let seats = [0, 1].map(|seat| {
            let seat = &walk.config["seats"][seat];
            word(&seat["faction"]) + &word(&seat["deck"])
        });
        if info.seats == 2 && seats.iter().all(|faction| !faction.is_empty()) {
            self.pairings.insert(format!("{seats:?} {} {scenario}", walk.config["options"]["map"]));
        }
    }
}

// covers: CSW-R1, CSW-R2, CSW-R8, CSW-R18, CSW-R118
#[test]
fn every_listed_order_is_accepted_and_every_game_ends() {
    for series in &SERIES {
        let mut tally = Tally::default();
        for seed in 1..=GAMES {
            let mut walk = Walk::new((series.config)(seed), seed);
            let limit = walk.config["options"]["max_rounds"].as_u64().unwrap_or(u64::MAX);
            while let Some(info) = walk.asked() {
                assert_question(&walk.game, &info);
                assert!(u64::from(info.round) <= limit, "nobody is asked after the host's last round");
                if walk.once_in(50) {
                    assert_refusals(&walk.game, &info);
                }
                walk.step(&info);
            }
            assert_eq!(walk.game.orders(ALL).expect("an empty list").len(), 0);
            let outcome = walk.game.outcome();
            // Who was beaten before has lost all the same.
            let drawn = outcome.winner == -1 && outcome.result.iter().all(|result| *result <= 0);
            assert!(outcome.reason != ADJ_REASON_MAX_ROUNDS || limit < u64::MAX && drawn, "a limit draws the game");
            tally.count(&walk);
        }
        let Tally { answers, rounds, endings, pairings } = tally;
        eprintln!(
            "{}: {GAMES} games of {} pairings, {answers} answers, {rounds} rounds at most",
            series.name,
            pairings.len()
        );
        endings.iter().for_each(|(ending, games)| eprintln!("{games:>6} {ending}"));
        assert_eq!(pairings.len(), series.pairings, "every pairing on every board");
    }
}

#[test]
fn notations_are_unique_and_mean_their_order() {
    for mut walk in walks(100) {
        while let Some(info) = walk.asked() {
            let question = walk.game.orders_json(ALL).expect("the host sees the question");
            let rows = question["orders"].as_array().expect("a list");
            let notations: HashSet<&str> = rows.iter().map(|row| row["notation"].as_str().expect("text")).collect();
            assert_eq!(notations.len(), rows.len(), "no two orders are written alike: {question:#}");
            let index = walk.pick(&info);
            let notation = rows[index as usize]["notation"].as_str().expect("text");
            walk.game.check(info.seat, notation).expect("a listed order passes the check");
            let twin = walk.game.fork(0).expect("a fork");
            let revision = twin.info(ALL).expect("info").revision;
            twin.submit(info.seat, revision, index).expect("a listed order is accepted");
            walk.game.submit_text(info.seat, info.revision, notation).expect("a listed order is accepted");
            assert_eq!(walk.game.hash(ALL), twin.hash(ALL), "index and notation mean the same");
        }
    }
}
