/// Known typos: token sequences and what they stand for.
struct TypoTable: Sendable {
  /// One known typo.
  struct Entry: Sendable {
    /// The keys of the tokens that are wrong, never empty.
    var wrong: ArraySlice<UInt64>
    /// What they stand for, as written; it has a token.
    var right: String
  }

  /// The entries, those with the same first token side by side, the longest first.
  private let entries: [Entry]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - typos: what is typed and what is meant; of two entries for the same tokens the first counts,
  ///     and one without any token on either side is left out.
  ///   - keys: the keys of the tokens that each entry corrects.
  /// - Complexity: O(*n* log *n*) in their number.
  init(_ typos: [(wrong: String, right: String)], keys: [ArraySlice<UInt64>]) {
    var order: [(first: UInt64, count: Int, index: Int)] = []
    for index in typos.indices {
      guard let first = keys[index].first, typos[index].right.utf8.contains(where: { $0 > 0x20 })
      else { continue }
      order.append((first, keys[index].count, index))
    }
    order.sort { a, b in (a.first, b.count, a.index) < (b.first, a.count, b.index) }
    entries = order.map { Entry(wrong: keys[$0.index], right: typos[$0.index].right) }
  }

  /// The first tokens of entries, each with the index of its first entry.
  var firstTokens: [(key: UInt64, index: Int)] {
    entries.indices.compactMap { index in
      guard let key = entries[index].wrong.first else { return nil }
      return index > 0 && entries[index - 1].wrong.first == key ? nil : (key, index)
    }
  }

  /// The longest entry that matches.
  ///
  /// - Parameters:
  ///   - tokens: the tokens that it must begin with.
  ///   - start: the index of the first entry with that first token.
  /// - Returns: the entry, or nil if none matches.
  /// - Complexity: O(*n*) in the number of entries with that first token.
  func match(_ tokens: ArraySlice<Token>, from start: Int) -> Entry? {
    for entry in entries[start...] {
      if entry.wrong.first != tokens.first?.key { return nil }
      if entry.wrong.count <= tokens.count,
        zip(entry.wrong, tokens).allSatisfy({ $0 == $1.key })
      {
        return entry
      }
    }
    return nil
  }
}
