/* Adjutant: rules of science-fiction war games for any host. MIT OR Apache-2.0.
 *
 * Generated from src/ffi by cbindgen; `ADJ_BLESS=1 cargo test --test header` writes it anew.
 *
 * The loop of a host:
 *
 *   adj_game_new -> { adj_game_info -> adj_game_orders -> adj_game_submit -> adj_game_events }* -> adj_game_outcome
 *
 * Calls: every function returns an adj_status, takes its handle first, then inputs, then outputs, then an optional
 * adj_error. Outputs are written on every path. Text in is UTF-8 with a length; text out goes into the caller's buffer and
 * ends with a NUL. Nothing is allocated here and freed there.
 * Threads: any thread may use any handle. Calls on different games run in parallel; on one game looking calls run
 * together, and a changing call waits for them and excludes others.
 * Viewers: a seat (0, 1, ...), ADJ_VIEWER_PUBLIC or ADJ_VIEWER_ALL. Nobody is told what he cannot know.
 */

#ifndef ADJUTANT_H
#define ADJUTANT_H

#include <stdint.h>

// Version of the ABI: major << 16 | minor. While major is 0, header and library must have the same minor.
#define ADJ_ABI_VERSION 1

// Somebody who sees only what lies open.
#define ADJ_VIEWER_PUBLIC -1

// The host's own eyes: nothing is hidden.
#define ADJ_VIEWER_ALL -2

// No seat: in `adj_info.seat` when the game is over.
#define ADJ_SEAT_NONE -1

// Chance: the host must say how the dice fell; also the viewer who may answer it.
#define ADJ_SEAT_CHANCE -3

// In place of an index at a chance: the engine's stream answers it.
#define ADJ_INDEX_CHANCE 4294967295

// `adj_game_text`: the table.
#define ADJ_TEXT_TABLE 1

// `adj_game_text`: the prompt and a numbered menu.
#define ADJ_TEXT_QUESTION 2

// `adj_game_text`: one line an event.
#define ADJ_TEXT_EVENTS 3

// `adj_game_order_text`: short and exact, as `adj_game_submit_text` takes it.
#define ADJ_TEXT_NOTATION 4

// `adj_game_order_text`: a sentence for people.
#define ADJ_TEXT_LABEL 5

// Undo: the same dice come again.
#define ADJ_UNDO_SAME_CHANCE 0

// Undo: new dice from here on.
#define ADJ_UNDO_FRESH_CHANCE 1

// Undo, or-ed in: go past a reveal.
#define ADJ_UNDO_FORCE 2

// The player resigned.
#define ADJ_CAUSE_RESIGN 0

// The player's time is up.
#define ADJ_CAUSE_TIME 1

// The player is absent.
#define ADJ_CAUSE_ABSENT 2

// Lost Empires: War for the New Sun.
#define ADJ_RULESET_LOST_EMPIRES 1

// Colonial Space Wars: New Horizons.
#define ADJ_RULESET_COLONIAL_SPACE_WARS 2

// WARS TCG.
#define ADJ_RULESET_WARS_TCG 3

// Flag of an order: what a host gives when a seat's time is up; exactly one in a choice.
#define ADJ_ORDER_DEFAULT 1

// Flag of an order: the die shows its critical face.
#define ADJ_ORDER_CRITICAL 2

// Flag of an event: something in it is blanked for this viewer.
#define ADJ_EVENT_MASKED 1

// Flag of an event: somebody saw a card that he had not seen before.
#define ADJ_EVENT_REVEAL 2

// Flag of an event: the die showed its critical face.
#define ADJ_EVENT_CRITICAL 4

// Pass.
#define ADJ_ORDER_PASS 1

// A die falls.
#define ADJ_ORDER_ROLL 2

// A card shows its face for the first time.
#define ADJ_ORDER_DRAW 3

// Done picking, or done acting.
#define ADJ_ORDER_DONE 4

// A number is named.
#define ADJ_ORDER_NUMBER 5

// An offer is declined.
#define ADJ_ORDER_DECLINE 6

// An offer is taken.
#define ADJ_ORDER_ACCEPT 7

// A seat gives up; on no list.
#define ADJ_ORDER_RESIGN 8

// The seats agree on a draw; on no list.
#define ADJ_ORDER_AGREE_DRAW 9

// Answers were taken back.
#define ADJ_EVENT_UNDO 1

// The game is over.
#define ADJ_EVENT_OVER 2

// A seat gave up.
#define ADJ_EVENT_RESIGN 3

// A seat answered a part of an order; it is told when the order is whole.
#define ADJ_EVENT_ANNOUNCE 4

// Nothing is asked: the game is over.
#define ADJ_PROMPT_OVER 1

// An order that is on no list, for no better reason.
#define ADJ_REASON_NOT_LEGAL 20

// An index behind the end of the list.
#define ADJ_REASON_NO_SUCH_INDEX 21

// A notation of no known form.
#define ADJ_REASON_NO_SUCH_ORDER 22

// A thing that is not there, or that this viewer cannot know.
#define ADJ_REASON_NO_SUCH_THING 23

// The rulebook knows no agreed draw.
#define ADJ_REASON_NO_AGREED_DRAW 24

// Nothing can be taken back.
#define ADJ_REASON_NOTHING_TO_UNDO 25

// Something was revealed: only a forced undo goes past it.
#define ADJ_REASON_REVEALED 26

// A different question is being asked.
#define ADJ_REASON_OTHER_QUESTION 27

// Not a seat of this game.
#define ADJ_REASON_NO_SUCH_SEAT 28

// The game ended because a seat resigned.
#define ADJ_REASON_RESIGNED 40

// The game ended because a seat's time was up.
#define ADJ_REASON_TIME_UP 41

// The game ended because a seat was absent.
#define ADJ_REASON_ABSENT 42

// The game ended as an agreed draw.
#define ADJ_REASON_AGREED 43

// The game ended because the host's limit of rounds was reached.
#define ADJ_REASON_MAX_ROUNDS 44

// Fault: a key that does not exist.
#define ADJ_REASON_UNKNOWN_KEY 1

// Fault: a key that must be there.
#define ADJ_REASON_MISSING 2

// Fault: a value of the wrong type.
#define ADJ_REASON_TYPE 3

// Fault: a number out of range.
#define ADJ_REASON_RANGE 4

// Fault: a name that nobody knows.
#define ADJ_REASON_UNKNOWN_NAME 5

// Fault: the same thing twice.
#define ADJ_REASON_DUPLICATE 6

// Fault: not JSON.
#define ADJ_REASON_JSON 7

// Fault: two values that contradict each other.
#define ADJ_REASON_CONFLICT 8

// Fault: a fault that a ruleset names itself.
#define ADJ_REASON_RULES 9

// Attack or defend: `value` 0 attack, 1 defend.
#define ADJ_CSW_ORDER_ROLE 513

// Choose a base or corner: `value` its number.
#define ADJ_CSW_ORDER_BASE 514

// Set a unit up: `subject`, `place`.
#define ADJ_CSW_ORDER_DEPLOY 515

// Credit a Plague kill: `subject` is fed.
#define ADJ_CSW_ORDER_CREDIT 516

// Activate a unit: `subject`, `place`, `value` its cost in command points.
#define ADJ_CSW_ORDER_ACTIVATE 517

// End the turn.
#define ADJ_CSW_ORDER_END_TURN 518

// HORDE: name the unit that acts next: `target`.
#define ADJ_CSW_ORDER_HORDE 519

// Move: `subject`, `place`, `value` its cost in MOV points.
#define ADJ_CSW_ORDER_MOVE 520

// Embark: `subject` into `target`.
#define ADJ_CSW_ORDER_EMBARK 521

// Disembark: `subject` to `place`.
#define ADJ_CSW_ORDER_DISEMBARK 522

// Attack: `subject` hits `target` with `value` points.
#define ADJ_CSW_ORDER_ATTACK 523

// HEAL: `subject` gives `target` one health level back.
#define ADJ_CSW_ORDER_HEAL 524

// CONTROL: `subject` puts an Activation Marker on `target`.
#define ADJ_CSW_ORDER_CONTROL 525

// The Messenger leaves the board: `subject`.
#define ADJ_CSW_ORDER_LEAVE 526

// End the activation: `subject`.
#define ADJ_CSW_ORDER_STOP 527

// Create a unit: `card`, `place`, `value` its cost in resource points.
#define ADJ_CSW_ORDER_CREATE 528

