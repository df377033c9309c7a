import IntentSchema

/// The short answers that the agent understands by itself.
enum AnswerWords {
  /// Whether a line says to drop what is being asked.
  static func isCancellation(_ line: String) -> Bool { reads(line, as: cancellations) }

  /// Yes or no, or nil for anything else.
  static func agreement(_ line: String) -> Bool? {
    if reads(line, as: yes) { return true }
    return reads(line, as: no) || isCancellation(line) ? false : nil
  }

  /// The place, counted from 0, of the option that a line picks by number or by word.
  static func choice(_ line: String) -> Int? {
    if let number = Int(bare(line)), number > 0 { return number - 1 }
    return ordinals.firstIndex { reads(line, as: $0) }
  }

  /// Whether a line is put as a question, which is hardly something to note or to do.
  static func isQuestion(_ line: String) -> Bool {
    let words = AnswerPhrases.words(of: line.prefix(AnswerPhrases.lengthLimit))
    return words.first.map(questionWords.contains) == true
      || chineseQuestionWords.contains { line.contains($0) }
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

  private static func reads(_ line: String, as phrases: AnswerPhrases) -> Bool {
    // Long lines are no short answers, and taking them apart isn't free.
    guard line.utf8.count <= AnswerPhrases.lengthLimit else { return false }
    return phrases.makeUp(AnswerPhrases.words(of: line), amid: courtesies)
  }
}
