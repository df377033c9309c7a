import Evaluation
import IntentRouting
import IntentSchema

/// Why an utterance was taken as it was, as a compact picture: the words that mattered, a bar for
/// each candidate, and the reason.
struct WhyPicture {
  private static let barWidth = 20
  private static let candidateCount = 4

  let trace: RoutingTrace
  let columns: Int
  let isColored: Bool
  let language: Language

  /// The lines.
  ///
  /// - Complexity: O(*n*) in the length of the utterance, at most 200 characters of it.
  var lines: [StyledText] {
    utterance + TextTable(candidates, columns: columns).lines
      + TextTable(facts, columns: columns).lines
  }

  // MARK: the utterance

  private var utterance: [StyledText] {
    let shown = TerminalText.sanitized(String(trace.decision.text.prefix(200)))
    let words = HighlightedText(shown, by: trace)
    let line = StyledText("  ") + words.styled
    // Without colours the words are underlined by a line of their own.
    guard !isColored, !words.markers.isEmpty else { return [line] }
    return [line, StyledText("  " + words.markers)]
  }

  // MARK: the candidates

  private var candidates: [[TextTable.Cell]] {
    let match = trace.decision.match
    var rows = trace.decision.candidates.prefix(Self.candidateCount).map { candidate in
      row(candidate.intent, candidate.confidence, isChosen: candidate.intent == match?.intent)
    }
    if rows.isEmpty, let match { rows = [row(match.intent, match.confidence, isChosen: true)] }
    if rows.isEmpty {
      rows = [[.init("  "), .init(language.choose("no intent is near", "没有接近的意图"), .yellow)]]
    }
    return rows
  }

  private func row(_ intent: String, _ confidence: Double, isChosen: Bool) -> [TextTable.Cell] {
    let style: StyledText.Style = isChosen ? .green : .plain
    return [
      .init(isChosen ? "->" : "  ", style), .init(intent, style),
      .init(TextBar.text(confidence, width: Self.barWidth), style),
      .init("\(confidence.text(decimals: 2))\(isChosen ? " \(stage)" : "")", style),
    ]
  }

  private var stage: String {
    switch trace.decision.stage {
    case .exact: language.choose("exact", "原句")
    case .keyword: language.choose("by its phrases", "按短语")
    case .classifier: language.choose("by the classifier", "按分类器")
    case .form: language.choose("answers a question", "回答问题")
    }
  }

  // MARK: the facts

  private var facts: [[TextTable.Cell]] {
    var facts = [fact(language.choose("because", "因为"), trace.reason)]
    if let score = trace.scores.first, score.confidence < score.threshold {
      facts.append(
        fact(
          language.choose("needed", "需要"),
          "\(score.threshold.text(decimals: 2)) (\(score.intent))"))
    }
    if let weights { facts.append(fact(language.choose("words", "词语"), weights)) }
    let typos = trace.decision.corrections.map { "\($0.from) → \($0.to)" }
    if !typos.isEmpty {
      facts.append(fact(language.choose("corrected", "改正"), typos.joined(separator: ", ")))
    }
    for slot in trace.decision.match?.slots ?? [] {
      facts.append(fact(slot.name, slot.value.text))
    }
    if let near = trace.neighbours.first {
      facts.append(
        fact(
          language.choose("nearest", "最近"),
          "\(near.text) (\(near.intent ?? "out-of-scope"), \(near.location))"))
    }
    if let other = trace.counterfactuals.first {
      facts.append(
        fact(
          language.choose("otherwise", "换成"), "\(other.change.text): \(other.outcome.intents)"))
    }
    return facts
  }

  private var weights: String? {
    let features = trace.scores.first?.features ?? []
    guard !features.isEmpty else { return nil }
    return features.prefix(5)
      .map { "\($0.feature) \($0.weight < 0 ? "" : "+")\($0.weight.text(decimals: 2))" }
      .joined(separator: ", ")
  }

  private func fact(_ label: String, _ text: String) -> [TextTable.Cell] {
    [.init("  " + label, .dim), .init(text)]
  }
}
