@testable import Skills

/// A text in which a reader marked the sentences that a summary should hold: one sentence a line,
/// key ones with an asterisk.
struct MarkedText: Sendable {
  /// The text without the marks.
  var text: String
  /// The marked sentences.
  var keySentences: Set<String>

  init(_ marked: String) {
    var keys: Set<String> = []
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("*") else { return String(line) }
      keys.insert(String(line.dropFirst()))
      return String(line.dropFirst())
    }
    text = lines.joined(separator: "\n")
    keySentences = keys
  }

  /// The share of the marked sentences that the summariser finds, given as many choices.
  var recall: Double {
    share(of: Summarizer.summarize(text, count: keySentences.count).sentences)
  }

  /// The share of the marked sentences that the first sentences hold, given as many.
  var recallOfLead: Double {
    let sentences = ProseReader.paragraphs(of: text).flatMap(SentenceSplitter.sentences)
    return share(of: Array(sentences.prefix(keySentences.count)))
  }

  private func share(of sentences: [String]) -> Double {
    Double(sentences.filter(keySentences.contains).count) / Double(keySentences.count)
  }
}