// Chance: a die for the initiative.
#define ADJ_CSW_PROMPT_INITIATIVE 513

// Attack or defend.
#define ADJ_CSW_PROMPT_ROLE 514

// Choose a base or corner.
#define ADJ_CSW_PROMPT_BASE 515

// Set a unit up.
#define ADJ_CSW_PROMPT_DEPLOY 516

// Who is fed by a Plague kill.
#define ADJ_CSW_PROMPT_CREDIT 517

// Activate a unit or end the turn.
#define ADJ_CSW_PROMPT_TURN 518

// Name a second HORDE unit.
#define ADJ_CSW_PROMPT_HORDE 519

// An action of the active unit.
#define ADJ_CSW_PROMPT_ACTION 520

// Take FRENZY now or keep it.
#define ADJ_CSW_PROMPT_FRENZY 521

// Create a unit.
#define ADJ_CSW_PROMPT_CREATE 522

// The Initiative.
#define ADJ_CSW_PHASE_INITIATIVE 513

// Deployment.
#define ADJ_CSW_PHASE_DEPLOYMENT 514

// Game Turns.
#define ADJ_CSW_PHASE_TURNS 515

// `seat` rolls a die: `value`.
#define ADJ_CSW_EVENT_ROLL 513

// `seat` attacks.
#define ADJ_CSW_EVENT_ATTACKER 514

// `seat` takes base or corner `value`.
#define ADJ_CSW_EVENT_BASE 515

// `seat` sets `subject` up at `place`.
#define ADJ_CSW_EVENT_DEPLOY 516

// Round `value` begins.
#define ADJ_CSW_EVENT_ROUND 517

// `seat` takes a turn.
#define ADJ_CSW_EVENT_TURN 518

// `seat` now stores `value` resource points.
#define ADJ_CSW_EVENT_RESOURCES 519

// A PLAGUE unit touches `subject`.
#define ADJ_CSW_EVENT_PLAGUE 520

// `seat` has `value` command points, one event a sword, in order.
#define ADJ_CSW_EVENT_COMMAND 521

// `seat` activates `subject` for `value` command points.
#define ADJ_CSW_EVENT_ACTIVATE 522

// `subject` will act next, for free.
#define ADJ_CSW_EVENT_HORDE 523

// `subject` goes one square from `origin` to `place`; `value` MOV points are left.
#define ADJ_CSW_EVENT_STEP 524

// `subject` embarks in `target`.
#define ADJ_CSW_EVENT_EMBARK 525

// `subject` leaves `target` and stands at `place`.
#define ADJ_CSW_EVENT_DISEMBARK 526

// `subject` hits `target` with `value` points.
#define ADJ_CSW_EVENT_ATTACK 527

// `subject` absorbs `value` hits.
#define ADJ_CSW_EVENT_ABSORB 528

// `subject` loses `value` health levels.
#define ADJ_CSW_EVENT_DAMAGE 529

// `subject` is destroyed.
#define ADJ_CSW_EVENT_DESTROY 530

// FEED: `subject` has a health level back.
#define ADJ_CSW_EVENT_FEED 531

// FRENZY: `subject` has all its ATA points again.
#define ADJ_CSW_EVENT_FRENZY 532

// HEAL: `subject` gives `target` a health level back.
#define ADJ_CSW_EVENT_HEAL 533

// CONTROL: `subject` puts an Activation Marker on `target`.
#define ADJ_CSW_EVENT_CONTROL 534

// The activation of `subject` ends; it has an Activation Marker.
#define ADJ_CSW_EVENT_STOP 535

// `seat` ends its turn; its Activation Markers come off.
#define ADJ_CSW_EVENT_END_TURN 536

// `seat` creates `subject` at `place` for `value` resource points.
#define ADJ_CSW_EVENT_CREATE 537

// `seat` is beaten.
#define ADJ_CSW_EVENT_BEATEN 538

// `subject` leaves the game with its beaten player.
#define ADJ_CSW_EVENT_REMOVE 539

// `subject` leaves the board over the attacker's edge.
#define ADJ_CSW_EVENT_LEAVE 540

// `seat` declines.
#define ADJ_CSW_EVENT_DECLINE 541

// Not one's own unit.
#define ADJ_CSW_REASON_NOT_YOURS 513

// The unit has an Activation Marker.
#define ADJ_CSW_REASON_MARKED 514

// Too few command points.
#define ADJ_CSW_REASON_COMMAND 515

// Out of reach of every NET.
#define ADJ_CSW_REASON_DISCONNECTED 516

// Another unit is active.
#define ADJ_CSW_REASON_NOT_ACTIVE 517

// Too few MOV points, or no way.
#define ADJ_CSW_REASON_TOO_FAR 518

// The terrain is closed to this unit.
#define ADJ_CSW_REASON_CLOSED 519

// An enemy stands there.
#define ADJ_CSW_REASON_ENEMY_THERE 520

// No MOV would be left to leave the occupied square.
#define ADJ_CSW_REASON_NO_WAY_OFF 521

// The unit is over another one.
#define ADJ_CSW_REASON_OCCUPIED 522

// The target is beyond RNG.
#define ADJ_CSW_REASON_RANGE 523

// The target is Cloaked and not adjacent.
#define ADJ_CSW_REASON_CLOAKED 524

// The target is PROTECTED by a neighbour.
#define ADJ_CSW_REASON_PROTECTED 525

// The target is a friend that cannot be attacked.
#define ADJ_CSW_REASON_FRIEND 526

// Too few ATA points against this class.
#define ADJ_CSW_REASON_ATTACK_POINTS 527

// More points than the target can take.
#define ADJ_CSW_REASON_SURPLUS 528

// The unit has no such skill.
#define ADJ_CSW_REASON_NO_SKILL 529

// The skill is used up in this turn.
#define ADJ_CSW_REASON_SKILL_USED 530

// The skill cannot choose this class.
#define ADJ_CSW_REASON_CLASS 531

// The target is undamaged.
#define ADJ_CSW_REASON_UNDAMAGED 532

// The target is an enemy.
#define ADJ_CSW_REASON_NOT_A_FRIEND 533

// The target is not next to the unit.
#define ADJ_CSW_REASON_NOT_ADJACENT 534

// Not a transport, or not for this unit.
#define ADJ_CSW_REASON_NO_TRANSPORT 535

// The transport is full.
#define ADJ_CSW_REASON_FULL 536

// The unit is aboard a transport.
#define ADJ_CSW_REASON_ABOARD 537

// Not a square where this unit can be set up.
#define ADJ_CSW_REASON_NOT_IN_BASE 538

// Somebody stands there.
#define ADJ_CSW_REASON_TAKEN 539

// Another unit would find no square.
#define ADJ_CSW_REASON_NO_ROOM 540

// The base is taken or does not exist here.
#define ADJ_CSW_REASON_NO_BASE 541

// Too few resource points.
#define ADJ_CSW_REASON_RESOURCES 542

// The level is not open.
#define ADJ_CSW_REASON_LEVEL 543

// Not for sale, or of another faction.
#define ADJ_CSW_REASON_NOT_FOR_SALE 544

// Not next to the Bastion.
#define ADJ_CSW_REASON_NOT_AT_BASTION 545

// Only the Messenger leaves the board, over the attacker's edge.
#define ADJ_CSW_REASON_CANNOT_LEAVE 546

// The transport is not next to the unit.
#define ADJ_CSW_REASON_NOT_BESIDE 547

// The last LEADER or NODE is gone.
#define ADJ_CSW_REASON_NO_COMMAND 560

// The last unit is gone.
#define ADJ_CSW_REASON_NO_UNITS 561

// No unit could be activated.
#define ADJ_CSW_REASON_CANNOT_ACTIVATE 562

// The Messenger was killed.
#define ADJ_CSW_REASON_MESSENGER_KILLED 563

// The Messenger has left the board.
#define ADJ_CSW_REASON_MESSENGER_ESCAPED 564

// The Bastion was destroyed.
#define ADJ_CSW_REASON_BASTION_LOST 565

// The same position for three rounds.
#define ADJ_CSW_REASON_REPETITION 566

// Nobody can hurt what the other side lives by.
#define ADJ_CSW_REASON_NO_MEANS 567

// Play a unit from hand: `card`, `place`, `value` 0 paid or 1 free.
#define ADJ_LE_ORDER_PLAY_UNIT 257

// Play a support from hand: `card`.
#define ADJ_LE_ORDER_PLAY_SUPPORT 258

