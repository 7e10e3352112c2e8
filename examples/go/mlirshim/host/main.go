// Host shows Go inside of MLIR: a pass on MLIR's worker threads, a rewrite pattern,
// a handler of diagnostics, and compiled code.
//
//	host model.mlir
package main

import (
	"errors"
	"fmt"
	"log"
	"os"
	"sync/atomic"

	. "mlirshim"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatalf("usage: %s FILE.mlir", os.Args[0])
	}
	context, err := NewContextWithAllDialects(true)
	if err != nil {
		log.Fatal(err)
	}
	module, err := NewModuleParseFromFile(context, os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	root, err := module.Operation()
	if err != nil {
		log.Fatal(err)
	}
	for _, step := range []func(Context, Operation) error{countOperations, refuse, foldSums, compile} {
		if err := step(context, root); err != nil {
			log.Fatal(err)
		}
	}
}

// runOnFunctions runs a function on every function, several at once.
func runOnFunctions(context Context, root Operation, pass RunFunc) error {
	manager, err := NewPassManager(context)
	if err != nil {
		return err
	}
	nested, err := manager.NestedUnder("func.func")
	if err != nil {
		return err
	}
	external, err := CreateExternalPass(ExternalPassOptions{Name: "host", OpName: "func.func"}, pass)
	if err != nil {
		return err
	}
	if err := nested.AddOwnedPass(external); err != nil {
		return err
	}
	return manager.RunOnOp(root)
}

func countOperations(context Context, root Operation) error {
	var functions, operations int64
	err := runOnFunctions(context, root, func(op Operation, _ ExternalPass) error {
		all, err := op.CopyTree()
		atomic.AddInt64(&functions, 1)
		atomic.AddInt64(&operations, int64(len(all)))
		return err
	})
	fmt.Printf("the pass counted %d operations in %d functions\n", operations, functions)
	return err
}

// errUnwanted is the error of a pass: it comes back from the run.
var errUnwanted = errors.New("unwanted function")

func refuse(context Context, root Operation) error {
	err := runOnFunctions(context, root, func(op Operation, _ ExternalPass) error {
		symbol, err := op.AttributeByName("sym_name")
		if err != nil {
			return err
		}
		name, err := StringAttr{Attribute: symbol}.Value()
		if err == nil && name == "tile_extent" {
			err = fmt.Errorf("%w: %s", errUnwanted, name)
		}
		return err
	})
	if !errors.Is(err, errUnwanted) {
		return fmt.Errorf("the pass did not fail as it should: %w", err)
	}
	var failure *Error
	errors.As(err, &failure)
	fmt.Printf("the run failed with %v, since the pass said: %v\n", failure.Code, failure.Cause)
	return nil
}

// isZero tells whether a value is the constant 0.
func isZero(value Value) (bool, error) {
	isResult, err := value.IsAOpResult()
	if err != nil || !isResult {
		return false, err
	}
	op, err := OpResult{Value: value}.Owner()
	if err != nil {
		return false, err
	}
	attribute, err := op.AttributeByName("value")
	if err != nil || attribute.IsNull() {
		return false, err
	}
	isInteger, err := attribute.IsAInteger()
	if err != nil || !isInteger {
		return false, err
	}
	number, err := IntegerAttr{Attribute: attribute}.ValueInt()
	return number == 0, err
}

func foldSums(context Context, root Operation) error {
	folded := 0
	pattern, err := OpRewritePatternCreate("arith.addi", 1, func(op Operation, rewriter PatternRewriter) (bool, error) {
		operands, err := op.CopyOperands()
		if err != nil {
			return false, err
		}
		if zero, err := isZero(operands[1]); err != nil || !zero {
			return false, err
		}
		base, err := rewriter.AsBase()
		if err != nil {
			return false, err
		}
		folded++
		return true, base.ReplaceOpWithValues(op, operands[:1])
	})
	if err != nil {
		return err
	}
	set, err := NewRewritePatternSet(context)
	if err != nil {
		return err
	}
	if err := set.Add(pattern); err != nil {
		return err
	}
	patterns, err := FreezeRewritePattern(set)
	if err != nil {
		return err
	}
	config := GreedyRewriteDriverConfigCreate()
	config.EnableFolding = false // Or MLIR would do it before us.
	err = ApplyPatternsAndFoldGreedilyWithOp(root, patterns, config)
	fmt.Printf("the pattern folded %d sums with zero\n", folded)
	return err
}

func compile(context Context, _ Operation) error {
	// MLIR says what it has to say to us.
	id, err := context.AttachDiagnosticHandler(func(one Diagnostic) {
		fmt.Printf("MLIR says at %s: %s\n", one.Location, one.Message)
	}, false)
	if err != nil {
		return err
	}
	defer context.DetachDiagnosticHandler(id)
	if _, err := NewModuleParse(context, "func.func @square("); !errors.Is(err, ErrParseError) {
		return fmt.Errorf("half a function was parsed: %w", err)
	}

	module, err := NewModuleParse(context, `
llvm.func @square(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %y = llvm.mul %x, %x : i64
  llvm.return %y : i64
}
llvm.func @_mlir_ciface_square(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %y = llvm.call @square(%x) : (i64) -> i64
  llvm.return %y : i64
}`)
	if err != nil {
		return err
	}
	engine, err := NewExecutionEngine(module, 2, nil, false, false)
	if err != nil {
		return err
	}
	argument, result := int64(12), int64(0)
	if err := engine.InvokePacked("square", &argument, &result); err != nil {
		return err
	}
	fmt.Printf("square(%d) is %d\n", argument, result)
	return nil
}
