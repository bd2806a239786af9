//! Stories of WARS TCG: the deploy phase, what cards cost and where they enter (rulebook: 3. Deploy Phase, Types of Cards).

mod common;

use adjutant::games::wars_tcg::codes::reason;
use common::wars::{War, keys, on, place};
use serde_json::{Value, json};

/// A site of Alpha on seat 0's side with these support icons.
fn supply(key: &str, support: Value) -> Value {
    place(key, "Alpha", "site", [0, 0], support)
}

/// Seat 0 deploys at its hall with this hand and so much active energy.
fn deploy(active: usize, hand: &[&str]) -> War {
    War::new("deploy").at("hall", 0, vec![]).active(0, active).pile(0, "hand", hand)
}

fn plain() -> Value {
    json!({})
}

// covers: WARS-R20, WARS-R25
#[test]
fn any_number_of_cards_is_played_and_each_is_paid_from_active_to_used() {
    let mut tale = deploy(4, &["trooper", "trooper", "robot"]).play();
    tale.does("play trooper @hall").does("play trooper @hall").does("play robot @hall");
    assert_eq!(tale.within("hall", "cards"), ["trooper", "trooper", "robot"]);
    assert_eq!(tale.sizes(0), [10, 1, 3, 0, 0]);
}

// covers: WARS-R25
#[test]
fn payment_turns_the_order_of_the_active_cards_over() {
    let war = War::new("deploy").plain("one", "asset", plain()).plain("two", "asset", plain());
    let war = war.plain("dear", "asset", json!({ "energy": 3 })).pile(0, "active", &["one", "two", "blank", "charm"]);
    let mut tale = war.pile(0, "hand", &["dear"]).pile(0, "used", &["ruse"]).play();
    tale.order("play dear");
    assert_eq!(tale.pile(0, "used"), ["blank", "two", "one", "ruse"], "one at a time: the top card is paid first");
    assert_eq!(tale.pile(0, "active"), ["charm"]);
}

// covers: WARS-R21
#[test]
fn only_an_interrupt_is_played_outside_the_own_deploy_phase() {
    for phase in ["activate", "control", "battle", "move", "draw"] {
        let war = War::new(phase).at("hall", 0, vec![]).active(0, 9).pile(0, "hand", &["trooper", "plan", "ruse"]);
        let mut tale = war.play();
        tale.refuses("play trooper @hall", reason::PHASE).refuses("play plan used", reason::PHASE);
        assert!(tale.may("play ruse used"), "{phase}");
    }
    let war = deploy(0, &[]).active(1, 9).pile(1, "hand", &["trooper", "plan", "ruse"]);
    let mut tale = war.at("pit", 1, vec![]).play();
    tale.order("pass");
    tale.refuses("play trooper @pit", reason::PHASE).refuses("play plan used", reason::PHASE);
    assert!(tale.may("play ruse used"), "an interrupt in the deploy phase of the opponent");
}

// covers: WARS-R22, WARS-R54
#[test]
fn on_a_stack_with_something_only_an_interrupt_answers() {
    let mut tale = deploy(9, &["trooper", "robot", "plan", "ruse"]).play();
    tale.order("play trooper @hall");
    tale.refuses("play robot @hall", reason::STACK).refuses("play plan used", reason::STACK);
    tale.order("play ruse used");
    assert_eq!(tale.story.view()["stack"].as_array().expect("a list").len(), 2);
}

// covers: WARS-R23
#[test]
fn what_a_card_says_about_when_it_may_be_played_holds() {
    let when = json!([{ "play": { "when": { "phase": "control", "of": "mine" }, "do": [{ "draw": 1 }] } }]);
    let war = |phase: &str| {
        War::new(phase).plain("ruse", "interrupt", json!({ "abilities": when })).active(0, 2).pile(0, "hand", &["ruse"])
    };
    war("deploy").play().refuses("play ruse used", reason::CONDITION);
    assert!(war("control").play().may("play ruse used"));
}

/// A card of 5 energy and 3 Earther icons at three places with one icon each.
fn dear(active: usize, places: usize) -> War {
    let war = deploy(active, &["marine"]);
    let war =
        war.plain("marine", "character", json!({ "energy": 5, "faction": "earther", "support": { "earther": 3 } }));
    ["mine_a", "mine_b", "mine_c"][..places]
        .iter()
        .fold(war, |war, key| war.card(supply(key, json!({ "earther": 1 }))).at(key, 0, vec![]))
}

