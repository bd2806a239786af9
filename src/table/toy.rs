//! A toy rulebook, small enough to see through, with one of everything that the table must handle.
//!
//! Each seat is dealt two cards from its own deck by chance, hidden from the other. Then, in turns, a seat passes, looks at
//! a card of the other hand (which reveals without a chance), or plays a card: the card and then a lane, an order of two
//! answers that is shown to nobody before it is whole. A die gives the points. Two passes in a row end the game.
//! Unlike the shipped rulebook it lists into a buffer that it does not empty first, and it knows an agreed draw.

use crate::kit::common::{event, order, order_flag, prompt, reason};
use crate::kit::{
    Asked, Cause, Clock, Event, Failure, Faults, Lexicon, Node, Order, Outcome, Overflow, Phrasebook, Question,
    Refusal, Rules, Ruleset, Sink, Status, Viewer, Wire, flags,
};
use serde::Serialize;
use serde_json::{Value, json};

const CARDS: [&str; 4] = ["", "ant", "bee", "cat"];
const LANES: u8 = 2;
const HAND: usize = 2;
/// A card of which a viewer knows no more than that it is there.
const UNKNOWN: u8 = 255;
const PLAY: u16 = 0x7f01;
const LOOK: u16 = 0x7f02;
const DEALT: u16 = 0x7f01;
const PLAYED: u16 = 0x7f02;
const LOOKED: u16 = 0x7f03;
const ROLLED: u16 = 0x7f04;
const PASSED: u16 = 0x7f05;
const WORDS: &str = r#"{
  "orders": [
    { "number": 32513, "name": "play", "notation": "play {card}", "text": "Play {card}" },
    { "number": 32514, "name": "look", "notation": "look", "text": "Look at a card of the other hand" }
  ],
  "prompts": [
    { "number": 32513, "name": "turn", "text": "{seat}, your turn" },
    { "number": 32514, "name": "lane", "text": "Which lane?" },
    { "number": 32515, "name": "die", "text": "A die is rolled" },
    { "number": 32516, "name": "deal", "text": "A card is dealt" }
  ],
  "events": [
    { "number": 32513, "name": "dealt", "text": "{card} is dealt", "masked": "A card is dealt" },
    { "number": 32514, "name": "played", "text": "{card} is played" },
    { "number": 32515, "name": "looked", "text": "{seat} sees {card}", "masked": "{seat} sees a card" },
    { "number": 32516, "name": "rolled", "text": "The die shows {value}" },
    { "number": 32517, "name": "passed", "text": "{seat} passes" }
  ],
  "reasons": [{ "number": 32513, "name": "both_passed", "text": "Both seats passed" }],
  "phases": [{ "number": 32513, "name": "main", "text": "Main" }]
}"#;

/// What is going on.
const DEAL: u8 = 0;
const TURN: u8 = 1;
const LANE: u8 = 2;
const DIE: u8 = 3;
const OVER: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    step: u8,
    turn: u8,
    passes: u8,
    /// The card of an order of which the lane is still to come.
    staged: u8,
    hands: [[u8; HAND]; 2],
    lanes: [u8; LANES as usize],
    score: [u8; 2],
    winner: i8,
    reason: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Pass,
    Look,
    Play(u8),
    Lane(u8),
    Deal(u8),
    Roll(u8),
    Resign(u8, u8),
    Agree,
}

#[derive(Debug, Serialize)]
pub struct View {
    hands: Vec<Vec<&'static str>>,
    lanes: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct Toy {
    words: Phrasebook,
    decks: [Vec<u8>; 2],
    draws: bool,
}

fn card_of(name: &str) -> Option<u8> {
    CARDS.iter().skip(1).position(|card| *card == name).map(|index| index as u8 + 1)
}

fn name_of(card: u8) -> &'static str {
    CARDS.get(usize::from(card)).copied().unwrap_or("?")
}

