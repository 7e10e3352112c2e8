package mlirshim_test

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	. "mlirshim"
)

// functions gives a module with so many functions.
func functions(t testing.TB, context Context, count int) Operation {
	t.Helper()
	var module strings.Builder
	for i := 0; i < count; i++ {
		fmt.Fprintf(&module, "func.func @f%d(%%a: i32) -> i32 {\n"+
			"  %%s = arith.addi %%a, %%a : i32\n  return %%s : i32\n}\n", i)
	}
	return parse(t, context, module.String())
}

// onFunctions gives a manager that runs a pass on every function.
func onFunctions(t testing.TB, context Context, pass Runner) PassManager {
	t.Helper()
	manager := must(NewPassManager(context))(t)
	nested := must(manager.NestedUnder("func.func"))(t)
	options := ExternalPassOptions{Name: "go", Argument: "go-pass", OpName: "func.func",
		DependentDialects: []string{"arith", "math"}}
	ok(t, nested.AddOwnedPass(must(CreateExternalPass(options, pass))(t)))
	return manager
}

// Several run at once, each on its own function.
func TestPassesOnWorkers(t *testing.T) {
	context := newContext(t)
	root := functions(t, context, 64)
	elsewhere := find(t, root, "builtin.module")
	var operations, running, outside, alone int64
	met := make(chan struct{})
	var meet sync.Once
	pass := RunFunc(func(op Operation, _ ExternalPass) error {
		// None goes on before a second one is here.
		if atomic.AddInt64(&running, 1) == 2 {
			meet.Do(func() { close(met) })
		}
		select {
		case <-met:
		case <-time.After(30 * time.Second):
			atomic.AddInt64(&alone, 1)
			meet.Do(func() { close(met) })
		}
		all, err := op.CopyTree()
		if err != nil {
			return err
		}
		atomic.AddInt64(&operations, int64(len(all)))
		if _, err := elsewhere.Name(); errors.Is(err, ErrOutOfScope) {
			atomic.AddInt64(&outside, 1)
		}
		runtime.GC()
		return nil
	})
	ok(t, onFunctions(t, context, pass).RunOnOp(root))
	equal(t, operations, 64*3)
	equal(t, outside, 64)
	equal(t, alone, 0)
}

// counting is a pass with copies, and something to do before it runs.
type counting struct{ initialized, cloned, runs *int64 }

func (c counting) Initialize(context Context) error {
	atomic.AddInt64(c.initialized, 1)
	_, err := context.NumThreads()
	return err
}

func (c counting) Clone() Runner {
	atomic.AddInt64(c.cloned, 1)
	return c
}

func (c counting) Run(op Operation, _ ExternalPass) error {
	atomic.AddInt64(c.runs, 1)
	_, err := op.Name()
	return err
}

func TestPassesWithCopies(t *testing.T) {
	context := newContext(t)
	root := functions(t, context, 16)
	pass := counting{new(int64), new(int64), new(int64)}
	manager := onFunctions(t, context, pass)
	ok(t, manager.RunOnOp(root))
	ok(t, manager.RunOnOp(root))
	equal(t, *pass.runs, 32)
	if *pass.initialized < 1 || *pass.cloned < 1 {
		t.Errorf("initialized %d times, cloned %d times", *pass.initialized, *pass.cloned)
	}
}

// The error of a pass arrives where the run was asked for, as does a panic.
func TestFailingPasses(t *testing.T) {
	context := newContext(t)
	root := functions(t, context, 16)
	reason := errors.New("no more")
	fails := func(op Operation) error {
		symbol, err := op.AttributeByName("sym_name")
		if err != nil {
			return err
		}
		if name, err := (StringAttr{Attribute: symbol}).Value(); name == "f7" || err != nil {
			return fmt.Errorf("at %s: %w", name, reason)
		}
		return nil
	}
	err := onFunctions(t, context, RunFunc(func(op Operation, _ ExternalPass) error {
		return fails(op)
	})).RunOnOp(root)
	var failure *Error
	if !errors.As(err, &failure) || !errors.Is(err, reason) || failure.Cause.Error() != "at f7: no more" {
		t.Errorf("got %v", err)
	}
	refused(t, ErrCallbackFailed, "mlsPassManagerRunOnOp", err)

	err = onFunctions(t, context, RunFunc(func(op Operation, _ ExternalPass) error {
		if err := fails(op); err != nil {
			panic(err)
		}
		return nil
	})).RunOnOp(root)
	var panicked *Panic
	if !errors.As(err, &panicked) || len(panicked.Stack) == 0 || panicked.Reason == nil {
		t.Errorf("got %v", err)
	}
	// The library is as before.
	ok(t, root.RunPipeline("canonicalize"))
}

// Of the errors of several threads, one arrives; and so it does every time.
func TestManyFailures(t *testing.T) {
	context := newContext(t)
	root := functions(t, context, 64)
	for round := int64(0); round < 50; round++ {
		var failed int64
		err := onFunctions(t, context, RunFunc(func(Operation, ExternalPass) error {
			return fmt.Errorf("round %d, number %d", round, atomic.AddInt64(&failed, 1))
		})).RunOnOp(root)
		var failure *Error
		if !errors.As(err, &failure) || failure.Cause == nil ||
			!strings.HasPrefix(failure.Cause.Error(), fmt.Sprintf("round %d,", round)) {
			t.Fatalf("got %v", err)
		}
	}
}

// The handle of a running pass is of no use afterwards.
func TestHandlesOfPassesEnd(t *testing.T) {
	context := newContext(t)
	root := functions(t, context, 1)
	var kept ExternalPass
	ok(t, onFunctions(t, context, RunFunc(func(_ Operation, pass ExternalPass) error {
		kept = pass
		return nil
	})).RunOnOp(root))
	if kept.Bits() == 0 {
		t.Fatal("no handle")
	}
	_, err := Keep(kept)
	refused(t, ErrStaleHandle, "", err)
}
