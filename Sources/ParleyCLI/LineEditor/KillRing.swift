/// The texts that were cut, newest last, as in emacs.
struct KillRing: Sendable {
  /// Where a cut joins the one just before it.
  enum Direction: Sendable {
    case backward, forward
  }

  private static let limit = 60
  private var texts: [String] = []
  private var shown = 0

  /// Adds what was cut.
  ///
  /// - Parameters:
  ///   - text: what was cut; nothing is added for an empty one.
  ///   - direction: on which side of the cursor it stood.
  ///   - isJoined: whether the key before was a cut too, so that both become one.
  mutating func add(_ text: String, _ direction: Direction, isJoined: Bool) {
    guard !text.isEmpty else { return }
    if isJoined, let last = texts.popLast() {
      texts.append(direction == .forward ? last + text : text + last)
    } else {
      texts.append(text)
      if texts.count > Self.limit { texts.removeFirst() }
    }
    shown = texts.count - 1
  }

  /// What was cut last.
  mutating func newest() -> String? {
    shown = texts.count - 1
    return texts.last
  }

  /// What was cut before the one that was given last; after the oldest comes the newest.
  mutating func previous() -> String? {
    guard !texts.isEmpty else { return nil }
    shown = shown > 0 ? shown - 1 : texts.count - 1
    return texts[shown]
  }
}
