import CivilTime
import IntentSchema

/// The values a slot allows.
struct SlotBounds {
  private let slot: SlotDefinition

  init(_ slot: SlotDefinition) { self.slot = slot }

  /// Why a value isn't allowed.
  ///
  /// - Parameter value: the value.
  /// - Returns: the reason for the user, or nil where the value is fine.
  func objection(to value: SlotValue) -> LocalizedText? {
    guard let bounds = slot.bounds else { return nil }
    let amount: Double
    switch value {
    case .number(let number): amount = number
    case .duration(let text):
      guard let seconds = CivilDuration(text)?.approximateSeconds else { return nil }
      amount = seconds
    case .text(let text) where slot.type == .text: amount = Double(text.count)
    default: return nil
    }
    guard !bounds.contains(amount) else { return nil }
    if slot.type == .text { return length(Int(amount), within: bounds) }
    let isTime = slot.type == .entity(.duration)
    let low = wording(bounds.lowerBound, isTime: isTime)
    let high = wording(bounds.upperBound, isTime: isTime)
    if !bounds.upperBound.isFinite {
      return LocalizedText(english: "It must be at least \(low.0).", chinese: "至少要\(low.1)。")
    }
    if !bounds.lowerBound.isFinite {
      return LocalizedText(english: "It can be at most \(high.0).", chinese: "最多\(high.1)。")
    }
    return LocalizedText(
      english: "It must be between \(low.0) and \(high.0).",
      chinese: "要在\(low.1)到\(high.1)之间。")
  }

  /// Why a text is too short or too long.
  private func length(_ count: Int, within bounds: ClosedRange<Double>) -> LocalizedText {
    let limit = plain(Double(count) < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound)
    return Double(count) < bounds.lowerBound
      ? LocalizedText(
        english: "It must have at least \(limit) characters.", chinese: "至少要\(limit)个字。")
      : LocalizedText(
        english: "That's too long: \(count) characters, and \(limit) at most.",
        chinese: "太长了：有\(count)个字，最多\(limit)个。")
  }

  private func wording(_ amount: Double, isTime: Bool) -> (String, String) {
    guard isTime else { return (plain(amount), plain(amount)) }
    let units: [(Double, String, String)] = [
      (86_400, "day", "天"), (3_600, "hour", "小时"), (60, "minute", "分钟"), (1, "second", "秒"),
    ]
    // 24 hours are said in hours, so a day is only used from two days on.
    let unit = units.first { amount >= $0.0 * ($0.0 == 86_400 ? 2 : 1) } ?? units[3]
    let count = plain(amount / unit.0)
    return ("\(count) \(unit.1)\(count == "1" ? "" : "s")", "\(count)\(unit.2)")
  }

  private func plain(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? String(number)
  }
}
