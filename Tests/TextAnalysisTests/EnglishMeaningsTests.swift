import Testing

@testable import TextAnalysis

struct EnglishMeaningsTests {
  /// The meaning of a word, nil if it has none.
  private func meaning(of word: String) -> [Int32]? {
    let bytes = Array(word.utf8)
    var sum = [Int32](repeating: 0, count: EnglishMeanings.dimension)
    let isKnown = sum.withUnsafeMutableBufferPointer { sum in
      sum.baseAddress.map {
        EnglishMeanings().add(bytes[...], key: FNV1a.hash(bytes), to: $0)
      } ?? false
    }
    return isKnown ? sum : nil
  }

  private func similarity(_ first: String, _ second: String) throws -> Float {
    let (a, b) = (try #require(meaning(of: first)), try #require(meaning(of: second)))
    let product = zip(a, b).reduce(Float(0)) { $0 + Float($1.0) * Float($1.1) }
    let lengths = [a, b].map { $0.reduce(Float(0)) { $0 + Float($1) * Float($1) } }
    return product / (lengths[0] * lengths[1]).squareRoot()
  }

  @Test(arguments: [
    ("money", "cash", "garden"), ("song", "melody", "payment"), ("holiday", "vacation", "kitchen"),
    ("cancel", "revoke", "sunny"), ("doctor", "physician", "guitar"),
  ])
  func wordsOfLikeMeaningLieClose(_ word: String, _ near: String, _ far: String) throws {
    #expect(try similarity(word, near) > 0.4)
    #expect(try similarity(word, far) < 0.3)
  }

  @Test(arguments: [
    ("timers", "timer"), ("payments", "payment"), ("cities", "city"), ("cancelling", "cancel"),
    ("went", "go"),
  ])
  func inflectedFormsMeanTheSame(_ form: String, _ word: String) {
    #expect(meaning(of: form) == meaning(of: word))
  }

  @Test(arguments: ["", "s", "zzqx", "ing", "es", "今天", "naïve🙂", "\u{0}"])
  func unknownWordsMeanNothing(_ word: String) {
    #expect(meaning(of: word) == nil)
  }

  @Test func hasAnEntryForMostCommonWords() {
    let words = [
      "timer", "weather", "remind", "note", "play", "music", "tomorrow", "bank", "flight",
    ]
    for word in words { #expect(meaning(of: word) != nil, "\(word)") }
  }
}
