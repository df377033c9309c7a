public import SkillKit

/// Everything an agent knows, as a value.
public struct AgentState: Sendable {
  /// How many messages and results are kept.
  static let historyLimit = 1000

  /// The versioned part, as skills see it: messages, context and records.
  public internal(set) var snapshot: StateSnapshot
  /// What each skill returned, oldest first; the last thousand.
  public internal(set) var results: [RunRecord]
  /// How many turns and runs go on; 0 is idle.
  public internal(set) var processingCount: Int
  /// The identifiers of the running skills, by run.
  public internal(set) var runningSkills: [Int: String]
  /// How many runs were given up because they ignored their cancellation.
  public internal(set) var abandonedCount: Int
  /// The last thing that went wrong.
  public internal(set) var lastError: RunRecord?
  /// What the agent waits to be told; the last one is asked now.
  public internal(set) var openQuestions: [OpenQuestion]
  /// The intents that skills asked to go on with in this turn.
  public internal(set) var followUps: [FollowUp]

  var removals: [ContextKey: Int]
  var deletions: [CollectionName: [Int: Int]]
  var nextIDs: [CollectionName: Int]
  var dueIndex: DueIndex

  /// Creates an empty state.
  public init() {
    snapshot = StateSnapshot()
    results = []
    processingCount = 0
    runningSkills = [:]
    abandonedCount = 0
    lastError = nil
    openQuestions = []
    followUps = []
    removals = [:]
    deletions = [:]
    nextIDs = [:]
    dueIndex = DueIndex()
  }

  /// The version; each merge that changes something adds one.
  public var version: Int { snapshot.version }

  /// Adds what was said to the conversation.
  mutating func append(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    snapshot.messages.append(contentsOf: messages)
    snapshot.version += 1
    // Cutting a quarter at a time keeps the cost of an addition constant.
    if snapshot.messages.count > Self.historyLimit * 5 / 4 {
      snapshot.messages.removeFirst(snapshot.messages.count - Self.historyLimit)
    }
  }

  /// Adds what a run came to.
  mutating func append(_ record: RunRecord) {
    results.append(record)
    switch record.error {
    case nil, .cannotHandle, .cancelled: break
    case .invalidInput, .failed, .timedOut, .unavailable: lastError = record
    }
    if results.count > Self.historyLimit * 5 / 4 {
      results.removeFirst(results.count - Self.historyLimit)
    }
  }

  /// Forgets the conversation and the context; records stay.
  mutating func clearConversation() {
    let removals = snapshot.context.keys.map { Change.remove($0) }
    apply(Patch(removals))
    snapshot.messages = []
    snapshot.version += 1
  }
}
