import Testing

@testable import TextAnalysis

struct TokenizerKeysTests {
  private let tokenizer = Tokenizer()

  private func keysOneByOne(_ texts: [String]) -> [[UInt64]] {
    texts.map { tokenizer.tokenize($0).tokens.map(\.key) }
  }

  @Test func givesTheKeysThatEachTextHasAlone() {
    let texts = ["New York", "", "纽约", "3 o'clock!", " \t ", "São Paulo", "👩‍👩‍👧"]
    #expect(tokenizer.keys(ofEach: texts).map(Array.init) == keysOneByOne(texts))
    #expect(tokenizer.keys(ofEach: []).isEmpty)
  }

  @Test func cutsNoTextAtTheEndOfAChunk() {
    let texts = (0..<3000).map { "entry number \($0)" }
    #expect(tokenizer.keys(ofEach: texts).map(Array.init) == keysOneByOne(texts))
  }

  @Test func readsALongTextToTheLimit() {
    let texts = ["before", String(repeating: "word ", count: 4000), "after"]
    #expect(tokenizer.keys(ofEach: texts).map(Array.init) == keysOneByOne(texts))
  }
}
