import SkillKit
import Testing

@testable import ParleyCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct LanguageModelCommandTests {
  // As the program does: a command may end before it has read its prompt.
  init() { signal(SIGPIPE, SIG_IGN) }

  @Test(arguments: [
    ("", []), ("  ", []), ("llm", ["llm"]), ("llm -m small", ["llm", "-m", "small"]),
    (#"a "b c" 'd "e"' f''g "#, ["a", "b c", #"d "e""#, "fg"]), (#"a """#, ["a", ""]),
    (#"a "b c"#, ["a", "b c"]),
  ])
  func aCommandLineIsSplitIntoWords(line: String, words: [String]) {
    #expect(CommandWords.split(line) == words)
  }

  @Test func theCommandReadsThePromptAndWritesTheAnswer() throws {
    let prompt = String(repeating: "What is the capital of Peru?\n", count: 20_000)
    let echo = try #require(LanguageModelCommand("cat"))
    #expect(try echo.answer(to: prompt).utf8.elementsEqual(prompt.utf8.prefix(256 << 10)))
    let deaf = try #require(LanguageModelCommand("sh -c 'echo Lima'"))
    #expect(try deaf.answer(to: prompt) == "Lima\n")
    #expect(LanguageModelCommand(" ") == nil)
  }

  @Test func aCommandThatFailsIsAFailure() throws {
    let missing = try #require(LanguageModelCommand("no-such-model --fast"))
    #expect(
      throws: SkillError.failed(
        reason: "'no-such-model' can't be run: No such file or directory")
    ) { try missing.answer(to: "x") }
    let silent = try #require(LanguageModelCommand("true"))
    #expect(throws: SkillError.failed(reason: "'true' says nothing")) {
      try silent.answer(to: "x")
    }
  }

  @Test func aCancelledRunKillsTheCommand() async throws {
    let slow = try #require(LanguageModelCommand("sleep 60"))
    let run = Task { () throws(SkillError) in try slow.answer(to: "x") }
    run.cancel()
    await #expect(throws: SkillError.cancelled) { try await run.value }
  }
}
