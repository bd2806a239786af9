//! Every host that the project knows, against the freshly built library: C and C++ compilers, valgrind, Python, C#.
//!
//! A host whose tools are missing is left out aloud; with `ADJ_REQUIRE_HOSTS=1` it is a failure instead.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const STRICT: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A folder of this test's own.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The folder of the freshly built library: beside the test executable, or one up.
fn library_folder() -> PathBuf {
    let name = format!("{}adjutant{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let executable = std::env::current_exe().expect("a test has an executable");
    let found = executable.ancestors().skip(1).take(2).find(|folder| folder.join(&name).exists());
    found.expect("cargo builds the library for its tests").to_owned()
}

/// Says aloud that a host is left out (past libtest's capture), or fails where every host is required.
fn leave_out(host: &str, missing: &str) {
    assert!(std::env::var_os("ADJ_REQUIRE_HOSTS").is_none(), "{host} is required here: {missing}");
    let _ = writeln!(std::io::stderr(), "LEFT OUT: {host}: {missing}");
}

fn is_there(tool: &str) -> bool {
    let asked = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// The tools of this list that are there; the others are left out aloud.
fn tools<'a>(host: &str, wanted: &[&'a str]) -> Vec<&'a str> {
    let (there, missing): (Vec<&str>, Vec<&str>) = wanted.iter().partition(|tool| is_there(tool));
    for tool in missing {
        leave_out(host, &format!("no {tool}"));
    }
    there
}

#[track_caller]
fn run(command: &mut Command) -> String {
    run_with(command, "")
}

/// Runs a command that must succeed and gives what it printed.
#[track_caller]
fn run_with(command: &mut Command, input: &str) -> String {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads its input");
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let (out, err) = (String::from_utf8_lossy(&stdout).into_owned(), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?} ended with {status}\n{out}\n{err}");
    out
}

/// Compiles a C program of ours against the library.
#[track_caller]
fn compile(compiler: &str, source: &str, out: &Path) {
    let library = library_folder();
    run(Command::new(compiler)
        .args(["-std=c99", "-g", "-O1", "-Wconversion"])
        .args(STRICT)
        .arg("-I")
        .arg(root().join("include"))
        .arg(root().join(source))
        .arg("-L")
        .arg(&library)
        .arg("-ladjutant")
        .arg(format!("-Wl,-rpath,{}", library.display()))
        .arg("-o")
        .arg(out));
}

/// The closing line of a program that counts.
#[track_caller]
fn assert_closing(out: &str) {
    let last = out.trim_end().lines().last().unwrap_or("");
    assert!(last.ends_with(" passed, 0 failed") && !last.starts_with('0'), "{out}");
    let _ = writeln!(std::io::stderr(), "{last}");
}

#[test]
fn the_header_compiles_alone_and_twice_in_every_standard() {
    let folder = scratch("header");
    let include = root().join("include");
    let matrix: [(&[&str], &str, &[&str]); 2] = [
        (&["gcc", "clang"], "c", &["c99", "c11", "c17"]),
        (&["g++", "clang++"], "c++", &["c++11", "c++14", "c++17", "c++20"]),
    ];
    for (compilers, language, standards) in matrix {
        for compiler in tools("C and C++", compilers) {
            for standard in standards {
                let std = format!("-std={standard}");
                for source in ["include/adjutant.h", "tests/c/double_include_a.c"] {
                    run(Command::new(compiler)
                        .args(STRICT)
                        .args(["-fsyntax-only", "-x", language, &std, "-I"])
                        .arg(&include)
                        .arg(root().join(source)));
                }
            }
        }
    }
    for compiler in tools("C", &["gcc", "clang"]) {
        let out = folder.join(format!("twice_{compiler}"));
        let library = library_folder();
        run(Command::new(compiler)
            .args(["-std=c99", "-I"])
            .arg(&include)
            .args(["a", "b"].map(|unit| root().join(format!("tests/c/double_include_{unit}.c"))))
            .arg("-L")
            .arg(&library)
            .arg("-ladjutant")
            .arg(format!("-Wl,-rpath,{}", library.display()))
            .arg("-o")
            .arg(&out));
        run(&mut Command::new(out));
    }
}

#[test]
fn c_programs_keep_their_promises() {
    let folder = scratch("c");
    for compiler in tools("C", &["gcc", "clang"]) {
        for (program, arguments) in [("layout", ""), ("misuse", ""), ("play", "200"), ("mutations", "10000")] {
            let out = folder.join(format!("{program}_{compiler}"));
            compile(compiler, &format!("tests/c/{program}.c"), &out);
            assert_closing(&run(Command::new(&out).args(arguments.split_whitespace())));
        }
    }
}

#[test]
fn valgrind_finds_nothing() {
    let folder = scratch("valgrind");
    let [compiler, "valgrind"] = tools("C under valgrind", &["gcc", "valgrind"])[..] else { return };
    for (program, arguments) in [("misuse", ""), ("play", "2"), ("mutations", "300")] {
        let out = folder.join(program);
        compile(compiler, &format!("tests/c/{program}.c"), &out);
        let out = run(Command::new("valgrind")
            .args(["--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite", "-q"])
            .arg(&out)
            .args(arguments.split_whitespace()));
        assert_closing(&out);
    }
}

