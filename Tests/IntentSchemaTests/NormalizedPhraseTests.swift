import Testing

@testable import IntentSchema

struct NormalizedPhraseTests {
  @Test(arguments: [
    ("Set  A\tTimer ", "set a timer"), ("定 个 Timer 吧", "定个timer吧"), ("", ""), ("É", "é"),
  ])
  func foldsCaseAndSpaces(text: String, key: String) {
    #expect(NormalizedPhrase.key(of: text) == key)
  }
}
