//! Cards that enter, change and leave play (rulebook: Playing cards; Destroy and Dismiss; facts 3.14).

use super::WarsTcg;
use super::announce::place_of;
use super::answer::Answer;
use super::card::{Disposition, Kind, LocationKind};
use super::codes::event;
use super::effect::{Event as What, Later, Need, Pile, Replaced, Statement, To};
use super::referee::{Flow, Referee};
use super::select::Eyes;
use super::state::{Item, ItemKind, PileCard, Slots, State, Step, Why, Zone, each_slot, flag};
use super::triggers::Happening;
use super::zones;
use crate::kit::{Event, Sink};

/// How a card comes to be lost.
pub mod how {
    /// It is destroyed.
    pub const DESTROYED: u8 = 0;
    /// It is dismissed.
    pub const DISMISSED: u8 = 1;
}

impl<S: Sink> Referee<'_, S> {
    /// The card of the running item enters play, or an order or interrupt begins to have its effect.
    pub fn enter(&mut self, item: &Item) {
        let Some(slot) = self.state.find(item.source) else {
            return;
        };
        let kind = self.rules.card(item.card).kind;
        let to = item.to.checked_sub(1).map(usize::from);
        let zone = match (kind, to) {
            (Kind::Order | Kind::Interrupt, _) => return,
            (Kind::Location, None) => Zone::Location,
            (Kind::Asset, None) => Zone::Area,
            (Kind::Location | Kind::Weapon | Kind::Asset, Some(_)) => Zone::Beneath,
            (_, Some(to)) if self.rules.face(self.state, to).kind == Kind::Location => Zone::At,
            _ => Zone::Aboard,
        };
        let fits = to.is_none_or(|to| self.rules.is_room_for(self.state, slot, to, zone));
        if !fits {
            let item = *item;
            return self.cancel(&item);
        }
        if zone == Zone::Location {
            let index = self.rules.row_index(self.state, item.card, item.how);
            let _ = self.state.rows.insert(index, slot as u8);
        }
        self.come_into_play(slot, zone, to);
        let told = match to {
            Some(to) => self.about_two(event::ENTER, slot, to),
            None => self.about(event::ENTER, slot),
        };
        self.tell(Event { place: zones::TABLE, ..told });
        self.notice_card(What::Enters, slot);
    }

    /// A card is in play from now on.
    pub fn come_into_play(&mut self, slot: usize, zone: Zone, host: Option<usize>) {
        let card = &mut self.state.cards[slot];
        card.zone = zone;
        card.host = host.unwrap_or(0) as u8;
        card.flags = flag::ENTERED;
        self.rules.enlist(self.state, slot);
    }

    /// A played card that had its effect, or was canceled, goes where it must.
    pub fn settle_card(&mut self, item: &Item) {
        let Some(slot) = self.state.find(item.source).filter(|slot| self.state.cards[*slot].zone == Zone::Pending)
        else {
            return;
        };
        let face = self.rules.card(item.card);
        let one_time = matches!(face.kind, Kind::Order | Kind::Interrupt);
        let asset = self.state.in_play(item.after).filter(|_| one_time);
        if let Some(asset) = asset {
            self.state.cards[slot].zone = Zone::StackedUp;
            self.state.cards[slot].host = asset as u8;
            let told = self.about_two(event::STACK, slot, asset);
            return self.tell(told);
        }
        let used = match face.disposition {
            Disposition::Used => one_time,
            Disposition::Lost => false,
            Disposition::Either => one_time && item.how == 0,
        };
        if used {
            self.put_open(slot, To::Top(Pile::Used));
        } else {
            self.reach_lost(slot, event::LOST, zones::STACK, 0);
        }
    }

    /// An open card goes to a zone of its owner; everybody saw it.
    pub fn put_open(&mut self, slot: usize, to: To) {
        let card = self.state.cards[slot];
        let owner = card.owner;
        let told = Event { seat: owner as i8, place: place_of(owner, to), ..self.about(event::PUT, slot) };
        if to == To::Lost {
            return self.reach_lost(slot, event::LOST, zones::TABLE, 0);
        }
        if card.zone == Zone::Lost {
            let lost = &mut self.state.seats[usize::from(owner)].lost;
            if let Some(index) = lost.iter().position(|other| usize::from(*other) == slot) {
                lost.remove(index);
            }
        }
        self.tell(told);
        let shown = PileCard { card: card.card, group: 0, knows: 3 };
        match to {
            To::Removed => {
                self.state.cards[slot] = super::state::Card {
                    id: card.id,
                    card: card.card,
                    owner,
                    seat: owner,
                    zone: Zone::Removed,
                    ..Default::default()
                };
                return;
            }
            To::Hand => {
                self.state.take_in_hand(owner, super::state::HandCard { card: card.card, id: card.id, open: 1 });
            }
            To::Top(pile) => self.lay(owner, pile, false, shown),
            To::Bottom(pile) => self.lay(owner, pile, true, shown),
            To::Lost => {}
        }
        self.state.cards[slot] = super::state::Card::default();
    }

    /// A card leaves play for a zone of its owner, and everything on it is lost.
    pub fn leave_play(&mut self, slot: usize, to: To) {
        self.shed(slot);
        if to == To::Lost {
            self.notice_card(What::Lost, slot);
        }
        self.rules.discharge(self.state, slot);
        if self.state.cards[slot].zone == Zone::Location {
            if let Some(index) = self.state.rows.iter().position(|other| usize::from(*other) == slot) {
                self.state.rows.remove(index);
            }
        }
        self.put_open(slot, to);
        if to == To::Lost && self.state.cards[slot].card == 0 {
            self.push(Step::Unveil { slot: slot as u8 });
        }
    }

    /// What lies on a card that leaves goes to the owners' lost piles, or where the card says.
    fn shed(&mut self, slot: usize) {
        let to_used = self.rules.face(self.state, slot).stacked_to_used;
        let on: Slots = self.state.on(slot).fold(0, |slots, slot| slots | 1 << slot);
        for on in each_slot(on) {
            let zone = self.state.cards[on].zone;
            if zone.is_play() {
                self.leave_play(on, To::Lost);
            } else if zone == Zone::StackedUp && to_used {
                self.put_open(on, To::Top(Pile::Used));
            } else if self.state.cards[on].card == 0 {
                let owner = self.state.cards[on].owner;
                self.state.cards[on].zone = Zone::Lost;
                self.state.cards[on].host = 0;
                let _ = self.state.seats[usize::from(owner)].lost.push(on as u8);
                self.push(Step::Unveil { slot: on as u8 });
            } else {
                self.reach_lost(on, event::LOST, zones::STACKED, 0);
            }
        }
    }

    /// Damages a card that is not damaged yet and can be.
    pub fn damage(&mut self, slot: usize, by: Option<&Item>) {
        let damaged = self.state.cards[slot].has(flag::DAMAGED);
        if damaged || self.rules.bears(self.state, super::effect::Mark::NoDamage, slot) {
            return;
        }
        self.state.cards[slot].flags |= flag::DAMAGED;
        let told = self.about(event::DAMAGE, slot);
        self.tell(told);
        self.notice_card(What::Damaged, slot);
        let weapon = by.filter(|item| item.flags & super::state::item_flag::WEAPON != 0);
        if let Some(item) = weapon {
            let place = self.state.place(slot);
            let it = self.state.cards[slot].id;
            let what = Happening { subject: Some(slot), it, ..Happening::new(What::WeaponDamages, item.seat, place) };
            self.notice_bearer(what, item.source);
        }
    }

    /// Something that only the bearer of a weapon notices.
    fn notice_bearer(&mut self, what: Happening, weapon: u16) {
        let Some(weapon) = self.state.in_play(weapon) else {
            return;
        };
        let bearer = u128::from(self.state.cards[weapon].zone == Zone::Beneath) << self.state.cards[weapon].host;
        let all = self.state.watchers;
        self.state.watchers &= bearer;
        self.notice(what);
        self.state.watchers = all;
    }

    /// Turns a card to its second face (true for the first time), or back.
    pub fn turn(&mut self, slot: usize, inverted: u8) {
        let card = &self.state.cards[slot];
        if card.flags & flag::INVERTED == inverted || !self.rules.card(card.card).inverts {
            return;
        }
        self.state.cards[slot].flags ^= flag::INVERTED;
        self.rules.enlist(self.state, slot);
        let kind = if inverted != 0 { event::INVERT } else { event::REVERT };
        let told = self.about(kind, slot);
        self.tell(told);
        if inverted != 0 {
            self.notice_card(What::Inverted, slot);
        }
    }

    /// A card is destroyed or dismissed, unless something else happens instead.
    pub fn doom(&mut self, id: u16, how: u8) -> Flow {
        self.state.steps.pop();
        let Some(slot) = self.state.in_play(id) else {
            return Flow::Acted;
        };
        let seat = self.state.cards[slot].seat;
        if self.rules.has_instead(self.state, seat, id, how) {
            self.push(Step::Instead { seat, id, how, place: 0 });
            return Flow::Acted;
        }
        self.perish(slot, how);
        Flow::Acted
    }

    fn perish(&mut self, slot: usize, how: u8) {
        let kind = if how == how::DESTROYED { event::DESTROY } else { event::DISMISS };
        let told = self.about(kind, slot);
        self.tell(told);
        if how == how::DESTROYED {
            self.notice_card(What::Destroyed, slot);
        }
        self.leave_play(slot, To::Lost);
    }

    /// Asks which replacement applies; a single one that is not optional applies at once.
    pub fn instead(&mut self, seat: u8, id: u16, how: u8, place: u8) -> Flow {
        let mut offers = Vec::new();
        self.rules.list_instead(self.state, seat, id, how, &mut offers);
        match offers[..] {
            [only] if only != Answer::Decline => {
                self.replace_with(seat, id, how, place, only);
                Flow::Acted
            }
            _ => Flow::Asks,
        }
    }

    /// Applies a replacement, or lets the event happen.
    pub fn replace_with(&mut self, seat: u8, id: u16, how: u8, _place: u8, answer: Answer) {
        self.state.steps.pop();
        let (item, program) = match answer {
            Answer::Instead { slot: u8::MAX, index } => {
                let delayed = self.state.later.remove(index.into());
                let Later::Instead(ability) = &self.rules.library.later[usize::from(delayed.ability)] else {
                    return;
                };
                (delayed.item(), ability.program)
            }
            Answer::Instead { slot, index } => {
                let slot = usize::from(slot);
                let card = self.state.cards[slot];
                let ability = &self.rules.card(card.card).sides[card.face()].instead[usize::from(index)];
                if ability.once_per_turn {
                    self.state.cards[slot].fired |= 16 << index.min(3);
                }
                let told = self.about(event::INSTEAD, slot);
                self.tell(told);
                (self.rules.sight(self.state, slot), ability.program)
            }
            _ => {
                self.tell(self.of(event::DECLINE, seat));
                match (id, self.state.in_play(id)) {
                    (0, _) => self.push(Step::Top { seat, pile: Pile::Reserve, why: Why::Battle }),
                    (_, Some(slot)) => self.perish(slot, how),
                    _ => {}
                }
                return;
            }
        };
        let there = self.state.find(id).and_then(|slot| self.state.place(slot));
        let there = there.map_or(self.state.battle.place, |place| place as u8 + 1);
        let item = Item { kind: ItemKind::Instead, they: seat, program, it: id, there, ..item };
        self.begin(Step::Run, item);
    }
}

