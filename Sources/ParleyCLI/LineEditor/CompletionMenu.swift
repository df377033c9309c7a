/// The candidates of a completion while one is chosen.
struct CompletionMenu: Sendable {
  /// The candidates, with the place of the word.
  let completion: Completion
  /// The line before a candidate was put in.
  let original: EditBuffer
  /// The index of the candidate that stands in the line; nil before the first is chosen.
  private(set) var selection: Int?

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - completion: the candidates.
  ///   - buffer: the line as it is.
  init(_ completion: Completion, for buffer: EditBuffer) {
    self.completion = completion
    original = buffer
  }

  /// The line with the candidate that is chosen.
  var buffer: EditBuffer {
    guard let selection else { return original }
    var buffer = original
    buffer.replace(
      completion.start..<original.cursor, with: completion.candidates[selection].text)
    return buffer
  }

  /// Chooses another candidate, around the ends.
  ///
  /// - Parameter step: how far to go, negative for back.
  mutating func move(by step: Int) {
    let count = completion.candidates.count
    guard let selection else {
      self.selection = step > 0 ? 0 : count - 1
      return
    }
    self.selection = ((selection + step) % count + count) % count
  }
}
