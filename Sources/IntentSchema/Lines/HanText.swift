extension Unicode.Scalar {
  /// Whether the scalar is a Han character: the unified ideographs with their extensions and
  /// compatibility forms, the radicals, and the iteration mark and zero.
  package var isHan: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}

extension Language {
  /// The language of a data line: Chinese if it has Han characters, else English.
  ///
  /// - Parameter text: the line.
  /// - Complexity: O(*n*) in its length.
  package init(of text: String) {
    self = text.unicodeScalars.contains(where: \.isHan) ? .chinese : .english
  }
}
