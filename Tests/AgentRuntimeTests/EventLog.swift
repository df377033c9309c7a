import AgentRuntime
import Synchronization

/// The events of the runs, as a test watches them.
final class EventLog: Sendable {
  private let events = Mutex<[RunEvent]>([])

  func add(_ event: RunEvent) { events.withLock { $0.append(event) } }

  var all: [RunEvent] { events.withLock { $0 } }

  /// The events in a few words, without their durations.
  var words: [String] {
    all.map { event in
      let kind =
        switch event.kind {
        case .queued: "queued"
        case .started: "started"
        case .phase(let name): "phase \(name)"
        case .progress(let share): "progress \(share)"
        case .log(let text): "log \(text)"
        case .finished: "finished"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
      return "\(event.skill) \(kind)"
    }
  }
}
