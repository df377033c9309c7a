import TextAnalysis

extension Grammar {
  /// How deep parentheses and functions may nest.
  private static let deepestNesting = 24

  /// An arithmetic expression, which has at least one operator or function.
  ///
  /// - Parameter start: the index of the first token.
  /// - Returns: whether it is one rather than a date or a part number, and where it ends.
  /// - Complexity: O(*n*) in the number of tokens.
  func expression(at start: Int) -> Match<Bool>? {
    if let shares = shares(at: start) { return shares }
    var reading = ExpressionReading()
    guard let end = terms(at: start, depth: 0, &reading), reading.operators > 0 else { return nil }
    let isSpan = reading.operators == 1 && lattice.skip(.hyphen, at: start + 1) != nil
    let hasUnit = unitOfTime(at: end) != nil || meridiem(at: end) != nil
    let isLoan = reading.operators == 1 && hasUnit && lattice.mentions(.overWords)
    let isFigure =
      (isSpan && hasUnit) || isLoan
      || (reading.isTight && isFigure(reading, start: start, end: end))
    return Match(value: !isFigure, end: end)
  }

  /// "split 86.40 between 4": a number in equal parts.
  private func shares(at start: Int) -> Match<Bool>? {
    guard let verb = lattice.skip(.split, at: start) else { return nil }
    var reading = ExpressionReading()
    guard
      let whole = bareOperand(at: verb, depth: 0, &reading) ?? money(at: verb)?.tokens.upperBound,
      let joint = lattice.skip(.among, at: whole), let count = number(at: joint)
    else { return nil }
    return Match(value: true, end: count.end)
  }

  /// Whether figures joined by hyphens or slashes look like a date, a phone or a part number.
  private func isFigure(_ reading: ExpressionReading, start: Int, end: Int) -> Bool {
    if reading.operators > 1 || lattice.has(.percent, before: end) { return true }
    if isTight(.slash, at: start - 1) || isTight(.hyphen, at: start - 1) { return true }
    if lattice.text.hasZero(start) || lattice.text.hasZero(end - 1) { return true }
    guard lattice.skip(.hyphen, at: start + 1) != nil else { return false }
    let isWide = (lattice.digits(at: end - 1)?.count ?? 0) > 2
    return (isWide && (lattice.digits(at: start)?.count ?? 0) > 2)
  }

  private func terms(at start: Int, depth: Int, _ reading: inout ExpressionReading) -> Int? {
    guard depth < Self.deepestNesting, var end = operand(at: start, depth: depth, &reading) else {
      return nil
    }
    while true {
      var next = reading
      guard let after = infix(at: end, &next), let last = operand(at: after, depth: depth, &next)
      else { return end }
      next.operators += 1
      reading = next
      end = last
    }
  }

  private func operand(at start: Int, depth: Int, _ reading: inout ExpressionReading) -> Int? {
    guard var end = bareOperand(at: start, depth: depth, &reading) else { return nil }
    while let after = postfix(at: end, &reading) { end = after }
    return end
  }

  private func bareOperand(at start: Int, depth: Int, _ reading: inout ExpressionReading) -> Int? {
    guard depth < Self.deepestNesting else { return nil }
    if let open = sign(.open, at: start) {
      reading.isTight = false
      return terms(at: open, depth: depth + 1, &reading).flatMap { sign(.close, at: $0) }
    }
    if let prefix = sign(.prefix, at: start) {
      reading.isTight = false
      guard let end = bareOperand(at: prefix, depth: depth + 1, &reading) else { return nil }
      reading.operators += 1
      return end
    }
    if let minus = sign(.minus, at: start), sign(.open, at: minus) != nil {
      return bareOperand(at: minus, depth: depth + 1, &reading)
    }
    if let percent = percent(at: start) {
      reading.endsInPart = true
      return percent.end
    }
    if let fraction = chineseFraction(at: start) {
      reading.endsInPart = true
      return fraction.end
    }
    guard let number = signedNumber(at: start) else { return nil }
    reading.endsInPart = number.value < 1
    return number.end
  }

  private func sign(_ arithmetic: Arithmetic, at index: Int) -> Int? {
    lattice.end(of: SenseKind(arithmetic), at: index)
  }

  private func infix(at index: Int, _ reading: inout ExpressionReading) -> Int? {
    if let end = sign(.minus, at: index) ?? sign(.infix, at: index) {
      let isPlain = lattice.skip(.hyphen, at: index) ?? lattice.skip(.slash, at: index) != nil
      if !isPlain || lattice.isSpaced(index) || lattice.isSpaced(end) { reading.isTight = false }
      return end
    }
    if let end = sign(.letterX, at: index), lattice.kind(end) == .number {
      reading.isTight = false
      return end
    }
    if reading.endsInPart,
      let end = lattice.skip(.partOf, at: index) ?? lattice.skip(.of, at: index)
    {
      reading.isTight = false
      return end
    }
    guard let end = lattice.skip(.de, at: index),
      percent(at: end) != nil || chineseFraction(at: end) != nil
    else { return nil }
    reading.isTight = false
    return end
  }

  private func postfix(at index: Int, _ reading: inout ExpressionReading) -> Int? {
    if let end = sign(.postfix, at: index) {
      reading.isTight = false
      reading.operators += 1
      return end
    }
    guard let de = lattice.skip(.de, at: index), let power = number(at: de),
      let end = lattice.skip(.ciFang, at: power.end)
    else { return nil }
    reading.isTight = false
    reading.operators += 1
    return end
  }
}

/// What an expression holds so far.
struct ExpressionReading {
  /// How many operators and functions it has.
  var operators = 0
  /// Whether it is only figures joined by hyphens or slashes without spaces.
  var isTight = true
  /// Whether the last operand is a percentage or fraction, which "of" may follow.
  var endsInPart = false
}
