//! What happened, for hosts to animate, and where it goes.
//!
//! Every viewer gets every event under the same number. What a viewer may not know is blanked, never left out, so that
//! the count of events tells nobody anything.

use super::Viewer;

/// Bits of `Event::flags`.
pub mod flags {
    /// Something in this event is blanked for this viewer.
    pub const MASKED: u16 = 1;
    /// Somebody saw a card that he had not seen before. Undo stops here.
    pub const REVEAL: u16 = 2;
    /// The die showed its critical face.
    pub const CRITICAL: u16 = 4;
}

/// The first private entity id of seat 0; seat n begins at `(n + 1) * PRIVATE`.
pub(crate) const PRIVATE: u32 = 1_000_000;

/// Something that happened. Unused fields are 0, an unused seat is -1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Catalogue number of the kind.
    pub kind: u16,
    /// Bits of [`flags`].
    pub flags: u16,
    /// Whose event it is.
    pub seat: i8,
    /// What `subject` shows.
    pub card: u16,
    /// Entity id of what it happened to.
    pub subject: u32,
    /// The id that `subject` had before.
    pub former: u32,
    /// Entity id of the other thing meant.
    pub target: u32,
    /// What `target` shows; not part of the C layout, only of sentences.
    pub other: u16,
    /// Where it is now.
    pub place: u16,
    /// Where it came from.
    pub origin: u16,
    /// A number whose meaning the kind gives.
    pub value: i32,
    /// The one seat that sees card and things, when they are not open to all.
    pub only: Option<u8>,
}

impl Event {
    /// An event of this kind with nothing else in it.
    pub fn new(kind: u16) -> Event {
        Event {
            kind,
            flags: 0,
            seat: -1,
            card: 0,
            subject: 0,
            former: 0,
            target: 0,
            other: 0,
            place: 0,
            origin: 0,
            value: 0,
            only: None,
        }
    }

    /// The event as `viewer` may know it.
    pub fn seen_by(mut self, viewer: Viewer) -> Event {
        let hidden = self.only.is_some_and(|seat| !viewer.sees(seat));
        if hidden {
            (self.card, self.other) = (0, 0);
            (self.subject, self.former, self.target) = (0, 0, 0);
        } else if self.former >= PRIVATE && !viewer.sees((self.former / PRIVATE - 1) as u8) {
            self.former = 0;
        } else {
            return self;
        }
        self.flags |= flags::MASKED;
        self
    }
}

/// Takes the events of one answer.
pub trait Sink {
    /// Does anybody listen? What is worked out for events alone is left out when nobody does.
    const LISTENS: bool = true;

    /// Takes one event.
    fn event(&mut self, event: Event);
}

/// Drops every event: for play-outs and search.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Sink for Silent {
    const LISTENS: bool = false;

    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
