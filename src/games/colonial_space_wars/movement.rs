//! 2.5.3.1 Movement: where the active unit can go, and what it costs.
//!
//! Nothing in the rules reacts to the path, so a move is one order to a square and takes the cheapest way. All squares are
//! found at once by a flood over sets: those reached with k points are the neighbours of those reached with k - 1 that cost
//! 1, of k - 2 that cost 2, and of k - 3 that cost 3.

use super::ColonialSpaceWars;
use super::answer::Answer;
use super::codes::event;
use super::referee::Referee;
use super::size::Size;
use super::squares::Squares;
use super::state::State;
use super::unit::Mover;
use crate::kit::Sink;

/// Most MOV points.
const MOST_MOV: usize = 10;

/// Squares by the MOV points that they cost.
#[derive(Debug)]
pub struct Reach<Z: Size>([Squares<Z>; MOST_MOV + 1]);

impl<Z: Size> Reach<Z> {
    /// The squares whose cheapest way costs exactly so much.
    pub fn at(&self, cost: u8) -> Squares<Z> {
        self.0[usize::from(cost)]
    }

    /// All of them.
    pub fn whole(&self) -> Squares<Z> {
        self.0.iter().fold(Squares::default(), |all, squares| all | *squares)
    }

    /// The cheapest way to a square.
    pub fn cost(&self, square: u16) -> Option<u8> {
        (0..=MOST_MOV as u8).find(|cost| self.at(*cost).has(square))
    }
}

/// A unit that is to move.
#[derive(Clone, Copy)]
struct Walker<Z: Size> {
    from: u16,
    mov: u8,
    mover: Mover,
    /// Squares that it must not enter: enemies stand there.
    closed: Squares<Z>,
}

impl<Z: Size> ColonialSpaceWars<Z> {
    /// The squares where enemies of a seat stand.
    pub fn enemies(&self, state: &State<Z>, seat: u8) -> Squares<Z> {
        let foes = self.foes[usize::from(seat)];
        let seats = state.residents.iter().enumerate().filter(|(other, _)| foes & 1 << other != 0);
        seats.fold(Squares::default(), |all, (_, residents)| all | *residents)
    }

    /// The squares where the active unit may go, by their cost. A square where somebody stands is among them only if the
    /// points left lead on to a free one or into a transport.
    pub fn reach(&self, state: &State<Z>) -> Reach<Z> {
        let Some(walker) = self.walker(state) else { return Reach(Default::default()) };
        let mut reach = self.flood(walker);
        let occupied = state.occupied();
        let ways = if reach.0.iter().all(|squares| (*squares & occupied).is_empty()) {
            Default::default()
        } else {
            self.ways_off(state, walker)
        };
        reach.0[0] = Squares::default();
        for (cost, squares) in reach.0.iter_mut().enumerate().take(usize::from(walker.mov) + 1) {
            *squares = squares.without(occupied) | (*squares & ways[usize::from(walker.mov) - cost]);
        }
        reach
    }

    fn walker(&self, state: &State<Z>) -> Option<Walker<Z>> {
        let square = state.unit(state.active.unit.into()).square()?;
        Some(self.walker_from(state, square, state.active.mov))
    }

    /// The active unit, as if it stood on this square with so many points.
    fn walker_from(&self, state: &State<Z>, from: u16, mov: u8) -> Walker<Z> {
        let mover = self.unit(state.unit(state.active.unit.into()).kind).mover();
        let closed = if mover == Mover::Flyer { Squares::default() } else { self.enemies(state, state.turn) };
        Walker { from, mov, mover, closed }
    }

