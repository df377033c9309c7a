import IntentClassification
import KeywordMatching

/// Asks the classifier about an utterance, and says how far it is to be believed.
struct Adviser {
  let classifier: ClassifierModel
  let table: KeywordTable
  let familiar: FamiliarWords
  /// The intent of each class of the classifier, as an index into the catalogue.
  let places: [Int?]

  /// Asks about an utterance.
  ///
  /// - Parameters:
  ///   - reading: the utterance.
  ///   - evidence: what the keyword tables say.
  ///   - limit: how many intents to ask for.
  /// - Returns: the prediction with the reservations about it.
  /// - Complexity: O(*n* + *k*) in the length of the utterance and the intents.
  func consult(
    about reading: UtteranceReading, evidence: KeywordEvidence, limit: Int
  ) -> Consultation {
    guard !reading.saysTooLittle else { return Consultation(prediction: .nothing) }
    let prediction = classifier.predict(reading.text, limit: limit)
    var reservations = Reservations()
    if reading.isWordAlone {
      reservations.doubt = .wordAlone
    } else if prediction.knownMass < FamiliarWords.familiarMass,
      let best = prediction.scores.first, best.confidence >= FamiliarWords.leastConfidence,
      familiar.areMissing(in: reading, fillers: evidence.fillers)
    {
      reservations.doubt = .unfamiliar
    }
    let prohibitions = table.prohibitions(in: reading.positions, evidence: evidence)
    if !prohibitions.isEmpty {
      reservations.forbidden = ForbiddenIntents(
        classifier: classifier, reading: reading, fillers: evidence.fillers
      ).classes(in: prohibitions).compactMap { places[$0] }
    }
    return Consultation(prediction: prediction, reservations: reservations)
  }
}
