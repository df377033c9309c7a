import Evaluation
import Testing

struct OutOfScopeCurveTests {
  @Test(arguments: [
    ([0.9, 0.8], [0.1, 0.2], 1.0), ([0.1, 0.2], [0.9, 0.8], 0.0), ([0.5, 0.5], [0.5], 0.5),
    ([0.9, 0.3], [0.5, 0.1], 0.75), ([0.4, 0.4, 0.6], [0.4, 0.5], 0.5),
  ])
  func measuresTheArea(_ inScope: [Double], _ outOfScope: [Double], _ area: Double) throws {
    let curve = OutOfScopeCurve(inScope: inScope, outOfScope: outOfScope)
    #expect(abs(try #require(curve.auroc) - area) < 1e-12)
  }

  @Test func agreesWithCountingPairs() throws {
    let inScope = (0..<60).map { Double($0 * 37 % 23) }
    let outOfScope = (0..<40).map { Double($0 * 17 % 19) - 3 }
    var sum = 0.0
    for high in inScope {
      for low in outOfScope { sum += high > low ? 1 : high == low ? 0.5 : 0 }
    }
    let curve = OutOfScopeCurve(inScope: inScope, outOfScope: outOfScope)
    #expect(abs(try #require(curve.auroc) - sum / 2400) < 1e-12)
  }

  @Test func findsTheRecallWhereFivePercentAreRejected() {
    let inScope = (1...100).map { Double($0) }
    let curve = OutOfScopeCurve(inScope: inScope, outOfScope: [0, 5, 5.5, 6, 50])
    // Of a hundred lines the five lowest go: the threshold is 6.
    #expect(curve.recall(rejecting: 0.05) == 0.6)
    #expect(curve.recall(rejecting: 0) == 0.2)
    #expect(curve.recall(rejecting: 1) == 1)
  }

  @Test func saysNothingWithoutBothSorts() {
    #expect(OutOfScopeCurve(inScope: [1], outOfScope: []).auroc == nil)
    #expect(OutOfScopeCurve(inScope: [], outOfScope: [1]).recall(rejecting: 0.05) == nil)
  }
}
