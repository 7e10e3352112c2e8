# Takes a handle to every operation of a module, runs passes, and asks every handle what
# became of it.
#
#   julia --project=examples/julia/MlirShim.jl examples/julia/survivors.jl FILE.mlir

using MlirShim
using Printf

name_of(op) = string(operation_get_name(op))

function main(path)
    context = full_context()
    mod = module_create_parse_from_file(context, path)
    root = module_get_operation(mod)
    # A handle to every operation, and its name while it lives.
    held = [(op, name_of(op)) for op in operation_copy_tree(root)]

    run_passes("canonicalize,cse", root)

    # Ask them all. The dead answer too: with what they were and what killed them.
    names = unique(last.(held))
    before, survived = Dict(name => 0 for name in names), Dict(name => 0 for name in names)
    killers, same = Dict{String, Int}(), 0
    now = Set(operation_copy_tree(root))
    for (op, name) in held
        before[name] += 1
        try
            same += name_of(op) == name && op in now
            survived[name] += 1
        catch error
            error isa MlirError && error.code == MLS_STATUS_STALE_HANDLE || rethrow()
            # "...: it was `arith.addi`, erased during pass run 1: canonicalize,cse"
            reason = last(split(error.message, ", "; limit = 2))
            killers[reason] = get(killers, reason, 0) + 1
        end
    end

    @printf("%-26s %8s %10s %6s\n", "operation", "before", "survived", "died")
    for name in names
        @printf("%-26s %8d %10d %6d\n", name, before[name], survived[name],
                before[name] - survived[name])
    end
    alive = sum(values(survived))
    @printf("%-26s %8d %10d %6d\n\n", "all", length(held), alive, length(held) - alive)
    for (reason, count) in killers
        @printf("  %5d  %s\n", count, reason)
    end
    println("\n$same of $alive survivors answer as before and have the same handle ",
            "when reached again")
    same == alive
end

exit(main(only(ARGS)) ? 0 : 1)
