//! Perft of Colonial Space Wars: how many sequences of so many orders there are from six fixed positions. A game that ends
//! earlier is no such sequence. Every value of every unit is pinned here, so that only a change of the rules changes a count.
//!
//! The first position is counted a second time by a slow little model of the rules that it needs, which shares no code with
//! the engine.

mod common;

use adjutant::games::colonial_space_wars::{ColonialSpaceWars, Large, Size, Small};
use adjutant::kit::{Asked, Faults, Node, Rules, Silent};
use common::field::plain_unit;
use common::{ALL, Field, Game};
use serde_json::{Value, json};

/// Sequences of so many orders.
fn perft<R: Rules>(rules: &R, state: &R::State, orders: usize) -> u64 {
    if !matches!(rules.question(state).asked, Asked::Seat(_)) {
        return 0;
    }
    let mut answers = Vec::new();
    rules.answers(state, &mut answers);
    if orders == 1 {
        return answers.len() as u64;
    }
    let after = |answer: &R::Answer| {
        let mut state = *state;
        rules.apply(&mut state, *answer, &mut Silent).expect("no overflow");
        perft(rules, &state, orders - 1)
    };
    answers.iter().map(after).sum()
}

/// Sequences of two orders, through the C ABI.
fn perft_of_two(config: &Value) -> u64 {
    let game = Game::new(config).expect("a good position");
    let info = game.info(ALL).expect("info");
    let after = |index: u32| {
        let fork = game.fork(0).expect("a fork");
        fork.submit(ALL, fork.info(ALL).expect("info").revision, index).expect("a listed order is accepted");
        u64::from(fork.info(ALL).expect("info").order_count)
    };
    (0..info.order_count).map(after).sum()
}

/// The counts of a position, from one order on.
#[track_caller]
fn assert_perft<Z: Size>(field: Field, counts: &[u64]) {
    let config = field.whole();
    let mut faults = Faults::default();
    let rules = ColonialSpaceWars::<Z>::load(&Node::root(&config), &mut faults);
    let rules = rules.unwrap_or_else(|| panic!("{:#?}", faults.0));
    let state = rules.start(&mut Silent);
    let found: Vec<u64> = (1..=counts.len()).map(|orders| perft(&rules, &state, orders)).collect();
    assert_eq!(found, counts);
    assert_eq!(perft_of_two(&config), counts[1], "the C ABI lists the same");
}

fn leader(x: u8) -> Value {
    json!([{ "skill": "leader", "x": x }])
}

/// Six pieces on open ground in the middle of a fight: some are hurt, one is marked, one has absorbed a hit, and friends
/// stand in each other's way.
fn on_the_plain() -> Field {
    let cast = json!({ "units": [
        plain_unit("captain", "terra", json!({ "mov": 1, "ata_light": 1, "ata_heavy": 1, "rng": 1, "skills": leader(3) })),
        plain_unit("rifle", "terra", json!({ "mov": 2 })),
        plain_unit("walker", "terra", json!({ "cls": "heavy", "mov": 1, "ata_light": 2, "ata_heavy": 3, "prt": 2, "cmd": 2 })),
        plain_unit("chief", "centauri", json!({ "mov": 2, "ata_light": 3, "ata_heavy": 2, "rng": 1, "skills": leader(3) })),
        plain_unit("spear", "centauri", json!({ "mov": 2, "ata_light": 3, "ata_heavy": 3, "rng": 1, "prt": 0 })),
        plain_unit("chariot", "centauri", json!({ "cls": "heavy", "mov": 2, "ata_light": 3, "ata_heavy": 3, "cmd": 1 })),
    ] });
    Field::new()
        .pack(cast)
        .unit_with(0, "captain", "c3", json!({ "damage": 1 }))
        .unit(0, "rifle", "d4")
        .unit_with(0, "walker", "d3", json!({ "marked": true }))
        .unit_with(1, "chief", "e5", json!({ "damage": 3, "absorbed": 1 }))
        .unit_with(1, "spear", "e4", json!({ "damage": 2 }))
        .unit(1, "chariot", "g6")
        .points(0, 2)
}

// covers: CSW-R55, CSW-R56, CSW-R58, CSW-R63, CSW-R78, CSW-R79
#[test]
fn a_fight_on_the_plain() {
    assert_perft::<Small>(on_the_plain(), &[1, 2, 3, 4, 5, 6, 7]);
}

