import Testing

@testable import ParleyCLI

struct WaitingLinesTests {
  @Test func sixteenWaitInOrderAndNoMore() {
    var lines = WaitingLines()
    let isTaken = (1...17).map { lines.add("\($0)") }
    #expect(isTaken == Array(repeating: true, count: 16) + [false])
    let first = lines.next()
    #expect(first == "1")
    let isTakenNow = lines.add("18")
    #expect(isTakenNow)
    let dropped = lines.drop()
    #expect(dropped == (2...16).map { "\($0)" } + ["18"])
    let next = lines.next()
    #expect(next == nil)
  }
}
