package mlirshim_test

import (
	"errors"
	"testing"

	. "mlirshim"
)

const zeros = `
func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.addi %a, %z : i32
  %two = arith.addi %one, %z : i32
  return %two : i32
}`

// isZero tells whether a value is the constant 0.
func isZero(value Value) (bool, error) {
	if isResult, err := value.IsAOpResult(); !isResult || err != nil {
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
	number, err := IntegerAttr{Attribute: attribute}.ValueInt()
	return number == 0, err
}

// apply applies one pattern everywhere, without MLIR's own folding.
func apply(t *testing.T, context Context, root Operation, pattern MatchAndRewrite) error {
	t.Helper()
	set := must(NewRewritePatternSet(context))(t)
	ok(t, set.Add(must(OpRewritePatternCreate("arith.addi", 1, pattern))(t)))
	config := GreedyRewriteDriverConfigCreate()
	config.EnableFolding = false
	return ApplyPatternsAndFoldGreedilyWithOp(root, must(FreezeRewritePattern(set))(t), config)
}

func TestPatterns(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, zeros)
	rewritten := 0
	var stale PatternRewriter
	ok(t, apply(t, context, root, func(op Operation, rewriter PatternRewriter) (bool, error) {
		left, err := op.Operand(0)
		if err != nil {
			return false, err
		}
		right, err := op.Operand(1)
		if err != nil {
			return false, err
		}
		if zero, err := isZero(right); !zero || err != nil {
			return false, err
		}
		refused(t, ErrOutOfScope, "", op.Destroy())
		stale = rewriter
		base, err := rewriter.AsBase()
		if err != nil {
			return false, err
		}
		rewritten++
		return true, base.ReplaceOpWithValues(op, []Value{left})
	}))
	equal(t, rewritten, 2)
	_, err := stale.AsBase()
	refused(t, ErrStaleHandle, "", err)
	ok(t, root.Verify())
}

func TestFailingPatterns(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, zeros)
	reason := errors.New("not this one")
	err := apply(t, context, root, func(Operation, PatternRewriter) (bool, error) { return false, reason })
	if !errors.Is(err, reason) || !errors.Is(err, ErrCallbackFailed) {
		t.Errorf("got %v", err)
	}
}

const picks = `
pdl.pattern : benefit(1) {
  %type = pdl.type
  %a = pdl.operand
  %b = pdl.operand
  %op = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.apply_native_constraint "is_zero"(%b : !pdl.value)
  pdl.rewrite %op {
    %v = pdl.apply_native_rewrite "pick"(%a : !pdl.value) : !pdl.value
    pdl.replace %op with (%v : !pdl.value)
  }
}`

func TestPDLFunctions(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, zeros)
	patterns := must(PDLPatternModuleFromModule(must(NewModuleParse(context, picks))(t)))(t)
	asked, picked := 0, 0
	constraint := func(_ PatternRewriter, _ PDLResultList, values []PDLValue) (bool, error) {
		asked++
		value, err := values[0].AsValue()
		if err != nil {
			return false, err
		}
		return isZero(value)
	}
	ok(t, patterns.RegisterConstraintFunction("is_zero", constraint))
	refused(t, ErrBadState, "is_zero", patterns.RegisterConstraintFunction("is_zero", constraint))
	ok(t, patterns.RegisterRewriteFunction("pick",
		func(_ PatternRewriter, results PDLResultList, values []PDLValue) (bool, error) {
			picked++
			value, err := values[0].AsValue()
			if err != nil {
				return false, err
			}
			return true, results.PushBackValue(value)
		}))
	set := must(RewritePatternSetFromPDLPatternModule(patterns))(t)
	config := GreedyRewriteDriverConfigCreate()
	config.EnableFolding = false
	ok(t, ApplyPatternsAndFoldGreedilyWithOp(root, must(FreezeRewritePattern(set))(t), config))
	equal(t, picked, 2)
	if asked < picked {
		t.Errorf("asked %d times", asked)
	}
}
