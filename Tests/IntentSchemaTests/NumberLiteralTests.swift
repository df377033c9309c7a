import IntentSchema
import Testing

struct NumberLiteralTests {
  @Test func readsPlainNumbersOnly() {
    #expect(["12", "-0.5", "007"].map(NumberLiteral.number) == [12, -0.5, 7])
    for text in ["", "-", ".5", "5.", "1e3", "0x10", "inf", "nan", "1,000", "１"] {
      #expect(NumberLiteral.number(text) == nil, "\(text)")
    }
  }

  @Test func readsLengthsInSeconds() {
    #expect(
      ["90s", "1h30m", "2w", "1.5h"].map(NumberLiteral.seconds) == [90, 5400, 1_209_600, 5400])
    for text in ["", "5", "m", "30m1h", "1m1m", "-5m", "5x", "1h30"] {
      #expect(NumberLiteral.seconds(text) == nil, "\(text)")
    }
  }

  @Test func writesISODurationsWithDaysKept() {
    #expect(
      ["90m", "1w", "36h", "1d12h", "1.5d", "0s", "45s"].map(NumberLiteral.iso) == [
        "PT1H30M", "P7D", "PT36H", "P1DT12H", "PT36H", "PT0S", "PT45S",
      ])
    #expect(NumberLiteral.iso("9999999999999w") == nil)
  }
}
