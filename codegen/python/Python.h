// What mlir-c/Bindings/Python/Interop.h takes from Python's header, so that the
// generator can read it without Python.
#ifndef CODEGEN_PYTHON_H
#define CODEGEN_PYTHON_H
typedef struct _object PyObject;
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *);
#endif
