//! 4.3.2 War of Attrition: nobody has units at first, but a Bastion, and a resource point each turn to create some.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::army::may_buy;
use super::codes::{event, reason};
use super::library::Mission;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::State;
use crate::kit::{Event, Sink};

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The slot of a seat's Bastion.
    pub fn bastion_of(&self, state: &State<Z>, seat: u8) -> Option<usize> {
        self.units_of(state, seat).find(|slot| state.unit(*slot).kind == self.plan.bastion)
    }

    /// Can this seat pay for this kind, and is its level open? A level closes again when its LEADER or NODE dies.
    pub fn may_order(&self, state: &State<Z>, seat: u8, kind: u8) -> bool {
        let profile = self.unit(kind);
        let sword = self.plan.swords_of(seat).next();
        let own = sword.is_some_and(|sword| self.plan.swords[sword].faction == profile.faction);
        let pays = profile.cost.is_some_and(|cost| u16::from(cost) <= state.resources[usize::from(seat)]);
        let has = |other: u8| self.units_of(state, seat).any(|slot| state.unit(slot).kind == other);
        own && pays && may_buy(&self.plan.library, kind, has)
    }

    /// The free squares next to a seat's Bastion where a unit of this kind can stand.
    pub fn yards(&self, state: &State<Z>, seat: u8, kind: u8) -> Squares<Z> {
        let bastion = self.bastion_of(state, seat).and_then(|slot| state.unit(slot).square());
        let Some(square) = bastion.filter(|_| state.living().count() < Z::UNITS) else { return Squares::default() };
        let profile = self.unit(kind);
        let beside = self.ground.disc(square, 1).without(state.occupied());
        beside & self.ground.open_to(profile.mover(), profile.mov.max(1))
    }

    /// The kinds of units of the catalogue.
    fn kinds(&self) -> impl Iterator<Item = u8> + use<Z> {
        1..=self.plan.library.units.len() as u8
    }

    /// Can the seat whose turn it is create anything?
    pub fn may_create_any(&self, state: &State<Z>) -> bool {
        let seat = state.turn;
        self.plan.mission == Mission::Attrition
            && self.kinds().any(|kind| self.may_order(state, seat, kind) && !self.yards(state, seat, kind).is_empty())
    }

    pub(super) fn list_creations(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        for kind in self.kinds().filter(|kind| self.may_order(state, state.turn, *kind)) {
            out.extend(self.yards(state, state.turn, kind).each().map(|to| Answer::Create { kind, to }));
        }
        out.push(Answer::Decline);
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// A turn begins: one resource point more.
    pub fn earn(&mut self, seat: u8) {
        let store = &mut self.state.resources[usize::from(seat)];
        *store = store.saturating_add(1);
        let value = i32::from(*store);
        self.tell(Event { seat: seat as i8, value, ..Event::new(event::RESOURCES) });
    }

    /// A unit is created. It is in Reserve, and its owner's next turn is its first.
    pub fn create(&mut self, kind: u8, to: u16) {
        let seat = self.state.turn;
        let cost = self.rules.unit(kind).cost.unwrap_or(0);
        self.state.resources[usize::from(seat)] -= u16::from(cost);
        let sword = self.rules.plan.swords_of(seat).next().expect("a seat has a sword");
        if let Some(slot) = self.state.enlist(kind, sword as u8) {
            self.state.stand(slot, seat, to);
            self.tell_of(event::CREATE, slot, |event| {
                event.place = to + 1;
                event.value = cost.into();
            });
        }
        self.next_turn();
    }

    /// Who loses the Bastion is out.
    pub fn settle_attrition(&mut self) {
        for seat in 0..self.rules.plan.seats {
            if !self.is_over() && !self.state.is_out(seat) && self.rules.bastion_of(self.state, seat).is_none() {
                self.beat(seat, reason::BASTION_LOST);
            }
        }
    }
}
