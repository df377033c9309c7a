/// The words that a likely slip turns into what was typed, as `EditCost` weighs them.
enum LikelyEdits {
  /// Lists the words.
  ///
  /// - Parameter typed: letters from a to z.
  /// - Returns: the words, of which few are real ones.
  /// - Complexity: O(*k*²) for *k* letters.
  static func of(_ typed: [UInt8]) -> [[UInt8]] {
    typed.indices.flatMap { changes(at: $0, in: typed) } + insertions(at: typed.count, in: typed)
  }

  private static func changes(at index: Int, in typed: [UInt8]) -> [[UInt8]] {
    var words = insertions(at: index, in: typed)
    for key in KeyboardLayout.neighbours(of: typed[index]) {
      var word = typed
      word[index] = key
      words.append(word)
    }
    if index + 1 < typed.count {
      var word = typed
      word.swapAt(index, index + 1)
      words.append(word)
    }
    if EditCost.isSlip(index, in: typed) {
      var word = typed
      word.remove(at: index)
      words.append(word)
    }
    return words
  }

  private static func insertions(at index: Int, in typed: [UInt8]) -> [[UInt8]] {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).map { letter in
      var word = typed
      word.insert(letter, at: index)
      return word
    }
  }
}
