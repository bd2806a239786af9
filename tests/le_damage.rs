//! Stories of Lost Empires: damage, destruction, ELITE, MELEE, casualties (rulebook: Damage and Destroying Units, Glossary,
//! 4. Casualty Phase).

mod common;

use common::{Story, Table};
use serde_json::{Value, json};

fn attack(story: &mut Story, order: &str, dice: [&str; 2]) {
    story.order(order).order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
}

/// A support of Feng that does this, for one command.
fn support(effect: Value) -> Value {
    json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1, "abilities": [{ "effect": effect }] }] })
}

// covers: LE-1, LE-W4, LE-R63, LE-R64
#[test]
fn four_damage_destroy_at_once_and_three_do_not() {
    for (before, total) in [(1, 3), (2, 4)] {
        let mut story = Table::of("terra_corps", "feng")
            .with_cards(1, &["war_dog"])
            .unit(0, "machinegun_rex", "center")
            .unit_with(1, "war_dog", "center", json!({ "damage": before, "drained": true }))
            .play();
        story.order("activate u1 command");
        attack(&mut story, "attack u1 u2", ["4", "1"]);
        if total == 3 {
            assert_eq!(story.damage(2), 3, "damage adds up and stays");
            assert_eq!(story.place(2), "center", "it still acts, defends and counts");
        } else {
            assert_eq!(story.place(2), "discard_1", "to its owner's discard pile");
            assert_eq!(story.entity(2)["damage"], Value::Null, "without its tokens");
        }
    }
}

// covers: LE-1, LE-2, LE-W3, LE-R81
#[test]
fn three_damage_destroy_in_the_casualty_phase_everywhere_at_the_same_time() {
    let doomed = json!({ "damage": 3, "doomed_by": 1 });
    let mut story = Table::new()
        .unit_with(0, "hound", "hive_0", doomed.clone())
        .unit_with(0, "edgeguard", "center", doomed.clone())
        .unit_with(1, "basilisk", "outer_left", json!({ "damage": 3, "doomed_by": 0 }))
        .unit_with(1, "firebird", "hive_1", json!({ "damage": 2 }))
        .play();
    let before = story.now();
    story.both_pass();
    assert_eq!([1, 2, 3].map(|id| story.place(id)), ["discard_0", "discard_0", "discard_1"]);
    assert_eq!(story.damage(4), 2, "damage stays from round to round");
    let kinds: Vec<Value> = story.events(before).iter().map(|event| event["kind"].clone()).collect();
    let destroyed: Vec<usize> = (0..kinds.len()).filter(|index| kinds[*index] == "destroy").collect();
    let control = kinds.iter().position(|kind| kind == "control").expect("the center was controlled by a doomed unit");
    assert!(destroyed.iter().all(|index| *index > control), "a doomed unit still counted for control");
    let mut early = Table::new()
        .option("casualty_at", json!(2))
        .unit_with(0, "hound", "hive_0", json!({ "damage": 2, "doomed_by": 1 }))
        .play();
    early.both_pass();
    assert_eq!(early.place(1), "discard_0");
}

// covers: LE-1
#[test]
fn the_thresholds_are_options() {
    let mut story = Table::of("terra_corps", "feng")
        .option("instant_destroy_at", json!(2))
        .option("casualty_at", json!(1))
        .with_cards(1, &["war_dog"])
        .unit(0, "machinegun_rex", "center")
        .unit(1, "war_dog", "center")
        .play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u2", ["4", "1"]);
    assert_eq!(story.place(2), "discard_1");
}

// covers: LE-5, LE-R107, LE-R58
#[test]
fn damage_bonuses_add_up_and_a_failed_attack_deals_nothing() {
    // Dust Angel has offense 2, Hound defense 0.
    for (dice, damage) in [(["3", "1"], 3), (["1", "3"], 2), (["1", "4"], 0), (["4*", "4*"], 0)] {
        let mut story =
            Table::of("terra_corps", "feng").unit(0, "dust_angel", "center").unit(1, "hound", "center").play();
        story.order("activate u1 command");
        attack(&mut story, "attack u1 u2", dice);
        assert_eq!(story.damage(2), damage, "{dice:?}");
    }
    let mut story = Table::of("terra_corps", "feng").unit(0, "dust_angel", "center").unit(1, "hound", "center").play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u2", ["4*", "1"]);
    assert_eq!(story.place(2), "discard_1", "win, critical and Dust Angel are 4: an instant kill");
}

