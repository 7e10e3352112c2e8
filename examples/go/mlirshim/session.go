package mlirshim

// #include "shim.h"
import "C"

import "runtime"

// Session calls do, which keeps the turn of its goroutine in the context from call
// to call: a long series of short calls is faster so. Other goroutines wait. A
// session belongs to a thread, so the goroutine stays on its own meanwhile.
// Sessions nest.
func (context Context) Session(do func() error) error {
	defer runtime.KeepAlive(context.keep)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := check(C.mlsContextEnter(C.MlsContext{bits: context.c()})); err != nil {
		return err
	}
	// Where do has destroyed the context, its session has ended with it.
	defer C.mlsContextLeave(C.MlsContext{bits: context.c()})
	return do()
}
