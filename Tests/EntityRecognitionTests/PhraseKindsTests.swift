import IntentSchema
import Testing

/// Kinds of phrases that were taken apart.
struct PhraseKindsTests {
  @Test(arguments: [
    (
      "dinner tomorrow for 7pm", EntityKind.datetime,
      #""tomorrow for 7pm" 2026-02-01T19:00:00 hour"#
    ),
    (
      "the first monday evening of next month", .datetime,
      #""first monday evening of next month" 2026-02-02T18:00:00 hour"#
    ),
    (
      "the last friday at 5pm of march", .datetime,
      #""last friday at 5pm of march" 2026-03-27T17:00:00 hour"#
    ),
    ("zero point twenty five", .number, #""zero point twenty five" 0.25"#),
    ("three and forty-two hundredths", .number, #""three and forty-two hundredths" 3.42"#),
    ("eur 15 usd 30", .money, #""eur 15" 15 eur"#),
    ("72 F in celsius", .temperature, #""72 F" 72 fahrenheit"#),
    ("2 m by 3 m", .length, #""2 m" 2 meter"#),
    ("12 tonnes of steel", .weight, #""12 tonnes" 12 metric ton"#),
    ("4 kiloliters", .volume, #""4 kiloliters" 4 kiloliter"#),
  ])
  func readsThemWhole(text: String, kind: EntityKind, expected: String) {
    #expect(RecognitionExample.entities(text, kind).first == expected)
  }

  @Test func comparesLengthsOfTime() {
    let found = RecognitionExample.all("it takes more than 4 days", [.duration])
    #expect(found == [#"duration "more than 4 days" P4D"#])
  }

  @Test func takesARoomForNoAmountOfData() {
    #expect(RecognitionExample.entities("room 5b", .data) == [])
  }
}
