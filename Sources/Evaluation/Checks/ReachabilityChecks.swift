package import IntentRouting
package import IntentSchema

/// Finds training lines that reach their intent only because they are training lines.
///
/// The exact stage answers every training line, which hides that a person who types nearly the same
/// is sent elsewhere. So each line is routed without that stage.
package enum ReachabilityChecks {
  /// Reports the training lines that only the exact stage keeps.
  ///
  /// - Parameters:
  ///   - corpus: the corpus.
  ///   - router: the router that was made of it.
  ///   - context: the circumstances.
  /// - Returns: a warning for each line that another intent takes, and one for each intent with
  ///   lines that nothing takes.
  /// - Complexity: O(*n*) routings in the number of training lines.
  package static func check(
    _ corpus: Corpus, with router: IntentRouter, at context: RoutingContext
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var unreached: [String: [LabelledUtterance]] = [:]
    for utterance in corpus.training {
      guard let intent = utterance.intent else { continue }
      let decision = router.routeWithoutExact(utterance.text, at: context)
      switch decision.outcome {
      case .matched(let match) where match.intent == intent: continue
      case .matched(let match):
        found.append(stolen(utterance, from: intent, by: match.intent, router, context))
      case .ambiguous, .unmatched: unreached[intent, default: []].append(utterance)
      }
    }
    return found
      + unreached.sorted { $0.key < $1.key }.compactMap { intent, lines in
        lines.first.map { summary(of: lines, of: intent, first: $0) }
      }
  }

  private static func stolen(
    _ utterance: LabelledUtterance, from intent: String, by other: String, _ router: IntentRouter,
    _ context: RoutingContext
  ) -> Diagnostic {
    let phrase = router.explain(utterance.text, at: context).phrases.first {
      $0.intent == other && $0.strength == .strong && $0.effect == "counted"
    }
    let cause = phrase.map { "its phrase `\($0.phrase)` at \($0.location)" } ?? "the classifier"
    return Diagnostic(
      .warning, at: utterance.location,
      "`\(utterance.text)` is only \(intent) as long as it is a training line: \(cause) gives what is "
        + "like it to \(other)",
      fix: phrase == nil
        ? "write more lines like it, or move it" : "narrow the phrase, or add a veto to \(other)")
  }

  private static func summary(
    of lines: [LabelledUtterance], of intent: String, first: LabelledUtterance
  ) -> Diagnostic {
    let more = lines.count > 1 ? " and \(lines.count - 1) more" : ""
    return Diagnostic(
      .warning, at: first.location,
      "`\(first.text)`\(more) of \(intent) would be unmatched if it weren't a training line",
      fix: "write more lines like it")
  }
}