// covers: CSW-3.7, CSW-R24, CSW-R89, CSW-R96
#[test]
fn a_flyer_an_agile_and_a_heavy_unit_on_rough_ground() {
    let cast = json!({ "units": [
        plain_unit("captain", "terra", json!({ "mov": 0, "ata_light": 0, "ata_heavy": 0, "skills": leader(2) })),
        plain_unit("drone", "terra", json!({ "mov": 2, "ata_light": 1, "rng": 1, "skills": [{ "skill": "fly" }] })),
        plain_unit("climber", "terra", json!({ "mov": 2, "rng": 1, "skills": [{ "skill": "agile" }] })),
        plain_unit("tank", "terra", json!({ "cls": "heavy", "mov": 3, "ata_heavy": 2, "rng": 3 })),
        plain_unit("chief", "centauri", json!({ "mov": 1, "prt": 1, "skills": leader(2) })),
        plain_unit("chariot", "centauri", json!({ "cls": "heavy", "mov": 2, "prt": 1 })),
    ] });
    let ground = [
        ("c4", "A"),
        ("c5", "B"),
        ("d3", "A"),
        ("d4", "BF"),
        ("d6", "C"),
        ("e2", "B"),
        ("e4", "C"),
        ("e5", "AD"),
        ("f3", "B"),
        ("f4", "A"),
        ("f5", "F"),
        ("g5", "D"),
    ];
    let field = Field::new()
        .pack(cast)
        .ground(&ground)
        .unit(0, "captain", "a1")
        .unit(0, "drone", "d4")
        .unit(0, "climber", "d5")
        .unit(0, "tank", "e3")
        .unit_with(1, "chief", "f5", json!({ "damage": 2 }))
        .unit_with(1, "chariot", "e5", json!({ "damage": 3 }));
    assert_perft::<Small>(field, &[1, 2, 3, 4, 5, 6, 7]);
}

/// A unit of a faction with its racial skills and more.
fn of_kin(key: &str, faction: &str, skills: &[Value], more: Value) -> Value {
    let racial: &[&str] = if faction == "ascaryan" { &["feed", "plague"] } else { &["caste"] };
    let skills = racial.iter().map(|skill| json!({ "skill": skill })).chain(skills.iter().cloned());
    let mut unit = plain_unit(key, faction, more);
    unit["skills"] = skills.collect();
    unit
}

// covers: CSW-R99, CSW-R100, CSW-R105, CSW-R110, CSW-3.61
#[test]
fn plague_strikes_a_horde_follows_and_kin_eats_kin() {
    let horde = [json!({ "skill": "horde" })];
    let cast = json!({ "units": [
        plain_unit("chief", "centauri", json!({ "mov": 1, "rng": 1, "skills": leader(1) })),
        plain_unit("spear", "centauri", json!({ "mov": 1, "rng": 1, "prt": 0 })),
        of_kin("queen", "ascaryan", &[], json!({ "level": 2, "mov": 1, "rng": 2, "prt": 0 })),
        of_kin("imp", "ascaryan", &horde, json!({ "mov": 1, "rng": 1, "prt": 0 })),
    ] });
    let field = Field::of("centauri", "ascaryan")
        .pack(cast)
        .unit(0, "chief", "a1")
        .unit_with(0, "spear", "e5", json!({ "damage": 3 }))
        .unit_with(1, "queen", "f6", json!({ "damage": 1 }))
        .unit_with(1, "imp", "f5", json!({ "damage": 2 }))
        .unit(1, "imp", "f4")
        .unit(1, "imp", "h5");
    assert_perft::<Small>(field, &[1, 2, 3, 4, 5, 6, 7]);
}

