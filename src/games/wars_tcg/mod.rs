//! WARS TCG: a trading card game with a response stack, three piles of energy and battles in five steps.
//!
//! The files bear the rulebook's own words: `setup`, `turn`, `stack`, `listing` (what may be done in a window), `announce`,
//! `play` (cards that enter and leave), `movement`, `battle`, `piles` (energy, destiny, who knows which card). Abilities of
//! cards are data (`pack`, `data/README.md`), compiled (`compile`, `compile_statements`, `compile_abilities`, `templates`) to
//! programs (`effect`, `program`) that are walked (`run`, `asking`) or set off (`triggers`). Which cards an ability means is
//! found in `select`, what they are worth in `values`. [`WarsTcg`] puts it all behind [`Rules`].

mod ability;
mod announce;
mod answer;
mod asking;
mod battle;
mod card;
mod catalog;
pub mod codes;
mod compile;
mod compile_abilities;
mod compile_conditions;
mod compile_statements;
mod deck;
mod effect;
mod examine;
mod explain;
mod item;
mod knowledge;
mod listing;
mod movement;
mod options;
mod orders;
mod pack;
mod piles;
mod placing;
mod play;
mod position;
mod program;
mod referee;
mod run;
mod select;
mod setup;
mod stack;
mod state;
mod statement;
mod step;
mod table;
mod templates;
mod triggers;
mod turn;
mod values;
mod view;
mod wire;
mod zones;

pub use answer::Answer;
pub use state::State;

use card::CardFace;
use codes::prompt;
use deck::{Player, read_seats};
use options::Options;
use pack::Library;
use referee::{Fullness, Referee};
use serde_json::Value;
use state::{SEATS, Step, WindowKind};
use std::sync::Arc;

use crate::kit::{
    Asked, Cause, Clock, Failure, Faults, Lexicon, Node, Order, Outcome, Overflow, Phrasebook, Question, Refusal,
    Rules, Ruleset, Sink, Viewer, Wire,
};

/// The rules of one game: cards, options and decks.
#[derive(Clone, Debug)]
pub struct WarsTcg {
    library: Arc<Library>,
    options: Options,
    players: [Player; SEATS],
    place_names: Vec<String>,
    position: Option<State>,
}

impl WarsTcg {
    /// Lists the answers to what is asked.
    fn list(&self, state: &State, out: &mut Vec<Answer>) {
        match state.top() {
            Step::Coin => out.extend((0..2).map(|seat| Answer::Coin { seat })),
            Step::Begin { seat } => self.list_starts(seat, out),
            Step::Draw { .. }
            | Step::Top { .. }
            | Step::LookThrough { .. }
            | Step::LookTop { .. }
            | Step::Unveil { .. } => {
                if let Some((seat, group)) = state.group_asked() {
                    let mut last = 0;
                    for face in state.seats[usize::from(seat)].pool.iter().filter(|face| face.group == group) {
                        if std::mem::replace(&mut last, face.card) != face.card {
                            out.push(Answer::Face { card: face.card });
                        }
                    }
                }
            }
            Step::Random { seat, .. } => {
                turn::list_hand(state, seat, |_| true, |card| Answer::Random { card }, out);
            }
            Step::Window { kind, base, seat, .. } => self.list_window(state, kind, base, seat, out),
            Step::Triggers => self.list_triggers(state, out),
            Step::Announce { .. } | Step::Run => self.list_statement(state, out),
            Step::Activate { most, .. } => out.extend((0..=most).map(|n| Answer::Number { n })),
            Step::DrawUpTo { .. } => out.extend([Answer::Accept, Answer::Done]),
            Step::Lose { seat, place, .. } => self.list_losses(state, seat, place, out),
            Step::Battle => out.extend([Answer::Accept, Answer::Decline]),
            Step::Attrition { seat } => self.list_attrition(state, seat, out),
            Step::Loss { seat } => self.list_casualties(state, seat, out),
            Step::Cull { seat } => {
                let doomed = state::each_slot(self.doomed(state, seat));
                out.extend(doomed.map(|slot| Answer::Destroy { slot: slot as u8 }));
            }
            Step::Instead { seat, id, how, .. } => self.list_instead(state, seat, id, how, out),
            Step::Passengers { id, from, to, .. } => {
                if let Some(mover) = state.in_play(id) {
                    let others = state::each_slot(self.companions(state, mover, from.into(), to.into()));
                    out.extend(others.map(|slot| Answer::Bring { slot: slot as u8 }));
                }
                out.push(Answer::Done);
            }
            _ => {}
        }
    }

