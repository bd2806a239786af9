//! The JSON documents and plain lines that hosts read: typed lists of what is shown, with keys in a fixed order.
//!
//! A key has one type everywhere and is left out where it would say nothing. Kinds, prompts, phases, reasons and cards are
//! their catalogue names, and every sentence is the catalogue's template filled with the fields beside it.

use super::config::Dice;
use super::game::Form;
use super::r#match::{Match, note, note_order, seat_of};
use crate::kit::common::order_flag;
use crate::kit::{Asked, Event, Failure, Fields, Order, Phrase, Phrasebook, Rules, Viewer, flags};
use serde::Serialize;

/// Version of the shape of views.
const FORMAT: u32 = 1;

#[derive(Serialize)]
struct ViewDocument<'a, V> {
    format: u32,
    ruleset: &'static str,
    viewer: i32,
    revision: u64,
    answers: u64,
    events: u64,
    question: QuestionRow<'a>,
    turn: i8,
    round: u32,
    phase: &'a str,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeRow<'a>>,
    #[serde(flatten)]
    rest: V,
}

#[derive(Serialize)]
struct QuestionRow<'a> {
    seat: i32,
    prompt: &'a str,
    #[serde(skip_serializing_if = "is_zero")]
    subject: u32,
    text: String,
}

#[derive(Serialize)]
struct OutcomeRow<'a> {
    winner: i32,
    reason: &'a str,
    text: String,
    score: Vec<i32>,
    result: Vec<i32>,
}

#[derive(Serialize)]
struct OrdersDocument<'a> {
    revision: u64,
    seat: i32,
    prompt: &'a str,
    text: String,
    picked: u8,
    min: u8,
    max: u8,
    orders: Vec<OrderRow<'a>>,
}

#[derive(Serialize)]
struct OrderRow<'a> {
    index: usize,
    kind: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    card: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    place: &'a str,
    #[serde(skip_serializing_if = "is_zero")]
    subject: u32,
    #[serde(skip_serializing_if = "is_zero")]
    target: u32,
    value: i32,
    #[serde(skip_serializing_if = "is_zero")]
    weight: u32,
    #[serde(skip_serializing_if = "is_false")]
    critical: bool,
    #[serde(skip_serializing_if = "is_false")]
    default: bool,
    action: u32,
    notation: String,
    label: String,
}

#[derive(Serialize)]
struct EventsDocument<'a> {
    events: Vec<EventRow<'a>>,
}

#[derive(Serialize)]
struct EventRow<'a> {
    number: u64,
    kind: &'a str,
    #[serde(skip_serializing_if = "is_nobody")]
    seat: i8,
    #[serde(skip_serializing_if = "str::is_empty")]
    card: &'a str,
    #[serde(skip_serializing_if = "is_zero")]
    subject: u32,
    #[serde(skip_serializing_if = "is_zero")]
    former: u32,
    #[serde(skip_serializing_if = "is_zero")]
    target: u32,
    #[serde(skip_serializing_if = "str::is_empty")]
    place: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    origin: &'a str,
    value: i32,
    #[serde(skip_serializing_if = "is_false")]
    critical: bool,
    #[serde(skip_serializing_if = "is_false")]
    reveal: bool,
    masked: bool,
    text: String,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(truth: &bool) -> bool {
    !truth
}

fn is_nobody(seat: &i8) -> bool {
    *seat < 0
}

/// A document as text.
pub(super) fn write(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("documents have text keys and whole numbers")
}

impl<R: Rules> Match<R> {
    /// The view as JSON.
    pub(super) fn view_document(&self, viewer: Viewer) -> Result<String, Failure> {
        self.admit(viewer)?;
        let clock = self.rules.clock(&self.state);
        let question = self.question;
        let asked = self.is_asked(viewer);
        let outcome = self.rules.outcome(&self.state).map(|outcome| {
            let seats = usize::from(self.rules.seats());
            OutcomeRow {
                winner: outcome.winner.into(),
                reason: Phrasebook::name(&self.rules.phrases().reasons, outcome.reason),
                text: self.sentence(&self.rules.phrases().reasons, outcome.reason, &Fields::default()),
                score: outcome.score[..seats].to_vec(),
                result: outcome.result[..seats].to_vec(),
            }
        });
        Ok(write(&ViewDocument {
            format: FORMAT,
            ruleset: R::RULESET.id,
            viewer: viewer.number(),
            revision: self.revision,
            answers: self.answers(),
            events: self.last_event,
            question: QuestionRow {
                seat: self.asked_number(),
                prompt: Phrasebook::name(&self.rules.phrases().prompts, question.prompt),
                subject: if asked { question.subject } else { 0 },
                text: self.prompt_text(),
            },
            turn: clock.turn,
            round: clock.round,
            phase: Phrasebook::name(&self.rules.phrases().phases, clock.phase),
            over: question.asked == Asked::Nobody,
            outcome,
            rest: self.rules.view(&self.state, viewer),
        }))
    }

