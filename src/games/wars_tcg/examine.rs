//! Is a position that came from outside fit to be looked at and played on?
//!
//! Every index must be in range, every card somewhere, every list in order. The checks stand in an order: each may rely on
//! those before it. A position as one viewer knows it is fit too, so a seat may have cards without faces and no bag of
//! faces; a seat that has its bag has all its cards.

use super::WarsTcg;
use super::card::{FACTIONS, Kind};
use super::effect::{ACTS, Phase, TALLIES};
use super::state::{
    Card, DECK, HandCard, Item, ItemKind, Lasts, PileCard, SEATS, SLOTS, Seat, State, Step, Zone, flag,
};
use crate::kit::{Failure, Status};

/// Every bit of `Card::flags` that means something.
const FLAGS: u8 = flag::DAMAGED | flag::INVERTED | flag::ENTERED | flag::DRAINED | flag::ATTACKED;

/// Every bit of `knows`.
const KNOWS: u8 = (1 << SEATS) - 1;

/// Cards lie on cards that lie on cards: a weapon beneath a unit aboard a ship at a sector.
const DEPTH: usize = 5;

type Check = fn(&WarsTcg, &State) -> bool;

impl WarsTcg {
    /// Is a position that came from outside one of this game? Says which part of it is not.
    pub fn examine(&self, state: &State) -> Result<(), Failure> {
        let checks: [(&str, Check); 10] = [
            ("the turn", WarsTcg::has_fit_turn),
            ("the open cards", WarsTcg::has_fit_cards),
            ("where cards lie", WarsTcg::has_fit_hosts),
            ("the locations", WarsTcg::has_fit_rows),
            ("hands and piles", WarsTcg::has_fit_seats),
            ("the decks", WarsTcg::has_fit_decks),
            ("what is pending", WarsTcg::has_fit_items),
            ("what comes later", WarsTcg::has_fit_rest),
            ("the battle", WarsTcg::has_fit_battle),
            ("what is in progress", WarsTcg::has_fit_steps),
        ];
        match checks.iter().find(|(_, check)| !check(self, state)) {
            None => Ok(()),
            Some((part, _)) => {
                let text = format!("the position in this save is not one of this game: {part}");
                Err(Failure::new(Status::Data, text))
            }
        }
    }

    fn has_fit_turn(&self, state: &State) -> bool {
        is_seat(state.turn) && state.activated < 2 && (1..u16::MAX).contains(&state.next_id)
    }

    /// A catalogue number, or none.
    fn is_card(&self, card: u16) -> bool {
        usize::from(card) <= self.library.cards.len()
    }

    fn has_fit_cards(&self, state: &State) -> bool {
        let fits = |card: &Card| match card.zone {
            Zone::Free => *card == Card::default(),
            zone => {
                let is_faceless = card.card == 0 && zone == Zone::StackedDown;
                (1..state.next_id).contains(&card.id)
                    && (is_faceless || (card.card != 0 && card.group == 0))
                    && self.is_card(card.card)
                    && is_seat(card.owner)
                    && is_seat(card.seat)
                    && usize::from(card.host) < SLOTS
                    && card.flags & !FLAGS == 0
                    && card.knows & !KNOWS == 0
            }
        };
        let open_hands = state.seats.iter().flat_map(|own| own.hand.iter()).filter(|held| held.open != 0);
        let used = state.cards.iter().filter(|card| card.zone != Zone::Free);
        let mut ids: Vec<u16> = used.map(|card| card.id).chain(open_hands.map(|held| held.id)).collect();
        ids.sort_unstable();
        state.cards.iter().all(fits) && ids.windows(2).all(|pair| pair[0] != pair[1])
    }

    fn has_fit_hosts(&self, state: &State) -> bool {
        let kind = |card: &Card| self.by_number(card.card).map(|face| face.kind);
        let fits = |card: &Card| {
            let host = &state.cards[usize::from(card.host)];
            match card.zone {
                Zone::Location => kind(card) == Some(Kind::Location),
                Zone::At => host.zone == Zone::Location && kind(card).is_some_and(Kind::fights),
                Zone::Aboard => {
                    host.zone.is_play() && kind(host) == Some(Kind::Ship) && kind(card).is_some_and(Kind::is_unit)
                }
                Zone::Beneath | Zone::StackedUp | Zone::StackedDown => host.zone.is_play(),
                Zone::Free | Zone::Area | Zone::Pending | Zone::Lost | Zone::Removed => true,
            }
        };
        state.cards.iter().all(fits) && (0..SLOTS).all(|slot| is_grounded(state, slot))
    }

