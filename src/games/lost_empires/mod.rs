//! Lost Empires: War for the New Sun, a card battle over three objectives.
//!
//! The files bear the rulebook's own words: `setup`, `order_phase`, `play`, `activate`, `attack`, `damage` (with the
//! Casualty Phase), `granted` actions, `control_phase`, `gate_phase`, `wrap_up_phase`. Abilities of cards are data
//! (`pack`, `data/README.md`), compiled (`compile`) to small programs (`effect`) that are walked (`run`) or set off
//! (`triggers`). What a unit is worth now is computed when asked (`values`). [`LostEmpires`] puts it all behind [`Rules`].

mod activate;
mod answer;
mod attack;
mod battlefield;
mod card;
mod catalog;
pub mod codes;
mod compile;
mod control_phase;
mod damage;
mod deck;
mod effect;
mod explain;
mod gate_phase;
mod granted;
mod knowledge;
mod options;
mod order_phase;
mod orders;
mod pack;
mod play;
mod position;
mod referee;
mod run;
mod setup;
mod state;
mod table;
mod triggers;
mod values;
mod view;
mod wire;
mod wrap_up_phase;

pub use answer::{Answer, Price, Token};
pub use state::State;

use card::CardFace;
use deck::{Player, read_seats};
use options::{FirstPlayer, Options};
use pack::{Face, Library};
use referee::{Fullness, Referee};
use serde_json::Value;
use state::{SEATS, Step};
use std::sync::Arc;

use crate::kit::{
    Cause, Clock, Failure, Faults, Lexicon, Node, Order, Outcome, Overflow, Phrasebook, Question, Refusal, Rules,
    Ruleset, Sink, Viewer, Wire,
};

/// The rules of one game: cards, options and decks.
#[derive(Clone, Debug)]
pub struct LostEmpires {
    library: Arc<Library>,
    options: Options,
    players: [Player; SEATS],
    /// Names of places by public number, with the factions' own.
    place_names: Vec<String>,
    position: Option<State>,
    /// Where each kind of order begins in the action space.
    action_bases: [u32; 64],
}

impl LostEmpires {
    /// A card by its catalogue number.
    fn card(&self, number: u8) -> &CardFace {
        &self.library.cards[usize::from(number) - 1]
    }

    /// Lists the answers to what is asked.
    fn list(&self, state: &State, out: &mut Vec<Answer>) {
        match state.top() {
            Step::FirstPlayer { .. } | Step::Attack { .. } => {
                out.extend((0..self.library.die.len() as u8).map(|face| Answer::Roll { face }));
            }
            Step::Draw { seat, .. } | Step::RevealTop { seat } => {
                let mut last = 0;
                let pool = state.seats[usize::from(seat)].pool.iter();
                let different = pool.filter(|card| **card != 0 && std::mem::replace(&mut last, **card) != **card);
                out.extend(different.map(|card| Answer::Draw { card: *card }));
            }
            Step::Mulligan { .. } => out.extend([Answer::Keep, Answer::Mulligan]),
            Step::Turn => self.list_turn(state, out),
            Step::Announce { .. } | Step::Run => self.list_statement(state, out),
            Step::Active { unit, actions, done } => self.list_actions(state, unit, actions, done, out),
            Step::SecondAttack { attacker, .. } => self.list_second_attack(state, attacker, out),
            Step::Triggers => self.list_triggers(state, out),
            Step::Ruthless { seat, place, slot } => self.list_ruthless(state, seat, place, slot, out),
            Step::FallBack { seat } => self.list_fall_back(state, seat, out),
            _ => {}
        }
    }

    /// Tickets of one outcome of a chance.
    fn share(&self, state: &State, answer: Answer) -> u32 {
        match (answer, state.top()) {
            (Answer::Roll { face }, _) => self.library.die[usize::from(face)].sides.into(),
            (Answer::Draw { card }, Step::Draw { seat, .. } | Step::RevealTop { seat }) => {
                let pool = state.seats[usize::from(seat)].pool.iter();
                pool.filter(|face| **face == card).count() as u32
            }
            _ => 0,
        }
    }

