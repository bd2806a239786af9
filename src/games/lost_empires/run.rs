//! A running ability walks through its statements until one asks, or it is over (rulebook: Named Ability Action, Granted
//! actions, Play a Support).
//!
//! Before its `Pay` an ability is being announced: everything is chosen, nothing is paid, shown or rolled, and the order
//! can be taken back whole. A choice without a candidate is passed over, and whatever names it does nothing: as much of an
//! ability happens as can.

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield::{self, RESOLVING, each, hive};
use super::card::Enters;
use super::codes::{event, prompt};
use super::effect::{Among, Chooser, End, Name, Need, Statement, Target};
use super::referee::{Flow, Referee};
use super::setup::{hand_id, private};
use super::state::{Announced, Context, DeckCard, SLOTS, Slots, State, Step, each_slot};
use crate::kit::{Asked, Event, Sink, flags};

/// What a statement does to the walk.
enum Walk {
    /// It asks.
    Ask,
    /// The next statement.
    Next,
    /// Another statement.
    To(u8),
    /// Something else must be done before the next one.
    Leave,
}

impl<S: Sink> Referee<'_, S> {
    /// The topmost running ability.
    pub fn context(&self) -> Context {
        *self.state.contexts.last().expect("a running ability")
    }

    /// Changes what it has bound.
    pub fn bind(&mut self, change: impl FnOnce(&mut Context)) {
        change(self.state.contexts.last_mut().expect("a running ability"));
    }

    /// Walks on.
    pub fn run(&mut self) -> Flow {
        let rules = self.rules;
        loop {
            let context = self.context();
            let Some(statement) = rules.library.programs.at(context.program, context.at) else {
                self.finish();
                return Flow::Acted;
            };
            match self.execute(statement, &context) {
                Walk::Ask => {
                    self.note_prompt();
                    return Flow::Asks;
                }
                Walk::Next => self.bind(|context| context.at += 1),
                Walk::To(at) => self.bind(|context| context.at = at),
                Walk::Leave => return Flow::Acted,
            }
        }
    }

    /// What is asked during an announcement is public, what it is about is not: the step keeps the prompt apart.
    fn note_prompt(&mut self) {
        let (_, asked, _) = self.rules.ask_statement(self.state);
        if let Some(Step::Announce { prompt, .. }) = self.state.steps.last_mut() {
            *prompt = asked as u8;
        }
    }

    /// The ability is over. A support goes to the discard pile after its effect.
    pub fn finish(&mut self) {
        self.state.steps.pop();
        let context = self.state.contexts.pop().expect("a running ability");
        if let Some(slot) = self.resolving(&context) {
            self.discard_open(slot);
        }
    }

    pub fn resolving(&self, context: &Context) -> Option<usize> {
        let is_it = |slot: &usize| {
            let card = &self.state.cards[*slot];
            card.place == RESOLVING && card.card != 0 && card.id == context.source
        };
        (0..SLOTS).find(is_it)
    }

    fn targets(&self, context: &Context, target: &Target) -> Slots {
        self.rules.targets(self.state, context, target)
    }

    fn execute(&mut self, statement: &Statement, context: &Context) -> Walk {
        let rules = self.rules;
        let seat = context.seat;
        let count = |referee: &Self, number| rules.count(referee.state, context, number).clamp(0, 36) as u8;
        match statement {
            Statement::ChooseUnit { units, .. } if rules.units(self.state, context, units) != 0 => return Walk::Ask,
            Statement::ChoosePlace { spots, .. } if rules.spots(self.state, context, spots) != 0 => return Walk::Ask,
            Statement::ChooseCard { among, .. } if rules.has_choice(self.state, seat, *among) => return Walk::Ask,
            Statement::ChooseUnit { to, .. } => self.bind(|context| context.units[usize::from(*to)] = 0),
            Statement::ChoosePlace { .. } => self.bind(|context| context.place = 0),
            Statement::ChooseCard { .. } => self.bind(|context| context.card = 0),
            Statement::Pay => self.pay(),
            Statement::May { .. } | Statement::Modes { .. } => return Walk::Ask,
            Statement::Jump { to } => return Walk::To(*to),
            Statement::Unless { condition, to } if !rules.holds(self.state, context, condition) => {
                return Walk::To(*to);
            }
            Statement::Unless { .. } => {}
            Statement::Deal { amount, to } => {
                let (amount, slots) = (count(self, amount), self.targets(context, to));
                self.deal(slots, amount, seat);
            }
            Statement::Repair { amount, to } => {
                let amount = count(self, amount);
                self.each(context, to, |referee, slot| referee.repair(slot, amount));
            }
            Statement::Destroy(to) => {
                let slots = self.targets(context, to);
                self.destroy(slots, Some(seat));
            }
            Statement::Drain(to) => self.each(context, to, Self::drain),
            Statement::Ready(to) => self.each(context, to, Self::make_ready),
            Statement::GiveElite(to) => self.each(context, to, Self::give_elite),
            Statement::TakeElite(to) => self.each(context, to, |referee, slot| {
                referee.take_elite(slot);
            }),
            Statement::Modify { stat, by, to, until } => {
                let by = rules.count(self.state, context, by);
                let kind = [event::CONTROL_VALUE, event::OFFENSE, event::DEFENSE][*stat as usize];
                self.each(context, to, |referee, slot| {
                    let add = &mut referee.state.cards[slot].add[*until as usize][*stat as usize];
                    *add = add.saturating_add(by as i8);
                    referee.tell(Event { value: by, ..referee.about(kind, slot) });
                });
            }
            Statement::Grant { .. } if self.rules.grants(self.state, context, statement).is_empty() => {}
            Statement::Grant { .. } => return Walk::Ask,
            Statement::Place(name) => self.place(context, *name),
            Statement::Draw(number) => {
                let left = count(self, number);
                self.bind(|context| context.at += 1);
                self.push(Step::Draw { seat, left });
                return Walk::Leave;
            }
            Statement::RevealTop => {
                self.bind(|context| context.at += 1);
                self.push(Step::RevealTop { seat });
                return Walk::Leave;
            }
            Statement::PutOnDeck(End::Choice) if context.card != 0 => return Walk::Ask,
            Statement::PutOnDeck(end) => self.put_on_deck(context, u8::from(*end == End::Bottom)),
            Statement::Discard => self.discard(context),
            Statement::Reveal => self.reveal(context),
            Statement::Return => self.take_back(context),
            Statement::Play => self.play_discarded(context),
            Statement::Refresh { command, supply } => self.refresh(seat, *command, *supply),
            Statement::Deplete { command, supply } => self.deplete(1 - seat, *command, *supply),
            Statement::Gain(number) => {
                let artifacts = count(self, number);
                self.gain(seat, artifacts);
            }
        }
        Walk::Next
    }

    fn each(&mut self, context: &Context, to: &Target, mut change: impl FnMut(&mut Self, usize)) {
        for slot in each_slot(self.targets(context, to)) {
            change(self, slot);
        }
    }

    /// Everything is chosen: the order is paid and shown, with all that was chosen for it.
    fn pay(&mut self) {
        let Step::Announce { how, .. } = self.state.top() else {
            return;
        };
        match how {
            Announced::Support(card) => self.pay_support(card),
            Announced::Ability(index) => self.pay_ability(index),
            Announced::Hidden => {}
        }
        self.replace(Step::Run);
        let context = self.context();
        for id in context.units.into_iter().filter(|id| *id != 0) {
            self.tell_choice(&context, Event { target: id.into(), ..Event::new(event::CHOOSE_UNIT) });
        }
        if context.place != 0 {
            self.tell_choice(&context, Event { place: context.place.into(), ..Event::new(event::CHOOSE_PLACE) });
        }
        if context.card != 0 {
            self.tell_card(&context);
        }
    }

    fn tell_choice(&mut self, context: &Context, event: Event) {
        let other = self.rules.card_of(self.state, event.target as u16).into();
        self.tell(Event { seat: context.seat as i8, other, ..event });
    }

    /// A card of the own hand is chosen in secret, one of the discard pile openly.
    fn tell_card(&mut self, context: &Context) {
        let event = Event { card: context.card.into(), ..Event::new(event::CHOOSE_CARD) };
        let only = (context.card_from == 0).then_some(context.seat);
        self.tell_choice(context, Event { only, ..event });
    }

    /// Takes the answer to what the statement asks.
    pub fn chosen(&mut self, answer: Answer) {
        let context = self.context();
        let announcing = matches!(self.state.top(), Step::Announce { .. });
        if let Some(Step::Announce { answers, seat, .. }) = self.state.steps.last_mut() {
            *answers += 1;
            let seat = *seat as i8;
            self.tell(Event { seat, ..Event::new(event::ANNOUNCE) });
        }
        let statement = *self.rules.library.programs.at(context.program, context.at).expect("the statement that asks");
        let mut told = Event::new(event::DECLINE);
        let mut to = context.at + 1;
        match (statement, answer) {
            (Statement::ChooseUnit { to, .. }, Answer::ChooseUnit { unit }) => {
                let id = self.state.cards[usize::from(unit)].id;
                self.bind(|context| context.units[usize::from(to)] = id);
                told = Event { target: id.into(), ..Event::new(event::CHOOSE_UNIT) };
            }
            (Statement::ChooseUnit { to, .. }, _) => self.bind(|context| context.units[usize::from(to)] = 0),
            (Statement::ChoosePlace { .. }, Answer::ChoosePlace { place }) => {
                self.bind(|context| context.place = place + 1);
                told = Event { place: battlefield::number(place), ..Event::new(event::CHOOSE_PLACE) };
            }
            (Statement::ChooseCard { among, .. }, Answer::ChooseCard { card }) => {
                let from = u8::from(among != Among::Hand);
                self.bind(|context| (context.card, context.card_from) = (card, from));
                told = Event { card: card.into(), ..Event::new(event::CHOOSE_CARD) };
                told.only = (from == 0).then_some(context.seat);
            }
            (Statement::May { otherwise }, Answer::Decline) => to = otherwise,
            (Statement::May { .. }, _) => told = Event::new(0),
            (Statement::Modes { .. }, Answer::ChooseMode { index }) => {
                to += index;
                told = Event { value: index.into(), ..Event::new(event::CHOOSE_MODE) };
            }
            (Statement::PutOnDeck(_), Answer::ToDeck { end }) => {
                self.put_on_deck(&context, end);
                told = Event::new(0);
            }
            (Statement::Grant { .. }, Answer::GrantMove { .. } | Answer::GrantAttack { .. }) => {
                return self.granted(answer);
            }
            _ => {}
        }
        self.bind(|context| context.at = to);
        if !announcing && told.kind != 0 {
            self.tell_choice(&context, told);
        }
    }

    /// Puts a unit into the bound battlefield. A placement is not a move, but the unit comes there.
    fn place(&mut self, context: &Context, name: Name) {
        let slot = self.state.find(context.named(name));
        let (Some(slot), Some(place)) = (slot, context.place.checked_sub(1)) else {
            return;
        };
        if self.state.cards[slot].place == place {
            return;
        }
        let origin = battlefield::number(self.state.cards[slot].place);
        self.state.put(slot, place);
        self.tell(Event { origin, ..self.about(event::PLACE, slot) });
        self.notice_entry(slot);
    }

    /// Puts the bound hand card into the deck, unseen. With it ends what others knew about the hand.
    fn put_on_deck(&mut self, context: &Context, end: u8) {
        let seat = context.seat;
        let Some(index) = self.state.in_hand(seat, context.card).filter(|_| context.card != 0) else {
            return;
        };
        let own = &mut self.state.seats[usize::from(seat)];
        let held = own.hand.remove(index);
        let card = DeckCard { card: held.card, known: 1 };
        let place = if end == 0 { own.deck.len() } else { 0 };
        own.deck.insert(place, card).expect("a deck holds all its cards");
        self.tell(Event {
            seat: seat as i8,
            card: held.card.into(),
            subject: hand_id(seat, &held),
            place: battlefield::deck(seat),
            origin: battlefield::hand(seat),
            value: end.into(),
            only: Some(seat),
            ..Event::new(event::TO_DECK)
        });
        self.conceal_hand(seat);
    }

    /// Nobody but the owner knows any longer which cards are in this hand: shown ones get new ids.
    fn conceal_hand(&mut self, seat: u8) {
        while let Some(index) = self.state.seats[usize::from(seat)].hand.iter().position(|held| held.open != 0) {
            let mut held = self.state.seats[usize::from(seat)].hand.remove(index);
            let former = held.id.into();
            held.open = 0;
            held.id = self.next_private_id(seat);
            let subject = private(seat, held.id);
            let (card, place) = (held.card.into(), battlefield::hand(seat));
            self.state.take_in_hand(seat, held);
            self.tell(Event {
                seat: seat as i8,
                card,
                subject,
                former,
                place,
                only: Some(seat),
                ..Event::new(event::CONCEAL)
            });
        }
    }

    /// Discards the bound hand card.
    fn discard(&mut self, context: &Context) {
        if context.card != 0 && self.state.in_hand(context.seat, context.card).is_some() {
            let slot = self.open_card(context.seat, context.card, RESOLVING, event::REVEAL);
            self.discard_open(slot);
        }
    }

    /// Shows the bound hand card to everybody; it stays in the hand and is known to be there.
    fn reveal(&mut self, context: &Context) {
        let seat = context.seat;
        let hand = &self.state.seats[usize::from(seat)].hand;
        let hidden = hand.iter().position(|held| held.card == context.card && held.open == 0);
        let Some(index) = hidden.filter(|_| context.card != 0) else {
            return;
        };
        let mut held = self.state.seats[usize::from(seat)].hand.remove(index);
        let former = hand_id(seat, &held);
        held.open = 1;
        held.id = self.next_public_id();
        self.state.take_in_hand(seat, held);
        self.tell(Event {
            seat: seat as i8,
            card: held.card.into(),
            subject: held.id.into(),
            former,
            place: battlefield::hand(seat),
            flags: flags::REVEAL,
            ..Event::new(event::REVEAL)
        });
    }

    /// The lowest slot of the bound card in the own discard pile.
    fn bound_discard(&self, context: &Context) -> Option<usize> {
        let mut discarded = self.state.discarded(context.seat);
        discarded.find(|slot| self.state.cards[*slot].card == context.card)
    }

    /// Takes the bound card from the discard pile into the hand, where everybody knows it to be.
    fn take_back(&mut self, context: &Context) {
        let Some(slot) = self.bound_discard(context) else {
            return;
        };
        let seat = context.seat;
        let origin = battlefield::discard(seat);
        let told = Event { origin, place: battlefield::hand(seat), ..self.about(event::RETURN, slot) };
        let card = self.state.close_slot(slot);
        self.state.take_in_hand(seat, super::state::HandCard { card: card.card, open: 1, id: card.id });
        self.tell(told);
    }

    /// Puts the bound card from the discard pile into the own hive, for free. It is no Play a Unit order.
    fn play_discarded(&mut self, context: &Context) {
        let Some(slot) = self.bound_discard(context) else {
            return;
        };
        let former = self.state.cards[slot].id.into();
        self.state.renumber(slot);
        self.state.put(slot, hive(context.seat));
        let origin = battlefield::discard(context.seat);
        self.tell(Event { former, origin, ..self.about(event::PLAY_UNIT, slot) });
        self.enters_play(slot, Enters::Ready);
    }
}

