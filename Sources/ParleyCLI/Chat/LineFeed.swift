import Dispatch

/// Reads lines on a thread of its own, one for each time it is asked.
///
/// Waiting for input would block the few threads that everything else shares.
struct LineFeed: Sendable {
  private let wanted = DispatchSemaphore(value: 0)

  /// Starts the thread, which waits to be asked.
  ///
  /// - Parameters:
  ///   - console: where the lines come from.
  ///   - events: where they go.
  init(_ console: Console, to events: ChatEvents) {
    let wanted = wanted
    BackgroundThread.start {
      var reader = LineReader(console)
      var isOpen = true
      while isOpen {
        wanted.wait()
        // Whose output nobody reads gets no more lines: the chat finds out when it writes.
        let line = (try? reader.next()) ?? nil
        isOpen = line != nil
        events.send(line.map(ChatEvent.line) ?? .end)
      }
    }
  }

  /// Asks for the next line.
  func request() { wanted.signal() }
}
