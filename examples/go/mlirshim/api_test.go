package mlirshim_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	. "mlirshim"
)

// Functions of the library that nothing here calls, since Go has something else.
var notInGo = map[string]string{
	"mlsStringRefCreate":            "string",
	"mlsStringRefCreateFromCString": "string",
	"mlsStringRefEqual":             "==",
	"mlsLogicalResultSuccess":       "nil",
	"mlsLogicalResultFailure":       "ErrUpstreamFailed",
	"mlsLogicalResultIsSuccess":     "err == nil",
	"mlsLogicalResultIsFailure":     "err != nil",
	"mlsStatusMessage":              "Error.Message",
	"mlsReportGetCode":              "Error.Code",
	"mlsHostSetHooks":               "no lock around everything",
	"mlsExternalPassSignalFailure":  "an error of Run",
}

// Types of which Go has plain data, so that no function of theirs is called.
var plainData = regexp.MustCompile("^mls(Diagnostic(Get|Print)|GreedyRewriteDriverConfig(Get|Set|Is|Enable|Destroy)|" +
	"TransformOptions(Get|Enable|Enforce|Destroy))")

// One pair of functions counts the references of all types of handles.
var counts = regexp.MustCompile("^mls[A-Za-z]+(Retain|Release)$")

// Every function of the description is called, and so exists and links, or has its
// reason not to be.
func TestEveryFunctionIsThere(t *testing.T) {
	description := must(os.ReadFile("../../../include/mlir_shim.json"))(t)
	var api struct{ Functions []struct{ Name string } }
	ok(t, json.Unmarshal(description, &api))
	called := map[string]bool{}
	calls := regexp.MustCompile(`\bC\.(mls[A-Za-z0-9_]+)\(`)
	for _, path := range must(filepath.Glob("*.go"))(t) {
		for _, call := range calls.FindAllSubmatch(must(os.ReadFile(path))(t), -1) {
			called[string(call[1])] = true
		}
	}
	known := 0
	for _, function := range api.Functions {
		_, replaced := notInGo[function.Name]
		absent := replaced || plainData.MatchString(function.Name) ||
			counts.MatchString(function.Name) && !strings.HasPrefix(function.Name, "mlsHandle")
		if called[function.Name] == absent {
			t.Errorf("%s: called: %v", function.Name, called[function.Name])
		}
		if replaced {
			known++
		}
	}
	equal(t, known, len(notInGo))
	if len(api.Functions) < 1500 {
		t.Errorf("only %d functions", len(api.Functions))
	}
}

// call is a call of a generated function with nothing but null handles, empty texts
// and zeros.
type call struct {
	function string
	// Whether it needs a handle, and so must refuse.
	needsHandle bool
	call        func() error
}

// Every generated function can be called, and refuses what is nothing.
func TestEveryFunctionIsCalled(t *testing.T) {
	nothingIsLeft(t)
	for _, one := range calls {
		err := one.call()
		var failure *Error
		if one.needsHandle {
			refused(t, ErrNullHandle, one.function, err)
		} else if err != nil && (!errors.As(err, &failure) || failure.Function != one.function) {
			t.Errorf("%s: got %v", one.function, err)
		}
	}
	if len(calls) < 1700 {
		t.Errorf("only %d calls", len(calls))
	}
}

