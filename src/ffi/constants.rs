//! Every named number of the C ABI. They are never renumbered; a test compares them with the catalogue.
//!
//! cbindgen needs literals, so the numbers of the rulebooks stand here a second time.

use super::structs::adj_status;

/// Version of the ABI: major << 16 | minor. While major is 0, header and library must have the same minor.
pub const ADJ_ABI_VERSION: u32 = 1;

/// The call did what it was asked for.
pub const ADJ_OK: adj_status = 0;
/// NULL, a wrong struct_size, an unknown form or policy.
pub const ADJ_E_ARGUMENT: adj_status = -1;
/// Not a live handle of this kind.
pub const ADJ_E_HANDLE: adj_status = -2;
/// The buffer is too small; the size needed has been written.
pub const ADJ_E_BUFFER: adj_status = -3;
/// Text that is not UTF-8.
pub const ADJ_E_UTF8: adj_status = -4;
/// Header and library do not fit together.
pub const ADJ_E_ABI: adj_status = -5;
/// Not this viewer's business.
pub const ADJ_E_VIEWER: adj_status = -6;
/// A faulty configuration, pack, deck or position: adj_config_check lists all faults.
pub const ADJ_E_CONFIG: adj_status = -7;
/// A save or record that is damaged or of another kind.
pub const ADJ_E_DATA: adj_status = -8;
/// The answer was given to a question that has gone.
pub const ADJ_E_STALE: adj_status = -9;
/// Not a legal order: reason and rule say why.
pub const ADJ_E_RULE: adj_status = -10;
/// The game is over.
pub const ADJ_E_OVER: adj_status = -11;
/// These events are not kept: take a view and go on from its `events`.
pub const ADJ_E_GONE: adj_status = -12;
/// A record that plays differently here; `detail` is the first answer that does.
pub const ADJ_E_DIVERGED: adj_status = -13;
/// A bound on work, size or number.
pub const ADJ_E_LIMIT: adj_status = -14;
/// A fault of the library; the game is as it was before the call.
pub const ADJ_E_PANIC: adj_status = -15;

/// Somebody who sees only what lies open.
pub const ADJ_VIEWER_PUBLIC: i32 = -1;
/// The host's own eyes: nothing is hidden.
pub const ADJ_VIEWER_ALL: i32 = -2;
/// No seat: in `adj_info.seat` when the game is over.
pub const ADJ_SEAT_NONE: i32 = -1;
/// Chance: the host must say how the dice fell; also the viewer who may answer it.
pub const ADJ_SEAT_CHANCE: i32 = -3;
/// In place of an index at a chance: the engine's stream answers it.
pub const ADJ_INDEX_CHANCE: u32 = 4294967295;
/// `adj_game_text`: the table.
pub const ADJ_TEXT_TABLE: u32 = 1;
/// `adj_game_text`: the prompt and a numbered menu.
pub const ADJ_TEXT_QUESTION: u32 = 2;
/// `adj_game_text`: one line an event.
pub const ADJ_TEXT_EVENTS: u32 = 3;
/// `adj_game_order_text`: short and exact, as `adj_game_submit_text` takes it.
pub const ADJ_TEXT_NOTATION: u32 = 4;
/// `adj_game_order_text`: a sentence for people.
pub const ADJ_TEXT_LABEL: u32 = 5;
/// Undo: the same dice come again.
pub const ADJ_UNDO_SAME_CHANCE: u32 = 0;
/// Undo: new dice from here on.
pub const ADJ_UNDO_FRESH_CHANCE: u32 = 1;
/// Undo, or-ed in: go past a reveal.
pub const ADJ_UNDO_FORCE: u32 = 2;
/// The player resigned.
pub const ADJ_CAUSE_RESIGN: u32 = 0;
/// The player's time is up.
pub const ADJ_CAUSE_TIME: u32 = 1;
/// The player is absent.
pub const ADJ_CAUSE_ABSENT: u32 = 2;
/// Lost Empires: War for the New Sun.
pub const ADJ_RULESET_LOST_EMPIRES: u32 = 1;

