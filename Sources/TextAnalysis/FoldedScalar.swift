/// What a Unicode scalar means to the tokenizer, once folded.
enum FoldedScalar: Equatable {
  /// A letter of a script that writes words apart, lower case and without accent.
  case letter(UInt32)
  /// Two or three ASCII letters, the first in the lowest byte.
  case ligature(UInt32)
  /// The value of a decimal digit, 0 to 9.
  case digit(UInt32)
  /// A Han character in its simplified form, kana or Hangul.
  case han(UInt32)
  /// An apostrophe inside a word, the given symbol elsewhere.
  case apostrophe(UInt32)
  /// Any other character.
  case symbol(UInt32)
  /// White space or a control character.
  case space
  /// A mark that belongs to the character before it.
  case mark
  /// A skin tone, which belongs to the emoji before it.
  case modifier(UInt32)
  /// The zero-width joiner, which ties the next emoji to the one before.
  case joiner
  /// A character without any width or meaning of its own.
  case ignored
}

extension FoldedScalar {
  /// Folds a scalar.
  ///
  /// - Parameter scalar: the scalar's value.
  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x80: self = .ascii(scalar)
    case ..<0xC0: self = .latinSign(scalar)
    case ..<0x300, 0x370..<0x530, 0x1E00..<0x2000: self = .europeanLetter(scalar)
    case 0x300..<0x370: self = .mark
    case 0x2000..<0x3000: self = .sign(scalar)
    case 0x3000..<0x3100: self = .kana(scalar)
    case 0x3105..<0x3130, 0x3131..<0x3190, 0x31F0..<0x3200: self = .han(scalar)
    case 0x3400..<0x4DC0, 0xAC00..<0xD7A4, 0x20000..<0x40000: self = .han(scalar)
    case 0x4E00..<0xA000: self = .han(Self.row(scalar - 0x4E00, of: SimplifiedHan.unified))
    case 0xF900..<0xFB00: self = .han(Self.row(scalar - 0xF900, of: SimplifiedHan.compatibility))
    case 0xFB00..<0xFB07: self = .ligature(Self.latinLigature(scalar))
    case 0xFE00..<0xFE10, 0xFE20..<0xFE30, 0xE0100..<0xE01F0: self = .mark
    case 0xFE30..<0xFFF0: self = .compatibilityForm(scalar)
    case 0x1F3FB..<0x1F400: self = .modifier(scalar)
    default: self = .other(scalar)
    }
  }

  private static func ascii(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0x30...0x39: .digit(scalar - 0x30)
    case 0x41...0x5A: .letter(scalar | 0x20)
    case 0x61...0x7A: .letter(scalar)
    case 0x27, 0x60: .apostrophe(scalar)
    case ...0x20, 0x7F: .space
    default: .symbol(scalar)
    }
  }

  private static func latinSign(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case ...0xA0: .space
    case 0xAB: .symbol(0x201C)
    case 0xBB: .symbol(0x201D)
    case 0xAD: .ignored
    case 0xB4: .apostrophe(scalar)
    case 0xB5: .letter(0x3BC)
    case 0xAA, 0xBA: .letter(scalar)
    default: .symbol(scalar)
    }
  }

  private static func europeanLetter(_ scalar: UInt32) -> FoldedScalar {
    let index = Int(scalar < 0x1E00 ? scalar - 0xC0 : scalar - 0x1E00 + (0x530 - 0xC0))
    let entry = LetterFolding.entries.utf8Start + 2 * index
    let code = UInt32(entry[0] - 0x30) << 6 | UInt32(entry[1] - 0x30)
    if code == 0 { return other(scalar) }
    if code < LetterFolding.firstLigature { return .letter(code) }
    let letters = LetterFolding.ligatures.utf8Start + 2 * Int(code - LetterFolding.firstLigature)
    return .ligature(UInt32(letters[0]) | UInt32(letters[1]) << 8)
  }

  /// The three-byte character of a row of a table of such characters.
  private static func row(_ index: UInt32, of table: StaticString) -> UInt32 {
    let bytes = table.utf8Start + 3 * Int(index)
    return UInt32(bytes[0] & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
  }

  private static func latinLigature(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFB00: 0x6666
    case 0xFB01: 0x6966
    case 0xFB02: 0x6C66
    case 0xFB03: 0x69_6666
    case 0xFB04: 0x6C_6666
    default: 0x7473
    }
  }
}
