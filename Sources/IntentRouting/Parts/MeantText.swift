import TextAnalysis

/// A line as it is meant, put together from pieces of what was typed.
struct MeantText: Equatable {
  /// A piece that was kept.
  private struct Piece: Equatable {
    /// Where it begins in the line as it is meant.
    var start: Int
    /// Where it stands in what was typed.
    var source: Range<Int>
  }

  /// The line as it is meant.
  private(set) var text = ""
  private var pieces: [Piece] = []

  /// Puts a line together.
  ///
  /// - Parameters:
  ///   - runs: the runs of tokens that are kept, in the order they are meant; empty ones are left
  ///     out.
  ///   - typed: what was typed.
  init(_ runs: [Range<Int>], of typed: TokenizedText) {
    for run in runs where !run.isEmpty {
      let source =
        typed.tokens[run.lowerBound].source
        .lowerBound..<typed.tokens[run.upperBound - 1].source.upperBound
      let isApart = typed.tokens[run.lowerBound].kind != .symbol
      let isLatin =
        text.utf8.last.map { $0 < 0x80 } == true && typed.source[source.lowerBound] < 0x80
      if isApart, isLatin { text += " " }
      pieces.append(Piece(start: text.utf8.count, source: source))
      text += typed.typed(source)
    }
  }

  /// Finds where a span was typed: from its first byte to its last, whatever stood between.
  ///
  /// - Parameter span: the bytes in the line as it is meant, not empty.
  /// - Returns: the bytes in what was typed, or nil where the span has none.
  func source(of span: Range<Int>) -> Range<Int>? {
    let touched = pieces.compactMap { piece -> Range<Int>? in
      let own = piece.start..<piece.start + piece.source.count
      let common = own.clamped(to: span)
      guard !common.isEmpty else { return nil }
      let start = piece.source.lowerBound + common.lowerBound - piece.start
      return start..<start + common.count
    }
    guard let first = touched.map(\.lowerBound).min(), let last = touched.map(\.upperBound).max()
    else { return nil }
    return first..<last
  }
}
