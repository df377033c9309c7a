public import IntentSchema

/// A test line with what a classifier or router made of it.
public struct ScoredUtterance: Sendable, Hashable {
  /// The intent it belongs to, nil for out of scope.
  public var expected: String?
  /// The best intent, whatever its confidence; nil if there is none.
  public var best: String?
  /// The intent that was decided for, nil if none was.
  public var decided: String?
  /// How likely the best intent is right, out of scope being possible, 0 to 1.
  public var confidence: Double
  /// How likely the best intent is right if the line belongs to any, 0 to 1.
  public var probabilityInScope: Double
  /// What tells lines in scope from lines out of scope, higher meaning in scope.
  public var inScopeScore: Double
  /// The language of the line.
  public var language: Language

  /// Creates a scored line.
  ///
  /// - Parameters:
  ///   - expected: the intent it belongs to, nil for out of scope.
  ///   - best: the best intent, whatever its confidence.
  ///   - decided: the intent that was decided for, nil if none was.
  ///   - confidence: how likely the best intent is right, 0 to 1.
  ///   - probabilityInScope: the same if the line belongs to any intent, 0 to 1.
  ///   - inScopeScore: what tells in scope from out of scope, higher meaning in scope.
  ///   - language: the language of the line.
  public init(
    expected: String?, best: String?, decided: String?, confidence: Double,
    probabilityInScope: Double, inScopeScore: Double, language: Language
  ) {
    self.expected = expected
    self.best = best
    self.decided = decided
    self.confidence = confidence
    self.probabilityInScope = probabilityInScope
    self.inScopeScore = inScopeScore
    self.language = language
  }

  /// Whether the best intent is the one it belongs to; never so out of scope.
  public var isBestRight: Bool { expected != nil && best == expected }
}