func TestTypes(t *testing.T) {
	context := newContext(t)
	i32 := must(IntegerTypeGet(context, 32))(t)
	equal(t, must(IntegerType{Type: i32}.Width())(t), 32)
	equal(t, must(i32.ToString())(t), "i32")
	equal(t, must(i32.IsAInteger())(t), true)
	equal(t, must(i32.Equal(must(TypeParseGet(context, "i32"))(t)))(t), true)
	function := FunctionType{Type: must(FunctionTypeGet(context, []Type{i32, i32}, []Type{i32}))(t)}
	equal(t, must(function.ToString())(t), "(i32, i32) -> i32")
	inputs := must(function.CopyInputs())(t)
	equal(t, len(inputs), 2)
	equal(t, inputs[1].Bits(), i32.Bits())
	tensor := must(RankedTensorTypeGet([]int64{2, 3}, i32, Attribute{}))(t)
	sizes := must(ShapedType{Type: tensor}.CopySizes())(t)
	if len(sizes) != 2 || sizes[0] != 2 || sizes[1] != 3 {
		t.Errorf("got %v", sizes)
	}
	strides, offset, err := MemRefType{Type: must(TypeParseGet(context, "memref<4x5xf32>"))(t)}.StridesAndOffset()
	ok(t, err)
	if offset != 0 || len(strides) != 2 || strides[0] != 5 || strides[1] != 1 {
		t.Errorf("got %v, %d", strides, offset)
	}

	_, err = FunctionType{Type: i32}.NumInputs()
	refused(t, ErrBadArgument, "mlsFunctionTypeGetNumInputs", err)
	_, err = IntegerTypeGet(Context{}, 32)
	refused(t, ErrNullHandle, "context", err)
	_, err = TypeParseGet(context, "no type")
	refused(t, ErrParseError, "", err)
	_, err = FunctionTypeGet(context, []Type{must(IntegerTypeGet(newContext(t), 8))(t)}, nil)
	refused(t, ErrWrongContext, "", err)
	_, err = function.Input(2)
	refused(t, ErrOutOfRange, "", err)
}

func TestAttributes(t *testing.T) {
	context := newContext(t)
	i32 := must(IntegerTypeGet(context, 32))(t)
	seven := must(IntegerAttrGet(i32, 7))(t)
	equal(t, must(IntegerAttr{Attribute: seven}.ValueInt())(t), 7)
	name := must(StringAttrGet(context, "näme\x00"))(t)
	equal(t, must(StringAttr{Attribute: name}.Value())(t), "näme\x00")
	array := ArrayAttr{Attribute: must(ArrayAttrGet(context, []Attribute{seven, name}))(t)}
	equal(t, must(array.CopyElements())(t)[1].Bits(), name.Bits())
	dense := must(DenseBoolArrayGet(context, []int32{1, 0, 1}))(t)
	bools := must(DenseBoolArray{Attribute: dense}.CopyElements())(t)
	if len(bools) != 3 || !bools[0] || bools[1] || !bools[2] {
		t.Errorf("got %v", bools)
	}
	dictionary := must(DictionaryAttrGet(context, []NamedAttribute{
		{Name: must(IdentifierGet(context, "a"))(t), Attribute: seven}}))(t)
	element := must(DictionaryAttr{Attribute: dictionary}.Element(0))(t)
	equal(t, must(element.Name.Str())(t), "a")
	equal(t, element.Attribute.Bits(), seven.Bits())

	tensor := must(RankedTensorTypeGet([]int64{2}, i32, Attribute{}))(t)
	elements := must(DenseElementsAttrInt32Get(tensor, []int32{1, -1}))(t)
	raw := must(DenseElementsAttrGetRawData(elements))(t)
	equal(t, raw.ElementSize, 4)
	if !bytes.Equal(raw.Data, []byte{1, 0, 0, 0, 255, 255, 255, 255}) || raw.IsSplat {
		t.Errorf("got %v", raw)
	}
	resource := must(UnmanagedDenseResourceElementsAttrGet(tensor, "blob", raw.Data, 16, false))(t)
	equal(t, must(DenseInt32ResourceElementsAttr{Attribute: resource}.Value(1))(t), -1)
	_, err := UnmanagedDenseResourceElementsAttrGet(tensor, "blob", raw.Data[:4], 16, false)
	refused(t, ErrOutOfRange, "needs 8 bytes, not 4", err)
	_, err = DenseElementsAttrGetRawData(seven)
	refused(t, ErrBadArgument, "a dense constant is needed", err)
	_, err = StringAttr{Attribute: seven}.Value()
	refused(t, ErrBadArgument, "", err)
}

func TestAffineMaps(t *testing.T) {
	context := newContext(t)
	d0 := must(AffineDimExprGet(context, 0))(t)
	s0 := must(AffineSymbolExprGet(context, 0))(t)
	sum := must(AffineAddExprGet(d0, s0))(t)
	equal(t, must(sum.ToString())(t), "d0 + s0")
	affineMap := must(AffineMapGet(context, 1, 1, []AffineExpr{sum, d0}))(t)
	results := must(affineMap.CopyResults())(t)
	equal(t, len(results), 2)
	equal(t, results[1].Bits(), d0.Bits())
	compressed := must(AffineMapCompressUnusedSymbols([]AffineMap{must(AffineMapGet(context, 1, 1, []AffineExpr{d0}))(t)}))(t)
	equal(t, must(compressed[0].NumSymbols())(t), 0)
	_, err := AffineMapGet(context, 0, 1, []AffineExpr{sum})
	refused(t, ErrBadArgument, "dimension number 0", err)
	_, err = AffineConstantExpr{AffineExpr: d0}.Value()
	refused(t, ErrBadArgument, "", err)
}

