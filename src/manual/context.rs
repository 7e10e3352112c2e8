//! Contexts, dialects and their registries (mlir-c/IR.h,
//! mlir-c/RegisterEverything.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsContext, MlsDialect, MlsDialectRegistry, MlsLlvmThreadPool,
};
use crate::boundary::quick;
use crate::callback::foreign::{MlsDestroyUserData, UserData};
use crate::callback::invalidation::MlsInvalidationCallback;
use crate::death::proof;
use crate::error::{Fallible, bad, full};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::objects::{Object, Registry};
use crate::state::pool::Pool;
use crate::state::reason::Reason;
use crate::state::{fork, pool, record, session};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t};
use std::sync::Arc;

/// Makes an empty dialect registry.
///
/// Upstream: `mlirDialectRegistryCreate`.
/// Ownership: the caller destroys the result with `mlsDialectRegistryDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectRegistryCreate(out: *mut MlsDialectRegistry) -> MlsStatus {
    call("mlsDialectRegistryCreate", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: needs nothing.
        let registry = Registry::new(unsafe { sys::mlirDialectRegistryCreate() });
        let bits =
            call.new_process_object(kind::DIALECT_REGISTRY, Object::Registry(Arc::new(registry)))?;
        out.put(MlsDialectRegistry::from_bits(bits));
        Ok(())
    })
}

/// Destroys a dialect registry. Contexts made from it are not concerned.
///
/// Upstream: `mlirDialectRegistryDestroy`.
/// Ownership: consumes `registry`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectRegistryDestroy(registry: MlsDialectRegistry) -> MlsStatus {
    call("mlsDialectRegistryDestroy", |call| {
        let bits = call.check(registry, Access::Free, "registry")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Adds all of MLIR's dialects and extensions to a registry.
///
/// Upstream: `mlirRegisterAllDialects`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAllDialects(registry: MlsDialectRegistry) -> MlsStatus {
    call("mlsRegisterAllDialects", |call| {
        call.registry(registry)?.register_all();
        Ok(())
    })
}

/// Makes all of MLIR's passes known by name to the process. Does so once, however
/// often and from however many threads it is called; every call returns after
/// that has finished.
///
/// Upstream: `mlirRegisterAllPasses`.
/// Threads: any; BUSY while a pipeline runs on any thread, unless they are known.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAllPasses() -> MlsStatus {
    call("mlsRegisterAllPasses", |call| {
        call.register_passes(sys::mlirRegisterAllPasses)
    })
}

/// Lets a context know how MLIR's dialects are translated to LLVM IR, with the
/// dialects that are. If all dialects are loaded, these are too.
///
/// Upstream: `mlirRegisterAllLLVMTranslations`.
/// Threads: any; BUSY while a long call uses the context.
/// Errors: BAD_STATE (`context`: it has an operation that was made while its
///   dialect was unknown).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAllLLVMTranslations(context: MlsContext) -> MlsStatus {
    call("mlsRegisterAllLLVMTranslations", |call| {
        call.get(context, Access::Setting, "context")?;
        call.register_translations("context")
    })
}

/// Makes a context that knows no dialect but `builtin`, and has no threads of
/// its own.
///
/// Upstream: `mlirContextCreate`.
/// Ownership: the caller destroys the result with `mlsContextDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextCreate(out: *mut MlsContext) -> MlsStatus {
    call("mlsContextCreate", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: needs nothing.
        out.put(create(call, || unsafe {
            sys::mlirContextCreateWithThreading(false)
        })?);
        Ok(())
    })
}

/// Makes a context that knows no dialect but `builtin`; if `threading_enabled`,
/// passes and verification use worker threads, of one pool that all contexts
/// share unless they are given another (`mlsContextSetThreadPool`).
///
/// Upstream: `mlirContextCreateWithThreading`.
/// Ownership: the caller destroys the result with `mlsContextDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextCreateWithThreading(
    threading_enabled: MlsBool,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsContextCreateWithThreading", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: needs nothing.
        let context = create(call, || unsafe {
            sys::mlirContextCreateWithThreading(false)
        })?;
        if threading_enabled != 0 {
            call.set_pool(pool::shared());
        }
        out.put(context);
        Ok(())
    })
}

