package mlirshim

// #include "shim.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// MatchAndRewrite is a rewrite pattern: it changes op, with the rewriter only, and
// tells whether it did. It is called on the thread of its driver.
type MatchAndRewrite func(op Operation, rewriter PatternRewriter) (bool, error)

// OpRewritePatternCreate makes a pattern for operations named rootName. Of several
// that fit, the driver tries those with more benefit first.
func OpRewritePatternCreate(rootName string, benefit uint32, pattern MatchAndRewrite) (RewritePattern, error) {
	var callbacks C.MlsRewritePatternCallbacks
	callbacks.matchAndRewrite = (*[0]byte)(C.mlsGoMatchAndRewrite)
	callbacks.destruct = C.MlsDestroyUserData(C.mlsGoEnd)
	var out C.MlsRewritePattern
	err := handOver(pattern, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsOpRewritePatternCreate(cString(rootName), C.uint32_t(benefit), callbacks, data, &out)
	})
	return RewritePattern{own(out.bits, noReference)}, err
}

//export mlsGoMatchAndRewrite
func mlsGoMatchAndRewrite(op C.MlsOperation, rewriter C.MlsPatternRewriter, data unsafe.Pointer) C.MlsBool {
	matched := false
	guarded(func() (err error) {
		matched, err = valueOf(data).(MatchAndRewrite)(Operation{view(op.bits, noReference)},
			PatternRewriter{view(rewriter.bits, noReference)})
		return err
	})
	return cBool(matched)
}

// PDLFunction is a function that patterns in PDL call with some values. It adds to
// results what the pattern expects, and tells whether a constraint holds, or a
// rewrite worked.
type PDLFunction func(rewriter PatternRewriter, results PDLResultList, values []PDLValue) (bool, error)

// RegisterRewriteFunction registers the function that patterns mean by name when
// they rewrite.
func (module PDLPatternModule) RegisterRewriteFunction(name string, function PDLFunction) error {
	defer runtime.KeepAlive(module.keep)
	return handOver(function, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsPDLPatternModuleRegisterRewriteFunction(C.MlsPDLPatternModule{bits: module.c()},
			cString(name), C.MlsPDLRewriteFunction(C.mlsGoPDLFunction), data,
			C.MlsDestroyUserData(C.mlsGoEnd))
	})
}

// RegisterConstraintFunction registers the function that patterns mean by name when
// they match.
func (module PDLPatternModule) RegisterConstraintFunction(name string, function PDLFunction) error {
	defer runtime.KeepAlive(module.keep)
	return handOver(function, func(data unsafe.Pointer) C.MlsStatus {
		return C.mlsPDLPatternModuleRegisterConstraintFunction(C.MlsPDLPatternModule{bits: module.c()},
			cString(name), C.MlsPDLConstraintFunction(C.mlsGoPDLFunction), data,
			C.MlsDestroyUserData(C.mlsGoEnd))
	})
}

//export mlsGoPDLFunction
func mlsGoPDLFunction(rewriter C.MlsPatternRewriter, results C.MlsPDLResultList, nValues C.intptr_t,
	values *C.MlsPDLValue, data unsafe.Pointer) C.MlsBool {
	holds := false
	guarded(func() (err error) {
		all := each(unsafe.Slice(values, int(nValues)), func(one C.MlsPDLValue) PDLValue {
			return PDLValue{view(one.bits, noReference)}
		})
		holds, err = valueOf(data).(PDLFunction)(PatternRewriter{view(rewriter.bits, noReference)},
			PDLResultList{view(results.bits, noReference)}, all)
		return err
	})
	return cBool(holds)
}
