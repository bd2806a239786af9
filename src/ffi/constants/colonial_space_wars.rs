//! The numbers of Colonial Space Wars: high byte 2.

/// Attack or defend: `value` 0 attack, 1 defend.
pub const ADJ_CSW_ORDER_ROLE: u16 = 0x0201;
/// Choose a base or corner: `value` its number.
pub const ADJ_CSW_ORDER_BASE: u16 = 0x0202;
/// Set a unit up: `subject`, `place`.
pub const ADJ_CSW_ORDER_DEPLOY: u16 = 0x0203;
/// Credit a Plague kill: `subject` is fed.
pub const ADJ_CSW_ORDER_CREDIT: u16 = 0x0204;
/// Activate a unit: `subject`, `place`, `value` its cost in command points.
pub const ADJ_CSW_ORDER_ACTIVATE: u16 = 0x0205;
/// End the turn.
pub const ADJ_CSW_ORDER_END_TURN: u16 = 0x0206;
/// HORDE: name the unit that acts next: `target`.
pub const ADJ_CSW_ORDER_HORDE: u16 = 0x0207;
/// Move: `subject`, `place`, `value` its cost in MOV points.
pub const ADJ_CSW_ORDER_MOVE: u16 = 0x0208;
/// Embark: `subject` into `target`.
pub const ADJ_CSW_ORDER_EMBARK: u16 = 0x0209;
/// Disembark: `subject` to `place`.
pub const ADJ_CSW_ORDER_DISEMBARK: u16 = 0x020A;
/// Attack: `subject` hits `target` with `value` points.
pub const ADJ_CSW_ORDER_ATTACK: u16 = 0x020B;
/// HEAL: `subject` gives `target` one health level back.
pub const ADJ_CSW_ORDER_HEAL: u16 = 0x020C;
/// CONTROL: `subject` puts an Activation Marker on `target`.
pub const ADJ_CSW_ORDER_CONTROL: u16 = 0x020D;
/// The Messenger leaves the board: `subject`.
pub const ADJ_CSW_ORDER_LEAVE: u16 = 0x020E;
/// End the activation: `subject`.
pub const ADJ_CSW_ORDER_STOP: u16 = 0x020F;
/// Create a unit: `card`, `place`, `value` its cost in resource points.
pub const ADJ_CSW_ORDER_CREATE: u16 = 0x0210;

/// Chance: a die for the initiative.
pub const ADJ_CSW_PROMPT_INITIATIVE: u32 = 0x0201;
/// Attack or defend.
pub const ADJ_CSW_PROMPT_ROLE: u32 = 0x0202;
/// Choose a base or corner.
pub const ADJ_CSW_PROMPT_BASE: u32 = 0x0203;
/// Set a unit up.
pub const ADJ_CSW_PROMPT_DEPLOY: u32 = 0x0204;
/// Who is fed by a Plague kill.
pub const ADJ_CSW_PROMPT_CREDIT: u32 = 0x0205;
/// Activate a unit or end the turn.
pub const ADJ_CSW_PROMPT_TURN: u32 = 0x0206;
/// Name a second HORDE unit.
pub const ADJ_CSW_PROMPT_HORDE: u32 = 0x0207;
/// An action of the active unit.
pub const ADJ_CSW_PROMPT_ACTION: u32 = 0x0208;
/// Take FRENZY now or keep it.
pub const ADJ_CSW_PROMPT_FRENZY: u32 = 0x0209;
/// Create a unit.
pub const ADJ_CSW_PROMPT_CREATE: u32 = 0x020A;

/// The Initiative.
pub const ADJ_CSW_PHASE_INITIATIVE: u32 = 0x0201;
/// Deployment.
pub const ADJ_CSW_PHASE_DEPLOYMENT: u32 = 0x0202;
/// Game Turns.
pub const ADJ_CSW_PHASE_TURNS: u32 = 0x0203;

