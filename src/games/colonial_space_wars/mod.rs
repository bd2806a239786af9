//! Colonial Space Wars: New Horizons, squads on a grid, without dice but for the initiative.
//!
//! The files bear the rulebook's own words: `initiative`, `battlefield`, `deployment`, `turn`, `command` (points of CMD),
//! `movement`, `transport`, `attack`, `damage` (health and protection), `skills`, `objective`, `army` (swords and their
//! building), `plan` (one game), `messenger`, `attrition`. Units, maps, swords and scenarios are data (`library`, `data/README.md`).
//!
//! Nothing is hidden in this game, so every viewer sees the whole position, and what has nothing left to decide goes on by
//! itself. A state comes in two sizes ([`Small`], [`Large`]); everything is written once for both.

mod answer;
mod army;
mod attack;
mod attrition;
mod battlefield;
mod catalog;
pub mod codes;
mod command;
mod damage;
mod deployment;
mod explain;
mod initiative;
mod library;
mod messenger;
mod movement;
mod objective;
mod options;
mod orders;
mod plan;
mod position;
mod referee;
mod size;
mod skills;
mod squares;
mod state;
mod table;
mod transport;
mod turn;
mod unit;
mod view;
mod wire;

pub use answer::{Answer, Role};
pub use size::{Large, Size, Small};
pub use squares::Squares;
pub use state::{Active, Stage, State, Unit};
pub use unit::{Class, Mover, Print, Profile, skill};

use battlefield::{Ground, Terrain};
use options::Attacker;
use plan::Plan;
use referee::Referee;
use serde_json::Value;
use state::{SEATS, SWORDS};

use crate::kit::{
    Cause, Clock, Failure, Faults, Lexicon, Node, Order, Outcome, Overflow, Phrasebook, Question, Refusal, Rules,
    Ruleset, Sink, Viewer, Wire,
};

/// The rules of one game: units, board, swords and options.
#[derive(Clone, Debug)]
pub struct ColonialSpaceWars<Z: Size> {
    plan: Plan,
    ground: Ground<Z>,
    /// The squares of each base, by zone.
    bases: [Squares<Z>; 8],
    /// The Neutral Zone: what is in no base.
    neutral: Squares<Z>,
    /// The squares of each terrain.
    terrains: [Squares<Z>; 4],
    /// The numbers of each kind of unit.
    profiles: Vec<Profile>,
    /// Skills that a seat's units may have.
    skills_of: [u32; SEATS],
    /// Enemies of a seat, one bit a seat.
    foes: [u8; SEATS],
    /// Where each kind of order begins in the action space.
    action_bases: [u32; orders::BASES],
    /// The worst terrain on which each kind can be set up.
    footings: Vec<Terrain>,
    /// Whose each sword is.
    sword_seats: [u8; SWORDS],
    /// Can anything in this catalogue carry units?
    transports: bool,
    position: Option<State<Z>>,
}

impl<Z: Size> ColonialSpaceWars<Z> {
    fn new(plan: Plan) -> Self {
        let ground = Ground::new(&plan.map);
        let mut bases = [Squares::default(); 8];
        for zone in &plan.zones {
            bases[*zone as usize] = plan.base(*zone).into_iter().collect();
        }
        let taken = bases.iter().fold(Squares::default(), |all, base| all | *base);
        let with = |terrain: usize| {
            let squares = plan.map.squares.iter().zip(0..);
            squares.filter(move |(square, _)| square.terrain as usize == terrain).map(|(_, number)| number).collect()
        };
        let mut sword_seats = [0; SWORDS];
        for (seat, sword) in sword_seats.iter_mut().zip(&plan.swords) {
            *seat = sword.seat;
        }
        ColonialSpaceWars {
            neutral: ground.all.without(taken),
            bases,
            terrains: [0, 1, 2, 3].map(with),
            footings: (1..=plan.library.units.len() as u8).map(|kind| plan.footing(kind)).collect(),
            sword_seats,
            profiles: plan.library.units.iter().map(|unit| unit.profile).collect(),
            skills_of: [0, 1, 2, 3].map(|seat| plan.skills_of(seat)),
            foes: [0, 1, 2, 3].map(|seat| plan.foes(seat)),
            action_bases: orders::action_bases(&plan),
            transports: (0..SEATS as u8).any(|seat| plan.skills_of(seat) & skill::TRANSPORT != 0),
            position: None,
            ground,
            plan,
        }
    }

