//! Whose eyes look at the table.

/// A viewer: one seat, the public, or the host itself, who sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player in this 0-based seat.
    Seat(u8),
    /// Somebody who sees only what lies open.
    Public,
    /// The host's own eyes: nothing is hidden.
    All,
}

impl Viewer {
    /// May this viewer see what only `seat` may see?
    pub fn sees(self, seat: u8) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::All => true,
        }
    }

    /// The number that hosts use: a seat, -1 for the public, -2 for everything.
    pub fn number(self) -> i32 {
        match self {
            Viewer::Seat(seat) => i32::from(seat),
            Viewer::Public => -1,
            Viewer::All => -2,
        }
    }
}
