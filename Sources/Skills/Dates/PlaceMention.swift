import IntentSchema
import SkillKit

/// The places that a question about the time names.
struct PlaceMention: Sendable, Hashable {
  /// The cities and zones that are known, in the order they were named.
  let known: [ListedValue]
  /// What was named as a place and isn't known.
  let unknown: [String]

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  init(_ utterance: String, in context: SkillContext) {
    let entities = context.entities(utterance)
    var known: [ListedValue] = []
    var end: Int?
    for entity in entities where entity.kind == .list && entity.list == "city" {
      guard case .listed(let value, let label) = entity.value,
        !known.contains(where: { $0.value == value && $0.label == label })
      else { continue }
      let place = ListedValue(value: value, label: label)
      let gap = end.flatMap { utterance.part($0..<entity.source.lowerBound) }
      end = entity.source.upperBound
      if let last = known.last, let gap, ["", ","].contains(gap.trimmed),
        let one = PlaceInState(last, place).place
      {
        known[known.count - 1] = one
      } else {
        known.append(place)
      }
    }
    self.known = known
    let taken = entities.filter { $0.kind == .list ? $0.list == "city" : $0.kind != .number }
      .compactMap { utterance.part($0.source)?.lowercased() }
    let isKnown = { (name: String) in taken.contains { name.lowercased().contains($0) } }
    var names = Self.english(utterance).filter { !isKnown($0) }
    if names.isEmpty, known.isEmpty { names = Self.chinese(utterance).filter { !isKnown($0) } }
    unknown = names
  }

  /// What stands after the last "in", in its parts.
  private static func english(_ utterance: String) -> [String] {
    let words = utterance.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let link = words.lastIndex(where: { ["in", "at"].contains($0.lowercased()) }),
      link + 1 < words.count
    else { return [] }
    let place = words[(link + 1)...].joined(separator: " ")
    return NamedParts.split(place).compactMap { part in
      var rest = part.split(whereSeparator: \.isWhitespace).map { $0.trimmedOfMarks }
        .filter { !$0.isEmpty }
      while let last = rest.last, trailing.contains(last.lowercased()) { rest.removeLast() }
      while let first = rest.first, leading.contains(first.lowercased()) { rest.removeFirst() }
      let isPlace =
        (1...4).contains(rest.count)
        && !rest.contains { notPlaces.contains($0.lowercased()) || $0.contains(where: \.isNumber) }
      return isPlace ? rest.joined(separator: " ").trimming { "?.!".contains($0) } : nil
    }
  }

  /// The characters before the question that nothing else explains: the 桃花源 of 桃花源现在几点.
  private static func chinese(_ utterance: String) -> [String] {
    var text = utterance
    for word in chineseWords { text = text.replacing(word, with: " ") }
    let parts = text.split { !($0.unicodeScalars.first?.isHan ?? false) }.map(String.init)
    return parts.filter { (2...8).contains($0.count) }
  }

  private static let trailing: Set<String> = [
    "now", "right", "currently", "please", "today", "then", "exactly", "pls", "thanks", "at", "the",
    "moment", "this", "present", "time",
  ]
  private static let leading: Set<String> = ["the", "over", "city", "of", "downtown"]
  private static let notPlaces: Set<String> = [
    "morning", "afternoon", "evening", "night", "words", "english", "chinese", "french", "german",
    "spanish", "total", "world", "general", "format", "here", "hours", "minutes", "seconds", "hour",
    "minute", "my", "your", "our", "this", "that", "it", "is", "zone", "timezone", "numbers",
    "digits",
    "office", "room", "house", "work", "home", "school", "clock", "mandarin", "least", "all",
    "most",
    "a", "an", "moment", "case", "what", "mind", "fact", "short", "there",
  ]
  private static let chineseWords = [
    "能不能", "可不可以", "告诉我", "告訴我", "你知道", "知不知道", "想知道", "看一下", "看一看", "查一下", "报一下", "说一下",
    "报个时", "报时", "几点钟", "幾點鐘", "几点了", "几点", "幾點", "什么时间", "什么时候", "啥时候", "啥时间", "时间", "時間", "现在",
    "現在", "当前",
    "當前", "目前", "此刻", "这会儿", "这时候", "时候", "当地", "當地", "本地", "这里", "这儿", "我这", "那边", "那里", "那儿",
    "今天", "请问", "請問", "麻烦", "帮我", "幫我", "看看", "知道", "多少", "准确", "具体", "到底", "到了", "快到", "早上好",
    "上午好",
    "下午好", "晚上好", "你好", "您好", "早安", "谢谢", "北京时间", "是不是", "钟点", "点钟", "钟", "几", "点", "了", "吗", "呢",
    "啊", "呀", "的", "是", "在", "我", "你", "想", "问", "查", "看", "报", "说", "请", "給", "给", "下", "啦", "啥",
    "什么",
    "哈", "喂", "嗨", "嘿", "哎", "已经", "都", "又", "这", "那", "刚", "快", "该", "要", "有", "没", "忘", "手表", "坏",
    "不",
  ]
}
