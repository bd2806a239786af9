//! The public numbers of Colonial Space Wars (high byte 2). They are never renumbered; `data/words.json` gives their words.

/// Kinds of orders.
pub mod order {
    pub use crate::kit::common::order::{ACCEPT, AGREE_DRAW, DECLINE, RESIGN, ROLL};
    /// Attack or defend: `value` 0 attack, 1 defend.
    pub const ROLE: u16 = 0x0201;
    /// Choose a base or corner: `value` its number.
    pub const BASE: u16 = 0x0202;
    /// Set a unit up: `subject`, `place`.
    pub const DEPLOY: u16 = 0x0203;
    /// Credit a Plague kill: `subject` is fed.
    pub const CREDIT: u16 = 0x0204;
    /// Activate a unit: `subject`, `place`, `value` its cost in command points.
    pub const ACTIVATE: u16 = 0x0205;
    /// End the turn.
    pub const END_TURN: u16 = 0x0206;
    /// HORDE: name the unit that acts next: `target`.
    pub const HORDE: u16 = 0x0207;
    /// Move: `subject`, `place`, `value` its cost in MOV points.
    pub const MOVE: u16 = 0x0208;
    /// Embark: `subject` into `target`.
    pub const EMBARK: u16 = 0x0209;
    /// Disembark: `subject` to `place`.
    pub const DISEMBARK: u16 = 0x020A;
    /// Attack: `subject` hits `target` with `value` points.
    pub const ATTACK: u16 = 0x020B;
    /// HEAL: `subject` gives `target` one health level back.
    pub const HEAL: u16 = 0x020C;
    /// CONTROL: `subject` puts an Activation Marker on `target`.
    pub const CONTROL: u16 = 0x020D;
    /// The Messenger leaves the board: `subject`.
    pub const LEAVE: u16 = 0x020E;
    /// End the activation: `subject`.
    pub const STOP: u16 = 0x020F;
    /// Create a unit: `card`, `place`, `value` its cost in resource points.
    pub const CREATE: u16 = 0x0210;
}

/// Prompts.
pub mod prompt {
    pub use crate::kit::common::prompt::OVER;
    /// Chance: a die for the initiative.
    pub const INITIATIVE: u16 = 0x0201;
    /// Attack or defend.
    pub const ROLE: u16 = 0x0202;
    /// Choose a base or corner.
    pub const BASE: u16 = 0x0203;
    /// Set a unit up.
    pub const DEPLOY: u16 = 0x0204;
    /// Who is fed by a Plague kill.
    pub const CREDIT: u16 = 0x0205;
    /// Activate a unit or end the turn.
    pub const TURN: u16 = 0x0206;
    /// Name a second HORDE unit.
    pub const HORDE: u16 = 0x0207;
    /// An action of the active unit.
    pub const ACTION: u16 = 0x0208;
    /// Take FRENZY now or keep it.
    pub const FRENZY: u16 = 0x0209;
    /// Create a unit.
    pub const CREATE: u16 = 0x020A;
}

/// Phases.
pub mod phase {
    /// The Initiative.
    pub const INITIATIVE: u16 = 0x0201;
    /// Deployment.
    pub const DEPLOYMENT: u16 = 0x0202;
    /// Game Turns.
    pub const TURNS: u16 = 0x0203;
}

/// Kinds of events.
pub mod event {
    pub use crate::kit::common::event::{OVER, RESIGN};
    /// `seat` rolls a die: `value`.
    pub const ROLL: u16 = 0x0201;
    /// `seat` attacks.
    pub const ATTACKER: u16 = 0x0202;
    /// `seat` takes base or corner `value`.
    pub const BASE: u16 = 0x0203;
    /// `seat` sets `subject` up at `place`.
    pub const DEPLOY: u16 = 0x0204;
    /// Round `value` begins.
    pub const ROUND: u16 = 0x0205;
    /// `seat` takes a turn.
    pub const TURN: u16 = 0x0206;
    /// `seat` now stores `value` resource points.
    pub const RESOURCES: u16 = 0x0207;
    /// A PLAGUE unit touches `subject`.
    pub const PLAGUE: u16 = 0x0208;
    /// `seat` has `value` command points, one event a sword, in order.
    pub const COMMAND: u16 = 0x0209;
    /// `seat` activates `subject` for `value` command points.
    pub const ACTIVATE: u16 = 0x020A;
    /// `subject` will act next, for free.
    pub const HORDE: u16 = 0x020B;
    /// `subject` goes one square from `origin` to `place`; `value` MOV points are left.
    pub const STEP: u16 = 0x020C;
    /// `subject` embarks in `target`.
    pub const EMBARK: u16 = 0x020D;
    /// `subject` leaves `target` and stands at `place`.
    pub const DISEMBARK: u16 = 0x020E;
    /// `subject` hits `target` with `value` points.
    pub const ATTACK: u16 = 0x020F;
    /// `subject` absorbs `value` hits.
    pub const ABSORB: u16 = 0x0210;
    /// `subject` loses `value` health levels.
    pub const DAMAGE: u16 = 0x0211;
    /// `subject` is destroyed.
    pub const DESTROY: u16 = 0x0212;
    /// FEED: `subject` has a health level back.
    pub const FEED: u16 = 0x0213;
    /// FRENZY: `subject` has all its ATA points again.
    pub const FRENZY: u16 = 0x0214;
    /// HEAL: `subject` gives `target` a health level back.
    pub const HEAL: u16 = 0x0215;
    /// CONTROL: `subject` puts an Activation Marker on `target`.
    pub const CONTROL: u16 = 0x0216;
    /// The activation of `subject` ends; it has an Activation Marker.
    pub const STOP: u16 = 0x0217;
    /// `seat` ends its turn; its Activation Markers come off.
    pub const END_TURN: u16 = 0x0218;
    /// `seat` creates `subject` at `place` for `value` resource points.
    pub const CREATE: u16 = 0x0219;
    /// `seat` is beaten.
    pub const BEATEN: u16 = 0x021A;
    /// `subject` leaves the game with its beaten player.
    pub const REMOVE: u16 = 0x021B;
    /// `subject` leaves the board over the attacker's edge.
    pub const LEAVE: u16 = 0x021C;
    /// `seat` declines.
    pub const DECLINE: u16 = 0x021D;
}

