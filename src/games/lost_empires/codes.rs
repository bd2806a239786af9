//! The public numbers of Lost Empires (high byte 1). They are never renumbered; `data/words.json` gives their words.

/// Kinds of orders.
pub mod order {
    pub use crate::kit::common::order::{ACCEPT, DECLINE, DRAW, PASS, RESIGN, ROLL};
    /// Play a unit from hand: `card`, `place`, `value` 0 paid or 1 free.
    pub const PLAY_UNIT: u16 = 0x0101;
    /// Play a support from hand: `card`.
    pub const PLAY_SUPPORT: u16 = 0x0102;
    /// Activate a unit: `subject`, `value` 0 command, 1 supply, 2 free.
    pub const ACTIVATE: u16 = 0x0103;
    /// End the turn.
    pub const END_TURN: u16 = 0x0104;
    /// Move action: `subject`, `place`.
    pub const MOVE: u16 = 0x0105;
    /// Attack action: `subject`, `target`.
    pub const ATTACK: u16 = 0x0106;
    /// Named ability action: `subject`, `value` its index.
    pub const ABILITY: u16 = 0x0107;
    /// End the activation: `subject`.
    pub const STOP: u16 = 0x0108;
    /// Have a unit take a granted move: `subject`, `place`.
    pub const GRANT_MOVE: u16 = 0x0109;
    /// Have a unit make a granted attack: `subject`, `target`.
    pub const GRANT_ATTACK: u16 = 0x010A;
    /// Choose a unit: `target`.
    pub const CHOOSE_UNIT: u16 = 0x010B;
    /// Choose a card of the own hand or a discard pile: `card`.
    pub const CHOOSE_CARD: u16 = 0x010C;
    /// Choose a battlefield: `place`.
    pub const CHOOSE_PLACE: u16 = 0x010D;
    /// Choose one of several effects: `value` from 0.
    pub const CHOOSE_MODE: u16 = 0x010E;
    /// Put the chosen card into the deck: `value` 0 top, 1 bottom.
    pub const TO_DECK: u16 = 0x010F;
    /// RUTHLESS: `subject` deals 1 damage to `target`.
    pub const RUTHLESS: u16 = 0x0110;
    /// Fall back to `place`.
    pub const FALL_BACK: u16 = 0x0111;
    /// Keep the opening hand.
    pub const KEEP: u16 = 0x0112;
    /// Shuffle the opening hand back and draw anew.
    pub const MULLIGAN: u16 = 0x0113;
    /// Let this waiting trigger run next: `subject`, `value` its place in the queue.
    pub const RESOLVE: u16 = 0x0114;
}

/// Prompts.
pub mod prompt {
    pub use crate::kit::common::prompt::OVER;
    /// Chance: a die of the First Player roll.
    pub const FIRST_PLAYER_DIE: u16 = 0x0101;
    /// Chance: the face of a card that is drawn.
    pub const DRAW: u16 = 0x0102;
    /// Keep the hand or take a mulligan.
    pub const MULLIGAN: u16 = 0x0103;
    /// Issue an order.
    pub const TURN: u16 = 0x0104;
    /// Take an action with the active unit.
    pub const ACTION: u16 = 0x0105;
    /// Chance: the attacker's die.
    pub const ATTACK_DIE: u16 = 0x0106;
    /// Chance: the defender's die.
    pub const DEFENSE_DIE: u16 = 0x0107;
    /// MELEE: the target of the second attack.
    pub const SECOND_ATTACK: u16 = 0x0108;
    /// Grant an action.
    pub const GRANT: u16 = 0x0109;
    /// Choose a unit.
    pub const UNIT: u16 = 0x010A;
    /// Choose a hand card.
    pub const HAND_CARD: u16 = 0x010B;
    /// Choose a card of the discard pile.
    pub const DISCARDED_CARD: u16 = 0x010C;
    /// Choose a battlefield.
    pub const PLACE: u16 = 0x010D;
    /// Choose an effect.
    pub const MODE: u16 = 0x010E;
    /// Use an optional effect or not.
    pub const MAY: u16 = 0x010F;
    /// Top or bottom of the deck.
    pub const DECK_END: u16 = 0x0110;
    /// RUTHLESS: deal 1 damage or decline.
    pub const RUTHLESS: u16 = 0x0111;
    /// Where to fall back to.
    pub const FALL_BACK: u16 = 0x0112;
    /// Which trigger runs first.
    pub const TRIGGER: u16 = 0x0113;
}

