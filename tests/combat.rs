//! Stories of Lost Empires: the six examples of combat, and what a die can do (rulebook: Attack Actions, 6 Examples of Combat).

mod common;

use common::Table;

/// Terra Corps (seat 0) attacks Feng with `attacker` (u1); Feng defends with `defender` (u2).
fn attack(attacker: &str, defender: &str, dice: [&str; 2]) -> u64 {
    let mut story = Table::of("terra_corps", "feng")
        .with_cards(1, &["war_dog", "slew_pod"])
        .unit(0, attacker, "center")
        .unit(1, defender, "center")
        .play();
    story.orders_given(&["activate u1 command", "attack u1 u2"]);
    story.order(&format!("roll {}", dice[0])).order(&format!("roll {}", dice[1]));
    story.damage(2)
}

// covers: LE-C1, LE-C7, LE-R57, LE-R58
#[test]
fn attacker_and_defender_tie() {
    assert_eq!(attack("dust_marine", "war_dog", ["3", "2"]), 1);
}

// covers: LE-C2, LE-6
#[test]
fn a_defender_with_a_critical_wins_whatever_the_totals() {
    assert_eq!(attack("machinegun_rex", "slew_pod", ["4", "4*"]), 0);
}

// covers: LE-C3
#[test]
fn a_defenders_critical_beats_an_attackers_critical() {
    assert_eq!(attack("machinegun_rex", "war_dog", ["4*", "4*"]), 0);
}

// covers: LE-C4
#[test]
fn the_attacker_wins() {
    assert_eq!(attack("dust_marine", "war_dog", ["4", "2"]), 2);
}

// covers: LE-C5
#[test]
fn the_defender_wins() {
    assert_eq!(attack("dust_marine", "war_dog", ["1", "3"]), 0);
}

// covers: LE-C6
#[test]
fn a_tie_with_the_attackers_critical_deals_one_more() {
    assert_eq!(attack("dust_marine", "war_dog", ["4*", "3"]), 2);
}
