//! The effect language of Lost Empires, statement by statement, and the packs that are written in it.

mod common;

use adjutant::ffi::*;
use common::{ALL, Story, Table, host};
use serde_json::{Value, json};

/// March Orders of Feng with this effect, for one command.
fn support(effect: Value) -> Value {
    json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1, "abilities": [{ "effect": effect }] }] })
}

/// A game of Feng with the support in hand.
fn table(effect: Value) -> Table {
    Table::new().pack(support(effect)).hand(0, &["march_orders"])
}

fn unit_ability(key: &str, ability: Value) -> Value {
    json!({ "format": 1, "cards": [{ "key": key, "abilities": [ability] }] })
}

// covers: LE-R108, LE-E1, LE-42
#[test]
fn reinforcements_draws_what_is_there_and_puts_a_card_back() {
    let mut table = Table::of("terra_corps", "feng").with_cards(0, &["reinforcements"]).hand(0, &["reinforcements"]);
    let list: Vec<String> = serde_json::from_value(table.config["seats"][0]["cards"].clone()).expect("a list");
    let mut spare = vec!["reinforcements".to_owned(), "dust_angel".to_owned()];
    for title in list.iter().chain(&list) {
        match spare.iter().position(|kept| kept == title) {
            Some(index) => drop(spare.remove(index)),
            None => table = table.discarded(0, title),
        }
    }
    let mut story = table.play();
    assert_eq!(story.seat(0)["deck"], 1);
    story.order("play reinforcements");
    assert_eq!(story.orders(), ["draw dust_angel"], "a chance with one outcome is asked like any other");
    story.order("draw dust_angel");
    assert_eq!(
        (story.prompt(), story.orders()),
        ("hand_card".to_owned(), vec!["choose dust_angel".to_owned()]),
        "then the rest of the ability"
    );
    story.order("choose dust_angel");
    assert_eq!(story.orders(), ["to_deck top", "to_deck bottom"]);
    let before = story.now();
    story.order("to_deck bottom");
    assert_eq!((&story.seat(0)["hand"], &story.seat(0)["deck"]), (&json!(0), &json!(1)));
    let told = |viewer: i32| {
        story.game.events_json(viewer, before).expect("events")["events"]
            .as_array()
            .expect("a list")
            .iter()
            .find(|event| event["kind"] == "to_deck")
            .cloned()
            .expect("told")
    };
    assert_eq!(
        (&told(0)["card"], &told(1)["card"], &told(1)["masked"], &told(1)["value"]),
        (&json!("dust_angel"), &Value::Null, &json!(true), &json!(1))
    );
    let full =
        Table::of("terra_corps", "feng").with_cards(0, &["reinforcements"]).hand(0, &["reinforcements", "basilisk"]);
    let mut story = full.play();
    story.order("play reinforcements").draw_all();
    assert_eq!(story.seat(0)["hand"], 3, "draw 2");
    story.order("choose basilisk").order("to_deck top").order("pass").order("pass");
    story.order("draw hound");
    assert_eq!(story.prompt(), "turn", "the card on top has a face already: nothing is drawn by chance");
    let own = story.game.view(0).expect("a view");
    let hand: Vec<&Value> = own["entities"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|entity| entity["place"] == "hand_0")
        .map(|entity| &entity["card"])
        .collect();
    assert!(hand.contains(&&json!("basilisk")));
}

