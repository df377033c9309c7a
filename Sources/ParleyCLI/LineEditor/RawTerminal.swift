#if canImport(Glibc)
@preconcurrency import Glibc
#else
import Darwin
#endif

/// A terminal that gives each key as it is pressed, without showing it.
package struct RawTerminal: Sendable {
  /// Asks the terminal to mark what is pasted, and to stop doing so.
  private static let pasteMarks = (on: Array("\u{1B}[?2004h".utf8), off: "\u{1B}[?2004l")

  /// The file that keys are read from.
  let input: Int32
  private let output: Int32
  private let original: termios

  /// Takes a terminal as it is; nil if one of the files is no terminal.
  ///
  /// - Parameters:
  ///   - input: the file that keys are read from.
  ///   - output: the file that is written to.
  package init?(input: Int32, output: Int32) {
    var original = termios()
    guard isatty(output) == 1, tcgetattr(input, &original) == 0 else { return nil }
    self.input = input
    self.output = output
    self.original = original
  }

  /// Begins to give keys; what was typed before is among them.
  func enter() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | BRKINT)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    TerminalRescue.arm(input, original, farewell: Self.pasteMarks.off)
    tcsetattr(input, TCSADRAIN, &raw)
    _ = LiveStream.write(Self.pasteMarks.on, to: output)
  }

  /// Makes the terminal what it was.
  func leave() {
    _ = LiveStream.write(Array(Self.pasteMarks.off.utf8), to: output)
    var original = original
    tcsetattr(input, TCSADRAIN, &original)
    TerminalRescue.disarm()
  }

  /// How much it shows; a usual size if it doesn't tell.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Stops the program, with those it shares a pipe with, until the shell continues it.
  func suspend() { kill(0, SIGTSTP) }

  /// Waits for bytes.
  ///
  /// - Parameter milliseconds: how long; nil waits for ever, without waking up in between.
  /// - Returns: false if none came in time.
  func waits(milliseconds: Int32?) -> Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      return count != 0
    }
  }
}
