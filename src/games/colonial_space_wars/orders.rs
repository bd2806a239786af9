//! What is asked, and answers in public numbers: the fields of an order, and its number in the fixed action space.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::{order, phase, prompt};
use super::plan::Plan;
use super::size::Size;
use super::state::{Stage, State};
use crate::kit::{ACTION_NONE, Asked, Cause, Clock, Order, Question};

/// Units that one square stands for in the action space: who stands there, or one of the passengers.
const RIDERS: u32 = 12;
/// Points of an attack, 0 included.
const POINTS: u32 = 11;

/// Room for where each kind of order begins in the action space.
pub const BASES: usize = 96;

/// A block of the action space: how many numbers a kind of order has, a square and the rest.
const BLOCKS: [(u16, u32, u32); 19] = [
    (order::ROLL, 0, 6),
    (order::ROLE, 0, 2),
    (order::BASE, 0, 8),
    (order::DEPLOY, 1, 1),
    (order::CREDIT, 1, 1),
    (order::ACTIVATE, 1, RIDERS),
    (order::END_TURN, 0, 1),
    (order::HORDE, 1, RIDERS),
    (order::MOVE, 1, 1),
    (order::EMBARK, 1, 1),
    (order::DISEMBARK, 1, 1),
    (order::ATTACK, 1, POINTS),
    (order::HEAL, 1, 2),
    (order::CONTROL, 1, 1),
    (order::LEAVE, 0, 1),
    (order::STOP, 0, 1),
    (order::CREATE, 1, 256),
    (order::ACCEPT, 0, 1),
    (order::DECLINE, 0, 1),
];

impl<Z: Size> ColonialSpaceWars<Z> {
    /// What is asked.
    pub fn ask(&self, state: &State<Z>) -> Question {
        let id = |slot: u8| u32::from(state.unit(slot.into()).id);
        let active = id(state.active.unit);
        let turn = Asked::Seat(state.turn);
        let (asked, prompt, subject) = match state.stage {
            Stage::Initiative { .. } => (Asked::Chance, prompt::INITIATIVE, 0),
            Stage::Role { seat } => (Asked::Seat(seat), prompt::ROLE, 0),
            Stage::Base { seat } => (Asked::Seat(seat), prompt::BASE, 0),
            Stage::Deploy { unit } => (Asked::Seat(self.seat_of(state, unit.into())), prompt::DEPLOY, id(unit)),
            Stage::Credit { .. } => (turn, prompt::CREDIT, 0),
            Stage::Turn => (turn, prompt::TURN, 0),
            Stage::Horde => (turn, prompt::HORDE, active),
            Stage::Active => (turn, prompt::ACTION, active),
            Stage::Frenzy => (turn, prompt::FRENZY, active),
            Stage::Create => (turn, prompt::CREATE, 0),
            Stage::Nothing | Stage::Over { .. } => (Asked::Nobody, prompt::OVER, 0),
        };
        Question { asked, prompt, subject, picks: (0, 1, 1) }
    }

    /// Turn, round and phase.
    pub fn tell_time(&self, state: &State<Z>) -> Clock {
        let (turn, phase) = match state.stage {
            Stage::Nothing | Stage::Initiative { .. } | Stage::Role { .. } => (-1, phase::INITIATIVE),
            Stage::Base { .. } | Stage::Deploy { .. } => (-1, phase::DEPLOYMENT),
            Stage::Over { .. } => (-1, phase::TURNS),
            _ => (state.turn as i8, phase::TURNS),
        };
        Clock { turn, round: state.round.into(), phase }
    }

    /// The public fields of an answer.
    pub fn describe(&self, state: &State<Z>, answer: Answer) -> Order {
        let mut order = Order { action: self.action(state, answer), ..Order::default() };
        let who = |order: &mut Order, slot: u8| {
            let unit = state.unit(slot.into());
            (order.subject, order.card) = (unit.id.into(), unit.kind.into());
        };
        let whom = |order: &mut Order, slot: u8| {
            let unit = state.unit(slot.into());
            (order.target, order.other) = (unit.id.into(), unit.kind.into());
            order.place = state.place(slot.into()).map_or(0, |square| square + 1);
        };
        let active = state.active.unit;
        order.kind = match answer {
            Answer::Roll { face } => {
                (order.value, order.weight) = (i32::from(face) + 1, 1);
                order::ROLL
            }
            Answer::Role { role } => {
                order.value = role as i32;
                order::ROLE
            }
            Answer::Base { zone } => {
                order.value = zone.into();
                order::BASE
            }
            Answer::Deploy { to } => {
                if let Stage::Deploy { unit } = state.stage {
                    who(&mut order, unit);
                }
                order.place = to + 1;
                order::DEPLOY
            }
            Answer::Credit { unit } => {
                who(&mut order, unit);
                order::CREDIT
            }
            Answer::Activate { unit, cost } => {
                who(&mut order, unit);
                order.place = state.place(unit.into()).map_or(0, |square| square + 1);
                order.value = cost.into();
                order::ACTIVATE
            }
            Answer::EndTurn => order::END_TURN,
            Answer::Horde { unit } => {
                whom(&mut order, unit);
                order::HORDE
            }
            Answer::Move { to, cost } => {
                who(&mut order, active);
                (order.place, order.value) = (to + 1, cost.into());
                order::MOVE
            }
            Answer::Embark { carrier } => {
                who(&mut order, active);
                whom(&mut order, carrier);
                order::EMBARK
            }
            Answer::Disembark { to } => {
                who(&mut order, active);
                order.place = to + 1;
                order::DISEMBARK
            }
            Answer::Attack { target, points } => {
                who(&mut order, active);
                whom(&mut order, target);
                order.value = points.into();
                order::ATTACK
            }
            Answer::Heal { target } => {
                who(&mut order, active);
                whom(&mut order, target);
                order::HEAL
            }
            Answer::Control { target } => {
                who(&mut order, active);
                whom(&mut order, target);
                order::CONTROL
            }
            Answer::Leave => {
                who(&mut order, active);
                order::LEAVE
            }
            Answer::Stop => {
                who(&mut order, active);
                order::STOP
            }
            Answer::Create { kind, to } => {
                (order.card, order.place) = (kind.into(), to + 1);
                order.value = self.unit(kind).cost.unwrap_or(0).into();
                order::CREATE
            }
            Answer::Accept => order::ACCEPT,
            Answer::Decline => order::DECLINE,
            Answer::Resign { seat, cause } => {
                (order.seat, order.value) = (Some(seat), cause.into());
                order::RESIGN
            }
            Answer::AgreeDraw => order::AGREE_DRAW,
        };
        order
    }

