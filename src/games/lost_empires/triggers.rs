//! Effects that something sets off: noticed while it happens, run when it is done.
//!
//! A trigger remembers what it must know as it was: whose it is, what it is about, where its unit stood. It runs even if
//! its unit has left meanwhile. Simultaneous ones are ordered by the active player, or by the First Player.

use super::LostEmpires;
use super::answer::Answer;
use super::codes::event;
use super::effect::{self, Often};
use super::referee::{Flow, Referee};
use super::state::{Context, State, Step, Trigger, each_slot};
use crate::kit::{Event, Sink};

impl<S: Sink> Referee<'_, S> {
    /// Something happened to `source` (its own trigger), about `it`.
    pub fn notice(&mut self, what: effect::Event, source: usize, it: usize) {
        self.notice_by(what, source, it, Whose::Own);
    }

    /// A unit came to a battlefield: units already there may notice. Falling back is no coming.
    pub fn notice_entry(&mut self, slot: usize) {
        let place = self.state.cards[slot].place;
        if let Some(here) = self.state.at.get(usize::from(place)) {
            for source in each_slot(*here & !(1 << slot)) {
                self.notice_by(effect::Event::Enters, source, slot, Whose::Other);
            }
        }
    }

    /// Something happened to `slot` that its own card and all others may notice.
    pub fn notice_all(&mut self, what: effect::Event, slot: usize, it: usize) {
        if self.rules.library.triggered[what as usize].is_empty() {
            return;
        }
        for source in each_slot(self.state.in_play()) {
            let whose = if source == slot { Whose::Own } else { Whose::Other };
            self.notice_by(what, source, it, whose);
        }
    }

    fn notice_by(&mut self, what: effect::Event, source: usize, it: usize, whose: Whose) {
        let rules = self.rules;
        let may = rules.library.triggered[what as usize].holds(self.state.cards[source].card);
        if !may || !self.state.is_in_play(source) {
            return;
        }
        for (index, ability) in rules.face(self.state, source).triggers.iter().enumerate() {
            let meant = match (&ability.who, whose) {
                (None, Whose::Own) => true,
                (None, Whose::Other) => what == effect::Event::Enters,
                (Some(who), _) => rules.is_about(self.state, source, who, it),
            };
            let bit = 1 << index;
            let fresh = ability.often == Often::Always || self.state.cards[source].used & bit == 0;
            let sight = rules.sight(self.state, source);
            let holds = ability.condition.is_none_or(|condition| rules.holds(self.state, &sight, &condition));
            if ability.on == what && meant && fresh && holds {
                if ability.often == Often::OncePerRound {
                    self.state.cards[source].used |= bit;
                }
                self.queue(Trigger {
                    program: ability.program,
                    source: sight.source,
                    it: self.state.cards[it].id,
                    seat: sight.seat,
                    here: sight.here,
                });
            }
        }
    }

    /// Runs the waiting triggers one by one; asks for the order while several differ.
    pub fn next_trigger(&mut self) -> Flow {
        match self.state.triggers.first() {
            None => self.pop(),
            Some(first) if self.state.triggers.iter().all(|other| other == first) => {
                self.start_trigger(0);
                Flow::Acted
            }
            Some(_) => Flow::Asks,
        }
    }

    /// Runs one of the waiting triggers.
    pub fn start_trigger(&mut self, index: usize) {
        let trigger = self.state.triggers.remove(index);
        let Trigger { program, source, it, seat, here } = trigger;
        let card = self.rules.card_of(self.state, source);
        let told = Event { seat: seat as i8, subject: source.into(), card: card.into(), ..Event::new(event::TRIGGER) };
        self.tell(told);
        self.begin(Step::Run, Context { program, source, it, seat, here, ..Context::default() });
    }
}

/// Is the unit that something happened to the one whose trigger is looked at?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Own,
    Other,
}

impl LostEmpires {
    /// The card that an id shows, wherever it lies open; 0 when it has gone.
    pub fn card_of(&self, state: &State, id: u16) -> u8 {
        state.cards.iter().find(|card| card.id == id && card.card != 0).map_or(0, |card| card.card)
    }

    /// The waiting triggers to choose from: of equal ones the first.
    pub fn list_triggers(&self, state: &State, out: &mut Vec<Answer>) {
        for (index, trigger) in state.triggers.iter().enumerate() {
            if !state.triggers[..index].contains(trigger) {
                out.push(Answer::Resolve { index: index as u8 });
            }
        }
    }
}
