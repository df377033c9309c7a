import Testing

@testable import Skills

struct SummarizerTests {
  /// The measure: of the sentences that a reader marked, the share among as many chosen ones.
  ///
  /// The floors are what is reached; the texts of the last row had no part in choosing weights.
  @Test(arguments: [
    (MarkedText.english, 0.6), (MarkedText.chinese, 0.6), (MarkedText.heldOut, 0.5),
  ])
  func findsMoreKeySentencesThanTheLead(texts: [MarkedText], floor: Double) {
    let count = Double(texts.count)
    let recall = texts.map(\.recall).reduce(0, +) / count
    let lead = texts.map(\.recallOfLead).reduce(0, +) / count
    #expect(recall >= floor)
    #expect(recall > lead + 0.2)
  }
}
