//! What the rulebook leaves open, as options with the default that the readings give, and the host's own limits.

use crate::kit::common::reason;
use crate::kit::{Faults, Node};

/// Who takes the First Player token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// Both dice of both players decide (Setup 3).
    Roll,
    /// The players have settled it.
    Seat(u8),
}

/// The rules options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who begins.
    pub first_player: FirstPlayer,
    /// A unit with so much damage is destroyed at once.
    pub instant_destroy_at: u8,
    /// A unit with so much damage is destroyed in the Casualty Phase.
    pub casualty_at: u8,
    /// Does a granted attack of a MELEE unit count as an attack action, two attacks?
    pub granted_melee_twice: bool,
    /// Must an activation hold an action before it may be ended?
    pub must_act: bool,
    /// Does FRONTLINE give +1 offense in every activation, not only in the turn in which the unit is played?
    pub frontline_always: bool,
    /// Does RUTHLESS work once an objective, not once a unit?
    pub ruthless_once: bool,
    /// May a unit's control fall below 0?
    pub negative_control: bool,
    /// Does a deck that ran out once stay closed for draws?
    pub deck_out_for_good: bool,
    /// Is the ELITE token claimed with the third damage, not with the destruction?
    pub elite_on_third_damage: bool,
    /// Does the tie-break of the last gate look past damage?
    pub tie_break_ignores_damage: bool,
    /// The host's limit of rounds.
    pub max_rounds: Option<u32>,
    /// Are deck lists open to everybody?
    pub open_lists: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Roll,
            instant_destroy_at: 4,
            casualty_at: 3,
            granted_melee_twice: true,
            must_act: false,
            frontline_always: false,
            ruthless_once: false,
            negative_control: false,
            deck_out_for_good: false,
            elite_on_third_damage: false,
            tie_break_ignores_damage: false,
            max_rounds: None,
            open_lists: false,
        }
    }
}

/// The names of all options, with the values of those that are one of two words: the default first.
pub const NAMES: [(&str, &[&str]); 14] = [
    ("first_player", &["roll", "seat_0", "seat_1"]),
    ("instant_destroy_at", &[]),
    ("casualty_at", &[]),
    ("granted_melee", &["two_attacks", "one_attack"]),
    ("stop_activation", &["any_time", "after_an_action"]),
    ("frontline_bonus", &["same_turn", "every_activation"]),
    ("ruthless", &["per_unit", "per_objective"]),
    ("control_floor", &["zero", "none"]),
    ("deck_out", &["while_empty", "for_good"]),
    ("elite_claim", &["on_destruction", "on_third_damage"]),
    ("tie_break_damage", &["counts", "ignored"]),
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
        let word = |key: &str, faults: &mut Faults| {
            let words = NAMES.iter().find(|(name, _)| *name == key).map_or(&[][..], |(_, words)| words);
            node.get(key).and_then(|member| member.one_of(words, faults))
        };
        match word("first_player", faults) {
            Some(0) => self.first_player = FirstPlayer::Roll,
            Some(seat) => self.first_player = FirstPlayer::Seat(seat as u8 - 1),
            None => {}
        }
        let number =
            |key: &str, low, high, faults: &mut Faults| node.get(key).and_then(|n| n.number(low, high, faults));
        if let Some(damage) = number("instant_destroy_at", 1, 9, faults) {
            self.instant_destroy_at = damage as u8;
        }
        if let Some(damage) = number("casualty_at", 1, 9, faults) {
            self.casualty_at = damage as u8;
        }
        if self.casualty_at > self.instant_destroy_at {
            let text = "a unit cannot survive more damage than destroys it at once";
            faults.add(&node.place_of("casualty_at"), reason::CONFLICT, text);
        }
        let mut second = |key: &str, value: &mut bool| {
            if let Some(index) = word(key, faults) {
                *value = index == 1;
            }
        };
        second("stop_activation", &mut self.must_act);
        second("frontline_bonus", &mut self.frontline_always);
        second("ruthless", &mut self.ruthless_once);
        second("control_floor", &mut self.negative_control);
        second("deck_out", &mut self.deck_out_for_good);
        second("elite_claim", &mut self.elite_on_third_damage);
        second("tie_break_damage", &mut self.tie_break_ignores_damage);
        let mut once = false;
        second("granted_melee", &mut once);
        self.granted_melee_twice = !once;
        if let Some(rounds) = number("max_rounds", 1, 60_000, faults) {
            self.max_rounds = Some(rounds as u32);
        }
        if let Some(open) = node.get("open_lists").and_then(|open| open.truth(faults)) {
            self.open_lists = open;
        }
        self
    }
}
