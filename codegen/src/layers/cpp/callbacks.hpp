// ---- Functions of the host ---------------------------------------------------

namespace detail {

// What a function of the host throws; null if it throws nothing.
template <class Call> std::exception_ptr thrownBy(Call call) noexcept {
#ifdef MLS_NO_EXCEPTIONS
  call();
#else
  try {
    call();
  } catch (...) {
    return std::current_exception();
  }
#endif
  return nullptr;
}

// Inside of a function of the host nothing may unwind into the library: what is
// thrown comes out of the call that runs the function. Then `otherwise`.
template <class R, class Call> R guarded(R otherwise, Call call) noexcept {
  R result = otherwise;
  if (std::exception_ptr cause = thrownBy([&] { result = call(); })) {
    ignore(mlsCallbackFail(Causes::all().put(std::move(cause))));
    return otherwise;
  }
  return result;
}

template <class Call> void guarded(Call call) noexcept {
  guarded(0, [&] { return call(), 0; });
}

// What a function gives; one that gives nothing means the same as `usual`.
template <class R, class F, class... Args>
R answer(R usual, F &function, Args... args) {
  if constexpr (std::is_void_v<std::invoke_result_t<F &, Args...>>)
    return function(args...), usual;
  else
    return static_cast<R>(function(args...));
}

// User data that is a function which outlives the call.
template <class F> struct Borrowed {
  static F &function(void *data) { return *static_cast<F *>(data); }
};

// User data that the library destroys, once. It may have done so when a call is
// refused, or not.
template <class F> class Given {
public:
  explicit Given(F function)
      : cell_(new Cell{std::move(function), destroyed_}) {}

  void *data() const { return cell_; }
  // That of a copy, which the library has from the beginning.
  static void *copied(F function) {
    return Given(std::move(function)).cell_;
  }
  static F &function(void *data) { return static_cast<Cell *>(data)->function; }
  static void destroy(void *data) {
    Cell *cell = static_cast<Cell *>(data);
    *cell->destroyed = true;
    delete cell;
  }
  void handedOver(MlsStatus status) const {
    if (status.code != MLS_STATUS_OK && !*destroyed_)
      delete cell_;
  }

private:
  struct Cell {
    F function;
    std::shared_ptr<bool> destroyed;
  };
  std::shared_ptr<bool> destroyed_ = std::make_shared<bool>(false);
  Cell *cell_;
};

// What C calls, for each of its types of functions.

template <class Data> void stringCallback(MlsStringRef text, void *data) {
  guarded([&] { Data::function(data)(view(text)); });
}

template <class Data>
MlsWalkResult operationWalkCallback(MlsOperation op, void *data) {
  return guarded<MlsWalkResult>(MLS_WALK_RESULT_INTERRUPT, [&] {
    return answer<MlsWalkResult>(MLS_WALK_RESULT_ADVANCE, Data::function(data),
                                 Operation(op));
  });
}

template <class Data>
void symbolTableCallback(MlsOperation op, bool allUsesVisible, void *data) {
  guarded([&] { Data::function(data)(Operation(op), allUsesVisible); });
}

template <class Data>
void diagnosticHandler(const MlsDiagnostic *diagnostic, void *data) {
  guarded([&] {
    Diagnostic copy = {static_cast<DiagnosticSeverity>(diagnostic->severity),
                       copied(diagnostic->message),
                       copied(diagnostic->location),
                       {}};
    for (intptr_t at = 0; at < diagnostic->numNotes; ++at)
      copy.notes.push_back({copied(diagnostic->notes[at].message),
                            copied(diagnostic->notes[at].location)});
    Data::function(data)(static_cast<const Diagnostic &>(copy));
  });
}

template <class Data>
void invalidationCallback(intptr_t n, const MlsInvalidation *invalidations,
                          void *data) {
  guarded([&] {
    std::vector<Invalidation> all = lifted<Invalidation>(invalidations, n);
    Data::function(data)(ArrayRef<Invalidation>(all));
  });
}

// A rewrite or a constraint, which fails by giving false.
template <class Data>
MlsBool pdlFunction(MlsPatternRewriter rewriter, MlsPDLResultList results,
                    intptr_t n, const MlsPDLValue *values, void *data) {
  return guarded<MlsBool>(0, [&] {
    std::vector<PDLValue> all = lifted<PDLValue>(values, n);
    return static_cast<MlsBool>(
        answer<bool>(true, Data::function(data), PatternRewriter(rewriter),
                     PDLResultList(results), ArrayRef<PDLValue>(all)));
  });
}

} // namespace detail
