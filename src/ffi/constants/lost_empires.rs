//! The numbers of Lost Empires: high byte 1.

/// Play a unit from hand: `card`, `place`, `value` 0 paid or 1 free.
pub const ADJ_LE_ORDER_PLAY_UNIT: u16 = 0x0101;
/// Play a support from hand: `card`.
pub const ADJ_LE_ORDER_PLAY_SUPPORT: u16 = 0x0102;
/// Activate a unit: `subject`, `value` 0 command, 1 supply, 2 free.
pub const ADJ_LE_ORDER_ACTIVATE: u16 = 0x0103;
/// End the turn.
pub const ADJ_LE_ORDER_END_TURN: u16 = 0x0104;
/// Move action: `subject`, `place`.
pub const ADJ_LE_ORDER_MOVE: u16 = 0x0105;
/// Attack action: `subject`, `target`.
pub const ADJ_LE_ORDER_ATTACK: u16 = 0x0106;
/// Named ability action: `subject`, `value` its index.
pub const ADJ_LE_ORDER_ABILITY: u16 = 0x0107;
/// End the activation: `subject`.
pub const ADJ_LE_ORDER_STOP: u16 = 0x0108;
/// Have a unit take a granted move: `subject`, `place`.
pub const ADJ_LE_ORDER_GRANT_MOVE: u16 = 0x0109;
/// Have a unit make a granted attack: `subject`, `target`.
pub const ADJ_LE_ORDER_GRANT_ATTACK: u16 = 0x010A;
/// Choose a unit: `target`.
pub const ADJ_LE_ORDER_CHOOSE_UNIT: u16 = 0x010B;
/// Choose a card of the own hand or a discard pile: `card`.
pub const ADJ_LE_ORDER_CHOOSE_CARD: u16 = 0x010C;
/// Choose a battlefield: `place`.
pub const ADJ_LE_ORDER_CHOOSE_PLACE: u16 = 0x010D;
/// Choose one of several effects: `value` from 0.
pub const ADJ_LE_ORDER_CHOOSE_MODE: u16 = 0x010E;
/// Put the chosen card into the deck: `value` 0 top, 1 bottom.
pub const ADJ_LE_ORDER_TO_DECK: u16 = 0x010F;
/// RUTHLESS: `subject` deals 1 damage to `target`.
pub const ADJ_LE_ORDER_RUTHLESS: u16 = 0x0110;
/// Fall back to `place`.
pub const ADJ_LE_ORDER_FALL_BACK: u16 = 0x0111;
/// Keep the opening hand.
pub const ADJ_LE_ORDER_KEEP: u16 = 0x0112;
/// Shuffle the opening hand back and draw anew.
pub const ADJ_LE_ORDER_MULLIGAN: u16 = 0x0113;
/// Let this waiting trigger run next: `subject`, `value` its place in the queue.
pub const ADJ_LE_ORDER_RESOLVE: u16 = 0x0114;

/// Chance: a die of the First Player roll.
pub const ADJ_LE_PROMPT_FIRST_PLAYER_DIE: u32 = 0x0101;
/// Chance: the face of a card that is drawn.
pub const ADJ_LE_PROMPT_DRAW: u32 = 0x0102;
/// Keep the hand or take a mulligan.
pub const ADJ_LE_PROMPT_MULLIGAN: u32 = 0x0103;
/// Issue an order.
pub const ADJ_LE_PROMPT_TURN: u32 = 0x0104;
/// Take an action with the active unit.
pub const ADJ_LE_PROMPT_ACTION: u32 = 0x0105;
/// Chance: the attacker's die.
pub const ADJ_LE_PROMPT_ATTACK_DIE: u32 = 0x0106;
/// Chance: the defender's die.
pub const ADJ_LE_PROMPT_DEFENSE_DIE: u32 = 0x0107;
/// MELEE: the target of the second attack.
pub const ADJ_LE_PROMPT_SECOND_ATTACK: u32 = 0x0108;
/// Grant an action.
pub const ADJ_LE_PROMPT_GRANT: u32 = 0x0109;
/// Choose a unit.
pub const ADJ_LE_PROMPT_UNIT: u32 = 0x010A;
/// Choose a hand card.
pub const ADJ_LE_PROMPT_HAND_CARD: u32 = 0x010B;
/// Choose a card of the discard pile.
pub const ADJ_LE_PROMPT_DISCARDED_CARD: u32 = 0x010C;
/// Choose a battlefield.
pub const ADJ_LE_PROMPT_PLACE: u32 = 0x010D;
/// Choose an effect.
pub const ADJ_LE_PROMPT_MODE: u32 = 0x010E;
/// Use an optional effect or not.
pub const ADJ_LE_PROMPT_MAY: u32 = 0x010F;
/// Top or bottom of the deck.
pub const ADJ_LE_PROMPT_DECK_END: u32 = 0x0110;
/// RUTHLESS: deal 1 damage or decline.
pub const ADJ_LE_PROMPT_RUTHLESS: u32 = 0x0111;
/// Where to fall back to.
pub const ADJ_LE_PROMPT_FALL_BACK: u32 = 0x0112;
/// Which trigger runs first.
pub const ADJ_LE_PROMPT_TRIGGER: u32 = 0x0113;

