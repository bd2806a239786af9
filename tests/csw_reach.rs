//! Where units of Colonial Space Wars can go, checked against a plain search on 10,000 random boards: mixed terrain, units
//! of every way to move, friends, allies, enemies and transports in numbers.
//!
//! The search is Dijkstra's, written from the sentences of 2.5.3.1. It knows nothing of the engine's floods.

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use adjutant::games::colonial_space_wars::{Answer, ColonialSpaceWars, Large, Size, Small, State};
use adjutant::kit::{Faults, Node, Rules, Silent, Viewer};
use common::Field;
use common::field::plain_unit;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

const BOARDS: u64 = 10_000;
/// Of so many boards one has the reach of all its pieces compared.
const WHOLE_BOARDS: u64 = 20;

/// What is printed on a kind of piece, as far as movement goes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Kind {
    heavy: bool,
    agile: bool,
    fly: bool,
    mov: u32,
    /// X of TRANSPORT, 0 for none.
    transport: usize,
}

/// Something that stands on any ground and has nothing to do with transports but its place in the way.
const POST: Kind = Kind { heavy: false, agile: false, fly: true, mov: 10, transport: 0 };

#[derive(Clone, Copy, Debug)]
struct Piece {
    kind: Kind,
    seat: usize,
    at: usize,
    /// Is somebody in it, if it is a transport?
    loaded: bool,
}

/// A board with its pieces; the first one is to move.
struct Board {
    rows: usize,
    columns: usize,
    terrain: Vec<char>,
    marks: Vec<char>,
    seats: usize,
    pieces: Vec<Piece>,
    /// Which piece stands on each square.
    who: Vec<Option<usize>>,
}

/// Cheapest costs by square.
type Costs = BTreeMap<usize, u32>;

impl Board {
    /// Two seats are enemies; of four the first and third are a pair, and the others.
    fn are_enemies(&self, one: usize, other: usize) -> bool {
        one % 2 != other % 2
    }

    /// The pieces that stand on a square, but for the one that moves: it is lifted while it acts.
    fn others_at(&self, mover: usize, square: usize) -> Option<&Piece> {
        self.who[square].filter(|index| *index != mover).map(|index| &self.pieces[index])
    }

    /// "The movement can be to any adjacent square, no matter if this is in a vertical, horizontal or diagonal
    /// direction."
    fn neighbours(&self, square: usize) -> Vec<usize> {
        let (row, column) = ((square / self.columns) as i64, (square % self.columns) as i64);
        let mut found = Vec::new();
        for (up, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
            let (row, column) = (row + up, column + right);
            if (0..self.rows as i64).contains(&row) && (0..self.columns as i64).contains(&column) {
                found.push(row as usize * self.columns + column as usize);
            }
        }
        found
    }

    /// What it costs to enter a square; nothing can be paid where it is closed.
    fn price(&self, mover: usize, square: usize) -> Option<u32> {
        let Piece { kind, seat, .. } = self.pieces[mover];
        // "Units with the skill FLY consider all kinds of terrain as normal when moving", and they alone cross enemies.
        if kind.fly {
            return Some(1);
        }
        if self.others_at(mover, square).is_some_and(|piece| self.are_enemies(piece.seat, seat)) {
            return None;
        }
        match self.terrain[square] {
            '.' => Some(1),
            'C' => None,
            // "Units with the skill AGILE consider abrupt and extreme terrain as normal."
            _ if kind.agile => Some(1),
            'A' => Some(2),
            _ if kind.heavy => Some(3),
            _ => Some(2),
        }
    }

    /// The cheapest way to every square that so many points reach, the first one included; ends early where `enough`
    /// says so.
    fn search(&self, mover: usize, from: usize, points: u32, mut enough: impl FnMut(usize, u32) -> bool) -> Costs {
        let mut costs = Costs::new();
        let mut open = BinaryHeap::from([Reverse((0, from))]);
        while let Some(Reverse((cost, square))) = open.pop() {
            if costs.contains_key(&square) {
                continue;
            }
            costs.insert(square, cost);
            if enough(square, points - cost) {
                break;
            }
            for next in self.neighbours(square) {
                if let Some(price) = self.price(mover, next).filter(|price| cost + price <= points) {
                    open.push(Reverse((cost + price, next)));
                }
            }
        }
        costs
    }

