/// What is looked for in notes, without the words that only ask for it.
struct NoteQuery: Sendable, Hashable {
  /// What is looked for; empty for all notes.
  let text: String

  /// Cleans a query.
  ///
  /// - Parameter typed: the query as it was typed, such as `关于牛奶的什么` or `about milk`.
  /// - Complexity: O(*n*²) in the length of the query, of which each step takes a word.
  init(_ typed: String) {
    var rest = typed.trimmedOfMarks
    let words = TextPiece.split(rest).filter { $0.kind != .sign }.map(\.text)
    if words.allSatisfy(Self.emptyWords.contains) || Self.wholeRequests.contains(words.joined()) {
      text = ""
      return
    }
    var isQuestion = false
    for _ in 0..<6 {
      let start = rest
      rest = Self.withoutEnd(rest)
      isQuestion = isQuestion || rest != start
      rest = rest.dropping(oneOf: Self.chineseStarts)
      if isQuestion || typed.contains("有没有") { rest = rest.dropping(oneOf: ["有"]) }
      rest = Self.withoutEnglishStart(rest)
      if rest == start { break }
    }
    let left = TextPiece.split(rest).filter { $0.kind != .sign }.map(\.text)
    text =
      left.allSatisfy(Self.emptyWords.contains) || Self.wholeRequests.contains(left.joined())
      ? "" : rest
  }

  /// The titles that hold the query or, where none does, its words with a slip of the keys, or all
  /// characters of a Chinese one.
  ///
  /// - Parameter titles: the titles of the notes.
  /// - Returns: their places.
  func places(in titles: [String]) -> [Int] {
    let matcher = TitleMatcher(text)
    let whole = titles.indices.filter { matcher.isWhole(in: titles[$0]) }
    let near = whole.isEmpty ? titles.indices.filter { matcher.isNear(titles[$0]) } : []
    if !near.isEmpty { return near }
    let pieces = Set(TextPiece.split(text).filter { $0.kind != .sign }.map(\.text))
    guard whole.isEmpty, text.unicodeScalars.contains(where: \.isHan) else { return whole }
    return titles.indices.filter { place in
      pieces.isSubset(of: TextPiece.split(titles[place]).map(\.text))
    }
  }

  private static func withoutEnd(_ text: String) -> String {
    for end in ends where text.lowercased().hasSuffix(end) && text.count > end.count {
      return String(text.dropLast(end.count)).trimmedOfMarks
    }
    return text
  }

  private static func withoutEnglishStart(_ text: String) -> String {
    let lower = text.lowercased()
    guard let start = englishStarts.first(where: { lower.hasPrefix($0 + " ") }) else { return text }
    return String(text.dropFirst(start.count)).trimmedOfMarks
  }

  private static let ends = [
    "有关", "相关", "的什么来着", "了什么来着", "是啥来着", "是什么来着", "是啥", "是什么", "停哪儿", "停哪里", "停哪", "的什么", "了什么",
    "什么来着",
    "的那条记录", "那条记录", "的那个记录", "那个记录", "的那条笔记", "那条笔记", "那篇笔记", "这条记录", "的那一条", "的那条", "那一条", "那条",
    "的笔记", "的内容", "的记录", "的事情",
    "的东西", "什么", "没有", "笔记", "吗", "呢", "吧", "的", "来着", "在哪里", "在哪儿", "在哪", "哪里了", "哪儿了", "哪了",
    "在几楼", "是几号", "是多少", "多少", " in my notes", " in the notes", " in them", " please",
    "'s note",
  ]
  private static let chineseStarts = [
    "把和", "把跟", "把与", "和", "跟", "与", "把", "笔记里面", "笔记里", "笔记中", "我的", "哪些", "里面有", "里边有",
    "里有", "中有", "里面", "有没有", "有关于", "有关", "关于", "提到了", "提到过", "提到", "包含", "含有", "写着", "写了",
    "写", "记了", "查找", "搜索", "查一下", "找一下", "看一下", "搜一下", "看看", "找找",
    "查查", "關於", "有關",
  ]
  private static let englishStarts = [
    "all my notes about", "my notes about", "any notes about", "notes about", "note about",
    "notes on", "anything about", "something about", "that are about", "that mention",
    "which mention",
    "that say", "that contain", "about", "regarding", "concerning", "mentioning", "containing",
    "mention", "that have", "with the word", "with", "on", "for", "of",
  ]
  private static let emptyWords: Set<String> = [
    "my", "notes", "note", "all", "the", "them", "it", "me", "please", "everything", "out", "loud",
    "aloud", "read", "show", "list", "to", "of", "about", "again", "back",
  ]
  private static let wholeRequests: Set<String> = [
    "念一遍", "念", "念念", "念一下", "念给我听", "念出来", "读", "读一遍", "读一下", "读读", "读给我听", "读出来", "看看", "看一看",
    "看一下", "看", "看下", "瞧瞧", "列出来", "列一下", "显示", "显示出来", "翻一翻", "全部", "所有", "全都", "都", "笔记", "我的笔记",
    "什么", "哪些", "有什么", "有哪些", "里有什么", "里面有什么", "给我看看", "打开", "都有什么", "都有哪些", "查一下", "找一下", "一下",
    "一遍", "内容", "看看都有什么", "列表", "清单", "目录", "一览", "列出", "记过什么", "的事",
  ]
}
