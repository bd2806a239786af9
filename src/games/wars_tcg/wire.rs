//! The canonical bytes of a position: every field once, in the order of `state.rs`, numbers little-endian.
//!
//! A step is a tag byte and its fields. Lists are their length and their items. What repeats the zones of the cards
//! (`State::play` and the sets behind it) is not visited; it follows from the cards.

use super::effect::{BattleStep, Phase, Pile, Until};
use super::state::{
    Battle, Card, Delayed, Face, HandCard, Item, ItemKind, Lasting, Lasts, PileCard, Seat, State, Step, Trigger, Why,
    WindowKind, Zone,
};
use crate::kit::{Fixed, Wire};

const PHASES: [Phase; 8] =
    [Phase::Setup, Phase::Activate, Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw, Phase::End];

const BATTLE_STEPS: [BattleStep; 6] = [
    BattleStep::Begin,
    BattleStep::Destiny,
    BattleStep::Attrition,
    BattleStep::Power,
    BattleStep::Loss,
    BattleStep::End,
];

const PILES: [Pile; 3] = [Pile::Reserve, Pile::Active, Pile::Used];

const WINDOWS: [WindowKind; 3] = [WindowKind::Phase, WindowKind::Battle, WindowKind::End];

const UNTIL: [Until; 2] = [Until::Turn, Until::Battle];

/// A step of each kind; its place is its tag.
const STEPS: [Step; 25] = [
    Step::None,
    Step::Coin,
    Step::Begin { seat: 0 },
    Step::Draw { seat: 0, pile: Pile::Reserve, left: 0 },
    Step::Window { kind: WindowKind::Phase, base: 0, passes: 0, seat: 0 },
    Step::Triggers,
    Step::Announce { seat: 0, answers: 0, prompt: 0 },
    Step::Run,
    Step::Activate { seat: 0, most: 0 },
    Step::DrawUpTo { seat: 0, left: 0 },
    Step::Lose { seat: 0, left: 0, place: 0, onto: 0 },
    Step::Top { seat: 0, pile: Pile::Reserve, why: Why::Lose },
    Step::Random { seat: 0, left: 0, hidden: 0 },
    Step::LookThrough { seat: 0, pile: Pile::Reserve, looker: 0, index: 0 },
    Step::LookTop { seat: 0, looker: 0, n: 0, left: 0 },
    Step::Battle,
    Step::Attrition { seat: 0 },
    Step::Loss { seat: 0 },
    Step::Cull { seat: 0 },
    Step::Doom { id: 0, how: 0 },
    Step::Instead { seat: 0, id: 0, how: 0, place: 0 },
    Step::Passengers { id: 0, from: 0, to: 0, left: 0 },
    Step::Over { winner: 0, reason: 0 },
    Step::PhaseEnd,
    Step::Unveil { slot: 0 },
];

/// Visits a whole position.
pub fn visit(state: &mut State, wire: &mut dyn Wire) {
    for card in &mut state.cards {
        visit_card(card, wire);
    }
    for seat in &mut state.seats {
        visit_seat(seat, wire);
    }
    list(&mut state.rows, wire, |slot, wire| wire.u8(slot));
    list(&mut state.stack, wire, visit_item);
    list(&mut state.running, wire, visit_item);
    list(&mut state.steps, wire, visit_step);
    list(&mut state.triggers, wire, visit_trigger);
    list(&mut state.later, wire, visit_delayed);
    list(&mut state.lasting, wire, visit_lasting);
    visit_battle(&mut state.battle, wire);
    wire.u16(&mut state.next_id);
    wire.u16(&mut state.turns);
    one_of(&mut state.phase, &PHASES, wire);
    wire.u8(&mut state.turn);
    wire.u8(&mut state.activated);
}

/// A value by its place in a list; a number behind the end of the list is the first.
fn one_of<T: Copy + Default + PartialEq>(value: &mut T, all: &[T], wire: &mut dyn Wire) {
    let mut number = all.iter().position(|known| known == value).unwrap_or(0) as u8;
    wire.u8(&mut number);
    *value = all.get(usize::from(number)).copied().unwrap_or_default();
}

