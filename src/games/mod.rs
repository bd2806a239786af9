//! The rulebooks.

pub mod colonial_space_wars;
pub mod lost_empires;
pub mod wars_tcg;
