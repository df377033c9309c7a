public import IntentSchema

/// A unit of measurement with the words for it in both languages.
public struct MeasurementUnit: Sendable, Hashable {
  /// The name in lower-case English singular, such as `kilometer`.
  public var name: String
  /// What it measures.
  public var kind: EntityKind
  /// How many base units it is: meters, grams, liters, square meters, meters a second, bytes;
  /// kelvins a degree.
  public var factor: Double
  /// The words for it, separated by `|`.
  public var words: String

  init(_ kind: EntityKind, _ name: String, _ factor: Double, _ words: String) {
    self.kind = kind
    self.name = name
    self.factor = factor
    self.words = words
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
  static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// The index of the unit that shares its sign with the minute.
  static let meter = index(of: "meter") ?? 0

  /// The index of the foot, which inches may follow without their name.
  static let foot = index(of: "foot") ?? 0
  /// The index of the inch.
  static let inch = index(of: "inch") ?? 0

  /// Whether an amount may have a smaller part: "6 ft 2 in".
  var hasParts: Bool {
    switch kind {
    case .length, .weight, .volume: true
    default: false
    }
  }

  /// All units.
  public static let all: [MeasurementUnit] =
    lengths + weights + volumes + areas + speeds + temperatures + amountsOfData
}