#[test]
fn the_static_library_links_into_a_c_program() {
    let folder = scratch("static");
    let archive = library_folder().join("libadjutant.a");
    for compiler in tools("C", &["gcc"]) {
        let out = folder.join("play");
        run(Command::new(compiler)
            .args(["-std=c99", "-I"])
            .arg(root().join("include"))
            .arg(root().join("tests/c/play.c"))
            .arg(&archive)
            .args(["-lpthread", "-ldl", "-lm", "-o"])
            .arg(&out));
        assert_closing(&run(Command::new(&out).arg("20")));
    }
}

#[test]
fn hotseat_plays_saves_loads_undoes_and_cancels() {
    let folder = scratch("hotseat");
    for compiler in tools("C", &["gcc"]) {
        let hotseat = folder.join("hotseat");
        compile(compiler, "examples/c/hotseat.c", &hotseat);
        let whole = run_with(Command::new(&hotseat).args(["--seed", "3", "--random", "1"]), &"0\n".repeat(3_000));
        assert!(whole.contains("wins.") || whole.contains("A draw."), "{whole}");
        // A whole configuration, in the command line and in a file; four people, and a limit because 0 is no plan of a war.
        let war = r#"{"ruleset":"colonial_space_wars","scenario":"attrition_pairs","options":{"max_rounds":3}}"#;
        let file = folder.join("war.json");
        std::fs::write(&file, war).expect("a file can be written");
        let told = run_with(Command::new(&hotseat).args(["--config", war]), &"0\n".repeat(2_000));
        assert!(told.contains("A draw.") && (0..4).all(|seat| told.contains(&format!("seat {seat}> "))), "{told}");
        let again = run_with(Command::new(&hotseat).arg("--config").arg(&file), &"0\n".repeat(2_000));
        assert_eq!(told, again);
        // Dice that the host would roll fall by themselves here.
        let dice = r#"{"ruleset":"colonial_space_wars","chance":"host","options":{"attacker":"roll"}}"#;
        let rolled = run_with(Command::new(&hotseat).args(["--config", dice]), "0\n");
        assert!(rolled.contains("Union of Terra rolls") && rolled.contains("End of input"), "{rolled}");
        let four = ["--ruleset", "colonial_space_wars", "--scenario", "four_factions", "--seed", "3"];
        let four = run_with(Command::new(&hotseat).args(four), &"0\n".repeat(30));
        assert!(four.contains("Heimdall Industries: choose a base") && four.contains("End of input"), "{four}");
        let saved = folder.join("game.adj");
        let saved = saved.display();
        let lines = format!(
            "9999\nhelp\ncancel\nundo\n0\nundo\n0\n0\n0\nsave {saved}\n0\nload {saved}\ntable\nsave /nowhere/x\n"
        );
        let told = run_with(&mut Command::new(&hotseat), &lines);
        for part in [
            "there is no order 9999",
            "a number picks",
            "No order is half made",
            "nothing to take back",
            "Answers taken back",
            "Saved to",
            "cannot be written",
            "End of input",
        ] {
            assert!(told.contains(part), "{part} is not in\n{told}");
        }
        let again =
            run_with(Command::new(&hotseat).args(["--load".as_ref(), saved.to_string().as_ref() as &OsStr]), "quit\n");
        assert!(again.contains("issue an order"), "{again}");
    }
}

#[test]
fn python_plays_through_ctypes() {
    for python in tools("Python", &["python3"]) {
        let library = library_folder();
        let tests = root().join("bindings/python/tests");
        let done = Command::new(python)
            .args(["-X", "dev", "-W", "ignore::ResourceWarning", "-m", "unittest", "discover", "-s"])
            .arg(tests)
            .env("ADJUTANT_LIBRARY", &library)
            .output()
            .expect("python runs");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{told}");
        let ran = told.lines().find(|line| line.starts_with("Ran ")).unwrap_or("");
        assert!(!ran.starts_with("Ran 0"), "{told}");
        let _ = writeln!(std::io::stderr(), "Python: {ran}");
        let games = run(Command::new(python)
            .arg(root().join("bindings/python/examples/thousand_games.py"))
            .args(["--games", "1000"])
            .env("ADJUTANT_LIBRARY", &library));
        assert!(games.contains("Feng : Terra Corps") && games.contains("games/s"), "{games}");
    }
}

#[test]
fn c_sharp_plays_under_mono_and_dotnet() {
    if tools("C#", &["mcs", "mono"]).len() < 2 {
        return;
    }
    if std::env::var_os("ADJUTANT_DOTNET").is_none() {
        leave_out("C# under .NET", "ADJUTANT_DOTNET names no dotnet launcher");
    }
    let script = root().join("bindings/csharp/run_tests.sh");
    let out = run(Command::new("sh").arg(script).arg(library_folder()).arg(scratch("csharp")));
    let closing: Vec<&str> = out.lines().filter(|line| line.ends_with(" passed, 0 failed")).collect();
    let runtimes = if std::env::var_os("ADJUTANT_DOTNET").is_some() { 2 } else { 1 };
    assert_eq!(closing.len(), runtimes, "{out}");
    for line in closing {
        let _ = writeln!(std::io::stderr(), "C#: {line}");
    }
}
