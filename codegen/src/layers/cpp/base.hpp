// ---- Errors ------------------------------------------------------------------

struct DiagnosticNote {
  std::string message;
  std::string location;
};

// What MLIR says about something. Its location is written as in a file of MLIR.
struct Diagnostic {
  DiagnosticSeverity severity;
  std::string message;
  std::string location;
  std::vector<DiagnosticNote> notes;
};

// Why a call was refused.
class Error : public std::exception {
public:
  // Of a call that was not successful.
  explicit Error(MlsStatus status);
  // Of a call that this header refuses itself.
  Error(Status code, std::string function, std::string argument,
        std::string message);

  Status code() const { return parts_->code; }
  // The function of C that refused, and its parameter, if it is about one.
  const std::string &function() const { return parts_->function; }
  const std::string &argument() const { return parts_->argument; }
  // All in one line, and for a stale handle what it was and what killed it.
  const std::string &message() const { return parts_->message; }
  // What MLIR said while the call ran.
  const std::vector<Diagnostic> &diagnostics() const {
    return parts_->diagnostics;
  }
  // What a function of the host gave to `callbackFail`; 0 if none did.
  uint64_t token() const { return parts_->token; }
  // What a function of the host threw during the call; null if none did.
  std::exception_ptr cause() const { return parts_->cause; }
  const char *what() const noexcept override {
    return parts_->message.c_str();
  }

private:
  struct Parts {
    Status code;
    std::string function;
    std::string argument;
    std::string message;
    std::vector<Diagnostic> diagnostics;
    uint64_t token = 0;
    std::exception_ptr cause;
  };
  static std::vector<Diagnostic> diagnostics(MlsReport report);

  // Exceptions are copied, and that must not fail.
  std::shared_ptr<const Parts> parts_;
};

namespace detail {

// For a status that nobody can be told: g++ takes no cast to void for an answer.
inline void ignore(MlsStatus) {}

inline std::string_view view(MlsStringRef text) {
  return std::string_view(text.data, text.length);
}

inline std::string copied(MlsStringRef text) { return std::string(view(text)); }

inline MlsStringRef ref(std::string_view text) {
  return mlsStringRefCreate(text.data(), text.size());
}

// What functions of the host threw, until the call that ran them is over. Of
// several that throw in one call, the library reports one, so that the others
// are never asked for: the oldest go when there are too many.
class Causes {
public:
  static Causes &all() {
    // It never ends: other threads may run until the process does.
    static Causes &causes = *new Causes();
    return causes;
  }

  uint64_t put(std::exception_ptr cause) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (causes_.size() == 1024)
      causes_.erase(causes_.begin());
    causes_.emplace(++last_, std::move(cause));
    return last_;
  }

  std::exception_ptr take(uint64_t token) {
    std::lock_guard<std::mutex> lock(mutex_);
    auto found = causes_.find(token);
    if (found == causes_.end())
      return nullptr;
    std::exception_ptr cause = std::move(found->second);
    causes_.erase(found);
    return cause;
  }

private:
  std::mutex mutex_;
  std::map<uint64_t, std::exception_ptr> causes_;
  // Far from the tokens that somebody gives to `callbackFail` by hand.
  uint64_t last_ = uint64_t(1) << 63;
};

} // namespace detail

inline Error::Error(Status code, std::string function, std::string argument,
                    std::string message) {
  Parts parts;
  parts.code = code;
  parts.message = function + ": `" + argument + "` " + message;
  parts.function = std::move(function);
  parts.argument = std::move(argument);
  parts_ = std::make_shared<const Parts>(std::move(parts));
}

inline Error::Error(MlsStatus status) {
  Parts parts;
  parts.code = static_cast<Status>(status.code);
  parts.message = mlsStatusMessage(status);
  MlsReport report = {0};
  if (mlsStatusGetReport(status, &report).code == MLS_STATUS_OK) {
    // The report was made just now, so nothing of this is refused.
    MlsStringRef text = {nullptr, 0};
    if (mlsReportGetFunction(report, &text).code == MLS_STATUS_OK)
      parts.function = detail::copied(text);
    if (mlsReportGetArgument(report, &text).code == MLS_STATUS_OK)
      parts.argument = detail::copied(text);
    detail::ignore(mlsReportGetErrorToken(report, &parts.token));
    parts.cause = detail::Causes::all().take(parts.token);
    parts.diagnostics = diagnostics(report);
    detail::ignore(mlsReportDestroy(report));
  }
  parts_ = std::make_shared<const Parts>(std::move(parts));
}

