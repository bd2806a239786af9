//! Stories of Colonial Space Wars: skills (rulebook: 2.5.3.4) but for PLAGUE, FEED and the Ascaryans.

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story, host};
use serde_json::{Value, json};

fn skill(word: &str) -> Value {
    json!({ "skills": [{ "skill": word }] })
}

fn with(word: &str, x: u8) -> Value {
    json!({ "skills": [{ "skill": word, "x": x }] })
}

fn of(story: &Story, verb: &str) -> Vec<String> {
    story.orders().into_iter().filter(|order| order.split(' ').next() == Some(verb)).collect()
}

#[track_caller]
fn refused(story: &mut Story, notation: &str, reason: u16) {
    assert_eq!(story.refused(notation).reason, u32::from(reason), "{notation}");
}

/// Terra with healers against Centauri.
fn ward() -> Field {
    Field::arena(
        "terra",
        "centauri",
        &[
            ("doctor", "terra", with("heal", 2)),
            ("soldier", "terra", json!({})),
            ("tank", "terra", json!({ "cls": "heavy" })),
            ("enemy", "centauri", json!({})),
        ],
    )
}

// covers: CSW-R98, CSW-R88, CSW-R57, CSW-3.29, CSW-3.50
#[test]
fn heal_gives_light_friends_next_to_the_healer_a_level_back_so_many_times_a_turn() {
    let hurt = |n: u8| json!({ "damage": n });
    let field = ward().unit_with(0, "doctor", "d4", hurt(1)).unit_with(0, "soldier", "d5", hurt(3));
    let field = field.unit_with(0, "tank", "e4", hurt(1)).unit_with(0, "soldier", "f4", hurt(1)).unit_with(
        1,
        "enemy",
        "c4",
        hurt(1),
    );
    let mut story = field.unit(0, "soldier", "c3").play();
    story.order("activate u3");
    assert_eq!(of(&story, "heal"), ["heal u3 u4"]);
    refused(&mut story, "heal u3 u5", reason::CLASS);
    refused(&mut story, "heal u3 u6", reason::NOT_ADJACENT);
    refused(&mut story, "heal u3 u7", reason::NOT_A_FRIEND);
    refused(&mut story, "heal u3 u8", reason::UNDAMAGED);
    refused(&mut story, "heal u3 u3", reason::NOT_ADJACENT);
    story.order("heal u3 u4").order("heal u3 u4");
    assert_eq!(story.damage(4), 1, "the same unit twice");
    refused(&mut story, "heal u3 u4", reason::SKILL_USED);
    story.order("stop u3");
    story.orders_given(&["activate u4"]);
    refused(&mut story, "heal u4 u3", reason::NO_SKILL);
}

// covers: CSW-3.29
#[test]
fn options_let_a_healer_heal_itself_and_each_unit_only_once() {
    let hurt = json!({ "damage": 2 });
    let field = ward().unit_with(0, "doctor", "d4", hurt.clone()).unit_with(0, "soldier", "d5", hurt);
    let mut story = field.clone().option("heal", json!("self_too")).play();
    story.orders_given(&["activate u3", "heal u3 u3", "heal u3 u3"]);
    assert_eq!(story.damage(3), 0);
    let mut story = field.option("heal_repeat", json!("once")).play();
    story.orders_given(&["activate u3", "heal u3 u4"]);
    refused(&mut story, "heal u3 u4", reason::SKILL_USED);
    story.orders_given(&["stop u3", "end_turn", "end_turn", "activate u3", "heal u3 u4"]);
    assert_eq!(story.damage(4), 0, "once a turn");
}

/// Terra with a hacker against Centauri.
fn lab(control: Value) -> Field {
    Field::arena(
        "terra",
        "centauri",
        &[
            ("hacker", "terra", json!({ "rng": 2, "skills": [control] })),
            ("foot", "centauri", json!({})),
            ("wagon", "centauri", json!({ "cls": "heavy" })),
        ],
    )
}

