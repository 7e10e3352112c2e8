"""Checks the Julia layer against the description of the API, without Julia: every
`@ccall`, `@cfunction`, structure and enumeration, that blocks are closed, and that what
is called is defined.

    check.py              the sources as they are
    check.py --mutants    each of some faults, put into them, must be found
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = sorted((HERE.parent / "MlirShim.jl" / "src").glob("*.jl"))
EXAMPLE = HERE.parent / "survivors.jl"
DESCRIPTION = json.loads((HERE.parents[2] / "include" / "mlir_shim.json").read_text())

HANDLES = {one["name"] for one in DESCRIPTION["handles"]}
ENUMERATIONS = {one["name"]: one for one in DESCRIPTION["enumerations"]}
STRUCTURES = {one["name"]: one for one in DESCRIPTION["structures"]}
CALLBACKS = {one["name"]: one for one in DESCRIPTION["callbacks"]}
FUNCTIONS = {one["name"]: one for one in DESCRIPTION["functions"]}

NUMBERS = {
    "bool": "Bool",
    "MlsBool": "UInt8",
    "int8_t": "Int8",
    "uint8_t": "UInt8",
    "int16_t": "Int16",
    "uint16_t": "UInt16",
    "int32_t": "Int32",
    "uint32_t": "UInt32",
    "int64_t": "Int64",
    "uint64_t": "UInt64",
    "intptr_t": "Int",
    "size_t": "UInt",
    "uintptr_t": "UInt",
    "float": "Float32",
    "double": "Float64",
    "char": "UInt8",
    "void": "Cvoid",
}
SIZES = {
    "Bool": 1,
    "Int8": 1,
    "UInt8": 1,
    "Int16": 2,
    "UInt16": 2,
    "Int32": 4,
    "UInt32": 4,
    "Float32": 4,
}

#: What the sources use of Base and of the standard library.
BASE = """
    atexit catch_backtrace cglobal codeunits convert delete! dlopen error exit fieldnames
    filter! finalizer get getfield hash include isfile joinpath last length map max nameof new only
    pointer pop! print println resize! rethrow sizeof something split string sum throw typeof
    undef unique unsafe_load unsafe_string values zip atomic_add! showerror
""".split()


def julia(ty):
    """The type that `@ccall` must have for one in C; several, if it may be either."""
    if ty in CALLBACKS or "(*)" in ty:
        return {"Ptr{Cvoid}"}
    if ty == "const char *":
        return {"Ptr{UInt8}", "Cstring"}
    if ty.endswith("*"):
        pointee = ty[:-1].strip().removeprefix("const ").strip()
        return {f"Ptr{{{one}}}" for one in julia(pointee)}
    if ty in HANDLES:
        return {"MlsHandle"}
    return {NUMBERS.get(ty, ty)}


def size(ty):
    """The size of a type of Julia's, and what it is aligned to."""
    if ty in STRUCTURES:
        return layout([next(iter(julia(one["type"]))) for one in STRUCTURES[ty]["members"]])
    if ty in ENUMERATIONS:
        return size(NUMBERS[ENUMERATIONS[ty]["type"]])
    bytes_ = SIZES.get(ty, 8)
    return bytes_, bytes_


