//! What the rulebook leaves open, as options with the default that the readings give, and the host's own limits.

use super::state::SEATS;
use crate::kit::common::reason;
use crate::kit::{Faults, Node};

/// Who attacks (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacker {
    /// The players have settled it.
    Seat(u8),
    /// Every seat rolls a die; the highest chooses.
    Roll,
}

/// A choice between the default reading and another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// What the readings give.
    #[default]
    Usual,
    /// The other one.
    Other,
}

impl Reading {
    /// Is it the other one?
    pub fn is_other(self) -> bool {
        self == Reading::Other
    }
}

/// The rules options of one game. Each [`Reading`] has its two words in [`READINGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who attacks.
    pub attacker: Attacker,
    /// Lines of a base along a long side.
    pub base_rows: u8,
    /// VANGUARD: least distance to an enemy piece in the Neutral Zone.
    pub vanguard_distance: u8,
    /// CMD of a Bastion.
    pub bastion_cmd: u8,
    /// The host's limit of rounds.
    pub max_rounds: Option<u32>,
    /// The readings, in the order of [`READINGS`].
    pub readings: [Reading; READINGS.len()],
}

/// Which reading is which, in the order of [`READINGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Command points belong to a sword, or to all swords of a seat together.
    CommandPool,
    /// HEAL, HORDE, PROTECTED, NET and transports work for the whole side, or inside one sword.
    SkillsReach,
    /// Does killing a friend feed and set off FRENZY?
    FeedOnFriends,
    /// Every NODE counts as NET and as connected to itself, or NET pieces alone connect.
    Net,
    /// HEAL works on others, or on the healer too.
    Heal,
    /// HEAL may choose the same unit again in a turn, or not.
    HealRepeat,
    /// A passenger's PRT must not exceed the transport's, or the other way round.
    TransportPrt,
    /// Who protects a PROTECTED piece: neighbours that are not PROTECTED themselves, or any.
    Protectors,
    /// PROTECTED bars attacks, or CONTROL and PLAGUE too.
    ProtectedFrom,
    /// The test for "cannot activate" looks past Activation Markers, or not.
    MarkedUnits,
    /// Who is fed by a Plague kill: a touching unit that its owner chooses, or nobody.
    PlagueCredit,
    /// Does the death of passengers feed too?
    PassengersFeed,
    /// FRENZY comes off by itself, or is offered.
    Frenzy,
}

/// The names of the readings with their two words, the default first.
pub const READINGS: [(&str, [&str; 2]); 13] = [
    ("command_pool", ["sword", "seat"]),
    ("skills_reach", ["side", "sword"]),
    ("feed_on_friends", ["no", "yes"]),
    ("net", ["nodes_too", "net_only"]),
    ("heal", ["others", "self_too"]),
    ("heal_repeat", ["allowed", "once"]),
    ("transport_prt", ["passenger_at_most", "carrier_at_most"]),
    ("protectors", ["unprotected", "any"]),
    ("protected_from", ["attacks", "skills_too"]),
    ("marked_units", ["ignored", "counted"]),
    ("plague_credit", ["owner_chooses", "nobody"]),
    ("passengers_feed", ["no", "yes"]),
    ("frenzy", ["automatic", "offered"]),
];

/// The words of `attacker`.
pub const ATTACKERS: [&str; SEATS + 1] = ["seat_0", "seat_1", "seat_2", "seat_3", "roll"];

/// The names of the options that are not readings.
pub const OTHERS: [&str; 9] = [
    "attacker",
    "teams",
    "map",
    "base_rows",
    "vanguard_distance",
    "bastion_cmd",
    "max_rounds",
    "keep_events",
    "open_lists",
];

impl Default for Options {
    fn default() -> Options {
        Options {
            attacker: Attacker::Seat(0),
            base_rows: 2,
            vanguard_distance: 0,
            bastion_cmd: 0,
            max_rounds: None,
            readings: [Reading::Usual; READINGS.len()],
        }
    }
}

impl Options {
    /// Does the other reading of a point hold?
    pub fn other(&self, point: Point) -> bool {
        self.readings[point as usize].is_other()
    }

    /// Reads `options` for so many seats. `map` and `teams` belong to the plan, `keep_events` and `open_lists` to the table.
    pub fn read(node: &Node, seats: usize, faults: &mut Faults) -> Options {
        let mut options = Options::default();
        let known: Vec<&str> = READINGS.iter().map(|(name, _)| *name).chain(OTHERS).collect();
        node.object(&known, faults);
        for ((name, words), reading) in READINGS.iter().zip(&mut options.readings) {
            if let Some(index) = node.get(name).and_then(|word| word.one_of(words, faults)) {
                *reading = [Reading::Usual, Reading::Other][index];
            }
        }
        if let Some(attacker) = node.get("attacker") {
            match attacker.one_of(&ATTACKERS, faults) {
                Some(SEATS) => options.attacker = Attacker::Roll,
                Some(seat) if seat >= seats => {
                    faults.add_rule(attacker.place(), reason::RANGE, "2.2", format!("there is no seat {seat}"));
                }
                Some(seat) => options.attacker = Attacker::Seat(seat as u8),
                None => {}
            }
        }
        let number =
            |key: &str, low, high, faults: &mut Faults| node.get(key).and_then(|n| n.number(low, high, faults));
        for (key, low, high, value) in [
            ("base_rows", 1, 6, &mut options.base_rows),
            ("vanguard_distance", 0, 10, &mut options.vanguard_distance),
            ("bastion_cmd", 0, 10, &mut options.bastion_cmd),
        ] {
            if let Some(given) = number(key, low, high, faults) {
                *value = given as u8;
            }
        }
        options.max_rounds = number("max_rounds", 1, 60_000, faults).map(|rounds| rounds as u32);
        // Lists are always open here; the word has to be one all the same.
        let _ = node.get("open_lists").map(|open| open.truth(faults));
        options
    }
}
