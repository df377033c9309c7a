import Testing

@testable import TextAnalysis

struct HanCharacterTests {
  @Test(arguments: [
    ("结", "洁", true), ("钟", "总", true), ("知", "资", true), ("吃", "词", true), ("是", "四", false),
    ("南", "蓝", true), ("心", "星", true), ("真", "正", true), ("山", "上", true), ("未", "末", true),
    ("十", "时", false), ("结", "见", false), ("拔", "拨", true), ("师", "司", true),
  ])
  func knowsWhatIsAlike(first: Unicode.Scalar, second: Unicode.Scalar, isAlike: Bool) throws {
    let (a, b) = (HanCharacter(first.value), HanCharacter(second.value))
    #expect(try #require(a).isLike(#require(b)) == isAlike)
  }

  @Test func hasTheBytesOfItsToken() throws {
    let text = Tokenizer().tokenize("醒か한a𠀀")
    let characters = text.tokens.map { HanCharacter($0, in: text) }
    #expect(characters.map { $0?.bytes } == [Array("醒".utf8), nil, nil, nil, nil])
    #expect(
      HanCharacter(0x4DFF) == nil && HanCharacter(0x9FFF) != nil && HanCharacter(0xA000) == nil)
  }

  @Test(arguments: [("时间", true), ("天气", true), ("及时", true), ("闹中", false), ("一龥", false)])
  func theLexiconKnowsCommonWords(word: String, isKnown: Bool) throws {
    let characters = try word.unicodeScalars.map { try #require(HanCharacter($0.value)) }
    #expect(ChineseLexicon().contains(characters[0], characters[1]) == isKnown)
  }

  @Test func homophonesAreOtherCommonCharactersOfTheSound() {
    let homophones = HanHomophones().of("结")
    #expect(homophones.contains("洁") && homophones.contains("节") && !homophones.contains("结"))
    #expect(HanHomophones().of("十").isEmpty && HanHomophones().of("a").isEmpty)
  }
}