// covers: LE-42
#[test]
fn choices_come_before_anything_is_paid_and_can_be_taken_back_whole() {
    let mut story = table(json!([{ "choose_unit": { "side": "enemy" }, "as": "t1" }, { "choose_place": { "at": "outer" }, "as": "p1" }, { "deal": 1, "to": "t1" }, { "place": "t1", "at": "p1" }]))
        .unit(1, "basilisk", "center")
        .play();
    let (hash, before) = (story.game.hash(ALL), story.now());
    story.order("play march_orders");
    assert_eq!((story.prompt(), story.game.info(ALL).expect("info").pending), ("unit".to_owned(), 1));
    story.order("choose u1");
    let info = story.game.info(ALL).expect("info");
    assert_eq!((info.pending, info.undoable >= 2), (2, true));
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["hand"]), (&json!(4), &json!(1)), "nothing is paid or shown");
    let other = story.game.events_json(1, before).expect("events");
    assert_eq!(
        other["events"].as_array().expect("a list").iter().map(|event| event["kind"].clone()).collect::<Vec<_>>(),
        ["announce"]
    );
    assert_eq!(story.game.view(1).expect("a view")["question"]["prompt"], "place", "what is asked is public");
    for _ in 0..2 {
        story.game.undo(ADJ_UNDO_SAME_CHANCE).expect("a half-made order can be taken back");
    }
    assert_eq!(story.game.hash(ALL), hash, "as if it had never begun");
    story.orders_given(&["play march_orders", "choose u1", "choose outer_left"]);
    assert_eq!(
        (story.damage(1), story.place(1), story.seat(0)["command"].clone()),
        (1, "outer_left".to_owned(), json!(3))
    );
    let mut story =
        table(json!([{ "choose_unit": { "side": "enemy" }, "as": "t1" }, { "deal": 2, "to": "t1" }, { "gain": 1 }]))
            .play();
    story.order("play march_orders");
    assert_eq!(story.seat(0)["artifacts"], 1, "without a candidate as much happens as can");
    let mut story =
        table(json!([{ "choose_unit": { "side": "enemy" }, "as": "t1", "optional": true }, { "deal": 2, "to": "t1" }]))
            .unit(1, "basilisk", "center")
            .play();
    story.order("play march_orders").order("decline");
    assert_eq!(story.damage(1), 0);
}

#[test]
fn the_opponent_may_be_the_one_who_chooses() {
    let mut story =
        table(json!([{ "choose_unit": { "side": "enemy" }, "as": "t1", "by": "opponent" }, { "destroy": "t1" }]))
            .unit(1, "basilisk", "center")
            .unit(1, "firebird", "center")
            .play();
    story.order("play march_orders");
    assert_eq!((story.asked(), story.prompt()), (1, "unit".to_owned()));
    assert_eq!(story.seat(0)["command"], 3, "the order is known and paid by then");
    story.order("choose u2");
    assert_eq!(story.place(2), "discard_1");
}

#[test]
fn may_modes_and_if_steer_an_effect() {
    let effect = json!([{ "may": [{ "gain": 1 }] }, { "modes": [[{ "gain": 2 }], [{ "draw": 1 }], [{ "refresh": { "command": 1 } }]] },
        { "if": { "count": { "side": "friendly" }, "at_least": 1 }, "then": [{ "gain": 4 }], "else": [{ "gain": 8 }] }]);
    for (may, mode, friends, artifacts) in
        [("accept", 0, 0, 11), ("decline", 0, 1, 6), ("accept", 2, 1, 5), ("decline", 2, 0, 8)]
    {
        let mut base = table(effect.clone());
        if friends > 0 {
            base = base.unit(0, "hound", "center");
        }
        let mut story = base.play();
        story.order("play march_orders").order(may);
        assert_eq!(story.orders(), ["choose mode 0", "choose mode 1", "choose mode 2"]);
        story.order(&format!("choose mode {mode}"));
        assert_eq!(story.seat(0)["artifacts"], artifacts, "{may} {mode} {friends}");
        assert_eq!(story.seat(0)["command"], if mode == 2 { 4 } else { 3 });
    }
    let mut story = table(json!([{ "if": { "count": { "side": "enemy" }, "at_most": 0 }, "then": [{ "gain": 1 }] }]))
        .unit(1, "basilisk", "center")
        .play();
    story.order("play march_orders");
    assert_eq!(story.seat(0)["artifacts"], 0);
}

#[test]
fn repair_drain_ready_and_elite_tokens() {
    let mut story = table(json!([{ "repair": 2, "to": { "state": "damaged" } }, { "drain": { "side": "enemy" } }, { "ready": { "state": "drained", "side": "friendly" } },
        { "give_elite": { "name": "hound" } }, { "take_elite": { "name": "basilisk" } }]))
    .unit_with(0, "hound", "center", json!({ "damage": 3, "doomed_by": 1, "drained": true }))
    .unit_with(1, "basilisk", "center", json!({ "damage": 1, "elite": true }))
    .play();
    story.order("play march_orders");
    assert_eq!((story.damage(1), story.damage(2)), (1, 0));
    let token = |id: u32, key: &str| story.entity(id)[key].clone();
    assert_eq!(
        [token(1, "drained"), token(2, "drained"), token(1, "elite"), token(2, "elite")],
        [json!(false), json!(true), json!(true), json!(false)]
    );
}

