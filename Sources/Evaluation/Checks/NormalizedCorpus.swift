public import IntentSchema
import TextAnalysis

/// The lines of a corpus in the form in which checks compare them.
public struct NormalizedCorpus: Sendable {
  /// A line with its normalised form.
  public struct Line: Sendable, Hashable {
    /// The line.
    public let utterance: LabelledUtterance
    /// Chinese if it has Han characters, else English.
    public let language: Language
    /// Its words, numbers, Han characters and signs, normalised, without sentence punctuation.
    public let tokens: [String]
    /// The tokens as one text, with a space between all but Han characters.
    public let text: String
    /// Whether there is a letter or a digit in it.
    public let hasFeatures: Bool

    /// The name of the intent for a message.
    var label: String { utterance.intent.map { "`\($0)`" } ?? "out-of-scope" }
  }

  /// The training lines, in order.
  public let training: [Line]
  /// The test lines, in order.
  public let test: [Line]

  /// Normalises a corpus.
  ///
  /// - Parameter corpus: the corpus.
  /// - Complexity: O(*n*) in its length.
  public init(_ corpus: Corpus) {
    let tokenizer = Tokenizer()
    training = corpus.training.map { Line($0, tokenizer: tokenizer) }
    test = corpus.test.map { Line($0, tokenizer: tokenizer) }
  }
}

extension NormalizedCorpus.Line {
  fileprivate static let sentencePunctuation: Set<String> = [
    ".", ",", "!", "?", ";", ":", "…", "~", "\"", "'", "“", "”", "‘", "’",
  ]

  fileprivate init(_ utterance: LabelledUtterance, tokenizer: Tokenizer) {
    let tokenized = tokenizer.tokenize(utterance.text)
    var tokens: [String] = []
    var text = ""
    var hasFeatures = false
    var isAfterHan = true
    for token in tokenized.tokens {
      let word = tokenized.text(of: token)
      if token.kind == .symbol, Self.sentencePunctuation.contains(word) { continue }
      hasFeatures = hasFeatures || token.kind != .symbol
      let isHan = token.kind == .han
      if !isHan, !isAfterHan { text += " " }
      text += word
      isAfterHan = isHan
      tokens.append(word)
    }
    self.utterance = utterance
    self.language = Language(of: utterance.text)
    self.tokens = tokens
    self.text = text
    self.hasFeatures = hasFeatures
  }
}