/// Makes a context that knows the dialects of a registry; if
/// `threading_enabled`, passes and verification use worker threads, of one pool
/// that all contexts share unless they are given another
/// (`mlsContextSetThreadPool`).
///
/// Upstream: `mlirContextCreateWithRegistry`.
/// Ownership: the caller destroys the result with `mlsContextDestroy`;
///   `registry` stays the caller's.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextCreateWithRegistry(
    registry: MlsDialectRegistry,
    threading_enabled: MlsBool,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsContextCreateWithRegistry", |call| {
        let registry = call.registry(registry)?;
        let out = call.out(out, "out")?;
        let context = create(call, || {
            registry.with(|raw| {
                // SAFETY: the registry is live; it is copied.
                unsafe { sys::mlirContextCreateWithRegistry(raw, false) }
            })
        })?;
        call.inner().knows_all = registry.has_all();
        if threading_enabled != 0 {
            call.set_pool(pool::shared());
        }
        out.put(context);
        Ok(())
    })
}

/// Destroys a context and everything in it: modules, detached operations,
/// blocks and regions (whatever uses what), pass managers, symbol tables. All
/// their handles go stale.
///
/// Upstream: `mlirContextDestroy`.
/// Ownership: consumes `context` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long, deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextDestroy(context: MlsContext) -> MlsStatus {
    call("mlsContextDestroy", |call| {
        call.get(context, Access::Setting, "context")?;
        call.destroy_context(Reason::ContextDestroy)?;
        Ok(())
    })
}

/// Begins a session: until `mlsContextLeave` this thread keeps the lock of the
/// context from call to call, which makes a long series of calls faster. Other
/// threads wait for it, as they wait for a call; long calls of this thread let it
/// go for their time. Sessions nest. One that is not left ends with its thread,
/// or its context.
///
/// Upstream: none.
/// Threads: any; the session is the calling thread's.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextEnter(context: MlsContext) -> MlsStatus {
    call("mlsContextEnter", |call| {
        call.get(context, Access::Free, "context")?;
        session::begin(call.record());
        Ok(())
    })
}

/// Ends a session of this thread.
///
/// Upstream: none.
/// Threads: the one that began it.
/// Errors: BAD_STATE (`context`: the thread has no session with it).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextLeave(context: MlsContext) -> MlsStatus {
    call("mlsContextLeave", |call| {
        call.get(context, Access::Free, "context")?;
        if session::end(call.record()) {
            return Ok(());
        }
        bad(
            status::MLS_STATUS_BAD_STATE,
            "context",
            "this thread has no session with the context",
        )
    })
}

/// Lets a context know the dialects of a registry.
///
/// Upstream: `mlirContextAppendDialectRegistry`.
/// Ownership: `registry` stays the caller's.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`registry`: the context has an operation that was made
///   while its dialect was unknown).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextAppendDialectRegistry(
    context: MlsContext,
    registry: MlsDialectRegistry,
) -> MlsStatus {
    call("mlsContextAppendDialectRegistry", |call| {
        let context = call.get(context, Access::Setting, "context")?;
        let registry = call.registry(registry)?;
        call.add_dialects("registry", |inner| {
            // SAFETY: both are live; no long call uses the context.
            registry.with(|raw| unsafe { sys::mlirContextAppendDialectRegistry(context, raw) });
            inner.knows_all |= registry.has_all();
        })
    })
}

/// Sets whether operations of unknown dialects may be made and parsed. A context
/// that has ever allowed them loads all dialects that it knows at once, and takes
/// no others while it has an unknown operation that could be of one of them.
///
/// Upstream: `mlirContextSetAllowUnregisteredDialects`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextSetAllowUnregisteredDialects(
    context: MlsContext,
    allow: MlsBool,
) -> MlsStatus {
    call("mlsContextSetAllowUnregisteredDialects", |call| {
        let context = call.get(context, Access::Setting, "context")?;
        // SAFETY: the context is live; no long call uses it.
        unsafe { sys::mlirContextSetAllowUnregisteredDialects(context, allow != 0) };
        if allow != 0 {
            let inner = call.inner();
            inner.allows_unknown = true;
            inner.load_available();
        }
        Ok(())
    })
}

