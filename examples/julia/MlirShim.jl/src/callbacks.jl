# Functions of Julia that the library calls, on whatever thread: `@cfunction` adopts it.
#
# What they are called with as user data is a key of `registered`, so nothing of Julia's
# is freed while C still has its address. What a function throws is kept under a token,
# with which the callback fails; the call that it is in hands the token back, and throws.

const registered = Dict{UInt, Any}()
# By their tokens: what was thrown, and the key of the callback that threw it.
const failures = Dict{UInt64, Tuple{Any, UInt}}()
const last_key = Threads.Atomic{UInt}(0)
# Finalizers destroy user data, so it must not be one that waits for a task.
const registry = Threads.SpinLock()

next_key() = Threads.atomic_add!(last_key, UInt(1)) + 1

function register(callback)
    key = next_key()
    Base.@lock registry (registered[key] = callback)
    Ptr{Cvoid}(key)
end

lookup(key) = Base.@lock registry registered[UInt(key)]

# What it threw and no call handed back is of no use any more: each ended otherwise.
function forget(key)
    Base.@lock registry begin
        delete!(registered, UInt(key))
        filter!(failure -> failure.second[2] != UInt(key), failures)
    end
    nothing
end

# A function that is called until the call that it is given to returns.
function lent(call, callback)
    key = register(callback)
    try
        call(key)
    finally
        forget(key)
    end
end

# A function that is called until the library destroys its user data, which it never will
# if the call fails.
function given(call, callback)
    key = register(callback)
    try
        call(key)
    catch
        forget(key)
        rethrow()
    end
end

# What a callback threw, and what it threw meanwhile on other threads.
function take_failures(token)
    Base.@lock registry begin
        cause, key = pop!(failures, token)
        others = [other for (other, (_, of)) in failures if of == key]
        Any[cause, (pop!(failures, other)[1] for other in others)...]
    end
end

# Calls what a key stands for; nothing may be thrown through C.
function guarded(call, key, failed)
    callback = lookup(key)
    try
        call(callback)
    catch error
        token = UInt64(next_key())
        Base.@lock registry (failures[token] = (error, UInt(key)))
        @ccall libmlir_shim.mlsCallbackFail(token::UInt64)::MlsStatus
        failed
    end
end

# Told of what has happened, in no call that could fail: the log hears of what it throws.
function told(call, key)
    callback = lookup(key)
    try
        call(callback)
    catch error
        @error "a callback failed" exception = (error, catch_backtrace())
    end
    nothing
end

on_string(text::MlsStringRef, key::Ptr{Cvoid}) = guarded(key, nothing) do callback
    callback(text_of(text))
    nothing
end

on_diagnostic(diagnostic::Ptr{MlsDiagnostic}, key::Ptr{Cvoid}) = told(key) do callback
    raw = unsafe_load(diagnostic)
    notes = map(1:raw.num_notes) do at
        note = unsafe_load(raw.notes, at)
        Diagnostic(MLS_DIAGNOSTIC_NOTE, text_of(note.message), text_of(note.location), [])
    end
    callback(Diagnostic(raw, notes))
end

on_invalidations(count::Int, all::Ptr{MlsInvalidation}, key::Ptr{Cvoid}) = told(key) do callback
    callback(map(1:count) do at
        raw = unsafe_load(all, at)
        (; raw.handle, kind = MlsKind(raw.kind), name = text_of(raw.name),
           reason = text_of(raw.reason), run = Int(raw.run))
    end)
end

on_walk(op::MlsHandle, key::Ptr{Cvoid}) = guarded(key, MLS_WALK_RESULT_INTERRUPT) do callback
    result = callback(viewed(MlirOperation, op))
    result isa MlsWalkResult ? result : MLS_WALK_RESULT_ADVANCE
end

on_symbol_table(op::MlsHandle, visible::Bool, key::Ptr{Cvoid}) = guarded(key, nothing) do callback
    callback(viewed(MlirOperation, op), visible)
    nothing
end

on_pdl(
    rewriter::MlsHandle, results::MlsHandle, count::Int, values::Ptr{MlsHandle}, key::Ptr{Cvoid}
) = guarded(key, UInt8(0)) do callback
    values = [viewed(MlirPDLValue, unsafe_load(values, at)) for at in 1:count]
    UInt8(callback(viewed(MlirPatternRewriter, rewriter), viewed(MlirPDLResultList, results), values))
end

c_MlsStringCallback() = @cfunction(on_string, Cvoid, (MlsStringRef, Ptr{Cvoid}))
c_MlsDiagnosticHandler() = @cfunction(on_diagnostic, Cvoid, (Ptr{MlsDiagnostic}, Ptr{Cvoid}))
c_MlsInvalidationCallback() =
    @cfunction(on_invalidations, Cvoid, (Int, Ptr{MlsInvalidation}, Ptr{Cvoid}))
c_MlsOperationWalkCallback() = @cfunction(on_walk, MlsWalkResult, (MlsHandle, Ptr{Cvoid}))
c_MlsSymbolTableCallback() = @cfunction(on_symbol_table, Cvoid, (MlsHandle, Bool, Ptr{Cvoid}))
c_MlsPDLRewriteFunction() =
    @cfunction(on_pdl, UInt8, (MlsHandle, MlsHandle, Int, Ptr{MlsHandle}, Ptr{Cvoid}))
c_MlsPDLConstraintFunction() =
    @cfunction(on_pdl, UInt8, (MlsHandle, MlsHandle, Int, Ptr{MlsHandle}, Ptr{Cvoid}))
c_MlsDestroyUserData() = @cfunction(forget, Cvoid, (Ptr{Cvoid},))
