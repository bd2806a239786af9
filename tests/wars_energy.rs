//! Stories of WARS TCG: energy and its piles, activation, drains, destiny, and what is lost (rulebook: 1. Activate Phase,
//! 2. Control Phase, 6. Draw Phase, Energy, Destiny, Destroy and Dismiss).

mod common;

use adjutant::games::wars_tcg::codes::reason;
use common::wars::{Tale, War, on, place};
use serde_json::{Value, json};

fn plain() -> Value {
    json!({})
}

/// A character of seat 0 with these abilities.
fn agent(abilities: Value) -> Value {
    json!({ "abilities": abilities })
}

/// An order or interrupt that does this.
fn doing(statements: Value) -> Value {
    json!({ "energy": 0, "abilities": [{ "play": { "do": statements } }] })
}

/// Seat 0 is about to play an order that does this.
fn order(statements: Value) -> War {
    War::new("deploy").plain("plan", "order", doing(statements)).pile(0, "hand", &["plan"])
}

/// The game is over: who won, and why.
fn ending(tale: &Tale) -> (i32, u32) {
    let outcome = tale.story.game.outcome();
    (outcome.winner, outcome.reason)
}

fn numbers(tale: &Tale) -> Vec<String> {
    tale.story.orders()
}

// covers: WARS-W1, WARS-R12, WARS-R13, WARS-A16
#[test]
fn activation_is_one_and_all_icons_on_the_own_side() {
    let war = || {
        let war = War::new("activate").card(place("fort", "Beta", "site", [0, 3], plain()));
        let war = war.card(place("gate", "Beta", "site", [1, 2], plain()));
        war.at("fort", 0, vec![]).at("gate", 1, vec![])
    };
    for n in 0..=3 {
        let mut tale = war().play();
        tale.does("activate");
        assert_eq!(
            numbers(&tale),
            ["number 0", "number 1", "number 2", "number 3"],
            "0 and 2 icons: asked at resolution"
        );
        tale.order(&format!("number {n}"));
        assert_eq!(tale.sizes(0)[..3], [10 - n, n, 0]);
    }
}

// covers: WARS-R13, WARS-R112
#[test]
fn activation_moves_the_reserves_top_and_no_more_than_is_there() {
    let war =
        War::new("activate").at("dome", 0, vec![]).pile(0, "reserve", &["charm", "ruse"]).pile(0, "active", &["gun"]);
    let mut tale = war.play();
    tale.does("activate");
    assert_eq!(numbers(&tale), ["number 0", "number 1", "number 2"], "3 could be activated, 2 are there");
    tale.order("number 2");
    assert_eq!(tale.pile(0, "active"), ["ruse", "charm", "gun"]);
}

// covers: WARS-R12
#[test]
fn generate_bonuses_add_to_the_activation() {
    let generator = agent(json!([{ "static": { "generate": 2, "of": "me", "at": "here" } }]));
    let war = War::new("activate").plain("trooper", "character", generator);
    let mut tale = war.at("hall", 0, vec![on("trooper", 0, plain())]).play();
    tale.does("activate");
    assert_eq!(numbers(&tale).len(), 5, "1 + 1 icon + 2, or less");
}

// covers: WARS-R11
#[test]
fn one_activation_at_most_and_it_may_be_left_out() {
    let mut tale = War::new("activate").at("hall", 0, vec![]).play();
    tale.does("activate").order("number 1").refuses("activate", reason::ACTIVATED).both_pass();
    assert_eq!(tale.phase(), "control");
    let mut tale = War::new("activate").at("hall", 0, vec![]).play();
    tale.both_pass();
    assert_eq!((tale.phase().as_str(), tale.sizes(0)[1]), ("control", 0));
}

