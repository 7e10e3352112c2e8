// Types and debug information of the dialect llvm.
#include "mls_test.h"

static bool says(MlsString text, const char *want) {
  MlsStringRef view;
  OK(mlsStringGet(text, &view));
  bool same = mlsStringRefEqual(view, str(want));
  if (!same)
    fprintf(stderr, "is: %.*s\n", (int)view.length, view.data);
  OK(mlsStringDestroy(text));
  return same;
}

static bool is_type(MlsType ty, const char *want) {
  MlsString text;
  OK(mlsTypeToString(ty, &text));
  return says(text, want);
}

static bool is_attribute(MlsAttribute attr, const char *want) {
  MlsString text;
  OK(mlsAttributeToString(attr, &text));
  return says(text, want);
}

static void the_dialect_must_be_loaded(void) {
  MlsContext context;
  MlsType ty;
  MlsAttribute attr;
  OK(mlsContextCreate(&context));
  REFUSED_SAYING(MLS_STATUS_DIALECT_NOT_LOADED, "`llvm`",
                 mlsLLVMPointerTypeGet(context, 0, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsLLVMVoidTypeGet(context, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsLLVMStructTypeIdentifiedGet(context, str("s"), &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsLLVMDINullTypeAttrGet(context, &attr));
  OK(mlsContextDestroy(context));
}

static void types_are_made_and_read(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), pointer, none, array, function, ty;
  uint32_t space;
  intptr_t n;
  bool flag;
  OK(mlsLLVMPointerTypeGet(context, 3, &pointer));
  CHECK(is_type(pointer, "!llvm.ptr<3>"));
  OK(mlsTypeIsALLVMPointerType(pointer, &flag));
  CHECK(flag);
  OK(mlsLLVMPointerTypeGetAddressSpace(pointer, &space));
  CHECK(space == 3);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMPointerTypeGetAddressSpace(i32, &space));

  OK(mlsLLVMVoidTypeGet(context, &none));
  OK(mlsLLVMArrayTypeGet(i32, 4, &array));
  CHECK(is_type(array, "!llvm.array<4 x i32>"));
  OK(mlsLLVMArrayTypeGetElementType(array, &ty));
  CHECK(ty.bits == i32.bits);
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "an array type of LLVM is needed",
                 mlsLLVMArrayTypeGetElementType(pointer, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLLVMArrayTypeGet(none, 4, &ty));
  const char *never[] = {"!llvm.label", "!llvm.metadata", "!llvm.token",
                         "!llvm.func<void ()>", "!llvm.void"};
  for (size_t i = 0; i < sizeof never / sizeof *never; ++i) {
    MlsType one = type(context, never[i]);
    REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLLVMArrayTypeGet(one, 1, &ty));
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsLLVMStructTypeLiteralGet(context, 1, &one, false, &ty));
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsLLVMStructTypeLiteralGetChecked(unknown(context), 1, &one, false,
                                               &ty));
  }

  OK(mlsLLVMFunctionTypeGet(none, 2, (MlsType[]){i32, pointer}, true,
                            &function));
  CHECK(is_type(function, "!llvm.func<void (i32, ptr<3>, ...)>"));
  OK(mlsLLVMFunctionTypeGetNumInputs(function, &n));
  CHECK(n == 2);
  OK(mlsLLVMFunctionTypeGetInput(function, 1, &ty));
  CHECK(ty.bits == pointer.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMFunctionTypeGetInput(function, 2, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMFunctionTypeGetInput(function, -1, &ty));
  MlsType inputs[2];
  OK(mlsLLVMFunctionTypeCopyInputs(function, 2, inputs, &n));
  CHECK(n == 2 && inputs[0].bits == i32.bits);
  OK(mlsLLVMFunctionTypeGetReturnType(function, &ty));
  CHECK(ty.bits == none.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMFunctionTypeGetReturnType(type(context, "() -> ()"), &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMFunctionTypeGet(function, 0, NULL, false, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMFunctionTypeGet(i32, 1, &none, false, &ty));
  MlsType opaque;
  OK(mlsLLVMStructTypeOpaqueGet(context, str("never"), &opaque));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMFunctionTypeGet(i32, 1, &opaque, false, &ty));
  OK(mlsContextDestroy(context));
}

static void structs_get_their_bodies(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), literal, named, ty;
  MlsStringRef name;
  intptr_t n;
  bool flag;
  OK(mlsLLVMStructTypeLiteralGet(context, 2, (MlsType[]){i32, i32}, true,
                                 &literal));
  CHECK(is_type(literal, "!llvm.struct<packed (i32, i32)>"));
  OK(mlsLLVMStructTypeLiteralGetChecked(unknown(context), 2,
                                        (MlsType[]){i32, i32}, true, &ty));
  CHECK(ty.bits == literal.bits);
  OK(mlsTypeIsALLVMStructType(literal, &flag));
  CHECK(flag);
  OK(mlsLLVMStructTypeIsLiteral(literal, &flag));
  CHECK(flag);
  OK(mlsLLVMStructTypeIsPacked(literal, &flag));
  CHECK(flag);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMStructTypeGetIdentifier(literal, &name));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMStructTypeSetBody(literal, 1, &i32, false));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMStructTypeSetBody(i32, 1, &i32, false));

  OK(mlsLLVMStructTypeIdentifiedGet(context, str("later"), &named));
  OK(mlsLLVMStructTypeIsOpaque(named, &flag));
  CHECK(flag);
  OK(mlsLLVMStructTypeGetIdentifier(named, &name));
  CHECK(mlsStringRefEqual(name, str("later")));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "with a body",
                 mlsLLVMStructTypeGetNumElementTypes(named, &n));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMStructTypeGetElementType(named, 0, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLLVMStructTypeIsPacked(named, &flag));
  OK(mlsLLVMStructTypeSetBody(named, 2, (MlsType[]){i32, literal}, false));
  OK(mlsLLVMStructTypeSetBody(named, 2, (MlsType[]){i32, literal}, false));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsLLVMStructTypeSetBody(named, 1, &i32, false));
  OK(mlsLLVMStructTypeGetNumElementTypes(named, &n));
  CHECK(n == 2);
  OK(mlsLLVMStructTypeGetElementType(named, 1, &ty));
  CHECK(ty.bits == literal.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMStructTypeGetElementType(named, 2, &ty));
  MlsType elements[2];
  OK(mlsLLVMStructTypeCopyElementTypes(named, 2, elements, &n));
  CHECK(n == 2 && elements[0].bits == i32.bits);
  OK(mlsLLVMStructTypeIdentifiedGet(context, str("later"), &ty));
  CHECK(ty.bits == named.bits);

  OK(mlsLLVMStructTypeIdentifiedNewGet(context, str("later"), 1, &i32, false,
                                       &ty));
  CHECK(is_type(ty, "!llvm.struct<\"later.1\", (i32)>"));
  OK(mlsLLVMStructTypeIdentifiedNewGet(context, str("new"), 1, &named, false,
                                       &ty));
  CHECK(is_type(
      ty, "!llvm.struct<\"new\", (struct<\"later\", (i32, struct<packed (i32, "
          "i32)>)>)>"));

  MlsType opaque;
  OK(mlsLLVMStructTypeOpaqueGet(context, str("never"), &opaque));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsLLVMStructTypeSetBody(opaque, 1, &i32, false));
  OK(mlsContextDestroy(context));
}

