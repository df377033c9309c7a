import SkillKit

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A language model of the user's: a command that reads a prompt and writes what it makes of it.
///
/// It runs without a shell in a process group of its own, which is killed when the run that wants
/// it is cancelled.
struct LanguageModelCommand: Sendable {
  /// The most that is read of an answer, in bytes.
  private static let answerLimit = 256 << 10
  /// How long to wait before looking whether the run is cancelled, in milliseconds.
  private static let patience: Int32 = 20

  private let words: [String]

  /// Reads a command line such as `llm -m "small one"`; nil where it names nothing.
  ///
  /// - Parameter line: words with white space between them; quotation marks keep it in a word.
  init?(_ line: String) {
    words = CommandWords.split(line)
    if words.isEmpty { return nil }
  }

  /// Gives the command a prompt and reads its answer; blocks.
  func answer(to prompt: String) throws(SkillError) -> String {
    var (input, output) = (Pipe(), Pipe())
    guard input.isOpen, output.isOpen else { throw .failed(reason: "out of files") }
    defer {
      input.close()
      output.close()
    }
    let child = try start(reading: input, writing: output)
    input.closeReading()
    output.closeWriting()
    let bytes = Self.exchange(Array(prompt.utf8), &input, output)
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let bytes else { throw .cancelled }
    // The command may linger after its last word, and is killed then: only what it says counts.
    guard !bytes.isEmpty else { throw .failed(reason: "'\(words[0])' says nothing") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(reading input: Pipe, writing output: Pipe) throws(SkillError) -> pid_t {
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let failure = posix_spawnp(
      &child, words[0], &actions, &attributes, arguments + [nil], environ)
    guard failure == 0 else {
      throw .failed(reason: "'\(words[0])' can't be run: \(String(cString: strerror(failure)))")
    }
    return child
  }

  /// Writes the prompt while reading the answer; nil where the run is cancelled.
  private static func exchange(
    _ prompt: [UInt8], _ input: inout Pipe, _ output: Pipe
  ) -> [UInt8]? {
    _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
    var answer: [UInt8] = []
    var written = 0
    while answer.count < answerLimit {
      if Task.isCancelled { return nil }
      if written >= prompt.count { input.closeWriting() }
      var requests = [
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&requests, 2, patience) > 0 else { continue }
      if requests[1].revents != 0 {
        let got = prompt.withUnsafeBytes {
          write(input.writing, $0.baseAddress?.advanced(by: written), $0.count - written)
        }
        // A command that doesn't want the rest of the prompt may still answer.
        written = got > 0 ? written + got : errno == EAGAIN ? written : prompt.count
      }
      if requests[0].revents != 0 {
        guard let bytes = LiveStream.read(from: output.reading) else { break }
        answer += bytes
      }
    }
    return answer
  }
}

/// The two ends of a pipe, closed in children.
private struct Pipe {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  var isOpen: Bool { reading >= 0 && writing >= 0 }

  mutating func closeReading() { Self.close(&reading) }
  mutating func closeWriting() { Self.close(&writing) }

  mutating func close() {
    closeReading()
    closeWriting()
  }

  private static func close(_ end: inout Int32) {
    #if canImport(Glibc)
    if end >= 0 { _ = Glibc.close(end) }
    #else
    if end >= 0 { _ = Darwin.close(end) }
    #endif
    end = -1
  }
}
