//! A position of Colonial Space Wars in a few words.

use super::{Story, host};
use serde_json::{Value, json};

/// A position in the middle of seat 0's turn. Entity ids are given in the order in which units are put down: the first is
/// `u1`. Sword 0 is seat 0's, sword 1 seat 1's, unless the seats say otherwise.
#[derive(Clone, Debug)]
pub struct Field {
    /// The configuration that is being built.
    pub config: Value,
    units: Vec<Value>,
}

impl Field {
    /// Terra (seat 0) against Centauri (seat 1) on the plain board, nobody there yet. Sudden death asks for something that
    /// each side lives by: see [`duel`](Field::duel).
    pub fn new() -> Field {
        Field::of("terra", "centauri")
    }

    /// Two factions on the plain board, nobody there yet.
    pub fn of(first: &str, second: &str) -> Field {
        let config = json!({
            "ruleset": "colonial_space_wars",
            "seats": [{ "faction": first }, { "faction": second }],
            "options": {},
            "position": { "seats": [{}, {}] },
        });
        Field { config, units: Vec::new() }
    }

    /// The same with a LEADER, NODE or top Ascaryan for each side out of the way: `u1` at a1 for seat 0, `u2` at l10 for
    /// seat 1. Seat 0 has so many command points (whatever its leader gives).
    pub fn duel(first: &str, second: &str, points: u8) -> Field {
        let head = |faction: &str| match faction {
            "terra" => "major",
            "centauri" => "polemarch",
            "heimdall" => "steel_wizard",
            _ => "estranger",
        };
        Field::of(first, second).unit(0, head(first), "a1").unit(1, head(second), "l10").points(0, points)
    }

    /// Puts a unit of a sword on a square.
    pub fn unit(self, sword: u8, kind: &str, place: &str) -> Field {
        self.unit_with(sword, kind, place, json!({}))
    }

    /// Puts a unit on a square, with more to say: `{"damage": 1, "absorbed": 2, "marked": true}`.
    pub fn unit_with(mut self, sword: u8, kind: &str, place: &str, more: Value) -> Field {
        let mut row = json!({ "unit": kind, "sword": sword, "place": place });
        for (key, value) in more.as_object().expect("an object") {
            row[key] = value.clone();
        }
        self.units.push(row);
        self
    }

    /// Puts a unit into the transport in a slot (slots count from 0 in the order of the units).
    pub fn passenger(mut self, sword: u8, kind: &str, carrier: usize) -> Field {
        self.units.push(json!({ "unit": kind, "sword": sword, "carrier": carrier }));
        self
    }

    /// Command points left, of a seat with one sword.
    pub fn points(self, seat: usize, points: u8) -> Field {
        self.seat(seat, "points", json!([points]))
    }

    /// Sets a value of a seat: `base`, `out`, `resources`, `points`, `last`, `repeats`.
    pub fn seat(mut self, seat: usize, key: &str, value: Value) -> Field {
        self.config["position"]["seats"][seat][key] = value;
        self
    }

    /// Sets a value of the position: `round`, `turn`, `attacker`.
    pub fn set(mut self, key: &str, value: Value) -> Field {
        self.config["position"][key] = value;
        self
    }

    /// Sets an option.
    pub fn option(mut self, key: &str, value: Value) -> Field {
        self.config["options"][key] = value;
        self
    }

    /// Sets a value of the configuration: `scenario`, `seats`.
    pub fn config(mut self, key: &str, value: Value) -> Field {
        self.config[key] = value;
        self
    }

    /// Adds a pack: `{"units": [..], "maps": [..]}`.
    pub fn pack(mut self, more: Value) -> Field {
        let mut pack = json!({ "format": 1, "game": "colonial_space_wars", "name": "test", "version": 1 });
        for (key, value) in more.as_object().expect("an object") {
            pack[key] = value.clone();
        }
        match self.config["packs"].as_array_mut() {
            Some(packs) => packs.push(pack),
            None => self.config["packs"] = json!([pack]),
        }
        self
    }

    /// Replaces single printed values of a unit, or adds one: `("brigade", {"prt": 0})`.
    pub fn print(self, key: &str, values: Value) -> Field {
        let mut unit = values;
        unit["key"] = json!(key);
        self.pack(json!({ "units": [unit] }))
    }

