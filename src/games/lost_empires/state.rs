//! A position of Lost Empires with everything in progress, as about 1.5 KiB of plain bytes.
//!
//! Open cards (units in play, discards, a support being resolved) are records in numbered slots. A slot is given out when
//! a card comes into the open and taken back when it goes out of everybody's sight, so slots and their order are public
//! facts. Hidden cards have no slot: a hand holds titles, a deck holds titles or cards *without a face*, and the faces that
//! faceless cards will turn out to have are the deck's pool. That is the lazy shuffle: a chance draws a face from the pool
//! when a card is seen for the first time.

use super::battlefield::{COUNT, DISCARD, Places, RESOLVING, each, hive};
use crate::kit::Fixed;

/// Two seats play.
pub const SEATS: usize = 2;
/// Cards in a deck list.
pub const DECK: usize = 18;
/// Slots for open cards: every card of both decks may lie open.
pub const SLOTS: usize = DECK * SEATS;

/// A set of slots, one bit each.
pub type Slots = u64;

/// The three numbers of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    /// Counts for objectives.
    Control,
    /// Added to the attacker's die.
    Offense,
    /// Added to the defender's die.
    Defense,
}

/// How long a change of a stat lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The current turn.
    Turn,
    /// The current round.
    Round,
    /// As long as the unit is in play.
    Leaves,
}

/// Bits of `Card::flags`.
pub mod flag {
    /// Has a drain token.
    pub const DRAINED: u8 = 1;
    /// Has an ELITE token.
    pub const ELITE: u8 = 2;
    /// Was played in the current turn.
    pub const PLAYED: u8 = 4;
}

/// An open card: a unit in play, a card in a discard pile, or a support being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Public entity id; a new one each time the card comes into play.
    pub id: u16,
    /// Catalogue number, 0 for a free slot.
    pub card: u8,
    /// Whose it is.
    pub owner: u8,
    /// Battlefield, or `DISCARD`, or `RESOLVING`.
    pub place: u8,
    /// Bits of [`flag`].
    pub flags: u8,
    /// Damage tokens.
    pub damage: u8,
    /// One more than the seat that dealt the damage which dooms the unit; 0 while nobody has.
    pub doom: u8,
    /// Once-a-round triggers that have been used, one bit an ability.
    pub used: u8,
    /// Changes of stats: `[until][stat]`.
    pub add: [[i8; 3]; 3],
}

impl Card {
    /// Has it this flag?
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandCard {
    /// Catalogue number; 0 where a viewer does not know it.
    pub card: u8,
    /// 1 when it was shown to everybody and is still known to be there.
    pub open: u8,
    /// Its id: public when it is open, else the owner's private count.
    pub id: u16,
}

/// A card in a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeckCard {
    /// Catalogue number; 0 for a card without a face.
    pub card: u8,
    /// Who knows this card here: 0 nobody, 1 its owner, 2 everybody. That somebody knows it is public.
    pub known: u8,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The hand, sorted by card, open ones first among equals.
    pub hand: Fixed<HandCard, DECK>,
    /// The deck; its top is the last.
    pub deck: Fixed<DeckCard, DECK>,
    /// The faces of the deck's faceless cards, sorted.
    pub pool: Fixed<u8, DECK>,
    /// The id that the next hidden hand card gets, counted from 0.
    pub next_id: u16,
    /// Ready command tokens.
    pub command: u8,
    /// Ready supply tokens.
    pub supply: u8,
    /// Artifact tokens.
    pub artifacts: u8,
    /// Gates built.
    pub gates: u8,
    /// 1 when the player has passed in this Order Phase.
    pub passed: u8,
    /// 1 when the deck was found empty once.
    pub ran_out: u8,
}

/// A running ability: its program and what it has bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// Which program.
    pub program: u16,
    /// Entity id of the unit (or support) whose ability it is.
    pub source: u16,
    /// Entity id of the unit that the event is about.
    pub it: u16,
    /// The units bound to `t1` to `t3`, 0 for none.
    pub units: [u16; 3],
    /// The next statement.
    pub at: u8,
    /// Who controls it.
    pub seat: u8,
    /// Battlefield of the source, as it was when the ability began.
    pub here: u8,
    /// One more than the battlefield bound to `p1`, 0 for none.
    pub place: u8,
    /// The card bound to `c1`, 0 for none.
    pub card: u8,
    /// Where `c1` lies: 0 hand, 1 discard pile.
    pub card_from: u8,
}

