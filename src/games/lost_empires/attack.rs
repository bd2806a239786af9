//! Attacks: two dice, totals, criticals, MELEE (rulebook: Attack Actions, Critical Effect; 6 Examples of Combat).

use super::LostEmpires;
use super::answer::Answer;
use super::card::keyword;
use super::codes::event;
use super::effect;
use super::pack::Face;
use super::referee::{Flow, Referee};
use super::state::{Stat, State, Step, attack_flag, each_slot};
use crate::kit::{Event, Sink, flags};

impl<S: Sink> Referee<'_, S> {
    /// An attack begins: both dice are rolled, the attacker's first.
    pub fn attack(&mut self, slot: usize, target: usize, flags: u8) {
        let (attacker, defender) = (self.state.cards[slot].id, self.state.cards[target].id);
        let told = Event {
            target: defender.into(),
            other: self.state.cards[target].card.into(),
            ..self.about(event::ATTACK, slot)
        };
        self.tell(told);
        self.push(Step::Attack { attacker, defender, face: 0, flags });
    }

    /// A die of the attack falls.
    pub fn attack_die(&mut self, attacker: u16, defender: u16, face: u8, flags: u8, rolled: u8) {
        let roller = if face == 0 { attacker } else { defender };
        let slot = self.state.find(roller).expect("nothing leaves play between the dice");
        let shown = self.rules.library.die[usize::from(rolled)];
        let critical = if shown.critical { flags::CRITICAL } else { 0 };
        self.tell(Event { value: shown.value.into(), flags: critical, ..self.about(event::ROLL, slot) });
        if face == 0 {
            self.replace(Step::Attack { attacker, defender, face: rolled + 1, flags });
            return;
        }
        self.state.steps.pop();
        if flags & attack_flag::MELEE != 0 {
            self.push(Step::SecondAttack { attacker, flags: flags & !attack_flag::MELEE });
        }
        let attacker_slot = self.state.find(attacker).expect("nothing leaves play between the dice");
        let faces = [self.rules.library.die[usize::from(face) - 1], shown];
        self.resolve_attack(attacker_slot, slot, faces, flags);
    }

    fn resolve_attack(&mut self, attacker: usize, defender: usize, faces: [Face; 2], flags: u8) {
        let damage = self.rules.attack_damage(self.state, attacker, defender, faces, flags);
        let seat = self.state.cards[attacker].owner;
        let told = Event {
            target: self.state.cards[defender].id.into(),
            other: self.state.cards[defender].card.into(),
            value: damage.into(),
            ..self.about(event::ATTACK_RESULT, attacker)
        };
        self.tell(told);
        self.notice(effect::Event::AttackResolved, attacker, defender);
        self.deal(1 << defender, damage, seat);
    }

    /// MELEE: the second attack is compulsory when an enemy is there, and lost when none is.
    pub fn second_attack(&mut self, attacker: u16) -> Flow {
        match self.state.find(attacker) {
            Some(slot) if self.state.enemies_of(slot) != 0 => Flow::Asks,
            _ => self.pop(),
        }
    }
}

impl LostEmpires {
    /// Damage of an attack: 2 for a win, 1 for a tie (MELEE: 1 and 1); then 1 more for the attacker's critical and what
    /// the attacker's card adds, if it is any at all. The defender's critical fails the attack whatever the totals.
    fn attack_damage(&self, state: &State, attacker: usize, defender: usize, faces: [Face; 2], flags: u8) -> u8 {
        let [attack, defense] = faces;
        let frontline = i32::from(flags & attack_flag::FRONTLINE != 0);
        let strength = i32::from(attack.value) + self.value(state, attacker, Stat::Offense) + frontline;
        let resistance = i32::from(defense.value) + self.value(state, defender, Stat::Defense);
        let face = self.face(state, attacker);
        if defense.critical || strength < resistance {
            return 0;
        }
        let won = strength > resistance && !face.has(keyword::MELEE);
        1 + u8::from(won) + u8::from(attack.critical) + face.attack_damage
    }

    /// The targets of a second MELEE attack.
    pub fn list_second_attack(&self, state: &State, attacker: u16, out: &mut Vec<Answer>) {
        let Some(slot) = state.find(attacker) else { return };
        let unit = slot as u8;
        out.extend(each_slot(state.enemies_of(slot)).map(|target| Answer::Attack { unit, target: target as u8 }));
    }
}
