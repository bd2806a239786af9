//! Activate a Unit, and the actions it takes: move, attack, named ability (rulebook: Activate a Unit, Unit Actions).

use super::LostEmpires;
use super::answer::{Answer, Token};
use super::battlefield::{self, adjacent, each};
use super::card::{action, keyword};
use super::codes::event;
use super::effect;
use super::referee::{Flow, Referee};
use super::state::{Announced, State, Step, attack_flag, done, each_slot, flag, turn};
use crate::kit::{Event, Sink};

/// Actions that a command token gives.
const COMMAND_ACTIONS: u8 = 2;
/// Actions that the supply token gives.
const SUPPLY_ACTIONS: u8 = 1;

impl LostEmpires {
    /// May this unit of the player whose turn it is be activated, tokens aside?
    pub fn may_activate(&self, state: &State, unit: usize) -> bool {
        let card = &state.cards[unit];
        let rested = !card.has(flag::PLAYED) || self.face(state, unit).has(keyword::FRONTLINE);
        state.turn_flags & turn::ACTIVATED == 0 && !card.has(flag::DRAINED) && rested
    }

    /// The actions that the active unit can take, and the end of its activation.
    pub fn list_actions(&self, state: &State, id: u16, actions: u8, done: u8, out: &mut Vec<Answer>) {
        let Some(slot) = state.find(id) else { return };
        let unit = slot as u8;
        let face = self.face(state, slot);
        if face.may & action::MOVE != 0 {
            out.extend(each(adjacent(state.cards[slot].place)).map(|place| Answer::Move { unit, place }));
        }
        if face.may & action::ATTACK != 0 && done & done::ATTACK == 0 {
            let enemies = each_slot(state.enemies_of(slot));
            out.extend(enemies.map(|target| Answer::Attack { unit, target: target as u8 }));
        }
        for (index, ability) in face.named.iter().enumerate() {
            let spent = done & done::ABILITY != 0 || (ability.attack && done & done::ATTACK != 0);
            let enough = actions >= if ability.draining { 2 } else { 1 };
            if face.may & action::ABILITY != 0 && !spent && enough {
                out.push(Answer::Ability { unit, index: index as u8 });
            }
        }
        let idle = self.options.must_act && done & done::ACTED == 0;
        if !idle || out.is_empty() {
            out.push(Answer::Stop { unit });
        }
    }
}

impl<S: Sink> Referee<'_, S> {
    /// Activates a unit: one token, or none where its card says so.
    pub fn activate(&mut self, slot: usize, token: Token) {
        let seat = self.state.turn;
        self.state.turn_flags |= turn::MANDATORY | turn::ACTIVATED;
        let face = self.rules.face(self.state, slot);
        let fresh = self.state.cards[slot].has(flag::PLAYED);
        let frontline = face.has(keyword::FRONTLINE) && (fresh || self.rules.options.frontline_always);
        let free = face.free_activation.unwrap_or(0);
        let actions = match token {
            Token::Command => COMMAND_ACTIONS,
            Token::Supply => SUPPLY_ACTIONS,
            Token::Free => free,
        };
        self.tell(Event { value: token as i32, ..self.about(event::ACTIVATE, slot) });
        self.deplete(seat, u8::from(token == Token::Command), u8::from(token == Token::Supply));
        let done = if frontline { done::FRONTLINE } else { 0 };
        self.push(Step::Active { unit: self.state.cards[slot].id, actions, done });
    }

    /// The activation goes on while the unit is in play and has actions left.
    pub fn activation(&mut self, unit: u16, actions: u8) -> Flow {
        match self.state.find(unit) {
            Some(slot) if actions == 0 => {
                self.state.steps.pop();
                self.stop(slot);
                Flow::Acted
            }
            Some(_) => Flow::Asks,
            None => self.pop(),
        }
    }

    /// The activation is over: the unit is drained.
    fn stop(&mut self, slot: usize) {
        self.tell(self.about(event::STOP, slot));
        self.drain(slot);
    }

    /// Takes an action with the active unit.
    pub fn action(&mut self, unit: u16, actions: u8, done: u8, answer: Answer) {
        let slot = self.state.find(unit).expect("an active unit is in play");
        let spend = |done| Step::Active { unit, actions: actions - 1, done };
        match answer {
            Answer::Move { place, .. } => {
                self.replace(spend(done | done::ACTED));
                self.move_unit(slot, place);
            }
            Answer::Attack { target, .. } => {
                self.replace(spend(done | done::ACTED | done::ATTACK));
                let frontline = if done & done::FRONTLINE != 0 { attack_flag::FRONTLINE } else { 0 };
                let melee = self.melee_flag(slot);
                self.attack(slot, target.into(), frontline | melee);
            }
            Answer::Ability { index, .. } => self.announce_ability(slot, index),
            _ => {
                self.state.steps.pop();
                self.stop(slot);
            }
        }
    }

    /// Does an attack action of this unit hold two attacks?
    pub fn melee_flag(&self, slot: usize) -> u8 {
        if self.rules.face(self.state, slot).has(keyword::MELEE) { attack_flag::MELEE } else { 0 }
    }

    fn announce_ability(&mut self, slot: usize, index: u8) {
        let program = self.rules.face(self.state, slot).named[usize::from(index)].program;
        let how = Announced::Ability(index);
        let step = Step::Announce { seat: self.state.turn, answers: 0, prompt: 0, how };
        let context = super::state::Context { program, ..self.rules.sight(self.state, slot) };
        self.begin(step, context);
    }

    /// Everything is chosen: the named ability takes its actions and is shown.
    pub fn pay_ability(&mut self, index: u8) {
        let below = self.state.steps.len() - 2;
        let Step::Active { unit, actions, done } = self.state.steps[below] else {
            unreachable!("a named ability is an action of an active unit")
        };
        let slot = self.state.find(unit).expect("an active unit is in play");
        let ability = &self.rules.face(self.state, slot).named[usize::from(index)];
        let attack = if ability.attack { done::ATTACK } else { 0 };
        // A draining ability ends the activation, however many actions there were.
        let actions = if ability.draining { 0 } else { actions - 1 };
        self.state.steps[below] = Step::Active { unit, actions, done: done | attack | done::ABILITY | done::ACTED };
        self.tell(Event { value: index.into(), ..self.about(event::ABILITY, slot) });
    }

    /// A move, of the active unit or granted.
    pub fn move_unit(&mut self, slot: usize, place: u8) {
        let origin = battlefield::number(self.state.cards[slot].place);
        self.state.put(slot, place);
        self.tell(Event { origin, ..self.about(event::MOVE, slot) });
        self.notice(effect::Event::Moved, slot, slot);
        self.notice_entry(slot);
    }

    /// Puts a drain token on a unit that has none.
    pub fn drain(&mut self, slot: usize) {
        if !self.state.cards[slot].has(flag::DRAINED) {
            self.state.cards[slot].flags |= flag::DRAINED;
            self.tell(self.about(event::DRAIN, slot));
        }
    }

    /// Takes the drain token off.
    pub fn make_ready(&mut self, slot: usize) {
        if self.state.cards[slot].has(flag::DRAINED) {
            self.state.cards[slot].flags &= !flag::DRAINED;
            self.tell(self.about(event::READY, slot));
        }
    }
}
