#!/usr/bin/env python3
"""Runs one fuzz target, and goes on after what is MLIR's own fault and known.

A crash is judged by its stack. From the innermost frame outwards, what belongs to
libFuzzer (which reports it), and to the libraries of C, C++ and Rust is passed over.
The next frame decides: it is ours if that is a function of this library or of the
target, or has no name; anything else in the library is MLIR. MLIR's are called by the
innermost function that mentions mlir::, with the kind before the name if it is no
crash (`timeout:`). known_crashes.txt lists, as `target function`, the functions of
MLIR below which they are known. Everything else is a failure: ours, or unlisted, or
objects that are alive at the end of an input, which the target aborts for. Runs that
are bounded by a number of inputs judge this library alone: there an unlisted crash in
MLIR is told, and is no failure.

Where the allocator finds its heap corrupted, no stack tells who did it. That too can
only be listed for a target whose inputs go nowhere but through a reader of MLIR's. In
such a target one input can damage what a later one falls over, so a crash of ours is
a failure if its input alone brings it again.
"""

import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
FRAME = re.compile(r"^FRAME (\S+) 0x([0-9a-f]+)$", re.M)
WRITTEN = re.compile(r"Test unit written to (\S+)")
UNITS = re.compile(r"^(?:stat::number_of_executed_units: *|#)(\d+)", re.M)
# The allocator says so long after, in whatever call comes next.
HEAP = re.compile(r"malloc\(\)|free\(\)|realloc\(\)|double free|munmap_chunk|malloc assertion failure|corrupted")
# libFuzzer begins a report, and has so many seconds to end it: it needs memory for
# it, and the allocator that found its heap corrupted may hold its lock for ever.
REPORT = re.compile(rb"ERROR: libFuzzer|^ALARM", re.M)
GRACE = 15
STUCK = "killed: the report did not end"
CORRUPTED = "corrupted heap"
KINDS = {"timeout": "ERROR: libFuzzer: timeout", "out-of-memory": "ERROR: libFuzzer: out-of-memory"}
OURS = re.compile(r"\bmlir_shim\b|^mls[A-Z]|^\?\?$")
# Functions of C++'s and Rust's libraries that are compiled into this one.
LIBRARIES = re.compile(r"^<?(std|core|alloc)::|^_*rust_|^__gnu_cxx::")
Crash = collections.namedtuple("Crash", "name theirs stack")


