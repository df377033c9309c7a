import TextAnalysis

extension TokenizedText {
  /// Whether a token has the given normalised text.
  func isToken(_ index: Int, _ word: StaticString) -> Bool {
    let range = tokens[index].normalized
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where normalized[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether a token begins with a zero.
  func hasZero(_ index: Int) -> Bool {
    normalized[tokens[index].normalized].first == UInt8(ascii: "0")
  }

  /// Whether a token begins with a one.
  func hasOne(_ index: Int) -> Bool {
    normalized[tokens[index].normalized].first == UInt8(ascii: "1")
  }
}

extension TokenizedText {
  /// Whether there is a token at an index, with the given normalised text.
  func isTokenAt(_ index: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(index) && isToken(index, word)
  }
}
