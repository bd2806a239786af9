//! Why an order is not legal, in a sentence that a player understands.
//!
//! An order that is not on the list is read again word by word, and the first rule that it breaks is named. Everything
//! said here comes from what the asked player knows. What stands on the cards themselves (conditions, targets, prices) is
//! named last, when no rule of the book is broken.

use super::WarsTcg;
use super::card::{CardFace, Kind, LocationKind, keyword};
use super::codes::reason;
use super::effect::{Phase, Pile};
use super::orders::open_card;
use super::state::{State, Step, Zone, each_slot, flag};
use crate::kit::{Fields, Phrasebook, Refusal, common};

/// The parts of an order that a reason is about.
#[derive(Clone, Copy, Debug, Default)]
struct About {
    /// Slot of the card that acts.
    subject: Option<usize>,
    /// Slot of what it acts upon.
    target: Option<usize>,
    /// A card that is not open.
    card: u16,
}

/// A reason and what it is about.
type Why = (u16, About);

const VERBS: [&str; 22] = [
    "pass", "first", "draw", "random", "start", "play", "use", "activate", "drain", "attack", "move", "number",
    "choose", "lose", "damage", "destroy", "bring", "trigger", "instead", "done", "accept", "decline",
];

/// Verbs of an open window.
const ACTIONS: [&str; 8] = ["pass", "play", "use", "activate", "drain", "attack", "move", "draw"];

impl WarsTcg {
    /// The rulebook knows no agreed draw.
    pub fn no_agreed_draw(&self) -> Refusal {
        self.refusal(&State::default(), 0, (common::reason::NO_AGREED_DRAW, About::default()))
    }

    /// Why this notation is not on the list.
    pub fn explain(&self, state: &State, notation: &str) -> Refusal {
        let words: Vec<&str> = notation.split_whitespace().collect();
        let seat = asked(state);
        let why = self.why_not(state, seat, &words);
        self.refusal(state, seat, why)
    }

    fn refusal(&self, state: &State, seat: u8, (reason, about): Why) -> Refusal {
        let open = |slot: Option<usize>| slot.map_or((0, 0), |slot| open_card(state, slot));
        let ((subject, face), (target, other)) = (open(about.subject), open(about.target));
        let card = if about.card != 0 { about.card } else { face };
        let fields = Fields { seat: seat as i8, card, subject, target, other, ..Fields::default() };
        let phrase = Phrasebook::find(&self.library.phrases.reasons, reason);
        let message = phrase.map_or_else(String::new, |phrase| phrase.say(&fields, self));
        Refusal { reason, rule: section(reason), subject, target, message }
    }

    fn why_not(&self, state: &State, seat: u8, words: &[&str]) -> Why {
        let Some(verb) = words.first().filter(|verb| VERBS.contains(verb)) else {
            return plain(common::reason::NO_SUCH_ORDER);
        };
        let is_window = matches!(state.top(), Step::Window { .. });
        if is_window != ACTIONS.contains(verb) {
            return plain(common::reason::OTHER_QUESTION);
        }
        match words {
            ["play", card, rest @ ..] => self.why_not_play(state, seat, card, rest),
            ["use", subject, index] => self.why_not_use(state, seat, subject, index),
            ["activate"] => self.why_not_activate(state, seat),
            ["drain", place] => self.why_not_drain(state, seat, place),
            ["attack", place] => self.why_not_attack(state, seat, place),
            ["move", subject, target] => self.why_not_move(state, seat, subject, target),
            ["draw"] => self.why_not_draw(state, seat),
            ["lose", what] => self.why_not_lose(state, seat, what),
            ["damage", target] => self.why_not_damage(state, seat, target),
            ["destroy" | "bring" | "choose", target] => self.why_not_choose(state, target),
            ["choose", "pending", target] => self.why_not_choose(state, target),
            ["number", n] => why_not_number(state, n),
            ["done"] if matches!(state.top(), Step::Attrition { .. }) => plain(reason::ATTRITION),
            ["done" | "accept" | "decline"] => plain(common::reason::OTHER_QUESTION),
            [_] => plain(common::reason::NOT_LEGAL),
            _ => plain(common::reason::NO_SUCH_ORDER),
        }
    }

