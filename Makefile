# What to do with the project; `make help` lists it.
#
# Each build has its own directory: `static` contains MLIR, `shared` is linked with
# libMLIR.so, `llvm-shared` contains MLIR and is linked with libLLVM.so, `slim` is
# made of `static`. Cargo and CMake know what is out of date,
# so every target runs them, and they return at once when nothing is.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

# .ci/setup installs LLVM unless the user chose one, so it must not see our
# default.
ifeq ($(origin MLIR_SYS_220_PREFIX),undefined)
setup_env := env -u MLIR_SYS_220_PREFIX
endif
MLIR_SYS_220_PREFIX ?= /usr/lib/llvm-22
# bindgen would take the first libclang it finds; it must be that of our LLVM.
LIBCLANG_PATH ?= $(MLIR_SYS_220_PREFIX)/lib
export MLIR_SYS_220_PREFIX LIBCLANG_PATH
# Only the targets below choose how MLIR is linked, and where things go.
unexport MLIR_SYS_LINK_SHARED MLS_LINK_LLVM_SHARED MLS_MLIR_C_DIR CARGO_TARGET_DIR MLS_INVALIDATION

target := $(CURDIR)/target
define newline


endef
llvm_lib := $(MLIR_SYS_220_PREFIX)/lib
JOBS ?= 2

# Debian has no libMLIR-C.so, so we make it from the archives.
ifeq ($(wildcard $(llvm_lib)/libMLIR-C.so),)
mlir_c_dir := $(target)/mlir-c
mlir_c := $(mlir_c_dir)/libMLIR-C.so
endif

# Where packaging/install puts things.
PREFIX ?= /usr/local
export PREFIX LIBDIR DESTDIR

# Programs look for the library by its soname.
version := $(shell sed -n 's/^version = "\(.*\)"$$/\1/p;T;q' Cargo.toml)
link_soname = ln -sfn libmlir_shim.so $(1)/libmlir_shim.so.$(firstword $(subst ., ,$(version)))
cargo_lib = cargo build --release --lib --target-dir
cmake_configure = cmake -S . -G Ninja --log-level=NOTICE -DLLVM_PREFIX="$(MLIR_SYS_220_PREFIX)"
# Ninja only says something when it does something wrong.
cmake_build = cmake --build
ctest = ctest --output-on-failure --no-tests=error -j$(JOBS)

.PHONY: help
help: ## What there is.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' Makefile

.PHONY: setup
setup: ## Install or check what is needed.
	@$(setup_env) .ci/setup

.PHONY: lib
lib: ## The library with MLIR in it: target/static/release/libmlir_shim.{so,a}.
	$(cargo_lib) $(target)/static
	@$(call link_soname,$(target)/static/release)

.PHONY: lib-shared
lib-shared: mlir-c ## The library linked with libMLIR.so: target/shared/release.
	MLIR_SYS_LINK_SHARED=1 MLS_MLIR_C_DIR=$(mlir_c_dir) $(cargo_lib) $(target)/shared
	@$(call link_soname,$(target)/shared/release)
	@$(if $(mlir_c),ln -sfn $(mlir_c_dir) $(target)/shared/release/mlir-shim)

.PHONY: lib-llvm-shared
lib-llvm-shared: ## The library with MLIR in it, linked with libLLVM.so: target/llvm-shared/release.
	MLS_LINK_LLVM_SHARED=1 $(cargo_lib) $(target)/llvm-shared
	@$(call link_soname,$(target)/llvm-shared/release)

DIALECTS ?= func arith scf cf memref llvm

.PHONY: slim
slim: lib ## The library with DIALECTS only, and with JIT=1 the execution engine: target/slim/release.
	packaging/slim $(if $(JIT),--jit) $(target)/static/release $(target)/slim/release $(DIALECTS)
	@$(call link_soname,$(target)/slim/release)

.PHONY: test-slim
test-slim: lib ## A library with some dialects does what it should.
	tests/slim/run.sh $(target)/static/release $(MLIR_SYS_220_PREFIX) $(target)/slim-test