#[test]
fn changes_of_stats_last_a_turn_a_round_or_until_the_unit_leaves() {
    let change = |stat: &str, by: i64, until: &str| json!({ "modify": { "stat": stat, "by": by }, "to": { "side": "friendly" }, "until": until });
    let mut story =
        table(json!([change("offense", 1, "turn"), change("defense", 2, "round"), change("control", 3, "leaves")]))
            .unit(0, "hound", "hive_0")
            .play();
    let stats = |story: &Story| ["offense", "defense", "control"].map(|stat| story.stat(1, stat));
    assert_eq!(stats(&story), [2, 0, 1]);
    story.order("play march_orders");
    assert_eq!(stats(&story), [3, 2, 4]);
    assert_eq!(story.stat(1, "printed_offense"), 2, "the printed value ignores every change");
    story.order("pass");
    assert_eq!(stats(&story), [2, 2, 4]);
    story.order("pass").draw_all();
    assert_eq!(stats(&story), [2, 0, 4]);
}

#[test]
fn numbers_count_units_and_read_printed_values() {
    let mut story = table(json!([{ "gain": { "count": { "side": "enemy" }, "times": 2, "max": 5 } }]))
        .unit(1, "basilisk", "center")
        .unit(1, "firebird", "hive_1")
        .unit(1, "firebird", "hive_1")
        .play();
    story.order("play march_orders");
    assert_eq!(story.seat(0)["artifacts"], 5, "2 for each of 3, 5 at most");
    let mut story = table(json!([{ "choose_unit": { "side": "friendly" }, "as": "t1" }, { "draw": { "printed": "control", "of": "t1" } }])).unit_with(0, "fellgrin_captain", "center", json!({ "damage": 1 })).play();
    story.order("play march_orders").order("choose u1").draw_all();
    assert_eq!(story.seat(0)["hand"], 3);
}

#[test]
fn selectors_look_at_side_place_name_subtype_keyword_and_condition() {
    let hit = |units: Value| {
        let mut story = table(json!([{ "deal": 1, "to": units }]))
            .unit(0, "hound", "center")
            .unit_with(1, "basilisk", "center", json!({ "drained": true }))
            .unit_with(1, "firebird", "outer_left", json!({ "damage": 1 }))
            .unit(1, "siraxion_veteran", "hive_1")
            .play();
        let before: Vec<u64> = (1..5).map(|id| story.damage(id)).collect();
        story.order("play march_orders");
        (1..5).zip(before).filter(|(id, before)| story.damage(*id) > *before).map(|(id, _)| id).collect::<Vec<u32>>()
    };
    assert_eq!(hit(json!({})), [1, 2, 3, 4]);
    assert_eq!(hit(json!({ "name": "firebird" })), [3]);
    assert_eq!(hit(json!({ "not_name": "firebird", "side": "enemy" })), [2, 4]);
    assert_eq!(hit(json!({ "subtype": "heavy" })), [2]);
    assert_eq!(hit(json!({ "keyword": "RUTHLESS" })), [2, 4]);
    assert_eq!(hit(json!({ "state": "drained" })), [2]);
    assert_eq!(hit(json!({ "state": "ready", "side": "enemy" })), [3, 4]);
    assert_eq!(hit(json!({ "state": "damaged" })), [3]);
    assert_eq!(hit(json!({ "state": "undamaged", "at": "with_friendly" })), [1, 2]);
    assert_eq!(hit(json!({ "at": "here" })), [0; 0], "here is the own hive for a support");
    assert_eq!(hit(json!({ "at": "adjacent" })), [3]);
}

