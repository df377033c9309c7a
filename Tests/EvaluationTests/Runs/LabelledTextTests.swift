import Testing

@testable import Evaluation

struct LabelledTextTests {
  @Test func linesAreLabelTabText() {
    let file = "\u{FEFF}a\tfirst\ttext\r\n\n  \nb\t第二\noos\tnothing\nout-of-scope\tmore"
    let (lines, problems) = LabelledText.parse(Array(file.utf8))
    #expect(
      lines == [
        LabelledText(intent: "a", text: "first\ttext"), LabelledText(intent: "b", text: "第二"),
        LabelledText(intent: nil, text: "nothing"), LabelledText(intent: nil, text: "more"),
      ])
    #expect(problems == [])
  }

  @Test func outOfScopeLinesMayHaveNoLabel() {
    let (lines, problems) = LabelledText.parse(Array("plain\nx\ty\n".utf8), areOutOfScope: true)
    #expect(
      lines == [LabelledText(intent: nil, text: "plain"), LabelledText(intent: nil, text: "y")])
    #expect(problems == [])
  }

  @Test func everyBrokenLineIsReported() {
    let (lines, problems) = LabelledText.parse(Array("a\tb\nno tab\n\tno label\n".utf8))
    #expect(lines.count == 1)
    #expect(problems.map(\.line) == [2, 3])
  }
}
