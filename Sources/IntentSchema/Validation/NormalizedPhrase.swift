/// What makes two phrases of a data file the same: case and white space don't matter.
enum NormalizedPhrase {
  /// A phrase in lower case, with one space between words and none beside a Han character.
  ///
  /// - Parameter text: the phrase.
  /// - Returns: the text to compare.
  /// - Complexity: O(*n*) in its length.
  static func key(of text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSpacePending = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isBlank {
        isSpacePending = true
        continue
      }
      if isSpacePending, let last = result.last, !last.isHan, !scalar.isHan {
        result.append(" ")
      }
      isSpacePending = false
      result.append(scalar)
    }
    return String(result)
  }
}
