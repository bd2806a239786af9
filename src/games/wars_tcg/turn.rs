//! The turn: six phases, the end of the turn, and losing energy (rulebook: Turn Sequence; End of Turn; Energy).

use super::WarsTcg;
use super::answer::Answer;
use super::codes::{self, event};
use super::effect::{Act, Event as What, Phase, Pile, To, Until};
use super::referee::{Flow, Referee};
use super::state::{State, Step, Why, WindowKind, Zone, flag};
use super::triggers::Happening;
use crate::kit::{Event, Sink, common};

impl<S: Sink> Referee<'_, S> {
    /// Begins the phase after the current one.
    pub fn next_phase(&mut self) -> Flow {
        let next = match self.state.phase {
            Phase::Setup => return self.begin_turn(),
            Phase::Activate => Phase::Control,
            Phase::Control => Phase::Deploy,
            Phase::Deploy => Phase::Battle,
            Phase::Battle => Phase::Move,
            Phase::Move => Phase::Draw,
            Phase::Draw => Phase::End,
            Phase::End => return self.end_turn(),
        };
        self.enter_phase(next)
    }

    fn enter_phase(&mut self, phase: Phase) -> Flow {
        self.state.phase = phase;
        let seat = self.state.turn;
        self.tell(Event { value: phase as i32 + 1, ..self.of(event::PHASE, seat) });
        let (kind, what) = match phase {
            Phase::End => (WindowKind::End, What::TurnEnds),
            _ => (WindowKind::Phase, What::PhaseStarts),
        };
        if phase != Phase::End {
            self.push(Step::PhaseEnd);
        }
        self.push(Step::Window { kind, base: 0, passes: 0, seat });
        self.notice(Happening::new(what, seat, None));
        Flow::Acted
    }

    /// A phase is over: what happens at its end gets a window of its own.
    pub fn phase_end(&mut self) -> Flow {
        self.state.steps.pop();
        let seat = self.state.turn;
        self.notice(Happening::new(What::PhaseEnds, seat, None));
        if !self.state.triggers.is_empty() {
            self.push(Step::Window { kind: WindowKind::Battle, base: 0, passes: 0, seat });
        }
        Flow::Acted
    }

    fn begin_turn(&mut self) -> Flow {
        let limit = self.rules.options.max_turns;
        if limit != 0 && self.state.turns >= limit {
            self.end(-1, common::reason::MAX_ROUNDS);
            return Flow::Acted;
        }
        self.state.turns = self.state.turns.saturating_add(1);
        self.state.activated = 0;
        let (seat, turns) = (self.state.turn, self.state.turns);
        self.tell(Event { value: turns.into(), ..self.of(event::TURN, seat) });
        self.enter_phase(Phase::Activate)
    }

    /// What lasts until end of turn ends, both players recirculate, and the other player's turn begins.
    fn end_turn(&mut self) -> Flow {
        self.expire(Until::Turn);
        for card in self.state.cards.iter_mut().filter(|card| card.zone != Zone::Free) {
            card.uses = [0; 4];
            card.fired = 0;
            card.flags &= !(flag::ENTERED | flag::DRAINED | flag::ATTACKED);
        }
        self.state.later.clear();
        for seat in 0..2 {
            self.recirculate(seat);
            let own = &mut self.state.seats[usize::from(seat)];
            own.played.clear();
            own.won = 0;
        }
        self.tell(Event::new(event::RECIRCULATE));
        self.state.turn = 1 - self.state.turn;
        self.begin_turn()
    }

    /// Changes with this duration end, and those of a battle with those of the turn.
    pub fn expire(&mut self, until: Until) {
        let turn = until == Until::Turn;
        for card in self.state.cards.iter_mut().filter(|card| card.zone != Zone::Free) {
            card.marks[1] = 0;
            card.add[1] = [0; 3];
            if turn {
                card.marks[0] = 0;
                card.add[0] = [0; 3];
            }
        }
        let mut index = 0;
        while index < self.state.lasting.len() {
            if turn || self.state.lasting[index].until == Until::Battle {
                self.state.lasting.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// Loses the next card of so many: a player without a card to lose is done.
    pub fn lose_on(&mut self, seat: u8, left: u8, place: u8) -> Flow {
        let own = &self.state.seats[usize::from(seat)];
        let hand = !own.hand.is_empty() && self.rules.may_lose_hand(self.state, seat, place);
        if left == 0 || (own.energy() == 0 && !hand) {
            return self.pop();
        }
        Flow::Asks
    }

    /// Loses this card.
    pub fn lose_this(&mut self, seat: u8, left: u8, place: u8, onto: u16, answer: Answer) {
        self.replace(Step::Lose { seat, left: left - 1, place, onto });
        let asset = self.state.in_play(onto);
        match (answer, asset) {
            (Answer::LoseTop { pile }, Some(asset)) => self.stack_down(seat, pile, asset),
            (Answer::LoseHand { card }, Some(asset)) => self.stack_hand_card(seat, card, asset),
            (Answer::LoseTop { pile }, None) => {
                let why = if place == 0 { Why::Lose } else { Why::Drain };
                self.push(Step::Top { seat, pile, why });
            }
            (Answer::LoseHand { card }, None) => self.put_from_hand(seat, card, To::Lost, true),
            _ => {}
        }
    }

    /// The top card of a pile is stacked face down on an asset; nobody looks.
    fn stack_down(&mut self, seat: u8, pile: Pile, asset: usize) {
        let Some(top) = self.state.seats[usize::from(seat)].piles[pile as usize].pop() else {
            return;
        };
        self.lay_down(seat, top, asset);
        self.check_energy();
    }

    /// A hand card is stacked face down on an asset, unseen by the other player.
    fn stack_hand_card(&mut self, seat: u8, card: u16, asset: usize) {
        if self.leave_hand(seat, card).is_some() {
            self.lay_down(seat, super::state::PileCard { card, group: 0, knows: 1 << seat }, asset);
            self.conceal_hand(seat);
        }
    }

    fn lay_down(&mut self, seat: u8, card: super::state::PileCard, asset: usize) {
        let slot = self.open(seat, card.card, Zone::StackedDown);
        let laid = &mut self.state.cards[slot];
        laid.host = asset as u8;
        laid.group = card.group;
        laid.knows = card.knows;
        let (target, other) = (self.state.cards[asset].id.into(), self.state.cards[asset].card);
        let subject = self.state.cards[slot].id.into();
        self.tell(Event { subject, target, other, ..self.of(event::STACK, seat) });
    }
}

impl WarsTcg {
    /// May a player lose hand cards here (one more than the slot of a drained location, 0 for other losses)?
    pub fn may_lose_hand(&self, state: &State, seat: u8, place: u8) -> bool {
        let place = place.checked_sub(1).map(usize::from);
        place.is_none_or(|place| !self.forbids(state, Act::LoseHandToDrain, seat, Some(place), None, 0))
    }

    /// Lists what can be lost.
    pub fn list_losses(&self, state: &State, seat: u8, place: u8, out: &mut Vec<Answer>) {
        let own = &state.seats[usize::from(seat)];
        for pile in [Pile::Reserve, Pile::Active, Pile::Used] {
            if !own.pile(pile).is_empty() {
                out.push(Answer::LoseTop { pile });
            }
        }
        if self.may_lose_hand(state, seat, place) {
            list_hand(state, seat, |_| true, |card| Answer::LoseHand { card }, out);
        }
    }
}

/// Lists the different cards of a hand that fit.
pub fn list_hand(
    state: &State,
    seat: u8,
    fits: impl Fn(u16) -> bool,
    answer: impl Fn(u16) -> Answer,
    out: &mut Vec<Answer>,
) {
    let mut last = 0;
    for held in state.seats[usize::from(seat)].hand.iter().filter(|held| held.card != 0) {
        if held.card != last && fits(held.card) {
            out.push(answer(held.card));
        }
        last = held.card;
    }
}

/// The public number of a phase.
pub fn phase_code(phase: Phase) -> u16 {
    codes::phase::SETUP + phase as u16
}
