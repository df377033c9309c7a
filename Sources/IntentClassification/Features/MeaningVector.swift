import TextAnalysis

/// What an utterance means as a whole: the direction of the sum of what its words mean.
struct MeaningVector {
  /// The number of coordinates, that of `EnglishMeanings`; a literal, so that loops are compiled for it.
  static let dimension = 64
  /// How long the vector is where lines are few, beside the features, whose length is 1; chosen on
  /// validation data.
  static let fullLength: Float = 0.6
  /// From how many lines an intent on it is shorter: they say themselves which words are alike.
  static let fewLines: Float = 400

  /// How long the vector is.
  let length: Float

  private let meanings = EnglishMeanings()

  /// Creates vectors of a length.
  ///
  /// - Parameter length: how long they are.
  init(length: Float) { self.length = length }

  /// How long the vectors of a training set are.
  ///
  /// - Parameter lines: how many lines an intent has.
  /// - Returns: the length.
  static func length(forLinesPerIntent lines: Float) -> Float {
    lines > fewLines ? fullLength * (fewLines / lines).squareRoot() : fullLength
  }

  /// Writes the vector of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - vector: `dimension` numbers, which are overwritten if any word has a meaning.
  /// - Returns: whether any word has.
  /// - Complexity: O(*n*) in the bytes of the text, at most `FeatureExtractor.byteLimit` of them.
  @discardableResult
  func write(_ text: TokenizedText, to vector: UnsafeMutablePointer<Float>) -> Bool {
    withSum(of: text) { sum, length in
      let scale = self.length / length
      var coordinate = 0
      while coordinate < Self.dimension {
        vector[coordinate] = scale * Float(sum[coordinate])
        coordinate &+= 1
      }
      return true
    } ?? false
  }

  /// Calls a closure with the sum of the words' meanings, if any word has one, and how long it is.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - body: what to do with the sum, which is valid only while it runs and may be overwritten.
  /// - Returns: what the closure returns, nil if it wasn't called.
  /// - Complexity: O(*n*) in the bytes of the text, at most `FeatureExtractor.byteLimit` of them.
  @inline(__always)
  func withSum<Result>(
    of text: TokenizedText, _ body: (UnsafeMutablePointer<Int32>, Float) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.dimension) { buffer in
      buffer.initialize(repeating: 0)
      guard let sum = buffer.baseAddress else { return nil }
      for token in text.tokens {
        if token.normalized.upperBound > FeatureExtractor.byteLimit { break }
        add(token, of: text, to: sum)
      }
      var squaredLength: Float = 0
      for coordinate in 0..<Self.dimension {
        squaredLength += Float(sum[coordinate]) * Float(sum[coordinate])
      }
      guard squaredLength > 0 else { return nil }
      return body(sum, squaredLength.squareRoot())
    }
  }

  /// Adds what a token means, if anything, and tells whether it does.
  @discardableResult
  func add(_ token: Token, of text: TokenizedText, to sum: UnsafeMutablePointer<Int32>) -> Bool {
    guard token.kind == .word else { return false }
    return meanings.add(text.normalized[token.normalized], key: token.key, to: sum)
  }
}