// Activate a unit: `subject`, `value` 0 command, 1 supply, 2 free.
#define ADJ_LE_ORDER_ACTIVATE 259

// End the turn.
#define ADJ_LE_ORDER_END_TURN 260

// Move action: `subject`, `place`.
#define ADJ_LE_ORDER_MOVE 261

// Attack action: `subject`, `target`.
#define ADJ_LE_ORDER_ATTACK 262

// Named ability action: `subject`, `value` its index.
#define ADJ_LE_ORDER_ABILITY 263

// End the activation: `subject`.
#define ADJ_LE_ORDER_STOP 264

// Have a unit take a granted move: `subject`, `place`.
#define ADJ_LE_ORDER_GRANT_MOVE 265

// Have a unit make a granted attack: `subject`, `target`.
#define ADJ_LE_ORDER_GRANT_ATTACK 266

// Choose a unit: `target`.
#define ADJ_LE_ORDER_CHOOSE_UNIT 267

// Choose a card of the own hand or a discard pile: `card`.
#define ADJ_LE_ORDER_CHOOSE_CARD 268

// Choose a battlefield: `place`.
#define ADJ_LE_ORDER_CHOOSE_PLACE 269

// Choose one of several effects: `value` from 0.
#define ADJ_LE_ORDER_CHOOSE_MODE 270

// Put the chosen card into the deck: `value` 0 top, 1 bottom.
#define ADJ_LE_ORDER_TO_DECK 271

// RUTHLESS: `subject` deals 1 damage to `target`.
#define ADJ_LE_ORDER_RUTHLESS 272

// Fall back to `place`.
#define ADJ_LE_ORDER_FALL_BACK 273

// Keep the opening hand.
#define ADJ_LE_ORDER_KEEP 274

// Shuffle the opening hand back and draw anew.
#define ADJ_LE_ORDER_MULLIGAN 275

// Let this waiting trigger run next: `subject`, `value` its place in the queue.
#define ADJ_LE_ORDER_RESOLVE 276

// Chance: a die of the First Player roll.
#define ADJ_LE_PROMPT_FIRST_PLAYER_DIE 257

// Chance: the face of a card that is drawn.
#define ADJ_LE_PROMPT_DRAW 258

// Keep the hand or take a mulligan.
#define ADJ_LE_PROMPT_MULLIGAN 259

// Issue an order.
#define ADJ_LE_PROMPT_TURN 260

// Take an action with the active unit.
#define ADJ_LE_PROMPT_ACTION 261

// Chance: the attacker's die.
#define ADJ_LE_PROMPT_ATTACK_DIE 262

// Chance: the defender's die.
#define ADJ_LE_PROMPT_DEFENSE_DIE 263

// MELEE: the target of the second attack.
#define ADJ_LE_PROMPT_SECOND_ATTACK 264

// Grant an action.
#define ADJ_LE_PROMPT_GRANT 265

// Choose a unit.
#define ADJ_LE_PROMPT_UNIT 266

// Choose a hand card.
#define ADJ_LE_PROMPT_HAND_CARD 267

// Choose a card of the discard pile.
#define ADJ_LE_PROMPT_DISCARDED_CARD 268

// Choose a battlefield.
#define ADJ_LE_PROMPT_PLACE 269

// Choose an effect.
#define ADJ_LE_PROMPT_MODE 270

// Use an optional effect or not.
#define ADJ_LE_PROMPT_MAY 271

// Top or bottom of the deck.
#define ADJ_LE_PROMPT_DECK_END 272

// RUTHLESS: deal 1 damage or decline.
#define ADJ_LE_PROMPT_RUTHLESS 273

// Where to fall back to.
#define ADJ_LE_PROMPT_FALL_BACK 274

// Which trigger runs first.
#define ADJ_LE_PROMPT_TRIGGER 275

// Set-up.
#define ADJ_LE_PHASE_SETUP 257

// Order Phase.
#define ADJ_LE_PHASE_ORDER 258

// Control Phase.
#define ADJ_LE_PHASE_CONTROL 259

// Gate Phase.
#define ADJ_LE_PHASE_GATE 260

// Casualty Phase.
#define ADJ_LE_PHASE_CASUALTY 261

// Wrap Up Phase.
#define ADJ_LE_PHASE_WRAP_UP 262

// A die was rolled: `seat`, `value`; for an attack also `subject`, the unit it is rolled for.
#define ADJ_LE_EVENT_ROLL 257

// `seat` is First Player.
#define ADJ_LE_EVENT_FIRST_PLAYER 258

// `seat` shuffles its deck.
#define ADJ_LE_EVENT_SHUFFLE 259

// `seat` draws a card.
#define ADJ_LE_EVENT_DRAW 260

// `seat` keeps its hand.
#define ADJ_LE_EVENT_KEEP 261

// `seat` takes a mulligan; ids of its hand end.
#define ADJ_LE_EVENT_MULLIGAN 262

// Round `value` begins.
#define ADJ_LE_EVENT_ROUND 263

// Phase `value` begins.
#define ADJ_LE_EVENT_PHASE 264

// `seat` takes a turn.
#define ADJ_LE_EVENT_TURN 265

// `seat` ends its turn.
#define ADJ_LE_EVENT_END_TURN 266

// `seat` passes.
#define ADJ_LE_EVENT_PASS 267

// A unit enters play: `seat`, `subject`, `place`, `origin`.
#define ADJ_LE_EVENT_PLAY_UNIT 268

// A support is played: `seat`, `subject`.
#define ADJ_LE_EVENT_PLAY_SUPPORT 269

// A unit is activated: `seat`, `subject`, `value` 0 command, 1 supply, 2 free.
#define ADJ_LE_EVENT_ACTIVATE 270

// A unit's activation ends.
#define ADJ_LE_EVENT_STOP 271

// A unit moves: `subject`, `origin`, `place`.
#define ADJ_LE_EVENT_MOVE 272

// A unit is placed by an effect: `subject`, `origin`, `place`.
#define ADJ_LE_EVENT_PLACE 273

// `subject` attacks `target`.
#define ADJ_LE_EVENT_ATTACK 274

// The attack of `subject` on `target` ends: `value` damage.
#define ADJ_LE_EVENT_ATTACK_RESULT 275

// `subject` is dealt `value` damage.
#define ADJ_LE_EVENT_DAMAGE 276

// `value` damage is removed from `subject`.
#define ADJ_LE_EVENT_REPAIR 277

// `subject` is destroyed by `seat`.
#define ADJ_LE_EVENT_DESTROY 278

// `subject` is discarded: `origin`, `place`.
#define ADJ_LE_EVENT_DISCARD 279

// `subject` becomes drained.
#define ADJ_LE_EVENT_DRAIN 280

// `subject` becomes ready.
#define ADJ_LE_EVENT_READY 281

// `subject` uses its named ability.
#define ADJ_LE_EVENT_ABILITY 282

// A trigger of `subject` runs.
#define ADJ_LE_EVENT_TRIGGER 283

// `subject` is granted an action: `value` 0 move, 1 attack.
#define ADJ_LE_EVENT_GRANT 284

// Offense of `subject` changes by `value`.
#define ADJ_LE_EVENT_OFFENSE 285

// Defense of `subject` changes by `value`.
#define ADJ_LE_EVENT_DEFENSE 286

// Control of `subject` changes by `value`.
#define ADJ_LE_EVENT_CONTROL_VALUE 287

// `seat` wins control of objective `place`.
#define ADJ_LE_EVENT_CONTROL 288

// Nobody wins objective `place`.
#define ADJ_LE_EVENT_TIE 289

// `seat` gains `value` artifacts.
#define ADJ_LE_EVENT_ARTIFACTS 290

// `seat` builds gate `value`.
#define ADJ_LE_EVENT_GATE 291

// `subject` gets an ELITE token.
#define ADJ_LE_EVENT_ELITE 292

// The ELITE token of `subject` goes back to the supply.
#define ADJ_LE_EVENT_ELITE_GONE 293

// `seat` falls back from `origin` to `place`.
#define ADJ_LE_EVENT_FALL_BACK 294

// `seat` depletes `value` command.
#define ADJ_LE_EVENT_DEPLETE_COMMAND 295

// `seat` depletes `value` supply.
#define ADJ_LE_EVENT_DEPLETE_SUPPLY 296

// `seat` refreshes `value` command.
#define ADJ_LE_EVENT_REFRESH_COMMAND 297