// covers: LE-R101
#[test]
fn cards_move_between_hand_deck_and_discard_pile() {
    let mut story = table(json!([{ "choose_card": "hand", "as": "c1" }, { "discard": "c1" }, { "draw": 1 }]))
        .hand(0, &["march_orders", "hound"])
        .play();
    story.order("play march_orders").order("choose hound").draw_all();
    assert_eq!((&story.seat(0)["hand"], &story.seat(0)["discard"]), (&json!(1), &json!(2)));
    let mut story = table(json!([{ "choose_card": "hand", "as": "c1" }, { "put_on_deck": "c1", "end": "top" }]))
        .hand(0, &["march_orders", "hound"])
        .play();
    story.order("play march_orders").order("choose hound").order("pass").order("pass").draw_all();
    assert_eq!(story.seat(0)["hand"], 1);
    let view = story.game.view(0).expect("a view");
    assert!(
        view["entities"]
            .as_array()
            .expect("a list")
            .iter()
            .any(|entity| entity["place"] == "hand_0" && entity["card"] == "hound")
    );
    let mut story = table(json!([{ "reveal_top": 1 }, { "draw": 1 }])).play();
    let before = story.now();
    story.order("play march_orders").order("draw ferrik_hulk");
    for viewer in [0, 1, -1] {
        let events = story.game.events_json(viewer, before).expect("events");
        let cards: Vec<&Value> = events["events"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|event| ["reveal", "draw"].contains(&event["kind"].as_str().unwrap_or("")))
            .map(|event| &event["card"])
            .collect();
        assert_eq!(cards, ["ferrik_hulk", "ferrik_hulk"], "everybody saw it on top and knows it in the hand");
    }
    let mut story = table(json!([{ "deplete": { "command": 2, "supply": 1 } }])).seat(1, "command", json!(1)).play();
    story.order("play march_orders");
    assert_eq!(
        (&story.seat(1)["command"], &story.seat(1)["supply"]),
        (&json!(0), &json!(0)),
        "as far as there are any"
    );
}

// covers: LE-R102
#[test]
fn a_card_put_back_unseen_ends_what_others_knew_of_the_hand() {
    let pack = json!({ "format": 1, "cards": [
        { "key": "march_orders", "command": 1, "abilities": [{ "effect": [{ "choose_card": "discard", "as": "c1" }, { "return": "c1" }] }] },
        { "key": "blast_fire", "command": 1, "abilities": [{ "effect": [{ "choose_card": "hand", "as": "c1" }, { "put_on_deck": "c1", "end": "bottom" }] }] }
    ] });
    let mut story =
        Table::new().pack(pack).hand(0, &["march_orders", "blast_fire", "edgeguard"]).discarded(0, "hound").play();
    story.order("play march_orders").order("choose hound");
    let known = |story: &Story, viewer: i32| {
        let view = story.game.view(viewer).expect("a view");
        view["entities"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|entity| entity["place"] == "hand_0")
            .map(|entity| (entity["card"].clone(), entity["id"].as_u64().expect("a number")))
            .collect::<Vec<_>>()
    };
    assert_eq!(known(&story, 1), [(json!("hound"), 1)], "it came back openly, under its old id");
    let before = story.now();
    story.order("play blast_fire").order("choose edgeguard");
    assert_eq!(known(&story, 1), [], "it might have been the Hound");
    assert_eq!(
        known(&story, 0).iter().map(|(card, id)| (card.clone(), *id >= 1_000_000)).collect::<Vec<_>>(),
        [(json!("hound"), true)]
    );
    let conceal = |viewer: i32| {
        story.game.events_json(viewer, before).expect("events")["events"]
            .as_array()
            .expect("a list")
            .iter()
            .find(|event| event["kind"] == "conceal")
            .cloned()
            .expect("told to all")
    };
    assert_eq!(
        (&conceal(0)["former"], &conceal(1)["former"], &conceal(1)["card"]),
        (&json!(1), &Value::Null, &Value::Null)
    );
}