    /// Tickets of one outcome of a chance.
    fn share(&self, state: &State, answer: Answer) -> u32 {
        match answer {
            Answer::Coin { .. } => 1,
            Answer::Face { card } => state.group_asked().map_or(0, |(seat, group)| {
                let pool = state.seats[usize::from(seat)].pool.iter();
                pool.filter(|face| face.group == group && face.card == card).count() as u32
            }),
            Answer::Random { card } => match state.top() {
                Step::Random { seat, .. } => {
                    let hand = state.seats[usize::from(seat)].hand.iter();
                    hand.filter(|held| held.card == card).count() as u32
                }
                _ => 0,
            },
            _ => 0,
        }
    }

    fn referee<'a, S: Sink>(&'a self, state: &'a mut State, events: &'a mut S) -> Referee<'a, S> {
        Referee { rules: self, state, events, full: Fullness::Fits }
    }

    /// The public skeleton of what is asked.
    fn ask(&self, state: &State) -> Question {
        let seat = Asked::Seat;
        let (asked, prompt) = match state.top() {
            Step::Coin => (Asked::Chance, prompt::COIN),
            Step::Begin { seat: who } => (seat(who), prompt::START),
            Step::Draw { .. }
            | Step::Top { .. }
            | Step::LookThrough { .. }
            | Step::LookTop { .. }
            | Step::Unveil { .. } => (Asked::Chance, prompt::FACE),
            Step::Random { .. } => (Asked::Chance, prompt::RANDOM),
            Step::Window { kind, base, seat: who, .. } => {
                let pending = state.stack.len() > usize::from(base);
                let prompt = match kind {
                    _ if pending => prompt::RESPOND,
                    WindowKind::Phase => prompt::PHASE,
                    WindowKind::Battle => prompt::BATTLE,
                    WindowKind::End => prompt::END,
                };
                (seat(who), prompt)
            }
            Step::Triggers => (seat(state.trigger_seat().unwrap_or(state.turn)), prompt::TRIGGER),
            Step::Announce { .. } | Step::Run => self.ask_statement(state),
            Step::Activate { seat: who, .. } => (seat(who), prompt::ACTIVATE),
            Step::DrawUpTo { seat: who, .. } => (seat(who), prompt::DRAW),
            Step::Lose { seat: who, .. } => (seat(who), prompt::LOSE),
            Step::Battle => {
                let battle = &state.battle;
                let who = if battle.stage == 2 { battle.attacker } else { 1 - battle.attacker };
                (seat(who), prompt::REVEAL)
            }
            Step::Attrition { seat: who } => (seat(who), prompt::ATTRITION),
            Step::Loss { seat: who } => (seat(who), prompt::CASUALTIES),
            Step::Cull { seat: who } => (seat(who), prompt::DESTROY),
            Step::Instead { seat: who, .. } => (seat(who), prompt::INSTEAD),
            Step::Passengers { id, .. } => {
                let owner = state.in_play(id).map_or(state.turn, |slot| state.cards[slot].seat);
                (seat(owner), prompt::PASSENGERS)
            }
            _ => (Asked::Nobody, prompt::OVER),
        };
        Question { asked, prompt, subject: 0, picks: (0, 1, 1) }
    }

    fn ask_statement(&self, state: &State) -> (Asked, u16) {
        if let Step::Announce { seat, prompt, .. } = state.top() {
            return (Asked::Seat(seat), 0x0300 | u16::from(prompt));
        }
        let Some(item) = state.running.last() else {
            return (Asked::Nobody, prompt::OVER);
        };
        match self.library.programs.at(item.program, item.at) {
            Some(statement) => (Asked::Seat(self.asked(item, statement)), self.prompt_of(statement)),
            None => (Asked::Nobody, prompt::OVER),
        }
    }
}

impl Rules for WarsTcg {
    type State = State;
    type Answer = Answer;
    type View = view::View;

