/// The words around a list of options that ask to choose one of them.
enum ChoiceRequest {
  /// A list of options without the words that ask for the choice at its ends.
  ///
  /// - Parameter text: the options as they were typed, such as `罗马、里斯本和雅典我该去哪个`.
  /// - Returns: the options.
  /// - Complexity: O(*n*) in the length of the text; at most 8 words are taken from each end.
  static func removed(from text: String) -> String {
    var rest = text.trimmedOfMarks
    for _ in 0..<8 {
      let start = rest
      rest = withoutStart(rest)
      rest = withoutEnd(rest)
      if rest == start { break }
    }
    return rest
  }

  /// Whether what stands among the options is itself only a request: `which one should I take`.
  static func isRequest(_ option: String) -> Bool {
    let lower = option.lowercased()
    return requests.contains { lower == $0 || lower.hasPrefix($0 + " ") }
      || chineseRequests.contains { lower.hasPrefix($0) || lower.hasSuffix($0) }
  }

  private static func withoutStart(_ text: String) -> String {
    let lower = text.lowercased()
    if let word = starts.first(where: { lower.hasPrefix($0) && endsWord($0, lower) }) {
      let rest = text.dropFirst(word.count).trimmedOfMarks
      return verbs.first { rest.lowercased().hasPrefix($0 + " ") && isAsking(word) }
        .map { withoutVerb($0, rest) } ?? rest
    }
    return text.dropping(oneOf: chineseStarts, unless: ["选修", "选举", "你好"])
  }

  /// `soup or salad` of `have soup or salad`; `eat or sleep` stays.
  private static func withoutVerb(_ verb: String, _ text: String) -> String {
    let rest = text.dropFirst(verb.count).trimmedOfMarks
    return rest.lowercased().hasPrefix("or ") ? text : rest
  }

  private static func isAsking(_ word: String) -> Bool {
    word.hasSuffix("should i") || word.hasSuffix("should we") || word.hasPrefix("shall ")
      || word.hasPrefix("do ")
  }

  private static func endsWord(_ word: String, _ text: String) -> Bool {
    guard let next = text.dropFirst(word.count).first else { return true }
    return !next.isLetter && !next.isNumber && next != "'" && next != "-"
  }

  private static func withoutEnd(_ text: String) -> String {
    let lower = text.lowercased()
    if let end = ends.first(where: { lower.hasSuffix(" " + $0) }) {
      return text.dropLast(end.count + 1).trimmedOfMarks
    }
    guard let end = chineseEnds.first(where: { lower.hasSuffix($0) }), end.count < text.count else {
      return text
    }
    var rest = text.dropLast(end.count).trimmedOfMarks
    guard chineseQuestions.contains(end) else { return rest }
    for word in ["选", "去", "吃", "喝", "买", "看", "穿", "用", "应该", "该", "我们", "我", "你说", "觉得"]
    where rest.hasSuffix(word) && rest.count > word.count {
      rest = rest.dropLast(word.count).trimmedOfMarks
    }
    return rest
  }

  private static let starts = [
    "what should i", "which should i", "should i", "should we", "shall i", "shall we", "do i",
    "do we", "can you", "could you", "would you", "help me", "tell me", "give me", "pick one of",
    "choose one of", "pick one", "choose one", "which one", "which is better", "pick", "choose",
    "select", "decide", "randomly", "at random", "random", "one of", "between", "among", "from",
    "either", "whether", "please", "hey", "for me", "which", "on", "let's", "lets", "just", "ok",
  ]
  private static let verbs = ["have", "get", "take", "order", "go for", "go with", "go to", "pick"]
  private static let ends = [
    "for me", "please", "pick one", "choose one", "pick for me", "which one", "at random",
    "randomly", "you decide", "you choose", "you pick", "what do you think", "instead",
  ]
  private static let requests = [
    "which", "what", "who", "you decide", "you pick", "you choose", "help me", "pick one",
    "choose one", "please", "pick", "choose", "decide", "any number", "tell me",
  ]
  private static let chineseRequests = [
    "谁", "什么", "哪个", "哪一个", "选一个", "帮我", "替我", "你选", "你定", "你来", "誰", "什麼",
  ]
  private static let chineseStarts = [
    "帮忙", "帮我", "给我", "替我", "请你", "请", "随便", "随机", "从", "在", "选择", "选一个", "选个", "挑一个", "挑个",
    "抽一个", "抽个", "抽签", "选", "挑", "决定", "一个", "一下", "我们", "我", "你说", "应该", "该", "到底", "是选", "去哪个",
    "吃什么", "喝什么", "哪个好", "哪个", "幫我", "選一個", "選", "隨便", "隨機", "隨",
  ]
  private static let chineseEnds = [
    "随便选一个", "随机选一个", "帮我选一个", "帮我选个", "替我决定", "帮我决定", "你来定", "你定", "任选一个", "你帮我选", "帮我选", "你来选",
    "你选", "里选一个", "中选一个", "里挑一个",
    "中挑一个", "里面选一个", "之间选一个", "选一个", "选个", "选一样", "挑一个", "挑个", "抽一个", "抽个", "来一个", "随便选", "随机选",
    "哪一个", "哪个更好", "哪个好", "哪个", "哪里", "哪儿", "哪样", "什么好", "什么", "比较好", "更好", "好呢", "好呀", "好啊", "好吗",
    "好", "呢", "吗", "吧", "啊", "一下", "之间", "选哪", "去哪", "選一個", "選個", "哪個",
  ]
  private static let chineseQuestions: Set<String> = [
    "哪一个", "哪个更好", "哪个好", "哪个", "哪里", "哪儿", "哪样", "什么好", "什么", "哪個", "选哪", "去哪",
  ]
}
