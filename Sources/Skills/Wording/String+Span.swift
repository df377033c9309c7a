extension String {
  /// The text of a span in UTF-8 bytes; nil where it begins or ends inside a character.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func part(_ span: Range<Int>) -> String? {
    let bytes = Array(utf8)
    guard span.lowerBound >= 0, span.upperBound <= bytes.count else { return nil }
    return String(validating: bytes[span], as: UTF8.self)
  }
}
