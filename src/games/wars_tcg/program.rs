//! Programs: the compiled statements of all abilities.

use super::effect::Statement;

/// All programs; a program is named by its number. Number 0 is empty.
#[derive(Clone, Debug)]
pub struct Programs {
    programs: Vec<Vec<Statement>>,
}

impl Default for Programs {
    fn default() -> Programs {
        Programs { programs: vec![Vec::new()] }
    }
}

impl Programs {
    /// Adds a program.
    pub fn add(&mut self, program: Vec<Statement>) -> u16 {
        let known = self.programs.iter().position(|other| *other == program);
        let index = known.unwrap_or_else(|| {
            self.programs.push(program);
            self.programs.len() - 1
        });
        index as u16
    }

    /// A statement.
    pub fn at(&self, program: u16, at: u8) -> Option<&Statement> {
        self.whole(program).get(usize::from(at))
    }

    /// A whole program; empty for a number that is none.
    pub fn whole(&self, program: u16) -> &[Statement] {
        self.programs.get(usize::from(program)).map_or(&[], Vec::as_slice)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.programs.len()
    }

    /// Where a pick without a possible branch goes on: behind the last branch.
    pub fn branch_end(&self, program: u16, at: u8, count: u8) -> u8 {
        let program = self.whole(program);
        let second = program.get(usize::from(at) + usize::from(count).min(2));
        let first_ends = match second {
            Some(Statement::Branch { to, .. }) => usize::from(*to).saturating_sub(1),
            _ => usize::from(at),
        };
        match program.get(first_ends) {
            Some(Statement::Jump { to }) => *to,
            _ => at + 1 + count,
        }
    }
}