// build makes `func.func @double(%arg0: i32) -> i32 { return %arg0 + %arg0 }`.
func build(t testing.TB, context Context) Module {
	t.Helper()
	location := must(LocationUnknownGet(context))(t)
	i32 := must(IntegerTypeGet(context, 32))(t)
	named := func(name string, attribute Attribute) NamedAttribute {
		return NamedAttribute{Name: must(IdentifierGet(context, name))(t), Attribute: attribute}
	}
	module := must(NewModuleEmpty(location))(t)
	body := must(NewBlock(context, []Type{i32}, []Location{location}))(t)
	argument := must(body.Argument(0))(t)

	state := must(OperationStateGet("arith.addi", location))(t)
	ok(t, state.AddOperands([]Value{argument, argument}))
	ok(t, state.EnableResultTypeInference())
	add := must(NewOperation(state))(t)
	ok(t, body.AppendOwnedOperation(add))
	_, err := NewOperation(state)
	refused(t, ErrStaleHandle, "consumed by mlsOperationCreate", err)

	state = must(OperationStateGet("func.return", location))(t)
	ok(t, state.AddOperands([]Value{must(add.Result(0))(t)}))
	ok(t, body.AppendOwnedOperation(must(NewOperation(state))(t)))

	state = must(OperationStateGet("func.func", location))(t)
	region := must(NewRegion(context))(t)
	ok(t, region.AppendOwnedBlock(body))
	ok(t, state.AddOwnedRegions([]Region{region}))
	ok(t, state.AddAttributes([]NamedAttribute{
		named("sym_name", must(StringAttrGet(context, "double"))(t)),
		named("function_type", must(TypeAttrGet(must(FunctionTypeGet(context, []Type{i32}, []Type{i32}))(t)))(t)),
	}))
	ok(t, must(module.Body())(t).AppendOwnedOperation(must(NewOperation(state))(t)))
	return module
}

func TestBuilding(t *testing.T) {
	context := newContext(t)
	var module Module
	ok(t, context.Session(func() error {
		module = build(t, context)
		return nil
	}))
	root := must(module.Operation())(t)
	ok(t, root.Verify())
	if !strings.Contains(text(t, root), "arith.addi %arg0, %arg0 : i32") {
		t.Errorf("got %s", text(t, root))
	}

	// A state holds the region that it will consume.
	location := must(LocationUnknownGet(context))(t)
	state := must(OperationStateGet("builtin.module", location))(t)
	func() {
		region := must(NewRegion(context))(t)
		ok(t, region.AppendOwnedBlock(must(NewBlock(context, nil, nil))(t)))
		ok(t, state.AddOwnedRegions([]Region{region}))
	}()
	collected(t, KindBlock, 1)
	empty := must(NewOperation(state))(t)
	equal(t, must(must(ModuleFromOperation(empty))(t).Body())(t).IsNull(), false)

	state = must(OperationStateGet("no.such", location))(t)
	_, err := NewOperation(state)
	refused(t, ErrDialectNotLoaded, "no.such", err)
}