/// Tells whether operations of unknown dialects may be made and parsed.
///
/// Upstream: `mlirContextGetAllowUnregisteredDialects`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetAllowUnregisteredDialects(
    context: MlsContext,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsContextGetAllowUnregisteredDialects",
        (context, "context"),
        Access::Free,
        out,
        |_, context| {
            // SAFETY: the context is live.
            Ok(unsafe { sys::mlirContextGetAllowUnregisteredDialects(context) })
        },
    )
}

/// Gives the number of dialects that a context knows.
///
/// Upstream: `mlirContextGetNumRegisteredDialects`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetNumRegisteredDialects(
    context: MlsContext,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsContextGetNumRegisteredDialects",
        (context, "context"),
        Access::Read,
        out,
        |_, context| {
            // SAFETY: the context is live.
            Ok(unsafe { sys::mlirContextGetNumRegisteredDialects(context) })
        },
    )
}

/// Gives the number of dialects that a context has loaded.
///
/// Upstream: `mlirContextGetNumLoadedDialects`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetNumLoadedDialects(
    context: MlsContext,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsContextGetNumLoadedDialects",
        (context, "context"),
        Access::Read,
        out,
        |_, context| {
            // SAFETY: the context is live.
            Ok(unsafe { sys::mlirContextGetNumLoadedDialects(context) })
        },
    )
}

/// Gives the dialect of this name; loads it if it is not yet.
///
/// Upstream: `mlirContextGetOrLoadDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: NOT_AVAILABLE (`name`: not registered).
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetOrLoadDialect(
    context: MlsContext,
    name: MlsStringRef,
    out: *mut MlsDialect,
) -> MlsStatus {
    call("mlsContextGetOrLoadDialect", |call| {
        let context = call.get(context, Access::Setting, "context")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live; no long call uses it.
        let raw = unsafe { sys::mlirContextGetOrLoadDialect(context, sys::string_ref(name)) };
        if raw.is_null() {
            let name = String::from_utf8_lossy(name);
            return bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "name",
                format!("no dialect `{name}` is registered in the context"),
            );
        }
        out.put(call.dialect(raw)?);
        Ok(())
    })
}

/// Loads every dialect that a context knows. Afterwards no call loads one
/// behind your back.
///
/// Upstream: `mlirContextLoadAllAvailableDialects`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextLoadAllAvailableDialects(context: MlsContext) -> MlsStatus {
    call("mlsContextLoadAllAvailableDialects", |call| {
        call.get(context, Access::Setting, "context")?;
        call.inner().load_available();
        Ok(())
    })
}

/// Tells whether an operation of this name is known, that is, its dialect is
/// loaded and has it.
///
/// Upstream: `mlirContextIsRegisteredOperation`.
/// Threads: any; BUSY while a call on another thread changes the context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextIsRegisteredOperation(
    context: MlsContext,
    name: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsContextIsRegisteredOperation", |call| {
        call.get(context, Access::Read, "context")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        out.put(call.inner().knows_operation(name));
        Ok(())
    })
}

/// Gives the context of a dialect.
///
/// Upstream: `mlirDialectGetContext`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectGetContext(
    dialect: MlsDialect,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsDialectGetContext", |call| {
        call.get(dialect, Access::Free, "dialect")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the name of a dialect.
///
/// Upstream: `mlirDialectGetNamespace`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectGetNamespace(
    dialect: MlsDialect,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsDialectGetNamespace",
        (dialect, "dialect"),
        Access::Free,
        out,
        |_, dialect| {
            // SAFETY: the dialect is live.
            let text = unsafe { sys::mlirDialectGetNamespace(dialect) };
            // SAFETY: the text lives as long as the dialect.
            Ok(MlsStringRef::view(unsafe { sys::bytes(text) }))
        },
    )
}

