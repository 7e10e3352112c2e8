package mlirshim

// #include "shim.h"
import "C"

import "unsafe"

// Runner is a pass in Go.
type Runner interface {
	// Run does its work on one operation. It is called on any thread, several at
	// once; op, and what is reached from it, may be used until it returns, as may
	// pass. An error, or a panic, fails the run, and comes back from it.
	Run(op Operation, pass ExternalPass) error
}

// Initializer is a Runner that has something to do before it runs, which MLIR asks
// for again when the pipeline or the context has changed.
type Initializer interface{ Initialize(context Context) error }

// Cloner is a Runner of which MLIR's threads get copies, so that each runs alone.
// All threads share one that is none.
type Cloner interface{ Clone() Runner }

// RunFunc is a function as a pass.
type RunFunc func(op Operation, pass ExternalPass) error

// Run calls the function.
func (run RunFunc) Run(op Operation, pass ExternalPass) error { return run(op, pass) }

// ExternalPassOptions say what a pass is.
type ExternalPassOptions struct {
	Name string
	// What it is called in the text of a pipeline.
	Argument    string
	Description string
	// The operation that it is for; empty for every one.
	OpName string
	// The dialects that are loaded before it runs.
	DependentDialects []string
}

// CreateExternalPass makes a pass of Go's.
func CreateExternalPass(options ExternalPassOptions, pass Runner) (Pass, error) {
	dialects := newStrings(options.DependentDialects)
	defer dialects.free()
	var callbacks C.MlsExternalPassCallbacks
	callbacks.run = (*[0]byte)(C.mlsGoRunPass)
	callbacks.clone = (*[0]byte)(C.mlsGoClonePass)
	callbacks.destruct = C.MlsDestroyUserData(C.mlsGoEnd)
	if _, initializes := pass.(Initializer); initializes {
		callbacks.initialize = (*[0]byte)(C.mlsGoInitializePass)
	}
	var out C.MlsPass
	err := handOver(pass, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsCreateExternalPass(cString(options.Name), cString(options.Argument),
			cString(options.Description), cString(options.OpName),
			C.intptr_t(len(options.DependentDialects)), dialects.first(), callbacks, data, &out)
	})
	return Pass{own(out.bits, noReference)}, err
}

//export mlsGoInitializePass
func mlsGoInitializePass(context C.MlsContext, data unsafe.Pointer) {
	guarded(func() error {
		return valueOf(data).(Initializer).Initialize(Context{view(context.bits, noReference)})
	})
}

//export mlsGoClonePass
func mlsGoClonePass(data unsafe.Pointer) unsafe.Pointer {
	pass := valueOf(data).(Runner)
	guarded(func() error {
		if cloner, clones := pass.(Cloner); clones {
			pass = cloner.Clone()
		}
		return nil
	})
	return userData(pass)
}

//export mlsGoRunPass
func mlsGoRunPass(op C.MlsOperation, pass C.MlsExternalPass, data unsafe.Pointer) {
	guarded(func() error {
		return valueOf(data).(Runner).Run(Operation{view(op.bits, noReference)},
			ExternalPass{view(pass.bits, noReference)})
	})
}
