import IntentSchema
import TextAnalysis

extension Grammar {
  /// An age: "ten years old", "aged 87", 29岁, 三周大.
  func age(at start: Int) -> Reading? {
    if let after = lattice.skip(.ageBefore, at: start),
      let number = integer(at: after, in: 0...130), timeAmount(at: after) == nil
    {
      return Reading(.age, start..<number.end, .quantity(Double(number.value), .time(.year)))
    }
    guard let number = number(at: start) else { return nil }
    if let end = lattice.skip(.yearsOld, at: number.end) {
      return Reading(.age, start..<end, .quantity(number.value, .time(.year)))
    }
    guard let amount = timeAmount(at: start) else { return nil }
    let next = isTight(.hyphen, at: amount.end) ? amount.end + 1 : amount.end
    guard let end = lattice.skip(.old, at: next) else { return nil }
    switch amount.value.unit {
    case .day, .week, .month, .year:
      return Reading(
        .age, start..<end, .quantity(amount.value.amount, .time(amount.value.unit)))
    default: return nil
    }
  }
}
