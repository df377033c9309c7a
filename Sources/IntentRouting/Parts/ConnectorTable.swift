import TextAnalysis

/// Words that stand between two requests.
struct Connector: Equatable {
  /// Where it stands, in tokens.
  var tokens: Range<Int>
  /// Whether it nearly always joins requests ("and then", `然后`, a full stop), or joins things just
  /// as often ("and", a comma).
  var isSure: Bool
}

/// The words that join two requests.
struct ConnectorTable: Sendable {
  private struct Phrase: Sendable {
    var keys: ArraySlice<UInt64>
    var isSure: Bool
  }

  private static let sure = [
    "and then", "then", "and also", "and after that", "after that", "and afterwards", "afterwards",
    "and finally", "finally", "and while you are at it", "also", "and please", "然后", "接着", "之后再",
    "随后", "另外", "顺便", "顺带", "并且", "最后", "再帮我", "同时",
  ]
  /// Words by which a line only talks about what follows.
  private static let doubts = [
    "if", "should", "i told", "he told", "she told", "they told", "when the", "when it", "once the",
    "it would be", "did you", "did i", "suppose", "unless", "what happens", "what if", "how do i",
    "how to",
    "i already",
    "he said", "she said", "they said", "my friend said", "why did", "如果", "要是", "假如", "万一", "该不该",
    "他说", "她说", "我已经", "为什么",
  ]
  private static let possible = ["and", "plus", "&", "并", "再", "还有"]

  /// The keys of words that open the first of several requests: "first", 先.
  let openers: Set<UInt64>
  private let doubts: [ArraySlice<UInt64>]
  private let phrases: [Phrase]
  /// A bit for the lowest six bits of each first key: most words open no connector.
  private let openings: UInt64
  /// The same for what opens a doubt.
  private let doubtOpenings: UInt64

  init() {
    doubts = Tokenizer().keys(ofEach: Self.doubts)
    doubtOpenings = Self.bits(of: doubts)
    openers = Set(Tokenizer().keys(ofEach: ["first", "firstly", "先"]).flatMap(\.self))
    let texts = Self.sure + Self.possible
    let keys = Tokenizer().keys(ofEach: texts)
    phrases = keys.indices.map { Phrase(keys: keys[$0], isSure: $0 < Self.sure.count) }
      .sorted { $0.keys.count > $1.keys.count }
    openings = Self.bits(of: phrases.map(\.keys))
  }

  private static func bits(of phrases: [ArraySlice<UInt64>]) -> UInt64 {
    phrases.reduce(0) { $0 | 1 << (($1.first ?? 0) & 63) }
  }

  /// Finds the connectors of a text, neighbours joined to one: ", and then".
  ///
  /// What is quoted, bracketed or follows a colon is meant as it stands and has none, nor has a line
  /// that only asks or tells about what follows.
  ///
  /// - Parameter text: the text.
  /// - Returns: the connectors, in the order of the text.
  /// - Complexity: O(*n*) in the number of tokens.
  func connectors(in text: TokenizedText) -> [Connector] {
    var found: [Connector] = []
    if isDoubtful(text.tokens) { return found }
    var depth = 0
    var position = 0
    while position < text.tokens.count {
      let token = text.tokens[position]
      if token.kind == .symbol {
        depth += Self.nesting(of: token, in: text)
        if text.isSymbol(token, ":"), !isInClock(position, of: text) { return found }
      } else if openings & (1 << (token.key & 63)) == 0 {
        position += 1
        continue
      }
      guard depth == 0, let connector = connector(at: position, in: text) else {
        position += 1
        continue
      }
      position = connector.tokens.upperBound
      if let last = found.last, last.tokens.upperBound == connector.tokens.lowerBound {
        found[found.count - 1].tokens = last.tokens.lowerBound..<position
        found[found.count - 1].isSure = last.isSure || connector.isSure
      } else {
        found.append(connector)
      }
    }
    return found
  }

  /// Whether a text begins with words by which it only talks about what follows.
  private func isDoubtful(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, doubtOpenings & (1 << (first.key & 63)) != 0 else {
      return false
    }
    return doubts.contains { doubt in
      doubt.count <= tokens.count && zip(doubt, tokens).allSatisfy { $0 == $1.key }
    }
  }

  private func connector(at start: Int, in text: TokenizedText) -> Connector? {
    let token = text.tokens[start]
    guard token.kind != .symbol || text.isSymbol(token, "&") else {
      return mark(at: start, in: text)
    }
    for phrase in phrases
    where phrase.keys.count <= text.tokens.count - start
      && zip(phrase.keys, text.tokens[start...]).allSatisfy({ $0 == $1.key })
    {
      return Connector(tokens: start..<start + phrase.keys.count, isSure: phrase.isSure)
    }
    return nil
  }

  /// A mark that ends a clause; a dot or question mark only where a space or the end follows it.
  private func mark(at index: Int, in text: TokenizedText) -> Connector? {
    let token = text.tokens[index]
    if text.isSymbol(token, ";") { return Connector(tokens: index..<index + 1, isSure: true) }
    if text.isSymbol(token, ",") { return Connector(tokens: index..<index + 1, isSure: false) }
    guard text.isSymbol(token, ".") || text.isSymbol(token, "!") || text.isSymbol(token, "?"),
      index + 1 < text.tokens.count,
      text.tokens[index + 1].followsSpace || token.source.count > 1
    else { return nil }
    return Connector(tokens: index..<index + 1, isSure: true)
  }

  /// Whether a colon stands between digits, as in "7:30".
  private func isInClock(_ index: Int, of text: TokenizedText) -> Bool {
    index > 0 && index + 1 < text.tokens.count && text.tokens[index - 1].kind == .number
      && text.tokens[index + 1].kind == .number
  }

  private static func nesting(of token: Token, in text: TokenizedText) -> Int {
    if text.isSymbol(token, "“") || text.isSymbol(token, "《") || text.isSymbol(token, "(")
      || text.isSymbol(token, "[")
    {
      return 1
    }
    let closes =
      text.isSymbol(token, "”") || text.isSymbol(token, "》") || text.isSymbol(token, ")")
      || text.isSymbol(token, "]")
    return closes ? -1 : 0
  }
}