    /// The plain 10 x 12 board with some squares changed: `("c4", "BF")` is extreme terrain with a fortification; letters
    /// A, B, C for the terrain, D and F for the marks.
    pub fn ground(self, squares: &[(&str, &str)]) -> Field {
        let (mut terrain, mut marks) = (vec![vec!['.'; 12]; 10], vec![vec!['.'; 12]; 10]);
        for (square, letters) in squares {
            let column = (square.as_bytes()[0] - b'a') as usize;
            let row = 10 - square[1..].parse::<usize>().expect("a row");
            for letter in letters.chars() {
                match letter {
                    'A' | 'B' | 'C' => terrain[row][column] = letter,
                    mark if marks[row][column] == '.' => marks[row][column] = mark,
                    _ => marks[row][column] = 'X',
                }
            }
        }
        let rows = |grid: Vec<Vec<char>>| grid.into_iter().map(String::from_iter).collect::<Vec<String>>();
        let map = json!({ "key": "test_map", "name": "Test map", "terrain": rows(terrain), "marks": rows(marks) });
        self.pack(json!({ "maps": [map] })).option("map", json!("test_map"))
    }

    /// The whole configuration.
    pub fn whole(mut self) -> Value {
        self.config["position"]["units"] = json!(self.units);
        self.config
    }

    /// Begins to play.
    #[track_caller]
    pub fn play(self) -> Story {
        Story::new(&self.whole())
    }

    /// The configuration without a position: the game begins with its set-up.
    pub fn fresh(mut self) -> Value {
        self.config.as_object_mut().expect("an object").remove("position");
        self.config
    }

    /// Begins with the set-up.
    #[track_caller]
    pub fn set_up(self) -> Story {
        Story::new(&self.fresh())
    }
}

/// A unit for a pack, Light and of level 1, for 1 point: CMD 1, MOV 3, ATA 2/1, RNG 2, PRT 1, but for what is said.
pub fn plain_unit(key: &str, faction: &str, more: Value) -> Value {
    let mut unit = json!({
        "key": key, "name": key, "faction": faction, "level": 1, "cost": 1, "cls": "light", "cmd": 1, "mov": 3,
        "ata_light": 2, "ata_heavy": 1, "rng": 2, "prt": 1, "skills": [],
    });
    for (key, value) in more.as_object().expect("an object") {
        unit[key] = value.clone();
    }
    unit
}

/// Sets up whatever is still to be set up, each piece on the first square that is offered.
#[track_caller]
pub fn deploy_all(story: &mut Story) {
    while ["base", "deploy"].contains(&story.prompt().as_str()) {
        let first = story.orders()[0].clone();
        story.order(&first);
    }
}

/// The faults of a configuration, each as `place reason rule`.
#[track_caller]
pub fn faults(config: &Value) -> Vec<String> {
    let document = host::faults(&config.to_string()).expect("a configuration can be checked");
    let word = |fault: &Value, key: &str| fault[key].as_str().expect("text").to_owned();
    let line = |fault: &Value| ["place", "reason", "rule"].map(|key| word(fault, key)).join(" ").trim_end().to_owned();
    document["faults"].as_array().expect("a list").iter().map(line).collect()
}

/// A captain of each faction far from everything, who gives 6 command points and neither fights nor is easily hurt: what a
/// side lives by while a story is told elsewhere.
pub fn captains() -> Value {
    let captain = |key: &str, faction: &str, skills: Value| {
        let skills = json!({ "skills": skills, "ata_light": 0, "ata_heavy": 0, "rng": 1, "prt": 9, "level": 3 });
        plain_unit(key, faction, skills)
    };
    let plague = json!([{ "skill": "feed" }, { "skill": "plague" }]);
    json!([
        captain("terra_captain", "terra", json!([{ "skill": "leader", "x": 6 }])),
        captain("centauri_captain", "centauri", json!([{ "skill": "leader", "x": 6 }])),
        captain("heimdall_captain", "heimdall", json!([{ "skill": "caste" }, { "skill": "node", "x": 6 }])),
        captain("ascaryan_captain", "ascaryan", plague),
    ])
}

impl Field {
    /// A field on which each side has its captain (`u1` at a1, `u2` at l10) and these units besides; seat 0 has 6 command
    /// points. A cast is a list of `(key, faction, values)` over a plain unit.
    pub fn arena(first: &str, second: &str, cast: &[(&str, &str, Value)]) -> Field {
        let mut units = captains();
        let list = units.as_array_mut().expect("a list");
        list.extend(cast.iter().map(|(key, faction, values)| plain_unit(key, faction, values.clone())));
        Field::of(first, second).pack(json!({ "units": units })).unit(0, &format!("{first}_captain"), "a1").unit(
            1,
            &format!("{second}_captain"),
            "l10",
        )
    }
}
