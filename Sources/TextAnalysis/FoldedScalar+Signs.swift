extension FoldedScalar {
  /// Folds a scalar of the blocks U+2000 to U+2FFF.
  static func sign(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F: .space
    case 0x200D: .joiner
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: .ignored
    case 0x2010...0x2015, 0x2212, 0x2E3A, 0x2E3B: .symbol(0x2D)
    case 0x2018, 0x2019, 0x201B, 0x2032: .apostrophe(scalar)
    case 0x201E, 0x201F: .symbol(0x201C)
    case 0x20D0...0x20FF: .mark
    default: other(scalar)
    }
  }

  /// Folds a scalar of the blocks U+3000 to U+30FF: Chinese punctuation and kana.
  static func kana(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0x3000: .space
    case 0x3001: .symbol(0x2C)
    case 0x3002: .symbol(0x2E)
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF:
      .han(scalar)
    case 0x3008: .symbol(0x300A)
    case 0x3009: .symbol(0x300B)
    case 0x300C, 0x300E, 0x301D: .symbol(0x201C)
    case 0x300D, 0x300F, 0x301E, 0x301F: .symbol(0x201D)
    case 0x3010, 0x3014, 0x3016, 0x3018, 0x301A: .symbol(0x5B)
    case 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: .symbol(0x5D)
    case 0x301C: .symbol(0x7E)
    case 0x302A...0x302F, 0x3099, 0x309A: .mark
    default: .symbol(scalar)
    }
  }

  /// Folds a scalar of the blocks U+FE30 to U+FFEF: vertical, small, full-width and half-width forms.
  static func compatibilityForm(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0xFE58, 0xFE63: .symbol(0x2D)
    case 0xFE41, 0xFE43, 0xFF62: .symbol(0x201C)
    case 0xFE42, 0xFE44, 0xFF63: .symbol(0x201D)
    case 0xFEFF: .ignored
    case 0xFF01...0xFF5E: FoldedScalar(scalar - 0xFEE0)
    case 0xFF61: .symbol(0x2E)
    case 0xFF64: .symbol(0x2C)
    case 0xFF66...0xFF9D: .han(scalar)
    case 0xFF9E, 0xFF9F: .mark
    case 0xFFE0: .symbol(0xA2)
    case 0xFFE1: .symbol(0xA3)
    case 0xFFE5: .symbol(0xA5)
    default: other(scalar)
    }
  }

  /// Folds a scalar that no table knows, by its properties in the Unicode Character Database.
  static func other(_ scalar: UInt32) -> FoldedScalar {
    guard let unicode = Unicode.Scalar(scalar) else { return .symbol(0xFFFD) }
    switch unicode.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      return lowercased(unicode)
    case .modifierLetter where scalar == 0x2BC || scalar == 0x2B9:
      return .apostrophe(scalar)
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark:
      return unicode.properties.isDefaultIgnorableCodePoint ? .ignored : .letter(scalar)
    case .decimalNumber:
      return .digit(UInt32(unicode.properties.numericValue ?? 0))
    case .spaceSeparator, .control:
      return .space
    default:
      if scalar == 0x37E { return .symbol(0x3B) }
      return unicode.properties.isDefaultIgnorableCodePoint ? .ignored : .symbol(scalar)
    }
  }

  private static func lowercased(_ unicode: Unicode.Scalar) -> FoldedScalar {
    let lower = unicode.properties.lowercaseMapping.unicodeScalars.first ?? unicode
    return lower == unicode ? .letter(lower.value) : FoldedScalar(lower.value)
  }
}
