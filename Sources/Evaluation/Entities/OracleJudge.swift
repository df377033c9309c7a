import CivilTime
import IntentSchema

/// Decides whether a recognised value is one that an oracle lists.
///
/// The values are compared as what they mean, not as they are written:
/// - numbers to 12 digits, the oracle's being rounded to 15; a percentage by its number;
/// - amounts in the oracle's unit, or converted where ours is a compound's smallest unit; cents and
///   pence as parts of their currency; a currency without a country (`Dollar`) as the one we prefer;
/// - durations by their calendar months and their seconds, a fraction of a year being months;
/// - a value that is listed as nothing (`null`) needs an entity with a value all the same, which
///   we have none of: such spans count as missed.
enum OracleJudge {
  /// Whether an entity has one of the values of an expectation.
  ///
  /// A type without values (a repetition, a season) needs its span and kind only.
  static func accepts(_ entity: Entity, _ expectation: OracleExpectation) -> Bool {
    guard OracleKind.kinds(ofType: expectation.type).contains(entity.kind) else { return false }
    guard !expectation.values.isEmpty else { return true }
    return expectation.values.contains { isRight(entity.value, $0, type: expectation.type) }
  }

  private static func isRight(_ ours: SlotValue, _ value: OracleValue, type: String) -> Bool {
    switch ours {
    case .number(let number):
      guard case .text(let text) = value.value else { return false }
      return Self.number(text).map { isNear($0, number) } ?? false
    case .boolean(let flag): return value.value == .boolean(flag)
    case .text(let text):
      guard case .text(let expected) = value.value else { return false }
      return text.lowercased() == expected.lowercased()
    case .quantity(let amount, let unit): return isRight(amount, unit: unit, value)
    case .duration, .temporal, .range, .recurrence:
      return TimeJudge(type: type, value: value).accepts(ours)
    case .listed: return false
    }
  }

  private static func isRight(_ amount: Double, unit: String, _ value: OracleValue) -> Bool {
    guard case .text(let text) = value.value, let number = number(text),
      let expected = OracleUnit(value.isoCurrency ?? value.unit ?? "")
    else { return false }
    return expected.amount(amount, of: unit).map { isNear($0, number * expected.factor) } ?? false
  }

  private static func number(_ text: String) -> Double? {
    Double(text.hasSuffix("%") ? text.dropLast() : text[...])
  }

  private static func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-12 * max(abs(first), abs(second))
  }
}
