#if canImport(Glibc)
@preconcurrency import Glibc
#else
import Darwin
#endif

/// Makes the terminal what it was if the program breaks down while it gives keys.
enum TerminalRescue {
  /// The signals of a breakdown, which end the program all the same.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT]

  /// Remembers how the terminal was.
  ///
  /// - Parameters:
  ///   - file: the terminal.
  ///   - original: how it was.
  ///   - farewell: what is written to it besides; only its first bytes.
  static func arm(_ file: Int32, _ original: termios, farewell: String) {
    var new = Rescued(file: file, original: original, previous: rescued.previous)
    let bytes = Array(farewell.utf8.prefix(MemoryLayout.size(ofValue: new.farewell)))
    withUnsafeMutableBytes(of: &new.farewell) { $0.copyBytes(from: bytes) }
    new.length = bytes.count
    let isArmed = rescued.file >= 0
    rescued = new
    guard !isArmed else { return }
    for number in signals {
      var action = sigaction()
      #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handle
      #else
      action.__sigaction_u.__sa_handler = handle
      #endif
      sigaction(number, &action, rescued.previous + Int(number))
    }
  }

  /// Forgets the terminal.
  static func disarm() {
    guard rescued.file >= 0 else { return }
    rescued.file = -1
    for number in signals { sigaction(number, rescued.previous + Int(number), nil) }
  }

  /// Only calls what a signal handler may call (POSIX, "Signal Concepts").
  private static let handle: @convention(c) (Int32) -> Void = { number in
    if rescued.file >= 0 {
      let (file, length) = (rescued.file, rescued.length)
      withUnsafeBytes(of: &rescued.farewell) { _ = write(file, $0.baseAddress, length) }
      tcsetattr(file, TCSANOW, &rescued.original)
    }
    // Whoever was there before, the runtime with its backtrace for one, gets the signal next.
    sigaction(number, rescued.previous + Int(number), nil)
    raise(number)
  }
}

/// The terminal to restore.
///
/// A signal handler has no context, so this one value is global.
private struct Rescued {
  var file: Int32 = -1
  var original = termios()
  var farewell: (UInt64, UInt64) = (0, 0)
  var length = 0
  /// Who took each signal before, by its number.
  var previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
}

// Written by the one chat of the process before the handler may run, and read by the handler alone.
nonisolated(unsafe) private var rescued = Rescued()
