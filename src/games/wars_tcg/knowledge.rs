//! What each viewer knows, as a position with everything blanked that he cannot know.
//!
//! Hidden cards keep their count and lose their face. The blanked position is a fixed point: what a viewer sees, may
//! order and is refused is the same in it as in the true one. Hashes and saves for a viewer are made from it.
//!
//! A viewer's own deck needs care. He knows which faces his faceless cards will have; a face that only the opponent has
//! seen is, to him, still one of them. So a card of his own with a face that he does not know goes back into his bag of
//! faces, and when there is such a card he can no longer tell the shuffles apart: the bag is one.

use super::state::{Card, Face, HandCard, Item, ItemKind, PileCard, SEATS, State, Step, Zone};
use crate::kit::Viewer;

/// The position as the viewer knows it.
pub fn mask(state: &State, viewer: Viewer) -> State {
    if viewer == Viewer::All {
        return *state;
    }
    let mut known = *state;
    for seat in 0..SEATS {
        if viewer.sees(seat as u8) {
            mask_own(&mut known, seat);
        } else {
            mask_other(&mut known, seat);
            mask_orders(&mut known, seat as u8);
        }
        let bit = bit_of(viewer);
        for card in known.seats[seat].piles.iter_mut().flat_map(|pile| pile.iter_mut()) {
            mask_pile_card(card, bit);
        }
        for card in known.cards.iter_mut().filter(|card| usize::from(card.owner) == seat) {
            mask_stacked(card, bit);
        }
    }
    known
}

/// The bit of a viewer in `knows`; the public has none.
fn bit_of(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => 1_u8.checked_shl(seat.into()).unwrap_or(0),
        Viewer::Public | Viewer::All => 0,
    }
}

/// Does this viewer know a face that the card has?
fn is_unknown(card: u16, knows: u8, bit: u8) -> bool {
    card != 0 && knows & bit == 0
}

fn mask_pile_card(card: &mut PileCard, bit: u8) {
    if is_unknown(card.card, card.knows, bit) {
        *card = PileCard { card: 0, group: 0, knows: card.knows };
    }
}

fn mask_stacked(card: &mut Card, bit: u8) {
    if card.zone == Zone::StackedDown && is_unknown(card.card, card.knows, bit) {
        (card.card, card.group) = (0, 0);
    }
}

/// The own seat: the faces that somebody else has seen go back among those that are still to come.
fn mask_own(state: &mut State, seat: usize) {
    let bit = 1 << seat;
    let mut faces: Vec<u16> = Vec::new();
    let mut is_one_bag = false;
    for card in state.seats[seat].piles.iter().flat_map(|pile| pile.iter()) {
        is_one_bag |= card.card == 0 && card.group == 0;
        faces.extend(is_unknown(card.card, card.knows, bit).then_some(card.card));
    }
    for card in stacked_down(state, seat) {
        is_one_bag |= card.card == 0 && card.group == 0;
        faces.extend(is_unknown(card.card, card.knows, bit).then_some(card.card));
    }
    if !is_one_bag && faces.is_empty() {
        return;
    }
    let own = &mut state.seats[seat];
    for face in own.pool.iter_mut() {
        face.group = 0;
    }
    for card in faces {
        // There is a place for each card of the deck, and these are cards of the deck.
        let _ = own.pool.push(Face { group: 0, card });
    }
    own.pool.sort_unstable();
    forget_groups(state, seat);
}

/// Another seat: hand, faces to come and counters are its own business.
fn mask_other(state: &mut State, seat: usize) {
    let own = &mut state.seats[seat];
    own.pool.clear();
    (own.next_id, own.start) = (0, 0);
    for card in own.hand.iter_mut().filter(|card| card.open == 0) {
        *card = HandCard::default();
    }
    own.hand.sort_unstable_by_key(|card| (card.card, 1 - card.open.min(1), card.id));
    forget_groups(state, seat);
}

fn forget_groups(state: &mut State, seat: usize) {
    for card in state.seats[seat].piles.iter_mut().flat_map(|pile| pile.iter_mut()) {
        card.group = 0;
    }
    for card in state.cards.iter_mut() {
        if card.zone == Zone::StackedDown && usize::from(card.owner) == seat {
            card.group = 0;
        }
    }
}

fn stacked_down(state: &State, seat: usize) -> impl Iterator<Item = &Card> {
    state.cards.iter().filter(move |card| card.zone == Zone::StackedDown && usize::from(card.owner) == seat)
}

/// A half-made order is shown to the seat that makes it: others know that it is made and what is asked, no more.
fn mask_orders(state: &mut State, seat: u8) {
    let runs = state.steps.iter().filter(|step| matches!(step, Step::Run | Step::Announce { .. }));
    for (step, item) in runs.zip(state.running.iter_mut()) {
        if matches!(step, Step::Announce { seat: by, .. } if *by == seat) {
            *item = announced(item);
        }
    }
    for item in state.running.iter_mut().chain(state.stack.iter_mut()).filter(|item| item.seat == seat) {
        item.picked = [0; 2];
    }
}

/// What everybody may know of an ability while it is announced. A trigger that goes on the stack was public before.
fn announced(item: &Item) -> Item {
    let Item { kind, seat, they, card, source, program, here, there, it, .. } = *item;
    match kind {
        ItemKind::Trigger | ItemKind::Instead => {
            Item { kind, seat, they, card, source, program, here, there, it, ..Item::default() }
        }
        _ => Item { kind, seat, ..Item::default() },
    }
}
