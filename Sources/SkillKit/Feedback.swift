/// What a user thinks of what was made of a line.
public struct Feedback: Sendable, Hashable, Codable {
  /// Whether it was right.
  public var isGood: Bool
  /// The intent that the line was taken for, if any.
  public var intent: String?
  /// The intent that it should have been taken for, where the user says so.
  public var expected: String?
  /// The skill that answered, if any.
  public var skill: String?

  /// Creates feedback.
  ///
  /// - Parameters:
  ///   - isGood: whether it was right.
  ///   - intent: the intent that the line was taken for.
  ///   - expected: the intent that it should have been taken for.
  ///   - skill: the skill that answered.
  public init(
    isGood: Bool, intent: String? = nil, expected: String? = nil, skill: String? = nil
  ) {
    self.isGood = isGood
    self.intent = intent
    self.expected = expected
    self.skill = skill
  }
}
