//! 1.2 and 4.2: combat swords, ready or built from 25 points.

use super::library::{Command, Library, Mission};
use super::unit::skill;
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::Value;

/// Resource points of a sword (4.2 step 1).
const BUDGET: u32 = 25;

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

/// The swords of a seat, each with its place in the configuration.
pub fn read_swords(
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
