import IntentSchema
import KeywordMatching
import TextAnalysis

/// The words of a catalogue by their keys: kept in a model file so that a start tokenises nothing.
struct CatalogueKeys: Sendable, Hashable {
  /// The keys of each literal of each phrase, symbols aside.
  let literals: [ArraySlice<UInt64>]
  /// The keys of each synonym of each list.
  let synonyms: [ArraySlice<UInt64>]
  /// The keys of what each entry of the typo table corrects.
  let typos: [ArraySlice<UInt64>]

  /// Restores keys; nil where there are more or fewer phrases than the catalogue has.
  ///
  /// - Parameters:
  ///   - tables: what `tables` of the same catalogue gave.
  ///   - catalogue: the catalogue.
  init?(_ tables: [[ArraySlice<UInt64>]], for catalogue: Catalogue) {
    let signals = catalogue.intents.lazy.flatMap(\.signals)
    let counts = [
      signals.reduce(0) { $0 + $1.literalCount }, catalogue.synonymCount, catalogue.typos.count,
    ]
    guard tables.map(\.count) == counts else { return nil }
    (literals, synonyms, typos) = (tables[0], tables[1], tables[2])
  }

  /// Tokenises a catalogue.
  ///
  /// - Parameter catalogue: the catalogue.
  /// - Complexity: O(*n*) in the length of its phrases.
  init(_ catalogue: Catalogue) {
    literals = KeywordTable.keys(of: catalogue)
    synonyms = Tokenizer().keys(ofEach: catalogue.listedNames)
    typos = Tokenizer().keys(ofEach: catalogue.typos.map(\.wrong))
  }

  /// The keys, to be kept.
  var tables: [[ArraySlice<UInt64>]] { [literals, synonyms, typos] }
}

extension Catalogue {
  fileprivate var synonymCount: Int {
    lists.reduce(0) { $1.entries.reduce($0) { $0 + $1.synonyms.count } }
  }
}

extension Signal {
  fileprivate var literalCount: Int {
    elements.count { if case .literal = $0 { true } else { false } }
  }
}
