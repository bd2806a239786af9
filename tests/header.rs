//! The header is what the library is: generated text, names, exports, numbers and layouts, each compared both ways with what
//! is frozen in `include/` and `tests/abi/`. `ADJ_BLESS=1 cargo test --test header` writes the frozen files anew.

mod common;

use adjutant::ffi::*;
use common::host;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::mem::offset_of;
use std::path::{Path, PathBuf};

const GENERATED: &str = include_str!(concat!(env!("OUT_DIR"), "/adjutant.h"));

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a frozen file with what it should be, or writes it.
#[track_caller]
fn assert_frozen(path: &Path, now: &str) {
    if std::env::var_os("ADJ_BLESS").is_some() {
        std::fs::write(path, now).expect("the file can be written");
        return;
    }
    let frozen = std::fs::read_to_string(path).unwrap_or_default();
    let first = frozen.lines().zip(now.lines()).find(|(frozen, now)| frozen != now);
    assert!(frozen == now, "{} is not up to date; the first difference: {first:?}", path.display());
}

/// The header without its comments.
fn code() -> String {
    let (mut out, mut rest) = (String::new(), GENERATED);
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").expect("comments end").1;
    }
    out.push_str(rest);
    out.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// Every name of the header that it declares for others: macros, functions, types.
fn declared() -> BTreeSet<String> {
    let code = code();
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names: BTreeSet<String> = code.lines().filter_map(|line| line.strip_prefix("#define ")).map(word).collect();
    for line in code.lines().filter(|line| !line.starts_with(' ') && !line.starts_with('#')) {
        if let Some(name) = line.trim_end_matches(';').rsplit(' ').next().filter(|_| line.starts_with("typedef")) {
            names.insert(word(name));
        } else if let Some((before, _)) = line.split_once('(') {
            names.insert(before.rsplit([' ', '*']).next().unwrap_or("").to_owned());
        }
    }
    names.remove("");
    names
}

fn functions() -> BTreeSet<String> {
    let calls = code();
    declared().into_iter().filter(|name| name.starts_with("adj_") && calls.contains(&format!("{name}("))).collect()
}

