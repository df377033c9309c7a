import IntentSchema
import TextAnalysis

extension Grammar {
  /// An amount of money: "$5.99", "20 dollars", 5块3, 三千美元.
  func money(at start: Int) -> Reading? {
    if let currency = currency(at: start) {
      guard let number = number(at: currency.end) else { return nil }
      let isSign = lattice.kind(currency.end - 1) == .symbol
      let isCode = lattice.kind(start) == .word && currency.end == start + 1
      guard isSign || isCode else { return nil }
      return Reading(
        .money, start..<number.end, .quantity(number.value, unit: currency.value.code))
    }
    if let ban = lattice.skip(.ban, at: start), let currency = currency(at: ban) {
      return Reading(.money, start..<currency.end, .quantity(0.5, unit: currency.value.code))
    }
    guard let number = number(at: start) else { return nil }
    if let end = lattice.skip(.jiao, at: number.end) {
      return Reading(.money, start..<end, .quantity(number.value / 10, unit: "CNY"))
    }
    guard let currency = currency(at: number.end) else { return nil }
    guard currency.value.code == "CNY", lattice.kind(currency.end) != .word,
      let tenths = integer(at: currency.end, in: 1...9)
    else {
      return Reading(
        .money, start..<currency.end, .quantity(number.value, unit: currency.value.code))
    }
    let end = lattice.skipping(.jiao, at: tenths.end)
    return Reading(
      .money, start..<end,
      .quantity((number.value * 10 + Double(tenths.value)) / 10, unit: "CNY"))
  }

  private func currency(at index: Int) -> Match<Currency>? {
    lattice.first(at: index) {
      if case .currency(let number) = $0 { Currency.all[number] } else { nil }
    }
  }
}
