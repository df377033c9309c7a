import AgentRuntime

/// The agent of a talk, and what moves it.
struct TalkStage: Sendable {
  var conversation: Conversation
  var clock: TalkClock
  var starts: RunStarts
}

/// One run of a talk.
struct TalkRun {
  private let stage: TalkStage
  private let talk: Talk
  private var steps: [TalkResult.StepResult] = []
  private var difference: TalkDifference?

  init(_ stage: TalkStage, talk: Talk) {
    self.stage = stage
    self.talk = talk
  }

  /// Takes all steps.
  consuming func result() async -> TalkResult {
    while steps.count < talk.steps.count {
      let index = steps.count
      switch talk.steps[index].input {
      case .utterance(let line): await say(line, at: index)
      case .advance(let seconds): await advance(bySeconds: seconds, at: index)
      case .interrupt: refuse("nothing is running that could be interrupted", at: index)
      case .reload: refuse("a talk runs with the data as it was at its start", at: index)
      }
    }
    return TalkResult(talk: talk, steps: steps, difference: difference)
  }

  /// Says a line, and interrupts it if the next step wants that.
  private mutating func say(_ line: String, at index: Int) async {
    let next = index + 1
    // Replies that are expected before the interruption come only at the end of the turn.
    let isInterrupted =
      next < talk.steps.count && talk.steps[next].input == .interrupt
      && talk.steps[index].replies.isEmpty
    guard isInterrupted else {
      let exchange = await stage.conversation.take(line)
      note(TalkResult.StepResult(exchange), at: index)
      return
    }
    let started = stage.starts.next()
    let turn = Task { [stage] in
      let exchange = await stage.conversation.take(line)
      stage.starts.end()
      return exchange
    }
    let isRunning = await started.value
    if isRunning { turn.cancel() }
    let outcome = TalkResult.StepResult(await turn.value)
    // What is said belongs to the interruption, which is why it comes to an end.
    note(TalkResult.StepResult(replies: [], decision: outcome.decision), at: index)
    if isRunning {
      note(TalkResult.StepResult(replies: outcome.replies), at: next)
    } else {
      refuse("nothing is running that could be interrupted", at: next)
    }
  }

  private mutating func advance(bySeconds seconds: Double, at index: Int) async {
    stage.clock.advance(bySeconds: seconds)
    let notices = await stage.conversation.agent.fireDue()
    note(
      TalkResult.StepResult(
        replies: notices.flatMap { $0.text.textLines.map(\.trimmedOfWhitespace) }), at: index)
  }

  private mutating func note(_ result: TalkResult.StepResult, at index: Int) {
    steps.append(result)
    difference = difference ?? TalkDifference(talk.steps[index], result, in: talk.name)
  }

  private mutating func refuse(_ reason: String, at index: Int) {
    let step = talk.steps[index]
    steps.append(TalkResult.StepResult(replies: []))
    difference =
      difference
      ?? TalkDifference(
        talk: talk.name, location: step.location, input: step.input, kind: .cannotRun(reason))
  }
}

extension TalkResult.StepResult {
  /// What came of a line.
  init(_ exchange: Exchange) {
    // A talk can't tell white space at the ends of a line.
    self.init(
      replies: exchange.lines.map(\.trimmedOfWhitespace), decision: ObservedDecision(exchange))
  }
}
