import IntentSchema
import Testing

struct SourceFragmentTests {
  @Test func resolvesEscapes() {
    #expect(fragment(##"a\|b \[c\] \* \# \\ C:\temp \"##).text == ##"a|b [c] * # \ C:\temp \"##)
  }

  @Test func splitsAtBarsOfBothWidthsUnlessEscaped() {
    let parts = fragment(#" a \| b | c ｜d|"#).split(on: .bar)
    #expect(parts.map(\.text) == ["a | b", "c", "d", ""])
    #expect(parts.map(\.location.column) == [2, 11, 14, 16])
  }

  @Test func splitsOnceAtTheFirstSeparator() {
    let sides = fragment("a：b:c").splitOnce(on: .colon)
    #expect(sides?.before.raw == "a")
    #expect(sides?.after.raw == "b:c")
    #expect(fragment("a").splitOnce(on: .equals)?.before.raw == nil)
  }

  @Test func splitsWords() {
    #expect(fragment(" a\tb\u{3000} c ").words().map(\.raw) == ["a", "b", "c"])
    #expect(fragment(" a  b c ").splitFirstWord().rest.raw == "b c")
    #expect(fragment("").splitFirstWord().word.isEmpty)
  }

  @Test func tellsAnEscapedEnd() {
    #expect(fragment("a$").endsWithUnescaped("$"))
    #expect(!fragment(#"a\$"#).endsWithUnescaped("$"))
    #expect(fragment(#"a\\$"#).endsWithUnescaped("$"))
  }

  private func fragment(_ text: String) -> SourceFragment {
    SourceFragment(path: "f", line: 1, scalars: Array(text.unicodeScalars)[...])
  }
}
