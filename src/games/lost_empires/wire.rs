//! The canonical bytes of a position: every field once, in the order of `state.rs`, numbers little-endian.
//!
//! A step is a tag byte and its fields. Lists are their length and their items. `State::at` and
//! `State::owned` are not visited; they follow from the cards.

use super::LostEmpires;
use super::battlefield::{COUNT, RESOLVING};
use super::state::{Announced, Card, Context, DeckCard, HandCard, Phase, SEATS, Seat, State, Step, Trigger};
use crate::kit::{Failure, Fixed, Status, Wire};

/// Visits a whole position.
pub fn visit(state: &mut State, wire: &mut dyn Wire) {
    for card in &mut state.cards {
        visit_card(card, wire);
    }
    for seat in &mut state.seats {
        visit_seat(seat, wire);
    }
    list(&mut state.steps, wire, visit_step);
    list(&mut state.contexts, wire, visit_context);
    list(&mut state.triggers, wire, visit_trigger);
    wire.u16(&mut state.next_id);
    wire.u16(&mut state.round);
    let mut phase = state.phase as u8;
    wire.u8(&mut phase);
    state.phase = [Phase::Setup, Phase::Order, Phase::Control, Phase::Gate, Phase::Casualty, Phase::WrapUp]
        [usize::from(phase.min(5))];
    for byte in [&mut state.turn, &mut state.turn_flags, &mut state.first, &mut state.grants] {
        wire.u8(byte);
    }
    place_cards(state);
}

/// Makes the index of battlefields anew.
fn place_cards(state: &mut State) {
    (state.at, state.owned) = ([0; COUNT], [0; SEATS]);
    for (slot, card) in state.cards.iter().enumerate().filter(|(_, card)| card.card != 0) {
        if let Some(own) = state.owned.get_mut(usize::from(card.owner)) {
            *own |= 1 << slot;
        }
        if let Some(here) = state.at.get_mut(usize::from(card.place)) {
            *here |= 1 << slot;
        }
    }
}

/// A list: its length, then its items. A length beyond the capacity leaves a list that nobody admits.
fn list<T: Copy + Default, const N: usize>(
    list: &mut Fixed<T, N>,
    wire: &mut dyn Wire,
    visit: fn(&mut T, &mut dyn Wire),
) {
    let mut len = list.len() as u8;
    wire.u8(&mut len);
    let mut items = *list;
    list.clear();
    for index in 0..usize::from(len).min(N) {
        let mut item = items.as_mut_slice().get(index).copied().unwrap_or_default();
        visit(&mut item, wire);
        let _ = list.push(item);
    }
}

fn visit_card(card: &mut Card, wire: &mut dyn Wire) {
    let Card { id, card, owner, place, flags, damage, doom, used, add } = card;
    wire.u16(id);
    for byte in [card, owner, place, flags, damage, doom, used] {
        wire.u8(byte);
    }
    for change in add.iter_mut().flatten() {
        wire.i8(change);
    }
}

fn visit_seat(seat: &mut Seat, wire: &mut dyn Wire) {
    let Seat { hand, deck, pool, next_id, command, supply, artifacts, gates, passed, ran_out } = seat;
    list(hand, wire, |HandCard { card, open, id }, wire| {
        wire.u8(card);
        wire.u8(open);
        wire.u16(id);
    });
    list(deck, wire, |DeckCard { card, known }, wire| {
        wire.u8(card);
        wire.u8(known);
    });
    list(pool, wire, |face, wire| wire.u8(face));
    wire.u16(next_id);
    for byte in [command, supply, artifacts, gates, passed, ran_out] {
        wire.u8(byte);
    }
}

fn visit_context(context: &mut Context, wire: &mut dyn Wire) {
    let Context { program, source, it, units, at, seat, here, place, card, card_from } = context;
    wire.u16(program);
    wire.u16(source);
    wire.u16(it);
    for unit in units {
        wire.u16(unit);
    }
    for byte in [at, seat, here, place, card, card_from] {
        wire.u8(byte);
    }
}

fn visit_trigger(trigger: &mut Trigger, wire: &mut dyn Wire) {
    let Trigger { program, source, it, seat, here } = trigger;
    wire.u16(program);
    wire.u16(source);
    wire.u16(it);
    wire.u8(seat);
    wire.u8(here);
}

/// A step of each kind, by tag.
const STEPS: [Step; 19] = [
    Step::None,
    Step::FirstPlayer { dice: 0, totals: [0; 2] },
    Step::Draw { seat: 0, left: 0 },
    Step::RevealTop { seat: 0 },
    Step::Mulligan { seat: 0 },
    Step::Turn,
    Step::Announce { seat: 0, answers: 0, prompt: 0, how: Announced::Hidden },
    Step::Active { unit: 0, actions: 0, done: 0 },
    Step::Attack { attacker: 0, defender: 0, face: 0, flags: 0 },
    Step::SecondAttack { attacker: 0, flags: 0 },
    Step::Run,
    Step::Granted,
    Step::Triggers,
    Step::Control { index: 0 },
    Step::Ruthless { seat: 0, place: 0, slot: 0 },
    Step::FallBack { seat: 0 },
    Step::Refresh,
    Step::TurnOrder,
    Step::Over { winner: 0, reason: 0 },
];