    /// Could a unit that stands here get into a transport, for 1 point, from a square without an enemy?
    fn can_embark(&self, mover: usize, square: usize, points: u32) -> bool {
        let Piece { kind, seat, .. } = self.pieces[mover];
        let blocked = self.others_at(mover, square).is_some_and(|piece| self.are_enemies(piece.seat, seat));
        let takes = |piece: &Piece| {
            piece.seat == seat
                && piece.kind.transport > usize::from(piece.loaded)
                && (piece.kind.heavy || !kind.heavy)
                && kind.transport == 0
        };
        let beside = self.neighbours(square);
        points > 0 && !blocked && beside.iter().any(|square| self.others_at(mover, *square).is_some_and(takes))
    }

    /// Where a unit can go with so many points: to a free square; above an occupied one only if what is left leads on to a
    /// free square or into a transport.
    fn stops(&self, mover: usize, from: usize, points: u32) -> Costs {
        let mut reached = self.search(mover, from, points, |_, _| false);
        reached.remove(&from);
        reached.retain(|square, cost| {
            let mut way_off = false;
            self.search(mover, *square, points - *cost, |square, left| {
                way_off = self.others_at(mover, square).is_none() || self.can_embark(mover, square, left);
                way_off
            });
            way_off
        });
        reached
    }

    fn name(&self, square: usize) -> String {
        format!("{}{}", char::from(b'a' + (square % self.columns) as u8), square / self.columns + 1)
    }

    /// The rows of a grid from the north.
    fn grid(&self, squares: &[char]) -> Vec<String> {
        squares.chunks(self.columns).rev().map(String::from_iter).collect()
    }

    fn config(&self) -> Value {
        let mut kinds: Vec<(&str, Kind)> = Vec::new();
        let mut units = Vec::new();
        let mut rows: Vec<Value> = Vec::new();
        for (slot, piece) in self.pieces.iter().enumerate() {
            let faction = FACTIONS[piece.seat % 2];
            let known = kinds.iter().position(|known| *known == (faction, piece.kind));
            let number = known.unwrap_or_else(|| {
                kinds.push((faction, piece.kind));
                units.push(print(kinds.len() - 1, faction, piece.kind));
                kinds.len() - 1
            });
            rows.push(json!({
                "slot": slot, "unit": format!("kind_{number}"), "sword": piece.seat, "place": self.name(piece.at),
            }));
        }
        for (slot, piece) in self.pieces.iter().enumerate().filter(|(_, piece)| piece.loaded) {
            let unit = FACTIONS[piece.seat % 2].to_owned() + "_passenger";
            rows.push(json!({ "slot": rows.len(), "unit": unit, "sword": piece.seat, "carrier": slot }));
        }
        for faction in FACTIONS {
            units.push(unit(&(faction.to_owned() + "_passenger"), faction, json!({})));
        }
        let (terrain, marks) = (self.grid(&self.terrain), self.grid(&self.marks));
        let map = json!({ "key": "board", "name": "Board", "terrain": terrain, "marks": marks });
        let passenger = |seat: usize| FACTIONS[seat % 2].to_owned() + "_passenger";
        let seats = (0..self.seats).map(|seat| json!({ "faction": FACTIONS[seat % 2], "army": [passenger(seat)] }));
        let mut pack = json!({ "format": 1, "game": "colonial_space_wars", "name": "Reach", "version": 1 });
        (pack["units"], pack["maps"]) = (units.into(), json!([map]));
        let mut config = json!({
            "ruleset": "colonial_space_wars",
            "seats": seats.collect::<Vec<Value>>(),
            "options": { "map": "board" },
            "packs": [pack],
            "position": { "units": rows },
        });
        if self.seats == 4 {
            config["options"]["teams"] = "pairs".into();
        }
        config
    }
}

const FACTIONS: [&str; 2] = ["terra", "centauri"];