/// Reasons of refusals, and of how a game ended.
pub mod reason {
    pub use crate::kit::common::reason::{ABSENT, AGREED, MAX_ROUNDS, RESIGNED, TIME_UP};
    /// Not one's own unit.
    pub const NOT_YOURS: u16 = 0x0201;
    /// The unit has an Activation Marker.
    pub const MARKED: u16 = 0x0202;
    /// Too few command points.
    pub const COMMAND: u16 = 0x0203;
    /// Out of reach of every NET.
    pub const DISCONNECTED: u16 = 0x0204;
    /// Another unit is active.
    pub const NOT_ACTIVE: u16 = 0x0205;
    /// Too few MOV points, or no way.
    pub const TOO_FAR: u16 = 0x0206;
    /// The terrain is closed to this unit.
    pub const CLOSED: u16 = 0x0207;
    /// An enemy stands there.
    pub const ENEMY_THERE: u16 = 0x0208;
    /// No MOV would be left to leave the occupied square.
    pub const NO_WAY_OFF: u16 = 0x0209;
    /// The unit is over another one.
    pub const OCCUPIED: u16 = 0x020A;
    /// The target is beyond RNG.
    pub const RANGE: u16 = 0x020B;
    /// The target is Cloaked and not adjacent.
    pub const CLOAKED: u16 = 0x020C;
    /// The target is PROTECTED by a neighbour.
    pub const PROTECTED: u16 = 0x020D;
    /// The target is a friend that cannot be attacked.
    pub const FRIEND: u16 = 0x020E;
    /// Too few ATA points against this class.
    pub const ATTACK_POINTS: u16 = 0x020F;
    /// More points than the target can take.
    pub const SURPLUS: u16 = 0x0210;
    /// The unit has no such skill.
    pub const NO_SKILL: u16 = 0x0211;
    /// The skill is used up in this turn.
    pub const SKILL_USED: u16 = 0x0212;
    /// The skill cannot choose this class.
    pub const CLASS: u16 = 0x0213;
    /// The target is undamaged.
    pub const UNDAMAGED: u16 = 0x0214;
    /// The target is an enemy.
    pub const NOT_A_FRIEND: u16 = 0x0215;
    /// The target is not next to the unit.
    pub const NOT_ADJACENT: u16 = 0x0216;
    /// Not a transport, or not for this unit.
    pub const NO_TRANSPORT: u16 = 0x0217;
    /// The transport is full.
    pub const FULL: u16 = 0x0218;
    /// The unit is aboard a transport.
    pub const ABOARD: u16 = 0x0219;
    /// Not a square where this unit can be set up.
    pub const NOT_IN_BASE: u16 = 0x021A;
    /// Somebody stands there.
    pub const TAKEN: u16 = 0x021B;
    /// Another unit would find no square.
    pub const NO_ROOM: u16 = 0x021C;
    /// The base is taken or does not exist here.
    pub const NO_BASE: u16 = 0x021D;
    /// Too few resource points.
    pub const RESOURCES: u16 = 0x021E;
    /// The level is not open.
    pub const LEVEL: u16 = 0x021F;
    /// Not for sale, or of another faction.
    pub const NOT_FOR_SALE: u16 = 0x0220;
    /// Not next to the Bastion.
    pub const NOT_AT_BASTION: u16 = 0x0221;
    /// Only the Messenger leaves the board, over the attacker's edge.
    pub const CANNOT_LEAVE: u16 = 0x0222;
    /// The transport is not next to the unit.
    pub const NOT_BESIDE: u16 = 0x0223;

    /// The last LEADER or NODE is gone.
    pub const NO_COMMAND: u16 = 0x0230;
    /// The last unit is gone.
    pub const NO_UNITS: u16 = 0x0231;
    /// No unit could be activated.
    pub const CANNOT_ACTIVATE: u16 = 0x0232;
    /// The Messenger was killed.
    pub const MESSENGER_KILLED: u16 = 0x0233;
    /// The Messenger has left the board.
    pub const MESSENGER_ESCAPED: u16 = 0x0234;
    /// The Bastion was destroyed.
    pub const BASTION_LOST: u16 = 0x0235;
    /// The same position for three rounds.
    pub const REPETITION: u16 = 0x0236;
    /// Nobody can hurt what the other side lives by.
    pub const NO_MEANS: u16 = 0x0237;
}