// covers: CSW-R93, CSW-R94, CSW-3.17, CSW-R39, CSW-R38, CSW-R87
#[test]
fn control_keeps_a_unit_out_of_its_owners_next_turn() {
    let leader = json!({ "skills": [{ "skill": "leader", "x": 2 }], "rng": 2 });
    let field = Field::arena(
        "terra",
        "centauri",
        &[("hacker", "terra", json!({ "rng": 2, "skills": [{ "skill": "control" }] })), ("foot", "centauri", leader)],
    );
    let field = field.print("centauri_captain", json!({ "skills": [{ "skill": "leader", "x": 1 }] }));
    let mut story = field.unit(0, "hacker", "d4").unit(1, "foot", "f4").unit(1, "foot", "g4").play();
    story.order("activate u3");
    refused(&mut story, "control u3 u5", reason::RANGE);
    refused(&mut story, "control u3 u1", reason::FRIEND);
    story.order("control u3 u4");
    refused(&mut story, "control u3 u4", reason::SKILL_USED);
    story.orders_given(&["stop u3", "end_turn"]);
    assert_eq!(story.seat(1)["swords"][0]["points"], 1 + 2 + 2, "what it gives as LEADER goes on");
    refused(&mut story, "activate u4", reason::MARKED);
    assert_eq!(story.entity(4)["statuses"][0], "non_active");
    story.order("end_turn");
    assert_eq!(story.entity(4)["statuses"][0], "reserve", "its marker comes off with its owner's turn");
    story.orders_given(&["end_turn", "activate u4"]);
}

// covers: CSW-R93
#[test]
fn control_with_a_class_chooses_that_class_only() {
    let field = lab(json!({ "skill": "control", "cls": "heavy" })).unit(0, "hacker", "d4").unit(1, "foot", "e4");
    let mut story = field.unit(1, "wagon", "f5").play();
    story.order("activate u3");
    assert_eq!(of(&story, "control"), ["control u3 u5"]);
    refused(&mut story, "control u3 u4", reason::CLASS);
}

/// Terra guards against Centauri archers.
fn guards() -> Field {
    Field::arena(
        "terra",
        "centauri",
        &[
            ("archer", "terra", json!({ "rng": 3 })),
            ("hacker", "terra", json!({ "rng": 3, "skills": [{ "skill": "control" }] })),
            ("noble", "centauri", skill("protected")),
            ("guard", "centauri", json!({})),
        ],
    )
}

// covers: CSW-R106, CSW-R15, CSW-T35, CSW-3.19
#[test]
fn a_protected_unit_cannot_be_attacked_while_a_neighbour_protects_it() {
    let field = guards().unit(0, "archer", "d4").unit(1, "noble", "g4").unit(1, "guard", "h4").unit(0, "hacker", "d5");
    let mut story = field.play();
    assert!(story.entity(4)["statuses"].as_array().expect("a list").contains(&json!("protected")));
    story.order("activate u3");
    let refusal = story.refused("attack u3 u4 1");
    assert_eq!((refusal.reason, refusal.rule.as_str()), (u32::from(reason::PROTECTED), "1.4"));
    refused(&mut story, "attack u3 u5 1", reason::RANGE);
    story.order("stop u3");
    story.orders_given(&[
        "activate u6",
        "control u6 u4",
        "stop u6",
        "end_turn",
        "activate u5",
        "move u5 j4",
        "stop u5",
        "end_turn",
    ]);
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
}

// covers: CSW-3.51
#[test]
fn two_protected_neighbours_do_not_protect_each_other_unless_the_option_says_so() {
    let field = guards().unit(0, "archer", "d4").unit(1, "noble", "f4").unit(1, "noble", "g4");
    field.clone().play().orders_given(&["activate u3", "attack u3 u4 1"]);
    let mut story = field.option("protectors", json!("any")).play();
    story.order("activate u3");
    refused(&mut story, "attack u3 u4 1", reason::PROTECTED);
}

// covers: CSW-3.19
#[test]
fn an_option_lets_protection_bar_skills_too() {
    let field = guards().unit(0, "hacker", "d4").unit(1, "noble", "f4").unit(1, "guard", "g4");
    let mut story = field.option("protected_from", json!("skills_too")).play();
    story.order("activate u3");
    refused(&mut story, "control u3 u4", reason::PROTECTED);
    assert_eq!(of(&story, "control"), ["control u3 u5"]);
}

