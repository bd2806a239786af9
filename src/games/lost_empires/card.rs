//! A card of the catalogue, compiled (rulebook: Card Anatomy).

use super::effect::{Continuous, NamedAbility, Spots, Statement, TriggerAbility};
use super::state::Stat;
use serde_json::Value;

/// Light and Heavy have no rule of their own; other effects refer to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subtype {
    /// Light
    Light,
    /// Heavy
    Heavy,
}

/// Unit or support.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Stays in play.
    Unit,
    /// Is resolved and discarded.
    Support,
}

/// Keywords, one bit each, with their names in the same order.
pub mod keyword {
    /// A destroyed unit pays an artifact.
    pub const ELITE: u8 = 1;
    /// May be activated in the turn in which it is played, with +1 offense.
    pub const FRONTLINE: u8 = 2;
    /// Winning control deals 1 damage.
    pub const RUTHLESS: u8 = 4;
    /// Stronger beside a friend.
    pub const FORMATION: u8 = 8;
    /// Two lighter attacks instead of one.
    pub const MELEE: u8 = 16;

    /// Names, by bit.
    pub const NAMES: [&str; 5] = ["ELITE", "FRONTLINE", "RUTHLESS", "FORMATION", "MELEE"];
    /// The faction that alone may print each keyword, by bit; ELITE is for all.
    pub const FACTIONS: [&str; 5] = ["", "feng", "terra_corps", "neo_human_republic", "scion_imperium"];
}

/// Actions that a card may forbid to its unit, one bit each.
pub mod action {
    /// Move.
    pub const MOVE: u8 = 1;
    /// Attack.
    pub const ATTACK: u8 = 2;
    /// Named ability.
    pub const ABILITY: u8 = 4;
    /// All of them.
    pub const ALL: u8 = 7;
    /// Names, by bit.
    pub const NAMES: [&str; 3] = ["move", "attack", "ability"];
}

/// In which condition an alternative play leaves the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enters {
    /// Ready, as usual.
    Ready,
    /// With a drain token.
    Drained,
}

/// Another price at which a unit may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlternativePlay {
    /// Command tokens.
    pub command: u8,
    /// Supply tokens.
    pub supply: u8,
    /// How the unit enters.
    pub enters: Enters,
}

/// A card with its abilities ready to run.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// `dust_marine`
    pub key: String,
    /// `Dust Marine`
    pub name: String,
    /// Index into the factions.
    pub faction: u8,
    /// Unit or support.
    pub kind: Kind,
    /// Of a unit.
    pub subtype: Option<Subtype>,
    /// Price in command tokens.
    pub command: u8,
    /// Price in supply tokens.
    pub supply: u8,
    /// Printed control, offense, defense.
    pub printed: [i8; 3],
    /// Bits of [`keyword`].
    pub keywords: u8,
    /// Continuous changes of stats.
    pub continuous: Vec<Continuous>,
    /// More damage from attacks that deal any.
    pub attack_damage: u8,
    /// Another price.
    pub alternative: Option<AlternativePlay>,
    /// Where else it may be placed when played.
    pub deploy: Option<Spots>,
    /// Actions of an activation that costs no token.
    pub free_activation: Option<u8>,
    /// Bits of [`action`] that its card leaves to it.
    pub may: u8,
    /// Triggers.
    pub triggers: Vec<TriggerAbility>,
    /// Named abilities.
    pub named: Vec<NamedAbility>,
    /// What a support does.
    pub effect: Option<u16>,
    /// The card as it stands in the data, for the catalogue.
    pub source: Value,
}

impl CardFace {
    /// A printed stat.
    pub fn printed(&self, stat: Stat) -> i8 {
        self.printed[stat as usize]
    }

    /// Has it this keyword?
    pub fn has(&self, keyword: u8) -> bool {
        self.keywords & keyword != 0
    }
}

/// The compiled programs of all cards.
#[derive(Clone, Debug, Default)]
pub struct Programs(pub Vec<Vec<Statement>>);

impl Programs {
    /// The statement at a place of a program; `None` past its end.
    pub fn at(&self, program: u16, at: u8) -> Option<&Statement> {
        self.0.get(usize::from(program))?.get(usize::from(at))
    }
}
