//! The effect language, compiled: what `data/README.md` teaches, as small values that a running ability walks.
//!
//! Expressions ([`Cards`], [`Number`], [`Condition`]) never ask and never roll. Statements ask at most one thing each.
//! A program is a flat list of statements with jumps. What is chosen when an ability is announced stands before
//! [`Statement::Pay`], its price between that and [`Statement::Placed`], where it goes on the stack, and its effect behind.
//! Numbers and conditions nest, so they stand in lists of the library and are named by index.

use super::card::{LocationKind, Stat};

pub use super::ability::{
    Becomes, EVENTS, Event, Instead, Later, Play, Replaced, Static, StaticKind, TriggerAbility, Use, When,
};
pub use super::statement::{Energy, Need, Statement};

/// The number at this index of `Library::numbers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRef(pub u16);

/// The condition at this index of `Library::conditions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConditionRef(pub u16);

/// The selection of cards at this index of `Library::selections`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsRef(pub u16);

/// A player, seen from who controls the ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The controller (`me`).
    Me,
    /// The opponent (`opp`).
    Opp,
    /// The player whose event it is (`they`): who drains, whose unit enters, who reveals.
    They,
    /// The opponent of that player (`their_opp`).
    TheirOpp,
    /// The player chosen as target (`chosen`).
    Chosen,
    /// The owner of the card meant (`owner`), in destinations.
    Owner,
}

/// One card by a name that the ability knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// The source.
    This,
    /// What it is beneath or aboard.
    Bearer,
    /// What the event is about.
    It,
    /// `t1` to `t4`, from 0.
    Bound(u8),
    /// The card looked at, inside a `where` or `for_each`.
    Each,
}

/// Locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere.
    Any,
    /// The location of the source.
    Here,
    /// Locations related to it.
    Related,
    /// Sites adjacent to it.
    Adjacent,
    /// Where the battle is.
    Battle,
    /// Sites next to a site battle.
    NextToBattle,
    /// Where the event is.
    There,
    /// `p1` or `p2`, from 0.
    Bound(u8),
    /// Sites next to the one where a card is.
    NextTo(Name),
    /// The location of a card, or of a pending drain, attack or play.
    Of(Name),
    /// Any but the location of the source.
    Elsewhere,
}

/// Selects locations to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// Where.
    pub at: Spot,
    /// Not there.
    pub not: Option<Spot>,
    /// Only sectors or sites.
    pub kind: Option<LocationKind>,
    /// Only if this holds with the location as `here`.
    pub when: Option<ConditionRef>,
}

/// Whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The controller's.
    Mine,
    /// The opponent's.
    Theirs,
    /// Anybody's.
    Any,
    /// The player whose event it is.
    They,
}

/// Where cards are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum In {
    /// In play.
    Play,
    /// In the hand.
    Hand,
    /// In the lost pile.
    Lost,
    /// Stacked on the source.
    StackedOnThis,
    /// Stacked on any of the asset label meant (`stacked_on`).
    Pending(Pending),
}

/// What is pending on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A drain.
    Drain,
    /// An attack.
    Attack,
    /// A card being played.
    Card,
    /// An activated ability.
    Ability,
    /// A movement.
    Movement,
    /// Anything.
    Any,
}

/// Bits of [`Cards::has`] and [`Cards::lacks`].
pub mod trait_bit {
    /// Is damaged.
    pub const DAMAGED: u16 = 1;
    /// Is inverted.
    pub const INVERTED: u16 = 2;
    /// Bears a weapon.
    pub const WEAPON: u16 = 4;
    /// Has piloting.
    pub const PILOTING: u16 = 8;
    /// Has quickdraw.
    pub const QUICKDRAW: u16 = 16;
    /// Has scouting.
    pub const SCOUTING: u16 = 32;
    /// A character with piloting is aboard.
    pub const PILOTED: u16 = 64;
    /// Cards are stacked on it.
    pub const STACKED: u16 = 128;
    /// Is unique.
    pub const UNIQUE: u16 = 256;
    /// Has a second face.
    pub const INVERTER: u16 = 512;
    /// Is an encampment.
    pub const ENCAMPMENT: u16 = 1024;
    /// Is aboard a ship.
    pub const ABOARD: u16 = 2048;
}

