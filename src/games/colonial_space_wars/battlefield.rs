//! 2.3 The Battlefield: the board, its terrain, and the zones in which armies are set up.
//!
//! Squares are named as on a chess board: columns are letters from the west, rows numbers from the south.

use super::size::Size;
use super::squares::Squares;
use super::unit::Mover;
use serde_json::Value;

/// Most rows and columns of a map: columns are letters.
pub const MOST_LINES: usize = 26;
/// Most squares of a map.
pub const MOST_SQUARES: usize = 480;
/// No square: a unit that is not set up yet.
pub const NOWHERE: u16 = u16::MAX;

/// The base type of a square (2.3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Terrain {
    /// No mark.
    #[default]
    Normal,
    /// A
    Abrupt,
    /// B
    Extreme,
    /// C
    Impenetrable,
}

impl Terrain {
    /// The words of the view, by type.
    pub const NAMES: [&'static str; 4] = ["normal", "abrupt", "extreme", "impenetrable"];

    /// MOV points that entering costs; `None` where it is closed (2.5.3.1).
    pub fn cost(self, mover: Mover) -> Option<u8> {
        match (self, mover) {
            (_, Mover::Flyer) | (Terrain::Normal, _) => Some(1),
            (Terrain::Impenetrable, _) => None,
            (_, Mover::Agile) => Some(1),
            (Terrain::Extreme, Mover::Heavy) => Some(3),
            (Terrain::Abrupt | Terrain::Extreme, _) => Some(2),
        }
    }
}

/// A square of a map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// Its base type.
    pub terrain: Terrain,
    /// Mark D: whoever stands here is Uncovered.
    pub uncovered: bool,
    /// Mark F: whoever stands here is Fortified.
    pub fortified: bool,
}

/// A map as it was written.
#[derive(Clone, Debug)]
pub struct Map {
    /// `plain`
    pub key: String,
    /// `Plain`
    pub name: String,
    /// Rows, at most [`MOST_LINES`].
    pub rows: u8,
    /// Columns, at most [`MOST_LINES`].
    pub columns: u8,
    /// The squares, row by row from the south-west corner.
    pub squares: Vec<Square>,
    /// Their names, by public number (0 is none).
    pub names: Vec<String>,
    /// The document that it was read from.
    pub source: Value,
}

/// The names of the squares of a board, by public number: `c7`.
pub fn square_names(rows: u8, columns: u8) -> Vec<String> {
    let square = |row: u8| (0..columns).map(move |column| format!("{}{}", char::from(b'a' + column), row + 1));
    std::iter::once(String::new()).chain((0..rows).flat_map(square)).collect()
}

/// Where an army is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub enum Zone {
    South,
    North,
    West,
    East,
    Southwest,
    Southeast,
    Northwest,
    Northeast,
}

impl Zone {
    /// All of them, by number.
    pub const ALL: [Zone; 8] = [
        Zone::South,
        Zone::North,
        Zone::West,
        Zone::East,
        Zone::Southwest,
        Zone::Southeast,
        Zone::Northwest,
        Zone::Northeast,
    ];
    /// Their words, by number.
    pub const NAMES: [&'static str; 8] =
        ["south", "north", "west", "east", "southwest", "southeast", "northwest", "northeast"];

    /// The zone across the board.
    pub fn opposite(self) -> Zone {
        match self {
            Zone::South => Zone::North,
            Zone::North => Zone::South,
            Zone::West => Zone::East,
            Zone::East => Zone::West,
            Zone::Southwest => Zone::Northeast,
            Zone::Southeast => Zone::Northwest,
            Zone::Northwest => Zone::Southeast,
            Zone::Northeast => Zone::Southwest,
        }
    }
}

impl Map {
    /// Is the long side of the board horizontal?
    pub fn is_wide(&self) -> bool {
        self.columns >= self.rows
    }

    /// The squares of a zone that reaches so many lines into the board.
    pub fn zone(&self, zone: Zone, depth: u8) -> impl Iterator<Item = u16> + '_ {
        let (rows, columns) = (self.rows, self.columns);
        let all = (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
        let inside = move |(row, column): &(u8, u8)| {
            let (south, north) = (*row < depth, *row >= rows - depth.min(rows));
            let (west, east) = (*column < depth, *column >= columns - depth.min(columns));
            // A quarter is its half of a base along the long side.
            let (near, far) = if self.is_wide() { (south, north) } else { (west, east) };
            let half = if self.is_wide() { *column >= columns / 2 } else { *row >= rows / 2 };
            match zone {
                Zone::South => south,
                Zone::North => north,
                Zone::West => west,
                Zone::East => east,
                Zone::Southwest => near && !half,
                Zone::Northeast => far && half,
                Zone::Southeast if self.is_wide() => near && half,
                Zone::Southeast => far && !half,
                Zone::Northwest if self.is_wide() => far && !half,
                Zone::Northwest => near && half,
            }
        };
        all.filter(inside).map(move |(row, column)| u16::from(row) * u16::from(columns) + u16::from(column))
    }