// covers: CSW-R41, CSW-R42, CSW-R93, CSW-R103
#[test]
fn a_net_connects_controls_mark_and_cloaks_hide() {
    let skills = |words: Value| words.as_array().expect("a list").clone();
    let wizard = skills(json!([{ "skill": "node", "x": 3 }, { "skill": "net" }, { "skill": "control" }]));
    let puppet = skills(json!([{ "skill": "control", "cls": "heavy" }]));
    let cast = json!({ "units": [
        of_kin("wizard", "heimdall", &wizard, json!({ "mov": 1, "rng": 2 })),
        of_kin("bot", "heimdall", &[], json!({ "cls": "heavy", "mov": 2, "rng": 2 })),
        of_kin("puppet", "heimdall", &puppet, json!({ "mov": 1, "rng": 3, "ata_light": 1, "ata_heavy": 0 })),
        plain_unit("captain", "terra", json!({ "mov": 1, "skills": leader(2) })),
        plain_unit("ghost", "terra", json!({ "mov": 1, "prt": 0, "skills": [{ "skill": "cloak" }] })),
        plain_unit("tank", "terra", json!({ "cls": "heavy", "mov": 1, "prt": 0, "skills": [{ "skill": "chaos", "x": 2 }] })),
    ] });
    let field = Field::of("heimdall", "terra")
        .pack(cast)
        .option("net", json!("net_only"))
        .unit(0, "wizard", "d4")
        .unit(0, "bot", "e5")
        .unit(0, "bot", "a9")
        .unit(0, "puppet", "f4")
        .unit(1, "captain", "l10")
        .unit(1, "ghost", "f6")
        .unit(1, "tank", "g6");
    assert_perft::<Small>(field, &[1, 2, 3, 4, 5, 6, 7]);
}

// covers: CSW-R126, CSW-R128, CSW-R129, CSW-R130
#[test]
fn a_war_of_attrition_creates_units() {
    let cast = json!({ "units": [
        plain_unit("bastion", "general", json!({ "cls": "heavy", "mov": 0, "ata_light": 4, "ata_heavy": 4, "rng": 3, "prt": 1, "cmd": 0 })),
        plain_unit("captain", "terra", json!({ "level": 2, "mov": 1, "cost": 3, "skills": leader(2) })),
        plain_unit("rifle", "terra", json!({ "mov": 1, "rng": 3, "cost": 2 })),
        plain_unit("chief", "centauri", json!({ "mov": 1, "cost": 2, "skills": leader(2) })),
        plain_unit("spear", "centauri", json!({ "mov": 1, "rng": 1, "cost": 1 })),
    ] });
    let field = Field::new()
        .pack(cast)
        .config("scenario", json!("attrition"))
        .unit(0, "bastion", "a1")
        .unit_with(1, "bastion", "l10", json!({ "damage": 3 }))
        .unit(0, "rifle", "b2")
        .unit_with(1, "spear", "c3", json!({ "damage": 3 }))
        .seat(0, "resources", json!(3))
        .seat(1, "resources", json!(1));
    assert_perft::<Large>(field, &[1, 2, 3, 4, 5, 6, 7]);
}

// covers: CSW-R66, CSW-R69, CSW-R70, CSW-R72, CSW-3.42, CSW-3.43
#[test]
fn transports_take_units_in_and_let_them_out() {
    let transport = |x: u8| json!([{ "skill": "transport", "x": x }]);
    let cast = json!({ "units": [
        plain_unit("captain", "terra", json!({ "mov": 2, "rng": 1, "skills": leader(3) })),
        plain_unit("truck", "terra", json!({ "cls": "heavy", "mov": 2, "prt": 3, "ata_light": 0, "skills": transport(2) })),
        plain_unit("jeep", "terra", json!({ "mov": 2, "prt": 1, "ata_light": 0, "ata_heavy": 0, "skills": transport(1) })),
        plain_unit("rifle", "terra", json!({ "mov": 2, "rng": 2 })),
        plain_unit("walker", "terra", json!({ "cls": "heavy", "mov": 1, "rng": 1 })),
        plain_unit("chief", "centauri", json!({ "mov": 1, "prt": 0, "skills": leader(2) })),
    ] });
    let field = Field::new()
        .pack(cast)
        .unit(0, "captain", "b1")
        .unit(0, "truck", "d2")
        .unit(0, "jeep", "c1")
        .unit(0, "walker", "e2")
        .unit_with(1, "chief", "e3", json!({ "damage": 3 }))
        .passenger(0, "rifle", 1);
    assert_perft::<Small>(field, &[1, 2, 3, 4, 5, 6, 7]);
}

/// A slow and obvious model of the game on open ground: nothing but moves, attacks, health, protection, command points,
/// Activation Markers and leaders. It copies everything at every order.
mod model {
    use std::collections::BTreeMap;

    /// Column and row, from 1.
    pub type Square = (i32, i32);

    /// What is printed on a man.
    #[derive(Clone, Copy)]
    pub struct Print {
        pub heavy: bool,
        pub mov: u32,
        pub ata: [u32; 2],
        pub rng: i32,
        pub prt: u32,
        pub cmd: u32,
        pub leader: u32,
    }

