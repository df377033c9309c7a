/// Picks the highest margins without sorting all of them.
enum BestMargins {
  /// A class and its margin.
  struct Pick: Hashable {
    var index: Int
    var margin: Float
  }

  /// Calls a closure with the highest margins, highest first, ties by lower class.
  ///
  /// - Parameters:
  ///   - margins: the margin by class.
  ///   - limit: how many to pick, at least 1.
  ///   - body: what to do with as many as the limit says, or all; they are valid while it runs.
  /// - Returns: what the closure returns.
  /// - Complexity: O(*k* + *p*·*l*) for *k* classes, of which *p* displace one of *l* picked.
  static func withBest<Result>(
    in margins: UnsafeBufferPointer<Float>, limit: Int,
    _ body: (UnsafeBufferPointer<Pick>) -> Result
  ) -> Result {
    let capacity = max(min(limit, margins.count), 1)
    return withUnsafeTemporaryAllocation(of: Pick.self, capacity: capacity) { picked in
      picked.initialize(repeating: Pick(index: 0, margin: -.infinity))
      var count = 0
      var index = 0
      while index < margins.count {
        let margin = margins[index]
        if margin > picked[capacity &- 1].margin || count < capacity {
          var position = min(count, capacity &- 1)
          while position > 0, picked[position &- 1].margin < margin {
            picked[position] = picked[position &- 1]
            position &-= 1
          }
          picked[position] = Pick(index: index, margin: margin)
          count = min(count &+ 1, capacity)
        }
        index &+= 1
      }
      return body(UnsafeBufferPointer(rebasing: picked[..<count]))
    }
  }
}
