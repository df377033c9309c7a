/// A text with the intent it belongs to, from a `label<TAB>text` file.
package struct LabelledText: Sendable, Hashable {
  /// What is wrong with a line.
  package struct Problem: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong.
    package var message: String
  }

  /// The labels that mark lines of no intent.
  package static let outOfScopeLabels: Set<String> = ["oos", "out-of-scope"]

  /// The intent, or nil for out of scope.
  package var intent: String?
  /// The text.
  package var text: String

  /// Creates a labelled text.
  ///
  /// - Parameters:
  ///   - intent: the intent, or nil for out of scope.
  ///   - text: the text.
  package init(intent: String?, text: String) {
    self.intent = intent
    self.text = text
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file; invalid UTF-8 is repaired, blank lines mean nothing.
  ///   - areOutOfScope: whether all lines are out of scope, whatever their label; it may be missing.
  /// - Returns: the lines, and what is wrong with others.
  /// - Complexity: O(*n*) in the length of the file.
  package static func parse(
    _ bytes: [UInt8], areOutOfScope: Bool = false
  ) -> (lines: [LabelledText], problems: [Problem]) {
    var lines: [LabelledText] = []
    var problems: [Problem] = []
    let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: bom) ? bytes.dropFirst(3) : bytes[...]
    let rows = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      let row = row.last == UInt8(ascii: "\r") ? row.dropLast() : row
      guard row.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      let tab = row.firstIndex(of: UInt8(ascii: "\t"))
      if tab == nil, !areOutOfScope {
        problems.append(Problem(line: index + 1, message: "write a label, a tab and a text"))
        continue
      }
      let label = String(decoding: row[..<(tab ?? row.startIndex)], as: UTF8.self)
      let text = String(decoding: tab.map { row[($0 + 1)...] } ?? row, as: UTF8.self)
      if label.isEmpty, !areOutOfScope {
        problems.append(Problem(line: index + 1, message: "the label before the tab is empty"))
        continue
      }
      guard text.contains(where: { !$0.isWhitespace && $0 != "\u{FFFD}" }) else {
        problems.append(Problem(line: index + 1, message: "there is no text after the label"))
        continue
      }
      let isOutside = areOutOfScope || outOfScopeLabels.contains(label)
      lines.append(LabelledText(intent: isOutside ? nil : label, text: text))
    }
    return (lines, problems)
  }
}
