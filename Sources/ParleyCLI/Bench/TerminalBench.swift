import IntentSchema

extension BenchSection {
  /// What a key costs until the screen shows it.
  static let terminal = BenchSection(
    option: OptionDefinition("terminal", "from a key to the screen")
  ) { (_) async throws(CommandFailure) in
    [
      TerminalBench.keystrokes("key at the end of 2,000 characters", at: 2_000),
      TerminalBench.keystrokes("key in the middle of 2,000 characters", at: 1_000),
      TerminalBench.search(),
    ]
  }
}

/// Measures the line editor, with 10,000 lines of history and colours.
enum TerminalBench {
  private static let lineLength = 2_000
  private static let keyCount = 200

  /// The median time of a key, from its bytes to the bytes for the screen.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - place: where in the line the keys are typed.
  /// - Returns: the figure.
  static func keystrokes(_ name: String, at place: Int) -> BenchFigure {
    var editor = LineEditor(history: history)
    editor.buffer = EditBuffer(String(repeating: "x", count: lineLength))
    editor.buffer.move(to: place)
    return measure(name, &editor, typing: Array("三a".utf8))
  }

  /// The median time of a key that searches the whole history and finds nothing.
  static func search() -> BenchFigure {
    var editor = LineEditor(history: history)
    _ = editor.handle(.control("r"))
    return measure("key of a search through 10,000 lines", &editor, typing: Array("q".utf8))
  }

  private static var history: History {
    History((0..<History.limit).map { "set a timer for \($0) minutes and call it number \($0)" })
  }

  private static func measure(
    _ name: String, _ editor: inout LineEditor, typing bytes: [UInt8]
  ) -> BenchFigure {
    let size = ScreenSize(columns: 80, rows: 50)
    let layout = Layout(prompt: "> ", size: size, isColored: true)
    var (decoder, painter) = (KeyDecoder(), ScreenPainter())
    _ = painter.paint(layout.frame(of: editor), columns: size.columns)
    let clock = ContinuousClock()
    var written = 0
    let times = (0..<keyCount).map { _ in
      clock.measure {
        for key in decoder.decode(bytes) { _ = editor.handle(key) }
        written += painter.paint(layout.frame(of: editor), columns: size.columns).utf8.count
      }
    }
    let median = times.sorted()[keyCount / 2]
    let (seconds, attoseconds) = median.components
    return BenchFigure(name, Double(seconds) * 1e3 + Double(attoseconds) / 1e15, "ms")
  }
}
