//! The numbers of WARS TCG: high byte 3.

/// Chance: `value` is the seat that takes the first turn.
pub const ADJ_WARS_ORDER_COIN: u16 = 0x0301;
/// Chance: a card of a hand at random: `card`.
pub const ADJ_WARS_ORDER_RANDOM: u16 = 0x0302;
/// Pick a starting location: `card`.
pub const ADJ_WARS_ORDER_START: u16 = 0x0303;
/// Play a card of the hand: `card`, `target` the card or location that it enters at, aboard or beneath.
pub const ADJ_WARS_ORDER_PLAY: u16 = 0x0304;
/// Play an order or interrupt: `card`, `value` 0 used, 1 lost.
pub const ADJ_WARS_ORDER_PLAY_AS: u16 = 0x0305;
/// Use an activated ability: `subject`, `value` its index.
pub const ADJ_WARS_ORDER_USE: u16 = 0x0306;
/// Perform the activation.
pub const ADJ_WARS_ORDER_ACTIVATE: u16 = 0x0307;
/// Drain at a location: `target`.
pub const ADJ_WARS_ORDER_DRAIN: u16 = 0x0308;
/// Attack at a location: `target`.
pub const ADJ_WARS_ORDER_ATTACK: u16 = 0x0309;
/// Move `subject` to `target`: a location, or a ship to go aboard.
pub const ADJ_WARS_ORDER_MOVE: u16 = 0x030A;
/// Draw a card from the active pile.
pub const ADJ_WARS_ORDER_DRAW: u16 = 0x030B;
/// Choose an open card: `target`.
pub const ADJ_WARS_ORDER_CHOOSE: u16 = 0x030C;
/// Choose what is pending: `target` its id.
pub const ADJ_WARS_ORDER_CHOOSE_PENDING: u16 = 0x030D;
/// Choose a player: `value` the seat.
pub const ADJ_WARS_ORDER_CHOOSE_PLAYER: u16 = 0x030E;
/// Choose a card of a hand or pile: `card`.
pub const ADJ_WARS_ORDER_CHOOSE_CARD: u16 = 0x030F;
/// Choose one of several effects: `value` from 0.
pub const ADJ_WARS_ORDER_CHOOSE_MODE: u16 = 0x0310;
/// Lose the top of a pile: `value` 0 reserve, 1 active, 2 used.
pub const ADJ_WARS_ORDER_LOSE_TOP: u16 = 0x0311;
/// Lose a hand card: `card`.
pub const ADJ_WARS_ORDER_LOSE_HAND: u16 = 0x0312;
/// Damage `target` for attrition or casualties.
pub const ADJ_WARS_ORDER_DAMAGE: u16 = 0x0313;
/// Destroy the damaged card `target` next.
pub const ADJ_WARS_ORDER_DESTROY: u16 = 0x0314;
/// Take `target` along.
pub const ADJ_WARS_ORDER_BRING: u16 = 0x0315;
/// Put this waiting trigger of `subject` on the stack next: `value` its place in the queue.
pub const ADJ_WARS_ORDER_TRIGGER: u16 = 0x0316;
/// Apply the replacement of `subject`: `value` its index.
pub const ADJ_WARS_ORDER_INSTEAD: u16 = 0x0317;
/// Play a location into its row: `card`, `value` its place there, from 0.
pub const ADJ_WARS_ORDER_PLAY_ROW: u16 = 0x0318;
/// Play an asset into the asset area: `card`.
pub const ADJ_WARS_ORDER_PLAY_AREA: u16 = 0x0319;

