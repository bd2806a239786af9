//! What each viewer knows, as a position with everything blanked that he cannot know.
//!
//! Hidden cards keep their count and lose their face. The blanked position is a fixed point: what a viewer sees, may order
//! and is refused is the same in it as in the true one. Hashes and saves for a viewer are made from it.

use super::state::{Announced, Context, DeckCard, HandCard, SEATS, State, Step};
use crate::kit::Viewer;

/// The position as the viewer knows it.
pub fn mask(state: &State, viewer: Viewer) -> State {
    let mut known = *state;
    for seat in (0..SEATS).filter(|seat| !viewer.sees(*seat as u8)) {
        mask_seat(&mut known, seat);
        mask_announcement(&mut known, seat as u8);
        for context in known.contexts.iter_mut() {
            // A hand card that is chosen and not yet moved is known to its owner only.
            if context.seat == seat as u8 && context.card_from == 0 {
                context.card = 0;
            }
        }
    }
    known
}

fn mask_seat(state: &mut State, seat: usize) {
    let own = &mut state.seats[seat];
    own.next_id = 0;
    own.pool.fill(0);
    for card in own.deck.iter_mut().filter(|card| card.known != 2) {
        *card = DeckCard { card: 0, known: card.known };
    }
    for card in own.hand.iter_mut().filter(|card| card.open == 0) {
        *card = HandCard::default();
    }
    own.hand.sort_unstable_by_key(|card| (card.card, card.id));
}

/// A half-made order is shown to the seat that makes it: others know that it is made and what is asked, no more.
fn mask_announcement(state: &mut State, seat: u8) {
    if let Some(Step::Announce { seat: by, how, .. }) = state.steps.last_mut() {
        if *by == seat {
            *how = Announced::Hidden;
            if let Some(context) = state.contexts.last_mut() {
                *context = Context { seat, ..Context::default() };
            }
        }
    }
}
