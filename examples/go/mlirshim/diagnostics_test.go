package mlirshim_test

import (
	"errors"
	"testing"

	. "mlirshim"
)

func TestDiagnostics(t *testing.T) {
	context := newContext(t)
	var seen []Diagnostic
	id := must(context.AttachDiagnosticHandler(func(one Diagnostic) error {
		seen = append(seen, one)
		return nil
	}, false))(t)
	_, err := NewModuleParse(context, `func.func @twice() { return }
func.func @twice() { return }`)
	var failure *Error
	if !errors.As(err, &failure) || failure.Function != "mlsModuleCreateParse" || len(failure.Diagnostics) != 1 {
		t.Fatalf("got %#v", err)
	}
	refused(t, ErrParseError, "", err)
	// The handler was given what the report has, notes included.
	if len(seen) != 1 || len(seen[0].Notes) != 1 || len(failure.Diagnostics[0].Notes) != 1 {
		t.Fatalf("saw %v, the report has %v", seen, failure.Diagnostics)
	}
	equal(t, seen[0].Severity, SeverityError)
	equal(t, seen[0].Message, failure.Diagnostics[0].Message)
	equal(t, seen[0].Location, failure.Diagnostics[0].Location)
	equal(t, seen[0].Notes[0], failure.Diagnostics[0].Notes[0])

	ok(t, context.DetachDiagnosticHandler(id))
	_, err = NewModuleParse(context, "func.func @broken(")
	refused(t, ErrParseError, "", err)
	equal(t, len(seen), 1)
}

func TestFailingHandlers(t *testing.T) {
	context := newContext(t)
	reason := errors.New("enough")
	for _, immediate := range []bool{false, true} {
		id := must(context.AttachDiagnosticHandler(func(Diagnostic) error { return reason }, immediate))(t)
		_, err := NewModuleParse(context, "func.func @broken(")
		if !errors.Is(err, reason) {
			t.Errorf("got %v", err)
		}
		ok(t, context.DetachDiagnosticHandler(id))
	}
}

func TestInvalidations(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	sum := find(t, root, "arith.addi")
	var dead []Invalidation
	id := must(context.AddInvalidationHook(func(all []Invalidation) error {
		dead = append(dead, all...)
		return nil
	}))(t)
	run(t, context, root, "canonicalize")
	ok(t, context.RemoveInvalidationHook(id))
	found := false
	for _, one := range dead {
		if one.Handle == sum.Bits() {
			found = true
			equal(t, one.Name, "arith.addi")
			equal(t, one.Kind, uint32(KindOperation))
		}
	}
	if !found {
		t.Errorf("not the sum: %v", dead)
	}
}