    #[derive(Clone)]
    pub struct Man {
        pub print: Print,
        pub seat: usize,
        pub at: Square,
        pub hurt: u32,
        pub absorbed: u32,
        pub marked: bool,
        pub dead: bool,
    }

    /// Who acts, the MOV points that he has left, and the hits that he has dealt to Light and to Heavy men.
    #[derive(Clone)]
    pub struct Acting {
        pub who: usize,
        pub mov: u32,
        pub spent: [u32; 2],
    }

    #[derive(Clone)]
    pub struct Table {
        pub men: Vec<Man>,
        pub turn: usize,
        pub points: u32,
        pub acting: Option<Acting>,
        pub over: bool,
    }

    #[derive(Clone, Copy)]
    enum Order {
        Activate(usize),
        EndTurn,
        Move(Square, u32),
        Attack(usize, u32),
        Stop,
    }

    fn distance(one: Square, other: Square) -> i32 {
        (one.0 - other.0).abs().max((one.1 - other.1).abs())
    }

    fn around(square: Square) -> Vec<Square> {
        let all = (1..=12).flat_map(|column| (1..=10).map(move |row| (column, row)));
        all.filter(|other| distance(square, *other) == 1).collect()
    }

    impl Table {
        /// Sequences of so many orders.
        pub fn leaves(&self, orders: usize) -> u64 {
            match orders {
                0 => 1,
                _ => self.orders().into_iter().map(|order| self.after(order).leaves(orders - 1)).sum(),
            }
        }

        fn living(&self) -> Vec<usize> {
            (0..self.men.len()).filter(|man| !self.men[*man].dead).collect()
        }

        fn own(&self) -> Vec<usize> {
            self.living().into_iter().filter(|man| self.men[*man].seat == self.turn).collect()
        }

        /// Who stands on a square; the acting man stands nowhere.
        fn standing_at(&self, square: Square) -> Option<usize> {
            let acting = self.acting.as_ref().map(|acting| acting.who);
            self.living().into_iter().find(|man| Some(*man) != acting && self.men[*man].at == square)
        }

        /// A damaged man costs 1 more, one with major damages 2 more.
        fn cost(&self, man: usize) -> u32 {
            self.men[man].print.cmd + [0, 0, 1, 2][self.men[man].hurt as usize]
        }

        fn orders(&self) -> Vec<Order> {
            if self.over {
                return Vec::new();
            }
            let Some(acting) = &self.acting else {
                let mut orders: Vec<Order> = self.ready().into_iter().map(Order::Activate).collect();
                orders.push(Order::EndTurn);
                return orders;
            };
            let mut orders = self.actions(acting);
            if self.standing_at(self.men[acting.who].at).is_none() {
                orders.push(Order::Stop);
            }
            orders
        }

        /// Who can be activated.
        fn ready(&self) -> Vec<usize> {
            self.own().into_iter().filter(|man| !self.men[*man].marked && self.cost(*man) <= self.points).collect()
        }

        /// Moves and attacks.
        fn actions(&self, acting: &Acting) -> Vec<Order> {
            let man = &self.men[acting.who];
            let mut orders = Vec::new();
            for (square, steps) in self.walks(man.at, acting.mov) {
                // Above a friend only if the way goes on to a free square.
                let onward = self.walks(square, acting.mov - steps);
                let free = |square: &Square| self.standing_at(*square).is_none();
                if steps > 0 && (free(&square) || onward.keys().any(free)) {
                    orders.push(Order::Move(square, steps));
                }
            }
            for target in self.living() {
                let other = &self.men[target];
                if other.seat == man.seat || distance(man.at, other.at) > man.print.rng {
                    continue;
                }
                let class = usize::from(other.print.heavy);
                for points in 1..=10 {
                    let mut spent = acting.spent;
                    spent[class] += points;
                    let within = spent[class] <= man.print.ata[class];
                    let in_all = spent[0] + spent[1] <= man.print.ata[0].max(man.print.ata[1]);
                    // No point is wasted on the dead.
                    let needed = other.print.prt.saturating_sub(other.absorbed) + 4 - other.hurt;
                    if within && in_all && points <= needed {
                        orders.push(Order::Attack(target, points));
                    }
                }
            }
            orders
        }

