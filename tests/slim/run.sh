#!/usr/bin/env bash
# A library with some dialects: what is in it, programs with it, and installed.
#
# run.sh FULL LLVM WORK
set -euo pipefail
full=$(realpath "$1") llvm=$2 work=$3
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
export MLIR_SYS_220_PREFIX=$llvm LC_ALL=C

rm -rf "$work"
mkdir -p "$work"
cd "$work"
if "$root/packaging/slim" "$full" wrong func no_such_dialect 2>said; then
  echo "a dialect that there is not was taken" >&2
  exit 1
fi
grep -q 'no dialect no_such_dialect; there are .* func ' said

"$root/packaging/slim" "$full" slim func arith scf cf memref llvm
nm -D --defined-only slim/libmlir_shim.so | awk '{ print $NF }' | sort | diff -u slim/symbols.txt -
sort "$root/tests/abi/symbols.txt" | comm -13 - slim/symbols.txt | diff -u /dev/null -

compile=(cc -std=c11 -Wall -Wextra -Werror "-I$root/include" "-I$root/tests/c")
ln -s libmlir_shim.so slim/libmlir_shim.so.0
"${compile[@]}" "$here/slim.c" -o shared -Lslim -lmlir_shim -Wl,-rpath,"$PWD/slim"
./shared
# With the default linker and no option.
"${compile[@]}" "$here/slim.c" -o static slim/libmlir_shim.a "$llvm/lib/libLLVM.so" \
  -Wl,-rpath,"$llvm/lib" -lstdc++ -lm
./static

cat >left_out.c <<'END'
#include <mlir_shim.h>
int main(void) {
  MlsDialectHandle handle;
  return (int)mlsGetDialectHandle__tosa__(&handle).code;
}
END
if "${compile[@]}" left_out.c -o left_out -Lslim -lmlir_shim 2>said; then
  echo "a function of a dialect that is left out is there" >&2
  exit 1
fi
grep -q mlsGetDialectHandle__tosa__ said
rm -rf "$work"
