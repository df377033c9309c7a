import AgentRuntime
import Evaluation

/// What the agent says, for a person at a terminal: coloured by its kind, and no wider than the
/// screen.
struct ReplyText {
  /// The lines.
  let lines: [StyledText]

  /// Lays out replies.
  ///
  /// - Parameters:
  ///   - replies: the replies, in order.
  ///   - columns: how many columns the screen has.
  /// - Complexity: O(*n*) in their length.
  init(_ replies: [Reply], columns: Int) {
    lines = replies.flatMap { reply in
      reply.text.textLines.flatMap { line in
        TextWrapper.wrap(TerminalText.sanitized(line), to: columns)
          .map { StyledText($0, Self.style(of: reply.kind)) }
      }
    }
  }

  private static func style(of kind: Reply.Kind) -> StyledText.Style {
    switch kind {
    case .answer, .notice: .plain
    case .question: .cyan
    case .error: .red
    }
  }
}
