import IntentClassification

/// What keeps the classifier from deciding an utterance on its own.
struct Reservations: Sendable, Hashable {
  /// Why an intent that no phrase speaks for is hardly believed, if so.
  var doubt: StageDecision.Reason?
  /// The intents that the utterance forbids, as indices into the catalogue.
  var forbidden: [Int] = []
}

/// What the classifier says about an utterance, and how far it is to be believed.
struct Consultation {
  /// What it says.
  var prediction: Prediction
  /// What keeps it from deciding.
  var reservations = Reservations()
}
