import Testing

@testable import ParleyCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct HistoryFileTests {
  private let home: SampleHome
  private var path: String { "\(home.path)/state/history" }

  init() throws { home = try SampleHome() }

  @Test func twoChatsLearnEachOthersLines() {
    var first = HistoryFile(path: path)
    var second = HistoryFile(path: path)
    #expect(first.news() == [])
    #expect(first.append("one") == [])
    #expect(second.append("two\nlines \\ here") == ["one"])
    #expect(first.append("three") == ["two\nlines \\ here"])
    var third = HistoryFile(path: path)
    #expect(third.news() == ["one", "two\nlines \\ here", "three"])
    #expect(third.news() == [])
  }

  @Test func onlyItsOwnerMayReadIt() {
    var file = HistoryFile(path: path)
    _ = file.append("one")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func manyChatsLoseNoLine() async {
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for chat in 0..<8 {
        group.addTask {
          var file = HistoryFile(path: path)
          for line in 0..<50 { _ = file.append("\(chat) \(line)") }
        }
      }
    }
    var file = HistoryFile(path: path)
    #expect(Set(file.news()).count == 400)
  }

  @Test func aTornLastLineIsLeftAlone() throws {
    try home.write("one\ntw", to: "state/history")
    var file = HistoryFile(path: path)
    #expect(file.news() == ["one"])
  }
}
