#if os(Linux)
import Glibc
import Testing

@testable import ParleyCLI

/// A terminal that a test types at and reads the screen of.
final class PseudoTerminal {
  private enum Event {
    case output([UInt8])
    case resize(ScreenSize)
  }

  /// The side of the person.
  private let own: Int32
  /// The side of the program.
  private(set) var other: Int32
  private let firstSize: ScreenSize
  private var events: [Event] = []

  init(columns: Int = 60, rows: Int = 20) throws {
    firstSize = ScreenSize(columns: columns, rows: rows)
    var (own, other): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&own, &other, nil, nil, &size) == 0)
    // A child must not keep our end open, or it would never see the terminal close.
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    (self.own, self.other) = (own, other)
  }

  deinit {
    close(own)
    closeOther()
  }

  /// Leaves the program's side to the program alone, so that its end is seen.
  func closeOther() {
    if other >= 0 { close(other) }
    other = -1
  }

  /// What is shown now.
  var screen: ScreenModel {
    var screen = ScreenModel(firstSize)
    var bytes: [UInt8] = []
    for event in events {
      switch event {
      case .output(let more): bytes += more
      case .resize(let size):
        screen.show(String(decoding: bytes, as: UTF8.self))
        bytes = []
        screen.resize(to: size)
      }
    }
    screen.show(String(decoding: bytes, as: UTF8.self))
    return screen
  }

  /// All bytes that were written.
  var output: [UInt8] {
    events.flatMap { event in if case .output(let bytes) = event { bytes } else { [UInt8]() } }
  }

  /// How the terminal treats what is typed, as far as a program changes it.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(own, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }

  /// Types a text.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes.
  func type(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(own, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Changes the size, which the program is told by a signal.
  func resize(columns: Int, rows: Int) {
    read()
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    events.append(.resize(ScreenSize(columns: columns, rows: rows)))
    _ = ioctl(own, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen is as expected, for a minute and a half at most: other tests need the processors too.
  @discardableResult
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, _ isExpected: (ScreenModel) -> Bool
  ) async -> ScreenModel {
    let deadline = ContinuousClock.now + .seconds(90)
    var isOpen = true
    while !isExpected(screen), isOpen, ContinuousClock.now < deadline {
      isOpen = await Self.waits(own, milliseconds: 90_000)
      isOpen = isOpen && read()
    }
    let shown = screen
    if !isExpected(shown) {
      let rows = shown.everything.suffix(12)
      Issue.record(
        "the screen ends with \(rows), the cursor is at \(shown.row), \(shown.column)",
        sourceLocation: sourceLocation)
    }
    return shown
  }

  /// Waits until the last rows are as expected.
  @discardableResult
  func wait(
    for rows: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async -> ScreenModel {
    await wait(sourceLocation: sourceLocation) { $0.everything.suffix(rows.count) == rows[...] }
  }

  /// Waits until nothing more has come for some time: the program is idle then.
  func settle(milliseconds: Int32) async {
    while await Self.waits(own, milliseconds: milliseconds), read() {}
  }

  /// Waits for output on a thread of its own: tests share few.
  private static func waits(_ file: Int32, milliseconds: Int32) async -> Bool {
    await withCheckedContinuation { continuation in
      BackgroundThread.start {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        continuation.resume(returning: poll(&request, 1, milliseconds) == 1)
      }
    }
  }

  /// Reads what there is; false at the end.
  @discardableResult
  private func read() -> Bool {
    var request = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) == 1 else { return true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(own, &buffer, buffer.count)
    guard count > 0 else { return false }
    events.append(.output(Array(buffer[..<count])))
    return true
  }
}
#endif
