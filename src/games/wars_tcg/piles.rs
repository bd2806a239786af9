//! The piles: energy that moves face down, cards that show their face, and who knows them (rulebook: Energy, Destiny).
//!
//! Face-down piles change by single cards from the top, or as a block when a player recirculates. A card keeps its face
//! and who knows it on its way. A hand has no order: a card that leaves it unseen ends what the other seat knew of it.

use super::codes::event;
use super::effect::{Pile, To};
use super::referee::{Flow, Referee};
use super::state::{Face, HandCard, PileCard, State, Step, Why, Zone, item_flag};
use super::zones;
use crate::kit::{Event, Sink, flags};

/// Both seats know a card.
const BOTH: u8 = 3;

impl<S: Sink> Referee<'_, S> {
    /// Moves cards unseen from the top of one pile to the top of another, one by one.
    fn shift(&mut self, seat: u8, from: Pile, to: Pile, n: usize) -> usize {
        let own = &mut self.state.seats[usize::from(seat)];
        let n = n.min(own.piles[from as usize].len());
        for _ in 0..n {
            if let Some(card) = own.piles[from as usize].pop() {
                let _ = own.piles[to as usize].push(card);
            }
        }
        n
    }

    /// Activates energy: reserve to active.
    pub fn activate(&mut self, seat: u8, n: usize) -> usize {
        let n = self.shift(seat, Pile::Reserve, Pile::Active, n);
        self.tell(Event { value: n as i32, ..self.of(event::ACTIVATE, seat) });
        n
    }

    /// Pays energy, as far as there is any: active to used.
    pub fn pay(&mut self, seat: u8, n: i16) -> usize {
        let n = self.shift(seat, Pile::Active, Pile::Used, usize::try_from(n).unwrap_or(0));
        if n > 0 {
            self.tell(Event { value: n as i32, ..self.of(event::PAY, seat) });
        }
        n
    }

    /// Puts a player's used pile beneath his reserve, order kept.
    pub fn recirculate(&mut self, seat: u8) {
        let own = &mut self.state.seats[usize::from(seat)];
        let used = own.piles[Pile::Used as usize];
        let reserve = own.piles[Pile::Reserve as usize];
        let mut joined = used;
        for card in reserve.iter() {
            let _ = joined.push(*card);
        }
        own.piles[Pile::Reserve as usize] = joined;
        own.piles[Pile::Used as usize].clear();
    }

    /// A faceless card of a pile gets this face, which these seats see.
    pub fn give_face(&mut self, seat: u8, pile: Pile, index: usize, card: u16, knows: u8) {
        let own = &mut self.state.seats[usize::from(seat)];
        let held = &mut own.piles[pile as usize].as_mut_slice()[index];
        let group = held.group;
        *held = PileCard { card, group: 0, knows };
        self.leave_pool(seat, group, card);
    }

    /// A face is no longer in the pool.
    fn leave_pool(&mut self, seat: u8, group: u8, card: u16) {
        let pool = &mut self.state.seats[usize::from(seat)].pool;
        if let Some(index) = pool.iter().position(|face| *face == Face { group, card }) {
            pool.remove(index);
        }
    }

    /// The top card of a pile turns out to be this one; nobody knows it yet.
    pub fn show_face(&mut self, seat: u8, pile: Pile, card: u16) {
        let index = self.state.seats[usize::from(seat)].pile(pile).len() - 1;
        self.give_face(seat, pile, index, card, 0);
    }

    /// Shuffles a pile of which every card has a face: they become a new group.
    pub fn shuffle(&mut self, seat: u8, pile: Pile) {
        let own = &mut self.state.seats[usize::from(seat)];
        let taken = |group: u8, own: &super::state::Seat| own.pool.iter().any(|face| face.group == group);
        let group = (1..=u8::MAX).find(|group| !taken(*group, own)).expect("fewer groups than cards");
        for index in 0..own.piles[pile as usize].len() {
            let held = own.piles[pile as usize][index];
            if held.card == 0 {
                continue;
            }
            own.piles[pile as usize].as_mut_slice()[index] = PileCard { card: 0, group, knows: 0 };
            let face = Face { group, card: held.card };
            let place = own.pool.iter().position(|other| *other > face).unwrap_or(own.pool.len());
            let _ = own.pool.insert(place, face);
        }
        self.tell(Event { place: zones::pile(seat, pile), ..self.of(event::SHUFFLE, seat) });
    }

    /// Looks through a pile: every card gets a face that the looker sees.
    pub fn look_through(&mut self, seat: u8, pile: Pile, looker: u8, index: u8) -> Flow {
        let cards = &mut self.state.seats[usize::from(seat)].piles[pile as usize];
        let Some(held) = cards.as_mut_slice().get_mut(usize::from(index)) else {
            return self.pop();
        };
        if held.card == 0 {
            return Flow::Asks;
        }
        held.knows |= seen_by(looker);
        self.replace(Step::LookThrough { seat, pile, looker, index: index + 1 });
        Flow::Acted
    }

    /// Looks at the top cards of a reserve, from the top down.
    pub fn look_top(&mut self, seat: u8, looker: u8, n: u8, left: u8) -> Flow {
        if left == 0 {
            return self.pop();
        }
        let reserve = &mut self.state.seats[usize::from(seat)].piles[Pile::Reserve as usize];
        let index = reserve.len() - usize::from(n) + usize::from(left) - 1;
        let held = &mut reserve.as_mut_slice()[index];
        if held.card == 0 {
            return Flow::Asks;
        }
        held.knows |= seen_by(looker);
        let card = held.card;
        self.tell(Event {
            card,
            place: zones::pile(seat, Pile::Reserve),
            flags: flags::REVEAL,
            only: (looker < 2).then_some(looker),
            ..self.of(event::SHOW, seat)
        });
        self.replace(Step::LookTop { seat, looker, n, left: left - 1 });
        Flow::Acted
    }

    /// Draws the next of so many cards, as far as there are any.
    pub fn draw_cards(&mut self, seat: u8, pile: Pile, left: u8) -> Flow {
        let Some(top) = self.state.seats[usize::from(seat)].pile(pile).last().copied().filter(|_| left > 0) else {
            if left > 0 {
                self.tell(self.of(event::NO_CARD, seat));
            }
            return self.pop();
        };
        if top.card == 0 {
            return Flow::Asks;
        }
        self.replace(Step::Draw { seat, pile, left: left - 1 });
        self.take_top_to_hand(seat, pile);
        Flow::Acted
    }

    /// Draws one more, or stops.
    pub fn draw_or_not(&mut self, seat: u8, left: u8, answer: super::answer::Answer) {
        if answer == super::answer::Answer::Accept {
            self.replace(Step::DrawUpTo { seat, left: left - 1 });
            self.bind(|item| item.n[3] += 1);
            self.push(Step::Draw { seat, pile: Pile::Reserve, left: 1 });
        } else {
            self.state.steps.pop();
        }
    }

    /// Takes the top card of a pile into its owner's hand; it has a face.
    pub fn take_top_to_hand(&mut self, seat: u8, pile: Pile) {
        let Some(card) = self.state.seats[usize::from(seat)].piles[pile as usize].pop() else {
            return;
        };
        self.reach_hand(seat, card, zones::pile(seat, pile));
        self.check_energy();
    }

    /// Takes a card into the hand: in secret, or openly when the other seat knew it.
    pub fn reach_hand(&mut self, seat: u8, card: PileCard, origin: u16) {
        let open = card.knows & 1 << (1 - seat) != 0;
        let id = if open { self.next_public_id() } else { self.next_private_id(seat) };
        self.state.take_in_hand(seat, HandCard { card: card.card, open: open.into(), id });
        self.tell(Event {
            card: card.card,
            subject: if open { id.into() } else { private(seat, id) },
            place: zones::hand(seat),
            origin,
            flags: if card.knows & 1 << seat == 0 { flags::REVEAL } else { 0 },
            only: (!open).then_some(seat),
            ..self.of(event::DRAW, seat)
        });
    }

    /// The next id of a hand card that only its owner sees, counted for that seat.
    pub fn next_private_id(&mut self, seat: u8) -> u16 {
        let next = &mut self.state.seats[usize::from(seat)].next_id;
        let id = *next;
        *next = id.saturating_add(1);
        id
    }

    /// Takes a card out of a hand.
    pub fn leave_hand(&mut self, seat: u8, card: u16) -> Option<HandCard> {
        let index = self.state.in_hand(seat, card)?;
        Some(self.state.seats[usize::from(seat)].hand.remove(index))
    }

    /// Puts a hand card on a pile: shown to all, or unseen, which ends what the other seat knew of the hand.
    pub fn put_from_hand(&mut self, seat: u8, card: u16, to: To, shown: bool) {
        let Some(held) = self.leave_hand(seat, card) else {
            return;
        };
        if to == To::Lost {
            let slot = self.open(seat, card, Zone::Lost);
            self.reach_lost(slot, event::LOSE, zones::hand(seat), held_id(seat, &held));
            return;
        }
        let (pile, bottom) = match to {
            To::Top(pile) => (pile, false),
            To::Bottom(pile) => (pile, true),
            _ => return self.state.take_in_hand(seat, held),
        };
        let knows = if shown { BOTH } else { 1 << seat };
        self.lay(seat, pile, bottom, PileCard { card, group: 0, knows });
        let id = held_id(seat, &held);
        self.tell(Event {
            card,
            subject: if shown { 0 } else { id },
            former: if shown { id } else { 0 },
            place: zones::pile(seat, pile),
            origin: zones::hand(seat),
            only: (!shown).then_some(seat),
            flags: if shown { flags::REVEAL } else { 0 },
            ..self.of(event::PUT, seat)
        });
        if !shown {
            self.conceal_hand(seat);
        }
    }

    /// Lays a card on the top or to the bottom of a pile.
    pub fn lay(&mut self, seat: u8, pile: Pile, bottom: bool, card: PileCard) {
        let cards = &mut self.state.seats[usize::from(seat)].piles[pile as usize];
        let index = if bottom { 0 } else { cards.len() };
        let _ = cards.insert(index, card);
    }

    /// Nobody but the owner knows any longer which cards are in this hand: shown ones get new ids.
    pub fn conceal_hand(&mut self, seat: u8) {
        while let Some(index) = self.state.seats[usize::from(seat)].hand.iter().position(|held| held.open != 0) {
            let mut held = self.state.seats[usize::from(seat)].hand.remove(index);
            let former = held.id.into();
            held.open = 0;
            held.id = self.next_private_id(seat);
            self.state.take_in_hand(seat, held);
            self.tell(Event {
                card: held.card,
                subject: private(seat, held.id),
                former,
                place: zones::hand(seat),
                only: Some(seat),
                ..self.of(event::CONCEAL, seat)
            });
        }
    }

    /// Shows a hand card to everybody; it stays in the hand and is known to be there.
    pub fn show_hand(&mut self, seat: u8) {
        while let Some(index) = self.state.seats[usize::from(seat)].hand.iter().position(|held| held.open == 0) {
            let mut held = self.state.seats[usize::from(seat)].hand.remove(index);
            let former = private(seat, held.id);
            held.open = 1;
            held.id = self.next_public_id();
            self.state.take_in_hand(seat, held);
            self.tell(Event {
                card: held.card,
                subject: held.id.into(),
                former,
                place: zones::hand(seat),
                flags: flags::REVEAL,
                ..self.of(event::SHOW, seat)
            });
        }
    }

    /// An open card that lies in no zone yet goes to its owner's lost pile.
    pub fn reach_lost(&mut self, slot: usize, kind: u16, origin: u16, former: u32) {
        let owner = self.state.cards[slot].owner;
        let card = &mut self.state.cards[slot];
        let (id, number) = (card.id, card.card);
        *card = super::state::Card { id, card: number, owner, seat: owner, zone: Zone::Lost, ..Default::default() };
        let _ = self.state.seats[usize::from(owner)].lost.push(slot as u8);
        let told = Event { origin, former, place: zones::lost(owner), flags: flags::REVEAL, ..self.about(kind, slot) };
        self.tell(told);
    }

    /// The top card of a pile shows its face, if it has none yet, and goes where it must.
    pub fn top(&mut self, seat: u8, pile: Pile, why: Why) -> Flow {
        let Some(top) = self.state.seats[usize::from(seat)].pile(pile).last().copied() else {
            self.tell(self.of(event::NO_CARD, seat));
            if matches!(why, Why::Destiny | Why::Destiny2) {
                self.bind(|item| item.flags &= !item_flag::DONE);
            }
            return self.pop();
        };
        if top.card == 0 {
            return Flow::Asks;
        }
        self.state.steps.pop();
        match why {
            Why::Lose | Why::Drain => self.lose_top(seat, pile),
            Why::Stack => self.stack_top(seat, pile),
            Why::Draw => self.take_top_to_hand(seat, pile),
            Why::Destiny => self.reveal(seat, 1),
            Why::Destiny2 => self.reveal(seat, 2),
            Why::Battle => self.reveal_for_battle(seat),
            Why::Show => self.show_top(seat, pile),
        }
        Flow::Acted
    }

    fn lose_top(&mut self, seat: u8, pile: Pile) {
        let Some(top) = self.state.seats[usize::from(seat)].piles[pile as usize].pop() else {
            return;
        };
        let slot = self.open(seat, top.card, Zone::Lost);
        self.reach_lost(slot, event::LOSE, zones::pile(seat, pile), 0);
        self.check_energy();
    }

    /// Stacks the top card face up on the source of the running ability.
    fn stack_top(&mut self, seat: u8, pile: Pile) {
        let source = self.state.running.last().map_or(0, |item| item.source);
        let Some(host) = self.state.in_play(source) else {
            return;
        };
        let Some(top) = self.state.seats[usize::from(seat)].piles[pile as usize].pop() else {
            return;
        };
        let slot = self.open(seat, top.card, Zone::StackedUp);
        self.state.cards[slot].host = host as u8;
        let told = Event { flags: flags::REVEAL, ..self.about_two(event::STACK, slot, host) };
        self.tell(told);
        self.check_energy();
    }

    fn show_top(&mut self, seat: u8, pile: Pile) {
        let cards = &mut self.state.seats[usize::from(seat)].piles[pile as usize];
        if let Some(top) = cards.last_mut() {
            let flags = if top.knows == BOTH { 0 } else { flags::REVEAL };
            top.knows = BOTH;
            let card = top.card;
            self.tell(Event { card, place: zones::pile(seat, pile), flags, ..self.of(event::SHOW, seat) });
        }
    }

    /// Moves the reserve's top to used, known to all, and gives its destiny number.
    pub fn turn_over(&mut self, seat: u8) -> (u16, i16) {
        let own = &mut self.state.seats[usize::from(seat)];
        let Some(mut top) = own.piles[Pile::Reserve as usize].pop() else {
            return (0, 0);
        };
        top.knows = BOTH;
        let _ = own.piles[Pile::Used as usize].push(top);
        (top.card, self.rules.card(top.card).destiny.into())
    }

    /// Reveals a card for destiny into a register of the running ability.
    fn reveal(&mut self, seat: u8, register: usize) {
        let (card, number) = self.turn_over(seat);
        let mut number = number;
        let item = self.state.running.last().copied().unwrap_or_default();
        if item.flags & item_flag::WEAPON != 0 {
            number += self.weapon_destiny(&item, seat);
        }
        self.tell(Event { card, value: number.into(), flags: flags::REVEAL, ..self.of(event::DESTINY, seat) });
        self.bind(|item| {
            item.n[register] = number;
            item.flags |= item_flag::DONE;
        });
    }

    /// A hand card at random: lost, or unseen to the top of used.
    pub fn at_random(&mut self, seat: u8, left: u8, hidden: u8, card: u16) {
        if left > 1 {
            self.replace(Step::Random { seat, left: left - 1, hidden });
        } else {
            self.state.steps.pop();
        }
        let to = if hidden == 0 { To::Lost } else { To::Top(Pile::Used) };
        self.put_from_hand(seat, card, to, false);
    }

    /// A card that lay face down and is lost shows its face.
    pub fn unveil(&mut self, slot: usize, card: u16) {
        self.state.steps.pop();
        let (owner, group) = (self.state.cards[slot].owner, self.state.cards[slot].group);
        self.leave_pool(owner, group, card);
        self.state.cards[slot].card = card;
        self.state.cards[slot].group = 0;
        let told = Event {
            place: zones::lost(owner),
            origin: zones::STACKED,
            flags: flags::REVEAL,
            ..self.about(event::LOSE, slot)
        };
        self.tell(told);
    }

    /// A player without energy has lost.
    pub fn check_energy(&mut self) {
        use super::codes::reason;
        if self.is_over() {
            return;
        }
        let out: [bool; 2] = std::array::from_fn(|seat| self.state.seats[seat].energy() == 0);
        match out {
            [true, true] => self.end(-1, reason::BOTH_OUT),
            [true, false] => self.end(1, reason::NO_ENERGY),
            [false, true] => self.end(0, reason::NO_ENERGY),
            [false, false] => {}
        }
    }
}