// covers: CSW-R90, CSW-T30, CSW-3.21, CSW-R49
#[test]
fn chaos_makes_enemies_within_its_reach_one_point_dearer_however_many_there_are() {
    let cast =
        [("witch", "centauri", with("chaos", 2)), ("imp", "centauri", skill("chaos")), ("foot", "terra", json!({}))];
    let field =
        Field::arena("terra", "centauri", &cast).unit(0, "foot", "d4").unit(0, "foot", "e9").unit(0, "foot", "b5");
    let mut story = field.unit(1, "witch", "f4").unit(1, "imp", "c5").unit(1, "witch", "e6").play();
    let cmd = |story: &Story, id| story.entity(id)["cmd"].as_u64().expect("a number");
    assert_eq!((cmd(&story, 3), cmd(&story, 4), cmd(&story, 5)), (2, 1, 2), "X is 1 where none is printed");
    assert_eq!((cmd(&story, 6), cmd(&story, 7)), (1, 1), "own units pay nothing");
    story.order("activate u3").order("stop u3");
    assert_eq!(story.seat(0)["swords"][0]["points"], 4);
}

/// Horde units of Terra.
fn horde(points: u8) -> Field {
    let cast = [("rat", "terra", json!({ "skills": [{ "skill": "horde" }] })), ("dog", "terra", json!({}))];
    Field::arena("terra", "centauri", &cast).points(0, points)
}

// covers: CSW-R99, CSW-R100, CSW-3.26
#[test]
fn a_paid_horde_unit_lets_one_other_act_next_for_free() {
    let field = horde(1).unit(0, "rat", "d4").unit_with(0, "rat", "h9", json!({ "damage": 1 }));
    let mut story = field.unit(0, "rat", "i2").unit(0, "dog", "c8").unit(0, "rat", "k2").play();
    story.order("activate u3");
    assert_eq!(story.prompt(), "horde");
    assert_eq!(story.orders(), ["horde u5", "horde u7", "decline"], "undamaged, in Reserve, HORDE, wherever it stands");
    refused(&mut story, "horde u6", reason::NO_SKILL);
    story.orders_given(&["horde u5", "move u3 d5", "stop u3"]);
    let view = story.view();
    assert_eq!((view["question"]["prompt"].clone(), view["question"]["subject"].clone()), (json!("action"), json!(5)));
    story.order("stop u5");
    assert_eq!(story.view()["turn"], 1, "no third one follows, and no point is left");
}

// covers: CSW-R99, CSW-R100
#[test]
fn naming_a_second_horde_unit_is_optional() {
    let mut story = horde(2).unit(0, "rat", "d4").unit(0, "rat", "i2").play();
    story.orders_given(&["activate u3", "decline", "stop u3"]);
    assert_eq!(story.prompt(), "turn");
    assert!(story.orders().contains(&"activate u4".to_owned()));
    story.orders_given(&["activate u4", "stop u4"]);
}

/// A killer with FRENZY beside enemies without protection.
fn arena_of_frenzy() -> Field {
    Field::arena(
        "centauri",
        "terra",
        &[
            ("berserk", "centauri", json!({ "ata_light": 5, "rng": 2, "skills": [{ "skill": "frenzy" }] })),
            ("prey", "terra", json!({ "prt": 0 })),
        ],
    )
}

// covers: CSW-R97, CSW-3.30, CSW-3.62
#[test]
fn frenzy_gives_all_attack_points_back_once_a_turn() {
    let field =
        arena_of_frenzy().unit(0, "berserk", "d4").unit(1, "prey", "e4").unit(1, "prey", "e5").unit(1, "prey", "d5");
    let mut story = field.play();
    let before = story.now();
    story.orders_given(&["activate u3", "attack u3 u4 4"]);
    assert_eq!(story.told(before, "frenzy"), 1, "it comes off by itself");
    assert_eq!(story.entity(3)["ata_light"], 5);
    story.order("attack u3 u5 4");
    assert_eq!(story.entity(3)["ata_light"], 1, "not a second time");
    assert_eq!(story.told(before, "frenzy"), 1);
}

