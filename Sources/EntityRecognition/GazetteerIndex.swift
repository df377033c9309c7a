import IntentSchema
import TextAnalysis

/// The synonyms of all gazetteers, by their tokens.
struct GazetteerIndex: Sendable {
  private struct Synonym: Sendable {
    var list: Int
    var value: String
    var label: String
  }

  private let names: [String]
  private let trie: PhraseTrie<Synonym>

  init(_ lists: [Gazetteer]) {
    let tokenizer = Tokenizer()
    var trie = PhraseTrie<Synonym>(
      capacity: lists.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.synonyms.count } })
    for (index, list) in lists.enumerated() {
      for entry in list.entries {
        for label in entry.synonyms {
          let keys = tokenizer.tokenize(label).tokens.map(\.key)
          trie.insert(keys, Synonym(list: index, value: entry.value, label: label))
        }
      }
    }
    names = lists.map(\.name)
    self.trie = trie
  }

  /// The entries in a text, the longest of each list.
  ///
  /// Where a synonym belongs to several entries of its list, the first one in the file is the
  /// value and the others are alternatives.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func entities(in text: TokenizedText) -> [Entity] {
    guard !names.isEmpty else { return [] }
    var found: [Entity] = []
    var ends = [Int](repeating: 0, count: names.count)
    for start in text.tokens.indices {
      var longest: [(synonym: Synonym, end: Int)] = []
      trie.matches(in: text.tokens, at: start) { synonym, end in
        if start >= ends[synonym.list] { longest.append((synonym, end)) }
      }
      for list in Set(longest.map(\.synonym.list)).sorted() {
        let matches = longest.filter { $0.synonym.list == list }
        guard let end = matches.map(\.end).max() else { continue }
        ends[list] = end
        // The trie gives the entry that was inserted last first.
        let values = matches.filter { $0.end == end }.reversed().map {
          SlotValue.listed(value: $0.synonym.value, label: $0.synonym.label)
        }
        let source = text.tokens[start].source.lowerBound..<text.tokens[end - 1].source.upperBound
        found.append(
          Entity(
            kind: .list, list: names[list], source: source, tokens: start..<end, value: values[0],
            alternatives: Array(values.dropFirst())))
      }
    }
    return found
  }
}
