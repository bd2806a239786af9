//! A position of WARS TCG with everything in progress, as plain bytes.
//!
//! Cards that lie open (in play, pending, in a lost pile, stacked) are records in numbered slots. A slot is given out when
//! a card comes into the open and taken back when it goes out of everybody's sight, so slots and their order are public
//! facts. Hidden cards have no slot: a hand holds titles, a face-down pile holds titles or cards *without a face*. A
//! faceless card belongs to a *group*, the shuffle it went into, and the owner's pool holds the faces that each group will
//! turn out to have. That is the lazy shuffle: a chance draws a face of the group when a card is seen for the first time.

use super::effect::{BattleStep, Phase, Pile, Until};
use crate::kit::Fixed;

pub use super::item::{Item, ItemKind, item_flag};
pub use super::step::{Step, Why, WindowKind};

/// Two seats play.
pub const SEATS: usize = 2;
/// Cards of a deck, at most.
pub const DECK: usize = 60;
/// Slots for open cards: every card of both decks may lie open.
pub const SLOTS: usize = DECK * SEATS;
/// Piles that lie face down.
pub const PILES: usize = 3;

/// A set of slots, one bit each.
pub type Slots = u128;

/// Where an open card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Zone {
    /// Nowhere: the slot is free.
    #[default]
    Free,
    /// On the table as a location.
    Location,
    /// At the location `host`: a unit at a site, a ship at a sector.
    At,
    /// A unit aboard the ship `host`.
    Aboard,
    /// A weapon, an asset or an encampment beneath `host`.
    Beneath,
    /// In the asset area.
    Area,
    /// Stacked face up on the asset `host`.
    StackedUp,
    /// Stacked face down on the asset `host`; `card` is 0 while it has no face.
    StackedDown,
    /// On the stack, not in play yet.
    Pending,
    /// In its owner's lost pile.
    Lost,
    /// Out of the game.
    Removed,
}

impl Zone {
    /// All zones, by number.
    pub const ALL: [Zone; 11] = [
        Zone::Free,
        Zone::Location,
        Zone::At,
        Zone::Aboard,
        Zone::Beneath,
        Zone::Area,
        Zone::StackedUp,
        Zone::StackedDown,
        Zone::Pending,
        Zone::Lost,
        Zone::Removed,
    ];

    /// Is a card there in play?
    pub fn is_play(self) -> bool {
        matches!(self, Zone::Location | Zone::At | Zone::Aboard | Zone::Beneath | Zone::Area)
    }

    /// Does `host` name the card that it is on?
    pub fn has_host(self) -> bool {
        matches!(self, Zone::At | Zone::Aboard | Zone::Beneath | Zone::StackedUp | Zone::StackedDown)
    }
}

/// Bits of `Card::flags`.
pub mod flag {
    /// Is damaged.
    pub const DAMAGED: u8 = 1;
    /// Shows its second face.
    pub const INVERTED: u8 = 2;
    /// Entered play this turn.
    pub const ENTERED: u8 = 4;
    /// A location that was drained this turn.
    pub const DRAINED: u8 = 8;
    /// A location that was attacked this turn.
    pub const ATTACKED: u8 = 16;
}

/// An open card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Public entity id; a new one each time the card enters play or the stack.
    pub id: u16,
    /// Catalogue number; 0 for a free slot and for a stacked card without a face.
    pub card: u16,
    /// Whose deck it comes from.
    pub owner: u8,
    /// Who controls it.
    pub seat: u8,
    /// Where it is.
    pub zone: Zone,
    /// Slot of the card that it is at, aboard, beneath or stacked on.
    pub host: u8,
    /// Bits of [`flag`].
    pub flags: u8,
    /// Of a face-down stacked card: its group while it has no face.
    pub group: u8,
    /// Of a face-down stacked card: which seats know its face, one bit each.
    pub knows: u8,
    /// Uses of activated abilities this turn: `[face * 2 + index]`.
    pub uses: [u8; 4],
    /// Abilities that happen once a turn and have happened: bits 0 to 3 triggers, 4 to 7 replacements.
    pub fired: u8,
    /// State triggers whose condition held when last looked at, one bit each.
    pub latch: u8,
    /// Marks until end of turn and until the battle ends, one bit each.
    pub marks: [u8; 2],
    /// Changes of power, tactics and defense until end of turn and until the battle ends.
    pub add: [[i8; 3]; 2],
}