// covers: WARS-W3, WARS-R24, WARS-R26
#[test]
fn five_energy_and_three_earther_icons_from_three_locations_are_enough() {
    let mut tale = dear(5, 3).play();
    tale.order("play marine @hall");
    assert_eq!(tale.sizes(0)[..3], [10, 0, 5]);
    dear(4, 3).play().refuses("play marine @hall", reason::ENERGY);
    dear(5, 2).play().refuses("play marine @hall", reason::SUPPORT);
}

// covers: WARS-R25
#[test]
fn other_piles_and_the_hand_do_not_pay() {
    let war = deploy(0, &["trooper", "charm"]).pile(0, "used", &["blank"; 5]).pile(0, "lost", &["blank"; 5]);
    war.play().refuses("play trooper @hall", reason::ENERGY);
}

// covers: WARS-R26, WARS-R28
#[test]
fn icons_of_another_faction_or_of_the_opponent_do_not_help() {
    let marine = json!({ "faction": "shi", "support": { "shi": 1 } });
    let war = || deploy(5, &["marine"]).plain("marine", "character", marine.clone());
    let quay = war().card(supply("mine_q", json!({ "quay": 2 }))).at("mine_q", 0, vec![]);
    quay.play().refuses("play marine @hall", reason::SUPPORT);
    let theirs = war().card(supply("mine_s", json!({ "shi": 2 })));
    theirs.clone().at("mine_s", 1, vec![]).play().refuses("play marine @hall", reason::SUPPORT);
    assert!(theirs.at("mine_s", 0, vec![]).play().may("play marine @hall"));
}

// covers: WARS-W4, WARS-R26
#[test]
fn support_is_not_used_up() {
    let quay = json!({ "energy": 1, "faction": "quay", "support": { "quay": 3 } });
    let war = deploy(5, &["hunter", "hunter"]).plain("hunter", "character", quay);
    let mut tale = war.card(supply("nest", json!({ "quay": 3 }))).at("nest", 0, vec![]).play();
    tale.does("play hunter @hall").does("play hunter @hall");
    assert_eq!(tale.cards("hunter").len(), 2);
}

// covers: WARS-R29
#[test]
fn a_reduced_price_ends_at_0() {
    let war = War::new("deploy").at("hall", 0, vec![]).pile(0, "hand", &["trooper"]);
    let cheap = json!({ "energy": 2, "abilities": [{ "play": { "price": -5 } }] });
    let mut tale = war.plain("trooper", "character", cheap).active(0, 1).play();
    tale.order("play trooper @hall");
    assert_eq!(tale.sizes(0)[..3], [10, 1, 0], "nothing is paid and nothing comes back");
}

// covers: WARS-R29
#[test]
fn an_additional_cost_is_paid_with_the_main_cost_or_the_card_is_refused() {
    let more = json!([{ "play": { "cost": [{ "pay": 2 }], "do": [{ "draw": 1 }] } }]);
    let war = |active| deploy(active, &["plan"]).plain("plan", "order", json!({ "abilities": more }));
    assert!(!war(2).play().may("play plan used"));
    let mut tale = war(3).play();
    tale.order("play plan used");
    assert_eq!(tale.sizes(0)[..3], [10, 0, 3]);
}

// covers: WARS-W5, WARS-R31
#[test]
fn a_unique_card_is_in_play_once_for_each_player() {
    let war = deploy(3, &["hero", "hero"]).at("pit", 1, vec![on("hero", 1, plain())]);
    let mut tale = war.play();
    tale.does("play hero @hall").refuses("play hero @hall", reason::UNIQUE);
    assert_eq!(tale.cards("hero").len(), 2, "the copy of the opponent did not count, nor did the one in hand");
}

// covers: WARS-R31
#[test]
fn once_its_copy_has_left_play_a_unique_card_is_played_again() {
    let lost = deploy(3, &["hero"]).pile(0, "lost", &["hero"]).pile(0, "used", &["hero"]).play();
    assert!(lost.may("play hero @hall"));
}

// covers: WARS-R30
#[test]
fn a_card_without_a_diamond_has_any_number_of_copies() {
    let three = vec![on("trooper", 0, plain()), on("trooper", 0, plain()), on("trooper", 0, plain())];
    let tale = War::new("deploy").at("hall", 0, three).active(0, 1).pile(0, "hand", &["trooper"]).play();
    assert!(tale.may("play trooper @hall"));
}

