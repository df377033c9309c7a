import IntentSchema
import Measures
import TextAnalysis

extension Grammar {
  /// Feet and inches by their signs: `5'11"`, `5' 11`.
  func feetAndInches(at start: Int) -> Reading? {
    guard lattice.mentions(.feetSigns), let feet = lattice.digits(at: start), feet.value < 100,
      isFootSign(start + 1), let inches = lattice.digits(at: start + 2), inches.value < 12
    else { return nil }
    var end = start + 3
    if isFootSign(end), isFootSign(end + 1) {
      end += 2
    } else if !lattice.isSpaced(end), lattice.skip(.inchSign, at: end) != nil {
      end += 1
    } else if lattice.isSpaced(start + 2) {
      return nil
    }
    let total = Double(feet.value * 12 + inches.value)
    return Reading(.length, start..<end, .quantity(total, .measurement(MeasurementUnit.inch)))
  }

  private func isFootSign(_ index: Int) -> Bool {
    lattice.skip(.apostrophe, at: index) != nil && !lattice.isSpaced(index)
  }

  /// What follows a unit without one of its own: the inches of "5 foot 11", the tenths of 一米八.
  ///
  /// - Parameters:
  ///   - index: the index after the unit.
  ///   - unit: the unit.
  /// - Returns: how many of another unit the first is, the rest in it, and that unit.
  func bareRest(at index: Int, of unit: Int) -> Match<(factor: Double, rest: Double, unit: Int)>? {
    if unit == MeasurementUnit.foot {
      guard let inches = integer(at: index, in: 1...11), lattice.kind(index) == .number,
        unitOfTime(at: inches.end) == nil, unitOfMeasurement(at: inches.end) == nil,
        meridiem(at: inches.end) == nil, !isTight(.dot, at: inches.end)
      else { return nil }
      return Match(
        value: (12, Double(inches.value), MeasurementUnit.inch), end: inches.end)
    }
    guard unit == MeasurementUnit.meter, lattice.kind(index - 1) == .han,
      !lattice.isSpaced(index), let digits = hanOrArabicDigits(at: index)
    else { return nil }
    let places = digits.value.count == 1 ? 10.0 : 100
    return Match(value: (1, Double(digits.value.value) / places, unit), end: digits.end)
  }

  /// One or two digits that no unit follows.
  private func hanOrArabicDigits(at index: Int) -> Match<(value: Int, count: Int)>? {
    var digits: (value: Int, count: Int) = (0, 0)
    var end = index
    if let arabic = lattice.digits(at: index) {
      (digits, end) = (arabic, index + 1)
    } else {
      while digits.count < 3,
        let digit = lattice.first(
          .hanDigit, at: end, { if case .hanDigit(let value) = $0 { value } else { nil } })
      {
        digits = (digits.value * 10 + digit.value, digits.count + 1)
        end = digit.end
      }
    }
    guard (1...2).contains(digits.count), !lattice.has(.hanUnits, at: end),
      unitOfMeasurement(at: end) == nil, unitOfTime(at: end) == nil,
      lattice.skip(.ge, at: end) == nil, lattice.kind(end) != .number
    else { return nil }
    return Match(value: digits, end: end)
  }
}