// A struct without a body may become deep, so what it is in counts as deep.
static void structs_are_not_endless(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), first, second, array, deep = i32, ty;
  OK(mlsLLVMStructTypeIdentifiedGet(context, str("first"), &first));
  OK(mlsLLVMStructTypeIdentifiedGet(context, str("second"), &second));
  OK(mlsLLVMArrayTypeGet(first, 2, &array));
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsLLVMStructTypeSetBody(first, 1, &first, false));
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsLLVMStructTypeSetBody(first, 1, &array, false));
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsLLVMStructTypeSetBody(second, 1, &first, false));
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsLLVMStructTypeIdentifiedNewGet(context, str("third"), 1, &first,
                                            false, &ty));
  OK(mlsLLVMStructTypeSetBody(first, 1, &i32, false));
  OK(mlsLLVMStructTypeSetBody(second, 1, &first, false));

  MlsStatus status = mlsLLVMArrayTypeGet(deep, 1, &deep);
  int levels = 0;
  while (status.code == MLS_STATUS_OK) {
    ++levels;
    status = mlsLLVMArrayTypeGet(deep, 1, &deep);
  }
  REFUSED(MLS_STATUS_TOO_DEEP, status);
  CHECK(levels == 2000);
  MlsString text;
  OK(mlsTypeToString(deep, &text));
  OK(mlsStringDestroy(text));

  // A chain of structs is bounded too.
  MlsType inner = i32;
  char name[32];
  for (int i = 0;; ++i) {
    snprintf(name, sizeof name, "chain%d", i);
    OK(mlsLLVMStructTypeIdentifiedGet(context, str(name), &ty));
    status = mlsLLVMStructTypeSetBody(ty, 1, &inner, false);
    if (status.code != MLS_STATUS_OK)
      break;
    inner = ty;
  }
  REFUSED(MLS_STATUS_TOO_DEEP, status);
  OK(mlsTypeToString(inner, &text));
  OK(mlsStringDestroy(text));
  OK(mlsContextDestroy(context));
}

