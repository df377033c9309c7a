import Testing

@testable import Skills

struct ProseReaderTests {
  @Test func keepsOnlyTheProseOfMarkdown() {
    let text = """
      ---
      title: x
      ---
      # A heading

      One **bold** line
      and [a link](https://example.com) after it.

      - [x] an item
      2. another `item`

      | a | b |
      |---|---|

      ```swift
      let code = 1
      ```
      Old heading
      -----------
      > quoted words, 3 * 4 = 12.

      中文一行
      接着一行。
      """
    let expected = [
      "One bold line and a link after it.", "an item", "another item",
      "quoted words, 3 * 4 = 12.", "中文一行接着一行。",
    ]
    #expect(ProseReader.paragraphs(of: text) == expected)
  }

  @Test func readsAnUnclosedFenceToTheEnd() {
    #expect(ProseReader.paragraphs(of: "a\n```\nb") == ["a"])
    #expect(ProseReader.paragraphs(of: "").isEmpty)
  }
}
