import Synchronization

/// The civil clock of a talk: it stands still until the talk moves it.
final class TalkClock: Sendable {
  /// The last second of the year 9999, in milliseconds since 1970: ISO 8601 has no later time
  /// without an agreement.
  private static let endOfTime: Int64 = 253_402_300_799_000

  private let time: Mutex<Int64>

  /// Creates a clock that stands still.
  ///
  /// - Parameter start: the time it shows, in milliseconds since 1970.
  init(startingAt start: Int64) { time = Mutex(start) }

  /// The time it shows, in milliseconds since 1970.
  var now: Int64 { time.withLock { $0 } }

  /// Moves the clock on; a clock at the end of time stays there.
  ///
  /// - Parameter seconds: how far; what isn't a positive number moves nothing.
  func advance(bySeconds seconds: Double) {
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds > 0 else { return }
    let step = Int64(exactly: milliseconds) ?? .max
    time.withLock { time in
      let (later, overflow) = time.addingReportingOverflow(step)
      time = overflow ? Self.endOfTime : max(time, min(later, Self.endOfTime))
    }
  }
}
