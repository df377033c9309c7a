/// The text that is being typed, by grapheme clusters, with a cursor between two of them.
struct EditBuffer: Sendable, Hashable {
  /// The characters.
  private(set) var characters: [Character] = []
  /// How many characters stand before the cursor.
  private(set) var cursor = 0

  /// Creates a buffer with the cursor at its end.
  ///
  /// - Parameter text: the text.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text.
  ///
  /// - Complexity: O(*n*) in its length.
  var text: String { String(characters) }

  /// The text before the cursor.
  ///
  /// - Complexity: O(*n*) in its length.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Whether nothing is typed.
  var isEmpty: Bool { characters.isEmpty }

  /// Whether the cursor stands after everything.
  var isAtEnd: Bool { cursor == characters.count }

  /// Inserts text at the cursor; what joins a neighbour into one cluster does.
  ///
  /// - Parameter text: the text; a combining mark goes to the character before it.
  /// - Complexity: O(*n*) in the length of the buffer and of the text.
  mutating func insert(_ text: String) {
    let before = cursor > 0 ? String(characters[cursor - 1]) : ""
    let after = cursor < characters.count ? String(characters[cursor]) : ""
    let start = cursor - (before.isEmpty ? 0 : 1)
    let end = cursor + (after.isEmpty ? 0 : 1)
    let joined = Array(before + text + after)
    // Where the last inserted cluster swallows what follows, the cursor stands after both.
    let place = min(joined.count, Array(before + text).count)
    characters.replaceSubrange(start..<end, with: joined)
    cursor = start + place
  }

  /// Replaces a range of characters; the cursor stands after the new ones.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: characters.startIndex..<characters.endIndex)
    characters.removeSubrange(range)
    cursor = range.lowerBound
    insert(text)
  }

  /// Removes a range of characters.
  ///
  /// - Returns: what was there.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let range = range.clamped(to: characters.startIndex..<characters.endIndex)
    let removed = String(characters[range])
    characters.removeSubrange(range)
    if cursor > range.lowerBound { cursor = max(range.lowerBound, cursor - range.count) }
    return removed
  }

  /// Moves the cursor to a place, as far as there is one.
  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// Exchanges the characters around the cursor and goes on.
  mutating func transpose() {
    guard characters.count > 1, cursor > 0 else { return }
    let right = min(cursor, characters.count - 1)
    characters.swapAt(right - 1, right)
    cursor = right + 1
  }
}