/// Chance: who takes the first turn.
pub const ADJ_WARS_PROMPT_COIN: u32 = 0x0301;
/// Pick a starting location.
pub const ADJ_WARS_PROMPT_START: u32 = 0x0302;
/// Chance: the face of a card that is seen first.
pub const ADJ_WARS_PROMPT_FACE: u32 = 0x0303;
/// Chance: a card of a hand at random.
pub const ADJ_WARS_PROMPT_RANDOM: u32 = 0x0304;
/// A phase: act or pass.
pub const ADJ_WARS_PROMPT_PHASE: u32 = 0x0305;
/// Respond to what is pending, or pass.
pub const ADJ_WARS_PROMPT_RESPOND: u32 = 0x0306;
/// Before a step of a battle: act or pass.
pub const ADJ_WARS_PROMPT_BATTLE: u32 = 0x0307;
/// At the end of the turn: act or pass.
pub const ADJ_WARS_PROMPT_END: u32 = 0x0308;
/// Which trigger goes on the stack first.
pub const ADJ_WARS_PROMPT_TRIGGER: u32 = 0x0309;
/// Choose a card.
pub const ADJ_WARS_PROMPT_CARD: u32 = 0x030A;
/// Choose a location.
pub const ADJ_WARS_PROMPT_PLACE: u32 = 0x030B;
/// Choose a player.
pub const ADJ_WARS_PROMPT_PLAYER: u32 = 0x030C;
/// Name a number.
pub const ADJ_WARS_PROMPT_NUMBER: u32 = 0x030D;
/// Choose a hand card.
pub const ADJ_WARS_PROMPT_HAND_CARD: u32 = 0x030E;
/// Choose a card of a pile.
pub const ADJ_WARS_PROMPT_PILE_CARD: u32 = 0x030F;
/// Choose an effect.
pub const ADJ_WARS_PROMPT_MODE: u32 = 0x0310;
/// Use an optional effect, or pay for it, or not.
pub const ADJ_WARS_PROMPT_MAY: u32 = 0x0311;
/// How much to activate.
pub const ADJ_WARS_PROMPT_ACTIVATE: u32 = 0x0312;
/// What to lose.
pub const ADJ_WARS_PROMPT_LOSE: u32 = 0x0313;
/// Reveal a card for battle destiny or not.
pub const ADJ_WARS_PROMPT_REVEAL: u32 = 0x0314;
/// What to damage for attrition.
pub const ADJ_WARS_PROMPT_ATTRITION: u32 = 0x0315;
/// What to damage or lose for casualties.
pub const ADJ_WARS_PROMPT_CASUALTIES: u32 = 0x0316;
/// Which damaged card is destroyed next.
pub const ADJ_WARS_PROMPT_DESTROY: u32 = 0x0317;
/// Who comes along.
pub const ADJ_WARS_PROMPT_PASSENGERS: u32 = 0x0318;
/// Which replacement applies.
pub const ADJ_WARS_PROMPT_INSTEAD: u32 = 0x0319;
/// Draw another card or not.
pub const ADJ_WARS_PROMPT_DRAW: u32 = 0x031A;
/// Play a card by an effect, or not.
pub const ADJ_WARS_PROMPT_PLAY: u32 = 0x031B;

/// Set-up.
pub const ADJ_WARS_PHASE_SETUP: u32 = 0x0301;
/// 1. Activate Phase
pub const ADJ_WARS_PHASE_ACTIVATE: u32 = 0x0302;
/// 2. Control Phase
pub const ADJ_WARS_PHASE_CONTROL: u32 = 0x0303;
/// 3. Deploy Phase
pub const ADJ_WARS_PHASE_DEPLOY: u32 = 0x0304;
/// 4. Battle Phase
pub const ADJ_WARS_PHASE_BATTLE: u32 = 0x0305;
/// 5. Move Phase
pub const ADJ_WARS_PHASE_MOVE: u32 = 0x0306;
/// 6. Draw Phase
pub const ADJ_WARS_PHASE_DRAW: u32 = 0x0307;
/// End of Turn
pub const ADJ_WARS_PHASE_END: u32 = 0x0308;

