//! Set-up: who is First Player, opening hands, one mulligan (rulebook: Setup 3 to 7).

use super::LostEmpires;
use super::answer::Answer;
use super::battlefield;
use super::codes::event;
use super::options::FirstPlayer;
use super::referee::Referee;
use super::state::{DeckCard, HandCard, SEATS, State, Step};
use crate::kit::{Event, Sink, flags};

/// Cards of an opening hand.
pub const OPENING_HAND: u8 = 6;
/// Command and supply tokens of a player.
pub const COMMAND: u8 = 4;
/// Supply tokens of a player.
pub const SUPPLY: u8 = 1;
/// Command tokens that begin the game ready.
const FIRST_ROUND_COMMAND: u8 = 2;
/// Dice of the First Player roll: two each.
const DICE: u8 = 4;

impl LostEmpires {
    /// Two shuffled decks and nothing in play.
    pub fn fresh(&self) -> State {
        let mut state = State::default();
        for (seat, player) in self.players.iter().enumerate() {
            let own = &mut state.seats[seat];
            for card in &player.deck {
                let _ = own.pool.push(*card);
                let _ = own.deck.push(DeckCard::default());
            }
            own.command = FIRST_ROUND_COMMAND;
            own.supply = SUPPLY;
        }
        state
    }
}

