//! What is pending on the stack, and what a running ability has bound: one form for both, since one becomes the other.

use super::state::Slots;

/// What is on the stack or runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum ItemKind {
    /// Nothing.
    #[default]
    None,
    /// A card that is played.
    Card,
    /// An activated ability.
    Ability,
    /// A triggered ability.
    Trigger,
    /// A replacement.
    Instead,
    /// An activation.
    Activation,
    /// A drain.
    Drain,
    /// An attack.
    Attack,
    /// A movement.
    Movement,
    /// A draw.
    Draw,
}

impl ItemKind {
    /// All kinds, by number.
    pub const ALL: [ItemKind; 10] = [
        ItemKind::None,
        ItemKind::Card,
        ItemKind::Ability,
        ItemKind::Trigger,
        ItemKind::Instead,
        ItemKind::Activation,
        ItemKind::Drain,
        ItemKind::Attack,
        ItemKind::Movement,
        ItemKind::Draw,
    ];
}

/// Bits of `Item::flags`.
pub mod item_flag {
    /// Counts icons on the other side (a drain).
    pub const SWAPPED: u8 = 1;
    /// The ability of a weapon.
    pub const WEAPON: u8 = 2;
    /// The last payment or choice was made (`done`).
    pub const DONE: u8 = 4;
    /// The card is paid for without energy.
    pub const FREE: u8 = 16;
}

/// Something pending on the stack, and what a running ability has bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Who controls it.
    pub seat: u8,
    /// Whose event set it off.
    pub they: u8,
    /// The player chosen as target.
    pub chosen: u8,
    /// Its own public id, by which it is a target.
    pub id: u16,
    /// Catalogue number of the source.
    pub card: u16,
    /// Entity id of the source.
    pub source: u16,
    /// Which program.
    pub program: u16,
    /// The next statement.
    pub at: u8,
    /// One more than the slot of the source's location as it was; 0 for none.
    pub here: u8,
    /// One more than the slot of the event's place, or of what a phase action is about.
    pub there: u8,
    /// One more than the slot that a card enters at, aboard or beneath, or that a movement leads to.
    pub to: u8,
    /// Where a site enters its row; else which mode is played, or which ability is used.
    pub how: u8,
    /// Bits of [`item_flag`].
    pub flags: u8,
    /// What an effect that plays the card adds to its energy cost.
    pub energy: i8,
    /// Entity id of what the event is about.
    pub it: u16,
    /// Entity ids bound to `t1` to `t4`.
    pub t: [u16; 4],
    /// One more than the slots bound to `p1` and `p2`.
    pub p: [u8; 2],
    /// `x`, `d`, `d2`, `amount`.
    pub n: [i16; 4],
    /// Hand cards picked to pay with.
    pub picked: [u16; 2],
    /// Entity id of the asset on which a played interrupt is stacked in place of its pile.
    pub after: u16,
    /// How far the statement that runs has come.
    pub stage: u8,
    /// One more than the slot that `each` is.
    pub each: u8,
    /// The cards that a `for_each` has yet to visit.
    pub rest: Slots,
}
