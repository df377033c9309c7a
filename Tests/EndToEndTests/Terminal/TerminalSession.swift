#if os(Linux)
import Glibc
import Testing

@testable import ParleyCLI

/// The built program at a terminal of its own, with a small home folder.
final class TerminalSession {
  let terminal: PseudoTerminal
  private(set) var process = pid_t()
  private var hasEnded = false
  let home: SessionHome

  /// Starts `parley` with the home folder, or another program, and waits for nothing.
  init(
    _ arguments: [String] = [], program: String? = nil, columns: Int = 60, rows: Int = 20,
    home: SessionHome? = nil, environment more: [String] = []
  ) throws {
    self.home = try home ?? SessionHome()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which the C library hides: the terminal becomes the controlling one.
    posix_spawnattr_setflags(&attributes, 0x80)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var name = [CChar](repeating: 0, count: 128)
    try #require(ttyname_r(terminal.other, &name, name.count) == 0)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let parley = try self.home.program
    let path = program ?? parley
    let words = [path] + arguments + (program == nil ? self.home.options : [])
    let environment =
      [
        "TERM=xterm-256color", "HOME=\(self.home.path)", "PATH=/usr/bin:/bin", "TZ=UTC",
        "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no",
        "PARLEY=\(parley) \(self.home.options.joined(separator: " "))", "PS1=$ ",
      ] + more
    let (list, variables) = (words.map { strdup($0) }, environment.map { strdup($0) })
    defer { for text in list + variables { free(text) } }
    try #require(
      posix_spawn(&process, path, &actions, &attributes, list + [nil], variables + [nil]) == 0)
    terminal.closeOther()
  }

  /// What a failed test left running must not wait for ever.
  deinit { if !hasEnded { kill(process, SIGKILL) } }

  /// Waits for the prompt, then types a text.
  func typeAtPrompt(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await terminal.wait(sourceLocation: sourceLocation) { $0.textBeforeCursor == "> " }
    terminal.type(text)
  }

  /// Waits for the program to end; the number of a signal is given as a negative one.
  func exitCode() async -> Int32 {
    hasEnded = true
    return await withCheckedContinuation { [process] continuation in
      BackgroundThread.start {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? status >> 8 & 0xFF : -signal)
      }
    }
  }

  /// Leaves with Ctrl-D.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) async {
    terminal.type("\u{3}\u{4}")
    #expect(await exitCode() == 0, sourceLocation: sourceLocation)
  }
}

/// A home folder and a state folder for sessions.
final class SessionHome {
  let path: String

  init() throws {
    var template = Array("/tmp/parley-session-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
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
      intent text.summarize
        about    Summarise a file.
        strong   summarize [source]
        slot     source: text
      """, to: "Intents/a.intent")
    try write(
      """
      train timer.set
        set a timer for [ten minutes](length)
      train note.add
        note that [the milk is out](body)
      """, to: "Corpus/a.corpus")
  }

  deinit {
    let words = ["/bin/rm", "-r", path].map { (word: String) in strdup(word) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/rm", nil, nil, words, [nil]) == 0 else { return }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// The options that name the folders.
  var options: [String] { ["--home", path, "--state", "\(path)/state"] }

  /// The program beside the one that runs the tests.
  var program: String {
    get throws {
      let own = try #require(LiveFiles.linkTarget("/proc/self/exe"))
      return own.prefix(upTo: try #require(own.lastIndex(of: "/"))) + "/parley"
    }
  }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    try LiveFiles.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  /// Reads a file of the folder.
  func read(_ name: String) throws -> String {
    String(decoding: try LiveFiles.read("\(path)/\(name)", limit: 1 << 20), as: UTF8.self)
  }
}
#endif
