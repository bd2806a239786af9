//! Which cards, places and players an ability means, and whether a condition holds.
//!
//! Nothing here asks or changes anything. An expression is looked at with [`Eyes`]: the running ability (or, for an ongoing
//! one, its source) and the stage of the value that is being worked out, so that an ability never reads what it writes.

use super::WarsTcg;
use super::card::{CardFace, Kind, LocationKind};
use super::effect::{
    Cards, CardsRef, Compare, Condition, ConditionRef, In, Name, Number, NumberRef, Pending, Phase, Pile, Places, Spot,
    Target, Who, Whose, trait_bit,
};
use super::state::{Item, ItemKind, Slots, State, Zone, each_slot, flag};

/// The stages in which values are worked out: an ability that writes one reads earlier stages, and printed values of its own.
pub mod stage {
    /// Keywords.
    pub const KEYWORDS: u8 = 0;
    /// Energy and support icons.
    pub const ICONS: u8 = 1;
    /// Tactics.
    pub const TACTICS: u8 = 2;
    /// Defense.
    pub const DEFENSE: u8 = 3;
    /// Power.
    pub const POWER: u8 = 4;
    /// Totals, prices and permissions: everything can be read.
    pub const ALL: u8 = 5;
}

/// Through which eyes an expression is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// The ability.
    pub item: &'a Item,
    /// What is being worked out.
    pub stage: u8,
    /// `each`, when it is a card of a hand or pile: its number.
    pub card: u16,
}

impl<'a> Eyes<'a> {
    /// The eyes of a running ability.
    pub fn of(item: &'a Item) -> Eyes<'a> {
        Eyes { item, stage: stage::ALL, card: 0 }
    }
}

impl WarsTcg {
    /// The face of a card by number.
    pub fn card(&self, number: u16) -> &CardFace {
        &self.library.cards[usize::from(number) - 1]
    }

    /// The face of an open card.
    pub fn face(&self, state: &State, slot: usize) -> &CardFace {
        self.card(state.cards[slot].card)
    }

    /// An ability's view of the table from a card in play: for ongoing abilities and triggers.
    pub fn sight(&self, state: &State, slot: usize) -> Item {
        let card = &state.cards[slot];
        Item {
            seat: card.seat,
            they: card.seat,
            card: card.card,
            source: card.id,
            here: state.place(slot).map_or(0, |place| place as u8 + 1),
            ..Item::default()
        }
    }

    /// Which seat.
    pub fn who(&self, item: &Item, who: Who) -> u8 {
        match who {
            Who::Me | Who::Owner => item.seat,
            Who::Opp => 1 - item.seat,
            Who::They => item.they,
            Who::TheirOpp => 1 - item.they,
            Who::Chosen => item.chosen,
        }
    }

    /// The slot of a card by name.
    pub fn named(&self, state: &State, item: &Item, name: Name) -> Option<usize> {
        match name {
            Name::This => state.find(item.source),
            Name::Bearer => {
                let card = &state.cards[state.find(item.source)?];
                matches!(card.zone, Zone::Aboard | Zone::Beneath).then(|| card.host.into())
            }
            Name::It => state.find(item.it),
            Name::Bound(index) => state.find(item.t[usize::from(index)]),
            Name::Each => item.each.checked_sub(1).map(usize::from),
        }
    }

    /// All locations on the table.
    pub fn locations(&self, state: &State) -> Slots {
        state.rows.iter().fold(0, |slots, slot| slots | 1 << *slot)
    }

    /// Sector or site.
    pub fn location_kind(&self, state: &State, slot: usize) -> LocationKind {
        self.face(state, slot).location.map_or(LocationKind::Site, |location| location.kind)
    }

    fn system(&self, state: &State, slot: usize) -> u8 {
        self.face(state, slot).location.map_or(0, |location| location.system)
    }

    /// Locations of the same system, without itself.
    pub fn related(&self, state: &State, place: usize) -> Slots {
        let system = self.system(state, place);
        let same = state.rows.iter().map(|slot| usize::from(*slot)).filter(|slot| self.system(state, *slot) == system);
        same.fold(0, |slots, slot| slots | 1 << slot) & !(1 << place)
    }

