//! The stream that answers chances: addressed, not walked.
//!
//! The answer to a chance is a keyed hash of three numbers, so no generator has a state that a save, an undo or a replay
//! could forget. Only the match owns the seed; rulebooks and bots never see it.
//!
//! # The exact specification
//!
//! SipHash-2-4 throughout, keys and results as 64-bit little-endian numbers.
//!
//! * **Key.** The seed is written as bytes: a number as `n` followed by its 8 bytes, a text as `t` followed by its UTF-8.
//!   The key is (SipHash of these bytes with key (0, 1), SipHash of these bytes with key (0, 2)).
//! * **Answer.** Chance number *n* (how many chances stand answered in the record before it) in epoch *e*, attempt *a* = 0,
//!   1, ...: SipHash with the key over the 24 bytes *e*, *n*, *a*. Of `t` tickets, a result below `2^64 - 2^64 mod t` gives
//!   ticket `result mod t`; any other result is thrown away and the next attempt is made.
//!
//! # Test vectors
//!
//! ```
//! use adjutant::table::{Chance, Seed};
//! let tickets = |seed: Seed, epoch| (0..6).map(|n| Chance::new(&seed, epoch).ticket(n, 6)).collect::<Vec<_>>();
//! assert_eq!(tickets(Seed::Number(1), 0), [4, 4, 0, 4, 1, 3]);
//! assert_eq!(tickets(Seed::Number(1), 1), [0, 5, 0, 5, 5, 3]);
//! assert_eq!(tickets(Seed::Text("real dice".into()), 0), [3, 2, 1, 0, 3, 5]);
//! ```

use siphasher::sip::SipHasher24;
use std::hash::Hasher;

/// Where the dice come from: a number, or a text of up to 64 bytes. A server gives a long random text and keeps it secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

impl Default for Seed {
    /// Left out, a seed is 1: always the same game.
    fn default() -> Seed {
        Seed::Number(1)
    }
}

/// The stream of one game in one epoch.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    key: (u64, u64),
    epoch: u64,
}

impl Chance {
    /// The stream of a seed. An undo with fresh chance begins the next epoch.
    pub fn new(seed: &Seed, epoch: u64) -> Chance {
        let bytes = match seed {
            Seed::Number(number) => [b"n", &number.to_le_bytes()[..]].concat(),
            Seed::Text(text) => [b"t", text.as_bytes()].concat(),
        };
        Chance { key: (hash((0, 1), &bytes), hash((0, 2), &bytes)), epoch }
    }

    /// Which of so many tickets answers chance number `number`.
    pub fn ticket(&self, number: u64, tickets: u32) -> u32 {
        let tickets = u64::from(tickets);
        let fair = u64::MAX - (u64::MAX % tickets + 1) % tickets;
        let mut bytes = [0; 24];
        bytes[..8].copy_from_slice(&self.epoch.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        for attempt in 0..u64::MAX {
            bytes[16..].copy_from_slice(&attempt.to_le_bytes());
            let result = hash(self.key, &bytes);
            if result <= fair {
                return (result % tickets) as u32;
            }
        }
        0
    }
}

/// SipHash-2-4.
pub(super) fn hash(key: (u64, u64), bytes: &[u8]) -> u64 {
    let mut hasher = SipHasher24::new_with_keys(key.0, key.1);
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn siphash_is_the_published_one() {
        // The first vector of the reference implementation: key 00 01 .. 0f, empty message.
        let key = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908);
        assert_eq!(hash(key, &[]), 0x726f_db47_dd0e_0e31);
    }

    #[test]
    fn tickets_are_even() {
        let chance = Chance::new(&Seed::default(), 0);
        let mut counts = [0; 6];
        for number in 0..60_000 {
            counts[chance.ticket(number, 6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
