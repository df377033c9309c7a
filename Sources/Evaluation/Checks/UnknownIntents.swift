public import IntentSchema

/// Finds intents and slots that a corpus or a talk names and the catalogue lacks.
public enum UnknownIntents {
  /// Reports the intents of a corpus that are not defined, each once.
  ///
  /// - Parameters:
  ///   - corpus: the corpus.
  ///   - catalogue: the intents.
  /// - Returns: an error at the first line of each such intent.
  /// - Complexity: O(*n*) in the number of lines.
  public static func check(
    _ corpus: NormalizedCorpus, against catalogue: Catalogue
  ) -> [Diagnostic] {
    var seen = Set(catalogue.intents.map(\.name))
    return (corpus.training + corpus.test).compactMap { line in
      guard let intent = line.utterance.intent, seen.insert(intent).inserted else { return nil }
      return unknown(intent, at: line.utterance.location, in: catalogue)
    }
  }

  /// Reports the intents and slots that talks expect and that are not defined.
  ///
  /// - Parameters:
  ///   - talks: the talks.
  ///   - catalogue: the intents.
  /// - Returns: an error for each such name.
  /// - Complexity: O(*n*) in the number of steps.
  public static func check(_ talks: [Talk], against catalogue: Catalogue) -> [Diagnostic] {
    talks.flatMap(\.steps).compactMap(\.decision).flatMap { decision -> [Diagnostic] in
      switch decision.outcome {
      case .unmatched: []
      case .ambiguous(let intents):
        intents.filter { catalogue.intent(named: $0) == nil }
          .map { unknown($0, at: decision.location, in: catalogue) }
      case .several(let parts):
        parts.filter { $0 != "unmatched" && catalogue.intent(named: $0) == nil }
          .map { unknown($0, at: decision.location, in: catalogue) }
      case .matched(let name, let slots):
        if let intent = catalogue.intent(named: name) {
          slots.map(\.name).filter { intent.slot(named: $0) == nil }
            .map { unknownSlot($0, of: intent, at: decision.location) }
        } else {
          [unknown(name, at: decision.location, in: catalogue)]
        }
      }
    }
  }

  private static func unknown(
    _ name: String, at location: SourceLocation, in catalogue: Catalogue
  ) -> Diagnostic {
    let near = NearestName.of(name, among: catalogue.intents.map(\.name))
    return Diagnostic(
      .error, at: location, "unknown intent `\(name)`",
      fix: near.map { "write `\($0)`" } ?? "define it in an .intent file")
  }

  private static func unknownSlot(
    _ name: String, of intent: IntentDefinition, at location: SourceLocation
  ) -> Diagnostic {
    let near = NearestName.of(name, among: intent.slots.map(\.name))
    return Diagnostic(
      .error, at: location, "intent `\(intent.name)` has no slot `\(name)`",
      fix: near.map { "write `\($0)`" } ?? "define it in the .intent file")
  }
}