    /// Sites next to a site in its row.
    pub fn adjacent(&self, state: &State, place: usize) -> Slots {
        if self.location_kind(state, place) != LocationKind::Site {
            return 0;
        }
        let system = self.system(state, place);
        let row = state.rows.iter().map(|slot| usize::from(*slot));
        let row = row.filter(|slot| {
            self.system(state, *slot) == system && self.location_kind(state, *slot) == LocationKind::Site
        });
        let mut before: Option<usize> = None;
        let mut found = 0;
        for slot in row {
            if slot == place {
                found |= before.map_or(0, |slot| 1 << slot);
            } else if before == Some(place) {
                found |= 1 << slot;
            }
            before = Some(slot);
        }
        found
    }

    /// The locations that a spot means.
    pub fn spot(&self, state: &State, eyes: Eyes, spot: Spot) -> Slots {
        let item = eyes.item;
        let one = |place: u8| place.checked_sub(1).map_or(0, |slot| 1 << slot);
        let here = item.here.checked_sub(1).map(usize::from);
        match spot {
            Spot::Any => self.locations(state),
            Spot::Here => one(item.here),
            Spot::Related => here.map_or(0, |here| self.related(state, here)),
            Spot::Adjacent => here.map_or(0, |here| self.adjacent(state, here)),
            Spot::Battle => one(state.battle.place),
            Spot::NextToBattle => {
                state.battle.place.checked_sub(1).map_or(0, |place| self.adjacent(state, place.into()))
            }
            Spot::NextTo(name) => {
                let place = self.named(state, item, name).and_then(|slot| state.place(slot));
                place.map_or(0, |place| self.adjacent(state, place))
            }
            Spot::There => one(item.there),
            Spot::Bound(index) => one(item.p[usize::from(index)]),
            Spot::Of(name) => match self.named(state, item, name).and_then(|slot| state.place(slot)) {
                Some(place) => 1 << place,
                None => self.pending_place(state, item, name).map_or(0, |place| 1 << place),
            },
            Spot::Elsewhere => self.locations(state) & !one(item.here),
        }
    }

    /// Where a pending drain, attack or play is about.
    fn pending_place(&self, state: &State, item: &Item, name: Name) -> Option<usize> {
        let id = match name {
            Name::It => item.it,
            Name::Bound(index) => item.t[usize::from(index)],
            _ => return None,
        };
        let pending = state.stack.iter().find(|pending| pending.id == id || pending.source == id)?;
        let place = match pending.kind {
            ItemKind::Card => pending.to,
            _ => pending.there,
        };
        let slot = usize::from(place.checked_sub(1)?);
        state.place(slot)
    }

    /// The locations that may be chosen.
    pub fn places(&self, state: &State, eyes: Eyes, places: &Places) -> Slots {
        let mut found = self.spot(state, eyes, places.at);
        if let Some(not) = places.not {
            found &= !self.spot(state, eyes, not);
        }
        if places.kind.is_none() && places.when.is_none() {
            return found;
        }
        each_slot(found)
            .filter(|slot| places.kind.is_none_or(|kind| self.location_kind(state, *slot) == kind))
            .filter(|slot| {
                places.when.is_none_or(|when| {
                    let mut item = *eyes.item;
                    item.p[1] = *slot as u8 + 1;
                    self.holds(state, Eyes { item: &item, ..eyes }, when)
                })
            })
            .fold(0, |slots, slot| slots | 1 << slot)
    }

    /// The cards that a target means, all of them in play.
    pub fn targets(&self, state: &State, item: &Item, target: Target) -> Slots {
        match target {
            Target::One(name) => {
                let slot = self.named(state, item, name).filter(|slot| state.cards[*slot].zone.is_play());
                slot.map_or(0, |slot| 1 << slot)
            }
            Target::All(cards) => self.cards(state, Eyes::of(item), cards),
        }
    }

    /// The selection at this index.
    pub fn selection(&self, cards: CardsRef) -> &Cards {
        &self.library.selections[usize::from(cards.0)]
    }

    /// The open cards of a selection.
    pub fn cards(&self, state: &State, eyes: Eyes, cards: CardsRef) -> Slots {
        let cards = self.selection(cards);
        if let Some(only) = cards.only {
            let slot = self.named(state, eyes.item, only);
            return slot.filter(|slot| self.fits(state, eyes, cards, *slot)).map_or(0, |slot| 1 << slot);
        }
        let candidates = match cards.zone {
            In::Play => state.play,
            In::Lost => {
                let seats = (0..2).filter(|seat| self.is_whose(eyes.item, cards.whose, *seat));
                let piles = seats.flat_map(|seat| state.seats[usize::from(seat)].lost.iter());
                piles.fold(0, |slots, slot| slots | 1 << *slot)
            }
            In::StackedOnThis => {
                let this = state.find(eyes.item.source);
                this.map_or(0, |this| {
                    let stacked = state
                        .on(this)
                        .filter(|slot| matches!(state.cards[*slot].zone, Zone::StackedUp | Zone::StackedDown));
                    stacked.fold(0, |slots, slot| slots | 1 << slot)
                })
            }
            In::Hand | In::Pending(_) => 0,
        };
        each_slot(candidates)
            .filter(|slot| self.fits(state, eyes, cards, *slot))
            .fold(0, |slots, slot| slots | 1 << slot)
    }

