import TextAnalysis
import Testing

@testable import IntentClassification

struct FeatureBagTests {
  @Test func countsEachFeatureOnce() {
    let text = Tokenizer().tokenize("no no no")
    let counts = FeatureBag.withEntries(of: text) { $0.map(\.count) }
    // no, ^ no, ␣n, no, ␣no, o␣, no␣, ␣no␣, no no, no … no, no $
    #expect(counts.sorted() == [1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3])
  }

  @Test func agreesWithTheExtractorOnLongText() {
    let line = (0..<3000).map { "w\($0 % 700)" }.joined(separator: " ")
    let text = Tokenizer().tokenize(line)
    var expected: [UInt64: UInt32] = [:]
    FeatureExtractor.forEachFeature(in: text) { expected[$0.key, default: 0] += 1 }
    let found = FeatureBag.withEntries(of: text) { entries in
      Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.count) })
    }
    #expect(found == expected)
  }

  @Test func isEmptyForEmptyText() {
    #expect(FeatureBag.withEntries(of: Tokenizer().tokenize("")) { $0.count } == 0)
  }
}
