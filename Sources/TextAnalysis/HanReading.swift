/// A phrase laid over Han characters that were typed.
struct HanReading {
  /// A character that is another one in the phrase.
  struct Change: Equatable {
    /// The place of its token.
    let position: Int
    /// The character of the phrase.
    let character: HanCharacter
  }

  private let phrase: [HanCharacter]
  private let start: Int

  /// What is wrong, never empty.
  let changes: [Change]

  /// Lays a phrase over what was typed; nil if nothing differs, if over half of it does, or if a
  /// character isn't like the one in its place.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - start: the place of the token that its first character is laid over.
  ///   - run: what was typed.
  init?(_ phrase: [HanCharacter], at start: Int, in run: HanRun) {
    var changes: [Change] = []
    for (offset, character) in phrase.enumerated() {
      guard let typed = run[start + offset] else { return nil }
      if typed == character { continue }
      guard typed.isLike(character), 2 * changes.count + 2 <= phrase.count else { return nil }
      changes.append(Change(position: start + offset, character: character))
    }
    if changes.isEmpty { return nil }
    self.phrase = phrase
    self.start = start
    self.changes = changes
  }

  /// How many more characters are right than wrong.
  var score: Int { phrase.count - 2 * changes.count }

  /// Whether it is a phrase of two characters whose right one says nothing by itself.
  var hangsOnParticle: Bool {
    phrase.count == 2
      && phrase.enumerated().allSatisfy { offset, character in
        changes[0].position == start + offset || Self.particles.contains(character)
      }
  }

  /// The phrase in place of what was typed.
  var edit: TypoEdit {
    TypoEdit(
      tokens: start..<start + phrase.count, right: phrase.flatMap(\.bytes), kind: .likeness)
  }

  /// Characters that stand next to any other.
  private static let particles: Set<HanCharacter> = Set(
    "的得地了着过是在有下上个几点吗呢吧啊要到多里这那不".unicodeScalars.compactMap {
      HanCharacter($0.value)
    })
}
