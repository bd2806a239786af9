//! Why an order is not legal, in a sentence that a player understands.
//!
//! An order that is not on the list is read again word by word, and the first rule that it breaks is named. Everything
//! said here comes from what the asked player knows.

use super::LostEmpires;
use super::answer::Price;
use super::battlefield::{self, adjacent};
use super::card::{Kind, action, keyword};
use super::codes::reason;
use super::state::{State, Step, done, flag, turn};
use crate::kit::{Fields, Phrasebook, Refusal, common};

/// The parts of an order that a reason is about.
#[derive(Clone, Copy, Debug, Default)]
struct About {
    /// Slot of the unit that acts.
    unit: Option<usize>,
    /// Slot of what it acts upon.
    target: Option<usize>,
    /// A card of the hand.
    card: u8,
    /// One more than a battlefield.
    place: u8,
}

impl LostEmpires {
    /// The rulebook knows no agreed draw.
    pub fn no_agreed_draw(&self) -> Refusal {
        self.refusal(&State::default(), common::reason::NO_AGREED_DRAW, About::default())
    }

    /// Why this notation is not on the list.
    pub fn explain(&self, state: &State, notation: &str) -> Refusal {
        let words: Vec<&str> = notation.split_whitespace().collect();
        let (reason, about) = self.reason(state, &words);
        self.refusal(state, reason, about)
    }

    fn refusal(&self, state: &State, reason: u16, about: About) -> Refusal {
        let open = |slot: Option<usize>| slot.map_or((0, 0), |slot| (state.cards[slot].id, state.cards[slot].card));
        let ((subject, face), (target, other)) = (open(about.unit), open(about.target));
        let phrase = Phrasebook::find(&self.library.phrases.reasons, reason).expect("every reason has words");
        let fields = Fields {
            seat: state.turn as i8,
            card: if about.card != 0 { about.card } else { face }.into(),
            subject: subject.into(),
            target: target.into(),
            other: other.into(),
            place: about.place.into(),
            ..Fields::default()
        };
        Refusal {
            reason,
            rule: section(reason),
            subject: subject.into(),
            target: target.into(),
            message: phrase.say(&fields, self),
        }
    }

