//! What is asked now, what time it is in the game, and how it ended.

/// Who must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A player chooses.
    Seat(u8),
    /// A die is rolled, or a face is seen for the first time since it was shuffled.
    Chance,
    /// The game is over.
    Nobody,
}

/// The public skeleton of a question. Its list of orders belongs to the one who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who must answer.
    pub asked: Asked,
    /// Catalogue number of the prompt.
    pub prompt: u16,
    /// Entity id of what the question is about, 0 for none.
    pub subject: u32,
    /// How many things this choice of several has picked so far, and how many it must and may pick; 1 of 1 for a plain choice.
    pub picks: (u8, u8, u8),
}

/// Where in the game the table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The seat whose turn it is, or -1.
    pub turn: i8,
    /// Round, from 1; 0 before the first.
    pub round: u32,
    /// Catalogue number of the phase.
    pub phase: u16,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The one winning seat, or -1.
    pub winner: i8,
    /// Catalogue number of the reason.
    pub reason: u16,
    /// The ruleset's own points, by seat.
    pub score: [i32; 4],
    /// 1, 0 or -1, by seat; allies win together.
    pub result: [i32; 4],
}
