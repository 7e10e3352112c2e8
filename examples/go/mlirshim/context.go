package mlirshim

// NewContextWithAllDialects gives a context that knows, and has loaded, every
// dialect of MLIR, and has MLIR's threads or not.
func NewContextWithAllDialects(threadingEnabled bool) (Context, error) {
	registry, err := NewDialectRegistry()
	if err != nil {
		return Context{}, err
	}
	if err := RegisterAllDialects(registry); err != nil {
		return Context{}, err
	}
	context, err := NewContextWithRegistry(registry, threadingEnabled)
	if err != nil {
		return Context{}, err
	}
	return context, context.LoadAllAvailableDialects()
}

// RunPipeline runs passes on an operation: those of a text such as
// "canonicalize,func.func(cse)". All of MLIR's are known.
func (op Operation) RunPipeline(pipeline string) error {
	if err := RegisterAllPasses(); err != nil {
		return err
	}
	context, err := op.Context()
	if err != nil {
		return err
	}
	manager, err := NewPassManager(context)
	if err != nil {
		return err
	}
	passes, err := manager.AsOpPassManager()
	if err != nil {
		return err
	}
	if err := passes.AddPipeline(pipeline); err != nil {
		return err
	}
	return manager.RunOnOp(op)
}
