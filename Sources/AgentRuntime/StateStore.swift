public import SkillKit
import Synchronization

/// The state of an agent, shared between its turns, runs and watchers.
public final class StateStore: Sendable {
  private let state: Mutex<AgentState>
  private let journal: Journal?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - journal: what keeps records and conversations; what it kept is added to the state.
  public init(_ state: AgentState = AgentState(), journal: Journal? = nil) {
    var state = state
    if let journal { state.follow(journal.news()) }
    self.state = Mutex(state)
    self.journal = journal
  }

  /// The whole state as it is now.
  public var current: AgentState { state.withLock { $0 } }

  /// The versioned part of the state as it is now.
  public var snapshot: StateSnapshot { state.withLock { $0.snapshot } }

  /// What the agent waits to be told; the last one is asked now.
  public var openQuestions: [OpenQuestion] { state.withLock(\.openQuestions) }

  /// Merges a patch, all of it or nothing, and keeps its records on disk before it returns.
  ///
  /// - Parameters:
  ///   - patch: the changes.
  ///   - base: the version of the snapshot they were made on.
  /// - Returns: the changes as they were made, with the ids of added records.
  /// - Throws: `MergeProblem` where something moved or the journal can't be written.
  @discardableResult
  public func merge(_ patch: Patch, basedOn base: Int) throws(MergeProblem) -> Patch {
    try state.withLock { state throws(MergeProblem) -> Patch in
      if let journal, patch.touchesRecords {
        return try journal.commit(patch, basedOn: base, to: &state).get()
      }
      do throws(MergeConflict) {
        return try state.merge(patch, basedOn: base)
      } catch {
        throw .conflict(error)
      }
    }
  }

  /// Makes a change in memory only.
  func makeUnkept(_ change: Change) { state.withLock { $0.apply(Patch([change])) } }

  /// Takes in what other agents wrote to the journal.
  public func refresh() {
    guard let journal else { return }
    state.withLock { $0.follow(journal.news()) }
  }

  /// Counts a turn from now until the hold ends.
  package func beginTurn() -> ProcessingHold {
    state.withLock { $0.processingCount += 1 }
    return ProcessingHold { self.state.withLock { $0.processingCount -= 1 } }
  }

  /// Counts a run from now until the hold ends.
  package func beginRun(_ run: Int, of skill: String) -> ProcessingHold {
    state.withLock { state in
      state.processingCount += 1
      state.runningSkills[run] = skill
    }
    return ProcessingHold {
      self.state.withLock { state in
        state.processingCount -= 1
        state.runningSkills[run] = nil
      }
    }
  }

  /// Adds what was said to the conversation.
  package func say(_ messages: [Message]) { state.withLock { $0.append(messages) } }

  /// Writes what was said to the journal, without waiting for the disk.
  package func note(_ messages: [Message]) { journal?.note(messages) }

  /// Changes what isn't versioned: results, open questions, counters.
  func update<Result: Sendable>(_ change: (inout AgentState) -> sending Result) -> Result {
    state.withLock { change(&$0) }
  }
}

extension Patch {
  /// Whether the patch writes records, which must survive.
  var touchesRecords: Bool {
    changes.contains {
      switch $0 {
      case .add, .put, .delete: true
      case .set, .remove: false
      }
    }
  }
}
