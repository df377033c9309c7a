import AgentRuntime
import Synchronization

/// Lets nobody in a talk wait for a group that a hanging skill keeps: the wait is over at once.
final class TalkExpiry: Sendable {
  private struct Watched {
    weak var agent: Agent?
  }

  private let hold: TalkHold
  private let watched = Mutex(Watched())

  /// Creates it for an agent that is set later.
  init(_ hold: TalkHold) { self.hold = hold }

  /// The agent of the talk.
  var agent: Agent? {
    get { watched.withLock(\.agent) }
    set { watched.withLock { $0.agent = newValue } }
  }

  /// Sees what happens in the runs.
  func observe(_ event: RunEvent) {
    guard event.kind == .queued, hold.isHanging, let agent else { return }
    // Who observes may not call back.
    Task { agent.expire(.run(event.run)) }
  }
}