    fn is_whose(&self, item: &Item, whose: Whose, seat: u8) -> bool {
        match whose {
            Whose::Mine => seat == item.seat,
            Whose::Theirs => seat != item.seat,
            Whose::They => seat == item.they,
            Whose::Any => true,
        }
    }

    /// Does an open card fit a selection, wherever it lies?
    pub fn fits(&self, state: &State, eyes: Eyes, cards: &Cards, slot: usize) -> bool {
        let card = &state.cards[slot];
        if card.card == 0 {
            // A stacked card without a face fits only what asks nothing of it.
            return matches!(cards.zone, In::StackedOnThis) && cards.kinds == 0 && cards.when.is_none();
        }
        let owner = if card.zone == Zone::Lost { card.owner } else { card.seat };
        if !self.is_whose(eyes.item, cards.whose, owner) || !self.face_fits(cards, card.card) {
            return false;
        }
        if cards.kinds == 0 && cards.labels == [0; 2] && cards.zone == In::Play && cards.only.is_none() {
            // Without a type, units and ships are meant.
            if !self.card(card.card).kind.fights() || !matches!(card.zone, Zone::At | Zone::Aboard) {
                return false;
            }
        }
        let is = |name: Name| self.named(state, eyes.item, name) == Some(slot);
        if cards.only.is_some_and(|name| !is(name)) {
            return false;
        }
        if cards.not.is_some_and(is) {
            return false;
        }
        let place = state.place(slot);
        if cards.at != Spot::Any && place.is_none_or(|place| self.spot(state, eyes, cards.at) & 1 << place == 0) {
            return false;
        }
        let kind = |kind| place.is_some_and(|place| self.location_kind(state, place) == kind);
        if cards.location.is_some_and(|wanted| !kind(wanted)) {
            return false;
        }
        if cards.in_battle && !self.is_in_battle(state, slot) {
            return false;
        }
        if let Some(name) = cards.aboard {
            let host = self.named(state, eyes.item, name);
            if host != Some(card.host.into()) || !matches!(card.zone, Zone::Aboard | Zone::Beneath) {
                return false;
            }
        }
        if (cards.has | cards.lacks) != 0 {
            let traits = self.traits(state, slot, eyes.stage);
            if traits & cards.has != cards.has || traits & cards.lacks != 0 {
                return false;
            }
        }
        cards.when.is_none_or(|when| {
            let item = Item { each: slot as u8 + 1, ..*eyes.item };
            self.holds(state, Eyes { item: &item, card: 0, ..eyes }, when)
        })
    }

    /// Does a printed face fit a selection's type, labels, faction and title?
    pub fn face_fits(&self, cards: &Cards, number: u16) -> bool {
        let face = self.card(number);
        let labels = cards.labels.iter().all(|label| *label == 0 || face.labels.contains(label));
        (cards.kinds == 0 || cards.kinds & face.kind.bit() != 0)
            && labels
            && (cards.not_label == 0 || !face.labels.contains(&cards.not_label))
            && cards.faction.is_none_or(|faction| face.faction == faction)
            && (cards.title.is_empty() || face.name.contains(&cards.title))
    }

    /// Does a card of a hand or pile fit?
    pub fn hidden_fits(&self, state: &State, item: &Item, cards: CardsRef, number: u16) -> bool {
        let cards = self.selection(cards);
        let face = self.card(number);
        let is = |bit: u16, is: bool| if is { bit } else { 0 };
        let traits = is(trait_bit::ENCAMPMENT, face.location.is_some_and(|location| location.encampment))
            | is(trait_bit::INVERTER, face.inverts)
            | is(trait_bit::UNIQUE, face.unique);
        let asked = trait_bit::ENCAMPMENT | trait_bit::INVERTER | trait_bit::UNIQUE;
        self.face_fits(cards, number)
            && traits & cards.has == cards.has & asked
            && traits & cards.lacks == 0
            && cards.when.is_none_or(|when| {
                let eyes = Eyes { card: number, ..Eyes::of(item) };
                self.holds(state, eyes, when)
            })
    }

