import SkillKit

/// Makes text safe to show: what would move the cursor, hide or reorder text is left out.
package enum TerminalText {
  /// The text without control sequences, controls and characters that can't be seen, but for line
  /// ends and tabs.
  ///
  /// - Parameter text: any text.
  /// - Returns: the text that may be shown.
  /// - Complexity: O(*n*) in its length.
  package static func sanitized(_ text: String) -> String { text.withoutControlSequences }
}
