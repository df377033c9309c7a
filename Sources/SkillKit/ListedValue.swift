/// An entry of a list.
public struct ListedValue: Sendable, Hashable {
  /// The entry's value.
  public var value: String
  /// The synonym that matched, as the list spells it.
  public var label: String

  /// Creates a listed value.
  ///
  /// - Parameters:
  ///   - value: the entry's value.
  ///   - label: the synonym that matched.
  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