    /// The squares that can be stepped on, whoever of one's own stands there, by their cost.
    fn flood(&self, walker: Walker<Z>) -> Reach<Z> {
        let mut reach = Reach(Default::default());
        let mut around: [Squares<Z>; MOST_MOV + 1] = Default::default();
        let mut seen = Squares::of(walker.from);
        reach.0[0] = seen;
        let costs = &self.ground.costs[walker.mover as usize];
        for points in 1..=usize::from(walker.mov) {
            around[points - 1] = self.ground.around(seen);
            let mut next = Squares::default();
            for cost in 1..=usize::from(self.ground.dearest[walker.mover as usize]).min(points) {
                next |= around[points - cost] & costs[cost - 1];
            }
            let fresh = next.without(seen | walker.closed);
            reach.0[points] = fresh;
            seen |= fresh;
        }
        reach
    }

    /// By points: the squares from which so many points lead to a free square or into a transport.
    fn ways_off(&self, state: &State<Z>, walker: Walker<Z>) -> [Squares<Z>; MOST_MOV + 1] {
        let mut ways: [Squares<Z>; MOST_MOV + 1] = Default::default();
        ways[0] = self.ground.all.without(state.occupied());
        let gangways = self.gangways(state, state.active.unit.into()).without(self.enemies(state, state.turn));
        let costs = &self.ground.costs[walker.mover as usize];
        for points in 1..=usize::from(walker.mov) {
            let mut next = ways[points - 1] | gangways;
            for cost in 1..=usize::from(self.ground.dearest[walker.mover as usize]).min(points) {
                next |= self.ground.around((ways[points - cost] & costs[cost - 1]).without(walker.closed));
            }
            ways[points] = next;
        }
        ways
    }

    /// Could the active unit, standing on this square with so many points, still leave it for a free one?
    pub fn has_way_off(&self, state: &State<Z>, square: u16, mov: u8) -> bool {
        if state.resident(square).is_none() {
            return true;
        }
        self.ways_off(state, self.walker_from(state, square, mov))[usize::from(mov)].has(square)
    }

    /// Is there any square to go to? Usually a free neighbour answers it.
    pub fn may_move(&self, state: &State<Z>) -> bool {
        let Some(walker) = self.walker(state) else { return false };
        if walker.mov == 0 {
            return false;
        }
        let beside = self.ground.disc(walker.from, 1).without(state.occupied() | Squares::of(walker.from));
        if !(beside & self.ground.open_to(walker.mover, walker.mov)).is_empty() {
            return true;
        }
        !self.reach(state).whole().is_empty()
    }

    pub(super) fn list_moves(&self, state: &State<Z>, out: &mut Vec<Answer>) {
        if state.active.mov == 0 {
            return;
        }
        let reach = self.reach(state);
        for cost in 1..=state.active.mov {
            out.extend(reach.at(cost).each().map(|to| Answer::Move { to, cost }));
        }
    }

    /// The cheapest way to a square, step by step, the square itself last. Of equal ways the straightest.
    fn path(&self, state: &State<Z>, to: u16) -> Vec<(u16, u8)> {
        let Some(walker) = self.walker(state) else { return Vec::new() };
        let reach = self.flood(walker);
        let mut steps = Vec::new();
        let mut square = to;
        while square != walker.from {
            let spent = reach.cost(square).expect("a way leads over reached squares");
            steps.push((square, walker.mov - spent));
            let costs = &self.ground.costs[walker.mover as usize];
            let own = (1..=3).find(|cost| costs[*cost as usize - 1].has(square)).expect("it could be entered");
            let before = self.ground.disc(square, 1) & reach.at(spent - own);
            let bend = |other: &u16| (self.ground.distance(*other, walker.from), *other);
            square = before.each().min_by_key(bend).expect("every reached square has a square before it");
        }
        steps.reverse();
        steps
    }
}

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// The active unit goes to a square.
    pub fn march(&mut self, to: u16, cost: u8) {
        let slot = usize::from(self.state.active.unit);
        if S::LISTENS {
            let mut from = self.state.unit(slot).at;
            for (square, left) in self.rules.path(self.state, to) {
                self.tell_of(event::STEP, slot, |event| {
                    (event.origin, event.place) = (from + 1, square + 1);
                    event.value = left.into();
                });
                from = square;
            }
        }
        self.state.unit_mut(slot).at = to;
        self.state.active.mov -= cost;
    }
}
