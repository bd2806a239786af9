//! One answer to a question, in four bytes: what search copies and the record keeps.
//!
//! Units are slots of the state, kinds are catalogue numbers, squares count from the south-west corner.

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Each is the order of the same name in `codes::order`.
pub enum Answer {
    Roll { face: u8 },
    Role { role: Role },
    Base { zone: u8 },
    Deploy { to: u16 },
    Credit { unit: u8 },
    Activate { unit: u8, cost: u8 },
    EndTurn,
    Horde { unit: u8 },
    Move { to: u16, cost: u8 },
    Embark { carrier: u8 },
    Disembark { to: u16 },
    Attack { target: u8, points: u8 },
    Heal { target: u8 },
    Control { target: u8 },
    Leave,
    Stop,
    Create { kind: u8, to: u16 },
    Accept,
    Decline,
    Resign { seat: u8, cause: u8 },
    AgreeDraw,
}

/// What the winner of the initiative becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Sets up and moves first.
    Attacker,
    /// Sets up and moves second.
    Defender,
}
