#!/bin/sh
# Compiles binding, example and tests with Mono's compiler and runs the same assemblies under Mono and, where
# ADJUTANT_DOTNET names a `dotnet` launcher, under .NET.
#
#   run_tests.sh LIBRARY_FOLDER OUTPUT_FOLDER
#
# Exit code 77: no Mono here. ADJUTANT_REQUIRE_DOTNET=1 makes a missing .NET a failure. Writes into OUTPUT_FOLDER only.
set -eu
if [ $# -ne 2 ]; then
    echo "usage: run_tests.sh LIBRARY_FOLDER OUTPUT_FOLDER"
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
header=${ADJUTANT_HEADER:-$here/../../include/adjutant.h}
mkdir -p "$2"
library=$(cd "$1" && pwd)
out=$(cd "$2" && pwd)
command -v mcs >/dev/null && command -v mono >/dev/null || { echo "no mcs or mono"; exit 77; }
export LD_LIBRARY_PATH="$library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export DYLD_LIBRARY_PATH="$library${DYLD_LIBRARY_PATH:+:$DYLD_LIBRARY_PATH}"
# With -doc, a public thing without a comment is a fault as well.
mcs -langversion:7 -warnaserror -unsafe -target:library -doc:"$out/Adjutant.xml" -out:"$out/Adjutant.dll" "$here"/Adjutant/*.cs
mcs -langversion:7 -warnaserror -r:"$out/Adjutant.dll" -out:"$out/Tests.exe" "$here"/Tests/*.cs
mcs -langversion:7 -warnaserror -r:"$out/Adjutant.dll" -out:"$out/Example.exe" "$here"/Example/*.cs

# Constants.cs is what the header says, to the letter.
mono "$out/Tests.exe" --constants "$header" >"$out/Constants.cs"
cmp "$out/Constants.cs" "$here/Adjutant/Constants.cs" || {
    echo "Adjutant/Constants.cs is not up to date: copy $out/Constants.cs over it"
    exit 1
}

echo "C# under Mono:"
mono "$out/Tests.exe" "$header"
# The example knows no ruleset: each game is told alike under both runtimes, and once as a whole configuration.
war='{"ruleset":"colonial_space_wars","scenario":"attrition_pairs","options":{"max_rounds":4}}'
printf '%s' "$war" >"$out/war.json"
examples() {
    "$@" "$out/Example.exe" --seed 5
    "$@" "$out/Example.exe" --seed 5 --ruleset colonial_space_wars
    "$@" "$out/Example.exe" --seed 5 --ruleset colonial_space_wars --scenario four_factions
    "$@" "$out/Example.exe" --seed 5 --config "$war"
    "$@" "$out/Example.exe" --seed 5 --config "$out/war.json"
}
examples mono >"$out/mono.txt"
[ "$(grep -cE '^A draw$|^Seat .* wins?$' "$out/mono.txt")" = 5 ]
tail -n 1 "$out/mono.txt"

if [ -n "${ADJUTANT_DOTNET:-}" ]; then
    echo "C# under .NET:"
    printf '%s' '{"runtimeOptions":{"tfm":"net8.0","framework":{"name":"Microsoft.NETCore.App","version":"8.0.0"},"configProperties":{"System.Globalization.Invariant":true}}}' >"$out/run.json"
    "$ADJUTANT_DOTNET" exec --runtimeconfig "$out/run.json" "$out/Tests.exe" "$header"
    examples "$ADJUTANT_DOTNET" exec --runtimeconfig "$out/run.json" >"$out/dotnet.txt"
    tail -n 1 "$out/dotnet.txt"
    cmp "$out/mono.txt" "$out/dotnet.txt"
elif [ "${ADJUTANT_REQUIRE_DOTNET:-}" = 1 ]; then
    echo "ADJUTANT_DOTNET is not set"
    exit 1
else
    echo "LEFT OUT: C# under .NET (ADJUTANT_DOTNET names no launcher)"
fi
