/// Something the agent says by itself, because its time has come.
public struct Notice: Sendable, Hashable {
  /// The kinds of things that come due.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case timer, alarm, reminder
  }

  /// What came due.
  public var kind: Kind
  /// What is said, in the language the agent last heard.
  public var text: String
  /// When it was due, in milliseconds since 1970-01-01T00:00:00Z.
  public var dueAt: Int64

  /// Creates a notice.
  ///
  /// - Parameters:
  ///   - kind: what came due.
  ///   - text: what is said.
  ///   - dueAt: when it was due, in milliseconds since 1970.
  public init(kind: Kind, text: String, dueAt: Int64) {
    self.kind = kind
    self.text = text
    self.dueAt = dueAt
  }
}
