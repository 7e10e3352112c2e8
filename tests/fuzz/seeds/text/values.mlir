#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3, d0 ceildiv 4)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 7)>
#loc = loc("a.mlir":1:2)
module attributes {t.a = #map, t.s = #set, t.b = [1, 2.5 : f32, "x", unit, true],
  t.c = {x = dense<[1, 2]> : tensor<2xi32>, y = array<i64: 1, 2>}, t.d = @f::@g,
  t.e = sparse<[[0, 0]], [1.0]> : tensor<2x2xf64>, t.f = dense_resource<r> : tensor<2xi8>,
  t.g = strided<[4, 1], offset: ?>,
  t.i = (i32, f8E4M3FN) -> tuple<index, complex<bf16>>,
  t.j = memref<2x?xf32, #map, 1 : i32>, t.k = vector<[4]x2xi1>, t.l = tensor<*xi3>,
  t.m = loc(fused<"p">[callsite("a" at #loc), unknown])} {
  func.func private @f(i32 {t.q = 1 : i8}) -> f32
}
{-# dialect_resources: { builtin: { r: "0x010000000102" } }, external_resources: { t: { k: true } } #-}
