import Testing

@testable import ParleyCLI

struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func controlsQuotesAndBackslashesAreEscaped() {
    #expect(
      text { $0.string("a\"b\\c\n\t\r\u{0}\u{1B}\u{7F}é中🙂") }
        == #""a\"b\\c\n\t\r\u0000\u001b\u007fé中🙂""#)
  }

  @Test func whatCouldControlATerminalIsEscaped() {
    #expect(
      text { $0.string("a\u{9B}2Jé—\u{202E}b\u{2066}\u{200B}c👩‍👧’\u{85}") }
        == #""a\u009b2Jé—\u202eb\u2066\u200bc👩‍👧’\u0085""#)
  }

  @Test func fieldsAndItemsAreSeparated() {
    let json = text { json in
      json.object { json in
        json.field("a", nil as String?)
        json.field("b", ["x", "y"])
        json.key("c")
        json.object { _ in }
        json.key("d")
        json.array([1, 2]) { json, number in json.object { $0.field("n", number) } }
        json.field("e", true)
      }
      json.endLine()
      json.object { _ in }
    }
    #expect(
      json == #"{"a":null,"b":["x","y"],"c":{},"d":[{"n":1},{"n":2}],"e":true}"# + "\n{}")
  }

  @Test(arguments: [
    (0, "0"), (-3, "-3"), (2.5, "2.5"), (1e300, "1e+300"), (0.1, "0.1"), (.infinity, "null"),
    (.nan, "null"),
  ])
  func numbersAreAsShortAsCanBe(number: Double, expected: String) {
    #expect(text { $0.number(number) } == expected)
  }

  @Test(arguments: [
    (0, "0.0000"), (1, "1.0000"), (0.12345, "0.1235"), (0.00004, "0.0000"), (2, "1.0000"),
    (-1, "0.0000"), (.nan, "0.0000"),
  ])
  func sharesHaveFourDecimals(share: Double, expected: String) {
    #expect(text { $0.share(share) } == expected)
  }
}
