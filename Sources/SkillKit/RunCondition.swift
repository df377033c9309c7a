/// Something that must be true for a skill or a step to run, with a description.
///
/// Conditions compose: `all`, `any` and `not` make new ones.
public struct RunCondition: Sendable, CustomStringConvertible {
  /// What must be true, in a few words.
  public let description: String
  private let test: @Sendable (SkillRequest<SlotValues>) -> Bool

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - description: what must be true, in a few words.
  ///   - test: whether it is, for a request; must neither block nor change anything.
  public init(
    _ description: String, _ test: @escaping @Sendable (SkillRequest<SlotValues>) -> Bool
  ) {
    self.description = description
    self.test = test
  }

  /// Whether the condition is met.
  ///
  /// - Parameter request: what would be asked of the skill.
  /// - Returns: whether it may run.
  public func isMet(by request: SkillRequest<SlotValues>) -> Bool { test(request) }

  /// A slot has a value.
  public static func hasSlot(_ name: String) -> RunCondition {
    RunCondition("\(name) is given") { $0.parameters[name] != nil }
  }

  /// A context value is set.
  public static func isSet(_ key: ContextKey) -> RunCondition {
    RunCondition("\(key.rawValue) is set") { $0.snapshot.context[key] != nil }
  }

  /// A collection has records.
  public static func hasRecords(in collection: CollectionName) -> RunCondition {
    RunCondition("there are \(collection.rawValue)") {
      $0.snapshot.collections[collection]?.isEmpty == false
    }
  }

  /// All conditions are met; without any it is always met.
  public static func all(_ conditions: [RunCondition]) -> RunCondition {
    RunCondition(joined(conditions, " and ")) { request in
      conditions.allSatisfy { $0.isMet(by: request) }
    }
  }

  /// One of the conditions is met; without any it never is.
  public static func any(_ conditions: [RunCondition]) -> RunCondition {
    RunCondition(joined(conditions, " or ")) { request in
      conditions.contains { $0.isMet(by: request) }
    }
  }

  /// A condition isn't met.
  public static func not(_ condition: RunCondition) -> RunCondition {
    RunCondition("not (\(condition.description))") { !condition.isMet(by: $0) }
  }

  private static func joined(_ conditions: [RunCondition], _ word: String) -> String {
    conditions.map { "(\($0.description))" }.joined(separator: word)
  }
}
