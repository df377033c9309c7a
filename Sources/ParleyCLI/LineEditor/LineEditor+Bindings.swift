extension LineEditor {
  /// Does what a letter does with the Control key, as emacs binds them.
  mutating func handleControl(_ letter: Character, after before: Previous) -> Outcome {
    switch letter {
    case "c":
      guard !buffer.isEmpty else { return .interrupted }
      let line = buffer.text
      clear()
      return .abandoned(line)
    case "d":
      guard !buffer.isEmpty else { return .ended }
      erase(buffer.cursor..<(buffer.cursor + 1))
    case "z": return .suspended
    case "l": return .cleared
    case "r": search = HistorySearch(from: buffer)
    case "_": undo()
    default: edit(letter, after: before)
    }
    return .edited
  }

  private mutating func edit(_ letter: Character, after before: Previous) {
    switch letter {
    case "k":
      let end = buffer.lineEnd
      kill(buffer.cursor..<max(end, buffer.cursor), .forward, after: before)
    case "u": kill(buffer.lineStart..<buffer.cursor, .backward, after: before)
    case "w": kill(buffer.previousSpace..<buffer.cursor, .backward, after: before)
    case "y": yank()
    case "t":
      undoStack.keep(buffer, isTyping: false)
      buffer.transpose()
    case "a": moveByKey(.home)
    case "e": moveByKey(.end)
    case "b": moveByKey(.left)
    case "f": moveByKey(.right)
    case "p": moveByKey(.up)
    case "n": moveByKey(.down)
    default: break
    }
  }

  /// Does what a letter does with the Meta key.
  mutating func handleMeta(_ letter: Character, after before: Previous) {
    switch letter {
    case "b": moveByKey(.wordLeft)
    case "f": moveByKey(.wordRight)
    case "d": kill(buffer.cursor..<buffer.nextWordEnd, .forward, after: before)
    case "y": yankPrevious(after: before)
    case "u": changeWord { $0.uppercased() }
    case "l": changeWord { $0.lowercased() }
    case "c": changeWord { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    case "<": goToOldest()
    case ">": goThroughHistory { walk, history in walk.newest(in: history) }
    default: break
    }
  }

  private mutating func moveByKey(_ key: Key) { _ = handle(key) }

  private mutating func undo() {
    if let earlier = undoStack.undo() { buffer = earlier }
  }

  private mutating func yank() {
    guard let text = kills.newest() else { return }
    undoStack.keep(buffer, isTyping: false)
    let start = buffer.cursor
    buffer.insert(text)
    previous = .yank(start..<buffer.cursor)
  }

  /// Puts an earlier cut in place of the one that was just brought back.
  private mutating func yankPrevious(after before: Previous) {
    guard case .yank(let range) = before, let text = kills.previous() else { return }
    buffer.replace(range, with: text)
    previous = .yank(range.lowerBound..<buffer.cursor)
  }

  private mutating func changeWord(_ change: (String) -> String) {
    undoStack.keep(buffer, isTyping: false)
    buffer.changeWord(change)
  }
}
