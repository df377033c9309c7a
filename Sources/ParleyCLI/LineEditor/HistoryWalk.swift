/// The way through the history from the line that is typed: up, down, by its beginning.
struct HistoryWalk: Sendable {
  /// What was typed before the walk began.
  let draft: String
  /// The lines that are met begin like this.
  let prefix: String
  private var index: Int

  /// Begins a walk at the newest line.
  ///
  /// - Parameters:
  ///   - draft: what is typed.
  ///   - prefix: what the lines must begin with; empty for all.
  ///   - history: the lines.
  init(from draft: String, prefix: String, in history: History) {
    self.draft = draft
    self.prefix = prefix
    index = history.lines.count
  }

  /// The line before; nil if there is none, and the walk stays.
  mutating func older(in history: History) -> String? {
    guard let found = history.newest(startingWith: prefix, before: index) else { return nil }
    index = found
    return history.lines[found]
  }

  /// The line after, or what was typed after the newest; nil where the walk hasn't begun.
  mutating func newer(in history: History) -> String? {
    guard index < history.lines.count else { return nil }
    guard let found = history.oldest(startingWith: prefix, after: index) else {
      index = history.lines.count
      return draft
    }
    index = found
    return history.lines[found]
  }

  /// The oldest line; nil if there is none before.
  mutating func oldest(in history: History) -> String? {
    guard let found = history.oldest(startingWith: prefix, after: -1), found < index else {
      return nil
    }
    index = found
    return history.lines[found]
  }

  /// What was typed before the walk.
  mutating func newest(in history: History) -> String? {
    index = history.lines.count
    return draft
  }
}
