/// How many columns of a terminal text takes.
enum CharacterWidth {
  /// The columns of a grapheme cluster: 0, 1 or 2.
  ///
  /// The width is that of the cluster's base (Unicode Standard Annex 11), but for emoji sequences,
  /// which terminals draw in two columns (Unicode Technical Standard 51).
  ///
  /// - Complexity: O(*n*) in the number of scalars of the cluster.
  static func columns(of character: Character) -> Int {
    var width = -1
    for scalar in character.unicodeScalars {
      if scalar.value < 0x7F, width < 0 {
        width = scalar.value < 0x20 ? 0 : 1
      } else if width < 0 {
        width = columns(of: scalar)
      } else if scalar.value == 0xFE0F || isRegionalIndicator(scalar) {
        // A sign with the emoji variation selector, or the second half of a flag.
        width = 2
      } else if width == 0 {
        width = columns(of: scalar)
      }
    }
    return max(0, width)
  }

  /// The columns of a text on one line.
  ///
  /// - Complexity: O(*n*) in its length.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      0
    default:
      isWide(scalar.value) || scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar)
        ? 2 : 1
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether the East Asian width of a scalar is wide or full (Unicode 16, EastAsianWidth.txt);
  /// emoji are told by their own property.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
