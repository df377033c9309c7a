import AgentRuntime
import Evaluation
import IntentSchema

/// What runs, for how long, and how much of it is done, on one line.
struct StatusLine: Sendable {
  /// How long a turn may take before anything is shown.
  static let patience: Duration = .milliseconds(150)
  /// How often the line is drawn anew.
  static let interval: Duration = .milliseconds(100)

  private static let barWidth = 20

  private struct Run: Sendable {
    var number: Int
    var skill: String
    var phase: String?
    var progress: Double?
    var isQueued = false
    var isPaused = false
  }

  /// What is done while nothing runs; nil is thinking.
  var activity: String?
  private var runs: [Run] = []

  /// Takes what happened in a run.
  mutating func observe(_ event: RunEvent) {
    switch event.kind {
    case .queued: add(event, isQueued: true)
    case .started: add(event, isQueued: false)
    case .phase(let name): change(event) { $0.phase = name }
    case .paused: change(event) { $0.isPaused = true }
    case .resumed: change(event) { $0.isPaused = false }
    case .progress(let share): change(event) { $0.progress = min(1, max(0, share)) }
    case .finished, .failed, .cancelled: runs.removeAll { $0.number == event.run }
    case .log: break
    }
  }

  /// The line.
  ///
  /// - Parameters:
  ///   - elapsed: how long the turn has taken.
  ///   - waiting: how many lines wait for its end.
  ///   - columns: how many columns there are.
  ///   - language: the language to say it in.
  /// - Returns: a text of at most that many columns.
  func text(
    after elapsed: Duration, waiting: Int = 0, columns: Int, in language: Language
  ) -> String {
    let time = Self.seconds(elapsed)
    // What is cut off on a narrow screen is what the user knows best.
    var hints = [language.choose("Ctrl-C cancels", "Ctrl-C 取消")]
    if waiting > 0 {
      hints.insert(language.choose("\(waiting) waiting", "\(waiting)条在排队"), at: 0)
    }
    guard let run = runs.last else {
      let activity = activity ?? language.choose("thinking", "思考中")
      let parts = ["\(activity) \(time)"] + hints
      return TextFit.clipped(parts.joined(separator: " · "), to: columns)
    }
    if run.isPaused { hints.insert(language.choose("/resume goes on", "/resume 继续"), at: 0) }
    var parts = [run.skill]
    if runs.count > 1 { parts.append("+\(runs.count - 1)") }
    if run.isQueued { parts.append(language.choose("waiting", "等待中")) }
    if run.isPaused { parts.append(language.choose("paused", "已暂停")) }
    if let progress = run.progress { parts.append(Self.bar(progress)) }
    if let phase = run.phase { parts.append(TerminalText.sanitized(phase)) }
    parts.append(time)
    return TextFit.clipped(
      ([parts.joined(separator: " ")] + hints).joined(separator: " · "), to: columns)
  }

  private mutating func add(_ event: RunEvent, isQueued: Bool) {
    if runs.contains(where: { $0.number == event.run }) {
      change(event) { $0.isQueued = isQueued }
    } else {
      runs.append(Run(number: event.run, skill: event.skill, isQueued: isQueued))
    }
  }

  private mutating func change(_ event: RunEvent, _ change: (inout Run) -> Void) {
    guard let index = runs.firstIndex(where: { $0.number == event.run }) else { return }
    change(&runs[index])
  }

  private static func bar(_ share: Double) -> String {
    guard share.isFinite else { return "" }
    return "[\(TextBar.text(share, width: barWidth))] \(Int((share * 100).rounded())) %"
  }

  /// A tenth of a second is as exact as anybody wants to know.
  private static func seconds(_ duration: Duration) -> String {
    let tenths =
      duration.components.seconds * 10
      + duration.components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