    fn has_fit_rows(&self, state: &State) -> bool {
        let locations = state.cards.iter().filter(|card| card.zone == Zone::Location).count();
        let is_location = |slot: &u8| state.cards.get(usize::from(*slot)).map(|card| card.zone) == Some(Zone::Location);
        state.rows.len() == locations && state.rows.iter().all(is_location) && are_different(&state.rows)
    }

    fn has_fit_seats(&self, state: &State) -> bool {
        (0..SEATS as u8).all(|seat| self.has_fit_seat(state, seat))
    }

    fn has_fit_seat(&self, state: &State, seat: u8) -> bool {
        let own = &state.seats[usize::from(seat)];
        let held = |held: &HandCard| {
            let next = if held.open == 0 { own.next_id } else { state.next_id };
            // A hand card that a viewer does not know is blank.
            let has_id = if held.card == 0 { *held == HandCard::default() } else { held.id < next };
            self.is_card(held.card) && held.open < 2 && has_id && (held.open == 0 || held.id != 0)
        };
        let key = |card: &HandCard| (card.card, 1 - card.open.min(1), card.id);
        let mut private: Vec<u16> =
            own.hand.iter().filter(|held| held.card != 0 && held.open == 0).map(|held| held.id).collect();
        private.sort_unstable();
        let piled = |card: &PileCard| {
            self.is_card(card.card) && card.knows & !KNOWS == 0 && (card.card == 0 || card.group == 0)
        };
        let is_lost = |slot: &u8| {
            state.cards.get(usize::from(*slot)).is_some_and(|card| card.zone == Zone::Lost && card.owner == seat)
        };
        let lost = state.cards.iter().filter(|card| card.zone == Zone::Lost && card.owner == seat).count();
        own.hand.iter().all(held)
            && own.hand.is_sorted_by_key(key)
            && private.windows(2).all(|pair| pair[0] != pair[1])
            && own.next_id < u16::MAX
            && own.piles.iter().all(|pile| pile.iter().all(piled))
            && own.pool.iter().all(|face| face.card != 0 && self.is_card(face.card))
            && own.pool.is_sorted()
            && own.lost.len() == lost
            && own.lost.iter().all(is_lost)
            && are_different(&own.lost)
            && own.played.iter().all(|card| *card != 0 && self.is_card(*card))
            && self.is_card(own.start)
    }

    /// In a whole position the cards of each seat are those of its deck. What one viewer knows comes without the lists of
    /// the others, and without a list that a position gave, so there they are not compared.
    fn has_fit_decks(&self, state: &State) -> bool {
        let bags: Vec<Bag> = (0..SEATS).map(|seat| bag(state, seat)).collect();
        let is_whole = bags.iter().all(|bag| *bag == Bag::Full);
        let fits = |seat: usize| if is_whole { self.has_fit_deck(state, seat) } else { count(state, seat) <= DECK };
        !bags.contains(&Bag::Faulty) && (0..SEATS).all(fits)
    }

    /// The cards of a seat, wherever they are, are those of its deck.
    fn has_fit_deck(&self, state: &State, seat: usize) -> bool {
        let own = &state.seats[seat];
        let mut list = self.players[seat].list.clone();
        list.sort_unstable();
        let held = own.hand.iter().map(|held| held.card);
        let piles = own.piles.iter().flat_map(|pile| pile.iter()).map(|card| card.card);
        let open = owned(state, seat).map(|card| card.card);
        let mut faces: Vec<u16> = held.chain(piles).chain(open).filter(|card| *card != 0).collect();
        faces.extend(own.pool.iter().map(|face| face.card));
        faces.sort_unstable();
        if state.phase == Phase::Setup {
            return count(state, seat) <= list.len() && is_part(&faces, &list);
        }
        count(state, seat) == list.len() && faces == list
    }

