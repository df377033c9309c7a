import AgentRuntime
import Evaluation
import IntentSchema

/// What a chat has of a terminal: where lines are edited, and what keeps them.
struct ChatTerminal {
  private let invocation: Invocation
  private let conversation: Conversation
  private let data: LoadedData
  /// What keeps the lines; nil where nothing is kept.
  private(set) var historyFile: HistoryFile?

  /// Prepares for a chat.
  ///
  /// - Parameters:
  ///   - invocation: the command.
  ///   - conversation: what the lines are said to.
  ///   - data: the words that can be completed.
  init(_ invocation: Invocation, _ conversation: Conversation, _ data: LoadedData) {
    self.invocation = invocation
    self.conversation = conversation
    self.data = data
    historyFile =
      canEdit
      ? StateFolder.path(invocation.globals.state, in: invocation.world)
        .map { HistoryFile(path: $0 + "/history") } : nil
  }

  /// Where lines are edited; nil for a pipe, and for a terminal that can't move its cursor.
  ///
  /// - Complexity: O(*n*) in the length of the history.
  mutating func screen() -> PromptScreen? {
    guard canEdit, let terminal = invocation.console.terminal else { return nil }
    let language = conversation.agent.language
    let editor = LineEditor(
      history: History(historyFile?.news() ?? []),
      vocabulary: Vocabulary(
        data.catalogue, conversation.agent.registry, in: language, invocation.world))
    return PromptScreen(terminal, output: invocation.console.output, editor: editor)
  }

  private var canEdit: Bool {
    let name = invocation.world.variable("TERM") ?? ""
    return invocation.console.terminal != nil && !invocation.globals.json && name != "dumb"
      && !name.isEmpty
  }
}
