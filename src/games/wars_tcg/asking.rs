//! What a running ability asks: whether a statement asks now, what can be answered, and what the answer does.

use super::WarsTcg;
use super::answer::Answer;
use super::codes::{event, prompt};
use super::effect::{CardsRef, Energy, In, Name, Need, Pile, Places, Spot, Statement, To};
use super::referee::Referee;
use super::run::{AMOUNT, EVERYBODY};
use super::select::Eyes;
use super::state::{Item, Slots, State, Step, Why, Zone, each_slot};
use super::turn::list_hand;
use super::values::Toll;
use crate::kit::{Event, Sink};

impl WarsTcg {
    /// Does the statement ask now? That depends on facts that everybody knows, or on what is announced in secret.
    pub fn asks(&self, state: &State, item: &Item, statement: &Statement) -> bool {
        let seat = self.asked(item, statement);
        let own = &state.seats[usize::from(seat)];
        match *statement {
            Statement::Choose { cards, need, .. } => {
                let most = if need == Need::May { 1 } else { 2 };
                self.choices(state, item, cards).len() >= most
            }
            Statement::ChoosePlace { places, .. } => self.places(state, Eyes::of(item), &places).count_ones() > 1,
            Statement::ChoosePlayer | Statement::ChooseX { .. } => true,
            Statement::PickHand { .. } => true,
            Statement::May { pay, lose, .. } => {
                self.can_pay(state, seat, self.number(state, Eyes::of(item), pay))
                    && self.can_lose(state, seat, self.number(state, Eyes::of(item), lose))
            }
            Statement::Modes { count, .. } => self.branches(state, item, count).len() > 1,
            Statement::PutHand { .. } => item.stage > 1 && !own.hand.is_empty(),
            Statement::Search { pile, .. } => item.stage == 1 && !own.pile(pile).is_empty(),
            Statement::LookTop { .. } => item.stage == 1 && item.n[AMOUNT] > 1,
            Statement::BestOfTop { .. } => item.stage >= 1 && item.n[AMOUNT] > 1,
            Statement::PlayTop { .. } => item.stage == 1 && !own.pile(Pile::Reserve).is_empty(),
            Statement::Play { cards, .. } => {
                let hand = self.selection(cards).zone == In::Hand;
                state.running.has_room(1)
                    && state.stack.has_room(1)
                    && if hand { !own.hand.is_empty() } else { self.cards(state, Eyes::of(item), cards) != 0 }
            }
            Statement::LoseCopies { who } => !self.copies(state, self.who(item, who)).is_empty(),
            Statement::Move { what, ref to } => self.move_places(state, item, what, to).count_ones() > 1,
            _ => false,
        }
    }

    /// Who is asked by a statement.
    pub fn asked(&self, item: &Item, statement: &Statement) -> u8 {
        match *statement {
            Statement::Choose { by: who, .. }
            | Statement::May { who, .. }
            | Statement::Modes { who, .. }
            | Statement::PutHand { who, .. }
            | Statement::Search { who, .. }
            | Statement::Play { who, .. } => self.who(item, who),
            _ => item.seat,
        }
    }

    /// The prompt of a statement.
    pub fn prompt_of(&self, statement: &Statement) -> u16 {
        match statement {
            Statement::ChoosePlace { .. } | Statement::Move { .. } => prompt::PLACE,
            Statement::ChoosePlayer => prompt::PLAYER,
            Statement::ChooseX { .. } => prompt::NUMBER,
            Statement::PickHand { .. } | Statement::PutHand { .. } => prompt::HAND_CARD,
            Statement::May { .. } => prompt::MAY,
            Statement::Modes { .. } => prompt::MODE,
            Statement::Search { .. } | Statement::LookTop { .. } | Statement::BestOfTop { .. } => prompt::PILE_CARD,
            Statement::LoseCopies { .. } => prompt::PILE_CARD,
            Statement::PlayTop { .. } | Statement::Play { .. } => prompt::PLAY,
            _ => prompt::CARD,
        }
    }

