import Testing

@testable import ParleyCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct ShellCompletionsTests {
  private static func has(_ shell: String) -> Bool {
    access("/usr/bin/\(shell)", X_OK) == 0 || access("/bin/\(shell)", X_OK) == 0
  }

  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test(
    .enabled("bash isn't installed", { has("bash") }),
    arguments: [
      ("rou", ["route"]), ("--col", ["--color"]), ("--color a", ["auto", "always"]),
      ("chat --d", ["--dry-run"]), ("run timer.sta", ["timer.start"]),
      ("completions f", ["fish"]), ("help tes", ["test"]),
    ])
  func bashCompletes(line: String, expected: [String]) async throws {
    let words = "parley \(line)".split(separator: " ", omittingEmptySubsequences: false)
    let program = """
      source <(printf '%s' "$SCRIPT"); COMP_WORDS=(\(words.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1); _parley; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try await run(["bash", "-c", program], for: "bash") == expected)
  }

  @Test(
    .enabled("fish isn't installed", { has("fish") }),
    arguments: [
      ("rou", ["route"]), ("--col", ["--color"]), ("--color a", ["always", "auto"]),
      ("chat --d", ["--dry-run"]), ("run timer.sta", ["timer.start"]),
      ("completions f", ["fish"]), ("help tes", ["test"]),
    ])
  func fishCompletes(line: String, expected: [String]) async throws {
    let program = "echo $SCRIPT | string collect | source; complete -C 'parley \(line)'"
    let lines = try await run(["fish", "--no-config", "-c", program], for: "fish")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == expected)
  }

  @Test(
    .enabled("zsh isn't installed", { has("zsh") }),
    arguments: [
      ("rou", ["route"]), ("--color a", ["auto", "always", "never"]),
      ("run timer.sta", ["timer.start"]), ("help tes", ["test"]),
    ])
  func zshOffers(line: String, expected: [String]) async throws {
    // The completion system needs a terminal; what the function offers to it doesn't.
    let words = "parley \(line)".split(separator: " ", omittingEmptySubsequences: false)
    let program = """
      compdef() { : }; _files() { : }
      compadd() { shift; print -l -- $@ }; _describe() { print -l -- ${${(P)2}%%:*} }
      eval "$SCRIPT"; words=(\(words.joined(separator: " "))); CURRENT=\(words.count); _parley
      """
    let offered = try await run(["zsh", "-f", "-c", program], for: "zsh")
    #expect(expected.allSatisfy(offered.contains))
  }

  /// Runs a shell with the script for it in the environment; gives the lines it writes.
  private func run(_ words: [String], for shell: String) async throws -> [String] {
    let script = await home.run(["completions", shell]).output
    try home.write("", to: "lines")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "\(home.path)/lines", O_WRONLY, 0)
    let variables = ["SCRIPT=\(script)", "HOME=\(home.path)", "PATH=/usr/bin:/bin"]
    let (list, environment) = (words.map { strdup($0) }, variables.map { strdup($0) })
    defer { for text in list + environment { free(text) } }
    var process = pid_t()
    try #require(
      posix_spawnp(&process, words[0], &actions, nil, list + [nil], environment + [nil]) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return try home.read("lines").split(separator: "\n").map(String.init)
  }
}
