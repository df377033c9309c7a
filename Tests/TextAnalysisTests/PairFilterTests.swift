import Testing

@testable import TextAnalysis

struct PairFilterTests {
  private func pairs(_ numbers: Range<UInt64>) -> [PairFilter.Pair] {
    numbers.map { PairFilter.Pair(FNV1a.hash("\($0)"), FNV1a.hash("\($0 * 7)")) }
  }

  @Test func holdsWhatWasPutInAndHardlyAnythingElse() {
    let filter = PairFilter(pairs(0..<10_000))
    #expect(pairs(0..<10_000).allSatisfy(filter.contains))
    let mistaken = pairs(10_000..<20_000).count(where: filter.contains)
    #expect(mistaken < 300)
  }

  @Test func theOrderOfAPairMatters() {
    let (first, second) = (FNV1a.hash("提"), FNV1a.hash("醒"))
    let filter = PairFilter([.init(first, second)])
    #expect(filter.contains(.init(first, second)))
    #expect(!filter.contains(.init(second, first)))
    #expect(!PairFilter([]).contains(.init(first, second)))
  }

  @Test func restoresOnlyPowersOfTwo() throws {
    let filter = PairFilter(pairs(0..<100))
    #expect(try #require(PairFilter(words: filter.words)) == filter)
    #expect(PairFilter(words: []) == nil)
    #expect(PairFilter(words: [1, 2, 3]) == nil)
  }
}
