import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// The chosen readings of the built-in kinds, the quotations and the answer.
  ///
  /// A day or time that doesn't exist is one of them, so that it can be said.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tokens.
  func entities() -> [Reading] {
    var chosen = readings()
    ReadingSelection.select(&chosen, tokens: lattice.count)
    chosen.removeAll { $0.isImpossible && $0.problem == nil }
    if lattice.hasQuotes { chosen += quotations() }
    if let answer = answer(), !answer.isImpossible { chosen.append(answer) }
    return chosen
  }

  /// Everything of some kinds, within longer readings of other kinds too.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tokens.
  func entities(of kinds: Set<EntityKind>) -> [Reading] {
    let all = readings()
    var chosen = all
    ReadingSelection.select(&chosen, tokens: lattice.count)
    var owners = [Reading?](repeating: nil, count: lattice.count)
    for reading in chosen where !kinds.contains(reading.kind) || reading.isImpossible {
      for token in reading.tokens { owners[token] = reading }
    }
    // Nothing hides within a reading that is wanted itself.
    for reading in chosen where kinds.contains(reading.kind) && !reading.isImpossible {
      for token in reading.tokens { owners[token] = nil }
    }
    var hidden = all.filter { reading in
      guard kinds.contains(reading.kind), let owner = owners[reading.tokens.lowerBound] else {
        return false
      }
      guard !owner.isImpossible else { return false }
      // What stands in an address is part of a code, unless it is a whole date.
      if [.url, .email].contains(owner.kind), ![.date, .number].contains(reading.kind) {
        return false
      }
      return (owner.tokens != reading.tokens || owner.kind == .expression)
        && owner.tokens.upperBound >= reading.tokens.upperBound
    }
    if kinds.contains(.number), !kinds.contains(.expression) {
      hidden += chosen.filter { $0.kind == .number } + compoundNumbers(besides: owners)
      chosen.removeAll { $0.kind == .number }
    }
    ReadingSelection.select(&hidden, tokens: lattice.count)
    chosen += hidden
    chosen.removeAll(where: \.isImpossible)
    chosen += openSpans(at: chosen)
    if lattice.hasQuotes { chosen += quotations() }
    if let answer = answerWithin() ?? answer(), !answer.isImpossible { chosen.append(answer) }
    return chosen
  }

  /// The numbers with a fraction or power that cut no reading of another kind apart.
  private func compoundNumbers(besides owners: [Reading?]) -> [Reading] {
    guard lattice.mentions(.compoundSigns) else { return [] }
    return (0..<lattice.count).compactMap { start in
      guard number(at: start) != nil || lattice.has(.signs, at: start),
        let number = compoundNumber(at: start)
      else { return nil }
      let tokens = start..<number.end
      for token in [start, number.end - 1] {
        guard let owner = owners[token], owner.kind != .expression else { continue }
        let isInside = owner.tokens.contains(start) && owner.tokens.contains(number.end - 1)
        guard isInside || owner.tokens.clamped(to: tokens) == owner.tokens else { return nil }
      }
      return Reading(.number, tokens, .number(number.value))
    }
  }

  /// All readings of the built-in kinds that compete for their tokens.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  private func readings() -> [Reading] {
    var all: [Reading] = []
    let titled = lattice.hasQuotes ? titledTokens() : nil
    let mayCalculate = lattice.mentions(.expressionWords)
    var expressionEnd = 0
    for start in 0..<lattice.count {
      if lattice.hasAddressSigns, let address = address(at: start) { all.append(address) }
      let isExtra = isThorough && lattice.has(.thoroughBeginnings, at: start)
      if lattice.isMute(start) && !isExtra || titled?[start] == true { continue }
      let isNumber = number(at: start) != nil || lattice.kind(start) == .number
      if isNumber || isExtra || lattice.has(.timeBeginnings, at: start) {
        appendTimes(at: start, to: &all)
      }
      guard isNumber || lattice.has(.amountBeginnings, at: start) else { continue }
      appendAmounts(at: start, to: &all)
      if mayCalculate, start >= expressionEnd, let expression = expression(at: start) {
        expressionEnd = expression.end
        guard expression.value else { continue }
        let tokens = start..<expression.end
        all.append(Reading(.expression, tokens, .typed(tokens)))
      }
    }
    return all
  }

  private func appendTimes(at start: Int, to all: inout [Reading]) {
    let moment = moment(at: start)
    if let moment { append(moment, from: start, to: &all) }
    if lattice.mentions(.rangeWords),
      let range = range(at: start, first: moment) ?? rangeOfBareHours(at: start)
    {
      all.append(range)
    }
    if lattice.mentions(.recurrenceWords) || lattice.mentions(.weekdayNames),
      let recurrence = recurrence(at: start)
    {
      all.append(recurrence)
    }
    if isThorough, let after = lattice.skip(.compared, at: start),
      let duration = duration(at: after)
    {
      all.append(Reading(.duration, start..<duration.end, .duration(duration.value)))
    }
    if !lattice.has(.di, before: start), let duration = duration(at: start),
      !duration.value.isZero || number(at: start) != nil
    {
      all.append(Reading(.duration, start..<duration.end, .duration(duration.value)))
    }
  }

  private func appendAmounts(at start: Int, to all: inout [Reading]) {
    if lattice.mentions(.quantityWords), let quantity = quantity(at: start) {
      all.append(quantity)
    }
    if lattice.mentions(.ageWords), let age = age(at: start) { all.append(age) }
    if lattice.mentions(.moneyWords), let money = money(at: start) { all.append(money) }
    if let phone = phone(at: start) { all.append(phone) }
    if let percent = percent(at: start) {
      all.append(Reading(.percent, start..<percent.end, .number(percent.value)))
    }
    if let ordinal = ordinal(at: start) {
      all.append(Reading(.ordinal, start..<ordinal.end, .number(Double(ordinal.value))))
    }
    if let number = chineseFraction(at: start) ?? signedNumber(at: start),
      isStandalone(number, at: start)
    {
      all.append(Reading(.number, start..<number.end, .number(number.value)))
    }
  }

  /// A number that is part of a name ("mp3", 一下) isn't one.
  private func isStandalone(_ number: Match<Double>, at start: Int) -> Bool {
    if start > 0, lattice.kind(start) == .number, lattice.kind(start - 1) == .word,
      !lattice.isSpaced(start)
    {
      return false
    }
    if lattice.kind(number.end - 1) == .number, lattice.kind(number.end) == .word,
      !lattice.isSpaced(number.end)
    {
      return false
    }
    if lattice.skip(.notNumber, at: start - 1) ?? 0 > start { return false }
    guard lattice.kind(start) == .han, number.end == start + 1 else { return true }
    if lattice.skip(.fen, at: number.end) != nil { return false }
    guard number.value <= 1 else { return true }
    guard let measured = lattice.skip(.measureWord, at: number.end) else {
      return lattice.kind(number.end) != .han
    }
    // 一个25分钟的 is an article.
    return self.number(at: measured) == nil
  }
}
