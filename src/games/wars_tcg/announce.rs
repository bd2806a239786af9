//! Announcing: what is chosen for a card or ability before it is paid and goes on the stack
//! (rulebook: The Stack and Initiative; Target; Playing cards).
//!
//! An order is listed only if its announcement can be carried to the end. Until all is chosen nothing is paid or shown, so
//! a half-made order can be taken back whole.

use super::WarsTcg;
use super::answer::Answer;
use super::codes::event;
use super::effect::{CardsRef, Energy, Event as What, Name, Pile, Statement, Target, To};
use super::referee::Referee;
use super::select::Eyes;
use super::state::{Item, ItemKind, Slots, State, Step, Zone, each_slot, flag, item_flag};
use super::zones;
use crate::kit::{Event, Sink, flags};

impl<S: Sink> Referee<'_, S> {
    /// Begins to announce a card of the hand.
    pub fn announce_play(&mut self, seat: u8, card: u16, to: u8, how: u8) {
        let item = self.rules.play_item(seat, card, to, how, Energy::Add(0));
        self.begin(Step::Announce { seat, answers: 0, prompt: 0 }, item);
    }

    /// Begins to announce an activated ability.
    pub fn announce_use(&mut self, seat: u8, slot: usize, index: u8) {
        let item = self.rules.use_item(self.state, seat, slot, index.into());
        self.begin(Step::Announce { seat, answers: 0, prompt: 0 }, item);
    }

    /// All is chosen: the card is shown, the use is counted.
    pub fn declare(&mut self) {
        let Some(item) = self.state.running.last().copied() else {
            return;
        };
        match item.kind {
            ItemKind::Card => self.show_played(item),
            ItemKind::Ability => {
                let Some(slot) = self.state.find(item.source) else {
                    return;
                };
                let face = self.state.cards[slot].face();
                let uses = &mut self.state.cards[slot].uses[face * 2 + usize::from(item.how.min(1))];
                *uses = uses.saturating_add(1);
                let told = Event { value: item.how.into(), ..self.about(event::USE, slot) };
                self.tell(Event { seat: item.seat as i8, ..told });
            }
            _ => {}
        }
    }

    /// The card that is played leaves the hand (or the pile an effect plays it from) and is pending.
    fn show_played(&mut self, item: Item) {
        let seat = item.seat;
        let slot = match self.state.find(item.source) {
            Some(slot) => self.lift(slot),
            None => {
                let Some(held) = self.leave_hand(seat, item.card) else {
                    return;
                };
                let slot = self.open(seat, item.card, Zone::Pending);
                let former = super::piles::held_id(seat, &held);
                let told = self.about(event::PLAY, slot);
                self.told_play(Event { former, origin: zones::hand(seat), flags: flags::REVEAL, ..told }, &item);
                slot
            }
        };
        let card = &mut self.state.cards[slot];
        card.seat = seat;
        let id = card.id;
        self.bind(|item| {
            item.source = id;
            item.id = id;
        });
        if self.rules.card(item.card).once_per_turn {
            let _ = self.state.seats[usize::from(seat)].played.push(item.card);
        }
    }

    /// A card of a lost pile is played: it becomes another object.
    fn lift(&mut self, slot: usize) -> usize {
        let card = self.state.cards[slot];
        let lost = &mut self.state.seats[usize::from(card.owner)].lost;
        if let Some(index) = lost.iter().position(|other| usize::from(*other) == slot) {
            lost.remove(index);
        }
        let id = self.next_public_id();
        self.state.cards[slot].zone = Zone::Pending;
        self.state.cards[slot].id = id;
        let former = card.id.into();
        let told = Event { former, origin: zones::lost(card.owner), ..self.about(event::PLAY, slot) };
        self.tell(told);
        slot
    }

    fn told_play(&mut self, told: Event, item: &Item) {
        let target = item.to.checked_sub(1).map(|slot| &self.state.cards[usize::from(slot)]);
        let (target, other) = target.map_or((0, 0), |card| (card.id.into(), card.card));
        self.tell(Event { target, other, value: item.how.into(), place: zones::STACK, ..told });
    }

    /// Everything is paid: the topmost running ability goes on the stack.
    pub fn place_on_stack(&mut self) {
        let mut item = self.state.running.pop().unwrap_or_default();
        self.state.steps.pop();
        if item.id == 0 {
            item.id = self.next_public_id();
        }
        let (kind, source, seat) = (item.kind, item.source, item.seat);
        self.stack(item);
        if kind == ItemKind::Card {
            if let Some(slot) = self.state.find(source) {
                let place = item.to.checked_sub(1).and_then(|to| self.state.place(to.into()));
                let what = super::triggers::Happening::new(What::Played, seat, place);
                self.notice(super::triggers::Happening { subject: Some(slot), it: source, ..what });
            }
            self.use_icons(&item);
        }
    }

    /// Support icons are used at places: abilities that care notice it.
    fn use_icons(&mut self, item: &Item) {
        if !self.rules.library.watches_icons {
            return;
        }
        let needed = self.rules.card(item.card).support;
        for (faction, needed) in needed.iter().enumerate() {
            let mut left = i16::from(*needed);
            for index in 0..self.state.rows.len() {
                let place = usize::from(self.state.rows[index]);
                let icons = self.rules.support_icons(self.state, item.seat, place, faction as u8).min(left);
                for _ in 0..icons {
                    self.notice(super::triggers::Happening::new(What::IconUsed, item.seat, Some(place)));
                }
                left -= icons;
            }
        }
    }

    /// The price of the card that is announced.
    pub fn pay_price(&mut self, item: &Item) {
        let to = item.to.checked_sub(1).map(usize::from);
        let toll = self.rules.price(self.state, item.seat, item.card, to, item.energy());
        self.pay_toll(item.seat, toll);
    }

    /// Takes an announcement that cannot go on back: only triggers without a target come to this.
    pub fn drop_announcement(&mut self) {
        self.state.running.pop();
        self.state.steps.pop();
    }
}

