//! From abilities written as JSON to compiled ones, with every fault at its place: selections, places, numbers, conditions.
//!
//! Numbers, conditions and selections nest; each is put once into a list of the library and named by its index there.

use super::card::{FACTIONS, KINDS, LocationKind, Names, STATS, Stat};
use super::effect::{
    Cards, CardsRef, Condition, In, Name, Number, NumberRef, PHASES, Pending, Phase, Pile, Places, Spot, TALLIES,
    Tally, Target, To, Who, Whose, trait_bit,
};
use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::Value;

/// How deep expressions may nest.
pub const DEEPEST: u8 = 10;

/// What compiled abilities share.
#[derive(Clone, Debug, Default)]
pub struct Arena {
    /// Numbers.
    pub numbers: Vec<Number>,
    /// Conditions.
    pub conditions: Vec<Condition>,
    /// Selections of cards.
    pub selections: Vec<Cards>,
    /// Texts that titles are looked through for.
    pub texts: Vec<String>,
    /// Delayed abilities.
    pub later: Vec<super::effect::Later>,
    /// Programs; the first is empty.
    pub programs: super::program::Programs,
    /// Labels by number.
    pub labels: Names,
}

/// Compiles the abilities of one card.
pub struct Compiler<'a> {
    /// Where compiled things go.
    pub arena: &'a mut Arena,
    /// Where faults go.
    pub faults: &'a mut Faults,
    pub(super) depth: u8,
}

impl<'a> Compiler<'a> {
    /// A compiler.
    pub fn new(arena: &'a mut Arena, faults: &'a mut Faults) -> Self {
        Compiler { arena, faults, depth: 0 }
    }

    pub(super) fn fault(&mut self, node: &Node, text: &str) {
        self.faults.add(node.place(), reason::TYPE, text);
    }

    /// The one key of an object, or a fault.
    pub(super) fn verb<'n>(&mut self, node: &Node<'n>, known: &[&'static str]) -> Option<(&'static str, Node<'n>)> {
        let map = node.value().as_object();
        let verb = known.iter().find(|verb| map.is_some_and(|map| map.contains_key(**verb)));
        let found = verb.and_then(|verb| Some((*verb, node.get(verb)?)));
        if found.is_none() {
            let text = format!("nothing is written like this; there are {}", known.join(", "));
            self.faults.add(node.place(), reason::UNKNOWN_KEY, text);
        }
        found
    }

