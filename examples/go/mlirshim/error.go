package mlirshim

// #include "shim.h"
import "C"

// Code is the kind of a failure. Each constant Err... is one, so that
// errors.Is(err, ErrStaleHandle) asks for it.
type Code uint32

// Error gives the name of the code, as in the header without its beginning.
func (code Code) Error() string {
	return goString(C.mlsStatusName(C.uint32_t(code)))
}

// Error is why a call was refused, or failed.
type Error struct {
	Code Code
	// The function of the library that was called.
	Function string
	// Its parameter that is wrong; empty if none is.
	Argument string
	// All of it, for people.
	Message string
	// What MLIR said during the call.
	Diagnostics []Diagnostic
	// What a callback returned, if that ended the call.
	Cause error
}

func (err *Error) Error() string { return err.Message }

// Is tells whether target is the code of this error.
func (err *Error) Is(target error) bool {
	code, isCode := target.(Code)
	return isCode && code == err.Code
}

// Unwrap gives what a callback returned.
func (err *Error) Unwrap() error { return err.Cause }

// check makes an error of a status. The report is found by the number in it, so
// the goroutine may be on another thread by now.
func check(status C.MlsStatus) error {
	if status.code == C.MLS_STATUS_OK {
		return nil
	}
	err := &Error{Code: Code(status.code), Message: Code(status.code).Error()}
	var report C.MlsReport
	if C.mlsStatusGetReport(status, &report).code != C.MLS_STATUS_OK {
		return err // Too many failed since.
	}
	defer C.mlsReportDestroy(report)
	var text C.MlsStringRef
	if C.mlsReportGetFunction(report, &text).code == C.MLS_STATUS_OK {
		err.Function = goString(text)
	}
	if C.mlsReportGetArgument(report, &text).code == C.MLS_STATUS_OK {
		err.Argument = goString(text)
	}
	if C.mlsReportGetMessage(report, &text).code == C.MLS_STATUS_OK {
		err.Message = goString(text)
	}
	var token C.uint64_t
	if C.mlsReportGetErrorToken(report, &token).code == C.MLS_STATUS_OK {
		err.Cause = takeFailure(uint64(token))
	}
	err.Diagnostics = diagnosticsOf(report)
	return err
}