/// Set-up.
pub const ADJ_LE_PHASE_SETUP: u32 = 0x0101;
/// Order Phase.
pub const ADJ_LE_PHASE_ORDER: u32 = 0x0102;
/// Control Phase.
pub const ADJ_LE_PHASE_CONTROL: u32 = 0x0103;
/// Gate Phase.
pub const ADJ_LE_PHASE_GATE: u32 = 0x0104;
/// Casualty Phase.
pub const ADJ_LE_PHASE_CASUALTY: u32 = 0x0105;
/// Wrap Up Phase.
pub const ADJ_LE_PHASE_WRAP_UP: u32 = 0x0106;

/// A die was rolled: `seat`, `value`; for an attack also `subject`, the unit it is rolled for.
pub const ADJ_LE_EVENT_ROLL: u16 = 0x0101;
/// `seat` is First Player.
pub const ADJ_LE_EVENT_FIRST_PLAYER: u16 = 0x0102;
/// `seat` shuffles its deck.
pub const ADJ_LE_EVENT_SHUFFLE: u16 = 0x0103;
/// `seat` draws a card.
pub const ADJ_LE_EVENT_DRAW: u16 = 0x0104;
/// `seat` keeps its hand.
pub const ADJ_LE_EVENT_KEEP: u16 = 0x0105;
/// `seat` takes a mulligan; ids of its hand end.
pub const ADJ_LE_EVENT_MULLIGAN: u16 = 0x0106;
/// Round `value` begins.
pub const ADJ_LE_EVENT_ROUND: u16 = 0x0107;
/// Phase `value` begins.
pub const ADJ_LE_EVENT_PHASE: u16 = 0x0108;
/// `seat` takes a turn.
pub const ADJ_LE_EVENT_TURN: u16 = 0x0109;
/// `seat` ends its turn.
pub const ADJ_LE_EVENT_END_TURN: u16 = 0x010A;
/// `seat` passes.
pub const ADJ_LE_EVENT_PASS: u16 = 0x010B;
/// A unit enters play: `seat`, `subject`, `place`, `origin`.
pub const ADJ_LE_EVENT_PLAY_UNIT: u16 = 0x010C;
/// A support is played: `seat`, `subject`.
pub const ADJ_LE_EVENT_PLAY_SUPPORT: u16 = 0x010D;
/// A unit is activated: `seat`, `subject`, `value` 0 command, 1 supply, 2 free.
pub const ADJ_LE_EVENT_ACTIVATE: u16 = 0x010E;
/// A unit's activation ends.
pub const ADJ_LE_EVENT_STOP: u16 = 0x010F;
/// A unit moves: `subject`, `origin`, `place`.
pub const ADJ_LE_EVENT_MOVE: u16 = 0x0110;
/// A unit is placed by an effect: `subject`, `origin`, `place`.
pub const ADJ_LE_EVENT_PLACE: u16 = 0x0111;
/// `subject` attacks `target`.
pub const ADJ_LE_EVENT_ATTACK: u16 = 0x0112;
/// The attack of `subject` on `target` ends: `value` damage.
pub const ADJ_LE_EVENT_ATTACK_RESULT: u16 = 0x0113;
/// `subject` is dealt `value` damage.
pub const ADJ_LE_EVENT_DAMAGE: u16 = 0x0114;
/// `value` damage is removed from `subject`.
pub const ADJ_LE_EVENT_REPAIR: u16 = 0x0115;
/// `subject` is destroyed by `seat`.
pub const ADJ_LE_EVENT_DESTROY: u16 = 0x0116;
/// `subject` is discarded: `origin`, `place`.
pub const ADJ_LE_EVENT_DISCARD: u16 = 0x0117;
/// `subject` becomes drained.
pub const ADJ_LE_EVENT_DRAIN: u16 = 0x0118;
/// `subject` becomes ready.
pub const ADJ_LE_EVENT_READY: u16 = 0x0119;
/// `subject` uses its named ability.
pub const ADJ_LE_EVENT_ABILITY: u16 = 0x011A;
/// A trigger of `subject` runs.
pub const ADJ_LE_EVENT_TRIGGER: u16 = 0x011B;
/// `subject` is granted an action: `value` 0 move, 1 attack.
pub const ADJ_LE_EVENT_GRANT: u16 = 0x011C;
/// Offense of `subject` changes by `value`.
pub const ADJ_LE_EVENT_OFFENSE: u16 = 0x011D;
/// Defense of `subject` changes by `value`.
pub const ADJ_LE_EVENT_DEFENSE: u16 = 0x011E;
/// Control of `subject` changes by `value`.
pub const ADJ_LE_EVENT_CONTROL_VALUE: u16 = 0x011F;
/// `seat` wins control of objective `place`.
pub const ADJ_LE_EVENT_CONTROL: u16 = 0x0120;
/// Nobody wins objective `place`.
pub const ADJ_LE_EVENT_TIE: u16 = 0x0121;
/// `seat` gains `value` artifacts.
pub const ADJ_LE_EVENT_ARTIFACTS: u16 = 0x0122;
/// `seat` builds gate `value`.
pub const ADJ_LE_EVENT_GATE: u16 = 0x0123;
/// `subject` gets an ELITE token.
pub const ADJ_LE_EVENT_ELITE: u16 = 0x0124;
/// The ELITE token of `subject` goes back to the supply.
pub const ADJ_LE_EVENT_ELITE_GONE: u16 = 0x0125;
/// `seat` falls back from `origin` to `place`.
pub const ADJ_LE_EVENT_FALL_BACK: u16 = 0x0126;
/// `seat` depletes `value` command.
pub const ADJ_LE_EVENT_DEPLETE_COMMAND: u16 = 0x0127;
/// `seat` depletes `value` supply.
pub const ADJ_LE_EVENT_DEPLETE_SUPPLY: u16 = 0x0128;
/// `seat` refreshes `value` command.
pub const ADJ_LE_EVENT_REFRESH_COMMAND: u16 = 0x0129;
/// `seat` refreshes `value` supply.
pub const ADJ_LE_EVENT_REFRESH_SUPPLY: u16 = 0x012A;
/// `seat` puts a hand card into its deck: `value` 0 top, 1 bottom.
pub const ADJ_LE_EVENT_TO_DECK: u16 = 0x012B;
/// `seat` takes `subject` from its discard pile into its hand.
pub const ADJ_LE_EVENT_RETURN: u16 = 0x012C;
/// `seat` reveals a card of its hand or the top of its deck.
pub const ADJ_LE_EVENT_REVEAL: u16 = 0x012D;
/// `seat` deals RUTHLESS damage with `subject` to `target`.
pub const ADJ_LE_EVENT_RUTHLESS: u16 = 0x012E;
/// `seat` declines an offer.
pub const ADJ_LE_EVENT_DECLINE: u16 = 0x012F;
/// `seat` has no card to draw.
pub const ADJ_LE_EVENT_NO_CARD: u16 = 0x0130;
/// `seat` chose a unit for an effect: `target`.
pub const ADJ_LE_EVENT_CHOOSE_UNIT: u16 = 0x0131;
/// `seat` chose a battlefield for an effect: `place`.
pub const ADJ_LE_EVENT_CHOOSE_PLACE: u16 = 0x0132;
/// `seat` chose a card for an effect; a hand card is seen by its owner only.
pub const ADJ_LE_EVENT_CHOOSE_CARD: u16 = 0x0133;
/// `seat` chose one of several effects: `value` from 0.
pub const ADJ_LE_EVENT_CHOOSE_MODE: u16 = 0x0134;
/// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
pub const ADJ_LE_EVENT_CONCEAL: u16 = 0x0135;

