//! The public numbers of WARS TCG (high byte 3). They are never renumbered; `data/words.json` gives their words.

/// Kinds of orders.
pub mod order {
    pub use crate::kit::common::order::{ACCEPT, AGREE_DRAW, DECLINE, DONE, DRAW as FACE, NUMBER, PASS, RESIGN};
    /// Chance: `value` is the seat that takes the first turn.
    pub const COIN: u16 = 0x0301;
    /// Chance: a card of a hand at random: `card`.
    pub const RANDOM: u16 = 0x0302;
    /// Pick a starting location: `card`.
    pub const START: u16 = 0x0303;
    /// Play a card of the hand: `card`, `target` the card or location that it enters at, aboard or beneath.
    pub const PLAY: u16 = 0x0304;
    /// Play an order or interrupt: `card`, `value` 0 used, 1 lost.
    pub const PLAY_AS: u16 = 0x0305;
    /// Use an activated ability: `subject`, `value` its index.
    pub const USE: u16 = 0x0306;
    /// Perform the activation.
    pub const ACTIVATE: u16 = 0x0307;
    /// Drain at a location: `target`.
    pub const DRAIN: u16 = 0x0308;
    /// Attack at a location: `target`.
    pub const ATTACK: u16 = 0x0309;
    /// Move `subject` to `target`: a location, or a ship to go aboard.
    pub const MOVE: u16 = 0x030A;
    /// Draw a card from the active pile.
    pub const DRAW: u16 = 0x030B;
    /// Choose an open card: `target`.
    pub const CHOOSE: u16 = 0x030C;
    /// Choose what is pending: `target` its id.
    pub const CHOOSE_PENDING: u16 = 0x030D;
    /// Choose a player: `value` the seat.
    pub const CHOOSE_PLAYER: u16 = 0x030E;
    /// Choose a card of a hand or pile: `card`.
    pub const CHOOSE_CARD: u16 = 0x030F;
    /// Choose one of several effects: `value` from 0.
    pub const CHOOSE_MODE: u16 = 0x0310;
    /// Lose the top of a pile: `value` 0 reserve, 1 active, 2 used.
    pub const LOSE_TOP: u16 = 0x0311;
    /// Lose a hand card: `card`.
    pub const LOSE_HAND: u16 = 0x0312;
    /// Damage `target` for attrition or casualties.
    pub const DAMAGE: u16 = 0x0313;
    /// Destroy the damaged card `target` next.
    pub const DESTROY: u16 = 0x0314;
    /// Take `target` along.
    pub const BRING: u16 = 0x0315;
    /// Put this waiting trigger of `subject` on the stack next: `value` its place in the queue.
    pub const TRIGGER: u16 = 0x0316;
    /// Apply the replacement of `subject`: `value` its index.
    pub const INSTEAD: u16 = 0x0317;
    /// Play a location into its row: `card`, `value` its place there, from 0.
    pub const PLAY_ROW: u16 = 0x0318;
    /// Play an asset into the asset area: `card`.
    pub const PLAY_AREA: u16 = 0x0319;
}