impl Item {
    /// How the energy cost of the card changes.
    pub fn energy(&self) -> Energy {
        if self.flags & item_flag::FREE != 0 { Energy::Free } else { Energy::Add(self.energy) }
    }
}

impl WarsTcg {
    /// Has the ability a price?
    pub fn costs(&self, program: u16) -> bool {
        let program = self.library.programs.whole(program);
        let pay = program.iter().position(|statement| *statement == Statement::Pay).unwrap_or(0);
        program.get(pay + 1) != Some(&Statement::Placed)
    }

    /// Can this announcement be carried to the end?
    pub fn can_announce(&self, state: &State, item: &Item) -> bool {
        self.can_go_on(state, item, item.at)
    }

    fn can_go_on(&self, state: &State, item: &Item, at: u8) -> bool {
        let Some(statement) = self.library.programs.at(item.program, at) else {
            return true;
        };
        match *statement {
            Statement::Choose { cards, to, need, .. } => {
                let ids = self.choices(state, item, cards);
                if need == super::effect::Need::May {
                    return self.can_go_on(state, item, at + 1);
                }
                if !self.asks_more(item.program, at + 1) {
                    return ids.first.is_some() && self.can_go_on(state, &item.bound(to, ids.first), at + 1);
                }
                each_slot(ids.slots)
                    .any(|slot| self.can_go_on(state, &item.bound(to, Some(state.cards[slot].id)), at + 1))
                    || (ids.slots == 0
                        && ids.first.is_some()
                        && self.can_go_on(state, &item.bound(to, ids.first), at + 1))
            }
            Statement::ChoosePlace { places, to } => {
                let found = self.places(state, Eyes::of(item), &places);
                let mut item = *item;
                item.p[usize::from(to)] = if found == 0 { 0 } else { found.trailing_zeros() as u8 + 1 };
                found != 0 && self.can_go_on(state, &item, at + 1)
            }
            Statement::PickHand { cards, count } => {
                let fits = |card: u16| self.hidden_fits(state, item, cards, card);
                let hand = state.seats[usize::from(item.seat)].hand.iter();
                let own = usize::from(item.kind == ItemKind::Card && item.source == 0 && fits(item.card));
                let held = hand.filter(|held| held.card != 0 && fits(held.card)).count();
                held >= usize::from(count) + own && self.can_go_on(state, item, at + 1)
            }
            Statement::Pay => self.can_afford(state, item, at + 1),
            _ => self.can_go_on(state, item, at + 1),
        }
    }

    /// Is anything else chosen behind this place of an announcement?
    fn asks_more(&self, program: u16, at: u8) -> bool {
        matches!(self.library.programs.at(program, at), Some(Statement::Choose { .. } | Statement::ChoosePlace { .. }))
    }

