//! Stories of Colonial Space Wars: PLAGUE, FEED and what Ascaryans do to each other (rulebook: 2.5.3.4, 3).

mod common;

use adjutant::games::colonial_space_wars::codes::reason;
use common::{Field, Story};
use serde_json::{Value, json};

/// Skills of every Ascaryan, and these.
fn racial(more: &[Value]) -> Value {
    let mut skills = vec![json!({ "skill": "feed" }), json!({ "skill": "plague" })];
    skills.extend_from_slice(more);
    json!(skills)
}

/// Ascaryans (seat 0) against Terra.
fn nest() -> Field {
    let level = |level: u8| json!({ "level": level, "ata_light": 6, "ata_heavy": 6, "rng": 2, "prt": 1, "skills": racial(&[]) });
    let frenzy = json!({ "level": 3, "ata_light": 6, "rng": 2, "skills": racial(&[json!({ "skill": "frenzy" })]) });
    Field::arena(
        "ascaryan",
        "terra",
        &[
            ("elder", "ascaryan", level(3)),
            ("hunter_x", "ascaryan", level(2)),
            ("larva", "ascaryan", level(1)),
            ("fury", "ascaryan", frenzy),
            ("bare", "terra", json!({ "prt": 0 })),
            ("guarded", "terra", json!({ "prt": 1 })),
            ("noble", "terra", json!({ "prt": 0, "skills": [{ "skill": "protected" }] })),
            ("shell", "terra", json!({ "cls": "heavy", "prt": 0, "skills": [{ "skill": "transport", "x": 2 }] })),
            ("rider", "terra", json!({ "prt": 0 })),
        ],
    )
}

/// The enemy's turn ends and the Ascaryan turn begins.
fn plague(field: Field) -> Story {
    let mut story = field.set("turn", json!(1)).play();
    story.order("end_turn");
    story
}

// covers: CSW-R105, CSW-T31, CSW-R109
#[test]
fn plague_hits_each_enemy_next_to_a_carrier_once_at_the_start_of_the_turn() {
    let field = nest()
        .unit(0, "larva", "d4")
        .unit(0, "larva", "d5")
        .unit(1, "bare", "e4")
        .unit(1, "bare", "f4")
        .unit(1, "bare", "d6");
    let mut story = plague(field);
    assert_eq!((story.damage(5), story.damage(6), story.damage(7)), (1, 0, 1), "one hit, however many touch it");
    assert_eq!((story.prompt().as_str(), story.asked()), ("turn", 0), "before anything is activated");
    story.order("end_turn");
    assert_eq!(story.damage(5), 1, "not at the start of the other side's turn");
}

// covers: CSW-3.14
#[test]
fn a_plague_hit_is_an_ordinary_hit_that_protection_absorbs() {
    let mut story = plague(nest().unit(0, "larva", "d4").unit(1, "guarded", "e4"));
    assert_eq!((story.damage(4), story.entity(4)["absorbed"].clone()), (0, json!(1)));
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
    assert_eq!(story.damage(4), 1, "it softened the target");
}

// covers: CSW-3.19
#[test]
fn protected_is_no_shield_against_plague_unless_the_option_says_so() {
    let field = nest().unit(0, "larva", "d4").unit(1, "noble", "e4").unit(1, "bare", "f4");
    assert_eq!(plague(field.clone()).damage(4), 1);
    assert_eq!(plague(field.option("protected_from", json!("skills_too"))).damage(4), 0);
}

// covers: CSW-R95
#[test]
fn feeding_gives_one_level_back_for_each_elimination_and_never_more_than_all() {
    let hurt = |n: u8| json!({ "damage": n });
    let field = nest().unit_with(0, "hunter_x", "d4", hurt(1)).unit_with(1, "bare", "e4", hurt(3)).unit_with(
        1,
        "bare",
        "e5",
        hurt(3),
    );
    let mut story = field.play();
    let before = story.now();
    story.orders_given(&["activate u3", "attack u3 u4 1"]);
    assert_eq!((story.damage(3), story.told(before, "feed")), (0, 1));
    story.order("attack u3 u5 1");
    assert_eq!((story.damage(3), story.told(before, "feed")), (0, 1));
}

