//! What a viewer sees: a list of allowed things, built up, never a full position with things taken out.

use super::WarsTcg;
use super::card::{FACTIONS, INDEPENDENT, KINDS, LocationKind, Stat};
use super::effect::{BattleStep, Pile};
use super::position::Position;
use super::state::{Item, SEATS, State, Zone, each_slot, flag};
use crate::kit::Viewer;
use serde::Serialize;
use std::collections::BTreeMap;

/// The ruleset's part of a view.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    turns: u16,
    activated: bool,
    seats: Vec<SeatView>,
    rows: Vec<RowView>,
    stack: Vec<ItemView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    battle: Option<BattleView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatView {
    seat: u8,
    name: String,
    energy: usize,
    hand: usize,
    reserve: usize,
    active: usize,
    used: usize,
    support: BTreeMap<&'static str, i16>,
    battles_won: u8,
    lost: Vec<LooseView>,
    removed: Vec<LooseView>,
    assets: Vec<CardView>,
    pending: Vec<LooseView>,
    hand_cards: Vec<HeldView>,
    pile_cards: Vec<PileView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_list: Option<Vec<String>>,
}

/// A card that is not in play.
#[derive(Clone, Debug, Serialize)]
struct LooseView {
    id: u16,
    card: String,
    name: String,
}

#[derive(Clone, Debug, Serialize)]
struct HeldView {
    id: u32,
    card: String,
    name: String,
    open: bool,
}

#[derive(Clone, Debug, Serialize)]
struct PileView {
    pile: &'static str,
    from_top: usize,
    card: String,
    name: String,
    known: Vec<u8>,
}

#[derive(Clone, Debug, Serialize)]
struct RowView {
    system: String,
    locations: Vec<LocationView>,
}

#[derive(Clone, Debug, Serialize)]
struct LocationView {
    id: u16,
    card: String,
    name: String,
    kind: &'static str,
    seat: u8,
    energy: [i16; SEATS],
    support: [BTreeMap<&'static str, i16>; SEATS],
    #[serde(skip_serializing_if = "Option::is_none")]
    controlled_by: Option<u8>,
    drained: bool,
    attacked: bool,
    camps: Vec<CardView>,
    cards: Vec<CardView>,
}

#[derive(Clone, Debug, Serialize)]
struct CardView {
    id: u16,
    card: String,
    name: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    faction: Option<&'static str>,
    seat: u8,
    owner: u8,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    stats: Option<StatsView>,
    damaged: bool,
    inverted: bool,
    entered_this_turn: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aboard: Vec<CardView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    beneath: Vec<CardView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stacked: Vec<StackedView>,
}

#[derive(Clone, Debug, Serialize)]
struct StatsView {
    power: i16,
    tactics: i16,
    defense: i16,
    printed_power: i8,
    printed_tactics: i8,
    printed_defense: i8,
    capacity: u8,
}

/// A card stacked on another: without a name when the viewer does not know it.
#[derive(Clone, Debug, Serialize)]
struct StackedView {
    id: u16,
    owner: u8,
    face_up: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct ItemView {
    id: u16,
    kind: &'static str,
    seat: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    source: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u16>,
    targets: Vec<u16>,
    places: Vec<u16>,
    x: i16,
}

#[derive(Clone, Debug, Serialize)]
struct BattleView {
    at: u16,
    step: &'static str,
    attacker: u8,
    revealed: [Option<String>; SEATS],
    shown: [i16; SEATS],
    bonus: [i16; SEATS],
    destiny: [i16; SEATS],
    attrition: [i16; SEATS],
    power: [i16; SEATS],
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<u8>,
    casualties: i16,
    doomed: Vec<u16>,
}

const PILES: [(Pile, &str); 3] = [(Pile::Reserve, "reserve"), (Pile::Active, "active"), (Pile::Used, "used")];

/// Names of the kinds of pending items, by number.
pub const ITEMS: [&str; 10] =
    ["none", "card", "ability", "trigger", "instead", "activation", "drain", "attack", "movement", "draw"];

/// The name of a step of a battle.
pub fn step_name(step: BattleStep) -> &'static str {
    match step {
        BattleStep::Begin => "begin",
        BattleStep::Destiny => "destiny",
        BattleStep::Attrition => "attrition",
        BattleStep::Power => "power",
        BattleStep::Loss => "loss",
        BattleStep::End => "end",
    }
}

/// Does this viewer know a face which the seats of these bits know?
pub fn knows(viewer: Viewer, bits: u8) -> bool {
    match viewer {
        Viewer::All => true,
        Viewer::Public => false,
        Viewer::Seat(seat) => bits.checked_shr(seat.into()).unwrap_or(0) & 1 != 0,
    }
}

/// The entity id of a hand card.
pub fn hand_id(seat: u8, id: u16, open: u8) -> u32 {
    if open != 0 { id.into() } else { (u32::from(seat) + 1) * 1_000_000 + u32::from(id) }
}

impl WarsTcg {
    /// What this viewer may see.
    pub fn look(&self, state: &State, viewer: Viewer) -> View {
        View {
            turns: state.turns,
            activated: state.activated != 0,
            seats: (0..SEATS as u8).map(|seat| self.seat_view(state, seat, viewer)).collect(),
            rows: self.row_views(state, viewer),
            stack: state.stack.iter().map(|item| self.item_view(state, item)).collect(),
            battle: self.battle_view(state),
            position: (viewer == Viewer::All).then(|| self.write_position(state)).flatten(),
        }
    }

