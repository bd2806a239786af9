//! Statements, targets and prices of abilities, compiled.

use super::compile::Compiler;
use super::effect::{
    ACTS, Act, Cards, CardsRef, Energy, In, MARKS, Mark, Name, Need, Number, Pile, Spot, Statement, Target, To, Until,
    Who,
};
use crate::kit::Node;
use crate::kit::common::reason;

/// The longest program that an ability may compile to.
const LONGEST: usize = 200;

/// The parts of a price: what is chosen first, and what is paid then.
#[derive(Debug, Default)]
pub struct Costs {
    /// What is chosen.
    pub choices: Vec<Statement>,
    /// What is paid.
    pub payments: Vec<Statement>,
}

impl Compiler<'_> {
    /// What is chosen when the ability is announced.
    pub fn targets(&mut self, node: &Node, out: &mut Vec<Statement>) {
        for item in node.list(self.faults).unwrap_or_default() {
            let known = ["t1", "t2", "t3", "t4", "p1", "p2", "player", "x", "by", "optional"];
            item.object(&known, self.faults);
            let Some((verb, what)) = self.verb(&item, &known[..8]) else {
                continue;
            };
            let by = self.who_of(&item, "by");
            let need = self.need_of(&item);
            let statement = match verb {
                "p1" | "p2" => self.places(&what).map(|places| Statement::ChoosePlace { places, to: bound(verb) }),
                "player" => Some(Statement::ChoosePlayer),
                "x" => self.number(&what).map(|most| Statement::ChooseX { most }),
                _ => self.cards(&what).map(|cards| Statement::Choose { cards, to: bound(verb), by, need }),
            };
            out.extend(statement);
        }
    }

    fn need_of(&mut self, node: &Node) -> Need {
        let optional = node.get("optional").and_then(|is| is.truth(self.faults)).unwrap_or(false);
        if optional { Need::May } else { Need::Must }
    }

    /// The name that a chosen card is bound to, or the last one.
    fn name_index(&mut self, node: &Node, default: u8) -> u8 {
        let Some(name) = node.get("as") else {
            return default;
        };
        match self.name(&name) {
            Some(Name::Bound(index)) => index,
            _ => default,
        }
    }

    /// A price.
    pub fn costs(&mut self, node: &Node) -> Costs {
        let mut costs = Costs::default();
        let mut last = 4;
        for item in node.list(self.faults).unwrap_or_default() {
            last -= 1;
            if self.cost(&item, last.max(0) as u8, &mut costs).is_none() && self.faults.is_empty() {
                self.fault(&item, "this is no price");
            }
        }
        costs
    }

    fn cost(&mut self, node: &Node, last: u8, costs: &mut Costs) -> Option<()> {
        let verbs = [
            "pay",
            "lose_random",
            "lose",
            "put_card",
            "put_hand",
            "put",
            "dismiss",
            "damage",
            "invert",
            "revert",
            "stack_on",
        ];
        let (verb, what) = self.verb(node, &verbs)?;
        node.object(&[verb, "to", "as", "cards", "shown", "card", "who"], self.faults);
        let to = match node.get("to") {
            Some(to) => self.zone(&to)?,
            None => To::Top(Pile::Used),
        };
        let payment = match verb {
            "pay" => Statement::PayEnergy { who: Who::Me, n: self.number(&what)? },
            "lose" => Statement::Lose { who: Who::Me, n: self.number(&what)?, from: None },
            "lose_random" => Statement::LoseRandom,
            "put" => Statement::Put { what: self.target(&what)?, to },
            "dismiss" if what.value().is_string() => Statement::Put { what: self.target(&what)?, to: To::Lost },
            "put_card" | "dismiss" => {
                let index = self.name_index(node, last);
                let cards = self.cards(&what)?;
                costs.choices.push(Statement::Choose { cards, to: index, by: Who::Me, need: Need::Must });
                let to = if verb == "dismiss" { To::Lost } else { to };
                Statement::Put { what: Target::One(Name::Bound(index)), to }
            }
            "put_hand" => {
                let count = what.number(1, 2, self.faults)? as u8;
                let cards = self.hand_cards(node)?;
                costs.choices.push(Statement::PickHand { cards, count });
                let shown = node.get("shown").and_then(|shown| shown.truth(self.faults)).unwrap_or(false);
                Statement::PutPicked { to, shown }
            }
            "damage" => Statement::Damage(self.target(&what)?),
            "invert" => Statement::Invert(self.target(&what)?),
            "revert" => Statement::Revert(self.target(&what)?),
            _ => {
                let index = self.name_index(node, last);
                let card = node.need("card", self.faults)?;
                let cards = self.cards(&card)?;
                costs.choices.push(Statement::Choose { cards, to: index, by: Who::Me, need: Need::Must });
                Statement::StackOn { what: Name::Bound(index), on: self.cards(&what)? }
            }
        };
        costs.payments.push(payment);
        Some(())
    }

    /// The `cards` of a statement about a hand; all when left out.
    fn hand_cards(&mut self, node: &Node) -> Option<CardsRef> {
        match node.get("cards") {
            Some(cards) => self.cards(&cards),
            None => Some(self.any_hand_card()),
        }
    }

    fn any_hand_card(&mut self) -> CardsRef {
        self.keep_cards(Cards { zone: In::Hand, ..Cards::default() })
    }

    /// A list of statements.
    pub fn block(&mut self, node: &Node, out: &mut Vec<Statement>) {
        for item in node.list(self.faults).unwrap_or_default() {
            self.depth += 1;
            if self.depth > 8 {
                self.fault(&item, "this nests too deep");
            } else {
                let before = self.faults.0.len();
                if self.statement(&item, out).is_none() && self.faults.0.len() == before {
                    self.fault(&item, "something is missing here");
                }
            }
            self.depth -= 1;
        }
        if out.len() > LONGEST {
            let text = format!("an ability may compile to {LONGEST} statements at most");
            self.faults.add(node.place(), reason::RANGE, text);
            out.truncate(LONGEST);
        }
    }

    fn statement(&mut self, node: &Node, out: &mut Vec<Statement>) -> Option<()> {
        let verbs = [
            "choose",
            "may",
            "pick",
            "if",
            "for_each",
            "attack",
            "pay",
            "lose_onto_this",
            "lose",
            "activate",
            "draw",
            "retrieve",
            "reveal",
            "put_hand",
            "put_random",
            "top_to_hand",
            "search",
            "look_top",
            "best_of_top",
            "play_top",
            "play",
            "show_hand",
            "lose_copies",
            "recirculate",
            "damage",
            "undamage",
            "destroy",
            "invert",
            "revert",
            "dismiss",
            "put",
            "move",
            "modify",
            "mark",
            "tally",
            "revealed",
            "instead_reveal",
            "gain_icon",
            "forbid",
            "drain_by",
            "swap_drain",
            "cancel",
            "redirect",
            "stack_after",
            "stack_top",
            "later",
            "stack_on",
        ];
        let (verb, what) = self.verb(node, &verbs)?;
        let known = [
            verb, "as", "by", "optional", "who", "pay", "lose", "else", "then", "do", "from", "up_to", "least",
            "cards", "to", "shown", "energy", "at", "until", "of", "what", "all", "shuffle", "card",
        ];
        node.object(&known, self.faults);
        match verb {
            "may" => self.may(node, &what, out),
            "dismiss" if !what.value().is_string() && node.get("all").is_none() => {
                // The player picks one of his: a choice, and then that one.
                let (cards, by) = (self.cards(&what)?, self.who_of(node, "who"));
                out.push(Statement::Choose { cards, to: 3, by, need: Need::Must });
                let chosen = Cards { only: Some(Name::Bound(3)), zone: In::Play, ..Cards::default() };
                let cards = self.keep_cards(chosen);
                out.push(Statement::Dismiss { cards });
                Some(())
            }
            "pick" => self.pick(node, &what, out),
            "if" => self.branches(node, &what, out),
            "for_each" => {
                let cards = self.cards(&what)?;
                let start = out.len();
                out.push(Statement::ForEach { cards, end: 0 });
                let body = node.need("do", self.faults)?;
                self.block(&body, out);
                out.push(Statement::Next { start: start as u8 });
                out[start] = Statement::ForEach { cards, end: out.len() as u8 };
                Some(())
            }
            _ => {
                let statement =
                    self.energy_statement(verb, &what, node).or_else(|| self.card_statement(verb, &what, node))?;
                out.push(statement);
                Some(())
            }
        }
    }

    fn may(&mut self, node: &Node, what: &Node, out: &mut Vec<Statement>) -> Option<()> {
        let who = self.who_of(node, "who");
        let pay = self.number_of(node, "pay", 0)?;
        let lose = self.number_of(node, "lose", 0)?;
        let hole = out.len();
        out.push(Statement::May { who, pay, lose, otherwise: 0 });
        self.block(what, out);
        let otherwise = match node.get("else") {
            Some(other) => {
                let jump = out.len();
                out.push(Statement::Jump { to: 0 });
                let otherwise = out.len() as u8;
                self.block(&other, out);
                out[jump] = Statement::Jump { to: out.len() as u8 };
                otherwise
            }
            None => out.len() as u8,
        };
        out[hole] = Statement::May { who, pay, lose, otherwise };
        Some(())
    }

    fn pick(&mut self, node: &Node, what: &Node, out: &mut Vec<Statement>) -> Option<()> {
        let who = self.who_of(node, "who");
        let branches = what.list(self.faults)?;
        if !(2..=6).contains(&branches.len()) {
            self.faults.add(what.place(), reason::RANGE, "there are 2 to 6 effects to pick from");
            return None;
        }
        out.push(Statement::Modes { who, count: branches.len() as u8 });
        let table = out.len();
        out.extend(branches.iter().map(|_| Statement::Branch { condition: None, to: 0 }));
        let mut ends = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            branch.object(&["if", "do"], self.faults)?;
            let condition = branch.get("if").and_then(|condition| self.condition(&condition));
            out[table + index] = Statement::Branch { condition, to: out.len() as u8 };
            let body = branch.need("do", self.faults)?;
            self.block(&body, out);
            ends.push(out.len());
            out.push(Statement::Jump { to: 0 });
        }
        for end in ends {
            out[end] = Statement::Jump { to: out.len() as u8 };
        }
        Some(())
    }

    fn branches(&mut self, node: &Node, what: &Node, out: &mut Vec<Statement>) -> Option<()> {
        let condition = self.condition(what)?;
        let hole = out.len();
        out.push(Statement::Jump { to: 0 });
        let then = node.need("then", self.faults)?;
        self.block(&then, out);
        let mut to = out.len() as u8;
        if let Some(other) = node.get("else") {
            let jump = out.len();
            out.push(Statement::Jump { to: 0 });
            to = out.len() as u8;
            self.block(&other, out);
            out[jump] = Statement::Jump { to: out.len() as u8 };
        }
        out[hole] = Statement::Unless { condition, to };
        Some(())
    }

    /// Statements about energy, hands and piles.
    fn energy_statement(&mut self, verb: &str, what: &Node, node: &Node) -> Option<Statement> {
        let who = self.who_of(node, "who");
        let up_to = node.get("up_to").and_then(|up_to| up_to.truth(self.faults)).unwrap_or(false);
        Some(match verb {
            "pay" => Statement::PayEnergy { who, n: self.number(what)? },
            "lose" => {
                let from = node.get("from").and_then(|from| self.pile(&from));
                Statement::Lose { who, n: self.number(what)?, from }
            }
            "lose_onto_this" => Statement::LoseOnto { who, n: self.number(what)? },
            "activate" => Statement::Activate { who, n: self.number(what)?, up_to },
            "draw" => Statement::Draw { who, n: self.number(what)?, up_to },
            "retrieve" => Statement::Retrieve { who, n: self.number(what)? },
            "reveal" => {
                let to = what.one_of(&["d", "d2"], self.faults)? as u8;
                Statement::Reveal { who, to }
            }
            "put_hand" => {
                let most = self.number(what)?;
                let cards = node.get("cards").and_then(|cards| self.cards(&cards));
                let plain = what.value().as_u64().unwrap_or(0).min(60) as u8;
                let least = node.get("least").and_then(|least| least.number(0, 60, self.faults));
                let least = least.map_or(plain, |least| least as u8);
                let shown = node.get("shown").and_then(|shown| shown.truth(self.faults)).unwrap_or(false);
                let to = node.get("to").and_then(|to| self.zone(&to)).unwrap_or(To::Top(Pile::Used));
                Statement::PutHand { who, cards, least, most, to, shown }
            }
            "put_random" => {
                let to = node.get("to").and_then(|to| self.zone(&to)).unwrap_or(To::Top(Pile::Used));
                Statement::PutRandom { who, n: self.number(what)?, to }
            }
            "top_to_hand" => {
                let cards = node.get("cards").and_then(|cards| self.cards(&cards));
                Statement::TopToHand { who, pile: self.pile(what)?, cards }
            }
            "search" => {
                let cards = node.get("cards").and_then(|cards| self.cards(&cards));
                Statement::Search { who, pile: self.pile(what)?, cards }
            }
            "look_top" => Statement::LookTop { who, n: what.number(1, 20, self.faults)? as u8 },
            "best_of_top" => Statement::BestOfTop { n: what.number(1, 20, self.faults)? as u8 },
            "play_top" => Statement::PlayTop { cards: self.cards(what)?, energy: self.energy(node)? },
            "play" => {
                let cards = self.cards(what)?;
                let at = self.spot_of(node, "at", Spot::Any);
                Statement::Play { who, cards, energy: self.energy(node)?, at }
            }
            "show_hand" => Statement::ShowHand { who: self.who(what)? },
            "lose_copies" => Statement::LoseCopies { who: self.who(what)? },
            "recirculate" => {
                let shuffle = node.get("shuffle").and_then(|is| is.truth(self.faults)).unwrap_or(false);
                Statement::Recirculate { who: self.who(what)?, shuffle }
            }
            _ => return None,
        })
    }

    fn energy(&mut self, node: &Node) -> Option<Energy> {
        match node.get("energy") {
            None => Some(Energy::Add(0)),
            Some(energy) if energy.value().is_string() => energy.one_of(&["free"], self.faults).map(|_| Energy::Free),
            Some(energy) => energy.number(-20, 20, self.faults).map(|more| Energy::Add(more as i8)),
        }
    }

    /// An act.
    pub fn act(&mut self, node: &Node) -> Option<Act> {
        let all =
            [Act::Attack, Act::Drain, Act::Move, Act::Play, Act::RevealDestiny, Act::LoseHandToDrain, Act::UseIcon];
        Some(all[node.one_of(&ACTS, self.faults)?])
    }

    /// A mark.
    pub fn mark(&mut self, node: &Node) -> Option<Mark> {
        let all = [Mark::Immune, Mark::NoMove, Mark::NoDamage, Mark::NoTarget, Mark::NoPower, Mark::Swap];
        Some(all[node.one_of(&MARKS, self.faults)?])
    }

    fn until(&mut self, node: &Node) -> Until {
        let until = node.get("until").and_then(|until| until.one_of(&["turn", "battle"], self.faults));
        if until == Some(1) { Until::Battle } else { Until::Turn }
    }

    fn of(&mut self, node: &Node) -> Option<Target> {
        let of = node.need("of", self.faults)?;
        self.target(&of)
    }

    fn by(&mut self, node: &Node) -> Option<super::effect::NumberRef> {
        let by = node.need("by", self.faults)?;
        self.number(&by)
    }

    /// Statements about cards in play, pending items and what comes later.
    fn card_statement(&mut self, verb: &str, what: &Node, node: &Node) -> Option<Statement> {
        let who = self.who_of(node, "who");
        Some(match verb {
            "choose" => {
                let to = self.name_index(node, 0);
                let by = self.who_of(node, "by");
                Statement::Choose { cards: self.cards(what)?, to, by, need: self.need_of(node) }
            }
            "damage" => Statement::Damage(self.target(what)?),
            "undamage" => Statement::Undamage(self.target(what)?),
            "destroy" => Statement::Destroy(self.target(what)?),
            "invert" => Statement::Invert(self.target(what)?),
            "revert" => Statement::Revert(self.target(what)?),
            "dismiss" => Statement::Dismiss { cards: self.cards(what)? },
            "put" => {
                let to = node.need("to", self.faults)?;
                Statement::Put { what: self.target(what)?, to: self.zone(&to)? }
            }
            "move" => {
                let to = node.need("to", self.faults)?;
                Statement::Move { what: self.name(what)?, to: self.places(&to)? }
            }
            "modify" => {
                let stat = self.stat(what)?;
                Statement::Modify { stat, of: self.of(node)?, by: self.by(node)?, until: self.until(node) }
            }
            "mark" => Statement::Mark { mark: self.mark(what)?, of: self.of(node)?, until: self.until(node) },
            "tally" => {
                let at = self.spot_of(node, "at", Spot::Here);
                let until = self.until(node);
                Statement::Tally { tally: self.tally(what)?, who, by: self.by(node)?, at, until }
            }
            "revealed" => Statement::Revealed { by: self.number(what)? },
            "instead_reveal" => Statement::InsteadReveal { by: self.number(what)? },
            "gain_icon" => {
                Statement::GainIcon { who, at: self.spot_of(node, "at", Spot::Here), faction: self.faction(what)? }
            }
            "forbid" => Statement::Forbid { act: self.act(what)?, who, at: self.spot_of(node, "at", Spot::Here) },
            "drain_by" => {
                let name = node.need("what", self.faults)?;
                Statement::DrainBy { what: self.name(&name)?, by: self.number(what)? }
            }
            "swap_drain" => Statement::SwapDrain { what: self.name(what)? },
            "cancel" => Statement::Cancel(self.name(what)?),
            "redirect" => {
                let to = node.need("to", self.faults)?;
                let to = to.one_of(&["p1", "p2"], self.faults)? as u8;
                Statement::Redirect { what: self.name(what)?, to }
            }
            "stack_after" => Statement::StackAfter { what: self.name(what)? },
            "stack_top" => Statement::StackTop { who: self.who(what)? },
            "stack_on" => {
                let card = node.need("card", self.faults)?;
                Statement::StackOn { what: self.name(&card)?, on: self.cards(what)? }
            }
            "later" => {
                let ability = self.later(what)?;
                self.arena.later.push(ability);
                Statement::Later { ability: self.arena.later.len() as u16 - 1 }
            }
            "attack" => {
                let pay = self.number_of(node, "pay", 1)?;
                Statement::Attack { at: self.spot(what)?, pay }
            }
            _ => return None,
        })
    }

    /// A plain zero.
    pub fn zero(&mut self) -> super::effect::NumberRef {
        self.keep_number(Number::Plain(0))
    }
}

fn bound(name: &str) -> u8 {
    name[1..].parse::<u8>().unwrap_or(1) - 1
}
