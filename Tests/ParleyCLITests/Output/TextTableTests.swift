import Testing

@testable import ParleyCLI

struct TextTableTests {
  @Test func wideCharactersKeepTheColumnsAligned() {
    let table = TextTable(
      [
        [.init("三四", .bold), .init("1"), .init("one two three four five six")],
        [.init("a\u{1B}[2J"), .init("二十"), .init("short")],
      ], columns: 34)
    #expect(
      table.lines.map { $0.rendered(isColored: false) } == [
        "三四  1     one two three four", "            five six", "a     二十  short",
      ])
  }
}