/// Phases.
pub mod phase {
    /// Set-up.
    pub const SETUP: u16 = 0x0101;
    /// Order Phase.
    pub const ORDER: u16 = 0x0102;
    /// Control Phase.
    pub const CONTROL: u16 = 0x0103;
    /// Gate Phase.
    pub const GATE: u16 = 0x0104;
    /// Casualty Phase.
    pub const CASUALTY: u16 = 0x0105;
    /// Wrap Up Phase.
    pub const WRAP_UP: u16 = 0x0106;
}

/// Kinds of events.
pub mod event {
    pub use crate::kit::common::event::{ANNOUNCE, OVER, RESIGN};
    /// A die was rolled: `seat`, `value`; for an attack also `subject`, the unit it is rolled for.
    pub const ROLL: u16 = 0x0101;
    /// `seat` is First Player.
    pub const FIRST_PLAYER: u16 = 0x0102;
    /// `seat` shuffles its deck.
    pub const SHUFFLE: u16 = 0x0103;
    /// `seat` draws a card.
    pub const DRAW: u16 = 0x0104;
    /// `seat` keeps its hand.
    pub const KEEP: u16 = 0x0105;
    /// `seat` takes a mulligan; ids of its hand end.
    pub const MULLIGAN: u16 = 0x0106;
    /// Round `value` begins.
    pub const ROUND: u16 = 0x0107;
    /// Phase `value` begins.
    pub const PHASE: u16 = 0x0108;
    /// `seat` takes a turn.
    pub const TURN: u16 = 0x0109;
    /// `seat` ends its turn.
    pub const END_TURN: u16 = 0x010A;
    /// `seat` passes.
    pub const PASS: u16 = 0x010B;
    /// A unit enters play: `seat`, `subject`, `place`, `origin`.
    pub const PLAY_UNIT: u16 = 0x010C;
    /// A support is played: `seat`, `subject`.
    pub const PLAY_SUPPORT: u16 = 0x010D;
    /// A unit is activated: `seat`, `subject`, `value` 0 command, 1 supply, 2 free.
    pub const ACTIVATE: u16 = 0x010E;
    /// A unit's activation ends.
    pub const STOP: u16 = 0x010F;
    /// A unit moves: `subject`, `origin`, `place`.
    pub const MOVE: u16 = 0x0110;
    /// A unit is placed by an effect: `subject`, `origin`, `place`.
    pub const PLACE: u16 = 0x0111;
    /// `subject` attacks `target`.
    pub const ATTACK: u16 = 0x0112;
    /// The attack of `subject` on `target` ends: `value` damage.
    pub const ATTACK_RESULT: u16 = 0x0113;
    /// `subject` is dealt `value` damage.
    pub const DAMAGE: u16 = 0x0114;
    /// `value` damage is removed from `subject`.
    pub const REPAIR: u16 = 0x0115;
    /// `subject` is destroyed by `seat`.
    pub const DESTROY: u16 = 0x0116;
    /// `subject` is discarded: `origin`, `place`.
    pub const DISCARD: u16 = 0x0117;
    /// `subject` becomes drained.
    pub const DRAIN: u16 = 0x0118;
    /// `subject` becomes ready.
    pub const READY: u16 = 0x0119;
    /// `subject` uses its named ability.
    pub const ABILITY: u16 = 0x011A;
    /// A trigger of `subject` runs.
    pub const TRIGGER: u16 = 0x011B;
    /// `subject` is granted an action: `value` 0 move, 1 attack.
    pub const GRANT: u16 = 0x011C;
    /// Offense of `subject` changes by `value`.
    pub const OFFENSE: u16 = 0x011D;
    /// Defense of `subject` changes by `value`.
    pub const DEFENSE: u16 = 0x011E;
    /// Control of `subject` changes by `value`.
    pub const CONTROL_VALUE: u16 = 0x011F;
    /// `seat` wins control of objective `place`.
    pub const CONTROL: u16 = 0x0120;
    /// Nobody wins objective `place`.
    pub const TIE: u16 = 0x0121;
    /// `seat` gains `value` artifacts.
    pub const ARTIFACTS: u16 = 0x0122;
    /// `seat` builds gate `value`.
    pub const GATE: u16 = 0x0123;
    /// `subject` gets an ELITE token.
    pub const ELITE: u16 = 0x0124;
    /// The ELITE token of `subject` goes back to the supply.
    pub const ELITE_GONE: u16 = 0x0125;
    /// `seat` falls back from `origin` to `place`.
    pub const FALL_BACK: u16 = 0x0126;
    /// `seat` depletes `value` command.
    pub const DEPLETE_COMMAND: u16 = 0x0127;
    /// `seat` depletes `value` supply.
    pub const DEPLETE_SUPPLY: u16 = 0x0128;
    /// `seat` refreshes `value` command.
    pub const REFRESH_COMMAND: u16 = 0x0129;
    /// `seat` refreshes `value` supply.
    pub const REFRESH_SUPPLY: u16 = 0x012A;
    /// `seat` puts a hand card into its deck: `value` 0 top, 1 bottom.
    pub const TO_DECK: u16 = 0x012B;
    /// `seat` takes `subject` from its discard pile into its hand.
    pub const RETURN: u16 = 0x012C;
    /// `seat` reveals a card of its hand or the top of its deck.
    pub const REVEAL: u16 = 0x012D;
    /// `seat` deals RUTHLESS damage with `subject` to `target`.
    pub const RUTHLESS: u16 = 0x012E;
    /// `seat` declines an offer.
    pub const DECLINE: u16 = 0x012F;
    /// `seat` has no card to draw.
    pub const NO_CARD: u16 = 0x0130;
    /// `seat` chose a unit for an effect: `target`.
    pub const CHOOSE_UNIT: u16 = 0x0131;
    /// `seat` chose a battlefield for an effect: `place`.
    pub const CHOOSE_PLACE: u16 = 0x0132;
    /// `seat` chose a card for an effect; a hand card is seen by its owner only.
    pub const CHOOSE_CARD: u16 = 0x0133;
    /// `seat` chose one of several effects: `value` from 0.
    pub const CHOOSE_MODE: u16 = 0x0134;
    /// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
    pub const CONCEAL: u16 = 0x0135;
}

