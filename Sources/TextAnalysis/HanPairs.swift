/// What is known of pairs of neighbouring Han characters, small enough to be part of a model file.
///
/// Most pairs of an utterance are known and need no second look; of the others only those that are like
/// a pair of a target phrase may be typos. So the phrases themselves are filed when one comes up.
public struct HanPairs: Sendable, Hashable {
  /// The pairs of token keys that are left alone.
  package let known: PairFilter
  /// The `likenesses` of the pairs of the target phrases.
  package let targets: PairFilter

  /// Restores what was known.
  ///
  /// - Parameters:
  ///   - known: the pairs of token keys that are left alone.
  ///   - targets: the likenesses of the pairs of the target phrases.
  package init(known: PairFilter, targets: PairFilter) {
    self.known = known
    self.targets = targets
  }

  /// Collects the pairs of texts.
  ///
  /// - Parameters:
  ///   - known: texts whose pairs are left alone; those of target phrases are anyway.
  ///   - targets: phrases that a typo may become.
  /// - Complexity: O(*n*) in the number of tokens.
  package init(known: [TokenizedText], targets: [TokenizedText]) {
    self.known = PairFilter(
      (known + targets).flatMap { text in
        Self.pairs(of: text).map { PairFilter.Pair($0.key, $1.key) }
      })
    self.targets = PairFilter(
      targets.flatMap { text in
        Self.pairs(of: text).flatMap { first, second -> [PairFilter.Pair] in
          guard let first = HanCharacter(first, in: text),
            let second = HanCharacter(second, in: text)
          else { return [] }
          return Self.likenesses(of: first, second)
        }
      })
  }

  /// Collects the pairs of texts that aren't tokenised yet.
  ///
  /// - Parameters:
  ///   - known: texts whose pairs are left alone; those of target phrases are anyway.
  ///   - targets: phrases that a typo may become.
  /// - Complexity: O(*n*) in their length.
  package init(known: [String], targets: [String]) {
    let tokenizer = Tokenizer()
    self.init(known: tokenizer.tokenize(lines: known), targets: tokenizer.tokenize(lines: targets))
  }

  private static func pairs(of text: TokenizedText) -> [(Token, Token)] {
    zip(text.tokens, text.tokens.dropFirst()).filter {
      $0.kind == .han && $1.kind == .han && !$1.followsSpace
    }
  }

  /// The pairs that two pairs of characters have in common if one may be a typo of the other: both
  /// sounds, or a character and the looks of the other.
  static func likenesses(of first: HanCharacter, _ second: HanCharacter) -> [PairFilter.Pair] {
    var pairs: [PairFilter.Pair] = []
    if first.sound != 0, second.sound != 0 {
      pairs.append(.init(UInt64(first.sound) | 1 << 32, UInt64(second.sound)))
    }
    if second.shape != 0 {
      pairs.append(.init(UInt64(first.scalar) | 2 << 32, UInt64(second.shape)))
    }
    if first.shape != 0 {
      pairs.append(.init(UInt64(first.shape) | 3 << 32, UInt64(second.scalar)))
    }
    return pairs
  }
}
