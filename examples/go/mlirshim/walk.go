package mlirshim

// #include "shim.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// walk is what a walk calls, and what it walks over.
type walk[Visit any] struct {
	visit Visit
	keep  *reference
}

// Walk calls visit for op and every operation that was in it when the walk began,
// but for those that are dead when their turn comes: visit may change and destroy
// anything. It tells whether visit interrupted the walk; an error of visit ends it,
// and comes back.
func (op Operation) Walk(order WalkOrder, visit func(Operation) (WalkResult, error)) (bool, error) {
	defer runtime.KeepAlive(op.keep)
	data := userData(walk[func(Operation) (WalkResult, error)]{visit, op.keep})
	defer endUserData(data)
	var out C.bool
	err := check(C.mlsOperationWalk(C.MlsOperation{bits: op.c()},
		C.MlsOperationWalkCallback(C.mlsGoWalk), data, C.MlsWalkOrder(order), &out))
	return bool(out), err
}

//export mlsGoWalk
func mlsGoWalk(op C.MlsOperation, data unsafe.Pointer) C.MlsWalkResult {
	result := WalkResultInterrupt
	guarded(func() (err error) {
		walk := valueOf(data).(walk[func(Operation) (WalkResult, error)])
		result, err = walk.visit(Operation{view(op.bits, walk.keep)})
		return err
	})
	return C.MlsWalkResult(result)
}

// WalkSymbolTables calls visit for every operation in op that has a symbol table,
// inner ones first, and for op if it has one. allSymUsesVisible says whether all
// uses of the symbols of op are in it; visit is told so of each operation.
func (op Operation) WalkSymbolTables(allSymUsesVisible bool, visit func(op Operation, allUsesVisible bool) error) error {
	defer runtime.KeepAlive(op.keep)
	data := userData(walk[func(Operation, bool) error]{visit, op.keep})
	defer endUserData(data)
	return check(C.mlsSymbolTableWalkSymbolTables(C.MlsOperation{bits: op.c()},
		cBool(allSymUsesVisible), C.MlsSymbolTableCallback(C.mlsGoWalkSymbolTables), data))
}

//export mlsGoWalkSymbolTables
func mlsGoWalkSymbolTables(op C.MlsOperation, allUsesVisible C.bool, data unsafe.Pointer) {
	guarded(func() error {
		walk := valueOf(data).(walk[func(Operation, bool) error])
		return walk.visit(Operation{view(op.bits, walk.keep)}, bool(allUsesVisible))
	})
}