    /// Lists the answers to the statement that asks.
    pub fn list_statement(&self, state: &State, out: &mut Vec<Answer>) {
        let Some(item) = state.running.last() else {
            return;
        };
        let Some(statement) = self.library.programs.at(item.program, item.at) else {
            return;
        };
        let seat = self.asked(item, statement);
        match *statement {
            Statement::Choose { cards, to, need, .. } => {
                self.list_choices(state, item, cards, to, out);
                if need == Need::May {
                    out.push(Answer::Decline);
                }
            }
            Statement::ChoosePlace { places, .. } => {
                let found = each_slot(self.places(state, Eyes::of(item), &places));
                out.extend(found.map(|slot| Answer::ChoosePlace { slot: slot as u8 }));
            }
            Statement::ChoosePlayer => out.extend((0..2).map(|seat| Answer::ChoosePlayer { seat })),
            Statement::ChooseX { most } => {
                let to = item.to.checked_sub(1).map(usize::from);
                let price = match item.card {
                    0 => Toll::default(),
                    card if item.kind == super::state::ItemKind::Card => {
                        self.price(state, seat, card, to, item.energy())
                    }
                    _ => Toll::default(),
                };
                let active = state.seats[usize::from(seat)].pile(Pile::Active).len() as i16 - price.pay;
                let most = self.number(state, Eyes::of(item), most).min(active).clamp(0, 200);
                out.extend((0..=most as u8).map(|n| Answer::Number { n }));
            }
            Statement::PickHand { cards, .. } => self.list_picks(state, item, cards, out),
            Statement::May { .. } => out.extend([Answer::Accept, Answer::Decline]),
            Statement::Modes { count, .. } => {
                let branches = self.branches(state, item, count);
                out.extend(branches.into_iter().map(|(index, _)| Answer::Mode { index }));
            }
            Statement::PutHand { cards, least, .. } => {
                let fits = |card| cards.is_none_or(|cards| self.hidden_fits(state, item, cards, card));
                list_hand(state, seat, fits, |card| Answer::ChooseCard { card }, out);
                if item.n[AMOUNT] >= least.into() || out.is_empty() {
                    out.push(Answer::Done);
                }
            }
            Statement::Search { pile, cards, .. } => {
                let fits = |card| cards.is_none_or(|cards| self.hidden_fits(state, item, cards, card));
                self.list_pile(state, seat, pile, usize::MAX, fits, out);
                out.push(Answer::Decline);
            }
            Statement::LookTop { who, .. } => {
                let n = item.n[AMOUNT].max(0) as usize;
                self.list_pile(state, self.who(item, who), Pile::Reserve, n, |_| true, out);
            }
            Statement::BestOfTop { .. } => {
                self.list_pile(state, item.they, Pile::Reserve, item.n[AMOUNT].max(0) as usize, |_| true, out);
            }
            Statement::PlayTop { cards, energy } => {
                let top = state.seats[usize::from(seat)].pile(Pile::Reserve).last().map_or(0, |top| top.card);
                if top != 0 && self.hidden_fits(state, item, cards, top) {
                    self.list_plays_at(state, item, top, energy, Spot::Here, out);
                }
                out.push(Answer::Decline);
            }
            Statement::Play { cards, energy, at, .. } => self.list_effect_plays(state, item, cards, energy, at, out),
            Statement::LoseCopies { who } => {
                let copies = self.copies(state, self.who(item, who));
                out.extend(copies.into_iter().map(|card| Answer::ChooseCard { card }));
            }
            Statement::Move { what, ref to } => {
                let found = each_slot(self.move_places(state, item, what, to));
                out.extend(found.map(|slot| Answer::ChoosePlace { slot: slot as u8 }));
            }
            _ => {}
        }
    }

    /// Hand cards to pay with: one of a kind for each copy that is left, the card that is played apart.
    fn list_picks(&self, state: &State, item: &Item, cards: CardsRef, out: &mut Vec<Answer>) {
        let hand = &state.seats[usize::from(item.seat)].hand;
        let played = if item.kind == super::state::ItemKind::Card && item.source == 0 { item.card } else { 0 };
        let left = |card: u16| {
            let held = hand.iter().filter(|held| held.card == card).count();
            held - usize::from(played == card) - item.picked.iter().filter(|picked| **picked == card).count()
        };
        let fits = |card| self.hidden_fits(state, item, cards, card) && left(card) > 0;
        list_hand(state, item.seat, fits, |card| Answer::ChooseCard { card }, out);
    }