/// Selects cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// Where they are looked for.
    pub zone: In,
    /// Whose.
    pub whose: Whose,
    /// Types, as a mask; 0 is all of them.
    pub kinds: u16,
    /// Labels that are all needed; 0 for none. `Unit` and `Bot` are labels too.
    pub labels: [u8; 2],
    /// A label that is not wanted; 0 for none.
    pub not_label: u8,
    /// Only this faction.
    pub faction: Option<u8>,
    /// Only cards whose title is, or holds, this; empty for all.
    pub title: String,
    /// At these locations, aboard ships there included.
    pub at: Spot,
    /// Only sectors or only sites.
    pub location: Option<LocationKind>,
    /// Only those that take part in the battle.
    pub in_battle: bool,
    /// Only those aboard or beneath this card.
    pub aboard: Option<Name>,
    /// Traits that are needed: bits of [`trait_bit`].
    pub has: u16,
    /// Traits that are not wanted.
    pub lacks: u16,
    /// All but this one.
    pub not: Option<Name>,
    /// Only this one.
    pub only: Option<Name>,
    /// Only those for which this holds, the card being `each`.
    pub when: Option<ConditionRef>,
}

impl Default for Cards {
    /// All units and ships in play.
    fn default() -> Cards {
        Cards {
            zone: In::Play,
            whose: Whose::Any,
            kinds: 0,
            labels: [0; 2],
            not_label: 0,
            faction: None,
            title: String::new(),
            at: Spot::Any,
            location: None,
            in_battle: false,
            aboard: None,
            has: 0,
            lacks: 0,
            not: None,
            only: None,
            when: None,
        }
    }
}

/// One card, or all of a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// By name.
    One(Name),
    /// All of these.
    All(CardsRef),
}

/// The three face-down piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pile {
    /// The reserve.
    #[default]
    Reserve,
    /// The active pile.
    Active,
    /// The used pile.
    Used,
}

/// A zone that cards are put into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The top of a pile.
    Top(Pile),
    /// The bottom of a pile.
    Bottom(Pile),
    /// The hand.
    Hand,
    /// The lost pile.
    Lost,
    /// Out of the game.
    Removed,
}

/// Numbers of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// Battle destiny.
    Destiny,
    /// Attrition that the player causes.
    Attrition,
    /// Total power.
    Power,
    /// Total tactics.
    Tactics,
    /// Casualties that the player suffers.
    Casualties,
    /// Attrition against the player that is still unsatisfied.
    Remaining,
}

/// Names of the tallies in data.
pub const TALLIES: [&str; 6] = ["destiny", "attrition", "power", "tactics", "casualties", "remaining"];

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Just that.
    Plain(i16),
    /// A register: 0 `x`, 1 `d` (first destiny), 2 `d2` (second destiny), 3 `amount` (of the event, or of the last statement).
    Register(u8),
    /// A current stat of a card.
    Stat(Stat, Name),
    /// A printed stat of a card.
    Printed(Stat, Name),
    /// The stat without ongoing abilities of the own stage.
    Early(Stat, Name),
    /// The energy cost of a card.
    Cost(Name),
    /// The destiny number of a card.
    Destiny(Name),
    /// The piloting of a card.
    Piloting(Name),
    /// How many cards.
    Count(CardsRef),
    /// The highest number among cards, the card being `each`.
    Highest(CardsRef, NumberRef),
    /// The sum of a number over cards.
    Total(CardsRef, NumberRef),
    /// How many locations.
    Locations(Places),
    /// Energy icons of a player.
    Energy { of: Who, at: Spot },
    /// Support icons of a player: of one faction, or all.
    Icons { of: Who, at: Spot, faction: Option<u8> },
    /// Cards in a hand.
    Hand(Who),
    /// Cards in a pile.
    Pile(Who, Pile),
    /// A number of the battle.
    Battle(Tally, Who),
    /// Sum.
    Add(NumberRef, NumberRef),
    /// Difference.
    Sub(NumberRef, NumberRef),
    /// Product.
    Times(NumberRef, NumberRef),
    /// The lower.
    Min(NumberRef, NumberRef),
    /// The higher.
    Max(NumberRef, NumberRef),
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `==`
    Equal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