// covers: WARS-R14
#[test]
fn a_location_is_controlled_by_the_only_player_who_has_a_card_there() {
    let war = |cards: Vec<Value>| War::new("deploy").at("hall", 1, cards).play();
    let control = |tale: &Tale, name: &str| tale.find(name)["controlled_by"].clone();
    assert_eq!(control(&war(vec![]), "hall"), Value::Null);
    assert_eq!(control(&war(vec![on("rover", 0, plain())]), "hall"), 0);
    assert_eq!(control(&war(vec![on("rover", 0, json!({ "damaged": true }))]), "hall"), 0, "damaged cards count");
    let both = vec![on("rover", 0, plain()), on("rover", 1, json!({ "damaged": true }))];
    assert_eq!(control(&war(both), "hall"), Value::Null);
    let ship = War::new("deploy").at("void", 1, vec![on("cutter", 0, plain())]).play();
    assert_eq!(control(&ship, "void"), 0);
}

// covers: WARS-R14
#[test]
fn a_card_on_the_stack_does_not_count_for_control() {
    let war = War::new("deploy").at("hall", 0, vec![on("rover", 1, plain())]).active(0, 1);
    let mut tale = war.pile(0, "hand", &["trooper"]).play();
    tale.order("play trooper @hall");
    assert_eq!(tale.find("hall")["controlled_by"], 1);
    tale.both_pass();
    assert_eq!(tale.find("hall")["controlled_by"], Value::Null);
}

/// Seat 0 has three units at a site with two icons on seat 1's side.
fn three_units() -> War {
    let units = ["trooper", "robot", "rover"].map(|unit| on(unit, 0, plain()));
    War::new("control").at("dome", 0, units.to_vec())
}

// covers: WARS-W2, WARS-R15, WARS-R17, WARS-R18, WARS-R19, WARS-R114
#[test]
fn a_drain_makes_the_opponent_lose_an_energy_for_each_icon_on_his_side() {
    let mut tale = three_units().pile(1, "hand", &["charm"]).active(1, 1).pile(1, "used", &["ruse"]).play();
    tale.does("drain @dome");
    assert_eq!((tale.story.prompt(), tale.story.asked()), ("lose".to_owned(), 1));
    for source in ["lose reserve", "lose active", "lose used", "lose charm"] {
        assert!(tale.may(source), "{source}");
    }
    tale.order("lose charm").order("lose reserve");
    assert_eq!(tale.sizes(1), [9, 1, 1, 2, 0]);
    assert_eq!(tale.lost(1), ["blank", "charm"]);
    assert_eq!(tale.sizes(0)[..3], [10, 0, 0], "it costs nothing");
    tale.refuses("drain @dome", reason::DRAINED);
}

// covers: WARS-R16
#[test]
fn each_location_can_be_drained_once_and_any_number_of_them() {
    let war = three_units().at("hall", 1, vec![on("rover", 0, plain())]);
    let mut tale = war.play();
    tale.does("drain @hall").order("lose reserve").does("drain @dome").order("lose reserve").order("lose reserve");
    tale.refuses("drain @hall", reason::DRAINED).refuses("drain @dome", reason::DRAINED);
    assert_eq!(tale.sizes(1)[3], 3);
    tale.until("control", 1).until("control", 0);
    assert!(tale.may("drain @hall"), "in the next turn again");
}

// covers: WARS-R15
#[test]
fn a_drain_needs_control_and_an_icon_on_the_opponents_side() {
    let war = War::new("control").at("hall", 0, vec![]).at("bare", 0, vec![on("rover", 0, plain())]);
    let mut tale = war.at("dome", 0, vec![on("rover", 0, plain()), on("rover", 1, plain())]).play();
    tale.refuses("drain @hall", reason::NOT_CONTROLLED).refuses("drain @bare", reason::NO_DRAIN_ICON);
    tale.refuses("drain @dome", reason::NOT_CONTROLLED);
}

