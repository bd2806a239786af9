//! The rulebooks.

pub mod colonial_space_wars;
pub mod lost_empires;
