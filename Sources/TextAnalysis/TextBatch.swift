/// Some short texts one after the other, each ended by a line break.
struct TextBatch {
  /// How many bytes are tokenised at once: few enough to stay in the nearest caches.
  static let size = 1024

  /// The bytes of all texts.
  private(set) var bytes: [UInt8] = []
  /// Where each text ends, its line break included.
  private(set) var ends: [Int] = []

  /// Puts texts into as few batches as they fit, in order; a longer text has one to itself.
  ///
  /// - Parameter texts: the texts.
  /// - Returns: the batches.
  /// - Complexity: O(*n*) in their bytes.
  static func batches(of texts: [String]) -> [TextBatch] {
    var batches: [TextBatch] = []
    var batch = TextBatch()
    for text in texts {
      if !batch.ends.isEmpty, batch.bytes.count + text.utf8.count >= size {
        batches.append(batch)
        batch = TextBatch()
      }
      batch.bytes += text.utf8
      batch.bytes.append(UInt8(ascii: "\n"))
      batch.ends.append(batch.bytes.count)
    }
    if !batch.ends.isEmpty { batches.append(batch) }
    return batches
  }
}

extension Tokenizer {
  /// Tokenises many short texts in few passes: a call a text costs more than its words do.
  ///
  /// - Parameter texts: the texts.
  /// - Returns: the tokens of all texts in order; the first one of each text follows white space or
  ///   begins a tokenised text.
  /// - Complexity: O(*n*) in their bytes.
  package func tokenize(lines texts: [String]) -> [TokenizedText] {
    TextBatch.batches(of: texts).map { tokenize($0.bytes) }
  }
}
