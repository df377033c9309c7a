/// How much of an answer its value takes.
struct AnswerFit {
  /// The length in bytes from which a line is never an answer with a few words around it.
  static let lengthLimit = 512

  /// The letters of the value; a Han character counts as two.
  private let taken: Int
  /// The letters of what else is said, function words aside.
  private let left: Int

  /// Measures an answer.
  ///
  /// - Parameters:
  ///   - source: where its value stands, in UTF-8 bytes.
  ///   - line: the answer.
  /// - Complexity: O(*n*) in the length of the line, up to the limit.
  init(of source: Range<Int>, in line: String) {
    let bytes = Array(line.utf8.prefix(Self.lengthLimit + 1))
    guard bytes.count <= Self.lengthLimit, source.lowerBound >= 0, source.upperBound <= bytes.count
    else {
      (taken, left) = (0, line.utf8.count)
      return
    }
    taken = Self.weight(of: bytes[source]) { _ in true }
    let isContent = { word in !Self.functionWords.contains(word) }
    left =
      Self.weight(of: bytes[..<source.lowerBound], where: isContent)
      + Self.weight(of: bytes[source.upperBound...], where: isContent)
  }

  /// Whether nothing but function words stands around the value.
  var isWhole: Bool { left == 0 }

  /// Whether the value is only a small part of a line that seems to be about something else.
  ///
  /// - Parameter isCertain: whether a training utterance or a phrase says what it is about, and
  ///   not merely the classifier.
  /// - Returns: whether it is.
  func isMinor(isCertain: Bool) -> Bool { isCertain ? left * 2 > taken : left > taken }

  private static func weight(
    of bytes: ArraySlice<UInt8>, where counts: (String) -> Bool
  ) -> Int {
    let words = AnswerPhrases.words(of: String(decoding: bytes, as: UTF8.self))
    return words.filter(counts).reduce(0) { sum, word in
      sum + (word.utf8.first.map { $0 >= 0xE0 } == true ? 2 * word.count : word.count)
    }
  }

  private static let functionWords: Set<String> = [
    "a", "about", "actually", "am", "an", "and", "approximately", "around", "at", "be", "by", "do",
    "exactly", "for", "from", "go", "hmm", "i", "id", "in", "is", "ish", "it", "its", "just",
    "lets",
    "like", "make", "maybe", "more", "my", "no", "of", "oh", "ok", "okay", "on", "or", "perhaps",
    "please", "pls", "probably", "roughly", "say", "so", "sharp", "some", "thanks", "that", "thats",
    "the", "then", "think", "thx", "till", "to", "um", "uh", "until", "use", "want", "well", "with",
    "would", "yes", "you",
    "吧", "的", "在", "就", "请", "請", "要", "是", "到", "大", "概", "左", "右", "那", "嗯", "啊", "呢", "哦", "呀",
    "了", "我", "想", "差", "不", "多", "好", "设", "定", "给", "谢", "約", "约", "对", "于", "按", "用",
  ]
}
