//! Present values of units: printed values, changes and ongoing abilities, added up whenever somebody asks.
//!
//! Nothing derived is kept in the state. An ongoing ability reads what lies on the table and printed values, never a
//! present value, so there is nothing to go round in circles.

use super::LostEmpires;
use super::battlefield::{self, Places, adjacent, each, hive};
use super::card::{CardFace, keyword};
use super::effect::{Condition, Name, Number, Shape, Side, Spots, Target, Units, Where};
use super::state::{Context, Slots, Stat, State, each_slot, flag};

/// From where an ability looks: whose it is, what it has bound, where it stands.
pub type Sight = Context;

impl LostEmpires {
    /// The face of an open card.
    pub fn face(&self, state: &State, slot: usize) -> &CardFace {
        self.card(state.cards[slot].card)
    }

    /// A stat as it is now. `control` includes the damage on the unit.
    pub fn value(&self, state: &State, slot: usize, stat: Stat) -> i32 {
        match stat {
            Stat::Control => self.control(state, slot),
            stat => self.modified(state, slot, stat) + self.formation_bonus(state, slot, stat),
        }
    }

    /// Printed value, changes with a duration and ongoing abilities; no damage, no keywords.
    fn modified(&self, state: &State, slot: usize, stat: Stat) -> i32 {
        let changes: i32 = state.cards[slot].add.iter().map(|add| i32::from(add[stat as usize])).sum();
        let mut value = i32::from(self.face(state, slot).printed(stat)) + changes;
        let ongoing = &self.library.ongoing[stat as usize];
        if !ongoing.is_empty() {
            for source in each_slot(state.in_play()).filter(|source| ongoing.holds(state.cards[*source].card)) {
                value += self.change_by(state, source, slot, stat);
            }
        }
        value
    }

    /// What the ongoing abilities of one unit add to a stat of another (or of itself).
    fn change_by(&self, state: &State, source: usize, slot: usize, stat: Stat) -> i32 {
        let sight = self.sight(state, source);
        let applies = |of: &Target, condition: &Option<Condition>| {
            let hit = match of {
                Target::One(_) => source == slot,
                Target::All(units) => self.selects(state, &sight, units, slot),
            };
            hit && condition.is_none_or(|condition| self.holds(state, &sight, &condition))
        };
        let changes = self.face(state, source).continuous.iter();
        let changes = changes.filter(|change| change.stat == stat && applies(&change.of, &change.condition));
        changes.map(|change| self.count(state, &sight, &change.by)).sum()
    }

    /// FORMATION: +1 offense beside another friendly unit, however many there are.
    fn formation_bonus(&self, state: &State, slot: usize, stat: Stat) -> i32 {
        i32::from(stat == Stat::Offense && self.in_formation(state, slot))
    }

    /// Has the unit FORMATION and another friendly unit in its battlefield?
    pub fn in_formation(&self, state: &State, slot: usize) -> bool {
        let unit = &state.cards[slot];
        self.face(state, slot).has(keyword::FORMATION) && state.units_at(unit.owner, unit.place) & !(1 << slot) != 0
    }

    /// Control as the Control Phase counts it: damaged units count one less, unless they are in FORMATION.
    pub fn control(&self, state: &State, slot: usize) -> i32 {
        let hurt = state.cards[slot].damage > 0 && !self.in_formation(state, slot);
        self.floor(self.modified(state, slot, Stat::Control) - i32::from(hurt))
    }

    /// Control with damage left out of account (an option of the tie-break).
    pub fn control_unhurt(&self, state: &State, slot: usize) -> i32 {
        self.floor(self.modified(state, slot, Stat::Control))
    }

    fn floor(&self, control: i32) -> i32 {
        if self.options.negative_control { control } else { control.max(0) }
    }

    /// Control of a seat in one battlefield.
    pub fn total_control(&self, state: &State, seat: u8, place: u8) -> i32 {
        each_slot(state.units_at(seat, place)).map(|slot| self.control(state, slot)).sum()
    }

    /// What an ability of this unit sees.
    pub fn sight(&self, state: &State, source: usize) -> Sight {
        let unit = &state.cards[source];
        Sight { source: unit.id, seat: unit.owner, here: unit.place, ..Sight::default() }
    }