inline std::vector<Diagnostic> Error::diagnostics(MlsReport report) {
  std::vector<Diagnostic> all;
  intptr_t count = 0;
  detail::ignore(mlsReportGetNumDiagnostics(report, &count));
  for (intptr_t at = 0; at < count; ++at) {
    MlsDiagnostic one;
    if (mlsReportGetDiagnostic(report, at, &one).code != MLS_STATUS_OK)
      continue;
    all.push_back({static_cast<DiagnosticSeverity>(one.severity),
                   detail::copied(one.message),
                   detail::copied(one.location),
                   {}});
    for (intptr_t note = 0; note < one.numNotes; ++note) {
      MlsDiagnostic text;
      if (mlsReportGetNote(report, at, note, &text).code == MLS_STATUS_OK)
        all.back().notes.push_back(
            {detail::copied(text.message), detail::copied(text.location)});
    }
  }
  return all;
}

#ifdef MLS_NO_EXCEPTIONS

template <class T> class Expected;

// Whether a call was refused, and why.
template <> class [[nodiscard]] Expected<void> {
public:
  Expected() = default;
  Expected(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_; }
  // Of a success only: otherwise the program ends with the message.
  void value() const {
    if (!error_)
      return;
    std::fprintf(stderr, "%s\n", error_->what());
    std::abort();
  }
  // Of a failure only.
  const Error &error() const { return *error_; }

private:
  std::optional<Error> error_;
};

// What a call gives, or why it was refused.
template <class T> class [[nodiscard]] Expected : public Expected<void> {
public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(Error error) : Expected<void>(std::move(error)) {}

  // Of a success only: otherwise the program ends with the message.
  T &value() & { return Expected<void>::value(), value_; }
  T value() && { return Expected<void>::value(), std::move(value_); }

private:
  T value_ = T();
};

template <class T> using Result = Expected<T>;

#else

template <class T> using Result = T;

#endif

namespace detail {

template <class T> Result<T> fail(Error error) {
#ifdef MLS_NO_EXCEPTIONS
  return error;
#else
  // What a function of the host threw goes on from here, if that is why.
  if (error.code() == Status::CallbackFailed && error.cause())
    std::rethrow_exception(error.cause());
  throw error;
#endif
}

// What a diagnostic handler or an invalidation hook threw during a call that has
// succeeded goes on from here. What the call gives ends with its scope.
inline void rethrow(MlsStatus status) {
#ifdef MLS_NO_EXCEPTIONS
  (void)status;
#else
  if (status.report != 0)
    if (std::exception_ptr cause = Error(status).cause())
      std::rethrow_exception(cause);
#endif
}

// What a call gives, if it has succeeded.
template <class T> Result<T> give(MlsStatus status, T value) {
  if (status.code != MLS_STATUS_OK)
    return fail<T>(Error(status));
  rethrow(status);
  return value;
}

inline Result<void> give(MlsStatus status) {
  if (status.code != MLS_STATUS_OK)
    return fail<void>(Error(status));
  rethrow(status);
  return Result<void>();
}

// Two arrays that share one length in C.
inline Error unequal(const char *function, const char *argument,
                     const char *other) {
  return Error(Status::BadArgument, function, argument,
               std::string("is not as long as `") + other + "`");
}

} // namespace detail

// ---- Arrays ------------------------------------------------------------------

