/// Tokens that are wrong, and what to put in their place.
struct TypoEdit {
  /// The places of the tokens, not empty.
  let tokens: Range<Int>
  /// What is meant, as text.
  let right: [UInt8]
  /// How it was found.
  let kind: Correction.Kind
}

extension TokenizedText {
  /// Makes edits.
  ///
  /// - Parameter edits: the edits, in order, none overlapping another.
  /// - Returns: the text with what is meant in place of what is wrong, and the corrections.
  /// - Complexity: O(*n*) in the length of the text.
  func applying(_ edits: [TypoEdit]) -> (text: TokenizedText, corrections: [Correction]) {
    var result = TokenizedText(source: source, normalized: [], tokens: [], isTruncated: isTruncated)
    result.tokens.reserveCapacity(tokens.count + edits.count)
    result.normalized.reserveCapacity(normalized.count + edits.count)
    var corrections: [Correction] = []
    var position = 0
    for edit in edits {
      for token in tokens[position..<edit.tokens.lowerBound] {
        result.append(token, reading: normalized[token.normalized])
      }
      let right = Tokenizer().tokenize(edit.right)
      corrections.append(result.replace(tokens[edit.tokens], with: right, kind: edit.kind))
      position = edit.tokens.upperBound
    }
    for token in tokens[position...] {
      result.append(token, reading: normalized[token.normalized])
    }
    return (result, corrections)
  }

  /// Appends what is meant in place of tokens that were typed.
  ///
  /// - Parameters:
  ///   - wrong: the tokens that were typed, not empty.
  ///   - right: what is meant.
  ///   - kind: how the correction was found.
  /// - Returns: the correction.
  private mutating func replace(
    _ wrong: ArraySlice<Token>, with right: TokenizedText, kind: Correction.Kind
  ) -> Correction {
    let start = wrong.first?.source.lowerBound ?? 0
    let source = start..<(wrong.last?.source.upperBound ?? start)
    let isOneToOne = wrong.count == right.tokens.count
    var meant = ""
    for (offset, token) in right.tokens.enumerated() {
      if token.followsSpace { meant += " " }
      meant += right.text(of: token)
      var new = token
      new.source = source
      if isOneToOne || offset == 0 {
        let counterpart = wrong[wrong.startIndex + offset]
        new.followsSpace = counterpart.followsSpace
        new.source = isOneToOne ? counterpart.source : source
      }
      append(new, reading: right.normalized[token.normalized])
    }
    return Correction(from: typed(source), to: meant, source: source, kind: kind)
  }

  /// Appends a token, its normalised bytes behind those of the tokens before it.
  private mutating func append(_ token: Token, reading bytes: ArraySlice<UInt8>) {
    var token = token
    let start = normalized.count
    normalized += bytes
    token.normalized = start..<normalized.count
    tokens.append(token)
  }
}
