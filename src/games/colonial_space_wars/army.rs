//! 1.2 and 4.2: combat swords, ready or built from 25 points, and 4.1: which game of which size they play.
//!
//! A [`Plan`] is everything about one game that does not change while it is played.

use super::battlefield::{Ground, Map, Terrain, Zone};
use super::library::{Command, Library, Mission, Scenario};
use super::options::Options;
use super::size::Size;
use super::state::{SEATS, SWORDS};
use super::unit::{Mover, Print, skill};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::Value;
use std::sync::Arc;

/// Resource points of a sword (4.2 step 1).
const BUDGET: u32 = 25;
/// Columns of a base in the Messenger (4.3.1 step 1).
const MESSENGER_DEPTH: u8 = 3;
/// Most units of a game.
const MOST_UNITS: usize = 255;

/// A sword as it takes the field.
#[derive(Clone, Debug)]
pub struct Sword {
    /// Whose it is.
    pub seat: u8,
    /// Index of its faction.
    pub faction: u8,
    /// Kinds of its units, in the order of the list.
    pub units: Vec<u8>,
}

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

    /// All pieces of a seat must find room in every base that it can get.
    fn check_deployment(&self, places: &[String], config: &Node, faults: &mut Faults) {
        self.check_bases(config, faults);
        for zone in &self.zones {
            let squares = self.base(*zone);
            let name = Zone::NAMES[*zone as usize];
            if self.mission == Mission::Attrition {
                let corner = self.map.squares[usize::from(squares[0])];
                if corner.terrain == Terrain::Impenetrable {
                    let text =
                        format!("the {name} corner of {} is impenetrable, and a Bastion stands there", self.map.name);
                    faults.add_rule(&config.place_of("options.map"), reason::CONFLICT, "4.3.2", text);
                }
                continue;
            }
            for seat in 0..self.seats {
                let own = self.swords.iter().filter(|sword| sword.seat == seat);
                let mut kinds: Vec<u8> = own.flat_map(|sword| sword.units.iter().copied()).collect();
                if self.mission == Mission::Messenger {
                    kinds.push(self.messenger);
                }
                let mut room = Room::default();
                squares
                    .iter()
                    .for_each(|square| room.free[self.map.squares[usize::from(*square)].terrain as usize] += 1);
                kinds.iter().for_each(|kind| room.waiting[self.footing(*kind) as usize] += 1);
                if !room.is_enough() {
                    let place = self.swords.iter().position(|sword| sword.seat == seat).map_or("", |at| &places[at]);
                    let text = format!(
                        "this army of {} units cannot be set up whole in the {name} base of {}",
                        kinds.len(),
                        self.map.name
                    );
                    faults.add_rule(place, reason::CONFLICT, "2.4", text);
                }
            }
        }
    }

    /// No square lies in two bases.
    fn check_bases(&self, config: &Node, faults: &mut Faults) {
        let bases = || self.zones.iter().map(|zone| self.base(*zone));
        let twice = bases().enumerate().any(|(own, base)| bases().skip(own + 1).flatten().any(|it| base.contains(&it)));
        if !twice {
            return;
        }
        let (key, rule) = match config.get("options").and_then(|options| options.get("base_rows")) {
            _ if self.mission == Mission::Messenger => ("options.map", "4.3.1"),
            Some(_) => ("options.base_rows", "2.4"),
            None => ("options.map", "2.4"),
        };
        let text = format!("{} is too narrow: bases of {} lines would overlap", self.map.name, self.depth());
        faults.add_rule(&config.place_of(key), reason::CONFLICT, rule, text);
    }

    /// The worst terrain on which a kind of unit can be set up: what it could not enter is closed (2.4). A unit without
    /// MOV is carried to normal ground.
    pub fn footing(&self, kind: u8) -> Terrain {
        let profile = self.library.unit(kind);
        let enters = |terrain: &Terrain| terrain.cost(profile.mover()).is_some_and(|cost| cost <= profile.mov.max(1));
        let terrains = [Terrain::Impenetrable, Terrain::Extreme, Terrain::Abrupt];
        terrains.into_iter().find(enters).unwrap_or(Terrain::Normal)
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

/// Free squares of a base and units that wait for one, by terrain: which units fit where is a chain (whoever can stand on
/// B can stand on A), so that counting tells whether all find room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Free squares of each terrain.
    pub free: [u16; 4],
    /// Waiting units by the worst terrain that they can stand on.
    pub waiting: [u16; 4],
}

