@testable import TextAnalysis
import Testing

struct EnglishLexiconTests {
  @Test(arguments: ["thru", "pedometer", "parisian", "nile", "zyuganov"])
  func knowsRarerWordsAndNames(word: String) {
    #expect(EnglishLexicon().contains(Array(word.utf8)[...]))
    #expect(!EnglishLexicon().containsCommon(Array(word.utf8)[...]))
  }

  @Test func tellsCommonWordsFromRarerOnes() {
    #expect(EnglishLexicon().containsCommon(Array("timer".utf8)[...]))
    #expect(!EnglishLexicon().contains(Array("timr".utf8)[...]))
    #expect(!EnglishLexicon().contains(Array("thru.".utf8)[...]))
  }

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