    /// The different cards among the top of a pile, all of which have a face.
    fn list_pile(
        &self,
        state: &State,
        seat: u8,
        pile: Pile,
        n: usize,
        fits: impl Fn(u16) -> bool,
        out: &mut Vec<Answer>,
    ) {
        let begin = out.len();
        for held in state.seats[usize::from(seat)].pile(pile).iter().rev().take(n) {
            let answer = Answer::ChooseCard { card: held.card };
            if held.card != 0 && fits(held.card) && !out[begin..].contains(&answer) {
                out.push(answer);
            }
        }
        let number = |answer: &Answer| if let Answer::ChooseCard { card } = answer { *card } else { 0 };
        out[begin..].sort_unstable_by_key(number);
    }

    fn list_effect_plays(
        &self,
        state: &State,
        item: &Item,
        cards: CardsRef,
        energy: Energy,
        at: Spot,
        out: &mut Vec<Answer>,
    ) {
        let Some(statement) = self.library.programs.at(item.program, item.at) else {
            return;
        };
        let player = Item { seat: self.asked(item, statement), ..*item };
        if self.selection(cards).zone == In::Hand {
            let mut last = 0;
            for held in state.seats[usize::from(player.seat)].hand.iter().filter(|held| held.card != 0) {
                if held.card != last && self.hidden_fits(state, item, cards, held.card) {
                    self.list_plays_at(state, &player, held.card, energy, at, out);
                }
                last = held.card;
            }
        } else {
            let mut seen = Vec::new();
            for slot in each_slot(self.cards(state, Eyes::of(item), cards)) {
                let card = state.cards[slot].card;
                if !seen.contains(&card) {
                    seen.push(card);
                    self.list_plays_at(state, &player, card, energy, at, out);
                }
            }
        }
        out.push(Answer::Decline);
    }

    /// Ways to play a card at certain places only.
    fn list_plays_at(&self, state: &State, item: &Item, card: u16, energy: Energy, at: Spot, out: &mut Vec<Answer>) {
        let places = self.spot(state, Eyes::of(item), at);
        let begin = out.len();
        self.list_plays(state, item.seat, card, energy, out);
        let is_there = |answer: &Answer| match answer {
            Answer::Play { to, .. } if at != Spot::Any => {
                let place = to.checked_sub(1).and_then(|to| state.place(to.into()));
                place.is_some_and(|place| places & 1 << place != 0)
            }
            _ => true,
        };
        let mut index = begin;
        while index < out.len() {
            if is_there(&out[index]) {
                index += 1;
            } else {
                out.remove(index);
            }
        }
    }

    /// Titles of which a shown hand holds two or more.
    fn copies(&self, state: &State, seat: u8) -> Vec<u16> {
        let hand = &state.seats[usize::from(seat)].hand;
        let mut copies: Vec<u16> =
            hand.windows(2).filter(|pair| pair[0].card == pair[1].card).map(|pair| pair[0].card).collect();
        copies.retain(|card| *card != 0);
        copies.dedup();
        copies
    }

    /// The branches that can be picked: number, and where they begin.
    pub fn branches(&self, state: &State, item: &Item, count: u8) -> Vec<(u8, u8)> {
        let program = self.library.programs.whole(item.program);
        let table = program.iter().skip(usize::from(item.at) + 1).filter_map(|statement| match statement {
            Statement::Branch { condition, to } => Some((*condition, *to)),
            _ => None,
        });
        let holds = |condition: Option<super::effect::ConditionRef>| {
            condition.is_none_or(|condition| self.holds(state, Eyes::of(item), condition))
        };
        let numbered = (0..count).zip(table);
        numbered.filter(|(_, (condition, _))| holds(*condition)).map(|(index, (_, to))| (index, to)).collect()
    }

    /// Where an effect may move a card: places of its kind other than where it is.
    pub fn move_places(&self, state: &State, item: &Item, what: Name, to: &Places) -> Slots {
        let Some(slot) = self.named(state, item, what).filter(|slot| self.is_free_to_move(state, *slot)) else {
            return 0;
        };
        let ship = self.face(state, slot).kind == super::card::Kind::Ship;
        let own = match state.cards[slot].zone {
            Zone::At => Some(usize::from(state.cards[slot].host)),
            _ => None,
        };
        each_slot(self.places(state, Eyes::of(item), to))
            .filter(|place| self.is_sector(state, *place) == ship && Some(*place) != own)
            .fold(0, |all, place| all | 1 << place)
    }
}

