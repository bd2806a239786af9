//! Play a Unit and Play a Support: paying, where a unit enters, what is set off (rulebook: Play a Unit, Play a Support).

use super::LostEmpires;
use super::answer::{Answer, Price};
use super::battlefield::{self, RESOLVING, each, hive};
use super::card::{AlternativePlay, Enters, Kind, keyword};
use super::codes::event;
use super::effect;
use super::referee::Referee;
use super::setup::hand_id;
use super::state::{Announced, Context, HandCard, State, Step, flag, turn};
use crate::kit::{Event, Sink, flags};

impl LostEmpires {
    /// What the printed cost of a card asks for.
    fn printed_price(&self, card: u8) -> AlternativePlay {
        let face = self.card(card);
        AlternativePlay { command: face.command, supply: face.supply, enters: Enters::Ready }
    }

    /// The price at which a unit is played.
    pub fn price(&self, card: u8, price: Price) -> AlternativePlay {
        match (price, self.card(card).alternative) {
            (Price::Alternative, Some(other)) => other,
            _ => self.printed_price(card),
        }
    }

    /// Has this seat the ready tokens?
    fn can_pay(&self, state: &State, seat: u8, price: AlternativePlay) -> bool {
        let own = &state.seats[usize::from(seat)];
        own.command >= price.command && own.supply >= price.supply
    }

    /// The battlefields where this seat may put the unit when it plays it: its hive, and what the card allows.
    pub fn entries(&self, state: &State, seat: u8, card: u8) -> battlefield::Places {
        let sight = Context { seat, here: battlefield::DISCARD, ..Context::default() };
        let more = self.card(card).deploy.as_ref().map_or(0, |spots| self.spots(state, &sight, spots));
        more | 1 << hive(seat)
    }

    /// Lists the cards of the hand that can be played, one order for equal cards.
    pub fn list_plays(&self, state: &State, seat: u8, out: &mut Vec<Answer>) {
        let mut last = 0;
        for held in state.seats[usize::from(seat)].hand.iter().filter(|held| held.card != 0) {
            let card = held.card;
            if std::mem::replace(&mut last, card) == card {
                continue;
            }
            match self.card(card).kind {
                Kind::Unit => self.list_unit(state, seat, card, out),
                Kind::Support if self.can_pay(state, seat, self.printed_price(card)) => {
                    out.push(Answer::PlaySupport { card });
                }
                Kind::Support => {}
            }
        }
    }

    fn list_unit(&self, state: &State, seat: u8, card: u8, out: &mut Vec<Answer>) {
        let other = self.card(card).alternative.is_some().then_some(Price::Alternative);
        for price in [Some(Price::Printed), other].into_iter().flatten() {
            if self.can_pay(state, seat, self.price(card, price)) {
                out.extend(each(self.entries(state, seat, card)).map(|place| Answer::PlayUnit { card, place, price }));
            }
        }
    }
}

impl<S: Sink> Referee<'_, S> {
    /// Takes a card out of a hand into the open. Of equal cards the one goes that everybody knows.
    fn leave_hand(&mut self, seat: u8, card: u8) -> HandCard {
        let index = self.state.in_hand(seat, card).expect("a card of the hand");
        self.state.seats[usize::from(seat)].hand.remove(index)
    }

    /// Opens a card of a hand at a place: a slot, a public id, and an event that tells its owner the old id.
    pub fn open_card(&mut self, seat: u8, card: u8, place: u8, kind: u16) -> usize {
        let held = self.leave_hand(seat, card);
        let slot = self.state.open_slot(card, seat, place);
        let news = if held.open == 0 { flags::REVEAL } else { 0 };
        let told = Event {
            former: hand_id(seat, &held),
            origin: battlefield::hand(seat),
            flags: news,
            ..self.about(kind, slot)
        };
        self.tell(told);
        slot
    }

    /// Play a Unit.
    pub fn play_unit(&mut self, card: u8, place: u8, price: Price) {
        let seat = self.state.turn;
        let price = self.rules.price(card, price);
        self.deplete(seat, price.command, price.supply);
        self.state.turn_flags |= turn::MANDATORY;
        let slot = self.open_card(seat, card, place, event::PLAY_UNIT);
        self.enters_play(slot, price.enters);
    }

    /// A card that came into play as a unit: tokens, then what its coming sets off.
    pub fn enters_play(&mut self, slot: usize, enters: Enters) {
        self.state.cards[slot].flags |= flag::PLAYED;
        if enters == Enters::Drained {
            self.drain(slot);
        }
        if self.rules.face(self.state, slot).has(keyword::ELITE) {
            self.give_elite(slot);
        }
        self.notice(effect::Event::Played, slot, slot);
        self.notice_entry(slot);
    }

    /// Play a Support: first everything is chosen.
    pub fn announce_support(&mut self, card: u8) {
        let seat = self.state.turn;
        let program = self.rules.card(card).effect.expect("a support has an effect");
        let how = Announced::Support(card);
        let step = Step::Announce { seat, answers: 0, prompt: 0, how };
        self.begin(step, Context { program, seat, here: hive(seat), ..Context::default() });
    }

    /// Everything is chosen: the support is paid and shown, and its effect runs.
    pub fn pay_support(&mut self, card: u8) {
        let seat = self.state.turn;
        let price = self.rules.printed_price(card);
        self.deplete(seat, price.command, price.supply);
        let slot = self.open_card(seat, card, RESOLVING, event::PLAY_SUPPORT);
        let id = self.state.cards[slot].id;
        self.state.contexts.last_mut().expect("an announced support").source = id;
    }

    /// Turns ready tokens of a seat to their depleted side, as far as there are any.
    pub fn deplete(&mut self, seat: u8, command: u8, supply: u8) {
        let own = &mut self.state.seats[usize::from(seat)];
        let (command, supply) = (command.min(own.command), supply.min(own.supply));
        own.command -= command;
        own.supply -= supply;
        self.tell_tokens(seat, event::DEPLETE_COMMAND, command);
        self.tell_tokens(seat, event::DEPLETE_SUPPLY, supply);
    }

    /// Turns depleted tokens of a seat ready, as far as there are any.
    pub fn refresh(&mut self, seat: u8, command: u8, supply: u8) {
        let own = &mut self.state.seats[usize::from(seat)];
        let command = command.min(super::setup::COMMAND - own.command);
        let supply = supply.min(super::setup::SUPPLY - own.supply);
        own.command += command;
        own.supply += supply;
        self.tell_tokens(seat, event::REFRESH_COMMAND, command);
        self.tell_tokens(seat, event::REFRESH_SUPPLY, supply);
    }

    fn tell_tokens(&mut self, seat: u8, kind: u16, tokens: u8) {
        if tokens > 0 {
            self.tell(Event { seat: seat as i8, value: tokens.into(), ..Event::new(kind) });
        }
    }
}
