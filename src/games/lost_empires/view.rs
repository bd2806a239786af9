//! What a viewer sees: a list of allowed things, built up, never a full position with things taken out.

use super::LostEmpires;
use super::battlefield::{self, COUNT, DISCARD, adjacent, each, is_objective};
use super::card::{Kind, Subtype, keyword};
use super::position::Position;
use super::setup::{COMMAND, SUPPLY, hand_id};
use super::state::{SEATS, SLOTS, Stat, State, Step, flag};
use crate::kit::Viewer;
use serde::Serialize;

/// The ruleset's part of a view.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    first_player: u8,
    seats: Vec<SeatView>,
    places: Vec<PlaceView>,
    entities: Vec<Entity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatView {
    seat: usize,
    faction: String,
    name: String,
    command: u8,
    command_tokens: u8,
    supply: u8,
    supply_tokens: u8,
    artifacts: u8,
    gates: u8,
    hand: usize,
    deck: usize,
    discard: usize,
    passed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_list: Option<Vec<String>>,
}

#[derive(Clone, Debug, Serialize)]
struct PlaceView {
    place: u16,
    key: &'static str,
    name: String,
    kind: &'static str,
    adjacent: Vec<u16>,
    control: Vec<i32>,
}

/// A card that the viewer sees, wherever it lies. Stats are left out for cards that are not in play.
#[derive(Clone, Debug, Serialize)]
struct Entity {
    id: u32,
    card: String,
    name: String,
    owner: u8,
    place: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from_top: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<bool>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    unit: Option<UnitView>,
}

#[derive(Clone, Debug, Serialize)]
struct UnitView {
    subtype: &'static str,
    control: i32,
    offense: i32,
    defense: i32,
    printed_control: i8,
    printed_offense: i8,
    printed_defense: i8,
    damage: u8,
    drained: bool,
    elite: bool,
    played_this_turn: bool,
    keywords: Vec<&'static str>,
    named_abilities: Vec<String>,
    active: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<u8>,
}

impl LostEmpires {
    /// What this viewer may see.
    pub fn look(&self, state: &State, viewer: Viewer) -> View {
        View {
            first_player: state.first,
            seats: (0..SEATS).map(|seat| self.seat_view(state, seat, viewer)).collect(),
            places: (0..COUNT as u8).map(|place| self.place_view(state, place)).collect(),
            entities: self.entities(state, viewer),
            position: (viewer == Viewer::All).then(|| self.write_position(state)).flatten(),
        }
    }

    fn seat_view(&self, state: &State, seat: usize, viewer: Viewer) -> SeatView {
        let own = &state.seats[seat];
        let player = &self.players[seat];
        let (faction, name) = self.library.factions[usize::from(player.faction)].clone();
        let list_shown = self.options.open_lists || viewer.sees(seat as u8);
        let key = |card: &u8| self.card(*card).key.clone();
        SeatView {
            seat,
            faction,
            name,
            command: own.command,
            command_tokens: COMMAND,
            supply: own.supply,
            supply_tokens: SUPPLY,
            artifacts: own.artifacts,
            gates: own.gates,
            hand: own.hand.len(),
            deck: own.deck.len(),
            discard: state.discarded(seat as u8).count(),
            passed: own.passed != 0,
            deck_list: list_shown.then(|| player.deck.iter().step_by(2).map(key).collect()),
        }
    }

    fn place_view(&self, state: &State, place: u8) -> PlaceView {
        PlaceView {
            place: battlefield::number(place),
            key: battlefield::NAMES[usize::from(place) + 1],
            name: self.place_names[usize::from(battlefield::number(place))].clone(),
            kind: match place {
                battlefield::CENTER => "center_objective",
                place if is_objective(place) => "outer_objective",
                _ => "hive",
            },
            adjacent: each(adjacent(place)).map(battlefield::number).collect(),
            control: (0..SEATS as u8).map(|seat| self.total_control(state, seat, place)).collect(),
        }
    }

    /// Everything that this viewer can name: open cards, hand and deck cards that he knows.
    fn entities(&self, state: &State, viewer: Viewer) -> Vec<Entity> {
        let mut entities: Vec<Entity> =
            (0..SLOTS).filter(|slot| state.cards[*slot].card != 0).map(|slot| self.open_entity(state, slot)).collect();
        for seat in 0..SEATS as u8 {
            let own = &state.seats[usize::from(seat)];
            let sees = viewer.sees(seat);
            for held in own.hand.iter().filter(|held| held.card != 0 && (sees || held.open != 0)) {
                let place = battlefield::NAMES[usize::from(battlefield::hand(seat))];
                let entity = self.entity(held.card, hand_id(seat, held), seat, place);
                entities.push(Entity { open: Some(held.open != 0), ..entity });
            }
            for (from_top, card) in own.deck.iter().rev().enumerate() {
                if card.card != 0 && (card.known == 2 || sees) {
                    let place = battlefield::NAMES[usize::from(battlefield::deck(seat))];
                    let entity = self.entity(card.card, 0, seat, place);
                    entities.push(Entity { from_top: Some(from_top), open: Some(card.known == 2), ..entity });
                }
            }
        }
        entities
    }

    fn entity(&self, card: u8, id: u32, owner: u8, place: &'static str) -> Entity {
        let face = self.card(card);
        Entity {
            id,
            card: face.key.clone(),
            name: face.name.clone(),
            owner,
            place,
            kind: if face.kind == Kind::Unit { "unit" } else { "support" },
            from_top: None,
            open: None,
            unit: None,
        }
    }

    fn open_entity(&self, state: &State, slot: usize) -> Entity {
        let card = &state.cards[slot];
        let place = match card.place {
            DISCARD => battlefield::discard(card.owner),
            place if usize::from(place) < COUNT => battlefield::number(place),
            _ => 0,
        };
        let place = if place == 0 { "resolving" } else { battlefield::NAMES[usize::from(place)] };
        let entity = self.entity(card.card, card.id.into(), card.owner, place);
        let unit = state.is_in_play(slot).then(|| self.unit_view(state, slot));
        Entity { unit, ..entity }
    }

    fn unit_view(&self, state: &State, slot: usize) -> UnitView {
        let unit = &state.cards[slot];
        let face = self.face(state, slot);
        let actions = state.steps.iter().find_map(|step| match step {
            Step::Active { unit: id, actions, .. } if *id == unit.id => Some(*actions),
            _ => None,
        });
        UnitView {
            subtype: if face.subtype == Some(Subtype::Heavy) { "heavy" } else { "light" },
            control: self.value(state, slot, Stat::Control),
            offense: self.value(state, slot, Stat::Offense),
            defense: self.value(state, slot, Stat::Defense),
            printed_control: face.printed(Stat::Control),
            printed_offense: face.printed(Stat::Offense),
            printed_defense: face.printed(Stat::Defense),
            damage: unit.damage,
            drained: unit.has(flag::DRAINED),
            elite: unit.has(flag::ELITE),
            played_this_turn: unit.has(flag::PLAYED),
            keywords: (0..keyword::NAMES.len())
                .filter(|bit| face.has(1 << bit))
                .map(|bit| keyword::NAMES[bit])
                .collect(),
            named_abilities: face.named.iter().map(|ability| ability.name.clone()).collect(),
            active: actions.is_some(),
            actions,
        }
    }
}