#[test]
fn every_trigger_runs_when_its_event_happens() {
    let gain = |on: Value| {
        let mut ability = on;
        ability["do"] = json!([{ "gain": 1 }]);
        ability
    };
    let artifacts = |story: &Story| story.seat(0)["artifacts"].as_u64().expect("a number");
    let with = |key: &str, on: Value| Table::new().pack(unit_ability(key, gain(on)));
    let mut story = with("hound", json!({ "on": "played" })).hand(0, &["hound"]).play();
    assert_eq!(artifacts(story.order("play hound hive_0 paid")), 1);
    let mut story = with("hound", json!({ "on": "moved" })).unit(0, "hound", "hive_0").play();
    assert_eq!(artifacts(story.orders_given(&["activate u1 command", "move u1 outer_left", "move u1 center"])), 2);
    let mut story = with("hound", json!({ "on": "moved", "once_per_round": true })).unit(0, "hound", "hive_0").play();
    assert_eq!(artifacts(story.orders_given(&["activate u1 command", "move u1 outer_left", "move u1 center"])), 1);
    let mut story =
        with("hound", json!({ "on": "moved", "while": { "count": { "side": "enemy", "at": "here" }, "at_least": 1 } }))
            .unit(0, "hound", "hive_0")
            .unit(1, "basilisk", "center")
            .play();
    assert_eq!(artifacts(story.orders_given(&["activate u1 command", "move u1 outer_left", "move u1 center"])), 1);
    let mut story = with("edgeguard", json!({ "on": "enters" }))
        .unit(0, "edgeguard", "outer_left")
        .unit(0, "ferrik_hulk", "hive_0")
        .play();
    assert_eq!(
        artifacts(story.orders_given(&["activate u2 supply", "move u2 outer_left"])),
        1,
        "any unit, friends too"
    );
    let dice = |story: &mut Story, dice: [&str; 2]| {
        story.order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
    };
    let mut story = with("hound", json!({ "on": "attack_resolved" }))
        .unit(0, "hound", "center")
        .unit(1, "basilisk", "center")
        .play();
    story.orders_given(&["activate u1 supply", "attack u1 u2"]);
    dice(&mut story, ["1", "4*"]);
    assert_eq!(artifacts(&story), 1, "whatever it dealt");
    let mut story = with("hound", json!({ "on": "damaged" }))
        .set("turn", json!(1))
        .unit(0, "hound", "center")
        .unit(1, "basilisk", "center")
        .play();
    story.orders_given(&["activate u2 supply", "attack u2 u1"]);
    dice(&mut story, ["3", "1"]);
    assert_eq!(artifacts(&story), 1);
    let mut story = with("hound", json!({ "on": "destroyed", "who": { "side": "enemy", "at": "here" } }))
        .unit(0, "hound", "center")
        .unit_with(1, "dust_angel", "center", json!({ "damage": 3, "doomed_by": 0 }))
        .unit_with(1, "firebird", "hive_1", json!({ "damage": 3, "doomed_by": 0 }))
        .play();
    story.both_pass();
    assert_eq!(artifacts(&story), 3, "1 for the enemy destroyed here, none for the one elsewhere, 2 for the center");
    let mut story = with("hound", json!({ "on": "control_won" })).unit(0, "hound", "outer_left").play();
    story.both_pass();
    assert_eq!(artifacts(&story), 2);
    let mut story = with("hound", json!({ "on": "round_start" })).unit(0, "hound", "hive_0").play();
    story.both_pass().draw_all();
    assert_eq!(artifacts(&story), 1);
}

#[test]
fn ongoing_abilities_reach_others_while_their_condition_holds() {
    let aura = unit_ability(
        "edgeguard",
        json!({ "continuous": { "stat": "defense", "by": 2, "of": { "side": "friendly", "at": "here", "not": "this" } }, "while": { "count": { "side": "enemy", "at": "here" }, "at_least": 1 } }),
    );
    let story = |enemy: &str| {
        Table::new()
            .pack(aura.clone())
            .unit(0, "edgeguard", "center")
            .unit(0, "hound", "center")
            .unit(0, "hound", "hive_0")
            .unit(1, "basilisk", enemy)
            .play()
    };
    let defenses = |story: Story| [1, 2, 3].map(|id| story.stat(id, "defense"));
    assert_eq!(defenses(story("center")), [1, 2, 0]);
    assert_eq!(defenses(story("hive_1")), [1, 0, 0]);
}

// covers: LE-R44
#[test]
fn only_a_card_chosen_as_a_unit_can_be_played_from_the_discard_pile() {
    for (kind, faults) in [(json!("unit"), 0), (json!("support"), 1), (Value::Null, 1)] {
        let pack = support(json!([{ "choose_card": "discard", "type": kind, "as": "c1" }, { "play": "c1" }]));
        let told = host::faults(&json!({ "ruleset": "lost_empires", "packs": [pack] }).to_string()).expect("faults");
        assert_eq!(told["faults"].as_array().expect("a list").len(), faults, "{told}");
    }
}

