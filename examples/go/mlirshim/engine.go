package mlirshim

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"fmt"
	"reflect"
	"runtime"
	"unsafe"
)

// InvokePacked invokes a function of the module that had the attribute
// `llvm.emit_c_interface` when it was lowered. Each argument is a pointer to a
// number, or to a structure or array of numbers, which the code gets a copy of and
// which has after the call what the code left there; or an unsafe.Pointer to memory
// of C. The last is for the result, if there is one.
//
// Compiled code that goes wrong takes the process with it, and so does one that is
// given other arguments than it expects.
func (engine ExecutionEngine) InvokePacked(name string, arguments ...any) error {
	defer runtime.KeepAlive(engine.keep)
	packed := make([]unsafe.Pointer, len(arguments))
	copies := map[int][]byte{}
	for at, argument := range arguments {
		if pointer, isC := argument.(unsafe.Pointer); isC {
			packed[at] = pointer
			continue
		}
		value := reflect.ValueOf(argument)
		if value.Kind() != reflect.Pointer || value.IsNil() || hasPointers(value.Type().Elem()) {
			return fmt.Errorf("argument %d of %s: %T is no pointer to numbers: %w", at, name, argument, ErrBadArgument)
		}
		copies[at] = unsafe.Slice((*byte)(value.UnsafePointer()), value.Type().Elem().Size())
	}
	for at, bytes := range copies {
		packed[at] = C.CBytes(bytes)
		defer C.free(packed[at])
	}
	// An array of pointers to the memory of C may be in Go's.
	err := check(C.mlsExecutionEngineInvokePacked(C.MlsExecutionEngine{bits: engine.c()},
		cString(name), (*unsafe.Pointer)(first(packed))))
	for at, bytes := range copies {
		copy(bytes, unsafe.Slice((*byte)(packed[at]), len(bytes)))
	}
	return err
}

// hasPointers tells whether something of a type is more than numbers.
func hasPointers(ty reflect.Type) bool {
	switch kind := ty.Kind(); {
	case kind == reflect.Array:
		return hasPointers(ty.Elem())
	case kind == reflect.Struct:
		for at := 0; at < ty.NumField(); at++ {
			if hasPointers(ty.Field(at).Type) {
				return true
			}
		}
		return false
	default:
		return kind > reflect.Complex128
	}
}
