// Survivors takes a handle to every operation of a module, runs passes, asks every
// handle what became of it, and lowers the rest to the LLVM dialect.
//
//	survivors model.mlir
package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	. "mlirshim"
)

// lowering takes what the first passes leave to the LLVM dialect.
const lowering = "one-shot-bufferize{bufferize-function-boundaries=1}," +
	"convert-linalg-to-loops,convert-scf-to-cf," +
	"expand-strided-metadata,lower-affine,convert-math-to-llvm," +
	"convert-arith-to-llvm,convert-index-to-llvm," +
	"finalize-memref-to-llvm,convert-func-to-llvm," +
	"convert-cf-to-llvm,reconcile-unrealized-casts"

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatalf("usage: %s FILE.mlir", os.Args[0])
	}
	if err := run(os.Args[1], os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// tracked is an operation, and what it was called while it lived.
type tracked struct {
	op   Operation
	name string
}

// track takes a handle to every operation.
func track(root Operation) ([]tracked, error) {
	var all []tracked
	operations := root.Operations()
	for operations.Next() {
		op := operations.Value()
		identifier, err := op.Name()
		if err != nil {
			return nil, err
		}
		name, err := identifier.Str()
		if err != nil {
			return nil, err
		}
		all = append(all, tracked{op, name})
	}
	return all, operations.Err()
}

// row says what became of the operations of one name.
type row struct {
	name                   string
	before, survived, died int
}

// table counts by name, and knows in which order the names came.
type table struct {
	rows  []*row
	named map[string]*row
}

func (t *table) row(name string) *row {
	if t.named == nil {
		t.named = map[string]*row{}
	}
	found := t.named[name]
	if found == nil {
		found = &row{name: name}
		t.named[name] = found
		t.rows = append(t.rows, found)
	}
	return found
}

// report is what all handles answer.
type report struct {
	operations, killers table
	total               row
	// What the first of each name says that died.
	stories []string
	// Survivors that answer as before, and have the same number when reached again.
	same int
}

// ask asks every handle. The dead answer too: with what they were and what killed
// them.
func ask(all []tracked, root Operation) (*report, error) {
	now, err := track(root)
	if err != nil {
		return nil, err
	}
	names := map[uint64]string{}
	for _, one := range now {
		names[one.op.Bits()] = one.name
	}
	answers := &report{total: row{name: "all"}}
	for _, one := range all {
		row := answers.operations.row(one.name)
		row.before++
		answers.total.before++
		_, err := one.op.Name()
		if err == nil {
			row.survived++
			answers.total.survived++
			if names[one.op.Bits()] == one.name {
				answers.same++
			}
			continue
		}
		if !errors.Is(err, ErrStaleHandle) {
			return nil, err
		}
		if name, found := names[one.op.Bits()]; found {
			return nil, fmt.Errorf("a %s has the number of what died: %w", name, err)
		}
		row.died++
		answers.total.died++
		if row.died == 1 && len(answers.stories) < 8 {
			answers.stories = append(answers.stories, err.Error())
		}
		// "...: it was `arith.addi`, erased during pass run 1: canonicalize,cse"
		_, why, _ := strings.Cut(err.Error(), ", ")
		answers.killers.row(why).died++
	}
	return answers, nil
}

func (r *report) print(out io.Writer) {
	fmt.Fprintf(out, "%-26s %8s %10s %6s\n", "operation", "before", "survived", "died")
	for _, row := range append(r.operations.rows, &r.total) {
		fmt.Fprintf(out, "%-26s %8d %10d %6d\n", row.name, row.before, row.survived, row.died)
	}
	fmt.Fprintf(out, "\nwhat killed them:\n")
	for _, row := range r.killers.rows {
		fmt.Fprintf(out, "  %5d  %s\n", row.died, row.name)
	}
	fmt.Fprintf(out, "\nwhat the first of their kinds say:\n")
	for _, story := range r.stories {
		fmt.Fprintf(out, "  %s\n", story)
	}
}

func run(path string, out io.Writer) error {
	context, err := NewContextWithAllDialects(true)
	if err != nil {
		return err
	}
	module, err := NewModuleParseFromFile(context, path)
	if err != nil {
		return err
	}
	root, err := module.Operation()
	if err != nil {
		return err
	}
	all, err := track(root)
	if err != nil {
		return err
	}
	if err := root.RunPipeline("canonicalize,cse"); err != nil {
		return err
	}
	answers, err := ask(all, root)
	if err != nil {
		return err
	}

	// The rest of the way down. What the handles said is about the first run.
	if err := root.RunPipeline(lowering); err != nil {
		return err
	}
	fmt.Fprintf(out, "lowered to the LLVM dialect:\n\n")
	if err := root.Print(out); err != nil {
		return err
	}
	fmt.Fprintf(out, "\nafter canonicalize,cse:\n\n")
	answers.print(out)
	mode, err := InvalidationMode()
	if err != nil {
		return err
	}
	modes := map[uint32]string{InvalidationExact: "exact", InvalidationConservative: "conservative"}
	fmt.Fprintf(out, "\n%d of %d survivors answer as before and have the same handle when reached again (%s mode)\n",
		answers.same, answers.total.survived, modes[mode])
	if answers.same != answers.total.survived {
		return errors.New("some survivors do not answer as before")
	}
	return context.Destroy()
}