    fn has_fit_items(&self, state: &State) -> bool {
        let running = state.steps.iter().filter(|step| matches!(step, Step::Run | Step::Announce { .. })).count();
        let runs = |item: &Item| {
            matches!(item.kind, ItemKind::Card | ItemKind::Ability | ItemKind::Trigger | ItemKind::Instead)
        };
        running == state.running.len()
            && state.running.iter().all(|item| runs(item) && self.is_fit_item(state, item))
            && state.stack.iter().all(|item| item.kind != ItemKind::None && self.is_fit_item(state, item))
    }

    fn is_fit_item(&self, state: &State, item: &Item) -> bool {
        let seats = [item.seat, item.they, item.chosen];
        let places = [item.here, item.there, item.to, item.p[0], item.p[1], item.each];
        let ids = [item.id, item.source, item.it, item.after];
        seats.into_iter().all(is_seat)
            && places.into_iter().all(is_place)
            && ids.into_iter().chain(item.t).all(|id| id < state.next_id)
            && self.is_card(item.card)
            && item.picked.iter().all(|card| self.is_card(*card))
            && usize::from(item.at) <= self.length(item.program)
            && (item.program == 0 || usize::from(item.program) < self.library.programs.len())
            && item.rest >> (SLOTS - 1) <= 1
    }

    /// Statements of a program.
    fn length(&self, program: u16) -> usize {
        self.library.programs.whole(program).len()
    }

    fn has_fit_rest(&self, state: &State) -> bool {
        let triggers = state.triggers.iter().all(|trigger| {
            usize::from(trigger.program) < self.library.programs.len()
                && self.is_card(trigger.card)
                && [trigger.source, trigger.it].into_iter().chain(trigger.t).all(|id| id < state.next_id)
                && is_seat(trigger.seat)
                && is_seat(trigger.they)
                && is_place(trigger.here)
                && is_place(trigger.there)
                && usize::from(trigger.later) <= state.later.len()
        });
        let later = state.later.iter().all(|delayed| {
            usize::from(delayed.ability) < self.library.later.len()
                && self.is_card(delayed.card)
                && [delayed.source].into_iter().chain(delayed.t).all(|id| id < state.next_id)
                && delayed.p.into_iter().all(is_place)
                && is_seat(delayed.seat)
                && is_place(delayed.here)
        });
        let lasting = state.lasting.iter().all(|lasting| {
            let names = match lasting.kind {
                Lasts::None => 0,
                Lasts::Icon => FACTIONS.len(),
                Lasts::Tally => TALLIES.len(),
                Lasts::Forbid => ACTS.len(),
            };
            is_seat(lasting.seat) && is_place(lasting.place) && usize::from(lasting.what) < names
        });
        triggers && later && lasting
    }

    fn has_fit_battle(&self, state: &State) -> bool {
        let battle = &state.battle;
        let place = usize::from(battle.place).checked_sub(1).map(|slot| state.cards.get(slot).map(|card| card.zone));
        place.is_none_or(|zone| zone == Some(Zone::Location))
            && is_seat(battle.attacker)
            && usize::from(battle.base) <= state.stack.len()
            && battle.card.iter().all(|card| self.is_card(*card))
            && usize::from(battle.winner) <= SEATS
            && battle.doomed >> (SLOTS - 1) <= 1
    }

    fn has_fit_steps(&self, state: &State) -> bool {
        let bases: Vec<u8> = state.steps.iter().filter_map(base_of).collect();
        let ends = state.steps.iter().filter(|step| matches!(step, Step::Over { .. })).count();
        !state.steps.is_empty()
            && (ends == 0 || state.steps.len() == 1)
            && bases.is_sorted()
            && state.steps.iter().all(|step| is_fit_step(state, step))
    }
}

fn is_seat(seat: u8) -> bool {
    usize::from(seat) < SEATS
}

/// One more than a slot, or 0.
fn is_place(place: u8) -> bool {
    usize::from(place) <= SLOTS
}

/// Does what this card lies on lie, in the end, on the table?
fn is_grounded(state: &State, slot: usize) -> bool {
    let mut card = &state.cards[slot];
    for _ in 0..DEPTH {
        if !card.zone.has_host() {
            return true;
        }
        card = &state.cards[usize::from(card.host)];
    }
    false
}

fn are_different(slots: &[u8]) -> bool {
    let mut seen = 0_u128;
    slots.iter().all(|slot| {
        let bit = 1_u128.checked_shl((*slot).into()).unwrap_or(0);
        let is_new = seen & bit == 0;
        seen |= bit;
        is_new
    })
}