    fn key_and_name(&self, card: u16) -> Option<(String, String)> {
        let face = self.by_number(card)?;
        Some((face.key.clone(), face.name.clone()))
    }

    fn seat_view(&self, state: &State, seat: u8, viewer: Viewer) -> SeatView {
        let own = &state.seats[usize::from(seat)];
        let player = &self.players[usize::from(seat)];
        let list_shown = self.options.open_lists || viewer.sees(seat);
        let in_zone = |zone: Zone| {
            let slots = (0..state.cards.len()).filter(move |slot| state.cards[*slot].zone == zone);
            slots.filter(move |slot| state.cards[*slot].owner == seat)
        };
        let assets = (0..state.cards.len()).filter(|slot| {
            let card = &state.cards[*slot];
            card.zone == Zone::Area && card.seat == seat
        });
        SeatView {
            seat,
            name: player.name.clone(),
            energy: own.energy(),
            hand: own.hand.len(),
            reserve: own.pile(Pile::Reserve).len(),
            active: own.pile(Pile::Active).len(),
            used: own.pile(Pile::Used).len(),
            support: self.support_total(state, seat),
            battles_won: own.won,
            lost: own.lost.iter().rev().filter_map(|slot| self.loose_view(state, (*slot).into())).collect(),
            removed: in_zone(Zone::Removed).filter_map(|slot| self.loose_view(state, slot)).collect(),
            assets: assets.map(|slot| self.card_view(state, slot, viewer)).collect(),
            pending: in_zone(Zone::Pending).filter_map(|slot| self.loose_view(state, slot)).collect(),
            hand_cards: self.held_views(state, seat, viewer),
            pile_cards: self.pile_views(state, seat, viewer),
            deck_list: list_shown
                .then(|| player.list.iter().filter_map(|card| self.key_and_name(*card)).map(|(key, _)| key).collect()),
        }
    }

    /// Support icons of a seat at all locations, by faction.
    pub fn support_total(&self, state: &State, seat: u8) -> BTreeMap<&'static str, i16> {
        let mut total = BTreeMap::new();
        for place in state.rows.iter() {
            for (faction, n) in self.support_at(state, seat, (*place).into()) {
                *total.entry(faction).or_insert(0) += n;
            }
        }
        total
    }

