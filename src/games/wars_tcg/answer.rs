//! One answer to a question, compact: what search and records copy.

use super::effect::Pile;

/// What a player or chance answers. Slots are those of `State::cards`; card numbers those of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Pass.
    Pass,
    /// Chance: this seat takes the first turn.
    Coin { seat: u8 },
    /// Chance: a faceless card turns out to be this one.
    Face { card: u16 },
    /// Chance: this card of the hand.
    Random { card: u16 },
    /// Pick this starting location.
    Start { card: u16 },
    /// Play a card of the hand: at, aboard or beneath the slot `to` less one (0 for none); `how` is a site's place in its row, or the mode of an order or interrupt (0 used, 1 lost).
    Play { card: u16, to: u8, how: u8 },
    /// Use an activated ability of a card.
    Use { slot: u8, index: u8 },
    /// Perform the activation.
    Activate,
    /// Drain at a location.
    Drain { place: u8 },
    /// Attack at a location.
    Attack { place: u8 },
    /// Move a card to a location, or aboard a ship.
    Move { slot: u8, to: u8 },
    /// Draw a card from the active pile.
    Draw,
    /// Name a number.
    Number { n: u8 },
    /// Choose an open card.
    Choose { slot: u8 },
    /// Choose a pending item, by its place on the stack.
    ChooseItem { index: u8 },
    /// Choose a location.
    ChoosePlace { slot: u8 },
    /// Choose a player.
    ChoosePlayer { seat: u8 },
    /// Choose a card of a hand or pile, by number.
    ChooseCard { card: u16 },
    /// Choose one of several effects.
    Mode { index: u8 },
    /// Lose the top of a pile.
    LoseTop { pile: Pile },
    /// Lose a hand card.
    LoseHand { card: u16 },
    /// Damage this card, for attrition or casualties.
    Damage { slot: u8 },
    /// Destroy this damaged card next.
    Destroy { slot: u8 },
    /// Take this card along.
    Bring { slot: u8 },
    /// Put this waiting trigger on the stack next.
    Trigger { index: u8 },
    /// Apply this replacement: slot of its card and index, or a delayed one (`slot` 255, its index).
    Instead { slot: u8, index: u8 },
    /// Enough.
    Done,
    /// Take an offer.
    Accept,
    /// Decline an offer.
    Decline,
    /// A seat gives up.
    Resign { seat: u8, cause: u8 },
    /// The seats agree on a draw.
    AgreeDraw,
}
