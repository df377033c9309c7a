import Testing

@testable import IntentClassification

struct BestMarginsTests {
  private func best(_ margins: [Float], _ limit: Int) -> [Int] {
    margins.withUnsafeBufferPointer { margins in
      BestMargins.withBest(in: margins, limit: limit) { $0.map(\.index) }
    }
  }

  @Test func picksTheHighestAndBreaksTiesByClass() {
    #expect(best([0.1, 0.9, 0.5, 0.9, -1], 3) == [1, 3, 2])
    #expect(best([2, 2, 2], 2) == [0, 1])
    #expect(best([1], 5) == [0])
    #expect(best([], 5) == [])
  }

  @Test func agreesWithSorting() {
    var random = XorShift64(seed: 7)
    for _ in 0..<200 {
      let margins = (0..<40).map { _ in Float(random.next() % 16) }
      let sorted = margins.indices.sorted { (-margins[$0], $0) < (-margins[$1], $1) }
      #expect(best(margins, 5) == Array(sorted.prefix(5)))
    }
  }
}
