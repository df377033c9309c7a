public import IntentSchema

/// A unit of measurement with its size and the words for it in both languages.
public struct MeasurementUnit: Sendable, Hashable {
  /// The name in lower-case English singular, such as `kilometer`.
  public var name: String
  /// What it measures; `duration` for units of time.
  public var kind: EntityKind
  /// How many base units it is: meters, grams, liters, square meters, meters a second, bytes, seconds;
  /// kelvins a degree.
  public var factor: Double
  /// What is added to the base value, for temperatures.
  public var offset: Double
  /// The words for it, separated by `|`; empty for units of time, whose words have other meanings too.
  public var words: String
  /// The English plural.
  public var plural: String
  /// The Chinese name.
  public var chinese: String
  /// The name of the unit that people of the other system use.
  public var counterpart: String

  init(
    _ kind: EntityKind, _ name: String, _ factor: Double, _ words: String, plural: String? = nil,
    chinese: String, to counterpart: String, offset: Double = 0
  ) {
    self.kind = kind
    self.name = name
    self.factor = factor
    self.words = words
    self.plural = plural ?? name + "s"
    self.chinese = chinese
    self.counterpart = counterpart
    self.offset = offset
  }

  /// The unit of a name.
  ///
  /// - Parameter name: the name, such as `kilometer`.
  /// - Returns: the unit, or nil where there is none.
  /// - Complexity: O(*n*) in the number of units.
  public static func named(_ name: String) -> MeasurementUnit? {
    all.first { $0.name == name }
  }

  /// The index in `all` of the unit of a name.
  public static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// All units.
  public static let all: [MeasurementUnit] =
    lengths + weights + volumes + areas + speeds + temperatures + amountsOfData + times
}
