package mlirshim

// #include "shim.h"
import "C"

// Iterator goes over what was there when it was made, and leaves out what is dead
// when its turn comes: so the body of the loop may change and destroy anything.
//
//	for all := module.Operations(); all.Next(); {
//		op := all.Value()
//	}
type Iterator[H anyHandle] struct {
	rest    []H
	current H
	err     error
}

// Operations goes over an operation and all operations in it, outer before inner,
// in the order of the text.
func (op Operation) Operations() *Iterator[Operation] {
	all, err := op.CopyTree()
	return &Iterator[Operation]{rest: all, err: err}
}

// Operations goes over the operations of a block, but not into them.
func (block Block) Operations() *Iterator[Operation] {
	all, err := block.CopyOperations()
	return &Iterator[Operation]{rest: all, err: err}
}

// Blocks goes over the blocks of a region.
func (region Region) Blocks() *Iterator[Block] {
	all, err := region.CopyBlocks()
	return &Iterator[Block]{rest: all, err: err}
}

// Next goes to the next one, and tells whether there is one.
func (all *Iterator[H]) Next() bool {
	for len(all.rest) > 0 {
		all.current, all.rest = all.rest[0], all.rest[1:]
		var references C.uint32_t
		status := C.mlsHandleGetNumReferences(struct{ handle }(all.current).c(), &references)
		if status.code == C.MLS_STATUS_OK {
			return true
		}
		if status.code != C.MLS_STATUS_STALE_HANDLE {
			all.err, all.rest = check(status), nil
		}
	}
	return false
}

// Value gives the one that Next went to.
func (all *Iterator[H]) Value() H { return all.current }

// Err tells why there were no more, if that is not their end.
func (all *Iterator[H]) Err() error { return all.err }