/// A list: its length, then its items. A length beyond the capacity leaves bytes over, which nobody admits.
fn list<T: Copy + Default, const N: usize>(
    list: &mut Fixed<T, N>,
    wire: &mut dyn Wire,
    visit: fn(&mut T, &mut dyn Wire),
) {
    let mut len = list.len() as u8;
    wire.u8(&mut len);
    let mut items = *list;
    list.clear();
    for index in 0..usize::from(len).min(N) {
        let mut item = items.as_mut_slice().get(index).copied().unwrap_or_default();
        visit(&mut item, wire);
        let _ = list.push(item);
    }
}

fn signed(value: &mut i16, wire: &mut dyn Wire) {
    let mut bits = *value as u16;
    wire.u16(&mut bits);
    *value = bits as i16;
}

fn slots(value: &mut u128, wire: &mut dyn Wire) {
    let mut bytes = value.to_le_bytes();
    wire.bytes(&mut bytes);
    *value = u128::from_le_bytes(bytes);
}

fn visit_card(card: &mut Card, wire: &mut dyn Wire) {
    let Card { id, card, owner, seat, zone, host, flags, group, knows, uses, fired, latch, marks, add } = card;
    wire.u16(id);
    wire.u16(card);
    wire.u8(owner);
    wire.u8(seat);
    one_of(zone, &Zone::ALL, wire);
    for byte in [host, flags, group, knows] {
        wire.u8(byte);
    }
    wire.bytes(uses);
    wire.u8(fired);
    wire.u8(latch);
    wire.bytes(marks);
    for change in add.iter_mut().flatten() {
        wire.i8(change);
    }
}

fn visit_seat(seat: &mut Seat, wire: &mut dyn Wire) {
    let Seat { hand, piles, pool, lost, played, next_id, start, won } = seat;
    list(hand, wire, |held: &mut HandCard, wire| {
        wire.u16(&mut held.card);
        wire.u16(&mut held.id);
        wire.u8(&mut held.open);
    });
    for pile in piles {
        list(pile, wire, |card: &mut PileCard, wire| {
            wire.u16(&mut card.card);
            wire.u8(&mut card.group);
            wire.u8(&mut card.knows);
        });
    }
    list(pool, wire, |face: &mut Face, wire| {
        wire.u8(&mut face.group);
        wire.u16(&mut face.card);
    });
    list(lost, wire, |slot, wire| wire.u8(slot));
    list(played, wire, |card, wire| wire.u16(card));
    wire.u16(next_id);
    wire.u16(start);
    wire.u8(won);
}

fn visit_item(item: &mut Item, wire: &mut dyn Wire) {
    let Item {
        kind,
        seat,
        they,
        chosen,
        id,
        card,
        source,
        program,
        at,
        here,
        there,
        to,
        how,
        flags,
        energy,
        it,
        t,
        p,
        n,
        picked,
        after,
        each,
        stage,
        rest,
    } = item;
    one_of(kind, &ItemKind::ALL, wire);
    for byte in [seat, they, chosen] {
        wire.u8(byte);
    }
    for number in [id, card, source, program] {
        wire.u16(number);
    }
    for byte in [at, here, there, to, how, flags] {
        wire.u8(byte);
    }
    wire.i8(energy);
    wire.u16(it);
    for id in t {
        wire.u16(id);
    }
    wire.bytes(p);
    for number in n {
        signed(number, wire);
    }
    for card in picked {
        wire.u16(card);
    }
    wire.u16(after);
    wire.u8(each);
    wire.u8(stage);
    slots(rest, wire);
}

fn visit_trigger(trigger: &mut Trigger, wire: &mut dyn Wire) {
    let Trigger { program, card, source, it, seat, they, here, there, amount, later, t } = trigger;
    for number in [program, card, source, it] {
        wire.u16(number);
    }
    for byte in [seat, they, here, there] {
        wire.u8(byte);
    }
    signed(amount, wire);
    wire.u8(later);
    for id in t {
        wire.u16(id);
    }
}

