//! What one game is played with: 4.1 and the configuration. A [`Plan`] is everything that does not change while it is played.

use super::army::{Sword, read_swords};
use super::battlefield::{Map, Zone};
use super::library::{Command, Library, Mission, Scenario};
use super::options::Options;
use super::size::Size;
use super::state::{SEATS, SWORDS};
use super::unit::Print;
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use std::sync::Arc;

/// Columns of a base in the Messenger (4.3.1 step 1).
const MESSENGER_DEPTH: u8 = 3;
/// Most units of a game.
const MOST_UNITS: usize = 255;

/// What does not change while a game is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The data.
    pub library: Arc<Library>,
    /// The board.
    pub map: Arc<Map>,
    /// What it is played for.
    pub mission: Mission,
    /// How many seats play.
    pub seats: u8,
    /// Which side each seat is on.
    pub sides: [u8; SEATS],
    /// All swords, seat by seat.
    pub swords: Vec<Sword>,
    /// The options.
    pub options: Options,
    /// The bases or corners that can be chosen.
    pub zones: Vec<Zone>,
    /// Name of each seat's faction, or of its factions.
    pub seat_names: Vec<String>,
    /// Kind of the Messenger.
    pub messenger: u8,
    /// Kind of the Bastion.
    pub bastion: u8,
}

impl Plan {
    /// Reads the ruleset's part of a configuration; `None` exactly when faults were added.
    pub fn read(config: &Node, faults: &mut Faults) -> Option<Plan> {
        let before = faults.0.len();
        let packs = config.get("packs").and_then(|packs| packs.list(faults)).unwrap_or_default();
        let shelf = Library::with(&packs, faults);
        if faults.0.len() > before {
            return None;
        }
        let library = &*shelf;
        let _ = config.get("open_lists").map(|open| open.truth(faults));
        let scenario = read_scenario(config, library, faults);
        let seats = read_seats(config, scenario, faults);
        let options = config.get("options");
        let rules = options.as_ref().map_or(Options::default(), |node| Options::read(node, seats.len(), faults));
        let mut swords = Vec::new();
        let mut places = Vec::new();
        for (seat, node) in seats.iter().enumerate() {
            for (sword, place) in read_swords(node, seat as u8, scenario.mission, library, faults) {
                swords.push(sword);
                places.push(place);
            }
        }
        if swords.len() > SWORDS {
            let text = format!("a game holds {SWORDS} swords at most, not {}", swords.len());
            faults.add_rule(&config.place_of("seats"), reason::RANGE, "4.1", text);
        }
        let units: usize = swords.iter().map(|sword| sword.units.len()).sum();
        if units + 1 > MOST_UNITS {
            let text = format!("a game holds {MOST_UNITS} units at most");
            faults.add_rule(&config.place_of("seats"), reason::RANGE, "4.1", text);
        }
        let map = read_map(config, options.as_ref(), scenario, &swords, seats.len(), library, faults);
        let pairs = read_pairs(options.as_ref(), scenario, seats.len(), faults);
        let map = map.filter(|_| faults.0.len() == before)?;
        let zones = zones(&map, scenario.mission, seats.len());
        let plan = Plan {
            seat_names: (0..seats.len()).map(|seat| seat_name(seat as u8, &swords, library)).collect(),
            messenger: library.number("messenger").expect("the Messenger is shipped"),
            bastion: library.number("bastion").expect("the Bastion is shipped"),
            library: Arc::clone(&shelf),
            map,
            mission: scenario.mission,
            seats: seats.len() as u8,
            sides: [0, 1, 2, 3].map(|seat| if pairs { seat % 2 } else { seat }),
            swords,
            options: rules,
            zones,
        };
        plan.check_deployment(&places, config, faults);
        (faults.0.len() == before).then_some(plan)
    }

    /// Has a state of this size room for this game? In attrition units are made during the game.
    pub fn fits<Z: Size>(&self) -> bool {
        let most = match self.mission {
            Mission::SuddenDeath => self.swords.iter().map(|sword| sword.units.len()).sum(),
            Mission::Messenger => self.swords.iter().map(|sword| sword.units.len()).sum::<usize>() + 1,
            Mission::Attrition => MOST_UNITS,
        };
        most <= Z::UNITS && self.map.squares.len() <= Z::SQUARES
    }

    /// Lines of a base.
    pub fn depth(&self) -> u8 {
        if self.mission == Mission::Messenger { MESSENGER_DEPTH } else { self.options.base_rows }
    }

    /// The squares of a zone where units are set up (2.4), or the corner of a Bastion (4.3.2).
    pub fn base(&self, zone: Zone) -> Vec<u16> {
        match self.mission {
            Mission::Attrition => vec![self.map.corner(zone)],
            _ => self.map.zone(zone, self.depth()).collect(),
        }
    }

    /// Skills that units of a seat may have, wherever they come from: those of its factions in the catalogue.
    pub fn skills_of(&self, seat: u8) -> u32 {
        let home = |unit: &&Print| {
            let faction = unit.profile.faction;
            self.library.command(faction) == Command::Nothing
                || self.swords_of(seat).any(|sword| self.swords[sword].faction == faction)
        };
        self.library.units.iter().filter(home).fold(0, |skills, unit| skills | unit.profile.skills)
    }

