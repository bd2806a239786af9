//! Running abilities: the topmost program goes on, statement by statement, until it asks or something else must happen first.
//!
//! What a statement changes is in the files of the rulebook's chapters; what it asks is in `asking`.

use super::announce::is_this;
use super::codes::event;
use super::effect::{BattleStep, Need, NumberRef, Pile, Statement, Tally, Target, To, Until, Who};
use super::play::how;
use super::referee::{Flow, Referee};
use super::select::Eyes;
use super::state::{Delayed, Item, ItemKind, Lasting, Lasts, PileCard, Step, Why, Zone, each_slot, flag, item_flag};
use super::values::Toll;
use super::zones;
use crate::kit::{Event, Sink};

/// Nobody looks while cards get their faces.
pub const NOBODY: u8 = 2;
/// Everybody looks.
pub const EVERYBODY: u8 = 3;
/// The register of amounts.
pub const AMOUNT: usize = 3;

impl<S: Sink> Referee<'_, S> {
    /// The topmost ability goes on.
    pub fn run(&mut self) -> Flow {
        let Some(item) = self.state.running.last().copied() else {
            return self.pop();
        };
        let Some(statement) = self.rules.library.programs.at(item.program, item.at) else {
            return self.finish();
        };
        if self.rules.asks(self.state, &item, statement) {
            let asked = self.rules.asked(&item, statement);
            let asks = self.rules.prompt_of(statement) as u8;
            if let Some(Step::Announce { seat, prompt, .. }) = self.state.steps.last_mut() {
                (*seat, *prompt) = (asked, asks);
            }
            return Flow::Asks;
        }
        let statement = *statement;
        self.bind(|item| item.at += 1);
        self.carry_out(&item, statement);
        Flow::Acted
    }

    /// The ability is done.
    fn finish(&mut self) -> Flow {
        let item = self.state.running.pop().unwrap_or_default();
        self.state.steps.pop();
        if item.kind == ItemKind::Card {
            self.settle_card(&item);
        }
        Flow::Acted
    }

    fn value(&self, item: &Item, number: NumberRef) -> i16 {
        self.rules.number(self.state, Eyes::of(item), number)
    }

    fn count(&self, item: &Item, number: NumberRef) -> u8 {
        self.value(item, number).clamp(0, 200) as u8
    }

    /// Carries out a statement that asks nothing (any more). `item` is the ability before it.
    fn carry_out(&mut self, item: &Item, statement: Statement) {
        match statement {
            Statement::Choose { .. } | Statement::ChoosePlace { .. } => self.choose_alone(item, statement),
            Statement::ChoosePlayer | Statement::ChooseX { .. } | Statement::PickHand { .. } => {}
            Statement::Pay => {
                if let Some(Step::Announce { .. }) = self.state.steps.last() {
                    self.replace(Step::Run);
                }
                self.declare();
            }
            Statement::Price => self.pay_price(item),
            Statement::PutPicked { to, shown } => {
                for card in item.picked.into_iter().filter(|card| *card != 0) {
                    self.put_from_hand(item.seat, card, to, shown);
                }
                self.bind(|item| item.picked = [0; 2]);
            }
            Statement::LoseRandom => self.push(Step::Random { seat: item.seat, left: 1, hidden: 0 }),
            Statement::Placed if item.kind == ItemKind::Instead => {}
            Statement::Placed => self.place_on_stack(),
            Statement::Enter => self.enter(item),
            Statement::Jump { to } => self.bind(|item| item.at = to),
            Statement::Unless { condition, to } => {
                if !self.rules.holds(self.state, Eyes::of(item), condition) {
                    self.bind(|item| item.at = to);
                }
            }
            Statement::May { otherwise, .. } => self.bind(|item| {
                item.at = otherwise;
                item.flags &= !item_flag::DONE;
            }),
            Statement::Modes { count, .. } => self.only_branch(item, count),
            Statement::Branch { .. } => {}
            Statement::ForEach { cards, end } => self.for_each(item, cards, end),
            Statement::Next { start } => self.bind(|item| item.at = start),
            Statement::PayEnergy { who, n } => {
                let n = self.value(item, n);
                let seat = self.rules.who(item, who);
                let paid = self.pay(seat, n);
                self.bind(|item| item.n[AMOUNT] = paid as i16);
            }
            Statement::Lose { who, n, from } => self.lose(item, who, n, from),
            Statement::LoseOnto { who, n } => {
                let left = self.count(item, n);
                self.push(Step::Lose { seat: self.rules.who(item, who), left, place: 0, onto: item.source });
            }
            Statement::Activate { who, n, up_to } => self.activate_by(item, who, n, up_to),
            Statement::Draw { who, n, up_to } => {
                let (seat, left) = (self.rules.who(item, who), self.count(item, n));
                self.bind(|item| item.n[AMOUNT] = if up_to { 0 } else { left.into() });
                let step =
                    if up_to { Step::DrawUpTo { seat, left } } else { Step::Draw { seat, pile: Pile::Reserve, left } };
                self.push(step);
            }
            Statement::Retrieve { who, n } => {
                let seat = self.rules.who(item, who);
                (0..self.count(item, n)).for_each(|_| self.retrieve(seat));
            }
            Statement::Reveal { who, to } => {
                let why = if to == 0 { Why::Destiny } else { Why::Destiny2 };
                self.bind(|item| item.n[usize::from(to) + 1] = 0);
                self.push(Step::Top { seat: self.rules.who(item, who), pile: Pile::Reserve, why });
            }
            Statement::LoseCopies { .. } => {}
            Statement::PutRandom { who, n, .. } => {
                let seat = self.rules.who(item, who);
                let left = usize::from(self.count(item, n)).min(self.state.seats[usize::from(seat)].hand.len());
                if left > 0 {
                    self.push(Step::Random { seat, left: left as u8, hidden: 1 });
                }
            }
            Statement::TopToHand { who, pile, cards } => self.top_to_hand(item, who, pile, cards),
            Statement::Search { .. }
            | Statement::PutHand { .. }
            | Statement::LookTop { .. }
            | Statement::BestOfTop { .. }
            | Statement::PlayTop { .. }
            | Statement::Play { .. } => self.in_stages(item, statement),
            Statement::ShowHand { who } => self.show_hand(self.rules.who(item, who)),
            Statement::Recirculate { who, shuffle } => self.recirculate_by(item, who, shuffle),
            _ => self.change_cards(item, statement),
        }
    }

    /// Statements about cards in play and pending items.
    fn change_cards(&mut self, item: &Item, statement: Statement) {
        match statement {
            Statement::Damage(target) => {
                let slots = self.rules.targets(self.state, item, target);
                each_slot(slots).for_each(|slot| self.damage(slot, Some(item)));
            }
            Statement::Undamage(target) => {
                for slot in each_slot(self.rules.targets(self.state, item, target)) {
                    if self.state.cards[slot].has(flag::DAMAGED) {
                        self.state.cards[slot].flags &= !flag::DAMAGED;
                        let told = self.about(event::UNDAMAGE, slot);
                        self.tell(told);
                    }
                }
            }
            Statement::Destroy(target) => self.doom_all(item, target, how::DESTROYED),
            Statement::Dismiss { cards, .. } => self.doom_all(item, Target::All(cards), how::DISMISSED),
            Statement::Put { what, to } => self.put(item, what, to),
            Statement::Invert(target) => self.turn_all(item, target, flag::INVERTED),
            Statement::Revert(target) => self.turn_all(item, target, 0),
            Statement::Modify { stat, of, by, until } => {
                let kind = event::POWER + stat as u16;
                let slots = self.rules.targets(self.state, item, of);
                for slot in each_slot(slots) {
                    let by = self.value(&Item { each: slot as u8 + 1, ..*item }, by);
                    let add = &mut self.state.cards[slot].add[until as usize][stat as usize];
                    *add = add.saturating_add(by.clamp(-100, 100) as i8);
                    let told = Event { value: by.into(), ..self.about(kind, slot) };
                    self.tell(told);
                }
            }
            Statement::Mark { mark, of, until } => {
                for slot in each_slot(self.rules.targets(self.state, item, of)) {
                    let marks = &mut self.state.cards[slot].marks[until as usize];
                    let bit = 1 << mark as u8;
                    *marks = if mark == super::effect::Mark::Swap { *marks ^ bit } else { *marks | bit };
                    let told = Event { value: mark as i32, ..self.about(event::MARK, slot) };
                    self.tell(told);
                }
            }
            Statement::Tally { tally, who, by, at, until } => self.change_tally(item, tally, who, by, at, until),
            Statement::Revealed { by } => {
                let by = self.value(item, by);
                self.state.battle.shown[usize::from(item.they)] += by;
                self.tell(Event { value: by.into(), ..self.of(event::TALLY, item.they) });
            }
            Statement::InsteadReveal { by } => {
                let by = self.value(item, by);
                self.state.battle.bonus[usize::from(item.they)] += by;
                self.tell(Event { value: by.into(), ..self.of(event::TALLY, item.they) });
            }
            Statement::GainIcon { who, at, faction } => {
                let seat = self.rules.who(item, who);
                for place in each_slot(self.rules.spot(self.state, Eyes::of(item), at)) {
                    self.last(Lasts::Icon, seat, place, faction, 1, Until::Turn);
                    let told = self.about(event::ICON, place);
                    let told = Event { target: told.subject, other: told.card, subject: 0, card: 0, ..told };
                    self.tell(Event { seat: seat as i8, value: faction.into(), ..told });
                }
            }
            Statement::Forbid { act, who, at } => {
                let seat = self.rules.who(item, who);
                for place in each_slot(self.rules.spot(self.state, Eyes::of(item), at)) {
                    self.last(Lasts::Forbid, seat, place, act as u8, 1, Until::Turn);
                    let told = self.about(event::FORBID, place);
                    let told = Event { target: told.subject, other: told.card, subject: 0, card: 0, ..told };
                    self.tell(Event { seat: seat as i8, value: act as i32, ..told });
                }
            }
            Statement::Move { what, to } => {
                let slot = self.rules.named(self.state, item, what);
                let found = self.rules.move_places(self.state, item, what, &to);
                if let Some(slot) = slot.filter(|_| found != 0) {
                    self.depart(slot, found.trailing_zeros() as usize);
                }
            }
            _ => self.change_pending(item, statement),
        }
    }

    /// Statements about pending items, stacked cards and what comes later.
    fn change_pending(&mut self, item: &Item, statement: Statement) {
        match statement {
            Statement::DrainBy { what, by } => {
                let by = self.value(item, by);
                self.with_pending(item, what, |pending| pending.n[AMOUNT] += by);
            }
            Statement::SwapDrain { what } => {
                self.with_pending(item, what, |pending| pending.flags ^= item_flag::SWAPPED);
            }
            Statement::Cancel(what) => {
                let id = item.id_of(what);
                self.cancel_pending(id);
            }
            Statement::Redirect { what, to } => {
                let to = item.p[usize::from(to)];
                self.with_pending(item, what, |pending| pending.to = to);
            }
            Statement::StackAfter { what } => {
                let source = item.source;
                self.with_pending(item, what, |pending| {
                    if pending.after == 0 {
                        pending.after = source;
                    }
                });
            }
            Statement::StackOn { what, on } => {
                let slot = self.rules.named(self.state, item, what);
                let asset = each_slot(self.rules.cards(self.state, Eyes::of(item), on)).next();
                if let (Some(slot), Some(asset)) = (slot, asset) {
                    self.stack_from_lost(slot, asset);
                }
            }
            Statement::StackTop { who } => {
                let seat = self.rules.who(item, who);
                self.push(Step::Top { seat, pile: Pile::Reserve, why: Why::Stack });
            }
            Statement::Later { ability } => {
                let delayed = Delayed {
                    ability,
                    card: item.card,
                    source: item.source,
                    t: item.t,
                    p: item.p,
                    seat: item.seat,
                    here: item.here,
                };
                // When the list is full the effect is lost; no shipped card comes near it.
                let _ = self.state.later.push(delayed);
            }
            Statement::Attack { at, pay } => {
                let place = each_slot(self.rules.spot(self.state, Eyes::of(item), at)).next();
                let pay = self.value(item, pay);
                if let Some(place) = place {
                    self.pay_toll(item.seat, Toll { pay, lose: 0 });
                    let id = self.next_public_id();
                    let there = place as u8 + 1;
                    let attack =
                        Item { kind: ItemKind::Attack, seat: item.seat, they: item.seat, there, id, ..Item::default() };
                    self.stack(attack);
                }
            }
            _ => {}
        }
    }

    fn with_pending(&mut self, item: &Item, what: super::effect::Name, change: impl FnOnce(&mut Item)) {
        let id = item.id_of(what);
        if let Some(pending) = self.state.stack.iter_mut().find(|pending| pending.id == id) {
            change(pending);
        }
    }

    /// Something lasts for a while; equal changes add up.
    fn last(&mut self, kind: Lasts, seat: u8, place: usize, what: u8, by: i16, until: Until) {
        let place = place as u8 + 1;
        let same = self.state.lasting.iter_mut().find(|lasting| {
            lasting.kind == kind
                && lasting.seat == seat
                && lasting.place == place
                && lasting.what == what
                && lasting.until == until
        });
        match same {
            Some(lasting) => lasting.by = lasting.by.saturating_add(by),
            None => {
                let lasting = Lasting { kind, seat, place, what, by, until };
                if self.state.lasting.push(lasting).is_err() {
                    self.full = super::referee::Fullness::Overflow;
                }
            }
        }
    }

    /// A number of a battle changes: what the step has frozen is open to triggers only.
    fn change_tally(
        &mut self,
        item: &Item,
        tally: Tally,
        who: Who,
        by: NumberRef,
        at: super::effect::Spot,
        until: Until,
    ) {
        let seat = self.rules.who(item, who);
        let by = self.value(item, by);
        let index = usize::from(seat);
        let battle = &mut self.state.battle;
        let begun = |step: BattleStep| battle.step > step || (battle.step == step && battle.stage > 1);
        let frozen = match tally {
            Tally::Destiny => begun(BattleStep::Destiny),
            Tally::Power | Tally::Tactics => begun(BattleStep::Power),
            Tally::Casualties => begun(BattleStep::Loss),
            Tally::Attrition | Tally::Remaining => begun(BattleStep::Attrition),
        };
        let fought = battle.place;
        let places = self.rules.spot(self.state, Eyes::of(item), at);
        let here = fought != 0 && places & 1 << (fought - 1) != 0;
        self.tell(Event { value: by.into(), ..self.of(event::TALLY, seat) });
        if here && frozen {
            let battle = &mut self.state.battle;
            match (tally, item.kind) {
                (Tally::Destiny, ItemKind::Trigger | ItemKind::Instead) => battle.bonus[index] += by,
                (Tally::Power, ItemKind::Trigger) => battle.power[index] = (battle.power[index] + by).max(0),
                (Tally::Casualties, ItemKind::Trigger) => battle.casualties = (battle.casualties + by).max(0),
                (Tally::Attrition, _) => battle.attrition[1 - index] = (battle.attrition[1 - index] + by).max(0),
                _ => {}
            }
            return;
        }
        for place in each_slot(places) {
            self.last(Lasts::Tally, seat, place, tally as u8, by, until);
        }
    }

    fn lose(&mut self, item: &Item, who: Who, n: NumberRef, from: Option<Pile>) {
        let (seat, left) = (self.rules.who(item, who), self.count(item, n));
        match from {
            None => self.push(Step::Lose { seat, left, place: 0, onto: 0 }),
            Some(pile) => {
                let left = usize::from(left).min(self.state.seats[usize::from(seat)].pile(pile).len());
                (0..left).for_each(|_| self.push(Step::Top { seat, pile, why: Why::Lose }));
            }
        }
    }

    fn activate_by(&mut self, item: &Item, who: Who, n: NumberRef, up_to: bool) {
        let seat = self.rules.who(item, who);
        let reserve = self.state.seats[usize::from(seat)].pile(Pile::Reserve).len();
        let most = self.count(item, n).min(reserve as u8);
        if up_to {
            self.push(Step::Activate { seat, most });
        } else {
            self.activate(seat, most.into());
        }
    }

    /// The top of the lost pile goes to the top of used.
    fn retrieve(&mut self, seat: u8) {
        if let Some(slot) = self.state.seats[usize::from(seat)].lost.last().copied() {
            let told = self.about(event::RETRIEVE, slot.into());
            self.tell(told);
            self.put_open(slot.into(), To::Top(Pile::Used));
        }
    }

    fn doom_all(&mut self, item: &Item, target: Target, how: u8) {
        let slots = self.rules.targets(self.state, item, target);
        let ids: Vec<u16> = each_slot(slots).map(|slot| self.state.cards[slot].id).collect();
        ids.into_iter().rev().for_each(|id| self.push(Step::Doom { id, how }));
    }

    fn turn_all(&mut self, item: &Item, target: Target, inverted: u8) {
        each_slot(self.rules.targets(self.state, item, target)).for_each(|slot| self.turn(slot, inverted));
    }

    /// Puts cards into a zone of their owners, from play or from a lost pile.
    fn put(&mut self, item: &Item, what: Target, to: To) {
        let slots = match what {
            Target::One(name) => self.rules.named(self.state, item, name).map_or(0, |slot| 1 << slot),
            Target::All(cards) => self.rules.cards(self.state, Eyes::of(item), cards),
        };
        if is_this(what) && slots == 0 {
            return;
        }
        for slot in each_slot(slots) {
            match self.state.cards[slot].zone {
                zone if zone.is_play() && to == To::Lost => {
                    let told = self.about(event::DISMISS, slot);
                    self.tell(told);
                    self.leave_play(slot, to);
                }
                zone if zone.is_play() => self.leave_play(slot, to),
                Zone::Lost => self.put_open(slot, to),
                _ => {}
            }
        }
    }

    /// A card of a lost pile is stacked face down on an asset; everybody saw it.
    fn stack_from_lost(&mut self, slot: usize, asset: usize) {
        let card = self.state.cards[slot];
        if card.zone != Zone::Lost {
            return;
        }
        let lost = &mut self.state.seats[usize::from(card.owner)].lost;
        if let Some(index) = lost.iter().position(|other| usize::from(*other) == slot) {
            lost.remove(index);
        }
        let stacked = &mut self.state.cards[slot];
        stacked.zone = Zone::StackedDown;
        stacked.host = asset as u8;
        stacked.knows = 3;
        let told = self.about_two(event::STACK, slot, asset);
        self.tell(told);
    }

    /// Takes the top of a pile into the hand; with a selection it is shown first, and goes only if it fits.
    fn top_to_hand(&mut self, item: &Item, who: Who, pile: Pile, cards: Option<super::effect::CardsRef>) {
        let seat = self.rules.who(item, who);
        match cards {
            None => self.push(Step::Draw { seat, pile, left: 1 }),
            Some(_) if item.stage == 0 => {
                self.bind(|item| {
                    item.at -= 1;
                    item.stage = 1;
                });
                self.push(Step::Top { seat, pile, why: Why::Show });
            }
            Some(cards) => {
                self.bind(|item| item.stage = 0);
                let top = self.state.seats[usize::from(seat)].pile(pile).last().copied();
                if top.is_some_and(|top| self.rules.hidden_fits(self.state, item, cards, top.card)) {
                    self.take_top_to_hand(seat, pile);
                }
            }
        }
    }

    /// A player recirculates. A shuffle that nobody looks through comes to this: each card gets its face unseen, and all go in.
    fn recirculate_by(&mut self, item: &Item, who: Who, shuffle: bool) {
        let seat = self.rules.who(item, who);
        if item.stage != 0 {
            self.bind(|item| item.stage = 0);
            return self.shuffle(seat, Pile::Reserve);
        }
        self.recirculate(seat);
        self.tell(self.of(event::RECIRCULATE, seat));
        if shuffle {
            self.bind(|item| {
                item.at -= 1;
                item.stage = 1;
            });
            self.push(Step::LookThrough { seat, pile: Pile::Reserve, looker: NOBODY, index: 0 });
        }
    }

    /// What a statement in stages binds for the next card of a `for_each`.
    fn for_each(&mut self, item: &Item, cards: super::effect::CardsRef, end: u8) {
        let rest = if item.stage == 0 { self.rules.cards(self.state, Eyes::of(item), cards) } else { item.rest };
        let at = item.at;
        self.bind(|item| {
            if rest == 0 {
                item.at = end;
                item.stage = 0;
                item.each = 0;
            } else {
                item.at = at + 1;
                item.stage = 1;
                item.each = rest.trailing_zeros() as u8 + 1;
                item.rest = rest & (rest - 1);
            }
        });
    }

    /// The one branch that can be picked, or none.
    fn only_branch(&mut self, item: &Item, count: u8) {
        let branches = self.rules.branches(self.state, item, count);
        let to = branches.first().copied();
        let end = self.rules.library.programs.branch_end(item.program, item.at, count);
        self.bind(|item| item.at = to.map_or(end, |(_, to)| to));
    }

    /// A choice that is no choice: one thing, or none.
    fn choose_alone(&mut self, item: &Item, statement: Statement) {
        let announced = matches!(self.state.top(), Step::Announce { .. });
        match statement {
            Statement::Choose { cards, to, need, .. } => {
                let first = self.rules.choices(self.state, item, cards).first;
                if first.is_none() && need == Need::Must && announced && item.kind == ItemKind::Trigger {
                    return self.drop_announcement();
                }
                self.bind(|item| {
                    item.t[usize::from(to)] = first.unwrap_or(0);
                    item.set_done(first.is_some());
                });
            }
            Statement::ChoosePlace { places, to } => {
                let found = self.rules.places(self.state, Eyes::of(item), &places);
                if found == 0 && announced && item.kind == ItemKind::Trigger {
                    return self.drop_announcement();
                }
                let place = if found == 0 { 0 } else { found.trailing_zeros() as u8 + 1 };
                self.bind(|item| {
                    item.p[usize::from(to)] = place;
                    item.set_done(place != 0);
                });
            }
            _ => {}
        }
    }

    /// Puts the cards that were looked at on the top of a pile, known to whom they were shown.
    pub fn lay_known(&mut self, seat: u8, pile: Pile, card: u16, knows: u8) {
        self.lay(seat, pile, false, PileCard { card, group: 0, knows });
        self.tell(Event {
            card,
            place: zones::pile(seat, pile),
            origin: zones::pile(seat, Pile::Reserve),
            only: match knows {
                1 => Some(0),
                2 => Some(1),
                _ => None,
            },
            ..self.of(event::PUT, seat)
        });
    }
}

impl Item {
    /// The id that a name means, also of a pending item.
    pub fn id_of(&self, name: super::effect::Name) -> u16 {
        use super::effect::Name;
        match name {
            Name::This => self.source,
            Name::It => self.it,
            Name::Bound(index) => self.t[usize::from(index)],
            Name::Bearer | Name::Each => 0,
        }
    }

    /// Remembers whether the last payment or choice was made.
    pub fn set_done(&mut self, done: bool) {
        self.flags = if done { self.flags | item_flag::DONE } else { self.flags & !item_flag::DONE };
    }
}
