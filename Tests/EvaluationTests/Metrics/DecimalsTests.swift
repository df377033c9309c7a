import Testing

@testable import Evaluation

struct DecimalsTests {
  @Test(arguments: [
    (0.5, 2, "0.50"), (-0.004, 2, "0.00"), (-1.5, 0, "-2"), (12.3456, 3, "12.346"),
    (1e-9, 6, "0.000000"),
    (0.9999999, 6, "1.000000"),
  ])
  func writesDecimals(_ number: Double, _ places: Int, _ text: String) {
    #expect(Decimals.text(number, places: places) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hasNoTextForWhatHasNoDigits(_ number: Double) {
    #expect(Decimals.text(number, places: 2) == nil)
    #expect(JSONValue.number(number).text == "null")
  }
}