/// Prompts.
pub mod prompt {
    pub use crate::kit::common::prompt::OVER;
    /// Chance: who takes the first turn.
    pub const COIN: u16 = 0x0301;
    /// Pick a starting location.
    pub const START: u16 = 0x0302;
    /// Chance: the face of a card that is seen first.
    pub const FACE: u16 = 0x0303;
    /// Chance: a card of a hand at random.
    pub const RANDOM: u16 = 0x0304;
    /// A phase: act or pass.
    pub const PHASE: u16 = 0x0305;
    /// Respond to what is pending, or pass.
    pub const RESPOND: u16 = 0x0306;
    /// Before a step of a battle: act or pass.
    pub const BATTLE: u16 = 0x0307;
    /// At the end of the turn: act or pass.
    pub const END: u16 = 0x0308;
    /// Which trigger goes on the stack first.
    pub const TRIGGER: u16 = 0x0309;
    /// Choose a card.
    pub const CARD: u16 = 0x030A;
    /// Choose a location.
    pub const PLACE: u16 = 0x030B;
    /// Choose a player.
    pub const PLAYER: u16 = 0x030C;
    /// Name a number.
    pub const NUMBER: u16 = 0x030D;
    /// Choose a hand card.
    pub const HAND_CARD: u16 = 0x030E;
    /// Choose a card of a pile.
    pub const PILE_CARD: u16 = 0x030F;
    /// Choose an effect.
    pub const MODE: u16 = 0x0310;
    /// Use an optional effect, or pay for it, or not.
    pub const MAY: u16 = 0x0311;
    /// How much to activate.
    pub const ACTIVATE: u16 = 0x0312;
    /// What to lose.
    pub const LOSE: u16 = 0x0313;
    /// Reveal a card for battle destiny or not.
    pub const REVEAL: u16 = 0x0314;
    /// What to damage for attrition.
    pub const ATTRITION: u16 = 0x0315;
    /// What to damage or lose for casualties.
    pub const CASUALTIES: u16 = 0x0316;
    /// Which damaged card is destroyed next.
    pub const DESTROY: u16 = 0x0317;
    /// Who comes along.
    pub const PASSENGERS: u16 = 0x0318;
    /// Which replacement applies.
    pub const INSTEAD: u16 = 0x0319;
    /// Draw another card or not.
    pub const DRAW: u16 = 0x031A;
    /// Play a card by an effect, or not.
    pub const PLAY: u16 = 0x031B;
}

/// Phases.
pub mod phase {
    /// Set-up.
    pub const SETUP: u16 = 0x0301;
    /// 1. Activate Phase
    pub const ACTIVATE: u16 = 0x0302;
    /// 2. Control Phase
    pub const CONTROL: u16 = 0x0303;
    /// 3. Deploy Phase
    pub const DEPLOY: u16 = 0x0304;
    /// 4. Battle Phase
    pub const BATTLE: u16 = 0x0305;
    /// 5. Move Phase
    pub const MOVE: u16 = 0x0306;
    /// 6. Draw Phase
    pub const DRAW: u16 = 0x0307;
    /// End of Turn
    pub const END: u16 = 0x0308;
}

