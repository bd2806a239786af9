//! Writes the C header into `OUT_DIR` (a test compares it with `include/adjutant.h`) and passes the target on.

use std::path::PathBuf;

fn main() {
    println!("cargo:rerun-if-changed=src/ffi");
    println!("cargo:rerun-if-changed=cbindgen.toml");
    println!("cargo:rustc-env=ADJ_TARGET={}", std::env::var("TARGET").expect("cargo names the target"));
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate"));
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo names a folder"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("cbindgen.toml is readable");
    let header = [
        "structs",
        "constants/mod",
        "constants/lost_empires",
        "constants/colonial_space_wars",
        "constants/wars_tcg",
        "library",
        "game",
        "orders",
        "happened",
        "bytes",
    ]
    .iter()
    .fold(cbindgen::Builder::new().with_config(config), |builder, file| {
        builder.with_src(root.join(format!("src/ffi/{file}.rs")))
    })
    .generate();
    header.expect("the exports can be written as C").write_to_file(out.join("adjutant.h"));
}