// Elements that belong to somebody else, for the time of a call.
template <class T> class ArrayRef {
public:
  ArrayRef() = default;
  ArrayRef(const T *data, size_t size) : data_(data), size_(size) {}
  ArrayRef(const T &one) : data_(&one), size_(1) {}
  ArrayRef(const std::vector<T> &all) : data_(all.data()), size_(all.size()) {}
  template <size_t N> ArrayRef(const T (&all)[N]) : data_(all), size_(N) {}
  template <size_t N>
  ArrayRef(const std::array<T, N> &all) : data_(all.data()), size_(N) {}
#if defined(__GNUC__) && !defined(__clang__)
// The list lives until the call is over, and so does this.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  ArrayRef(std::initializer_list<T> all)
      : data_(all.begin()), size_(all.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

  const T *data() const { return data_; }
  size_t size() const { return size_; }
  const T *begin() const { return data_; }
  const T *end() const { return data_ + size_; }
  const T &operator[](size_t at) const { return data_[at]; }

private:
  const T *data_ = nullptr;
  size_t size_ = 0;
};

// ---- Handles -----------------------------------------------------------------

// A weak view of 64 bits: valid as long as what it names, and then an error.
template <class Raw> class Handle {
public:
  using RawHandle = Raw;

  Handle() = default;
  explicit Handle(Raw raw) : raw_(raw) {}

  Raw raw() const { return raw_; }
  explicit operator bool() const { return raw_.bits != 0; }
  friend bool operator==(Handle a, Handle b) {
    return a.raw_.bits == b.raw_.bits;
  }
  friend bool operator!=(Handle a, Handle b) { return !(a == b); }
  friend bool operator<(Handle a, Handle b) {
    return a.raw_.bits < b.raw_.bits;
  }

private:
  Raw raw_ = {0};
};

namespace detail {

template <class T> struct Hash {
  size_t operator()(T handle) const {
    return std::hash<uint64_t>()(handle.raw().bits);
  }
};

// How to take and to give up a reference to what a handle names, and how to end
// that.
template <class Raw> struct References;

// Handles are what C sees of them, and so are arrays of them.
template <class T> const typename T::RawHandle *handles(ArrayRef<T> all) {
  static_assert(sizeof(T) == sizeof(typename T::RawHandle) &&
                std::is_standard_layout_v<T>);
  return reinterpret_cast<const typename T::RawHandle *>(all.data());
}

// What C takes for other elements.
template <class Raw, class T> std::vector<Raw> lowered(ArrayRef<T> all) {
  std::vector<Raw> result;
  result.reserve(all.size());
  for (const T &one : all) {
    if constexpr (std::is_same_v<T, std::string_view>)
      result.push_back(ref(one));
    else if constexpr (std::is_class_v<T>)
      result.push_back(one.raw());
    else
      result.push_back(static_cast<Raw>(one));
  }
  return result;
}

template <class T, class Raw>
std::vector<T> lifted(const Raw *all, intptr_t count) {
  std::vector<T> result;
  result.reserve(static_cast<size_t>(count));
  for (intptr_t at = 0; at < count; ++at)
    result.push_back(static_cast<T>(all[at]));
  return result;
}

// All that a function copies. How many there are is known only afterwards, and
// may have changed since: so it is asked until all had room.
template <class T, class Raw, class Copy>
Result<std::vector<T>> copied(Copy copy) {
  std::unique_ptr<Raw[]> all;
  intptr_t capacity = 0;
  for (;;) {
    intptr_t count = 0;
    MlsStatus status = copy(capacity, all.get(), &count);
    if (status.code != MLS_STATUS_OK)
      return fail<std::vector<T>>(Error(status));
    if (count <= capacity)
      return lifted<T>(all.get(), count);
    all.reset(new Raw[static_cast<size_t>(count)]);
    capacity = count;
  }
}

// What a text of the library says, which was made for the caller just now.
inline Result<std::string> text(MlsStatus status, MlsString string) {
  if (status.code != MLS_STATUS_OK)
    return fail<std::string>(Error(status));
  MlsStringRef view = {nullptr, 0};
  ignore(mlsStringGet(string, &view));
  std::string result = copied(view);
  ignore(mlsStringDestroy(string));
  return give(status, std::move(result));
}

} // namespace detail

// One reference, given up at the end of its scope. Owners may end in any order
// and on any thread: a reference keeps what it needs alive, and one to something
// that was destroyed meanwhile is given up all the same.
template <class T> class [[nodiscard]] Owned {
  using References = detail::References<typename T::RawHandle>;

public:
  Owned() = default;
  // Takes over a reference that the caller has.
  explicit Owned(T handle) : handle_(handle) {}
  Owned(Owned &&from) noexcept : handle_(from.take()) {}
  Owned &operator=(Owned &&from) noexcept {
    if (this != &from) {
      reset();
      handle_ = from.take();
    }
    return *this;
  }
  ~Owned() { reset(); }

  // One more reference to something.
  static Result<Owned> retain(T handle) {
    MlsStatus status = References::retain(handle.raw());
    bool retained = status.code == MLS_STATUS_OK;
    return detail::give(status, Owned(retained ? handle : T()));
  }

  T get() const { return handle_; }
  // Of one that lives longer than the view.
  operator T() const & { return handle_; }
  operator T() const && = delete;
  const T &operator*() const { return handle_; }
  const T *operator->() const { return &handle_; }
  explicit operator bool() const { return static_cast<bool>(handle_); }
  // Hands the reference to the caller.
  T take() { return std::exchange(handle_, T()); }
  void reset() {
    if (T handle = take())
      // A destructor has nobody to tell; only a reference that was never there
      // is refused.
      detail::ignore(References::release(handle.raw()));
  }
  // Ends the object now, whoever has other references to it. If that is refused,
  // this one stays.
  Result<void> destroy() {
    MlsStatus status = References::destroy(handle_.raw());
    if (status.code == MLS_STATUS_OK)
      handle_ = T();
    return detail::give(status);
  }

private:
  T handle_;
};

namespace detail {

// A call took the reference over, if it has succeeded.
template <class T> void handedOver(MlsStatus status, Owned<T> &owner) {
  if (status.code == MLS_STATUS_OK)
    owner.take();
}

} // namespace detail

// ---- Kinds -------------------------------------------------------------------

// Whether a type, attribute, expression or value is of a more special class.
template <class To, class From> Result<bool> isa(From from) {
  return To::classof(from);
}

// The same as one of that class; null if it is none.
template <class To, class From> Result<To> dyn_cast(From from) {
#ifdef MLS_NO_EXCEPTIONS
  Expected<bool> is = To::classof(from);
  if (!is)
    return is.error();
  return is.value() ? To(from) : To();
#else
  return To::classof(from) ? To(from) : To();
#endif
}