static void attributes_of_code(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr;
  OK(mlsLLVMCConvAttrGet(context, MLS_LLVM_CCONV_FAST, &attr));
  CHECK(is_attribute(attr, "#llvm.cconv<fastcc>"));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsLLVMCConvAttrGet(context, 7, &attr));
  OK(mlsLLVMComdatAttrGet(context, MLS_LLVM_COMDAT_ANY, &attr));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsLLVMComdatAttrGet(context, 5, &attr));
  OK(mlsLLVMLinkageAttrGet(context, MLS_LLVM_LINKAGE_INTERNAL, &attr));
  CHECK(is_attribute(attr, "#llvm.linkage<internal>"));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsLLVMLinkageAttrGet(context, 11, &attr));
  OK(mlsContextDestroy(context));
}

static void debug_information_is_made_and_read(void) {
  MlsContext context = full_context(false);
  MlsAttribute name = attribute(context, "\"n\""), number;
  MlsAttribute id = attribute(context, "distinct[0]<unit>");
  MlsAttribute file, unit, basic, none, subroutine, program, elem, expression;
  MlsAttribute derived, composite, string, variable, block, module, attr;
  uint32_t line;
  number = attribute(context, "1 : i32");

  OK(mlsLLVMDIFileAttrGet(context, name, name, &file));
  CHECK(is_attribute(file, "#llvm.di_file<\"n\" in \"n\">"));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a string is needed, not `1 : i32`",
                 mlsLLVMDIFileAttrGet(context, name, number, &attr));
  REFUSED(MLS_STATUS_NULL_HANDLE,
          mlsLLVMDIFileAttrGet(context, name, (MlsAttribute){0}, &attr));

  OK(mlsLLVMDICompileUnitAttrGet(context, id, 0x1d, file, name, true,
                                 MLS_LLVM_DI_EMISSION_KIND_FULL,
                                 MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT, name,
                                 &unit));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDICompileUnitAttrGet(context, id, 1 << 16, file, name, true, 0,
                                      0, name, &attr));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsLLVMDICompileUnitAttrGet(context, id, 2, file, name, true, 4, 0,
                                      name, &attr));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsLLVMDICompileUnitAttrGet(context, id, 2, file, name, true, 0, 4,
                                      name, &attr));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a distinct attribute",
                 mlsLLVMDICompileUnitAttrGet(context, name, 2, file, name, true,
                                             0, 0, name, &attr));

  OK(mlsLLVMDIBasicTypeAttrGet(context, 0x24, name, 32,
                               MLS_LLVM_TYPE_ENCODING_SIGNED, &basic));
  CHECK(is_attribute(basic,
                     "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"n\""
                     ", sizeInBits = 32, encoding = DW_ATE_signed>"));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDIBasicTypeAttrGet(context, 1 << 16, name, 32,
                                    MLS_LLVM_TYPE_ENCODING_SIGNED, &attr));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsLLVMDIBasicTypeAttrGet(context, 0x24, name, 32, 0, &attr));
  OK(mlsLLVMDINullTypeAttrGet(context, &none));

  OK(mlsLLVMDIExpressionElemAttrGet(context, 0x23, 1, (uint64_t[]){8}, &elem));
  OK(mlsLLVMDIExpressionAttrGet(context, 1, &elem, &expression));
  CHECK(is_attribute(expression, "#llvm.di_expression<[DW_OP_plus_uconst(8)]>"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDIExpressionAttrGet(context, 2, (MlsAttribute[]){elem, name},
                                     &attr));
  OK(mlsLLVMDIExpressionElemAttrGet(context, 0xffffff, 0, NULL, &attr));
  OK(mlsLLVMDIExpressionAttrGet(context, 1, &attr, &attr));

  OK(mlsLLVMDISubroutineTypeAttrGet(context, 1, 2,
                                    (MlsAttribute[]){none, basic},
                                    &subroutine));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDISubroutineTypeAttrGet(context, 256, 0, NULL, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDISubroutineTypeAttrGet(context, 1, 1, &file, &attr));

  OK(mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, basic, 64, 64, 0, 5,
                                 basic, &derived));
  OK(mlsLLVMDIDerivedTypeAttrGetBaseType(derived, &attr));
  CHECK(attr.bits == basic.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDIDerivedTypeAttrGetBaseType(basic, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, basic, 64, 64, 0, -2,
                                      basic, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, basic, 64, 64, 0,
                                      (int64_t)1 << 32, basic, &attr));
  OK(mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, basic, 64, 64, 0, -1,
                                 basic, &attr));
  CHECK(attr.bits != derived.bits);
  OK(mlsLLVMDIDerivedTypeAttrGetBaseType(
      attribute(context, "#llvm.di_derived_type<tag = DW_TAG_pointer_type>"),
      &attr));
  CHECK(mlsAttributeIsNull(attr));

  MlsAttribute self;
  OK(mlsLLVMDICompositeTypeAttrGetRecSelf(id, &self));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDICompositeTypeAttrGetRecSelf(name, &attr));
  OK(mlsLLVMDICompositeTypeAttrGet(context, id, false, 0x13, name, file, 1,
                                   unit, basic, 0, 64, 8, 2,
                                   (MlsAttribute[]){self, derived}, expression,
                                   expression, expression, expression,
                                   &composite));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDICompositeTypeAttrGet(
              context, id, false, 0x13, name, file, 1, unit, basic,
              (int64_t)1 << 21, 64, 8, 0, NULL, expression, expression,
              expression, expression, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDICompositeTypeAttrGet(
              context, id, false, 0x13, name, file, 1, unit, basic, -1, 64, 8,
              0, NULL, expression, expression, expression, expression, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDICompositeTypeAttrGet(
              context, id, false, 0x13, name, file, 1, basic, basic, 0, 64, 8,
              0, NULL, expression, expression, expression, expression, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDICompositeTypeAttrGet(
              context, id, false, 0x13, name, file, 1, unit, basic, 0, 64, 8, 1,
              &name, expression, expression, expression, expression, &attr));

  OK(mlsLLVMDISubprogramAttrGet(context, id, false, id, unit, file, name, name,
                                file, 7, 8, 8, subroutine, 1, &basic, 0, NULL,
                                &program));
  OK(mlsLLVMDISubprogramAttrGetLine(program, &line));
  CHECK(line == 7);
  OK(mlsLLVMDISubprogramAttrGetScopeLine(program, &line));
  CHECK(line == 8);
  OK(mlsLLVMDISubprogramAttrGetScope(program, &attr));
  CHECK(attr.bits == file.bits);
  OK(mlsLLVMDISubprogramAttrGetFile(program, &attr));
  CHECK(attr.bits == file.bits);
  OK(mlsLLVMDISubprogramAttrGetCompileUnit(program, &attr));
  CHECK(attr.bits == unit.bits);
  OK(mlsLLVMDISubprogramAttrGetType(program, &attr));
  CHECK(attr.bits == subroutine.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLLVMDISubprogramAttrGetType(unit, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDISubprogramAttrGet(context, id, false, id, unit, file, name,
                                     name, file, 7, 8, 1 << 10, subroutine, 0,
                                     NULL, 0, NULL, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDISubprogramAttrGet(context, id, false, id, file, file, name,
                                     name, file, 7, 8, 8, subroutine, 0, NULL,
                                     0, NULL, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDISubprogramAttrGet(context, id, false, id, unit, file, name,
                                     name, file, 7, 8, 8, basic, 0, NULL, 0,
                                     NULL, &attr));
  OK(mlsLLVMDISubprogramAttrGetRecSelf(id, &attr));
  OK(mlsLLVMDISubprogramAttrGetScope(attr, &attr));
  CHECK(mlsAttributeIsNull(attr));

  OK(mlsLLVMDILexicalBlockAttrGet(context, program, file, 1, 2, &block));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDILexicalBlockAttrGet(context, basic, file, 1, 2, &attr));
  OK(mlsLLVMDILexicalBlockFileAttrGet(context, block, file, 3, &attr));
  OK(mlsLLVMDILocalVariableAttrGet(context, block, name, file, 1, 1, 32, basic,
                                   0, &variable));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDILocalVariableAttrGet(context, block, name, file, 1, 1 << 16,
                                        32, basic, 0, &attr));
  OK(mlsLLVMDIStringTypeAttrGet(context, 0x12, name, 16, 0, variable,
                                expression, expression,
                                MLS_LLVM_TYPE_ENCODING_SIGNED, &string));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDIStringTypeAttrGet(context, 0x12, name, 16, 0, block,
                                     expression, expression,
                                     MLS_LLVM_TYPE_ENCODING_SIGNED, &attr));
  // A type of strings is a type.
  OK(mlsLLVMDISubroutineTypeAttrGet(context, 0, 1, &string, &attr));
  OK(mlsLLVMDIModuleAttrGet(context, file, unit, name, name, name, name, 1,
                            false, &module));
  OK(mlsLLVMDIModuleAttrGetScope(module, &attr));
  CHECK(attr.bits == unit.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLLVMDIModuleAttrGetScope(unit, &attr));
  OK(mlsLLVMDIImportedEntityAttrGet(context, 0x3a, unit, module, file, 1, name,
                                    1, &module, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLLVMDIImportedEntityAttrGet(context, 0x3a, unit, name, file, 1,
                                         name, 0, NULL, &attr));
  OK(mlsLLVMDIAnnotationAttrGet(context, name, name, &attr));
  OK(mlsLLVMDISubprogramAttrGet(context, id, false, id, unit, file, name, name,
                                file, 7, 8, 8, subroutine, 0, NULL, 1, &attr,
                                &program));
  OK(mlsLLVMDIFlagsAttrGet(context, 3, &attr));
  CHECK(is_attribute(attr, "3 : i32"));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsLLVMDIFlagsAttrGet(context, (uint64_t)1 << 32, &attr));
  OK(mlsContextDestroy(context));
}

// What a small graph is, is told without its text, which is huge.
static void graphs_are_not_printed(void) {
  MlsContext context = full_context(false);
  MlsAttribute name = attribute(context, "\"n\""), node;
  OK(mlsLLVMDIBasicTypeAttrGet(context, 0x24, name, 32,
                               MLS_LLVM_TYPE_ENCODING_SIGNED, &node));
  for (int i = 0; i < 200; ++i)
    OK(mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, node, 64, 64, 0, -1,
                                   node, &node));
  OK(mlsContextDestroy(context));
}

