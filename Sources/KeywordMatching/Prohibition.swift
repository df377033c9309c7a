import TextAnalysis

/// A clause that tells the agent not to do something: "don't save this", `先别记下来`.
package struct Prohibition: Sendable, Hashable {
  /// The whole clause, as token positions.
  package var clause: Range<Int>
  /// What is forbidden: the rest of the clause after the words that forbid it.
  package var scope: Range<Int>
}

/// Finds the clauses that forbid something, whatever it is.
///
/// A negation further inside a clause says how things are ("I don't have the time"), so that only
/// one at the beginning forbids, fillers and the like before it aside.
final class ProhibitionTable: Sendable {
  private static let openings = [
    "dont", "do not", "dont you dare", "never", "no need to", "please avoid", "refrain from",
    "you shouldnt", "you should not", "you must not", "you mustnt", "you dont need to",
    "you dont have to", "you neednt", "别", "不要", "不用", "不必", "不需要", "无需", "用不着", "勿", "甭",
    "禁止", "不准", "不许", "唔好", "没必要", "切勿", "请勿", "不得",
  ]
  /// What may stand before the opening.
  private static let leads = [
    "and", "but", "so", "then", "just", "also", "now", "ok", "okay", "hey", "well", "hm", "um",
    "oh", "actually", "really", "i said", "i repeat", "先", "也", "就", "都", "再", "可", "你", "您",
    "千万", "请", "那", "那就", "但", "但是", "还是", "绝对", "暂时", "现在", "我说",
  ]
  /// What begins after an opening that forbids nothing: "don't forget to", "don't you have",
  /// `别忘了`, `别的`, `别人`.
  private static let exceptions = [
    "forget", "forgetting", "let", "fail to", "mind", "worry", "you", "we", "i", "they",
    "忘", "落下", "让", "给我忘", "来无恙", "的", "人", "墅", "名", "处", "针", "致", "客气", "担心", "急", "说",
  ]

  private let openings: PhraseAutomaton
  private let leads: PhraseAutomaton
  private let exceptions: PhraseAutomaton

  init(tokenizer: Tokenizer) {
    openings = PhraseAutomaton(Self.openings, with: tokenizer)
    leads = PhraseAutomaton(Self.leads, with: tokenizer)
    exceptions = PhraseAutomaton(Self.exceptions, with: tokenizer)
  }

  /// Finds the prohibitions of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance in positions.
  ///   - fillers: which positions are fillers.
  /// - Returns: the clauses that forbid something, in order.
  /// - Complexity: O(*n*) in the number of tokens.
  func prohibitions(in text: TokenPositions, fillers: [Bool]) -> [Prohibition] {
    var found: [Prohibition] = []
    var start = 0
    while start < text.tokens.count {
      var end = start + 1
      while end < text.tokens.count, !text.beginsClause[end] { end += 1 }
      if let scope = scope(of: start..<end, in: text.tokens, fillers: fillers) {
        found.append(Prohibition(clause: start..<end, scope: scope))
      }
      start = end
    }
    return found
  }

  private func scope(
    of clause: Range<Int>, in tokens: [Token], fillers: [Bool]
  ) -> Range<Int>? {
    var start = clause.lowerBound
    while start < clause.upperBound {
      if let end = openings.longestMatch(in: tokens, from: start) {
        let scope = min(end, clause.upperBound)..<clause.upperBound
        let isException = exceptions.longestMatch(in: tokens, from: scope.lowerBound) != nil
        return scope.isEmpty || isException ? nil : scope
      }
      if let end = leads.longestMatch(in: tokens, from: start) {
        start = end
      } else if fillers[start] {
        start += 1
      } else {
        return nil
      }
    }
    return nil
  }
}
