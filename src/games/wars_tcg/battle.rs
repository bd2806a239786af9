//! The battle: five steps, each after a window of its own (rulebook: Battle Phase).
//!
//! `battle.step` is the step that is on, or that the window is before (stages 0 and 1). Triggers inside a step get a window
//! there before the step goes on; those of attrition, losses and destruction wait until that procedure has ended.

use super::WarsTcg;
use super::answer::Answer;
use super::card::Stat;
use super::codes::event;
use super::effect::{Act, BattleStep, Event as What, Mark, Pile, Tally, To, Until};
use super::play::how;
use super::referee::{Flow, Referee};
use super::state::{Battle, Slots, State, Step, Why, WindowKind, each_slot, flag};
use super::triggers::Happening;
use crate::kit::{Event, Sink, flags};

/// Total tactics from which on a card may be revealed.
const ENOUGH_TACTICS: i16 = 4;

impl<S: Sink> Referee<'_, S> {
    /// A battle begins at this location.
    pub fn begin_battle(&mut self, attacker: u8, place: usize) {
        self.state.battle = Battle {
            place: place as u8 + 1,
            step: BattleStep::Destiny,
            attacker,
            base: self.state.stack.len() as u8,
            ..Battle::default()
        };
        let told = Event {
            target: self.state.cards[place].id.into(),
            other: self.state.cards[place].card,
            ..self.of(event::BATTLE, attacker)
        };
        self.tell(told);
        self.push(Step::Battle);
        self.notice(Happening::new(What::BattleBegins, attacker, Some(place)));
    }

    fn battle_place(&self) -> usize {
        usize::from(self.state.battle.place.max(1)) - 1
    }

    /// The battle goes on.
    pub fn battle(&mut self) -> Flow {
        let battle = self.state.battle;
        if battle.stage == 0 {
            self.state.battle.stage = 1;
            self.open_window();
            return Flow::Acted;
        }
        if battle.stage > 1 && self.is_unsettled() {
            self.open_window();
            return Flow::Acted;
        }
        if battle.stage == 1 {
            self.state.battle.stage = 2;
            self.tell(Event { value: battle.step as i32, ..self.of(event::BATTLE_STEP, battle.attacker) });
            if battle.step == BattleStep::Destiny {
                let place = self.battle_place();
                self.state.battle.bonus =
                    std::array::from_fn(|seat| self.rules.tally(self.state, Tally::Destiny, seat as u8, place));
            }
            return Flow::Acted;
        }
        match battle.step {
            BattleStep::Begin | BattleStep::Destiny => self.destiny_step(battle.stage),
            BattleStep::Attrition => self.attrition_step(battle.stage),
            BattleStep::Power => self.power_step(battle.stage),
            BattleStep::Loss => self.loss_step(battle.stage),
            BattleStep::End => self.end_step(battle.stage),
        }
    }

    fn open_window(&mut self) {
        let (base, seat) = (self.state.battle.base, self.state.turn);
        self.push(Step::Window { kind: WindowKind::Battle, base, passes: 0, seat });
    }

    /// Does something wait that was set off inside the step?
    fn is_unsettled(&self) -> bool {
        !self.state.triggers.is_empty() || self.state.stack.len() > usize::from(self.state.battle.base)
    }

    fn next_stage(&mut self) -> Flow {
        self.state.battle.stage += 1;
        Flow::Acted
    }

    fn next_step(&mut self, step: BattleStep) -> Flow {
        self.state.battle.step = step;
        self.state.battle.stage = 0;
        Flow::Acted
    }

    /// 1. Battle Destiny Step: the attacker reveals or not, then the defender.
    fn destiny_step(&mut self, stage: u8) -> Flow {
        let attacker = self.state.battle.attacker;
        match stage {
            2 | 4 => {
                let seat = if stage == 2 { attacker } else { 1 - attacker };
                if self.rules.may_reveal(self.state, seat) { Flow::Asks } else { self.next_stage() }
            }
            3 | 5 => self.next_stage(),
            6 => {
                self.total_destiny();
                let place = self.battle_place();
                for seat in [attacker, 1 - attacker] {
                    let amount = self.state.battle.destiny[usize::from(seat)];
                    let what = Happening { amount, ..Happening::new(What::DestinyStepEnds, seat, Some(place)) };
                    self.notice(what);
                }
                self.next_stage()
            }
            _ => {
                self.total_destiny();
                for seat in [attacker, 1 - attacker] {
                    let value = self.state.battle.destiny[usize::from(seat)].into();
                    self.tell(Event { value, ..self.of(event::BATTLE_DESTINY_TOTAL, seat) });
                }
                self.next_step(BattleStep::Attrition)
            }
        }
    }

    fn total_destiny(&mut self) {
        let battle = &mut self.state.battle;
        battle.destiny = std::array::from_fn(|seat| (battle.shown[seat] + battle.bonus[seat]).max(0));
    }

    /// Reveals a card for battle destiny, or not.
    pub fn reveal_or_not(&mut self, answer: Answer) {
        let battle = self.state.battle;
        let seat = if battle.stage == 2 { battle.attacker } else { 1 - battle.attacker };
        self.state.battle.stage += 1;
        if answer != Answer::Accept {
            return self.tell(self.of(event::NO_REVEAL, seat));
        }
        if self.rules.has_instead(self.state, seat, 0, 0) {
            self.push(Step::Instead { seat, id: 0, how: 0, place: battle.place });
        } else {
            self.push(Step::Top { seat, pile: Pile::Reserve, why: Why::Battle });
        }
    }

    /// The reserve's top is revealed for battle destiny.
    pub fn reveal_for_battle(&mut self, seat: u8) {
        let (card, number) = self.turn_over(seat);
        self.battle_card(seat, card, number);
    }

    /// This card counts for battle destiny.
    pub fn battle_card(&mut self, seat: u8, card: u16, number: i16) {
        let place = self.battle_place();
        let number = number + self.rules.revealed(self.state, seat, place);
        self.state.battle.card[usize::from(seat)] = card;
        self.state.battle.shown[usize::from(seat)] = number;
        self.tell(Event { card, value: number.into(), flags: flags::REVEAL, ..self.of(event::BATTLE_DESTINY, seat) });
        self.notice(Happening { amount: number, ..Happening::new(What::DestinyRevealed, seat, Some(place)) });
    }

    /// 2. Attrition Step: the attacker satisfies first, then the defender.
    fn attrition_step(&mut self, stage: u8) -> Flow {
        let place = self.battle_place();
        let attacker = self.state.battle.attacker;
        match stage {
            2 => {
                for seat in 0..2u8 {
                    let other = 1 - seat;
                    let caused = self.state.battle.destiny[usize::from(other)]
                        + self.rules.tally(self.state, Tally::Attrition, other, place);
                    self.state.battle.attrition[usize::from(seat)] = caused.max(0);
                    self.tell(Event { value: caused.max(0).into(), ..self.of(event::ATTRITION, seat) });
                }
                self.state.battle.stage = 3;
                self.push(Step::Attrition { seat: 1 - attacker });
                self.push(Step::Attrition { seat: attacker });
                Flow::Acted
            }
            3 => {
                self.notice(Happening::new(What::AttritionStepEnds, attacker, Some(place)));
                self.next_stage()
            }
            _ => self.next_step(BattleStep::Power),
        }
    }

    /// A player damages cards until the attrition is met.
    pub fn attrition(&mut self, seat: u8) -> Flow {
        let open = self.rules.damageable(self.state, seat);
        if open == 0 || self.rules.remaining(self.state, seat) == 0 {
            return self.pop();
        }
        Flow::Asks
    }

    /// 3. Power Step: totals, winner, casualties.
    fn power_step(&mut self, stage: u8) -> Flow {
        let place = self.battle_place();
        let attacker = self.state.battle.attacker;
        match stage {
            2 => {
                for seat in [attacker, 1 - attacker] {
                    let index = usize::from(seat);
                    let power =
                        self.rules.total(self.state, seat, place, Stat::Power) + self.state.battle.destiny[index];
                    self.state.battle.power[index] = power.max(0);
                    self.tell(Event { value: power.into(), ..self.of(event::TOTAL_POWER, seat) });
                }
                self.next_stage()
            }
            3 => {
                let [first, second] = self.state.battle.power;
                let casualties = first.abs_diff(second);
                if first == second {
                    self.tell(Event::new(event::BATTLE_TIED));
                } else {
                    let winner = u8::from(second > first);
                    self.state.battle.winner = winner + 1;
                    self.state.seats[usize::from(winner)].won =
                        self.state.seats[usize::from(winner)].won.saturating_add(1);
                    self.tell(Event { value: casualties.into(), ..self.of(event::BATTLE_WON, winner) });
                    self.notice(Happening::new(What::BattleWon, winner, Some(place)));
                }
                self.state.battle.casualties = casualties as i16;
                self.notice(Happening::new(What::PowerStepEnds, attacker, Some(place)));
                self.next_stage()
            }
            _ => self.next_step(BattleStep::Loss),
        }
    }

    /// 4. Loss Step: damaged cards lower the casualties, the rest is damaged or lost.
    fn loss_step(&mut self, stage: u8) -> Flow {
        let battle = self.state.battle;
        let Some(winner) = battle.winner.checked_sub(1).filter(|_| stage == 2) else {
            return self.next_step(BattleStep::End);
        };
        let loser = 1 - winner;
        let place = self.battle_place();
        let met: i16 = each_slot(self.state.play)
            .filter(|slot| {
                let card = &self.state.cards[*slot];
                card.seat == loser && card.has(flag::DAMAGED) && self.rules.is_in_battle(self.state, *slot)
            })
            .map(|slot| self.rules.stat(self.state, Stat::Defense, slot).max(0))
            .sum();
        let more = self.rules.tally(self.state, Tally::Casualties, loser, place);
        self.state.battle.casualties = (battle.casualties + more - met).max(0);
        self.state.battle.stage = 3;
        self.push(Step::Loss { seat: loser });
        Flow::Acted
    }

    /// The loser damages another card or loses energy, while casualties are left.
    pub fn loss(&mut self, seat: u8) -> Flow {
        let own = &self.state.seats[usize::from(seat)];
        let can = self.rules.damageable(self.state, seat) != 0 || own.energy() > 0 || !own.hand.is_empty();
        if self.state.battle.casualties <= 0 || !can {
            return self.pop();
        }
        Flow::Asks
    }

    /// What the loser chose.
    pub fn suffer(&mut self, seat: u8, answer: Answer) {
        match answer {
            Answer::Damage { slot } => {
                let defense = self.rules.stat(self.state, Stat::Defense, slot.into()).max(0);
                self.state.battle.casualties -= defense;
                self.damage(slot.into(), None);
            }
            Answer::LoseTop { pile } => {
                self.state.battle.casualties -= 1;
                self.push(Step::Top { seat, pile, why: Why::Lose });
            }
            Answer::LoseHand { card } => {
                self.state.battle.casualties -= 1;
                self.put_from_hand(seat, card, To::Lost, true);
            }
            _ => {}
        }
    }

    /// 5. End of Battle Step: all damaged cards are destroyed, the attacker's first.
    fn end_step(&mut self, stage: u8) -> Flow {
        let place = self.battle_place();
        let attacker = self.state.battle.attacker;
        match stage {
            2 => {
                let damaged = each_slot(self.state.play).filter(|slot| self.state.cards[*slot].has(flag::DAMAGED));
                self.state.battle.doomed = damaged.fold(0, |all, slot| all | 1 << slot);
                self.state.battle.stage = 3;
                self.push(Step::Cull { seat: 1 - attacker });
                self.push(Step::Cull { seat: attacker });
                Flow::Acted
            }
            3 => {
                let they = self.state.battle.winner.checked_sub(1).unwrap_or(attacker);
                if self.state.battle.winner != 0 {
                    self.notice(Happening::new(What::BattleEnds, they, Some(place)));
                }
                self.next_stage()
            }
            _ => {
                self.state.steps.pop();
                self.expire(Until::Battle);
                self.state.battle = Battle::default();
                let told = Event {
                    target: self.state.cards[place].id.into(),
                    other: self.state.cards[place].card,
                    ..Event::new(event::BATTLE_ENDS)
                };
                self.tell(told);
                self.reopen();
                Flow::Acted
            }
        }
    }

    /// A player's doomed cards are destroyed, in his order.
    pub fn cull(&mut self, seat: u8) -> Flow {
        let doomed = self.rules.doomed(self.state, seat);
        if doomed == 0 {
            return self.pop();
        }
        if doomed.count_ones() == 1 {
            self.cull_this(doomed.trailing_zeros() as usize);
            return Flow::Acted;
        }
        Flow::Asks
    }

    /// Destroys the next doomed card.
    pub fn cull_this(&mut self, slot: usize) {
        self.state.battle.doomed &= !(1 << slot);
        let id = self.state.cards[slot].id;
        self.push(Step::Doom { id, how: how::DESTROYED });
    }
}

