/// A line being edited: takes keys, and knows what is to be shown.
struct LineEditor: Sendable {
  /// What a key came to.
  enum Outcome: Sendable, Hashable {
    /// The line may have changed.
    case edited
    /// The line is finished.
    case submitted(String)
    /// The line is given up: what it was.
    case abandoned(String)
    /// An empty line was interrupted.
    case interrupted
    /// There will be no more lines.
    case ended
    /// The program is to stop until it is continued.
    case suspended
    /// The screen is to be cleared.
    case cleared
  }

  /// What the key before was, where the next one depends on it.
  enum Previous: Sendable, Hashable {
    case other, kill
    case yank(Range<Int>)
  }

  /// The line.
  var buffer = EditBuffer()
  /// The lines that were typed before.
  var history: History
  /// The words that can be completed.
  var vocabulary: Vocabulary
  /// Whether the rest of an earlier line is offered while one like it is typed.
  var offersSuggestions = true
  /// The rest of an earlier line that begins like this one.
  private(set) var suggestion = ""
  var undoStack = UndoStack()
  var kills = KillRing()
  var walk: HistoryWalk?
  var search: HistorySearch?
  var menu: CompletionMenu?
  var previous = Previous.other

  /// Creates an editor of an empty line.
  ///
  /// - Parameters:
  ///   - history: the lines that were typed before.
  ///   - vocabulary: the words that can be completed.
  init(history: History = History(), vocabulary: Vocabulary = Vocabulary()) {
    self.history = history
    self.vocabulary = vocabulary
  }

  /// Takes a key.
  ///
  /// - Parameter key: the key.
  /// - Returns: what it came to.
  /// - Complexity: O(*n*) in the length of the line and the number of lines in the history.
  mutating func handle(_ key: Key) -> Outcome {
    defer { suggest() }
    if search != nil, let outcome = handleInSearch(key) { return outcome }
    if menu != nil, let outcome = handleInMenu(key) { return outcome }
    let before = previous
    previous = .other
    if !key.walksHistory { walk = nil }
    return handle(key, after: before)
  }

  private mutating func handle(_ key: Key, after before: Previous) -> Outcome {
    switch key {
    case .text(let text): type(text)
    case .paste(let text): paste(text)
    case .enter, .control("j"), .control("m"): return finish()
    case .metaEnter: type("\n")
    case .tab: complete()
    case .control(let letter): return handleControl(letter, after: before)
    case .meta(let letter): handleMeta(letter, after: before)
    case .backspace: erase(max(0, buffer.cursor - 1)..<buffer.cursor)
    case .delete: erase(buffer.cursor..<(buffer.cursor + 1))
    case .metaBackspace: kill(buffer.previousWordStart..<buffer.cursor, .backward, after: before)
    default: move(key)
    }
    return .edited
  }

  private mutating func move(_ key: Key) {
    undoStack.endStep()
    switch key {
    case .left: buffer.move(to: buffer.cursor - 1)
    case .right: if !acceptSuggestion() { buffer.move(to: buffer.cursor + 1) }
    case .wordLeft: buffer.move(to: buffer.previousWordStart)
    case .wordRight: if !acceptSuggestedWord() { buffer.move(to: buffer.nextWordEnd) }
    case .home: buffer.move(to: buffer.lineStart)
    case .end: if !acceptSuggestion() { buffer.move(to: buffer.lineEnd) }
    case .up: goUp()
    case .down: goDown()
    case .pageUp: goThroughHistory { $0.older(in: $1) }
    case .pageDown: goThroughHistory { $0.newer(in: $1) }
    default: break
    }
  }

  /// Types text at the cursor, as far as it can be seen there.
  mutating func type(_ text: String) {
    let before = buffer.cursor > 0 ? String(buffer.characters[buffer.cursor - 1]) : ""
    let seen = TerminalText.sanitized(before + text).unicodeScalars
    let text = String(seen.dropFirst(before.unicodeScalars.count))
    guard !text.isEmpty else { return }
    undoStack.keep(buffer, isTyping: text != " " && text != "\n")
    buffer.insert(text)
  }

  private mutating func paste(_ text: String) {
    undoStack.keep(buffer, isTyping: false)
    buffer.insert(text)
    undoStack.endStep()
  }

  /// Removes characters, not to be brought back.
  mutating func erase(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound < buffer.characters.count else { return }
    undoStack.keep(buffer, isTyping: false)
    buffer.remove(range)
  }

  /// Cuts characters, to be brought back.
  mutating func kill(_ range: Range<Int>, _ direction: KillRing.Direction, after before: Previous) {
    previous = .kill
    guard !range.isEmpty else { return }
    undoStack.keep(buffer, isTyping: false)
    kills.add(buffer.remove(range), direction, isJoined: before == .kill)
  }

  private mutating func finish() -> Outcome {
    if buffer.characters.last == "\\", buffer.isAtEnd {
      // A backslash at the end goes on in a new line, as in a shell.
      undoStack.keep(buffer, isTyping: false)
      buffer.replace((buffer.cursor - 1)..<buffer.cursor, with: "\n")
      return .edited
    }
    let line = buffer.text
    clear()
    history.add(line)
    return .submitted(line)
  }

  /// Whether there is nothing to show but an empty line.
  var isUntouched: Bool { buffer.isEmpty && search == nil && menu == nil }

  /// Empties the line.
  mutating func clear() {
    buffer = EditBuffer()
    undoStack.clear()
    (walk, menu, search) = (nil, nil, nil)
    suggestion = ""
  }

  /// Finds the rest of the newest line that begins like this one.
  private mutating func suggest() {
    suggestion = ""
    guard offersSuggestions, buffer.isAtEnd, !buffer.isEmpty, search == nil, menu == nil,
      walk == nil
    else { return }
    let typed = buffer.text
    guard let index = history.newest(startingWith: typed, before: history.lines.count) else {
      return
    }
    suggestion = String(
      decoding: history.lines[index].utf8.dropFirst(typed.utf8.count).prefix { $0 != 0x0A },
      as: UTF8.self)
  }
}

extension Key {
  /// Whether the key goes on with a walk through the history.
  fileprivate var walksHistory: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .control("p"), .control("n"), .meta("<"), .meta(">"): true
    default: false
    }
  }
}