impl<S: Sink> Referee<'_, S> {
    /// The answer to the statement that asks.
    pub fn chosen(&mut self, answer: Answer) {
        let Some(item) = self.state.running.last().copied() else {
            return;
        };
        let Some(statement) = self.rules.library.programs.at(item.program, item.at).copied() else {
            return;
        };
        let seat = self.rules.asked(&item, &statement);
        if let Some(Step::Announce { answers, .. }) = self.state.steps.last_mut() {
            *answers = answers.saturating_add(1);
            self.tell(self.of(event::ANNOUNCE, seat));
        }
        let announced = matches!(self.state.top(), Step::Announce { .. });
        self.bind(|item| item.at += 1);
        let mut told = Event::new(0);
        match (statement, answer) {
            (Statement::Choose { to, .. }, Answer::Choose { slot }) => {
                let card = self.state.cards[usize::from(slot)];
                self.bind(|item| {
                    item.t[usize::from(to)] = card.id;
                    item.set_done(true);
                });
                told = Event { target: card.id.into(), other: card.card, ..self.of(event::CHOOSE, seat) };
            }
            (Statement::Choose { to, .. }, Answer::ChooseItem { index }) => {
                let pending = self.state.stack[usize::from(index)];
                self.bind(|item| {
                    item.t[usize::from(to)] = pending.id;
                    item.set_done(true);
                });
                told = Event { target: pending.id.into(), other: pending.card, ..self.of(event::CHOOSE, seat) };
            }
            (Statement::Choose { to, .. }, _) => self.bind(|item| {
                item.t[usize::from(to)] = 0;
                item.set_done(false);
            }),
            (Statement::ChoosePlace { to, .. }, Answer::ChoosePlace { slot }) => {
                self.bind(|item| item.p[usize::from(to)] = slot + 1);
                told = self.place_chosen(seat, slot.into());
            }
            (Statement::Move { what, .. }, Answer::ChoosePlace { slot }) => {
                if let Some(mover) = self.rules.named(self.state, &item, what) {
                    self.depart(mover, slot.into());
                }
            }
            (Statement::ChoosePlayer, Answer::ChoosePlayer { seat: chosen }) => {
                self.bind(|item| item.chosen = chosen);
            }
            (Statement::ChooseX { .. }, Answer::Number { n }) => self.bind(|item| item.n[0] = n.into()),
            (Statement::PickHand { count, .. }, Answer::ChooseCard { card }) => self.bind(|item| {
                item.picked[usize::from(item.stage)] = card;
                item.stage += 1;
                if item.stage == count {
                    item.stage = 0;
                } else {
                    item.at -= 1;
                }
            }),
            (Statement::May { pay, lose, otherwise, .. }, answer) => {
                self.accept_or_not(&item, seat, (pay, lose), otherwise, answer);
            }
            (Statement::Modes { count, .. }, Answer::Mode { index }) => {
                let to = self.rules.branches(self.state, &item, count).into_iter().find(|(other, _)| *other == index);
                self.bind(|item| item.at = to.map_or(item.at, |(_, to)| to));
                told = Event { value: index.into(), ..self.of(event::CHOOSE_MODE, seat) };
            }
            (statement, answer) => self.chosen_card(&item, seat, statement, answer),
        }
        if !announced && told.kind != 0 {
            self.tell(told);
        }
    }

    fn place_chosen(&self, seat: u8, slot: usize) -> Event {
        let card = &self.state.cards[slot];
        Event { target: card.id.into(), other: card.card, ..self.of(event::CHOOSE_PLACE, seat) }
    }

    /// An offer is taken and paid, or declined.
    fn accept_or_not(
        &mut self,
        item: &Item,
        seat: u8,
        price: (super::effect::NumberRef, super::effect::NumberRef),
        otherwise: u8,
        answer: Answer,
    ) {
        if answer != Answer::Accept {
            self.tell(self.of(event::DECLINE, seat));
            return self.bind(|item| {
                item.at = otherwise;
                item.set_done(false);
            });
        }
        let pay = self.rules.number(self.state, Eyes::of(item), price.0);
        let lose = self.rules.number(self.state, Eyes::of(item), price.1);
        self.bind(|item| item.set_done(true));
        self.pay_toll(seat, Toll { pay, lose });
    }

    /// Answers that name a card of a hand or pile.
    fn chosen_card(&mut self, item: &Item, seat: u8, statement: Statement, answer: Answer) {
        match (statement, answer) {
            (Statement::PutHand { to, shown, .. }, Answer::ChooseCard { card }) => {
                self.put_from_hand(seat, card, to, shown);
                self.bind(|item| {
                    item.n[AMOUNT] += 1;
                    item.stage -= 1;
                    item.at -= 1;
                });
            }
            (Statement::PutHand { .. }, _) => self.bind(|item| {
                item.stage = 1;
                item.at -= 1;
            }),
            (Statement::Search { pile, cards, .. }, answer) => {
                self.bind(|item| {
                    item.stage = 0;
                    item.set_done(answer != Answer::Decline);
                });
                if let Answer::ChooseCard { card } = answer {
                    let knows = if cards.is_some() { 3 } else { 1 << seat };
                    self.take_out(seat, pile, card, knows);
                }
                self.shuffle(seat, pile);
            }
            (Statement::LookTop { who, .. }, Answer::ChooseCard { card }) => {
                let owner = self.rules.who(item, who);
                self.keep_on_top(item, owner, card);
                self.bind(|item| item.stage = 0);
            }
            (Statement::BestOfTop { .. }, Answer::ChooseCard { card }) => self.best_of_top(item, card),
            (Statement::LoseCopies { who }, Answer::ChooseCard { card }) => {
                let loser = self.rules.who(item, who);
                while self.state.in_hand(loser, card).is_some() {
                    self.put_from_hand(loser, card, To::Lost, true);
                }
            }
            (Statement::PlayTop { energy, .. }, Answer::Play { card, to, how }) => {
                self.bind(|item| item.stage = 0);
                self.take_top_to_hand(seat, Pile::Reserve);
                if !self.is_over() {
                    self.announce_by_effect(seat, 0, (card, to, how), energy);
                }
            }
            (Statement::Play { cards, energy, .. }, Answer::Play { card, to, how }) => {
                self.bind(|item| item.set_done(true));
                let from_lost = self.rules.selection(cards).zone != In::Hand;
                let slots = self.rules.cards(self.state, Eyes::of(item), cards);
                let slot = each_slot(slots).find(|slot| from_lost && self.state.cards[*slot].card == card);
                let source = slot.map_or(0, |slot| self.state.cards[slot].id);
                self.announce_by_effect(seat, source, (card, to, how), energy);
            }
            (Statement::PlayTop { .. } | Statement::Play { .. }, _) => {
                self.tell(self.of(event::DECLINE, seat));
                self.bind(|item| {
                    item.stage = 0;
                    item.set_done(false);
                });
            }
            _ => {}
        }
    }

    fn announce_by_effect(&mut self, seat: u8, source: u16, (card, to, how): (u16, u8, u8), energy: Energy) {
        let item = Item { source, ..self.rules.play_item(seat, card, to, how, energy) };
        self.begin(Step::Announce { seat, answers: 0, prompt: 0 }, item);
    }

    /// Takes a card out of a pile into its owner's hand.
    fn take_out(&mut self, seat: u8, pile: Pile, card: u16, knows: u8) {
        let cards = &mut self.state.seats[usize::from(seat)].piles[pile as usize];
        let Some(index) = cards.iter().position(|held| held.card == card) else {
            return;
        };
        let mut held = cards.remove(index);
        held.knows |= knows;
        self.reach_hand(seat, held, super::zones::pile(seat, pile));
        self.check_energy();
    }

    /// Statements that take several steps: each time they are looked at, the next.
    pub fn in_stages(&mut self, item: &Item, statement: Statement) {
        let seat = self.rules.asked(item, &statement);
        let again = |item: &mut Item| {
            item.at -= 1;
            item.stage = 1;
        };
        match statement {
            Statement::PutHand { who, most, .. } if item.stage == 0 => {
                let most = self.rules.number(self.state, Eyes::of(item), most).clamp(0, 60) as u8;
                let hand = self.state.seats[usize::from(self.rules.who(item, who))].hand.len() as u8;
                self.bind(|item| {
                    item.at -= 1;
                    item.stage = most.min(hand) + 1;
                    item.n[AMOUNT] = 0;
                });
            }
            Statement::Search { pile, .. } if item.stage == 0 => {
                self.bind(again);
                self.tell(Event { place: super::zones::pile(seat, pile), ..self.of(event::LOOK, seat) });
                self.push(Step::LookThrough { seat, pile, looker: seat, index: 0 });
            }
            Statement::LookTop { who, n } if item.stage == 0 => {
                let owner = self.rules.who(item, who);
                self.look(owner, item.seat, n);
            }
            Statement::BestOfTop { n } if item.stage == 0 => self.look(item.they, EVERYBODY, n),
            Statement::BestOfTop { .. } if item.n[AMOUNT] == 1 => {
                let top = self.state.seats[usize::from(item.they)].pile(Pile::Reserve).last().map_or(0, |top| top.card);
                self.bind(|item| item.at -= 1);
                if top != 0 {
                    self.bind(|item| item.at += 1);
                    self.best_of_top(item, top);
                }
            }
            Statement::PlayTop { .. } if item.stage == 0 => {
                self.bind(again);
                self.push(Step::Top { seat, pile: Pile::Reserve, why: Why::Show });
            }
            _ => self.bind(|item| item.stage = 0),
        }
    }

    /// Looks at the top cards of a reserve, as many as there are.
    fn look(&mut self, owner: u8, looker: u8, n: u8) {
        let reserve = self.state.seats[usize::from(owner)].pile(Pile::Reserve).len();
        let n = usize::from(n).min(reserve) as u8;
        self.bind(|item| {
            item.at -= 1;
            item.stage = 1;
            item.n[AMOUNT] = n.into();
        });
        let told =
            Event { place: super::zones::pile(owner, Pile::Reserve), value: n.into(), ..self.of(event::LOOK, owner) };
        self.tell(told);
        self.push(Step::LookTop { seat: owner, looker, n, left: n });
    }

    /// One of the cards looked at stays on top, the others go to the top of used; only the looker knows which.
    fn keep_on_top(&mut self, item: &Item, owner: u8, card: u16) {
        let n = item.n[AMOUNT].max(0) as usize;
        let mut looked: Vec<super::state::PileCard> = Vec::new();
        for _ in 0..n {
            looked.extend(self.state.seats[usize::from(owner)].piles[Pile::Reserve as usize].pop());
        }
        let kept = looked.iter().position(|held| held.card == card).unwrap_or(0);
        let kept = (!looked.is_empty()).then(|| looked.remove(kept));
        for held in looked.into_iter().rev() {
            self.lay_known(owner, Pile::Used, held.card, held.knows & 1 << item.seat);
        }
        if let Some(held) = kept {
            self.lay_known(owner, Pile::Reserve, held.card, held.knows & 1 << item.seat);
        }
    }

    /// The first card named counts for battle destiny; then all go to the top of used in the order named.
    fn best_of_top(&mut self, item: &Item, card: u16) {
        let seat = item.they;
        if item.stage == 1 {
            let number = self.rules.card(card).destiny.into();
            self.battle_card(seat, card, number);
            return self.bind(|item| {
                item.at -= 1;
                item.stage = 2;
            });
        }
        let reserve = &mut self.state.seats[usize::from(seat)].piles[Pile::Reserve as usize];
        let top = reserve.len();
        let first = top.saturating_sub(item.n[AMOUNT].max(0) as usize);
        let Some(index) = (first..top).find(|index| reserve[*index].card == card) else {
            return;
        };
        reserve.remove(index);
        self.lay_known(seat, Pile::Used, card, 1 << seat);
        self.bind(|item| {
            item.n[AMOUNT] -= 1;
            if item.n[AMOUNT] > 0 {
                item.at -= 1;
            } else {
                item.stage = 0;
            }
        });
    }
}
