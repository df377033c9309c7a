public import AgentRuntime
import IntentRouting
public import IntentSchema

extension TurnPlan {
  /// What the line would do, for people, in several lines.
  ///
  /// - Parameter language: the language to say it in.
  /// - Returns: the decision, then what would be asked for and which skills would be tried.
  public func description(in language: Language) -> String {
    var lines = [decisionLine(language)]
    lines += slots.map { "  \($0.name) = \($0.value.canonicalText)" }
    if !missing.isEmpty {
      let names = missing.joined(separator: ", ")
      lines.append(language.choose("would ask for: \(names)", "会问：\(names)"))
    }
    if !skills.isEmpty {
      let names = skills.joined(separator: ", ")
      lines.append(language.choose("would run: \(names)", "会运行：\(names)"))
    }
    return lines.joined(separator: "\n")
  }

  private func decisionLine(_ language: Language) -> String {
    let stage = decision.stage.rawValue
    if decision.stage == .form, let intent {
      return language.choose(
        "\(intent): answers the open question", "\(intent)：回答正在问的问题")
    }
    switch decision.outcome {
    case .matched(let match):
      return "\(match.intent) (\(Self.percent(match.confidence)), \(stage))"
    case .ambiguous(let matches):
      let names = matches.map { "\($0.intent) (\(Self.percent($0.confidence)))" }
      return language.choose("ambiguous: ", "不确定：") + names.joined(separator: ", ")
    case .unmatched:
      let nearest = decision.candidates.prefix(2).map {
        "\($0.intent) (\(Self.percent($0.confidence)))"
      }
      let none = language.choose("not matched", "没有匹配")
      return nearest.isEmpty
        ? none : none + language.choose(", nearest: ", "，最接近：") + nearest.joined(separator: ", ")
    }
  }

  private static func percent(_ share: Double) -> String {
    guard share.isFinite else { return "0 %" }
    return "\(Int((min(1, max(0, share)) * 100).rounded())) %"
  }
}
