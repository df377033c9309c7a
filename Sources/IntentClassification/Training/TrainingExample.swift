public import TextAnalysis

/// An utterance to learn from.
public struct TrainingExample: Sendable {
  /// The utterance.
  public var text: TokenizedText
  /// The name of its intent, or nil for out of scope.
  public var intent: String?

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - intent: the name of its intent, or nil for out of scope.
  public init(text: TokenizedText, intent: String?) {
    self.text = text
    self.intent = intent
  }
}
