import TextAnalysis

/// Words that turn a request into its opposite, and what they reach.
///
/// A negation reaches the phrase that begins at most `reach` words after it in the same clause:
/// "don't set a timer", `别提醒我`. It doesn't reach past a verb of forgetting ("don't forget to
/// remind me"), and a suggestion isn't one ("why don't you", `要不要`).
final class Negation: Sendable {
  private static let reach = 3
  private static let negators = [
    "dont", "do not", "does not", "doesnt", "did not", "didnt", "havent", "have not", "hasnt",
    "should not", "shouldnt", "would not", "wouldnt", "cannot", "dont you dare", "never",
    "no need to", "no", "not", "rather not", "avoid", "refrain from", "without", "别", "不要", "不用",
    "不必", "不需要", "不想", "无需", "用不着", "勿", "甭", "没让你", "禁止", "不准", "不许", "唔好", "没必要", "还没",
    "没有",
  ]
  /// Words by which a phrase is only talked about: "what happens if I cancel my alarm".
  private static let mentions = [
    "the phrase", "the words", "is called", "was called", "is named", "歌叫", "片叫", "书叫", "影叫",
    "剧叫",
    "explain how to", "translate",
  ]
  /// Words by which a line only asks or tells about a request, however far it is from them.
  private static let reports = [
    "what happens if", "what happens when", "why did you", "why did", "who told you to", "did you",
    "i already", "短信说", "微信说", "消息说", "邮件说", "电话说",
    "he said", "she said", "they said", "he asked me to", "she asked me to",
    "i told him to", "i told her to", "i told them to", "it would be a mistake to", "为什么", "他说",
    "她说", "我已经",
  ]
  private static let cancellers = ["forget", "forgetting", "forgot", "fail", "忘", "落下"]
  private static let suggestions = [
    "why", "要", "有", "想", "用", "特", "分", "区", "告", "级", "性", "类", "识",
  ]
  private static let afterthoughts = ["不用了", "不要了", "不必了", "不需要了"]

  private let negators: PhraseAutomaton
  private let reports: PhraseAutomaton
  private let afterthoughts: PhraseAutomaton
  private let cancellers: Set<UInt64>
  private let suggestions: Set<UInt64>

  init(tokenizer: Tokenizer) {
    negators = PhraseAutomaton(Self.negators + Self.mentions + Self.reports, with: tokenizer)
    reports = PhraseAutomaton(Self.reports, with: tokenizer)
    afterthoughts = PhraseAutomaton(Self.afterthoughts, with: tokenizer)
    cancellers = Set(Self.cancellers.flatMap { tokenizer.tokenize($0).tokens.map(\.key) })
    suggestions = Set(Self.suggestions.flatMap { tokenizer.tokenize($0).tokens.map(\.key) })
  }

  /// Finds the negations of an utterance.
  ///
  /// - Parameter text: the utterance in positions.
  /// - Returns: where each negation stands, in positions.
  /// - Complexity: O(*n*) in the number of tokens.
  func spans(in text: TokenPositions) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for start in text.tokens.indices {
      guard let end = negators.longestMatch(in: text.tokens, from: start) else { continue }
      if start > 0, suggestions.contains(text.tokens[start - 1].key) { continue }
      spans.append(start..<end)
    }
    return spans
  }

  /// Whether a phrase is negated.
  ///
  /// - Parameters:
  ///   - hit: the phrase.
  ///   - start: where the phrase begins.
  ///   - negations: the negations of the utterance that aren't part of a phrase themselves.
  ///   - text: the utterance in positions.
  ///   - fillers: which positions are fillers.
  /// - Returns: whether a negation before or an afterthought right behind it reaches it.
  func reaches(
    _ hit: SignalHit, at start: Int, from negations: [Range<Int>], in text: TokenPositions,
    fillers: [Bool]
  ) -> Bool {
    let before = negations.contains { negation in
      guard negation.upperBound <= start else { return false }
      let between = negation.upperBound..<start
      let content = between.filter { !fillers[$0] }
      if content.count > Self.reach, !isReport(negation, in: text) { return false }
      if (negation.upperBound...start).contains(where: { text.beginsClause[$0] }) { return false }
      return !between.contains { cancellers.contains(text.tokens[$0].key) }
        && !cancellers.contains(text.tokens[start].key)
    }
    return before || isTakenBack(hit, in: text)
  }

  private func isReport(_ negation: Range<Int>, in text: TokenPositions) -> Bool {
    reports.longestMatch(in: text.tokens, from: negation.lowerBound) == negation.upperBound
  }

  private func isTakenBack(_ hit: SignalHit, in text: TokenPositions) -> Bool {
    guard hit.gap == nil else { return false }
    let end = hit.extent.upperBound
    return (end..<min(end + 2, text.tokens.count)).contains {
      afterthoughts.longestMatch(in: text.tokens, from: $0) == text.tokens.count
    }
  }
}
