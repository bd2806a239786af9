//! Why an order is not legal, in a sentence that a player understands.
//!
//! An order that is not on the list is read again word by word, and the first rule that it breaks is named.

use super::ColonialSpaceWars;
use super::battlefield::Zone;
use super::codes::reason;
use super::size::Size;
use super::state::{Stage, State, used};
use super::unit::{Mover, skill};
use crate::kit::{Fields, Phrasebook, Refusal, common};

/// The parts of an order that a reason is about.
#[derive(Clone, Copy, Debug, Default)]
struct About {
    /// Slot of the unit that acts.
    unit: Option<usize>,
    /// Slot of what it acts upon.
    target: Option<usize>,
    /// A kind of unit.
    kind: u8,
    /// One more than a square.
    place: u16,
    /// A number.
    value: i32,
}

const VERBS: [&str; 20] = [
    "roll",
    "attack",
    "defend",
    "base",
    "deploy",
    "credit",
    "activate",
    "end_turn",
    "horde",
    "move",
    "embark",
    "disembark",
    "heal",
    "control",
    "leave",
    "stop",
    "create",
    "accept",
    "decline",
    "agree_draw",
];

impl<Z: Size> ColonialSpaceWars<Z> {
    /// Why this notation is not on the list.
    pub fn explain(&self, state: &State<Z>, notation: &str) -> Refusal {
        let words: Vec<&str> = notation.split_whitespace().collect();
        let (reason, about) = self.reason(state, &words);
        let known = |slot: Option<usize>| slot.map_or((0, 0), |slot| (state.unit(slot).id, state.unit(slot).kind));
        let ((subject, face), (target, other)) = (known(about.unit), known(about.target));
        let phrase = Phrasebook::find(&self.plan.library.phrases.reasons, reason).expect("every reason has words");
        let fields = Fields {
            seat: state.turn as i8,
            card: if about.kind != 0 { about.kind } else { face }.into(),
            subject: subject.into(),
            target: target.into(),
            other: other.into(),
            place: about.place,
            value: about.value,
            ..Fields::default()
        };
        Refusal {
            reason,
            rule: self.section(reason),
            subject: subject.into(),
            target: target.into(),
            message: phrase.say(&fields, self),
        }
    }