// `seat` refreshes `value` supply.
#define ADJ_LE_EVENT_REFRESH_SUPPLY 298

// `seat` puts a hand card into its deck: `value` 0 top, 1 bottom.
#define ADJ_LE_EVENT_TO_DECK 299

// `seat` takes `subject` from its discard pile into its hand.
#define ADJ_LE_EVENT_RETURN 300

// `seat` reveals a card of its hand or the top of its deck.
#define ADJ_LE_EVENT_REVEAL 301

// `seat` deals RUTHLESS damage with `subject` to `target`.
#define ADJ_LE_EVENT_RUTHLESS 302

// `seat` declines an offer.
#define ADJ_LE_EVENT_DECLINE 303

// `seat` has no card to draw.
#define ADJ_LE_EVENT_NO_CARD 304

// `seat` chose a unit for an effect: `target`.
#define ADJ_LE_EVENT_CHOOSE_UNIT 305

// `seat` chose a battlefield for an effect: `place`.
#define ADJ_LE_EVENT_CHOOSE_PLACE 306

// `seat` chose a card for an effect; a hand card is seen by its owner only.
#define ADJ_LE_EVENT_CHOOSE_CARD 307

// `seat` chose one of several effects: `value` from 0.
#define ADJ_LE_EVENT_CHOOSE_MODE 308

// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
#define ADJ_LE_EVENT_CONCEAL 309

// The card is not in this hand.
#define ADJ_LE_REASON_NOT_IN_HAND 257

// Too few ready command tokens.
#define ADJ_LE_REASON_COMMAND 258

// Too few ready supply tokens.
#define ADJ_LE_REASON_SUPPLY 259

// The unit is not one's own.
#define ADJ_LE_REASON_NOT_YOURS 260

// The unit is drained.
#define ADJ_LE_REASON_DRAINED 261

// Played this turn and no FRONTLINE.
#define ADJ_LE_REASON_JUST_PLAYED 262

// A unit was already activated this turn.
#define ADJ_LE_REASON_ACTIVATED 263

// No mandatory order was given: only Pass closes the turn.
#define ADJ_LE_REASON_MUST_PASS 264

// The battlefields are not adjacent.
#define ADJ_LE_REASON_NOT_ADJACENT 265

// The target is friendly.
#define ADJ_LE_REASON_FRIENDLY 266

// The target stands elsewhere.
#define ADJ_LE_REASON_ELSEWHERE 267

// The unit attacked in this activation.
#define ADJ_LE_REASON_ATTACKED 268

// The unit used its named ability in this activation.
#define ADJ_LE_REASON_ABILITY_USED 269

// The unit has no named ability.
#define ADJ_LE_REASON_NO_ABILITY 270

// Draining needs two actions.
#define ADJ_LE_REASON_TWO_ACTIONS 271

// The unit's card forbids this action.
#define ADJ_LE_REASON_FORBIDDEN 272

// Another unit is active.
#define ADJ_LE_REASON_NOT_ACTIVE 273

// The card cannot be played there.
#define ADJ_LE_REASON_PLACE 274

// The card has no free way to be played, or must be paid.
#define ADJ_LE_REASON_PRICE 275

// The unit is not among those that the effect allows.
#define ADJ_LE_REASON_NOT_ALLOWED 276

// The activation asks for an action first.
#define ADJ_LE_REASON_ACT_FIRST 277

// One cannot fall back there.
#define ADJ_LE_REASON_NO_FALL_BACK 278

// Only a unit can be chosen or named here.
#define ADJ_LE_REASON_NOT_A_UNIT 279

// No token of this kind is ready.
#define ADJ_LE_REASON_NO_TOKEN 280

// A seat built its fourth gate.
#define ADJ_LE_REASON_FOURTH_GATE 304

// Both built the fourth gate; more artifacts were left.
#define ADJ_LE_REASON_MORE_ARTIFACTS 305

// Both built the fourth gate; more total control.
#define ADJ_LE_REASON_MORE_CONTROL 306

// Both built the fourth gate and are equal in all.
#define ADJ_LE_REASON_DRAW 307

// Chance: `value` is the seat that takes the first turn.
#define ADJ_WARS_ORDER_COIN 769

// Chance: a card of a hand at random: `card`.
#define ADJ_WARS_ORDER_RANDOM 770

// Pick a starting location: `card`.
#define ADJ_WARS_ORDER_START 771

// Play a card of the hand: `card`, `target` the card or location that it enters at, aboard or beneath.
#define ADJ_WARS_ORDER_PLAY 772

// Play an order or interrupt: `card`, `value` 0 used, 1 lost.
#define ADJ_WARS_ORDER_PLAY_AS 773

// Use an activated ability: `subject`, `value` its index.
#define ADJ_WARS_ORDER_USE 774

// Perform the activation.
#define ADJ_WARS_ORDER_ACTIVATE 775

// Drain at a location: `target`.
#define ADJ_WARS_ORDER_DRAIN 776

// Attack at a location: `target`.
#define ADJ_WARS_ORDER_ATTACK 777

// Move `subject` to `target`: a location, or a ship to go aboard.
#define ADJ_WARS_ORDER_MOVE 778

// Draw a card from the active pile.
#define ADJ_WARS_ORDER_DRAW 779

// Choose an open card: `target`.
#define ADJ_WARS_ORDER_CHOOSE 780

// Choose what is pending: `target` its id.
#define ADJ_WARS_ORDER_CHOOSE_PENDING 781

// Choose a player: `value` the seat.
#define ADJ_WARS_ORDER_CHOOSE_PLAYER 782

// Choose a card of a hand or pile: `card`.
#define ADJ_WARS_ORDER_CHOOSE_CARD 783

// Choose one of several effects: `value` from 0.
#define ADJ_WARS_ORDER_CHOOSE_MODE 784

// Lose the top of a pile: `value` 0 reserve, 1 active, 2 used.
#define ADJ_WARS_ORDER_LOSE_TOP 785

// Lose a hand card: `card`.
#define ADJ_WARS_ORDER_LOSE_HAND 786

// Damage `target` for attrition or casualties.
#define ADJ_WARS_ORDER_DAMAGE 787

// Destroy the damaged card `target` next.
#define ADJ_WARS_ORDER_DESTROY 788

// Take `target` along.
#define ADJ_WARS_ORDER_BRING 789

// Put this waiting trigger of `subject` on the stack next: `value` its place in the queue.
#define ADJ_WARS_ORDER_TRIGGER 790

// Apply the replacement of `subject`: `value` its index.
#define ADJ_WARS_ORDER_INSTEAD 791

// Play a location into its row: `card`, `value` its place there, from 0.
#define ADJ_WARS_ORDER_PLAY_ROW 792

// Play an asset into the asset area: `card`.
#define ADJ_WARS_ORDER_PLAY_AREA 793

// Chance: who takes the first turn.
#define ADJ_WARS_PROMPT_COIN 769

// Pick a starting location.
#define ADJ_WARS_PROMPT_START 770

// Chance: the face of a card that is seen first.
#define ADJ_WARS_PROMPT_FACE 771

// Chance: a card of a hand at random.
#define ADJ_WARS_PROMPT_RANDOM 772

// A phase: act or pass.
#define ADJ_WARS_PROMPT_PHASE 773

// Respond to what is pending, or pass.
#define ADJ_WARS_PROMPT_RESPOND 774

// Before a step of a battle: act or pass.
#define ADJ_WARS_PROMPT_BATTLE 775

// At the end of the turn: act or pass.
#define ADJ_WARS_PROMPT_END 776

// Which trigger goes on the stack first.
#define ADJ_WARS_PROMPT_TRIGGER 777

// Choose a card.
#define ADJ_WARS_PROMPT_CARD 778

// Choose a location.
#define ADJ_WARS_PROMPT_PLACE 779

// Choose a player.
#define ADJ_WARS_PROMPT_PLAYER 780

// Name a number.
#define ADJ_WARS_PROMPT_NUMBER 781

// Choose a hand card.
#define ADJ_WARS_PROMPT_HAND_CARD 782

// Choose a card of a pile.
#define ADJ_WARS_PROMPT_PILE_CARD 783

// Choose an effect.
#define ADJ_WARS_PROMPT_MODE 784

// Use an optional effect, or pay for it, or not.
#define ADJ_WARS_PROMPT_MAY 785

// How much to activate.
#define ADJ_WARS_PROMPT_ACTIVATE 786

// What to lose.
#define ADJ_WARS_PROMPT_LOSE 787

