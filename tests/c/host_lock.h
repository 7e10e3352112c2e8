// A host with a global lock, as its hooks. Every test thread that uses the
// library is one of the host's, and has the lock while it does.
#ifndef HOST_LOCK_H
#define HOST_LOCK_H

#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t host_lock = PTHREAD_MUTEX_INITIALIZER;
// How often this thread has the lock: never more than once.
static _Thread_local int host_depth;
// Hooks called where they must not be, and how often each pair was begun and
// ended.
static atomic_int host_wrong;
static atomic_long host_entered, host_left, host_detached, host_attached;

static void *host_enter(void *data) {
  atomic_fetch_add(&host_wrong, data != &host_lock || host_depth != 0);
  pthread_mutex_lock(&host_lock);
  ++host_depth;
  atomic_fetch_add(&host_entered, 1);
  return &host_entered;
}
static void host_leave(void *token, void *data) {
  atomic_fetch_add(&host_wrong, token != &host_entered || data != &host_lock || host_depth != 1);
  atomic_fetch_add(&host_left, 1);
  --host_depth;
  pthread_mutex_unlock(&host_lock);
}
static void *host_detach(void *data) {
  atomic_fetch_add(&host_wrong, data != &host_lock || host_depth != 1);
  atomic_fetch_add(&host_detached, 1);
  --host_depth;
  pthread_mutex_unlock(&host_lock);
  return &host_detached;
}
static void host_attach(void *token, void *data) {
  atomic_fetch_add(&host_wrong, token != &host_detached || data != &host_lock || host_depth != 0);
  pthread_mutex_lock(&host_lock);
  ++host_depth;
  atomic_fetch_add(&host_attached, 1);
}

static const MlsHostHooks HOST_HOOKS = {host_enter, host_leave, host_detach, host_attach,
                                        &host_lock};

// What the host itself does around its own work and waits.
static inline void host_take(void) { (void)host_enter(&host_lock); }
static inline void host_give(void) { host_leave(&host_entered, &host_lock); }
static inline void host_pause(void) { (void)host_detach(&host_lock); }
static inline void host_resume(void) { host_attach(&host_detached, &host_lock); }

// Waits for another thread of the host, without the lock.
static inline void host_join(pthread_t thread) {
  host_pause();
  pthread_join(thread, NULL);
  host_resume();
}

// From here on this thread has the host's lock.
static inline void host_begin(void) {
  OK(mlsHostSetHooks(&HOST_HOOKS));
  host_take();
}

// The host is gone again; everything it began has ended.
static inline void host_end(void) {
  host_give();
  OK(mlsHostSetHooks(NULL));
  CHECK(host_wrong == 0 && host_depth == 0);
  CHECK(host_entered == host_left && host_detached == host_attached);
}

#endif
