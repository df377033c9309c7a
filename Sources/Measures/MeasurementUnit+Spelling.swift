extension MeasurementUnit {
  /// The unit that is spelt in a way: its name, its plural, or any of the words for it.
  ///
  /// - Parameter spelling: the spelling, such as `kilometer`, `kilometres`, `square_meter` or `公里`.
  /// - Returns: the unit, or nil where there is none.
  public static func spelled(_ spelling: String) -> MeasurementUnit? {
    let plain = spelling.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 }
    let key = String(plain)
    return bySpelling[key] ?? bySpelling[american(key)]
  }

  private static let bySpelling: [String: MeasurementUnit] = {
    var table: [String: MeasurementUnit] = [:]
    for unit in all {
      for word in unit.words.split(separator: "|") where table[String(word)] == nil {
        table[String(word)] = unit
      }
    }
    for unit in all {
      for name in [unit.chinese, unit.plural, unit.name] { table[name.lowercased()] = unit }
    }
    for (alias, name) in aliases { table[alias] = table[name] }
    return table
  }()

  /// A spelling with `meter` and `liter` as in America.
  private static func american(_ spelling: String) -> String {
    spelling.split(separator: " ").map { word in
      switch word {
      case _ where word.hasSuffix("metre"), _ where word.hasSuffix("litre"):
        word.dropLast(2) + "er"
      case _ where word.hasSuffix("metres"), _ where word.hasSuffix("litres"):
        word.dropLast(3) + "ers"
      default: word
      }
    }.joined(separator: " ")
  }

  private static let aliases = [
    "km/h": "kilometer per hour", "m/s": "meter per second", "knots per hour": "knot",
    "market mile": "li", "b": "byte", "k": "kelvin",
  ]
}