    /// Does the card take part in the battle? Units aboard are there, though they add nothing.
    pub fn is_in_battle(&self, state: &State, slot: usize) -> bool {
        let zone = state.cards[slot].zone;
        let fights = matches!(zone, Zone::At | Zone::Aboard);
        fights && state.battle.place != 0 && state.place(slot) == Some(usize::from(state.battle.place) - 1)
    }

    fn traits(&self, state: &State, slot: usize, stage: u8) -> u16 {
        let card = &state.cards[slot];
        let face = self.card(card.card);
        let keywords = self.keywords(state, slot, stage);
        let mut traits = 0;
        let mut set = |bit: u16, is: bool| traits |= if is { bit } else { 0 };
        set(trait_bit::DAMAGED, card.has(flag::DAMAGED));
        set(trait_bit::INVERTED, card.has(flag::INVERTED));
        set(trait_bit::PILOTING, keywords.piloting != 0);
        set(trait_bit::QUICKDRAW, keywords.quickdraw != 0);
        set(trait_bit::SCOUTING, keywords.flags & super::card::keyword::SCOUTING != 0);
        set(trait_bit::UNIQUE, face.unique);
        set(trait_bit::INVERTER, face.inverts);
        set(trait_bit::ENCAMPMENT, face.location.is_some_and(|location| location.encampment));
        set(trait_bit::ABOARD, card.zone == Zone::Aboard);
        let kind = |on: usize| self.kind_of(state, on);
        set(trait_bit::WEAPON, state.on(slot).any(|on| kind(on) == Some(Kind::Weapon)));
        set(trait_bit::STACKED, state.on(slot).any(|on| !state.cards[on].zone.is_play()));
        let pilots = |on: usize| kind(on) == Some(Kind::Character) && self.keywords(state, on, stage).piloting != 0;
        set(trait_bit::PILOTED, state.on(slot).any(pilots));
        traits
    }

    /// The type of an open card; `None` for one without a face.
    pub fn kind_of(&self, state: &State, slot: usize) -> Option<Kind> {
        let card = state.cards[slot].card;
        (card != 0).then(|| self.card(card).kind)
    }

    /// The pending items of a selection, as bits of their places on the stack.
    pub fn pending_items(&self, state: &State, eyes: Eyes, cards: &Cards) -> u32 {
        let In::Pending(pending) = cards.zone else {
            return 0;
        };
        let mut found = 0;
        for (index, item) in state.stack.iter().enumerate() {
            let kind = match pending {
                Pending::Drain => item.kind == ItemKind::Drain,
                Pending::Attack => item.kind == ItemKind::Attack,
                Pending::Card => item.kind == ItemKind::Card,
                Pending::Ability => item.kind == ItemKind::Ability,
                Pending::Movement => item.kind == ItemKind::Movement,
                Pending::Any => true,
            };
            let about = if item.kind == ItemKind::Card { item.to } else { item.there };
            let place = about.checked_sub(1).and_then(|slot| state.place(slot.into()));
            let at =
                cards.at == Spot::Any || place.is_some_and(|place| self.spot(state, eyes, cards.at) & 1 << place != 0);
            let face = item.kind != ItemKind::Card || self.face_fits(cards, item.card);
            if kind && at && face && self.is_whose(eyes.item, cards.whose, item.seat) {
                found |= 1 << index;
            }
        }
        found
    }

