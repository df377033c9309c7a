/// Fits one-vs-rest linear classifiers with squared hinge loss, a block of classes after the other.
///
/// A class's own examples cost `ownCost`, all others `otherCost`; there is no learning rate and no
/// random start. Classes are independent of each other but for the order in which examples are
/// visited, and sums have a fixed order: the same rows and seed give the same bits, however wide the
/// blocks are and whoever fits them. A block needs memory for its own weights only.
/// Source: Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear SVM", 2008.
struct DualCoordinateDescent {
  var ownCost: Float = 4
  var otherCost: Float = 1
  /// With ten, half of the decisions that change as intents are added would change with the shuffle.
  var epochs = 14
  var seed: UInt64
  /// How many threads fit at once.
  var jobs = 1
  /// How many classes are fitted together at most; the weights don't depend on it.
  var blockWidth = ClassBlock.mostClasses

  /// Fits the weights.
  ///
  /// - Parameters:
  ///   - problem: what to fit them to.
  ///   - body: what to do with each fitted block, which is valid only while it runs; blocks are
  ///     fitted on several threads.
  /// - Returns: what the closure returns, in the order of the classes.
  /// - Complexity: O(*e*·*n*·*k*) for *e* epochs, *n* entries of the rows and *k* classes.
  func fit<Fitted>(
    _ problem: DescentProblem, _ body: @Sendable (ClassBlock) -> Fitted
  ) -> [Fitted] {
    let examples = DescentExamples(problem)
    defer { examples.deallocate() }
    let orders = orders(of: problem.labels.classes.count)
    let blocks = blocks(of: problem.classCount)
    return ParallelMap(threads: jobs).map(blocks.count) { number in
      let block = ClassBlock(classes: blocks[number], of: problem, examples: examples)
      defer { block.deallocate() }
      for order in orders {
        for row in order {
          block.visit(Int(row), ownCost: ownCost, otherCost: otherCost)
        }
      }
      return body(block)
    }
  }

  /// The order in which each epoch visits the examples.
  private func orders(of count: Int) -> [[UInt32]] {
    var order = (0..<count).map { UInt32(truncatingIfNeeded: $0) }
    var random = XorShift64(seed: seed)
    return (0..<epochs).map { _ in
      random.shuffle(&order)
      return order
    }
  }

  /// The classes of each block: evenly many, and where that pays a block for each thread.
  private func blocks(of classCount: Int) -> [Range<Int>] {
    let most = min(max(blockWidth, 1), ClassBlock.mostClasses)
    let fewest = (classCount + most - 1) / most
    let count = max(fewest, min(jobs, classCount / ClassBlock.fewestClasses), 1)
    let width = max((classCount + count - 1) / count + 7, 8) / 8 * 8
    return stride(from: 0, to: classCount, by: width).map {
      $0..<min($0 + width, classCount)
    }
  }
}
