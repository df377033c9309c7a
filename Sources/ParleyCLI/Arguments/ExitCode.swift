/// How the process ends.
package enum ExitCode: Int32, Sendable, Hashable {
  /// All is well.
  case success = 0
  /// An expectation wasn't met.
  case expectationNotMet = 1
  /// The command line can't be understood.
  case usage = 2
  /// Data can't be used: `EX_DATAERR` of sysexits.h.
  case badData = 65
  /// The output can't be written: `EX_IOERR` of sysexits.h.
  case inputOutputError = 74
  /// The user interrupted it: 128 and the number of SIGINT.
  case interrupted = 130
  /// The terminal was closed: 128 and the number of SIGHUP.
  case hungUp = 129
  /// It was told to end: 128 and the number of SIGTERM.
  case terminated = 143
}
