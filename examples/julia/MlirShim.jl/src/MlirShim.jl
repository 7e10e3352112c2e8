"""
MLIR with handles that cannot dangle.

Every function of the C API is here by its name without `mls`: `mlsOperationGetName` is
`operation_get_name`. What the library refuses throws an `MlirError`.
"""
module MlirShim

using Libdl

include("library.jl")
include("handles.jl")
include("texts.jl")
include("types.jl")
include("errors.jl")
include("callbacks.jl")
include("functions.jl")
include("members.jl")

end