// covers: WARS-R32, WARS-R34, WARS-R37
#[test]
fn locations_are_free_and_face_their_player() {
    let war = War::new("deploy").card(place("port", "Delta", "site", [2, 1], json!({ "shi": 1 })));
    let mut tale = war.pile(0, "hand", &["port", "dome", "void"]).at("hall", 1, vec![]).play();
    tale.does("play port row 0").does("play dome row 0").does("play void row 0");
    assert_eq!(tale.rows(), [vec!["hall"], vec!["port"], vec!["dome"], vec!["void"]], "each a row of its own");
    assert_eq!(tale.find("port")["energy"], json!([2, 1]));
    assert_eq!(tale.find("port")["support"], json!([{ "shi": 1 }, {}]));
    assert_eq!(tale.sizes(0)[..3], [10, 0, 0]);
}

// covers: WARS-R33
#[test]
fn a_location_is_a_sector_or_a_site() {
    let tale = War::new("deploy").at("hall", 0, vec![]).at("sky", 0, vec![]).play();
    assert_eq!((&tale.find("hall")["kind"], &tale.find("sky")["kind"]), (&json!("site"), &json!("sector")));
}

// covers: WARS-R36, WARS-R38
#[test]
fn a_related_site_goes_to_an_end_of_its_row_or_between_two_sites() {
    for (index, expected) in [["rim", "hall", "pit"], ["hall", "rim", "pit"], ["hall", "pit", "rim"]].iter().enumerate()
    {
        let war = War::new("deploy").at("hall", 0, vec![]).at("pit", 1, vec![]).at("dome", 0, vec![]);
        let mut tale = war.pile(0, "hand", &["rim"]).play();
        let plays = tale.story.orders().into_iter().filter(|order| order.starts_with("play")).collect::<Vec<_>>();
        assert_eq!(plays, ["play rim row 0", "play rim row 1", "play rim row 2"]);
        tale.does(&format!("play rim row {index}"));
        assert_eq!(tale.rows(), [expected.to_vec(), vec!["dome"]]);
    }
}

// covers: WARS-R39
#[test]
fn a_sector_is_grouped_with_the_sites_of_its_system_in_one_place_only() {
    let war = War::new("deploy").at("hall", 0, vec![]).at("pit", 0, vec![]).at("dome", 0, vec![]);
    let mut tale = war.pile(0, "hand", &["sky"]).play();
    assert!(!tale.may("play sky row 1"));
    tale.does("play sky row 0");
    let rows = tale.rows();
    assert_eq!((rows.len(), rows[0].len()), (2, 3), "{rows:?}");
    assert!(rows[0][0] == "sky" || rows[0][2] == "sky", "at an end: {rows:?}");
}

// covers: WARS-R41
#[test]
fn a_ship_enters_at_a_sector_with_an_icon_or_a_ship_of_its_player() {
    let war = |ships: Vec<Value>| {
        War::new("deploy").at("hall", 0, vec![]).at("sky", 0, vec![]).at("void", 0, ships).active(0, 3)
    };
    let mut tale = war(vec![]).pile(0, "hand", &["cutter"]).play();
    tale.refuses("play cutter @hall", reason::PLACE).refuses("play cutter @void", reason::NO_ICON);
    tale.does("play cutter @sky");
    assert_eq!(tale.within("sky", "cards"), ["cutter"]);
    let mut enemy = war(vec![on("cutter", 1, plain())]).pile(0, "hand", &["cutter"]).play();
    enemy.refuses("play cutter @void", reason::NO_ICON);
    let own = war(vec![on("cutter", 0, plain())]).pile(0, "hand", &["cutter"]).play();
    assert!(own.may("play cutter @void"));
}

// covers: WARS-R42, WARS-R44
#[test]
fn a_unit_enters_at_a_site_with_an_icon_or_a_unit_of_its_player() {
    for unit in ["trooper", "robot", "rover"] {
        let war = |units: Vec<Value>| {
            let war = War::new("deploy").at("hall", 0, vec![]).at("bare", 0, units).at("sky", 0, vec![]);
            war.active(0, 3).pile(0, "hand", &[unit])
        };
        let (hall, bare, sky) =
            (format!("play {unit} @hall"), format!("play {unit} @bare"), format!("play {unit} @sky"));
        let mut tale = war(vec![]).play();
        tale.refuses(&bare, reason::NO_ICON).refuses(&sky, reason::PLACE).does(&hall);
        assert_eq!(tale.within("hall", "cards"), [unit]);
        war(vec![on("rover", 1, plain())]).play().refuses(&bare, reason::NO_ICON);
        assert!(war(vec![on("rover", 0, plain())]).play().may(&bare));
    }
}

// covers: WARS-R42
#[test]
fn the_icons_of_the_opponents_location_that_face_a_player_are_his() {
    let war = War::new("deploy").card(place("fort", "Beta", "site", [2, 0], plain()));
    let war = war.card(place("gate", "Beta", "site", [0, 2], plain())).active(0, 2).pile(0, "hand", &["trooper"]);
    let mut tale = war.at("fort", 1, vec![]).at("gate", 1, vec![]).play();
    tale.refuses("play trooper @fort", reason::NO_ICON).order("play trooper @gate");
}

