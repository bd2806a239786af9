//! Twin worlds of WARS TCG: two games that differ only in what a viewer cannot know give that viewer byte-equal answers to
//! everything, and go on doing so when both are played on in a way that looks the same from outside.
//!
//! The twin of a position has the other seat's hidden faces dealt anew: closed hand cards, cards of piles that the viewer
//! does not know, and faces still to come; some of them are exchanged for cards that the deck does not hold.

mod common;

use adjutant::ffi::*;
use common::{ALL, Game, PUBLIC};
use rand::rngs::StdRng;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

const POSITIONS: usize = 400;
const ANSWERS: usize = 20;
const DECKS: [&str; 6] = ["alliance", "solidarity", "suppression", "swarm", "cats_and_claws", "overlords"];

/// A position somewhere in a random game, as a configuration with host-given chance.
fn position(seed: u64, picks: &mut StdRng) -> Value {
    let seats: Vec<Value> = (0..2).map(|_| json!({ "deck": DECKS.choose(picks).expect("a deck") })).collect();
    let mut config = json!({ "ruleset": "wars_tcg", "seed": seed, "seats": seats, "options": { "deck_size": 60 } });
    let game = Game::new(&config).expect("a good configuration");
    let stop = picks.random_range(20..600);
    let mut found = Value::Null;
    for count in 0..stop {
        let info = game.info(ALL).expect("info");
        if info.over != 0 {
            break;
        }
        if stop - count < 30 {
            let view = game.view(ALL).expect("a view");
            found = if view["position"].is_object() { view["position"].clone() } else { found };
        }
        game.submit(ALL, info.revision, picks.random_range(0..info.order_count)).expect("a listed order is accepted");
    }
    config["position"] = found;
    config["chance"] = "host".into();
    config
}

/// The places of the faces of a seat that the viewer does not know.
fn hidden_faces(seat: &Value, viewer: usize) -> Vec<String> {
    let mut places = Vec::new();
    for (index, card) in seat["hand"].as_array().expect("a list").iter().enumerate() {
        if card.is_string() {
            places.push(format!("/hand/{index}"));
        }
    }
    for pile in ["reserve", "active", "used"] {
        for (index, card) in seat[pile].as_array().expect("a list").iter().enumerate() {
            let known = card["known"].as_array().is_some_and(|known| known.contains(&json!(viewer)));
            if card.is_string() {
                places.push(format!("/{pile}/{index}"));
            } else if card["card"].is_string() && !known {
                places.push(format!("/{pile}/{index}/card"));
            }
        }
    }
    for (index, face) in seat["pool"].as_array().expect("a list").iter().enumerate() {
        places.push(format!("/pool/{index}{}", if face.is_string() { "" } else { "/card" }));
    }
    places
}

/// The same position with everything dealt anew that only `hidden` knows.
fn twin(config: &Value, hidden: usize, picks: &mut StdRng) -> Value {
    let mut twin = config.clone();
    let seat = &mut twin["position"]["seats"][hidden];
    let places = hidden_faces(seat, 1 - hidden);
    let mut faces: Vec<Value> = places.iter().map(|place| seat.pointer(place).expect("it is there").clone()).collect();
    for other in ["sprinkles_deal", "cgc_grunt", "boxer", "fifth_ace"] {
        if let Some(face) = faces.choose_mut(picks) {
            *face = other.into();
        }
    }
    faces.shuffle(picks);
    for (place, face) in places.iter().zip(faces) {
        *seat.pointer_mut(place).expect("it is there") = face;
    }
    twin
}

/// Everything that a viewer can ask for.
fn everything(game: &Game, viewer: i32) -> Vec<String> {
    let tried = ["pass", "activate", "draw", "play cgc_grunt u1", "use u1 0", "drain u1", "attack u1", "nonsense"];
    let mut said = vec![
        format!("{:?}", game.info(viewer)),
        format!("{:?}", game.view_text(viewer)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_TABLE, 0)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_QUESTION, 0)),
        format!("{:?}", game.text(viewer, ADJ_TEXT_EVENTS, 0)),
        format!("{:?}", game.orders(viewer)),
        format!("{:?}", game.orders_text(viewer)),
        format!("{:?}", game.events(viewer, 0)),
        format!("{:?}", game.events_json(viewer, 0)),
        format!("{:?}", game.hash(viewer)),
        format!("{:?}", game.save(viewer)),
    ];
    said.extend(tried.iter().map(|notation| format!("{:?}", game.check(viewer, notation))));
    said
}

