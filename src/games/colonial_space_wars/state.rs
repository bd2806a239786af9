//! A position of Colonial Space Wars with everything in progress, as plain bytes.
//!
//! The active unit is lifted off the board while it acts: `residents` and `who` show only units that stand. So a unit may
//! pause over a friend, and nothing ever shares a square.

use super::battlefield::NOWHERE;
use super::size::{Size, Slots};
use super::squares::Squares;

/// Most seats.
pub const SEATS: usize = 4;
/// Most swords of all seats together.
pub const SWORDS: usize = 12;
/// `Unit::at` of a passenger: this and the slot of its carrier.
pub const ABOARD: u16 = 0x8000;
/// Health levels of every unit (2.5.3.3).
pub const HEALTH: u8 = 4;

/// A piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// Public entity id.
    pub id: u16,
    /// Its square, or [`ABOARD`] and a slot, or [`NOWHERE`] while it is not set up.
    pub at: u16,
    /// Catalogue number, 0 for a free slot.
    pub kind: u8,
    /// Which sword it belongs to.
    pub sword: u8,
    /// Hits absorbed in this game turn.
    pub absorbed: u8,
    /// Health levels lost, [`MARKED`] and [`HEALED`].
    pub condition: u8,
}

/// Bit of `Unit::condition`: an Activation Marker lies on it.
pub const MARKED: u8 = 0x80;
/// Bit of `Unit::condition`: it was healed in the present activation.
pub const HEALED: u8 = 0x40;

impl Unit {
    /// Health levels lost, 0 to 3.
    pub fn hurt(&self) -> u8 {
        self.condition & (HEALTH - 1)
    }

    /// Has it an Activation Marker?
    pub fn is_marked(&self) -> bool {
        self.condition & MARKED != 0
    }

    /// The slot of the transport that it is in.
    pub fn carrier(&self) -> Option<usize> {
        (self.at & ABOARD != 0 && self.at != NOWHERE).then(|| usize::from(self.at & !ABOARD))
    }

    /// Its own square, while it stands on the board or acts above it.
    pub fn square(&self) -> Option<u16> {
        (self.at & ABOARD == 0).then_some(self.at)
    }
}

/// What the active unit has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Active {
    /// Its slot.
    pub unit: u8,
    /// MOV points left.
    pub mov: u8,
    /// Hits dealt to Light and to Heavy units.
    pub spent: [u8; 2],
    /// Uses of HEAL.
    pub heals: u8,
    /// Bits of [`used`].
    pub used: u8,
    /// One more than the slot of the HORDE unit that acts next, 0 for none.
    pub next: u8,
}

/// Bits of `Active::used`.
pub mod used {
    /// CONTROL was used.
    pub const CONTROL: u8 = 1;
    /// FRENZY has come off.
    pub const FRENZY: u8 = 2;
}

/// What is going on. Nothing in this game nests, so this is one step, not a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has begun.
    #[default]
    Nothing,
    /// Chance: `seat` rolls for the initiative; who rolls in all, and who leads with the highest die so far.
    Initiative { seat: u8, rolling: u8, highest: u8, leaders: u8 },
    /// The winner of the initiative attacks or defends.
    Role { seat: u8 },
    /// A seat chooses its base or corner.
    Base { seat: u8 },
    /// The unit in this slot is set up.
    Deploy { unit: u8 },
    /// Plague hits at the start of a turn, from this slot on; a kill at `place` waits to be credited.
    Credit { next: u8, place: u16 },
    /// A unit is activated, or the turn ends.
    Turn,
    /// A second HORDE unit may be named.
    Horde,
    /// The active unit acts.
    Active,
    /// FRENZY may be taken now or kept (an option).
    Frenzy,
    /// Attrition: a unit may be created.
    Create,
    /// The game is over.
    Over { winner: i8, reason: u16 },
}

