package mlirshim_test

import (
	"math/rand"
	"runtime"
	"sync"
	"testing"

	. "mlirshim"
)

// churn makes modules, runs passes on them, and drops handles of all kinds where it
// stands, while the collector finalizes those of everybody.
func churn(t *testing.T, context Context, random *rand.Rand) {
	var kept []Operation
	for round := 0; round < 15; round++ {
		module, err := NewModuleParse(context, sums)
		if err != nil {
			t.Error(err)
			return
		}
		root, err := module.Operation()
		if err != nil {
			t.Error(err)
			return
		}
		for all := root.Operations(); all.Next(); {
			op := all.Value()
			if random.Intn(2) == 0 {
				own, err := Keep(op)
				if err != nil {
					t.Error(err)
					return
				}
				op = own
			}
			if random.Intn(3) == 0 {
				kept = append(kept, op)
			}
			if clone, err := op.Clone(); err != nil {
				t.Error(err)
			} else if random.Intn(2) == 0 {
				if err := clone.Release(); err != nil {
					t.Error(err)
				}
			}
		}
		manager, err := NewPassManager(context)
		if err != nil {
			t.Error(err)
			return
		}
		passes, err := manager.AsOpPassManager()
		if err != nil {
			t.Error(err)
			return
		}
		collecting, err := CreateExternalPass(ExternalPassOptions{Name: "collect", Argument: "collect"},
			RunFunc(func(op Operation, _ ExternalPass) error {
				kept, err := Keep(op)
				if err == nil {
					_, err = kept.CopyTree()
				}
				runtime.GC()
				return err
			}))
		if err != nil {
			t.Error(err)
			return
		}
		if err := passes.AddOwnedPass(collecting); err != nil {
			t.Error(err)
		}
		if err := passes.AddPipeline("canonicalize,cse"); err != nil {
			t.Error(err)
		}
		if err := manager.RunOnOp(root); err != nil {
			t.Error(err)
		}
		random.Shuffle(len(kept), func(i, j int) { kept[i], kept[j] = kept[j], kept[i] })
		kept = kept[:len(kept)/2]
		for _, op := range kept {
			if _, err := op.Name(); err != nil {
				refused(t, ErrStaleHandle, "erased during pass run", err)
			}
		}
	}
}

// Handles become garbage on several goroutines, and are finalized while passes
// run; at the end nothing is alive, and no reference is left.
func TestGarbage(t *testing.T) {
	context := newContext(t)
	var workers sync.WaitGroup
	for worker := 0; worker < 6; worker++ {
		workers.Add(1)
		random := rand.New(rand.NewSource(int64(worker)))
		go func() {
			defer workers.Done()
			churn(t, context, random)
		}()
	}
	workers.Wait()
}

// Whole contexts become garbage, with everything in them.
func TestGarbageContexts(t *testing.T) {
	nothingIsLeft(t)
	var workers sync.WaitGroup
	for worker := 0; worker < 4; worker++ {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for round := 0; round < 20; round++ {
				context, err := NewContext()
				if err != nil {
					t.Error(err)
					return
				}
				module, err := NewModuleParse(context, "module { module @inner {} }")
				if err != nil {
					t.Error(err)
					return
				}
				table, err := module.Operation()
				if err != nil {
					t.Error(err)
					return
				}
				symbols, err := NewSymbolTable(must(must(must(table.Region(0))(t).FirstBlock())(t).FirstOperation())(t))
				if err != nil {
					t.Error(err)
					return
				}
				runtime.GC()
				if _, err := symbols.Lookup("nothing"); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	workers.Wait()
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