#[track_caller]
fn assert_alike(worlds: &[Game; 2], viewer: usize, story: &[String]) {
    for eyes in [viewer as i32, PUBLIC] {
        let [first, second] = [everything(&worlds[0], eyes), everything(&worlds[1], eyes)];
        for (one, other) in first.iter().zip(&second) {
            let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
            let near = |text: &str| {
                let from = at.unwrap_or(0).saturating_sub(60);
                text.chars().skip(from).take(200).collect::<String>()
            };
            assert!(one == other, "viewer {eyes} sees a difference after {story:#?}:\n{}\n{}", near(one), near(other));
        }
    }
}

fn notations(game: &Game) -> Vec<String> {
    let orders = game.orders_json(ALL).expect("the host sees the question");
    let rows = orders["orders"].as_array().expect("a list");
    rows.iter().map(|row| row["notation"].as_str().expect("text").to_owned()).collect()
}

/// Does the viewer learn nothing of the card in this answer?
fn is_secret(world: &Game, notation: &str, viewer: usize) -> bool {
    let fork = world.fork(0).expect("a fork");
    let info = fork.info(ALL).expect("info");
    let Some(card) = notation.split(' ').nth(1) else { return false };
    fork.submit_text(ALL, info.revision, notation).expect("a listed order is accepted");
    !format!("{:?}", fork.events_json(viewer as i32, info.events)).contains(card)
}

/// One answer in each world that looks the same from outside; `None` where there is none.
fn alike(worlds: &[Game; 2], viewer: usize, picks: &mut StdRng) -> Option<[String; 2]> {
    let [first, second] = [notations(&worlds[0]), notations(&worlds[1])];
    let prompt = worlds[0].view(PUBLIC).expect("a view")["question"]["prompt"].clone();
    if (prompt == "face" || prompt == "hand_card") && first != second {
        let pair = [first.choose(picks)?.clone(), second.choose(picks)?.clone()];
        if worlds.iter().zip(&pair).all(|(world, notation)| is_secret(world, notation, viewer)) {
            return Some(pair);
        }
    }
    let both: Vec<&String> = first.iter().filter(|notation| second.contains(notation)).collect();
    both.choose(picks).map(|notation| [notation.to_string(), notation.to_string()])
}

/// Has the table shown a card that was not the same in both worlds (a face that lay in a pile)? Then they are no twins any more.
fn have_parted(worlds: &[Game; 2], since: u64) -> bool {
    let shown = |world: &Game| -> Vec<u16> {
        let events = world.events(PUBLIC, since).expect("events");
        events.iter().filter(|event| event.flags & ADJ_EVENT_REVEAL != 0).map(|event| event.card).collect()
    };
    shown(&worlds[0]) != shown(&worlds[1])
}

// covers: WARS-R3, WARS-R115, WARS-R116, WARS-A65
#[test]
fn what_a_viewer_cannot_know_makes_no_difference_to_him() {
    let mut picks = StdRng::seed_from_u64(11);
    let (mut positions, mut answers, mut different) = (0, 0, 0);
    let mut seed = 0;
    while positions < POSITIONS {
        seed += 1;
        let config = position(seed, &mut picks);
        if config["position"].is_null() {
            continue;
        }
        let hidden = picks.random_range(0..2);
        let viewer = 1 - hidden;
        let other = twin(&config, hidden, &mut picks);
        let worlds = [&config, &other].map(|config| Game::new(config).expect("both positions are good"));
        let mut story = vec![format!("{config}\n{other}")];
        assert_alike(&worlds, viewer, &story);
        different += usize::from(worlds[0].hash(ALL) != worlds[1].hash(ALL));
        for _ in 0..ANSWERS {
            if worlds[0].info(ALL).expect("info").over != 0 {
                break;
            }
            let Some(answer) = alike(&worlds, viewer, &mut picks) else { break };
            let since = worlds[0].info(ALL).expect("info").events;
            for (world, notation) in worlds.iter().zip(&answer) {
                let revision = world.info(ALL).expect("info").revision;
                world.submit_text(ALL, revision, notation).expect("a listed order is accepted");
            }
            story.push(format!("{answer:?}"));
            if have_parted(&worlds, since) {
                break;
            }
            assert_alike(&worlds, viewer, &story);
            answers += 1;
        }
        positions += 1;
    }
    eprintln!("{positions} positions, {different} of them with a different twin, {answers} answers");
    assert!(different > POSITIONS * 9 / 10, "twins differ in what is hidden");
    assert!(answers > POSITIONS * 10, "twins are played on");
}