impl State {
    /// The faces that the faceless card which is asked for may have.
    pub fn group_asked(&self) -> Option<(u8, u8)> {
        let of_pile = |seat: u8, pile: Pile, index: usize| {
            self.seats[usize::from(seat)].pile(pile).get(index).map(|card| (seat, card.group))
        };
        match self.top() {
            Step::Draw { seat, pile, .. } | Step::Top { seat, pile, .. } => {
                of_pile(seat, pile, self.seats[usize::from(seat)].pile(pile).len().checked_sub(1)?)
            }
            Step::LookThrough { seat, pile, index, .. } => of_pile(seat, pile, index.into()),
            Step::LookTop { seat, n, left, .. } => {
                let length = self.seats[usize::from(seat)].pile(Pile::Reserve).len();
                of_pile(seat, Pile::Reserve, (length + usize::from(left)).checked_sub(usize::from(n) + 1)?)
            }
            Step::Unveil { slot } => {
                let card = &self.cards[usize::from(slot)];
                Some((card.owner, card.group))
            }
            _ => None,
        }
    }
}

/// Which seats see what this looker sees: a seat, nobody or everybody.
pub fn seen_by(looker: u8) -> u8 {
    match looker {
        0 | 1 => 1 << looker,
        super::run::NOBODY => 0,
        _ => BOTH,
    }
}

/// The entity id of a hand card that only its owner sees.
pub fn private(seat: u8, id: u16) -> u32 {
    (u32::from(seat) + 1) * 1_000_000 + u32::from(id)
}

/// The entity id of a hand card.
pub fn held_id(seat: u8, card: &HandCard) -> u32 {
    if card.open != 0 { card.id.into() } else { private(seat, card.id) }
}