// covers: WARS-R17, WARS-A15, WARS-A27
#[test]
fn cards_change_a_drain_down_to_0_and_never_replace_the_icon() {
    for (by, lost) in [(1, 3), (-1, 1), (-5, 0)] {
        let drain = agent(json!([{ "static": { "drain": by, "of": "me", "at": "here" } }]));
        let mut tale = three_units().plain("trooper", "character", drain).play();
        tale.does("drain @dome");
        for _ in 0..lost {
            tale.order("lose reserve");
        }
        assert_eq!((tale.story.prompt().as_str(), tale.sizes(1)[3]), ("phase", lost), "{by}");
    }
    let drain = agent(json!([{ "static": { "drain": 3, "of": "me", "at": "here" } }]));
    let war = War::new("control").plain("trooper", "character", drain);
    war.at("bare", 0, vec![on("trooper", 0, plain())]).play().refuses("drain @bare", reason::NO_DRAIN_ICON);
}

// covers: WARS-A15
#[test]
fn a_drain_needs_control_when_it_resolves_too() {
    let kill = json!({ "energy": 0, "abilities": [{ "play": { "do": [{ "destroy": { "type": ["character"] } }] } }] });
    let war = War::new("control").plain("ruse", "interrupt", kill).pile(1, "hand", &["ruse"]);
    let mut tale = war.at("dome", 0, vec![on("trooper", 0, plain())]).play();
    tale.order("drain @dome").order("pass").order("play ruse used").both_pass().both_pass();
    assert_eq!((tale.lost(0), tale.sizes(1)[3]), (vec!["trooper".to_owned()], 0), "the drain came to nothing");
    assert_eq!(tale.story.prompt(), "phase");
}

// covers: WARS-R98, WARS-R99, WARS-R19
#[test]
fn a_draw_takes_the_active_top_and_it_is_seen_before_the_next() {
    let mut tale = War::new("draw").pile(0, "active", &["gun", "charm", "ruse"]).play();
    tale.does("draw");
    assert_eq!(
        (tale.hand(0), tale.pile(0, "active")),
        (vec!["gun".to_owned()], vec!["charm".to_owned(), "ruse".to_owned()])
    );
    tale.does("draw").does("draw");
    assert_eq!(tale.sizes(0), [10, 0, 0, 0, 3], "no limit, nothing paid, nothing from the reserve");
    assert!(!tale.may("draw"), "the active pile is empty");
}

// covers: WARS-R103, WARS-A29
#[test]
fn who_draws_the_last_card_of_energy_has_lost_at_once() {
    let mut tale = War::new("draw").pile(0, "reserve", &[]).active(0, 1).play();
    tale.does("draw");
    assert_eq!(ending(&tale), (1, u32::from(reason::NO_ENERGY)));
}

// covers: WARS-R103, WARS-R105, WARS-A25
#[test]
fn a_player_without_energy_has_lost_in_the_middle_of_an_effect() {
    let war = order(json!([{ "lose": 9, "who": "opp" }])).pile(1, "reserve", &["blank"]).active(1, 1);
    let mut tale = war.pile(1, "hand", &["gun", "gun"]).play();
    tale.does("play plan used").order("lose reserve").order("lose active");
    assert_eq!(ending(&tale), (0, u32::from(reason::NO_ENERGY)), "with 7 still to lose, and cards in hand");
}

// covers: WARS-R104
#[test]
fn reserve_active_and_used_cards_are_energy_and_nothing_else() {
    let war =
        War::new("deploy").at("hall", 0, vec![on("rover", 0, plain())]).active(0, 2).pile(0, "used", &["blank"; 3]);
    let tale = war.pile(0, "hand", &["gun"; 4]).pile(0, "lost", &["blank"; 5]).play();
    assert_eq!(tale.count(0, "energy"), 15);
}

// covers: WARS-R105, WARS-R119
#[test]
fn the_last_card_on_its_way_for_destiny_does_not_end_the_game() {
    let mut tale = order(json!([{ "reveal": "d" }])).pile(0, "reserve", &["blank"]).play();
    tale.does("play plan used");
    assert_eq!(
        (tale.story.prompt().as_str(), tale.pile(0, "used")),
        ("phase", vec!["plan".to_owned(), "blank".to_owned()])
    );
}

