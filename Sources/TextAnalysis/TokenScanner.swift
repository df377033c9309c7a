/// The tokenizer's pass over the bytes of a text.
struct TokenScanner {
  private let input: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// What has been made of the input so far.
  private(set) var builder: TokenBuilder

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - input: valid UTF-8.
  ///   - builder: what takes the tokens.
  init(input: UnsafeBufferPointer<UInt8>, builder: TokenBuilder) {
    self.input = input
    self.builder = builder
  }

  /// Reads the input to its end.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func scan() {
    while position < input.count {
      let byte = input[position]
      if (byte | 0x20) &- 0x61 < 26 {
        position = builder.joinASCIILetters(of: input, from: position)
      } else if byte == 0x20 {
        builder.separate()
        position += 1
      } else {
        scanScalar()
      }
    }
    builder.close()
  }

  private mutating func scanScalar() {
    let (scalar, next) = input.scalar(at: position)
    let source = position..<next
    switch FoldedScalar(scalar) {
    case .letter(let letter): builder.join(.word, letter, source)
    case .ligature(let letters): builder.joinLigature(letters, source)
    case .digit(let value): builder.join(.number, 0x30 + value, source)
    case .han(let character): builder.emit(.han, character, source)
    case .apostrophe(let symbol):
      if builder.open != .word || !isLetter(at: next) { builder.emitSymbol(symbol, source) }
    case .symbol(let symbol):
      if builder.isOneLetter, let end = endOfName(with: symbol, at: next) {
        for _ in 0..<(symbol == Self.plus ? 2 : 1) { builder.join(.word, symbol, position..<end) }
        position = end
        return
      }
      builder.emitSymbol(symbol, source)
    case .space: builder.separate()
    case .mark: builder.extendLast(upTo: next)
    case .modifier(let tone): builder.emitSkinTone(tone, source)
    case .joiner: builder.joinEmoji()
    case .ignored: break
    }
    position = next
  }

  private static let plus = UInt32(UInt8(ascii: "+"))
  private static let hash = UInt32(UInt8(ascii: "#"))

  /// Where a name such as `c++` or `f#` ends whose letter has been read, or nil where it is none.
  private func endOfName(with symbol: UInt32, at next: Int) -> Int? {
    var end = next
    if symbol == Self.plus {
      guard case (.symbol(Self.plus), let second)? = visible(from: next) else { return nil }
      end = second
    } else if symbol != Self.hash {
      return nil
    }
    switch visible(from: end)?.character {
    case .letter, .ligature, .digit, .symbol(Self.plus), .symbol(Self.hash): return nil
    default: return end
    }
  }

  /// Whether the next visible character is a letter.
  private func isLetter(at start: Int) -> Bool {
    switch visible(from: start)?.character {
    case .letter, .ligature: true
    default: false
    }
  }

  /// The next visible character, and where what follows it starts; nil at the end.
  private func visible(from start: Int) -> (character: FoldedScalar, next: Int)? {
    var index = start
    while index < input.count {
      let (scalar, next) = input.scalar(at: index)
      let character = FoldedScalar(scalar)
      switch character {
      case .ignored, .joiner, .mark: index = next
      default: return (character, next)
      }
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Decodes the scalar that starts at an index of valid UTF-8.
  ///
  /// - Parameter index: where a scalar starts.
  /// - Returns: the scalar's value and the index after it.
  fileprivate func scalar(at index: Int) -> (scalar: UInt32, next: Int) {
    let lead = UInt32(self[index])
    switch lead {
    case ..<0x80:
      return (lead, index + 1)
    case ..<0xE0:
      return ((lead & 0x1F) << 6 | tail(index + 1), index + 2)
    case ..<0xF0:
      return ((lead & 0x0F) << 12 | tail(index + 1) << 6 | tail(index + 2), index + 3)
    default:
      let high = (lead & 0x07) << 18 | tail(index + 1) << 12
      return (high | tail(index + 2) << 6 | tail(index + 3), index + 4)
    }
  }

  private func tail(_ index: Int) -> UInt32 {
    UInt32(self[index] & 0x3F)
  }
}
