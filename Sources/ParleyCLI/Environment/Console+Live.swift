#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Console {
  /// The streams of this process.
  ///
  /// Writing to a closed pipe is an error of the stream from now on, not a signal.
  package static func live() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      input: { LiveStream.read(from: STDIN_FILENO) },
      output: OutputStream(isTerminal: isatty(STDOUT_FILENO) == 1) {
        (bytes) throws(CommandFailure) in try LiveStream.deliver(bytes, to: STDOUT_FILENO)
      },
      errors: OutputStream(isTerminal: isatty(STDERR_FILENO) == 1) {
        (bytes) throws(CommandFailure) in try LiveStream.deliver(bytes, to: STDERR_FILENO)
      },
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      terminal: RawTerminal(input: STDIN_FILENO, output: STDOUT_FILENO), takesSignals: true)
  }
}
