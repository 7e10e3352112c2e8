llvm.mlir.global internal constant @s("ab\00") {addr_space = 0 : i32}
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%a: !llvm.struct<"n", (i32, ptr)>, %p: !llvm.ptr {llvm.noalias}) -> i32 {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<"n", (i32, ptr)>
  %1 = llvm.getelementptr inbounds %p[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i8>
  %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.switch %2 : i32, ^a [1: ^b]
^a:
  llvm.return %2 : i32
^b:
  llvm.unreachable
}
