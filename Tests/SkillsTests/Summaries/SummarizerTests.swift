import SkillKit
import Testing

@testable import Skills

struct SummarizerTests {
  /// The measure: of the sentences that a reader marked, how many are among as many chosen ones.
  ///
  /// The floors are what is reached; the texts of the last row had no part in choosing weights.
  @Test(arguments: [
    (MarkedText.english, of: 15, floor: 9), (MarkedText.chinese, of: 15, floor: 10),
    (MarkedText.heldOut, of: 18, floor: 9),
  ])
  func findsMoreKeySentencesThanTheLead(texts: [MarkedText], of total: Int, floor: Int) {
    let found = texts.map(\.found).reduce(0, +)
    let foundByLead = texts.map(\.foundByLead).reduce(0, +)
    #expect(texts.map(\.keySentences.count).reduce(0, +) == total)
    #expect(found >= floor)
    #expect(found > 2 * foundByLead)
  }

  @Test func keepsTheOrderOfTheTextAndRepeatsNothing() {
    for marked in MarkedText.english + MarkedText.chinese + MarkedText.heldOut {
      let summary = Summarizer.summarize(marked.text)
      let plain = marked.text.replacing("\n", with: " ")
      let places = summary.sentences.map {
        plain.ranges(of: $0).first?.lowerBound ?? plain.endIndex
      }
      #expect(places == places.sorted())
      #expect(Set(summary.sentences).count == summary.sentences.count)
      #expect((2...3).contains(summary.sentences.count))
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (6, 2), (12, 3), (40, 4), (200, 5), (900, 5)])
  func choosesByTheLengthOfTheText(count: Int, chosen: Int) {
    let words = (0..<(count + 5)).map { index in
      String(
        decoding: [25, index / 676, index / 26, index].map { UInt8(97 + $0 % 26) }, as: UTF8.self)
    }
    let text = (0..<count).map { "Xy \(words[$0..<($0 + 5)].joined(separator: "q ")). " }.joined()
    let summary = Summarizer.summarize(text)
    #expect(summary.total == count)
    #expect(summary.sentences.count == chosen)
  }

  @Test func passesOverSentencesThatSayTheSame() {
    let text = """
      The bridge over the river will close in May for repairs to its deck and its railings.
      The bridge over the river will close in May for repairs of its deck and its railings.
      Buses will take the long way round through the old town until the bridge opens again.
      It is an old bridge.
      """
    let summary = Summarizer.summarize(text, count: 2).sentences
    #expect(summary.count == 2)
    #expect(summary.filter { $0.contains("railings") }.count == 1)
  }

  @Test func takesAnyBytesInBoundedTime() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let summary = Summarizer.summarize(String(decoding: bytes, as: UTF8.self))
      #expect(summary.sentences.count <= max(1, summary.total))
    }
    let long = String(repeating: "一二三四五六七八九十，", count: 10_000)
    #expect(Summarizer.summarize(long).total == 1)
  }
}
