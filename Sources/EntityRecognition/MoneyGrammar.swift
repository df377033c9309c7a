import IntentSchema
import TextAnalysis

extension Grammar {
  /// An amount of money: "$5.99", "20 dollars", 5块3, 三千美元.
  func money(at start: Int) -> Reading? {
    if let currency = currency(at: start) { return amount(after: currency, start: start) }
    if let ban = lattice.skip(.ban, at: start), let currency = currency(at: ban) {
      return Reading(.money, start..<currency.end, .quantity(0.5, .currency(currency.value)))
    }
    guard let number = number(at: start) else { return nil }
    if let end = lattice.skip(.cent, at: number.end) {
      return Reading(
        .money, start..<end, .quantity(Self.tidy(number.value / 100), .currency(Currency.dollar)))
    }
    if let end = lattice.skip(.jiao, at: number.end) {
      return Reading(.money, start..<end, .quantity(number.value / 10, .currency(Currency.yuan)))
    }
    guard let currency = currency(at: number.end) else { return nil }
    return withSmallMoney(number.value, currency, start: start)
  }

  /// "$5", "USD 5", 人民币50元.
  private func amount(after currency: Match<Int>, start: Int) -> Reading? {
    let isSign = lattice.kind(currency.end - 1) == .symbol
    let isCode =
      lattice.kind(start) == .han
      || (currency.end == start + 1 && lattice.text.tokens[start].normalized.count == 3)
    guard isSign || isCode, let number = number(at: currency.end) else { return nil }
    let again = self.currency(at: number.end)
    let end = again?.value == currency.value ? again?.end : nil
    return Reading(
      .money, start..<(end ?? number.end), .quantity(number.value, .currency(currency.value)))
  }

  /// Adds "and 45 cents", or the 三 of 五块三.
  private func withSmallMoney(_ amount: Double, _ currency: Match<Int>, start: Int) -> Reading {
    var (value, end) = (amount, currency.end)
    if let cents = number(at: lattice.skipping(.and, at: end)), cents.value < 100,
      let after = lattice.skip(.cent, at: cents.end)
    {
      (value, end) = (Self.tidy(value + cents.value / 100), after)
    } else if lattice.has(.kuai, before: end) || lattice.skip(.jiao, at: end + 1) != nil,
      !lattice.isSpaced(end), let tenths = integer(at: end, in: 1...9)
    {
      (value, end) = (
        Self.tidy(value + Double(tenths.value) / 10), lattice.skipping(.jiao, at: tenths.end)
      )
    }
    return Reading(.money, start..<end, .quantity(value, .currency(currency.value)))
  }

  /// The longest currency at a token, by its index; a letter and its sign stand without a space.
  private func currency(at index: Int) -> Match<Int>? {
    lattice.first(
      of: .currencies, at: index,
      endingWhere: { end in
        end == index + 1 || lattice.kind(end - 1) != .symbol || !lattice.isSpaced(end - 1)
      },
      { if case .currency(let index) = $0 { index } else { nil } })
  }
}
