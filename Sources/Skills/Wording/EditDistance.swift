/// How far apart two spellings are.
enum EditDistance {
  /// Whether one insertion, deletion, substitution or swap of neighbours turns one word into
  /// another.
  ///
  /// Source: Damerau, "A Technique for Computer Detection and Correction of Spelling Errors", 1964.
  ///
  /// - Complexity: O(*n*) in the length of the words.
  static func isOneEdit(from word: String, to other: String) -> Bool {
    var left = Array(word)[...]
    var right = Array(other)[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    switch (left.count, right.count) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return left.first == right.last && left.last == right.first
    default: return false
    }
  }
}
