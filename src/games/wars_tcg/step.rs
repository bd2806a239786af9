//! What is in progress, step by step. The top step is the one that asks or acts.

use super::effect::Pile;

/// What kind of window is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum WindowKind {
    /// In a phase: the turn player has phase actions.
    #[default]
    Phase,
    /// Before a step of a battle, or inside one.
    Battle,
    /// At the end of the turn: no interrupts.
    End,
}

/// Why the top card of a pile is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Why {
    /// It is lost.
    #[default]
    Lose,
    /// It is lost to a drain.
    Drain,
    /// It is lost and stacked face up on the source of the running ability.
    Stack,
    /// It is drawn.
    Draw,
    /// It is revealed for destiny, into register `d`.
    Destiny,
    /// The same, into register `d2`.
    Destiny2,
    /// It is revealed for battle destiny.
    Battle,
    /// It is shown to everybody and stays.
    Show,
}

impl Why {
    /// All reasons, by number.
    pub const ALL: [Why; 8] =
        [Why::Lose, Why::Drain, Why::Stack, Why::Draw, Why::Destiny, Why::Destiny2, Why::Battle, Why::Show];
}

/// One thing in progress. The top step is the one that asks or acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// No step: the next phase begins.
    #[default]
    None,
    /// Chance: who takes the first turn.
    Coin,
    /// A player picks a starting location in secret.
    Begin { seat: u8 },
    /// A player draws so many cards from a pile.
    Draw { seat: u8, pile: Pile, left: u8 },
    /// A phase is over: what happens at its end.
    PhaseEnd,
    /// Both may respond or act; `seat` is next, after so many passes in a row; the stack is empty at `base` items.
    Window { kind: WindowKind, base: u8, passes: u8, seat: u8 },
    /// Waiting triggers go on the stack.
    Triggers,
    /// An order is being announced: answers so far, and the low byte of the prompt.
    Announce { seat: u8, answers: u8, prompt: u8 },
    /// The topmost running ability goes on.
    Run,
    /// A player says how much he activates, up to `most`.
    Activate { seat: u8, most: u8 },
    /// A player draws, from the reserve, as many as he likes up to `left`.
    DrawUpTo { seat: u8, left: u8 },
    /// A player loses so much energy, card by card; `place` is one more than the slot of a drained location; `onto` is the asset on which the cards are stacked.
    Lose { seat: u8, left: u8, place: u8, onto: u16 },
    /// The top of a pile is taken.
    Top { seat: u8, pile: Pile, why: Why },
    /// Chance: a card that was stacked face down and is lost shows its face.
    Unveil { slot: u8 },
    /// Chance: a hand card at random; it goes to the lost pile, or unseen to the top of used.
    Random { seat: u8, left: u8, hidden: u8 },
    /// A pile is looked through: each card gets a face, from this index on; `looker` sees it.
    LookThrough { seat: u8, pile: Pile, looker: u8, index: u8 },
    /// The top cards of a reserve are looked at, so many; each gets a face.
    LookTop { seat: u8, looker: u8, n: u8, left: u8 },
    /// The battle goes on.
    Battle,
    /// A player damages cards for attrition.
    Attrition { seat: u8 },
    /// The loser of a battle damages cards or loses energy.
    Loss { seat: u8 },
    /// A player destroys his damaged cards, in his order.
    Cull { seat: u8 },
    /// A card is destroyed (0), dismissed (1) or lost (2).
    Doom { id: u16, how: u8 },
    /// A player chooses among replacements of what is about to happen to `id` (0 for a reveal): `offers` are bits.
    Instead { seat: u8, id: u16, how: u8, place: u8 },
    /// A card moves to the slot `to` (one less); passengers may come along, so many.
    Passengers { id: u16, from: u8, to: u8, left: u8 },
    /// The game is over.
    Over { winner: i8, reason: u16 },
}