fn read_deck(row: &Node, faults: &mut Faults) -> Option<Vec<u8>> {
    row.object(&["deck"], faults)?;
    let Some(deck) = row.get("deck") else { return Some(vec![1, 2, 3]) };
    let mut cards = Vec::new();
    for card in deck.list(faults)? {
        match card_of(card.text(faults)?) {
            Some(known) => cards.push(known),
            None => faults.add(card.place(), reason::UNKNOWN_NAME, "there is no such card"),
        }
    }
    cards.sort_unstable();
    Some(cards)
}

impl Toy {
    fn dealing_to(&self, state: &State) -> usize {
        state.hands.iter().position(|hand| hand.contains(&0)).unwrap_or(0)
    }

    fn end(&self, state: &mut State, winner: i8, reason: u16, events: &mut impl Sink) {
        (state.step, state.winner, state.reason) = (OVER, winner, reason);
        events.event(Event::new(event::OVER));
    }
}

impl Lexicon for Toy {
    fn card_key(&self, card: u16) -> &str {
        CARDS.get(usize::from(card)).copied().unwrap_or("")
    }
    fn card_name(&self, card: u16) -> &str {
        self.card_key(card)
    }
    fn place_key(&self, _: u16) -> &str {
        ""
    }
    fn place_name(&self, _: u16) -> &str {
        ""
    }
    fn seat_name(&self, seat: i8) -> &str {
        ["Left", "Right"].get(seat as usize).copied().unwrap_or("")
    }
    fn ability_name(&self, _: u16, _: i32) -> &str {
        ""
    }
}

impl Rules for Toy {
    type State = State;
    type Answer = Answer;
    type View = View;

    const RULESET: Ruleset = Ruleset { id: "toy", name: "Toy", number: 127, seats: (2, 2), open_lists: false };

    fn about() -> Value {
        json!({})
    }

    fn load(config: &Node, faults: &mut Faults) -> Option<Toy> {
        let before = faults.0.len();
        let mut toy = Toy {
            words: Phrasebook::with_common(WORDS).expect("the words are JSON"),
            decks: [vec![1, 2, 3], vec![1, 2, 3]],
            draws: true,
        };
        if let Some(rows) = config.get("seats").and_then(|seats| seats.list(faults)) {
            for (deck, row) in toy.decks.iter_mut().zip(&rows) {
                *deck = read_deck(row, faults).unwrap_or_default();
            }
        }
        let _ = config.get("open_lists").map(|open| open.truth(faults));
        if let Some(options) = config.get("options") {
            options.object(&["keep_events", "open_lists", "draws"], faults);
            toy.draws = options.get("draws").and_then(|draws| draws.truth(faults)).unwrap_or(true);
        }
        (faults.0.len() == before).then_some(toy)
    }

    fn catalog(&self) -> Value {
        json!({ "cards": CARDS })
    }

    fn phrases(&self) -> &Phrasebook {
        &self.words
    }

    fn data_hash(&self) -> u64 {
        0x70f
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _: &mut impl Sink) -> State {
        State {
            step: DEAL,
            turn: 0,
            passes: 0,
            staged: 0,
            hands: [[0; HAND]; 2],
            lanes: [0; LANES as usize],
            score: [0; 2],
            winner: -1,
            reason: 0,
        }
    }

    fn question(&self, state: &State) -> Question {
        let (asked, prompt, subject) = match state.step {
            DEAL => (Asked::Chance, 0x7f04, 0),
            TURN => (Asked::Seat(state.turn), 0x7f01, 77),
            LANE => (Asked::Seat(state.turn), 0x7f02, 77),
            DIE => (Asked::Chance, 0x7f03, 0),
            _ => (Asked::Nobody, prompt::OVER, 0),
        };
        Question { asked, prompt, subject, picks: (0, 1, 1) }
    }