        /// Squares within so many steps, and the fewest steps there: enemies are in the way, friends are not.
        fn walks(&self, from: Square, most: u32) -> BTreeMap<Square, u32> {
            let mut found = BTreeMap::from([(from, 0)]);
            for steps in 1..=most {
                for square in found.clone().into_keys().flat_map(around) {
                    let enemy = self.standing_at(square).is_some_and(|man| self.men[man].seat != self.turn);
                    if !enemy && !found.contains_key(&square) {
                        found.insert(square, steps);
                    }
                }
            }
            found
        }

        fn after(&self, order: Order) -> Table {
            let mut table = self.clone();
            match order {
                Order::Activate(man) => {
                    table.points -= self.cost(man);
                    table.acting = Some(Acting { who: man, mov: self.men[man].print.mov, spent: [0, 0] });
                }
                Order::EndTurn => table.end_turn(),
                Order::Move(square, steps) => {
                    let acting = table.acting.as_mut().expect("somebody acts");
                    acting.mov -= steps;
                    table.men[acting.who].at = square;
                }
                Order::Attack(target, points) => table.attack(target, points),
                Order::Stop => table.stop(),
            }
            table.go_on();
            table
        }

        /// What has nothing left but its end ends by itself; after an empty turn of each side somebody is asked all the same.
        fn go_on(&mut self) {
            let mut empty = 0;
            while !self.over {
                match self.acting.clone() {
                    Some(acting) if self.actions(&acting).is_empty() => self.stop(),
                    None if empty < 2 && self.ready().is_empty() => {
                        empty += 1;
                        self.end_turn();
                    }
                    _ => return,
                }
            }
        }

        fn stop(&mut self) {
            let acting = self.acting.take().expect("somebody acts");
            self.men[acting.who].marked = true;
        }

        fn end_turn(&mut self) {
            for man in self.own() {
                self.men[man].marked = false;
            }
            self.turn = 1 - self.turn;
            for man in self.living() {
                self.men[man].absorbed = 0;
            }
            self.points = self.own().into_iter().map(|man| self.men[man].print.leader).sum::<u32>().min(6);
            // Who can pay for nobody is beaten.
            self.over = self.own().into_iter().all(|man| self.cost(man) > self.points);
        }

        fn attack(&mut self, target: usize, points: u32) {
            let acting = self.acting.as_mut().expect("somebody acts");
            acting.spent[usize::from(self.men[target].print.heavy)] += points;
            for _ in 0..points {
                let man = &mut self.men[target];
                if man.absorbed < man.print.prt {
                    man.absorbed += 1;
                } else {
                    man.hurt += 1;
                }
                man.dead = man.hurt == 4;
            }
            let leads = |man: usize| self.men[man].seat != self.turn && self.men[man].print.leader > 0;
            self.over = !self.living().into_iter().any(leads);
        }
    }
}

/// The first position, told to the model.
fn model_of_the_plain() -> model::Table {
    use model::{Man, Print, Table};
    let print = |heavy, mov, ata, rng, prt, cmd, leader| Print { heavy, mov, ata, rng, prt, cmd, leader };
    let man = |print, seat, at| Man { print, seat, at, hurt: 0, absorbed: 0, marked: false, dead: false };
    let men = vec![
        Man { hurt: 1, ..man(print(false, 1, [1, 1], 1, 1, 1, 3), 0, (3, 3)) },
        man(print(false, 2, [2, 1], 2, 1, 1, 0), 0, (4, 4)),
        Man { marked: true, ..man(print(true, 1, [2, 3], 2, 2, 2, 0), 0, (4, 3)) },
        Man { hurt: 3, absorbed: 1, ..man(print(false, 2, [3, 2], 1, 1, 1, 3), 1, (5, 5)) },
        Man { hurt: 2, ..man(print(false, 2, [3, 3], 1, 0, 1, 0), 1, (5, 4)) },
        man(print(true, 2, [3, 3], 2, 1, 1, 0), 1, (7, 6)),
    ];
    Table { men, turn: 0, points: 2, acting: None, over: false }
}

#[test]
fn a_slow_and_obvious_model_counts_the_same() {
    let table = model_of_the_plain();
    let counts: Vec<u64> = (1..=4).map(|orders| table.leaves(orders)).collect();
    assert_perft::<Small>(on_the_plain(), &counts);
    eprintln!("{counts:?}");
}
