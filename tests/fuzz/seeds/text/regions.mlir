module @m {
  memref.global "private" constant @g : memref<4xf32> = dense<1.0>
  func.func @f(%n: index, %m: memref<?xf32>, %t: tensor<4x8xf32>, %c: i1, %k: i32) -> f32 {
    %c0 = arith.constant 0 : index
    %z = arith.constant 1.0 : f32
    %r = scf.for %i = %c0 to %n step %n iter_args(%a = %z) -> f32 {
      %v = memref.load %m[%i] : memref<?xf32>
      %s = arith.addf %a, %v fastmath<fast> : f32
      scf.yield %s : f32
    }
    affine.for %i = 0 to min affine_map<(d0) -> (d0, 8)>(%n) {
      affine.store %r, %m[%i] : memref<?xf32>
    }
    %e = scf.if %c -> f32 { scf.yield %r : f32 } else { scf.yield %z : f32 }
    %x = vector.transfer_read %m[%c0], %z : memref<?xf32>, vector<4xf32>
    %q = vector.reduction <add>, %x : vector<4xf32> into f32
    %u = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} outs(%t : tensor<4x8xf32>) {
    ^bb0(%o: f32):
      linalg.yield %o : f32
    } -> tensor<4x8xf32>
    cf.switch %k : i32, [default: ^a, 1: ^b(%q : f32)]
  ^a:
    return %e : f32
  ^b(%y: f32):
    "scf.execute_region"() ({ scf.yield }) : () -> ()
    return %y : f32
  }
}
