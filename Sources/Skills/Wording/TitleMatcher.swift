/// Finds what the user means by a few words among the titles of records.
struct TitleMatcher {
  private let query: String
  private let terms: Set<String>

  /// Creates a matcher.
  ///
  /// - Parameter query: what the user calls the thing.
  init(_ query: String) {
    self.query = Self.folded(query)
    terms = Self.terms(of: query)
  }

  /// Whether the title is the query, or holds all its words.
  ///
  /// - Parameter title: the title of a record.
  /// - Returns: whether it is.
  func isWhole(in title: String) -> Bool {
    if !query.isEmpty, Self.folded(title).contains(query) { return true }
    return !terms.isEmpty && terms.isSubset(of: Self.terms(of: title))
  }

  /// Whether the title has all words of the query, some of them spelt a letter differently: "cotage".
  ///
  /// - Parameter title: the title of a record.
  /// - Returns: whether it does.
  func isNear(_ title: String) -> Bool {
    let words = Self.words(of: query)
    let others = Self.words(of: Self.folded(title))
    return !words.isEmpty
      && words.allSatisfy { word in
        others.contains { other in
          word == other
            || (min(word.count, other.count) >= 4
              && EditDistance.isOneEdit(from: word, to: other))
        }
      }
  }

  private static func words(of folded: String) -> [String] {
    folded.split(separator: " ").map(String.init)
  }

  /// How well a title fits: 2 for the same words, 1.5 where it holds the query, above 1 where the
  /// query holds it, below for the share of words they have in common; 0 for none.
  ///
  /// - Parameter title: the title of a record.
  /// - Returns: the fit, from 0 to 2.
  func fit(_ title: String) -> Double {
    let other = Self.folded(title)
    guard !query.isEmpty, !other.isEmpty else { return 0 }
    if other == query { return 2 }
    if other.contains(query) { return 1.5 }
    if query.contains(other) { return 1 + 0.4 * Double(other.count) / Double(query.count) }
    let others = Self.terms(of: title)
    let common = terms.intersection(others).count
    guard common > 0 else { return 0 }
    return Double(common) / Double(min(terms.count, others.count))
  }

  /// The places of the titles that fit best.
  ///
  /// - Parameter titles: the titles of the records.
  /// - Returns: the one place, several that fit alike, or none where nothing fits half.
  /// - Complexity: O(*n*) in the length of the titles.
  func best(in titles: [String]) -> [Int] {
    let fits = titles.map(fit)
    guard let best = fits.max(), best >= 0.5 else { return [] }
    return fits.indices.filter { fits[$0] == best }
  }

  /// The words between single spaces, one at each end, so that only whole words are found.
  private static func folded(_ text: String) -> String {
    let words = TextPiece.split(text).filter { $0.kind != .sign && !articles.contains($0.text) }
    return words.isEmpty ? "" : " " + words.map(\.text).joined(separator: " ") + " "
  }

  private static func terms(of text: String) -> Set<String> {
    var terms = Set(SentenceTerms.terms(of: text))
    for piece in TextPiece.split(text) where piece.number != nil { terms.insert(piece.text) }
    return terms
  }

  private static let articles: Set<String> = ["the", "a", "an", "my", "your", "that", "this"]
}