// covers: WARS-R43, WARS-R45
#[test]
fn a_unit_enters_aboard_its_own_ship_without_icons_as_far_as_there_is_room() {
    let cutter = |seat: u8| on("cutter", seat, json!({ "aboard": [on("rover", seat, plain())] }));
    let war = War::new("deploy").at("void", 0, vec![cutter(0), cutter(1)]).active(0, 3);
    let mut tale = war.pile(0, "hand", &["trooper", "robot"]).play();
    tale.refuses("play trooper @cutter#2", reason::NOT_YOURS).does("play trooper @cutter");
    assert_eq!(tale.within("cutter", "aboard"), ["rover", "trooper"]);
    tale.refuses("play robot @cutter", reason::CAPACITY);
}

// covers: WARS-R46, WARS-R47, WARS-R48
#[test]
fn a_weapon_goes_beneath_one_fitting_card_of_its_player_and_stays_there() {
    let units =
        vec![on("trooper", 0, plain()), on("trooper", 0, plain()), on("rover", 0, plain()), on("trooper", 1, plain())];
    let mut tale = War::new("deploy").at("hall", 0, units).active(0, 3).pile(0, "hand", &["gun", "gun"]).play();
    tale.refuses("play gun @rover", reason::PLACE).refuses("play gun @trooper#3", reason::NOT_YOURS);
    tale.does("play gun @trooper");
    assert_eq!(tale.within("trooper", "beneath"), ["gun"]);
    tale.refuses("play gun @trooper", reason::WEAPON);
    let orders = tale.story.orders();
    assert_eq!(orders.iter().filter(|order| *order != "pass").count(), 1, "only the other trooper: {orders:?}");
    assert!(tale.may("play gun @trooper#2"));
}

// covers: WARS-R49
#[test]
fn an_asset_without_parenthesis_lies_in_the_asset_area() {
    let mut tale = deploy(1, &["charm"]).play();
    assert!(!tale.may("play charm @hall"));
    tale.does("play charm");
    assert_eq!(keys(&tale.story.seat(0)["assets"]), ["charm"]);
}

// covers: WARS-R50, WARS-R51, WARS-R52
#[test]
fn an_asset_with_parenthesis_goes_beneath_a_fitting_card_and_beneath_an_enemy_only_if_it_says_so() {
    let units = vec![on("trooper", 0, plain()), on("rover", 0, plain()), on("trooper", 1, plain())];
    let war = War::new("deploy").at("hall", 0, units).active(0, 4);
    let mut tale = war.pile(0, "hand", &["badge", "badge", "badge", "curse"]).play();
    tale.refuses("play badge @rover", reason::PLACE).refuses("play badge @trooper#2", reason::NOT_YOURS);
    tale.does("play badge @trooper").does("play badge @trooper").does("play badge @trooper");
    tale.does("play curse @trooper#2");
    assert_eq!(tale.within("trooper", "beneath"), ["badge", "badge", "badge"]);
    assert_eq!(tale.within("trooper#2", "beneath"), ["curse"]);
    assert_eq!(tale.find("curse")["seat"], 0, "beneath an enemy card it stays its player's");
}

// covers: WARS-R52
#[test]
fn an_assets_own_text_limits_copies() {
    let badge = json!({ "attach": { "type": ["character"], "one_each": true } });
    let units = vec![on("trooper", 0, json!({ "beneath": [on("badge", 0, plain())] })), on("trooper", 0, plain())];
    let war = War::new("deploy").plain("badge", "asset", badge).at("hall", 0, units).active(0, 4);
    let tale = war.pile(0, "hand", &["badge"]).play();
    assert!(!tale.may("play badge @trooper") && tale.may("play badge @trooper#2"));
}

// covers: WARS-R53, WARS-W21
#[test]
fn an_order_goes_to_its_printed_pile_after_its_effect() {
    for (disposition, used, lost) in
        [("used", vec!["plan", "blank"], vec!["ruse"]), ("lost", vec!["blank"], vec!["plan", "ruse"])]
    {
        let war = deploy(1, &["plan"]).plain("plan", "order", json!({ "disposition": disposition }));
        let mut tale = war.pile(0, "lost", &["ruse"]).play();
        tale.order(&format!("play plan {disposition}"));
        assert_eq!(
            (tale.pile(0, "used"), tale.lost(0)),
            (vec!["blank".to_owned()], vec!["ruse".to_owned()]),
            "not before"
        );
        tale.both_pass();
        assert_eq!(tale.hand(0), ["blank"], "the effect: a card is drawn from the reserve");
        assert_eq!(
            (tale.pile(0, "used"), tale.lost(0)),
            (used.iter().map(|key| key.to_string()).collect(), lost.iter().map(|key| key.to_string()).collect())
        );
    }
}