/// The steps of a battle as conditions name them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum BattleStep {
    /// Before the first step.
    #[default]
    Begin,
    /// 1. Battle Destiny Step
    Destiny,
    /// 2. Attrition Step
    Attrition,
    /// 3. Power Step
    Power,
    /// 4. Loss Step
    Loss,
    /// 5. End of Battle Step
    End,
}

/// The phases of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Set-up.
    #[default]
    Setup,
    /// 1. Activate Phase
    Activate,
    /// 2. Control Phase
    Control,
    /// 3. Deploy Phase
    Deploy,
    /// 4. Battle Phase
    Battle,
    /// 5. Move Phase
    Move,
    /// 6. Draw Phase
    Draw,
    /// End of Turn
    End,
}

/// Names of the phases in data, from the first.
pub const PHASES: [&str; 7] = ["activate", "control", "deploy", "battle", "move", "draw", "end"];

/// Something that is true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Two numbers.
    Numbers(Compare, NumberRef, NumberRef),
    /// There is such a card.
    Some(CardsRef),
    /// There is none.
    None(CardsRef),
    /// Both hold.
    And(ConditionRef, ConditionRef),
    /// One of both holds.
    Or(ConditionRef, ConditionRef),
    /// It does not hold.
    Not(ConditionRef),
    /// The card is at a site (and not aboard).
    AtSite(Name),
    /// The card is at a sector, aboard included.
    AtSector(Name),
    /// The card is aboard a card that fits.
    Aboard(Name, CardsRef),
    /// The card fits a selection, wherever it is.
    Is(Name, CardsRef),
    /// It is this phase: whose turn, and which.
    Phase(Whose, Phase),
    /// It is a battle phase of anybody (or not, with `Not`).
    AnyBattlePhase,
    /// A battle of this kind is on, at this place.
    Battle(Option<LocationKind>, Spot),
    /// In a battle, before this step.
    Before(BattleStep),
    /// In a battle, after this step.
    After(BattleStep),
    /// The player controls a location.
    Controls(Who, Spot),
    /// The player won a battle this turn.
    Won(Who),
    /// A location was attacked by the turn player this turn.
    Attacked(Spot),
    /// The source entered play this turn.
    Entered,
    /// There is a battleground there.
    Battleground(Spot),
    /// The location's title holds this text: index of `Library::texts`.
    Titled(Spot, u16),
    /// Support icons of a faction outnumber each other type on the player's side.
    MostIcons(Who, u8),
    /// The player has exactly so many types of support icons in play (one, for `Expansion`).
    IconTypes(Who, u8),
    /// The player has an icon of the type of the card meant.
    HasIconOf(Who, Name),
    /// The last statement was carried out (`done`): a payment was made, a card was chosen.
    Done,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// Until end of turn.
    #[default]
    Turn,
    /// Until the battle ends.
    Battle,
}

/// Something that a card or a place has for a while, or by an ongoing ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Immune to attrition.
    #[default]
    Immune,
    /// Cannot move.
    NoMove,
    /// Cannot be damaged.
    NoDamage,
    /// Cannot be a target of the opponent.
    NoTarget,
    /// Adds no power to total power.
    NoPower,
    /// Tactics and defense are swapped.
    Swap,
}

/// Names of the marks in data.
pub const MARKS: [&str; 6] = ["immune", "no_move", "no_damage", "no_target", "no_power", "swap"];

/// An act that can be forbidden, taxed or limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Act {
    /// An attack at a location.
    #[default]
    Attack,
    /// A drain at a location.
    Drain,
    /// A movement action of a card.
    Move,
    /// Playing a card.
    Play,
    /// Revealing a card for battle destiny.
    RevealDestiny,
    /// Losing hand cards to a drain.
    LoseHandToDrain,
    /// Using a support icon at a location.
    UseIcon,
}

/// Names of the acts in data.
pub const ACTS: [&str; 7] = ["attack", "drain", "move", "play", "reveal_destiny", "lose_hand_to_drain", "use_icon"];
