import CivilTime
import IntentSchema
import Measures

/// An amount with its unit, as a slot gives it.
struct Measure: Sendable, Hashable {
  /// How many of the unit.
  var amount: Double
  /// The unit.
  var unit: MeasurementUnit

  /// Reads an amount, or a duration in the unit it was typed in.
  ///
  /// - Parameters:
  ///   - slot: the filled slot.
  ///   - degree: the unit of a bare degree.
  /// - Throws: `unknownUnit` where the slot has no unit that can be converted.
  init(_ slot: FilledSlot, degree: String) throws(UnitConversion.Problem) {
    switch slot.value {
    case .quantity(let amount, let name):
      let exact = name == "degree" ? degree : Self.exactName(of: name, typed: slot.text)
      guard let unit = MeasurementUnit.spelled(exact) else { throw .unknownUnit(name) }
      self.init(amount: amount, unit: unit)
    case .duration(let iso):
      guard let duration = CivilDuration(iso) else { throw .unknownUnit(slot.text) }
      try self.init(duration, typed: slot.text)
    default:
      throw .unknownUnit(slot.text)
    }
  }

  /// The unit that was meant where two are spelt alike: Mb is a megabit.
  private static func exactName(of name: String, typed: String) -> String {
    switch name {
    case "megabyte" where typed.hasSuffix("Mb"): "megabit"
    case "gigabyte" where typed.hasSuffix("Gb"): "gigabit"
    default: name
    }
  }

  private init(amount: Double, unit: MeasurementUnit) {
    self.amount = amount
    self.unit = unit
  }

  private init(_ duration: CivilDuration, typed: String) throws(UnitConversion.Problem) {
    let names = Self.unitNames(in: typed)
    let units = names.isEmpty ? ["year", "month", "day", "hour", "minute", "second"] : names
    let seconds = Self.seconds(of: duration)
    for unit in units.compactMap(MeasurementUnit.spelled) {
      let amount = seconds / unit.factor
      if names.count == 1 || amount == amount.rounded(), amount != 0 || unit.name == "second" {
        self.init(amount: (amount * 1e9).rounded() / 1e9, unit: unit)
        return
      }
    }
    throw .unknownUnit(typed)
  }

  private static func seconds(of duration: CivilDuration) -> Double {
    let months = Double(duration.years) * 12 + Double(duration.months)
    return months * 2_628_000 + Double(duration.days) * 86_400 + Double(duration.seconds)
  }

  /// The units of time that a text names, largest first.
  private static func unitNames(in text: String) -> [String] {
    let words = TextPiece.split(text).filter { $0.kind == .word }.map(\.text)
    return spellings.filter { _, english, chinese in
      words.contains { english.contains($0) } || text.containsAny(chinese)
    }.map(\.name)
  }

  private static let spellings: [(name: String, english: [String], chinese: [String])] = [
    ("century", ["century", "centuries"], ["世纪", "世紀"]),
    ("decade", ["decade", "decades"], []),
    ("year", ["year", "years", "yr", "yrs", "y"], ["年"]),
    ("month", ["month", "months"], ["月"]),
    ("week", ["week", "weeks", "wk", "wks"], ["周", "星期", "礼拜", "週", "禮拜"]),
    ("day", ["day", "days", "d"], ["天", "日"]),
    ("hour", ["hour", "hours", "hr", "hrs", "h"], ["小时", "钟头", "小時", "鐘頭"]),
    ("minute", ["minute", "minutes", "min", "mins", "m"], ["分"]),
    ("second", ["second", "seconds", "sec", "secs", "s"], ["秒"]),
  ]
}
