// Package mlirshim is MLIR for Go: handles that cannot dangle, and errors with
// reports.
//
// generated.go has one function for each function of the library, under
// upstream's name: `mlirOperationGetName` is Operation.Name. The other files have
// what is done otherwise in Go: errors, callbacks, sessions, iterators.
//
// # Handles
//
// A handle is a small value that can be copied, kept, and used on any goroutine.
// It keeps alive what it was reached from: an operation of a module keeps the
// module and its context, so that these are not collected before it. When no
// handle is left, Go's collector gives up the references, in any order and at any
// time, also during a pass run. Release does so at once; Destroy ends the object
// itself, whoever has handles of it.
//
// A pass, or Destroy, may end what there are handles of. These answer then with
// ErrStaleHandle and what became of the object, and never come to name another
// one.
//
// What a handle keeps is what it was reached from, not where it was moved since;
// and a handle that a callback is given keeps nothing. Keep makes a handle with a
// reference of its own.
//
// Handles are compared by their Bits, or by Equal; they are no operands of ==.
//
// A handle of a kind, such as IntegerType{Type: ty}, has the methods for that kind, and
// refuses the others with ErrBadArgument.
//
// # Errors
//
// A failure is an *Error: its code, the report with MLIR's diagnostics, and what a
// callback returned if that ended the call. errors.Is asks for the code, or for
// the error of the callback.
//
// # Callbacks
//
// Functions of Go run where MLIR calls them, passes and patterns on its worker
// threads, several at once. Their errors and panics end the call that they are in,
// and come back from it; but handlers of diagnostics and hooks have no such call,
// and their panics end the program. What callbacks are given is of use until they return, on the
// goroutine that they are called on.
//
// # Linking
//
// cgo needs to be told where the library is: CGO_CFLAGS and CGO_LDFLAGS, which
// `pkg-config --cflags mlir-shim` and `pkg-config --libs mlir-shim` give.
package mlirshim

// #cgo LDFLAGS: -lmlir_shim
import "C"
