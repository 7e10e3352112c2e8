// A race between a thread that makes a handle and one that reads it, through
// memory that the library does not know: the sanitizer must see it.
#include "mls_test.h"

#include <pthread.h>

static MlsContext context;

static void *make_context(void *unused) {
  OK(mlsContextCreate(&context));
  return unused;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i)
    pthread_create(&threads[i], NULL, make_context, NULL);
  for (int i = 0; i < 2; ++i)
    pthread_join(threads[i], NULL);
  return 0;
}