// Reveal a card for battle destiny or not.
#define ADJ_WARS_PROMPT_REVEAL 788

// What to damage for attrition.
#define ADJ_WARS_PROMPT_ATTRITION 789

// What to damage or lose for casualties.
#define ADJ_WARS_PROMPT_CASUALTIES 790

// Which damaged card is destroyed next.
#define ADJ_WARS_PROMPT_DESTROY 791

// Who comes along.
#define ADJ_WARS_PROMPT_PASSENGERS 792

// Which replacement applies.
#define ADJ_WARS_PROMPT_INSTEAD 793

// Draw another card or not.
#define ADJ_WARS_PROMPT_DRAW 794

// Play a card by an effect, or not.
#define ADJ_WARS_PROMPT_PLAY 795

// Set-up.
#define ADJ_WARS_PHASE_SETUP 769

// 1. Activate Phase
#define ADJ_WARS_PHASE_ACTIVATE 770

// 2. Control Phase
#define ADJ_WARS_PHASE_CONTROL 771

// 3. Deploy Phase
#define ADJ_WARS_PHASE_DEPLOY 772

// 4. Battle Phase
#define ADJ_WARS_PHASE_BATTLE 773

// 5. Move Phase
#define ADJ_WARS_PHASE_MOVE 774

// 6. Draw Phase
#define ADJ_WARS_PHASE_DRAW 775

// End of Turn
#define ADJ_WARS_PHASE_END 776

// `seat` takes the first turn.
#define ADJ_WARS_EVENT_FIRST 769

// `seat` picked a starting location; which is shown when both have.
#define ADJ_WARS_EVENT_PICK 770

// A starting location is placed: `seat`, `subject`.
#define ADJ_WARS_EVENT_START 771

// `seat` shuffles a pile: `place`.
#define ADJ_WARS_EVENT_SHUFFLE 772

// `seat` draws a card: `origin` the pile.
#define ADJ_WARS_EVENT_DRAW 773

// Turn `value` begins, of `seat`.
#define ADJ_WARS_EVENT_TURN 774

// Phase `value` begins.
#define ADJ_WARS_EVENT_PHASE 775

// `seat` passes.
#define ADJ_WARS_EVENT_PASS 776

// `seat` plays a card: `subject`, `target` where it is to enter.
#define ADJ_WARS_EVENT_PLAY 777

// `seat` uses an ability of `subject`: `value` its index.
#define ADJ_WARS_EVENT_USE 778

// A trigger of `subject` goes on the stack.
#define ADJ_WARS_EVENT_TRIGGER 779

// `seat` performs an activation.
#define ADJ_WARS_EVENT_ACTIVATION 780

// `seat` drains at `target`.
#define ADJ_WARS_EVENT_DRAIN 781

// `seat` attacks at `target`.
#define ADJ_WARS_EVENT_ATTACK 782

// `seat` moves `subject` to `target` by a movement action.
#define ADJ_WARS_EVENT_MOVEMENT 783

// `seat` performs a draw.
#define ADJ_WARS_EVENT_DRAW_ACTION 784

// What `subject` (an ability, a card or a phase action) is about to do resolves.
#define ADJ_WARS_EVENT_RESOLVE 785

// What `subject` put on the stack is canceled.
#define ADJ_WARS_EVENT_CANCEL 786

// `seat` activates `value` energy.
#define ADJ_WARS_EVENT_ACTIVATE 787

// `seat` pays `value` energy.
#define ADJ_WARS_EVENT_PAY 788

// `seat` loses a card: `subject`, `origin` the pile or hand.
#define ADJ_WARS_EVENT_LOSE 789

// `seat` reveals a card for destiny: `card`, `value` its number.
#define ADJ_WARS_EVENT_DESTINY 790

// `seat` reveals a card for battle destiny: `card`, `value` what it counts for.
#define ADJ_WARS_EVENT_BATTLE_DESTINY 791

// `subject` enters play at, aboard or beneath `target`.
#define ADJ_WARS_EVENT_ENTER 792

// `subject` moves from `origin` to `target`.
#define ADJ_WARS_EVENT_MOVE 793

// `subject` is damaged.
#define ADJ_WARS_EVENT_DAMAGE 794

// `subject` is no longer damaged.
#define ADJ_WARS_EVENT_UNDAMAGE 795

// `subject` is destroyed.
#define ADJ_WARS_EVENT_DESTROY 796

// `subject` is dismissed.
#define ADJ_WARS_EVENT_DISMISS 797

// `subject` goes to its owner's lost pile.
#define ADJ_WARS_EVENT_LOST 798

// `subject` is inverted.
#define ADJ_WARS_EVENT_INVERT 799

// `subject` is reverted.
#define ADJ_WARS_EVENT_REVERT 800

// A card goes from `origin` to `place`, of `seat`.
#define ADJ_WARS_EVENT_PUT 801

// `seat` retrieves a card.
#define ADJ_WARS_EVENT_RETRIEVE 802

// `seat` shows a card of hand or pile: `place`.
#define ADJ_WARS_EVENT_SHOW 803

// `seat` looks at the cards of a pile: `place`, `value` how many, 0 all.
#define ADJ_WARS_EVENT_LOOK 804

// Power of `subject` changes by `value` for a while.
#define ADJ_WARS_EVENT_POWER 805

// Tactics of `subject` changes by `value` for a while.
#define ADJ_WARS_EVENT_TACTICS 806

// Defense of `subject` changes by `value` for a while.
#define ADJ_WARS_EVENT_DEFENSE 807

// `subject` bears mark `value` for a while.
#define ADJ_WARS_EVENT_MARK 808

// A number of the battle of `seat` changes by `value`.
#define ADJ_WARS_EVENT_TALLY 809

// `seat` gains a support icon at `target`: `value` the faction.
#define ADJ_WARS_EVENT_ICON 810

// A battle begins at `target`; `seat` is the attacker.
#define ADJ_WARS_EVENT_BATTLE 811

// Step `value` of the battle begins.
#define ADJ_WARS_EVENT_BATTLE_STEP 812

// The battle destiny of `seat` is `value`.
#define ADJ_WARS_EVENT_BATTLE_DESTINY_TOTAL 813

// Attrition against `seat` is `value`.
#define ADJ_WARS_EVENT_ATTRITION 814

// Total power of `seat` is `value`.
#define ADJ_WARS_EVENT_TOTAL_POWER 815

// `seat` wins the battle: `value` casualties.
#define ADJ_WARS_EVENT_BATTLE_WON 816

// The battle has no winner.
#define ADJ_WARS_EVENT_BATTLE_TIED 817

// The battle is over.
#define ADJ_WARS_EVENT_BATTLE_ENDS 818

// The drain of `seat` takes `value` energy at `target`.
#define ADJ_WARS_EVENT_DRAINED 819

// Both players recirculate.
#define ADJ_WARS_EVENT_RECIRCULATE 820

// A card is stacked on `target`: `subject`.
#define ADJ_WARS_EVENT_STACK 821

// `seat` chose a card or pending item: `target`.
#define ADJ_WARS_EVENT_CHOOSE 822

// `seat` chose a location: `target`.
#define ADJ_WARS_EVENT_CHOOSE_PLACE 823

// `seat` chose a card by title.
#define ADJ_WARS_EVENT_CHOOSE_CARD 824

// `seat` chose one of several effects: `value`.
#define ADJ_WARS_EVENT_CHOOSE_MODE 825

// `seat` declines an offer.
#define ADJ_WARS_EVENT_DECLINE 826

// `seat` names a number: `value`.
#define ADJ_WARS_EVENT_NUMBER 827

// A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.
#define ADJ_WARS_EVENT_CONCEAL 828

// A replacement of `subject` applies.
#define ADJ_WARS_EVENT_INSTEAD 829

// `seat` reveals nothing for battle destiny.
#define ADJ_WARS_EVENT_NO_REVEAL 830

// `seat` has no card to reveal or draw.
#define ADJ_WARS_EVENT_NO_CARD 831

// An act is forbidden to `seat` for a while: `value` which, at `target`.
#define ADJ_WARS_EVENT_FORBID 832

// The card is not in this hand.
#define ADJ_WARS_REASON_NOT_IN_HAND 769

// Too little active energy.
#define ADJ_WARS_REASON_ENERGY 770

// Too few support icons.
#define ADJ_WARS_REASON_SUPPORT 771

// A copy of this unique card is in play.
#define ADJ_WARS_REASON_UNIQUE 772