    /// The number at this index.
    pub fn number(&self, state: &State, eyes: Eyes, number: NumberRef) -> i16 {
        let item = eyes.item;
        let value = |number| self.number(state, eyes, number);
        match self.library.numbers[usize::from(number.0)] {
            Number::Plain(plain) => plain,
            Number::Register(index) => item.n[usize::from(index)],
            Number::Stat(stat, name) => {
                self.of_card(state, eyes, name, |rules, slot| rules.stat_for(state, stat, slot, eyes.stage))
            }
            Number::Printed(stat, name) => match (name, eyes.card) {
                (Name::Each, card) if card != 0 => self.card(card).sides[0].stats[stat as usize].into(),
                _ => self.of_card(state, eyes, name, |rules, slot| {
                    rules.face(state, slot).sides[state.cards[slot].face()].stats[stat as usize].into()
                }),
            },
            Number::Early(stat, name) => self.of_card(state, eyes, name, |rules, slot| rules.early(state, stat, slot)),
            Number::Cost(name) => self.of_face(state, eyes, name, |face| face.energy.into()),
            Number::Destiny(name) => self.of_face(state, eyes, name, |face| face.destiny.into()),
            Number::Piloting(name) => {
                self.of_card(state, eyes, name, |rules, slot| rules.keywords(state, slot, eyes.stage).piloting.into())
            }
            Number::Count(cards) => self.count(state, eyes, cards),
            Number::Highest(cards, number) => {
                let each = each_slot(self.cards(state, eyes, cards));
                each.map(|slot| self.for_each(state, eyes, slot, number)).max().unwrap_or(0)
            }
            Number::Total(cards, number) => {
                let each = each_slot(self.cards(state, eyes, cards));
                each.map(|slot| self.for_each(state, eyes, slot, number)).sum()
            }
            Number::Locations(places) => self.places(state, eyes, &places).count_ones() as i16,
            Number::Energy { of, at } => {
                let seat = self.who(item, of);
                each_slot(self.spot(state, eyes, at)).map(|place| self.energy_for(state, seat, place, eyes.stage)).sum()
            }
            Number::Icons { of, at, faction } => {
                let seat = self.who(item, of);
                let factions = faction.map_or(0..5, |faction| faction..faction + 1);
                let at = self.spot(state, eyes, at);
                let of_faction = |faction| -> i16 {
                    each_slot(at).map(|place| self.support_for(state, seat, place, faction, eyes.stage)).sum()
                };
                factions.map(of_faction).sum()
            }
            Number::Hand(who) => state.seats[usize::from(self.who(item, who))].hand.len() as i16,
            Number::Pile(who, pile) => state.seats[usize::from(self.who(item, who))].pile(pile).len() as i16,
            Number::Battle(tally, who) => self.battle_number(state, eyes, tally, self.who(item, who)),
            Number::Add(a, b) => value(a).saturating_add(value(b)),
            Number::Sub(a, b) => value(a).saturating_sub(value(b)),
            Number::Times(a, b) => value(a).saturating_mul(value(b)),
            Number::Min(a, b) => value(a).min(value(b)),
            Number::Max(a, b) => value(a).max(value(b)),
        }
    }

    fn for_each(&self, state: &State, eyes: Eyes, slot: usize, number: NumberRef) -> i16 {
        let item = Item { each: slot as u8 + 1, ..*eyes.item };
        self.number(state, Eyes { item: &item, card: 0, ..eyes }, number)
    }

    fn of_card(&self, state: &State, eyes: Eyes, name: Name, value: impl Fn(&Self, usize) -> i16) -> i16 {
        let slot = self.named(state, eyes.item, name).filter(|slot| state.cards[*slot].card != 0);
        slot.map_or(0, |slot| value(self, slot))
    }

    fn of_face(&self, state: &State, eyes: Eyes, name: Name, value: impl Fn(&CardFace) -> i16) -> i16 {
        match (name, eyes.card) {
            (Name::Each, card) if card != 0 => value(self.card(card)),
            _ => self.of_card(state, eyes, name, |rules, slot| value(rules.face(state, slot))),
        }
    }

    /// How many cards a selection means: of a hand, that is what its owner holds.
    pub fn count(&self, state: &State, eyes: Eyes, cards: CardsRef) -> i16 {
        let selection = self.selection(cards);
        match selection.zone {
            In::Hand => {
                let seats = (0..2).filter(|seat| self.is_whose(eyes.item, selection.whose, *seat));
                let held = seats.flat_map(|seat| state.seats[usize::from(seat)].hand.iter());
                held.filter(|held| held.card != 0 && self.face_fits(selection, held.card)).count() as i16
            }
            In::Pending(_) => self.pending_items(state, eyes, selection).count_ones() as i16,
            _ => self.cards(state, eyes, cards).count_ones() as i16,
        }
    }

