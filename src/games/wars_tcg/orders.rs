//! Answers in public numbers: the fields of an order, and its number in the fixed action space.
//!
//! Each kind of order has a block of action numbers; within it, what is meant counts up. An open card counts as its
//! catalogue number and which of the open copies it is, told apart by their public ids, so that no number depends on
//! hidden cards.

use super::WarsTcg;
use super::answer::Answer;
use super::card::{Disposition, Kind};
use super::codes::order;
use super::state::{SEATS, State, Zone};
use crate::kit::{ACTION_NONE, Order};

/// Open copies of one card that have numbers of their own; further ones share the last.
const COPIES: u32 = 16;

/// Abilities of a card, waiting triggers, branches: more than any list holds.
const INDEX: u32 = 64;

/// `value` of a delayed replacement: its index behind those of its card.
const DELAYED: u8 = 16;

/// The slot that means a delayed replacement in [`Answer::Instead`].
const NO_SLOT: u8 = 255;

impl WarsTcg {
    /// The public fields of an answer.
    pub fn describe(&self, state: &State, answer: Answer) -> Order {
        let mut order =
            Order { action: self.action(state, answer), weight: self.share(state, answer), ..Order::default() };
        let open = |slot: u8| open_card(state, slot.into());
        match answer {
            Answer::Face { card }
            | Answer::Random { card }
            | Answer::Start { card }
            | Answer::ChooseCard { card }
            | Answer::LoseHand { card } => order.card = card,
            Answer::Coin { seat } | Answer::ChoosePlayer { seat } => order.value = seat.into(),
            Answer::Play { card, to, how } => {
                (order.card, order.value) = (card, self.how_of(card, how).into());
                if let Some(slot) = to.checked_sub(1) {
                    (order.target, order.other) = open(slot);
                }
            }
            Answer::Use { slot, index } => {
                (order.subject, order.card) = open(slot);
                order.value = index.into();
            }
            Answer::Drain { place: slot }
            | Answer::Attack { place: slot }
            | Answer::Choose { slot }
            | Answer::ChoosePlace { slot }
            | Answer::Damage { slot }
            | Answer::Destroy { slot }
            | Answer::Bring { slot } => (order.target, order.other) = open(slot),
            Answer::Move { slot, to } => {
                (order.subject, order.card) = open(slot);
                (order.target, order.other) = open(to);
            }
            Answer::Number { n } => order.value = n.into(),
            Answer::ChooseItem { index } => {
                if let Some(item) = state.stack.get(usize::from(index)) {
                    (order.target, order.other) = (item.id.into(), item.card);
                }
            }
            Answer::Mode { index } => order.value = index.into(),
            Answer::LoseTop { pile } => order.value = pile as i32,
            Answer::Trigger { index } => {
                if let Some(trigger) = state.triggers.get(usize::from(index)) {
                    (order.subject, order.card) = (trigger.source.into(), trigger.card);
                }
                order.value = index.into();
            }
            Answer::Instead { slot: NO_SLOT, index } => {
                if let Some(delayed) = state.later.get(usize::from(index)) {
                    (order.subject, order.card) = (delayed.source.into(), delayed.card);
                }
                order.value = (DELAYED + index).into();
            }
            Answer::Instead { slot, index } => {
                (order.subject, order.card) = open(slot);
                order.value = index.into();
            }
            Answer::Resign { seat, cause } => {
                order.seat = Some(seat);
                order.value = cause.into();
            }
            Answer::Pass
            | Answer::Activate
            | Answer::Draw
            | Answer::Done
            | Answer::Accept
            | Answer::Decline
            | Answer::AgreeDraw => {}
        }
        order.kind = self.order_kind(answer);
        order
    }

    /// What a host gives when a seat's time is up: pass, decline, enough; else the first of the list.
    pub fn idle(&self, answers: &[Answer]) -> usize {
        let find = |idle: Answer| answers.iter().position(|answer| *answer == idle);
        find(Answer::Pass).or_else(|| find(Answer::Decline)).or_else(|| find(Answer::Done)).unwrap_or(0)
    }