impl Card {
    /// Has it this flag?
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Which face it shows: 0 or 1.
    pub fn face(&self) -> usize {
        usize::from(self.has(flag::INVERTED))
    }
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandCard {
    /// Catalogue number; 0 where a viewer does not know it.
    pub card: u16,
    /// Its id: public when it is open, else the owner's private count.
    pub id: u16,
    /// 1 when it was shown to everybody and is still known to be there.
    pub open: u8,
}

/// A card in a face-down pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PileCard {
    /// Catalogue number; 0 for a card without a face.
    pub card: u16,
    /// The shuffle whose faces it may have; 0 once it has one.
    pub group: u8,
    /// Which seats know it here, one bit each. That somebody knows it is public.
    pub knows: u8,
}

/// A face that a faceless card will turn out to have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Face {
    /// Which shuffle.
    pub group: u8,
    /// Catalogue number.
    pub card: u16,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The hand, sorted by card, open ones first among equals.
    pub hand: Fixed<HandCard, DECK>,
    /// Reserve, active and used; the top is the last.
    pub piles: [Fixed<PileCard, DECK>; PILES],
    /// The faces of the faceless cards, sorted.
    pub pool: Fixed<Face, DECK>,
    /// Slots of the lost pile; the top is the last.
    pub lost: Fixed<u8, DECK>,
    /// Titles with a bullet that were played this turn.
    pub played: Fixed<u16, 16>,
    /// The id that the next hidden hand card gets, counted from 0.
    pub next_id: u16,
    /// The starting location that was picked and is not shown yet.
    pub start: u16,
    /// Battles won this turn.
    pub won: u8,
}

impl Seat {
    /// The cards of a pile.
    pub fn pile(&self, pile: Pile) -> &Fixed<PileCard, DECK> {
        &self.piles[pile as usize]
    }

    /// Reserve, active and used together.
    pub fn energy(&self) -> usize {
        self.piles.iter().map(|pile| pile.len()).sum()
    }
}

/// An ability that waits to be put on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trigger {
    /// Which program.
    pub program: u16,
    /// Catalogue number of the source.
    pub card: u16,
    /// Entity id of the source.
    pub source: u16,
    /// What the event is about.
    pub it: u16,
    /// Who controls it.
    pub seat: u8,
    /// Whose event it was.
    pub they: u8,
    /// One more than the slot of the source's location.
    pub here: u8,
    /// One more than the slot of the event's place.
    pub there: u8,
    /// The amount of the event.
    pub amount: i16,
    /// One more than the index of the delayed ability that it comes from; its names are kept there until then.
    pub later: u8,
    /// Entity ids that a delayed ability has bound.
    pub t: [u16; 2],
}

/// A delayed ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delayed {
    /// Index of `Library::later`.
    pub ability: u16,
    /// Catalogue number of the source.
    pub card: u16,
    /// Entity id of the source.
    pub source: u16,
    /// What it has bound.
    pub t: [u16; 4],
    /// Places it has bound.
    pub p: [u8; 2],
    /// Who controls it.
    pub seat: u8,
    /// One more than the slot of its location.
    pub here: u8,
}

/// What lasts for a while and is not on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lasting {
    /// What.
    pub kind: Lasts,
    /// Whose: the player who gains the icon, whose number changes, who is forbidden.
    pub seat: u8,
    /// One more than the slot of the location; 0 for everywhere.
    pub place: u8,
    /// A faction, a tally or an act, by number.
    pub what: u8,
    /// By how much.
    pub by: i16,
    /// How long.
    pub until: Until,
}

/// Kinds of lasting changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Lasts {
    /// None.
    #[default]
    None,
    /// Support icons.
    Icon,
    /// A number of battles.
    Tally,
    /// An act is forbidden.
    Forbid,
}

impl Lasts {
    /// All kinds, by number.
    pub const ALL: [Lasts; 4] = [Lasts::None, Lasts::Icon, Lasts::Tally, Lasts::Forbid];
}

/// The battle that is fought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Battle {
    /// One more than the slot of its location; 0 for no battle.
    pub place: u8,
    /// The step that is on, or that the window is before.
    pub step: BattleStep,
    /// 0 and 1 in the window before the step, then counts what the step has done.
    pub stage: u8,
    /// The attacker.
    pub attacker: u8,
    /// Items on the stack below the battle.
    pub base: u8,
    /// Catalogue number of the card revealed for battle destiny, by seat.
    pub card: [u16; 2],
    /// The number that it counts for.
    pub shown: [i16; 2],
    /// Changes of battle destiny.
    pub bonus: [i16; 2],
    /// Battle destiny.
    pub destiny: [i16; 2],
    /// Attrition against each seat.
    pub attrition: [i16; 2],
    /// Total power.
    pub power: [i16; 2],
    /// One more than the winner; 0 for none.
    pub winner: u8,
    /// Casualties of the loser that are left.
    pub casualties: i16,
    /// Cards to be destroyed at the end.
    pub doomed: Slots,
}

