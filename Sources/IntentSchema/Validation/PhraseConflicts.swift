/// Finds phrases of the keyword tables that contradict or repeat each other.
///
/// Two phrases are the same if they have the same words but for case and spaces, slots of the same
/// type in the same places, and the same anchors.
enum PhraseConflicts {
  private struct Key: Hashable {
    enum Part: Hashable {
      case words(String)
      case slot(SlotType?)
    }

    var parts: [Part]
    var anchors: Signal.Anchors
  }

  /// Reports the same strong phrase in two intents, and within an intent phrases that are both for
  /// and against it or there twice.
  ///
  /// - Parameters:
  ///   - catalogue: the catalogue.
  ///   - diagnostics: where the problems go.
  /// - Complexity: O(*n*) in the number of phrases.
  static func report(in catalogue: Catalogue, to diagnostics: inout [Diagnostic]) {
    var strong: [Key: (intent: String, location: SourceLocation)] = [:]
    for intent in catalogue.intents {
      var own: [Key: Signal] = [:]
      for signal in intent.signals {
        let key = key(of: signal, in: intent)
        if let earlier = own[key] {
          report(signal, repeating: earlier, to: &diagnostics)
          continue
        }
        own[key] = signal
        guard signal.strength == .strong else { continue }
        guard let other = strong[key] else {
          strong[key] = (intent.name, signal.location)
          continue
        }
        diagnostics.error(
          at: signal.location,
          "the strong phrase `\(signal.text)` is also in `\(other.intent)`, at \(other.location)",
          fix: "keep it in one of the two, or make it `weak` in both")
      }
    }
  }

  private static func report(
    _ signal: Signal, repeating earlier: Signal, to diagnostics: inout [Diagnostic]
  ) {
    if (signal.strength == .veto) == (earlier.strength == .veto) {
      diagnostics.warning(
        at: signal.location,
        "the phrase `\(signal.text)` is already \(earlier.strength.rawValue) at \(earlier.location)",
        fix: "remove it")
    } else {
      diagnostics.error(
        at: signal.location,
        "the phrase `\(signal.text)` is \(signal.strength.rawValue) here and "
          + "\(earlier.strength.rawValue) at \(earlier.location)",
        fix: "keep one of the two")
    }
  }

  private static func key(of signal: Signal, in intent: IntentDefinition) -> Key {
    let parts = signal.elements.map { element -> Key.Part in
      switch element {
      case .literal(let words): .words(NormalizedPhrase.key(of: words))
      case .slot(let name): .slot(intent.slot(named: name)?.type)
      }
    }
    return Key(parts: parts, anchors: signal.anchors)
  }
}