impl LostEmpires {
    /// The statement that asks now.
    pub fn asking(&self, state: &State) -> Option<(&Statement, Context)> {
        let context = *state.contexts.last()?;
        Some((self.library.programs.at(context.program, context.at)?, context))
    }

    /// Who is asked by a running ability, for what, and about which unit.
    pub fn ask_statement(&self, state: &State) -> (Asked, u16, u16) {
        let Some((statement, context)) = self.asking(state) else {
            return (Asked::Nobody, prompt::OVER, 0);
        };
        let mut seat = context.seat;
        let prompt = match statement {
            Statement::ChooseUnit { by: Chooser::Opponent, .. } => {
                seat = 1 - seat;
                prompt::UNIT
            }
            Statement::ChooseUnit { .. } => prompt::UNIT,
            Statement::ChoosePlace { .. } => prompt::PLACE,
            Statement::ChooseCard { among: Among::Hand, .. } => prompt::HAND_CARD,
            Statement::ChooseCard { .. } => prompt::DISCARDED_CARD,
            Statement::Modes { .. } => prompt::MODE,
            Statement::PutOnDeck(_) => prompt::DECK_END,
            Statement::Grant { .. } => prompt::GRANT,
            _ => prompt::MAY,
        };
        (Asked::Seat(seat), prompt, context.source)
    }

