import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The built program, run as a process with a home of its own.
struct SpawnedParley {
  /// How a process ended, and what it wrote.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  private let program: String
  private let folder: String

  /// Finds the program beside the one that runs the tests, and makes a folder for its files.
  init() throws {
    var path = [UInt8](repeating: 0, count: 4096)
    let count = path.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink("/proc/self/exe", $0, characters.count) } ?? -1
      }
    }
    try #require(count > 0)
    let own = String(decoding: path[..<count], as: UTF8.self)
    program = own.prefix(upTo: try #require(own.lastIndex(of: "/"))) + "/parley"
    var template = Array("/tmp/parley-end-XXXXXX".utf8CString)
    folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    for name in ["home", "home/Intents", "home/Corpus"] { mkdir("\(folder)/\(name)", 0o700) }
    try write(
      "intent light.on\n  about On.\n  strong turn on the light\n", to: "home/Intents/a.intent")
    try write("train light.on\n  make it bright in here\n", to: "home/Corpus/a.corpus")
  }

  /// Removes the folder.
  func remove() {
    _ = try? start("/bin/rm", ["-r", folder], input: "")
  }

  /// Runs a command line.
  func run(_ words: String..., input: String = "") throws -> Outcome {
    try start(program, words + ["--home", "\(folder)/home"], input: input)
  }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    let file = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(file >= 0)
    defer { close(file) }
    let bytes = Array(text.utf8)
    try #require(writeBytes(file, bytes, bytes.count) == bytes.count)
  }

  private func read(_ name: String) -> String {
    let file = open("\(folder)/\(name)", O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let got = readBytes(file, &chunk, chunk.count), got > 0 { bytes += chunk[..<got] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(
    _ program: String, _ words: [String], input: String
  ) throws -> Outcome {
    try write(input, to: "stdin")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "\(folder)/stdin", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, "\(folder)/stdout", flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "\(folder)/stderr", flags, 0o600)
    let arguments: [UnsafeMutablePointer<CChar>?] =
      ([program] + words).map { strdup($0) } + [nil]
    let texts = ["HOME=\(folder)", "TZ=UTC", "PATH=/bin"]
    let variables: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    try #require(posix_spawn(&process, program, &actions, nil, arguments, variables) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      code: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: read("stdout"),
      errors: read("stderr"))
  }
}

/// `write(2)` and `read(2)`, under names that the type doesn't take.
private func writeBytes(_ file: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(file, bytes, count)
}

private func readBytes(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(file, &bytes, count)
}
