//! Abilities of a card, compiled: what is announced, paid and placed on the stack, and what it does then.

use super::card::{CardFace, Kind, Side, keyword};
use super::compile::Compiler;
use super::compile_statements::Costs;
use super::effect::{
    Becomes, EVENTS, Event, Instead, Later, Need, Play, Replaced, Spot, Statement, Static, StaticKind, Target,
    TriggerAbility, Use, When, Who, Whose,
};
use crate::kit::Node;

const EVENT_KINDS: [Event; 22] = [
    Event::Enters,
    Event::Played,
    Event::Moves,
    Event::Damaged,
    Event::WeaponDamages,
    Event::Destroyed,
    Event::Lost,
    Event::Drain,
    Event::DrainLoss,
    Event::BattleBegins,
    Event::DestinyRevealed,
    Event::WeaponDestiny,
    Event::DestinyStepEnds,
    Event::AttritionStepEnds,
    Event::PowerStepEnds,
    Event::BattleWon,
    Event::BattleEnds,
    Event::Inverted,
    Event::IconUsed,
    Event::PhaseStarts,
    Event::PhaseEnds,
    Event::TurnEnds,
];

impl Compiler<'_> {
    /// The abilities of a card; how it is played has a program in any case.
    pub fn abilities(&mut self, abilities: &[Node], face: &mut CardFace) {
        for ability in abilities {
            let faces = match ability.get("face") {
                None => [true, false],
                Some(face) => match face.one_of(&["inverted", "both"], self.faults) {
                    Some(0) => [false, true],
                    _ => [true, true],
                },
            };
            let before = self.faults.0.len();
            if self.ability(ability, faces, face).is_none() && self.faults.0.len() == before {
                self.fault(ability, "something is missing here");
            }
        }
        if face.play[0].is_none() {
            face.play[0] = Some(Play { condition: None, free: None, price: None, program: self.plain_play() });
        }
    }

    fn plain_play(&mut self) -> u16 {
        let program = vec![Statement::Pay, Statement::Price, Statement::Placed, Statement::Enter];
        self.arena.programs.add(program)
    }

    fn ability(&mut self, node: &Node, faces: [bool; 2], face: &mut CardFace) -> Option<()> {
        let verbs = ["keyword", "use", "on", "instead_of", "becomes", "static", "play", "leave"];
        let (verb, what) = self.verb(node, &verbs)?;
        let known = [verb, "face", "if", "may", "once_per_turn", "targets", "do", "while"];
        node.object(&known, self.faults);
        let sides = (0..2).filter(|side| faces[*side]);
        match verb {
            "keyword" => {
                for side in sides {
                    self.keyword(&what, &mut face.sides[side], &mut face.captain);
                }
            }
            "use" => {
                let ability = self.activated(&what, face.kind == Kind::Weapon)?;
                sides.for_each(|side| face.sides[side].uses.push(ability.clone()));
            }
            "on" => {
                let ability = self.triggered(node, &what)?;
                sides.for_each(|side| face.sides[side].triggers.push(ability.clone()));
            }
            "instead_of" => {
                let ability = self.replacement(node, &what)?;
                sides.for_each(|side| face.sides[side].instead.push(ability.clone()));
            }
            "becomes" => {
                let condition = self.condition(&what)?;
                let program = self.effect_program(node)?;
                sides.for_each(|side| face.sides[side].becomes.push(Becomes { condition, program }));
            }
            "static" => {
                let ability = Static {
                    what: self.static_kind(&what)?,
                    condition: match node.get("while") {
                        Some(condition) => Some(self.condition(&condition)?),
                        None => None,
                    },
                };
                sides.for_each(|side| face.sides[side].statics.push(ability));
            }
            "play" => self.play(&what, face)?,
            _ => {
                what.one_of(&["owner.used"], self.faults)?;
                face.stacked_to_used = true;
            }
        }
        Some(())
    }

    fn keyword(&mut self, node: &Node, side: &mut Side, captain: &mut String) {
        let known =
            ["piloting", "size", "transport", "quickdraw", "scouting", "room_for_characters", "unlimited", "captain"];
        node.object(&known, self.faults);
        let mut number = |key: &str| node.get(key).and_then(|value| value.number(0, 20, self.faults)).map(|n| n as u8);
        let keywords = &mut side.keywords;
        keywords.piloting = number("piloting").unwrap_or(keywords.piloting);
        keywords.size = number("size").unwrap_or(keywords.size);
        keywords.transport = number("transport").unwrap_or(keywords.transport);
        keywords.quickdraw = number("quickdraw").unwrap_or(keywords.quickdraw);
        let flags = [
            ("scouting", keyword::SCOUTING),
            ("room_for_characters", keyword::ROOM_FOR_CHARACTERS),
            ("unlimited", keyword::UNLIMITED),
        ];
        for (key, flag) in flags {
            if node.get(key).and_then(|value| value.truth(self.faults)) == Some(true) {
                keywords.flags |= flag;
            }
        }
        if let Some(text) = node.get("captain").and_then(|title| title.text(self.faults)) {
            *captain = text.to_owned();
        }
    }

    /// `[targets] [choices of the price] Pay [first] [payments] Placed`
    fn announced(&mut self, node: &Node, first: &[Statement]) -> Vec<Statement> {
        let mut program = Vec::new();
        if let Some(targets) = node.get("targets") {
            self.targets(&targets, &mut program);
        }
        let costs = node.get("cost").map(|cost| self.costs(&cost)).unwrap_or_default();
        program.extend(costs.choices);
        program.push(Statement::Pay);
        program.extend_from_slice(first);
        program.extend(costs.payments);
        program.push(Statement::Placed);
        program
    }

    fn effect_program(&mut self, node: &Node) -> Option<u16> {
        let mut program = self.announced(node, &[]);
        let body = node.need("do", self.faults)?;
        self.block(&body, &mut program);
        Some(self.arena.programs.add(program))
    }

    fn activated(&mut self, node: &Node, weapon: bool) -> Option<Use> {
        node.object(&["uses", "when", "any_player", "cost", "targets", "do"], self.faults)?;
        let uses = node.get("uses").and_then(|uses| uses.number(1, 9, self.faults)).unwrap_or(0) as u8;
        let condition = match node.get("when") {
            Some(when) => Some(self.condition(&when)?),
            None => None,
        };
        let any_player = node.get("any_player").and_then(|any| any.truth(self.faults)).unwrap_or(false);
        Some(Use { uses, condition, any_player, weapon, program: self.effect_program(node)? })
    }

    fn triggered(&mut self, node: &Node, event: &Node) -> Option<TriggerAbility> {
        let when = self.when(event)?;
        let condition = match node.get("if") {
            Some(condition) => Some(self.condition(&condition)?),
            None => None,
        };
        let once_per_turn = node.get("once_per_turn").and_then(|once| once.truth(self.faults)).unwrap_or(false);
        let mut program = self.announced(node, &[]);
        let hole = program.len();
        let mut offer = None;
        if let Some(may) = node.get("may") {
            let costs = self.may_costs(&may);
            let (pay, lose, rest) = self.offered(costs);
            program.push(Statement::Jump { to: 0 });
            program.extend(rest);
            offer = Some((pay, lose));
        }
        let body = node.need("do", self.faults)?;
        self.block(&body, &mut program);
        if let Some((pay, lose)) = offer {
            program[hole] = Statement::May { who: Who::Me, pay, lose, otherwise: program.len() as u8 };
            // An offer that a player other than the controller takes says so by `who` in its statements.
        }
        Some(TriggerAbility { when, condition, once_per_turn, program: self.arena.programs.add(program) })
    }

    fn may_costs(&mut self, node: &Node) -> Costs {
        if node.value().is_array() { self.costs(node) } else { Costs::default() }
    }

    /// What an offer asks for at once, and what is done when it is taken.
    fn offered(&mut self, costs: Costs) -> (super::effect::NumberRef, super::effect::NumberRef, Vec<Statement>) {
        let (mut pay, mut lose) = (self.zero(), self.zero());
        let mut rest = costs.choices;
        for payment in costs.payments {
            match payment {
                Statement::PayEnergy { n, .. } => pay = n,
                Statement::Lose { n, from: None, .. } => lose = n,
                other => rest.push(other),
            }
        }
        (pay, lose, rest)
    }

    fn replacement(&mut self, node: &Node, of: &Node) -> Option<Instead> {
        let (verb, how) = self.verb(of, &["destroy", "lose_card", "reveal_destiny"])?;
        how.object(&["what", "by", "at", "for"], self.faults)?;
        let of = match verb {
            "destroy" => Replaced::Destroy,
            "lose_card" => Replaced::LoseCard,
            _ => Replaced::RevealDestiny,
        };
        let what = match how.get("what") {
            Some(what) => Some(self.cards(&what)?),
            None => None,
        };
        let by = how.get("by").and_then(|by| self.whose(&by)).unwrap_or(Whose::Any);
        let at = self.spot_of(&how, "at", Spot::Any);
        let condition = match node.get("if") {
            Some(condition) => Some(self.condition(&condition)?),
            None => None,
        };
        let once_per_turn = node.get("once_per_turn").and_then(|once| once.truth(self.faults)).unwrap_or(false);
        let may = node.get("may");
        let need = if may.is_some() { Need::May } else { Need::Must };
        let costs = may.map(|may| self.may_costs(&may)).unwrap_or_default();
        let mut program = costs.choices;
        program.extend(costs.payments);
        program.push(Statement::Placed);
        let body = node.need("do", self.faults)?;
        self.block(&body, &mut program);
        let program = self.arena.programs.add(program);
        Some(Instead { of, what, by, at, condition, need, once_per_turn, program })
    }

    /// A delayed ability.
    pub fn later(&mut self, node: &Node) -> Option<Later> {
        node.object(
            &["on", "instead_of", "if", "may", "once_per_turn", "targets", "do", "once", "until"],
            self.faults,
        )?;
        if let Some(event) = node.get("on") {
            return Some(Later::On(self.triggered(node, &event)?));
        }
        let of = node.need("instead_of", self.faults)?;
        Some(Later::Instead(self.replacement(node, &of)?))
    }

    fn when(&mut self, node: &Node) -> Option<When> {
        let (verb, how) = self.verb(node, &EVENTS)?;
        node.object(&[verb], self.faults);
        let event = EVENT_KINDS[EVENTS.iter().position(|event| *event == verb)?];
        let mut when =
            When { event, what: None, by: Whose::Any, at: Spot::Any, location: None, phase: None, least: i8::MIN };
        if how.value().is_string() {
            when.what = Some(self.cards(&how)?);
            return Some(when);
        }
        how.object(&["what", "by", "at", "location", "phase", "least"], self.faults)?;
        if let Some(what) = how.get("what") {
            when.what = Some(self.cards(&what)?);
        }
        when.by = how.get("by").and_then(|by| self.whose(&by)).unwrap_or(Whose::Any);
        when.at = self.spot_of(&how, "at", Spot::Any);
        when.location = how.get("location").and_then(|location| self.location(&location));
        when.phase = how.get("phase").and_then(|phase| self.phase(&phase));
        when.least = how.get("least").and_then(|least| least.number(-99, 99, self.faults)).map_or(i8::MIN, |n| n as i8);
        Some(when)
    }

    fn static_kind(&mut self, node: &Node) -> Option<StaticKind> {
        let verbs = [
            "stat",
            "tally",
            "drain",
            "generate",
            "revealed",
            "energy_icon",
            "support_icon",
            "mark",
            "forbid",
            "tax",
            "give",
            "weapons",
        ];
        let (verb, what) = self.verb(node, &verbs)?;
        node.object(&[verb, "of", "by", "at", "what", "pay", "lose"], self.faults);
        let at = self.spot_of(node, "at", Spot::Here);
        Some(match verb {
            "stat" => {
                let by = node.need("by", self.faults)?;
                StaticKind::Stat { stat: self.stat(&what)?, of: self.meant(node)?, by: self.number(&by)? }
            }
            "tally" => {
                let by = node.need("by", self.faults)?;
                let of = self.who_of(node, "of");
                StaticKind::Tally { tally: self.tally(&what)?, of, at, by: self.number(&by)? }
            }
            "drain" => StaticKind::Drain { of: self.who_of(node, "of"), at, by: self.number(&what)? },
            "generate" => StaticKind::Generate { of: self.who_of(node, "of"), at, by: self.number(&what)? },
            "revealed" => StaticKind::Revealed { of: self.who_of(node, "of"), at, by: self.number(&what)? },
            "energy_icon" => StaticKind::EnergyIcon { of: self.who_of(node, "of"), at, by: self.number(&what)? },
            "support_icon" => {
                StaticKind::SupportIcon { of: self.who_of(node, "of"), at, faction: self.faction(&what)? }
            }
            "mark" => StaticKind::Mark { mark: self.mark(&what)?, of: self.meant(node)? },
            "forbid" => {
                let of = node.get("what").and_then(|what| self.cards(&what));
                let by = node.get("by").and_then(|by| self.who(&by)).unwrap_or(Who::They);
                StaticKind::Forbid { act: self.act(&what)?, by, at, of }
            }
            "tax" => {
                let of = node.get("what").and_then(|what| self.cards(&what));
                let by = node.get("by").and_then(|by| self.who(&by)).unwrap_or(Who::They);
                let (pay, lose) = (self.number_of(node, "pay", 0)?, self.number_of(node, "lose", 0)?);
                StaticKind::Tax { act: self.act(&what)?, by, at, of, pay, lose }
            }
            "give" => {
                what.object(&["piloting", "quickdraw"], self.faults);
                let mut number = |key: &str| what.get(key).and_then(|n| n.number(0, 9, self.faults)).unwrap_or(0) as u8;
                let (piloting, quickdraw) = (number("piloting"), number("quickdraw"));
                StaticKind::Keyword { of: self.meant(node)?, piloting, quickdraw }
            }
            _ => StaticKind::Weapons { of: self.meant(node)?, slots: what.number(1, 9, self.faults)? as u8 },
        })
    }

    fn meant(&mut self, node: &Node) -> Option<Target> {
        let of = node.need("of", self.faults)?;
        self.target(&of)
    }

    /// How the card is played; each of two modes has a program of its own.
    fn play(&mut self, node: &Node, face: &mut CardFace) -> Option<()> {
        node.object(&["when", "free", "price", "cost", "targets", "do", "modes", "needs"], self.faults)?;
        let mut condition = |key: &str| node.get(key).map(|condition| self.condition(&condition));
        let (when, free) = (condition("when").flatten(), condition("free").flatten());
        let price = node.get("price").and_then(|price| self.number(&price));
        let entry = [Statement::Price];
        if let Some(modes) = node.get("modes") {
            modes.object(&["used", "lost"], self.faults)?;
            for (index, key) in ["used", "lost"].into_iter().enumerate() {
                let mode = modes.need(key, self.faults)?;
                mode.object(&["when", "cost", "targets", "do"], self.faults)?;
                let own = mode.get("when").and_then(|when| self.condition(&when));
                let mut program = self.announced(&mode, &entry);
                program.push(Statement::Enter);
                let body = mode.need("do", self.faults)?;
                self.block(&body, &mut program);
                let program = self.arena.programs.add(program);
                face.play[index] = Some(Play { condition: own.or(when), free, price, program });
            }
            return Some(());
        }
        let mut program = self.announced(node, &entry);
        program.push(Statement::Enter);
        if let Some(body) = node.get("do") {
            self.block(&body, &mut program);
        }
        let program = self.arena.programs.add(program);
        face.play[0] = Some(Play { condition: when, free, price, program });
        Some(())
    }
}
