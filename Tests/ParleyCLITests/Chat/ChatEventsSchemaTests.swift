import AgentRuntime
import SkillKit
import Testing

@testable import ParleyCLI

/// Holds the JSON of a chat to its description.
struct ChatEventsSchemaTests {
  private struct Field: Hashable {
    var name: String
    var isOptional: Bool
  }

  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func everyObjectHasTheFieldsThatAreDescribed() async throws {
    let schema = try schema()
    #expect(schema.keys.sorted() == ["event", "notice", "progress", "reply", "turn"])
    let state = ["--state", "\(home.path)/state", "--json"]
    let input = "set a timer\n10 minutes\nxyzzy\n/help\n/dry set a timer\n/quti\nshow my notes\n"
    var lines = await home.run(state, input: input).output.split(separator: "\n")
    let later = 1_769_850_000_000 as Int64 + 3_600_000
    lines += await home.run(state, now: later).output.split(separator: "\n")
    lines += runEvents()
    var seen: Set<String> = []
    for line in lines.map(String.init) {
      let (type, keys) = Self.fields(of: line)
      seen.insert(type)
      let fields = try #require(schema[type], "\(line)")
      #expect(keys.isSubset(of: fields.map(\.name)), "\(line)")
      #expect(keys.isSuperset(of: fields.filter { !$0.isOptional }.map(\.name)), "\(line)")
    }
    #expect(seen == Set(schema.keys))
  }

  /// What a run may send besides what the built-in skills do.
  private func runEvents() -> [Substring] {
    let kinds: [RunEvent.Kind] = [
      .queued, .paused, .resumed, .phase("a"), .progress(0.5), .log("b"), .failed(.timedOut, .zero),
      .cancelled,
    ]
    return kinds.flatMap { kind in
      var json = JSONWriter()
      ChatJSON.write(RunEvent(run: 1, turn: 1, skill: "s", kind: kind), to: &json)
      return String(decoding: json.bytes, as: UTF8.self).split(separator: "\n")
    }
  }

  /// The fields by type, read off the tables of the article.
  private func schema() throws -> [String: [Field]] {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "\(root)/Sources/ParleyCLI/ParleyCLI.docc/ChatEvents.md"
    let article = String(decoding: try LiveFiles.read(path, limit: 1 << 20), as: UTF8.self)
    var schema: [String: [Field]] = [:]
    var type = ""
    for line in article.split(separator: "\n") {
      let quoted = line.split(separator: "`", omittingEmptySubsequences: false)
      if line.hasPrefix("### `") { type = String(quoted[1]) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|")
      schema[type, default: []].append(
        Field(name: String(quoted[1]), isOptional: cells[1].contains("optional")))
    }
    return schema
  }

  /// The type of an object and the names of its fields.
  private static func fields(of line: String) -> (type: String, keys: Set<String>) {
    var (depth, isString, isEscaped) = (0, false, false)
    var (text, last, type) = ("", "", "")
    var keys: Set<String> = []
    for character in line {
      if isString {
        if !isEscaped, character == "\"" {
          isString = false
          if last == "type", type.isEmpty { type = text }
          continue
        }
        isEscaped = !isEscaped && character == "\\"
        text.append(character)
        continue
      }
      switch character {
      case "\"": (isString, text) = (true, "")
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 1:
        keys.insert(text)
        last = text
      default: break
      }
    }
    return (type, keys)
  }
}
