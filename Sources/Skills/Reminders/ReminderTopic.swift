/// What the reminders that are asked for have to do with: "did I set a reminder for mum".
struct ReminderTopic: Sendable, Hashable {
  /// The words.
  let text: String

  /// Finds the topic of a question.
  ///
  /// - Parameter utterance: what was typed.
  init?(_ utterance: String) {
    let typed = utterance.trimmedOfMarks
    guard let found = Self.english(typed) ?? Self.chinese(typed) else { return nil }
    text = found
  }

  /// What stands after "about", or after the "to" or "for" of a reminder.
  private static func english(_ text: String) -> String? {
    let lower = text.lowercased()
    for start in ["about ", "regarding ", "mentioning ", "concerning "] {
      guard let place = lower.firstRange(of: start), !lower.hasPrefix("what " + start),
        !lower.hasPrefix("how " + start)
      else { continue }
      return named(lower[place.upperBound...], in: text)
    }
    guard let verb = lower.firstRange(of: "remind") else { return nil }
    let rest = lower[verb.upperBound...]
    let links = ["to ", "for ", "of ", "that "].compactMap { rest.firstRange(of: " " + $0) }
    guard let link = links.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    return named(rest[link.upperBound...], in: text)
  }

  private static func named(_ words: Substring, in text: String) -> String? {
    let typed = text.suffix(words.count)
    let words = typed.lowercased() == words ? String(typed) : String(words)
    let topic = words.trimmedOfMarks.dropping(oneOf: ["the ", "my ", "a ", "an "])
    return topic.isEmpty || openWords.contains(topic.lowercased()) ? nil : topic
  }

  /// What stands after 提醒我, before 的提醒, or between 关于 and 的.
  private static func chinese(_ text: String) -> String? {
    for start in ["关于", "關於", "有关", "有關", "提到"] {
      guard let place = text.firstRange(of: start),
        let end = text[place.upperBound...].firstRange(of: "的")
      else { continue }
      return known(text[place.upperBound..<end.lowerBound])
    }
    for end in ["的提醒", "的事提醒"] {
      if let place = text.firstRange(of: end) { return known(text[..<place.lowerBound]) }
    }
    guard let place = text.firstRange(of: "提醒我") else { return nil }
    return known(text[place.upperBound...])
  }

  /// Words without those that only ask, or nil where nothing is left.
  private static func known(_ words: Substring) -> String? {
    var topic = String(words).trimmedOfMarks
    while true {
      let shorter = topic.dropping(oneOf: askingStarts).trimmedOfMarks
      if shorter == topic { break }
      topic = shorter
    }
    for end in askingEnds where topic.hasSuffix(end) { topic = String(topic.dropLast(end.count)) }
    let saysNothing = topic.isEmpty || askingStarts.contains(topic)
    return saysNothing || topic.containsAny(openParts) ? nil : topic
  }

  private static let openWords: Set<String> = [
    "me", "later", "now", "today", "do", "anything", "something", "the day", "it", "that", "what",
  ]
  private static let askingStarts = [
    "我", "你", "您", "有没有", "有沒有", "是不是", "是否", "设过", "设了", "设好", "定过", "定了", "加过", "加了", "设", "定",
    "有", "关于", "帮", "看看", "看一下", "看", "查一下", "查查", "查", "列出", "显示", "那个", "那条", "现在", "去", "要",
    "给我",
    "把", "请", "已经", "之前", "还", "吗", "呢", "一下",
  ]
  private static let askingEnds = ["来着", "了吗", "吗", "呢", "了没", "没有", "的"]
  private static let openParts = [
    "什么", "啥", "哪", "几", "多少", "所有", "全部", "全都", "没到", "到期", "最近", "接下来", "以后", "后面", "剩",
    "下一", "新", "待", "每",
  ]
}
