# What is usual in Julia, beside the functions of the C API.

# ---- Texts ---------------------------------------------------------------------------

Base.print(io::IO, op::MlirOperation) = print(io, operation_to_string(op, nothing))
Base.print(io::IO, mod::MlirModule) = print(io, module_get_operation(mod))
Base.print(io::IO, value::MlirValue) = print(io, value_to_string(value))
Base.print(io::IO, block::MlirBlock) = print(io, block_to_string(block))
Base.print(io::IO, type::MlirType) = print(io, type_to_string(type))
Base.print(io::IO, attribute::MlirAttribute) = print(io, attribute_to_string(attribute))
Base.print(io::IO, location::MlirLocation) = print(io, location_to_string(location))
Base.print(io::IO, map::MlirAffineMap) = print(io, affine_map_to_string(map))
Base.print(io::IO, name::MlirIdentifier) = print(io, identifier_str(name))

# ---- Iteration: over what was there when it began --------------------------------------

operations(block::MlirBlock) = block_copy_operations(block)
arguments(block::MlirBlock) = block_copy_arguments(block)
blocks(region::MlirRegion) = region_copy_blocks(region)
operands(op::MlirOperation) = operation_copy_operands(op)
results(op::MlirOperation) = operation_copy_results(op)
uses(value::MlirValue) = value_copy_uses(value)
regions(op::MlirOperation) =
    [operation_get_region(op, at) for at in 0:operation_get_num_regions(op)-1]
export operations, arguments, blocks, operands, results, uses, regions

# ---- Contexts --------------------------------------------------------------------------

"""
    full_context(; threading = true)

A context with all passes registered and all dialects of MLIR loaded.
"""
function full_context(; threading = true)
    register_all_passes()
    registry = dialect_registry_create()
    register_all_dialects(registry)
    context = context_create_with_registry(registry, threading)
    context_load_all_available_dialects(context)
    context
end

"""
    session(work, context)

Runs `work()` while this thread keeps the lock of the context from call to call. It must
not wait for another task, nor go on in one: a task may move to another thread.
"""
function session(work, context::MlirContext)
    check(@ccall libmlir_shim.mlsContextEnter(context::MlsHandle)::MlsStatus)
    try
        work()
    finally
        check(@ccall libmlir_shim.mlsContextLeave(context::MlsHandle)::MlsStatus)
    end
end

# What is called until `detach`, or the end of its context.
struct Subscription
    context::MlirContext
    id::UInt64
    is_handler::Bool
end

"Calls `handler` with every `Diagnostic` of the context, after the call it comes from."
function on_diagnostic(handler, context::MlirContext)
    id = Ref{UInt64}()
    given(handler) do key
        check(@ccall libmlir_shim.mlsContextAttachDiagnosticHandler(
            context::MlsHandle, c_MlsDiagnosticHandler()::Ptr{Cvoid}, false::UInt8,
            key::Ptr{Cvoid}, c_MlsDestroyUserData()::Ptr{Cvoid}, id::Ptr{UInt64}
        )::MlsStatus)
    end
    Subscription(context, id[], true)
end

"Calls `hook` after every call that killed handles of the context, with what died and why."
function on_invalidation(hook, context::MlirContext)
    id = Ref{UInt64}()
    given(hook) do key
        check(@ccall libmlir_shim.mlsContextAddInvalidationHook(
            context::MlsHandle, c_MlsInvalidationCallback()::Ptr{Cvoid},
            key::Ptr{Cvoid}, c_MlsDestroyUserData()::Ptr{Cvoid}, id::Ptr{UInt64}
        )::MlsStatus)
    end
    Subscription(context, id[], false)
end

function detach(one::Subscription)
    if one.is_handler
        check(@ccall libmlir_shim.mlsContextDetachDiagnosticHandler(
            one.context::MlsHandle, one.id::UInt64
        )::MlsStatus)
    else
        check(@ccall libmlir_shim.mlsContextRemoveInvalidationHook(
            one.context::MlsHandle, one.id::UInt64
        )::MlsStatus)
    end
end
export full_context, session, on_diagnostic, on_invalidation, detach, with

# ---- Passes and patterns ---------------------------------------------------------------

on_run(op::MlsHandle, pass::MlsHandle, key::Ptr{Cvoid}) = guarded(key, nothing) do run
    run(viewed(MlirOperation, op), viewed(MlirExternalPass, pass))
    nothing
end

on_match(op::MlsHandle, rewriter::MlsHandle, key::Ptr{Cvoid}) = guarded(key, UInt8(0)) do match
    UInt8(match(viewed(MlirOperation, op), viewed(MlirPatternRewriter, rewriter)))
end

"""
    external_pass(run, name; op_name = "", dialects = [])

A pass of a function: `run(op, pass)` is called on MLIR's threads, several at once, and
throws what fails the run.
"""
function external_pass(run, name; op_name = "", dialects = [])
    callbacks = MlsExternalPassCallbacks(
        C_NULL, c_MlsDestroyUserData(), C_NULL, C_NULL,
        @cfunction(on_run, Cvoid, (MlsHandle, MlsHandle, Ptr{Cvoid}))
    )
    needed, out = texts_of(dialects), Ref{MlsHandle}()
    given(run) do key
        GC.@preserve needed check(@ccall libmlir_shim.mlsCreateExternalPass(
            name::MlsStringRef, name::MlsStringRef, ""::MlsStringRef, op_name::MlsStringRef,
            length(needed)::Int, needed::Ptr{MlsStringRef}, callbacks::MlsExternalPassCallbacks,
            key::Ptr{Cvoid}, out::Ptr{MlsHandle}
        )::MlsStatus)
    end
    owned(MlirPass, out[])
end

"""
    rewrite_pattern(match, root_name; benefit = 1)

A pattern of a function: `match(op, rewriter)` tells whether it did something, and
changes the IR by what `pattern_rewriter_as_base` gives.
"""
function rewrite_pattern(match, root_name; benefit = 1)
    callbacks = MlsRewritePatternCallbacks(
        C_NULL, c_MlsDestroyUserData(),
        @cfunction(on_match, UInt8, (MlsHandle, MlsHandle, Ptr{Cvoid}))
    )
    out = Ref{MlsHandle}()
    given(match) do key
        check(@ccall libmlir_shim.mlsOpRewritePatternCreate(
            root_name::MlsStringRef, benefit::UInt32, callbacks::MlsRewritePatternCallbacks,
            key::Ptr{Cvoid}, out::Ptr{MlsHandle}
        )::MlsStatus)
    end
    owned(MlirRewritePattern, out[])
end

"""
    run_passes(pipeline, op)

Runs passes over an operation. What they erase is stale afterwards, and nothing else.
"""
function run_passes(pipeline, op::MlirOperation)
    manager = pass_manager_create(operation_get_context(op))
    op_pass_manager_add_pipeline(pass_manager_get_as_op_pass_manager(manager), pipeline)
    pass_manager_run_on_op(manager, op)
end
export external_pass, rewrite_pattern, run_passes
