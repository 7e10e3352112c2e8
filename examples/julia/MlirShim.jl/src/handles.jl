# Objects: each holds one reference, and its finalizer gives it up.

"""
    MlirObject

A handle, and one reference to what it names. The reference keeps the object from being
forgotten, together with all that it is in; it does not keep a pass from erasing it.
After that every use of it throws, with what it was and what killed it.
"""
abstract type MlirObject end

# What every handle is in C.
struct MlsHandle
    bits::UInt64
end

struct MlsStatus
    code::UInt32
    report::UInt32
end
export MlirObject, MlsStatus

# That the caller of a constructor has a reference for it.
struct Held end

# A call keeps its arguments alive: `@ccall` does with what `cconvert` returns.
Base.cconvert(::Type{MlsHandle}, object::MlirObject) = object
Base.cconvert(::Type{MlsHandle}, ::Nothing) = MlsHandle(0)
Base.unsafe_convert(::Type{MlsHandle}, object::MlirObject) = MlsHandle(object.bits)

# Whatever thread this is, and whatever is going on: a release that has to wait waits in
# the library. What a call consumed, or the end of its context took, is refused, and that
# is fine.
function release(object::MlirObject)
    @ccall libmlir_shim.mlsHandleRelease(object.bits::UInt64)::MlsStatus
    nothing
end

# Something that the library showed us.
function viewed(kind, handle::MlsHandle)
    handle.bits == 0 && return nothing
    @ccall libmlir_shim.mlsHandleRetain(handle.bits::UInt64)::MlsStatus
    kind(handle.bits, Held())
end

# Something that came with a reference.
owned(kind, handle::MlsHandle) = handle.bits == 0 ? nothing : kind(handle.bits, Held())

# The call that just succeeded took the reference, but not the object.
function renew(object::MlirObject)
    @ccall libmlir_shim.mlsHandleRetain(object.bits::UInt64)::MlsStatus
    nothing
end

# The call that just succeeded gave a reference; one is enough.
surplus(object::MlirObject) = release(object)

Base.:(==)(one::MlirObject, other::MlirObject) = one.bits == other.bits
Base.hash(object::MlirObject, seed::UInt) = hash(object.bits, seed)

# Cheap, and never throws.
Base.show(io::IO, object::MlirObject) =
    print(io, nameof(typeof(object)), "(0x", string(object.bits; base = 16), ")")

function bits_of(kind, objects)
    MlsHandle[MlsHandle((object::kind).bits) for object in objects]
end

function same_length(one, other)
    length(one) == length(other) ||
        throw(DimensionMismatch("arrays of $(length(one)) and $(length(other)) elements"))
end

# All elements that `copy(capacity, room, found)` gives: as many as there are.
function copied(copy, kind)
    room, found = Vector{kind}(undef, 16), Ref{Int}(0)
    copy(length(room), room, found)
    while found[] > length(room)
        resize!(room, found[])
        copy(length(room), room, found)
    end
    resize!(room, found[])
end
