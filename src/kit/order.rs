//! An order as hosts see it: plain numbers, one layout for every rulebook.
//!
//! Rulebooks answer questions with their own compact type (`Rules::Answer`), which is what search and the record
//! copy around. This wider form is made only where somebody outside looks.

/// The `action` of an answer that stands in a record but is on no list (a resignation).
pub const ACTION_NONE: u32 = u32::MAX;

/// One answer to a question, in the public numbers of the catalogue. Unused fields are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// What is ordered; the high byte names the rulebook.
    pub kind: u16,
    /// `common::flags` of orders.
    pub flags: u16,
    /// Catalogue number of the card that `subject` shows, or of a card that has no id.
    pub card: u16,
    /// Place number.
    pub place: u16,
    /// Entity id of who acts.
    pub subject: u32,
    /// Entity id of who is acted upon.
    pub target: u32,
    /// A number whose meaning the kind gives.
    pub value: i32,
    /// Number in the ruleset's fixed action space.
    pub action: u32,
    /// Share of the outcome at a chance, 0 at a choice.
    pub weight: u32,
    /// Whose order it is, when that is not the seat that is asked (a resignation); not part of the C layout.
    pub seat: Option<u8>,
    /// Catalogue number of the card that `target` shows; it is not part of the C layout, only of sentences.
    pub other: u16,
}