/// Calls `callback` after every call that killed handles of this context, with
/// all of them in the order of their deaths: an operation or block before what
/// is in it. The deaths of one pass run come in one batch, after the run, in
/// the order in which its threads came to them. Several hooks are called in the
/// order in which they were added. A hook may call anything, also add and
/// remove hooks: that counts from the next batch on.
///
/// Upstream: none.
/// Ownership: takes `user_data`; `destroy`, unless null, is called with it
///   once, when the hook is removed or the context is gone.
/// Threads: any.
/// Null: `user_data`, `destroy`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextAddInvalidationHook(
    context: MlsContext,
    callback: MlsInvalidationCallback,
    user_data: *mut c_void,
    destroy: MlsDestroyUserData,
    out: *mut u64,
) -> MlsStatus {
    call("mlsContextAddInvalidationHook", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let callback = call.callback(callback, "callback")?;
        let id = call
            .inner()
            .hooks
            .add(callback, UserData::new(user_data, destroy));
        out.put(id);
        Ok(())
    })
}

/// Removes an invalidation hook. It is not called again, and its user data is
/// destroyed, once a delivery that is going on has returned.
///
/// Upstream: none.
/// Threads: any.
/// Errors: NOT_AVAILABLE (`id`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextRemoveInvalidationHook(context: MlsContext, id: u64) -> MlsStatus {
    call("mlsContextRemoveInvalidationHook", |call| {
        call.get(context, Access::Free, "context")?;
        match call.inner().hooks.remove(id) {
            Some(hook) => call.drop_hook_later(hook),
            None => {
                return bad(
                    status::MLS_STATUS_NOT_AVAILABLE,
                    "id",
                    format!("the context has no hook {id}"),
                );
            }
        }
        Ok(())
    })
}

/// Makes a pool of worker threads, as many as the machine has cores, for
/// contexts that should not share theirs with all others. They are started when
/// they are needed.
///
/// Upstream: `mlirLlvmThreadPoolCreate`.
/// Ownership: the caller destroys the result with `mlsLlvmThreadPoolDestroy`;
///   contexts that use it keep it alive.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLlvmThreadPoolCreate(out: *mut MlsLlvmThreadPool) -> MlsStatus {
    call("mlsLlvmThreadPoolCreate", |call| {
        let out = call.out(out, "out")?;
        let bits =
            call.new_process_object(kind::LLVM_THREAD_POOL, Object::ThreadPool(Pool::new()))?;
        out.put(MlsLlvmThreadPool::from_bits(bits));
        Ok(())
    })
}

/// Destroys a thread pool; contexts that use it go on with it.
///
/// Upstream: `mlirLlvmThreadPoolDestroy`.
/// Ownership: consumes `pool`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLlvmThreadPoolDestroy(pool: MlsLlvmThreadPool) -> MlsStatus {
    call("mlsLlvmThreadPoolDestroy", |call| {
        let bits = call.check(pool, Access::Free, "pool")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Gives a context the worker threads of a pool, instead of those that it has
/// or as the first.
///
/// Upstream: `mlirContextSetThreadPool`.
/// Ownership: `pool` stays the caller's; the context keeps it alive.
/// Threads: any; BUSY while a long call uses the context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextSetThreadPool(
    context: MlsContext,
    pool: MlsLlvmThreadPool,
) -> MlsStatus {
    call("mlsContextSetThreadPool", |call| {
        call.get(context, Access::Setting, "context")?;
        let pool = call.process_object(pool, "pool", |object| match object {
            Object::ThreadPool(pool) => Some(pool.clone()),
            _ => None,
        })?;
        call.set_pool(pool);
        Ok(())
    })
}

/// Gives the pool that a context has its worker threads from: its own, or the one
/// that contexts share; null if it has none.
///
/// Upstream: `mlirContextGetThreadPool`.
/// Ownership: the caller destroys the result with `mlsLlvmThreadPoolDestroy`;
///   the pool lives as long as any context or handle
///   has it.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetThreadPool(
    context: MlsContext,
    out: *mut MlsLlvmThreadPool,
) -> MlsStatus {
    call("mlsContextGetThreadPool", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let inner = call.inner();
        let pool = inner.pool.clone().filter(|_| !inner.alone);
        let bits = match pool {
            Some(pool) => {
                call.new_process_object(kind::LLVM_THREAD_POOL, Object::ThreadPool(pool))?
            }
            None => Bits(0),
        };
        out.put(MlsLlvmThreadPool::from_bits(bits));
        Ok(())
    })
}

