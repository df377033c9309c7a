/// Splits text into tokens and normalises them, in one pass over the bytes.
///
/// Case, accents (composed or not), character width, Traditional or Simplified Han, apostrophes inside
/// words, invisible characters and the sort of white space make no difference to a token; a boundary
/// between letters and digits splits. Chinese punctuation becomes its ASCII counterpart, dashes and
/// minus signs become `-`, opening and closing quotes become `“` and `”` (curly double quotes, corner
/// brackets, guillemets), angle brackets become `《` and `》`, other brackets `[` and `]`. An apostrophe
/// or single quote outside a word keeps its form. Other characters stand for themselves.
public struct Tokenizer: Sendable {
  /// How many bytes of a text are read; the rest is only kept.
  public static let byteLimit = 8192

  /// Creates a tokenizer.
  public init() {}

  /// Tokenises a text.
  ///
  /// - Parameter text: what was typed.
  /// - Returns: the tokens of its first 8 KiB, and all of its bytes.
  /// - Complexity: O(*n*) in its length.
  public func tokenize(_ text: String) -> TokenizedText {
    tokenize(valid: Array(text.utf8))
  }

  /// Tokenises bytes that should be UTF-8.
  ///
  /// - Parameter bytes: what was typed; invalid sequences are repaired to U+FFFD as `String` does.
  /// - Returns: the tokens of its first 8 KiB, and all of its (repaired) bytes.
  /// - Complexity: O(*n*) in its length.
  public func tokenize(_ bytes: [UInt8]) -> TokenizedText {
    if (try? UTF8Span(validating: bytes.span)) != nil { return tokenize(valid: bytes) }
    return tokenize(valid: UTF8Repair.repaired(bytes))
  }

  private func tokenize(valid source: [UInt8]) -> TokenizedText {
    var limit = min(source.count, Self.byteLimit)
    while limit > 0, limit < source.count, source[limit] & 0xC0 == 0x80 {
      limit -= 1
    }
    var tokens: [Token] = []
    let normalized = [UInt8](unsafeUninitializedCapacity: limit) { output, written in
      // No character grows when folded, and every token takes at least a byte.
      withUnsafeTemporaryAllocation(of: Token.self, capacity: limit) { buffer in
        source.withUnsafeBufferPointer { input in
          var scanner = TokenScanner(
            input: UnsafeBufferPointer(rebasing: input[..<limit]),
            builder: TokenBuilder(output: NormalizedOutput(output), tokens: buffer))
          scanner.scan()
          tokens = Array(UnsafeMutableBufferPointer(rebasing: buffer[..<scanner.builder.count]))
          written = scanner.builder.normalizedCount
        }
      }
    }
    return TokenizedText(
      source: source, normalized: normalized, tokens: tokens, isTruncated: limit < source.count)
  }
}
