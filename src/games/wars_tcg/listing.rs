//! What a player may do in a window: phase actions, cards of his hand, abilities of his cards
//! (rulebook: Turn Sequence, The Stack and Initiative, Playing cards).

use super::WarsTcg;
use super::answer::Answer;
use super::card::{Disposition, Kind, LocationKind, keyword};
use super::effect::{Act, Energy, Mark, Phase, Pile};
use super::select::Eyes;
use super::state::{Item, ItemKind, State, WindowKind, Zone, each_slot, flag};

/// So many uses of a free ability a turn.
const FREE_USES: u8 = 16;

impl WarsTcg {
    /// Is the seat asked in this window? With an empty hand and nothing to use it is not, and everybody sees why.
    pub fn may_act(&self, state: &State, kind: WindowKind, base: u8, seat: u8) -> bool {
        if !state.seats[usize::from(seat)].hand.is_empty() {
            return true;
        }
        let mut out = [Answer::Pass; 1];
        self.has_action(state, kind, base, seat) || self.first_use(state, seat, &mut out)
    }

    /// Has the seat a phase action?
    pub fn has_action(&self, state: &State, kind: WindowKind, base: u8, seat: u8) -> bool {
        let mut found = false;
        self.each_action(state, kind, base, seat, &mut |_| found = true);
        found
    }

    fn first_use(&self, state: &State, seat: u8, out: &mut [Answer; 1]) -> bool {
        let mut found = false;
        self.each_use(state, seat, &mut |answer| {
            out[0] = answer;
            found = true;
        });
        found
    }

    /// Lists what the seat may do.
    pub fn list_window(&self, state: &State, kind: WindowKind, base: u8, seat: u8, out: &mut Vec<Answer>) {
        out.push(Answer::Pass);
        self.each_action(state, kind, base, seat, &mut |answer| out.push(answer));
        let open = state.stack.len() <= usize::from(base);
        let deploys = kind == WindowKind::Phase && open && state.phase == Phase::Deploy && seat == state.turn;
        let mut last = 0;
        for held in state.seats[usize::from(seat)].hand.iter() {
            if held.card == 0 || held.card == last || !state.stack.has_room(2) {
                continue;
            }
            last = held.card;
            let interrupt = self.card(held.card).kind == Kind::Interrupt;
            if if interrupt { kind != WindowKind::End } else { deploys } {
                self.list_plays(state, seat, held.card, Energy::Add(0), out);
            }
        }
        self.each_use(state, seat, &mut |answer| out.push(answer));
    }

