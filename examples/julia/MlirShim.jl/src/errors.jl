# Statuses as exceptions.

struct Diagnostic
    severity::MlsDiagnosticSeverity
    message::String
    # As MLIR prints it, such as `loc("file.mlir":1:2)`.
    location::String
    notes::Vector{Diagnostic}
end

Diagnostic(raw::MlsDiagnostic, notes) = Diagnostic(
    MlsDiagnosticSeverity(raw.severity), text_of(raw.message), text_of(raw.location), notes
)

"""
    MlirError

The library refused a call, and nothing has changed. `causes` is what callbacks threw.
"""
struct MlirError <: Exception
    code::MlsStatusCode
    message::String
    diagnostics::Vector{Diagnostic}
    causes::Vector{Any}
end
export Diagnostic, MlirError

function Base.showerror(io::IO, error::MlirError)
    print(io, "MlirError: ", error.message)
    for one in error.diagnostics
        print(io, "\n", one.location, ": ", one.message)
    end
    for cause in error.causes
        print(io, "\ncaused by: ")
        showerror(io, cause)
    end
end

# A call that succeeded has a report if MLIR said something.
function check(status::MlsStatus)
    MlsStatusCode(status.code) == MLS_STATUS_OK || throw(error_of(status))
    nothing
end

function error_of(status::MlsStatus)
    code = MlsStatusCode(status.code)
    out = Ref{MlsHandle}()
    got = @ccall libmlir_shim.mlsStatusGetReport(status::MlsStatus, out::Ptr{MlsHandle})::MlsStatus
    # So many other calls have failed since that it is forgotten.
    got.code == 0 || return MlirError(code, string(code), [], [])
    report, message, token = out[], Ref{MlsStringRef}(), Ref{UInt64}()
    @ccall libmlir_shim.mlsReportGetMessage(report::MlsHandle, message::Ptr{MlsStringRef})::MlsStatus
    @ccall libmlir_shim.mlsReportGetErrorToken(report::MlsHandle, token::Ptr{UInt64})::MlsStatus
    causes = token[] == 0 ? Any[] : take_failures(token[])
    error = MlirError(code, text_of(message[]), diagnostics_of(report), causes)
    @ccall libmlir_shim.mlsReportRelease(report::MlsHandle)::MlsStatus
    error
end

function diagnostics_of(report::MlsHandle)
    count, raw, note = Ref{Int}(), Ref{MlsDiagnostic}(), Ref{MlsDiagnostic}()
    @ccall libmlir_shim.mlsReportGetNumDiagnostics(report::MlsHandle, count::Ptr{Int})::MlsStatus
    map(0:count[]-1) do at
        @ccall libmlir_shim.mlsReportGetDiagnostic(
            report::MlsHandle, at::Int, raw::Ptr{MlsDiagnostic}
        )::MlsStatus
        notes = map(0:raw[].num_notes-1) do number
            @ccall libmlir_shim.mlsReportGetNote(
                report::MlsHandle, at::Int, number::Int, note::Ptr{MlsDiagnostic}
            )::MlsStatus
            Diagnostic(note[], Diagnostic[])
        end
        Diagnostic(raw[], notes)
    end
end
