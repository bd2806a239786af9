//! Damage, destruction, ELITE and the Casualty Phase (rulebook: Damage and Destroying Units, ELITE, 4. Casualty Phase).
//!
//! Four damage destroy at once, three in the Casualty Phase. Who dealt the damage that dooms a unit is remembered, because
//! in the Casualty Phase nobody acts and an ELITE unit must still pay its destroyer.

use super::battlefield::{self, DISCARD};
use super::codes::event;
use super::effect;
use super::referee::Referee;
use super::state::{Slots, each_slot, flag};
use crate::kit::{Event, Sink};

impl<S: Sink> Referee<'_, S> {
    /// Deals so much damage to each of these units at the same time.
    pub fn deal(&mut self, slots: Slots, damage: u8, by: u8) {
        if damage == 0 {
            return;
        }
        let mut dead = 0;
        for slot in each_slot(slots) {
            if self.hurt(slot, damage, by) >= self.rules.options.instant_destroy_at {
                dead |= 1 << slot;
            }
        }
        self.destroy(dead, Some(by));
    }

    /// Puts damage on one unit and gives what it has then.
    fn hurt(&mut self, slot: usize, damage: u8, by: u8) -> u8 {
        let unit = &mut self.state.cards[slot];
        unit.damage = unit.damage.saturating_add(damage);
        let total = unit.damage;
        let doomed = total >= self.rules.options.casualty_at && unit.doom == 0;
        if doomed || total >= self.rules.options.instant_destroy_at {
            unit.doom = by + 1;
        }
        self.tell(Event { value: damage.into(), ..self.about(event::DAMAGE, slot) });
        if doomed && self.rules.options.elite_on_third_damage && self.take_elite(slot) {
            self.gain(by, 1);
        }
        self.notice(effect::Event::Damaged, slot, slot);
        total
    }

    /// Removes damage; a unit below the doom forgets who doomed it.
    pub fn repair(&mut self, slot: usize, damage: u8) {
        let unit = &mut self.state.cards[slot];
        let removed = damage.min(unit.damage);
        unit.damage -= removed;
        if unit.damage < self.rules.options.casualty_at {
            unit.doom = 0;
        }
        if removed > 0 {
            self.tell(Event { value: removed.into(), ..self.about(event::REPAIR, slot) });
        }
    }

    /// Destroys units together: by this seat, or (in the Casualty Phase) each by the seat that doomed it.
    pub fn destroy(&mut self, slots: Slots, by: Option<u8>) {
        // The set is fixed first; what sees the destruction sees all of them still lying there.
        for slot in each_slot(slots) {
            self.notice_all(effect::Event::Destroyed, slot, slot);
        }
        for slot in each_slot(slots) {
            let unit = self.state.cards[slot];
            let by = by.unwrap_or_else(|| unit.doom.checked_sub(1).unwrap_or(1 - unit.owner));
            let told = Event { seat: by as i8, ..self.about(event::DESTROY, slot) };
            self.tell(told);
            let pays = self.take_elite(slot);
            self.discard_open(slot);
            if pays {
                self.gain(by, 1);
            }
        }
    }

    /// Puts an open card into its owner's discard pile, without its tokens.
    pub fn discard_open(&mut self, slot: usize) {
        let card = &mut self.state.cards[slot];
        let origin = if card.place < DISCARD { battlefield::number(card.place) } else { 0 };
        let owner = card.owner;
        (card.flags, card.damage, card.doom, card.used) = (0, 0, 0, 0);
        card.add = [[0; 3]; 3];
        self.state.put(slot, DISCARD);
        let place = battlefield::discard(owner);
        self.tell(Event { origin, place, ..self.about(event::DISCARD, slot) });
    }

    /// Puts an ELITE token on a unit that has none.
    pub fn give_elite(&mut self, slot: usize) {
        if !self.state.cards[slot].has(flag::ELITE) {
            self.state.cards[slot].flags |= flag::ELITE;
            self.tell(self.about(event::ELITE, slot));
        }
    }

    /// Returns the ELITE token of a unit to the supply; was there one?
    pub fn take_elite(&mut self, slot: usize) -> bool {
        let had = self.state.cards[slot].has(flag::ELITE);
        if had {
            self.state.cards[slot].flags &= !flag::ELITE;
            self.tell(self.about(event::ELITE_GONE, slot));
        }
        had
    }

    /// A seat gains artifacts.
    pub fn gain(&mut self, seat: u8, artifacts: u8) {
        if artifacts > 0 {
            let own = &mut self.state.seats[usize::from(seat)];
            own.artifacts = own.artifacts.saturating_add(artifacts);
            self.tell(Event { seat: seat as i8, value: artifacts.into(), ..Event::new(event::ARTIFACTS) });
        }
    }

    /// 4. Casualty Phase: all units with enough damage leave play at the same time.
    pub fn casualty_phase(&mut self) {
        let enough = self.rules.options.casualty_at;
        let dead = each_slot(self.state.in_play()).filter(|slot| self.state.cards[*slot].damage >= enough);
        let dead = dead.fold(0, |set, slot| set | 1 << slot);
        self.destroy(dead, None);
    }
}