    /// Phase actions: only the turn player's, in their phase, on an empty stack.
    fn each_action(&self, state: &State, kind: WindowKind, base: u8, seat: u8, out: &mut dyn FnMut(Answer)) {
        if kind != WindowKind::Phase || seat != state.turn || state.stack.len() > usize::from(base) {
            return;
        }
        let own = &state.seats[usize::from(seat)];
        let active = own.pile(Pile::Active).len() as i16;
        match state.phase {
            Phase::Activate if state.activated == 0 => out(Answer::Activate),
            Phase::Draw if active > 0 => out(Answer::Draw),
            Phase::Control => {
                for place in state.rows.iter().map(|slot| usize::from(*slot)) {
                    let fresh = !state.cards[place].has(flag::DRAINED);
                    if fresh && self.may_drain(state, seat, place) {
                        let toll = self.toll(state, Act::Drain, seat, Some(place), None, 0);
                        if toll.pay <= active && self.can_lose(state, seat, toll.lose) {
                            out(Answer::Drain { place: place as u8 });
                        }
                    }
                }
            }
            Phase::Battle => {
                for place in state.rows.iter().map(|slot| usize::from(*slot)) {
                    if !state.cards[place].has(flag::ATTACKED) && self.may_attack(state, seat, place) {
                        out(Answer::Attack { place: place as u8 });
                    }
                }
            }
            Phase::Move => {
                for slot in each_slot(state.play) {
                    let card = &state.cards[slot];
                    if card.seat == seat && matches!(card.zone, Zone::At | Zone::Aboard) {
                        let toll = self.movement_price(state, seat, slot);
                        if toll.pay <= active && self.can_lose(state, seat, toll.lose) {
                            let to = self.destinations(state, slot);
                            each_slot(to).for_each(|to| out(Answer::Move { slot: slot as u8, to: to as u8 }));
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// May the seat attack at this location, apart from how often?
    pub fn may_attack(&self, state: &State, seat: u8, place: usize) -> bool {
        let toll = self.attack_price(state, seat, place + 1);
        (0..2).all(|seat| self.is_at(state, seat, place))
            && self.can_pay(state, seat, toll.pay)
            && self.can_lose(state, seat, toll.lose)
            && !self.forbids(state, Act::Attack, seat, Some(place), None, 0)
            && state.battle.place == 0
    }

    /// Activated abilities that the seat may use now.
    fn each_use(&self, state: &State, seat: u8, out: &mut dyn FnMut(Answer)) {
        if !state.stack.has_room(2) || !state.running.has_room(2) {
            return;
        }
        for slot in each_slot(state.actors) {
            let card = &state.cards[slot];
            let side = &self.card(card.card).sides[card.face()];
            for index in 0..side.uses.len() {
                if self.may_use(state, seat, slot, index) {
                    out(Answer::Use { slot: slot as u8, index: index as u8 });
                }
            }
        }
    }

    /// May the seat use this ability now?
    pub fn may_use(&self, state: &State, seat: u8, slot: usize, index: usize) -> bool {
        let card = &state.cards[slot];
        let ability = &self.card(card.card).sides[card.face()].uses[index];
        if (card.seat != seat && !ability.any_player) || !self.may_again(state, slot, index) {
            return false;
        }
        let item = self.use_item(state, seat, slot, index);
        ability.condition.is_none_or(|condition| self.holds(state, Eyes::of(&item), condition))
            && self.can_announce(state, &item)
    }

    /// Has the ability uses left this turn? A free one waits until it has left the stack.
    pub fn may_again(&self, state: &State, slot: usize, index: usize) -> bool {
        let card = &state.cards[slot];
        let ability = &self.card(card.card).sides[card.face()].uses[index];
        let used = card.uses[card.face() * 2 + index.min(1)];
        if ability.uses != 0 {
            return used < ability.uses + self.more_uses(state, slot, ability.weapon);
        }
        let waits = state
            .stack
            .iter()
            .any(|item| item.kind == ItemKind::Ability && item.source == card.id && item.program == ability.program);
        used < FREE_USES && (!waits || self.costs(ability.program))
    }

    /// Quickdraw of the bearer gives a weapon more uses.
    fn more_uses(&self, state: &State, slot: usize, weapon: bool) -> u8 {
        if !weapon || state.cards[slot].zone != Zone::Beneath {
            return 0;
        }
        self.keywords(state, state.cards[slot].host.into(), super::select::stage::ALL).quickdraw
    }

    /// The item that using an ability begins with.
    pub fn use_item(&self, state: &State, seat: u8, slot: usize, index: usize) -> Item {
        let card = &state.cards[slot];
        let ability = &self.card(card.card).sides[card.face()].uses[index];
        let weapon = if ability.weapon { super::state::item_flag::WEAPON } else { 0 };
        Item {
            kind: ItemKind::Ability,
            seat,
            they: seat,
            program: ability.program,
            how: index as u8,
            flags: weapon,
            ..self.sight(state, slot)
        }
        .with_seat(seat)
    }

    /// Lists the ways in which the seat may play a card of its hand (or one that an effect lets it play).
    pub fn list_plays(&self, state: &State, seat: u8, card: u16, energy: Energy, out: &mut Vec<Answer>) {
        let face = self.card(card);
        if !self.may_play(state, seat, card) {
            return;
        }
        let mut offer = |to: Option<usize>, how: u8| {
            let item = self.play_item(seat, card, to.map_or(0, |to| to as u8 + 1), how, energy);
            if self.can_play_so(state, &item, energy) {
                out.push(Answer::Play { card, to: item.to, how });
            }
        };
        match face.kind {
            Kind::Interrupt | Kind::Order => {
                let modes = if face.disposition == Disposition::Either { 0..2 } else { 0..1 };
                modes.for_each(|how| offer(None, how));
            }
            Kind::Location => {
                if state.rows.has_room(1) {
                    let ends = self.row_length(state, card);
                    (0..=ends).for_each(|how| offer(None, how));
                }
                if face.location.is_some_and(|location| location.encampment) {
                    let places = state.rows.iter().map(|slot| usize::from(*slot));
                    places.filter(|place| self.may_camp(state, seat, *place)).for_each(|place| offer(Some(place), 0));
                }
            }
            Kind::Asset if face.attach.kinds == 0 && face.attach.labels == [0; 2] => offer(None, 0),
            _ => each_slot(self.entries(state, seat, card)).for_each(|slot| offer(Some(slot), 0)),
        }
    }

    /// What the card itself asks for, wherever it goes: icons, uniqueness, bullets, prohibitions.
    pub fn may_play(&self, state: &State, seat: u8, card: u16) -> bool {
        let face = self.card(card);
        let own = &state.seats[usize::from(seat)];
        self.supports(state, seat, card)
            && !(face.unique && self.has_copy(state, seat, card))
            && !(face.once_per_turn && own.played.contains(&card))
            && (!face.once_per_turn || own.played.has_room(1))
            && !self.forbids(state, Act::Play, seat, None, None, card)
    }

    /// Has the player a card of this title in play or pending?
    pub fn has_copy(&self, state: &State, seat: u8, card: u16) -> bool {
        state.cards.iter().any(|other| {
            other.card == card && other.seat == seat && (other.zone.is_play() || other.zone == Zone::Pending)
        })
    }

    fn can_play_so(&self, state: &State, item: &Item, energy: Energy) -> bool {
        let to = item.to.checked_sub(1).map(usize::from);
        let play = self.card(item.card).play[self.mode(item)].as_ref();
        let mut there = *item;
        there.p[0] = to.and_then(|slot| state.place(slot)).map_or(0, |place| place as u8 + 1);
        there.here = there.p[0];
        let eyes = Eyes { card: item.card, ..Eyes::of(&there) };
        let holds = play.and_then(|play| play.condition).is_none_or(|when| self.holds(state, eyes, when));
        let toll = self.price(state, item.seat, item.card, to, energy);
        holds
            && self.can_pay(state, item.seat, toll.pay)
            && self.can_lose(state, item.seat, toll.lose)
            && self.can_announce(state, item)
    }

    /// The item that playing a card begins with.
    pub fn play_item(&self, seat: u8, card: u16, to: u8, how: u8, energy: Energy) -> Item {
        let (flags, energy) = match energy {
            Energy::Free => (super::state::item_flag::FREE, 0),
            Energy::Add(more) => (0, more),
        };
        let mut item = Item { kind: ItemKind::Card, seat, they: seat, card, to, how, flags, energy, ..Item::default() };
        item.program = self.card(card).play[self.mode(&item)].as_ref().map_or(0, |play| play.program);
        item
    }

    /// How many sites of the card's system are in their row; a sector, and a first site, have one place only.
    pub fn row_length(&self, state: &State, card: u16) -> u8 {
        let Some(location) = self.card(card).location.filter(|location| location.kind == LocationKind::Site) else {
            return 0;
        };
        let same = |slot: &&u8| {
            self.face(state, usize::from(**slot))
                .location
                .is_some_and(|other| other.kind == LocationKind::Site && other.system == location.system)
        };
        state.rows.iter().filter(same).count() as u8
    }

    /// May an encampment go beneath this location?
    fn may_camp(&self, state: &State, seat: u8, place: usize) -> bool {
        let there = self.energy_icons(state, seat, place) > 0 || self.is_at(state, seat, place);
        there && !self.has_camp(state, seat, place)
    }

    /// Where a unit, ship, weapon or asset may enter: locations, ships, bearers.
    pub fn entries(&self, state: &State, seat: u8, card: u16) -> super::state::Slots {
        let face = self.card(card);
        let scouting = face.sides[0].keywords.flags & keyword::SCOUTING != 0;
        let kind = if face.kind == Kind::Ship { LocationKind::Sector } else { LocationKind::Site };
        if face.kind.fights() {
            let mut found = 0;
            for place in state.rows.iter().map(|slot| usize::from(*slot)) {
                if self.location_kind(state, place) == kind {
                    let may = scouting || self.energy_icons(state, seat, place) > 0 || self.is_at(state, seat, place);
                    found |= if may { 1 << place } else { 0 };
                } else if face.kind.is_unit() {
                    let ships = self.fighters(state, seat, place);
                    found |=
                        ships.filter(|ship| self.has_room(state, *ship, card)).fold(0, |all, ship| all | 1 << ship);
                }
            }
            return found;
        }
        each_slot(state.play)
            .filter(|slot| self.may_bear(state, seat, *slot, card))
            .fold(0, |slots, slot| slots | 1 << slot)
    }

    /// May a weapon or asset be played beneath this card?
    pub fn may_bear(&self, state: &State, seat: u8, bearer: usize, card: u16) -> bool {
        let face = self.card(card);
        let other = self.face(state, bearer);
        let zone = state.cards[bearer].zone;
        let attach = &face.attach;
        let owner = state.cards[bearer].seat == seat || attach.enemy;
        let kind = attach.kinds == 0 || attach.kinds & other.kind.bit() != 0;
        let labels = attach.labels.iter().all(|label| *label == 0 || other.labels.contains(label));
        let place =
            attach.location.is_none_or(|kind| zone == Zone::Location && self.location_kind(state, bearer) == kind);
        if !owner || !kind || !labels || !place || !matches!(zone, Zone::Location | Zone::At | Zone::Aboard) {
            return false;
        }
        let beneath = |wanted: &dyn Fn(u16) -> bool| {
            each_slot(state.play)
                .filter(|slot| {
                    let on = &state.cards[*slot];
                    on.zone == Zone::Beneath && usize::from(on.host) == bearer && wanted(on.card)
                })
                .count()
        };
        let weapons = beneath(&|on| self.card(on).kind == Kind::Weapon);
        let armed = face.kind == Kind::Weapon && weapons >= self.weapon_slots(state, bearer);
        let twice = attach.one_each && beneath(&|on| on == card) > 0;
        let spared = state.cards[bearer].seat != seat && self.bears(state, Mark::NoTarget, bearer);
        !armed && !twice && !spared
    }
}

impl WarsTcg {
    /// Which of the programs of a used-or-lost card is played.
    pub fn mode(&self, item: &Item) -> usize {
        usize::from(self.card(item.card).disposition == Disposition::Either && item.how == 1)
    }
}

impl Item {
    fn with_seat(self, seat: u8) -> Item {
        Item { seat, they: seat, ..self }
    }
}
