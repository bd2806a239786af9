//! Answers in public numbers: the fields of an order, and its number in the fixed action space.

use super::LostEmpires;
use super::answer::{Answer, Price};
use super::battlefield::{self, COUNT};
use super::codes::order;
use super::pack::Library;
use super::setup::hand_id;
use super::state::State;
use crate::kit::common::order_flag;
use crate::kit::{ACTION_NONE, Order};

/// How an action number is made: each kind of answer has a block; within it, what is meant counts up.
///
/// A unit counts as its card and which of the two copies it is, told apart by their public ids, so that no number
/// depends on hidden cards.
const COPIES: u32 = 2;

impl LostEmpires {
    /// The public fields of an answer.
    pub fn describe(&self, state: &State, answer: Answer) -> Order {
        let unit = |slot: u8| &state.cards[usize::from(slot)];
        let subject = |slot: u8| (u32::from(unit(slot).id), u16::from(unit(slot).card));
        let mut order =
            Order { action: self.action(state, answer), weight: self.share(state, answer), ..Order::default() };
        let mut who = (0, 0);
        let mut whom = (0, 0);
        order.kind = match answer {
            Answer::Pass => order::PASS,
            Answer::Roll { face } => {
                let face = self.library.die[usize::from(face)];
                order.value = face.value.into();
                order.flags |= if face.critical { order_flag::CRITICAL } else { 0 };
                order::ROLL
            }
            Answer::Draw { card } => {
                order.card = card.into();
                order::DRAW
            }
            Answer::PlayUnit { card, place, price } => {
                who = (self.held(state, state.turn, card), card.into());
                order.place = battlefield::number(place);
                order.value = i32::from(price == Price::Alternative);
                order::PLAY_UNIT
            }
            Answer::PlaySupport { card } => {
                who = (self.held(state, state.turn, card), card.into());
                order::PLAY_SUPPORT
            }
            Answer::Activate { unit, token } => {
                who = subject(unit);
                order.value = token as i32;
                order::ACTIVATE
            }
            Answer::EndTurn => order::END_TURN,
            Answer::Move { unit, place } | Answer::GrantMove { unit, place } => {
                who = subject(unit);
                order.place = battlefield::number(place);
                if matches!(answer, Answer::Move { .. }) { order::MOVE } else { order::GRANT_MOVE }
            }
            Answer::Attack { unit, target } => {
                (who, whom) = (subject(unit), subject(target));
                order::ATTACK
            }
            Answer::GrantAttack { unit, target } => {
                (who, whom) = (subject(unit), subject(target));
                order::GRANT_ATTACK
            }
            Answer::Ruthless { unit, target } => {
                (who, whom) = (subject(unit), subject(target));
                order::RUTHLESS
            }
            Answer::Ability { unit, index } => {
                who = subject(unit);
                order.value = index.into();
                order::ABILITY
            }
            Answer::Stop { unit } => {
                who = subject(unit);
                order::STOP
            }
            Answer::ChooseUnit { unit } => {
                whom = subject(unit);
                order::CHOOSE_UNIT
            }
            Answer::ChooseCard { card } => {
                order.card = card.into();
                order::CHOOSE_CARD
            }
            Answer::ChoosePlace { place } => {
                order.place = battlefield::number(place);
                order::CHOOSE_PLACE
            }
            Answer::ChooseMode { index } => {
                order.value = index.into();
                order::CHOOSE_MODE
            }
            Answer::ToDeck { end } => {
                order.card = state.contexts.last().map_or(0, |context| context.card.into());
                order.value = end.into();
                order::TO_DECK
            }
            Answer::FallBack { place } => {
                order.place = battlefield::number(place);
                order::FALL_BACK
            }
            Answer::Keep => order::KEEP,
            Answer::Mulligan => order::MULLIGAN,
            Answer::Resolve { index } => {
                let source = state.triggers[usize::from(index)].source;
                who = (source.into(), self.card_of(state, source).into());
                order.value = index.into();
                order::RESOLVE
            }
            Answer::Accept => order::ACCEPT,
            Answer::Decline => order::DECLINE,
            Answer::Resign { seat, cause } => {
                order.seat = Some(seat);
                order.value = cause.into();
                order::RESIGN
            }
        };
        if who != (0, 0) {
            (order.subject, order.card) = who;
        }
        (order.target, order.other) = whom;
        order
    }

    /// What a host gives when a seat's time is up: pass, stop, decline, keep; else the first of the list.
    pub fn idle(&self, answers: &[Answer]) -> usize {
        let idle =
            |answer: &Answer| matches!(answer, Answer::Pass | Answer::Stop { .. } | Answer::Decline | Answer::Keep);
        answers.iter().position(idle).unwrap_or(0)
    }

    /// The entity id of a card in a hand, of equal ones that which would be played.
    fn held(&self, state: &State, seat: u8, card: u8) -> u32 {
        let index = state.in_hand(seat, card);
        index.map_or(0, |index| hand_id(seat, &state.seats[usize::from(seat)].hand[index]))
    }

