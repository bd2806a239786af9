//! Triggered, delayed and state-triggered abilities: noticed while something happens, put on the stack before the next
//! window (rulebook: Abilities, The Stack and Initiative).
//!
//! A trigger remembers what it must know as it was: whose it is, what it is about, where. The turn player's go on the stack
//! first, in his order, then the opponent's.

use super::WarsTcg;
use super::answer::Answer;
use super::codes::event;
use super::effect::{Later, Spot, TriggerAbility, When};
use super::referee::{Flow, Referee};
use super::select::Eyes;
use super::state::{Item, ItemKind, State, Step, Trigger, Zone, each_slot};
use crate::kit::{Event, Sink};

/// Something that happened, as abilities notice it.
#[derive(Clone, Copy, Debug)]
pub struct Happening {
    /// What.
    pub event: super::effect::Event,
    /// The card that it is about.
    pub subject: Option<usize>,
    /// Whose event it is.
    pub they: u8,
    /// Where: the slot of a location.
    pub place: Option<usize>,
    /// Where to, of a move.
    pub there: Option<usize>,
    /// How much.
    pub amount: i16,
    /// The id that `it` is: of the subject, or of a pending item.
    pub it: u16,
}

impl Happening {
    /// Something of a seat at a place.
    pub fn new(event: super::effect::Event, they: u8, place: Option<usize>) -> Happening {
        Happening { event, subject: None, they, place, there: None, amount: 0, it: 0 }
    }
}

impl<S: Sink> Referee<'_, S> {
    /// Something happened to a card.
    pub fn notice_card(&mut self, event: super::effect::Event, subject: usize) {
        let (they, it) = (self.state.cards[subject].seat, self.state.cards[subject].id);
        let place = self.state.place(subject);
        self.notice(Happening { subject: Some(subject), it, ..Happening::new(event, they, place) });
    }

    /// Something happened: abilities that wait for it are queued.
    pub fn notice(&mut self, what: Happening) {
        for source in each_slot(self.state.watchers) {
            self.notice_by(what, source);
        }
        self.notice_later(what);
    }

    fn notice_by(&mut self, what: Happening, source: usize) {
        let rules = self.rules;
        let card = self.state.cards[source];
        let side = &rules.card(card.card).sides[card.face()];
        for (index, ability) in side.triggers.iter().enumerate() {
            if ability.when.event != what.event {
                continue;
            }
            let bit = 1u8 << index.min(3);
            if ability.once_per_turn && card.fired & bit != 0 {
                continue;
            }
            let item = what.seen_by(rules.sight(self.state, source));
            if rules.is_what(self.state, &item, &ability.when, &what) && rules.may_fire(self.state, &item, ability) {
                if ability.once_per_turn {
                    self.state.cards[source].fired |= bit;
                }
                self.queue(queued(&item, ability.program, what.amount));
            }
        }
    }

    fn notice_later(&mut self, what: Happening) {
        let mut index = 0;
        while index < self.state.later.len() {
            let delayed = self.state.later[index];
            let ability = &self.rules.library.later[usize::from(delayed.ability)];
            if let Later::On(ability) = ability {
                let item = what.seen_by(delayed.item());
                let meant = ability.when.event == what.event
                    && self.rules.is_what(self.state, &item, &ability.when, &what)
                    && self.rules.may_fire(self.state, &item, ability);
                if meant {
                    let trigger = Trigger { t: [item.t[0], item.t[1]], ..queued(&item, ability.program, what.amount) };
                    self.queue(trigger);
                    self.state.later.remove(index);
                    continue;
                }
            }
            index += 1;
        }
    }

    /// State triggers: each fires once when its condition turns true.
    pub fn look_at_states(&mut self) {
        for source in each_slot(self.state.watchers) {
            let card = self.state.cards[source];
            let side = &self.rules.card(card.card).sides[card.face()];
            for (index, ability) in side.becomes.iter().enumerate() {
                let item = self.rules.sight(self.state, source);
                let bit = 1 << index.min(7);
                if !self.rules.holds(self.state, Eyes::of(&item), ability.condition) {
                    self.state.cards[source].latch &= !bit;
                } else if self.state.cards[source].latch & bit == 0 {
                    self.state.cards[source].latch |= bit;
                    self.queue(queued(&item, ability.program, 0));
                }
            }
        }
    }

    /// Puts the waiting triggers on the stack one by one; asks for the order while several differ.
    pub fn next_trigger(&mut self) -> Flow {
        let Some(seat) = self.state.trigger_seat() else {
            return self.pop();
        };
        let mut own = self.state.triggers.iter().enumerate().filter(|(_, trigger)| trigger.seat == seat);
        let Some((first, trigger)) = own.next() else {
            return self.pop();
        };
        if own.all(|(_, other)| other == trigger) {
            self.start_trigger(first);
            return Flow::Acted;
        }
        Flow::Asks
    }

    /// Puts one of the waiting triggers on the stack.
    pub fn start_trigger(&mut self, index: usize) {
        let trigger = self.state.triggers.remove(index);
        let mut item = Item {
            kind: ItemKind::Trigger,
            seat: trigger.seat,
            they: trigger.they,
            card: trigger.card,
            source: trigger.source,
            program: trigger.program,
            here: trigger.here,
            there: trigger.there,
            it: trigger.it,
            ..Item::default()
        };
        item.t[0] = trigger.t[0];
        item.t[1] = trigger.t[1];
        item.n[3] = trigger.amount;
        self.tell(Event {
            seat: trigger.seat as i8,
            card: trigger.card,
            subject: trigger.source.into(),
            ..Event::new(event::TRIGGER)
        });
        self.begin(Step::Announce { seat: trigger.seat, answers: 0, prompt: 0 }, item);
    }

    /// What cards add to a destiny that a weapon's ability reveals.
    pub fn weapon_destiny(&mut self, item: &Item, seat: u8) -> i16 {
        let place = item.here.checked_sub(1).map(usize::from);
        let what = Happening::new(super::effect::Event::WeaponDestiny, seat, place);
        let mut sum = 0;
        for source in each_slot(self.state.watchers) {
            let card = &self.state.cards[source];
            for ability in &self.rules.card(card.card).sides[card.face()].triggers {
                let sight = what.seen_by(self.rules.sight(self.state, source));
                if ability.when.event == what.event && self.rules.is_what(self.state, &sight, &ability.when, &what) {
                    sum += self.rules.revealed_by(self.state, &sight, ability.program);
                }
            }
        }
        sum
    }
}

