//! 1.4 Attributes and 2.5.3.4 Skills: what is printed on a piece.

use serde_json::Value;

/// Light or Heavy (CLS).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Class {
    /// Infantry.
    #[default]
    Light,
    /// Machines and big monsters.
    Heavy,
}

impl Class {
    /// The words of data and view, by class.
    pub const NAMES: [&'static str; 2] = ["light", "heavy"];
}

/// How a unit crosses terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mover {
    /// A Light unit on foot.
    #[default]
    Light,
    /// A Heavy unit.
    Heavy,
    /// AGILE: abrupt and extreme terrain cost as normal.
    Agile,
    /// FLY: all terrain costs as normal.
    Flyer,
}

impl Mover {
    /// All of them, by number.
    pub const ALL: [Mover; 4] = [Mover::Light, Mover::Heavy, Mover::Agile, Mover::Flyer];
}

/// Bits of [`Profile::skills`], in the order of [`skill::NAMES`].
pub mod skill {
    #![allow(missing_docs)] // The names are the rulebook's; `data/units.json` says what they do.
    pub const AGILE: u32 = 1 << 0;
    pub const CASTE: u32 = 1 << 1;
    pub const CHAOS: u32 = 1 << 2;
    pub const CLOAK: u32 = 1 << 3;
    pub const CONTROL: u32 = 1 << 4;
    pub const FEED: u32 = 1 << 5;
    pub const FLY: u32 = 1 << 6;
    pub const FRENZY: u32 = 1 << 7;
    pub const HEAL: u32 = 1 << 8;
    pub const HORDE: u32 = 1 << 9;
    pub const LEADER: u32 = 1 << 10;
    pub const NET: u32 = 1 << 11;
    pub const NEXUS: u32 = 1 << 12;
    pub const NODE: u32 = 1 << 13;
    pub const PLAGUE: u32 = 1 << 14;
    pub const PROTECTED: u32 = 1 << 15;
    pub const SYMBIOTIC: u32 = 1 << 17;
    pub const TRANSPORT: u32 = 1 << 18;
    pub const VANGUARD: u32 = 1 << 19;

    /// The keys of data and view, by bit.
    pub const NAMES: [&str; 20] = [
        "agile",
        "caste",
        "chaos",
        "cloak",
        "control",
        "feed",
        "fly",
        "frenzy",
        "heal",
        "horde",
        "leader",
        "net",
        "nexus",
        "node",
        "plague",
        "protected",
        "shrapnel",
        "symbiotic",
        "transport",
        "vanguard",
    ];
}

/// A kind of unit: names and where its values come from.
#[derive(Clone, Debug, Default)]
pub struct Print {
    /// `support_brigade`
    pub key: String,
    /// `Support Brigade`
    pub name: String,
    /// The document that it was read from.
    pub source: Value,
    /// Its numbers.
    pub profile: Profile,
}

/// The numbers of a kind of unit: what the rules look at all the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// Index of its faction.
    pub faction: u8,
    /// Level, or trophic level.
    pub level: u8,
    /// Resource points; `None` where it is not for sale.
    pub cost: Option<u8>,
    /// CMD
    pub cmd: u8,
    /// MOV
    pub mov: u8,
    /// CLS
    pub class: Class,
    /// ATA against Light and against Heavy units.
    pub ata: [u8; 2],
    /// RNG
    pub rng: u8,
    /// PRT
    pub prt: u8,
    /// Bits of [`skill`].
    pub skills: u32,
    /// X of LEADER.
    pub leader: u8,
    /// X of NODE.
    pub node: u8,
    /// X of HEAL.
    pub heal: u8,
    /// X of CHAOS.
    pub chaos: u8,
    /// X of TRANSPORT.
    pub transport: u8,
    /// The one class that CONTROL can choose, if it names one.
    pub control: Option<Class>,
}

impl Profile {
    /// Has it this skill?
    pub fn has(&self, skill: u32) -> bool {
        self.skills & skill != 0
    }

    /// How it crosses terrain.
    pub fn mover(&self) -> Mover {
        match () {
            () if self.has(skill::FLY) => Mover::Flyer,
            () if self.has(skill::AGILE) => Mover::Agile,
            () if self.class == Class::Heavy => Mover::Heavy,
            () => Mover::Light,
        }
    }
}