# Which build is installed, and what makes it.
BUILD ?= static
made_by_static := lib
made_by_shared := lib-shared
made_by_llvm-shared := lib-llvm-shared
made_by_slim := slim

.PHONY: install
install: $(made_by_$(BUILD)) ## Install it: PREFIX, LIBDIR (in it), DESTDIR; BUILD: static, shared, llvm-shared, slim.
	@test -n "$(made_by_$(BUILD))" || { echo "BUILD=$(BUILD): there is no such build" >&2; exit 1; }
	packaging/install install $(target)/$(BUILD)/release

.PHONY: uninstall
uninstall: ## Remove what `make install` installed, and nothing else.
	packaging/install uninstall

.PHONY: docs
docs: ## The reference, as HTML and manual pages: target/docs. Installed with the rest.
	packaging/docs $(target)/docs

.PHONY: mlir-c
mlir-c: $(mlir_c) ## libMLIR-C.so, which Debian does not have: target/mlir-c.

# Written under another name first: an interrupted link leaves nothing behind.
$(mlir_c): $(wildcard $(llvm_lib)/libMLIRCAPI*.a $(llvm_lib)/libMLIR.so)
	mkdir -p $(@D)
	g++ -shared -o $@.new -Wl,-soname,libMLIR-C.so \
	  -Wl,--whole-archive $(llvm_lib)/libMLIRCAPI*.a -Wl,--no-whole-archive \
	  -L$(llvm_lib) -lMLIR -lLLVM -Wl,-z,defs -Wl,-rpath,$(llvm_lib)
	mv $@.new $@

.PHONY: demo
demo: setup lib ## Build and run the examples.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static --target examples
	target/cmake/static/examples/build
	target/cmake/static/examples/jit
	target/cmake/static/examples/host examples/c/model.mlir
	target/cmake/static/examples/survivors examples/c/model.mlir

.PHONY: demo-cpp
demo-cpp: setup lib ## The survivors of a pass run, in C++.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static --target examples_cpp
	target/cmake/static/tests/cpp/bin/survivors examples/c/model.mlir

.PHONY: demo-go
demo-go: setup lib ## Build and run the examples in Go.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static --target go_examples
	target/cmake/static/examples/go/build
	target/cmake/static/examples/go/host examples/c/model.mlir
	target/cmake/static/examples/go/survivors examples/c/model.mlir

# Debian's Python: another may come first on the PATH, of another version.
python := $(firstword $(wildcard /usr/bin/python3) python3)

.PHONY: demo-python
demo-python: setup lib ## The same table of survivors, in Python.
	$(python) examples/python/survivors.py examples/c/model.mlir

# Each waits for the one before it: two cores have enough to do with one.
.PHONY: test
test: ## Everything.
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-rust
	@$(MAKE) --no-print-directory loom
	@$(MAKE) --no-print-directory wheels
	@$(MAKE) --no-print-directory test-c
	@$(MAKE) --no-print-directory test-slim
	@$(MAKE) --no-print-directory test-c-shared
	@$(MAKE) --no-print-directory valgrind
	@$(MAKE) --no-print-directory tsan
	@$(MAKE) --no-print-directory fuzz-short

.PHONY: check
check: ## Generated files up to date, formatting, lints.
	cargo run -q -p codegen -- --check
	packaging/third-party | diff -u THIRD-PARTY.md -
	cargo fmt --all --check
	cargo clippy -q --workspace --all-targets -- -D warnings

.PHONY: test-rust
test-rust: ## The tests in Rust, which need no MLIR but its headers.
	cargo test -q --workspace

.PHONY: loom
loom: ## The handle protocol in every interleaving, up to three preemptions.
	LOOM_MAX_PREEMPTIONS=3 RUSTFLAGS="--cfg loom" \
	  timeout 900 cargo test -q --release --test handle_loom --target-dir $(target)/loom

