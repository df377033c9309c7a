/// Takes apart a text that names several things: `the first and third`, `第一和第三`.
enum NamedParts {
  /// The parts between commas and words for "and".
  ///
  /// - Parameter text: what the user calls the things.
  /// - Returns: the parts that aren't empty, in order; one where nothing joins several.
  /// - Complexity: O(*n*) in the length of the text.
  static func split(_ text: String) -> [String] {
    let separators = [
      ",", "，", "、", ";", "；", "&", "+", " and ", " And ", "和", "跟", "还有", "以及", "與", "与",
    ]
    return separators.reduce([text]) { parts, separator in
      parts.flatMap { $0.split(separator: separator).map(String.init) }
    }
    .map(\.trimmedOfMarks)
    .map { $0.hasPrefix("and ") ? String($0.dropFirst(4)) : $0 }
    .filter { !$0.isEmpty }
  }
}
