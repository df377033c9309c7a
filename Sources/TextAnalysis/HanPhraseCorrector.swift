import Synchronization

/// Finds phrases of Han characters of which some were typed as others that sound or look alike.
///
/// What was typed becomes a phrase only if at least half of its characters are the phrase's own and each
/// of the others makes no known pair with its neighbours, also beyond the phrase. In a phrase of two
/// characters, the right one must say something by itself, unlike 的 or 了. The reading with the most
/// right and fewest wrong characters wins; if several are equal, nothing is corrected.
final class HanPhraseCorrector: Sendable {
  private let pairs: HanPairs
  private let lexicon = ChineseLexicon()
  private let longer = HanPhraseLexicon()
  private let phrases: @Sendable () -> [String]
  private let index = Mutex<HanPhraseIndex?>(nil)

  /// Creates a corrector; the phrases are filed when a pair asks for it.
  ///
  /// - Parameters:
  ///   - pairs: what is known of pairs.
  ///   - phrases: what lists the texts whose runs of Han characters are the phrases; called once.
  init(pairs: HanPairs, phrases: @escaping @Sendable () -> [String]) {
    self.pairs = pairs
    self.phrases = phrases
  }

  /// Whether two neighbouring Han tokens may be part of a typo.
  ///
  /// - Parameters:
  ///   - first: the first token.
  ///   - second: the second one.
  /// - Returns: whether the pair isn't known.
  @inline(__always)
  func isUnknown(_ first: Token, _ second: Token) -> Bool {
    !pairs.known.contains(PairFilter.Pair(first.key, second.key))
  }

  /// Whether one of two Han characters makes a common word with the character beside the two, or
  /// belongs to a longer word.
  ///
  /// - Parameters:
  ///   - tokens: the places of the characters; anything but two Han characters isn't cut.
  ///   - text: the text.
  /// - Returns: whether what the two say is cut out of another word.
  func isCut(_ tokens: Range<Int>, in text: TokenizedText) -> Bool {
    guard tokens.count == 2, text.tokens[tokens.lowerBound].kind == .han else { return false }
    let run = HanRun(around: tokens.lowerBound, in: text)
    if tokens.contains(where: { isPartOfLongerWord($0, in: run) }) { return true }
    return [tokens.lowerBound - 1, tokens.upperBound - 1].contains { place in
      guard place >= 0, place + 1 < text.tokens.count, !text.tokens[place + 1].followsSpace,
        let first = HanCharacter(text.tokens[place], in: text),
        let second = HanCharacter(text.tokens[place + 1], in: text)
      else { return false }
      return lexicon.contains(first, second)
    }
  }

  /// The correction of a phrase that a pair of tokens is part of.
  ///
  /// - Parameters:
  ///   - position: the place of the first token of the pair, which isn't known.
  ///   - start: where the correction may start at the earliest.
  ///   - text: the text.
  /// - Returns: what to replace, or nil if nothing was likely meant, or several things equally.
  /// - Complexity: O(*n*) in the number of phrases that have a pair like it.
  func edit(at position: Int, from start: Int, in text: TokenizedText) -> TypoEdit? {
    guard let first = HanCharacter(text.tokens[position], in: text),
      let second = HanCharacter(text.tokens[position + 1], in: text),
      HanPairs.likenesses(of: first, second).contains(where: pairs.targets.contains),
      !lexicon.contains(first, second)
    else { return nil }
    let run = HanRun(around: position, in: text)
    let index = filed()
    var best: HanReading?
    var isTied = false
    for place in index.places(like: first, second) where position - place.offset >= start {
      let phrase = index.phrases[place.phrase]
      guard let reading = HanReading(phrase, at: position - place.offset, in: run),
        reading.score >= best?.score ?? 0, !reading.hangsOnParticle,
        isLikely(reading, in: run, of: text)
      else { continue }
      isTied = reading.score == best?.score && (isTied || reading.changes != best?.changes)
      best = reading
    }
    return isTied ? nil : best?.edit
  }

  /// Whether a character belongs to a known word of more than two characters.
  private func isPartOfLongerWord(_ position: Int, in run: HanRun) -> Bool {
    HanPhraseLexicon.lengths.contains { length in
      (position - length + 1...position).contains { start in
        let characters = (start..<start + length).compactMap { run[$0] }
        return characters.count == length && longer.contains(characters)
      }
    }
  }

  /// Whether no character that would change makes a known pair with a neighbour, or is part of a
  /// longer word.
  private func isLikely(_ reading: HanReading, in run: HanRun, of text: TokenizedText) -> Bool {
    reading.changes.allSatisfy { change in
      !isPartOfLongerWord(change.position, in: run)
        && [change.position - 1, change.position].allSatisfy { position in
          guard let first = run[position], let second = run[position + 1] else { return true }
          return isUnknown(text.tokens[position], text.tokens[position + 1])
            && !lexicon.contains(first, second)
        }
    }
  }

  private func filed() -> HanPhraseIndex {
    index.withLock { index in
      let filed = index ?? HanPhraseIndex(Tokenizer().tokenize(lines: phrases()))
      index = filed
      return filed
    }
  }
}
