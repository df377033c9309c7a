/// Why a command ends early.
package enum CommandFailure: Error, Sendable, Hashable {
  /// The command line can't be understood.
  case usage(String)
  /// Data can't be used; each text is one problem.
  case badData([String])
  /// An expectation wasn't met.
  case expectationNotMet(String)
  /// The user interrupted it.
  case interrupted
  /// Nobody reads the output any more, which is no error.
  case closedPipe
  /// The output can't be written, with what the system says.
  case unwritable(String)

  /// How the process ends.
  package var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .badData: .badData
    case .expectationNotMet: .expectationNotMet
    case .interrupted: .interrupted
    case .closedPipe: .success
    case .unwritable: .inputOutputError
    }
  }

  /// What to tell the user, a line each.
  package var lines: [String] {
    switch self {
    case .usage(let message): ["parley: \(message)"]
    case .badData(let problems): problems
    case .expectationNotMet(let message): ["parley: \(message)"]
    case .interrupted, .closedPipe: []
    case .unwritable(let reason): ["parley: can't write the output: \(reason)"]
    }
  }
}
