public import IntentSchema

/// A reply line of a talk: literal text, with `*` for any text.
public struct ReplyPattern: Sendable, Hashable {
  /// The texts between the wildcards; one more than there are wildcards.
  public let literals: [String]
  /// The pattern as written.
  public let text: String
  /// Where it is written.
  public let location: SourceLocation

  /// Reads a pattern.
  ///
  /// - Parameter fragment: the pattern, in which `\*` is a literal asterisk.
  /// - Complexity: O(*n*) in its length.
  package init(_ fragment: SourceFragment) {
    var literals: [String] = []
    var rest = fragment
    while let star = rest.firstIndex(where: { $0 == "*" }) {
      literals.append(rest.part(rest.scalars.startIndex..<star).text)
      rest = rest.part(star + 1..<rest.scalars.endIndex)
    }
    literals.append(rest.text)
    self.literals = literals
    text = fragment.raw
    location = fragment.location
  }

  /// Whether a reply line fits the pattern.
  ///
  /// - Parameter line: the line, without its line end.
  /// - Returns: true if the literals stand in the line in this order, the first at its start and the
  ///   last at its end.
  /// - Complexity: O(*n* · *m*) in the length of the line and the longest literal.
  public func matches(_ line: String) -> Bool {
    guard let first = literals.first, let last = literals.last else { return line.isEmpty }
    let bytes = Array(line.utf8)
    guard literals.count > 1 else { return bytes.elementsEqual(first.utf8) }
    guard bytes.starts(with: first.utf8) else { return false }
    var position = first.utf8.count
    for literal in literals.dropFirst().dropLast() {
      guard let end = Self.end(of: Array(literal.utf8), in: bytes, from: position) else {
        return false
      }
      position = end
    }
    let tail = last.utf8.count
    return bytes.count - position >= tail && bytes.suffix(tail).elementsEqual(last.utf8)
  }

  /// The index after the first occurrence of a needle.
  private static func end(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard needle.count <= bytes.count - start else { return nil }
    return (start...bytes.count - needle.count)
      .first { bytes[$0..<$0 + needle.count].elementsEqual(needle) }
      .map { $0 + needle.count }
  }
}
