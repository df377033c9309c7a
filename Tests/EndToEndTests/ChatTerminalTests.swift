#if os(Linux)
import Glibc
import Testing

/// The chat as a person meets it: the built program at a terminal of its own.
struct ChatTerminalTests {
  @Test(.timeLimit(.minutes(3)))
  func promptsAnswersAndLeavesAtTheEndOfInput() throws {
    // Without an environment there is no cache, and the first answer waits for the training.
    let terminal = try Terminal(["--state", "none", "--seed", "1"])
    #expect(terminal.read(until: "> ").contains("Parley."))
    terminal.type("what is 2 + 2\n")
    #expect(terminal.read(until: "\r\n> ").contains("2 + 2 = 4"))
    terminal.type("\u{3}")
    #expect(terminal.read(until: "\r\n> ").contains("To leave, press Ctrl-D"))
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
  }
}

/// A pseudo-terminal with the program at its other end.
private struct Terminal {
  private let file: Int32
  private let process: pid_t

  /// Starts the program beside this test, in a session of its own.
  init(_ arguments: [String]) throws {
    var (own, other): (Int32, Int32) = (-1, -1)
    try #require(openpty(&own, &other, nil, nil, nil) == 0)
    defer { close(other) }
    // The child must not keep our end open, or it would never see the terminal close.
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which the C library hides: the terminal becomes the controlling one.
    posix_spawnattr_setflags(&attributes, 0x80)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var name = [CChar](repeating: 0, count: 128)
    try #require(ttyname_r(other, &name, name.count) == 0)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let program = try #require(Self.program)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    try #require(posix_spawn(&process, program, &actions, &attributes, words, [nil]) == 0)
    self.process = process
    file = own
  }

  /// Types a text.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(file, bytes, bytes.count)
  }

  /// Reads until a text ends what was read, or nothing comes for a minute.
  func read(until end: String) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(end) {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) == 1 else { break }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the program to end.
  func exitCode() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(file)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  private static var program: String? {
    realpath("/proc/self/exe", nil).map { path in
      defer { free(path) }
      let parts = String(cString: path).split(separator: "/").dropLast()
      return "/" + parts.joined(separator: "/") + "/parley"
    }
  }
}
#endif