// covers: LE-7
#[test]
fn a_melee_unit_makes_two_attacks_of_one_damage_each() {
    // Paladin has offense 2, Dust Marine defense 1.
    let table =
        || Table::of("scion_imperium", "terra_corps").unit(0, "paladin", "center").unit(1, "dust_marine", "center");
    let mut story = table().unit(1, "basilisk", "center").play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u2", ["4", "1"]);
    assert_eq!((story.damage(2), story.prompt()), (1, "second_attack".to_owned()), "a win deals 1");
    assert_eq!(story.orders(), ["attack u1 u2", "attack u1 u3"], "compulsory, and the target is chosen only now");
    attack(&mut story, "attack u1 u2", ["4*", "1"]);
    assert_eq!(story.damage(2), 3, "a critical makes it 2");
    assert!(!story.orders().iter().any(|order| order.starts_with("attack")), "the once-per-activation attack is spent");
    let mut story = table().play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u2", ["2", "3"]);
    assert_eq!(story.damage(2), 1, "a tie deals 1");
    let mut story = Table::of("scion_imperium", "terra_corps")
        .unit(0, "paladin", "center")
        .unit_with(1, "dust_marine", "center", json!({ "damage": 3, "doomed_by": 0 }))
        .play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u2", ["4", "1"]);
    assert_eq!(
        (story.place(2), story.prompt()),
        ("discard_1".to_owned(), "action".to_owned()),
        "lost without an enemy"
    );
}

// covers: LE-8
#[test]
fn a_granted_attack_of_a_melee_unit_is_two_attacks() {
    for (option, prompt) in [("two_attacks", "second_attack"), ("one_attack", "turn")] {
        let grant = json!({ "format": 1, "cards": [{ "key": "suppression", "command": 1, "abilities": [{ "effect": [{ "grant": ["attack"], "to": { "side": "friendly" } }] }] }] });
        let mut story = Table::of("scion_imperium", "terra_corps")
            .option("granted_melee", json!(option))
            .pack(grant)
            .hand(0, &["suppression"])
            .unit(0, "paladin", "center")
            .unit(1, "basilisk", "center")
            .play();
        story.order("play suppression");
        attack(&mut story, "grant u1 attack u2", ["4", "1"]);
        assert_eq!((story.damage(2), story.prompt().as_str()), (1, prompt));
    }
}

// covers: LE-C8, LE-C9, LE-2, LE-3, LE-R96, LE-32
#[test]
fn alpha_dog_falls_to_chosen_and_callisto_angel_and_pays_an_artifact() {
    // Chosen 3, Callisto Angel 2, Alpha Dog 1: totals 4 to 3, then 3 to 3.
    let mut story = Table::of("scion_imperium", "feng")
        .with_cards(1, &["alpha_dog"])
        .unit(0, "chosen", "center")
        .unit(0, "callisto_angel", "center")
        .unit_with(1, "alpha_dog", "center", json!({ "elite": true }))
        .set("turn", json!(0))
        .play();
    story.order("activate u1 command");
    attack(&mut story, "attack u1 u3", ["1", "2"]);
    assert_eq!(story.damage(3), 2, "4 against 3");
    story.orders_given(&["stop u1", "end_turn", "pass", "activate u2 command"]);
    attack(&mut story, "attack u2 u3", ["1", "2"]);
    assert_eq!(story.damage(3), 3, "a tie at 3");
    assert_eq!(story.seat(0)["artifacts"], 0, "it is doomed, not yet destroyed");
    attack(&mut story, "attack u2 u3", ["1", "4"]);
    story.orders_given(&["stop u2", "pass"]);
    let own = story.seat(0);
    assert_eq!(story.place(3), "discard_1");
    assert_eq!(own["artifacts"], 2 + 1, "2 for the center, 1 for the unit, once");
    assert_eq!(story.told(0, "elite_gone"), 1, "the token is back in the supply");
}

// covers: LE-3
#[test]
fn whoever_dealt_the_third_damage_is_remembered_until_somebody_destroys_the_unit() {
    let elite = |doomed_by: u8| json!({ "damage": 3, "doomed_by": doomed_by, "elite": true });
    let mut story = Table::new().unit_with(1, "basilisk", "hive_1", elite(1)).play();
    story.both_pass();
    assert_eq!([story.seat(0)["artifacts"].clone(), story.seat(1)["artifacts"].clone()], [json!(0), json!(1)]);
    let hit = support(json!([{ "deal": 1, "to": { "side": "enemy" } }]));
    let mut story =
        Table::new().pack(hit).hand(0, &["march_orders"]).unit_with(1, "basilisk", "hive_1", elite(1)).play();
    story.order("play march_orders");
    assert_eq!(
        (story.place(1), story.seat(0)["artifacts"].clone()),
        ("discard_1".to_owned(), json!(1)),
        "the fourth damage destroys, and pays its dealer"
    );
}

