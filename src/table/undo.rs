//! Taking back: what one undo undoes, what stops it, and what becomes of the dice.
//!
//! One undo takes back the last answer that a host gave and the engine's own chances after it. It does not go past a reveal
//! (an answered chance, a card newly seen) unless forced: what has been seen cannot be unseen. The dice to come are the
//! same again, or new ones, as the host wishes; with an addressed stream that is a number counted back or an epoch more.

use super::chance::{Chance, Seed};
use super::config;
use super::game::UndoPolicy;
use super::r#match::{By, Given, Match};
use crate::kit::common::{event, reason};
use crate::kit::{Event, Failure, Refusal, Rules, Silent, Status};

impl<R: Rules> Match<R> {
    /// Where the last undo group begins, and whether it showed anybody anything.
    fn last_group(&self, end: usize) -> Option<(usize, bool)> {
        let given = &self.record[self.settled.min(end)..end];
        let last = given.iter().rposition(|given| given.by != By::Engine)?;
        let revealed = given[last..].iter().any(|given| given.revealed);
        Some((self.settled + last, revealed))
    }

    /// How many undos would pass without force.
    pub(super) fn undoable(&self) -> u32 {
        let reach = (self.record.len() - self.settled) as u32;
        self.record.last().map_or(0, |given| given.undoable.min(reach))
    }

    /// Takes back the last answer that a host gave, and the engine's chances after it.
    pub(super) fn take_back(&mut self, policy: UndoPolicy) -> Result<(), Failure> {
        self.whole()?;
        let refuse = |reason, text: &str| {
            Failure::from(Refusal { reason, rule: "", subject: 0, target: 0, message: text.to_owned() })
        };
        let Some((begin, revealed)) = self.last_group(self.record.len()) else {
            return Err(refuse(reason::NOTHING_TO_UNDO, "there is nothing to take back"));
        };
        if revealed && !policy.force {
            let text = "something was revealed since; only a forced undo goes past it";
            return Err(refuse(reason::REVEALED, text));
        }
        let taken = (self.record.len() - begin) as i32;
        let (state, chances) = self.position_at(begin)?;
        let question = self.rules.question(&state);
        let mut asked = Vec::new();
        self.rules.answers(&state, &mut asked);
        // The rulebook has done its part: nothing below can fail.
        (self.state, self.question, self.asked, self.chances) = (state, question, asked, chances);
        self.record.truncate(begin);
        self.checkpoints.retain(|checkpoint| checkpoint.answers <= begin);
        self.revision += 1;
        if policy.fresh_chance {
            self.set_epoch(self.epoch + 1);
        }
        self.remember(&[Event { value: taken, ..Event::new(event::UNDO) }]);
        Ok(())
    }

    pub(super) fn set_epoch(&mut self, epoch: u64) {
        self.epoch = epoch;
        self.stream = Chance::new(&self.shell.seed, epoch);
    }

    /// Other dice from here on. The new seed goes into the configuration, so that saves and records of this game know it.
    pub(super) fn reseed(&mut self, seed: u64) {
        // Numbers of a document stay within 2^53.
        let small = seed <= config::LARGEST_SEED;
        self.shell.seed = if small { Seed::Number(seed) } else { Seed::Text(seed.to_string()) };
        self.shell.value["seed"] = if small { seed.into() } else { seed.to_string().into() };
        self.set_epoch(self.epoch);
    }

    /// The position after so many answers, and how many chances stand before it.
    fn position_at(&self, answers: usize) -> Result<(R::State, u64), Failure> {
        let before = self.checkpoints.iter().rfind(|checkpoint| checkpoint.answers <= answers);
        let before = before.expect("the start is a checkpoint");
        let (mut state, mut chances) = (before.state, before.chances);
        for Given { answer, by, .. } in &self.record[before.answers..answers] {
            let result = self.rules.apply(&mut state, *answer, &mut Silent);
            result.map_err(|overflow| Failure::new(Status::Limit, overflow.to_string()))?;
            chances += u64::from(by.is_chance());
        }
        Ok((state, chances))
    }
}
