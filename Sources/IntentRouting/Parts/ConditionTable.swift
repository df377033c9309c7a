import TextAnalysis

/// Finds what makes a request depend on something: "if it rains", 如果下雨.
///
/// Nothing here can tell whether a condition holds, so a request under one isn't carried out as if it
/// had none. A question is answered whatever its condition, for an answer changes nothing.
struct ConditionTable: Sendable {
  private let anywhere = PhraseSet([
    "if", "unless", "whenever", "only when", "provided that", "as long as", "in the event", "如果",
    "要是",
    "假如", "假使", "倘若", "若是", "万一", "除非", "只要", "一旦", "的话",
  ])
  /// What opens a condition only where a clause begins: elsewhere it may ask or tell.
  private let atClause = PhraseSet([
    "when the", "when it", "when its", "when i", "when im", "when he", "when she", "when they",
    "when we", "when my", "when someone", "once the", "once it", "once i", "once he", "once she",
    "once they", "once we", "once my", "as soon as", "should it", "should the", "should my",
    "in case", "suppose", "supposing", "assuming", "等我", "等他", "等她", "等他们", "等妈妈", "等爸爸", "等到我",
    "等老板", "当我", "当他", "当她",
  ])
  /// Conditions that the request itself sees to: nothing is cancelled where there is nothing.
  private let harmless = PhraseSet([
    "if any", "if there is one", "if theres one", "if there are any", "if there is any",
    "if i have one", "if i have any", "if you can", "if you could", "if you would", "if possible",
    "if you dont mind", "if you please", "if you like", "if i may", "if only", "if not",
    "if its not too much trouble", "if it isnt too much trouble", "if need be", "if needed",
    "if necessary", "if you have time", "如果有的话", "有的话", "如果可以", "如果可以的话", "如果方便",
    "如果方便的话", "要是方便", "要是可以", "如果能的话", "需要的话", "如果需要",
  ])
  /// Words after which "if" asks whether, or is only a word: "check if", "notes about if".
  private let askers: Set<UInt64> = Set(
    Tokenizer().keys(ofEach: [
      "see", "check", "know", "ask", "asks", "wonder", "wondering", "what", "how", "even", "as",
      "out", "remember", "sure", "look", "forgot", "verify", "decide", "say", "about", "called",
    ]).flatMap(\.self))
  /// "Tell me if" asks, "wake me if" doesn't.
  private let askersOfMe: Set<UInt64> = Set(
    Tokenizer().keys(ofEach: ["tell", "show"]).flatMap(\.self))
  private let me: Set<UInt64> = Set(Tokenizer().keys(ofEach: ["me", "us"]).flatMap(\.self))
  /// The key of the 的 in 的话, which ends a condition where other words open one.
  private let closing = Tokenizer().keys(ofEach: ["的"]).first?.first
  private let questions = PhraseSet([
    "what", "whats", "which", "how", "hows", "who", "whos", "where", "wheres", "why", "is there",
    "do i", "did i", "am i", "can i", "show", "几", "多少", "什么", "哪", "吗", "怎么", "谁", "啥", "看看", "显示",
  ])

  /// Where a condition begins.
  struct Opening: Equatable {
    /// The index of its first token, or of the 的话 that ends it.
    var index: Int
    /// Whether all that follows may depend on it, because it stands at the beginning of a clause.
    var isLeading: Bool
  }

  /// Finds where a request says on what it depends.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the request without symbols.
  ///   - beginsClause: whether a clause begins at each.
  ///   - fillers: whether each means nothing; empty if that isn't known.
  /// - Returns: where the condition begins, or nil.
  /// - Complexity: O(*n*) in the number of tokens.
  func opening(in tokens: [Token], beginsClause: [Bool], fillers: [Bool]) -> Opening? {
    var (index, isBare) = (0, true)
    while index < tokens.count {
      if let length = harmless.length(at: index, of: tokens) {
        index += length
        continue
      }
      let isFiller = fillers.indices.contains(index) && fillers[index]
      let isLeading = isBare || beginsClause[index]
      if !isFiller, opens(at: index, of: tokens, isLeading: isLeading) {
        let isClosing = tokens[index].key == closing
        return Opening(index: index, isLeading: isLeading || isClosing)
      }
      isBare = isBare && isFiller
      index += 1
    }
    return nil
  }

  private func opens(at index: Int, of tokens: [Token], isLeading: Bool) -> Bool {
    if isLeading, atClause.length(at: index, of: tokens) != nil { return true }
    guard let length = anywhere.length(at: index, of: tokens), index + length < tokens.count else {
      return false
    }
    guard index > 0, !isLeading else { return true }
    if askers.contains(tokens[index - 1].key) { return false }
    return
      !(me.contains(tokens[index - 1].key) && index > 1
      && askersOfMe.contains(tokens[index - 2].key))
  }

  /// Whether a request asks rather than wants something done.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the request without symbols.
  ///   - opening: where its condition begins, whose own words don't count.
  /// - Returns: whether it does.
  func asks(_ tokens: [Token], besides opening: Int) -> Bool {
    tokens.indices.contains { $0 != opening && questions.length(at: $0, of: tokens) != nil }
  }
}
