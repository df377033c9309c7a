/// Where an oracle's span is in a text.
enum OracleSpan {
  /// The UTF-8 bytes of a span: by its offsets in characters, else wherever its text stands.
  ///
  /// - Parameters:
  ///   - expectation: names the span.
  ///   - text: the text.
  /// - Returns: the ranges of which any is right.
  /// - Complexity: O(*n* *m*) in the lengths of the text and the span.
  static func byteRanges(of expectation: OracleExpectation, in text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    if let start = expectation.start, let end = expectation.end, start >= 0, start < end,
      end <= scalars.count
    {
      return [bytes(of: start..<end, in: scalars)]
    }
    let folded = scalars.map(fold)
    let span = expectation.span.unicodeScalars.map(fold)
    guard !span.isEmpty, span.count <= folded.count else { return [] }
    return (0...folded.count - span.count)
      .filter { folded[$0..<$0 + span.count].elementsEqual(span) }
      .map { bytes(of: $0..<$0 + span.count, in: scalars) }
  }

  private static func bytes(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
    let start = scalars[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
    return start..<scalars[range].reduce(start) { $0 + UTF8.width($1) }
  }

  /// A scalar without case, full-width signs as half-width ones.
  private static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    return (0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow
  }
}
