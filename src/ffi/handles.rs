//! The table of handles: the library's one global.
//!
//! A handle is a number made of a kind tag, a generation and a slot. It is never followed as an address: NULL, freed,
//! foreign and random values are simply not found. Looking up costs an atomic load and the slot's own lock, so no lock is
//! shared between games on the path of a call; only making and freeing meet at the allocator. A freed slot waits until all
//! that were free before it have been used, and is retired when its generations are used up. The first generation comes
//! from the table's own address, so that handles of a second copy of the library are not found here.

use super::guard::caught;
use super::structs::adj_game;
use crate::kit::{Failure, Order, Status};
use crate::table::Game;
use std::collections::VecDeque;
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

/// 64 bits: 5 of kind, 28 of generation, 20 of slot: above 2^48 and below 2^53.
#[cfg(target_pointer_width = "64")]
mod form {
    pub const SLOT_BITS: u32 = 20;
    pub const GENERATION_BITS: u32 = 28;
    pub const CHUNKS: usize = 1024;
}
/// 31 bits: 3 of kind, 16 of generation, 12 of slot: 4,096 live games.
#[cfg(not(target_pointer_width = "64"))]
mod form {
    pub const SLOT_BITS: u32 = 12;
    pub const GENERATION_BITS: u32 = 16;
    pub const CHUNKS: usize = 4;
}
use form::{CHUNKS, GENERATION_BITS, SLOT_BITS};

const CHUNK: usize = 1024;
const GENERATIONS: u32 = 1 << GENERATION_BITS;
/// Kind tag of games.
const GAME: u64 = 1;

/// What a slot holds.
#[derive(Debug)]
pub(super) struct Seated {
    /// The game.
    pub game: Box<dyn Game>,
    /// A list for orders that stays warm between calls.
    pub orders: Vec<Order>,
}

#[derive(Default)]
struct Slot {
    generation: u32,
    seated: Option<Seated>,
}

struct Allocator {
    /// Slots to use next: the one that was freed first comes first.
    free: VecDeque<u32>,
    /// How often each slot of the opened chunks was used.
    uses: Vec<u32>,
    live: u64,
}

struct Table {
    chunks: [OnceLock<Box<[RwLock<Slot>]>>; CHUNKS],
    allocator: Mutex<Allocator>,
}

static TABLE: Table = Table {
    chunks: [const { OnceLock::new() }; CHUNKS],
    allocator: Mutex::new(Allocator { free: VecDeque::new(), uses: Vec::new(), live: 0 }),
};

impl Allocator {
    fn open_chunk(&mut self) -> Result<(), Failure> {
        let opened = self.uses.len();
        let chunk = TABLE.chunks.get(opened / CHUNK);
        let chunk = chunk.ok_or_else(|| Failure::new(Status::Limit, "there are too many live games"))?;
        chunk.get_or_init(|| (0..CHUNK).map(|_| RwLock::default()).collect());
        self.uses.resize(opened + CHUNK, 0);
        self.free.extend(opened as u32..(opened + CHUNK) as u32);
        Ok(())
    }
}

/// The first generation of every slot.
fn first_generation() -> u32 {
    let address = std::ptr::addr_of!(TABLE) as u64;
    let mixed = (address ^ (address >> 12)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 40) as u32 % GENERATIONS
}

fn no_handle() -> Failure {
    Failure::new(Status::Handle, "this is not a live handle of a game")
}

/// Slot and generation of a handle.
fn read(handle: *const adj_game) -> Result<(usize, u32), Failure> {
    let value = handle as usize as u64;
    if value >> (SLOT_BITS + GENERATION_BITS) != GAME {
        return Err(no_handle());
    }
    let slot = value & ((1 << SLOT_BITS) - 1);
    let generation = (value >> SLOT_BITS) as u32 & (GENERATIONS - 1);
    Ok((slot as usize, generation))
}

fn slot(index: usize) -> Result<&'static RwLock<Slot>, Failure> {
    let chunk = TABLE.chunks.get(index / CHUNK).and_then(OnceLock::get);
    chunk.map(|chunk| &chunk[index % CHUNK]).ok_or_else(no_handle)
}

/// Seats a game and gives its handle.
pub(super) fn seat(game: Box<dyn Game>) -> Result<*mut adj_game, Failure> {
    let mut allocator = TABLE.allocator.lock().unwrap_or_else(PoisonError::into_inner);
    if allocator.free.is_empty() {
        allocator.open_chunk()?;
    }
    let index = allocator.free.pop_front().expect("a fresh chunk has free slots");
    let uses = allocator.uses[index as usize];
    let generation = first_generation().wrapping_add(uses) % GENERATIONS;
    allocator.uses[index as usize] = uses + 1;
    allocator.live += 1;
    let mut slot = slot(index as usize)?.write().unwrap_or_else(PoisonError::into_inner);
    *slot = Slot { generation, seated: Some(Seated { game, orders: Vec::new() }) };
    let value = GAME << (SLOT_BITS + GENERATION_BITS) | u64::from(generation) << SLOT_BITS | u64::from(index);
    Ok(value as usize as *mut adj_game)
}

/// Ends a game. Waits for calls on it that are running.
pub(super) fn free(handle: *const adj_game) -> Result<(), Failure> {
    let (index, generation) = read(handle)?;
    let gone = {
        let mut slot = slot(index)?.write().unwrap_or_else(PoisonError::into_inner);
        if slot.generation != generation {
            return Err(no_handle());
        }
        slot.seated.take().ok_or_else(no_handle)?
    };
    let mut allocator = TABLE.allocator.lock().unwrap_or_else(PoisonError::into_inner);
    allocator.live -= 1;
    if allocator.uses[index] < GENERATIONS {
        allocator.free.push_back(index as u32);
    }
    drop(allocator);
    drop(gone);
    Ok(())
}

/// Calls with the game, beside other calls that look.
pub(super) fn look<T>(handle: *const adj_game, call: impl FnOnce(&Seated) -> Result<T, Failure>) -> Result<T, Failure> {
    let (index, generation) = read(handle)?;
    let slot = slot(index)?.read().unwrap_or_else(PoisonError::into_inner);
    let seated = slot.seated.as_ref().filter(|_| slot.generation == generation);
    let seated = seated.ok_or_else(no_handle)?;
    caught(|| call(seated))
}

/// Calls with the game, alone.
pub(super) fn change<T>(
    handle: *const adj_game,
    call: impl FnOnce(&mut Seated) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let (index, generation) = read(handle)?;
    let mut slot = slot(index)?.write().unwrap_or_else(PoisonError::into_inner);
    let same = slot.generation == generation;
    let seated = slot.seated.as_mut().filter(|_| same).ok_or_else(no_handle)?;
    caught(|| call(seated))
}

/// How many games live.
pub(super) fn live() -> u64 {
    TABLE.allocator.lock().unwrap_or_else(PoisonError::into_inner).live
}
