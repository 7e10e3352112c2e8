package mlirshim

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// RawData are the bytes of a dense constant, in the order of the machine.
type RawData struct {
	// Those of all elements, or of one if IsSplat.
	Data []byte
	// Bytes of one element; 0 if elements are single bits.
	ElementSize int
	// Whether the bytes are those of one element that stands for all.
	IsSplat bool
}

// DenseElementsAttrGetRawData gives a copy of the bytes of a dense constant.
func DenseElementsAttrGetRawData(attr Attribute) (RawData, error) {
	defer runtime.KeepAlive(attr.keep)
	var out C.MlsRawData
	if err := check(C.mlsDenseElementsAttrGetRawData(C.MlsAttribute{bits: attr.c()}, &out)); err != nil {
		return RawData{}, err
	}
	data := append([]byte(nil), unsafe.Slice((*byte)(out.data), int(out.size))...)
	return RawData{data, int(out.elementSize), bool(out.isSplat)}, nil
}

// UnmanagedDenseResourceElementsAttrGet makes a constant of bytes, which are copied
// to where C can keep them, at an address that is a multiple of alignment. If the
// name is taken, another one is made up.
func UnmanagedDenseResourceElementsAttrGet(shapedType Type, name string, data []byte, alignment uint, isMutable bool) (Attribute, error) {
	defer runtime.KeepAlive(shapedType.keep)
	var blob unsafe.Pointer
	if len(data) > 0 {
		// The least alignment that the allocator knows, and whole multiples of it.
		unit := uint(unsafe.Sizeof(blob))
		for unit < alignment {
			unit *= 2
		}
		size := (uint(len(data)) + unit - 1) / unit * unit
		blob = C.aligned_alloc(C.size_t(unit), C.size_t(size))
		if blob == nil {
			return Attribute{}, ErrNoMemory
		}
		copy(unsafe.Slice((*byte)(blob), len(data)), data)
	}
	var out C.MlsAttribute
	err := check(C.mlsUnmanagedDenseResourceElementsAttrGet(C.MlsType{bits: shapedType.c()},
		cString(name), blob, C.size_t(len(data)), C.size_t(alignment), cBool(isMutable),
		C.MlsBlobDeleter(C.mlsGoFreeBlob), nil, &out))
	if err != nil {
		C.free(blob)
	}
	return Attribute{view(out.bits, shapedType.keep.ofContext())}, err
}
