import IntentSchema
import Measures

/// Converts amounts between units of the same dimension.
enum UnitConversion {
  /// Why an amount can't be converted.
  enum Problem: Error, Sendable, Hashable {
    /// There is no unit of that name.
    case unknownUnit(String)
    /// The units measure different things.
    case incompatible(MeasurementUnit, MeasurementUnit)
    /// The temperature is below absolute zero.
    case belowAbsoluteZero
  }

  /// Converts an amount.
  ///
  /// - Parameters:
  ///   - amount: how many of the first unit.
  ///   - unit: the unit of the amount.
  ///   - target: the unit that is wanted.
  /// - Returns: how many of the target unit it is.
  /// - Throws: `incompatible` or `belowAbsoluteZero`.
  static func convert(
    _ amount: Double, from unit: MeasurementUnit, to target: MeasurementUnit
  ) throws(Problem) -> Double {
    guard unit.kind == target.kind else { throw .incompatible(unit, target) }
    guard unit != target else { return amount }
    let base = amount * unit.factor + unit.offset
    if unit.kind == .temperature, base < -1e-9 { throw .belowAbsoluteZero }
    let result = (base - target.offset) / target.factor
    // The sum with the offset leaves a trace of rounding: 32 °F would be 5.7e-14 °C.
    return target.offset == 0 ? result : (result * 1e9).rounded() / 1e9
  }
}