    /// The slot of an open card written as `u14`.
    fn open(&self, state: &State, word: &str) -> Option<usize> {
        state.find(word.strip_prefix('u')?.parse().ok()?)
    }

    fn why_not_play(&self, state: &State, seat: u8, key: &str, rest: &[&str]) -> Why {
        let Some(index) = self.library.cards.iter().position(|card| card.key == key) else {
            return plain(common::reason::NO_SUCH_THING);
        };
        let face = &self.library.cards[index];
        let card = index as u16 + 1;
        let about = About { card, ..About::default() };
        let own = &state.seats[usize::from(seat)];
        if state.in_hand(seat, card).is_none() {
            return (reason::NOT_IN_HAND, about);
        }
        if face.kind != Kind::Interrupt {
            if let Some(reason) = why_not_now(state, seat, Phase::Deploy) {
                return (reason, about);
            }
        }
        let is_copy = |slot: usize| state.cards[slot].card == card && state.cards[slot].seat == seat;
        let played = own.played.contains(&card);
        match () {
            () if face.unique && each_slot(state.play).any(is_copy) => return (reason::UNIQUE, about),
            () if face.once_per_turn && played => return (reason::PLAYED, about),
            () => {}
        }
        if let Some(why) = rest.first().and_then(|word| self.why_not_enter(state, seat, face, word)) {
            return (why.0, About { target: why.1, ..about });
        }
        let lacks_support = (0..face.support.len()).any(|faction| {
            let places = state.rows.iter().map(|place| usize::from(*place));
            let icons: i16 = places.map(|place| self.support_icons(state, seat, place, faction as u8)).sum();
            icons < i16::from(face.support[faction])
        });
        let has_condition = face.play.iter().flatten().any(|play| play.condition.is_some());
        let reason = match () {
            () if lacks_support => reason::SUPPORT,
            () if own.pile(Pile::Active).len() < usize::from(face.energy) => reason::ENERGY,
            () if has_condition => reason::CONDITION,
            () if matches!(face.kind, Kind::Order | Kind::Interrupt) => reason::NO_TARGET,
            () => reason::PLACE,
        };
        (reason, about)
    }

    /// Why a card cannot enter at, aboard or beneath what a word names; a word without `u` names no card.
    fn why_not_enter(&self, state: &State, seat: u8, face: &CardFace, word: &str) -> Option<(u16, Option<usize>)> {
        let id = word.strip_prefix('u').and_then(|id| id.parse().ok())?;
        let Some(target) = state.find(id).filter(|target| state.cards[*target].zone.is_play()) else {
            return Some((common::reason::NO_SUCH_THING, None));
        };
        let host = &state.cards[target];
        let place = self.by_number(host.card).and_then(|face| face.location).map(|location| location.kind);
        let reason = match (face.kind, place) {
            (Kind::Character | Kind::NoBot | Kind::Vehicle, None) => match self.is_ship(state, target) {
                true if host.seat != seat => Some(reason::NOT_YOURS),
                true if self.is_full(state, target) => Some(reason::CAPACITY),
                true => None,
                false => Some(reason::PLACE),
            },
            (Kind::Character | Kind::NoBot | Kind::Vehicle, Some(LocationKind::Sector))
            | (Kind::Ship, Some(LocationKind::Site)) => Some(reason::PLACE),
            (Kind::Ship, None) => Some(reason::NOT_A_LOCATION),
            (kind, Some(_)) if kind.fights() => {
                let scouts = face.sides[0].keywords.flags & keyword::SCOUTING != 0;
                let has_icon = self.energy_icons(state, seat, target) > 0;
                (!scouts && !has_icon && !has_fighters(state, seat, target)).then_some(reason::NO_ICON)
            }
            (Kind::Weapon, _) if self.bears_weapon(state, target) => Some(reason::WEAPON),
            (Kind::Weapon | Kind::Asset, _) => {
                let kind = self.by_number(host.card).map_or(0, |face| face.kind.bit());
                let fits = face.attach.kinds == 0 || face.attach.kinds & kind != 0;
                match () {
                    () if !fits => Some(reason::PLACE),
                    () if host.seat != seat && !face.attach.enemy => Some(reason::NOT_YOURS),
                    () => None,
                }
            }
            (Kind::Location, None) => Some(reason::NOT_A_LOCATION),
            _ => None,
        };
        reason.map(|reason| (reason, Some(target)))
    }

