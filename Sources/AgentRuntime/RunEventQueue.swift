/// Events in order, of which only so many wait: then progress gives way, the oldest first.
///
/// Phases and log lines give way where there is no progress; the start and the end of a run, and its
/// pauses, never do, so a queue of nothing else grows past its limit.
struct RunEventQueue: Sendable {
  private let limit: Int
  private var events: [RunEvent?] = []
  /// Where the first event that wasn't taken is.
  private var start = 0
  /// Where events that may be dropped are, oldest first.
  private var progress = Places()
  private var remarks = Places()
  private var count = 0

  /// How many events were dropped.
  private(set) var droppedCount = 0

  /// Creates an empty queue.
  ///
  /// - Parameter limit: how many events wait before one is dropped.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Whether no event waits.
  var isEmpty: Bool { count == 0 }

  /// Adds an event, and drops one where too many wait.
  ///
  /// - Complexity: O(1) on average.
  mutating func append(_ event: RunEvent) {
    add(event)
    if count > limit { dropOne() }
  }

  /// Takes the first event.
  ///
  /// - Complexity: O(1) on average.
  mutating func popFirst() -> RunEvent? {
    while start < events.count {
      let event = events[start]
      events[start] = nil
      start += 1
      guard let event else { continue }
      count -= 1
      if count == 0 { clear() }
      return event
    }
    return nil
  }

  /// Takes all events.
  mutating func drain() -> [RunEvent] {
    defer { clear() }
    return events.dropFirst(start).compactMap(\.self)
  }

  private mutating func add(_ event: RunEvent) {
    switch event.kind {
    case .progress: progress.all.append(events.count)
    case .phase, .log: remarks.all.append(events.count)
    case .queued, .started, .paused, .resumed, .finished, .failed, .cancelled: break
    }
    events.append(event)
    count += 1
  }

  private mutating func dropOne() {
    guard let place = progress.popFirst(from: start) ?? remarks.popFirst(from: start) else {
      return
    }
    events[place] = nil
    count -= 1
    droppedCount += 1
    // The gaps go once they are most of the queue, so that each costs little.
    if events.count > 64, events.count > 4 * count {
      for event in drain() { add(event) }
    }
  }

  private mutating func clear() {
    events = []
    start = 0
    progress = Places()
    remarks = Places()
    count = 0
  }
}

/// Places in a queue, oldest first.
private struct Places: Sendable {
  var all: [Int] = []
  private var next = 0

  /// Takes the first place that isn't before another one.
  mutating func popFirst(from start: Int) -> Int? {
    while next < all.count {
      next += 1
      if all[next - 1] >= start { return all[next - 1] }
    }
    return nil
  }
}
