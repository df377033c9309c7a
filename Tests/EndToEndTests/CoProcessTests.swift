#if os(Linux)
import Glibc
import Testing

@testable import ParleyCLI

/// The program as the child of another program, over pipes.
@Suite(.timeLimit(.minutes(4)))
struct CoProcessTests {
  @Test func eachLineIsAnsweredBeforeTheNextIsWritten() async throws {
    let home = try SessionHome()
    let child = try CoProcess(home, ["--state", "none"])
    child.write("set a timer\n")
    #expect(await child.line() == "For how long?")
    child.write("ten minutes\n")
    #expect(await child.line() == "Timer set for 10 minutes.")
    child.closeInput()
    #expect(await child.line() == nil)
    #expect(await child.exitCode() == 0)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)])
  func aSignalLeavesTheJournalWhole(signal: Int32, code: Int) async throws {
    let home = try SessionHome()
    let child = try CoProcess(home)
    child.write("note that the milk is out\n")
    #expect(await child.line()?.hasPrefix("Noted") == true)
    kill(child.process, signal)
    #expect(await child.exitCode() == Int32(code))
    let next = try CoProcess(home)
    next.write("show my notes\n")
    next.closeInput()
    var lines: [String] = []
    while let line = await next.line() { lines.append(line) }
    #expect(lines.contains { $0.contains("the milk is out") })
    #expect(await next.exitCode() == 0)
  }

  @Test func aReloadTakesEditsAndABrokenOneLeavesTheOldData() async throws {
    let home = try SessionHome()
    let child = try CoProcess(home, ["--state", "none"])
    child.write("note that a\n/reload\n")
    #expect(await child.line() == "Noted: a.")
    #expect(await child.line() == "Nothing has changed in Intents and Corpus.")
    try home.write(
      "intent todo.list\n  about  Show my list.\n  strong  what is left\n", to: "Intents/b.intent")
    child.write("what is left\n/reload\nwhat is left\n")
    #expect(await child.line()?.hasPrefix("I'm not sure") == true)
    #expect(await child.line()?.hasPrefix("Read anew: 5 intents") == true)
    #expect(await child.line()?.hasPrefix("Your list is empty") == true)
    try home.write("intent todo.list\n  abuot  Show my list.\n", to: "Intents/b.intent")
    child.write("/reload\nwhat is left\nshow my notes\n")
    var problems: [String] = []
    while let line = await child.line(), line != "What was in force before stays so." {
      problems.append(line)
    }
    #expect(problems.contains { $0.hasPrefix("Intents/b.intent:2:3: error:") }, "\(problems)")
    #expect(await child.line()?.hasPrefix("Your list is empty") == true)
    #expect(await child.line() == "1 note:")
    child.closeInput()
    #expect(await child.line() == "1) a")
    #expect(await child.exitCode() == 0)
  }

  @Test func aReaderThatLeavesIsNoError() async throws {
    let home = try SessionHome()
    let child = try CoProcess(home, ["--state", "none"])
    child.closeOutput()
    child.write("show my notes\n")
    #expect(await child.exitCode() == 0)
  }

  @Test func aScriptIsAnsweredLikeAPipe() async throws {
    let home = try SessionHome()
    try home.write("set a timer\n\nten minutes\n", to: "lines.txt")
    let child = try CoProcess(
      home, ["chat", "--state", "none", "--script", "\(home.path)/lines.txt"])
    #expect(await child.line() == "For how long?")
    #expect(await child.line() == "Timer set for 10 minutes.")
    #expect(await child.exitCode() == 0)
  }
}

/// A child with a pipe each way.
private final class CoProcess {
  private(set) var process = pid_t()
  private var input: Int32
  private var output: Int32
  private var pending: [UInt8] = []

  init(_ home: SessionHome, _ arguments: [String] = []) throws {
    var (into, out): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    try #require(pipe(&into) == 0)
    try #require(pipe(&out) == 0)
    for file in into + out { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (input, output) = (into[1], out[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, into[0], 0)
    posix_spawn_file_actions_adddup2(&actions, out[1], 1)
    let program = try home.program
    // The last of equal options counts.
    let words = ([program] + home.options + arguments).map { strdup($0) }
    let variables = ["HOME=\(home.path)", "TZ=UTC"].map { (text: String) in strdup(text) }
    defer { for text in words + variables { free(text) } }
    try #require(
      posix_spawn(&process, program, &actions, nil, words + [nil], variables + [nil]) == 0)
    close(into[0])
    close(out[1])
  }

  deinit {
    closeInput()
    closeOutput()
  }

  func write(_ text: String) { _ = LiveStream.write(Array(text.utf8), to: input) }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// The next line of output; nil at the end.
  func line() async -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let file = output
      let more: [UInt8]? = await withCheckedContinuation { continuation in
        BackgroundThread.start { continuation.resume(returning: LiveStream.read(from: file)) }
      }
      guard let more else { return nil }
      pending += more
    }
  }

  func exitCode() async -> Int32 {
    await withCheckedContinuation { [process] continuation in
      BackgroundThread.start {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        continuation.resume(returning: status & 0x7F == 0 ? status >> 8 & 0xFF : -status)
      }
    }
  }
}
#endif
