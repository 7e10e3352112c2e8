// ---- Passes and patterns -----------------------------------------------------

namespace detail {

template <class Function, class = void>
struct IsInitialized : std::false_type {};
template <class Function>
struct IsInitialized<Function,
                     std::void_t<decltype(std::declval<Function &>().initialize(
                         std::declval<Context>()))>> : std::true_type {};

template <class Function, class = void> struct IsCloned : std::false_type {};
template <class Function>
struct IsCloned<
    Function,
    std::enable_if_t<std::is_same_v<
        decltype(std::declval<const Function &>().clone()), Function>>>
    : std::true_type {};

// A pass of the host, or what making a copy of it threw: the library cannot be
// told that there is none, so it comes out of the run of the copy.
template <class Function> struct PassCopy {
  std::optional<Function> function;
  std::exception_ptr failure;

  Function &get() {
#ifndef MLS_NO_EXCEPTIONS
    if (failure)
      std::rethrow_exception(failure);
#endif
    return *function;
  }

  PassCopy clone() const {
    PassCopy copy = {std::nullopt, failure};
    if (function)
      copy.failure = thrownBy([&] { copy.function.emplace(function->clone()); });
    return copy;
  }
};

} // namespace detail

// Makes a pass out of `function(Operation, ExternalPass)`, which is called on
// any thread. If it has a member `clone() const` that gives another such
// function, each copy that MLIR makes of the pass has its own and is called by
// one thread at a time; without it, all are this one function, which is called
// several times at once. A member `initialize(Context)` is called before a run,
// unless nothing has changed since the one before. An empty `opName` is every
// operation.
template <class Function>
Result<Owned<Pass>>
createExternalPass(std::string_view name, std::string_view argument,
                   std::string_view description, std::string_view opName,
                   ArrayRef<std::string_view> dependentDialects,
                   Function function) {
  using Copy = detail::PassCopy<Function>;
  using Given = detail::Given<Copy>;
  Given given(Copy{std::move(function), nullptr});
  MlsExternalPassCallbacks callbacks = {};
  callbacks.destruct = Given::destroy;
  if constexpr (detail::IsInitialized<Function>::value)
    callbacks.initialize = [](MlsContext context, void *data) {
      detail::guarded(
          [&] { Given::function(data).get().initialize(Context(context)); });
    };
  if constexpr (detail::IsCloned<Function>::value)
    callbacks.clone = [](void *data) {
      return Given::copied(Given::function(data).clone());
    };
  callbacks.run = [](MlsOperation op, MlsExternalPass pass, void *data) {
    detail::guarded([&] {
      Given::function(data).get()(Operation(op), ExternalPass(pass));
    });
  };
  std::vector<MlsStringRef> dialects =
      detail::lowered<MlsStringRef>(dependentDialects);
  MlsPass out = {0};
  MlsStatus status = mlsCreateExternalPass(
      detail::ref(name), detail::ref(argument), detail::ref(description),
      detail::ref(opName), static_cast<intptr_t>(dialects.size()),
      dialects.data(), callbacks, given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

// Makes a pattern out of `function(Operation, PatternRewriter)`, for operations
// of this name. It gives whether it has changed something.
template <class Function>
Result<Owned<RewritePattern>> createOpRewritePattern(std::string_view rootName,
                                                     uint32_t benefit,
                                                     Function function) {
  using Given = detail::Given<Function>;
  Given given(std::move(function));
  MlsRewritePatternCallbacks callbacks = {};
  callbacks.destruct = Given::destroy;
  callbacks.matchAndRewrite = [](MlsOperation op, MlsPatternRewriter rewriter,
                                 void *data) -> MlsBool {
    return detail::guarded<MlsBool>(0, [&] {
      bool changed =
          Given::function(data)(Operation(op), PatternRewriter(rewriter));
      return static_cast<MlsBool>(changed);
    });
  };
  MlsRewritePattern out = {0};
  MlsStatus status = mlsOpRewritePatternCreate(
      detail::ref(rootName), benefit, callbacks, given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Owned<RewritePattern>(RewritePattern(out)));
}

// ---- Operations --------------------------------------------------------------

// What an operation is made of, besides its name and location.
struct OperationParts {
  std::vector<Value> operands;
  std::vector<Type> results;
  // The types of the results follow from the rest.
  bool inferResults = false;
  std::vector<NamedAttribute> attributes;
  std::vector<Owned<Region>> regions;
  std::vector<Block> successors;
};

namespace detail {

// Makes an operation with `create(nRegions, regions, nAttributes, attributes)`,
// which takes the regions over if it succeeds.
template <class Create>
MlsStatus createOf(OperationParts &parts, Create create) {
  std::vector<MlsRegion> regions;
  for (const Owned<Region> &region : parts.regions)
    regions.push_back(region->raw());
  std::vector<MlsNamedAttribute> attributes =
      lowered<MlsNamedAttribute>(ArrayRef<NamedAttribute>(parts.attributes));
  MlsStatus status =
      create(static_cast<intptr_t>(regions.size()), regions.data(),
             static_cast<intptr_t>(attributes.size()), attributes.data());
  for (Owned<Region> &region : parts.regions)
    handedOver(status, region);
  return status;
}

} // namespace detail

// Makes a detached operation. If that is refused, the regions are still those of
// the caller.
inline Result<Owned<Operation>> createOperation(std::string_view name,
                                                Location location,
                                                OperationParts &&parts) {
  MlsOperation out = {0};
  MlsStatus status = detail::createOf(
      parts, [&](intptr_t nRegions, const MlsRegion *regions,
                 intptr_t nAttributes, const MlsNamedAttribute *attributes) {
        MlsOperationState state = {0};
        MlsStatus status =
            mlsOperationStateGet(detail::ref(name), location.raw(), &state);
        auto add = [&](auto function, intptr_t count, const auto *all) {
          if (status.code == MLS_STATUS_OK && count != 0)
            status = function(state, count, all);
        };
        add(mlsOperationStateAddOperands,
            static_cast<intptr_t>(parts.operands.size()),
            detail::handles(ArrayRef<Value>(parts.operands)));
        add(mlsOperationStateAddResults,
            static_cast<intptr_t>(parts.results.size()),
            detail::handles(ArrayRef<Type>(parts.results)));
        add(mlsOperationStateAddAttributes, nAttributes, attributes);
        add(mlsOperationStateAddOwnedRegions, nRegions, regions);
        add(mlsOperationStateAddSuccessors,
            static_cast<intptr_t>(parts.successors.size()),
            detail::handles(ArrayRef<Block>(parts.successors)));
        if (status.code == MLS_STATUS_OK && parts.inferResults)
          status = mlsOperationStateEnableResultTypeInference(state);
        if (status.code == MLS_STATUS_OK)
          status = mlsOperationCreate(state, &out);
        // The operation has taken it; or it ends here.
        if (status.code != MLS_STATUS_OK)
          detail::ignore(mlsOperationStateDestroy(state));
        return status;
      });
  return detail::give(status, Owned<Operation>(Operation(out)));
}

// Makes an operation and puts it into a block, in front of `before`, or behind all
// others: quicker than both one after the other.
inline Result<Operation> createOperation(std::string_view name,
                                         Location location,
                                         OperationParts &&parts, Block block,
                                         Operation before = {}) {
  MlsOperation out = {0};
  MlsStatus status = detail::createOf(
      parts, [&](intptr_t nRegions, const MlsRegion *regions,
                 intptr_t nAttributes, const MlsNamedAttribute *attributes) {
        return mlsOperationCreateInBlock(
            detail::ref(name), location.raw(),
            static_cast<intptr_t>(parts.results.size()),
            detail::handles(ArrayRef<Type>(parts.results)),
            static_cast<intptr_t>(parts.operands.size()),
            detail::handles(ArrayRef<Value>(parts.operands)), nAttributes,
            attributes, nRegions, regions,
            static_cast<intptr_t>(parts.successors.size()),
            detail::handles(ArrayRef<Block>(parts.successors)),
            static_cast<MlsBool>(parts.inferResults), block.raw(),
            before.raw(), &out);
      });
  return detail::give(status, Operation(out));
}

// ---- Attributes and types ----------------------------------------------------

// Makes a constant of data that stays where it is. `deleter(data, size,
// alignment)` is called once, when nothing uses the data any more.
template <class Deleter>
Result<Attribute> getUnmanagedDenseResourceElementsAttr(
    Type shapedType, std::string_view name, void *data, size_t dataLength,
    size_t dataAlignment, bool dataIsMutable, Deleter deleter) {
  using Given = detail::Given<Deleter>;
  Given given(std::move(deleter));
  MlsAttribute out = {0};
  MlsStatus status = mlsUnmanagedDenseResourceElementsAttrGet(
      shapedType.raw(), detail::ref(name), data, dataLength, dataAlignment,
      dataIsMutable,
      [](void *function, const void *bytes, size_t size, size_t alignment) {
        detail::guarded(
            [&] { Given::function(function)(bytes, size, alignment); });
        Given::destroy(function);
      },
      given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Attribute(out));
}

// How a memref lies in memory; what is not static is
// `ShapedType::getDynamicStrideOrOffset()`.
struct StridesAndOffset {
  std::vector<int64_t> strides;
  int64_t offset = 0;
};

inline Result<StridesAndOffset> getStridesAndOffset(MemRefType type) {
  StridesAndOffset result;
  intptr_t rank = 0;
  MlsStatus status = mlsMemRefTypeGetStridesAndOffset(type.raw(), 0, nullptr,
                                                      &result.offset, &rank);
  // A type does not change: there is no more at the second time.
  result.strides.resize(static_cast<size_t>(rank));
  if (status.code == MLS_STATUS_OK && rank != 0)
    status = mlsMemRefTypeGetStridesAndOffset(
        type.raw(), rank, result.strides.data(), &result.offset, &rank);
  return detail::give(status, std::move(result));
}

// What an operation says about one of its results.
struct ShapedTypeComponents {
  bool hasRank = false;
  std::vector<int64_t> sizes;
  Type elementType;
  Attribute attribute;
};

inline Result<std::vector<ShapedTypeComponents>>
inferShapedTypeOpInterfaceInferReturnTypes(
    std::string_view opName, Context context, Location location,
    ArrayRef<Value> operands, Attribute attributes = {}) {
  std::vector<MlsShapedTypeComponents> components;
  std::vector<int64_t> sizes;
  // The operation may answer otherwise the second time.
  for (;;) {
    intptr_t count = 0, sizeCount = 0;
    MlsStatus status = mlsInferShapedTypeOpInterfaceInferReturnTypes(
        detail::ref(opName), context.raw(), location.raw(),
        static_cast<intptr_t>(operands.size()), detail::handles(operands),
        attributes.raw(), static_cast<intptr_t>(components.size()),
        components.data(), static_cast<intptr_t>(sizes.size()), sizes.data(),
        &count, &sizeCount);
    std::vector<ShapedTypeComponents> result;
    if (status.code != MLS_STATUS_OK)
      return detail::give(status, std::move(result));
    bool fits = static_cast<size_t>(count) <= components.size() &&
                static_cast<size_t>(sizeCount) <= sizes.size();
    components.resize(static_cast<size_t>(count));
    sizes.resize(static_cast<size_t>(sizeCount));
    if (!fits)
      continue;
    for (const MlsShapedTypeComponents &one : components) {
      auto first = sizes.begin() + one.firstSize;
      result.push_back(
          {one.hasRank,
           one.hasRank ? std::vector<int64_t>(first, first + one.rank)
                       : std::vector<int64_t>(),
           Type(one.elementType), Attribute(one.attribute)});
    }
    return result;
  }
}

// ---- Scopes ------------------------------------------------------------------

// Keeps the turn of a context on this thread for a series of calls, which are
// quicker for it; to be ended on the thread where it began.
class [[nodiscard]] Session {
public:
  // None.
  Session() = default;

  static Result<Session> enter(Context context) {
    MlsStatus status = mlsContextEnter(context.raw());
    bool entered = status.code == MLS_STATUS_OK;
    return detail::give(status, Session(entered ? context : Context()));
  }

  Session(Session &&from) noexcept
      : context_(std::exchange(from.context_, Context())) {}
  Session &operator=(Session &&) = delete;
  ~Session() {
    if (context_)
      // The context may have been destroyed meanwhile.
      detail::ignore(mlsContextLeave(context_.raw()));
  }

private:
  explicit Session(Context context) : context_(context) {}

  Context context_;
};

#ifndef MLS_NO_EXCEPTIONS

// ---- Loops -------------------------------------------------------------------

// What was there when a loop began: its body may erase and insert anything.
template <class T> class Snapshot {
public:
  explicit Snapshot(std::vector<T> all)
      : all_(std::make_shared<const std::vector<T>>(std::move(all))) {}

  struct End {};
  T operator*() const { return (*all_)[at_]; }
  Snapshot &operator++() { return ++at_, *this; }
  friend bool operator!=(const Snapshot &a, End) {
    return a.at_ < a.all_->size();
  }

private:
  std::shared_ptr<const std::vector<T>> all_;
  size_t at_ = 0;
};

// `for (Operation op : block)`
inline Snapshot<Operation> begin(Block block) {
  return Snapshot<Operation>(block.copyOperations());
}
inline Snapshot<Operation>::End end(Block) { return {}; }

// `for (Block block : region)`
inline Snapshot<Block> begin(Region region) {
  return Snapshot<Block>(region.copyBlocks());
}
inline Snapshot<Block>::End end(Region) { return {}; }

#endif
