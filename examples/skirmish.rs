//! A whole game through the C ABI, told turn by turn.
//!
//! `cargo run --release --example skirmish [RULESET] [-- --scenario KEY] [--seed N] [--human SEAT] [--config JSON] [--json]`
//!
//! All seats choose at random (from a generator of their own, seeded by the same number), or a person plays one of them.
//! The same seed tells the same story. `--config` is a whole configuration, or a file with one, in place of ruleset, scenario
//! and seed of the dice.

mod host;

use adjutant::ffi::*;
use host::{ALL, Game};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

/// Random players need not come to an end of their own, so a game without a person has a limit of rounds.
const MOST_ROUNDS: u32 = 1000;

const USAGE: &str =
    "skirmish [RULESET] [--scenario KEY] [--seed N] [--human SEAT] [--config JSON (or a file of it)] [--json]";

/// What the command line asks for.
struct Wishes {
    ruleset: String,
    scenario: Option<String>,
    config: Option<String>,
    seed: u64,
    human: Option<i32>,
    json: bool,
}

fn wishes() -> Result<Wishes, String> {
    let ruleset = "lost_empires".to_owned();
    let mut wishes = Wishes { ruleset, scenario: None, config: None, seed: 1, human: None, json: false };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut next = || words.next().ok_or_else(|| format!("{word} wants a word behind it"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("{text} is no number"));
        match word.as_str() {
            "--seed" => wishes.seed = next().and_then(number)?,
            "--human" => wishes.human = Some(next().and_then(number)? as i32),
            "--scenario" => wishes.scenario = Some(next()?),
            "--config" => wishes.config = Some(next()?),
            "--json" => wishes.json = true,
            "--help" | "-h" => return Err(USAGE.to_owned()),
            name if !name.starts_with('-') => wishes.ruleset = name.to_owned(),
            other => return Err(format!("{other} is unknown; try --help")),
        }
    }
    Ok(wishes)
}

/// The configuration as text.
fn config(wishes: &Wishes) -> Result<String, String> {
    match &wishes.config {
        Some(text) if text.starts_with('{') => return Ok(text.clone()),
        Some(file) => return std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}")),
        None => {}
    }
    let mut config = json!({ "ruleset": wishes.ruleset, "seed": wishes.seed });
    if let Some(scenario) = &wishes.scenario {
        config["scenario"] = scenario.as_str().into();
    }
    if wishes.human.is_none() {
        config["options"] = json!({ "max_rounds": MOST_ROUNDS });
    }
    Ok(config.to_string())
}

/// A person picks from the menu; `None` when the input is at its end.
fn ask_person(game: &Game, seat: i32, count: usize) -> Option<u32> {
    print!("{}", game.text(seat, ADJ_TEXT_TABLE, 0).expect("a seat sees its table"));
    print!("{}", game.text(seat, ADJ_TEXT_QUESTION, 0).expect("the asked seat sees its question"));
    loop {
        print!("> ");
        std::io::stdout().flush().expect("the terminal takes text");
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().parse::<u32>() {
            Ok(index) if (index as usize) < count => return Some(index),
            _ => println!("a number from 0 to {}, please", count - 1),
        }
    }
}

fn main() {
    if let Err(message) = wishes().and_then(|wishes| play(&wishes)) {
        eprintln!("{message}");
        std::process::exit(1);
    }
}

fn play(wishes: &Wishes) -> Result<(), String> {
    let refused = |refused: host::Refused| refused.message;
    let game = Game::from_text(&config(wishes)?).map_err(refused)?;
    let mut players = StdRng::seed_from_u64(wishes.seed);
    // Whoever sits at the terminal sees what his seat sees; without a person, the host's own eyes see all.
    let eyes = wishes.human.unwrap_or(ALL);
    let mut told = 0;
    loop {
        told = tell_news(&game, eyes, told, wishes.json)?;
        let info = game.info(ALL).map_err(refused)?;
        if info.over != 0 {
            break;
        }
        let orders = game.orders(ALL).map_err(refused)?;
        let index = match wishes.human {
            Some(seat) if seat == info.seat => match ask_person(&game, seat, orders.len()) {
                Some(index) => index,
                None => return Err("the player has left".to_owned()),
            },
            _ => players.random_range(0..orders.len() as u32),
        };
        let label = game.order_text(ALL, index, ADJ_TEXT_LABEL).map_err(refused)?;
        let notation = game.order_text(ALL, index, ADJ_TEXT_NOTATION).map_err(refused)?;
        let seen = wishes.human.is_none_or(|seat| seat == info.seat);
        if wishes.json && seen {
            println!("{}", json!({ "seat": info.seat, "order": notation, "label": label }));
        } else if seen {
            println!("> {label}");
        }
        game.submit(info.seat, info.revision, index).map_err(refused)?;
    }
    tell_outcome(&game, wishes.json)
}

/// Prints the events after `told` and gives the number of the last.
fn tell_news(game: &Game, eyes: i32, told: u64, as_json: bool) -> Result<u64, String> {
    let news = game.events_json(eyes, told).map_err(|refused| refused.message)?;
    let events = news["events"].as_array().cloned().unwrap_or_default();
    for event in &events {
        let text = event["text"].as_str().unwrap_or("");
        match event["kind"].as_str() {
            _ if as_json => println!("{event}"),
            Some("round") => println!("\n== {text} =="),
            Some("phase") => println!("\n-- {text} --"),
            Some("turn") => println!("\n{text}"),
            _ => println!("  {text}"),
        }
    }
    Ok(told + events.len() as u64)
}

fn tell_outcome(game: &Game, as_json: bool) -> Result<(), String> {
    let view: Value = game.view(ALL).map_err(|refused| refused.message)?;
    let outcome = &view["outcome"];
    if as_json {
        println!("{}", json!({ "outcome": outcome, "round": view["round"], "answers": view["answers"] }));
        return Ok(());
    }
    let reason = outcome["text"].as_str().unwrap_or("");
    // Allies win together, so there may be several.
    let results =
        outcome["result"].as_array().into_iter().flatten().zip(view["seats"].as_array().into_iter().flatten());
    let name = |seat: &Value| format!("{} (seat {})", seat["name"].as_str().unwrap_or(""), seat["seat"]);
    let winners: Vec<String> = results.filter(|(result, _)| **result == 1).map(|(_, seat)| name(seat)).collect();
    let ending = match winners.len() {
        0 => "A draw".to_owned(),
        1 => format!("{} wins", winners[0]),
        _ => format!("{} win", winners.join(" and ")),
    };
    println!("\n{ending} in round {}: {reason}. ({} answers)", view["round"], view["answers"]);
    Ok(())
}
