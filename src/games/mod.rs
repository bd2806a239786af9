//! The rulebooks. Each is a pure state machine behind [`crate::kit::Rules`], with its cards as data beside it.

pub mod lost_empires;
