import AgentRuntime
import SkillKit
import Synchronization
import Testing

@testable import ParleyCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A small home folder on the disk, and a world that holds little else.
final class SampleHome: Sendable {
  /// How a command line ended, and what it wrote.
  struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// The path of the folder.
  let path: String

  init() throws {
    var template = Array("/tmp/parley-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) }
    path = try #require(made)
    try write(
      """
      intent timer.set
        about    Start a countdown.
        strong   set a timer
        slot     length: duration 1s..24h  "For how long?"

      intent note.add
        about    Write down a note.
        strong   ^note that
        slot     body: text  "What should it say?"

      intent note.find
        about    Show my notes.
        strong   show my notes
      """, to: "Intents/a.intent")
    try write(
      """
      train timer.set
        set a timer for [ten minutes](length)
      train note.add
        note that [the milk is out](body)
      train note.find
        show my notes
      """, to: "Corpus/a.corpus")
  }

  deinit { Self.remove(path) }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    try LiveFiles.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  /// Reads a file of the folder.
  func read(_ name: String) throws -> String {
    String(decoding: try LiveFiles.read("\(path)/\(name)", limit: 1 << 20), as: UTF8.self)
  }

  /// Runs a command line at 2026-01-31T09:00:00Z, in UTC.
  func run(
    _ words: [String], input: String = "", isTerminal: Bool = false,
    now: Int64 = 1_769_850_000_000
  ) async -> Outcome {
    let (output, errors) = (Sink(), Sink())
    let source = Source(input)
    let console = Console(
      input: { source.next() }, output: output.stream, errors: errors.stream,
      isInputTerminal: isTerminal)
    let code = await CommandLineTool.run(
      words + ["--home", path], world: world(now: now), console: console)
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  /// A world with the real disk and nothing else.
  func world(now: Int64) -> World {
    var world = World()
    let cache = "\(path)/cache"
    world.variable = { $0 == "XDG_CACHE_HOME" ? cache : nil }
    world.isFolder = { LiveFiles.isFolder($0) }
    world.readFile = { (path, limit) throws(FileProblem) in
      try LiveFiles.read(path, limit: limit)
    }
    world.writeFile = { (path, bytes) throws(WriteProblem) in
      try LiveFiles.write(bytes, to: path)
    }
    world.makePrivate = { _ = chmod($0, 0o600) }
    world.files = { LiveFiles.list($0) }
    world.removeFile = { _ = unlink($0) }
    world.dataFolder = { (home) throws(DataFolder.Problem) in try DataFolder(home: home) }
    world.now = { now }
    return world
  }

  private static func remove(_ path: String) {
    guard let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}

/// Gathers what is written.
final class Sink: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var stream: OutputStream {
    OutputStream(isTerminal: false) { new in
      self.bytes.withLock { $0 += new }
      return true
    }
  }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}

/// Gives a text once.
private final class Source: Sendable {
  private let text: Mutex<String?>

  init(_ text: String) { self.text = Mutex(text) }

  func next() -> [UInt8]? {
    text.withLock { text in
      defer { text = nil }
      return text.map { Array($0.utf8) }
    }
  }
}
