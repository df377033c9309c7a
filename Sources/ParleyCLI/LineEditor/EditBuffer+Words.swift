extension EditBuffer {
  /// What a character is to word motion.
  private enum Class {
    case space, word, han, sign
  }

  /// The beginning of the word before the cursor.
  var previousWordStart: Int {
    var place = cursor
    while place > 0, Self.isBetweenWords(characters[place - 1]) { place -= 1 }
    guard place > 0 else { return 0 }
    let kind = Self.kind(of: characters[place - 1])
    while place > 0, Self.kind(of: characters[place - 1]) == kind { place -= 1 }
    return place
  }

  /// The end of the word after the cursor.
  var nextWordEnd: Int {
    var place = cursor
    while place < characters.count, Self.isBetweenWords(characters[place]) { place += 1 }
    guard place < characters.count else { return place }
    let kind = Self.kind(of: characters[place])
    while place < characters.count, Self.kind(of: characters[place]) == kind { place += 1 }
    return place
  }

  /// The beginning of what white space separates from the cursor's left.
  var previousSpace: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// The beginning of the cursor's line.
  var lineStart: Int {
    (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  /// The end of the cursor's line.
  var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  /// The place in the line above that is as far from its beginning; nil in the first line.
  var placeAbove: Int? {
    let start = lineStart
    guard start > 0 else { return nil }
    let above = (characters[..<(start - 1)].lastIndex(of: "\n") ?? -1) + 1
    return min(above + cursor - start, start - 1)
  }

  /// The place in the line below that is as far from its beginning; nil in the last line.
  var placeBelow: Int? {
    let end = lineEnd
    guard end < characters.count else { return nil }
    let below = end + 1
    let belowEnd = characters[below...].firstIndex(of: "\n") ?? characters.count
    return min(below + cursor - lineStart, belowEnd)
  }

  /// Changes the case of the word after the cursor and goes to its end.
  ///
  /// - Parameter change: makes the new word of the old one.
  mutating func changeWord(_ change: (String) -> String) {
    let range = cursor..<nextWordEnd
    replace(range, with: change(String(characters[range])))
  }

  private static func isBetweenWords(_ character: Character) -> Bool {
    switch kind(of: character) {
    case .space, .sign: true
    case .word, .han: false
    }
  }

  private static func kind(of character: Character) -> Class {
    if character.isWhitespace { return .space }
    guard character.isLetter || character.isNumber else { return .sign }
    return CharacterWidth.columns(of: character) == 2 ? .han : .word
  }
}
