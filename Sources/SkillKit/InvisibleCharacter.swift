/// Characters that show nothing by themselves: text could hide in them, or pass for other text.
enum InvisibleCharacter {
  /// Whether a character is one: the default ignorable code points (Unicode 16,
  /// DerivedCoreProperties.txt), among them those that change the direction of text, the separators
  /// of lines and paragraphs, and the interlinear annotations.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xAD: false
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether such a character changes how the one before it looks, as in an emoji or in a script
  /// whose letters join.
  ///
  /// - Parameters:
  ///   - scalar: the invisible character.
  ///   - previous: the character before it that is shown; nil at the beginning.
  /// - Returns: whether it belongs to that character.
  static func isPart(_ scalar: Unicode.Scalar, of previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch scalar.value {
    // The variation selectors of text and emoji; digits have them in keycaps.
    case 0xFE0E, 0xFE0F: return previous.properties.isEmoji
    case 0x200D:
      return previous.value == 0xFE0F || previous.value > 0x7F && previous.properties.isEmoji
        || hasJoiningLetters(previous)
    case 0x200C, 0x180B...0x180D, 0x180F: return hasJoiningLetters(previous)
    default: return false
    }
  }

  /// Whether a character is of a script in which joiners decide how letters look: Arabic and those
  /// after it in the code, those of India, Burmese, Khmer, Mongolian.
  private static func hasJoiningLetters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0xDFF, 0x1000...0x109F, 0x1780...0x18AF:
      scalar.properties.isAlphabetic
        || scalar.properties.canonicalCombiningClass == .virama
    default: false
    }
  }
}
