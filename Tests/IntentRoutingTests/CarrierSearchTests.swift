import Testing

@testable import IntentRouting

struct CarrierSearchTests {
  private let edge = CarrierTable.edge

  private func carrier(_ before: [UInt64], _ after: [UInt64]) -> CarrierTable.Carrier {
    CarrierTable.Carrier(intent: 0, slot: 0, before: before, after: after)
  }

  @Test func takesWhatStandsBetweenTheLearntWords() {
    let search = CarrierSearch(keys: [10, 11, 12, 13, 14])
    #expect(
      search.best(of: [carrier([10], [13, 14])], for: 0, minimum: 3)
        == CarrierSearch.Finding(span: 1..<3, score: 4))
  }

  @Test func prefersTheLongerSurroundings() {
    let search = CarrierSearch(keys: [10, 11, 12, 13])
    let found = search.best(
      of: [carrier([10], [edge]), carrier([11, 10], [edge])], for: 0, minimum: 3)
    #expect(found == CarrierSearch.Finding(span: 2..<4, score: 5))
  }

  @Test func neverTakesAWholeUtterance() {
    #expect(
      CarrierSearch(keys: [10]).best(of: [carrier([edge], [edge])], for: 0, minimum: 1) == nil)
  }

  @Test func findsNothingBelowTheMinimum() {
    let search = CarrierSearch(keys: [10, 11])
    #expect(search.best(of: [carrier([10], [edge])], for: 0, minimum: 4) == nil)
    #expect(search.best(of: [], for: 0, minimum: 1) == nil)
    #expect(CarrierSearch(keys: []).best(of: [carrier([10], [edge])], for: 0, minimum: 1) == nil)
  }
}
