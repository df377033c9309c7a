/// Files phrases of Han characters under the likenesses of each of their pairs.
struct HanPhraseIndex: Sendable {
  /// Where a pair stands in a phrase.
  struct Place: Sendable {
    /// The number of the phrase.
    let phrase: Int
    /// How many characters stand before the pair.
    let offset: Int
  }

  /// The longest phrase that is filed, in characters.
  static let longestPhrase = 12

  /// The phrases, by number.
  let phrases: [[HanCharacter]]
  private var places: [PairFilter.Pair: [Place]] = [:]

  /// Files phrases.
  ///
  /// - Parameter texts: texts whose runs of two and more Han characters are the phrases.
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ texts: [TokenizedText]) {
    var seen: Set<[HanCharacter]> = []
    phrases = texts.flatMap(Self.runs).filter { phrase in
      (2...Self.longestPhrase).contains(phrase.count) && seen.insert(phrase).inserted
    }
    for (number, phrase) in phrases.enumerated() {
      for offset in 0..<phrase.count - 1 {
        for pair in HanPairs.likenesses(of: phrase[offset], phrase[offset + 1]) {
          places[pair, default: []].append(Place(phrase: number, offset: offset))
        }
      }
    }
  }

  /// The places of pairs that may have been meant by a pair.
  ///
  /// - Parameters:
  ///   - first: the first character that was typed.
  ///   - second: the second one.
  /// - Returns: the places, in a fixed order; one may occur twice.
  /// - Complexity: O(*n*) in their number.
  func places(like first: HanCharacter, _ second: HanCharacter) -> [Place] {
    HanPairs.likenesses(of: first, second).flatMap { places[$0] ?? [] }
  }

  /// The runs of characters of a text that no other token nor white space breaks.
  private static func runs(in text: TokenizedText) -> [[HanCharacter]] {
    var runs: [[HanCharacter]] = [[]]
    for token in text.tokens {
      let character = HanCharacter(token, in: text)
      if character == nil || token.followsSpace { runs.append([]) }
      if let character { runs[runs.count - 1].append(character) }
    }
    return runs
  }
}
