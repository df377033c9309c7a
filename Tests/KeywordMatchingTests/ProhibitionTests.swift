import TextAnalysis
import Testing

@testable import KeywordMatching

struct ProhibitionTests {
  private let sample: SampleCatalogue = {
    var sample = SampleCatalogue(fillers: ["please", "请"])
    sample.add("agent.cancel", strong: ["dont bother"])
    return sample
  }()

  /// What is forbidden, clause by clause.
  private func forbidden(_ text: String) -> [String] {
    let (tokens, table) = (Tokenizer().tokenize(text), KeywordTable(sample.catalogue))
    let positions = TokenPositions(tokens)
    let evidence = table.evidence(in: positions, entities: [])
    return table.prohibitions(in: positions, evidence: evidence).map { found in
      positions.tokens[found.scope].map(tokens.text(of:)).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("don't save this", ["save this"]), ("Please do not save this!", ["save this"]),
    ("just don't write that down", ["write that down"]), ("hey, don’t call mom", ["call mom"]),
    ("never tell anyone", ["tell anyone"]), ("don't sing, don't dance", ["sing", "dance"]),
    ("别记下来", ["记 下 来"]), ("请千万不要删除", ["删 除"]), ("先别提醒我", ["提 醒 我"]), ("切勿打开", ["打 开"]),
  ])
  func findsWhatIsForbidden(_ text: String, _ expected: [String]) {
    #expect(forbidden(text) == expected)
  }

  @Test(arguments: [
    "save this", "I don't have the time", "don't forget to save this", "don't let me oversleep",
    "don't you have a list", "why don't you save this", "don't bother", "never mind the list",
    "特别重要", "别忘了买牛奶", "别的提醒有哪些", "别人的笔记", "要不要记下来", "不要", "don't", "",
  ])
  func findsNothingWhereNothingIsForbidden(_ text: String) {
    #expect(forbidden(text).isEmpty)
  }
}
