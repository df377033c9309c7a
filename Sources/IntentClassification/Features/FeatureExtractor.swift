package import TextAnalysis

/// Finds the features of an utterance: its tokens, what stands beside what, and parts of words.
///
/// Symbols count as absent: `what's up?` and `whats up` have the same features.
package struct FeatureExtractor {
  /// How many bytes of an utterance features are taken from.
  package static let byteLimit = 8192

  private static let opening: UInt64 = 0x5E
  private static let closing: UInt64 = 0x24
  private static let space: UInt64 = 0x20

  /// Calls a closure with each feature of an utterance, in order, repeated ones each time.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - body: what to do with each feature.
  /// - Complexity: O(*n*) in the bytes of the text, at most `byteLimit` of them.
  @inline(__always)
  package static func forEachFeature(in text: TokenizedText, _ body: (Feature) -> Void) {
    var beforePrevious: Int?
    var previous: Int?
    for index in text.tokens.indices {
      let token = text.tokens[index]
      if token.kind == .symbol { continue }
      if token.normalized.upperBound > byteLimit { break }
      var key = FeatureKey(.token, isHan: token.kind == .han)
      key.combine(token.key)
      let tokens = index..<(index + 1)
      body(
        Feature(
          key: key.value, kind: .token, tokens: tokens, bytes: token.normalized, opens: false,
          closes: false))
      body(pair(previous, index, in: text))
      if let skipped = skippedPair(beforePrevious, index, in: text) { body(skipped) }
      if let previous, let trigram = trigram(beforePrevious, previous, index, in: text) {
        body(trigram)
      }
      if token.kind != .han { forEachGram(of: index, in: text, body) }
      beforePrevious = previous
      previous = index
    }
    guard let previous else { return }
    body(pair(previous, nil, in: text))
    if let trigram = trigram(beforePrevious, previous, nil, in: text) { body(trigram) }
  }

  /// The pair of two tokens, nil being an end of the utterance; at least one is given.
  @inline(__always)
  private static func pair(_ first: Int?, _ second: Int?, in text: TokenizedText) -> Feature {
    var key = FeatureKey(.pair)
    key.combine(first.map { text.tokens[$0].key } ?? opening)
    key.combine(second.map { text.tokens[$0].key } ?? closing)
    return feature(key, .pair, first, second, in: text)
  }

  @inline(__always)
  private static func skippedPair(
    _ first: Int?, _ second: Int, in text: TokenizedText
  ) -> Feature? {
    guard let first, text.tokens[first].kind != .han, text.tokens[second].kind != .han else {
      return nil
    }
    var key = FeatureKey(.skippedPair)
    key.combine(text.tokens[first].key)
    key.combine(text.tokens[second].key)
    return feature(key, .skippedPair, first, second, in: text)
  }

  /// The trigram around a Han character, nil being an end of the utterance.
  @inline(__always)
  private static func trigram(
    _ first: Int?, _ centre: Int, _ last: Int?, in text: TokenizedText
  ) -> Feature? {
    guard text.tokens[centre].kind == .han else { return nil }
    if let first, text.tokens[first].kind != .han { return nil }
    if let last, text.tokens[last].kind != .han { return nil }
    var key = FeatureKey(.trigram)
    key.combine(first.map { text.tokens[$0].key } ?? opening)
    key.combine(text.tokens[centre].key)
    key.combine(last.map { text.tokens[$0].key } ?? closing)
    var feature = feature(key, .trigram, first ?? centre, last ?? centre, in: text)
    feature.opens = first == nil
    feature.closes = last == nil
    return feature
  }

  @inline(__always)
  private static func feature(
    _ key: FeatureKey, _ kind: FeatureKind, _ first: Int?, _ last: Int?, in text: TokenizedText
  ) -> Feature {
    let start = first ?? last ?? 0
    let end = last ?? start
    return Feature(
      key: key.value, kind: kind, tokens: start..<(end + 1),
      bytes: text.tokens[start].normalized.lowerBound..<text.tokens[end].normalized.upperBound,
      opens: first == nil, closes: last == nil)
  }

  /// Calls a closure with the character grams of a token, each as its last character is reached.
  @inline(__always)
  private static func forEachGram(
    of index: Int, in text: TokenizedText, _ body: (Feature) -> Void
  ) {
    let range = text.tokens[index].normalized
    var window = GramWindow(opening: space, at: range.lowerBound)
    var position = range.lowerBound
    var closes = false
    while !closes {
      closes = position >= range.upperBound
      let start = position
      let scalar =
        closes ? space : nextScalar(&position, before: range.upperBound, in: text.normalized)
      window.push(scalar, at: start)
      var key = FeatureKey(.characters)
      key.combine(scalar)
      var length = 2
      while length <= min(4, window.count) {
        let first = 4 - length
        key.combine(window.scalars[first])
        body(
          Feature(
            key: key.value, kind: .characters, tokens: index..<(index + 1),
            bytes: window.starts[first]..<position, opens: length == window.count, closes: closes))
        length += 1
      }
    }
  }

  /// Reads a UTF-8 scalar and steps over it; its bytes are not validated, only kept in bounds.
  @inline(__always)
  private static func nextScalar(
    _ position: inout Int, before end: Int, in bytes: [UInt8]
  ) -> UInt64 {
    var scalar = UInt64(bytes[position])
    position += 1
    guard scalar >= 0xC0 else { return scalar }
    while position < end, bytes[position] & 0xC0 == 0x80 {
      scalar = scalar << 8 | UInt64(bytes[position])
      position += 1
    }
    return scalar
  }
}