/// A unit that flies and leads: it can be anywhere, and its side goes on.
fn unit(key: &str, faction: &str, more: Value) -> Value {
    let leader = json!([{ "skill": "leader", "x": 6 }, { "skill": "fly" }]);
    plain_unit(key, faction, json!({ "ata_light": 0, "ata_heavy": 0, "prt": 0, "skills": leader }))
        .as_object()
        .expect("an object")
        .iter()
        .chain(more.as_object().expect("an object"))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

fn print(number: usize, faction: &str, kind: Kind) -> Value {
    let mut skills = vec![json!({ "skill": "leader", "x": 6 })];
    for (has, skill) in [(kind.agile, "agile"), (kind.fly, "fly")] {
        if has {
            skills.push(json!({ "skill": skill }));
        }
    }
    if kind.transport > 0 {
        skills.push(json!({ "skill": "transport", "x": kind.transport }));
    }
    let cls = if kind.heavy { "heavy" } else { "light" };
    unit(&format!("kind_{number}"), faction, json!({ "mov": kind.mov, "cls": cls, "skills": skills }))
}

/// Rows and columns: mostly the basic board, sometimes the biggest one, sometimes any.
fn any_size(luck: &mut StdRng) -> (usize, usize) {
    match luck.random_range(0..20) {
        0 => (20, 24),
        1..4 => (luck.random_range(4..=20), luck.random_range(4..=24)),
        _ => (10, 12),
    }
}

fn any_board(seed: u64) -> Board {
    let luck = &mut StdRng::seed_from_u64(seed);
    let (rows, columns) = any_size(luck);
    let squares = rows * columns;
    let weights = [luck.random_range(1..8), luck.random_range(0..4), luck.random_range(0..4), luck.random_range(0..3)];
    let ground: Vec<char> = ".ABC".chars().zip(weights).flat_map(|(letter, weight)| vec![letter; weight]).collect();
    let mut any =
        |letters: &[char]| (0..squares).map(|_| *letters.choose(luck).expect("letters")).collect::<Vec<char>>();
    let (mut terrain, marks) = (any(&ground), any(&['.', '.', '.', 'D', 'F', 'X']));
    let seats = if luck.random_bool(0.25) { 4 } else { 2 };
    let mut places: Vec<usize> = (0..squares).collect();
    places.shuffle(luck);
    let (fly, agile) = (luck.random_bool(0.25), luck.random_bool(0.25));
    let kind = Kind { heavy: luck.random_bool(0.5), agile, fly, mov: luck.random_range(0..=10), transport: 0 };
    terrain[places[0]] = if kind.fly { terrain[places[0]] } else { '.' };
    let mut pieces = vec![Piece { kind, seat: 0, at: places[0], loaded: false }];
    let crowd = luck.random_range(seats..=squares.min(if squares > 120 { 200 } else { 60 }) / 2 + seats);
    let enemies = luck.random_range(0.0..1.0);
    for (number, at) in places[1..].iter().copied().take(crowd).enumerate() {
        // One of each seat at least.
        let side = if number < seats { number % 2 } else { usize::from(luck.random_bool(enemies)) };
        let seat = if number < seats { number } else { side + luck.random_range(0..seats / 2) * 2 };
        let transport = if luck.random_bool(0.1) { luck.random_range(1..=2) } else { 0 };
        let kind = Kind { heavy: luck.random_bool(0.5), transport, ..POST };
        let kind = if transport > 0 { kind } else { POST };
        pieces.push(Piece { kind, seat, at, loaded: transport > 0 && luck.random_bool(0.5) });
    }
    let mut who = vec![None; squares];
    pieces.iter().enumerate().for_each(|(index, piece)| who[piece.at] = Some(index));
    Board { rows, columns, terrain, marks, seats, pieces, who }
}

/// What a board showed.
#[derive(Default)]
struct Tally {
    squares: usize,
    pauses: usize,
    moves: usize,
}

/// The engine with a board.
struct Engine<Z: Size> {
    rules: ColonialSpaceWars<Z>,
    state: State<Z>,
}

impl<Z: Size> Engine<Z> {
    fn new(config: &Value) -> Self {
        let mut faults = Faults::default();
        let rules = ColonialSpaceWars::load(&Node::root(config), &mut faults);
        let rules = rules.unwrap_or_else(|| panic!("{config}: {:#?}", faults.0));
        Engine { state: rules.start(&mut Silent), rules }
    }

    /// What is offered.
    fn offers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.rules.answers(&self.state, &mut answers);
        answers
    }

    /// The squares that are offered to the active unit, and what they cost.
    fn moves(&self) -> Costs {
        let moves = self.offers().into_iter().filter_map(|answer| match answer {
            Answer::Move { to, cost } => Some((to.into(), cost.into())),
            _ => None,
        });
        moves.collect()
    }

    fn give(&mut self, answer: Answer) {
        assert!(self.offers().contains(&answer), "{answer:?} is legal");
        self.rules.apply(&mut self.state, answer, &mut Silent).expect("no overflow");
    }

    /// The squares that the view shows for each piece.
    fn assert_view(&self, board: &Board) {
        let view = serde_json::to_value(self.rules.view(&self.state, Viewer::Public)).expect("JSON");
        let entities = view["entities"].as_array().expect("a list");
        for (mover, (piece, entity)) in board.pieces.iter().zip(entities).enumerate() {
            let squares: Vec<usize> =
                board.stops(mover, piece.at, piece.kind.mov).into_keys().map(|at| at + 1).collect();
            assert_eq!(entity["reach"], json!(squares), "{entity} in {}", board.config());
        }
    }

    /// The first piece makes one move after the other, until none is left.
    fn assert_moves(&mut self, board: &Board, luck: &mut StdRng, tally: &mut Tally) {
        self.give(Answer::Activate { unit: 0, cost: 1 });
        let (mut at, mut points) = (board.pieces[0].at, board.pieces[0].kind.mov);
        loop {
            let expected = board.stops(0, at, points);
            assert_eq!(self.moves(), expected, "from {} with {points} of {}", board.name(at), board.config());
            tally.squares += expected.len();
            tally.pauses += expected.keys().filter(|square| board.others_at(0, **square).is_some()).count();
            let ways: Vec<(usize, u32)> = expected.into_iter().collect();
            let Some((to, cost)) = ways.choose(luck) else { break };
            self.give(Answer::Move { to: *to as u16, cost: *cost as u8 });
            (at, points) = (*to, points - cost);
            tally.moves += 1;
        }
        assert!(!self.offers().is_empty(), "u1 is stuck on {} of {}", board.name(at), board.config());
        // Where its activation has ended, it stands alone.
        if self.state.active == Default::default() {
            let others = board.others_at(0, at).is_some();
            assert!(!others && self.state.resident(at as u16) == Some(0), "u1 stands on {}", board.name(at));
        }
    }
}

