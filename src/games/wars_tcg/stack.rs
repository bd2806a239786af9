//! The stack and its windows: who may respond, what resolves, and when a phase or step ends
//! (rulebook: The Stack and Initiative).
//!
//! A window asks the turn player first, then the other, until two passes in a row; then the newest item resolves, or, when
//! the stack is empty, the window closes. A player with an empty hand and nothing to use is not asked: everybody sees that.

use super::WarsTcg;
use super::answer::Answer;
use super::codes::event;
use super::effect::{Act, Event as What, Pile, Statement};
use super::referee::{Flow, Referee};
use super::select::Eyes;
use super::state::{Item, ItemKind, State, Step, WindowKind, Zone, flag};
use super::triggers::Happening;
use super::values::Toll;
use crate::kit::{Event, Sink};

impl<S: Sink> Referee<'_, S> {
    /// A window on the stack.
    pub fn window(&mut self, kind: WindowKind, base: u8, passes: u8, seat: u8) -> Flow {
        if passes == 0 {
            self.look_at_states();
        }
        if !self.state.triggers.is_empty() {
            self.push(Step::Triggers);
            return Flow::Acted;
        }
        if passes >= 2 {
            if self.state.stack.len() <= usize::from(base) {
                return self.pop();
            }
            let item = self.state.stack.pop().unwrap_or_default();
            self.replace(Step::Window { kind, base, passes: 0, seat: self.state.turn });
            self.resolve(item);
            return Flow::Acted;
        }
        if self.rules.may_act(self.state, kind, base, seat) {
            return Flow::Asks;
        }
        self.replace(Step::Window { kind, base, passes: passes + 1, seat: 1 - seat });
        Flow::Acted
    }

    /// What a player does in a window.
    pub fn act_in_window(&mut self, kind: WindowKind, base: u8, passes: u8, seat: u8, answer: Answer) {
        match answer {
            Answer::Pass => {
                self.tell(self.of(event::PASS, seat));
                self.replace(Step::Window { kind, base, passes: passes + 1, seat: 1 - seat });
            }
            Answer::Play { card, to, how } => self.announce_play(seat, card, to, how),
            Answer::Use { slot, index } => self.announce_use(seat, slot.into(), index),
            Answer::Activate => {
                self.state.activated = 1;
                self.phase_action(ItemKind::Activation, seat, 0, 0, event::ACTIVATION);
            }
            Answer::Drain { place } => {
                self.state.cards[usize::from(place)].flags |= flag::DRAINED;
                self.phase_action(ItemKind::Drain, seat, place + 1, 0, event::DRAIN);
            }
            Answer::Attack { place } => {
                self.state.cards[usize::from(place)].flags |= flag::ATTACKED;
                self.phase_action(ItemKind::Attack, seat, place + 1, 0, event::ATTACK);
            }
            Answer::Move { slot, to } => self.movement_action(seat, slot.into(), to.into()),
            Answer::Draw => self.phase_action(ItemKind::Draw, seat, 0, 0, event::DRAW_ACTION),
            answer => unreachable!("{answer:?} is no answer in a window"),
        }
    }

    /// Puts a phase action on the stack and pays for it.
    fn phase_action(&mut self, kind: ItemKind, seat: u8, place: u8, mover: u16, told: u16) {
        let at = place.checked_sub(1).map(usize::from);
        let toll = match kind {
            ItemKind::Drain => self.rules.toll(self.state, Act::Drain, seat, at, None, 0),
            ItemKind::Attack => self.rules.attack_price(self.state, seat, place.into()),
            _ => Toll::default(),
        };
        let (target, other) = at.map_or((0, 0), |slot| (self.state.cards[slot].id, self.state.cards[slot].card));
        self.tell(Event { target: target.into(), other, ..self.of(told, seat) });
        self.pay_toll(seat, toll);
        let id = self.next_public_id();
        let item = Item { kind, seat, they: seat, there: place, source: mover, id, ..Item::default() };
        self.stack(item);
        if kind == ItemKind::Drain {
            self.notice(Happening { it: id, ..Happening::new(What::Drain, seat, at) });
        }
    }

    /// A movement action: the form follows from where the card is and where it goes.
    fn movement_action(&mut self, seat: u8, slot: usize, to: usize) {
        let toll = self.rules.movement_price(self.state, seat, slot);
        self.tell(self.about_two(event::MOVEMENT, slot, to));
        self.pay_toll(seat, toll);
        let id = self.next_public_id();
        let card = self.state.cards[slot];
        let item = Item {
            kind: ItemKind::Movement,
            seat,
            they: seat,
            card: card.card,
            source: card.id,
            to: to as u8 + 1,
            there: to as u8 + 1,
            id,
            ..Item::default()
        };
        self.stack(item);
    }

    /// Pays energy and loses energy.
    pub fn pay_toll(&mut self, seat: u8, toll: Toll) {
        self.pay(seat, toll.pay);
        if toll.lose > 0 {
            self.push(Step::Lose { seat, left: toll.lose as u8, place: 0, onto: 0 });
        }
    }

    /// The newest item leaves the stack and has its effect, if its targets and requirements still hold.
    fn resolve(&mut self, item: Item) {
        let place = item.there.checked_sub(1).map(usize::from);
        let told =
            Event { seat: item.seat as i8, card: item.card, subject: item.source.into(), ..Event::new(event::RESOLVE) };
        match item.kind {
            ItemKind::Activation => {
                let reserve = self.state.seats[usize::from(item.seat)].pile(Pile::Reserve).len() as i16;
                let most = self.rules.generated(self.state, item.seat).min(reserve);
                self.push(Step::Activate { seat: item.seat, most: most as u8 });
            }
            ItemKind::Draw => self.push(Step::Draw { seat: item.seat, pile: Pile::Active, left: 1 }),
            ItemKind::Drain => match place {
                Some(place) if self.rules.may_drain(self.state, item.seat, place) => self.drain(&item, place),
                _ => self.cancel(&item),
            },
            ItemKind::Attack => match place {
                Some(place) if (0..2).all(|seat| self.rules.is_at(self.state, seat, place)) => {
                    self.begin_battle(item.seat, place);
                }
                _ => self.cancel(&item),
            },
            ItemKind::Movement => {
                let slot = self.state.in_play(item.source);
                match (slot, item.to.checked_sub(1)) {
                    (Some(slot), Some(to)) if self.rules.may_move(self.state, slot, to.into()) => {
                        self.depart(slot, to.into());
                    }
                    _ => self.cancel(&item),
                }
            }
            _ if self.rules.is_still_legal(self.state, &item) => {
                self.tell(told);
                self.begin(Step::Run, item);
            }
            _ => self.cancel(&item),
        }
    }

    /// A drain takes its energy.
    fn drain(&mut self, item: &Item, place: usize) {
        let size = self.rules.drain_size(self.state, item.seat, place, item);
        let target = &self.state.cards[place];
        let (target, other) = (target.id.into(), target.card);
        self.tell(Event { target, other, value: size.into(), ..self.of(event::DRAINED, item.seat) });
        let left = size.min(u8::MAX.into()) as u8;
        if left > 0 {
            let seat = 1 - item.seat;
            let loss = Happening { amount: size, ..Happening::new(What::DrainLoss, seat, Some(place)) };
            self.push(Step::Lose { seat, left, place: place as u8 + 1, onto: 0 });
            self.notice(loss);
        }
    }

    /// What was pending is canceled: an order or interrupt goes to its pile, another card is lost; nothing is given back.
    pub fn cancel(&mut self, item: &Item) {
        self.tell(Event {
            seat: item.seat as i8,
            card: item.card,
            subject: item.source.into(),
            ..Event::new(event::CANCEL)
        });
        if item.kind == ItemKind::Card {
            self.settle_card(item);
        }
    }

    /// Cancels a pending item by its id.
    pub fn cancel_pending(&mut self, id: u16) {
        if let Some(index) = self.state.stack.iter().position(|item| item.id == id) {
            let item = self.state.stack.remove(index);
            self.cancel(&item);
        }
    }
}

