import Dispatch

/// Does pieces of work on several threads and keeps their results in order.
struct ParallelMap {
  private let threads: Int

  /// A map with so many threads.
  ///
  /// - Parameter threads: how many work at once; less than 1 counts as 1.
  init(threads: Int) { self.threads = max(threads, 1) }

  /// Calls a closure for each piece.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - body: the work for a piece, by number.
  /// - Returns: what the closure returns, by piece.
  func map<Result>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let threads = min(threads, count)
    guard threads > 1 else { return (0..<count).map(body) }
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { results in
      // A piece belongs to the one thread whose number is its remainder, so that no two threads write
      // the same element, and the buffer outlives them all: `concurrentPerform` returns after the last.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for piece in stride(from: thread, to: count, by: threads) { results[piece] = body(piece) }
      }
    }
    return results.compactMap(\.self)
  }
}