# Where it is there, the tests in C use it.
.PHONY: wheels
wheels: ## Another build of MLIR, with assertions, for tests: target/wheels.
	@.ci/wheels $(target)/wheels

.PHONY: test-c
test-c: lib ## The tests in C, in both modes, with MLIR in the library.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static
	$(ctest) --test-dir target/cmake/static

.PHONY: test-c-shared
test-c-shared: lib-shared ## The same, with libMLIR.so.
	@$(cmake_configure) -B target/cmake/shared -DMLS_LINK=shared -DMLS_LIBRARY_DIR=$(target)/shared/release \
	  -DMLS_MLIR_C=$(or $(mlir_c),$(llvm_lib)/libMLIR-C.so)
	@$(cmake_build) target/cmake/shared
	$(ctest) --test-dir target/cmake/shared

# Debian's valgrind gives up at the debug information that Rust writes. The names
# of functions, which suppressions need, are not part of it.
.PHONY: valgrind-lib
valgrind-lib: lib
	@mkdir -p $(target)/valgrind
	@if [[ ! $(target)/valgrind/libmlir_shim.so -nt $(target)/static/release/libmlir_shim.so ]]; then \
	  strip --strip-debug -o $(target)/valgrind/libmlir_shim.so $(target)/static/release/libmlir_shim.so; \
	fi
	@$(cmake_configure) -B target/cmake/valgrind -DMLS_LINK=static -DMLS_VALGRIND=ON -DMLS_LIBRARY_DIR=$(target)/valgrind

.PHONY: valgrind
valgrind: valgrind-lib ## The tests in C, in exact mode, under valgrind.
	@$(cmake_build) target/cmake/valgrind
	$(ctest) --test-dir target/cmake/valgrind -L valgrind

.PHONY: instructions
instructions: valgrind-lib ## Count the instructions of some calls anew: benches/instructions.txt.
	@$(cmake_build) target/cmake/valgrind --target bench_instructions
	benches/instructions.sh write target/cmake/valgrind/benches/bench_instructions

# The standard library is not instrumented; the handle table, the locks and the
# lists are. MLIR is not either, but what it does through pthreads is seen. The
# library also asserts that it holds no lock while others' code runs.
host := $(shell rustc -vV | sed -n 's/^host: //p')
runtimes := $(shell rustc --print sysroot)/lib/rustlib/$(host)/lib
# Its name in files (tsan) and in options (thread), and more flags for Rust.
define sanitized_tests
	@test -n "$(wildcard $(runtimes)/librustc-*_rt.$(1).a)" || { echo "no $(1) in this Rust" >&2; exit 1; }
	RUSTC_BOOTSTRAP=1 RUSTFLAGS="$(3) -Cdebug-assertions=on -Zsanitizer=$(2) -Cunsafe-allow-abi-mismatch=sanitizer" \
	  $(cargo_lib) $(target)/$(1) --target $(host)
	@$(cmake_configure) -B target/cmake/$(1) -DMLS_LINK=static -DMLS_SANITIZER=$(2) \
	  -DMLS_SANITIZER_RUNTIME=$(firstword $(wildcard $(runtimes)/librustc-*_rt.$(1).a)) \
	  -DCMAKE_C_COMPILER=$(MLIR_SYS_220_PREFIX)/bin/clang -DMLS_LIBRARY_DIR=$(target)/$(1)/$(host)/release
	@$(cmake_build) target/cmake/$(1)
	$(ctest) --test-dir target/cmake/$(1) -L $(1)
endef

.PHONY: tsan
tsan: ## The tests in C that have threads, under the thread sanitizer.
	$(call sanitized_tests,tsan,thread,--cfg mls_tsan)

# Valgrind also sees what MLIR reads and writes, which is not instrumented; this
# sees stacks and globals of ours, and is quick.
.PHONY: asan
asan: ## The tests in C, under the sanitizers of addresses, leaks and undefined behaviour.
	$(call sanitized_tests,asan,address)