func TestWalksAndIterators(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	var names []string
	stopped := must(root.Walk(WalkOrderPostOrder, func(op Operation) (WalkResult, error) {
		names = append(names, nameOf(t, op))
		if len(names) == 5 {
			return WalkResultInterrupt, nil
		}
		return WalkResultAdvance, nil
	}))(t)
	equal(t, stopped, true)
	equal(t, strings.Join(names, " "), "arith.constant arith.constant arith.addi func.return func.func")

	reason := errors.New("enough")
	visited := 0
	_, err := root.Walk(WalkOrderPreOrder, func(Operation) (WalkResult, error) {
		visited++
		return WalkResultAdvance, reason
	})
	if !errors.Is(err, reason) || visited != 1 {
		t.Errorf("got %v after %d", err, visited)
	}
	_, err = root.Walk(WalkOrder(9), func(Operation) (WalkResult, error) { return WalkResultAdvance, nil })
	refused(t, ErrBadEnum, "9 is not one of its values", err)

	// What is erased before its turn is left out.
	names = nil
	all := root.Operations()
	for all.Next() {
		op := all.Value()
		names = append(names, nameOf(t, op))
		if nameOf(t, op) == "func.func" && len(names) == 2 {
			ok(t, op.Destroy())
		}
	}
	ok(t, all.Err())
	equal(t, strings.Join(names, " "), "builtin.module func.func func.func func.return")
	blocks := must(find(t, root, "func.func").Region(0))(t).Blocks()
	equal(t, blocks.Next(), true)
	operations := blocks.Value().Operations()
	equal(t, operations.Next(), true)
	equal(t, nameOf(t, operations.Value()), "func.return")
	equal(t, operations.Next() || blocks.Next(), false)
	none := Operation{}.Operations()
	equal(t, none.Next(), false)
	refused(t, ErrNullHandle, "", none.Err())
}

func TestSymbolTables(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	table := must(NewSymbolTable(root))(t)
	equal(t, must(table.Lookup("h"))(t).IsNull(), true)
	clone := must(must(table.Lookup("f"))(t).Clone())(t)
	name := must(table.Insert(clone))(t)
	equal(t, must(StringAttr{Attribute: name}.Value())(t), "f_0")
	equal(t, must(table.Lookup("f_0"))(t).Bits(), clone.Bits())
	ok(t, table.Erase(clone))
	_, err := clone.Name()
	refused(t, ErrStaleHandle, "func.func", err)

	visited := 0
	ok(t, root.WalkSymbolTables(true, func(op Operation, visible bool) error {
		visited++
		equal(t, op.Bits(), root.Bits())
		equal(t, visible, true)
		return nil
	}))
	equal(t, visited, 1)
	reason := errors.New("enough")
	if err := root.WalkSymbolTables(true, func(Operation, bool) error { return reason }); !errors.Is(err, reason) {
		t.Errorf("got %v", err)
	}
	// It holds the operation that it looks into.
	collected(t, KindModule, 0)
	equal(t, nameOf(t, must(table.Lookup("g"))(t)), "func.func")
}

func TestRewriters(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	sum := find(t, root, "arith.addi")
	rewriter := must(NewIRRewriterFromOp(sum))(t)
	clone := must(rewriter.Clone(sum))(t)
	equal(t, must(clone.NextInBlock())(t).Bits(), sum.Bits())
	ok(t, rewriter.ReplaceOpWithOperation(sum, clone))
	_, err := sum.Name()
	refused(t, ErrStaleHandle, "erased by a rewriter", err)
	refused(t, ErrInUse, "func.return", rewriter.EraseOp(clone))
	ok(t, root.Verify())
}

// failingWriter is full.
type failingWriter struct{ reason error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.reason }

func TestPrinting(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	var printed strings.Builder
	ok(t, root.Print(&printed))
	equal(t, printed.String(), text(t, root))
	flags := must(NewOpPrintingFlags())(t)
	ok(t, flags.EnableDebugInfo(true, false))
	printed.Reset()
	ok(t, root.PrintWithFlags(flags, &printed))
	if !strings.Contains(printed.String(), `loc("-":2:1)`) {
		t.Errorf("got %s", printed.String())
	}
	err := root.Print(failingWriter{io.ErrShortWrite})
	if !errors.Is(err, io.ErrShortWrite) || !errors.Is(err, ErrCallbackFailed) {
		t.Errorf("got %v", err)
	}
}

func TestBytecode(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	var bytecode strings.Builder
	ok(t, root.WriteBytecode(&bytecode))
	again := parse(t, context, bytecode.String())
	equal(t, text(t, again), text(t, root))
	_, err := NewModuleParse(context, bytecode.String()[:bytecode.Len()/2])
	refused(t, ErrParseError, "", err)
}