    fn is_ship(&self, state: &State, slot: usize) -> bool {
        self.by_number(state.cards[slot].card).is_some_and(|face| face.kind == Kind::Ship)
    }

    fn is_full(&self, state: &State, ship: usize) -> bool {
        let capacity = self.by_number(state.cards[ship].card).map_or(0, |face| face.capacity);
        state.on(ship).filter(|slot| state.cards[*slot].zone == Zone::Aboard).count() >= usize::from(capacity)
    }

    fn bears_weapon(&self, state: &State, slot: usize) -> bool {
        let is_weapon = |slot: usize| {
            let card = &state.cards[slot];
            card.zone == Zone::Beneath && self.by_number(card.card).is_some_and(|face| face.kind == Kind::Weapon)
        };
        state.on(slot).any(is_weapon)
    }

    fn why_not_use(&self, state: &State, seat: u8, subject: &str, index: &str) -> Why {
        let Some(slot) = self.open(state, subject) else {
            return plain(common::reason::NO_SUCH_THING);
        };
        let about = About { subject: Some(slot), ..About::default() };
        let card = &state.cards[slot];
        let uses = self.by_number(card.card).filter(|_| card.zone.is_play()).map(|face| &face.sides[card.face()].uses);
        let index: Option<usize> = index.parse().ok();
        let Some((index, ability)) = index.and_then(|index| Some((index, uses?.get(index)?))) else {
            return (common::reason::NO_SUCH_THING, about);
        };
        let spent = card.uses.get(card.face() * 2 + index).copied().unwrap_or(0);
        let reason = match () {
            () if card.seat != seat && !ability.any_player => reason::NOT_YOURS,
            () if ability.uses != 0 && spent >= ability.uses => reason::USED_UP,
            () if ability.condition.is_some() => reason::CONDITION,
            () => reason::PRICE,
        };
        (reason, about)
    }

    fn why_not_activate(&self, state: &State, seat: u8) -> Why {
        let now = why_not_now(state, seat, Phase::Activate);
        plain(now.unwrap_or(if state.activated != 0 { reason::ACTIVATED } else { reason::FORBIDDEN }))
    }

    fn why_not_draw(&self, state: &State, seat: u8) -> Why {
        let is_empty = state.seats[usize::from(seat)].pile(Pile::Active).is_empty();
        let now = why_not_now(state, seat, Phase::Draw);
        plain(now.unwrap_or(if is_empty { reason::ENERGY } else { reason::FORBIDDEN }))
    }

    /// A location in play, or why the word means none.
    fn location(&self, state: &State, word: &str) -> Result<usize, Why> {
        match self.open(state, word) {
            Some(slot) if state.cards[slot].zone == Zone::Location => Ok(slot),
            Some(slot) => Err((reason::NOT_A_LOCATION, About { target: Some(slot), ..About::default() })),
            None => Err(plain(common::reason::NO_SUCH_THING)),
        }
    }

    fn why_not_drain(&self, state: &State, seat: u8, place: &str) -> Why {
        if let Some(reason) = why_not_now(state, seat, Phase::Control) {
            return plain(reason);
        }
        let slot = match self.location(state, place) {
            Ok(slot) => slot,
            Err(why) => return why,
        };
        let reason = match () {
            () if !self.controls(state, seat, slot) => reason::NOT_CONTROLLED,
            () if state.cards[slot].has(flag::DRAINED) => reason::DRAINED,
            () if self.energy_icons(state, 1 - seat, slot) <= 0 => reason::NO_DRAIN_ICON,
            () => reason::FORBIDDEN,
        };
        (reason, About { target: Some(slot), ..About::default() })
    }