/// The card is not in this hand.
pub const ADJ_LE_REASON_NOT_IN_HAND: u32 = 0x0101;
/// Too few ready command tokens.
pub const ADJ_LE_REASON_COMMAND: u32 = 0x0102;
/// Too few ready supply tokens.
pub const ADJ_LE_REASON_SUPPLY: u32 = 0x0103;
/// The unit is not one's own.
pub const ADJ_LE_REASON_NOT_YOURS: u32 = 0x0104;
/// The unit is drained.
pub const ADJ_LE_REASON_DRAINED: u32 = 0x0105;
/// Played this turn and no FRONTLINE.
pub const ADJ_LE_REASON_JUST_PLAYED: u32 = 0x0106;
/// A unit was already activated this turn.
pub const ADJ_LE_REASON_ACTIVATED: u32 = 0x0107;
/// No mandatory order was given: only Pass closes the turn.
pub const ADJ_LE_REASON_MUST_PASS: u32 = 0x0108;
/// The battlefields are not adjacent.
pub const ADJ_LE_REASON_NOT_ADJACENT: u32 = 0x0109;
/// The target is friendly.
pub const ADJ_LE_REASON_FRIENDLY: u32 = 0x010A;
/// The target stands elsewhere.
pub const ADJ_LE_REASON_ELSEWHERE: u32 = 0x010B;
/// The unit attacked in this activation.
pub const ADJ_LE_REASON_ATTACKED: u32 = 0x010C;
/// The unit used its named ability in this activation.
pub const ADJ_LE_REASON_ABILITY_USED: u32 = 0x010D;
/// The unit has no named ability.
pub const ADJ_LE_REASON_NO_ABILITY: u32 = 0x010E;
/// Draining needs two actions.
pub const ADJ_LE_REASON_TWO_ACTIONS: u32 = 0x010F;
/// The unit's card forbids this action.
pub const ADJ_LE_REASON_FORBIDDEN: u32 = 0x0110;
/// Another unit is active.
pub const ADJ_LE_REASON_NOT_ACTIVE: u32 = 0x0111;
/// The card cannot be played there.
pub const ADJ_LE_REASON_PLACE: u32 = 0x0112;
/// The card has no free way to be played, or must be paid.
pub const ADJ_LE_REASON_PRICE: u32 = 0x0113;
/// The unit is not among those that the effect allows.
pub const ADJ_LE_REASON_NOT_ALLOWED: u32 = 0x0114;
/// The activation asks for an action first.
pub const ADJ_LE_REASON_ACT_FIRST: u32 = 0x0115;
/// One cannot fall back there.
pub const ADJ_LE_REASON_NO_FALL_BACK: u32 = 0x0116;
/// Only a unit can be chosen or named here.
pub const ADJ_LE_REASON_NOT_A_UNIT: u32 = 0x0117;
/// No token of this kind is ready.
pub const ADJ_LE_REASON_NO_TOKEN: u32 = 0x0118;
/// A seat built its fourth gate.
pub const ADJ_LE_REASON_FOURTH_GATE: u32 = 0x0130;
/// Both built the fourth gate; more artifacts were left.
pub const ADJ_LE_REASON_MORE_ARTIFACTS: u32 = 0x0131;
/// Both built the fourth gate; more total control.
pub const ADJ_LE_REASON_MORE_CONTROL: u32 = 0x0132;
/// Both built the fourth gate and are equal in all.
pub const ADJ_LE_REASON_DRAW: u32 = 0x0133;