#[test]
fn all_faults_of_a_pack_are_listed_at_their_places() {
    let pack = json!({ "format": 2, "colour": "red", "cards": [
        { "key": "hound", "command": 9, "speed": 3 },
        { "key": "Mole!", "name": "Mole", "faction": "moles", "type": "unit", "subtype": "light", "command": 1, "supply": 0, "control": 1, "offense": 1, "defense": 1, "keywords": ["FAST"], "abilities": [{}] },
        { "key": "edgeguard", "abilities": [
            { "on": "moved", "do": [{ "explode": "this" }, { "deal": 1, "to": "t1" }, { "grant": [], "to": "this" }] },
            { "effect": [] },
            { "continuous": { "stat": "speed", "by": 1 } },
            { "on": "sneezed", "do": [{ "put_on_deck": "c1", "end": "top" }] }
        ] },
        { "command": 1 }
    ] });
    let faults = host::faults(&json!({ "ruleset": "lost_empires", "packs": [pack] }).to_string()).expect("faults");
    let places: Vec<String> = faults["faults"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|fault| fault["place"].as_str().expect("text").trim_start_matches("packs[0].").to_owned())
        .collect();
    for place in [
        "colour",
        "format",
        "cards[0].command",
        "cards[0].speed",
        "cards[1].key",
        "cards[1].faction",
        "cards[1].keywords[0]",
        "cards[1].abilities[0]",
        "cards[2].abilities[0].do[0]",
        "cards[2].abilities[0].do[1].to",
        "cards[2].abilities[0].do[2].grant",
        "cards[2].abilities[1]",
        "cards[2].abilities[2].continuous.stat",
        "cards[2].abilities[3].on",
        "cards[2].abilities[3].do[0].put_on_deck",
        "cards[3].key",
    ] {
        assert!(places.contains(&place.to_owned()), "{place} is not among {places:#?}");
    }
    assert_eq!(places.len(), 16, "each once: {places:#?}");
    assert!(common::Game::new(&json!({ "ruleset": "lost_empires", "packs": [{ "format": 2 }] })).is_err());
}

#[test]
fn a_pack_replaces_single_values_and_says_so_in_the_catalogue() {
    let pack = json!({ "format": 1, "cards": [{ "key": "hound", "offense": 5, "source": { "offense": "my printed card" } }, { "key": "edgeguard", "control": 2 }] });
    let catalog =
        host::catalog(&json!({ "ruleset": "lost_empires", "packs": [pack] }).to_string()).expect("a catalogue");
    let card = |key: &str| {
        catalog["cards"].as_array().expect("a list").iter().find(|card| card["key"] == key).cloned().expect("a card")
    };
    assert_eq!(
        (&card("hound")["offense"], &card("hound")["source"]["offense"], &card("hound")["source"]["defense"]),
        (&json!(5), &json!("my printed card"), &json!("house"))
    );
    assert_eq!(card("edgeguard")["source"]["control"], "pack");
    assert_eq!(
        card("dust_marine")["source"]["offense"].as_str().map(|source| source.starts_with("derived")),
        Some(true),
        "facts keep their provenance"
    );
}

#[test]
fn impossible_positions_are_refused_with_all_faults() {
    let position = json!({ "round": 1, "turn": 0, "seats": [{ "passed": true, "hand": [{ "card": "hound" }, { "card": "hound" }, { "card": "hound" }] }, { "command": 9 }], "cards": [
        { "card": "unicorn", "owner": 0, "place": "center" },
        { "card": "blast_fire", "owner": 0, "place": "center" },
        { "card": "edgeguard", "owner": 0, "place": "discard_1" },
        { "card": "edgeguard", "owner": 0, "place": "center", "damage": 3 },
        { "card": "basilisk", "owner": 1, "place": "center", "id": 5, "slot": 9 },
        { "card": "firebird", "owner": 1, "place": "hive_1", "id": 5, "slot": 9 }
    ] });
    let faults = host::faults(&json!({ "ruleset": "lost_empires", "position": position }).to_string()).expect("faults");
    let places: Vec<&str> = faults["faults"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|fault| fault["place"].as_str().expect("text"))
        .collect();
    for place in [
        "position.cards[0].card",
        "position.cards[1].place",
        "position.cards[2].place",
        "position.cards[3].doomed_by",
        "position.cards[5].slot",
        "position.seats[0]",
        "position.seats[1].command",
        "position.turn",
    ] {
        assert!(places.contains(&place), "{place} is not among {places:?}");
    }
}