fn visit_step(step: &mut Step, wire: &mut dyn Wire) {
    let same = |known: &Step| std::mem::discriminant(known) == std::mem::discriminant(step);
    let mut tag = STEPS.iter().position(same).expect("a step of each kind") as u8;
    wire.u8(&mut tag);
    let kind = STEPS.get(usize::from(tag)).copied().unwrap_or_default();
    if std::mem::discriminant(&kind) != std::mem::discriminant(step) {
        *step = kind;
    }
    match step {
        Step::None | Step::Turn | Step::Run | Step::Granted | Step::Triggers | Step::Refresh | Step::TurnOrder => {}
        Step::FirstPlayer { dice, totals } => {
            wire.u8(dice);
            wire.bytes(totals);
        }
        Step::Draw { seat, left } => {
            wire.u8(seat);
            wire.u8(left);
        }
        Step::RevealTop { seat } | Step::Mulligan { seat } | Step::FallBack { seat } => wire.u8(seat),
        Step::Announce { seat, answers, prompt, how } => {
            for byte in [seat, answers, prompt] {
                wire.u8(byte);
            }
            visit_announced(how, wire);
        }
        Step::Active { unit, actions, done } => {
            wire.u16(unit);
            wire.u8(actions);
            wire.u8(done);
        }
        Step::Attack { attacker, defender, face, flags } => {
            wire.u16(attacker);
            wire.u16(defender);
            wire.u8(face);
            wire.u8(flags);
        }
        Step::SecondAttack { attacker, flags } => {
            wire.u16(attacker);
            wire.u8(flags);
        }
        Step::Control { index } => wire.u8(index),
        Step::Ruthless { seat, place, slot } => {
            for byte in [seat, place, slot] {
                wire.u8(byte);
            }
        }
        Step::Over { winner, reason } => {
            wire.i8(winner);
            wire.u16(reason);
        }
    }
}

fn visit_announced(how: &mut Announced, wire: &mut dyn Wire) {
    let (mut tag, mut what) = match *how {
        Announced::Hidden => (0, 0),
        Announced::Support(card) => (1, card),
        Announced::Ability(index) => (2, index),
    };
    wire.u8(&mut tag);
    wire.u8(&mut what);
    *how = match tag {
        1 => Announced::Support(what),
        2 => Announced::Ability(what),
        _ => Announced::Hidden,
    };
}

impl LostEmpires {
    /// Is a position that came from outside fit to be looked at? Every number must be in range.
    pub fn examine(&self, state: &State) -> Result<(), Failure> {
        let cards = self.library.cards.len();
        let card = |number: u8| usize::from(number) <= cards;
        let seat = |seat: u8| usize::from(seat) < SEATS;
        let place = |place: u8| usize::from(place) < COUNT;
        let open = state
            .cards
            .iter()
            .all(|open| card(open.card) && seat(open.owner) && open.place <= RESOLVING && open.doom <= SEATS as u8);
        let hands = state.seats.iter().all(|own| {
            own.hand.iter().all(|held| card(held.card) && held.open < 2)
                && own.deck.iter().all(|own| card(own.card) && own.known <= 2)
                && own.pool.iter().all(|face| card(*face))
        });
        let steps = state.steps.iter().all(|step| match *step {
            Step::None => false,
            Step::FirstPlayer { dice, .. } => dice < 4,
            Step::Draw { seat: own, .. }
            | Step::RevealTop { seat: own }
            | Step::Mulligan { seat: own }
            | Step::FallBack { seat: own }
            | Step::Announce { seat: own, .. } => seat(own),
            Step::Attack { face, .. } => usize::from(face) <= self.library.die.len(),
            Step::Ruthless { seat: own, place: at, slot } => {
                seat(own) && place(at) && usize::from(slot) < super::state::SLOTS
            }
            Step::Over { winner, .. } => (-1..SEATS as i8).contains(&winner),
            _ => true,
        });
        let running = state.steps.iter().filter(|step| matches!(step, Step::Run | Step::Announce { .. })).count();
        let contexts = running == state.contexts.len()
            && state.contexts.iter().all(|context| {
                seat(context.seat) && context.here <= RESOLVING && card(context.card) && context.place <= COUNT as u8
            });
        let triggers = state.triggers.iter().all(|trigger| seat(trigger.seat));
        let rest = seat(state.turn) && seat(state.first);
        if open && hands && steps && contexts && triggers && rest && !state.steps.is_empty() {
            Ok(())
        } else {
            Err(Failure::new(Status::Data, "the position in this save is not one of this game"))
        }
    }
}
