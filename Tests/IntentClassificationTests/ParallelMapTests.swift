import Testing

@testable import IntentClassification

struct ParallelMapTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 7, 64]) func keepsTheOrderOfResults(_ threads: Int) {
    #expect(ParallelMap(threads: threads).map(7) { $0 * $0 } == [0, 1, 4, 9, 16, 25, 36])
    #expect(ParallelMap(threads: threads).map(0) { $0 }.isEmpty)
  }

  @Test func keepsResultsThatAreNil() {
    let results = ParallelMap(threads: 3).map(5) { $0 % 2 == 0 ? $0 : nil }
    #expect(results == [0, nil, 2, nil, 4])
  }
}
