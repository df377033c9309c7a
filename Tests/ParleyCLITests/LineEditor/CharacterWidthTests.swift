import Testing

@testable import ParleyCLI

struct CharacterWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("三", 2), ("，", 2), ("ａ", 2), ("한", 2), ("ｱ", 1),
    ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("\u{200B}", 0),
    ("𠀀", 2), ("…", 1), ("\u{301}", 0),
  ])
  func aClusterHasTheWidthOfItsBase(text: String, columns: Int) {
    #expect(text.count == 1)
    #expect(CharacterWidth.columns(of: text) == columns)
  }
}
