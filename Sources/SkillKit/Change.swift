public import IntentSchema

/// A kept thing: a note, a to-do, a reminder, a timer, an alarm, or what a user thinks of an answer.
public struct Record: Sendable, Hashable, Codable {
  /// The number within its collection, given when the record is merged; 0 before that.
  public var id: Int
  /// What it is about, as the user put it.
  public var title: String
  /// When it was made, in milliseconds since 1970-01-01T00:00:00Z.
  public var createdAt: Int64
  /// When it fires, in milliseconds since 1970-01-01T00:00:00Z.
  public var dueAt: Int64?
  /// When it was done or fired, in milliseconds since 1970-01-01T00:00:00Z.
  public var doneAt: Int64?
  /// How long it runs, in milliseconds, for timers.
  public var length: Int64?
  /// How it fires again, if it does.
  public var repetition: Repetition?
  /// What the user thinks of what was made of the line in the title.
  public var feedback: Feedback?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - id: the number within its collection, 0 for a new record.
  ///   - title: what it is about.
  ///   - createdAt: when it was made, in milliseconds since 1970.
  ///   - dueAt: when it fires, in milliseconds since 1970.
  ///   - doneAt: when it was done or fired, in milliseconds since 1970.
  ///   - length: how long it runs, in milliseconds.
  ///   - repetition: how it fires again, if it does.
  ///   - feedback: what the user thinks of what was made of the line in the title.
  public init(
    id: Int = 0, title: String, createdAt: Int64, dueAt: Int64? = nil, doneAt: Int64? = nil,
    length: Int64? = nil, repetition: Repetition? = nil, feedback: Feedback? = nil
  ) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
    self.dueAt = dueAt
    self.doneAt = doneAt
    self.length = length
    self.repetition = repetition
    self.feedback = feedback
  }
}

/// The name of a collection of records.
public struct CollectionName: RawRepresentable, Sendable, Hashable, Codable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name from text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Texts that are kept.
  public static let notes = CollectionName(rawValue: "notes")
  /// Things to do, with `doneAt` once they are done.
  public static let todos = CollectionName(rawValue: "todos")
  /// Things to be reminded of at `dueAt`.
  public static let reminders = CollectionName(rawValue: "reminders")
  /// Countdowns of `length` that end at `dueAt`.
  public static let timers = CollectionName(rawValue: "timers")
  /// What the user thinks of answers.
  public static let feedback = CollectionName(rawValue: "feedback")
  /// What rings at `dueAt`.
  public static let alarms = CollectionName(rawValue: "alarms")
}

/// The name of a value in the agent's context, prefixed by its owner (`timer.lastLength`).
public struct ContextKey: RawRepresentable, Sendable, Hashable, Codable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name from text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One thing a skill wants to change in the state.
///
/// Changes are commands, so they can be stored, replayed and merged.
public enum Change: Sendable, Hashable, Codable {
  /// Sets a context value.
  case set(ContextKey, SlotValue)
  /// Removes a context value.
  case remove(ContextKey)
  /// Adds a new record; its id is given at the merge, so additions never conflict.
  case add(CollectionName, Record)
  /// Replaces the record with the same id.
  case put(CollectionName, Record)
  /// Deletes a record by its id.
  case delete(CollectionName, id: Int)
}

/// The changes of one run, merged together or not at all.
public struct Patch: Sendable, Hashable, Codable {
  /// The changes, in order.
  public var changes: [Change]

  /// Creates a patch.
  ///
  /// - Parameter changes: the changes, in order.
  public init(_ changes: [Change] = []) { self.changes = changes }
}
