/// What the words and the place of a sentence say about its weight, apart from its subject.
///
/// Source: the cue and location methods of Edmundson, "New Methods in Automatic Extracting", 1969.
enum SentenceCues {
  /// The place of a sentence.
  struct Place: Sendable, Hashable {
    /// The position in the text, from 0.
    var index: Int
    /// The number of sentences in the text.
    var count: Int
    /// Whether it begins a paragraph.
    var opensParagraph: Bool
  }

  /// The bonus for the place: the opening first, most of all that of a document, which says what it is
  /// about; then the heads of paragraphs.
  static func position(_ place: Place) -> Double {
    if place.index == 0 { return place.count > fewestOfDocument ? 6 : 1 }
    return place.opensParagraph ? 0.6 : 0
  }

  /// From how many sentences on a text is a document with parts of its own.
  private static let fewestOfDocument = 20

  /// The bonus for words of findings, decisions and contrasts, and the malus for those of examples,
  /// questions, speech and one person's story.
  static func wording(_ sentence: String) -> Double {
    let text = sentence.lowercased()
    var bonus = 0.0
    if text.containsAny(stressing) { bonus += 1 }
    if contrasts.contains(where: { text.contains($0.first, before: $0.second) }) { bonus += 0.7 }
    if opens(text, with: illustrating) { bonus -= 1 }
    if opens(text, with: leaning) { bonus -= 0.4 }
    if text.containsAny(telling) { bonus -= 0.5 }
    if let last = text.last, "?？".contains(last) { bonus -= 1 }
    if let first = text.first, "\"“「".contains(first) { bonus -= 0.7 }
    return min(bonus, 1.2)
  }

  /// The malus for a sentence too short to say much, or too long to be a summary.
  static func length(_ sentence: String) -> Double {
    var size = 0.0
    for piece in TextPiece.split(sentence) {
      switch piece.kind {
      case .han: size += 0.6
      case .word, .digits: size += 1
      case .sign: break
      }
    }
    if size < 16 { return (size - 16) / 16 }
    return size > 45 ? -min(1, (size - 45) / 45) : 0
  }

  private static func opens(_ text: String, with phrases: [String]) -> Bool {
    phrases.contains { text.hasPrefix($0) }
  }

  private static let stressing = [
    "in conclusion", "in short", "in summary", "to sum up", "overall", "as a result", "therefore",
    "the main ", "the key ", "most important", "the central", "the upshot", "the lesson",
    "we found", " found that", "found in ", "shows that", "showed that", "conclude", "turned out",
    "the reason", "the point is", "what matters", "mattered", "decided", "agreed to", "announced",
    "recommend", "will be ", "is expected", "are expected", "plans to", "planned", "according to",
    "the best ", "the biggest ", "the only way", "nearly all", "most of", "must ",
    "总之", "总的来说", "综上", "因此", "所以说", "结果表明", "研究发现", "调查发现", "表明", "显示", "最重要", "关键",
    "核心", "主要", "结论", "最终", "终于", "结果", "如今", "因而", "说明", "证明", "意味着", "重新", "决定", "宣布", "计划", "建议",
    "真正", "归根", "超过", "以上", "目标", "大多",
    "總之", "關鍵", "結論", "研究發現", "決定", "宣佈", "計劃", "建議",
  ]
  private static let contrasts: [(first: String, second: String)] = [
    ("not because", "but"), (" not ", " but "), ("n't ", "but "), ("rather than", ""),
    ("instead of", ""), ("不是", "而是"), ("并不", ""), ("并没有", ""), ("而不是", ""), ("而非", ""),
    ("不等于", ""), ("不在于", ""),
  ]
  private static let illustrating = [
    "for example", "for instance", "e.g.", "such as", "imagine", "consider ", "one day", "once ",
    "one of ", "last week", "when i ", "例如", "比如", "譬如", "举个例子", "有一次", "比方", "舉例", "有一位",
    "有位", "有个", "小时候",
  ]
  private static let leaning = [
    "this ", "these ", "that ", "those are", "it ", "he ", "she ", "they ", "then ", "but ",
    "and ", "also ", "neither ", "another ", "their ", "its ", "his ", "her ",
    "他", "她", "它", "这", "那", "然后", "但", "而且", "不过", "同时", "可是", "後來", "后来", "第一", "第二",
  ]
  private static let telling = [
    " said", " says ", " told me", " asked ", "i was ", "i am ", " my ", "说", "问，", "觉得", "我父亲",
    "我母亲", "劝",
  ]
}

extension String {
  /// Whether a phrase stands in the text before another; an empty one is everywhere.
  fileprivate func contains(_ first: String, before second: String) -> Bool {
    guard !second.isEmpty else { return contains(first) }
    let parts = split(separator: first, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].contains(second)
  }
}