    fn reason(&self, state: &State, words: &[&str]) -> (u16, About) {
        let none = About::default();
        let known = [
            "play",
            "activate",
            "end_turn",
            "pass",
            "move",
            "attack",
            "ability",
            "stop",
            "fall_back",
            "choose",
            "grant",
            "ruthless",
            "resolve",
            "to_deck",
            "keep",
            "mulligan",
            "accept",
            "decline",
            "roll",
            "draw",
        ];
        let Some(verb) = words.first().filter(|verb| known.contains(verb)) else {
            return (common::reason::NO_SUCH_ORDER, none);
        };
        match (state.top(), *verb, words) {
            (Step::Turn, "play", [_, card, rest @ ..]) => self.why_not_play(state, card, rest),
            (Step::Turn, "activate", [_, unit, token]) => self.why_not_activate(state, unit, token),
            (Step::Turn, "end_turn", _) => (reason::MUST_PASS, none),
            (Step::Turn, "move" | "attack" | "ability" | "stop", [_, unit, ..]) => match self.open(state, unit) {
                Some(slot) => (reason::NOT_ACTIVE, About { unit: Some(slot), ..none }),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (Step::Active { unit, actions, done }, verb, [_, subject, rest @ ..]) => {
                self.why_not_act(state, (unit, actions, done), verb, subject, rest)
            }
            (Step::SecondAttack { attacker, .. }, "attack", [_, unit, target]) => {
                let slot = state.find(attacker);
                match (self.open(state, unit), slot) {
                    (Some(meant), Some(slot)) if meant == slot => self.why_not_attack(state, slot, target),
                    (Some(meant), _) => (reason::NOT_ACTIVE, About { unit: Some(meant), ..none }),
                    (None, _) => (common::reason::NO_SUCH_THING, none),
                }
            }
            (Step::FallBack { .. }, "fall_back", [_, place]) => match place_of(place) {
                Some(place) => (reason::NO_FALL_BACK, About { place: place + 1, ..none }),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (Step::Announce { .. } | Step::Run, "choose", [_, unit])
            | (Step::Ruthless { .. }, "ruthless", [_, _, unit]) => match self.open(state, unit) {
                Some(slot) => (reason::NOT_ALLOWED, About { target: Some(slot), ..none }),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (
                Step::Turn | Step::Active { .. },
                "pass" | "fall_back" | "choose" | "grant" | "ruthless" | "keep" | "mulligan" | "roll",
                _,
            ) => (common::reason::OTHER_QUESTION, none),
            (Step::Turn | Step::Active { .. }, ..) => (common::reason::NO_SUCH_ORDER, none),
            (_, "play" | "activate" | "end_turn" | "pass", _) => (common::reason::OTHER_QUESTION, none),
            _ => (common::reason::NOT_LEGAL, none),
        }
    }

    fn why_not_play(&self, state: &State, key: &str, rest: &[&str]) -> (u16, About) {
        let Some(index) = self.library.cards.iter().position(|card| card.key == key) else {
            return (common::reason::NO_SUCH_THING, About::default());
        };
        let card = index as u8 + 1;
        let mut about = About { card, ..About::default() };
        if state.in_hand(state.turn, card).is_none() {
            return (reason::NOT_IN_HAND, about);
        }
        let face = &self.library.cards[index];
        let own = &state.seats[usize::from(state.turn)];
        let price = match rest {
            [] if face.kind == Kind::Support => Price::Printed,
            [place, price] if face.kind == Kind::Unit => {
                let Some(place) = place_of(place) else {
                    return (common::reason::NO_SUCH_THING, about);
                };
                about.place = place + 1;
                if self.entries(state, state.turn, card) & 1 << place == 0 {
                    return (reason::PLACE, about);
                }
                match *price {
                    "paid" => Price::Printed,
                    "free" if face.alternative.is_some() => Price::Alternative,
                    "free" => return (reason::PRICE, about),
                    _ => return (common::reason::NO_SUCH_ORDER, about),
                }
            }
            [_, _] => return (reason::NOT_A_UNIT, about),
            _ => return (common::reason::NO_SUCH_ORDER, about),
        };
        let price = self.price(card, price);
        let reason = match () {
            () if own.command < price.command => reason::COMMAND,
            () if own.supply < price.supply => reason::SUPPLY,
            () => common::reason::NOT_LEGAL,
        };
        (reason, about)
    }

    fn why_not_activate(&self, state: &State, unit: &str, token: &str) -> (u16, About) {
        let Some(slot) = self.open(state, unit) else {
            return (common::reason::NO_SUCH_THING, About::default());
        };
        let about = About { unit: Some(slot), card: state.cards[slot].card, ..About::default() };
        let card = &state.cards[slot];
        let face = self.face(state, slot);
        let own = &state.seats[usize::from(state.turn)];
        let reason = match token {
            _ if !state.is_in_play(slot) => common::reason::NO_SUCH_THING,
            _ if card.owner != state.turn => reason::NOT_YOURS,
            _ if state.turn_flags & turn::ACTIVATED != 0 => reason::ACTIVATED,
            _ if card.has(flag::DRAINED) => reason::DRAINED,
            _ if card.has(flag::PLAYED) && !face.has(keyword::FRONTLINE) => reason::JUST_PLAYED,
            "command" if own.command == 0 => reason::NO_TOKEN,
            "supply" if own.supply == 0 => reason::NO_TOKEN,
            "free" if face.free_activation.is_none() => reason::PRICE,
            "command" | "supply" | "free" => common::reason::NOT_LEGAL,
            _ => common::reason::NO_SUCH_ORDER,
        };
        (reason, about)
    }

    fn why_not_act(
        &self,
        state: &State,
        active: (u16, u8, u8),
        verb: &str,
        subject: &str,
        rest: &[&str],
    ) -> (u16, About) {
        let (id, actions, spent) = active;
        let Some(slot) = self.open(state, subject) else {
            return (common::reason::NO_SUCH_THING, About::default());
        };
        let about = About { unit: Some(slot), card: state.cards[slot].card, ..About::default() };
        if state.cards[slot].id != id {
            return (reason::NOT_ACTIVE, about);
        }
        let may = self.face(state, slot).may;
        match (verb, rest) {
            ("move", _) if may & action::MOVE == 0 => (reason::FORBIDDEN, about),
            ("move", [place]) => match place_of(place) {
                Some(place) if adjacent(state.cards[slot].place) & 1 << place == 0 => {
                    (reason::NOT_ADJACENT, About { place: place + 1, ..about })
                }
                Some(_) => (common::reason::NOT_LEGAL, about),
                None => (common::reason::NO_SUCH_THING, about),
            },
            ("attack", _) if may & action::ATTACK == 0 => (reason::FORBIDDEN, about),
            ("attack", _) if spent & done::ATTACK != 0 => (reason::ATTACKED, about),
            ("attack", [target]) => self.why_not_attack(state, slot, target),
            ("ability", [index]) => self.why_no_ability(state, slot, actions, spent, index, about),
            ("stop", []) => (reason::ACT_FIRST, about),
            _ => (common::reason::NO_SUCH_ORDER, about),
        }
    }

    fn why_no_ability(
        &self,
        state: &State,
        slot: usize,
        actions: u8,
        spent: u8,
        index: &str,
        about: About,
    ) -> (u16, About) {
        let face = self.face(state, slot);
        let ability = index.parse().ok().and_then(|index: usize| face.named.get(index));
        let reason = match ability {
            None => reason::NO_ABILITY,
            Some(_) if face.may & action::ABILITY == 0 => reason::FORBIDDEN,
            Some(_) if spent & done::ABILITY != 0 => reason::ABILITY_USED,
            Some(ability) if ability.attack && spent & done::ATTACK != 0 => reason::ATTACKED,
            Some(ability) if ability.draining && actions < 2 => reason::TWO_ACTIONS,
            Some(_) => common::reason::NOT_LEGAL,
        };
        (reason, about)
    }

    fn why_not_attack(&self, state: &State, slot: usize, target: &str) -> (u16, About) {
        let about = About { unit: Some(slot), card: state.cards[slot].card, ..About::default() };
        let Some(target) = self.open(state, target).filter(|target| state.is_in_play(*target)) else {
            return (common::reason::NO_SUCH_THING, about);
        };
        let about = About { target: Some(target), ..about };
        let reason = match () {
            () if state.cards[target].owner == state.cards[slot].owner => reason::FRIENDLY,
            () if state.cards[target].place != state.cards[slot].place => reason::ELSEWHERE,
            () => common::reason::NOT_LEGAL,
        };
        (reason, about)
    }

    /// The slot of an open card written as `u14`.
    fn open(&self, state: &State, word: &str) -> Option<usize> {
        let id: u16 = word.strip_prefix('u')?.parse().ok()?;
        state.cards.iter().position(|card| card.card != 0 && card.id == id)
    }
}

fn place_of(word: &str) -> Option<u8> {
    let index = battlefield::NAMES.iter().position(|key| *key == word && !key.is_empty())?;
    (index <= battlefield::COUNT).then(|| index as u8 - 1)
}

/// The rulebook's section of a reason.
fn section(reason: u16) -> &'static str {
    match reason {
        reason::NOT_IN_HAND | reason::COMMAND | reason::SUPPLY | reason::PLACE | reason::PRICE | reason::NOT_A_UNIT => {
            "Play a Unit"
        }
        reason::NOT_YOURS
        | reason::DRAINED
        | reason::JUST_PLAYED
        | reason::ACTIVATED
        | reason::ACT_FIRST
        | reason::NO_TOKEN => "Activate a Unit",
        reason::MUST_PASS => "Pass",
        reason::NOT_ADJACENT => "Move Action",
        reason::FRIENDLY | reason::ELSEWHERE | reason::ATTACKED => "Attack Actions",
        reason::ABILITY_USED | reason::NO_ABILITY | reason::NOT_ALLOWED => "Named Ability Action",
        reason::TWO_ACTIONS => "Special Conditions",
        reason::NOT_ACTIVE => "Unit Actions",
        reason::FORBIDDEN => "The Golden Rule",
        reason::NO_FALL_BACK => "Fall Back Units",
        _ => "",
    }
}