/// The whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Open cards.
    pub cards: [Card; SLOTS],
    /// The players.
    pub seats: [Seat; SEATS],
    /// Locations in play, row by row; a system's sites stand in the order of its row.
    pub rows: Fixed<u8, 60>,
    /// Pending items; the newest is the last.
    pub stack: Fixed<Item, 20>,
    /// Running abilities, one for each `Announce` and `Run` among the steps.
    pub running: Fixed<Item, 8>,
    /// Everything in progress; the top is the last.
    pub steps: Fixed<Step, 40>,
    /// Abilities that wait to be put on the stack.
    pub triggers: Fixed<Trigger, 32>,
    /// Delayed abilities.
    pub later: Fixed<Delayed, 12>,
    /// What lasts for a while.
    pub lasting: Fixed<Lasting, 32>,
    /// The battle that is fought.
    pub battle: Battle,
    /// The id that the next card gets when it comes into the open.
    pub next_id: u16,
    /// Turns begun.
    pub turns: u16,
    /// Phase.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: u8,
    /// 1 when the activation of this turn has been performed.
    pub activated: u8,
    /// Cards in play. It repeats `cards[..].zone`, so that listing is fast, like the next three.
    pub play: Slots,
    /// Cards in play with activated abilities.
    pub actors: Slots,
    /// Cards in play with triggers, replacements or state triggers.
    pub watchers: Slots,
    /// Cards in play with ongoing abilities.
    pub statics: Slots,
}

impl Default for State {
    fn default() -> State {
        State {
            cards: [Card::default(); SLOTS],
            seats: [Seat::default(); SEATS],
            rows: Fixed::default(),
            stack: Fixed::default(),
            running: Fixed::default(),
            steps: Fixed::default(),
            triggers: Fixed::default(),
            later: Fixed::default(),
            lasting: Fixed::default(),
            battle: Battle::default(),
            next_id: 1,
            turns: 0,
            phase: Phase::Setup,
            turn: 0,
            activated: 0,
            play: 0,
            actors: 0,
            watchers: 0,
            statics: 0,
        }
    }
}

/// The slots of a set, in order.
pub fn each_slot(mut slots: Slots) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let slot = (slots != 0).then(|| slots.trailing_zeros() as usize)?;
        slots &= slots - 1;
        Some(slot)
    })
}

impl State {
    /// The top step.
    pub fn top(&self) -> Step {
        self.steps.last().copied().unwrap_or_default()
    }

    /// The slot of an open card, wherever it lies.
    pub fn find(&self, id: u16) -> Option<usize> {
        (id != 0).then(|| self.cards.iter().position(|card| card.id == id && card.zone != Zone::Free))?
    }

    /// The slot of a card in play.
    pub fn in_play(&self, id: u16) -> Option<usize> {
        (id != 0).then(|| each_slot(self.play).find(|slot| self.cards[*slot].id == id))?
    }

    /// The slot of the location where an open card is: a unit aboard is at its ship's sector, an asset at its bearer's.
    pub fn place(&self, slot: usize) -> Option<usize> {
        let mut slot = slot;
        for _ in 0..4 {
            let card = &self.cards[slot];
            match card.zone {
                Zone::Location => return Some(slot),
                Zone::At => return Some(card.host.into()),
                Zone::Aboard | Zone::Beneath | Zone::StackedUp | Zone::StackedDown => slot = card.host.into(),
                _ => return None,
            }
        }
        None
    }

    /// What lies directly on a card: aboard, beneath or stacked.
    pub fn on(&self, host: usize) -> impl Iterator<Item = usize> + '_ {
        let host = host as u8;
        let is_on = move |card: &Card| card.host == host && card.zone.has_host() && card.zone != Zone::At;
        (0..SLOTS).filter(move |slot| is_on(&self.cards[*slot]))
    }

    /// The seat's card in hand of this number which would be taken: an open one first.
    pub fn in_hand(&self, seat: u8, card: u16) -> Option<usize> {
        self.seats[usize::from(seat)].hand.iter().position(|held| held.card == card)
    }

    /// Puts a card into a hand, at its sorted place.
    pub fn take_in_hand(&mut self, seat: u8, held: HandCard) {
        let hand = &mut self.seats[usize::from(seat)].hand;
        let key = |card: &HandCard| (card.card, 1 - card.open.min(1), card.id);
        let index = hand.iter().position(|other| key(other) > key(&held)).unwrap_or(hand.len());
        hand.insert(index, held).expect("a hand holds a whole deck");
    }

    /// The lowest free slot.
    pub fn free_slot(&self) -> usize {
        self.cards.iter().position(|card| card.zone == Zone::Free).expect("a slot for each card of both decks")
    }
}
