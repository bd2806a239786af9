//! Granted actions: another unit does exactly what is granted, then what waits goes on (rulebook: Granted actions).
//!
//! A granted action is no activation: it drains nothing, looks at no limit of an activation and gets no FRONTLINE bonus. What
//! a unit's card forbids cannot be granted to it. Nothing in the rules ends a chain of granting units, so an order holds
//! sixteen granted actions at most.

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield::{adjacent, each};
use super::card::action;
use super::codes::event;
use super::effect::{Granted, Statement};
use super::referee::Referee;
use super::state::{Context, Slots, State, Step, each_slot};
use crate::kit::{Event, Sink};

/// So many granted actions one order may hold; the next is not offered.
const MOST_GRANTS: u8 = 16;
/// Room among the steps that a granted action may need.
const GRANT_ROOM: usize = 6;

/// Who could take a granted action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grants {
    movers: Slots,
    attackers: Slots,
}

impl Grants {
    /// Nobody?
    pub fn is_empty(self) -> bool {
        self.movers | self.attackers == 0
    }
}

impl<S: Sink> Referee<'_, S> {
    /// A granted action: the granting ability has done its part, the other unit does exactly this, then what waits goes on.
    pub fn granted(&mut self, answer: Answer) {
        self.state.grants += 1;
        self.bind(|context| context.at += 1);
        let context = self.context();
        let over = self.rules.library.programs.at(context.program, context.at).is_none();
        if over && self.resolving(&context).is_none() {
            self.finish();
        } else {
            self.push(Step::Granted);
        }
        match answer {
            Answer::GrantMove { unit, place } => {
                self.tell(self.about(event::GRANT, unit.into()));
                self.move_unit(unit.into(), place);
            }
            Answer::GrantAttack { unit, target } => {
                let slot = usize::from(unit);
                self.tell(Event { value: 1, ..self.about(event::GRANT, slot) });
                let melee = if self.rules.options.granted_melee_twice { self.melee_flag(slot) } else { 0 };
                self.attack(slot, target.into(), melee);
            }
            _ => unreachable!("a grant is a move or an attack"),
        }
    }
}

impl LostEmpires {
    /// Who could take a granted action; nobody when the order holds too many already.
    pub fn grants(&self, state: &State, context: &Context, statement: &Statement) -> Grants {
        let Statement::Grant { actions, to, .. } = statement else {
            return Grants::default();
        };
        if state.grants >= MOST_GRANTS || !state.steps.has_room(GRANT_ROOM) {
            return Grants::default();
        }
        let units = self.targets(state, context, to);
        let able = |bit: u8| move |slot: &usize| self.face(state, *slot).may & bit != 0;
        let set = |slots: &mut dyn Iterator<Item = usize>| slots.fold(0, |set, slot| set | 1 << slot);
        let Granted { to_move, to_attack } = *actions;
        Grants {
            movers: if to_move { set(&mut each_slot(units).filter(able(action::MOVE))) } else { 0 },
            attackers: if to_attack {
                let near = |slot: &usize| state.enemies_of(*slot) != 0;
                set(&mut each_slot(units).filter(able(action::ATTACK)).filter(near))
            } else {
                0
            },
        }
    }

    /// Lists who may take which granted action.
    pub fn list_grants(&self, state: &State, context: &Context, statement: &Statement, out: &mut Vec<Answer>) {
        let grants = self.grants(state, context, statement);
        for slot in each_slot(grants.movers | grants.attackers) {
            let unit = slot as u8;
            if grants.movers & 1 << slot != 0 {
                let places = each(adjacent(state.cards[slot].place));
                out.extend(places.map(|place| Answer::GrantMove { unit, place }));
            }
            if grants.attackers & 1 << slot != 0 {
                let enemies = each_slot(state.enemies_of(slot));
                out.extend(enemies.map(|target| Answer::GrantAttack { unit, target: target as u8 }));
            }
        }
    }
}
