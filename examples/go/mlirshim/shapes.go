package mlirshim

// #include "shim.h"
import "C"

import "runtime"

// ShapedTypeComponents is what is known of one result, where that is no type yet.
type ShapedTypeComponents struct {
	// Whether the rank is known.
	HasRank bool
	// Its sizes, as many as the rank.
	Sizes []int64
	// The type of the elements, or null.
	ElementType Type
	// Something more, like an encoding, or null.
	Attribute Attribute
}

// InferShapedTypeOpInterfaceInferReturnTypes infers what is known of the results
// that an operation with this name would have, where that may be less than their
// types. attributes is a dictionary of attributes, or null. Only for operations
// without regions, and none of their properties can be given.
func InferShapedTypeOpInterfaceInferReturnTypes(opName string, context Context, location Location, operands []Value, attributes Attribute) ([]ShapedTypeComponents, error) {
	defer runtime.KeepAlive(context.keep)
	defer runtime.KeepAlive(location.keep)
	defer runtime.KeepAlive(operands)
	defer runtime.KeepAlive(attributes.keep)
	bits := bitsOf(operands)
	var components []C.MlsShapedTypeComponents
	var sizes []C.int64_t
	var count, sizeCount C.intptr_t
	infer := func() error {
		return check(C.mlsInferShapedTypeOpInterfaceInferReturnTypes(cString(opName),
			C.MlsContext{bits: context.c()}, C.MlsLocation{bits: location.c()},
			C.intptr_t(len(operands)), (*C.MlsValue)(first(bits)), C.MlsAttribute{bits: attributes.c()},
			C.intptr_t(len(components)), (*C.MlsShapedTypeComponents)(first(components)),
			C.intptr_t(len(sizes)), (*C.int64_t)(first(sizes)), &count, &sizeCount))
	}
	err := infer()
	if err == nil && count > 0 {
		components = make([]C.MlsShapedTypeComponents, count)
		sizes = make([]C.int64_t, sizeCount)
		err = infer()
	}
	if err != nil {
		return nil, err
	}
	from := context.keep.ofContext()
	return each(components, func(one C.MlsShapedTypeComponents) ShapedTypeComponents {
		own := sizes[one.firstSize : one.firstSize+one.rank]
		return ShapedTypeComponents{
			HasRank:     bool(one.hasRank),
			Sizes:       each(own, func(size C.int64_t) int64 { return int64(size) }),
			ElementType: Type{view(one.elementType.bits, from)},
			Attribute:   Attribute{view(one.attribute.bits, from)},
		}
	}), nil
}
