//! The canonical bytes of a position: every field once, numbers little-endian. Slots past the last used one, the index of
//! squares and the residents are not visited; they follow from the rest.

use super::ColonialSpaceWars;
use super::battlefield::NOWHERE;
use super::size::{Size, Slots};
use super::state::{Active, HEALED, MARKED, NO_ZONE, Stage, State, Unit};
use crate::kit::{Failure, Status, Wire};

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Visits a whole position.
    pub fn visit(&self, state: &mut State<Z>, wire: &mut dyn Wire) {
        wire.u8(&mut state.top);
        for slot in 0..usize::from(state.top).min(Z::UNITS) {
            let Unit { id, at, kind, sword, absorbed, condition } = state.unit_mut(slot);
            wire.u16(id);
            wire.u16(at);
            for byte in [kind, sword, absorbed, condition] {
                wire.u8(byte);
            }
        }
        for print in &mut state.last {
            let mut bytes = print.to_le_bytes();
            wire.bytes(&mut bytes);
            *print = u64::from_le_bytes(bytes);
        }
        wire.bytes(&mut state.points);
        state.resources.iter_mut().for_each(|store| wire.u16(store));
        wire.bytes(&mut state.repeats);
        wire.bytes(&mut state.zones);
        wire.u16(&mut state.next_id);
        wire.u16(&mut state.round);
        let Active { unit, mov, spent, heals, used, next } = &mut state.active;
        wire.bytes(spent);
        for byte in [unit, mov, heals, used, next, &mut state.out, &mut state.turn, &mut state.first] {
            wire.u8(byte);
        }
        visit_stage(&mut state.stage, wire);
        self.settle_down(state);
    }

    /// Makes the index of squares anew. Only the active unit has a square and does not stand on it; where the game ended in
    /// the middle of an activation it stands, unless it is above another one.
    fn settle_down(&self, state: &mut State<Z>) {
        state.residents = Default::default();
        state.who = Z::Who::filled(0);
        let lifted = matches!(state.stage, Stage::Active | Stage::Horde | Stage::Frenzy);
        let (active, top) = (usize::from(state.active.unit), usize::from(state.top).min(Z::UNITS));
        let others = (0..top).filter(|slot| *slot != active);
        for slot in others.chain((!lifted && active < top).then_some(active)) {
            let unit = *state.unit(slot);
            let on_board = |square: &u16| unit.kind != 0 && usize::from(*square) < self.plan.map.squares.len();
            let square = unit.square().filter(on_board).filter(|square| state.resident(*square).is_none());
            let seat = self.sword_seats.get(usize::from(unit.sword)).copied().unwrap_or(0);
            if let Some(square) = square {
                state.stand(slot, seat, square);
            }
        }
    }

    /// Is a position that came from outside fit to be looked at? Every number must be in range, and nobody shares a square.
    pub fn examine(&self, state: &State<Z>) -> Result<(), Failure> {
        let plan = &self.plan;
        let squares = plan.map.squares.len();
        let seat = |seat: u8| seat < plan.seats;
        let lives = |slot: usize| slot < usize::from(state.top) && state.unit(slot).kind != 0;
        if usize::from(state.top) > Z::UNITS {
            return Err(strange());
        }
        let lifted = matches!(state.stage, Stage::Active | Stage::Horde | Stage::Frenzy | Stage::Over { .. });
        let units = state.living().all(|(slot, unit)| {
            let place = match (unit.carrier(), unit.square()) {
                (Some(carrier), _) => carrier != slot && lives(carrier) && state.unit(carrier).square().is_some(),
                (None, Some(square)) => {
                    let active = lifted && usize::from(state.active.unit) == slot;
                    usize::from(square) < squares && (active || state.resident(square) == Some(slot))
                }
                (None, None) => unit.at == NOWHERE && state.round == 0,
            };
            place
                && usize::from(unit.kind) <= plan.library.units.len()
                && usize::from(unit.sword) < plan.swords.len()
                && unit.condition & !(MARKED | HEALED) < 4
        });
        if !units {
            return Err(strange());
        }
        let empty = (0..usize::from(state.top)).all(|slot| lives(slot) || *state.unit(slot) == Unit::default());
        let zones = state.zones.iter().all(|zone| *zone == NO_ZONE || *zone < 8);
        let stage = match state.stage {
            Stage::Nothing => false,
            Stage::Initiative { seat: own, .. } | Stage::Role { seat: own } | Stage::Base { seat: own } => seat(own),
            Stage::Deploy { unit } => {
                lives(unit.into()) && state.zones[usize::from(self.seat_of(state, unit.into()))] != NO_ZONE
            }
            Stage::Credit { place, .. } => usize::from(place) < squares,
            Stage::Active | Stage::Horde | Stage::Frenzy => {
                let slot = usize::from(state.active.unit);
                lives(slot) && self.seat_of(state, slot) == state.turn && state.active.mov <= 10
            }
            Stage::Turn | Stage::Create => true,
            Stage::Over { winner, .. } => (-1..plan.seats as i8).contains(&winner),
        };
        let next = usize::from(state.active.next);
        let rest = seat(state.turn) && seat(state.first) && (next == 0 || next <= usize::from(state.top));
        let played = state.round == 0
            || (0..plan.seats).all(|own| state.zones[usize::from(own)] != NO_ZONE || state.is_out(own));
        if empty && zones && stage && rest && played { Ok(()) } else { Err(strange()) }
    }
}

fn strange() -> Failure {
    Failure::new(Status::Data, "the position in this save is not one of this game")
}

/// A stage of each kind, by tag.
const STAGES: [Stage; 12] = [
    Stage::Nothing,
    Stage::Initiative { seat: 0, rolling: 0, highest: 0, leaders: 0 },
    Stage::Role { seat: 0 },
    Stage::Base { seat: 0 },
    Stage::Deploy { unit: 0 },
    Stage::Credit { next: 0, place: 0 },
    Stage::Turn,
    Stage::Horde,
    Stage::Active,
    Stage::Frenzy,
    Stage::Create,
    Stage::Over { winner: 0, reason: 0 },
];

fn visit_stage(stage: &mut Stage, wire: &mut dyn Wire) {
    let same = |known: &Stage| std::mem::discriminant(known) == std::mem::discriminant(stage);
    let mut tag = STAGES.iter().position(same).expect("a stage of each kind") as u8;
    wire.u8(&mut tag);
    let kind = STAGES.get(usize::from(tag)).copied().unwrap_or_default();
    if std::mem::discriminant(&kind) != std::mem::discriminant(stage) {
        *stage = kind;
    }
    match stage {
        Stage::Nothing | Stage::Turn | Stage::Horde | Stage::Active | Stage::Frenzy | Stage::Create => {}
        Stage::Initiative { seat, rolling, highest, leaders } => {
            for byte in [seat, rolling, highest, leaders] {
                wire.u8(byte);
            }
        }
        Stage::Role { seat } | Stage::Base { seat } => wire.u8(seat),
        Stage::Deploy { unit } => wire.u8(unit),
        Stage::Credit { next, place } => {
            wire.u8(next);
            wire.u16(place);
        }
        Stage::Over { winner, reason } => {
            wire.i8(winner);
            wire.u16(reason);
        }
    }
}