    /// The corner square of a quarter.
    pub fn corner(&self, zone: Zone) -> u16 {
        let (rows, columns) = (u16::from(self.rows), u16::from(self.columns));
        let east = matches!(zone, Zone::Southeast | Zone::Northeast | Zone::East);
        let north = matches!(zone, Zone::Northwest | Zone::Northeast | Zone::North);
        u16::from(north) * (rows - 1) * columns + u16::from(east) * (columns - 1)
    }
}

/// A map in bits, for the rules to reckon with.
#[derive(Clone, Debug)]
pub struct Ground<Z: Size> {
    rows: u8,
    columns: u32,
    /// All squares.
    pub all: Squares<Z>,
    not_west: Squares<Z>,
    not_east: Squares<Z>,
    /// The squares that cost 1, 2 and 3 to enter, by mover.
    pub costs: [[Squares<Z>; 3]; 4],
    /// The highest cost on this map, by mover.
    pub dearest: [u8; 4],
    /// A and B: Light units are Covered.
    pub cover: Squares<Z>,
    /// D
    pub uncovered: Squares<Z>,
    /// F
    pub fortified: Squares<Z>,
    /// Row and column of each square.
    lines: Vec<(u8, u8)>,
}

impl<Z: Size> Ground<Z> {
    /// Reads a map, which must fit the size.
    pub fn new(map: &Map) -> Self {
        let numbers = || 0..map.squares.len() as u16;
        let square = |number: u16| map.squares[usize::from(number)];
        let those = |is: &dyn Fn(u16) -> bool| numbers().filter(|number| is(*number)).collect::<Squares<Z>>();
        let columns = u16::from(map.columns);
        let costs = Mover::ALL
            .map(|mover| [1, 2, 3].map(|cost| those(&|number| square(number).terrain.cost(mover) == Some(cost))));
        let dearest = |costs: [Squares<Z>; 3]| (1..=3).rev().find(|cost| !costs[cost - 1].is_empty()).unwrap_or(1);
        Ground {
            rows: map.rows,
            columns: columns.into(),
            all: numbers().collect(),
            not_west: those(&|number| number % columns != 0),
            not_east: those(&|number| number % columns != columns - 1),
            costs,
            dearest: costs.map(|costs| dearest(costs) as u8),
            cover: those(&|number| matches!(square(number).terrain, Terrain::Abrupt | Terrain::Extreme)),
            uncovered: those(&|number| square(number).uncovered),
            fortified: those(&|number| square(number).fortified),
            lines: numbers().map(|number| ((number / columns) as u8, (number % columns) as u8)).collect(),
        }
    }

    /// The set and all neighbours of its squares.
    pub fn around(&self, set: Squares<Z>) -> Squares<Z> {
        let wide = set | (set.up(1) & self.not_west) | (set.down(1) & self.not_east);
        (wide | wide.up(self.columns) | wide.down(self.columns)) & self.all
    }

    /// The squares within a distance of a square.
    pub fn disc(&self, square: u16, distance: u8) -> Squares<Z> {
        let (row, column) = self.lines[usize::from(square)];
        let (west, east) = (column.saturating_sub(distance), (column + distance).min(self.columns as u8 - 1));
        let north = (row + distance).min(self.rows - 1);
        let mut disc = Squares::default();
        for row in row.saturating_sub(distance)..=north {
            disc.insert_run(u16::from(row) * self.columns as u16 + u16::from(west), u32::from(east - west) + 1);
        }
        disc
    }

    /// Steps between two squares, diagonals included.
    pub fn distance(&self, from: u16, to: u16) -> u8 {
        let (a, b) = (self.lines[usize::from(from)], self.lines[usize::from(to)]);
        a.0.abs_diff(b.0).max(a.1.abs_diff(b.1))
    }

    /// The squares that a unit with so many MOV points can enter at all.
    pub fn open_to(&self, mover: Mover, mov: u8) -> Squares<Z> {
        let costs = self.costs[mover as usize].iter().take(mov.into());
        costs.fold(Squares::default(), |open, cost| open | *cost)
    }
}
