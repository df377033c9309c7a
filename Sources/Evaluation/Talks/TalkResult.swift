/// What came of running a talk.
public struct TalkResult: Sendable {
  /// What came of one step.
  public struct StepResult: Sendable, Hashable {
    /// The reply lines, without white space at their ends.
    public var replies: [String]
    /// What the utterance was taken for; nil for a control or a command.
    public var decision: ObservedDecision?

    /// Creates the result of a step.
    ///
    /// - Parameters:
    ///   - replies: the reply lines.
    ///   - decision: what the utterance was taken for.
    public init(replies: [String], decision: ObservedDecision? = nil) {
      self.replies = replies
      self.decision = decision
    }
  }

  /// The talk.
  public var talk: Talk
  /// What came of its steps, in order; none if it couldn't be run.
  public var steps: [StepResult]
  /// Where the talk and the agent first differ; nil if they don't.
  public var difference: TalkDifference?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - talk: the talk.
  ///   - steps: what came of its steps, in order.
  ///   - difference: where the talk and the agent first differ.
  public init(talk: Talk, steps: [StepResult], difference: TalkDifference? = nil) {
    self.talk = talk
    self.steps = steps
    self.difference = difference
  }
}
