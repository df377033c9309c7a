/// A piece of a text: a number in digits, a word, one Han character or one sign.
struct TextPiece: Sendable, Hashable {
  /// What a piece is.
  enum Kind: Sendable, Hashable {
    case digits(Double)
    case word
    case han
    case sign
  }

  /// What the piece is.
  var kind: Kind
  /// The piece in lower case, half width.
  var text: String
  /// Whether white space stands before it.
  var followsSpace: Bool

  /// The value of a number in digits.
  var number: Double? {
    if case .digits(let value) = kind { value } else { nil }
  }

  /// Splits a text into its pieces.
  ///
  /// Full-width forms count as half-width ones, `、` and `，` as commas; a comma between digits
  /// that stand in groups of three is a thousands separator.
  ///
  /// - Parameter text: any text.
  /// - Returns: its pieces, in order.
  /// - Complexity: O(*n*) in the length of the text.
  static func split(_ text: String) -> [TextPiece] {
    var splitter = TextSplitter(text)
    return splitter.split()
  }
}

/// Splits a text into pieces, one look ahead.
private struct TextSplitter {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var followsSpace = false

  init(_ text: String) { scalars = text.unicodeScalars.map(Self.folded) }

  mutating func split() -> [TextPiece] {
    var pieces: [TextPiece] = []
    while position < scalars.count {
      if scalars[position].properties.isWhitespace {
        followsSpace = true
        position += 1
        continue
      }
      pieces.append(next())
      followsSpace = false
    }
    return pieces
  }

  private mutating func next() -> TextPiece {
    let start = position
    let first = scalars[position]
    if isDigit(position) || (first == "." && isDigit(position + 1)) {
      let value = readNumber()
      return piece(.digits(value), from: start)
    }
    position += 1
    if first.isHan { return piece(.han, from: start) }
    guard first.properties.isAlphabetic else { return piece(.sign, from: start) }
    while position < scalars.count, isInsideWord(position) { position += 1 }
    return piece(.word, from: start)
  }

  private func piece(_ kind: TextPiece.Kind, from start: Int) -> TextPiece {
    var text = String.UnicodeScalarView()
    for scalar in scalars[start..<position] where scalar != "'" || kind == .sign {
      if scalar.isASCII || scalar.isHan {
        text.append(scalar.isCapital ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar)
      } else {
        text.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return TextPiece(kind: kind, text: String(text), followsSpace: followsSpace)
  }

  private mutating func readNumber() -> Double {
    var digits = ""
    readDigits(into: &digits)
    while digits.utf8.count <= 15, isThousands(position) {
      position += 1
      readDigits(into: &digits)
    }
    if scalar(position) == ".", isDigit(position + 1) {
      digits += digits.isEmpty ? "0." : "."
      position += 1
      readDigits(into: &digits)
    }
    if scalar(position) == "e" || scalar(position) == "E" { readExponent(into: &digits) }
    return Double(digits) ?? .infinity
  }

  private mutating func readDigits(into digits: inout String) {
    while isDigit(position) {
      digits.unicodeScalars.append(scalars[position])
      position += 1
    }
  }

  private mutating func readExponent(into digits: inout String) {
    let isSigned = scalar(position + 1) == "-" || scalar(position + 1) == "+"
    guard isDigit(position + (isSigned ? 2 : 1)) else { return }
    digits += isSigned && scalar(position + 1) == "-" ? "e-" : "e"
    position += isSigned ? 2 : 1
    readDigits(into: &digits)
  }

  private func isThousands(_ index: Int) -> Bool {
    scalar(index) == "," && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
  }

  private func isInsideWord(_ index: Int) -> Bool {
    let scalar = scalars[index]
    return (scalar.properties.isAlphabetic && !scalar.isHan) || scalar == "'"
  }

  private func isDigit(_ index: Int) -> Bool {
    scalar(index).map { ("0"..."9").contains($0) } ?? false
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case "、": ","
    case "’", "‘": "'"
    case "−", "–", "—": "-"
    default: scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is one of A to Z.
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(value) }

  /// Whether the character is a Han character.
  var isHan: Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x323AF, 0x3007: true
    default: false
    }
  }
}
