import Evaluation
import IntentSchema

extension ScoredUtterance {
  /// A line that is decided for its best intent from a confidence of 0.7.
  static func line(
    _ expected: String?, _ best: String?, _ confidence: Double, _ language: Language = .english
  ) -> ScoredUtterance {
    ScoredUtterance(
      expected: expected, best: best, decided: confidence >= 0.7 ? best : nil,
      confidence: confidence, probabilityInScope: confidence, inScopeScore: confidence,
      language: language)
  }
}