/// The whole position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State<Z: Size> {
    /// Squares where a seat's units stand. It repeats `units[..].at`.
    pub residents: [Squares<Z>; SEATS],
    /// One more than the slot of the unit that stands on each square. It repeats `units[..].at`.
    pub who: Z::Who,
    /// The pieces.
    pub units: Z::Units,
    /// Fingerprint of the position at the start of each seat's last turn.
    pub last: [u64; SEATS],
    /// Command points left, by sword.
    pub points: [u8; SWORDS],
    /// Stored resource points, by seat (attrition).
    pub resources: [u16; SEATS],
    /// How many of a seat's turns in a row began with the same position.
    pub repeats: [u8; SEATS],
    /// Base or corner of each seat, [`NO_ZONE`] before it is chosen.
    pub zones: [u8; SEATS],
    /// Slots in use end before this one.
    pub top: u8,
    /// Seats that are beaten, one bit each.
    pub out: u8,
    /// The seat whose turn it is.
    pub turn: u8,
    /// The attacker.
    pub first: u8,
    /// The id that the next unit gets.
    pub next_id: u16,
    /// Round, from 1; 0 during the set-up.
    pub round: u16,
    /// The active unit.
    pub active: Active,
    /// What is going on.
    pub stage: Stage,
}

/// A zone that is not chosen yet.
pub const NO_ZONE: u8 = u8::MAX;

impl<Z: Size> Default for State<Z> {
    fn default() -> Self {
        State {
            residents: [Squares::default(); SEATS],
            who: Z::Who::filled(0),
            units: Z::Units::filled(Unit::default()),
            last: [0; SEATS],
            points: [0; SWORDS],
            resources: [0; SEATS],
            repeats: [0; SEATS],
            zones: [NO_ZONE; SEATS],
            top: 0,
            out: 0,
            turn: 0,
            first: 0,
            next_id: 1,
            round: 0,
            active: Active::default(),
            stage: Stage::Nothing,
        }
    }
}

impl<Z: Size> State<Z> {
    /// The unit in a slot.
    pub fn unit(&self, slot: usize) -> &Unit {
        &self.units.as_ref()[slot]
    }

    /// The unit in a slot, to change it.
    pub fn unit_mut(&mut self, slot: usize) -> &mut Unit {
        &mut self.units.as_mut()[slot]
    }

    /// Slots and units that are in the game.
    pub fn living(&self) -> impl Iterator<Item = (usize, &Unit)> {
        let used = &self.units.as_ref()[..usize::from(self.top)];
        used.iter().enumerate().filter(|(_, unit)| unit.kind != 0)
    }

    /// The slot of the unit that stands on a square.
    pub fn resident(&self, square: u16) -> Option<usize> {
        usize::from(self.who.as_ref()[usize::from(square)]).checked_sub(1)
    }

    /// All squares where somebody stands.
    pub fn occupied(&self) -> Squares<Z> {
        self.residents.iter().fold(Squares::default(), |all, own| all | *own)
    }

    /// Where a unit is for all distances: its square, or that of its carrier.
    pub fn place(&self, slot: usize) -> Option<u16> {
        let unit = self.unit(slot);
        match unit.carrier() {
            Some(carrier) => self.unit(carrier).square(),
            None => unit.square(),
        }
    }

    /// The passengers of a transport.
    pub fn passengers(&self, carrier: usize) -> impl Iterator<Item = usize> + '_ {
        let inside = ABOARD | carrier as u16;
        self.living().filter(move |(_, unit)| unit.at == inside).map(|(slot, _)| slot)
    }

    /// Puts a new unit into the lowest free slot; it is not on the board yet. `None` when there is no room.
    pub fn enlist(&mut self, kind: u8, sword: u8) -> Option<usize> {
        let slot = self.units.as_ref().iter().position(|unit| unit.kind == 0)?;
        *self.unit_mut(slot) = Unit { id: self.next_id, at: NOWHERE, kind, sword, ..Unit::default() };
        self.next_id = self.next_id.saturating_add(1);
        self.top = self.top.max(slot as u8 + 1);
        Some(slot)
    }

    /// Sets a unit down on a free square.
    pub fn stand(&mut self, slot: usize, seat: u8, square: u16) {
        self.unit_mut(slot).at = square;
        self.residents[usize::from(seat)].insert(square);
        self.who.as_mut()[usize::from(square)] = slot as u8 + 1;
    }

    /// Lifts a unit off the square where it stands; it stays above it.
    pub fn lift(&mut self, slot: usize, seat: u8) {
        if let Some(square) = self.unit(slot).square().filter(|square| self.resident(*square) == Some(slot)) {
            self.residents[usize::from(seat)].remove(square);
            self.who.as_mut()[usize::from(square)] = 0;
        }
    }

    /// Is this seat beaten?
    pub fn is_out(&self, seat: u8) -> bool {
        self.out & 1 << seat != 0
    }
}