/// An ability that waits for its turn to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trigger {
    /// Which program.
    pub program: u16,
    /// Whose ability.
    pub source: u16,
    /// What the event is about.
    pub it: u16,
    /// Who controls it.
    pub seat: u8,
    /// Where the source stood.
    pub here: u8,
}

/// One thing in progress. The top step is the one that asks or acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// No step: the rest of an unused place.
    #[default]
    None,
    /// First Player roll: dice rolled so far and their totals.
    FirstPlayer { dice: u8, totals: [u8; 2] },
    /// A player draws so many cards.
    Draw { seat: u8, left: u8 },
    /// The top of a deck is shown to everybody.
    RevealTop { seat: u8 },
    /// A player keeps the hand or takes a mulligan.
    Mulligan { seat: u8 },
    /// The player whose turn it is issues an order.
    Turn,
    /// An order is being announced: answers so far, and the low byte of the prompt.
    Announce { seat: u8, answers: u8, prompt: u8, how: Announced },
    /// A unit is active: its id, the actions left and what it has done.
    Active { unit: u16, actions: u8, done: u8 },
    /// An attack: 1 + index of the attacker's face once rolled, and bits of [`attack_flag`].
    Attack { attacker: u16, defender: u16, face: u8, flags: u8 },
    /// MELEE: the second attack is due.
    SecondAttack { attacker: u16, flags: u8 },
    /// The topmost running ability goes on.
    Run,
    /// A granted action is over; what it set off runs before the granting ability goes on.
    Granted,
    /// Waiting triggers run.
    Triggers,
    /// Objectives are checked, from this one in the First Player's order.
    Control { index: u8 },
    /// RUTHLESS units of a seat at an objective, from this slot on.
    Ruthless { seat: u8, place: u8, slot: u8 },
    /// Units in the enemy hive fall back.
    FallBack { seat: u8 },
    /// Drain tokens come off and tokens are refreshed.
    Refresh,
    /// The First Player token goes on and the next round begins.
    TurnOrder,
    /// The game is over.
    Over { winner: i8, reason: u16 },
}

/// What is being announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Announced {
    /// Not known to this viewer.
    #[default]
    Hidden,
    /// A support of the hand, by catalogue number.
    Support(u8),
    /// A named ability of the active unit, by index.
    Ability(u8),
}

/// Bits of `Step::Active::done`.
pub mod done {
    /// The attack of this activation is spent.
    pub const ATTACK: u8 = 1;
    /// The named ability of this activation is spent.
    pub const ABILITY: u8 = 2;
    /// FRONTLINE gives +1 offense in this activation.
    pub const FRONTLINE: u8 = 4;
    /// Some action was taken.
    pub const ACTED: u8 = 8;
}

/// Bits of `Step::Attack::flags`.
pub mod attack_flag {
    /// FRONTLINE gives +1 offense.
    pub const FRONTLINE: u8 = 1;
    /// A second MELEE attack follows.
    pub const MELEE: u8 = 2;
}

/// The phases of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
pub enum Phase {
    /// Set-up.
    #[default]
    Setup,
    /// 1. Order Phase
    Order,
    /// 2. Control Phase
    Control,
    /// 3. Gate Phase
    Gate,
    /// 4. Casualty Phase
    Casualty,
    /// 5. Wrap Up Phase
    WrapUp,
}

/// Bits of `State::turn_flags`.
pub mod turn {
    /// A unit was played or activated: the turn may be ended without a Pass.
    pub const MANDATORY: u8 = 1;
    /// A unit was activated.
    pub const ACTIVATED: u8 = 2;
}

/// The whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Units in play, by battlefield. It repeats `cards[..].place`, so that listing is fast.
    pub at: [Slots; COUNT],
    /// Open cards of each seat, wherever they lie. It repeats `cards[..].owner`.
    pub owned: [Slots; SEATS],
    /// Open cards.
    pub cards: [Card; SLOTS],
    /// The players.
    pub seats: [Seat; SEATS],
    /// Everything in progress; the top is the last.
    pub steps: Fixed<Step, 16>,
    /// Running abilities, one for each `Announce` and `Run` among the steps.
    pub contexts: Fixed<Context, 6>,
    /// Waiting triggers, in the order in which they came about.
    pub triggers: Fixed<Trigger, 32>,
    /// The id that the next card gets when it comes into the open.
    pub next_id: u16,
    /// Round, from 1.
    pub round: u16,
    /// Phase.
    pub phase: Phase,
    /// The seat whose turn it is in the Order Phase.
    pub turn: u8,
    /// Bits of `turn`.
    pub turn_flags: u8,
    /// First Player.
    pub first: u8,
    /// Granted actions in the current order.
    pub grants: u8,
}

