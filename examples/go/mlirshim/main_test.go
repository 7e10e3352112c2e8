package mlirshim_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	. "mlirshim"
)

const sums = `
func.func @f() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.addi %a, %b : i32
  return %c : i32
}
func.func @g(%x: i32) -> i32 {
  return %x : i32
}`

// nothingIsLeft fails a test after which something is alive that the collector
// should have released.
func nothingIsLeft(t testing.TB) {
	t.Helper()
	t.Cleanup(func() {
		var alive, dead int
		// Handles that hold others are collected before these: some rounds.
		for round := 0; round < 500; round++ {
			runtime.GC()
			time.Sleep(time.Millisecond)
			alive = must(LiveHandles(0))(t)
			dead = must(NumReferencesToDead())(t)
			if alive == 0 && dead == 0 {
				return
			}
		}
		t.Errorf("%d handles are alive, and %d references to the dead are held:\n%s", alive, dead,
			must(LiveObjectsToString(Context{}))(t))
	})
}

// must gives the value of a call that must succeed.
func must[T any](value T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func ok(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// refused checks that a call failed with this code, and says this.
func refused(t testing.TB, code Code, saying string, err error) {
	t.Helper()
	if !errors.Is(err, code) || !strings.Contains(err.Error(), saying) {
		t.Errorf("want %v saying %q, got: %v", code, saying, err)
	}
}

func equal[T comparable](t testing.TB, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// isExact tells whether survivors of a pass run keep their handles.
func isExact(t testing.TB) bool {
	t.Helper()
	return must(InvalidationMode())(t) == InvalidationExact
}

// newContext gives a context with every dialect loaded, and threads, where every
// pass is known.
func newContext(t testing.TB) Context {
	t.Helper()
	nothingIsLeft(t)
	ok(t, RegisterAllPasses())
	return must(NewContextWithAllDialects(true))(t)
}

// parse gives the operation of a module, which keeps the module.
func parse(t testing.TB, context Context, text string) Operation {
	t.Helper()
	return must(must(NewModuleParse(context, text))(t).Operation())(t)
}

func nameOf(t testing.TB, op Operation) string {
	t.Helper()
	return must(must(op.Name())(t).Str())(t)
}

// find gives the first operation of a name.
func find(t testing.TB, root Operation, wanted string) Operation {
	t.Helper()
	all := root.Operations()
	for all.Next() {
		if nameOf(t, all.Value()) == wanted {
			return all.Value()
		}
	}
	t.Fatalf("no %s: %v", wanted, all.Err())
	return Operation{}
}

func text(t testing.TB, op Operation) string {
	t.Helper()
	return must(op.ToString(OpPrintingFlags{}))(t)
}