    fn referee<'a, S: Sink>(&'a self, state: &'a mut State, events: &'a mut S) -> Referee<'a, S> {
        Referee { rules: self, state, events, full: Fullness::Fits }
    }
}

impl Rules for LostEmpires {
    type State = State;
    type Answer = Answer;
    type View = view::View;

    const RULESET: Ruleset = Ruleset {
        id: "lost_empires",
        name: "Lost Empires: War for the New Sun",
        number: 1,
        seats: (2, 2),
        open_lists: false,
    };

    fn about() -> Value {
        catalog::about()
    }

    fn load(config: &Node, faults: &mut Faults) -> Option<Self> {
        let packs = config.get("packs").and_then(|packs| packs.list(faults)).unwrap_or_default();
        let library = Library::with(&packs, faults);
        if !faults.is_empty() {
            return None;
        }
        let scenario = config.get("scenario").and_then(|node| library.read_scenario(&node, faults));
        let scenario = scenario.unwrap_or_else(|| library.first_game());
        let first_player = scenario.first_player.map_or(FirstPlayer::Roll, FirstPlayer::Seat);
        let mut options = Options { first_player, ..Options::default() };
        if let Some(node) = config.get("options") {
            options = options.read(&node, faults);
        }
        if config.get("open_lists").and_then(|open| open.truth(faults)) == Some(true) {
            options.open_lists = true;
        }
        let players = read_seats(config, &scenario, &library, faults);
        let place_names = (0..battlefield::NAMES.len() as u16).map(|place| {
            let faction = |seat: u8| library.factions[usize::from(players[usize::from(seat)].faction)].1.as_str();
            battlefield::title(place, faction)
        });
        let place_names = place_names.collect();
        let action_bases = orders::action_bases(&library);
        let mut rules = LostEmpires { library, options, players, place_names, position: None, action_bases };
        if let Some(node) = config.get("position").filter(|_| faults.is_empty()) {
            rules.position = rules.read_position(&node, faults);
        }
        faults.is_empty().then_some(rules)
    }

    fn catalog(&self) -> Value {
        self.cards_and_numbers()
    }

    fn phrases(&self) -> &Phrasebook {
        &self.library.phrases
    }

    fn data_hash(&self) -> u64 {
        self.library.data_hash
    }

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn start(&self, events: &mut impl Sink) -> State {
        if let Some(position) = self.position {
            return position;
        }
        let mut state = self.fresh();
        let mut referee = self.referee(&mut state, events);
        referee.set_up();
        referee.go_on();
        state
    }

    fn question(&self, state: &State) -> Question {
        self.ask(state)
    }

    fn answers(&self, state: &State, out: &mut Vec<Answer>) {
        out.clear();
        self.list(state, out);
    }

    fn tickets(&self, state: &State) -> u32 {
        match state.top() {
            Step::Draw { seat, .. } | Step::RevealTop { seat } => state.seats[usize::from(seat)].pool.len() as u32,
            _ => self.library.die.iter().map(|face| u32::from(face.sides)).sum(),
        }
    }

    fn draw(&self, state: &State, ticket: u32) -> Answer {
        match state.top() {
            Step::Draw { seat, .. } | Step::RevealTop { seat } => {
                Answer::Draw { card: state.seats[usize::from(seat)].pool[ticket as usize] }
            }
            _ => {
                let mut rest = ticket;
                let shows = |face: &Face| match rest.checked_sub(face.sides.into()) {
                    Some(left) => {
                        rest = left;
                        false
                    }
                    None => true,
                };
                let face = self.library.die.iter().position(shows).expect("a ticket below the number of sides");
                Answer::Roll { face: face as u8 }
            }
        }
    }

