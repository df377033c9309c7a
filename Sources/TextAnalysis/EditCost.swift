/// What it takes to turn a typed word into another: first of all how many edits, then how likely.
///
/// Edits are insertions, deletions, substitutions and transpositions of neighbours, no place edited
/// twice (optimal string alignment). Between words at the same distance a transposition is likelier
/// than a letter left out, typed twice or along with a neighbouring key, or hit on one, and these are
/// likelier than other edits; after that, a changed first letter weighs more than a changed last one.
///
/// Source: Damerau, "A technique for computer detection and correction of spelling errors" (1964).
struct EditCost: Sendable, Comparable {
  /// The longest word that is compared, in letters.
  static let longestWord = 24

  private let weight: Int

  /// How many edits it takes.
  var distance: Int { weight >> 8 }

  /// Whether it is one edit that is unlikely.
  var isUnlikelyEdit: Bool { weight >= Self.unlikely && weight < Self.unlikely + 4 }

  /// Compares a typed word with another; both must not be longer than `longestWord`.
  ///
  /// - Parameters:
  ///   - typed: the letters that were typed.
  ///   - word: the letters of the other word.
  /// - Complexity: O(*nm*) in their lengths.
  init(typed: ArraySlice<UInt8>, word: ArraySlice<UInt8>) {
    let ends =
      (typed.first == word.first ? 0 : 2) + (typed.last == word.last ? 0 : 1)
    weight = Self.alignment(Array(typed), Array(word)) + ends
  }

  static func < (first: EditCost, second: EditCost) -> Bool {
    first.weight < second.weight
  }

  /// An edit weighs 256 and four times its penalty: 0 transposition, 1 likely, 2 unlikely.
  private static let transposition = 256
  private static let likely = 256 + 4
  private static let unlikely = 256 + 8

  private static func alignment(_ typed: [UInt8], _ word: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = (0...word.count).map { $0 * likely }
    for i in typed.indices {
      let deletion = isSlip(i, in: typed) ? likely : unlikely
      var row = [last[0] + deletion]
      row.reserveCapacity(word.count + 1)
      for j in word.indices {
        var best = last[j] + substitution(typed[i], word[j])
        best = min(best, last[j + 1] + deletion, row[j] + likely)
        if i > 0, j > 0, typed[i] == word[j - 1], typed[i - 1] == word[j], typed[i] != word[j] {
          best = min(best, beforeLast[j - 1] + transposition)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[word.count]
  }

  /// Whether a letter may have been typed along with one beside it: the same or on a key that touches.
  ///
  /// - Parameters:
  ///   - index: the place of the letter.
  ///   - typed: the letters that were typed.
  /// - Returns: whether it may.
  static func isSlip(_ index: Int, in typed: [UInt8]) -> Bool {
    [index - 1, index + 1].contains { other in
      typed.indices.contains(other)
        && (typed[other] == typed[index]
          || KeyboardLayout.areNeighbours(typed[other], typed[index]))
    }
  }

  private static func substitution(_ typed: UInt8, _ letter: UInt8) -> Int {
    if typed == letter { return 0 }
    return KeyboardLayout.areNeighbours(typed, letter) ? likely : unlikely
  }
}