    /// What is printed on a kind of unit, by its catalogue number.
    pub fn unit(&self, kind: u8) -> &Profile {
        &self.profiles[usize::from(kind) - 1]
    }

    /// Steps between two squares, diagonals included.
    pub fn distance(&self, from: u16, to: u16) -> u8 {
        self.ground.distance(from, to)
    }

    /// Can the active unit do anything but stop?
    fn may_act(&self, state: &State<Z>) -> bool {
        self.may_move(state)
            || self.may_attack(state)
            || self.may_use_skill(state)
            || self.may_change_transport(state)
            || self.may_leave(state)
    }

    /// Lists the answers to what is asked.
    fn list(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        match state.stage {
            Stage::Initiative { .. } => out.extend((0..initiative::SIDES).map(|face| Answer::Roll { face })),
            Stage::Role { .. } => {
                out.extend([Answer::Role { role: Role::Attacker }, Answer::Role { role: Role::Defender }]);
            }
            Stage::Base { .. } => self.list_bases(state, out),
            Stage::Deploy { unit } => self.list_berths(state, unit.into(), out),
            Stage::Credit { place, .. } => self.list_credits(state, place, out),
            Stage::Turn => self.list_turn(state, out),
            Stage::Horde => self.list_horde(state, out),
            Stage::Active => {
                self.list_moves(state, out);
                self.list_transports(state, out);
                self.list_attacks(state, out);
                self.list_skills(state, out);
                if self.may_leave(state) {
                    out.push(Answer::Leave);
                }
                // A unit can end its activation only where nobody else stands.
                let square = state.unit(state.active.unit.into()).square();
                if square.is_none_or(|square| state.resident(square).is_none()) {
                    out.push(Answer::Stop);
                }
            }
            Stage::Frenzy => out.extend([Answer::Accept, Answer::Decline]),
            Stage::Create => self.list_creations(state, out),
            Stage::Nothing | Stage::Over { .. } => {}
        }
    }

    fn referee<'a, S: Sink>(&'a self, state: &'a mut State<Z>, events: &'a mut S) -> Referee<'a, Z, S> {
        Referee { rules: self, state, events }
    }
}

impl<Z: Size> Rules for ColonialSpaceWars<Z> {
    type State = State<Z>;
    type Answer = Answer;
    type View = view::View;

    const RULESET: Ruleset = Ruleset {
        id: "colonial_space_wars",
        name: "Colonial Space Wars: New Horizons",
        number: 2,
        seats: (2, SEATS as u32),
        open_lists: true,
    };

    fn about() -> Value {
        catalog::about()
    }

    fn load(config: &Node, faults: &mut Faults) -> Option<Self> {
        let mut rules = Self::new(Plan::read(config, faults)?);
        if let Some(node) = config.get("position") {
            rules.position = Some(rules.read_position(&node, faults)?);
        }
        faults.is_empty().then_some(rules)
    }

    fn fits(config: &Node) -> bool {
        // A configuration with faults fits any size: the faults are told.
        Plan::read(config, &mut Faults::default()).is_none_or(|plan| plan.fits::<Z>())
    }

    fn catalog(&self) -> Value {
        self.units_and_numbers()
    }

    fn phrases(&self) -> &Phrasebook {
        &self.plan.library.phrases
    }

    fn data_hash(&self) -> u64 {
        self.plan.library.data_hash
    }

    fn seats(&self) -> u8 {
        self.plan.seats
    }

    fn start(&self, events: &mut impl Sink) -> State<Z> {
        if let Some(position) = self.position {
            return position;
        }
        let mut state = State::default();
        let mut referee = self.referee(&mut state, events);
        match self.plan.options.attacker {
            Attacker::Seat(seat) => referee.begin_set_up(seat),
            Attacker::Roll => referee.roll_again(),
        }
        referee.go_on();
        state
    }

