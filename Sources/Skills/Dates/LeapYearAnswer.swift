import CivilTime
import IntentSchema
import SkillKit

/// Whether a year is a leap year, or which one is next.
struct LeapYearAnswer {
  /// The answer.
  let text: String

  /// Answers a question about leap years; nil for any other.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  init?(_ utterance: String, _ context: SkillContext) {
    let lower = utterance.lowercased()
    guard lower.containsAny(["leap year", "闰年", "閏年"]) else { return nil }
    let (language, today) = (context.language, context.localNow.date)
    let isNext = lower.containsAny(["next leap", "下一个闰", "下个闰", "下一個閏", "下個閏"])
    guard !isNext, let year = Self.year(in: utterance, context) else {
      let first = lower.containsAny(["last leap", "上一个闰", "上个闰"]) ? -1 : 1
      let near = (1...8).map { today.year + first * $0 }.first(where: Self.isLeap) ?? today.year
      text =
        first > 0
        ? language.say("The next leap year is \(near).", "下一个闰年是\(near)年。")
        : language.say("The last leap year was \(near).", "上一个闰年是\(near)年。")
      return
    }
    let verb = year < today.year ? ("was", "wasn't") : ("is", "isn't")
    text =
      Self.isLeap(year)
      ? language.say("Yes, \(year) \(verb.0) a leap year.", "是的，\(year)年是闰年。")
      : language.say("No, \(year) \(verb.1) a leap year.", "不是，\(year)年不是闰年。")
  }

  /// The year that is named: in figures, or as "this year", 明年.
  private static func year(in utterance: String, _ context: SkillContext) -> Int? {
    for entity in context.entities(utterance) {
      switch entity.value {
      case .number(let number) where (1...9999).contains(number) && number == number.rounded():
        return Int(number)
      case .temporal(let text, .year): return TemporalValue(text, grain: .year)?.civil.date.year
      default: continue
      }
    }
    return nil
  }

  private static func isLeap(_ year: Int) -> Bool {
    CivilDate(year: year, month: 2, day: 29) != nil
  }
}
