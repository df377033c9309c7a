import IntentSchema
import SkillKit

/// An amount that is split among people: "if I split 96 euros between 4 people", 96块四个人平分.
struct EqualShares: Sendable, Hashable {
  /// What is split.
  let amount: Double
  /// Among how many.
  let count: Double
  /// What the amount is counted in, as it was typed: "euros", 块; empty for a number alone.
  let unit: String

  /// Finds an amount and how many share it; nil where nothing is split or not both are named.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  init?(_ utterance: String, _ context: SkillContext) {
    let lower = utterance.lowercased()
    guard
      lower.hasWord("split", "divide", "divided", "share", "shared", "splitting", "dividing")
        || lower.containsAny(Self.chineseWords)
    else { return nil }
    let entities = context.entities(utterance)
    guard let money = entities.first(where: { $0.kind == .money }),
      case .quantity(let amount, _) = money.value, let typed = utterance.part(money.source),
      let people = entities.first(where: {
        $0.kind == .number && !$0.source.overlaps(money.source)
      }), case .number(let count) = people.value, count >= 1, count == count.rounded()
    else { return nil }
    (self.amount, self.count) = (amount, count)
    unit = typed.trimming { $0.isWhitespace || $0.isNumber || ".,".contains($0) }
  }

  /// What each gets.
  var share: Double { amount / count }

  /// The answer.
  ///
  /// - Parameter language: the language.
  /// - Returns: the sum and its result.
  func text(in language: Language) -> String {
    let isSign = unit.unicodeScalars.first.map { !$0.properties.isAlphabetic } == true
    let rounded = (share * 100).rounded() / 100
    let number = NumberText.exact(rounded)
    let each =
      isSign
      ? "\(unit)\(number)"
      : unit.isEmpty ? number : language.say("\(number) \(unit)", "\(number)\(unit)")
    let sum = "\(NumberText.exact(amount)) ÷ \(NumberText.exact(count))"
    let sign = rounded == share ? "=" : "≈"
    return language.say("\(sum) \(sign) \(each) each", "\(sum) \(sign) 每人\(each)")
  }

  private static let chineseWords = [
    "平分", "均分", "平摊", "分摊", "分给", "人分", "平均分", "平攤", "分攤", "分給", "aa",
  ]
}