// covers: CSW-3.62
#[test]
fn frenzy_can_be_offered_instead() {
    let field = arena_of_frenzy()
        .unit(0, "berserk", "d4")
        .unit_with(1, "prey", "e4", json!({ "damage": 3 }))
        .unit(1, "prey", "e5");
    let mut story = field.option("frenzy", json!("offered")).play();
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
    assert_eq!((story.prompt().as_str(), story.orders()), ("frenzy", vec!["accept".to_owned(), "decline".to_owned()]));
    story.order("decline");
    assert_eq!(story.entity(3)["ata_light"], 4, "kept for later");
    story.orders_given(&["attack u3 u5 4", "accept"]);
    assert_eq!(story.entity(3)["ata_light"], 5);
}

// covers: CSW-T33, CSW-R96, CSW-3.1, CSW-R62
#[test]
fn a_flyer_stops_over_an_enemy_attacks_it_and_flies_on_or_takes_its_place() {
    let field = Field::arena(
        "terra",
        "centauri",
        &[
            ("wing", "terra", json!({ "ata_light": 6, "rng": 1, "mov": 2, "skills": [{ "skill": "fly" }] })),
            ("prey", "centauri", json!({ "prt": 0 })),
        ],
    );
    let field = field.unit(0, "wing", "d4").unit(1, "prey", "e4");
    let mut story = field.clone().play();
    story.orders_given(&["activate u3", "move u3 e4", "attack u3 u4 1"]);
    refused(&mut story, "stop u3", reason::OCCUPIED);
    story.orders_given(&["move u3 f5"]);
    assert_eq!(story.damage(4), 1);
    let mut story = field.play();
    story.orders_given(&["activate u3", "move u3 e4", "attack u3 u4 4", "stop u3"]);
    assert_eq!(story.place(3), "e4", "the square is free, so it may stay");
}

// covers: CSW-R91, CSW-3.52
#[test]
fn caste_brings_nexus_and_symbiotic_and_the_catalogue_says_which_skills_are_only_names() {
    let story = Field::duel("heimdall", "terra", 6).unit(0, "gbot", "b2").play();
    let gbot = story.entity(3);
    let skills = gbot["skills"].as_array().expect("a list");
    for word in ["caste", "nexus", "symbiotic"] {
        assert!(skills.contains(&json!({ "skill": word })), "{skills:?}");
    }
    let catalog = host::catalog(r#"{"ruleset":"colonial_space_wars"}"#).expect("a catalogue");
    let names = catalog["skills"].as_array().expect("a list").iter();
    let only: Vec<&str> =
        names.filter(|row| row["status"] == "name_only").map(|row| row["key"].as_str().expect("text")).collect();
    assert_eq!(only, ["shrapnel", "symbiotic"]);
}

// covers: CSW-3.52
#[test]
fn shrapnel_has_no_effect() {
    let told = |skills: Value| {
        let field =
            Field::arena("heimdall", "centauri", &[("gun", "heimdall", json!({ "ata_light": 5, "skills": skills }))]);
        let mut story = field.unit(0, "gun", "b2").unit(1, "hoplite", "c3").unit(1, "hoplite", "c2").play();
        let before = story.now();
        story.orders_given(&["activate u3", "attack u3 u4 5"]);
        let told: Vec<Value> = story.events(before).iter().map(|event| event["text"].clone()).collect();
        (told, story.damage(5))
    };
    assert_eq!(told(json!([{ "skill": "caste" }, { "skill": "shrapnel" }])), told(json!([{ "skill": "caste" }])));
}

// covers: CSW-R87, CSW-R88
#[test]
fn passive_skills_work_under_a_marker_and_active_ones_only_for_the_active_unit() {
    let cast =
        [("imp", "centauri", skill("chaos")), ("foot", "terra", json!({})), ("doctor", "terra", with("heal", 1))];
    let field = Field::arena("terra", "centauri", &cast).unit(0, "foot", "d4").unit_with(
        1,
        "imp",
        "e4",
        json!({ "marked": true }),
    );
    let mut story = field.unit(0, "doctor", "d5").unit_with(0, "foot", "c5", json!({ "damage": 1 })).play();
    assert_eq!(story.entity(3)["cmd"], 2);
    refused(&mut story, "heal u5 u6", reason::NOT_ACTIVE);
    story.order("activate u3");
    refused(&mut story, "heal u5 u6", reason::NOT_ACTIVE);
}
