extension Tokenizer {
  /// How many bytes of many texts are tokenised at once: few enough to stay in the nearest caches.
  static let batchSize = 1024

  /// Tokenises many short texts in few passes: a call a text costs more than its words do.
  ///
  /// - Parameter texts: the texts.
  /// - Returns: the tokens of all texts in order; the first one of each text follows white space or
  ///   begins a tokenised text.
  /// - Complexity: O(*n*) in their bytes.
  package func tokenize(lines texts: [String]) -> [TokenizedText] {
    var chunks: [[UInt8]] = [[]]
    for text in texts {
      let last = chunks.count - 1
      if chunks[last].count + text.utf8.count >= Self.batchSize { chunks.append([]) }
      chunks[chunks.count - 1] += text.utf8
      chunks[chunks.count - 1].append(UInt8(ascii: "\n"))
    }
    return chunks.map(tokenize)
  }
}
