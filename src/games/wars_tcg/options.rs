//! What the rulebook leaves open, as options with the default that the readings give, and the host's own limits.

use super::effect::{PHASES, Phase};
use crate::kit::{Faults, Node};

/// Who takes the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// A coin decides.
    Roll,
    /// The players have settled it.
    Seat(u8),
}

/// A standing order of a seat for windows in which it has nothing that it must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Ask in every window.
    Ask,
    /// Pass when nothing but a pass is possible.
    Idle,
    /// Pass in every window but those of these phases, a bit each.
    AskIn(u8),
}

/// The rules options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who begins.
    pub first_player: FirstPlayer,
    /// Cards of a deck.
    pub deck_size: u8,
    /// Standing orders by seat.
    pub pass: [Standing; 2],
    /// The host's limit of turns; 0 for none.
    pub max_turns: u16,
    /// Are deck lists open to everybody?
    pub open_lists: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Roll,
            deck_size: 60,
            pass: [Standing::Ask; 2],
            max_turns: 0,
            open_lists: false,
        }
    }
}

/// The names of all options, with the values of those that are one of a few words: the default first.
pub const NAMES: [(&str, &[&str]); 6] = [
    ("first_player", &["roll", "seat_0", "seat_1"]),
    ("deck_size", &[]),
    ("pass", &[]),
    ("max_rounds", &[]),
    ("keep_events", &[]),
    ("open_lists", &[]),
];

impl Options {
    /// Reads the `options` of a configuration over these values.
    pub fn read(mut self, node: &Node, faults: &mut Faults) -> Options {
        let names = NAMES.map(|(name, _)| name);
        if node.object(&names, faults).is_none() {
            return self;
        }
        match node.get("first_player").and_then(|first| first.one_of(NAMES[0].1, faults)) {
            Some(0) => self.first_player = FirstPlayer::Roll,
            Some(seat) => self.first_player = FirstPlayer::Seat(seat as u8 - 1),
            None => {}
        }
        if let Some(size) = node.get("deck_size").and_then(|size| size.number(10, 60, faults)) {
            self.deck_size = size as u8;
        }
        if let Some(pass) = node.get("pass") {
            for (item, seat) in pass.list(faults).unwrap_or_default().iter().zip(&mut self.pass) {
                *seat = read_standing(item, faults).unwrap_or(*seat);
            }
        }
        if let Some(turns) = node.get("max_rounds").and_then(|turns| turns.number(1, 60_000, faults)) {
            self.max_turns = turns as u16;
        }
        if let Some(open) = node.get("open_lists").and_then(|open| open.truth(faults)) {
            self.open_lists = open;
        }
        self
    }
}

/// `"ask"`, `"idle"`, or `{"ask_in": ["battle", ..]}`.
fn read_standing(node: &Node, faults: &mut Faults) -> Option<Standing> {
    if node.value().is_string() {
        return node.one_of(&["ask", "idle"], faults).map(|index| [Standing::Ask, Standing::Idle][index]);
    }
    node.object(&["ask_in"], faults)?;
    let phases = node.need("ask_in", faults)?.list(faults)?;
    let found = phases.iter().filter_map(|phase| phase.one_of(&PHASES, faults)).collect::<Vec<_>>();
    Some(Standing::AskIn(found.into_iter().fold(0, |mask, index| mask | 1 << index)))
}

impl Standing {
    /// Does the seat want to be asked in this phase, though it could be passed for?
    pub fn asks_in(self, phase: Phase) -> bool {
        match self {
            Standing::Ask => true,
            Standing::Idle => false,
            Standing::AskIn(phases) => (phase as u8).checked_sub(1).is_some_and(|index| phases & 1 << index != 0),
        }
    }
}
