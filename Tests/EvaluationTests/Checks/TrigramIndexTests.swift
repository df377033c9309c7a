import Testing

@testable import Evaluation

struct TrigramIndexTests {
  private let index = TrigramIndex(["abcdefghij", "abcdefghix", "几点", "xyz"])

  @Test func findsTheNearestTextFirst() {
    // 8 grams each; "abcdefghi" has 7 of the first and 7 of the second: the first comes first.
    let matches = index.matches(for: "abcdefghi")
    #expect(matches.map(\.index) == [0, 1])
    #expect(matches.map(\.overlap) == [7.0 / 8, 7.0 / 8])
    #expect(index.matches(for: "abcdefghix").map(\.index) == [1, 0])
    #expect(index.matches(for: "abcdefghix").map(\.overlap) == [1, 7.0 / 9])
  }

  @Test func needsMoreThanTheLimit() {
    // 7 of 10 grams is exactly 0.7.
    let index = TrigramIndex(["abcdefghijkl"])
    #expect(index.matches(for: "abcdefghi").isEmpty)
    #expect(index.matches(for: "abcdefghij").first?.overlap == 0.8)
  }

  @Test func comparesShortTextsWhole() {
    #expect(index.matches(for: "几点").first?.index == 2)
    #expect(index.matches(for: "几").isEmpty)
    #expect(index.matches(for: "").isEmpty)
  }

  @Test func agreesWithComparingAllPairs() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let texts = (0..<60).map { _ in
      String((0..<8 + next(5)).map { _ in next(5) == 0 ? "b" : "a" } as [Character])
    }
    let index = TrigramIndex(texts)
    for text in texts {
      let query = trigrams(text)
      let near = texts.indices.filter { other in
        let grams = trigrams(texts[other])
        return query.intersection(grams).count * 10 > query.union(grams).count * 7
      }
      #expect(index.matches(for: text).map(\.index).sorted() == near)
    }
  }

  private func trigrams(_ text: String) -> Set<[Character]> {
    let characters = Array(text)
    return Set(characters.indices.dropLast(2).map { Array(characters[$0..<$0 + 3]) })
  }
}