    /// Size of the action space.
    pub fn actions(&self) -> u32 {
        self.blocks().iter().map(|(_, size)| size).sum()
    }

    fn order_kind(&self, answer: Answer) -> u16 {
        match answer {
            Answer::Pass => order::PASS,
            Answer::Coin { .. } => order::COIN,
            Answer::Face { .. } => order::FACE,
            Answer::Random { .. } => order::RANDOM,
            Answer::Start { .. } => order::START,
            Answer::Play { card, .. } if self.is_effect(card) => order::PLAY_AS,
            Answer::Play { card, to: 0, .. } if self.is_location(card) => order::PLAY_ROW,
            Answer::Play { to: 0, .. } => order::PLAY_AREA,
            Answer::Play { .. } => order::PLAY,
            Answer::Use { .. } => order::USE,
            Answer::Activate => order::ACTIVATE,
            Answer::Drain { .. } => order::DRAIN,
            Answer::Attack { .. } => order::ATTACK,
            Answer::Move { .. } => order::MOVE,
            Answer::Draw => order::DRAW,
            Answer::Number { .. } => order::NUMBER,
            Answer::Choose { .. } | Answer::ChoosePlace { .. } => order::CHOOSE,
            Answer::ChooseItem { .. } => order::CHOOSE_PENDING,
            Answer::ChoosePlayer { .. } => order::CHOOSE_PLAYER,
            Answer::ChooseCard { .. } => order::CHOOSE_CARD,
            Answer::Mode { .. } => order::CHOOSE_MODE,
            Answer::LoseTop { .. } => order::LOSE_TOP,
            Answer::LoseHand { .. } => order::LOSE_HAND,
            Answer::Damage { .. } => order::DAMAGE,
            Answer::Destroy { .. } => order::DESTROY,
            Answer::Bring { .. } => order::BRING,
            Answer::Trigger { .. } => order::TRIGGER,
            Answer::Instead { .. } => order::INSTEAD,
            Answer::Done => order::DONE,
            Answer::Accept => order::ACCEPT,
            Answer::Decline => order::DECLINE,
            Answer::Resign { .. } => order::RESIGN,
            Answer::AgreeDraw => order::AGREE_DRAW,
        }
    }

    /// Orders and interrupts enter play nowhere; they say whether they are used or lost.
    fn is_effect(&self, card: u16) -> bool {
        self.by_number(card).is_some_and(|face| matches!(face.kind, Kind::Order | Kind::Interrupt))
    }

    fn is_location(&self, card: u16) -> bool {
        self.by_number(card).is_some_and(|face| face.kind == Kind::Location)
    }

    /// The public number for how a card is played: a place in a row, or 0 used and 1 lost.
    fn how_of(&self, card: u16, how: u8) -> u8 {
        match self.by_number(card).map(|face| (face.kind, face.disposition)) {
            Some((Kind::Location, _)) => how,
            Some((Kind::Order | Kind::Interrupt, Disposition::Lost)) => 1,
            Some((Kind::Order | Kind::Interrupt, Disposition::Either)) => how.min(1),
            _ => 0,
        }
    }

