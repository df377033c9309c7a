import IntentSchema
import TextAnalysis

extension Grammar {
  /// A day of the lunar calendar, which is found so that it isn't taken for one of the solar
  /// calendar: 农历八月十五, 正月初一, 腊月二十三.
  func lunarDate(at start: Int) -> Match<DateReading>? {
    guard let name = lattice.skip(.lunar, at: start) ?? lattice.skip(.lunarMonth, at: start) else {
      return nil
    }
    let hasMonth = lattice.skip(.lunarMonth, at: start) != nil
    var end = lattice.skipping(.lunarMonth, at: lattice.skipping(.de, at: name))
    while end - start < Self.lunarLimit, let next = lunarPart(at: end) { end = next }
    guard end > name || hasMonth else { return nil }
    return Match(value: .impossible(near: today, .otherCalendar), end: end)
  }

  /// A figure, or a word that counts months and days: 月, 初, 号.
  private func lunarPart(at index: Int) -> Int? {
    if lattice.kind(index) == .number { return index + 1 }
    guard lattice.kind(index) == .han else { return nil }
    if lattice.has(.hanNumerals, at: index) { return index + 1 }
    return lattice.skip(.yue, at: index) ?? lattice.skip(.start, at: index)
      ?? lattice.skip(.hao, at: index)
  }

  /// The most tokens that a day of the lunar calendar takes.
  private static let lunarLimit = 10
}