/// The freshly built library: beside the test executable, or one folder up.
fn library() -> PathBuf {
    let beside = std::env::current_exe().expect("a test has an executable");
    let name = format!("{}adjutant{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let folders = beside.ancestors().skip(1).take(2).map(|folder| folder.join(&name));
    folders.into_iter().find(|path| path.exists()).expect("cargo builds the library for its tests")
}

#[test]
fn the_checked_in_header_is_the_generated_one() {
    assert_frozen(&root().join("include/adjutant.h"), GENERATED);
}

#[test]
fn every_name_has_our_prefix() {
    let foreign: Vec<String> = declared()
        .into_iter()
        .filter(|name| !["adj_", "ADJ_"].iter().any(|prefix| name.starts_with(prefix)) && name != "ADJUTANT_H")
        .collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    assert!(declared().len() > 200, "names were found at all");
}

#[test]
fn header_and_exports_name_the_same_functions() {
    use object::{Object, ObjectSymbol};
    let bytes = std::fs::read(library()).expect("the library can be read");
    let file = object::File::parse(&*bytes).expect("the library is an object file");
    let exports: BTreeSet<String> = file
        .dynamic_symbols()
        .filter(|symbol| symbol.is_definition() && symbol.is_global())
        .filter_map(|symbol| symbol.name().ok().map(str::to_owned))
        .collect();
    assert_eq!(exports, functions(), "exports on the left, header on the right");
    let list = exports.iter().fold(String::new(), |list, name| list + name + "\n");
    assert_frozen(&root().join("tests/abi/symbols.txt"), &list);
}

/// The comment above a function.
fn comment(function: &str) -> String {
    let lines: Vec<&str> = GENERATED.lines().collect();
    let declares = |line: &&str| {
        let Some((before, _)) = line.split_once('(') else { return false };
        !line.starts_with(' ') && !line.starts_with("//") && before.rsplit([' ', '*']).next() == Some(function)
    };
    let at = lines.iter().position(declares).expect("a declared function");
    let above = lines[..at].iter().rev().take_while(|line| line.starts_with("//"));
    above
        .map(|line| line.trim_start_matches('/').trim())
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn every_function_says_ownership_nullability_threads_errors_and_stability() {
    for function in functions() {
        let text = comment(&function);
        for word in ["Ownership: ", "Nullable: ", "Threads: ", "Errors: "] {
            assert!(text.contains(word), "{function} does not say {word}");
        }
        assert!(text.contains("Stable.") || text.contains("Experimental."), "{function} has no label");
    }
}

fn statuses() -> BTreeSet<String> {
    let code = code();
    let names = code.lines().filter_map(|line| line.strip_prefix("#define ADJ_E_"));
    names.map(|line| format!("ADJ_E_{}", line.split(' ').next().unwrap_or(""))).collect()
}

#[test]
fn comments_name_statuses_that_exist() {
    for function in functions() {
        let text = comment(&function);
        let named = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| word.starts_with("ADJ_E_"));
        for status in named {
            assert!(statuses().contains(status) || status == "ADJ_E_UNKNOWN", "{function} names {status}");
        }
    }
}

/// The numbers of the header: name and value.
fn numbers() -> Vec<(String, i64)> {
    let code = code();
    let defines = code.lines().filter_map(|line| line.strip_prefix("#define "));
    let pair = |line: &str| {
        let (name, value) = line.split_once(' ')?;
        let value = value.trim();
        let number = match value.strip_prefix("0x") {
            Some(hex) => i64::from_str_radix(hex, 16).ok()?,
            None => value.parse().ok()?,
        };
        Some((name.to_owned(), number))
    };
    defines.filter_map(pair).collect()
}

/// What the library says of its rulesets, one row each.
fn rulesets() -> Vec<Value> {
    // SAFETY: the buffer of `json`.
    let known = host::json(|buf, cap, needed, error| unsafe { adj_rulesets(buf, cap, needed, error) }).expect("JSON");
    known["rulesets"].as_array().expect("a list").clone()
}

fn text_of<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().expect("a text")
}

/// The numbers of a ruleset alone begin with its initials: `lost_empires` has `LE_`. A trading card game has its name.
fn initials(ruleset: &Value) -> String {
    let id = text_of(ruleset, "id");
    if let Some(name) = id.strip_suffix("_tcg") {
        return name.to_uppercase() + "_";
    }
    let words = id.split('_');
    words.filter_map(|word| word.chars().next()).collect::<String>().to_uppercase() + "_"
}

