import IntentClassification
import TextAnalysis
import Testing

struct FeatureExtractorTests {
  private func features(of line: String, _ kinds: Set<FeatureKind>) -> [String] {
    let text = Tokenizer().tokenize(line)
    var found: [String] = []
    FeatureExtractor.forEachFeature(in: text) { feature in
      if kinds.contains(feature.kind) { found.append(feature.description(in: text)) }
    }
    return found
  }

  @Test func findsTokensPairsAndSkippedPairs() {
    #expect(
      features(of: "turn it off", [.token, .pair, .skippedPair])
        == ["turn", "^ turn", "it", "turn it", "off", "it off", "turn … off", "off $"])
  }

  @Test func findsTrigramsOfHanOnly() {
    #expect(
      features(of: "放首歌", [.trigram]) == ["^ 放 首", "放 首 歌", "首 歌 $"])
    #expect(features(of: "放jazz歌", [.trigram]).isEmpty)
    #expect(features(of: "关", [.trigram]) == ["^ 关 $"])
    #expect(features(of: "放首歌", [.skippedPair]).isEmpty)
  }

  @Test func findsCharactersOfWordsAndNumbersButNotOfHan() {
    #expect(
      features(of: "up", [.characters]) == ["␣u", "up", "␣up", "p␣", "up␣", "␣up␣"])
    #expect(features(of: "7", [.characters]) == ["␣7", "7␣", "␣7␣"])
    #expect(features(of: "çà", [.characters]).count == 6)
    #expect(features(of: "歌", [.characters]).isEmpty)
  }

  @Test func ignoresSymbols() {
    #expect(
      features(of: "well, stop!", Set(FeatureKind.allCases))
        == features(of: "well stop", Set(FeatureKind.allCases)))
  }

  /// Nothing that was written is an empty line to learn from, whatever its script.
  @Test(arguments: [
    "把灯打开", "ライトをつけて", "라이트 켜줘", "включи свет", "άναψε το φως", "הדלק את האור", "أشعل الضوء",
    "बत्ती जलाओ", "เปิดไฟ", "միացրու լույսը", "ჩართე შუქი", "bật đèn lên", "ısığı aç", "𠮷野家",
  ])
  func findsFeaturesInEveryScript(_ line: String) {
    #expect(!features(of: line, [.token]).isEmpty)
  }

  @Test func keepsFeaturesOfDifferentKindsAndOrdersApart() {
    var keys: Set<UInt64> = []
    var count = 0
    FeatureExtractor.forEachFeature(in: Tokenizer().tokenize("a b a 歌")) { feature in
      keys.insert(feature.key)
      count += 1
    }
    // Twice `a`, and with it `␣a`, `a␣` and `␣a␣`; nothing else is the same.
    #expect(keys.count == count - 4)
  }

  @Test func findsNothingInNothing() {
    #expect(features(of: "", Set(FeatureKind.allCases)).isEmpty)
    #expect(features(of: "?! 🙂", Set(FeatureKind.allCases)).isEmpty)
  }

  @Test func readsNoMoreThanItsLimit() {
    let long = String(repeating: "word ", count: 100_000)
    #expect(features(of: long, [.token]).count <= FeatureExtractor.byteLimit / 4)
  }
}
