/// Text with styles, which are colours only where the stream has them.
package struct StyledText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// How a piece looks.
  package enum Style: String, Sendable, Hashable {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case reverse = "7"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  private struct Piece: Sendable, Hashable {
    var text: String
    var style: Style
  }

  private var pieces: [Piece]

  /// Creates text of one style.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: how it looks.
  package init(_ text: String, _ style: Style = .plain) {
    pieces = [Piece(text: text, style: style)]
  }

  /// Creates plain text.
  package init(stringLiteral text: String) { self.init(text) }

  /// Puts two texts one after the other.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  /// Appends a text.
  package static func += (left: inout StyledText, right: StyledText) { left.pieces += right.pieces }

  /// The text as it is written, without the control sequences that its pieces had.
  ///
  /// - Parameter isColored: whether styles become colours (ECMA-48, SGR).
  /// - Returns: the text.
  package func rendered(isColored: Bool) -> String {
    pieces.reduce(into: "") { text, piece in
      let clean = TerminalText.sanitized(piece.text)
      if isColored, piece.style != .plain {
        text += "\u{1B}[\(piece.style.rawValue)m\(clean)\u{1B}[0m"
      } else {
        text += clean
      }
    }
  }
}