/// Kinds of events.
pub mod event {
    pub use crate::kit::common::event::{ANNOUNCE, OVER, RESIGN};
    /// `seat` takes the first turn.
    pub const FIRST: u16 = 0x0301;
    /// `seat` picked a starting location; which is shown when both have.
    pub const PICK: u16 = 0x0302;
    /// A starting location is placed: `seat`, `subject`.
    pub const START: u16 = 0x0303;
    /// `seat` shuffles a pile: `place`.
    pub const SHUFFLE: u16 = 0x0304;
    /// `seat` draws a card: `origin` the pile.
    pub const DRAW: u16 = 0x0305;
    /// Turn `value` begins, of `seat`.
    pub const TURN: u16 = 0x0306;
    /// Phase `value` begins.
    pub const PHASE: u16 = 0x0307;
    /// `seat` passes.
    pub const PASS: u16 = 0x0308;
    /// `seat` plays a card: `subject`, `target` where it is to enter.
    pub const PLAY: u16 = 0x0309;
    /// `seat` uses an ability of `subject`: `value` its index.
    pub const USE: u16 = 0x030A;
    /// A trigger of `subject` goes on the stack.
    pub const TRIGGER: u16 = 0x030B;
    /// `seat` performs an activation.
    pub const ACTIVATION: u16 = 0x030C;
    /// `seat` drains at `target`.
    pub const DRAIN: u16 = 0x030D;
    /// `seat` attacks at `target`.
    pub const ATTACK: u16 = 0x030E;
    /// `seat` moves `subject` to `target` by a movement action.
    pub const MOVEMENT: u16 = 0x030F;
    /// `seat` performs a draw.
    pub const DRAW_ACTION: u16 = 0x0310;
    /// What `subject` (an ability, a card or a phase action) is about to do resolves.
    pub const RESOLVE: u16 = 0x0311;
    /// What `subject` put on the stack is canceled.
    pub const CANCEL: u16 = 0x0312;
    /// `seat` activates `value` energy.
    pub const ACTIVATE: u16 = 0x0313;
    /// `seat` pays `value` energy.
    pub const PAY: u16 = 0x0314;
    /// `seat` loses a card: `subject`, `origin` the pile or hand.
    pub const LOSE: u16 = 0x0315;
    /// `seat` reveals a card for destiny: `card`, `value` its number.
    pub const DESTINY: u16 = 0x0316;
    /// `seat` reveals a card for battle destiny: `card`, `value` what it counts for.
    pub const BATTLE_DESTINY: u16 = 0x0317;
    /// `subject` enters play at, aboard or beneath `target`.
    pub const ENTER: u16 = 0x0318;
    /// `subject` moves from `origin` to `target`.
    pub const MOVE: u16 = 0x0319;
    /// `subject` is damaged.
    pub const DAMAGE: u16 = 0x031A;
    /// `subject` is no longer damaged.
    pub const UNDAMAGE: u16 = 0x031B;
    /// `subject` is destroyed.
    pub const DESTROY: u16 = 0x031C;
    /// `subject` is dismissed.
    pub const DISMISS: u16 = 0x031D;
    /// `subject` goes to its owner's lost pile.
    pub const LOST: u16 = 0x031E;
    /// `subject` is inverted.
    pub const INVERT: u16 = 0x031F;
    /// `subject` is reverted.
    pub const REVERT: u16 = 0x0320;
    /// A card goes from `origin` to `place`, of `seat`.
    pub const PUT: u16 = 0x0321;
    /// `seat` retrieves a card.
    pub const RETRIEVE: u16 = 0x0322;
    /// `seat` shows a card of hand or pile: `place`.
    pub const SHOW: u16 = 0x0323;
    /// `seat` looks at the cards of a pile: `place`, `value` how many, 0 all.
    pub const LOOK: u16 = 0x0324;
    /// Power of `subject` changes by `value` for a while.
    pub const POWER: u16 = 0x0325;
    /// Tactics of `subject` changes by `value` for a while.
    pub const TACTICS: u16 = 0x0326;
    /// Defense of `subject` changes by `value` for a while.
    pub const DEFENSE: u16 = 0x0327;
    /// `subject` bears mark `value` for a while.
    pub const MARK: u16 = 0x0328;
    /// A number of the battle of `seat` changes by `value`.
    pub const TALLY: u16 = 0x0329;
    /// `seat` gains a support icon at `target`: `value` the faction.
    pub const ICON: u16 = 0x032A;
    /// A battle begins at `target`; `seat` is the attacker.
    pub const BATTLE: u16 = 0x032B;
    /// Step `value` of the battle begins.
    pub const BATTLE_STEP: u16 = 0x032C;
    /// The battle destiny of `seat` is `value`.
    pub const BATTLE_DESTINY_TOTAL: u16 = 0x032D;
    /// Attrition against `seat` is `value`.
    pub const ATTRITION: u16 = 0x032E;
    /// Total power of `seat` is `value`.
    pub const TOTAL_POWER: u16 = 0x032F;
    /// `seat` wins the battle: `value` casualties.
    pub const BATTLE_WON: u16 = 0x0330;
    /// The battle has no winner.
    pub const BATTLE_TIED: u16 = 0x0331;
    /// The battle is over.
    pub const BATTLE_ENDS: u16 = 0x0332;
    /// The drain of `seat` takes `value` energy at `target`.
    pub const DRAINED: u16 = 0x0333;
    /// Both players recirculate.
    pub const RECIRCULATE: u16 = 0x0334;
    /// A card is stacked on `target`: `subject`.
    pub const STACK: u16 = 0x0335;
    /// `seat` chose a card or pending item: `target`.
    pub const CHOOSE: u16 = 0x0336;
    /// `seat` chose a location: `target`.
    pub const CHOOSE_PLACE: u16 = 0x0337;
    /// `seat` chose a card by title.
    pub const CHOOSE_CARD: u16 = 0x0338;
    /// `seat` chose one of several effects: `value`.
    pub const CHOOSE_MODE: u16 = 0x0339;
    /// `seat` declines an offer.
    pub const DECLINE: u16 = 0x033A;
    /// `seat` names a number: `value`.
    pub const NUMBER: u16 = 0x033B;
    /// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
    pub const CONCEAL: u16 = 0x033C;
    /// A replacement of `subject` applies.
    pub const INSTEAD: u16 = 0x033D;
    /// `seat` reveals nothing for battle destiny.
    pub const NO_REVEAL: u16 = 0x033E;
    /// `seat` has no card to reveal or draw.
    pub const NO_CARD: u16 = 0x033F;
    /// An act is forbidden to `seat` for a while: `value` which, at `target`.
    pub const FORBID: u16 = 0x0340;
}

