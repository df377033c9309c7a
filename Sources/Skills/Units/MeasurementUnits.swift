/// All units by name.
enum MeasurementUnits {
  private static let all =
    MeasurementUnit.metric + MeasurementUnit.times + MeasurementUnit.data
    + MeasurementUnit.customary + MeasurementUnit.chineseMarket

  private static let byName: [String: MeasurementUnit] = {
    var table: [String: MeasurementUnit] = [:]
    for unit in all {
      for name in [unit.chinese, unit.plural, unit.name] where !name.isEmpty {
        table[name.lowercased()] = unit
      }
    }
    for (alias, name) in aliases { table[alias] = table[name] }
    return table
  }()

  /// The unit of a name: the canonical one, its plural, or a common other spelling.
  ///
  /// - Parameter name: the name, such as `kilometer`, `kilometres`, `square_meter` or `公里`.
  /// - Returns: the unit, or nothing.
  static func named(_ name: String) -> MeasurementUnit? {
    let plain = name.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 }
    let key = String(plain)
    if let unit = byName[key] { return unit }
    let words = key.split(separator: " ").map { word in
      switch word {
      case _ where word.hasSuffix("metre"): word.dropLast(2) + "er"
      case _ where word.hasSuffix("metres"): word.dropLast(3) + "ers"
      case _ where word.hasSuffix("litre"): word.dropLast(2) + "er"
      case _ where word.hasSuffix("litres"): word.dropLast(3) + "ers"
      default: word
      }
    }
    return byName[words.joined(separator: " ")]
  }

  private static let aliases = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "kg": "kilogram",
    "g": "gram", "mg": "milligram", "l": "liter", "ml": "milliliter", "cl": "centiliter",
    "lb": "pound", "lbs": "pound", "oz": "ounce", "in": "inch", "ft": "foot", "yd": "yard",
    "mi": "mile", "mph": "mile per hour", "kph": "kilometer per hour",
    "km/h": "kilometer per hour", "m/s": "meter per second", "knots per hour": "knot",
    "tonne": "metric ton", "tonnes": "metric ton", "short ton": "ton", "us ton": "ton",
    "degree celsius": "celsius", "degrees celsius": "celsius", "centigrade": "celsius",
    "degree fahrenheit": "fahrenheit", "degrees fahrenheit": "fahrenheit", "c": "celsius",
    "f": "fahrenheit", "k": "kelvin", "千米": "kilometer", "千克": "kilogram", "平米": "square meter",
    "千米每小时": "kilometer per hour", "market mile": "li", "b": "byte",
  ]
}
