//! A slow and obvious model of the game on open ground: nothing but moves, attacks, health, protection, command points,
//! Activation Markers and leaders. It copies everything at every order.

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
