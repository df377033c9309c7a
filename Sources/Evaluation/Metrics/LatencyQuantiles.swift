/// How long something usually takes, and how long at worst but for one time in a hundred.
public struct LatencyQuantiles: Sendable, Hashable {
  /// What half of the times stay within, in microseconds.
  public var median: Double
  /// What 99 of 100 times stay within, in microseconds.
  public var p99: Double

  /// Finds the quantiles by nearest rank.
  ///
  /// - Parameter times: the times; without any both quantiles are 0.
  /// - Complexity: O(*n* log *n*) in the number of times.
  public init(of times: [Duration]) {
    let sorted = times.sorted()
    median = Self.microseconds(at: 50, of: sorted)
    p99 = Self.microseconds(at: 99, of: sorted)
  }

  /// The smallest time that a percentage of the times stay within.
  private static func microseconds(at percent: Int, of sorted: [Duration]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = (sorted.count * percent + 99) / 100
    return sorted[max(rank, 1) - 1] / .microseconds(1)
  }
}
