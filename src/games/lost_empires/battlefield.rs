//! The five battlefields: two hives and three objectives between them (rulebook: Diagrams and Examples A, Battlefields).
//!
//! A battlefield is an index from 0 in the state; its public number is one more, because 0 is "nowhere" for hosts.
//! Left and right are as seat 0 sees them.

/// How many battlefields there are.
pub const COUNT: usize = 5;
/// The center objective.
pub const CENTER: u8 = 2;
/// The objectives as seat 0 sees them, from left to right.
pub const OBJECTIVES: [u8; 3] = [1, CENTER, 3];

/// Places of open cards that are not in play.
pub const DISCARD: u8 = 5;
/// A support whose effect is running.
pub const RESOLVING: u8 = 6;

/// A set of battlefields, one bit each.
pub type Places = u8;

/// Keys of all places, by public number: battlefields first, then the zones of each seat.
pub const NAMES: [&str; 12] = [
    "",
    "hive_0",
    "outer_left",
    "center",
    "outer_right",
    "hive_1",
    "hand_0",
    "hand_1",
    "deck_0",
    "deck_1",
    "discard_0",
    "discard_1",
];

/// What a place is called, by public number; hives and zones by whose they are.
pub fn title<'a>(place: u16, faction: impl Fn(u8) -> &'a str) -> String {
    match place {
        2 => "the left outer objective".to_owned(),
        3 => "the center objective".to_owned(),
        4 => "the right outer objective".to_owned(),
        1 | 5 => format!("the {} hive", faction(u8::from(place == 5))),
        6 | 7 => format!("the hand of {}", faction((place - 6) as u8)),
        8 | 9 => format!("the deck of {}", faction((place - 8) as u8)),
        10 | 11 => format!("the discard pile of {}", faction((place - 10) as u8)),
        _ => String::new(),
    }
}

/// The hive of a seat.
pub fn hive(seat: u8) -> u8 {
    if seat == 0 { 0 } else { 4 }
}

/// The battlefields next to this one: each hive has both outer objectives, each outer objective also the center.
pub fn adjacent(place: u8) -> Places {
    const NEXT: [Places; COUNT] = [0b01010, 0b10101, 0b01010, 0b10101, 0b01010];
    NEXT[usize::from(place)]
}

/// Is it one of the three objectives?
pub fn is_objective(place: u8) -> bool {
    OBJECTIVES.contains(&place)
}

/// Is it one of the two outer objectives?
pub fn is_outer(place: u8) -> bool {
    is_objective(place) && place != CENTER
}

/// The battlefields of a set, in order.
pub fn each(places: Places) -> impl Iterator<Item = u8> {
    (0..COUNT as u8).filter(move |place| places & 1 << place != 0)
}

/// The public number of a battlefield.
pub fn number(place: u8) -> u16 {
    u16::from(place) + 1
}

/// The public number of a seat's hand.
pub fn hand(seat: u8) -> u16 {
    6 + u16::from(seat)
}

/// The public number of a seat's deck.
pub fn deck(seat: u8) -> u16 {
    8 + u16::from(seat)
}

/// The public number of a seat's discard pile.
pub fn discard(seat: u8) -> u16 {
    10 + u16::from(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    // covers: LE-R4, LE-R5, LE-R52
    #[test]
    fn five_battlefields_are_joined_by_exactly_six_edges() {
        let edges: Vec<_> =
            (0..5).flat_map(|a| each(adjacent(a)).map(move |b| (a, b))).filter(|(a, b)| a < b).collect();
        assert_eq!(edges, [(0, 1), (0, 3), (1, 2), (1, 4), (2, 3), (3, 4)]);
        assert!((0..5).all(|a| each(adjacent(a)).all(|b| adjacent(b) & 1 << a != 0)), "both ways");
        assert_eq!((0..5).filter(|p| is_objective(*p)).count(), 3);
        assert_eq!((0..5).filter(|p| is_outer(*p)).count(), 2);
    }
}
