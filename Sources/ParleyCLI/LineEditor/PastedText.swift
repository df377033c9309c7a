import TextAnalysis

/// Text from the clipboard, made fit for a line that is edited.
enum PastedText {
  /// The text without control sequences, with `\n` between its lines and none at its end.
  ///
  /// - Parameters:
  ///   - bytes: what was pasted; any bytes.
  ///   - isWhole: whether nothing follows; else line ends at the end stay.
  /// - Returns: the text.
  /// - Complexity: O(*n*) in the number of bytes.
  static func cleaned(_ bytes: [UInt8], isWhole: Bool = true) -> String {
    let text = String(decoding: UTF8Repair.repaired(bytes), as: UTF8.self)
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n": if !isAfterReturn { scalars.append("\n") }
      case "\t": scalars.append(" ")
      default: scalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    var clean = TerminalText.sanitized(String(scalars))
    while isWhole, clean.last == "\n" { clean.removeLast() }
    return clean
  }
}
