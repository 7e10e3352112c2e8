package mlirshim_test

import (
	"bytes"
	"runtime"
	"strings"
	"testing"
	"time"

	. "mlirshim"
)

// Printing what canonicalize removed ends a process with upstream's bindings.
func TestPrintingWhatAPassErased(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	sum := find(t, root, "arith.addi")
	value := must(sum.Result(0))(t)
	survivor := find(t, root, "func.func")
	ok(t, root.RunPipeline("canonicalize"))

	var printed bytes.Buffer
	refused(t, ErrStaleHandle, "it was `arith.addi`, erased during pass run", sum.Print(&printed))
	_, err := value.Type()
	refused(t, ErrStaleHandle, "canonicalize", err)
	equal(t, printed.Len(), 0)
	if isExact(t) {
		ok(t, survivor.Print(&printed))
	} else {
		refused(t, ErrStaleHandle, "it was `func.func`", survivor.Print(&printed))
		ok(t, root.Print(&printed))
	}
	if !strings.Contains(printed.String(), "func.func @f") {
		t.Errorf("got %q", printed.String())
	}
}

// A clone at the address of a dead operation is no other name for it.
func TestClonesAfterAPass(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	sum := find(t, root, "arith.addi")
	constant := must(find(t, root, "arith.constant").Clone())(t)
	ok(t, root.RunPipeline("canonicalize"))
	for i := 0; i < 1000; i++ {
		clone := must(constant.Clone())(t)
		if clone.Bits() == sum.Bits() {
			t.Fatal("a clone has the number of a dead operation")
		}
		ok(t, clone.Destroy())
	}
	_, err := sum.Name()
	refused(t, ErrStaleHandle, "arith.addi", err)
}

// collected waits until an object without handles is gone.
func collected(t *testing.T, kind uint32, left int) {
	t.Helper()
	for round := 0; round < 500; round++ {
		runtime.GC()
		time.Sleep(time.Millisecond)
		if must(LiveHandles(kind))(t) == left {
			return
		}
	}
	t.Fatalf("%d objects are alive, not %d", must(LiveHandles(kind))(t), left)
}

// A handle keeps the module and the context that it was reached from.
func TestHandlesKeepWhatTheyWereReachedFrom(t *testing.T) {
	sum := find(t, parse(t, newContext(t), sums), "arith.addi")
	ty := must(must(sum.Result(0))(t).Type())(t)
	runtime.GC()
	time.Sleep(10 * time.Millisecond)
	runtime.GC()
	equal(t, nameOf(t, sum), "arith.addi")
	runtime.KeepAlive(sum)

	// A type needs the context, but not the module.
	collected(t, KindOperation, 0)
	equal(t, must(ty.ToString())(t), "i32")
}

// Keep follows what is moved.
func TestKeptHandlesFollow(t *testing.T) {
	context := newContext(t)
	target := must(NewModuleEmpty(must(LocationUnknownGet(context))(t)))(t)
	moved := must(find(t, parse(t, context, sums), "func.func").RemoveFromParent())(t)
	ok(t, must(target.Body())(t).AppendOwnedOperation(moved))
	inside := must(Keep(find(t, moved, "arith.addi")))(t)
	ok(t, moved.Release())
	ok(t, target.Release())
	equal(t, nameOf(t, inside), "arith.addi")
	parent := must(inside.ParentOperation())(t)
	equal(t, nameOf(t, must(parent.ParentOperation())(t)), "builtin.module")

	// The last reference was that of `inside`.
	ok(t, inside.Release())
	_, err := inside.Name()
	refused(t, ErrStaleHandle, "arith.addi", err)
	ok(t, inside.Release())
}

// What a call refuses to take stays with the caller.
func TestRefusedGifts(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	body := must(must(root.Region(0))(t).FirstBlock())(t)
	first := must(body.FirstOperation())(t)
	refused(t, ErrBadState, "in a block", body.AppendOwnedOperation(first))
	clone := must(first.Clone())(t)
	inner := must(must(clone.Region(0))(t).FirstBlock())(t)
	refused(t, ErrBadArgument, "inside of", inner.AppendOwnedOperation(clone))
	ok(t, clone.Release())
	_, err := clone.Name()
	refused(t, ErrStaleHandle, "func.func", err)
}

func TestExplicitEnds(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	refused(t, ErrInUse, "func.return", find(t, root, "arith.addi").Destroy())
	kept := must(Keep(root))(t)
	ok(t, context.Destroy())
	_, err := kept.Name()
	refused(t, ErrStaleHandle, "mlsContextDestroy", err)
	refused(t, ErrStaleHandle, "mlsContextDestroy", context.Destroy())
	refused(t, ErrNullHandle, "context", Context{}.Destroy())
}
