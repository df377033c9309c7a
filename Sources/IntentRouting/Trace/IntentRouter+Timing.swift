import EntityRecognition
import IntentClassification
import KeywordMatching
import TextAnalysis

/// How long each stage takes for one utterance.
package struct StageTimes: Sendable {
  /// Text to corrected tokens, and the entities in them.
  package var reading: Duration
  /// The phrases of the keyword tables.
  package var keywords: Duration
  /// The classifier, asked whether or not the phrases decide.
  package var classifier: Duration
  /// All of it, as `route` does it: without the classifier where phrases decide, with the slots.
  package var whole: Duration
}

extension IntentRouter {
  /// Measures the stages of an utterance one by one, and then all of them together.
  ///
  /// - Parameters:
  ///   - utterance: what was typed; any text.
  ///   - context: the circumstances.
  /// - Returns: the times.
  /// - Complexity: O(*n*) in the length of the utterance.
  package func times(of utterance: String, at context: RoutingContext) -> StageTimes {
    let clock = ContinuousClock()
    let start = clock.now
    let reading = reader.read(utterance, at: context)
    let read = clock.now
    let evidence = table.evidence(in: reading.positions, entities: reading.entities)
    let matched = clock.now
    let prediction = model.classifier.predict(reading.text)
    let predicted = clock.now
    let decision = route(utterance, at: context)
    let end = clock.now
    return withExtendedLifetime((evidence, prediction, decision)) {
      StageTimes(
        reading: start.duration(to: read), keywords: read.duration(to: matched),
        classifier: matched.duration(to: predicted), whole: predicted.duration(to: end))
    }
  }
}
