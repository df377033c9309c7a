import Testing

@testable import ParleyCLI

struct TerminalTextTests {
  @Test(arguments: [
    ("plain\ttext\n", "plain\ttext\n"),
    ("你好 🙂 é", "你好 🙂 é"),
    ("a\u{1B}[31mred\u{1B}[0m", "ared"),
    ("a\u{1B}]0;title\u{07}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    ("a\u{1B}]never ends\nb", "a\nb"),
    ("a\u{1B}(Bb\u{1B}cc", "abc"),
    ("a\u{9B}31mb\u{90}x\u{9C}c", "abc"),
    ("\r\u{08}\u{7F}\u{00}x\u{85}", "x"),
    ("a\u{202E}b\u{2066}c\u{2069}", "abc"),
    ("pass\u{200B}word\u{FEFF}\u{2060}\u{AD}\u{200E}\u{61C}", "password"),
    ("a\u{E0001}\u{E0041}\u{E0042}b\u{E0100}c\u{FE00}\u{3164}d", "abcd"),
    ("a\u{2028}b\u{2029}c\u{FFF9}d", "abcd"),
    ("👩‍👩‍👧 ❤️ 1️⃣ 👍🏽 ☎︎ 🏳️‍🌈", "👩‍👩‍👧 ❤️ 1️⃣ 👍🏽 ☎︎ 🏳️‍🌈"),
    ("a\u{200D}b \u{200D}c 1\u{200D}2 三\u{FE0F}", "ab c 12 三"),
    ("می\u{200C}خواهم क्\u{200D}ष", "می\u{200C}خواهم क्\u{200D}ष"),
    ("end\u{1B}", "end"),
    ("end\u{1B}[12", "end"),
    ("a\u{1B}\u{1B}[1mb", "ab"),
  ])
  func controlSequencesAreLeftOut(text: String, shown: String) {
    #expect(TerminalText.sanitized(text) == shown)
  }

  @Test func stylesAreColoursOnlyWhereWanted() {
    let text = StyledText("a\u{1B}[5m", .red) + "b"
    #expect(text.rendered(isColored: false) == "ab")
    #expect(text.rendered(isColored: true) == "\u{1B}[31ma\u{1B}[0mb")
  }
}
