/// Splits a text into arithmetic tokens, in digits, English or Chinese words, mixed freely.
struct ArithmeticLexer {
  /// The most pieces of a text that are read.
  static let longest = 1000

  private let pieces: [TextPiece]
  private var position = 0
  private var tokens: [ArithmeticToken] = []
  private var isInsideBracket = false

  /// Reads a text.
  ///
  /// - Parameter text: the text.
  /// - Returns: its tokens without the words that mean nothing.
  /// - Throws: `tooLong`, or `notUnderstood` with the piece that isn't arithmetic.
  /// - Complexity: O(*n*) in the length of the text.
  static func tokens(of text: String) throws(ArithmeticProblem) -> [ArithmeticToken] {
    guard text.utf8.count <= 8 * longest else { throw .tooLong }
    let pieces = TextPiece.split(text)
    guard pieces.count <= longest else { throw .tooLong }
    var lexer = ArithmeticLexer(pieces: pieces)
    while lexer.position < pieces.count { try lexer.readToken() }
    return lexer.tokens
  }

  /// Reads the parts of a text that are arithmetic.
  ///
  /// - Parameter text: the text, which may say other things before, between and after.
  /// - Returns: the tokens of each part, in order; none of a text that is too long.
  /// - Complexity: O(*n*) in the length of the text.
  static func runs(in text: String) -> [[ArithmeticToken]] {
    guard text.utf8.count <= 8 * longest else { return [] }
    let pieces = TextPiece.split(text)
    guard pieces.count <= longest else { return [] }
    var lexer = ArithmeticLexer(pieces: pieces)
    var runs: [[ArithmeticToken]] = []
    while lexer.position < pieces.count {
      do {
        try lexer.readToken()
      } catch {
        runs.append(lexer.tokens)
        lexer.tokens = []
        lexer.position += 1
      }
    }
    return (runs + [lexer.tokens]).filter { !$0.isEmpty }
  }

  private init(pieces: [TextPiece]) { self.pieces = pieces.map(Self.corrected) }

  private mutating func readToken() throws(ArithmeticProblem) {
    if readPhrase() || readPercentage() || readNumber() { return }
    throw .notUnderstood(pieces[position].text)
  }

  private mutating func readPhrase() -> Bool {
    switch pieces[position].kind {
    case .digits:
      return false
    case .sign:
      return readSign()
    case .word:
      return readPhrase(ArithmeticWords.english, .word, ArithmeticWords.longestEnglish, " ")
    case .han:
      return readPhrase(ArithmeticWords.chinese, .han, ArithmeticWords.longestChinese, "")
    }
  }

  private mutating func readSign() -> Bool {
    guard let token = ArithmeticWords.signs[pieces[position].text] else { return false }
    position += 1
    if token == .times, tokens.last == .times, pieces[position - 1].text == "*" {
      tokens[tokens.count - 1] = .power
    } else {
      append(token)
    }
    return true
  }

  private mutating func readPhrase(
    _ table: [String: ArithmeticToken], _ kind: TextPiece.Kind, _ longest: Int, _ space: String
  ) -> Bool {
    let run = pieces[position...].prefix(longest).prefix { $0.kind == kind }
    for count in stride(from: run.count, through: 1, by: -1) {
      let phrase = run.prefix(count).map(\.text).joined(separator: space)
      guard let token = table[phrase], phrase != "on" || endsInPercent else { continue }
      position += count
      append(token)
      return true
    }
    return false
  }

  /// Whether a percentage was read last, of which "on" takes a share: "18 percent on 64.50".
  private var endsInPercent: Bool { tokens.last == .percent || tokens.last == .percentSign }

  /// Reads 百分之十七.
  private mutating func readPercentage() -> Bool {
    guard isHan("百", at: 0), isHan("分", at: 1), isHan("之", at: 2), position + 3 < pieces.count,
      let (value, end) = number(at: position + 3)
    else { return false }
    position = end
    tokens += [.number(value), .percent]
    return true
  }

  private mutating func readNumber() -> Bool {
    let isUnitNext =
      position + 1 < pieces.count && ChineseNumberReader.isUnit(pieces[position + 1].text)
    if pieces[position].kind == .han || isUnitNext {
      guard let (value, end) = ChineseNumberReader.read(pieces, at: position) else { return false }
      position = end
      tokens.append(.number(value))
      readChineseFraction(of: value)
      return true
    }
    guard let (token, end) = EnglishNumberReader.read(pieces, at: position) else { return false }
    position = end
    tokens.append(token)
    if case .number(let value) = token { readChineseFraction(of: value) }
    return true
  }

  /// Turns the number before 分之 into the fraction that it begins.
  private mutating func readChineseFraction(of whole: Double) {
    guard isHan("分", at: 0), isHan("之", at: 1), position + 2 < pieces.count,
      let (part, end) = number(at: position + 2)
    else { return }
    position = end
    tokens[tokens.count - 1] = .fraction(part, whole)
  }

  private func number(at index: Int) -> (value: Double, end: Int)? {
    if let number = ChineseNumberReader.read(pieces, at: index) { return number }
    guard let value = pieces[index].number else { return nil }
    return (value, index + 1)
  }

  private func isHan(_ text: String, at offset: Int) -> Bool {
    position + offset < pieces.count && pieces[position + offset].text == text
  }

  private mutating func append(_ token: ArithmeticToken) {
    switch token {
    case .filler:
      break
    case .bracket:
      tokens.append(isInsideBracket ? .close : .open)
      isInsideBracket.toggle()
    default:
      tokens.append(token)
    }
  }

  /// Replaces a misspelt word by the one word it must be.
  private static func corrected(_ piece: TextPiece) -> TextPiece {
    let word = piece.text
    guard piece.kind == .word, (4...15).contains(word.count), !vocabulary.contains(word) else {
      return piece
    }
    let near = longWords.filter { EditDistance.isOneEdit(from: word, to: $0) }
    guard let correction = near.first, near.count == 1 else { return piece }
    var result = piece
    result.text = correction
    return result
  }

  private static let vocabulary = Set(
    ArithmeticWords.english.keys.flatMap { $0.split(separator: " ").map(String.init) }
      + EnglishNumberReader.vocabulary)

  private static let longWords = vocabulary.filter { $0.count >= 4 }.sorted()
}
