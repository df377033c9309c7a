import Testing

@testable import ParleyCLI

struct HistoryTests {
  @Test func eachLineIsKeptOnceAndSomeNotAtAll() {
    var history = History(["a", "b", "a", "", " secret"])
    #expect(history.lines == ["b", "a"])
    for line in [" secret", "a", "b"] { history.add(line) }
    #expect(history.lines == ["a", "b"])
  }

  @Test func beginningsLongerThanEightBytesAreCompared() {
    let history = History(["set a timer", "set a tomato", "三四五六"])
    #expect(history.newest(startingWith: "set a ti", before: 3) == 0)
    #expect(history.newest(startingWith: "set a t", before: 3) == 1)
    #expect(history.newest(startingWith: "set a timers", before: 3) == nil)
    #expect(history.newest(startingWith: "三四", before: 3) == 2)
    #expect(history.newest(startingWith: "", before: 2) == 1)
  }

  @Test func theOldestLinesGo() {
    var history = History((0..<11_000).map { "line \($0)" })
    #expect(history.lines.count == 10_000)
    #expect(history.lines.first == "line 1000")
    for number in 0..<1_001 { history.add("new \(number)") }
    #expect(history.lines.count == 10_000)
  }
}
