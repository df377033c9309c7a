import AgentRuntime

/// The agent of a talk, and what moves it.
struct TalkStage: Sendable {
  var conversation: Conversation
  /// A second one with the same memory.
  var other: Conversation
  var clock: TalkClock
  var hold: TalkHold
  var model: TalkModel
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
      case .interrupt, .hang, .meanwhile:
        refuse(TalkStage.nothingRuns, at: index)
      case .reload: refuse("a talk runs with the data as it was at its start", at: index)
      case .release:
        stage.hold.release()
        note(TalkResult.StepResult(replies: []), at: index)
      case .model(let text):
        stage.model.set(text)
        note(TalkResult.StepResult(replies: []), at: index)
      }
    }
    // What still hangs would keep its thread.
    stage.hold.release()
    return TalkResult(talk: talk, steps: steps, difference: difference)
  }

  /// Says a line, and does meanwhile what the next steps want.
  private mutating func say(_ line: String, at index: Int) async {
    // Replies that are expected before that come only at the end of the turn.
    let next = talk.steps[index].replies.isEmpty ? input(at: index + 1) : nil
    let manner: TalkHold.Manner
    switch next {
    case .interrupt, .meanwhile: manner = .patient
    case .hang: manner = .deaf
    default:
      let exchange = await stage.conversation.take(line)
      note(TalkResult.StepResult(exchange), at: index)
      return
    }
    let held = stage.hold.arm(manner)
    let turn = Task { [stage] in
      let exchange = await stage.conversation.take(line)
      stage.hold.end()
      return exchange
    }
    let isHeld = await held.value
    var others: [[String]] = []
    if isHeld {
      switch next {
      case .interrupt: turn.cancel()
      case .hang: stage.conversation.agent.expire(.all)
      default: others = await sayMeanwhile(after: index)
      }
    }
    let outcome = TalkResult.StepResult(await turn.value)
    // What is said belongs to the last thing that was done, which is why it comes to an end.
    note(TalkResult.StepResult(replies: [], decision: outcome.decision), at: index)
    guard isHeld else {
      refuse(TalkStage.nothingRuns, at: index + 1)
      return
    }
    for replies in others.dropLast() {
      note(TalkResult.StepResult(replies: replies), at: steps.count)
    }
    note(
      TalkResult.StepResult(replies: (others.last ?? []) + outcome.replies), at: steps.count)
  }

  /// Has the other agent say the lines of the next steps, each while a run is held; gives what is
  /// said to it.
  private func sayMeanwhile(after index: Int) async -> [[String]] {
    var replies: [[String]] = []
    var isHeld = true
    var place = index + 1
    while isHeld, case .meanwhile(let line) = input(at: place) {
      let exchange = await stage.other.take(line)
      replies.append(exchange.lines.map(\.trimmedOfWhitespace))
      place += 1
      // A run that was held for nothing runs again, and is held again.
      if case .meanwhile = input(at: place) {
        let again = stage.hold.arm(.patient)
        stage.hold.release()
        isHeld = await again.value
      } else {
        stage.hold.release()
      }
    }
    return replies
  }

  private func input(at index: Int) -> Talk.Input? {
    talk.steps.indices.contains(index) ? talk.steps[index].input : nil
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

extension TalkStage {
  /// Why a control can't be obeyed.
  fileprivate static let nothingRuns = "nothing is running that could be interrupted"
}

extension TalkResult.StepResult {
  /// What came of a line.
  init(_ exchange: Exchange) {
    // A talk can't tell white space at the ends of a line.
    self.init(
      replies: exchange.lines.map(\.trimmedOfWhitespace), decision: ObservedDecision(exchange))
  }
}
