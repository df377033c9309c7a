import EntityRecognition
import IntentSchema
import KeywordMatching

extension Catalogue {
  /// The phrases that speak for an intent, without their slots: what a typo may become.
  var phrasesThatSpeakForAnIntent: [String] {
    intents.flatMap { intent in
      intent.signals.filter { $0.strength != .veto }.flatMap(\.literals)
    }
  }

  /// The words and phrases whose words a typo may become.
  var wordsOfTypos: [String] {
    phrasesThatSpeakForAnIntent + listedNames + EntityRecognizer.dateWords
  }

  /// The names in all lists.
  var listedNames: [String] { lists.flatMap { $0.entries.flatMap(\.synonyms) } }

  /// All phrases, whatever they are for: what is left alone.
  var phrases: [String] {
    let signals = intents.flatMap { $0.signals.flatMap(\.literals) }
    return signals + fillers.map(\.text) + listedNames
  }
}
