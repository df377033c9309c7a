import TextAnalysis

/// What an utterance means as a whole: the direction of the sum of what its words mean.
struct MeaningVector {
  /// The number of coordinates.
  static let dimension = EnglishMeanings.dimension
  /// How long the vector is beside the features, whose length is 1; chosen on validation data.
  static let length: Float = 0.6

  private let meanings = EnglishMeanings()

  /// Writes the vector of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - vector: `dimension` numbers, all of them 0.
  /// - Returns: what the sum of the words' meanings was multiplied with, 0 if no word has one.
  /// - Complexity: O(*n*) in the bytes of the text, at most `FeatureExtractor.byteLimit` of them.
  @discardableResult
  func write(_ text: TokenizedText, to vector: UnsafeMutablePointer<Float>) -> Float {
    for token in text.tokens {
      if token.normalized.upperBound > FeatureExtractor.byteLimit { break }
      add(token, of: text, to: vector)
    }
    var squaredLength: Float = 0
    for coordinate in 0..<Self.dimension {
      squaredLength += vector[coordinate] * vector[coordinate]
    }
    guard squaredLength > 0 else { return 0 }
    let scale = Self.length / squaredLength.squareRoot()
    for coordinate in 0..<Self.dimension { vector[coordinate] *= scale }
    return scale
  }

  /// Adds what a token means, if anything, and tells whether it does.
  @discardableResult
  func add(
    _ token: Token, of text: TokenizedText, to vector: UnsafeMutablePointer<Float>
  ) -> Bool {
    guard token.kind == .word else { return false }
    return meanings.add(text.normalized[token.normalized], key: token.key, to: vector)
  }
}
