//! What hosts see: nothing is hidden in this game, so every viewer sees the same.

use super::ColonialSpaceWars;
use super::battlefield::{Terrain, Zone};
use super::library::{Command, Mission};
use super::position::Position;
use super::size::Size;
use super::state::{Active, HEALTH, NO_ZONE, Stage, State};
use super::unit::{Class, skill};
use crate::kit::Viewer;
use serde::Serialize;

/// The ruleset's part of a view.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    mission: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    attacker: Option<u8>,
    board: Board,
    seats: Vec<SeatView>,
    places: Vec<PlaceView>,
    entities: Vec<Entity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
}

#[derive(Clone, Debug, Serialize)]
struct Board {
    map: String,
    name: String,
    rows: u8,
    columns: u8,
}

#[derive(Clone, Debug, Serialize)]
struct SeatView {
    seat: u8,
    side: u8,
    name: String,
    out: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<&'static str>,
    resources: u16,
    swords: Vec<SwordView>,
}

#[derive(Clone, Debug, Serialize)]
struct SwordView {
    sword: usize,
    faction: String,
    points: u8,
    points_at_start: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    trophic_level: Option<u8>,
    units: usize,
}

#[derive(Clone, Debug, Serialize)]
struct PlaceView {
    place: u16,
    key: String,
    row: u16,
    column: u16,
    terrain: &'static str,
    #[serde(skip_serializing_if = "is_false")]
    uncovered: bool,
    #[serde(skip_serializing_if = "is_false")]
    fortified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<u16>,
}

/// A piece: printed values, what they are now, and what it could do. Ranges are in squares, costs in points.
#[derive(Clone, Debug, Serialize)]
struct Entity {
    id: u16,
    card: String,
    name: String,
    owner: u8,
    sword: u8,
    place: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    carrier: Option<u16>,
    class: &'static str,
    level: u8,
    cmd: u8,
    printed_cmd: u8,
    mov: u8,
    printed_mov: u8,
    ata_light: u8,
    ata_heavy: u8,
    printed_ata_light: u8,
    printed_ata_heavy: u8,
    rng: u8,
    prt: u8,
    printed_prt: u8,
    absorbed: u8,
    health: u8,
    damage: u8,
    condition: &'static str,
    statuses: Vec<&'static str>,
    skills: Vec<SkillView>,
    active: bool,
    /// Squares where it could go with a whole activation (or with what is left of it).
    reach: Vec<u16>,
    /// Units that it could hit from where it is.
    targets: Vec<u16>,
}

#[derive(Clone, Debug, Serialize)]
struct SkillView {
    skill: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    x: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<&'static str>,
}

const CONDITIONS: [&str; 4] = ["undamaged", "minor_damages", "damaged", "major_damages"];