    fn why_not_attack(&self, state: &State, seat: u8, place: &str) -> Why {
        if let Some(reason) = why_not_now(state, seat, Phase::Battle) {
            return plain(reason);
        }
        let slot = match self.location(state, place) {
            Ok(slot) => slot,
            Err(why) => return why,
        };
        let reason = match () {
            () if !has_fighters(state, seat, slot) || !has_fighters(state, 1 - seat, slot) => reason::NO_ENEMY,
            () if state.cards[slot].has(flag::ATTACKED) => reason::ATTACKED,
            () if state.seats[usize::from(seat)].pile(Pile::Active).is_empty() => reason::ENERGY,
            () => reason::FORBIDDEN,
        };
        (reason, About { target: Some(slot), ..About::default() })
    }

    fn why_not_move(&self, state: &State, seat: u8, subject: &str, target: &str) -> Why {
        if let Some(reason) = why_not_now(state, seat, Phase::Move) {
            return plain(reason);
        }
        let (Some(slot), Some(to)) = (self.open(state, subject), self.open(state, target)) else {
            return plain(common::reason::NO_SUCH_THING);
        };
        let about = About { subject: Some(slot), target: Some(to), card: 0 };
        let card = &state.cards[slot];
        let moves = matches!(card.zone, Zone::At | Zone::Aboard);
        let reason = match () {
            () if !moves => reason::NO_MOVE,
            () if card.seat != seat => reason::NOT_YOURS,
            () if state.seats[usize::from(seat)].pile(Pile::Active).is_empty() => reason::ENERGY,
            () if !self.is_reached(state, slot, to) => reason::NOT_REACHED,
            () if self.is_ship(state, to) && self.is_full(state, to) => reason::CAPACITY,
            () => reason::NO_MOVE,
        };
        (reason, about)
    }

    /// Is `to` at the end of one of the five ways to move?
    fn is_reached(&self, state: &State, slot: usize, to: usize) -> bool {
        let (Some(from), Some(end)) = (state.place(slot), state.place(to)) else {
            return false;
        };
        let kind = |place: usize| self.by_number(state.cards[place].card).and_then(|face| face.location);
        let (Some(here), Some(there)) = (kind(from), kind(end)) else {
            return false;
        };
        let is_aboard = state.cards[slot].zone == Zone::Aboard;
        let is_related = here.system == there.system && from != end;
        if self.is_ship(state, to) {
            let is_own = state.cards[to].seat == state.cards[slot].seat && state.cards[to].zone == Zone::At;
            let is_near = if is_aboard { from == end } else { is_related };
            return is_own && is_near && !self.is_ship(state, slot) && usize::from(state.cards[slot].host) != to;
        }
        if self.is_ship(state, slot) {
            return there.kind == LocationKind::Sector && from != end;
        }
        let sites = |place: &u8| kind(usize::from(*place)).is_some_and(|at| at.kind == LocationKind::Site);
        let row: Vec<u8> = state.rows.iter().copied().filter(sites).collect();
        let at = |place: usize| row.iter().position(|slot| usize::from(*slot) == place);
        let is_adjacent = at(from).zip(at(end)).is_some_and(|(from, end)| from.abs_diff(end) == 1);
        there.kind == LocationKind::Site && is_related && (is_aboard || is_adjacent)
    }

    fn why_not_lose(&self, state: &State, seat: u8, what: &str) -> Why {
        if !matches!(state.top(), Step::Lose { .. } | Step::Loss { .. }) {
            return plain(common::reason::OTHER_QUESTION);
        }
        let own = &state.seats[usize::from(seat)];
        if let Some(pile) = ["reserve", "active", "used"].iter().position(|pile| *pile == what) {
            return plain(if own.piles[pile].is_empty() { common::reason::NO_SUCH_THING } else { reason::NOT_ALLOWED });
        }
        let Some(index) = self.library.cards.iter().position(|card| card.key == what) else {
            return plain(common::reason::NO_SUCH_THING);
        };
        let about = About { card: index as u16 + 1, ..About::default() };
        let is_held = state.in_hand(seat, about.card).is_some();
        (if is_held { reason::FORBIDDEN } else { reason::NOT_IN_HAND }, about)
    }