fn assert_board<Z: Size>(seed: u64, board: &Board, tally: &mut Tally) {
    let mut engine = Engine::<Z>::new(&board.config());
    if seed % WHOLE_BOARDS == 0 {
        engine.assert_view(board);
    }
    engine.assert_moves(board, &mut StdRng::seed_from_u64(!seed), tally);
}

// covers: CSW-R58, CSW-R59, CSW-R60, CSW-R61, CSW-R62, CSW-R63, CSW-R64, CSW-R65, CSW-R89, CSW-R96
// covers: CSW-3.1, CSW-3.3, CSW-3.4, CSW-3.5, CSW-3.7, CSW-3.67, CSW-T19, CSW-T20
#[test]
fn a_unit_goes_wherever_a_plain_search_goes_and_at_that_price() {
    let mut tally = Tally::default();
    for seed in 1..=BOARDS {
        let board = any_board(seed);
        match board.terrain.len() {
            0..=120 => assert_board::<Small>(seed, &board, &mut tally),
            _ => assert_board::<Large>(seed, &board, &mut tally),
        }
    }
    let Tally { squares, pauses, moves } = tally;
    eprintln!("{BOARDS} boards, {squares} squares reached, {pauses} of them above others, {moves} moves");
    assert!(pauses > BOARDS as usize, "many pauses above others");
}

// covers: CSW-3.67, CSW-R69
#[test]
fn a_transport_is_beside_its_neighbours_and_not_beside_itself() {
    let transport = json!([{ "skill": "transport", "x": 1 }]);
    let cast = json!({ "units": [
        plain_unit("truck", "terra", json!({ "cls": "heavy", "prt": 5, "skills": transport })),
        plain_unit("runner", "terra", json!({ "mov": 3 })),
    ] });
    let mut story = Field::of("terra", "centauri")
        .pack(cast)
        .unit(0, "major", "e1")
        .unit(1, "polemarch", "l10")
        .unit(0, "truck", "a1")
        .unit(0, "brigade", "a2")
        .unit(0, "brigade", "b1")
        .unit(0, "brigade", "b2")
        .unit(0, "runner", "c3")
        .play();
    story.order("activate u7");
    // With one point left above the transport, and friends on all three squares around it, nothing would be left to do.
    let refused = story.refused("move u7 a1");
    assert_eq!((refused.reason, refused.rule.as_str()), (u32::from(reason::NO_WAY_OFF), "2.5.3.1"));
    story.orders_given(&["move u7 b2", "embark u7 u3"]);
}