/// Reasons of refusals, faults and endings.
pub mod reason {
    /// The card is not in this hand.
    pub const NOT_IN_HAND: u16 = 0x0301;
    /// Too little active energy.
    pub const ENERGY: u16 = 0x0302;
    /// Too few support icons.
    pub const SUPPORT: u16 = 0x0303;
    /// A copy of this unique card is in play.
    pub const UNIQUE: u16 = 0x0304;
    /// Not this phase, or not the own one.
    pub const PHASE: u16 = 0x0305;
    /// The stack is not empty.
    pub const STACK: u16 = 0x0306;
    /// The card cannot enter there.
    pub const PLACE: u16 = 0x0307;
    /// The ship has no room.
    pub const CAPACITY: u16 = 0x0308;
    /// No icon, unit or ship of one's own there.
    pub const NO_ICON: u16 = 0x0309;
    /// The card bears a weapon already.
    pub const WEAPON: u16 = 0x030A;
    /// What its text asks for does not hold.
    pub const CONDITION: u16 = 0x030B;
    /// There is nothing to target.
    pub const NO_TARGET: u16 = 0x030C;
    /// The price cannot be paid.
    pub const PRICE: u16 = 0x030D;
    /// It was used as often as it may be this turn.
    pub const USED_UP: u16 = 0x030E;
    /// A copy of this title was played this turn.
    pub const PLAYED: u16 = 0x030F;
    /// The card is not one's own.
    pub const NOT_YOURS: u16 = 0x0310;
    /// The location is not controlled.
    pub const NOT_CONTROLLED: u16 = 0x0311;
    /// No energy icon on the opponent's side.
    pub const NO_DRAIN_ICON: u16 = 0x0312;
    /// Drained this turn already.
    pub const DRAINED: u16 = 0x0313;
    /// Both sides must be there.
    pub const NO_ENEMY: u16 = 0x0314;
    /// Attacked this turn already.
    pub const ATTACKED: u16 = 0x0315;
    /// Not adjacent, not related, or the same place.
    pub const NOT_REACHED: u16 = 0x0316;
    /// It cannot move.
    pub const NO_MOVE: u16 = 0x0317;
    /// Activation was performed.
    pub const ACTIVATED: u16 = 0x0318;
    /// More than can be activated.
    pub const TOO_MUCH: u16 = 0x0319;
    /// It is forbidden by a card.
    pub const FORBIDDEN: u16 = 0x031A;
    /// The card is not among those that may be chosen.
    pub const NOT_ALLOWED: u16 = 0x031B;
    /// The attrition is satisfied, or not yet.
    pub const ATTRITION: u16 = 0x031C;
    /// A location where one is needed.
    pub const NOT_A_LOCATION: u16 = 0x031D;

    /// A player has no energy left.
    pub const NO_ENERGY: u16 = 0x0330;
    /// Both have no energy left.
    pub const BOTH_OUT: u16 = 0x0331;
}
