# The layer at work: needs Julia, and the library.

using MlirShim
using Test

const SUM = """
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  return %sum : i32
}
"""

functions(count) = join(replace(SUM, "@f" => "@f$at") for at in 1:count)
name_of(op) = string(operation_get_name(op))
is_stale(error) = error isa MlirError && error.code == MLS_STATUS_STALE_HANDLE

function on_functions(run, context, root)
    manager = pass_manager_create(context)
    nested = pass_manager_get_nested_under(manager, "func.func")
    op_pass_manager_add_owned_pass(nested, external_pass(run, "test"; op_name = "func.func"))
    pass_manager_run_on_op(manager, root)
end

function crashes()
    context = full_context()
    root = module_get_operation(module_create_parse(context, SUM))
    held = operation_copy_tree(root)
    run_passes("canonicalize", root)
    alive = filter(held) do op
        try
            string(op)
            true
        catch error
            is_stale(error) || rethrow()
            false
        end
    end
    @test map(name_of, alive) == ["builtin.module", "func.func", "func.return"]
end

function passes()
    context = full_context()
    root = module_get_operation(module_create_parse(context, functions(32)))
    count = Threads.Atomic{Int}(0)
    on_functions(context, root) do op, _
        Threads.atomic_add!(count, length(operation_copy_tree(op)))
    end
    @test count[] == 32 * 4
    failure = try
        on_functions((op, _) -> error("not this one"), context, root)
    catch error
        error
    end
    @test failure.code == MLS_STATUS_CALLBACK_FAILED
    @test all(cause -> cause == ErrorException("not this one"), failure.causes)
end

function diagnostics()
    context = full_context()
    root = module_get_operation(module_create_parse(context, SUM))
    heard = String[]
    subscription = on_diagnostic(one -> push!(heard, one.message), context)
    emit_error(operation_get_location(root), "something")
    detach(subscription)
    emit_error(operation_get_location(root), "nothing")
    @test heard == ["something"]
    @test_throws MlirError module_create_parse(context, "func.func @f( {")
end

function arguments_are_checked()
    context = full_context()
    @test_throws InexactError integer_type_get(context, 2^32)
    @test_throws MethodError integer_type_get("context", 32)
    @test_throws DimensionMismatch block_create(context, [integer_type_get(context, 32)], [])
    @test integer_type_get_width(type_parse_get(context, "i7")) == 7
    @test dense_i64_array_copy_elements(dense_i64_array_get(context, collect(1:100))) == 1:100
end

function torture()
    context = full_context()
    Threads.@threads for at in 1:16
        root = module_get_operation(module_create_parse(context, functions(4)))
        held = operation_copy_tree(root)
        on_functions(context, root) do op, _
            foreach(results, operation_copy_tree(op))
            GC.gc(false)
        end
        run_passes("canonicalize,cse", root)
        GC.gc()
        @test name_of(root) == "builtin.module"
    end
end

for test in (crashes, passes, diagnostics, arguments_are_checked, torture)
    @testset "$test" begin
        test()
        # What a finalizer lets go in C may have kept others.
        for _ in 1:3
            GC.gc()
        end
        @test live_handles(0) == 0
        @test num_references_to_dead() == 0
    end
end
