//! A set of squares, one bit each: floods over a board are a few shifts.

use super::size::{Size, Slots};
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of squares. Square `row * columns + column` is bit number that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Squares<Z: Size>(Z::Words);

impl<Z: Size> Default for Squares<Z> {
    fn default() -> Self {
        Squares(Z::Words::filled(0))
    }
}

impl<Z: Size> Squares<Z> {
    /// The set of one square.
    pub fn of(square: u16) -> Self {
        let mut set = Self::default();
        set.insert(square);
        set
    }

    /// Is this square in it?
    pub fn has(self, square: u16) -> bool {
        self.0.as_ref()[usize::from(square >> 6)] & 1 << (square & 63) != 0
    }

    /// Puts a square in.
    pub fn insert(&mut self, square: u16) {
        self.0.as_mut()[usize::from(square >> 6)] |= 1 << (square & 63);
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: u16) {
        self.0.as_mut()[usize::from(square >> 6)] &= !(1 << (square & 63));
    }

    /// Puts in a run of so many squares (up to 32).
    pub fn insert_run(&mut self, first: u16, count: u32) {
        let (word, bit) = (usize::from(first >> 6), u32::from(first & 63));
        let run = (1u64 << count) - 1;
        let words = self.0.as_mut();
        words[word] |= run << bit;
        if bit + count > 64 {
            words[word + 1] |= run >> (64 - bit);
        }
    }

    /// Is there none?
    pub fn is_empty(self) -> bool {
        self.0.as_ref().iter().all(|word| *word == 0)
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.as_ref().iter().map(|word| word.count_ones()).sum()
    }

    /// Those that are not in `other`.
    pub fn without(self, other: Self) -> Self {
        self.zip(other, |own, other| own & !other)
    }

    /// The squares in order.
    pub fn each(self) -> impl Iterator<Item = u16> {
        let (mut at, mut word) = (0, self.0.as_ref()[0]);
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *self.0.as_ref().get(at)?;
            }
            let bit = word.trailing_zeros() as u16;
            word &= word - 1;
            Some((at * 64) as u16 + bit)
        })
    }

    /// Every square moved up by so many numbers (fewer than 64).
    pub fn up(self, by: u32) -> Self {
        let mut moved = self;
        let mut carry = 0;
        for word in moved.0.as_mut() {
            let next = *word >> (64 - by);
            *word = *word << by | carry;
            carry = next;
        }
        moved
    }

    /// Every square moved down by so many numbers (fewer than 64).
    pub fn down(self, by: u32) -> Self {
        let mut moved = self;
        let mut carry = 0;
        for word in moved.0.as_mut().iter_mut().rev() {
            let next = *word << (64 - by);
            *word = *word >> by | carry;
            carry = next;
        }
        moved
    }

    fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        let mut result = self;
        for (own, other) in result.0.as_mut().iter_mut().zip(other.0.as_ref()) {
            *own = with(*own, *other);
        }
        result
    }
}

impl<Z: Size> BitAnd for Squares<Z> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |own, other| own & other)
    }
}

impl<Z: Size> BitOr for Squares<Z> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |own, other| own | other)
    }
}

impl<Z: Size> BitOrAssign for Squares<Z> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<Z: Size> FromIterator<u16> for Squares<Z> {
    fn from_iter<I: IntoIterator<Item = u16>>(squares: I) -> Self {
        let mut set = Self::default();
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}
