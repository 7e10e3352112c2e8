package mlirshim

// #include "shim.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// AddInvalidationHook calls hook after every call that ended objects of the
// context, with all of them in the order of their deaths. The number removes it
// (RemoveInvalidationHook). It may run on the goroutine of Go's finalizers, since
// that releases what is garbage.
func (context Context) AddInvalidationHook(hook func([]Invalidation)) (uint64, error) {
	defer runtime.KeepAlive(context.keep)
	var out C.uint64_t
	err := handOver(hook, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsContextAddInvalidationHook(C.MlsContext{bits: context.c()},
			C.MlsInvalidationCallback(C.mlsGoInvalidations), data,
			C.MlsDestroyUserData(C.mlsGoEnd), &out)
	})
	return uint64(out), err
}

//export mlsGoInvalidations
func mlsGoInvalidations(n C.intptr_t, invalidations *C.MlsInvalidation, data unsafe.Pointer) {
	unfailing(func() {
		all := each(unsafe.Slice(invalidations, int(n)), func(one C.MlsInvalidation) Invalidation {
			return goInvalidation(one, noReference)
		})
		valueOf(data).(func([]Invalidation))(all)
	})
}
