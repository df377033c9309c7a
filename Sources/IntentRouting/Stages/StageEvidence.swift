import IntentClassification
import KeywordMatching

/// What each stage said about an utterance.
struct StageEvidence {
  /// What the keyword tables say.
  let keywords: KeywordEvidence
  /// What the classifier says, if it was asked.
  let prediction: Prediction?
  /// What was decided.
  let decision: StageDecision
}