    /// Size of the action space.
    pub fn actions(&self) -> u32 {
        blocks(&self.library).iter().map(|(_, size)| size).sum()
    }

    fn action(&self, state: &State, answer: Answer) -> u32 {
        let units = (self.library.cards.len() as u32 + 1) * COPIES;
        let places = COUNT as u32;
        let unit = |slot: u8| self.unit_number(state, slot.into());
        let (kind, index) = match answer {
            Answer::Pass => (order::PASS, 0),
            Answer::Roll { face } => (order::ROLL, face.into()),
            Answer::Draw { card } => (order::DRAW, card.into()),
            Answer::PlayUnit { card, place, price } => {
                (order::PLAY_UNIT, (u32::from(card) * places + u32::from(place)) * 2 + price as u32)
            }
            Answer::PlaySupport { card } => (order::PLAY_SUPPORT, card.into()),
            Answer::Activate { unit: slot, token } => (order::ACTIVATE, unit(slot) * 3 + token as u32),
            Answer::EndTurn => (order::END_TURN, 0),
            Answer::Move { unit: slot, place } => (order::MOVE, unit(slot) * places + u32::from(place)),
            Answer::Attack { unit: slot, target } => (order::ATTACK, unit(slot) * units + unit(target)),
            Answer::Ability { unit: slot, index } => (order::ABILITY, unit(slot) * 8 + u32::from(index)),
            Answer::Stop { unit: slot } => (order::STOP, unit(slot)),
            Answer::GrantMove { unit: slot, place } => (order::GRANT_MOVE, unit(slot) * places + u32::from(place)),
            Answer::GrantAttack { unit: slot, target } => (order::GRANT_ATTACK, unit(slot) * units + unit(target)),
            Answer::ChooseUnit { unit: slot } => (order::CHOOSE_UNIT, unit(slot)),
            Answer::ChooseCard { card } => (order::CHOOSE_CARD, card.into()),
            Answer::ChoosePlace { place } => (order::CHOOSE_PLACE, place.into()),
            Answer::ChooseMode { index } => (order::CHOOSE_MODE, index.into()),
            Answer::ToDeck { end } => (order::TO_DECK, end.into()),
            Answer::Ruthless { unit: slot, target } => (order::RUTHLESS, unit(slot) * units + unit(target)),
            Answer::FallBack { place } => (order::FALL_BACK, place.into()),
            Answer::Keep => (order::KEEP, 0),
            Answer::Mulligan => (order::MULLIGAN, 0),
            Answer::Resolve { index } => (order::RESOLVE, index.into()),
            Answer::Accept => (order::ACCEPT, 0),
            Answer::Decline => (order::DECLINE, 0),
            Answer::Resign { .. } => return ACTION_NONE,
        };
        self.action_bases[block(kind)] + index
    }

    /// A unit in play as its card and copy: the older of two equal ones is copy 0.
    fn unit_number(&self, state: &State, slot: usize) -> u32 {
        let unit = &state.cards[slot];
        let older = super::state::each_slot(state.in_play()).any(|other| {
            let other = &state.cards[other];
            other.card == unit.card && other.owner == unit.owner && other.id < unit.id
        });
        u32::from(unit.card) * COPIES + u32::from(older)
    }
}

/// The blocks of the action space, in order: kind of order and size.
fn blocks(library: &Library) -> [(u16, u32); 25] {
    let cards = library.cards.len() as u32 + 1;
    let units = cards * COPIES;
    let places = COUNT as u32;
    [
        (order::PASS, 1),
        (order::ROLL, 200),
        (order::DRAW, cards),
        (order::PLAY_UNIT, cards * places * 2),
        (order::PLAY_SUPPORT, cards),
        (order::ACTIVATE, units * 3),
        (order::END_TURN, 1),
        (order::MOVE, units * places),
        (order::ATTACK, units * units),
        (order::ABILITY, units * 8),
        (order::STOP, units),
        (order::GRANT_MOVE, units * places),
        (order::GRANT_ATTACK, units * units),
        (order::CHOOSE_UNIT, units),
        (order::CHOOSE_CARD, cards),
        (order::CHOOSE_PLACE, places),
        (order::CHOOSE_MODE, 8),
        (order::TO_DECK, 2),
        (order::RUTHLESS, units * units),
        (order::FALL_BACK, places),
        (order::KEEP, 1),
        (order::MULLIGAN, 1),
        (order::RESOLVE, 32),
        (order::ACCEPT, 1),
        (order::DECLINE, 1),
    ]
}

/// The place of a kind of order among the bases.
fn block(kind: u16) -> usize {
    usize::from(kind >> 8) * 32 + usize::from(kind & 31)
}

/// Where each kind of order begins in the action space.
pub fn action_bases(library: &Library) -> [u32; 64] {
    let mut bases = [0; 64];
    let mut base = 0;
    for (kind, size) in blocks(library) {
        bases[block(kind)] = base;
        base += size;
    }
    bases
}
