package mlirshim_test

import (
	"errors"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"

	. "mlirshim"
)

// Handlers are given what the report of the call has, notes included.
func TestDiagnostics(t *testing.T) {
	for _, immediate := range []bool{false, true} {
		context := newContext(t)
		var seen []Diagnostic
		id := must(context.AttachDiagnosticHandler(func(one Diagnostic) { seen = append(seen, one) }, immediate))(t)
		_, err := NewModuleParse(context, `func.func @twice() { return }
func.func @twice() { return }`)
		refused(t, ErrParseError, "", err)
		var failure *Error
		if !errors.As(err, &failure) || failure.Function != "mlsModuleCreateParse" {
			t.Fatalf("got %#v", err)
		}
		if len(seen) != 1 || len(seen[0].Notes) == 0 || !reflect.DeepEqual(seen, failure.Diagnostics) {
			t.Fatalf("saw %v, the report has %v", seen, failure.Diagnostics)
		}
		equal(t, seen[0].Severity, SeverityError)
		equal(t, seen[0].Message, "redefinition of symbol named 'twice'")
		equal(t, seen[0].Location, `loc("-":2:1)`)

		ok(t, context.DetachDiagnosticHandler(id))
		_, err = NewModuleParse(context, "func.func @broken(")
		refused(t, ErrParseError, "", err)
		equal(t, len(seen), 1)
	}
}

// A handler has no call that could hand back its panic, so that ends the program.
func TestPanickingHandlers(t *testing.T) {
	const inChild = "MLIRSHIM_TEST_PANIC"
	if os.Getenv(inChild) != "" {
		context := newContext(t)
		must(context.AttachDiagnosticHandler(func(Diagnostic) { panic("that was one too many") }, false))(t)
		_, err := NewModuleParse(context, "func.func @broken(")
		t.Fatalf("the program goes on: %v", err)
	}
	child := exec.Command(os.Args[0], "-test.run=^TestPanickingHandlers$")
	child.Env = append(os.Environ(), inChild+"=1")
	output, err := child.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || !strings.Contains(string(output), "panic in a callback: that was one too many") {
		t.Errorf("got %v:\n%s", err, output)
	}
}

func TestInvalidations(t *testing.T) {
	context := newContext(t)
	root := parse(t, context, sums)
	sum := find(t, root, "arith.addi")
	var dead []Invalidation
	id := must(context.AddInvalidationHook(func(all []Invalidation) { dead = append(dead, all...) }))(t)
	ok(t, root.RunPipeline("canonicalize"))
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
