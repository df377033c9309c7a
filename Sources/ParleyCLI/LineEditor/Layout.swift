import Evaluation
import IntentSchema

/// Puts a line that is edited, with all that belongs to it, on the screen.
struct Layout {
  /// How many rows of candidates are shown at once.
  private static let menuHeight = 8

  /// What is typed after.
  var prompt: String
  /// The size of the screen.
  var size: ScreenSize
  /// Whether styles become colours.
  var isColored: Bool
  /// The language of what is said beside the line.
  var language = Language.english

  /// The frame of a line.
  ///
  /// - Parameter editor: the line.
  /// - Returns: the frame, of at most the height of the screen.
  /// - Complexity: O(*n*) in the length of the line.
  func frame(of editor: LineEditor) -> Frame {
    var builder = FrameBuilder(columns: size.columns, isColored: isColored)
    putPrompt(of: editor, in: &builder)
    let indent = min(builder.column, 2)
    for (index, character) in editor.buffer.characters.enumerated() {
      if index == editor.buffer.cursor { builder.markCursor() }
      if character.isNewline {
        builder.newRow()
        builder.put(String(repeating: " ", count: indent))
      } else {
        builder.put(character)
      }
    }
    if editor.buffer.isAtEnd { builder.markCursor() }
    // Without colours what is offered would look as if it were typed.
    if isColored { builder.putClipped(editor.suggestion, .dim) }
    if let menu = editor.menu { put(menu, in: &builder) }
    return builder.finished().clipped(to: size.rows)
  }

  private func putPrompt(of editor: LineEditor, in builder: inout FrameBuilder) {
    guard let search = editor.search else {
      builder.put(prompt, .green)
      return
    }
    let label = language.choose("history", "历史")
    let failing = search.isFailing ? language.choose(" (no more)", "（没有了）") : ""
    builder.put("\(label)\(failing) ", .dim)
    builder.put(search.query, search.isFailing ? .red : .cyan)
    builder.put(": ", .dim)
  }

  private func put(_ menu: CompletionMenu, in builder: inout FrameBuilder) {
    let candidates = menu.completion.candidates
    let hasDetails = candidates.contains { !$0.detail.isEmpty }
    let widest = candidates.map { CharacterWidth.columns(of: $0.text) }.max() ?? 0
    let width = min(widest, size.columns - 3)
    let perRow = hasDetails ? 1 : max(1, size.columns / (width + 4))
    let rows = (candidates.count + perRow - 1) / perRow
    let height = min(rows, max(1, min(Self.menuHeight, size.rows - 2)))
    let selected = (menu.selection ?? 0) / perRow
    let top = min(max(0, selected - height + 1), rows - height)
    for row in top..<(top + height) {
      builder.newRow()
      for index in (row * perRow)..<min((row + 1) * perRow, candidates.count) {
        put(candidates[index], width, isSelected: index == menu.selection, in: &builder)
      }
    }
    if rows > height {
      builder.newRow()
      let rest = candidates.count - (top + height) * perRow
      let text = rest > 0 ? language.choose("… \(rest) more", "……还有 \(rest) 个") : "…"
      builder.putClipped("  \(text)", .dim)
    }
  }

  private func put(
    _ candidate: Completion.Candidate, _ width: Int, isSelected: Bool,
    in builder: inout FrameBuilder
  ) {
    let label = TextFit.padded(TextFit.clipped(candidate.text, to: width), to: width)
    builder.put(isSelected ? "> " : "  ", isSelected ? .cyan : .plain)
    builder.put(label, isSelected ? .reverse : .plain)
    builder.put(" ")
    if builder.column < size.columns { builder.put(" ") }
    if !candidate.detail.isEmpty { builder.putClipped(candidate.detail, .dim) }
  }
}
