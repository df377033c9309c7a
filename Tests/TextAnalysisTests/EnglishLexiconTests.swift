import TextAnalysis
import Testing

struct EnglishLexiconTests {
  @Test(arguments: ["aardvark", "aback", "zoom", "the", "dont", "lets", "minute", "timer", "zoos"])
  func knowsCommonWords(word: String) {
    #expect(EnglishLexicon().contains(Array(word.utf8)[...]))
  }

  @Test(arguments: [
    "", "tiemr", "teh", "zzzz", "aa\n", "\n", "the\nt", "aardvar", "aardvarkk", "A",
  ])
  func knowsNothingElse(word: String) {
    #expect(!EnglishLexicon().contains(Array(word.utf8)[...]))
  }
}
