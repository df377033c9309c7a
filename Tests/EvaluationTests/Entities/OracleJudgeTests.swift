import FoundationEssentials
import IntentSchema
import Testing

@testable import Evaluation

struct OracleJudgeTests {
  private func accepts(
    _ kind: EntityKind, _ value: SlotValue, type: String, _ values: String
  ) throws -> Bool {
    let json = #"{"span":"x","start":0,"end":1,"type":"\#(type)","values":\#(values)}"#
    let expectation = try JSONDecoder().decode(OracleExpectation.self, from: Data(json.utf8))
    return OracleJudge.accepts(
      Entity(kind: kind, source: 0..<1, tokens: 0..<1, value: value), expectation)
  }

  @Test(arguments: [
    ("6.5", 6.5, true), ("0.333333333333333", 1.0 / 3, true), ("1E-07", 1e-7, true),
    ("6.5", 6.4, false), ("12%", 12, true),
  ])
  func comparesNumbersAsFarAsTheyAreWritten(text: String, ours: Double, isRight: Bool) throws {
    #expect(
      try accepts(.number, .number(ours), type: "number", #"[{"value":"\#(text)"}]"#) == isRight)
  }

  @Test(arguments: [
    (5.0, "foot", "Foot", "5", true), (62, "inch", "Foot", "5.166666666666667", true),
    (62, "inch", "Foot", "5.2", false), (4, "metric ton", "Metric ton", "4", true),
    (4, "kilogram", "Meter", "4", false),
  ])
  func convertsCompoundsToTheUnitOfTheOracle(
    amount: Double, unit: String, theirs: String, value: String, isRight: Bool
  ) throws {
    let values = #"[{"value":"\#(value)","unit":"\#(theirs)"}]"#
    #expect(
      try accepts(.length, .quantity(amount, unit: unit), type: "dimension", values) == isRight)
  }

  @Test(arguments: [
    (0.7, "usd", "Cent", "70", true), (9, "gbp", "Pound", "9", true),
    (9, "usd", "Pound", "9", false),
    (1.2, "gbp", "Pence", "120", true),
  ])
  func readsPartsOfCurrencies(
    amount: Double, code: String, theirs: String, value: String, isRight: Bool
  ) throws {
    let values = #"[{"value":"\#(value)","unit":"\#(theirs)"}]"#
    #expect(try accepts(.money, .quantity(amount, unit: code), type: "currency", values) == isRight)
  }

  @Test func acceptsAnyListedValue() throws {
    let values = #"[{"value":"2023-03-04","timex":"x"},{"value":"2024-03-04","timex":"x"}]"#
    #expect(try accepts(.date, .temporal("2024-03-04", grain: .day), type: "date", values))
    #expect(try !accepts(.date, .temporal("2025-03-04", grain: .day), type: "date", values))
    #expect(try !accepts(.number, .number(4), type: "date", values))
  }

  @Test func needsOnlyTheKindWhereNoValueIsListed() throws {
    let value = SlotValue.recurrence(first: "2024-03-04", every: "P1D", days: [])
    #expect(try accepts(.recurrence, value, type: "set", "[]"))
    #expect(try !accepts(.duration, .duration("P1D"), type: "set", "[]"))
  }

  @Test(arguments: [
    ("P2W", "P14D", true), ("PT1.5H", "PT1H30M", true), ("P0.5Y", "P6M", true),
    ("P1D", "PT24H", true),
    ("P1M", "P30D", false),
  ])
  func comparesDurationsByMonthsAndSeconds(timex: String, ours: String, isRight: Bool) throws {
    let values = #"[{"value":"0","timex":"\#(timex)"}]"#
    #expect(try accepts(.duration, .duration(ours), type: "duration", values) == isRight)
  }

  @Test(arguments: [
    // A whole month is a date of coarse grain, or its span.
    (
      SlotValue.temporal("2024-05-01", grain: .month), "2024-05-01", "2024-06-01", "2024-05", "",
      true
    ),
    (
      .range(from: "2024-05-01", to: "2024-06-01", grain: .month), "2024-05-01", "2024-06-01",
      "2024-05", "", true
    ),
    // The last named day may be in the span.
    (
      .range(from: "2024-05-06", to: "2024-05-11", grain: .day), "2024-05-06", "2024-05-10",
      "(a,b,P4D)", "", true
    ),
    (
      .range(from: "2024-05-06", to: "2024-05-12", grain: .day), "2024-05-06", "2024-05-10",
      "(a,b,P4D)", "", false
    ),
    // The design's beginning of a month is its first ten days, and its weekend starts on Friday.
    (
      .range(from: "2024-05-01", to: "2024-05-11", grain: .day), "2024-05-01", "2024-05-16",
      "2024-05", "start", true
    ),
    (
      .range(from: "2024-05-10T18:00:00", to: "2024-05-13", grain: .hour), "2024-05-11",
      "2024-05-13",
      "2024-W19-WE", "", true
    ),
  ])
  func comparesSpans(
    ours: SlotValue, start: String, end: String, timex: String, modifier: String, isRight: Bool
  ) throws {
    let mod = modifier.isEmpty ? "" : #","Mod":"\#(modifier)""#
    let values = #"[{"start":"\#(start)","end":"\#(end)","timex":"\#(timex)"\#(mod)}]"#
    #expect(try accepts(.range, ours, type: "daterange", values) == isRight)
  }

  @Test func comparesOpenSpans() throws {
    let before = #"[{"end":"2024-05-10","timex":"2024-05-10","Mod":"before"}]"#
    let open = SlotValue.range(from: SlotValue.openEnd, to: "2024-05-10", grain: .day)
    #expect(try accepts(.range, open, type: "daterange", before))
    let closed = SlotValue.range(from: "2024-05-01", to: "2024-05-10", grain: .day)
    #expect(try !accepts(.range, closed, type: "daterange", before))
  }

  @Test func comparesTimesOfDayWithoutTheirDate() throws {
    let values = #"[{"value":"18:00:00","timex":"T18"}]"#
    let six = SlotValue.temporal("2024-05-10T18:00:00+00:00", grain: .hour)
    #expect(try accepts(.time, six, type: "time", values))
    let morning = #"[{"start":"08:00:00","end":"12:00:00","timex":"TMO"}]"#
    let range = SlotValue.range(
      from: "2024-05-10T00:00:00+00:00", to: "2024-05-10T12:00:00+00:00", grain: .hour)
    #expect(try accepts(.range, range, type: "timerange", morning))
  }
}
