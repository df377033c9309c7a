/// Reads keys on a thread of its own, which sleeps until the terminal has some.
enum KeyFeed {
  /// Starts to read.
  ///
  /// - Parameters:
  ///   - terminal: where the keys come from.
  ///   - events: where they go; the end follows the last ones.
  static func start(_ terminal: RawTerminal, to events: ChatEvents) {
    BackgroundThread.start {
      var decoder = KeyDecoder()
      while true {
        guard terminal.waits(milliseconds: decoder.patience) else {
          let keys = decoder.flush()
          if !keys.isEmpty { events.send(.keys(keys)) }
          continue
        }
        guard let bytes = LiveStream.read(from: terminal.input) else { break }
        let keys = decoder.decode(bytes)
        if !keys.isEmpty { events.send(.keys(keys)) }
      }
      events.send(.end)
    }
  }
}
