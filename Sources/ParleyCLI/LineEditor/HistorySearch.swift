/// A search through the history while it is typed, as Ctrl-R begins.
struct HistorySearch: Sendable {
  /// What is searched for.
  private(set) var query = ""
  /// The line before the search, to go back to.
  let original: EditBuffer
  /// The index of the line that was found.
  private(set) var found: Int?
  /// Whether no line, or no older one, contains what is searched for.
  private(set) var isFailing = false

  /// Begins a search.
  ///
  /// - Parameter buffer: the line as it is.
  init(from buffer: EditBuffer) { original = buffer }

  /// Searches for a longer text, from the line that was found.
  mutating func extend(by text: String, in history: History) {
    query += text
    look(before: found.map { $0 + 1 } ?? history.lines.count, in: history)
  }

  /// Searches for a shorter text, from the newest line.
  mutating func shorten(in history: History) {
    guard query.popLast() != nil else { return }
    found = nil
    isFailing = false
    if !query.isEmpty { look(before: history.lines.count, in: history) }
  }

  /// Searches on for an older line.
  mutating func older(in history: History) {
    look(before: found ?? history.lines.count, in: history)
  }

  private mutating func look(before limit: Int, in history: History) {
    guard !query.isEmpty else { return }
    if let index = history.newest(containing: query, before: limit) {
      found = index
      isFailing = false
    } else {
      isFailing = true
    }
  }
}