// covers: CSW-3.61
#[test]
fn the_owner_chooses_whom_a_plague_kill_feeds() {
    let hurt = |n: u8| json!({ "damage": n });
    let field = nest().unit_with(0, "larva", "d4", hurt(2)).unit_with(0, "larva", "d5", hurt(1)).unit_with(
        1,
        "bare",
        "e4",
        hurt(3),
    );
    let mut story = plague(field.clone().unit_with(1, "bare", "e6", hurt(3)));
    assert_eq!(
        (story.prompt().as_str(), story.orders()),
        ("credit", vec!["credit u3".to_owned(), "credit u4".to_owned()])
    );
    story.order("credit u4");
    assert_eq!((story.damage(3), story.damage(4)), (2, 0));
    assert_eq!(story.prompt(), "turn", "the other kill has one toucher, who is undamaged");
    let story = plague(field.option("plague_credit", json!("nobody")));
    assert_eq!((story.damage(3), story.damage(4), story.prompt().as_str()), (2, 1, "turn"));
}

// covers: CSW-3.61
#[test]
fn a_single_toucher_is_fed_without_a_question() {
    let field =
        nest().unit_with(0, "larva", "d4", json!({ "damage": 2 })).unit_with(1, "bare", "e4", json!({ "damage": 3 }));
    assert_eq!(plague(field).damage(3), 1);
}

// covers: CSW-3.61, CSW-3.43
#[test]
fn passengers_die_with_their_transport_and_feed_only_by_option() {
    let field = nest().unit_with(0, "hunter_x", "d4", json!({ "damage": 3 })).unit_with(
        1,
        "shell",
        "e4",
        json!({ "damage": 3 }),
    );
    let field = field.passenger(1, "rider", 3).passenger(1, "rider", 3);
    for (option, left) in [("no", 2), ("yes", 0)] {
        let mut story = field.clone().option("passengers_feed", json!(option)).play();
        let before = story.now();
        story.orders_given(&["activate u3", "attack u3 u4 1"]);
        assert_eq!((story.told(before, "destroy"), story.damage(3)), (3, left), "{option}");
    }
}

// covers: CSW-R110, CSW-3.63
#[test]
fn ascaryans_attack_friends_of_an_equal_or_lower_trophic_level() {
    let shield = json!({ "level": 1, "skills": racial(&[json!({ "skill": "protected" })]) });
    let field = nest().pack(json!({ "units": [common::field::plain_unit("egg", "ascaryan", shield)] }));
    let field = field
        .unit(0, "hunter_x", "d4")
        .unit(0, "elder", "d5")
        .unit(0, "hunter_x", "e4")
        .unit(0, "larva", "e5")
        .unit(0, "egg", "d3");
    let mut story = field.play();
    story.order("activate u3");
    assert_eq!(story.refused("attack u3 u4 1").reason, u32::from(reason::FRIEND));
    assert_eq!(story.refused("attack u3 u3 1").reason, u32::from(reason::FRIEND));
    story.orders_given(&["attack u3 u5 1", "attack u3 u6 1", "attack u3 u7 1"]);
    assert_eq!(story.entity(7)["absorbed"], 1, "PROTECTED bars attacks by enemies only");
}

// covers: CSW-R110
#[test]
fn other_factions_never_attack_friends() {
    let mut story = Field::duel("terra", "centauri", 6).unit(0, "brigade", "d4").unit(0, "brigade", "d5").play();
    story.order("activate u3");
    assert_eq!(story.refused("attack u3 u4 1").reason, u32::from(reason::FRIEND));
}

// covers: CSW-3.25
#[test]
fn killing_a_friend_feeds_and_enrages_only_by_option() {
    let hurt = |n: u8| json!({ "damage": n });
    for (option, damage, attack) in [("no", 2, 5), ("yes", 1, 6)] {
        let field = nest().unit_with(0, "fury", "d4", hurt(2)).unit_with(0, "larva", "d5", hurt(3));
        let mut story = field.print("larva", json!({ "prt": 0 })).option("feed_on_friends", json!(option)).play();
        story.orders_given(&["activate u3", "attack u3 u4 1"]);
        assert_eq!((story.entity(4), story.damage(3)), (Value::Null, damage), "{option}");
        assert_eq!(story.entity(3)["ata_light"], attack, "{option}");
    }
}
