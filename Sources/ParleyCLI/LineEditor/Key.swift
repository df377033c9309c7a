/// What a person did on the keyboard.
enum Key: Sendable, Hashable {
  /// Printable text, as much as came at once.
  case text(String)
  /// Text from the clipboard; it may have several lines.
  case paste(String)
  /// A letter or sign with the Control key.
  case control(Character)
  /// A letter or sign with the Alt or Meta key, or after Escape.
  case meta(Character)
  case enter, metaEnter, tab, backTab, escape
  case backspace, metaBackspace, delete
  case left, right, up, down, home, end, wordLeft, wordRight, pageUp, pageDown
}