// covers: WARS-R54
#[test]
fn an_interrupt_is_played_in_each_phase_of_either_turn() {
    for phase in ["activate", "control", "deploy", "battle", "move", "draw"] {
        let war = War::new(phase).active(0, 1).active(1, 1).pile(0, "hand", &["ruse"]).pile(1, "hand", &["ruse"]);
        let mut tale = war.play();
        assert!(tale.may("play ruse used"), "{phase}: the turn player");
        tale.order("pass");
        assert!(tale.may("play ruse used"), "{phase}: the opponent, on an empty stack");
    }
}

// covers: WARS-R55
#[test]
fn used_or_lost_is_chosen_when_the_interrupt_is_played() {
    let draw = |n: u8| json!({ "do": [{ "draw": n }] });
    let modes = json!([{ "play": { "modes": { "used": draw(1), "lost": draw(3) } } }]);
    for (mode, hand, lost) in [("used", 1, 0), ("lost", 3, 1)] {
        let ruse = json!({ "disposition": "used_or_lost", "abilities": modes });
        let war = deploy(1, &["ruse"]).plain("ruse", "interrupt", ruse);
        let mut tale = war.play();
        tale.does(&format!("play ruse {mode}"));
        assert_eq!((tale.hand(0).len(), tale.lost(0).len()), (hand, lost), "{mode}");
        assert_eq!(tale.pile(0, "used").first().map(String::as_str), Some(if lost == 0 { "ruse" } else { "blank" }));
    }
}

// covers: WARS-R56
#[test]
fn a_bullet_before_the_title_allows_one_copy_a_player_and_turn() {
    let war = deploy(4, &["ruse", "ruse"]).active(1, 2).pile(1, "hand", &["ruse"]);
    let mut tale = war.plain("ruse", "interrupt", json!({ "once_per_turn": true })).play();
    tale.order("play ruse used").order("pass");
    assert!(tale.may("play ruse used"), "the opponent has a copy of his own");
    tale.order("pass").refuses("play ruse used", reason::PLAYED);
    tale.until("activate", 1).order("pass");
    assert!(tale.may("play ruse used"), "the next turn");
}

// covers: WARS-A13
#[test]
fn a_card_played_by_an_effect_is_paid_for_in_it_and_can_be_answered() {
    let text = json!([{ "play": { "do": [{ "play": { "in": "hand", "type": ["character"] }, "energy": 0 }] } }]);
    let war = deploy(2, &["plan", "trooper"]).plain("plan", "order", json!({ "energy": 0, "abilities": text }));
    let mut tale = war.pile(1, "hand", &["ruse"]).active(1, 1).play();
    tale.does("play plan used").order("play trooper @hall");
    assert_eq!(tale.sizes(0)[1], 1, "paid: {:?}", tale.story.orders());
    let stack = tale.story.view()["stack"].clone();
    assert_eq!((keys(&stack), tale.within("hall", "cards").len()), (vec!["trooper".to_owned()], 0), "pending");
    tale.order("pass");
    assert!(tale.may("play ruse used"));
    tale.order("pass");
    assert_eq!(tale.within("hall", "cards"), ["trooper"]);
}

// covers: WARS-A14
#[test]
fn a_canceled_card_is_lost_or_goes_to_its_printed_pile_and_nothing_is_given_back() {
    let text = json!([{ "play": { "targets": [{ "t1": { "in": "pending_card" } }], "do": [{ "cancel": "t1" }] } }]);
    let no = json!({ "energy": 0, "abilities": text });
    for (played, used, lost) in [("trooper @hall", 1, 1), ("plan used", 2, 0)] {
        let war = deploy(1, &["trooper", "plan"]).plain("ruse", "interrupt", no.clone()).pile(1, "hand", &["ruse"]);
        let mut tale = war.play();
        tale.order(&format!("play {played}")).order("pass").order("play ruse used");
        if tale.story.prompt() == "card" {
            let first = tale.story.orders()[0].clone();
            tale.order(&first);
        }
        tale.both_pass();
        assert_eq!(
            (tale.sizes(0)[1..4].to_vec(), tale.within("hall", "cards").len()),
            (vec![0, used, lost], 0),
            "{played}"
        );
    }
}