impl<S: Sink> Referee<'_, S> {
    /// The first steps of a game.
    pub fn set_up(&mut self) {
        for seat in 0..SEATS as i8 {
            self.tell(Event { seat, ..Event::new(event::SHUFFLE) });
        }
        match self.rules.options.first_player {
            FirstPlayer::Roll => self.push(Step::FirstPlayer { dice: 0, totals: [0; 2] }),
            FirstPlayer::Seat(seat) => self.first_player(seat),
        }
    }

    /// One die of the First Player roll: both dice of seat 0, then both of seat 1. Equal totals are rolled again.
    pub fn roll_for_first_player(&mut self, dice: u8, mut totals: [u8; 2], face: u8) {
        let seat = dice / 2;
        let face = self.rules.library.die[usize::from(face)];
        totals[usize::from(seat)] += face.value;
        let critical = if face.critical { flags::CRITICAL } else { 0 };
        self.tell(Event { seat: seat as i8, value: face.value.into(), flags: critical, ..Event::new(event::ROLL) });
        let dice = dice + 1;
        if dice < DICE {
            self.replace(Step::FirstPlayer { dice, totals });
        } else if totals[0] == totals[1] {
            self.replace(Step::FirstPlayer { dice: 0, totals: [0; 2] });
        } else {
            self.state.steps.pop();
            self.first_player(u8::from(totals[1] > totals[0]));
        }
    }

    /// Gives the First Player token and lets both draw; the First Player decides on a mulligan first.
    fn first_player(&mut self, seat: u8) {
        self.state.first = seat;
        self.state.turn = seat;
        self.tell(Event { seat: seat as i8, ..Event::new(event::FIRST_PLAYER) });
        let other = 1 - seat;
        self.push(Step::Mulligan { seat: other });
        self.push(Step::Mulligan { seat });
        self.push(Step::Draw { seat: other, left: OPENING_HAND });
        self.push(Step::Draw { seat, left: OPENING_HAND });
    }

    /// Keeps the hand, or shuffles all of it back and draws six cards; there is no second mulligan.
    pub fn mulligan(&mut self, seat: u8, answer: Answer) {
        self.state.steps.pop();
        let kind = if answer == Answer::Mulligan { event::MULLIGAN } else { event::KEEP };
        self.tell(Event { seat: seat as i8, ..Event::new(kind) });
        if answer != Answer::Mulligan {
            return;
        }
        let own = &mut self.state.seats[usize::from(seat)];
        own.hand.clear();
        own.deck.clear();
        own.pool.clear();
        for card in &self.rules.players[usize::from(seat)].deck {
            let _ = own.pool.push(*card);
            let _ = own.deck.push(DeckCard::default());
        }
        self.tell(Event { seat: seat as i8, ..Event::new(event::SHUFFLE) });
        self.push(Step::Draw { seat, left: OPENING_HAND });
    }

    /// Draws the next of so many cards, as far as there are any.
    pub fn draw(&mut self, seat: u8, left: u8) -> super::referee::Flow {
        use super::referee::Flow;
        let own = &mut self.state.seats[usize::from(seat)];
        let closed = self.rules.options.deck_out_for_good && own.ran_out != 0;
        if left == 0 {
            return self.pop();
        }
        match own.deck.last().copied() {
            Some(top) if !closed => {
                if top.card == 0 {
                    return Flow::Asks;
                }
                own.deck.pop();
                self.reach_hand(seat, top);
                self.replace(Step::Draw { seat, left: left - 1 });
                Flow::Acted
            }
            _ => {
                own.ran_out = 1;
                self.tell(Event { seat: seat as i8, ..Event::new(event::NO_CARD) });
                self.pop()
            }
        }
    }

    /// The card that is drawn turns out to be this one.
    pub fn drawn(&mut self, seat: u8, left: u8, card: u8) {
        self.leave_pool(seat, card);
        self.state.seats[usize::from(seat)].deck.pop();
        self.reach_hand(seat, DeckCard { card, known: 0 });
        self.replace(Step::Draw { seat, left: left - 1 });
    }

    /// A faceless card has got this face.
    fn leave_pool(&mut self, seat: u8, card: u8) {
        let pool = &mut self.state.seats[usize::from(seat)].pool;
        let index = pool.iter().position(|face| *face == card).expect("a face of the pool");
        pool.remove(index);
    }

    /// Takes a card from the deck into the hand: in secret, or openly when everybody knew it.
    fn reach_hand(&mut self, seat: u8, top: DeckCard) {
        let open = top.known == 2;
        let id = if open { self.next_public_id() } else { self.next_private_id(seat) };
        self.state.take_in_hand(seat, HandCard { card: top.card, open: open.into(), id });
        self.tell(Event {
            seat: seat as i8,
            card: top.card.into(),
            subject: if open { id.into() } else { private(seat, id) },
            place: battlefield::hand(seat),
            origin: battlefield::deck(seat),
            flags: if top.known == 0 { flags::REVEAL } else { 0 },
            only: (!open).then_some(seat),
            ..Event::new(event::DRAW)
        });
    }

    /// Shows the top of a deck.
    pub fn reveal_top(&mut self, seat: u8) -> super::referee::Flow {
        use super::referee::Flow;
        match self.state.seats[usize::from(seat)].deck.last().copied() {
            Some(DeckCard { card: 0, .. }) => Flow::Asks,
            Some(top) => {
                self.show_top(seat, top.card);
                Flow::Acted
            }
            None => self.pop(),
        }
    }

    /// The top of a deck turns out to be this card.
    pub fn revealed(&mut self, seat: u8, card: u8) {
        self.leave_pool(seat, card);
        self.show_top(seat, card);
    }

    fn show_top(&mut self, seat: u8, card: u8) {
        self.state.steps.pop();
        let top = self.state.seats[usize::from(seat)].deck.last_mut().expect("a card to show");
        *top = DeckCard { card, known: 2 };
        self.tell(Event {
            seat: seat as i8,
            card: card.into(),
            place: battlefield::deck(seat),
            flags: flags::REVEAL,
            ..Event::new(event::REVEAL)
        });
    }

    /// The next id that everybody sees.
    pub fn next_public_id(&mut self) -> u16 {
        let id = self.state.next_id;
        self.state.next_id = id.saturating_add(1);
        id
    }

    /// The next id of a hand card that only its owner sees, counted for that seat.
    pub fn next_private_id(&mut self, seat: u8) -> u16 {
        let next = &mut self.state.seats[usize::from(seat)].next_id;
        let id = *next;
        *next = id.saturating_add(1);
        id
    }
}

/// The entity id of a hand card that only its owner sees.
pub fn private(seat: u8, id: u16) -> u32 {
    (u32::from(seat) + 1) * 1_000_000 + u32::from(id)
}

/// The entity id of a hand card.
pub fn hand_id(seat: u8, card: &HandCard) -> u32 {
    if card.open != 0 { card.id.into() } else { private(seat, card.id) }
}
