extension LineEditor {
  /// Goes to the line above, or to the earlier line that begins like this one.
  mutating func goUp() {
    if walk == nil, let place = buffer.placeAbove {
      buffer.move(to: place)
    } else {
      goThroughHistory { $0.older(in: $1) }
    }
  }

  /// Goes to the line below, or to the later line that begins like this one.
  mutating func goDown() {
    if walk == nil, let place = buffer.placeBelow {
      buffer.move(to: place)
    } else {
      goThroughHistory { $0.newer(in: $1) }
    }
  }

  /// Goes to the oldest line.
  mutating func goToOldest() {
    goThroughHistory { $0.oldest(in: $1) }
  }

  /// Shows another line of the history in place of this one.
  ///
  /// - Parameter step: finds the line.
  mutating func goThroughHistory(_ step: (inout HistoryWalk, History) -> String?) {
    var walk =
      self.walk ?? HistoryWalk(from: buffer.text, prefix: buffer.textBeforeCursor, in: history)
    if let line = step(&walk, history) {
      undoStack.keep(buffer, isTyping: false)
      buffer = EditBuffer(line)
    }
    self.walk = walk
  }

  /// Takes over the rest of the line that is offered.
  ///
  /// - Returns: whether one was.
  mutating func acceptSuggestion() -> Bool {
    guard buffer.isAtEnd, !suggestion.isEmpty else { return false }
    undoStack.keep(buffer, isTyping: false)
    buffer.insert(suggestion)
    return true
  }

  /// Takes over a word of the line that is offered.
  ///
  /// - Returns: whether there was one.
  mutating func acceptSuggestedWord() -> Bool {
    guard buffer.isAtEnd, !suggestion.isEmpty else { return false }
    var offered = EditBuffer(suggestion)
    offered.move(to: 0)
    undoStack.keep(buffer, isTyping: false)
    buffer.insert(String(offered.characters[..<offered.nextWordEnd]))
    return true
  }

  /// Does what a key does while the history is searched.
  ///
  /// - Parameter key: the key.
  /// - Returns: nil if the search is over and the key is for the line that was found.
  mutating func handleInSearch(_ key: Key) -> Outcome? {
    guard var search else { return nil }
    switch key {
    case .text(let text): search.extend(by: TerminalText.sanitized(text), in: history)
    case .backspace: search.shorten(in: history)
    case .control("r"): search.older(in: history)
    case .control("g"), .escape:
      buffer = search.original
      self.search = nil
      return .edited
    default:
      self.search = nil
      // What was found is edited or sent; Tab would only complete it.
      return key == .tab ? .edited : nil
    }
    buffer = search.found.map { EditBuffer(history.lines[$0]) } ?? search.original
    self.search = search
    return .edited
  }
}