fn is_false(truth: &bool) -> bool {
    !truth
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The whole table.
    pub fn look(&self, state: &State<Z>, viewer: Viewer) -> View {
        let set_up = !matches!(state.stage, Stage::Nothing | Stage::Initiative { .. } | Stage::Role { .. });
        View {
            mission: Mission::NAMES[self.plan.mission as usize],
            attacker: set_up.then_some(state.first),
            board: Board {
                map: self.plan.map.key.clone(),
                name: self.plan.map.name.clone(),
                rows: self.plan.map.rows,
                columns: self.plan.map.columns,
            },
            seats: (0..self.plan.seats).map(|seat| self.seat_view(state, seat)).collect(),
            places: (0..self.plan.map.squares.len() as u16).map(|square| self.place_view(state, square)).collect(),
            entities: state.living().map(|(slot, _)| self.entity(state, slot)).collect(),
            position: (viewer == Viewer::All).then(|| self.write_position(state)).flatten(),
        }
    }

    /// Resource points of the units that a seat has left: its score.
    pub fn worth(&self, state: &State<Z>, seat: u8) -> i32 {
        let costs = self.units_of(state, seat).map(|slot| self.unit(state.unit(slot).kind).cost.unwrap_or(0));
        costs.map(i32::from).sum()
    }

    fn seat_view(&self, state: &State<Z>, seat: u8) -> SeatView {
        let zone = state.zones[usize::from(seat)];
        SeatView {
            seat,
            side: self.side(seat),
            name: self.plan.seat_names[usize::from(seat)].clone(),
            out: state.is_out(seat),
            base: (zone != NO_ZONE).then(|| Zone::NAMES[usize::from(zone)]),
            resources: state.resources[usize::from(seat)],
            swords: self.plan.swords_of(seat).map(|sword| self.sword_view(state, sword)).collect(),
        }
    }

    fn sword_view(&self, state: &State<Z>, sword: usize) -> SwordView {
        let faction = &self.plan.library.factions[usize::from(self.plan.swords[sword].faction)];
        let own = || state.living().filter(move |(_, unit)| usize::from(unit.sword) == sword);
        let levels = own().map(|(_, unit)| self.unit(unit.kind)).filter(|profile| self.is_trophic(profile));
        let level = levels.map(|profile| profile.level).max().unwrap_or(0);
        SwordView {
            sword,
            faction: faction.key.clone(),
            points: state.points[sword],
            points_at_start: self.pool(state, sword),
            trophic_level: (faction.command == Command::Trophic).then_some(level),
            units: own().count(),
        }
    }

    fn place_view(&self, state: &State<Z>, square: u16) -> PlaceView {
        let here = self.plan.map.squares[usize::from(square)];
        let columns = u16::from(self.plan.map.columns);
        PlaceView {
            place: square + 1,
            key: self.plan.map.names[usize::from(square) + 1].clone(),
            row: square / columns + 1,
            column: square % columns + 1,
            terrain: Terrain::NAMES[here.terrain as usize],
            uncovered: here.uncovered,
            fortified: here.fortified,
            unit: state.resident(square).map(|slot| state.unit(slot).id),
        }
    }

    fn entity(&self, state: &State<Z>, slot: usize) -> Entity {
        let unit = state.unit(slot);
        let profile = self.unit(unit.kind);
        let seat = self.seat_of(state, slot);
        let acting = matches!(state.stage, Stage::Active | Stage::Horde | Stage::Frenzy);
        let active = acting && usize::from(state.active.unit) == slot;
        let ready = self.as_if_active(state, slot, active);
        let left = |class| self.points_against(&ready, class);
        let reach = self.reach(&ready).whole();
        Entity {
            id: unit.id,
            card: self.plan.library.print(unit.kind).key.clone(),
            name: self.plan.library.name(unit.kind).to_owned(),
            owner: seat,
            sword: unit.sword,
            place: state
                .place(slot)
                .map_or(String::new(), |square| self.plan.map.names[usize::from(square) + 1].clone()),
            carrier: unit.carrier().map(|carrier| state.unit(carrier).id),
            class: Class::NAMES[profile.class as usize],
            level: profile.level,
            cmd: self.price(state, slot, &self.surroundings(state, seat)),
            printed_cmd: profile.cmd,
            mov: ready.active.mov,
            printed_mov: profile.mov,
            ata_light: left(Class::Light),
            ata_heavy: left(Class::Heavy),
            printed_ata_light: profile.ata[0],
            printed_ata_heavy: profile.ata[1],
            rng: profile.rng,
            prt: self.protection(state, slot),
            printed_prt: profile.prt,
            absorbed: unit.absorbed,
            health: HEALTH - unit.hurt(),
            damage: unit.hurt(),
            condition: CONDITIONS[usize::from(unit.hurt())],
            statuses: self.statuses(state, slot, active),
            skills: self.skill_views(unit.kind),
            active,
            reach: reach.each().map(|square| square + 1).collect(),
            targets: self.targets(&ready).map(|(other, _)| state.unit(other).id).collect(),
        }
    }

    /// The position as it would be if this unit acted now.
    fn as_if_active(&self, state: &State<Z>, slot: usize, active: bool) -> State<Z> {
        let mut ready = *state;
        if !active {
            self.set_down(&mut ready);
            let seat = self.seat_of(state, slot);
            ready.lift(slot, seat);
            let mov = self.unit(state.unit(slot).kind).mov;
            (ready.turn, ready.active) = (seat, Active { unit: slot as u8, mov, ..Active::default() });
        }
        ready
    }

    /// Sets the acting unit down where it is, if nobody stands there: the others see it.
    fn set_down(&self, state: &mut State<Z>) {
        let slot = usize::from(state.active.unit);
        let acts = matches!(state.stage, Stage::Active | Stage::Horde | Stage::Frenzy);
        if let Some(square) = state.unit(slot).square().filter(|square| acts && state.resident(*square).is_none()) {
            state.stand(slot, self.seat_of(state, slot), square);
        }
    }

    /// Table 1: the statuses of a unit.
    fn statuses(&self, state: &State<Z>, slot: usize, active: bool) -> Vec<&'static str> {
        let unit = state.unit(slot);
        let profile = self.unit(unit.kind);
        let mut statuses = Vec::new();
        let reserve = !active && !unit.is_marked();
        statuses.push(match () {
            () if active => "active",
            () if reserve => "reserve",
            () => "non_active",
        });
        if reserve && profile.has(skill::NEXUS) {
            let mut around = self.surroundings(state, self.seat_of(state, slot));
            statuses.push(if self.is_connected(state, slot, &mut around) { "connected" } else { "disconnected" });
        }
        let here = unit.square();
        let light = profile.class == Class::Light;
        let on = |squares: super::squares::Squares<Z>| here.is_some_and(|square| squares.has(square));
        for (holds, status) in [
            (profile.has(skill::CLOAK), "cloaked"),
            (on(self.ground.fortified), "fortified"),
            (light && on(self.ground.cover), "covered"),
            (on(self.ground.uncovered), "uncovered"),
            (self.is_protected(state, slot), "protected"),
        ] {
            if holds {
                statuses.push(status);
            }
        }
        statuses
    }

    fn skill_views(&self, kind: u8) -> Vec<SkillView> {
        let profile = self.unit(kind);
        let named = (0..skill::NAMES.len()).filter(|bit| profile.has(1 << bit));
        let view = |bit: usize| SkillView {
            skill: skill::NAMES[bit],
            x: match 1 << bit {
                skill::LEADER => Some(profile.leader),
                skill::NODE => Some(profile.node),
                skill::HEAL => Some(profile.heal),
                skill::CHAOS => Some(profile.chaos),
                skill::TRANSPORT => Some(profile.transport),
                _ => None,
            },
            class: profile.control.filter(|_| 1 << bit == skill::CONTROL).map(|class| Class::NAMES[class as usize]),
        };
        named.map(view).collect()
    }
}
