/// What the word before the cursor may become.
struct Completion: Sendable, Hashable {
  /// One of the things it may become.
  struct Candidate: Sendable, Hashable {
    /// What replaces the word.
    var text: String
    /// What it is, in a few words.
    var detail = ""
    /// Whether more of the same word may follow, as after a folder or `name=`.
    var isOpen = false
  }

  /// Where the word starts, in characters.
  var start: Int
  /// The candidates, in order; at least one.
  var candidates: [Candidate]

  /// The longest beginning that all candidates have.
  ///
  /// - Complexity: O(*n*) in the total length of the candidates.
  var commonPrefix: String {
    var prefix = candidates.first?.text ?? ""
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }
}
