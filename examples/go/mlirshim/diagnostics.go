package mlirshim

// #include "shim.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// Severity is how bad a diagnostic is.
type Severity uint32

// Diagnostic is something that MLIR said.
type Diagnostic struct {
	Severity Severity
	Message  string
	// Where, in MLIR's syntax.
	Location string
	Notes    []Note
}

// Note belongs to a diagnostic.
type Note struct {
	Message  string
	Location string
}

// AttachDiagnosticHandler calls handler with each diagnostic of the context: after
// the call that it came from, or, if immediate, where it comes, and then on any
// thread. The number detaches it (DetachDiagnosticHandler).
func (context Context) AttachDiagnosticHandler(handler func(Diagnostic), immediate bool) (uint64, error) {
	defer runtime.KeepAlive(context.keep)
	var out C.uint64_t
	err := handOver(handler, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsContextAttachDiagnosticHandler(C.MlsContext{bits: context.c()},
			C.MlsDiagnosticHandler(C.mlsGoDiagnostic), cBool(immediate), data,
			C.MlsDestroyUserData(C.mlsGoEnd), &out)
	})
	return uint64(out), err
}

//export mlsGoDiagnostic
func mlsGoDiagnostic(diagnostic *C.MlsDiagnostic, data unsafe.Pointer) {
	unfailing(func() {
		one := goDiagnostic(*diagnostic)
		for _, note := range unsafe.Slice(diagnostic.notes, int(diagnostic.numNotes)) {
			one.Notes = append(one.Notes, Note{goString(note.message), goString(note.location)})
		}
		valueOf(data).(func(Diagnostic))(one)
	})
}

func goDiagnostic(c C.MlsDiagnostic) Diagnostic {
	return Diagnostic{
		Severity: Severity(c.severity),
		Message:  goString(c.message),
		Location: goString(c.location),
	}
}

// diagnosticsOf gives those of a report.
func diagnosticsOf(report C.MlsReport) []Diagnostic {
	var count C.intptr_t
	if C.mlsReportGetNumDiagnostics(report, &count).code != C.MLS_STATUS_OK {
		return nil
	}
	var all []Diagnostic
	for at := C.intptr_t(0); at < count; at++ {
		var c, note C.MlsDiagnostic
		if C.mlsReportGetDiagnostic(report, at, &c).code != C.MLS_STATUS_OK {
			continue
		}
		one := goDiagnostic(c)
		for number := C.intptr_t(0); number < c.numNotes; number++ {
			if C.mlsReportGetNote(report, at, number, &note).code == C.MLS_STATUS_OK {
				one.Notes = append(one.Notes, Note{goString(note.message), goString(note.location)})
			}
		}
		all = append(all, one)
	}
	return all
}
