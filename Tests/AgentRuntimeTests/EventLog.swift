import AgentRuntime
import Synchronization

/// The events of the runs, as a test watches them.
final class EventLog: Sendable {
  private struct State {
    var events: [RunEvent] = []
    var waiting: [(isMet: @Sendable (RunEvent) -> Bool, continuation: Waiter)] = []
  }

  private typealias Waiter = CheckedContinuation<Void, Never>

  private let state = Mutex(State())

  func add(_ event: RunEvent) {
    let ready = state.withLock { state in
      state.events.append(event)
      let ready = state.waiting.filter { $0.isMet(event) }.map(\.continuation)
      state.waiting.removeAll { $0.isMet(event) }
      return ready
    }
    for continuation in ready { continuation.resume() }
  }

  var all: [RunEvent] { state.withLock(\.events) }

  /// Waits until a run of a skill has ended.
  func waitForEnds(of skill: String) async {
    await waitFor { $0.skill == skill && $0.isEnd }
  }

  /// Waits for an event, in the words of `words`.
  func waitFor(_ words: String) async {
    await waitFor { "\($0.skill) \($0.word)" == words }
  }

  private func waitFor(_ isMet: @escaping @Sendable (RunEvent) -> Bool) async {
    await withCheckedContinuation { continuation in
      let wasMet = state.withLock { state in
        let wasMet = state.events.contains(where: isMet)
        if !wasMet { state.waiting.append((isMet, continuation)) }
        return wasMet
      }
      if wasMet { continuation.resume() }
    }
  }

  /// The events in a few words, without their durations.
  var words: [String] { all.map { "\($0.skill) \($0.word)" } }
}

extension RunEvent {
  /// What happened, in a few words.
  var word: String {
    switch kind {
    case .queued: "queued"
    case .started: "started"
    case .paused: "paused"
    case .resumed: "resumed"
    case .phase(let name): "phase \(name)"
    case .progress(let share): "progress \(share)"
    case .log(let text): "log \(text)"
    case .finished: "finished"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }

  fileprivate var isEnd: Bool {
    switch kind {
    case .finished, .failed, .cancelled: true
    case .queued, .started, .paused, .resumed, .phase, .progress, .log: false
    }
  }
}
