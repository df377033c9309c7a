import CivilTime
import IntentSchema
import SkillKit

/// Which date a question is about.
enum DateMention: Sendable, Hashable {
  /// Today, or none was named.
  case today
  /// A date that was recognised.
  case date(CivilDate)
  /// A date that was named but isn't known, such as that of a holiday that isn't in the calendar.
  case unknown

  /// Finds the date.
  ///
  /// - Parameters:
  ///   - value: the date that was recognised, if any.
  ///   - typed: what was typed for it.
  ///   - utterance: all that was typed.
  ///   - question: what is asked.
  init(
    _ value: TemporalValue?, typed: String, utterance: String, _ question: DateQuestion
  ) {
    let isCoarse = value.map { [.month, .quarter, .year].contains($0.grain) } ?? true
    let asksAboutToday = utterance.hasWord("today", "todays", "today's") || utterance.contains("今天")
    if asksAboutToday, question != .days {
      self = .today
    } else if let value, question == .days || !isCoarse {
      self = .date(value.civil.date)
    } else if Self.namesUnknown(utterance, question) || value != nil {
      self = .unknown
    } else {
      self = .today
    }
  }

  /// Whether an utterance without a recognised date names one all the same.
  private static func namesUnknown(_ utterance: String, _ question: DateQuestion) -> Bool {
    if question == .days || utterance.contains(where: { $0.isASCII && $0.isNumber }) { return true }
    let text = utterance.lowercased()
    if text.hasPrefix("when") || text.contains(" when ") { return true }
    let words = utterance.split { !$0.isLetter && $0 != "'" }.dropFirst()
    if words.contains(where: { $0.count > 2 && $0.first?.isUppercase == true }) { return true }
    let ends = chineseQuestions.compactMap { text.firstRange(of: $0)?.lowerBound }
    guard let end = ends.min() else { return false }
    let subject = knownChinese.reduce(String(text[..<end])) { $0.replacing($1, with: "") }
    return subject.unicodeScalars.filter(\.isHan).count >= 2
  }

  private static let chineseQuestions = [
    "几号", "幾號", "几月", "幾月", "哪天", "哪一天", "什么时候", "星期", "周几", "週幾", "礼拜", "禮拜", "什么日子",
  ]
  private static let knownChinese = [
    "我想知道", "我忘了", "你知道", "知道", "告诉我", "告訴我", "请问", "請問", "帮我", "幫我", "看一下", "查一下", "看看", "看下",
    "能不能", "能", "现在", "現在", "当前", "當前", "今日", "今儿", "此刻", "到底", "是不是", "麻烦", "想问", "一下", "问下", "我",
    "是",
    "的", "了", "这", "都", "快", "今",
  ]
}
