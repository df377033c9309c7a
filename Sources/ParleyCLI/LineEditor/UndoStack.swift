/// The earlier states of the line, to go back to.
struct UndoStack: Sendable {
  private static let limit = 500
  private var states: [EditBuffer] = []
  private var isTyping = false

  /// Keeps a state before it is changed; text typed in one go is one step.
  ///
  /// - Parameters:
  ///   - buffer: the state.
  ///   - isTyping: whether text is being typed.
  mutating func keep(_ buffer: EditBuffer, isTyping: Bool) {
    defer { self.isTyping = isTyping }
    guard !(isTyping && self.isTyping), states.last != buffer else { return }
    states.append(buffer)
    if states.count > Self.limit { states.removeFirst() }
  }

  /// Ends the present step: what is typed next is another.
  mutating func endStep() { isTyping = false }

  /// The state before the last change; nil if there is none.
  mutating func undo() -> EditBuffer? {
    isTyping = false
    return states.popLast()
  }

  /// Forgets everything.
  mutating func clear() {
    states = []
    isTyping = false
  }
}
