/// Fills the rows of a frame with characters, going on in the next row where one is full.
struct FrameBuilder {
  private(set) var frame = Frame()
  private let columns: Int
  private let isColored: Bool
  private var style = StyledText.Style.plain

  /// Creates a builder of an empty frame.
  ///
  /// - Parameters:
  ///   - columns: how many columns the screen has.
  ///   - isColored: whether styles become colours.
  init(columns: Int, isColored: Bool) {
    self.columns = max(2, columns)
    self.isColored = isColored
  }

  /// How many columns the present row takes.
  var column: Int { frame.rows[frame.rows.count - 1].columns }

  /// Adds a character.
  ///
  /// - Parameters:
  ///   - character: the character; one without width joins the one before.
  ///   - style: how it looks.
  mutating func put(_ character: Character, _ style: StyledText.Style = .plain) {
    let width = CharacterWidth.columns(of: character)
    if column + width > columns { newRow() }
    use(style)
    frame.rows[frame.rows.count - 1].text.append(character)
    frame.rows[frame.rows.count - 1].columns += width
  }

  /// Adds a text of one line.
  mutating func put(_ text: String, _ style: StyledText.Style = .plain) {
    for character in text { put(character, style) }
  }

  /// Adds a text of one line as far as it fits in the row.
  mutating func putClipped(_ text: String, _ style: StyledText.Style = .plain) {
    put(TextFit.clipped(text, to: columns - column), style)
  }

  /// Begins another row.
  mutating func newRow() {
    use(.plain)
    frame.rows.append(Frame.Row())
  }

  /// Remembers where the cursor is: after what was put last.
  mutating func markCursor() {
    if column >= columns { newRow() }
    frame.cursorRow = frame.rows.count - 1
    frame.cursorColumn = column
  }

  /// Ends the frame.
  mutating func finished() -> Frame {
    use(.plain)
    return frame
  }

  private mutating func use(_ new: StyledText.Style) {
    guard isColored, new != style else { return }
    let last = frame.rows.count - 1
    if style != .plain { frame.rows[last].text += "\u{1B}[0m" }
    if new != .plain { frame.rows[last].text += "\u{1B}[\(new.rawValue)m" }
    style = new
  }
}