// covers: LE-47
#[test]
fn an_elite_token_is_claimed_on_destruction_or_by_option_on_the_third_damage() {
    for (option, artifacts) in [("on_destruction", 0), ("on_third_damage", 1)] {
        let hit = support(json!([{ "deal": 3, "to": { "side": "enemy" } }]));
        let mut story = Table::new()
            .option("elite_claim", json!(option))
            .pack(hit)
            .hand(0, &["march_orders"])
            .unit_with(1, "basilisk", "hive_1", json!({ "elite": true }))
            .play();
        story.order("play march_orders");
        assert_eq!((story.damage(1), story.seat(0)["artifacts"].clone()), (3, json!(artifacts)));
        story.order("pass").order("pass");
        assert_eq!(story.seat(0)["artifacts"], 1, "once in all");
    }
}

// covers: LE-48
#[test]
fn a_unit_repaired_below_three_forgets_who_doomed_it() {
    let repair = json!({ "format": 1, "cards": [
        { "key": "march_orders", "command": 1, "abilities": [{ "effect": [{ "repair": 1, "to": { "side": "friendly" } }] }] },
        { "key": "air_strike", "command": 1, "abilities": [{ "effect": [{ "deal": 1, "to": { "side": "any", "name": "edgeguard" } }] }] }
    ] });
    let mut story = Table::new()
        .pack(repair)
        .hand(0, &["march_orders"])
        .hand(1, &["air_strike"])
        .unit_with(0, "edgeguard", "hive_0", json!({ "damage": 3, "doomed_by": 0, "elite": true }))
        .play();
    story.order("play march_orders").order("pass");
    assert_eq!(story.damage(1), 2);
    story.order("play air_strike").order("pass");
    assert_eq!(story.place(1), "discard_0");
    assert_eq!(
        [story.seat(0)["artifacts"].clone(), story.seat(1)["artifacts"].clone()],
        [json!(0), json!(1)],
        "the new third damage counts"
    );
}

// covers: LE-E3, LE-6
#[test]
fn destroying_ones_own_elite_unit_pays_oneself() {
    let own = support(json!([{ "destroy": { "side": "friendly" } }]));
    let mut story = Table::new()
        .pack(own)
        .hand(0, &["march_orders"])
        .unit_with(0, "ferrik_hulk", "hive_0", json!({ "elite": true }))
        .play();
    story.order("play march_orders");
    assert_eq!((story.place(1), story.seat(0)["artifacts"].clone()), ("discard_0".to_owned(), json!(1)));
}

// covers: LE-E2, LE-R90, LE-R91, LE-R69, LE-45
#[test]
fn tactical_nuke_destroys_every_unit_in_all_five_battlefields() {
    let mut story = Table::of("terra_corps", "feng")
        .with_cards(0, &["tactical_nuke"])
        .hand(0, &["tactical_nuke"])
        .unit(0, "dust_angel", "hive_0")
        .unit_with(0, "basilisk", "outer_left", json!({ "elite": true }))
        .unit_with(1, "hound", "center", json!({ "elite": true }))
        .unit(1, "edgeguard", "outer_right")
        .unit_with(1, "cyber_trooper", "hive_1", json!({ "elite": true, "damage": 1 }))
        .play();
    story.order("play tactical_nuke");
    assert!((1..=5).all(|id| story.place(id).starts_with("discard")), "whatever the damage on them, at once");
    assert_eq!(story.seat(0)["artifacts"], 3, "each ELITE pays its destroyer, the own one too");
    assert_eq!((&story.seat(0)["command"], &story.seat(0)["supply"]), (&json!(0), &json!(0)));
}

// covers: LE-R92, LE-43
#[test]
fn discard_piles_are_open_and_a_support_cannot_return_itself() {
    let back = json!({ "format": 1, "cards": [{ "key": "march_orders", "command": 1,
        "abilities": [{ "effect": [{ "choose_card": "discard", "as": "c1" }, { "return": "c1" }] }] }] });
    let mut story =
        Table::new().pack(back).hand(0, &["march_orders"]).discarded(0, "hound").discarded(1, "basilisk").play();
    for viewer in [0, 1, -1] {
        let view = story.game.view(viewer).expect("a view");
        let discarded = view["entities"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|entity| entity["place"].as_str().is_some_and(|place| place.starts_with("discard")))
            .count();
        assert_eq!(discarded, 2, "open to everybody");
    }
    story.order("play march_orders");
    assert_eq!(story.orders(), ["choose hound"], "the support itself is not there yet");
    story.order("choose hound");
    let view = story.view();
    let place = |card: &str| {
        view["entities"].as_array().expect("a list").iter().find(|entity| entity["card"] == card).expect("it is open")["place"].clone()
    };
    assert_eq!((place("hound"), place("march_orders")), (json!("hand_0"), json!("discard_0")));
}
