import Measures
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

  /// The words that every utterance is looked up for, as a trie.
  static func trie() -> PhraseTrie<Meaning> {
    var rows =
      englishNumbers + chineseNumbers + calendar + dayParts + holidays + answers + keywords
      + chineseKeywords + arithmetic
    rows += MeasurementUnit.all.enumerated().map { Row(.unit($0), $1.words) }
    rows += Currency.all.enumerated().map { Row(.currency($0), $1.words) }
    rows += Currency.all.enumerated().map { Row(.millionsOf($0), "m\($1.code)") }
    return trie(of: rows)
  }

  /// The words that are looked up only where everything is wanted, as a trie.
  static func thoroughTrie() -> PhraseTrie<Meaning> { trie(of: thoroughKeywords) }

  private static func trie(of rows: [Row]) -> PhraseTrie<Meaning> {
    let bar = FNV1a.hash("|")
    let keys = Tokenizer().keys(ofEach: rows.map(\.phrases))
    return PhraseTrie(
      zip(rows, keys).flatMap { row, keys in
        keys.split(separator: bar).map { (keys: $0, payload: row.meaning) }
      })
  }
}
