package mlirshim_test

import (
	"errors"
	"fmt"
	"math/rand"
	"runtime"
	"strings"
	"sync"
	"testing"

	. "mlirshim"
)

// parallel runs some goroutines to their ends.
func parallel(t *testing.T, count int, do func(worker int) error) {
	t.Helper()
	var workers sync.WaitGroup
	for worker := 0; worker < count; worker++ {
		workers.Add(1)
		go func(worker int) {
			defer workers.Done()
			if err := do(worker); err != nil {
				t.Errorf("worker %d: %v", worker, err)
			}
		}(worker)
	}
	workers.Wait()
}

// collecting is a pass that takes references, drops them, and collects garbage.
var collecting = RunFunc(func(op Operation, _ ExternalPass) error {
	kept, err := Keep(op)
	if err != nil {
		return err
	}
	runtime.GC()
	_, err = kept.CopyTree()
	return err
})

// compile runs a pass of Go's, and then MLIR's.
func compile(context Context, root Operation) error {
	manager, err := NewPassManager(context)
	if err != nil {
		return err
	}
	passes, err := manager.AsOpPassManager()
	if err != nil {
		return err
	}
	pass, err := CreateExternalPass(ExternalPassOptions{Name: "collect"}, collecting)
	if err != nil {
		return err
	}
	if err := passes.AddOwnedPass(pass); err != nil {
		return err
	}
	if err := passes.AddPipeline("canonicalize,cse"); err != nil {
		return err
	}
	return manager.RunOnOp(root)
}

// some gives handles of some operations, with references of their own or without,
// and drops others and those of clones where it stands.
func some(root Operation, random *rand.Rand) ([]Operation, error) {
	var some []Operation
	all := root.Operations()
	for all.Next() {
		op := all.Value()
		if random.Intn(2) == 0 {
			kept, err := Keep(op)
			if err != nil {
				return nil, err
			}
			op = kept
		}
		clone, err := op.Clone()
		if err != nil {
			return nil, err
		}
		if random.Intn(2) == 0 {
			if err := clone.Release(); err != nil {
				return nil, err
			}
		}
		if random.Intn(3) == 0 {
			some = append(some, op)
		}
	}
	return some, all.Err()
}

// Handles become garbage on several goroutines, and are finalized while passes
// run; at the end nothing is alive, and no reference is left.
func TestGarbage(t *testing.T) {
	context := newContext(t)
	parallel(t, 6, func(worker int) error {
		random := rand.New(rand.NewSource(int64(worker)))
		var kept []Operation
		for round := 0; round < 15; round++ {
			module, err := NewModuleParse(context, sums)
			if err != nil {
				return err
			}
			root, err := module.Operation()
			if err != nil {
				return err
			}
			more, err := some(root, random)
			if err != nil {
				return err
			}
			if err := compile(context, root); err != nil {
				return err
			}
			kept = append(kept, more...)
			random.Shuffle(len(kept), func(i, j int) { kept[i], kept[j] = kept[j], kept[i] })
			kept = kept[:len(kept)/2]
			for _, op := range kept {
				_, err := op.Name()
				if err != nil && (!errors.Is(err, ErrStaleHandle) || !strings.Contains(err.Error(), "erased during pass run")) {
					return err
				}
			}
		}
		return nil
	})
}

// Whole contexts become garbage, with everything in them.
func TestGarbageContexts(t *testing.T) {
	nothingIsLeft(t)
	parallel(t, 4, func(int) error {
		for round := 0; round < 20; round++ {
			context, err := NewContext()
			if err != nil {
				return err
			}
			module, err := NewModuleParse(context, "module @around { module @inside {} }")
			if err != nil {
				return err
			}
			root, err := module.Operation()
			if err != nil {
				return err
			}
			table, err := NewSymbolTable(root)
			if err != nil {
				return err
			}
			runtime.GC()
			found, err := table.Lookup("inside")
			if err != nil {
				return err
			}
			if found.IsNull() {
				return fmt.Errorf("round %d: the symbol is gone", round)
			}
		}
		return nil
	})
}

// A release that is refused, since the object was destroyed, is no error of
// anybody's, and ends the count.
func TestGarbageAfterTheEnd(t *testing.T) {
	context := newContext(t)
	for i := 0; i < 50; i++ {
		root := parse(t, context, sums)
		sum := find(t, root, "arith.addi")
		must(Keep(sum))(t)
		must(Keep(sum))(t)
		ok(t, must(ModuleFromOperation(root))(t).Destroy())
	}
}