/// Lets passes and verification use worker threads, or not. A context without
/// threads gets those of the pool that all contexts share
/// (`mlsContextSetThreadPool` gives it others). One that has threads, and is told
/// not to use them, has no locks inside of MLIR: while a long call uses it, all
/// other calls with it on other threads are BUSY. A context that was made without
/// threads has no such limit.
///
/// Upstream: `mlirContextEnableMultithreading`.
/// Threads: any; BUSY while a long call uses the context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextEnableMultithreading(
    context: MlsContext,
    enable: MlsBool,
) -> MlsStatus {
    call("mlsContextEnableMultithreading", |call| {
        let context = call.get(context, Access::Setting, "context")?;
        let inner = call.inner();
        match (enable != 0, &inner.pool) {
            (true, Some(_)) if !inner.alone => {}
            (true, pool) => {
                let pool = pool.clone();
                call.set_pool(pool.unwrap_or_else(pool::shared));
            }
            (false, None) => {}
            (false, Some(_)) => {
                // Upstream's context still points to the pool, so that stays.
                inner.alone = true;
                // SAFETY: live, and no long call uses it.
                unsafe { sys::mlirContextEnableMultithreading(context, false) };
            }
        }
        Ok(())
    })
}

/// Gives the number of threads that a context can use; 1 if it has no workers.
///
/// Upstream: `mlirContextGetNumThreads`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetNumThreads(context: MlsContext, out: *mut u32) -> MlsStatus {
    call("mlsContextGetNumThreads", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let threaded = call.inner().pool.is_some() && !call.inner().alone;
        out.put(match threaded {
            // SAFETY: live, with a pool.
            true => unsafe { sys::mlirContextGetNumThreads(context) },
            false => 1,
        });
        Ok(())
    })
}

impl Call {
    /// Gives the locked context the threads of a pool.
    fn set_pool(&mut self, pool: Arc<Pool>) {
        let inner = self.inner();
        let context = inner.context();
        if inner.pool.is_some() {
            // Upstream takes a pool only if there is none; its locks go and come
            // back, while nobody uses the context.
            // SAFETY: live, and no long call uses it.
            unsafe { sys::mlirContextEnableMultithreading(context, false) };
        }
        // SAFETY: both are live; the record keeps the pool.
        unsafe { sys::mlirContextSetThreadPool(context, pool.raw()) };
        inner.alone = false;
        if let Some(before) = inner.pool.replace(pool) {
            self.drop_later(Object::ThreadPool(before));
        }
    }

    /// The registry behind a handle.
    pub(super) fn registry(&mut self, registry: MlsDialectRegistry) -> Fallible<Arc<Registry>> {
        self.process_object(registry, "registry", |object| match object {
            Object::Registry(registry) => Some(registry.clone()),
            _ => None,
        })
    }
}

/// Makes a context and its record.
fn create(call: &mut Call, make: impl FnOnce() -> sys::MlirContext) -> Fallible<MlsContext> {
    proof::prove();
    fork::watch();
    let record = record::unused()?;
    record.begin();
    let raw = make();
    record.capture.attach(raw);
    let inner = call.enter(record);
    inner.context = raw.word();
    let bits = inner
        .arena
        .issue(kind::CONTEXT, 0, raw.word())
        .ok_or_else(full)?;
    inner.handle = bits;
    inner.set_owned(bits, true);
    Ok(MlsContext::from_bits(bits))
}
