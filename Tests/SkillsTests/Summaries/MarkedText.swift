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

  /// How many of the marked sentences the summariser finds, given as many choices.
  var found: Int {
    marked(among: Summarizer.summarize(text, count: keySentences.count).sentences)
  }

  /// How many of the marked sentences are among as many first ones.
  var foundByLead: Int {
    let sentences = ProseReader.paragraphs(of: text).flatMap(SentenceSplitter.sentences)
    return marked(among: Array(sentences.prefix(keySentences.count)))
  }

  private func marked(among sentences: [String]) -> Int {
    sentences.filter(keySentences.contains).count
  }
}
