import AgentRuntime
import IntentRouting
import SkillKit

/// Says why a text is taken as it is: the same as `parley why`, without colours.
struct Explanation: Sendable {
  private let data: LoadedData
  private let plan: SkillPlan

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - data: what decides.
  ///   - registry: the skills.
  ///   - capabilities: what the skills may use of the world.
  init(_ data: LoadedData, _ registry: SkillRegistry, _ capabilities: Capabilities) {
    self.data = data
    plan = SkillPlan(registry, catalogue: data.catalogue, capabilities)
  }

  /// Explains a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - context: the circumstances.
  /// - Returns: the explanation, in several lines.
  func callAsFunction(_ text: String, _ context: RoutingContext) -> String {
    let trace = data.router.explain(text, at: context, corpus: data.corpus)
    let answer = RouteText(trace.decision, plan: plan)
    return (answer.lines + TraceText(trace: trace).lines)
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
  }
}
