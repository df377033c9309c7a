package import TextAnalysis

/// What made an utterance's margin for an intent, feature by feature.
public struct Attribution: Sendable, Hashable {
  /// What one feature added.
  public struct Contribution: Sendable, Hashable {
    /// What the feature is made of.
    public var kind: FeatureKind
    /// The tokens where it first occurs, as indices of `TokenizedText.tokens`.
    public var tokens: Range<Int>
    /// The feature as a person would write it: `set timer`, `^ set`, `␣ti`.
    public var text: String
    /// What it added to the margin, 0 if it says nothing about this intent.
    public var weight: Float
    /// Whether training has seen it.
    public var isKnown: Bool
  }

  /// The name of the intent.
  public var intent: String
  /// The part of the margin that no feature made.
  public var bias: Float
  /// The distinct features of the utterance, in order of appearance, then the meanings of its words.
  public var contributions: [Contribution]

  /// The sum of bias and contributions: the margin, but for rounding.
  public var margin: Float { contributions.reduce(bias) { $0 + $1.weight } }
}

extension ClassifierModel {
  /// Tells what each feature of an utterance added to its margin for an intent.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - intent: the name of the intent.
  /// - Returns: the attribution, or nil if the model doesn't know the intent.
  /// - Complexity: O(*n*·*r*) for *n* features with rows of *r* entries.
  package func attribution(of text: TokenizedText, for intent: String) -> Attribution? {
    guard let index = intents.firstIndex(of: intent) else { return nil }
    var features: [Feature] = []
    var counts: [UInt32] = []
    var positions: [UInt64: Int] = [:]
    FeatureExtractor.forEachFeature(in: text) { feature in
      if let position = positions[feature.key] {
        counts[position] += 1
      } else {
        positions[feature.key] = features.count
        features.append(feature)
        counts.append(1)
      }
    }
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let view = ModelView(bytes: start, layout: layout)
      let numbers = features.map { view.feature(of: $0.key) }
      let repetitions = counts.map(TermWeighting.repetition)
      let squaredNorm = zip(numbers, repetitions).reduce(Float(0)) { sum, feature in
        let value = feature.0.map { view.weight(of: $0) * feature.1 } ?? 0
        return sum + value * value
      }
      let scale = squaredNorm > 0 ? 1 / squaredNorm.squareRoot() : 0
      let contributions = features.indices.map { position in
        let weight = numbers[position].map { view.contribution(of: $0, to: index) } ?? 0
        return Attribution.Contribution(
          kind: features[position].kind, tokens: features[position].tokens,
          text: features[position].description(in: text),
          weight: repetitions[position] * scale * weight, isKnown: numbers[position] != nil)
      }
      let meanings = Self.meaningContributions(of: text, for: index, view: view)
      return Attribution(
        intent: intent, bias: view.bias(of: index), contributions: contributions + meanings)
    }
  }

  /// Tells what the meaning of each word added to a margin.
  private static func meaningContributions(
    of text: TokenizedText, for index: Int, view: ModelView
  ) -> [Attribution.Contribution] {
    let vector = MeaningVector(length: view.layout.steps.meaning)
    let contributions = vector.withSum(of: text) { sum, length in
      let scale = vector.length / length
      return text.tokens.indices.compactMap { position -> Attribution.Contribution? in
        let token = text.tokens[position]
        guard token.normalized.upperBound <= FeatureExtractor.byteLimit else { return nil }
        sum.update(repeating: 0, count: MeaningVector.dimension)
        guard vector.add(token, of: text, to: sum) else { return nil }
        let weight = (0..<MeaningVector.dimension).reduce(Float(0)) { total, coordinate in
          total + scale * Float(sum[coordinate]) * view.meaning(coordinate, for: index)
        }
        return Attribution.Contribution(
          kind: .meaning, tokens: position..<(position + 1), text: "≈" + text.text(of: token),
          weight: weight, isKnown: true)
      }
    }
    return contributions ?? []
  }
}
