//! Abilities, compiled: what a card does on its own, when it is used, when something happens, and how it is played.

use super::card::{LocationKind, Stat};
use super::effect::{Act, CardsRef, ConditionRef, Mark, Need, NumberRef, Phase, Spot, Tally, Target, Who, Whose};

/// What an ongoing ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaticKind {
    /// Changes a stat of cards.
    Stat { stat: Stat, of: Target, by: NumberRef },
    /// Changes a number of battles of a player at places.
    Tally { tally: Tally, of: Who, at: Spot, by: NumberRef },
    /// Changes the size of drains of a player at places.
    Drain { of: Who, at: Spot, by: NumberRef },
    /// Generates energy for a player: each place counts.
    Generate { of: Who, at: Spot, by: NumberRef },
    /// Changes the destiny of cards revealed for battle destiny at places.
    Revealed { of: Who, at: Spot, by: NumberRef },
    /// A player's side of places gains energy icons.
    EnergyIcon { of: Who, at: Spot, by: NumberRef },
    /// A player's side of places gains a support icon.
    SupportIcon { of: Who, at: Spot, faction: u8 },
    /// Cards bear a mark.
    Mark { mark: Mark, of: Target },
    /// An act is forbidden.
    Forbid { act: Act, by: Who, at: Spot, of: Option<CardsRef> },
    /// An act costs more energy (`pay`, may be negative) or has to be paid for with lost energy (`lose`).
    Tax { act: Act, by: Who, at: Spot, of: Option<CardsRef>, pay: NumberRef, lose: NumberRef },
    /// Keywords are given: piloting, quickdraw.
    Keyword { of: Target, piloting: u8, quickdraw: u8 },
    /// A card may bear so many weapons.
    Weapons { of: Target, slots: u8 },
}

/// An ongoing ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Static {
    /// What it does.
    pub what: StaticKind,
    /// Only while this holds.
    pub condition: Option<ConditionRef>,
}

/// What sets off a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card enters play.
    Enters,
    /// A card is played (put on the stack).
    Played,
    /// A card moves away from a place.
    Moves,
    /// A card is damaged.
    Damaged,
    /// A card is damaged by an ability of a weapon beneath the source.
    WeaponDamages,
    /// A card is destroyed.
    Destroyed,
    /// A card goes to the lost pile from a location.
    Lost,
    /// A drain is performed (goes on the stack).
    Drain,
    /// Energy is lost to a drain.
    DrainLoss,
    /// A battle begins.
    BattleBegins,
    /// A card is revealed for battle destiny.
    DestinyRevealed,
    /// A card is revealed for destiny by an ability of a weapon.
    WeaponDestiny,
    /// The battle destiny step ends.
    DestinyStepEnds,
    /// The attrition step ends.
    AttritionStepEnds,
    /// The power step ends.
    PowerStepEnds,
    /// A battle is won.
    BattleWon,
    /// A battle ends.
    BattleEnds,
    /// A card is inverted.
    Inverted,
    /// A support icon is used.
    IconUsed,
    /// A phase starts.
    PhaseStarts,
    /// A phase ends.
    PhaseEnds,
    /// The turn ends.
    TurnEnds,
}

/// Names of the events in data, in the order of [`Event`].
pub const EVENTS: [&str; 22] = [
    "enters",
    "played",
    "moves",
    "damaged",
    "weapon_damages",
    "destroyed",
    "lost",
    "drain",
    "drain_loss",
    "battle_begins",
    "destiny_revealed",
    "weapon_destiny",
    "destiny_step_ends",
    "attrition_step_ends",
    "power_step_ends",
    "battle_won",
    "battle_ends",
    "inverted",
    "icon_used",
    "phase_starts",
    "phase_ends",
    "turn_ends",
];

/// How an ability's event must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// What happens.
    pub event: Event,
    /// Which card it must be about.
    pub what: Option<CardsRef>,
    /// Whose event it must be.
    pub by: Whose,
    /// Where.
    pub at: Spot,
    /// Site or sector.
    pub location: Option<LocationKind>,
    /// Which phase, for phases.
    pub phase: Option<Phase>,
    /// A least amount: of destiny, of energy.
    pub least: i8,
}

/// An activated ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// Uses a turn; 0 for any number.
    pub uses: u8,
    /// When it may be used.
    pub condition: Option<ConditionRef>,
    /// May the opponent use it as well?
    pub any_player: bool,
    /// Is it the ability of a weapon (for triggers)? Set by the loader from the type.
    pub weapon: bool,
    /// What it does.
    pub program: u16,
}

/// A triggered ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerAbility {
    /// What sets it off.
    pub when: When,
    /// Only if this holds at that moment.
    pub condition: Option<ConditionRef>,
    /// At most once a turn?
    pub once_per_turn: bool,
    /// What it does.
    pub program: u16,
}

/// What a replacement takes the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// A destruction of a card.
    Destroy,
    /// Any way of a card from play to the lost pile.
    LoseCard,
    /// A reveal for battle destiny.
    RevealDestiny,
}

/// A replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// Of what.
    pub of: Replaced,
    /// Which card it must be about.
    pub what: Option<CardsRef>,
    /// Whose event it must be.
    pub by: Whose,
    /// Where.
    pub at: Spot,
    /// Only if this holds at that moment.
    pub condition: Option<ConditionRef>,
    /// May it be declined?
    pub need: Need,
    /// At most once a turn?
    pub once_per_turn: bool,
    /// What it does; its price stands before `Placed`.
    pub program: u16,
}

/// A state trigger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Becomes {
    /// What turns true.
    pub condition: ConditionRef,
    /// What it does.
    pub program: u16,
}

/// A delayed ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Later {
    /// A trigger.
    On(TriggerAbility),
    /// A replacement.
    Instead(Instead),
}

/// How a card is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// When and where it may be played; `each` is the place or bearer.
    pub condition: Option<ConditionRef>,
    /// A condition under which it costs no energy, or so much less: the location of the order is `p1`.
    pub free: Option<ConditionRef>,
    /// A change of the energy cost.
    pub price: Option<NumberRef>,
    /// What is chosen, paid and done.
    pub program: u16,
}
