//! One answer to a question, in four bytes: what search copies and the record keeps.
//!
//! Units are slots, cards are catalogue numbers, places are battlefield indexes.

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Each is the order of the same name in `codes::order`.
pub enum Answer {
    Pass,
    Roll { face: u8 },
    Draw { card: u8 },
    PlayUnit { card: u8, place: u8, price: Price },
    PlaySupport { card: u8 },
    Activate { unit: u8, token: Token },
    EndTurn,
    Move { unit: u8, place: u8 },
    Attack { unit: u8, target: u8 },
    Ability { unit: u8, index: u8 },
    Stop { unit: u8 },
    GrantMove { unit: u8, place: u8 },
    GrantAttack { unit: u8, target: u8 },
    ChooseUnit { unit: u8 },
    ChooseCard { card: u8 },
    ChoosePlace { place: u8 },
    ChooseMode { index: u8 },
    ToDeck { end: u8 },
    Ruthless { unit: u8, target: u8 },
    FallBack { place: u8 },
    Keep,
    Mulligan,
    Resolve { index: u8 },
    Accept,
    Decline,
    Resign { seat: u8, cause: u8 },
}

/// At which price a unit is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The printed cost.
    Printed,
    /// The card's alternative.
    Alternative,
}

/// What an activation costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// A command token: two actions.
    Command,
    /// The supply token: one action.
    Supply,
    /// Nothing, where the card says so.
    Free,
}