    /// The number of who is asked: a seat, -3 for chance, -1 for nobody.
    fn asked_number(&self) -> i32 {
        match self.question.asked {
            Asked::Seat(seat) => seat.into(),
            Asked::Chance => -3,
            Asked::Nobody => -1,
        }
    }

    fn sentence(&self, list: &[Phrase], number: u16, fields: &Fields) -> String {
        Phrasebook::find(list, number).map_or(String::new(), |phrase| phrase.say(fields, &*self.rules))
    }

    /// The prompt in words that everybody may read.
    fn prompt_text(&self) -> String {
        let question = self.question;
        let fields = Fields { seat: seat_of(&*self.rules, &self.state), ..Fields::default() };
        self.sentence(&self.rules.phrases().prompts, question.prompt, &fields)
    }

    fn label(&self, order: &Order) -> String {
        let fields = self.rules.order_fields(order, seat_of(&*self.rules, &self.state));
        self.sentence(&self.rules.phrases().orders, order.kind, &fields)
    }

    /// The question with all that a menu needs.
    pub(super) fn orders_document(&self, viewer: Viewer) -> Result<String, Failure> {
        let mut orders = Vec::new();
        self.list_orders(viewer, &mut orders)?;
        let question = self.question;
        let (picked, min, max) = question.picks;
        let rows = orders.iter().enumerate().map(|(index, order)| OrderRow {
            index,
            kind: Phrasebook::name(&self.rules.phrases().orders, order.kind),
            card: self.rules.card_key(order.card),
            place: self.rules.place_key(order.place),
            subject: order.subject,
            target: order.target,
            value: order.value,
            weight: order.weight,
            critical: order.flags & order_flag::CRITICAL != 0,
            default: order.flags & order_flag::DEFAULT != 0,
            action: order.action,
            notation: note_order(&*self.rules, &self.state, order),
            label: self.label(order),
        });
        Ok(write(&OrdersDocument {
            revision: self.revision,
            seat: self.asked_number(),
            prompt: Phrasebook::name(&self.rules.phrases().prompts, question.prompt),
            text: self.prompt_text(),
            picked,
            min,
            max,
            orders: rows.collect(),
        }))
    }

    /// One order in words.
    pub(super) fn order_in_words(&self, viewer: Viewer, index: u32, form: Form) -> Result<String, Failure> {
        let answers = self.list(viewer)?;
        let answer = answers.get(index as usize).ok_or_else(|| self.no_such_index(index, answers.len()))?;
        Ok(match form {
            Form::Notation => note(&*self.rules, &self.state, *answer),
            Form::Label => self.label(&self.rules.order(&self.state, *answer)),
        })
    }

    /// The events above `since`.
    pub(super) fn events_document(&self, viewer: Viewer, since: u64) -> Result<String, Failure> {
        let events = self.tell_events(viewer, since)?;
        let rows = events.iter().zip(since + 1..).map(|(event, number)| EventRow {
            number,
            kind: Phrasebook::name(&self.rules.phrases().events, event.kind),
            seat: event.seat,
            card: self.rules.card_key(event.card),
            subject: event.subject,
            former: event.former,
            target: event.target,
            place: self.rules.place_key(event.place),
            origin: self.rules.place_key(event.origin),
            value: event.value,
            critical: event.flags & flags::CRITICAL != 0,
            reveal: event.flags & flags::REVEAL != 0,
            masked: event.flags & flags::MASKED != 0,
            text: self.event_text(event),
        });
        Ok(write(&EventsDocument { events: rows.collect() }))
    }

    fn event_text(&self, event: &Event) -> String {
        self.sentence(&self.rules.phrases().events, event.kind, &self.rules.event_fields(event))
    }

    /// One line an event.
    pub(super) fn event_lines(&self, viewer: Viewer, since: u64) -> Result<String, Failure> {
        let events = self.tell_events(viewer, since)?;
        let lines =
            events.iter().zip(since + 1..).map(|(event, number)| format!("[{number}] {}\n", self.event_text(event)));
        Ok(lines.collect())
    }

    /// The prompt, and a numbered menu for who may see it.
    pub(super) fn question_lines(&self, viewer: Viewer) -> Result<String, Failure> {
        self.admit(viewer)?;
        let mut out = format!("{}\n", self.prompt_text());
        if self.is_asked(viewer) {
            for (index, answer) in self.list(viewer)?.iter().enumerate() {
                let label = self.label(&self.rules.order(&self.state, *answer));
                out.push_str(&format!("{index:>4}  {label}\n"));
            }
            if self.question.asked == Asked::Chance && self.shell.dice == Dice::Host {
                out.push_str("   -  or let the engine roll\n");
            }
        }
        Ok(out)
    }
}