    /// The seats of other sides, one bit each.
    pub fn foes(&self, seat: u8) -> u8 {
        let own = self.sides[usize::from(seat)];
        let foes = (0..self.seats).filter(|other| self.sides[usize::from(*other)] != own);
        foes.fold(0, |foes, other| foes | 1 << other)
    }

    /// The swords of a seat, by number.
    pub fn swords_of(&self, seat: u8) -> impl Iterator<Item = usize> + '_ {
        (0..self.swords.len()).filter(move |sword| self.swords[*sword].seat == seat)
    }
}

fn seat_name(seat: u8, swords: &[Sword], library: &Library) -> String {
    let mut names: Vec<&str> = Vec::new();
    for sword in swords.iter().filter(|sword| sword.seat == seat) {
        let name = library.factions[usize::from(sword.faction)].name.as_str();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(" and ")
}

/// The scenario that a configuration names, or the rulebook's first game.
fn read_scenario<'a>(config: &Node, library: &'a Library, faults: &mut Faults) -> &'a Scenario {
    let keys: Vec<&str> = library.scenarios.iter().map(|scenario| scenario.key.as_str()).collect();
    let named = config.get("scenario").and_then(|node| node.one_of(&keys, faults));
    &library.scenarios[named.unwrap_or(0)]
}

/// One node a seat; whatever is not given comes from the scenario.
fn read_seats<'a>(config: &Node<'a>, scenario: &'a Scenario, faults: &mut Faults) -> Vec<Node<'a>> {
    let place = config.place_of("seats");
    let usual = Node::at(&scenario.seats, "scenario.seats").list(faults).unwrap_or_default();
    let given = config.get("seats").and_then(|seats| seats.list(faults));
    let (count, at) = match &given {
        Some(given) => (given.len(), place.clone()),
        None => (usual.len(), config.place_of("scenario")),
    };
    let usual = |seat: usize| usual.get(seat).map(|node| Node::at(node.value(), format!("{place}[{seat}]")));
    let (wanted, rule) = match scenario.mission {
        Mission::Messenger => (2..=2, "4.3.1"),
        _ => (2..=SEATS, "1.1"),
    };
    if !wanted.contains(&count) {
        let text = match scenario.mission {
            Mission::Messenger => "the Messenger is a game of an attacker and a defender".to_owned(),
            _ => format!("a game has 2 to {SEATS} seats, not {count}"),
        };
        faults.add_rule(&at, reason::RANGE, rule, text);
    }
    let Some(given) = given else {
        return (0..SEATS).map_while(usual).collect();
    };
    let mut seats = Vec::new();
    for (seat, node) in given.into_iter().take(SEATS).enumerate() {
        let says = ["faction", "sword", "army", "swords"].iter().any(|key| node.get(key).is_some());
        let usual = usual(seat).filter(|_| !says && node.value().is_object());
        node.object(&["faction", "sword", "army", "swords"], faults);
        seats.push(usual.unwrap_or(node));
    }
    seats
}

/// The map: the option, else the scenario's, else the recommended size for so many swords (4.1).
fn read_map(
    config: &Node,
    options: Option<&Node>,
    scenario: &Scenario,
    swords: &[Sword],
    seats: usize,
    library: &Library,
    faults: &mut Faults,
) -> Option<Arc<Map>> {
    let keys: Vec<&str> = library.maps.iter().map(|map| map.key.as_str()).collect();
    if let Some(node) = options.and_then(|options| options.get("map")) {
        return node.one_of(&keys, faults).map(|index| Arc::clone(&library.maps[index]));
    }
    let most = (0..seats as u8).map(|seat| swords.iter().filter(|sword| sword.seat == seat).count()).max();
    let key = match most.unwrap_or(1) {
        _ if config.get("scenario").is_some() => scenario.map.as_str(),
        _ if seats > 2 => "plain_20x24",
        0 | 1 => scenario.map.as_str(),
        2 => "plain_12x20",
        _ => "plain_20x24",
    };
    let found = library.maps.iter().find(|map| map.key == key).cloned();
    if found.is_none() {
        faults.add(&config.place_of("scenario"), reason::UNKNOWN_NAME, format!("there is no map {key:?}"));
    }
    found
}

fn read_pairs(options: Option<&Node>, scenario: &Scenario, seats: usize, faults: &mut Faults) -> bool {
    let Some(node) = options.and_then(|options| options.get("teams")) else {
        return scenario.pairs && seats == SEATS;
    };
    let pairs = node.one_of(&["none", "pairs"], faults) == Some(1);
    if pairs && seats != SEATS {
        faults.add_rule(node.place(), reason::CONFLICT, "4.3.2", "pairs need four seats");
    }
    pairs
}

/// The bases or corners of a game.
fn zones(map: &Map, mission: Mission, seats: usize) -> Vec<Zone> {
    let along = [Zone::South, Zone::North];
    let across = [Zone::West, Zone::East];
    match mission {
        Mission::SuddenDeath if seats == 2 => if map.is_wide() { along } else { across }.to_vec(),
        Mission::Messenger => if map.is_wide() { across } else { along }.to_vec(),
        _ => vec![Zone::Southwest, Zone::Southeast, Zone::Northwest, Zone::Northeast],
    }
}
