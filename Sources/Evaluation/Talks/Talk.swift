public import IntentSchema

/// A scripted conversation with the replies that are expected: a block of a `.talk` file.
public struct Talk: Sendable, Hashable {
  /// One thing that is done to the agent, and what must come of it.
  public struct Step: Sendable, Hashable {
    /// What is done.
    public var input: Input
    /// What the utterance must be taken for, if that is said.
    public var decision: ExpectedDecision?
    /// The reply lines, in order.
    public var replies: [ReplyPattern]
    /// Where the step is written.
    public var location: SourceLocation

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - input: what is done.
    ///   - decision: what the utterance must be taken for.
    ///   - replies: the reply lines, in order.
    ///   - location: where the step is written.
    public init(
      _ input: Input, decision: ExpectedDecision? = nil, replies: [ReplyPattern] = [],
      location: SourceLocation
    ) {
      self.input = input
      self.decision = decision
      self.replies = replies
      self.location = location
    }
  }

  /// What a step does to the agent.
  public enum Input: Sendable, Hashable {
    /// The user types a line.
    case utterance(String)
    /// The clock is moved on by some seconds.
    case advance(seconds: Double)
    /// The user interrupts what runs.
    case interrupt
    /// The data is read again.
    case reload
    /// Another agent with the same memory hears a line while the run of the line before goes on.
    case meanwhile(String)
    /// The skill of the line before neither ends nor hears its cancellation.
    case hang
    /// What hangs ends.
    case release
    /// What the language model says from now on; nil if it fails.
    case model(String?)
  }

  /// The name, unique among the talks.
  public var name: String
  /// The time at which it starts, as written (ISO 8601).
  public var now: String?
  /// The time zone, as written (`Europe/Berlin`).
  public var timezone: String?
  /// What happens, in order.
  public var steps: [Step]
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a talk.
  ///
  /// - Parameters:
  ///   - name: the name, unique among the talks.
  ///   - now: the time at which it starts.
  ///   - timezone: the time zone.
  ///   - steps: what happens, in order.
  ///   - location: where it is written.
  public init(
    name: String, now: String? = nil, timezone: String? = nil, steps: [Step] = [],
    location: SourceLocation
  ) {
    self.name = name
    self.now = now
    self.timezone = timezone
    self.steps = steps
    self.location = location
  }
}