#[test]
fn constants_and_catalogue_name_the_same_numbers() {
    let lists =
        [("orders", "ORDER"), ("prompts", "PROMPT"), ("events", "EVENT"), ("reasons", "REASON"), ("phases", "PHASE")];
    let rulesets = rulesets();
    assert!(rulesets.len() > 1, "{rulesets:?}");
    let mut from_catalog = BTreeSet::new();
    for ruleset in &rulesets {
        let id = text_of(ruleset, "id");
        let own = ruleset["number"].as_i64().expect("a number");
        from_catalog.insert((format!("ADJ_RULESET_{}", id.to_uppercase()), own));
        let catalog = host::catalog(&format!(r#"{{"ruleset":"{id}"}}"#)).expect("a catalogue");
        for (list, part) in lists {
            for row in catalog["words"][list].as_array().expect("a list") {
                let number = row["number"].as_i64().expect("a number");
                let name = text_of(row, "name").to_uppercase();
                let prefix = if number >= 0x100 { initials(ruleset) } else { String::new() };
                assert!(number < 0x100 || number >> 8 == own, "{id}: the high byte of {name} is another ruleset's");
                from_catalog.insert((format!("ADJ_{prefix}{part}_{name}"), number));
            }
        }
    }
    let flags =
        ["ADJ_ORDER_DEFAULT", "ADJ_ORDER_CRITICAL", "ADJ_EVENT_MASKED", "ADJ_EVENT_REVEAL", "ADJ_EVENT_CRITICAL"];
    let parts = ["ORDER_", "PROMPT_", "EVENT_", "REASON_", "PHASE_", "RULESET_"];
    // Whatever stands before such a word: a number of a ruleset that nobody knows is found too.
    let is_word = |name: &str| {
        let rest = name.trim_start_matches("ADJ_");
        let behind = rest.split_once('_').map_or("", |(_, behind)| behind);
        parts.iter().any(|part| rest.starts_with(part) || behind.starts_with(part)) && !flags.contains(&name)
    };
    let from_header: BTreeSet<(String, i64)> = numbers().into_iter().filter(|(name, _)| is_word(name)).collect();
    let missing: Vec<_> = from_catalog.symmetric_difference(&from_header).collect();
    assert!(missing.is_empty(), "in the catalogue or in the header only: {missing:?}");
}

#[test]
fn statuses_have_their_numbers_and_names() {
    let name = |status: i32| {
        // SAFETY: static NUL-terminated text, as the function promises.
        unsafe { std::ffi::CStr::from_ptr(adj_status_name(status)) }.to_str().expect("text").to_owned()
    };
    for (define, number) in numbers().into_iter().filter(|(name, _)| name.starts_with("ADJ_E_") || name == "ADJ_OK") {
        assert_eq!(name(number as i32), define);
    }
    assert_eq!(name(1), "ADJ_E_UNKNOWN");
    assert_eq!(name(-99), "ADJ_E_UNKNOWN");
    assert_eq!(adj_check_abi(ADJ_ABI_VERSION), ADJ_OK);
    assert_eq!(adj_check_abi(adj_abi_version() + 1), ADJ_E_ABI);
    assert_eq!(adj_check_abi(1 << 16), ADJ_E_ABI);
}

/// One line a member: struct, member, offset, size.
macro_rules! members {
    ($out:ident, $type:ident: $($member:ident),+) => {
        let _ = writeln!($out, "{} {}", stringify!($type), size_of::<$type>());
        $(let _ = writeln!($out, "  {} {}", stringify!($member), offset_of!($type, $member));)+
    };
}

#[test]
fn layouts_are_frozen() {
    let mut out = String::new();
    members!(out, adj_error: struct_size, status, reason, detail, rule, subject, target, message);
    members!(out, adj_info: struct_size, ruleset, revision, events, seat, prompt, order_count, round, phase, over, seats,
        subject, answers, turn, undoable, pending, reserved);
    members!(out, adj_outcome: struct_size, winner, reason, seats, score, result, reserved);
    members!(out, adj_order: kind, flags, card, place, subject, target, value, action, weight, reserved);
    members!(out, adj_event: number, kind, flags, seat, card, subject, former, target, place, origin, value, reserved);
    assert_frozen(&root().join("tests/abi/layout.txt"), &out);
    for (name, size) in
        [("adj_error", 256), ("adj_info", 96), ("adj_outcome", 64), ("adj_order", 32), ("adj_event", 40)]
    {
        assert!(out.contains(&format!("{name} {size}\n")), "{name} has {size} bytes");
    }
}

#[test]
fn build_info_says_what_was_built() {
    // SAFETY: the buffer of `json`.
    let info: Value =
        host::json(|buf, cap, needed, error| unsafe { adj_build_info(buf, cap, needed, error) }).expect("JSON");
    assert_eq!(info["version"], env!("CARGO_PKG_VERSION"));
    assert!(info["target"].as_str().is_some_and(|target| target.contains('-')));
    assert!(info["live"]["games"].is_u64());
    let data = info["data"].as_array().expect("a list");
    assert_eq!(data.len(), rulesets().len());
    for (ruleset, built) in rulesets().iter().zip(data) {
        assert_eq!((&ruleset["id"], &ruleset["data"]), (&built["ruleset"], &built["hash"]));
    }
}
