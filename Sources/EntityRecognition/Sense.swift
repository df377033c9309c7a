/// What is meant by the phrase that starts at a token, and where it ends.
struct Sense: Sendable {
  var meaning: Meaning
  var kind: SenseKind
  /// The index after the phrase's last token.
  var end: Int32

  init(meaning: Meaning, end: Int) {
    self.meaning = meaning
    kind = meaning.kind
    self.end = Int32(end)
  }
}
