namespace Adjutant
{
    /// <summary>Every number of the C header, without its ADJ_ prefix. A test compares them with the header.</summary>
    public static class Constants
    {
        /// <summary>Version of the ABI: major &lt;&lt; 16 | minor. While major is 0, header and library must have the same minor.</summary>
        public const uint ABI_VERSION = 1;
        /// <summary>Somebody who sees only what lies open.</summary>
        public const int VIEWER_PUBLIC = -1;
        /// <summary>The host's own eyes: nothing is hidden.</summary>
        public const int VIEWER_ALL = -2;
        /// <summary>No seat: in `adj_info.seat` when the game is over.</summary>
        public const int SEAT_NONE = -1;
        /// <summary>Chance: the host must say how the dice fell; also the viewer who may answer it.</summary>
        public const int SEAT_CHANCE = -3;
        /// <summary>In place of an index at a chance: the engine's stream answers it.</summary>
        public const uint INDEX_CHANCE = 4294967295;
        /// <summary>`adj_game_text`: the table.</summary>
        public const uint TEXT_TABLE = 1;
        /// <summary>`adj_game_text`: the prompt and a numbered menu.</summary>
        public const uint TEXT_QUESTION = 2;
        /// <summary>`adj_game_text`: one line an event.</summary>
        public const uint TEXT_EVENTS = 3;
        /// <summary>`adj_game_order_text`: short and exact, as `adj_game_submit_text` takes it.</summary>
        public const uint TEXT_NOTATION = 4;
        /// <summary>`adj_game_order_text`: a sentence for people.</summary>
        public const uint TEXT_LABEL = 5;
        /// <summary>Undo: the same dice come again.</summary>
        public const uint UNDO_SAME_CHANCE = 0;
        /// <summary>Undo: new dice from here on.</summary>
        public const uint UNDO_FRESH_CHANCE = 1;
        /// <summary>Undo, or-ed in: go past a reveal.</summary>
        public const uint UNDO_FORCE = 2;
        /// <summary>The player resigned.</summary>
        public const uint CAUSE_RESIGN = 0;
        /// <summary>The player's time is up.</summary>
        public const uint CAUSE_TIME = 1;
        /// <summary>The player is absent.</summary>
        public const uint CAUSE_ABSENT = 2;
        /// <summary>Lost Empires: War for the New Sun.</summary>
        public const uint RULESET_LOST_EMPIRES = 1;
        /// <summary>Flag of an order: what a host gives when a seat's time is up; exactly one in a choice.</summary>
        public const ushort ORDER_DEFAULT = 1;
        /// <summary>Flag of an order: the die shows its critical face.</summary>
        public const ushort ORDER_CRITICAL = 2;
        /// <summary>Flag of an event: something in it is blanked for this viewer.</summary>
        public const ushort EVENT_MASKED = 1;
        /// <summary>Flag of an event: somebody saw a card that he had not seen before.</summary>
        public const ushort EVENT_REVEAL = 2;
        /// <summary>Flag of an event: the die showed its critical face.</summary>
        public const ushort EVENT_CRITICAL = 4;
        /// <summary>Pass.</summary>
        public const ushort ORDER_PASS = 1;
        /// <summary>A die falls.</summary>
        public const ushort ORDER_ROLL = 2;
        /// <summary>A card shows its face for the first time.</summary>
        public const ushort ORDER_DRAW = 3;
        /// <summary>Done picking, or done acting.</summary>
        public const ushort ORDER_DONE = 4;
        /// <summary>A number is named.</summary>
        public const ushort ORDER_NUMBER = 5;
        /// <summary>An offer is declined.</summary>
        public const ushort ORDER_DECLINE = 6;
        /// <summary>An offer is taken.</summary>
        public const ushort ORDER_ACCEPT = 7;
        /// <summary>A seat gives up; on no list.</summary>
        public const ushort ORDER_RESIGN = 8;
        /// <summary>The seats agree on a draw; on no list.</summary>
        public const ushort ORDER_AGREE_DRAW = 9;
        /// <summary>Answers were taken back.</summary>
        public const ushort EVENT_UNDO = 1;
        /// <summary>The game is over.</summary>
        public const ushort EVENT_OVER = 2;
        /// <summary>A seat gave up.</summary>
        public const ushort EVENT_RESIGN = 3;
        /// <summary>A seat answered a part of an order; it is told when the order is whole.</summary>
        public const ushort EVENT_ANNOUNCE = 4;
        /// <summary>Nothing is asked: the game is over.</summary>
        public const uint PROMPT_OVER = 1;
        /// <summary>An order that is on no list, for no better reason.</summary>
        public const uint REASON_NOT_LEGAL = 20;
        /// <summary>An index behind the end of the list.</summary>
        public const uint REASON_NO_SUCH_INDEX = 21;
        /// <summary>A notation of no known form.</summary>
        public const uint REASON_NO_SUCH_ORDER = 22;
        /// <summary>A thing that is not there, or that this viewer cannot know.</summary>
        public const uint REASON_NO_SUCH_THING = 23;
        /// <summary>The rulebook knows no agreed draw.</summary>
        public const uint REASON_NO_AGREED_DRAW = 24;
        /// <summary>Nothing can be taken back.</summary>
        public const uint REASON_NOTHING_TO_UNDO = 25;
        /// <summary>Something was revealed: only a forced undo goes past it.</summary>
        public const uint REASON_REVEALED = 26;
        /// <summary>A different question is being asked.</summary>
        public const uint REASON_OTHER_QUESTION = 27;
        /// <summary>Not a seat of this game.</summary>
        public const uint REASON_NO_SUCH_SEAT = 28;
        /// <summary>The game ended because a seat resigned.</summary>
        public const uint REASON_RESIGNED = 40;
        /// <summary>The game ended because a seat's time was up.</summary>
        public const uint REASON_TIME_UP = 41;
        /// <summary>The game ended because a seat was absent.</summary>
        public const uint REASON_ABSENT = 42;
        /// <summary>The game ended as an agreed draw.</summary>
        public const uint REASON_AGREED = 43;
        /// <summary>The game ended because the host's limit of rounds was reached.</summary>
        public const uint REASON_MAX_ROUNDS = 44;
        /// <summary>Fault: a key that does not exist.</summary>
        public const uint REASON_UNKNOWN_KEY = 1;
        /// <summary>Fault: a key that must be there.</summary>
        public const uint REASON_MISSING = 2;
        /// <summary>Fault: a value of the wrong type.</summary>
        public const uint REASON_TYPE = 3;
        /// <summary>Fault: a number out of range.</summary>
        public const uint REASON_RANGE = 4;
        /// <summary>Fault: a name that nobody knows.</summary>
        public const uint REASON_UNKNOWN_NAME = 5;
        /// <summary>Fault: the same thing twice.</summary>
        public const uint REASON_DUPLICATE = 6;
        /// <summary>Fault: not JSON.</summary>
        public const uint REASON_JSON = 7;
        /// <summary>Fault: two values that contradict each other.</summary>
        public const uint REASON_CONFLICT = 8;
        /// <summary>Fault: a fault that a ruleset names itself.</summary>
        public const uint REASON_RULES = 9;
        /// <summary>Play a unit from hand: `card`, `place`, `value` 0 paid or 1 free.</summary>
        public const ushort LE_ORDER_PLAY_UNIT = 257;
        /// <summary>Play a support from hand: `card`.</summary>
        public const ushort LE_ORDER_PLAY_SUPPORT = 258;
        /// <summary>Activate a unit: `subject`, `value` 0 command, 1 supply, 2 free.</summary>
        public const ushort LE_ORDER_ACTIVATE = 259;
        /// <summary>End the turn.</summary>
        public const ushort LE_ORDER_END_TURN = 260;
        /// <summary>Move action: `subject`, `place`.</summary>
        public const ushort LE_ORDER_MOVE = 261;
        /// <summary>Attack action: `subject`, `target`.</summary>
        public const ushort LE_ORDER_ATTACK = 262;
        /// <summary>Named ability action: `subject`, `value` its index.</summary>
        public const ushort LE_ORDER_ABILITY = 263;
        /// <summary>End the activation: `subject`.</summary>
        public const ushort LE_ORDER_STOP = 264;
        /// <summary>Have a unit take a granted move: `subject`, `place`.</summary>
        public const ushort LE_ORDER_GRANT_MOVE = 265;
        /// <summary>Have a unit make a granted attack: `subject`, `target`.</summary>
        public const ushort LE_ORDER_GRANT_ATTACK = 266;
        /// <summary>Choose a unit: `target`.</summary>
        public const ushort LE_ORDER_CHOOSE_UNIT = 267;
        /// <summary>Choose a card of the own hand or a discard pile: `card`.</summary>
        public const ushort LE_ORDER_CHOOSE_CARD = 268;
        /// <summary>Choose a battlefield: `place`.</summary>
        public const ushort LE_ORDER_CHOOSE_PLACE = 269;
        /// <summary>Choose one of several effects: `value` from 0.</summary>
        public const ushort LE_ORDER_CHOOSE_MODE = 270;
        /// <summary>Put the chosen card into the deck: `value` 0 top, 1 bottom.</summary>
        public const ushort LE_ORDER_TO_DECK = 271;
        /// <summary>RUTHLESS: `subject` deals 1 damage to `target`.</summary>
        public const ushort LE_ORDER_RUTHLESS = 272;
        /// <summary>Fall back to `place`.</summary>
        public const ushort LE_ORDER_FALL_BACK = 273;
        /// <summary>Keep the opening hand.</summary>
        public const ushort LE_ORDER_KEEP = 274;
        /// <summary>Shuffle the opening hand back and draw anew.</summary>
        public const ushort LE_ORDER_MULLIGAN = 275;
        /// <summary>Let this waiting trigger run next: `subject`, `value` its place in the queue.</summary>
        public const ushort LE_ORDER_RESOLVE = 276;
        /// <summary>Chance: a die of the First Player roll.</summary>
        public const uint LE_PROMPT_FIRST_PLAYER_DIE = 257;
        /// <summary>Chance: the face of a card that is drawn.</summary>
        public const uint LE_PROMPT_DRAW = 258;
        /// <summary>Keep the hand or take a mulligan.</summary>
        public const uint LE_PROMPT_MULLIGAN = 259;
        /// <summary>Issue an order.</summary>
        public const uint LE_PROMPT_TURN = 260;
        /// <summary>Take an action with the active unit.</summary>
        public const uint LE_PROMPT_ACTION = 261;
        /// <summary>Chance: the attacker's die.</summary>
        public const uint LE_PROMPT_ATTACK_DIE = 262;
        /// <summary>Chance: the defender's die.</summary>
        public const uint LE_PROMPT_DEFENSE_DIE = 263;
        /// <summary>MELEE: the target of the second attack.</summary>
        public const uint LE_PROMPT_SECOND_ATTACK = 264;
        /// <summary>Grant an action.</summary>
        public const uint LE_PROMPT_GRANT = 265;
        /// <summary>Choose a unit.</summary>
        public const uint LE_PROMPT_UNIT = 266;
        /// <summary>Choose a hand card.</summary>
        public const uint LE_PROMPT_HAND_CARD = 267;
        /// <summary>Choose a card of the discard pile.</summary>
        public const uint LE_PROMPT_DISCARDED_CARD = 268;
        /// <summary>Choose a battlefield.</summary>
        public const uint LE_PROMPT_PLACE = 269;
        /// <summary>Choose an effect.</summary>
        public const uint LE_PROMPT_MODE = 270;
        /// <summary>Use an optional effect or not.</summary>
        public const uint LE_PROMPT_MAY = 271;
        /// <summary>Top or bottom of the deck.</summary>
        public const uint LE_PROMPT_DECK_END = 272;
        /// <summary>RUTHLESS: deal 1 damage or decline.</summary>
        public const uint LE_PROMPT_RUTHLESS = 273;
        /// <summary>Where to fall back to.</summary>
        public const uint LE_PROMPT_FALL_BACK = 274;
        /// <summary>Which trigger runs first.</summary>
        public const uint LE_PROMPT_TRIGGER = 275;
        /// <summary>Set-up.</summary>
        public const uint LE_PHASE_SETUP = 257;
        /// <summary>Order Phase.</summary>
        public const uint LE_PHASE_ORDER = 258;
        /// <summary>Control Phase.</summary>
        public const uint LE_PHASE_CONTROL = 259;
        /// <summary>Gate Phase.</summary>
        public const uint LE_PHASE_GATE = 260;
        /// <summary>Casualty Phase.</summary>
        public const uint LE_PHASE_CASUALTY = 261;
        /// <summary>Wrap Up Phase.</summary>
        public const uint LE_PHASE_WRAP_UP = 262;
        /// <summary>A die was rolled: `seat`, `value`; for an attack also `subject`, the unit it is rolled for.</summary>
        public const ushort LE_EVENT_ROLL = 257;
        /// <summary>`seat` is First Player.</summary>
        public const ushort LE_EVENT_FIRST_PLAYER = 258;
        /// <summary>`seat` shuffles its deck.</summary>
        public const ushort LE_EVENT_SHUFFLE = 259;
        /// <summary>`seat` draws a card.</summary>
        public const ushort LE_EVENT_DRAW = 260;
        /// <summary>`seat` keeps its hand.</summary>
        public const ushort LE_EVENT_KEEP = 261;
        /// <summary>`seat` takes a mulligan; ids of its hand end.</summary>
        public const ushort LE_EVENT_MULLIGAN = 262;
        /// <summary>Round `value` begins.</summary>
        public const ushort LE_EVENT_ROUND = 263;
        /// <summary>Phase `value` begins.</summary>
        public const ushort LE_EVENT_PHASE = 264;
        /// <summary>`seat` takes a turn.</summary>
        public const ushort LE_EVENT_TURN = 265;
        /// <summary>`seat` ends its turn.</summary>
        public const ushort LE_EVENT_END_TURN = 266;
        /// <summary>`seat` passes.</summary>
        public const ushort LE_EVENT_PASS = 267;
        /// <summary>A unit enters play: `seat`, `subject`, `place`, `origin`.</summary>
        public const ushort LE_EVENT_PLAY_UNIT = 268;
        /// <summary>A support is played: `seat`, `subject`.</summary>
        public const ushort LE_EVENT_PLAY_SUPPORT = 269;
        /// <summary>A unit is activated: `seat`, `subject`, `value` 0 command, 1 supply, 2 free.</summary>
        public const ushort LE_EVENT_ACTIVATE = 270;
        /// <summary>A unit's activation ends.</summary>
        public const ushort LE_EVENT_STOP = 271;
        /// <summary>A unit moves: `subject`, `origin`, `place`.</summary>
        public const ushort LE_EVENT_MOVE = 272;
        /// <summary>A unit is placed by an effect: `subject`, `origin`, `place`.</summary>
        public const ushort LE_EVENT_PLACE = 273;
        /// <summary>`subject` attacks `target`.</summary>
        public const ushort LE_EVENT_ATTACK = 274;
        /// <summary>The attack of `subject` on `target` ends: `value` damage.</summary>
        public const ushort LE_EVENT_ATTACK_RESULT = 275;
        /// <summary>`subject` is dealt `value` damage.</summary>
        public const ushort LE_EVENT_DAMAGE = 276;
        /// <summary>`value` damage is removed from `subject`.</summary>
        public const ushort LE_EVENT_REPAIR = 277;
        /// <summary>`subject` is destroyed by `seat`.</summary>
        public const ushort LE_EVENT_DESTROY = 278;
        /// <summary>`subject` is discarded: `origin`, `place`.</summary>
        public const ushort LE_EVENT_DISCARD = 279;
        /// <summary>`subject` becomes drained.</summary>
        public const ushort LE_EVENT_DRAIN = 280;
        /// <summary>`subject` becomes ready.</summary>
        public const ushort LE_EVENT_READY = 281;
        /// <summary>`subject` uses its named ability.</summary>
        public const ushort LE_EVENT_ABILITY = 282;
        /// <summary>A trigger of `subject` runs.</summary>
        public const ushort LE_EVENT_TRIGGER = 283;
        /// <summary>`subject` is granted an action: `value` 0 move, 1 attack.</summary>
        public const ushort LE_EVENT_GRANT = 284;
        /// <summary>Offense of `subject` changes by `value`.</summary>
        public const ushort LE_EVENT_OFFENSE = 285;
        /// <summary>Defense of `subject` changes by `value`.</summary>
        public const ushort LE_EVENT_DEFENSE = 286;
        /// <summary>Control of `subject` changes by `value`.</summary>
        public const ushort LE_EVENT_CONTROL_VALUE = 287;
        /// <summary>`seat` wins control of objective `place`.</summary>
        public const ushort LE_EVENT_CONTROL = 288;
        /// <summary>Nobody wins objective `place`.</summary>
        public const ushort LE_EVENT_TIE = 289;
        /// <summary>`seat` gains `value` artifacts.</summary>
        public const ushort LE_EVENT_ARTIFACTS = 290;
        /// <summary>`seat` builds gate `value`.</summary>
        public const ushort LE_EVENT_GATE = 291;
        /// <summary>`subject` gets an ELITE token.</summary>
        public const ushort LE_EVENT_ELITE = 292;
        /// <summary>The ELITE token of `subject` goes back to the supply.</summary>
        public const ushort LE_EVENT_ELITE_GONE = 293;
        /// <summary>`seat` falls back from `origin` to `place`.</summary>
        public const ushort LE_EVENT_FALL_BACK = 294;
        /// <summary>`seat` depletes `value` command.</summary>
        public const ushort LE_EVENT_DEPLETE_COMMAND = 295;
        /// <summary>`seat` depletes `value` supply.</summary>
        public const ushort LE_EVENT_DEPLETE_SUPPLY = 296;
        /// <summary>`seat` refreshes `value` command.</summary>
        public const ushort LE_EVENT_REFRESH_COMMAND = 297;
        /// <summary>`seat` refreshes `value` supply.</summary>
        public const ushort LE_EVENT_REFRESH_SUPPLY = 298;
        /// <summary>`seat` puts a hand card into its deck: `value` 0 top, 1 bottom.</summary>
        public const ushort LE_EVENT_TO_DECK = 299;
        /// <summary>`seat` takes `subject` from its discard pile into its hand.</summary>
        public const ushort LE_EVENT_RETURN = 300;
        /// <summary>`seat` reveals a card of its hand or the top of its deck.</summary>
        public const ushort LE_EVENT_REVEAL = 301;
        /// <summary>`seat` deals RUTHLESS damage with `subject` to `target`.</summary>
        public const ushort LE_EVENT_RUTHLESS = 302;
        /// <summary>`seat` declines an offer.</summary>
        public const ushort LE_EVENT_DECLINE = 303;
        /// <summary>`seat` has no card to draw.</summary>
        public const ushort LE_EVENT_NO_CARD = 304;
        /// <summary>`seat` chose a unit for an effect: `target`.</summary>
        public const ushort LE_EVENT_CHOOSE_UNIT = 305;
        /// <summary>`seat` chose a battlefield for an effect: `place`.</summary>
        public const ushort LE_EVENT_CHOOSE_PLACE = 306;
        /// <summary>`seat` chose a card for an effect; a hand card is seen by its owner only.</summary>
        public const ushort LE_EVENT_CHOOSE_CARD = 307;
        /// <summary>`seat` chose one of several effects: `value` from 0.</summary>
        public const ushort LE_EVENT_CHOOSE_MODE = 308;
        /// <summary>A shown card of the hand of `seat` is no longer known to be there; its owner gets its new id.</summary>
        public const ushort LE_EVENT_CONCEAL = 309;
        /// <summary>The card is not in this hand.</summary>
        public const uint LE_REASON_NOT_IN_HAND = 257;
        /// <summary>Too few ready command tokens.</summary>
        public const uint LE_REASON_COMMAND = 258;
        /// <summary>Too few ready supply tokens.</summary>
        public const uint LE_REASON_SUPPLY = 259;
        /// <summary>The unit is not one's own.</summary>
        public const uint LE_REASON_NOT_YOURS = 260;
        /// <summary>The unit is drained.</summary>
        public const uint LE_REASON_DRAINED = 261;
        /// <summary>Played this turn and no FRONTLINE.</summary>
        public const uint LE_REASON_JUST_PLAYED = 262;
        /// <summary>A unit was already activated this turn.</summary>
        public const uint LE_REASON_ACTIVATED = 263;
        /// <summary>No mandatory order was given: only Pass closes the turn.</summary>
        public const uint LE_REASON_MUST_PASS = 264;
        /// <summary>The battlefields are not adjacent.</summary>
        public const uint LE_REASON_NOT_ADJACENT = 265;
        /// <summary>The target is friendly.</summary>
        public const uint LE_REASON_FRIENDLY = 266;
        /// <summary>The target stands elsewhere.</summary>
        public const uint LE_REASON_ELSEWHERE = 267;
        /// <summary>The unit attacked in this activation.</summary>
        public const uint LE_REASON_ATTACKED = 268;
        /// <summary>The unit used its named ability in this activation.</summary>
        public const uint LE_REASON_ABILITY_USED = 269;
        /// <summary>The unit has no named ability.</summary>
        public const uint LE_REASON_NO_ABILITY = 270;
        /// <summary>Draining needs two actions.</summary>
        public const uint LE_REASON_TWO_ACTIONS = 271;
        /// <summary>The unit's card forbids this action.</summary>
        public const uint LE_REASON_FORBIDDEN = 272;
        /// <summary>Another unit is active.</summary>
        public const uint LE_REASON_NOT_ACTIVE = 273;
        /// <summary>The card cannot be played there.</summary>
        public const uint LE_REASON_PLACE = 274;
        /// <summary>The card has no free way to be played, or must be paid.</summary>
        public const uint LE_REASON_PRICE = 275;
        /// <summary>The unit is not among those that the effect allows.</summary>
        public const uint LE_REASON_NOT_ALLOWED = 276;
        /// <summary>The activation asks for an action first.</summary>
        public const uint LE_REASON_ACT_FIRST = 277;
        /// <summary>One cannot fall back there.</summary>
        public const uint LE_REASON_NO_FALL_BACK = 278;
        /// <summary>Only a unit can be chosen or named here.</summary>
        public const uint LE_REASON_NOT_A_UNIT = 279;
        /// <summary>No token of this kind is ready.</summary>
        public const uint LE_REASON_NO_TOKEN = 280;
        /// <summary>A seat built its fourth gate.</summary>
        public const uint LE_REASON_FOURTH_GATE = 304;
        /// <summary>Both built the fourth gate; more artifacts were left.</summary>
        public const uint LE_REASON_MORE_ARTIFACTS = 305;
        /// <summary>Both built the fourth gate; more total control.</summary>
        public const uint LE_REASON_MORE_CONTROL = 306;
        /// <summary>Both built the fourth gate and are equal in all.</summary>
        public const uint LE_REASON_DRAW = 307;
        /// <summary>The call did what it was asked for.</summary>
        public const int OK = 0;
        /// <summary>NULL, a wrong struct_size, an unknown form or policy.</summary>
        public const int E_ARGUMENT = -1;
        /// <summary>Not a live handle of this kind.</summary>
        public const int E_HANDLE = -2;
        /// <summary>The buffer is too small; the size needed has been written.</summary>
        public const int E_BUFFER = -3;
        /// <summary>Text that is not UTF-8.</summary>
        public const int E_UTF8 = -4;
        /// <summary>Header and library do not fit together.</summary>
        public const int E_ABI = -5;
        /// <summary>Not this viewer's business.</summary>
        public const int E_VIEWER = -6;
        /// <summary>A faulty configuration, pack, deck or position: adj_config_check lists all faults.</summary>
        public const int E_CONFIG = -7;
        /// <summary>A save or record that is damaged or of another kind.</summary>
        public const int E_DATA = -8;
        /// <summary>The answer was given to a question that has gone.</summary>
        public const int E_STALE = -9;
        /// <summary>Not a legal order: reason and rule say why.</summary>
        public const int E_RULE = -10;
        /// <summary>The game is over.</summary>
        public const int E_OVER = -11;
        /// <summary>These events are not kept: take a view and go on from its `events`.</summary>
        public const int E_GONE = -12;
        /// <summary>A record that plays differently here; `detail` is the first answer that does.</summary>
        public const int E_DIVERGED = -13;
        /// <summary>A bound on work, size or number.</summary>
        public const int E_LIMIT = -14;
        /// <summary>A fault of the library; the game is as it was before the call.</summary>
        public const int E_PANIC = -15;
    }
}
