/// The names that intents, slots, lists and skills may have.
package enum Name {
  /// The names that mean something to the router or the file formats.
  static let reservedIntents: Set<String> = [
    "fallback", "out-of-scope", "oos", "matched", "unmatched", "ambiguous",
  ]

  /// Whether a name is lower case and dotted: parts of `a-z 0-9 _ -` that start with a letter or
  /// digit, with a `.` between them.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package static func isValid(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { part in
        guard let first = part.first, isLetterOrDigit(first) else { return false }
        return part.allSatisfy {
          isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
      }
  }

  /// Reads a name, reporting one that is missing or malformed.
  ///
  /// - Parameters:
  ///   - fragment: where the name should be.
  ///   - what: what the name is of, with its article (`an intent`).
  ///   - fallback: where to report a name that is missing.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if there is no usable name.
  static func read(
    _ fragment: SourceFragment, of what: String, orReportAt fallback: SourceLocation,
    to diagnostics: inout [Diagnostic]
  ) -> String? {
    let name = fragment.raw
    if name.isEmpty {
      diagnostics.error(at: fallback, "the name of \(what) is missing")
      return nil
    }
    if isValid(name) { return name }
    let mended = mended(name)
    diagnostics.error(
      at: fragment.location, "`\(name)` can't be the name of \(what)",
      fix: isValid(mended)
        ? "write `\(mended)`" : "use lower-case letters, digits, `_`, `-`, and `.` between parts")
    return nil
  }

  private static func mended(_ name: String) -> String {
    name.lowercased().split(whereSeparator: { $0 == " " || $0 == "/" || $0 == "." || $0 == ":" })
      .joined(separator: ".")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