/// Reasons of refusals, faults and endings.
pub mod reason {
    /// The card is not in this hand.
    pub const NOT_IN_HAND: u16 = 0x0101;
    /// Too few ready command tokens.
    pub const COMMAND: u16 = 0x0102;
    /// Too few ready supply tokens.
    pub const SUPPLY: u16 = 0x0103;
    /// The unit is not one's own.
    pub const NOT_YOURS: u16 = 0x0104;
    /// The unit is drained.
    pub const DRAINED: u16 = 0x0105;
    /// Played this turn and no FRONTLINE.
    pub const JUST_PLAYED: u16 = 0x0106;
    /// A unit was already activated this turn.
    pub const ACTIVATED: u16 = 0x0107;
    /// No mandatory order was given: only Pass closes the turn.
    pub const MUST_PASS: u16 = 0x0108;
    /// The battlefields are not adjacent.
    pub const NOT_ADJACENT: u16 = 0x0109;
    /// The target is friendly.
    pub const FRIENDLY: u16 = 0x010A;
    /// The target stands elsewhere.
    pub const ELSEWHERE: u16 = 0x010B;
    /// The unit attacked in this activation.
    pub const ATTACKED: u16 = 0x010C;
    /// The unit used its named ability in this activation.
    pub const ABILITY_USED: u16 = 0x010D;
    /// The unit has no named ability.
    pub const NO_ABILITY: u16 = 0x010E;
    /// Draining needs two actions.
    pub const TWO_ACTIONS: u16 = 0x010F;
    /// The unit's card forbids this action.
    pub const FORBIDDEN: u16 = 0x0110;
    /// Another unit is active.
    pub const NOT_ACTIVE: u16 = 0x0111;
    /// The card cannot be played there.
    pub const PLACE: u16 = 0x0112;
    /// The card has no free way to be played, or must be paid.
    pub const PRICE: u16 = 0x0113;
    /// The unit is not among those that the effect allows.
    pub const NOT_ALLOWED: u16 = 0x0114;
    /// The activation asks for an action first.
    pub const ACT_FIRST: u16 = 0x0115;
    /// One cannot fall back there.
    pub const NO_FALL_BACK: u16 = 0x0116;
    /// Only a unit can be chosen or named here.
    pub const NOT_A_UNIT: u16 = 0x0117;
    /// No token of this kind is ready.
    pub const NO_TOKEN: u16 = 0x0118;

    /// A seat built its fourth gate.
    pub const FOURTH_GATE: u16 = 0x0130;
    /// Both built the fourth gate; more artifacts were left.
    pub const MORE_ARTIFACTS: u16 = 0x0131;
    /// Both built the fourth gate; more total control.
    pub const MORE_CONTROL: u16 = 0x0132;
    /// Both built the fourth gate and are equal in all.
    pub const DRAW: u16 = 0x0133;
}