/// `seat` takes the first turn.
pub const ADJ_WARS_EVENT_FIRST: u16 = 0x0301;
/// `seat` picked a starting location; which is shown when both have.
pub const ADJ_WARS_EVENT_PICK: u16 = 0x0302;
/// A starting location is placed: `seat`, `subject`.
pub const ADJ_WARS_EVENT_START: u16 = 0x0303;
/// `seat` shuffles a pile: `place`.
pub const ADJ_WARS_EVENT_SHUFFLE: u16 = 0x0304;
/// `seat` draws a card: `origin` the pile.
pub const ADJ_WARS_EVENT_DRAW: u16 = 0x0305;
/// Turn `value` begins, of `seat`.
pub const ADJ_WARS_EVENT_TURN: u16 = 0x0306;
/// Phase `value` begins.
pub const ADJ_WARS_EVENT_PHASE: u16 = 0x0307;
/// `seat` passes.
pub const ADJ_WARS_EVENT_PASS: u16 = 0x0308;
/// `seat` plays a card: `subject`, `target` where it is to enter.
pub const ADJ_WARS_EVENT_PLAY: u16 = 0x0309;
/// `seat` uses an ability of `subject`: `value` its index.
pub const ADJ_WARS_EVENT_USE: u16 = 0x030A;
/// A trigger of `subject` goes on the stack.
pub const ADJ_WARS_EVENT_TRIGGER: u16 = 0x030B;
/// `seat` performs an activation.
pub const ADJ_WARS_EVENT_ACTIVATION: u16 = 0x030C;
/// `seat` drains at `target`.
pub const ADJ_WARS_EVENT_DRAIN: u16 = 0x030D;
/// `seat` attacks at `target`.
pub const ADJ_WARS_EVENT_ATTACK: u16 = 0x030E;
/// `seat` moves `subject` to `target` by a movement action.
pub const ADJ_WARS_EVENT_MOVEMENT: u16 = 0x030F;
/// `seat` performs a draw.
pub const ADJ_WARS_EVENT_DRAW_ACTION: u16 = 0x0310;
/// What `subject` (an ability, a card or a phase action) is about to do resolves.
pub const ADJ_WARS_EVENT_RESOLVE: u16 = 0x0311;
/// What `subject` put on the stack is canceled.
pub const ADJ_WARS_EVENT_CANCEL: u16 = 0x0312;
/// `seat` activates `value` energy.
pub const ADJ_WARS_EVENT_ACTIVATE: u16 = 0x0313;
/// `seat` pays `value` energy.
pub const ADJ_WARS_EVENT_PAY: u16 = 0x0314;
/// `seat` loses a card: `subject`, `origin` the pile or hand.
pub const ADJ_WARS_EVENT_LOSE: u16 = 0x0315;
/// `seat` reveals a card for destiny: `card`, `value` its number.
pub const ADJ_WARS_EVENT_DESTINY: u16 = 0x0316;
/// `seat` reveals a card for battle destiny: `card`, `value` what it counts for.
pub const ADJ_WARS_EVENT_BATTLE_DESTINY: u16 = 0x0317;
/// `subject` enters play at, aboard or beneath `target`.
pub const ADJ_WARS_EVENT_ENTER: u16 = 0x0318;
/// `subject` moves from `origin` to `target`.
pub const ADJ_WARS_EVENT_MOVE: u16 = 0x0319;
/// `subject` is damaged.
pub const ADJ_WARS_EVENT_DAMAGE: u16 = 0x031A;
/// `subject` is no longer damaged.
pub const ADJ_WARS_EVENT_UNDAMAGE: u16 = 0x031B;
/// `subject` is destroyed.
pub const ADJ_WARS_EVENT_DESTROY: u16 = 0x031C;
/// `subject` is dismissed.
pub const ADJ_WARS_EVENT_DISMISS: u16 = 0x031D;
/// `subject` goes to its owner's lost pile.
pub const ADJ_WARS_EVENT_LOST: u16 = 0x031E;
/// `subject` is inverted.
pub const ADJ_WARS_EVENT_INVERT: u16 = 0x031F;
/// `subject` is reverted.
pub const ADJ_WARS_EVENT_REVERT: u16 = 0x0320;
/// A card goes from `origin` to `place`, of `seat`.
pub const ADJ_WARS_EVENT_PUT: u16 = 0x0321;
/// `seat` retrieves a card.
pub const ADJ_WARS_EVENT_RETRIEVE: u16 = 0x0322;
/// `seat` shows a card of hand or pile: `place`.
pub const ADJ_WARS_EVENT_SHOW: u16 = 0x0323;
/// `seat` looks at the cards of a pile: `place`, `value` how many, 0 all.
pub const ADJ_WARS_EVENT_LOOK: u16 = 0x0324;
/// Power of `subject` changes by `value` for a while.
pub const ADJ_WARS_EVENT_POWER: u16 = 0x0325;
/// Tactics of `subject` changes by `value` for a while.
pub const ADJ_WARS_EVENT_TACTICS: u16 = 0x0326;
/// Defense of `subject` changes by `value` for a while.
pub const ADJ_WARS_EVENT_DEFENSE: u16 = 0x0327;
/// `subject` bears mark `value` for a while.
pub const ADJ_WARS_EVENT_MARK: u16 = 0x0328;
/// A number of the battle of `seat` changes by `value`.
pub const ADJ_WARS_EVENT_TALLY: u16 = 0x0329;
/// `seat` gains a support icon at `target`: `value` the faction.
pub const ADJ_WARS_EVENT_ICON: u16 = 0x032A;
/// A battle begins at `target`; `seat` is the attacker.
pub const ADJ_WARS_EVENT_BATTLE: u16 = 0x032B;
/// Step `value` of the battle begins.
pub const ADJ_WARS_EVENT_BATTLE_STEP: u16 = 0x032C;
/// The battle destiny of `seat` is `value`.
pub const ADJ_WARS_EVENT_BATTLE_DESTINY_TOTAL: u16 = 0x032D;
/// Attrition against `seat` is `value`.
pub const ADJ_WARS_EVENT_ATTRITION: u16 = 0x032E;
/// Total power of `seat` is `value`.
pub const ADJ_WARS_EVENT_TOTAL_POWER: u16 = 0x032F;
/// `seat` wins the battle: `value` casualties.
pub const ADJ_WARS_EVENT_BATTLE_WON: u16 = 0x0330;
/// The battle has no winner.
pub const ADJ_WARS_EVENT_BATTLE_TIED: u16 = 0x0331;
/// The battle is over.
pub const ADJ_WARS_EVENT_BATTLE_ENDS: u16 = 0x0332;
/// The drain of `seat` takes `value` energy at `target`.
pub const ADJ_WARS_EVENT_DRAINED: u16 = 0x0333;
/// Both players recirculate.
pub const ADJ_WARS_EVENT_RECIRCULATE: u16 = 0x0334;
/// A card is stacked on `target`: `subject`.
pub const ADJ_WARS_EVENT_STACK: u16 = 0x0335;
/// `seat` chose a card or pending item: `target`.
pub const ADJ_WARS_EVENT_CHOOSE: u16 = 0x0336;
/// `seat` chose a location: `target`.
pub const ADJ_WARS_EVENT_CHOOSE_PLACE: u16 = 0x0337;
/// `seat` chose a card by title.
pub const ADJ_WARS_EVENT_CHOOSE_CARD: u16 = 0x0338;
/// `seat` chose one of several effects: `value`.
pub const ADJ_WARS_EVENT_CHOOSE_MODE: u16 = 0x0339;
/// `seat` declines an offer.
pub const ADJ_WARS_EVENT_DECLINE: u16 = 0x033A;
/// `seat` names a number: `value`.
pub const ADJ_WARS_EVENT_NUMBER: u16 = 0x033B;
/// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
pub const ADJ_WARS_EVENT_CONCEAL: u16 = 0x033C;
/// A replacement of `subject` applies.
pub const ADJ_WARS_EVENT_INSTEAD: u16 = 0x033D;
/// `seat` reveals nothing for battle destiny.
pub const ADJ_WARS_EVENT_NO_REVEAL: u16 = 0x033E;
/// `seat` has no card to reveal or draw.
pub const ADJ_WARS_EVENT_NO_CARD: u16 = 0x033F;
/// An act is forbidden to `seat` for a while: `value` which, at `target`.
pub const ADJ_WARS_EVENT_FORBID: u16 = 0x0340;

