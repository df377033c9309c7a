import Synchronization
import Testing

@testable import ParleyCLI

struct LineReaderTests {
  private func lines(_ chunks: [[UInt8]]) throws -> [String] {
    let source = Chunks(chunks)
    let silent = OutputStream(isTerminal: false) { _ in true }
    var reader = LineReader(
      Console(input: { source.next() }, output: silent, errors: silent))
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb\r\n \n", ["a", "", "b", " "]), ("\n", [""]),
  ])
  func linesEndAtNewlines(text: String, expected: [String]) throws {
    #expect(try lines([Array(text.utf8)]) == expected)
    // However the bytes arrive.
    #expect(try lines(text.utf8.map { [$0] }) == expected)
  }

  @Test func invalidBytesAreRepaired() throws {
    #expect(try lines([[0x61, 0xFF, 0x0A, 0xE4, 0xBD], [0xA0, 0x0A]]) == ["a\u{FFFD}", "你"])
  }

  @Test func aLongLineArrivesWhole() throws {
    let chunk = [UInt8](repeating: 0x78, count: 65_536)
    #expect(try lines(Array(repeating: chunk, count: 16)).map(\.utf8.count) == [1_048_576])
  }
}

/// Gives chunks of bytes, one after the other.
private final class Chunks: Sendable {
  private let chunks: Mutex<[[UInt8]]>

  init(_ chunks: [[UInt8]]) { self.chunks = Mutex(chunks.reversed()) }

  func next() -> [UInt8]? { chunks.withLock { $0.popLast() } }
}
