import Testing

@testable import TextAnalysis

struct SpellingVocabularyTests {
  @Test func listsEachWordOnceAndNoFigures() {
    let texts = Tokenizer().tokenize(lines: ["a timer", "A timer for 5, 分钟"])
    #expect(
      SpellingVocabulary.words(of: texts) == ["a", "timer", "for"].map { FNV1a.hash($0) }.sorted())
  }
}
