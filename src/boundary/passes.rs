//! Passes in the host's language: what MLIR calls, on any of its threads.
//!
//! MLIR copies a pass for each of its threads, and for each run of a nested
//! pipeline. Each copy is an [`Instance`] here. Copies share the host's user
//! data unless the host says how to copy it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use libc::c_void;

use super::call::Call;
use super::handles::{Handle, MlsContext, MlsExternalPass, MlsOperation, MlsPass};
use super::scopes;
use crate::callback::foreign::{MlsDestroyUserData, UserData};
use crate::callback::host;
use crate::error::{Fallible, failed, full};
use crate::handle::lock::Mutex;
use crate::kind;
use crate::state::lease;
use crate::state::objects::Object;
use crate::state::pass_registry;
use crate::state::passes::Passes;
use crate::state::record;
use crate::status;
use crate::sys::{self, Raw};

/// What a pass of the host does. `run` is needed; all others may be null.
///
/// They are called on any thread, several at once for several copies of the
/// pass, with no lock of the library held.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsExternalPassCallbacks {
    /// A copy of the pass was made, or the pass itself.
    pub construct: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    /// Destroys user data: called exactly once for what `mlsCreateExternalPass`
    /// was given and for what each `clone` returned.
    pub destruct: MlsDestroyUserData,
    /// Called before a run, with the context, unless nothing has changed since the
    /// run before; `mlsCallbackFail` in it fails the run.
    pub initialize: Option<unsafe extern "C" fn(context: MlsContext, user_data: *mut c_void)>,
    /// Makes user data for a copy of the pass. Without it, all copies share
    /// theirs.
    pub clone: Option<unsafe extern "C" fn(user_data: *mut c_void) -> *mut c_void>,
    /// Runs the pass on one operation. `op`, and what is reached from it, may be
    /// used until it returns; `pass` is stale then.
    /// `mlsExternalPassSignalFailure` and `mlsCallbackFail` fail the run.
    pub run: Option<
        unsafe extern "C" fn(op: MlsOperation, pass: MlsExternalPass, user_data: *mut c_void),
    >,
}

/// A function of upstream that makes a pass.
pub type Make = unsafe extern "C" fn() -> sys::MlirPass;

/// A pass that is in no pass manager yet: made when one takes it, so that an
/// unused one is only forgotten.
pub enum Source {
    /// Functions of the host.
    Host(Arc<Definition>),
    /// One of MLIR's.
    Mlir {
        /// Makes it.
        make: Make,
        /// The operation it is for, or nothing.
        anchor: &'static str,
    },
    /// A name and options, as in a pipeline.
    Named(Vec<u8>),
}

/// A pass of the host.
pub struct Definition {
    /// Its name, argument and description.
    pub names: [Vec<u8>; 3],
    /// The operation it is for, or nothing.
    pub anchor: Vec<u8>,
    /// Dialects that it makes things of.
    pub dialects: Vec<Vec<u8>>,
    /// The host's functions.
    pub callbacks: MlsExternalPassCallbacks,
    /// The host's user data.
    pub user_data: Arc<UserData>,
}

impl Call {
    /// Makes a handle of a pass that is in no pass manager yet.
    pub fn new_pass(&mut self, source: Source) -> Fallible<MlsPass> {
        let bits = self.new_process_object(kind::PASS, Object::Pass(Arc::new(source)))?;
        Ok(MlsPass::from_bits(bits))
    }

    /// Makes a handle of a pass of MLIR's, which is for `anchor` or for every
    /// operation.
    pub fn pass_of_mlir(&mut self, make: Make, anchor: &'static str) -> Fallible<MlsPass> {
        self.new_pass(Source::Mlir { make, anchor })
    }

    /// Makes passes known by name.
    pub fn register_passes(&self, register: pass_registry::Register) -> Fallible<()> {
        if pass_registry::register(register) {
            return Ok(());
        }
        failed(
            status::MLS_STATUS_BUSY,
            "passes look names up while they run: a pipeline is running",
        )
    }
}

/// One copy of a pass.
struct Instance {
    /// Upstream does not copy the name of the operation: it lives here.
    definition: Arc<Definition>,
    data: Arc<UserData>,
    manager: Arc<Passes>,
}

impl Instance {
    fn callbacks(&self) -> &MlsExternalPassCallbacks {
        &self.definition.callbacks
    }

    fn into_raw(self) -> *mut c_void {
        Box::into_raw(Box::new(self)).cast()
    }
}

/// Tells the host that a copy of a pass was made. No lock is held.
pub fn tell_made(callbacks: &MlsExternalPassCallbacks, user_data: &UserData) {
    if let Some(construct) = callbacks.construct {
        // SAFETY: the host's function with its own user data.
        host::callback(|| unsafe { construct(user_data.pointer()) });
    }
}