// Not this phase, or not the own one.
#define ADJ_WARS_REASON_PHASE 773

// The stack is not empty.
#define ADJ_WARS_REASON_STACK 774

// The card cannot enter there.
#define ADJ_WARS_REASON_PLACE 775

// The ship has no room.
#define ADJ_WARS_REASON_CAPACITY 776

// No icon, unit or ship of one's own there.
#define ADJ_WARS_REASON_NO_ICON 777

// The card bears a weapon already.
#define ADJ_WARS_REASON_WEAPON 778

// What its text asks for does not hold.
#define ADJ_WARS_REASON_CONDITION 779

// There is nothing to target.
#define ADJ_WARS_REASON_NO_TARGET 780

// The price cannot be paid.
#define ADJ_WARS_REASON_PRICE 781

// It was used as often as it may be this turn.
#define ADJ_WARS_REASON_USED_UP 782

// A copy of this title was played this turn.
#define ADJ_WARS_REASON_PLAYED 783

// The card is not one's own.
#define ADJ_WARS_REASON_NOT_YOURS 784

// The location is not controlled.
#define ADJ_WARS_REASON_NOT_CONTROLLED 785

// No energy icon on the opponent's side.
#define ADJ_WARS_REASON_NO_DRAIN_ICON 786

// Drained this turn already.
#define ADJ_WARS_REASON_DRAINED 787

// Both sides must be there.
#define ADJ_WARS_REASON_NO_ENEMY 788

// Attacked this turn already.
#define ADJ_WARS_REASON_ATTACKED 789

// Not adjacent, not related, or the same place.
#define ADJ_WARS_REASON_NOT_REACHED 790

// It cannot move.
#define ADJ_WARS_REASON_NO_MOVE 791

// Activation was performed.
#define ADJ_WARS_REASON_ACTIVATED 792

// More than can be activated.
#define ADJ_WARS_REASON_TOO_MUCH 793

// It is forbidden by a card.
#define ADJ_WARS_REASON_FORBIDDEN 794

// The card is not among those that may be chosen.
#define ADJ_WARS_REASON_NOT_ALLOWED 795

// The attrition is satisfied, or not yet.
#define ADJ_WARS_REASON_ATTRITION 796

// A location where one is needed.
#define ADJ_WARS_REASON_NOT_A_LOCATION 797

// A player has no energy left.
#define ADJ_WARS_REASON_NO_ENERGY 816

// Both have no energy left.
#define ADJ_WARS_REASON_BOTH_OUT 817

// A game in progress. The pointer is a number, not an address: it is never followed, only looked up.
typedef struct adj_game adj_game;

// A status: `ADJ_OK` or a negative `ADJ_E_...`. Treat unknown negative values as failures.
typedef int32_t adj_status;

// Why a call failed. Fill `struct_size` with `sizeof(adj_error)` before the call; the rest is output.
typedef struct adj_error {
    // Size of this struct as the caller knows it.
    uint32_t struct_size;
    // The status that the call returned.
    adj_status status;
    // `ADJ_REASON_...` or a ruleset's reason; 0 when the status says it all.
    uint32_t reason;
    // Number of the answer for a record, byte offset for JSON and saves.
    uint32_t detail;
    // Section of the rulebook, NUL-terminated UTF-8; empty when no rule is meant.
    char rule[24];
    // Entity id of what was meant, 0 for none.
    uint32_t subject;
    // Entity id of what was aimed at, 0 for none.
    uint32_t target;
    // One sentence for people, NUL-terminated UTF-8, cut at a character.
    char message[208];
} adj_error;

// What is asked, and where the counters stand. Fill `struct_size` before the call.
typedef struct adj_info {
    // Size of this struct as the caller knows it.
    uint32_t struct_size;
    // `ADJ_RULESET_...`
    uint32_t ruleset;
    // Counts every change of the game; an order carries the revision that it answers.
    uint64_t revision;
    // Number of the last event.
    uint64_t events;
    // The seat to answer, `ADJ_SEAT_CHANCE` when the host must say how the dice fell, `ADJ_SEAT_NONE` when the game is over.
    int32_t seat;
    // What is asked: `ADJ_PROMPT_...` or a ruleset's prompt.
    uint32_t prompt;
    // How many orders there are; 0 for viewers who are not asked.
    uint32_t order_count;
    // Round, from 1; 0 before the first.
    uint32_t round;
    // The ruleset's phase.
    uint32_t phase;
    // 1 when the game is over.
    uint32_t over;
    // How many seats play.
    uint32_t seats;
    // Entity id of what the question is about; 0 for none and for viewers who are not asked.
    uint32_t subject;
    // Length of the record.
    uint64_t answers;
    // The seat whose turn it is, or `ADJ_SEAT_NONE`.
    int32_t turn;
    // How many calls of `adj_game_undo` would pass without `ADJ_UNDO_FORCE`.
    uint32_t undoable;
    // How many of them take back the order that is half made: this is "cancel". 0 when none is.
    uint32_t pending;
    // 0.
    uint32_t reserved[5];
} adj_info;

// How the game ended. Fill `struct_size` before the call.
typedef struct adj_outcome {
    // Size of this struct as the caller knows it.
    uint32_t struct_size;
    // The one winning seat, or -1.
    int32_t winner;
    // Why it ended; 0 while the game is not over.
    uint32_t reason;
    // How many seats play.
    uint32_t seats;
    // The ruleset's own points, by seat.
    int32_t score[4];
    // 1 won, 0 drawn, -1 lost, by seat.
    int32_t result[4];
    // 0.
    uint32_t reserved[4];
} adj_outcome;

// One legal order. Unused fields are 0. This struct comes in arrays and never changes size.
typedef struct adj_order {
    // `ADJ_ORDER_...` or a ruleset's kind.
    uint16_t kind;
    // `ADJ_ORDER_DEFAULT`, `ADJ_ORDER_CRITICAL`.
    uint16_t flags;
    // Catalogue number of a card.
    uint16_t card;
    // Place number.
    uint16_t place;
    // Entity id of who acts.
    uint32_t subject;
    // Entity id of who is acted upon.
    uint32_t target;
    // A number whose meaning the kind gives.
    int32_t value;
    // Experimental. Number in the ruleset's fixed action space, below the catalogue's `actions`.
    uint32_t action;
    // At a chance the share of this outcome (the whole is the sum of the list); 0 at a choice.
    uint32_t weight;
    // 0.
    uint32_t reserved;
} adj_order;

// Something that happened. Unused fields are 0, an unused seat is -1. This struct comes in arrays and never changes size.
typedef struct adj_event {
    // Counts up by one.
    uint64_t number;
    // `ADJ_EVENT_...` or a ruleset's kind.
    uint16_t kind;
    // `ADJ_EVENT_MASKED`, `ADJ_EVENT_REVEAL`, `ADJ_EVENT_CRITICAL`.
    uint16_t flags;
    // Whose event it is, or -1.
    int16_t seat;
    // Catalogue number of what `subject` shows.
    uint16_t card;
    // Entity id of what it happened to.
    uint32_t subject;
    // The id that `subject` had before, for those who knew it.
    uint32_t former;
    // Entity id of the other thing meant.
    uint32_t target;
    // Where it is now.
    uint16_t place;
    // Where it came from.
    uint16_t origin;
    // A number whose meaning the kind gives.
    int32_t value;
    // 0.
    uint32_t reserved;
} adj_event;

// The call did what it was asked for.
#define ADJ_OK 0

// NULL, a wrong struct_size, an unknown form or policy.
#define ADJ_E_ARGUMENT -1

// Not a live handle of this kind.
#define ADJ_E_HANDLE -2

// The buffer is too small; the size needed has been written.
#define ADJ_E_BUFFER -3

// Text that is not UTF-8.
#define ADJ_E_UTF8 -4

// Header and library do not fit together.
#define ADJ_E_ABI -5

// Not this viewer's business.
#define ADJ_E_VIEWER -6

// A faulty configuration, pack, deck or position: adj_config_check lists all faults.
#define ADJ_E_CONFIG -7

// A save or record that is damaged or of another kind.
#define ADJ_E_DATA -8

// The answer was given to a question that has gone.
#define ADJ_E_STALE -9

// Not a legal order: reason and rule say why.
#define ADJ_E_RULE -10

// The game is over.
#define ADJ_E_OVER -11

// These events are not kept: take a view and go on from its `events`.
#define ADJ_E_GONE -12