// covers: WARS-W12, WARS-R113, WARS-R114
#[test]
fn lose_4_is_chosen_card_by_card() {
    let war = order(json!([{ "lose": 4 }])).pile(0, "hand", &["plan", "gun"]).pile(0, "used", &["charm", "blank"]);
    let mut tale = war.pile(0, "reserve", &["robot", "rover", "hero"]).play();
    tale.does("play plan used").orders_given(&["lose gun", "lose used", "lose reserve", "lose reserve"]);
    assert_eq!(tale.lost(0), ["rover", "robot", "charm", "gun"], "face up, one on the other");
    assert_eq!(tale.sizes(0), [1, 0, 2, 4, 0], "the order itself came to the used pile");
}

// covers: WARS-A23, WARS-R114
#[test]
fn a_hand_card_may_be_lost_for_a_cost_of_losing_energy() {
    let spy = agent(json!([{ "use": { "cost": [{ "lose": 1 }], "do": [{ "draw": 1 }] } }]));
    let war = War::new("move").plain("trooper", "character", spy).at("hall", 0, vec![on("trooper", 0, plain())]);
    let mut tale = war.pile(0, "hand", &["gun"]).play();
    tale.order("use @trooper 0").order("lose gun");
    assert_eq!((tale.lost(0), tale.hand(0).len()), (vec!["gun".to_owned()], 0), "paid before anybody responds");
    tale.both_pass();
    assert_eq!(tale.hand(0), ["blank"]);
}

// covers: WARS-A24
#[test]
fn a_forced_payment_takes_what_there_is() {
    let mut tale = order(json!([{ "pay": 5, "who": "opp" }])).active(1, 2).play();
    tale.does("play plan used");
    assert_eq!(tale.sizes(1), [10, 0, 2, 0, 0]);
}

// covers: WARS-A24
#[test]
fn unless_he_pays_is_all_or_nothing() {
    let unless = json!([{ "may": [], "who": "opp", "pay": 3, "else": [{ "lose": 1, "who": "opp" }] }]);
    let mut tale = order(unless.clone()).active(1, 2).play();
    tale.does("play plan used");
    assert!(!tale.may("accept"));
    if tale.may("decline") {
        tale.order("decline");
    }
    tale.order("lose reserve");
    assert_eq!(tale.sizes(1), [9, 2, 0, 1, 0]);
    let mut tale = order(unless).active(1, 3).play();
    tale.does("play plan used").order("accept");
    assert_eq!(tale.sizes(1), [10, 0, 3, 0, 0]);
}

// covers: WARS-A17
#[test]
fn an_optional_payment_of_a_trigger_is_offered_when_it_resolves() {
    let greet = json!([{ "on": { "enters": { "what": "this" } }, "may": [{ "pay": 1 }], "do": [{ "draw": 1 }] }]);
    let war = || {
        let war = War::new("deploy").plain("trooper", "character", agent(greet.clone())).at("hall", 0, vec![]);
        war.active(0, 2).pile(0, "hand", &["trooper"])
    };
    for (answer, active, hand) in [("accept", 0, 1), ("decline", 1, 0)] {
        let mut tale = war().play();
        tale.does("play trooper @hall");
        assert_eq!((tale.story.prompt().as_str(), tale.sizes(0)[1]), ("respond", 1), "nothing is paid yet");
        tale.both_pass().order(answer);
        assert_eq!((tale.sizes(0)[1], tale.hand(0).len()), (active, hand), "{answer}");
    }
}

// covers: WARS-W13, WARS-R119, WARS-R120
#[test]
fn d_is_revealed_when_the_effect_is_performed() {
    let war = order(json!([{ "reveal": "d" }, { "draw": "d" }])).plain("sign", "asset", json!({ "destiny": 3 }));
    let mut tale = war.pile(0, "reserve", &["sign", "gun", "rover", "hero", "blank"]).play();
    tale.order("play plan used");
    assert_eq!(tale.sizes(0)[0], 5, "not when it is played");
    tale.both_pass();
    assert_eq!(tale.hand(0), ["gun", "hero", "rover"], "three cards from the new top");
    assert_eq!(
        (tale.pile(0, "reserve"), tale.pile(0, "used")),
        (vec!["blank".to_owned()], vec!["plan".to_owned(), "sign".to_owned()])
    );
}

