/// A line of a body that starts with a key.
struct KeyedLine<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  /// The key.
  let key: Key
  /// Where the key is.
  let location: SourceLocation
  /// What follows the key; not empty.
  let value: SourceFragment

  /// Reads the lines of a body, leaving out those that can't be used.
  ///
  /// - Parameters:
  ///   - block: the block.
  ///   - repeatable: the keys that may stand on several lines.
  ///   - diagnostics: where unknown and repeated keys and missing values are reported.
  /// - Returns: the lines, in order.
  static func lines(
    of block: SourceBlock, repeatable: Set<Key>, reportingTo diagnostics: inout [Diagnostic]
  ) -> [KeyedLine] {
    var first: [Key: SourceLocation] = [:]
    return block.body.compactMap { line in
      let (word, value) = line.splitFirstWord()
      guard let key = Key(rawValue: word.raw) else {
        diagnostics.error(
          at: word.location, "unknown key `\(word.raw)`", fix: fix(for: word.raw))
        return nil
      }
      if value.isEmpty {
        diagnostics.error(
          at: word.location, "`\(word.raw)` has no value", fix: "write it after the key")
        return nil
      }
      if let earlier = first[key], !repeatable.contains(key) {
        diagnostics.error(
          at: word.location, "`\(word.raw)` is already given in line \(earlier.line)",
          fix: "keep one of the two")
        return nil
      }
      first[key] = word.location
      return KeyedLine(key: key, location: word.location, value: value)
    }
  }

  private static func fix(for word: String) -> String {
    let known = Key.allCases.map(\.rawValue)
    if word.hasPrefix("#") { return "a comment starts at column 1" }
    let bare = word.prefix { $0 != ":" && $0 != "：" && $0 != "=" }.lowercased()
    if let near = NearestName.of(bare, among: known) { return "write `\(near)`" }
    return "the keys are \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
