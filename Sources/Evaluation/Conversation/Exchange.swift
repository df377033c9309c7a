public import AgentRuntime

/// What came of one line of a conversation.
public struct Exchange: Sendable {
  /// What the line did.
  public enum Content: Sendable {
    /// It was said to the agent.
    case turn(TurnReport)
    /// It was only told what it would do.
    case plan(TurnPlan)
    /// It was a command.
    case command
  }

  /// The line.
  public var line: String
  /// What the line did.
  public var content: Content
  /// What is said about it, in order.
  public var replies: [Reply]
  /// Whether the conversation is over.
  public var isLast: Bool

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - content: what the line did.
  ///   - replies: what is said about it, in order.
  ///   - isLast: whether the conversation is over.
  public init(line: String, content: Content, replies: [Reply], isLast: Bool = false) {
    self.line = line
    self.content = content
    self.replies = replies
    self.isLast = isLast
  }

  /// The lines to show.
  ///
  /// - Complexity: O(*n*) in the length of the replies.
  public var lines: [String] { replies.flatMap(\.text.textLines) }
}
