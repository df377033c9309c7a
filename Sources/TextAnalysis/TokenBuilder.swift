/// The tokens of a text in the making, with their normalised bytes.
///
/// A word or number stays open while characters join it; a Han character or symbol is complete at
/// once, but marks, skin tones and joined emoji that follow still extend it over what was typed.
struct TokenBuilder {
  private var output: NormalizedOutput
  private let tokens: UnsafeMutableBufferPointer<Token>

  /// How many tokens there are, without the open one.
  private(set) var count = 0
  /// How many normalised bytes there are.
  var normalizedCount: Int { output.count }
  /// What the open token is, if one is open.
  private(set) var open: Token.Kind?

  /// Whether a word is open that has one byte.
  var isOneLetter: Bool { open == .word && output.count == normalizedStart + 1 }

  private var normalizedStart = 0
  private var sourceStart = 0
  private var sourceEnd = 0
  private var openFollowsSpace = false
  private var isAfterSpace = false
  /// The symbol that the last token is and nothing has come after, else 0.
  private var lastSymbol: UInt32 = 0
  private var isJoiningEmoji = false

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - output: where normalised bytes go.
  ///   - tokens: where tokens go, uninitialised; what doesn't fit is dropped.
  init(output: NormalizedOutput, tokens: UnsafeMutableBufferPointer<Token>) {
    self.output = output
    self.tokens = tokens
  }

  /// Takes a run of ASCII letters into the open word.
  ///
  /// - Parameters:
  ///   - input: the text.
  ///   - start: where the run starts.
  /// - Returns: where it ends.
  /// - Complexity: O(*n*) in the length of the run.
  mutating func joinASCIILetters(of input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    begin(.word, at: start)
    let index = output.appendASCIILetters(of: input, from: start)
    sourceEnd = index
    return index
  }

  /// Takes a character into the open token of its kind.
  ///
  /// - Parameters:
  ///   - kind: word or number.
  ///   - scalar: the folded character.
  ///   - source: where it was typed.
  mutating func join(_ kind: Token.Kind, _ scalar: UInt32, _ source: Range<Int>) {
    begin(kind, at: source.lowerBound)
    output.append(scalar)
    sourceEnd = source.upperBound
  }

  /// Takes ASCII letters that were typed as one character into the open word.
  ///
  /// - Parameters:
  ///   - letters: the letters, the first in the lowest byte.
  ///   - source: where the character was typed.
  mutating func joinLigature(_ letters: UInt32, _ source: Range<Int>) {
    var rest = letters
    while rest > 0 {
      join(.word, rest & 0xFF, source)
      rest >>= 8
    }
  }

  /// Appends a token of one character.
  ///
  /// - Parameters:
  ///   - kind: Han or symbol.
  ///   - scalar: the folded character.
  ///   - source: where it was typed.
  mutating func emit(_ kind: Token.Kind, _ scalar: UInt32, _ source: Range<Int>) {
    close()
    join(kind, scalar, source)
    close()
  }

  /// Ends the open token at white space.
  mutating func separate() {
    close()
    isAfterSpace = true
    lastSymbol = 0
    isJoiningEmoji = false
  }

  /// Ends the open token.
  mutating func close() {
    guard let kind = open else { return }
    open = nil
    guard count < tokens.count else { return }
    tokens.initializeElement(
      at: count,
      to: Token(
        kind: kind, normalized: normalizedStart..<output.count, source: sourceStart..<sourceEnd,
        key: output.hash, followsSpace: openFollowsSpace))
    count += 1
  }

  /// Extends what was typed of the last token, if no white space has come since.
  ///
  /// - Parameter end: where it ends now.
  mutating func extendLast(upTo end: Int) {
    if open != nil {
      sourceEnd = end
    } else if !isAfterSpace, count > 0 {
      tokens[count - 1].source = tokens[count - 1].source.lowerBound..<end
    }
  }

  private mutating func begin(_ kind: Token.Kind, at start: Int) {
    if open == kind { return }
    close()
    open = kind
    normalizedStart = output.count
    sourceStart = start
    output.hash = FNV1a.offsetBasis
    openFollowsSpace = isAfterSpace
    isAfterSpace = false
    lastSymbol = 0
    isJoiningEmoji = false
  }
}

extension TokenBuilder {
  /// Appends a symbol, or makes it part of the emoji before.
  ///
  /// - Parameters:
  ///   - symbol: the folded character.
  ///   - source: where it was typed.
  mutating func emitSymbol(_ symbol: UInt32, _ source: Range<Int>) {
    if isJoiningEmoji, Self.isEmoji(symbol) {
      isJoiningEmoji = false
      extendLast(upTo: source.upperBound)
    } else if completesFlag(symbol) {
      extendLast(upTo: source.upperBound)
    } else {
      emit(.symbol, symbol, source)
      lastSymbol = symbol
    }
  }

  /// Makes a skin tone part of the emoji before, or appends it as a symbol.
  ///
  /// - Parameters:
  ///   - tone: the skin tone.
  ///   - source: where it was typed.
  mutating func emitSkinTone(_ tone: UInt32, _ source: Range<Int>) {
    if Self.isEmoji(lastSymbol) {
      extendLast(upTo: source.upperBound)
    } else {
      emitSymbol(tone, source)
    }
  }

  /// Makes the emoji that may follow part of the one before.
  mutating func joinEmoji() {
    isJoiningEmoji = Self.isEmoji(lastSymbol)
  }

  /// Takes the second regional indicator of a flag into the token of the first.
  private mutating func completesFlag(_ symbol: UInt32) -> Bool {
    let indicators: Range<UInt32> = 0x1F1E6..<0x1F200
    guard indicators.contains(symbol), indicators.contains(lastSymbol), count > 0 else {
      return false
    }
    let last = count - 1
    output.hash = tokens[last].key
    output.append(symbol)
    tokens[last].normalized = tokens[last].normalized.lowerBound..<output.count
    tokens[last].key = output.hash
    lastSymbol = 0
    return true
  }

  private static func isEmoji(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 && Unicode.Scalar(scalar)?.properties.isEmoji == true
  }
}
