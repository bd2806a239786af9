//! The effect language, compiled: what `data/README.md` teaches, as small values that a running ability walks.
//!
//! Expressions ([`Cards`], [`Number`], [`Condition`]) never ask and never roll. Statements ask at most one thing each.
//! A program is a flat list of statements with jumps. What is chosen when an ability is announced stands before
//! [`Statement::Pay`], its price between that and [`Statement::Placed`], where it goes on the stack, and its effect behind.
//! Numbers and conditions nest, so they stand in lists of the library and are named by index.

use super::card::{LocationKind, Stat};

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

/// Must something be chosen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// If it can be.
    Must,
    /// It may be declined.
    May,
}

/// A card that is played by an effect: how its energy cost changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Energy {
    /// Nothing is paid.
    Free,
    /// So much is added (negative: less).
    Add(i8),
}

/// One statement of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statement {
    // What is chosen when the ability is announced, or while it runs.
    /// Binds a card (or pending item) to `t(to)`.
    Choose { cards: CardsRef, to: u8, by: Who, need: Need },
    /// Binds a location.
    ChoosePlace { places: Places, to: u8 },
    /// Binds a player, as [`Who::Chosen`].
    ChoosePlayer,
    /// Binds register `x`: 0 to the number, or to what can be paid.
    ChooseX { most: NumberRef },
    /// Picks cards of a hand, one by one, to pay with (announcement only): so many, of a selection.
    PickHand { cards: CardsRef, count: u8 },

    /// All is chosen: what follows is paid.
    Pay,
    /// The energy and support cost of the card itself, with taxes.
    Price,
    /// The picked hand cards go there; `shown` ones are seen by all.
    PutPicked { to: To, shown: bool },
    /// A hand card at random is lost.
    LoseRandom,
    /// The ability goes on the stack; what follows is its effect.
    Placed,
    /// The card itself enters play (or, of an order or interrupt, has its effect behind this).
    Enter,

    // Control.
    /// Goes on elsewhere.
    Jump { to: u8 },
    /// Goes on elsewhere unless this holds.
    Unless { condition: ConditionRef, to: u8 },
    /// Asks a player whether to go on (paying what follows), or to jump; asked only if `price` can be paid.
    May { who: Who, pay: NumberRef, lose: NumberRef, otherwise: u8 },
    /// A player picks one of so many branches; as many pairs of [`Statement::Branch`] and jump follow.
    Modes { who: Who, count: u8 },
    /// A branch of [`Statement::Modes`]: it can be picked if this holds.
    Branch { condition: Option<ConditionRef>, to: u8 },
    /// Runs the statements up to `end` once for each card of the selection, bound to `each`.
    ForEach { cards: CardsRef, end: u8 },
    /// The end of a [`Statement::ForEach`].
    Next { start: u8 },

    // Energy.
    /// A player pays: as much as there is.
    PayEnergy { who: Who, n: NumberRef },
    /// A player loses energy.
    Lose { who: Who, n: NumberRef, from: Option<Pile> },
    /// A player loses energy, and the cards are stacked face down on the source.
    LoseOnto { who: Who, n: NumberRef },
    /// A player activates energy: exactly, or up to so much.
    Activate { who: Who, n: NumberRef, up_to: bool },
    /// A player draws from the reserve: exactly, or up to so many.
    Draw { who: Who, n: NumberRef, up_to: bool },
    /// A player retrieves.
    Retrieve { who: Who, n: NumberRef },
    /// A player reveals a card for destiny into register `d` (0) or `d2` (1).
    Reveal { who: Who, to: u8 },
    /// So many hand cards of a player go to a zone, one by one as he picks; fewer when he has fewer; register `amount` counts them.
    PutHand { who: Who, cards: Option<CardsRef>, least: u8, most: NumberRef, to: To, shown: bool },
    /// So many hand cards at random go to a zone unseen.
    PutRandom { who: Who, n: NumberRef, to: To },
    /// The top of a pile goes to the hand; if `cards` is given it is shown first and goes only if it fits.
    TopToHand { who: Who, pile: Pile, cards: Option<CardsRef> },
    /// A player looks through a pile for a card, takes it (shown if it must fit) into the hand, or finds nothing; the pile is shuffled.
    Search { who: Who, pile: Pile, cards: Option<CardsRef> },
    /// I look at the top cards of a player's reserve, return one to the top and put the others on top of his used pile.
    LookTop { who: Who, n: u8 },
    /// Reveals the top cards of the reserve for battle destiny, chooses one, and puts all on top of used in any order.
    BestOfTop { n: u8 },
    /// Shows the top of the own reserve; it may be played there if it fits.
    PlayTop { cards: CardsRef, energy: Energy },
    /// A card of hand or lost pile may be played at the source's location.
    Play { who: Who, cards: CardsRef, energy: Energy, at: Spot },
    /// The bound hand of a player is shown to all.
    ShowHand { who: Who },
    /// Names a title of which the shown hand holds two or more, and all copies are lost.
    LoseCopies { who: Who },
    /// A player's used pile goes beneath his reserve, which is shuffled if `shuffle`.
    Recirculate { who: Who, shuffle: bool },

    // Cards in play.
    /// Damages.
    Damage(Target),
    /// Takes damage off.
    Undamage(Target),
    /// Destroys.
    Destroy(Target),
    /// Cards are dismissed.
    Dismiss { cards: CardsRef },
    /// Puts cards into a zone of their owners.
    Put { what: Target, to: To },
    /// Turns to the second face.
    Invert(Target),
    /// Turns back.
    Revert(Target),
    /// Moves a card; several locations are a choice.
    Move { what: Name, to: Places },
    /// Changes a stat for a while.
    Modify { stat: Stat, of: Target, by: NumberRef, until: Until },
    /// Gives a mark for a while.
    Mark { mark: Mark, of: Target, until: Until },
    /// Changes a number of the battle at a place.
    Tally { tally: Tally, who: Who, by: NumberRef, at: Spot, until: Until },
    /// The revealed battle destiny card of the event counts for so much more.
    Revealed { by: NumberRef },
    /// Battle destiny of the controller is this number instead of a reveal (in a replacement).
    InsteadReveal { by: NumberRef },
    /// A player's side of a place gains a support icon until end of turn.
    GainIcon { who: Who, at: Spot, faction: u8 },
    /// An act is forbidden until end of turn.
    Forbid { act: Act, who: Who, at: Spot },
    /// A pending drain changes.
    DrainBy { what: Name, by: NumberRef },
    /// A pending drain counts the icons of the other side.
    SwapDrain { what: Name },
    /// A pending item is canceled.
    Cancel(Name),
    /// A pending card enters elsewhere.
    Redirect { what: Name, to: u8 },
    /// A pending interrupt is stacked face up on the source after its effect.
    StackAfter { what: Name },
    /// Stacks a card of a lost pile face down on an asset.
    StackOn { what: Name, on: CardsRef },
    /// The top of a player's reserve is stacked face up on the source.
    StackTop { who: Who },
    /// Something that happens later, once, this turn: the ability at this index of `Library::later`.
    Later { ability: u16 },
    /// Starts an attack by an effect.
    Attack { at: Spot, pay: NumberRef },
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
