/// Tells a list of short things from one task.
enum ShoppingList {
  /// The things of a list such as `milk, eggs and bread`, or the whole text as one.
  ///
  /// A text is taken apart only if each part is short. Two parts of which the first says what to do,
  /// such as `call Anna and Ben`, are one thing, unless they were said to be for shopping.
  ///
  /// - Parameters:
  ///   - text: what is to be added.
  ///   - utterance: all that was typed.
  /// - Returns: one thing or more.
  static func items(of text: String, in utterance: String) -> [String] {
    let whole = withoutCommand(text.trimmedOfMarks, in: utterance)
    let isShopping = utterance.lowercased().containsAny(shoppingWords)
    var items = split(whole, at: [",", "，", "、", ";", "；"])
    items = items.flatMap { split($0, at: isHan($0) ? ["和", "还有", "以及"] : [" and ", " & "]) }
    items = items.map(withoutConnector).filter { !$0.isEmpty }
    let isOne = items.count == 2 && !isShopping && isTask(items)
    let isList = items.count >= 2 && items.count <= mostItems && !isOne
    return isList && items.allSatisfy(isShort) ? items : [whole]
  }

  private static func split(_ text: String, at separators: [String]) -> [String] {
    separators.reduce([text]) { parts, separator in
      parts.flatMap { $0.split(separator: separator).map(String.init) }
    }
  }

  private static func withoutConnector(_ item: String) -> String {
    let text = item.trimmedOfMarks
    return text.hasPrefix("and ") ? String(text.dropFirst(4)) : text
  }

  private static func isShort(_ item: String) -> Bool {
    isHan(item) ? item.count <= 6 : item.split(separator: " ").count <= 3
  }

  /// Whether two parts are one thing to do rather than two things.
  private static func isTask(_ parts: [String]) -> Bool {
    let starts = parts.map { $0.lowercased().split(separator: " ").first.map(String.init) ?? "" }
    return starts.contains(where: verbs.contains)
      || parts.contains { part in sharedStarts.contains { part.hasPrefix($0) } }
  }

  /// The text without what is left at its start of a command such as `清单里再加一个…`.
  private static func withoutCommand(_ text: String, in utterance: String) -> String {
    let isGlued = commandEnds.contains { utterance.contains($0 + text) }
    var rest = text
    if isGlued { rest = rest.dropping(oneOf: ["里面", "里", "上"], unless: ["上课", "上网", "上班"]) }
    let start = rest
    rest = rest.dropping(
      oneOf: ["再加上", "再加", "加上", "添加", "加"],
      unless: ["加油", "加班", "加湿", "加热", "加固", "加急", "加入", "加薪", "加装", "加拿大", "加州"])
    guard isGlued || rest != start else { return rest }
    return rest.dropping(oneOf: ["一个", "一条", "一项", "点儿", "点", "个", "条"], unless: ["个人", "条件"])
  }

  private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isHan) }

  private static let commandEnds = ["加", "添", "单", "表", "待办", "單", "待辦"]
  private static let sharedStarts = [
    "给", "跟", "和", "对", "帮", "替", "陪", "请", "约", "带", "送", "的", "給",
  ]
  private static let verbs: Set<String> = [
    "call", "text", "email", "write", "send", "pay", "book", "read", "fix", "clean", "wash", "meet",
    "talk", "ask", "tell", "visit", "see", "check", "review", "sign", "pick", "drop", "cancel",
    "finish", "do", "make", "get", "take", "go", "plan", "prepare", "walk", "feed", "schedule",
    "order", "return", "reply", "renew", "print", "study", "invite", "cook", "pack", "move",
    "organize", "tidy", "vacuum", "iron", "mow", "find", "look", "update", "submit", "start",
    "thank", "help", "bring", "give", "phone", "ring", "message", "work",
  ]
  private static let mostItems = 30
  private static let shoppingWords = [
    "shop", "groc", "buy", "supermarket", "购物", "采购", "买", "超市", "購物", "買", "採購",
  ]
}
