//! The two sizes of a game. A state is plain bytes that search copies, so a skirmish does not carry the room of a campaign.

use super::state::Unit;
use std::fmt::Debug;

/// A fixed array, whatever its length.
pub trait Slots<T>: Copy + PartialEq + Debug + Send + Sync + AsRef<[T]> + AsMut<[T]> + 'static {
    /// An array of equal items.
    fn filled(with: T) -> Self;
}

impl<T: Copy + PartialEq + Debug + Send + Sync + 'static, const N: usize> Slots<T> for [T; N] {
    fn filled(with: T) -> Self {
        [with; N]
    }
}

/// How many units and squares a state has room for.
pub trait Size: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// Room for units.
    const UNITS: usize;
    /// Room for squares.
    const SQUARES: usize;
    /// The units.
    type Units: Slots<Unit>;
    /// One byte a square.
    type Who: Slots<u8>;
    /// One bit a square.
    type Words: Slots<u64>;
}

/// One basic board: 64 units on 120 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Small;

impl Size for Small {
    const UNITS: usize = 64;
    const SQUARES: usize = 120;
    type Units = [Unit; 64];
    type Who = [u8; 120];
    type Words = [u64; 2];
}

/// Combined boards: 255 units on 480 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Large;

impl Size for Large {
    const UNITS: usize = 255;
    const SQUARES: usize = 480;
    type Units = [Unit; 255];
    type Who = [u8; 480];
    type Words = [u64; 8];
}
