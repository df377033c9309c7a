import SkillKit
import Testing

@testable import Evaluation

struct TypoInjectorTests {
  private let injector = TypoInjector()

  private func typos(of text: String, count: Int) -> [String] {
    var random = SplitMix64(seed: 3)
    return (0..<count).compactMap { _ in injector.inject(into: text, using: &random) }
  }

  @Test func anEnglishTypoIsOneSlipInAWordOfFourLetters() {
    let typos = typos(of: "set a timer, 10 min", count: 200)
    #expect(typos.count == 200)
    for typo in typos {
      #expect(typo.hasPrefix("set a ") && typo.hasSuffix(", 10 min"))
      let word = typo.dropFirst(6).dropLast(8)
      #expect(word != "timer" && (4...6).contains(word.count))
    }
    #expect(Set(typos).isSuperset(of: ["set a itmer, 10 min", "set a tmer, 10 min"]))
  }

  @Test func aChineseTypoIsOneCharacterOfTheSameSound() {
    let typos = typos(of: "十点提醒我", count: 100)
    #expect(typos.count == 100)
    for typo in typos {
      let changed = zip("十点提醒我", typo).filter { $0 != $1 }
      #expect(changed.count == 1 && typo.hasPrefix("十"))
    }
    #expect(typos.contains { $0.hasPrefix("十点题") || $0.hasPrefix("十点体") })
  }

  @Test func theSeedDecidesAndSomeTextsHaveNoTypo() {
    #expect(typos(of: "what time is it", count: 9) == typos(of: "what time is it", count: 9))
    #expect(typos(of: "ok 12", count: 3).isEmpty && typos(of: "十二", count: 3).isEmpty)
    #expect(typos(of: "", count: 3).isEmpty)
  }
}