    /// A pair written as a list of two.
    pub(super) fn pair<'n>(&mut self, node: &Node<'n>) -> Option<(Node<'n>, Node<'n>)> {
        let items = node.list(self.faults)?;
        match <[Node; 2]>::try_from(items) {
            Ok([a, b]) => Some((a, b)),
            Err(_) => {
                self.fault(node, "a list of two is needed here");
                None
            }
        }
    }

    pub(super) fn name(&mut self, node: &Node) -> Option<Name> {
        let names = ["this", "bearer", "it", "t1", "t2", "t3", "t4", "each"];
        let index = node.one_of(&names, self.faults)?;
        Some(match index {
            0 => Name::This,
            1 => Name::Bearer,
            2 => Name::It,
            7 => Name::Each,
            index => Name::Bound(index as u8 - 3),
        })
    }

    pub(super) fn who(&mut self, node: &Node) -> Option<Who> {
        let names = ["me", "opp", "they", "any", "their_opp", "chosen", "owner"];
        let all = [Who::Me, Who::Opp, Who::They, Who::They, Who::TheirOpp, Who::Chosen, Who::Owner];
        Some(all[node.one_of(&names, self.faults)?])
    }

    pub(super) fn whose(&mut self, node: &Node) -> Option<Whose> {
        let names = ["mine", "theirs", "any", "they", "me", "opp"];
        let all = [Whose::Mine, Whose::Theirs, Whose::Any, Whose::They, Whose::Mine, Whose::Theirs];
        Some(all[node.one_of(&names, self.faults)?])
    }

    pub(super) fn faction(&mut self, node: &Node) -> Option<u8> {
        node.one_of(&FACTIONS, self.faults).map(|faction| faction as u8)
    }

    pub(super) fn stat(&mut self, node: &Node) -> Option<Stat> {
        let all = [Stat::Power, Stat::Tactics, Stat::Defense];
        Some(all[node.one_of(&STATS, self.faults)?])
    }

    pub(super) fn tally(&mut self, node: &Node) -> Option<Tally> {
        let all = [Tally::Destiny, Tally::Attrition, Tally::Power, Tally::Tactics, Tally::Casualties, Tally::Remaining];
        Some(all[node.one_of(&TALLIES, self.faults)?])
    }

    pub(super) fn pile(&mut self, node: &Node) -> Option<Pile> {
        let all = [Pile::Reserve, Pile::Active, Pile::Used];
        Some(all[node.one_of(&["reserve", "active", "used"], self.faults)?])
    }

    pub(super) fn location(&mut self, node: &Node) -> Option<LocationKind> {
        let all = [LocationKind::Sector, LocationKind::Site];
        Some(all[node.one_of(&["sector", "site"], self.faults)?])
    }

    pub(super) fn phase(&mut self, node: &Node) -> Option<Phase> {
        let all = [Phase::Activate, Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw, Phase::End];
        Some(all[node.one_of(&PHASES, self.faults)?])
    }

    /// Where cards go.
    pub(super) fn zone(&mut self, node: &Node) -> Option<To> {
        let names = [
            "reserve.top",
            "active.top",
            "used.top",
            "reserve.bottom",
            "active.bottom",
            "used.bottom",
            "hand",
            "lost",
            "removed",
        ];
        let piles = [Pile::Reserve, Pile::Active, Pile::Used];
        Some(match node.one_of(&names, self.faults)? {
            index @ 0..3 => To::Top(piles[index]),
            index @ 3..6 => To::Bottom(piles[index - 3]),
            6 => To::Hand,
            7 => To::Lost,
            _ => To::Removed,
        })
    }

    pub(super) fn spot(&mut self, node: &Node) -> Option<Spot> {
        if node.value().is_object() {
            node.object(&["of", "next_to"], self.faults);
            if let Some(next) = node.get("next_to") {
                return Some(Spot::NextTo(self.name(&next)?));
            }
            let of = node.need("of", self.faults)?;
            return Some(Spot::Of(self.name(&of)?));
        }
        let names =
            ["any", "here", "related", "adjacent", "battle", "next_to_battle", "there", "p1", "p2", "elsewhere"];
        let all = [
            Spot::Any,
            Spot::Here,
            Spot::Related,
            Spot::Adjacent,
            Spot::Battle,
            Spot::NextToBattle,
            Spot::There,
            Spot::Bound(0),
            Spot::Bound(1),
            Spot::Elsewhere,
        ];
        Some(all[node.one_of(&names, self.faults)?])
    }

    /// A spot under a key, or what it is when left out.
    pub(super) fn spot_of(&mut self, node: &Node, key: &str, default: Spot) -> Spot {
        node.get(key).and_then(|spot| self.spot(&spot)).unwrap_or(default)
    }

    /// A player under a key, or the controller.
    pub(super) fn who_of(&mut self, node: &Node, key: &str) -> Who {
        node.get(key).and_then(|who| self.who(&who)).unwrap_or(Who::Me)
    }

    /// Locations: a spot, or an object.
    pub(super) fn places(&mut self, node: &Node) -> Option<Places> {
        if node.value().is_string() || node.get("of").is_some() || node.get("next_to").is_some() {
            return Some(Places { at: self.spot(node)?, not: None, kind: None, when: None });
        }
        node.object(&["at", "not", "kind", "where"], self.faults)?;
        let at = self.spot_of(node, "at", Spot::Any);
        let not = node.get("not").and_then(|not| self.spot(&not));
        let kind = node.get("kind").and_then(|kind| self.location(&kind));
        let when = node.get("where").and_then(|when| self.condition(&when));
        Some(Places { at, not, kind, when })
    }

    /// One card by name, or all of a selection.
    pub(super) fn target(&mut self, node: &Node) -> Option<Target> {
        if node.value().is_string() {
            return self.name(node).map(Target::One);
        }
        self.cards(node).map(Target::All)
    }

    fn label(&mut self, node: &Node) -> Option<u8> {
        let text = node.text(self.faults)?;
        let label = self.arena.labels.find(text);
        if label.is_none() {
            self.faults.add(node.place(), reason::UNKNOWN_NAME, format!("no card has the label {text:?}"));
        }
        label
    }

    /// A selection of cards.
    pub fn cards(&mut self, node: &Node) -> Option<CardsRef> {
        let cards = self.selection(node)?;
        Some(self.keep_cards(cards))
    }

    /// Puts a selection into its list, once.
    pub(super) fn keep_cards(&mut self, cards: Cards) -> CardsRef {
        let known = self.arena.selections.iter().position(|other| *other == cards);
        let index = known.unwrap_or_else(|| {
            self.arena.selections.push(cards);
            self.arena.selections.len() - 1
        });
        CardsRef(index as u16)
    }

    fn selection(&mut self, node: &Node) -> Option<Cards> {
        let mut cards = Cards::default();
        if node.value().is_string() {
            cards.only = Some(self.name(node)?);
            return Some(cards);
        }
        let known = [
            "in",
            "of",
            "type",
            "label",
            "not_label",
            "faction",
            "title",
            "at",
            "location",
            "in_battle",
            "aboard",
            "is",
            "is_not",
            "not",
            "only",
            "where",
        ];
        node.object(&known, self.faults)?;
        if let Some(zone) = node.get("in") {
            cards.zone = self.zone_of_selection(&zone)?;
        }
        if let Some(of) = node.get("of") {
            cards.whose = self.whose(&of)?;
        }
        if let Some(types) = node.get("type") {
            cards.kinds = self.kinds(&types);
        }
        if let Some(label) = node.get("label") {
            self.labels(&label, &mut cards.labels);
        }
        if let Some(label) = node.get("not_label") {
            cards.not_label = self.label(&label)?;
        }
        cards.faction = node.get("faction").and_then(|faction| self.faction(&faction));
        if let Some(title) = node.get("title") {
            cards.title = title.text(self.faults)?.to_owned();
        }
        cards.at = self.spot_of(node, "at", Spot::Any);
        cards.location = node.get("location").and_then(|location| self.location(&location));
        cards.in_battle = node.get("in_battle").and_then(|is| is.truth(self.faults)).unwrap_or(false);
        cards.aboard = node.get("aboard").and_then(|aboard| self.name(&aboard));
        cards.has = node.get("is").map_or(0, |traits| self.traits(&traits));
        cards.lacks = node.get("is_not").map_or(0, |traits| self.traits(&traits));
        cards.not = node.get("not").and_then(|not| self.name(&not));
        cards.only = node.get("only").and_then(|only| self.name(&only));
        cards.when = node.get("where").and_then(|when| self.condition(&when));
        Some(cards)
    }

    fn zone_of_selection(&mut self, node: &Node) -> Option<In> {
        let names = [
            "play",
            "hand",
            "lost",
            "stacked_on_this",
            "pending_drain",
            "pending_attack",
            "pending_card",
            "pending_ability",
            "pending_movement",
            "pending",
        ];
        let all = [
            In::Play,
            In::Hand,
            In::Lost,
            In::StackedOnThis,
            In::Pending(Pending::Drain),
            In::Pending(Pending::Attack),
            In::Pending(Pending::Card),
            In::Pending(Pending::Ability),
            In::Pending(Pending::Movement),
            In::Pending(Pending::Any),
        ];
        Some(all[node.one_of(&names, self.faults)?])
    }

    /// Types as a mask; `unit` is all units.
    pub fn kinds(&mut self, node: &Node) -> u16 {
        let mut mask = 0;
        for kind in list_or_one(node) {
            if kind.value().as_str() == Some("unit") {
                mask |= 7;
            } else if let Some(index) = kind.one_of(&KINDS, self.faults) {
                mask |= 1 << index;
            }
        }
        mask
    }

    fn labels(&mut self, node: &Node, out: &mut [u8; 2]) {
        let items = list_or_one(node);
        if items.len() > out.len() {
            self.faults.add(node.place(), reason::RANGE, "two labels at most can be asked for");
        }
        for (item, place) in items.iter().zip(out) {
            *place = self.label(item).unwrap_or(0);
        }
    }

    fn traits(&mut self, node: &Node) -> u16 {
        const TRAITS: [(&str, u16); 12] = [
            ("damaged", trait_bit::DAMAGED),
            ("inverted", trait_bit::INVERTED),
            ("armed", trait_bit::WEAPON),
            ("piloting", trait_bit::PILOTING),
            ("quickdraw", trait_bit::QUICKDRAW),
            ("scouting", trait_bit::SCOUTING),
            ("piloted", trait_bit::PILOTED),
            ("stacked", trait_bit::STACKED),
            ("unique", trait_bit::UNIQUE),
            ("inverter", trait_bit::INVERTER),
            ("encampment", trait_bit::ENCAMPMENT),
            ("aboard", trait_bit::ABOARD),
        ];
        let names: Vec<&str> = TRAITS.iter().map(|(name, _)| *name).collect();
        let found = list_or_one(node).iter().filter_map(|item| item.one_of(&names, self.faults)).collect::<Vec<_>>();
        found.into_iter().fold(0, |mask, index| mask | TRAITS[index].1)
    }

    /// A number.
    pub fn number(&mut self, node: &Node) -> Option<NumberRef> {
        self.depth += 1;
        let number = if self.depth > DEEPEST {
            self.fault(node, "this nests too deep");
            None
        } else {
            self.number_itself(node)
        };
        self.depth -= 1;
        number.map(|number| self.keep_number(number))
    }

    /// A number under a key, or a plain one when it is left out.
    pub(super) fn number_of(&mut self, node: &Node, key: &str, default: i16) -> Option<NumberRef> {
        match node.get(key) {
            Some(number) => self.number(&number),
            None => Some(self.keep_number(Number::Plain(default))),
        }
    }

    /// Puts a number into its list, once.
    pub(super) fn keep_number(&mut self, number: Number) -> NumberRef {
        let known = self.arena.numbers.iter().position(|other| *other == number);
        let index = known.unwrap_or_else(|| {
            self.arena.numbers.push(number);
            self.arena.numbers.len() - 1
        });
        NumberRef(index as u16)
    }

    fn number_itself(&mut self, node: &Node) -> Option<Number> {
        if node.value().is_number() {
            return node.number(-99, 999, self.faults).map(|plain| Number::Plain(plain as i16));
        }
        if node.value().is_string() {
            return node.one_of(&["x", "d", "d2", "amount"], self.faults).map(|index| Number::Register(index as u8));
        }
        let verbs = [
            "stat",
            "printed",
            "early",
            "cost",
            "destiny",
            "piloting",
            "count",
            "highest",
            "total",
            "locations",
            "energy",
            "icons",
            "hand",
            "pile",
            "battle",
            "+",
            "-",
            "*",
            "min",
            "max",
        ];
        let (verb, what) = self.verb(node, &verbs)?;
        node.object(&[verb], self.faults);
        Some(match verb {
            "stat" | "printed" | "early" => {
                let (name, stat) = self.pair(&what)?;
                let (name, stat) = (self.name(&name)?, self.stat(&stat)?);
                match verb {
                    "stat" => Number::Stat(stat, name),
                    "printed" => Number::Printed(stat, name),
                    _ => Number::Early(stat, name),
                }
            }
            "cost" => Number::Cost(self.name(&what)?),
            "destiny" => Number::Destiny(self.name(&what)?),
            "piloting" => Number::Piloting(self.name(&what)?),
            "count" => Number::Count(self.cards(&what)?),
            "highest" | "total" => {
                let (cards, number) = self.pair(&what)?;
                let (cards, number) = (self.cards(&cards)?, self.number(&number)?);
                if verb == "highest" { Number::Highest(cards, number) } else { Number::Total(cards, number) }
            }
            "locations" => Number::Locations(self.places(&what)?),
            "energy" => {
                what.object(&["of", "at"], self.faults)?;
                Number::Energy { of: self.who_of(&what, "of"), at: self.spot_of(&what, "at", Spot::Here) }
            }
            "icons" => {
                what.object(&["of", "at", "faction"], self.faults)?;
                let faction = what.get("faction").and_then(|faction| self.faction(&faction));
                Number::Icons { of: self.who_of(&what, "of"), at: self.spot_of(&what, "at", Spot::Here), faction }
            }
            "hand" => Number::Hand(self.who(&what)?),
            "pile" => {
                let (who, pile) = self.pair(&what)?;
                Number::Pile(self.who(&who)?, self.pile(&pile)?)
            }
            "battle" => {
                let (tally, who) = self.pair(&what)?;
                Number::Battle(self.tally(&tally)?, self.who(&who)?)
            }
            _ => {
                let (a, b) = self.pair(&what)?;
                let (a, b) = (self.number(&a)?, self.number(&b)?);
                match verb {
                    "+" => Number::Add(a, b),
                    "-" => Number::Sub(a, b),
                    "*" => Number::Times(a, b),
                    "min" => Number::Min(a, b),
                    _ => Number::Max(a, b),
                }
            }
        })
    }
}

/// The items of a list, or the one thing that is no list.
pub fn list_or_one<'a>(node: &Node<'a>) -> Vec<Node<'a>> {
    match node.value() {
        Value::Array(items) => {
            let at = |(index, value)| Node::at(value, format!("{}[{index}]", node.place()));
            items.iter().enumerate().map(at).collect()
        }
        _ => vec![node.clone()],
    }
}
