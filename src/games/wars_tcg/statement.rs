//! The statements of programs: what is chosen, paid and done, one thing each.
//!
//! What is chosen when an ability is announced stands before [`Statement::Pay`], its price between that and
//! [`Statement::Placed`], where it goes on the stack, and its effect behind.

use super::card::Stat;
use super::effect::{
    Act, CardsRef, ConditionRef, Mark, Name, NumberRef, Pile, Places, Spot, Tally, Target, To, Until, Who,
};

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
