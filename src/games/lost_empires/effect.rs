//! The effect language, compiled: what `data/README.md` teaches, as small values that a running ability walks.
//!
//! Expressions ([`Units`], [`Spots`], [`Number`], [`Condition`]) never ask and never roll. Statements ask at most one thing
//! each. A program is a flat list of statements with jumps, so a running ability is an index and a few bound names.

use super::state::{Stat, Until};

/// Friendly, enemy or both, seen from who controls the ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The controller's own.
    Friendly,
    /// The opponent's.
    Enemy,
    /// Everybody's.
    Any,
}

/// Where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// The battlefield of the source.
    Here,
    /// Adjacent to it.
    Adjacent,
    /// Any objective.
    Objective,
    /// An outer objective.
    Outer,
    /// The center objective.
    Center,
    /// Either hive.
    Hive,
    /// The controller's hive.
    OwnHive,
    /// The opponent's hive.
    EnemyHive,
    /// Anywhere.
    Any,
    /// The battlefield bound to `p1`.
    Bound,
    /// Where the controller has a unit.
    WithFriendly,
}

/// In which condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Whatever.
    Any,
    /// Without a drain token.
    Ready,
    /// With a drain token.
    Drained,
    /// With damage.
    Damaged,
    /// Without damage.
    Undamaged,
}

/// One unit by a name that the ability knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// The source.
    This,
    /// What the event is about.
    It,
    /// `t1` to `t3`, from 0.
    Bound(u8),
}

/// Selects units in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Units {
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: Where,
    /// Only this card, 0 for all.
    pub card: u8,
    /// Not this card, 0 for none.
    pub not_card: u8,
    /// Only this subtype.
    pub subtype: Option<super::card::Subtype>,
    /// Only with these keywords.
    pub keywords: u8,
    /// In which condition.
    pub shape: Shape,
    /// All but this one.
    pub not: Option<Name>,
}

/// One unit or all of a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A unit by name.
    One(Name),
    /// All of these.
    All(Units),
}

/// Selects battlefields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spots {
    /// Where.
    pub at: Where,
    /// Only where such a unit stands.
    pub with: Option<Units>,
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Just that.
    Plain(i8),
    /// So many for each unit, up to a most.
    Count { units: Units, times: i8, max: i8 },
    /// The printed stat of a unit.
    Printed { stat: Stat, of: Name },
}

/// Something that is true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Which units are counted.
    pub units: Units,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// Who makes a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The controller.
    Me,
    /// The opponent.
    Opponent,
}

/// Must something be chosen or done?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// If it can be.
    Must,
    /// It may be declined.
    May,
}

/// Top or bottom of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
    /// As the player chooses.
    Choice,
}

/// Which actions a grant allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Granted {
    /// A move.
    pub to_move: bool,
    /// An attack.
    pub to_attack: bool,
}

/// Which cards of a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// The own hand.
    Hand,
    /// The own discard pile: all, or units, or supports.
    Discard(Option<super::card::Kind>),
}

/// One statement of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statement {
    /// Binds a unit.
    ChooseUnit { units: Units, to: u8, by: Chooser, need: Need },
    /// Binds a battlefield.
    ChoosePlace { spots: Spots, need: Need },
    /// Binds a card.
    ChooseCard { among: Among, need: Need },
    /// Everything is chosen: the price is paid and the order shown.
    Pay,
    /// Asks whether to go on, or to jump.
    May { otherwise: u8 },
    /// Asks for one of so many effects; the jumps follow.
    Modes { count: u8 },
    /// Goes on elsewhere.
    Jump { to: u8 },
    /// Goes on elsewhere unless this holds.
    Unless { condition: Condition, to: u8 },
    /// Deals damage.
    Deal { amount: Number, to: Target },
    /// Removes damage.
    Repair { amount: Number, to: Target },
    /// Destroys.
    Destroy(Target),
    /// Puts a drain token on.
    Drain(Target),
    /// Takes the drain token off.
    Ready(Target),
    /// Puts an ELITE token on.
    GiveElite(Target),
    /// Takes the ELITE token off.
    TakeElite(Target),
    /// Changes a stat for a while.
    Modify { stat: Stat, by: Number, to: Target, until: Until },
    /// Grants an action.
    Grant { actions: Granted, to: Target, need: Need },
    /// Puts a unit into the bound battlefield.
    Place(Name),
    /// Draws cards.
    Draw(Number),
    /// Puts the bound hand card into the deck.
    PutOnDeck(End),
    /// Discards the bound hand card.
    Discard,
    /// Shows the bound hand card.
    Reveal,
    /// Shows the top of the deck.
    RevealTop,
    /// Takes the bound card back from the discard pile.
    Return,
    /// Puts the bound card from the discard pile into the own hive.
    Play,
    /// Own tokens turn ready.
    Refresh { command: u8, supply: u8 },
    /// The opponent's ready tokens are depleted.
    Deplete { command: u8, supply: u8 },
    /// Artifacts are gained.
    Gain(Number),
}

/// What sets off a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The unit itself was played.
    Played,
    /// The unit itself has finished a move.
    Moved,
    /// A unit came to its battlefield.
    Enters,
    /// A unit was destroyed.
    Destroyed,
    /// Its attack is resolved.
    AttackResolved,
    /// It was dealt damage.
    Damaged,
    /// Its player won control of the objective where it stands.
    ControlWon,
    /// A round begins.
    RoundStart,
}

/// How often a trigger may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    /// Each time.
    Always,
    /// The first time in a round.
    OncePerRound,
}

/// A trigger of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerAbility {
    /// What sets it off.
    pub on: Event,
    /// Which unit the event must be about; `None` is the unit itself.
    pub who: Option<Units>,
    /// How often.
    pub often: Often,
    /// Only while this holds.
    pub condition: Option<Condition>,
    /// What it does.
    pub program: u16,
}

/// A continuous change of a stat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuous {
    /// Which stat.
    pub stat: Stat,
    /// By how much.
    pub by: Number,
    /// Of which units.
    pub of: Target,
    /// Only while this holds.
    pub condition: Option<Condition>,
}

/// A named ability action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedAbility {
    /// Its name.
    pub name: String,
    /// Counts as the attack of the activation.
    pub attack: bool,
    /// Takes two actions and ends the activation.
    pub draining: bool,
    /// What it does.
    pub program: u16,
}
