import Testing

@testable import ParleyCLI

struct LayoutTests {
  private func frame(_ keys: Key..., columns: Int = 10, rows: Int = 24) -> Frame {
    var editor = LineEditor(history: History(["set a timer"]))
    for key in keys { _ = editor.handle(key) }
    let size = ScreenSize(columns: columns, rows: rows)
    return Layout(prompt: "> ", size: size, isColored: false).frame(of: editor)
  }

  @Test func aWideCharacterThatDoesNotFitGoesToTheNextRow() {
    let frame = frame("1234567三四")
    #expect(frame.rows.map(\.text) == ["> 1234567", "三四"])
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorColumn == 4)
  }

  @Test func aFullRowPutsTheCursorInTheNext() {
    let frame = frame("12345678")
    #expect(frame.rows.map(\.text) == ["> 12345678", ""])
    #expect((frame.cursorRow, frame.cursorColumn) == (1, 0))
  }

  @Test func linesStandBelowEachOther() {
    let frame = frame(.paste("a\nb"), .up)
    #expect(frame.rows.map(\.text) == ["> a", "  b"])
    #expect((frame.cursorRow, frame.cursorColumn) == (0, 3))
  }

  @Test func aLongLineShowsThePartAroundTheCursor() {
    let text = String(repeating: "x", count: 100)
    let end = frame(.text(text), rows: 4)
    #expect(end.rows.count == 4)
    #expect(end.cursorRow == 3)
    let start = frame(.text(text), .home, rows: 4)
    #expect(start.rows.first?.text.hasPrefix("> x") == true)
    #expect(start.cursorRow == 0)
  }

  @Test func withoutColoursNothingIsOffered() {
    #expect(frame("set").rows.map(\.text) == ["> set"])
  }
}