/// Makes upstream's pass of a definition, for a pass manager, which owns it.
pub fn make(definition: &Arc<Definition>, manager: Arc<Passes>) -> sys::MlirPass {
    /// One allocator for all identities of passes.
    struct Identities(sys::MlirTypeIDAllocator);
    // SAFETY: used under the lock only.
    unsafe impl Send for Identities {}
    static IDENTITIES: Mutex<Option<Identities>> = Mutex::new(None);

    let identity = {
        let mut identities = IDENTITIES.lock();
        let allocator = identities.get_or_insert_with(|| {
            // SAFETY: needs nothing; kept for ever.
            Identities(unsafe { sys::mlirTypeIDAllocatorCreate() })
        });
        // SAFETY: live.
        unsafe { sys::mlirTypeIDAllocatorAllocateTypeID(allocator.0) }
    };
    let instance = Instance {
        definition: definition.clone(),
        data: definition.user_data.clone(),
        manager,
    };
    let callbacks = sys::MlirExternalPassCallbacks {
        construct: Some(constructed),
        destruct: Some(destruct),
        initialize: Some(initialize),
        clone: Some(clone),
        run: Some(run),
    };
    let [name, argument, description] = &definition.names;
    // SAFETY: upstream copies the texts but the last, which the instance keeps;
    // that is destroyed by `destruct`.
    unsafe {
        sys::mlirCreateExternalPass(
            identity,
            sys::string_ref(name),
            sys::string_ref(argument),
            sys::string_ref(description),
            sys::string_ref(&definition.anchor),
            0,
            std::ptr::null_mut(),
            callbacks,
            instance.into_raw(),
        )
    }
}

/// The instance behind upstream's user data.
///
/// # Safety
/// `data` is what `Instance::into_raw` gave, and not destroyed.
unsafe fn instance<'a>(data: *mut c_void) -> &'a Instance {
    // SAFETY: by the contract.
    unsafe { &*data.cast::<Instance>() }
}

unsafe extern "C" fn constructed(_: *mut c_void) {}

unsafe extern "C" fn destruct(data: *mut c_void) {
    // SAFETY: upstream destroys each instance once.
    let instance = unsafe { Box::from_raw(data.cast::<Instance>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(instance)));
}

unsafe extern "C" fn clone(data: *mut c_void) -> *mut c_void {
    // SAFETY: upstream clones live instances.
    let from = unsafe { instance(data) };
    let data = from.callbacks().clone.and_then(|clone| {
        // SAFETY: the host's function with its own user data.
        host::callback(|| unsafe { clone(from.data.pointer()) }).0
    });
    let copy = Instance {
        definition: from.definition.clone(),
        data: match data {
            Some(data) => Arc::new(UserData::new(data, from.callbacks().destruct)),
            None => from.data.clone(),
        },
        manager: from.manager.clone(),
    };
    tell_made(copy.callbacks(), &copy.data);
    copy.into_raw()
}

unsafe extern "C" fn initialize(_: sys::MlirContext, data: *mut c_void) -> sys::MlirLogicalResult {
    // SAFETY: upstream initializes live instances.
    let instance = unsafe { instance(data) };
    let mut fine = true;
    if let Some(initialize) = instance.callbacks().initialize
        && let Some(record) = record::get(instance.manager.owner)
    {
        let context = MlsContext::from_bits(record.lock_inside().handle);
        // SAFETY: the host's function with its own user data.
        let (_, token) = host::callback(|| unsafe { initialize(context, instance.data.pointer()) });
        if token != 0 {
            instance.manager.fail(token);
            fine = false;
        }
    }
    sys::MlirLogicalResult {
        value: i8::from(fine),
    }
}

unsafe extern "C" fn run(
    operation: sys::MlirOperation,
    pass: sys::MlirExternalPass,
    data: *mut c_void,
) {
    // SAFETY: upstream runs live instances.
    let instance = unsafe { instance(data) };
    let done = catch_unwind(AssertUnwindSafe(|| instance.run(operation, pass)));
    if !matches!(done, Ok(Ok(0))) {
        let token = match done {
            Ok(Ok(token)) => token,
            _ => 0,
        };
        instance.manager.fail(token);
        // SAFETY: upstream's own pass, which is running.
        unsafe { sys::mlirExternalPassSignalFailure(pass) }
    }
}

impl Instance {
    /// Calls the host in a scope of its own. Gives the token with which it
    /// failed, or 0.
    fn run(&self, operation: sys::MlirOperation, pass: sys::MlirExternalPass) -> Fallible<u64> {
        let Some(run) = self.callbacks().run else {
            return Ok(0);
        };
        let record = record::get(self.manager.owner).ok_or_else(full)?;
        let lease = self.manager.lease();
        let anchor = (operation.word(), None);
        let tool = Object::ExternalPass { raw: pass.word() };
        let open = scopes::open(
            record,
            lease,
            anchor,
            operation,
            (kind::EXTERNAL_PASS, tool),
        )?;
        let (_, token) = lease::in_scope(open.scope, || {
            host::callback(|| {
                let operation = MlsOperation::from_bits(open.operation);
                let pass = MlsExternalPass::from_bits(open.tool);
                // SAFETY: the host's function with its own user data.
                unsafe { run(operation, pass, self.data.pointer()) }
            })
        });
        open.close(record::exact());
        Ok(token)
    }
}
