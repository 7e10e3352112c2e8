#!/usr/bin/env bash
# Installs the library into a folder, builds and runs programs with it from
# another, and removes it again.
#
# run.sh LIBRARIES LLVM VERSION WORK
set -euo pipefail
libraries=$1 llvm=$2 version=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
install=$here/../../packaging/install

rm -rf "$work"
mkdir -p "$work/project"
export DESTDIR=$work/stage PREFIX=/opt/mlir-shim LIBDIR=lib MLIR_SYS_220_PREFIX=$llvm
"$install" install "$libraries"
tree=$DESTDIR$PREFIX
# Not ours: it must be there afterwards.
touch "$tree/lib/other"
cp "$here/consumer.c" "$here/classes.cpp" "$here/cmake/CMakeLists.txt" "$work/project"
cp "$here/consumer.c" "$work/project/consumer.cpp"
cd "$work/project"

unset DESTDIR PREFIX
export PKG_CONFIG_PATH=$tree/lib/pkgconfig LD_LIBRARY_PATH=$tree/lib:$llvm/lib
flags() {
  # The tree is not where it says that it is.
  pkg-config --define-prefix "$@" mlir-shim
}
test "$(flags --modversion)" = "$version"

# The default linker links MLIR too, but takes ten times as long.
linker=()
if [[ -x $llvm/bin/ld.lld ]]; then
  linker=(-fuse-ld=lld "-B$llvm/bin")
fi
read -ra compile < <(flags --cflags)
read -ra shared < <(flags --libs)
static=$(flags --static --libs)
read -ra static <<<"${static/-lmlir_shim/-l:libmlir_shim.a}"
# Whether a program loads the library when it starts.
loads() {
  readelf -d "$1" | grep -F NEEDED | grep -qF "[libmlir_shim.so.${version%%.*}]"
}
check() {
  local program=$1 want=$2 found=static
  if loads "$program"; then
    found=shared
  fi
  if [[ $found != "$want" ]]; then
    echo "$program: the library is $found in it" >&2
    exit 1
  fi
}
for compiler in "cc -std=c11 consumer.c" "c++ -std=c++17 consumer.cpp" "c++ -std=c++17 classes.cpp"; do
  $compiler -Wall -Wextra -Werror "${compile[@]}" "${shared[@]}" -o shared
  check shared shared
  ./shared "$version"
  $compiler -Wall -Wextra -Werror "${compile[@]}" "${linker[@]}" "${static[@]}" -o static
  check static static
  ./static "$version"
done

cmake -S . -B build -DCMAKE_PREFIX_PATH="$tree" -DVERSION="$version" \
  -DCMAKE_EXE_LINKER_FLAGS="${linker[*]}"
cmake --build build
check build/shared shared
check build/static static
check build/shared_classes shared
check build/static_classes static
if cmake -S . -B newer -DCMAKE_PREFIX_PATH="$tree" -DVERSION=99.0.0 >/dev/null 2>&1; then
  echo "CMake takes the library for version 99" >&2
  exit 1
fi

# The files that are there are those that are listed, and only these go.
(cd "$tree" && find . ! -type d -printf '%P\n' | sort) >files
{ cat "$tree/share/mlir-shim/manifest.txt"; echo lib/other; } | sort | diff -u - files
DESTDIR=$work/stage PREFIX=/opt/mlir-shim "$install" uninstall
test "$(find "$tree" ! -type d -printf '%P\n')" = lib/other
test "$(find "$tree" -type d -printf '%P\n' | xargs)" = lib
rm -rf "$work"
