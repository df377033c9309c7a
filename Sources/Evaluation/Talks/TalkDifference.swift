public import IntentSchema

/// The first place where a talk and the agent differ.
public struct TalkDifference: Sendable, Hashable {
  /// The kinds of difference.
  public enum Kind: Sendable, Hashable {
    /// The reply lines aren't the expected ones.
    case replies(expected: [ReplyPattern], actual: [String])
    /// The utterance was taken for something else.
    case decision(expected: ExpectedDecision.Outcome, actual: ObservedDecision?)
    /// The step or the talk can't be run, with the reason.
    case cannotRun(String)
  }

  /// The name of the talk.
  public var talk: String
  /// The first line that isn't met; the line of the step where there is one reply too many.
  public var location: SourceLocation
  /// What was done; nil if the talk couldn't begin.
  public var input: Talk.Input?
  /// How they differ.
  public var kind: Kind

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - talk: the name of the talk.
  ///   - location: the first line that isn't met.
  ///   - input: what was done.
  ///   - kind: how they differ.
  public init(talk: String, location: SourceLocation, input: Talk.Input?, kind: Kind) {
    self.talk = talk
    self.location = location
    self.input = input
    self.kind = kind
  }

  /// Compares a step with what came of it.
  ///
  /// The result is nil where they don't differ.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - result: what came of it.
  ///   - talk: the name of the talk.
  public init?(_ step: Talk.Step, _ result: TalkResult.StepResult, in talk: String) {
    if let decision = step.decision, result.decision?.fits(decision.outcome) != true {
      self.init(
        talk: talk, location: decision.location, input: step.input,
        kind: .decision(expected: decision.outcome, actual: result.decision))
      return
    }
    let pairs = zip(step.replies, result.replies)
    let place = pairs.enumerated().first { !$0.element.0.matches($0.element.1) }?.offset
    guard place != nil || step.replies.count != result.replies.count else { return nil }
    let first = place ?? min(step.replies.count, result.replies.count)
    let location =
      step.replies.indices.contains(first) ? step.replies[first].location : step.location
    self.init(
      talk: talk, location: location, input: step.input,
      kind: .replies(expected: step.replies, actual: result.replies))
  }

  /// Why the step or the talk can't be run; nil if it can.
  public var reason: String? {
    if case .cannotRun(let reason) = kind { reason } else { nil }
  }

  /// The difference for people, in several lines: what was expected after `-`, what came instead
  /// after `+`.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var text: String {
    var lines = ["\(location.path):\(location.line): \(talk)"]
    if let input { lines.append("    \(TalkText.input(input))") }
    switch kind {
    case .cannotRun(let reason): lines.append("  ! \(reason)")
    case .decision(let expected, let actual):
      lines.append("  - = \(TalkText.decision(expected))")
      lines.append("  + = \(actual?.text(besides: expected) ?? "(no decision)")")
    case .replies(let expected, let actual): lines += Self.lines(expected, actual)
    }
    return lines.joined(separator: "\n")
  }

  /// The lines at both ends that fit, and between them what was expected and what came.
  private static func lines(_ expected: [ReplyPattern], _ actual: [String]) -> [String] {
    let shorter = min(expected.count, actual.count)
    let head = zip(expected, actual).prefix { $0.matches($1) }.count
    let tail = zip(expected.reversed(), actual.reversed()).prefix { $0.matches($1) }.count
    let kept = min(tail, shorter - head)
    return actual.prefix(head).map { "    < \($0)" }
      + expected[head..<expected.count - kept].map { "  - < \($0.text)" }
      + actual[head..<actual.count - kept].map { "  + < \($0)" }
      + actual.suffix(kept).map { "    < \($0)" }
  }
}
