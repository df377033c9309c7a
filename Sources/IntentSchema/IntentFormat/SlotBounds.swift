/// Reads the bounds of a slot: `1..20`, `-5..`, `1s..24h`.
enum SlotBounds {
  /// Reads bounds; an open end is infinite.
  ///
  /// - Parameters:
  ///   - word: the bounds as written.
  ///   - type: the type of the slot.
  ///   - diagnostics: where the problems go.
  /// - Returns: the numbers, or the seconds for a duration; nil if they can't be read.
  static func parse(
    _ word: SourceFragment, type: SlotType, reportingTo diagnostics: inout [Diagnostic]
  ) -> ClosedRange<Double>? {
    let text = word.raw
    guard let dots = dots(in: word) else {
      diagnostics.error(
        at: word.location, "`\(text)` is not expected here",
        fix: "write bounds as `1..20`, a default as `= 1`, prompts in quotation marks")
      return nil
    }
    guard let read = reader(for: type) else {
      diagnostics.error(
        at: word.location, "only numbers, durations and text have bounds", fix: "remove `\(text)`")
      return nil
    }
    let ends = [
      word.part(word.scalars.startIndex..<dots).raw,
      word.part(dots + 2..<word.scalars.endIndex).raw,
    ]
    let lower = ends[0].isEmpty ? -Double.infinity : read(ends[0])
    let upper = ends[1].isEmpty ? Double.infinity : read(ends[1])
    guard let lower, let upper, ends != ["", ""] else {
      diagnostics.error(
        at: word.location, "the bounds `\(text)` can't be read",
        fix: type == .entity(.duration)
          ? "write them as `1s..24h`, with the units s, m, h, d, w" : "write them as `1..20`")
      return nil
    }
    guard lower <= upper else {
      diagnostics.error(
        at: word.location, "the bounds `\(text)` are the wrong way round",
        fix: "write the smaller one first")
      return nil
    }
    return lower...upper
  }

  private static func dots(in word: SourceFragment) -> Int? {
    word.scalars.indices.dropLast().first {
      word.scalars[$0] == "." && word.scalars[$0 + 1] == "."
    }
  }

  private static func reader(for type: SlotType) -> ((String) -> Double?)? {
    switch type {
    // Of text the characters are counted.
    case .entity(.number), .entity(.ordinal), .entity(.percent), .text: NumberLiteral.number
    case .entity(.duration): NumberLiteral.seconds
    default: nil
    }
  }
}
