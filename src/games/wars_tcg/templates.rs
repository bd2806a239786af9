//! Templates: abilities that many cards share, written in the language itself and filled in before they are compiled.

use crate::kit::common::reason;
use crate::kit::{Faults, Node};
use serde_json::{Value, json};

/// The abilities of a card with its templates filled in, each with its place.
pub fn expand(node: &Node, faults: &mut Faults) -> Vec<(Value, String)> {
    let mut out = Vec::new();
    for item in node.list(faults).unwrap_or_default() {
        let place = item.place().to_owned();
        match item.get("template") {
            None => out.push((item.value().clone(), place)),
            Some(name) => {
                item.object(&["template", "cost", "uses", "pay", "battle", "bonus", "faction", "type", "face"], faults);
                match name.text(faults).and_then(|name| fill(name, item.value())) {
                    Some(ability) => out.push((ability, place)),
                    None => {
                        let text = "there is no such template; known are kizen_immunity, weapon_shot, life_ship, icon_ship, icon_bot, faction_bot, enemy_location, icon_home";
                        faults.add(name.place(), reason::UNKNOWN_NAME, text);
                    }
                }
            }
        }
    }
    out
}

fn fill(name: &str, with: &Value) -> Option<Value> {
    let faction = &with["faction"];
    Some(match name {
        "kizen_immunity" => json!({"use": {"uses": 1, "cost": with["cost"], "do": [{"mark": "immune", "of": "this"}]}}),
        "weapon_shot" => {
            let site = with["battle"] != "sector";
            let target = if site {
                json!({"of": "theirs", "label": "Unit", "at": "here", "in_battle": true, "location": "site"})
            } else {
                json!({"of": "theirs", "type": ["ship"], "at": "here", "in_battle": true, "location": "sector"})
            };
            let bonus = with.get("bonus").cloned().unwrap_or_else(|| json!(0));
            let pay = with.get("pay").cloned().unwrap_or_else(|| json!(0));
            let hit = json!({"<": [{"stat": ["t1", "defense"]}, {"+": ["d", bonus]}]});
            json!({"use": {"uses": with.get("uses").cloned().unwrap_or_else(|| json!(1)), "cost": [{"pay": pay}],
                "targets": [{"t1": target}],
                "do": [{"reveal": "d"}, {"if": {"all": ["done", hit]}, "then": [{"damage": "t1"}]}]}})
        }
        "life_ship" => json!({"keyword": {"room_for_characters": true}}),
        "icon_ship" => json!({"use": {"cost": [{"pay": with["pay"]}], "do": [{"gain_icon": faction, "at": "here"}]}}),
        "icon_bot" => json!({"use": {"when": {"phase": "deploy", "of": "mine"}, "cost": [{"put": "this"}],
            "targets": [{"p1": {"at": "any"}}], "do": [{"gain_icon": faction, "at": "p1"}]}}),
        "faction_bot" => json!({"use": {"uses": 1,
            "cost": [{"put_hand": 1, "cards": {"in": "hand", "faction": faction}, "shown": true}],
            "targets": [{"p1": {"at": "any"}}], "do": [{"gain_icon": faction, "at": "p1"}]}}),
        "enemy_location" => json!({"becomes": {"controls": ["opp", "here"]}, "do": [{"put": "this", "to": "lost"}]}),
        "icon_home" => json!({"static": {"support_icon": faction, "of": "me", "at": "here"},
            "while": {"some": {"of": "mine", "type": [with["type"]], "at": "here"}}}),
        _ => return None,
    })
}