.PHONY: sanitize
sanitize: ## All that looks for faults in memory and in threads, with fixed bounds.
	@$(MAKE) --no-print-directory loom
	@$(MAKE) --no-print-directory asan
	@$(MAKE) --no-print-directory tsan
	@$(MAKE) --no-print-directory valgrind

# libFuzzer is told what the library executes and compares; see tests/fuzz for what
# becomes of MLIR, which is not built for it.
fuzz_flags := -Cpasses=sancov-module -Cdebug-assertions=on $(addprefix -Cllvm-args=-sanitizer-coverage-, \
  level=4 inline-8bit-counters pc-table trace-compares)
FUZZ_SECONDS ?= 60

.PHONY: fuzz-build
fuzz-build:
	RUSTFLAGS="$(fuzz_flags)" cargo rustc --release --lib --crate-type cdylib \
	  --target-dir $(target)/fuzz --target $(host)
	@$(cmake_configure) -B target/cmake/fuzz -DMLS_FUZZ=ON \
	  -DCMAKE_C_COMPILER=$(MLIR_SYS_220_PREFIX)/bin/clang -DCMAKE_CXX_COMPILER=$(MLIR_SYS_220_PREFIX)/bin/clang++ \
	  -DMLS_LIBRARY_DIR=$(target)/fuzz/$(host)/release
	@$(cmake_build) target/cmake/fuzz

.PHONY: fuzz-short
fuzz-short: fuzz-build ## Each fuzz target for a few seconds, from the same seeds.
	$(ctest) --test-dir target/cmake/fuzz

.PHONY: fuzz
fuzz: fuzz-build ## Each fuzz target for FUZZ_SECONDS; what it finds is in target/cmake/fuzz.
	$(foreach one,text bytecode pipeline calls,sh target/cmake/fuzz/tests/fuzz/$(one).sh --seconds $(FUZZ_SECONDS)$(newline))

# What random tests do at length: bounded by their steps, some minutes each.
soak := MLS_MODEL_STEPS=2000000 MLS_RANDOM_CALLS=3000000 MLS_STRESS_ROUNDS=5000 MLS_STORM_SECONDS=60 MLS_API_CALLS=10000000

.PHONY: soak
soak: lib ## The random tests and the fuzz targets, for long; MLS_SEED chooses the sequence.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static
	$(foreach test,model random_calls random_api stress storm,$(soak) timeout 3600 target/cmake/static/tests/test_$(test)$(newline))
	@$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=600

# BENCH_ROUNDS and BENCH_LARGEST make it quicker, and less exact.
BENCH_ROUNDS ?= 5
BENCH_LARGEST ?= 1000000

.PHONY: bench
bench: lib ## How fast it is, beside MLIR's own C API: target/bench/results.json.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static --target benches
	@mkdir -p $(target)/bench
	@cargo bench -q --bench check
	@PYTHONPATH=$(target)/wheels target/cmake/static/benches/bench_run $(target)/bench/results.json \
	  $(BENCH_ROUNDS) $(BENCH_LARGEST) target/cmake/static/benches/bench_raw target/cmake/static/benches/bench_shim \
	  $(if $(wildcard $(target)/wheels/.complete),$(shell command -v python3) benches/bindings.py)

# Without the paths of this machine.
.PHONY: abi
abi: lib ## Write the interface anew that later ones are compared with: tests/abi/abi.xml.
	@$(cmake_configure) -B target/cmake/static -DMLS_LINK=static -DMLS_LIBRARY_DIR=$(target)/static/release
	@$(cmake_build) target/cmake/static --target declared
	abidw --no-corpus-path --no-comp-dir-path --no-show-locs --no-elf-needed --no-parameter-names \
	  --type-id-style hash --out-file tests/abi/abi.xml target/cmake/static/abi/libdeclared.so

.PHONY: generate
generate: ## Write the generated files.
	cargo run -q -p codegen
	packaging/third-party >THIRD-PARTY.md

.PHONY: clean
clean: ## Remove everything that was built.
	rm -rf target
