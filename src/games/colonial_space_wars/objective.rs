//! 2.1 The Objective: who is beaten, and when a game is drawn.

use super::ColonialSpaceWars;
use super::army::commands;
use super::codes::{event, reason};
use super::library::{Command, Mission};
use super::options::Point;
use super::referee::Referee;
use super::size::Size;
use super::state::{NO_ZONE, Stage, State, Unit};
use super::unit::skill;
use crate::kit::common::reason as common;
use crate::kit::{Event, Sink};

/// So many full rounds the same position must come again (2.1 b).
const REPEATED_ROUNDS: u8 = 3;

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The units that a seat lives by in sudden death: LEADERs and NODEs, or any Ascaryan.
    pub fn lifelines<'a>(&'a self, state: &'a State<Z>, seat: u8) -> impl Iterator<Item = usize> + 'a {
        self.units_of(state, seat).filter(|slot| {
            let unit = state.unit(*slot);
            let faction = self.plan.swords[usize::from(unit.sword)].faction;
            self.unit(unit.kind).faction == faction
                && (self.plan.library.command(faction) == Command::Trophic || commands(&self.plan.library, unit.kind))
        })
    }

    /// At the start of its own turn: can some sword of a seat go on? Ascaryans go on as long as one of them lives; the
    /// others must be able to activate somebody. Activation Markers pass with the turn and do not count.
    pub fn can_go_on(&self, state: &State<Z>, seat: u8) -> bool {
        let mut around = self.surroundings(state, seat);
        let marks_count = self.plan.options.other(Point::MarkedUnits);
        self.units_of(state, seat).any(|slot| {
            let unit = state.unit(slot);
            let pays = self.price(state, slot, &around) <= state.points[self.purse(state, slot)];
            self.is_trophic(self.unit(unit.kind))
                || pays && !(marks_count && unit.is_marked()) && self.is_connected(state, slot, &mut around)
        })
    }

    /// Sides that are still in the game, one bit each.
    pub fn living_sides(&self, state: &State<Z>) -> u8 {
        let living = (0..self.plan.seats).filter(|seat| !state.is_out(*seat));
        living.fold(0, |sides, seat| sides | 1 << self.side(seat))
    }

    /// The winner as hosts want it: the one seat of the winning side, or -1.
    pub fn winning_seat(&self, side: i8) -> i8 {
        let mut seats = (0..self.plan.seats).filter(|seat| self.side(*seat) as i8 == side);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => seat as i8,
            _ => -1,
        }
    }

    /// Can anybody of one seat hurt what another seat lives by? (2.1 c)
    fn can_hurt(&self, state: &State<Z>, seat: u8, other: u8) -> bool {
        let worst_ground = u8::from(!self.ground.uncovered.is_empty());
        self.lifelines(state, other).any(|target| {
            let victim = self.unit(state.unit(target).kind);
            self.units_of(state, seat).any(|slot| {
                let profile = self.unit(state.unit(slot).kind);
                profile.ata[victim.class as usize] > 0
                    || profile.has(skill::PLAGUE) && victim.prt.saturating_sub(worst_ground) == 0
            })
        })
    }

    /// What makes a position the same: pieces, places, damage, markers, passengers and stored resources. Pieces of one kind
    /// and sword may have changed places.
    fn fingerprint(&self, state: &State<Z>) -> u64 {
        let mix = |mut bits: u64| {
            // The finaliser of SplitMix64.
            bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            bits ^ bits >> 31
        };
        let piece = |(slot, unit): (usize, &Unit)| {
            let place = u64::from(state.place(slot).unwrap_or(u16::MAX));
            let aboard = u64::from(unit.carrier().is_some());
            let piece =
                u64::from(unit.kind) << 32 | u64::from(unit.sword) << 24 | u64::from(unit.condition) << 16 | place;
            mix(piece << 1 | aboard)
        };
        let pieces = state.living().map(piece).fold(0u64, u64::wrapping_add);
        let stores = state.resources.iter().zip(1u64..).map(|(store, seat)| mix(seat << 48 | u64::from(*store)));
        stores.fold(pieces, u64::wrapping_add)
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// Somebody was eliminated: is anybody beaten now, or has nobody the means to go on?
    pub fn settle(&mut self) {
        match self.rules.plan.mission {
            Mission::SuddenDeath => self.settle_sudden_death(),
            Mission::Messenger => self.settle_messenger(),
            Mission::Attrition => self.settle_attrition(),
        }
        if !self.is_over() {
            self.check_means();
        }
    }

    fn settle_sudden_death(&mut self) {
        for seat in 0..self.rules.plan.seats {
            if self.is_over() || self.state.is_out(seat) || self.rules.lifelines(self.state, seat).next().is_some() {
                continue;
            }
            let none_left = self.rules.units_of(self.state, seat).next().is_none();
            self.beat(seat, if none_left { reason::NO_UNITS } else { reason::NO_COMMAND });
        }
    }

    /// A seat is beaten. The last side in the game wins; while others play on, its units leave.
    pub fn beat(&mut self, seat: u8, reason: u16) {
        self.state.out |= 1 << seat;
        self.tell(Event { seat: seat as i8, value: reason.into(), ..Event::new(event::BEATEN) });
        let sides = self.rules.living_sides(self.state);
        if sides.count_ones() == 1 {
            return self.end(sides.trailing_zeros() as i8, reason);
        }
        while let Some(slot) = { self.rules.units_of(self.state, seat).next() } {
            self.take_away(slot, event::REMOVE);
        }
    }

    /// 2.1 c: the game is drawn when nobody can hurt what another side lives by.
    pub fn check_means(&mut self) {
        let rules = self.rules;
        if rules.plan.mission != Mission::SuddenDeath {
            return;
        }
        let living = || (0..rules.plan.seats).filter(|seat| !self.state.is_out(*seat));
        let foes = living().flat_map(|seat| living().map(move |other| (seat, other)));
        let mut foes = foes.filter(|(seat, other)| rules.side(*seat) != rules.side(*other));
        if !foes.any(|(seat, other)| rules.can_hurt(self.state, seat, other)) {
            self.end(-1, reason::NO_MEANS);
        }
    }

    /// 2.1 b: has this seat begun its turn with the same position for three rounds in a row?
    pub fn is_repeated(&mut self, seat: u8) -> bool {
        let print = self.rules.fingerprint(self.state);
        let (last, repeats) = (&mut self.state.last[usize::from(seat)], &mut self.state.repeats[usize::from(seat)]);
        *repeats = if *last == print { *repeats + 1 } else { 0 };
        *last = print;
        *repeats >= REPEATED_ROUNDS
    }

    /// 2.1 a: the players have agreed on a draw.
    pub fn agree_draw(&mut self) {
        self.end(-1, reason::AGREED);
    }

    /// A seat gives up. Among several sides the others play on.
    pub fn resign(&mut self, seat: u8, cause: u8) {
        self.tell(Event { seat: seat as i8, value: cause.into(), ..Event::new(event::RESIGN) });
        let stage = self.state.stage;
        self.beat(seat, common::RESIGNED + u16::from(cause));
        if self.is_over() {
            return;
        }
        if self.state.round == 0 {
            self.state.zones[usize::from(seat)] = NO_ZONE;
        } else {
            self.check_means();
        }
        match stage {
            _ if self.is_over() => {}
            Stage::Role { seat: winner } if winner != seat => {}
            Stage::Initiative { .. } | Stage::Role { .. } => self.roll_again(),
            Stage::Base { seat: asked } if asked == seat => self.next_base(),
            Stage::Deploy { unit } if self.state.unit(unit.into()).kind == 0 => self.next_base(),
            Stage::Base { .. } | Stage::Deploy { .. } => {}
            _ if self.state.turn == seat => {
                self.rest();
                self.pass_on();
            }
            _ => {}
        }
    }
}
