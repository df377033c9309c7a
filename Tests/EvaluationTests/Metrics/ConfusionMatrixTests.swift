import Evaluation
import Testing

struct ConfusionMatrixTests {
  private let matrix = ConfusionMatrix(of: [
    .line("tea", "tea", 0.9), .line("tea", "coffee", 0.9), .line("tea", "coffee", 0.2),
    .line("coffee", "coffee", 1), .line("coffee", nil, 0), .line("milk", "tea", 1),
    .line(nil, "tea", 1),
  ])

  @Test func countsByExpectedAndPredicted() {
    #expect(matrix.labels == ["(none)", "coffee", "milk", "tea"])
    #expect(matrix.counts == [[0, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 1], [0, 2, 0, 1]])
  }

  @Test func listsConfusionsMostFrequentFirst() {
    #expect(matrix.confusions.map(\.count) == [2, 1, 1])
    #expect(matrix.confusions.map(\.expected) == ["tea", "coffee", "milk"])
    #expect(matrix.confusions.map(\.predicted) == ["coffee", "(none)", "tea"])
  }

  @Test func rendersAsText() {
    #expect(
      matrix.text == """
                   1  2  3  4
        (none)  1  ·  ·  ·  ·
        coffee  2  1  1  ·  ·
        milk    3  ·  ·  ·  1
        tea     4  ·  2  ·  1

        """)
  }

  @Test func isEmptyWithoutLines() {
    #expect(ConfusionMatrix(of: []).labels.isEmpty)
    #expect(ConfusionMatrix(of: []).confusions.isEmpty)
  }
}