    /// The answer that a notation of an ending means.
    pub fn read_ending(&self, notation: &str) -> Option<Answer> {
        if notation == "agree_draw" {
            return Some(Answer::AgreeDraw);
        }
        let mut words = notation.split(' ');
        let (Some("resign"), Some(seat), Some(cause), None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return None;
        };
        let seat = seat.parse().ok().filter(|seat| *seat < self.plan.seats)?;
        const CAUSES: [Cause; 3] = [Cause::Resign, Cause::Time, Cause::Absent];
        let cause = ["resign", "time", "absent"].iter().position(|known| *known == cause)?;
        Some(Answer::Resign { seat, cause: CAUSES[cause] as u8 })
    }

    /// Size of the action space.
    pub fn actions(&self) -> u32 {
        BLOCKS.iter().map(|block| size(&self.plan, *block)).sum()
    }

    /// Units count as their square, and passengers as the square and place of their carrier, so that no number depends on
    /// which of two equal pieces was listed first.
    fn action(&self, state: &State<Z>, answer: Answer) -> u32 {
        let square = |slot: u8| state.place(slot.into()).map_or(0, u32::from);
        let rider = |slot: u8| {
            let seat = state.unit(slot.into()).carrier().map_or(0, |carrier| {
                1 + state.passengers(carrier).take_while(|other| *other != usize::from(slot)).count() as u32
            });
            square(slot) * RIDERS + seat
        };
        let (kind, index) = match answer {
            Answer::Roll { face } => (order::ROLL, face.into()),
            Answer::Role { role } => (order::ROLE, role as u32),
            Answer::Base { zone } => (order::BASE, zone.into()),
            Answer::Deploy { to } => (order::DEPLOY, to.into()),
            Answer::Credit { unit } => (order::CREDIT, square(unit)),
            Answer::Activate { unit, .. } => (order::ACTIVATE, rider(unit)),
            Answer::EndTurn => (order::END_TURN, 0),
            Answer::Horde { unit } => (order::HORDE, rider(unit)),
            Answer::Move { to, .. } => (order::MOVE, to.into()),
            Answer::Embark { carrier } => (order::EMBARK, square(carrier)),
            Answer::Disembark { to } => (order::DISEMBARK, to.into()),
            Answer::Attack { target, points } => (order::ATTACK, square(target) * POINTS + u32::from(points)),
            // The healer itself may hover above a patient.
            Answer::Heal { target } => (order::HEAL, square(target) * 2 + u32::from(target == state.active.unit)),
            Answer::Control { target } => (order::CONTROL, square(target)),
            Answer::Leave => (order::LEAVE, 0),
            Answer::Stop => (order::STOP, 0),
            Answer::Create { kind, to } => (order::CREATE, u32::from(to) * 256 + u32::from(kind)),
            Answer::Accept => (order::ACCEPT, 0),
            Answer::Decline => (order::DECLINE, 0),
            Answer::Resign { .. } | Answer::AgreeDraw => return ACTION_NONE,
        };
        self.action_bases[place(kind)] + index
    }
}

/// The place of a kind of order among the bases.
fn place(kind: u16) -> usize {
    usize::from(kind >> 8) * 32 + usize::from(kind & 31)
}

/// How many numbers a block has on this map.
fn size(plan: &Plan, (_, per_square, rest): (u16, u32, u32)) -> u32 {
    if per_square == 0 { rest } else { plan.map.squares.len() as u32 * rest }
}

/// Where each kind of order begins in the action space.
pub fn action_bases(plan: &Plan) -> [u32; BASES] {
    let mut bases = [0; BASES];
    let mut base = 0;
    for block in BLOCKS {
        bases[place(block.0)] = base;
        base += size(plan, block);
    }
    bases
}
