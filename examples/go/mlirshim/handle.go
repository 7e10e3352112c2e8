package mlirshim

// #include "shim.h"
import "C"

import (
	"fmt"
	"runtime"
	"sync"
)

// reference is one reference to an object. Go's collector gives it up when no
// handle is left that needs it.
type reference struct {
	bits uint64
	// That of the context, which what lives as long as the context needs; nil if
	// this is it, or if the object belongs to none.
	context *reference

	mutex sync.Mutex
	// Whether it was given up.
	done bool
	// What must not be given up before this one.
	held []*reference
}

// noReference is that of what lives as long as the process, or keeps nothing.
var noReference *reference

// ofContext gives the reference to the context.
func (r *reference) ofContext() *reference {
	if r == nil || r.context == nil {
		return r
	}
	return r.context
}

// release gives it up, once.
func (r *reference) release() error {
	r.mutex.Lock()
	done := r.done
	r.done = true
	r.held = nil
	r.mutex.Unlock()
	if done {
		return nil
	}
	runtime.SetFinalizer(r, nil)
	return check(C.mlsHandleRelease(C.uint64_t(r.bits)))
}

// handle is what every type of handles is made of.
type handle struct {
	// Two handles of one object may keep different things alive.
	_    [0]func()
	bits uint64
	keep *reference
}

// view gives a handle that keeps alive what keep is a reference to. It is null
// after a call that failed.
func view(bits C.uint64_t, keep *reference) handle {
	if bits == 0 {
		return handle{}
	}
	return handle{bits: uint64(bits), keep: keep}
}

// own gives a handle with the reference that making its object gave, out of
// something that from is a reference to. It is null after a call that failed.
func own(bits C.uint64_t, from *reference) handle {
	if bits == 0 {
		return handle{}
	}
	keep := &reference{bits: uint64(bits), context: from.ofContext()}
	// A release that is refused is one of an object that was destroyed: the one
	// who destroyed it gave up a reference, whosever that was.
	runtime.SetFinalizer(keep, func(garbage *reference) { _ = garbage.release() })
	return handle{bits: uint64(bits), keep: keep}
}

// holding makes the reference of a new handle hold others.
func (h handle) holding(others ...*reference) handle {
	h.hold(nil, others...)
	return h
}

// hold makes the reference of a handle hold others after a call that succeeded.
func (h handle) hold(err error, others ...*reference) {
	if err != nil || h.keep == nil {
		return
	}
	h.keep.mutex.Lock()
	defer h.keep.mutex.Unlock()
	h.keep.held = append(h.keep.held, others...)
}

// isOwn tells whether the reference of a handle is to its own object, and not to
// something around it.
func (h handle) isOwn() bool { return h.keep != nil && h.keep.bits == h.bits }

// consumed gives up the reference to what a call that succeeded has ended, unless
// the call did: then that is refused.
func (h handle) consumed(err error) {
	if err == nil && h.isOwn() {
		_ = h.keep.release()
	}
}

// retain adds a reference, which the call that follows takes; so the handle keeps
// the one that it has. It tells whether it could.
func (h handle) retain() bool {
	return C.mlsHandleRetain(C.uint64_t(h.bits)).code == C.MLS_STATUS_OK
}

// taken gives that reference back if the call did not take it.
func (h handle) taken(spare bool, err error) {
	if spare && err != nil {
		C.mlsHandleRelease(C.uint64_t(h.bits))
	}
}

// given makes a handle with the reference that a call gave if it succeeded.
func (h handle) given(err error) handle {
	if err != nil {
		return handle{}
	}
	return own(h.c(), h.keep)
}

func (h handle) c() C.uint64_t { return C.uint64_t(h.bits) }

// Bits gives the number of the object that a handle names: the same for all of its
// handles, never that of another object, and 0 for null.
func (h handle) Bits() uint64 { return h.bits }

// String gives the number as LiveObjectsToString lists it. What the object looks
// like is said by ToString, where it has a text.
func (h handle) String() string { return fmt.Sprintf("0x%016x", h.bits) }

// Release gives up the reference of a handle, and of all copies and views of it,
// at once and not when they are garbage. What it kept alive may be gone then, and
// its handles stale. A handle that only keeps alive what it was reached from has
// none.
func (h handle) Release() error {
	if !h.isOwn() {
		return nil
	}
	return h.keep.release()
}

// anyHandle is every type of handles, but for kinds such as IntegerType.
type anyHandle interface{ ~struct{ handle } }

// Keep gives a handle of the same object with a reference of its own, which keeps
// alive what the object is in, wherever it is moved.
func Keep[H anyHandle](one H) (H, error) {
	old := struct{ handle }(one).handle
	defer runtime.KeepAlive(old.keep)
	if err := check(C.mlsHandleRetain(old.c())); err != nil {
		return H{}, err
	}
	return H(struct{ handle }{own(old.c(), old.keep)}), nil
}

// bitsOf shows handles to the library: an array of theirs is one of their bits.
func bitsOf[H anyHandle](all []H) []C.uint64_t {
	return each(all, func(one H) C.uint64_t { return struct{ handle }(one).c() })
}

// keepsOf gives the references of handles.
func keepsOf[H anyHandle](all []H) []*reference {
	return each(all, func(one H) *reference { return struct{ handle }(one).keep })
}

// keepOf gives the reference of the first of some handles of one context.
func keepOf[H anyHandle](all []H) *reference {
	if len(all) == 0 {
		return nil
	}
	return struct{ handle }(all[0]).keep
}
