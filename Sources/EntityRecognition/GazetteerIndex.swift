import IntentSchema
import TextAnalysis

/// The synonyms of all gazetteers, by their tokens.
struct GazetteerIndex: Sendable {
  private struct Synonym: Sendable {
    var list: Int
    var value: String
    var label: String
    /// Whether the label has no white space, so that "in 3" isn't `in3`.
    var isSolid: Bool
  }

  private let names: [String]
  /// For each list, that no entry of it has been found.
  private let noEnds: [Int]
  private let trie: PhraseTrie<Synonym>

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - lists: the lists.
  ///   - keys: the keys of the tokens of each synonym, in the order of the lists.
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ lists: [Gazetteer], keys: [ArraySlice<UInt64>]) {
    names = lists.map(\.name)
    noEnds = lists.map { _ in 0 }
    var synonyms: [Synonym] = []
    for (index, list) in lists.enumerated() {
      for entry in list.entries {
        for label in entry.synonyms {
          synonyms.append(
            Synonym(
              list: index, value: entry.value, label: label,
              isSolid: !label.utf8.contains { $0 <= 0x20 }))
        }
      }
    }
    trie = PhraseTrie(zip(keys, synonyms).map { (keys: $0, payload: $1) })
  }

  /// The entries in a text, the longest of each list.
  ///
  /// - Parameter text: the text.
  /// - Returns: the entries, by where they begin.
  /// - Complexity: O(*n*) in the number of tokens.
  func readings(in text: TokenizedText) -> [Reading] {
    var found: [Reading] = []
    guard !names.isEmpty else { return found }
    var ends: [Int] = []
    let tokens = text.tokens.span
    for start in tokens.indices {
      let known = found.count
      trie.matches(in: tokens, at: start) { synonyms, end in
        if ends.isEmpty { ends = noEnds }
        var first = synonyms.lowerBound
        while first < synonyms.upperBound {
          let list = trie[first].list
          var last = first + 1
          while last < synonyms.upperBound, trie[last].list == list { last += 1 }
          let entries = first..<last
          first = last
          guard start >= ends[list] else { continue }
          if trie[entries.lowerBound].isSolid, tokens[start].kind == .word,
            (start + 1..<end).contains(where: { tokens[$0].followsSpace })
          {
            continue
          }
          // A longer synonym of the same list takes the place of the one before.
          found[known...].firstIndex { $0.order == list }.map { _ = found.remove(at: $0) }
          var reading = Reading(.list, start..<end, .listed(entries))
          reading.order = list
          found.append(reading)
        }
      }
      for index in known..<found.count {
        ends[found[index].order] = found[index].tokens.upperBound
      }
    }
    return found
  }

  /// The entity of some entries.
  ///
  /// Where a synonym belongs to several entries of its list, the first one in the file is the
  /// value and the others are alternatives.
  ///
  /// - Parameters:
  ///   - entries: indices of synonyms, of one list.
  ///   - tokens: where they are named.
  ///   - text: the text.
  /// - Returns: the entity, or nil for no entries.
  func entity(_ entries: Range<Int>, at tokens: Range<Int>, in text: TokenizedText) -> Entity? {
    guard let first = entries.first.map({ trie[$0] }) else { return nil }
    let source =
      text.tokens[tokens.lowerBound].source
      .lowerBound..<text.tokens[tokens.upperBound - 1].source.upperBound
    return Entity(
      kind: .list, list: names[first.list], source: source, tokens: tokens,
      value: .listed(value: first.value, label: first.label),
      alternatives: entries.dropFirst().map {
        .listed(value: trie[$0].value, label: trie[$0].label)
      })
  }
}