    /// Can everything between `Pay` and `Placed` be paid?
    fn can_afford(&self, state: &State, item: &Item, at: u8) -> bool {
        let seat = item.seat;
        let own = &state.seats[usize::from(seat)];
        let (mut pay, mut lose) = (0, 0);
        let mut hand = own.hand.len() as i16 - i16::from(item.kind == ItemKind::Card && item.source == 0);
        let program = self.library.programs.whole(item.program);
        for statement in &program[usize::from(at).min(program.len())..] {
            let possible = match *statement {
                Statement::Placed => break,
                Statement::Price => {
                    let to = item.to.checked_sub(1).map(usize::from);
                    let toll = self.price(state, seat, item.card, to, item.energy());
                    pay += toll.pay;
                    lose += toll.lose;
                    true
                }
                Statement::PayEnergy { n, .. } => {
                    pay += self.number(state, Eyes::of(item), n);
                    true
                }
                Statement::Lose { n, .. } => {
                    lose += self.number(state, Eyes::of(item), n);
                    true
                }
                Statement::LoseRandom => {
                    hand -= 1;
                    hand >= 0
                }
                Statement::PutPicked { .. } => true,
                Statement::Damage(what) => {
                    self.one(state, item, what).is_some_and(|slot| !state.cards[slot].has(flag::DAMAGED))
                }
                Statement::Invert(what) => self
                    .one(state, item, what)
                    .is_some_and(|slot| !state.cards[slot].has(flag::INVERTED) && self.face(state, slot).inverts),
                Statement::Revert(what) => {
                    self.one(state, item, what).is_some_and(|slot| state.cards[slot].has(flag::INVERTED))
                }
                Statement::Put { what, .. } => self.one(state, item, what).is_some(),
                Statement::StackOn { on, .. } => self.cards(state, Eyes::of(item), on) != 0,
                _ => true,
            };
            if !possible {
                return false;
            }
        }
        let energy = own.energy() as i16;
        pay <= own.pile(Pile::Active).len() as i16 && lose <= energy + hand
    }

    /// The one card that a part of a price takes, wherever it lies.
    fn one(&self, state: &State, item: &Item, what: Target) -> Option<usize> {
        match what {
            Target::One(name) => self.named(state, item, name),
            Target::All(cards) => each_slot(self.cards(state, Eyes::of(item), cards)).next(),
        }
    }

    /// What can be chosen: open cards as slots, or pending items; `first` is the id of the first of either.
    pub fn choices(&self, state: &State, item: &Item, cards: CardsRef) -> Choices {
        let selection = self.selection(cards);
        if matches!(selection.zone, super::effect::In::Pending(_)) {
            let items = self.pending_items(state, Eyes::of(item), selection);
            let first = (0..state.stack.len()).find(|index| items & 1 << index != 0);
            return Choices { slots: 0, items, first: first.map(|index| state.stack[index].id) };
        }
        let mut slots = self.cards(state, Eyes::of(item), cards);
        let spared = |slot: usize| {
            let card = &state.cards[slot];
            card.seat != item.seat && card.zone.is_play() && self.bears(state, super::effect::Mark::NoTarget, slot)
        };
        if self.library.spares_targets {
            slots = each_slot(slots).filter(|slot| !spared(*slot)).fold(0, |all, slot| all | 1 << slot);
        }
        let first = (slots != 0).then(|| state.cards[slots.trailing_zeros() as usize].id);
        Choices { slots, items: 0, first }
    }

    /// Lists what can be chosen so that the announcement can be carried to the end.
    pub fn list_choices(&self, state: &State, item: &Item, cards: CardsRef, to: u8, out: &mut Vec<Answer>) {
        let choices = self.choices(state, item, cards);
        let more = matches!(state.top(), Step::Announce { .. }) && self.asks_more(item.program, item.at + 1);
        for slot in each_slot(choices.slots) {
            let id = state.cards[slot].id;
            if !more || self.can_go_on(state, &item.bound(to, Some(id)), item.at + 1) {
                out.push(Answer::Choose { slot: slot as u8 });
            }
        }
        for index in (0..state.stack.len()).filter(|index| choices.items & 1 << index != 0) {
            out.push(Answer::ChooseItem { index: index as u8 });
        }
    }
}

/// What can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// Open cards.
    pub slots: Slots,
    /// Pending items.
    pub items: u32,
    /// The id of the first.
    pub first: Option<u16>,
}

impl Choices {
    /// How many.
    pub fn len(&self) -> u32 {
        self.slots.count_ones() + self.items.count_ones()
    }
}

impl Item {
    fn bound(&self, to: u8, id: Option<u16>) -> Item {
        let mut item = *self;
        item.t[usize::from(to)] = id.unwrap_or(0);
        item
    }
}

/// Names that a price needs are looked up wherever the card lies, for it may be on its way.
pub fn is_this(target: Target) -> bool {
    target == Target::One(Name::This)
}

/// The zones that a card can be put into from play, as places.
pub fn place_of(seat: u8, to: To) -> u16 {
    match to {
        To::Top(pile) | To::Bottom(pile) => zones::pile(seat, pile),
        To::Hand => zones::hand(seat),
        To::Lost => zones::lost(seat),
        To::Removed => zones::REMOVED,
    }
}
