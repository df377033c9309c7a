import Measures
import IntentSchema

/// A unit of an oracle as one of ours.
struct OracleUnit {
  /// Our name for the unit.
  let name: String
  /// How many of ours it is: a cent is 0.01 `usd`.
  let factor: Double

  /// Finds our unit for an oracle's name.
  ///
  /// - Parameter oracle: the name, such as `Square kilometer`, `F`, `Cent` or `EUR`.
  init?(_ oracle: String) {
    let names: [String: (String, Double)] = [
      "F": ("fahrenheit", 1), "C": ("celsius", 1), "K": ("kelvin", 1), "Age": ("year", 1),
      "Metric ton": ("metric ton", 1), "Dollar": ("usd", 1), "Cent": ("usd", 0.01),
      "Pound": ("pound", 1),
      "Pence": ("gbp", 0.01), "Penny": ("gbp", 0.01), "Franc": ("chf", 1), "Rupee": ("inr", 1),
      "Peseta": ("esp", 1), "Sen": ("jpy", 0.01), "Yuan": ("cny", 1), "Euro": ("eur", 1),
    ]
    (name, factor) = names[oracle] ?? (oracle.lowercased(), 1)
  }

  /// An amount of another unit in this one, or nil where they measure different things.
  ///
  /// - Parameters:
  ///   - amount: the amount.
  ///   - unit: our name of its unit.
  /// - Returns: the amount in this unit.
  func amount(_ amount: Double, of unit: String) -> Double? {
    if unit == name || (name == "pound" && unit == "gbp") { return amount }
    // An oracle's ton is any ton.
    if name == "ton", unit == "metric ton" { return amount }
    guard let from = MeasurementUnit.named(unit), let to = MeasurementUnit.named(name),
      from.kind == to.kind, from.kind != .temperature
    else { return nil }
    return amount * from.factor / to.factor
  }
}
