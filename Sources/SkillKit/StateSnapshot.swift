public import IntentSchema

/// Something said in the conversation.
public struct Message: Sendable, Hashable, Codable {
  /// Who said it.
  public enum Role: String, Sendable, Hashable, Codable {
    case user, agent
  }

  /// Who said it.
  public var role: Role
  /// What was said.
  public var text: String
  /// When, in milliseconds since 1970-01-01T00:00:00Z.
  public var time: Int64
  /// The skill that said it, for the agent's messages.
  public var skill: String?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - role: who said it.
  ///   - text: what was said.
  ///   - time: when, in milliseconds since 1970.
  ///   - skill: the skill that said it.
  public init(role: Role, text: String, time: Int64, skill: String? = nil) {
    self.role = role
    self.text = text
    self.time = time
    self.skill = skill
  }
}

/// The agent's state as one version of it was: immutable, printable.
public struct StateSnapshot: Sendable, Hashable {
  /// A value with the version that last wrote it.
  public struct Versioned<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public var value: Value
    /// The version of the state that last wrote it.
    public var version: Int

    /// Creates a value with its version.
    public init(_ value: Value, version: Int) {
      self.value = value
      self.version = version
    }
  }

  /// The version; each merge that changes something adds one.
  public var version: Int
  /// The conversation.
  public var messages: [Message]
  /// The context values.
  public var context: [ContextKey: Versioned<SlotValue>]
  /// The records by collection and id.
  public var collections: [CollectionName: [Int: Versioned<Record>]]

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - version: the version.
  ///   - messages: the conversation.
  ///   - context: the context values.
  ///   - collections: the records by collection and id.
  public init(
    version: Int = 0, messages: [Message] = [],
    context: [ContextKey: Versioned<SlotValue>] = [:],
    collections: [CollectionName: [Int: Versioned<Record>]] = [:]
  ) {
    self.version = version
    self.messages = messages
    self.context = context
    self.collections = collections
  }

  /// The records of a collection in the order of their ids.
  ///
  /// - Parameter name: the collection.
  /// - Returns: its records; none for an unknown collection.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func records(in name: CollectionName) -> [Record] {
    (collections[name] ?? [:]).values.map(\.value).sorted { $0.id < $1.id }
  }
}
