package import TextAnalysis

/// A feature at the place in an utterance where it was found.
package struct Feature {
  /// The identity of the feature, the same wherever it is found.
  package var key: UInt64
  /// What the feature is made of.
  package var kind: FeatureKind
  /// The tokens it lies in, as indices of `TokenizedText.tokens`.
  package var tokens: Range<Int>
  /// The bytes of `TokenizedText.normalized` that it spans.
  package var bytes: Range<Int>
  /// Whether it takes in the start of the utterance or, for characters, of the token.
  package var opens: Bool
  /// Whether it takes in the end of the utterance or, for characters, of the token.
  package var closes: Bool

  /// The feature as a person would write it: `set timer`, `^ set`, `turn … off`, `␣ti`.
  ///
  /// - Parameter text: the utterance that the feature was found in.
  /// - Returns: the feature in words.
  /// - Complexity: O(*n*) in the length of the feature.
  package func description(in text: TokenizedText) -> String {
    if kind == .characters {
      let middle = String(decoding: text.normalized[bytes], as: UTF8.self)
      return (opens ? "␣" : "") + middle + (closes ? "␣" : "")
    }
    var words = text.tokens[tokens].filter { $0.kind != .symbol }.map(text.text)
    if kind == .skippedPair, let first = words.first, let last = words.last {
      words = [first, "…", last]
    }
    return ((opens ? ["^"] : []) + words + (closes ? ["$"] : [])).joined(separator: " ")
  }
}
