import IntentRouting
import IntentSchema

/// The answer of `route` for people.
struct RouteText {
  private let decision: RoutingDecision
  private let plan: SkillPlan

  /// Creates the text of a decision.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - plan: tells the skills that would run, in order.
  init(_ decision: RoutingDecision, plan: SkillPlan) {
    self.decision = decision
    self.plan = plan
  }

  /// The lines, the text itself first.
  var lines: [StyledText] {
    guard decision.parts.isEmpty else {
      let title = StyledText("> ", .dim) + StyledText(shownText, .bold)
      let count =
        decision.parts.count == 1
        ? Self.row("meant", "it corrects itself:")
        : Self.row("several", "\(decision.parts.count) requests, run in this order:")
      return [title, count] + decision.parts.flatMap { RouteText($0, plan: plan).lines }
    }
    let skills = plan.skills(for: decision)
    var lines = [StyledText("> ", .dim) + StyledText(shownText, .bold), verdict]
    if let match = decision.match {
      lines += match.slots.map { Self.row("slot", slot($0)) }
      lines += match.missing.map { Self.row("missing", "\($0) (would be asked for)") }
      lines += match.rejected.map { rejected in
        Self.row(
          "rejected", "\(rejected.name) \"\(rejected.text)\": \(rejected.reason[.english] ?? "")")
      }
    }
    lines += decision.corrections.map { Self.row("corrected", "\($0.from) → \($0.to)") }
    if !skills.isEmpty { lines.append(Self.row("skills", skills.joined(separator: ", "))) }
    lines += hints
    return lines
  }

  private var verdict: StyledText {
    let place = "(\(decision.stage.rawValue))"
    let score = decision.confidence.text(decimals: 2)
    return switch decision.outcome {
    case .matched(let match):
      Self.row("matched", "") + StyledText(match.intent, .green) + " \(score) \(place)"
    case .ambiguous(let matches):
      Self.row("ambiguous", "")
        + StyledText(matches.map(\.intent).joined(separator: " or "), .yellow)
        + " \(score) \(place)"
    case .unmatched:
      Self.row("unmatched", "")
        + StyledText(
          decision.isConditional ? "it depends on a condition" : "no intent \(place)", .yellow)
    }
  }

  private var hints: [StyledText] {
    switch decision.outcome {
    case .matched: []
    case .ambiguous(let matches):
      [Self.row("hint", "parley would ask: \(matches.map(\.intent).joined(separator: " or "))?")]
    case .unmatched:
      decision.candidates.isEmpty
        ? [Self.row("hint", "no word of it is known")]
        : [Self.row("nearest", nearest), Self.row("hint", "'parley why' tells what is missing")]
    }
  }

  private var nearest: String {
    decision.candidates.prefix(2)
      .map { "\($0.intent) \($0.confidence.text(decimals: 2))" }.joined(separator: ", ")
  }

  /// Very long texts are only shown in part.
  private var shownText: String {
    decision.text.utf8.count > 500 ? "\(decision.text.prefix(200))…" : decision.text
  }

  private func slot(_ slot: FilledSlot) -> String {
    let typed = slot.source == nil ? "(default)" : "\"\(slot.text)\""
    return "\(slot.name) = \(slot.value.text) \(typed)"
  }

  /// A line with its label in a column of its own.
  static func row(_ label: String, _ text: String) -> StyledText {
    let gap = String(repeating: " ", count: max(1, 11 - label.count))
    return StyledText("  \(label)\(gap)", .dim) + StyledText(text)
  }
}
