import AgentRuntime
import Evaluation
import IntentRouting
import IntentSchema

/// The JSON Lines of a chat: objects of the types `reply`, `notice`, `progress`, `event` and `turn`.
enum ChatJSON {
  /// Writes what came of a line: its replies, then its `turn` object.
  static func write(_ exchange: Exchange, to json: inout JSONWriter) {
    let turn = exchange.turn
    for reply in exchange.replies {
      object("reply", turn, in: &json) { json in
        json.field("text", reply.text)
        json.field("kind", reply.kind.rawValue)
        json.field("intent", exchange.intent)
        json.field("skill", reply.skill)
      }
    }
    object("turn", turn, in: &json) { json in
      json.field("text", exchange.line)
      switch exchange.content {
      case .turn(let report): write(report, to: &json)
      case .plan(let plan): write(plan, to: &json)
      case .command: json.field("command", true)
      }
    }
  }

  /// Writes what the agent says by itself.
  static func write(_ notice: Notice, to json: inout JSONWriter) {
    object("notice", nil, in: &json) { json in
      json.field("text", notice.text)
      json.field("kind", notice.kind.rawValue)
      json.field("dueAt", Double(notice.dueAt))
    }
  }

  /// Writes what happened in a run.
  static func write(_ event: RunEvent, to json: inout JSONWriter) {
    let isProgress = if case .progress = event.kind { true } else { false }
    object(isProgress ? "progress" : "event", event.turn, in: &json) { json in
      json.field("run", event.run)
      json.field("skill", event.skill)
      switch event.kind {
      case .queued: json.field("event", "queued")
      case .started: json.field("event", "started")
      case .paused: json.field("event", "paused")
      case .resumed: json.field("event", "resumed")
      case .cancelled: json.field("event", "cancelled")
      case .progress(let share): json.field("share", share: share)
      case .phase(let name):
        json.field("event", "phase")
        json.field("text", name)
      case .log(let text):
        json.field("event", "log")
        json.field("text", text)
      case .finished(let duration):
        json.field("event", "finished")
        json.field("milliseconds", duration.milliseconds)
      case .failed(let error, let duration):
        json.field("event", "failed")
        json.field("text", "\(error)")
        json.field("milliseconds", duration.milliseconds)
      }
    }
  }

  private static func object(
    _ type: String, _ turn: Int?, in json: inout JSONWriter, _ body: (inout JSONWriter) -> Void
  ) {
    json.object { json in
      json.field("type", type)
      json.field("turn", turn)
      body(&json)
    }
    json.endLine()
  }

  private static func write(_ report: TurnReport, to json: inout JSONWriter) {
    write(report.decision, intent: report.intent, stage: report.stage, to: &json)
    json.key("slots")
    json.slots(report.slots)
    json.field("skills", report.runs.map(\.skill))
    json.field("cancelled", report.isCancelled)
    json.field("dryRun", false)
  }

  private static func write(_ plan: TurnPlan, to json: inout JSONWriter) {
    write(plan.decision, intent: plan.intent, stage: plan.decision.stage, to: &json)
    json.key("slots")
    json.slots(plan.slots)
    json.field("missing", plan.missing)
    json.field("skills", plan.skills)
    json.field("dryRun", true)
  }

  /// A line that answered a question has no decision of its own.
  private static func write(
    _ decision: RoutingDecision?, intent: String?, stage: RoutingDecision.Stage?,
    to json: inout JSONWriter
  ) {
    let isAnswer = stage == .form
    json.field("decision", isAnswer ? "matched" : decision?.outcome.name)
    json.field("intent", intent)
    json.field("confidence", share: isAnswer ? nil : decision?.confidence)
    json.field("stage", stage?.rawValue)
  }
}

extension Exchange {
  /// The number of the turn, if it was one.
  fileprivate var turn: Int? {
    if case .turn(let report) = content { report.turn } else { nil }
  }

  /// The intent it was about, if any.
  fileprivate var intent: String? {
    switch content {
    case .turn(let report): report.intent
    case .plan(let plan): plan.intent
    case .command: nil
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000
      + Double(components.attoseconds / 1_000_000_000_000_000)
  }
}
