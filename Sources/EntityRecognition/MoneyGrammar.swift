import IntentSchema
import TextAnalysis

extension Grammar {
  /// An amount of money: "$5.99", "20 dollars", 5块3, 三千美元, 50元6角三分.
  func money(at start: Int) -> Reading? {
    if let currency = currency(at: start) { return amount(after: currency, start: start) }
    if let ban = lattice.skip(.ban, at: start), let currency = currency(at: ban) {
      return Reading(.money, start..<currency.end, .quantity(0.5, .currency(currency.value)))
    }
    guard let number = number(at: start) else { return nil }
    if let end = lattice.skip(.cent, at: number.end) {
      return part(number.value / 100, of: Currency.dollar, start..<end)
    }
    if let end = lattice.skip(.pence, at: number.end) {
      return part(number.value / 100, of: Currency.pound, start..<end)
    }
    if let end = lattice.skip(.jiao, at: number.end) {
      let rest = hanPart(at: end, of: .fen)
      return part(
        number.value / 10 + (rest?.value ?? 0) / 100, of: Currency.yuan, start..<(rest?.end ?? end))
    }
    if let currency = currency(at: number.end) {
      // "rmb 10 usd 20": each number has its currency before it.
      let isNext = lattice.kind(start - 1) == .word && lattice.has(.currencies, at: start - 1)
      if isNext, self.number(at: currency.end) != nil { return nil }
      return withSmallMoney(number.value, currency, start: start)
    }
    return millions(of: number, start: start)
  }

  private func part(_ amount: Double, of currency: Int, _ tokens: Range<Int>) -> Reading {
    Reading(.money, tokens, .quantity(Self.tidy(amount), .currency(currency)))
  }

  /// "30 MUSD": a million of a currency by its code.
  private func millions(of number: Match<Double>, start: Int) -> Reading? {
    guard
      let currency = lattice.first(
        .millionsOf, at: number.end,
        { meaning -> Int? in if case .millionsOf(let index) = meaning { index } else { nil } })
    else { return nil }
    return part(number.value * 1e6, of: currency.value, start..<currency.end)
  }

  /// "$5", "USD 5", "hk $ 10", 人民币50元.
  private func amount(after currency: Match<Int>, start: Int) -> Reading? {
    let isSign = lattice.kind(currency.end - 1) == .symbol
    let isCode =
      lattice.kind(start) == .han
      || (currency.end == start + 1 && lattice.text.tokens[start].normalized.count == 3)
    guard isSign || isCode, let number = number(at: currency.end) else { return nil }
    let again = self.currency(at: number.end)
    let isAgain =
      again.map { $0.value == currency.value || (isSign && $0.value == Currency.dollar) } ?? false
    let end = isAgain ? again?.end ?? number.end : number.end
    let whole = Match(value: currency.value, end: end)
    return isAgain || (isSign && lattice.skip(.jiao, at: end) == nil)
      ? part(number.value, of: currency.value, start..<end)
      : withSmallMoney(number.value, whole, start: start)
  }

  /// Adds "and 45 cents", the 50 of "15 dollars and 50", or the 三 of 五块三.
  private func withSmallMoney(_ amount: Double, _ currency: Match<Int>, start: Int) -> Reading {
    var (value, end) = (amount, currency.end)
    if let cents = cents(at: end, of: currency.value) {
      (value, end) = (value + cents.value / 100, cents.end)
    } else if currency.value == Currency.yuan, let small = smallYuan(at: end) {
      (value, end) = (value + small.value, small.end)
    } else if let bare = bareCents(at: end) {
      (value, end) = (value + bare.value / 100, bare.end)
    }
    return part(value, of: currency.value, start..<end)
  }

  private func cents(at end: Int, of currency: Int) -> Match<Double>? {
    let index = lattice.skipping(.you, at: lattice.skipping(.and, at: end))
    guard let cents = number(at: index), cents.value < 100,
      let after = lattice.skip(currency == Currency.pound ? .pence : .cent, at: cents.end)
    else { return nil }
    return Match(value: cents.value, end: after)
  }

  /// 6角三分, 3毛, or the bare 三 after 块.
  private func smallYuan(at end: Int) -> Match<Double>? {
    guard !lattice.isSpaced(end) else { return nil }
    if let jiao = hanPart(at: end, of: .jiao) {
      let fen = hanPart(at: jiao.end, of: .fen)
      return Match(
        value: jiao.value / 10 + (fen?.value ?? 0) / 100, end: fen?.end ?? jiao.end)
    }
    if let fen = hanPart(at: end, of: .fen) { return Match(value: fen.value / 100, end: fen.end) }
    guard lattice.has(.kuai, before: end), let tenths = integer(at: end, in: 1...99),
      lattice.skip(.measureWord, at: tenths.end) == nil, unitOfTime(at: tenths.end) == nil,
      unitOfMeasurement(at: tenths.end) == nil
    else { return nil }
    return Match(
      value: Double(tenths.value) / (tenths.value < 10 ? 10 : 100), end: tenths.end)
  }

  private func hanPart(at index: Int, of keyword: Keyword) -> Match<Double>? {
    guard let number = integer(at: index, in: 0...99),
      let end = lattice.skip(keyword, at: number.end)
    else { return nil }
    return Match(value: Double(number.value), end: end)
  }

  /// The 50 of "15 dollars and 50" and of "17 USD 25", which nothing follows.
  private func bareCents(at end: Int) -> Match<Double>? {
    let index = lattice.skipping(.and, at: end)
    let isJoined = index > end || lattice.kind(index) == .number
    guard isJoined, lattice.kind(end - 1) == .word, let cents = integer(at: index, in: 1...99),
      lattice.kind(cents.end) == nil || lattice.kind(cents.end) == .symbol,
      currency(at: cents.end) == nil, !isTight(.dot, at: cents.end),
      lattice.skip(.percent, at: cents.end) == nil
    else { return nil }
    return Match(value: Double(cents.value), end: cents.end)
  }

  /// The longest currency at a token, by its index; a letter and its sign stand without a space.
  private func currency(at index: Int) -> Match<Int>? {
    lattice.first(
      of: .currencies, at: index,
      endingWhere: { end in
        end == index + 1 || lattice.kind(end - 1) != .symbol || !lattice.isSpaced(end - 1)
          || lattice.text.tokens[index].normalized.count > 1
          || lattice.isSpaced(end)
            && lattice.text.isToken(index, "c")
      },
      { if case .currency(let index) = $0 { index } else { nil } })
  }
}