    fn answers(&self, state: &State, out: &mut Vec<Answer>) {
        match state.step {
            DEAL => {
                let mut deck = self.decks[self.dealing_to(state)].clone();
                deck.dedup();
                out.extend(deck.into_iter().map(Answer::Deal));
            }
            TURN => {
                let mut hand = state.hands[usize::from(state.turn)];
                hand.sort_unstable();
                out.extend([Answer::Pass, Answer::Look]);
                for (index, card) in hand.iter().enumerate().filter(|(_, card)| **card != 0) {
                    if !hand[..index].contains(card) {
                        out.push(Answer::Play(*card));
                    }
                }
            }
            LANE => out.extend((1..=LANES).map(Answer::Lane)),
            DIE => out.extend((1..=6).map(Answer::Roll)),
            _ => {}
        }
    }

    fn tickets(&self, state: &State) -> u32 {
        if state.step == DEAL { self.decks[self.dealing_to(state)].len() as u32 } else { 6 }
    }

    fn draw(&self, state: &State, ticket: u32) -> Answer {
        match state.step {
            DEAL => Answer::Deal(self.decks[self.dealing_to(state)][ticket as usize]),
            _ => Answer::Roll(ticket as u8 + 1),
        }
    }

    fn apply(&self, state: &mut State, answer: Answer, events: &mut impl Sink) -> Result<(), Overflow> {
        let seat = usize::from(state.turn);
        let told = |kind| Event { seat: state.turn as i8, ..Event::new(kind) };
        match answer {
            Answer::Pass => {
                events.event(told(PASSED));
                state.passes += 1;
                state.turn = 1 - state.turn;
                if state.passes == 2 {
                    let [left, right] = state.score.map(i32::from);
                    self.end(state, [1, -1, 0][((left - right).signum() + 1) as usize], 0x7f01, events);
                }
            }
            Answer::Look => {
                let seen = state.hands[1 - seat][0];
                let only = Some(state.turn);
                events.event(Event { card: seen.into(), flags: flags::REVEAL, only, ..told(LOOKED) });
                (state.turn, state.passes) = (1 - state.turn, 0);
            }
            Answer::Play(card) => {
                events.event(told(event::ANNOUNCE));
                (state.step, state.staged) = (LANE, card);
            }
            Answer::Lane(lane) => {
                let hand = &mut state.hands[seat];
                if let Some(card) = hand.iter_mut().find(|card| **card == state.staged) {
                    *card = 0;
                }
                state.lanes[usize::from(lane) - 1] = state.staged;
                events.event(Event { card: state.staged.into(), flags: flags::REVEAL, ..told(PLAYED) });
                (state.step, state.staged) = (DIE, 0);
            }
            Answer::Deal(card) => {
                let to = self.dealing_to(state);
                if let Some(place) = state.hands[to].iter_mut().find(|card| **card == 0) {
                    *place = card;
                }
                let only = Some(to as u8);
                events.event(Event { card: card.into(), seat: to as i8, only, ..Event::new(DEALT) });
                let dealt = state.hands.iter().all(|hand| !hand.contains(&0));
                state.step = if dealt { TURN } else { DEAL };
            }
            Answer::Roll(face) => {
                events.event(Event { value: face.into(), ..told(ROLLED) });
                state.score[seat] += face;
                (state.step, state.turn, state.passes) = (TURN, 1 - state.turn, 0);
            }
            Answer::Resign(seat, cause) => {
                events.event(Event { seat: seat as i8, value: cause.into(), ..Event::new(event::RESIGN) });
                self.end(state, 1 - seat as i8, reason::RESIGNED + u16::from(cause), events);
            }
            Answer::Agree => self.end(state, -1, reason::AGREED, events),
        }
        Ok(())
    }

    fn resignation(&self, seat: u8, cause: Cause) -> Answer {
        Answer::Resign(seat, cause as u8)
    }

    fn agreed_draw(&self) -> Result<Answer, Refusal> {
        let message = "no draws here".to_owned();
        let refusal = Refusal { reason: reason::NO_AGREED_DRAW, rule: "1.2", subject: 0, target: 0, message };
        if self.draws { Ok(Answer::Agree) } else { Err(refusal) }
    }

