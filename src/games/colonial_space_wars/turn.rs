//! 2.5 Game Turns: a side activates one unit after the other, as far as its command points go, and passes the turn on.

use super::ColonialSpaceWars;
use super::codes::{event, reason};
use super::library::Mission;
use super::referee::Referee;
use super::size::Size;
use super::state::{Active, HEALED, MARKED, Stage, State};
use crate::kit::{Event, Sink};

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// All have set up: the attacker has the first turn.
    pub fn first_turn(&mut self) {
        self.state.round = 1;
        self.tell(Event { value: 1, ..Event::new(event::ROUND) });
        self.state.turn = self.state.first;
        self.check_means();
        match () {
            () if self.is_over() => {}
            () if self.state.is_out(self.state.turn) => self.pass_on(),
            () => self.begin_turn(),
        }
    }

    /// Ends the turn: Activation Markers come off the player's own units only, so that CONTROL lasts.
    pub fn next_turn(&mut self) {
        let seat = self.state.turn;
        for slot in 0..usize::from(self.state.top) {
            if self.state.unit(slot).kind != 0 && self.rules.seat_of(self.state, slot) == seat {
                self.state.unit_mut(slot).condition &= !MARKED;
            }
        }
        self.tell(Event { seat: seat as i8, ..Event::new(event::END_TURN) });
        self.pass_on();
    }

    /// The next living seat has the turn.
    pub fn pass_on(&mut self) {
        let seats = self.rules.plan.seats;
        let mut seat = self.state.turn;
        loop {
            seat = (seat + 1) % seats;
            if seat == self.state.first {
                self.state.round = self.state.round.saturating_add(1);
                if self.rules.plan.options.max_rounds.is_some_and(|most| u32::from(self.state.round) > most) {
                    return self.end(-1, reason::MAX_ROUNDS);
                }
                self.tell(Event { value: self.state.round.into(), ..Event::new(event::ROUND) });
            }
            if !self.state.is_out(seat) {
                break;
            }
        }
        self.state.turn = seat;
        self.begin_turn();
    }

    /// A turn begins: protection is whole again, resources come in, Plague strikes, and command points are counted.
    fn begin_turn(&mut self) {
        let seat = self.state.turn;
        self.tell(Event { seat: seat as i8, value: self.state.round.into(), ..Event::new(event::TURN) });
        let used = usize::from(self.state.top);
        self.state.units.as_mut()[..used].iter_mut().for_each(|unit| unit.absorbed = 0);
        if self.rules.plan.mission == Mission::Attrition {
            self.earn(seat);
        }
        if self.is_repeated(seat) {
            return self.end(-1, reason::REPETITION);
        }
        self.strike_plague(0);
    }

    /// Counts the command points of the turn. They stay as they are, whoever dies in it.
    pub fn muster(&mut self) {
        let rules = self.rules;
        let seat = self.state.turn;
        self.state.points = Default::default();
        for sword in rules.plan.swords_of(seat) {
            let points = rules.pool(self.state, sword);
            let purse = rules.purse_of_sword(sword);
            self.state.points[purse] += points;
            self.tell(Event { seat: seat as i8, value: points.into(), ..Event::new(event::COMMAND) });
        }
        self.state.stage = Stage::Turn;
        if rules.plan.mission == Mission::SuddenDeath && !rules.can_go_on(self.state, seat) {
            self.beat(seat, reason::CANNOT_ACTIVATE);
            if !self.is_over() {
                self.check_means();
            }
            if !self.is_over() {
                self.pass_on();
            }
        }
    }

    /// Activates a unit and pays for it.
    pub fn activate(&mut self, slot: usize, cost: u8) {
        let rules = self.rules;
        self.state.points[rules.purse(self.state, slot)] -= cost;
        self.begin_activation(slot, cost);
        if cost > 0 && rules.leads_horde(self.state, slot) {
            self.state.stage = Stage::Horde;
        }
    }

    /// The unit is active: it is lifted off its square and has all its points.
    fn begin_activation(&mut self, slot: usize, cost: u8) {
        let place = self.state.place(slot).map_or(0, |square| square + 1);
        self.tell_of(event::ACTIVATE, slot, |event| {
            event.place = place;
            event.value = cost.into();
        });
        self.state.lift(slot, self.state.turn);
        let mov = self.rules.unit(self.state.unit(slot).kind).mov;
        self.state.active = Active { unit: slot as u8, mov, ..Active::default() };
        self.state.stage = Stage::Active;
    }

    /// HORDE: this unit acts next, for free.
    pub fn name_next(&mut self, slot: usize) {
        self.state.active.next = slot as u8 + 1;
        self.state.stage = Stage::Active;
        self.tell_of(event::HORDE, slot, |_| {});
    }

    /// The activation ends: the unit stands where it is and gets an Activation Marker.
    pub fn stop(&mut self) {
        let Active { unit, next, .. } = self.state.active;
        let slot = usize::from(unit);
        if let Some(square) = self.state.unit(slot).square() {
            self.state.stand(slot, self.state.turn, square);
        }
        self.state.unit_mut(slot).condition |= MARKED;
        self.rest();
        self.state.stage = Stage::Turn;
        let place = self.state.place(slot).map_or(0, |square| square + 1);
        self.tell_of(event::STOP, slot, |event| event.place = place);
        // The named unit may have been eaten in between.
        if let Some(next) = usize::from(next).checked_sub(1).filter(|next| self.state.unit(*next).kind != 0) {
            self.begin_activation(next, 0);
        }
    }

    /// Nobody is active any more.
    pub fn rest(&mut self) {
        if self.state.active.heals > 0 {
            self.state.units.as_mut().iter_mut().for_each(|unit| unit.condition &= !HEALED);
        }
        self.state.active = Active::default();
    }

    /// No further unit is activated: in a War of Attrition a unit may be created now.
    pub fn close_turn(&mut self) {
        if self.rules.may_create_any(self.state) {
            self.state.stage = Stage::Create;
        } else {
            self.next_turn();
        }
    }
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Whose unit is it?
    pub fn seat_of(&self, state: &State<Z>, slot: usize) -> u8 {
        self.sword_seats[usize::from(state.unit(slot).sword)]
    }

    /// The side of a seat.
    pub fn side(&self, seat: u8) -> u8 {
        self.plan.sides[usize::from(seat)]
    }

    /// The side of a unit.
    pub fn side_of(&self, state: &State<Z>, slot: usize) -> u8 {
        self.side(self.seat_of(state, slot))
    }
}
