public import IntentSchema

/// Work on several items, one after the other, that goes on past single failures.
public struct Batch<Item: Sendable>: Sendable {
  /// What became of the items.
  public struct Outcome<Value: Sendable>: Sendable {
    /// What the items that went well gave, in order.
    public var done: [(item: Item, value: Value)] = []
    /// The names of the items that failed and why, in order.
    public var failed: [(name: String, reason: String)] = []

    /// Creates an outcome of nothing yet.
    public init() {}
  }

  /// The items, in order.
  public var items: [Item]
  private let name: @Sendable (Item) -> String

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - items: the items, in order.
  ///   - name: what an item is called for people.
  public init(_ items: [Item], named name: @escaping @Sendable (Item) -> String) {
    self.items = items
    self.name = name
  }

  /// Works on the items, reports progress, and can be paused and cancelled between them.
  ///
  /// - Parameters:
  ///   - request: the request it belongs to.
  ///   - work: works on one item; what it throws is the item's failure, but for `cancelled`.
  /// - Returns: what became of the items.
  /// - Throws: `cancelled` where the run is cancelled.
  /// - Complexity: O(*n*) in the number of items.
  public func run<Parameters: Sendable, Value: Sendable>(
    in request: SkillRequest<Parameters>, _ work: (Item) async throws(SkillError) -> Value
  ) async throws(SkillError) -> Outcome<Value> {
    var outcome = Outcome<Value>()
    for (place, item) in items.enumerated() {
      try await request.checkpoint()
      do throws(SkillError) {
        outcome.done.append((item, try await work(item)))
      } catch {
        if error == .cancelled { throw error }
        outcome.failed.append((name(item), error.reason))
      }
      request.report(.progress(Double(place + 1) / Double(items.count)))
      request.report(.phase(outcome.summary(of: items.count, in: request.context.language)))
    }
    return outcome
  }
}

extension Batch.Outcome {
  /// How many are done and which failed: `7 of 9 done, 2 failed: a (no such file), b (too large)`.
  ///
  /// - Parameters:
  ///   - total: the number of items.
  ///   - language: the language to say it in.
  /// - Returns: the summary, without a final stop.
  public func summary(of total: Int, in language: Language) -> String {
    let reasons = failed.map { failure in
      guard !failure.reason.isEmpty else { return failure.name }
      return language == .chinese
        ? "\(failure.name)（\(failure.reason)）" : "\(failure.name) (\(failure.reason))"
    }
    if language == .chinese {
      let failures = reasons.isEmpty ? "" : "，失败\(failed.count)项：" + reasons.joined(separator: "、")
      return "\(total)项完成\(done.count)项" + failures
    }
    let failures =
      reasons.isEmpty ? "" : ", \(failed.count) failed: " + reasons.joined(separator: ", ")
    return "\(done.count) of \(total) done" + failures
  }
}

extension SkillError {
  /// Why there is no result, in a few words; empty where there is nothing to say.
  fileprivate var reason: String {
    switch self {
    case .cannotHandle(let reason), .invalidInput(let reason), .failed(let reason): reason
    case .unavailable(let reason, _): reason
    case .timedOut, .cancelled: ""
    }
  }
}