func TestShapes(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, `func.func @f(%a: tensor<2x3xf32>) { return }`)
	location := must(LocationUnknownGet(context))(t)
	argument := must(must(must(find(t, root, "func.func").Region(0))(t).FirstBlock())(t).Argument(0))(t)
	types := must(InferTypeOpInterfaceInferReturnTypes("arith.addf", context, location,
		[]Value{argument, argument}, Attribute{}, nil))(t)
	equal(t, len(types), 1)
	equal(t, must(types[0].ToString())(t), "tensor<2x3xf32>")
	shapes := must(InferShapedTypeOpInterfaceInferReturnTypes("tosa.tanh", context, location,
		[]Value{argument}, Attribute{}))(t)
	if len(shapes) != 1 || !shapes[0].HasRank || len(shapes[0].Sizes) != 2 || shapes[0].Sizes[1] != 3 {
		t.Errorf("got %v", shapes)
	}
	_, err := InferShapedTypeOpInterfaceInferReturnTypes("arith.addf", context, location, nil, Attribute{})
	refused(t, ErrBadArgument, "", err)
}

func TestCompiledCode(t *testing.T) {
	context := newContext(t)
	module := must(NewModuleParse(context, `
func.func private @told(i64)
func.func @double(%a: i64) -> i64 attributes {llvm.emit_c_interface} {
  %s = arith.addi %a, %a : i64
  return %s : i64
}`))(t)
	ok(t, must(module.Operation())(t).RunPipeline("convert-to-llvm"))
	engine := must(NewExecutionEngine(module, 2, nil, false, false))(t)
	argument, result := int64(21), int64(0)
	ok(t, engine.InvokePacked("double", &argument, &result))
	equal(t, result, 42)
	refused(t, ErrBadArgument, "argument 0", engine.InvokePacked("double", 21, &result))
	refused(t, ErrBadArgument, "argument 1", engine.InvokePacked("double", &argument, &[]int64{0}))
	refused(t, ErrNullPointer, "arguments", engine.InvokePacked("double", unsafe.Pointer(nil), &result))
	refused(t, ErrNoSymbol, "triple", engine.InvokePacked("triple", &argument, &result))
	if address := must(engine.Lookup("double"))(t); address == nil {
		t.Error("no address")
	}
}

// Sessions are of one goroutine, which may be on any thread before and after.
func TestSessions(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	parallel(t, 4, func(int) error {
		for round := 0; round < 20; round++ {
			err := context.Session(func() error {
				return context.Session(func() error {
					_, err := root.CopyTree()
					return err
				})
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	reason := errors.New("changed my mind")
	if err := context.Session(func() error { return reason }); err != reason {
		t.Errorf("got %v", err)
	}
	ok(t, context.Session(context.Destroy))
	refused(t, ErrStaleHandle, "", context.Session(func() error { return nil }))
}

func TestAnswers(t *testing.T) {
	nothingIsLeft(t)
	answer := must(NewAnswer())(t)
	go func() { _ = answer.Give(7) }()
	equal(t, must(answer.Wait(10_000))(t), 7)
	_, err := must(NewAnswer())(t).Wait(1)
	refused(t, ErrTimedOut, "", err)
}

func TestProcess(t *testing.T) {
	if !strings.HasPrefix(Version(), "0.") {
		t.Errorf("version %q", Version())
	}
	equal(t, LlvmVersionMajor(), 22)
	equal(t, ErrStaleHandle.Error(), "STALE_HANDLE")
	equal(t, isExact(t), os.Getenv("MLS_INVALIDATION") != "conservative")
}

// A context uses its pool, whoever else forgets it.
func TestThreadPools(t *testing.T) {
	nothingIsLeft(t)
	context := must(NewContextWithAllDialects(false))(t)
	ok(t, context.SetThreadPool(must(NewLlvmThreadPool())(t)))
	runtime.GC()
	root := functions(t, context, 8)
	ok(t, onFunctions(t, context, collecting).RunOnOp(root))
}

// While Go is said to be gone, nothing of it is called.
func TestGone(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	before := HostGetNumSkippedCallbacks()
	HostSetGone(true)
	visited := 0
	_, err := root.Walk(WalkOrderPreOrder, func(Operation) (WalkResult, error) {
		visited++
		return WalkResultAdvance, nil
	})
	HostSetGone(false)
	equal(t, visited, 0)
	if HostGetNumSkippedCallbacks() == before {
		t.Errorf("nothing was skipped: %v", err)
	}
}
