//! Zones as public place numbers: what events and orders name besides cards.
//!
//! Locations are cards and have ids; a place number says hand, pile or lost pile, and whose.

use super::effect::Pile;

/// Keys of the places, by number.
pub const NAMES: [&str; 17] = [
    "",
    "hand_0",
    "reserve_0",
    "active_0",
    "used_0",
    "lost_0",
    "assets_0",
    "hand_1",
    "reserve_1",
    "active_1",
    "used_1",
    "lost_1",
    "assets_1",
    "table",
    "stack",
    "stacked",
    "removed",
];

const EACH: u16 = 6;

/// On the table: at a location, aboard or beneath a card.
pub const TABLE: u16 = 13;
/// On the stack.
pub const STACK: u16 = 14;
/// Stacked on a card.
pub const STACKED: u16 = 15;
/// Out of the game.
pub const REMOVED: u16 = 16;

/// The hand of a seat.
pub fn hand(seat: u8) -> u16 {
    1 + u16::from(seat) * EACH
}

/// A pile of a seat.
pub fn pile(seat: u8, pile: Pile) -> u16 {
    2 + u16::from(seat) * EACH + pile as u16
}

/// The lost pile of a seat.
pub fn lost(seat: u8) -> u16 {
    5 + u16::from(seat) * EACH
}

/// The name of a place for people: `of` gives a seat's name.
pub fn title<'a>(number: u16, of: impl Fn(u8) -> &'a str) -> String {
    match number {
        TABLE => "the table".to_owned(),
        STACK => "the stack".to_owned(),
        STACKED => "a card that holds it".to_owned(),
        REMOVED => "out of the game".to_owned(),
        number => {
            let Some(index) = number.checked_sub(1).filter(|index| *index < EACH * 2) else {
                return String::new();
            };
            let kind = ["hand", "reserve", "active pile", "used pile", "lost pile", "asset area"];
            let (seat, kind) = (index / EACH, kind[usize::from(index % EACH)]);
            format!("the {kind} of {}", of(seat as u8))
        }
    }
}
