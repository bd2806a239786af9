//! Colonial Space Wars: every piece is somewhere exactly once, at every question of some hundred games, and the story that
//! the events tell, the board and the view agree on where.

use crate::series::{SERIES, Series};
use adjutant::games::colonial_space_wars::{ColonialSpaceWars, Large, Size, Small, Stage, State, codes};
use adjutant::kit::{Asked, Event, Faults, Lexicon, Node, Rules, Sink, Viewer};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const GAMES: u64 = 400;

/// Where the events say that a piece is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Whereabouts {
    /// On this square, or above it while it acts.
    Square(u16),
    /// In the transport with this id.
    Aboard(u32),
}

/// What the events tell, by id of the piece.
#[derive(Default)]
struct Ledger(BTreeMap<u32, Whereabouts>);

impl Sink for Ledger {
    fn event(&mut self, event: Event) {
        use codes::event::{CREATE, DEPLOY, DESTROY, DISEMBARK, EMBARK, LEAVE, REMOVE, STEP};
        match event.kind {
            DEPLOY | CREATE => {
                let before = self.0.insert(event.subject, Whereabouts::Square(event.place - 1));
                assert_eq!(before, None, "a piece comes once: {event:?}");
            }
            STEP | DISEMBARK => {
                let before = self.0.insert(event.subject, Whereabouts::Square(event.place - 1));
                let origin = Whereabouts::Square(event.origin.saturating_sub(1));
                assert!(event.kind == DISEMBARK || before == Some(origin), "steps follow each other: {event:?}");
            }
            EMBARK => {
                self.0.insert(event.subject, Whereabouts::Aboard(event.target));
            }
            DESTROY | REMOVE => {
                assert!(self.0.remove(&event.subject).is_some(), "a piece goes once: {event:?}");
            }
            LEAVE => assert!(self.0.contains_key(&event.subject)),
            _ => {}
        }
    }
}

/// Each square has one resident at most, and each piece has one place, which is the one that the events told.
fn assert_board<Z: Size>(rules: &ColonialSpaceWars<Z>, state: &State<Z>, ledger: &Ledger) {
    let acting = matches!(state.stage, Stage::Active | Stage::Horde | Stage::Frenzy);
    let mut standing = 0;
    let mut placed = 0;
    for (slot, unit) in state.living() {
        let whereabouts = match (unit.carrier(), unit.square()) {
            (Some(carrier), _) => {
                let carrier = state.unit(carrier);
                assert!(carrier.kind != 0 && carrier.square().is_some(), "a transport is on the board");
                Whereabouts::Aboard(carrier.id.into())
            }
            (None, Some(square)) => {
                if !(acting && usize::from(state.active.unit) == slot) {
                    assert_eq!(state.resident(square), Some(slot), "who stands on {square}");
                    let seat = usize::from(rules.seat_of(state, slot));
                    for (other, residents) in state.residents.iter().enumerate() {
                        assert_eq!(residents.has(square), other == seat, "whose {square} is");
                    }
                    standing += 1;
                }
                Whereabouts::Square(square)
            }
            (None, None) => {
                assert_eq!(state.round, 0, "only the set-up has pieces off the board");
                continue;
            }
        };
        assert_eq!(ledger.0.get(&unit.id.into()), Some(&whereabouts), "u{}", unit.id);
        placed += 1;
    }
    assert_eq!(placed, ledger.0.len(), "whoever came and has not gone is there");
    assert_eq!(state.who.as_ref().iter().filter(|who| **who != 0).count(), standing, "nobody else stands anywhere");
    assert_eq!(state.occupied().len() as usize, standing);
}

/// The view shows the same.
fn assert_view<Z: Size>(rules: &ColonialSpaceWars<Z>, state: &State<Z>) {
    let view = serde_json::to_value(rules.view(state, Viewer::Public)).expect("JSON");
    for (place, square) in view["places"].as_array().expect("a list").iter().zip(0..) {
        let resident = state.resident(square).map(|slot| state.unit(slot).id);
        assert_eq!(place["unit"], json!(resident), "{}", place["key"]);
    }
    let entities = view["entities"].as_array().expect("a list");
    assert_eq!(entities.len(), state.living().count());
    for (entity, (slot, unit)) in entities.iter().zip(state.living()) {
        assert_eq!(entity["id"], unit.id);
        assert_eq!(entity["owner"], rules.seat_of(state, slot));
        assert_eq!(entity["place"], state.place(slot).map_or("", |square| rules.place_key(square + 1)));
        assert_eq!(entity["carrier"], json!(unit.carrier().map(|carrier| state.unit(carrier).id)));
        assert_eq!(entity["health"], 4 - unit.hurt());
    }
}

/// Plays a random game; gives how many questions were looked at.
fn watch<Z: Size>(config: &Value, seed: u64) -> u64 {
    let rules =
        ColonialSpaceWars::<Z>::load(&Node::root(config), &mut Faults::default()).expect("a good configuration");
    let (mut picks, mut ledger, mut answers) = (StdRng::seed_from_u64(seed), Ledger::default(), Vec::new());
    let mut state = rules.start(&mut ledger);
    let mut questions = 0;
    loop {
        let answer = match rules.question(&state).asked {
            Asked::Nobody => return questions,
            Asked::Chance => rules.draw(&state, picks.random_range(0..rules.tickets(&state))),
            Asked::Seat(_) => {
                rules.answers(&state, &mut answers);
                answers[picks.random_range(0..answers.len())]
            }
        };
        assert_board(&rules, &state, &ledger);
        if questions % 64 == 0 {
            assert_view(&rules, &state);
        }
        rules.apply(&mut state, answer, &mut ledger).expect("a shipped game never overflows");
        questions += 1;
    }
}

// covers: CSW-R34, CSW-R63, CSW-R71, CSW-R85
#[test]
fn every_piece_is_somewhere_exactly_once() {
    let Series { config, .. } = SERIES[1];
    let questions: u64 = (1..=GAMES)
        .map(|seed| {
            let config = config(seed);
            let small = ColonialSpaceWars::<Small>::fits(&Node::root(&config));
            if small { watch::<Small>(&config, seed) } else { watch::<Large>(&config, seed) }
        })
        .sum();
    eprintln!("{GAMES} games, {questions} questions");
}