// covers: WARS-R120
#[test]
fn each_d_is_a_reveal_of_its_own() {
    let war = order(json!([{ "reveal": "d" }, { "reveal": "d2" }, { "draw": { "-": ["d", "d2"] } }]));
    let war = war.plain("one", "asset", json!({ "destiny": 1 })).plain("four", "asset", json!({ "destiny": 4 }));
    let mut tale = war.pile(0, "reserve", &["four", "one", "gun", "gun", "gun", "gun"]).play();
    tale.does("play plan used");
    assert_eq!((tale.hand(0).len(), tale.pile(0, "used")), (3, ["plan", "one", "four"].map(str::to_owned).to_vec()));
}

// covers: WARS-R121
#[test]
fn the_opponents_d_comes_from_his_reserve_to_his_used_pile() {
    let war =
        order(json!([{ "reveal": "d", "who": "opp" }, { "draw": "d" }])).plain("two", "asset", json!({ "destiny": 2 }));
    let mut tale = war.pile(1, "reserve", &["two", "blank"]).play();
    tale.does("play plan used");
    assert_eq!((tale.pile(1, "used"), tale.hand(0).len()), (vec!["two".to_owned()], 2));
}

// covers: WARS-A26
#[test]
fn without_a_reserve_no_destiny_is_revealed() {
    let shot = json!([
        { "reveal": "d" },
        { "draw": "d", "who": "opp" },
        { "if": { "<": [{ "highest": [{ "of": "theirs" }, { "stat": ["each", "defense"] }] }, "d"] }, "then": [{ "destroy": { "of": "theirs" } }] },
    ]);
    let war = || {
        order(shot.clone()).at("hall", 0, vec![on("robot", 1, plain())]).plain(
            "robot",
            "nobot",
            json!({ "defense": 0 }),
        )
    };
    let mut tale = war().pile(0, "reserve", &[]).active(0, 2).play();
    tale.does("play plan used");
    assert_eq!((tale.sizes(1), tale.within("hall", "cards")), ([10, 0, 0, 0, 0], vec!["robot".to_owned()]));
    let mut tale = war().play();
    tale.does("play plan used");
    assert_eq!(tale.sizes(1), [7, 0, 0, 1, 3], "with a card of destiny 3 it would have been hit");
}

// covers: WARS-W14
#[test]
fn a_bullet_is_one_use_a_turn() {
    let ability = agent(json!([{ "use": { "uses": 1, "cost": [{ "pay": 2 }], "do": [{ "draw": 1 }] } }]));
    let war = War::new("move").plain("trooper", "character", ability).active(0, 6);
    let mut tale = war.at("hall", 0, vec![on("trooper", 0, plain()), on("trooper", 0, plain())]).play();
    tale.does("use @trooper 0").refuses("use @trooper 0", reason::USED_UP);
    assert!(tale.may("use @trooper#2 0"), "the other copy has its own");
    assert_eq!(tale.sizes(0), [9, 4, 2, 0, 1]);
    tale.until("activate", 1).order("pass");
    assert!(tale.may("use @trooper 0"), "the next turn");
}

// covers: WARS-A6
#[test]
fn retrieving_takes_the_lost_top_to_the_used_top() {
    let war = order(json!([{ "retrieve": 2 }])).pile(0, "lost", &["gun", "rover", "hero"]).pile(0, "used", &["blank"]);
    let mut tale = war.play();
    tale.does("play plan used");
    assert_eq!(
        (tale.lost(0), tale.pile(0, "used")),
        (vec!["hero".to_owned()], ["plan", "rover", "gun", "blank"].map(str::to_owned).to_vec())
    );
}

