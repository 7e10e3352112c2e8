# Every function of the library.
# Written by codegen (codegen/src/layers/julia.rs); do not edit.

"""
Gives the context of an affine expression.

In C: `mlsAffineExprGetContext`.
"""
function affine_expr_get_context(affine_expr::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineExprGetContext(affine_expr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export affine_expr_get_context

"""
Prints an affine expression: calls `callback` once with all of the text, without any lock.

In C: `mlsAffineExprPrint`.
"""
function affine_expr_print(callback, affine_expr::MlirAffineExpr)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsAffineExprPrint(affine_expr::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export affine_expr_print

"""
Prints an affine expression into a string.

In C: `mlsAffineExprToString`.
"""
function affine_expr_to_string(affine_expr::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineExprToString(affine_expr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export affine_expr_to_string

"""
Prints an affine expression to standard error.

In C: `mlsAffineExprDump`.
"""
function affine_expr_dump(affine_expr::MlirAffineExpr)
    check(@ccall libmlir_shim.mlsAffineExprDump(affine_expr::MlsHandle)::MlsStatus)
    nothing
end
export affine_expr_dump

"""
Tells whether an expression has no dimensions.

In C: `mlsAffineExprIsSymbolicOrConstant`.
"""
function affine_expr_is_symbolic_or_constant(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsSymbolicOrConstant(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_symbolic_or_constant

"""
Tells whether an expression is affine: multiplies, divides and takes remainders with constants only.

In C: `mlsAffineExprIsPureAffine`.
"""
function affine_expr_is_pure_affine(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsPureAffine(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_pure_affine

"""
Gives the largest number that is known to divide every value of an expression.

In C: `mlsAffineExprGetLargestKnownDivisor`.
"""
function affine_expr_get_largest_known_divisor(affine_expr::MlirAffineExpr)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsAffineExprGetLargestKnownDivisor(affine_expr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export affine_expr_get_largest_known_divisor

"""
Tells whether every value of an expression is known to be a multiple of `factor`.

Throws: OUT_OF_RANGE (`factor`: below 1).

In C: `mlsAffineExprIsMultipleOf`.
"""
function affine_expr_is_multiple_of(affine_expr::MlirAffineExpr, factor::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsMultipleOf(affine_expr::MlsHandle, factor::Int64, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_multiple_of

"""
Tells whether an expression has dimension number `position`.

Throws: OUT_OF_RANGE (`position`: from 0 to 65 536).

In C: `mlsAffineExprIsFunctionOfDim`.
"""
function affine_expr_is_function_of_dim(affine_expr::MlirAffineExpr, position::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsFunctionOfDim(affine_expr::MlsHandle, position::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_function_of_dim

"""
Gives an expression with each dimension replaced by the result of a map with its number, where there is one.

Throws: TOO_DEEP.

In C: `mlsAffineExprCompose`.
"""
function affine_expr_compose(affine_expr::MlirAffineExpr, affine_map::MlirAffineMap)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineExprCompose(affine_expr::MlsHandle, affine_map::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_expr_compose

"""
Gives an expression with `shift` added to the number of each dimension from `offset` on; there are `numDims`.

Throws: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE (`shift`: from 0 to 65 536); OUT_OF_RANGE (`offset`: not below `numDims`).

In C: `mlsAffineExprShiftDims`.
"""
function affine_expr_shift_dims(affine_expr::MlirAffineExpr, num_dims::Integer, shift::Integer, offset::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineExprShiftDims(affine_expr::MlsHandle, num_dims::UInt32, shift::UInt32, offset::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_expr_shift_dims

"""
Gives an expression with `shift` added to the number of each symbol from `offset` on; there are `numSymbols`.

Throws: OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); OUT_OF_RANGE (`shift`: from 0 to 65 536); OUT_OF_RANGE (`offset`: not below `numSymbols`).

In C: `mlsAffineExprShiftSymbols`.
"""
function affine_expr_shift_symbols(affine_expr::MlirAffineExpr, num_symbols::Integer, shift::Integer, offset::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineExprShiftSymbols(affine_expr::MlsHandle, num_symbols::UInt32, shift::UInt32, offset::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_expr_shift_symbols

"""
Gives a simpler form of an expression that has `numDims` dimensions and `numSymbols` symbols.

Throws: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); BAD_ARGUMENT (`expr` has more dimensions or symbols than that); TOO_DEEP.

In C: `mlsSimplifyAffineExpr`.
"""
function simplify_affine_expr(expr::MlirAffineExpr, num_dims::Integer, num_symbols::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSimplifyAffineExpr(expr::MlsHandle, num_dims::UInt32, num_symbols::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export simplify_affine_expr

"""
Tells whether an expression is a dimension.

In C: `mlsAffineExprIsADim`.
"""
function affine_expr_is_a_dim(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsADim(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_dim

"""
Gives dimension number `position`.

Throws: OUT_OF_RANGE (`position`: from 0 to 65 536).

In C: `mlsAffineDimExprGet`.
"""
function affine_dim_expr_get(context::MlirContext, position::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineDimExprGet(context::MlsHandle, position::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_dim_expr_get

"""
Gives the number of a dimension.

Throws: BAD_ARGUMENT (`affineExpr`: not a dimension).

In C: `mlsAffineDimExprGetPosition`.
"""
function affine_dim_expr_get_position(affine_expr::MlirAffineExpr)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineDimExprGetPosition(affine_expr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_dim_expr_get_position

"""
Tells whether an expression is a symbol.

In C: `mlsAffineExprIsASymbol`.
"""
function affine_expr_is_a_symbol(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsASymbol(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_symbol

"""
Gives symbol number `position`.

Throws: OUT_OF_RANGE (`position`: from 0 to 65 536).

In C: `mlsAffineSymbolExprGet`.
"""
function affine_symbol_expr_get(context::MlirContext, position::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineSymbolExprGet(context::MlsHandle, position::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_symbol_expr_get

"""
Gives the number of a symbol.

Throws: BAD_ARGUMENT (`affineExpr`: not a symbol).

In C: `mlsAffineSymbolExprGetPosition`.
"""
function affine_symbol_expr_get_position(affine_expr::MlirAffineExpr)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineSymbolExprGetPosition(affine_expr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_symbol_expr_get_position

"""
Tells whether an expression is a constant.

In C: `mlsAffineExprIsAConstant`.
"""
function affine_expr_is_a_constant(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsAConstant(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_constant

"""
Gives a constant expression.

In C: `mlsAffineConstantExprGet`.
"""
function affine_constant_expr_get(context::MlirContext, constant::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineConstantExprGet(context::MlsHandle, constant::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_constant_expr_get

"""
Gives the number that a constant expression is.

Throws: BAD_ARGUMENT (`affineExpr`: not a constant).

In C: `mlsAffineConstantExprGetValue`.
"""
function affine_constant_expr_get_value(affine_expr::MlirAffineExpr)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsAffineConstantExprGetValue(affine_expr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export affine_constant_expr_get_value

"""
Tells whether an expression is a sum.

In C: `mlsAffineExprIsAAdd`.
"""
function affine_expr_is_a_add(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsAAdd(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_add

"""
Gives the sum of two expressions.

Throws: TOO_DEEP.

In C: `mlsAffineAddExprGet`.
"""
function affine_add_expr_get(lhs::MlirAffineExpr, rhs::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineAddExprGet(lhs::MlsHandle, rhs::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_add_expr_get

"""
Tells whether an expression is a product.

In C: `mlsAffineExprIsAMul`.
"""
function affine_expr_is_a_mul(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsAMul(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_mul

"""
Gives the product of two expressions.

Throws: TOO_DEEP.

In C: `mlsAffineMulExprGet`.
"""
function affine_mul_expr_get(lhs::MlirAffineExpr, rhs::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMulExprGet(lhs::MlsHandle, rhs::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_mul_expr_get

"""
Tells whether an expression is a remainder.

In C: `mlsAffineExprIsAMod`.
"""
function affine_expr_is_a_mod(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsAMod(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_mod

"""
Gives the remainder of `lhs` by `rhs`, which is never negative.

Throws: TOO_DEEP.

In C: `mlsAffineModExprGet`.
"""
function affine_mod_expr_get(lhs::MlirAffineExpr, rhs::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineModExprGet(lhs::MlsHandle, rhs::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_mod_expr_get

"""
Tells whether an expression is a quotient that is rounded down.

In C: `mlsAffineExprIsAFloorDiv`.
"""
function affine_expr_is_a_floor_div(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsAFloorDiv(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_floor_div

"""
Gives the quotient of `lhs` by `rhs`, rounded down.

Throws: TOO_DEEP.

In C: `mlsAffineFloorDivExprGet`.
"""
function affine_floor_div_expr_get(lhs::MlirAffineExpr, rhs::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineFloorDivExprGet(lhs::MlsHandle, rhs::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_floor_div_expr_get

"""
Tells whether an expression is a quotient that is rounded up.

In C: `mlsAffineExprIsACeilDiv`.
"""
function affine_expr_is_a_ceil_div(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsACeilDiv(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_ceil_div

"""
Gives the quotient of `lhs` by `rhs`, rounded up.

Throws: TOO_DEEP.

In C: `mlsAffineCeilDivExprGet`.
"""
function affine_ceil_div_expr_get(lhs::MlirAffineExpr, rhs::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineCeilDivExprGet(lhs::MlsHandle, rhs::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_ceil_div_expr_get

"""
Tells whether an expression is made of two others.

In C: `mlsAffineExprIsABinary`.
"""
function affine_expr_is_a_binary(affine_expr::MlirAffineExpr)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineExprIsABinary(affine_expr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_expr_is_a_binary

"""
Gives the left one of the two expressions that one is made of.

Throws: BAD_ARGUMENT (`affineExpr`: not made of two expressions).

In C: `mlsAffineBinaryOpExprGetLHS`.
"""
function affine_binary_op_expr_get_lhs(affine_expr::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineBinaryOpExprGetLHS(affine_expr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_binary_op_expr_get_lhs

"""
Gives the right one of the two expressions that one is made of.

Throws: BAD_ARGUMENT (`affineExpr`: not made of two expressions).

In C: `mlsAffineBinaryOpExprGetRHS`.
"""
function affine_binary_op_expr_get_rhs(affine_expr::MlirAffineExpr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineBinaryOpExprGetRHS(affine_expr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_binary_op_expr_get_rhs

"""
Gives the context of an affine map.

In C: `mlsAffineMapGetContext`.
"""
function affine_map_get_context(affine_map::MlirAffineMap)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapGetContext(affine_map::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export affine_map_get_context

"""
Prints an affine map: calls `callback` once with all of the text, without any lock.

In C: `mlsAffineMapPrint`.
"""
function affine_map_print(callback, affine_map::MlirAffineMap)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsAffineMapPrint(affine_map::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export affine_map_print

"""
Prints an affine map into a string.

In C: `mlsAffineMapToString`.
"""
function affine_map_to_string(affine_map::MlirAffineMap)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapToString(affine_map::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export affine_map_to_string

"""
Prints an affine map to standard error.

In C: `mlsAffineMapDump`.
"""
function affine_map_dump(affine_map::MlirAffineMap)
    check(@ccall libmlir_shim.mlsAffineMapDump(affine_map::MlsHandle)::MlsStatus)
    nothing
end
export affine_map_dump

"""
Gives the map without dimensions, symbols and results.

In C: `mlsAffineMapEmptyGet`.
"""
function affine_map_empty_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapEmptyGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_empty_get

"""
Gives a map without results.

Throws: OUT_OF_RANGE (`dimCount`: from 0 to 65 536); OUT_OF_RANGE (`symbolCount`: from 0 to 65 536).

In C: `mlsAffineMapZeroResultGet`.
"""
function affine_map_zero_result_get(context::MlirContext, dim_count::Integer, symbol_count::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapZeroResultGet(context::MlsHandle, dim_count::Int, symbol_count::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_zero_result_get

"""
Gives the map with these dimensions, symbols and results.

Throws: OUT_OF_RANGE (`dimCount`: from 0 to 65 536); OUT_OF_RANGE (`symbolCount`: from 0 to 65 536); BAD_ARGUMENT (`affineExprs` have more dimensions or symbols than that); TOO_DEEP.

In C: `mlsAffineMapGet`.
"""
function affine_map_get(context::MlirContext, dim_count::Integer, symbol_count::Integer, affine_exprs)
    affine_exprs_ = bits_of(MlirAffineExpr, affine_exprs)
    out = Ref{MlsHandle}()
    GC.@preserve affine_exprs check(@ccall libmlir_shim.mlsAffineMapGet(context::MlsHandle, dim_count::Int, symbol_count::Int, length(affine_exprs_)::Int, affine_exprs_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_get

"""
Gives the map without dimensions and symbols that has one constant result.

In C: `mlsAffineMapConstantGet`.
"""
function affine_map_constant_get(context::MlirContext, val::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapConstantGet(context::MlsHandle, val::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_constant_get

"""
Gives the map from `numDims` dimensions to themselves.

Throws: OUT_OF_RANGE (`numDims`: from 0 to 65 536).

In C: `mlsAffineMapMultiDimIdentityGet`.
"""
function affine_map_multi_dim_identity_get(context::MlirContext, num_dims::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapMultiDimIdentityGet(context::MlsHandle, num_dims::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_multi_dim_identity_get

"""
Gives the map from `dims` dimensions to the last `results` of them.

Throws: OUT_OF_RANGE (`dims`: from 0 to 65 536); OUT_OF_RANGE (`results`: from 0 to 65 536); OUT_OF_RANGE (`results`: above `dims`).

In C: `mlsAffineMapMinorIdentityGet`.
"""
function affine_map_minor_identity_get(context::MlirContext, dims::Integer, results::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapMinorIdentityGet(context::MlsHandle, dims::Int, results::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_minor_identity_get

"""
Gives the map from as many dimensions as there are numbers to the same in the order of `permutation`.

Throws: BAD_ARGUMENT (`permutation`: empty, or no permutation).

In C: `mlsAffineMapPermutationGet`.
"""
function affine_map_permutation_get(context::MlirContext, permutation)
    permutation_ = convert(Vector{UInt32}, permutation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapPermutationGet(context::MlsHandle, length(permutation_)::Int, permutation_::Ptr{UInt32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_permutation_get

"""
Tells whether a map is from its dimensions to themselves; the empty map is.

In C: `mlsAffineMapIsIdentity`.
"""
function affine_map_is_identity(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsIdentity(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_identity

"""
Tells whether a map is from its dimensions to the last of them.

In C: `mlsAffineMapIsMinorIdentity`.
"""
function affine_map_is_minor_identity(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsMinorIdentity(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_minor_identity

"""
Tells whether a map is the empty one: without dimensions, symbols and results.

In C: `mlsAffineMapIsEmpty`.
"""
function affine_map_is_empty(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsEmpty(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_empty

"""
Tells whether a map has one result, and that is a constant.

In C: `mlsAffineMapIsSingleConstant`.
"""
function affine_map_is_single_constant(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsSingleConstant(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_single_constant

"""
Gives the number that is the only result of a map.

Throws: BAD_ARGUMENT (`affineMap`: not with a single, constant result).

In C: `mlsAffineMapGetSingleConstantResult`.
"""
function affine_map_get_single_constant_result(affine_map::MlirAffineMap)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsAffineMapGetSingleConstantResult(affine_map::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export affine_map_get_single_constant_result

"""
Gives the number of dimensions of a map.

In C: `mlsAffineMapGetNumDims`.
"""
function affine_map_get_num_dims(affine_map::MlirAffineMap)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineMapGetNumDims(affine_map::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_map_get_num_dims

"""
Gives the number of symbols of a map.

In C: `mlsAffineMapGetNumSymbols`.
"""
function affine_map_get_num_symbols(affine_map::MlirAffineMap)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineMapGetNumSymbols(affine_map::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_map_get_num_symbols

"""
Gives the number of results of a map.

In C: `mlsAffineMapGetNumResults`.
"""
function affine_map_get_num_results(affine_map::MlirAffineMap)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineMapGetNumResults(affine_map::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_map_get_num_results

"""
Gives result number `pos` of a map.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsAffineMapGetResult`.
"""
function affine_map_get_result(affine_map::MlirAffineMap, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapGetResult(affine_map::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export affine_map_get_result

"""
Gives all that `mlsAffineMapGetResult` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

In C: `mlsAffineMapCopyResults`.
"""
function affine_map_copy_results(affine_map::MlirAffineMap)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsAffineMapCopyResults(affine_map::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirAffineExpr, one) for one in copied_]
end
export affine_map_copy_results

"""
Gives the number of dimensions and symbols of a map.

In C: `mlsAffineMapGetNumInputs`.
"""
function affine_map_get_num_inputs(affine_map::MlirAffineMap)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsAffineMapGetNumInputs(affine_map::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export affine_map_get_num_inputs

"""
Tells whether a map has no symbols, and its results are some of its dimensions, each at most once.

In C: `mlsAffineMapIsProjectedPermutation`.
"""
function affine_map_is_projected_permutation(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsProjectedPermutation(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_projected_permutation

"""
Tells whether a map has no symbols, and its results are its dimensions, each once.

In C: `mlsAffineMapIsPermutation`.
"""
function affine_map_is_permutation(affine_map::MlirAffineMap)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAffineMapIsPermutation(affine_map::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export affine_map_is_permutation

"""
Gives the map with the results of another one at these positions.

Throws: OUT_OF_RANGE (`resultPos`: not those of results).

In C: `mlsAffineMapGetSubMap`.
"""
function affine_map_get_sub_map(affine_map::MlirAffineMap, result_pos)
    result_pos_ = convert(Vector{Int}, result_pos)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapGetSubMap(affine_map::MlsHandle, length(result_pos_)::Int, result_pos_::Ptr{Int}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_get_sub_map

"""
Gives the map with the first `numResults` results of another one; null for 0.

Throws: OUT_OF_RANGE (`numResults`: more than there are).

In C: `mlsAffineMapGetMajorSubMap`.
"""
function affine_map_get_major_sub_map(affine_map::MlirAffineMap, num_results::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapGetMajorSubMap(affine_map::MlsHandle, num_results::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_get_major_sub_map

"""
Gives the map with the last `numResults` results of another one; null for 0.

Throws: OUT_OF_RANGE (`numResults`: more than there are).

In C: `mlsAffineMapGetMinorSubMap`.
"""
function affine_map_get_minor_sub_map(affine_map::MlirAffineMap, num_results::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapGetMinorSubMap(affine_map::MlsHandle, num_results::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_get_minor_sub_map

"""
Gives a map with `expression` replaced in each result by `replacement`, and these numbers of dimensions and symbols.

Throws: OUT_OF_RANGE (`numResultDims`: from 0 to 65 536); OUT_OF_RANGE (`numResultSyms`: from 0 to 65 536); BAD_ARGUMENT (the result has more dimensions or symbols than that); TOO_DEEP.

In C: `mlsAffineMapReplace`.
"""
function affine_map_replace(affine_map::MlirAffineMap, expression::MlirAffineExpr, replacement::MlirAffineExpr, num_result_dims::Integer, num_result_syms::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapReplace(affine_map::MlsHandle, expression::MlsHandle, replacement::MlsHandle, num_result_dims::Int, num_result_syms::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_replace

"""
Tells whether `attr` is a location.

In C: `mlsAttributeIsALocation`.
"""
function attribute_is_a_location(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsALocation(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_location

"""
Tells whether `attr` is an affine map attribute.

In C: `mlsAttributeIsAAffineMap`.
"""
function attribute_is_a_affine_map(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAAffineMap(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_affine_map

"""
Gives the attribute of an affine map.

Throws: TOO_DEEP.

In C: `mlsAffineMapAttrGet`.
"""
function affine_map_attr_get(map::MlirAffineMap)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapAttrGet(map::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export affine_map_attr_get

"""
Gives the name that the dialect has for the class `AffineMap`, like `builtin.integer`.

In C: `mlsAffineMapAttrGetName`.
"""
function affine_map_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsAffineMapAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export affine_map_attr_get_name

"""
Gives the affine map of an attribute.

Throws: BAD_ARGUMENT (`attr`: not an affine map attribute).

In C: `mlsAffineMapAttrGetValue`.
"""
function affine_map_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapAttrGetValue(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export affine_map_attr_get_value

"""
Gives the number of the class `AffineMap`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsAffineMapAttrGetTypeID`.
"""
function affine_map_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAffineMapAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export affine_map_attr_get_type_id

"""
Tells whether `attr` is an array.

In C: `mlsAttributeIsAArray`.
"""
function attribute_is_a_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAArray(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_array

"""
Gives an array attribute.

Throws: TOO_DEEP.

In C: `mlsArrayAttrGet`.
"""
function array_attr_get(context::MlirContext, elements)
    elements_ = bits_of(MlirAttribute, elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsArrayAttrGet(context::MlsHandle, length(elements_)::Int, elements_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export array_attr_get

"""
Gives the name that the dialect has for the class `Array`, like `builtin.integer`.

In C: `mlsArrayAttrGetName`.
"""
function array_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsArrayAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export array_attr_get_name

"""
Gives the number of elements of an array attribute.

Throws: BAD_ARGUMENT (`attr`: not an array).

In C: `mlsArrayAttrGetNumElements`.
"""
function array_attr_get_num_elements(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsArrayAttrGetNumElements(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export array_attr_get_num_elements

"""
Gives element number `pos` of an array attribute.

Throws: BAD_ARGUMENT (`attr`: not an array); OUT_OF_RANGE (`pos`).

In C: `mlsArrayAttrGetElement`.
"""
function array_attr_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsArrayAttrGetElement(attr::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export array_attr_get_element

"""
Gives all that `mlsArrayAttrGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not an array).

In C: `mlsArrayAttrCopyElements`.
"""
function array_attr_copy_elements(attr::MlirAttribute)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsArrayAttrCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirAttribute, one) for one in copied_]
end
export array_attr_copy_elements

"""
Gives the number of the class `Array`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsArrayAttrGetTypeID`.
"""
function array_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsArrayAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export array_attr_get_type_id

"""
Tells whether `attr` is a dictionary.

In C: `mlsAttributeIsADictionary`.
"""
function attribute_is_a_dictionary(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADictionary(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dictionary

"""
Gives the name that the dialect has for the class `Dictionary`, like `builtin.integer`.

In C: `mlsDictionaryAttrGetName`.
"""
function dictionary_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDictionaryAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dictionary_attr_get_name

"""
Gives the number of elements of a dictionary attribute.

Throws: BAD_ARGUMENT (`attr`: not a dictionary).

In C: `mlsDictionaryAttrGetNumElements`.
"""
function dictionary_attr_get_num_elements(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsDictionaryAttrGetNumElements(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export dictionary_attr_get_num_elements

"""
Gives the element with this name; null if there is none.

Throws: BAD_ARGUMENT (`attr`: not a dictionary).

In C: `mlsDictionaryAttrGetElementByName`.
"""
function dictionary_attr_get_element_by_name(attr::MlirAttribute, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDictionaryAttrGetElementByName(attr::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dictionary_attr_get_element_by_name

"""
Gives the number of the class `Dictionary`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsDictionaryAttrGetTypeID`.
"""
function dictionary_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDictionaryAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export dictionary_attr_get_type_id

"""
Tells whether `attr` is a floating point number.

In C: `mlsAttributeIsAFloat`.
"""
function attribute_is_a_float(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAFloat(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_float

"""
Gives the name that the dialect has for the class `Float`, like `builtin.integer`.

In C: `mlsFloatAttrGetName`.
"""
function float_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloatAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float_attr_get_name

"""
Gives a floating point attribute; the value is rounded to the type.

Throws: BAD_ARGUMENT (`ty`: not a floating point type); OUT_OF_RANGE (`value`: the type has nothing near it); TOO_DEEP.

In C: `mlsFloatAttrDoubleGet`.
"""
function float_attr_double_get(context::MlirContext, ty::MlirType, value::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloatAttrDoubleGet(context::MlsHandle, ty::MlsHandle, value::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export float_attr_double_get

"""
Gives a floating point attribute; the value is rounded to the type. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`value`: the type has nothing near it); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsFloatAttrDoubleGetChecked`.
"""
function float_attr_double_get_checked(location::MlirLocation, ty::MlirType, value::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloatAttrDoubleGetChecked(location::MlsHandle, ty::MlsHandle, value::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export float_attr_double_get_checked

"""
Gives the value of a floating point attribute, rounded to a double.

Throws: BAD_ARGUMENT (`attr`: not a floating point number).

In C: `mlsFloatAttrGetValueDouble`.
"""
function float_attr_get_value_double(attr::MlirAttribute)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsFloatAttrGetValueDouble(attr::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export float_attr_get_value_double

"""
Gives the number of the class `Float`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloatAttrGetTypeID`.
"""
function float_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloatAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float_attr_get_type_id

"""
Tells whether `attr` is an integer.

In C: `mlsAttributeIsAInteger`.
"""
function attribute_is_a_integer(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAInteger(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_integer

"""
Gives an integer attribute of an integer or index type.

Throws: BAD_ARGUMENT (`ty`: neither integer nor index); OUT_OF_RANGE (`value`: the type does not hold it); TOO_DEEP.

In C: `mlsIntegerAttrGet`.
"""
function integer_attr_get(ty::MlirType, value::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerAttrGet(ty::MlsHandle, value::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export integer_attr_get

"""
Gives the name that the dialect has for the class `Integer`, like `builtin.integer`.

In C: `mlsIntegerAttrGetName`.
"""
function integer_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIntegerAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export integer_attr_get_name

"""
Gives the value of a signless or index integer attribute, sign-extended.

Throws: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).

In C: `mlsIntegerAttrGetValueInt`.
"""
function integer_attr_get_value_int(attr::MlirAttribute)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsIntegerAttrGetValueInt(attr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export integer_attr_get_value_int

"""
Gives the value of a signed integer attribute.

Throws: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).

In C: `mlsIntegerAttrGetValueSInt`.
"""
function integer_attr_get_value_s_int(attr::MlirAttribute)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsIntegerAttrGetValueSInt(attr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export integer_attr_get_value_s_int

"""
Gives the value of an unsigned integer attribute.

Throws: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).

In C: `mlsIntegerAttrGetValueUInt`.
"""
function integer_attr_get_value_uint(attr::MlirAttribute)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsIntegerAttrGetValueUInt(attr::MlsHandle, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export integer_attr_get_value_uint

"""
Gives the number of the class `Integer`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsIntegerAttrGetTypeID`.
"""
function integer_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export integer_attr_get_type_id

"""
Tells whether `attr` is a boolean.

In C: `mlsAttributeIsABool`.
"""
function attribute_is_a_bool(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsABool(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_bool

"""
Gives the value of a boolean attribute.

Throws: BAD_ARGUMENT (`attr`: not a boolean).

In C: `mlsBoolAttrGetValue`.
"""
function bool_attr_get_value(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsBoolAttrGetValue(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export bool_attr_get_value

"""
Tells whether `attr` is an integer set attribute.

In C: `mlsAttributeIsAIntegerSet`.
"""
function attribute_is_a_integer_set(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAIntegerSet(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_integer_set

"""
Gives the attribute of an integer set.

Throws: TOO_DEEP.

In C: `mlsIntegerSetAttrGet`.
"""
function integer_set_attr_get(set::MlirIntegerSet)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetAttrGet(set::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export integer_set_attr_get

"""
Gives the name that the dialect has for the class `IntegerSet`, like `builtin.integer`.

In C: `mlsIntegerSetAttrGetName`.
"""
function integer_set_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIntegerSetAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export integer_set_attr_get_name

"""
Gives the integer set of an attribute.

Throws: BAD_ARGUMENT (`attr`: not an integer set attribute).

In C: `mlsIntegerSetAttrGetValue`.
"""
function integer_set_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetAttrGetValue(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIntegerSet, out[])
end
export integer_set_attr_get_value

"""
Gives the number of the class `IntegerSet`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsIntegerSetAttrGetTypeID`.
"""
function integer_set_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export integer_set_attr_get_type_id

"""
Tells whether `attr` is an opaque attribute: one of a dialect that is not registered.

In C: `mlsAttributeIsAOpaque`.
"""
function attribute_is_a_opaque(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAOpaque(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_opaque

"""
Gives the opaque attribute of a dialect, by the bytes of its text without the dialect.

Throws: BAD_ARGUMENT (`dialectNamespace`: not a name); DIALECT_NOT_LOADED (`dialectNamespace`: the context does not allow unregistered dialects); TOO_DEEP.

In C: `mlsOpaqueAttrGet`.
"""
function opaque_attr_get(context::MlirContext, dialect_namespace::Union{AbstractString, Vector{UInt8}}, data, ty::MlirType)
    data_ = bytes_of(data)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpaqueAttrGet(context::MlsHandle, dialect_namespace::MlsStringRef, length(data_)::Int, data_::Ptr{UInt8}, ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export opaque_attr_get

"""
Gives the name that the dialect has for the class `Opaque`, like `builtin.integer`.

In C: `mlsOpaqueAttrGetName`.
"""
function opaque_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_attr_get_name

"""
Gives the name of the dialect of an opaque attribute.

Throws: BAD_ARGUMENT (`attr`: not an opaque attribute).

In C: `mlsOpaqueAttrGetDialectNamespace`.
"""
function opaque_attr_get_dialect_namespace(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueAttrGetDialectNamespace(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_attr_get_dialect_namespace

"""
Gives the text of an opaque attribute, without the dialect.

Throws: BAD_ARGUMENT (`attr`: not an opaque attribute).

In C: `mlsOpaqueAttrGetData`.
"""
function opaque_attr_get_data(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueAttrGetData(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_attr_get_data

"""
Gives the number of the class `Opaque`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsOpaqueAttrGetTypeID`.
"""
function opaque_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpaqueAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export opaque_attr_get_type_id

"""
Tells whether `attr` is a string.

In C: `mlsAttributeIsAString`.
"""
function attribute_is_a_string(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAString(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_string

"""
Gives a string attribute. The text is copied.

In C: `mlsStringAttrGet`.
"""
function string_attr_get(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsStringAttrGet(context::MlsHandle, str::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export string_attr_get

"""
Gives the name that the dialect has for the class `String`, like `builtin.integer`.

In C: `mlsStringAttrGetName`.
"""
function string_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsStringAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export string_attr_get_name

"""
Gives a string attribute that has a type. The text is copied.

Throws: TOO_DEEP.

In C: `mlsStringAttrTypedGet`.
"""
function string_attr_typed_get(ty::MlirType, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsStringAttrTypedGet(ty::MlsHandle, str::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export string_attr_typed_get

"""
Gives the text of a string attribute.

Throws: BAD_ARGUMENT (`attr`: not a string).

In C: `mlsStringAttrGetValue`.
"""
function string_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsStringAttrGetValue(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export string_attr_get_value

"""
Gives the number of the class `String`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsStringAttrGetTypeID`.
"""
function string_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsStringAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export string_attr_get_type_id

"""
Tells whether `attr` is a symbol reference.

In C: `mlsAttributeIsASymbolRef`.
"""
function attribute_is_a_symbol_ref(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsASymbolRef(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_symbol_ref

"""
Gives a reference to a symbol inside of symbols: `symbol` is the outermost, `references` name those inside, from the outside in.

Throws: BAD_ARGUMENT (`references`: not a symbol reference without nesting); TOO_DEEP.

In C: `mlsSymbolRefAttrGet`.
"""
function symbol_ref_attr_get(context::MlirContext, symbol::Union{AbstractString, Vector{UInt8}}, references)
    references_ = bits_of(MlirAttribute, references)
    out = Ref{MlsHandle}()
    GC.@preserve references check(@ccall libmlir_shim.mlsSymbolRefAttrGet(context::MlsHandle, symbol::MlsStringRef, length(references_)::Int, references_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export symbol_ref_attr_get

"""
Gives the name that the dialect has for the class `SymbolRef`, like `builtin.integer`.

In C: `mlsSymbolRefAttrGetName`.
"""
function symbol_ref_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export symbol_ref_attr_get_name

"""
Gives the text of the outermost part of a symbol reference.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference).

In C: `mlsSymbolRefAttrGetRootReference`.
"""
function symbol_ref_attr_get_root_reference(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetRootReference(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export symbol_ref_attr_get_root_reference

"""
Gives the text of the innermost part of a symbol reference.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference).

In C: `mlsSymbolRefAttrGetLeafReference`.
"""
function symbol_ref_attr_get_leaf_reference(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetLeafReference(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export symbol_ref_attr_get_leaf_reference

"""
Gives the number of parts of a symbol reference after the outermost.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference).

In C: `mlsSymbolRefAttrGetNumNestedReferences`.
"""
function symbol_ref_attr_get_num_nested_references(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetNumNestedReferences(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export symbol_ref_attr_get_num_nested_references

"""
Gives part number `pos` of a symbol reference, after the outermost.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference); OUT_OF_RANGE (`pos`).

In C: `mlsSymbolRefAttrGetNestedReference`.
"""
function symbol_ref_attr_get_nested_reference(attr::MlirAttribute, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetNestedReference(attr::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export symbol_ref_attr_get_nested_reference

"""
Gives all that `mlsSymbolRefAttrGetNestedReference` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference).

In C: `mlsSymbolRefAttrCopyNestedReferences`.
"""
function symbol_ref_attr_copy_nested_references(attr::MlirAttribute)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsSymbolRefAttrCopyNestedReferences(attr::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirAttribute, one) for one in copied_]
end
export symbol_ref_attr_copy_nested_references

"""
Gives the number of the class `SymbolRef`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsSymbolRefAttrGetTypeID`.
"""
function symbol_ref_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSymbolRefAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export symbol_ref_attr_get_type_id

"""
Gives a new attribute around `referencedAttr`, which is like no other one.

Throws: TOO_DEEP.

In C: `mlsDisctinctAttrCreate`.
"""
function disctinct_attr_create(referenced_attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDisctinctAttrCreate(referenced_attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export disctinct_attr_create

"""
Tells whether `attr` is a symbol reference without nesting.

In C: `mlsAttributeIsAFlatSymbolRef`.
"""
function attribute_is_a_flat_symbol_ref(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAFlatSymbolRef(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_flat_symbol_ref

"""
Gives a reference to the symbol `symbol`.

In C: `mlsFlatSymbolRefAttrGet`.
"""
function flat_symbol_ref_attr_get(context::MlirContext, symbol::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFlatSymbolRefAttrGet(context::MlsHandle, symbol::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export flat_symbol_ref_attr_get

"""
Gives the name that the dialect has for the class `FlatSymbolRef`, like `builtin.integer`.

In C: `mlsFlatSymbolRefAttrGetName`.
"""
function flat_symbol_ref_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFlatSymbolRefAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export flat_symbol_ref_attr_get_name

"""
Gives the text of a symbol reference without nesting.

Throws: BAD_ARGUMENT (`attr`: not a symbol reference without nesting).

In C: `mlsFlatSymbolRefAttrGetValue`.
"""
function flat_symbol_ref_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFlatSymbolRefAttrGetValue(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export flat_symbol_ref_attr_get_value

"""
Tells whether `attr` is a type attribute.

In C: `mlsAttributeIsAType`.
"""
function attribute_is_a_type(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAType(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_type

"""
Gives the attribute that holds a type.

Throws: TOO_DEEP.

In C: `mlsTypeAttrGet`.
"""
function type_attr_get(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeAttrGet(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export type_attr_get

"""
Gives the name that the dialect has for the class `Type`, like `builtin.integer`.

In C: `mlsTypeAttrGetName`.
"""
function type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export type_attr_get_name

"""
Gives the type in a type attribute.

Throws: BAD_ARGUMENT (`attr`: not a type attribute).

In C: `mlsTypeAttrGetValue`.
"""
function type_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeAttrGetValue(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export type_attr_get_value

"""
Gives the number of the class `Type`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTypeAttrGetTypeID`.
"""
function type_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export type_attr_get_type_id

"""
Tells whether `attr` is the unit attribute.

In C: `mlsAttributeIsAUnit`.
"""
function attribute_is_a_unit(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAUnit(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_unit

"""
Gives the unit attribute.

In C: `mlsUnitAttrGet`.
"""
function unit_attr_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnitAttrGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unit_attr_get

"""
Gives the name that the dialect has for the class `Unit`, like `builtin.integer`.

In C: `mlsUnitAttrGetName`.
"""
function unit_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUnitAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export unit_attr_get_name

"""
Gives the number of the class `Unit`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUnitAttrGetTypeID`.
"""
function unit_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnitAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export unit_attr_get_type_id

"""
Tells whether `attr` is a constant with elements.

In C: `mlsAttributeIsAElements`.
"""
function attribute_is_a_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_elements

"""
Gives the element at an index, which has a number for each size of the shape.

Throws: BAD_ARGUMENT (`attr`: not a constant with elements); OUT_OF_RANGE (`idxs`: no index of an element); NOT_AVAILABLE (`attr`: a constant that MLIR cannot read like this).

In C: `mlsElementsAttrGetValue`.
"""
function elements_attr_get_value(attr::MlirAttribute, idxs)
    idxs_ = convert(Vector{UInt64}, idxs)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsElementsAttrGetValue(attr::MlsHandle, length(idxs_)::Int, idxs_::Ptr{UInt64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export elements_attr_get_value

"""
Tells whether there is an element at an index: whether it has a number for each size of the shape, and each is below it.

Throws: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT (`attr`: of a shape without a rank).

In C: `mlsElementsAttrIsValidIndex`.
"""
function elements_attr_is_valid_index(attr::MlirAttribute, idxs)
    idxs_ = convert(Vector{UInt64}, idxs)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsElementsAttrIsValidIndex(attr::MlsHandle, length(idxs_)::Int, idxs_::Ptr{UInt64}, out::Ptr{Bool})::MlsStatus)
    out[]
end
export elements_attr_is_valid_index

"""
Gives the number of elements of a constant.

Throws: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT (`attr`: of no static shape).

In C: `mlsElementsAttrGetNumElements`.
"""
function elements_attr_get_num_elements(attr::MlirAttribute)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsElementsAttrGetNumElements(attr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export elements_attr_get_num_elements

"""
Gives the number of the class `DenseArray`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsDenseArrayAttrGetTypeID`.
"""
function dense_array_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseArrayAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export dense_array_attr_get_type_id

"""
Tells whether `attr` is a dense array of booleans.

In C: `mlsAttributeIsADenseBoolArray`.
"""
function attribute_is_a_dense_bool_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseBoolArray(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_bool_array

"""
Tells whether `attr` is a dense array of `i8`.

In C: `mlsAttributeIsADenseI8Array`.
"""
function attribute_is_a_dense_i8_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseI8Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_i8_array

"""
Tells whether `attr` is a dense array of `i16`.

In C: `mlsAttributeIsADenseI16Array`.
"""
function attribute_is_a_dense_i16_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseI16Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_i16_array

"""
Tells whether `attr` is a dense array of `i32`.

In C: `mlsAttributeIsADenseI32Array`.
"""
function attribute_is_a_dense_i32_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseI32Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_i32_array

"""
Tells whether `attr` is a dense array of `i64`.

In C: `mlsAttributeIsADenseI64Array`.
"""
function attribute_is_a_dense_i64_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseI64Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_i64_array

"""
Tells whether `attr` is a dense array of `f32`.

In C: `mlsAttributeIsADenseF32Array`.
"""
function attribute_is_a_dense_f32_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseF32Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_f32_array

"""
Tells whether `attr` is a dense array of `f64`.

In C: `mlsAttributeIsADenseF64Array`.
"""
function attribute_is_a_dense_f64_array(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseF64Array(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_f64_array

"""
Gives a dense array of booleans: each number that is not 0 stands for true.

In C: `mlsDenseBoolArrayGet`.
"""
function dense_bool_array_get(context::MlirContext, values)
    values_ = convert(Vector{Int32}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseBoolArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_bool_array_get

"""
Gives a dense array of `i8`.

In C: `mlsDenseI8ArrayGet`.
"""
function dense_i8_array_get(context::MlirContext, values)
    values_ = convert(Vector{Int8}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseI8ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Int8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_i8_array_get

"""
Gives a dense array of `i16`.

In C: `mlsDenseI16ArrayGet`.
"""
function dense_i16_array_get(context::MlirContext, values)
    values_ = convert(Vector{Int16}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseI16ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Int16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_i16_array_get

"""
Gives a dense array of `i32`.

In C: `mlsDenseI32ArrayGet`.
"""
function dense_i32_array_get(context::MlirContext, values)
    values_ = convert(Vector{Int32}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseI32ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_i32_array_get

"""
Gives a dense array of `i64`.

In C: `mlsDenseI64ArrayGet`.
"""
function dense_i64_array_get(context::MlirContext, values)
    values_ = convert(Vector{Int64}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseI64ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Int64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_i64_array_get

"""
Gives a dense array of `f32`.

In C: `mlsDenseF32ArrayGet`.
"""
function dense_f32_array_get(context::MlirContext, values)
    values_ = convert(Vector{Float32}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseF32ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Float32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_f32_array_get

"""
Gives a dense array of `f64`.

In C: `mlsDenseF64ArrayGet`.
"""
function dense_f64_array_get(context::MlirContext, values)
    values_ = convert(Vector{Float64}, values)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseF64ArrayGet(context::MlsHandle, length(values_)::Int, values_::Ptr{Float64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_f64_array_get

"""
Gives the number of elements of a dense array.

Throws: BAD_ARGUMENT (`attr`: not a dense array).

In C: `mlsDenseArrayGetNumElements`.
"""
function dense_array_get_num_elements(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsDenseArrayGetNumElements(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export dense_array_get_num_elements

"""
Gives element number `pos` of a dense array of booleans.

Throws: BAD_ARGUMENT (`attr`: not a dense array of booleans); OUT_OF_RANGE (`pos`).

In C: `mlsDenseBoolArrayGetElement`.
"""
function dense_bool_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsDenseBoolArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export dense_bool_array_get_element

"""
Gives all that `mlsDenseBoolArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of booleans).

In C: `mlsDenseBoolArrayCopyElements`.
"""
function dense_bool_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Bool) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseBoolArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Bool}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_bool_array_copy_elements

"""
Gives element number `pos` of a dense array of `i8`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i8`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseI8ArrayGetElement`.
"""
function dense_i8_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Int8}()
    check(@ccall libmlir_shim.mlsDenseI8ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Int8})::MlsStatus)
    out[]
end
export dense_i8_array_get_element

"""
Gives all that `mlsDenseI8ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i8`).

In C: `mlsDenseI8ArrayCopyElements`.
"""
function dense_i8_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Int8) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseI8ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Int8}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_i8_array_copy_elements

"""
Gives element number `pos` of a dense array of `i16`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i16`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseI16ArrayGetElement`.
"""
function dense_i16_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Int16}()
    check(@ccall libmlir_shim.mlsDenseI16ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Int16})::MlsStatus)
    out[]
end
export dense_i16_array_get_element

"""
Gives all that `mlsDenseI16ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i16`).

In C: `mlsDenseI16ArrayCopyElements`.
"""
function dense_i16_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Int16) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseI16ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Int16}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_i16_array_copy_elements

"""
Gives element number `pos` of a dense array of `i32`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i32`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseI32ArrayGetElement`.
"""
function dense_i32_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsDenseI32ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Int32})::MlsStatus)
    out[]
end
export dense_i32_array_get_element

"""
Gives all that `mlsDenseI32ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i32`).

In C: `mlsDenseI32ArrayCopyElements`.
"""
function dense_i32_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Int32) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseI32ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Int32}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_i32_array_copy_elements

"""
Gives element number `pos` of a dense array of `i64`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i64`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseI64ArrayGetElement`.
"""
function dense_i64_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsDenseI64ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export dense_i64_array_get_element

"""
Gives all that `mlsDenseI64ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `i64`).

In C: `mlsDenseI64ArrayCopyElements`.
"""
function dense_i64_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseI64ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_i64_array_copy_elements

"""
Gives element number `pos` of a dense array of `f32`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `f32`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseF32ArrayGetElement`.
"""
function dense_f32_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Float32}()
    check(@ccall libmlir_shim.mlsDenseF32ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Float32})::MlsStatus)
    out[]
end
export dense_f32_array_get_element

"""
Gives all that `mlsDenseF32ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `f32`).

In C: `mlsDenseF32ArrayCopyElements`.
"""
function dense_f32_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Float32) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseF32ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Float32}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_f32_array_copy_elements

"""
Gives element number `pos` of a dense array of `f64`.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `f64`); OUT_OF_RANGE (`pos`).

In C: `mlsDenseF64ArrayGetElement`.
"""
function dense_f64_array_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsDenseF64ArrayGetElement(attr::MlsHandle, pos::Int, out::Ptr{Float64})::MlsStatus)
    out[]
end
export dense_f64_array_get_element

"""
Gives all that `mlsDenseF64ArrayGetElement` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a dense array of `f64`).

In C: `mlsDenseF64ArrayCopyElements`.
"""
function dense_f64_array_copy_elements(attr::MlirAttribute)
    copied_ = copied(Float64) do capacity, room, found
        check(@ccall libmlir_shim.mlsDenseF64ArrayCopyElements(attr::MlsHandle, capacity::Int, room::Ptr{Float64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export dense_f64_array_copy_elements

"""
Tells whether `attr` is a dense constant.

In C: `mlsAttributeIsADenseElements`.
"""
function attribute_is_a_dense_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_elements

"""
Tells whether `attr` is a dense constant of integers or `index`.

In C: `mlsAttributeIsADenseIntElements`.
"""
function attribute_is_a_dense_int_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseIntElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_int_elements

"""
Tells whether `attr` is a dense constant of floating point numbers.

In C: `mlsAttributeIsADenseFPElements`.
"""
function attribute_is_a_dense_fp_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseFPElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_fp_elements

"""
Gives the number of the class `DenseIntOrFPElements`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsDenseIntOrFPElementsAttrGetTypeID`.
"""
function dense_int_or_fp_elements_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseIntOrFPElementsAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export dense_int_or_fp_elements_attr_get_type_id

"""
Gives a dense constant from its elements: as many as the shape has, or one for all. Each is an integer or floating point attribute of the element type.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or floats); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); BAD_ARGUMENT (`elements`: of another type); TOO_DEEP.

In C: `mlsDenseElementsAttrGet`.
"""
function dense_elements_attr_get(shaped_type::MlirType, elements)
    elements_ = bits_of(MlirAttribute, elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsDenseElementsAttrGet(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_get

"""
Gives a dense constant with one value for all elements: an integer or floating point attribute of the element type.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or floats); BAD_ARGUMENT (`element`: of another type); TOO_DEEP.

In C: `mlsDenseElementsAttrSplatGet`.
"""
function dense_elements_attr_splat_get(shaped_type::MlirType, element::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrSplatGet(shaped_type::MlsHandle, element::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_splat_get

"""
Gives a dense constant of integers of 1 bit each, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrBoolSplatGet`.
"""
function dense_elements_attr_bool_splat_get(shaped_type::MlirType, element::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrBoolSplatGet(shaped_type::MlsHandle, element::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_bool_splat_get

"""
Gives a dense constant of integers of 8 bits, signless or unsigned, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt8SplatGet`.
"""
function dense_elements_attr_uint8_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt8SplatGet(shaped_type::MlsHandle, element::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint8_splat_get

"""
Gives a dense constant of integers of 8 bits, signless or signed, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrInt8SplatGet`.
"""
function dense_elements_attr_int8_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt8SplatGet(shaped_type::MlsHandle, element::Int8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int8_splat_get

"""
Gives a dense constant of integers of 32 bits, signless or unsigned, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt32SplatGet`.
"""
function dense_elements_attr_uint32_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt32SplatGet(shaped_type::MlsHandle, element::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint32_splat_get

"""
Gives a dense constant of integers of 32 bits, signless or signed, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrInt32SplatGet`.
"""
function dense_elements_attr_int32_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt32SplatGet(shaped_type::MlsHandle, element::Int32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int32_splat_get

"""
Gives a dense constant of integers of 64 bits, signless or unsigned, or `index`, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt64SplatGet`.
"""
function dense_elements_attr_uint64_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt64SplatGet(shaped_type::MlsHandle, element::UInt64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint64_splat_get

"""
Gives a dense constant of integers of 64 bits, signless or signed, or `index`, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrInt64SplatGet`.
"""
function dense_elements_attr_int64_splat_get(shaped_type::MlirType, element::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt64SplatGet(shaped_type::MlsHandle, element::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int64_splat_get

"""
Gives a dense constant of `f32`, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrFloatSplatGet`.
"""
function dense_elements_attr_float_splat_get(shaped_type::MlirType, element::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrFloatSplatGet(shaped_type::MlsHandle, element::Float32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_float_splat_get

"""
Gives a dense constant of `f64`, with one value for all elements.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); TOO_DEEP.

In C: `mlsDenseElementsAttrDoubleSplatGet`.
"""
function dense_elements_attr_double_splat_get(shaped_type::MlirType, element::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrDoubleSplatGet(shaped_type::MlsHandle, element::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_double_splat_get

"""
Gives a dense constant of integers of 1 bit each from its elements: as many as the shape has, or one for all. Each number that is not 0 stands for true.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrBoolGet`.
"""
function dense_elements_attr_bool_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Int32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrBoolGet(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_bool_get

"""
Gives a dense constant of integers of 8 bits, signless or unsigned from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt8Get`.
"""
function dense_elements_attr_uint8_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt8}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt8Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint8_get

"""
Gives a dense constant of integers of 8 bits, signless or signed from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrInt8Get`.
"""
function dense_elements_attr_int8_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Int8}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt8Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Int8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int8_get

"""
Gives a dense constant of integers of 16 bits, signless or unsigned from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt16Get`.
"""
function dense_elements_attr_uint16_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt16Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint16_get

"""
Gives a dense constant of integers of 16 bits, signless or signed from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrInt16Get`.
"""
function dense_elements_attr_int16_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Int16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt16Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Int16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int16_get

"""
Gives a dense constant of integers of 32 bits, signless or unsigned from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt32Get`.
"""
function dense_elements_attr_uint32_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt32Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint32_get

"""
Gives a dense constant of integers of 32 bits, signless or signed from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrInt32Get`.
"""
function dense_elements_attr_int32_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Int32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt32Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int32_get

"""
Gives a dense constant of integers of 64 bits, signless or unsigned, or `index` from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrUInt64Get`.
"""
function dense_elements_attr_uint64_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrUInt64Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_uint64_get

"""
Gives a dense constant of integers of 64 bits, signless or signed, or `index` from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrInt64Get`.
"""
function dense_elements_attr_int64_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Int64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrInt64Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Int64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_int64_get

"""
Gives a dense constant of `f32` from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrFloatGet`.
"""
function dense_elements_attr_float_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Float32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrFloatGet(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Float32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_float_get

"""
Gives a dense constant of `f64` from its elements: as many as the shape has, or one for all.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrDoubleGet`.
"""
function dense_elements_attr_double_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{Float64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrDoubleGet(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{Float64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_double_get

"""
Gives a dense constant of `bf16` from its elements: as many as the shape has, or one for all. Each is given by its bits.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrBFloat16Get`.
"""
function dense_elements_attr_bfloat16_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrBFloat16Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_bfloat16_get

"""
Gives a dense constant of `f16` from its elements: as many as the shape has, or one for all. Each is given by its bits.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrFloat16Get`.
"""
function dense_elements_attr_float16_get(shaped_type::MlirType, elements)
    elements_ = convert(Vector{UInt16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrFloat16Get(shaped_type::MlsHandle, length(elements_)::Int, elements_::Ptr{UInt16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_float16_get

"""
Gives a dense constant with the same numbers in another shape, which has as many and of the same type.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); BAD_ARGUMENT (`shapedType`: another number or type of elements than `attr`; `attr`: of strings).

In C: `mlsDenseElementsAttrReshapeGet`.
"""
function dense_elements_attr_reshape_get(attr::MlirAttribute, shaped_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrReshapeGet(attr::MlsHandle, shaped_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_reshape_get

"""
Tells whether a dense constant has one value for all elements.

Throws: BAD_ARGUMENT (`attr`: not a dense constant).

In C: `mlsDenseElementsAttrIsSplat`.
"""
function dense_elements_attr_is_splat(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrIsSplat(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export dense_elements_attr_is_splat

"""
Gives the one value of a dense constant that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements).

In C: `mlsDenseElementsAttrGetSplatValue`.
"""
function dense_elements_attr_get_splat_value(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetSplatValue(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_get_splat_value

"""
Gives the one value of a dense constant of integers of 1 bit each that has one for all elements. Gives 1 for true, else 0.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetBoolSplatValue`.
"""
function dense_elements_attr_get_bool_splat_value(attr::MlirAttribute)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetBoolSplatValue(attr::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_bool_splat_value

"""
Gives the one value of a dense constant of integers of 8 bits, signless or signed that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt8SplatValue`.
"""
function dense_elements_attr_get_int8_splat_value(attr::MlirAttribute)
    out = Ref{Int8}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt8SplatValue(attr::MlsHandle, out::Ptr{Int8})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int8_splat_value

"""
Gives the one value of a dense constant of integers of 8 bits, signless or unsigned that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt8SplatValue`.
"""
function dense_elements_attr_get_uint8_splat_value(attr::MlirAttribute)
    out = Ref{UInt8}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt8SplatValue(attr::MlsHandle, out::Ptr{UInt8})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint8_splat_value

"""
Gives the one value of a dense constant of integers of 32 bits, signless or signed that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt32SplatValue`.
"""
function dense_elements_attr_get_int32_splat_value(attr::MlirAttribute)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt32SplatValue(attr::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int32_splat_value

"""
Gives the one value of a dense constant of integers of 32 bits, signless or unsigned that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt32SplatValue`.
"""
function dense_elements_attr_get_uint32_splat_value(attr::MlirAttribute)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt32SplatValue(attr::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint32_splat_value

"""
Gives the one value of a dense constant of integers of 64 bits, signless or signed, or `index` that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt64SplatValue`.
"""
function dense_elements_attr_get_int64_splat_value(attr::MlirAttribute)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt64SplatValue(attr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int64_splat_value

"""
Gives the one value of a dense constant of integers of 64 bits, signless or unsigned, or `index` that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt64SplatValue`.
"""
function dense_elements_attr_get_uint64_splat_value(attr::MlirAttribute)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt64SplatValue(attr::MlsHandle, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint64_splat_value

"""
Gives the one value of a dense constant of `f32` that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetFloatSplatValue`.
"""
function dense_elements_attr_get_float_splat_value(attr::MlirAttribute)
    out = Ref{Float32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetFloatSplatValue(attr::MlsHandle, out::Ptr{Float32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_float_splat_value

"""
Gives the one value of a dense constant of `f64` that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetDoubleSplatValue`.
"""
function dense_elements_attr_get_double_splat_value(attr::MlirAttribute)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetDoubleSplatValue(attr::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_double_splat_value

"""
Gives the one value of a dense constant of strings that has one for all elements.

Throws: BAD_ARGUMENT (`attr`: not a constant with one value for all elements); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetStringSplatValue`.
"""
function dense_elements_attr_get_string_splat_value(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetStringSplatValue(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dense_elements_attr_get_string_splat_value

"""
Gives element number `pos` of a dense constant of integers of 1 bit each: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetBoolValue`.
"""
function dense_elements_attr_get_bool_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetBoolValue(attr::MlsHandle, pos::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export dense_elements_attr_get_bool_value

"""
Gives element number `pos` of a dense constant of integers of 8 bits, signless or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt8Value`.
"""
function dense_elements_attr_get_int8_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int8}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt8Value(attr::MlsHandle, pos::Int, out::Ptr{Int8})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int8_value

"""
Gives element number `pos` of a dense constant of integers of 8 bits, signless or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt8Value`.
"""
function dense_elements_attr_get_uint8_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt8}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt8Value(attr::MlsHandle, pos::Int, out::Ptr{UInt8})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint8_value

"""
Gives element number `pos` of a dense constant of integers of 16 bits, signless or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt16Value`.
"""
function dense_elements_attr_get_int16_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int16}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt16Value(attr::MlsHandle, pos::Int, out::Ptr{Int16})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int16_value

"""
Gives element number `pos` of a dense constant of integers of 16 bits, signless or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt16Value`.
"""
function dense_elements_attr_get_uint16_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt16}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt16Value(attr::MlsHandle, pos::Int, out::Ptr{UInt16})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint16_value

"""
Gives element number `pos` of a dense constant of integers of 32 bits, signless or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt32Value`.
"""
function dense_elements_attr_get_int32_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt32Value(attr::MlsHandle, pos::Int, out::Ptr{Int32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int32_value

"""
Gives element number `pos` of a dense constant of integers of 32 bits, signless or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt32Value`.
"""
function dense_elements_attr_get_uint32_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt32Value(attr::MlsHandle, pos::Int, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint32_value

"""
Gives element number `pos` of a dense constant of integers of 64 bits, signless or signed, or `index`: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetInt64Value`.
"""
function dense_elements_attr_get_int64_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetInt64Value(attr::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_int64_value

"""
Gives element number `pos` of a dense constant of integers of 64 bits, signless or unsigned, or `index`: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetUInt64Value`.
"""
function dense_elements_attr_get_uint64_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetUInt64Value(attr::MlsHandle, pos::Int, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_uint64_value

"""
Gives element number `pos` of a dense constant of integers of 64 bits, signless or unsigned, or `index`: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetIndexValue`.
"""
function dense_elements_attr_get_index_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetIndexValue(attr::MlsHandle, pos::Int, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_index_value

"""
Gives element number `pos` of a dense constant of `f32`: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetFloatValue`.
"""
function dense_elements_attr_get_float_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Float32}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetFloatValue(attr::MlsHandle, pos::Int, out::Ptr{Float32})::MlsStatus)
    out[]
end
export dense_elements_attr_get_float_value

"""
Gives element number `pos` of a dense constant of `f64`: they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetDoubleValue`.
"""
function dense_elements_attr_get_double_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetDoubleValue(attr::MlsHandle, pos::Int, out::Ptr{Float64})::MlsStatus)
    out[]
end
export dense_elements_attr_get_double_value

"""
Gives element number `pos` of a dense constant of strings.

Throws: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other elements).

In C: `mlsDenseElementsAttrGetStringValue`.
"""
function dense_elements_attr_get_string_value(attr::MlirAttribute, pos::Integer)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrGetStringValue(attr::MlsHandle, pos::Int, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dense_elements_attr_get_string_value

"""
Tells whether `attr` is a dense constant in a resource.

In C: `mlsAttributeIsADenseResourceElements`.
"""
function attribute_is_a_dense_resource_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsADenseResourceElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_dense_resource_elements

"""
Gives the name that the dialect has for the class `DenseResourceElements`, like `builtin.integer`.

In C: `mlsDenseResourceElementsAttrGetName`.
"""
function dense_resource_elements_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDenseResourceElementsAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dense_resource_elements_attr_get_name

"""
Gives a constant of integers of 1 bit each, signless in a resource, from all of its elements, which are copied. If the name is taken, another one is made up. Each number that is not 0 stands for true, and is one byte in the resource.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseBoolResourceElementsAttrGet`.
"""
function unmanaged_dense_bool_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Int32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseBoolResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_bool_resource_elements_attr_get

"""
Gives a constant of integers of 8 bits, signless or unsigned in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseUInt8ResourceElementsAttrGet`.
"""
function unmanaged_dense_uint8_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{UInt8}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseUInt8ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{UInt8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_uint8_resource_elements_attr_get

"""
Gives a constant of integers of 8 bits, signless or signed in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseInt8ResourceElementsAttrGet`.
"""
function unmanaged_dense_int8_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Int8}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseInt8ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Int8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_int8_resource_elements_attr_get

"""
Gives a constant of integers of 16 bits, signless or unsigned in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseUInt16ResourceElementsAttrGet`.
"""
function unmanaged_dense_uint16_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{UInt16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseUInt16ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{UInt16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_uint16_resource_elements_attr_get

"""
Gives a constant of integers of 16 bits, signless or signed in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseInt16ResourceElementsAttrGet`.
"""
function unmanaged_dense_int16_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Int16}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseInt16ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Int16}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_int16_resource_elements_attr_get

"""
Gives a constant of integers of 32 bits, signless or unsigned in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseUInt32ResourceElementsAttrGet`.
"""
function unmanaged_dense_uint32_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{UInt32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseUInt32ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{UInt32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_uint32_resource_elements_attr_get

"""
Gives a constant of integers of 32 bits, signless or signed in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseInt32ResourceElementsAttrGet`.
"""
function unmanaged_dense_int32_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Int32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseInt32ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Int32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_int32_resource_elements_attr_get

"""
Gives a constant of integers of 64 bits, signless or unsigned in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseUInt64ResourceElementsAttrGet`.
"""
function unmanaged_dense_uint64_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{UInt64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseUInt64ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{UInt64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_uint64_resource_elements_attr_get

"""
Gives a constant of integers of 64 bits, signless or signed in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseInt64ResourceElementsAttrGet`.
"""
function unmanaged_dense_int64_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Int64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseInt64ResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Int64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_int64_resource_elements_attr_get

"""
Gives a constant of `f32` in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseFloatResourceElementsAttrGet`.
"""
function unmanaged_dense_float_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Float32}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseFloatResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Float32}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_float_resource_elements_attr_get

"""
Gives a constant of `f64` in a resource, from all of its elements, which are copied. If the name is taken, another one is made up.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`: empty); TOO_DEEP.

In C: `mlsUnmanagedDenseDoubleResourceElementsAttrGet`.
"""
function unmanaged_dense_double_resource_elements_attr_get(shaped_type::MlirType, name::Union{AbstractString, Vector{UInt8}}, elements)
    elements_ = convert(Vector{Float64}, elements)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnmanagedDenseDoubleResourceElementsAttrGet(shaped_type::MlsHandle, name::MlsStringRef, length(elements_)::Int, elements_::Ptr{Float64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unmanaged_dense_double_resource_elements_attr_get

"""
Gives element number `pos` of a constant of integers of 1 bit each, signless in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseBoolResourceElementsAttrGetValue`.
"""
function dense_bool_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsDenseBoolResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export dense_bool_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 8 bits, signless or signed in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseInt8ResourceElementsAttrGetValue`.
"""
function dense_int8_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int8}()
    check(@ccall libmlir_shim.mlsDenseInt8ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Int8})::MlsStatus)
    out[]
end
export dense_int8_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 8 bits, signless or unsigned in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseUInt8ResourceElementsAttrGetValue`.
"""
function dense_uint8_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt8}()
    check(@ccall libmlir_shim.mlsDenseUInt8ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{UInt8})::MlsStatus)
    out[]
end
export dense_uint8_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 16 bits, signless or signed in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseInt16ResourceElementsAttrGetValue`.
"""
function dense_int16_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int16}()
    check(@ccall libmlir_shim.mlsDenseInt16ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Int16})::MlsStatus)
    out[]
end
export dense_int16_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 16 bits, signless or unsigned in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseUInt16ResourceElementsAttrGetValue`.
"""
function dense_uint16_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt16}()
    check(@ccall libmlir_shim.mlsDenseUInt16ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{UInt16})::MlsStatus)
    out[]
end
export dense_uint16_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 32 bits, signless or signed in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseInt32ResourceElementsAttrGetValue`.
"""
function dense_int32_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsDenseInt32ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Int32})::MlsStatus)
    out[]
end
export dense_int32_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 32 bits, signless or unsigned in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseUInt32ResourceElementsAttrGetValue`.
"""
function dense_uint32_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsDenseUInt32ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export dense_uint32_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 64 bits, signless or signed in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseInt64ResourceElementsAttrGetValue`.
"""
function dense_int64_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsDenseInt64ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export dense_int64_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of integers of 64 bits, signless or unsigned in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseUInt64ResourceElementsAttrGetValue`.
"""
function dense_uint64_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsDenseUInt64ResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export dense_uint64_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of `f32` in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseFloatResourceElementsAttrGetValue`.
"""
function dense_float_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Float32}()
    check(@ccall libmlir_shim.mlsDenseFloatResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Float32})::MlsStatus)
    out[]
end
export dense_float_resource_elements_attr_get_value

"""
Gives element number `pos` of a constant of `f64` in a resource.

Throws: BAD_ARGUMENT (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource without data).

In C: `mlsDenseDoubleResourceElementsAttrGetValue`.
"""
function dense_double_resource_elements_attr_get_value(attr::MlirAttribute, pos::Integer)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsDenseDoubleResourceElementsAttrGetValue(attr::MlsHandle, pos::Int, out::Ptr{Float64})::MlsStatus)
    out[]
end
export dense_double_resource_elements_attr_get_value

"""
Tells whether `attr` is a sparse constant.

In C: `mlsAttributeIsASparseElements`.
"""
function attribute_is_a_sparse_elements(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsASparseElements(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_sparse_elements

"""
Gives a sparse constant: all elements are zero but those at `denseIndices`, which are `denseValues` in the same order. The indices are a dense constant of signless or unsigned integers of 64 bits: a row for each element, with a number for each size of the shape. The values are a dense constant with one size, of the element type.

Throws: BAD_ARGUMENT (`denseIndices`: not a dense constant); BAD_ARGUMENT (`denseValues`: not a dense constant); BAD_ARGUMENT (`shapedType`: no vector or ranked tensor of a static shape); BAD_ARGUMENT (`denseValues`: not one size, or another element type); BAD_ARGUMENT (`denseIndices`: not integers of 64 bits in the shape that `denseValues` needs); OUT_OF_RANGE (`denseIndices`: not inside of `shapedType`); TOO_DEEP.

In C: `mlsSparseElementsAttribute`.
"""
function sparse_elements_attribute(shaped_type::MlirType, dense_indices::MlirAttribute, dense_values::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseElementsAttribute(shaped_type::MlsHandle, dense_indices::MlsHandle, dense_values::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_elements_attribute

"""
Gives the indices of the elements of a sparse constant that are not zero.

Throws: BAD_ARGUMENT (`attr`: not a sparse constant).

In C: `mlsSparseElementsAttrGetIndices`.
"""
function sparse_elements_attr_get_indices(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseElementsAttrGetIndices(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_elements_attr_get_indices

"""
Gives the elements of a sparse constant that are not zero.

Throws: BAD_ARGUMENT (`attr`: not a sparse constant).

In C: `mlsSparseElementsAttrGetValues`.
"""
function sparse_elements_attr_get_values(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseElementsAttrGetValues(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_elements_attr_get_values

"""
Gives the number of the class `SparseElements`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsSparseElementsAttrGetTypeID`.
"""
function sparse_elements_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseElementsAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export sparse_elements_attr_get_type_id

"""
Tells whether `attr` is a strided layout.

In C: `mlsAttributeIsAStridedLayout`.
"""
function attribute_is_a_strided_layout(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAStridedLayout(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_strided_layout

"""
Gives a strided layout: of each, `mlsShapedTypeGetDynamicStrideOrOffset` says that it is dynamic.

Throws: OUT_OF_RANGE (`strides`: more than 1 000).

In C: `mlsStridedLayoutAttrGet`.
"""
function strided_layout_attr_get(context::MlirContext, offset::Integer, strides)
    strides_ = convert(Vector{Int64}, strides)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGet(context::MlsHandle, offset::Int64, length(strides_)::Int, strides_::Ptr{Int64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export strided_layout_attr_get

"""
Gives the name that the dialect has for the class `StridedLayout`, like `builtin.integer`.

In C: `mlsStridedLayoutAttrGetName`.
"""
function strided_layout_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export strided_layout_attr_get_name

"""
Gives the offset of a strided layout.

Throws: BAD_ARGUMENT (`attr`: not a strided layout).

In C: `mlsStridedLayoutAttrGetOffset`.
"""
function strided_layout_attr_get_offset(attr::MlirAttribute)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGetOffset(attr::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export strided_layout_attr_get_offset

"""
Gives the number of strides of a strided layout.

Throws: BAD_ARGUMENT (`attr`: not a strided layout).

In C: `mlsStridedLayoutAttrGetNumStrides`.
"""
function strided_layout_attr_get_num_strides(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGetNumStrides(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export strided_layout_attr_get_num_strides

"""
Gives stride number `pos` of a strided layout.

Throws: BAD_ARGUMENT (`attr`: not a strided layout); OUT_OF_RANGE (`pos`).

In C: `mlsStridedLayoutAttrGetStride`.
"""
function strided_layout_attr_get_stride(attr::MlirAttribute, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGetStride(attr::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export strided_layout_attr_get_stride

"""
Gives all that `mlsStridedLayoutAttrGetStride` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not a strided layout).

In C: `mlsStridedLayoutAttrCopyStrides`.
"""
function strided_layout_attr_copy_strides(attr::MlirAttribute)
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsStridedLayoutAttrCopyStrides(attr::MlsHandle, capacity::Int, room::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export strided_layout_attr_copy_strides

"""
Gives the number of the class `StridedLayout`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsStridedLayoutAttrGetTypeID`.
"""
function strided_layout_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsStridedLayoutAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export strided_layout_attr_get_type_id

"""
Gives the number of the class `Integer`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsIntegerTypeGetTypeID`.
"""
function integer_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export integer_type_get_type_id

"""
Tells whether `ty` is an integer type.

In C: `mlsTypeIsAInteger`.
"""
function type_is_a_integer(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAInteger(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_integer

"""
Gives the signless integer type of `bitwidth` bits.

Throws: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).

In C: `mlsIntegerTypeGet`.
"""
function integer_type_get(context::MlirContext, bitwidth::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerTypeGet(context::MlsHandle, bitwidth::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export integer_type_get

"""
Gives the name that the dialect has for the class `Integer`, like `builtin.integer`.

In C: `mlsIntegerTypeGetName`.
"""
function integer_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIntegerTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export integer_type_get_name

"""
Gives the signed integer type of `bitwidth` bits.

Throws: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).

In C: `mlsIntegerTypeSignedGet`.
"""
function integer_type_signed_get(context::MlirContext, bitwidth::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerTypeSignedGet(context::MlsHandle, bitwidth::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export integer_type_signed_get

"""
Gives the unsigned integer type of `bitwidth` bits.

Throws: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).

In C: `mlsIntegerTypeUnsignedGet`.
"""
function integer_type_unsigned_get(context::MlirContext, bitwidth::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerTypeUnsignedGet(context::MlsHandle, bitwidth::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export integer_type_unsigned_get

"""
Gives the width of an integer type, in bits.

Throws: BAD_ARGUMENT (`ty`: not an integer type).

In C: `mlsIntegerTypeGetWidth`.
"""
function integer_type_get_width(ty::MlirType)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsIntegerTypeGetWidth(ty::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export integer_type_get_width

"""
Tells whether an integer type is signless.

Throws: BAD_ARGUMENT (`ty`: not an integer type).

In C: `mlsIntegerTypeIsSignless`.
"""
function integer_type_is_signless(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIntegerTypeIsSignless(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export integer_type_is_signless

"""
Tells whether an integer type is signed.

Throws: BAD_ARGUMENT (`ty`: not an integer type).

In C: `mlsIntegerTypeIsSigned`.
"""
function integer_type_is_signed(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIntegerTypeIsSigned(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export integer_type_is_signed

"""
Tells whether an integer type is unsigned.

Throws: BAD_ARGUMENT (`ty`: not an integer type).

In C: `mlsIntegerTypeIsUnsigned`.
"""
function integer_type_is_unsigned(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIntegerTypeIsUnsigned(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export integer_type_is_unsigned

"""
Gives the number of the class `Index`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsIndexTypeGetTypeID`.
"""
function index_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIndexTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export index_type_get_type_id

"""
Tells whether `ty` is the index type.

In C: `mlsTypeIsAIndex`.
"""
function type_is_a_index(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAIndex(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_index

"""
Gives the index type.

In C: `mlsIndexTypeGet`.
"""
function index_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIndexTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export index_type_get

"""
Gives the name that the dialect has for the class `Index`, like `builtin.integer`.

In C: `mlsIndexTypeGetName`.
"""
function index_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIndexTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export index_type_get_name

"""
Tells whether `ty` is a floating point type.

In C: `mlsTypeIsAFloat`.
"""
function type_is_a_float(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float

"""
Gives the width of a floating point type, in bits.

Throws: BAD_ARGUMENT (`ty`: not a floating point type).

In C: `mlsFloatTypeGetWidth`.
"""
function float_type_get_width(ty::MlirType)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsFloatTypeGetWidth(ty::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export float_type_get_width

"""
Gives the number of the class `Float4E2M1FN`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat4E2M1FNTypeGetTypeID`.
"""
function float4_e2_m1_fn_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat4E2M1FNTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float4_e2_m1_fn_type_get_type_id

"""
Tells whether `ty` is `f4E2M1FN`.

In C: `mlsTypeIsAFloat4E2M1FN`.
"""
function type_is_a_float4_e2_m1_fn(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat4E2M1FN(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float4_e2_m1_fn

"""
Gives the type `f4E2M1FN`.

In C: `mlsFloat4E2M1FNTypeGet`.
"""
function float4_e2_m1_fn_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat4E2M1FNTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float4_e2_m1_fn_type_get

"""
Gives the name that the dialect has for the class `Float4E2M1FN`, like `builtin.integer`.

In C: `mlsFloat4E2M1FNTypeGetName`.
"""
function float4_e2_m1_fn_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat4E2M1FNTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float4_e2_m1_fn_type_get_name

"""
Gives the number of the class `Float6E2M3FN`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat6E2M3FNTypeGetTypeID`.
"""
function float6_e2_m3_fn_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat6E2M3FNTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float6_e2_m3_fn_type_get_type_id

"""
Tells whether `ty` is `f6E2M3FN`.

In C: `mlsTypeIsAFloat6E2M3FN`.
"""
function type_is_a_float6_e2_m3_fn(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat6E2M3FN(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float6_e2_m3_fn

"""
Gives the type `f6E2M3FN`.

In C: `mlsFloat6E2M3FNTypeGet`.
"""
function float6_e2_m3_fn_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat6E2M3FNTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float6_e2_m3_fn_type_get

"""
Gives the name that the dialect has for the class `Float6E2M3FN`, like `builtin.integer`.

In C: `mlsFloat6E2M3FNTypeGetName`.
"""
function float6_e2_m3_fn_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat6E2M3FNTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float6_e2_m3_fn_type_get_name

"""
Gives the number of the class `Float6E3M2FN`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat6E3M2FNTypeGetTypeID`.
"""
function float6_e3_m2_fn_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat6E3M2FNTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float6_e3_m2_fn_type_get_type_id

"""
Tells whether `ty` is `f6E3M2FN`.

In C: `mlsTypeIsAFloat6E3M2FN`.
"""
function type_is_a_float6_e3_m2_fn(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat6E3M2FN(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float6_e3_m2_fn

"""
Gives the type `f6E3M2FN`.

In C: `mlsFloat6E3M2FNTypeGet`.
"""
function float6_e3_m2_fn_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat6E3M2FNTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float6_e3_m2_fn_type_get

"""
Gives the name that the dialect has for the class `Float6E3M2FN`, like `builtin.integer`.

In C: `mlsFloat6E3M2FNTypeGetName`.
"""
function float6_e3_m2_fn_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat6E3M2FNTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float6_e3_m2_fn_type_get_name

"""
Gives the number of the class `Float8E5M2`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E5M2TypeGetTypeID`.
"""
function float8_e5_m2_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E5M2TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e5_m2_type_get_type_id

"""
Tells whether `ty` is `f8E5M2`.

In C: `mlsTypeIsAFloat8E5M2`.
"""
function type_is_a_float8_e5_m2(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E5M2(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e5_m2

"""
Gives the type `f8E5M2`.

In C: `mlsFloat8E5M2TypeGet`.
"""
function float8_e5_m2_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E5M2TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e5_m2_type_get

"""
Gives the name that the dialect has for the class `Float8E5M2`, like `builtin.integer`.

In C: `mlsFloat8E5M2TypeGetName`.
"""
function float8_e5_m2_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E5M2TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e5_m2_type_get_name

"""
Gives the number of the class `Float8E4M3`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E4M3TypeGetTypeID`.
"""
function float8_e4_m3_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e4_m3_type_get_type_id

"""
Tells whether `ty` is `f8E4M3`.

In C: `mlsTypeIsAFloat8E4M3`.
"""
function type_is_a_float8_e4_m3(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E4M3(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e4_m3

"""
Gives the type `f8E4M3`.

In C: `mlsFloat8E4M3TypeGet`.
"""
function float8_e4_m3_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e4_m3_type_get

"""
Gives the name that the dialect has for the class `Float8E4M3`, like `builtin.integer`.

In C: `mlsFloat8E4M3TypeGetName`.
"""
function float8_e4_m3_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E4M3TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e4_m3_type_get_name

"""
Gives the number of the class `Float8E4M3FN`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E4M3FNTypeGetTypeID`.
"""
function float8_e4_m3_fn_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e4_m3_fn_type_get_type_id

"""
Tells whether `ty` is `f8E4M3FN`.

In C: `mlsTypeIsAFloat8E4M3FN`.
"""
function type_is_a_float8_e4_m3_fn(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E4M3FN(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e4_m3_fn

"""
Gives the type `f8E4M3FN`.

In C: `mlsFloat8E4M3FNTypeGet`.
"""
function float8_e4_m3_fn_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e4_m3_fn_type_get

"""
Gives the name that the dialect has for the class `Float8E4M3FN`, like `builtin.integer`.

In C: `mlsFloat8E4M3FNTypeGetName`.
"""
function float8_e4_m3_fn_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e4_m3_fn_type_get_name

"""
Gives the number of the class `Float8E5M2FNUZ`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E5M2FNUZTypeGetTypeID`.
"""
function float8_e5_m2_fnuz_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E5M2FNUZTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e5_m2_fnuz_type_get_type_id

"""
Tells whether `ty` is `f8E5M2FNUZ`.

In C: `mlsTypeIsAFloat8E5M2FNUZ`.
"""
function type_is_a_float8_e5_m2_fnuz(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E5M2FNUZ(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e5_m2_fnuz

"""
Gives the type `f8E5M2FNUZ`.

In C: `mlsFloat8E5M2FNUZTypeGet`.
"""
function float8_e5_m2_fnuz_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E5M2FNUZTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e5_m2_fnuz_type_get

"""
Gives the name that the dialect has for the class `Float8E5M2FNUZ`, like `builtin.integer`.

In C: `mlsFloat8E5M2FNUZTypeGetName`.
"""
function float8_e5_m2_fnuz_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E5M2FNUZTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e5_m2_fnuz_type_get_name

"""
Gives the number of the class `Float8E4M3FNUZ`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E4M3FNUZTypeGetTypeID`.
"""
function float8_e4_m3_fnuz_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNUZTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e4_m3_fnuz_type_get_type_id

"""
Tells whether `ty` is `f8E4M3FNUZ`.

In C: `mlsTypeIsAFloat8E4M3FNUZ`.
"""
function type_is_a_float8_e4_m3_fnuz(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E4M3FNUZ(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e4_m3_fnuz

"""
Gives the type `f8E4M3FNUZ`.

In C: `mlsFloat8E4M3FNUZTypeGet`.
"""
function float8_e4_m3_fnuz_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNUZTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e4_m3_fnuz_type_get

"""
Gives the name that the dialect has for the class `Float8E4M3FNUZ`, like `builtin.integer`.

In C: `mlsFloat8E4M3FNUZTypeGetName`.
"""
function float8_e4_m3_fnuz_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E4M3FNUZTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e4_m3_fnuz_type_get_name

"""
Gives the number of the class `Float8E4M3B11FNUZ`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E4M3B11FNUZTypeGetTypeID`.
"""
function float8_e4_m3_b11_fnuz_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3B11FNUZTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e4_m3_b11_fnuz_type_get_type_id

"""
Tells whether `ty` is `f8E4M3B11FNUZ`.

In C: `mlsTypeIsAFloat8E4M3B11FNUZ`.
"""
function type_is_a_float8_e4_m3_b11_fnuz(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E4M3B11FNUZ(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e4_m3_b11_fnuz

"""
Gives the type `f8E4M3B11FNUZ`.

In C: `mlsFloat8E4M3B11FNUZTypeGet`.
"""
function float8_e4_m3_b11_fnuz_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E4M3B11FNUZTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e4_m3_b11_fnuz_type_get

"""
Gives the name that the dialect has for the class `Float8E4M3B11FNUZ`, like `builtin.integer`.

In C: `mlsFloat8E4M3B11FNUZTypeGetName`.
"""
function float8_e4_m3_b11_fnuz_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E4M3B11FNUZTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e4_m3_b11_fnuz_type_get_name

"""
Gives the number of the class `Float8E3M4`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E3M4TypeGetTypeID`.
"""
function float8_e3_m4_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E3M4TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e3_m4_type_get_type_id

"""
Tells whether `ty` is `f8E3M4`.

In C: `mlsTypeIsAFloat8E3M4`.
"""
function type_is_a_float8_e3_m4(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E3M4(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e3_m4

"""
Gives the type `f8E3M4`.

In C: `mlsFloat8E3M4TypeGet`.
"""
function float8_e3_m4_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E3M4TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e3_m4_type_get

"""
Gives the name that the dialect has for the class `Float8E3M4`, like `builtin.integer`.

In C: `mlsFloat8E3M4TypeGetName`.
"""
function float8_e3_m4_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E3M4TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e3_m4_type_get_name

"""
Gives the number of the class `Float8E8M0FNU`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat8E8M0FNUTypeGetTypeID`.
"""
function float8_e8_m0_fnu_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E8M0FNUTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float8_e8_m0_fnu_type_get_type_id

"""
Tells whether `ty` is `f8E8M0FNU`.

In C: `mlsTypeIsAFloat8E8M0FNU`.
"""
function type_is_a_float8_e8_m0_fnu(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFloat8E8M0FNU(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_float8_e8_m0_fnu

"""
Gives the type `f8E8M0FNU`.

In C: `mlsFloat8E8M0FNUTypeGet`.
"""
function float8_e8_m0_fnu_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat8E8M0FNUTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export float8_e8_m0_fnu_type_get

"""
Gives the name that the dialect has for the class `Float8E8M0FNU`, like `builtin.integer`.

In C: `mlsFloat8E8M0FNUTypeGetName`.
"""
function float8_e8_m0_fnu_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFloat8E8M0FNUTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export float8_e8_m0_fnu_type_get_name

"""
Gives the number of the class `BFloat16`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsBFloat16TypeGetTypeID`.
"""
function bfloat16_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBFloat16TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export bfloat16_type_get_type_id

"""
Tells whether `ty` is `bf16`.

In C: `mlsTypeIsABF16`.
"""
function type_is_abf16(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsABF16(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_abf16

"""
Gives the type `bf16`.

In C: `mlsBF16TypeGet`.
"""
function bf16_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBF16TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export bf16_type_get

"""
Gives the name that the dialect has for the class `BF16`, like `builtin.integer`.

In C: `mlsBF16TypeGetName`.
"""
function bf16_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsBF16TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export bf16_type_get_name

"""
Gives the number of the class `Float16`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat16TypeGetTypeID`.
"""
function float16_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat16TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float16_type_get_type_id

"""
Tells whether `ty` is `f16`.

In C: `mlsTypeIsAF16`.
"""
function type_is_af16(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAF16(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_af16

"""
Gives the type `f16`.

In C: `mlsF16TypeGet`.
"""
function f16_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsF16TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export f16_type_get

"""
Gives the name that the dialect has for the class `F16`, like `builtin.integer`.

In C: `mlsF16TypeGetName`.
"""
function f16_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsF16TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export f16_type_get_name

"""
Gives the number of the class `Float32`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat32TypeGetTypeID`.
"""
function float32_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat32TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float32_type_get_type_id

"""
Tells whether `ty` is `f32`.

In C: `mlsTypeIsAF32`.
"""
function type_is_af32(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAF32(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_af32

"""
Gives the type `f32`.

In C: `mlsF32TypeGet`.
"""
function f32_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsF32TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export f32_type_get

"""
Gives the name that the dialect has for the class `F32`, like `builtin.integer`.

In C: `mlsF32TypeGetName`.
"""
function f32_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsF32TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export f32_type_get_name

"""
Gives the number of the class `Float64`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloat64TypeGetTypeID`.
"""
function float64_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloat64TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float64_type_get_type_id

"""
Tells whether `ty` is `f64`.

In C: `mlsTypeIsAF64`.
"""
function type_is_af64(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAF64(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_af64

"""
Gives the type `f64`.

In C: `mlsF64TypeGet`.
"""
function f64_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsF64TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export f64_type_get

"""
Gives the name that the dialect has for the class `F64`, like `builtin.integer`.

In C: `mlsF64TypeGetName`.
"""
function f64_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsF64TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export f64_type_get_name

"""
Gives the number of the class `FloatTF32`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFloatTF32TypeGetTypeID`.
"""
function float_tf32_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFloatTF32TypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export float_tf32_type_get_type_id

"""
Tells whether `ty` is `tf32`.

In C: `mlsTypeIsATF32`.
"""
function type_is_atf32(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATF32(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_atf32

"""
Gives the type `tf32`.

In C: `mlsTF32TypeGet`.
"""
function tf32_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTF32TypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export tf32_type_get

"""
Gives the name that the dialect has for the class `TF32`, like `builtin.integer`.

In C: `mlsTF32TypeGetName`.
"""
function tf32_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTF32TypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export tf32_type_get_name

"""
Gives the number of the class `None`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsNoneTypeGetTypeID`.
"""
function none_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsNoneTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export none_type_get_type_id

"""
Tells whether `ty` is the none type.

In C: `mlsTypeIsANone`.
"""
function type_is_a_none(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsANone(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_none

"""
Gives the none type.

In C: `mlsNoneTypeGet`.
"""
function none_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsNoneTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export none_type_get

"""
Gives the name that the dialect has for the class `None`, like `builtin.integer`.

In C: `mlsNoneTypeGetName`.
"""
function none_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsNoneTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export none_type_get_name

"""
Gives the number of the class `Complex`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsComplexTypeGetTypeID`.
"""
function complex_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export complex_type_get_type_id

"""
Tells whether `ty` is a complex type.

In C: `mlsTypeIsAComplex`.
"""
function type_is_a_complex(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAComplex(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_complex

"""
Gives the complex type of an element type: of integers or floating point numbers.

Throws: BAD_ARGUMENT (`elementType`: not an integer or floating point type); TOO_DEEP.

In C: `mlsComplexTypeGet`.
"""
function complex_type_get(element_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexTypeGet(element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export complex_type_get

"""
Gives the name that the dialect has for the class `Complex`, like `builtin.integer`.

In C: `mlsComplexTypeGetName`.
"""
function complex_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsComplexTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export complex_type_get_name

"""
Gives the element type of a complex type.

Throws: BAD_ARGUMENT (`ty`: not a complex type).

In C: `mlsComplexTypeGetElementType`.
"""
function complex_type_get_element_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexTypeGetElementType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export complex_type_get_element_type

"""
Tells whether `ty` is a vector, tensor or memref type.

In C: `mlsTypeIsAShaped`.
"""
function type_is_a_shaped(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAShaped(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_shaped

"""
Gives the element type of a shaped type.

Throws: BAD_ARGUMENT (`ty`: not a shaped type).

In C: `mlsShapedTypeGetElementType`.
"""
function shaped_type_get_element_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsShapedTypeGetElementType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export shaped_type_get_element_type

"""
Tells whether a shaped type has a rank.

Throws: BAD_ARGUMENT (`ty`: not a shaped type).

In C: `mlsShapedTypeHasRank`.
"""
function shaped_type_has_rank(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsShapedTypeHasRank(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export shaped_type_has_rank

"""
Gives the rank of a shaped type that has one.

Throws: BAD_ARGUMENT (`ty`: not a shaped type with a rank).

In C: `mlsShapedTypeGetRank`.
"""
function shaped_type_get_rank(ty::MlirType)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsShapedTypeGetRank(ty::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export shaped_type_get_rank

"""
Tells whether a shaped type has a rank and only static sizes.

Throws: BAD_ARGUMENT (`ty`: not a shaped type).

In C: `mlsShapedTypeHasStaticShape`.
"""
function shaped_type_has_static_shape(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsShapedTypeHasStaticShape(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export shaped_type_has_static_shape

"""
Tells whether size number `dim` of a shaped type is dynamic.

Throws: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE (`dim`).

In C: `mlsShapedTypeIsDynamicDim`.
"""
function shaped_type_is_dynamic_dim(ty::MlirType, dim::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsShapedTypeIsDynamicDim(ty::MlsHandle, dim::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export shaped_type_is_dynamic_dim

"""
Tells whether size number `dim` of a shaped type is static.

Throws: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE (`dim`).

In C: `mlsShapedTypeIsStaticDim`.
"""
function shaped_type_is_static_dim(ty::MlirType, dim::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsShapedTypeIsStaticDim(ty::MlsHandle, dim::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export shaped_type_is_static_dim

"""
Gives size number `dim` of a shaped type: a number of elements, or `mlsShapedTypeGetDynamicSize` if it is dynamic.

Throws: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE (`dim`).

In C: `mlsShapedTypeGetDimSize`.
"""
function shaped_type_get_dim_size(ty::MlirType, dim::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsShapedTypeGetDimSize(ty::MlsHandle, dim::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export shaped_type_get_dim_size

"""
Gives all that `mlsShapedTypeGetDimSize` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a shaped type with a rank).

In C: `mlsShapedTypeCopySizes`.
"""
function shaped_type_copy_sizes(ty::MlirType)
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsShapedTypeCopySizes(ty::MlsHandle, capacity::Int, room::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export shaped_type_copy_sizes

"""
Tells whether a number is the one that stands for a dynamic size.

In C: `mlsShapedTypeIsDynamicSize`.
"""
function shaped_type_is_dynamic_size(size::Integer)
    @ccall libmlir_shim.mlsShapedTypeIsDynamicSize(size::Int64)::Bool
end
export shaped_type_is_dynamic_size

"""
Tells whether a number is not the one that stands for a dynamic size.

In C: `mlsShapedTypeIsStaticSize`.
"""
function shaped_type_is_static_size(size::Integer)
    @ccall libmlir_shim.mlsShapedTypeIsStaticSize(size::Int64)::Bool
end
export shaped_type_is_static_size

"""
Gives the number that stands for a dynamic size.

In C: `mlsShapedTypeGetDynamicSize`.
"""
function shaped_type_get_dynamic_size()
    @ccall libmlir_shim.mlsShapedTypeGetDynamicSize()::Int64
end
export shaped_type_get_dynamic_size

"""
Tells whether a number is the one that stands for a dynamic stride or offset.

In C: `mlsShapedTypeIsDynamicStrideOrOffset`.
"""
function shaped_type_is_dynamic_stride_or_offset(val::Integer)
    @ccall libmlir_shim.mlsShapedTypeIsDynamicStrideOrOffset(val::Int64)::Bool
end
export shaped_type_is_dynamic_stride_or_offset

"""
Tells whether a number is not the one that stands for a dynamic stride or offset.

In C: `mlsShapedTypeIsStaticStrideOrOffset`.
"""
function shaped_type_is_static_stride_or_offset(val::Integer)
    @ccall libmlir_shim.mlsShapedTypeIsStaticStrideOrOffset(val::Int64)::Bool
end
export shaped_type_is_static_stride_or_offset

"""
Gives the number that stands for a dynamic stride or offset.

In C: `mlsShapedTypeGetDynamicStrideOrOffset`.
"""
function shaped_type_get_dynamic_stride_or_offset()
    @ccall libmlir_shim.mlsShapedTypeGetDynamicStrideOrOffset()::Int64
end
export shaped_type_get_dynamic_stride_or_offset

"""
Gives the number of the class `Vector`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsVectorTypeGetTypeID`.
"""
function vector_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsVectorTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export vector_type_get_type_id

"""
Tells whether `ty` is a vector type.

In C: `mlsTypeIsAVector`.
"""
function type_is_a_vector(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAVector(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_vector

"""
Gives the vector type of `rank` sizes, each at least 1.

Throws: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsVectorTypeGet`.
"""
function vector_type_get(shape, element_type::MlirType)
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsVectorTypeGet(length(shape_)::Int, shape_::Ptr{Int64}, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export vector_type_get

"""
Gives the name that the dialect has for the class `Vector`, like `builtin.integer`.

In C: `mlsVectorTypeGetName`.
"""
function vector_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsVectorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export vector_type_get_name

"""
Gives the vector type of `rank` sizes, each at least 1. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsVectorTypeGetChecked`.
"""
function vector_type_get_checked(location::MlirLocation, shape, element_type::MlirType)
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsVectorTypeGetChecked(location::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export vector_type_get_checked

"""
Gives the vector type of `rank` sizes, each at least 1; those for which `scalable` says so are multiples of it.

Throws: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsVectorTypeGetScalable`.
"""
function vector_type_get_scalable(shape, scalable, element_type::MlirType)
    shape_ = convert(Vector{Int64}, shape)
    scalable_ = convert(Vector{UInt8}, scalable)
    out = Ref{MlsHandle}()
    same_length(shape_, scalable_)
    check(@ccall libmlir_shim.mlsVectorTypeGetScalable(length(shape_)::Int, shape_::Ptr{Int64}, scalable_::Ptr{UInt8}, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export vector_type_get_scalable

"""
Gives the vector type of `rank` sizes, each at least 1; those for which `scalable` says so are multiples of it. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsVectorTypeGetScalableChecked`.
"""
function vector_type_get_scalable_checked(location::MlirLocation, shape, scalable, element_type::MlirType)
    shape_ = convert(Vector{Int64}, shape)
    scalable_ = convert(Vector{UInt8}, scalable)
    out = Ref{MlsHandle}()
    same_length(shape_, scalable_)
    check(@ccall libmlir_shim.mlsVectorTypeGetScalableChecked(location::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, scalable_::Ptr{UInt8}, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export vector_type_get_scalable_checked

"""
Tells whether a size of a vector type is scalable.

Throws: BAD_ARGUMENT (`ty`: not a vector type).

In C: `mlsVectorTypeIsScalable`.
"""
function vector_type_is_scalable(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsVectorTypeIsScalable(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export vector_type_is_scalable

"""
Tells whether size number `dim` of a vector type is scalable.

Throws: BAD_ARGUMENT (`ty`: not a vector type); OUT_OF_RANGE (`dim`).

In C: `mlsVectorTypeIsDimScalable`.
"""
function vector_type_is_dim_scalable(ty::MlirType, dim::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsVectorTypeIsDimScalable(ty::MlsHandle, dim::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export vector_type_is_dim_scalable

"""
Tells whether `ty` is a tensor type.

In C: `mlsTypeIsATensor`.
"""
function type_is_a_tensor(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATensor(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_tensor

"""
Gives the number of the class `RankedTensor`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsRankedTensorTypeGetTypeID`.
"""
function ranked_tensor_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRankedTensorTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export ranked_tensor_type_get_type_id

"""
Tells whether `ty` is a ranked tensor type.

In C: `mlsTypeIsARankedTensor`.
"""
function type_is_a_ranked_tensor(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsARankedTensor(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_ranked_tensor

"""
Gives the number of the class `UnrankedTensor`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUnrankedTensorTypeGetTypeID`.
"""
function unranked_tensor_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedTensorTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export unranked_tensor_type_get_type_id

"""
Tells whether `ty` is an unranked tensor type.

In C: `mlsTypeIsAUnrankedTensor`.
"""
function type_is_a_unranked_tensor(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAUnrankedTensor(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_unranked_tensor

"""
Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not null.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsRankedTensorTypeGet`.
"""
function ranked_tensor_type_get(shape, element_type::MlirType, encoding::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRankedTensorTypeGet(length(shape_)::Int, shape_::Ptr{Int64}, element_type::MlsHandle, encoding::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export ranked_tensor_type_get

"""
Gives the name that the dialect has for the class `RankedTensor`, like `builtin.integer`.

In C: `mlsRankedTensorTypeGetName`.
"""
function ranked_tensor_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsRankedTensorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export ranked_tensor_type_get_name

"""
Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not null. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsRankedTensorTypeGetChecked`.
"""
function ranked_tensor_type_get_checked(location::MlirLocation, shape, element_type::MlirType, encoding::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRankedTensorTypeGetChecked(location::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, element_type::MlsHandle, encoding::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export ranked_tensor_type_get_checked

"""
Gives the encoding of a ranked tensor type; null if it has none.

Throws: BAD_ARGUMENT (`ty`: not a ranked tensor type).

In C: `mlsRankedTensorTypeGetEncoding`.
"""
function ranked_tensor_type_get_encoding(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRankedTensorTypeGetEncoding(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export ranked_tensor_type_get_encoding

"""
Gives the unranked tensor type of an element type.

Throws: TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsUnrankedTensorTypeGet`.
"""
function unranked_tensor_type_get(element_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedTensorTypeGet(element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export unranked_tensor_type_get

"""
Gives the name that the dialect has for the class `UnrankedTensor`, like `builtin.integer`.

In C: `mlsUnrankedTensorTypeGetName`.
"""
function unranked_tensor_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUnrankedTensorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export unranked_tensor_type_get_name

"""
Gives the unranked tensor type of an element type. Diagnostics are at `location`.

Throws: TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsUnrankedTensorTypeGetChecked`.
"""
function unranked_tensor_type_get_checked(location::MlirLocation, element_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedTensorTypeGetChecked(location::MlsHandle, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export unranked_tensor_type_get_checked

"""
Gives the number of the class `MemRef`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsMemRefTypeGetTypeID`.
"""
function mem_ref_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export mem_ref_type_get_type_id

"""
Tells whether `ty` is a ranked memref type.

In C: `mlsTypeIsAMemRef`.
"""
function type_is_a_mem_ref(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAMemRef(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_mem_ref

"""
Gives the number of the class `UnrankedMemRef`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUnrankedMemRefTypeGetTypeID`.
"""
function unranked_mem_ref_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedMemRefTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export unranked_mem_ref_type_get_type_id

"""
Tells whether `ty` is an unranked memref type.

In C: `mlsTypeIsAUnrankedMemRef`.
"""
function type_is_a_unranked_mem_ref(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAUnrankedMemRef(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_unranked_mem_ref

"""
Gives the memref type of `rank` sizes, with a layout and a memory space where these are not null.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsMemRefTypeGet`.
"""
function mem_ref_type_get(element_type::MlirType, shape, layout::Union{MlirAttribute, Nothing}, memory_space::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGet(element_type::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, layout::MlsHandle, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export mem_ref_type_get

"""
Gives the name that the dialect has for the class `MemRef`, like `builtin.integer`.

In C: `mlsMemRefTypeGetName`.
"""
function mem_ref_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export mem_ref_type_get_name

"""
Gives the memref type of `rank` sizes, with a layout and a memory space where these are not null. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsMemRefTypeGetChecked`.
"""
function mem_ref_type_get_checked(location::MlirLocation, element_type::MlirType, shape, layout::Union{MlirAttribute, Nothing}, memory_space::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetChecked(location::MlsHandle, element_type::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, layout::MlsHandle, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export mem_ref_type_get_checked

"""
Gives the memref type of `rank` sizes without a layout, with a memory space if `memorySpace` is not null.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsMemRefTypeContiguousGet`.
"""
function mem_ref_type_contiguous_get(element_type::MlirType, shape, memory_space::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeContiguousGet(element_type::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export mem_ref_type_contiguous_get

"""
Gives the memref type of `rank` sizes without a layout, with a memory space if `memorySpace` is not null. Diagnostics are at `location`.

Throws: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsMemRefTypeContiguousGetChecked`.
"""
function mem_ref_type_contiguous_get_checked(location::MlirLocation, element_type::MlirType, shape, memory_space::Union{MlirAttribute, Nothing})
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeContiguousGetChecked(location::MlsHandle, element_type::MlsHandle, length(shape_)::Int, shape_::Ptr{Int64}, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export mem_ref_type_contiguous_get_checked

"""
Gives the unranked memref type of an element type, with a memory space if `memorySpace` is not null.

Throws: TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsUnrankedMemRefTypeGet`.
"""
function unranked_mem_ref_type_get(element_type::MlirType, memory_space::Union{MlirAttribute, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedMemRefTypeGet(element_type::MlsHandle, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export unranked_mem_ref_type_get

"""
Gives the name that the dialect has for the class `UnrankedMemRef`, like `builtin.integer`.

In C: `mlsUnrankedMemRefTypeGetName`.
"""
function unranked_mem_ref_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUnrankedMemRefTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export unranked_mem_ref_type_get_name

"""
Gives the unranked memref type of an element type, with a memory space if `memorySpace` is not null. Diagnostics are at `location`.

Throws: TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsUnrankedMemRefTypeGetChecked`.
"""
function unranked_mem_ref_type_get_checked(location::MlirLocation, element_type::MlirType, memory_space::Union{MlirAttribute, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedMemRefTypeGetChecked(location::MlsHandle, element_type::MlsHandle, memory_space::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export unranked_mem_ref_type_get_checked

"""
Gives the layout of a ranked memref type.

Throws: BAD_ARGUMENT (`ty`: not a ranked memref type).

In C: `mlsMemRefTypeGetLayout`.
"""
function mem_ref_type_get_layout(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetLayout(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export mem_ref_type_get_layout

"""
Gives the affine map of the layout of a ranked memref type.

Throws: BAD_ARGUMENT (`ty`: not a ranked memref type).

In C: `mlsMemRefTypeGetAffineMap`.
"""
function mem_ref_type_get_affine_map(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetAffineMap(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export mem_ref_type_get_affine_map

"""
Gives the memory space of a ranked memref type; null if it has none.

Throws: BAD_ARGUMENT (`ty`: not a ranked memref type).

In C: `mlsMemRefTypeGetMemorySpace`.
"""
function mem_ref_type_get_memory_space(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsMemRefTypeGetMemorySpace(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export mem_ref_type_get_memory_space

"""
Gives the memory space of an unranked memref type; null if it has none.

Throws: BAD_ARGUMENT (`ty`: not an unranked memref type).

In C: `mlsUnrankedMemrefGetMemorySpace`.
"""
function unranked_memref_get_memory_space(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUnrankedMemrefGetMemorySpace(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export unranked_memref_get_memory_space

"""
Gives the number of the class `Tuple`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTupleTypeGetTypeID`.
"""
function tuple_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTupleTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export tuple_type_get_type_id

"""
Tells whether `ty` is a tuple type.

In C: `mlsTypeIsATuple`.
"""
function type_is_a_tuple(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATuple(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_tuple

"""
Gives the tuple type of `elements`.

Throws: TOO_DEEP.

In C: `mlsTupleTypeGet`.
"""
function tuple_type_get(context::MlirContext, elements)
    elements_ = bits_of(MlirType, elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsTupleTypeGet(context::MlsHandle, length(elements_)::Int, elements_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export tuple_type_get

"""
Gives the name that the dialect has for the class `Tuple`, like `builtin.integer`.

In C: `mlsTupleTypeGetName`.
"""
function tuple_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTupleTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export tuple_type_get_name

"""
Gives the number of types in a tuple type.

Throws: BAD_ARGUMENT (`ty`: not a tuple type).

In C: `mlsTupleTypeGetNumTypes`.
"""
function tuple_type_get_num_types(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsTupleTypeGetNumTypes(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export tuple_type_get_num_types

"""
Gives type number `pos` of a tuple type.

Throws: BAD_ARGUMENT (`ty`: not a tuple type); OUT_OF_RANGE (`pos`).

In C: `mlsTupleTypeGetType`.
"""
function tuple_type_get_type(ty::MlirType, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTupleTypeGetType(ty::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export tuple_type_get_type

"""
Gives all that `mlsTupleTypeGetType` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a tuple type).

In C: `mlsTupleTypeCopyTypes`.
"""
function tuple_type_copy_types(ty::MlirType)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsTupleTypeCopyTypes(ty::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export tuple_type_copy_types

"""
Gives the number of the class `Function`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsFunctionTypeGetTypeID`.
"""
function function_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export function_type_get_type_id

"""
Tells whether `ty` is a function type.

In C: `mlsTypeIsAFunction`.
"""
function type_is_a_function(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAFunction(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_function

"""
Gives the type of functions from `inputs` to `results`.

Throws: TOO_DEEP.

In C: `mlsFunctionTypeGet`.
"""
function function_type_get(context::MlirContext, inputs, results)
    inputs_ = bits_of(MlirType, inputs)
    results_ = bits_of(MlirType, results)
    out = Ref{MlsHandle}()
    GC.@preserve inputs results check(@ccall libmlir_shim.mlsFunctionTypeGet(context::MlsHandle, length(inputs_)::Int, inputs_::Ptr{MlsHandle}, length(results_)::Int, results_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export function_type_get

"""
Gives the name that the dialect has for the class `Function`, like `builtin.integer`.

In C: `mlsFunctionTypeGetName`.
"""
function function_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export function_type_get_name

"""
Gives the number of inputs of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type).

In C: `mlsFunctionTypeGetNumInputs`.
"""
function function_type_get_num_inputs(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetNumInputs(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export function_type_get_num_inputs

"""
Gives the number of results of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type).

In C: `mlsFunctionTypeGetNumResults`.
"""
function function_type_get_num_results(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetNumResults(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export function_type_get_num_results

"""
Gives the type of input number `pos` of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).

In C: `mlsFunctionTypeGetInput`.
"""
function function_type_get_input(ty::MlirType, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetInput(ty::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export function_type_get_input

"""
Gives all that `mlsFunctionTypeGetInput` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a function type).

In C: `mlsFunctionTypeCopyInputs`.
"""
function function_type_copy_inputs(ty::MlirType)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsFunctionTypeCopyInputs(ty::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export function_type_copy_inputs

"""
Gives the type of result number `pos` of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).

In C: `mlsFunctionTypeGetResult`.
"""
function function_type_get_result(ty::MlirType, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFunctionTypeGetResult(ty::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export function_type_get_result

"""
Gives all that `mlsFunctionTypeGetResult` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a function type).

In C: `mlsFunctionTypeCopyResults`.
"""
function function_type_copy_results(ty::MlirType)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsFunctionTypeCopyResults(ty::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export function_type_copy_results

"""
Gives the number of the class `Opaque`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsOpaqueTypeGetTypeID`.
"""
function opaque_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpaqueTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export opaque_type_get_type_id

"""
Tells whether `ty` is an opaque type: one of a dialect that is not registered.

In C: `mlsTypeIsAOpaque`.
"""
function type_is_a_opaque(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAOpaque(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_opaque

"""
Gives the opaque type of a dialect, by its text without the dialect.

Throws: BAD_ARGUMENT (`dialectNamespace`: not a name); DIALECT_NOT_LOADED (`dialectNamespace`: the context does not allow unregistered dialects).

In C: `mlsOpaqueTypeGet`.
"""
function opaque_type_get(context::MlirContext, dialect_namespace::Union{AbstractString, Vector{UInt8}}, type_data::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpaqueTypeGet(context::MlsHandle, dialect_namespace::MlsStringRef, type_data::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export opaque_type_get

"""
Gives the name that the dialect has for the class `Opaque`, like `builtin.integer`.

In C: `mlsOpaqueTypeGetName`.
"""
function opaque_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_type_get_name

"""
Gives the name of the dialect of an opaque type.

Throws: BAD_ARGUMENT (`ty`: not an opaque type).

In C: `mlsOpaqueTypeGetDialectNamespace`.
"""
function opaque_type_get_dialect_namespace(ty::MlirType)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueTypeGetDialectNamespace(ty::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_type_get_dialect_namespace

"""
Gives the text of an opaque type, without the dialect.

Throws: BAD_ARGUMENT (`ty`: not an opaque type).

In C: `mlsOpaqueTypeGetData`.
"""
function opaque_type_get_data(ty::MlirType)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsOpaqueTypeGetData(ty::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export opaque_type_get_data

"""
Makes `ConversionPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionPasses`.
"""
function register_conversion_passes()
    check(@ccall libmlir_shim.mlsRegisterConversionPasses()::MlsStatus)
    nothing
end
export register_conversion_passes

"""
Makes the pass `convert-arith-to-amdgpu`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionArithToAMDGPUConversionPass`.
"""
function create_conversion_arith_to_amdgpu_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionArithToAMDGPUConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_arith_to_amdgpu_conversion_pass

"""
Makes `ConversionArithToAMDGPUConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionArithToAMDGPUConversionPass`.
"""
function register_conversion_arith_to_amdgpu_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionArithToAMDGPUConversionPass()::MlsStatus)
    nothing
end
export register_conversion_arith_to_amdgpu_conversion_pass

"""
Makes the pass `convert-arith-to-apfloat`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionArithToAPFloatConversionPass`.
"""
function create_conversion_arith_to_ap_float_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionArithToAPFloatConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_arith_to_ap_float_conversion_pass

"""
Makes `ConversionArithToAPFloatConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionArithToAPFloatConversionPass`.
"""
function register_conversion_arith_to_ap_float_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionArithToAPFloatConversionPass()::MlsStatus)
    nothing
end
export register_conversion_arith_to_ap_float_conversion_pass

"""
Makes the pass `convert-arith-to-arm-sme`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionArithToArmSMEConversionPass`.
"""
function create_conversion_arith_to_arm_sme_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionArithToArmSMEConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_arith_to_arm_sme_conversion_pass

"""
Makes `ConversionArithToArmSMEConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionArithToArmSMEConversionPass`.
"""
function register_conversion_arith_to_arm_sme_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionArithToArmSMEConversionPass()::MlsStatus)
    nothing
end
export register_conversion_arith_to_arm_sme_conversion_pass

"""
Makes the pass `convert-arith-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionArithToLLVMConversionPass`.
"""
function create_conversion_arith_to_llvm_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionArithToLLVMConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_arith_to_llvm_conversion_pass

"""
Makes `ConversionArithToLLVMConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionArithToLLVMConversionPass`.
"""
function register_conversion_arith_to_llvm_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionArithToLLVMConversionPass()::MlsStatus)
    nothing
end
export register_conversion_arith_to_llvm_conversion_pass

"""
Makes the pass `convert-amdgpu-to-rocdl`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertAMDGPUToROCDLPass`.
"""
function create_conversion_convert_amdgpu_to_rocdl_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertAMDGPUToROCDLPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_amdgpu_to_rocdl_pass

"""
Makes `ConversionConvertAMDGPUToROCDLPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertAMDGPUToROCDLPass`.
"""
function register_conversion_convert_amdgpu_to_rocdl_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertAMDGPUToROCDLPass()::MlsStatus)
    nothing
end
export register_conversion_convert_amdgpu_to_rocdl_pass

"""
Makes the pass `convert-affine-for-to-gpu`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertAffineForToGPUPass`.
"""
function create_conversion_convert_affine_for_to_gpu_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertAffineForToGPUPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_affine_for_to_gpu_pass

"""
Makes `ConversionConvertAffineForToGPUPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertAffineForToGPUPass`.
"""
function register_conversion_convert_affine_for_to_gpu_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertAffineForToGPUPass()::MlsStatus)
    nothing
end
export register_conversion_convert_affine_for_to_gpu_pass

"""
Makes the pass `convert-arith-to-emitc`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertArithToEmitC`.
"""
function create_conversion_convert_arith_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertArithToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_arith_to_emit_c

"""
Makes `ConversionConvertArithToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertArithToEmitC`.
"""
function register_conversion_convert_arith_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertArithToEmitC()::MlsStatus)
    nothing
end
export register_conversion_convert_arith_to_emit_c

"""
Makes the pass `convert-arith-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertArithToSPIRVPass`.
"""
function create_conversion_convert_arith_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertArithToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_arith_to_spirv_pass

"""
Makes `ConversionConvertArithToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertArithToSPIRVPass`.
"""
function register_conversion_convert_arith_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertArithToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_arith_to_spirv_pass

"""
Makes the pass `arm-neon-2d-to-intr`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertArmNeon2dToIntrPass`.
"""
function create_conversion_convert_arm_neon2d_to_intr_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertArmNeon2dToIntrPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_arm_neon2d_to_intr_pass

"""
Makes `ConversionConvertArmNeon2dToIntrPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertArmNeon2dToIntrPass`.
"""
function register_conversion_convert_arm_neon2d_to_intr_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertArmNeon2dToIntrPass()::MlsStatus)
    nothing
end
export register_conversion_convert_arm_neon2d_to_intr_pass

"""
Makes the pass `convert-arm-sme-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertArmSMEToLLVM`.
"""
function create_conversion_convert_arm_sme_to_llvm()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertArmSMEToLLVM(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_arm_sme_to_llvm

"""
Makes `ConversionConvertArmSMEToLLVM` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertArmSMEToLLVM`.
"""
function register_conversion_convert_arm_sme_to_llvm()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertArmSMEToLLVM()::MlsStatus)
    nothing
end
export register_conversion_convert_arm_sme_to_llvm

"""
Makes the pass `convert-arm-sme-to-scf`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertArmSMEToSCFPass`.
"""
function create_conversion_convert_arm_sme_to_scf_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertArmSMEToSCFPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_arm_sme_to_scf_pass

"""
Makes `ConversionConvertArmSMEToSCFPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertArmSMEToSCFPass`.
"""
function register_conversion_convert_arm_sme_to_scf_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertArmSMEToSCFPass()::MlsStatus)
    nothing
end
export register_conversion_convert_arm_sme_to_scf_pass

"""
Makes the pass `convert-async-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertAsyncToLLVMPass`.
"""
function create_conversion_convert_async_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertAsyncToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_async_to_llvm_pass

"""
Makes `ConversionConvertAsyncToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertAsyncToLLVMPass`.
"""
function register_conversion_convert_async_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertAsyncToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_async_to_llvm_pass

"""
Makes the pass `convert-bufferization-to-memref`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertBufferizationToMemRefPass`.
"""
function create_conversion_convert_bufferization_to_mem_ref_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertBufferizationToMemRefPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_bufferization_to_mem_ref_pass

"""
Makes `ConversionConvertBufferizationToMemRefPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertBufferizationToMemRefPass`.
"""
function register_conversion_convert_bufferization_to_mem_ref_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertBufferizationToMemRefPass()::MlsStatus)
    nothing
end
export register_conversion_convert_bufferization_to_mem_ref_pass

"""
Makes the pass `convert-complex-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertComplexToLLVMPass`.
"""
function create_conversion_convert_complex_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertComplexToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_complex_to_llvm_pass

"""
Makes `ConversionConvertComplexToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertComplexToLLVMPass`.
"""
function register_conversion_convert_complex_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertComplexToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_complex_to_llvm_pass

"""
Makes the pass `convert-complex-to-libm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertComplexToLibm`.
"""
function create_conversion_convert_complex_to_libm()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertComplexToLibm(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_complex_to_libm

"""
Makes `ConversionConvertComplexToLibm` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertComplexToLibm`.
"""
function register_conversion_convert_complex_to_libm()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertComplexToLibm()::MlsStatus)
    nothing
end
export register_conversion_convert_complex_to_libm

"""
Makes the pass `convert-complex-to-rocdl-library-calls`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertComplexToROCDLLibraryCalls`.
"""
function create_conversion_convert_complex_to_rocdl_library_calls()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertComplexToROCDLLibraryCalls(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_complex_to_rocdl_library_calls

"""
Makes `ConversionConvertComplexToROCDLLibraryCalls` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertComplexToROCDLLibraryCalls`.
"""
function register_conversion_convert_complex_to_rocdl_library_calls()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertComplexToROCDLLibraryCalls()::MlsStatus)
    nothing
end
export register_conversion_convert_complex_to_rocdl_library_calls

"""
Makes the pass `convert-complex-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertComplexToSPIRVPass`.
"""
function create_conversion_convert_complex_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertComplexToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_complex_to_spirv_pass

"""
Makes `ConversionConvertComplexToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertComplexToSPIRVPass`.
"""
function register_conversion_convert_complex_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertComplexToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_complex_to_spirv_pass

"""
Makes the pass `convert-complex-to-standard`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertComplexToStandardPass`.
"""
function create_conversion_convert_complex_to_standard_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertComplexToStandardPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_complex_to_standard_pass

"""
Makes `ConversionConvertComplexToStandardPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertComplexToStandardPass`.
"""
function register_conversion_convert_complex_to_standard_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertComplexToStandardPass()::MlsStatus)
    nothing
end
export register_conversion_convert_complex_to_standard_pass

"""
Makes the pass `convert-cf-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertControlFlowToLLVMPass`.
"""
function create_conversion_convert_control_flow_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertControlFlowToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_control_flow_to_llvm_pass

"""
Makes `ConversionConvertControlFlowToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertControlFlowToLLVMPass`.
"""
function register_conversion_convert_control_flow_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertControlFlowToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_control_flow_to_llvm_pass

"""
Makes the pass `convert-cf-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertControlFlowToSPIRVPass`.
"""
function create_conversion_convert_control_flow_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertControlFlowToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_control_flow_to_spirv_pass

"""
Makes `ConversionConvertControlFlowToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertControlFlowToSPIRVPass`.
"""
function register_conversion_convert_control_flow_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertControlFlowToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_control_flow_to_spirv_pass

"""
Makes the pass `convert-func-to-emitc`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertFuncToEmitC`.
"""
function create_conversion_convert_func_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertFuncToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_func_to_emit_c

"""
Makes `ConversionConvertFuncToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertFuncToEmitC`.
"""
function register_conversion_convert_func_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertFuncToEmitC()::MlsStatus)
    nothing
end
export register_conversion_convert_func_to_emit_c

"""
Makes the pass `convert-func-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertFuncToLLVMPass`.
"""
function create_conversion_convert_func_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertFuncToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_func_to_llvm_pass

"""
Makes `ConversionConvertFuncToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertFuncToLLVMPass`.
"""
function register_conversion_convert_func_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertFuncToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_func_to_llvm_pass

"""
Makes the pass `convert-func-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertFuncToSPIRVPass`.
"""
function create_conversion_convert_func_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertFuncToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_func_to_spirv_pass

"""
Makes `ConversionConvertFuncToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertFuncToSPIRVPass`.
"""
function register_conversion_convert_func_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertFuncToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_func_to_spirv_pass

"""
Makes the pass `convert-gpu-to-spirv`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertGPUToSPIRV`.
"""
function create_conversion_convert_gpu_to_spirv()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertGPUToSPIRV(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_gpu_to_spirv

"""
Makes `ConversionConvertGPUToSPIRV` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertGPUToSPIRV`.
"""
function register_conversion_convert_gpu_to_spirv()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertGPUToSPIRV()::MlsStatus)
    nothing
end
export register_conversion_convert_gpu_to_spirv

"""
Makes the pass `convert-gpu-to-llvm-spv`, with the default of each option; it is for `gpu.module`.

In C: `mlsCreateConversionConvertGpuOpsToLLVMSPVOps`.
"""
function create_conversion_convert_gpu_ops_to_llvmspv_ops()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertGpuOpsToLLVMSPVOps(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_gpu_ops_to_llvmspv_ops

"""
Makes `ConversionConvertGpuOpsToLLVMSPVOps` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertGpuOpsToLLVMSPVOps`.
"""
function register_conversion_convert_gpu_ops_to_llvmspv_ops()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertGpuOpsToLLVMSPVOps()::MlsStatus)
    nothing
end
export register_conversion_convert_gpu_ops_to_llvmspv_ops

"""
Makes the pass `convert-gpu-to-nvvm`, with the default of each option; it is for `gpu.module`.

In C: `mlsCreateConversionConvertGpuOpsToNVVMOps`.
"""
function create_conversion_convert_gpu_ops_to_nvvm_ops()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertGpuOpsToNVVMOps(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_gpu_ops_to_nvvm_ops

"""
Makes `ConversionConvertGpuOpsToNVVMOps` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertGpuOpsToNVVMOps`.
"""
function register_conversion_convert_gpu_ops_to_nvvm_ops()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertGpuOpsToNVVMOps()::MlsStatus)
    nothing
end
export register_conversion_convert_gpu_ops_to_nvvm_ops

"""
Makes the pass `convert-gpu-to-rocdl`, with the default of each option; it is for `gpu.module`.

In C: `mlsCreateConversionConvertGpuOpsToROCDLOps`.
"""
function create_conversion_convert_gpu_ops_to_rocdl_ops()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertGpuOpsToROCDLOps(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_gpu_ops_to_rocdl_ops

"""
Makes `ConversionConvertGpuOpsToROCDLOps` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertGpuOpsToROCDLOps`.
"""
function register_conversion_convert_gpu_ops_to_rocdl_ops()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertGpuOpsToROCDLOps()::MlsStatus)
    nothing
end
export register_conversion_convert_gpu_ops_to_rocdl_ops

"""
Makes the pass `convert-index-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertIndexToLLVMPass`.
"""
function create_conversion_convert_index_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertIndexToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_index_to_llvm_pass

"""
Makes `ConversionConvertIndexToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertIndexToLLVMPass`.
"""
function register_conversion_convert_index_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertIndexToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_index_to_llvm_pass

"""
Makes the pass `convert-index-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertIndexToSPIRVPass`.
"""
function create_conversion_convert_index_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertIndexToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_index_to_spirv_pass

"""
Makes `ConversionConvertIndexToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertIndexToSPIRVPass`.
"""
function register_conversion_convert_index_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertIndexToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_index_to_spirv_pass

"""
Makes the pass `convert-linalg-to-std`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertLinalgToStandardPass`.
"""
function create_conversion_convert_linalg_to_standard_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertLinalgToStandardPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_linalg_to_standard_pass

"""
Makes `ConversionConvertLinalgToStandardPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertLinalgToStandardPass`.
"""
function register_conversion_convert_linalg_to_standard_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertLinalgToStandardPass()::MlsStatus)
    nothing
end
export register_conversion_convert_linalg_to_standard_pass

"""
Makes the pass `convert-math-to-emitc`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertMathToEmitC`.
"""
function create_conversion_convert_math_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_emit_c

"""
Makes `ConversionConvertMathToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToEmitC`.
"""
function register_conversion_convert_math_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToEmitC()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_emit_c

"""
Makes the pass `convert-math-to-funcs`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertMathToFuncs`.
"""
function create_conversion_convert_math_to_funcs()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToFuncs(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_funcs

"""
Makes `ConversionConvertMathToFuncs` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToFuncs`.
"""
function register_conversion_convert_math_to_funcs()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToFuncs()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_funcs

"""
Makes the pass `convert-math-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertMathToLLVMPass`.
"""
function create_conversion_convert_math_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_llvm_pass

"""
Makes `ConversionConvertMathToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToLLVMPass`.
"""
function register_conversion_convert_math_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_llvm_pass

"""
Makes the pass `convert-math-to-libm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertMathToLibmPass`.
"""
function create_conversion_convert_math_to_libm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToLibmPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_libm_pass

"""
Makes `ConversionConvertMathToLibmPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToLibmPass`.
"""
function register_conversion_convert_math_to_libm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToLibmPass()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_libm_pass

"""
Makes the pass `convert-math-to-rocdl`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertMathToROCDL`.
"""
function create_conversion_convert_math_to_rocdl()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToROCDL(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_rocdl

"""
Makes `ConversionConvertMathToROCDL` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToROCDL`.
"""
function register_conversion_convert_math_to_rocdl()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToROCDL()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_rocdl

"""
Makes the pass `convert-math-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertMathToSPIRVPass`.
"""
function create_conversion_convert_math_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_spirv_pass

"""
Makes `ConversionConvertMathToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToSPIRVPass`.
"""
function register_conversion_convert_math_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_spirv_pass

"""
Makes the pass `convert-math-to-xevm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertMathToXeVM`.
"""
function create_conversion_convert_math_to_xe_vm()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMathToXeVM(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_math_to_xe_vm

"""
Makes `ConversionConvertMathToXeVM` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMathToXeVM`.
"""
function register_conversion_convert_math_to_xe_vm()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMathToXeVM()::MlsStatus)
    nothing
end
export register_conversion_convert_math_to_xe_vm

"""
Makes the pass `convert-memref-to-emitc`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertMemRefToEmitC`.
"""
function create_conversion_convert_mem_ref_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMemRefToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_mem_ref_to_emit_c

"""
Makes `ConversionConvertMemRefToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMemRefToEmitC`.
"""
function register_conversion_convert_mem_ref_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMemRefToEmitC()::MlsStatus)
    nothing
end
export register_conversion_convert_mem_ref_to_emit_c

"""
Makes the pass `convert-memref-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertMemRefToSPIRVPass`.
"""
function create_conversion_convert_mem_ref_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertMemRefToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_mem_ref_to_spirv_pass

"""
Makes `ConversionConvertMemRefToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertMemRefToSPIRVPass`.
"""
function register_conversion_convert_mem_ref_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertMemRefToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_mem_ref_to_spirv_pass

"""
Makes the pass `convert-nvgpu-to-nvvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertNVGPUToNVVMPass`.
"""
function create_conversion_convert_nvgpu_to_nvvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertNVGPUToNVVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_nvgpu_to_nvvm_pass

"""
Makes `ConversionConvertNVGPUToNVVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertNVGPUToNVVMPass`.
"""
function register_conversion_convert_nvgpu_to_nvvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertNVGPUToNVVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_nvgpu_to_nvvm_pass

"""
Makes the pass `convert-nvvm-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertNVVMToLLVMPass`.
"""
function create_conversion_convert_nvvm_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertNVVMToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_nvvm_to_llvm_pass

"""
Makes `ConversionConvertNVVMToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertNVVMToLLVMPass`.
"""
function register_conversion_convert_nvvm_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertNVVMToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_nvvm_to_llvm_pass

"""
Makes the pass `convert-openacc-to-scf`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertOpenACCToSCFPass`.
"""
function create_conversion_convert_open_acc_to_scf_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertOpenACCToSCFPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_open_acc_to_scf_pass

"""
Makes `ConversionConvertOpenACCToSCFPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertOpenACCToSCFPass`.
"""
function register_conversion_convert_open_acc_to_scf_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertOpenACCToSCFPass()::MlsStatus)
    nothing
end
export register_conversion_convert_open_acc_to_scf_pass

"""
Makes the pass `convert-openmp-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertOpenMPToLLVMPass`.
"""
function create_conversion_convert_open_mp_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertOpenMPToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_open_mp_to_llvm_pass

"""
Makes `ConversionConvertOpenMPToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertOpenMPToLLVMPass`.
"""
function register_conversion_convert_open_mp_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertOpenMPToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_open_mp_to_llvm_pass

"""
Makes the pass `convert-pdl-to-pdl-interp`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertPDLToPDLInterpPass`.
"""
function create_conversion_convert_pdl_to_pdl_interp_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertPDLToPDLInterpPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_pdl_to_pdl_interp_pass

"""
Makes `ConversionConvertPDLToPDLInterpPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertPDLToPDLInterpPass`.
"""
function register_conversion_convert_pdl_to_pdl_interp_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertPDLToPDLInterpPass()::MlsStatus)
    nothing
end
export register_conversion_convert_pdl_to_pdl_interp_pass

"""
Makes the pass `convert-parallel-loops-to-gpu`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertParallelLoopToGpuPass`.
"""
function create_conversion_convert_parallel_loop_to_gpu_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertParallelLoopToGpuPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_parallel_loop_to_gpu_pass

"""
Makes `ConversionConvertParallelLoopToGpuPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertParallelLoopToGpuPass`.
"""
function register_conversion_convert_parallel_loop_to_gpu_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertParallelLoopToGpuPass()::MlsStatus)
    nothing
end
export register_conversion_convert_parallel_loop_to_gpu_pass

"""
Makes the pass `convert-scf-to-openmp`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertSCFToOpenMPPass`.
"""
function create_conversion_convert_scf_to_open_mp_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertSCFToOpenMPPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_scf_to_open_mp_pass

"""
Makes `ConversionConvertSCFToOpenMPPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertSCFToOpenMPPass`.
"""
function register_conversion_convert_scf_to_open_mp_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertSCFToOpenMPPass()::MlsStatus)
    nothing
end
export register_conversion_convert_scf_to_open_mp_pass

"""
Makes the pass `convert-spirv-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertSPIRVToLLVMPass`.
"""
function create_conversion_convert_spirv_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertSPIRVToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_spirv_to_llvm_pass

"""
Makes `ConversionConvertSPIRVToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertSPIRVToLLVMPass`.
"""
function register_conversion_convert_spirv_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertSPIRVToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_spirv_to_llvm_pass

"""
Makes the pass `convert-shape-constraints`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertShapeConstraintsPass`.
"""
function create_conversion_convert_shape_constraints_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertShapeConstraintsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_shape_constraints_pass

"""
Makes `ConversionConvertShapeConstraintsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertShapeConstraintsPass`.
"""
function register_conversion_convert_shape_constraints_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertShapeConstraintsPass()::MlsStatus)
    nothing
end
export register_conversion_convert_shape_constraints_pass

"""
Makes the pass `convert-shape-to-std`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertShapeToStandardPass`.
"""
function create_conversion_convert_shape_to_standard_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertShapeToStandardPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_shape_to_standard_pass

"""
Makes `ConversionConvertShapeToStandardPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertShapeToStandardPass`.
"""
function register_conversion_convert_shape_to_standard_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertShapeToStandardPass()::MlsStatus)
    nothing
end
export register_conversion_convert_shape_to_standard_pass

"""
Makes the pass `convert-shard-to-mpi`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertShardToMPIPass`.
"""
function create_conversion_convert_shard_to_mpi_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertShardToMPIPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_shard_to_mpi_pass

"""
Makes `ConversionConvertShardToMPIPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertShardToMPIPass`.
"""
function register_conversion_convert_shard_to_mpi_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertShardToMPIPass()::MlsStatus)
    nothing
end
export register_conversion_convert_shard_to_mpi_pass

"""
Makes the pass `convert-tensor-to-linalg`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionConvertTensorToLinalgPass`.
"""
function create_conversion_convert_tensor_to_linalg_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertTensorToLinalgPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_tensor_to_linalg_pass

"""
Makes `ConversionConvertTensorToLinalgPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertTensorToLinalgPass`.
"""
function register_conversion_convert_tensor_to_linalg_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertTensorToLinalgPass()::MlsStatus)
    nothing
end
export register_conversion_convert_tensor_to_linalg_pass

"""
Makes the pass `convert-tensor-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertTensorToSPIRVPass`.
"""
function create_conversion_convert_tensor_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertTensorToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_tensor_to_spirv_pass

"""
Makes `ConversionConvertTensorToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertTensorToSPIRVPass`.
"""
function register_conversion_convert_tensor_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertTensorToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_tensor_to_spirv_pass

"""
Makes the pass `convert-to-emitc`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertToEmitC`.
"""
function create_conversion_convert_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_to_emit_c

"""
Makes `ConversionConvertToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertToEmitC`.
"""
function register_conversion_convert_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertToEmitC()::MlsStatus)
    nothing
end
export register_conversion_convert_to_emit_c

"""
Makes the pass `convert-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertToLLVMPass`.
"""
function create_conversion_convert_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_to_llvm_pass

"""
Makes `ConversionConvertToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertToLLVMPass`.
"""
function register_conversion_convert_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_to_llvm_pass

"""
Makes the pass `convert-vector-to-amx`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToAMX`.
"""
function create_conversion_convert_vector_to_amx()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToAMX(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_amx

"""
Makes `ConversionConvertVectorToAMX` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToAMX`.
"""
function register_conversion_convert_vector_to_amx()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToAMX()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_amx

"""
Makes the pass `convert-vector-to-arm-sme`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToArmSMEPass`.
"""
function create_conversion_convert_vector_to_arm_sme_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToArmSMEPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_arm_sme_pass

"""
Makes `ConversionConvertVectorToArmSMEPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToArmSMEPass`.
"""
function register_conversion_convert_vector_to_arm_sme_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToArmSMEPass()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_arm_sme_pass

"""
Makes the pass `convert-vector-to-gpu`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToGPU`.
"""
function create_conversion_convert_vector_to_gpu()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToGPU(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_gpu

"""
Makes `ConversionConvertVectorToGPU` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToGPU`.
"""
function register_conversion_convert_vector_to_gpu()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToGPU()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_gpu

"""
Makes the pass `convert-vector-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToLLVMPass`.
"""
function create_conversion_convert_vector_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_llvm_pass

"""
Makes `ConversionConvertVectorToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToLLVMPass`.
"""
function register_conversion_convert_vector_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_llvm_pass

"""
Makes the pass `convert-vector-to-scf`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToSCF`.
"""
function create_conversion_convert_vector_to_scf()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToSCF(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_scf

"""
Makes `ConversionConvertVectorToSCF` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToSCF`.
"""
function register_conversion_convert_vector_to_scf()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToSCF()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_scf

"""
Makes the pass `convert-vector-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToSPIRVPass`.
"""
function create_conversion_convert_vector_to_spirv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToSPIRVPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_spirv_pass

"""
Makes `ConversionConvertVectorToSPIRVPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToSPIRVPass`.
"""
function register_conversion_convert_vector_to_spirv_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToSPIRVPass()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_spirv_pass

"""
Makes the pass `convert-vector-to-xegpu`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertVectorToXeGPU`.
"""
function create_conversion_convert_vector_to_xe_gpu()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertVectorToXeGPU(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_vector_to_xe_gpu

"""
Makes `ConversionConvertVectorToXeGPU` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertVectorToXeGPU`.
"""
function register_conversion_convert_vector_to_xe_gpu()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertVectorToXeGPU()::MlsStatus)
    nothing
end
export register_conversion_convert_vector_to_xe_gpu

"""
Makes the pass `convert-xegpu-to-xevm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertXeGPUToXeVMPass`.
"""
function create_conversion_convert_xe_gpu_to_xe_vm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertXeGPUToXeVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_xe_gpu_to_xe_vm_pass

"""
Makes `ConversionConvertXeGPUToXeVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertXeGPUToXeVMPass`.
"""
function register_conversion_convert_xe_gpu_to_xe_vm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertXeGPUToXeVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_xe_gpu_to_xe_vm_pass

"""
Makes the pass `convert-xevm-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionConvertXeVMToLLVMPass`.
"""
function create_conversion_convert_xe_vm_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionConvertXeVMToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_convert_xe_vm_to_llvm_pass

"""
Makes `ConversionConvertXeVMToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionConvertXeVMToLLVMPass`.
"""
function register_conversion_convert_xe_vm_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionConvertXeVMToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_convert_xe_vm_to_llvm_pass

"""
Makes the pass `finalize-memref-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionFinalizeMemRefToLLVMConversionPass`.
"""
function create_conversion_finalize_mem_ref_to_llvm_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionFinalizeMemRefToLLVMConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_finalize_mem_ref_to_llvm_conversion_pass

"""
Makes `ConversionFinalizeMemRefToLLVMConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionFinalizeMemRefToLLVMConversionPass`.
"""
function register_conversion_finalize_mem_ref_to_llvm_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionFinalizeMemRefToLLVMConversionPass()::MlsStatus)
    nothing
end
export register_conversion_finalize_mem_ref_to_llvm_conversion_pass

"""
Makes the pass `gpu-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionGpuToLLVMConversionPass`.
"""
function create_conversion_gpu_to_llvm_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionGpuToLLVMConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_gpu_to_llvm_conversion_pass

"""
Makes `ConversionGpuToLLVMConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionGpuToLLVMConversionPass`.
"""
function register_conversion_gpu_to_llvm_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionGpuToLLVMConversionPass()::MlsStatus)
    nothing
end
export register_conversion_gpu_to_llvm_conversion_pass

"""
Makes the pass `lift-cf-to-scf`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionLiftControlFlowToSCFPass`.
"""
function create_conversion_lift_control_flow_to_scf_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionLiftControlFlowToSCFPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_lift_control_flow_to_scf_pass

"""
Makes `ConversionLiftControlFlowToSCFPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionLiftControlFlowToSCFPass`.
"""
function register_conversion_lift_control_flow_to_scf_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionLiftControlFlowToSCFPass()::MlsStatus)
    nothing
end
export register_conversion_lift_control_flow_to_scf_pass

"""
Makes the pass `lower-affine`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionLowerAffinePass`.
"""
function create_conversion_lower_affine_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionLowerAffinePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_lower_affine_pass

"""
Makes `ConversionLowerAffinePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionLowerAffinePass`.
"""
function register_conversion_lower_affine_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionLowerAffinePass()::MlsStatus)
    nothing
end
export register_conversion_lower_affine_pass

"""
Makes the pass `lower-host-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionLowerHostCodeToLLVMPass`.
"""
function create_conversion_lower_host_code_to_llvm_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionLowerHostCodeToLLVMPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_lower_host_code_to_llvm_pass

"""
Makes `ConversionLowerHostCodeToLLVMPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionLowerHostCodeToLLVMPass`.
"""
function register_conversion_lower_host_code_to_llvm_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionLowerHostCodeToLLVMPass()::MlsStatus)
    nothing
end
export register_conversion_lower_host_code_to_llvm_pass

"""
Makes the pass `map-memref-spirv-storage-class`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionMapMemRefStorageClass`.
"""
function create_conversion_map_mem_ref_storage_class()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionMapMemRefStorageClass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_map_mem_ref_storage_class

"""
Makes `ConversionMapMemRefStorageClass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionMapMemRefStorageClass`.
"""
function register_conversion_map_mem_ref_storage_class()
    check(@ccall libmlir_shim.mlsRegisterConversionMapMemRefStorageClass()::MlsStatus)
    nothing
end
export register_conversion_map_mem_ref_storage_class

"""
Makes the pass `convert-math-to-apfloat`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionMathToAPFloatConversionPass`.
"""
function create_conversion_math_to_ap_float_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionMathToAPFloatConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_math_to_ap_float_conversion_pass

"""
Makes `ConversionMathToAPFloatConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionMathToAPFloatConversionPass`.
"""
function register_conversion_math_to_ap_float_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionMathToAPFloatConversionPass()::MlsStatus)
    nothing
end
export register_conversion_math_to_ap_float_conversion_pass

"""
Makes the pass `reconcile-unrealized-casts`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionReconcileUnrealizedCastsPass`.
"""
function create_conversion_reconcile_unrealized_casts_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionReconcileUnrealizedCastsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_reconcile_unrealized_casts_pass

"""
Makes `ConversionReconcileUnrealizedCastsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionReconcileUnrealizedCastsPass`.
"""
function register_conversion_reconcile_unrealized_casts_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionReconcileUnrealizedCastsPass()::MlsStatus)
    nothing
end
export register_conversion_reconcile_unrealized_casts_pass

"""
Makes the pass `convert-scf-to-cf`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionSCFToControlFlowPass`.
"""
function create_conversion_scf_to_control_flow_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionSCFToControlFlowPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_scf_to_control_flow_pass

"""
Makes `ConversionSCFToControlFlowPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionSCFToControlFlowPass`.
"""
function register_conversion_scf_to_control_flow_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionSCFToControlFlowPass()::MlsStatus)
    nothing
end
export register_conversion_scf_to_control_flow_pass

"""
Makes the pass `convert-scf-to-emitc`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionSCFToEmitC`.
"""
function create_conversion_scf_to_emit_c()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionSCFToEmitC(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_scf_to_emit_c

"""
Makes `ConversionSCFToEmitC` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionSCFToEmitC`.
"""
function register_conversion_scf_to_emit_c()
    check(@ccall libmlir_shim.mlsRegisterConversionSCFToEmitC()::MlsStatus)
    nothing
end
export register_conversion_scf_to_emit_c

"""
Makes the pass `convert-scf-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionSCFToSPIRV`.
"""
function create_conversion_scf_to_spirv()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionSCFToSPIRV(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_scf_to_spirv

"""
Makes `ConversionSCFToSPIRV` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionSCFToSPIRV`.
"""
function register_conversion_scf_to_spirv()
    check(@ccall libmlir_shim.mlsRegisterConversionSCFToSPIRV()::MlsStatus)
    nothing
end
export register_conversion_scf_to_spirv

"""
Makes the pass `set-llvm-module-datalayout`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionSetLLVMModuleDataLayoutPass`.
"""
function create_conversion_set_llvm_module_data_layout_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionSetLLVMModuleDataLayoutPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_set_llvm_module_data_layout_pass

"""
Makes `ConversionSetLLVMModuleDataLayoutPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionSetLLVMModuleDataLayoutPass`.
"""
function register_conversion_set_llvm_module_data_layout_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionSetLLVMModuleDataLayoutPass()::MlsStatus)
    nothing
end
export register_conversion_set_llvm_module_data_layout_pass

"""
Makes the pass `tosa-to-arith`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionTosaToArithPass`.
"""
function create_conversion_tosa_to_arith_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToArithPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_arith_pass

"""
Makes `ConversionTosaToArithPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToArithPass`.
"""
function register_conversion_tosa_to_arith_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToArithPass()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_arith_pass

"""
Makes the pass `tosa-to-linalg`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionTosaToLinalg`.
"""
function create_conversion_tosa_to_linalg()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToLinalg(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_linalg

"""
Makes `ConversionTosaToLinalg` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToLinalg`.
"""
function register_conversion_tosa_to_linalg()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToLinalg()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_linalg

"""
Makes the pass `tosa-to-linalg-named`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionTosaToLinalgNamed`.
"""
function create_conversion_tosa_to_linalg_named()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToLinalgNamed(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_linalg_named

"""
Makes `ConversionTosaToLinalgNamed` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToLinalgNamed`.
"""
function register_conversion_tosa_to_linalg_named()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToLinalgNamed()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_linalg_named

"""
Makes the pass `tosa-to-mlprogram`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateConversionTosaToMLProgram`.
"""
function create_conversion_tosa_to_ml_program()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToMLProgram(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_ml_program

"""
Makes `ConversionTosaToMLProgram` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToMLProgram`.
"""
function register_conversion_tosa_to_ml_program()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToMLProgram()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_ml_program

"""
Makes the pass `tosa-to-scf`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionTosaToSCFPass`.
"""
function create_conversion_tosa_to_scf_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToSCFPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_scf_pass

"""
Makes `ConversionTosaToSCFPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToSCFPass`.
"""
function register_conversion_tosa_to_scf_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToSCFPass()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_scf_pass

"""
Makes the pass `tosa-to-tensor`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionTosaToTensorPass`.
"""
function create_conversion_tosa_to_tensor_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionTosaToTensorPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_tosa_to_tensor_pass

"""
Makes `ConversionTosaToTensorPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionTosaToTensorPass`.
"""
function register_conversion_tosa_to_tensor_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionTosaToTensorPass()::MlsStatus)
    nothing
end
export register_conversion_tosa_to_tensor_pass

"""
Makes the pass `convert-ub-to-llvm`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionUBToLLVMConversionPass`.
"""
function create_conversion_ub_to_llvm_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionUBToLLVMConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_ub_to_llvm_conversion_pass

"""
Makes `ConversionUBToLLVMConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionUBToLLVMConversionPass`.
"""
function register_conversion_ub_to_llvm_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionUBToLLVMConversionPass()::MlsStatus)
    nothing
end
export register_conversion_ub_to_llvm_conversion_pass

"""
Makes the pass `convert-ub-to-spirv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateConversionUBToSPIRVConversionPass`.
"""
function create_conversion_ub_to_spirv_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateConversionUBToSPIRVConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_conversion_ub_to_spirv_conversion_pass

"""
Makes `ConversionUBToSPIRVConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterConversionUBToSPIRVConversionPass`.
"""
function register_conversion_ub_to_spirv_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterConversionUBToSPIRVConversionPass()::MlsStatus)
    nothing
end
export register_conversion_ub_to_spirv_conversion_pass

"""
Gives the dialect `affine`, which no context has to know yet.

In C: `mlsGetDialectHandle__affine__`.
"""
function get_dialect_handle__affine__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__affine__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__affine__

"""
Makes `AffinePasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffinePasses`.
"""
function register_affine_passes()
    check(@ccall libmlir_shim.mlsRegisterAffinePasses()::MlsStatus)
    nothing
end
export register_affine_passes

"""
Makes the pass `affine-data-copy-generate`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineDataCopyGeneration`.
"""
function create_affine_affine_data_copy_generation()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineDataCopyGeneration(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_data_copy_generation

"""
Makes `AffineAffineDataCopyGeneration` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineDataCopyGeneration`.
"""
function register_affine_affine_data_copy_generation()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineDataCopyGeneration()::MlsStatus)
    nothing
end
export register_affine_affine_data_copy_generation

"""
Makes the pass `affine-expand-index-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineExpandIndexOps`.
"""
function create_affine_affine_expand_index_ops()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineExpandIndexOps(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_expand_index_ops

"""
Makes `AffineAffineExpandIndexOps` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineExpandIndexOps`.
"""
function register_affine_affine_expand_index_ops()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineExpandIndexOps()::MlsStatus)
    nothing
end
export register_affine_affine_expand_index_ops

"""
Makes the pass `affine-expand-index-ops-as-affine`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineExpandIndexOpsAsAffine`.
"""
function create_affine_affine_expand_index_ops_as_affine()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineExpandIndexOpsAsAffine(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_expand_index_ops_as_affine

"""
Makes `AffineAffineExpandIndexOpsAsAffine` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineExpandIndexOpsAsAffine`.
"""
function register_affine_affine_expand_index_ops_as_affine()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineExpandIndexOpsAsAffine()::MlsStatus)
    nothing
end
export register_affine_affine_expand_index_ops_as_affine

"""
Makes the pass `affine-fold-memref-alias-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineFoldMemRefAliasOps`.
"""
function create_affine_affine_fold_mem_ref_alias_ops()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineFoldMemRefAliasOps(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_fold_mem_ref_alias_ops

"""
Makes `AffineAffineFoldMemRefAliasOps` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineFoldMemRefAliasOps`.
"""
function register_affine_affine_fold_mem_ref_alias_ops()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineFoldMemRefAliasOps()::MlsStatus)
    nothing
end
export register_affine_affine_fold_mem_ref_alias_ops

"""
Makes the pass `affine-loop-fusion`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineLoopFusion`.
"""
function create_affine_affine_loop_fusion()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopFusion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_fusion

"""
Makes `AffineAffineLoopFusion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopFusion`.
"""
function register_affine_affine_loop_fusion()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopFusion()::MlsStatus)
    nothing
end
export register_affine_affine_loop_fusion

"""
Makes the pass `affine-loop-invariant-code-motion`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineLoopInvariantCodeMotion`.
"""
function create_affine_affine_loop_invariant_code_motion()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopInvariantCodeMotion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_invariant_code_motion

"""
Makes `AffineAffineLoopInvariantCodeMotion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopInvariantCodeMotion`.
"""
function register_affine_affine_loop_invariant_code_motion()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopInvariantCodeMotion()::MlsStatus)
    nothing
end
export register_affine_affine_loop_invariant_code_motion

"""
Makes the pass `affine-loop-normalize`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineLoopNormalize`.
"""
function create_affine_affine_loop_normalize()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopNormalize(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_normalize

"""
Makes `AffineAffineLoopNormalize` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopNormalize`.
"""
function register_affine_affine_loop_normalize()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopNormalize()::MlsStatus)
    nothing
end
export register_affine_affine_loop_normalize

"""
Makes the pass `affine-loop-tile`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineLoopTiling`.
"""
function create_affine_affine_loop_tiling()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopTiling(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_tiling

"""
Makes `AffineAffineLoopTiling` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopTiling`.
"""
function register_affine_affine_loop_tiling()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopTiling()::MlsStatus)
    nothing
end
export register_affine_affine_loop_tiling

"""
Makes the pass `affine-loop-unroll`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineLoopUnroll`.
"""
function create_affine_affine_loop_unroll()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopUnroll(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_unroll

"""
Makes `AffineAffineLoopUnroll` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopUnroll`.
"""
function register_affine_affine_loop_unroll()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopUnroll()::MlsStatus)
    nothing
end
export register_affine_affine_loop_unroll

"""
Makes the pass `affine-loop-unroll-jam`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineAffineLoopUnrollAndJam`.
"""
function create_affine_affine_loop_unroll_and_jam()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineLoopUnrollAndJam(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_loop_unroll_and_jam

"""
Makes `AffineAffineLoopUnrollAndJam` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineLoopUnrollAndJam`.
"""
function register_affine_affine_loop_unroll_and_jam()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineLoopUnrollAndJam()::MlsStatus)
    nothing
end
export register_affine_affine_loop_unroll_and_jam

"""
Makes the pass `affine-parallelize`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineParallelize`.
"""
function create_affine_affine_parallelize()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineParallelize(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_parallelize

"""
Makes `AffineAffineParallelize` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineParallelize`.
"""
function register_affine_affine_parallelize()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineParallelize()::MlsStatus)
    nothing
end
export register_affine_affine_parallelize

"""
Makes the pass `affine-pipeline-data-transfer`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffinePipelineDataTransfer`.
"""
function create_affine_affine_pipeline_data_transfer()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffinePipelineDataTransfer(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_pipeline_data_transfer

"""
Makes `AffineAffinePipelineDataTransfer` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffinePipelineDataTransfer`.
"""
function register_affine_affine_pipeline_data_transfer()
    check(@ccall libmlir_shim.mlsRegisterAffineAffinePipelineDataTransfer()::MlsStatus)
    nothing
end
export register_affine_affine_pipeline_data_transfer

"""
Makes the pass `affine-scalrep`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineScalarReplacement`.
"""
function create_affine_affine_scalar_replacement()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineScalarReplacement(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_scalar_replacement

"""
Makes `AffineAffineScalarReplacement` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineScalarReplacement`.
"""
function register_affine_affine_scalar_replacement()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineScalarReplacement()::MlsStatus)
    nothing
end
export register_affine_affine_scalar_replacement

"""
Makes the pass `affine-super-vectorize`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineAffineVectorize`.
"""
function create_affine_affine_vectorize()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineAffineVectorize(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_affine_vectorize

"""
Makes `AffineAffineVectorize` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineAffineVectorize`.
"""
function register_affine_affine_vectorize()
    check(@ccall libmlir_shim.mlsRegisterAffineAffineVectorize()::MlsStatus)
    nothing
end
export register_affine_affine_vectorize

"""
Makes the pass `affine-loop-coalescing`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineLoopCoalescing`.
"""
function create_affine_loop_coalescing()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineLoopCoalescing(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_loop_coalescing

"""
Makes `AffineLoopCoalescing` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineLoopCoalescing`.
"""
function register_affine_loop_coalescing()
    check(@ccall libmlir_shim.mlsRegisterAffineLoopCoalescing()::MlsStatus)
    nothing
end
export register_affine_loop_coalescing

"""
Makes the pass `affine-raise-from-memref`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineRaiseMemrefDialect`.
"""
function create_affine_raise_memref_dialect()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineRaiseMemrefDialect(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_raise_memref_dialect

"""
Makes `AffineRaiseMemrefDialect` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineRaiseMemrefDialect`.
"""
function register_affine_raise_memref_dialect()
    check(@ccall libmlir_shim.mlsRegisterAffineRaiseMemrefDialect()::MlsStatus)
    nothing
end
export register_affine_raise_memref_dialect

"""
Makes the pass `affine-simplify-min-max`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAffineSimplifyAffineMinMaxPass`.
"""
function create_affine_simplify_affine_min_max_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineSimplifyAffineMinMaxPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_simplify_affine_min_max_pass

"""
Makes `AffineSimplifyAffineMinMaxPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineSimplifyAffineMinMaxPass`.
"""
function register_affine_simplify_affine_min_max_pass()
    check(@ccall libmlir_shim.mlsRegisterAffineSimplifyAffineMinMaxPass()::MlsStatus)
    nothing
end
export register_affine_simplify_affine_min_max_pass

"""
Makes the pass `affine-simplify-structures`, with the default of each option; it is for `func.func`.

In C: `mlsCreateAffineSimplifyAffineStructures`.
"""
function create_affine_simplify_affine_structures()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAffineSimplifyAffineStructures(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_affine_simplify_affine_structures

"""
Makes `AffineSimplifyAffineStructures` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAffineSimplifyAffineStructures`.
"""
function register_affine_simplify_affine_structures()
    check(@ccall libmlir_shim.mlsRegisterAffineSimplifyAffineStructures()::MlsStatus)
    nothing
end
export register_affine_simplify_affine_structures

"""
Gives the dialect `amdgpu`, which no context has to know yet.

In C: `mlsGetDialectHandle__amdgpu__`.
"""
function get_dialect_handle__amdgpu__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__amdgpu__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__amdgpu__

"""
Tells whether `ty` is that of addresses that tensors are moved between.

In C: `mlsTypeIsAAMDGPUTDMBaseType`.
"""
function type_is_aamdgputdm_base_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAAMDGPUTDMBaseType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_aamdgputdm_base_type

"""
Gives the number of the class `AMDGPUTDMBase`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsAMDGPUTDMBaseTypeGetTypeID`.
"""
function amdgputdm_base_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMBaseTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export amdgputdm_base_type_get_type_id

"""
Gives the type of addresses that tensors of an element type are moved between.

Throws: DIALECT_NOT_LOADED (`amdgpu`); TOO_DEEP.

In C: `mlsAMDGPUTDMBaseTypeGet`.
"""
function amdgputdm_base_type_get(context::MlirContext, element_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMBaseTypeGet(context::MlsHandle, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export amdgputdm_base_type_get

"""
Gives the name that the dialect has for the class `AMDGPUTDMBase`, like `builtin.integer`.

In C: `mlsAMDGPUTDMBaseTypeGetName`.
"""
function amdgputdm_base_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMBaseTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export amdgputdm_base_type_get_name

"""
Tells whether `ty` is that of descriptors of how tensors are moved.

In C: `mlsTypeIsAAMDGPUTDMDescriptorType`.
"""
function type_is_aamdgputdm_descriptor_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAAMDGPUTDMDescriptorType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_aamdgputdm_descriptor_type

"""
Gives the number of the class `AMDGPUTDMDescriptor`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsAMDGPUTDMDescriptorTypeGetTypeID`.
"""
function amdgputdm_descriptor_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMDescriptorTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export amdgputdm_descriptor_type_get_type_id

"""
Gives the type of descriptors of how tensors are moved.

Throws: DIALECT_NOT_LOADED (`amdgpu`).

In C: `mlsAMDGPUTDMDescriptorTypeGet`.
"""
function amdgputdm_descriptor_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMDescriptorTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export amdgputdm_descriptor_type_get

"""
Gives the name that the dialect has for the class `AMDGPUTDMDescriptor`, like `builtin.integer`.

In C: `mlsAMDGPUTDMDescriptorTypeGetName`.
"""
function amdgputdm_descriptor_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMDescriptorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export amdgputdm_descriptor_type_get_name

"""
Tells whether `ty` is that of addresses that tensors are gathered from.

In C: `mlsTypeIsAAMDGPUTDMGatherBaseType`.
"""
function type_is_aamdgputdm_gather_base_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAAMDGPUTDMGatherBaseType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_aamdgputdm_gather_base_type

"""
Gives the number of the class `AMDGPUTDMGatherBase`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsAMDGPUTDMGatherBaseTypeGetTypeID`.
"""
function amdgputdm_gather_base_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMGatherBaseTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export amdgputdm_gather_base_type_get_type_id

"""
Gives the type of addresses that tensors of an element type are gathered from, by indices of a type.

Throws: DIALECT_NOT_LOADED (`amdgpu`); BAD_ARGUMENT (`elementType`: not an integer or floating point type of 8, 16, 32 or 64 bits); BAD_ARGUMENT (`indexType`: neither `i16` nor `i32`); TOO_DEEP.

In C: `mlsAMDGPUTDMGatherBaseTypeGet`.
"""
function amdgputdm_gather_base_type_get(context::MlirContext, element_type::MlirType, index_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMGatherBaseTypeGet(context::MlsHandle, element_type::MlsHandle, index_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export amdgputdm_gather_base_type_get

"""
Gives the name that the dialect has for the class `AMDGPUTDMGatherBase`, like `builtin.integer`.

In C: `mlsAMDGPUTDMGatherBaseTypeGetName`.
"""
function amdgputdm_gather_base_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsAMDGPUTDMGatherBaseTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export amdgputdm_gather_base_type_get_name

"""
Makes `AMDGPUPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAMDGPUPasses`.
"""
function register_amdgpu_passes()
    check(@ccall libmlir_shim.mlsRegisterAMDGPUPasses()::MlsStatus)
    nothing
end
export register_amdgpu_passes

"""
Makes the pass `amdgpu-emulate-atomics`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAMDGPUAmdgpuEmulateAtomicsPass`.
"""
function create_amdgpu_amdgpu_emulate_atomics_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_amdgpu_amdgpu_emulate_atomics_pass

"""
Makes `AMDGPUAmdgpuEmulateAtomicsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass`.
"""
function register_amdgpu_amdgpu_emulate_atomics_pass()
    check(@ccall libmlir_shim.mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass()::MlsStatus)
    nothing
end
export register_amdgpu_amdgpu_emulate_atomics_pass

"""
Makes the pass `amdgpu-fold-memrefs-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass`.
"""
function create_amdgpu_amdgpu_fold_mem_ref_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_amdgpu_amdgpu_fold_mem_ref_ops_pass

"""
Makes `AMDGPUAmdgpuFoldMemRefOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass`.
"""
function register_amdgpu_amdgpu_fold_mem_ref_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass()::MlsStatus)
    nothing
end
export register_amdgpu_amdgpu_fold_mem_ref_ops_pass

"""
Makes the pass `amdgpu-maskedload-to-load`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass`.
"""
function create_amdgpu_amdgpu_maskedload_to_load_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_amdgpu_amdgpu_maskedload_to_load_pass

"""
Makes `AMDGPUAmdgpuMaskedloadToLoadPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass`.
"""
function register_amdgpu_amdgpu_maskedload_to_load_pass()
    check(@ccall libmlir_shim.mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass()::MlsStatus)
    nothing
end
export register_amdgpu_amdgpu_maskedload_to_load_pass

"""
Makes the pass `amdgpu-resolve-strided-metadata`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass`.
"""
function create_amdgpu_amdgpu_resolve_strided_metadata_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_amdgpu_amdgpu_resolve_strided_metadata_pass

"""
Makes `AMDGPUAmdgpuResolveStridedMetadataPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass`.
"""
function register_amdgpu_amdgpu_resolve_strided_metadata_pass()
    check(@ccall libmlir_shim.mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass()::MlsStatus)
    nothing
end
export register_amdgpu_amdgpu_resolve_strided_metadata_pass

"""
Gives the dialect `amx`, which no context has to know yet.

In C: `mlsGetDialectHandle__amx__`.
"""
function get_dialect_handle__amx__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__amx__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__amx__

"""
Gives the dialect `arith`, which no context has to know yet.

In C: `mlsGetDialectHandle__arith__`.
"""
function get_dialect_handle__arith__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__arith__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__arith__

"""
Makes `ArithPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithPasses`.
"""
function register_arith_passes()
    check(@ccall libmlir_shim.mlsRegisterArithPasses()::MlsStatus)
    nothing
end
export register_arith_passes

"""
Makes the pass `arith-emulate-unsupported-floats`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithEmulateUnsupportedFloats`.
"""
function create_arith_arith_emulate_unsupported_floats()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithEmulateUnsupportedFloats(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_emulate_unsupported_floats

"""
Makes `ArithArithEmulateUnsupportedFloats` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithEmulateUnsupportedFloats`.
"""
function register_arith_arith_emulate_unsupported_floats()
    check(@ccall libmlir_shim.mlsRegisterArithArithEmulateUnsupportedFloats()::MlsStatus)
    nothing
end
export register_arith_arith_emulate_unsupported_floats

"""
Makes the pass `arith-emulate-wide-int`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithEmulateWideInt`.
"""
function create_arith_arith_emulate_wide_int()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithEmulateWideInt(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_emulate_wide_int

"""
Makes `ArithArithEmulateWideInt` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithEmulateWideInt`.
"""
function register_arith_arith_emulate_wide_int()
    check(@ccall libmlir_shim.mlsRegisterArithArithEmulateWideInt()::MlsStatus)
    nothing
end
export register_arith_arith_emulate_wide_int

"""
Makes the pass `arith-expand`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithExpandOpsPass`.
"""
function create_arith_arith_expand_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithExpandOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_expand_ops_pass

"""
Makes `ArithArithExpandOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithExpandOpsPass`.
"""
function register_arith_arith_expand_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterArithArithExpandOpsPass()::MlsStatus)
    nothing
end
export register_arith_arith_expand_ops_pass

"""
Makes the pass `arith-int-range-narrowing`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithIntRangeNarrowing`.
"""
function create_arith_arith_int_range_narrowing()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithIntRangeNarrowing(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_int_range_narrowing

"""
Makes `ArithArithIntRangeNarrowing` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithIntRangeNarrowing`.
"""
function register_arith_arith_int_range_narrowing()
    check(@ccall libmlir_shim.mlsRegisterArithArithIntRangeNarrowing()::MlsStatus)
    nothing
end
export register_arith_arith_int_range_narrowing

"""
Makes the pass `int-range-optimizations`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithIntRangeOpts`.
"""
function create_arith_arith_int_range_opts()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithIntRangeOpts(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_int_range_opts

"""
Makes `ArithArithIntRangeOpts` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithIntRangeOpts`.
"""
function register_arith_arith_int_range_opts()
    check(@ccall libmlir_shim.mlsRegisterArithArithIntRangeOpts()::MlsStatus)
    nothing
end
export register_arith_arith_int_range_opts

"""
Makes the pass `arith-unsigned-when-equivalent`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateArithArithUnsignedWhenEquivalentPass`.
"""
function create_arith_arith_unsigned_when_equivalent_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArithArithUnsignedWhenEquivalentPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arith_arith_unsigned_when_equivalent_pass

"""
Makes `ArithArithUnsignedWhenEquivalentPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArithArithUnsignedWhenEquivalentPass`.
"""
function register_arith_arith_unsigned_when_equivalent_pass()
    check(@ccall libmlir_shim.mlsRegisterArithArithUnsignedWhenEquivalentPass()::MlsStatus)
    nothing
end
export register_arith_arith_unsigned_when_equivalent_pass

"""
Gives the dialect `armNeon`, which no context has to know yet.

In C: `mlsGetDialectHandle__arm_neon__`.
"""
function get_dialect_handle__arm_neon__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__arm_neon__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__arm_neon__

"""
Gives the dialect `armSme`, which no context has to know yet.

In C: `mlsGetDialectHandle__arm_sme__`.
"""
function get_dialect_handle__arm_sme__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__arm_sme__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__arm_sme__

"""
Makes `ArmSMEPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArmSMEPasses`.
"""
function register_arm_sme_passes()
    check(@ccall libmlir_shim.mlsRegisterArmSMEPasses()::MlsStatus)
    nothing
end
export register_arm_sme_passes

"""
Makes the pass `enable-arm-streaming`, with the default of each option; it is for `func.func`.

In C: `mlsCreateArmSMEEnableArmStreaming`.
"""
function create_arm_sme_enable_arm_streaming()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArmSMEEnableArmStreaming(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arm_sme_enable_arm_streaming

"""
Makes `ArmSMEEnableArmStreaming` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArmSMEEnableArmStreaming`.
"""
function register_arm_sme_enable_arm_streaming()
    check(@ccall libmlir_shim.mlsRegisterArmSMEEnableArmStreaming()::MlsStatus)
    nothing
end
export register_arm_sme_enable_arm_streaming

"""
Makes the pass `arm-sme-outer-product-fusion`, with the default of each option; it is for `func.func`.

In C: `mlsCreateArmSMEOuterProductFusion`.
"""
function create_arm_sme_outer_product_fusion()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArmSMEOuterProductFusion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arm_sme_outer_product_fusion

"""
Makes `ArmSMEOuterProductFusion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArmSMEOuterProductFusion`.
"""
function register_arm_sme_outer_product_fusion()
    check(@ccall libmlir_shim.mlsRegisterArmSMEOuterProductFusion()::MlsStatus)
    nothing
end
export register_arm_sme_outer_product_fusion

"""
Makes the pass `test-arm-sme-tile-allocation`, with the default of each option; it is for `func.func`.

In C: `mlsCreateArmSMETestTileAllocation`.
"""
function create_arm_sme_test_tile_allocation()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArmSMETestTileAllocation(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arm_sme_test_tile_allocation

"""
Makes `ArmSMETestTileAllocation` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArmSMETestTileAllocation`.
"""
function register_arm_sme_test_tile_allocation()
    check(@ccall libmlir_shim.mlsRegisterArmSMETestTileAllocation()::MlsStatus)
    nothing
end
export register_arm_sme_test_tile_allocation

"""
Makes the pass `arm-sme-vector-legalization`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateArmSMEVectorLegalization`.
"""
function create_arm_sme_vector_legalization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateArmSMEVectorLegalization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_arm_sme_vector_legalization

"""
Makes `ArmSMEVectorLegalization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterArmSMEVectorLegalization`.
"""
function register_arm_sme_vector_legalization()
    check(@ccall libmlir_shim.mlsRegisterArmSMEVectorLegalization()::MlsStatus)
    nothing
end
export register_arm_sme_vector_legalization

"""
Gives the dialect `async`, which no context has to know yet.

In C: `mlsGetDialectHandle__async__`.
"""
function get_dialect_handle__async__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__async__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__async__

"""
Makes `AsyncPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncPasses`.
"""
function register_async_passes()
    check(@ccall libmlir_shim.mlsRegisterAsyncPasses()::MlsStatus)
    nothing
end
export register_async_passes

"""
Makes the pass `async-func-to-async-runtime`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateAsyncAsyncFuncToAsyncRuntimePass`.
"""
function create_async_async_func_to_async_runtime_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncFuncToAsyncRuntimePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_func_to_async_runtime_pass

"""
Makes `AsyncAsyncFuncToAsyncRuntimePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncFuncToAsyncRuntimePass`.
"""
function register_async_async_func_to_async_runtime_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncFuncToAsyncRuntimePass()::MlsStatus)
    nothing
end
export register_async_async_func_to_async_runtime_pass

"""
Makes the pass `async-parallel-for`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateAsyncAsyncParallelForPass`.
"""
function create_async_async_parallel_for_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncParallelForPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_parallel_for_pass

"""
Makes `AsyncAsyncParallelForPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncParallelForPass`.
"""
function register_async_async_parallel_for_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncParallelForPass()::MlsStatus)
    nothing
end
export register_async_async_parallel_for_pass

"""
Makes the pass `async-runtime-policy-based-ref-counting`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass`.
"""
function create_async_async_runtime_policy_based_ref_counting_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_runtime_policy_based_ref_counting_pass

"""
Makes `AsyncAsyncRuntimePolicyBasedRefCountingPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass`.
"""
function register_async_async_runtime_policy_based_ref_counting_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass()::MlsStatus)
    nothing
end
export register_async_async_runtime_policy_based_ref_counting_pass

"""
Makes the pass `async-runtime-ref-counting-opt`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAsyncAsyncRuntimeRefCountingOptPass`.
"""
function create_async_async_runtime_ref_counting_opt_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncRuntimeRefCountingOptPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_runtime_ref_counting_opt_pass

"""
Makes `AsyncAsyncRuntimeRefCountingOptPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncRuntimeRefCountingOptPass`.
"""
function register_async_async_runtime_ref_counting_opt_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncRuntimeRefCountingOptPass()::MlsStatus)
    nothing
end
export register_async_async_runtime_ref_counting_opt_pass

"""
Makes the pass `async-runtime-ref-counting`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateAsyncAsyncRuntimeRefCountingPass`.
"""
function create_async_async_runtime_ref_counting_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncRuntimeRefCountingPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_runtime_ref_counting_pass

"""
Makes `AsyncAsyncRuntimeRefCountingPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncRuntimeRefCountingPass`.
"""
function register_async_async_runtime_ref_counting_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncRuntimeRefCountingPass()::MlsStatus)
    nothing
end
export register_async_async_runtime_ref_counting_pass

"""
Makes the pass `async-to-async-runtime`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateAsyncAsyncToAsyncRuntimePass`.
"""
function create_async_async_to_async_runtime_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateAsyncAsyncToAsyncRuntimePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_async_async_to_async_runtime_pass

"""
Makes `AsyncAsyncToAsyncRuntimePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterAsyncAsyncToAsyncRuntimePass`.
"""
function register_async_async_to_async_runtime_pass()
    check(@ccall libmlir_shim.mlsRegisterAsyncAsyncToAsyncRuntimePass()::MlsStatus)
    nothing
end
export register_async_async_to_async_runtime_pass

"""
Gives the dialect `bufferization`, which no context has to know yet.

In C: `mlsGetDialectHandle__bufferization__`.
"""
function get_dialect_handle__bufferization__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__bufferization__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__bufferization__

"""
Makes `BufferizationPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationPasses`.
"""
function register_bufferization_passes()
    check(@ccall libmlir_shim.mlsRegisterBufferizationPasses()::MlsStatus)
    nothing
end
export register_bufferization_passes

"""
Makes the pass `buffer-deallocation-simplification`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateBufferizationBufferDeallocationSimplificationPass`.
"""
function create_bufferization_buffer_deallocation_simplification_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationBufferDeallocationSimplificationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_buffer_deallocation_simplification_pass

"""
Makes `BufferizationBufferDeallocationSimplificationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationBufferDeallocationSimplificationPass`.
"""
function register_bufferization_buffer_deallocation_simplification_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationBufferDeallocationSimplificationPass()::MlsStatus)
    nothing
end
export register_bufferization_buffer_deallocation_simplification_pass

"""
Makes the pass `buffer-hoisting`, with the default of each option; it is for `func.func`.

In C: `mlsCreateBufferizationBufferHoistingPass`.
"""
function create_bufferization_buffer_hoisting_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationBufferHoistingPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_buffer_hoisting_pass

"""
Makes `BufferizationBufferHoistingPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationBufferHoistingPass`.
"""
function register_bufferization_buffer_hoisting_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationBufferHoistingPass()::MlsStatus)
    nothing
end
export register_bufferization_buffer_hoisting_pass

"""
Makes the pass `buffer-loop-hoisting`, with the default of each option; it is for `func.func`.

In C: `mlsCreateBufferizationBufferLoopHoistingPass`.
"""
function create_bufferization_buffer_loop_hoisting_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationBufferLoopHoistingPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_buffer_loop_hoisting_pass

"""
Makes `BufferizationBufferLoopHoistingPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationBufferLoopHoistingPass`.
"""
function register_bufferization_buffer_loop_hoisting_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationBufferLoopHoistingPass()::MlsStatus)
    nothing
end
export register_bufferization_buffer_loop_hoisting_pass

"""
Makes the pass `buffer-results-to-out-params`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateBufferizationBufferResultsToOutParamsPass`.
"""
function create_bufferization_buffer_results_to_out_params_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationBufferResultsToOutParamsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_buffer_results_to_out_params_pass

"""
Makes `BufferizationBufferResultsToOutParamsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationBufferResultsToOutParamsPass`.
"""
function register_bufferization_buffer_results_to_out_params_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationBufferResultsToOutParamsPass()::MlsStatus)
    nothing
end
export register_bufferization_buffer_results_to_out_params_pass

"""
Makes the pass `drop-equivalent-buffer-results`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateBufferizationDropEquivalentBufferResultsPass`.
"""
function create_bufferization_drop_equivalent_buffer_results_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationDropEquivalentBufferResultsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_drop_equivalent_buffer_results_pass

"""
Makes `BufferizationDropEquivalentBufferResultsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationDropEquivalentBufferResultsPass`.
"""
function register_bufferization_drop_equivalent_buffer_results_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationDropEquivalentBufferResultsPass()::MlsStatus)
    nothing
end
export register_bufferization_drop_equivalent_buffer_results_pass

"""
Makes the pass `eliminate-empty-tensors`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateBufferizationEmptyTensorEliminationPass`.
"""
function create_bufferization_empty_tensor_elimination_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationEmptyTensorEliminationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_empty_tensor_elimination_pass

"""
Makes `BufferizationEmptyTensorEliminationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationEmptyTensorEliminationPass`.
"""
function register_bufferization_empty_tensor_elimination_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationEmptyTensorEliminationPass()::MlsStatus)
    nothing
end
export register_bufferization_empty_tensor_elimination_pass

"""
Makes the pass `empty-tensor-to-alloc-tensor`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateBufferizationEmptyTensorToAllocTensorPass`.
"""
function create_bufferization_empty_tensor_to_alloc_tensor_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationEmptyTensorToAllocTensorPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_empty_tensor_to_alloc_tensor_pass

"""
Makes `BufferizationEmptyTensorToAllocTensorPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationEmptyTensorToAllocTensorPass`.
"""
function register_bufferization_empty_tensor_to_alloc_tensor_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationEmptyTensorToAllocTensorPass()::MlsStatus)
    nothing
end
export register_bufferization_empty_tensor_to_alloc_tensor_pass

"""
Makes the pass `bufferization-lower-deallocations`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateBufferizationLowerDeallocationsPass`.
"""
function create_bufferization_lower_deallocations_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationLowerDeallocationsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_lower_deallocations_pass

"""
Makes `BufferizationLowerDeallocationsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationLowerDeallocationsPass`.
"""
function register_bufferization_lower_deallocations_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationLowerDeallocationsPass()::MlsStatus)
    nothing
end
export register_bufferization_lower_deallocations_pass

"""
Makes the pass `one-shot-bufferize`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateBufferizationOneShotBufferizePass`.
"""
function create_bufferization_one_shot_bufferize_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationOneShotBufferizePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_one_shot_bufferize_pass

"""
Makes `BufferizationOneShotBufferizePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationOneShotBufferizePass`.
"""
function register_bufferization_one_shot_bufferize_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationOneShotBufferizePass()::MlsStatus)
    nothing
end
export register_bufferization_one_shot_bufferize_pass

"""
Makes the pass `optimize-allocation-liveness`, with the default of each option; it is for `func.func`.

In C: `mlsCreateBufferizationOptimizeAllocationLivenessPass`.
"""
function create_bufferization_optimize_allocation_liveness_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationOptimizeAllocationLivenessPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_optimize_allocation_liveness_pass

"""
Makes `BufferizationOptimizeAllocationLivenessPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationOptimizeAllocationLivenessPass`.
"""
function register_bufferization_optimize_allocation_liveness_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationOptimizeAllocationLivenessPass()::MlsStatus)
    nothing
end
export register_bufferization_optimize_allocation_liveness_pass

"""
Makes the pass `ownership-based-buffer-deallocation`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateBufferizationOwnershipBasedBufferDeallocationPass`.
"""
function create_bufferization_ownership_based_buffer_deallocation_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_ownership_based_buffer_deallocation_pass

"""
Makes `BufferizationOwnershipBasedBufferDeallocationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass`.
"""
function register_bufferization_ownership_based_buffer_deallocation_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass()::MlsStatus)
    nothing
end
export register_bufferization_ownership_based_buffer_deallocation_pass

"""
Makes the pass `promote-buffers-to-stack`, with the default of each option; it is for `func.func`.

In C: `mlsCreateBufferizationPromoteBuffersToStackPass`.
"""
function create_bufferization_promote_buffers_to_stack_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateBufferizationPromoteBuffersToStackPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_bufferization_promote_buffers_to_stack_pass

"""
Makes `BufferizationPromoteBuffersToStackPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterBufferizationPromoteBuffersToStackPass`.
"""
function register_bufferization_promote_buffers_to_stack_pass()
    check(@ccall libmlir_shim.mlsRegisterBufferizationPromoteBuffersToStackPass()::MlsStatus)
    nothing
end
export register_bufferization_promote_buffers_to_stack_pass

"""
Gives the dialect `complex`, which no context has to know yet.

In C: `mlsGetDialectHandle__complex__`.
"""
function get_dialect_handle__complex__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__complex__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__complex__

"""
Tells whether `attr` is a complex number.

In C: `mlsAttributeIsAComplex`.
"""
function attribute_is_a_complex(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAComplex(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_complex

"""
Gives a complex number of a type, rounded to its elements.

Throws: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type has only finite numbers); TOO_DEEP.

In C: `mlsComplexAttrDoubleGet`.
"""
function complex_attr_double_get(context::MlirContext, ty::MlirType, real::Real, imag::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexAttrDoubleGet(context::MlsHandle, ty::MlsHandle, real::Float64, imag::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export complex_attr_double_get

"""
Gives a complex number of a type, rounded to its elements. Diagnostics are at `location`.

Throws: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type has only finite numbers); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsComplexAttrDoubleGetChecked`.
"""
function complex_attr_double_get_checked(location::MlirLocation, ty::MlirType, real::Real, imag::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexAttrDoubleGetChecked(location::MlsHandle, ty::MlsHandle, real::Float64, imag::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export complex_attr_double_get_checked

"""
Gives the real part of a complex number.

Throws: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64 bits).

In C: `mlsComplexAttrGetRealDouble`.
"""
function complex_attr_get_real_double(attr::MlirAttribute)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsComplexAttrGetRealDouble(attr::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export complex_attr_get_real_double

"""
Gives the imaginary part of a complex number.

Throws: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64 bits).

In C: `mlsComplexAttrGetImagDouble`.
"""
function complex_attr_get_imag_double(attr::MlirAttribute)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsComplexAttrGetImagDouble(attr::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export complex_attr_get_imag_double

"""
Gives the number of the class `Complex`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsComplexAttrGetTypeID`.
"""
function complex_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsComplexAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export complex_attr_get_type_id

"""
Gives the dialect `cf`, which no context has to know yet.

In C: `mlsGetDialectHandle__cf__`.
"""
function get_dialect_handle__cf__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__cf__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__cf__

"""
Gives the dialect `dlti`, which no context has to know yet.

In C: `mlsGetDialectHandle__dlti__`.
"""
function get_dialect_handle__dlti__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__dlti__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__dlti__

"""
Gives the dialect `emitc`, which no context has to know yet.

In C: `mlsGetDialectHandle__emitc__`.
"""
function get_dialect_handle__emitc__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__emitc__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__emitc__

"""
Tells whether `ty` is an array type of EmitC.

In C: `mlsTypeIsAEmitCArrayType`.
"""
function type_is_a_emit_c_array_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCArrayType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_array_type

"""
Gives the number of the class `EmitCArray`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCArrayTypeGetTypeID`.
"""
function emit_c_array_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCArrayTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_array_type_get_type_id

"""
Gives the array type of `nDims` static sizes, at least one. Elements are integers, floating point numbers, pointers or opaque.

Throws: DIALECT_NOT_LOADED (`emitc`); OUT_OF_RANGE (`shape`: none); OUT_OF_RANGE (`shape`: a size below 0); BAD_ARGUMENT (`elementType`: not a type that C has for elements); TOO_DEEP.

In C: `mlsEmitCArrayTypeGet`.
"""
function emit_c_array_type_get(shape, element_type::MlirType)
    shape_ = convert(Vector{Int64}, shape)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCArrayTypeGet(length(shape_)::Int, shape_::Ptr{Int64}, element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_array_type_get

"""
Gives the name that the dialect has for the class `EmitCArray`, like `builtin.integer`.

In C: `mlsEmitCArrayTypeGetName`.
"""
function emit_c_array_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCArrayTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_array_type_get_name

"""
Tells whether `ty` is an lvalue type of EmitC.

In C: `mlsTypeIsAEmitCLValueType`.
"""
function type_is_a_emit_cl_value_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCLValueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_cl_value_type

"""
Gives the number of the class `EmitCLValue`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCLValueTypeGetTypeID`.
"""
function emit_cl_value_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCLValueTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_cl_value_type_get_type_id

"""
Gives the type of a place that holds a value of `valueType`.

Throws: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT with diagnostics (`valueType`: not a type that EmitC knows, or an array); TOO_DEEP.

In C: `mlsEmitCLValueTypeGet`.
"""
function emit_cl_value_type_get(value_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCLValueTypeGet(value_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_cl_value_type_get

"""
Gives the name that the dialect has for the class `EmitCLValue`, like `builtin.integer`.

In C: `mlsEmitCLValueTypeGetName`.
"""
function emit_cl_value_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCLValueTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_cl_value_type_get_name

"""
Tells whether `ty` is an opaque type of EmitC.

In C: `mlsTypeIsAEmitCOpaqueType`.
"""
function type_is_a_emit_c_opaque_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCOpaqueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_opaque_type

"""
Gives the number of the class `EmitCOpaque`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCOpaqueTypeGetTypeID`.
"""
function emit_c_opaque_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_opaque_type_get_type_id

"""
Gives the type that has the name `value` in C. For a pointer, there is `mlsEmitCPointerTypeGet`.

Throws: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`value`: empty, or it ends with `*`).

In C: `mlsEmitCOpaqueTypeGet`.
"""
function emit_c_opaque_type_get(context::MlirContext, value::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueTypeGet(context::MlsHandle, value::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_opaque_type_get

"""
Gives the name that the dialect has for the class `EmitCOpaque`, like `builtin.integer`.

In C: `mlsEmitCOpaqueTypeGetName`.
"""
function emit_c_opaque_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_opaque_type_get_name

"""
Tells whether `ty` is a pointer type of EmitC.

In C: `mlsTypeIsAEmitCPointerType`.
"""
function type_is_a_emit_c_pointer_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCPointerType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_pointer_type

"""
Gives the number of the class `EmitCPointer`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCPointerTypeGetTypeID`.
"""
function emit_c_pointer_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCPointerTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_pointer_type_get_type_id

"""
Gives the type of pointers to `pointee`.

Throws: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`pointee`: an lvalue type); TOO_DEEP.

In C: `mlsEmitCPointerTypeGet`.
"""
function emit_c_pointer_type_get(pointee::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCPointerTypeGet(pointee::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_pointer_type_get

"""
Gives the name that the dialect has for the class `EmitCPointer`, like `builtin.integer`.

In C: `mlsEmitCPointerTypeGetName`.
"""
function emit_c_pointer_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCPointerTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_pointer_type_get_name

"""
Tells whether `ty` is the type that C calls `ptrdiffT`.

In C: `mlsTypeIsAEmitCPtrDiffTType`.
"""
function type_is_a_emit_c_ptr_diff_t_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCPtrDiffTType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_ptr_diff_t_type

"""
Gives the number of the class `EmitCPtrDiffT`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCPtrDiffTTypeGetTypeID`.
"""
function emit_c_ptr_diff_t_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCPtrDiffTTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_ptr_diff_t_type_get_type_id

"""
Gives the type that C calls `ptrdiffT`.

Throws: DIALECT_NOT_LOADED (`emitc`).

In C: `mlsEmitCPtrDiffTTypeGet`.
"""
function emit_c_ptr_diff_t_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCPtrDiffTTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_ptr_diff_t_type_get

"""
Gives the name that the dialect has for the class `EmitCPtrDiffT`, like `builtin.integer`.

In C: `mlsEmitCPtrDiffTTypeGetName`.
"""
function emit_c_ptr_diff_t_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCPtrDiffTTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_ptr_diff_t_type_get_name

"""
Tells whether `ty` is the type that C calls `ssizeT`.

In C: `mlsTypeIsAEmitCSignedSizeTType`.
"""
function type_is_a_emit_c_signed_size_t_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCSignedSizeTType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_signed_size_t_type

"""
Gives the number of the class `EmitCSignedSizeT`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCSignedSizeTTypeGetTypeID`.
"""
function emit_c_signed_size_t_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCSignedSizeTTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_signed_size_t_type_get_type_id

"""
Gives the type that C calls `ssizeT`.

Throws: DIALECT_NOT_LOADED (`emitc`).

In C: `mlsEmitCSignedSizeTTypeGet`.
"""
function emit_c_signed_size_t_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCSignedSizeTTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_signed_size_t_type_get

"""
Gives the name that the dialect has for the class `EmitCSignedSizeT`, like `builtin.integer`.

In C: `mlsEmitCSignedSizeTTypeGetName`.
"""
function emit_c_signed_size_t_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCSignedSizeTTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_signed_size_t_type_get_name

"""
Tells whether `ty` is the type that C calls `sizeT`.

In C: `mlsTypeIsAEmitCSizeTType`.
"""
function type_is_a_emit_c_size_t_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAEmitCSizeTType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_emit_c_size_t_type

"""
Gives the number of the class `EmitCSizeT`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCSizeTTypeGetTypeID`.
"""
function emit_c_size_t_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCSizeTTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_size_t_type_get_type_id

"""
Gives the type that C calls `sizeT`.

Throws: DIALECT_NOT_LOADED (`emitc`).

In C: `mlsEmitCSizeTTypeGet`.
"""
function emit_c_size_t_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCSizeTTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export emit_c_size_t_type_get

"""
Gives the name that the dialect has for the class `EmitCSizeT`, like `builtin.integer`.

In C: `mlsEmitCSizeTTypeGetName`.
"""
function emit_c_size_t_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCSizeTTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_size_t_type_get_name

"""
Tells whether `attr` is a predicate of `emitc.cmp`: the number of one, as an `i64`.

In C: `mlsAttributeIsAEmitCCmpPredicate`.
"""
function attribute_is_a_emit_c_cmp_predicate(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAEmitCCmpPredicate(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_emit_c_cmp_predicate

"""
Gives the attribute of a predicate of `emitc.cmp`: its number, as an `i64`.

Throws: BAD_ENUM (`val`).

In C: `mlsEmitCCmpPredicateAttrGet`.
"""
function emit_c_cmp_predicate_attr_get(context::MlirContext, val::MlsEmitCCmpPredicate)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCCmpPredicateAttrGet(context::MlsHandle, val::MlsEmitCCmpPredicate, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export emit_c_cmp_predicate_attr_get

"""
Gives the name that the dialect has for the class `EmitCCmpPredicate`, like `builtin.integer`.

In C: `mlsEmitCCmpPredicateAttrGetName`.
"""
function emit_c_cmp_predicate_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCCmpPredicateAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_cmp_predicate_attr_get_name

"""
Gives the predicate that an attribute holds.

Throws: BAD_ARGUMENT (`attr`: not a predicate of `emitc.cmp`).

In C: `mlsEmitCCmpPredicateAttrGetValue`.
"""
function emit_c_cmp_predicate_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsEmitCCmpPredicate}()
    check(@ccall libmlir_shim.mlsEmitCCmpPredicateAttrGetValue(attr::MlsHandle, out::Ptr{MlsEmitCCmpPredicate})::MlsStatus)
    out[]
end
export emit_c_cmp_predicate_attr_get_value

"""
Gives the number of the class `EmitCCmpPredicate`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCCmpPredicateAttrGetTypeID`.
"""
function emit_c_cmp_predicate_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCCmpPredicateAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_cmp_predicate_attr_get_type_id

"""
Tells whether `attr` is an opaque attribute of EmitC.

In C: `mlsAttributeIsAEmitCOpaque`.
"""
function attribute_is_a_emit_c_opaque(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAEmitCOpaque(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_emit_c_opaque

"""
Gives the attribute that stands for the text `value` in C.

Throws: DIALECT_NOT_LOADED (`emitc`).

In C: `mlsEmitCOpaqueAttrGet`.
"""
function emit_c_opaque_attr_get(context::MlirContext, value::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueAttrGet(context::MlsHandle, value::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export emit_c_opaque_attr_get

"""
Gives the name that the dialect has for the class `EmitCOpaque`, like `builtin.integer`.

In C: `mlsEmitCOpaqueAttrGetName`.
"""
function emit_c_opaque_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_opaque_attr_get_name

"""
Gives the text that an opaque attribute of EmitC stands for.

Throws: BAD_ARGUMENT (`attr`: not an opaque attribute of EmitC).

In C: `mlsEmitCOpaqueAttrGetValue`.
"""
function emit_c_opaque_attr_get_value(attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueAttrGetValue(attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export emit_c_opaque_attr_get_value

"""
Gives the number of the class `EmitCOpaque`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsEmitCOpaqueAttrGetTypeID`.
"""
function emit_c_opaque_attr_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsEmitCOpaqueAttrGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export emit_c_opaque_attr_get_type_id

"""
Makes `EmitCPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterEmitCPasses`.
"""
function register_emit_c_passes()
    check(@ccall libmlir_shim.mlsRegisterEmitCPasses()::MlsStatus)
    nothing
end
export register_emit_c_passes

"""
Makes the pass `form-expressions`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateEmitCFormExpressionsPass`.
"""
function create_emit_c_form_expressions_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateEmitCFormExpressionsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_emit_c_form_expressions_pass

"""
Makes `EmitCFormExpressionsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterEmitCFormExpressionsPass`.
"""
function register_emit_c_form_expressions_pass()
    check(@ccall libmlir_shim.mlsRegisterEmitCFormExpressionsPass()::MlsStatus)
    nothing
end
export register_emit_c_form_expressions_pass

"""
Makes the pass `wrap-emitc-func-in-class`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateEmitCWrapFuncInClassPass`.
"""
function create_emit_c_wrap_func_in_class_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateEmitCWrapFuncInClassPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_emit_c_wrap_func_in_class_pass

"""
Makes `EmitCWrapFuncInClassPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterEmitCWrapFuncInClassPass`.
"""
function register_emit_c_wrap_func_in_class_pass()
    check(@ccall libmlir_shim.mlsRegisterEmitCWrapFuncInClassPass()::MlsStatus)
    nothing
end
export register_emit_c_wrap_func_in_class_pass

"""
Gives the dialect `func`, which no context has to know yet.

In C: `mlsGetDialectHandle__func__`.
"""
function get_dialect_handle__func__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__func__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__func__

"""
Makes `FuncPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterFuncPasses`.
"""
function register_func_passes()
    check(@ccall libmlir_shim.mlsRegisterFuncPasses()::MlsStatus)
    nothing
end
export register_func_passes

"""
Makes the pass `duplicate-function-elimination`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateFuncDuplicateFunctionEliminationPass`.
"""
function create_func_duplicate_function_elimination_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateFuncDuplicateFunctionEliminationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_func_duplicate_function_elimination_pass

"""
Makes `FuncDuplicateFunctionEliminationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterFuncDuplicateFunctionEliminationPass`.
"""
function register_func_duplicate_function_elimination_pass()
    check(@ccall libmlir_shim.mlsRegisterFuncDuplicateFunctionEliminationPass()::MlsStatus)
    nothing
end
export register_func_duplicate_function_elimination_pass

"""
Gives the dialect `gpu`, which no context has to know yet.

In C: `mlsGetDialectHandle__gpu__`.
"""
function get_dialect_handle__gpu__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__gpu__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__gpu__

"""
Tells whether `ty` is the type of tokens that order work on a GPU.

In C: `mlsTypeIsAGPUAsyncTokenType`.
"""
function type_is_agpu_async_token_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAGPUAsyncTokenType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_agpu_async_token_type

"""
Gives the type of tokens that order work on a GPU.

Throws: DIALECT_NOT_LOADED (`gpu`).

In C: `mlsGPUAsyncTokenTypeGet`.
"""
function gpu_async_token_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUAsyncTokenTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export gpu_async_token_type_get

"""
Gives the name that the dialect has for the class `GPUAsyncToken`, like `builtin.integer`.

In C: `mlsGPUAsyncTokenTypeGetName`.
"""
function gpu_async_token_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsGPUAsyncTokenTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export gpu_async_token_type_get_name

"""
Tells whether `attr` is an object: the code of a module for a GPU.

In C: `mlsAttributeIsAGPUObjectAttr`.
"""
function attribute_is_agpu_object_attr(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsAGPUObjectAttr(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_agpu_object_attr

"""
Gives an object for a target, like `#nvvm.target`, without a kernel table. `format` is 1 for bitcode or what else a target has, 2 for assembly, 3 for a binary, 4 for a fat binary; `objectStrRef` has the bytes.

Throws: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4); BAD_ARGUMENT (`mlirObjectProps`: not a dictionary); BAD_ARGUMENT with diagnostics (`target`: not a target of GPU modules); TOO_DEEP.

In C: `mlsGPUObjectAttrGet`.
"""
function gpu_object_attr_get(context::MlirContext, target::MlirAttribute, format::Integer, object_str_ref::Union{AbstractString, Vector{UInt8}}, mlir_object_props::Union{MlirAttribute, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGet(context::MlsHandle, target::MlsHandle, format::UInt32, object_str_ref::MlsStringRef, mlir_object_props::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export gpu_object_attr_get

"""
Gives the name that the dialect has for the class `GPUObject`, like `builtin.integer`.

In C: `mlsGPUObjectAttrGetName`.
"""
function gpu_object_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export gpu_object_attr_get_name

"""
Gives an object for a target, like `#nvvm.target`, with a `#gpu.kernel_table` unless that is null; else as `mlsGPUObjectAttrGet`.

Throws: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4); BAD_ARGUMENT (`mlirObjectProps`: not a dictionary); BAD_ARGUMENT (`mlirKernelsAttr`: not a kernel table); BAD_ARGUMENT with diagnostics (`target`: not a target of GPU modules).

In C: `mlsGPUObjectAttrGetWithKernels`.
"""
function gpu_object_attr_get_with_kernels(context::MlirContext, target::MlirAttribute, format::Integer, object_str_ref::Union{AbstractString, Vector{UInt8}}, mlir_object_props::Union{MlirAttribute, Nothing}, mlir_kernels_attr::Union{MlirAttribute, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetWithKernels(context::MlsHandle, target::MlsHandle, format::UInt32, object_str_ref::MlsStringRef, mlir_object_props::MlsHandle, mlir_kernels_attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export gpu_object_attr_get_with_kernels

"""
Gives the target of an object.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrGetTarget`.
"""
function gpu_object_attr_get_target(mlir_object_attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetTarget(mlir_object_attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export gpu_object_attr_get_target

"""
Gives the number of the format of an object.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrGetFormat`.
"""
function gpu_object_attr_get_format(mlir_object_attr::MlirAttribute)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetFormat(mlir_object_attr::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export gpu_object_attr_get_format

"""
Gives the bytes of an object.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrGetObject`.
"""
function gpu_object_attr_get_object(mlir_object_attr::MlirAttribute)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetObject(mlir_object_attr::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export gpu_object_attr_get_object

"""
Tells whether an object has properties.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrHasProperties`.
"""
function gpu_object_attr_has_properties(mlir_object_attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrHasProperties(mlir_object_attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export gpu_object_attr_has_properties

"""
Gives the properties of an object, a dictionary; null if it has none.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrGetProperties`.
"""
function gpu_object_attr_get_properties(mlir_object_attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetProperties(mlir_object_attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export gpu_object_attr_get_properties

"""
Tells whether an object has a kernel table.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrHasKernels`.
"""
function gpu_object_attr_has_kernels(mlir_object_attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrHasKernels(mlir_object_attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export gpu_object_attr_has_kernels

"""
Gives the kernel table of an object; null if it has none.

Throws: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).

In C: `mlsGPUObjectAttrGetKernels`.
"""
function gpu_object_attr_get_kernels(mlir_object_attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGPUObjectAttrGetKernels(mlir_object_attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export gpu_object_attr_get_kernels

"""
Makes `GPUPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUPasses`.
"""
function register_gpu_passes()
    check(@ccall libmlir_shim.mlsRegisterGPUPasses()::MlsStatus)
    nothing
end
export register_gpu_passes

"""
Makes the pass `gpu-async-region`, with the default of each option; it is for `func.func`.

In C: `mlsCreateGPUGpuAsyncRegionPass`.
"""
function create_gpu_gpu_async_region_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuAsyncRegionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_async_region_pass

"""
Makes `GPUGpuAsyncRegionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuAsyncRegionPass`.
"""
function register_gpu_gpu_async_region_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuAsyncRegionPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_async_region_pass

"""
Makes the pass `gpu-decompose-memrefs`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuDecomposeMemrefsPass`.
"""
function create_gpu_gpu_decompose_memrefs_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuDecomposeMemrefsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_decompose_memrefs_pass

"""
Makes `GPUGpuDecomposeMemrefsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuDecomposeMemrefsPass`.
"""
function register_gpu_gpu_decompose_memrefs_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuDecomposeMemrefsPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_decompose_memrefs_pass

"""
Makes the pass `gpu-eliminate-barriers`, with the default of each option; it is for `func.func`.

In C: `mlsCreateGPUGpuEliminateBarriers`.
"""
function create_gpu_gpu_eliminate_barriers()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuEliminateBarriers(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_eliminate_barriers

"""
Makes `GPUGpuEliminateBarriers` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuEliminateBarriers`.
"""
function register_gpu_gpu_eliminate_barriers()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuEliminateBarriers()::MlsStatus)
    nothing
end
export register_gpu_gpu_eliminate_barriers

"""
Makes the pass `gpu-kernel-outlining`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateGPUGpuKernelOutliningPass`.
"""
function create_gpu_gpu_kernel_outlining_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuKernelOutliningPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_kernel_outlining_pass

"""
Makes `GPUGpuKernelOutliningPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuKernelOutliningPass`.
"""
function register_gpu_gpu_kernel_outlining_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuKernelOutliningPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_kernel_outlining_pass

"""
Makes the pass `gpu-launch-sink-index-computations`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuLaunchSinkIndexComputationsPass`.
"""
function create_gpu_gpu_launch_sink_index_computations_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuLaunchSinkIndexComputationsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_launch_sink_index_computations_pass

"""
Makes `GPUGpuLaunchSinkIndexComputationsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuLaunchSinkIndexComputationsPass`.
"""
function register_gpu_gpu_launch_sink_index_computations_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuLaunchSinkIndexComputationsPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_launch_sink_index_computations_pass

"""
Makes the pass `gpu-map-parallel-loops`, with the default of each option; it is for `func.func`.

In C: `mlsCreateGPUGpuMapParallelLoopsPass`.
"""
function create_gpu_gpu_map_parallel_loops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuMapParallelLoopsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_map_parallel_loops_pass

"""
Makes `GPUGpuMapParallelLoopsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuMapParallelLoopsPass`.
"""
function register_gpu_gpu_map_parallel_loops_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuMapParallelLoopsPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_map_parallel_loops_pass

"""
Makes the pass `gpu-module-to-binary`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuModuleToBinaryPass`.
"""
function create_gpu_gpu_module_to_binary_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuModuleToBinaryPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_module_to_binary_pass

"""
Makes `GPUGpuModuleToBinaryPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuModuleToBinaryPass`.
"""
function register_gpu_gpu_module_to_binary_pass()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuModuleToBinaryPass()::MlsStatus)
    nothing
end
export register_gpu_gpu_module_to_binary_pass

"""
Makes the pass `nvvm-attach-target`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuNVVMAttachTarget`.
"""
function create_gpu_gpu_nvvm_attach_target()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuNVVMAttachTarget(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_nvvm_attach_target

"""
Makes `GPUGpuNVVMAttachTarget` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuNVVMAttachTarget`.
"""
function register_gpu_gpu_nvvm_attach_target()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuNVVMAttachTarget()::MlsStatus)
    nothing
end
export register_gpu_gpu_nvvm_attach_target

"""
Makes the pass `rocdl-attach-target`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuROCDLAttachTarget`.
"""
function create_gpu_gpu_rocdl_attach_target()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuROCDLAttachTarget(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_rocdl_attach_target

"""
Makes `GPUGpuROCDLAttachTarget` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuROCDLAttachTarget`.
"""
function register_gpu_gpu_rocdl_attach_target()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuROCDLAttachTarget()::MlsStatus)
    nothing
end
export register_gpu_gpu_rocdl_attach_target

"""
Makes the pass `spirv-attach-target`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuSPIRVAttachTarget`.
"""
function create_gpu_gpu_spirv_attach_target()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuSPIRVAttachTarget(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_spirv_attach_target

"""
Makes `GPUGpuSPIRVAttachTarget` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuSPIRVAttachTarget`.
"""
function register_gpu_gpu_spirv_attach_target()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuSPIRVAttachTarget()::MlsStatus)
    nothing
end
export register_gpu_gpu_spirv_attach_target

"""
Makes the pass `xevm-attach-target`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateGPUGpuXeVMAttachTarget`.
"""
function create_gpu_gpu_xe_vm_attach_target()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateGPUGpuXeVMAttachTarget(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_gpu_gpu_xe_vm_attach_target

"""
Makes `GPUGpuXeVMAttachTarget` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterGPUGpuXeVMAttachTarget`.
"""
function register_gpu_gpu_xe_vm_attach_target()
    check(@ccall libmlir_shim.mlsRegisterGPUGpuXeVMAttachTarget()::MlsStatus)
    nothing
end
export register_gpu_gpu_xe_vm_attach_target

"""
Gives the dialect `index`, which no context has to know yet.

In C: `mlsGetDialectHandle__index__`.
"""
function get_dialect_handle__index__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__index__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__index__

"""
Gives the dialect `irdl`, which no context has to know yet.

In C: `mlsGetDialectHandle__irdl__`.
"""
function get_dialect_handle__irdl__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__irdl__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__irdl__

"""
Gives the attribute of a variadicity: `single`, `optional` or `variadic`.

Throws: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`value`: not `single`, `optional` or `variadic`).

In C: `mlsIRDLVariadicityAttrGet`.
"""
function irdl_variadicity_attr_get(context::MlirContext, value::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIRDLVariadicityAttrGet(context::MlsHandle, value::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export irdl_variadicity_attr_get

"""
Gives the name that the dialect has for the class `IRDLVariadicity`, like `builtin.integer`.

In C: `mlsIRDLVariadicityAttrGetName`.
"""
function irdl_variadicity_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIRDLVariadicityAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export irdl_variadicity_attr_get_name

"""
Gives the attribute of variadicities, one after the other.

Throws: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`values`: not a variadicity); TOO_DEEP.

In C: `mlsIRDLVariadicityArrayAttrGet`.
"""
function irdl_variadicity_array_attr_get(context::MlirContext, values)
    values_ = bits_of(MlirAttribute, values)
    out = Ref{MlsHandle}()
    GC.@preserve values check(@ccall libmlir_shim.mlsIRDLVariadicityArrayAttrGet(context::MlsHandle, length(values_)::Int, values_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export irdl_variadicity_array_attr_get

"""
Gives the name that the dialect has for the class `IRDLVariadicityArray`, like `builtin.integer`.

In C: `mlsIRDLVariadicityArrayAttrGetName`.
"""
function irdl_variadicity_array_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIRDLVariadicityArrayAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export irdl_variadicity_array_attr_get_name

"""
Gives the dialect `linalg`, which no context has to know yet.

In C: `mlsGetDialectHandle__linalg__`.
"""
function get_dialect_handle__linalg__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__linalg__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__linalg__

"""
Makes `LinalgPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgPasses`.
"""
function register_linalg_passes()
    check(@ccall libmlir_shim.mlsRegisterLinalgPasses()::MlsStatus)
    nothing
end
export register_linalg_passes

"""
Makes the pass `convert-elementwise-to-linalg`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgConvertElementwiseToLinalgPass`.
"""
function create_linalg_convert_elementwise_to_linalg_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgConvertElementwiseToLinalgPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_convert_elementwise_to_linalg_pass

"""
Makes `LinalgConvertElementwiseToLinalgPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgConvertElementwiseToLinalgPass`.
"""
function register_linalg_convert_elementwise_to_linalg_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgConvertElementwiseToLinalgPass()::MlsStatus)
    nothing
end
export register_linalg_convert_elementwise_to_linalg_pass

"""
Makes the pass `convert-linalg-to-affine-loops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgConvertLinalgToAffineLoopsPass`.
"""
function create_linalg_convert_linalg_to_affine_loops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgConvertLinalgToAffineLoopsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_convert_linalg_to_affine_loops_pass

"""
Makes `LinalgConvertLinalgToAffineLoopsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgConvertLinalgToAffineLoopsPass`.
"""
function register_linalg_convert_linalg_to_affine_loops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgConvertLinalgToAffineLoopsPass()::MlsStatus)
    nothing
end
export register_linalg_convert_linalg_to_affine_loops_pass

"""
Makes the pass `convert-linalg-to-loops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgConvertLinalgToLoopsPass`.
"""
function create_linalg_convert_linalg_to_loops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgConvertLinalgToLoopsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_convert_linalg_to_loops_pass

"""
Makes `LinalgConvertLinalgToLoopsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgConvertLinalgToLoopsPass`.
"""
function register_linalg_convert_linalg_to_loops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgConvertLinalgToLoopsPass()::MlsStatus)
    nothing
end
export register_linalg_convert_linalg_to_loops_pass

"""
Makes the pass `convert-linalg-to-parallel-loops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgConvertLinalgToParallelLoopsPass`.
"""
function create_linalg_convert_linalg_to_parallel_loops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgConvertLinalgToParallelLoopsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_convert_linalg_to_parallel_loops_pass

"""
Makes `LinalgConvertLinalgToParallelLoopsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgConvertLinalgToParallelLoopsPass`.
"""
function register_linalg_convert_linalg_to_parallel_loops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgConvertLinalgToParallelLoopsPass()::MlsStatus)
    nothing
end
export register_linalg_convert_linalg_to_parallel_loops_pass

"""
Makes the pass `linalg-block-pack-matmul`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgBlockPackMatmul`.
"""
function create_linalg_linalg_block_pack_matmul()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgBlockPackMatmul(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_block_pack_matmul

"""
Makes `LinalgLinalgBlockPackMatmul` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgBlockPackMatmul`.
"""
function register_linalg_linalg_block_pack_matmul()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgBlockPackMatmul()::MlsStatus)
    nothing
end
export register_linalg_linalg_block_pack_matmul

"""
Makes the pass `linalg-detensorize`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgDetensorizePass`.
"""
function create_linalg_linalg_detensorize_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgDetensorizePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_detensorize_pass

"""
Makes `LinalgLinalgDetensorizePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgDetensorizePass`.
"""
function register_linalg_linalg_detensorize_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgDetensorizePass()::MlsStatus)
    nothing
end
export register_linalg_linalg_detensorize_pass

"""
Makes the pass `linalg-fuse-elementwise-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgElementwiseOpFusionPass`.
"""
function create_linalg_linalg_elementwise_op_fusion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgElementwiseOpFusionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_elementwise_op_fusion_pass

"""
Makes `LinalgLinalgElementwiseOpFusionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgElementwiseOpFusionPass`.
"""
function register_linalg_linalg_elementwise_op_fusion_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgElementwiseOpFusionPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_elementwise_op_fusion_pass

"""
Makes the pass `linalg-fold-into-elementwise`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgFoldIntoElementwisePass`.
"""
function create_linalg_linalg_fold_into_elementwise_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgFoldIntoElementwisePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_fold_into_elementwise_pass

"""
Makes `LinalgLinalgFoldIntoElementwisePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgFoldIntoElementwisePass`.
"""
function register_linalg_linalg_fold_into_elementwise_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgFoldIntoElementwisePass()::MlsStatus)
    nothing
end
export register_linalg_linalg_fold_into_elementwise_pass

"""
Makes the pass `linalg-fold-unit-extent-dims`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgFoldUnitExtentDimsPass`.
"""
function create_linalg_linalg_fold_unit_extent_dims_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgFoldUnitExtentDimsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_fold_unit_extent_dims_pass

"""
Makes `LinalgLinalgFoldUnitExtentDimsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgFoldUnitExtentDimsPass`.
"""
function register_linalg_linalg_fold_unit_extent_dims_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgFoldUnitExtentDimsPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_fold_unit_extent_dims_pass

"""
Makes the pass `linalg-generalize-named-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgGeneralizeNamedOpsPass`.
"""
function create_linalg_linalg_generalize_named_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgGeneralizeNamedOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_generalize_named_ops_pass

"""
Makes `LinalgLinalgGeneralizeNamedOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgGeneralizeNamedOpsPass`.
"""
function register_linalg_linalg_generalize_named_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgGeneralizeNamedOpsPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_generalize_named_ops_pass

"""
Makes the pass `linalg-inline-scalar-operands`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgInlineScalarOperandsPass`.
"""
function create_linalg_linalg_inline_scalar_operands_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgInlineScalarOperandsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_inline_scalar_operands_pass

"""
Makes `LinalgLinalgInlineScalarOperandsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgInlineScalarOperandsPass`.
"""
function register_linalg_linalg_inline_scalar_operands_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgInlineScalarOperandsPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_inline_scalar_operands_pass

"""
Makes the pass `linalg-morph-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgMorphOpsPass`.
"""
function create_linalg_linalg_morph_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgMorphOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_morph_ops_pass

"""
Makes `LinalgLinalgMorphOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgMorphOpsPass`.
"""
function register_linalg_linalg_morph_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgMorphOpsPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_morph_ops_pass

"""
Makes the pass `linalg-specialize-generic-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgLinalgSpecializeGenericOpsPass`.
"""
function create_linalg_linalg_specialize_generic_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgLinalgSpecializeGenericOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_linalg_specialize_generic_ops_pass

"""
Makes `LinalgLinalgSpecializeGenericOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgLinalgSpecializeGenericOpsPass`.
"""
function register_linalg_linalg_specialize_generic_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgLinalgSpecializeGenericOpsPass()::MlsStatus)
    nothing
end
export register_linalg_linalg_specialize_generic_ops_pass

"""
Makes the pass `simplify-depthwise-conv`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLinalgSimplifyDepthwiseConvPass`.
"""
function create_linalg_simplify_depthwise_conv_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLinalgSimplifyDepthwiseConvPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_linalg_simplify_depthwise_conv_pass

"""
Makes `LinalgSimplifyDepthwiseConvPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLinalgSimplifyDepthwiseConvPass`.
"""
function register_linalg_simplify_depthwise_conv_pass()
    check(@ccall libmlir_shim.mlsRegisterLinalgSimplifyDepthwiseConvPass()::MlsStatus)
    nothing
end
export register_linalg_simplify_depthwise_conv_pass

"""
Gives the dialect `llvm`, which no context has to know yet.

In C: `mlsGetDialectHandle__llvm__`.
"""
function get_dialect_handle__llvm__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__llvm__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__llvm__

"""
Gives the type of pointers in an address space.

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMPointerTypeGet`.
"""
function llvm_pointer_type_get(context::MlirContext, address_space::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMPointerTypeGet(context::MlsHandle, address_space::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_pointer_type_get

"""
Gives the name that the dialect has for the class `LLVMPointer`, like `builtin.integer`.

In C: `mlsLLVMPointerTypeGetName`.
"""
function llvm_pointer_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMPointerTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_pointer_type_get_name

"""
Gives the number of the class `LLVMPointer`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsLLVMPointerTypeGetTypeID`.
"""
function llvm_pointer_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMPointerTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export llvm_pointer_type_get_type_id

"""
Tells whether `ty` is a pointer type of LLVM.

In C: `mlsTypeIsALLVMPointerType`.
"""
function type_is_allvm_pointer_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsALLVMPointerType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_allvm_pointer_type

"""
Gives the address space of a pointer type.

Throws: BAD_ARGUMENT (`pointerType`: not a pointer type of LLVM).

In C: `mlsLLVMPointerTypeGetAddressSpace`.
"""
function llvm_pointer_type_get_address_space(pointer_type::MlirType)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsLLVMPointerTypeGetAddressSpace(pointer_type::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export llvm_pointer_type_get_address_space

"""
Gives the type of functions that give nothing.

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMVoidTypeGet`.
"""
function llvm_void_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMVoidTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_void_type_get

"""
Gives the name that the dialect has for the class `LLVMVoid`, like `builtin.integer`.

In C: `mlsLLVMVoidTypeGetName`.
"""
function llvm_void_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMVoidTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_void_type_get_name

"""
Gives the type of arrays of `numElements` elements.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`elementType`: a void, label, metadata, function or token type); TOO_DEEP.

In C: `mlsLLVMArrayTypeGet`.
"""
function llvm_array_type_get(element_type::MlirType, num_elements::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMArrayTypeGet(element_type::MlsHandle, num_elements::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_array_type_get

"""
Gives the name that the dialect has for the class `LLVMArray`, like `builtin.integer`.

In C: `mlsLLVMArrayTypeGetName`.
"""
function llvm_array_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMArrayTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_array_type_get_name

"""
Gives the element type of an array type.

Throws: BAD_ARGUMENT (`ty`: not an array type of LLVM).

In C: `mlsLLVMArrayTypeGetElementType`.
"""
function llvm_array_type_get_element_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMArrayTypeGetElementType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_array_type_get_element_type

"""
Gives the type of functions from `argumentTypes`, and more arguments if `isVarArg` says so, to `resultType`, which is `!llvm.void` if they give nothing.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`resultType`: a label, metadata or function type); BAD_ARGUMENT (`argumentTypes`: a void or function type, or a struct without a body); TOO_DEEP.

In C: `mlsLLVMFunctionTypeGet`.
"""
function llvm_function_type_get(result_type::MlirType, argument_types, is_var_arg::Bool)
    argument_types_ = bits_of(MlirType, argument_types)
    out = Ref{MlsHandle}()
    GC.@preserve argument_types check(@ccall libmlir_shim.mlsLLVMFunctionTypeGet(result_type::MlsHandle, length(argument_types_)::Int, argument_types_::Ptr{MlsHandle}, is_var_arg::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_function_type_get

"""
Gives the name that the dialect has for the class `LLVMFunction`, like `builtin.integer`.

In C: `mlsLLVMFunctionTypeGetName`.
"""
function llvm_function_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMFunctionTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_function_type_get_name

"""
Gives the number of arguments of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type of LLVM).

In C: `mlsLLVMFunctionTypeGetNumInputs`.
"""
function llvm_function_type_get_num_inputs(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsLLVMFunctionTypeGetNumInputs(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export llvm_function_type_get_num_inputs

"""
Gives the type of argument number `pos` of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type of LLVM); OUT_OF_RANGE (`pos`).

In C: `mlsLLVMFunctionTypeGetInput`.
"""
function llvm_function_type_get_input(ty::MlirType, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMFunctionTypeGetInput(ty::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_function_type_get_input

"""
Gives all that `mlsLLVMFunctionTypeGetInput` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a function type of LLVM).

In C: `mlsLLVMFunctionTypeCopyInputs`.
"""
function llvm_function_type_copy_inputs(ty::MlirType)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsLLVMFunctionTypeCopyInputs(ty::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export llvm_function_type_copy_inputs

"""
Gives the type of the result of a function type.

Throws: BAD_ARGUMENT (`ty`: not a function type of LLVM).

In C: `mlsLLVMFunctionTypeGetReturnType`.
"""
function llvm_function_type_get_return_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMFunctionTypeGetReturnType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_function_type_get_return_type

"""
Tells whether `ty` is a struct type of LLVM.

In C: `mlsTypeIsALLVMStructType`.
"""
function type_is_allvm_struct_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsALLVMStructType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_allvm_struct_type

"""
Gives the number of the class `LLVMStruct`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsLLVMStructTypeGetTypeID`.
"""
function llvm_struct_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export llvm_struct_type_get_type_id

"""
Gives the name that the dialect has for the class `LLVMStruct`, like `builtin.integer`.

In C: `mlsLLVMStructTypeGetName`.
"""
function llvm_struct_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_struct_type_get_name

"""
Tells whether a struct type has no name.

Throws: BAD_ARGUMENT (`ty`: not a struct type of LLVM).

In C: `mlsLLVMStructTypeIsLiteral`.
"""
function llvm_struct_type_is_literal(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeIsLiteral(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export llvm_struct_type_is_literal

"""
Gives the number of elements of a struct type.

Throws: BAD_ARGUMENT (`ty`: not a struct type with a body).

In C: `mlsLLVMStructTypeGetNumElementTypes`.
"""
function llvm_struct_type_get_num_element_types(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeGetNumElementTypes(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export llvm_struct_type_get_num_element_types

"""
Gives the type of element number `position` of a struct type.

Throws: BAD_ARGUMENT (`ty`: not a struct type with a body); OUT_OF_RANGE (`position`).

In C: `mlsLLVMStructTypeGetElementType`.
"""
function llvm_struct_type_get_element_type(ty::MlirType, position::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeGetElementType(ty::MlsHandle, position::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_get_element_type

"""
Gives all that `mlsLLVMStructTypeGetElementType` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a struct type with a body).

In C: `mlsLLVMStructTypeCopyElementTypes`.
"""
function llvm_struct_type_copy_element_types(ty::MlirType)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsLLVMStructTypeCopyElementTypes(ty::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export llvm_struct_type_copy_element_types

"""
Tells whether the elements of a struct type are next to each other.

Throws: BAD_ARGUMENT (`ty`: not a struct type with a body).

In C: `mlsLLVMStructTypeIsPacked`.
"""
function llvm_struct_type_is_packed(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeIsPacked(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export llvm_struct_type_is_packed

"""
Gives the name of a struct type.

Throws: BAD_ARGUMENT (`ty`: not a struct type with a name).

In C: `mlsLLVMStructTypeGetIdentifier`.
"""
function llvm_struct_type_get_identifier(ty::MlirType)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeGetIdentifier(ty::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_struct_type_get_identifier

"""
Tells whether a struct type has no body, or none yet.

Throws: BAD_ARGUMENT (`ty`: not a struct type of LLVM).

In C: `mlsLLVMStructTypeIsOpaque`.
"""
function llvm_struct_type_is_opaque(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeIsOpaque(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export llvm_struct_type_is_opaque

"""
Gives the struct type without a name that has these elements, next to each other if `isPacked` says so.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or token type); TOO_DEEP.

In C: `mlsLLVMStructTypeLiteralGet`.
"""
function llvm_struct_type_literal_get(context::MlirContext, field_types, is_packed::Bool)
    field_types_ = bits_of(MlirType, field_types)
    out = Ref{MlsHandle}()
    GC.@preserve field_types check(@ccall libmlir_shim.mlsLLVMStructTypeLiteralGet(context::MlsHandle, length(field_types_)::Int, field_types_::Ptr{MlsHandle}, is_packed::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_literal_get

"""
Gives the struct type without a name that has these elements, next to each other if `isPacked` says so. Diagnostics are at `location`.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or token type); TOO_DEEP; BAD_ARGUMENT with diagnostics.

In C: `mlsLLVMStructTypeLiteralGetChecked`.
"""
function llvm_struct_type_literal_get_checked(location::MlirLocation, field_types, is_packed::Bool)
    field_types_ = bits_of(MlirType, field_types)
    out = Ref{MlsHandle}()
    GC.@preserve field_types check(@ccall libmlir_shim.mlsLLVMStructTypeLiteralGetChecked(location::MlsHandle, length(field_types_)::Int, field_types_::Ptr{MlsHandle}, is_packed::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_literal_get_checked

"""
Gives the struct type of this name that never gets a body.

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMStructTypeOpaqueGet`.
"""
function llvm_struct_type_opaque_get(context::MlirContext, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeOpaqueGet(context::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_opaque_get

"""
Gives the attribute of a calling convention.

Throws: BAD_ENUM (`cconv`); DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMCConvAttrGet`.
"""
function llvmc_conv_attr_get(context::MlirContext, cconv::MlsLLVMCConv)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMCConvAttrGet(context::MlsHandle, cconv::MlsLLVMCConv, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmc_conv_attr_get

"""
Gives the name that the dialect has for the class `LLVMCConv`, like `builtin.integer`.

In C: `mlsLLVMCConvAttrGetName`.
"""
function llvmc_conv_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMCConvAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmc_conv_attr_get_name

"""
Gives the attribute of how the linker selects one of equal sections.

Throws: BAD_ENUM (`comdat`); DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMComdatAttrGet`.
"""
function llvm_comdat_attr_get(context::MlirContext, comdat::MlsLLVMComdat)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMComdatAttrGet(context::MlsHandle, comdat::MlsLLVMComdat, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvm_comdat_attr_get

"""
Gives the name that the dialect has for the class `LLVMComdat`, like `builtin.integer`.

In C: `mlsLLVMComdatAttrGetName`.
"""
function llvm_comdat_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMComdatAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_comdat_attr_get_name

"""
Gives the attribute of a linkage.

Throws: BAD_ENUM (`linkage`); DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMLinkageAttrGet`.
"""
function llvm_linkage_attr_get(context::MlirContext, linkage::MlsLLVMLinkage)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMLinkageAttrGet(context::MlsHandle, linkage::MlsLLVMLinkage, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvm_linkage_attr_get

"""
Gives the name that the dialect has for the class `LLVMLinkage`, like `builtin.integer`.

In C: `mlsLLVMLinkageAttrGetName`.
"""
function llvm_linkage_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMLinkageAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvm_linkage_attr_get_name

"""
Gives the type of nothing: the result of a subprogram that gives none.

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMDINullTypeAttrGet`.
"""
function llvmdi_null_type_attr_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDINullTypeAttrGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_null_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDINullType`, like `builtin.integer`.

In C: `mlsLLVMDINullTypeAttrGetName`.
"""
function llvmdi_null_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDINullTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_null_type_attr_get_name

"""
Gives an operation of an expression: the number that DWARF has for it, and its arguments.

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMDIExpressionElemAttrGet`.
"""
function llvmdi_expression_elem_attr_get(context::MlirContext, opcode::Integer, arguments)
    arguments_ = convert(Vector{UInt64}, arguments)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIExpressionElemAttrGet(context::MlsHandle, opcode::UInt32, length(arguments_)::Int, arguments_::Ptr{UInt64}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_expression_elem_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIExpressionElem`, like `builtin.integer`.

In C: `mlsLLVMDIExpressionElemAttrGetName`.
"""
function llvmdi_expression_elem_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIExpressionElemAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_expression_elem_attr_get_name

"""
Gives an expression of operations (`mlsLLVMDIExpressionElemAttrGet`).

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`operations`: not an operation of an expression); TOO_DEEP.

In C: `mlsLLVMDIExpressionAttrGet`.
"""
function llvmdi_expression_attr_get(context::MlirContext, operations)
    operations_ = bits_of(MlirAttribute, operations)
    out = Ref{MlsHandle}()
    GC.@preserve operations check(@ccall libmlir_shim.mlsLLVMDIExpressionAttrGet(context::MlsHandle, length(operations_)::Int, operations_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_expression_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIExpression`, like `builtin.integer`.

In C: `mlsLLVMDIExpressionAttrGetName`.
"""
function llvmdi_expression_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIExpressionAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_expression_attr_get_name

"""
Gives a basic type, by the tag that DWARF has for it.

Throws: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.

In C: `mlsLLVMDIBasicTypeAttrGet`.
"""
function llvmdi_basic_type_attr_get(context::MlirContext, tag::Integer, name::MlirAttribute, size_in_bits::Integer, encoding::MlsLLVMTypeEncoding)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIBasicTypeAttrGet(context::MlsHandle, tag::UInt32, name::MlsHandle, size_in_bits::UInt64, encoding::MlsLLVMTypeEncoding, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_basic_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIBasicType`, like `builtin.integer`.

In C: `mlsLLVMDIBasicTypeAttrGetName`.
"""
function llvmdi_basic_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIBasicTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_basic_type_attr_get_name

"""
Gives what stands for a composite type inside of itself: for the one whose `recId` is this.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); TOO_DEEP.

In C: `mlsLLVMDICompositeTypeAttrGetRecSelf`.
"""
function llvmdi_composite_type_attr_get_rec_self(rec_id::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDICompositeTypeAttrGetRecSelf(rec_id::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_composite_type_attr_get_rec_self

"""
Gives a composite type, by the tag that DWARF has for it.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`baseType`: not a type of debug information); BAD_ARGUMENT (`elements`: not a node of debug information); BAD_ARGUMENT (`dataLocation`: not an expression of debug information); BAD_ARGUMENT (`rank`: not an expression of debug information); BAD_ARGUMENT (`allocated`: not an expression of debug information); BAD_ARGUMENT (`associated`: not an expression of debug information); OUT_OF_RANGE (`tag`: above 65 535); OUT_OF_RANGE (`flags`: a bit that stands for nothing); TOO_DEEP.

In C: `mlsLLVMDICompositeTypeAttrGet`.
"""
function llvmdi_composite_type_attr_get(context::MlirContext, rec_id::MlirAttribute, is_rec_self::Bool, tag::Integer, name::MlirAttribute, file::MlirAttribute, line::Integer, scope::MlirAttribute, base_type::MlirAttribute, flags::Integer, size_in_bits::Integer, align_in_bits::Integer, elements, data_location::MlirAttribute, rank::MlirAttribute, allocated::MlirAttribute, associated::MlirAttribute)
    elements_ = bits_of(MlirAttribute, elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsLLVMDICompositeTypeAttrGet(context::MlsHandle, rec_id::MlsHandle, is_rec_self::UInt8, tag::UInt32, name::MlsHandle, file::MlsHandle, line::UInt32, scope::MlsHandle, base_type::MlsHandle, flags::Int64, size_in_bits::UInt64, align_in_bits::UInt64, length(elements_)::Int, elements_::Ptr{MlsHandle}, data_location::MlsHandle, rank::MlsHandle, allocated::MlsHandle, associated::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_composite_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDICompositeType`, like `builtin.integer`.

In C: `mlsLLVMDICompositeTypeAttrGetName`.
"""
function llvmdi_composite_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDICompositeTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_composite_type_attr_get_name

"""
Gives a type that is derived from `baseType`, by the tag that DWARF has for it. `dwarfAddressSpace` is -1 if there is none.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`baseType`: not a type of debug information); BAD_ARGUMENT (`extraData`: not a node of debug information); OUT_OF_RANGE (`tag`: above 65 535); OUT_OF_RANGE (`dwarfAddressSpace`: neither -1 nor an address space); TOO_DEEP.

In C: `mlsLLVMDIDerivedTypeAttrGet`.
"""
function llvmdi_derived_type_attr_get(context::MlirContext, tag::Integer, name::MlirAttribute, base_type::MlirAttribute, size_in_bits::Integer, align_in_bits::Integer, offset_in_bits::Integer, dwarf_address_space::Integer, extra_data::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIDerivedTypeAttrGet(context::MlsHandle, tag::UInt32, name::MlsHandle, base_type::MlsHandle, size_in_bits::UInt64, align_in_bits::UInt32, offset_in_bits::UInt64, dwarf_address_space::Int64, extra_data::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_derived_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIDerivedType`, like `builtin.integer`.

In C: `mlsLLVMDIDerivedTypeAttrGetName`.
"""
function llvmdi_derived_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIDerivedTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_derived_type_attr_get_name

"""
Gives a type of strings, by the tag that DWARF has for it.

Throws: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`stringLength`: not a variable of debug information); BAD_ARGUMENT (`stringLengthExp`: not an expression of debug information); BAD_ARGUMENT (`stringLocationExp`: not an expression of debug information); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.

In C: `mlsLLVMDIStringTypeAttrGet`.
"""
function llvmdi_string_type_attr_get(context::MlirContext, tag::Integer, name::MlirAttribute, size_in_bits::Integer, align_in_bits::Integer, string_length::MlirAttribute, string_length_exp::MlirAttribute, string_location_exp::MlirAttribute, encoding::MlsLLVMTypeEncoding)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIStringTypeAttrGet(context::MlsHandle, tag::UInt32, name::MlsHandle, size_in_bits::UInt64, align_in_bits::UInt32, string_length::MlsHandle, string_length_exp::MlsHandle, string_location_exp::MlsHandle, encoding::MlsLLVMTypeEncoding, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_string_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIStringType`, like `builtin.integer`.

In C: `mlsLLVMDIStringTypeAttrGetName`.
"""
function llvmdi_string_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIStringTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_string_type_attr_get_name

"""
Gives the type that a derived type is derived from; null if there is none.

Throws: BAD_ARGUMENT (`diDerivedType`: not a derived type).

In C: `mlsLLVMDIDerivedTypeAttrGetBaseType`.
"""
function llvmdi_derived_type_attr_get_base_type(di_derived_type::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIDerivedTypeAttrGetBaseType(di_derived_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_derived_type_attr_get_base_type

"""
Gives a file of a name and a directory.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`directory`: not a string); TOO_DEEP.

In C: `mlsLLVMDIFileAttrGet`.
"""
function llvmdi_file_attr_get(context::MlirContext, name::MlirAttribute, directory::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIFileAttrGet(context::MlsHandle, name::MlsHandle, directory::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_file_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIFile`, like `builtin.integer`.

In C: `mlsLLVMDIFileAttrGetName`.
"""
function llvmdi_file_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIFileAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_file_attr_get_name

"""
Gives a unit of compilation. `sourceLanguage` is the number that DWARF has for it.

Throws: BAD_ENUM (`emissionKind`); BAD_ENUM (`nameTableKind`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`id`: not a distinct attribute); BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT (`producer`: not a string); BAD_ARGUMENT (`splitDebugFilename`: not a string); OUT_OF_RANGE (`sourceLanguage`: above 65 535); TOO_DEEP.

In C: `mlsLLVMDICompileUnitAttrGet`.
"""
function llvmdi_compile_unit_attr_get(context::MlirContext, id::MlirAttribute, source_language::Integer, file::MlirAttribute, producer::MlirAttribute, is_optimized::Bool, emission_kind::MlsLLVMDIEmissionKind, name_table_kind::MlsLLVMDINameTableKind, split_debug_filename::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDICompileUnitAttrGet(context::MlsHandle, id::MlsHandle, source_language::UInt32, file::MlsHandle, producer::MlsHandle, is_optimized::UInt8, emission_kind::MlsLLVMDIEmissionKind, name_table_kind::MlsLLVMDINameTableKind, split_debug_filename::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_compile_unit_attr_get

"""
Gives the name that the dialect has for the class `LLVMDICompileUnit`, like `builtin.integer`.

In C: `mlsLLVMDICompileUnitAttrGetName`.
"""
function llvmdi_compile_unit_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDICompileUnitAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_compile_unit_attr_get_name

"""
Gives the attribute of flags: one bit for each.

Throws: DIALECT_NOT_LOADED (`llvm`); OUT_OF_RANGE (`value`: a bit that stands for nothing).

In C: `mlsLLVMDIFlagsAttrGet`.
"""
function llvmdi_flags_attr_get(context::MlirContext, value::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIFlagsAttrGet(context::MlsHandle, value::UInt64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_flags_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIFlags`, like `builtin.integer`.

In C: `mlsLLVMDIFlagsAttrGetName`.
"""
function llvmdi_flags_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIFlagsAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_flags_attr_get_name

"""
Gives a block inside of `scope`, at a line and a column.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`file`: not a file of debug information); TOO_DEEP.

In C: `mlsLLVMDILexicalBlockAttrGet`.
"""
function llvmdi_lexical_block_attr_get(context::MlirContext, scope::MlirAttribute, file::MlirAttribute, line::Integer, column::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDILexicalBlockAttrGet(context::MlsHandle, scope::MlsHandle, file::MlsHandle, line::UInt32, column::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_lexical_block_attr_get

"""
Gives the name that the dialect has for the class `LLVMDILexicalBlock`, like `builtin.integer`.

In C: `mlsLLVMDILexicalBlockAttrGetName`.
"""
function llvmdi_lexical_block_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDILexicalBlockAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_lexical_block_attr_get_name

"""
Gives a block inside of `scope` that is of another file.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`file`: not a file of debug information); TOO_DEEP.

In C: `mlsLLVMDILexicalBlockFileAttrGet`.
"""
function llvmdi_lexical_block_file_attr_get(context::MlirContext, scope::MlirAttribute, file::MlirAttribute, discriminator::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDILexicalBlockFileAttrGet(context::MlsHandle, scope::MlsHandle, file::MlsHandle, discriminator::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_lexical_block_file_attr_get

"""
Gives the name that the dialect has for the class `LLVMDILexicalBlockFile`, like `builtin.integer`.

In C: `mlsLLVMDILexicalBlockFileAttrGetName`.
"""
function llvmdi_lexical_block_file_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDILexicalBlockFileAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_lexical_block_file_attr_get_name

"""
Gives a variable in `scope`. `arg` is the position of an argument, from 1 on, or 0.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`diFile`: not a file of debug information); BAD_ARGUMENT (`diType`: not a type of debug information); OUT_OF_RANGE (`arg`: above 65 535); OUT_OF_RANGE (`flags`: a bit that stands for nothing); TOO_DEEP.

In C: `mlsLLVMDILocalVariableAttrGet`.
"""
function llvmdi_local_variable_attr_get(context::MlirContext, scope::MlirAttribute, name::MlirAttribute, di_file::MlirAttribute, line::Integer, arg::Integer, align_in_bits::Integer, di_type::MlirAttribute, flags::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDILocalVariableAttrGet(context::MlsHandle, scope::MlsHandle, name::MlsHandle, di_file::MlsHandle, line::UInt32, arg::UInt32, align_in_bits::UInt32, di_type::MlsHandle, flags::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_local_variable_attr_get

"""
Gives the name that the dialect has for the class `LLVMDILocalVariable`, like `builtin.integer`.

In C: `mlsLLVMDILocalVariableAttrGetName`.
"""
function llvmdi_local_variable_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDILocalVariableAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_local_variable_attr_get_name

"""
Gives what stands for a subprogram inside of itself: for the one whose `recId` is this.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); TOO_DEEP.

In C: `mlsLLVMDISubprogramAttrGetRecSelf`.
"""
function llvmdi_subprogram_attr_get_rec_self(rec_id::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetRecSelf(rec_id::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get_rec_self

"""
Gives a subprogram.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); BAD_ARGUMENT (`id`: not a distinct attribute); BAD_ARGUMENT (`compileUnit`: not a unit of compilation); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`linkageName`: not a string); BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT (`ty`: not the type of a subprogram); BAD_ARGUMENT (`retainedNodes`: not a node of debug information); BAD_ARGUMENT (`annotations`: not a node of debug information); OUT_OF_RANGE (`subprogramFlags`: a bit that stands for nothing); TOO_DEEP.

In C: `mlsLLVMDISubprogramAttrGet`.
"""
function llvmdi_subprogram_attr_get(context::MlirContext, rec_id::MlirAttribute, is_rec_self::Bool, id::MlirAttribute, compile_unit::MlirAttribute, scope::MlirAttribute, name::MlirAttribute, linkage_name::MlirAttribute, file::MlirAttribute, line::Integer, scope_line::Integer, subprogram_flags::Integer, ty::MlirAttribute, retained_nodes, annotations)
    retained_nodes_ = bits_of(MlirAttribute, retained_nodes)
    annotations_ = bits_of(MlirAttribute, annotations)
    out = Ref{MlsHandle}()
    GC.@preserve retained_nodes annotations check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGet(context::MlsHandle, rec_id::MlsHandle, is_rec_self::UInt8, id::MlsHandle, compile_unit::MlsHandle, scope::MlsHandle, name::MlsHandle, linkage_name::MlsHandle, file::MlsHandle, line::UInt32, scope_line::UInt32, subprogram_flags::UInt64, ty::MlsHandle, length(retained_nodes_)::Int, retained_nodes_::Ptr{MlsHandle}, length(annotations_)::Int, annotations_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get

"""
Gives the name that the dialect has for the class `LLVMDISubprogram`, like `builtin.integer`.

In C: `mlsLLVMDISubprogramAttrGetName`.
"""
function llvmdi_subprogram_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_subprogram_attr_get_name

"""
Gives an annotation: a name and a value.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`value`: not a string); TOO_DEEP.

In C: `mlsLLVMDIAnnotationAttrGet`.
"""
function llvmdi_annotation_attr_get(context::MlirContext, name::MlirAttribute, value::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIAnnotationAttrGet(context::MlsHandle, name::MlsHandle, value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_annotation_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIAnnotation`, like `builtin.integer`.

In C: `mlsLLVMDIAnnotationAttrGetName`.
"""
function llvmdi_annotation_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIAnnotationAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_annotation_attr_get_name

"""
Gives the scope of a subprogram; null if there is none.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetScope`.
"""
function llvmdi_subprogram_attr_get_scope(di_subprogram::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetScope(di_subprogram::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get_scope

"""
Gives the line where a subprogram is.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetLine`.
"""
function llvmdi_subprogram_attr_get_line(di_subprogram::MlirAttribute)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetLine(di_subprogram::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export llvmdi_subprogram_attr_get_line

"""
Gives the line where the body of a subprogram begins.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetScopeLine`.
"""
function llvmdi_subprogram_attr_get_scope_line(di_subprogram::MlirAttribute)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetScopeLine(di_subprogram::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export llvmdi_subprogram_attr_get_scope_line

"""
Gives the unit of compilation of a subprogram; null if there is none.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetCompileUnit`.
"""
function llvmdi_subprogram_attr_get_compile_unit(di_subprogram::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetCompileUnit(di_subprogram::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get_compile_unit

"""
Gives the file of a subprogram; null if there is none.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetFile`.
"""
function llvmdi_subprogram_attr_get_file(di_subprogram::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetFile(di_subprogram::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get_file

"""
Gives the type of a subprogram; null if there is none.

Throws: BAD_ARGUMENT (`diSubprogram`: not a subprogram).

In C: `mlsLLVMDISubprogramAttrGetType`.
"""
function llvmdi_subprogram_attr_get_type(di_subprogram::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDISubprogramAttrGetType(di_subprogram::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subprogram_attr_get_type

"""
Gives the type of subprograms: the type of the result, and those of the arguments. `callingConvention` is the number that DWARF has for it, or 0.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`types`: not a type of debug information); OUT_OF_RANGE (`callingConvention`: above 255); TOO_DEEP.

In C: `mlsLLVMDISubroutineTypeAttrGet`.
"""
function llvmdi_subroutine_type_attr_get(context::MlirContext, calling_convention::Integer, types)
    types_ = bits_of(MlirAttribute, types)
    out = Ref{MlsHandle}()
    GC.@preserve types check(@ccall libmlir_shim.mlsLLVMDISubroutineTypeAttrGet(context::MlsHandle, calling_convention::UInt32, length(types_)::Int, types_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_subroutine_type_attr_get

"""
Gives the name that the dialect has for the class `LLVMDISubroutineType`, like `builtin.integer`.

In C: `mlsLLVMDISubroutineTypeAttrGetName`.
"""
function llvmdi_subroutine_type_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDISubroutineTypeAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_subroutine_type_attr_get_name

"""
Gives a module of a language that has modules.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`configMacros`: not a string); BAD_ARGUMENT (`includePath`: not a string); BAD_ARGUMENT (`apinotes`: not a string); TOO_DEEP.

In C: `mlsLLVMDIModuleAttrGet`.
"""
function llvmdi_module_attr_get(context::MlirContext, file::MlirAttribute, scope::MlirAttribute, name::MlirAttribute, config_macros::MlirAttribute, include_path::MlirAttribute, apinotes::MlirAttribute, line::Integer, is_decl::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIModuleAttrGet(context::MlsHandle, file::MlsHandle, scope::MlsHandle, name::MlsHandle, config_macros::MlsHandle, include_path::MlsHandle, apinotes::MlsHandle, line::UInt32, is_decl::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_module_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIModule`, like `builtin.integer`.

In C: `mlsLLVMDIModuleAttrGetName`.
"""
function llvmdi_module_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIModuleAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_module_attr_get_name

"""
Gives something that is imported into `scope`, by the tag that DWARF has for it.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information); BAD_ARGUMENT (`entity`: not a node of debug information); BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`elements`: not a node of debug information); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.

In C: `mlsLLVMDIImportedEntityAttrGet`.
"""
function llvmdi_imported_entity_attr_get(context::MlirContext, tag::Integer, scope::MlirAttribute, entity::MlirAttribute, file::MlirAttribute, line::Integer, name::MlirAttribute, elements)
    elements_ = bits_of(MlirAttribute, elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsLLVMDIImportedEntityAttrGet(context::MlsHandle, tag::UInt32, scope::MlsHandle, entity::MlsHandle, file::MlsHandle, line::UInt32, name::MlsHandle, length(elements_)::Int, elements_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_imported_entity_attr_get

"""
Gives the name that the dialect has for the class `LLVMDIImportedEntity`, like `builtin.integer`.

In C: `mlsLLVMDIImportedEntityAttrGetName`.
"""
function llvmdi_imported_entity_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsLLVMDIImportedEntityAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export llvmdi_imported_entity_attr_get_name

"""
Gives the scope of a module; null if there is none.

Throws: BAD_ARGUMENT (`diModule`: not a module of debug information).

In C: `mlsLLVMDIModuleAttrGetScope`.
"""
function llvmdi_module_attr_get_scope(di_module::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMDIModuleAttrGetScope(di_module::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export llvmdi_module_attr_get_scope

"""
Makes `LLVMPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMPasses`.
"""
function register_llvm_passes()
    check(@ccall libmlir_shim.mlsRegisterLLVMPasses()::MlsStatus)
    nothing
end
export register_llvm_passes

"""
Makes the pass `ensure-debug-info-scope-on-llvm-func`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateLLVMDIScopeForLLVMFuncOpPass`.
"""
function create_llvmdi_scope_for_llvm_func_op_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMDIScopeForLLVMFuncOpPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmdi_scope_for_llvm_func_op_pass

"""
Makes `LLVMDIScopeForLLVMFuncOpPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMDIScopeForLLVMFuncOpPass`.
"""
function register_llvmdi_scope_for_llvm_func_op_pass()
    check(@ccall libmlir_shim.mlsRegisterLLVMDIScopeForLLVMFuncOpPass()::MlsStatus)
    nothing
end
export register_llvmdi_scope_for_llvm_func_op_pass

"""
Makes the pass `llvm-add-comdats`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateLLVMLLVMAddComdats`.
"""
function create_llvmllvm_add_comdats()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMLLVMAddComdats(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmllvm_add_comdats

"""
Makes `LLVMLLVMAddComdats` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMLLVMAddComdats`.
"""
function register_llvmllvm_add_comdats()
    check(@ccall libmlir_shim.mlsRegisterLLVMLLVMAddComdats()::MlsStatus)
    nothing
end
export register_llvmllvm_add_comdats

"""
Makes the pass `llvm-legalize-for-export`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLLVMLLVMLegalizeForExportPass`.
"""
function create_llvmllvm_legalize_for_export_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMLLVMLegalizeForExportPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmllvm_legalize_for_export_pass

"""
Makes `LLVMLLVMLegalizeForExportPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMLLVMLegalizeForExportPass`.
"""
function register_llvmllvm_legalize_for_export_pass()
    check(@ccall libmlir_shim.mlsRegisterLLVMLLVMLegalizeForExportPass()::MlsStatus)
    nothing
end
export register_llvmllvm_legalize_for_export_pass

"""
Makes the pass `llvm-request-c-wrappers`, with the default of each option; it is for `func.func`.

In C: `mlsCreateLLVMLLVMRequestCWrappersPass`.
"""
function create_llvmllvm_request_c_wrappers_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMLLVMRequestCWrappersPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmllvm_request_c_wrappers_pass

"""
Makes `LLVMLLVMRequestCWrappersPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMLLVMRequestCWrappersPass`.
"""
function register_llvmllvm_request_c_wrappers_pass()
    check(@ccall libmlir_shim.mlsRegisterLLVMLLVMRequestCWrappersPass()::MlsStatus)
    nothing
end
export register_llvmllvm_request_c_wrappers_pass

"""
Makes the pass `llvm-use-default-visibility`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateLLVMLLVMUseDefaultVisibilityPass`.
"""
function create_llvmllvm_use_default_visibility_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMLLVMUseDefaultVisibilityPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmllvm_use_default_visibility_pass

"""
Makes `LLVMLLVMUseDefaultVisibilityPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMLLVMUseDefaultVisibilityPass`.
"""
function register_llvmllvm_use_default_visibility_pass()
    check(@ccall libmlir_shim.mlsRegisterLLVMLLVMUseDefaultVisibilityPass()::MlsStatus)
    nothing
end
export register_llvmllvm_use_default_visibility_pass

"""
Makes the pass `llvm-optimize-for-nvvm-target`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateLLVMNVVMOptimizeForTargetPass`.
"""
function create_llvmnvvm_optimize_for_target_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateLLVMNVVMOptimizeForTargetPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_llvmnvvm_optimize_for_target_pass

"""
Makes `LLVMNVVMOptimizeForTargetPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterLLVMNVVMOptimizeForTargetPass`.
"""
function register_llvmnvvm_optimize_for_target_pass()
    check(@ccall libmlir_shim.mlsRegisterLLVMNVVMOptimizeForTargetPass()::MlsStatus)
    nothing
end
export register_llvmnvvm_optimize_for_target_pass

"""
Gives the dialect `math`, which no context has to know yet.

In C: `mlsGetDialectHandle__math__`.
"""
function get_dialect_handle__math__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__math__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__math__

"""
Makes `MathPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMathPasses`.
"""
function register_math_passes()
    check(@ccall libmlir_shim.mlsRegisterMathPasses()::MlsStatus)
    nothing
end
export register_math_passes

"""
Makes the pass `math-expand-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMathMathExpandOpsPass`.
"""
function create_math_math_expand_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMathMathExpandOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_math_math_expand_ops_pass

"""
Makes `MathMathExpandOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMathMathExpandOpsPass`.
"""
function register_math_math_expand_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterMathMathExpandOpsPass()::MlsStatus)
    nothing
end
export register_math_math_expand_ops_pass

"""
Makes the pass `math-extend-to-supported-types`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMathMathExtendToSupportedTypes`.
"""
function create_math_math_extend_to_supported_types()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMathMathExtendToSupportedTypes(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_math_math_extend_to_supported_types

"""
Makes `MathMathExtendToSupportedTypes` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMathMathExtendToSupportedTypes`.
"""
function register_math_math_extend_to_supported_types()
    check(@ccall libmlir_shim.mlsRegisterMathMathExtendToSupportedTypes()::MlsStatus)
    nothing
end
export register_math_math_extend_to_supported_types

"""
Makes the pass `math-sincos-fusion`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMathMathSincosFusionPass`.
"""
function create_math_math_sincos_fusion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMathMathSincosFusionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_math_math_sincos_fusion_pass

"""
Makes `MathMathSincosFusionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMathMathSincosFusionPass`.
"""
function register_math_math_sincos_fusion_pass()
    check(@ccall libmlir_shim.mlsRegisterMathMathSincosFusionPass()::MlsStatus)
    nothing
end
export register_math_math_sincos_fusion_pass

"""
Makes the pass `math-uplift-to-fma`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMathMathUpliftToFMA`.
"""
function create_math_math_uplift_to_fma()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMathMathUpliftToFMA(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_math_math_uplift_to_fma

"""
Makes `MathMathUpliftToFMA` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMathMathUpliftToFMA`.
"""
function register_math_math_uplift_to_fma()
    check(@ccall libmlir_shim.mlsRegisterMathMathUpliftToFMA()::MlsStatus)
    nothing
end
export register_math_math_uplift_to_fma

"""
Gives the dialect `memref`, which no context has to know yet.

In C: `mlsGetDialectHandle__memref__`.
"""
function get_dialect_handle__memref__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__memref__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__memref__

"""
Makes `MemRefPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefPasses`.
"""
function register_mem_ref_passes()
    check(@ccall libmlir_shim.mlsRegisterMemRefPasses()::MlsStatus)
    nothing
end
export register_mem_ref_passes

"""
Makes the pass `memref-expand`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefExpandOpsPass`.
"""
function create_mem_ref_expand_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefExpandOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_expand_ops_pass

"""
Makes `MemRefExpandOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefExpandOpsPass`.
"""
function register_mem_ref_expand_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefExpandOpsPass()::MlsStatus)
    nothing
end
export register_mem_ref_expand_ops_pass

"""
Makes the pass `expand-realloc`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefExpandReallocPass`.
"""
function create_mem_ref_expand_realloc_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefExpandReallocPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_expand_realloc_pass

"""
Makes `MemRefExpandReallocPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefExpandReallocPass`.
"""
function register_mem_ref_expand_realloc_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefExpandReallocPass()::MlsStatus)
    nothing
end
export register_mem_ref_expand_realloc_pass

"""
Makes the pass `expand-strided-metadata`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefExpandStridedMetadataPass`.
"""
function create_mem_ref_expand_strided_metadata_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefExpandStridedMetadataPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_expand_strided_metadata_pass

"""
Makes `MemRefExpandStridedMetadataPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefExpandStridedMetadataPass`.
"""
function register_mem_ref_expand_strided_metadata_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefExpandStridedMetadataPass()::MlsStatus)
    nothing
end
export register_mem_ref_expand_strided_metadata_pass

"""
Makes the pass `flatten-memref`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefFlattenMemrefsPass`.
"""
function create_mem_ref_flatten_memrefs_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefFlattenMemrefsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_flatten_memrefs_pass

"""
Makes `MemRefFlattenMemrefsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefFlattenMemrefsPass`.
"""
function register_mem_ref_flatten_memrefs_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefFlattenMemrefsPass()::MlsStatus)
    nothing
end
export register_mem_ref_flatten_memrefs_pass

"""
Makes the pass `fold-memref-alias-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefFoldMemRefAliasOpsPass`.
"""
function create_mem_ref_fold_mem_ref_alias_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefFoldMemRefAliasOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_fold_mem_ref_alias_ops_pass

"""
Makes `MemRefFoldMemRefAliasOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefFoldMemRefAliasOpsPass`.
"""
function register_mem_ref_fold_mem_ref_alias_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefFoldMemRefAliasOpsPass()::MlsStatus)
    nothing
end
export register_mem_ref_fold_mem_ref_alias_ops_pass

"""
Makes the pass `memref-emulate-wide-int`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefMemRefEmulateWideInt`.
"""
function create_mem_ref_mem_ref_emulate_wide_int()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefMemRefEmulateWideInt(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_mem_ref_emulate_wide_int

"""
Makes `MemRefMemRefEmulateWideInt` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefMemRefEmulateWideInt`.
"""
function register_mem_ref_mem_ref_emulate_wide_int()
    check(@ccall libmlir_shim.mlsRegisterMemRefMemRefEmulateWideInt()::MlsStatus)
    nothing
end
export register_mem_ref_mem_ref_emulate_wide_int

"""
Makes the pass `normalize-memrefs`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateMemRefNormalizeMemRefsPass`.
"""
function create_mem_ref_normalize_mem_refs_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefNormalizeMemRefsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_normalize_mem_refs_pass

"""
Makes `MemRefNormalizeMemRefsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefNormalizeMemRefsPass`.
"""
function register_mem_ref_normalize_mem_refs_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefNormalizeMemRefsPass()::MlsStatus)
    nothing
end
export register_mem_ref_normalize_mem_refs_pass

"""
Makes the pass `reify-result-shapes`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefReifyResultShapesPass`.
"""
function create_mem_ref_reify_result_shapes_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefReifyResultShapesPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_reify_result_shapes_pass

"""
Makes `MemRefReifyResultShapesPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefReifyResultShapesPass`.
"""
function register_mem_ref_reify_result_shapes_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefReifyResultShapesPass()::MlsStatus)
    nothing
end
export register_mem_ref_reify_result_shapes_pass

"""
Makes the pass `resolve-ranked-shaped-type-result-dims`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefResolveRankedShapeTypeResultDimsPass`.
"""
function create_mem_ref_resolve_ranked_shape_type_result_dims_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_resolve_ranked_shape_type_result_dims_pass

"""
Makes `MemRefResolveRankedShapeTypeResultDimsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass`.
"""
function register_mem_ref_resolve_ranked_shape_type_result_dims_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass()::MlsStatus)
    nothing
end
export register_mem_ref_resolve_ranked_shape_type_result_dims_pass

"""
Makes the pass `resolve-shaped-type-result-dims`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateMemRefResolveShapedTypeResultDimsPass`.
"""
function create_mem_ref_resolve_shaped_type_result_dims_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMemRefResolveShapedTypeResultDimsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_mem_ref_resolve_shaped_type_result_dims_pass

"""
Makes `MemRefResolveShapedTypeResultDimsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMemRefResolveShapedTypeResultDimsPass`.
"""
function register_mem_ref_resolve_shaped_type_result_dims_pass()
    check(@ccall libmlir_shim.mlsRegisterMemRefResolveShapedTypeResultDimsPass()::MlsStatus)
    nothing
end
export register_mem_ref_resolve_shaped_type_result_dims_pass

"""
Gives the dialect `mlProgram`, which no context has to know yet.

In C: `mlsGetDialectHandle__ml_program__`.
"""
function get_dialect_handle__ml_program__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__ml_program__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__ml_program__

"""
Makes `MLProgramPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMLProgramPasses`.
"""
function register_ml_program_passes()
    check(@ccall libmlir_shim.mlsRegisterMLProgramPasses()::MlsStatus)
    nothing
end
export register_ml_program_passes

"""
Makes the pass `mlprogram-pipeline-globals`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateMLProgramMLProgramPipelineGlobalsPass`.
"""
function create_ml_program_ml_program_pipeline_globals_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateMLProgramMLProgramPipelineGlobalsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_ml_program_ml_program_pipeline_globals_pass

"""
Makes `MLProgramMLProgramPipelineGlobalsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterMLProgramMLProgramPipelineGlobalsPass`.
"""
function register_ml_program_ml_program_pipeline_globals_pass()
    check(@ccall libmlir_shim.mlsRegisterMLProgramMLProgramPipelineGlobalsPass()::MlsStatus)
    nothing
end
export register_ml_program_ml_program_pipeline_globals_pass

"""
Gives the dialect `mpi`, which no context has to know yet.

In C: `mlsGetDialectHandle__mpi__`.
"""
function get_dialect_handle__mpi__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__mpi__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__mpi__

"""
Gives the dialect `nvgpu`, which no context has to know yet.

In C: `mlsGetDialectHandle__nvgpu__`.
"""
function get_dialect_handle__nvgpu__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__nvgpu__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__nvgpu__

"""
Tells whether `ty` is that of descriptors of tensor maps.

In C: `mlsTypeIsANVGPUTensorMapDescriptorType`.
"""
function type_is_anvgpu_tensor_map_descriptor_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsANVGPUTensorMapDescriptorType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_anvgpu_tensor_map_descriptor_type

"""
Gives the type of descriptors of tensor maps for a memref type: `swizzle` is 0 for none, 1, 2 or 3 for 32, 64 or 128 bytes; `l2promo` is 0 for none, 1, 2 or 3 for 64, 128 or 256 bytes; `oobFill` is 0 for zero, 1 for NaN; `interleave` is 0 for none, 1 or 2 for 16 or 32 bytes.

Throws: DIALECT_NOT_LOADED (`nvgpu`); BAD_ARGUMENT (`tensorMemrefType`: not a ranked memref type); BAD_ENUM (`swizzle`); BAD_ENUM (`l2promo`); BAD_ENUM (`oobFill`); BAD_ENUM (`interleave`); TOO_DEEP.

In C: `mlsNVGPUTensorMapDescriptorTypeGet`.
"""
function nvgpu_tensor_map_descriptor_type_get(context::MlirContext, tensor_memref_type::MlirType, swizzle::Integer, l2promo::Integer, oob_fill::Integer, interleave::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsNVGPUTensorMapDescriptorTypeGet(context::MlsHandle, tensor_memref_type::MlsHandle, swizzle::Int32, l2promo::Int32, oob_fill::Int32, interleave::Int32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export nvgpu_tensor_map_descriptor_type_get

"""
Gives the name that the dialect has for the class `NVGPUTensorMapDescriptor`, like `builtin.integer`.

In C: `mlsNVGPUTensorMapDescriptorTypeGetName`.
"""
function nvgpu_tensor_map_descriptor_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsNVGPUTensorMapDescriptorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export nvgpu_tensor_map_descriptor_type_get_name

"""
Makes `NVGPUPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterNVGPUPasses`.
"""
function register_nvgpu_passes()
    check(@ccall libmlir_shim.mlsRegisterNVGPUPasses()::MlsStatus)
    nothing
end
export register_nvgpu_passes

"""
Makes the pass `nvgpu-optimize-shared-memory`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateNVGPUOptimizeSharedMemory`.
"""
function create_nvgpu_optimize_shared_memory()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateNVGPUOptimizeSharedMemory(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_nvgpu_optimize_shared_memory

"""
Makes `NVGPUOptimizeSharedMemory` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterNVGPUOptimizeSharedMemory`.
"""
function register_nvgpu_optimize_shared_memory()
    check(@ccall libmlir_shim.mlsRegisterNVGPUOptimizeSharedMemory()::MlsStatus)
    nothing
end
export register_nvgpu_optimize_shared_memory

"""
Gives the dialect `nvvm`, which no context has to know yet.

In C: `mlsGetDialectHandle__nvvm__`.
"""
function get_dialect_handle__nvvm__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__nvvm__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__nvvm__

"""
Gives the dialect `acc`, which no context has to know yet.

In C: `mlsGetDialectHandle__acc__`.
"""
function get_dialect_handle__acc__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__acc__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__acc__

"""
Makes `OpenACCPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCPasses`.
"""
function register_open_acc_passes()
    check(@ccall libmlir_shim.mlsRegisterOpenACCPasses()::MlsStatus)
    nothing
end
export register_open_acc_passes

"""
Makes the pass `acc-if-clause-lowering`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCACCIfClauseLowering`.
"""
function create_open_accacc_if_clause_lowering()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCIfClauseLowering(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_if_clause_lowering

"""
Makes `OpenACCACCIfClauseLowering` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCIfClauseLowering`.
"""
function register_open_accacc_if_clause_lowering()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCIfClauseLowering()::MlsStatus)
    nothing
end
export register_open_accacc_if_clause_lowering

"""
Makes the pass `acc-implicit-data`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateOpenACCACCImplicitData`.
"""
function create_open_accacc_implicit_data()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCImplicitData(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_implicit_data

"""
Makes `OpenACCACCImplicitData` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCImplicitData`.
"""
function register_open_accacc_implicit_data()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCImplicitData()::MlsStatus)
    nothing
end
export register_open_accacc_implicit_data

"""
Makes the pass `acc-implicit-declare`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateOpenACCACCImplicitDeclare`.
"""
function create_open_accacc_implicit_declare()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCImplicitDeclare(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_implicit_declare

"""
Makes `OpenACCACCImplicitDeclare` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCImplicitDeclare`.
"""
function register_open_accacc_implicit_declare()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCImplicitDeclare()::MlsStatus)
    nothing
end
export register_open_accacc_implicit_declare

"""
Makes the pass `acc-implicit-routine`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateOpenACCACCImplicitRoutine`.
"""
function create_open_accacc_implicit_routine()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCImplicitRoutine(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_implicit_routine

"""
Makes `OpenACCACCImplicitRoutine` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCImplicitRoutine`.
"""
function register_open_accacc_implicit_routine()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCImplicitRoutine()::MlsStatus)
    nothing
end
export register_open_accacc_implicit_routine

"""
Makes the pass `acc-legalize-serial`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCACCLegalizeSerial`.
"""
function create_open_accacc_legalize_serial()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCLegalizeSerial(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_legalize_serial

"""
Makes `OpenACCACCLegalizeSerial` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCLegalizeSerial`.
"""
function register_open_accacc_legalize_serial()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCLegalizeSerial()::MlsStatus)
    nothing
end
export register_open_accacc_legalize_serial

"""
Makes the pass `acc-loop-tiling`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCACCLoopTiling`.
"""
function create_open_accacc_loop_tiling()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCLoopTiling(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_loop_tiling

"""
Makes `OpenACCACCLoopTiling` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCLoopTiling`.
"""
function register_open_accacc_loop_tiling()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCLoopTiling()::MlsStatus)
    nothing
end
export register_open_accacc_loop_tiling

"""
Makes the pass `acc-specialize-for-device`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCACCSpecializeForDevice`.
"""
function create_open_accacc_specialize_for_device()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCSpecializeForDevice(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_specialize_for_device

"""
Makes `OpenACCACCSpecializeForDevice` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCSpecializeForDevice`.
"""
function register_open_accacc_specialize_for_device()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCSpecializeForDevice()::MlsStatus)
    nothing
end
export register_open_accacc_specialize_for_device

"""
Makes the pass `acc-specialize-for-host`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCACCSpecializeForHost`.
"""
function create_open_accacc_specialize_for_host()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCACCSpecializeForHost(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_accacc_specialize_for_host

"""
Makes `OpenACCACCSpecializeForHost` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCACCSpecializeForHost`.
"""
function register_open_accacc_specialize_for_host()
    check(@ccall libmlir_shim.mlsRegisterOpenACCACCSpecializeForHost()::MlsStatus)
    nothing
end
export register_open_accacc_specialize_for_host

"""
Makes the pass `openacc-legalize-data-values`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCLegalizeDataValuesInRegion`.
"""
function create_open_acc_legalize_data_values_in_region()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCLegalizeDataValuesInRegion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_acc_legalize_data_values_in_region

"""
Makes `OpenACCLegalizeDataValuesInRegion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCLegalizeDataValuesInRegion`.
"""
function register_open_acc_legalize_data_values_in_region()
    check(@ccall libmlir_shim.mlsRegisterOpenACCLegalizeDataValuesInRegion()::MlsStatus)
    nothing
end
export register_open_acc_legalize_data_values_in_region

"""
Makes the pass `offload-livein-value-canonicalization`, with the default of each option; it is for `func.func`.

In C: `mlsCreateOpenACCOffloadLiveInValueCanonicalization`.
"""
function create_open_acc_offload_live_in_value_canonicalization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateOpenACCOffloadLiveInValueCanonicalization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_open_acc_offload_live_in_value_canonicalization

"""
Makes `OpenACCOffloadLiveInValueCanonicalization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterOpenACCOffloadLiveInValueCanonicalization`.
"""
function register_open_acc_offload_live_in_value_canonicalization()
    check(@ccall libmlir_shim.mlsRegisterOpenACCOffloadLiveInValueCanonicalization()::MlsStatus)
    nothing
end
export register_open_acc_offload_live_in_value_canonicalization

"""
Gives the dialect `omp`, which no context has to know yet.

In C: `mlsGetDialectHandle__omp__`.
"""
function get_dialect_handle__omp__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__omp__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__omp__

"""
Gives the dialect `pdl`, which no context has to know yet.

In C: `mlsGetDialectHandle__pdl__`.
"""
function get_dialect_handle__pdl__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__pdl__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__pdl__

"""
Tells whether `ty` is a type of PDL.

In C: `mlsTypeIsAPDLType`.
"""
function type_is_apdl_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_type

"""
Tells whether `ty` is PDL's type of attributes.

In C: `mlsTypeIsAPDLAttributeType`.
"""
function type_is_apdl_attribute_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLAttributeType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_attribute_type

"""
Gives the number of the class `PDLAttribute`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsPDLAttributeTypeGetTypeID`.
"""
function pdl_attribute_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLAttributeTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export pdl_attribute_type_get_type_id

"""
Gives PDL's type of attributes.

Throws: DIALECT_NOT_LOADED (`pdl`).

In C: `mlsPDLAttributeTypeGet`.
"""
function pdl_attribute_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLAttributeTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_attribute_type_get

"""
Gives the name that the dialect has for the class `PDLAttribute`, like `builtin.integer`.

In C: `mlsPDLAttributeTypeGetName`.
"""
function pdl_attribute_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsPDLAttributeTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export pdl_attribute_type_get_name

"""
Tells whether `ty` is PDL's type of operations.

In C: `mlsTypeIsAPDLOperationType`.
"""
function type_is_apdl_operation_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLOperationType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_operation_type

"""
Gives the number of the class `PDLOperation`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsPDLOperationTypeGetTypeID`.
"""
function pdl_operation_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLOperationTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export pdl_operation_type_get_type_id

"""
Gives PDL's type of operations.

Throws: DIALECT_NOT_LOADED (`pdl`).

In C: `mlsPDLOperationTypeGet`.
"""
function pdl_operation_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLOperationTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_operation_type_get

"""
Gives the name that the dialect has for the class `PDLOperation`, like `builtin.integer`.

In C: `mlsPDLOperationTypeGetName`.
"""
function pdl_operation_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsPDLOperationTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export pdl_operation_type_get_name

"""
Tells whether `ty` is a range type of PDL.

In C: `mlsTypeIsAPDLRangeType`.
"""
function type_is_apdl_range_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLRangeType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_range_type

"""
Gives the number of the class `PDLRange`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsPDLRangeTypeGetTypeID`.
"""
function pdl_range_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLRangeTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export pdl_range_type_get_type_id

"""
Gives the type of ranges of attributes, operations, types or values.

Throws: BAD_ARGUMENT (`elementType`: not a type of PDL, or a range); TOO_DEEP.

In C: `mlsPDLRangeTypeGet`.
"""
function pdl_range_type_get(element_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLRangeTypeGet(element_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_range_type_get

"""
Gives the name that the dialect has for the class `PDLRange`, like `builtin.integer`.

In C: `mlsPDLRangeTypeGetName`.
"""
function pdl_range_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsPDLRangeTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export pdl_range_type_get_name

"""
Gives the type of the elements of a range.

Throws: BAD_ARGUMENT (`ty`: not a range type of PDL).

In C: `mlsPDLRangeTypeGetElementType`.
"""
function pdl_range_type_get_element_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLRangeTypeGetElementType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_range_type_get_element_type

"""
Tells whether `ty` is PDL's type of types.

In C: `mlsTypeIsAPDLTypeType`.
"""
function type_is_apdl_type_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLTypeType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_type_type

"""
Gives the number of the class `PDLType`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsPDLTypeTypeGetTypeID`.
"""
function pdl_type_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLTypeTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export pdl_type_type_get_type_id

"""
Gives PDL's type of types.

Throws: DIALECT_NOT_LOADED (`pdl`).

In C: `mlsPDLTypeTypeGet`.
"""
function pdl_type_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLTypeTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_type_type_get

"""
Gives the name that the dialect has for the class `PDLType`, like `builtin.integer`.

In C: `mlsPDLTypeTypeGetName`.
"""
function pdl_type_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsPDLTypeTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export pdl_type_type_get_name

"""
Tells whether `ty` is PDL's type of values.

In C: `mlsTypeIsAPDLValueType`.
"""
function type_is_apdl_value_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAPDLValueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_apdl_value_type

"""
Gives the number of the class `PDLValue`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsPDLValueTypeGetTypeID`.
"""
function pdl_value_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export pdl_value_type_get_type_id

"""
Gives PDL's type of values.

Throws: DIALECT_NOT_LOADED (`pdl`).

In C: `mlsPDLValueTypeGet`.
"""
function pdl_value_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_value_type_get

"""
Gives the name that the dialect has for the class `PDLValue`, like `builtin.integer`.

In C: `mlsPDLValueTypeGetName`.
"""
function pdl_value_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsPDLValueTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export pdl_value_type_get_name

"""
Gives the dialect `pdlInterp`, which no context has to know yet.

In C: `mlsGetDialectHandle__pdl_interp__`.
"""
function get_dialect_handle__pdl_interp__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__pdl_interp__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__pdl_interp__

"""
Gives the dialect `ptr`, which no context has to know yet.

In C: `mlsGetDialectHandle__ptr__`.
"""
function get_dialect_handle__ptr__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__ptr__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__ptr__

"""
Gives the dialect `quant`, which no context has to know yet.

In C: `mlsGetDialectHandle__quant__`.
"""
function get_dialect_handle__quant__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__quant__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__quant__

"""
Tells whether `ty` is a quantized type.

In C: `mlsTypeIsAQuantizedType`.
"""
function type_is_a_quantized_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAQuantizedType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_quantized_type

"""
Gives the bit of the flags that says that the stored numbers have signs.

In C: `mlsQuantizedTypeGetSignedFlag`.
"""
function quantized_type_get_signed_flag()
    @ccall libmlir_shim.mlsQuantizedTypeGetSignedFlag()::UInt32
end
export quantized_type_get_signed_flag

"""
Gives the least number that integers of a width can be.

Throws: OUT_OF_RANGE (`integralWidth`: 1 to 64, 63 without a sign).

In C: `mlsQuantizedTypeGetDefaultMinimumForInteger`.
"""
function quantized_type_get_default_minimum_for_integer(is_signed::Bool, integral_width::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetDefaultMinimumForInteger(is_signed::UInt8, integral_width::UInt32, out::Ptr{Int64})::MlsStatus)
    out[]
end
export quantized_type_get_default_minimum_for_integer

"""
Gives the greatest number that integers of a width can be.

Throws: OUT_OF_RANGE (`integralWidth`: 1 to 64, 63 without a sign).

In C: `mlsQuantizedTypeGetDefaultMaximumForInteger`.
"""
function quantized_type_get_default_maximum_for_integer(is_signed::Bool, integral_width::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetDefaultMaximumForInteger(is_signed::UInt8, integral_width::UInt32, out::Ptr{Int64})::MlsStatus)
    out[]
end
export quantized_type_get_default_maximum_for_integer

"""
Gives the type that a quantized type approximates; null if that is open.

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeGetExpressedType`.
"""
function quantized_type_get_expressed_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetExpressedType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_get_expressed_type

"""
Gives the flags of a quantized type (`mlsQuantizedTypeGetSignedFlag`).

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeGetFlags`.
"""
function quantized_type_get_flags(ty::MlirType)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetFlags(ty::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export quantized_type_get_flags

"""
Tells whether the stored numbers of a quantized type have signs.

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeIsSigned`.
"""
function quantized_type_is_signed(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsQuantizedTypeIsSigned(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export quantized_type_is_signed

"""
Gives the type that values of a quantized type are stored in; null for a calibrated type, which has none.

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeGetStorageType`.
"""
function quantized_type_get_storage_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetStorageType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_get_storage_type

"""
Gives the least number that is stored for a quantized type.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).

In C: `mlsQuantizedTypeGetStorageTypeMin`.
"""
function quantized_type_get_storage_type_min(ty::MlirType)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetStorageTypeMin(ty::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export quantized_type_get_storage_type_min

"""
Gives the greatest number that is stored for a quantized type.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).

In C: `mlsQuantizedTypeGetStorageTypeMax`.
"""
function quantized_type_get_storage_type_max(ty::MlirType)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetStorageTypeMax(ty::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export quantized_type_get_storage_type_max

"""
Gives the width of the integers that values of a quantized type are stored in.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).

In C: `mlsQuantizedTypeGetStorageTypeIntegralWidth`.
"""
function quantized_type_get_storage_type_integral_width(ty::MlirType)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetStorageTypeIntegralWidth(ty::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export quantized_type_get_storage_type_integral_width

"""
Tells whether `candidate` is what a quantized type approximates, or has such elements.

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeIsCompatibleExpressedType`.
"""
function quantized_type_is_compatible_expressed_type(ty::MlirType, candidate::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsQuantizedTypeIsCompatibleExpressedType(ty::MlsHandle, candidate::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export quantized_type_is_compatible_expressed_type

"""
Gives `ty` if it is a quantized type, or its element type if that is one; else null.

In C: `mlsQuantizedTypeGetQuantizedElementType`.
"""
function quantized_type_get_quantized_element_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeGetQuantizedElementType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_get_quantized_element_type

"""
Gives a quantized type if `candidate` is what its values are stored in; for a tensor or vector, one of the same sizes, with elements as they are stored; else null.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a storage type); TOO_DEEP.

In C: `mlsQuantizedTypeCastFromStorageType`.
"""
function quantized_type_cast_from_storage_type(ty::MlirType, candidate::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeCastFromStorageType(ty::MlsHandle, candidate::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_cast_from_storage_type

"""
Gives the type that values of a quantized type are stored in; null if there is none.

Throws: BAD_ARGUMENT (`ty`: not a quantized type).

In C: `mlsQuantizedTypeCastToStorageType`.
"""
function quantized_type_cast_to_storage_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeCastToStorageType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_cast_to_storage_type

"""
Gives a quantized type if `candidate` is what it approximates; for a tensor of that, one of the same sizes, with quantized elements; else null.

Throws: BAD_ARGUMENT (`ty`: not a quantized type); BAD_ARGUMENT (`candidate`: a vector); TOO_DEEP.

In C: `mlsQuantizedTypeCastFromExpressedType`.
"""
function quantized_type_cast_from_expressed_type(ty::MlirType, candidate::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeCastFromExpressedType(ty::MlsHandle, candidate::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_cast_from_expressed_type

"""
Gives what a quantized type approximates; for a tensor with quantized elements, one of the same sizes, with elements of that type; else null.

Throws: BAD_ARGUMENT (`ty`: a quantized type without an expressed type).

In C: `mlsQuantizedTypeCastToExpressedType`.
"""
function quantized_type_cast_to_expressed_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeCastToExpressedType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_cast_to_expressed_type

"""
Gives the type that values of a quantized type are stored in if `candidate` is what it approximates; for a tensor of that, one of the same sizes, with elements as they are stored; else null.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a storage type); BAD_ARGUMENT (`candidate`: a vector); TOO_DEEP.

In C: `mlsQuantizedTypeCastExpressedToStorageType`.
"""
function quantized_type_cast_expressed_to_storage_type(ty::MlirType, candidate::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsQuantizedTypeCastExpressedToStorageType(ty::MlsHandle, candidate::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export quantized_type_cast_expressed_to_storage_type

"""
Tells whether `ty` is a quantized type of which only the storage is known.

In C: `mlsTypeIsAAnyQuantizedType`.
"""
function type_is_a_any_quantized_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAAnyQuantizedType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_any_quantized_type

"""
Gives the number of the class `AnyQuantized`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsAnyQuantizedTypeGetTypeID`.
"""
function any_quantized_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAnyQuantizedTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export any_quantized_type_get_type_id

"""
Gives a quantized type of which only the storage is known, and what it approximates if `expressedType` is not null.

Throws: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64 bits); TOO_DEEP.

In C: `mlsAnyQuantizedTypeGet`.
"""
function any_quantized_type_get(flags::Integer, storage_type::MlirType, expressed_type::Union{MlirType, Nothing}, storage_type_min::Integer, storage_type_max::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAnyQuantizedTypeGet(flags::UInt32, storage_type::MlsHandle, expressed_type::MlsHandle, storage_type_min::Int64, storage_type_max::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export any_quantized_type_get

"""
Gives the name that the dialect has for the class `AnyQuantized`, like `builtin.integer`.

In C: `mlsAnyQuantizedTypeGetName`.
"""
function any_quantized_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsAnyQuantizedTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export any_quantized_type_get_name

"""
Tells whether `ty` is a quantized type with one scale.

In C: `mlsTypeIsAUniformQuantizedType`.
"""
function type_is_a_uniform_quantized_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAUniformQuantizedType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_uniform_quantized_type

"""
Gives the number of the class `UniformQuantized`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUniformQuantizedTypeGetTypeID`.
"""
function uniform_quantized_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export uniform_quantized_type_get_type_id

"""
Gives a quantized type with one scale and one zero point.

Throws: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64 bits); OUT_OF_RANGE (`scale`: not a number above 0 of the type `expressedType`); TOO_DEEP.

In C: `mlsUniformQuantizedTypeGet`.
"""
function uniform_quantized_type_get(flags::Integer, storage_type::MlirType, expressed_type::MlirType, scale::Real, zero_point::Integer, storage_type_min::Integer, storage_type_max::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeGet(flags::UInt32, storage_type::MlsHandle, expressed_type::MlsHandle, scale::Float64, zero_point::Int64, storage_type_min::Int64, storage_type_max::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export uniform_quantized_type_get

"""
Gives the name that the dialect has for the class `UniformQuantized`, like `builtin.integer`.

In C: `mlsUniformQuantizedTypeGetName`.
"""
function uniform_quantized_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export uniform_quantized_type_get_name

"""
Gives the scale of a quantized type with one.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with one scale).

In C: `mlsUniformQuantizedTypeGetScale`.
"""
function uniform_quantized_type_get_scale(ty::MlirType)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeGetScale(ty::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export uniform_quantized_type_get_scale

"""
Gives the zero point of a quantized type with one scale.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with one scale).

In C: `mlsUniformQuantizedTypeGetZeroPoint`.
"""
function uniform_quantized_type_get_zero_point(ty::MlirType)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeGetZeroPoint(ty::MlsHandle, out::Ptr{Int64})::MlsStatus)
    out[]
end
export uniform_quantized_type_get_zero_point

"""
Tells whether the zero point of a quantized type with one scale is 0.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with one scale).

In C: `mlsUniformQuantizedTypeIsFixedPoint`.
"""
function uniform_quantized_type_is_fixed_point(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsUniformQuantizedTypeIsFixedPoint(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export uniform_quantized_type_is_fixed_point

"""
Tells whether `ty` is a quantized type with a scale for each index of a dimension.

In C: `mlsTypeIsAUniformQuantizedPerAxisType`.
"""
function type_is_a_uniform_quantized_per_axis_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAUniformQuantizedPerAxisType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_uniform_quantized_per_axis_type

"""
Gives the number of the class `UniformQuantizedPerAxis`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUniformQuantizedPerAxisTypeGetTypeID`.
"""
function uniform_quantized_per_axis_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export uniform_quantized_per_axis_type_get_type_id

"""
Gives a quantized type with a scale and a zero point for each index of a dimension.

Throws: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64 bits); OUT_OF_RANGE (`scales`: not a number above 0 of the type `expressedType`); OUT_OF_RANGE (`quantizedDimension`: below 0); TOO_DEEP.

In C: `mlsUniformQuantizedPerAxisTypeGet`.
"""
function uniform_quantized_per_axis_type_get(flags::Integer, storage_type::MlirType, expressed_type::MlirType, scales, zero_points, quantized_dimension::Integer, storage_type_min::Integer, storage_type_max::Integer)
    scales_ = convert(Vector{Float64}, scales)
    zero_points_ = convert(Vector{Int64}, zero_points)
    out = Ref{MlsHandle}()
    same_length(scales_, zero_points_)
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGet(flags::UInt32, storage_type::MlsHandle, expressed_type::MlsHandle, length(scales_)::Int, scales_::Ptr{Float64}, zero_points_::Ptr{Int64}, quantized_dimension::Int32, storage_type_min::Int64, storage_type_max::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export uniform_quantized_per_axis_type_get

"""
Gives the name that the dialect has for the class `UniformQuantizedPerAxis`, like `builtin.integer`.

In C: `mlsUniformQuantizedPerAxisTypeGetName`.
"""
function uniform_quantized_per_axis_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export uniform_quantized_per_axis_type_get_name

"""
Gives the number of scales of a quantized type with one for each index of a dimension.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension).

In C: `mlsUniformQuantizedPerAxisTypeGetNumDims`.
"""
function uniform_quantized_per_axis_type_get_num_dims(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetNumDims(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export uniform_quantized_per_axis_type_get_num_dims

"""
Gives scale number `pos` of a quantized type with one for each index of a dimension.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension); OUT_OF_RANGE (`pos`).

In C: `mlsUniformQuantizedPerAxisTypeGetScale`.
"""
function uniform_quantized_per_axis_type_get_scale(ty::MlirType, pos::Integer)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetScale(ty::MlsHandle, pos::Int, out::Ptr{Float64})::MlsStatus)
    out[]
end
export uniform_quantized_per_axis_type_get_scale

"""
Gives all that `mlsUniformQuantizedPerAxisTypeGetScale` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension).

In C: `mlsUniformQuantizedPerAxisTypeCopyScales`.
"""
function uniform_quantized_per_axis_type_copy_scales(ty::MlirType)
    copied_ = copied(Float64) do capacity, room, found
        check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeCopyScales(ty::MlsHandle, capacity::Int, room::Ptr{Float64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export uniform_quantized_per_axis_type_copy_scales

"""
Gives zero point number `pos` of a quantized type with one for each index of a dimension.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension); OUT_OF_RANGE (`pos`).

In C: `mlsUniformQuantizedPerAxisTypeGetZeroPoint`.
"""
function uniform_quantized_per_axis_type_get_zero_point(ty::MlirType, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetZeroPoint(ty::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export uniform_quantized_per_axis_type_get_zero_point

"""
Gives all that `mlsUniformQuantizedPerAxisTypeGetZeroPoint` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension).

In C: `mlsUniformQuantizedPerAxisTypeCopyZeroPoints`.
"""
function uniform_quantized_per_axis_type_copy_zero_points(ty::MlirType)
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeCopyZeroPoints(ty::MlsHandle, capacity::Int, room::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export uniform_quantized_per_axis_type_copy_zero_points

"""
Gives the dimension for each index of which a quantized type has a scale.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension).

In C: `mlsUniformQuantizedPerAxisTypeGetQuantizedDimension`.
"""
function uniform_quantized_per_axis_type_get_quantized_dimension(ty::MlirType)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(ty::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export uniform_quantized_per_axis_type_get_quantized_dimension

"""
Tells whether every zero point of a quantized type with a scale for each index of a dimension is 0.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a dimension).

In C: `mlsUniformQuantizedPerAxisTypeIsFixedPoint`.
"""
function uniform_quantized_per_axis_type_is_fixed_point(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsUniformQuantizedPerAxisTypeIsFixedPoint(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export uniform_quantized_per_axis_type_is_fixed_point

"""
Tells whether `ty` is a quantized type with a scale for each block.

In C: `mlsTypeIsAUniformQuantizedSubChannelType`.
"""
function type_is_a_uniform_quantized_sub_channel_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsAUniformQuantizedSubChannelType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_uniform_quantized_sub_channel_type

"""
Gives the number of the class `UniformQuantizedSubChannel`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsUniformQuantizedSubChannelTypeGetTypeID`.
"""
function uniform_quantized_sub_channel_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export uniform_quantized_sub_channel_type_get_type_id

"""
Gives a quantized type with a scale and a zero point for each block. Blocks have `blockSizes` in `quantizedDimensions`.

Throws: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64 bits); BAD_ARGUMENT (`scalesAttr`, `zeroPointsAttr`: not dense elements of the expressed type, which is f16, bf16, f32 or f64, and of the storage type, in one shape); OUT_OF_RANGE (`scalesAttr`: a scale that is not above 0); OUT_OF_RANGE (`quantizedDimensions`: below 0); OUT_OF_RANGE (`blockSizes`: below 1); TOO_DEEP.

In C: `mlsUniformQuantizedSubChannelTypeGet`.
"""
function uniform_quantized_sub_channel_type_get(flags::Integer, storage_type::MlirType, expressed_type::MlirType, scales_attr::MlirAttribute, zero_points_attr::MlirAttribute, quantized_dimensions, block_sizes, storage_type_min::Integer, storage_type_max::Integer)
    quantized_dimensions_ = convert(Vector{Int32}, quantized_dimensions)
    block_sizes_ = convert(Vector{Int64}, block_sizes)
    out = Ref{MlsHandle}()
    same_length(quantized_dimensions_, block_sizes_)
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGet(flags::UInt32, storage_type::MlsHandle, expressed_type::MlsHandle, scales_attr::MlsHandle, zero_points_attr::MlsHandle, length(quantized_dimensions_)::Int, quantized_dimensions_::Ptr{Int32}, block_sizes_::Ptr{Int64}, storage_type_min::Int64, storage_type_max::Int64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export uniform_quantized_sub_channel_type_get

"""
Gives the name that the dialect has for the class `UniformQuantizedSubChannel`, like `builtin.integer`.

In C: `mlsUniformQuantizedSubChannelTypeGetName`.
"""
function uniform_quantized_sub_channel_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export uniform_quantized_sub_channel_type_get_name

"""
Gives the number of dimensions in which a quantized type has blocks.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).

In C: `mlsUniformQuantizedSubChannelTypeGetNumBlockSizes`.
"""
function uniform_quantized_sub_channel_type_get_num_block_sizes(ty::MlirType)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(ty::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export uniform_quantized_sub_channel_type_get_num_block_sizes

"""
Gives number `pos` of the dimensions in which a quantized type has blocks.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block); OUT_OF_RANGE (`pos`).

In C: `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`.
"""
function uniform_quantized_sub_channel_type_get_quantized_dimension(ty::MlirType, pos::Integer)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(ty::MlsHandle, pos::Int, out::Ptr{Int32})::MlsStatus)
    out[]
end
export uniform_quantized_sub_channel_type_get_quantized_dimension

"""
Gives all that `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).

In C: `mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions`.
"""
function uniform_quantized_sub_channel_type_copy_quantized_dimensions(ty::MlirType)
    copied_ = copied(Int32) do capacity, room, found
        check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(ty::MlsHandle, capacity::Int, room::Ptr{Int32}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export uniform_quantized_sub_channel_type_copy_quantized_dimensions

"""
Gives the size that the blocks of a quantized type have in number `pos` of their dimensions.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block); OUT_OF_RANGE (`pos`).

In C: `mlsUniformQuantizedSubChannelTypeGetBlockSize`.
"""
function uniform_quantized_sub_channel_type_get_block_size(ty::MlirType, pos::Integer)
    out = Ref{Int64}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetBlockSize(ty::MlsHandle, pos::Int, out::Ptr{Int64})::MlsStatus)
    out[]
end
export uniform_quantized_sub_channel_type_get_block_size

"""
Gives all that `mlsUniformQuantizedSubChannelTypeGetBlockSize` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).

In C: `mlsUniformQuantizedSubChannelTypeCopyBlockSizes`.
"""
function uniform_quantized_sub_channel_type_copy_block_sizes(ty::MlirType)
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeCopyBlockSizes(ty::MlsHandle, capacity::Int, room::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export uniform_quantized_sub_channel_type_copy_block_sizes

"""
Gives the scales of the blocks of a quantized type.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).

In C: `mlsUniformQuantizedSubChannelTypeGetScales`.
"""
function uniform_quantized_sub_channel_type_get_scales(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetScales(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export uniform_quantized_sub_channel_type_get_scales

"""
Gives the zero points of the blocks of a quantized type.

Throws: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).

In C: `mlsUniformQuantizedSubChannelTypeGetZeroPoints`.
"""
function uniform_quantized_sub_channel_type_get_zero_points(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsUniformQuantizedSubChannelTypeGetZeroPoints(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export uniform_quantized_sub_channel_type_get_zero_points

"""
Tells whether `ty` is a calibrated type: one of which the least and the greatest value are known.

In C: `mlsTypeIsACalibratedQuantizedType`.
"""
function type_is_a_calibrated_quantized_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsACalibratedQuantizedType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_calibrated_quantized_type

"""
Gives the number of the class `CalibratedQuantized`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsCalibratedQuantizedTypeGetTypeID`.
"""
function calibrated_quantized_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCalibratedQuantizedTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export calibrated_quantized_type_get_type_id

"""
Gives a calibrated type: one of which the least and the greatest value are known.

Throws: DIALECT_NOT_LOADED (`quant`); BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64 bits); OUT_OF_RANGE (`min`: not below `max`); TOO_DEEP.

In C: `mlsCalibratedQuantizedTypeGet`.
"""
function calibrated_quantized_type_get(expressed_type::MlirType, min::Real, max::Real)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCalibratedQuantizedTypeGet(expressed_type::MlsHandle, min::Float64, max::Float64, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export calibrated_quantized_type_get

"""
Gives the name that the dialect has for the class `CalibratedQuantized`, like `builtin.integer`.

In C: `mlsCalibratedQuantizedTypeGetName`.
"""
function calibrated_quantized_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsCalibratedQuantizedTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export calibrated_quantized_type_get_name

"""
Gives the least value of a calibrated type.

Throws: BAD_ARGUMENT (`ty`: not a calibrated type).

In C: `mlsCalibratedQuantizedTypeGetMin`.
"""
function calibrated_quantized_type_get_min(ty::MlirType)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsCalibratedQuantizedTypeGetMin(ty::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export calibrated_quantized_type_get_min

"""
Gives the greatest value of a calibrated type.

Throws: BAD_ARGUMENT (`ty`: not a calibrated type).

In C: `mlsCalibratedQuantizedTypeGetMax`.
"""
function calibrated_quantized_type_get_max(ty::MlirType)
    out = Ref{Float64}()
    check(@ccall libmlir_shim.mlsCalibratedQuantizedTypeGetMax(ty::MlsHandle, out::Ptr{Float64})::MlsStatus)
    out[]
end
export calibrated_quantized_type_get_max

"""
Gives the dialect `rocdl`, which no context has to know yet.

In C: `mlsGetDialectHandle__rocdl__`.
"""
function get_dialect_handle__rocdl__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__rocdl__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__rocdl__

"""
Gives the dialect `scf`, which no context has to know yet.

In C: `mlsGetDialectHandle__scf__`.
"""
function get_dialect_handle__scf__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__scf__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__scf__

"""
Makes `SCFPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFPasses`.
"""
function register_scf_passes()
    check(@ccall libmlir_shim.mlsRegisterSCFPasses()::MlsStatus)
    nothing
end
export register_scf_passes

"""
Makes the pass `scf-for-loop-canonicalization`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForLoopCanonicalization`.
"""
function create_scfscf_for_loop_canonicalization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForLoopCanonicalization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_for_loop_canonicalization

"""
Makes `SCFSCFForLoopCanonicalization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForLoopCanonicalization`.
"""
function register_scfscf_for_loop_canonicalization()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForLoopCanonicalization()::MlsStatus)
    nothing
end
export register_scfscf_for_loop_canonicalization

"""
Makes the pass `scf-for-loop-peeling`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForLoopPeeling`.
"""
function create_scfscf_for_loop_peeling()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForLoopPeeling(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_for_loop_peeling

"""
Makes `SCFSCFForLoopPeeling` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForLoopPeeling`.
"""
function register_scfscf_for_loop_peeling()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForLoopPeeling()::MlsStatus)
    nothing
end
export register_scfscf_for_loop_peeling

"""
Makes the pass `scf-for-loop-range-folding`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForLoopRangeFolding`.
"""
function create_scfscf_for_loop_range_folding()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForLoopRangeFolding(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_for_loop_range_folding

"""
Makes `SCFSCFForLoopRangeFolding` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForLoopRangeFolding`.
"""
function register_scfscf_for_loop_range_folding()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForLoopRangeFolding()::MlsStatus)
    nothing
end
export register_scfscf_for_loop_range_folding

"""
Makes the pass `scf-for-loop-specialization`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForLoopSpecialization`.
"""
function create_scfscf_for_loop_specialization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForLoopSpecialization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_for_loop_specialization

"""
Makes `SCFSCFForLoopSpecialization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForLoopSpecialization`.
"""
function register_scfscf_for_loop_specialization()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForLoopSpecialization()::MlsStatus)
    nothing
end
export register_scfscf_for_loop_specialization

"""
Makes the pass `scf-for-to-while`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForToWhileLoop`.
"""
function create_scfscf_for_to_while_loop()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForToWhileLoop(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_for_to_while_loop

"""
Makes `SCFSCFForToWhileLoop` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForToWhileLoop`.
"""
function register_scfscf_for_to_while_loop()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForToWhileLoop()::MlsStatus)
    nothing
end
export register_scfscf_for_to_while_loop

"""
Makes the pass `scf-forall-to-for`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForallToForLoop`.
"""
function create_scfscf_forall_to_for_loop()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForallToForLoop(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_forall_to_for_loop

"""
Makes `SCFSCFForallToForLoop` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForallToForLoop`.
"""
function register_scfscf_forall_to_for_loop()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForallToForLoop()::MlsStatus)
    nothing
end
export register_scfscf_forall_to_for_loop

"""
Makes the pass `scf-forall-to-parallel`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFForallToParallelLoop`.
"""
function create_scfscf_forall_to_parallel_loop()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFForallToParallelLoop(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_forall_to_parallel_loop

"""
Makes `SCFSCFForallToParallelLoop` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFForallToParallelLoop`.
"""
function register_scfscf_forall_to_parallel_loop()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFForallToParallelLoop()::MlsStatus)
    nothing
end
export register_scfscf_forall_to_parallel_loop

"""
Makes the pass `scf-parallel-for-to-nested-fors`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFParallelForToNestedFors`.
"""
function create_scfscf_parallel_for_to_nested_fors()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFParallelForToNestedFors(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_parallel_for_to_nested_fors

"""
Makes `SCFSCFParallelForToNestedFors` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFParallelForToNestedFors`.
"""
function register_scfscf_parallel_for_to_nested_fors()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFParallelForToNestedFors()::MlsStatus)
    nothing
end
export register_scfscf_parallel_for_to_nested_fors

"""
Makes the pass `scf-parallel-loop-fusion`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFParallelLoopFusion`.
"""
function create_scfscf_parallel_loop_fusion()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFParallelLoopFusion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_parallel_loop_fusion

"""
Makes `SCFSCFParallelLoopFusion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFParallelLoopFusion`.
"""
function register_scfscf_parallel_loop_fusion()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFParallelLoopFusion()::MlsStatus)
    nothing
end
export register_scfscf_parallel_loop_fusion

"""
Makes the pass `scf-parallel-loop-specialization`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFParallelLoopSpecialization`.
"""
function create_scfscf_parallel_loop_specialization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFParallelLoopSpecialization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_parallel_loop_specialization

"""
Makes `SCFSCFParallelLoopSpecialization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFParallelLoopSpecialization`.
"""
function register_scfscf_parallel_loop_specialization()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFParallelLoopSpecialization()::MlsStatus)
    nothing
end
export register_scfscf_parallel_loop_specialization

"""
Makes the pass `scf-parallel-loop-tiling`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFSCFParallelLoopTiling`.
"""
function create_scfscf_parallel_loop_tiling()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFSCFParallelLoopTiling(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scfscf_parallel_loop_tiling

"""
Makes `SCFSCFParallelLoopTiling` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFSCFParallelLoopTiling`.
"""
function register_scfscf_parallel_loop_tiling()
    check(@ccall libmlir_shim.mlsRegisterSCFSCFParallelLoopTiling()::MlsStatus)
    nothing
end
export register_scfscf_parallel_loop_tiling

"""
Makes the pass `test-scf-parallel-loop-collapsing`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSCFTestSCFParallelLoopCollapsing`.
"""
function create_scf_test_scf_parallel_loop_collapsing()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSCFTestSCFParallelLoopCollapsing(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_scf_test_scf_parallel_loop_collapsing

"""
Makes `SCFTestSCFParallelLoopCollapsing` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSCFTestSCFParallelLoopCollapsing`.
"""
function register_scf_test_scf_parallel_loop_collapsing()
    check(@ccall libmlir_shim.mlsRegisterSCFTestSCFParallelLoopCollapsing()::MlsStatus)
    nothing
end
export register_scf_test_scf_parallel_loop_collapsing

"""
Gives the dialect `shape`, which no context has to know yet.

In C: `mlsGetDialectHandle__shape__`.
"""
function get_dialect_handle__shape__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__shape__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__shape__

"""
Makes `ShapePasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShapePasses`.
"""
function register_shape_passes()
    check(@ccall libmlir_shim.mlsRegisterShapePasses()::MlsStatus)
    nothing
end
export register_shape_passes

"""
Makes the pass `outline-shape-computation`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateShapeOutlineShapeComputationPass`.
"""
function create_shape_outline_shape_computation_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateShapeOutlineShapeComputationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_shape_outline_shape_computation_pass

"""
Makes `ShapeOutlineShapeComputationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShapeOutlineShapeComputationPass`.
"""
function register_shape_outline_shape_computation_pass()
    check(@ccall libmlir_shim.mlsRegisterShapeOutlineShapeComputationPass()::MlsStatus)
    nothing
end
export register_shape_outline_shape_computation_pass

"""
Makes the pass `remove-shape-constraints`, with the default of each option; it is for `func.func`.

In C: `mlsCreateShapeRemoveShapeConstraintsPass`.
"""
function create_shape_remove_shape_constraints_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateShapeRemoveShapeConstraintsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_shape_remove_shape_constraints_pass

"""
Makes `ShapeRemoveShapeConstraintsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShapeRemoveShapeConstraintsPass`.
"""
function register_shape_remove_shape_constraints_pass()
    check(@ccall libmlir_shim.mlsRegisterShapeRemoveShapeConstraintsPass()::MlsStatus)
    nothing
end
export register_shape_remove_shape_constraints_pass

"""
Makes the pass `shape-to-shape-lowering`, with the default of each option; it is for `func.func`.

In C: `mlsCreateShapeShapeToShapeLoweringPass`.
"""
function create_shape_shape_to_shape_lowering_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateShapeShapeToShapeLoweringPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_shape_shape_to_shape_lowering_pass

"""
Makes `ShapeShapeToShapeLoweringPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShapeShapeToShapeLoweringPass`.
"""
function register_shape_shape_to_shape_lowering_pass()
    check(@ccall libmlir_shim.mlsRegisterShapeShapeToShapeLoweringPass()::MlsStatus)
    nothing
end
export register_shape_shape_to_shape_lowering_pass

"""
Gives the dialect `shard`, which no context has to know yet.

In C: `mlsGetDialectHandle__shard__`.
"""
function get_dialect_handle__shard__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__shard__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__shard__

"""
Makes `ShardPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShardPasses`.
"""
function register_shard_passes()
    check(@ccall libmlir_shim.mlsRegisterShardPasses()::MlsStatus)
    nothing
end
export register_shard_passes

"""
Makes the pass `shard-partition`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateShardPartition`.
"""
function create_shard_partition()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateShardPartition(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_shard_partition

"""
Makes `ShardPartition` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShardPartition`.
"""
function register_shard_partition()
    check(@ccall libmlir_shim.mlsRegisterShardPartition()::MlsStatus)
    nothing
end
export register_shard_partition

"""
Makes the pass `sharding-propagation`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateShardShardingPropagation`.
"""
function create_shard_sharding_propagation()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateShardShardingPropagation(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_shard_sharding_propagation

"""
Makes `ShardShardingPropagation` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterShardShardingPropagation`.
"""
function register_shard_sharding_propagation()
    check(@ccall libmlir_shim.mlsRegisterShardShardingPropagation()::MlsStatus)
    nothing
end
export register_shard_sharding_propagation

"""
Gives the dialect `smt`, which no context has to know yet.

In C: `mlsGetDialectHandle__smt__`.
"""
function get_dialect_handle__smt__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__smt__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__smt__

"""
Tells whether `ty` is a type of values of SMT, but no function type.

In C: `mlsSMTTypeIsAnyNonFuncSMTValueType`.
"""
function smt_type_is_any_non_func_smt_value_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsAnyNonFuncSMTValueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_any_non_func_smt_value_type

"""
Tells whether `ty` is a type of values of SMT.

In C: `mlsSMTTypeIsAnySMTValueType`.
"""
function smt_type_is_any_smt_value_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsAnySMTValueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_any_smt_value_type

"""
Tells whether `ty` is an array type of SMT.

In C: `mlsSMTTypeIsAArray`.
"""
function smt_type_is_a_array(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsAArray(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_a_array

"""
Gives the type of arrays from `domainType` to `rangeType`.

Throws: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domainType`: not a type of values of SMT); BAD_ARGUMENT (`rangeType`: not a type of values of SMT); TOO_DEEP.

In C: `mlsSMTTypeGetArray`.
"""
function smt_type_get_array(context::MlirContext, domain_type::MlirType, range_type::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTTypeGetArray(context::MlsHandle, domain_type::MlsHandle, range_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_array

"""
Tells whether `ty` is a bit vector type of SMT.

In C: `mlsSMTTypeIsABitVector`.
"""
function smt_type_is_a_bit_vector(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsABitVector(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_a_bit_vector

"""
Gives the type of vectors of `width` bits.

Throws: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: below 1).

In C: `mlsSMTTypeGetBitVector`.
"""
function smt_type_get_bit_vector(context::MlirContext, width::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTTypeGetBitVector(context::MlsHandle, width::Int32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_bit_vector

"""
Gives the name that the dialect has for the class `SMTBitVector`, like `builtin.integer`.

In C: `mlsSMTBitVectorTypeGetName`.
"""
function smt_bit_vector_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSMTBitVectorTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export smt_bit_vector_type_get_name

"""
Tells whether `ty` is the type of truth values of SMT.

In C: `mlsSMTTypeIsABool`.
"""
function smt_type_is_a_bool(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsABool(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_a_bool

"""
Gives the type of truth values of SMT.

Throws: DIALECT_NOT_LOADED (`smt`).

In C: `mlsSMTTypeGetBool`.
"""
function smt_type_get_bool(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTTypeGetBool(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_bool

"""
Gives the name that the dialect has for the class `SMTBool`, like `builtin.integer`.

In C: `mlsSMTBoolTypeGetName`.
"""
function smt_bool_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSMTBoolTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export smt_bool_type_get_name

"""
Tells whether `ty` is the type of integers of SMT.

In C: `mlsSMTTypeIsAInt`.
"""
function smt_type_is_a_int(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsAInt(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_a_int

"""
Gives the type of integers of SMT.

Throws: DIALECT_NOT_LOADED (`smt`).

In C: `mlsSMTTypeGetInt`.
"""
function smt_type_get_int(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTTypeGetInt(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_int

"""
Gives the name that the dialect has for the class `SMTInt`, like `builtin.integer`.

In C: `mlsSMTIntTypeGetName`.
"""
function smt_int_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSMTIntTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export smt_int_type_get_name

"""
Tells whether `ty` is a function type of SMT.

In C: `mlsSMTTypeIsASMTFunc`.
"""
function smt_type_is_asmt_func(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsASMTFunc(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_asmt_func

"""
Gives the type of functions from some types, at least one, to `rangeType`.

Throws: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domainTypes`: not a type of values of SMT that is no function type); BAD_ARGUMENT (`rangeType`: not a type of values of SMT that is no function type); OUT_OF_RANGE (`domainTypes`: none); TOO_DEEP.

In C: `mlsSMTTypeGetSMTFunc`.
"""
function smt_type_get_smt_func(context::MlirContext, domain_types, range_type::MlirType)
    domain_types_ = bits_of(MlirType, domain_types)
    out = Ref{MlsHandle}()
    GC.@preserve domain_types check(@ccall libmlir_shim.mlsSMTTypeGetSMTFunc(context::MlsHandle, length(domain_types_)::UInt, domain_types_::Ptr{MlsHandle}, range_type::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_smt_func

"""
Tells whether `ty` is a sort: a type of which only the name is known.

In C: `mlsSMTTypeIsASort`.
"""
function smt_type_is_a_sort(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTTypeIsASort(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_type_is_a_sort

"""
Gives the sort of a name and parameters.

Throws: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`sortParams`: not a type of values of SMT that is no function type); TOO_DEEP.

In C: `mlsSMTTypeGetSort`.
"""
function smt_type_get_sort(context::MlirContext, identifier::MlirIdentifier, sort_params)
    sort_params_ = bits_of(MlirType, sort_params)
    out = Ref{MlsHandle}()
    GC.@preserve sort_params check(@ccall libmlir_shim.mlsSMTTypeGetSort(context::MlsHandle, identifier::MlsHandle, length(sort_params_)::UInt, sort_params_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export smt_type_get_sort

"""
Tells whether `str` is the name of a comparison of bit vectors, like `slt`.

In C: `mlsSMTAttrCheckBVCmpPredicate`.
"""
function smt_attr_check_bv_cmp_predicate(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTAttrCheckBVCmpPredicate(context::MlsHandle, str::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_attr_check_bv_cmp_predicate

"""
Tells whether `str` is the name of a comparison of integers, like `lt`.

In C: `mlsSMTAttrCheckIntPredicate`.
"""
function smt_attr_check_int_predicate(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTAttrCheckIntPredicate(context::MlsHandle, str::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_attr_check_int_predicate

"""
Tells whether `attr` is a bit vector or a predicate of SMT.

In C: `mlsSMTAttrIsASMTAttribute`.
"""
function smt_attr_is_asmt_attribute(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsSMTAttrIsASMTAttribute(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export smt_attr_is_asmt_attribute

"""
Gives the bit vector of `width` bits that is `value`.

Throws: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: not from 1 to 16 777 215; `value`: more bits).

In C: `mlsSMTAttrGetBitVector`.
"""
function smt_attr_get_bit_vector(context::MlirContext, value::Integer, width::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTAttrGetBitVector(context::MlsHandle, value::UInt64, width::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export smt_attr_get_bit_vector

"""
Gives the attribute of a comparison of bit vectors, by its name.

Throws: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a predicate).

In C: `mlsSMTAttrGetBVCmpPredicate`.
"""
function smt_attr_get_bv_cmp_predicate(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTAttrGetBVCmpPredicate(context::MlsHandle, str::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export smt_attr_get_bv_cmp_predicate

"""
Gives the attribute of a comparison of integers, by its name.

Throws: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a predicate).

In C: `mlsSMTAttrGetIntPredicate`.
"""
function smt_attr_get_int_predicate(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSMTAttrGetIntPredicate(context::MlsHandle, str::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export smt_attr_get_int_predicate

"""
Gives the dialect `sparseTensor`, which no context has to know yet.

In C: `mlsGetDialectHandle__sparse_tensor__`.
"""
function get_dialect_handle__sparse_tensor__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__sparse_tensor__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__sparse_tensor__

"""
Tells whether `attr` is an encoding of sparse tensors.

In C: `mlsAttributeIsASparseTensorEncodingAttr`.
"""
function attribute_is_a_sparse_tensor_encoding_attr(attr::MlirAttribute)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsAttributeIsASparseTensorEncodingAttr(attr::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export attribute_is_a_sparse_tensor_encoding_attr

"""
Gives the encoding of tensors with `lvlRank` levels, of types from `mlsSparseTensorEncodingAttrBuildLvlType`. `dimToLvl` maps dimensions to levels, null to the same; `lvlTodim` is its inverse; null has it inferred. Positions and coordinates have `posWidth` and `crdWidth` bits; 0 stands for those of `index`. `explicitVal` is the number that all stored elements are, `implicitVal` that of all others; both may be null.

Throws: DIALECT_NOT_LOADED (`sparseTensor`); OUT_OF_RANGE (`posWidth`: not 0, 8, 16, 32 or 64); OUT_OF_RANGE (`crdWidth`: not 0, 8, 16, 32 or 64); BAD_ARGUMENT (`explicitVal`: not a number); BAD_ARGUMENT (`implicitVal`: not a number); BAD_ARGUMENT with diagnostics (`lvlTypes`, `dimToLvl`, `lvlTodim`: they do not make an encoding); TOO_DEEP.

In C: `mlsSparseTensorEncodingAttrGet`.
"""
function sparse_tensor_encoding_attr_get(context::MlirContext, lvl_types, dim_to_lvl::Union{MlirAffineMap, Nothing}, lvl_todim::Union{MlirAffineMap, Nothing}, pos_width::Integer, crd_width::Integer, explicit_val::Union{MlirAttribute, Nothing}, implicit_val::Union{MlirAttribute, Nothing})
    lvl_types_ = convert(Vector{UInt64}, lvl_types)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGet(context::MlsHandle, length(lvl_types_)::Int, lvl_types_::Ptr{UInt64}, dim_to_lvl::MlsHandle, lvl_todim::MlsHandle, pos_width::Int32, crd_width::Int32, explicit_val::MlsHandle, implicit_val::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_tensor_encoding_attr_get

"""
Gives the name that the dialect has for the class `SparseTensorEncoding`, like `builtin.integer`.

In C: `mlsSparseTensorEncodingAttrGetName`.
"""
function sparse_tensor_encoding_attr_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export sparse_tensor_encoding_attr_get_name

"""
Gives the number of levels of an encoding.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingGetLvlRank`.
"""
function sparse_tensor_encoding_get_lvl_rank(attr::MlirAttribute)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingGetLvlRank(attr::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_get_lvl_rank

"""
Gives the type of level number `lvl` of an encoding: its format and properties in one number.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors); OUT_OF_RANGE (`lvl`).

In C: `mlsSparseTensorEncodingAttrGetLvlType`.
"""
function sparse_tensor_encoding_attr_get_lvl_type(attr::MlirAttribute, lvl::Integer)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetLvlType(attr::MlsHandle, lvl::Int, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_lvl_type

"""
Gives all that `mlsSparseTensorEncodingAttrGetLvlType` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrCopyLvlTypes`.
"""
function sparse_tensor_encoding_attr_copy_lvl_types(attr::MlirAttribute)
    copied_ = copied(UInt64) do capacity, room, found
        check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrCopyLvlTypes(attr::MlsHandle, capacity::Int, room::Ptr{UInt64}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export sparse_tensor_encoding_attr_copy_lvl_types

"""
Gives the format of level number `lvl` of an encoding.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors); OUT_OF_RANGE (`lvl`).

In C: `mlsSparseTensorEncodingAttrGetLvlFmt`.
"""
function sparse_tensor_encoding_attr_get_lvl_fmt(attr::MlirAttribute, lvl::Integer)
    out = Ref{MlsSparseTensorLevelFormat}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetLvlFmt(attr::MlsHandle, lvl::Int, out::Ptr{MlsSparseTensorLevelFormat})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_lvl_fmt

"""
Gives the map from dimensions to levels of an encoding: the identity if none was given.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetDimToLvl`.
"""
function sparse_tensor_encoding_attr_get_dim_to_lvl(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetDimToLvl(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export sparse_tensor_encoding_attr_get_dim_to_lvl

"""
Gives the map from levels to dimensions of an encoding; null if none was given and it cannot be inferred.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetLvlToDim`.
"""
function sparse_tensor_encoding_attr_get_lvl_to_dim(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetLvlToDim(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineMap, out[])
end
export sparse_tensor_encoding_attr_get_lvl_to_dim

"""
Gives the number of bits of positions; 0 for those of `index`.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetPosWidth`.
"""
function sparse_tensor_encoding_attr_get_pos_width(attr::MlirAttribute)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetPosWidth(attr::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_pos_width

"""
Gives the number of bits of coordinates; 0 for those of `index`.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetCrdWidth`.
"""
function sparse_tensor_encoding_attr_get_crd_width(attr::MlirAttribute)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetCrdWidth(attr::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_crd_width

"""
Gives the number that all stored elements are; null if they differ.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetExplicitVal`.
"""
function sparse_tensor_encoding_attr_get_explicit_val(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetExplicitVal(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_tensor_encoding_attr_get_explicit_val

"""
Gives the number that all elements are that are not stored; null for zero.

Throws: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).

In C: `mlsSparseTensorEncodingAttrGetImplicitVal`.
"""
function sparse_tensor_encoding_attr_get_implicit_val(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetImplicitVal(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export sparse_tensor_encoding_attr_get_implicit_val

"""
Gives the n of an n-out-of-m level: how many of m elements are stored.

Throws: BAD_ARGUMENT (`lvlType`: not an n-out-of-m level).

In C: `mlsSparseTensorEncodingAttrGetStructuredN`.
"""
function sparse_tensor_encoding_attr_get_structured_n(lvl_type::Integer)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetStructuredN(lvl_type::UInt64, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_structured_n

"""
Gives the m of an n-out-of-m level: of how many elements n are stored.

Throws: BAD_ARGUMENT (`lvlType`: not an n-out-of-m level).

In C: `mlsSparseTensorEncodingAttrGetStructuredM`.
"""
function sparse_tensor_encoding_attr_get_structured_m(lvl_type::Integer)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrGetStructuredM(lvl_type::UInt64, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_get_structured_m

"""
Makes `SparseTensorPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorPasses`.
"""
function register_sparse_tensor_passes()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorPasses()::MlsStatus)
    nothing
end
export register_sparse_tensor_passes

"""
Makes the pass `lower-sparse-foreach-to-scf`, with the default of each option; it is for `func.func`.

In C: `mlsCreateSparseTensorLowerForeachToSCF`.
"""
function create_sparse_tensor_lower_foreach_to_scf()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorLowerForeachToSCF(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_lower_foreach_to_scf

"""
Makes `SparseTensorLowerForeachToSCF` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorLowerForeachToSCF`.
"""
function register_sparse_tensor_lower_foreach_to_scf()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorLowerForeachToSCF()::MlsStatus)
    nothing
end
export register_sparse_tensor_lower_foreach_to_scf

"""
Makes the pass `lower-sparse-iteration-to-scf`, with the default of each option; it is for `func.func`.

In C: `mlsCreateSparseTensorLowerSparseIterationToSCF`.
"""
function create_sparse_tensor_lower_sparse_iteration_to_scf()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorLowerSparseIterationToSCF(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_lower_sparse_iteration_to_scf

"""
Makes `SparseTensorLowerSparseIterationToSCF` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorLowerSparseIterationToSCF`.
"""
function register_sparse_tensor_lower_sparse_iteration_to_scf()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorLowerSparseIterationToSCF()::MlsStatus)
    nothing
end
export register_sparse_tensor_lower_sparse_iteration_to_scf

"""
Makes the pass `lower-sparse-ops-to-foreach`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorLowerSparseOpsToForeach`.
"""
function create_sparse_tensor_lower_sparse_ops_to_foreach()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorLowerSparseOpsToForeach(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_lower_sparse_ops_to_foreach

"""
Makes `SparseTensorLowerSparseOpsToForeach` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorLowerSparseOpsToForeach`.
"""
function register_sparse_tensor_lower_sparse_ops_to_foreach()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorLowerSparseOpsToForeach()::MlsStatus)
    nothing
end
export register_sparse_tensor_lower_sparse_ops_to_foreach

"""
Makes the pass `pre-sparsification-rewrite`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorPreSparsificationRewrite`.
"""
function create_sparse_tensor_pre_sparsification_rewrite()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorPreSparsificationRewrite(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_pre_sparsification_rewrite

"""
Makes `SparseTensorPreSparsificationRewrite` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorPreSparsificationRewrite`.
"""
function register_sparse_tensor_pre_sparsification_rewrite()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorPreSparsificationRewrite()::MlsStatus)
    nothing
end
export register_sparse_tensor_pre_sparsification_rewrite

"""
Makes the pass `sparse-assembler`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseAssembler`.
"""
function create_sparse_tensor_sparse_assembler()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseAssembler(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_assembler

"""
Makes `SparseTensorSparseAssembler` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseAssembler`.
"""
function register_sparse_tensor_sparse_assembler()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseAssembler()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_assembler

"""
Makes the pass `sparse-buffer-rewrite`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseBufferRewrite`.
"""
function create_sparse_tensor_sparse_buffer_rewrite()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseBufferRewrite(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_buffer_rewrite

"""
Makes `SparseTensorSparseBufferRewrite` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseBufferRewrite`.
"""
function register_sparse_tensor_sparse_buffer_rewrite()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseBufferRewrite()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_buffer_rewrite

"""
Makes the pass `sparse-gpu-codegen`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseGPUCodegen`.
"""
function create_sparse_tensor_sparse_gpu_codegen()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseGPUCodegen(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_gpu_codegen

"""
Makes `SparseTensorSparseGPUCodegen` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseGPUCodegen`.
"""
function register_sparse_tensor_sparse_gpu_codegen()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseGPUCodegen()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_gpu_codegen

"""
Makes the pass `sparse-reinterpret-map`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseReinterpretMap`.
"""
function create_sparse_tensor_sparse_reinterpret_map()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseReinterpretMap(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_reinterpret_map

"""
Makes `SparseTensorSparseReinterpretMap` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseReinterpretMap`.
"""
function register_sparse_tensor_sparse_reinterpret_map()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseReinterpretMap()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_reinterpret_map

"""
Makes the pass `sparse-space-collapse`, with the default of each option; it is for `func.func`.

In C: `mlsCreateSparseTensorSparseSpaceCollapse`.
"""
function create_sparse_tensor_sparse_space_collapse()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseSpaceCollapse(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_space_collapse

"""
Makes `SparseTensorSparseSpaceCollapse` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseSpaceCollapse`.
"""
function register_sparse_tensor_sparse_space_collapse()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseSpaceCollapse()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_space_collapse

"""
Makes the pass `sparse-tensor-codegen`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseTensorCodegen`.
"""
function create_sparse_tensor_sparse_tensor_codegen()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseTensorCodegen(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_tensor_codegen

"""
Makes `SparseTensorSparseTensorCodegen` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseTensorCodegen`.
"""
function register_sparse_tensor_sparse_tensor_codegen()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseTensorCodegen()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_tensor_codegen

"""
Makes the pass `sparse-tensor-conversion`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseTensorConversionPass`.
"""
function create_sparse_tensor_sparse_tensor_conversion_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseTensorConversionPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_tensor_conversion_pass

"""
Makes `SparseTensorSparseTensorConversionPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseTensorConversionPass`.
"""
function register_sparse_tensor_sparse_tensor_conversion_pass()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseTensorConversionPass()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_tensor_conversion_pass

"""
Makes the pass `sparse-vectorization`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparseVectorization`.
"""
function create_sparse_tensor_sparse_vectorization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparseVectorization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparse_vectorization

"""
Makes `SparseTensorSparseVectorization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparseVectorization`.
"""
function register_sparse_tensor_sparse_vectorization()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparseVectorization()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparse_vectorization

"""
Makes the pass `sparsification-and-bufferization`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparsificationAndBufferization`.
"""
function create_sparse_tensor_sparsification_and_bufferization()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparsificationAndBufferization(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparsification_and_bufferization

"""
Makes `SparseTensorSparsificationAndBufferization` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparsificationAndBufferization`.
"""
function register_sparse_tensor_sparsification_and_bufferization()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparsificationAndBufferization()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparsification_and_bufferization

"""
Makes the pass `sparsification`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorSparsificationPass`.
"""
function create_sparse_tensor_sparsification_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorSparsificationPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_sparsification_pass

"""
Makes `SparseTensorSparsificationPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorSparsificationPass`.
"""
function register_sparse_tensor_sparsification_pass()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorSparsificationPass()::MlsStatus)
    nothing
end
export register_sparse_tensor_sparsification_pass

"""
Makes the pass `stage-sparse-ops`, with the default of each option; it is for `func.func`.

In C: `mlsCreateSparseTensorStageSparseOperations`.
"""
function create_sparse_tensor_stage_sparse_operations()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorStageSparseOperations(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_stage_sparse_operations

"""
Makes `SparseTensorStageSparseOperations` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorStageSparseOperations`.
"""
function register_sparse_tensor_stage_sparse_operations()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorStageSparseOperations()::MlsStatus)
    nothing
end
export register_sparse_tensor_stage_sparse_operations

"""
Makes the pass `sparse-storage-specifier-to-llvm`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSparseTensorStorageSpecifierToLLVM`.
"""
function create_sparse_tensor_storage_specifier_to_llvm()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSparseTensorStorageSpecifierToLLVM(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_sparse_tensor_storage_specifier_to_llvm

"""
Makes `SparseTensorStorageSpecifierToLLVM` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSparseTensorStorageSpecifierToLLVM`.
"""
function register_sparse_tensor_storage_specifier_to_llvm()
    check(@ccall libmlir_shim.mlsRegisterSparseTensorStorageSpecifierToLLVM()::MlsStatus)
    nothing
end
export register_sparse_tensor_storage_specifier_to_llvm

"""
Gives the dialect `spirv`, which no context has to know yet.

In C: `mlsGetDialectHandle__spirv__`.
"""
function get_dialect_handle__spirv__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__spirv__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__spirv__

"""
Makes `SPIRVPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVPasses`.
"""
function register_spirv_passes()
    check(@ccall libmlir_shim.mlsRegisterSPIRVPasses()::MlsStatus)
    nothing
end
export register_spirv_passes

"""
Makes the pass `spirv-canonicalize-gl`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateSPIRVSPIRVCanonicalizeGLPass`.
"""
function create_spirvspirv_canonicalize_gl_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVCanonicalizeGLPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_canonicalize_gl_pass

"""
Makes `SPIRVSPIRVCanonicalizeGLPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVCanonicalizeGLPass`.
"""
function register_spirvspirv_canonicalize_gl_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVCanonicalizeGLPass()::MlsStatus)
    nothing
end
export register_spirvspirv_canonicalize_gl_pass

"""
Makes the pass `decorate-spirv-composite-type-layout`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateSPIRVSPIRVCompositeTypeLayoutPass`.
"""
function create_spirvspirv_composite_type_layout_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_composite_type_layout_pass

"""
Makes `SPIRVSPIRVCompositeTypeLayoutPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass`.
"""
function register_spirvspirv_composite_type_layout_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass()::MlsStatus)
    nothing
end
export register_spirvspirv_composite_type_layout_pass

"""
Makes the pass `spirv-lower-abi-attrs`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVLowerABIAttributesPass`.
"""
function create_spirvspirv_lower_abi_attributes_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVLowerABIAttributesPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_lower_abi_attributes_pass

"""
Makes `SPIRVSPIRVLowerABIAttributesPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVLowerABIAttributesPass`.
"""
function register_spirvspirv_lower_abi_attributes_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVLowerABIAttributesPass()::MlsStatus)
    nothing
end
export register_spirvspirv_lower_abi_attributes_pass

"""
Makes the pass `spirv-promote-to-replicated-constants`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVReplicatedConstantCompositePass`.
"""
function create_spirvspirv_replicated_constant_composite_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_replicated_constant_composite_pass

"""
Makes `SPIRVSPIRVReplicatedConstantCompositePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass`.
"""
function register_spirvspirv_replicated_constant_composite_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass()::MlsStatus)
    nothing
end
export register_spirvspirv_replicated_constant_composite_pass

"""
Makes the pass `spirv-rewrite-inserts`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVRewriteInsertsPass`.
"""
function create_spirvspirv_rewrite_inserts_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVRewriteInsertsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_rewrite_inserts_pass

"""
Makes `SPIRVSPIRVRewriteInsertsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVRewriteInsertsPass`.
"""
function register_spirvspirv_rewrite_inserts_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVRewriteInsertsPass()::MlsStatus)
    nothing
end
export register_spirvspirv_rewrite_inserts_pass

"""
Makes the pass `spirv-unify-aliased-resource`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVUnifyAliasedResourcePass`.
"""
function create_spirvspirv_unify_aliased_resource_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_unify_aliased_resource_pass

"""
Makes `SPIRVSPIRVUnifyAliasedResourcePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass`.
"""
function register_spirvspirv_unify_aliased_resource_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass()::MlsStatus)
    nothing
end
export register_spirvspirv_unify_aliased_resource_pass

"""
Makes the pass `spirv-update-vce`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVUpdateVCEPass`.
"""
function create_spirvspirv_update_vce_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVUpdateVCEPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_update_vce_pass

"""
Makes `SPIRVSPIRVUpdateVCEPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVUpdateVCEPass`.
"""
function register_spirvspirv_update_vce_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVUpdateVCEPass()::MlsStatus)
    nothing
end
export register_spirvspirv_update_vce_pass

"""
Makes the pass `spirv-webgpu-prepare`, with the default of each option; it is for `spirv.module`.

In C: `mlsCreateSPIRVSPIRVWebGPUPreparePass`.
"""
function create_spirvspirv_web_gpu_prepare_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateSPIRVSPIRVWebGPUPreparePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_spirvspirv_web_gpu_prepare_pass

"""
Makes `SPIRVSPIRVWebGPUPreparePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterSPIRVSPIRVWebGPUPreparePass`.
"""
function register_spirvspirv_web_gpu_prepare_pass()
    check(@ccall libmlir_shim.mlsRegisterSPIRVSPIRVWebGPUPreparePass()::MlsStatus)
    nothing
end
export register_spirvspirv_web_gpu_prepare_pass

"""
Gives the dialect `tensor`, which no context has to know yet.

In C: `mlsGetDialectHandle__tensor__`.
"""
function get_dialect_handle__tensor__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__tensor__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__tensor__

"""
Makes `TensorPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTensorPasses`.
"""
function register_tensor_passes()
    check(@ccall libmlir_shim.mlsRegisterTensorPasses()::MlsStatus)
    nothing
end
export register_tensor_passes

"""
Makes the pass `fold-tensor-subset-ops`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTensorFoldTensorSubsetOpsPass`.
"""
function create_tensor_fold_tensor_subset_ops_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTensorFoldTensorSubsetOpsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tensor_fold_tensor_subset_ops_pass

"""
Makes `TensorFoldTensorSubsetOpsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTensorFoldTensorSubsetOpsPass`.
"""
function register_tensor_fold_tensor_subset_ops_pass()
    check(@ccall libmlir_shim.mlsRegisterTensorFoldTensorSubsetOpsPass()::MlsStatus)
    nothing
end
export register_tensor_fold_tensor_subset_ops_pass

"""
Gives the dialect `tosa`, which no context has to know yet.

In C: `mlsGetDialectHandle__tosa__`.
"""
function get_dialect_handle__tosa__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__tosa__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__tosa__

"""
Makes `TosaPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaPasses`.
"""
function register_tosa_passes()
    check(@ccall libmlir_shim.mlsRegisterTosaPasses()::MlsStatus)
    nothing
end
export register_tosa_passes

"""
Makes the pass `tosa-arith-const-to-tosa-const`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaArithConstantToTosaConstPass`.
"""
function create_tosa_tosa_arith_constant_to_tosa_const_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaArithConstantToTosaConstPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_arith_constant_to_tosa_const_pass

"""
Makes `TosaTosaArithConstantToTosaConstPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaArithConstantToTosaConstPass`.
"""
function register_tosa_tosa_arith_constant_to_tosa_const_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaArithConstantToTosaConstPass()::MlsStatus)
    nothing
end
export register_tosa_tosa_arith_constant_to_tosa_const_pass

"""
Makes the pass `tosa-attach-target`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateTosaTosaAttachTarget`.
"""
function create_tosa_tosa_attach_target()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaAttachTarget(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_attach_target

"""
Makes `TosaTosaAttachTarget` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaAttachTarget`.
"""
function register_tosa_tosa_attach_target()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaAttachTarget()::MlsStatus)
    nothing
end
export register_tosa_tosa_attach_target

"""
Makes the pass `tosa-convert-integer-type-to-signless`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaConvertIntegerTypeToSignless`.
"""
function create_tosa_tosa_convert_integer_type_to_signless()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaConvertIntegerTypeToSignless(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_convert_integer_type_to_signless

"""
Makes `TosaTosaConvertIntegerTypeToSignless` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaConvertIntegerTypeToSignless`.
"""
function register_tosa_tosa_convert_integer_type_to_signless()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaConvertIntegerTypeToSignless()::MlsStatus)
    nothing
end
export register_tosa_tosa_convert_integer_type_to_signless

"""
Makes the pass `tosa-infer-shapes`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaInferShapesPass`.
"""
function create_tosa_tosa_infer_shapes_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaInferShapesPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_infer_shapes_pass

"""
Makes `TosaTosaInferShapesPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaInferShapesPass`.
"""
function register_tosa_tosa_infer_shapes_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaInferShapesPass()::MlsStatus)
    nothing
end
export register_tosa_tosa_infer_shapes_pass

"""
Makes the pass `tosa-layerwise-constant-fold`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaLayerwiseConstantFoldPass`.
"""
function create_tosa_tosa_layerwise_constant_fold_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaLayerwiseConstantFoldPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_layerwise_constant_fold_pass

"""
Makes `TosaTosaLayerwiseConstantFoldPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaLayerwiseConstantFoldPass`.
"""
function register_tosa_tosa_layerwise_constant_fold_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaLayerwiseConstantFoldPass()::MlsStatus)
    nothing
end
export register_tosa_tosa_layerwise_constant_fold_pass

"""
Makes the pass `tosa-make-broadcastable`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaMakeBroadcastablePass`.
"""
function create_tosa_tosa_make_broadcastable_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaMakeBroadcastablePass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_make_broadcastable_pass

"""
Makes `TosaTosaMakeBroadcastablePass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaMakeBroadcastablePass`.
"""
function register_tosa_tosa_make_broadcastable_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaMakeBroadcastablePass()::MlsStatus)
    nothing
end
export register_tosa_tosa_make_broadcastable_pass

"""
Makes the pass `tosa-narrow-f64-to-f32`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaNarrowF64ToF32Pass`.
"""
function create_tosa_tosa_narrow_f64_to_f32_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaNarrowF64ToF32Pass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_narrow_f64_to_f32_pass

"""
Makes `TosaTosaNarrowF64ToF32Pass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaNarrowF64ToF32Pass`.
"""
function register_tosa_tosa_narrow_f64_to_f32_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaNarrowF64ToF32Pass()::MlsStatus)
    nothing
end
export register_tosa_tosa_narrow_f64_to_f32_pass

"""
Makes the pass `tosa-narrow-i64-to-i32`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaNarrowI64ToI32Pass`.
"""
function create_tosa_tosa_narrow_i64_to_i32_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaNarrowI64ToI32Pass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_narrow_i64_to_i32_pass

"""
Makes `TosaTosaNarrowI64ToI32Pass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaNarrowI64ToI32Pass`.
"""
function register_tosa_tosa_narrow_i64_to_i32_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaNarrowI64ToI32Pass()::MlsStatus)
    nothing
end
export register_tosa_tosa_narrow_i64_to_i32_pass

"""
Makes the pass `tosa-optional-decompositions`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaOptionalDecompositionsPass`.
"""
function create_tosa_tosa_optional_decompositions_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaOptionalDecompositionsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_optional_decompositions_pass

"""
Makes `TosaTosaOptionalDecompositionsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaOptionalDecompositionsPass`.
"""
function register_tosa_tosa_optional_decompositions_pass()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaOptionalDecompositionsPass()::MlsStatus)
    nothing
end
export register_tosa_tosa_optional_decompositions_pass

"""
Makes the pass `tosa-reduce-transposes`, with the default of each option; it is for `func.func`.

In C: `mlsCreateTosaTosaReduceTransposes`.
"""
function create_tosa_tosa_reduce_transposes()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaReduceTransposes(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_reduce_transposes

"""
Makes `TosaTosaReduceTransposes` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaReduceTransposes`.
"""
function register_tosa_tosa_reduce_transposes()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaReduceTransposes()::MlsStatus)
    nothing
end
export register_tosa_tosa_reduce_transposes

"""
Makes the pass `tosa-validate`, with the default of each option; it is for `builtin.module`.

In C: `mlsCreateTosaTosaValidation`.
"""
function create_tosa_tosa_validation()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTosaTosaValidation(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_tosa_tosa_validation

"""
Makes `TosaTosaValidation` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTosaTosaValidation`.
"""
function register_tosa_tosa_validation()
    check(@ccall libmlir_shim.mlsRegisterTosaTosaValidation()::MlsStatus)
    nothing
end
export register_tosa_tosa_validation

"""
Gives the dialect `transform`, which no context has to know yet.

In C: `mlsGetDialectHandle__transform__`.
"""
function get_dialect_handle__transform__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__transform__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__transform__

"""
Tells whether `ty` is the type of handles to any operations.

In C: `mlsTypeIsATransformAnyOpType`.
"""
function type_is_a_transform_any_op_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATransformAnyOpType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_transform_any_op_type

"""
Gives the number of the class `TransformAnyOp`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTransformAnyOpTypeGetTypeID`.
"""
function transform_any_op_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyOpTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export transform_any_op_type_get_type_id

"""
Gives the type of handles to any operations.

Throws: DIALECT_NOT_LOADED (`transform`).

In C: `mlsTransformAnyOpTypeGet`.
"""
function transform_any_op_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyOpTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_any_op_type_get

"""
Gives the name that the dialect has for the class `TransformAnyOp`, like `builtin.integer`.

In C: `mlsTransformAnyOpTypeGetName`.
"""
function transform_any_op_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformAnyOpTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_any_op_type_get_name

"""
Tells whether `ty` is the type of parameters of any kind.

In C: `mlsTypeIsATransformAnyParamType`.
"""
function type_is_a_transform_any_param_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATransformAnyParamType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_transform_any_param_type

"""
Gives the number of the class `TransformAnyParam`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTransformAnyParamTypeGetTypeID`.
"""
function transform_any_param_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyParamTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export transform_any_param_type_get_type_id

"""
Gives the type of parameters of any kind.

Throws: DIALECT_NOT_LOADED (`transform`).

In C: `mlsTransformAnyParamTypeGet`.
"""
function transform_any_param_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyParamTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_any_param_type_get

"""
Gives the name that the dialect has for the class `TransformAnyParam`, like `builtin.integer`.

In C: `mlsTransformAnyParamTypeGetName`.
"""
function transform_any_param_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformAnyParamTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_any_param_type_get_name

"""
Tells whether `ty` is the type of handles to any values.

In C: `mlsTypeIsATransformAnyValueType`.
"""
function type_is_a_transform_any_value_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATransformAnyValueType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_transform_any_value_type

"""
Gives the number of the class `TransformAnyValue`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTransformAnyValueTypeGetTypeID`.
"""
function transform_any_value_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyValueTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export transform_any_value_type_get_type_id

"""
Gives the type of handles to any values.

Throws: DIALECT_NOT_LOADED (`transform`).

In C: `mlsTransformAnyValueTypeGet`.
"""
function transform_any_value_type_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformAnyValueTypeGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_any_value_type_get

"""
Gives the name that the dialect has for the class `TransformAnyValue`, like `builtin.integer`.

In C: `mlsTransformAnyValueTypeGetName`.
"""
function transform_any_value_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformAnyValueTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_any_value_type_get_name

"""
Tells whether `ty` is a type of handles to operations of one name.

In C: `mlsTypeIsATransformOperationType`.
"""
function type_is_a_transform_operation_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATransformOperationType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_transform_operation_type

"""
Gives the number of the class `TransformOperation`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTransformOperationTypeGetTypeID`.
"""
function transform_operation_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformOperationTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export transform_operation_type_get_type_id

"""
Gives the type of handles to operations of one name, with that of the dialect, like `func.func`.

Throws: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`operationName`: empty).

In C: `mlsTransformOperationTypeGet`.
"""
function transform_operation_type_get(context::MlirContext, operation_name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformOperationTypeGet(context::MlsHandle, operation_name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_operation_type_get

"""
Gives the name that the dialect has for the class `TransformOperation`, like `builtin.integer`.

In C: `mlsTransformOperationTypeGetName`.
"""
function transform_operation_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformOperationTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_operation_type_get_name

"""
Gives the name of the operations that a type of handles is for.

Throws: BAD_ARGUMENT (`ty`: not a type of handles to operations of one name).

In C: `mlsTransformOperationTypeGetOperationName`.
"""
function transform_operation_type_get_operation_name(ty::MlirType)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformOperationTypeGetOperationName(ty::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_operation_type_get_operation_name

"""
Tells whether `ty` is a type of integer parameters.

In C: `mlsTypeIsATransformParamType`.
"""
function type_is_a_transform_param_type(ty::MlirType)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsTypeIsATransformParamType(ty::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export type_is_a_transform_param_type

"""
Gives the number of the class `TransformParam`, for comparison with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

In C: `mlsTransformParamTypeGetTypeID`.
"""
function transform_param_type_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformParamTypeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export transform_param_type_get_type_id

"""
Gives the type of parameters that are integers of type `ty`.

Throws: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`ty`: not an integer type of at most 64 bits); TOO_DEEP.

In C: `mlsTransformParamTypeGet`.
"""
function transform_param_type_get(context::MlirContext, ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformParamTypeGet(context::MlsHandle, ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_param_type_get

"""
Gives the name that the dialect has for the class `TransformParam`, like `builtin.integer`.

In C: `mlsTransformParamTypeGetName`.
"""
function transform_param_type_get_name()
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsTransformParamTypeGetName(out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export transform_param_type_get_name

"""
Gives the type that the parameters of a type are of.

Throws: BAD_ARGUMENT (`ty`: not a type of integer parameters of a transform script).

In C: `mlsTransformParamTypeGetType`.
"""
function transform_param_type_get_type(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTransformParamTypeGetType(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export transform_param_type_get_type

"""
Makes `TransformPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformPasses`.
"""
function register_transform_passes()
    check(@ccall libmlir_shim.mlsRegisterTransformPasses()::MlsStatus)
    nothing
end
export register_transform_passes

"""
Makes the pass `transform-dialect-check-uses`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformCheckUsesPass`.
"""
function create_transform_check_uses_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformCheckUsesPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transform_check_uses_pass

"""
Makes `TransformCheckUsesPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformCheckUsesPass`.
"""
function register_transform_check_uses_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformCheckUsesPass()::MlsStatus)
    nothing
end
export register_transform_check_uses_pass

"""
Makes the pass `transform-infer-effects`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformInferEffectsPass`.
"""
function create_transform_infer_effects_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformInferEffectsPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transform_infer_effects_pass

"""
Makes `TransformInferEffectsPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformInferEffectsPass`.
"""
function register_transform_infer_effects_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformInferEffectsPass()::MlsStatus)
    nothing
end
export register_transform_infer_effects_pass

"""
Makes the pass `transform-interpreter`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformInterpreterPass`.
"""
function create_transform_interpreter_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformInterpreterPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transform_interpreter_pass

"""
Makes `TransformInterpreterPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformInterpreterPass`.
"""
function register_transform_interpreter_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformInterpreterPass()::MlsStatus)
    nothing
end
export register_transform_interpreter_pass

"""
Makes the pass `transform-preload-library`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformPreloadLibraryPass`.
"""
function create_transform_preload_library_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformPreloadLibraryPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transform_preload_library_pass

"""
Makes `TransformPreloadLibraryPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformPreloadLibraryPass`.
"""
function register_transform_preload_library_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformPreloadLibraryPass()::MlsStatus)
    nothing
end
export register_transform_preload_library_pass

"""
Gives the dialect `ub`, which no context has to know yet.

In C: `mlsGetDialectHandle__ub__`.
"""
function get_dialect_handle__ub__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__ub__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__ub__

"""
Gives the dialect `vcix`, which no context has to know yet.

In C: `mlsGetDialectHandle__vcix__`.
"""
function get_dialect_handle__vcix__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__vcix__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__vcix__

"""
Gives the dialect `vector`, which no context has to know yet.

In C: `mlsGetDialectHandle__vector__`.
"""
function get_dialect_handle__vector__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__vector__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__vector__

"""
Makes `VectorPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterVectorPasses`.
"""
function register_vector_passes()
    check(@ccall libmlir_shim.mlsRegisterVectorPasses()::MlsStatus)
    nothing
end
export register_vector_passes

"""
Makes the pass `lower-vector-mask`, with the default of each option; it is for `func.func`.

In C: `mlsCreateVectorLowerVectorMaskPass`.
"""
function create_vector_lower_vector_mask_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateVectorLowerVectorMaskPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_vector_lower_vector_mask_pass

"""
Makes `VectorLowerVectorMaskPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterVectorLowerVectorMaskPass`.
"""
function register_vector_lower_vector_mask_pass()
    check(@ccall libmlir_shim.mlsRegisterVectorLowerVectorMaskPass()::MlsStatus)
    nothing
end
export register_vector_lower_vector_mask_pass

"""
Makes the pass `lower-vector-multi-reduction`, with the default of each option; it is for `func.func`.

In C: `mlsCreateVectorLowerVectorMultiReduction`.
"""
function create_vector_lower_vector_multi_reduction()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateVectorLowerVectorMultiReduction(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_vector_lower_vector_multi_reduction

"""
Makes `VectorLowerVectorMultiReduction` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterVectorLowerVectorMultiReduction`.
"""
function register_vector_lower_vector_multi_reduction()
    check(@ccall libmlir_shim.mlsRegisterVectorLowerVectorMultiReduction()::MlsStatus)
    nothing
end
export register_vector_lower_vector_multi_reduction

"""
Makes the pass `lower-vector-to-from-elements-to-shuffle-tree`, with the default of each option; it is for `func.func`.

In C: `mlsCreateVectorLowerVectorToFromElementsToShuffleTree`.
"""
function create_vector_lower_vector_to_from_elements_to_shuffle_tree()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateVectorLowerVectorToFromElementsToShuffleTree(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_vector_lower_vector_to_from_elements_to_shuffle_tree

"""
Makes `VectorLowerVectorToFromElementsToShuffleTree` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterVectorLowerVectorToFromElementsToShuffleTree`.
"""
function register_vector_lower_vector_to_from_elements_to_shuffle_tree()
    check(@ccall libmlir_shim.mlsRegisterVectorLowerVectorToFromElementsToShuffleTree()::MlsStatus)
    nothing
end
export register_vector_lower_vector_to_from_elements_to_shuffle_tree

"""
Gives the dialect `wasmssa`, which no context has to know yet.

In C: `mlsGetDialectHandle__wasmssa__`.
"""
function get_dialect_handle__wasmssa__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__wasmssa__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__wasmssa__

"""
Gives the dialect `x86vector`, which no context has to know yet.

In C: `mlsGetDialectHandle__x86vector__`.
"""
function get_dialect_handle__x86vector__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__x86vector__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__x86vector__

"""
Gives the dialect `xegpu`, which no context has to know yet.

In C: `mlsGetDialectHandle__xegpu__`.
"""
function get_dialect_handle__xegpu__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__xegpu__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__xegpu__

"""
Gives the dialect `xevm`, which no context has to know yet.

In C: `mlsGetDialectHandle__xevm__`.
"""
function get_dialect_handle__xevm__()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsGetDialectHandle__xevm__(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialectHandle, out[])
end
export get_dialect_handle__xevm__

"""
Gives the context of an integer set.

In C: `mlsIntegerSetGetContext`.
"""
function integer_set_get_context(set::MlirIntegerSet)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetGetContext(set::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export integer_set_get_context

"""
Prints an integer set: calls `callback` once with all of the text, without any lock.

In C: `mlsIntegerSetPrint`.
"""
function integer_set_print(callback, set::MlirIntegerSet)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsIntegerSetPrint(set::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export integer_set_print

"""
Prints an integer set into a string.

In C: `mlsIntegerSetToString`.
"""
function integer_set_to_string(set::MlirIntegerSet)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetToString(set::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export integer_set_to_string

"""
Prints an integer set to standard error.

In C: `mlsIntegerSetDump`.
"""
function integer_set_dump(set::MlirIntegerSet)
    check(@ccall libmlir_shim.mlsIntegerSetDump(set::MlsHandle)::MlsStatus)
    nothing
end
export integer_set_dump

"""
Gives the canonical empty set of these dimensions and symbols.

Throws: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536).

In C: `mlsIntegerSetEmptyGet`.
"""
function integer_set_empty_get(context::MlirContext, num_dims::Integer, num_symbols::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetEmptyGet(context::MlsHandle, num_dims::Int, num_symbols::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIntegerSet, out[])
end
export integer_set_empty_get

"""
Gives the set of these dimensions and symbols in which each constraint holds: that it is 0 where `eqFlags` says so, or else that it is not below 0. At least one is needed.

Throws: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); OUT_OF_RANGE (`constraints`: none); BAD_ARGUMENT (`constraints` have more dimensions or symbols than that); TOO_DEEP.

In C: `mlsIntegerSetGet`.
"""
function integer_set_get(context::MlirContext, num_dims::Integer, num_symbols::Integer, constraints, eq_flags)
    constraints_ = bits_of(MlirAffineExpr, constraints)
    eq_flags_ = convert(Vector{UInt8}, eq_flags)
    out = Ref{MlsHandle}()
    same_length(constraints_, eq_flags_)
    GC.@preserve constraints check(@ccall libmlir_shim.mlsIntegerSetGet(context::MlsHandle, num_dims::Int, num_symbols::Int, length(constraints_)::Int, constraints_::Ptr{MlsHandle}, eq_flags_::Ptr{UInt8}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIntegerSet, out[])
end
export integer_set_get

"""
Tells whether a set is the one that `mlsIntegerSetEmptyGet` gives.

In C: `mlsIntegerSetIsCanonicalEmpty`.
"""
function integer_set_is_canonical_empty(set::MlirIntegerSet)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIntegerSetIsCanonicalEmpty(set::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export integer_set_is_canonical_empty

"""
Gives the number of dimensions of a set.

In C: `mlsIntegerSetGetNumDims`.
"""
function integer_set_get_num_dims(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumDims(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_dims

"""
Gives the number of symbols of a set.

In C: `mlsIntegerSetGetNumSymbols`.
"""
function integer_set_get_num_symbols(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumSymbols(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_symbols

"""
Gives the number of dimensions and symbols of a set.

In C: `mlsIntegerSetGetNumInputs`.
"""
function integer_set_get_num_inputs(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumInputs(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_inputs

"""
Gives the number of constraints of a set.

In C: `mlsIntegerSetGetNumConstraints`.
"""
function integer_set_get_num_constraints(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumConstraints(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_constraints

"""
Gives the number of constraints of a set that say what is 0.

In C: `mlsIntegerSetGetNumEqualities`.
"""
function integer_set_get_num_equalities(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumEqualities(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_equalities

"""
Gives the number of constraints of a set that say what is not below 0.

In C: `mlsIntegerSetGetNumInequalities`.
"""
function integer_set_get_num_inequalities(set::MlirIntegerSet)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsIntegerSetGetNumInequalities(set::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export integer_set_get_num_inequalities

"""
Gives the expression of constraint number `pos` of a set.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsIntegerSetGetConstraint`.
"""
function integer_set_get_constraint(set::MlirIntegerSet, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIntegerSetGetConstraint(set::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAffineExpr, out[])
end
export integer_set_get_constraint

"""
Gives all that `mlsIntegerSetGetConstraint` gives, one after the other. Writes as many as `capacity` allows, and the number that there are.

In C: `mlsIntegerSetCopyConstraints`.
"""
function integer_set_copy_constraints(set::MlirIntegerSet)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsIntegerSetCopyConstraints(set::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirAffineExpr, one) for one in copied_]
end
export integer_set_copy_constraints

"""
Tells whether constraint number `pos` of a set says what is 0.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsIntegerSetIsConstraintEq`.
"""
function integer_set_is_constraint_eq(set::MlirIntegerSet, pos::Integer)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIntegerSetIsConstraintEq(set::MlsHandle, pos::Int, out::Ptr{Bool})::MlsStatus)
    out[]
end
export integer_set_is_constraint_eq

"""
Tells whether an operation has an interface; false if its dialect is not loaded.

In C: `mlsOperationImplementsInterface`.
"""
function operation_implements_interface(operation::MlirOperation, interface_type_id::MlirTypeID)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationImplementsInterface(operation::MlsHandle, interface_type_id::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_implements_interface

"""
Tells whether operations of this name have an interface; false if none is registered.

In C: `mlsOperationImplementsInterfaceStatic`.
"""
function operation_implements_interface_static(operation_name::Union{AbstractString, Vector{UInt8}}, context::MlirContext, interface_type_id::MlirTypeID)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationImplementsInterfaceStatic(operation_name::MlsStringRef, context::MlsHandle, interface_type_id::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_implements_interface_static

"""
Gives the number of the interface of operations that infer the types of their results, for `mlsOperationImplementsInterface`.

In C: `mlsInferTypeOpInterfaceTypeID`.
"""
function infer_type_op_interface_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsInferTypeOpInterfaceTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export infer_type_op_interface_type_id

"""
Gives the number of the interface of operations that infer the shapes of their results, for `mlsOperationImplementsInterface`.

In C: `mlsInferShapedTypeOpInterfaceTypeID`.
"""
function infer_shaped_type_op_interface_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsInferShapedTypeOpInterfaceTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export infer_shaped_type_op_interface_type_id

"""
Gives the name of a dialect.

In C: `mlsDialectHandleGetNamespace`.
"""
function dialect_handle_get_namespace(handle::MlirDialectHandle)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDialectHandleGetNamespace(handle::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dialect_handle_get_namespace

"""
Gives a location as an attribute.

In C: `mlsLocationGetAttribute`.
"""
function location_get_attribute(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationGetAttribute(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export location_get_attribute

"""
Gives the location that an attribute is.

Throws: BAD_ARGUMENT (`attribute`: not a location).

In C: `mlsLocationFromAttribute`.
"""
function location_from_attribute(attribute::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFromAttribute(attribute::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_from_attribute

"""
Gives a place in a file. The name `-` stands for an empty one.

In C: `mlsLocationFileLineColGet`.
"""
function location_file_line_col_get(context::MlirContext, filename::Union{AbstractString, Vector{UInt8}}, line::Integer, col::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFileLineColGet(context::MlsHandle, filename::MlsStringRef, line::UInt32, col::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_file_line_col_get

"""
Gives a part of a file, from a place to another one. The name `-` stands for an empty one.

In C: `mlsLocationFileLineColRangeGet`.
"""
function location_file_line_col_range_get(context::MlirContext, filename::Union{AbstractString, Vector{UInt8}}, start_line::Integer, start_col::Integer, end_line::Integer, end_col::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGet(context::MlsHandle, filename::MlsStringRef, start_line::UInt32, start_col::UInt32, end_line::UInt32, end_col::UInt32, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_file_line_col_range_get

"""
Gives the name of the file that a location is in.

Throws: BAD_ARGUMENT (`location`: not a place in a file).

In C: `mlsLocationFileLineColRangeGetFilename`.
"""
function location_file_line_col_range_get_filename(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetFilename(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIdentifier, out[])
end
export location_file_line_col_range_get_filename

"""
Gives the line that a location begins in.

Throws: BAD_ARGUMENT (`location`: not a place in a file).

In C: `mlsLocationFileLineColRangeGetStartLine`.
"""
function location_file_line_col_range_get_start_line(location::MlirLocation)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetStartLine(location::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export location_file_line_col_range_get_start_line

"""
Gives the column that a location begins at; 0 if it has none.

Throws: BAD_ARGUMENT (`location`: not a place in a file).

In C: `mlsLocationFileLineColRangeGetStartColumn`.
"""
function location_file_line_col_range_get_start_column(location::MlirLocation)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetStartColumn(location::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export location_file_line_col_range_get_start_column

"""
Gives the line that a location ends in, which is that of its beginning if it has no other.

Throws: BAD_ARGUMENT (`location`: not a place in a file).

In C: `mlsLocationFileLineColRangeGetEndLine`.
"""
function location_file_line_col_range_get_end_line(location::MlirLocation)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetEndLine(location::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export location_file_line_col_range_get_end_line

"""
Gives the column that a location ends at, which is that of its beginning if it has no other.

Throws: BAD_ARGUMENT (`location`: not a place in a file).

In C: `mlsLocationFileLineColRangeGetEndColumn`.
"""
function location_file_line_col_range_get_end_column(location::MlirLocation)
    out = Ref{Int32}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetEndColumn(location::MlsHandle, out::Ptr{Int32})::MlsStatus)
    out[]
end
export location_file_line_col_range_get_end_column

"""
Gives the number of the class of places in files, for comparison with `mlsAttributeGetTypeID`.

In C: `mlsLocationFileLineColRangeGetTypeID`.
"""
function location_file_line_col_range_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFileLineColRangeGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export location_file_line_col_range_get_type_id

"""
Tells whether a location is a place in a file, or a part of one.

In C: `mlsLocationIsAFileLineColRange`.
"""
function location_is_a_file_line_col_range(location::MlirLocation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLocationIsAFileLineColRange(location::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export location_is_a_file_line_col_range

"""
Gives the location of a callee inlined at a caller.

Throws: TOO_DEEP.

In C: `mlsLocationCallSiteGet`.
"""
function location_call_site_get(callee::MlirLocation, caller::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationCallSiteGet(callee::MlsHandle, caller::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_call_site_get

"""
Gives the location of the callee.

Throws: BAD_ARGUMENT (`location`: not the location of a call).

In C: `mlsLocationCallSiteGetCallee`.
"""
function location_call_site_get_callee(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationCallSiteGetCallee(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_call_site_get_callee

"""
Gives the location of the caller.

Throws: BAD_ARGUMENT (`location`: not the location of a call).

In C: `mlsLocationCallSiteGetCaller`.
"""
function location_call_site_get_caller(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationCallSiteGetCaller(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_call_site_get_caller

"""
Gives the number of the class of locations of calls, for comparison with `mlsAttributeGetTypeID`.

In C: `mlsLocationCallSiteGetTypeID`.
"""
function location_call_site_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationCallSiteGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export location_call_site_get_type_id

"""
Tells whether a location is that of a callee inlined at a caller.

In C: `mlsLocationIsACallSite`.
"""
function location_is_a_call_site(location::MlirLocation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLocationIsACallSite(location::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export location_is_a_call_site

"""
Gives a location that stands for several, with metadata if `metadata` is not null. The result is another kind of location where that says the same: the only one, if there is one and no metadata, or the unknown one, if there is none.

Throws: TOO_DEEP.

In C: `mlsLocationFusedGet`.
"""
function location_fused_get(context::MlirContext, locations, metadata::Union{MlirAttribute, Nothing})
    locations_ = bits_of(MlirLocation, locations)
    out = Ref{MlsHandle}()
    GC.@preserve locations check(@ccall libmlir_shim.mlsLocationFusedGet(context::MlsHandle, length(locations_)::Int, locations_::Ptr{MlsHandle}, metadata::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_fused_get

"""
Gives the number of locations that a fused one stands for.

Throws: BAD_ARGUMENT (`location`: not a fused location).

In C: `mlsLocationFusedGetNumLocations`.
"""
function location_fused_get_num_locations(location::MlirLocation)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsLocationFusedGetNumLocations(location::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export location_fused_get_num_locations

"""
Gives the metadata of a fused location; null if it has none.

Throws: BAD_ARGUMENT (`location`: not a fused location).

In C: `mlsLocationFusedGetMetadata`.
"""
function location_fused_get_metadata(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFusedGetMetadata(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export location_fused_get_metadata

"""
Gives the number of the class of fused locations, for comparison with `mlsAttributeGetTypeID`.

In C: `mlsLocationFusedGetTypeID`.
"""
function location_fused_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationFusedGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export location_fused_get_type_id

"""
Tells whether a location stands for several.

In C: `mlsLocationIsAFused`.
"""
function location_is_a_fused(location::MlirLocation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLocationIsAFused(location::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export location_is_a_fused

"""
Gives a named location, around `childLoc` unless that is null; then, around the unknown one.

Throws: TOO_DEEP.

In C: `mlsLocationNameGet`.
"""
function location_name_get(context::MlirContext, name::Union{AbstractString, Vector{UInt8}}, child_loc::Union{MlirLocation, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationNameGet(context::MlsHandle, name::MlsStringRef, child_loc::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_name_get

"""
Gives the name of a location.

Throws: BAD_ARGUMENT (`location`: not a named location).

In C: `mlsLocationNameGetName`.
"""
function location_name_get_name(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationNameGetName(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIdentifier, out[])
end
export location_name_get_name

"""
Gives the location that a named one is around.

Throws: BAD_ARGUMENT (`location`: not a named location).

In C: `mlsLocationNameGetChildLoc`.
"""
function location_name_get_child_loc(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationNameGetChildLoc(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_name_get_child_loc

"""
Gives the number of the class of named locations, for comparison with `mlsAttributeGetTypeID`.

In C: `mlsLocationNameGetTypeID`.
"""
function location_name_get_type_id()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationNameGetTypeID(out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export location_name_get_type_id

"""
Tells whether a location has a name.

In C: `mlsLocationIsAName`.
"""
function location_is_a_name(location::MlirLocation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLocationIsAName(location::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export location_is_a_name

"""
Gives the unknown location.

In C: `mlsLocationUnknownGet`.
"""
function location_unknown_get(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationUnknownGet(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export location_unknown_get

"""
Gives the context of a location.

In C: `mlsLocationGetContext`.
"""
function location_get_context(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationGetContext(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export location_get_context

"""
Gives the number of the class of an operation; null if its dialect is not loaded.

In C: `mlsOperationGetTypeID`.
"""
function operation_get_type_id(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetTypeID(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export operation_get_type_id

"""
Gives the context of a type.

In C: `mlsTypeGetContext`.
"""
function type_get_context(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeGetContext(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export type_get_context

"""
Gives the number of the class of a type, for comparison with those that `mlsIntegerTypeGetTypeID` and the like give.

In C: `mlsTypeGetTypeID`.
"""
function type_get_type_id(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeGetTypeID(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export type_get_type_id

"""
Gives the dialect of a type.

In C: `mlsTypeGetDialect`.
"""
function type_get_dialect(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeGetDialect(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialect, out[])
end
export type_get_dialect

"""
Prints a type to standard error.

In C: `mlsTypeDump`.
"""
function type_dump(ty::MlirType)
    check(@ccall libmlir_shim.mlsTypeDump(ty::MlsHandle)::MlsStatus)
    nothing
end
export type_dump

"""
Gives the context of an attribute.

In C: `mlsAttributeGetContext`.
"""
function attribute_get_context(attribute::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeGetContext(attribute::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export attribute_get_context

"""
Gives the type of an attribute that has one, else `none`.

In C: `mlsAttributeGetType`.
"""
function attribute_get_type(attribute::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeGetType(attribute::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export attribute_get_type

"""
Gives the number of the class of an attribute, for comparison with those that `mlsIntegerAttrGetTypeID` and the like give.

In C: `mlsAttributeGetTypeID`.
"""
function attribute_get_type_id(attribute::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeGetTypeID(attribute::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export attribute_get_type_id

"""
Gives the dialect of an attribute.

In C: `mlsAttributeGetDialect`.
"""
function attribute_get_dialect(attribute::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeGetDialect(attribute::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialect, out[])
end
export attribute_get_dialect

"""
Prints an attribute to standard error.

In C: `mlsAttributeDump`.
"""
function attribute_dump(attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsAttributeDump(attr::MlsHandle)::MlsStatus)
    nothing
end
export attribute_dump

"""
Gives the identifier with this text.

In C: `mlsIdentifierGet`.
"""
function identifier_get(context::MlirContext, str::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIdentifierGet(context::MlsHandle, str::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIdentifier, out[])
end
export identifier_get

"""
Gives the context of an identifier.

In C: `mlsIdentifierGetContext`.
"""
function identifier_get_context(ident::MlirIdentifier)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIdentifierGetContext(ident::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export identifier_get_context

"""
Gives the text of an identifier.

In C: `mlsIdentifierStr`.
"""
function identifier_str(ident::MlirIdentifier)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsIdentifierStr(ident::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export identifier_str

"""
Makes `TransformsPasses` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsPasses`.
"""
function register_transforms_passes()
    check(@ccall libmlir_shim.mlsRegisterTransformsPasses()::MlsStatus)
    nothing
end
export register_transforms_passes

"""
Makes the pass `bubble-down-memory-space-casts`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsBubbleDownMemorySpaceCasts`.
"""
function create_transforms_bubble_down_memory_space_casts()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsBubbleDownMemorySpaceCasts(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_bubble_down_memory_space_casts

"""
Makes `TransformsBubbleDownMemorySpaceCasts` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsBubbleDownMemorySpaceCasts`.
"""
function register_transforms_bubble_down_memory_space_casts()
    check(@ccall libmlir_shim.mlsRegisterTransformsBubbleDownMemorySpaceCasts()::MlsStatus)
    nothing
end
export register_transforms_bubble_down_memory_space_casts

"""
Makes the pass `cse`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsCSE`.
"""
function create_transforms_cse()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsCSE(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_cse

"""
Makes `TransformsCSE` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsCSE`.
"""
function register_transforms_cse()
    check(@ccall libmlir_shim.mlsRegisterTransformsCSE()::MlsStatus)
    nothing
end
export register_transforms_cse

"""
Makes the pass `canonicalize`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsCanonicalizer`.
"""
function create_transforms_canonicalizer()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsCanonicalizer(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_canonicalizer

"""
Makes `TransformsCanonicalizer` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsCanonicalizer`.
"""
function register_transforms_canonicalizer()
    check(@ccall libmlir_shim.mlsRegisterTransformsCanonicalizer()::MlsStatus)
    nothing
end
export register_transforms_canonicalizer

"""
Makes the pass `composite-fixed-point-pass`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsCompositeFixedPointPass`.
"""
function create_transforms_composite_fixed_point_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsCompositeFixedPointPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_composite_fixed_point_pass

"""
Makes `TransformsCompositeFixedPointPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsCompositeFixedPointPass`.
"""
function register_transforms_composite_fixed_point_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformsCompositeFixedPointPass()::MlsStatus)
    nothing
end
export register_transforms_composite_fixed_point_pass

"""
Makes the pass `control-flow-sink`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsControlFlowSink`.
"""
function create_transforms_control_flow_sink()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsControlFlowSink(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_control_flow_sink

"""
Makes `TransformsControlFlowSink` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsControlFlowSink`.
"""
function register_transforms_control_flow_sink()
    check(@ccall libmlir_shim.mlsRegisterTransformsControlFlowSink()::MlsStatus)
    nothing
end
export register_transforms_control_flow_sink

"""
Makes the pass `generate-runtime-verification`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsGenerateRuntimeVerification`.
"""
function create_transforms_generate_runtime_verification()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsGenerateRuntimeVerification(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_generate_runtime_verification

"""
Makes `TransformsGenerateRuntimeVerification` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsGenerateRuntimeVerification`.
"""
function register_transforms_generate_runtime_verification()
    check(@ccall libmlir_shim.mlsRegisterTransformsGenerateRuntimeVerification()::MlsStatus)
    nothing
end
export register_transforms_generate_runtime_verification

"""
Makes the pass `inline`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsInliner`.
"""
function create_transforms_inliner()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsInliner(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_inliner

"""
Makes `TransformsInliner` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsInliner`.
"""
function register_transforms_inliner()
    check(@ccall libmlir_shim.mlsRegisterTransformsInliner()::MlsStatus)
    nothing
end
export register_transforms_inliner

"""
Makes the pass `snapshot-op-locations`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsLocationSnapshot`.
"""
function create_transforms_location_snapshot()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsLocationSnapshot(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_location_snapshot

"""
Makes `TransformsLocationSnapshot` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsLocationSnapshot`.
"""
function register_transforms_location_snapshot()
    check(@ccall libmlir_shim.mlsRegisterTransformsLocationSnapshot()::MlsStatus)
    nothing
end
export register_transforms_location_snapshot

"""
Makes the pass `loop-invariant-code-motion`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsLoopInvariantCodeMotion`.
"""
function create_transforms_loop_invariant_code_motion()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsLoopInvariantCodeMotion(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_loop_invariant_code_motion

"""
Makes `TransformsLoopInvariantCodeMotion` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsLoopInvariantCodeMotion`.
"""
function register_transforms_loop_invariant_code_motion()
    check(@ccall libmlir_shim.mlsRegisterTransformsLoopInvariantCodeMotion()::MlsStatus)
    nothing
end
export register_transforms_loop_invariant_code_motion

"""
Makes the pass `loop-invariant-subset-hoisting`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsLoopInvariantSubsetHoisting`.
"""
function create_transforms_loop_invariant_subset_hoisting()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsLoopInvariantSubsetHoisting(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_loop_invariant_subset_hoisting

"""
Makes `TransformsLoopInvariantSubsetHoisting` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsLoopInvariantSubsetHoisting`.
"""
function register_transforms_loop_invariant_subset_hoisting()
    check(@ccall libmlir_shim.mlsRegisterTransformsLoopInvariantSubsetHoisting()::MlsStatus)
    nothing
end
export register_transforms_loop_invariant_subset_hoisting

"""
Makes the pass `mem2reg`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsMem2Reg`.
"""
function create_transforms_mem2_reg()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsMem2Reg(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_mem2_reg

"""
Makes `TransformsMem2Reg` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsMem2Reg`.
"""
function register_transforms_mem2_reg()
    check(@ccall libmlir_shim.mlsRegisterTransformsMem2Reg()::MlsStatus)
    nothing
end
export register_transforms_mem2_reg

"""
Makes the pass `print-ir`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsPrintIRPass`.
"""
function create_transforms_print_ir_pass()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsPrintIRPass(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_print_ir_pass

"""
Makes `TransformsPrintIRPass` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsPrintIRPass`.
"""
function register_transforms_print_ir_pass()
    check(@ccall libmlir_shim.mlsRegisterTransformsPrintIRPass()::MlsStatus)
    nothing
end
export register_transforms_print_ir_pass

"""
Makes the pass `print-op-stats`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsPrintOpStats`.
"""
function create_transforms_print_op_stats()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsPrintOpStats(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_print_op_stats

"""
Makes `TransformsPrintOpStats` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsPrintOpStats`.
"""
function register_transforms_print_op_stats()
    check(@ccall libmlir_shim.mlsRegisterTransformsPrintOpStats()::MlsStatus)
    nothing
end
export register_transforms_print_op_stats

"""
Makes the pass `remove-dead-values`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsRemoveDeadValues`.
"""
function create_transforms_remove_dead_values()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsRemoveDeadValues(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_remove_dead_values

"""
Makes `TransformsRemoveDeadValues` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsRemoveDeadValues`.
"""
function register_transforms_remove_dead_values()
    check(@ccall libmlir_shim.mlsRegisterTransformsRemoveDeadValues()::MlsStatus)
    nothing
end
export register_transforms_remove_dead_values

"""
Makes the pass `sccp`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsSCCP`.
"""
function create_transforms_sccp()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsSCCP(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_sccp

"""
Makes `TransformsSCCP` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsSCCP`.
"""
function register_transforms_sccp()
    check(@ccall libmlir_shim.mlsRegisterTransformsSCCP()::MlsStatus)
    nothing
end
export register_transforms_sccp

"""
Makes the pass `sroa`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsSROA`.
"""
function create_transforms_sroa()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsSROA(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_sroa

"""
Makes `TransformsSROA` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsSROA`.
"""
function register_transforms_sroa()
    check(@ccall libmlir_shim.mlsRegisterTransformsSROA()::MlsStatus)
    nothing
end
export register_transforms_sroa

"""
Makes the pass `strip-debuginfo`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsStripDebugInfo`.
"""
function create_transforms_strip_debug_info()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsStripDebugInfo(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_strip_debug_info

"""
Makes `TransformsStripDebugInfo` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsStripDebugInfo`.
"""
function register_transforms_strip_debug_info()
    check(@ccall libmlir_shim.mlsRegisterTransformsStripDebugInfo()::MlsStatus)
    nothing
end
export register_transforms_strip_debug_info

"""
Makes the pass `symbol-dce`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsSymbolDCE`.
"""
function create_transforms_symbol_dce()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsSymbolDCE(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_symbol_dce

"""
Makes `TransformsSymbolDCE` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsSymbolDCE`.
"""
function register_transforms_symbol_dce()
    check(@ccall libmlir_shim.mlsRegisterTransformsSymbolDCE()::MlsStatus)
    nothing
end
export register_transforms_symbol_dce

"""
Makes the pass `symbol-privatize`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsSymbolPrivatize`.
"""
function create_transforms_symbol_privatize()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsSymbolPrivatize(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_symbol_privatize

"""
Makes `TransformsSymbolPrivatize` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsSymbolPrivatize`.
"""
function register_transforms_symbol_privatize()
    check(@ccall libmlir_shim.mlsRegisterTransformsSymbolPrivatize()::MlsStatus)
    nothing
end
export register_transforms_symbol_privatize

"""
Makes the pass `topological-sort`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsTopologicalSort`.
"""
function create_transforms_topological_sort()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsTopologicalSort(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_topological_sort

"""
Makes `TransformsTopologicalSort` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsTopologicalSort`.
"""
function register_transforms_topological_sort()
    check(@ccall libmlir_shim.mlsRegisterTransformsTopologicalSort()::MlsStatus)
    nothing
end
export register_transforms_topological_sort

"""
Makes the pass `view-op-graph`, with the default of each option; it is for every operation that it can run on.

In C: `mlsCreateTransformsViewOpGraph`.
"""
function create_transforms_view_op_graph()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreateTransformsViewOpGraph(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_transforms_view_op_graph

"""
Makes `TransformsViewOpGraph` known by name to the process, for pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

In C: `mlsRegisterTransformsViewOpGraph`.
"""
function register_transforms_view_op_graph()
    check(@ccall libmlir_shim.mlsRegisterTransformsViewOpGraph()::MlsStatus)
    nothing
end
export register_transforms_view_op_graph

"""
Gives `count` maps without the symbols that none of them uses. `results` gets as many maps as `maps` has, in their order; both may be the same array.

In C: `mlsAffineMapCompressUnusedSymbols`.
"""
function affine_map_compress_unused_symbols(maps)
    maps_ = bits_of(MlirAffineMap, maps)
    results = Vector{MlsHandle}(undef, length(maps_))
    GC.@preserve maps check(@ccall libmlir_shim.mlsAffineMapCompressUnusedSymbols(length(maps_)::Int, maps_::Ptr{MlsHandle}, results::Ptr{MlsHandle})::MlsStatus)
    [viewed(MlirAffineMap, one) for one in results]
end
export affine_map_compress_unused_symbols

"""
Gives a set with its dimensions and symbols replaced: by `mlsIntegerSetGetNumDims` and `mlsIntegerSetGetNumSymbols` expressions, which have `numResultDims` dimensions and `numResultSymbols` symbols.

Throws: OUT_OF_RANGE (`numDims` or `numSymbols`: not what the set has; `numResultDims` or `numResultSymbols`: from 0 to 65 536); BAD_ARGUMENT (`dimReplacements` or `symbolReplacements` have more dimensions or symbols than that); TOO_DEEP.

In C: `mlsIntegerSetReplaceGet`.
"""
function integer_set_replace_get(set::MlirIntegerSet, dim_replacements, symbol_replacements, num_result_dims::Integer, num_result_symbols::Integer)
    dim_replacements_ = bits_of(MlirAffineExpr, dim_replacements)
    symbol_replacements_ = bits_of(MlirAffineExpr, symbol_replacements)
    out = Ref{MlsHandle}()
    GC.@preserve dim_replacements symbol_replacements check(@ccall libmlir_shim.mlsIntegerSetReplaceGet(set::MlsHandle, length(dim_replacements_)::Int, dim_replacements_::Ptr{MlsHandle}, length(symbol_replacements_)::Int, symbol_replacements_::Ptr{MlsHandle}, num_result_dims::Int, num_result_symbols::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIntegerSet, out[])
end
export integer_set_replace_get

"""
Makes an answer to wait for: in hosts whose code runs elsewhere (a process of its own, an event loop), a callback asks there, and waits here.

In C: `mlsAnswerCreate`.
"""
function answer_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAnswerCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirAnswer, out[])
end
export answer_create

"""
Gives an answer, which ends the wait for it. One that comes too late is refused, and changes nothing.

Throws: STALE_HANDLE (`answer`: the wait is over); BAD_STATE (`answer`: given already).

In C: `mlsAnswerGive`.
"""
function answer_give(answer::MlirAnswer, value::Integer)
    check(@ccall libmlir_shim.mlsAnswerGive(answer::MlsHandle, value::UInt64)::MlsStatus)
    nothing
end
export answer_give

"""
Waits for an answer, without the host's lock, for so many milliseconds at most.

Throws: TIMED_OUT nobody answered; a later answer finds the handle stale.

In C: `mlsAnswerWait`.
"""
function answer_wait(answer::MlirAnswer, milliseconds::Integer)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsAnswerWait(answer::MlsHandle, milliseconds::UInt32, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export answer_wait

"""
Destroys an answer that nobody waits for.

In C: `mlsAnswerDestroy`.
"""
function answer_destroy(answer::MlirAnswer)
    check(@ccall libmlir_shim.mlsAnswerDestroy(answer::MlsHandle)::MlsStatus)
    nothing
end
export answer_destroy

"""
Makes a state for printing what is in an operation, and it. Values have the names that they have in a text of this operation; each text is of the IR as it is then.

In C: `mlsAsmStateCreateForOperation`.
"""
function asm_state_create_for_operation(op::MlirOperation, flags::Union{MlirOpPrintingFlags, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAsmStateCreateForOperation(op::MlsHandle, flags::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirAsmState, out[])
end
export asm_state_create_for_operation

"""
Makes a state for printing the operations around a value, and what is in them, from the outermost operation on; with flags for local scope, from one on that uses nothing from around it. In a pass callback, that is what the pass works on.

Throws: BAD_ARGUMENT (`value`: an argument of a block that is in no operation).

In C: `mlsAsmStateCreateForValue`.
"""
function asm_state_create_for_value(value::MlirValue, flags::Union{MlirOpPrintingFlags, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAsmStateCreateForValue(value::MlsHandle, flags::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirAsmState, out[])
end
export asm_state_create_for_value

"""
Destroys a printing state; its operation is not concerned.

In C: `mlsAsmStateDestroy`.
"""
function asm_state_destroy(state::MlirAsmState)
    check(@ccall libmlir_shim.mlsAsmStateDestroy(state::MlsHandle)::MlsStatus)
    nothing
end
export asm_state_destroy

"""
Prints an operation with the names of a state: calls `callback` once with all of the text, without any lock.

Throws: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not in what the state is for).

In C: `mlsOperationPrintWithState`.
"""
function operation_print_with_state(callback, op::MlirOperation, state::MlirAsmState)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationPrintWithState(op::MlsHandle, state::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export operation_print_with_state

"""
Prints an operation with the names of a state into a string.

Throws: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not in what the state is for).

In C: `mlsOperationToStringWithState`.
"""
function operation_to_string_with_state(op::MlirOperation, state::MlirAsmState)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationToStringWithState(op::MlsHandle, state::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export operation_to_string_with_state

"""
Prints the name of a value, as operands have it (`%0`): calls `callback` once with all of the text, without any lock.

Throws: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`: not in what the state is for).

In C: `mlsValuePrintAsOperand`.
"""
function value_print_as_operand(callback, value::MlirValue, state::MlirAsmState)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsValuePrintAsOperand(value::MlsHandle, state::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export value_print_as_operand

"""
Prints the name of a value, as operands have it (`%0`), into a string.

Throws: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`: not in what the state is for).

In C: `mlsValueToStringAsOperand`.
"""
function value_to_string_as_operand(value::MlirValue, state::MlirAsmState)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueToStringAsOperand(value::MlsHandle, state::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export value_to_string_as_operand

"""
Makes a detached block with arguments of the types `args` at the locations `locs`, `nArgs` of each. (Upstream's belongs to no context; a handle needs one.)

In C: `mlsBlockCreate`.
"""
function block_create(context::MlirContext, args, locs)
    args_ = bits_of(MlirType, args)
    locs_ = bits_of(MlirLocation, locs)
    out = Ref{MlsHandle}()
    same_length(args_, locs_)
    GC.@preserve args locs check(@ccall libmlir_shim.mlsBlockCreate(context::MlsHandle, length(args_)::Int, args_::Ptr{MlsHandle}, locs_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirBlock, out[])
end
export block_create

"""
Destroys a detached block and everything in it. Refused if something outside uses something in it, or branches to it.

Throws: IN_USE (`block`), naming the user; BAD_STATE (`block`: in a region).

In C: `mlsBlockDestroy`.
"""
function block_destroy(block::MlirBlock)
    check(@ccall libmlir_shim.mlsBlockDestroy(block::MlsHandle)::MlsStatus)
    nothing
end
export block_destroy

"""
Takes a block out of its region.

Throws: BAD_STATE (`block`: in no region).

In C: `mlsBlockDetach`.
"""
function block_detach(block::MlirBlock)
    check(@ccall libmlir_shim.mlsBlockDetach(block::MlsHandle)::MlsStatus)
    surplus(block)
    nothing
end
export block_detach

"""
Gives the operation around a block; null if there is none.

In C: `mlsBlockGetParentOperation`.
"""
function block_get_parent_operation(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetParentOperation(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export block_get_parent_operation

"""
Gives the region that a block is in; null if it is detached.

In C: `mlsBlockGetParentRegion`.
"""
function block_get_parent_region(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetParentRegion(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirRegion, out[])
end
export block_get_parent_region

"""
Gives the block behind `block`; null if it is the last, or detached.

In C: `mlsBlockGetNextInRegion`.
"""
function block_get_next_in_region(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetNextInRegion(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export block_get_next_in_region

"""
Gives the first operation of a block; null if it is empty.

In C: `mlsBlockGetFirstOperation`.
"""
function block_get_first_operation(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetFirstOperation(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export block_get_first_operation

"""
Gives the terminator of a block; null if it does not end in one.

In C: `mlsBlockGetTerminator`.
"""
function block_get_terminator(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetTerminator(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export block_get_terminator

"""
Puts a detached operation at the end of a block.

Throws: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`block`: inside of `operation`).

In C: `mlsBlockAppendOwnedOperation`.
"""
function block_append_owned_operation(block::MlirBlock, operation::MlirOperation)
    check(@ccall libmlir_shim.mlsBlockAppendOwnedOperation(block::MlsHandle, operation::MlsHandle)::MlsStatus)
    renew(operation)
    nothing
end
export block_append_owned_operation

"""
Puts a detached operation at position `pos` of a block.

Throws: OUT_OF_RANGE (`pos`: 0 to the number of operations); BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`block`: inside of `operation`).

In C: `mlsBlockInsertOwnedOperation`.
"""
function block_insert_owned_operation(block::MlirBlock, pos::Integer, operation::MlirOperation)
    check(@ccall libmlir_shim.mlsBlockInsertOwnedOperation(block::MlsHandle, pos::Int, operation::MlsHandle)::MlsStatus)
    renew(operation)
    nothing
end
export block_insert_owned_operation

"""
Puts a detached operation behind `reference`; if that is null, first.

Throws: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not in `block`; `block`: inside of `operation`).

In C: `mlsBlockInsertOwnedOperationAfter`.
"""
function block_insert_owned_operation_after(block::MlirBlock, reference::Union{MlirOperation, Nothing}, operation::MlirOperation)
    check(@ccall libmlir_shim.mlsBlockInsertOwnedOperationAfter(block::MlsHandle, reference::MlsHandle, operation::MlsHandle)::MlsStatus)
    renew(operation)
    nothing
end
export block_insert_owned_operation_after

"""
Puts a detached operation in front of `reference`; if that is null, last.

Throws: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not in `block`; `block`: inside of `operation`).

In C: `mlsBlockInsertOwnedOperationBefore`.
"""
function block_insert_owned_operation_before(block::MlirBlock, reference::Union{MlirOperation, Nothing}, operation::MlirOperation)
    check(@ccall libmlir_shim.mlsBlockInsertOwnedOperationBefore(block::MlsHandle, reference::MlsHandle, operation::MlsHandle)::MlsStatus)
    renew(operation)
    nothing
end
export block_insert_owned_operation_before

"""
Gives the number of arguments of a block.

In C: `mlsBlockGetNumArguments`.
"""
function block_get_num_arguments(block::MlirBlock)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsBlockGetNumArguments(block::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export block_get_num_arguments

"""
Gives argument number `pos` of a block.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsBlockGetArgument`.
"""
function block_get_argument(block::MlirBlock, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetArgument(block::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export block_get_argument

"""
Adds an argument at the end.

In C: `mlsBlockAddArgument`.
"""
function block_add_argument(block::MlirBlock, ty::MlirType, location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockAddArgument(block::MlsHandle, ty::MlsHandle, location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export block_add_argument

"""
Inserts an argument at position `pos`. The handles of those behind it stay valid.

Throws: OUT_OF_RANGE (`pos`: 0 to the number of arguments).

In C: `mlsBlockInsertArgument`.
"""
function block_insert_argument(block::MlirBlock, pos::Integer, ty::MlirType, location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockInsertArgument(block::MlsHandle, pos::Int, ty::MlsHandle, location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export block_insert_argument

"""
Erases argument number `pos`, which must be unused. The handles of those behind it stay valid.

Throws: OUT_OF_RANGE (`pos`); IN_USE (`pos`), naming the user.

In C: `mlsBlockEraseArgument`.
"""
function block_erase_argument(block::MlirBlock, pos::Integer)
    check(@ccall libmlir_shim.mlsBlockEraseArgument(block::MlsHandle, pos::Int)::MlsStatus)
    nothing
end
export block_erase_argument

"""
Gives the number of blocks that a block may branch to.

In C: `mlsBlockGetNumSuccessors`.
"""
function block_get_num_successors(block::MlirBlock)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsBlockGetNumSuccessors(block::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export block_get_num_successors

"""
Gives successor number `pos` of a block.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsBlockGetSuccessor`.
"""
function block_get_successor(block::MlirBlock, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetSuccessor(block::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export block_get_successor

"""
Gives the number of branches to a block.

In C: `mlsBlockGetNumPredecessors`.
"""
function block_get_num_predecessors(block::MlirBlock)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsBlockGetNumPredecessors(block::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export block_get_num_predecessors

"""
Gives the block that branch number `pos` to a block comes from; null for a detached branch.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsBlockGetPredecessor`.
"""
function block_get_predecessor(block::MlirBlock, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockGetPredecessor(block::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export block_get_predecessor

"""
Gives the attribute `true` or `false`.

In C: `mlsBoolAttrGet`.
"""
function bool_attr_get(context::MlirContext, value::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBoolAttrGet(context::MlsHandle, value::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export bool_attr_get

"""
Gives a dictionary attribute. A name given twice is refused.

Throws: BAD_ARGUMENT (`elements`: an empty name, or one given twice); TOO_DEEP.

In C: `mlsDictionaryAttrGet`.
"""
function dictionary_attr_get(context::MlirContext, elements)
    elements_ = named_attributes(elements)
    out = Ref{MlsHandle}()
    GC.@preserve elements check(@ccall libmlir_shim.mlsDictionaryAttrGet(context::MlsHandle, length(elements_)::Int, elements_::Ptr{MlsNamedAttribute}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dictionary_attr_get

"""
Gives element number `pos` of a dictionary attribute.

Throws: BAD_ARGUMENT (`attr`: not a dictionary); OUT_OF_RANGE (`pos`).

In C: `mlsDictionaryAttrGetElement`.
"""
function dictionary_attr_get_element(attr::MlirAttribute, pos::Integer)
    out = Ref{MlsNamedAttribute}()
    check(@ccall libmlir_shim.mlsDictionaryAttrGetElement(attr::MlsHandle, pos::Int, out::Ptr{MlsNamedAttribute})::MlsStatus)
    named_attribute(out[])
end
export dictionary_attr_get_element

"""
Gives a dense constant from bytes in the order of the machine: one element after the other, each in whole bytes (`i1`: one byte each, or one bit each), or one element for all. The bytes are copied.

Throws: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or floats); OUT_OF_RANGE (`rawBufferSize`).

In C: `mlsDenseElementsAttrRawBufferGet`.
"""
function dense_elements_attr_raw_buffer_get(shaped_type::MlirType, raw_buffer)
    raw_buffer_ = bytes_of(raw_buffer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDenseElementsAttrRawBufferGet(shaped_type::MlsHandle, length(raw_buffer_)::UInt, raw_buffer_::Ptr{Cvoid}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_raw_buffer_get

"""
Gives the operations of a block.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsBlockCopyOperations`.
"""
function block_copy_operations(block::MlirBlock)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsBlockCopyOperations(block::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirOperation, one) for one in copied_]
end
export block_copy_operations

"""
Gives the names of the operations of a block, in their order, and no handles.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsBlockCopyOperationNames`.
"""
function block_copy_operation_names(block::MlirBlock)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsBlockCopyOperationNames(block::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirIdentifier, one) for one in copied_]
end
export block_copy_operation_names

"""
Gives the arguments of a block.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsBlockCopyArguments`.
"""
function block_copy_arguments(block::MlirBlock)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsBlockCopyArguments(block::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirValue, one) for one in copied_]
end
export block_copy_arguments

"""
Gives the blocks of a region.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsRegionCopyBlocks`.
"""
function region_copy_blocks(region::MlirRegion)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsRegionCopyBlocks(region::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirBlock, one) for one in copied_]
end
export region_copy_blocks

"""
Gives the results of an operation.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsOperationCopyResults`.
"""
function operation_copy_results(op::MlirOperation)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsOperationCopyResults(op::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirValue, one) for one in copied_]
end
export operation_copy_results

"""
Gives the operands of an operation.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsOperationCopyOperands`.
"""
function operation_copy_operands(op::MlirOperation)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsOperationCopyOperands(op::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirValue, one) for one in copied_]
end
export operation_copy_operands

"""
Gives an operation and all operations in it, outer before inner, in the order of the text.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsOperationCopyTree`.
"""
function operation_copy_tree(op::MlirOperation)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsOperationCopyTree(op::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirOperation, one) for one in copied_]
end
export operation_copy_tree

"""
Gives the uses of a value.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsValueCopyUses`.
"""
function value_copy_uses(value::MlirValue)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsValueCopyUses(value::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirOpOperand, one) for one in copied_]
end
export value_copy_uses

"""
Gives the names of `nOperations` operations, in their order.

In C: `mlsOperationsCopyNames`.
"""
function operations_copy_names(operations)
    operations_ = bits_of(MlirOperation, operations)
    out = Vector{MlsHandle}(undef, length(operations_))
    GC.@preserve operations check(@ccall libmlir_shim.mlsOperationsCopyNames(length(operations_)::Int, operations_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    [viewed(MlirIdentifier, one) for one in out]
end
export operations_copy_names

"""
Makes an empty dialect registry.

In C: `mlsDialectRegistryCreate`.
"""
function dialect_registry_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDialectRegistryCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirDialectRegistry, out[])
end
export dialect_registry_create

"""
Destroys a dialect registry. Contexts made from it are not concerned.

In C: `mlsDialectRegistryDestroy`.
"""
function dialect_registry_destroy(registry::MlirDialectRegistry)
    check(@ccall libmlir_shim.mlsDialectRegistryDestroy(registry::MlsHandle)::MlsStatus)
    nothing
end
export dialect_registry_destroy

"""
Adds all of MLIR's dialects and extensions to a registry.

In C: `mlsRegisterAllDialects`.
"""
function register_all_dialects(registry::MlirDialectRegistry)
    check(@ccall libmlir_shim.mlsRegisterAllDialects(registry::MlsHandle)::MlsStatus)
    nothing
end
export register_all_dialects

"""
Makes all of MLIR's passes known by name to the process. Does so once, however often and from however many threads it is called; every call returns after that has finished.

In C: `mlsRegisterAllPasses`.
"""
function register_all_passes()
    check(@ccall libmlir_shim.mlsRegisterAllPasses()::MlsStatus)
    nothing
end
export register_all_passes

"""
Lets a context know how MLIR's dialects are translated to LLVM IR, with the dialects that are. If all dialects are loaded, these are too.

Throws: BAD_STATE (`context`: it has an operation that was made while its dialect was unknown).

In C: `mlsRegisterAllLLVMTranslations`.
"""
function register_all_llvm_translations(context::MlirContext)
    check(@ccall libmlir_shim.mlsRegisterAllLLVMTranslations(context::MlsHandle)::MlsStatus)
    nothing
end
export register_all_llvm_translations

"""
Makes a context that knows no dialect but `builtin`, and has no threads of its own.

In C: `mlsContextCreate`.
"""
function context_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsContextCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirContext, out[])
end
export context_create

"""
Makes a context that knows no dialect but `builtin`; if `threadingEnabled`, passes and verification use worker threads, of one pool that all contexts share unless they are given another (`mlsContextSetThreadPool`).

In C: `mlsContextCreateWithThreading`.
"""
function context_create_with_threading(threading_enabled::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsContextCreateWithThreading(threading_enabled::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirContext, out[])
end
export context_create_with_threading

"""
Makes a context that knows the dialects of a registry; if `threadingEnabled`, passes and verification use worker threads, of one pool that all contexts share unless they are given another (`mlsContextSetThreadPool`).

In C: `mlsContextCreateWithRegistry`.
"""
function context_create_with_registry(registry::MlirDialectRegistry, threading_enabled::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsContextCreateWithRegistry(registry::MlsHandle, threading_enabled::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirContext, out[])
end
export context_create_with_registry

"""
Destroys a context and everything in it: modules, detached operations, blocks and regions (whatever uses what), pass managers, symbol tables. All their handles go stale.

In C: `mlsContextDestroy`.
"""
function context_destroy(context::MlirContext)
    check(@ccall libmlir_shim.mlsContextDestroy(context::MlsHandle)::MlsStatus)
    nothing
end
export context_destroy

"""
Lets a context know the dialects of a registry.

Throws: BAD_STATE (`registry`: the context has an operation that was made while its dialect was unknown).

In C: `mlsContextAppendDialectRegistry`.
"""
function context_append_dialect_registry(context::MlirContext, registry::MlirDialectRegistry)
    check(@ccall libmlir_shim.mlsContextAppendDialectRegistry(context::MlsHandle, registry::MlsHandle)::MlsStatus)
    nothing
end
export context_append_dialect_registry

"""
Sets whether operations of unknown dialects may be made and parsed. A context that has ever allowed them loads all dialects that it knows at once, and takes no others while it has an unknown operation that could be of one of them.

In C: `mlsContextSetAllowUnregisteredDialects`.
"""
function context_set_allow_unregistered_dialects(context::MlirContext, allow::Bool)
    check(@ccall libmlir_shim.mlsContextSetAllowUnregisteredDialects(context::MlsHandle, allow::UInt8)::MlsStatus)
    nothing
end
export context_set_allow_unregistered_dialects

"""
Tells whether operations of unknown dialects may be made and parsed.

In C: `mlsContextGetAllowUnregisteredDialects`.
"""
function context_get_allow_unregistered_dialects(context::MlirContext)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsContextGetAllowUnregisteredDialects(context::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export context_get_allow_unregistered_dialects

"""
Gives the number of dialects that a context knows.

In C: `mlsContextGetNumRegisteredDialects`.
"""
function context_get_num_registered_dialects(context::MlirContext)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsContextGetNumRegisteredDialects(context::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export context_get_num_registered_dialects

"""
Gives the number of dialects that a context has loaded.

In C: `mlsContextGetNumLoadedDialects`.
"""
function context_get_num_loaded_dialects(context::MlirContext)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsContextGetNumLoadedDialects(context::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export context_get_num_loaded_dialects

"""
Gives the dialect of this name; loads it if it is not yet.

Throws: NOT_AVAILABLE (`name`: not registered).

In C: `mlsContextGetOrLoadDialect`.
"""
function context_get_or_load_dialect(context::MlirContext, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsContextGetOrLoadDialect(context::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialect, out[])
end
export context_get_or_load_dialect

"""
Loads every dialect that a context knows. Afterwards no call loads one behind your back.

In C: `mlsContextLoadAllAvailableDialects`.
"""
function context_load_all_available_dialects(context::MlirContext)
    check(@ccall libmlir_shim.mlsContextLoadAllAvailableDialects(context::MlsHandle)::MlsStatus)
    nothing
end
export context_load_all_available_dialects

"""
Tells whether an operation of this name is known, that is, its dialect is loaded and has it.

In C: `mlsContextIsRegisteredOperation`.
"""
function context_is_registered_operation(context::MlirContext, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsContextIsRegisteredOperation(context::MlsHandle, name::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export context_is_registered_operation

"""
Gives the context of a dialect.

In C: `mlsDialectGetContext`.
"""
function dialect_get_context(dialect::MlirDialect)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDialectGetContext(dialect::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export dialect_get_context

"""
Gives the name of a dialect.

In C: `mlsDialectGetNamespace`.
"""
function dialect_get_namespace(dialect::MlirDialect)
    out = Ref{MlsStringRef}()
    check(@ccall libmlir_shim.mlsDialectGetNamespace(dialect::MlsHandle, out::Ptr{MlsStringRef})::MlsStatus)
    text_of(out[])
end
export dialect_get_namespace

"""
Makes a pool of worker threads, as many as the machine has cores, for contexts that should not share theirs with all others. They are started when they are needed.

In C: `mlsLlvmThreadPoolCreate`.
"""
function llvm_thread_pool_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLlvmThreadPoolCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirLlvmThreadPool, out[])
end
export llvm_thread_pool_create

"""
Destroys a thread pool; contexts that use it go on with it.

In C: `mlsLlvmThreadPoolDestroy`.
"""
function llvm_thread_pool_destroy(pool::MlirLlvmThreadPool)
    check(@ccall libmlir_shim.mlsLlvmThreadPoolDestroy(pool::MlsHandle)::MlsStatus)
    nothing
end
export llvm_thread_pool_destroy

"""
Gives a context the worker threads of a pool, instead of those that it has or as the first.

In C: `mlsContextSetThreadPool`.
"""
function context_set_thread_pool(context::MlirContext, pool::MlirLlvmThreadPool)
    check(@ccall libmlir_shim.mlsContextSetThreadPool(context::MlsHandle, pool::MlsHandle)::MlsStatus)
    nothing
end
export context_set_thread_pool

"""
Gives the pool that a context has its worker threads from: its own, or the one that contexts share; null if it has none.

In C: `mlsContextGetThreadPool`.
"""
function context_get_thread_pool(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsContextGetThreadPool(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirLlvmThreadPool, out[])
end
export context_get_thread_pool

"""
Lets passes and verification use worker threads, or not. A context without threads gets those of the pool that all contexts share (`mlsContextSetThreadPool` gives it others). One that has threads, and is told not to use them, has no locks inside of MLIR: while a long call uses it, all other calls with it on other threads are BUSY. A context that was made without threads has no such limit.

In C: `mlsContextEnableMultithreading`.
"""
function context_enable_multithreading(context::MlirContext, enable::Bool)
    check(@ccall libmlir_shim.mlsContextEnableMultithreading(context::MlsHandle, enable::UInt8)::MlsStatus)
    nothing
end
export context_enable_multithreading

"""
Gives the number of threads that a context can use; 1 if it has no workers.

In C: `mlsContextGetNumThreads`.
"""
function context_get_num_threads(context::MlirContext)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsContextGetNumThreads(context::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export context_get_num_threads

"""
Sets whether MLIR prints what it does to standard error: in all contexts, and only if it was built with assertions.

In C: `mlsEnableGlobalDebug`.
"""
function enable_global_debug(enable::Bool)
    check(@ccall libmlir_shim.mlsEnableGlobalDebug(enable::UInt8)::MlsStatus)
    nothing
end
export enable_global_debug

"""
Tells whether MLIR prints what it does.

In C: `mlsIsGlobalDebugEnabled`.
"""
function is_global_debug_enabled()
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIsGlobalDebugEnabled(out::Ptr{Bool})::MlsStatus)
    out[]
end
export is_global_debug_enabled

"""
Sets the only part of MLIR that prints what it does, like `dialect-conversion`.

Throws: BAD_ARGUMENT (`ty`: with a zero in it).

In C: `mlsSetGlobalDebugType`.
"""
function set_global_debug_type(ty::Union{AbstractString, Vector{UInt8}})
    check(@ccall libmlir_shim.mlsSetGlobalDebugType(ty::MlsStringRef)::MlsStatus)
    nothing
end
export set_global_debug_type

"""
Sets the parts of MLIR that print what they do; if there are none, all do.

Throws: BAD_ARGUMENT (`types`: one with a zero in it).

In C: `mlsSetGlobalDebugTypes`.
"""
function set_global_debug_types(types)
    types_ = texts_of(types)
    GC.@preserve types_ check(@ccall libmlir_shim.mlsSetGlobalDebugTypes(length(types_)::Int, types_::Ptr{MlsStringRef})::MlsStatus)
    nothing
end
export set_global_debug_types

"""
Tells whether a part of MLIR prints what it does, if it is to print at all (`mlsEnableGlobalDebug`).

Throws: BAD_ARGUMENT (`ty`: with a zero in it).

In C: `mlsIsCurrentDebugType`.
"""
function is_current_debug_type(ty::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsIsCurrentDebugType(ty::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export is_current_debug_type

"""
Gives a dense constant of strings: as many as the shape has, or one for all. The texts are copied. The element type is one of a dialect that knows what to make of them.

Throws: BAD_ARGUMENT (`shapedType`: no static shape, or one of numbers); OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.

In C: `mlsDenseElementsAttrStringGet`.
"""
function dense_elements_attr_string_get(shaped_type::MlirType, strs)
    strs_ = texts_of(strs)
    out = Ref{MlsHandle}()
    GC.@preserve strs_ check(@ccall libmlir_shim.mlsDenseElementsAttrStringGet(shaped_type::MlsHandle, length(strs_)::Int, strs_::Ptr{MlsStringRef}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export dense_elements_attr_string_get

"""
Emits an error at a location, as passes do. In a callback inside of a run it belongs to that run, which does not fail by it alone; elsewhere it is in the report of this call, which succeeds.

In C: `mlsEmitError`.
"""
function emit_error(location::MlirLocation, message::Union{AbstractString, Vector{UInt8}})
    check(@ccall libmlir_shim.mlsEmitError(location::MlsHandle, message::MlsStringRef)::MlsStatus)
    nothing
end
export emit_error

"""
Adds a dialect to a registry.

In C: `mlsDialectHandleInsertDialect`.
"""
function dialect_handle_insert_dialect(handle::MlirDialectHandle, registry::MlirDialectRegistry)
    check(@ccall libmlir_shim.mlsDialectHandleInsertDialect(handle::MlsHandle, registry::MlsHandle)::MlsStatus)
    nothing
end
export dialect_handle_insert_dialect

"""
Lets a context know a dialect.

Throws: BAD_STATE (`handle`: the context has an operation that was made while its dialect was unknown).

In C: `mlsDialectHandleRegisterDialect`.
"""
function dialect_handle_register_dialect(handle::MlirDialectHandle, context::MlirContext)
    check(@ccall libmlir_shim.mlsDialectHandleRegisterDialect(handle::MlsHandle, context::MlsHandle)::MlsStatus)
    nothing
end
export dialect_handle_register_dialect

"""
Loads a dialect into a context, which need not know it, and gives it. One of this name that is loaded already is given as it is.

Throws: BAD_STATE (`handle`: the context has an operation that was made while its dialect was unknown).

In C: `mlsDialectHandleLoadDialect`.
"""
function dialect_handle_load_dialect(handle::MlirDialectHandle, context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsDialectHandleLoadDialect(handle::MlsHandle, context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirDialect, out[])
end
export dialect_handle_load_dialect

"""
Makes an execution engine for the code of a module, which must be in the LLVM dialect (as after `convert-to-llvm`), and verifies that. The engine has a copy: the module stays as it is, and may be changed or destroyed afterwards. Nothing else has to be registered: the translations to LLVM IR are, in the context of the module, and LLVM's target for this machine is made ready.
`optLevel` is 0, 1, 2 or 3. The code can use the symbols of this process, of the shared libraries at `sharedLibPaths`, which stay loaded until the process ends, and those that `mlsExecutionEngineRegisterSymbol` gives it. It is compiled and linked as a whole when something of it is first looked up or invoked, so that symbols can be registered before. `enableObjectDump` is needed for `mlsExecutionEngineDumpToObjectFile`, `enablePic` for code that will be linked into a shared library.

Throws: BAD_ARGUMENT (`optLevel`: not one of these; `sharedLibPaths`: not a path; `module`: not in the LLVM dialect, naming the first operation that is not, or it defines what every engine defines itself); NOT_AVAILABLE (`sharedLibPaths`: not there, or it cannot be loaded); BAD_STATE (`module`: its block was taken away); VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsExecutionEngineCreate`.
"""
function execution_engine_create(module_::MlirModule, opt_level::Integer, shared_lib_paths, enable_object_dump::Bool, enable_pic::Bool)
    shared_lib_paths_ = texts_of(shared_lib_paths)
    out = Ref{MlsHandle}()
    GC.@preserve shared_lib_paths_ check(@ccall libmlir_shim.mlsExecutionEngineCreate(module_::MlsHandle, opt_level::Int32, length(shared_lib_paths_)::Int, shared_lib_paths_::Ptr{MlsStringRef}, enable_object_dump::UInt8, enable_pic::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirExecutionEngine, out[])
end
export execution_engine_create

"""
Destroys an execution engine. Its destructors run; pointers into its code and data are of no use any more. The end of its context does the same, but waits for code that is running.

In C: `mlsExecutionEngineDestroy`.
"""
function execution_engine_destroy(engine::MlirExecutionEngine)
    check(@ccall libmlir_shim.mlsExecutionEngineDestroy(engine::MlsHandle)::MlsStatus)
    nothing
end
export execution_engine_destroy

"""
Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a function does it too. Everything that the code needs must be there before.

Throws: NO_SYMBOL (what the code uses and nobody defines); UPSTREAM_FAILED.

In C: `mlsExecutionEngineInitialize`.
"""
function execution_engine_initialize(engine::MlirExecutionEngine)
    check(@ccall libmlir_shim.mlsExecutionEngineInitialize(engine::MlsHandle)::MlsStatus)
    nothing
end
export execution_engine_initialize

"""
Looks up the wrapper of a function of the module, whether it has a C interface or not: a `void (*)(void **)` which takes one pointer for each argument, and one more for the result if there is one.

Throws: NO_SYMBOL (`name`: the module has no such function; or, naming it, what the code uses and nobody defines); UPSTREAM_FAILED.

In C: `mlsExecutionEngineLookupPacked`.
"""
function execution_engine_lookup_packed(engine::MlirExecutionEngine, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Ptr{Cvoid}}()
    check(@ccall libmlir_shim.mlsExecutionEngineLookupPacked(engine::MlsHandle, name::MlsStringRef, out::Ptr{Ptr{Cvoid}})::MlsStatus)
    out[]
end
export execution_engine_lookup_packed

"""
Looks up a function or variable: of the module, registered, of a shared library of the engine, or of this process.

Throws: NO_SYMBOL (`name`: there is none, or it is private to the module; or, naming it, what the code uses and nobody defines); UPSTREAM_FAILED.

In C: `mlsExecutionEngineLookup`.
"""
function execution_engine_lookup(engine::MlirExecutionEngine, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Ptr{Cvoid}}()
    check(@ccall libmlir_shim.mlsExecutionEngineLookup(engine::MlsHandle, name::MlsStringRef, out::Ptr{Ptr{Cvoid}})::MlsStatus)
    out[]
end
export execution_engine_lookup

"""
Writes the machine code of the module to an object file.

Throws: BAD_STATE (`engine`: created without `enableObjectDump`, or there is no code); NO_SYMBOL (what the code uses and nobody defines); NOT_AVAILABLE (`fileName`: it cannot be written); UPSTREAM_FAILED.

In C: `mlsExecutionEngineDumpToObjectFile`.
"""
function execution_engine_dump_to_object_file(engine::MlirExecutionEngine, file_name::Union{AbstractString, Vector{UInt8}})
    check(@ccall libmlir_shim.mlsExecutionEngineDumpToObjectFile(engine::MlsHandle, file_name::MlsStringRef)::MlsStatus)
    nothing
end
export execution_engine_dump_to_object_file

"""
Makes a pass of its name, such as `canonicalize`, and its options as in a pipeline, such as `top-down=false`. Both are looked at when a pass manager takes it: the name must be registered by then (`mlsRegisterAllPasses`).

Throws: BAD_ARGUMENT (`name`: empty, or more than a name; `options`: with braces that do not match).

In C: `mlsCreatePassByName`.
"""
function create_pass_by_name(name::Union{AbstractString, Vector{UInt8}}, options::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsCreatePassByName(name::MlsStringRef, options::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPass, out[])
end
export create_pass_by_name

"""
Destroys a pass that no pass manager has taken.

In C: `mlsPassDestroy`.
"""
function pass_destroy(pass::MlirPass)
    check(@ccall libmlir_shim.mlsPassDestroy(pass::MlsHandle)::MlsStatus)
    nothing
end
export pass_destroy

"""
Puts a pass at the end of a pass manager.

Throws: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR , with what upstream says, for a pass by name.

In C: `mlsPassManagerAddOwnedPass`.
"""
function pass_manager_add_owned_pass(pass_manager::MlirPassManager, pass::MlirPass)
    check(@ccall libmlir_shim.mlsPassManagerAddOwnedPass(pass_manager::MlsHandle, pass::MlsHandle)::MlsStatus)
    nothing
end
export pass_manager_add_owned_pass

"""
Puts a pass at the end of a nested pass manager.

Throws: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR , with what upstream says, for a pass by name.

In C: `mlsOpPassManagerAddOwnedPass`.
"""
function op_pass_manager_add_owned_pass(pass_manager::MlirOpPassManager, pass::MlirPass)
    check(@ccall libmlir_shim.mlsOpPassManagerAddOwnedPass(pass_manager::MlsHandle, pass::MlsHandle)::MlsStatus)
    nothing
end
export op_pass_manager_add_owned_pass

"""
Says, inside of its `run`, that a pass has failed.

In C: `mlsExternalPassSignalFailure`.
"""
function external_pass_signal_failure(pass::MlirExternalPass)
    check(@ccall libmlir_shim.mlsExternalPassSignalFailure(pass::MlsHandle)::MlsStatus)
    nothing
end
export external_pass_signal_failure

"""
Sets an attribute of argument number `pos` of a function.

Throws: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`: without a type, or with other attributes than its arguments can have); OUT_OF_RANGE (`pos`).

In C: `mlsFuncSetArgAttr`.
"""
function func_set_arg_attr(op::MlirOperation, pos::Integer, name::Union{AbstractString, Vector{UInt8}}, attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsFuncSetArgAttr(op::MlsHandle, pos::Int, name::MlsStringRef, attr::MlsHandle)::MlsStatus)
    nothing
end
export func_set_arg_attr

"""
Sets an attribute of result number `pos` of a function.

Throws: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`: without a type, or with other attributes than its results can have); OUT_OF_RANGE (`pos`).

In C: `mlsFuncSetResultAttr`.
"""
function func_set_result_attr(op::MlirOperation, pos::Integer, name::Union{AbstractString, Vector{UInt8}}, attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsFuncSetResultAttr(op::MlsHandle, pos::Int, name::MlsStringRef, attr::MlsHandle)::MlsStatus)
    nothing
end
export func_set_result_attr

"""
Gives the version of the library, as `MLS_VERSION_STRING` of the header that belongs to it.

In C: `mlsVersion`.
"""
function version()
    unsafe_string(@ccall libmlir_shim.mlsVersion()::Cstring)
end
export version

"""
Gives the major version of LLVM and MLIR that the library is made for.

In C: `mlsLlvmVersionMajor`.
"""
function llvm_version_major()
    @ccall libmlir_shim.mlsLlvmVersionMajor()::UInt32
end
export llvm_version_major

"""
Makes the library ready: chooses the invalidation mode, by trying whether every death inside MLIR is observed (some milliseconds). Creating a context does it too. Further calls do nothing; all return after the first has finished.
The environment variable `MLS_INVALIDATION` with the value `conservative` chooses that mode.

In C: `mlsInitialize`.
"""
function initialize()
    check(@ccall libmlir_shim.mlsInitialize()::MlsStatus)
    nothing
end
export initialize

"""
Gives the mode: `MLS_INVALIDATION_EXACT` or `MLS_INVALIDATION_CONSERVATIVE`.

In C: `mlsInvalidationMode`.
"""
function invalidation_mode()
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsInvalidationMode(out::Ptr{UInt32})::MlsStatus)
    out[]
end
export invalidation_mode

"""
Gives the mode for block arguments. In exact mode a handle of a block argument goes stale when MLIR shifts the arguments of its block; in conservative mode also after every pass run over it.

In C: `mlsBlockArgumentInvalidationMode`.
"""
function block_argument_invalidation_mode()
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsBlockArgumentInvalidationMode(out::Ptr{UInt32})::MlsStatus)
    out[]
end
export block_argument_invalidation_mode

"""
Counts the callbacks, destructions of user data included, that were left out since the host's runtime was gone.

In C: `mlsHostGetNumSkippedCallbacks`.
"""
function host_get_num_skipped_callbacks()
    @ccall libmlir_shim.mlsHostGetNumSkippedCallbacks()::Int
end
export host_get_num_skipped_callbacks

"""
Lets a pass manager print the IR before or after its passes. The text of all runs is collected, in the order of the passes (and of one pass in the order of the operations' names), until `mlsPassManagerTakeIRPrinting` takes it; nothing goes to stderr. (Upstream prints there, or into files.)

Throws: BAD_STATE (`passManager`: it prints already; `printModuleScope`: the context has worker threads); NOT_AVAILABLE (no temporary folder).

In C: `mlsPassManagerEnableIRPrinting`.
"""
function pass_manager_enable_ir_printing(pass_manager::MlirPassManager, print_before_all::Bool, print_after_all::Bool, print_module_scope::Bool, print_after_only_on_change::Bool, print_after_only_on_failure::Bool)
    check(@ccall libmlir_shim.mlsPassManagerEnableIRPrinting(pass_manager::MlsHandle, print_before_all::UInt8, print_after_all::UInt8, print_module_scope::UInt8, print_after_only_on_change::UInt8, print_after_only_on_failure::UInt8)::MlsStatus)
    nothing
end
export pass_manager_enable_ir_printing

"""
Takes what a pass manager has printed of the IR since it was last taken.

Throws: BAD_STATE (`passManager`: it does not print).

In C: `mlsPassManagerTakeIRPrinting`.
"""
function pass_manager_take_ir_printing(pass_manager::MlirPassManager)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassManagerTakeIRPrinting(pass_manager::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export pass_manager_take_ir_printing

"""
Lets a pass manager measure the time of its passes. The table goes to stderr when the pass manager is destroyed.

In C: `mlsPassManagerEnableTiming`.
"""
function pass_manager_enable_timing(pass_manager::MlirPassManager)
    check(@ccall libmlir_shim.mlsPassManagerEnableTiming(pass_manager::MlsHandle)::MlsStatus)
    nothing
end
export pass_manager_enable_timing

"""
Lets a pass manager write the statistics of its passes to stderr after each run.

Throws: BAD_ENUM (`displayMode`).

In C: `mlsPassManagerEnableStatistics`.
"""
function pass_manager_enable_statistics(pass_manager::MlirPassManager, display_mode::MlsPassDisplayMode)
    check(@ccall libmlir_shim.mlsPassManagerEnableStatistics(pass_manager::MlsHandle, display_mode::MlsPassDisplayMode)::MlsStatus)
    nothing
end
export pass_manager_enable_statistics

"""
Infers the result types that an operation with this name would have. Writes as many as `capacity` allows, and the number that there are. `attributes` is a dictionary of all attributes, or null. Nothing is consumed, and nothing stays.

Throws: BAD_ARGUMENT (`opName`: not registered, or it does not infer types; `operands`: not what it takes; `attributes`: not a dictionary; `regions`: one belongs to an operation, or is given twice); UPSTREAM_FAILED with diagnostics.

In C: `mlsInferTypeOpInterfaceInferReturnTypes`.
"""
function infer_type_op_interface_infer_return_types(op_name::Union{AbstractString, Vector{UInt8}}, context::MlirContext, location::MlirLocation, operands, attributes::Union{MlirAttribute, Nothing}, regions)
    operands_ = bits_of(MlirValue, operands)
    regions_ = bits_of(MlirRegion, regions)
    copied_ = copied(MlsHandle) do capacity, room, found
        GC.@preserve operands regions check(@ccall libmlir_shim.mlsInferTypeOpInterfaceInferReturnTypes(op_name::MlsStringRef, context::MlsHandle, location::MlsHandle, length(operands_)::Int, operands_::Ptr{MlsHandle}, attributes::MlsHandle, length(regions_)::Int, regions_::Ptr{MlsHandle}, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirType, one) for one in copied_]
end
export infer_type_op_interface_infer_return_types

"""
Loads the dialects that a module describes into its context, which has them for good.

Throws: VERIFY_ERROR with diagnostics (`module`: does not verify); BAD_ARGUMENT (`module`: a dialect in it is one of MLIR's, is loaded already, or is described twice, or there is an operation of it that was made while it was unknown; a constraint that any of several must fulfill has more or other ones than can be compared); UPSTREAM_FAILED with diagnostics: some may be loaded then.

In C: `mlsLoadIRDLDialects`.
"""
function load_irdl_dialects(module_::MlirModule)
    check(@ccall libmlir_shim.mlsLoadIRDLDialects(module_::MlsHandle)::MlsStatus)
    nothing
end
export load_irdl_dialects

"""
Makes the region of a named structured operation whose region is empty: what it does with elements of its operands.

Throws: BAD_ARGUMENT (`mlirOp`: not a named structured operation of the dialect `linalg`; its operands are more or less than it has; their elements are not all signless integers or all floating point numbers, or not what it computes with); BAD_STATE (`mlirOp`: not one region that is empty; an elementwise operation without a kind).

In C: `mlsLinalgFillBuiltinNamedOpRegion`.
"""
function linalg_fill_builtin_named_op_region(mlir_op::MlirOperation)
    check(@ccall libmlir_shim.mlsLinalgFillBuiltinNamedOpRegion(mlir_op::MlsHandle)::MlsStatus)
    nothing
end
export linalg_fill_builtin_named_op_region

"""
Tells whether an operation is a contraction, like a product of matrices.

Throws: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).

In C: `mlsLinalgIsAContractionOp`.
"""
function linalg_is_a_contraction_op(op::MlirOperation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLinalgIsAContractionOp(op::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export linalg_is_a_contraction_op

"""
Tells whether an operation is a convolution.

Throws: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).

In C: `mlsLinalgIsAConvolutionOp`.
"""
function linalg_is_a_convolution_op(op::MlirOperation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsLinalgIsAConvolutionOp(op::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export linalg_is_a_convolution_op

"""
Gives the loops of a contraction.

Throws: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).

In C: `mlsLinalgInferContractionDimensions`.
"""
function linalg_infer_contraction_dimensions(op::MlirOperation)
    out = Ref{MlsLinalgContractionDimensions}()
    check(@ccall libmlir_shim.mlsLinalgInferContractionDimensions(op::MlsHandle, out::Ptr{MlsLinalgContractionDimensions})::MlsStatus)
    out[]
end
export linalg_infer_contraction_dimensions

"""
Gives the loops of a contraction with these maps: from loops to the elements of both inputs and of the output.

Throws: BAD_ARGUMENT (`indexingMaps`: not three, or with symbols, or with different numbers of dimensions).

In C: `mlsLinalgInferContractionDimensionsFromMaps`.
"""
function linalg_infer_contraction_dimensions_from_maps(indexing_maps)
    indexing_maps_ = bits_of(MlirAffineMap, indexing_maps)
    out = Ref{MlsLinalgContractionDimensions}()
    GC.@preserve indexing_maps check(@ccall libmlir_shim.mlsLinalgInferContractionDimensionsFromMaps(length(indexing_maps_)::Int, indexing_maps_::Ptr{MlsHandle}, out::Ptr{MlsLinalgContractionDimensions})::MlsStatus)
    out[]
end
export linalg_infer_contraction_dimensions_from_maps

"""
Gives the loops and steps of a convolution.

Throws: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).

In C: `mlsLinalgInferConvolutionDimensions`.
"""
function linalg_infer_convolution_dimensions(op::MlirOperation)
    out = Ref{MlsLinalgConvolutionDimensions}()
    check(@ccall libmlir_shim.mlsLinalgInferConvolutionDimensions(op::MlsHandle, out::Ptr{MlsLinalgConvolutionDimensions})::MlsStatus)
    out[]
end
export linalg_infer_convolution_dimensions

"""
Gives the maps from the loops of a structured operation to the elements of its operands, as an attribute; null for other operations.

Throws: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).

In C: `mlsLinalgGetIndexingMapsAttribute`.
"""
function linalg_get_indexing_maps_attribute(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLinalgGetIndexingMapsAttribute(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export linalg_get_indexing_maps_attribute

"""
Counts the live objects that have handles: of the kind `kind` (`MLS_KIND_*`), or of all kinds if it is 0. A module counts as an operation; values and the regions of operations have no entry of their own and do not count; type IDs and dialect handles, which live as long as the process, count only when asked for by their kind.

In C: `mlsLiveHandles`.
"""
function live_handles(kind::Integer)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsLiveHandles(kind::UInt32, out::Ptr{Int})::MlsStatus)
    out[]
end
export live_handles

"""
Counts the live objects of one context that have handles, like `mlsLiveHandles`.

In C: `mlsContextLiveHandles`.
"""
function context_live_handles(context::MlirContext, kind::Integer)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsContextLiveHandles(context::MlsHandle, kind::UInt32, out::Ptr{Int})::MlsStatus)
    out[]
end
export context_live_handles

"""
Gives the live objects that have handles; with a null context those of the whole process.
Writes as many as `capacity` allows, and the number that there are.

In C: `mlsCopyLiveObjects`.
"""
function copy_live_objects(context::Union{MlirContext, Nothing})
    copied_ = copied(MlsLiveObject) do capacity, room, found
        check(@ccall libmlir_shim.mlsCopyLiveObjects(context::MlsHandle, capacity::Int, room::Ptr{MlsLiveObject}, found::Ptr{Int})::MlsStatus)
    end
    copied_
end
export copy_live_objects

"""
Lists the live objects that have handles, one a line: kind, handle, name, references, and the handle of the root they are in. With a null context those of the whole process.

In C: `mlsLiveObjectsToString`.
"""
function live_objects_to_string(context::Union{MlirContext, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLiveObjectsToString(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export live_objects_to_string

"""
Writes the list of `mlsLiveObjectsToString` for the whole process to stderr. Meant to be called from a debugger: it waits for nothing, and leaves out, with a word, contexts that are in use at that moment.

In C: `mlsDumpLiveObjects`.
"""
function dump_live_objects()
    @ccall libmlir_shim.mlsDumpLiveObjects()::Cvoid
end
export dump_live_objects

"""
Counts what waits in a context to be destroyed, since nobody holds it any more: for the end of a long call, or for other IR that uses it.

In C: `mlsContextGetNumPendingReleases`.
"""
function context_get_num_pending_releases(context::MlirContext)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsContextGetNumPendingReleases(context::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export context_get_num_pending_releases

"""
Counts the references to dead objects that the host has still to give up. A host that releases all that it retained comes back to 0.

In C: `mlsNumReferencesToDead`.
"""
function num_references_to_dead()
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsNumReferencesToDead(out::Ptr{Int})::MlsStatus)
    out[]
end
export num_references_to_dead

"""
Gives the struct type of this name, without a body if there was none (`mlsLLVMStructTypeSetBody`).

Throws: DIALECT_NOT_LOADED (`llvm`).

In C: `mlsLLVMStructTypeIdentifiedGet`.
"""
function llvm_struct_type_identified_get(context::MlirContext, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLLVMStructTypeIdentifiedGet(context::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_identified_get

"""
Gives a new struct type with a body: of this name, or if a struct of this name has a body, of a name that begins with it.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or token type); TOO_DEEP , also for a struct without a body in `fieldTypes`.

In C: `mlsLLVMStructTypeIdentifiedNewGet`.
"""
function llvm_struct_type_identified_new_get(context::MlirContext, name::Union{AbstractString, Vector{UInt8}}, field_types, is_packed::Bool)
    field_types_ = bits_of(MlirType, field_types)
    out = Ref{MlsHandle}()
    GC.@preserve field_types check(@ccall libmlir_shim.mlsLLVMStructTypeIdentifiedNewGet(context::MlsHandle, name::MlsStringRef, length(field_types_)::Int, field_types_::Ptr{MlsHandle}, is_packed::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export llvm_struct_type_identified_new_get

"""
Gives a struct type with a name its body. The same once more changes nothing. Structs in it must have theirs before.

Throws: BAD_ARGUMENT (`structType`: not a struct type with a name; `fieldTypes`: a void, label, metadata, function or token type); TOO_DEEP , also for a struct without a body in `fieldTypes`; BAD_STATE (`structType`: it has another body, or never gets one).

In C: `mlsLLVMStructTypeSetBody`.
"""
function llvm_struct_type_set_body(struct_type::MlirType, field_types, is_packed::Bool)
    field_types_ = bits_of(MlirType, field_types)
    GC.@preserve field_types check(@ccall libmlir_shim.mlsLLVMStructTypeSetBody(struct_type::MlsHandle, length(field_types_)::Int, field_types_::Ptr{MlsHandle}, is_packed::UInt8)::MlsStatus)
    nothing
end
export llvm_struct_type_set_body

"""
Gives the locations that a fused one stands for, one after the other. Writes as many as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`location`: not a fused location).

In C: `mlsLocationFusedCopyLocations`.
"""
function location_fused_copy_locations(location::MlirLocation)
    copied_ = copied(MlsHandle) do capacity, room, found
        check(@ccall libmlir_shim.mlsLocationFusedCopyLocations(location::MlsHandle, capacity::Int, room::Ptr{MlsHandle}, found::Ptr{Int})::MlsStatus)
    end
    [viewed(MlirLocation, one) for one in copied_]
end
export location_fused_copy_locations

"""
Gives the strides and the offset of a ranked memref type, where `mlsShapedTypeGetDynamicStrideOrOffset` stands for one that is dynamic. Writes as many strides as `capacity` allows, and the number that there are.

Throws: BAD_ARGUMENT (`ty`: not a ranked memref type, or its layout has no strides); OUT_OF_RANGE (`ty`: larger than numbers of 64 bits); TOO_DEEP.

In C: `mlsMemRefTypeGetStridesAndOffset`.
"""
function mem_ref_type_get_strides_and_offset(ty::MlirType)
    offset = Ref{Int64}()
    copied_ = copied(Int64) do capacity, room, found
        check(@ccall libmlir_shim.mlsMemRefTypeGetStridesAndOffset(ty::MlsHandle, capacity::Int, room::Ptr{Int64}, offset::Ptr{Int64}, found::Ptr{Int})::MlsStatus)
    end
    copied_, offset[]
end
export mem_ref_type_get_strides_and_offset

"""
Makes an empty module.

In C: `mlsModuleCreateEmpty`.
"""
function module_create_empty(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleCreateEmpty(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirModule, out[])
end
export module_create_empty

"""
Parses a module, from text or bytecode, and verifies it.

Throws: PARSE_ERROR with diagnostics.

In C: `mlsModuleCreateParse`.
"""
function module_create_parse(context::MlirContext, module_::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleCreateParse(context::MlsHandle, module_::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirModule, out[])
end
export module_create_parse

"""
Parses the module in a file, from text or bytecode, and verifies it.

Throws: PARSE_ERROR with diagnostics.

In C: `mlsModuleCreateParseFromFile`.
"""
function module_create_parse_from_file(context::MlirContext, file_name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleCreateParseFromFile(context::MlsHandle, file_name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirModule, out[])
end
export module_create_parse_from_file

"""
Gives the module that an operation is: the same object, by another type.

Throws: BAD_ARGUMENT (`op`: not a module).

In C: `mlsModuleFromOperation`.
"""
function module_from_operation(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleFromOperation(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirModule, out[])
end
export module_from_operation

"""
Gives the operation that a module is: the same object, by another type.

In C: `mlsModuleGetOperation`.
"""
function module_get_operation(module_::MlirModule)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleGetOperation(module_::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export module_get_operation

"""
Gives the block of a module.

Throws: BAD_STATE (`module`: its block was taken away).

In C: `mlsModuleGetBody`.
"""
function module_get_body(module_::MlirModule)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleGetBody(module_::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export module_get_body

"""
Gives the context of a module.

In C: `mlsModuleGetContext`.
"""
function module_get_context(module_::MlirModule)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsModuleGetContext(module_::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export module_get_context

"""
Destroys a module and everything in it, also a module inside another one. Refused if something outside uses something in it. Other threads go on with other IR of the context while a large module is destroyed that is in no other one and uses nothing outside.

Throws: IN_USE (`module`), naming the user.

In C: `mlsModuleDestroy`.
"""
function module_destroy(module_::MlirModule)
    check(@ccall libmlir_shim.mlsModuleDestroy(module_::MlsHandle)::MlsStatus)
    nothing
end
export module_destroy

"""
Gives the context of `op`.

In C: `mlsOperationGetContext`.
"""
function operation_get_context(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetContext(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export operation_get_context

"""
Gives the full name of `op`.

In C: `mlsOperationGetName`.
"""
function operation_get_name(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetName(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirIdentifier, out[])
end
export operation_get_name

"""
Gives the location of `op`.

In C: `mlsOperationGetLocation`.
"""
function operation_get_location(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetLocation(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export operation_get_location

"""
Sets the location of `op`.

In C: `mlsOperationSetLocation`.
"""
function operation_set_location(op::MlirOperation, location::MlirLocation)
    check(@ccall libmlir_shim.mlsOperationSetLocation(op::MlsHandle, location::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_location

"""
Gives the block that `op` is in; null if it is detached.

In C: `mlsOperationGetBlock`.
"""
function operation_get_block(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetBlock(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export operation_get_block

"""
Gives the operation around `op`; null if there is none.

In C: `mlsOperationGetParentOperation`.
"""
function operation_get_parent_operation(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetParentOperation(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export operation_get_parent_operation

"""
Gives the operation behind `op`; null if it is the last, or detached.

In C: `mlsOperationGetNextInBlock`.
"""
function operation_get_next_in_block(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetNextInBlock(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export operation_get_next_in_block

"""
Tells whether `op` comes before `other` in their block.

Throws: BAD_STATE (`other`: in another block, or none).

In C: `mlsOperationIsBeforeInBlock`.
"""
function operation_is_before_in_block(op::MlirOperation, other::MlirOperation)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationIsBeforeInBlock(op::MlsHandle, other::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_is_before_in_block

"""
Gives the number of regions of `op`.

In C: `mlsOperationGetNumRegions`.
"""
function operation_get_num_regions(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumRegions(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_regions

"""
Gives region number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetRegion`.
"""
function operation_get_region(op::MlirOperation, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetRegion(op::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirRegion, out[])
end
export operation_get_region

"""
Gives the number of operands of `op`.

In C: `mlsOperationGetNumOperands`.
"""
function operation_get_num_operands(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumOperands(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_operands

"""
Gives operand number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetOperand`.
"""
function operation_get_operand(op::MlirOperation, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetOperand(op::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export operation_get_operand

"""
Gives the number of results of `op`.

In C: `mlsOperationGetNumResults`.
"""
function operation_get_num_results(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumResults(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_results

"""
Gives result number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetResult`.
"""
function operation_get_result(op::MlirOperation, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetResult(op::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export operation_get_result

"""
Gives the number of successors of `op`.

In C: `mlsOperationGetNumSuccessors`.
"""
function operation_get_num_successors(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumSuccessors(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_successors

"""
Gives successor number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetSuccessor`.
"""
function operation_get_successor(op::MlirOperation, pos::Integer)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetSuccessor(op::MlsHandle, pos::Int, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export operation_get_successor

"""
Makes `value` operand number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationSetOperand`.
"""
function operation_set_operand(op::MlirOperation, pos::Integer, value::MlirValue)
    check(@ccall libmlir_shim.mlsOperationSetOperand(op::MlsHandle, pos::Int, value::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_operand

"""
Replaces all operands of `op`. Their number may change.

In C: `mlsOperationSetOperands`.
"""
function operation_set_operands(op::MlirOperation, operands)
    operands_ = bits_of(MlirValue, operands)
    GC.@preserve operands check(@ccall libmlir_shim.mlsOperationSetOperands(op::MlsHandle, length(operands_)::Int, operands_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export operation_set_operands

"""
Makes `block` successor number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationSetSuccessor`.
"""
function operation_set_successor(op::MlirOperation, pos::Integer, block::MlirBlock)
    check(@ccall libmlir_shim.mlsOperationSetSuccessor(op::MlsHandle, pos::Int, block::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_successor

"""
Replaces every use of `of` in the operands of `op` by `with`.

In C: `mlsOperationReplaceUsesOfWith`.
"""
function operation_replace_uses_of_with(op::MlirOperation, of::MlirValue, with::MlirValue)
    check(@ccall libmlir_shim.mlsOperationReplaceUsesOfWith(op::MlsHandle, of::MlsHandle, with::MlsHandle)::MlsStatus)
    nothing
end
export operation_replace_uses_of_with

"""
Tells whether `op` has an inherent attribute of this name.

In C: `mlsOperationHasInherentAttributeByName`.
"""
function operation_has_inherent_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationHasInherentAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_has_inherent_attribute_by_name

"""
Gives the inherent attribute of this name; null if there is none.

In C: `mlsOperationGetInherentAttributeByName`.
"""
function operation_get_inherent_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetInherentAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export operation_get_inherent_attribute_by_name

"""
Gives the discardable attribute of this name; null if there is none.

In C: `mlsOperationGetDiscardableAttributeByName`.
"""
function operation_get_discardable_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetDiscardableAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export operation_get_discardable_attribute_by_name

"""
Gives the attribute of this name; null if there is none.

In C: `mlsOperationGetAttributeByName`.
"""
function operation_get_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export operation_get_attribute_by_name

"""
Sets the inherent attribute of this name.

Throws: BAD_ARGUMENT (`name`: `op` has no such inherent attribute; `attr`: of a kind that it does not take).

In C: `mlsOperationSetInherentAttributeByName`.
"""
function operation_set_inherent_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}}, attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsOperationSetInherentAttributeByName(op::MlsHandle, name::MlsStringRef, attr::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_inherent_attribute_by_name

"""
Sets the discardable attribute of this name.

Throws: BAD_ARGUMENT (`name`: empty, or an inherent attribute of `op`).

In C: `mlsOperationSetDiscardableAttributeByName`.
"""
function operation_set_discardable_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}}, attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsOperationSetDiscardableAttributeByName(op::MlsHandle, name::MlsStringRef, attr::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_discardable_attribute_by_name

"""
Sets the attribute of this name, inherent if `op` has such a one.

Throws: BAD_ARGUMENT (`name`: empty; `attr`: of a kind that the inherent attribute does not take).

In C: `mlsOperationSetAttributeByName`.
"""
function operation_set_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}}, attr::MlirAttribute)
    check(@ccall libmlir_shim.mlsOperationSetAttributeByName(op::MlsHandle, name::MlsStringRef, attr::MlsHandle)::MlsStatus)
    nothing
end
export operation_set_attribute_by_name

"""
Removes the discardable attribute of this name. `*out` tells whether there was one.

In C: `mlsOperationRemoveDiscardableAttributeByName`.
"""
function operation_remove_discardable_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationRemoveDiscardableAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_remove_discardable_attribute_by_name

"""
Removes the attribute of this name. `*out` tells whether there was one.

In C: `mlsOperationRemoveAttributeByName`.
"""
function operation_remove_attribute_by_name(op::MlirOperation, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsOperationRemoveAttributeByName(op::MlsHandle, name::MlsStringRef, out::Ptr{Bool})::MlsStatus)
    out[]
end
export operation_remove_attribute_by_name

"""
Gives the number of discardable attributes of `op`.

In C: `mlsOperationGetNumDiscardableAttributes`.
"""
function operation_get_num_discardable_attributes(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumDiscardableAttributes(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_discardable_attributes

"""
Gives discardable attribute number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetDiscardableAttribute`.
"""
function operation_get_discardable_attribute(op::MlirOperation, pos::Integer)
    out = Ref{MlsNamedAttribute}()
    check(@ccall libmlir_shim.mlsOperationGetDiscardableAttribute(op::MlsHandle, pos::Int, out::Ptr{MlsNamedAttribute})::MlsStatus)
    named_attribute(out[])
end
export operation_get_discardable_attribute

"""
Gives the number of attributes of `op`, inherent ones included.

In C: `mlsOperationGetNumAttributes`.
"""
function operation_get_num_attributes(op::MlirOperation)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOperationGetNumAttributes(op::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export operation_get_num_attributes

"""
Gives attribute number `pos` of `op`.

Throws: OUT_OF_RANGE (`pos`).

In C: `mlsOperationGetAttribute`.
"""
function operation_get_attribute(op::MlirOperation, pos::Integer)
    out = Ref{MlsNamedAttribute}()
    check(@ccall libmlir_shim.mlsOperationGetAttribute(op::MlsHandle, pos::Int, out::Ptr{MlsNamedAttribute})::MlsStatus)
    named_attribute(out[])
end
export operation_get_attribute

"""
Verifies `op` and everything in it; and first, since verifiers rely on it, what is around it.

Throws: VERIFY_ERROR with diagnostics.

In C: `mlsOperationVerify`.
"""
function operation_verify(op::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationVerify(op::MlsHandle)::MlsStatus)
    nothing
end
export operation_verify

"""
Makes the operation that `state` describes, detached. On failure nothing is consumed: state and regions are the caller's as before.

Throws: STALE_HANDLE (`state`: something added to it is dead); BAD_ARGUMENT (unknown operation, an inherent attribute of the wrong kind); UPSTREAM_FAILED with diagnostics (no result types).

In C: `mlsOperationCreate`.
"""
function operation_create(state::MlirOperationState)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationCreate(state::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirOperation, out[])
end
export operation_create

"""
Makes an operation and puts it into `block`, in front of `before`, or behind all others if that is null: what `mlsOperationStateGet`, the functions that add to a state, `mlsOperationCreate` and `mlsBlockInsertOwnedOperationBefore` do together, quicker. `name` is its full name, `dialect.operation`; `attributes` are inherent or discardable ones. With `inferResults` the operation is asked for its result types, and none are given. On failure nothing is consumed.

Throws: BAD_ARGUMENT (`name`: unknown operation; `attributes`: two have one name, or an inherent one is of the wrong kind; `regions`: one belongs to an operation, or is given twice; `successors`, `block`: in one of the regions; `before`: not in `block`; `results`: given, and to be inferred); UPSTREAM_FAILED with diagnostics (no result types).

In C: `mlsOperationCreateInBlock`.
"""
function operation_create_in_block(name::Union{AbstractString, Vector{UInt8}}, location::MlirLocation, results, operands, attributes, regions, successors, infer_results::Bool, block::MlirBlock, before::Union{MlirOperation, Nothing})
    results_ = bits_of(MlirType, results)
    operands_ = bits_of(MlirValue, operands)
    attributes_ = named_attributes(attributes)
    regions_ = bits_of(MlirRegion, regions)
    successors_ = bits_of(MlirBlock, successors)
    out = Ref{MlsHandle}()
    GC.@preserve results operands attributes regions successors check(@ccall libmlir_shim.mlsOperationCreateInBlock(name::MlsStringRef, location::MlsHandle, length(results_)::Int, results_::Ptr{MlsHandle}, length(operands_)::Int, operands_::Ptr{MlsHandle}, length(attributes_)::Int, attributes_::Ptr{MlsNamedAttribute}, length(regions_)::Int, regions_::Ptr{MlsHandle}, length(successors_)::Int, successors_::Ptr{MlsHandle}, infer_results::UInt8, block::MlsHandle, before::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export operation_create_in_block

"""
Parses one operation, detached. `sourceName` names the text in diagnostics.

Throws: PARSE_ERROR with diagnostics.

In C: `mlsOperationCreateParse`.
"""
function operation_create_parse(context::MlirContext, source::Union{AbstractString, Vector{UInt8}}, source_name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationCreateParse(context::MlsHandle, source::MlsStringRef, source_name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirOperation, out[])
end
export operation_create_parse

"""
Makes a copy of `op` and everything in it, detached.

Throws: BAD_STATE (`op`: an operand in it is missing).

In C: `mlsOperationClone`.
"""
function operation_clone(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationClone(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirOperation, out[])
end
export operation_clone

"""
Takes `op` out of its block.

Throws: BAD_STATE (`op`: in no block).

In C: `mlsOperationRemoveFromParent`.
"""
function operation_remove_from_parent(op::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationRemoveFromParent(op::MlsHandle)::MlsStatus)
    surplus(op)
    nothing
end
export operation_remove_from_parent

"""
Destroys `op` and everything in it, in a block or detached. Refused if something outside uses something in it. Other threads go on with other IR of the context while a large operation is destroyed that is in no block and uses nothing outside.

Throws: IN_USE (`op`), naming the user.

In C: `mlsOperationDestroy`.
"""
function operation_destroy(op::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationDestroy(op::MlsHandle)::MlsStatus)
    nothing
end
export operation_destroy

"""
Moves `op` behind `other`, in the same block or another one.

Throws: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op` itself or inside of it).

In C: `mlsOperationMoveAfter`.
"""
function operation_move_after(op::MlirOperation, other::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationMoveAfter(op::MlsHandle, other::MlsHandle)::MlsStatus)
    nothing
end
export operation_move_after

"""
Moves `op` in front of `other`, in the same block or another one.

Throws: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op` itself or inside of it).

In C: `mlsOperationMoveBefore`.
"""
function operation_move_before(op::MlirOperation, other::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationMoveBefore(op::MlsHandle, other::MlsHandle)::MlsStatus)
    nothing
end
export operation_move_before

"""
Starts an operation: its full name, `dialect.operation`, and its location.

In C: `mlsOperationStateGet`.
"""
function operation_state_get(name::Union{AbstractString, Vector{UInt8}}, location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationStateGet(name::MlsStringRef, location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirOperationState, out[])
end
export operation_state_get

"""
Destroys an operation state. What was added to it still belongs to the caller.

In C: `mlsOperationStateDestroy`.
"""
function operation_state_destroy(state::MlirOperationState)
    check(@ccall libmlir_shim.mlsOperationStateDestroy(state::MlsHandle)::MlsStatus)
    nothing
end
export operation_state_destroy

"""
Adds result types.

In C: `mlsOperationStateAddResults`.
"""
function operation_state_add_results(state::MlirOperationState, results)
    results_ = bits_of(MlirType, results)
    GC.@preserve results check(@ccall libmlir_shim.mlsOperationStateAddResults(state::MlsHandle, length(results_)::Int, results_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export operation_state_add_results

"""
Adds operands.

In C: `mlsOperationStateAddOperands`.
"""
function operation_state_add_operands(state::MlirOperationState, operands)
    operands_ = bits_of(MlirValue, operands)
    GC.@preserve operands check(@ccall libmlir_shim.mlsOperationStateAddOperands(state::MlsHandle, length(operands_)::Int, operands_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export operation_state_add_operands

"""
Adds detached regions, which `mlsOperationCreate` will consume. Until then they are the caller's.

Throws: BAD_ARGUMENT (`regions`: one belongs to an operation, or is added twice).

In C: `mlsOperationStateAddOwnedRegions`.
"""
function operation_state_add_owned_regions(state::MlirOperationState, regions)
    regions_ = bits_of(MlirRegion, regions)
    GC.@preserve regions check(@ccall libmlir_shim.mlsOperationStateAddOwnedRegions(state::MlsHandle, length(regions_)::Int, regions_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export operation_state_add_owned_regions

"""
Adds successor blocks.

In C: `mlsOperationStateAddSuccessors`.
"""
function operation_state_add_successors(state::MlirOperationState, successors)
    successors_ = bits_of(MlirBlock, successors)
    GC.@preserve successors check(@ccall libmlir_shim.mlsOperationStateAddSuccessors(state::MlsHandle, length(successors_)::Int, successors_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export operation_state_add_successors

"""
Adds attributes, inherent or discardable.

Throws: BAD_ARGUMENT (`attributes`: an empty name, or one that was added before).

In C: `mlsOperationStateAddAttributes`.
"""
function operation_state_add_attributes(state::MlirOperationState, attributes)
    attributes_ = named_attributes(attributes)
    GC.@preserve attributes check(@ccall libmlir_shim.mlsOperationStateAddAttributes(state::MlsHandle, length(attributes_)::Int, attributes_::Ptr{MlsNamedAttribute})::MlsStatus)
    nothing
end
export operation_state_add_attributes

"""
Asks the operation for its result types instead of giving them.

In C: `mlsOperationStateEnableResultTypeInference`.
"""
function operation_state_enable_result_type_inference(state::MlirOperationState)
    check(@ccall libmlir_shim.mlsOperationStateEnableResultTypeInference(state::MlsHandle)::MlsStatus)
    nothing
end
export operation_state_enable_result_type_inference

"""
Parses a type.

Throws: PARSE_ERROR with diagnostics.

In C: `mlsTypeParseGet`.
"""
function type_parse_get(context::MlirContext, text::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeParseGet(context::MlsHandle, text::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export type_parse_get

"""
Parses an attribute.

Throws: PARSE_ERROR with diagnostics.

In C: `mlsAttributeParseGet`.
"""
function attribute_parse_get(context::MlirContext, text::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeParseGet(context::MlsHandle, text::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export attribute_parse_get

"""
Makes a pass manager for any operation.

In C: `mlsPassManagerCreate`.
"""
function pass_manager_create(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassManagerCreate(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPassManager, out[])
end
export pass_manager_create

"""
Makes a pass manager for operations of the name `anchorOp`; `any` for all.

In C: `mlsPassManagerCreateOnOperation`.
"""
function pass_manager_create_on_operation(context::MlirContext, anchor_op::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassManagerCreateOnOperation(context::MlsHandle, anchor_op::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPassManager, out[])
end
export pass_manager_create_on_operation

"""
Destroys a pass manager. Those inside it go stale.

In C: `mlsPassManagerDestroy`.
"""
function pass_manager_destroy(pass_manager::MlirPassManager)
    check(@ccall libmlir_shim.mlsPassManagerDestroy(pass_manager::MlsHandle)::MlsStatus)
    nothing
end
export pass_manager_destroy

"""
Gives a pass manager as one that others can be nested in.

In C: `mlsPassManagerGetAsOpPassManager`.
"""
function pass_manager_get_as_op_pass_manager(pass_manager::MlirPassManager)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassManagerGetAsOpPassManager(pass_manager::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOpPassManager, out[])
end
export pass_manager_get_as_op_pass_manager

"""
Adds a pass manager for operations of the name `operationName` directly inside the operations that `passManager` is for.

In C: `mlsPassManagerGetNestedUnder`.
"""
function pass_manager_get_nested_under(pass_manager::MlirPassManager, operation_name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassManagerGetNestedUnder(pass_manager::MlsHandle, operation_name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOpPassManager, out[])
end
export pass_manager_get_nested_under

"""
Adds a pass manager for operations of the name `operationName` directly inside the operations that `passManager` is for.

In C: `mlsOpPassManagerGetNestedUnder`.
"""
function op_pass_manager_get_nested_under(pass_manager::MlirOpPassManager, operation_name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpPassManagerGetNestedUnder(pass_manager::MlsHandle, operation_name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOpPassManager, out[])
end
export op_pass_manager_get_nested_under

"""
Adds passes in textual form, such as `canonicalize,func.func(cse)`. Their names must be registered (`mlsRegisterAllPasses`). On failure nothing is added.

Throws: PIPELINE_ERROR , with what upstream says.

In C: `mlsOpPassManagerAddPipeline`.
"""
function op_pass_manager_add_pipeline(pass_manager::MlirOpPassManager, pipeline_elements::Union{AbstractString, Vector{UInt8}})
    check(@ccall libmlir_shim.mlsOpPassManagerAddPipeline(pass_manager::MlsHandle, pipeline_elements::MlsStringRef)::MlsStatus)
    nothing
end
export op_pass_manager_add_pipeline

"""
Replaces the passes of a pass manager by a pipeline with its anchor, such as `builtin.module(canonicalize,func.func(cse))`. It stays valid; pass managers nested in it go stale. One for any operation is for that of the anchor from then on. On failure nothing is replaced.

Throws: PIPELINE_ERROR , with what upstream says.

In C: `mlsParsePassPipeline`.
"""
function parse_pass_pipeline(pass_manager::MlirOpPassManager, pipeline::Union{AbstractString, Vector{UInt8}})
    check(@ccall libmlir_shim.mlsParsePassPipeline(pass_manager::MlsHandle, pipeline::MlsStringRef)::MlsStatus)
    nothing
end
export parse_pass_pipeline

"""
Prints the pipeline of a pass manager in textual form: calls `callback` once with all of the text, without any lock.

In C: `mlsPrintPassPipeline`.
"""
function print_pass_pipeline(callback, pass_manager::MlirOpPassManager)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsPrintPassPipeline(pass_manager::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export print_pass_pipeline

"""
Prints the pipeline of a pass manager in textual form into a string.

In C: `mlsPassPipelineToString`.
"""
function pass_pipeline_to_string(pass_manager::MlirOpPassManager)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPassPipelineToString(pass_manager::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export pass_pipeline_to_string

"""
Sets whether the IR is verified after each pass; it is by default.

In C: `mlsPassManagerEnableVerifier`.
"""
function pass_manager_enable_verifier(pass_manager::MlirPassManager, enable::Bool)
    check(@ccall libmlir_shim.mlsPassManagerEnableVerifier(pass_manager::MlsHandle, enable::UInt8)::MlsStatus)
    nothing
end
export pass_manager_enable_verifier

"""
Runs the passes over `op`. The handles of everything that a pass destroys go stale, and only those; all others stay valid, also on failure. The run has a number, which the reports of the dead name.

Throws: BAD_ARGUMENT (`op`: not what the pass manager is for); BAD_STATE (the run may load dialects, and the context has an operation that was made while its dialect was unknown); PIPELINE_ERROR (a pass would replace the operation that it runs on); PASS_FAILED with diagnostics.

In C: `mlsPassManagerRunOnOp`.
"""
function pass_manager_run_on_op(pass_manager::MlirPassManager, op::MlirOperation)
    check(@ccall libmlir_shim.mlsPassManagerRunOnOp(pass_manager::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export pass_manager_run_on_op

"""
Takes the patterns in a module, each a `pdl.pattern`. The functions that they call are registered afterwards.
What the patterns make is not checked, as that of passes is not: patterns that give operations wrong operands make wrong IR.

Throws: VERIFY_ERROR with diagnostics; BAD_ARGUMENT (`module`: something else is in it; a function is called with different results, or gives a range; an operation is used that was erased); OUT_OF_RANGE (`module`: too large); DIALECT_NOT_LOADED (`pdl`); IN_USE (`module`), naming the user.

In C: `mlsPDLPatternModuleFromModule`.
"""
function pdl_pattern_module_from_module(module_::MlirModule)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLPatternModuleFromModule(module_::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirPDLPatternModule, out[])
end
export pdl_pattern_module_from_module

"""
Destroys patterns that no set was made of.

In C: `mlsPDLPatternModuleDestroy`.
"""
function pdl_pattern_module_destroy(op::MlirPDLPatternModule)
    check(@ccall libmlir_shim.mlsPDLPatternModuleDestroy(op::MlsHandle)::MlsStatus)
    nothing
end
export pdl_pattern_module_destroy

"""
Makes a set of the patterns. They are compiled when it is frozen.

Throws: BAD_STATE (`op`: a function that the patterns call is not registered).

In C: `mlsRewritePatternSetFromPDLPatternModule`.
"""
function rewrite_pattern_set_from_pdl_pattern_module(op::MlirPDLPatternModule)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewritePatternSetFromPDLPatternModule(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirRewritePatternSet, out[])
end
export rewrite_pattern_set_from_pdl_pattern_module

"""
Registers the function that patterns mean by `name` when they rewrite.

Throws: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).

In C: `mlsPDLPatternModuleRegisterRewriteFunction`.
"""
function pdl_pattern_module_register_rewrite_function(rewrite_fn, pdl_module::MlirPDLPatternModule, name::Union{AbstractString, Vector{UInt8}})
    given(rewrite_fn) do key
        check(@ccall libmlir_shim.mlsPDLPatternModuleRegisterRewriteFunction(pdl_module::MlsHandle, name::MlsStringRef, c_MlsPDLRewriteFunction()::Ptr{Cvoid}, key::Ptr{Cvoid}, c_MlsDestroyUserData()::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export pdl_pattern_module_register_rewrite_function

"""
Registers the function that patterns mean by `name` when they match.

Throws: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).

In C: `mlsPDLPatternModuleRegisterConstraintFunction`.
"""
function pdl_pattern_module_register_constraint_function(constraint_fn, pdl_module::MlirPDLPatternModule, name::Union{AbstractString, Vector{UInt8}})
    given(constraint_fn) do key
        check(@ccall libmlir_shim.mlsPDLPatternModuleRegisterConstraintFunction(pdl_module::MlsHandle, name::MlsStringRef, c_MlsPDLConstraintFunction()::Ptr{Cvoid}, key::Ptr{Cvoid}, c_MlsDestroyUserData()::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export pdl_pattern_module_register_constraint_function

"""
Gives a value that a PDL pattern hands over; null if it is something else.

In C: `mlsPDLValueAsValue`.
"""
function pdl_value_as_value(value::MlirPDLValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueAsValue(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export pdl_value_as_value

"""
Gives a type that a PDL pattern hands over; null if it is something else.

In C: `mlsPDLValueAsType`.
"""
function pdl_value_as_type(value::MlirPDLValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueAsType(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export pdl_value_as_type

"""
Gives an operation that a PDL pattern hands over; null if it is something else.

In C: `mlsPDLValueAsOperation`.
"""
function pdl_value_as_operation(value::MlirPDLValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueAsOperation(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export pdl_value_as_operation

"""
Gives an attribute that a PDL pattern hands over; null if it is something else.

In C: `mlsPDLValueAsAttribute`.
"""
function pdl_value_as_attribute(value::MlirPDLValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPDLValueAsAttribute(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirAttribute, out[])
end
export pdl_value_as_attribute

"""
Adds a value to the results of a function that a PDL pattern calls.

Throws: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE (`results`: there are as many as it wants; `value`: not in what the driver works on).

In C: `mlsPDLResultListPushBackValue`.
"""
function pdl_result_list_push_back_value(results::MlirPDLResultList, value::MlirValue)
    check(@ccall libmlir_shim.mlsPDLResultListPushBackValue(results::MlsHandle, value::MlsHandle)::MlsStatus)
    nothing
end
export pdl_result_list_push_back_value

"""
Adds a type to the results of a function that a PDL pattern calls.

Throws: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE (`results`: there are as many as it wants).

In C: `mlsPDLResultListPushBackType`.
"""
function pdl_result_list_push_back_type(results::MlirPDLResultList, value::MlirType)
    check(@ccall libmlir_shim.mlsPDLResultListPushBackType(results::MlsHandle, value::MlsHandle)::MlsStatus)
    nothing
end
export pdl_result_list_push_back_type

"""
Adds an operation to the results of a function that a PDL pattern calls.

Throws: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE (`results`: there are as many as it wants; `value`: not in what the driver works on).

In C: `mlsPDLResultListPushBackOperation`.
"""
function pdl_result_list_push_back_operation(results::MlirPDLResultList, value::MlirOperation)
    check(@ccall libmlir_shim.mlsPDLResultListPushBackOperation(results::MlsHandle, value::MlsHandle)::MlsStatus)
    nothing
end
export pdl_result_list_push_back_operation

"""
Adds an attribute to the results of a function that a PDL pattern calls.

Throws: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE (`results`: there are as many as it wants).

In C: `mlsPDLResultListPushBackAttribute`.
"""
function pdl_result_list_push_back_attribute(results::MlirPDLResultList, value::MlirAttribute)
    check(@ccall libmlir_shim.mlsPDLResultListPushBackAttribute(results::MlsHandle, value::MlsHandle)::MlsStatus)
    nothing
end
export pdl_result_list_push_back_attribute

"""
Makes flags for printing as upstream does by default.

In C: `mlsOpPrintingFlagsCreate`.
"""
function op_printing_flags_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpPrintingFlagsCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirOpPrintingFlags, out[])
end
export op_printing_flags_create

"""
Destroys printing flags.

In C: `mlsOpPrintingFlagsDestroy`.
"""
function op_printing_flags_destroy(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsDestroy(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_destroy

"""
Leaves out the elements of constants with more than `limit` elements.

Throws: OUT_OF_RANGE (`limit`: negative).

In C: `mlsOpPrintingFlagsElideLargeElementsAttrs`.
"""
function op_printing_flags_elide_large_elements_attrs(flags::MlirOpPrintingFlags, limit::Integer)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsElideLargeElementsAttrs(flags::MlsHandle, limit::Int)::MlsStatus)
    nothing
end
export op_printing_flags_elide_large_elements_attrs

"""
Leaves out the text of resources with more than `limit` characters.

Throws: OUT_OF_RANGE (`limit`: negative).

In C: `mlsOpPrintingFlagsElideLargeResourceString`.
"""
function op_printing_flags_elide_large_resource_string(flags::MlirOpPrintingFlags, limit::Integer)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsElideLargeResourceString(flags::MlsHandle, limit::Int)::MlsStatus)
    nothing
end
export op_printing_flags_elide_large_resource_string

"""
Prints locations if `enable`, in short form if `prettyForm`.

In C: `mlsOpPrintingFlagsEnableDebugInfo`.
"""
function op_printing_flags_enable_debug_info(flags::MlirOpPrintingFlags, enable::Bool, pretty_form::Bool)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsEnableDebugInfo(flags::MlsHandle, enable::UInt8, pretty_form::UInt8)::MlsStatus)
    nothing
end
export op_printing_flags_enable_debug_info

"""
Prints operations in the generic form.

In C: `mlsOpPrintingFlagsPrintGenericOpForm`.
"""
function op_printing_flags_print_generic_op_form(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsPrintGenericOpForm(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_print_generic_op_form

"""
Prints name locations as prefix of values.

In C: `mlsOpPrintingFlagsPrintNameLocAsPrefix`.
"""
function op_printing_flags_print_name_loc_as_prefix(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsPrintNameLocAsPrefix(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_print_name_loc_as_prefix

"""
Numbers values from the printed operation on, not from its module.

In C: `mlsOpPrintingFlagsUseLocalScope`.
"""
function op_printing_flags_use_local_scope(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsUseLocalScope(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_use_local_scope

"""
Does not verify before printing. IR that does not verify may then crash the printer of its dialect: only for IR that was verified.

In C: `mlsOpPrintingFlagsAssumeVerified`.
"""
function op_printing_flags_assume_verified(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsAssumeVerified(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_assume_verified

"""
Leaves out regions.

In C: `mlsOpPrintingFlagsSkipRegions`.
"""
function op_printing_flags_skip_regions(flags::MlirOpPrintingFlags)
    check(@ccall libmlir_shim.mlsOpPrintingFlagsSkipRegions(flags::MlsHandle)::MlsStatus)
    nothing
end
export op_printing_flags_skip_regions

"""
Prints a type: calls `callback` once with all of the text, without any lock.

In C: `mlsTypePrint`.
"""
function type_print(callback, ty::MlirType)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsTypePrint(ty::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export type_print

"""
Prints a type into a string.

In C: `mlsTypeToString`.
"""
function type_to_string(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeToString(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export type_to_string

"""
Prints an attribute: calls `callback` once with all of the text, without any lock.

In C: `mlsAttributePrint`.
"""
function attribute_print(callback, attr::MlirAttribute)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsAttributePrint(attr::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export attribute_print

"""
Prints an attribute into a string.

In C: `mlsAttributeToString`.
"""
function attribute_to_string(attr::MlirAttribute)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsAttributeToString(attr::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export attribute_to_string

"""
Prints a location: calls `callback` once with all of the text, without any lock.

In C: `mlsLocationPrint`.
"""
function location_print(callback, location::MlirLocation)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsLocationPrint(location::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export location_print

"""
Prints a location into a string.

In C: `mlsLocationToString`.
"""
function location_to_string(location::MlirLocation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsLocationToString(location::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export location_to_string

"""
Prints a value, that is, what defines it: calls `callback` once with all of the text, without any lock.

In C: `mlsValuePrint`.
"""
function value_print(callback, value::MlirValue)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsValuePrint(value::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export value_print

"""
Prints a value, that is, what defines it into a string.

In C: `mlsValueToString`.
"""
function value_to_string(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueToString(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export value_to_string

"""
Prints a block: calls `callback` once with all of the text, without any lock.

In C: `mlsBlockPrint`.
"""
function block_print(callback, block::MlirBlock)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsBlockPrint(block::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export block_print

"""
Prints a block into a string.

In C: `mlsBlockToString`.
"""
function block_to_string(block::MlirBlock)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockToString(block::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export block_to_string

"""
Prints an operation: calls `callback` once with all of the text, without any lock. IR that does not verify is printed in the generic form.

In C: `mlsOperationPrint`.
"""
function operation_print(callback, op::MlirOperation)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationPrint(op::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export operation_print

"""
Prints an operation to standard error.

In C: `mlsOperationDump`.
"""
function operation_dump(op::MlirOperation)
    check(@ccall libmlir_shim.mlsOperationDump(op::MlsHandle)::MlsStatus)
    nothing
end
export operation_dump

"""
Prints a value, that is, what defines it, to standard error.

In C: `mlsValueDump`.
"""
function value_dump(value::MlirValue)
    check(@ccall libmlir_shim.mlsValueDump(value::MlsHandle)::MlsStatus)
    nothing
end
export value_dump

"""
Prints an operation with flags; else as `mlsOperationPrint`.

In C: `mlsOperationPrintWithFlags`.
"""
function operation_print_with_flags(callback, op::MlirOperation, flags::MlirOpPrintingFlags)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationPrintWithFlags(op::MlsHandle, flags::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export operation_print_with_flags

"""
Prints an operation into a string, with flags unless `flags` is null. IR that does not verify is printed in the generic form.

In C: `mlsOperationToString`.
"""
function operation_to_string(op::MlirOperation, flags::Union{MlirOpPrintingFlags, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationToString(op::MlsHandle, flags::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export operation_to_string

"""
Makes a configuration for writing the newest bytecode.

In C: `mlsBytecodeWriterConfigCreate`.
"""
function bytecode_writer_config_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBytecodeWriterConfigCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirBytecodeWriterConfig, out[])
end
export bytecode_writer_config_create

"""
Destroys a configuration.

In C: `mlsBytecodeWriterConfigDestroy`.
"""
function bytecode_writer_config_destroy(config::MlirBytecodeWriterConfig)
    check(@ccall libmlir_shim.mlsBytecodeWriterConfigDestroy(config::MlsHandle)::MlsStatus)
    nothing
end
export bytecode_writer_config_destroy

"""
Asks for a version of bytecode. Whether it can be written shows when writing.

In C: `mlsBytecodeWriterConfigDesiredEmitVersion`.
"""
function bytecode_writer_config_desired_emit_version(config::MlirBytecodeWriterConfig, version::Integer)
    check(@ccall libmlir_shim.mlsBytecodeWriterConfigDesiredEmitVersion(config::MlsHandle, version::Int64)::MlsStatus)
    nothing
end
export bytecode_writer_config_desired_emit_version

"""
Writes an operation as bytecode: calls `callback` once with all bytes, without any lock.

Throws: UPSTREAM_FAILED with diagnostics.

In C: `mlsOperationWriteBytecode`.
"""
function operation_write_bytecode(callback, op::MlirOperation)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationWriteBytecode(op::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export operation_write_bytecode

"""
Writes an operation as bytecode: calls `callback` once with all of it, without any lock. `config` may be null.

Throws: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).

In C: `mlsOperationWriteBytecodeWithConfig`.
"""
function operation_write_bytecode_with_config(callback, op::MlirOperation, config::Union{MlirBytecodeWriterConfig, Nothing})
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationWriteBytecodeWithConfig(op::MlsHandle, config::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export operation_write_bytecode_with_config

"""
Writes an operation as bytecode into a string. `config` may be null.

Throws: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).

In C: `mlsOperationToBytecode`.
"""
function operation_to_bytecode(op::MlirOperation, config::Union{MlirBytecodeWriterConfig, Nothing})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationToBytecode(op::MlsHandle, config::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export operation_to_bytecode

"""
Gives the address of the operation, the `ptr` of upstream's struct, for code that uses MLIR without this library. Nothing checks what is done with it: that code must keep MLIR's own rules, and use it only as long as no call of the library can change the operation.

In C: `mlsOperationGetRaw`.
"""
function operation_get_raw(op::MlirOperation)
    out = Ref{UInt}()
    check(@ccall libmlir_shim.mlsOperationGetRaw(op::MlsHandle, out::Ptr{UInt})::MlsStatus)
    out[]
end
export operation_get_raw

"""
Gives the address of the block, like `mlsOperationGetRaw`.

In C: `mlsBlockGetRaw`.
"""
function block_get_raw(block::MlirBlock)
    out = Ref{UInt}()
    check(@ccall libmlir_shim.mlsBlockGetRaw(block::MlsHandle, out::Ptr{UInt})::MlsStatus)
    out[]
end
export block_get_raw

"""
Counts the references to the live object of any handle: those that the host still has to give up.

In C: `mlsHandleGetNumReferences`.
"""
function handle_get_num_references(handle::Integer)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsHandleGetNumReferences(handle::UInt64, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export handle_get_num_references

"""
Makes an empty detached region. (Upstream's belongs to no context; a handle needs one.)

In C: `mlsRegionCreate`.
"""
function region_create(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRegionCreate(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirRegion, out[])
end
export region_create

"""
Destroys a detached region and everything in it. Refused if something outside uses something in it.

Throws: IN_USE (`region`), naming the user; BAD_STATE (`region`: of an operation).

In C: `mlsRegionDestroy`.
"""
function region_destroy(region::MlirRegion)
    check(@ccall libmlir_shim.mlsRegionDestroy(region::MlsHandle)::MlsStatus)
    nothing
end
export region_destroy

"""
Gives the first block of a region; null if it is empty.

In C: `mlsRegionGetFirstBlock`.
"""
function region_get_first_block(region::MlirRegion)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRegionGetFirstBlock(region::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export region_get_first_block

"""
Gives the first region of `op`; null if it has none.

In C: `mlsOperationGetFirstRegion`.
"""
function operation_get_first_region(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOperationGetFirstRegion(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirRegion, out[])
end
export operation_get_first_region

"""
Gives the region behind `region` in its operation; null if it is the last, or detached.

In C: `mlsRegionGetNextInOperation`.
"""
function region_get_next_in_operation(region::MlirRegion)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRegionGetNextInOperation(region::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirRegion, out[])
end
export region_get_next_in_operation

"""
Puts a detached block at the end of a region.

Throws: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`region`: inside of `block`).

In C: `mlsRegionAppendOwnedBlock`.
"""
function region_append_owned_block(region::MlirRegion, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRegionAppendOwnedBlock(region::MlsHandle, block::MlsHandle)::MlsStatus)
    renew(block)
    nothing
end
export region_append_owned_block

"""
Puts a detached block at position `pos` of a region.

Throws: OUT_OF_RANGE (`pos`: 0 to the number of blocks); BAD_STATE (`block`: in a region); BAD_ARGUMENT (`region`: inside of `block`).

In C: `mlsRegionInsertOwnedBlock`.
"""
function region_insert_owned_block(region::MlirRegion, pos::Integer, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRegionInsertOwnedBlock(region::MlsHandle, pos::Int, block::MlsHandle)::MlsStatus)
    renew(block)
    nothing
end
export region_insert_owned_block

"""
Puts a detached block behind `reference`; if that is null, first.

Throws: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in `region`; `region`: inside of `block`).

In C: `mlsRegionInsertOwnedBlockAfter`.
"""
function region_insert_owned_block_after(region::MlirRegion, reference::Union{MlirBlock, Nothing}, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRegionInsertOwnedBlockAfter(region::MlsHandle, reference::MlsHandle, block::MlsHandle)::MlsStatus)
    renew(block)
    nothing
end
export region_insert_owned_block_after

"""
Puts a detached block in front of `reference`; if that is null, last.

Throws: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in `region`; `region`: inside of `block`).

In C: `mlsRegionInsertOwnedBlockBefore`.
"""
function region_insert_owned_block_before(region::MlirRegion, reference::Union{MlirBlock, Nothing}, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRegionInsertOwnedBlockBefore(region::MlsHandle, reference::MlsHandle, block::MlsHandle)::MlsStatus)
    renew(block)
    nothing
end
export region_insert_owned_block_before

"""
Moves all blocks of `source` into `target`, whose own blocks are destroyed first. `source` stays, empty.

Throws: IN_USE (`target`), naming the user; BAD_ARGUMENT (one inside of the other).

In C: `mlsRegionTakeBody`.
"""
function region_take_body(target::MlirRegion, source::MlirRegion)
    check(@ccall libmlir_shim.mlsRegionTakeBody(target::MlsHandle, source::MlsHandle)::MlsStatus)
    nothing
end
export region_take_body

"""
Destroys a pattern that no set has taken.

In C: `mlsRewritePatternDestroy`.
"""
function rewrite_pattern_destroy(pattern::MlirRewritePattern)
    check(@ccall libmlir_shim.mlsRewritePatternDestroy(pattern::MlsHandle)::MlsStatus)
    nothing
end
export rewrite_pattern_destroy

"""
Makes an empty set of patterns.

In C: `mlsRewritePatternSetCreate`.
"""
function rewrite_pattern_set_create(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewritePatternSetCreate(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirRewritePatternSet, out[])
end
export rewrite_pattern_set_create

"""
Destroys a set of patterns, and the patterns.

In C: `mlsRewritePatternSetDestroy`.
"""
function rewrite_pattern_set_destroy(set::MlirRewritePatternSet)
    check(@ccall libmlir_shim.mlsRewritePatternSetDestroy(set::MlsHandle)::MlsStatus)
    nothing
end
export rewrite_pattern_set_destroy

"""
Puts a pattern into a set.

Throws: BUSY (`pattern`: the dialect of its operation is not loaded, and a long call uses the context).

In C: `mlsRewritePatternSetAdd`.
"""
function rewrite_pattern_set_add(set::MlirRewritePatternSet, pattern::MlirRewritePattern)
    check(@ccall libmlir_shim.mlsRewritePatternSetAdd(set::MlsHandle, pattern::MlsHandle)::MlsStatus)
    nothing
end
export rewrite_pattern_set_add

"""
Makes a set ready to be applied, as often as you like and on several threads at once.

In C: `mlsFreezeRewritePattern`.
"""
function freeze_rewrite_pattern(set::MlirRewritePatternSet)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsFreezeRewritePattern(set::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirFrozenRewritePatternSet, out[])
end
export freeze_rewrite_pattern

"""
Destroys a frozen set, and its patterns once no driver uses them any more.

In C: `mlsFrozenRewritePatternSetDestroy`.
"""
function frozen_rewrite_pattern_set_destroy(set::MlirFrozenRewritePatternSet)
    check(@ccall libmlir_shim.mlsFrozenRewritePatternSetDestroy(set::MlsHandle)::MlsStatus)
    nothing
end
export frozen_rewrite_pattern_set_destroy

"""
Applies patterns to everything in `op`, and folds, until nothing changes. It has a number like a pass run, which the reports of the dead name.

Throws: CALLBACK_FAILED , with the token of the pattern; UPSTREAM_FAILED (it did not come to an end within the limits; what was rewritten stays so); BAD_ENUM (`config`); BAD_STATE (`op`: an operand in it is defined by something detached).

In C: `mlsApplyPatternsAndFoldGreedilyWithOp`.
"""
function apply_patterns_and_fold_greedily_with_op(op::MlirOperation, patterns::MlirFrozenRewritePatternSet, config::MlsGreedyRewriteDriverConfig)
    check(@ccall libmlir_shim.mlsApplyPatternsAndFoldGreedilyWithOp(op::MlsHandle, patterns::MlsHandle, config::MlsGreedyRewriteDriverConfig)::MlsStatus)
    nothing
end
export apply_patterns_and_fold_greedily_with_op

"""
Applies patterns to everything in a module, like `mlsApplyPatternsAndFoldGreedilyWithOp`.

Throws: CALLBACK_FAILED , with the token of the pattern; UPSTREAM_FAILED (it did not come to an end within the limits; what was rewritten stays so); BAD_ENUM (`config`); BAD_STATE (`module`: an operand in it is defined by something detached).

In C: `mlsApplyPatternsAndFoldGreedily`.
"""
function apply_patterns_and_fold_greedily(module_::MlirModule, patterns::MlirFrozenRewritePatternSet, config::MlsGreedyRewriteDriverConfig)
    check(@ccall libmlir_shim.mlsApplyPatternsAndFoldGreedily(module_::MlsHandle, patterns::MlsHandle, config::MlsGreedyRewriteDriverConfig)::MlsStatus)
    nothing
end
export apply_patterns_and_fold_greedily

"""
Applies patterns to everything in `op` once, without folding; what they make is not looked at again. They may erase and move only what they were called for, and what is in it.

Throws: CALLBACK_FAILED , with the token of the pattern; BAD_STATE (`op`: an operand in it is defined by something detached); BAD_ARGUMENT (`patterns`: one in PDL erases something else than its root).

In C: `mlsWalkAndApplyPatterns`.
"""
function walk_and_apply_patterns(op::MlirOperation, patterns::MlirFrozenRewritePatternSet)
    check(@ccall libmlir_shim.mlsWalkAndApplyPatterns(op::MlsHandle, patterns::MlsHandle)::MlsStatus)
    nothing
end
export walk_and_apply_patterns

"""
Gives the usual values.

In C: `mlsGreedyRewriteDriverConfigCreate`.
"""
function greedy_rewrite_driver_config_create()
    @ccall libmlir_shim.mlsGreedyRewriteDriverConfigCreate()::MlsGreedyRewriteDriverConfig
end
export greedy_rewrite_driver_config_create

"""
Makes a rewriter that inserts nowhere yet.

In C: `mlsIRRewriterCreate`.
"""
function ir_rewriter_create(context::MlirContext)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIRRewriterCreate(context::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirRewriterBase, out[])
end
export ir_rewriter_create

"""
Makes a rewriter that inserts in front of `op`.

Throws: BAD_STATE (`op`: in no block).

In C: `mlsIRRewriterCreateFromOp`.
"""
function ir_rewriter_create_from_op(op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsIRRewriterCreateFromOp(op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirRewriterBase, out[])
end
export ir_rewriter_create_from_op

"""
Destroys a rewriter of the host.

Throws: BAD_ARGUMENT (`rewriter`: that of a pattern).

In C: `mlsIRRewriterDestroy`.
"""
function ir_rewriter_destroy(rewriter::MlirRewriterBase)
    check(@ccall libmlir_shim.mlsIRRewriterDestroy(rewriter::MlsHandle)::MlsStatus)
    nothing
end
export ir_rewriter_destroy

"""
Sees the rewriter of a pattern as one of any kind.

In C: `mlsPatternRewriterAsBase`.
"""
function pattern_rewriter_as_base(rewriter::MlirPatternRewriter)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsPatternRewriterAsBase(rewriter::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirRewriterBase, out[])
end
export pattern_rewriter_as_base

"""
Gives the context of a rewriter.

In C: `mlsRewriterBaseGetContext`.
"""
function rewriter_base_get_context(rewriter::MlirRewriterBase)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseGetContext(rewriter::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export rewriter_base_get_context

"""
Says that nothing can be inserted until another place is set.

In C: `mlsRewriterBaseClearInsertionPoint`.
"""
function rewriter_base_clear_insertion_point(rewriter::MlirRewriterBase)
    check(@ccall libmlir_shim.mlsRewriterBaseClearInsertionPoint(rewriter::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_clear_insertion_point

"""
Says that what is inserted next goes in front of `op`.

Throws: BAD_STATE (`op`: in no block).

In C: `mlsRewriterBaseSetInsertionPointBefore`.
"""
function rewriter_base_set_insertion_point_before(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseSetInsertionPointBefore(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_set_insertion_point_before

"""
Says that what is inserted next goes behind `op`.

Throws: BAD_STATE (`op`: in no block).

In C: `mlsRewriterBaseSetInsertionPointAfter`.
"""
function rewriter_base_set_insertion_point_after(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseSetInsertionPointAfter(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_set_insertion_point_after

"""
Says that what is inserted next goes first in a block.

In C: `mlsRewriterBaseSetInsertionPointToStart`.
"""
function rewriter_base_set_insertion_point_to_start(rewriter::MlirRewriterBase, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseSetInsertionPointToStart(rewriter::MlsHandle, block::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_set_insertion_point_to_start

"""
Says that what is inserted next goes last in a block.

In C: `mlsRewriterBaseSetInsertionPointToEnd`.
"""
function rewriter_base_set_insertion_point_to_end(rewriter::MlirRewriterBase, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseSetInsertionPointToEnd(rewriter::MlsHandle, block::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_set_insertion_point_to_end

"""
Says that what is inserted next goes behind the operation that a value is a result of, or first in the block that it is an argument of.

Throws: BAD_STATE (`value`: of an operation in no block).

In C: `mlsRewriterBaseSetInsertionPointAfterValue`.
"""
function rewriter_base_set_insertion_point_after_value(rewriter::MlirRewriterBase, value::MlirValue)
    check(@ccall libmlir_shim.mlsRewriterBaseSetInsertionPointAfterValue(rewriter::MlsHandle, value::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_set_insertion_point_after_value

"""
Gives the block that the next insertion goes into; null if there is none.

In C: `mlsRewriterBaseGetInsertionBlock`.
"""
function rewriter_base_get_insertion_block(rewriter::MlirRewriterBase)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseGetInsertionBlock(rewriter::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export rewriter_base_get_insertion_block

"""
Gives the block that the next insertion goes into, like `mlsRewriterBaseGetInsertionBlock`; null if there is none.

In C: `mlsRewriterBaseGetBlock`.
"""
function rewriter_base_get_block(rewriter::MlirRewriterBase)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseGetBlock(rewriter::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export rewriter_base_get_block

"""
Gives the operation that the next insertion goes in front of; null at the end of a block.

In C: `mlsRewriterBaseGetOperationAfterInsertion`.
"""
function rewriter_base_get_operation_after_insertion(rewriter::MlirRewriterBase)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseGetOperationAfterInsertion(rewriter::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export rewriter_base_get_operation_after_insertion

"""
Inserts a detached operation, so that the driver knows of it.

Throws: BAD_STATE (`op`: in a block; `rewriter`: no place is set, or it is gone); BAD_ARGUMENT (`op`: the place is inside of it).

In C: `mlsRewriterBaseInsert`.
"""
function rewriter_base_insert(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseInsert(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_insert

"""
Inserts a copy of an operation and everything in it.

Throws: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in it is missing).

In C: `mlsRewriterBaseClone`.
"""
function rewriter_base_clone(rewriter::MlirRewriterBase, op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseClone(rewriter::MlsHandle, op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export rewriter_base_clone

"""
Inserts a copy of an operation whose regions are empty.

Throws: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in it is missing).

In C: `mlsRewriterBaseCloneWithoutRegions`.
"""
function rewriter_base_clone_without_regions(rewriter::MlirRewriterBase, op::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsRewriterBaseCloneWithoutRegions(rewriter::MlsHandle, op::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export rewriter_base_clone_without_regions

"""
Erases an operation and everything in it. Refused if something outside uses something in it. If it is where the next insertion goes, that goes to what is behind it.

Throws: IN_USE (`op`), naming the user; OUT_OF_SCOPE (`op`: what the driver works on).

In C: `mlsRewriterBaseEraseOp`.
"""
function rewriter_base_erase_op(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseEraseOp(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_erase_op

"""
Replaces the results of an operation by values of the same types, everywhere, and erases it.

Throws: BAD_ARGUMENT (`values`: not one of the type of each result, or one of `op` itself or in it); IN_USE (`op`: something in it is used outside); OUT_OF_SCOPE (`op`: what the driver works on).

In C: `mlsRewriterBaseReplaceOpWithValues`.
"""
function rewriter_base_replace_op_with_values(rewriter::MlirRewriterBase, op::MlirOperation, values)
    values_ = bits_of(MlirValue, values)
    GC.@preserve values check(@ccall libmlir_shim.mlsRewriterBaseReplaceOpWithValues(rewriter::MlsHandle, op::MlsHandle, length(values_)::Int, values_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export rewriter_base_replace_op_with_values

"""
Replaces the results of an operation by those of another one, everywhere, and erases it.

Throws: BAD_ARGUMENT (`newOp`: not one result of the type of each, or `op` itself or in it); IN_USE (`op`: something in it is used outside); OUT_OF_SCOPE (`op`: what the driver works on).

In C: `mlsRewriterBaseReplaceOpWithOperation`.
"""
function rewriter_base_replace_op_with_operation(rewriter::MlirRewriterBase, op::MlirOperation, new_op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseReplaceOpWithOperation(rewriter::MlsHandle, op::MlsHandle, new_op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_replace_op_with_operation

"""
Replaces a value by another one of its type, everywhere.

Throws: BAD_ARGUMENT (`to`: of another type, or the same value).

In C: `mlsRewriterBaseReplaceAllUsesWith`.
"""
function rewriter_base_replace_all_uses_with(rewriter::MlirRewriterBase, from::MlirValue, to::MlirValue)
    check(@ccall libmlir_shim.mlsRewriterBaseReplaceAllUsesWith(rewriter::MlsHandle, from::MlsHandle, to::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_replace_all_uses_with

"""
Moves `op` in front of `existingOp`.

Throws: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the driver works on).

In C: `mlsRewriterBaseMoveOpBefore`.
"""
function rewriter_base_move_op_before(rewriter::MlirRewriterBase, op::MlirOperation, existing_op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseMoveOpBefore(rewriter::MlsHandle, op::MlsHandle, existing_op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_move_op_before

"""
Moves `op` behind `existingOp`.

Throws: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the driver works on).

In C: `mlsRewriterBaseMoveOpAfter`.
"""
function rewriter_base_move_op_after(rewriter::MlirRewriterBase, op::MlirOperation, existing_op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseMoveOpAfter(rewriter::MlsHandle, op::MlsHandle, existing_op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_move_op_after

"""
Begins to change an operation in place: until it is finalized or cancelled its attributes and operands may be set with the usual functions.

Throws: BAD_STATE (`op`: another one is being modified).

In C: `mlsRewriterBaseStartOpModification`.
"""
function rewriter_base_start_op_modification(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseStartOpModification(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_start_op_modification

"""
Ends the change of an operation in place: the driver looks at it again.

Throws: BAD_STATE (`op`: not being modified).

In C: `mlsRewriterBaseFinalizeOpModification`.
"""
function rewriter_base_finalize_op_modification(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseFinalizeOpModification(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_finalize_op_modification

"""
Ends the change of an operation in place, of which nothing came.

Throws: BAD_STATE (`op`: not being modified).

In C: `mlsRewriterBaseCancelOpModification`.
"""
function rewriter_base_cancel_op_modification(rewriter::MlirRewriterBase, op::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseCancelOpModification(rewriter::MlsHandle, op::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_cancel_op_modification

"""
Makes a block with arguments in front of `insertBefore`, and says that what is inserted next goes into it.

Throws: BAD_STATE (`insertBefore`: in no region).

In C: `mlsRewriterBaseCreateBlockBefore`.
"""
function rewriter_base_create_block_before(rewriter::MlirRewriterBase, insert_before::MlirBlock, arg_types, locations)
    arg_types_ = bits_of(MlirType, arg_types)
    locations_ = bits_of(MlirLocation, locations)
    out = Ref{MlsHandle}()
    same_length(arg_types_, locations_)
    GC.@preserve arg_types locations check(@ccall libmlir_shim.mlsRewriterBaseCreateBlockBefore(rewriter::MlsHandle, insert_before::MlsHandle, length(arg_types_)::Int, arg_types_::Ptr{MlsHandle}, locations_::Ptr{MlsHandle}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export rewriter_base_create_block_before

"""
Puts copies of the blocks of a region in front of a block of another one.

Throws: BAD_STATE (`before`: in no region; `region`: an operand in it is missing); BAD_ARGUMENT (`before`: in `region`).

In C: `mlsRewriterBaseCloneRegionBefore`.
"""
function rewriter_base_clone_region_before(rewriter::MlirRewriterBase, region::MlirRegion, before::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseCloneRegionBefore(rewriter::MlsHandle, region::MlsHandle, before::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_clone_region_before

"""
Moves the blocks of a region in front of a block of another one. The region stays, empty.

Throws: BAD_STATE (`before`: in no region); BAD_ARGUMENT (`before`: in `region`); OUT_OF_SCOPE (out of what the driver works on).

In C: `mlsRewriterBaseInlineRegionBefore`.
"""
function rewriter_base_inline_region_before(rewriter::MlirRewriterBase, region::MlirRegion, before::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseInlineRegionBefore(rewriter::MlsHandle, region::MlsHandle, before::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_inline_region_before

"""
Erases a block and everything in it. Refused if something outside uses something in it, or if anything branches to it.

Throws: IN_USE (`block`), naming the user; BAD_STATE (`block`: in no region, or an operation in it uses one behind it); OUT_OF_SCOPE (`block`: the driver goes on with it).

In C: `mlsRewriterBaseEraseBlock`.
"""
function rewriter_base_erase_block(rewriter::MlirRewriterBase, block::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseEraseBlock(rewriter::MlsHandle, block::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_erase_block

"""
Moves the operations of block `source` in front of `op`, puts `argValues` in the place of its arguments, and erases it.

Throws: BAD_STATE (`source`: in no region, or it may branch to others; `op`: in no block); IN_USE (`source`: something branches to it); BAD_ARGUMENT (`op`: in `source`; `argValues`: not one of the type of each argument, or an argument of `source`); OUT_OF_SCOPE (the driver goes on with it).

In C: `mlsRewriterBaseInlineBlockBefore`.
"""
function rewriter_base_inline_block_before(rewriter::MlirRewriterBase, source::MlirBlock, op::MlirOperation, arg_values)
    arg_values_ = bits_of(MlirValue, arg_values)
    GC.@preserve arg_values check(@ccall libmlir_shim.mlsRewriterBaseInlineBlockBefore(rewriter::MlsHandle, source::MlsHandle, op::MlsHandle, length(arg_values_)::Int, arg_values_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export rewriter_base_inline_block_before

"""
Moves the operations of block `source` to the end of block `dest`, puts `argValues` in the place of its arguments, and erases it.

Throws: BAD_STATE (`source`: in no region; `dest`: it may branch to others); IN_USE (`source`: something branches to it); BAD_ARGUMENT (`dest`: in `source`; `argValues`: not one of the type of each argument, or an argument of `source`); OUT_OF_SCOPE (the driver goes on with it).

In C: `mlsRewriterBaseMergeBlocks`.
"""
function rewriter_base_merge_blocks(rewriter::MlirRewriterBase, source::MlirBlock, dest::MlirBlock, arg_values)
    arg_values_ = bits_of(MlirValue, arg_values)
    GC.@preserve arg_values check(@ccall libmlir_shim.mlsRewriterBaseMergeBlocks(rewriter::MlsHandle, source::MlsHandle, dest::MlsHandle, length(arg_values_)::Int, arg_values_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export rewriter_base_merge_blocks

"""
Moves a block in front of `existingBlock`, in the same region or another one.

Throws: BAD_STATE (`block`, `existingBlock`: in no region); BAD_ARGUMENT (`existingBlock`: `block` itself, or inside of it); OUT_OF_SCOPE (out of what the driver works on).

In C: `mlsRewriterBaseMoveBlockBefore`.
"""
function rewriter_base_move_block_before(rewriter::MlirRewriterBase, block::MlirBlock, existing_block::MlirBlock)
    check(@ccall libmlir_shim.mlsRewriterBaseMoveBlockBefore(rewriter::MlsHandle, block::MlsHandle, existing_block::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_move_block_before

"""
Replaces each value in `from` by the one at the same place in `to`, of its type, everywhere.

Throws: BAD_ARGUMENT (`to`: of other types).

In C: `mlsRewriterBaseReplaceAllValueRangeUsesWith`.
"""
function rewriter_base_replace_all_value_range_uses_with(rewriter::MlirRewriterBase, from, to)
    from_ = bits_of(MlirValue, from)
    to_ = bits_of(MlirValue, to)
    same_length(from_, to_)
    GC.@preserve from to check(@ccall libmlir_shim.mlsRewriterBaseReplaceAllValueRangeUsesWith(rewriter::MlsHandle, length(from_)::Int, from_::Ptr{MlsHandle}, to_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export rewriter_base_replace_all_value_range_uses_with

"""
Replaces the results of an operation by values of the same types, everywhere. The operation stays.

Throws: BAD_ARGUMENT (`to`: not one of the type of each result).

In C: `mlsRewriterBaseReplaceAllOpUsesWithValueRange`.
"""
function rewriter_base_replace_all_op_uses_with_value_range(rewriter::MlirRewriterBase, from::MlirOperation, to)
    to_ = bits_of(MlirValue, to)
    GC.@preserve to check(@ccall libmlir_shim.mlsRewriterBaseReplaceAllOpUsesWithValueRange(rewriter::MlsHandle, from::MlsHandle, length(to_)::Int, to_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export rewriter_base_replace_all_op_uses_with_value_range

"""
Replaces the results of an operation by those of another one, everywhere. The operation stays.

Throws: BAD_ARGUMENT (`to`: not one result of the type of each).

In C: `mlsRewriterBaseReplaceAllOpUsesWithOperation`.
"""
function rewriter_base_replace_all_op_uses_with_operation(rewriter::MlirRewriterBase, from::MlirOperation, to::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseReplaceAllOpUsesWithOperation(rewriter::MlsHandle, from::MlsHandle, to::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_replace_all_op_uses_with_operation

"""
Replaces the results of an operation by values of the same types where they are used in the operation around `block`. (Upstream looks there, not in the block alone.)

Throws: BAD_ARGUMENT (`newValues`: not one of the type of each result); BAD_STATE (`block`: in no operation).

In C: `mlsRewriterBaseReplaceOpUsesWithinBlock`.
"""
function rewriter_base_replace_op_uses_within_block(rewriter::MlirRewriterBase, op::MlirOperation, new_values, block::MlirBlock)
    new_values_ = bits_of(MlirValue, new_values)
    GC.@preserve new_values check(@ccall libmlir_shim.mlsRewriterBaseReplaceOpUsesWithinBlock(rewriter::MlsHandle, op::MlsHandle, length(new_values_)::Int, new_values_::Ptr{MlsHandle}, block::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_replace_op_uses_within_block

"""
Replaces a value by another one of its type, everywhere but in `exceptedUser`.

Throws: BAD_ARGUMENT (`to`: of another type, or the same value).

In C: `mlsRewriterBaseReplaceAllUsesExcept`.
"""
function rewriter_base_replace_all_uses_except(rewriter::MlirRewriterBase, from::MlirValue, to::MlirValue, excepted_user::MlirOperation)
    check(@ccall libmlir_shim.mlsRewriterBaseReplaceAllUsesExcept(rewriter::MlsHandle, from::MlsHandle, to::MlsHandle, excepted_user::MlsHandle)::MlsStatus)
    nothing
end
export rewriter_base_replace_all_uses_except

"""
Gives the type of a level: its format, what it has not by default, and, for an n-out-of-m level, these two; else both are 0.

Throws: BAD_ENUM (`lvlFmt`; `properties`); BAD_ARGUMENT (`properties`: a level of this format has not these); OUT_OF_RANGE (`n`: not from 1 to `m`; `m`: above 255).

In C: `mlsSparseTensorEncodingAttrBuildLvlType`.
"""
function sparse_tensor_encoding_attr_build_lvl_type(lvl_fmt::MlsSparseTensorLevelFormat, properties, n::Integer, m::Integer)
    properties_ = convert(Vector{MlsSparseTensorLevelPropertyNondefault}, properties)
    out = Ref{UInt64}()
    check(@ccall libmlir_shim.mlsSparseTensorEncodingAttrBuildLvlType(lvl_fmt::MlsSparseTensorLevelFormat, properties_::Ptr{MlsSparseTensorLevelPropertyNondefault}, length(properties_)::UInt32, n::UInt32, m::UInt32, out::Ptr{UInt64})::MlsStatus)
    out[]
end
export sparse_tensor_encoding_attr_build_lvl_type

"""
Gives the name of the attribute that holds the name of a symbol.

In C: `mlsSymbolTableGetSymbolAttributeName`.
"""
function symbol_table_get_symbol_attribute_name()
    text_of(@ccall libmlir_shim.mlsSymbolTableGetSymbolAttributeName()::MlsStringRef)
end
export symbol_table_get_symbol_attribute_name

"""
Gives the name of the attribute that holds the visibility of a symbol.

In C: `mlsSymbolTableGetVisibilityAttributeName`.
"""
function symbol_table_get_visibility_attribute_name()
    text_of(@ccall libmlir_shim.mlsSymbolTableGetVisibilityAttributeName()::MlsStringRef)
end
export symbol_table_get_visibility_attribute_name

"""
Makes a symbol table of an operation that has one. It follows later changes of the operation.

Throws: BAD_ARGUMENT (`operation`: without a symbol table, or with a symbol twice).

In C: `mlsSymbolTableCreate`.
"""
function symbol_table_create(operation::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSymbolTableCreate(operation::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirSymbolTable, out[])
end
export symbol_table_create

"""
Destroys a symbol table; its operation is not concerned.

In C: `mlsSymbolTableDestroy`.
"""
function symbol_table_destroy(symbol_table::MlirSymbolTable)
    check(@ccall libmlir_shim.mlsSymbolTableDestroy(symbol_table::MlsHandle)::MlsStatus)
    nothing
end
export symbol_table_destroy

"""
Gives the operation that defines a symbol; null if there is none.

Throws: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_STATE (a symbol is there twice).

In C: `mlsSymbolTableLookup`.
"""
function symbol_table_lookup(symbol_table::MlirSymbolTable, name::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSymbolTableLookup(symbol_table::MlsHandle, name::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export symbol_table_lookup

"""
Puts a detached symbol into the operation of the table, or takes note of one that is in it, and renames it if its name is taken. Gives the name it has then.

Throws: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_ARGUMENT (`operation`: not a symbol); BAD_STATE (`operation`: in another block).

In C: `mlsSymbolTableInsert`.
"""
function symbol_table_insert(symbol_table::MlirSymbolTable, operation::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsSymbolTableInsert(symbol_table::MlsHandle, operation::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    renew(operation)
    viewed(MlirAttribute, out[])
end
export symbol_table_insert

"""
Destroys a symbol of the table. Refused if something outside uses its results or what is in it; uses of its name are not looked for.

Throws: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_ARGUMENT (`operation`: not in this table); IN_USE (`operation`).

In C: `mlsSymbolTableErase`.
"""
function symbol_table_erase(symbol_table::MlirSymbolTable, operation::MlirOperation)
    check(@ccall libmlir_shim.mlsSymbolTableErase(symbol_table::MlsHandle, operation::MlsHandle)::MlsStatus)
    nothing
end
export symbol_table_erase

"""
Replaces every use of the symbol `oldSymbol` inside of `from` by `newSymbol`. The symbol itself keeps its name.

Throws: UPSTREAM_FAILED.

In C: `mlsSymbolTableReplaceAllSymbolUses`.
"""
function symbol_table_replace_all_symbol_uses(old_symbol::Union{AbstractString, Vector{UInt8}}, new_symbol::Union{AbstractString, Vector{UInt8}}, from::MlirOperation)
    check(@ccall libmlir_shim.mlsSymbolTableReplaceAllSymbolUses(old_symbol::MlsStringRef, new_symbol::MlsStringRef, from::MlsHandle)::MlsStatus)
    nothing
end
export symbol_table_replace_all_symbol_uses

"""
Translates a module of the LLVM dialect (as after `convert-to-llvm`): calls `callback` once with all of the text of the LLVM IR, without any lock. The module is verified first, and stays as it is. Nothing has to be registered.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block); VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not have); UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateModuleToLLVMIR`.
"""
function translate_module_to_llvmir(callback, module_::MlirOperation)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsTranslateModuleToLLVMIR(module_::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export translate_module_to_llvmir

"""
Translates a module to LLVM IR, into a string; else as `mlsTranslateModuleToLLVMIR`.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block); VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not have); UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateModuleToLLVMIRToString`.
"""
function translate_module_to_llvmir_to_string(module_::MlirOperation)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTranslateModuleToLLVMIRToString(module_::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export translate_module_to_llvmir_to_string

"""
Translates a type to LLVM IR, into a string. A struct with a name is given with its definition: `%s = type { i32 }`.

Throws: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`ty`: not a type that LLVM IR has).

In C: `mlsTypeToLLVMIR`.
"""
function type_to_llvmir(ty::MlirType)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeToLLVMIR(ty::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export type_to_llvmir

"""
Reads the text of a type of LLVM IR that variables can have, like `{ i32, ptr }`, and gives its counterpart in the LLVM dialect. For structs with names, there are lines before that define them: `%s = type { i32 }`.

Throws: DIALECT_NOT_LOADED (`llvm`); TOO_DEEP; PARSE_ERROR (`text`).

In C: `mlsTypeFromLLVMIR`.
"""
function type_from_llvmir(context::MlirContext, text::Union{AbstractString, Vector{UInt8}})
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeFromLLVMIR(context::MlsHandle, text::MlsStringRef, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export type_from_llvmir

"""
Writes the `smt.solver` operations in a module as SMT-LIB: calls `callback` once with all of the text, without any lock. The module is verified first. A value with one use is written where it is used if `inlineSingleUseValues`; the body of each `let` is indented if `indentLetBody`. (MLIR 22 does neither: its function forgets what it was asked for.)

Throws: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateModuleToSMTLIB`.
"""
function translate_module_to_smtlib(callback, module_::MlirModule, inline_single_use_values::Bool, indent_let_body::Bool)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsTranslateModuleToSMTLIB(module_::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid}, inline_single_use_values::UInt8, indent_let_body::UInt8)::MlsStatus)
    end
    nothing
end
export translate_module_to_smtlib

"""
Writes the `smt.solver` operations in a module as SMT-LIB, into a string; else as `mlsTranslateModuleToSMTLIB`.

Throws: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateModuleToSMTLIBToString`.
"""
function translate_module_to_smtlib_to_string(module_::MlirModule, inline_single_use_values::Bool, indent_let_body::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTranslateModuleToSMTLIBToString(module_::MlsHandle, inline_single_use_values::UInt8, indent_let_body::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export translate_module_to_smtlib_to_string

"""
Writes the `smt.solver` operations in an operation with one region of one block as SMT-LIB; else as `mlsTranslateModuleToSMTLIB`.

Throws: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateOperationToSMTLIB`.
"""
function translate_operation_to_smtlib(callback, op::MlirOperation, inline_single_use_values::Bool, indent_let_body::Bool)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsTranslateOperationToSMTLIB(op::MlsHandle, c_MlsStringCallback()::Ptr{Cvoid}, key::Ptr{Cvoid}, inline_single_use_values::UInt8, indent_let_body::UInt8)::MlsStatus)
    end
    nothing
end
export translate_operation_to_smtlib

"""
Writes the `smt.solver` operations in an operation as SMT-LIB, into a string; else as `mlsTranslateOperationToSMTLIB`.

Throws: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsTranslateOperationToSMTLIBToString`.
"""
function translate_operation_to_smtlib_to_string(op::MlirOperation, inline_single_use_values::Bool, indent_let_body::Bool)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTranslateOperationToSMTLIBToString(op::MlsHandle, inline_single_use_values::UInt8, indent_let_body::UInt8, out::Ptr{MlsHandle})::MlsStatus)
    taken_text(out[])
end
export translate_operation_to_smtlib_to_string

"""
Runs the script that begins at `transformRoot`, like a `transform.named_sequence`, on `payload`. What it names and does not define is looked for in `transformModule`, which may be the module around it. All three are verified first. The script runs in a copy, so that it stays as it is even if it is inside of `payload`.
The handles of everything in `payload` that the script destroys go stale, and only those; all others stay valid, also on failure, after which `payload` may have changed. It may destroy `payload` itself. A run has a number, as a run of passes has. In conservative mode, a `payload` that is in no block is in a `builtin.module` meanwhile.

Throws: DIALECT_NOT_LOADED (`transform`); BAD_STATE (`transformRoot`: in no block); BAD_ARGUMENT (`transformRoot`: with operands, or outside of `transformModule` and in no symbol table; `transformModule`: not a `builtin.module`, or without a block); VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsTransformApplyNamedSequence`.
"""
function transform_apply_named_sequence(payload::MlirOperation, transform_root::MlirOperation, transform_module::MlirOperation, transform_options::MlsTransformOptions)
    check(@ccall libmlir_shim.mlsTransformApplyNamedSequence(payload::MlsHandle, transform_root::MlsHandle, transform_module::MlsHandle, transform_options::MlsTransformOptions)::MlsStatus)
    nothing
end
export transform_apply_named_sequence

"""
Copies the symbols of `other` into `target`: both have a symbol table, and are verified first. Private symbols get other names where two have the same, also in `target`; of two public functions, one must be a declaration, and that goes. `other` stays as it is. On failure, `target` may have some of the symbols.

Throws: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`target`, `other`: without a symbol table); TOO_DEEP (`other`); VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.

In C: `mlsMergeSymbolsIntoFromClone`.
"""
function merge_symbols_into_from_clone(target::MlirOperation, other::MlirOperation)
    check(@ccall libmlir_shim.mlsMergeSymbolsIntoFromClone(target::MlsHandle, other::MlsHandle)::MlsStatus)
    nothing
end
export merge_symbols_into_from_clone

"""
Gives the usual values.

In C: `mlsTransformOptionsCreate`.
"""
function transform_options_create()
    @ccall libmlir_shim.mlsTransformOptionsCreate()::MlsTransformOptions
end
export transform_options_create

"""
Gives the type ID with the number `ptr`: an address that is a multiple of 8, and that nothing else is a type ID for. What is there is never looked at.

Throws: BAD_ARGUMENT (`ptr`: no such address).

In C: `mlsTypeIDCreate`.
"""
function type_id_create(ptr::Ptr)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeIDCreate(ptr::Ptr{Cvoid}, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export type_id_create

"""
Makes an allocator of type IDs.

In C: `mlsTypeIDAllocatorCreate`.
"""
function type_id_allocator_create()
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeIDAllocatorCreate(out::Ptr{MlsHandle})::MlsStatus)
    owned(MlirTypeIDAllocator, out[])
end
export type_id_allocator_create

"""
Destroys an allocator and its type IDs.

In C: `mlsTypeIDAllocatorDestroy`.
"""
function type_id_allocator_destroy(allocator::MlirTypeIDAllocator)
    check(@ccall libmlir_shim.mlsTypeIDAllocatorDestroy(allocator::MlsHandle)::MlsStatus)
    nothing
end
export type_id_allocator_destroy

"""
Makes a new type ID, which is as long valid as the allocator.

In C: `mlsTypeIDAllocatorAllocateTypeID`.
"""
function type_id_allocator_allocate_type_id(allocator::MlirTypeIDAllocator)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsTypeIDAllocatorAllocateTypeID(allocator::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirTypeID, out[])
end
export type_id_allocator_allocate_type_id

"""
Tells whether a value is an argument of a block.

In C: `mlsValueIsABlockArgument`.
"""
function value_is_a_block_argument(value::MlirValue)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsValueIsABlockArgument(value::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export value_is_a_block_argument

"""
Tells whether a value is a result of an operation.

In C: `mlsValueIsAOpResult`.
"""
function value_is_a_op_result(value::MlirValue)
    out = Ref{Bool}()
    check(@ccall libmlir_shim.mlsValueIsAOpResult(value::MlsHandle, out::Ptr{Bool})::MlsStatus)
    out[]
end
export value_is_a_op_result

"""
Gives the context of a value.

In C: `mlsValueGetContext`.
"""
function value_get_context(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueGetContext(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirContext, out[])
end
export value_get_context

"""
Gives the type of a value.

In C: `mlsValueGetType`.
"""
function value_get_type(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueGetType(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirType, out[])
end
export value_get_type

"""
Sets the type of a value.

In C: `mlsValueSetType`.
"""
function value_set_type(value::MlirValue, ty::MlirType)
    check(@ccall libmlir_shim.mlsValueSetType(value::MlsHandle, ty::MlsHandle)::MlsStatus)
    nothing
end
export value_set_type

"""
Gives the location of a value.

In C: `mlsValueGetLocation`.
"""
function value_get_location(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueGetLocation(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirLocation, out[])
end
export value_get_location

"""
Gives the block of a block argument.

Throws: BAD_ARGUMENT (`value`: not a block argument).

In C: `mlsBlockArgumentGetOwner`.
"""
function block_argument_get_owner(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsBlockArgumentGetOwner(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirBlock, out[])
end
export block_argument_get_owner

"""
Gives the position of a block argument.

Throws: BAD_ARGUMENT (`value`: not a block argument).

In C: `mlsBlockArgumentGetArgNumber`.
"""
function block_argument_get_arg_number(value::MlirValue)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsBlockArgumentGetArgNumber(value::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export block_argument_get_arg_number

"""
Sets the type of a block argument.

Throws: BAD_ARGUMENT (`value`: not a block argument).

In C: `mlsBlockArgumentSetType`.
"""
function block_argument_set_type(value::MlirValue, ty::MlirType)
    check(@ccall libmlir_shim.mlsBlockArgumentSetType(value::MlsHandle, ty::MlsHandle)::MlsStatus)
    nothing
end
export block_argument_set_type

"""
Sets the location of a block argument.

Throws: BAD_ARGUMENT (`value`: not a block argument).

In C: `mlsBlockArgumentSetLocation`.
"""
function block_argument_set_location(value::MlirValue, location::MlirLocation)
    check(@ccall libmlir_shim.mlsBlockArgumentSetLocation(value::MlsHandle, location::MlsHandle)::MlsStatus)
    nothing
end
export block_argument_set_location

"""
Gives the operation of a result.

Throws: BAD_ARGUMENT (`value`: not a result).

In C: `mlsOpResultGetOwner`.
"""
function op_result_get_owner(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpResultGetOwner(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export op_result_get_owner

"""
Gives the position of a result.

Throws: BAD_ARGUMENT (`value`: not a result).

In C: `mlsOpResultGetResultNumber`.
"""
function op_result_get_result_number(value::MlirValue)
    out = Ref{Int}()
    check(@ccall libmlir_shim.mlsOpResultGetResultNumber(value::MlsHandle, out::Ptr{Int})::MlsStatus)
    out[]
end
export op_result_get_result_number

"""
Gives the first use of a value; null if it is unused.

In C: `mlsValueGetFirstUse`.
"""
function value_get_first_use(value::MlirValue)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsValueGetFirstUse(value::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOpOperand, out[])
end
export value_get_first_use

"""
Replaces every use of `of` by `with`.

In C: `mlsValueReplaceAllUsesOfWith`.
"""
function value_replace_all_uses_of_with(of::MlirValue, with::MlirValue)
    check(@ccall libmlir_shim.mlsValueReplaceAllUsesOfWith(of::MlsHandle, with::MlsHandle)::MlsStatus)
    nothing
end
export value_replace_all_uses_of_with

"""
Replaces every use of `of` by `with`, but not in the operations `exceptions`.

In C: `mlsValueReplaceAllUsesExcept`.
"""
function value_replace_all_uses_except(of::MlirValue, with::MlirValue, exceptions)
    exceptions_ = bits_of(MlirOperation, exceptions)
    GC.@preserve exceptions check(@ccall libmlir_shim.mlsValueReplaceAllUsesExcept(of::MlsHandle, with::MlsHandle, length(exceptions_)::Int, exceptions_::Ptr{MlsHandle})::MlsStatus)
    nothing
end
export value_replace_all_uses_except

"""
Gives the operation of an operand use.

In C: `mlsOpOperandGetOwner`.
"""
function op_operand_get_owner(operand::MlirOpOperand)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpOperandGetOwner(operand::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOperation, out[])
end
export op_operand_get_owner

"""
Gives the position of an operand use in its operation.

In C: `mlsOpOperandGetOperandNumber`.
"""
function op_operand_get_operand_number(operand::MlirOpOperand)
    out = Ref{UInt32}()
    check(@ccall libmlir_shim.mlsOpOperandGetOperandNumber(operand::MlsHandle, out::Ptr{UInt32})::MlsStatus)
    out[]
end
export op_operand_get_operand_number

"""
Gives the value that an operand use uses.

In C: `mlsOpOperandGetValue`.
"""
function op_operand_get_value(operand::MlirOpOperand)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpOperandGetValue(operand::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirValue, out[])
end
export op_operand_get_value

"""
Gives the next use of the same value; null at the end. It looks the use up in the list of all uses: for many of them, `mlsValueCopyUses` is quicker.

In C: `mlsOpOperandGetNextUse`.
"""
function op_operand_get_next_use(operand::MlirOpOperand)
    out = Ref{MlsHandle}()
    check(@ccall libmlir_shim.mlsOpOperandGetNextUse(operand::MlsHandle, out::Ptr{MlsHandle})::MlsStatus)
    viewed(MlirOpOperand, out[])
end
export op_operand_get_next_use

"""
Shows `op` and every operation in it to `callback`.
The walk is over what was there when it began. The callback may change and destroy anything: an operation that dies before its turn is left out, together with what was in it if that died too. Operations that are added are not shown. `*out` tells whether the callback stopped the walk.

In C: `mlsOperationWalk`.
"""
function operation_walk(callback, op::MlirOperation, walk_order::MlsWalkOrder)
    out = Ref{Bool}()
    lent(callback) do key
        check(@ccall libmlir_shim.mlsOperationWalk(op::MlsHandle, c_MlsOperationWalkCallback()::Ptr{Cvoid}, key::Ptr{Cvoid}, walk_order::MlsWalkOrder, out::Ptr{Bool})::MlsStatus)
    end
    out[]
end
export operation_walk

"""
Shows every operation in `from` that has a symbol table, and `from` if it has one, to `callback`: those that are inside of another one before it. `allSymUsesVisible` says whether all uses of the symbols of `from` are in it.
The walk is over what was there when it began. The callback may change and destroy anything: an operation that dies before its turn is left out.

Throws: BAD_ARGUMENT (`from`: the visibility of an operation in it is none).

In C: `mlsSymbolTableWalkSymbolTables`.
"""
function symbol_table_walk_symbol_tables(callback, from::MlirOperation, all_sym_uses_visible::Bool)
    lent(callback) do key
        check(@ccall libmlir_shim.mlsSymbolTableWalkSymbolTables(from::MlsHandle, all_sym_uses_visible::UInt8, c_MlsSymbolTableCallback()::Ptr{Cvoid}, key::Ptr{Cvoid})::MlsStatus)
    end
    nothing
end
export symbol_table_walk_symbol_tables
