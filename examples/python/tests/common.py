"""What tests share."""

import mlir_shim

SUM = """
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  return %sum : i32
}
"""


def functions(count):
    """The text of a module with so many functions that each have something to fold."""
    return "\n".join(SUM.replace("@f", f"@f{number}") for number in range(count))


def find(root, name):
    """The first operation of this name."""
    return next(op for op in root.copy_tree() if op.name == name)


def on_functions(context, run, **others):
    """A pass manager that runs a function of Python's on every function."""
    manager = mlir_shim.PassManager.create(context)
    nested = manager.get_nested_under("func.func")
    external = mlir_shim.Pass.external(run, name="test", op_name="func.func", **others)
    nested.add_owned_pass(external)
    return manager