def layout(types):
    at, largest = 0, 1
    for bytes_, align in map(size, types):
        at = -(-at // align) * align + bytes_
        largest = max(largest, align)
    return -(-at // largest) * largest, largest


def bare(source):
    """A source without comments and texts."""
    source = re.sub(r'"""(?:\\.|[^\\])*?"""', '""', source, flags=re.S)
    source = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', source)
    return re.sub(r"#.*", "", source)


def closing(text, at):
    """Where the parenthesis ends that was opened before `at`."""
    depth = 1
    while depth:
        depth += (text[at] in "([{") - (text[at] in ")]}")
        at += 1
    return at - 1


def parts(text):
    """What stands between the outer commas."""
    found, depth, begin = [], 0, 0
    for at, letter in enumerate(text + ","):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            found.append(text[begin:at].strip())
            begin = at + 1
    return [one for one in found if one]


def check(sources):
    """All problems of some sources, by name."""
    texts = {name: bare(source) for name, source in sources.items()}
    for name, text in texts.items():
        yield from (f"{name}: {one}" for one in calls(text))
        yield from (f"{name}: {one}" for one in functions_for_c(text))
        yield from (f"{name}: {one}" for one in blocks(text))
    whole = "\n".join(texts.values())
    yield from structures(whole)
    yield from enumerations(whole)
    yield from names(texts)


def calls(text):
    for match in re.finditer(r"@ccall\s+(\w+)\.(\w+)\(", text):
        library, name = match[1], match[2]
        if library != "libmlir_shim" or name not in FUNCTIONS:
            yield f"there is no function {library}.{name}"
            continue
        end = closing(text, match.end())
        arguments = parts(text[match.end() : end])
        wanted = FUNCTIONS[name]["parameters"]
        if len(arguments) != len(wanted):
            yield f"{name} takes {len(wanted)} arguments, not {len(arguments)}"
            continue
        for argument, parameter in zip(arguments, wanted):
            _, _, ty = argument.rpartition("::")
            if ty.strip() not in julia(parameter["type"]):
                yield f"{name}: `{parameter['name']}` is a {parameter['type']}, not {ty}"
        result = re.match(r"\)::([\w{}]+)", text[end:])
        if not result or result[1] not in julia(FUNCTIONS[name]["returns"]):
            yield f"{name} returns {FUNCTIONS[name]['returns']}"


def functions_for_c(text):
    """`c_MlsX()` is a callback of that type; others are members of structures."""
    members = {
        (returns.strip(), tuple(rest.strip("()").split(", ")))
        for one in DESCRIPTION["structures"]
        for member in one["members"]
        if "(*)" in member["type"]
        for returns, _, rest in [member["type"].partition("(*)")]
    }
    for match in re.finditer(r"(?:c_(\w+)\(\)\s*=\s*)?@cfunction\(", text):
        function, returns, types = parts(text[match.end() : closing(text, match.end())])
        types = parts(types.strip("()"))
        if match[1]:
            callback = CALLBACKS.get(match[1])
            choices = callback and [
                (callback["returns"], [one["type"] for one in callback["parameters"]])
            ]
        else:
            choices = members
        if not any(
            returns in julia(one)
            and len(types) == len(others)
            and all(ty in julia(other) for ty, other in zip(types, others))
            for one, others in choices or []
        ):
            yield f"@cfunction({function}, …) is no {match[1] or 'member of a structure'}"
        defined = re.search(rf"^{function}\(|^function {function}\(", text, re.M)
        if not defined:
            yield f"@cfunction: there is no function {function}"


def blocks(text):
    """Every block has its end."""
    text = re.sub(r"\[[^\]\n]*\bend\b[^\]\n]*\]", "[]", text)
    # A `for` or `if` in the middle of a line is in a comprehension.
    first = re.findall(r"^\s*(for|if|while|function|mutable|struct|abstract|module|let)\b", text, re.M)
    inside = re.findall(r"\b(?:do|begin|try)\b", text)
    closed = re.findall(r"\bend\b", text)
    opened = len(first) + len(inside) - len(closed)
    if opened:
        yield f"{abs(opened)} blocks are {'not closed' if opened > 0 else 'closed too often'}"


def structures(whole):
    found = {}
    for match in re.finditer(r"^struct (Mls\w+)\n(.*?)^end", whole, re.M | re.S):
        members = [line.strip().split("::") for line in match[2].splitlines() if line.strip()]
        found[match[1]] = members
    if found.pop("MlsHandle", None) != [["bits", "UInt64"]]:
        yield "a handle is one number of 64 bits"
    for name in STRUCTURES.keys() | found.keys():
        members = found.get(name)
        if name not in STRUCTURES or members is None:
            yield f"{name} is {'no structure' if members else 'missing'}"
            continue
        wanted = STRUCTURES[name]["members"]
        of_c = [re.sub(r"(?<!^)([A-Z])", r"_\1", one["name"]).lower() for one in wanted]
        if [member[0] for member in members] != of_c:
            yield f"{name} has the members {of_c}"
        elif any(ty not in julia(one["type"]) for (_, ty), one in zip(members, wanted)):
            yield f"{name} has members of other types"
        elif layout([ty for _, ty in members]) != size(name):
            yield f"{name} has another size"


def enumerations(whole):
    constants = {one["name"]: one["value"] for one in DESCRIPTION["constants"]}
    seen = set()
    for match in re.finditer(r"^@enum (\w+)::(\w+) begin\n(.*?)^end", whole, re.M | re.S):
        name, ty = match[1], match[2]
        values = dict(re.findall(r"^\s*(\w+) = (\d+)$", match[3], re.M))
        if len(set(values.values())) != len(values):
            yield f"{name}: two names for one number"
        if name in ENUMERATIONS:
            wanted = {one["name"]: one["value"] for one in ENUMERATIONS[name]["values"]}
            if NUMBERS[ENUMERATIONS[name]["type"]] != ty:
                yield f"{name} is a {ENUMERATIONS[name]['type']}"
        else:
            wanted = {one: value for one, value in constants.items() if one in values}
        seen |= values.keys()
        if {one: int(value) for one, value in values.items()} != wanted:
            yield f"{name} has other values"
    for name in constants.keys() - seen:
        yield f"{name} is missing"


def names(texts):
    """What is called is defined."""
    whole = "\n".join(texts.values())
    defined = set(re.findall(r"^\s*function (?:Base\.)?(\w+!?)\(", whole, re.M))
    defined |= set(re.findall(r"^(?:Base\.)?(\w+!?)\([^=]*\)(?: where \S+)? =", whole, re.M))
    defined |= set(re.findall(r"^(?:mutable )?struct (\w+)", whole, re.M))
    defined |= set(re.findall(r"^@enum (\w+)", whole, re.M)) | set(BASE)
    # Parameters that are functions.
    defined |= set(re.findall(r"^(?:function )?\w+\((\w+),", whole, re.M))
    defined |= set(re.findall(r"\bdo (\w+)$", whole, re.M))
    for name, text in texts.items():
        text = re.sub(r"@ccall\s+\w+\.\w+", "", text)
        for called in sorted(set(re.findall(r"(?<![\w.@:!])([a-z]\w*!?)\(", text)) - defined):
            yield f"{name}: nothing is called {called}"
    exported = set(re.findall(r"^export (\w+)$", whole, re.M))
    for one, times in Counter(re.findall(r"^function (\w+)\(", whole, re.M)).items():
        if one in exported and times > 1:
            yield f"{one} is defined twice"


#: Faults, as what is replaced by what.
MUTANTS = [
    ("@ccall libmlir_shim.mlsOperationVerify(", "@ccall libmlir_shim.mlsOperationVerfy("),
    ("mlsOperationVerify(op::MlsHandle)", "mlsOperationVerify(op::MlsHandle, 0::Int)"),
    ("pos::Int,", "pos::Int32,"),
    ("kind::UInt32", "kind::UInt64"),
    ("    is_splat::Bool\n", "    is_splat::UInt32\n"),
    ("    element_type::MlsHandle\n", ""),
    ("MLS_STATUS_BUSY = ", "MLS_STATUS_BUSY = 1"),
    ("MLS_WALK_RESULT_SKIP = 2", "MLS_WALK_RESULT_SKIP = 1"),
    ("(Ptr{MlsDiagnostic}, Ptr{Cvoid}))", "(Ptr{Cvoid}, Ptr{MlsDiagnostic}))"),
    ("@cfunction(on_walk, MlsWalkResult", "@cfunction(on_walk, Cvoid"),
    ("function taken_text(", "function taken_txt("),
    ("    lent(callback) do key\n", "    lent(callback)\n"),
]


def main():
    sources = {path.name: path.read_text() for path in [*SOURCES, EXAMPLE]}
    problems = list(check(sources))
    for problem in problems:
        print(problem)
    if problems:
        return 1
    if sys.argv[1:] == ["--mutants"]:
        for old, new in MUTANTS:
            changed = {name: text.replace(old, new, 1) for name, text in sources.items()}
            if changed == sources:
                print(f"nothing has {old!r}")
                return 1
            if next(check(changed), None) is None:
                print(f"not found: {new!r} for {old!r}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