    const RULESET: Ruleset = Ruleset { id: "wars_tcg", name: "WARS TCG", number: 3, seats: (2, 2), open_lists: false };

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
        let size = match scenario {
            None => library.usual_size(config),
            Some(ref scenario) => scenario.size,
        };
        let scenario = scenario.or_else(|| library.scenarios.first().cloned())?;
        let mut options = Options { deck_size: size, ..Options::default() };
        if let Some(node) = config.get("options") {
            options = options.read(&node, faults);
        }
        if config.get("open_lists").and_then(|open| open.truth(faults)) == Some(true) {
            options.open_lists = true;
        }
        let players = read_seats(config, &scenario, options.deck_size, &library, faults);
        let name = |seat: u8| players[usize::from(seat)].name.as_str();
        let place_names = (0..zones::NAMES.len() as u16).map(|place| zones::title(place, name)).collect();
        let mut rules = WarsTcg { library, options, players, place_names, position: None };
        if let Some(node) = config.get("position").filter(|_| faults.is_empty()) {
            let mut position = rules.read_position(&node, faults);
            if let Some(state) = &mut position {
                rules.enlist_all(state);
            }
            rules.position = position;
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
        let mut state = self.position.unwrap_or_else(|| self.fresh());
        let mut referee = self.referee(&mut state, events);
        if self.position.is_none() {
            referee.set_up();
        }
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
            Step::Coin => 2,
            Step::Random { seat, .. } => state.seats[usize::from(seat)].hand.len() as u32,
            _ => state.group_asked().map_or(0, |(seat, group)| {
                let pool = state.seats[usize::from(seat)].pool.iter();
                pool.filter(|face| face.group == group).count() as u32
            }),
        }
    }

    fn draw(&self, state: &State, ticket: u32) -> Answer {
        match state.top() {
            Step::Coin => Answer::Coin { seat: ticket as u8 },
            Step::Random { seat, .. } => {
                Answer::Random { card: state.seats[usize::from(seat)].hand[ticket as usize].card }
            }
            _ => {
                let (seat, group) = state.group_asked().expect("a card without a face is asked for");
                let pool = state.seats[usize::from(seat)].pool.iter();
                let mut faces = pool.filter(|face| face.group == group);
                Answer::Face { card: faces.nth(ticket as usize).map_or(0, |face| face.card) }
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

    fn standing(&self, state: &State, seat: u8) -> Option<Answer> {
        let standing = self.options.pass[usize::from(seat)];
        let Step::Window { kind, base, .. } = state.top() else {
            return None;
        };
        if standing.asks_in(state.phase) {
            return None;
        }
        let idle = || {
            !self.has_action(state, kind, base, seat) && {
                let mut out = Vec::new();
                self.list_window(state, kind, base, seat, &mut out);
                out.len() == 1
            }
        };
        (standing != options::Standing::Idle || idle()).then_some(Answer::Pass)
    }

    fn resignation(&self, seat: u8, cause: Cause) -> Answer {
        Answer::Resign { seat, cause: cause as u8 }
    }

    fn agreed_draw(&self) -> Result<Answer, Refusal> {
        Err(self.no_agreed_draw())
    }

    fn pending(&self, state: &State) -> u32 {
        match (state.top(), state.running.last()) {
            // The order itself is an answer, and so is each choice made for it.
            (Step::Announce { answers, .. }, Some(item)) if item.kind != state::ItemKind::Trigger => {
                u32::from(answers) + 1
            }
            _ => 0,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Step::Over { winner, reason } = state.top() else {
            return None;
        };
        let mut outcome = Outcome { winner, reason, score: [0; 4], result: [0; 4] };
        for seat in 0..SEATS {
            outcome.score[seat] = state.seats[seat].energy() as i32;
            outcome.result[seat] = match winner {
                -1 => 0,
                winner if winner == seat as i8 => 1,
                _ => -1,
            };
        }
        Some(outcome)
    }

    fn clock(&self, state: &State) -> Clock {
        let in_turn = state.turns > 0 && !matches!(state.top(), Step::Over { .. });
        let turn = if in_turn { state.turn as i8 } else { -1 };
        Clock { turn, round: state.turns.into(), phase: turn::phase_code(state.phase) }
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
        self.enlist_all(state);
    }

    fn admit(&self, state: &State) -> Result<(), Failure> {
        self.examine(state)
    }
}

impl Lexicon for WarsTcg {
    fn card_key(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |card| &card.key)
    }

    fn card_name(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |card| &card.name)
    }

    fn place_key(&self, place: u16) -> &str {
        zones::NAMES.get(usize::from(place)).copied().unwrap_or("")
    }

    fn place_name(&self, place: u16) -> &str {
        self.place_names.get(usize::from(place)).map_or("", String::as_str)
    }

    fn seat_name(&self, seat: i8) -> &str {
        usize::try_from(seat).ok().and_then(|seat| self.players.get(seat)).map_or("", |player| &player.name)
    }

    fn ability_name(&self, _: u16, _: i32) -> &str {
        ""
    }
}

impl WarsTcg {
    fn by_number(&self, card: u16) -> Option<&CardFace> {
        self.library.cards.get(usize::from(card).checked_sub(1)?)
    }
}
