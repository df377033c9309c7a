import Testing

@testable import ParleyCLI

struct ScreenPainterTests {
  private func frame(_ rows: [String], at cursor: (row: Int, column: Int)) -> Frame {
    Frame(
      rows: rows.map { Frame.Row(text: $0, columns: $0.count) }, cursorRow: cursor.row,
      cursorColumn: cursor.column)
  }

  @Test func onlyRowsThatDifferAreDrawn() {
    var painter = ScreenPainter()
    #expect(
      painter.paint(frame(["> ab", "cd"], at: (1, 2)), columns: 9)
        == "\r> ab\u{1B}[K\r\ncd\u{1B}[K\r\u{1B}[2C")
    #expect(
      painter.paint(frame(["> ab", "ce"], at: (0, 3)), columns: 9)
        == "\rce\u{1B}[K\u{1B}[1A\r\u{1B}[3C")
    #expect(
      painter.paint(frame(["> ab"], at: (0, 3)), columns: 9)
        == "\u{1B}[1B\r\u{1B}[J\u{1B}[1A\r\u{1B}[3C")
    #expect(painter.paint(frame(["> ab"], at: (0, 3)), columns: 9) == "")
  }

  @Test func aNarrowerScreenHasBrokenTheRows() {
    var painter = ScreenPainter()
    _ = painter.paint(frame(["> 3456789", "12"], at: (1, 2)), columns: 9)
    #expect(painter.erase(columns: 5) == "\u{1B}[2A\r\u{1B}[J")
    #expect(painter.erase(columns: 5) == "")
  }

  @Test func aWideCharacterIsNeverBrokenInTwo() {
    let row = Frame.Row(text: "\u{1B}[32m三四\u{1B}[0m五六", columns: 8)
    #expect(row.breaks(in: 3) == 3)
    #expect(row.breaks(in: 4) == 1)
    #expect(row.breaks(in: 4, before: 4) == 1)
    #expect(row.breaks(in: 5, before: 4) == 0)
    #expect(row.breaks(in: 5, before: 6) == 1)
  }
}