    fn pending(&self, state: &State) -> u32 {
        u32::from(state.step == LANE)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut score = [0; 4];
        score[..2].copy_from_slice(&state.score.map(i32::from));
        let result = match state.winner {
            0 => [1, -1, 0, 0],
            1 => [-1, 1, 0, 0],
            _ => [0; 4],
        };
        (state.step == OVER).then_some(Outcome { winner: state.winner, reason: state.reason, score, result })
    }

    fn clock(&self, state: &State) -> Clock {
        Clock { turn: state.turn as i8, round: 1, phase: 0x7f01 }
    }

    fn order(&self, state: &State, answer: Answer) -> Order {
        let of = |kind| Order { kind, ..Order::default() };
        match answer {
            Answer::Pass => of(order::PASS),
            Answer::Look => of(LOOK),
            Answer::Play(card) => Order { card: card.into(), ..of(PLAY) },
            Answer::Lane(lane) => Order { value: lane.into(), ..of(order::NUMBER) },
            Answer::Deal(card) => {
                let deck = &self.decks[self.dealing_to(state)];
                let weight = deck.iter().filter(|own| **own == card).count() as u32;
                Order { card: card.into(), weight, ..of(order::DRAW) }
            }
            Answer::Roll(face) => {
                let flags = if face == 6 { order_flag::CRITICAL } else { 0 };
                Order { value: face.into(), weight: 1, flags, ..of(order::ROLL) }
            }
            Answer::Resign(seat, cause) => Order { seat: Some(seat), value: cause.into(), ..of(order::RESIGN) },
            Answer::Agree => of(order::AGREE_DRAW),
        }
    }

    fn default_answer(&self, _: &[Answer]) -> usize {
        0
    }

    fn ending(&self, notation: &str) -> Option<Answer> {
        match notation.split(' ').collect::<Vec<_>>()[..] {
            ["agree_draw"] => Some(Answer::Agree),
            ["resign", seat, cause] => {
                let seat = seat.parse().ok().filter(|seat| *seat < 2)?;
                let cause = ["resign", "time", "absent"].iter().position(|known| *known == cause)?;
                Some(Answer::Resign(seat, cause as u8))
            }
            _ => None,
        }
    }

    fn refuse(&self, _: &State, notation: &str) -> Refusal {
        let message = format!("{notation:?} is not possible now");
        Refusal { reason: reason::NOT_LEGAL, rule: "2.1", subject: 0, target: 0, message }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let masked = self.mask(state, viewer);
        View {
            hands: masked.hands.iter().map(|hand| hand.iter().map(|card| name_of(*card)).collect()).collect(),
            lanes: masked.lanes.to_vec(),
        }
    }

    fn table(&self, state: &State, viewer: Viewer) -> String {
        format!("{:?}\n", self.mask(state, viewer).hands)
    }

    fn mask(&self, state: &State, viewer: Viewer) -> State {
        let mut masked = *state;
        for seat in (0..2u8).filter(|seat| !viewer.sees(*seat)) {
            for card in masked.hands[usize::from(seat)].iter_mut().filter(|card| **card != 0) {
                *card = UNKNOWN;
            }
            if state.turn == seat && state.step == LANE {
                masked.staged = UNKNOWN;
            }
        }
        masked
    }

    fn wire(&self, state: &mut State, wire: &mut dyn Wire) {
        for number in [&mut state.step, &mut state.turn, &mut state.passes, &mut state.staged] {
            wire.u8(number);
        }
        state.hands.iter_mut().for_each(|hand| wire.bytes(hand));
        wire.bytes(&mut state.lanes);
        wire.bytes(&mut state.score);
        wire.i8(&mut state.winner);
        wire.u16(&mut state.reason);
    }

    fn admit(&self, state: &State) -> Result<(), Failure> {
        let known = |card: &u8| *card <= 3 || *card == UNKNOWN;
        let good = state.step <= OVER
            && state.turn < 2
            && state.passes <= 2
            && (-1..=1).contains(&state.winner)
            && known(&state.staged)
            && state.hands.iter().flatten().chain(&state.lanes).all(known);
        if good { Ok(()) } else { Err(Failure::new(Status::Data, "there is no such position")) }
    }
}
