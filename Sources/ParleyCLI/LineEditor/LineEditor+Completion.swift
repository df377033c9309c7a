extension LineEditor {
  /// Completes the word before the cursor, or opens the menu of what it may become.
  mutating func complete() {
    guard let completion = vocabulary.completion(of: buffer.textBeforeCursor) else { return }
    let word = String(buffer.characters[completion.start..<buffer.cursor])
    if let only = completion.candidates.first, completion.candidates.count == 1 {
      put(only.text + (only.isOpen ? "" : " "), at: completion.start)
      return
    }
    let common = completion.commonPrefix
    if common.count > word.count { put(common, at: completion.start) }
    menu = CompletionMenu(completion, for: buffer)
  }

  private mutating func put(_ text: String, at start: Int) {
    undoStack.keep(buffer, isTyping: false)
    buffer.replace(start..<buffer.cursor, with: text)
  }

  /// Does what a key does while the menu is open.
  ///
  /// - Parameter key: the key.
  /// - Returns: nil if the menu is closed and the key is for the line.
  mutating func handleInMenu(_ key: Key) -> Outcome? {
    guard var menu else { return nil }
    switch key {
    case .tab, .down, .control("n"): menu.move(by: 1)
    case .backTab, .up, .control("p"): menu.move(by: -1)
    case .right where menu.selection != nil: menu.move(by: 1)
    case .left where menu.selection != nil: menu.move(by: -1)
    case .enter where menu.selection != nil: return choose(menu)
    case .escape, .control("g"):
      buffer = menu.original
      self.menu = nil
      return .edited
    default:
      self.menu = nil
      return nil
    }
    buffer = menu.buffer
    self.menu = menu
    return .edited
  }

  private mutating func choose(_ menu: CompletionMenu) -> Outcome {
    self.menu = nil
    if let selection = menu.selection, !menu.completion.candidates[selection].isOpen {
      buffer.insert(" ")
    }
    return .edited
  }
}