def parsed(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--symbolizer", required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True, help="inputs that were found")
    parser.add_argument("--seeds", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    bound = parser.add_mutually_exclusive_group(required=True)
    bound.add_argument("--seconds", type=int)
    bound.add_argument("--runs", type=int)
    return parser.parse_known_args(arguments)


def known_crashes(target):
    lines = (HERE / "known_crashes.txt").read_text().splitlines()
    pairs = (line.split(maxsplit=1) for line in lines if line and not line.startswith("#"))
    return tuple(name for of, name in pairs if of == target)


def is_system(path):
    return re.search(r"/(libc|libstdc\+\+|libgcc_s|libm|libpthread|linux-vdso)[.\d-]*\.so", path)


def symbols(symbolizer, path, offset):
    """The functions at an offset, without what they take and give."""
    command = [symbolizer, "--obj=" + path, "--no-inlines", "--no-demangle", "--output-style=GNU", "--functions=linkage"]
    text = subprocess.run([*command, hex(offset)], capture_output=True, text=True, check=True).stdout
    name = text.splitlines()[0] if text else "??"
    return subprocess.run(["c++filt", "-p", name], capture_output=True, text=True, check=True).stdout.strip()


def judged(log, program, symbolizer):
    frames = [(path, int(offset, 16)) for path, offset in FRAME.findall(log)]
    own = str(program)
    while frames and frames[0][0] == own:
        frames.pop(0)
    passed = 0
    while frames and is_system(frames[0][0]):
        frames.pop(0)
        passed += 1
    names = []
    for number, (path, offset) in enumerate(frames[:24]):
        # Addresses after a call; but where the signal came, at the instruction.
        exact = number == 0 and passed == 1
        names.append((path, symbols(symbolizer, path, offset if exact else offset - 1)))
    kind = next((name for name, text in KINDS.items() if text in log), None)
    if kind == "out-of-memory":
        # Noticed by another thread, whose stack says nothing.
        return Crash(kind, True, [])
    if STUCK in log or passed > 1 and HEAP.search(log):
        return Crash(CORRUPTED, True, [name for _, name in names])
    while names and LIBRARIES.search(names[0][1]):
        names.pop(0)
    if not names:
        return Crash("no stack", False, [])
    path, name = names[0]
    theirs = path != own and not OURS.search(name)
    if theirs:
        # Named by MLIR's part: the containers that it uses fail in many places.
        name = next((name for _, name in names if "mlir::" in name), name)
    return Crash(f"{kind}:{name}" if kind else name, theirs, [name for _, name in names])


def attempt(command, log):
    """The exit code of libFuzzer, and what it said."""
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    left = None
    while process.poll() is None:
        time.sleep(0.2)
        if left is None and REPORT.search(log.read_bytes()):
            left = GRACE
        elif left is not None:
            left -= 0.2
            if left < 0:
                process.kill()
    text = log.read_text(errors="replace")
    return process.returncode, text + f"\n{STUCK}\n" if left is not None and left < 0 else text


def again(options, rest, input):
    """Whether the input alone, in a process of its own, brings a crash of ours."""
    alone = options.work / "alone"
    code, text = attempt([options.program, input, *rest, f"-artifact_prefix={alone}-"], alone)
    return code != 0 and not judged(text, options.program, options.symbolizer).theirs


def main():
    options, rest = parsed(sys.argv[1:])
    target = options.program.name.removeprefix("fuzz_")
    known = known_crashes(target)
    crashes = options.work / "crashes"
    # libFuzzer writes what it finds of use into the first folder that it is given. Short
    # runs are always the same: they begin with an empty one.
    corpus = options.work / ("corpus" if options.seconds else "short")
    if not options.seconds:
        shutil.rmtree(corpus, ignore_errors=True)
    for folder in (crashes, corpus):
        folder.mkdir(parents=True, exist_ok=True)
    found, failures, executed, seed = collections.Counter(), 0, 0, options.seed
    end = time.monotonic() + (options.seconds or 0)
    while True:
        if options.seconds:
            left = int(end - time.monotonic())
            bound = f"-max_total_time={left}"
        else:
            left = options.runs - executed
            bound = f"-runs={left}"
        if left <= 0:
            break
        command = [options.program, corpus, *options.seeds, bound, f"-seed={seed}", f"-timeout={60 if options.seconds else 10}", *rest,
                   f"-artifact_prefix={crashes}/", "-print_final_stats=1"]
        code, text = attempt(command, options.work / "log")
        units = [int(number) for number in UNITS.findall(text)]
        executed += max(units, default=0)
        if code == 0:
            break
        if not units:
            sys.exit(f"{target}: no input was tried:\n{text[-2000:]}")
        seed += 1
        crash = judged(text, options.program, options.symbolizer)
        input = (WRITTEN.findall(text) or ["no input"])[-1]
        found[crash.name] += 1
        if crash.theirs and any(name.startswith(known) for name in [crash.name, *crash.stack]):
            continue
        if not crash.theirs and CORRUPTED in known and not again(options, rest, input):
            found[crash.name + ", not again"] += 1
            continue
        told = "unlisted crash in MLIR" if crash.theirs else "crash"
        failures += not crash.theirs or options.seconds is not None
        print(f"{target}: {told}: {crash.name}\n  {input}")
        for name in crash.stack:
            print(f"    {name}")
        if found[crash.name] == 1 and options.seconds:
            (crashes / f"{seed}.log").write_text(text[-20000:])
    print(f"{target}: {executed} inputs, {failures} failures; crashes: "
          + (", ".join(f"{name} ({n})" for name, n in found.most_common()) or "none"), flush=True)
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