impl WarsTcg {
    /// What an attack at this location (one more than its slot) costs.
    pub fn attack_price(&self, state: &State, seat: u8, place: usize) -> Toll {
        let toll = self.toll(state, Act::Attack, seat, place.checked_sub(1), None, 0);
        Toll { pay: (toll.pay + 1).max(0), ..toll }
    }

    /// What a movement action of a card costs.
    pub fn movement_price(&self, state: &State, seat: u8, slot: usize) -> Toll {
        let toll = self.toll(state, Act::Move, seat, state.place(slot), Some(slot), 0);
        Toll { pay: (toll.pay + 1).max(0), ..toll }
    }

    /// May this location be drained by the seat, apart from how often?
    pub fn may_drain(&self, state: &State, seat: u8, place: usize) -> bool {
        state.cards[place].zone == Zone::Location
            && self.controls(state, seat, place)
            && self.energy_icons(state, 1 - seat, place) > 0
            && !self.forbids(state, Act::Drain, seat, Some(place), None, 0)
    }

    /// Are the targets of a pending item still legal? Cards that paid for it have gone and are not asked for.
    pub fn is_still_legal(&self, state: &State, item: &Item) -> bool {
        let program = self.library.programs.whole(item.program);
        let pay = program.iter().position(|statement| *statement == Statement::Pay).unwrap_or(0);
        let placed = program.iter().position(|statement| *statement == Statement::Placed).unwrap_or(0);
        let host = item.to.checked_sub(1).map(usize::from);
        if item.kind == ItemKind::Card && host.is_some_and(|host| !state.cards[host].zone.is_play()) {
            return false;
        }
        program[..pay].iter().all(|statement| match *statement {
            Statement::Choose { cards, to, .. } => {
                let id = item.t[usize::from(to)];
                let paid = program[pay..placed.max(pay)].iter().any(|cost| cost.pays_with(to));
                id == 0 || paid || self.is_chosen_legal(state, item, cards, id)
            }
            _ => true,
        })
    }

    fn is_chosen_legal(&self, state: &State, item: &Item, cards: super::effect::CardsRef, id: u16) -> bool {
        let selection = self.selection(cards);
        if matches!(selection.zone, super::effect::In::Pending(_)) {
            let found = self.pending_items(state, Eyes::of(item), selection);
            return (0..state.stack.len()).any(|index| found & 1 << index != 0 && state.stack[index].id == id);
        }
        let slot = state.find(id);
        slot.is_some_and(|slot| self.cards(state, Eyes::of(item), cards) & 1 << slot != 0)
    }
}

impl Statement {
    /// Does this part of a price take the card bound to this name?
    fn pays_with(&self, to: u8) -> bool {
        use super::effect::{Name, Target};
        let bound = Name::Bound(to);
        match *self {
            Statement::Put { what, .. }
            | Statement::Damage(what)
            | Statement::Invert(what)
            | Statement::Revert(what)
            | Statement::Destroy(what) => what == Target::One(bound),
            Statement::StackOn { what, .. } => what == bound,
            _ => false,
        }
    }
}