impl WarsTcg {
    /// A card counts for listing: it is in play, and its face has such abilities.
    pub fn enlist(&self, state: &mut State, slot: usize) {
        let card = &state.cards[slot];
        let side = &self.card(card.card).sides[card.face()];
        let bit = 1 << slot;
        let set = |slots: &mut Slots, is: bool| *slots = if is { *slots | bit } else { *slots & !bit };
        set(&mut state.play, card.zone.is_play());
        let in_play = card.zone.is_play();
        set(&mut state.actors, in_play && !side.uses.is_empty());
        let watches = !side.triggers.is_empty() || !side.instead.is_empty() || !side.becomes.is_empty();
        set(&mut state.watchers, in_play && watches);
        set(&mut state.statics, in_play && !side.statics.is_empty());
    }

    /// A card counts no longer.
    pub fn discharge(&self, state: &mut State, slot: usize) {
        let kept = !(1 << slot);
        state.play &= kept;
        state.actors &= kept;
        state.watchers &= kept;
        state.statics &= kept;
    }

    /// Finds all sets of a position anew.
    pub fn enlist_all(&self, state: &mut State) {
        for slot in 0..super::state::SLOTS {
            if state.cards[slot].zone.is_play() {
                self.enlist(state, slot);
            } else {
                self.discharge(state, slot);
            }
        }
    }

