import TextAnalysis
import Testing

/// What holds for any text, over random bytes and random mixtures of awkward characters.
struct TokenizerPropertyTests {
  private static let alphabet: [Unicode.Scalar] = Array(
    "aZ5 '’é\u{301}ßﬁŉ.,‘“，。開会カ한ΩЙ\u{200D}\u{FE0F}\u{200B}👍🏽👩🇨🇳\u{20E3}½ǅ⁵٣\u{E0101}\u{3099}İÅ\0\u{85}"
      .unicodeScalars)

  private func randomText(_ random: inout SplitMix) -> [UInt8] {
    if random.next(below: 3) == 0 {
      return (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) }
    }
    var text = String.UnicodeScalarView()
    for _ in 0..<random.next(below: 30) {
      text.append(Self.alphabet[random.next(below: Self.alphabet.count)])
    }
    return Array(String(text).utf8)
  }

  @Test func rangesAreOrderedInBoundsAndOnScalarBoundaries() {
    var random = SplitMix(seed: 1)
    for _ in 0..<3000 {
      let text = Tokenizer().tokenize(randomText(&random))
      var source = 0
      var normalized = 0
      for token in text.tokens {
        #expect(token.source.lowerBound >= source && !token.source.isEmpty)
        #expect(token.normalized.lowerBound == normalized && !token.normalized.isEmpty)
        source = token.source.upperBound
        normalized = token.normalized.upperBound
        #expect(isBoundary(token.source.lowerBound, text.source))
        #expect(isBoundary(token.source.upperBound, text.source))
        #expect(token.key == FNV1a.hash(text.normalized[token.normalized]))
      }
      #expect(source <= text.source.count && normalized == text.normalized.count)
    }
  }

  private func isBoundary(_ index: Int, _ bytes: [UInt8]) -> Bool {
    index == bytes.count || bytes[index] & 0xC0 != 0x80
  }

  @Test func normalisingTheNormalisedTextChangesNothing() {
    var random = SplitMix(seed: 2)
    for _ in 0..<3000 {
      expectStable(randomText(&random))
    }
  }

  @Test func everyScalarFoldsToAStableForm() {
    for value in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      expectStable(Array("a \(scalar) a".utf8))
    }
  }

  private func expectStable(_ bytes: [UInt8]) {
    let once = Tokenizer().tokenize(bytes)
    var spaced: [UInt8] = []
    for token in once.tokens {
      if token.followsSpace { spaced.append(0x20) }
      spaced += once.normalized[token.normalized]
    }
    let twice = Tokenizer().tokenize(spaced)
    if twice.normalized != once.normalized || twice.tokens.map(\.kind) != once.tokens.map(\.kind)
      || twice.tokens.map(\.key) != once.tokens.map(\.key)
    {
      Issue.record("not stable: \(once.source)")
    }
  }
}