// covers: WARS-A27
#[test]
fn a_stat_below_0_counts_as_0_in_a_sum() {
    let weak = agent(json!([{ "static": { "stat": "power", "of": "this", "by": -7 } }]));
    let units = vec![on("trooper", 0, plain()), on("rover", 0, plain()), on("robot", 1, plain())];
    let war = War::new("battle").plain("trooper", "character", weak).active(0, 1).at("hall", 0, units);
    let mut tale = war.play();
    assert_eq!(tale.find("trooper")["power"], -5);
    tale.does("attack @hall");
    while tale.story.view()["battle"]["power"] == json!([0, 0]) {
        tale.order(if tale.story.prompt() == "reveal" { "decline" } else { "pass" });
    }
    assert_eq!(tale.story.view()["battle"]["power"], json!([2, 2]), "the rover's 2, not 2 - 5");
}

// covers: WARS-R122, WARS-R124
#[test]
fn what_is_destroyed_goes_to_its_owners_lost_pile_with_everything_on_it() {
    let gun = on("gun", 0, plain());
    let crew = [on("trooper", 0, json!({ "beneath": [gun] })), on("rover", 0, json!({ "owner": 1 }))];
    let ship = on("cutter", 0, json!({ "aboard": crew, "beneath": [on("charm", 1, plain())] }));
    let war = order(json!([{ "destroy": { "type": ["ship"] } }]));
    let mut tale = war.at("sky", 0, vec![ship]).play();
    tale.does("play plan used");
    let (mut mine, mut theirs) = (tale.lost(0), tale.lost(1));
    mine.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(
        (mine, theirs),
        (["cutter", "gun", "trooper"].map(str::to_owned).to_vec(), ["charm", "rover"].map(str::to_owned).to_vec())
    );
}

// covers: WARS-R124
#[test]
fn cards_stacked_on_an_asset_that_leaves_are_lost() {
    let stockpile = on("charm", 0, json!({ "stacked": ["gun"], "stacked_down": ["rover"] }));
    let war = order(json!([{ "destroy": { "type": ["asset"] } }])).seat(0, "assets", json!([stockpile]));
    let mut tale = war.play();
    tale.does("play plan used");
    let mut lost = tale.lost(0);
    lost.sort_unstable();
    assert_eq!(lost, ["charm", "gun", "rover"]);
}

// covers: WARS-R125
#[test]
fn an_effect_destroys_the_chosen_card_of_either_player() {
    let text = json!([{ "play": { "targets": [{ "t1": { "type": ["nobot"] } }], "do": [{ "destroy": "t1" }] } }]);
    for (name, seat) in [("robot", 0), ("robot#2", 1)] {
        let war = order(json!([])).plain("plan", "order", json!({ "energy": 0, "abilities": text }));
        let mut tale = war.at("hall", 0, vec![on("robot", 0, plain()), on("robot", 1, plain())]).play();
        tale.order("play plan used").order(&format!("choose @{name}")).both_pass();
        assert_eq!((tale.lost(seat), tale.lost(1 - seat).len()), (vec!["robot".to_owned()], 0));
    }
}

// covers: WARS-R125
#[test]
fn the_player_chooses_targets_unless_the_text_names_the_opponent() {
    for (by, seat) in [(json!({}), 0), (json!({ "by": "opp" }), 1)] {
        let mut target = json!({ "t1": { "type": ["nobot"] } });
        target.as_object_mut().expect("an object").extend(by.as_object().expect("an object").clone());
        let text = json!([{ "play": { "targets": [target], "do": [{ "destroy": "t1" }] } }]);
        let war = order(json!([])).plain("plan", "order", json!({ "energy": 0, "abilities": text }));
        let mut tale = war.at("hall", 0, vec![on("robot", 0, plain()), on("robot", 1, plain())]).play();
        tale.order("play plan used");
        assert_eq!((tale.story.prompt().as_str(), tale.story.asked()), ("card", seat));
    }
}
