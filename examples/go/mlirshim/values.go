package mlirshim

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"fmt"
	"unsafe"
)

func goString(text C.MlsStringRef) string {
	return string(unsafe.Slice((*byte)(unsafe.Pointer(text.data)), int(text.length)))
}

// takeString gives the text of a string of the library, and ends that. A null
// handle, which a failed call leaves, has none.
func takeString(owned C.MlsString) string {
	var text C.MlsStringRef
	if owned.bits == 0 || C.mlsStringGet(owned, &text).code != C.MLS_STATUS_OK {
		return ""
	}
	defer C.mlsStringDestroy(owned)
	return goString(text)
}

// cString shows a string to the library, for one call: Go's begins with the same
// pointer and length.
func cString(text string) C.MlsStringRef {
	return *(*C.MlsStringRef)(unsafe.Pointer(&text))
}

func cBool(value bool) C.MlsBool {
	if value {
		return 1
	}
	return 0
}

// each gives what of becomes for each of some values.
func each[From, To any](all []From, of func(From) To) []To {
	if len(all) == 0 {
		return nil
	}
	mapped := make([]To, len(all))
	for at, one := range all {
		mapped[at] = of(one)
	}
	return mapped
}

// first gives the address of the elements of a slice.
func first[T any](all []T) unsafe.Pointer {
	if len(all) == 0 {
		return nil
	}
	return unsafe.Pointer(&all[0])
}

// sameLength gives the length of slices that belong together. That they differ is
// a mistake in the program, like an index out of range.
func sameLength(length int, others ...int) int {
	for _, other := range others {
		if other != length {
			panic(fmt.Sprintf("mlirshim: slices of %d and %d elements belong together", length, other))
		}
	}
	return length
}

// atMost gives how many elements were written: there may be more by now than there
// was room for.
func atMost(count, capacity C.intptr_t) C.intptr_t {
	if count < capacity {
		return count
	}
	return capacity
}

// cStrings are texts in the memory of C: an array of them there may not point into
// Go's.
type cStrings struct{ all []C.MlsStringRef }

func newStrings(texts []string) cStrings {
	if len(texts) == 0 {
		return cStrings{}
	}
	size := C.size_t(len(texts)) * C.size_t(unsafe.Sizeof(C.MlsStringRef{}))
	all := unsafe.Slice((*C.MlsStringRef)(C.malloc(size)), len(texts))
	for at, text := range texts {
		all[at] = C.MlsStringRef{data: C.CString(text), length: C.size_t(len(text))}
	}
	return cStrings{all}
}

func (s cStrings) first() *C.MlsStringRef { return (*C.MlsStringRef)(first(s.all)) }

func (s cStrings) free() {
	for _, text := range s.all {
		C.free(unsafe.Pointer(text.data))
	}
	C.free(first(s.all))
}
