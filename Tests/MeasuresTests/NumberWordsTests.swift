import Measures
import Testing

struct NumberWordsTests {
  @Test func listsTheValuesByEachOfTheirWords() {
    let values = NumberWords.values(of: NumberWords.small + NumberWords.tens)
    #expect(values["nought"] == 0)
    #expect(values["fourty"] == 40)
    #expect(values["ninety"] == 90)
    #expect(values["hundred"] == nil)
  }

  @Test func theFirstRowCounts() {
    #expect(NumberWords.values(of: [(1, "a|b"), (2, "b|c")]) == ["a": 1, "b": 1, "c": 2])
  }
}