    fn why_not_damage(&self, state: &State, seat: u8, target: &str) -> Why {
        if !matches!(state.top(), Step::Attrition { .. } | Step::Loss { .. }) {
            return plain(common::reason::OTHER_QUESTION);
        }
        let Some(slot) = self.open(state, target) else {
            return plain(common::reason::NO_SUCH_THING);
        };
        let card = &state.cards[slot];
        let is_there = state.place(slot).is_some_and(|place| place + 1 == usize::from(state.battle.place));
        let reason = match () {
            () if card.seat != seat => reason::NOT_YOURS,
            () if !is_there || card.has(flag::DAMAGED) => reason::NOT_ALLOWED,
            () => reason::ATTRITION,
        };
        (reason, About { target: Some(slot), ..About::default() })
    }

    fn why_not_choose(&self, state: &State, word: &str) -> Why {
        if let Some(target) = self.open(state, word) {
            return (reason::NOT_ALLOWED, About { target: Some(target), ..About::default() });
        }
        let index = self.library.cards.iter().position(|card| card.key == word);
        match index {
            Some(index) => (reason::NOT_ALLOWED, About { card: index as u16 + 1, ..About::default() }),
            None => plain(common::reason::NO_SUCH_THING),
        }
    }
}

fn plain(reason: u16) -> Why {
    (reason, About::default())
}

/// The seat that the top step asks; at a chance the seat whose turn it is.
fn asked(state: &State) -> u8 {
    match state.top() {
        Step::Begin { seat }
        | Step::Window { seat, .. }
        | Step::Announce { seat, .. }
        | Step::Activate { seat, .. }
        | Step::DrawUpTo { seat, .. }
        | Step::Lose { seat, .. }
        | Step::LookTop { looker: seat, .. }
        | Step::Attrition { seat }
        | Step::Loss { seat }
        | Step::Cull { seat }
        | Step::Instead { seat, .. } => seat,
        Step::Run => state.running.last().map_or(state.turn, |item| item.seat),
        _ => state.turn,
    }
}

/// Why the turn player's business of a phase cannot be done now.
fn why_not_now(state: &State, seat: u8, phase: Phase) -> Option<u16> {
    match () {
        () if state.turn != seat || state.phase != phase || state.battle.place != 0 => Some(reason::PHASE),
        () if !state.stack.is_empty() => Some(reason::STACK),
        () => None,
    }
}

/// Has this seat a unit or ship at a location?
fn has_fighters(state: &State, seat: u8, place: usize) -> bool {
    state.cards.iter().any(|card| card.zone == Zone::At && usize::from(card.host) == place && card.seat == seat)
}

fn why_not_number(state: &State, word: &str) -> Why {
    match (state.top(), word.parse::<i32>()) {
        (_, Err(_)) => plain(common::reason::NO_SUCH_ORDER),
        (Step::Activate { most, .. }, Ok(n)) if n > i32::from(most) => plain(reason::TOO_MUCH),
        _ => plain(reason::NOT_ALLOWED),
    }
}

/// The rulebook's section of a reason.
fn section(reason: u16) -> &'static str {
    match reason {
        reason::ENERGY | reason::SUPPORT | reason::NOT_IN_HAND => "3. Deploy Phase",
        reason::UNIQUE => "Unique",
        reason::PHASE => "Turn Sequence",
        reason::STACK => "The Stack and Initiative",
        reason::PLACE | reason::CAPACITY | reason::NO_ICON => "Playing a Character, NōBot, or Vehicle",
        reason::WEAPON => "Playing a Weapon",
        reason::PLAYED => "Playing an Interrupt",
        reason::CONDITION | reason::PRICE | reason::USED_UP => "Abilities",
        reason::NO_TARGET | reason::NOT_ALLOWED | reason::NOT_YOURS => "Target",
        reason::NOT_CONTROLLED | reason::NO_DRAIN_ICON | reason::DRAINED => "2. Control Phase",
        reason::NO_ENEMY | reason::ATTACKED => "4. Battle Phase",
        reason::NOT_REACHED | reason::NO_MOVE => "5. Move Phase",
        reason::ACTIVATED | reason::TOO_MUCH => "1. Activate Phase",
        reason::FORBIDDEN => "Cards Override Rules",
        reason::ATTRITION => "Attrition Step",
        reason::NOT_A_LOCATION => "Location",
        reason::NO_ENERGY | reason::BOTH_OUT => "Winning the Game",
        _ => "",
    }
}
