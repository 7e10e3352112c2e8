# The library: loaded with the package, told about the garbage collector, and told when
# Julia ends.

# Its soname: whoever loaded the file, from wherever, it is found again by this name.
const libmlir_shim = "libmlir_shim.so.0"

# In a clone, where `make lib` leaves it.
const BUILT = joinpath(@__DIR__, "..", "..", "..", "..", "target", "static", "release", "libmlir_shim.so")

function __init__()
    path = get(ENV, "MLIR_SHIM_LIBRARY", isfile(BUILT) ? BUILT : libmlir_shim)
    dlopen(path)
    set_hooks()
    atexit() do
        @ccall libmlir_shim.mlsHostSetGone(1::UInt8)::Cvoid
    end
end

# The lock of this host is that a thread that runs Julia's code keeps the collector
# waiting. It is let go around long calls and waits, where the collector may run. These
# are Julia's own C functions: each takes or gives one byte, which travels where the
# library's token does, and looks at nothing else.
#
# Callbacks need no more: `@cfunction` adopts threads that Julia does not know, and keeps
# the collector waiting while it runs. For them the library calls something harmless.
function set_hooks()
    harmless = cglobal(:jl_ver_minor)
    hooks = MlsHostHooks(
        harmless, harmless, cglobal(:jl_gc_safe_enter), cglobal(:jl_gc_safe_leave), C_NULL
    )
    check(@ccall libmlir_shim.mlsHostSetHooks(Ref(hooks)::Ptr{MlsHostHooks})::MlsStatus)
end
