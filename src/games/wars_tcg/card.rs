//! What is printed on a card (rulebook: Types of Cards).

use std::collections::BTreeMap;

/// The nine types of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A being that fights at sites.
    Character,
    /// A robot.
    NoBot,
    /// A war machine.
    Vehicle,
    /// A ship at sectors.
    Ship,
    /// Beneath a card that bears it.
    Weapon,
    /// A lasting advantage, in an area of its own or beneath a card.
    Asset,
    /// A one-time effect in the own deploy phase.
    Order,
    /// A one-time effect at any time.
    Interrupt,
    /// A sector or a site.
    Location,
}

/// Names of the types in data, in the order of [`Kind`].
pub const KINDS: [&str; 9] =
    ["character", "nobot", "vehicle", "ship", "weapon", "asset", "order", "interrupt", "location"];

impl Kind {
    /// All types, in the order of [`KINDS`].
    pub const ALL: [Kind; 9] = [
        Kind::Character,
        Kind::NoBot,
        Kind::Vehicle,
        Kind::Ship,
        Kind::Weapon,
        Kind::Asset,
        Kind::Order,
        Kind::Interrupt,
        Kind::Location,
    ];

    /// Characters, NoBots and vehicles are units.
    pub fn is_unit(self) -> bool {
        matches!(self, Kind::Character | Kind::NoBot | Kind::Vehicle)
    }

    /// Units and ships fight.
    pub fn fights(self) -> bool {
        self.is_unit() || self == Kind::Ship
    }

    /// One bit of a mask of types.
    pub fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// The five factions; a card without one is independent.
pub const FACTIONS: [&str; 5] = ["earther", "gongen", "maverick", "shi", "quay"];

/// The faction number of independent cards.
pub const INDEPENDENT: u8 = 5;

/// Power, tactics or defense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    /// Counts for total power.
    Power,
    /// Counts for total tactics.
    Tactics,
    /// What damaging the card is worth.
    Defense,
}

/// Names of the stats in data.
pub const STATS: [&str; 3] = ["power", "tactics", "defense"];

/// Where an order or interrupt goes after its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// Top of the used pile.
    Used,
    /// Top of the lost pile.
    Lost,
    /// Chosen when it is played.
    Either,
}

/// Sector or site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocationKind {
    /// In space.
    Sector,
    /// On the ground.
    Site,
}

/// What a location has beyond its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationFace {
    /// Sector or site.
    pub kind: LocationKind,
    /// Number of the part of the title before the slash.
    pub system: u8,
    /// Energy icons on the owner's side and on the other.
    pub energy: [u8; 2],
    /// Support icons on the owner's side, by faction.
    pub support: [u8; 5],
    /// May it be played beneath another location?
    pub encampment: bool,
}

/// What a card may be played beneath.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attach {
    /// Types that fit, as a mask; 0 for a card that is played beneath nothing.
    pub kinds: u16,
    /// Labels that are all needed; 0 for none.
    pub labels: [u8; 2],
    /// A sector or a site is needed.
    pub location: Option<LocationKind>,
    /// May it be played beneath an enemy card?
    pub enemy: bool,
    /// May only one copy lie beneath one card?
    pub one_each: bool,
}

/// Keywords with a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keywords {
    /// Piloting N.
    pub piloting: u8,
    /// Size N; 1 for most.
    pub size: u8,
    /// Transport N.
    pub transport: u8,
    /// Quickdraw N.
    pub quickdraw: u8,
    /// Bits of [`keyword`].
    pub flags: u8,
}

/// Bits of [`Keywords::flags`].
pub mod keyword {
    /// Needs no icon where it is played.
    pub const SCOUTING: u8 = 1;
    /// Characters aboard do not count against capacity.
    pub const ROOM_FOR_CHARACTERS: u8 = 2;
    /// Any number of copies may be in a deck.
    pub const UNLIMITED: u8 = 4;
}

/// One face of a card: an inverter has two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Power, tactics, defense.
    pub stats: [i8; 3],
    /// Its keywords.
    pub keywords: Keywords,
    /// Activated abilities.
    pub uses: Vec<super::effect::Use>,
    /// Triggered abilities.
    pub triggers: Vec<super::effect::TriggerAbility>,
    /// Replacements.
    pub instead: Vec<super::effect::Instead>,
    /// State triggers.
    pub becomes: Vec<super::effect::Becomes>,
    /// Ongoing abilities.
    pub statics: Vec<super::effect::Static>,
}

/// A card of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFace {
    /// `jossel_swin`.
    pub key: String,
    /// The printed collector's number.
    pub number: String,
    /// `Jossel Swin`.
    pub name: String,
    /// Type.
    pub kind: Kind,
    /// Faction, [`INDEPENDENT`] for none.
    pub faction: u8,
    /// Only one in play for each player?
    pub unique: bool,
    /// Numbers of its labels.
    pub labels: Vec<u8>,
    /// Energy cost.
    pub energy: u8,
    /// Support cost by faction.
    pub support: [u8; 5],
    /// Destiny number.
    pub destiny: i8,
    /// How many units it carries.
    pub capacity: u8,
    /// What it is played beneath.
    pub attach: Attach,
    /// Where it goes after its effect.
    pub disposition: Disposition,
    /// A bullet before the title: one copy for each player and turn.
    pub once_per_turn: bool,
    /// Sector, site, icons.
    pub location: Option<LocationFace>,
    /// The first face and, of an inverter, the second.
    pub sides: [Side; 2],
    /// Has it a second face?
    pub inverts: bool,
    /// How it is played: one program, or one each for used and lost.
    pub play: [Option<super::effect::Play>; 2],
    /// What is stacked on it goes to the owner's used pile when it leaves.
    pub stacked_to_used: bool,
    /// Captain: the title that makes the ship immune, by name.
    pub captain: String,
    /// Are its abilities written in the language?
    pub written: bool,
}

/// Finds numbers of labels, systems and titles while cards are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    numbers: BTreeMap<String, u8>,
    names: Vec<String>,
}

impl Names {
    /// The number of a name, from 1; a new one gets the next.
    pub fn number(&mut self, name: &str) -> u8 {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        self.names.push(name.to_owned());
        let number = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        self.numbers.insert(name.to_owned(), number);
        number
    }

    /// The number of a name that is known.
    pub fn find(&self, name: &str) -> Option<u8> {
        self.numbers.get(name).copied()
    }

    /// The name of a number.
    pub fn name(&self, number: u8) -> &str {
        number.checked_sub(1).and_then(|index| self.names.get(usize::from(index))).map_or("", String::as_str)
    }
}
