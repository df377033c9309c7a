import KeywordMatching
import TextAnalysis

/// Cuts free text down to what was meant, and finds the bytes of it.
///
/// Entities of other slots fall off the edges ("call mom tomorrow at 5" leaves "call mom"), then the
/// words that led to them, then fillers.
struct FreeTextTrim {
  private static let leading: Set<String> = [
    "to", "that", "about", "of", "for", "is", "saying", "的", "去",
  ]
  private static let naming: Set<String> = ["called", "named", "for", "叫", "做", "名", "为", "的", "个"]
  private static let dangling: Set<String> = [
    "at", "on", "by", "in", "for", "to", "from", "and", "the", "of", "的", "在", "于",
  ]

  let reading: SlotFiller.Reading
  /// The positions that other slots take.
  let taken: [Range<Int>]
  /// Whether the text is a name beside other slots, so that it never goes around one of them.
  let isName: Bool

  /// Cuts a span down to what was meant; what is left may be empty.
  ///
  /// - Parameter span: the span in positions.
  /// - Returns: the part of it that was meant.
  func trimmed(_ span: Range<Int>) -> Range<Int> {
    var span = span
    while let shorter = shortened(span) ?? (isName ? shortenedName(span) : nil) { span = shorter }
    return span
  }

  /// A name without the words that lead to it, and without what stands before another slot in it.
  private func shortenedName(_ span: Range<Int>) -> Range<Int>? {
    guard let first = span.first, let last = span.last else { return nil }
    if let place = taken.last(where: { $0.overlaps(span) }) {
      return place.upperBound..<span.upperBound
    }
    if isWord(first, in: Self.naming) { return (first + 1)..<span.upperBound }
    return isWord(last, in: ["的", "个", "要", "得"]) ? span.lowerBound..<last : nil
  }

  /// The bytes of a span.
  ///
  /// - Parameter span: the span in positions, trimmed.
  /// - Returns: the bytes of what was typed, or nil for an empty span.
  func source(of span: Range<Int>) -> Range<Int>? {
    span.isEmpty ? nil : withSymbols(span)
  }

  private func shortened(_ span: Range<Int>) -> Range<Int>? {
    guard let last = span.last, let first = span.first else { return nil }
    if taken.contains(where: { $0.lowerBound == span.upperBound }) {
      let shorter = withoutDangling(span)
      if shorter != span { return shorter }
    }
    if let place = taken.first(where: { $0.contains(last) }), place.lowerBound >= span.lowerBound {
      return withoutDangling(span.lowerBound..<place.lowerBound)
    }
    if let place = taken.first(where: { $0.contains(first) }), place.upperBound <= span.upperBound {
      return place.upperBound..<span.upperBound
    }
    if reading.fillers[last] { return span.lowerBound..<last }
    if isLed(first, to: taken), !reading.followsColon(first) {
      return (first + 1)..<span.upperBound
    }
    if reading.fillers[first] || (isWord(first, in: Self.leading) && !reading.followsColon(first)) {
      return (first + 1)..<span.upperBound
    }
    return nil
  }

  /// Whether a word only leads to what another slot takes: the "on the" before "last day of every
  /// month".
  private func isLed(_ position: Int, to places: [Range<Int>]) -> Bool {
    var next = position
    while next - position < 2, next < reading.positions.tokens.count,
      isWord(next, in: Self.dangling)
    {
      next += 1
      if places.contains(where: { $0.lowerBound == next }) { return true }
    }
    return false
  }

  private func withoutDangling(_ span: Range<Int>) -> Range<Int> {
    var span = span
    while let last = span.last, isWord(last, in: Self.dangling) { span = span.lowerBound..<last }
    return span
  }

  private func isWord(_ position: Int, in words: Set<String>) -> Bool {
    words.contains(reading.text.text(of: reading.positions.tokens[position]))
  }

  /// The bytes of a span with the symbols that belong to it: an opening quote, a path's `./`, a
  /// closing bracket or question mark.
  private func withSymbols(_ span: Range<Int>) -> Range<Int>? {
    let tokens = reading.text.tokens
    guard
      var first = tokens.firstIndex(where: {
        $0.source == reading.positions.tokens[span.lowerBound].source
      }),
      var last = tokens.lastIndex(where: {
        $0.source == reading.positions.tokens[span.upperBound - 1].source
      })
    else { return nil }
    while first > 0, tokens[first - 1].kind == .symbol, !tokens[first].followsSpace,
      !isSeparator(tokens[first - 1])
    {
      first -= 1
    }
    let hasSentences = tokens[first...last].contains(where: endsSentence)
    while last + 1 < tokens.count, tokens[last + 1].kind == .symbol,
      !isSeparator(tokens[last + 1]) || (hasSentences && endsSentence(tokens[last + 1]))
    {
      last += 1
    }
    let reachesEnd = last == tokens.count - 1 && reading.text.isTruncated
    let end = reachesEnd ? reading.text.source.count : tokens[last].source.upperBound
    return unquoted(tokens[first].source.lowerBound..<end, first: tokens[first], last: tokens[last])
  }

  private func unquoted(_ source: Range<Int>, first: Token, last: Token) -> Range<Int> {
    let pairs = ["\"": "\"", "“": "”", "'": "'", "「": "」", "『": "』"]
    let open = reading.text.typed(first.source)
    guard let close = pairs[open], close == reading.text.typed(last.source),
      first.source.upperBound < last.source.lowerBound
    else { return source }
    return first.source.upperBound..<last.source.lowerBound
  }

  /// Whether a token ends a sentence: of several sentences the last keeps its stop.
  private func endsSentence(_ token: Token) -> Bool {
    guard token.kind == .symbol, [".", "!", "?"].contains(reading.text.text(of: token)) else {
      return false
    }
    let next = token.source.upperBound
    return next == reading.text.source.count || token.source.count > 1
      || reading.text.source[next] <= 0x20
  }

  private func isSeparator(_ token: Token) -> Bool {
    [":", ",", ".", ";", "-", "!"].contains(reading.text.text(of: token))
      && !(reading.text.text(of: token) == "." && isPathDot(token))
  }

  /// A dot right before a slash or a letter begins a path or a file name.
  private func isPathDot(_ token: Token) -> Bool {
    let next = token.source.upperBound
    guard next < reading.text.source.count else { return false }
    let byte = reading.text.source[next]
    return byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
