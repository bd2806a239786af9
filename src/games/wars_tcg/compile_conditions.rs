//! Conditions of abilities, compiled.

use super::card::LocationKind;
use super::compile::{Compiler, DEEPEST};
use super::effect::{BattleStep, Compare, Condition, ConditionRef, Spot, Whose};
use crate::kit::Node;

impl Compiler<'_> {
    /// A condition.
    pub fn condition(&mut self, node: &Node) -> Option<ConditionRef> {
        self.depth += 1;
        let condition = if self.depth > DEEPEST {
            self.fault(node, "this nests too deep");
            None
        } else {
            self.condition_itself(node)
        };
        self.depth -= 1;
        condition.map(|condition| self.keep_condition(condition))
    }

    fn keep_condition(&mut self, condition: Condition) -> ConditionRef {
        let known = self.arena.conditions.iter().position(|other| *other == condition);
        let index = known.unwrap_or_else(|| {
            self.arena.conditions.push(condition);
            self.arena.conditions.len() - 1
        });
        ConditionRef(index as u16)
    }

    fn condition_itself(&mut self, node: &Node) -> Option<Condition> {
        if node.value().is_string() {
            let names = ["battle_phase", "entered", "done"];
            let all = [Condition::AnyBattlePhase, Condition::Entered, Condition::Done];
            return Some(all[node.one_of(&names, self.faults)?]);
        }
        let verbs = [
            "<",
            "<=",
            "==",
            ">=",
            ">",
            "some",
            "none",
            "all",
            "any",
            "not",
            "at_site",
            "at_sector",
            "aboard",
            "is",
            "phase",
            "battle",
            "before",
            "after",
            "controls",
            "won",
            "attacked",
            "battleground",
            "titled",
            "most_icons",
            "icon_types",
            "has_icon_of",
        ];
        let (verb, what) = self.verb(node, &verbs)?;
        let more = match verb {
            "phase" => "of",
            "battle" => "at",
            _ => verb,
        };
        node.object(&[verb, more], self.faults);
        Some(match verb {
            "<" | "<=" | "==" | ">=" | ">" => {
                let (a, b) = self.pair(&what)?;
                let compare = match verb {
                    "<" => Compare::Less,
                    "<=" => Compare::AtMost,
                    "==" => Compare::Equal,
                    ">=" => Compare::AtLeast,
                    _ => Compare::More,
                };
                Condition::Numbers(compare, self.number(&a)?, self.number(&b)?)
            }
            "some" => Condition::Some(self.cards(&what)?),
            "none" => Condition::None(self.cards(&what)?),
            "all" | "any" => return self.joined(&what, verb),
            "not" => Condition::Not(self.condition(&what)?),
            "at_site" => Condition::AtSite(self.name(&what)?),
            "at_sector" => Condition::AtSector(self.name(&what)?),
            "aboard" => {
                let (name, cards) = self.pair(&what)?;
                Condition::Aboard(self.name(&name)?, self.cards(&cards)?)
            }
            "is" => {
                let (name, cards) = self.pair(&what)?;
                Condition::Is(self.name(&name)?, self.cards(&cards)?)
            }
            "phase" => {
                let of = node.get("of").and_then(|of| self.whose(&of)).unwrap_or(Whose::Any);
                Condition::Phase(of, self.phase(&what)?)
            }
            "battle" => {
                let kind = match what.one_of(&["any", "sector", "site"], self.faults)? {
                    0 => None,
                    1 => Some(LocationKind::Sector),
                    _ => Some(LocationKind::Site),
                };
                Condition::Battle(kind, self.spot_of(node, "at", Spot::Any))
            }
            "before" => Condition::Before(self.step(&what)?),
            "after" => Condition::After(self.step(&what)?),
            "controls" => {
                let (who, spot) = self.pair(&what)?;
                Condition::Controls(self.who(&who)?, self.spot(&spot)?)
            }
            "won" => Condition::Won(self.who(&what)?),
            "attacked" => Condition::Attacked(self.spot(&what)?),
            "battleground" => Condition::Battleground(self.spot(&what)?),
            "titled" => {
                let (spot, text) = self.pair(&what)?;
                let text = text.text(self.faults)?.to_owned();
                let known = self.arena.texts.iter().position(|other| *other == text);
                let index = known.unwrap_or_else(|| {
                    self.arena.texts.push(text);
                    self.arena.texts.len() - 1
                });
                Condition::Titled(self.spot(&spot)?, index as u16)
            }
            "most_icons" => {
                let (who, faction) = self.pair(&what)?;
                Condition::MostIcons(self.who(&who)?, self.faction(&faction)?)
            }
            "icon_types" => {
                let (who, count) = self.pair(&what)?;
                Condition::IconTypes(self.who(&who)?, count.number(0, 5, self.faults)? as u8)
            }
            _ => {
                let (who, name) = self.pair(&what)?;
                Condition::HasIconOf(self.who(&who)?, self.name(&name)?)
            }
        })
    }

    fn step(&mut self, node: &Node) -> Option<BattleStep> {
        let all = [BattleStep::Destiny, BattleStep::Attrition, BattleStep::Power, BattleStep::Loss, BattleStep::End];
        Some(all[node.one_of(&["destiny", "attrition", "power", "loss", "end"], self.faults)?])
    }

    /// Several conditions as a chain of two.
    fn joined(&mut self, node: &Node, verb: &str) -> Option<Condition> {
        let mut items = node.list(self.faults)?.into_iter();
        let first = items.next().or_else(|| {
            self.fault(node, "there is no condition in this list");
            None
        })?;
        let mut joined = self.condition_itself(&first)?;
        for item in items {
            let before = self.keep_condition(joined);
            let next = self.condition(&item)?;
            joined = if verb == "all" { Condition::And(before, next) } else { Condition::Or(before, next) };
        }
        Some(joined)
    }
}
