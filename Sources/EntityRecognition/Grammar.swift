import CivilTime
import IntentSchema
import TextAnalysis

/// Reads entities from the senses of tokens: hand-written recursive descent without backtracking
/// beyond a few tokens.
final class Grammar {
  let lattice: SenseLattice
  let zone: TimeZoneRules
  /// The instant that relative times are relative to, in milliseconds since 1970.
  let instant: Int64
  /// The local time at that instant.
  let now: CivilDateTime
  /// Whether everything is wanted that a person would point at, also what no intent is about.
  let isThorough: Bool
  /// The number that starts at each token, unsigned.
  @exclusivity(unchecked) private var numbers: [Match<Double>?] = []

  init(
    _ lattice: consuming SenseLattice, at context: RecognitionContext, isThorough: Bool = false
  ) {
    self.lattice = lattice
    self.isThorough = isThorough
    zone = context.timeZone
    instant = context.now
    now = zone.civil(at: context.now)
    guard self.lattice.hasNumbers else { return }
    numbers.reserveCapacity(self.lattice.count)
    for index in 0..<self.lattice.count {
      numbers.append(self.lattice.mayBeNumber(index) ? readNumber(at: index) : nil)
    }
  }

  /// Today's date.
  var today: CivilDate { now.date }

  /// The unsigned number at a token.
  func number(at index: Int) -> Match<Double>? {
    index >= 0 && index < numbers.count ? numbers[index] : nil
  }

  /// The number at a token, with its sign.
  func signedNumber(at index: Int) -> Match<Double>? {
    if let number = number(at: index) { return number }
    guard let after = sign(at: index), let number = number(at: after) else { return nil }
    return Match(value: -number.value, end: number.end)
  }

  /// The end of a minus sign that belongs to the number after it.
  private func sign(at index: Int) -> Int? {
    guard lattice.has(.signs, at: index) else { return nil }
    if let end = lattice.skip(.negative, at: index) { return end }
    guard let end = lattice.skip(.hyphen, at: index), !lattice.isSpaced(end) else { return nil }
    let isFree =
      index == 0 || lattice.isSpaced(index)
      || (lattice.kind(index - 1) == .symbol && !lattice.has(.percent, before: index))
      || lattice.kind(index - 1) == .han
    return isFree ? end : nil
  }

  /// The number at a token if it is a whole number in a range.
  func integer(at index: Int, in range: ClosedRange<Int>) -> Match<Int>? {
    guard let number = number(at: index), number.value >= Double(range.lowerBound),
      number.value <= Double(range.upperBound), Double(Int(number.value)) == number.value
    else { return nil }
    return Match(value: Int(number.value), end: number.end)
  }
}
