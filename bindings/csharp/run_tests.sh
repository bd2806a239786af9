#!/bin/sh
# Compiles binding, example and tests with Mono's compiler and runs the same assemblies under Mono and, where
# ADJUTANT_DOTNET names a `dotnet` launcher, under .NET.
#
#   run_tests.sh LIBRARY_FOLDER OUTPUT_FOLDER
#
# Exit code 77: no Mono here. ADJUTANT_REQUIRE_DOTNET=1 makes a missing .NET a failure.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
library=$1
out=$2
command -v mcs >/dev/null && command -v mono >/dev/null || { echo "no mcs or mono"; exit 77; }
mkdir -p "$out"
export ADJUTANT_ROOT="$here/../.." LD_LIBRARY_PATH="$library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
mcs -langversion:7 -warnaserror -unsafe -target:library -out:"$out/Adjutant.dll" "$here"/Adjutant/*.cs
mcs -langversion:7 -warnaserror -r:"$out/Adjutant.dll" -out:"$out/Tests.exe" "$here"/Tests/*.cs
mcs -langversion:7 -warnaserror -r:"$out/Adjutant.dll" -out:"$out/Example.exe" "$here"/Example/*.cs

echo "C# under Mono:"
mono "$out/Tests.exe"
mono "$out/Example.exe" --seed 5 >"$out/mono.txt"
tail -n 1 "$out/mono.txt"

if [ -n "${ADJUTANT_DOTNET:-}" ]; then
    echo "C# under .NET:"
    printf '%s' '{"runtimeOptions":{"tfm":"net8.0","framework":{"name":"Microsoft.NETCore.App","version":"8.0.0"},"configProperties":{"System.Globalization.Invariant":true}}}' >"$out/run.json"
    "$ADJUTANT_DOTNET" exec --runtimeconfig "$out/run.json" "$out/Tests.exe"
    "$ADJUTANT_DOTNET" exec --runtimeconfig "$out/run.json" "$out/Example.exe" --seed 5 >"$out/dotnet.txt"
    tail -n 1 "$out/dotnet.txt"
elif [ "${ADJUTANT_REQUIRE_DOTNET:-}" = 1 ]; then
    echo "ADJUTANT_DOTNET is not set"
    exit 1
else
    echo "LEFT OUT: C# under .NET (ADJUTANT_DOTNET names no launcher)"
fi