/// `seat` rolls a die: `value`.
pub const ADJ_CSW_EVENT_ROLL: u16 = 0x0201;
/// `seat` attacks.
pub const ADJ_CSW_EVENT_ATTACKER: u16 = 0x0202;
/// `seat` takes base or corner `value`.
pub const ADJ_CSW_EVENT_BASE: u16 = 0x0203;
/// `seat` sets `subject` up at `place`.
pub const ADJ_CSW_EVENT_DEPLOY: u16 = 0x0204;
/// Round `value` begins.
pub const ADJ_CSW_EVENT_ROUND: u16 = 0x0205;
/// `seat` takes a turn.
pub const ADJ_CSW_EVENT_TURN: u16 = 0x0206;
/// `seat` now stores `value` resource points.
pub const ADJ_CSW_EVENT_RESOURCES: u16 = 0x0207;
/// A PLAGUE unit touches `subject`.
pub const ADJ_CSW_EVENT_PLAGUE: u16 = 0x0208;
/// `seat` has `value` command points, one event a sword, in order.
pub const ADJ_CSW_EVENT_COMMAND: u16 = 0x0209;
/// `seat` activates `subject` for `value` command points.
pub const ADJ_CSW_EVENT_ACTIVATE: u16 = 0x020A;
/// `subject` will act next, for free.
pub const ADJ_CSW_EVENT_HORDE: u16 = 0x020B;
/// `subject` goes one square from `origin` to `place`; `value` MOV points are left.
pub const ADJ_CSW_EVENT_STEP: u16 = 0x020C;
/// `subject` embarks in `target`.
pub const ADJ_CSW_EVENT_EMBARK: u16 = 0x020D;
/// `subject` leaves `target` and stands at `place`.
pub const ADJ_CSW_EVENT_DISEMBARK: u16 = 0x020E;
/// `subject` hits `target` with `value` points.
pub const ADJ_CSW_EVENT_ATTACK: u16 = 0x020F;
/// `subject` absorbs `value` hits.
pub const ADJ_CSW_EVENT_ABSORB: u16 = 0x0210;
/// `subject` loses `value` health levels.
pub const ADJ_CSW_EVENT_DAMAGE: u16 = 0x0211;
/// `subject` is destroyed.
pub const ADJ_CSW_EVENT_DESTROY: u16 = 0x0212;
/// FEED: `subject` has a health level back.
pub const ADJ_CSW_EVENT_FEED: u16 = 0x0213;
/// FRENZY: `subject` has all its ATA points again.
pub const ADJ_CSW_EVENT_FRENZY: u16 = 0x0214;
/// HEAL: `subject` gives `target` a health level back.
pub const ADJ_CSW_EVENT_HEAL: u16 = 0x0215;
/// CONTROL: `subject` puts an Activation Marker on `target`.
pub const ADJ_CSW_EVENT_CONTROL: u16 = 0x0216;
/// The activation of `subject` ends; it has an Activation Marker.
pub const ADJ_CSW_EVENT_STOP: u16 = 0x0217;
/// `seat` ends its turn; its Activation Markers come off.
pub const ADJ_CSW_EVENT_END_TURN: u16 = 0x0218;
/// `seat` creates `subject` at `place` for `value` resource points.
pub const ADJ_CSW_EVENT_CREATE: u16 = 0x0219;
/// `seat` is beaten.
pub const ADJ_CSW_EVENT_BEATEN: u16 = 0x021A;
/// `subject` leaves the game with its beaten player.
pub const ADJ_CSW_EVENT_REMOVE: u16 = 0x021B;
/// `subject` leaves the board over the attacker's edge.
pub const ADJ_CSW_EVENT_LEAVE: u16 = 0x021C;
/// `seat` declines.
pub const ADJ_CSW_EVENT_DECLINE: u16 = 0x021D;

