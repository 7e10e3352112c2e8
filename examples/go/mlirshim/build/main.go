// Build makes a function operation by operation, and verifies it:
//
//	func.func @weighted(%a: f32, %b: f32, %w: f32) -> f32 {
//	  %one = arith.constant 1.0 : f32
//	  %v = arith.subf %one, %w : f32
//	  ... a * w + b * v
//	}
package main

import (
	"fmt"
	"log"
	"os"

	. "mlirshim"
)

func main() {
	log.SetFlags(0)
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

// builder puts operations at the end of a block. After the first failure it does
// nothing, and err has it.
type builder struct {
	context  Context
	location Location
	block    Block
	err      error
}

// must gives the value of a call, unless it failed.
func must[T any](b *builder) func(T, error) T {
	return func(value T, err error) T {
		if b.err == nil {
			b.err = err
		}
		return value
	}
}

func (b *builder) do(err error) {
	if b.err == nil {
		b.err = err
	}
}

func (b *builder) named(name string, attribute Attribute) NamedAttribute {
	return NamedAttribute{Name: must[Identifier](b)(IdentifierGet(b.context, name)), Attribute: attribute}
}

// emit makes an operation, whose result types follow from its operands if it has
// any, and gives its first result, or null.
func (b *builder) emit(name string, hasResult bool, operands []Value, attributes ...NamedAttribute) Value {
	if b.err != nil {
		return Value{}
	}
	state := must[OperationState](b)(OperationStateGet(name, b.location))
	b.do(state.AddOperands(operands))
	b.do(state.AddAttributes(attributes))
	if hasResult {
		b.do(state.EnableResultTypeInference())
	}
	if b.err != nil {
		return Value{}
	}
	op := must[Operation](b)(NewOperation(state))
	b.do(b.block.AppendOwnedOperation(op))
	if !hasResult {
		return Value{}
	}
	return must[Value](b)(op.Result(0))
}

// function makes a function with an empty block, and goes on in that.
func (b *builder) function(name string, inputs, results []Type) []Value {
	region := must[Region](b)(NewRegion(b.context))
	locations := make([]Location, len(inputs))
	for at := range locations {
		locations[at] = b.location
	}
	body := must[Block](b)(NewBlock(b.context, inputs, locations))
	b.do(region.AppendOwnedBlock(body))
	ty := must[Type](b)(FunctionTypeGet(b.context, inputs, results))
	state := must[OperationState](b)(OperationStateGet("func.func", b.location))
	b.do(state.AddAttributes([]NamedAttribute{
		b.named("sym_name", must[Attribute](b)(StringAttrGet(b.context, name))),
		b.named("function_type", must[Attribute](b)(TypeAttrGet(ty))),
	}))
	b.do(state.AddOwnedRegions([]Region{region}))
	if b.err == nil {
		b.do(b.block.AppendOwnedOperation(must[Operation](b)(NewOperation(state))))
	}
	b.block = body
	return must[[]Value](b)(body.CopyArguments())
}

func run() error {
	context, err := NewContextWithAllDialects(false)
	if err != nil {
		return err
	}
	b := &builder{context: context}
	b.location = must[Location](b)(LocationUnknownGet(context))
	module := must[Module](b)(NewModuleEmpty(b.location))
	b.block = must[Block](b)(module.Body())
	f32 := must[Type](b)(F32TypeGet(context))

	arguments := b.function("weighted", []Type{f32, f32, f32}, []Type{f32})
	if b.err != nil {
		return b.err
	}
	x, y, weight := arguments[0], arguments[1], arguments[2]
	one := must[Attribute](b)(FloatAttrDoubleGet(context, f32, 1))
	constant := b.emit("arith.constant", true, nil, b.named("value", one))
	rest := b.emit("arith.subf", true, []Value{constant, weight})
	left := b.emit("arith.mulf", true, []Value{x, weight})
	right := b.emit("arith.mulf", true, []Value{y, rest})
	sum := b.emit("arith.addf", true, []Value{left, right})
	b.emit("func.return", false, []Value{sum})
	if b.err != nil {
		return b.err
	}

	root, err := module.Operation()
	if err != nil {
		return err
	}
	if err := root.Verify(); err != nil {
		return err
	}
	if err := root.Print(os.Stdout); err != nil {
		return err
	}
	fmt.Println("it verifies")
	return nil
}