    /// Is there room for what resolves, as there was when it was announced?
    fn is_room_for(&self, state: &State, slot: usize, to: usize, zone: Zone) -> bool {
        let card = &state.cards[slot];
        match zone {
            Zone::Aboard => self.has_room(state, to, card.card),
            Zone::Beneath if self.card(card.card).kind == Kind::Location => !self.has_camp(state, card.seat, to),
            Zone::Beneath => self.may_bear(state, card.seat, to, card.card),
            _ => true,
        }
    }

    /// Where a new location goes among all on the table: so many sites of its system are before it.
    pub fn row_index(&self, state: &State, card: u16, how: u8) -> usize {
        let Some(location) = self.card(card).location else {
            return state.rows.len();
        };
        let system = |slot: &u8| {
            let other = self.face(state, usize::from(*slot)).location;
            other.filter(|other| other.system == location.system)
        };
        let last = state.rows.iter().rposition(|slot| system(slot).is_some());
        let Some(last) = last else {
            return state.rows.len();
        };
        if location.kind == LocationKind::Sector {
            return last + 1;
        }
        let site = |slot: &u8| system(slot).is_some_and(|other| other.kind == LocationKind::Site);
        let mut sites = state.rows.iter().enumerate().filter(|(_, slot)| site(slot)).map(|(index, _)| index);
        let first = state.rows.iter().position(|slot| system(slot).is_some()).unwrap_or(last);
        match sites.nth(how.into()) {
            Some(index) => index,
            None if how == 0 => first,
            None => state.rows.iter().rposition(site).map_or(last + 1, |index| index + 1),
        }
    }