/// The open cards that come from the deck of a seat.
fn owned(state: &State, seat: usize) -> impl Iterator<Item = &Card> {
    state.cards.iter().filter(move |card| card.zone != Zone::Free && usize::from(card.owner) == seat)
}

/// How many cards of a seat there are.
fn count(state: &State, seat: usize) -> usize {
    let own = &state.seats[seat];
    owned(state, seat).count() + own.hand.len() + own.energy()
}

/// What is there of the faces of a seat's faceless cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bag {
    /// All of them.
    Full,
    /// Nothing: another viewer looks.
    Hidden,
    /// Some, or too many.
    Faulty,
}

fn bag(state: &State, seat: usize) -> Bag {
    let own: &Seat = &state.seats[seat];
    let piled = own.piles.iter().flat_map(|pile| pile.iter()).filter(|card| card.card == 0).map(|card| card.group);
    let faceless = |card: &&Card| card.zone == Zone::StackedDown && card.card == 0 && usize::from(card.owner) == seat;
    let mut groups: Vec<u8> = piled.chain(state.cards.iter().filter(faceless).map(|card| card.group)).collect();
    groups.sort_unstable();
    if own.pool.is_empty() && groups.iter().all(|group| *group == 0) {
        // With nothing faceless and a known hand it is the same as a full bag.
        let is_known = groups.is_empty() && own.hand.iter().all(|held| held.card != 0);
        return if is_known { Bag::Full } else { Bag::Hidden };
    }
    // A starting location that was picked and not shown has left the bag and still lies in the deck.
    let is_picked = own.start != 0 && own.pool.len() + 1 == groups.len();
    let is_full =
        (is_picked || own.pool.iter().map(|face| face.group).eq(groups)) && own.hand.iter().all(|held| held.card != 0);
    if is_full { Bag::Full } else { Bag::Faulty }
}

/// Is each of the sorted cards in the sorted list, as often as it is here?
fn is_part(cards: &[u16], list: &[u16]) -> bool {
    let mut rest = list.iter();
    cards.iter().all(|card| rest.any(|other| other == card))
}

fn base_of(step: &Step) -> Option<u8> {
    match step {
        Step::Window { base, .. } => Some(*base),
        _ => None,
    }
}

fn is_fit_step(state: &State, step: &Step) -> bool {
    let is_id = |id: u16| id < state.next_id;
    let pile_len = |seat: u8, pile| state.seats[usize::from(seat)].pile(pile).len();
    match *step {
        Step::None => false,
        Step::Coin | Step::PhaseEnd | Step::Triggers | Step::Run => true,
        Step::Unveil { slot } => usize::from(slot) < SLOTS && state.cards[usize::from(slot)].zone == Zone::Lost,
        Step::Battle => state.battle.place != 0,
        Step::Window { base, passes, seat, .. } => {
            is_seat(seat) && usize::from(base) <= state.stack.len() && usize::from(passes) <= SEATS
        }
        Step::Attrition { seat } | Step::Loss { seat } => is_seat(seat) && state.battle.place != 0,
        Step::Begin { seat }
        | Step::Draw { seat, .. }
        | Step::Announce { seat, .. }
        | Step::Activate { seat, .. }
        | Step::DrawUpTo { seat, .. }
        | Step::Top { seat, .. }
        | Step::Cull { seat } => is_seat(seat),
        Step::Random { seat, hidden, .. } => is_seat(seat) && hidden < 2,
        Step::Lose { seat, place, onto, .. } => is_seat(seat) && is_place(place) && is_id(onto),
        Step::LookThrough { seat, pile, looker, index } => {
            is_seat(seat) && looker < 4 && usize::from(index) <= pile_len(seat, pile)
        }
        Step::LookTop { seat, looker, n, left } => {
            is_seat(seat) && looker < 4 && left <= n && usize::from(n) <= pile_len(seat, super::effect::Pile::Reserve)
        }
        Step::Doom { id, how } => is_id(id) && how < 3,
        Step::Instead { seat, id, place, .. } => is_seat(seat) && is_id(id) && is_place(place),
        Step::Passengers { id, from, to, .. } => is_id(id) && is_place(from) && is_place(to),
        Step::Over { winner, .. } => (-1..SEATS as i8).contains(&winner),
    }
}
