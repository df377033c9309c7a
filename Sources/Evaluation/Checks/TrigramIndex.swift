/// Finds the texts that share most of their character trigrams with a given one.
///
/// The overlap is the Jaccard index of the sets of trigrams, over Unicode scalars; a text shorter
/// than three is one gram. A text that overlaps by more than a share *t* has more than *t* of the
/// query's *n* trigrams, so at least one of any *n* − ⌊*t n*⌋ of them: only the rarest are looked up
/// (prefix filtering, Chaudhuri, Ganti and Kaushik, 2006).
struct TrigramIndex {
  /// A text that overlaps enough.
  struct Match {
    /// The place of the text in the index.
    let index: Int
    /// The overlap, above the limit and at most 1.
    let overlap: Double
  }

  /// The overlap that has to be exceeded, in tenths.
  private static let limitInTenths = 7

  private var grams: [[UInt64]] = []
  private var postings: [UInt64: [Int]] = [:]

  /// Indexes texts.
  ///
  /// - Parameter texts: the texts.
  /// - Complexity: O(*n* log *n*) in their length.
  init(_ texts: [String]) {
    grams = texts.map(Self.grams)
    for (index, grams) in grams.enumerated() {
      for gram in grams { postings[gram, default: []].append(index) }
    }
  }

  /// The texts with an overlap above 0.7, the largest overlap first, then in order.
  ///
  /// - Parameter text: what is compared with the indexed texts.
  /// - Returns: the matches.
  /// - Complexity: O(*n* + *c* log *c*) in the length of the text and of the texts that share a rare
  ///   trigram with it.
  func matches(for text: String) -> [Match] {
    let query = Self.grams(text)
    let rarestFirst = query.map { (count: postings[$0]?.count ?? 0, gram: $0) }
      .sorted { ($0.count, $0.gram) < ($1.count, $1.gram) }
    let probes = query.count - query.count * Self.limitInTenths / 10
    var seen: Set<Int> = []
    var matches: [Match] = []
    for probe in rarestFirst.prefix(probes) {
      for index in postings[probe.gram] ?? [] where seen.insert(index).inserted {
        guard let overlap = Self.overlap(query, grams[index]) else { continue }
        matches.append(Match(index: index, overlap: overlap))
      }
    }
    return matches.sorted { ($1.overlap, $0.index) < ($0.overlap, $1.index) }
  }

  /// The overlap of two sorted sets, if it is above the limit.
  private static func overlap(_ a: [UInt64], _ b: [UInt64]) -> Double? {
    let (shorter, longer) = (min(a.count, b.count), max(a.count, b.count))
    guard shorter * 10 > longer * limitInTenths else { return nil }
    var (i, j, shared) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        (i, j, shared) = (i + 1, j + 1, shared + 1)
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    let union = a.count + b.count - shared
    return shared * 10 > union * limitInTenths ? Double(shared) / Double(union) : nil
  }

  /// The set of trigrams of a text, sorted, each scalar in 21 bits.
  private static func grams(_ text: String) -> [UInt64] {
    var all: [UInt64] = []
    var window: UInt64 = 0
    var count = 0
    for scalar in text.unicodeScalars {
      window = (window << 21 | UInt64(scalar.value)) & (1 << 63 - 1)
      count += 1
      if count >= 3 { all.append(window) }
    }
    if count == 1 || count == 2 { all.append(window) }
    all.sort()
    var unique: [UInt64] = []
    for gram in all where gram != unique.last { unique.append(gram) }
    return unique
  }
}