    /// Units that a target means.
    pub fn targets(&self, state: &State, context: &Context, target: &Target) -> Slots {
        match target {
            Target::One(name) => state.find(context.named(*name)).map_or(0, |slot| 1 << slot),
            Target::All(units) => self.units(state, context, units),
        }
    }

    /// Is there a card to choose? For a hand that is a public fact: whether it holds cards, not which.
    fn has_choice(&self, state: &State, seat: u8, among: Among) -> bool {
        match among {
            Among::Hand => !state.seats[usize::from(seat)].hand.is_empty(),
            Among::Discard(_) => self.choices(state, seat, among).next().is_some(),
        }
    }

    /// The different cards to choose from.
    fn choices<'a>(&'a self, state: &'a State, seat: u8, among: Among) -> impl Iterator<Item = u8> + 'a {
        let in_hand = move |card: u8| state.in_hand(seat, card).is_some();
        let discarded = move |card: u8, kind| {
            let fits = |slot: usize| state.cards[slot].card == card && kind == self.card(card).kind;
            state.discarded(seat).any(fits)
        };
        (1..=self.library.cards.len() as u8).filter(move |card| match among {
            Among::Hand => in_hand(*card),
            Among::Discard(Some(kind)) => discarded(*card, kind),
            Among::Discard(None) => discarded(*card, self.card(*card).kind),
        })
    }

