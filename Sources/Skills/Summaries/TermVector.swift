#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The weights of the terms of a sentence, of length 1.
struct TermVector: Sendable, Hashable {
  /// The terms' numbers, ascending.
  private var terms: [Int] = []
  /// The weight of each.
  private var weights: [Double] = []

  /// The cosine of the angle between two vectors.
  ///
  /// - Complexity: O(*n* + *m*) in the number of their terms.
  func similarity(to other: TermVector) -> Double {
    var (left, right, sum) = (0, 0, 0.0)
    while left < terms.count, right < other.terms.count {
      if terms[left] == other.terms[right] {
        sum += weights[left] * other.weights[right]
        left += 1
        right += 1
      } else if terms[left] < other.terms[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return sum
  }

  /// Makes the vectors of sentences: term frequency times inverse sentence frequency.
  ///
  /// Source: Spärck Jones, "A statistical interpretation of term specificity", 1972.
  ///
  /// - Parameter sentences: the terms of each sentence.
  /// - Returns: a vector for each, and the one of the whole text.
  /// - Complexity: O(*n* log *n*) in the number of terms.
  static func vectors(of sentences: [[String]]) -> (sentences: [TermVector], text: TermVector) {
    var numbers: [String: Int] = [:]
    var spread: [Int] = []
    let counted = sentences.map { terms in
      var counts: [Int: Double] = [:]
      for term in terms {
        let number = numbers[term] ?? spread.count
        if number == spread.count {
          numbers[term] = number
          spread.append(0)
        }
        counts[number, default: 0] += 1
      }
      for number in counts.keys { spread[number] += 1 }
      return counts
    }
    let rarity = spread.map { 1 + log(Double(sentences.count) / Double($0)) }
    var whole = [Double](repeating: 0, count: spread.count)
    for counts in counted {
      for (number, count) in counts { whole[number] += count }
    }
    // A term that comes once says little about the text as a whole.
    let shared = whole.enumerated().filter { $0.element > 1 }
    let text = TermVector(
      Dictionary(uniqueKeysWithValues: shared.map { ($0.offset, $0.element) }), rarity)
    return (counted.map { TermVector($0, rarity) }, text)
  }

  private init(_ counts: [Int: Double], _ rarity: [Double]) {
    var squares = 0.0
    for (number, count) in counts.sorted(by: { $0.key < $1.key }) {
      let weight = (1 + log(count)) * rarity[number]
      terms.append(number)
      weights.append(weight)
      squares += weight * weight
    }
    let length = squares.squareRoot()
    if length > 0 { weights = weights.map { $0 / length } }
  }
}