/// Flag of an order: what a host gives when a seat's time is up; exactly one in a choice.
pub const ADJ_ORDER_DEFAULT: u16 = 1;
/// Flag of an order: the die shows its critical face.
pub const ADJ_ORDER_CRITICAL: u16 = 2;
/// Flag of an event: something in it is blanked for this viewer.
pub const ADJ_EVENT_MASKED: u16 = 1;
/// Flag of an event: somebody saw a card that he had not seen before.
pub const ADJ_EVENT_REVEAL: u16 = 2;
/// Flag of an event: the die showed its critical face.
pub const ADJ_EVENT_CRITICAL: u16 = 4;

/// Pass.
pub const ADJ_ORDER_PASS: u16 = 1;
/// A die falls.
pub const ADJ_ORDER_ROLL: u16 = 2;
/// A card shows its face for the first time.
pub const ADJ_ORDER_DRAW: u16 = 3;
/// Done picking, or done acting.
pub const ADJ_ORDER_DONE: u16 = 4;
/// A number is named.
pub const ADJ_ORDER_NUMBER: u16 = 5;
/// An offer is declined.
pub const ADJ_ORDER_DECLINE: u16 = 6;
/// An offer is taken.
pub const ADJ_ORDER_ACCEPT: u16 = 7;
/// A seat gives up; on no list.
pub const ADJ_ORDER_RESIGN: u16 = 8;
/// The seats agree on a draw; on no list.
pub const ADJ_ORDER_AGREE_DRAW: u16 = 9;

/// Answers were taken back.
pub const ADJ_EVENT_UNDO: u16 = 1;
/// The game is over.
pub const ADJ_EVENT_OVER: u16 = 2;
/// A seat gave up.
pub const ADJ_EVENT_RESIGN: u16 = 3;
/// A seat answered a part of an order; it is told when the order is whole.
pub const ADJ_EVENT_ANNOUNCE: u16 = 4;

/// Nothing is asked: the game is over.
pub const ADJ_PROMPT_OVER: u32 = 1;

/// An order that is on no list, for no better reason.
pub const ADJ_REASON_NOT_LEGAL: u32 = 20;
/// An index behind the end of the list.
pub const ADJ_REASON_NO_SUCH_INDEX: u32 = 21;
/// A notation of no known form.
pub const ADJ_REASON_NO_SUCH_ORDER: u32 = 22;
/// A thing that is not there, or that this viewer cannot know.
pub const ADJ_REASON_NO_SUCH_THING: u32 = 23;
/// The rulebook knows no agreed draw.
pub const ADJ_REASON_NO_AGREED_DRAW: u32 = 24;
/// Nothing can be taken back.
pub const ADJ_REASON_NOTHING_TO_UNDO: u32 = 25;
/// Something was revealed: only a forced undo goes past it.
pub const ADJ_REASON_REVEALED: u32 = 26;
/// A different question is being asked.
pub const ADJ_REASON_OTHER_QUESTION: u32 = 27;
/// Not a seat of this game.
pub const ADJ_REASON_NO_SUCH_SEAT: u32 = 28;
/// The game ended because a seat resigned.
pub const ADJ_REASON_RESIGNED: u32 = 40;
/// The game ended because a seat's time was up.
pub const ADJ_REASON_TIME_UP: u32 = 41;
/// The game ended because a seat was absent.
pub const ADJ_REASON_ABSENT: u32 = 42;
/// The game ended as an agreed draw.
pub const ADJ_REASON_AGREED: u32 = 43;
/// The game ended because the host's limit of rounds was reached.
pub const ADJ_REASON_MAX_ROUNDS: u32 = 44;

/// Fault: a key that does not exist.
pub const ADJ_REASON_UNKNOWN_KEY: u32 = 1;
/// Fault: a key that must be there.
pub const ADJ_REASON_MISSING: u32 = 2;
/// Fault: a value of the wrong type.
pub const ADJ_REASON_TYPE: u32 = 3;
/// Fault: a number out of range.
pub const ADJ_REASON_RANGE: u32 = 4;
/// Fault: a name that nobody knows.
pub const ADJ_REASON_UNKNOWN_NAME: u32 = 5;
/// Fault: the same thing twice.
pub const ADJ_REASON_DUPLICATE: u32 = 6;
/// Fault: not JSON.
pub const ADJ_REASON_JSON: u32 = 7;
/// Fault: two values that contradict each other.
pub const ADJ_REASON_CONFLICT: u32 = 8;
/// Fault: a fault that a ruleset names itself.
pub const ADJ_REASON_RULES: u32 = 9;

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
