import IntentSchema

/// A unit of measurement with its size and its names.
struct MeasurementUnit: Sendable, Hashable {
  /// What is measured.
  enum Dimension: String, Sendable, Hashable, CaseIterable {
    case length, weight, volume, area, speed, temperature, data, time
  }

  /// The canonical name: lower-case English singular.
  var name: String
  /// What it measures.
  var dimension: Dimension
  /// How many of the dimension's base unit one of it is.
  var factor: Double
  /// What is added to the base value, for temperatures.
  var offset: Double
  /// The English plural.
  var plural: String
  /// The Chinese name.
  var chinese: String
  /// The canonical name of the unit that people of the other system use.
  var counterpart: String

  /// Creates a unit.
  ///
  /// - Parameters:
  ///   - name: the canonical name.
  ///   - plural: the English plural; nil adds an s to the name.
  ///   - chinese: the Chinese name.
  ///   - size: how many of the dimension's base unit it is.
  ///   - counterpart: the unit it is converted to when none is named.
  init(
    _ name: String, plural: String? = nil, _ chinese: String, _ size: Size, to counterpart: String
  ) {
    self.name = name
    self.plural = plural ?? name + "s"
    self.chinese = chinese
    self.counterpart = counterpart
    dimension = size.dimension
    factor = size.factor
    offset = size.offset
  }

  /// The size of a unit in the base unit of its dimension.
  struct Size: Sendable, Hashable {
    var dimension: Dimension
    var factor: Double
    var offset = 0.0

    static func meters(_ factor: Double) -> Size { Size(dimension: .length, factor: factor) }
    static func grams(_ factor: Double) -> Size { Size(dimension: .weight, factor: factor) }
    static func liters(_ factor: Double) -> Size { Size(dimension: .volume, factor: factor) }
    static func squareMeters(_ factor: Double) -> Size { Size(dimension: .area, factor: factor) }
    static func metersPerSecond(_ factor: Double) -> Size {
      Size(dimension: .speed, factor: factor)
    }
    static func kelvins(_ factor: Double, offset: Double) -> Size {
      Size(dimension: .temperature, factor: factor, offset: offset)
    }
    static func bytes(_ factor: Double) -> Size { Size(dimension: .data, factor: factor) }
    static func seconds(_ factor: Double) -> Size { Size(dimension: .time, factor: factor) }
  }

  /// An amount with the unit's name: `16.09 kilometers`, `6.21英里`, `37.78 °C`.
  ///
  /// - Parameters:
  ///   - amount: the amount as it is to be shown.
  ///   - language: the language.
  /// - Returns: the text.
  func text(_ amount: String, in language: Language) -> String {
    if language == .chinese { return amount + chinese }
    let isOne = amount == "1" || amount == "-1"
    return "\(amount) \(isOne ? name : plural)"
  }

  /// The English plural or the Chinese name.
  func name(in language: Language) -> String { language == .chinese ? chinese : plural }
}
