//! Movement: the five forms of the movement action, effects that move cards, and who comes along (rulebook: Move Phase).

use super::WarsTcg;
use super::answer::Answer;
use super::card::Kind;
use super::codes::event;
use super::effect::{Act, Event as What, Mark};
use super::referee::{Flow, Referee};
use super::select::stage;
use super::state::{Slots, State, Step, Zone, each_slot};
use super::triggers::Happening;
use crate::kit::{Event, Sink};

impl<S: Sink> Referee<'_, S> {
    /// A card sets out for a location or a ship; with transport it may take others along.
    pub fn depart(&mut self, slot: usize, to: usize) {
        let transport = self.rules.keywords(self.state, slot, stage::ALL).transport;
        let id = self.state.cards[slot].id;
        let from = self.state.cards[slot].host;
        if transport == 0 {
            self.arrive(slot, to);
        } else {
            self.push(Step::Passengers { id, from, to: to as u8, left: transport });
        }
    }

    /// Asks who comes along, while there is anybody.
    pub fn passengers(&mut self, id: u16, from: u8, to: u8, left: u8) -> Flow {
        let Some(slot) = self.state.in_play(id) else {
            return self.pop();
        };
        if left > 0 && self.rules.companions(self.state, slot, from.into(), to.into()) != 0 {
            return Flow::Asks;
        }
        self.state.steps.pop();
        self.arrive(slot, to.into());
        Flow::Acted
    }

    /// Takes one more along, or sets out.
    pub fn bring(&mut self, id: u16, from: u8, to: u8, left: u8, answer: Answer) {
        match (answer, self.state.in_play(id)) {
            (Answer::Bring { slot }, Some(_)) => {
                self.replace(Step::Passengers { id, from, to, left: left - 1 });
                self.arrive(slot.into(), to.into());
            }
            (_, Some(slot)) => {
                self.state.steps.pop();
                self.arrive(slot, to.into());
            }
            _ => {
                self.state.steps.pop();
            }
        }
    }

    /// A card comes to a location, or aboard a ship.
    pub fn arrive(&mut self, slot: usize, to: usize) {
        let from = self.state.place(slot);
        let zone = if self.state.cards[to].zone == Zone::Location { Zone::At } else { Zone::Aboard };
        self.state.cards[slot].zone = zone;
        self.state.cards[slot].host = to as u8;
        let origin = from.map_or(0, |from| self.state.cards[from].id);
        let told = Event { value: origin.into(), ..self.about_two(event::MOVE, slot, to) };
        self.tell(told);
        let (they, it) = (self.state.cards[slot].seat, self.state.cards[slot].id);
        let there = self.state.place(slot);
        self.notice(Happening { subject: Some(slot), there, it, ..Happening::new(What::Moves, they, from) });
    }
}

impl WarsTcg {
    /// Where a movement action may bring a card: locations, and ships to go aboard.
    pub fn destinations(&self, state: &State, slot: usize) -> Slots {
        if !self.is_free_to_move(state, slot) {
            return 0;
        }
        let card = &state.cards[slot];
        let Some(place) = state.place(slot) else {
            return 0;
        };
        let face = self.card(card.card);
        if face.kind == Kind::Ship {
            let sectors = each_slot(self.locations(state)).filter(|to| self.is_sector(state, *to) && *to != place);
            return sectors.fold(0, |all, to| all | 1 << to);
        }
        if card.zone == Zone::At {
            let related = each_slot(self.related(state, place)).filter(|to| self.is_sector(state, *to));
            return self.adjacent(state, place) | related.fold(0, |all, to| all | self.ships(state, slot, to));
        }
        let sites = each_slot(self.related(state, place)).filter(|to| !self.is_sector(state, *to));
        sites.fold(0, |all, to| all | 1 << to) | self.ships(state, slot, place)
    }

    /// Ships of the same player at a sector with room for the unit, its own apart.
    fn ships(&self, state: &State, unit: usize, place: usize) -> Slots {
        let card = &state.cards[unit];
        let own = if card.zone == Zone::Aboard { Some(usize::from(card.host)) } else { None };
        let ships = self.fighters(state, card.seat, place);
        ships
            .filter(|ship| Some(*ship) != own && self.has_room(state, *ship, card.card))
            .fold(0, |all, ship| all | 1 << ship)
    }

    /// May this card be moved at all?
    pub fn is_free_to_move(&self, state: &State, slot: usize) -> bool {
        let card = &state.cards[slot];
        matches!(card.zone, Zone::At | Zone::Aboard)
            && !self.bears(state, Mark::NoMove, slot)
            && !self.forbids(state, Act::Move, card.seat, state.place(slot), Some(slot), 0)
    }

    /// May the card still go there by a movement action?
    pub fn may_move(&self, state: &State, slot: usize, to: usize) -> bool {
        self.destinations(state, slot) & 1 << to != 0
    }

    /// Who may go along with a card that moves: characters with a unit, fighters with a ship, from the same place.
    pub fn companions(&self, state: &State, mover: usize, from: usize, to: usize) -> Slots {
        let card = &state.cards[mover];
        let ship = self.card(card.card).kind == Kind::Ship;
        each_slot(state.play)
            .filter(|slot| {
                let other = &state.cards[*slot];
                let face = self.card(other.card);
                let kind = if ship {
                    face.kind == Kind::Ship && face.labels.contains(&self.library.fighter)
                } else {
                    face.kind == Kind::Character
                };
                *slot != mover
                    && other.seat == card.seat
                    && other.zone == card.zone
                    && usize::from(other.host) == from
                    && kind
                    && self.is_free_to_move(state, *slot)
                    && (state.cards[to].zone == Zone::Location || self.has_room_beside(state, to, mover, *slot))
            })
            .fold(0, |all, slot| all | 1 << slot)
    }

    /// Is there room aboard for one more when the mover has come aboard too?
    fn has_room_beside(&self, state: &State, ship: usize, mover: usize, other: usize) -> bool {
        let size = |slot: usize| i16::from(self.face(state, slot).sides[0].keywords.size.max(1));
        self.room(state, ship) >= size(mover) + size(other)
    }
}