fn queued(item: &Item, program: u16, amount: i16) -> Trigger {
    Trigger {
        program,
        card: item.card,
        source: item.source,
        it: item.it,
        seat: item.seat,
        they: item.they,
        here: item.here,
        there: item.there,
        amount,
        later: 0,
        t: [0; 2],
    }
}

impl Happening {
    /// The event as an ability sees it.
    fn seen_by(&self, item: Item) -> Item {
        let there = self.there.or(self.place);
        let mut item = Item { they: self.they, it: self.it, there: there.map_or(0, |slot| slot as u8 + 1), ..item };
        item.n[3] = self.amount;
        item
    }
}

impl super::state::Delayed {
    /// The ability as it was when it was put off.
    pub fn item(&self) -> Item {
        Item {
            seat: self.seat,
            they: self.seat,
            card: self.card,
            source: self.source,
            here: self.here,
            t: self.t,
            p: self.p,
            ..Item::default()
        }
    }
}

impl WarsTcg {
    /// Is this what an ability waits for?
    pub fn is_what(&self, state: &State, item: &Item, when: &When, what: &Happening) -> bool {
        use super::effect::Whose;
        let by = match when.by {
            Whose::Mine => what.they == item.seat,
            Whose::Theirs => what.they != item.seat,
            Whose::They | Whose::Any => true,
        };
        let eyes = Eyes::of(item);
        let at =
            when.at == Spot::Any || what.place.is_some_and(|place| self.spot(state, eyes, when.at) & 1 << place != 0);
        let kind =
            when.location.is_none_or(|kind| what.place.is_some_and(|place| self.location_kind(state, place) == kind));
        let phase = when.phase.is_none_or(|phase| phase == state.phase);
        let subject = when.what.is_none_or(|cards| {
            let slot = what.subject.filter(|slot| state.cards[*slot].zone != Zone::Free);
            slot.is_some_and(|slot| self.fits(state, eyes, self.selection(cards), slot))
        });
        by && at && kind && phase && subject && what.amount >= when.least.into()
    }

    fn may_fire(&self, state: &State, item: &Item, ability: &TriggerAbility) -> bool {
        ability.condition.is_none_or(|condition| self.holds(state, Eyes::of(item), condition))
    }

    /// The waiting triggers to choose from: of equal ones the first.
    pub fn list_triggers(&self, state: &State, out: &mut Vec<Answer>) {
        let Some(seat) = state.trigger_seat() else {
            return;
        };
        for (index, trigger) in state.triggers.iter().enumerate() {
            if trigger.seat == seat && !state.triggers[..index].contains(trigger) {
                out.push(Answer::Trigger { index: index as u8 });
            }
        }
    }
}

impl State {
    /// Whose triggers go on the stack next.
    pub fn trigger_seat(&self) -> Option<u8> {
        let turn = self.triggers.iter().any(|trigger| trigger.seat == self.turn);
        let first = self.triggers.first()?;
        Some(if turn { self.turn } else { first.seat })
    }
}