/// The card is not in this hand.
pub const ADJ_WARS_REASON_NOT_IN_HAND: u32 = 0x0301;
/// Too little active energy.
pub const ADJ_WARS_REASON_ENERGY: u32 = 0x0302;
/// Too few support icons.
pub const ADJ_WARS_REASON_SUPPORT: u32 = 0x0303;
/// A copy of this unique card is in play.
pub const ADJ_WARS_REASON_UNIQUE: u32 = 0x0304;
/// Not this phase, or not the own one.
pub const ADJ_WARS_REASON_PHASE: u32 = 0x0305;
/// The stack is not empty.
pub const ADJ_WARS_REASON_STACK: u32 = 0x0306;
/// The card cannot enter there.
pub const ADJ_WARS_REASON_PLACE: u32 = 0x0307;
/// The ship has no room.
pub const ADJ_WARS_REASON_CAPACITY: u32 = 0x0308;
/// No icon, unit or ship of one's own there.
pub const ADJ_WARS_REASON_NO_ICON: u32 = 0x0309;
/// The card bears a weapon already.
pub const ADJ_WARS_REASON_WEAPON: u32 = 0x030A;
/// What its text asks for does not hold.
pub const ADJ_WARS_REASON_CONDITION: u32 = 0x030B;
/// There is nothing to target.
pub const ADJ_WARS_REASON_NO_TARGET: u32 = 0x030C;
/// The price cannot be paid.
pub const ADJ_WARS_REASON_PRICE: u32 = 0x030D;
/// It was used as often as it may be this turn.
pub const ADJ_WARS_REASON_USED_UP: u32 = 0x030E;
/// A copy of this title was played this turn.
pub const ADJ_WARS_REASON_PLAYED: u32 = 0x030F;
/// The card is not one's own.
pub const ADJ_WARS_REASON_NOT_YOURS: u32 = 0x0310;
/// The location is not controlled.
pub const ADJ_WARS_REASON_NOT_CONTROLLED: u32 = 0x0311;
/// No energy icon on the opponent's side.
pub const ADJ_WARS_REASON_NO_DRAIN_ICON: u32 = 0x0312;
/// Drained this turn already.
pub const ADJ_WARS_REASON_DRAINED: u32 = 0x0313;
/// Both sides must be there.
pub const ADJ_WARS_REASON_NO_ENEMY: u32 = 0x0314;
/// Attacked this turn already.
pub const ADJ_WARS_REASON_ATTACKED: u32 = 0x0315;
/// Not adjacent, not related, or the same place.
pub const ADJ_WARS_REASON_NOT_REACHED: u32 = 0x0316;
/// It cannot move.
pub const ADJ_WARS_REASON_NO_MOVE: u32 = 0x0317;
/// Activation was performed.
pub const ADJ_WARS_REASON_ACTIVATED: u32 = 0x0318;
/// More than can be activated.
pub const ADJ_WARS_REASON_TOO_MUCH: u32 = 0x0319;
/// It is forbidden by a card.
pub const ADJ_WARS_REASON_FORBIDDEN: u32 = 0x031A;
/// The card is not among those that may be chosen.
pub const ADJ_WARS_REASON_NOT_ALLOWED: u32 = 0x031B;
/// The attrition is satisfied, or not yet.
pub const ADJ_WARS_REASON_ATTRITION: u32 = 0x031C;
/// A location where one is needed.
pub const ADJ_WARS_REASON_NOT_A_LOCATION: u32 = 0x031D;
/// A player has no energy left.
pub const ADJ_WARS_REASON_NO_ENERGY: u32 = 0x0330;
/// Both have no energy left.
pub const ADJ_WARS_REASON_BOTH_OUT: u32 = 0x0331;
