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
  private static let sure = [
    "and then", "then", "and also", "and after that", "after that", "and afterwards", "afterwards",
    "and finally", "finally", "and while you are at it", "also", "and please", "然后", "接着", "之后再",
    "随后", "另外", "顺便", "顺带", "并且", "最后", "再帮我", "同时",
  ]
  /// Words by which a line only talks about what follows.
  private static let doubts = [
    "should", "i told", "he told", "she told", "they told", "it would be", "did you", "did i",
    "suppose", "what happens", "what if", "how do i", "how to", "i already", "he said", "she said",
    "they said", "my friend said", "why did", "该不该", "他说", "她说", "我已经", "为什么",
  ]
  private static let possible = ["and", "plus", "&", "并", "再", "还有"]

  /// The keys of words that open the first of several requests: "first", 先.
  let openers: Set<UInt64>
  /// What tells requests from parts of them.
  let words = PartWords()
  private let doubts = PhraseSet(Self.doubts)
  private let sure = PhraseSet(Self.sure)
  private let possible = PhraseSet(Self.possible)
  /// The words and marks that a connector may begin with.
  let openings: KeyFilter

  init() {
    openers = Set(Tokenizer().keys(ofEach: ["first", "firstly", "先"]).flatMap(\.self))
    let marks = Tokenizer().keys(ofEach: [",", ";", ".", "!", "?"]).flatMap(\.self)
    openings = sure.openings.union(possible.openings).union(KeyFilter(marks))
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
    if doubts.length(at: 0, of: text.tokens) != nil { return found }
    var depth = 0
    var position = 0
    while position < text.tokens.count {
      let token = text.tokens[position]
      if token.kind == .symbol {
        depth += Self.nesting(of: token, in: text)
        if text.isSymbol(token, ":"), !text.isInClock(position) { return found }
      }
      guard depth == 0, openings.mayHave(token.key),
        let connector = connector(at: position, in: text)
      else {
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

  private func connector(at start: Int, in text: TokenizedText) -> Connector? {
    let token = text.tokens[start]
    guard token.kind != .symbol || text.isSymbol(token, "&") else {
      return mark(at: start, in: text)
    }
    let (sure, possible) = (
      sure.length(at: start, of: text.tokens), possible.length(at: start, of: text.tokens)
    )
    guard let length = [sure, possible].compactMap(\.self).max() else { return nil }
    return Connector(tokens: start..<start + length, isSure: sure == length)
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