fn visit_delayed(delayed: &mut Delayed, wire: &mut dyn Wire) {
    let Delayed { ability, card, source, t, p, seat, here } = delayed;
    for number in [ability, card, source] {
        wire.u16(number);
    }
    for id in t {
        wire.u16(id);
    }
    wire.bytes(p);
    wire.u8(seat);
    wire.u8(here);
}

fn visit_lasting(lasting: &mut Lasting, wire: &mut dyn Wire) {
    let Lasting { kind, seat, place, what, by, until } = lasting;
    one_of(kind, &Lasts::ALL, wire);
    for byte in [seat, place, what] {
        wire.u8(byte);
    }
    signed(by, wire);
    one_of(until, &UNTIL, wire);
}

fn visit_battle(battle: &mut Battle, wire: &mut dyn Wire) {
    let Battle {
        place,
        step,
        stage,
        attacker,
        base,
        card,
        shown,
        bonus,
        destiny,
        attrition,
        power,
        winner,
        casualties,
        doomed,
    } = battle;
    wire.u8(place);
    one_of(step, &BATTLE_STEPS, wire);
    for byte in [stage, attacker, base] {
        wire.u8(byte);
    }
    for number in card {
        wire.u16(number);
    }
    for number in [shown, bonus, destiny, attrition, power].into_iter().flatten() {
        signed(number, wire);
    }
    wire.u8(winner);
    signed(casualties, wire);
    slots(doomed, wire);
}

fn visit_step(step: &mut Step, wire: &mut dyn Wire) {
    let same = |known: &Step| std::mem::discriminant(known) == std::mem::discriminant(step);
    let mut tag = STEPS.iter().position(same).expect("a step of each kind") as u8;
    wire.u8(&mut tag);
    let kind = STEPS.get(usize::from(tag)).copied().unwrap_or_default();
    if std::mem::discriminant(&kind) != std::mem::discriminant(step) {
        *step = kind;
    }
    visit_fields(step, wire);
}

fn visit_fields(step: &mut Step, wire: &mut dyn Wire) {
    match step {
        Step::None | Step::Coin | Step::PhaseEnd | Step::Triggers | Step::Run | Step::Battle => {}
        Step::Unveil { slot } => wire.u8(slot),
        Step::Begin { seat } | Step::Attrition { seat } | Step::Loss { seat } | Step::Cull { seat } => wire.u8(seat),
        Step::Draw { seat, pile, left } => {
            wire.u8(seat);
            one_of(pile, &PILES, wire);
            wire.u8(left);
        }
        Step::Window { kind, base, passes, seat } => {
            one_of(kind, &WINDOWS, wire);
            for byte in [base, passes, seat] {
                wire.u8(byte);
            }
        }
        Step::Announce { seat, answers: first, prompt: second }
        | Step::Random { seat, left: first, hidden: second } => {
            for byte in [seat, first, second] {
                wire.u8(byte);
            }
        }
        Step::Activate { seat, most: n } | Step::DrawUpTo { seat, left: n } => {
            wire.u8(seat);
            wire.u8(n);
        }
        Step::Lose { seat, left, place, onto } => {
            for byte in [seat, left, place] {
                wire.u8(byte);
            }
            wire.u16(onto);
        }
        Step::Top { seat, pile, why } => {
            wire.u8(seat);
            one_of(pile, &PILES, wire);
            one_of(why, &Why::ALL, wire);
        }
        Step::LookThrough { seat, pile, looker, index } => {
            wire.u8(seat);
            one_of(pile, &PILES, wire);
            wire.u8(looker);
            wire.u8(index);
        }
        Step::LookTop { seat, looker, n, left } => {
            for byte in [seat, looker, n, left] {
                wire.u8(byte);
            }
        }
        Step::Doom { id, how } => {
            wire.u16(id);
            wire.u8(how);
        }
        Step::Instead { seat, id, how, place } => {
            wire.u8(seat);
            wire.u16(id);
            wire.u8(how);
            wire.u8(place);
        }
        Step::Passengers { id, from, to, left } => {
            wire.u16(id);
            for byte in [from, to, left] {
                wire.u8(byte);
            }
        }
        Step::Over { winner, reason } => {
            wire.i8(winner);
            wire.u16(reason);
        }
    }
}