// The deepest debug information can be printed.
static void deep_graphs_are_printed(void) {
  MlsContext context = full_context(false);
  MlsAttribute name = attribute(context, "\"n\""), node, file, leaf;
  OK(mlsLLVMDIBasicTypeAttrGet(context, 0x24, name, 32,
                               MLS_LLVM_TYPE_ENCODING_SIGNED, &leaf));
  OK(mlsLLVMDIFileAttrGet(context, name, name, &file));
  node = leaf;
  MlsStatus status;
  do
    status = mlsLLVMDIDerivedTypeAttrGet(context, 0x0f, name, node, 64, 64, 0,
                                         -1, leaf, &node);
  while (status.code == MLS_STATUS_OK);
  REFUSED(MLS_STATUS_TOO_DEEP, status);
  MlsString text;
  OK(mlsAttributeToString(node, &text));
  OK(mlsStringDestroy(text));
  node = file;
  do
    status = mlsLLVMDILexicalBlockAttrGet(context, node, file, 1, 1, &node);
  while (status.code == MLS_STATUS_OK);
  REFUSED(MLS_STATUS_TOO_DEEP, status);
  OK(mlsAttributeToString(node, &text));
  OK(mlsStringDestroy(text));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(the_dialect_must_be_loaded);
  TEST(types_are_made_and_read);
  TEST(structs_get_their_bodies);
  TEST(structs_are_not_endless);
  TEST(attributes_of_code);
  TEST(debug_information_is_made_and_read);
  TEST(graphs_are_not_printed);
  TEST(deep_graphs_are_printed);
  return TEST_RESULT;
}