    fn support_at(&self, state: &State, seat: u8, place: usize) -> BTreeMap<&'static str, i16> {
        let icons = FACTIONS.iter().enumerate();
        let icons = icons.map(|(faction, name)| (*name, self.support_icons(state, seat, place, faction as u8)));
        icons.filter(|(_, n)| *n != 0).collect()
    }

    fn loose_view(&self, state: &State, slot: usize) -> Option<LooseView> {
        let open = &state.cards[slot];
        let (card, name) = self.key_and_name(open.card)?;
        Some(LooseView { id: open.id, card, name })
    }

    fn held_views(&self, state: &State, seat: u8, viewer: Viewer) -> Vec<HeldView> {
        let hand = state.seats[usize::from(seat)].hand.iter();
        let seen = hand.filter(|held| viewer.sees(seat) || held.open != 0);
        let view = |held: &super::state::HandCard| {
            let (card, name) = self.key_and_name(held.card)?;
            Some(HeldView { id: hand_id(seat, held.id, held.open), card, name, open: held.open != 0 })
        };
        seen.filter_map(view).collect()
    }

    fn pile_views(&self, state: &State, seat: u8, viewer: Viewer) -> Vec<PileView> {
        let mut views = Vec::new();
        for (pile, name_of_pile) in PILES {
            let cards = state.seats[usize::from(seat)].pile(pile).iter().rev().enumerate();
            for (from_top, card) in cards.filter(|(_, card)| knows(viewer, card.knows)) {
                if let Some((key, name)) = self.key_and_name(card.card) {
                    let known = (0..SEATS as u8).filter(|seat| knows(Viewer::Seat(*seat), card.knows)).collect();
                    views.push(PileView { pile: name_of_pile, from_top, card: key, name, known });
                }
            }
        }
        views
    }

    fn row_views(&self, state: &State, viewer: Viewer) -> Vec<RowView> {
        let mut rows: Vec<RowView> = Vec::new();
        let mut last = None;
        for slot in state.rows.iter().map(|slot| usize::from(*slot)) {
            let system = self.system_of(state, slot);
            if last != Some(system) {
                rows.push(RowView { system: self.library.systems.name(system).to_owned(), locations: Vec::new() });
            }
            last = Some(system);
            if let Some(row) = rows.last_mut() {
                row.locations.push(self.location_view(state, slot, viewer));
            }
        }
        rows
    }

    /// The number of the system of a location in play.
    pub fn system_of(&self, state: &State, slot: usize) -> u8 {
        self.face(state, slot).location.map_or(0, |location| location.system)
    }

    fn location_view(&self, state: &State, slot: usize, viewer: Viewer) -> LocationView {
        let open = &state.cards[slot];
        let face = self.face(state, slot);
        let side = [0, 1];
        let here = (0..state.cards.len()).filter(|other| {
            let other = &state.cards[*other];
            other.zone == Zone::At && usize::from(other.host) == slot
        });
        let site = face.location.is_some_and(|location| location.kind == LocationKind::Site);
        LocationView {
            id: open.id,
            card: face.key.clone(),
            name: face.name.clone(),
            kind: if site { "site" } else { "sector" },
            seat: open.seat,
            energy: side.map(|seat| self.energy_icons(state, seat, slot)),
            support: side.map(|seat| self.support_at(state, seat, slot)),
            controlled_by: side.into_iter().find(|seat| self.controls(state, *seat, slot)),
            drained: open.has(flag::DRAINED),
            attacked: open.has(flag::ATTACKED),
            camps: self.views_on(state, slot, Zone::Beneath, viewer),
            cards: here.map(|other| self.card_view(state, other, viewer)).collect(),
        }
    }

    fn views_on(&self, state: &State, host: usize, zone: Zone, viewer: Viewer) -> Vec<CardView> {
        let on = state.on(host).filter(|slot| state.cards[*slot].zone == zone);
        on.map(|slot| self.card_view(state, slot, viewer)).collect()
    }

    fn card_view(&self, state: &State, slot: usize, viewer: Viewer) -> CardView {
        let open = &state.cards[slot];
        let face = self.face(state, slot);
        let printed = face.sides[open.face()].stats;
        let stats = face.kind.fights().then(|| StatsView {
            power: self.stat(state, Stat::Power, slot),
            tactics: self.stat(state, Stat::Tactics, slot),
            defense: self.stat(state, Stat::Defense, slot),
            printed_power: printed[0],
            printed_tactics: printed[1],
            printed_defense: printed[2],
            capacity: face.capacity,
        });
        CardView {
            id: open.id,
            card: face.key.clone(),
            name: face.name.clone(),
            kind: KINDS[face.kind as usize],
            faction: (face.faction != INDEPENDENT).then(|| FACTIONS.get(usize::from(face.faction)).copied()).flatten(),
            seat: open.seat,
            owner: open.owner,
            stats,
            damaged: open.has(flag::DAMAGED),
            inverted: open.has(flag::INVERTED),
            entered_this_turn: open.has(flag::ENTERED),
            aboard: self.views_on(state, slot, Zone::Aboard, viewer),
            beneath: self.views_on(state, slot, Zone::Beneath, viewer),
            stacked: self.stacked_views(state, slot, viewer),
        }
    }

    fn stacked_views(&self, state: &State, host: usize, viewer: Viewer) -> Vec<StackedView> {
        let on = state.on(host).map(|slot| &state.cards[slot]);
        let stacked = on.filter(|card| matches!(card.zone, Zone::StackedUp | Zone::StackedDown));
        let view = |open: &super::state::Card| {
            let face_up = open.zone == Zone::StackedUp;
            let shown = self.key_and_name(open.card).filter(|_| face_up || knows(viewer, open.knows));
            let (card, name) = shown.unzip();
            StackedView { id: open.id, owner: open.owner, face_up, card, name }
        };
        stacked.map(view).collect()
    }

    fn item_view(&self, state: &State, item: &Item) -> ItemView {
        let (card, name) = self.key_and_name(item.card).unzip();
        let id = |place: u8| {
            let slot = usize::from(place).checked_sub(1)?;
            state.cards.get(slot).map(|card| card.id).filter(|id| *id != 0)
        };
        ItemView {
            id: item.id,
            kind: ITEMS[item.kind as usize],
            seat: item.seat,
            card,
            name,
            source: item.source,
            at: id(item.there),
            to: id(item.to),
            targets: item.t.iter().copied().filter(|id| *id != 0).collect(),
            places: item.p.iter().filter_map(|place| id(*place)).collect(),
            x: item.n[0],
        }
    }

    fn battle_view(&self, state: &State) -> Option<BattleView> {
        let battle = &state.battle;
        let slot = usize::from(battle.place).checked_sub(1)?;
        Some(BattleView {
            at: state.cards[slot].id,
            step: step_name(battle.step),
            attacker: battle.attacker,
            revealed: battle.card.map(|card| self.key_and_name(card).map(|(key, _)| key)),
            shown: battle.shown,
            bonus: battle.bonus,
            destiny: battle.destiny,
            attrition: battle.attrition,
            power: battle.power,
            winner: battle.winner.checked_sub(1),
            casualties: battle.casualties,
            doomed: each_slot(battle.doomed).filter_map(|slot| state.cards.get(slot)).map(|card| card.id).collect(),
        })
    }
}
