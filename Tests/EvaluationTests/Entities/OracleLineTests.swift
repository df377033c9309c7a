import Testing

@testable import Evaluation

struct OracleLineTests {
  @Test func readsALineWithItsExpectations() throws {
    let json = #"""
      {"lang": "en", "kind": "time", "text": "see you at six", "reference": "2024-05-01T08:00:00", "expect": [{"span": "six", "start": 11, "end": 14, "type": "time", "values": [{"type": "time", "value": "06:00:00", "timex": "T06"}]}]}
      """#
    let (lines, problems) = OracleLine.parse(Array(json.utf8))
    #expect(problems.isEmpty)
    let line = try #require(lines.first)
    #expect(line.kind == .time && line.reference == "2024-05-01T08:00:00")
    #expect(line.expect.first?.values.first?.value == .text("06:00:00"))
  }

  @Test func readsTruthValuesAndNothing() throws {
    let json = #"""
      {"lang":"en","kind":"boolean","text":"sure","expect":[{"span":"sure","start":null,"end":null,"type":"boolean","values":[{"value":true}]}]}

      {"lang":"en","kind":"money","text":"euros","expect":[{"span":"euros","start":0,"end":5,"type":"currency","values":[{"value":null,"unit":"Euro"}]}]}
      """#
    let values = OracleLine.parse(Array(json.utf8)).lines.map { $0.expect[0].values[0].value }
    #expect(values == [.boolean(true), nil])
  }

  @Test func saysWhatIsWrongWithALine() {
    let json =
      "{\"lang\":\"en\",\"kind\":\"time\"}\nnot json\n{\"lang\":\"en\",\"kind\":\"colour\"}"
    let problems = OracleLine.parse(Array(json.utf8)).problems
    #expect(problems.map(\.line) == [1, 2, 3])
    #expect(problems.first?.message == "the member 'text' is missing")
  }
}
