import TextAnalysis

/// The words the grammar knows, as rows of a meaning and the phrases for it, separated by `|`.
enum Vocabulary {
  /// A meaning and the phrases for it.
  struct Row {
    var meaning: Meaning
    var phrases: String

    init(_ meaning: Meaning, _ phrases: String) {
      self.meaning = meaning
      self.phrases = phrases
    }
  }

  /// All words as a trie.
  static func trie() -> PhraseTrie<Meaning> {
    var trie = PhraseTrie<Meaning>(capacity: 4096)
    let tokenizer = Tokenizer()
    for row in englishNumbers + chineseNumbers + calendar + dayParts + holidays + answers + keywords
      + chineseKeywords + arithmetic
    {
      insert(row, into: &trie, tokenizer)
    }
    for (index, unit) in MeasurementUnit.all.enumerated() {
      insert(Row(.unit(index), unit.words), into: &trie, tokenizer)
    }
    for (index, currency) in Currency.all.enumerated() {
      insert(Row(.currency(index), currency.words), into: &trie, tokenizer)
    }
    return trie
  }

  private static func insert(
    _ row: Row, into trie: inout PhraseTrie<Meaning>, _ tokenizer: Tokenizer
  ) {
    let bar = FNV1a.hash("|")
    let keys = tokenizer.tokenize(row.phrases).tokens.map(\.key)
    for phrase in keys.split(separator: bar) { trie.insert(phrase, row.meaning) }
  }
}
