import IntentSchema

/// The short answers that the agent understands by itself.
enum AnswerWords {
  /// Whether a line says to drop what is being asked.
  static func isCancellation(_ line: String) -> Bool { cancellations.contains(bare(line)) }

  /// Yes or no, or nil for anything else.
  static func agreement(_ line: String) -> Bool? {
    let bare = bare(line)
    if yes.contains(bare) { return true }
    return no.contains(bare) || cancellations.contains(bare) ? false : nil
  }

  /// The place, counted from 0, of the option that a line picks by number or by word.
  static func choice(_ line: String) -> Int? {
    let bare = bare(line)
    if let number = Int(bare), number > 0 { return number - 1 }
    return ordinals.firstIndex { $0.contains(bare) }
  }

  /// What follows the words that open a correction ("no, Tuesday", "改成六点"), or nil if the line
  /// is none.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - isCertain: whether only words count that always open one: "no idea" corrects no text.
  /// - Returns: the rest of the line, not empty.
  static func correction(_ line: String, isCertain: Bool) -> String? {
    let lowered = line.prefix(24).lowercased()
    let openings = isCertain ? certainOpenings : certainOpenings + possibleOpenings
    guard let opening = openings.first(where: lowered.hasPrefix) else { return nil }
    let tail = line.dropFirst(opening.count)
    let rest = tail.drop { $0.isWhitespace || ",，、:：".contains($0) }
    // "nothing" isn't a correction to "thing".
    let isPartOfWord = opening.last?.isASCII == true && rest.startIndex == tail.startIndex
    return rest.isEmpty || isPartOfWord ? nil : String(rest)
  }

  /// The line in lower case, without punctuation around it, with single spaces.
  static func bare(_ line: String) -> String {
    // Long lines are no short answers, and lowering them isn't free.
    guard line.utf8.count <= 64 else { return "" }
    let lowered = line.lowercased().map { $0 == "’" ? "'" : $0 }
    let words = lowered.split { $0.isWhitespace || ".,!?;:()。，！？；：、…~～".contains($0) }
    return words.map { String($0) }.joined(separator: " ")
  }

  private static let certainOpenings = [
    "no, make it", "no make it", "make it", "make that", "change it to", "change that to",
    "sorry, i mean", "sorry i mean", "no, i mean", "no, i meant", "i mean", "i meant",
    "不对，应该是", "不是，是", "不，是", "改成", "改为", "应该是", "我是说",
  ]

  private static let possibleOpenings = ["sorry", "actually", "rather", "no", "不对", "不"]

  private static let cancellations: Set<String> = [
    "never mind", "nevermind", "nvm", "cancel", "cancel it", "cancel that", "forget it",
    "forget about it", "forget that", "stop", "abort", "quit it", "drop it", "leave it",
    "算了", "算了吧", "取消", "不用了", "别管了", "不要了", "当我没说", "停", "取消吧", "没事了",
  ]

  private static let yes: Set<String> = [
    "y", "yes", "yes please", "yeah", "yep", "yup", "ya", "sure", "sure thing", "ok", "okay",
    "okey", "k", "please", "please do", "do it", "go ahead", "go for it", "of course",
    "absolutely", "definitely", "right", "correct", "fine", "sounds good", "why not",
    "好", "好的", "好吧", "好啊", "好呀", "是", "是的", "对", "对的", "要", "要的", "行", "行吧",
    "可以", "可以的", "嗯", "嗯嗯", "没问题", "当然", "当然可以", "存吧", "來吧", "来吧", "對", "對的",
    "沒問題", "當然",
  ]

  private static let no: Set<String> = [
    "n", "no", "nope", "nah", "no thanks", "no thank you", "not now", "not really", "don't",
    "do not", "please don't", "rather not", "不", "不用", "不要", "不是", "不行", "不了", "不好",
    "别", "別", "不必", "先不用", "不用谢谢", "不可以", "没有", "否",
  ]

  private static let ordinals: [Set<String>] = [
    [
      "first", "the first", "one", "first one", "the first one", "一", "第一", "第一个", "第一個",
      "第1个", "第一种", "前者",
    ],
    [
      "second", "the second", "two", "second one", "the second one", "二", "第二", "第二个",
      "第二個", "第2个", "第二种", "后者", "the latter",
    ],
    [
      "third", "the third", "three", "third one", "the third one", "三", "第三", "第三个",
      "第三個", "第3个", "第三种",
    ],
  ]
}