    fn section(&self, reason: u16) -> &'static str {
        match reason {
            reason::MARKED | reason::COMMAND | reason::DISCONNECTED | reason::NOT_ACTIVE | reason::CLOAKED => "2.5.1",
            reason::NOT_YOURS => "2.5.2",
            reason::TOO_FAR | reason::CLOSED | reason::ENEMY_THERE | reason::NO_WAY_OFF | reason::OCCUPIED => "2.5.3.1",
            reason::NO_TRANSPORT | reason::FULL | reason::ABOARD | reason::NOT_BESIDE => "2.5.3.2",
            reason::RANGE | reason::FRIEND | reason::ATTACK_POINTS | reason::SURPLUS => "2.5.3.3",
            reason::PROTECTED => "1.4",
            reason::NO_SKILL
            | reason::SKILL_USED
            | reason::CLASS
            | reason::UNDAMAGED
            | reason::NOT_A_FRIEND
            | reason::NOT_ADJACENT => "2.5.3.4",
            reason::NOT_IN_BASE | reason::TAKEN | reason::NO_ROOM => "2.4",
            reason::NO_BASE => "2.2",
            reason::RESOURCES | reason::NOT_FOR_SALE | reason::NOT_AT_BASTION => "4.3.2",
            reason::LEVEL => "4.2",
            reason::CANNOT_LEAVE => "4.3.1",
            _ => "",
        }
    }

    fn reason(&self, state: &State<Z>, words: &[&str]) -> (u16, About) {
        let none = About::default();
        let Some(verb) = words.first().filter(|verb| VERBS.contains(verb)) else {
            return (common::reason::NO_SUCH_ORDER, none);
        };
        match (state.stage, *verb, &words[1..]) {
            (Stage::Base { .. }, "base", [name]) if Zone::NAMES.contains(name) => (reason::NO_BASE, none),
            (Stage::Deploy { unit }, "deploy", [subject, place]) => {
                self.why_not_deploy(state, unit.into(), subject, place)
            }
            (Stage::Turn, "activate", [subject]) => self.why_not_activate(state, subject),
            (
                Stage::Turn,
                "move" | "attack" | "heal" | "control" | "embark" | "disembark" | "stop" | "leave",
                [subject, ..],
            ) => match self.known(state, subject) {
                Some(slot) => (reason::NOT_ACTIVE, About { unit: Some(slot), ..none }),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (Stage::Horde, "horde", [target]) => match self.known(state, target) {
                Some(slot) => self.why_not_horde(state, slot),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (Stage::Active, verb, [subject, rest @ ..]) if verb != "activate" => {
                let Some(slot) = self.known(state, subject) else {
                    return (common::reason::NO_SUCH_THING, none);
                };
                let about = About { unit: Some(slot), ..none };
                if slot != usize::from(state.active.unit) {
                    return (reason::NOT_ACTIVE, about);
                }
                self.why_not_act(state, verb, rest, about)
            }
            (Stage::Create, "create", [card, place]) => self.why_not_create(state, card, place),
            (Stage::Credit { .. }, "credit", [subject]) => match self.known(state, subject) {
                Some(slot) => (reason::NOT_ADJACENT, About { unit: Some(slot), target: Some(slot), ..none }),
                None => (common::reason::NO_SUCH_THING, none),
            },
            (Stage::Turn, "activate", _)
            | (Stage::Base { .. }, "base", _)
            | (Stage::Deploy { .. }, "deploy", _)
            | (Stage::Horde, "horde", _)
            | (Stage::Create, "create", _)
            | (Stage::Credit { .. }, "credit", _) => (common::reason::NO_SUCH_ORDER, none),
            _ => (common::reason::OTHER_QUESTION, none),
        }
    }

    fn why_not_deploy(&self, state: &State<Z>, waiting: usize, subject: &str, place: &str) -> (u16, About) {
        let about = About { unit: Some(waiting), ..About::default() };
        let (Some(slot), Some(square)) = (self.known(state, subject), self.square_by_name(place)) else {
            return (common::reason::NO_SUCH_THING, about);
        };
        let about = About { unit: Some(slot), place: square + 1, ..about };
        let profile = self.unit(state.unit(slot).kind);
        let open = self.ground.open_to(profile.mover(), profile.mov.max(1));
        let seat = self.seat_of(state, waiting);
        let base = self.bases[usize::from(state.zones[usize::from(seat)])];
        let reason = match () {
            () if slot != waiting => reason::NOT_ACTIVE,
            () if state.resident(square).is_some() => reason::TAKEN,
            () if !open.has(square) => reason::CLOSED,
            () if base.has(square) => reason::NO_ROOM,
            () => reason::NOT_IN_BASE,
        };
        (reason, about)
    }

    fn why_not_activate(&self, state: &State<Z>, subject: &str) -> (u16, About) {
        let Some(slot) = self.known(state, subject) else {
            return (common::reason::NO_SUCH_THING, About::default());
        };
        let about = About { unit: Some(slot), ..About::default() };
        if self.seat_of(state, slot) != state.turn {
            return (reason::NOT_YOURS, about);
        }
        let mut around = self.surroundings(state, state.turn);
        let points = state.points[self.purse(state, slot)];
        match () {
            () if state.unit(slot).is_marked() => (reason::MARKED, about),
            () if !self.is_connected(state, slot, &mut around) => (reason::DISCONNECTED, about),
            () => (reason::COMMAND, About { value: points.into(), ..about }),
        }
    }

    fn why_not_horde(&self, state: &State<Z>, slot: usize) -> (u16, About) {
        let about = About { unit: Some(slot), target: Some(slot), ..About::default() };
        let unit = state.unit(slot);
        let reason = match () {
            () if self.seat_of(state, slot) != state.turn => reason::NOT_YOURS,
            () if !self.unit(unit.kind).has(skill::HORDE) => reason::NO_SKILL,
            () if unit.is_marked() => reason::MARKED,
            () if !self.is_connected(state, slot, &mut self.surroundings(state, state.turn)) => reason::DISCONNECTED,
            () => common::reason::NOT_LEGAL,
        };
        (reason, about)
    }

    fn why_not_act(&self, state: &State<Z>, verb: &str, rest: &[&str], about: About) -> (u16, About) {
        let unit = state.unit(state.active.unit.into());
        let aboard = unit.carrier().is_some();
        match (verb, rest) {
            ("stop", []) => {
                let above = unit.square().and_then(|square| state.resident(square));
                (reason::OCCUPIED, About { target: above, ..about })
            }
            ("disembark", [_]) if !aboard => (reason::NO_TRANSPORT, About { target: about.unit, ..about }),
            ("move" | "attack" | "heal" | "control" | "embark" | "leave", _) if aboard => (reason::ABOARD, about),
            ("move" | "disembark", [place]) => match self.square_by_name(place) {
                Some(square) if aboard => self.why_not_disembark(state, square, About { place: square + 1, ..about }),
                Some(square) => self.why_not_move(state, square, About { place: square + 1, ..about }),
                None => (common::reason::NO_SUCH_THING, about),
            },
            ("attack", [target, points]) => match (self.known(state, target), points.parse::<u8>()) {
                (Some(target), Ok(points)) => self.why_not_attack(state, target, points, about),
                (None, _) => (common::reason::NO_SUCH_THING, about),
                (_, Err(_)) => (common::reason::NO_SUCH_ORDER, about),
            },
            ("heal" | "control" | "embark", [target]) => {
                let Some(target) = self.known(state, target) else {
                    return (common::reason::NO_SUCH_THING, about);
                };
                let place = state.place(target).map_or(0, |square| square + 1);
                let about = About { target: Some(target), place, ..about };
                let reason = match verb {
                    "heal" => self.why_not_heal(state, target),
                    "control" => self.why_not_control(state, target),
                    _ => self.why_not_embark(state, target),
                };
                (reason, about)
            }
            ("leave", []) => (reason::CANNOT_LEAVE, about),
            _ => (common::reason::NO_SUCH_ORDER, about),
        }
    }

    fn why_not_move(&self, state: &State<Z>, square: u16, about: About) -> (u16, About) {
        let unit = state.unit(state.active.unit.into());
        let profile = self.unit(unit.kind);
        let there = state.resident(square);
        let enemy = there.is_some_and(|other| self.side_of(state, other) != self.side(state.turn));
        let reason = match () {
            () if !self.ground.open_to(profile.mover(), profile.mov).has(square) => reason::CLOSED,
            () if enemy && profile.mover() != Mover::Flyer => reason::ENEMY_THERE,
            () if there.is_some() && self.is_within(state, square) => reason::NO_WAY_OFF,
            () => reason::TOO_FAR,
        };
        (reason, about)
    }

    fn why_not_disembark(&self, state: &State<Z>, square: u16, about: About) -> (u16, About) {
        let slot = usize::from(state.active.unit);
        let profile = self.unit(state.unit(slot).kind);
        let there = state.resident(square);
        let beside = state.place(slot).is_some_and(|carrier| self.distance(carrier, square) == 1);
        let reason = match () {
            () if !beside || state.active.mov == 0 => reason::TOO_FAR,
            () if !self.ground.open_to(profile.mover(), profile.mov).has(square) => reason::CLOSED,
            () if there.is_some_and(|other| self.side_of(state, other) != self.side(state.turn)) => reason::ENEMY_THERE,
            () => reason::NO_WAY_OFF,
        };
        (reason, about)
    }

    /// Could the active unit get there, if leaving again were no matter?
    fn is_within(&self, state: &State<Z>, square: u16) -> bool {
        let mut alone = *state;
        if let Some(slot) = alone.resident(square) {
            let seat = self.seat_of(state, slot);
            alone.lift(slot, seat);
        }
        self.reach(&alone).cost(square).is_some()
    }

    fn why_not_attack(&self, state: &State<Z>, target: usize, points: u8, about: About) -> (u16, About) {
        let attacker = usize::from(state.active.unit);
        let about = About { target: Some(target), ..about };
        let (own, other) = (self.unit(state.unit(attacker).kind), self.unit(state.unit(target).kind));
        let (Some(from), Some(at)) = (state.unit(attacker).square(), state.unit(target).square()) else {
            return (reason::ABOARD, About { unit: Some(target), ..about });
        };
        let distance = self.ground.distance(from, at);
        let friend = self.side_of(state, attacker) == self.side_of(state, target);
        let reason = match () {
            () if !self.is_prey(state, attacker, target) => reason::FRIEND,
            () if distance > own.rng && !other.has(skill::CLOAK) => reason::RANGE,
            () if distance > self.range(own, other) => reason::CLOAKED,
            () if !friend && self.is_protected(state, target) => reason::PROTECTED,
            () if points == 0 => common::reason::NO_SUCH_ORDER,
            () if points > self.points_against(state, other.class) => reason::ATTACK_POINTS,
            () if points > self.hits_to_destroy(state, target) => reason::SURPLUS,
            () => reason::OCCUPIED,
        };
        (reason, about)
    }

    fn why_not_heal(&self, state: &State<Z>, target: usize) -> u16 {
        let healer = usize::from(state.active.unit);
        let profile = self.unit(state.unit(healer).kind);
        let beside = match (state.unit(healer).square(), state.unit(target).square()) {
            (Some(from), Some(at)) => self.ground.distance(from, at) <= 1,
            _ => false,
        };
        match () {
            () if !profile.has(skill::HEAL) => reason::NO_SKILL,
            () if state.active.heals >= profile.heal => reason::SKILL_USED,
            () if self.side_of(state, target) != self.side(state.turn) => reason::NOT_A_FRIEND,
            () if self.unit(state.unit(target).kind).class != super::unit::Class::Light => reason::CLASS,
            () if target == healer || !beside => reason::NOT_ADJACENT,
            () if state.unit(target).hurt() == 0 => reason::UNDAMAGED,
            () => reason::SKILL_USED,
        }
    }

    fn why_not_control(&self, state: &State<Z>, target: usize) -> u16 {
        let user = usize::from(state.active.unit);
        let profile = self.unit(state.unit(user).kind);
        let class = self.unit(state.unit(target).kind).class;
        let far = match (state.unit(user).square(), state.unit(target).square()) {
            (Some(from), Some(at)) => self.ground.distance(from, at) > profile.rng,
            _ => true,
        };
        match () {
            () if !profile.has(skill::CONTROL) => reason::NO_SKILL,
            () if state.active.used & used::CONTROL != 0 => reason::SKILL_USED,
            () if self.side_of(state, target) == self.side(state.turn) => reason::FRIEND,
            () if profile.control.is_some_and(|only| only != class) => reason::CLASS,
            () if far => reason::RANGE,
            () if state.unit(target).is_marked() => reason::MARKED,
            () => reason::PROTECTED,
        }
    }

    fn why_not_embark(&self, state: &State<Z>, carrier: usize) -> u16 {
        let slot = usize::from(state.active.unit);
        let own = state.unit(slot).square();
        let beside = match (own, state.unit(carrier).square()) {
            (Some(from), Some(at)) => self.distance(from, at) == 1,
            _ => false,
        };
        match () {
            () if !self.carries(state, carrier, slot) => reason::NO_TRANSPORT,
            () if !self.has_room(state, carrier, slot) => reason::FULL,
            () if !beside => reason::NOT_BESIDE,
            () if state.active.mov == 0 => reason::TOO_FAR,
            () => reason::ENEMY_THERE,
        }
    }

    fn why_not_create(&self, state: &State<Z>, card: &str, place: &str) -> (u16, About) {
        let (Some(kind), Some(square)) = (self.plan.library.number(card), self.square_by_name(place)) else {
            return (common::reason::NO_SUCH_THING, About::default());
        };
        let stored = state.resources[usize::from(state.turn)];
        let about = About { kind, place: square + 1, value: stored.into(), ..About::default() };
        let profile = self.unit(kind);
        let sword = self.plan.swords_of(state.turn).next();
        let own = sword.is_some_and(|sword| self.plan.swords[sword].faction == profile.faction);
        let bastion = self.bastion_of(state, state.turn).and_then(|slot| state.unit(slot).square());
        let beside = bastion.is_some_and(|bastion| self.distance(bastion, square) == 1);
        let reason = match profile.cost {
            Some(_) if !own => reason::NOT_FOR_SALE,
            None => reason::NOT_FOR_SALE,
            Some(cost) if u16::from(cost) > stored => reason::RESOURCES,
            Some(_) if !self.may_order(state, state.turn, kind) => reason::LEVEL,
            Some(_) if state.resident(square).is_some() => reason::TAKEN,
            Some(_) if !beside => reason::NOT_AT_BASTION,
            Some(_) => reason::CLOSED,
        };
        (reason, about)
    }

    /// The slot of a unit written as `u14`.
    fn known(&self, state: &State<Z>, word: &str) -> Option<usize> {
        let id: u16 = word.strip_prefix('u')?.parse().ok()?;
        let found = state.living().find(|(_, unit)| unit.id == id && format!("u{id}") == word);
        found.map(|(slot, _)| slot)
    }
}