    /// Lists the answers to the statement that asks.
    pub fn list_statement(&self, state: &State, out: &mut Vec<Answer>) {
        let Some((statement, context)) = self.asking(state) else {
            return;
        };
        let mut may = Need::Must;
        match statement {
            Statement::ChooseUnit { units, need, .. } => {
                may = *need;
                let units = each_slot(self.units(state, &context, units));
                out.extend(units.map(|slot| Answer::ChooseUnit { unit: slot as u8 }));
            }
            Statement::ChoosePlace { spots, need } => {
                may = *need;
                out.extend(each(self.spots(state, &context, spots)).map(|place| Answer::ChoosePlace { place }));
            }
            Statement::ChooseCard { among, need } => {
                may = *need;
                out.extend(self.choices(state, context.seat, *among).map(|card| Answer::ChooseCard { card }));
            }
            Statement::May { .. } => {
                out.push(Answer::Accept);
                may = Need::May;
            }
            Statement::Modes { count } => out.extend((0..*count).map(|index| Answer::ChooseMode { index })),
            Statement::PutOnDeck(_) => out.extend([Answer::ToDeck { end: 0 }, Answer::ToDeck { end: 1 }]),
            Statement::Grant { need, .. } => {
                self.list_grants(state, &context, statement, out);
                may = *need;
            }
            _ => {}
        }
        if may == Need::May {
            out.push(Answer::Decline);
        }
    }
}
