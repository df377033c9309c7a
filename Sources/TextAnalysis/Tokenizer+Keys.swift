extension Tokenizer {
  /// The keys of the tokens of many short texts, read in few passes.
  ///
  /// A start tokenises thousands of phrases of a few words, where a call a phrase costs more than
  /// its words do.
  ///
  /// - Parameters:
  ///   - texts: the texts, each read to the byte limit.
  ///   - withSymbols: whether symbols are among the tokens.
  /// - Returns: the keys of each text, slices of one array.
  /// - Complexity: O(*n*) in their bytes.
  package func keys(
    ofEach texts: [String], withSymbols: Bool = true
  ) -> [ArraySlice<UInt64>] {
    var keys: [UInt64] = []
    var bounds = [0]
    bounds.reserveCapacity(texts.count + 1)
    for batch in TextBatch.batches(of: texts) {
      append(tokenize(batch.bytes).tokens, cutAt: batch.ends, withSymbols, to: &keys, &bounds)
    }
    return texts.indices.map { keys[bounds[$0]..<bounds[$0 + 1]] }
  }

  /// Appends the keys of the texts of a batch, and where the keys of each text end.
  private func append(
    _ tokens: [Token], cutAt ends: [Int], _ withSymbols: Bool, to keys: inout [UInt64],
    _ bounds: inout [Int]
  ) {
    var next = 0
    for end in ends {
      while next < tokens.count, tokens[next].source.lowerBound < end {
        if withSymbols || tokens[next].kind != .symbol { keys.append(tokens[next].key) }
        next += 1
      }
      bounds.append(keys.count)
    }
  }
}