    fn apply(&self, state: &mut State, answer: Answer, events: &mut impl Sink) -> Result<(), Overflow> {
        let mut referee = self.referee(state, events);
        referee.take(answer);
        referee.go_on();
        match referee.full {
            Fullness::Fits if state.next_id < u16::MAX && state.seats.iter().all(|seat| seat.next_id < u16::MAX) => {
                Ok(())
            }
            _ => Err(Overflow),
        }
    }

    fn resignation(&self, seat: u8, cause: Cause) -> Answer {
        Answer::Resign { seat, cause: cause as u8 }
    }

    fn agreed_draw(&self) -> Result<Answer, Refusal> {
        Err(self.no_agreed_draw())
    }

    fn pending(&self, state: &State) -> u32 {
        match state.top() {
            // The order itself is an answer, and so is each choice made for it.
            Step::Announce { answers, .. } => u32::from(answers) + 1,
            _ => 0,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Step::Over { winner, reason } = state.top() else {
            return None;
        };
        let mut outcome = Outcome { winner, reason, score: [0; 4], result: [0; 4] };
        for seat in 0..SEATS {
            let own = &state.seats[seat];
            outcome.score[seat] = i32::from(own.gates);
            outcome.result[seat] = match winner {
                -1 => 0,
                winner if winner == seat as i8 => 1,
                _ => -1,
            };
        }
        Some(outcome)
    }

    fn clock(&self, state: &State) -> Clock {
        let in_turn = state.phase == state::Phase::Order && !matches!(state.top(), Step::Over { .. });
        let turn = if in_turn { state.turn as i8 } else { -1 };
        Clock { turn, round: state.round.into(), phase: codes::phase::SETUP + state.phase as u16 }
    }

    fn order(&self, state: &State, answer: Answer) -> Order {
        self.describe(state, answer)
    }

    fn default_answer(&self, answers: &[Answer]) -> usize {
        self.idle(answers)
    }

    fn ending(&self, notation: &str) -> Option<Answer> {
        let mut words = notation.split(' ');
        let (Some("resign"), Some(seat), Some(cause), None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return None;
        };
        let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < SEATS)?;
        let cause = ["resign", "time", "absent"].iter().position(|known| *known == cause)?;
        Some(Answer::Resign { seat, cause: cause as u8 })
    }

    fn refuse(&self, state: &State, notation: &str) -> Refusal {
        self.explain(state, notation)
    }

    fn view(&self, state: &State, viewer: Viewer) -> view::View {
        self.look(state, viewer)
    }

    fn table(&self, state: &State, viewer: Viewer) -> String {
        self.lines(state, viewer)
    }

    fn mask(&self, state: &State, viewer: Viewer) -> State {
        knowledge::mask(state, viewer)
    }

    fn wire(&self, state: &mut State, wire: &mut dyn Wire) {
        wire::visit(state, wire);
    }

    fn admit(&self, state: &State) -> Result<(), Failure> {
        self.examine(state)
    }
}

impl Lexicon for LostEmpires {
    fn card_key(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |card| &card.key)
    }

    fn card_name(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |card| &card.name)
    }

    fn place_key(&self, place: u16) -> &str {
        battlefield::NAMES.get(usize::from(place)).copied().unwrap_or("")
    }

    fn place_name(&self, place: u16) -> &str {
        self.place_names.get(usize::from(place)).map_or("", String::as_str)
    }

    fn seat_name(&self, seat: i8) -> &str {
        let player = usize::try_from(seat).ok().and_then(|seat| self.players.get(seat));
        player.map_or("", |player| &self.library.factions[usize::from(player.faction)].1)
    }

    fn ability_name(&self, card: u16, index: i32) -> &str {
        let ability = self.by_number(card).and_then(|card| card.named.get(usize::try_from(index).ok()?));
        ability.map_or("", |ability| &ability.name)
    }
}

impl LostEmpires {
    fn by_number(&self, card: u16) -> Option<&CardFace> {
        self.library.cards.get(usize::from(card).checked_sub(1)?)
    }
}
