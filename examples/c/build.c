// Builds a function operation by operation, and verifies it:
//
//   func.func @weighted(%a: f32, %b: f32, %w: f32) -> f32 {
//     %one = arith.constant 1.0 : f32
//     %v = arith.subf %one, %w : f32
//     ... a * w + b * v
//   }
#include "example.h"

typedef struct Builder {
  MlsContext context;
  MlsLocation location;
  MlsBlock block;
} Builder;

// Makes an operation whose result types follow from its operands, and puts it
// at the end of the block. Gives its first result, or null.
static MlsValue emit(Builder *builder, const char *name, intptr_t n_operands,
                     const MlsValue *operands, intptr_t n_attributes,
                     const MlsNamedAttribute *attributes, bool infer) {
  MlsOperationState state;
  MlsOperation op;
  intptr_t n_results;
  MlsValue result = {0};
  MUST(mlsOperationStateGet(str(name), builder->location, &state));
  MUST(mlsOperationStateAddOperands(state, n_operands, operands));
  MUST(mlsOperationStateAddAttributes(state, n_attributes, attributes));
  if (infer)
    MUST(mlsOperationStateEnableResultTypeInference(state));
  MUST(mlsOperationCreate(state, &op));
  MUST(mlsBlockAppendOwnedOperation(builder->block, op));
  MUST(mlsOperationGetNumResults(op, &n_results));
  if (n_results > 0)
    MUST(mlsOperationGetResult(op, 0, &result));
  return result;
}

static MlsNamedAttribute named(MlsContext context, const char *name,
                               MlsAttribute attribute) {
  MlsIdentifier identifier;
  MlsNamedAttribute result;
  MUST(mlsIdentifierGet(context, str(name), &identifier));
  MUST(mlsNamedAttributeGet(identifier, attribute, &result));
  return result;
}

int main(void) {
  MlsContext context = example_context();
  MlsLocation location;
  MlsModule module;
  MlsBlock top;
  MUST(mlsLocationUnknownGet(context, &location));
  MUST(mlsModuleCreateEmpty(location, &module));
  MUST(mlsModuleGetBody(module, &top));

  // The function: a name, a type, and a region with one block.
  MlsType f32, function_type;
  MlsAttribute name, type_attribute;
  MUST(mlsF32TypeGet(context, &f32));
  MlsType inputs[] = {f32, f32, f32};
  MlsLocation locations[] = {location, location, location};
  MUST(mlsFunctionTypeGet(context, 3, inputs, 1, &f32, &function_type));
  MUST(mlsStringAttrGet(context, str("weighted"), &name));
  MUST(mlsTypeAttrGet(function_type, &type_attribute));
  MlsNamedAttribute attributes[] = {
      named(context, "sym_name", name),
      named(context, "function_type", type_attribute)};
  MlsRegion region;
  MlsBlock body;
  MUST(mlsRegionCreate(context, &region));
  MUST(mlsBlockCreate(context, 3, inputs, locations, &body));
  MUST(mlsRegionAppendOwnedBlock(region, body));
  MlsOperationState state;
  MlsOperation function;
  MUST(mlsOperationStateGet(str("func.func"), location, &state));
  MUST(mlsOperationStateAddAttributes(state, 2, attributes));
  MUST(mlsOperationStateAddOwnedRegions(state, 1, &region));
  MUST(mlsOperationCreate(state, &function));
  MUST(mlsBlockAppendOwnedOperation(top, function));

  // Its body.
  Builder builder = {context, location, body};
  MlsValue a, b, w;
  MlsAttribute one;
  MUST(mlsBlockGetArgument(body, 0, &a));
  MUST(mlsBlockGetArgument(body, 1, &b));
  MUST(mlsBlockGetArgument(body, 2, &w));
  MUST(mlsFloatAttrDoubleGet(context, f32, 1.0, &one));
  MlsNamedAttribute value = named(context, "value", one);
  MlsValue constant = emit(&builder, "arith.constant", 0, NULL, 1, &value, true);
  MlsValue v = emit(&builder, "arith.subf", 2, (MlsValue[]){constant, w}, 0,
                    NULL, true);
  MlsValue left = emit(&builder, "arith.mulf", 2, (MlsValue[]){a, w}, 0, NULL,
                       true);
  MlsValue right = emit(&builder, "arith.mulf", 2, (MlsValue[]){b, v}, 0, NULL,
                        true);
  MlsValue sum = emit(&builder, "arith.addf", 2, (MlsValue[]){left, right}, 0,
                      NULL, true);
  emit(&builder, "func.return", 1, &sum, 0, NULL, false);

  MlsOperation root;
  MUST(mlsModuleGetOperation(module, &root));
  MUST(mlsOperationVerify(root));
  example_print(root);
  printf("it verifies\n");
  return example_end(context);
}