impl WarsTcg {
    /// May the seat reveal a card for battle destiny?
    pub fn may_reveal(&self, state: &State, seat: u8) -> bool {
        let place = usize::from(state.battle.place.max(1)) - 1;
        !state.seats[usize::from(seat)].pile(Pile::Reserve).is_empty()
            && self.total(state, seat, place, Stat::Tactics) >= ENOUGH_TACTICS
            && !self.forbids(state, Act::RevealDestiny, seat, Some(place), None, 0)
    }

    /// The seat's cards in the battle that can be damaged.
    pub fn damageable(&self, state: &State, seat: u8) -> Slots {
        each_slot(state.play)
            .filter(|slot| {
                let card = &state.cards[*slot];
                card.seat == seat
                    && !card.has(flag::DAMAGED)
                    && self.is_in_battle(state, *slot)
                    && !self.bears(state, Mark::NoDamage, *slot)
            })
            .fold(0, |all, slot| all | 1 << slot)
    }

    /// May the seat stop, because every undamaged card of its own there is immune to attrition?
    pub fn may_stop(&self, state: &State, seat: u8) -> bool {
        each_slot(state.play).all(|slot| {
            let card = &state.cards[slot];
            card.seat != seat
                || card.has(flag::DAMAGED)
                || !self.is_in_battle(state, slot)
                || self.bears(state, Mark::Immune, slot)
        })
    }

    /// The seat's cards that are to be destroyed at the end of the battle.
    pub fn doomed(&self, state: &State, seat: u8) -> Slots {
        each_slot(state.battle.doomed & state.play)
            .filter(|slot| state.cards[*slot].seat == seat)
            .fold(0, |all, slot| all | 1 << slot)
    }

    /// Lists what a player may damage for attrition.
    pub fn list_attrition(&self, state: &State, seat: u8, out: &mut Vec<Answer>) {
        out.extend(each_slot(self.damageable(state, seat)).map(|slot| Answer::Damage { slot: slot as u8 }));
        if self.may_stop(state, seat) {
            out.push(Answer::Done);
        }
    }

    /// Lists what the loser of a battle may damage or lose.
    pub fn list_casualties(&self, state: &State, seat: u8, out: &mut Vec<Answer>) {
        out.extend(each_slot(self.damageable(state, seat)).map(|slot| Answer::Damage { slot: slot as u8 }));
        self.list_losses(state, seat, 0, out);
    }
}
