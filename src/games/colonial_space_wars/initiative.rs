//! 2.2 The Initiative: who attacks. The players settle it, or every seat rolls a die and the highest chooses.

use super::answer::Role;
use super::codes::event;
use super::library::Mission;
use super::referee::Referee;
use super::size::Size;
use super::state::Stage;
use crate::kit::{Event, Sink};

/// Sides of the die.
pub const SIDES: u8 = 6;

impl<Z: Size, S: Sink> Referee<'_, Z, S> {
    /// One die for the initiative. Seats that share the highest roll again until one is ahead.
    pub fn roll(&mut self, face: u8) {
        let Stage::Initiative { seat, rolling, highest, leaders } = self.state.stage else { return };
        self.tell(Event { seat: seat as i8, value: (face + 1).into(), ..Event::new(event::ROLL) });
        let (highest, leaders) = match () {
            () if face + 1 > highest => (face + 1, 1 << seat),
            () if face + 1 == highest => (highest, leaders | 1 << seat),
            () => (highest, leaders),
        };
        let later = (seat + 1..self.rules.plan.seats).find(|seat| rolling & 1 << seat != 0);
        self.state.stage = match later {
            Some(seat) => Stage::Initiative { seat, rolling, highest, leaders },
            None if leaders.count_ones() == 1 => Stage::Role { seat: leaders.trailing_zeros() as u8 },
            None => {
                Stage::Initiative { seat: leaders.trailing_zeros() as u8, rolling: leaders, highest: 0, leaders: 0 }
            }
        };
    }

    /// All seats that are in the game roll, from the first.
    pub fn roll_again(&mut self) {
        let rolling =
            (0..self.rules.plan.seats).filter(|seat| !self.state.is_out(*seat)).fold(0, |all, seat| all | 1 << seat);
        let seat = u8::trailing_zeros(rolling) as u8;
        self.state.stage = Stage::Initiative { seat, rolling, highest: 0, leaders: 0 };
    }

    /// The winner of the initiative attacks, or lets the next seat attack.
    pub fn take_role(&mut self, role: Role) {
        let Stage::Role { seat } = self.state.stage else { return };
        let attacker = match role {
            Role::Attacker => seat,
            Role::Defender => {
                let seats = self.rules.plan.seats;
                let others = (1..seats).map(|place| (seat + place) % seats);
                others.into_iter().find(|other| !self.state.is_out(*other)).unwrap_or(seat)
            }
        };
        self.begin_set_up(attacker);
    }

    /// The roles are fixed: the pieces are taken out of the box, and the set-up begins.
    pub fn begin_set_up(&mut self, attacker: u8) {
        let rules = self.rules;
        let plan = &rules.plan;
        self.state.first = attacker;
        self.state.turn = attacker;
        self.tell(Event { seat: attacker as i8, ..Event::new(event::ATTACKER) });
        let out = self.state.out;
        for (number, sword) in plan.swords.iter().enumerate().filter(|(_, sword)| out & 1 << sword.seat == 0) {
            if plan.mission == Mission::Attrition {
                self.state.enlist(plan.bastion, number as u8);
            }
            for kind in &sword.units {
                self.state.enlist(*kind, number as u8);
            }
        }
        if plan.mission == Mission::Messenger {
            let defender = 1 - attacker;
            let sword = plan.swords_of(defender).next().expect("a seat has a sword");
            self.state.enlist(plan.messenger, sword as u8);
        }
        self.next_base();
    }
}