/// Not one's own unit.
pub const ADJ_CSW_REASON_NOT_YOURS: u32 = 0x0201;
/// The unit has an Activation Marker.
pub const ADJ_CSW_REASON_MARKED: u32 = 0x0202;
/// Too few command points.
pub const ADJ_CSW_REASON_COMMAND: u32 = 0x0203;
/// Out of reach of every NET.
pub const ADJ_CSW_REASON_DISCONNECTED: u32 = 0x0204;
/// Another unit is active.
pub const ADJ_CSW_REASON_NOT_ACTIVE: u32 = 0x0205;
/// Too few MOV points, or no way.
pub const ADJ_CSW_REASON_TOO_FAR: u32 = 0x0206;
/// The terrain is closed to this unit.
pub const ADJ_CSW_REASON_CLOSED: u32 = 0x0207;
/// An enemy stands there.
pub const ADJ_CSW_REASON_ENEMY_THERE: u32 = 0x0208;
/// No MOV would be left to leave the occupied square.
pub const ADJ_CSW_REASON_NO_WAY_OFF: u32 = 0x0209;
/// The unit is over another one.
pub const ADJ_CSW_REASON_OCCUPIED: u32 = 0x020A;
/// The target is beyond RNG.
pub const ADJ_CSW_REASON_RANGE: u32 = 0x020B;
/// The target is Cloaked and not adjacent.
pub const ADJ_CSW_REASON_CLOAKED: u32 = 0x020C;
/// The target is PROTECTED by a neighbour.
pub const ADJ_CSW_REASON_PROTECTED: u32 = 0x020D;
/// The target is a friend that cannot be attacked.
pub const ADJ_CSW_REASON_FRIEND: u32 = 0x020E;
/// Too few ATA points against this class.
pub const ADJ_CSW_REASON_ATTACK_POINTS: u32 = 0x020F;
/// More points than the target can take.
pub const ADJ_CSW_REASON_SURPLUS: u32 = 0x0210;
/// The unit has no such skill.
pub const ADJ_CSW_REASON_NO_SKILL: u32 = 0x0211;
/// The skill is used up in this turn.
pub const ADJ_CSW_REASON_SKILL_USED: u32 = 0x0212;
/// The skill cannot choose this class.
pub const ADJ_CSW_REASON_CLASS: u32 = 0x0213;
/// The target is undamaged.
pub const ADJ_CSW_REASON_UNDAMAGED: u32 = 0x0214;
/// The target is an enemy.
pub const ADJ_CSW_REASON_NOT_A_FRIEND: u32 = 0x0215;
/// The target is not next to the unit.
pub const ADJ_CSW_REASON_NOT_ADJACENT: u32 = 0x0216;
/// Not a transport, or not for this unit.
pub const ADJ_CSW_REASON_NO_TRANSPORT: u32 = 0x0217;
/// The transport is full.
pub const ADJ_CSW_REASON_FULL: u32 = 0x0218;
/// The unit is aboard a transport.
pub const ADJ_CSW_REASON_ABOARD: u32 = 0x0219;
/// Not a square where this unit can be set up.
pub const ADJ_CSW_REASON_NOT_IN_BASE: u32 = 0x021A;
/// Somebody stands there.
pub const ADJ_CSW_REASON_TAKEN: u32 = 0x021B;
/// Another unit would find no square.
pub const ADJ_CSW_REASON_NO_ROOM: u32 = 0x021C;
/// The base is taken or does not exist here.
pub const ADJ_CSW_REASON_NO_BASE: u32 = 0x021D;
/// Too few resource points.
pub const ADJ_CSW_REASON_RESOURCES: u32 = 0x021E;
/// The level is not open.
pub const ADJ_CSW_REASON_LEVEL: u32 = 0x021F;
/// Not for sale, or of another faction.
pub const ADJ_CSW_REASON_NOT_FOR_SALE: u32 = 0x0220;
/// Not next to the Bastion.
pub const ADJ_CSW_REASON_NOT_AT_BASTION: u32 = 0x0221;
/// Only the Messenger leaves the board, over the attacker's edge.
pub const ADJ_CSW_REASON_CANNOT_LEAVE: u32 = 0x0222;
/// The transport is not next to the unit.
pub const ADJ_CSW_REASON_NOT_BESIDE: u32 = 0x0223;
/// The last LEADER or NODE is gone.
pub const ADJ_CSW_REASON_NO_COMMAND: u32 = 0x0230;
/// The last unit is gone.
pub const ADJ_CSW_REASON_NO_UNITS: u32 = 0x0231;
/// No unit could be activated.
pub const ADJ_CSW_REASON_CANNOT_ACTIVATE: u32 = 0x0232;
/// The Messenger was killed.
pub const ADJ_CSW_REASON_MESSENGER_KILLED: u32 = 0x0233;
/// The Messenger has left the board.
pub const ADJ_CSW_REASON_MESSENGER_ESCAPED: u32 = 0x0234;
/// The Bastion was destroyed.
pub const ADJ_CSW_REASON_BASTION_LOST: u32 = 0x0235;
/// The same position for three rounds.
pub const ADJ_CSW_REASON_REPETITION: u32 = 0x0236;
/// Nobody can hurt what the other side lives by.
pub const ADJ_CSW_REASON_NO_MEANS: u32 = 0x0237;
