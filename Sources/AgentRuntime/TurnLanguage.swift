public import IntentSchema

extension Language {
  /// The language of a line: Chinese if it has Han characters, English if it has Latin letters.
  ///
  /// - Parameter text: the line.
  /// - Returns: the language, or nil if the line has neither.
  /// - Complexity: O(*n*) in the length of the line.
  public static func spoken(in text: String) -> Language? {
    var hasLatin = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: return .chinese
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A:
        hasLatin = true
      default: break
      }
    }
    return hasLatin ? .english : nil
  }
}