    /// Does the condition at this index hold?
    pub fn holds(&self, state: &State, eyes: Eyes, condition: ConditionRef) -> bool {
        let item = eyes.item;
        let holds = |condition| self.holds(state, eyes, condition);
        let at = |name, kind| {
            let slot = self.named(state, item, name);
            slot.and_then(|slot| state.place(slot)).is_some_and(|place| self.location_kind(state, place) == kind)
        };
        match self.library.conditions[usize::from(condition.0)] {
            Condition::Numbers(compare, a, b) => {
                let (a, b) = (self.number(state, eyes, a), self.number(state, eyes, b));
                match compare {
                    Compare::Less => a < b,
                    Compare::AtMost => a <= b,
                    Compare::Equal => a == b,
                    Compare::AtLeast => a >= b,
                    Compare::More => a > b,
                }
            }
            Condition::Some(cards) => self.count(state, eyes, cards) > 0,
            Condition::None(cards) => self.count(state, eyes, cards) == 0,
            Condition::And(a, b) => holds(a) && holds(b),
            Condition::Or(a, b) => holds(a) || holds(b),
            Condition::Not(a) => !holds(a),
            Condition::AtSite(name) => at(name, LocationKind::Site),
            Condition::AtSector(name) => at(name, LocationKind::Sector),
            Condition::Aboard(name, cards) => self.named(state, item, name).is_some_and(|slot| {
                let card = &state.cards[slot];
                card.zone == Zone::Aboard && self.fits(state, eyes, self.selection(cards), card.host.into())
            }),
            Condition::Is(name, cards) => match (name, eyes.card) {
                (Name::Each, card) if card != 0 => self.face_fits(self.selection(cards), card),
                _ => self
                    .named(state, item, name)
                    .is_some_and(|slot| self.fits(state, eyes, self.selection(cards), slot)),
            },
            Condition::Phase(whose, phase) => state.phase == phase && self.is_whose(item, whose, state.turn),
            Condition::AnyBattlePhase => state.phase == Phase::Battle,
            Condition::Battle(kind, spot) => state.battle.place.checked_sub(1).is_some_and(|place| {
                let place = usize::from(place);
                kind.is_none_or(|kind| self.location_kind(state, place) == kind)
                    && self.spot(state, eyes, spot) & 1 << place != 0
            }),
            Condition::Before(step) => {
                let battle = &state.battle;
                battle.place != 0 && (battle.step < step || (battle.step == step && battle.stage <= 1))
            }
            Condition::After(step) => state.battle.place != 0 && state.battle.step > step,
            Condition::Controls(who, spot) => {
                let seat = self.who(item, who);
                each_slot(self.spot(state, eyes, spot)).any(|place| self.controls(state, seat, place))
            }
            Condition::Won(who) => state.seats[usize::from(self.who(item, who))].won != 0,
            Condition::Attacked(spot) => {
                each_slot(self.spot(state, eyes, spot)).any(|place| state.cards[place].has(flag::ATTACKED))
            }
            Condition::Entered => state.find(item.source).is_some_and(|slot| state.cards[slot].has(flag::ENTERED)),
            Condition::Battleground(spot) => {
                let is = |place| (0..2).all(|seat| self.energy_for(state, seat, place, eyes.stage) > 0);
                each_slot(self.spot(state, eyes, spot)).any(is)
            }
            Condition::Titled(spot, text) => {
                let text = &self.library.texts[usize::from(text)];
                each_slot(self.spot(state, eyes, spot)).any(|place| self.face(state, place).name.contains(text))
            }
            Condition::MostIcons(who, faction) => {
                let icons = self.all_icons(state, self.who(item, who), eyes.stage);
                (0..5).all(|other| other == faction || icons[usize::from(other)] < icons[usize::from(faction)])
            }
            Condition::IconTypes(who, count) => {
                let icons = self.all_icons(state, self.who(item, who), eyes.stage);
                icons.iter().filter(|icons| **icons > 0).count() == usize::from(count)
            }
            Condition::HasIconOf(who, name) => {
                let support = match (name, eyes.card) {
                    (Name::Each, card) if card != 0 => self.card(card).location.map(|location| location.support),
                    _ => self
                        .named(state, item, name)
                        .and_then(|slot| self.face(state, slot).location.map(|location| location.support)),
                };
                let icons = self.all_icons(state, self.who(item, who), eyes.stage);
                support.is_some_and(|support| (0..5).any(|faction| support[faction] > 0 && icons[faction] > 0))
            }
            Condition::Done => item.flags & super::state::item_flag::DONE != 0,
        }
    }

    /// The piles' sizes matter to costs: can the seat pay so much?
    pub fn can_pay(&self, state: &State, seat: u8, energy: i16) -> bool {
        energy <= state.seats[usize::from(seat)].pile(Pile::Active).len() as i16
    }

    /// Can the seat lose so much, hand cards included?
    pub fn can_lose(&self, state: &State, seat: u8, energy: i16) -> bool {
        let own = &state.seats[usize::from(seat)];
        usize::try_from(energy).unwrap_or(0) <= own.energy() + own.hand.len()
    }
}
