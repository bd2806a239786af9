//! Set-up: who begins, the secret choice of starting locations, opening hands (rulebook: Starter Rules).

use super::WarsTcg;
use super::answer::Answer;
use super::card::Kind;
use super::codes::event;
use super::effect::Pile;
use super::options::FirstPlayer;
use super::referee::Referee;
use super::state::{Face, PileCard, State, Step, Zone};
use super::zones;
use crate::kit::{Event, Sink};

/// Cards of an opening hand.
const OPENING_HAND: u8 = 8;

impl WarsTcg {
    /// Nothing on the table; the decks are taken up when locations have been picked.
    pub fn fresh(&self) -> State {
        State::default()
    }

    /// The different locations of a deck, to start with.
    pub fn list_starts(&self, seat: u8, out: &mut Vec<Answer>) {
        let mut last = 0;
        for card in &self.players[usize::from(seat)].list {
            if *card != last && self.card(*card).kind == Kind::Location {
                out.push(Answer::Start { card: *card });
            }
            last = *card;
        }
    }
}

impl<S: Sink> Referee<'_, S> {
    /// The first step of a game.
    pub fn set_up(&mut self) {
        match self.rules.options.first_player {
            FirstPlayer::Roll => self.push(Step::Coin),
            FirstPlayer::Seat(seat) => {
                self.push(Step::Coin);
                self.first(seat);
            }
        }
    }

    /// This seat takes the first turn, and picks its starting location first, in secret.
    pub fn first(&mut self, seat: u8) {
        self.state.steps.pop();
        self.state.turn = seat;
        self.tell(self.of(event::FIRST, seat));
        self.push(Step::Begin { seat: 1 - seat });
        self.push(Step::Begin { seat });
    }

    /// A starting location is picked; when both are, they are shown and the decks are shuffled.
    pub fn begin_with(&mut self, seat: u8, card: u16) {
        self.state.steps.pop();
        self.state.seats[usize::from(seat)].start = card;
        self.tell(Event { card, only: Some(seat), ..self.of(event::PICK, seat) });
        if seat == self.state.turn {
            return;
        }
        for seat in [self.state.turn, 1 - self.state.turn] {
            self.start_at(seat);
        }
        for seat in [1 - self.state.turn, self.state.turn] {
            self.push(Step::Draw { seat, pile: Pile::Reserve, left: OPENING_HAND });
        }
    }

    fn start_at(&mut self, seat: u8) {
        let card = std::mem::take(&mut self.state.seats[usize::from(seat)].start);
        let slot = self.open(seat, card, Zone::Location);
        let index = self.rules.row_index(self.state, card, u8::MAX);
        let _ = self.state.rows.insert(index, slot as u8);
        self.rules.enlist(self.state, slot);
        let told = Event { place: zones::TABLE, ..self.about(event::START, slot) };
        self.tell(told);
        let mut list = self.rules.players[usize::from(seat)].list.as_slice();
        let own = &mut self.state.seats[usize::from(seat)];
        let mut left_out = false;
        while let [next, rest @ ..] = list {
            list = rest;
            if *next == card && !left_out {
                left_out = true;
                continue;
            }
            let _ = own.pool.push(Face { group: 1, card: *next });
            let _ = own.piles[Pile::Reserve as usize].push(PileCard { card: 0, group: 1, knows: 0 });
        }
        self.tell(Event { place: zones::pile(seat, Pile::Reserve), ..self.of(event::SHUFFLE, seat) });
    }
}