    /// Does anything replace this? `id` 0 is a reveal for battle destiny.
    pub fn has_instead(&self, state: &State, seat: u8, id: u16, how: u8) -> bool {
        let mut offers = Vec::new();
        self.list_instead(state, seat, id, how, &mut offers);
        offers.iter().any(|offer| *offer != Answer::Decline)
    }

    /// Lists the replacements that apply, and declining when all of them are optional.
    pub fn list_instead(&self, state: &State, seat: u8, id: u16, how: u8, out: &mut Vec<Answer>) {
        let mut must = false;
        let mut offer = |ability: &super::effect::Instead, item: Item, answer: Answer| {
            if self.replaces(state, ability, &item, seat, id, how) {
                must |= ability.need == Need::Must;
                out.push(answer);
            }
        };
        for slot in each_slot(state.watchers) {
            let card = &state.cards[slot];
            for (index, ability) in self.card(card.card).sides[card.face()].instead.iter().enumerate() {
                let fresh = !ability.once_per_turn || card.fired & 16 << index.min(3) == 0;
                if fresh {
                    let item = self.sight(state, slot);
                    offer(ability, item, Answer::Instead { slot: slot as u8, index: index as u8 });
                }
            }
        }
        for (index, delayed) in state.later.iter().enumerate() {
            if let Later::Instead(ability) = &self.library.later[usize::from(delayed.ability)] {
                offer(ability, delayed.item(), Answer::Instead { slot: u8::MAX, index: index as u8 });
            }
        }
        if !must {
            out.push(Answer::Decline);
        }
    }

    fn replaces(
        &self,
        state: &State,
        ability: &super::effect::Instead,
        item: &Item,
        seat: u8,
        id: u16,
        how: u8,
    ) -> bool {
        let what = match ability.of {
            Replaced::RevealDestiny => id == 0,
            Replaced::Destroy => id != 0 && how == how::DESTROYED,
            Replaced::LoseCard => id != 0,
        };
        if !what {
            return false;
        }
        let slot = state.in_play(id);
        let place = slot.and_then(|slot| state.place(slot)).or(state.battle.place.checked_sub(1).map(usize::from));
        let item = Item { they: seat, it: id, there: place.map_or(0, |place| place as u8 + 1), ..*item };
        let eyes = Eyes::of(&item);
        let by = match ability.by {
            super::effect::Whose::Mine => seat == item.seat,
            super::effect::Whose::Theirs => seat != item.seat,
            _ => true,
        };
        let at = ability.at == super::effect::Spot::Any
            || place.is_some_and(|place| self.spot(state, eyes, ability.at) & 1 << place != 0);
        let card = ability
            .what
            .is_none_or(|cards| slot.is_some_and(|slot| self.fits(state, eyes, self.selection(cards), slot)));
        let program = self.library.programs.whole(ability.program);
        let price = program.iter().take_while(|statement| **statement != Statement::Placed);
        let paid = price.into_iter().all(|statement| match *statement {
            Statement::PayEnergy { n, .. } => self.can_pay(state, item.seat, self.number(state, eyes, n)),
            Statement::Lose { n, .. } => self.can_lose(state, item.seat, self.number(state, eyes, n)),
            _ => true,
        });
        by && at && card && paid && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition))
    }
}