impl Room {
    /// Do all find room?
    pub fn is_enough(self) -> bool {
        let (mut free, mut waiting) = (0, 0);
        (0..4).all(|terrain| {
            free += self.free[terrain];
            waiting += self.waiting[terrain];
            waiting <= free
        })
    }
}

impl<Z: Size> Ground<Z> {
    /// The free squares among these, by terrain.
    pub fn by_terrain(&self, squares: super::squares::Squares<Z>) -> [u16; 4] {
        let light = &self.costs[Mover::Heavy as usize];
        let count = |with: super::squares::Squares<Z>| (squares & with).len() as u16;
        let open = [count(light[0]), count(light[1]), count(light[2])];
        [open[0], open[1], open[2], squares.len() as u16 - open.iter().sum::<u16>()]
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

/// The swords of a seat, each with its place in the configuration.
fn read_swords(
    node: &Node,
    seat: u8,
    mission: Mission,
    library: &Library,
    faults: &mut Faults,
) -> Vec<(Sword, String)> {
    let several = node.get("swords");
    if let Some(list) = &several {
        for key in ["faction", "sword", "army"] {
            if let Some(extra) = node.get(key) {
                faults.add(extra.place(), reason::CONFLICT, "a seat has one sword or a list of swords, not both");
            }
        }
        if mission == Mission::Attrition {
            faults.add_rule(
                list.place(),
                reason::CONFLICT,
                "4.3.2",
                "in a War of Attrition a seat has a faction and no sword",
            );
            return Vec::new();
        }
    }
    let nodes = match several {
        Some(list) => {
            let nodes = list.list(faults);
            if nodes.as_ref().is_some_and(Vec::is_empty) {
                faults.add_rule(list.place(), reason::RANGE, "4.1", "a seat has at least one sword");
            }
            nodes.unwrap_or_default()
        }
        None => vec![node.clone()],
    };
    let mut swords = Vec::new();
    for sword in nodes {
        if sword.place() != node.place() {
            sword.object(&["faction", "sword", "army"], faults);
        }
        let Some(faction) = sword.need("faction", faults).and_then(|faction| library.read_faction(&faction, faults))
        else {
            continue;
        };
        let units = match mission {
            Mission::Attrition => {
                for key in ["sword", "army"] {
                    if let Some(extra) = sword.get(key) {
                        let text = "neither side has units at the beginning of a War of Attrition";
                        faults.add_rule(extra.place(), reason::CONFLICT, "4.3.2", text);
                    }
                }
                Vec::new()
            }
            _ => read_units(&sword, faction, library, faults),
        };
        swords.push((Sword { seat, faction, units }, sword.place().to_owned()));
    }
    swords
}

/// A ready sword by its key, or an army that was built; the basic sword when neither is named.
fn read_units(node: &Node, faction: u8, library: &Library, faults: &mut Faults) -> Vec<u8> {
    if let Some(army) = node.get("army") {
        if let Some(sword) = node.get("sword") {
            faults.add(sword.place(), reason::CONFLICT, "a sword is ready or built from a list, not both");
        }
        let names = army.list(faults).unwrap_or_default();
        return read_army(&army, &names, faction, library, faults);
    }
    let sword = node.get("sword");
    let place = sword.as_ref().map_or_else(|| node.place_of("sword"), |sword| sword.place().to_owned());
    let key = sword.map_or(Some("basic"), |sword| sword.text(faults)).unwrap_or_default();
    let ready = library.swords.iter().rev().find(|sword| sword.key == key && sword.faction == faction);
    let Some(ready) = ready else {
        let name = &library.factions[usize::from(faction)].key;
        faults.add(&place, reason::UNKNOWN_NAME, format!("{name} has no ready sword {key:?}"));
        return Vec::new();
    };
    let list = Value::from(ready.units.clone());
    let list = Node::at(&list, place);
    let names = list.list(faults).unwrap_or_default();
    read_army(&list, &names, faction, library, faults)
}

/// Building a combat sword (4.2).
fn read_army(army: &Node, names: &[Node], faction: u8, library: &Library, faults: &mut Faults) -> Vec<u8> {
    let home = &library.factions[usize::from(faction)];
    let mut kinds = Vec::new();
    let mut bought = Vec::new();
    for name in names {
        let Some(key) = name.text(faults) else { continue };
        let Some(kind) = library.number(key) else {
            faults.add(name.place(), reason::UNKNOWN_NAME, format!("there is no unit {key:?}"));
            continue;
        };
        let profile = library.unit(kind);
        match profile.cost {
            None => {
                let text = format!("{} has no price: it belongs to a mission", library.name(kind));
                faults.add_rule(name.place(), reason::CONFLICT, "4.2", text);
            }
            Some(_) if profile.faction != faction => {
                let text = format!("{} is not a unit of {}: mixed swords are forbidden", library.name(kind), home.name);
                faults.add_rule(name.place(), reason::CONFLICT, "4.2", text);
            }
            Some(cost) => {
                kinds.push(kind);
                bought.push((name, kind, u32::from(cost)));
            }
        }
    }
    let cost: u32 = bought.iter().map(|(_, _, cost)| cost).sum();
    if cost > BUDGET {
        let text = format!("these units cost {cost} points, and a sword has {BUDGET}");
        faults.add_rule(army.place(), reason::RANGE, "4.2", text);
    }
    if names.is_empty() {
        faults.add_rule(army.place(), reason::RANGE, "4.2", "a sword needs at least one unit");
    }
    for (name, kind, _) in &bought {
        let profile = library.unit(*kind);
        if !may_buy(library, *kind, |other| kinds.contains(&other)) {
            let source = if home.command == Command::Node { "NODE" } else { "LEADER" };
            let text = format!("{} needs a {source} of level {} or more", library.name(*kind), profile.level);
            faults.add_rule(name.place(), reason::CONFLICT, "4.2", text);
        }
    }
    if home.command != Command::Trophic && !kinds.iter().any(|kind| commands(library, *kind)) && !kinds.is_empty() {
        let text = format!("{} cannot activate any unit without a LEADER or NODE", home.name);
        faults.add_rule(army.place(), reason::CONFLICT, "2.5.1", text);
    }
    kinds
}

/// Does this kind of unit give command points?
pub fn commands(library: &Library, kind: u8) -> bool {
    let profile = library.unit(kind);
    match library.command(profile.faction) {
        Command::Leader => profile.leader > 0,
        Command::Node => profile.node > 0,
        Command::Trophic | Command::Nothing => false,
    }
}

/// Is the level of a unit open to its buyer, who has these kinds (4.2 step 4)? A LEADER or NODE opens its own level.
pub fn may_buy(library: &Library, kind: u8, has: impl Fn(u8) -> bool) -> bool {
    let profile = library.unit(kind);
    let opens = |other: u8| {
        let leader = library.unit(other);
        leader.faction == profile.faction
            && leader.level >= profile.level
            && leader.skills & (skill::LEADER | skill::NODE) != 0
    };
    library.command(profile.faction) == Command::Trophic
        || opens(kind)
        || (1..=library.units.len() as u8).any(|other| opens(other) && has(other))
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
