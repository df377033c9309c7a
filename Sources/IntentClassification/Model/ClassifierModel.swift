public import TextAnalysis

/// A trained classifier: its bytes as they are on disk, read in place.
///
/// The same bytes and text give the same prediction on every platform.
public struct ClassifierModel: Sendable {
  /// The name of the last class of a model that was trained on enough out-of-scope lines; no intent
  /// may have it.
  static let outOfScopeClass = "out-of-scope"

  /// The names of the intents, in the order of the model's classes.
  public let intents: [String]
  /// How margins become probabilities.
  public let calibration: Calibration
  let bytes: ArraySlice<UInt8>
  let layout: ModelLayout

  /// Creates a model over bytes that were validated.
  init(bytes: ArraySlice<UInt8>, layout: ModelLayout, classes: [String], calibration: Calibration) {
    self.bytes = bytes
    self.layout = layout
    intents = classes.last == Self.outOfScopeClass ? classes.dropLast() : classes
    self.calibration = calibration
  }

  /// The number of features that training has seen.
  public var featureCount: Int { layout.featureCount }

  /// The size of the encoded model in bytes.
  public var byteCount: Int { bytes.count }

  /// What the caller of `ModelCodec.encode` says the model was trained on.
  public var dataFingerprint: UInt64 {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { ModelView(bytes: $0, layout: layout).dataFingerprint } ?? 0
    }
  }

  /// Predicts the intent of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - limit: how many intents to give scores of.
  /// - Returns: the best intents with their confidence; none if no feature is known.
  /// - Complexity: O(*n* + *k*) in the bytes of the text and the intents, whatever the vocabulary.
  public func predict(_ text: TokenizedText, limit: Int = 5) -> Prediction {
    guard !intents.isEmpty else { return .nothing }
    // Only this goes into the closure: what holds references would be retained.
    let (layout, calibration, intents) = (layout, calibration, intents)
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return .nothing }
      let scoring = Scoring(
        view: ModelView(bytes: start, layout: layout), calibration: calibration, intents: intents)
      return scoring.prediction(for: text, limit: limit)
    }
  }
}