    /// The battlefields of a word.
    fn places(&self, state: &State, sight: &Sight, at: Where) -> Places {
        let outer = 1 << battlefield::OBJECTIVES[0] | 1 << battlefield::OBJECTIVES[2];
        match at {
            Where::Here => 1u8.checked_shl(sight.here.into()).unwrap_or(0),
            Where::Adjacent if usize::from(sight.here) < battlefield::COUNT => adjacent(sight.here),
            Where::Adjacent => 0,
            Where::Objective => outer | 1 << battlefield::CENTER,
            Where::Outer => outer,
            Where::Center => 1 << battlefield::CENTER,
            Where::Hive => 1 << hive(0) | 1 << hive(1),
            Where::OwnHive => 1 << hive(sight.seat),
            Where::EnemyHive => 1 << hive(1 - sight.seat),
            Where::Any => 0b11111,
            Where::Bound => sight.place.checked_sub(1).map_or(0, |place| 1 << place),
            Where::WithFriendly => state.places_of(sight.seat),
        }
    }

    /// The battlefields that are selected.
    pub fn spots(&self, state: &State, sight: &Sight, spots: &Spots) -> Places {
        let places = self.places(state, sight, spots.at);
        let Some(with) = &spots.with else { return places };
        let units = self.units(state, sight, with);
        each(places).filter(|place| state.at[usize::from(*place)] & units != 0).fold(0, |set, place| set | 1 << place)
    }

    /// The units in play that are selected.
    pub fn units(&self, state: &State, sight: &Sight, units: &Units) -> Slots {
        let here = each(self.places(state, sight, units.at)).fold(0, |all, place| all | state.at[usize::from(place)]);
        each_slot(here).filter(|slot| self.fits(state, sight, units, *slot)).fold(0, |set, slot| set | 1 << slot)
    }

    /// Is this unit selected?
    fn selects(&self, state: &State, sight: &Sight, units: &Units, slot: usize) -> bool {
        let place = state.cards[slot].place;
        self.places(state, sight, units.at) & 1 << place != 0 && self.fits(state, sight, units, slot)
    }

    /// Does this unit fit everything but the place?
    pub fn fits(&self, state: &State, sight: &Sight, units: &Units, slot: usize) -> bool {
        let unit = &state.cards[slot];
        let face = self.face(state, slot);
        let side = match units.side {
            Side::Friendly => unit.owner == sight.seat,
            Side::Enemy => unit.owner != sight.seat,
            Side::Any => true,
        };
        let shape = match units.shape {
            Shape::Any => true,
            Shape::Ready => !unit.has(flag::DRAINED),
            Shape::Drained => unit.has(flag::DRAINED),
            Shape::Damaged => unit.damage > 0,
            Shape::Undamaged => unit.damage == 0,
        };
        side && shape
            && (units.card == 0 || units.card == unit.card)
            && (units.not_card == 0 || units.not_card != unit.card)
            && units.subtype.is_none_or(|subtype| face.subtype == Some(subtype))
            && face.keywords & units.keywords == units.keywords
            && units.not.is_none_or(|name| sight.named(name) != unit.id)
    }

    /// Does a trigger's `who` fit this unit?
    pub fn is_about(&self, state: &State, source: usize, who: &Units, slot: usize) -> bool {
        self.selects(state, &self.sight(state, source), who, slot)
    }

    /// A number as it is now.
    pub fn count(&self, state: &State, sight: &Sight, number: &Number) -> i32 {
        match number {
            Number::Plain(plain) => i32::from(*plain),
            Number::Count { units, times, max } => {
                let count = self.units(state, sight, units).count_ones() as i32 * i32::from(*times);
                count.clamp(-i32::from(*max), i32::from(*max))
            }
            Number::Printed { stat, of } => {
                // Printed on the card, wherever it lies open by now.
                match self.card_of(state, sight.named(*of)) {
                    0 => 0,
                    card => i32::from(self.card(card).printed(*stat)),
                }
            }
        }
    }

    /// Does it hold now?
    pub fn holds(&self, state: &State, sight: &Sight, condition: &Condition) -> bool {
        let count = self.units(state, sight, &condition.units).count_ones();
        (u32::from(condition.least)..=u32::from(condition.most)).contains(&count)
    }
}

impl Context {
    /// The id of a unit that the ability has a name for, 0 for none.
    pub fn named(&self, name: Name) -> u16 {
        match name {
            Name::This => self.source,
            Name::It => self.it,
            Name::Bound(index) => self.units[usize::from(index)],
        }
    }
}
