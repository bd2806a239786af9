//! The numbers and names that all rulesets share (high byte 0). They are never renumbered.

/// Kinds of orders.
pub mod order {
    /// Pass.
    pub const PASS: u16 = 1;
    /// A die falls.
    pub const ROLL: u16 = 2;
    /// A card shows its face for the first time.
    pub const DRAW: u16 = 3;
    /// Done picking, or done acting.
    pub const DONE: u16 = 4;
    /// A number is named.
    pub const NUMBER: u16 = 5;
    /// An offer is declined.
    pub const DECLINE: u16 = 6;
    /// An offer is taken.
    pub const ACCEPT: u16 = 7;
    /// A seat gives up; on no list.
    pub const RESIGN: u16 = 8;
    /// The seats agree on a draw; on no list.
    pub const AGREE_DRAW: u16 = 9;
}

/// Bits of an order's `flags`.
pub mod order_flag {
    /// What a host gives when a seat's time is up; exactly one in a choice.
    pub const DEFAULT: u16 = 1;
    /// The die shows its critical face.
    pub const CRITICAL: u16 = 2;
}

/// Kinds of events.
pub mod event {
    /// Answers were taken back.
    pub const UNDO: u16 = 1;
    /// The game is over.
    pub const OVER: u16 = 2;
    /// A seat gave up.
    pub const RESIGN: u16 = 3;
    /// A seat answered a part of an order; it is told when the order is whole.
    pub const ANNOUNCE: u16 = 4;
}

/// Prompts.
pub mod prompt {
    /// Nothing is asked: the game is over.
    pub const OVER: u16 = 1;
}

/// Reasons that are names in faults and numbers in errors.
pub mod reason {
    /// A key that does not exist.
    pub const UNKNOWN_KEY: &str = "unknown_key";
    /// A key that must be there.
    pub const MISSING: &str = "missing";
    /// A value of the wrong type.
    pub const TYPE: &str = "type";
    /// A number out of range.
    pub const RANGE: &str = "range";
    /// A name that nobody knows.
    pub const UNKNOWN_NAME: &str = "unknown_name";
    /// The same thing twice.
    pub const DUPLICATE: &str = "duplicate";
    /// Not JSON.
    pub const JSON: &str = "json";
    /// Two values that contradict each other.
    pub const CONFLICT: &str = "conflict";
    /// A fault that a ruleset names itself.
    pub const RULES: &str = "rules";

    const NAMES: [(u16, &str); 9] = [
        (1, UNKNOWN_KEY),
        (2, MISSING),
        (3, TYPE),
        (4, RANGE),
        (5, UNKNOWN_NAME),
        (6, DUPLICATE),
        (7, JSON),
        (8, CONFLICT),
        (9, RULES),
    ];

    /// An order that is on no list, for no better reason.
    pub const NOT_LEGAL: u16 = 20;
    /// An index behind the end of the list.
    pub const NO_SUCH_INDEX: u16 = 21;
    /// A notation of no known form.
    pub const NO_SUCH_ORDER: u16 = 22;
    /// A thing that is not there, or that this viewer cannot know.
    pub const NO_SUCH_THING: u16 = 23;
    /// The rulebook knows no agreed draw.
    pub const NO_AGREED_DRAW: u16 = 24;
    /// Nothing can be taken back.
    pub const NOTHING_TO_UNDO: u16 = 25;
    /// Something was revealed: only a forced undo goes past it.
    pub const REVEALED: u16 = 26;
    /// A different question is being asked.
    pub const OTHER_QUESTION: u16 = 27;
    /// Not a seat of this game.
    pub const NO_SUCH_SEAT: u16 = 28;

    /// The game ended because a seat resigned.
    pub const RESIGNED: u16 = 40;
    /// The game ended because a seat's time was up.
    pub const TIME_UP: u16 = 41;
    /// The game ended because a seat was absent.
    pub const ABSENT: u16 = 42;
    /// The game ended as an agreed draw.
    pub const AGREED: u16 = 43;
    /// The game ended because the host's limit of rounds was reached.
    pub const MAX_ROUNDS: u16 = 44;

    /// The number of a named reason; a ruleset's own names count as [`RULES`].
    pub fn number(name: &str) -> u16 {
        NAMES.iter().find(|(_, known)| *known == name).map_or(9, |(number, _)| *number)
    }
}
