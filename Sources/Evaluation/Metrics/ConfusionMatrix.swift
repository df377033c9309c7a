/// How often lines of one intent were taken for another.
public struct ConfusionMatrix: Sendable, Hashable {
  /// A pair of intents that were confused.
  public struct Confusion: Sendable, Hashable {
    /// The intent that the lines belong to.
    public var expected: String
    /// The intent that they were taken for.
    public var predicted: String
    /// How many lines.
    public var count: Int
  }

  /// The name that stands for lines taken for no intent.
  public static let none = "(none)"

  /// The intents that lines belong to or were taken for, sorted.
  public let labels: [String]
  /// The number of lines by expected intent, then by predicted intent.
  public let counts: [[Int]]

  /// Counts in-scope lines by the intent they belong to and their best intent.
  ///
  /// - Parameter lines: the lines; those out of scope don't count.
  /// - Complexity: O(*n* + *k*²) for *n* lines and *k* intents.
  public init(of lines: [ScoredUtterance]) {
    let pairs = lines.compactMap { line in
      line.expected.map { (expected: $0, predicted: line.best ?? Self.none) }
    }
    let labels = Set(pairs.flatMap { [$0.expected, $0.predicted] }).sorted()
    let positions = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    var counts = labels.map { _ in [Int](repeating: 0, count: labels.count) }
    for pair in pairs {
      guard let row = positions[pair.expected], let column = positions[pair.predicted] else {
        continue
      }
      counts[row][column] += 1
    }
    self.labels = labels
    self.counts = counts
  }

  /// The pairs that were confused, most frequent first, then by name.
  ///
  /// - Complexity: O(*k*²) in the number of intents.
  public var confusions: [Confusion] {
    labels.indices.flatMap { row in
      labels.indices.compactMap { column in
        guard row != column, counts[row][column] > 0 else { return nil }
        return Confusion(
          expected: labels[row], predicted: labels[column], count: counts[row][column])
      }
    }.sorted { ($1.count, $0.expected, $0.predicted) < ($0.count, $1.expected, $1.predicted) }
  }
}
