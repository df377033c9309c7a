import TextAnalysis

/// The words by which people correct themselves within a line: "no", "I mean", 不对.
struct CorrectionTable: Sendable {
  /// Words that take something back, between what was said and what is meant.
  struct Mark: Equatable {
    /// The tokens they take, marks of punctuation around them included.
    var tokens: Range<Int>
    /// Whether punctuation stands before them.
    var isSetOff: Bool
    /// Whether they say so whatever follows: "I mean", or a "no" between two commas.
    var isSure: Bool
    /// Whether they take it all back if nothing follows: "scratch that".
    var isRetraction = false
    /// Whether they only refuse what was said, and are no request of their own.
    var isRefusal = false
  }

  private let sure = PhraseSet([
    "i mean", "i meant", "i mean to say", "i meant to say", "make that", "or rather",
    "scratch that",
    "strike that", "no wait", "wait no", "correction", "i should say", "no sorry", "sorry no",
    "no no", "no make it", "no make that", "actually no", "不对", "哦不", "噢不", "喔不", "啊不", "哎不",
    "说错了", "我说错了", "讲错了", "口误", "我是说", "我的意思是", "不对不对", "搞错了", "记错了",
  ])
  private let possible = PhraseSet([
    "no", "nope", "sorry", "oops", "whoops", "actually", "rather", "make it", "wait", "hang on",
    "hold on", "不是", "不", "应该是", "改成", "改为", "改到", "还是改成", "还是改到", "换成", "等等", "等一下", "错了",
    "抱歉", "算了",
  ])
  private let padding = PhraseSet(["oh", "uh", "um", "er", "ah", "well", "that is", "哦", "啊", "呃"])
  /// What takes everything back at the end of a line.
  private let retractions = PhraseSet([
    "never mind", "nevermind", "forget it", "forget that", "scratch that", "cancel that",
    "no cancel that", "no forget it", "no never mind", "changed my mind", "i changed my mind", "算了",
    "还是算了", "算了吧", "还是算了吧", "不用了", "当我没说", "不要了", "别弄了",
  ])

  /// What refuses, behind a pause, what the line said before.
  private let refusals = PhraseSet([
    "no", "nope", "nah", "not", "dont", "do not", "kidding", "joking", "别", "不", "不要", "不用",
  ])
  /// What may stand beside a refusal: it gives it air, or names what is refused.
  private let refused = PhraseSet([
    "actually", "hmm", "hm", "wait", "oh", "um", "on second thought", "on second thoughts", "just",
    "please", "i was", "i am", "im", "it", "that", "do", "cancel", "set", "add", "stop", "delete",
    "remove", "start", "bother", "the timer", "the alarm", "等等", "等一下", "还是", "取消", "关", "设", "定",
    "加", "停", "删", "掉", "了", "吧",
  ])

  /// The words that any of them open with.
  let openings: KeyFilter

  init() {
    openings = sure.openings.union(possible.openings).union(padding.openings)
      .union(retractions.openings).union(refusals.openings).union(refused.openings)
  }

  /// Words that lead to a value: "at", "for".
  let leads = PhraseSet([
    "at", "on", "for", "in", "by", "to", "from", "until", "till", "the", "a", "an", "about", "its",
    "it is", "is", "是", "到", "在", "要",
  ])
  /// Words that are hardly what was said wrong.
  let functionWords = PhraseSet([
    "at", "on", "for", "in", "by", "to", "from", "until", "the", "a", "an", "my", "of", "and", "is",
  ])

  /// Finds the marks of a text.
  ///
  /// What is quoted or follows a colon is meant as it stands.
  ///
  /// - Parameter text: the text.
  /// - Returns: the marks, in order; none at the beginning.
  /// - Complexity: O(*n*) in the number of tokens.
  func marks(in text: TokenizedText) -> [Mark] {
    var marks: [Mark] = []
    var place = 0
    while place < text.tokens.count {
      let token = text.tokens[place]
      if token.kind == .symbol {
        if text.isSymbol(token, "“") || text.isSymbol(token, "\"") || text.isSymbol(token, "《") {
          return marks
        }
        if text.isSymbol(token, ":"), !text.isInClock(place) { return marks }
        place += 1
        continue
      }
      guard openings.mayHave(token.key), let mark = mark(at: place, in: text) else {
        place += 1
        continue
      }
      if mark.tokens.lowerBound > 0 { marks.append(mark) }
      place = max(place + 1, mark.tokens.upperBound)
    }
    return marks
  }

  private func mark(at start: Int, in text: TokenizedText) -> Mark? {
    var (end, hasAny, isSure) = (start, false, false)
    while end < text.tokens.count {
      if text.isPause(end) {
        end += 1
      } else if let length = sure.length(at: end, of: text.tokens) {
        (end, hasAny, isSure) = (end + length, true, true)
      } else if let length = possible.length(at: end, of: text.tokens) {
        (end, hasAny) = (end + length, true)
      } else if let length = padding.length(at: end, of: text.tokens) {
        end += length
      } else {
        break
      }
    }
    let isRefusal = isRefusal(start, in: text)
    let isRetraction = isRefusal || isRetraction(start, in: text)
    guard hasAny || isRetraction else { return nil }
    var first = start
    while first > 0, text.isPause(first - 1) { first -= 1 }
    if isRetraction { end = text.tokens.count }
    let isEnclosed = first < start && end > start && text.isPause(end - 1)
    return Mark(
      tokens: first..<end, isSetOff: first < start, isSure: isSure || isEnclosed,
      isRetraction: isRetraction, isRefusal: isRefusal)
  }

  /// Whether words that take everything back are all that follows.
  private func isRetraction(_ start: Int, in text: TokenizedText) -> Bool {
    guard let length = retractions.length(at: start, of: text.tokens) else { return false }
    return text.tokens[(start + length)...].allSatisfy { $0.kind == .symbol }
  }

  /// Whether nothing follows a pause but a refusal; "…, no?" asks to be agreed with.
  private func isRefusal(_ start: Int, in text: TokenizedText) -> Bool {
    guard start > 0, text.isPause(start - 1) else { return false }
    var (place, refuses) = (start, false)
    while place < text.tokens.count {
      if let length = refusals.length(at: place, of: text.tokens) {
        (place, refuses) = (place + length, true)
      } else if let length = refused.length(at: place, of: text.tokens) {
        place += length
      } else if text.isPause(place), !text.isSymbol(text.tokens[place], "?") {
        place += 1
      } else {
        return false
      }
    }
    return refuses
  }
}

extension TokenizedText {
  /// Whether a token only marks a pause: a comma, a dash, the end of a sentence.
  func isPause(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .symbol
      && [",", ".", ";", "-", "!", "?", "—", "…"].contains { text(of: token) == $0 }
  }

  /// Whether a colon stands between digits, as in "7:30".
  func isInClock(_ index: Int) -> Bool {
    index > 0 && index + 1 < tokens.count && tokens[index - 1].kind == .number
      && tokens[index + 1].kind == .number
  }
}