// A record that plays differently here; `detail` is the first answer that does.
#define ADJ_E_DIVERGED -13

// A bound on work, size or number.
#define ADJ_E_LIMIT -14

// A fault of the library; the game is as it was before the call.
#define ADJ_E_PANIC -15

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The ABI version of this library: major << 16 | minor.
//
// Ownership: nothing. Nullable: nothing. Threads: any.
// Errors: none. Stable.
uint32_t adj_abi_version(void);

// Says whether a program made with this header's `ADJ_ABI_VERSION` can use this library: the same major, and a minor not
// above the library's (while major is 0 the same minor). Call it once at start.
//
// Ownership: nothing. Nullable: nothing. Threads: any.
// Errors: ADJ_E_ABI. Stable.
adj_status adj_check_abi(uint32_t header_version);

// The library's version, `0.1.0`.
//
// Ownership: static text, never freed, never NULL, NUL-terminated. Nullable: nothing. Threads: any.
// Errors: none. Stable.
const char *adj_version(void);

// The name of a status, `ADJ_E_RULE`; `ADJ_E_UNKNOWN` for a number that is none.
//
// Ownership: static text, never freed, never NULL, NUL-terminated. Nullable: nothing. Threads: any.
// Errors: none. Stable.
const char *adj_status_name(adj_status status);

// JSON: `version`, `abi`, `target`, `data` (hash of each ruleset's data), `features`, `live` (how many handles of each kind
// are alive: a way to find leaks).
//
// Ownership: the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without the NUL.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_build_info(char *buf,
                          uint64_t cap,
                          uint64_t *needed,
                          struct adj_error *error);

// JSON: `rulesets`, a list of `id`, `name`, `number`, `seats`, `scenarios`, `decks`, `options`, `data_version`.
//
// Ownership: the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without the NUL.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_rulesets(char *buf, uint64_t cap, uint64_t *needed, struct adj_error *error);

// JSON: everything that a configuration can put on the table: every card with its number and the source of each value
// (packs included), places, the die, the size of the action space, and under `words` the catalogue of order kinds (notation
// pattern, label template), prompts, events, reasons and phases.
//
// Ownership: `config` (UTF-8, `len` bytes, no NUL needed) is read during the call; the text is copied into the caller's
// `buf` of `cap` bytes; `needed` is its length without the NUL.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_CONFIG, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `config` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_catalog(const char *config,
                       uint64_t len,
                       char *buf,
                       uint64_t cap,
                       uint64_t *needed,
                       struct adj_error *error);

// A JSON Schema by name: `config`, `pack`, `position`, `view`, `orders`, `events`, `record`, `catalog`.
//
// Ownership: `name` (UTF-8, `len` bytes) is read during the call; the text is copied into the caller's `buf` of `cap`
// bytes; `needed` is its length without the NUL.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
// Errors: ADJ_E_ARGUMENT (no such schema too), ADJ_E_UTF8, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `name` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_schema(const char *name,
                      uint64_t len,
                      char *buf,
                      uint64_t cap,
                      uint64_t *needed,
                      struct adj_error *error);

// JSON: all faults of a configuration (decks, packs, position): `faults`, a list of `place`, `reason`, `rule`, `text`; an
// empty list when it is good. Finding faults is no failure of the call.
//
// Ownership: `config` (UTF-8, `len` bytes) is read during the call; the text is copied into the caller's `buf` of `cap`
// bytes; `needed` is its length without the NUL.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `config` points to `len` bytes, `buf` to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_config_check(const char *config,
                            uint64_t len,
                            char *buf,
                            uint64_t cap,
                            uint64_t *needed,
                            struct adj_error *error);

// Makes a game from a configuration (JSON). Every key but `ruleset` has a default, so `{"ruleset":"lost_empires"}` plays
// the rulebook's own first game.
//
// Ownership: `config` (UTF-8, `len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
// Nullable: `error`. `*out` is NULL on failure. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_CONFIG (the first fault and how many more; adj_config_check lists all),
// ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `config` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
adj_status adj_game_new(const char *config,
                        uint64_t len,
                        struct adj_game **out,
                        struct adj_error *error);

// Makes a second game from here on. With seed 0 the same dice are to come, which is for the host's own use; with another
// seed new ones. The record is kept; events and undo start anew.
//
// Ownership: `game` is borrowed; `*out` is the caller's, to be freed by `adj_game_free`.
// Nullable: `error`. `*out` is NULL on failure. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `out` and `error` point to their types, or are NULL as said.
adj_status adj_game_clone(const struct adj_game *game,
                          uint64_t seed,
                          struct adj_game **out,
                          struct adj_error *error);

// Ends a game's life. Waits for calls on it that are running. Freeing NULL is ADJ_OK; a second free is ADJ_E_HANDLE.
//
// Ownership: the handle is used up. Nullable: `game`. Threads: any.
// Errors: ADJ_E_HANDLE, ADJ_E_PANIC. Stable.
adj_status adj_game_free(struct adj_game *game);

// What is asked, of whom, and where the counters stand. Read it before the list of orders: a change in between is then
// caught by `adj_game_submit`.
//
// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT (struct_size), ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_PANIC. Stable.
//
// # Safety
// `out` and `error` point to structs of the size that they say, or are NULL as said.
adj_status adj_game_info(const struct adj_game *game, int32_t viewer, struct adj_info *out, struct adj_error *error);

// How the game ended. While it is not over, `reason` is 0 and `winner` -1; that is no failure.
//
// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT (struct_size), ADJ_E_HANDLE, ADJ_E_PANIC. Stable.
//
// # Safety
// `out` and `error` point to structs of the size that they say, or are NULL as said.
adj_status adj_game_outcome(const struct adj_game *game, struct adj_outcome *out, struct adj_error *error);

// The table as this viewer sees it, as JSON: `format`, `ruleset`, `viewer`, `revision`, `answers`, `events`, `question`,
// `turn`, `round`, `phase`, `over`, `outcome` at the end, then the ruleset's own `seats`, `places`, `entities`; for
// ADJ_VIEWER_ALL between two orders also `position`.
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_view(const struct adj_game *game,
                         int32_t viewer,
                         char *buf,
                         uint64_t cap,
                         uint64_t *needed,
                         struct adj_error *error);

// Plain lines for a terminal: `what` is ADJ_TEXT_TABLE, ADJ_TEXT_QUESTION (prompt and numbered menu) or ADJ_TEXT_EVENTS
// (one line an event, after number `since`).
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_text(const struct adj_game *game,
                         int32_t viewer,
                         uint32_t what,
                         uint64_t since,
                         char *buf,
                         uint64_t cap,
                         uint64_t *needed,
                         struct adj_error *error);

// Hash of the position as this viewer knows it. Not in it: revision, events, record, seed. ADJ_VIEWER_ALL's hash is for the
// host alone: whoever has it can search for what is hidden.
//
// Ownership: `game` is borrowed; `*out` is filled. Nullable: `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_PANIC. Stable.
//
// # Safety
// `out` and `error` point to their types, or are NULL as said.
adj_status adj_game_hash(const struct adj_game *game,
                         int32_t viewer,
                         uint64_t *out,
                         struct adj_error *error);

// Lists the legal orders, in order and without doubles. They belong to the seat that is asked (ADJ_SEAT_CHANCE at a chance)
// and to ADJ_VIEWER_ALL. The list is never empty unless the game is over.
//
// Ownership: `game` is borrowed; the first `cap` orders are copied into `out`, `count` is how many there are.
// Nullable: `out` with `cap` 0, `count`, `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER (some are left), ADJ_E_PANIC. Stable.
//
// # Safety
// `out` points to memory for `cap` orders, `count` and `error` to their types, or they are NULL as said.
adj_status adj_game_orders(const struct adj_game *game,
                           int32_t viewer,
                           struct adj_order *out,
                           uint64_t cap,
                           uint64_t *count,
                           struct adj_error *error);

// The question as JSON: `revision`, `seat`, `prompt`, `text`, `picked`, `min`, `max`, and `orders`, each with `index`,
// `kind`, `notation`, `label` and what else it has.
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_orders_json(const struct adj_game *game,
                                int32_t viewer,
                                char *buf,
                                uint64_t cap,
                                uint64_t *needed,
                                struct adj_error *error);

// One order of the list in words: `form` is ADJ_TEXT_NOTATION (short and exact) or ADJ_TEXT_LABEL (for people).
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_RULE (no such index), ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_order_text(const struct adj_game *game,
                               int32_t viewer,
                               uint32_t index,
                               uint32_t form,
                               char *buf,
                               uint64_t cap,
                               uint64_t *needed,
                               struct adj_error *error);

