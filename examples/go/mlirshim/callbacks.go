package mlirshim

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"fmt"
	"io"
	"runtime/cgo"
	"runtime/debug"
	"sync"
	"unsafe"
)

// ---- What a callback says -----------------------------------------------------

// failures are the errors that callbacks returned, by the token that the library
// hands back in the report of the call that they ended. Of several that fail in one
// call it hands back one.
var failures struct {
	sync.Mutex
	last uint64
	all  map[uint64]error
}

// failuresKept is how many errors are kept for calls that have not returned: as
// many as the library keeps reports.
const failuresKept = 1024

// fail makes the callback that this is called in fail. A callback is on one thread
// until it returns, so the library knows which it is.
func fail(err error) {
	failures.Lock()
	failures.last++
	token := failures.last
	if failures.all == nil {
		failures.all = map[uint64]error{}
	}
	failures.all[token] = err
	delete(failures.all, token-failuresKept)
	failures.Unlock()
	if C.mlsCallbackFail(C.uint64_t(token)).code != C.MLS_STATUS_OK {
		takeFailure(token) // Nobody will ask for it.
	}
}

func takeFailure(token uint64) error {
	failures.Lock()
	defer failures.Unlock()
	err := failures.all[token]
	delete(failures.all, token)
	return err
}

// Panic is the error of a callback that panicked.
type Panic struct {
	// What it panicked with.
	Reason any
	// Where it did.
	Stack []byte
}

func (p *Panic) Error() string { return fmt.Sprintf("panic in a callback: %v", p.Reason) }

// guarded runs a callback. Its error, or its panic, which must not unwind through
// the library, fails the call that it is in.
func guarded(call func() error) {
	defer func() {
		if reason := recover(); reason != nil {
			fail(&Panic{reason, debug.Stack()})
		}
	}()
	if err := call(); err != nil {
		fail(err)
	}
}

// unfailing runs a callback that no call hands back the error of. Its panic ends
// the program, as one does that nothing recovers: here nothing can, since it must
// not unwind through the library.
func unfailing(call func()) {
	defer func() {
		if reason := recover(); reason != nil {
			go panic(fmt.Sprintf("%v\n\n%s", &Panic{Reason: reason}, debug.Stack()))
			select {}
		}
	}()
	call()
}

// ---- User data ------------------------------------------------------------------

// userData puts a handle to a Go value into the memory of C, which may keep it.
func userData(value any) unsafe.Pointer {
	data := C.malloc(C.size_t(unsafe.Sizeof(cgo.Handle(0))))
	*(*cgo.Handle)(data) = cgo.NewHandle(value)
	return data
}

func valueOf(data unsafe.Pointer) any { return (*(*cgo.Handle)(data)).Value() }

func endUserData(data unsafe.Pointer) {
	(*(*cgo.Handle)(data)).Delete()
	C.free(data)
}

//export mlsGoEnd
func mlsGoEnd(data unsafe.Pointer) { endUserData(data) }

// handOver calls a function of the library that takes a Go value for good. If it
// refuses, the value stays ours.
func handOver(value any, call func(data unsafe.Pointer) C.MlsStatus) error {
	data := userData(value)
	err := check(call(data))
	if err != nil {
		endUserData(data)
	}
	return err
}

// ---- Text -----------------------------------------------------------------------

// writer is an io.Writer during one call.
type writer struct{ data unsafe.Pointer }

func newWriter(to io.Writer) writer { return writer{userData(to)} }

func (w writer) callback() C.MlsStringCallback { return C.MlsStringCallback(C.mlsGoWrite) }

func (w writer) userData() unsafe.Pointer { return w.data }

func (w writer) end() { endUserData(w.data) }

//export mlsGoWrite
func mlsGoWrite(text C.MlsStringRef, data unsafe.Pointer) {
	guarded(func() error {
		_, err := io.WriteString(valueOf(data).(io.Writer), goString(text))
		return err
	})
}