impl Default for State {
    fn default() -> State {
        State {
            at: [0; COUNT],
            owned: [0; SEATS],
            cards: [Card::default(); SLOTS],
            seats: [Seat::default(); SEATS],
            steps: Fixed::default(),
            contexts: Fixed::default(),
            triggers: Fixed::default(),
            next_id: 1,
            round: 0,
            phase: Phase::Setup,
            turn: 0,
            turn_flags: 0,
            first: 0,
            grants: 0,
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
    /// The step that asks or acts.
    pub fn top(&self) -> Step {
        self.steps.last().copied().unwrap_or_default()
    }

    /// All units in play.
    pub fn in_play(&self) -> Slots {
        self.at.iter().fold(0, |all, here| all | here)
    }

    /// Is the card in this slot a unit in play?
    pub fn is_in_play(&self, slot: usize) -> bool {
        self.cards[slot].card != 0 && self.cards[slot].place < DISCARD
    }

    /// The slot of a unit in play, by id. An id from before it left play finds nothing.
    pub fn find(&self, id: u16) -> Option<usize> {
        let found = each_slot(self.in_play()).find(|slot| self.cards[*slot].id == id);
        found.filter(|_| id != 0)
    }

    /// The slots of a seat among these.
    pub fn of(&self, seat: u8, slots: Slots) -> Slots {
        slots & self.owned[usize::from(seat)]
    }

    /// A seat's units in a battlefield.
    pub fn units_at(&self, seat: u8, place: u8) -> Slots {
        self.of(seat, self.at[usize::from(place)])
    }

    /// The battlefields where a seat has a unit.
    pub fn places_of(&self, seat: u8) -> Places {
        each(0b11111).filter(|place| self.units_at(seat, *place) != 0).fold(0, |set, place| set | 1 << place)
    }

    /// Enemies in the battlefield of this unit.
    pub fn enemies_of(&self, slot: usize) -> Slots {
        self.units_at(1 - self.cards[slot].owner, self.cards[slot].place)
    }

    /// The discarded cards of a seat.
    pub fn discarded(&self, seat: u8) -> impl Iterator<Item = usize> {
        each_slot(self.owned[usize::from(seat)]).filter(move |slot| self.cards[*slot].place == DISCARD)
    }

    /// Gives out the lowest free slot and the next public id.
    pub fn open_slot(&mut self, card: u8, owner: u8, place: u8) -> usize {
        let slot = (self.owned[0] | self.owned[1]).trailing_ones() as usize;
        self.cards[slot] = Card { card, owner, place: RESOLVING, ..Card::default() };
        self.owned[usize::from(owner)] |= 1 << slot;
        self.renumber(slot);
        self.put(slot, place);
        slot
    }

    /// Takes an open card off the table: its slot is free.
    pub fn close_slot(&mut self, slot: usize) -> Card {
        let card = std::mem::take(&mut self.cards[slot]);
        self.owned[usize::from(card.owner)] &= !(1 << slot);
        card
    }

    /// Gives a card the next public id: it is another object now.
    pub fn renumber(&mut self, slot: usize) {
        self.cards[slot].id = self.next_id;
        self.next_id = self.next_id.saturating_add(1);
    }

    /// Moves an open card to a battlefield, the discard pile or out of the way.
    pub fn put(&mut self, slot: usize, place: u8) {
        let from = std::mem::replace(&mut self.cards[slot].place, place);
        if let Some(here) = self.at.get_mut(usize::from(from)) {
            *here &= !(1 << slot);
        }
        if let Some(here) = self.at.get_mut(usize::from(place)) {
            *here |= 1 << slot;
        }
    }

    /// Puts a card into a hand, in its sorted place.
    pub fn take_in_hand(&mut self, seat: u8, card: HandCard) {
        let hand = &mut self.seats[usize::from(seat)].hand;
        let key = |card: &HandCard| (card.card, 1 - card.open, card.id);
        let index = hand.iter().position(|other| key(other) > key(&card)).unwrap_or(hand.len());
        hand.insert(index, card).expect("a hand holds the whole deck");
    }

    /// The index of a card in a hand; of two equal ones the one that more seats know.
    pub fn in_hand(&self, seat: u8, card: u8) -> Option<usize> {
        self.seats[usize::from(seat)].hand.iter().position(|held| held.card == card)
    }

    /// Is the unit in the enemy's hive?
    pub fn is_in_enemy_hive(&self, slot: usize) -> bool {
        self.cards[slot].place == hive(1 - self.cards[slot].owner)
    }
}