    fn question(&self, state: &State<Z>) -> Question {
        self.ask(state)
    }

    fn answers(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        out.clear();
        self.list(state, out);
    }

    fn tickets(&self, _: &State<Z>) -> u32 {
        initiative::SIDES.into()
    }

    fn draw(&self, _: &State<Z>, ticket: u32) -> Answer {
        Answer::Roll { face: ticket as u8 }
    }

    fn apply(&self, state: &mut State<Z>, answer: Answer, events: &mut impl Sink) -> Result<(), Overflow> {
        self.referee(state, events).take(answer);
        if state.next_id < u16::MAX && state.round < u16::MAX { Ok(()) } else { Err(Overflow) }
    }

    fn is_in(&self, state: &State<Z>, seat: u8) -> bool {
        !state.is_out(seat)
    }

    fn resignation(&self, seat: u8, cause: Cause) -> Answer {
        Answer::Resign { seat, cause: cause as u8 }
    }

    fn agreed_draw(&self) -> Result<Answer, Refusal> {
        Ok(Answer::AgreeDraw)
    }

    fn pending(&self, _: &State<Z>) -> u32 {
        // Every order of this game is whole with its one answer.
        0
    }

    fn outcome(&self, state: &State<Z>) -> Option<Outcome> {
        let Stage::Over { winner: side, reason } = state.stage else {
            return None;
        };
        let mut outcome = Outcome { winner: self.winning_seat(side), reason, score: [0; 4], result: [0; 4] };
        for seat in 0..self.plan.seats {
            outcome.score[usize::from(seat)] = self.worth(state, seat);
            outcome.result[usize::from(seat)] = match side {
                // Whoever was beaten before the others drew has lost.
                -1 => -i32::from(self.living_sides(state) & 1 << self.side(seat) == 0),
                side if side == self.side(seat) as i8 => 1,
                _ => -1,
            };
        }
        Some(outcome)
    }

    fn clock(&self, state: &State<Z>) -> Clock {
        self.tell_time(state)
    }

    fn order(&self, state: &State<Z>, answer: Answer) -> Order {
        self.describe(state, answer)
    }

    fn default_answer(&self, answers: &[Answer]) -> usize {
        let idle = |answer: &Answer| matches!(answer, Answer::Stop | Answer::EndTurn | Answer::Decline);
        answers.iter().position(idle).unwrap_or(0)
    }

    fn ending(&self, notation: &str) -> Option<Answer> {
        self.read_ending(notation)
    }

    fn refuse(&self, state: &State<Z>, notation: &str) -> Refusal {
        self.explain(state, notation)
    }

    fn view(&self, state: &State<Z>, viewer: Viewer) -> view::View {
        self.look(state, viewer)
    }

    fn table(&self, state: &State<Z>, _: Viewer) -> String {
        self.lines(state)
    }

    fn mask(&self, state: &State<Z>, _: Viewer) -> State<Z> {
        *state
    }

    fn wire(&self, state: &mut State<Z>, wire: &mut dyn Wire) {
        self.visit(state, wire);
    }

    fn admit(&self, state: &State<Z>) -> Result<(), Failure> {
        self.examine(state)
    }
}

impl<Z: Size> Lexicon for ColonialSpaceWars<Z> {
    fn card_key(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |unit| &unit.key)
    }

    fn card_name(&self, card: u16) -> &str {
        self.by_number(card).map_or("", |unit| &unit.name)
    }

    fn place_key(&self, place: u16) -> &str {
        self.plan.map.names.get(usize::from(place)).map_or("", String::as_str)
    }

    fn place_name(&self, place: u16) -> &str {
        self.place_key(place)
    }

    fn seat_name(&self, seat: i8) -> &str {
        let seat = usize::try_from(seat).ok();
        seat.and_then(|seat| self.plan.seat_names.get(seat)).map_or("", String::as_str)
    }

    fn ability_name(&self, _: u16, _: i32) -> &str {
        ""
    }
}

impl<Z: Size> ColonialSpaceWars<Z> {
    fn by_number(&self, card: u16) -> Option<&Print> {
        self.plan.library.units.get(usize::from(card).checked_sub(1)?)
    }
}