    fn action(&self, state: &State, answer: Answer) -> u32 {
        let opens = self.opens();
        let open = |slot: u8| open_number(state, slot.into());
        let index = match answer {
            Answer::Pass | Answer::Activate | Answer::Draw | Answer::Done | Answer::Accept | Answer::Decline => 0,
            Answer::Coin { seat } | Answer::ChoosePlayer { seat } => seat.into(),
            Answer::Face { card }
            | Answer::Random { card }
            | Answer::Start { card }
            | Answer::ChooseCard { card }
            | Answer::LoseHand { card } => card.into(),
            Answer::Play { card, how, .. } if self.is_effect(card) => {
                u32::from(card) * 2 + u32::from(self.how_of(card, how))
            }
            Answer::Play { card, to: 0, how } if self.is_location(card) => {
                u32::from(card) * INDEX + u32::from(how).min(INDEX - 1)
            }
            Answer::Play { card, to: 0, .. } => card.into(),
            Answer::Play { card, to, .. } => u32::from(card) * opens + open(to - 1),
            Answer::Use { slot, index } => open(slot) * INDEX + u32::from(index).min(INDEX - 1),
            Answer::Instead { slot: NO_SLOT, index } => {
                let source = state.later.get(usize::from(index)).map_or(0, |delayed| delayed.card);
                u32::from(source) * COPIES * INDEX + u32::from(DELAYED + index).min(INDEX - 1)
            }
            Answer::Instead { slot, index } => open(slot) * INDEX + u32::from(index).min(INDEX - 1),
            Answer::Drain { place: slot }
            | Answer::Attack { place: slot }
            | Answer::Choose { slot }
            | Answer::ChoosePlace { slot }
            | Answer::Damage { slot }
            | Answer::Destroy { slot }
            | Answer::Bring { slot } => open(slot),
            Answer::Move { slot, to } => open(slot) * opens + open(to),
            Answer::Number { n } => n.into(),
            Answer::ChooseItem { index } | Answer::Mode { index } | Answer::Trigger { index } => {
                u32::from(index).min(INDEX - 1)
            }
            Answer::LoseTop { pile } => pile as u32,
            Answer::Resign { .. } | Answer::AgreeDraw => return ACTION_NONE,
        };
        self.base(self.order_kind(answer)) + index
    }

    /// Where a kind of order begins in the action space.
    fn base(&self, kind: u16) -> u32 {
        self.blocks().iter().take_while(|(known, _)| *known != kind).map(|(_, size)| size).sum()
    }

    /// Catalogue numbers, 0 included.
    fn card_count(&self) -> u32 {
        self.library.cards.len() as u32 + 1
    }

    /// Numbers of open cards.
    fn opens(&self) -> u32 {
        self.card_count() * COPIES
    }

    /// The blocks of the action space, in order: kind of order and size.
    fn blocks(&self) -> [(u16, u32); 31] {
        let (cards, opens) = (self.card_count(), self.opens());
        [
            (order::PASS, 1),
            (order::COIN, SEATS as u32),
            (order::FACE, cards),
            (order::RANDOM, cards),
            (order::START, cards),
            (order::PLAY, cards * opens),
            (order::PLAY_ROW, cards * INDEX),
            (order::PLAY_AREA, cards),
            (order::PLAY_AS, cards * 2),
            (order::USE, opens * INDEX),
            (order::ACTIVATE, 1),
            (order::DRAIN, opens),
            (order::ATTACK, opens),
            (order::MOVE, opens * opens),
            (order::DRAW, 1),
            (order::NUMBER, 256),
            (order::CHOOSE, opens),
            (order::CHOOSE_PENDING, INDEX),
            (order::CHOOSE_PLAYER, SEATS as u32),
            (order::CHOOSE_CARD, cards),
            (order::CHOOSE_MODE, INDEX),
            (order::LOSE_TOP, 3),
            (order::LOSE_HAND, cards),
            (order::DAMAGE, opens),
            (order::DESTROY, opens),
            (order::BRING, opens),
            (order::TRIGGER, INDEX),
            (order::INSTEAD, opens * INDEX),
            (order::DONE, 1),
            (order::ACCEPT, 1),
            (order::DECLINE, 1),
        ]
    }
}

/// Entity id and face of an open card; a card that lies face down shows none.
pub fn open_card(state: &State, slot: usize) -> (u32, u16) {
    let card = &state.cards[slot];
    (card.id.into(), if card.zone == Zone::StackedDown { 0 } else { card.card })
}

/// An open card as its card and copy: of equal ones the oldest is copy 0.
fn open_number(state: &State, slot: usize) -> u32 {
    let (id, face) = open_card(state, slot);
    let is_older = |other: &usize| {
        let (other_id, other_face) = open_card(state, *other);
        other_id != 0 && other_face == face && other_id < id
    };
    let copy = (0..state.cards.len()).filter(is_older).count() as u32;
    u32::from(face) * COPIES + copy.min(COPIES - 1)
}