// Would this order be accepted, and if not, why? Nothing changes. Submitting takes the same path.
//
// Ownership: `game` is borrowed; `notation` (UTF-8, `len` bytes) is read during the call. Nullable: `error`. Threads: any;
// together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_RULE, ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `notation` points to `len` bytes, `error` to its type, or they are NULL as said.
adj_status adj_game_check(const struct adj_game *game,
                          int32_t viewer,
                          const char *notation,
                          uint64_t len,
                          struct adj_error *error);

// Gives an answer by its index in the list. `revision` is the one that the list was read at. At a chance ADJ_INDEX_CHANCE
// lets the engine's stream answer. A refusal changes nothing.
//
// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE (no such index), ADJ_E_LIMIT,
// ADJ_E_PANIC. Stable.
//
// # Safety
// `error` points to its type, or is NULL.
adj_status adj_game_submit(struct adj_game *game,
                           int32_t viewer,
                           uint64_t revision,
                           uint32_t index,
                           struct adj_error *error);

// Gives an answer by its notation.
//
// Ownership: `game` is borrowed; `notation` (UTF-8, `len` bytes) is read during the call. Nullable: `error`. Threads: any;
// waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE, ADJ_E_LIMIT,
// ADJ_E_PANIC. Stable.
//
// # Safety
// `notation` points to `len` bytes, `error` to its type, or they are NULL as said.
adj_status adj_game_submit_text(struct adj_game *game,
                                int32_t viewer,
                                uint64_t revision,
                                const char *notation,
                                uint64_t len,
                                struct adj_error *error);

// Submits by index, then gives info and orders of the next question in the same call, for scripts. The info is the one of
// `viewer`; the orders are listed if that viewer is asked next, else `count` is 0. If the answer was taken but `cap` is too
// small, the answer stands: the call returns ADJ_E_BUFFER with `info` filled and `count` set.
//
// Ownership: `game` is borrowed; `*info` is filled, the first `cap` orders are copied into `out`. Nullable: `out` with `cap`
// 0, `count`, `error`. Threads: any; waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_OVER, ADJ_E_STALE, ADJ_E_RULE, ADJ_E_LIMIT, ADJ_E_BUFFER (the
// answer stands), ADJ_E_PANIC. Stable.
//
// # Safety
// `info` points to a struct of the size that it says, `out` to memory for `cap` orders, `count` and `error` to their types,
// or they are NULL as said.
adj_status adj_game_step(struct adj_game *game,
                         int32_t viewer,
                         uint64_t revision,
                         uint32_t index,
                         struct adj_info *info,
                         struct adj_order *out,
                         uint64_t cap,
                         uint64_t *count,
                         struct adj_error *error);

// A seat gives up, at any question of anybody: `cause` is ADJ_CAUSE_RESIGN, ADJ_CAUSE_TIME or ADJ_CAUSE_ABSENT. It stands
// in the record like an answer.
//
// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT (cause), ADJ_E_HANDLE, ADJ_E_VIEWER (no such seat), ADJ_E_OVER, ADJ_E_RULE (it has left the game),
// ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `error` points to its type, or is NULL.
adj_status adj_game_resign(struct adj_game *game,
                           int32_t seat,
                           uint32_t cause,
                           struct adj_error *error);

// The seats have agreed on a draw.
//
// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_OVER, ADJ_E_RULE (the rulebook
// knows none), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `error` points to its type, or is NULL.
adj_status adj_game_agree_draw(struct adj_game *game,
                               struct adj_error *error);

// Lists the events with numbers above `since`, as this viewer may know them. Every viewer gets every event; what he may not
// know is 0 and ADJ_EVENT_MASKED is set. Go on from the last number that you have.
//
// Ownership: `game` is borrowed; the first `cap` events are copied into `out`, `count` is how many there are.
// Nullable: `out` with `cap` 0, `count`, `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE (not kept, or yet to come: take a view and go on from its
// `events`), ADJ_E_BUFFER (some are left), ADJ_E_PANIC. Stable.
//
// # Safety
// `out` points to memory for `cap` events, `count` and `error` to their types, or they are NULL as said.
adj_status adj_game_events(const struct adj_game *game,
                           int32_t viewer,
                           uint64_t since,
                           struct adj_event *out,
                           uint64_t cap,
                           uint64_t *count,
                           struct adj_error *error);

// The same as JSON: `events`, a list of `number`, `kind`, `seat`, `card`, `subject`, `former`, `target`, `place`, `origin`,
// `value`, `masked`, `text`.
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_GONE, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_events_json(const struct adj_game *game,
                                int32_t viewer,
                                uint64_t since,
                                char *buf,
                                uint64_t cap,
                                uint64_t *needed,
                                struct adj_error *error);

// Takes back the last answer that a host gave, and the engine's own chances after it. `policy` is ADJ_UNDO_SAME_CHANCE (the
// same dice come again) or ADJ_UNDO_FRESH_CHANCE; ADJ_UNDO_FORCE may be or-ed in to go past a reveal. Events stay; an
// ADJ_EVENT_UNDO says how many answers were taken back: take a view.
//
// Ownership: `game` is borrowed. Nullable: `error`. Threads: any; waits for other calls on this game and excludes them.
// Errors: ADJ_E_ARGUMENT (policy), ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_RULE (nothing to take
// back, or something was revealed), ADJ_E_PANIC. Stable.
//
// # Safety
// `error` points to its type, or is NULL.
adj_status adj_game_undo(struct adj_game *game,
                         uint32_t policy,
                         struct adj_error *error);

// Saves the game for a viewer. For ADJ_VIEWER_ALL it is the whole truth, configuration and packs included: the host's own.
// For a seat or the public it holds what that viewer knows, and the game loaded from it is for looking at.
//
// Ownership: `game` is borrowed; the bytes are copied into the caller's `buf` of `cap` bytes; `needed` is how many there are.
// Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER, ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC. Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_save(const struct adj_game *game,
                         int32_t viewer,
                         uint8_t *buf,
                         uint64_t cap,
                         uint64_t *needed,
                         struct adj_error *error);

// Makes a game from a save. The bytes are never trusted: a whole save is played again, answer by answer. Counters go on,
// events start anew.
//
// Ownership: `data` (`len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
// Nullable: `error`. `*out` is NULL on failure. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_DATA (`detail` is a byte offset), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `data` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
adj_status adj_game_load(const uint8_t *data,
                         uint64_t len,
                         struct adj_game **out,
                         struct adj_error *error);

// The record as JSON: configuration (packs and seed included), and every answer as a notation with the hash after it. It
// is the whole truth: for players only when the game is over.
//
// Ownership: `game` is borrowed; the text is copied into the caller's `buf` of `cap` bytes; `needed` is its length without
// the NUL. Nullable: `buf` with `cap` 0 (asks for the size), `needed`, `error`. Threads: any; together with other looking
// calls.
// Errors: ADJ_E_ARGUMENT, ADJ_E_HANDLE, ADJ_E_VIEWER (a game from a player's save), ADJ_E_LIMIT, ADJ_E_BUFFER, ADJ_E_PANIC.
// Stable.
//
// # Safety
// `buf` points to `cap` bytes, `needed` and `error` to their types, or they are NULL as said.
adj_status adj_game_record(const struct adj_game *game,
                           char *buf,
                           uint64_t cap,
                           uint64_t *needed,
                           struct adj_error *error);

// Makes a game from a record and plays its first `upto` answers (all, if there are fewer). Each answer must be legal here,
// and the hash after it must be the recorded one.
//
// Ownership: `record` (UTF-8, `len` bytes) is read during the call; `*out` is the caller's, to be freed by `adj_game_free`.
// Nullable: `error`. `*out` is NULL on failure. Threads: any.
// Errors: ADJ_E_ARGUMENT, ADJ_E_UTF8, ADJ_E_DATA, ADJ_E_CONFIG, ADJ_E_DIVERGED (`detail` is the number, from 0, of the first
// answer that differs), ADJ_E_LIMIT, ADJ_E_PANIC. Stable.
//
// # Safety
// `record` points to `len` bytes, `out` and `error` to their types, or they are NULL as said.
adj_status adj_game_replay(const char *record,
                           uint64_t len,
                           uint64_t upto,
                           struct adj_game **out,
                           struct adj_error *error);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ADJUTANT_H */
