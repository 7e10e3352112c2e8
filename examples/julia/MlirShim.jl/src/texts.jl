# Texts, which may have any bytes, and structures with handles.

struct MlsStringRef
    data::Ptr{UInt8}
    length::UInt
end
export MlsStringRef

Base.cconvert(::Type{MlsStringRef}, text::AbstractString) = String(text)
Base.cconvert(::Type{MlsStringRef}, bytes::Vector{UInt8}) = bytes
Base.unsafe_convert(::Type{MlsStringRef}, text::Union{String, Vector{UInt8}}) =
    MlsStringRef(pointer(text), sizeof(text))

text_of(view::MlsStringRef) = view.length == 0 ? "" : unsafe_string(view.data, view.length)

# The text of a string of the library's, which ends with this.
function taken_text(string::MlsHandle)
    view = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsStringGet(string::MlsHandle, view::Ptr{MlsStringRef})::MlsStatus)
    text = text_of(view[])
    check(@ccall libmlir_shim.mlsStringDestroy(string::MlsHandle)::MlsStatus)
    text
end

# Several texts as an argument: they live as long as the result.
struct Texts
    texts::Vector{String}
    views::Vector{MlsStringRef}
end

function texts_of(texts)
    texts = String[text for text in texts]
    Texts(texts, [MlsStringRef(pointer(text), sizeof(text)) for text in texts])
end

Base.length(texts::Texts) = length(texts.views)
Base.unsafe_convert(::Type{Ptr{MlsStringRef}}, texts::Texts) = pointer(texts.views)

bytes_of(text::AbstractString) = Vector{UInt8}(codeunits(text))
bytes_of(bytes::AbstractVector{UInt8}) = Vector{UInt8}(bytes)

# A name and an attribute are a pair.
named_attribute(raw) =
    viewed(MlirIdentifier, raw.name) => viewed(MlirAttribute, raw.attribute)

named_attributes(pairs) = MlsNamedAttribute[
    MlsNamedAttribute(
        MlsHandle((name::MlirIdentifier).bits), MlsHandle((attribute::MlirAttribute).bits)
    ) for (name, attribute) in pairs
]

"""
    with(structure; members...)

The same structure with other values of these members.
"""
function with(structure::T; members...) where {T}
    T((get(members, name, getfield(structure, name)) for name in fieldnames(T))...)
end
